# Inca Empire: Aufforderungen, Protokoll, Hinweise, Kurzregeln, geführter erster Zug.

## Prompts, by what is decided

prompt-sun-card = Lege eine Sonnenkarte
prompt-sun-card-hint = Wähle eine Karte, dann einen Sektor ohne neue Karte.
prompt-sun-sector = Wohin mit „{ $card }“?
prompt-sun-sector-hint = Sie wirkt auf die beiden Farben neben dem Sektor.
prompt-sun-which = Welche Karte kommt in { $sector }?
prompt-turn = { $slots ->
    [both] Dein Zug: Straßen und Bauen
    [road] Du darfst noch Straßen bauen
   *[construction] Du darfst noch bauen
}
prompt-turn-hint = { $slots ->
    [both] Straßenbau ({ $roads }) und einmal Bauen, in beliebiger Reihenfolge. Du hast { $labour } Arbeit.
    [road] Baue Straßen ({ $roads }) oder beende deinen Zug.
   *[construction] Baue einmal oder beende deinen Zug. Du hast { $labour } Arbeit.
}
prompt-turn-over = Beende deinen Zug: Mehr ist nicht möglich
prompt-turn-over-hint = { $slots ->
    [both] Weder Straßen noch andere Bauten sind jetzt möglich. Du hast { $labour } Arbeit.
    [road] Jetzt ist keine Straße möglich.
   *[construction] Jetzt kannst du nichts bauen. Du hast { $labour } Arbeit.
}
prompt-road = { $left ->
    [one] Baue eine Straße: die letzte
   *[other] Baue eine Straße: noch { $left }
}
prompt-road-hint = { $count ->
    [0] Keine Straße ist möglich.
    [one] Eine Strecke leuchtet.
   *[other] { $count } Strecken leuchten.
}{ $also ->
    [both] {" "}Du kannst auch einen Weg durch die Wildnis bauen oder aufhören.
    [wilderness] {" "}Du kannst auch einen Weg durch die Wildnis bauen.
    [stop] {" "}Du kannst auch aufhören.
   *[none] {""}
}
prompt-begin-road = Straßen bauen
prompt-city = Wo entsteht die Stadt?
prompt-garrison = Wo entsteht die Garnison?
prompt-conquest = Welche Region eroberst du?
prompt-temple = Wo entsteht der Tempel?
prompt-upgrade = Welche Garnison wird zur Stadt?
prompt-site-how = Was baust du in { $site }?
prompt-slot-how = Straßen bauen oder stattdessen eine Wallfahrt?
prompt-terrace = Terrasse bauen
prompt-extra-road = Zusätzliche Straße bezahlen
prompt-pilgrimage = Was gibst du für die Wallfahrt auf?
prompt-wilderness = Weg durch die Wildnis bauen
prompt-done = Hier aufhören?
prompt-end-turn = Zug beenden?
prompt-wilderness-from = Wo beginnt der Weg durch die Wildnis?
prompt-wilderness-to = Wohin führt er von { $site } aus?
prompt-more-garrison = Noch eine Garnison?
prompt-more-terrace = Noch eine Terrasse?
prompt-more-conquest = Dazu eine Region erobern?
prompt-more-hint = Du hast { $labour } Arbeit.

## Actions

action-sun-card = { $card } in { $sector }
action-begin-road = Straßen bauen
action-road = { $connection }
action-wilderness = Weg durch die Wildnis bauen
action-wilderness-from = Weg durch die Wildnis ab { $site }
action-wilderness-to = Wildnis: { $pair ->
    [none] { $connection_from } – { $connection_to }
   *[other] { $pair }
}
action-city = Stadt bauen in { $site }
action-garrison = Garnison bauen in { $site }
action-conquest = { $region } erobern
action-temple = Tempel bauen in { $site }
action-upgrade = Garnison in { $site } zur Stadt machen
action-terrace = Terrasse bauen
action-extra-road = Zusätzliche Straße bezahlen
action-pilgrimage = { $card } statt { $slot }
action-done = Hier aufhören
action-end-turn = Zug beenden

