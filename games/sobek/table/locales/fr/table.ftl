# La table de Sobek : ce qui s’y trouve, ce qu’on peut faire, ce qui se passe.

## Noms sur les cartes

sobek-label-ivory = Ivoire
sobek-label-ebony = Ébène
sobek-label-marble = Marbre
sobek-label-cattle = Bétail
sobek-label-fish = Poisson
sobek-label-wheat = Blé
sobek-label-amulet = Amulette
sobek-label-queen = Reine
sobek-label-priest = Grand Prêtre
sobek-label-priestess = Grande Prêtresse
sobek-label-scribe = Scribe
sobek-label-vizier = Vizir
sobek-label-thief = Voleur
sobek-label-courtesan = Courtisane
sobek-label-merchant = Marchand
sobek-label-back-green = Dos vert
sobek-label-back-beige = Dos beige
sobek-label-back-orange = Dos orange : un personnage
sobek-a-green-back = dos vert
sobek-token-down = Jeton événement, face cachée

## Après un verbe : « prend … »

sobek-object-ivory = de l’ivoire
sobek-object-ebony = de l’ébène
sobek-object-marble = du marbre
sobek-object-cattle = du bétail
sobek-object-fish = du poisson
sobek-object-wheat = du blé
sobek-object-amulet = une amulette
sobek-object-queen = la Reine
sobek-object-priest = le Grand Prêtre
sobek-object-priestess = la Grande Prêtresse
sobek-object-scribe = le Scribe
sobek-object-vizier = le Vizir
sobek-object-thief = le Voleur
sobek-object-courtesan = la Courtisane
sobek-object-merchant = le Marchand
sobek-object-back-green = une carte verte
sobek-object-back-beige = une carte beige
sobek-object-back-orange = un personnage face cachée
sobek-object-it = le personnage

## Nombres

sobek-scarabs = { $count ->
        [one] { $count } scarabée
       *[other] { $count } scarabées
    }
sobek-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sobek-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sobek-amulets = { $count ->
        [one] { $count } amulette
       *[other] { $count } amulettes
    }
sobek-backs-green = { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
sobek-backs-beige = { $count ->
        [one] { $count } beige
       *[other] { $count } beiges
    }
sobek-backs-orange = { $count } orange
sobek-in-hand = { $count } en main
sobek-tokens-left = { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
sobek-deck = Pioche { $count }
sobek-discard = Défausse { $count }
sobek-symbol-number = chiffre
sobek-symbol-ankh = Ankh
sobek-symbol-eye = Œil
sobek-symbol-feather = Plume
sobek-symbol-djed = Djed

## La table

sobek-round = Manche { $number } sur { $all }
sobek-delivery = Arrivage { $number } sur { $all }
sobek-fact-over = Partie terminée
sobek-opponents = Adversaires
sobek-players = Joueurs
sobek-nile = Le Nil
sobek-quay-empty = vide
sobek-quay-offer = Quai { $quay } : prendre { $card }. { $count ->
        [0] Gratuit.
        [one] Dans votre corruption : { $cards }.
       *[other] Dans votre corruption : { $cards }.
    }
sobek-free = gratuit
sobek-dock = Votre décision et votre main
sobek-group = { $family } : { $cards }, { $scarabs }
sobek-own-hand = Votre main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sobek-hand-empty = Votre main est vide.
sobek-hand-bare = main vide
sobek-mine = Vos lots et votre corruption
sobek-own-sets = Vos lots
sobek-own-sets-worth = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à la fin de la manche
sobek-own-sets-none = Trois cartes d’une famille forment un lot.
sobek-own-corruption = Votre corruption
sobek-own-corruption-none = Votre pile est vide.
sobek-flat-scarabs = scarabées seulement
sobek-story = Historique
sobek-help = Lexique
sobek-tag-curse = Malédiction +{ $count }
sobek-tag-next = joue ensuite
sobek-tag-choosing = choisit
sobek-tag-away = un robot joue
sobek-tag-gone = hors ligne
sobek-track = Piste de score
sobek-track-marker = { $who ->
        [you] Vous
       *[other] { $name }
    } : { $score }, { $symbol }.
sobek-forecast = Avec vos lots : { $score } + { $points } = { $landing }, { $symbol }
sobek-forecast-back = Si vous avez le plus de corruption : recul de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $symbol }, { $way }
sobek-forecast-safe = Si vous avez le plus de corruption : aucun recul, moins de 10 points de lots

## Ce qui est demandé

sobek-ask-turn = À vous : { $ways }.
sobek-turn-take = { $count ->
        [1] prenez la dernière carte
       *[other] prenez une des { $count } premières cartes
    }
sobek-turn-lay = posez un lot
sobek-turn-play = jouez un personnage
sobek-ask-take = Prendre { $card } ?
sobek-ask-take-cost = { $count ->
        [0] Rien ne va dans votre corruption : elle reste à { $before }.
        [one] Votre corruption reçoit { $cards } : { $before } → { $after }.
       *[other] Votre corruption reçoit { $cards } : { $before } → { $after }.
    }
sobek-ask-event = Choisissez un des jetons restants.
sobek-note-event = Les autres sont remis face cachée. Votre lot reste posé.
sobek-ask-rob = { $who ->
        [you] Votre corruption
       *[other] { $name }, corruption
    } : prenez une carte.
sobek-note-rob = Personne d’autre ne voit ces cartes.
sobek-ask-discard = Un Scribe : mettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $hand } dans votre corruption.
sobek-note-discard = { $others ->
        [0] Vous en gardez 6.
       *[other] Les autres choisissent en même temps, en secret. Vous en gardez 6.
    }
