# De prinsen van Machu Picchu: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Doel
rule-goal = Je prins loopt door de stad en zet haar wijken aan het werk; je verkenner klimt het Incapad op. Elke top brengt een geheime offerkaart. De kaarten tellen aan het einde je eigen Inca’s en geestelijken. Of de stad wordt gered, of de Spanjaarden veroveren haar en dan telt ook het goud.
rule-turn-title = Een beurt
rule-turn =
    Loop gratis naar een aangrenzende wijk, of betaal een lama en rijd naar een andere naar keuze. Dan volgt de actie van de wijk. Of blijf staan en neem een maanschijf: dan is er geen actie.
    In je allereerste beurt zet je de prins ergens neer. Er mogen zoveel prinsen als je wilt in dezelfde wijk staan.
rule-day-title = Dag, maanschijven, zonneschijf
rule-day = De dag eindigt met de derde maanschijf. Wie die neemt, krijgt de zonneschijf; alle anderen hebben nog één beurt. De laatste van hen neemt de maïs van de maan. Wie de zon heeft, begint de volgende dag.
rule-production-title = Productiewijken
rule-production =
    Ze werken één keer per dag, zolang er iets ligt. Je prins neemt alles wat er ligt. Dan produceert iedereen met Inca’s daar, te beginnen met jou: { $profession-farmer-produces-corn } maïs per boer, gratis; elders één stuk per Inca voor { $profession-herder-pay_corn } maïs.
    Wie Inca’s laat rusten, kan dat die dag niet inhalen.
rule-temples-title = Tempels van zon, poema en condor
rule-temples =
    Eén keer per dag, zolang er stenen liggen. Je prins neemt ze: { $temple-steps_per_stone } stappen van je verkenner per steen.
    Dan mag iedereen offeren, te beginnen met jou: een lama voor elke eigen tegel van die soort, elk zoveel waard als het lichte getal van de rij.
rule-main-temple-title = Hoofdtempel
rule-main-temple = Stenen zoals in de andere tempels. Dan mag iedereen tot vijf verschillende goederen offeren, van elk één eenheid, voor { $temple-offering_steps_per_unit } stappen per eenheid. Drie maïs is een eenheid.
rule-hiring-title = Hut en paleis
rule-hiring = Alleen jij. In de wachtershut één boer en één herder, in het koninklijk paleis één cocaplanter, één pottenbakker en één wever. Ieder kost twee verschillende goederen en vraagt een schijf uit je voorraad.
rule-clergy-title = Geestelijken
rule-clergy = Eén tegel per bezoek: een zonnemaagd in het huis van de maagden, een poema- of condorpriester in het huis van de priesters. Elke tegel kost vier goederen, waarvan twee gelijk. Met elke genomen tegel zijn offers van die soort voor iedereen een stap minder waard.
rule-market-title = Markt
rule-market =
    Eerst mag je één keer een stuk uit een kolom nemen of er een uit de bank bij leggen. Dan verkoop en koop je stuk voor stuk.
    Je verkoopt voor de hoogste vrije prijs en koopt voor de laagste bezette. Is een kolom vol, dan koopt de bank voor { $market-bank_sell_price }; is hij leeg, dan verkoopt de bank voor { $market-bank_buy_price }. Wat je verkocht hebt, kun je bij hetzelfde bezoek niet kopen, en omgekeerd.
rule-sundial-title = Zonnewijzer
rule-sundial = Stuur één van je Inca’s erheen. ’s Nachts gaat hij terug naar de voorraad en brengt drie verschillende goederen en drie stappen.
rule-trail-title = Incapad
rule-trail = Velden 0 tot { $trail_bonus-last-to }. Wie { $station-granary-field } bereikt of passeert, krijgt { $station-granary-amount } maïs, bij { $station-llama_stable-field } een lama, allebei aan het einde van de beurt. Op { $trail-summit }, de top, trek je kaarten en ga je met de resterende stappen verder vanaf { $trail-wrap_to }.
rule-cards-title = Offerkaarten
rule-cards = Op de top trek je er { $card_draw-draw } en leg je { $card_draw-give_back } van al je kaarten onder de stapel. Elke kaart toont twee soorten mensen en telt { $scoring-points_per_match } punt voor iedere Inca of geestelijke van die soorten die je aan het einde hebt. Het getal naast het masker is goud. Is de stapel leeg, dan is een top { $card_draw-missed_draw_points } punten waard.
rule-night-title = Nacht
rule-night = Eerst betalen de maanschijven, vanaf de bezitter van de zon: maïs en stappen gratis, andere goederen desgewenst voor { $moon_tile-moon_llama-pay_corn } maïs. Dan de zonnewijzer. Dan komt er in elke wijk die één keer per dag werkt een steen of eenheid bij, hoogstens tot twee.
rule-last-day-title = Dag 9
rule-last-day = Er volgt geen nacht, dus maanschijven en zonnewijzer betalen meteen.
rule-end-title = Het einde
rule-end = De stad is gered aan het einde van de beurt of de nacht waarin de laatste tegel van de geestelijken is genomen of de stapel leeg raakte. Eindigt dag { $time_track-last_day } eerder, dan veroveren de Spanjaarden haar.
rule-scoring-title = Telling
rule-scoring =
    De kaarten, { $trail_bonus-1-points } punt voor een verkenner op { $trail_bonus-1-from } tot { $trail_bonus-1-to }, { $trail_bonus-2-points } punten op { $trail_bonus-2-from } tot { $trail_bonus-2-to }, { $card_draw-missed_draw_points } voor elke top zonder kaart.
    Na een verovering verdrievoudigt het meeste goud de punten, het op één na meeste verdubbelt ze. Ook de plaats van de verkenner telt als goud. Bij gelijke stand beslissen de eenheden goederen.

