# Les pages autour des jeux.

site-description = Sobek et Conex dans le navigateur : avec des amis, des inconnus et des robots, sans inscription.
site-skip = Aller au contenu
site-nav = Pages
site-games = Jeux
site-new = Nouvelle table
site-learn = Apprendre
site-rules = Règles
site-settings = Réglages
site-api = Écrire un robot
site-free = Chacun peut héberger Felucca librement.
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
level-deckhand-is = doux
level-sailor-is = solide
level-helmsman-is = fort
level-captain-is = le plus fort

## Noms des bots

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
start-sentence = Tout de suite contre des robots, ou entre amis par un lien.
learn-full = Toutes les règles
learn-first-game = Une première partie expliquée
start-play = Jouer contre des robots
start-invite = Inviter des amis
start-mine = Mes tables
start-open = Tables ouvertes
start-want-another = Vous en voulez une autre ? Ouvrez-la, elle paraîtra ici.
start-continue = Continuer
start-watch = Regarder
start-look = Voir
start-replay = Revoir
start-free = { $free } places libres sur { $seats }
start-thinking = { $name } réfléchit
start-playing = En cours
start-abandoned = Terminée sans résultat
start-give-up = Abandonner
give-up-title = Abandonner cette partie ?
give-up-sure = Elle s’arrête sans résultat et ne peut plus être continuée.
give-up-back = Retour à mes tables

result-you-won = Vous avez gagné, { $scores }
result-won = { $name } a gagné, { $scores }
result-shared = Victoire partagée, { $scores }

## Une nouvelle table