sobek-ask-flat = La manche est terminée. Voulez-vous poser des lots horizontaux ? Ils ne rapportent que leurs scarabées.
sobek-ask-flat-none = La manche est terminée. Vous n’avez aucun lot à poser.
sobek-ask-flat-done = Il n’y a plus rien à poser.
sobek-note-flat = Vous avez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main ; ce que vous gardez va dans votre corruption.
sobek-note-flat-set = Au moins trois cartes, pas seulement des amulettes.
sobek-ask-starter = Vous avez le moins de points : qui commence la manche { $round } ?
sobek-note-starter = Regardez d’abord la rangée et votre main.
sobek-ask-lay = Quelles cartes pour un lot { $family } ?
sobek-ask-add = Quelles cartes ajouter à votre lot { $family } ?
sobek-note-set = Trois ou plus, amulettes comprises. Ensuite, vous choisissez un événement s’il reste des jetons.
sobek-ask-queen = piocher ?
sobek-ask-priest = quelle famille quitte votre corruption ?
sobek-ask-priestess = quelle famille quitte votre corruption ?
sobek-ask-scribe = réduire les autres mains ?
sobek-ask-vizier = quelle corruption consulter ?
sobek-ask-thief = quel dos voler, et à qui ?
sobek-ask-courtesan = ajouter 1 ou 2 cartes : lesquelles, et à quel lot ?
sobek-ask-merchant = quelle carte de la rangée ?
sobek-note-queen = { $count ->
        [0] La pioche est vide : aucun effet.
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
sobek-note-priest = Le nombre indique combien de cartes partiraient, sur { $count } ; les amulettes restent.
sobek-note-scribe = { $count ->
        [0] Personne d’autre n’a plus de 6 cartes : aucun effet.
        [one] { $names } doit redescendre à 6 cartes.
       *[other] { $names } doivent redescendre à 6 cartes.
    }
sobek-note-vizier = Ce choix est définitif. Si la pile est vide, il ne se passe rien.
sobek-note-thief = Le hasard choisit une carte qui a ce dos.
sobek-note-courtesan = Une ou deux cartes. Aucun événement ensuite.
sobek-note-courtesan-vain = Rien dans votre main ne convient à vos lots : aucun effet.
sobek-note-merchant = Rien ne va dans votre corruption. Le nombre indique le quai.

## Boutons

sobek-do-back = Retour
sobek-do-take = Prendre une carte
sobek-do-take-card = Prendre { $card }
sobek-do-lay = Poser { $count }
sobek-do-add = Ajouter { $count }
sobek-do-lay-these = Poser ces cartes
sobek-do-add-these = Ajouter ces cartes
sobek-do-choose = Choisir…
sobek-do-in-vain = Jouer sans effet
sobek-do-play-queen = Jouer la Reine
sobek-do-play-priest = Jouer le Grand Prêtre
sobek-do-play-priestess = Jouer la Grande Prêtresse
sobek-do-play-scribe = Jouer le Scribe
sobek-do-play-vizier = Jouer le Vizir
sobek-do-play-thief = Jouer le Voleur
sobek-do-play-courtesan = Jouer la Courtisane
sobek-do-play-merchant = Jouer le Marchand
sobek-do-courtesan = Ajouter au lot { $family }
sobek-do-event = Utiliser le jeton
sobek-do-use = Utiliser : { $token }
sobek-do-discard = Écarter { $count }
sobek-do-flat = Poser les lots choisis
sobek-do-flat-none = Ne rien poser
sobek-do-flat-done = C’est tout
sobek-do-start = Je commence

## Un choix, tel qu’il suit « Conseil du capitaine : »

sobek-choice-take = { $count ->
        [0] prendre { $card }
        [one] prendre { $card }, { $count } carte de corruption
       *[other] prendre { $card }, { $count } cartes de corruption
    }
sobek-choice-lay = poser un lot { $family } : { $cards }
sobek-choice-add = ajouter au lot { $family } : { $cards }
sobek-choice-flat = poser un lot horizontal { $family } : { $cards }
sobek-choice-play = jouer { $character }
sobek-choice-event = utiliser le jeton { $token }
sobek-choice-with = { $choice } : { $target }
sobek-choice-discard = écarter { $card }
sobek-choice-done = ne plus rien poser
sobek-choice-start = { $who ->
        [you] jouer en premier
       *[other] laisser { $name } commencer
    }

## Indications

sobek-hint-set = encore { $count } pour un lot
sobek-hint-add = encore { $count } pour compléter
sobek-hint-amulet = va dans tous les lots
sobek-hint-flat = va dans la corruption

## Événements

sobek-effect-guild = Vous avancez jusqu’au prochain symbole { $symbol } : { $from } → { $to }. Qui recule ?
sobek-effect-flood = Vous rejouez aussitôt.
sobek-effect-curse = Compte pour { $count } cartes de corruption en fin de manche. À qui la donner ?
sobek-effect-prosperity = { $count } scarabées de plus sur un lot de blé, de poisson ou de bétail. Lequel ?
sobek-effect-embalming = Votre corruption passe dans votre main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
sobek-effect-deceit = Vous annoncez combien de cartes compte votre corruption et marquez autant de points : { $count }. Les cartes y restent.
sobek-use-flood = Rejouer
sobek-use-embalming = Prendre en main
sobek-use-deceit = Annoncer et marquer
sobek-use-vain = Aucun lot de ce type : sans effet

## Attente

sobek-wait-turn = { $count ->
        [one] C’est à { $names } de jouer.
       *[other] C’est à { $names } de jouer.
    }
sobek-wait-event = { $count ->
        [one] { $names } choisit un événement.
       *[other] { $names } choisissent un événement.
    }
sobek-wait-rob = { $count ->
        [one] { $names } choisit une carte dans une pile de corruption.
       *[other] { $names } choisissent une carte dans une pile de corruption.
    }
sobek-wait-discard = { $count ->
        [one] { $names } choisit encore les cartes à écarter.
       *[other] { $names } choisissent encore les cartes à écarter.
    }
sobek-wait-flat = { $count ->
        [one] { $names } choisit encore ses lots horizontaux.
       *[other] { $names } choisissent encore leurs lots horizontaux.
    }
sobek-wait-starter = { $count ->
        [one] { $names } désigne qui commence.
       *[other] { $names } désignent qui commence.
    }
sobek-wait-chance = Le hasard décide.
sobek-wait-stopped = La partie a été arrêtée.

## La fin d’une manche

sobek-end-of-round = Fin de la manche { $round }
sobek-rite-on = Continuer
sobek-rite-table = Voir la table
sobek-rite-again = Revoir
sobek-rite-skip = Passer
sobek-step-hands = Lots dévoilés
sobek-step-sets = Lots comptés
sobek-step-piles = Corruption comptée
sobek-step-penalty = Malus appliqué
sobek-step-starter = Qui commence
sobek-step-winner = Qui gagne
sobek-most-corrupt = le plus de corruption
sobek-no-sets = Aucun lot
sobek-from-sets = { $from } + { $points } de lots
sobek-pile-cursed = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } + { $curses } pour la Malédiction
sobek-no-penalty = Aucun malus
sobek-penalty-nought = Malus : aucun recul
sobek-penalty = { $way } : −{ $lost }
sobek-walk = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } le plus de corruption. Pour { $points } points de lots, c’est un recul de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $symbol }. Cela coûte { $lost } points.
sobek-walk-nought = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } le plus de corruption, mais moins de 10 points de lots : aucun recul.
sobek-won = La partie est terminée. { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } avec { $score } points.
sobek-won-together = La partie est terminée. { $names } gagnent ensemble avec { $score } points.

