## On the pages around the game.

game-about = Lay corner on corner, touch nothing else. The table is small, and it fills up.
game-facts = 2–4 players · 20 min
game-learn = Learn in 3 minutes

option-size = The size of the table is the difficulty
option-size-small = Small
option-size-medium = Medium
option-size-large = Large
option-size-small-is = tight, sharp
option-size-medium-is = balanced for two and three
option-size-large-is = roomy; for four
option-track = Length
option-track-40 = To 40 points
option-track-30 = To 30 points, shorter
game-new = Conex for { $seats ->
    [2] two
    [3] three
   *[other] four
} on a { $size ->
    [small] small
    [large] large
   *[other] medium
} table: { $who }.

## Names of things in the box, in the case that the sentences below need.

# A card by its main colour and the number of its layout.
conex-card-red = red { $number }
conex-card-purple = purple { $number }
conex-card-yellow = yellow { $number }
conex-card-turquoise = turquoise { $number }

# Before "corner".
conex-corner-red = red
conex-corner-purple = purple
conex-corner-yellow = yellow
conex-corner-turquoise = turquoise

# After "would touch".
conex-touched-board = the board
conex-touched-card = { $card }

# After "would cover".
conex-covered = the { $colour } { $value } printed on { $card }

# After "would reach over".
conex-side-left = the left edge
conex-side-top = the top edge
conex-side-right = the right edge
conex-side-bottom = the bottom edge

conex-decision-start = Lay a card or draw; use lightning or pass where you can.
conex-decision-main = Lay a card or draw.
conex-decision-end = Use lightning or end your turn.
conex-decision-discard = Give up a card from your hand.

## Why an action is refused.

refusal-conex-not-in-hand = You don't hold { $card }. Choose a card from your hand.
refusal-conex-board-not-on-table = The board is not on the table.
refusal-conex-card-not-on-table = You can't lay on { $card }: it is not on the table.
refusal-conex-colour = The colours don't match: a { $printed } printed corner doesn't go on a { $corner } corner.
refusal-conex-misfits = The card can't lie there: { $reasons }. Try another of its corners or another place.
refusal-conex-covers = it would cover { $corners }
refusal-conex-touches = it would touch { $components }
refusal-conex-edge = it would reach over { $sides } of the table
refusal-conex-pile-empty = The pile is empty, so you can't draw. Lay a card, or pass if none of yours fits.
refusal-conex-can-draw = You can pass only if you can neither lay nor draw, and the pile still has cards. Draw, or lay a card.
refusal-conex-can-lay = You can pass only if you can neither lay nor draw, and a card of yours fits somewhere. Lay it.
refusal-conex-no-lightning = You don't have the lightning token, so you can't use it.
refusal-conex-no-double = You don't have the double token. Lay the card without doubling its points.
refusal-conex-not-there = Lightning can't remove { $card }: it is not on the table.
refusal-conex-carries = Lightning can't remove { $card }: another card lies on it. Choose a free card.
refusal-conex-not-to-give-up = You can't give up { $card }: it is not in your hand. Choose a card that is.
refusal-conex-not-a-die = A die card was laid, so now the die is rolled and nothing else.
refusal-conex-wrong-deal = This isn't a proper deal: it needs each card once, and the start card for a seat at the table.

## What is worth knowing in a first game.

coach-conex-lay = Choose a card: its numbers are small corners of other colours. Lay one of them on a real corner of that colour and score its number. The card must touch nothing else and stay on the table.
coach-conex-space = Every card you lay offers new corners to the others and takes room away. A lower number in a good place can be worth more than a high one that opens a +2 card.
coach-conex-double = You hold the double token. It doubles the points of one card, a +2 included; save it for a high number.
coach-conex-draw = None of your cards fits right now. Draw two; you may hold as many as you like.
coach-conex-lightning = Lightning removes a card with nothing on it, and all other players must give up a card. Use it to free a corner or to take a good place from somebody, or keep it.
coach-conex-discard = Somebody used lightning: one of your cards goes under the pile. Give up the one that is hardest to lay.
coach-conex-wait = Meanwhile, choose one of your cards and see where it could go.
coach-conex-over = The game is over. Look back at it move by move, or play again.
