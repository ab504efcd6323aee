# The pages around the games.

site-description = { $games } in your browser: with friends, strangers and bots, without signing up.
site-skip = Skip to content
site-nav = Pages
site-games = Games
site-new = New table
site-learn = Learn
site-rules = Rules
site-settings = Settings
site-api = Write a bot
site-free = Run your own Felucca for free.
site-language = Language

you = you
you-capital = You
your-turn = Your turn
bot = Bot
name-usual = Guest

## Levels of bots

level-deckhand = Deckhand
level-sailor = Sailor
level-helmsman = Helmsman
level-captain = Captain
level-deckhand-is = gentle
level-sailor-is = steady
level-helmsman-is = strong
level-captain-is = the strongest

## Names of bots

bot-1 = Nefra
bot-2 = Teos
bot-3 = Ibis
bot-4 = Merit
bot-5 = Ani
bot-6 = Kheti
bot-7 = Satis
bot-8 = Pepi

## The start page

start-headline = Two games, one table.
start-sentence = Play bots right away, or share a link with friends.
learn-full = All the rules
learn-first-game = Your first game, explained
start-play = Play now against bots
start-invite = Invite friends
start-mine = My tables
start-open = Open tables
start-none-open = No open tables yet.
start-want-another = Want another? Open one, and it will be listed here.
start-continue = Continue
start-watch = Watch
start-look = View
start-replay = Replay
start-free = { $free } of { $seats } seats free
start-thinking = { $name } is thinking
start-playing = In play
start-abandoned = Ended without a result
start-give-up = Give up
give-up-title = Give up this game?
give-up-sure = It ends without a result and can’t be continued.
give-up-back = Back to my tables

result-you-won = You won, { $scores }
result-won = { $name } won, { $scores }
result-shared = Shared victory, { $scores }

## A new table

new-game = Game
new-seats = Seats
new-name = Your name
new-seats-hint = Anyone with the link can take a free seat. Until then, you can give it to a bot.
new-seat-open = A person, by link
new-seat-bot = Bot: { $level }, { $is }
new-seat-none = Nobody
seat-number = Seat { $number }
seat-open = Free seat
seat-program = { $name } (bot)
new-public = Who may sit down
new-public-no = Anyone with the link
new-public-yes = Anyone: list the table
new-hints = Hints
new-hints-off = Off: everyone thinks alone
new-hints-on = On: players may ask the captain
new-starts = The game begins as soon as every seat is taken.
new-sum-friends = { $n ->
    [1] one friend
    [2] two friends
   *[other] three friends
}
new-sum-deckhand = { $n ->
    [1] one deckhand
    [2] two deckhands
   *[other] three deckhands
}
new-sum-sailor = { $n ->
    [1] one sailor
    [2] two sailors
   *[other] three sailors
}
new-sum-helmsman = { $n ->
    [1] one helmsman
    [2] two helmsmen
   *[other] three helmsmen
}
new-sum-captain = { $n ->
    [1] one captain
    [2] two captains
   *[other] three captains
}
new-create = Create the table

## A table that is waiting

lobby-waits = Waiting for players
lobby-closed = This table was closed before it began.
lobby-over = Table closed
lobby-hints = On their turn, players may ask the captain for a hint.
lobby-share = Invite friends
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied.
lobby-send = Send
lobby-qr = The link as a QR code
lobby-this-machine = Only this machine can open the link. To let others in, start the server like this:
lobby-level = Bot level
lobby-fill = Seat a bot
lobby-close = Close this table
lobby-close-sure = Close this table for everybody?
lobby-leave = Leave

table-sit = Sit down
table-undo = Take back
table-hint = Hint
hint-title = The captain’s hint
hint-best = Captain’s advice: { $choice } ({ $win } % chance to win).
hint-next = Or: { $choice } ({ $win } % chance to win).
table-over = The game is over
table-next = Next game
table-next-there = The next game is ready.
table-away = A bot is playing for you until you come back.
table-waits = You have left. The game is waiting for you to come back.
table-would-stop = { $count ->
    [one] { $names } would like to stop without a result.
   *[other] { $names } would like to stop without a result.
}
table-ends = { $count ->
    [one] { $names } can come back until { $when }. Then the game ends without a result.
   *[other] { $names } can come back until { $when }. Then the game ends without a result.
}
table-ends-away = If you aren’t back by { $when }, the game ends without a result.
table-agree = Agree
table-again = Play again
table-log = Download the log

seat-here = here
seat-away = away, a bot plays
seat-would-stop = would stop
seat-to-move = to move

## The menu of a table

