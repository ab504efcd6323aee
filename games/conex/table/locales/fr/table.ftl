# La table de Conex : ce qui s’y trouve, ce qu’on peut faire, ce qui se passe.

## Parties de la page

conex-story = Historique
conex-seats = Joueurs
conex-table = Table
conex-hand = Votre main
conex-hands = Toutes les mains
conex-hand-empty = Vous n’avez pas de carte.
conex-choice = Votre choix
conex-over = Fin de la partie
conex-glossary = Lexique

conex-fact-size = { $size ->
    [small] petite table
    [large] grande table
   *[other] table moyenne
}
conex-fact-track = partie en { $points } points
conex-fact-last = dernier tour
conex-last-round = C’est le dernier tour de table.

conex-zoom = Zoom
conex-zoom-out = Réduire
conex-zoom-fit = Toute la table
conex-zoom-in = Agrandir

## Cartes, nombres, emplacements

# Comme sujet.
conex-name = { $kind ->
    [die] carte dé
    [plus] carte +2
   *[other] carte
} { $colour ->
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[other] turquoise
}
# Comme complément.
conex-name-object = { $kind ->
    [die] carte dé
    [plus] carte +2
   *[other] carte
} { $colour ->
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[other] turquoise
}
conex-name-full = { $card } : { $numbers }
conex-laid-by = { $who ->
    [you] { $card }, posée par vous
   *[other] { $card }, posée par { $name }
}

conex-number = { $colour ->
    [red] { $value } rouge
    [purple] { $value } violet
    [yellow] { $value } jaune
   *[other] { $value } turquoise
}
# Après « avec son ».
conex-number-by = { $colour ->
    [red] { $value } rouge
    [purple] { $value } violet
    [yellow] { $value } jaune
   *[other] { $value } turquoise
}

conex-spot-board = { $colour ->
    [red] sur le coin rouge du plateau
    [purple] sur le coin violet du plateau
    [yellow] sur le coin jaune du plateau
   *[other] sur le coin turquoise du plateau
}
conex-spot-card = sur une { $card }, { $corner ->
    [tl] coin supérieur gauche
    [tr] coin supérieur droit
    [br] coin inférieur droit
   *[other] coin inférieur gauche
}
# Là où plusieurs cartes portent le même nom : qui l’a posée, et laquelle.
conex-spot-card-of = sur une { $card } posée par { $who ->
    [you] vous
   *[other] { $name }
}, { $corner ->
    [tl] coin supérieur gauche
    [tr] coin supérieur droit
    [br] coin inférieur droit
   *[other] coin inférieur gauche
}
# Si ce joueur en a posé plusieurs.
conex-spot-which = { $place ->
    [first] { $spot } (la première posée)
    [second] { $spot } (la seconde posée)
   *[other] { $spot } (la { $nth }ᵉ posée)
}

conex-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conex-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
conex-spots = { $count ->
    [0] 0 place
    [one] { $count } place
   *[other] { $count } places
}

## Décisions

conex-ask-lay = { $draw ->
    [0] À vous : choisissez une carte à poser.
    [1] À vous : choisissez une carte à poser ou piochez la dernière.
   *[other] À vous : choisissez une carte à poser ou piochez-en deux.
}
conex-ask-stuck = { $draw ->
    [0] Aucune de vos cartes ne convient et la pioche est vide : vous passez.
    [1] Aucune de vos cartes ne convient : piochez la dernière.
   *[other] Aucune de vos cartes ne convient : piochez-en deux.
}
conex-ask-empty = { $draw ->
    [0] Vous n’avez pas de carte et la pioche est vide : vous passez.
    [1] Vous n’avez pas de carte : piochez la dernière.
   *[other] Vous n’avez pas de carte : piochez-en deux.
}
conex-ask-card = { $count ->
    [0] Votre { $card } ne va nulle part pour l’instant.
    [one] Votre { $card } : { $count } place s’illumine sur la table.
   *[other] Votre { $card } : { $count } places s’illuminent sur la table.
}
conex-ask-number = { $count ->
    [0] Avec son { $number }, elle ne va nulle part pour l’instant.
    [one] Avec son { $number } : { $count } place s’illumine sur la table.
   *[other] Avec son { $number } : { $count } places s’illuminent sur la table.
}
conex-laid-so = { $bonus ->
    [yes] Avec son { $number } sur une carte +2 : { $worth }.
   *[no] Avec son { $number } : { $worth }.
}
conex-opens = { $corners ->
    [0] Elle n’ouvre aucun coin aux autres.
    [one] Elle ouvre { $corners } coin aux autres. Cartes qui y vont : { $cards } sur { $others }, pour { $points } au mieux.
   *[other] Elle ouvre { $corners } coins aux autres. Cartes qui y vont : { $cards } sur { $others }, pour { $points } au mieux.
}
conex-blocks = { $corners ->
    [one] Elle bloque { $corners } coin.
   *[other] Elle bloque { $corners } coins.
}

