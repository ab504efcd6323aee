# Les pages autour des jeux.

site-description = { $games } dans votre navigateur : avec des amis, des inconnus ou des robots, sans inscription.
site-skip = Aller au contenu
site-nav = Pages
site-games = Jeux
site-new = Nouvelle table
site-learn = Apprendre
site-rules = Règles
site-settings = Réglages
site-api = Coder un robot
site-free = Felucca est libre : chacun peut l’héberger.
site-language = Langue

you = vous
you-capital = Vous
your-turn = À vous de jouer
bot = Robot
name-usual = Invité

## Les niveaux des robots

level-deckhand = Mousse
level-sailor = Matelot
level-helmsman = Timonier
level-captain = Capitaine
level-deckhand-is = facile
level-sailor-is = solide
level-helmsman-is = fort
level-captain-is = le plus fort

## Noms des robots

bot-1 = Néfra
bot-2 = Téos
bot-3 = Ibis
bot-4 = Mérit
bot-5 = Ani
bot-6 = Khéti
bot-7 = Satis
bot-8 = Pépi

## La page d’accueil

start-headline = Deux jeux, une table.
start-sentence = Jouez tout de suite contre des robots, ou invitez des amis par un lien.
learn-full = Toutes les règles
learn-first-game = Une première partie guidée
start-play = Jouer contre des robots
start-invite = Inviter des amis
start-mine = Mes tables
start-open = Tables ouvertes
start-none-open = Aucune table ouverte pour l’instant.
start-want-another = Créez une table : elle apparaîtra ici.
start-continue = Continuer
start-watch = Regarder
start-look = Voir
start-replay = Revoir
start-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $seats }
start-thinking = { $name } réfléchit
start-playing = En cours
start-abandoned = Terminée sans résultat
start-give-up = Abandonner
give-up-title = Abandonner cette partie ?
give-up-sure = Elle s’arrêtera sans résultat et ne pourra pas être reprise.
give-up-back = Retour à mes tables

result-you-won = Vous avez gagné, { $scores }
result-won = { $name } a gagné, { $scores }
result-shared = Victoire partagée, { $scores }

## Une nouvelle table

new-game = Jeu
new-seats = Places
new-name = Votre nom
new-seats-hint = Toute personne qui a le lien peut prendre une place libre. Tant qu’elle reste libre, un robot peut aussi l’occuper.
new-seat-open = Une personne, par lien
new-seat-bot = Robot : { $level }, { $is }
new-seat-none = Pas de joueur
seat-number = Place { $number }
seat-open = Place libre
seat-program = { $name } (robot)
new-public = Qui peut s’asseoir
new-public-no = Les personnes qui ont le lien
new-public-yes = Tout le monde : la table figure dans la liste
new-hints = Conseils
new-hints-off = Non : chacun réfléchit de son côté
new-hints-on = Oui : à son tour, on peut consulter le capitaine
new-starts = La partie commence dès que toutes les places sont prises.
new-sum-friends = { $n ->
    [1] une personne invitée
    [2] deux personnes invitées
   *[other] trois personnes invitées
}
new-sum-deckhand = { $n ->
    [1] un mousse
    [2] deux mousses
   *[other] trois mousses
}
new-sum-sailor = { $n ->
    [1] un matelot
    [2] deux matelots
   *[other] trois matelots
}
new-sum-helmsman = { $n ->
    [1] un timonier
    [2] deux timoniers
   *[other] trois timoniers
}
new-sum-captain = { $n ->
    [1] un capitaine
    [2] deux capitaines
   *[other] trois capitaines
}
new-create = Créer la table

## Une table qui attend

lobby-waits = En attente de joueurs
lobby-closed = Cette table a été fermée avant de commencer.
lobby-over = Table fermée
lobby-hints = À cette table, vous pouvez demander conseil au capitaine quand c’est à vous de jouer.
lobby-share = Inviter des amis
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié.
lobby-send = Envoyer
lobby-qr = Le lien en code QR
lobby-this-machine = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres puissent jouer, lancez le serveur ainsi :
lobby-level = Niveau du robot
lobby-fill = Ajouter un robot
lobby-close = Fermer cette table
lobby-close-sure = Fermer cette table pour tout le monde ?
lobby-leave = Quitter la table

