# La table de Conex : ce qui s’y trouve, ce qu’on peut faire, ce qui se passe.

## Parties de la page

conex-story = Récit
conex-seats = Joueurs
conex-table = Table
conex-hand = Votre main
conex-hands = Toutes les mains
conex-hand-empty = Vous n’avez pas de carte.
conex-choice = Votre choix
conex-over = Fin de la partie
conex-glossary = Qu’est-ce que c’est

conex-fact-size = { $size ->
    [small] petite table
    [large] grande table
   *[other] table moyenne
}
conex-fact-track = { $points } points pour finir
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
# Après « par le ».
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
# Là où il en a posé plusieurs.
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
    [0] Votre { $card } n’a aucune place pour l’instant.
    [one] Votre { $card } : { $count } place s’illumine sur la table.
   *[other] Votre { $card } : { $count } places s’illuminent sur la table.
}
conex-ask-number = { $count ->
    [0] Par le { $number }, elle n’a aucune place pour l’instant.
    [one] Par le { $number } : { $count } place s’illumine sur la table.
   *[other] Par le { $number } : { $count } places s’illuminent sur la table.
}
conex-laid-so = { $bonus ->
    [yes] Par le { $number } sur une carte +2 : { $worth }.
   *[no] Par le { $number } : { $worth }.
}
conex-opens = { $corners ->
    [0] Elle n’ouvre aucun coin aux autres.
    [one] Elle ouvre { $corners } coin aux autres : { $cards } cartes sur { $others } y vont, pour { $points } au mieux.
   *[other] Elle ouvre { $corners } coins aux autres : { $cards } cartes sur { $others } y vont, pour { $points } au mieux.
}
conex-blocks = { $corners ->
    [one] Elle bloque { $corners } coin.
   *[other] Elle bloque { $corners } coins.
}

conex-numbers = Par quel coin
conex-list-spots = { $count ->
    [one] La seule place en liste
   *[other] Les { $count } places en liste
}
conex-list-part = Ces places en liste
conex-list-cards = { $count ->
    [one] La seule carte en liste
   *[other] Les { $count } cartes en liste
}
conex-list-group = { $card } par le { $number }
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
    [one] L’éclair retire une carte sur laquelle rien n’est posé : seule la carte marquée s’y prête. Puis chacun des autres cède une carte.
   *[other] L’éclair retire une carte sur laquelle rien n’est posé : choisissez l’une des { $count } marquées. Puis chacun des autres cède une carte.
}
conex-strike-use = Éclair
conex-strike-not = Pas maintenant
conex-strike-remove = Retirer
conex-strike-removes = { $who ->
    [you] Votre propre { $card } va sous la pioche, et son coin est de nouveau libre.
   *[other] La { $card } de { $name } va sous la pioche, et son coin est de nouveau libre.
}
conex-ask-end = Utiliser l’éclair maintenant, ou terminer votre tour et le garder ?
conex-done = Terminer le tour

conex-ask-discard = { $name } utilise l’éclair : choisissez une carte qui ira sous la pioche. Personne ne la voit.
conex-discard = Mettre sous la pioche
conex-given-up = cédée

## Un choix, tel qu’il suit « Le capitaine choisirait : »

conex-choice-lay = poser une { $card } par le { $number } { $spot } : { $worth }
conex-choice-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
conex-choice-pass = passer
conex-choice-strike = utiliser l’éclair : { $card }
conex-choice-discard = céder une { $card }
conex-choice-done = terminer le tour

## Attente et fin

conex-waiting = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
conex-waiting-discard = { $count ->
    [one] { $names } doit céder une carte.
   *[other] { $names } doivent céder une carte chacun.
}
conex-waiting-luck = On distribue les cartes.
conex-waiting-stopped = La partie a été arrêtée.
conex-waiting-you = C’est à vous.
conex-look = Vous pouvez regarder vos places en attendant.

conex-winners = { $count ->
    [one] { $who ->
        [you] Vous gagnez avec { $points } points.
       *[other] { $names } gagne avec { $points } points.
    }
   *[other] { $names } gagnent ensemble avec { $points } points.
}
conex-ending-room = La partie est finie : plus aucune carte n’a de place.
conex-ending-passed = La partie est finie : tout le monde a passé.
conex-ending-track = La partie est finie : les { $points } points sont atteints et le tour de table est complet.

## Joueurs et réserve

conex-start = carte de départ
conex-state-yours = à vous
conex-state-turn = choisit
conex-state-you = vous
conex-state-bot = bot
conex-state-away = un bot joue
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
conex-refused-felt = Pas ici : elle doit recouvrir un coin libre de la couleur d’un de ses nombres.
conex-refused-covers = elle recouvrirait { $corners }
conex-refused-touches = elle toucherait { $components }
conex-refused-edge = elle dépasserait le bord de la table
conex-refused-number = le { $number }
conex-refused-board = le plateau
conex-refused-card = une { $card }

