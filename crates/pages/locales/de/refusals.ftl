# Warum ein Zug abgelehnt wird. Karten, Chips und Warenarten kommen mit ihrem
# Namen aus games.ftl, in Klammern die Notation.

## Beide Spiele

refusal-not-asked = Du hast gerade nichts zu entscheiden. Warte, bis du an der Reihe bist.
refusal-other-decision = Das ist gerade nicht gefragt. { $decision }
refusal-not-drawn = Der Zufall hat jetzt nichts zu tun.

## Sobek

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
refusal-sobek-no-back-named = Auf Platz { $seat } gibt es etwas zu stehlen. Sage, welchen Rücken du willst: grün, beige oder orange.
refusal-sobek-no-such-back = Platz { $seat } hat keine Karte { $back }. Wähle einen Rücken, den du in dieser Hand siehst.
refusal-sobek-not-in-pile = Diese Karte liegt nicht in dem Bestechungsstapel: { $card }. Wähle eine, die dort liegt.
refusal-sobek-no-such-set = Du hast keinen Satz { $family }, an den du anlegen könntest. Wähle einen Satz, der vor dir ausliegt.
refusal-sobek-courtesan-adds = Mit der Kurtisane legst du 1 oder 2 Karten an einen Satz an, nicht { $count }.
refusal-sobek-courtesan-must-add = Du hast Karten, die an einen deiner Sätze passen: Lege mit der Kurtisane 1 oder 2 davon an.
refusal-sobek-no-such-token = Das Ereignis „{ $token }“ ist nicht unter den übrigen Chips. Wähle einen von denen, die du gesehen hast.
refusal-sobek-prosperity-elsewhere = Wohlstand kommt auf einen Satz Weizen, Fisch oder Vieh, der vor dir ausliegt.
refusal-sobek-prosperity-must-go = Du hast einen Satz, auf den der Wohlstand gelegt werden muss. Sage, auf welchen.
refusal-sobek-discard-order = Nenne die Karten, die du abgibst, in dieser Reihenfolge: Elfenbein, Ebenholz, Marmor, Vieh, Fisch, Weizen, Amulette. Danach müssen noch genug zur Auswahl bleiben.
refusal-sobek-set-order = Nenne horizontale Sätze in dieser Reihenfolge, jede Warenart einmal: Elfenbein, Ebenholz, Marmor, Vieh, Fisch, Weizen.
refusal-sobek-wrong-deal = So wird nicht ausgeteilt: Jeder Platz bekommt zwei grüne Karten, dazu kommen 5 der 12 Chips und alle anderen Karten.
refusal-sobek-not-lowest = Platz { $seat } kann nicht ausgelost werden, denn er hat nicht die wenigsten Punkte.
refusal-sobek-wrong-steal = In der bestohlenen Hand gibt es keine solche Karte mit diesem Rücken.

## Conex

refusal-conex-not-in-hand = Du hast die Karte { $card } nicht auf der Hand. Wähle eine deiner Handkarten.
refusal-conex-board-not-on-table = Der Spielplan liegt nicht auf dem Tisch.
refusal-conex-card-not-on-table = Auf { $card } kannst du nichts legen: Diese Karte liegt nicht auf dem Tisch.
refusal-conex-colour = Die Farben stimmen nicht überein: Eine { $printed } Conex-Ecke passt nicht auf eine { $corner } Ecke.
refusal-conex-misfits = Dort kann die Karte nicht liegen, denn { $reasons }. Versuche es mit einer anderen Ecke oder an einer anderen Stelle.
refusal-conex-covers = sie würde { $corners } verdecken
refusal-conex-touches = sie würde { $components } berühren
refusal-conex-edge = sie würde über { $sides } Rand des Tisches ragen
refusal-conex-pile-empty = Der Stapel ist leer, du kannst nicht ziehen. Lege eine Karte oder passe, wenn keine von deinen passt.
refusal-conex-can-draw = Passen darfst du nur, wenn du weder legen noch ziehen kannst, und im Stapel sind noch Karten. Ziehe oder lege eine Karte.
refusal-conex-can-lay = Passen darfst du nur, wenn du weder legen noch ziehen kannst, und eine deiner Karten passt noch. Lege sie.
refusal-conex-no-lightning = Du hast den Blitz nicht und kannst ihn deshalb nicht einsetzen.
refusal-conex-no-double = Du hast die Verdopplung nicht. Lege die Karte, ohne ihre Punkte zu verdoppeln.
refusal-conex-not-there = Der Blitz kann { $card } nicht entfernen: Diese Karte liegt nicht auf dem Tisch.
refusal-conex-carries = Der Blitz kann { $card } nicht entfernen: Darauf liegt eine andere Karte. Wähle eine freie Karte.
refusal-conex-not-to-give-up = Die Karte { $card } kannst du nicht abgeben, du hast sie nicht auf der Hand. Wähle eine deiner Handkarten.
refusal-conex-not-a-die = Eine Würfelkarte wurde gelegt: Jetzt wird gewürfelt und sonst nichts.
refusal-conex-wrong-deal = So wird nicht ausgeteilt: Jede Karte kommt genau einmal vor, und die Startkarte geht an einen Platz am Tisch.