## Lessons

lesson-inca-title = Een eerste Inca
lesson-inca = Zet je gratis Inca aan het werk op de lamaweide, als herder.
lesson-inca-hint = Dan werkt hij ergens anders; zoek de lama’s.
lesson-inca-right = Inca’s wonen in de vijf productiewijken en maken daar goederen.
lesson-walk-title = Lopen
lesson-walk = Loop naar de hoofdtempel zonder iets te betalen.
lesson-walk-hint = Niet zo: naar de hoofdtempel, te voet.
lesson-walk-right = Lopen gaat over één grens en kost niets.
lesson-ride-title = Rijden
lesson-ride = Het maïsterras is ver weg. Kom er in één zet.
lesson-ride-hint = Dat leidt ergens anders heen. Je lama draagt de prins overal.
lesson-ride-right = Een lama draagt de prins naar elke andere wijk.
lesson-produce-title = Productie
lesson-produce = Je Inca woont hier. Laat hem werken.
lesson-produce-hint = Vandaag werkt hij niet nog eens; één maïs voor coca is goedkoop.
lesson-produce-right = Wie Inca’s in de wijk heeft, mag ze voor maïs laten werken; boeren werken gratis.
lesson-hire-title = In dienst nemen
lesson-hire = Je bent in de wachtershut. Neem een herder in dienst.
lesson-hire-hint = Zoek de herder: hij kost maïs en coca.
lesson-hire-right = Boeren en herders neem je in de hut in dienst, de anderen in het paleis; van elk één per bezoek.
lesson-sell-title = Verkopen
lesson-sell = Verkoop je stof op de markt.
lesson-sell-hint = Nog niet: klik op de stof bij je goederen.
lesson-sell-right = Elk stuk dat in een kolom ligt, verlaagt de prijs.
lesson-adjust-title = De markt aanpassen
lesson-adjust = Maak je lama duurder voordat je die verkoopt: haal een lama van de markt.
lesson-adjust-hint = Dat verhoogt de prijs van lama’s niet; gebruik eerst de aanpassing.
lesson-adjust-right = Eén stuk mag erbij of eraf, één keer, vóór de eerste handel.
lesson-offer-title = De hoofdtempel
lesson-offer = Offer een eenheid goederen, voor { $temple-offering_steps_per_unit } stappen van je verkenner.
lesson-offer-hint = Zonder offer blijft je verkenner staan.
lesson-offer-right = Iedereen mag verschillende goederen offeren, van elk één eenheid; een eenheid maïs is { $good-corn-unit_size }.
lesson-stay-title = Maanschijven
lesson-stay = Blijf waar je bent en neem de maanschijf met maïs.
lesson-stay-hint = Blijf deze keer staan en zoek de schijf met maïs.
lesson-stay-right = De derde maanschijf beëindigt de dag; wie die neemt, begint de volgende.
lesson-moon-title = Nacht
lesson-moon = Het is nacht. Koop de lama van je maanschijf.
lesson-moon-hint = Een lama voor { $moon_tile-moon_llama-pay_corn } maïs is een goede prijs.
lesson-moon-right = ’s Nachts betalen de maanschijven: maïs en stappen gratis, andere goederen voor maïs.
lesson-recruit-title = Priesters
lesson-recruit = Je bent in het huis van de priesters. Werf een poemapriester.
lesson-recruit-hint = Je kunt er een betalen: twee stof, aardewerk en coca.
lesson-recruit-right = Met elke tegel verliest de rij een stap; zijn ze allemaal weg, dan is de stad gered.
lesson-sacrifice-title = Een offer
lesson-sacrifice = Je priester is in de tempel. Offer een lama.
lesson-sacrifice-hint = Je verkenner zou niet vooruitkomen; een lama is hier veel stappen waard.
lesson-sacrifice-right = Eén lama per eigen tegel van deze geestelijken; de rij zegt hoeveel stappen dat waard is.
lesson-sundial-title = De zonnewijzer
lesson-sundial = Stuur een van je Inca’s naar de zonnewijzer.
lesson-sundial-hint = Zonder Inca brengt de zonnewijzer niets.
lesson-sundial-right = ’s Nachts brengt hij drie verschillende goederen en drie stappen en gaat terug naar je voorraad.
lesson-cards-title = Offerkaarten
lesson-cards = Je verkenner haalde de top. Houd de kaart met je cocaplanter: geef een andere terug.
lesson-cards-hint = Dat is de kaart die je cocaplanter telt.
lesson-cards-right = Aan het einde telt elke kaart je eigen Inca’s en geestelijken van de twee soorten erop.
lesson-first-title = Je eerste beurten
lesson-first-1 = Je eerste Inca kost niets. Een boer is een veilig begin: maïs betaalt alle anderen.
lesson-first-1-hint = Hij werkt ook, maar zonder maïs niemand anders. Kies de boer.
lesson-first-1-right = Telkens als iemand het maïsterras laat werken, werkt jouw boer mee.
lesson-first-2 = Nu je prins: zet hem op het maïsterras, waar maïs ligt en je boer werkt.
lesson-first-2-hint = Ook mogelijk; maar zoek de wijk waar je eigen Inca werkt.
lesson-first-2-right = Een verse wijk geeft wie er het eerst komt alles wat er ligt; dan werken alle Inca’s daar.
lesson-first-3 = Iedereen is geweest. Loop naar een tempel: de stenen brengen je verkenner het pad op.
lesson-first-3-hint = Ook mogelijk; maar loop dit keer naar een van de oranje tempels naast je.
lesson-first-3-right = Op de top trekt de verkenner een offerkaart: die zegt wie je in dienst wilt nemen. Veel succes!

