# The table of Sobek: what stands on it, what can be done, what happens.

## Names on cards

sobek-label-ivory = Ivory
sobek-label-ebony = Ebony
sobek-label-marble = Marble
sobek-label-cattle = Cattle
sobek-label-fish = Fish
sobek-label-wheat = Wheat
sobek-label-amulet = Amulet
sobek-label-queen = Queen
sobek-label-priest = High Priest
sobek-label-priestess = High Priestess
sobek-label-scribe = Scribe
sobek-label-vizier = Vizier
sobek-label-thief = Thief
sobek-label-courtesan = Courtesan
sobek-label-merchant = Merchant
sobek-label-back-green = Green back
sobek-label-back-beige = Beige back
sobek-label-back-orange = Orange back: a character
sobek-a-green-back = green back
sobek-token-down = Event token, face down

## After a verb: "take …"

sobek-object-ivory = ivory
sobek-object-ebony = ebony
sobek-object-marble = marble
sobek-object-cattle = cattle
sobek-object-fish = fish
sobek-object-wheat = wheat
sobek-object-amulet = an amulet
sobek-object-queen = the Queen
sobek-object-priest = the High Priest
sobek-object-priestess = the High Priestess
sobek-object-scribe = the Scribe
sobek-object-vizier = the Vizier
sobek-object-thief = the Thief
sobek-object-courtesan = the Courtesan
sobek-object-merchant = the Merchant
sobek-object-back-green = a green card
sobek-object-back-beige = a beige card
sobek-object-back-orange = a face-down character
sobek-object-it = the character

## Numbers of things

sobek-scarabs = { $count ->
        [one] { $count } scarab
       *[other] { $count } scarabs
    }
sobek-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sobek-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sobek-amulets = { $count ->
        [one] { $count } amulet
       *[other] { $count } amulets
    }
sobek-backs-green = { $count } green
sobek-backs-beige = { $count } beige
sobek-backs-orange = { $count } orange
sobek-in-hand = { $count } in hand
sobek-tokens-left = { $count } left
sobek-deck = Deck { $count }
sobek-discard = Discard { $count }
sobek-symbol-number = number
sobek-symbol-ankh = Ankh
sobek-symbol-eye = Eye
sobek-symbol-feather = Feather
sobek-symbol-djed = Djed

## The table

sobek-round = Round { $number } of { $all }
sobek-delivery = Delivery { $number } of { $all }
sobek-fact-over = Game over
sobek-opponents = Opponents
sobek-players = Players
sobek-nile = The Nile
sobek-quay-empty = empty
sobek-quay-offer = Quay { $quay }: take { $card }. { $count ->
        [0] Free.
        [one] Into your corruption: { $cards }.
       *[other] Into your corruption: { $cards }.
    }
sobek-free = free
sobek-dock = Your decision and your hand
sobek-group = { $family }: { $cards }, { $scarabs }
sobek-own-hand = Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sobek-hand-empty = Your hand is empty.
sobek-hand-bare = empty hand
sobek-mine = Your sets and corruption
sobek-own-sets = Your sets
sobek-own-sets-worth = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at the end of the round
sobek-own-sets-none = Three cards of one family make a set.
sobek-own-corruption = Your corruption
sobek-own-corruption-none = Nothing lies under your tile.
sobek-flat-scarabs = scarabs only
sobek-story = Story
sobek-help = What’s what
sobek-tag-curse = Curse +{ $count }
sobek-tag-next = plays next
sobek-tag-choosing = choosing
sobek-tag-away = a bot plays
sobek-tag-gone = not here
sobek-track = Score track
sobek-track-marker = { $who ->
        [you] You
       *[other] { $name }
    }: { $score }, { $symbol }.
sobek-forecast = Sets so far: { $score } + { $points } = { $landing }, { $symbol }
sobek-forecast-back = If most corrupt: { $count } × { $symbol } back, { $way }
sobek-forecast-safe = If most corrupt: no step back, fewer than 10 points from sets

## What is asked

sobek-ask-turn = Your turn: { $ways }.
sobek-turn-take = { $count ->
        [1] take the last card
       *[other] take one of the first { $count } cards
    }
