## Auf den Seiten um das Spiel herum.

game-about = Handle an den Kais des Nils. Was du überspringst, merkt sich das Krokodil.
game-facts = 2–4 Personen · 40 Min.
game-learn = In 5 Minuten gelernt

option-memory = Gedächtnis
option-memory-off = Nach Spielregel: selbst merken
option-memory-on = Zeigen, was sich alle merken könnten
game-new = Sobek zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}: { $who }.

## Namen der Dinge im Karton, in dem Fall, den die Sätze unten brauchen.

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
sobek-decision-discards = Gib Karten ab, bis du nur noch 6 hast.
sobek-decision-horizontal = Lege horizontale Sätze aus oder sage, dass du fertig bist.

## Warum eine Aktion abgelehnt wird.

refusal-sobek-not-in-row = Diese Karte gibt es nicht: In der Reihe { $lying ->
        [one] liegt nur { $lying } Karte
       *[other] liegen nur { $lying } Karten
    }. Zähle vom Tempel aus.
refusal-sobek-out-of-reach = Du kannst nur eine der ersten vier Karten der Reihe nehmen.
refusal-sobek-not-in-hand = { $count ->
        [one] Diese Karte hast du nicht oder nicht oft genug auf der Hand: { $cards }.
       *[other] Diese Karten hast du nicht oder nicht oft genug auf der Hand: { $cards }.
    } Wähle aus deinen Handkarten.
refusal-sobek-not-of-family = In einen Satz { $family } passt diese Karte nicht: { $card }. Erlaubt sind nur Karten dieser Warenart und Amulette.
refusal-sobek-too-few-for-set = Ein Satz braucht mindestens 3 Karten, auch beim Anlegen; du hast { $count } genannt.
refusal-sobek-only-amulets = Amulette allein sind noch kein neuer Satz. Lege mindestens eine Karte der Warenart dazu.
refusal-sobek-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Wähle jemanden, der mitspielt.
refusal-sobek-yourself = Wähle jemand anderen, nicht dich selbst.
refusal-sobek-no-back-named = Platz { $seat } hat Karten, die du stehlen kannst. Sage, welchen Rücken du willst: grün, beige oder orange.
refusal-sobek-no-such-back = Platz { $seat } hat keine Karte { $back }. Wähle einen Rücken, den du in dieser Hand siehst.
refusal-sobek-not-in-pile = Diese Karte liegt nicht in diesem Bestechungsstapel: { $card }. Wähle eine, die dort liegt.
refusal-sobek-no-such-set = Du hast keinen Satz { $family }, an den du anlegen könntest. Wähle einen Satz, der vor dir ausliegt.
refusal-sobek-courtesan-adds = Mit der Kurtisane legst du 1 oder 2 Karten an einen Satz an, nicht { $count }.
refusal-sobek-courtesan-must-add = Du hast Karten, die an einen deiner Sätze passen: Lege mit der Kurtisane 1 oder 2 davon an.
refusal-sobek-no-such-token = Das Ereignis „{ $token }“ ist nicht unter den übrigen Chips. Wähle einen von denen, die du gesehen hast.
refusal-sobek-prosperity-elsewhere = Der Wohlstand gehört auf einen Satz Weizen, Fisch oder Vieh, der vor dir ausliegt.
refusal-sobek-prosperity-must-go = Du hast einen passenden Satz, also muss der Wohlstand darauf. Sage, auf welchen du ihn legst.
refusal-sobek-discard-order = Nenne die Karten, die du abgibst, in dieser Reihenfolge: Elfenbein, Ebenholz, Marmor, Vieh, Fisch, Weizen, Amulette. Lass dabei noch genug Karten zur Auswahl.
refusal-sobek-set-order = Nenne horizontale Sätze in dieser Reihenfolge, jede Warenart einmal: Elfenbein, Ebenholz, Marmor, Vieh, Fisch, Weizen.
refusal-sobek-wrong-deal = So wird nicht ausgeteilt: Jeder Platz bekommt zwei grüne Karten, dazu kommen 5 der 12 Chips und alle anderen Karten.
refusal-sobek-not-lowest = Platz { $seat } kann nicht ausgelost werden, denn er hat nicht die wenigsten Punkte.
refusal-sobek-wrong-steal = In der bestohlenen Hand gibt es keine solche Karte mit diesem Rücken.

## Was man in der ersten Partie wissen sollte.

coach-sobek-take = Nimm eine der ersten vier Karten, vom Tempel aus gezählt. Die erste ist kostenlos. Jede Karte, die du überspringst, kommt verdeckt auf deinen Bestechungsstapel. Sammle drei Karten einer Warenart.
coach-sobek-balance = Je weiter du greifst, desto mehr Bestechung bekommst du. Niemand sieht, wie viel die anderen haben. Bestraft wird nur, wer am meisten hat: Sorge dafür, dass jemand mehr hat.
coach-sobek-set = Du hast mindestens drei Karten einer Warenart. Als Satz ausgelegt bringen sie Skarabäen mal Karten, und du darfst einen Ereignis-Chip einsetzen. Du kannst auf mehr Karten warten, doch was du am Ende der Runde noch auf der Hand hast, wird zu Bestechung.
coach-sobek-character = Du hast eine Figur auf der Hand. Spiele sie für ihre Wirkung aus, das ist dann dein ganzer Zug, oder behalte sie als Karte ihrer Warenart für einen Satz.
coach-sobek-event = Ein Satz bringt ein Ereignis. Jeder Chip lässt sich nur einmal pro Runde einsetzen. Wähle, was dir jetzt am meisten hilft; die übrigen Chips bleiben für die anderen.
coach-sobek-rob = Dein Wesir sieht diesen Bestechungsstapel durch. Nimm die Karte, die du am meisten brauchst; der Stapel wird damit auch kleiner.
coach-sobek-discard = Ein Schreiber lässt dir nur sechs Karten. Was du abgibst, wird zu Bestechung: Trenne dich von Karten, aus denen kein Satz mehr wird.
coach-sobek-flat = Die Runde ist vorbei. Hast du noch drei Karten einer Warenart auf der Hand, kannst du sie als horizontalen Satz auslegen: Sie bringen nur ihre Skarabäen, werden aber nicht zu Bestechung. Alles andere kommt auf deinen Bestechungsstapel.
coach-sobek-starter = Du hast die wenigsten Punkte und bestimmst, wer beginnt. Wer beginnt, wählt zuerst, doch die guten Karten können weiter hinten liegen.
coach-sobek-wait = Achte darauf, was die anderen nehmen und überspringen: Vieles von dem, was sie haben, kannst du dir merken.
coach-sobek-over = Das Spiel ist vorbei. Sieh es dir Zug für Zug an oder spiele noch einmal.
