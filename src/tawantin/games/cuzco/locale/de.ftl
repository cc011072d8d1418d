# Cuzco: Fragen, Protokoll, Erklärungen, Regeln in Kürze, geführter erster Zug.

## Fragen, nach Art der Aktion oder nach Entscheidung

prompt-put-feather = Wohin kommt deine erste Feder?
prompt-put-feather-hint = Sie wurde dir zugeteilt, du wählst ihren Platz. Liegen beide Federn über einem Stirnreif-Plättchen, ist es bereit.
prompt-keep-task = Behalte zwei dieser Aufgaben
prompt-keep-task-hint = Eine erfüllte Aufgabe bringt { $palace-task_points } Punkte; jeden Durchgang wird eine abgerechnet.
prompt-place = { $extra ->
    [true] Zusatzzug: Wohin mit der 1?
   *[false] Setze einen Würfel ein
}
prompt-place-hint = Er muss niedriger sein als alle Würfel auf dem Feld. Je höher, desto stärker die Aktion.
prompt-place-where = Wohin mit der { $face }?
prompt-place-which = Welcher Würfel kommt auf: { $space }?
prompt-place-how = Die { $face } auf { $space }: wie?
prompt-place-with = Setze einen Würfel ein mit { $with }
prompt-turn-die = Welchen Würfel drehst du?
prompt-turn-die-hint = Das Schneckenhorn kommt zurück in den Vorrat.
prompt-turn-how = Um wie viel drehst du die { $face }?
prompt-lift-die = Welchen Würfel versetzt du?
prompt-drop-die = Auf welches Feld kommt der Würfel?
prompt-rotate = Wie drehst du den Aufleger?
prompt-rotate-hint = Dein Läufer verlässt Cuzco. Klicke an, wohin die Hängebrücke mit 1 führen soll.
prompt-move-to = { $road ->
    [stone] Steinweg bis { $value }
    [rope] Hängebrücke bis { $value }
   *[jump] Sprung in ein Dorf
}
prompt-move-to-hint = Wähle, wohin der Läufer geht.
prompt-feather-slot = Wohin kommt die Feder?
prompt-feather-slot-hint = Zwei Federn über einem Stirnreif-Plättchen machen es bereit.
prompt-take-tile = Nimm ein Plättchen: { $kind }
prompt-take-tile-hint = Aus den Häusern 1 bis { $value }. Es kommt auf ein freies Feld deiner Maske.
prompt-take-discarded = Welches Plättchen vom Ablagestapel?
prompt-exchange = { $value ->
    [one] Tausch: noch 1 Auge
   *[other] Tausch: noch { $value } Augen
}
prompt-exchange-hint = Für { $exchange-point }: ein Plättchen herunterschieben oder ein Punkt. Für { $exchange-offering }: Opfergabe, Götterkarte, Feder oder Khipu in die Reserve.
prompt-exchange-card = Tausch beendet: noch { $card } spielen?
prompt-slide-up = Welches Plättchen schiebst du hoch?
prompt-slide-up-more = Noch ein Plättchen hochschieben?
prompt-step = Welche Stufe betritt der Priester?
prompt-activate = Welches Stirnreif-Plättchen aktivierst du?
prompt-activate-hint = Beide Federn darüber sind da.
prompt-play = { $card } spielen?
prompt-take-offering = { fire-trial }: Götterkarte oder Opfergabe?
prompt-take-offering-hint = Eine offene Götterkarte kommt auf deine Hand. Danach folgt ein Statusschritt oder Nahrung.
prompt-take-status = { fire-trial }: Statusschritt oder Nahrung?
prompt-take-status-hint = Der Status zählt am Ende von Phase II; mit Nahrung kaufst du Waren auf dem Markt.
fire-trial = { $trial ->
    [priest] Feuerprobe für den Priester
    [headband] Feuerprobe für den Stirnreif
    [cuzco] Feuerprobe in Cuzco
   *[none] Feuerprobe
}
prompt-trial-god = { fire-trial }: Welche Götterkarte?
prompt-trial-or-card = { fire-trial }: Belohnung oder { $card }?
prompt-trial-card = { fire-trial }: { $card } spielen?
prompt-trial-last = { fire-trial }: Nimm, was übrig ist
prompt-phase-two = Setze deine Leute ein
prompt-phase-two-hint = Eine Landwirtschafts- und eine Forschungs-Fähigkeit. Gleiche Plättchen zählen zusammen.
prompt-phase-two-card = Eine Karte spielen, oder war das alles?
prompt-feather-any = { $value ->
    [one] Nimm eine Feder beliebiger Farbe
   *[other] Nimm bis zu { $value } Federn
}
prompt-feather-more = { $value ->
    [one] Noch eine Feder?
   *[other] Noch bis zu { $value } Federn?
}
prompt-take-god = { $value ->
    [one] Nimm eine offene Götterkarte
   *[other] Nimm bis zu { $value } offene Götterkarten
}
prompt-take-god-more = { $value ->
    [one] Noch eine offene Götterkarte?
   *[other] Noch bis zu { $value } Götterkarten?
}
prompt-god-how = Diese Karte nehmen oder für ein Medaillon nutzen?
prompt-reserve-khipu = Wie viele Khipu kommen in die Reserve?
prompt-reserve-khipu-hint = Jedes macht ein Feld für ein Personen-Plättchen frei.
prompt-card03 = { $good } gekauft: { $points ->
    [one] den Punkt
   *[other] die { $points } Punkte
} noch einmal mit { $card }?
prompt-card05 = Noch ein Zug mit { $card }?
prompt-card09 = Noch ein Plättchen, vom Ablagestapel, mit { $card }?
prompt-card10 = Khipu gelegt: { $points ->
    [one] den Punkt des Dorfes
   *[other] die { $points } Punkte des Dorfes
} sofort mit { $card }?
prompt-card12 = { $owner ->
    [none] Die Stufe ist besetzt: { $card } spielen?
   *[other] { $owner } steht auf Stufe { $step }: { $card } spielen?
}
prompt-buy = Eine Ware kaufen?
prompt-buy-hint = Du zahlst mit Nahrung und erhältst die Punkte sofort.
prompt-complete = Welche Aufgabe erfüllst du?
prompt-complete-hint = Jede bringt { $palace-task_points } Punkte, mit Karte 04 nur { $palace-task_points_with_card }.
prompt-complete-or-box = Keine ist erfüllt: Karte 04, oder eine aufgeben?
prompt-complete-or-box-hint = Mit Karte 04 bringt eine Aufgabe { $palace-task_points_with_card } Punkte; eine, die du aufgibst, bringt keine.
prompt-box = Welche Aufgabe gibst du auf?
prompt-box-hint = Keine ist erfüllt; eine geht ohne Punkte weg, eine neue kommt.
prompt-take-task = Welche neue Aufgabe nimmst du?
prompt-final-task = Die letzten Aufgaben: Welche kommt jetzt?
prompt-final-task-hint = Erfüllt { $palace-task_points } Punkte, mit Karte 04 { $palace-task_points_with_card }, sonst keine.
prompt-task-how = Was wird aus dieser Aufgabe?

