# What a table does not need at first: all other pages, panels, the end of a game, the coach; and the terminal.

## Tournaments

tournament-new = New tournament
tournaments-none = There is no tournament yet.
tournaments-older = Older tournaments
tournaments-yours = Yours
tournaments-all = All tournaments
tournament-needs-account = Tournaments are for people with an account: create one with the button at the top right.
tournament-title = Title
tournament-form = Format
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-swiss-help = Each round brings together players with similar standings; nobody meets the same opponent twice while that can be helped.
tournament-round-robin-help = As many rounds as it takes until everybody has met everybody. At most 32 players.
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-fill = If the players do not fill all tables
tournament-fill-bots = Bots complete them
tournament-fill-bye = Some sit a round out
tournament-level = Strength of these bots
tournament-most = How many may play
tournament-join-too = I play too.
tournament-listed-help = Everybody can find it; otherwise only those with the link.
tournament-make = Make the tournament
tournament-so-far = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tournament-round-of = Round { $round } of { $rounds }
tournament-round-plain = Round { $round }
tournament-open = Open
tournament-finished = Finished
tournament-cancelled = Called off
tournament-won-by = Won by { $name }
tournament-join = Join
tournament-come-back = Come back
tournament-withdraw = Withdraw
tournament-withdraw-help = A bot goes on at your table, and you are not drawn any more.
tournament-begin = Begin
tournament-begin-help = It begins when you say so, with two players or more.
tournament-cancel = Call it off
tournament-cancel-sure = Yes, call it off
tournament-add-bots = Add bots
tournament-how-many-bots = How many bots
tournament-remove = Send { $name } away
tournament-host-tools = You are the host
tournament-hosted-by = hosted by { $name }
tournament-your-game = Your game of round { $round }
tournament-sits-out = You sit this round out.
tournament-standing = Standing
tournament-points = Points
tournament-wins = Wins
tournament-opponents = Opponents
tournament-opponents-help = average points of the opponents
tournament-share = Share
tournament-share-help = share of the points made at their tables
tournament-crosstable = Crosstable
tournament-crosstable-help = 1: ahead of the player in that column, ½: level, 0: behind.
tournament-rounds-head = Rounds
tournament-table = Table { $table }
tournament-plays-on = being played
tournament-byes = Sitting out: { $names }
tournament-void = Ended without a result: everybody at the table has a bye.
tournament-withdrawn = withdrawn
tournament-how = How it is counted
tournament-how-text = A point for each opponent behind you at the table, half a point for each that is level with you. A bye is worth the middle of a table. If points are level, wins decide, then the average points of the opponents, then the share of the points made at the tables.
tournament-csv = Standing as CSV
tournament-json = Everything as JSON
tournament-at-tables = { $seats } at a table
bot-number = Bot { $number }

## Account

own-data = Your data
own-data-help = Everything that is stored about you, as one file: your name, sessions, ratings, games, and what you said at tables.
own-data-export = Download my data
leave-for-good = Delete the account
leave-for-good-help = Your name, your account, your ratings and all you have said are removed, here and in the games of others, where “former player” stands in place of your name. Bots go on where you play. This cannot be taken back.
leave-for-good-sure = Delete my account for good
invite-code = Code of your invitation
account = Your account
your-name = Name that others see
ask-name = What shall the others call you?
save = Save
name-saved = Your name is saved.
password = Password (8 characters or more)

## The terminal and the workshop

terminal-choose = { $count ->
    [one] One possibility. Type 1, or ? for help.
   *[other] { $count } possibilities. Type a number, or a part of the words; ? for help.
}
terminal-fits = { $count } of { $all } fit “{ $text }”. Press Enter for all.
terminal-nothing-fits = Nothing fits “{ $text }”. Type ? for help.
terminal-number = There are the numbers 1 to { $count }.
terminal-help =
    Type the number of what you want to do, or a part of its words: only what fits is shown then.
      look          show the position again
      undo          take your last decision back
      save [FILE]   write the game to a file
      quit          leave (the game is saved if it has a file)
    Whoever knows the moves by their names can type them too, such as “bid 1 0 12”.
