# Ce que dit le serveur quand quelque chose n’est pas possible : ce qui s’est
# passé, et que faire.

error-bad-request = Cette requête est illisible : { $detail }. Corrigez-la et renvoyez-la.
error-too-large = Cette requête est trop volumineuse. Envoyez-en moins à la fois.
error-head-too-large = L’adresse ou les en-têtes de cette requête sont trop longs. Envoyez-en moins.
error-not-found = Il n’y a rien à cette adresse. Vérifiez l’adresse ou revenez à la page d’accueil.
error-method = Cette adresse n’accepte pas ce type de requête. Utilisez une des méthodes qu’elle indique.
error-media-type = Ce format n’est pas lisible ici. Envoyez du JSON, de type application/json.
error-cross-site = Cette requête vient d’un autre site : elle a été refusée. Ouvrez Felucca directement et réessayez.
error-timeout = L’opération a pris trop de temps et a été abandonnée. Réessayez dans un instant.
error-rate = Il y a eu trop de requêtes. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-too-many-streams = On ne peut pas ouvrir plus de { $most } connexions en direct depuis une même adresse. Fermez une page ou réessayez plus tard.
error-busy = Le serveur est surchargé en ce moment. Réessayez dans un instant.
error-shutting-down = Le serveur redémarre. Réessayez dans un instant.
error-storage = La base de données ne répond pas. Vérifiez dans un instant : votre action a peut-être été enregistrée, ou peut-être pas.
error-internal = Une erreur s’est produite de notre côté ; vous n’y êtes pour rien. Réessayez et, si elle se reproduit, signalez-la avec ce numéro : { $request }.

error-no-table = Cette table n’existe pas, ou le lien est incomplet. Vérifiez que vous avez le lien entier.
error-too-many-tables = On ne peut pas ouvrir plus de { $most } { $most ->
        [one] table
       *[other] tables
    } à la fois. Terminez d’abord une partie ou réessayez plus tard.
error-game = Ce jeu n’existe pas ici. Choisissez parmi ceux-ci : { $games }.
error-options = Ces options ne conviennent pas : { $detail }. Choisissez-en d’autres.
error-seats = Ce jeu se joue avec ce nombre de places : { $allowed }. Choisissez l’un de ces nombres.
error-level = Ce niveau n’existe pas. Choisissez parmi ceux-ci : { $levels }.

error-no-token = Identifiez-vous : envoyez un jeton d’accès (bearer) ou prenez d’abord place.
error-bad-token = Ce jeton d’accès n’est pas valable. Vérifiez-le ou reprenez place.
error-not-seated = Il faut avoir une place à cette table pour faire cela. Prenez-en une d’abord.
error-not-host = Seule la personne qui a créé la table peut faire cela. Adressez-vous à elle.
error-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
error-seat-none = Cette place n’existe pas à cette table. Choisissez-en une autre.
error-no-seat-free = Il n’y a plus de place libre à cette table. Vous pouvez regarder ou chercher une autre table.
error-already-seated = Vous avez déjà une place à cette table. Continuez à jouer avec celle-ci.
error-name = Un nom compte de 1 à 24 caractères, tous visibles. Choisissez-en un autre.
error-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
error-handover = Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.
error-not-away = Vous n’avez pas quitté la table : aucun robot ne joue pour vous.
error-still-here = Cette personne était encore à la table il y a peu. Dans quelques minutes, un robot pourra prendre le relais.

error-not-started = La partie n’a pas commencé : la table attend encore des joueurs.
error-over = La partie est terminée. On ne peut plus jouer ici.
error-abandoned = Cette partie a été abandonnée et ne reprendra pas. Créez une nouvelle table.
error-not-over = Le journal n’est disponible qu’à la fin de la partie, car il contient toutes les mains. Revenez à ce moment-là.
error-not-your-turn = Ce n’est pas à vous de jouer. Attendez votre tour.
error-stale = La partie a avancé entre-temps. Voici où elle en est : regardez et décidez à nouveau.
error-illegal = { $reason } (règle { $section })
error-not-an-action = Ce coup est illisible : { $detail }. Choisissez l’un de ceux qui sont proposés.
error-nothing-chosen = Vous n’avez encore rien choisi. Cochez ce que vous voulez poser, puis envoyez à nouveau.
error-undo = Il n’y a rien à annuler : quelqu’un a joué depuis, ou quelque chose de caché a été montré.
error-no-hints = Cette table a été créée sans conseils. Réfléchissez par vous-même, ou créez une table avec conseils.
error-rematch = La revanche n’est possible qu’après la partie. Terminez d’abord celle-ci.
error-chat = Un message compte de 1 à 500 caractères. Corrigez-le et renvoyez-le.