conex-numbers = Avec quel coin
conex-list-spots = { $count ->
    [one] La seule place en liste
   *[other] Les { $count } places en liste
}
conex-list-part = Ces places en liste
conex-list-cards = { $count ->
    [one] La seule carte en liste
   *[other] Les { $count } cartes en liste
}
conex-list-group = { $card } avec son { $number }
conex-list-spot = { $points } : { $spot }

conex-lay = { $points ->
    [one] Poser pour { $points } point
   *[other] Poser pour { $points } points
}
conex-lay-it = Poser
conex-double = Doubler
conex-why = Pourquoi pas ?
conex-draw = Piocher { $count }
conex-draw-cards = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
conex-left = reste { $count }
conex-pass = Passer

conex-ask-strike = { $count ->
    [one] L’éclair retire une carte sur laquelle rien n’est posé : seule la carte marquée convient. Ensuite, chaque autre joueur défausse une carte.
   *[other] L’éclair retire une carte sur laquelle rien n’est posé : choisissez l’une des { $count } marquées. Ensuite, chaque autre joueur défausse une carte.
}
conex-strike-use = Éclair
conex-strike-not = Pas maintenant
conex-strike-remove = Retirer
conex-strike-removes = { $who ->
    [you] Votre propre { $card } va sous la pioche et libère le coin qu’elle couvrait.
   *[other] La { $card } posée par { $name } va sous la pioche et libère le coin qu’elle couvrait.
}
conex-ask-end = Utiliser l’éclair maintenant, ou terminer votre tour et le garder ?
conex-done = Terminer le tour

conex-ask-discard = { $name } utilise l’éclair : choisissez une carte à défausser sous la pioche. Personne ne la verra.
conex-discard = Mettre sous la pioche
conex-given-up = défaussée

## Un choix, tel qu’il suit « Conseil du capitaine : »

conex-choice-lay = poser une { $card } avec son { $number } { $spot } : { $worth }
conex-choice-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
conex-choice-pass = passer
conex-choice-strike = utiliser l’éclair : { $card }
conex-choice-discard = défausser une { $card }
conex-choice-done = terminer le tour

## Attente et fin

conex-waiting = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
conex-waiting-discard = { $count ->
    [one] { $names } doit défausser une carte.
   *[other] { $names } doivent chacun défausser une carte.
}
conex-waiting-luck = On distribue les cartes.
conex-waiting-stopped = La partie a été arrêtée.
conex-waiting-you = C’est à vous.
conex-look = En attendant, vous pouvez chercher des places.

conex-winners = { $count ->
    [one] { $who ->
        [you] Vous gagnez avec { $points } points.
       *[other] { $names } gagne avec { $points } points.
    }
   *[other] { $names } gagnent ensemble avec { $points } points.
}
conex-ending-room = La partie est terminée : plus aucune carte ne peut être posée.
conex-ending-passed = La partie est terminée : tout le monde a passé.
conex-ending-track = La partie est terminée : les { $points } points sont atteints et le tour de table est complet.

## Joueurs et réserve

