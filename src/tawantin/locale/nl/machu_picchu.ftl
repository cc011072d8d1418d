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
prompt-produce-hint = Ieder kost maïs. Vandaag werken ze niet nog eens.
prompt-sacrifice = { $name }: hoeveel lama’s?
prompt-sacrifice-hint = { $steps } stappen per lama; één lama voor ieder van je geestelijken hier.
prompt-offer = Wat offer je?
prompt-offer-hint = Verschillende goederen, van elk één eenheid; { $steps } stappen per eenheid.
prompt-hire = Wie neem je in dienst?
prompt-hire-hint = Van elk beroep één; ze wonen in hun eigen wijk.
prompt-recruit = Wie werf je?
prompt-recruit-hint = Eén tegel per bezoek. De waarde van de rij daalt voor iedereen.
prompt-sell = Verkopen en kopen
prompt-sell-hint = Klik op je goederen om te verkopen, op een kolom van de markt om te kopen. Elk goed gaat per bezoek maar één kant op.
prompt-buy = Goederen kopen
prompt-buy-hint = Klik op een kolom van de markt; elk stuk kost de laagste bezette prijs.
prompt-market-remove = Welke kolom verander je?
prompt-market-remove-hint = Eén keer, voor het handelen: een stuk van de markt af, of een uit de bank erbij.
prompt-market-add = Welke kolom verander je?
prompt-market-add-hint = Eén keer, voor het handelen: een stuk van de markt af, of een uit de bank erbij.
prompt-send = Een Inca naar de zonnewijzer sturen?
prompt-send-hint = ’s Nachts brengt hij drie verschillende goederen en drie stappen, en gaat terug naar je voorraad.
prompt-sundial-goods = Welke drie goederen?
prompt-sundial-goods-hint = De zonnewijzer geeft één eenheid van drie verschillende goederen.
prompt-give-back = Welke kaart gaat onder de stapel?
prompt-give-back-hint = { $left ->
    [one] Eén kaart gaat terug, oud of nieuw.
   *[other] { $left } kaarten gaan terug, oud of nieuw.
}
prompt-moon-buy = { $name }
fold-good-llama = Rijden voor een lama
fold-adjust = Markt aanpassen

## Actions

action-first-inca = Zet { $who } neer
action-place = Ga { $to }
action-walk = Loop { $to }
action-ride = Rijd { $to }, { $cost }
action-stay = Blijf staan: { $moon_tile }
action-produce = { $a1 ->
    [0] Laat ze rusten
   *[other] { $goods } voor { $paid }
}
action-sacrifice = { $a1 ->
    [0] Houd de lama’s
   *[other] { $goods }: { $steps } stappen
}
action-offer = Offer { $goods }
action-offer-done = Klaar met offeren
action-hire = Neem { $who }: { $cost }
action-hire-done = Klaar
action-recruit = Werf { $who }: { $cost }
action-recruit-none = Niemand werven
action-market-remove = { $goods } eraf
action-market-add = { $goods } erbij
action-sell = Verkoop { $goods } voor { $price }
action-buy = Koop { $goods } voor { $price }
action-market-done = Markt verlaten
action-send = Stuur { $who }
action-send-none = Niemand sturen
action-give-back = Terug: { $card }
action-moon-buy = Betalen en nemen
action-moon-decline = Niet doen
action-sundial-goods = Neem { $goods }

## Names and tooltips

