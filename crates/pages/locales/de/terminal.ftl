## Was im Terminal auf jedem Tisch steht.

terminal-undealt = Es ist noch nichts ausgeteilt.
terminal-seat-own = Platz { $number } (du)
terminal-asked = { $who ->
        [you] du wählst
       *[other] wählt
    }

## Spielen

terminal-hello = Du sitzt auf Platz { $seat } von { $seats }. `?` zeigt, was du tun kannst, `help` erklärt den Tisch.
terminal-help =
    Tippe eine Aktion ein (Tab ergänzt sie) oder ihre Nummer aus der Liste.
      ?            was du tun kannst und was es bedeutet
      ? WORT       nur das davon, worin dieses Wort vorkommt
      table        noch einmal der Tisch
      story        alles, was du bisher erfahren hast
      hint         was ein starker Spieler täte; hint 10s denkt länger nach
      undo         deine letzte Aktion zurücknehmen und alles, was ihr folgte
      save DATEI   das Spiel bis hierher in eine neue Datei schreiben
      svg DATEI    den Tisch, wie du ihn siehst, in eine neue Datei zeichnen,
                   wenn sich das Spiel zeichnen lässt
      quit         das Spiel verlassen (auch Strg-D); `felucca play --resume`
                   setzt es fort
terminal-interrupted = `quit` oder Strg-D verlässt das Spiel, `help` erklärt es.
terminal-left = Du verlässt das Spiel vor dem Ende.
terminal-kept = Es liegt in { $file }: `{ $command }` setzt es fort.
terminal-undone = Deine letzte Aktion ist zurückgenommen, mit allem, was ihr folgte.
terminal-no-undo = Du hast noch nichts getan, was sich zurücknehmen ließe.
terminal-result = { $won ->
        [yes] Du hast gewonnen.
       *[no] Du hast nicht gewonnen.
    } Endstand: { $scores }.
terminal-seed = Der Startwert war { $seed }. `save DATEI` speichert das Protokoll, `quit` beendet.
terminal-over = Das Spiel ist zu Ende: `save DATEI`, `undo` oder `quit`.

terminal-refused = Abgelehnt: { $reason }
terminal-numbers = Deine Möglichkeiten haben die Nummern 1 bis { $last }.
terminal-none-with = In keiner deiner Möglichkeiten kommt `{ $word }` vor.

terminal-save-where = Sag, wohin: save game.log
terminal-saved = Gespeichert in { $file }. Darin stehen alle Handkarten: Behalte es für dich.
terminal-not-saved = Nicht gespeichert: { $reason }.
terminal-svg-where = Sag, wohin: svg table.svg
terminal-drawn = Gezeichnet in { $file }.
terminal-drawn-own = Gezeichnet in { $file }. Deine Hand ist darauf zu sehen.
terminal-not-drawn = Nicht gezeichnet: { $reason }.
terminal-no-drawing = Der Tisch dieses Spiels lässt sich noch nicht zeichnen.

## Zurückblicken

terminal-next = (Eingabetaste: weiter, q: beenden)

## Rat

terminal-choice = Aktion
terminal-meaning = Bedeutung
terminal-win = Sieg
terminal-score = Punkte
terminal-visits = Versuche
terminal-played = { $nth } gespielt
terminal-not-tried = Gespielt wurde { $action }; so weit ist diese Suche nicht gekommen.
terminal-iterations = { $count ->
        [one] { $count } Durchgang
       *[other] { $count } Durchgänge
    }
