# The table of Conex: what lies on it, what can be done, what happens.

## Parts of the page

conex-story = Story
conex-seats = Players
conex-table = Table
conex-hand = Your hand
conex-hands = All hands
conex-hand-empty = You have no cards.
conex-choice = Your choice
conex-over = End of the game
conex-glossary = What’s what

conex-fact-size = { $size ->
    [small] small table
    [large] large table
   *[other] medium table
}
conex-fact-track = { $points } points end the game
conex-fact-last = last round
conex-last-round = This is the last round.

conex-zoom = Zoom
conex-zoom-out = Zoom out
conex-zoom-fit = Fit the table
conex-zoom-in = Zoom in

## Cards, numbers, spots

# As a subject.
conex-name = { $colour ->
    [red] red
    [purple] purple
    [yellow] yellow
   *[other] turquoise
} { $kind ->
    [die] die card
    [plus] +2 card
   *[other] card
}
# As what is laid, drawn or laid on.
conex-name-object = { $colour ->
    [red] red
    [purple] purple
    [yellow] yellow
   *[other] turquoise
} { $kind ->
    [die] die card
    [plus] +2 card
   *[other] card
}
conex-name-full = { $card }: { $numbers }
conex-laid-by = { $who ->
    [you] { $card }, laid by you
   *[other] { $card }, laid by { $name }
}

conex-number = { $colour ->
    [red] red { $value }
    [purple] purple { $value }
    [yellow] yellow { $value }
   *[other] turquoise { $value }
}
# After "by its".
conex-number-by = { $colour ->
    [red] red { $value }
    [purple] purple { $value }
    [yellow] yellow { $value }
   *[other] turquoise { $value }
}

conex-spot-board = { $colour ->
    [red] on the red corner of the board
    [purple] on the purple corner of the board
    [yellow] on the yellow corner of the board
   *[other] on the turquoise corner of the board
}
conex-spot-card = on a { $card }, { $corner ->
    [tl] top left corner
    [tr] top right corner
    [br] bottom right corner
   *[other] bottom left corner
}
# Where several cards have the same name: who laid this one.
conex-spot-card-of = on a { $card } laid by { $who ->
    [you] you
   *[other] { $name }
}, { $corner ->
    [tl] top left corner
    [tr] top right corner
    [br] bottom right corner
   *[other] bottom left corner
}
# Where one player laid several of them.
conex-spot-which = { $place ->
    [first] { $spot } (the one laid first)
    [second] { $spot } (the one laid second)
   *[other] { $spot } (number { $nth } in order of laying)
}

conex-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conex-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
conex-spots = { $count ->
    [0] no spot
    [one] { $count } spot
   *[other] { $count } spots
}

## Decisions

conex-ask-lay = { $draw ->
    [0] Your turn: choose a card to lay.
    [1] Your turn: choose a card to lay, or draw the last one.
   *[other] Your turn: choose a card to lay, or draw two.
}
conex-ask-stuck = { $draw ->
    [0] None of your cards fits and the pile is empty: you pass.
    [1] None of your cards fits: draw the last card.
   *[other] None of your cards fits: draw two.
}
conex-ask-empty = { $draw ->
    [0] You have no cards and the pile is empty: you pass.
    [1] You have no cards: draw the last one.
   *[other] You have no cards: draw two.
}
conex-ask-card = { $count ->
    [0] Your { $card } fits nowhere now.
    [one] Your { $card }: { $count } spot glows on the table.
   *[other] Your { $card }: { $count } spots glow on the table.
}
conex-ask-number = { $count ->
    [0] By its { $number } it fits nowhere now.
    [one] By its { $number }: { $count } spot glows on the table.
   *[other] By its { $number }: { $count } spots glow on the table.
}
conex-laid-so = { $bonus ->
    [yes] By its { $number } on a +2 card: { $worth }.
   *[no] By its { $number }: { $worth }.
}
conex-opens = { $corners ->
    [0] It opens no corner for others.
    [one] It opens { $corners } corner for others: { $cards } of { $others } cards fit, for { $points } at best.
   *[other] It opens { $corners } corners for others: { $cards } of { $others } cards fit, for { $points } at best.
}
conex-blocks = { $corners ->
    [one] It blocks { $corners } corner.
   *[other] It blocks { $corners } corners.
}

conex-numbers = By which corner
conex-list-spots = { $count ->
    [one] The only spot as a list
   *[other] All { $count } spots as a list
}
conex-list-part = These spots as a list
conex-list-cards = { $count ->
    [one] The only card as a list
   *[other] All { $count } cards as a list
}
conex-list-group = { $card } by its { $number }
conex-list-spot = { $points }: { $spot }

