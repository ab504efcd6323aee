## How sentences are put together, in any game.

# A list whose last member is joined by a word.
list-and = { $list } and { $last }
list-or = { $list } or { $last }
list-titled = { $about }: { $what }

# Two clauses side by side.
list-clauses = { $first }; { $second }

## Why an action is refused, in any game.

refusal-not-asked = It isn't your turn to decide. Wait until you are asked.
refusal-other-decision = That isn't what you are being asked. { $decision }
refusal-not-drawn = Chance has nothing to do now.

## A game that has no page of its own yet.

plain-question = Your turn: choose one.
plain-waits = Nobody is asked to decide right now.
plain-to-decide = { $name } has to decide.
plain-over = The game is over.
plain-choices = Your choices
plain-story = What happened
plain-table = The table
plain-players = { $seats } players
plain-new = { $game } for { $seats ->
    [2] two
    [3] three
   *[other] four
}: { $who }.

since-title = Since your turn
since-title-onlooker = What happened last
since-nothing = Nobody has moved since.
since-again = See it again.
