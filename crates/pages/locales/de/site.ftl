# Die Seiten um die Spiele herum.

site-description = { $games } im Browser: mit Freunden, Fremden und Bots, ohne Anmeldung.
site-skip = Zum Inhalt
site-nav = Seiten
site-games = Spiele
site-new = Neuer Tisch
site-learn = Lernen
site-rules = Regeln
site-settings = Einstellungen
site-api = Einen Bot schreiben
site-free = Felucca ist freie Software: Du kannst es selbst betreiben.
site-language = Sprache

you = du
you-capital = Du
your-turn = Du bist am Zug
bot = Bot
name-usual = Gast

## Stufen der Bots

level-deckhand = Decksjunge
level-sailor = Matrose
level-helmsman = Steuermann
level-captain = Kapitän
level-deckhand-is = leicht
level-sailor-is = solide
level-helmsman-is = stark
level-captain-is = am stärksten

## Namen der Bots

bot-1 = Nefra
bot-2 = Teos
bot-3 = Ibis
bot-4 = Merit
bot-5 = Ani
bot-6 = Cheti
bot-7 = Satis
bot-8 = Pepi

## Die Startseite

start-headline = Zwei Spiele, ein Tisch.
start-sentence = Sofort gegen Bots oder mit Freunden per Link.
learn-full = Alle Regeln
learn-first-game = Ein erstes Spiel, das sich selbst erklärt
start-play = Jetzt gegen Bots spielen
start-invite = Freunde einladen
start-mine = Meine Tische
start-open = Offene Tische
start-none-open = Noch keine offenen Tische.
start-want-another = Nichts dabei? Eröffne einen Tisch, dann steht er hier.
start-continue = Weiterspielen
start-watch = Zuschauen
start-look = Ansehen
start-replay = Rückblick
start-free = { $free } von { $seats } Plätzen frei
start-thinking = { $name } denkt nach
start-playing = Läuft gerade
start-abandoned = Ohne Ergebnis beendet
start-give-up = Aufgeben
give-up-title = Dieses Spiel aufgeben?
give-up-sure = Es endet dann ohne Ergebnis und kann nicht weitergespielt werden.
give-up-back = Zurück zu meinen Tischen

result-you-won = Du hast gewonnen, { $scores }
result-won = { $name } hat gewonnen, { $scores }
result-shared = Geteilter Sieg, { $scores }

## Ein neuer Tisch

new-game = Spiel
new-seats = Plätze
new-name = Dein Name
new-seats-hint = Wer den Link öffnet, bekommt einen freien Platz. Solange ein Platz frei ist, kann ihn auch ein Bot bekommen.
new-seat-open = Eine Person per Link
new-seat-bot = Bot: { $level }, { $is }
new-seat-none = Niemand
seat-number = Platz { $number }
seat-open = Freier Platz
seat-program = { $name } (Bot)
new-public = Wer mitspielen darf
new-public-no = Alle mit dem Link
new-public-yes = Alle: Der Tisch steht in der Liste
new-hints = Tipps
new-hints-off = Aus: Alle denken selbst
new-hints-on = An: Wer am Zug ist, darf den Kapitän fragen
new-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind.
new-sum-friends = { $n ->
    [1] eine Person per Link
    [2] zwei Personen per Link
   *[other] drei Personen per Link
}
new-sum-deckhand = { $n ->
    [1] ein Decksjunge
    [2] zwei Decksjungen
   *[other] drei Decksjungen
}
new-sum-sailor = { $n ->
    [1] ein Matrose
    [2] zwei Matrosen
   *[other] drei Matrosen
}
new-sum-helmsman = { $n ->
    [1] ein Steuermann
    [2] zwei Steuermänner
   *[other] drei Steuermänner
}
new-sum-captain = { $n ->
    [1] ein Kapitän
    [2] zwei Kapitäne
   *[other] drei Kapitäne
}
new-create = Tisch eröffnen

## Ein Tisch, der wartet

lobby-waits = Wartet auf Mitspieler
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging.
lobby-over = Tisch geschlossen
lobby-hints = Wer am Zug ist, darf hier den Kapitän um einen Tipp bitten.
lobby-share = Freunde einladen
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-send = Senden
lobby-qr = Der Link als QR-Code
lobby-this-machine = Nur dieser Rechner kann den Link öffnen. Damit andere mitspielen können, starte den Server so:
lobby-level = Spielstärke des Bots
lobby-fill = Bot hinsetzen
lobby-close = Diesen Tisch schließen
lobby-close-sure = Diesen Tisch für alle schließen?
lobby-leave = Aufstehen

