# La table de Sobek en texte.

sobek-terminal-tokens = { $count ->
        [one] { $count } jeton événement restant
       *[other] { $count } jetons événement restants
    }
sobek-terminal-nile = Nil (* à portée) :
sobek-terminal-nile-empty = Nil : vide
sobek-terminal-hidden = caché
sobek-terminal-hand = main : { $cards }
sobek-terminal-pile = corruption : { $cards }
sobek-terminal-pile-bare = aucune corruption
sobek-terminal-flat = horizontal : { $set }
sobek-terminal-green = { $family } (dos vert)
sobek-terminal-own-hand = Votre main
sobek-terminal-given-up = Déjà écartées
sobek-terminal-tokens-left = Jetons restants
sobek-terminal-discard = Défausse
sobek-terminal-nothing = rien

# Huit lettres au plus, avec autant de points que de scarabées.
sobek-short-ivory = ivoir
sobek-short-ebony = ébène
sobek-short-marble = marbre
sobek-short-cattle = bétail
sobek-short-fish = poisson
sobek-short-wheat = blé

sobek-legend =
    Le but : avoir le plus de points après trois manches. Les points viennent des
    lots d’au moins trois cartes d’une même famille : les scarabées (●) du lot,
    multipliés par le nombre de ses cartes. Ce que vous sautez dans la rangée, ou
    gardez en main à la fin de la manche, va dans votre corruption ; le joueur le
    plus corrompu recule sur la piste de score.
      F1, F0, Fg   poisson (fish) avec un scarabée, sans scarabée, à dos vert ; de
                   même I ivoire (ivory), E ébène (ebony), M marbre (marble),
                   C bétail (cattle) et W blé (wheat). L’ivoire a 3 scarabées,
                   l’ébène et le marbre en ont 2
      A            une amulette : elle va dans tous les lots
      thief, …     un personnage : jouez-le pour son effet, ou comme carte de sa
                   famille. queen Reine, priest Grand Prêtre, priestess Grande
                   Prêtresse, scribe-cattle et scribe-fish Scribe, vizier Vizir,
                   thief Voleur, courtesan Courtisane, merchant Marchand
      take 2       prendre la deuxième carte ; la première va dans votre corruption
      set fish F1,F0,A                 poser un lot ; un jeton événement suit
      thief 2 orange, priest wheat     jouer un personnage
    Un refus cite la section des règles : games/sobek/table/rulebook/fr/full.md.