## Aktionen

action-done = Fertig
action-pass = Lieber nicht
action-pass-buy = Nichts kaufen
action-pass-play = Die Karte behalten
action-done-use = Niemanden mehr einsetzen
more-done = { $value ->
    [one] 1 Auge bleibt ungenutzt
   *[other] { $value } Augen bleiben ungenutzt
}
action-place = { $a1 }: { $space }{ $road ->
    [none] { $person_kind ->
        [none] {""}
       *[other] {" "}({ $person_kind })
    }
   *[other] {" "}({ $road })
}{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-turn-die = Die { $a1 } um { $a3 } drehen ({ $pututu })
action-play = { $a2 ->
    [hand] { $card } für eine Opfergabe spielen
   *[inti] { $card } für ein Medaillon nutzen
}
action-lift-die = Die { $a2 } auf { $space }
action-drop-die = Auf { $space }
action-rotate = { $rotation }
action-move-to = Nach: { $place }
action-take-tile = Plättchen nehmen: { $house }
more-take-tile = { $tile }
action-take-discarded = { $tile } nehmen
action-point = 1 Punkt
action-slide-down = Plättchen herunterschieben: { $field }
more-slide-down = { $tile }. { $now }
action-slide-up = Plättchen hochschieben: { $field }
more-slide-up = { $tile }
action-take-offering = Opfergabe nehmen
action-take-god = Offene Karte von { $god } nehmen
more-take-god = { $card }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
action-put-feather = Feder einsetzen: { $slot }
more-put-feather = { $feather }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
more-buy = { $cost } Nahrung, +{ $points }
more-activate = +{ $points }
more-point = { $price ->
    [none] {""}
   *[other] { $price }
}
more-take-offering = { $price ->
    [none] {""}
   *[other] { $price }
}
more-reserve-khipu = { $price ->
    [none] {""}
   *[other] { $price }
}
more-move-to = { $now }
more-use = { $now }
more-complete = +{ $points }
more-box = keine Punkte
pips = { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
}
action-reserve-khipu = { $a1 } Khipu in die Reserve
action-step = { $step }
action-activate = { $headband } aktivieren
action-take-status = Ein Schritt auf der Statusleiste
action-take-food = Nahrung nehmen
action-use = { $boost ->
    [none] { $ability }
   *[other] { $ability }, ein Plättchen mehr
}
action-buy = { $good } kaufen
action-keep-task = Behalten: { $task }
action-complete = Erfüllen: { $task }{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-box = Aufgeben: { $task }
action-take-task = Nehmen: { $task }

## Namen und Erklärungen

name-die = Würfel mit { $id }
name-step = Tempelstufe { $id }
name-slot = Federplatz { $number }
name-field = Feld { $number }
name-headband = Stirnreif-Plättchen { $id }
name-pututu = Schneckenhorn { $id }
name-boost = ein Plättchen mehr
name-feather = Feder ({ $name })
name-house = Haus { $number } ({ $person_kind })
name-placed = die { $face } auf { $space }
name-rotation = Hängebrücke mit 1 nach: { $place }
ability-name = { $kind }: { $ability } × { $count }
name-tile = { $ability_name } { $value } ({ $person_kind })
name-card = { $id } { $name }
name-use = { $source_id ->
    [hand] { $card } (Opfergabe)
   *[inti] { $card } (Medaillon)
}
name-ability = { $person_kind }: { $ability_name }
mask-of = Maske von { $name }
village-gives = { $feather }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
khipu-of = Khipu, das oberste zuerst: { $names }
left-of = noch { $count }
dice-there = Würfel: { $dice }
no-dice = keine Würfel
good-state = kostet { $cost } Nahrung, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
status-order = vorn: { $names }
empty = leer
priest-of = Priester von { $name }
no-card = keine offene Karte
feather-there = Feder ist da
slot-empty = frei für: { $feather }
headband-active = aktiv
headband-idle = noch nicht aktiv
tile-up = oben
tile-down = heruntergeschoben
khipu-there = hier liegt ein Khipu
completed-tasks = Erfüllte Aufgaben: { $count }
pututu-of = Schneckenhorn: dreht einen Würfel um bis zu { $change }
tip-ability-01 = Nimm Opfergaben.
tip-ability-02 = Erhalte Punkte.
tip-ability-03 = Lege Federn beliebiger Farbe auf deine Maske.
tip-ability-04 = Dein Läufer geht über einen Steinweg.
tip-ability-05 = Rücke auf der Statusleiste vor.
tip-ability-06 = Dein Läufer geht über eine Hängebrücke.
tip-ability-07 = Nimm offene Götterkarten.
tip-ability-08 = Lege Khipu von deiner Maske in die Reserve.
tip-ability-09 = Aktiviere ein Stirnreif-Plättchen mit beiden Federn.
tip-ability-10 = Nimm Nahrung.
tip-ability-11 = Nimm ein Landwirtschafts-Plättchen aus einem Haus.
tip-ability-12 = Nimm ein Forschungs-Plättchen aus einem Haus.
strengths = Mit einem, zwei, drei gleichen Plättchen: { $one }, { $two }, { $three }.
strengths-up-to = Mit einem, zwei, drei gleichen Plättchen: bis { $one }, { $two }, { $three }.
tip-space-stone-path = Der Läufer geht über einen Steinweg mit höchstens so vielen Augen wie der Würfel.
tip-space-rope-bridge = Der Läufer geht über eine Hängebrücke mit höchstens so vielen Augen wie der Würfel.
tip-person-kind-agriculture = { tip-space-agriculture }
tip-person-kind-research = { tip-space-research }
tip-road-stone = { tip-space-stone-path }
tip-road-rope = { tip-space-rope-bridge }
tip-space-movement = Der Läufer geht über einen Steinweg oder eine Hängebrücke mit höchstens so vielen Augen wie der Würfel.
tip-space-agriculture = Nimm ein Landwirtschafts-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-research = Nimm ein Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-people = Nimm ein Landwirtschafts- oder Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-exchange = Gib die Augen aus: { $exchange-point } für einen Punkt oder um ein Plättchen herunterzuschieben, { $exchange-offering } für eine Opfergabe, eine Götterkarte, eine Feder oder ein Khipu in die Reserve.
tip-space-temple = Ein Priester betritt die Stufe des Würfels; wer dort steht, rückt eine Stufe tiefer. Danach eine Feuerprobe.
tip-space-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind; danach eine Feuerprobe.
tip-space-points = { $points_action-points } Punkte mit jedem Würfel; hier dürfen beliebig viele Würfel liegen.
tip-place-cuzco = Wer Cuzco betritt, legt eine Feuerprobe ab und darf beim Verlassen den Aufleger drehen.
tip-place = Beim ersten Besuch legst du ein Khipu und nimmst eine Feder dieser Farbe. Am Ende bringt das oberste Khipu die Punkte.
tip-step = Am Ende des Durchgangs zählt jeder Priester; wer die meisten hat, gewinnt ein Medaillon, bei Gleichstand, wer am höchsten steht.
tip-house = Ein Würfel mit mindestens dieser Zahl holt das Plättchen.
tip-field = Ein Feld mit Khipu ist zu, bis das Khipu es verlässt. Plättchen liegen oben und können einmal heruntergeschoben werden.
tip-slot = Federn bleiben hier; zwei über einem Stirnreif-Plättchen machen es bereit.
tip-headband = Sind beide Federn darüber da, kann es aktiviert werden: für den Bonus des Durchgangs und seine eigenen Punkte.
tip-task = Beim Abrechnen erfüllt: { $palace-task_points } Punkte.
tip-piece-status-track = Am Ende von Phase II zählt für alle das Feld. Wer dann vorn ist, ist sofort als Erster dran: am Markt, im Palast und im nächsten Durchgang.
tip-piece-food = Mit Nahrung kauft man Waren auf dem Markt.
tip-piece-offering = Mit einer Opfergabe bezahlst du eine Götterkarte aus der Hand.
tip-piece-inti = Mit einem Medaillon nutzt du eine offene Götterkarte der Auslage; ungenutzt bringt es { $final_scoring-per_inti_medallion } Punkte.
tip-piece-khipu = Khipu der Reserve kommen in Dörfer, wenn auf der Maske keines mehr liegt.
tip-pile-tasks = Von hier kommen neue Aufgaben, wenn der nächste Durchgang beginnt.
tip-god-discard = Ist ein Stapel leer, werden die Karten dieses Gottes von hier neu gemischt.
name-god-discard = Ablage der Götterkarten
task-pile = kommende Aufgaben
cards-there = { $count ->
    [0] leer
    [one] 1 Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}
tip-good = Wird am Markt mit Nahrung gekauft, eine je Durchgang; die Punkte zählen sofort. Für sechs Waren am Ende { $final_scoring-all_6_goods } mehr.
good-later = in Durchgang { $round }: { $cost } Nahrung, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
runners-here = hier: { $names }
now-village = Du legst hier ein Khipu und nimmst die Feder.
now-village-no-feather = Du legst hier ein Khipu; von dieser Farbe hast du schon alle Federn.
now-village-old = Bringt nichts: Dein Khipu liegt schon hier.
now-village-no-khipu = Bringt nichts: Du hast kein Khipu mehr.
now-priests = Jeder Priester bringt am Ende dieses Durchgangs { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
now-god = Kostet beim Tausch { $exchange-god_card } Augen; mit einem Medaillon nutzt du sie sofort (du hast { $have }).
now-tile = Du hast { $count } davon; mit diesem zählt die Fähigkeit { $amount }.
now-slid-food = Heruntergeschoben: { $value } Nahrung.
now-slid-status = Heruntergeschoben: { $value ->
    [one] 1 Statusschritt
   *[other] { $value } Statusschritte
}.
now-slid = Schon heruntergeschoben.
now-status-full = Bringt nichts: Du bist am Ende der Statusleiste.
now-ability = { $count ->
    [one] Mit deinem einen Plättchen
   *[other] Mit deinen { $count } gleichen Plättchen
} zählt sie jetzt { $amount }.
now-lacks-food = Dir fehlt Nahrung: { $missing }; du hast { $have }.
now-buys = Du kannst sie bezahlen; { $left } Nahrung bleibt.
now-task = Du hast { $have } von { $need }.
now-task-fulfilled = Erfüllt.
now-band-active = Schon aktiv.
now-band = { $of ->
    [slot] Stirnreif-Plättchen { $tile } hat
   *[tile] Es hat
} { $feathers } von { $need } Federn und bringt in diesem Durchgang { $points } Punkte.
now-feathers = Du hast { $have } von { $most }.
now-have = Du hast { $count }.
now-points = { $count ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $count } Punkte.
}
now-khipu = Auf deiner Maske { $mask }, in der Reserve { $reserve }, in Dörfern { $villages }.
now-status = Dein Feld bringt am Ende von Phase II { $points }.
now-die = Passt auf: { $spaces }.
now-not-turned = Der Aufleger bleibt, wie er ist.
now-people = Mit der { $face }: { $count } Plättchen in Reichweite ({ $kind }).
now-exchange = Mit der { $face }: { $face ->
    [1] 1 Auge
   *[other] { $face } Augen
} zum Ausgeben.
now-temple = Mit der { $face }: Stufe { $face }{ $owner ->
    [none] , frei.
   *[other] ; der Priester von { $owner } rückt tiefer.
} Priester bringen je { $points }.
now-headdress = Mit der { $face }: { $count ->
    [one] ein Stirnreif-Plättchen für { $points } Punkte.
   *[other] { $count } Stirnreif-Plättchen bereit, bis zu { $points } Punkte.
}
now-leads = Führt nach: { $places }.{ $idle ->
    [yes] {" "}Das bringt nichts.
   *[no] {""}
}
now-walk = Mit der { $face } ({ $road }) nach: { $places }.{ $idle ->
    [yes] {" "}Das bringt nichts.
   *[no] {""}
}

## Plan und Ablage

sheet-map = Karte von Tawantinsuyu
sheet-capital = Die Hauptstadt
sheets = Teile des Plans
tab-map = Karte
tab-capital = Stadt
tab-mask = Maske
tab-others = Andere
temple = Tempel
market = Markt
palace = Palast
cloth = Karte, Hauptstadt und Aktionsfelder
spaces = Aktionsfelder
people = Personen
agriculture = Landwirtschaft
research = Forschung
god-cards-short = Götter
no-task = Keine Aufgabe
name-brief-15 = verschiedene Fähigkeiten
name-brief-16 = verschiedene Fähigkeiten
name-brief-17 = herunter­geschoben
name-brief-18 = herunter­geschoben
name-brief-19 = herunter­geschoben
name-brief-20 = Forschungs-Plättchen
name-brief-21 = Landwirt­schafts-Plättchen
name-brief-39 = aktive Stirnreif-Plättchen
name-brief-54 = Plättchen: Landwirt­schaft
name-brief-55 = Plättchen: Forschung
name-brief-S-01 = Priester, Landwirt­schaft
name-brief-S-02 = Priester, Forschung
name-brief-S-03 = Forschung, Landwirt­schaft
name-brief-S-04 = Forschung, zuerst dran
name-brief-S-05 = Landwirt­schaft, Ware
space-free = frei
space-each = je { $points_action-points }
takes-under = nimmt Würfel unter { $limit }
takes-any = nimmt jeden Würfel
tile-pile = { $kind }: kommende Plättchen
tile-discard = { $pile } im Stapel. { $count ->
    [0] Kein Plättchen ist abgelegt.
   *[other] Abgelegt: { $tiles }.
}
task-state = { $have } von { $need }
next = als Nächstes
to-place = noch einzusetzen
previous-player = Vorige Person
next-player = Nächste Person
no-dice-left = Keine Würfel mehr
read-cards = Deine Götterkarten lesen ({ $count })
card-price = Kostet eine Opfergabe; du hast { $have }.
play-card = Diese Karte spielen
card-not-now = Kann jetzt nicht gespielt werden.
cards-known = Karte { $cards } bekannt, { $hidden } verdeckt
cards-hidden = { $hidden ->
    [one] 1 Karte verdeckt
   *[other] { $hidden } Karten verdeckt
}
market-rest = { $count ->
    [one] noch 1 Reihe
   *[other] noch { $count } Reihen
}
round-of = Durchgang { $round } von { $rounds }
round-short = { $round }/{ $rounds }
phase-setup = Aufbau
phase-dice = Phase I: Würfel
phase-abilities = Phase II: Personen
phase-market = Phase III: Markt
phase-palace = Phase III: Palast
phase-final = Letzte Aufgaben
headdress-bonus = Bonus { $points }
headdress-bonus-help = Was ein Stirnreif-Plättchen in diesem Durchgang außer seinen eigenen Punkten bringt
priest-points = je { $points }
priest-points-help = Was jeder Priester im Tempel in diesem Durchgang zählt
god-cards = Götterkarten
no-god-cards = Keine Götterkarten
your-dice = Deine Würfel
drawn-tasks = Gezogene Aufgaben
discarded-tiles = Abgelegte Plättchen
status-chosen = Hat gewählt

## Posten der Wertung

item-start = Zugreihenfolge am Anfang
item-points-action = Punkteaktion
item-exchange = Tausch
item-headbands = Stirnreif-Plättchen
item-abilities = Personen
item-god-cards = Götterkarten
item-status = Status
item-temple = Tempel
item-market = Markt
item-tasks = Aufgaben
item-inti = Medaillons
item-villages = Dörfer
item-all-feathers = Alle 12 Federn
item-all-headbands = Alle 6 Stirnreif-Plättchen
item-all-tasks = 9 Aufgaben
item-all-khipu = Alle 10 Khipu
item-all-fields = Alle 12 Felder
item-all-goods = 6 Waren

## Protokoll, nach Ereignis

log-game-began = Die Karte ist gelegt.
log-feather-placed = { $seat } nimmt eine Feder ({ $feather_name }).
log-tasks-drawn = { $seat } zieht Aufgaben.
log-task-kept = { $seat } behält eine Aufgabe: { $task }.
log-tasks-revealed = Aufgaben von { $seat }: { $tasks }.
log-god-cards-dealt = { $cards_count ->
    [0] { $seat } bekommt { $count } Götterkarten.
   *[other] { $seat } bekommt { $cards }.
}
log-god-card-returned = { $seat } gibt { $card } zurück.
log-god-cards-left-over = Die übrigen Götterkarten liegen auf dem Ablagestapel.
log-god-card-turned-up = { $card } liegt jetzt offen.
log-god-pile-rebuilt = Der Stapel von { $god } wird neu gemischt.
log-god-card-taken = { $seat } nimmt { $card }.
log-god-card-played = { $source_id ->
    [inti] { $seat } nutzt { $card } mit einem Medaillon.
   *[hand] { $seat } spielt { $card }.
}
log-god-cards-shown = { $seat } zeigt { $cards }.
log-round-began = Durchgang { $round }
log-dice-rolled = { $seat } würfelt { $faces }.
log-pututu-taken = { $seat } bekommt ein Schneckenhorn (±{ $token }).
log-die-turned = { $seat } dreht eine { $start } auf { $end }.
log-die-placed = { $virtual ->
    [true] { $seat } macht einen Zusatzzug: { $space }.
   *[false] { $changed ->
        [false] { $seat } setzt eine { $face } ein: { $space }.
       *[true] { $seat } setzt eine { $face } ein, die als { $value } gilt: { $space }.
    }
}
log-die-moved = { $seat } versetzt eine { $face } von { $owner }: { $start } → { $end }.
log-overlay-turned = { $seat } dreht den Aufleger.
log-runner-moved = { $road_id ->
    [stone] { $seat } geht über den Steinweg: { $end }.
    [rope] { $seat } geht über die Hängebrücke: { $end }.
   *[jump] { $seat } springt: { $end }.
}
log-khipu-laid = { $seat } legt ein Khipu: { $place }.
log-khipu-reserved = { $seat } legt ein Khipu in die Reserve.
log-tile-taken = { $seat } nimmt ein Personen-Plättchen: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } schiebt ein Plättchen herunter: { $tile }.
   *[false] { $seat } schiebt ein Plättchen hoch: { $tile }.
}
log-status-moved = { $seat } rückt auf der Statusleiste auf { $end }.
log-points-gained = { $points ->
    [one] { $seat } erhält 1 Punkt ({ $item }).
   *[other] { $seat } erhält { $points } Punkte ({ $item }).
}
log-food-taken = { $seat } nimmt { $count } Nahrung.
log-offerings-taken = { $count ->
    [one] { $seat } nimmt eine Opfergabe.
   *[other] { $seat } nimmt { $count } Opfergaben.
}
log-priest-placed = { $seat } schickt einen Priester auf Stufe { $step } des Tempels.
log-priest-pushed = { $end ->
    [0] Ein Priester von { $seat } muss nach Hause.
   *[other] Ein Priester von { $seat } rückt auf Stufe { $end }.
}
log-headband-activated = { $seat } aktiviert Stirnreif-Plättchen { $headband }.
log-fire-trial-began = { $seat } legt die Feuerprobe ab.
log-ability-used = { $seat } nutzt eine Fähigkeit: { $ability } ({ $kind }, Stärke { $strength }).
log-order-changed = Die Zugreihenfolge ändert sich.
log-medallion-awarded = { $seat ->
    [none] Das Medaillon kommt in die Schachtel.
   *[other] { $seat } gewinnt das Medaillon des Tempels.
}
log-good-bought = { $seat } kauft für { $cost } Nahrung: { $good }.
log-task-completed = { $with_card ->
    [true] { $seat } erfüllt mit Karte 04 eine Aufgabe: { $task }.
   *[false] { $seat } erfüllt eine Aufgabe: { $task }.
}
log-task-boxed = { $seat } gibt eine Aufgabe auf: { $task }.
log-task-taken = { $seat } nimmt eine neue Aufgabe: { $task }.
log-houses-laid = Neue Leute ziehen in die Häuser.
log-palace-laid = Im Palast liegen neue Aufgaben.

