# Die Prinzen von Machu Picchu: Aufforderungen, Protokoll, Hinweise, Regeln in Kürze, geführter erster Zug.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } Mais
amount-llama = { $count ->
    [one] 1 Lama
   *[other] { $count } Lamas
}
amount-coca = { $count } Coca
amount-pottery = { $count } Keramik
amount-cloth = { $count } Tuch
one-farmer = einen Maisbauern
one-herder = einen Lamahirten
one-coca-planter = einen Cocapflanzer
one-potter = einen Töpfer
one-weaver = einen Weber
one-virgin = eine Jungfrau
one-puma-priest = einen Priester des Pumas
one-condor-priest = einen Priester des Kondors
to-corn-terrace = zu den Maisterrassen
to-llama-pasture = zur Lamaweide
to-coca-plantation = zur Cocapflanzung
to-potters-quarter = ins Viertel der Töpfer
to-weavers-quarter = ins Viertel der Weber
to-temple-of-the-condor = zum Tempel des Kondors
to-temple-of-the-puma = zum Tempel des Pumas
to-temple-of-the-sun = zum Tempel der Sonne
to-main-temple = zum Haupttempel
to-guard-house = zur Hütte des Wächters
to-royal-palace = zum Königspalast
to-house-of-priests = zum Haus der Priester
to-house-of-virgins = zum Haus der Jungfrauen
to-central-plaza = zum Marktplatz
to-sundial = zur Sonnenuhr
of-seat = { $name } { $count }

## Prompts, by kind of action

prompt-first-inca = Wo arbeitet dein erster Inka?
prompt-first-inca-hint = Er kostet nichts. Alle beginnen mit einem.
prompt-place = Setze deinen Prinzen ein
prompt-place-hint = In ein beliebiges Stadtviertel; dessen Aktion folgt sofort.
prompt-walk = Ziehe deinen Prinzen
prompt-walk-hint = Geh in ein leuchtendes Viertel, reite, oder bleib stehen und nimm eine Mondscheibe.
prompt-ride = Wohin reiten?
prompt-ride-hint = In jedes andere Viertel, für { $cost }.
prompt-produce = { $name }: Wie viele Inkas arbeiten?
prompt-produce-hint = Jeder kostet Mais. Heute arbeiten sie nicht noch einmal.
prompt-sacrifice = { $name }: Wie viele Lamas?
prompt-sacrifice-hint = { $steps } Schritte je Lama; ein Lama für jeden deiner Geistlichen hier.
prompt-offer = Du bist im Haupttempel: Was opferst du?
prompt-offer-visited = { $name } hat den Haupttempel besucht: Was opferst du?
prompt-offer-hint = Verschiedene Waren, je eine Einheit; { $steps } Schritte je Einheit.
prompt-hire = { $name }: Wen stellst du ein?
prompt-hire-hint = Von jedem Beruf einen; sie kommen in ihr eigenes Viertel.
prompt-recruit = { $name }: Wen nimmst du auf?
prompt-recruit-hint = Eine Scheibe je Besuch. Der Wert ihrer Reihe sinkt für alle.
prompt-sell = { $name }: verkaufen und kaufen
prompt-sell-hint = Klick zum Verkaufen deine Waren an, zum Kaufen eine Spalte des Marktes. Jede Ware geht je Besuch nur in eine Richtung.
prompt-buy = { $name }: Waren kaufen
prompt-buy-hint = Klick eine Spalte des Marktes an; jedes Stück kostet den niedrigsten belegten Preis.
prompt-market-remove = { $name }: Welche Spalte anpassen?
prompt-market-remove-hint = Einmal, vor dem Handeln: ein Stück vom Markt nehmen oder eines aus der Bank darauflegen.
prompt-market-add = { $name }: Welche Spalte anpassen?
prompt-market-add-hint = Einmal, vor dem Handeln: ein Stück vom Markt nehmen oder eines aus der Bank darauflegen.
prompt-send = Einen Inka zur Sonnenuhr schicken?
prompt-send-hint = Nachts bringt er { $sundial-reward_units } verschiedene Waren und { $sundial-reward_steps } Schritte und kehrt in deinen Vorrat zurück.
prompt-sundial-goods = Nacht an der Sonnenuhr: Welche { $sundial-reward_units } Waren?
prompt-sundial-goods-hint = Je eine Einheit von { $sundial-reward_units } verschiedenen Waren.
prompt-give-back = Du warst auf dem Gipfel: Welche Karte kommt unter den Stapel?
prompt-give-back-hint = { $left ->
    [one] Eine Karte geht zurück, alt oder neu.
   *[other] { $left } Karten gehen zurück, alt oder neu.
}
prompt-moon-buy = Nacht: Bezahlst du für „{ $name }“?
fold-good-llama = Für ein Lama reiten
fold-adjust = Markt anpassen

