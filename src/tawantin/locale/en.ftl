# The shell: lobby, table, everything that is not of one game.

## Lobby

invitations = Invitations
invited-by = { $name } invites you to a game.
games = Games
tournaments = Tournaments
rating = rating
ranking = Ranking
rated = rated
place = Place
player = Player
game = Game
date = Date
former-player = former player
against = Against
how-many-players = How many players?
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
minutes = Minutes
join = Join
watch = Watch
look = Look
table-of = { $name }’s table
waiting-for = Waiting for { $names }

## A new table

time = Time
clock-none = No clock
clock-live = { $seconds ->
    [0] Live, { $minutes } min each
   *[other] Live, { $minutes } min each + { $seconds } s a turn
}
clock-days = { $days ->
    [one] A move a day
   *[other] A move every { $days } days
}
table-title = Name of the table (optional)
listed-help = Show it in the lobby, so that anybody can join
options-of-game = Options of the game
preset = A usual set
preset-german = German edition
preset-dutch = Dutch edition
preset-german-pututu = German edition with shell horns
preset-dutch-pututu = Dutch edition with shell horns
choice-draw4-keep2 = draw four, keep two
choice-draw2 = draw two
choice-random = at random
choice-default = always the same
choice-none = no limit
edit-table = Change the table
close-table = Close the table
close-table-help = Nobody can sit down here any more, and the table disappears from all lists. This cannot be taken back.
keep-table = Keep it open
table-closed = This table is closed
table-closed-help = Its host closed it before the game began.
yes = yes
no = no

## Waiting room

listed = Listed in the lobby
private = Only with the link
open-seat = Open seat
sit-here = Sit here
sit-down = Sit down
hotseat-name = Somebody beside you
sit-hotseat = Play at this screen
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
spectator = Spectator
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
undo-was-final = Your last decision used chance or showed something hidden, so you cannot take it back alone.
undo-others-moved = Others have decided since your last decision, so you cannot take it back alone.
undo-refused-here = Somebody wanted to play on. You can ask again after the next decision.
undo-nothing = You have decided nothing yet that could be taken back.
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
ask-undo = Ask to go back to my last decision

## Chat and notes

chat-earlier = Earlier messages
chat-empty = Nothing has been said yet.
chat-block = Block
chat-block-help = Never show me what { $name } says
chat-report = Report
chat-report-help = Tell the host of the server what { $name } said
chat-reported = Reported. The host of the server will look at it.
chat-aside = to onlookers
chat-aside-placeholder = Say something to the other onlookers
chat-aside-help = The players hear you when the game is over.
chat-more = More about what { $name } said
invite-person = Invite { $name }
invite-people-here = People here
invite-sent = invited
invite-someone = Invite
chat-placeholder = Say something
chat-who = Who may write
chat-who-all = Everybody
chat-who-signed-in = Those with an account
chat-who-players = Players only
chat-who-nobody = Nobody
chat-remove = Remove
chat-mute = Mute
chat-unmute = Unmute
send = Send
notes-placeholder = Your own notes; nobody else sees them.

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

## Hotseat

curtain-title = { $name } plays next
curtain-help = Hand over the screen. Nobody else looks.
curtain-open = I am { $name }

## Menu and settings

settings = Settings
language = Language
theme = Colours
theme-system = Like the system
theme-light = Light
theme-dark = Dark
prefer-ending = A turn waits for “End turn”
ending-of-turn-always = always
ending-of-turn-final = only when it cannot be undone
ending-of-turn-never = never
prefer-fast = No pauses between the moves of others
prefer-sounds = Sounds
prefer-notices = Notify me when it is my turn
notices-refused = The browser does not allow notices for this page.
title-your-turn = ● Your turn: { $game }
notice-your-turn = Your turn in { $game }
notice-game-over = { $game } is over
let-bot-play = Let a bot play on
come-back = Take over
leave-help = A bot plays your seat until you take over again, to the end if need be.
concede = Give up
concede-help = You take the last place, and a bot plays your seat to the end. This cannot be taken back.
play-on = Play on
keys = Keys
key-board = To the board
key-arrows = From thing to thing on the board
key-all-things = Also to things that cannot be chosen; Enter tells why
key-ends = First and last thing that can be chosen
key-enter = Choose
key-end-turn = End the turn
key-escape = Step back
key-options = All options as a list
key-command = Type a move
key-prompt = To what is asked
key-undo = Undo
key-replay = Replay: a move back or on, play or stop
key-rules = Rules of the thing in focus
key-help = These keys