sobek-turn-lay = lay a set
sobek-turn-play = play a character
sobek-ask-take = Take { $card }?
sobek-ask-take-cost = { $count ->
        [0] Nothing goes to your corruption: it stays at { $before }.
        [one] That puts { $cards } under your tile: { $before } → { $after }.
       *[other] That puts { $cards } under your tile: { $before } → { $after }.
    }
sobek-ask-event = Choose one of the tokens left.
sobek-note-event = The others go back face down. Your set stays laid.
sobek-ask-rob = { $who ->
        [you] Your corruption
       *[other] { $name }’s corruption
    }: take one card.
sobek-note-rob = Only you see these cards.
sobek-ask-discard = A Scribe: put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $hand } under your tile.
sobek-note-discard = { $others ->
        [0] You keep 6.
       *[other] Others choose at the same time, unseen. You keep 6.
    }
sobek-ask-flat = The round is over. Lay horizontal sets? Each scores only its scarabs.
sobek-ask-flat-none = The round is over. You have no set to lay.
sobek-ask-flat-done = Nothing more can be laid.
sobek-note-flat = { $count ->
        [one] { $count } card is in your hand
       *[other] { $count } cards are in your hand
    }; what you keep goes to your corruption.
sobek-note-flat-set = At least three, not all amulets.
sobek-ask-starter = You have the fewest points: who starts round { $round }?
sobek-note-starter = Look at the row and at your hand first.
sobek-ask-lay = Lay which cards as a set { $family }?
sobek-ask-add = Add which cards to your set { $family }?
sobek-note-set = Three or more, amulets count. Then you choose an event, if tokens are left.
sobek-ask-queen = draw from the deck?
sobek-ask-priest = which goods leave your corruption?
sobek-ask-priestess = which goods leave your corruption?
sobek-ask-scribe = reduce the other hands?
sobek-ask-vizier = whose corruption do you look through?
sobek-ask-thief = steal which back, from whom?
sobek-ask-courtesan = add which 1 or 2 cards to which set?
sobek-ask-merchant = which card of the row?
sobek-note-queen = { $count ->
        [0] The deck is empty: she has no effect.
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
sobek-note-priest = The number is how many of your { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } would go; amulets stay.
sobek-note-scribe = { $count ->
        [0] Nobody else holds more than 6 cards: no effect.
        [one] { $names } must go down to 6 cards.
       *[other] { $names } must go down to 6 cards.
    }
sobek-note-vizier = Your choice is final. An empty pile has no effect.
sobek-note-thief = Chance picks a card with that back.
sobek-note-courtesan = One or two cards. No event follows.
sobek-note-courtesan-vain = Nothing in your hand fits any of your sets: no effect.
sobek-note-merchant = Nothing goes to your corruption. The number is the quay.

## Buttons

sobek-do-back = Back
sobek-do-take = Take a card
sobek-do-take-card = Take { $card }
sobek-do-lay = Lay { $count }
sobek-do-add = Add { $count }
sobek-do-lay-these = Lay these
sobek-do-add-these = Add these
sobek-do-choose = Choose…
sobek-do-in-vain = Play without effect
sobek-do-play-queen = Play the Queen
sobek-do-play-priest = Play the High Priest
sobek-do-play-priestess = Play the High Priestess
sobek-do-play-scribe = Play the Scribe
sobek-do-play-vizier = Play the Vizier
sobek-do-play-thief = Play the Thief
sobek-do-play-courtesan = Play the Courtesan
sobek-do-play-merchant = Play the Merchant
sobek-do-courtesan = Add to the set { $family }
sobek-do-event = Use the token
sobek-do-use = Use: { $token }
sobek-do-discard = Give up { $count }
sobek-do-flat = Lay these
sobek-do-flat-none = Lay nothing
sobek-do-flat-done = That’s all
sobek-do-start = I start

## A choice, as it goes on after “Captain’s advice:”

sobek-choice-take = { $count ->
        [0] take { $card }
        [one] take { $card }, { $count } card under the tile
       *[other] take { $card }, { $count } cards under the tile
    }
sobek-choice-lay = lay a set { $family }: { $cards }
sobek-choice-add = add to the set { $family }: { $cards }
sobek-choice-flat = lay a horizontal set { $family }: { $cards }
sobek-choice-play = play { $character }
sobek-choice-event = use the token { $token }
sobek-choice-with = { $choice }: { $target }
sobek-choice-discard = give up { $card }
sobek-choice-done = lay nothing more
sobek-choice-start = { $who ->
        [you] take the first turn
       *[other] let { $name } start
    }

## Hints

sobek-hint-set = { $count } more for a set
sobek-hint-add = { $count } more to add
sobek-hint-amulet = joins any set
sobek-hint-flat = goes to your corruption

## Events

sobek-effect-guild = You go on to the next { $symbol }: { $from } → { $to }. Who goes back?
sobek-effect-flood = You have another turn at once.
sobek-effect-curse = Counts as { $count } cards of corruption at the end of the round. Who gets it?
sobek-effect-prosperity = { $count } extra scarabs on wheat, fish or cattle. On which set?
sobek-effect-embalming = Your corruption goes to your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
sobek-effect-deceit = You show how many cards your corruption has and score that many points: { $count }. They stay there.
sobek-use-flood = Another turn
sobek-use-embalming = Take them to hand
sobek-use-deceit = Show and score
sobek-use-vain = No such set: no effect

## Waiting

sobek-wait-turn = { $count ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
sobek-wait-event = { $count ->
        [one] { $names } is choosing an event.
       *[other] { $names } are choosing an event.
    }
sobek-wait-rob = { $count ->
        [one] { $names } is choosing a card from a corruption pile.
       *[other] { $names } are choosing a card from a corruption pile.
    }
sobek-wait-discard = { $count ->
        [one] { $names } is still choosing what to give up.
       *[other] { $names } are still choosing what to give up.
    }
sobek-wait-flat = { $count ->
        [one] { $names } is still choosing horizontal sets.
       *[other] { $names } are still choosing horizontal sets.
    }
sobek-wait-starter = { $count ->
        [one] { $names } is choosing who starts.
       *[other] { $names } are choosing who starts.
    }
sobek-wait-chance = Chance decides.
sobek-wait-stopped = The match was stopped.

## The end of a round

sobek-end-of-round = End of round { $round }
sobek-rite-on = Continue
sobek-rite-table = To the table
sobek-rite-again = Look again
sobek-rite-skip = Skip
sobek-step-hands = Sets revealed
sobek-step-sets = Sets scored
sobek-step-piles = Corruption counted
sobek-step-penalty = Penalty paid
sobek-step-starter = Next starter
sobek-step-winner = The winner
sobek-most-corrupt = most corrupt
sobek-no-sets = No sets
sobek-from-sets = { $from } + { $points } from sets
sobek-pile-cursed = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } + { $curses } for the Curse
sobek-no-penalty = No penalty
sobek-penalty-nought = Penalty: no step
sobek-penalty = { $way }: −{ $lost }
sobek-walk = { $who ->
        [you] You are
       *[other] { $name } is
    } the most corrupt: { $points } points from sets, so back { $count } { $symbol } { $count ->
        [one] space
       *[other] spaces
    }. That costs { $lost }.
sobek-walk-nought = { $who ->
        [you] You are
       *[other] { $name } is
    } the most corrupt, but with fewer than 10 points from sets there is no step back.
sobek-won = The game is over. { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $score } points.
sobek-won-together = The game is over. { $names } win together with { $score } points.

## What happens

sobek-tale-dealt = Round { $round }
sobek-tale-dealt-hand = Round { $round }. Your hand: { $cards }
sobek-tale-delivery = Delivery { $number } reaches the quays
sobek-tale-starts = { $who ->
        [you] You start
       *[other] { $name } starts
    }.
sobek-tale-names = { $who ->
        [you] You have the lowest score and choose
       *[other] { $name } has the lowest score and chooses
    } who starts.
sobek-tale-lets-start = { $who ->
        [you] You let { $victim } start.
       *[other] { $name } lets { $whom ->
            [you] you
           *[other] { $victim }
        } start.
    }
sobek-tale-take = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $card }{ $count ->
        [0] .
        [one] ; under the tile: { $cards }.
       *[other] ; under the tile: { $cards }.
    }
