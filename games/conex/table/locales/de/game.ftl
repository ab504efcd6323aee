## Auf den Seiten um das Spiel herum.

game-about = Lege Ecke auf Ecke und berühre sonst nichts. Der Tisch ist klein, und er füllt sich.
game-facts = 2–4 Personen · 20 Min.
game-learn = In 3 Minuten gelernt

option-size = Tischgröße = Schwierigkeit
option-size-small = Klein
option-size-medium = Mittel
option-size-large = Groß
option-size-small-is = eng, knifflig
option-size-medium-is = ausgewogen für zwei und drei
option-size-large-is = viel Platz; für vier
option-track = Länge
option-track-40 = Bis 40 Punkte
option-track-30 = Bis 30 Punkte, kürzer
game-new = Conex zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
} auf einem { $size ->
    [small] kleinen
    [large] großen
   *[other] mittleren
} Tisch: { $who }.

## Namen der Dinge im Karton, in dem Fall, den die Sätze unten brauchen.

# Eine Karte, benannt nach ihrer Hauptfarbe und der Nummer ihres Motivs.
conex-card-red = Rot { $number }
conex-card-purple = Lila { $number }
conex-card-yellow = Gelb { $number }
conex-card-turquoise = Türkis { $number }

# Vor „Ecke“.
conex-corner-red = rote
conex-corner-purple = lila
conex-corner-yellow = gelbe
conex-corner-turquoise = türkisfarbene

# Vor „berühren“.
conex-touched-board = den Spielplan
conex-touched-card = die Karte { $card }

# Vor „verdecken“.
conex-covered = die { $colour } Conex-Ecke mit der { $value } auf der Karte { $card }

# Vor „Rand“, nach „über“.
conex-side-left = den linken
conex-side-top = den oberen
conex-side-right = den rechten
conex-side-bottom = den unteren

conex-decision-start = Lege eine Karte oder ziehe; wo es geht, kannst du auch den Blitz einsetzen oder passen.
conex-decision-main = Lege eine Karte oder ziehe.
conex-decision-end = Setze den Blitz ein oder beende deinen Zug.
conex-decision-discard = Gib eine Karte von deiner Hand ab.

## Warum eine Aktion abgelehnt wird.

refusal-conex-not-in-hand = Du hast die Karte { $card } nicht auf der Hand. Wähle eine deiner Handkarten.
refusal-conex-board-not-on-table = Der Spielplan liegt nicht auf dem Tisch.
refusal-conex-card-not-on-table = Auf { $card } kannst du nichts legen: Diese Karte liegt nicht auf dem Tisch.
refusal-conex-colour = Die Farben stimmen nicht überein: Eine { $printed } Conex-Ecke passt nicht auf eine { $corner } Ecke.
refusal-conex-misfits = Dort kann die Karte nicht liegen, denn { $reasons }. Versuche es mit einer anderen Ecke oder an einer anderen Stelle.
refusal-conex-covers = sie würde { $corners } verdecken
refusal-conex-touches = sie würde { $components } berühren
refusal-conex-edge = sie würde über { $sides } Rand des Tisches ragen
refusal-conex-pile-empty = Der Stapel ist leer, du kannst nicht ziehen. Lege eine Karte oder passe, wenn keine deiner Karten passt.
refusal-conex-can-draw = Passen darfst du nur, wenn du weder legen noch ziehen kannst. Im Stapel sind noch Karten: Ziehe oder lege eine Karte.
refusal-conex-can-lay = Passen darfst du nur, wenn du weder legen noch ziehen kannst. Eine deiner Karten passt noch: Lege sie.
refusal-conex-no-lightning = Du hast den Blitz nicht und kannst ihn deshalb nicht einsetzen.
refusal-conex-no-double = Du hast die Verdopplung nicht. Lege die Karte, ohne ihre Punkte zu verdoppeln.
refusal-conex-not-there = Der Blitz kann { $card } nicht entfernen: Diese Karte liegt nicht auf dem Tisch.
refusal-conex-carries = Der Blitz kann { $card } nicht entfernen: Darauf liegt eine andere Karte. Wähle eine freie Karte.
refusal-conex-not-to-give-up = Die Karte { $card } kannst du nicht abgeben: Du hast sie nicht auf der Hand. Wähle eine deiner Handkarten.
refusal-conex-not-a-die = Eine Würfelkarte wurde gelegt: Jetzt wird nur gewürfelt.
refusal-conex-wrong-deal = So wird nicht ausgeteilt: Jede Karte kommt genau einmal vor, und die Startkarte geht an einen Platz am Tisch.

## Was man in der ersten Partie wissen sollte.

coach-conex-lay = Wähle eine Karte: Ihre Zahlen stehen auf kleinen Ecken in anderen Farben. Lege eine davon auf eine echte Ecke dieser Farbe, dann bekommst du die Zahl als Punkte. Die Karte darf sonst nichts berühren und muss auf dem Tisch bleiben.
coach-conex-space = Jede Karte, die du legst, bietet den anderen neue Ecken und nimmt Platz weg. Eine niedrige Zahl an einer guten Stelle kann mehr wert sein als eine hohe, die eine +2-Karte öffnet.
coach-conex-double = Du hast die Verdopplung. Sie verdoppelt einmal die Punkte einer Karte, auch die +2. Hebe sie für eine hohe Zahl auf.
coach-conex-draw = Keine deiner Karten passt gerade. Ziehe zwei; du darfst beliebig viele auf der Hand haben.
coach-conex-lightning = Der Blitz entfernt eine Karte, auf der nichts liegt, und alle anderen müssen eine Karte abgeben. Mach damit eine Ecke frei, nimm jemandem eine gute Stelle weg oder behalte ihn.
coach-conex-discard = Jemand hat den Blitz eingesetzt: Eine deiner Karten kommt unter den Stapel. Gib die ab, die am schwersten zu legen ist.
coach-conex-wait = Wähle solange eine deiner Karten und sieh dir an, wo sie liegen könnte.
coach-conex-over = Das Spiel ist vorbei. Sieh es dir Zug für Zug an oder spiele noch einmal.