## Account

account = Your account
your-name = Name that others see
ask-name = What shall the others call you?
save = Save
name-saved = Your name is saved.
password = Password (8 characters or more)
code = Code

## Rules and help

rules = Rules
rules-about = Rules about { $name }
rules-search = Find in the rules
rules-none = Nothing found.
rules-contents = Contents
rules-found = { $count ->
    [one] 1 place found
   *[other] { $count } places found
}
rules-reconstructed = { $mark } reconstructed: nobody has read this number off the box yet.
rules-own-words = A summary in our own words, for players who know the game or learn it here.

## Scores

scores = Scores
all-items = All items
total = Total
where-points = Where the points came from
points-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
if-over-now = If it ended now: { $points }
to-come = The end would add now, as far as you can tell
total-then = If it ended now
curve-dotted = Dotted: what lay open. The line adds what the end would have brought then.
curve-expected = Expected
curve-now = If it had ended
curve-expected-help = The line is the score to be expected at the end, from what everybody could see. Dotted: what lay open.
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
refused-too-soon = That click came before your last move was answered. Choose again.
refused-too-large = That is too long.
refused-too-fast = Too fast. Wait a moment and try again.
refused-too-many-tables = You have opened many tables. Wait a while before you open another.
refused-muted = The host has muted you at this table.
refused-chat-closed = You may not write at this table.
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
refused-watching-many = You look at many tables at once. Leave one of them first.
refused-unavailable = The server does not answer. Try again in a moment.
refused-unplayable = This table was begun with other rules than this server has.
refused-damaged = This table is damaged; whoever runs the server can repair it.
refused-bad-request = The server did not understand that.
refused-ends-turn = That ends your turn.
refused-is-final = That cannot be taken back.
refused-not-found = There is no such thing.
refused-bad-name = That name cannot be used.
refused-bot-name = A bot is called that, or something that looks like it. Please choose another name.
refused-name-taken = That name is taken already.
refused-bad-login = Account or password is wrong.
refused-bad-origin = The page comes from another server. Please reload it.
refused-not-allowed = You may not do that.
refused-account-needed = You need an account for this.
refused-tournament-full = The tournament is full.
refused-read-only = The server is read-only for now: nothing can be changed.
refused-invite-only = Only people with an account play here, by invitation.
refused-full = There is no room left.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = It is { $seat }’s turn.
reason-others-choose = You wait: { $count ->
    [one] 1 player is
   *[other] { $count } players are
} still choosing.
reason-not-offered = This is not among your possible moves now.
why-no-move = No move uses it: it only shows something.
why-was-possible = This could be done here.
why-for = In the place of { $player }:
why-several = { $open } of { $all } conditions are open
why-of = { $have } of { $need }
why-others = { $count ->
    [one] 1 more
   *[other] { $count } more
}
why-short = { $count } short
why-rule = Rule: { $title }
why-show-others = Show me what I can choose

sheet-guesses = { $game }: numbers that nobody read off the box
sheet-no-guesses = Every number was read off the box.
sheet-mark-S = printed
sheet-mark-W = found: { $source }
sheet-mark-M = from memory
sheet-mark-R = reconstructed
sheet-how-to-correct = Is a number wrong? Copy { $file }, correct it there, and let “tawantin components { $game } --check FILE” say whether it fits.

