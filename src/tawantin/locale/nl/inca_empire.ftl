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
action-wilderness-to = Wildernis: { $what }
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
name-sector = sector { $colours }
name-card-down = kaart, gedekt
name-turn-end = Beurt beëindigen
name-track = tijdperkenspoor
name-order = speelvolgorde
tip-region = Een veroverde regio opent haar locaties voor iedereen. Het verzet is de prijs van de verovering.
tip-connection = Een weg gaat van jouw netwerk naar een locatie die een veroverde regio raakt.
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
log-marker-turned = { $region }: { $marker }, verzet { $resistance }.
log-phase-began = Ronde { $round }, { $era }: { $phase }
log-income-received = { $seat } krijgt { $labour } arbeid.
log-support-given = { $giver } geeft { $labour } arbeid aan { $receiver }.
log-sun-card-laid = { $known ->
    [yes] { $seat } legt ‘{ $card }’ in { $sector }.
   *[no] { $seat } legt een kaart in { $sector }.
}
log-sun-card-drawn = { $known ->
    [yes] { $seat } trekt ‘{ $card }’.
   *[no] { "" }
}
log-sun-deck-renewed = De { $cards } afgelegde zonnekaarten vormen de nieuwe stapel.
log-sun-card-shown = ‘{ $card }’ ligt open in { $sector }.
log-popular-support-paid = { $seat } krijgt { $labour } arbeid door de steun van de bevolking.
log-roads-lost = { $count ->
    [one] { $seat } verliest een weg door onrust.
   *[other] { $seat } verliest { $count } wegen door onrust.
}
log-road-built = { $wilderness ->
    [yes] { $seat } bouwt een weg door de wildernis: { $way }.
   *[no] { $seat } bouwt een weg: { $way }.
}
log-built = { $construction ->
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
log-sun-cards-discarded = { $count } zonnekaarten worden afgelegd.
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
rule-order = Meer punten staan voor; bij gelijke punten wie er het eerst was. In elke zonfase wordt de volgorde opnieuw bepaald: de laatste begint.
rule-inca-title = Incafase
rule-inca = Iedereen krijgt de arbeid van het tijdperk (6, 3, 2, 1), de arbeid op zijn fiches en 1 per terras. Dan geeft de eerste aan de laatste 1 arbeid in tijdperk 2 en 2 in de tijdperken 3 en 4; daar geeft met vier spelers ook de tweede 1 aan de derde.
rule-sun-title = Zonfase
rule-sun = Om de beurt legt ieder een kaart gedekt in een sector waar nog geen nieuwe ligt, en trekt er een bij. Dan gaan ze allemaal open. Een kaart werkt voor beide kleuren naast haar sector, goed of slecht, tot de volgende Sapa Incafase.
rule-cards-title = Zonnekaarten
rule-cards = Wijs een kaart aan om haar te lezen. Kaarten tellen op. Onrust en steun werken aan het eind van elke zonfase zolang ze er liggen.
rule-people-title = Volkfase
rule-people = Om de beurt heeft ieder één beurt: wegenbouw en één constructie, in willekeurige volgorde. Beide mogen vervallen. Wat begonnen is wordt afgemaakt voordat het andere begint.
rule-roads-title = Wegen
rule-roads = Wegenbouw geeft twee gratis wegen. Een weg komt op een vrije verbinding met één eind in je netwerk en één open eind. Nieuwe locaties die je bereikt draaien de fiches om van de regio’s die ze raken. Als constructie mag je voor 1 arbeid nog een weg kopen.
rule-wilderness-title = Weg door de wildernis
rule-wilderness = Met deze kaart mag één van je wegen per beurt tussen twee locaties zonder gedrukte verbinding lopen, of naast de weg van een ander. Daarna is het een gewone weg.
rule-conquest-title = Veroveren
rule-conquest = Je mag elke regio veroveren die een verbonden locatie raakt. Betaal haar verzet, krijg haar punten en neem het fiche: het levert zijn arbeid op in elke Incafase. De fiches van de buren worden omgedraaid, en de locaties van de regio zijn open voor iedereen.
rule-building-title = Steden en garnizoenen
rule-building = Stad: 6 arbeid, 4 punten. Garnizoen: 4 arbeid, 3 punten. De locatie moet verbonden, open en leeg zijn. In elke Sapa Incafase geeft een stad 3 en een garnizoen 2 aan iedereen die verbonden is.
rule-temples-title = Tempels
rule-temples = 5 arbeid, 4 punten en de bonus van de locatie. Een tempel staat op een verbonden stad die er nog geen heeft. In elke Sapa Incafase geeft hij 1 aan iedereen die verbonden is.
rule-terraces-title = Terrassen
rule-terraces = 2 arbeid, 1 punt. Het ligt naast een van je fiches en is van jou alleen: 1 arbeid in elke Incafase, 1 punt in elke Sapa Incafase.
rule-pilgrimages-title = Pelgrimstochten
rule-pilgrimages = Zolang een pelgrimstocht voor jou werkt en je verbonden bent met een tempel die ze noemt, mag je wegenbouw of constructie opgeven voor haar punten. Eén keer per beurt.
rule-sapa-inca-title = Sapa Incafase
rule-sapa-inca = Het zonnebord wordt leeggemaakt. Van de laatste tot de eerste scoort ieder wat zijn netwerk bereikt: 3 per stad, 2 per garnizoen, 1 per tempel, 1 per eigen terras. Arbeid boven 3 in tijdperk 2 en boven 2 in tijdperk 3 wordt ingeleverd.
rule-end-title = Het einde
rule-end = Het spel eindigt na de Sapa Incafase van ronde 7. Bij gelijke punten staat voor wie ze het eerst had.
rule-variants-title = Varianten
rule-variants =
    De aankomst van Pizarro: in de laatste ronde wordt na elke volkfase een invasiefiche omgedraaid; één van de vier beëindigt het spel.
    Vroeg verval: de rondes 4 en 6 en de pelgrimstochten vervallen, alleen met vier spelers. De goden zijn het met elkaar eens: vier regio’s geven zeker 3 arbeid.

## Guided first turn

guide-welcome-title = Welkom in de vier windstreken
guide-welcome = De Andes van noord naar zuid, Cuzco in het midden. Bovenaan staat wat je kunt doen, en alles wat je mag kiezen licht op. Zoom met twee vingers, een dubbelklik of Ctrl en het muiswiel.
guide-network-title = Alles begint in Cuzco
guide-network = Je eerste stokje ligt er al. Je netwerk is wat je eigen stokjes met Cuzco verbinden; alleen daar kun je bouwen, en alleen dat telt.
guide-turn-title = Jouw beurt
guide-turn = Twee gratis wegen en één constructie. Neem eerst de wegenbouw: de witte stokjes op de kaart tonen waar een weg kan komen.
guide-regions-title = Regio’s openen de weg
guide-regions = Het getal op een fiche is de prijs van de verovering, de stippen zijn de arbeid die het elke ronde oplevert. Een zwakke buur is een goede eerste verovering.
guide-sharing-title = Niets is van jou alleen
guide-sharing = Voor het bouwen scoor je één keer. Daarna scoort in elke Sapa Incafase iedereen wiens wegen de plek bereiken. Ga dus waar de anderen bouwen.
guide-sun-title = De zon begunstigt buren
guide-sun = Vanaf ronde 2 leg je zonnekaarten tussen twee kleuren. Een kaart werkt voor beide: goede naast je eigen straal, slechte ergens anders.
guide-era-title = Let op de tijdperken
guide-era = Het inkomen daalt van tijdperk tot tijdperk; fiches en terrassen betalen het eind van het spel. Het gouden veld toont de huidige fase. Veel succes!