terminal-hand-over = { $name }, press Enter when only you look.
terminal-seen-by = seen by { $name }
terminal-everybody = as everybody sees it
terminal-kept = The game is in { $file }. Go on with: tawantin play --resume { $file }
terminal-save-where = Say where to: save FILE
terminal-over = The game is over: { $ending }
terminal-points = Points
terminal-total = Total
terminal-place = Place
terminal-seat = seat { $number }
terminal-player = player { $number }
terminal-bot = bot { $number } ({ $level })
terminal-mark-accuracy = Accuracy
terminal-mark-inaccuracy = Inaccuracy
terminal-mark-mistake = Mistake
terminal-mark-blunder = Blunder
terminal-better-was = Better was: { $move }.
terminal-later = other
terminal-mark-best = Best
terminal-mark-good = Good
terminal-report = analysis
terminal-report-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
terminal-report-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
terminal-report-who = Who decided best
terminal-report-luck = luck
terminal-report-decisions-made = decisions
terminal-report-both = Luck { $luck } %, decisions { $decisions } % of win chance
terminal-report-points = { $points } points
terminal-report-chances = Win chance
terminal-report-stripes = The width of a stripe is that player’s chance to win.
terminal-report-turning = What was given away
terminal-report-given = In per cent of win chance, by what the player could know then.
terminal-report-none = Nobody gave anything away worth telling.
terminal-report-all = All decisions
terminal-report-written = The report is in { $file }.
workshop-figure-winning-score = The winner’s score
workshop-figure-losing-score = The last player’s score
workshop-figure-mean-score = A player’s score
workshop-figure-margin = The winner’s lead over the second
workshop-figure-seat-score = Score of seat { $of }
workshop-figure-seat-wins = Victories of seat { $of }
workshop-figure-points-from = Points from “{ $of }”
workshop-figure-decides = “{ $of }” decides the game
workshop-figure-decisions = Decisions in a game
workshop-figure-rounds = Rounds in a game
workshop-figure-options = Options in a decision
workshop-figure-halfway-leader-wins = Whoever leads halfway wins
workshop-figure-known-from = The winner leads for good from
workshop-figure-lead-changes = Changes of the lead
workshop-figure-real-choices = Decisions with a real choice
workshop-figure-ends-by = Ends by “{ $of }”
workshop-figure-action = Move “{ $of }”, times a player
workshop-figure-thing = “{ $of }”, times a player
workshop-figure-strategy-spread = Spread between the strategies
workshop-figure-strategy-wins = Victories of whoever plays for “{ $of }”
workshop-figure-strategy-gains = “{ $of }”: lead of whoever plays for it
workshop-group-scores = Scores
workshop-group-seats = Victories by seat
workshop-seat = Seat { $of }
workshop-spread = The final scores of all players
workshop-group-strategies = Strategies
workshop-group-strategies-help = One player is bent on one source of points, the others play greedily. The first figure is the standard deviation between their victories: the larger it is, the fewer ways there are to win. Whoever has no lead in the points of a source found no way to play for it.
workshop-group-points = Where the points come from
workshop-group-decides = How often it decides the game
workshop-group-decides-help = Games in which the winner would not have won without the points of this source.
workshop-group-length = Length
workshop-group-tension = Tension
workshop-group-endings = Endings
workshop-group-actions = Moves
workshop-size-points = { $n } points
workshop-size-share = { $n } percentage points
workshop-size-times = { $n }
workshop-size-count = { $n }
workshop-says = { $figure }: { $direction ->
    [up] { $size } more
   *[down] { $size } less
} than before, with 95 % between { $low } and { $high }.
workshop-says-wins = Seat { $of } wins { $size } { $direction ->
    [up] more often
   *[down] less often
}, with 95 % between { $low } and { $high }.
workshop-says-seats = No seat surely wins more or less often. The largest difference is that of seat { $of }: { $size } { $direction ->
    [up] more often
   *[down] less often
}, with 95 % between { $low } and { $high }.
workshop-says-unsure = { $figure }: no sure change ({ $before } before, { $after } now).
workshop-says-nothing = Nothing changed for sure in { $games } games: what differs may be luck.
workshop-says-few = { $games ->
    [one] This is only 1 game
   *[other] These are only { $games } games
}: nothing is concluded from fewer than { $fewest }.
workshop-says-looked = A search looked at { $games ->
    [one] 1 decision
   *[other] { $games } decisions
} of each.
workshop-habits = All seats are played by { $bots }. What it does often, or never, is a habit of this bot before it is a fact of the game; let another kind of bot play it too.
workshop-habits-differ = What holds for every kind of bot below says something about the game; what holds for one only is a habit of that bot.
workshop-broken = { $count ->
    [one] 1 game broke off
   *[other] { $count } games broke off
} and { $count ->
    [one] is
   *[other] are
} not counted: { $problem }
workshop-unnamed = Variant
workshop-report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} of each, { $seats } seats, played by { $bots }; every game has the same luck in both.
workshop-in-short = In short
workshop-what-differs = What differs
workshop-original = original
workshop-variant = variant
workshop-change = change
workshop-interval = 95 % between
workshop-used-by = used by
workshop-times = times a player
workshop-worth = won more often
workshop-worth-help = In how many seats it was used, and by how many percentage points those who used it won more often than everybody. Coloured is what luck does not explain. Left of the arrow is the original, right of it the variant.
workshop-rest = and { $count } more, used less often
workshop-same = { $count ->
    [one] One other happens exactly as often in both.
   *[other] { $count } others happen exactly as often in both.
}
workshop-sure-help = How to read the figures: bold and coloured is what surely changed. Each game is compared with its twin of the same luck, and all figures are weighed together, so that at most one in twenty of those coloured is expected to be luck. The limits of a single change hold with 95 %; changes of shares are in percentage points.
workshop-real-choices-help = Real choices: a search of { $simulations } simulations looked at { $decisions } decisions of each, at most one in a game, and named the two best moves; both were then played on in { $copies } more copies with the same luck. A choice is real where they end up within one point of lead of each other.
workshop-by-bots = Is it the game or the bots?
workshop-reproduce = How to get the same again
workshop-sweep-title = { $game }: { $what }
workshop-sweep-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} for each value, { $seats } seats, played by { $bots }; every value is played with the same luck.
workshop-sensitivity = Which numbers matter most
workshop-sensitivity-about = Every number was set a little lower or higher, all at once in a balanced design of { $runs } variants with { $games } games each. The effect is what happens to the figure between low and high, the others evened out.
workshop-choose = Change a number of a game, play it, and let bots measure what it does.
workshop-of = Workshop: { $game }
workshop-parts = Parts
workshop-sheet = Numbers
workshop-result = Result
workshop-search = Search the numbers
workshop-only-guesses = Only what nobody read off the box
workshop-only-changed = Only what is changed
workshop-none-found = No number fits.
workshop-mark-S = printed
workshop-mark-W = found
workshop-mark-M = from memory
workshop-mark-R = reconstructed
workshop-mark-yours = yours
workshop-source = Source
workshop-source-S = Printed in the rulebook or on the pieces.
workshop-source-W = Found in public material: { $source }
workshop-source-M = From memory of the game.
workshop-source-R = Reconstructed: nobody has read this number off the box.
workshop-range = from { $low } to { $high }
workshop-whole = Only whole numbers from { $low } to { $high }.
workshop-was = changed, was { $value }
workshop-number-label = { $name }, { $column }
workshop-changes = { $count ->
    [0] Nothing changed
    [one] 1 number changed
   *[other] { $count } numbers changed
}
workshop-keeps = The original stays as it is; a variant has its own name and no rating.
workshop-name = Name of the variant
workshop-undo = Undo
workshop-redo = Redo
workshop-reset = Back to the original
workshop-download = Download the differences
workshop-download-whole = Download the whole file
workshop-upload = Open a file
workshop-link = Copy a link
workshop-link-copied = Copied. Whoever opens the link has these numbers.
workshop-link-broken = This link is broken: the numbers in it cannot be read.
workshop-checking = Checking …
workshop-sound = These numbers make a game.
workshop-play = Play it at a table
workshop-run = Let bots play { $games } games
workshop-more = { $games } more
workshop-stop = Stop
workshop-games = Games
workshop-seats = Seats
workshop-bots = Bots
workshop-same-deals = Both versions get the same deals.
workshop-no-experiments = This server plays no experiments; the command “tawantin workshop” does.
workshop-progress = { $played } of { $games } games
workshop-status-waiting = Waits for its turn
workshop-status-finished = Finished
workshop-status-stopped = Stopped
workshop-status-failed = These numbers cannot be played: { $problem }
workshop-older = The numbers changed since; run again.
workshop-empty = Let bots play, and see here what your numbers do.
workshop-unsure = unsure
workshop-with-interval = with 95 % interval
workshop-csv = Save as CSV
workshop-strategies = Try strategies too
workshop-strategies-help = Players bent on one source of points each, among greedy ones.
workshop-report = Download the report
workshop-share = Copy a link to this result
workshop-share-copied = Copied. Whoever opens the link sees this result.
workshop-begun = Begun { $date }
workshop-gone = This result is not kept any more; let bots play again.
workshop-take = Work with these numbers
workshop-elsewhere = You change these numbers in another window, too. This window keeps its own.
workshop-elsewhere-take = Show those here
workshop-elsewhere-keep = Keep these
workshop-differs = What differs from the original
workshop-take-back = Take back: { $name }
workshop-list = As a list
workshop-board = On the board
workshop-board-help = Each plate shows the numbers of what lies under it; press one to change them.
workshop-board-none = None of these numbers lies on the board.
workshop-close = Close
workshop-reset-sure = { $count ->
    [one] Put the one number back? You can undo it.
   *[other] Put all { $count } numbers back? You can undo it.
}
workshop-reset-yes = Put them back
workshop-reset-no = Keep them
## Mail

