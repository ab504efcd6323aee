# Der Tisch von Sobek: was darauf liegt, was man tun kann, was geschieht.

## Namen auf Karten

sobek-label-ivory = Elfenbein
sobek-label-ebony = Ebenholz
sobek-label-marble = Marmor
sobek-label-cattle = Vieh
sobek-label-fish = Fisch
sobek-label-wheat = Weizen
sobek-label-amulet = Amulett
sobek-label-queen = Königin
sobek-label-priest = Hohe­priester
sobek-label-priestess = Hohe­priesterin
sobek-label-scribe = Schreiber
sobek-label-vizier = Wesir
sobek-label-thief = Dieb
sobek-label-courtesan = Kurtisane
sobek-label-merchant = Händler
sobek-label-back-green = Grüner Rücken
sobek-label-back-beige = Beigefarbener Rücken
sobek-label-back-orange = Orangefarbener Rücken: eine Figur
sobek-a-green-back = grüner Rücken
sobek-token-down = Ereignis-Chip, verdeckt

## Nach einem Verb: „nimmt …“

sobek-object-ivory = Elfenbein
sobek-object-ebony = Ebenholz
sobek-object-marble = Marmor
sobek-object-cattle = Vieh
sobek-object-fish = Fisch
sobek-object-wheat = Weizen
sobek-object-amulet = ein Amulett
sobek-object-queen = die Königin
sobek-object-priest = den Hohepriester
sobek-object-priestess = die Hohepriesterin
sobek-object-scribe = den Schreiber
sobek-object-vizier = den Wesir
sobek-object-thief = den Dieb
sobek-object-courtesan = die Kurtisane
sobek-object-merchant = den Händler
sobek-object-back-green = eine grüne Karte
sobek-object-back-beige = eine beige Karte
sobek-object-back-orange = eine verdeckte Figur
sobek-object-it = die Figur

## Anzahlen

sobek-scarabs = { $count ->
        [one] { $count } Skarabäus
       *[other] { $count } Skarabäen
    }
sobek-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sobek-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
sobek-amulets = { $count ->
        [one] { $count } Amulett
       *[other] { $count } Amulette
    }
sobek-backs-green = { $count } × grün
sobek-backs-beige = { $count } × beige
sobek-backs-orange = { $count } × orange
sobek-in-hand = { $count } auf der Hand
sobek-tokens-left = noch { $count }
sobek-deck = Stapel { $count }
sobek-discard = Ablage { $count }
sobek-symbol-number = Zahl
sobek-symbol-ankh = Ankh
sobek-symbol-eye = Auge
sobek-symbol-feather = Feder
sobek-symbol-djed = Djed

## Der Tisch

sobek-round = Runde { $number } von { $all }
sobek-delivery = Lieferung { $number } von { $all }
sobek-fact-over = Spiel beendet
sobek-opponents = Mitspieler
sobek-players = Spieler
sobek-nile = Der Nil
sobek-quay-empty = leer
sobek-quay-offer = Kai { $quay }: { $card } nehmen. { $count ->
        [0] Kostenlos.
        [one] Auf deinen Bestechungsstapel: { $cards }.
       *[other] Auf deinen Bestechungsstapel: { $cards }.
    }
sobek-free = gratis
sobek-dock = Deine Entscheidung und deine Hand
sobek-group = { $family }: { $cards }, { $scarabs }
sobek-own-hand = Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sobek-hand-empty = Deine Hand ist leer.
sobek-hand-bare = leere Hand
sobek-mine = Deine Sätze und deine Bestechung
sobek-own-sets = Deine Sätze
sobek-own-sets-worth = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } am Ende der Runde
sobek-own-sets-none = Drei Karten einer Warenart bilden einen Satz.
sobek-own-corruption = Deine Bestechung
sobek-own-corruption-none = Dein Bestechungsstapel ist leer.
sobek-flat-scarabs = nur Skarabäen
sobek-story = Verlauf
sobek-help = Was ist was
sobek-tag-curse = Fluch +{ $count }
sobek-tag-next = als Nächstes
sobek-tag-choosing = wählt
sobek-tag-away = ein Bot spielt
sobek-tag-gone = nicht da
sobek-track = Zählleiste
sobek-track-marker = { $who ->
        [you] Du
       *[other] { $name }
    }: { $score }, { $symbol }.
