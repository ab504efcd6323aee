game-rules-short = In 3 minutes

rules-conex-red = Red
rules-conex-purple = Purple
rules-conex-yellow = Yellow
rules-conex-turquoise = Turquoise
rules-conex-pattern-red = stripes
rules-conex-pattern-purple = dots
rules-conex-pattern-yellow = grid
rules-conex-pattern-turquoise = waves

rules-conex-face-1 = draw 1 card
rules-conex-face-2 = draw 2 cards
rules-conex-face-lightning = take lightning
rules-conex-face-double = take double

rules-conex-token-lightning = Lightning.
rules-conex-token-double = Double.
rules-conex-token-locked = Locked.
rules-conex-does-lightning = At the start or the end of your turn, remove a card with nothing on it. Everyone else puts a card from their hand under the pile.
rules-conex-does-double = Doubles all points of a card you lay.
rules-conex-does-locked = A token can’t be used in the turn you take it.

rules-conex-size-small = Small
rules-conex-size-medium = Medium
rules-conex-size-large = Large

rules-conex-kind-plain = plain
rules-conex-kind-die = die
rules-conex-kind-plus = +2
