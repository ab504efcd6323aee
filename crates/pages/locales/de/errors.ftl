# Was der Server sagt, wenn etwas nicht geht: was geschehen ist und was zu tun
# ist.

error-bad-request = Diese Anfrage lässt sich nicht lesen: { $detail }. Korrigiere sie und schicke sie noch einmal.
error-too-large = Diese Anfrage ist zu groß. Schicke weniger auf einmal.
error-head-too-large = Die Adresse oder der Kopf dieser Anfrage ist zu lang. Schicke weniger davon.
error-not-found = Unter dieser Adresse gibt es nichts. Prüfe die Adresse oder geh zurück zur Startseite.
error-method = Diese Adresse nimmt Anfragen dieser Art nicht an. Verwende eine der Methoden, die sie nennt.
error-media-type = Dieses Format wird hier nicht verstanden. Schicke JSON als application/json.
error-cross-site = Diese Anfrage kommt von einer anderen Website und wurde deshalb abgelehnt. Öffne Felucca selbst und versuche es noch einmal.
error-timeout = Das hat zu lange gedauert und wurde abgebrochen. Versuche es gleich noch einmal.
error-rate = Das waren zu viele Anfragen. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-too-many-streams = Von einer Adresse aus sind höchstens { $most } Live-Verbindungen möglich. Schließe eine Seite oder versuche es später noch einmal.
error-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
error-shutting-down = Der Server startet gerade neu. Versuche es gleich noch einmal.
error-storage = Die Datenbank antwortet nicht. Schau gleich noch einmal nach, ob dein Zug gespeichert wurde.
error-internal = Hier ist etwas schiefgegangen; es lag nicht an dir. Versuche es noch einmal. Passiert es wieder, melde es mit dieser Nummer: { $request }.

error-no-table = Diesen Tisch gibt es nicht, oder der Link ist unvollständig. Prüfe, ob du den ganzen Link hast.
error-too-many-tables = Es { $most ->
        [one] kann höchstens { $most } Tisch
       *[other] können höchstens { $most } Tische
    } gleichzeitig offen sein. Spiele erst einen zu Ende oder versuche es später noch einmal.
error-game = Dieses Spiel gibt es hier nicht. Zur Auswahl stehen: { $games }.
error-options = Diese Optionen sind nicht möglich: { $detail }. Wähle andere.
error-seats = Ein Tisch dieses Spiels kann so viele Plätze haben: { $allowed }. Wähle eine dieser Zahlen.
error-level = Diese Spielstärke gibt es nicht. Zur Auswahl stehen: { $levels }.

error-no-token = Es ist nicht klar, wer du bist. Schicke ein Bearer-Token mit oder setze dich zuerst an den Tisch.
error-bad-token = Dieses Token ist nicht gültig. Prüfe es oder setze dich noch einmal an den Tisch.
error-not-seated = Das darf nur, wer an diesem Tisch sitzt. Setze dich zuerst.
error-not-host = Das darf nur, wer den Tisch eröffnet hat. Bitte diese Person darum.
error-seat-taken = Auf diesem Platz sitzt schon jemand. Wähle einen anderen.
error-seat-none = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
error-no-seat-free = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder dir einen anderen Tisch suchen.
error-already-seated = Du sitzt schon an diesem Tisch. Spiele auf deinem Platz weiter.
error-name = Ein Name hat 1 bis 24 Zeichen und keine unsichtbaren. Wähle einen anderen.
error-name-taken = So heißt schon jemand an diesem Tisch. Wähle einen anderen Namen.
error-handover = Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte um einen neuen.
error-not-away = Du bist gar nicht weg: Für dich spielt kein Bot.
error-still-here = Diese Person war eben noch am Tisch. In ein paar Minuten kann ein Bot übernehmen.

error-not-started = Das Spiel hat noch nicht begonnen: Am Tisch fehlt noch jemand.
error-over = Das Spiel ist vorbei. Hier kann nicht mehr gespielt werden.
error-abandoned = Dieses Spiel wurde abgebrochen und geht nicht weiter. Eröffne einen neuen Tisch.
error-not-over = Das Protokoll gibt es erst nach dem Spiel, denn darin stehen alle Handkarten. Komm dann wieder.
error-not-your-turn = Du bist nicht an der Reihe. Warte, bis du gefragt wirst.
error-stale = Am Tisch ist es inzwischen weitergegangen. Hier ist der neue Stand: Sieh ihn dir an und entscheide noch einmal.
error-illegal = { $reason } (Regel { $section })
error-not-an-action = Das lässt sich nicht als Zug lesen: { $detail }. Wähle einen der angebotenen Züge.
error-nothing-chosen = Du hast noch nichts gewählt. Kreuze an, was du auslegen willst, und sende es noch einmal.
error-undo = Du kannst nichts zurücknehmen: Inzwischen hat jemand anderes gehandelt, oder etwas Verdecktes wurde gezeigt.
error-no-hints = Dieser Tisch wurde ohne Tipps eröffnet. Denk selbst nach oder eröffne einen Tisch mit Tipps.
error-rematch = Eine Revanche gibt es erst nach dem Spiel. Spielt dieses zuerst zu Ende.
error-chat = Eine Nachricht hat 1 bis 500 Zeichen. Passe sie an und schicke sie noch einmal.