conex-start = carte de départ
conex-state-yours = à vous
conex-state-turn = choisit
conex-state-you = vous
conex-state-bot = robot
conex-state-away = un robot joue
conex-state-here = en ligne
conex-state-gone = hors ligne
conex-token = { $token ->
    [lightning] { $state ->
        [locked] Éclair, bloqué jusqu’au prochain tour
        [ready] Éclair, prêt
       *[free] Éclair, à côté de la pioche
    }
   *[double] { $state ->
        [locked] Double, bloqué jusqu’au prochain tour
        [ready] Double, prêt
       *[free] Double, à côté de la pioche
    }
}
conex-pile = { $count } dans la pioche
# Ce que montre le dé.
conex-face = { $face ->
    [card] une carte
    [cards] deux cartes
    [lightning] éclair
   *[double] double
}
conex-last-roll = { $who ->
    [you] { $face ->
        [card] Dernier lancer : une carte, pour vous
        [cards] Dernier lancer : deux cartes, pour vous
        [lightning] Dernier lancer : l’éclair, pour vous
       *[double] Dernier lancer : le double, pour vous
    }
   *[other] { $face ->
        [card] Dernier lancer : une carte, pour { $name }
        [cards] Dernier lancer : deux cartes, pour { $name }
        [lightning] Dernier lancer : l’éclair, pour { $name }
       *[double] Dernier lancer : le double, pour { $name }
    }
}

## Pourquoi une carte ne va pas, en trois mots au plus

conex-not-colour = Autre couleur
conex-not-covers = { $colour ->
    [red] Couvre { $value } rouge
    [purple] Couvre { $value } violet
    [yellow] Couvre { $value } jaune
   *[other] Couvre { $value } turquoise
}
conex-not-board = Touche le plateau
conex-not-touches = { $colour ->
    [red] Touche la rouge
    [purple] Touche la violette
    [yellow] Touche la jaune
   *[other] Touche la turquoise
}
conex-not-edge = Hors de table

# La même chose en entier.
conex-refused = Pas ici : { $reasons }.
conex-refused-felt = Pas ici : elle doit recouvrir un coin libre de la couleur d’un de ses nombres.
conex-refused-covers = elle recouvrirait { $corners }
conex-refused-touches = elle toucherait { $components }
conex-refused-edge = elle dépasserait le bord de la table
conex-refused-number = le { $number }
conex-refused-board = le plateau
conex-refused-card = une { $card }

## Ce qui se passe

conex-tale-dealt = { $who ->
    [you] Chaque joueur reçoit cinq cartes. Vous commencez.
   *[other] Chaque joueur reçoit cinq cartes. { $name } commence.
}
conex-tale-laid = { $who ->
    [you] Vous posez une { $card } avec son { $number } { $spot } : { $worth }. Vous avez { $to }.
   *[other] { $name } pose une { $card } avec son { $number } { $spot } : { $worth }. Son score : { $to }.
}
conex-tale-drew = { $who ->
    [you] { $count ->
        [0] La pioche est vide : vous ne piochez rien.
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [0] La pioche est vide : { $name } ne pioche rien.
        [one] { $name } pioche { $count } carte.
       *[other] { $name } pioche { $count } cartes.
    }
}
conex-tale-drew-cards = { $who ->
    [you] Vous piochez : { $cards }.
   *[other] { $name } pioche : { $cards }.
}
conex-tale-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
conex-tale-done = { $who ->
    [you] Vous gardez l’éclair pour plus tard.
   *[other] { $name } garde l’éclair pour plus tard.
}
conex-tale-rolled = { $who ->
    [you] Vous lancez le dé : { $face }.
   *[other] { $name } lance le dé : { $face }.
}
conex-tale-took = { $token ->
    [lightning] { $who ->
        [you] { $from ->
            [nobody] Vous prenez l’éclair, pour votre prochain tour.
           *[other] Vous prenez l’éclair à { $loser }, pour votre prochain tour.
        }
       *[other] { $from ->
            [nobody] { $name } prend l’éclair.
            [you] { $name } vous prend l’éclair.
           *[other] { $name } prend l’éclair à { $loser }.
        }
    }
   *[double] { $who ->
        [you] { $from ->
            [nobody] Vous prenez le double, pour votre prochain tour.
           *[other] Vous prenez le double à { $loser }, pour votre prochain tour.
        }
       *[other] { $from ->
            [nobody] { $name } prend le double.
            [you] { $name } vous prend le double.
           *[other] { $name } prend le double à { $loser }.
        }
    }
}
conex-tale-kept = { $token ->
    [lightning] { $who ->
        [you] Vous avez déjà l’éclair.
       *[other] { $name } a déjà l’éclair.
    }
   *[double] { $who ->
        [you] Vous avez déjà le double.
       *[other] { $name } a déjà le double.
    }
}
conex-tale-struck = { $who ->
    [you] Vous utilisez l’éclair : une { $card } va sous la pioche.
   *[other] { $name } utilise l’éclair : une { $card } va sous la pioche.
}
conex-tale-must = { $who ->
    [you] Vous devez défausser une carte.
    [both] Vous devez défausser une carte, et { $names } aussi.
   *[other] { $count ->
        [one] { $names } doit défausser une carte.
       *[other] { $names } doivent chacun défausser une carte.
    }
}
conex-tale-discarding = { $who ->
    [you] Vous défaussez une { $card }.
   *[other] { $name } défausse une { $card }.
}
conex-tale-decided = { $who ->
    [you] Vous avez choisi une carte à défausser.
   *[other] { $name } a choisi une carte à défausser.
}
conex-tale-buried = { $who ->
    [you] Vous mettez une carte sous la pioche.
   *[other] { $name } met une carte sous la pioche.
}
conex-tale-buried-card = { $who ->
    [you] Vous mettez une { $card } sous la pioche.
   *[other] { $name } met une { $card } sous la pioche.
}