table-sit = S’asseoir
table-undo = Annuler
table-hint = Conseil
hint-title = Conseil du capitaine
hint-best = Conseil du capitaine : { $choice } ({ $win } % de chances de gagner).
hint-next = Ou : { $choice } ({ $win } %).
table-over = La partie est terminée
table-next = Partie suivante
table-next-there = La partie suivante est prête.
table-away = Un robot joue pour vous jusqu’à votre retour.
table-waits = Vous avez quitté la table : la partie attend votre retour.
table-would-stop = { $count ->
    [one] { $names } voudrait arrêter sans résultat.
   *[other] { $names } voudraient arrêter sans résultat.
}
table-ends = { $count ->
    [one] { $names } peut revenir jusqu’au { $when }. Ensuite, la partie s’arrêtera sans résultat.
   *[other] { $names } peuvent revenir jusqu’au { $when }. Ensuite, la partie s’arrêtera sans résultat.
}
table-ends-away = Si vous n’êtes pas de retour avant le { $when }, la partie s’arrêtera sans résultat.
table-agree = D’accord
table-again = Rejouer
table-log = Télécharger le journal

seat-here = en ligne
seat-away = un robot joue
seat-would-stop = veut arrêter
seat-to-move = doit jouer

## Le menu d’une table

menu = Menu
menu-players = Joueurs
menu-caretaker = Faire jouer un robot à sa place
menu-notes = Mes notes
menu-notes-hint = Personne d’autre ne les voit : elles restent dans ce navigateur.
menu-return = Je suis de retour
menu-leave = Partir, un robot me remplace
menu-leave-sure = Quitter la table ? Un robot jouera pour vous jusqu’à votre retour.
menu-pause = Partir, la partie m’attend
menu-pause-sure = Quitter la table ? La partie attendra votre retour.
menu-go-on = Finalement, continuer
menu-stop = Arrêter sans résultat
menu-stop-sure = Proposer d’arrêter sans résultat ? La partie s’arrêtera quand tout le monde sera d’accord.
menu-handover = Continuer sur un autre appareil
menu-undo-when = Un coup peut être annulé tant que personne d’autre n’a agi et qu’il n’a rien révélé.
chat = Discussion
chat-line = Votre message
chat-say = Envoyer
chat-empty = Aucun message pour l’instant.
chat-unread = Nouveau message dans la discussion.
fair-hash = Tout le hasard découle d’une graine. Son SHA-256 est
fair-seed = La graine était
fair-later = La graine sera révélée à la fin de la partie.

handover-how = Ouvrez ce lien sur l’autre appareil dans les 24 heures. Il ne sert qu’une fois et donne votre place à quiconque l’ouvre.
handover-back = Retour à la table
handover-offer = Reprendre une place
handover-moves = La place passe sur cet appareil ; l’autre ne pourra plus que regarder.
handover-take = Prendre la place

live-lost = La connexion est perdue. Nouvelle tentative …
live-unsent = Rien n’a été envoyé : il n’y a pas de connexion. Réessayez dans un instant.
live-undone = Le dernier coup a été annulé.
live-newer = Felucca a été mis à jour. Rechargez cette page pour continuer.
live-reload = Recharger
live-moved = Votre place est passée sur un autre appareil. Ici, vous ne pouvez plus que regarder.

## Raccourcis

keys = Raccourcis
keys-close = Fermer
keys-enter = valider le choix
keys-escape = revenir en arrière, ou fermer ce qui est ouvert
keys-around = passer d’un choix à l’autre
keys-list = cette liste

## Coder un robot

bots-intro = Tout ce qu’une personne peut faire ici, un programme peut le faire aussi. Il reçoit ce que sa place a le droit de savoir, et rien de plus.
bots-load = Commencez par un robot complet. C’est un court fichier Python qui n’a besoin de rien d’autre.
bots-run = Faites-lui jouer trois parties contre un robot de ce serveur. Il suit une règle simple et garde les journaux.
bots-idea = Mettez votre idée dans une fonction : elle reçoit ce que la place voit et ce qu’elle peut faire, et renvoie l’un des choix.
bots-meet = Faites-le jouer avec des gens : créez une table avec une place libre et donnez-en le lien au robot.
bots-more = Toutes les adresses et tous les champs sont décrits sous une forme lisible par un programme. La notation des cartes et des actions est expliquée dans la section 13 des règles.

