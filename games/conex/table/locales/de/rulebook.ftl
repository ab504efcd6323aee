game-rules-short = In 3 Minuten

rules-conex-red = Rot
rules-conex-purple = Lila
rules-conex-yellow = Gelb
rules-conex-turquoise = Türkis
rules-conex-pattern-red = Streifen
rules-conex-pattern-purple = Punkte
rules-conex-pattern-yellow = Gitter
rules-conex-pattern-turquoise = Wellen

rules-conex-face-1 = 1 Karte ziehen
rules-conex-face-2 = 2 Karten ziehen
rules-conex-face-lightning = Blitz nehmen
rules-conex-face-double = Verdopplung nehmen

rules-conex-token-lightning = Blitz.
rules-conex-token-double = Verdopplung.
rules-conex-token-locked = Gesperrt.
rules-conex-does-lightning = Entferne am Anfang oder am Ende deines Zuges eine Karte, auf der nichts liegt. Alle anderen schieben eine Handkarte unter den Stapel.
rules-conex-does-double = Verdoppelt alle Punkte einer Karte, die du legst.
rules-conex-does-locked = In dem Zug, in dem du einen Chip genommen hast, kannst du ihn nicht einsetzen.

rules-conex-size-small = Klein
rules-conex-size-medium = Mittel
rules-conex-size-large = Groß

rules-conex-kind-plain = einfach
rules-conex-kind-die = Würfel
rules-conex-kind-plus = +2
