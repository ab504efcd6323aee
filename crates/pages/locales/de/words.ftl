## Wie Sätze zusammengesetzt werden, in jedem Spiel.

# Eine Aufzählung, deren letztes Glied ein Wort anschließt.
list-and = { $list } und { $last }
list-or = { $list } oder { $last }
list-titled = { $about }: { $what }

# Zwei Sätze nebeneinander.
list-clauses = { $first }; { $second }

## Warum ein Zug abgelehnt wird, in jedem Spiel.

refusal-not-asked = Du hast gerade nichts zu entscheiden. Warte, bis du an der Reihe bist.
refusal-other-decision = Das ist gerade nicht gefragt. { $decision }
refusal-not-drawn = Gerade gibt es nichts auszulosen.

## Ein Spiel, das noch keine eigene Seite hat.

plain-question = Du bist am Zug: Wähle etwas aus.
plain-waits = Gerade ist niemand am Zug.
plain-to-decide = { $name } ist am Zug.
plain-over = Das Spiel ist vorbei.
plain-choices = Deine Möglichkeiten
plain-story = Verlauf
plain-table = Der Tisch
plain-players = { $seats } Personen
plain-new = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}: { $who }.

since-title = Seit deinem Zug
since-title-onlooker = Zuletzt geschehen
since-nothing = Seitdem hat niemand gezogen.
since-again = Noch einmal ansehen.