## Names and tooltips

ending-pizarros-arrival = Pizarro ist angekommen: Das Reich fällt früh
ending-last-sapa-inca = Der letzte Sapa Inka ist gewertet
name-region = { $name }
name-connection = Straße { $from } – { $to }
name-pair = { $from } – { $to }
name-sector = Sektor { $name }
name-card-down = Karte, verdeckt
name-turn-end = Zug beenden
name-track = Epochenleiste
name-order = Spielreihenfolge
now-cost = Kostet jetzt { $cost } Arbeit; du hast { $have }.
now-gains = Sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $sapa } in jeder Sapa-Inka-Phase.
now-roads = Kostenlose Straßen in diesem Zug: { $roads }.
now-conquest = Erobern kostet dich { $cost } Arbeit, du hast { $have }. Es bringt { $labour } Arbeit in jeder Inka-Phase und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
now-scores-for = Zählt in der Sapa-Inka-Phase für { $names }.
now-reaches = Verbindet dich mit { $names }.
now-works-for = Wirkt auf { $names }.
card-in-hand-skilled-surveyors = Erfahrene Land­vermesser
card-in-hand-extra-road-builders = Zusätzliche Straßen­bauer
card-in-hand-el-nino-flood = El-Niño-Flut
card-in-hand-urban-renewal = Stadt­erneuerung
card-in-hand-military-superiority = Mili­tärische Über­legenheit
card-in-hand-rapid-expansion = Schnelle Ausdehnung
card-in-hand-religious-zeal = Glaubens­eifer
card-in-hand-solar-eclipse = Sonnen­finsternis
card-in-hand-great-pilgrimage = Große Wallfahrt
card-in-hand-annual-pilgrimage = Jährliche Wallfahrt
card-in-hand-local-pilgrimage = Örtliche Wallfahrt
card-in-hand-rural-unrest = Unruhen auf dem Land
card-in-hand-hard-workers = Fleißige Arbeiter
card-in-hand-wilderness-road = Weg durch die Wildnis
card-in-hand-epidemic = Epidemie
card-in-hand-important-outpost = Wichtiger Außenposten
card-in-hand-building-project = Bauprojekt
card-in-hand-stormy-weather = Stürmisches Wetter
card-in-hand-famine-stores = Vorräte gegen Hungersnot
card-in-hand-popular-support = Rückhalt der Bevölkerung
card-in-hand-resistance = Widerstand
tip-region = Eine eroberte Region öffnet ihre Orte für alle. Der Widerstand ist der Preis der Eroberung.
tip-connection = Ein Ende der Straße muss in deinem Netz liegen, und ein Ende, vielleicht dasselbe, an einem Ort, der eine eroberte Region berührt.
tip-pair = Nur ein Weg durch die Wildnis kann diese beiden Orte verbinden.
tip-sector = Karten hier wirken auf die Spieler der beiden Farben daneben, bis zur nächsten Sapa-Inka-Phase.
tip-track = Eine Spalte je Runde, ihre Phasen von oben nach unten.
tip-order = Wer hinten liegt, beginnt; in jeder Sonnenphase wird neu geordnet.
tip-turn-end = Was von deinem Zug übrig ist, verfällt.
tip-slot-road = Deine kostenlosen Straßen in diesem Zug.
tip-construction-city = Auf einem Stadtort, den deine Straßen erreichen und der eine eroberte Region berührt.
tip-construction-garrison = Auf einem Garnisonsort, den deine Straßen erreichen und der eine eroberte Region berührt.
tip-construction-conquest = Jede Region, die deine Straßen berühren. Sie kostet den Widerstand auf ihrem Marker.
tip-construction-temple = Auf einer Stadt ohne Tempel, die deine Straßen erreichen.
tip-construction-terrace = Neben einem deiner Marker: eine Arbeit mehr in jeder Inka-Phase, ein Punkt in jeder Sapa-Inka-Phase.
tip-construction-extra-road = Eine weitere Straße für eine Arbeit.
tip-construction-upgrade = Eine Garnison, die deine Straßen erreichen, wird zur Stadt.
tip-site-capital = Hier beginnt jedes Netz: Ein Ort ist für dich verbunden, wenn deine eigenen Straßen ihn mit Cuzco verbinden.
tip-site-city = Hier kann eine Stadt bauen, wer den Ort mit Straßen erreicht; er muss eine eroberte Region berühren.
tip-site-garrison = Hier kann eine Garnison bauen, wer den Ort mit Straßen erreicht; er muss eine eroberte Region berühren.
tip-site-huaca = Ein Wegpunkt für Straßen: Hier wird nichts gebaut.
tip-temple-bonus = Ein Tempel bringt hier { $points ->
    [one] 1 Punkt mehr.
   *[other] { $points } Punkte mehr.
}