## Ce qui se passe

conex-tale-dealt = { $who ->
    [you] Cinq cartes pour chacun. Vous commencez.
   *[other] Cinq cartes pour chacun. { $name } commence.
}
conex-tale-laid = { $who ->
    [you] Vous posez une { $card } par le { $number } { $spot } : { $worth }. Vous avez { $to }.
   *[other] { $name } pose une { $card } par le { $number } { $spot } : { $worth }. Le score est de { $to }.
}
conex-tale-drew = { $who ->
    [you] { $count ->
        [0] Vous trouvez la pioche vide.
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [0] { $name } trouve la pioche vide.
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
    [you] Vous devez céder une carte.
    [both] Vous devez céder une carte, de même que { $names }.
   *[other] { $count ->
        [one] { $names } doit céder une carte.
       *[other] { $names } doivent céder une carte chacun.
    }
}
conex-tale-discarding = { $who ->
    [you] Vous cédez une { $card }.
   *[other] { $name } cède une { $card }.
}
conex-tale-decided = { $who ->
    [you] Vous avez choisi une carte à céder.
   *[other] { $name } a choisi une carte à céder.
}
conex-tale-buried = { $who ->
    [you] Vous mettez une carte sous la pioche.
   *[other] { $name } met une carte sous la pioche.
}
conex-tale-buried-card = { $who ->
    [you] Vous mettez une { $card } sous la pioche.
   *[other] { $name } met une { $card } sous la pioche.
}

## Qu’est-ce que c’est

conex-tip-card-term = Carte
conex-tip-card = Une carte a une couleur principale et deux ou trois coins Conex d’autres couleurs, chacun avec un nombre. Posez-la de sorte qu’un coin Conex cache un vrai coin de cette couleur : vous marquez ce nombre (règles 1.2, 5.1).
conex-tip-die-card-term = Carte dé
conex-tip-die-card = Qui pose une carte avec un dé marque comme d’habitude, puis lance le dé (règle 5.4).
conex-tip-plus-term = Carte +2
conex-tip-plus = Qui pose une carte sur une carte +2 marque 2 points de plus, peu importe qui a posé la carte +2. La poser ne rapporte rien de plus (règle 5.2).
conex-tip-number-term = Nombre
conex-tip-number = Le nombre d’un coin Conex est ce que vous marquez si vous posez la carte par ce coin. Sa couleur dit où il va (règle 5.1).
conex-tip-spot-term = Place
conex-tip-spot = Une place est un coin où va votre carte : les couleurs sont les mêmes, aucun coin Conex de la carte du dessous n’est couvert, la carte ne touche rien d’autre et reste sur la table (règles 3.2 à 3.5).
conex-tip-colours-term = Couleurs
conex-tip-colours = Les quatre couleurs se reconnaissent aussi à leur motif et à leur lettre : le rouge a des rayures, le violet des points, le jaune une grille, le turquoise des vagues (règle 1.1).
conex-tip-board-term = Plateau
conex-tip-board = Le plateau est au milieu de la table. Une carte peut être posée sur chacun de ses quatre coins colorés ; sa croix porte la piste de score (règle 1.3).
conex-tip-track-term = Points
conex-tip-track = Votre pion avance d’une case par point. Dès que quelqu’un atteint le bout de la piste, on finit le tour de table, et le plus de points gagne (règles 9.4, 9.5).
conex-tip-pile-term = Pioche
conex-tip-pile = Au lieu de poser une carte, vous pouvez en piocher deux, même si vous pourriez poser. Si la pioche est vide, qui peut poser doit poser (règles 6.1, 6.2).
conex-tip-die-term = Dé
conex-tip-die = Le dé donne une carte, deux cartes, l’éclair ou le double. Un jeton se prend à côté de la pioche ou à qui l’a (règles 5.4, 7.1).
conex-tip-lightning-term = Éclair
conex-tip-lightning = Au début ou à la fin de votre tour, l’éclair retire une carte sur laquelle aucune autre n’est posée. Elle va sous la pioche, et chacun des autres cède une carte. Il est bloqué pendant le tour où vous le prenez (règles 8, 7.2).
conex-tip-double-term = Double
conex-tip-double = Avec le double, la carte que vous posez compte deux fois, y compris le 2 d’une carte +2. Il est bloqué pendant le tour où vous le prenez (règles 5.3, 7.2).
conex-tip-start-term = Carte de départ
conex-tip-start = Qui a la carte de départ commence. La partie finit avant son tour, pour que tous aient joué autant de fois (règles 2.1, 9.4).
