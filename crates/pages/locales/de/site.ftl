# Die Seiten um die Spiele herum.

site-description = Sobek und Conex im Browser: mit Freunden, Fremden und Bots, ohne Anmeldung.
site-skip = Zum Inhalt
site-nav = Seiten
site-games = Spiele
site-new = Neuer Tisch
site-learn = Lernen
site-rules = Regeln
site-settings = Einstellungen
site-api = Einen Bot schreiben
site-free = Felucca kann jeder frei selbst betreiben.
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
level-deckhand-is = sanft
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
start-about-conex = Lege Ecke auf Ecke und berühre sonst nichts. Der Tisch ist klein, und er füllt sich.
start-about-sobek = Handle an den Kais des Nils. Was du übergehst, merkt sich das Krokodil.
start-facts-conex = 2–4 Personen · 20 Min.
start-facts-sobek = 2–4 Personen · 40 Min.
start-learn-conex = In 3 Minuten gelernt
start-learn-sobek = In 5 Minuten gelernt
learn-full = Alle Regeln
learn-first-game = Ein erstes Spiel, das sich selbst erklärt
start-play = Jetzt gegen Bots spielen
start-invite = Freunde einladen
start-mine = Meine Tische
start-open = Offene Tische
start-want-another = Lieber ein anderer? Eröffne einen, dann steht er hier.
start-continue = Weiterspielen
start-watch = Zuschauen
start-look = Ansehen
start-replay = Zurückblicken
start-free = { $free } von { $seats } Plätzen frei
start-thinking = { $name } denkt nach
start-playing = Im Spiel
start-abandoned = Ohne Ergebnis beendet
start-give-up = Aufgeben
give-up-title = Dieses Spiel aufgeben?
give-up-sure = Es endet ohne Ergebnis und kann nicht weitergespielt werden.
give-up-back = Zurück zu meinen Tischen

result-you-won = Du hast gewonnen, { $scores }
result-won = { $name } hat gewonnen, { $scores }
result-shared = Geteilter Sieg, { $scores }

## Ein neuer Tisch

new-game = Spiel
new-seats = Plätze
new-name = Dein Name
new-seats-hint = Wer den Link öffnet, nimmt einen freien Platz ein. Solange er frei ist, kann ihn auch ein Bot bekommen.
new-seat-open = Eine Person, per Link
new-seat-bot = Bot: { $level }, { $is }
new-seat-none = Niemand
seat-number = Platz { $number }
seat-open = Freier Platz
new-size = Die Größe des Tisches ist die Schwierigkeit
new-size-small = Klein
new-size-medium = Mittel
new-size-large = Groß
new-size-small-is = eng, scharf
new-size-medium-is = wie in der Schachtel
new-size-large-is = weit, sanft
new-track = Länge
new-track-40 = Bis 40 Punkte
new-track-30 = Bis 30 Punkte, kürzer
new-memory = Gedächtnis
new-memory-off = Wie im Buch, selbst merken
new-memory-on = Zeigen, was alle wissen könnten
new-public = Wer sich setzen darf
new-public-no = Wer den Link hat
new-public-yes = Alle, der Tisch steht in der Liste
new-hints = Tipps
new-hints-off = Aus, alle denken selbst
new-hints-on = An, wer spielt, darf den Kapitän fragen
new-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind.
new-sum-conex = Conex zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
} auf einem { $size ->
    [small] kleinen
    [large] großen
   *[other] mittleren
} Tisch: { $who }.
new-sum-sobek = Sobek zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}: { $who }.
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
lobby-level = Stufe des Bots
lobby-fill = Bot hinsetzen
lobby-close = Diesen Tisch schließen
lobby-close-sure = Diesen Tisch für alle schließen?
lobby-leave = Aufstehen

table-sit = Hinsetzen
table-undo = Zurücknehmen
table-hint = Tipp
hint-title = Ein Tipp des Kapitäns
hint-best = Der Kapitän würde: { $choice } · gewinnt zu { $win } %.
hint-next = Oder: { $choice } · gewinnt zu { $win } %.
table-over = Das Spiel ist vorbei
table-next = Zum nächsten Spiel
table-next-there = Das nächste Spiel ist da.
table-away = Ein Bot spielt für dich, bis du zurück bist.
table-waits = Du bist gegangen: Das Spiel wartet, bis du zurück bist.
table-would-stop = { $count ->
    [one] { $names } möchte ohne Ergebnis aufhören.
   *[other] { $names } möchten ohne Ergebnis aufhören.
}
table-agree = Einverstanden
table-again = Noch einmal spielen
table-log = Protokoll herunterladen

seat-here = da
seat-away = weg, ein Bot spielt
seat-would-stop = würde aufhören
seat-to-move = am Zug

## Das Menü eines Tisches

menu = Menü
menu-players = Mitspieler
menu-caretaker = Nicht da, einen Bot spielen lassen
menu-notes = Eigene Notizen
menu-notes-hint = Nur du siehst sie, in diesem Browser.
menu-return = Ich bin wieder da
menu-leave = Gehen; ein Bot spielt für mich
menu-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich, bis du wieder da bist.
menu-pause = Gehen; das Spiel wartet auf mich
menu-pause-sure = Den Tisch verlassen? Das Spiel wartet, bis du zurück bist.
menu-go-on = Doch weiterspielen
menu-stop = Ohne Ergebnis aufhören
menu-stop-sure = Vorschlagen, ohne Ergebnis aufzuhören? Es endet, wenn alle zustimmen.
menu-handover = Meinen Platz auf ein anderes Gerät nehmen
menu-undo-when = Ein Zug lässt sich zurücknehmen, solange niemand sonst gehandelt und er nichts Neues gezeigt hat.
chat = Chat
chat-line = Was du sagen willst
chat-say = Sagen
chat-empty = Noch hat niemand etwas gesagt.
chat-unread = Es gibt etwas Neues im Chat.
fair-hash = Aller Zufall folgt aus einem Startwert. Sein SHA-256 ist
fair-seed = Der Startwert war
fair-later = Der Startwert wird gezeigt, wenn das Spiel vorbei ist.

