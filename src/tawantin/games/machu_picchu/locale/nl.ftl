# De prinsen van Machu Picchu: vragen, verslag, uitleg, regels in het kort, begeleide eerste beurt.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } maïs
amount-llama = { $count ->
    [one] 1 lama
   *[other] { $count } lama’s
}
amount-coca = { $count } coca
amount-pottery = { $count } aardewerk
amount-cloth = { $count } stof
one-farmer = een boer
one-herder = een herder
one-coca-planter = een cocaplanter
one-potter = een pottenbakker
one-weaver = een wever
one-virgin = een zonnemaagd
one-puma-priest = een poemapriester
one-condor-priest = een condorpriester
to-corn-terrace = naar het maïsterras
to-llama-pasture = naar de lamaweide
to-coca-plantation = naar de cocaplantage
to-potters-quarter = naar de pottenbakkerswijk
to-weavers-quarter = naar de weverswijk
to-temple-of-the-condor = naar de tempel van de condor
to-temple-of-the-puma = naar de tempel van de poema
to-temple-of-the-sun = naar de tempel van de zon
to-main-temple = naar de hoofdtempel
to-guard-house = naar de wachtershut
to-royal-palace = naar het koninklijk paleis
to-house-of-priests = naar het huis van de priesters
to-house-of-virgins = naar het huis van de maagden
to-central-plaza = naar het marktplein
to-sundial = naar de zonnewijzer
of-seat = { $name } { $count }

## Prompts, by kind of action

prompt-first-inca = Waar werkt je eerste Inca?
prompt-first-inca-hint = Hij kost niets. Iedereen begint met één.
prompt-place = Zet je prins neer
prompt-place-hint = In een wijk naar keuze; de actie volgt meteen.
prompt-walk = Verplaats je prins
prompt-walk-hint = Loop naar een oplichtende wijk, rijd, of blijf staan en neem een maanschijf.
prompt-ride = Waarheen rijd je?
prompt-ride-hint = Naar elke andere wijk, voor { $cost }.
prompt-produce = { $name }: hoeveel Inca’s werken er?
prompt-produce-hint = Elke Inca kost maïs. Vandaag werken ze niet nog eens.
prompt-sacrifice = { $name }: hoeveel lama’s?
prompt-sacrifice-hint = { $steps } stappen per lama; één lama voor ieder van je geestelijken hier.
prompt-offer = Je bent in de hoofdtempel: wat offer je?
prompt-offer-visited = { $name } heeft de hoofdtempel bezocht: wat offer je?
prompt-offer-hint = Verschillende goederen, van elk één eenheid; { $steps } stappen per eenheid.
prompt-hire = { $name }: wie neem je in dienst?
prompt-hire-hint = Van elk beroep één; ze gaan naar hun eigen wijk.
prompt-recruit = { $name }: wie werf je?
prompt-recruit-hint = Eén tegel per bezoek. De waarde van de rij daalt voor iedereen.
prompt-sell = { $name }: verkopen en kopen
prompt-sell-hint = Klik op je goederen om te verkopen, op een kolom van de markt om te kopen. Elke soort gaat per bezoek maar één kant op.
prompt-buy = { $name }: goederen kopen
prompt-buy-hint = Klik op een kolom van de markt; elk stuk kost de laagste bezette prijs.
prompt-market-remove = { $name }: welke kolom pas je aan?
prompt-market-remove-hint = Eén keer, vóór het handelen: een stuk van de markt af, of een uit de bank erbij.
prompt-market-add = { $name }: welke kolom pas je aan?
prompt-market-add-hint = Eén keer, vóór het handelen: een stuk van de markt af, of een uit de bank erbij.
prompt-send = Een Inca naar de zonnewijzer sturen?
prompt-send-hint = ’s Nachts brengt hij { $sundial-reward_units } verschillende goederen en { $sundial-reward_steps } stappen, en gaat terug naar je voorraad.
prompt-sundial-goods = Nacht bij de zonnewijzer: welke { $sundial-reward_units } goederen?
prompt-sundial-goods-hint = Eén eenheid van { $sundial-reward_units } verschillende goederen.
prompt-give-back = Je was op de top: welke kaart gaat onder de stapel?
prompt-give-back-hint = { $left ->
    [one] Eén kaart gaat terug, oud of nieuw.
   *[other] { $left } kaarten gaan terug, oud of nieuw.
}
prompt-moon-buy = Nacht: betaal je voor ‘{ $name }’?
fold-good-llama = Rijden voor een lama
fold-adjust = Markt aanpassen

## Actions

