# The shell: lobby, table, everything that is not of one game.

## Lobby

ranking = Ranking
rated = rated
place = Place
game = Game
former-player = former player
bot-random = Random
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random-help = Does anything that is allowed. For trying things out.
bot-easy-help = Sees what its moves would bring, but often misjudges them. For a first game.
bot-medium-help = Takes what looks best right now. Knows its way around the game.
bot-hard-help = Looks ahead, with the experience of many games. Rarely slips.
bot-expert-help = Thinks every turn through. The strongest one here.
players = Players
join = Join
watch = Watch

## A new table

table-closed = This table is closed
table-closed-help = Its host closed it before the game began.
yes = yes
no = no

## Waiting room

invite = Invite
link-copied = Copied
no-such-table = There is no such table
no-such-table-help = The link is wrong or incomplete.
nothing-there = nothing there
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
log-earlier = Earlier
log-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
tab-chat = Chat
tab-notes = Notes
talk = Log, chat and notes
skip-to-prompt = Skip to what is asked
menu = Menu
close = Close
you = you
you-title = You
seat-number = Seat { $number }
guest-name = Guest { $number }
points-word = points
thinking = Thinking
waiting = Waiting
your-turn = Your turn
not-connected = Not connected
conceded = Has given up
bot-of-level = bot: { $level }
bot-plays-meanwhile = a bot plays meanwhile
bot-plays-for-you = A bot plays for you
bot-plays-for-you-hint = It plays on to the end. You can take over at any time.
spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
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
prompt-choose = What do you do?
prompt-spectator-hint = You are watching.
prompt-over = The game is over
prompt-replay = Looking back: move { $move }
prompt-replay-hint = Nothing you do here changes the game.
prompt-ends-turn = This ends your turn. Until then you can take it back.
prompt-is-final = This cannot be taken back afterwards.
end-turn = End turn
do-it = Do it
step-back = Step back
undo = Undo
undo-help = Take your last decision back
take-back = Take back
take-all-back = Take all back
all-options = { $count ->
    [one] 1 option
   *[other] All { $count } options
}
more-options = More ({ $count })
find-option = Find an option
command = Type a move
command-placeholder = Type a move: { $example }
command-many = { $count } moves begin like that.
command-none = No possible move is written like that.
state-selectable = can be chosen
state-selected = chosen
whole-board = Whole board
zoom-to-glow = Zoom to what glows
undo-asked = { $mine ->
    [true] You ask to go back to your last decision.
   *[other] { $name } asks to go back to their last decision.
}
undo-waits = Still to answer: { $names }
undo-withdraw = Play on instead
agree = Agree
refuse = Refuse

## Happenings

happened-undone = { $seat } takes a move back.
happened-rewound = All agreed: the game goes on from move { $moves }.
happened-conceded = { $seat } gives up.
happened-left = { $seat } leaves; a bot plays on.
happened-came-back = { $seat } is back.
happened-timed-out = The time of { $seat } is up; a bot plays on.
happened-undo-asked = { $seat } asks to go back.
happened-undo-agreed = { $seat } agrees to go back.
happened-undo-refused = { $seat } wants to play on: nobody goes back.

## Looking back

replay = Replay
replay-first = To the beginning
replay-back = A move back
replay-forward = A move forward
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-here = Look at this moment
since-my-turn = Since my turn
move-number = Move { $move }
back-to-now = Back to now
share = Share
share-position = A position at Tawantin
live = live
game-over = Game over
to-the-result = Result

## Menu and settings

settings = Settings
title-your-turn = ● Your turn: { $game }
notice-your-turn = Your turn in { $game }
notice-game-over = { $game } is over
come-back = Take over
concede = Give up
keys = Keys

## Account

code = Code

## Rules and help

rules = Rules
rules-about = Rules about { $name }

## Scores

scores = Scores
total = Total
if-over-now = If it ended now: { $points }

## Refusals

refused-malformed = The server did not understand that. Please reload the page.
refused-too-soon = That click came before your last move was answered. Choose again.
refused-too-large = That is too long.
refused-too-fast = Too fast. Wait a moment and try again.
refused-muted = The host has muted you at this table.
refused-chat-closed = You may not write at this table.
refused-unknown-table = There is no such table.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-illegal = That is not possible now.
refused-stale = The game has moved on. Look again.
refused-game-over = The game is over.
refused-not-started = The game has not begun.
refused-cannot-undo = That can no longer be taken back.
refused-no-question = Nobody has asked to go back.
refused-unavailable = The server does not answer. Try again in a moment.
refused-unplayable = This table was begun with other rules than this server has.
refused-damaged = This table is damaged; whoever runs the server can repair it.
refused-bad-request = The server did not understand that.
refused-ends-turn = That ends your turn.
refused-is-final = That cannot be taken back.
refused-not-allowed = You may not do that.
refused-read-only = The server is read-only for now: nothing can be changed.
refused-full = There is no room left.

## Numbers of one's own, and tables that outlive their rules

happened-abandoned = { $name } ended the game without a result.
happened-ended = The game was ended without a result.

## The end of a round

speed-by-hand = By hand
speed-slow = Slow
speed-fast = Fast
speed-at-once = At once
last-summary = Previous round
summary-round = Round { $round } is over
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# The coach

happened-hinted = { $seat } asked for a hint.
hint = Hint
hint-help = Ask the coach what you could do (H)
replay-coach = Coach
