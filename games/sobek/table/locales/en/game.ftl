## On the pages around the game.

game-about = Trade on the quays of the Nile. Whatever you skip, the crocodile remembers.
game-facts = 2–4 players · 40 min
game-learn = Learn in 5 minutes

option-memory = Memory
option-memory-off = As in the book: remember it yourself
option-memory-on = Show what everybody could remember
game-new = Sobek for { $seats ->
    [2] two
    [3] three
   *[other] four
}: { $who }.

## Names of things in the box, in the case that the sentences below need.

sobek-family-ivory = ivory
sobek-family-ebony = ebony
sobek-family-marble = marble
sobek-family-cattle = cattle
sobek-family-fish = fish
sobek-family-wheat = wheat

# After "set".
sobek-of-ivory = of ivory
sobek-of-ebony = of ebony
sobek-of-marble = of marble
sobek-of-cattle = of cattle
sobek-of-fish = of fish
sobek-of-wheat = of wheat

# After "card".
sobek-back-green = with a green back
sobek-back-beige = with a beige back
sobek-back-orange = with an orange back

sobek-goods-valued = { $family } with { $scarabs } { $scarabs ->
        [one] scarab
       *[other] scarabs
    }
sobek-goods-plain = { $family } without scarabs
sobek-goods-green = { $family } with a green back
sobek-amulet = amulet

sobek-card-queen = Queen Sobekneferu
sobek-card-priest = High Priest
sobek-card-priestess = High Priestess
sobek-card-scribe-cattle = Scribe of cattle
sobek-card-vizier = Vizier
sobek-card-thief = Thief
sobek-card-scribe-fish = Scribe of fish
sobek-card-courtesan = Courtesan
sobek-card-merchant = Merchant

sobek-token-guild-ankh = Guild of the Ankh
sobek-token-guild-eye = Guild of the Eye
sobek-token-guild-feather = Guild of the Feather
sobek-token-guild-djed = Guild of the Djed
sobek-token-flood = Flood
sobek-token-curse = Curse
sobek-token-prosperity = Prosperity
sobek-token-embalming = Embalming
sobek-token-deceit = Deceit

sobek-decision-starter = Name who starts the round.
sobek-decision-turn = Take a card, play a character or lay a set.
sobek-decision-rob = Take a card from the corruption pile you are looking through.
sobek-decision-discards = Give up cards until you have 6 left.

## Why an action is refused.

refusal-sobek-not-in-row = There is no such card: the row holds { $lying ->
        [one] only { $lying } card
       *[other] only { $lying } cards
    }. Count from the temple.
refusal-sobek-out-of-reach = You can take only one of the first four cards of the row.
refusal-sobek-not-in-hand = { $count ->
        [one] You don't have this card in your hand, or not enough of it: { $cards }.
       *[other] You don't have these cards in your hand, or not enough of them: { $cards }.
    } Choose from what you hold.
refusal-sobek-not-of-family = A set { $family } can't take this card: { $card }. Only cards of the family and amulets fit.
refusal-sobek-too-few-for-set = A set takes at least 3 cards, also when you add to one; you named { $count }.
refusal-sobek-only-amulets = Amulets alone don't make a new set. Put at least one card of the family with them.
refusal-sobek-no-such-seat = There is no seat { $seat } at this table. Choose somebody who plays.
refusal-sobek-yourself = Choose an opponent, not yourself.
refusal-sobek-no-back-named = Seat { $seat } has cards to steal. Say which back you want: green, beige or orange.
refusal-sobek-no-such-back = Seat { $seat } holds no card { $back }. Choose a back that you see in that hand.
refusal-sobek-not-in-pile = This card is not in that corruption pile: { $card }. Choose one that is.
refusal-sobek-no-such-set = You have no set { $family } to add to. Choose a set in front of you.
refusal-sobek-courtesan-adds = The Courtesan adds 1 or 2 cards to a set, not { $count }.
refusal-sobek-courtesan-must-add = You hold cards that fit one of your sets: add 1 or 2 of them with the Courtesan.
refusal-sobek-no-such-token = The event “{ $token }” is not among the tokens left. Pick one of those you were shown.
refusal-sobek-prosperity-elsewhere = Prosperity goes on a set of wheat, fish or cattle in front of you.
refusal-sobek-prosperity-must-go = You have a set on which Prosperity must go. Say which one.
refusal-sobek-discard-order = Name the cards you give up in the order of the box (ivory, ebony, marble, cattle, fish, wheat, amulets), and leave enough to choose from.
refusal-sobek-set-order = Name horizontal sets in this order, each family once: ivory, ebony, marble, cattle, fish, wheat.
refusal-sobek-wrong-deal = This isn't a proper deal: it needs two green cards for each seat, 5 of the 12 tokens and all the other cards.
refusal-sobek-not-lowest = Seat { $seat } can't be the one drawn: it doesn't have the lowest score.
refusal-sobek-wrong-steal = The hand that is stolen from holds no such card with that back.

## What is worth knowing in a first game.

coach-sobek-take = Take one of the four cards nearest to the temple. The first is free; each one you pass over goes face down under your tile as corruption. Look for three cards of one family.
coach-sobek-balance = The further you reach, the more corruption you take. Nobody sees how much the others have; only the most corrupt player is punished, so make sure someone has more.
coach-sobek-set = You hold at least three cards of one family. As a set, they score scarabs times cards, and you may use an event token. You can wait for more cards, but what you still hold when the round ends becomes corruption.
coach-sobek-character = You hold a character. Play it for its effect, as a whole turn, or keep it as a card of its family for a set.
coach-sobek-event = A set brings an event. Each token is used once a round; choose what helps most now. The tokens you leave stay for the others.
coach-sobek-rob = Your Vizier looks through this corruption. Take the card you need most; their pile loses it, too.
coach-sobek-discard = A Scribe forces you down to six cards. What you give up becomes corruption: let go of what won’t become a set.
coach-sobek-flat = The round is over. You may lay three cards of one family flat. They score only their scarabs, but they don’t count as corruption. Everything else goes under your tile.
coach-sobek-starter = You have the lowest score, so you name who starts. The starter chooses first, but the good cards may lie further back.
coach-sobek-wait = Watch what the others take and pass over, and you will know much of what they hold.
coach-sobek-over = The game is over. Look back at it move by move, or play again.
