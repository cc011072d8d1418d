# Inca Empire: opdrachten, logboek, uitleg, regels in het kort, begeleide eerste beurt.

## Prompts, by what is decided

prompt-sun-card = Leg een zonnekaart
prompt-sun-card-hint = Kies een kaart en dan een sector zonder nieuwe kaart.
prompt-sun-sector = Waar leg je ‘{ $card }’?
prompt-sun-sector-hint = Hij werkt voor de twee kleuren naast de sector.
prompt-turn = { $slots ->
    [both] Jouw beurt: wegen en constructie
    [road] De wegenbouw is nog over
   *[construction] De constructie is nog over
}
prompt-turn-hint = { $slots ->
    [both] Wegenbouw ({ $roads }) en één constructie, in willekeurige volgorde. Je hebt { $labour } arbeid.
    [road] Wegenbouw ({ $roads }), of beëindig je beurt.
   *[construction] Eén constructie, of beëindig je beurt. Je hebt { $labour } arbeid.
}
prompt-road = { $left ->
    [one] Bouw een weg: de laatste
   *[other] Bouw een weg: nog { $left }
}
prompt-road-hint = { $count ->
    [one] Eén plek licht op.
   *[other] { $count } plekken lichten op.
}{ $stop ->
    [yes] { " " }Je mag ook stoppen.
   *[no] { "" }
}
prompt-begin-road = Wegen bouwen
prompt-city = Waar komt de stad?
prompt-garrison = Waar komt het garnizoen?
prompt-conquest = Welke regio verover je?
prompt-temple = Waar komt de tempel?
prompt-upgrade = Welk garnizoen wordt een stad?
prompt-terrace = Een terras bouwen
prompt-extra-road = Een extra weg betalen
prompt-pilgrimage = Wat geef je op voor de pelgrimstocht?
prompt-wilderness = Een weg door de wildernis bouwen
prompt-done = Hier stoppen?
prompt-end-turn = Beurt beëindigen?
prompt-wilderness-from = Waar begint de weg door de wildernis?
prompt-wilderness-to = Waar gaat hij heen vanuit { $site }?
prompt-more-garrison = Nog een garnizoen?
prompt-more-terrace = Nog een terras?
prompt-more-conquest = Ook een regio veroveren?
prompt-more-hint = Je hebt { $labour } arbeid.

## Actions

action-sun-card = { $card } in { $sector }
action-begin-road = Wegen bouwen
action-road = { $connection }
action-wilderness = Een weg door de wildernis bouwen
action-wilderness-from = Weg door de wildernis vanuit { $site }
action-wilderness-to = Wildernis: { $pair ->
    [none] { $connection_from } – { $connection_to }
   *[other] { $pair }
}
action-city = Een stad bouwen in { $site }
action-garrison = Een garnizoen bouwen in { $site }
action-conquest = { $region } veroveren
action-temple = Een tempel bouwen in { $site }
action-upgrade = Van het garnizoen in { $site } een stad maken
action-terrace = Een terras bouwen
action-extra-road = Een extra weg betalen
action-pilgrimage = { $card } in plaats van { $slot }
action-done = Hier stoppen
action-end-turn = Beurt beëindigen

## Names and tooltips

