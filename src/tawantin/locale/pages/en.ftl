# All pages but tables: a table does not load these.

## Tournaments

tournament-new = New tournament
tournaments-none = There is no tournament yet.
tournaments-older = Older tournaments
tournaments-yours = Yours
tournaments-all = All tournaments
tournament-needs-account = Tournaments are for people with an account: make one behind the button at the top right.
tournament-title = Title
tournament-form = Form
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-swiss-help = Each round brings together those who stand alike; nobody meets the same opponent twice while that can be helped.
tournament-round-robin-help = As many rounds as it takes until everybody has met everybody. At most 32 players.
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-fill = If the players do not fill all tables
tournament-fill-bots = Bots complete them
tournament-fill-bye = Some sit a round out
tournament-level = Strength of these bots
tournament-most = How many may play
tournament-join-too = I play too.
tournament-listed-help = Everybody can find it; otherwise only who has the link.
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
tournament-void = Ended without a result: everybody at it has a bye.
tournament-withdrawn = withdrawn
tournament-how = How it is counted
tournament-how-text = A point for each opponent behind you at the table, half a point for each that is level with you. A bye is worth the middle of a table. If points are level, wins decide, then the average points of the opponents, then the share of the points made at the tables.
tournament-csv = Standing as CSV
tournament-json = Everything as JSON
tournament-at-tables = { $seats } at a table
bot-number = Bot { $number }

## Account

own-data = Your data
own-data-help = All that is kept of you, as one file: your name, sessions, ratings, games, and what you said at tables.
own-data-export = Download my data
leave-for-good = Delete the account
leave-for-good-help = Your name, your account, your ratings and all you have said are removed, here and in the games of others, where a former player is left. Bots go on where you play. This cannot be taken back.
leave-for-good-sure = Delete my account for good
invite-code = Code of your invitation
