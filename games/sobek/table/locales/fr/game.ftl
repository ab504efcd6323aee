## Sur les pages autour du jeu.

game-about = Commercez sur les quais du Nil. Le crocodile se souvient de tout ce que vous laissez passer.
game-facts = 2–4 joueurs · 40 min
game-learn = S’apprend en 5 minutes

option-memory = Mémoire
option-memory-off = Comme dans le livret : à chacun de retenir
option-memory-on = Montrer ce que chacun pourrait retenir
game-new = Sobek à { $seats ->
    [2] deux
    [3] trois
   *[other] quatre
} : { $who }.

## Noms du matériel, tels que les phrases plus bas les emploient.

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
sobek-decision-discards = Écartez des cartes jusqu’à n’en garder que 6.
sobek-decision-horizontal = Posez des lots horizontaux ou dites que vous avez terminé.

## Pourquoi une action est refusée.

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
refusal-sobek-too-few-for-set = Il faut poser au moins 3 cartes, même pour compléter un lot ; vous en avez indiqué { $count }.
refusal-sobek-only-amulets = Des amulettes seules ne forment pas un nouveau lot. Ajoutez-y au moins une carte de la famille.
refusal-sobek-no-such-seat = Il n’y a pas de place { $seat } à cette table. Choisissez quelqu’un qui joue.
refusal-sobek-yourself = Choisissez un adversaire, pas vous-même.
refusal-sobek-no-back-named = Le joueur de la place { $seat } a des cartes à voler. Indiquez le dos voulu : vert, beige ou orange.
refusal-sobek-no-such-back = Le joueur de la place { $seat } n’a aucune carte { $back }. Choisissez un dos visible dans cette main.
refusal-sobek-not-in-pile = Cette carte n’est pas dans cette pile de corruption : { $card }. Choisissez-en une qui s’y trouve.
refusal-sobek-no-such-set = Vous n’avez pas de lot { $family } à compléter. Choisissez un lot posé devant vous.
refusal-sobek-courtesan-adds = La Courtisane ajoute 1 ou 2 cartes à un lot, pas { $count }.
refusal-sobek-courtesan-must-add = Vous avez des cartes qui conviennent à l’un de vos lots : ajoutez-en 1 ou 2 avec la Courtisane.
refusal-sobek-no-such-token = L’événement « { $token } » n’est pas parmi les jetons restants. Choisissez l’un de ceux que vous avez vus.
refusal-sobek-prosperity-elsewhere = La Prospérité se pose sur un lot de blé, de poisson ou de bétail posé devant vous.
refusal-sobek-prosperity-must-go = La Prospérité doit être posée sur l’un de vos lots. Indiquez lequel.
refusal-sobek-discard-order = Indiquez les cartes que vous écartez dans cet ordre : ivoire, ébène, marbre, bétail, poisson, blé, amulettes. Il doit ensuite en rester assez pour compléter votre choix.
refusal-sobek-set-order = Indiquez les lots horizontaux dans cet ordre, chaque famille une seule fois : ivoire, ébène, marbre, bétail, poisson, blé.
refusal-sobek-wrong-deal = Cette donne n’est pas valable : il faut deux cartes vertes par place, 5 des 12 jetons et toutes les autres cartes.
refusal-sobek-not-lowest = La place { $seat } ne peut pas être tirée au sort : elle n’a pas le score le plus bas.
refusal-sobek-wrong-steal = La main volée ne contient pas cette carte avec ce dos.

## Ce qu’il faut savoir lors d’une première partie.

coach-sobek-take = Prenez l’une des quatre premières cartes à partir du temple. La première est gratuite ; toutes celles que vous ignorez vont, face cachée, dans votre pile de corruption. Cherchez à réunir trois cartes d’une même famille.
coach-sobek-balance = Plus vous allez loin, plus vous prenez de corruption. Personne ne voit celle des autres, et seul le joueur le plus corrompu subit un malus : faites en sorte que quelqu’un en ait plus que vous.
coach-sobek-set = Vous avez au moins trois cartes d’une même famille. Posées en lot, elles rapportent scarabées × cartes et donnent droit à un jeton événement. Vous pouvez attendre d’autres cartes, mais celles que vous avez encore en main à la fin de la manche deviennent de la corruption.
coach-sobek-character = Vous avez un personnage. Jouez-le pour son effet, ce qui prend tout votre tour, ou gardez-le comme carte de sa famille pour un lot.
coach-sobek-event = Un lot déclenche un événement. Chaque jeton ne sert qu’une fois par manche : choisissez celui qui vous aide le plus maintenant. Vous laissez les autres à vos adversaires.
coach-sobek-rob = Votre Vizir consulte cette pile de corruption. Prenez la carte dont vous avez le plus besoin ; la pile de votre adversaire en perd une.
coach-sobek-discard = Un Scribe vous oblige à ne garder que six cartes. Les autres deviennent de la corruption : écartez celles qui ne formeront pas de lot.
coach-sobek-flat = La manche est terminée. Si vous avez encore trois cartes d’une même famille, vous pouvez les poser à l’horizontale : elles ne rapportent que leurs scarabées, mais ne sont plus de la corruption. Toutes les autres vont dans votre pile de corruption.
coach-sobek-starter = Vous avez le score le plus bas : désignez qui commence. Ce joueur choisit en premier, mais les bonnes cartes sont peut-être plus loin.
coach-sobek-wait = Observez ce que les autres prennent et ignorent : vous pouvez retenir une bonne partie de ce qu’ils ont.
coach-sobek-over = La partie est terminée. Revoyez-la coup par coup ou rejouez.