## Ce qui se passe

sobek-tale-dealt = Manche { $round }
sobek-tale-dealt-hand = Manche { $round }. Votre main : { $cards }
sobek-tale-delivery = L’arrivage { $number } est à quai
sobek-tale-starts = { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    }.
sobek-tale-names = { $who ->
        [you] Vous avez le score le plus bas et désignez
       *[other] { $name } a le score le plus bas et désigne
    } qui commence.
sobek-tale-lets-start = { $who ->
        [you] Vous laissez { $victim } commencer.
       *[other] { $whom ->
            [you] { $name } vous laisse commencer.
           *[other] { $name } laisse { $victim } commencer.
        }
    }
sobek-tale-take = { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $count ->
        [0] { $card }.
        [one] { $card } ; dans la corruption : { $cards }.
       *[other] { $card } ; dans la corruption : { $cards }.
    }
sobek-tale-lay = { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } un lot : { $count } × { $family }.
sobek-tale-add = { $who ->
        [you] Vous complétez
       *[other] { $name } complète
    } un lot : { $count } × { $family }.
sobek-tale-tokens = { $who ->
        [you] Vous voyez
       *[other] { $name } voit
    } les jetons restants : { $tokens }.
sobek-tale-play = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $character }.
sobek-tale-vain = C’est sans effet.
sobek-tale-draw = { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }.
sobek-tale-purge = { $who ->
        [you] Vous nommez
       *[other] { $name } nomme
    } { $family } : { $count ->
        [0] il n’y en a pas dans la corruption.
        [one] { $count } carte quitte la corruption.
       *[other] { $count } cartes quittent la corruption.
    }
