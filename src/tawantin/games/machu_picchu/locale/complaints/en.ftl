# What is wrong with a components file of this game

complaint-word = { $file }: { $place } must be a word of its own.
complaint-no-good = { $file }: { $place } is not the id of a good.
complaint-districts-first = { $file }: { $place } must list the production districts and temples first.
complaint-two-districts = { $file }: { $place } must name two districts, but is { $value }.
complaint-itself = { $file }: { $place } joins a district with itself.
complaint-apart = { $file }: { $place } do not connect { $one } with { $other }.
complaint-one-good = { $file }: { $place } must name exactly one good.
complaint-other-kind = { $file }: { $place } puts something into { $district }, of another kind.
complaint-stones = { $file }: { $place } are too few for the temples' bonus_max.
complaint-columns = { $file }: { $place } must be the goods that have market = true, each once.
complaint-prices = { $file }: { $place } must not let a piece be bought below its sale.
complaint-bonus-field = { $file }: { $place } says nothing about field { $field }.
complaint-cards = { $file }: { $place } must be enough for all players, and at most 60.
complaint-no-icon = { $file }: { $place } names { $icon }, which is no profession or clergy.
complaint-give-back = { $file }: { $place } must be one less than draw.
