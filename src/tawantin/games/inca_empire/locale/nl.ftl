# Inca Empire: opdrachten, logboek, uitleg, regels in het kort, begeleide eerste beurt.

## Prompts, by what is decided

prompt-sun-card = Leg een zonnekaart
prompt-sun-card-hint = Kies een kaart en dan een sector zonder nieuwe kaart.
prompt-sun-sector = Waar leg je ‘{ $card }’?
prompt-sun-sector-hint = Hij geldt voor de twee kleuren naast de sector.
prompt-sun-which = Welke kaart gaat in { $sector }?
prompt-turn = { $slots ->
    [both] Jouw beurt: wegen en constructie
    [road] Je mag nog wegen bouwen
   *[construction] Je constructie staat nog open
}
prompt-turn-hint = { $slots ->
    [both] Wegenbouw ({ $roads }) en één constructie, in willekeurige volgorde. Je hebt { $labour } arbeid.
    [road] Bouw wegen ({ $roads }) of beëindig je beurt.
   *[construction] Doe één constructie of beëindig je beurt. Je hebt { $labour } arbeid.
}
prompt-turn-over = Beëindig je beurt: meer kan er niet
prompt-turn-over-hint = { $slots ->
    [both] Er is nu geen weg en geen constructie mogelijk. Je hebt { $labour } arbeid.
    [road] Er is nu geen weg mogelijk.
   *[construction] Er is nu geen constructie mogelijk. Je hebt { $labour } arbeid.
}
prompt-road = { $left ->
    [one] Bouw een weg: de laatste
   *[other] Bouw een weg: nog { $left }
}
prompt-road-hint = { $count ->
    [0] Er is geen weg mogelijk.
    [one] 1 weg licht op.
   *[other] { $count } wegen lichten op.
}{ $also ->
    [both] {" "}Je mag ook een weg door de wildernis bouwen of stoppen.
    [wilderness] {" "}Je mag ook een weg door de wildernis bouwen.
    [stop] {" "}Je mag ook stoppen.
   *[none] {""}
}
prompt-begin-road = Wegen bouwen
prompt-city = Waar komt de stad?
prompt-garrison = Waar komt het garnizoen?
prompt-conquest = Welke regio verover je?
prompt-temple = Waar komt de tempel?
prompt-upgrade = Welk garnizoen wordt een stad?
prompt-site-how = Wat bouw je in { $site }?
prompt-slot-how = Wegen bouwen of in plaats daarvan een pelgrimstocht?
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

