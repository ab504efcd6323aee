## Sur les pages autour du jeu.

game-about = Posez vos cartes coin sur coin, sans rien toucher d’autre. La table est petite, et elle se remplit.
game-facts = 2–4 joueurs · 20 min
game-learn = S’apprend en 3 minutes

option-size = Taille de la table (difficulté)
option-size-small = Petite
option-size-medium = Moyenne
option-size-large = Grande
option-size-small-is = serrée, intense
option-size-medium-is = équilibrée à deux ou trois
option-size-large-is = spacieuse ; à quatre
option-track = Durée
option-track-40 = Jusqu’à 40 points
option-track-30 = Jusqu’à 30 points, plus court
game-new = Conex à { $seats ->
    [2] deux
    [3] trois
   *[other] quatre
} sur une { $size ->
    [small] petite table
    [large] grande table
   *[other] table moyenne
} : { $who }.

## Noms du matériel, tels que les phrases plus bas les emploient.

# Une carte, par sa couleur principale et le numéro de son modèle.
conex-card-red = rouge { $number }
conex-card-purple = violette { $number }
conex-card-yellow = jaune { $number }
conex-card-turquoise = turquoise { $number }

# Après « coin ».
conex-corner-red = rouge
conex-corner-purple = violet
conex-corner-yellow = jaune
conex-corner-turquoise = turquoise

# Après « toucherait ».
conex-touched-board = le plateau
conex-touched-card = la carte { $card }

# Après « recouvrirait ».
conex-covered = le coin Conex { $colour } de valeur { $value } de la carte { $card }

# Après « dépasserait ».
conex-side-left = le bord gauche
conex-side-top = le bord supérieur
conex-side-right = le bord droit
conex-side-bottom = le bord inférieur

conex-decision-start = Posez une carte ou piochez ; si c’est possible, vous pouvez aussi utiliser l’éclair ou passer.
conex-decision-main = Posez une carte ou piochez.
conex-decision-end = Utilisez l’éclair ou terminez votre tour.
conex-decision-discard = Défaussez une carte de votre main.

## Pourquoi une action est refusée.

refusal-conex-not-in-hand = Vous n’avez pas la carte { $card } en main. Choisissez une de vos cartes.
refusal-conex-board-not-on-table = Le plateau n’est pas sur la table.
refusal-conex-card-not-on-table = On ne peut rien poser sur la carte { $card } : elle n’est pas sur la table.
refusal-conex-colour = Les couleurs ne correspondent pas : un coin Conex { $printed } ne se pose pas sur un coin { $corner }.
refusal-conex-misfits = La carte ne peut pas être posée là : { $reasons }. Essayez un autre coin ou un autre endroit.
refusal-conex-covers = elle recouvrirait { $corners }
refusal-conex-touches = elle toucherait { $components }
refusal-conex-edge = elle dépasserait { $sides } de la table
refusal-conex-pile-empty = La pioche est vide, vous ne pouvez pas piocher. Posez une carte, ou passez si aucune des vôtres ne convient.
refusal-conex-can-draw = Vous ne pouvez passer que s’il est impossible de poser et de piocher, or la pioche n’est pas vide. Piochez ou posez une carte.
refusal-conex-can-lay = Vous ne pouvez passer que s’il est impossible de poser et de piocher, or l’une de vos cartes peut être posée. Posez-la.
refusal-conex-no-lightning = Vous n’avez pas le jeton éclair : vous ne pouvez donc pas l’utiliser.
refusal-conex-no-double = Vous n’avez pas le jeton double. Posez la carte sans doubler ses points.
refusal-conex-not-there = L’éclair ne peut pas retirer la carte { $card } : elle n’est pas sur la table.
refusal-conex-carries = L’éclair ne peut pas retirer la carte { $card } : une autre carte est posée dessus. Choisissez une carte libre.
refusal-conex-not-to-give-up = Vous ne pouvez pas défausser la carte { $card } : vous ne l’avez pas en main. Choisissez une de vos cartes.
refusal-conex-not-a-die = Une carte dé a été posée : il faut maintenant lancer le dé, et rien d’autre.
refusal-conex-wrong-deal = Cette donne n’est pas valable : chaque carte doit y figurer une fois, et la carte de départ aller à une place de la table.

## Ce qu’il faut savoir lors d’une première partie.

coach-conex-lay = Choisissez une carte : ses nombres sont sur de petits coins d’autres couleurs. Posez l’un d’eux sur un vrai coin de sa couleur et marquez son nombre. La carte ne doit rien toucher d’autre et doit rester sur la table.
coach-conex-space = Chaque carte posée offre de nouveaux coins aux autres et prend de la place. Un petit nombre bien placé peut valoir mieux qu’un grand qui leur ouvre une carte +2.
coach-conex-double = Vous avez le jeton double. Il double les points d’une pose, +2 compris ; gardez-le pour un grand nombre.
coach-conex-draw = Aucune de vos cartes ne convient pour l’instant. Piochez-en deux ; votre main n’a pas de limite.
coach-conex-lightning = L’éclair retire une carte sur laquelle rien n’est posé, et tous les autres joueurs défaussent une carte. Libérez un coin, privez quelqu’un d’une bonne place, ou gardez le jeton.
coach-conex-discard = Quelqu’un a utilisé l’éclair : une de vos cartes va sous la pioche. Choisissez la plus difficile à poser.
coach-conex-wait = En attendant, choisissez une de vos cartes et regardez où elle pourrait aller.
coach-conex-over = La partie est terminée. Revoyez-la coup par coup ou rejouez.