action-first-inca = Zet { $profession_one } neer
action-place = Ga { $district_to }
action-walk = Loop { $district_to }
action-ride = Rijd { $district_to } voor { $movement-ride_llamas ->
    [one] 1 lama
   *[other] { $movement-ride_llamas } lama’s
}
action-stay = Blijf staan en neem ‘{ $moon_tile }’
action-produce = { $a1 ->
    [0] Laat ze rusten
    [one] Laat 1 Inca werken
   *[other] Laat { $a1 } Inca’s werken
}
more-walk = { $now }
more-ride = { $now }
more-place = { $now }
more-produce = { $goods } voor { $paid }
action-sacrifice = { $a1 ->
    [0] Houd de lama’s
    [one] Offer 1 lama
   *[other] Offer { $a1 } lama’s
}
more-sacrifice = { $steps } stappen
action-offer = Offer { $good_unit }
action-offer-done = Klaar met offeren
action-hire = Neem { $profession_one } in dienst: { $profession_cost }
action-hire-done = Klaar
action-recruit = Werf { $clergy_one }: { $clergy_cost }
action-recruit-none = Niemand werven
action-market-remove = { $market_one } eraf
action-market-add = { $market_one } erbij
action-sell = Verkoop { $good_one }
more-sell = { $price }
action-buy = Koop { $market_one }
more-buy = { $price }
action-market-done = Markt verlaten
action-send = Stuur { $profession_one }
action-send-none = Niemand sturen
action-give-back = Terug: { $card }
action-moon-buy = Betalen en nemen
action-moon-decline = Laten liggen
action-sundial-goods = Neem { $good_all_unit }

## Names and tooltips

name-market = Markt: { $name }
market-state = { $pieces ->
    [one] 1 stuk
   *[other] { $pieces } stuks
}; verkoop voor { $sell }, koop voor { $buy }
tip-district-corn-terrace = Neem de maïs die hier ligt. Dan brengt iedere boer van alle spelers { $profession-farmer-produces-corn } maïs.
tip-district-llama-pasture = Neem de lama’s die hier staan. Dan kan iedere herder voor { $profession-herder-pay_corn } maïs een lama leveren.
tip-district-coca-plantation = Neem de coca die hier ligt. Dan kan iedere cocaplanter voor { $profession-coca_planter-pay_corn } maïs een coca leveren.
tip-district-potters-quarter = Neem het aardewerk dat hier ligt. Dan kan iedere pottenbakker voor { $profession-potter-pay_corn } maïs een stuk aardewerk maken.
tip-district-weavers-quarter = Neem de stof die hier ligt. Dan kan iedere wever voor { $profession-weaver-pay_corn } maïs een stuk stof maken.
tip-district-temple-of-the-sun = { $temple-steps_per_stone } stappen per steen. Dan mag iedereen met zonnemaagden lama’s offeren.
tip-district-temple-of-the-puma = { $temple-steps_per_stone } stappen per steen. Dan mag iedereen met poemapriesters lama’s offeren.
tip-district-temple-of-the-condor = { $temple-steps_per_stone } stappen per steen. Dan mag iedereen met condorpriesters lama’s offeren.
tip-district-main-temple = { $temple-steps_per_stone } stappen per steen. Dan mag iedereen verschillende goederen offeren, { $temple-offering_steps_per_unit } stappen per eenheid.
tip-district-guard-house = Neem een boer ({ $profession-farmer-cost-llama } lama, { $profession-farmer-cost-pottery } aardewerk) en een herder ({ $profession-herder-cost-corn } maïs, { $profession-herder-cost-coca } coca) in dienst.
tip-district-royal-palace = Neem een cocaplanter (aardewerk, stof), een pottenbakker (coca, stof) en een wever (coca, aardewerk) in dienst.
tip-district-house-of-priests = Werf één poemapriester of condorpriester.
tip-district-house-of-virgins = Werf één zonnemaagd.
tip-district-central-plaza = Verkoop en koop lama’s, coca, aardewerk en stof voor maïs.
tip-district-sundial = Stuur een Inca: ’s nachts brengt hij { $sundial-reward_units } verschillende goederen en { $sundial-reward_steps } stappen.
tip-moon-tile = Blijf staan en neem de schijf; die levert ’s nachts iets op. De derde schijf sluit de dag af.
tip-clergy-virgin = Kosten: { $clergy-virgin-cost-pottery } aardewerk, { $clergy-virgin-cost-coca } coca, { $clergy-virgin-cost-cloth } stof. Ze offeren lama’s in de tempel van de zon.
tip-clergy-puma-priest = Kosten: { $clergy-puma_priest-cost-cloth } stof, { $clergy-puma_priest-cost-pottery } aardewerk, { $clergy-puma_priest-cost-coca } coca. Ze offeren lama’s in de tempel van de poema.
tip-clergy-condor-priest = Kosten: { $clergy-condor_priest-cost-coca } coca, { $clergy-condor_priest-cost-pottery } aardewerk, { $clergy-condor_priest-cost-cloth } stof. Ze offeren lama’s in de tempel van de condor.
tip-market = Je verkoopt voor de hoogste vrije prijs en koopt voor de laagste bezette.
tip-station-granary = Wie hier komt of voorbijgaat, krijgt aan het einde van de beurt { $station-granary-amount } maïs.
tip-station-llama-stable = Wie hier komt of voorbijgaat, krijgt aan het einde van de beurt een lama.
tip-piece-summit = Trek { $card_draw-draw } kaarten, geef er { $card_draw-give_back } terug uit je hele hand en ga verder vanaf { $trail-wrap_to }.
tip-piece-sun-tile = Voor wie de derde maanschijf van de dag neemt. Alle anderen hebben nog één beurt; de bezitter begint de volgende dag.
tip-piece-deck = Elke kaart telt { $scoring-points_per_match } punt voor iedere eigen Inca of geestelijke van de twee soorten erop. Is de stapel leeg, dan is de stad gered.
tip-piece-time-track = Na de laatste dag komen de Spanjaarden. Wie de dag afsluit, neemt de maïs van de maan.
now-brings = Brengt je nu: { $what }.
now-nothing = Brengt je nu niets.
now-steps = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}
now-steps-up-to = tot { $steps } stappen
now-for = { $who } voor { $cost }
now-lacks = Voor { $who } kom je tekort: { $goods }.
now-you-lack = Je komt tekort: { $goods }.
now-can-pay = Je kunt het nu betalen.
now-next-value = Na de volgende zijn het { $value } stappen.
now-moon-for = ’s Nachts: { $gets } voor { $paid }.
now-moon = ’s Nachts: { $gets }.
now-scout = { $steps ->
    [one] Je verkenner is er nog 1 stap vandaan.
   *[other] Je verkenner is er nog { $steps } stappen vandaan.
}
now-sells = Je zou nu kunnen verkopen: { $what }.
now-price = Op de markt brengt het { $sell } op en kost het { $buy }.
now-job = In dienst te nemen: { $where }, voor { $cost }. Maakt { $made }.
tip-good = Wordt in zijn eigen wijk gemaakt, op het marktplein verkocht en gekocht.
tip-good-corn = Betaalt het werk, is het geld van de markt en koopt wat maanschijven bieden.
tip-count-incas = Elke Inca werkt in de wijk van zijn beroep en telt mee met iedere kaart die het toont.
tip-profession = Telt mee met elke eigen kaart die dit beroep toont.
now-no-inca = Er is geen Inca meer in je voorraad.
held-by = bij { $name }
district-bonus = { $bonus ->
    [0] vandaag niets meer
   *[other] er ligt: { $bonus }
}
district-steps = { $steps } stappen per stuk
district-incas = Inca’s: { $names }
district-princes = hier: { $names }
clergy-state = nog { $left }, { $value } stappen per lama
deck-left = nog { $count }
deck-own = van jou op plaats { $place }: { $card }

