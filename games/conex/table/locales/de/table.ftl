# Der Tisch von Conex: was darauf liegt, was man tun kann, was geschieht.

## Teile der Seite

conex-story = Verlauf
conex-seats = Spieler
conex-table = Tisch
conex-hand = Deine Hand
conex-hands = Alle Hände
conex-hand-empty = Du hast keine Karten.
conex-choice = Deine Wahl
conex-over = Spielende
conex-glossary = Was ist was

conex-fact-size = { $size ->
    [small] kleiner Tisch
    [large] großer Tisch
   *[other] mittlerer Tisch
}
conex-fact-track = bei { $points } Punkten ist Schluss
conex-fact-last = letzte Runde
conex-last-round = Das ist die letzte Runde.

conex-zoom = Zoom
conex-zoom-out = Verkleinern
conex-zoom-fit = Ganzer Tisch
conex-zoom-in = Vergrößern

## Karten, Zahlen, Stellen

# Im Nominativ.
conex-name = { $colour ->
    [red] rote
    [purple] lila
    [yellow] gelbe
   *[other] türkisfarbene
} { $kind ->
    [die] Würfelkarte
    [plus] +2-Karte
   *[other] Karte
}
# Im Akkusativ.
conex-name-object = { $colour ->
    [red] rote
    [purple] lila
    [yellow] gelbe
   *[other] türkisfarbene
} { $kind ->
    [die] Würfelkarte
    [plus] +2-Karte
   *[other] Karte
}
conex-name-full = { $card }: { $numbers }
conex-laid-by = { $who ->
    [you] { $card }, von dir gelegt
   *[other] { $card }, gelegt von { $name }
}

conex-number = { $colour ->
    [red] rote { $value }
    [purple] lila { $value }
    [yellow] gelbe { $value }
   *[other] türkisfarbene { $value }
}
# Nach „mit der“.
conex-number-by = { $colour ->
    [red] roten { $value }
    [purple] lila { $value }
    [yellow] gelben { $value }
   *[other] türkisfarbenen { $value }
}

conex-spot-board = { $colour ->
    [red] auf die rote Ecke des Spielplans
    [purple] auf die lila Ecke des Spielplans
    [yellow] auf die gelbe Ecke des Spielplans
   *[other] auf die türkisfarbene Ecke des Spielplans
}
conex-spot-card = auf eine { $card }, { $corner ->
    [tl] Ecke oben links
    [tr] Ecke oben rechts
    [br] Ecke unten rechts
   *[other] Ecke unten links
}
# Wo mehrere Karten gleich heißen: wer sie gelegt hat, und welche es ist.
conex-spot-card-of = auf eine { $card } von { $who ->
    [you] dir
   *[other] { $name }
}, { $corner ->
    [tl] Ecke oben links
    [tr] Ecke oben rechts
    [br] Ecke unten rechts
   *[other] Ecke unten links
}
# Wo es davon mehrere gibt.
conex-spot-which = { $place ->
    [first] { $spot } (die zuerst gelegte)
    [second] { $spot } (die danach gelegte)
   *[other] { $spot } (als Nummer { $nth } gelegt)
}

conex-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
conex-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
conex-spots = { $count ->
    [0] keine Stelle
    [one] { $count } Stelle
   *[other] { $count } Stellen
}

## Entscheidungen

conex-ask-lay = { $draw ->
    [0] Du bist am Zug: Wähle eine Karte zum Legen.
    [1] Du bist am Zug: Wähle eine Karte zum Legen oder ziehe die letzte.
   *[other] Du bist am Zug: Wähle eine Karte zum Legen oder ziehe zwei.
}
conex-ask-stuck = { $draw ->
    [0] Keine deiner Karten passt, und der Stapel ist leer: Du passt.
    [1] Keine deiner Karten passt: Ziehe die letzte Karte.
   *[other] Keine deiner Karten passt: Ziehe zwei.
}
conex-ask-empty = { $draw ->
    [0] Du hast keine Karten, und der Stapel ist leer: Du passt.
    [1] Du hast keine Karten: Ziehe die letzte.
   *[other] Du hast keine Karten: Ziehe zwei.
}
conex-ask-card = { $count ->
    [0] Deine { $card } passt gerade nirgends.
    [one] Deine { $card }: { $count } Stelle leuchtet auf dem Tisch.
   *[other] Deine { $card }: { $count } Stellen leuchten auf dem Tisch.
}
conex-ask-number = { $count ->
    [0] Mit der { $number } passt sie gerade nirgends.
    [one] Mit der { $number }: { $count } Stelle leuchtet auf dem Tisch.
   *[other] Mit der { $number }: { $count } Stellen leuchten auf dem Tisch.
}
conex-laid-so = { $bonus ->
    [yes] Mit der { $number } auf eine +2-Karte: { $worth }.
   *[no] Mit der { $number }: { $worth }.
}
conex-opens = { $corners ->
    [0] Sie öffnet den anderen keine Ecke.
    [one] Sie öffnet den anderen { $corners } Ecke: { $cards } von { $others } Karten passen, für höchstens { $points }.
   *[other] Sie öffnet den anderen { $corners } Ecken: { $cards } von { $others } Karten passen, für höchstens { $points }.
}
conex-blocks = { $corners ->
    [one] Sie versperrt { $corners } Ecke.
   *[other] Sie versperrt { $corners } Ecken.
}