table-sit = Hinsetzen
table-undo = Zurücknehmen
table-hint = Tipp
hint-title = Tipp des Kapitäns
hint-best = Rat des Kapitäns: { $choice } (Gewinnchance { $win } %).
hint-next = Oder: { $choice } (Gewinnchance { $win } %).
table-over = Das Spiel ist vorbei
table-next = Zum nächsten Spiel
table-next-there = Das nächste Spiel steht bereit.
table-away = Ein Bot spielt für dich, bis du zurück bist.
table-waits = Du bist gegangen: Das Spiel wartet, bis du zurück bist.
table-would-stop = { $count ->
    [one] { $names } möchte ohne Ergebnis aufhören.
   *[other] { $names } möchten ohne Ergebnis aufhören.
}
table-ends = { $count ->
    [one] { $names } kann bis { $when } zurückkommen. Dann endet das Spiel ohne Ergebnis.
   *[other] { $names } können bis { $when } zurückkommen. Dann endet das Spiel ohne Ergebnis.
}
table-ends-away = Wenn du bis { $when } nicht zurück bist, endet das Spiel ohne Ergebnis.
table-agree = Einverstanden
table-again = Noch einmal spielen
table-log = Protokoll herunterladen

seat-here = da
seat-away = weg, ein Bot spielt
seat-would-stop = möchte aufhören
seat-to-move = am Zug

## Das Menü eines Tisches

menu = Menü
menu-players = Mitspieler
menu-caretaker = Nicht da: Bot spielen lassen
menu-notes = Meine Notizen
menu-notes-hint = Nur du siehst sie, und nur in diesem Browser.
menu-return = Ich bin wieder da
menu-leave = Gehen, ein Bot spielt für mich
menu-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich, bis du wieder da bist.
menu-pause = Gehen, das Spiel wartet auf mich
menu-pause-sure = Den Tisch verlassen? Das Spiel wartet, bis du zurück bist.
menu-go-on = Doch weiterspielen
menu-stop = Ohne Ergebnis aufhören
menu-stop-sure = Vorschlagen, ohne Ergebnis aufzuhören? Das Spiel endet, wenn alle zustimmen.
menu-handover = Meinen Platz auf ein anderes Gerät übertragen
menu-undo-when = Du kannst einen Zug zurücknehmen, solange er nichts Neues gezeigt und sonst niemand gehandelt hat.
chat = Chat
chat-line = Deine Nachricht
chat-say = Senden
chat-empty = Noch hat niemand etwas geschrieben.
chat-unread = Neue Nachricht im Chat.
fair-hash = Aller Zufall ergibt sich aus einem Startwert. Sein SHA-256 ist
fair-seed = Der Startwert war
fair-later = Der Startwert wird nach dem Spiel gezeigt.

handover-how = Öffne diesen Link innerhalb von 24 Stunden auf dem anderen Gerät. Er funktioniert nur einmal, und wer ihn hat, bekommt deinen Platz.
handover-back = Zurück zum Tisch
handover-offer = Einen Platz übernehmen
handover-moves = Der Platz wechselt auf dieses Gerät; das andere schaut dann nur noch zu.
handover-take = Platz übernehmen

live-lost = Die Verbindung ist weg. Neuer Versuch …
live-unsent = Das wurde nicht gesendet: Es gibt keine Verbindung. Versuche es gleich noch einmal.
live-undone = Der letzte Zug wurde zurückgenommen.
live-newer = Felucca wurde aktualisiert. Lade diese Seite neu, um weiterzuspielen.
live-reload = Neu laden
live-moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du nur noch zu.

## Tasten

keys = Tastenkürzel
keys-close = Schließen
keys-enter = die Auswahl ausführen
keys-escape = einen Schritt zurück oder schließen, was offen ist
keys-around = zwischen den Möglichkeiten wechseln
keys-list = diese Liste

## Einen Bot schreiben

bots-intro = Alles, was ein Mensch hier tun kann, kann auch ein Programm. Es erfährt, was sein Platz wissen darf, und mehr nicht.
bots-load = Beginne mit einem fertigen Bot. Er ist eine kurze Python-Datei und braucht sonst nichts.
bots-run = Lass ihn drei Partien gegen einen Bot dieses Servers spielen. Er folgt einer Faustregel und speichert die Protokolle.
bots-idea = Schreibe deine Idee in eine einzige Funktion: Sie bekommt, was der Platz sieht und was er tun darf, und gibt eine der Möglichkeiten zurück.
bots-meet = Lass ihn mit Menschen spielen: Eröffne einen Tisch mit einem freien Platz und gib dem Bot den Link.
bots-more = Alle Adressen und Felder sind maschinenlesbar beschrieben. Wie man Karten und Aktionen schreibt, steht in Abschnitt 13 der Regeln.