sobek-tale-steal = { $who ->
        [you] Vous volez { $card } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous vole { $card }.
           *[other] { $name } vole { $card } à { $victim }.
        }
    }
sobek-tale-steal-bare = { $who ->
        [you] Vous n’avez rien à voler : { $victim } n’a pas de cartes.
       *[other] { $name } n’a rien à voler : { $whom ->
            [you] vous n’avez
           *[other] { $victim } n’a
        } pas de cartes.
    }
sobek-tale-search = { $who ->
        [you] Vous consultez la corruption de { $victim } : { $cards }.
       *[other] { $whom ->
            [you] { $name } consulte votre corruption : { $cards }.
           *[other] { $name } consulte la corruption de { $victim }.
        }
    }
sobek-tale-search-empty = { $who ->
        [you] Vous consultez la corruption de { $victim } : elle est vide.
       *[other] { $name } consulte { $whom ->
            [you] votre corruption : elle est vide.
           *[other] la corruption de { $victim }.
        }
    }
sobek-tale-rob = { $who ->
        [you] Vous prenez { $card } dans la corruption de { $victim }.
       *[other] { $name } prend { $card } dans { $whom ->
            [you] votre corruption
           *[other] la corruption de { $victim }
        }.
    }
sobek-tale-reduce = { $who ->
        [you] { $count ->
            [0] Vous devez redescendre à 6 cartes.
           *[other] Vous devez redescendre à 6 cartes, et { $names } aussi.
        }
       *[other] { $count ->
            [0] Personne n’a plus de 6 cartes.
            [one] { $names } doit redescendre à 6 cartes.
           *[other] { $names } doivent redescendre à 6 cartes.
        }
    }