conex-numbers = Mit welcher Ecke
conex-list-spots = { $count ->
    [one] Die einzige Stelle als Liste
   *[other] Alle { $count } Stellen als Liste
}
conex-list-part = Diese Stellen als Liste
conex-list-cards = { $count ->
    [one] Die einzige Karte als Liste
   *[other] Alle { $count } Karten als Liste
}
conex-list-group = { $card } mit der { $number }
conex-list-spot = { $points }: { $spot }

conex-lay = { $points ->
    [one] Für { $points } Punkt legen
   *[other] Für { $points } Punkte legen
}
conex-lay-it = Legen
conex-double = Verdoppeln
conex-why = Warum nicht?
conex-draw = { $count } ziehen
conex-draw-cards = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
conex-left = noch { $count }
conex-pass = Passen

conex-ask-strike = { $count ->
    [one] Der Blitz entfernt eine Karte, auf der nichts liegt: Nur die markierte kommt infrage. Dann geben alle anderen eine Karte ab.
   *[other] Der Blitz entfernt eine Karte, auf der nichts liegt: Wähle eine der { $count } markierten. Dann geben alle anderen eine Karte ab.
}
conex-strike-use = Blitz
conex-strike-not = Nicht jetzt
conex-strike-remove = Entfernen
conex-strike-removes = { $who ->
    [you] Deine eigene { $card } kommt unter den Stapel, und die Ecke unter ihr ist wieder frei.
   *[other] Die { $card } von { $name } kommt unter den Stapel, und die Ecke unter ihr ist wieder frei.
}
conex-ask-end = Setzt du den Blitz jetzt ein, oder beendest du deinen Zug und behältst ihn?
conex-done = Zug beenden

conex-ask-discard = { $name } setzt den Blitz ein: Wähle eine Karte, die unter den Stapel kommt. Niemand sieht sie.
conex-discard = Unter den Stapel legen
conex-given-up = abgegeben

## Eine Wahl, wie sie auf „Rat des Kapitäns:“ folgt

conex-choice-lay = eine { $card } legen, mit der { $number } { $spot }: { $worth }
conex-choice-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
conex-choice-pass = passen
conex-choice-strike = den Blitz einsetzen: { $card }
conex-choice-discard = eine { $card } abgeben
conex-choice-done = den Zug beenden

## Warten und Ende

conex-waiting = { $count ->
    [one] { $names } wählt.
   *[other] { $names } wählen.
}
conex-waiting-discard = { $count ->
    [one] { $names } muss eine Karte abgeben.
   *[other] { $names } müssen je eine Karte abgeben.
}
conex-waiting-luck = Die Karten werden ausgeteilt.
conex-waiting-stopped = Das Spiel wurde abgebrochen.
conex-waiting-you = Du bist am Zug.
conex-look = Du kannst inzwischen Stellen für deine Karten suchen.

conex-winners = { $count ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } Punkten.
       *[other] { $names } gewinnt mit { $points } Punkten.
    }
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
}
conex-ending-room = Das Spiel ist vorbei: Für keine Karte ist mehr Platz.
conex-ending-passed = Das Spiel ist vorbei: Alle haben gepasst.
conex-ending-track = Das Spiel ist vorbei: { $points } Punkte sind erreicht, und die Runde ist zu Ende.

## Plätze und Vorrat

