# Inca Empire: Aufforderungen, Protokoll, Hinweise, Kurzregeln, geführter erster Zug.

## Prompts, by what is decided

prompt-sun-card = Lege eine Sonnenkarte
prompt-sun-card-hint = Wähle eine Karte, dann einen Sektor ohne neue Karte.
prompt-sun-sector = Wohin mit „{ $card }“?
prompt-sun-sector-hint = Sie wirkt auf die beiden Farben neben dem Sektor.
prompt-turn = { $slots ->
    [both] Dein Zug: Straßen und Bauen
    [road] Du darfst noch Straßen bauen
   *[construction] Du darfst noch bauen
}
prompt-turn-hint = { $slots ->
    [both] Straßenbau ({ $roads }) und einmal Bauen, in beliebiger Reihenfolge. Du hast { $labour } Arbeit.
    [road] Straßenbau ({ $roads }), oder beende deinen Zug.
   *[construction] Einmal Bauen, oder beende deinen Zug. Du hast { $labour } Arbeit.
}
prompt-road = { $left ->
    [one] Baue eine Straße: die letzte
   *[other] Baue eine Straße: noch { $left }
}
prompt-road-hint = { $count ->
    [one] Eine Strecke leuchtet.
   *[other] { $count } Strecken leuchten.
}{ $stop ->
    [yes] { " " }Du darfst auch aufhören.
   *[no] { "" }
}
prompt-begin-road = Straßen bauen
prompt-city = Wo entsteht die Stadt?
prompt-garrison = Wo entsteht die Garnison?
prompt-conquest = Welche Region eroberst du?
prompt-temple = Wo entsteht der Tempel?
prompt-upgrade = Welche Garnison wird zur Stadt?
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
now-roads = Freie Straßen in diesem Zug: { $roads }.
now-conquest = Erobern kostet dich { $cost } Arbeit, du hast { $have }. Es bringt { $labour } in jeder Inka-Phase und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
now-scores-for = Zählt in der Sapa-Inka-Phase für { $names }.
now-works-for = Wirkt auf { $names }.
tip-region = Eine eroberte Region öffnet ihre Orte für alle. Der Widerstand ist der Preis der Eroberung.
tip-connection = Ein Ende der Straße muss in deinem Netz liegen, und ein Ende, vielleicht dasselbe, an einem Ort, der eine eroberte Region berührt.
tip-pair = Nur ein Weg durch die Wildnis kann diese beiden Orte verbinden.
tip-sector = Karten hier wirken auf die Spieler der beiden Farben daneben, bis zur nächsten Sapa-Inka-Phase.
tip-track = Eine Spalte je Runde, ihre Phasen von oben nach unten.
tip-order = Wer hinten liegt, beginnt; in jeder Sonnenphase wird neu geordnet.
tip-turn-end = Was von deinem Zug übrig ist, verfällt.
tip-slot-road = Deine freien Straßen in diesem Zug.
tip-construction-city = Auf einem Stadtort, den deine Straßen erreichen und der eine eroberte Region berührt.
tip-construction-garrison = Auf einem Garnisonsort, den deine Straßen erreichen und der eine eroberte Region berührt.
tip-construction-conquest = Jede Region, die deine Straßen berühren. Sie kostet den Widerstand auf ihrem Marker.
tip-construction-temple = Auf einer Stadt ohne Tempel, die deine Straßen erreichen.
tip-construction-terrace = Neben einem deiner Marker: eine Arbeit mehr in jeder Inka-Phase, ein Punkt in jeder Sapa-Inka-Phase.
tip-construction-extra-road = Eine weitere Straße für eine Arbeit.
tip-construction-upgrade = Eine Garnison, die deine Straßen erreichen, wird zur Stadt.
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
log-support-given = { $giver } gibt { $receiver } { $labour } Arbeit.
log-sun-card-laid = { $card_known ->
    [yes] { $seat } legt „{ $card }“ in { $sector_name }.
   *[no] { $seat } legt eine Karte in { $sector_name }.
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } zieht „{ $card }“.
   *[no] { "" }
}
log-sun-deck-renewed = Die { $cards } abgelegten Sonnenkarten bilden den neuen Stapel.
log-sun-card-shown = „{ $card }“ liegt offen in { $sector_name }.
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

## Warum nicht: Gründe, und was helfen würde

