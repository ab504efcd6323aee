## What every table in a terminal shows.

terminal-undealt = Nothing has been dealt yet.
terminal-seat-own = Seat { $number } (you)
terminal-asked = { $who ->
        [you] to decide
       *[other] to decide
    }

## Playing

terminal-hello = You are in seat { $seat } of { $seats }. `?` lists your choices, `help` explains the table.
terminal-help =
    Type an action (Tab completes it), or its number in the list of choices.
      ?            your choices, with what they mean
      ? WORD       only those with this word in them
      table        the table again
      story        all that you have been told so far
      hint         what a strong player would do; hint 10s thinks longer
      undo         take back your last action, and all that followed
      save FILE    write the game so far to a new file
      svg FILE     draw the table as you see it into a new file, where the game
                   can be drawn
      quit         leave the game (also Ctrl-D); `felucca play --resume` goes on
                   with it
terminal-interrupted = `quit` or Ctrl-D leaves the game, `help` explains it.
terminal-left = You leave the game before its end.
terminal-kept = It is kept in { $file }: `{ $command }` goes on with it.
terminal-undone = Your last action is taken back, with all that followed.
terminal-no-undo = You have done nothing yet that could be taken back.
terminal-result = { $won ->
        [yes] You have won.
       *[no] You have not won.
    } Final scores: { $scores }.
terminal-seed = The seed was { $seed }. `save FILE` keeps the log, `quit` leaves.
terminal-over = The game is over: `save FILE`, `undo` or `quit`.

terminal-refused = Refused: { $reason }
terminal-numbers = Your choices are numbered from 1 to { $last }.
terminal-none-with = None of your choices contains `{ $word }`.

terminal-save-where = Say where, for example: save game.log
terminal-saved = Saved to { $file }. It holds every hand: keep it to yourself.
terminal-not-saved = Not saved: { $reason }.
terminal-svg-where = Say where, for example: svg table.svg
terminal-drawn = Drawn to { $file }.
terminal-drawn-own = Drawn to { $file }. It shows your hand.
terminal-not-drawn = Not drawn: { $reason }.
terminal-no-drawing = The table of this game can't be drawn yet.

## Looking back

terminal-next = (Enter: next, q: leave)

## Advice

terminal-choice = choice
terminal-meaning = meaning
terminal-win = win
terminal-score = score
terminal-visits = visits
terminal-played = { $nth } played
terminal-not-tried = { $action } was played, but this search didn't get to it.
terminal-iterations = { $count ->
        [one] { $count } iteration
       *[other] { $count } iterations
    }
