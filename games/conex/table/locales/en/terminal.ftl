# The table of Conex as text.

conex-terminal-turn = Turn { $number }
conex-terminal-pile = from the top: { $cards }
conex-terminal-known = { $card } is number { $place } from the top
conex-terminal-table = On the table (what lies on what, and on which corner):
conex-terminal-spots = tl, tr, br, bl: corners on which a card of your hand fits
conex-terminal-board = board
conex-terminal-laid = { $at }: { $notation }, { $card } by its { $number } ({ $who ->
        [you] you
       *[other] { $name }
    })

conex-legend =
    The aim: have the most points. A card is laid so that a coloured corner printed
    on it hides a real corner of that colour, on a card or the board; its number is
    what you score. It may touch nothing else, cover no other printed corner and
    must stay on the table. When somebody has 40 points (or 30, if agreed), the
    round is played out; the game also ends when nothing fits any more.
      r4           red 4: a card is named by its colour (r, p, y, t: red, purple,
                   yellow, turquoise) and its number
      r9 to r11    die cards: lay one and you roll the die for 1 or 2 cards,
                   lightning or double; a token can be used from the next turn on
      r12, r13     "+2" cards: lay a card on one and you score 2 more
      tl tr br bl  a card's own corners as it stands upright: top left, top right,
                   bottom right, bottom left; the board's are red, purple, yellow
                   and turquoise
      spot         a corner that a card can be laid on
      lay r4.p on p12.tr       lay red 4 by its purple printed corner on the top
                               right corner of purple 12
      lay r4.p on p12.tr x2    the same with the double token: twice the points
      draw                     draw two cards instead of laying one
      pass                     only if you can neither lay nor draw
      lightning p12            use the lightning token at the start or the end of
                               your turn: purple 12, with nothing on it, goes
                               under the pile, and each other player gives up a
                               card
      discard r4               give up red 4 to another player's lightning
      done                     end your turn and keep lightning
    Refusals name the section of the rules: see docs/rules/conex.md.
