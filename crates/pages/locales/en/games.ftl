# The games' own names. Cards, tokens and sides stand where a sentence of
# refusals.ftl puts them, so they have that sentence's case.

# A list whose last member is joined by a word.
list-and = { $list } and { $last }
list-or = { $list } or { $last }
list-titled = { $about }: { $what }

# Two clauses side by side.
list-clauses = { $first }; { $second }

## Sobek

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
sobek-decision-event = Pick an event token.
sobek-decision-rob = Take a card from the corruption pile you are looking through.
sobek-decision-discards = Give up cards until you have 6 left.
sobek-decision-horizontal = Lay horizontal sets, or say that you are done.

## Conex

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
conex-decision-discard = Give up a card of your hand.