## Actions

action-first-inca = Setze { $profession_one } ein
action-place = Geh { $district_to }
action-walk = Geh { $district_to }
action-ride = Reite { $district_to } für { $movement-ride_llamas ->
    [one] 1 Lama
   *[other] { $movement-ride_llamas } Lamas
}
action-stay = Bleib stehen und nimm „{ $moon_tile }“
action-produce = { $a1 ->
    [0] Ruhen lassen
    [one] 1 Inka arbeiten lassen
   *[other] { $a1 } Inkas arbeiten lassen
}
more-walk = { $now }
more-ride = { $now }
more-place = { $now }
more-produce = { $goods } für { $paid }
action-sacrifice = { $a1 ->
    [0] Lamas behalten
    [one] 1 Lama opfern
   *[other] { $a1 } Lamas opfern
}
more-sacrifice = { $steps } Schritte
action-offer = Opfere { $good_unit }
action-offer-done = Opfer beenden
action-hire = Stell { $profession_one } ein: { $profession_cost }
action-hire-done = Fertig
action-recruit = Nimm { $clergy_one } auf: { $clergy_cost }
action-recruit-none = Niemanden aufnehmen
action-market-remove = { $market_one } wegnehmen
action-market-add = { $market_one } dazulegen
action-sell = Verkaufe { $good_one }
more-sell = { $price }
action-buy = Kaufe { $market_one }
more-buy = { $price }
action-market-done = Markt verlassen
action-send = Schick { $profession_one }
action-send-none = Niemanden schicken
action-give-back = Zurück: { $card }
action-moon-buy = Bezahlen und nehmen
action-moon-decline = Liegen lassen
action-sundial-goods = Nimm { $good_all_unit }

## Names and tooltips