ending-pizarros-arrival = Pizarro is aangekomen: het rijk valt vroeg
ending-last-sapa-inca = De laatste Sapa Inca is gewaardeerd
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
now-roads = Gratis wegen in deze beurt: { $roads }.
now-conquest = Veroveren kost je { $cost } arbeid, je hebt { $have }. Het brengt { $labour } arbeid in elke Incafase en { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
now-scores-for = Telt in de Sapa Incafase voor { $names }.
now-reaches = Verbindt je met { $names }.
now-works-for = Geldt voor { $names }.
card-in-hand-skilled-surveyors = Ervaren landmeters
card-in-hand-extra-road-builders = Extra wegen­bouwers
card-in-hand-el-nino-flood = Over­stroming van El Niño
card-in-hand-urban-renewal = Stedelijke ver­nieuwing
card-in-hand-military-superiority = Militaire superio­riteit
card-in-hand-rapid-expansion = Snelle uit­breiding
card-in-hand-religious-zeal = Geloofs­ijver
card-in-hand-solar-eclipse = Zons­verduis­tering
card-in-hand-great-pilgrimage = Grote pelgrims­tocht
card-in-hand-annual-pilgrimage = Jaarlijkse pelgrims­tocht
card-in-hand-local-pilgrimage = Lokale pelgrims­tocht
card-in-hand-rural-unrest = Landelijke onrust
card-in-hand-hard-workers = Arbeiders werken hard
card-in-hand-wilderness-road = Weg door de wildernis
card-in-hand-epidemic = Epidemie
card-in-hand-important-outpost = Belangrijke buitenpost
card-in-hand-building-project = Bouwproject
card-in-hand-stormy-weather = Onstuimig weer
card-in-hand-famine-stores = Voorraden beschermen tegen hongersnood
card-in-hand-popular-support = Steun van de bevolking
card-in-hand-resistance = Verzet
tip-region = Een veroverde regio opent al zijn locaties voor iedereen. Het verzet is de prijs van de verovering.
tip-connection = Eén eind van een weg moet in je netwerk liggen, en één eind, misschien hetzelfde, bij een locatie die een veroverde regio raakt.
tip-pair = Alleen een weg door de wildernis kan deze twee locaties verbinden.
tip-sector = Kaarten hier gelden voor de spelers van beide kleuren ernaast, tot de volgende Sapa Incafase.
tip-track = Een kolom per ronde, de fasen van boven naar beneden.
tip-order = Wie achterstaat begint; in elke zonfase wordt de volgorde opnieuw bepaald.
tip-turn-end = Wat er van je beurt over is, vervalt.
tip-slot-road = Je gratis wegen in deze beurt.
tip-construction-city = Op een stadlocatie die je wegen bereiken en die een veroverde regio raakt.
tip-construction-garrison = Op een garnizoenlocatie die je wegen bereiken en die een veroverde regio raakt.
tip-construction-conquest = Elke regio die je wegen raken. De prijs is het verzet op het fiche.
tip-construction-temple = Op een stad zonder tempel die je wegen bereiken.
tip-construction-terrace = Naast een van je fiches: één arbeid meer in elke Incafase, één punt in elke Sapa Incafase.
tip-construction-extra-road = Nog een weg voor één arbeid.
tip-construction-upgrade = Een garnizoen dat je wegen bereiken wordt een stad.
tip-site-capital = Hier begint elk netwerk: een locatie is voor jou verbonden als je eigen wegen haar met Cuzco verbinden.
tip-site-city = Wie deze locatie met wegen bereikt, kan hier een stad bouwen; ze moet een veroverde regio raken.
tip-site-garrison = Wie deze locatie met wegen bereikt, kan hier een garnizoen bouwen; ze moet een veroverde regio raken.
tip-site-huaca = Een tussenpunt voor wegen: hier wordt niets gebouwd.
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
    [yes] { $seat } legt ‘{ $card }’ in sector { $sector_name }.
   *[no] { $seat } legt een kaart in sector { $sector_name }.
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } trekt ‘{ $card }’.
   *[no] { "" }
}
log-sun-deck-renewed = De { $cards } afgelegde zonnekaarten vormen de nieuwe stapel.
log-sun-card-shown = ‘{ $card }’ ligt open in sector { $sector_name }.
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
works-for-you = Geldt nu voor jou
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
cost-resistance = het verzet

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

item-start = Punten bij het begin
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

## The end of a round

summary-empire = Het rijk
summary-empire-about = Steden, garnizoenen en tempels tellen voor iedereen wiens wegen ze bereiken, terrassen voor hun eigenaar.
summary-income = Inkomsten
summary-income-about = Arbeid van het tijdperk, de fiches en de terrassen; daarna steunt wie voorstaat wie achterstaat.
summary-none = niets wat telt
summary-city = { $count ->
    [one] 1 stad
   *[other] { $count } steden
} (+{ $points })
summary-garrison = { $count ->
    [one] 1 garnizoen
   *[other] { $count } garnizoenen
} (+{ $points })
summary-temple = { $count ->
    [one] 1 tempel
   *[other] { $count } tempels
} (+{ $points })
summary-terrace = { $count ->
    [one] 1 terras
   *[other] { $count } terrassen
} (+{ $points })

kind-card = Zonnekaarten
kind-site = Locaties
kind-construction = Bouwwerken
kind-region = Regio’s