sobek-tale-discarding = { $who ->
        [you] Vous écartez
       *[other] { $name } écarte
    } { $card }.
sobek-tale-reduced = { $who ->
        [you] Vous mettez
       *[other] { $name } met
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans { $who ->
        [you] votre
       *[other] sa
    } corruption : { $cards }.
sobek-tale-decided = { $who ->
        [you] Vous avez choisi
       *[other] { $name } a choisi
    }.
sobek-tale-pick = { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } le jeton { $token }.
sobek-tale-move = { $who ->
        [you] Vous passez
       *[other] { $name } passe
    } de { $from } à { $to }.
sobek-tale-cursed = { $who ->
        [you] Vous recevez
       *[other] { $name } reçoit
    } la Malédiction : { $count } cartes de corruption de plus.
sobek-tale-prospered = { $who ->
        [you] Vous le posez
       *[other] { $name } le pose
    } sur un lot : { $family }.
sobek-tale-embalmed = { $who ->
        [you] Vous reprenez votre
       *[other] { $name } reprend sa
    } corruption en main : { $count ->
        [0] elle est vide.
       *[other] { $cards }.
    }
sobek-tale-deceived = { $who ->
        [you] Vous annoncez
       *[other] { $name } annonce
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de corruption et { $who ->
        [you] marquez
       *[other] marque
    } autant de points.
sobek-tale-round-over = La manche { $round } est terminée
sobek-tale-lay-flat = { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } un lot horizontal : { $count } × { $family }.
sobek-tale-set = { $who ->
        [you] Vous
       *[other] { $name }
    } : { $family }, { $formula } = { $points }.
sobek-tale-set-flat = { $who ->
        [you] Vous
       *[other] { $name }
    } : { $family }, à l’horizontale, scarabées seulement : { $points }.
sobek-tale-pile = { $who ->
        [you] Votre corruption
       *[other] { $name }, corruption
    } : { $count ->
        [0] rien.
        [one] { $count } carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }
sobek-tale-pile-cursed = { $who ->
        [you] Votre corruption
       *[other] { $name }, corruption
    } : { $count ->
        [0] aucune carte + { $curses } pour la Malédiction.
        [one] { $count } carte + { $curses } pour la Malédiction : { $cards }.
       *[other] { $count } cartes + { $curses } pour la Malédiction : { $cards }.
    }
sobek-tale-score = { $who ->
        [you] Vos lots rapportent
       *[other] { $name } : les lots rapportent
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $from } → { $to }.
sobek-tale-penalty = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } le plus de corruption : recul de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $symbol }, { $from } → { $to }.
sobek-tale-penalty-nought = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } le plus de corruption, mais moins de 10 points de lots : aucun recul.

## Lexique

sobek-tip-goods = Marchandise. { $valued } cartes à { $scarabs } { $scarabs ->
        [one] scarabée
       *[other] scarabées
    }, { $plain } sans, { $green } à dos vert. De la même famille : { $people }. Trois cartes ou plus forment un lot : scarabées × cartes (règles 1.1, 5.1).
