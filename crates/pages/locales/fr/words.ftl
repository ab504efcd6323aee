## Comment les phrases s’assemblent, dans tout jeu.

# Une énumération dont le dernier membre est introduit par un mot.
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
list-titled = { $about } : { $what }

# Deux propositions côte à côte.
list-clauses = { $first } ; { $second }

## Pourquoi un coup est refusé, dans tout jeu.

refusal-not-asked = Vous n’avez rien à décider pour l’instant. Attendez votre tour.
refusal-other-decision = Ce n’est pas ce qui vous est demandé maintenant. { $decision }
refusal-not-drawn = Aucun tirage n’est attendu pour l’instant.

## Un jeu qui n’a pas encore sa propre page.

plain-question = À vous de jouer : faites un choix.
plain-waits = Personne n’a rien à décider pour l’instant.
plain-to-decide = C’est à { $name } de jouer.
plain-over = La partie est terminée.
plain-choices = Vos choix
plain-story = Ce qui s’est passé
plain-table = La table
plain-players = { $seats } joueurs
plain-new = { $game } à { $seats ->
    [2] deux
    [3] trois
   *[other] quatre
} : { $who }.

since-title = Depuis votre tour
since-title-onlooker = Les derniers coups
since-nothing = Personne n’a joué depuis.
since-again = Revoir.
