# What is worth knowing in a first game, at every decision.

coach-title = A first game
coach-stop = Stop explaining

coach-sobek-take = Take one of the first four cards from the temple on. The first is free; each one you pass over goes face down under your tile and is corruption. Look for three cards of one family.
coach-sobek-balance = The further you reach, the more corruption you take. Nobody sees how much the others have; only the most corrupt player is punished, so stay below somebody.
coach-sobek-set = You hold at least three cards of one family. Laid as a set they score scarabs times cards, and you may use an event token. You can wait for more cards, but what you still hold when the round ends is corruption.
coach-sobek-character = You hold a character. Play it for its effect, as a whole turn, or keep it as a card of its family for a set.
coach-sobek-event = A set brings an event. Each token is used once a round; choose what helps most now. The tokens you leave stay for the others.
coach-sobek-rob = Your Vizier looks through this corruption. Take the card you need most; it leaves their pile, too.
coach-sobek-discard = A Scribe forces you down to six cards. What you give up is corruption: let go what won’t become a set.
coach-sobek-flat = The round is over. Three cards of a family that you still hold may be laid flat: they score only their scarabs, but they are no corruption then. Everything else goes under your tile.
coach-sobek-starter = You have the lowest score, so you name who starts. Who starts chooses first, but the good cards may lie further back.
coach-sobek-wait = Watch what the others take and pass over: you can remember much of what they hold.
coach-sobek-over = The game is over. Look back at it move by move, or play again.
coach-conex-lay = Choose a card: its numbers are small corners of other colours. Lay one of them on a real corner of that colour and score its number. The card must touch nothing else and stay on the table.
coach-conex-space = Every card you lay offers new corners to the others and takes room away. A lower number in a good place can be worth more than a high one that opens a +2 card.
coach-conex-double = You hold the double token. It doubles one laying, the card’s +2 included; keep it for a high number.
coach-conex-draw = None of your cards fits just now. Draw two; you may hold as many as you like.
coach-conex-lightning = Lightning takes away a card on which nothing lies, and all others must give up a card. Use it to free a corner or to take a good place from somebody, or keep it.
coach-conex-discard = Somebody used lightning: one card of yours goes under the pile. Give up the one that is hardest to lay.
coach-conex-wait = Choose a card of yours meanwhile and look where it could lie.
coach-conex-over = The game is over. Look back at it move by move, or play again.