conex-start = Startkarte
conex-state-yours = du bist am Zug
conex-state-turn = wählt
conex-state-you = du
conex-state-bot = Bot
conex-state-away = ein Bot spielt
conex-state-here = online
conex-state-gone = nicht da
conex-token = { $token ->
    [lightning] { $state ->
        [locked] Blitz, gesperrt bis zum nächsten Zug
        [ready] Blitz, einsatzbereit
       *[free] Blitz, neben dem Stapel
    }
   *[double] { $state ->
        [locked] Verdopplung, gesperrt bis zum nächsten Zug
        [ready] Verdopplung, einsatzbereit
       *[free] Verdopplung, neben dem Stapel
    }
}
conex-pile = { $count } im Stapel
# Was der Würfel zeigt.
conex-face = { $face ->
    [card] eine Karte
    [cards] zwei Karten
    [lightning] Blitz
   *[double] Verdopplung
}
conex-last-roll = { $who ->
    [you] { $face ->
        [card] Letzter Wurf: eine Karte für dich
        [cards] Letzter Wurf: zwei Karten für dich
        [lightning] Letzter Wurf: der Blitz für dich
       *[double] Letzter Wurf: die Verdopplung für dich
    }
   *[other] { $face ->
        [card] Letzter Wurf: eine Karte für { $name }
        [cards] Letzter Wurf: zwei Karten für { $name }
        [lightning] Letzter Wurf: der Blitz für { $name }
       *[double] Letzter Wurf: die Verdopplung für { $name }
    }
}

## Warum eine Karte nicht passt, in höchstens drei Wörtern

conex-not-colour = Andere Farbe
conex-not-covers = { $colour ->
    [red] Verdeckt rote { $value }
    [purple] Verdeckt lila { $value }
    [yellow] Verdeckt gelbe { $value }
   *[other] Verdeckt türkise { $value }
}
conex-not-board = Berührt den Spielplan
conex-not-touches = { $colour ->
    [red] Berührt Rot
    [purple] Berührt Lila
    [yellow] Berührt Gelb
   *[other] Berührt Türkis
}
conex-not-edge = Über den Rand

# Dasselbe als Satz.
conex-refused = Hier nicht: { $reasons }.
conex-refused-felt = Hier nicht: Sie muss eine freie Ecke in der Farbe einer ihrer Zahlen verdecken.
conex-refused-covers = sie würde { $corners } verdecken
conex-refused-touches = sie würde { $components } berühren
conex-refused-edge = sie würde über den Rand des Tisches ragen
conex-refused-number = die { $number }
conex-refused-board = den Spielplan
conex-refused-card = eine { $card }

## Was geschieht

conex-tale-dealt = { $who ->
    [you] Fünf Karten für alle. Du beginnst.
   *[other] Fünf Karten für alle. { $name } beginnt.
}
conex-tale-laid = { $who ->
    [you] Du legst eine { $card } mit der { $number } { $spot }: { $worth }. Du hast jetzt { $to }.
   *[other] { $name } legt eine { $card } mit der { $number } { $spot }: { $worth }. Neuer Stand: { $to }.
}
conex-tale-drew = { $who ->
    [you] { $count ->
        [0] Du kannst nichts ziehen: Der Stapel ist leer.
        [one] Du ziehst { $count } Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [0] { $name } kann nichts ziehen: Der Stapel ist leer.
        [one] { $name } zieht { $count } Karte.
       *[other] { $name } zieht { $count } Karten.
    }
}
conex-tale-drew-cards = { $who ->
    [you] Du ziehst: { $cards }.
   *[other] { $name } zieht: { $cards }.
}
conex-tale-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
conex-tale-done = { $who ->
    [you] Du hebst den Blitz auf.
   *[other] { $name } hebt den Blitz auf.
}
conex-tale-rolled = { $who ->
    [you] Du würfelst: { $face }.
   *[other] { $name } würfelt: { $face }.
}
conex-tale-took = { $token ->
    [lightning] { $who ->
        [you] { $from ->
            [nobody] Du nimmst den Blitz, für deinen nächsten Zug.
           *[other] Du nimmst { $loser } den Blitz ab, für deinen nächsten Zug.
        }
       *[other] { $from ->
            [nobody] { $name } nimmt den Blitz.
            [you] { $name } nimmt dir den Blitz ab.
           *[other] { $name } nimmt den Blitz von { $loser }.
        }
    }
   *[double] { $who ->
        [you] { $from ->
            [nobody] Du nimmst die Verdopplung, für deinen nächsten Zug.
           *[other] Du nimmst { $loser } die Verdopplung ab, für deinen nächsten Zug.
        }
       *[other] { $from ->
            [nobody] { $name } nimmt die Verdopplung.
            [you] { $name } nimmt dir die Verdopplung ab.
           *[other] { $name } nimmt die Verdopplung von { $loser }.
        }
    }
}
conex-tale-kept = { $token ->
    [lightning] { $who ->
        [you] Du hast den Blitz schon.
       *[other] { $name } hat den Blitz schon.
    }
   *[double] { $who ->
        [you] Du hast die Verdopplung schon.
       *[other] { $name } hat die Verdopplung schon.
    }
}
conex-tale-struck = { $who ->
    [you] Du setzt den Blitz ein: Eine { $card } kommt unter den Stapel.
   *[other] { $name } setzt den Blitz ein: Eine { $card } kommt unter den Stapel.
}
conex-tale-must = { $who ->
    [you] Du musst eine Karte abgeben.
    [both] Du musst eine Karte abgeben, ebenso { $names }.
   *[other] { $count ->
        [one] { $names } muss eine Karte abgeben.
       *[other] { $names } müssen je eine Karte abgeben.
    }
}
conex-tale-discarding = { $who ->
    [you] Du gibst eine { $card } ab.
   *[other] { $name } gibt eine { $card } ab.
}
conex-tale-decided = { $who ->
    [you] Du hast eine Karte zum Abgeben gewählt.
   *[other] { $name } hat eine Karte zum Abgeben gewählt.
}
conex-tale-buried = { $who ->
    [you] Du legst eine Karte unter den Stapel.
   *[other] { $name } legt eine Karte unter den Stapel.
}
conex-tale-buried-card = { $who ->
    [you] Du legst eine { $card } unter den Stapel.
   *[other] { $name } legt eine { $card } unter den Stapel.
}