market-of = Markt: { $good }
market-state = { $pieces ->
    [one] 1 stuk
   *[other] { $pieces } stuks
}; verkoop voor { $sell }, koop voor { $buy }
tip-district-corn-terrace = Neem de maïs die hier ligt. Dan brengt iedere boer van alle spelers 3 maïs.
tip-district-llama-pasture = Neem de lama’s die hier staan. Dan kan iedere herder voor 1 maïs een lama leveren.
tip-district-coca-plantation = Neem de coca die hier ligt. Dan kan iedere cocaplanter voor 1 maïs een coca leveren.
tip-district-potters-quarter = Neem het aardewerk dat hier ligt. Dan kan iedere pottenbakker er voor 1 maïs een maken.
tip-district-weavers-quarter = Neem de stof die hier ligt. Dan kan iedere wever voor 1 maïs een stof maken.
tip-district-temple-of-the-sun = 3 stappen per steen. Dan mag iedereen met zonnemaagden lama’s offeren.
tip-district-temple-of-the-puma = 3 stappen per steen. Dan mag iedereen met poemapriesters lama’s offeren.
tip-district-temple-of-the-condor = 3 stappen per steen. Dan mag iedereen met condorpriesters lama’s offeren.
tip-district-main-temple = 3 stappen per steen. Dan mag iedereen verschillende goederen offeren, 2 stappen per eenheid.
tip-district-guard-house = Neem een boer (1 lama, 1 aardewerk) en een herder (3 maïs, 1 coca) in dienst.
tip-district-royal-palace = Neem een cocaplanter (aardewerk, stof), een pottenbakker (coca, stof) en een wever (coca, aardewerk) in dienst.
tip-district-house-of-priests = Werf één poemapriester of condorpriester.
tip-district-house-of-virgins = Werf één zonnemaagd.
tip-district-central-plaza = Verkoop en koop lama’s, coca, aardewerk en stof voor maïs.
tip-district-sundial = Stuur een Inca: ’s nachts brengt hij drie verschillende goederen en drie stappen.
tip-moon-tile = Blijf staan en neem hem; hij betaalt ’s nachts. De derde schijf sluit de dag af.
tip-clergy-virgin = Kosten: 2 aardewerk, 1 coca, 1 stof. Ze offeren in de tempel van de zon; het lichte getal is het aantal stappen per lama.
tip-clergy-puma-priest = Kosten: 2 stof, 1 aardewerk, 1 coca. Ze offeren in de tempel van de poema; het lichte getal is het aantal stappen per lama.
tip-clergy-condor-priest = Kosten: 2 coca, 1 aardewerk, 1 stof. Ze offeren in de tempel van de condor; het lichte getal is het aantal stappen per lama.
tip-market = Je verkoopt voor de hoogste vrije prijs en koopt voor de laagste bezette.
tip-station-granary = Wie hier komt of voorbijgaat, krijgt aan het einde van de beurt 3 maïs.
tip-station-llama-stable = Wie hier komt of voorbijgaat, krijgt aan het einde van de beurt een lama.
tip-piece-summit = Trek drie kaarten, geef er twee terug uit je hele hand en ga verder vanaf 0.
tip-piece-sun-tile = Voor wie de derde maanschijf van de dag neemt. Alle anderen hebben nog één beurt; de bezitter begint de volgende dag.
tip-piece-deck = Elke kaart telt 1 punt voor iedere eigen Inca of geestelijke van de twee soorten erop. Is de stapel leeg, dan is de stad gered.
tip-piece-time-track = Na de laatste dag komen de Spanjaarden. Wie de dag afsluit, neemt de maïs van de maan.
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
log-card-dealt = { $known ->
    [yes] { $seat } krijgt een kaart: { $which }.
   *[no] { $seat } krijgt een kaart.
}
log-first-inca-placed = { $seat } begint met { $who }.
log-turn-begun = { $seat } is aan de beurt.
log-prince-moved = { $way ->
    [ride] { $seat } betaalt { $cost } en rijdt { $to }.
    [place] { $seat } begint en gaat { $to }.
   *[walk] { $seat } loopt { $to }.
}
log-moon-tile-taken = { $seat } blijft staan en neemt een schijf: { $tile }.
log-sun-tile-taken = { $seat } neemt de zonneschijf: nog één beurt voor alle anderen.
log-bonus-taken = { $seat } neemt { $goods } die er lag.
log-stones-taken = { $seat } neemt { $stones ->
    [one] een steen
   *[other] { $stones } stenen
}: { $steps } stappen.
log-nothing-left = Daar is vandaag niets meer te halen.
log-produced = { $incas ->
    [0] { $seat } laat de Inca’s rusten.
   *[other] { $free ->
        [yes] { $seat } oogst { $goods }.
       *[no] { $seat } betaalt { $paid } en krijgt { $goods }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } houdt de lama’s.
   *[other] { $seat } offert { $goods }: { $steps } stappen.
}
log-offered = { $seat } offert { $goods }.
log-offering-made = { $units ->
    [0] { $seat } offert niets.
    [one] { $seat } offert 1 eenheid: { $steps } stappen.
   *[other] { $seat } offert { $units } eenheden: { $steps } stappen.
}
log-inca-hired = { $seat } neemt { $who } in dienst voor { $paid }.
log-clergy-recruited = { $seat } werft { $who } voor { $paid }: waarde nu { $value }.
log-market-adjusted = { $way ->
    [on] { $seat } legt { $goods } op de markt.
   *[off] { $seat } haalt { $goods } van de markt.
}
log-good-sold = { $seat } verkoopt { $goods } voor { $price }.
log-good-bought = { $seat } koopt { $goods } voor { $price }.
log-inca-sent = { $seat } stuurt { $who } naar de zonnewijzer.
log-sundial-rewarded = { $seat } krijgt { $goods } van de zonnewijzer.
log-scout-moved = De verkenner van { $seat } doet { $steps } stappen naar veld { $field }.
log-station-reached = { $seat } komt langs de { $station }: { $goods } aan het einde van de beurt.
log-trail-reward-paid = { $seat } krijgt { $goods } van het Incapad.
log-cards-drawn = { $known ->
    [yes] { $seat } bereikt de top en trekt: { $which }.
   *[no] { $seat } bereikt de top, trekt { $count } en geeft { $give_back } terug.
}
log-returned-card-drawn = { $seat } heeft een kaart getrokken die jij had teruggegeven: { $which }.
log-card-given-back = { $known ->
    [yes] { $seat } geeft terug: { $which }.
   *[no] { $seat } geeft een kaart terug.
}
log-draw-missed = { $seat } bereikt de top, maar de stapel is leeg: { $points } punten.
log-time-corn-taken = { $seat } sluit de dag af en neemt { $goods }.
log-night-fell = Nacht { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } laat de schijf ongebruikt: { $tile }.
   *[other] { $free ->
        [yes] { $seat } krijgt { $goods } ({ $tile }).
       *[no] { $seat } betaalt { $paid } voor { $goods } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } doet { $steps } stappen ({ $tile }).