name-market = Markt: { $name }
market-state = { $pieces } Stück; Verkauf für { $sell }, Kauf für { $buy }
tip-district-corn-terrace = Nimm den Mais, der hier liegt. Dann bringt jeder Maisbauer aller Spieler { $profession-farmer-produces-corn } Mais.
tip-district-llama-pasture = Nimm die Lamas, die hier stehen. Dann kann jeder Lamahirte für { $profession-herder-pay_corn } Mais ein Lama liefern.
tip-district-coca-plantation = Nimm die Coca, die hier liegt. Dann kann jeder Cocapflanzer für { $profession-coca_planter-pay_corn } Mais eine Coca liefern.
tip-district-potters-quarter = Nimm die Keramik, die hier liegt. Dann kann jeder Töpfer für { $profession-potter-pay_corn } Mais eine Keramik liefern.
tip-district-weavers-quarter = Nimm das Tuch, das hier liegt. Dann kann jeder Weber für { $profession-weaver-pay_corn } Mais ein Tuch liefern.
tip-district-temple-of-the-sun = { $temple-steps_per_stone } Schritte je Stein. Dann können alle mit ihren Jungfrauen Lamas opfern.
tip-district-temple-of-the-puma = { $temple-steps_per_stone } Schritte je Stein. Dann können alle mit ihren Priestern des Pumas Lamas opfern.
tip-district-temple-of-the-condor = { $temple-steps_per_stone } Schritte je Stein. Dann können alle mit ihren Priestern des Kondors Lamas opfern.
tip-district-main-temple = { $temple-steps_per_stone } Schritte je Stein. Dann können alle verschiedene Waren opfern, { $temple-offering_steps_per_unit } Schritte je Einheit.
tip-district-guard-house = Stell einen Maisbauern ({ $profession-farmer-cost-llama } Lama, { $profession-farmer-cost-pottery } Keramik) und einen Lamahirten ({ $profession-herder-cost-corn } Mais, { $profession-herder-cost-coca } Coca) ein.
tip-district-royal-palace = Stell einen Cocapflanzer (Keramik, Tuch), einen Töpfer (Coca, Tuch) und einen Weber (Coca, Keramik) ein.
tip-district-house-of-priests = Nimm einen Priester des Pumas oder des Kondors auf.
tip-district-house-of-virgins = Nimm eine Jungfrau auf.
tip-district-central-plaza = Verkaufe und kaufe Lamas, Coca, Keramik und Tuch gegen Mais.
tip-district-sundial = Schick einen Inka: Nachts bringt er { $sundial-reward_units } verschiedene Waren und { $sundial-reward_steps } Schritte.
tip-moon-tile = Bleib stehen und nimm sie; sie zahlt nachts. Die dritte Scheibe beendet den Tag.
tip-clergy-virgin = Kosten: { $clergy-virgin-cost-pottery } Keramik, { $clergy-virgin-cost-coca } Coca, { $clergy-virgin-cost-cloth } Tuch. Sie opfern Lamas im Tempel der Sonne.
tip-clergy-puma-priest = Kosten: { $clergy-puma_priest-cost-cloth } Tuch, { $clergy-puma_priest-cost-pottery } Keramik, { $clergy-puma_priest-cost-coca } Coca. Sie opfern Lamas im Tempel des Pumas.
tip-clergy-condor-priest = Kosten: { $clergy-condor_priest-cost-coca } Coca, { $clergy-condor_priest-cost-pottery } Keramik, { $clergy-condor_priest-cost-cloth } Tuch. Sie opfern Lamas im Tempel des Kondors.
tip-market = Verkauft wird zum höchsten freien Preis, gekauft zum niedrigsten belegten.
tip-station-granary = Wer ihn erreicht oder überschreitet, bekommt am Ende des Zuges { $station-granary-amount } Mais.
tip-station-llama-stable = Wer ihn erreicht oder überschreitet, bekommt am Ende des Zuges ein Lama.
tip-piece-summit = Zieh { $card_draw-draw } Karten, gib { $card_draw-give_back } aus der ganzen Hand zurück und geh bei { $trail-wrap_to } weiter.
tip-piece-sun-tile = Bekommt, wer die dritte Mondscheibe des Tages nimmt. Alle anderen haben noch einen Zug; ihr Besitzer beginnt den nächsten Tag.
tip-piece-deck = Jede Karte zählt { $scoring-points_per_match } Punkt für jeden eigenen Inka oder Geistlichen ihrer zwei Arten. Ist der Stapel leer, ist die Stadt gerettet.
tip-piece-time-track = Nach dem letzten Tag kommen die Spanier. Wer den Tag beendet, nimmt den Mais seines Mondes.
now-brings = Bringt dir jetzt: { $what }.
now-nothing = Bringt dir jetzt nichts.
now-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
now-steps-up-to = bis zu { $steps } Schritte
now-for = { $who } für { $cost }
now-lacks = Für { $who } fehlt dir: { $goods }.
now-you-lack = Dir fehlt: { $goods }.
now-can-pay = Du kannst es jetzt bezahlen.
now-next-value = Nach der nächsten Aufnahme sind es { $value } Schritte.
now-moon-for = In der Nacht: { $gets } für { $paid }.
now-moon = In der Nacht: { $gets }.
now-scout = { $steps ->
    [one] Dein Läufer ist 1 Schritt entfernt.
   *[other] Dein Läufer ist { $steps } Schritte entfernt.
}
now-sells = Verkaufen könntest du jetzt: { $what }.
now-price = Auf dem Markt bringt es { $sell } und kostet { $buy }.
now-job = Eingestellt wird hier: { $where }, für { $cost }. Liefert { $made }.
tip-good = Entsteht im eigenen Viertel, wird auf dem Marktplatz verkauft und gekauft.
tip-good-corn = Bezahlt die Arbeit, ist das Geld des Markts und kauft, was Mondscheiben bieten.
tip-count-incas = Jeder arbeitet im Viertel seines Berufs und zählt mit jeder Karte, die ihn zeigt.
tip-profession = Zählt mit jeder eigenen Karte, die diesen Beruf zeigt.
now-no-inca = In deinem Vorrat ist kein Inka mehr.
held-by = bei { $name }
district-bonus = { $bonus ->
    [0] heute nichts mehr da
   *[other] liegt da: { $bonus }
}
district-steps = je { $steps } Schritte
district-incas = Inkas: { $names }
district-princes = hier: { $names }
clergy-state = noch { $left }, { $value } Schritte je Lama
deck-left = noch { $count }
deck-own = deine an Stelle { $place }: { $card }

