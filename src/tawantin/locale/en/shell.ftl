# The shell: lobby, table, everything that is not of one game.

## Lobby

lobby-title = Four games, one table
lobby-line = Open a table, send the link, play. Live or a move a day, with friends or with bots.
main-menu = Main menu
nav-play = Play
games = Games
my-tables = My tables
your-tables = Your tables
all-my-tables = All { $count } of your tables
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one.
no-tables-yet = You sit at no table yet.
new-table = New table
new-table-of = New table: { $game }
against-bots = Against bots
against-bots-at = { $game } against bots
play-now = Play
how-many-players = How many players?
how-strong = How strong are the bots?
bot-random = Random
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
players = Players
minutes = Minutes
minutes-of = { $from }–{ $to } min
weight-of = Complexity { $weight } of 5
tables-open = { $count } open
rules-of = Rules of { $game }
paste-link = Paste a table’s link
find-table = Find table
join = Join
watch = Watch
watch-table = { $game }: { $names }
look = Look
table-of = { $name }’s table
game-at-table-of = { $game }, host { $name }
seats-taken = { $taken } of { $seats } seats taken
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
waits-for-players = Waiting for players
waiting-for = Waiting for { $names }
finished-place = Finished: place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
unofficial = Unofficial and free. The games are by Günter Burkhardt, Mac Gerdts, Stefan Feld and Alan D. Ernstein; all drawings and texts here are our own.

## A new table

time = Time
clock-none = No clock
clock-live = Live, { $minutes } min each
clock-days = { $days ->
    [one] A move a day
   *[other] A move every { $days } days
}
table-title = Name of the table (optional)
listed-help = Show it in the lobby, so that anybody can join
shuffle-help = Shuffle the seats at the start
options-of-game = Options of the game
open-table = Open the table
yes = yes
no = no

## Waiting room

listed = Listed in the lobby
private = Only with the link
open-seat = Open seat
sit-here = Sit here
hotseat-name = Somebody beside you
sit-hotseat = Share this screen
add-bot = Add a bot
bot-for-seat = Bot for seat { $number }
stand-up = Stand up
free-seat = Free the seat
seats-still-open = { $count ->
    [one] 1 seat is still open
   *[other] { $count } seats are still open
}
start-game = Start the game
host-starts = { $name } starts the game when all seats are taken.
invite = Invite
invite-help = Send this link: whoever has it can take a seat.
invite-watch-help = Send this link: whoever has it can watch.
link = Link
copy-link = Copy link
link-copied = Copied
no-such-table = There is no such table
no-such-table-help = The link is wrong or incomplete.
no-board = This game has no board here yet.
loading = Loading

## Table

to-the-lobby = To the lobby
board = Board
board-of = Board of { $game }
your-move = Your move
parts-of-table = Parts of the table
tab-play = Play
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-notes = Notes
talk = Log, chat and notes
skip-to-prompt = Skip to what is asked
menu = Menu
close = Close
you = you
you-title = You
seat-number = Seat { $number }
points-word = points
thinking = Thinking
waiting = Waiting
your-turn = Your turn
not-connected = Not connected
conceded = Has given up
bot = bot
bot-plays-meanwhile = a bot plays meanwhile
spectator = Spectator
spectators = { $count } watching
connection-lost = Connection lost, trying again
notice-waiting = The server waits for its database; moves take a moment.
notice-closing = The server is restarting.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
ago-now = now
ago-minutes = { $minutes }m
ago-hours = { $hours }h
ago-days = { $days }d

## Prompt and options

prompt-waiting = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
prompt-moment = One moment …
prompt-spectator-hint = You are watching.
prompt-over = The game is over
prompt-replay = Looking back: move { $move }
prompt-replay-hint = Nothing you do here changes the game.
prompt-confirm-hint = Do it, or step back.
confirm-move = Confirm
step-back = Step back
undo = Undo
undo-help = Take your last decision back
take-back = Take back
take-all-back = Take all back
all-options = { $count ->
    [one] 1 option
   *[other] All { $count } options
}
find-option = Find an option
command = Type a move
command-placeholder = Type a move: { $example }
command-many = { $count } moves begin like that.
command-none = No possible move is written like that.
state-selectable = can be chosen
state-selected = chosen
whole-board = Whole board
zoom-to-glow = Zoom to what glows
undo-asked = { $name } asks to go back to move { $move }.
undo-waits = Everybody must agree.
agree = Agree
refuse = Refuse
ask-undo = Ask to go back a move

## Chat and notes

chat-empty = Nothing was said yet.
chat-placeholder = Say something
send = Send
notes-placeholder = Your own notes; nobody else sees them.