## Log, by event

log-colour-dealt = { $seat } spielt { $colour } und beginnt in { $region }.
log-turn-order-set = Die Spielreihenfolge wird neu bestimmt.
log-marker-turned = { $region }: { $marker }, Widerstand { $marker_resistance }.
log-phase-began = Runde { $round }, { $era }: { $phase }
log-income-received = { $seat } erhält { $labour } Arbeit.
log-support-given = { $giver } gibt { $labour } Arbeit an { $receiver }.
log-sun-card-laid = { $card_known ->
    [yes] { $seat } legt „{ $card }“ in Sektor { $sector_name }.
   *[no] { $seat } legt eine Karte in Sektor { $sector_name }.
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } zieht „{ $card }“.
   *[no] { "" }
}
log-sun-deck-renewed = Die { $cards } abgelegten Sonnenkarten bilden den neuen Stapel.
log-sun-card-shown = „{ $card }“ liegt offen in Sektor { $sector_name }.
log-popular-support-paid = { $seat } erhält { $labour } Arbeit durch den Rückhalt der Bevölkerung.
log-roads-lost = { $places_count ->
    [one] { $seat } verliert eine Straße durch Unruhen.
   *[other] { $seat } verliert { $places_count } Straßen durch Unruhen.
}
log-road-built = { $wilderness ->
    [true] { $seat } baut einen Weg durch die Wildnis: { $place_from } – { $place_to }.
   *[false] { $seat } baut eine Straße: { $place_from } – { $place_to }.
}
log-built = { $construction_id ->
    [city] { $seat } baut eine Stadt in { $site }, +{ $points }.
    [garrison] { $seat } baut eine Garnison in { $site }, +{ $points }.
    [temple] { $seat } baut einen Tempel in { $site }, +{ $points }.
   *[upgrade] { $seat } macht die Garnison in { $site } zur Stadt, +{ $points }.
}
log-terrace-built = { $seat } baut eine Terrasse, +{ $points }.
log-region-conquered = { $seat } erobert { $region } für { $labour } Arbeit, +{ $points }.
log-extra-road-paid = { $seat } zahlt { $labour } Arbeit für eine zusätzliche Straße.
log-pilgrimage-made = { $seat } pilgert nach { $sites }, +{ $points }.
log-turn-ended = { $seat } beendet den Zug.
log-sun-cards-discarded = { $cards_count } Sonnenkarten werden abgelegt.
log-sapa-inca-scored = { $seat } erhält { $points } Punkte für das Reich.
log-labour-handed-back = { $seat } gibt { $labour } Arbeit zurück.
log-invasion-marker-turned = Invasionsmarker: { $marker }.
log-game-ended = Das Spiel ist zu Ende: { $winner } gewinnt.

## Board and tray