sobek-tip-amulet = Le joker : il va dans n’importe quel lot et compte comme une carte sans scarabée. Des amulettes seules ne forment pas un nouveau lot (règle 5.2).
sobek-term-corruption = Corruption
sobek-tip-corruption = Les cartes que vous ignorez vont, face cachée, dans votre pile de corruption. Personne d’autre ne les voit. Le joueur qui en a le plus en fin de manche subit le malus (règles 4.2, 8.3).
sobek-term-penalty = Le plus de corruption
sobek-tip-penalty = On compte les cartes de corruption, Malédictions comprises ; à égalité, les scarabées départagent. Chaque tranche de 10 points de lots fait reculer jusqu’à la case précédente du même symbole (règles 8.3, 8.4).
sobek-tip-queen = Ivoire. Piochez les trois premières cartes (règle 6.2).
sobek-tip-priest = Ébène. Nommez une famille : toutes ses cartes quittent votre corruption (règle 6.3).
sobek-tip-priestess = Marbre. Nommez une famille : toutes ses cartes quittent votre corruption (règle 6.3).
sobek-tip-scribe = Bétail ou poisson ; il y en a deux. Les autres joueurs qui ont sept cartes ou plus n’en gardent que six ; le reste va dans leur corruption (règle 6.5).
sobek-tip-vizier = Bétail. Consultez la corruption d’un adversaire et prenez-y une carte (règle 6.6).
sobek-tip-thief = Poisson. Nommez un adversaire et un dos : vous lui volez au hasard une carte qui a ce dos (règle 6.4).
sobek-tip-courtesan = Blé. Ajoutez une ou deux cartes à l’un de vos lots ; aucun événement ne suit (règle 6.7).
sobek-tip-merchant = Blé. Prenez n’importe quelle carte de la rangée ; rien ne va dans votre corruption (règle 6.8).
sobek-tip-back-green = Neuf marchandises sans scarabée ; chaque main de départ en a deux (règle 1.1).
sobek-tip-back-beige = Marchandises et amulettes de la pioche (règle 1.1).
sobek-tip-back-orange = Un personnage. Il est posé face cachée sur les quais : vous le voyez dès que vous l’avez pris ou ignoré (règle 4.3).
sobek-term-token = Jetons événement
sobek-tip-token = Cinq sur douze sont en jeu. Quand vous posez ou complétez un lot, vous regardez ceux qui restent et en utilisez un (règle 7.1).
sobek-term-guild = Guilde
sobek-tip-guild = Votre pion avance jusqu’à la prochaine case portant ce hiéroglyphe, celui d’un adversaire recule jusqu’à la précédente (règle 7.2).
sobek-tip-flood = Un tour complet de plus, aussitôt (règle 7.3).
sobek-tip-curse = Pour un adversaire : compte pour deux cartes de corruption jusqu’à la fin de la manche (règle 7.4).
sobek-tip-prosperity = Sur un de vos lots de blé, de poisson ou de bétail : deux scarabées de plus (règle 7.5).
sobek-tip-embalming = Toute votre corruption passe dans votre main (règle 7.6).
sobek-tip-deceit = Annoncez combien de cartes compte votre corruption et marquez autant de points (règle 7.7).
sobek-term-nile = La rangée
sobek-tip-nile = Neuf quais. La carte la plus proche du temple est la première ; les quais vides ne comptent pas (règles 2.3, 4.1).
sobek-term-reach = Hors de portée
sobek-tip-reach = Vous ne pouvez prendre que l’une des quatre premières cartes de la rangée ; le Marchand prend n’importe laquelle (règles 4.1, 6.8).
sobek-term-delivery = Arrivage
sobek-tip-delivery = Quand la rangée est vide, les neuf cartes suivantes arrivent. Après le dernier arrivage, la manche s’arrête aussitôt (règle 3.3).
sobek-term-deck = Pioche
sobek-tip-deck = Cartes des arrivages suivants. La Reine y pioche (règles 2.1, 6.2).
sobek-term-flat = Lot horizontal
sobek-tip-flat = Posé depuis la main en fin de manche : il ne rapporte que ses scarabées (règles 8.1, 8.2).
sobek-term-track = Symboles de la piste
sobek-tip-track = Chaque case a un symbole : un chiffre toutes les cinq cases, sinon Ankh, Œil, Plume ou Djed. Les Guildes et les malus déplacent les pions de symbole en symbole. Après 99, la piste recommence (règle 1.4).
sobek-term-away = Un robot joue
sobek-tip-away = Cette personne est absente ; un robot joue à sa place jusqu’à son retour.