## Réglages

prefs-kept = Ces réglages restent dans ce navigateur.
prefs-keep = Enregistrer
prefs-back = Annuler
prefs-theme = Thème
prefs-theme-hint = Le papyrus à l’aube ou le Nil la nuit.
prefs-motion = Animations
prefs-motion-hint = Les cartes et les pions se déplacent sous vos yeux.
prefs-sound = Son
prefs-sound-hint = Quelques sons discrets, et une notification quand c’est à vous de jouer.
prefs-confirm = Confirmer chaque coup
prefs-confirm-hint = Choisir d’abord, puis appuyer sur le bouton ; sinon, le coup est joué aussitôt.
prefs-keys = Raccourcis d’une seule lettre
prefs-keys-hint = À une table, appuyez sur ? pour les voir tous.
prefs-patterns = Motifs sur les cartes de couleur
prefs-patterns-hint = Rayures, points, grille et vagues distinguent les couleurs. Les lettres restent.
prefs-coach = Expliquer chaque étape
prefs-coach-hint = Pour une première partie : à quoi penser à chaque décision.
prefs-pace = Rythme des robots
prefs-pace-hint = Le temps que prennent les robots. À une table de plusieurs personnes, le rythme le plus lent l’emporte.
prefs-value-auto = Comme le système
prefs-value-light = Clair
prefs-value-dark = Sombre
prefs-value-on = Oui
prefs-value-off = Non
prefs-value-normal = Normal
prefs-value-relaxed = Tranquille
prefs-value-fast = Rapide
prefs-value-at-once = Immédiat
pace-relaxed = Tranquille : deux fois plus long que d’habitude
pace-normal = Normal
pace-fast = Rapide : deux fois plus court que d’habitude
pace-at-once = Immédiat : rien ne bouge

## Quand quelque chose manque

sorry-title = Ce bateau ne part pas
sorry-home = Retour à l’accueil
cookie-title = Il manque un cookie
cookie-needed = Felucca a besoin d’un cookie pour reconnaître votre place, et votre navigateur n’en garde aucun pour ce site. Autorisez les cookies ici, puis réessayez.

## Revoir

replay-title = Relecture
replay-give = Revoir une partie
replay-give-how = Collez le journal d’une partie ou choisissez son fichier. Vous obtenez un lien qui contient toute la partie ; rien n’est conservé ici.
replay-file = Fichier
replay-text = Journal
replay-show = Afficher
replay-cut = Ce lien est incomplet. Redemandez-le ou collez le journal.
replay-unreadable = Ce journal est illisible : { $detail }.
replay-unplayable = Ce journal ne peut pas être rejoué : { $detail }.
replay-too-long = C’est trop long pour le journal d’une seule partie. Un journal compte au plus { $most } caractères.
replay-where = Étape { $at } sur { $last }
replay-first = Au début
replay-back = Étape précédente
replay-on = Étape suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Mettre en pause
replay-moment = Moment
replay-go = Y aller
replay-everyone = Tout le monde
replay-eyes = Vu par
replay-copy = Copier le lien vers ce moment
points-find = Trouver les tournants
points-title = Tournants
points-thinking = Le capitaine réfléchit : { $done } décisions sur { $all }
points-waiting = Une autre partie est en cours d’analyse. Celle-ci suivra automatiquement.
points-full = Beaucoup de parties attendent d’être analysées. Cette page réessaiera automatiquement.
points-none = Aucun tournant : personne n’a laissé passer de vraie chance.
points-one = Étape { $at } · { $name } : { $made }. Conseil du capitaine : { $best } ({ $better } % de chances de gagner au lieu de { $win } %).
points-next = Tournant suivant
points-previous = Tournant précédent

## Les règles en pages : ce qui entoure leurs textes et accompagne leurs figures.

rules-contents = Sommaire
rules-full = Toutes les règles
rules-try = Essayer à une table
rules-reading = Une interprétation de notre part, voir la section 12

## Ce qu’il est bon de savoir dans une première partie, à chaque décision.

coach-title = Une première partie
coach-stop = Ne plus expliquer