sobek-forecast = Mit deinen Sätzen: { $score } + { $points } = { $landing }, { $symbol }
sobek-forecast-back = Wenn du am korruptesten bist: { $count } × { $symbol } zurück, { $way }
sobek-forecast-safe = Wenn du am korruptesten bist: kein Schritt zurück, da weniger als 10 Punkte aus Sätzen

## Was gefragt ist

sobek-ask-turn = Du bist am Zug – { $ways }.
sobek-turn-take = { $count ->
        [1] nimm die letzte Karte
       *[other] nimm eine der ersten { $count } Karten
    }
sobek-turn-lay = lege einen Satz aus
sobek-turn-play = spiele eine Figur
sobek-ask-take = Nimmst du { $card }?
sobek-ask-take-cost = { $count ->
        [0] Auf deinen Bestechungsstapel kommt nichts: Es bleibt bei { $before }.
        [one] Dafür legst du { $cards } auf deinen Bestechungsstapel: { $before } → { $after }.
       *[other] Dafür legst du { $cards } auf deinen Bestechungsstapel: { $before } → { $after }.
    }
sobek-ask-event = Wähle einen der übrigen Chips.
sobek-note-event = Die anderen legst du verdeckt zurück. Dein Satz bleibt liegen.
sobek-ask-rob = { $who ->
        [you] Dein Bestechungsstapel
       *[other] Bestechungsstapel von { $name }
    }: Nimm eine Karte.
sobek-note-rob = Nur du siehst diese Karten.
sobek-ask-discard = Ein Schreiber: Lege { $count } von { $hand } Karten auf deinen Bestechungsstapel.
sobek-note-discard = { $others ->
        [0] Du behältst 6.
       *[other] Andere wählen gleichzeitig und verdeckt. Du behältst 6.
    }
