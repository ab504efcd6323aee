# Der Tisch von Conex als Text.

conex-terminal-turn = Zug { $number }
conex-terminal-pile = von oben: { $cards }
conex-terminal-known = { $card } ist die { $place }. Karte von oben
conex-terminal-table = Auf dem Tisch (was worauf liegt, und auf welcher Ecke):
conex-terminal-spots = tl, tr, br, bl: Ecken, auf die eine Karte deiner Hand passt
conex-terminal-board = Spielplan
conex-terminal-laid = { $at }: { $notation }, { $card } mit der { $number } ({ $who ->
        [you] du
       *[other] { $name }
    })

conex-legend =
    Ziel: die meisten Punkte haben. Man legt eine Karte so, dass eine ihrer
    Conex-Ecken eine echte Ecke derselben Farbe verdeckt, die einer Karte oder die
    des Spielplans; die Zahl darauf bringt sie an Punkten. Sie darf sonst nichts
    berühren, keine andere Conex-Ecke verdecken und muss ganz auf dem Tisch liegen.
    Hat jemand 40 Punkte (oder 30, wenn so vereinbart), wird die Runde zu Ende
    gespielt; das Spiel endet auch, wenn nichts mehr passt.
      r4           Rot 4: Eine Karte heißt nach ihrer Farbe (r Rot, p Lila, y Gelb,
                   t Türkis) und ihrer Nummer
      r9 bis r11   Würfelkarten: Wer eine legt, würfelt und bekommt 1 oder 2
                   Karten, den Blitz oder die Verdopplung; einen Chip kann man ab
                   dem nächsten Zug einsetzen
      r12, r13     +2-Karten: Wer eine Karte darauflegt, bekommt 2 Punkte mehr
      tl tr br bl  die Ecken einer Karte, wenn sie aufrecht steht: oben links, oben
                   rechts, unten rechts, unten links; die des Spielplans sind rot,
                   lila, gelb und türkis
      Stelle       eine Ecke, auf die eine Karte gelegt werden kann
      lay r4.p on p12.tr       Rot 4 mit der lila Conex-Ecke auf die Ecke oben
                               rechts von Lila 12 legen
      lay r4.p on p12.tr x2    dasselbe mit der Verdopplung: doppelte Punkte
      draw                     statt zu legen zwei Karten ziehen
      pass                     passen; nur wenn du weder legen noch ziehen kannst
      lightning p12            am Anfang oder am Ende deines Zuges den Blitz
                               einsetzen: Lila 12, auf der nichts liegt, kommt
                               unter den Stapel, und alle anderen geben eine
                               Karte ab
      discard r4               Rot 4 für den Blitz eines anderen abgeben
      done                     den Zug beenden und den Blitz behalten
    Wird etwas abgelehnt, steht der Abschnitt der Regeln dabei:
    games/conex/table/rulebook/de/full.md.
