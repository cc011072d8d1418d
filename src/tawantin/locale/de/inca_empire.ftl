# Inca Empire: Aufforderungen, Protokoll, Hinweise, Kurzregeln, geführter erster Zug.

## Prompts, by what is decided

prompt-sun-card = Lege eine Sonnenkarte
prompt-sun-card-hint = Wähle eine Karte, dann einen Sektor ohne neue Karte.
prompt-sun-sector = Wohin mit „{ $card }“?
prompt-sun-sector-hint = Sie wirkt auf die beiden Farben neben dem Sektor.
prompt-turn = { $slots ->
    [both] Dein Zug: Straßen und Bauen
    [road] Der Straßenbau bleibt noch
   *[construction] Das Bauen bleibt noch
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
    [one] Ein Ort leuchtet.
   *[other] { $count } Orte leuchten.
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
action-wilderness-to = Wildnis: { $what }
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
name-sector = Sektor { $colours }
name-card-down = Karte, verdeckt
name-turn-end = Zug beenden
name-track = Epochenleiste
name-order = Spielreihenfolge
tip-region = Eine eroberte Region öffnet ihre Orte für alle. Der Widerstand ist der Preis der Eroberung.
tip-connection = Eine Straße führt aus deinem Netz zu einem Ort, der eine eroberte Region berührt.
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
log-marker-turned = { $region }: { $marker }, Widerstand { $resistance }.
log-phase-began = Runde { $round }, { $era }: { $phase }
log-income-received = { $seat } erhält { $labour } Arbeit.
log-support-given = { $giver } gibt { $receiver } { $labour } Arbeit.
log-sun-card-laid = { $known ->
    [yes] { $seat } legt „{ $card }“ in { $sector }.
   *[no] { $seat } legt eine Karte in { $sector }.
}
log-sun-card-drawn = { $known ->
    [yes] { $seat } zieht „{ $card }“.
   *[no] { "" }
}
log-sun-deck-renewed = Die { $cards } abgelegten Sonnenkarten bilden den neuen Stapel.
log-sun-card-shown = „{ $card }“ liegt offen in { $sector }.
log-popular-support-paid = { $seat } erhält { $labour } Arbeit durch den Rückhalt der Bevölkerung.
log-roads-lost = { $count ->
    [one] { $seat } verliert eine Straße durch Unruhen.
   *[other] { $seat } verliert { $count } Straßen durch Unruhen.
}
log-road-built = { $wilderness ->
    [yes] { $seat } baut einen Weg durch die Wildnis: { $way }.
   *[no] { $seat } baut eine Straße: { $way }.
}
log-built = { $construction ->
    [city] { $seat } baut eine Stadt in { $site }, +{ $points }.
    [garrison] { $seat } baut eine Garnison in { $site }, +{ $points }.
    [temple] { $seat } baut einen Tempel in { $site }, +{ $points }.
   *[upgrade] { $seat } macht die Garnison in { $site } zur Stadt, +{ $points }.
}
log-terrace-built = { $seat } baut eine Terrasse, +{ $points }.
log-region-conquered = { $seat } erobert { $region } für { $labour } Arbeit, +{ $points }.
log-extra-road-paid = { $seat } zahlt { $labour } Arbeit für eine zusätzliche Straße.
log-pilgrimage-made = { $seat } wallfahrtet nach { $sites }, +{ $points }.
log-turn-ended = { $seat } beendet den Zug.
log-sun-cards-discarded = { $count } Sonnenkarten werden abgelegt.
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

## Rules in short

rule-goal-title = Ziel
rule-goal = Jeder von euch regiert ein Viertel des Landes um Cuzco. Von dort gehen Straßen aus, Regionen werden erobert, Städte, Garnisonen und Tempel entstehen an den Straßen. Sie gehören niemandem: Wer baut, punktet einmal, und in jeder Sapa-Inka-Phase punkten alle, deren Straßen sie erreichen. Die meisten Punkte gewinnen.
rule-map-title = Karte
rule-map =
    Blaue Quadrate sind Stadtorte, orange Dreiecke Garnisonsorte, weiße Punkte Huacas, die nur Wegpunkte sind. Ein goldener Rand zeigt, was ein Tempel dort zusätzlich bringt.
    Ein Ort ist offen, wenn er eine eroberte Region berührt. Er ist für dich angeschlossen, wenn deine eigenen Straßen ihn mit Cuzco verbinden. In jeder Region außerhalb der Startregionen liegt ein Kulturmarker.
rule-rounds-title = Runden
rule-rounds = Sieben Runden in vier Epochen. Eine Runde ist eine Spalte der Epochenleiste: eine Inka-Phase, dann abwechselnd Sonnen- und Volksphasen, am Ende eine Sapa-Inka-Phase. Runde 1 hat weder Sonnen- noch Sapa-Inka-Phase.
rule-order-title = Rang und Spielreihenfolge
rule-order = Mehr Punkte liegen vorn; bei gleichen Punkten, wer das Feld zuerst erreicht hat. In jeder Sonnenphase wird die Reihenfolge neu bestimmt: Der Letzte beginnt.
rule-inca-title = Inka-Phase
rule-inca = Alle erhalten die Arbeit der Epoche (6, 3, 2, 1), die Arbeit auf ihren Markern und 1 je Terrasse. Dann gibt der Erste dem Letzten in Epoche 2 eine Arbeit, in den Epochen 3 und 4 zwei; dort gibt zu viert auch der Zweite dem Dritten eine.
rule-sun-title = Sonnenphase
rule-sun = Der Reihe nach legt jeder eine Karte verdeckt in einen Sektor, in dem noch keine neue liegt, und zieht eine nach. Dann werden alle aufgedeckt. Eine Karte wirkt auf beide Farben neben ihrem Sektor, ob gut oder schlecht, bis zur nächsten Sapa-Inka-Phase.
rule-cards-title = Sonnenkarten
rule-cards = Zeige auf eine Karte, um sie zu lesen. Karten addieren sich. Unruhen und Rückhalt wirken am Ende jeder Sonnenphase, solange sie liegen.
rule-people-title = Volksphase
rule-people = Der Reihe nach hat jeder einen Zug: Straßenbau und einmal Bauen, in beliebiger Reihenfolge. Beides darf ausfallen. Was begonnen ist, wird beendet, bevor das andere beginnt.
rule-roads-title = Straßen
rule-roads = Der Straßenbau gibt zwei freie Straßen. Eine Straße kommt auf eine freie Verbindung, deren eines Ende in deinem Netz liegt und deren eines Ende offen ist. Neu erreichte Orte decken die Marker der Regionen auf, die sie berühren. Als Bauen darfst du für 1 Arbeit eine weitere Straße kaufen.
rule-wilderness-title = Weg durch die Wildnis
rule-wilderness = Mit dieser Karte darf eine deiner Straßen im Zug zwischen zwei Orten ohne gedruckte Verbindung verlaufen oder neben der Straße eines anderen. Danach ist sie eine Straße wie jede andere.
rule-conquest-title = Erobern
rule-conquest = Du darfst jede Region erobern, die ein angeschlossener Ort berührt. Zahle ihren Widerstand, erhalte ihre Punkte und nimm den Marker: Er bringt seine Arbeit in jeder Inka-Phase. Die Marker der Nachbarn werden aufgedeckt, und die Orte der Region sind für alle offen.
rule-building-title = Städte und Garnisonen
rule-building = Stadt: 6 Arbeit, 4 Punkte. Garnison: 4 Arbeit, 3 Punkte. Der Ort muss angeschlossen, offen und leer sein. In jeder Sapa-Inka-Phase gibt eine Stadt 3 und eine Garnison 2 an alle Angeschlossenen.
rule-temples-title = Tempel
rule-temples = 5 Arbeit, 4 Punkte und der Bonus des Ortes. Ein Tempel steht auf einer angeschlossenen Stadt, die noch keinen hat. In jeder Sapa-Inka-Phase gibt er allen Angeschlossenen 1.
rule-terraces-title = Terrassen
rule-terraces = 2 Arbeit, 1 Punkt. Sie liegt neben einem deiner Marker und gehört nur dir: 1 Arbeit in jeder Inka-Phase, 1 Punkt in jeder Sapa-Inka-Phase.
rule-pilgrimages-title = Wallfahrten
rule-pilgrimages = Solange eine Wallfahrt auf dich wirkt und du mit einem Tempel verbunden bist, den sie nennt, darfst du Straßenbau oder Bauen für ihre Punkte aufgeben. Einmal im Zug.
rule-sapa-inca-title = Sapa-Inka-Phase
rule-sapa-inca = Die Sonnentafel wird geleert. Vom Letzten zum Ersten punktet jeder für das, was sein Netz erreicht: 3 je Stadt, 2 je Garnison, 1 je Tempel, 1 je eigene Terrasse. Arbeit über 3 in Epoche 2 und über 2 in Epoche 3 wird zurückgegeben.
rule-end-title = Das Ende
rule-end = Das Spiel endet nach der Sapa-Inka-Phase der Runde 7. Bei gleichen Punkten liegt vorn, wer sie zuerst hatte.
rule-variants-title = Varianten
rule-variants =
    Pizarros Ankunft: In der letzten Runde wird nach jeder Volksphase ein Invasionsmarker umgedreht; einer der vier beendet das Spiel.
    Früher Niedergang: Die Runden 4 und 6 und die Wallfahrten entfallen, nur zu viert. Die Götter sind sich einig: Vier Regionen geben sicher 3 Arbeit.

## Guided first turn

guide-welcome-title = Willkommen in den vier Reichsteilen
guide-welcome = Die Anden von Nord nach Süd, Cuzco in der Mitte. Oben steht, was du tun kannst, und alles Wählbare leuchtet. Vergrößere mit zwei Fingern, mit Doppelklick oder mit Strg und dem Mausrad.
guide-network-title = Alles beginnt in Cuzco
guide-network = Dein erstes Stäbchen liegt schon dort. Dein Netz ist, was deine Stäbchen mit Cuzco verbinden; nur dort kannst du bauen, und nur das zählt.
guide-turn-title = Dein Zug
guide-turn = Zwei freie Straßen und einmal Bauen. Nimm zuerst den Straßenbau: Die weißen Stäbchen auf der Karte zeigen, wo eine Straße möglich ist.
guide-regions-title = Regionen öffnen den Weg
guide-regions = Die Zahl auf einem Marker ist der Preis der Eroberung, die Punkte darunter sind die Arbeit, die er jede Runde bringt. Ein schwacher Nachbar ist eine gute erste Eroberung.
guide-sharing-title = Nichts gehört dir allein
guide-sharing = Fürs Bauen punktest du einmal. Danach punkten in jeder Sapa-Inka-Phase alle, deren Straßen den Ort erreichen. Geh also dorthin, wo die anderen bauen.
guide-sun-title = Die Sonne begünstigt Nachbarn
guide-sun = Ab Runde 2 legst du Sonnenkarten zwischen zwei Farben. Eine Karte wirkt auf beide: gute neben den eigenen Strahl, schlechte woandershin.
guide-era-title = Achte auf die Epochen
guide-era = Das Einkommen sinkt von Epoche zu Epoche, deshalb bezahlen Marker und Terrassen das Ende des Spiels. Das goldene Feld zeigt die laufende Phase. Viel Erfolg!