by-mail = Mail
by-mail-address = Address
by-mail-help = Nobody else is ever told your address.
by-mail-wish = What you get while you are away
by-mail-turns = Each turn and each invitation
by-mail-digest = Once a day, what waits for me
by-mail-off = Nothing
by-mail-code = A code was sent to this address. Enter it here:
by-mail-confirm = Confirm
by-mail-confirmed = Confirmed.
by-mail-unconfirmed = Not confirmed yet.
by-mail-forgot = Forgot the password? Send me a code
by-mail-on-its-way = If this account has a confirmed address, a code is on its way.
by-mail-saved = Saved.
mail-stop = Stop all mail
mail-broken-link = This link is not complete. Copy all of it from the mail.
mail-stopped = You get no more mail from here.
mail-foot = You get this because you asked { $site } for it. To stop it: { $link }
mail-confirm-subject = Confirm your address
mail-confirm-text =
    The code is { $code }. Enter it at { $site } within a day.
    If you did not ask for this, do nothing: nothing more will come.
mail-reset-subject = A new password
mail-reset-text =
    The code { $code } lets you set a new password for the account { $account } at { $site }, within an hour.
    If you did not ask for it, do nothing.
mail-digest-subject = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}
## Play now

find-game = Play now
find-game-line = Say what you would like to play; people who fit are seated with you, and bots if you like.
how-many-of = How many players? Several are fine.
how-fast = How fast?
pace-live-help = all stay until the end, 20 minutes each
pace-slow-help = a day for each turn
bots-after = Bots join after
bots-never = never: people only
wait-seconds = { $count } seconds
wait-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
find-game-go = Find a game
looking-for = Looking for { $game }
looking-since = for { $time }
bots-in = bots join in { $time }
bots-now = bots join now
people-only = people only
others-fit = { $count ->
    [0] Nobody else is looking for this yet.
    [one] One other is looking for this too.
   *[other] { $count } others are looking for this too.
}
you-may-leave-page = You may look around meanwhile; the game opens by itself.
you-may-go-away = You may go away; you will find the game among your tables.
seats-or = { $seats } players
stop-looking = Stop looking
people-look-for = { $count ->
    [one] One person is looking for { $game }, { $pace }
   *[other] { $count } people are looking for { $game }, { $pace }
}
play-too = Play too