## Why not: reasons, what would help, what holds already

reason-first-inca-now = Eerst zet iedereen een Inca aan het werk, gratis.
reason-prince-first = Nu is je prins aan de beurt: verplaats hem, of blijf en neem een maanschijf.
reason-work-now = Zeg eerst hoeveel van je Inca’s er werken: { $place }.
reason-sacrifice-now = Zeg eerst hoeveel lama’s je offert.
reason-offer-now = Maak eerst je offer in de hoofdtempel af.
reason-hire-now = Je neemt nu Inca’s in dienst; maak dat eerst af.
reason-recruit-now = Beslis eerst wie je werft, of niemand.
reason-trade-now = Je bent op de markt; verlaat die eerst.
reason-service-now = Beslis eerst of een Inca bij de zonnewijzer dient.
reason-goods-now = Kies eerst de goederen die de zonnewijzer je geeft.
reason-card-back-now = Je verkenner staat op de top: eerst { $cards ->
    [1] gaat 1 kaart
   *[other] gaan { $cards } kaarten
} onder de stapel.
reason-tile-now = Beslis eerst of je voor ‘{ $tile }’ betaalt.
reason-work-later = Inca’s werken als een prins hun wijk binnenkomt.
reason-sacrifice-later = Lama’s offer je als een prins een tempel met stenen binnenkomt.
reason-offer-later = Goederen offer je als een prins de hoofdtempel met stenen binnenkomt.
reason-card-back-later = Kaarten gaan alleen onder de stapel als je verkenner de top haalt.
reason-tile-later = Maanschijven betalen ’s nachts, op de laatste dag meteen.
reason-goods-later = De zonnewijzer betaalt ’s nachts voor de Inca’s die daar dienen.
reason-hired-at = { $profession }: neem je in dienst als je prins hier komt: { $place }.
reason-recruited-at = { $clergy }: te werven als je prins hier komt: { $place }.
reason-traded-at = Je handelt als je prins op het marktplein komt.
reason-sent-at = Een Inca gaat naar de zonnewijzer als je prins daar komt.
reason-first-inca-placed = Je gratis Inca staat er al; de andere neem je in dienst.
reason-prince-is-placed = Je prins is al in de stad: { $place }.
reason-place-first = In je eerste beurt zet je de prins neer, in een wijk naar keuze.
reason-only-staying = Na { $turns } beurten op een dag blijft iedereen staan, tot de derde maanschijf.
reason-prince-is-there = Je prins staat daar al.
reason-not-next = Je prins staat er niet naast ({ $place }), het zijn { $steps } stappen.
reason-no-llama-to-ride = Rijden kost { $need } lama, en je hebt er { $have }.
reason-tile-taken = { $seat } heeft deze maanschijf vandaag genomen.
reason-too-few-incas = { $place }: daar heb je { $need } Inca’s voor nodig, je hebt er { $have }.
reason-work-too-dear = Dat kost { $need } maïs, en je hebt { $have }.
reason-work-bank-short = { $good }: de bank moet er { $need } geven en heeft er { $have }.
reason-too-few-clergy = { $clergy }: één lama per tegel; dat vraagt er { $need }, en je hebt er { $have }.
reason-too-few-llamas = Daarvoor heb je { $need } lama’s nodig, en je hebt er { $have }.
reason-good-is-offered = Elke soort offer je één keer, en deze ligt er al: { $good }.
reason-no-unit-to-offer = { $good }: een eenheid is { $need }, en je hebt er { $have }.
reason-hired-already = Van elk beroep één per bezoek, en die heb je al: { $profession }.
reason-no-disc = In dienst nemen vraagt { $need } Inca uit je voorraad, en daar zijn er { $have }.
reason-hire-too-dear = { $good }: de prijs is { $need }, en je hebt er { $have }.
reason-row-is-empty = { $clergy }: alle { $taken } tegels zijn weg.
reason-recruit-too-dear = { $good }: deze tegel kost er { $need }, en je hebt er { $have }.
reason-adjusted-once = De markt pas je één keer per bezoek aan, en dat heb je gedaan.
reason-adjust-before-trade = De markt pas je aan vóór de eerste handel, en je hebt al gehandeld.
reason-column-is-empty = In deze kolom ligt niets: { $good }.
reason-column-is-full = { $good }: de kolom is vol met { $pieces } stuks.
reason-market-bank-empty = De bank heeft er geen meer: { $good }.
reason-nothing-to-sell = { $good }: om te verkopen heb je er { $need } nodig, en je hebt er { $have }.
reason-bank-cannot-pay = De bank moet { $need } maïs betalen en heeft er { $have }.
reason-sold-not-bought = Dit heb je in dit bezoek verkocht; elke soort gaat één kant op: { $good }.
reason-bought-not-sold = Dit heb je in dit bezoek gekocht; elke soort gaat één kant op: { $good }.
reason-turned-once = In één bezoek mag een soort maar één keer van richting wisselen: { $good }.
reason-buy-too-dear = Het kost nu { $need } maïs, en je hebt { $have }.
reason-no-such-inca = { $profession }: je hebt er { $need } nodig in de stad, en er zijn er { $have }.
reason-sundial-bank-short = { $good }: een eenheid is { $need }, en de bank heeft er { $have }.
reason-card-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
reason-other-tile-now = De ene schijf na de andere; nu is het deze: { $tile }.
reason-tile-not-yours = Deze maanschijf heb je niet: { $tile }.
met-incas = Er werken daar genoeg Inca’s.
met-paid = Je kunt het betalen.
met-bank = De bank heeft genoeg.
met-clergy = Je hebt genoeg geestelijken.
met-llamas = Je hebt genoeg lama’s.
met-disc = Er ligt een schijf in je voorraad.
help-go-there = Je kunt er nu met je prins heen.
help-stay-instead = Wie niet beweegt, neemt een maanschijf.
help-ride-there = Een lama brengt hem erheen.
help-hire-more = Meer neem je in dienst in de wachtershut en het koninklijk paleis.
help-recruit-more = Meer werf je in het huis van de priesters en dat van de maagden.
help-send-one-back = Een Inca die bij de zonnewijzer diende, komt terug in je voorraad.

## Kinds of moves, in reports

move-first-inca = Een eerste Inca neerzetten
move-place = De prins op het bord zetten
move-walk = Naar een wijk lopen
move-ride = Naar een wijk rijden
move-stay = Blijven staan voor een maanschijf
move-produce = Inca’s laten werken
move-sacrifice = Over lama-offers beslissen
move-offer = Goederen offeren
move-offer-done = Stoppen met offeren
move-hire = Een Inca in dienst nemen
move-hire-done = Klaar met in dienst nemen
move-recruit = Een priester of maagd werven
move-recruit-none = Niemand werven
move-market-remove = Een stuk van de markt nemen
move-market-add = Een stuk op de markt zetten
move-sell = Goederen verkopen
move-buy = Goederen kopen
move-market-done = De markt verlaten
move-send = Een Inca naar de zonnewijzer sturen
move-send-none = Niemand sturen
move-give-back = Een kaart teruggeven
move-moon-buy = Een maanschijf betalen
move-moon-decline = Van een maanschijf afzien
move-sundial-goods = Goederen bij de zonnewijzer nemen