log-bonus-laid = In de stad liggen nieuwe goederen en stenen.
log-day-begun = Dag { $day }
log-hand-revealed = { $seat } toont: { $which }. Goud: { $gold }.
log-game-ended = { $ending }. { $reason ->
    [clergy_complete] Alle geestelijken zijn geworven.
    [deck_empty] De stapel is leeg.
   *[last_day_over] De laatste dag is voorbij.
}

## Board, seats, tray

plate-steps = { $steps } elk
plate-each = { $steps } elk
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
end-help = Alle geestelijken of een lege stapel redden de stad: de punten tellen zoals ze zijn. Zijn de dagen eerder om, dan vermenigvuldigt goud ze met 3, 2 of 1.

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

## Rules in short

rule-goal-title = Doel
rule-goal = Je prins loopt door de stad en zet haar wijken aan het werk; je verkenner klimt het Incapad op. Elke top brengt een geheime offerkaart. De kaarten tellen aan het einde je eigen Inca’s en geestelijken. Of de stad wordt gered, of de Spanjaarden veroveren haar en dan telt ook het goud.
rule-turn-title = Een beurt
rule-turn =
    Loop gratis naar een aangrenzende wijk, of betaal een lama en rijd naar een andere naar keuze. Dan volgt de actie van de wijk. Of blijf staan en neem een maanschijf: dan is er geen actie.
    In je allereerste beurt zet je de prins ergens neer. Er mogen zoveel prinsen als je wilt in dezelfde wijk staan.
rule-day-title = Dag, maanschijven, zonneschijf
rule-day = De dag eindigt met de derde maanschijf. Wie haar neemt, krijgt de zonneschijf; alle anderen hebben nog één beurt. De laatste van hen neemt de maïs van de maan. Wie de zon heeft, begint de volgende dag.
rule-production-title = Productiewijken
rule-production =
    Ze werken één keer per dag, zolang er iets ligt. Je prins neemt alles wat er ligt. Dan produceert iedereen met Inca’s daar, te beginnen met jou: 3 maïs per boer, gratis; elders één stuk per Inca voor 1 maïs.
    Wie Inca’s laat rusten, kan dat die dag niet inhalen.
rule-temples-title = Tempels van zon, poema en condor
rule-temples =
    Eén keer per dag, zolang er stenen liggen. Je prins neemt ze: 3 stappen van je verkenner per steen.
    Dan mag iedereen offeren, te beginnen met jou: een lama voor elke eigen tegel van die soort, elk zoveel waard als het lichte getal van de rij.
