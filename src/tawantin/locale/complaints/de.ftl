# Was an einer Komponentendatei falsch ist, für alle Spiele gleich

complaint-missing = { $file }: { $place } fehlt.
complaint-whole-number = { $file }: { $place } muss eine ganze Zahl sein, ist aber { $value }.
complaint-exactly = { $file }: { $place } muss { $allowed } sein, ist aber { $value }.
complaint-between = { $file }: { $place } muss zwischen { $low } und { $high } liegen, ist aber { $value }.
complaint-flag = { $file }: { $place } muss true oder false sein, ist aber { $value }.
complaint-number = { $file }: { $place } muss eine Zahl von { $low } bis { $high } sein, ist aber { $value }.
complaint-text = { $file }: { $place } muss ein Text sein, ist aber { $value }.
complaint-one-of = { $file }: { $place } muss eines von { $choices } sein, ist aber { $value }.
complaint-list = { $file }: { $place } muss eine Liste sein, ist aber { $value }.
complaint-entries = { $file }: { $place } muss { $length } Einträge haben, hat aber { $count }.
complaint-table = { $file }: { $place } muss eine Tabelle sein, ist aber { $value }.
complaint-id = { $file }: { $place } muss ein Text oder eine ganze Zahl sein.
complaint-mark = { $file }: { $place } muss mit einem dieser Buchstaben beginnen: { $marks }.
complaint-seats = { $file }: { $place } muss mindestens eine Spielerzahl nennen.
complaint-colours = { $file }: { $place } braucht einen Eintrag für jeden der { $seats } Plätze.
complaint-preset = { $file }: { $place } ist falsch: { $problem }.
complaint-twice = { $file }: { $place } kommt zweimal vor.
complaint-schema = { $file }: { $place } muss { $schema } sein; diese Datei ist für eine andere Version.
complaint-order = { $file }: { $place } muss { $wanted } in dieser Reihenfolge sein.
complaint-must-be = { $file }: { $place } muss { $wanted } sein.
complaint-at-least = { $file }: { $place } muss mindestens { $low } sein.
complaint-unknown = { $file }: { $place } nennt { $name }, das es nicht gibt.
complaint-lacks-id = { $file }: { $place } braucht einen Eintrag mit der id { $id }, von dem die Regeln sprechen.
complaint-none-for = { $file }: { $place } hat keinen Eintrag für { $seats } Spieler.

complaint-unreadable = Die Komponentendatei { $file } lässt sich nicht lesen: { $problem }.
complaint-not-text = { $file } ist keine Textdatei in UTF-8: siehe Zeile { $line }.
complaint-nested = { $file } ist kein gültiges TOML: Es ist zu tief verschachtelt.
complaint-not-toml = { $file } ist kein gültiges TOML: { $problem }.
complaint-too-large = { $file } ist zu groß für eine Komponentendatei, die höchstens { $most } MB hat.
complaint-unplayable = { $file }: Mit diesen Werten lässt sich ein Spiel zu { $seats } nicht zu Ende spielen ({ $problem }).
complaint-other-rules = { $file } ist für Version { $has } der Regeln von { $game }; dieses Programm hat Version { $wants }.
complaint-other-game = { $file } ist für „{ $has }“, nicht für „{ $wants }“.
complaint-lacks-option = { $file } fehlt die Option „{ $option }“, nach der die Regeln von { $game } fragen: Nimm sie aus der gedruckten Datei.
complaint-unusable = { $file }: Die Regeln von { $game } können mit diesen Werten nichts anfangen ({ $problem }).
complaint-too-much = { $file }: Diese Werte auszuprobieren kostet zu viel Zeit oder Speicher.

complaint-nowhere = Bei „{ $there }“ steht keine Zahl.
complaint-nowhere-near = Bei „{ $there }“ steht keine Zahl; ist eine von diesen gemeint: { $near }?
complaint-too-many-changes = Eine Variante hat höchstens { $most } Änderungen.
complaint-variant-too-large = { $file } ist zu groß für eine Variante.
complaint-no-variant = { $file } ist keine Variante: Sie braucht game = "…" und eine Tabelle [changes], oder sie ist eine ganze Komponentendatei.