round-of = Runde { $round } von { $rounds }
round-short = Runde { $round }/{ $rounds }
era-of = { $era }, { $from }–{ $to }
name-phase-inca = Inka
name-phase-sun = Sonne
name-phase-people = Volk
name-phase-sapa-inca = Sapa Inka
turn-order = Spielreihenfolge
turn-and-region = Platz { $turn } · { $region }
labour = Arbeit
income-of = { $income } für Marker und Terrassen in der nächsten Inka-Phase
markers = Kulturmarker
terraces = Terrassen
sapa-inca-now = Punkte in einer Sapa-Inka-Phase jetzt
works-for-you = Wirkt jetzt auf dich
on-the-map = Auf der Karte
site-built = { $tile ->
    [city] { $temple ->
        [true] Stadt mit Tempel
       *[false] Stadt
    }
   *[garrison] { $temple ->
        [true] Garnison mit Tempel
       *[false] Garnison
    }
}
temple-bonus = Tempelbonus
legend-marker = Kultur, Widerstand
face-down = verdeckt
region-of = erobert von { $name }
region-start = Startregion
marker-of = Widerstand { $resistance }, Arbeit { $labour }, Punkte { $points }
road-of = Straße von { $names }
road-free = frei
sector-cards = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
laid-by = gelegt von { $name }
sun-board = Sonne
era-track = Epochen
your-turn-holds = Dein Zug
your-sun-cards = Deine Sonnenkarten
only-you = nur du siehst sie
no-sun-cards = Keine.
roads-count = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
}
cost-resistance = ihr Widerstand

## Short names of the cards, for the sun board: at most eight letters

name-short-rural-unrest = Unruhen
name-short-skilled-surveyors = Vermess.
name-short-hard-workers = Arbeiter
name-short-wilderness-road = Wildnis
name-short-extra-road-builders = Bautrupp
name-short-el-nino-flood = Flut
name-short-epidemic = Seuche
name-short-important-outpost = Posten
name-short-urban-renewal = Erneuer.
name-short-building-project = Projekt
name-short-stormy-weather = Sturm
name-short-famine-stores = Vorräte
name-short-military-superiority = Militär
name-short-popular-support = Rückhalt
name-short-rapid-expansion = Ausdehn.
name-short-resistance = Widerst.
name-short-religious-zeal = Eifer
name-short-solar-eclipse = Finstern.
name-short-great-pilgrimage = Große 7
name-short-annual-pilgrimage = Jährl. 5
name-short-local-pilgrimage = Örtl. 4

## Items of the score

item-start = Punkte zu Beginn
item-cities = Gebaute Städte
item-garrisons = Gebaute Garnisonen
item-temples = Gebaute Tempel
item-terraces = Gebaute Terrassen
item-conquests = Eroberungen
item-pilgrimages = Wallfahrten
item-sapa-inca-cities = Sapa Inka: Städte
item-sapa-inca-garrisons = Sapa Inka: Garnisonen
item-sapa-inca-temples = Sapa Inka: Tempel
item-sapa-inca-terraces = Sapa Inka: Terrassen

## The end of a round

summary-empire = Das Reich
summary-empire-about = Städte, Garnisonen und Tempel zählen für alle, deren Straßen sie erreichen, Terrassen für ihre Besitzer.
summary-income = Einkommen
summary-income-about = Arbeit der Epoche, der Marker und der Terrassen; dann unterstützt, wer vorn liegt, wer hinten liegt.
summary-none = nichts, was zählt
summary-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
} (+{ $points })
summary-garrison = { $count ->
    [one] 1 Garnison
   *[other] { $count } Garnisonen
} (+{ $points })
summary-temple = { $count } Tempel (+{ $points })
summary-terrace = { $count ->
    [one] 1 Terrasse
   *[other] { $count } Terrassen
} (+{ $points })

kind-card = Sonnenkarten
kind-site = Orte
kind-construction = Bauwerke
kind-region = Regionen