rule-main-temple-title = Hoofdtempel
rule-main-temple = Stenen zoals in de andere tempels. Dan mag iedereen tot vijf verschillende goederen offeren, van elk één eenheid, voor 2 stappen per eenheid. Drie maïs is een eenheid.
rule-hiring-title = Hut en paleis
rule-hiring = Alleen jij. In de wachtershut één boer en één herder, in het paleis één cocaplanter, één pottenbakker en één wever. Ieder kost twee verschillende goederen en vraagt een schijf uit je voorraad.
rule-clergy-title = Geestelijken
rule-clergy = Eén tegel per bezoek: een zonnemaagd in het huis van de maagden, een poema- of condorpriester in het huis van de priesters. Elke tegel kost vier goederen, waarvan twee gelijk. Met elke genomen tegel zijn offers van die soort voor iedereen een stap minder waard.
rule-market-title = Markt
rule-market =
    Eerst mag je één keer een stuk uit een kolom nemen of er een uit de bank bij leggen. Dan verkoop en koop je stuk voor stuk.
    Je verkoopt voor de hoogste vrije prijs en koopt voor de laagste bezette. Is een kolom vol, dan koopt de bank voor 3; is hij leeg, dan verkoopt de bank voor 6. Wat je verkocht hebt, kun je bij hetzelfde bezoek niet kopen, en omgekeerd.
rule-sundial-title = Zonnewijzer
rule-sundial = Stuur één van je Inca’s erheen. ’s Nachts gaat hij terug naar de voorraad en brengt drie verschillende goederen en drie stappen.
rule-trail-title = Incapad
rule-trail = Velden 0 tot 19. Wie 7 bereikt of passeert, krijgt 3 maïs, bij 13 een lama, allebei aan het einde van de beurt. Op 20, de top, trek je kaarten en ga je met de resterende stappen verder vanaf 0.
rule-cards-title = Offerkaarten
rule-cards = Op de top trek je er drie en leg je twee van al je kaarten onder de stapel. Elke kaart toont twee soorten mensen en telt 1 punt voor iedere Inca of geestelijke van die soorten die je aan het einde hebt. Het getal naast het masker is goud. Is de stapel leeg, dan is een top 3 punten waard.
rule-night-title = Nacht
rule-night = Eerst betalen de maanschijven, vanaf de bezitter van de zon: maïs en stappen gratis, andere goederen desgewenst voor 1 maïs. Dan de zonnewijzer. Dan komt er in elke wijk die één keer per dag werkt een steen of eenheid bij, hoogstens tot twee.
rule-last-day-title = Dag 9
rule-last-day = Er volgt geen nacht, dus maanschijven en zonnewijzer betalen meteen.
rule-end-title = Het einde
rule-end = De stad is gered aan het einde van de beurt waarin de vijftiende tegel van de geestelijken is genomen of de stapel leeg raakte. Eindigt dag 9 eerder, dan veroveren de Spanjaarden haar.
rule-scoring-title = Telling
rule-scoring =
    De kaarten, 1 punt voor een verkenner op 7 tot 12, 2 punten op 13 tot 19, 3 voor elke top zonder kaart.
    Na een verovering verdrievoudigt het meeste goud de punten, het op één na meeste verdubbelt ze. Ook de plaats van de verkenner telt als goud. Bij gelijke stand beslissen de eenheden goederen.

## Guided first turn

guide-welcome-title = Welkom in Machu Picchu
guide-welcome = Vijftien wijken, verbonden door geplaveide wegen. Links het Incapad, rechtsboven de geestelijken, daaronder de markt. Wijs iets aan om te lezen wat het doet.
guide-inca-title = Je eerste Inca
guide-inca = Kies een van de vijf groene wijken. Telkens als iemand die aan het werk zet, werkt jouw Inca mee. Een boer brengt maïs, en maïs betaalt alle anderen: een veilig begin.
guide-prince-title = Je prins
guide-prince = In de eerste beurt zet je hem ergens neer. Verse wijken geven wat er ligt aan wie het eerst komt. Later loop je langs de wegen, rijd je voor een lama, of blijf je staan en neem je een maanschijf.
guide-scout-title = Je verkenner
guide-scout = Tempels brengen de verkenner het pad op. Onderweg verzamelt hij maïs en een lama, op de top een offerkaart. Dan begint hij beneden opnieuw.
guide-cards-title = Waar je voor speelt
guide-cards = Je kaart toont twee soorten mensen. Ieder van hen die je aan het einde hebt, is een punt. Neem dus wie je kaarten willen, en houd de kaarten die passen.
guide-day-title = Korte dagen, lange dagen
guide-day = De derde maanschijf sluit de dag af. Neem er een als er niets goeds in de buurt is, of als de anderen nog plannen hebben.
guide-end-title = Twee eindes
guide-end = Alle geestelijken genomen of de stapel leeg: de stad is gered. Anders beslist na dag 9 het goud. Houd de balken links in het oog. Veel plezier!