conex-lay = { $points ->
    [one] Lay it for { $points } point
   *[other] Lay it for { $points } points
}
conex-lay-it = Lay it
conex-double = Double
conex-why = Why not?
conex-draw = Draw { $count }
conex-draw-cards = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
conex-left = { $count } left
conex-pass = Pass

conex-ask-strike = { $count ->
    [one] Lightning removes a card with nothing on it: only the marked one can go. Then each other player gives up a card.
   *[other] Lightning removes a card with nothing on it: choose one of the { $count } marked. Then each other player gives up a card.
}
conex-strike-use = Lightning
conex-strike-not = Not now
conex-strike-remove = Remove it
conex-strike-removes = { $who ->
    [you] Your own { $card } goes under the pile, and its corner is open again.
   *[other] { $name }’s { $card } goes under the pile, and its corner is open again.
}
conex-ask-end = Use lightning now, or end your turn and keep it?
conex-done = End turn

conex-ask-discard = { $name } uses lightning: choose a card to put under the pile. Nobody will see it.
conex-discard = Put it under the pile
conex-given-up = given up

## A choice, as it goes on after “Captain’s advice:”

conex-choice-lay = lay a { $card } by its { $number } { $spot }: { $worth }
conex-choice-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
conex-choice-pass = pass
conex-choice-strike = use lightning: { $card }
conex-choice-discard = give up a { $card }
conex-choice-done = end the turn

## Waiting, and the end

conex-waiting = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
conex-waiting-discard = { $count ->
    [one] { $names } has to give up a card.
   *[other] { $names } have to give up a card each.
}
conex-waiting-luck = The cards are being dealt.
conex-waiting-stopped = The match was stopped.
conex-waiting-you = It is your turn.
conex-look = Meanwhile, you may look for spots.

conex-winners = { $count ->
    [one] { $who ->
        [you] You win with { $points } points.
       *[other] { $names } wins with { $points } points.
    }
   *[other] { $names } win together with { $points } points.
}
conex-ending-room = The game is over: no card has any room left.
conex-ending-passed = The game is over: everybody has passed.
conex-ending-track = The game is over: { $points } points are reached and the round is complete.

## Seats and supply

conex-start = start card
conex-state-yours = your turn
conex-state-turn = choosing
conex-state-you = you
conex-state-bot = bot
conex-state-away = a bot plays
conex-state-here = online
conex-state-gone = not here
conex-token = { $token ->
    [lightning] { $state ->
        [locked] Lightning, locked until the next turn
        [ready] Lightning, ready
       *[free] Lightning, beside the pile
    }
   *[double] { $state ->
        [locked] Double, locked until the next turn
        [ready] Double, ready
       *[free] Double, beside the pile
    }
}
conex-pile = { $count } in the pile
# What the die shows.
conex-face = { $face ->
    [card] one card
    [cards] two cards
    [lightning] lightning
   *[double] double
}
conex-last-roll = { $who ->
    [you] { $face ->
        [card] Last roll: one card, for you
        [cards] Last roll: two cards, for you
        [lightning] Last roll: lightning, for you
       *[double] Last roll: double, for you
    }
   *[other] { $face ->
        [card] Last roll: one card, for { $name }
        [cards] Last roll: two cards, for { $name }
        [lightning] Last roll: lightning, for { $name }
       *[double] Last roll: double, for { $name }
    }
}

## Why a card doesn't fit: at most three words

conex-not-colour = Another colour
conex-not-covers = { $colour ->
    [red] Covers red { $value }
    [purple] Covers purple { $value }
    [yellow] Covers yellow { $value }
   *[other] Covers turquoise { $value }
}
conex-not-board = Touches the board
conex-not-touches = { $colour ->
    [red] Touches red
    [purple] Touches purple
    [yellow] Touches yellow
   *[other] Touches turquoise
}
conex-not-edge = Off the table

# The same in full.
conex-refused = Not here: { $reasons }.
conex-refused-felt = Not here: it has to cover a bare corner in the colour of one of its numbers.
conex-refused-covers = it would cover { $corners }
conex-refused-touches = it would touch { $components }
conex-refused-edge = it would reach over the edge of the table
conex-refused-number = the { $number }
conex-refused-board = the board
conex-refused-card = a { $card }

## What happens

