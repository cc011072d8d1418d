# Mi a baj egy összetevőfájllal, minden játéknál egyformán

complaint-missing = { $file }: { $place } hiányzik.
complaint-whole-number = { $file }: { $place } csak egész szám lehet, de ez áll ott: { $value }.
complaint-exactly = { $file }: { $place } értéke csak { $allowed } lehet, de ez áll ott: { $value }.
complaint-between = { $file }: { $place } értéke legalább { $low } és legfeljebb { $high } lehet, de ez áll ott: { $value }.
complaint-flag = { $file }: { $place } értéke true vagy false lehet, de ez áll ott: { $value }.
complaint-number = { $file }: { $place } értéke legalább { $low } és legfeljebb { $high } lehet, de ez áll ott: { $value }.
complaint-text = { $file }: { $place } csak szöveg lehet, de ez áll ott: { $value }.
complaint-one-of = { $file }: { $place } csak ezek egyike lehet: { $choices }; de ez áll ott: { $value }.
complaint-list = { $file }: { $place } csak lista lehet, de ez áll ott: { $value }.
complaint-entries = { $file }: { $place } alatt { $length } bejegyzésnek kell lennie, de { $count } van.
complaint-table = { $file }: { $place } csak táblázat lehet, de ez áll ott: { $value }.
complaint-id = { $file }: { $place } csak szöveg vagy egész szám lehet.
complaint-mark = { $file }: { $place } első betűje csak ezek egyike lehet: { $marks }.
complaint-seats = { $file }: { $place } alatt legalább egy játékosszámnak kell állnia.
complaint-colours = { $file }: { $place } alatt mind a { $seats } helyhez kell bejegyzés.
complaint-preset = { $file }: { $place } hibás: { $problem }.
complaint-twice = { $file }: { $place } kétszer szerepel.
complaint-schema = { $file }: { $place } értéke csak { $schema } lehet; ez a fájl egy másik verzióhoz való.
complaint-order = { $file }: { $place } csak ez lehet, ebben a sorrendben: { $wanted }.
complaint-must-be = { $file }: { $place } csak ez lehet: { $wanted }.
complaint-at-least = { $file }: { $place } értéke legalább { $low } lehet.
complaint-unknown = { $file }: { $place } alatt olyasmi áll, ami nincs: { $name }.
complaint-lacks-id = { $file }: { $place } alatt kell egy { $id } azonosítójú bejegyzés, mert a szabályok hivatkoznak rá.
complaint-none-for = { $file }: { $place } alatt nincs bejegyzés { $seats } játékoshoz.

complaint-unreadable = Nem olvasható ez az összetevőfájl: { $file } ({ $problem }).
complaint-not-text = { $file } nem UTF-8 kódolású szövegfájl (sor: { $line }).
complaint-nested = { $file } nem érvényes TOML: túl mélyen van egymásba ágyazva.
complaint-not-toml = { $file } nem érvényes TOML: { $problem }.
complaint-too-large = { $file } túl nagy: egy összetevőfájl legfeljebb { $most } MB lehet.
complaint-unplayable = { $file }: ezekkel az értékekkel { $seats } játékos nem tud végigjátszani egy játszmát ({ $problem }).
complaint-other-rules = { $file } más szabályváltozathoz való ({ $game }, { $has }. verzió); ez a program ezt a verziót ismeri: { $wants }.
complaint-other-game = { $file } ehhez a játékhoz való: „{ $has }”, nem ehhez: „{ $wants }”.
complaint-lacks-option = { $file }: hiányzik egy beállítás, amelyre a játék szabályainak ({ $game }) szükségük van: „{ $option }”. Vedd át a nyomtatott fájlból.
complaint-unusable = { $file }: a játék szabályai ({ $game }) nem tudnak mit kezdeni ezekkel az értékekkel ({ $problem }).
complaint-too-much = { $file }: ezeknek az értékeknek a kipróbálása túl sok időbe vagy memóriába kerül.

complaint-nowhere = Itt nincs szám: „{ $there }”.
complaint-nowhere-near = Itt nincs szám: „{ $there }”; talán ezek egyikére gondoltál: { $near }?
complaint-too-many-changes = Egy változatban legfeljebb { $most } módosítás lehet.
complaint-variant-too-large = { $file } túl nagy egy változathoz.
complaint-no-variant = { $file } nem változat: kell bele game = "…" és egy [changes] táblázat, vagy legyen teljes összetevőfájl.
