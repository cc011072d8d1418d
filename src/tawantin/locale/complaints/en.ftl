# What is wrong with a components file, for all games alike

complaint-missing = { $file }: { $place } is missing.
complaint-whole-number = { $file }: { $place } must be a whole number, but is { $value }.
complaint-exactly = { $file }: { $place } must be { $allowed }, but is { $value }.
complaint-between = { $file }: { $place } must be between { $low } and { $high }, but is { $value }.
complaint-flag = { $file }: { $place } must be true or false, but is { $value }.
complaint-number = { $file }: { $place } must be a number from { $low } to { $high }, but is { $value }.
complaint-text = { $file }: { $place } must be a text, but is { $value }.
complaint-one-of = { $file }: { $place } must be one of { $choices }, but is { $value }.
complaint-list = { $file }: { $place } must be a list, but is { $value }.
complaint-entries = { $file }: { $place } must have { $length } entries, but has { $count }.
complaint-table = { $file }: { $place } must be a table, but is { $value }.
complaint-id = { $file }: { $place } must be a text or a whole number.
complaint-mark = { $file }: { $place } must begin with one of { $marks }.
complaint-seats = { $file }: { $place } must name at least one number of players.
complaint-colours = { $file }: { $place } must have an entry for each of { $seats } seats.
complaint-preset = { $file }: { $place } is wrong: { $problem }.
complaint-twice = { $file }: { $place } is there twice.
complaint-schema = { $file }: { $place } must be { $schema }; this file is for another version.
complaint-order = { $file }: { $place } must be { $wanted } in this order.
complaint-must-be = { $file }: { $place } must be { $wanted }.
complaint-at-least = { $file }: { $place } must be { $low } at least.
complaint-unknown = { $file }: { $place } names { $name }, which is unknown.
complaint-lacks-id = { $file }: { $place } must have one with the id { $id }, which the rules speak of.
complaint-none-for = { $file }: { $place } has none for { $seats } players.

complaint-unreadable = The components file { $file } cannot be read: { $problem }.
complaint-not-text = { $file } is not a text file in UTF-8: see line { $line }.
complaint-nested = { $file } is not valid TOML: it is nested too deeply.
complaint-not-toml = { $file } is not valid TOML: { $problem }.
complaint-too-large = { $file } is too large for a components file, which has at most { $most } MB.
complaint-unplayable = { $file }: with these values a game for { $seats } players cannot be played to its end ({ $problem }).
complaint-other-rules = { $file } is for version { $has } of the rules of { $game }; this program has version { $wants }.
complaint-other-game = { $file } is for '{ $has }', not for '{ $wants }'.
complaint-lacks-option = { $file } lacks the option '{ $option }', which the rules of { $game } ask for: take it from the printed file.
complaint-unusable = { $file }: the rules of { $game } cannot use these values ({ $problem }).
complaint-too-much = { $file }: trying these values out takes too much time or memory.

complaint-nowhere = There is no number at '{ $there }'.
complaint-nowhere-near = There is no number at '{ $there }'; is it one of these: { $near }?
complaint-too-many-changes = A variant has at most { $most } changes.
complaint-variant-too-large = { $file } is too large for a variant.
complaint-no-variant = { $file } is no variant: it must have game = "…" and a table [changes], or be a whole components file.