## Log, by event

log-game-begun = { $start_player } beginnt.
log-card-dealt = { $card_known ->
    [yes] { $seat } bekommt eine Karte: { $card }.
   *[no] { $seat } bekommt eine Karte.
}
log-first-inca-placed = { $seat } setzt { $profession_one } ein.
log-turn-begun = { $seat } ist am Zug.
log-prince-moved = { $how_id ->
    [ride] { $seat } zahlt { $llamas_words } und reitet { $district_to }.
    [place] { $seat } beginnt und geht { $district_to }.
   *[walk] { $seat } geht { $district_to }.
}
log-moon-tile-taken = { $seat } bleibt stehen und nimmt „{ $tile }“.
log-sun-tile-taken = { $seat } nimmt die Sonnenscheibe: noch ein Zug für alle anderen.
log-bonus-taken = { $seat } nimmt, was dort lag: { $amount_words }.
log-stones-taken = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}: { $steps } Schritte.
log-nothing-left = Dort ist heute nichts mehr zu holen.
log-produced = { $incas ->
    [0] { $seat } lässt die Inkas ruhen.
   *[other] { $corn_paid ->
        [0] { $seat } erntet { $amount_words }.
       *[other] { $seat } zahlt { $corn_paid_words } und bekommt { $amount_words }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } behält die Lamas.
   *[other] { $seat } opfert { $llamas_words }: { $steps } Schritte.
}
log-offered = { $seat } opfert { $amount_words }.
log-offering-made = { $units ->
    [0] { $seat } opfert nichts.
    [one] { $seat } opfert 1 Einheit: { $steps } Schritte.
   *[other] { $seat } opfert { $units } Einheiten: { $steps } Schritte.
}
log-inca-hired = { $seat } stellt { $profession_one } für { $paid } ein.
log-clergy-recruited = { $seat } nimmt { $clergy_one } für { $paid } auf: Wert jetzt { $value }.
log-market-adjusted = { $change_sign ->
    [plus] { $seat } legt { $good_one } auf den Markt.
   *[minus] { $seat } nimmt { $good_one } vom Markt.
}
log-good-sold = { $seat } verkauft { $good_one } für { $corn_words }.
log-good-bought = { $seat } kauft { $good_one } für { $corn_words }.
log-inca-sent = { $seat } schickt { $profession_one } zur Sonnenuhr.
log-sundial-rewarded = { $seat } bekommt { $goods } von der Sonnenuhr.
log-scout-moved = Der Läufer von { $seat } geht auf Feld { $field }.
log-station-reached = { $seat } kommt am { $station } vorbei: { $amount_words } am Ende des Zuges.
log-trail-reward-paid = { $seat } bekommt { $amount_words } vom Inkapfad.
log-cards-drawn = { $cards_known ->
    [yes] { $seat } erreicht den Gipfel und zieht: { $cards }.
   *[no] { $seat } erreicht den Gipfel, zieht { $count } und gibt { $give_back } zurück.
}
log-returned-card-drawn = { $seat } hat eine Karte gezogen, die du zurückgegeben hattest: { $card }.
log-card-given-back = { $card_known ->
    [yes] { $seat } gibt zurück: { $card }.
   *[no] { $seat } gibt eine Karte zurück.
}
log-draw-missed = { $seat } erreicht den Gipfel, aber der Stapel ist leer: { $points } Punkte.
log-time-corn-taken = { $seat } beendet den Tag und nimmt { $amount_words }.
log-night-fell = Nacht { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } lässt „{ $tile }“ ungenutzt.
   *[other] { $corn_paid ->
        [0] { $seat } bekommt { $amount_words } ({ $tile }).
       *[other] { $seat } zahlt { $corn_paid_words } für { $amount_words } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } geht { $steps } Schritte ({ $tile }).