name-region = { $name }
name-connection = Weg { $from } – { $to }
name-pair = { $from } – { $to }
name-sector = sector { $name }
name-card-down = kaart, gedekt
name-turn-end = Beurt beëindigen
name-track = tijdperkenspoor
name-order = speelvolgorde
tip-region = Een veroverde regio opent haar locaties voor iedereen. Het verzet is de prijs van de verovering.
tip-connection = Eén eind van een weg moet in je netwerk liggen, en één eind, misschien hetzelfde, bij een locatie die een veroverde regio raakt.
tip-pair = Alleen een weg door de wildernis kan deze twee locaties verbinden.
tip-sector = Kaarten hier werken voor de spelers van beide kleuren ernaast, tot de volgende Sapa Incafase.
tip-track = Een kolom per ronde, de fasen van boven naar beneden.
tip-order = Wie achterstaat begint; in elke zonfase wordt de volgorde opnieuw bepaald.
tip-turn-end = Wat er van je beurt over is, vervalt.
tip-slot-road = Je gratis wegen in deze beurt.
tip-construction-city = Op een stadlocatie die je wegen bereiken en die een veroverde regio raakt.
tip-construction-garrison = Op een garnizoenlocatie die je wegen bereiken en die een veroverde regio raakt.
tip-construction-conquest = Elke regio die je wegen raken. Ze kost het verzet op haar fiche.
tip-construction-temple = Op een stad zonder tempel die je wegen bereiken.
tip-construction-terrace = Naast een van je fiches: één arbeid meer in elke Incafase, één punt in elke Sapa Incafase.
tip-construction-extra-road = Nog een weg voor één arbeid.
tip-construction-upgrade = Een garnizoen dat je wegen bereiken wordt een stad.
tip-temple-bonus = Een tempel levert hier { $points ->
    [one] 1 punt meer op.
   *[other] { $points } punten meer op.
}

## Log, by event

log-colour-dealt = { $seat } speelt { $colour } en begint in { $region }.
log-turn-order-set = De speelvolgorde wordt opnieuw bepaald.
log-marker-turned = { $region }: { $marker }, verzet { $marker_resistance }.
log-phase-began = Ronde { $round }, { $era }: { $phase }
log-income-received = { $seat } krijgt { $labour } arbeid.
log-support-given = { $giver } geeft { $labour } arbeid aan { $receiver }.
log-sun-card-laid = { $card_known ->
    [yes] { $seat } legt ‘{ $card }’ in { $sector_name }.
   *[no] { $seat } legt een kaart in { $sector_name }.
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } trekt ‘{ $card }’.
   *[no] { "" }
}
log-sun-deck-renewed = De { $cards } afgelegde zonnekaarten vormen de nieuwe stapel.
log-sun-card-shown = ‘{ $card }’ ligt open in { $sector_name }.
log-popular-support-paid = { $seat } krijgt { $labour } arbeid door de steun van de bevolking.
log-roads-lost = { $places_count ->
    [one] { $seat } verliest een weg door onrust.
   *[other] { $seat } verliest { $places_count } wegen door onrust.
}
log-road-built = { $wilderness ->
    [true] { $seat } bouwt een weg door de wildernis: { $place_from } – { $place_to }.
   *[false] { $seat } bouwt een weg: { $place_from } – { $place_to }.
}
log-built = { $construction_id ->
    [city] { $seat } bouwt een stad in { $site }, +{ $points }.
    [garrison] { $seat } bouwt een garnizoen in { $site }, +{ $points }.
    [temple] { $seat } bouwt een tempel in { $site }, +{ $points }.
   *[upgrade] { $seat } maakt van het garnizoen in { $site } een stad, +{ $points }.
}
log-terrace-built = { $seat } bouwt een terras, +{ $points }.
log-region-conquered = { $seat } verovert { $region } voor { $labour } arbeid, +{ $points }.
log-extra-road-paid = { $seat } betaalt { $labour } arbeid voor een extra weg.
log-pilgrimage-made = { $seat } gaat op pelgrimstocht naar { $sites }, +{ $points }.
log-turn-ended = { $seat } beëindigt de beurt.
log-sun-cards-discarded = { $cards_count } zonnekaarten worden afgelegd.
log-sapa-inca-scored = { $seat } krijgt { $points } punten voor het rijk.
log-labour-handed-back = { $seat } levert { $labour } arbeid in.
log-invasion-marker-turned = Invasiefiche: { $marker }.
log-game-ended = Het spel is afgelopen: { $winner } wint.

## Board and tray