## Einstellungen

prefs-kept = Diese Einstellungen werden in diesem Browser gespeichert.
prefs-keep = Speichern
prefs-back = Abbrechen
prefs-theme = Hell oder dunkel
prefs-theme-hint = Papyrus im Morgenlicht oder der Nil bei Nacht.
prefs-motion = Animationen
prefs-motion-hint = Karten wandern, Steine ziehen.
prefs-sound = Ton
prefs-sound-hint = Ein paar leise Töne und eine Benachrichtigung, wenn du am Zug bist.
prefs-confirm = Züge bestätigen
prefs-confirm-hint = Erst wählen, dann auf den Knopf drücken. Sonst gilt jede Wahl sofort.
prefs-keys = Tastenkürzel mit einzelnen Buchstaben
prefs-keys-hint = Drücke am Tisch ?, um alle zu sehen.
prefs-patterns = Muster auf farbigen Karten
prefs-patterns-hint = Streifen, Punkte, Gitter und Wellen unterscheiden die Farben. Die Buchstaben bleiben.
prefs-coach = Jeden Schritt erklären
prefs-coach-hint = Für das erste Spiel: woran du bei jeder Entscheidung denken solltest.
prefs-pace = Tempo der Bots
prefs-pace-hint = Wie viel Zeit sich Bots nehmen. Sitzen mehrere Menschen am Tisch, gilt das langsamste Tempo.
prefs-value-auto = Wie das System
prefs-value-light = Hell
prefs-value-dark = Dunkel
prefs-value-on = An
prefs-value-off = Aus
prefs-value-normal = Normal
prefs-value-relaxed = Gemütlich
prefs-value-fast = Schnell
prefs-value-at-once = Sofort
pace-relaxed = Gemütlich: doppelt so lange wie üblich
pace-normal = Normal
pace-fast = Schnell: halb so lange wie üblich
pace-at-once = Sofort: nichts bewegt sich

## Wenn etwas nicht da ist

sorry-title = Dieses Boot fährt nicht
sorry-home = Zur Startseite
cookie-title = Ein Cookie fehlt
cookie-needed = Felucca braucht ein Cookie, um deinen Platz zu erkennen, aber dein Browser speichert keines von dieser Website. Erlaube hier Cookies und versuche es noch einmal.

## Zurückblicken

replay-title = Rückblick
replay-give = Ein Protokoll ansehen
replay-give-how = Füge das Protokoll eines Spiels ein oder wähle seine Datei. Daraus wird ein Link, der das ganze Spiel enthält; hier wird nichts gespeichert.
replay-file = Datei
replay-text = Protokoll
replay-show = Ansehen
replay-cut = Dieser Link ist unvollständig. Lass ihn dir noch einmal geben oder füge das Protokoll ein.
replay-unreadable = Dieses Protokoll lässt sich nicht lesen: { $detail }.
replay-unplayable = Dieses Protokoll lässt sich nicht nachspielen: { $detail }.
replay-too-long = Das ist zu lang für das Protokoll eines Spiels. Ein Protokoll hat höchstens { $most } Zeichen.
replay-where = Schritt { $at } von { $last }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Moment
replay-go = Dorthin
replay-everyone = Alle
replay-eyes = Aus Sicht von
replay-copy = Link zu diesem Moment kopieren
points-find = Wendepunkte finden
points-title = Wendepunkte
points-thinking = Der Kapitän denkt nach: { $done } von { $all } Entscheidungen
points-waiting = Der Kapitän ist noch mit einem anderen Spiel beschäftigt. Dieses kommt automatisch danach.
points-full = Auf den Kapitän warten schon viele Spiele. Diese Seite versucht es automatisch noch einmal.
points-none = Kein Wendepunkt: Niemand hat eine nennenswerte Chance vergeben.
points-one = Schritt { $at } · { $name }: { $made }. Rat des Kapitäns: { $best } (Gewinnchance { $better } % statt { $win } %).
points-next = Zum nächsten Wendepunkt
points-previous = Zum vorigen Wendepunkt

## Die Regeln als Seiten: was um ihre Texte und in ihren Abbildungen steht.

rules-contents = Inhalt
rules-full = Alle Regeln
rules-try = An einem Tisch ausprobieren
rules-reading = Unsere Lesart, siehe Abschnitt 12

## Was in einem ersten Spiel bei jeder Entscheidung gut zu wissen ist.

coach-title = Ein erstes Spiel
coach-stop = Nicht mehr erklären