## Invitations

invites-you-to = { $name } invites you to { $game }
challenges-you-to = { $name } challenges you to { $game }
accept = Accept
decline = Decline
does-not-come = { $name } is not coming.
challenge = Challenge
challenge-name = Challenge { $name }
challenge-help = The game begins as soon as { $name } accepts. Bots take the other seats.
challenge-send = Send the challenge

## Friends

follow = Follow
unfollow = Unfollow
followed = you follow
block = Block
unblock = Unblock
blocked-help = You have blocked { $name }: what they say and their invitations are not shown to you.
your-people = Whom you follow and block
people-followed = You follow
people-blocked = You have blocked
nobody-followed = You follow nobody yet.
nobody-blocked = You have blocked nobody.
unfollow-name = Unfollow { $name }
unblock-name = Unblock { $name }

## Watching

table-of-the-day = Table of the day
several-boards = Side by side
watch-page-line = Games that everybody may watch. Choose up to four and see their boards side by side.
show-board = Show the board: { $names }
hide-board = Take the board away: { $names }
no-board-chosen = Choose a game from the list.
open-the-table = To the table
filter-language = Language
any-language = Any language

## Home, players, rankings

lobby-line = Open a table, send the link, play. Live or a move a day, with friends or with bots.
all-my-tables = All your tables ({ $count })
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one.
no-game-waits = No game is waiting for you yet
none-waits = No game is waiting for you
all-wait-for-others = Your games are waiting for others
waiting-for-others = Waiting for others:
just-finished = Just finished:
begin-something = Begin something
going-on = What is going on
being-played = Being played now
nothing-to-watch = There is no game to watch just now.
watchers = { $count } watching
watch-of = Watch { $game }: { $names }
people-here = People here
nobody-else-here = Nobody else is here just now.
at-a-table-of = at a table of { $game }
look-at-table-with = Look at { $name }’s table
your-week = You this week
your-page = Your page
no-game-this-week = No game ended for you this week.
keep-your-games = Sign in to keep your games
won-of = won of { $count }
time-left = { $time } left
with-names = with { $names }
lists-unreachable = The lists cannot be reached.
tried-again-soon = Your games are safe. Another try follows in a few seconds.
try-now = Try now
filter-game = Game
filter-pace = Pace
filter-seats = Number of players
filter-rated = Rated or casual
all-games = All games
any-pace = Any pace
pace-live = Live
pace-slow = In your own time
any-seats = Any number
seats-count = { $count } players
rated-or-not = Rated or not
casual = casual
none-fits = No open table fits these filters.
show-without-filter = { $count ->
    [one] Show the one that fits otherwise
   *[other] Show the { $count } that fit otherwise
}
show-all-tables = Show all { $count }
won-of-played = won of played
won-of-games = { $won } of { $games }
with-seats = { $seats } players: { $won } of { $games }
last-game = Last game
provisional = provisional
not-rated-yet = not rated yet
nobody-ranked = Nobody has played this game for the ranking yet. Open a rated table.
ranked-people = { $count ->
    [one] 1 rated player
   *[other] { $count } rated players
}
places-between = { $count ->
    [one] 1 place between
   *[other] { $count } places between
}
page-before = Back
page-after = Next
your-place = Your place
of-ranked = of { $count }
how-counted = How it is counted
how-counted-text = A rated game compares you with everybody at the table: who finished behind you and who ahead of you. The number after ± says how uncertain the rating is; as long as it is large, the rating is provisional. Bots have fixed ratings. Casual games, games with house numbers and games in which all agreed to go back do not count.
rating-curve = Ratings over time
show-as-table = Show as table
finished-games = Finished games
no-finished-games = No finished games to show.
older-games = Older games
against-whom = Against whom?
private-table = This table was private
nobody-of-that-name = There is nobody of that name here.
is-here = is here now
keeps-private = keeps the rest private
streaks = Won in a row: { $now } now, { $longest } at most
likes-to-play-with = Likes to play with:
private-page = Private page
private-page-help = Others see your name only.
my-puzzles = My games may become puzzles
my-puzzles-help = Positions may be shown to others as puzzles, without names, if everybody who played agrees.
place-in-ranking = place { $place }
ahead-level-behind = ahead, level, behind
nobody-yet = Nobody with an account yet.
more-waiting = { $count ->
    [one] 1 more
   *[other] { $count } more
}
game-at-table-of = { $game }, host { $name }
seats-taken = { $taken } of { $seats } seats taken
unofficial = Unofficial and free. The games are by Günter Burkhardt, Mac Gerdts, Stefan Feld and Alan D. Ernstein; all drawings and texts here are our own.
title-waiting = ({ $count }) Tawantin
account-of = { $name }: name and account
account-help = An account brings you back to your tables from another device. It needs no e-mail address.
account-name = Account
account-name-help = 3 to 30 letters without accents, digits, dots or hyphens; no spaces.
make-account = Create an account
account-made = Your account is ready.
sign-in = Sign in
signed-in = You are signed in.
signed-in-as = Signed in as { $account }
sign-out = Sign out
signed-out = You are signed out.
another-device = Sign in on another device
another-device-help = Type the code there, under “I have a code”. It works once.
show-code = Show a code
code-made = Here is your code.
code-until = It works until { $time }.
change-password = Change your password
change-password-help = All your other devices are signed out.
old-password = Current password
new-password = New password
password-changed = Your password is changed.
signed-in-where = Where you are signed in
some-device = Some device
this-device = this device
session-ended = That device is signed out.