## Happenings

happened-undone = { $seat } takes a move back.
happened-rewound = All agreed to go back to move { $moves }.
happened-conceded = { $seat } gives up.
happened-left = { $seat } leaves; a bot plays on.
happened-came-back = { $seat } is back.
happened-timed-out = The time of { $seat } is up; a bot plays on.
happened-undo-asked = { $seat } asks to go back.

## Looking back

replay = Replay
replay-first = To the beginning
replay-back = A move back
replay-forward = A move forward
replay-play = Play
replay-stop = Stop
move-number = Move { $move }
back-to-now = Back to now
share = Share
share-position = A position at Tawantin
live = live
game-over = Game over
to-the-result = Result

## Hotseat

curtain-title = { $name } is next
curtain-help = Hand over the screen. Nobody else looks.
curtain-open = I am { $name }

## Menu and settings

settings = Settings
language = Language
theme = Colours
theme-system = Like the system
theme-light = Light
theme-dark = Dark
prefer-confirm = Confirm every move before it is sent
prefer-fast = No pauses between the moves of others
prefer-sounds = Sounds
prefer-notices = Notify me when it is my turn
notices-refused = The browser does not allow notices for this page.
title-your-turn = ● Your turn: { $game }
title-waiting = ({ $count }) Tawantin
notice-your-turn = Your turn in { $game }
notice-game-over = { $game } is over
let-bot-play = Let a bot play on
come-back = Play myself again
concede = Give up
concede-help = You take the last place, and a bot plays your seat to the end. This cannot be taken back.
play-on = Play on
guide-again = Explain the first turn
keys = Keys
key-board = To the board
key-arrows = From thing to thing on the board
key-ends = First and last thing that can be chosen
key-enter = Choose
key-escape = Step back
key-options = All options as a list
key-command = Type a move
key-prompt = To what is asked
key-undo = Undo
key-rules = Rules of the thing in focus
key-help = These keys

## Account

account = Your name
account-of = { $name }: name and account
your-name = Name that others see
save = Save
name-saved = Your name is saved.
account-help = An account brings you back to your tables from another device. It needs no e-mail address.
account-name = Account
password = Password (8 characters or more)
make-account = Make an account
account-made = Your account is made.
sign-in = Sign in
signed-in = You are signed in.
signed-in-as = Signed in as { $account }
sign-out = Sign out
signed-out = You are signed out.

## Rules and help

rules = Rules
rules-search = Find in the rules
rules-none = Nothing found.
rules-own-words = A summary in our own words, for players who know the game or learn it here.
guide = First turn
guide-step = Step { $step } of { $steps }
guide-skip = Skip
guide-back = Back
guide-next = Next
guide-done = Let’s play

## Scores

scores = Scores
all-items = All items
total = Total
where-points = Where the points came from
points-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-curve = How the scores grew
curve-start = start
curve-end = end
wins-by = { $points ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
}
wins-tie = { $name } wins the tie
shared-victory = { $names } share the victory
ending-conceded = The others have given up.
play-again = Play again, same seats
to-rematch = To the new game
watch-replay = Watch the replay
save-record = Save the record
look-at-board = Look at the board
back-to-lobby = Back to the lobby

## Refusals

refused-malformed = The server did not understand that. Please reload the page.
refused-too-large = That is too long.
refused-too-fast = Too fast. Wait a moment and try again.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-not-your-seat = That is not your seat.
refused-not-host = Only the host may do that.
refused-not-your-turn = It is not your turn.
refused-illegal = That is not possible now.
refused-stale = The game has moved on. Look again.
refused-game-over = The game is over.
refused-not-started = The game has not begun.
refused-already-started = The game has already begun.
refused-seat-taken = Somebody sits there already.
refused-seat-open = A seat is still open.
refused-bad-seats = The game is not for that number of players.
refused-bad-option = An option cannot have that value.
refused-cannot-undo = That can no longer be taken back.
refused-no-question = Nobody has asked to go back.
refused-no-bot = There is no such bot.
refused-not-finished = The game is not over yet.
refused-not-watching = You are not at this table.
refused-unavailable = The server does not answer. Try again in a moment.
refused-unplayable = This table was begun with other rules than this server has.
refused-bad-request = The server did not understand that.
refused-not-found = There is no such thing.
refused-bad-name = That name cannot be used.
refused-name-taken = That account exists already.
refused-bad-login = Account or password is wrong.
refused-bad-origin = The page comes from another server. Please reload it.
refused-not-allowed = You may not do that.
refused-full = There is no room left.
