game-rules-short = In 5 Minuten

rules-sobek-scarabs = { $count ->
        [one] { $count } Skarabäus
       *[other] { $count } Skarabäen
    }
rules-sobek-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
rules-sobek-joker = Joker

rules-sobek-back-green = Grün
rules-sobek-back-beige = Beige
rules-sobek-back-orange = Orange
rules-sobek-use-green = Handkarten zu Beginn
rules-sobek-use-beige = Waren, offen
rules-sobek-use-orange = Figuren, verdeckt

rules-sobek-row-taken = kommt auf deine Hand
rules-sobek-row-corrupts = kommen auf deinen Bestechungsstapel
rules-sobek-row-reach = auch in Reichweite
rules-sobek-row-beyond = außer Reichweite

rules-sobek-sum-upright = { $scarabs } Skarabäen × { $cards } Karten = { $points } Punkte
rules-sobek-sum-horizontal = { $scarabs } Skarabäen = { $points } Punkte

rules-sobek-penalty-landed = hier angekommen
rules-sobek-penalty-step = ein Schritt zurück
rules-sobek-penalty-end = am Ende hier

rules-sobek-does-queen = Ziehe drei Karten vom Nachziehstapel.
rules-sobek-does-priest = Nenne eine Warenart: Ihre Karten verlassen deinen Bestechungsstapel. Amulette bleiben.
rules-sobek-does-priestess = Nenne eine Warenart: Ihre Karten verlassen deinen Bestechungsstapel. Amulette bleiben.
rules-sobek-does-scribe = Alle anderen behalten höchstens sechs Handkarten. Der Rest kommt auf ihre Bestechungsstapel.
rules-sobek-does-vizier = Sieh den Bestechungsstapel eines Mitspielers durch und nimm eine Karte daraus.
rules-sobek-does-thief = Stiehl einem Mitspieler eine Handkarte. Du wählst den Rücken, der Zufall die Karte.
rules-sobek-does-courtesan = Lege eine oder zwei Karten an einen deiner Sätze an. Es folgt kein Ereignis.
rules-sobek-does-merchant = Nimm eine beliebige Karte der Reihe, ohne Bestechung.

rules-sobek-event-guild = Kollegium
rules-sobek-event-flood = Flut
rules-sobek-event-curse = Fluch
rules-sobek-event-prosperity = Wohlstand
rules-sobek-event-embalming = Einbalsamierung
rules-sobek-event-deceit = Schurkerei
rules-sobek-does-guild = Du ziehst bis zum nächsten Feld mit seinem Symbol vor, ein Mitspieler bis zum vorigen zurück.
rules-sobek-does-flood = Du bist sofort noch einmal am Zug.
rules-sobek-does-curse = Gib ihn einem Mitspieler. Dort zählt er wie zwei Bestechungskarten.
rules-sobek-does-prosperity = Lege ihn auf deinen Satz Vieh, Fisch oder Weizen: zwei Skarabäen mehr.
rules-sobek-does-embalming = Nimm deinen ganzen Bestechungsstapel auf die Hand.
rules-sobek-does-deceit = Du bekommst einen Punkt für jede Karte in deinem Bestechungsstapel.
