# Mi a baj e játék összetevőfájljával

complaint-word = { $file }: { $place } csak egyetlen szó lehet, amely máshol nem áll.
complaint-no-good = { $file }: { $place } nem áru azonosítója.
complaint-districts-first = { $file }: { $place } elején a termelő kerületek és a templomok álljanak.
complaint-two-districts = { $file }: { $place } két kerületet nevezzen meg, de ez áll ott: { $value }.
complaint-itself = { $file }: { $place } egy kerületet önmagával köt össze.
complaint-apart = { $file }: { $place } nem kötik össze ezeket: { $one }, { $other }.
complaint-one-good = { $file }: { $place } pontosan egy árut nevezzen meg.
complaint-other-kind = { $file }: { $place } másfajta kerületbe tesz valamit: { $district }.
complaint-stones = { $file }: { $place } alatt túl kevés áll a templomok bonus_max értékéhez.
complaint-columns = { $file }: { $place } alatt csak a market = true áruk állhatnak, mindegyik egyszer.
complaint-prices = { $file }: { $place } nem engedheti, hogy egy darab olcsóbb legyen, mint amennyiért eladható.
complaint-bonus-field = { $file }: { $place } nem mond semmit erről a mezőről: { $field }.
complaint-cards = { $file }: { $place } elég legyen minden játékosnak, és legfeljebb 60.
complaint-no-icon = { $file }: { $place } alatt olyasmi áll, ami se nem foglalkozás, se nem papság: { $icon }.
complaint-give-back = { $file }: { $place } eggyel kevesebb legyen, mint draw.
