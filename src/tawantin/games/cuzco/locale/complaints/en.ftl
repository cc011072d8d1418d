# What is wrong with a components file of this game

complaint-triangles = { $file }: { $place } must have three feather and three building triangles.
complaint-bare = { $file }: { $place } leaves { $village } without feather or points.
complaint-each-once = { $file }: { $place } must name each of { $triangles } once.
complaint-deeds = { $file }: { $place } must name what is done there.
complaint-no-space = { $file }: { $place } has none for { $deed } with { $seats } players.
complaint-no-free-space = { $file }: { $place } has none with { $seats } players where every die may lie at any time: not descending, for points or exchange.
complaint-slots = { $file }: { $place } must have { $count } slots for { $colour }.
complaint-khipu = { $file }: { $place } must start with { $count } khipu.
complaint-market = { $file }: { $place } must fill the market exactly with { $seats } players.
complaint-two-numbers = { $file }: { $place } must be two different numbers.
complaint-god-cards = { $file }: { $place } has too few god cards for { $seats } players.
complaint-copies = { $file }: { $place } has too few cards of one god for { $seats } players.
complaint-weaker = { $file }: { $place } must not fall as the strength grows.
complaint-no-tile = { $file }: { $place } is no person tile.
complaint-tasks = { $file }: { $place } has too few for the { $drawn } drawn with { $seats } players.
complaint-villages = { $file }: { $place } gives { $triangles } { $count } villages with a { $feather } feather, not { $wanted }.
complaint-no-way = { $file }: { $place } gives { $triangles }, overlay turned by { $turns }, no { $road } to { $place }.