log-bonus-laid = In der Stadt liegen neue Waren und Steine.
log-day-begun = Tag { $day }
log-hand-revealed = { $seat } zeigt: { $cards }. Gold: { $gold }.
log-game-ended = { $ending }. { $reason_id ->
    [clergy_complete] Alle Geistlichen sind aufgenommen.
    [deck_empty] Der Stapel ist leer.
   *[last_day_over] Der letzte Tag ist vorbei.
}
log-points-counted = { $multiplier ->
    [1] { $seat } hat { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $seat } hat { $gold } Gold: Punkte mal { $multiplier }, zusammen { $total }.
}

## Board, seats, tray

plate-steps = je { $steps }
plate-each = je { $steps }
plate-hire = Inkas
plate-recruit = Klerus
plate-trade = handeln
market-title = Markt: Preis in Mais
day-of = Tag { $day } von { $days }
night-of = Nacht nach Tag { $day }
day-closes = { $name } hat die Sonne: letzte Züge des Tages
moons-of = { $taken } von { $ends } Mondscheiben genommen
incas-of = { $count } von { $total }
incas-in-city = Inkas in der Stadt
cards-in-hand = Karten
moon-tiles-held = Mondscheiben
status-active = Am Zug
your-goods = Deine Waren
good-state = { $name }: { $count }
your-incas = Deine Inkas
inca-state = { $name }: { $count }. Kosten: { $cost }
incas-supply = { $count } im Vorrat
your-cards = Opferkarten
worth-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold
card-state = { $name }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold
card-points = { $points } SP
end-title = Wie nah ist das Ende?
end-clergy = Geistliche
end-deck = Stapel
end-days = Tage
end-help = Alle Geistlichen oder ein leerer Stapel retten die Stadt: Die Punkte zählen, wie sie sind. Sind vorher die Tage um, vervielfacht das Gold sie mit { $scoring-multipliers-0 }, { $scoring-multipliers-1 } oder { $scoring-multipliers-2 }.

## Score

item-farmer = Maisbauern
item-herder = Lamahirten
item-coca-planter = Cocapflanzer
item-potter = Töpfer
item-weaver = Weber
item-virgin = Jungfrauen
item-puma-priest = Priester des Pumas
item-condor-priest = Priester des Kondors
item-trail = Läufer auf dem Inkapfad
item-missed-draws = Gipfel ohne Karte
item-gold = Gold

## The end of a round

summary-night = Nacht { $day }
summary-moon = Mond und Pfad
summary-hands = Die Karten werden gezeigt

kind-profession = Berufe
kind-district = Stadtviertel
kind-moon-tile = Mondscheiben
kind-clergy = Geistlichkeit
kind-card = Opferkarten