round-of = Ronde { $round } van { $rounds }
round-short = Ronde { $round }/{ $rounds }
era-of = { $era }, { $from }–{ $to }
name-phase-inca = Inca
name-phase-sun = Zon
name-phase-people = Volk
name-phase-sapa-inca = Sapa Inca
turn-order = Speelvolgorde
turn-and-region = Beurt { $turn } · { $region }
labour = arbeid
income-of = { $income } voor fiches en terrassen in de volgende Incafase
markers = cultuurfiches
terraces = terrassen
sapa-inca-now = punten in een Sapa Incafase op dit moment
works-for-you = Werkt nu voor jou
on-the-map = Op de kaart
site-built = { $tile ->
    [city] { $temple ->
        [true] stad met tempel
       *[false] stad
    }
   *[garrison] { $temple ->
        [true] garnizoen met tempel
       *[false] garnizoen
    }
}
temple-bonus = tempelbonus
legend-marker = cultuur, verzet
face-down = gedekt
region-of = veroverd door { $name }
region-start = startregio
marker-of = verzet { $resistance }, arbeid { $labour }, punten { $points }
road-of = weg van { $names }
road-free = vrij
sector-cards = { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}
laid-by = gelegd door { $name }
sun-board = Zon
era-track = Tijdperken
your-turn-holds = Jouw beurt
your-sun-cards = Jouw zonnekaarten
only-you = alleen jij ziet ze
no-sun-cards = Geen.
roads-count = { $count ->
    [one] 1 weg
   *[other] { $count } wegen
}
cost-resistance = haar verzet

## Short names of the cards, for the sun board: at most eight letters

name-short-rural-unrest = Onrust
name-short-skilled-surveyors = Landmet.
name-short-hard-workers = Werkers
name-short-wilderness-road = Wildern.
name-short-extra-road-builders = Weg +1
name-short-el-nino-flood = Vloed
name-short-epidemic = Epidemie
name-short-important-outpost = Post
name-short-urban-renewal = Vernieuw
name-short-building-project = Project
name-short-stormy-weather = Storm
name-short-famine-stores = Voorraad
name-short-military-superiority = Militair
name-short-popular-support = Steun
name-short-rapid-expansion = Uitbreid
name-short-resistance = Verzet
name-short-religious-zeal = IJver
name-short-solar-eclipse = Eclips
name-short-great-pilgrimage = Grote 7
name-short-annual-pilgrimage = Jaar 5
name-short-local-pilgrimage = Lokaal 4

## Items of the score

item-cities = Gebouwde steden
item-garrisons = Gebouwde garnizoenen
item-temples = Gebouwde tempels
item-terraces = Gebouwde terrassen
item-conquests = Veroveringen
item-pilgrimages = Pelgrimstochten
item-sapa-inca-cities = Sapa Inca: steden
item-sapa-inca-garrisons = Sapa Inca: garnizoenen
item-sapa-inca-temples = Sapa Inca: tempels
item-sapa-inca-terraces = Sapa Inca: terrassen

## Rules in short

rule-goal-title = Doel
rule-goal = Ieder bestuurt een kwart van het land rond Cuzco. Vandaar gaan wegen uit, regio’s worden veroverd, steden, garnizoenen en tempels verrijzen langs de wegen. Ze zijn van niemand: wie bouwt scoort één keer, en in elke Sapa Incafase scoort iedereen wiens wegen ze bereiken. De meeste punten winnen.
rule-map-title = Kaart
rule-map =
    Blauwe vierkanten zijn stadlocaties, oranje driehoeken garnizoenlocaties, witte stippen huaca’s, die alleen tussenpunten zijn. Een gouden rand toont wat een tempel daar extra oplevert.
    Een locatie is open als ze een veroverde regio raakt. Ze is voor jou verbonden als je eigen wegen haar met Cuzco verbinden. In elke regio buiten de startregio’s ligt een cultuurfiche.