## Lexique

conex-tip-card-term = Carte
conex-tip-card = Une carte a une couleur principale et deux ou trois coins Conex d’autres couleurs, chacun avec un nombre. Posez-la de façon qu’un coin Conex recouvre un vrai coin de sa couleur : vous marquez ce nombre (règles 1.2, 5.1).
conex-tip-die-card-term = Carte dé
conex-tip-die-card = Quand vous posez une carte avec un dé, vous marquez vos points comme d’habitude, puis vous lancez le dé (règle 5.4).
conex-tip-plus-term = Carte +2
conex-tip-plus = Si vous posez une carte sur une carte +2, vous marquez 2 points de plus, peu importe qui a posé la carte +2. La carte +2 elle-même ne rapporte rien de plus quand on la pose (règle 5.2).
conex-tip-number-term = Nombre
conex-tip-number = Le nombre d’un coin Conex indique les points que vous marquez si vous posez la carte avec ce coin. Sa couleur indique où il peut aller (règle 5.1).
conex-tip-spot-term = Place
conex-tip-spot = Une place est un coin où votre carte peut aller : les couleurs sont les mêmes, aucun coin Conex de la carte du dessous n’est recouvert, la carte ne touche rien d’autre et reste sur la table (règles 3.2 à 3.5).
conex-tip-colours-term = Couleurs
conex-tip-colours = Les quatre couleurs se reconnaissent aussi à leur motif et à leur lettre : le rouge a des rayures, le violet des points, le jaune une grille, le turquoise des vagues (règle 1.1).
conex-tip-board-term = Plateau
conex-tip-board = Le plateau est au milieu de la table. Une carte peut être posée sur chacun de ses quatre coins colorés ; sa croix porte la piste de score (règle 1.3).
conex-tip-track-term = Points
conex-tip-track = Votre pion avance d’une case par point. Dès que quelqu’un atteint le bout de la piste, on finit le tour de table, et le joueur qui a le plus de points gagne (règles 9.4, 9.5).
conex-tip-pile-term = Pioche
conex-tip-pile = Au lieu de poser une carte, vous pouvez en piocher deux, même si une pose est possible. Si la pioche est vide et que vous pouvez poser, vous devez poser (règles 6.1, 6.2).
conex-tip-die-term = Dé
conex-tip-die = Le dé donne une carte, deux cartes, l’éclair ou le double. Un jeton se prend à côté de la pioche ou au joueur qui l’a (règles 5.4, 7.1).
conex-tip-lightning-term = Éclair
conex-tip-lightning = Au début ou à la fin de votre tour, l’éclair retire une carte sur laquelle aucune autre n’est posée. Elle va sous la pioche, et chaque autre joueur défausse une carte. L’éclair est bloqué pendant le tour où vous le prenez (règles 8, 7.2).
conex-tip-double-term = Double
conex-tip-double = Avec le double, la carte que vous posez compte deux fois, y compris le 2 d’une carte +2. Il est bloqué pendant le tour où vous le prenez (règles 5.3, 7.2).
conex-tip-start-term = Carte de départ
conex-tip-start = Le joueur qui a la carte de départ commence. La partie se termine juste avant son tour : tout le monde a ainsi joué autant de fois (règles 2.1, 9.4).