conex-tale-dealt = { $who ->
    [you] Five cards for everybody. You begin.
   *[other] Five cards for everybody. { $name } begins.
}
conex-tale-laid = { $who ->
    [you] You lay a { $card } by its { $number } { $spot }: { $worth }. You have { $to }.
   *[other] { $name } lays a { $card } by its { $number } { $spot }: { $worth }. The score is { $to }.
}
conex-tale-drew = { $who ->
    [you] { $count ->
        [0] You find the pile empty.
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [0] { $name } finds the pile empty.
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
}
conex-tale-drew-cards = { $who ->
    [you] You draw: { $cards }.
   *[other] { $name } draws: { $cards }.
}
conex-tale-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
conex-tale-done = { $who ->
    [you] You keep lightning for later.
   *[other] { $name } keeps lightning for later.
}
conex-tale-rolled = { $who ->
    [you] You roll the die: { $face }.
   *[other] { $name } rolls the die: { $face }.
}
conex-tale-took = { $token ->
    [lightning] { $who ->
        [you] { $from ->
            [nobody] You take lightning, for your next turn.
           *[other] You take lightning from { $loser }, for your next turn.
        }
       *[other] { $from ->
            [nobody] { $name } takes lightning.
            [you] { $name } takes lightning from you.
           *[other] { $name } takes lightning from { $loser }.
        }
    }
   *[double] { $who ->
        [you] { $from ->
            [nobody] You take double, for your next turn.
           *[other] You take double from { $loser }, for your next turn.
        }
       *[other] { $from ->
            [nobody] { $name } takes double.
            [you] { $name } takes double from you.
           *[other] { $name } takes double from { $loser }.
        }
    }
}
conex-tale-kept = { $token ->
    [lightning] { $who ->
        [you] You already hold lightning.
       *[other] { $name } already holds lightning.
    }
   *[double] { $who ->
        [you] You already hold double.
       *[other] { $name } already holds double.
    }
}
conex-tale-struck = { $who ->
    [you] You use lightning: a { $card } goes under the pile.
   *[other] { $name } uses lightning: a { $card } goes under the pile.
}
conex-tale-must = { $who ->
    [you] You have to give up a card.
    [both] You must give up a card, and so must { $names }.
   *[other] { $count ->
        [one] { $names } has to give up a card.
       *[other] { $names } have to give up a card each.
    }
}
conex-tale-discarding = { $who ->
    [you] You give up a { $card }.
   *[other] { $name } gives up a { $card }.
}
conex-tale-decided = { $who ->
    [you] You have chosen a card to give up.
   *[other] { $name } has chosen a card to give up.
}
conex-tale-buried = { $who ->
    [you] You put a card under the pile.
   *[other] { $name } puts a card under the pile.
}
conex-tale-buried-card = { $who ->
    [you] You put a { $card } under the pile.
   *[other] { $name } puts a { $card } under the pile.
}

## What’s what

conex-tip-card-term = Card
conex-tip-card = A card has a main colour and two or three printed corners in other colours, each with a number. Lay it so that a printed corner hides a real corner of that colour, and you score the number (rules 1.2, 5.1).
conex-tip-die-card-term = Die card
conex-tip-die-card = When you lay a card with a die, you score as usual and then roll the die (rules 5.4).
conex-tip-plus-term = +2 card
conex-tip-plus = When you lay a card on a +2 card, you score 2 more, no matter who laid it. Laying the +2 card itself brings nothing extra (rules 5.2).
conex-tip-number-term = Number
conex-tip-number = The number on a printed corner is what you score if you lay the card by that corner. Its colour says where it fits (rules 5.1).
conex-tip-spot-term = Spot
conex-tip-spot = A spot is a corner that your card fits on: the colours match, no printed corner of the lower card is covered, the card touches nothing else, and it stays on the table (rules 3.2 to 3.5).
conex-tip-colours-term = Colours
conex-tip-colours = The four colours are told apart by pattern and letter, too: red has stripes, purple has dots, yellow has a grid, turquoise has waves (rules 1.1).
conex-tip-board-term = Board
conex-tip-board = The board lies in the middle of the table. One card can be laid on each of its four coloured corners. The score is kept on its cross (rules 1.3).
conex-tip-track-term = Points
conex-tip-track = Your marker moves one space for each point. Once somebody reaches the end of the track, the round is played out, and the most points win (rules 9.4, 9.5).
conex-tip-pile-term = Pile
conex-tip-pile = Instead of laying a card you may draw two from the pile, even if you could lay. If the pile is empty, you must lay a card if you can (rules 6.1, 6.2).
conex-tip-die-term = Die
conex-tip-die = The die brings one card, two cards, lightning or double. A token comes from beside the pile or from whoever holds it (rules 5.4, 7.1).
conex-tip-lightning-term = Lightning
conex-tip-lightning = At the start or the end of your turn, lightning removes a card with nothing on it. That card goes under the pile, and each other player gives up a card. The token is locked in the turn you take it (rules 8, 7.2).
conex-tip-double-term = Double
conex-tip-double = With double, the card you lay scores twice, the 2 of a +2 card included. The token is locked in the turn you take it (rules 5.3, 7.2).
conex-tip-start-term = Start card
conex-tip-start = The player with the start card begins. The game ends before their turn, so everyone has had the same number of turns (rules 2.1, 9.4).
