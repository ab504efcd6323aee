# Der Tisch von Sobek als Text.

sobek-terminal-tokens = { $count ->
        [one] noch { $count } Ereignis-Chip
       *[other] noch { $count } Ereignis-Chips
    }
sobek-terminal-nile = Nil (* in Reichweite):
sobek-terminal-nile-empty = Nil: leer
sobek-terminal-hidden = verdeckt
sobek-terminal-hand = Hand { $cards }
sobek-terminal-pile = Bestechung { $cards }
sobek-terminal-pile-bare = keine Bestechung
sobek-terminal-flat = horizontal { $set }
sobek-terminal-green = { $family } (grün)
sobek-terminal-own-hand = Deine Hand
sobek-terminal-given-up = Schon abgegeben
sobek-terminal-tokens-left = Übrige Chips
sobek-terminal-discard = Ablagestapel
sobek-terminal-nothing = nichts

# Höchstens acht Zeichen, mit so vielen Punkten, wie Skarabäen da sind.
sobek-short-ivory = Elfb.
sobek-short-ebony = Ebenh.
sobek-short-marble = Marmor
sobek-short-cattle = Vieh
sobek-short-fish = Fisch
sobek-short-wheat = Weizen

sobek-legend =
    Ziel: nach drei Runden die meisten Punkte haben. Punkte bringen Sätze aus
    mindestens drei Karten einer Warenart: die Skarabäen (●) eines Satzes mal die
    Anzahl seiner Karten. Was du in der Reihe überspringst oder am Ende der Runde
    noch auf der Hand hast, kommt auf deinen Bestechungsstapel. Wer am korruptesten
    ist, muss auf der Zählleiste zurück.
      F1, F0, Fg   Fisch (fish) mit Skarabäus, ohne, und mit grünem Rücken; ebenso
                   I Elfenbein (ivory), E Ebenholz (ebony), M Marmor (marble),
                   C Vieh (cattle) und W Weizen (wheat). Elfenbein hat
                   3 Skarabäen, Ebenholz und Marmor haben 2
      A            ein Amulett: passt in jeden Satz
      thief, …     eine Figur: Spiele sie wegen ihrer Wirkung aus, oder lege sie
                   als Karte ihrer Warenart. queen Königin, priest Hohepriester,
                   priestess Hohepriesterin, scribe-cattle und scribe-fish
                   Schreiber, vizier Wesir, thief Dieb, courtesan Kurtisane,
                   merchant Händler
      take 2       die zweite Karte nehmen; die erste kommt auf deinen
                   Bestechungsstapel
      set fish F1,F0,A                 einen Satz auslegen; ein Ereignis-Chip
                                       folgt
      thief 2 orange, priest wheat     eine Figur ausspielen
    Wird etwas abgelehnt, steht der Abschnitt der Regeln dabei:
    games/sobek/table/rulebook/de/full.md.