handover-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, und wer ihn hat, bekommt deinen Platz.
handover-back = Zurück zum Tisch
handover-offer = Einen Platz übernehmen
handover-moves = Der Platz wechselt auf dieses Gerät; das andere schaut von da an zu.
handover-take = Platz übernehmen

live-lost = Die Verbindung ist weg. Neuer Versuch …
live-unsent = Das wurde nicht gesendet: Es gibt keine Verbindung. Versuch es gleich noch einmal.
live-undone = Der letzte Zug wurde zurückgenommen.
live-newer = Felucca wurde erneuert. Lade diese Seite neu, um weiterzuspielen.
live-reload = Neu laden
live-moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier siehst du zu.

## Tasten

keys = Tasten
keys-close = Schließen
keys-enter = tun, was gewählt ist
keys-escape = einen Schritt zurück, oder schließen, was offen ist
keys-around = von Wahl zu Wahl
keys-list = diese Liste

## Einen Bot schreiben

bots-intro = Alles, was ein Mensch hier tun kann, kann auch ein Programm. Es erfährt, was sein Platz wissen darf, und nicht mehr.
bots-load = Beginne mit einem ganzen Bot. Er ist eine kurze Datei in Python und braucht sonst nichts.
bots-run = Lass ihn drei Partien gegen einen Bot dieses Servers spielen. Er spielt zufällig und behält die Aufzeichnungen.
bots-idea = Setze deine Idee in eine Funktion: Sie bekommt, was der Platz sieht und was er tun darf, und gibt eine der Möglichkeiten zurück.
bots-meet = Bring ihn an einen Tisch mit Menschen: Eröffne einen mit einem freien Platz und gib dem Bot den Link.
bots-more = Alle Adressen und Felder sind für Programme beschrieben. Karten und Aktionen schreibt man, wie Abschnitt 13 der Regeln es sagt.

## Einstellungen

prefs-kept = Diese Einstellungen bleiben in diesem Browser.
prefs-keep = Behalten
prefs-back = Lassen, wie es war
prefs-theme = Hell oder dunkel
prefs-theme-hint = Papyrus im Morgenlicht oder der Nil bei Nacht.
prefs-motion = Bewegung
prefs-motion-hint = Karten wandern, Steine ziehen.
prefs-sound = Ton
prefs-sound-hint = Ein paar leise Töne und ein Hinweis, wenn du am Zug bist.
prefs-confirm = Vor dem Handeln fragen
prefs-confirm-hint = Erst wählen, dann den Knopf drücken; oder sofort handeln.
prefs-keys = Tasten mit einzelnen Buchstaben
prefs-keys-hint = Drücke am Tisch ? und du siehst sie alle.
prefs-patterns = Muster auf Conex-Karten
prefs-patterns-hint = Streifen, Punkte, Gitter und Wellen unterscheiden die Farben. Die Buchstaben bleiben.
prefs-coach = Jeden Schritt erklären
prefs-coach-hint = Für ein erstes Spiel, woran bei jeder Entscheidung zu denken ist.
prefs-value-auto = Wie das System
prefs-value-light = Hell
prefs-value-dark = Dunkel
prefs-value-on = An
prefs-value-off = Aus

## Wenn etwas nicht da ist

sorry-title = Dieses Boot fährt nicht
sorry-home = Zur Startseite
cookie-title = Ein Cookie fehlt
cookie-needed = Felucca braucht ein Cookie, um deinen Platz zu kennen, und dein Browser behält keines von dieser Seite. Erlaube Cookies hier und versuch es noch einmal.

## Zurückblicken

replay-title = Rückblick
replay-give = Ein Protokoll ansehen
replay-give-how = Füge das Protokoll eines Spiels ein oder wähle seine Datei. Es wird zu einem Link, der das ganze Spiel enthält; hier wird nichts aufbewahrt.
replay-file = Datei
replay-text = Protokoll
replay-show = Ansehen
replay-cut = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal geben oder füge das Protokoll ein.
replay-unreadable = Dieses Protokoll ist nicht lesbar: { $detail }.
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
replay-eyes = Mit den Augen von
replay-copy = Link zu diesem Moment kopieren
points-find = Wendepunkte finden
points-title = Wendepunkte
points-thinking = Der Kapitän denkt nach: { $done } von { $all } Entscheidungen
points-waiting = Erst wird ein anderes Spiel durchdacht. Dieses folgt von selbst.
points-full = Viele Spiele warten darauf, durchdacht zu werden. Diese Seite versucht es von selbst wieder.
points-none = Kein Wendepunkt: Niemand hat eine nennenswerte Chance vergeben.
points-one = Schritt { $at } · { $name }: { $made }. Der Kapitän würde: { $best } (gewinnt zu { $better } % statt { $win } %).
points-next = Zum nächsten Wendepunkt
points-previous = Zum vorigen Wendepunkt