sobek-ask-flat = Die Runde ist zu Ende. Horizontale Sätze auslegen? Jeder bringt nur seine Skarabäen.
sobek-ask-flat-none = Die Runde ist zu Ende. Du hast keinen Satz zum Auslegen.
sobek-ask-flat-done = Mehr lässt sich nicht auslegen.
sobek-note-flat = Du hast { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand; was du behältst, kommt auf deinen Bestechungsstapel.
sobek-note-flat-set = Mindestens drei, nicht nur Amulette.
sobek-ask-starter = Du hast die wenigsten Punkte: Wer beginnt Runde { $round }?
sobek-note-starter = Sieh dir erst die Reihe und deine Hand an.
sobek-ask-lay = Welche Karten als Satz { $family } auslegen?
sobek-ask-add = Welche Karten an deinen Satz { $family } anlegen?
sobek-note-set = Drei oder mehr, Amulette zählen mit. Danach wählst du ein Ereignis, wenn noch Chips da sind.
sobek-ask-queen = vom Nachziehstapel ziehen?
sobek-ask-priest = Welche Warenart verlässt deinen Bestechungsstapel?
sobek-ask-priestess = Welche Warenart verlässt deinen Bestechungsstapel?
sobek-ask-scribe = die anderen Hände reduzieren?
sobek-ask-vizier = Wessen Bestechungsstapel siehst du durch?
sobek-ask-thief = Welchen Rücken stiehlst du, und von wem?
sobek-ask-courtesan = welche 1 oder 2 Karten an welchen Satz anlegen?
sobek-ask-merchant = welche Karte der Reihe?
sobek-note-queen = { $count ->
        [0] Der Nachziehstapel ist leer: Sie hat keine Wirkung.
        [one] Du ziehst { $count } Karte.
       *[other] Du ziehst { $count } Karten.
    }
sobek-note-priest = Die Zahl zeigt, wie viele von { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } wegkommen; Amulette bleiben.
sobek-note-scribe = { $count ->
        [0] Niemand sonst hat mehr als 6 Karten: keine Wirkung.
        [one] { $names } muss die Hand auf 6 Karten reduzieren.
       *[other] { $names } müssen die Hand auf 6 Karten reduzieren.
    }
sobek-note-vizier = Danach kannst du das nicht mehr ändern. Ein leerer Bestechungsstapel bringt dir nichts.
sobek-note-thief = Der Zufall bestimmt eine Karte mit diesem Rücken.
sobek-note-courtesan = Eine oder zwei Karten. Es folgt kein Ereignis.
sobek-note-courtesan-vain = Nichts auf deiner Hand passt an einen deiner Sätze: keine Wirkung.
sobek-note-merchant = Auf deinen Bestechungsstapel kommt nichts. Die Zahl ist die Nummer des Kais.

## Knöpfe

sobek-do-back = Zurück
sobek-do-take = Karte nehmen
sobek-do-take-card = { $card } nehmen
sobek-do-lay = { $count } auslegen
sobek-do-add = { $count } anlegen
sobek-do-lay-these = Diese auslegen
sobek-do-add-these = Diese anlegen
sobek-do-choose = Wählen …
sobek-do-in-vain = Ohne Wirkung spielen
sobek-do-play-queen = Königin spielen
sobek-do-play-priest = Hohepriester spielen
sobek-do-play-priestess = Hohepriesterin spielen
sobek-do-play-scribe = Schreiber spielen
sobek-do-play-vizier = Wesir spielen
sobek-do-play-thief = Dieb spielen
sobek-do-play-courtesan = Kurtisane spielen
sobek-do-play-merchant = Händler spielen
sobek-do-courtesan = An den Satz { $family } anlegen
sobek-do-event = Chip einsetzen
sobek-do-use = Einsetzen: { $token }
sobek-do-discard = { $count } abgeben
sobek-do-flat = Gewählte auslegen
sobek-do-flat-none = Nichts auslegen
sobek-do-flat-done = Fertig
sobek-do-start = Ich beginne

## Eine Wahl, wie sie auf „Rat des Kapitäns:“ folgt

sobek-choice-take = { $count ->
        [0] { $card } nehmen
        [one] { $card } nehmen, { $count } Karte auf den Bestechungsstapel
       *[other] { $card } nehmen, { $count } Karten auf den Bestechungsstapel
    }
sobek-choice-lay = einen Satz { $family } auslegen: { $cards }
sobek-choice-add = an den Satz { $family } anlegen: { $cards }
sobek-choice-flat = einen horizontalen Satz { $family } auslegen: { $cards }
sobek-choice-play = { $character } spielen
sobek-choice-event = den Chip { $token } einsetzen
sobek-choice-with = { $choice }: { $target }
sobek-choice-discard = { $card } abgeben
sobek-choice-done = nichts weiter auslegen
sobek-choice-start = { $who ->
        [you] selbst beginnen
       *[other] { $name } beginnen lassen
    }

## Hinweise

sobek-hint-set = noch { $count } für einen Satz
sobek-hint-add = noch { $count } zum Anlegen
sobek-hint-amulet = passt in jeden Satz
sobek-hint-flat = wird zu Bestechung

## Ereignisse

sobek-effect-guild = Du ziehst bis zum nächsten Feld mit { $symbol } vor: { $from } → { $to }. Wer muss zurück?
sobek-effect-flood = Du bist sofort noch einmal am Zug.
sobek-effect-curse = Zählt am Ende der Runde wie { $count } Bestechungskarten. Wer bekommt ihn?
sobek-effect-prosperity = { $count } Skarabäen mehr für einen Satz Weizen, Fisch oder Vieh. Für welchen?
sobek-effect-embalming = Dein Bestechungsstapel kommt auf deine Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
sobek-effect-deceit = Du zeigst, wie viele Karten dein Bestechungsstapel hat, und bekommst so viele Punkte: { $count }. Die Karten bleiben liegen.
sobek-use-flood = Noch ein Zug
sobek-use-embalming = Auf die Hand nehmen
sobek-use-deceit = Zeigen und werten
sobek-use-vain = Kein solcher Satz: keine Wirkung

## Warten

sobek-wait-turn = { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
sobek-wait-event = { $count ->
        [one] { $names } wählt ein Ereignis.
       *[other] { $names } wählen ein Ereignis.
    }
sobek-wait-rob = { $count ->
        [one] { $names } wählt eine Karte aus einem Bestechungsstapel.
       *[other] { $names } wählen eine Karte aus einem Bestechungsstapel.
    }
sobek-wait-discard = { $count ->
        [one] { $names } wählt noch Karten zum Abgeben.
       *[other] { $names } wählen noch Karten zum Abgeben.
    }
sobek-wait-flat = { $count ->
        [one] { $names } wählt noch horizontale Sätze.
       *[other] { $names } wählen noch horizontale Sätze.
    }
sobek-wait-starter = { $count ->
        [one] { $names } bestimmt, wer beginnt.
       *[other] { $names } bestimmen, wer beginnt.
    }
sobek-wait-chance = Der Zufall entscheidet.
sobek-wait-stopped = Das Spiel wurde abgebrochen.

## Das Ende einer Runde

sobek-end-of-round = Ende der Runde { $round }
sobek-rite-on = Weiter
sobek-rite-table = Zum Tisch
sobek-rite-again = Noch einmal ansehen
sobek-rite-skip = Überspringen
sobek-step-hands = Sätze aufgedeckt
sobek-step-sets = Sätze gewertet
sobek-step-piles = Bestechung gezählt
sobek-step-penalty = Minuspunkte abgezogen
sobek-step-starter = Wer beginnt
sobek-step-winner = Wer gewinnt
sobek-most-corrupt = am korruptesten
sobek-no-sets = Keine Sätze
sobek-from-sets = { $from } + { $points } aus Sätzen
sobek-pile-cursed = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } + { $curses } für den Fluch
sobek-no-penalty = Keine Minuspunkte
sobek-penalty-nought = Minuspunkte: kein Schritt zurück
sobek-penalty = { $way }: −{ $lost }
sobek-walk = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } am korruptesten: { $points } Punkte aus Sätzen, also { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } zurück, von { $symbol } zu { $symbol }. Das kostet { $lost } Punkte.
sobek-walk-nought = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } am korruptesten, doch bei weniger als 10 Punkten aus Sätzen geht es keinen Schritt zurück.
sobek-won = Das Spiel ist zu Ende. { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $score } Punkten.
sobek-won-together = Das Spiel ist zu Ende. { $names } gewinnen gemeinsam mit { $score } Punkten.

