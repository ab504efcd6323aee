# Namen, wie sie die Sätze in refusals.ftl brauchen; die Begriffe sind die der
# deutschen Spielregel.

# Eine Aufzählung, deren letztes Glied ein Wort anschließt.
list-and = { $list } und { $last }
list-or = { $list } oder { $last }
list-titled = { $about }: { $what }

# Zwei Sätze nebeneinander.
list-clauses = { $first }; { $second }

## Sobek

sobek-family-ivory = Elfenbein
sobek-family-ebony = Ebenholz
sobek-family-marble = Marmor
sobek-family-cattle = Vieh
sobek-family-fish = Fisch
sobek-family-wheat = Weizen

# Nach „Satz“.
sobek-of-ivory = Elfenbein
sobek-of-ebony = Ebenholz
sobek-of-marble = Marmor
sobek-of-cattle = Vieh
sobek-of-fish = Fisch
sobek-of-wheat = Weizen

# Nach „Karte“.
sobek-back-green = mit grünem Rücken
sobek-back-beige = mit beigefarbenem Rücken
sobek-back-orange = mit orangefarbenem Rücken

sobek-goods-valued = { $family } mit { $scarabs } { $scarabs ->
        [one] Skarabäus
       *[other] Skarabäen
    }
sobek-goods-plain = { $family } ohne Skarabäus
sobek-goods-green = { $family } mit grünem Rücken
sobek-amulet = Amulett

sobek-card-queen = Königin Sobek-Neferu
sobek-card-priest = Hohepriester
sobek-card-priestess = Hohepriesterin
sobek-card-scribe-cattle = Schreiber des Viehs
sobek-card-vizier = Wesir
sobek-card-thief = Dieb
sobek-card-scribe-fish = Schreiber der Fische
sobek-card-courtesan = Kurtisane
sobek-card-merchant = Händler

sobek-token-guild-ankh = Kollegium des Ankh
sobek-token-guild-eye = Kollegium des Auges
sobek-token-guild-feather = Kollegium der Feder
sobek-token-guild-djed = Kollegium des Djed
sobek-token-flood = Flut
sobek-token-curse = Fluch
sobek-token-prosperity = Wohlstand
sobek-token-embalming = Einbalsamierung
sobek-token-deceit = Schurkerei

sobek-decision-starter = Bestimme, wer die Runde beginnt.
sobek-decision-turn = Nimm eine Karte auf, spiele eine Figur aus oder lege einen Satz aus.
sobek-decision-event = Wähle einen Ereignis-Chip.
sobek-decision-rob = Nimm eine Karte aus dem Bestechungsstapel, den du durchsiehst.
sobek-decision-discards = Gib Karten ab, bis du noch 6 hast.
sobek-decision-horizontal = Lege horizontale Sätze aus oder sage, dass du fertig bist.

## Conex

# Eine Karte, benannt nach ihrer Hauptfarbe und der Nummer ihres Musters.
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
