# Was der Server sagt, wenn etwas nicht geht: was geschehen ist und was zu tun
# ist.

error-bad-request = Diese Anfrage ist nicht lesbar: { $detail }. Berichtige sie und schicke sie noch einmal.
error-too-large = Diese Anfrage ist zu groß. Schicke weniger auf einmal.
error-not-found = Unter dieser Adresse gibt es nichts. Prüfe die Adresse oder geh zurück zur Startseite.
error-method = Diese Adresse nimmt solche Anfragen nicht an. Verwende eine Methode, die sie nennt.
error-media-type = Dieses Format ist hier nicht lesbar. Schicke JSON als application/json.
error-cross-site = Diese Anfrage kommt von einer anderen Website und wurde deshalb abgelehnt. Öffne Felucca selbst und versuche es noch einmal.
error-timeout = Das hat zu lange gedauert und wurde abgebrochen. Versuche es gleich noch einmal.
error-rate = Das waren zu viele Anfragen. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
error-shutting-down = Der Server startet gerade neu. Versuche es gleich noch einmal.
error-storage = Die Datenbank antwortet nicht. Schau gleich noch einmal nach: Vielleicht ist dein Zug gespeichert, vielleicht nicht.
error-internal = Hier ist etwas schiefgegangen, es lag nicht an dir. Versuche es noch einmal, und wenn es wieder geschieht, melde es mit dieser Nummer: { $request }.

error-no-table = Diesen Tisch gibt es nicht, oder der Link ist unvollständig. Prüfe, ob du den ganzen Link hast.
error-too-many-tables = Es { $most ->
        [one] kann höchstens { $most } Tisch
       *[other] können höchstens { $most } Tische
    } zugleich offen sein. Spiele erst einen zu Ende oder versuche es später noch einmal.
error-game = Dieses Spiel gibt es hier nicht. Zur Wahl stehen: { $games }.
error-options = Diese Optionen gehen nicht: { $detail }. Wähle andere.
error-seats = Ein Tisch dieses Spiels kann so viele Plätze haben: { $allowed }. Wähle eine dieser Zahlen.
error-level = Diese Spielstärke gibt es nicht. Zur Wahl stehen: { $levels }.

error-no-token = Sage, wer du bist: Schicke ein Bearer-Token mit oder setze dich zuerst an den Tisch.
error-bad-token = Dieses Token ist nicht gültig. Prüfe es oder setze dich noch einmal an den Tisch.
error-not-seated = Das darf nur, wer an diesem Tisch sitzt. Setze dich zuerst.
error-not-host = Das darf nur, wer den Tisch eröffnet hat. Frag dort nach.
error-seat-taken = Auf diesem Platz sitzt schon jemand. Wähle einen anderen.
error-seat-none = Diesen Platz gibt es an dem Tisch nicht. Wähle einen anderen.
error-no-seat-free = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder dir einen anderen Tisch suchen.
error-already-seated = Du sitzt schon an diesem Tisch. Spiele auf deinem Platz weiter.
error-name = Ein Name hat 1 bis 24 Zeichen und nichts Unsichtbares darin. Wähle einen anderen.
error-name-taken = So heißt schon jemand an diesem Tisch. Wähle einen anderen Namen.
error-handover = Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte um einen neuen.
error-not-away = Du bist nicht weg: Kein Bot spielt für dich.
error-still-here = Diese Person war eben noch am Tisch. In ein paar Minuten kann ein Bot übernehmen.

error-not-started = Das Spiel hat noch nicht begonnen: Am Tisch fehlt noch jemand.
error-over = Das Spiel ist vorbei. Hier kann nicht mehr gespielt werden.
error-abandoned = Dieses Spiel wurde abgebrochen und geht nicht weiter. Eröffne einen neuen Tisch.
error-not-over = Das Protokoll wird erst nach dem Spiel gezeigt, denn darin stehen alle Handkarten. Komm dann wieder.
error-not-your-turn = Du bist nicht an der Reihe. Warte, bis du gefragt wirst.
error-stale = Am Tisch ist es inzwischen weitergegangen. Hier ist der neue Stand: Sieh ihn dir an und entscheide noch einmal.
error-illegal = { $reason } (Regel { $section })
error-not-an-action = Das ist nicht als Zug lesbar: { $detail }. Wähle einen der angebotenen Züge.
error-nothing-chosen = Noch ist nichts gewählt. Kreuze an, was du auslegen willst, und sende es noch einmal.
error-undo = Es gibt nichts zurückzunehmen: Inzwischen hat jemand gehandelt, oder etwas Verdecktes wurde gezeigt.
error-no-hints = An diesem Tisch gibt es keine Tipps, so wurde er eröffnet. Denk selbst nach, oder eröffne einen Tisch mit Tipps.
error-rematch = Eine Revanche gibt es erst nach dem Spiel. Spielt dieses zuerst zu Ende.
error-chat = Eine Nachricht hat 1 bis 500 Zeichen. Passe sie an und schicke sie noch einmal.