menu = Menu
menu-players = Players
menu-caretaker = Not here: let a bot play
menu-notes = My notes
menu-notes-hint = Only you see them, and only in this browser.
menu-return = I’m back
menu-leave = Leave; a bot plays for me
menu-leave-sure = Leave the table? A bot will play for you until you come back.
menu-pause = Leave; the game waits for me
menu-pause-sure = Leave the table? The game will wait until you come back.
menu-go-on = Keep playing
menu-stop = Stop without a result
menu-stop-sure = Propose stopping without a result? The game ends when everyone agrees.
menu-handover = Move my seat to another device
menu-undo-when = You can take a move back until somebody else acts, unless it has revealed something new.
chat = Chat
chat-line = Message
chat-say = Say
chat-empty = No messages yet.
chat-unread = There are new messages.
fair-hash = All luck comes from a seed. Its SHA-256 is
fair-seed = The seed was
fair-later = The seed is shown when the game is over.

handover-how = Open this link on the other device within 24 hours. It works once, and whoever has it gets your seat.
handover-back = Back to the table
handover-offer = Take over a seat
handover-moves = The seat moves to this device; the other one can only watch from then on.
handover-take = Take the seat

live-lost = Connection lost. Trying again …
live-unsent = That was not sent: there is no connection. Try again in a moment.
live-undone = The last move was taken back.
live-newer = Felucca has been updated. Reload this page to continue.
live-reload = Reload
live-moved = Your seat has moved to another device. Here you can only watch.

## Keys

keys = Keys
keys-close = Close
keys-enter = confirm the choice
keys-escape = go back a step, or close what is open
keys-around = move between choices
keys-list = this list

## Writing a bot

bots-intro = Everything that a person can do here, a program can do, too. It is told what its seat may know, and nothing more.
bots-load = Begin with a whole bot. It is one short file of Python and needs nothing else.
bots-run = Let it play three games against a bot of this server. It follows a rule of thumb, and keeps the logs.
bots-idea = Put your own idea into one function: it gets what the seat sees and what it may do, and returns one of the choices.
bots-meet = Bring it to a table with people: make one with an open seat, and give the bot its link.
bots-more = A description that programs can read covers all addresses and fields. Section 13 of the rules says how cards and actions are written.

## Settings

prefs-kept = These settings are kept in this browser.
prefs-keep = Save
prefs-back = Cancel
prefs-theme = Light or dark
prefs-theme-hint = Papyrus at dawn, or the Nile at night.
prefs-motion = Motion
prefs-motion-hint = Cards travel and markers walk.
prefs-sound = Sound
prefs-sound-hint = A few quiet tones, and a notice when it is your turn.
prefs-confirm = Ask before acting
prefs-confirm-hint = Choose first, then press the button; or act at once.
prefs-keys = Single-letter keys
prefs-keys-hint = Press ? at a table to see them all.
prefs-patterns = Patterns on coloured cards
prefs-patterns-hint = Stripes, dots, grid and waves tell the colours apart. The letters stay.
prefs-coach = Explain each step
prefs-coach-hint = For a first game: what to think about at every decision.
prefs-pace = Pace of bots
prefs-pace-hint = How long bots take. At a table with several people, the slowest counts.
prefs-value-auto = System
prefs-value-light = Light
prefs-value-dark = Dark
prefs-value-on = On
prefs-value-off = Off
prefs-value-normal = Normal
prefs-value-relaxed = Relaxed
prefs-value-fast = Fast
prefs-value-at-once = At once
pace-relaxed = Relaxed: twice as long as usual
pace-normal = Normal
pace-fast = Fast: half as long as usual
pace-at-once = At once: nothing moves

## When something isn't there

sorry-title = This boat doesn't sail
sorry-home = To the start page
cookie-title = A cookie is missing
cookie-needed = Felucca needs a cookie to recognise your seat, but your browser doesn’t keep any for this site. Allow cookies here, then try again.

## Looking back

replay-title = Replay
replay-give = Replay a log
replay-give-how = Paste the log of a game, or choose its file. It turns into a link that holds the whole game; nothing is stored here.
replay-file = File
replay-text = Log
replay-show = Show it
replay-cut = This link is incomplete. Ask for it again, or paste the log.
replay-unreadable = This log can’t be read: { $detail }.
replay-unplayable = This log can’t be played: { $detail }.
replay-too-long = This is too long for the log of one game. A log has { $most } characters at most.
replay-where = Step { $at } of { $last }
replay-first = To the beginning
replay-back = Previous step
replay-on = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-go = Go there
replay-everyone = Everyone
replay-eyes = As seen by
replay-copy = Copy the link to this moment
points-find = Find the turning points
points-title = Turning points
points-thinking = The captain is thinking: { $done } of { $all } decisions
points-waiting = Another game is being analysed first. This one follows automatically.
points-full = Many games are waiting to be analysed. This page will try again by itself.
points-none = No turning points: nobody gave away a chance worth mentioning.
points-one = Step { $at } · { $name }: { $made }. Captain’s advice: { $best } ({ $better } % chance to win instead of { $win } %).
points-next = Next turning point
points-previous = Previous turning point

## The rules as pages: the words around their texts and in their figures.

rules-contents = Contents
rules-full = All the rules
rules-try = Try it on a table
rules-reading = Our reading: see section 12

## What is worth knowing in a first game, at every decision.

coach-title = A first game
coach-stop = Stop explaining
