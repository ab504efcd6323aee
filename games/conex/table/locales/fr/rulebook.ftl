game-rules-short = En 3 minutes

rules-conex-red = Rouge
rules-conex-purple = Violet
rules-conex-yellow = Jaune
rules-conex-turquoise = Turquoise
rules-conex-pattern-red = rayures
rules-conex-pattern-purple = points
rules-conex-pattern-yellow = grille
rules-conex-pattern-turquoise = vagues

rules-conex-face-1 = piocher 1 carte
rules-conex-face-2 = piocher 2 cartes
rules-conex-face-lightning = prendre l’éclair
rules-conex-face-double = prendre le double

rules-conex-token-lightning = Éclair.
rules-conex-token-double = Double.
rules-conex-token-locked = Bloqué.
rules-conex-does-lightning = Au début ou à la fin de votre tour, retirez une carte sur laquelle rien n’est posé. Chaque autre joueur glisse une carte de sa main sous la pioche.
rules-conex-does-double = Double tous les points d’une carte que vous posez.
rules-conex-does-locked = Un jeton ne peut pas être utilisé pendant le tour où vous l’avez pris.

rules-conex-size-small = Petite
rules-conex-size-medium = Moyenne
rules-conex-size-large = Grande

rules-conex-kind-plain = simple
rules-conex-kind-die = dé
rules-conex-kind-plus = +2