## Lobby, account, learning

main-menu = Main menu
nav-play = Play
nav-watch = Watch
my-tables = My tables
server-read-only = This server is read-only for now: look at everything, but nothing can be changed.
server-invite-only = This server is by invitation: look around; to play you need an account, and for that a code from its host.
no-tables-yet = You sit at no table yet.
rated-table = Rated
rated-table-help = The result counts for everybody’s rating; all need an account.
new-table = New table
new-table-of = New table: { $game }
against-bots = Against bots
against-bots-at = { $game } against bots
play-now = Play
how-strong = How strong are the bots?
your-colour = Your colour
minutes-of = { $from }–{ $to } min
weight-of = Complexity { $weight } of 5
tables-open = { $count } open
rules-of = Rules of { $game }
paste-link = Paste a table’s link
find-table = Find table
wait-for-you = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}
waits-for-players = Waiting for players
shuffle-help = Shuffle the seats at the start
open-table = Open the table
have-code = I have a code
have-code-help = From another device of yours, or from the host of this server if you forgot your password: then give your account and a new password too.
sign-in-by-code = Sign in with the code
reset-by-code = Set the new password
house-numbers-choose = Play with numbers of your own
house-numbers-help = A components file that you have changed. Everybody sees what differs before they sit down.
house-numbers-get = Get the printed file
house-numbers-checking = Trying the file out …
house-numbers-same = The file has the printed numbers.
house-numbers-differ = { $count ->
    [one] One number is not the printed one:
   *[other] { $count } numbers are not the printed ones:
}
house-numbers-remove = Take the file away
file-too-large = The file is too large.
learn-games = Learn a game
learn-line = Short lessons on the real board. Try things: whatever is not possible tells you why.
learn-title = Learn { $game }
learn-lessons = Lessons
learn-done = { $done } of { $lessons } lessons done
learn-progress = Lesson { $lesson } of { $lessons }
learn-kept = You can leave at any time: the place is kept in this browser, and nobody sees how often you tried.
learn-known = What you know so far
learn-right = Right!
learn-next = Next lesson
learn-try-again = Try again
learn-show = Show me
learn-answer = For instance: { $move }.
no-such-lesson = There is no such lesson.