## The end of a round

summary-step-status = Status
summary-step-status-about = Ein Punkt für jedes Feld; wer vorn liegt, beginnt.
summary-step-temple = Tempel
summary-step-temple-about = Punkte für jeden Priester; wer die meisten hat, gewinnt das Medaillon.
summary-step-market = Markt
summary-step-market-about = Eine Ware, mit Nahrung bezahlt.
summary-step-tasks = Palast
summary-step-tasks-about = Eine Aufgabe erfüllt, eine neue genommen.
summary-next-place = { $way ->
    [up] jetzt { $place } in der Reihenfolge, vorher { $from }
    [down] jetzt { $place } in der Reihenfolge, vorher { $from }
    [same] weiter { $place } in der Reihenfolge
   *[now] jetzt { $place } in der Reihenfolge
}
summary-field = Feld { $field }
summary-same-field = { $names } teilen sich ein Feld: Wessen Stein oben liegt, ist zuerst dran.
summary-priests = { $count ->
    [0] kein Priester
   *[other] { $count } Priester
}
summary-highest = { $count ->
    [one] 1 Priester, der höchste
   *[other] { $count } Priester, darunter der höchste
}
summary-nothing-bought = kauft nichts

kind-space = Aktionsfelder
kind-card = Götterkarten
kind-ability = Fähigkeiten der Personen
kind-good = Waren
kind-task = Aufgaben