rule-rounds-title = Rondes
rule-rounds = Zeven rondes in vier tijdperken. Een ronde is een kolom van het tijdperkenspoor: een Incafase, dan om en om zonfasen en volkfasen, aan het eind een Sapa Incafase. Ronde 1 heeft geen zonfase en geen Sapa Incafase.
rule-order-title = Rang en speelvolgorde
rule-order = Wie meer punten heeft, staat voor; bij gelijke punten wie er het eerst was. In elke zonfase wordt de volgorde opnieuw bepaald: de laatste begint.
rule-inca-title = Incafase
rule-inca = Iedereen krijgt de arbeid van het tijdperk ({ $era-1-income }, { $era-2-income }, { $era-3-income }, { $era-4-income }), de arbeid op zijn fiches en 1 per terras. Dan geeft de eerste aan de laatste { $era-2-support_first_to_last } arbeid in tijdperk 2 en { $era-3-support_first_to_last } in de tijdperken 3 en 4; daar geeft met vier spelers ook de tweede { $era-3-support_second_to_third } aan de derde.
rule-sun-title = Zonfase
rule-sun = Om de beurt legt ieder een kaart gedekt in een sector waar nog geen nieuwe ligt, en trekt er een bij. Dan gaan ze allemaal open. Een kaart werkt voor beide kleuren naast haar sector, goed of slecht, tot de volgende Sapa Incafase.
rule-cards-title = Zonnekaarten
rule-cards = Wijs een kaart aan om haar te lezen. De werking van kaarten wordt opgeteld. Onrust en steun werken aan het eind van elke zonfase zolang ze er liggen.
rule-people-title = Volkfase
rule-people = Om de beurt heeft ieder één beurt: wegenbouw en één constructie, in willekeurige volgorde. Beide mogen vervallen. Wat begonnen is wordt afgemaakt voordat het andere begint.
rule-roads-title = Wegen
rule-roads = Wegenbouw geeft { $roads-free_per_road_action } gratis wegen. Een weg komt op een vrije verbinding met één eind in je netwerk en één open eind. Nieuwe locaties die je bereikt draaien de fiches om van de regio’s die ze raken. Als constructie mag je voor { $construction-extra_road-cost } arbeid nog een weg kopen.
rule-wilderness-title = Weg door de wildernis
rule-wilderness = Met deze kaart mag één van je wegen per beurt tussen twee locaties zonder gedrukte verbinding lopen, of naast de weg van een ander. Daarna is het een gewone weg.
rule-conquest-title = Veroveren
rule-conquest = Je mag elke regio veroveren die een verbonden locatie raakt. Betaal haar verzet, krijg haar punten en neem het fiche: het levert zijn arbeid op in elke Incafase. De fiches van de buren worden omgedraaid, en de locaties van de regio zijn open voor iedereen.
rule-building-title = Steden en garnizoenen
rule-building = Stad: { $construction-city-cost } arbeid, { $construction-city-points } punten. Garnizoen: { $construction-garrison-cost } arbeid, { $construction-garrison-points } punten. De locatie moet verbonden, open en leeg zijn. In elke Sapa Incafase geeft een stad { $construction-city-sapa_inca_points } en een garnizoen { $construction-garrison-sapa_inca_points } aan iedereen die verbonden is.
rule-temples-title = Tempels
rule-temples = { $construction-temple-cost } arbeid, { $construction-temple-points } punten en de bonus van de locatie. Een tempel staat op een verbonden stad die er nog geen heeft. In elke Sapa Incafase geeft hij { $construction-temple-sapa_inca_points } aan iedereen die verbonden is.
rule-terraces-title = Terrassen
rule-terraces = { $construction-terrace-cost } arbeid, punten: { $construction-terrace-points }. Het ligt naast een van je fiches en is van jou alleen: 1 arbeid in elke Incafase, punten in elke Sapa Incafase: { $construction-terrace-sapa_inca_points }.
rule-pilgrimages-title = Pelgrimstochten
rule-pilgrimages = Zolang een pelgrimstocht voor jou werkt en je verbonden bent met een tempel die ze noemt, mag je wegenbouw of constructie opgeven voor haar punten. Eén keer per beurt.
rule-sapa-inca-title = Sapa Incafase
rule-sapa-inca = Het zonnebord wordt leeggemaakt. Van de laatste tot de eerste scoort ieder wat zijn netwerk bereikt: { $construction-city-sapa_inca_points } per stad, { $construction-garrison-sapa_inca_points } per garnizoen, { $construction-temple-sapa_inca_points } per tempel, { $construction-terrace-sapa_inca_points } per eigen terras. Arbeid boven { $era-2-keep } in tijdperk 2 en boven { $era-3-keep } in tijdperk 3 wordt ingeleverd.
rule-end-title = Het einde
rule-end = Het spel eindigt na de Sapa Incafase van ronde 7. Bij gelijke punten staat voor wie ze het eerst had.
rule-variants-title = Varianten
rule-variants =
    De aankomst van Pizarro: in de laatste ronde wordt na elke volkfase een invasiefiche omgedraaid; één van de vier beëindigt het spel.
    Vroeg verval: de rondes { $early_decline-skip_rounds-0 } en { $early_decline-skip_rounds-1 } en de pelgrimstochten vervallen, alleen met vier spelers. De goden zijn het met elkaar eens: vier regio’s geven zeker { $gods_agree-marker_labour } arbeid.