## The coach

analysis-of = { $players } players, { $decisions } decisions
analysis-begin = Analyse this game
analysis-go-on = Go on
analysis-none = The coach can judge each of the { $total } decisions. It takes a minute or two, and you may leave meanwhile.
analysis-stopped = { $done } of { $total } decisions are judged.
analysis-going = { $done } of { $total } decisions judged
analysis-waits = Waiting for another analysis of yours; { $done } of { $total } decisions judged
analysis-cannot = This game cannot be analysed.
analysis-cannot-help = It was played with rules that this version no longer follows; result and record are still there.
analysis-not-yet = A game is analysed when it is over.
seconds-left = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
 }
win-chance = Win chance
curve-stripes = Stripes
curve-lines = Lines
curve-points = Points
curve-stripes-help = the width of a stripe is the chance of that player to win
curve-lines-help = each player’s chance to win
curve-points-help = expected points at the end
round-number = Round { $round }
who-decided-best = Who decided best
luck = luck
decisions = Decisions
points-of-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
accuracy = Accuracy
all-players = All players
decisions-turning = Turning points
decisions-mistakes = Mistakes
decisions-all = All
decisions-help = Number: win chance given away, in %
decisions-none = None of this kind.
decisions-soon = Not judged yet.
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
verdict-forced = { $name }: there was only one move
verdict-best = { $name }: the best move
verdict-good = { $name }: a good move
verdict-inaccuracy = { $name }: an inaccuracy
verdict-mistake = { $name }: a mistake
verdict-blunder = { $name }: a blunder
verdict-chances = Win chance { $played } instead of { $best }.
verdict-chance = Win chance { $played }.
better-was = Better was: { $move }.
better-gain = { $chance }% win chance, { $points } expected points.
try-it = Try it
try-from-here = Play on from here
difference-from = Where the difference comes from, in expected points
verdict-error = 95% of such estimates are within ±{ $error }% of win chance.
also-good = Also good:
verdict-luck = Luck then moved the chance of { $name } by { $luck }%.
previous-mistake = Previous mistake
next-mistake = Next mistake
next-mistake-of-yours = Next mistake of yours
puzzles-none = There are no puzzles yet.
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }
puzzle-level = Difficulty
puzzle-level-all = All
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-rated = Rating { $rating }
puzzle-find = Find the best move
puzzle-about = Rating { $rating }, a game for { $seats }. The first try counts.
puzzle-rating = Your rating: { $rating } ± { $error }
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-yours = { $move }: that gives away at least { $loss } of win chance.
puzzle-best = The best move: { $move }. Win chance { $chance }.
puzzle-reason = How much more it brings than the next best, in expected points
puzzle-next = Next puzzle
puzzle-kept = Your first tries make your rating.
puzzle-kept-here = This browser remembers what you solved; with an account you get a rating.
guess-whose = Whose moves
guess-what = What did { $name } do here?
guess-place = Decision { $place } of { $count }.
guess-choose = Choose a move on the board.
guess-score = { $hits } of { $count } as played.
guess-given = Win chance given away a decision: you { $own }, { $name } { $theirs }.
guess-skip = Skip
guess-next = Next decision
guess-hit = Just what { $name } played
guess-equal = As good as what { $name } played
guess-better = Better than what { $name } played
guess-worse = { $name } found something better
guess-coach = Coach
guess-loss = gives away { $loss }
guess-chance = Win chance after the best move: { $chance }.
guess-end = That was the last decision of { $name }.
guess-none = { $name } had nothing to choose.
eyes = Through whose eyes
eyes-decider = Whoever decides
best-moves-of = What { $name } could do
best-moves-played = played
best-moves-forced = There was only one move.

