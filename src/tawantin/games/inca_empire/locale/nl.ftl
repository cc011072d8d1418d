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
now-cost = Kost nu { $cost } arbeid; je hebt { $have }.
now-gains = Meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $sapa } in elke Sapa Incafase.
now-roads = Vrije wegen in deze beurt: { $roads }.
now-conquest = Veroveren kost je { $cost } arbeid, je hebt { $have }. Het brengt { $labour } arbeid in elke Incafase en { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
now-scores-for = Telt in de Sapa Incafase voor { $names }.
now-works-for = Werkt voor { $names }.
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
met-joined = Je wegen bereiken het.
met-open = Het raakt een veroverd gebied.
met-paid = Je kunt het betalen.
met-marker = Naast een van je fiches is plaats.
met-road-fits = Er is plaats voor een weg.
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