new-game = Jeu
new-seats = Places
new-name = Votre nom
new-seats-hint = Qui ouvre le lien prend une place libre. Un robot peut aussi la prendre tant qu’elle est libre.
new-seat-open = Une personne, par lien
new-seat-bot = Robot : { $level }, { $is }
new-seat-none = Personne
seat-number = Place { $number }
seat-open = Place libre
new-public = Qui peut s’asseoir
new-public-no = Qui a le lien
new-public-yes = Tout le monde, la table est dans la liste
new-hints = Conseils
new-hints-off = Non, chacun réfléchit seul
new-hints-on = Oui, qui joue peut demander au capitaine
new-starts = La partie commence dès que toutes les places sont prises.
new-sum-friends = { $n ->
    [1] une personne par lien
    [2] deux personnes par lien
   *[other] trois personnes par lien
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
new-create = Ouvrir la table

## Une table qui attend

lobby-waits = En attente de joueurs
lobby-closed = Cette table a été fermée avant de commencer.
lobby-over = Table fermée
lobby-hints = Ici, qui doit jouer peut demander conseil au capitaine.
lobby-share = Inviter des amis
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié.
lobby-send = Envoyer
lobby-qr = Le lien en code QR
lobby-this-machine = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres puissent jouer, lancez le serveur ainsi :
lobby-level = Niveau du robot
lobby-fill = Asseoir un robot
lobby-close = Fermer cette table
lobby-close-sure = Fermer cette table pour tout le monde ?
lobby-leave = Se lever

table-sit = S’asseoir
table-undo = Reprendre
table-hint = Conseil
hint-title = Un conseil du capitaine
hint-best = Le capitaine choisirait : { $choice } · gagne à { $win } %.
hint-next = Ou : { $choice } · gagne à { $win } %.
table-over = La partie est finie
table-next = À la partie suivante
table-next-there = La partie suivante est là.
table-away = Un robot joue pour vous jusqu’à votre retour.
table-waits = Vous êtes parti : la partie attend votre retour.
table-would-stop = { $count ->
    [one] { $names } voudrait arrêter sans résultat.
   *[other] { $names } voudraient arrêter sans résultat.
}
table-agree = D’accord
table-again = Rejouer
table-log = Télécharger le journal

seat-here = présent
seat-away = absent, un robot joue
seat-would-stop = veut arrêter
seat-to-move = doit jouer

## Le menu d’une table

menu = Menu
menu-players = Joueurs
menu-caretaker = Absent, laisser jouer un robot
menu-notes = Mes notes
menu-notes-hint = Vous seul les voyez, dans ce navigateur.
menu-return = Je suis de retour
menu-leave = Partir ; un robot joue pour moi
menu-leave-sure = Quitter la table ? Un robot joue pour vous jusqu’à votre retour.
menu-pause = Partir ; la partie m’attend
menu-pause-sure = Quitter la table ? La partie attend votre retour.
menu-go-on = Finalement, continuer
menu-stop = Arrêter sans résultat
menu-stop-sure = Proposer d’arrêter sans résultat ? La partie s’arrête quand tous sont d’accord.
menu-handover = Passer ma place sur un autre appareil
menu-undo-when = Un coup peut être repris tant que personne d’autre n’a agi et qu’il n’a rien montré de nouveau.
chat = Discussion
chat-line = Ce que vous voulez dire
chat-say = Dire
chat-empty = Personne n’a encore rien dit.
chat-unread = Quelqu’un a écrit dans la discussion.
fair-hash = Tout le hasard découle d’une graine. Son SHA-256 est
fair-seed = La graine était
fair-later = La graine est montrée à la fin de la partie.

handover-how = Ouvrez ce lien sur l’autre appareil. Il sert une fois, et qui l’a reçoit votre place.
handover-back = Retour à la table
handover-offer = Reprendre une place
handover-moves = La place passe sur cet appareil ; l’autre regarde désormais.
handover-take = Prendre la place

live-lost = La connexion est perdue. Nouvel essai …
live-unsent = Rien n’a été envoyé : il n’y a pas de connexion. Réessayez dans un instant.
live-undone = Le dernier coup a été repris.
live-newer = Felucca a été renouvelé. Rechargez cette page pour continuer.
live-reload = Recharger
live-moved = Votre place est passée sur un autre appareil. Ici, vous regardez.

## Touches

keys = Touches
keys-close = Fermer
keys-enter = faire ce qui est choisi
keys-escape = un pas en arrière, ou fermer ce qui est ouvert
keys-around = d’un choix à l’autre
keys-list = cette liste

## Écrire un robot

bots-intro = Tout ce qu’une personne peut faire ici, un programme le peut aussi. Il apprend ce que sa place a le droit de savoir, et rien de plus.
bots-load = Commencez par un robot complet. C’est un court fichier en Python qui n’a besoin de rien d’autre.
bots-run = Faites-lui jouer trois parties contre un robot de ce serveur. Il joue au hasard et garde les enregistrements.
bots-idea = Mettez votre idée dans une fonction : elle reçoit ce que voit la place et ce qu’elle peut faire, et rend l’un des choix.
bots-meet = Amenez-le à une table avec des gens : créez-en une avec une place libre et donnez le lien au robot.
bots-more = Toutes les adresses et tous les champs sont décrits pour les programmes. Les cartes et les actions s’écrivent comme le dit la section 13 des règles.

## Réglages

prefs-kept = Ces réglages restent dans ce navigateur.
prefs-keep = Garder
prefs-back = Laisser tel quel
prefs-theme = Clair ou sombre
prefs-theme-hint = Le papyrus à l’aube ou le Nil la nuit.
prefs-motion = Mouvement
prefs-motion-hint = Les cartes voyagent, les pions marchent.
prefs-sound = Son
prefs-sound-hint = Quelques sons discrets, et un avis quand c’est à vous.
prefs-confirm = Demander avant d’agir
prefs-confirm-hint = Choisir, puis appuyer sur le bouton ; ou agir aussitôt.
prefs-keys = Touches d’une seule lettre
prefs-keys-hint = À une table, appuyez sur ? pour les voir toutes.
prefs-patterns = Motifs sur les cartes de Conex
prefs-patterns-hint = Rayures, points, grille et vagues distinguent les couleurs. Les lettres restent.
prefs-coach = Expliquer chaque étape
prefs-coach-hint = Pour une première partie, à quoi penser à chaque décision.
prefs-value-auto = Comme le système
prefs-value-light = Clair
prefs-value-dark = Sombre
prefs-value-on = Oui
prefs-value-off = Non

## Quand quelque chose manque

sorry-title = Ce bateau ne part pas
sorry-home = À la page d’accueil
cookie-title = Il manque un cookie
cookie-needed = Felucca a besoin d’un cookie pour reconnaître votre place, et votre navigateur n’en garde aucun pour ce site. Autorisez les cookies ici, puis réessayez.

## Revoir

replay-title = Rétrospective
replay-give = Revoir un journal
replay-give-how = Collez le journal d’une partie ou choisissez son fichier. Il devient un lien qui contient toute la partie ; rien n’est gardé ici.
replay-file = Fichier
replay-text = Journal
replay-show = Montrer
replay-cut = Ce lien est incomplet. Redemandez-le ou collez le journal.
replay-unreadable = Ce journal est illisible : { $detail }.
replay-unplayable = Ce journal ne peut pas être rejoué : { $detail }.
replay-too-long = C’est trop long pour le journal d’une partie. Un journal a au plus { $most } caractères.
replay-where = Étape { $at } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
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
points-waiting = Une autre partie est étudiée d’abord. Celle-ci suivra d’elle-même.
points-full = Beaucoup de parties attendent d’être étudiées. Cette page réessaie d’elle-même.
points-none = Aucun tournant : personne n’a gâché une chance notable.
points-one = Étape { $at } · { $name } : { $made }. Le capitaine choisirait : { $best } (gagne à { $better } % au lieu de { $win } %).
points-next = Au tournant suivant
points-previous = Au tournant précédent

## Les règles en pages : ce qui entoure leurs textes et accompagne leurs figures.

rules-contents = Sommaire
rules-full = Toutes les règles
rules-try = Essayer à une table
rules-reading = Une interprétation de notre part, voir la section 12

## Ce qu’il est bon de savoir dans une première partie, à chaque décision.

coach-title = Une première partie
coach-stop = Ne plus expliquer
