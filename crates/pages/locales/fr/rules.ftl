# Les règles en pages : ce qui entoure leurs textes et accompagne leurs figures.

rules-contents = Sommaire
rules-short-sobek = En 5 minutes
rules-short-conex = En 3 minutes
rules-full = Toutes les règles
rules-try = Essayer à une table
rules-reading = Une interprétation de notre part, voir la section 12

## Sobek

rules-sobek-scarabs = { $count ->
        [one] { $count } scarabée
       *[other] { $count } scarabées
    }
rules-sobek-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rules-sobek-joker = joker

rules-sobek-back-green = Vert
rules-sobek-back-beige = Beige
rules-sobek-back-orange = Orange
rules-sobek-use-green = mains de départ
rules-sobek-use-beige = marchandises, face visible
rules-sobek-use-orange = personnages, face cachée

rules-sobek-row-taken = rejoint votre main
rules-sobek-row-corrupts = vont dans votre pile de corruption
rules-sobek-row-reach = disponible aussi
rules-sobek-row-beyond = hors de portée

rules-sobek-sum-upright = { $scarabs } scarabées × { $cards } cartes = { $points } points
rules-sobek-sum-horizontal = { $scarabs } scarabées = { $points } points

rules-sobek-penalty-landed = case atteinte
rules-sobek-penalty-step = un pas en arrière
rules-sobek-penalty-end = case finale

rules-sobek-does-queen = Piochez trois cartes.
rules-sobek-does-priest = Nommez une famille : ses cartes quittent votre pile de corruption. Les amulettes restent.
rules-sobek-does-priestess = Nommez une famille : ses cartes quittent votre pile de corruption. Les amulettes restent.
rules-sobek-does-scribe = Tous les autres gardent six cartes en main. L’excédent va dans leur pile de corruption.
rules-sobek-does-vizier = Consultez la pile de corruption d’un adversaire et prenez-y une carte.
rules-sobek-does-thief = Volez une carte dans une main. Vous choisissez le dos, le hasard la carte.
rules-sobek-does-courtesan = Ajoutez une ou deux cartes à l’un de vos lots. Aucun événement ne suit.
rules-sobek-does-merchant = Prenez n’importe quelle carte de la rangée, sans corruption.

rules-sobek-event-guild = Guilde
rules-sobek-event-flood = Crue
rules-sobek-event-curse = Malédiction
rules-sobek-event-prosperity = Prospérité
rules-sobek-event-embalming = Embaumement
rules-sobek-event-deceit = Fourberie
rules-sobek-does-guild = Vous avancez jusqu’à la prochaine case portant son symbole, un adversaire recule jusqu’à la précédente.
rules-sobek-does-flood = Vous rejouez aussitôt un tour complet.
rules-sobek-does-curse = Donnez-la à un adversaire : elle compte comme deux cartes de corruption.
rules-sobek-does-prosperity = Posez-la sur votre lot de bétail, de poisson ou de blé : deux scarabées de plus.
rules-sobek-does-embalming = Reprenez en main toute votre pile de corruption.
rules-sobek-does-deceit = Marquez un point par carte de votre pile de corruption.

## Conex

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
rules-conex-does-lightning = Au début ou à la fin de votre tour, retirez une carte sur laquelle rien n’est posé. Tous les autres glissent une carte de leur main sous la pioche.
rules-conex-does-double = Double tous les points d’une carte que vous posez.
rules-conex-does-locked = Un jeton ne s’utilise pas pendant le tour où vous l’avez pris.

rules-conex-size-small = Petite
rules-conex-size-medium = Moyenne
rules-conex-size-large = Grande

rules-conex-kind-plain = simple
rules-conex-kind-die = dé
rules-conex-kind-plus = +2
