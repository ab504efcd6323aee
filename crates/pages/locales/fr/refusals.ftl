# Pourquoi un coup est refusé. Cartes, jetons et familles portent leur nom de
# games.ftl, suivi de la notation entre parenthèses.

## Les deux jeux

refusal-not-asked = Vous n’avez rien à décider pour l’instant. Attendez votre tour.
refusal-other-decision = Ce n’est pas ce qui vous est demandé maintenant. { $decision }
refusal-not-drawn = Le hasard n’a rien à faire pour l’instant.

## Sobek

refusal-sobek-not-in-row = Cette carte n’existe pas : la rangée ne compte que { $lying ->
        [one] { $lying } carte
       *[other] { $lying } cartes
    }. Comptez à partir du temple.
refusal-sobek-out-of-reach = Vous ne pouvez prendre que l’une des quatre premières cartes de la rangée.
refusal-sobek-not-in-hand = { $count ->
        [one] Vous n’avez pas cette carte en main, ou pas en nombre suffisant : { $cards }.
       *[other] Vous n’avez pas ces cartes en main, ou pas en nombre suffisant : { $cards }.
    } Choisissez parmi les vôtres.
refusal-sobek-not-of-family = Cette carte n’a pas sa place dans un lot { $family } : { $card }. Seules les cartes de la famille et les amulettes conviennent.
refusal-sobek-too-few-for-set = Un lot demande au moins 3 cartes, même pour compléter un lot déjà posé ; vous en avez indiqué { $count }.
refusal-sobek-only-amulets = Des amulettes seules ne forment pas un nouveau lot. Ajoutez-y au moins une carte de la famille.
refusal-sobek-no-such-seat = Il n’y a pas de place { $seat } à cette table. Choisissez quelqu’un qui joue.
refusal-sobek-yourself = Choisissez un adversaire, pas vous-même.
refusal-sobek-no-back-named = Il y a des cartes à voler à la place { $seat }. Indiquez le dos voulu : vert, beige ou orange.
refusal-sobek-no-such-back = La place { $seat } n’a aucune carte { $back }. Choisissez un dos visible dans cette main.
refusal-sobek-not-in-pile = Cette carte n’est pas dans cette pile de corruption : { $card }. Choisissez-en une qui s’y trouve.
refusal-sobek-no-such-set = Vous n’avez pas de lot { $family } à compléter. Choisissez un lot posé devant vous.
refusal-sobek-courtesan-adds = La Courtisane ajoute 1 ou 2 cartes à un lot, pas { $count }.
refusal-sobek-courtesan-must-add = Vous avez des cartes qui conviennent à l’un de vos lots : ajoutez-en 1 ou 2 avec la Courtisane.
refusal-sobek-no-such-token = L’événement « { $token } » n’est pas parmi les jetons restants. Choisissez l’un de ceux que vous avez vus.
refusal-sobek-prosperity-elsewhere = La Prospérité se pose sur un lot de blé, de poisson ou de bétail posé devant vous.
refusal-sobek-prosperity-must-go = Vous avez un lot sur lequel la Prospérité doit être posée. Indiquez lequel.
refusal-sobek-discard-order = Indiquez les cartes que vous cédez dans cet ordre : ivoire, ébène, marbre, bétail, poisson, blé, amulettes. Il doit ensuite en rester assez à choisir.
refusal-sobek-set-order = Indiquez les lots horizontaux dans cet ordre, chaque famille une seule fois : ivoire, ébène, marbre, bétail, poisson, blé.
refusal-sobek-wrong-deal = Cette donne n’est pas valable : il faut deux cartes vertes par place, 5 des 12 jetons et toutes les autres cartes.
refusal-sobek-not-lowest = La place { $seat } ne peut pas être tirée au sort : elle n’a pas le score le plus bas.
refusal-sobek-wrong-steal = La main volée ne contient pas cette carte avec ce dos.

## Conex

refusal-conex-not-in-hand = Vous n’avez pas la carte { $card } en main. Choisissez une de vos cartes.
refusal-conex-board-not-on-table = Le plateau n’est pas sur la table.
refusal-conex-card-not-on-table = On ne peut rien poser sur la carte { $card } : elle n’est pas sur la table.
refusal-conex-colour = Les couleurs ne correspondent pas : un coin Conex { $printed } ne se pose pas sur un coin { $corner }.
refusal-conex-misfits = La carte ne peut pas être posée là : { $reasons }. Essayez un autre coin ou un autre endroit.
refusal-conex-covers = elle recouvrirait { $corners }
refusal-conex-touches = elle toucherait { $components }
refusal-conex-edge = elle dépasserait { $sides } de la table
refusal-conex-pile-empty = La pioche est vide, vous ne pouvez pas piocher. Posez une carte, ou passez si aucune des vôtres ne convient.
refusal-conex-can-draw = On ne passe que si l’on ne peut ni poser ni piocher, et la pioche n’est pas vide. Piochez ou posez une carte.
refusal-conex-can-lay = On ne passe que si l’on ne peut ni poser ni piocher, et l’une de vos cartes peut être posée. Posez-la.
refusal-conex-no-lightning = Vous n’avez pas le jeton éclair, vous ne pouvez donc pas l’utiliser.
refusal-conex-no-double = Vous n’avez pas le jeton double. Posez la carte sans doubler ses points.
refusal-conex-not-there = L’éclair ne peut pas retirer la carte { $card } : elle n’est pas sur la table.
refusal-conex-carries = L’éclair ne peut pas retirer la carte { $card } : une autre carte est posée dessus. Choisissez une carte libre.
refusal-conex-not-to-give-up = Vous ne pouvez pas céder la carte { $card } : vous ne l’avez pas en main. Choisissez une de vos cartes.
refusal-conex-not-a-die = Une carte dé a été posée : c’est le moment de lancer le dé, et rien d’autre.
refusal-conex-wrong-deal = Cette donne n’est pas valable : chaque carte doit y figurer une fois, et la carte de départ aller à une place de la table.
