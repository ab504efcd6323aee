game-rules-short = En 5 minutes

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
rules-sobek-row-reach = disponible également
rules-sobek-row-beyond = hors de portée

rules-sobek-sum-upright = { $scarabs } scarabées × { $cards } cartes = { $points } points
rules-sobek-sum-horizontal = { $scarabs } scarabées = { $points } points

rules-sobek-penalty-landed = case atteinte
rules-sobek-penalty-step = un pas en arrière
rules-sobek-penalty-end = case finale

rules-sobek-does-queen = Piochez trois cartes.
rules-sobek-does-priest = Nommez une famille : ses cartes quittent votre pile de corruption. Les amulettes restent.
rules-sobek-does-priestess = Nommez une famille : ses cartes quittent votre pile de corruption. Les amulettes restent.
rules-sobek-does-scribe = Les autres joueurs ne gardent que six cartes en main. L’excédent va dans leur pile de corruption.
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
rules-sobek-does-guild = Vous avancez jusqu’à la prochaine case portant son symbole, et un adversaire recule jusqu’à la précédente.
rules-sobek-does-flood = Vous rejouez aussitôt un tour complet.
rules-sobek-does-curse = Donnez-la à un adversaire : elle compte comme deux cartes de corruption.
rules-sobek-does-prosperity = Posez-la sur votre lot de bétail, de poisson ou de blé : deux scarabées de plus.
rules-sobek-does-embalming = Reprenez en main toute votre pile de corruption.
rules-sobek-does-deceit = Marquez un point par carte de votre pile de corruption.