## People: finding, ranking, devices, channels

nav-more = More
learn-game = Learn { $game }
puzzles-of = Puzzles of { $game }
home-round = { $game ->
    [machu_picchu] Day { $round } of { $rounds }
   *[other] Round { $round } of { $rounds }
 }
last-move-ago = last move { $ago }
running-tables = Being played
unbegun-tables = Not begun yet
replay-of = Watch the replay: { $game }
analysis-of-game = Analysis: { $game }
ranking-active = Who has played lately
ranking-all-time = All time
ranking-year = Played this year
ranking-month = Played this month
ranking-people-only = People only
ranking-friends = Whom I follow
nobody-in-scope = Nobody here fits that choice.
last-games = Last games
here-now = here now
rating-lately = { $from } to { $to } in the last { $games } games
spread-of-ratings = Spread of ratings
spread-bar = { $people } from { $from } to { $to }
provisional-help = Your rating is provisional: it is ranked behind the settled ones until it is surer.
points-to = { $points ->
    [one] 1 point
   *[other] { $points } points
} to { $name }.
points-to-next = { $points ->
    [one] 1 point
   *[other] { $points } points
} to the next place.
no-place-yet = You have no place yet: play a rated game.
no-place-without-account = People with an account are ranked.
find-rated = Find a rated game
change-this-month = { $change } in 30 days
profile-overview = Overview
curve-range = Time shown
curve-month = Month
curve-year = Year
curve-all = All
qr-of-code = The same code as a picture
qr-help = Point the camera of the other device at the picture, or type the code there.
claim-device = Sign in on this device?
claim-device-help = The code comes from a device on which you are signed in. Go on only if it is yours.
by-webhook = My turns in Discord or Slack
by-webhook-help = When it is your turn and you are not here, a line is written into your channel. Make a webhook in the channel’s settings and paste its address.
by-webhook-address = Address of the webhook
by-webhook-mention = Whom it mentions (optional)
by-webhook-saved = Your turns are announced there from now on.
by-webhook-stop = Stop
by-webhook-stopped = Nothing is announced there any more.

## Lobby