## Was ist was

conex-tip-card-term = Karte
conex-tip-card = Eine Karte hat eine Hauptfarbe und zwei oder drei Conex-Ecken in anderen Farben, jede mit einer Zahl. Lege sie so, dass eine Conex-Ecke eine echte Ecke dieser Farbe verdeckt; dann bekommst du die Zahl als Punkte (Regeln 1.2, 5.1).
conex-tip-die-card-term = Würfelkarte
conex-tip-die-card = Wer eine Karte mit einem Würfel legt, bekommt wie sonst Punkte und würfelt dann (Regel 5.4).
conex-tip-plus-term = +2-Karte
conex-tip-plus = Wer eine Karte auf eine +2-Karte legt, bekommt 2 Punkte mehr, egal wer die +2-Karte gelegt hat. Sie zu legen bringt nichts zusätzlich (Regel 5.2).
conex-tip-number-term = Zahl
conex-tip-number = Die Zahl auf einer Conex-Ecke bekommst du als Punkte, wenn du die Karte mit dieser Ecke legst. Ihre Farbe sagt, wohin sie passt (Regel 5.1).
conex-tip-spot-term = Stelle
conex-tip-spot = Eine Stelle ist eine Ecke, auf die deine Karte passt: Die Farben stimmen überein, keine Conex-Ecke der unteren Karte wird verdeckt, die Karte berührt sonst nichts und bleibt auf dem Tisch (Regeln 3.2 bis 3.5).
conex-tip-colours-term = Farben
conex-tip-colours = Die vier Farben sind auch an Muster und Buchstabe zu erkennen: Rot hat Streifen, Lila Punkte, Gelb ein Gitter und Türkis Wellen (Regel 1.1).
conex-tip-board-term = Spielplan
conex-tip-board = Der Spielplan liegt in der Mitte des Tisches. Auf jede seiner vier farbigen Ecken passt eine Karte; auf seinem Kreuz werden die Punkte gezählt (Regel 1.3).
conex-tip-track-term = Punkte
conex-tip-track = Dein Spielstein rückt für jeden Punkt ein Feld vor. Erreicht jemand das Ende der Zählleiste, wird die Runde zu Ende gespielt. Wer dann die meisten Punkte hat, gewinnt (Regeln 9.4, 9.5).
conex-tip-pile-term = Stapel
conex-tip-pile = Statt eine Karte zu legen, darfst du zwei vom Stapel ziehen, auch wenn du legen könntest. Ist der Stapel leer, musst du legen, wenn du kannst (Regeln 6.1, 6.2).
conex-tip-die-term = Würfel
conex-tip-die = Der Würfel bringt eine Karte, zwei Karten, den Blitz oder die Verdopplung. Liegt der Chip nicht neben dem Stapel, nimmst du ihn der Person weg, die ihn hat (Regeln 5.4, 7.1).
conex-tip-lightning-term = Blitz
conex-tip-lightning = Am Anfang oder am Ende deines Zuges entfernt der Blitz eine Karte, auf der keine andere liegt. Sie kommt unter den Stapel, und alle anderen geben eine Karte ab. In dem Zug, in dem du ihn nimmst, ist er gesperrt (Regeln 8, 7.2).
conex-tip-double-term = Verdopplung
conex-tip-double = Mit der Verdopplung zählt die Karte, die du legst, doppelt, auch die 2 einer +2-Karte. In dem Zug, in dem du sie nimmst, ist sie gesperrt (Regeln 5.3, 7.2).
conex-tip-start-term = Startkarte
conex-tip-start = Wer die Startkarte hat, beginnt. Das Spiel endet vor dem Zug dieser Person, damit alle gleich viele Züge hatten (Regeln 2.1, 9.4).
