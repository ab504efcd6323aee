# Les noms, tels que les phrases de refusals.ftl les demandent ; les termes sont
# ceux de la règle française.

# Une énumération dont le dernier membre est introduit par un mot.
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
list-titled = { $about } : { $what }

# Deux propositions côte à côte.
list-clauses = { $first } ; { $second }

## Sobek

sobek-family-ivory = ivoire
sobek-family-ebony = ébène
sobek-family-marble = marbre
sobek-family-cattle = bétail
sobek-family-fish = poisson
sobek-family-wheat = blé

# Après « lot ».
sobek-of-ivory = d’ivoire
sobek-of-ebony = d’ébène
sobek-of-marble = de marbre
sobek-of-cattle = de bétail
sobek-of-fish = de poisson
sobek-of-wheat = de blé

# Après « carte ».
sobek-back-green = à dos vert
sobek-back-beige = à dos beige
sobek-back-orange = à dos orange

sobek-goods-valued = { $family } à { $scarabs } { $scarabs ->
        [one] scarabée
       *[other] scarabées
    }
sobek-goods-plain = { $family } sans scarabée
sobek-goods-green = { $family } à dos vert
sobek-amulet = amulette

sobek-card-queen = Reine Sobek Neferou
sobek-card-priest = Grand Prêtre
sobek-card-priestess = Grande Prêtresse
sobek-card-scribe-cattle = Scribe du bétail
sobek-card-vizier = Vizir
sobek-card-thief = Voleur
sobek-card-scribe-fish = Scribe du poisson
sobek-card-courtesan = Courtisane
sobek-card-merchant = Marchand

sobek-token-guild-ankh = Guilde de l’Ankh
sobek-token-guild-eye = Guilde de l’Œil
sobek-token-guild-feather = Guilde de la Plume
sobek-token-guild-djed = Guilde du Djed
sobek-token-flood = Crue
sobek-token-curse = Malédiction
sobek-token-prosperity = Prospérité
sobek-token-embalming = Embaumement
sobek-token-deceit = Fourberie

sobek-decision-starter = Désignez qui commence la manche.
sobek-decision-turn = Prenez une carte, jouez un personnage ou posez un lot.
sobek-decision-event = Choisissez un jeton événement.
sobek-decision-rob = Prenez une carte dans la pile de corruption que vous consultez.
sobek-decision-discards = Cédez des cartes jusqu’à n’en garder que 6.
sobek-decision-horizontal = Posez des lots à l’horizontale ou dites que vous avez terminé.

## Conex

# Une carte, par sa couleur principale et le numéro de son motif.
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
conex-decision-discard = Cédez une carte de votre main.