## Guided first turn

guide-welcome-title = Welkom in de vier windstreken
guide-welcome = De Andes van noord naar zuid, Cuzco in het midden. Bovenaan staat wat je kunt doen, en alles wat je mag kiezen licht op. Zoom met twee vingers, een dubbelklik of Ctrl en het muiswiel.
guide-network-title = Alles begint in Cuzco
guide-network = Je eerste stokje ligt er al. Je netwerk is wat je eigen stokjes met Cuzco verbinden; alleen daar kun je bouwen, en alleen dat telt.
guide-turn-title = Jouw beurt
guide-turn = { $roads-free_per_road_action } gratis wegen en één constructie. Neem eerst de wegenbouw: de witte stokjes op de kaart tonen waar een weg kan komen.
guide-regions-title = Regio’s openen de weg
guide-regions = Het getal op een fiche is de prijs van de verovering, de stippen zijn de arbeid die het elke ronde oplevert. Een zwakke buur is een goede eerste verovering.
guide-sharing-title = Niets is van jou alleen
guide-sharing = Voor het bouwen scoor je één keer. Daarna scoort in elke Sapa Incafase iedereen wiens wegen de plek bereiken. Ga dus waar de anderen bouwen.
guide-sun-title = De zon begunstigt buren
guide-sun = Vanaf ronde 2 leg je zonnekaarten tussen twee kleuren. Een kaart werkt voor beide: goede naast je eigen straal, slechte ergens anders.
guide-era-title = Let op de tijdperken
guide-era = Het inkomen daalt van tijdperk tot tijdperk; fiches en terrassen betalen het eind van het spel. Het gouden veld toont de huidige fase. Veel succes!

## Waarom niet: redenen, en wat zou helpen

