## Ce qui figure sur chaque table dans un terminal.

terminal-undealt = Rien n’est encore distribué.
terminal-seat-own = Place { $number } (vous)
terminal-asked = { $who ->
        [you] à vous de choisir
       *[other] choisit
    }

## Jouer

terminal-hello = Vous êtes à la place { $seat } sur { $seats }. `?` montre vos choix, `help` explique la table.
terminal-help =
    Tapez une action (Tab la complète), ou son numéro dans la liste des choix.
      ?             vos choix et ce qu’ils signifient
      ? MOT         seulement ceux qui contiennent ce mot
      table         la table, encore une fois
      story         tout ce que vous avez appris jusqu’ici
      hint          ce que ferait un joueur fort ; hint 10s réfléchit plus
                    longtemps
      undo          reprendre votre dernière action et tout ce qui a suivi
      save FICHIER  écrire la partie jusqu’ici dans un nouveau fichier
      svg FICHIER   dessiner la table telle que vous la voyez dans un nouveau
                    fichier, si le jeu peut être dessiné
      quit          quitter la partie (ou Ctrl-D) ; `felucca play --resume` la
                    reprend
terminal-interrupted = `quit` ou Ctrl-D quitte la partie, `help` l’explique.
terminal-left = Vous quittez la partie avant la fin.
terminal-kept = Elle est gardée dans { $file } : `{ $command }` la reprend.
terminal-undone = Votre dernière action est reprise, avec tout ce qui a suivi.
terminal-no-undo = Vous n’avez encore rien fait qui puisse être repris.
terminal-result = { $won ->
        [yes] Vous avez gagné.
       *[no] Vous n’avez pas gagné.
    } Score final : { $scores }.
terminal-seed = La graine était { $seed }. `save FICHIER` garde le journal, `quit` quitte.
terminal-over = La partie est terminée : `save FICHIER`, `undo` ou `quit`.

terminal-refused = Refusé : { $reason }
terminal-numbers = Vos choix sont numérotés de 1 à { $last }.
terminal-none-with = Aucun de vos choix ne contient `{ $word }`.

terminal-save-where = Indiquez où : save game.log
terminal-saved = Enregistré dans { $file }. Toutes les mains y figurent : gardez-le pour vous.
terminal-not-saved = Non enregistré : { $reason }.
terminal-svg-where = Indiquez où : svg table.svg
terminal-drawn = Dessiné dans { $file }.
terminal-drawn-own = Dessiné dans { $file }. On y voit votre main.
terminal-not-drawn = Non dessiné : { $reason }.
terminal-no-drawing = La table de ce jeu ne peut pas encore être dessinée.

## Revoir une partie

terminal-next = (Entrée : suite, q : quitter)

## Conseil

terminal-choice = action
terminal-meaning = sens
terminal-win = victoire
terminal-score = points
terminal-visits = essais
terminal-played = { $nth } joué
terminal-not-tried = L’action jouée, { $action }, n’a pas été atteinte par cette recherche.
terminal-iterations = { $count ->
        [one] { $count } itération
       *[other] { $count } itérations
    }
