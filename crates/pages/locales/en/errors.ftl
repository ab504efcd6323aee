# What the server says when something can't be done: what happened, and what to
# do about it.

error-bad-request = This request can't be read: { $detail }. Correct it and send it again.
error-too-large = This request is too large. Send less at once.
error-head-too-large = The address or the headers of this request are too long. Send less of them.
error-not-found = There is nothing at this address. Check the address, or go back to the start page.
error-method = This address doesn't accept this kind of request. Use one of the methods it allows.
error-media-type = This can't be read in this format. Send JSON, as application/json.
error-cross-site = This request comes from another site, so it was refused. Open Felucca itself and try again.
error-timeout = This took too long, so the server gave up. Try again in a moment.
error-rate = That was too many requests. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-many-streams = No more than { $most } live streams can be open from one address. Close a page, or try again later.
error-busy = The server has too much to do right now. Try again in a moment.
error-shutting-down = The server is restarting. Try again in a moment.
error-storage = The database isn't answering. Look again in a moment: what you did may or may not have been saved.
error-internal = Something went wrong here, and it wasn't your fault. Try again. If it happens again, report it with this number: { $request }.

error-no-table = There is no such table, or the link is incomplete. Check that you have the whole link.
error-too-many-tables = No more than { $most } { $most ->
        [one] table
       *[other] tables
    } can be open at once. Finish one first, or try again later.
error-game = There is no such game. Choose one of these: { $games }.
error-options = These options can't be used: { $detail }. Choose others.
error-seats = This game is played with this many seats: { $allowed }. Choose one of these numbers.
error-level = There is no such level. Choose one of these: { $levels }.

error-no-token = Say who you are: send a bearer token, or sit down first.
error-bad-token = This token isn't valid. Check it, or sit down again.
error-not-seated = Only players at this table may do this. Sit down first.
error-not-host = Only the person who made the table may do this. Ask them.
error-seat-taken = That seat is taken. Choose another one.
error-seat-none = This table has no such seat. Choose another.
error-no-seat-free = No seat is free at this table. You can watch, or look for another table.
error-already-seated = You already have a seat at this table. Play on from there.
error-name = A name must have 1 to 24 characters, none of them invisible. Choose another.
error-name-taken = Somebody at this table already has this name. Choose another.
error-handover = This link has been used or is no longer valid. Ask for a new one.
error-not-away = You haven't left: no bot is playing for you.
error-still-here = This player was at the table a short while ago. In a few minutes a bot can take over.

error-not-started = The game hasn't begun: the table is still waiting for players.
error-over = The game is over. Nothing more can be played here.
error-abandoned = This game was given up and can't be continued. Start a new table.
error-not-over = The log shows every hand, so it stays closed until the game is over. Come back then.
error-not-your-turn = It isn't your turn. Wait until you are asked.
error-stale = The game has moved on. Here is how it stands now: look at it and decide again.
error-illegal = { $reason } (rules { $section })
error-not-an-action = This can't be read as an action: { $detail }. Choose one of the actions on offer.
error-nothing-chosen = Nothing is chosen yet. Tick what you want to lay, and send it again.
error-undo = There is nothing to take back: somebody has acted since, or something hidden was shown.
error-no-hints = This table was made without hints. Think for yourself, or make a table with hints.
error-rematch = A rematch is possible only after the game. Finish this one first.
error-chat = A message must have 1 to 500 characters. Change it and send it again.