## Numbers of one's own, and tables that outlive their rules

refused-bad-components = These numbers cannot be played with.
problem-other-rules = The rules of this game have changed since, so its positions cannot be shown any more.
problem-unknown-components = The numbers that this table was played with are not on this server, so its positions cannot be shown.
problem-unknown-game = This game is no longer installed on this server, so its board cannot be shown.
problem-does-not-replay = This program cannot follow the record of this game, so its positions cannot be shown.
problem-all-there = Players, result, chat and record are all still here.
problem-cannot-go-on = The game cannot be played on here. You can end it without a result and keep the record.
problem-cannot-begin = No game can begin at this table any more; open a new one.
end-without-result = End the game without a result
ended-without-result = This game was ended without a result.
happened-abandoned = { $name } ended the game without a result.
place-and-points = { $points ->
    [one] Place { $place }, { $points } point
   *[other] Place { $place }, { $points } points
}
house-numbers = House numbers
house-numbers-by = { $name } plays here with numbers that are not the printed ones:
earlier-numbers = Earlier numbers
earlier-numbers-help = This table keeps the numbers it was opened with; some have been corrected since:
number-printed = printed
number-here = here
number-what = What
number-none = none
numbers-file = The whole file

## The end of a round

speed = Speed
speed-by-hand = By hand
speed-slow = Slow
speed-fast = Fast
speed-at-once = At once
prefer-summaries = The end of a round is shown
last-summary = Last round
summary-back = Back
summary-round = Round { $round } is over
summary-standing = Standing
summary-page = Page { $page } of { $pages }. Space opens the next one, Escape shows the last.
summary-nothing = Nobody got anything here.
summary-skip = Skip to the end
summary-next = Continue: { $title }
summary-continue = Continue
summary-spoken = { $name }{ $total ->
    [none] {""}
   *[other] {" "}{ $total }
}, { $gain ->
    [0] no points
    [one] 1 point
   *[other] { $gain } points
}, { $score } in all
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
## The workshop, learning, the coach

workshop = Workshop
refused-no-experiments = This server plays no experiments.
refused-too-many-games = That is more games than an experiment may have here.
refused-workshop-busy = An experiment is still going on; wait until it has ended, or stop it.

# Learning a game

nav-learn = Learn
learn-task = Task { $task } of { $tasks }
learn-next-task = Next task
learn-second-knot = The second knot is tied:
learn-one-knot = Right; one answer was even better and would have tied a second knot.
learn-again = Once more with other numbers
learn-play = Play a first game

# The coach

happened-hinted = { $seat } asked for a hint.
hint = Hint
hint-help = Ask the coach what you could do (H)
key-hint = Ask for a hint; look at the first, second, third move
hints-at-table = Hints
hints-alone = Only for those who play alone against bots
hints-yes = For everybody at the table
hints-no = For nobody
coach-suggests = The coach suggests
coach-thinking = The coach is thinking …
coach-one-move = There is only one move.
coach-against = Expected points, against the average of your moves
coach-win = win chance
coach-where = Where it comes from
coach-play = Play it
coach-close = 1 and 2 are too close to call.
coach-worlds = { $count ->
    [one] Each move played on once
   *[other] Each move played on { $count } times
 }
coach-longer = Think longer
coach-other = other
coach-first = first
coach-second = second
coach-third = third
coach-read = Coach: { $rank }, { $move }, { $points } points, win chance { $chance }; because of { $why }.
refused-no-hints = There are no hints at this table.
refused-coach-busy = The coach is busy: wait until an analysis is done.
analysis = Analysis
guess-move = Guess the move
replay-coach = Coach
rounds = Rounds
result = Result

# Puzzles

puzzles = Puzzles
puzzles-line = Puzzles: find the one move that is far better than all others.
puzzle-solve = Solve

## Finding people

find-somebody = Find somebody
find-somebody-help = How does the name begin?
nobody-found = Nobody’s name begins like that.
