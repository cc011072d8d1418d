# Wat er mis is met een onderdelenbestand, voor alle spellen gelijk

complaint-missing = { $file }: { $place } ontbreekt.
complaint-whole-number = { $file }: { $place } moet een geheel getal zijn, maar is { $value }.
complaint-exactly = { $file }: { $place } moet { $allowed } zijn, maar is { $value }.
complaint-between = { $file }: { $place } moet tussen { $low } en { $high } liggen, maar is { $value }.
complaint-flag = { $file }: { $place } moet true of false zijn, maar is { $value }.
complaint-number = { $file }: { $place } moet een getal van { $low } tot { $high } zijn, maar is { $value }.
complaint-text = { $file }: { $place } moet een tekst zijn, maar is { $value }.
complaint-one-of = { $file }: { $place } moet een van { $choices } zijn, maar is { $value }.
complaint-list = { $file }: { $place } moet een lijst zijn, maar is { $value }.
complaint-entries = { $file }: { $place } moet { $length } elementen hebben, maar heeft er { $count }.
complaint-table = { $file }: { $place } moet een tabel zijn, maar is { $value }.
complaint-id = { $file }: { $place } moet een tekst of een geheel getal zijn.
complaint-mark = { $file }: { $place } moet met een van deze letters beginnen: { $marks }.
complaint-seats = { $file }: { $place } moet minstens één aantal spelers noemen.
complaint-colours = { $file }: { $place } moet een element hebben voor elk van de { $seats } plaatsen.
complaint-preset = { $file }: { $place } klopt niet: { $problem }.
complaint-twice = { $file }: { $place } komt twee keer voor.
complaint-schema = { $file }: { $place } moet { $schema } zijn; dit bestand is voor een andere versie.
complaint-order = { $file }: { $place } moet { $wanted } in deze volgorde zijn.
complaint-must-be = { $file }: { $place } moet { $wanted } zijn.
complaint-at-least = { $file }: { $place } moet minstens { $low } zijn.
complaint-unknown = { $file }: { $place } noemt { $name }, dat niet bestaat.
complaint-lacks-id = { $file }: { $place } moet een element met de id { $id } hebben, waarover de regels spreken.
complaint-none-for = { $file }: { $place } heeft er geen voor { $seats } spelers.

complaint-unreadable = Het onderdelenbestand { $file } kan niet worden gelezen: { $problem }.
complaint-not-text = { $file } is geen tekstbestand in UTF-8: zie regel { $line }.
complaint-nested = { $file } is geen geldige TOML: het is te diep genest.
complaint-not-toml = { $file } is geen geldige TOML: { $problem }.
complaint-too-large = { $file } is te groot voor een onderdelenbestand, dat hoogstens { $most } MB heeft.
complaint-unplayable = { $file }: met deze waarden kan een spel met { $seats } spelers niet worden uitgespeeld ({ $problem }).
complaint-other-rules = { $file } is voor versie { $has } van de regels van { $game }; dit programma heeft versie { $wants }.
complaint-other-game = { $file } is voor ‘{ $has }’, niet voor ‘{ $wants }’.
complaint-lacks-option = In { $file } ontbreekt de optie ‘{ $option }’, waar de regels van { $game } om vragen: neem die over uit het gedrukte bestand.
complaint-unusable = { $file }: de regels van { $game } kunnen niets met deze waarden ({ $problem }).
complaint-too-much = { $file }: deze waarden uitproberen kost te veel tijd of geheugen.

complaint-nowhere = Bij ‘{ $there }’ staat geen getal.
complaint-nowhere-near = Bij ‘{ $there }’ staat geen getal; is een van deze bedoeld: { $near }?
complaint-too-many-changes = Een variant heeft hoogstens { $most } wijzigingen.
complaint-variant-too-large = { $file } is te groot voor een variant.
complaint-no-variant = { $file } is geen variant: er moet game = "…" en een tabel [changes] in staan, of het moet een heel onderdelenbestand zijn.