invitations = Invitations
invited-by = { $name } invites you to a game.
games = Games
tournaments = Tournaments
rating = rating
player = Player
date = Date
against = Against
how-many-players = How many players?
minutes = Minutes
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
preset = Ready-made set
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
invite-help = Send this link: whoever has it can take a seat.
invite-watch-help = Send this link: whoever has it can watch.
link = Link
copy-link = Copy link

## Table

spectator = Spectator

## Prompt and options

undo-was-final = Your last decision used chance or showed something hidden, so you cannot take it back alone.
undo-others-moved = Others have decided since your last decision, so you cannot take it back alone.
undo-refused-here = Somebody wanted to play on. You can ask again after the next decision.
undo-nothing = You have decided nothing yet that could be taken back.
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

## Hotseat

curtain-title = { $name } plays next
curtain-help = Hand over the screen. Nobody else looks.
curtain-open = I am { $name }

## Menu and settings

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
let-bot-play = Let a bot play on
leave-help = A bot plays your seat until you take over again, to the end if need be.
concede-help = You take the last place, and a bot plays your seat to the end. This cannot be taken back.
play-on = Play on
key-board = To the board
key-arrows = From thing to thing on the board
key-all-things = Also to things that cannot be chosen; Enter says why
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

## Rules and help

rules-search = Find in the rules
rules-none = Nothing found.
rules-contents = Contents
rules-found = { $count ->
    [one] 1 place found
   *[other] { $count } places found
}
rules-reconstructed = { $mark } reconstructed: nobody has read this number off the box yet.
rules-own-words = A summary in our own words, for players who know the game or are learning it here.

## Scores

all-items = All items
where-points = Where the points came from
points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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

refused-too-many-tables = You have opened many tables. Wait a while before you open another.
refused-unknown-game = There is no such game.
refused-not-host = Only the host may do that.
refused-already-started = The game has already begun.
refused-seat-taken = Somebody sits there already.
refused-seat-open = A seat is still open.
refused-bad-seats = The game is not for that number of players.
refused-bad-option = An option cannot have that value.
refused-no-bot = There is no such bot.
refused-not-finished = The game is not over yet.
refused-not-watching = You are not at this table.
refused-watching-many = You look at many tables at once. Leave one of them first.
refused-not-found = There is no such thing.
refused-bad-name = That name cannot be used.
refused-bot-name = A bot is called that, or something that looks like it. Please choose another name.
refused-name-taken = That name is taken already.
refused-bad-code = This code is wrong, has been used, or is too old.
refused-bad-address = That is not an e-mail address.
refused-bad-webhook = The address of a webhook begins with https://discord.com/api/webhooks/ or https://hooks.slack.com/.
refused-bad-login = Account or password is wrong.
refused-bad-origin = The page comes from another server. Please reload it.
refused-account-needed = You need an account for this.
refused-tournament-full = The tournament is full.
refused-invite-only = Only people with an account play here, by invitation.

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
why-first = Possible after “{ $way }”.
why-implied = This is what you are choosing for now.
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
problem-can-be-ended = You can end it without a result and keep the record.
problem-cannot-go-on = The game cannot be played on here.
problem-cannot-begin = No game can begin at this table any more; open a new one.
end-without-result = End the game without a result
ended-without-result = This game was ended without a result.
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
prefer-summaries = The end of a round is shown
summary-back = Back
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
    [one] { $gain } point
   *[other] { $gain } points
}, { $score } in all

## The workshop, learning, the coach

workshop = Workshop
refused-no-experiments = This server plays no experiments.
refused-too-many-games = That is more games than an experiment may have here.
refused-workshop-busy = An experiment is still going on; wait until it has ended, or stop it.
nav-learn = Learn
learn-task = Task { $task } of { $tasks }
learn-next-task = Next task
learn-second-knot = The second knot is tied.
learn-one-knot = Right; one answer was even better and would have tied a second knot.
learn-again = Once more with other numbers
learn-play = Play a first game
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
refused-coach-silent = The coach did not answer. Ask again.
analysis = Analysis
guess-move = Guess the move
rounds = Rounds
result = Result
to-the-table = To the table
puzzles = Puzzles
puzzles-line = Puzzles: find the one move that is far better than all others.
puzzles-task = Find the one move that is far better than all others.
puzzle-solve = Solve

## Finding people

find-somebody = Find somebody
find-somebody-help = How does the name begin?
nobody-found = Nobody’s name begins like that.