reason-other-side = Dit staat niet op de kaart voor { $players } spelers.
reason-sun-card-now = Het is zonfase: eerst wordt een zonkaart gelegd.
reason-sun-cards-later = Zonkaarten leg je in een zonfase; nu is het volkfase.
reason-sector-taken = { $seat } heeft daar in deze zonfase een kaart gelegd: { $sector }.
reason-card-not-in-hand = Deze kaart heb je niet op hand: { $card }.
reason-roads-first = Je bouwt nu wegen; { $roads ->
    [one] er is er nog 1 mogelijk.
   *[other] er zijn er nog { $roads } mogelijk.
}
reason-card-first = Beslis eerst wat deze kaart nog toelaat: { $card }.
reason-roads-used = Wegenbouw is er één keer per beurt, en die van jou is op.
reason-construction-used = Eén constructie per beurt, en die heb je gedaan.
reason-nothing-to-stop = Er is niets bezig waarmee je kunt stoppen.
reason-first-road-binds = Je bent wegen gaan bouwen: de eerste moet er komen.
reason-begin-roads = Hier past een weg; begin eerst met de wegenbouw ({ $roads ->
    [one] 1 gratis weg
   *[other] { $roads } gratis wegen
}).
reason-no-road-fits = Vanuit je wegennet leidt geen vrije verbinding verder.
reason-road-is-yours = Hier ligt al een weg van jezelf.
reason-road-is-taken = { $seat } heeft hier een weg, en er past er één op een verbinding.
reason-not-joined = Je wegen komen niet tot { $place }: { $roads ->
    [one] er ontbreekt 1 weg.
   *[other] er ontbreken { $roads } wegen.
}
reason-no-way-there = Vanuit je wegennet leiden geen vrije verbindingen naar { $place }.
reason-beyond-frontier = Geen van beide einden raakt een veroverde regio; { $region } is onveroverd.
reason-wilderness-later = Een weg door de wildernis kies je bij het wegen bouwen, met de kaart.
reason-wilderness-now = De weg door de wildernis is begonnen: zeg waar hij loopt.
reason-wilderness-no-card = Nodig is { $need } wilderniskaart naast je kleur; je hebt er { $have }.
reason-wilderness-used = Je wegen door de wildernis van deze beurt liggen er: { $cards } van { $cards }.
reason-wilderness-nowhere = Nergens past een weg door de wildernis vanuit je wegennet.
reason-wilderness-not-here = Hier kan geen weg door de wildernis beginnen: { $place }.
reason-wilderness-elsewhere = De weg door de wildernis begint ergens anders: { $place }.
reason-wilderness-needless = Niemand heeft hier een weg: een gewone volstaat.
reason-huaca = { $place } is een huaca, een doorgangspunt: daar wordt niets gebouwd.
reason-city-stands = Hier staat al een stad: { $place }.
reason-garrison-stands = Hier staat al een garnizoen: { $place }.
reason-site-closed = { $place } raakt geen veroverde regio en is nog niet open.
reason-no-city-here = Een tempel staat op een stad, en die is er niet: { $place }.
reason-temple-stands = Hier staat al een tempel: { $place }.
reason-eclipse = Bij een zonsverduistering kost een tempel ook je wegenbouw, en die is op.
reason-no-outpost = Een garnizoen wordt alleen een stad met deze kaart naast je kleur: { $card }.
reason-no-garrison-here = Hier is geen garnizoen dat een stad kan worden: { $place }.
reason-start-region = { $region } is een startregio, vanaf het begin veroverd.
reason-region-conquered = { $seat } heeft { $region } veroverd.
reason-no-marker-free = Een terras vraagt een cultuurfiche: je hebt er { $markers }, { $terraces } met terras.
reason-city-too-dear = Een stad kost { $need } arbeid, en je hebt er { $have }.
reason-garrison-too-dear = Een garnizoen kost { $need } arbeid, en je hebt er { $have }.
reason-temple-too-dear = Een tempel kost { $need } arbeid, en je hebt er { $have }.
reason-upgrade-too-dear = Er een stad van maken kost { $need } arbeid, en je hebt er { $have }.
reason-terrace-too-dear = Een terras kost { $need } arbeid, en je hebt er { $have }.
reason-conquest-too-dear = Deze regio veroveren kost { $need } arbeid, en je hebt er { $have }.
reason-extra-road-too-dear = Een extra weg kost { $need } arbeid, en je hebt er { $have }.
reason-one-pilgrimage = Eén pelgrimstocht per beurt, en die heb je gemaakt.
reason-pilgrim-no-card = Deze kaart ligt niet naast je kleur: { $card }.
reason-pilgrim-no-temple = Geen van haar plaatsen heeft een tempel die je wegen bereiken: { $card }.
help-lay-a-card = Kies een van je kaarten en een sector zonder nieuwe kaart.
help-other-sector = Kies een sector zonder nieuwe kaart.
help-place-or-stop = Leg een weg op een oplichtende verbinding, of stop als dat mag.
help-use-or-stop = Gebruik haar nu, of stop.
help-buy-a-road = Als constructie kun je nog één extra weg kopen.
help-end-turn = Je kunt je beurt beëindigen.
help-choose-roads = Kies de wegenbouw en dan deze verbinding.
help-wilderness-beside = Met je weg door de wildernis kun je ernaast bouwen.
help-conquer-first = Wie { $region } verovert, opent dit voor iedereen.
help-temple-there = Er kan een tempel op gebouwd worden.
help-zeal = Met geloofsijver kan een tempel op het garnizoen staan.
help-conquer-more = Elke regio die je verovert brengt een cultuurfiche.
help-next-income = De volgende Incafase brengt je { $income }.