## Was geschieht

sobek-tale-dealt = Runde { $round }
sobek-tale-dealt-hand = Runde { $round }. Deine Hand: { $cards }
sobek-tale-delivery = Lieferung { $number } erreicht die Kais
sobek-tale-starts = { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }.
sobek-tale-names = { $who ->
        [you] Du hast die wenigsten Punkte und bestimmst
       *[other] { $name } hat die wenigsten Punkte und bestimmt
    }, wer beginnt.
sobek-tale-lets-start = { $who ->
        [you] Du lässt { $victim } beginnen.
       *[other] { $name } lässt { $whom ->
            [you] dich
           *[other] { $victim }
        } beginnen.
    }
sobek-tale-take = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $card }{ $count ->
        [0] .
        [one] ; auf den Bestechungsstapel: { $cards }.
       *[other] ; auf den Bestechungsstapel: { $cards }.
    }
sobek-tale-lay = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } einen Satz aus: { $count } × { $family }.
sobek-tale-add = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } an einen Satz an: { $count } × { $family }.
sobek-tale-tokens = { $who ->
        [you] Du siehst
       *[other] { $name } sieht
    } die übrigen Chips: { $tokens }.
sobek-tale-play = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $character }.
sobek-tale-vain = Das hat keine Wirkung.
sobek-tale-draw = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.
sobek-tale-purge = { $who ->
        [you] Du nennst
       *[other] { $name } nennt
    } { $family }: { $count ->
        [0] Davon liegt nichts im Bestechungsstapel.
        [one] { $count } Karte verlässt den Bestechungsstapel.
       *[other] { $count } Karten verlassen den Bestechungsstapel.
    }
sobek-tale-steal = { $who ->
        [you] Du stiehlst { $card } von { $victim }.
       *[other] { $whom ->
            [you] { $name } stiehlt dir { $card }.
           *[other] { $name } stiehlt { $card } von { $victim }.
        }
    }
sobek-tale-steal-bare = { $who ->
        [you] Du findest nichts zu stehlen: { $victim } hat keine Karten.
       *[other] { $name } findet nichts zu stehlen: { $whom ->
            [you] Du hast
           *[other] { $victim } hat
        } keine Karten.
    }
sobek-tale-search = { $who ->
        [you] Du siehst den Bestechungsstapel von { $victim } durch: { $cards }.
       *[other] { $whom ->
            [you] { $name } sieht deinen Bestechungsstapel durch: { $cards }.
           *[other] { $name } sieht den Bestechungsstapel von { $victim } durch.
        }
    }
sobek-tale-search-empty = { $who ->
        [you] Du siehst dir den Bestechungsstapel von { $victim } an: Er ist leer.
       *[other] { $name } sieht sich { $whom ->
            [you] deinen Bestechungsstapel an: Er ist leer.
           *[other] den Bestechungsstapel von { $victim } an.
        }
    }