## Log, by event

log-game-begun = { $start_player } begint.
log-card-dealt = { $card_known ->
    [yes] { $seat } krijgt een kaart: { $card }.
   *[no] { $seat } krijgt een kaart.
}
log-first-inca-placed = { $seat } begint met { $profession_one }.
log-turn-begun = { $seat } is aan de beurt.
log-prince-moved = { $how_id ->
    [ride] { $seat } betaalt { $llamas_words } en rijdt { $district_to }.
    [place] { $seat } begint en gaat { $district_to }.
   *[walk] { $seat } loopt { $district_to }.
}
log-moon-tile-taken = { $seat } blijft staan en neemt ‘{ $tile }’.
log-sun-tile-taken = { $seat } neemt de zonneschijf: nog één beurt voor alle anderen.
log-bonus-taken = { $seat } neemt wat er lag: { $amount_words }.
log-stones-taken = { $seat } neemt { $stones ->
    [one] een steen
   *[other] { $stones } stenen
}: { $steps } stappen.
log-nothing-left = Daar is vandaag niets meer te halen.
log-produced = { $incas ->
    [0] { $seat } laat de Inca’s rusten.
   *[other] { $corn_paid ->
        [0] { $seat } oogst { $amount_words }.
       *[other] { $seat } betaalt { $corn_paid_words } en krijgt { $amount_words }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } houdt de lama’s.
   *[other] { $seat } offert { $llamas_words }: { $steps } stappen.
}
log-offered = { $seat } offert { $amount_words }.
log-offering-made = { $units ->
    [0] { $seat } offert niets.
    [one] { $seat } offert 1 eenheid: { $steps } stappen.
   *[other] { $seat } offert { $units } eenheden: { $steps } stappen.
}
log-inca-hired = { $seat } neemt { $profession_one } in dienst voor { $paid }.
log-clergy-recruited = { $seat } werft { $clergy_one } voor { $paid }: waarde nu { $value }.
log-market-adjusted = { $change_sign ->
    [plus] { $seat } legt { $good_one } op de markt.
   *[minus] { $seat } haalt { $good_one } van de markt.
}
log-good-sold = { $seat } verkoopt { $good_one } voor { $corn_words }.
log-good-bought = { $seat } koopt { $good_one } voor { $corn_words }.
log-inca-sent = { $seat } stuurt { $profession_one } naar de zonnewijzer.
log-sundial-rewarded = { $seat } krijgt { $goods } van de zonnewijzer.
log-scout-moved = De verkenner van { $seat } gaat naar veld { $field }.
log-station-reached = { $seat } komt langs de { $station }: { $amount_words } aan het einde van de beurt.
log-trail-reward-paid = { $seat } krijgt { $amount_words } van het Incapad.
log-cards-drawn = { $cards_known ->
    [yes] { $seat } bereikt de top en trekt: { $cards }.
   *[no] { $seat } bereikt de top, trekt { $count } en geeft { $give_back } terug.
}
log-returned-card-drawn = { $seat } heeft een kaart getrokken die jij had teruggegeven: { $card }.
log-card-given-back = { $card_known ->
    [yes] { $seat } geeft terug: { $card }.
   *[no] { $seat } geeft een kaart terug.
}
log-draw-missed = { $seat } bereikt de top, maar de stapel is leeg: { $points } punten.
log-time-corn-taken = { $seat } sluit de dag af en neemt { $amount_words }.
log-night-fell = Nacht { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } laat ‘{ $tile }’ ongebruikt.
   *[other] { $corn_paid ->
        [0] { $seat } krijgt { $amount_words } ({ $tile }).
       *[other] { $seat } betaalt { $corn_paid_words } voor { $amount_words } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } doet { $steps } stappen ({ $tile }).