## The end of a round

summary-empire = Het rijk
summary-income = Inkomsten
summary-built = steden { $cities }, garnizoenen { $garrisons }, tempels { $temples }, terrassen { $terraces }

kind-card = Zonnekaarten
kind-site = Plaatsen
kind-construction = Bouwwerken
kind-region = Gebieden

## Lessons

lesson-begin-title = Een beurt
lesson-begin = Een beurt is wegen bouwen en één constructie. Begin met de wegen.
lesson-begin-hint = Mogelijk, maar wegenbouw is gratis en brengt je verder.
lesson-begin-right = Wegenbouw geeft gratis wegen, één keer per beurt; de constructie kost arbeid.
lesson-road-title = Een weg
lesson-road = Bouw de weg van Paruro naar Accha.
lesson-road-hint = Die weg leidt ergens anders heen: wijs Accha aan om de naam te lezen.
lesson-road-right = Een weg sluit aan op je net en heeft één einde aan een veroverde regio nodig.
lesson-extra-title = Nog een weg
lesson-extra = Gebruik je constructie om een extra weg te kopen.
lesson-extra-hint = Dat is het andere deel van de beurt; zoek de extra weg.
lesson-extra-right = Waar niets anders te bouwen is, koopt arbeid nog een weg.
lesson-sun-title = Zonkaarten
lesson-sun = Leg de kaart die je één weg meer geeft naast je kleur.
lesson-sun-hint = Die kaart doet iets anders; lees wat elke kaart doet.
lesson-sun-right = Een kaart geldt voor de twee kleuren naast haar sector: voor jou en één ander.
lesson-garrison-title = Een garnizoen
lesson-garrison = Je wegen bereiken een garnizoensplaats. Bouw een garnizoen.
lesson-garrison-hint = Ook mogelijk, maar bouw deze keer een garnizoen.
lesson-garrison-right = Een garnizoen telt meteen, en in elke Sapa-Incafase weer voor iedereen wiens wegen het bereiken.
lesson-conquest-title = Een verovering
lesson-conquest = Verover een regio die je net raakt.
lesson-conquest-hint = Ook mogelijk, maar zoek een regio om te veroveren.
lesson-conquest-right = Het fiche geeft punten en arbeid, en opent de plaatsen voor iedereen.
lesson-terrace-title = Een terras
lesson-terrace = Je hebt een regio veroverd. Bouw een terras op het fiche.
lesson-terrace-hint = Dat is geen terras; dat zou meer arbeiders voeden.
lesson-terrace-right = Elk terras geeft arbeid in elke Incafase; één per fiche.
lesson-wilderness-title = Door de wildernis
lesson-wilderness = Een kaart laat je bouwen waar geen verbinding vrij is. Begin een weg door de wildernis.
lesson-wilderness-hint = Dat is een gewone weg.
lesson-wilderness-right = Een weg door de wildernis loopt naast andermans weg, of tussen plaatsen zonder verbinding.
lesson-city-title = Een stad
lesson-city = Bouw een stad: die telt meteen, en in elke Sapa-Incafase het meest.
lesson-city-hint = Ook mogelijk, maar zoek de stad.
lesson-city-right = Steden en garnizoenen tellen weer voor alle netten die ze bereiken.
lesson-temple-title = Een tempel
lesson-temple = Bouw een tempel op iets dat er al staat.
lesson-temple-hint = Ook mogelijk, maar zoek een plaats die een tempel kan dragen.
lesson-temple-right = Een tempel staat op een stad, met geloofsijver ook op een garnizoen; pelgrims gaan erheen.