sobek-tale-rob = { $who ->
        [you] Du nimmst { $card } aus dem Bestechungsstapel von { $victim }.
       *[other] { $name } nimmt { $card } aus { $whom ->
            [you] deinem Bestechungsstapel
           *[other] dem Bestechungsstapel von { $victim }
        }.
    }
sobek-tale-reduce = { $who ->
        [you] { $count ->
            [0] Du musst die Hand auf 6 Karten reduzieren.
           *[other] Du musst die Hand auf 6 Karten reduzieren, ebenso { $names }.
        }
       *[other] { $count ->
            [0] Niemand hat mehr als 6 Karten.
            [one] { $names } muss die Hand auf 6 Karten reduzieren.
           *[other] { $names } müssen die Hand auf 6 Karten reduzieren.
        }
    }
sobek-tale-discarding = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } { $card } ab.
sobek-tale-reduced = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf den Bestechungsstapel: { $cards }.
sobek-tale-decided = { $who ->
        [you] Du hast gewählt
       *[other] { $name } hat gewählt
    }.
sobek-tale-pick = { $who ->
        [you] Du setzt
       *[other] { $name } setzt
    } den Chip { $token } ein.
sobek-tale-move = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } von { $from } nach { $to }.
sobek-tale-cursed = { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } den Fluch: { $count } Bestechungskarten mehr.
sobek-tale-prospered = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } ihn auf den Satz { $family }.
sobek-tale-embalmed = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } den Bestechungsstapel auf die Hand: { $count ->
        [0] Er ist leer.
       *[other] { $cards }.
    }
sobek-tale-deceived = { $who ->
        [you] Du zählst
       *[other] { $name } zählt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } im Bestechungsstapel und { $who ->
        [you] bekommst
       *[other] bekommt
    } so viele Punkte.
sobek-tale-round-over = Runde { $round } ist zu Ende
sobek-tale-lay-flat = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } einen horizontalen Satz aus: { $count } × { $family }.
sobek-tale-set = { $who ->
        [you] Du
       *[other] { $name }
    }: { $family }, { $formula } = { $points }.
sobek-tale-set-flat = { $who ->
        [you] Du
       *[other] { $name }
    }: { $family }, horizontal, nur Skarabäen: { $points }.
sobek-tale-pile = { $who ->
        [you] Dein Bestechungsstapel
       *[other] Bestechungsstapel von { $name }
    }: { $count ->
        [0] leer.
        [one] { $count } Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
sobek-tale-pile-cursed = { $who ->
        [you] Dein Bestechungsstapel
       *[other] Bestechungsstapel von { $name }
    }: { $count ->
        [0] keine Karte + { $curses } für den Fluch.
        [one] { $count } Karte + { $curses } für den Fluch: { $cards }.
       *[other] { $count } Karten + { $curses } für den Fluch: { $cards }.
    }
sobek-tale-score = { $who ->
        [you] Deine Sätze bringen
       *[other] Die Sätze von { $name } bringen
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $from } → { $to }.
sobek-tale-penalty = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } am korruptesten: { $count } × { $symbol } zurück, { $from } → { $to }.
sobek-tale-penalty-nought = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } am korruptesten, mit weniger als 10 Punkten aus Sätzen: kein Schritt zurück.

## Was ist was

sobek-tip-goods = Ware. { $valued } Karten mit je { $scarabs } { $scarabs ->
        [one] Skarabäus
       *[other] Skarabäen
    }, { $plain } ohne, { $green } mit grünem Rücken. Figuren dieser Warenart: { $people }. Drei oder mehr Karten bilden einen Satz: Skarabäen × Karten (Regeln 1.1, 5.1).
