# Why an action is refused. A card, token or family comes by its name in
# games.ftl, with its notation in brackets.

## Both games

refusal-not-asked = It isn't your turn to decide. Wait until you are asked.
refusal-other-decision = This isn't what you are asked now. { $decision }
refusal-not-drawn = Chance has nothing to do now.

## Sobek

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
refusal-sobek-no-such-set = You have no set { $family } to add to. Choose a set that lies before you.
refusal-sobek-courtesan-adds = The Courtesan adds 1 or 2 cards to a set, not { $count }.
refusal-sobek-courtesan-must-add = You hold cards that fit one of your sets: add 1 or 2 of them with the Courtesan.
refusal-sobek-no-such-token = The event “{ $token }” is not among the tokens left. Pick one of those you were shown.
refusal-sobek-prosperity-elsewhere = Prosperity goes on a set of wheat, fish or cattle that lies before you.
refusal-sobek-prosperity-must-go = You have a set on which Prosperity must go. Say which one.
refusal-sobek-discard-order = Name the cards you give up in the order of the box (ivory, ebony, marble, cattle, fish, wheat, amulets), and leave enough to choose from.
refusal-sobek-set-order = Name horizontal sets in this order, each family once: ivory, ebony, marble, cattle, fish, wheat.
refusal-sobek-wrong-deal = This is no proper deal: it takes two green cards for each seat, 5 of the 12 tokens and all the other cards.
refusal-sobek-not-lowest = Seat { $seat } can't be the one drawn: it doesn't have the lowest score.
refusal-sobek-wrong-steal = The hand that is stolen from holds no such card with that back.

## Conex

refusal-conex-not-in-hand = You don't hold { $card }. Choose a card of your hand.
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
refusal-conex-not-a-die = A die card was laid: now the die is rolled, and nothing else.
refusal-conex-wrong-deal = This is no proper deal: it takes each card once, and the start card for a seat at the table.