sobek-tale-lay = { $who ->
        [you] You lay
       *[other] { $name } lays
    } a set: { $count } × { $family }.
sobek-tale-add = { $who ->
        [you] You add
       *[other] { $name } adds
    } to a set: { $count } × { $family }.
sobek-tale-tokens = { $who ->
        [you] You see
       *[other] { $name } sees
    } the tokens left: { $tokens }.
sobek-tale-play = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $character }.
sobek-tale-vain = That has no effect.
sobek-tale-draw = { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
sobek-tale-purge = { $who ->
        [you] You name
       *[other] { $name } names
    } { $family }: { $count ->
        [0] there is none in the corruption.
        [one] { $count } card leaves the corruption.
       *[other] { $count } cards leave the corruption.
    }
sobek-tale-steal = { $who ->
        [you] You steal { $card } from { $victim }.
       *[other] { $name } steals { $card } from { $whom ->
            [you] you
           *[other] { $victim }
        }.
    }
sobek-tale-steal-bare = { $who ->
        [you] You find nothing to steal: { $victim } has no cards.
       *[other] { $name } finds nothing to steal: { $whom ->
            [you] you have
           *[other] { $victim } has
        } no cards.
    }
sobek-tale-search = { $who ->
        [you] You look through { $victim }’s corruption: { $cards }.
       *[other] { $whom ->
            [you] { $name } looks through your corruption: { $cards }.
           *[other] { $name } looks through { $victim }’s corruption.
        }
    }
sobek-tale-search-empty = { $who ->
        [you] You look at { $victim }’s corruption: it is empty.
       *[other] { $name } looks at { $whom ->
            [you] your corruption: it is empty.
           *[other] { $victim }’s corruption.
        }
    }
sobek-tale-rob = { $who ->
        [you] You take { $card } out of { $victim }’s corruption.
       *[other] { $name } takes { $card } out of { $whom ->
            [you] your corruption
           *[other] { $victim }’s corruption
        }.
    }
sobek-tale-reduce = { $who ->
        [you] { $count ->
            [0] You must go down to 6 cards.
           *[other] You must go down to 6 cards, and so must { $names }.
        }
       *[other] { $count ->
            [0] Nobody holds more than 6 cards.
            [one] { $names } must go down to 6 cards.
           *[other] { $names } must go down to 6 cards.
        }
    }
sobek-tale-discarding = { $who ->
        [you] You give up
       *[other] { $name } gives up
    } { $card }.
sobek-tale-reduced = { $who ->
        [you] You put
       *[other] { $name } puts
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under the tile: { $cards }.
sobek-tale-decided = { $who ->
        [you] You have chosen
       *[other] { $name } has chosen
    }.
sobek-tale-pick = { $who ->
        [you] You use
       *[other] { $name } uses
    } the token { $token }.
sobek-tale-move = { $who ->
        [you] You go
       *[other] { $name } goes
    } from { $from } to { $to }.
sobek-tale-cursed = { $who ->
        [you] You get
       *[other] { $name } gets
    } the Curse: { $count } more corruption.
sobek-tale-prospered = { $who ->
        [you] You put
       *[other] { $name } puts
    } it on a set: { $family }.
sobek-tale-embalmed = { $who ->
        [you] You take
       *[other] { $name } takes
    } the corruption to hand: { $count ->
        [0] there is none.
       *[other] { $cards }.
    }
sobek-tale-deceived = { $who ->
        [you] You show
       *[other] { $name } shows
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of corruption and { $who ->
        [you] score
       *[other] scores
    } as many points.
sobek-tale-round-over = Round { $round } is over
sobek-tale-lay-flat = { $who ->
        [you] You lay
       *[other] { $name } lays
    } a horizontal set: { $count } × { $family }.
sobek-tale-set = { $who ->
        [you] You
       *[other] { $name }
    }: { $family }, { $formula } = { $points }.
sobek-tale-set-flat = { $who ->
        [you] You
       *[other] { $name }
    }: { $family }, horizontal, scarabs only: { $points }.
sobek-tale-pile = { $who ->
        [you] Your corruption
       *[other] { $name }’s corruption
    }: { $count ->
        [0] nothing.
        [one] { $count } card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
sobek-tale-pile-cursed = { $who ->
        [you] Your corruption
       *[other] { $name }’s corruption
    }: { $count ->
        [0] no card + { $curses } for the Curse.
        [one] { $count } card + { $curses } for the Curse: { $cards }.
       *[other] { $count } cards + { $curses } for the Curse: { $cards }.
    }
sobek-tale-score = { $who ->
        [you] Your sets bring
       *[other] { $name }’s sets bring
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $from } → { $to }.
sobek-tale-penalty = { $who ->
        [you] You are
       *[other] { $name } is
    } the most corrupt: back { $count } { $symbol } { $count ->
        [one] space
       *[other] spaces
    }, { $from } → { $to }.
sobek-tale-penalty-nought = { $who ->
        [you] You are
       *[other] { $name } is
    } the most corrupt, but with fewer than 10 points from sets there is no step back.

## What’s what

sobek-tip-goods = Goods. { $valued } cards with { $scarabs } { $scarabs ->
        [one] scarab
       *[other] scarabs
    } each, { $plain } without, { $green } with a green back. Also in this family: { $people }. Three or more make a set: scarabs × cards (rules 1.1, 5.1).
sobek-tip-amulet = The joker: it fits a set of any family and counts as a card without scarabs. Amulets alone don’t make a new set (rules 5.2).
sobek-term-corruption = Corruption
sobek-tip-corruption = Cards you skip go face down under your tile. Only you may look at them. The player with the most at the end of the round pays (rules 4.2, 8.3).
sobek-term-penalty = The most corrupt
sobek-tip-penalty = Most cards of corruption, Curses included; scarabs decide a tie. For every full 10 points from sets, one step back to the previous space with the same symbol (rules 8.3, 8.4).
sobek-tip-queen = Ivory. Draw the top three cards of the deck (rules 6.2).
sobek-tip-priest = Ebony. Name a family: all its cards leave your corruption (rules 6.3).
sobek-tip-priestess = Marble. Name a family: all its cards leave your corruption (rules 6.3).
sobek-tip-scribe = Cattle or fish; there are two. Everybody else with seven or more cards must go down to six; the rest goes to their corruption (rules 6.5).
sobek-tip-vizier = Cattle. Look through an opponent’s corruption and take one card from it (rules 6.6).
sobek-tip-thief = Fish. Name an opponent and a back: you get a random card with that back from their hand (rules 6.4).
sobek-tip-courtesan = Wheat. Add one or two cards to one of your sets; no event follows (rules 6.7).
sobek-tip-merchant = Wheat. Take any card from the row; nothing goes to your corruption (rules 6.8).
sobek-tip-back-green = Nine goods without scarabs; each starting hand has two (rules 1.1).
sobek-tip-back-beige = Goods and amulets of the deck (rules 1.1).
sobek-tip-back-orange = A character. It lies face down on the quays: you see it once you have taken or skipped it (rules 4.3).
sobek-term-token = Event tokens
sobek-tip-token = Five of twelve are in play. Whoever lays or adds to a set looks at those left and uses one (rules 7.1).
sobek-term-guild = Guild
sobek-tip-guild = Your marker moves on to the next space with the token’s hieroglyph, and an opponent’s moves back to the previous one (rules 7.2).
sobek-tip-flood = Another full turn at once (rules 7.3).
sobek-tip-curse = For an opponent: counts as two cards of corruption until the end of the round (rules 7.4).
sobek-tip-prosperity = On your set of wheat, fish or cattle: two extra scarabs (rules 7.5).
sobek-tip-embalming = All of your corruption goes to your hand (rules 7.6).
sobek-tip-deceit = Say how many cards your corruption has and score that many points (rules 7.7).
sobek-term-nile = The row
sobek-tip-nile = Nine quays. The card nearest to the temple is the first; empty quays don’t count (rules 2.3, 4.1).
sobek-term-reach = Out of reach
sobek-tip-reach = You can take only one of the first four cards of the row; the Merchant takes any (rules 4.1, 6.8).
sobek-term-delivery = Delivery
sobek-tip-delivery = When the row is empty, the next nine cards arrive. After the last delivery the round ends at once (rules 3.3).
sobek-term-deck = Deck
sobek-tip-deck = Cards of later deliveries. The Queen draws from it (rules 2.1, 6.2).
sobek-term-flat = Horizontal set
sobek-tip-flat = Laid at the end of the round from the hand: it scores only its scarabs (rules 8.1, 8.2).
sobek-term-track = Symbols of the track
sobek-tip-track = Every space has a symbol: a number on every fifth one, otherwise Ankh, Eye, Feather or Djed. Guilds and penalties move along them. After 99 it goes round again (rules 1.4).
sobek-term-away = A bot plays
sobek-tip-away = This player is away; a bot plays for them until they come back.