log-bonus-laid = In de stad liggen nieuwe goederen en stenen.
log-day-begun = Dag { $day }
log-hand-revealed = { $seat } toont: { $cards }. Goud: { $gold }.
log-game-ended = { $ending }. { $reason_id ->
    [clergy_complete] Alle geestelijken zijn geworven.
    [deck_empty] De stapel is leeg.
   *[last_day_over] De laatste dag is voorbij.
}
log-points-counted = { $multiplier ->
    [1] { $seat } heeft { $total ->
        [one] 1 punt
       *[other] { $total } punten
    }.
   *[other] { $seat } heeft { $gold } goud: punten maal { $multiplier }, samen { $total }.
}

## Board, seats, tray

plate-steps = elk { $steps }
plate-each = elk { $steps }
plate-hire = Inca’s
plate-recruit = werven
plate-trade = handelen
market-title = Markt: prijs in maïs
day-of = Dag { $day } van { $days }
night-of = Nacht na dag { $day }
day-closes = { $name } heeft de zon: laatste beurten van de dag
moons-of = { $taken } van { $ends } maanschijven genomen
incas-of = { $count } van { $total }
incas-in-city = Inca’s in de stad
cards-in-hand = kaarten
moon-tiles-held = maanschijven
status-active = Aan de beurt
your-goods = Je goederen
good-state = { $name }: { $count }
your-incas = Je Inca’s
inca-state = { $name }: { $count }. Kosten: { $cost }
incas-supply = { $count } in voorraad
your-cards = Offerkaarten
worth-now = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $gold } goud
card-state = { $name }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $gold } goud
card-points = { $points } OP
end-title = Hoe dichtbij is het einde?
end-clergy = Geestelijken
end-deck = Stapel
end-days = Dagen
end-help = Alle geestelijken of een lege stapel redden de stad: de punten tellen zoals ze zijn. Zijn de dagen eerder om, dan vermenigvuldigt goud ze met { $scoring-multipliers-0 }, { $scoring-multipliers-1 } of { $scoring-multipliers-2 }.

## Score

item-farmer = Boeren
item-herder = Herders
item-coca-planter = Cocaplanters
item-potter = Pottenbakkers
item-weaver = Wevers
item-virgin = Zonnemaagden
item-puma-priest = Poemapriesters
item-condor-priest = Condorpriesters
item-trail = Verkenner op het Incapad
item-missed-draws = Top zonder kaart
item-gold = Goud

## The end of a round

summary-night = Nacht { $day }
summary-moon = Maan en pad
summary-hands = De kaarten worden getoond

kind-profession = Beroepen
kind-district = Wijken
kind-moon-tile = Maanschijven
kind-clergy = Geestelijkheid
kind-card = Offerkaarten
