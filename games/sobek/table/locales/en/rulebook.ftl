game-rules-short = In 5 minutes

rules-sobek-scarabs = { $count ->
        [one] { $count } scarab
       *[other] { $count } scarabs
    }
rules-sobek-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rules-sobek-joker = joker

rules-sobek-back-green = Green
rules-sobek-back-beige = Beige
rules-sobek-back-orange = Orange
rules-sobek-use-green = starting hands
rules-sobek-use-beige = goods, face up
rules-sobek-use-orange = characters, face down

rules-sobek-row-taken = goes to your hand
rules-sobek-row-corrupts = go onto your corruption pile
rules-sobek-row-reach = could be taken, too
rules-sobek-row-beyond = out of reach

rules-sobek-sum-upright = { $scarabs } scarabs × { $cards } cards = { $points } points
rules-sobek-sum-horizontal = { $scarabs } scarabs = { $points } points

rules-sobek-penalty-landed = landed on
rules-sobek-penalty-step = a step back
rules-sobek-penalty-end = in the end

rules-sobek-does-queen = Draw three cards from the deck.
rules-sobek-does-priest = Name a family: its cards leave your corruption pile. Amulets stay.
rules-sobek-does-priestess = Name a family: its cards leave your corruption pile. Amulets stay.
rules-sobek-does-scribe = Everyone else keeps six cards in hand. The rest goes onto their piles.
rules-sobek-does-vizier = Look through an opponent’s corruption pile and take one card from it.
rules-sobek-does-thief = Steal a card from a hand. You choose the back, chance the card.
rules-sobek-does-courtesan = Add one or two cards to one of your sets. No event follows.
rules-sobek-does-merchant = Take any card from the row, without corruption.

rules-sobek-event-guild = Guild
rules-sobek-event-flood = Flood
rules-sobek-event-curse = Curse
rules-sobek-event-prosperity = Prosperity
rules-sobek-event-embalming = Embalming
rules-sobek-event-deceit = Deceit
rules-sobek-does-guild = You go forward to the next space with its hieroglyph; an opponent goes back to the previous one.
rules-sobek-does-flood = You have another turn at once.
rules-sobek-does-curse = Give it to an opponent: it counts as two cards of corruption.
rules-sobek-does-prosperity = Lay it on your set of cattle, fish or wheat: two extra scarabs.
rules-sobek-does-embalming = Take your whole corruption pile into your hand.
rules-sobek-does-deceit = Score a point for each card of your corruption pile.
