# La table de Conex en texte.

conex-terminal-turn = Tour { $number }
conex-terminal-pile = du dessus : { $cards }
conex-terminal-known = { $card } est en position { $place } à partir du dessus
conex-terminal-table = Sur la table (ce qui est posé sur quoi, et sur quel coin) :
conex-terminal-spots = tl, tr, br, bl : coins sur lesquels une carte de votre main convient
conex-terminal-board = plateau
conex-terminal-laid = { $at } : { $notation }, { $card } avec son { $number } ({ $who ->
        [you] vous
       *[other] { $name }
    })

conex-legend =
    Le but : avoir le plus de points. On pose une carte de façon qu’un de ses coins
    Conex recouvre un vrai coin de la même couleur, d’une carte ou du plateau ; son
    nombre donne les points. Elle ne doit toucher rien d’autre, ne recouvrir aucun
    autre coin Conex et rester sur la table. Quand quelqu’un a 40 points (ou 30 si
    on l’a convenu), on finit le tour de table ; la partie s’arrête aussi quand plus
    rien ne convient.
      r4           rouge 4 : on nomme une carte par sa couleur (r rouge, p violet,
                   y jaune, t turquoise) et son numéro
      r9 à r11     cartes dé : qui en pose une lance le dé et reçoit 1 ou 2 cartes,
                   l’éclair ou le double ; un jeton s’utilise à partir du tour
                   suivant
      r12, r13     cartes +2 : qui pose une carte dessus marque 2 points de plus
      tl tr br bl  les coins d’une carte tenue droite : supérieur gauche, supérieur
                   droit, inférieur droit, inférieur gauche ; ceux du plateau sont
                   rouge, violet, jaune et turquoise
      place        un coin sur lequel une carte peut être posée
      lay r4.p on p12.tr       poser rouge 4 avec son coin Conex violet sur le
                               coin supérieur droit de violette 12
      lay r4.p on p12.tr x2    de même avec le double : deux fois plus de points
      draw                     piocher deux cartes au lieu d’en poser une
      pass                     passer, seulement si l’on ne peut ni poser ni
                               piocher
      lightning p12            utiliser l’éclair au début ou à la fin du tour :
                               violette 12, sur laquelle rien n’est posé, va sous
                               la pioche, et chaque autre joueur défausse une
                               carte
      discard r4               défausser rouge 4 pour l’éclair d’un autre joueur
      done                     terminer le tour et garder l’éclair
    Un refus cite la section des règles : games/conex/table/rulebook/fr/full.md.