reason-other-side = Das gibt es nicht auf der Karte für { $players } Spieler.
reason-sun-card-now = Es ist Sonnenphase: Zuerst wird eine Sonnenkarte gelegt.
reason-sun-cards-later = Sonnenkarten legt man in einer Sonnenphase; jetzt ist Volksphase.
reason-sector-taken = { $seat } hat in dieser Sonnenphase dort eine Karte gelegt: { $sector }.
reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
reason-roads-first = Du baust gerade Straßen; { $roads ->
    [one] 1 ist noch möglich.
   *[other] { $roads } sind noch möglich.
}
reason-card-first = Entscheide zuerst, was diese Karte noch erlaubt: { $card }.
reason-roads-used = Straßenbau gibt es einmal je Zug, und deiner ist verbraucht.
reason-construction-used = Einmal Bauen je Zug, und du hast schon gebaut.
reason-nothing-to-stop = Es läuft nichts, womit man aufhören könnte.
reason-first-road-binds = Du hast mit Straßen begonnen: Die erste muss gelegt werden.
reason-begin-roads = Hier passt eine Straße; beginne zuerst den Straßenbau ({ $roads ->
    [one] 1 freie Straße
   *[other] { $roads } freie Straßen
}).
reason-no-road-fits = Aus deinem Netz führt keine freie Verbindung weiter.
reason-road-is-yours = Hier liegt schon deine eigene Straße.
reason-road-is-taken = { $seat } hat hier eine Straße, und eine Verbindung fasst nur eine.
reason-not-joined = Deine Straßen reichen nicht bis { $place }: { $roads ->
    [one] 1 Straße fehlt.
   *[other] { $roads } Straßen fehlen.
}
reason-no-way-there = Aus deinem Netz führen keine freien Verbindungen nach { $place }.
reason-beyond-frontier = Kein Ende berührt eine eroberte Region; { $region } ist nicht erobert.
reason-wilderness-later = Einen Weg durch die Wildnis wählt man beim Straßenbau, mit seiner Karte.
reason-wilderness-now = Der Weg durch die Wildnis ist begonnen: Sag, wo er verläuft.
reason-wilderness-no-card = Nötig ist { $need } Wildniskarte neben deiner Farbe; du hast { $have }.
reason-wilderness-used = Deine Wege durch die Wildnis sind in diesem Zug gebaut: { $cards } von { $cards }.
reason-wilderness-nowhere = Aus deinem Netz passt nirgends ein Weg durch die Wildnis.
reason-wilderness-not-here = Hier kann kein Weg durch die Wildnis beginnen: { $place }.
reason-wilderness-elsewhere = Der Weg durch die Wildnis beginnt woanders: { $place }.
reason-wilderness-needless = Hier hat niemand eine Straße: Eine gewöhnliche genügt.
reason-huaca = { $place } ist eine Huaca, ein Wegpunkt: Dort wird nichts gebaut.
reason-city-stands = Hier steht schon eine Stadt: { $place }.
reason-garrison-stands = Hier steht schon eine Garnison: { $place }.
reason-site-closed = { $place } berührt keine eroberte Region und ist noch nicht offen.
reason-no-city-here = Ein Tempel steht auf einer Stadt, und hier ist keine: { $place }.
reason-temple-stands = Hier steht schon ein Tempel: { $place }.
reason-eclipse = Bei Sonnenfinsternis kostet ein Tempel auch den Straßenbau; deiner ist verbraucht.
reason-no-outpost = Eine Garnison wird nur mit dieser Karte neben deiner Farbe zur Stadt: { $card }.
reason-no-garrison-here = Hier ist keine Garnison, die zur Stadt werden könnte: { $place }.
reason-start-region = { $region } ist eine Startregion, von Anfang an erobert.
reason-region-conquered = { $seat } hat { $region } erobert.
reason-no-marker-free = Eine Terrasse braucht ein Plättchen: Du hast { $markers }, davon { $terraces } mit Terrasse.
reason-city-too-dear = Eine Stadt kostet { $need } Arbeit, und du hast { $have }.
reason-garrison-too-dear = Eine Garnison kostet { $need } Arbeit, und du hast { $have }.
reason-temple-too-dear = Ein Tempel kostet { $need } Arbeit, und du hast { $have }.
reason-upgrade-too-dear = Der Ausbau zur Stadt kostet { $need } Arbeit, und du hast { $have }.
reason-terrace-too-dear = Eine Terrasse kostet { $need } Arbeit, und du hast { $have }.
reason-conquest-too-dear = Diese Region zu erobern kostet { $need } Arbeit, und du hast { $have }.
reason-extra-road-too-dear = Eine zusätzliche Straße kostet { $need } Arbeit, und du hast { $have }.
reason-one-pilgrimage = Eine Wallfahrt je Zug, und du hast sie schon gemacht.
reason-pilgrim-no-card = Diese Karte liegt nicht neben deiner Farbe: { $card }.
reason-pilgrim-no-temple = Keiner ihrer Orte hat einen Tempel, den deine Straßen erreichen: { $card }.
met-joined = Deine Straßen erreichen es.
met-open = Es berührt ein erobertes Gebiet.
met-paid = Du kannst es bezahlen.
met-marker = Neben einem deiner Marker ist Platz.
met-road-fits = Für eine Straße ist Platz.
help-lay-a-card = Wähle eine deiner Karten und einen Sektor ohne neue Karte.
help-other-sector = Wähle einen Sektor ohne neue Karte.
help-place-or-stop = Lege eine Straße auf eine leuchtende Verbindung, oder höre auf, wenn du darfst.
help-use-or-stop = Nutze sie jetzt, oder höre auf.
help-buy-a-road = Statt zu bauen kannst du noch eine zusätzliche Straße kaufen.
help-end-turn = Du kannst deinen Zug beenden.
help-choose-roads = Wähle den Straßenbau, dann diese Verbindung.
help-wilderness-beside = Mit deinem Weg durch die Wildnis kannst du daneben bauen.
help-conquer-first = Wird { $region } erobert, ist es für alle offen.
help-temple-there = Ein Tempel kann darauf gebaut werden.
help-zeal = Mit Glaubenseifer könnte ein Tempel auf der Garnison stehen.
help-conquer-more = Jede Region, die du eroberst, bringt ein Plättchen.
help-next-income = Die nächste Inka-Phase bringt dir { $income }.

## The end of a round

summary-empire = Das Reich
summary-income = Einkommen
summary-built = Städte { $cities }, Garnisonen { $garrisons }, Tempel { $temples }, Terrassen { $terraces }

kind-card = Sonnenkarten
kind-site = Orte
kind-construction = Bauwerke
kind-region = Gebiete