sobek-tip-amulet = Der Joker: Er passt in jeden Satz und zählt als Karte ohne Skarabäus. Amulette allein sind kein neuer Satz (Regel 5.2).
sobek-term-corruption = Bestechung
sobek-tip-corruption = Karten, die du überspringst, kommen verdeckt auf deinen Bestechungsstapel. Nur du darfst sie ansehen. Wer am Ende der Runde die meisten hat, bekommt Minuspunkte (Regeln 4.2, 8.3).
sobek-term-penalty = Am korruptesten
sobek-tip-penalty = Wer die meisten Bestechungskarten hat, Flüche mitgezählt; bei Gleichstand zählen Skarabäen. Für je volle 10 Punkte aus Sätzen geht es einen Schritt zurück auf das vorige Feld mit demselben Symbol (Regeln 8.3, 8.4).
sobek-tip-queen = Elfenbein. Ziehe die obersten drei Karten vom Nachziehstapel (Regel 6.2).
sobek-tip-priest = Ebenholz. Nenne eine Warenart: Alle ihre Karten verlassen deinen Bestechungsstapel (Regel 6.3).
sobek-tip-priestess = Marmor. Nenne eine Warenart: Alle ihre Karten verlassen deinen Bestechungsstapel (Regel 6.3).
sobek-tip-scribe = Vieh oder Fisch; es gibt zwei. Alle anderen mit sieben oder mehr Karten müssen ihre Hand auf sechs reduzieren; der Rest kommt auf ihre Bestechungsstapel (Regel 6.5).
sobek-tip-vizier = Vieh. Sieh den Bestechungsstapel eines Mitspielers durch und nimm eine Karte daraus (Regel 6.6).
sobek-tip-thief = Fisch. Nenne einen Mitspieler und einen Rücken: Du bekommst zufällig eine seiner Handkarten mit diesem Rücken (Regel 6.4).
sobek-tip-courtesan = Weizen. Lege eine oder zwei Karten an einen deiner Sätze an; es folgt kein Ereignis (Regel 6.7).
sobek-tip-merchant = Weizen. Nimm eine beliebige Karte der Reihe; nichts kommt auf deinen Bestechungsstapel (Regel 6.8).
sobek-tip-back-green = Neun Waren ohne Skarabäus; zu Beginn bekommen alle zwei davon auf die Hand (Regel 1.1).
sobek-tip-back-beige = Waren und Amulette aus dem Nachziehstapel (Regel 1.1).
sobek-tip-back-orange = Eine Figur. Sie liegt verdeckt am Kai: Du siehst sie, sobald du sie genommen oder übersprungen hast (Regel 4.3).
sobek-term-token = Ereignis-Chips
sobek-tip-token = Fünf von zwölf sind im Spiel. Wer einen Satz auslegt oder an einen anlegt, sieht sich die übrigen an und setzt einen ein (Regel 7.1).
sobek-term-guild = Kollegium
sobek-tip-guild = Dein Zählstein zieht bis zum nächsten Feld mit der Hieroglyphe des Chips vor, der eines Mitspielers bis zum vorigen zurück (Regel 7.2).
sobek-tip-flood = Sofort noch ein ganzer Zug (Regel 7.3).
sobek-tip-curse = Für einen Mitspieler: zählt bis zum Ende der Runde wie zwei Bestechungskarten (Regel 7.4).
sobek-tip-prosperity = Für einen deiner Sätze Weizen, Fisch oder Vieh: zwei Skarabäen mehr (Regel 7.5).
sobek-tip-embalming = Dein ganzer Bestechungsstapel kommt auf deine Hand (Regel 7.6).
sobek-tip-deceit = Sage, wie viele Karten dein Bestechungsstapel hat, und du bekommst so viele Punkte (Regel 7.7).
sobek-term-nile = Die Reihe
sobek-tip-nile = Neun Kais. Die Karte, die dem Tempel am nächsten liegt, ist die erste; leere Kais zählen nicht (Regeln 2.3, 4.1).
sobek-term-reach = Außer Reichweite
sobek-tip-reach = Du kannst nur eine der ersten vier Karten der Reihe nehmen; der Händler nimmt jede (Regeln 4.1, 6.8).
sobek-term-delivery = Lieferung
sobek-tip-delivery = Ist die Reihe leer, kommen die nächsten neun Karten. Nach der letzten Lieferung endet die Runde sofort (Regel 3.3).
sobek-term-deck = Nachziehstapel
sobek-tip-deck = Karten späterer Lieferungen. Die Königin zieht davon (Regeln 2.1, 6.2).
sobek-term-flat = Horizontaler Satz
sobek-tip-flat = Am Ende der Runde von der Hand ausgelegt: Er bringt nur seine Skarabäen (Regeln 8.1, 8.2).
sobek-term-track = Symbole der Zählleiste
sobek-tip-track = Jedes Feld hat ein Symbol: auf jedem fünften eine Zahl, sonst Ankh, Auge, Feder oder Djed. Kollegien und Minuspunkte richten sich danach. Nach der 99 geht es von vorn los (Regel 1.4).
sobek-term-away = Ein Bot spielt
sobek-tip-away = Diese Person ist weg; ein Bot spielt für sie, bis sie zurück ist.
