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
prompt-place-which = Welcher Würfel auf das Feld: { $space }?
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
prompt-slide-up = Welches Plättchen schiebst du hoch?
prompt-step = Welche Stufe betritt der Priester?
prompt-activate = Welches Stirnreif-Plättchen aktivierst du?
prompt-activate-hint = Beide Federn darüber sind da.
prompt-play = Feuerprobe: Karte spielen oder Belohnung nehmen?
prompt-take-offering = Feuerprobe: Götterkarte oder Opfergabe?
prompt-take-status = Feuerprobe: Statusschritt oder Nahrung?
prompt-phase-two = Setze deine Leute ein
prompt-phase-two-hint = Eine Landwirtschafts- und eine Forschungs-Fähigkeit. Gleiche Plättchen zählen zusammen.
prompt-feather-any = { $value ->
    [one] Nimm eine Feder beliebiger Farbe
   *[other] Nimm bis zu { $value } Federn
}
prompt-take-god = { $value ->
    [one] Nimm eine offene Götterkarte
   *[other] Nimm bis zu { $value } offene Götterkarten
}
prompt-done = Noch eins, oder genug?
prompt-reserve-khipu = Wie viele Khipu kommen in die Reserve?
prompt-reserve-khipu-hint = Jedes macht ein Feld für ein Personen-Plättchen frei.
prompt-pass = { $card } spielen?
prompt-buy = Eine Ware kaufen?
prompt-buy-hint = Du zahlst mit Nahrung und erhältst die Punkte sofort.
prompt-complete = Welche Aufgabe erfüllst du?
prompt-complete-hint = Eine erfüllte Aufgabe bringt { $palace-task_points } Punkte.
prompt-complete-or-box = Eine Aufgabe erfüllen oder eine aufgeben?
prompt-complete-or-box-hint = Was du erfüllst, auch mit Karte 04, bringt { $palace-task_points } Punkte; was du aufgibst, keine.
prompt-box = Welche Aufgabe gibst du auf?
prompt-box-hint = Keine ist erfüllt; eine geht ohne Punkte weg, eine neue kommt.
prompt-take-task = Welche neue Aufgabe nimmst du?
prompt-final-task = Die letzten Aufgaben: Welche kommt jetzt?

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
more-slide-down = { $tile }
action-slide-up = Plättchen hochschieben: { $field }
more-slide-up = { $tile }
action-take-offering = Opfergabe nehmen
action-take-god = Offene Karte von { $god } nehmen
more-take-god = { $card }
action-put-feather = Feder einsetzen: { $slot }
more-put-feather = { $feather }
more-buy = { $cost } Nahrung, +{ $points }
more-activate = +{ $points }
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
tip-space-movement = Der Läufer geht über einen Steinweg oder eine Hängebrücke mit höchstens so vielen Augen wie der Würfel.
tip-space-agriculture = Nimm ein Landwirtschafts-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-research = Nimm ein Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-people = Nimm ein Landwirtschafts- oder Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-exchange = Gib die Augen aus: { $exchange-point } für einen Punkt oder um ein Plättchen herunterzuschieben, { $exchange-offering } für eine Opfergabe, eine Götterkarte, eine Feder oder ein Khipu in die Reserve.
tip-space-temple = Ein Priester betritt die Stufe des Würfels; wer dort steht, rückt eine Stufe tiefer. Danach eine Feuerprobe.
tip-space-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind; danach eine Feuerprobe.
tip-space-points = { $points_action-points } Punkte mit jedem Würfel; hier dürfen beliebig viele Würfel liegen.
tip-place-cuzco = Wer Cuzco betritt, besteht eine Feuerprobe und darf beim Verlassen den Aufleger drehen.
tip-place = Beim ersten Besuch legst du ein Khipu und nimmst eine Feder dieser Farbe. Am Ende bringt das oberste Khipu die Punkte.
tip-step = Am Ende des Durchgangs zählt jeder Priester; die meisten Priester bringen ein Medaillon, bei Gleichstand der höchste.
tip-house = Ein Würfel mit mindestens dieser Zahl holt das Plättchen.
tip-field = Ein Feld mit Khipu ist zu, bis das Khipu es verlässt. Plättchen liegen oben und können einmal heruntergeschoben werden.
tip-slot = Federn bleiben hier; zwei über einem Stirnreif-Plättchen machen es bereit.
tip-headband = Sind beide Federn darüber da, kann es aktiviert werden: für den Bonus des Durchgangs und seine eigenen Punkte.
tip-task = Beim Abrechnen erfüllt: { $palace-task_points } Punkte.
tip-piece-status-track = Am Ende von Phase II zählt für alle das Feld. Wer dann vorn ist, ist sofort als Erster dran: am Markt, im Palast und im nächsten Durchgang.
tip-piece-food = Mit Nahrung kauft man Waren auf dem Markt.
tip-piece-offering = Mit einer Opfergabe bezahlst du eine Götterkarte aus der Hand.
tip-piece-inti = Ein Medaillon nutzt eine offene Götterkarte der Auslage; ungenutzt bringt es { $final_scoring-per_inti_medallion } Punkte.
tip-piece-khipu = Khipu der Reserve kommen in Dörfer, wenn auf der Maske keines mehr liegt.

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
log-task-kept = { $seat } behält { $task }.
log-tasks-revealed = { $seat } hat die Aufgaben { $tasks }.
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
log-tile-taken = { $seat } nimmt ein Personenplättchen: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } schiebt { $tile } herunter.
   *[false] { $seat } schiebt { $tile } hoch.
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
log-fire-trial-began = { $seat } besteht die Feuerprobe.
log-ability-used = { $seat } nutzt { $ability } ({ $kind }, Stärke { $strength }).
log-order-changed = Die Zugreihenfolge ändert sich.
log-medallion-awarded = { $seat ->
    [none] Das Medaillon kommt in die Schachtel.
   *[other] { $seat } gewinnt das Medaillon des Tempels.
}
log-good-bought = { $seat } kauft { $good } für { $cost } Nahrung.
log-task-completed = { $with_card ->
    [true] { $seat } erfüllt mit Karte 04: { $task }.
   *[false] { $seat } erfüllt { $task }.
}
log-task-boxed = { $seat } gibt { $task } auf.
log-task-taken = { $seat } nimmt die Aufgabe { $task }.
log-houses-laid = Neue Leute ziehen in die Häuser.
log-palace-laid = Im Palast liegen neue Aufgaben.

## Why not: reasons, and what would help

reason-draft-now = Wähle zuerst die { $tasks } Aufgaben, die du behältst.
reason-feather-now = Setze zuerst deine Feder ein.
reason-die-now = Es ist Phase I: Zuerst setzt du einen Würfel ein.
reason-run-now = Dein Läufer ist unterwegs: Sag, wohin.
reason-person-now = Nimm zuerst ein Personen-Plättchen.
reason-step-now = Sag zuerst, auf welche Stufe dein Priester kommt.
reason-headband-now = Wähle zuerst das Stirnreif-Plättchen, das du aktivierst.
reason-exchange-now = Du tauschst gerade Augen ({ $pips } übrig); beende das zuerst.
reason-trial-now = Es ist Feuerprobe: Nimm zuerst deine Belohnung.
reason-abilities-now = Es ist Phase II: Nutze Fähigkeiten deiner Leute oder beende sie.
reason-ability-now = Beende zuerst die Fähigkeit, die du nutzt: { $ability }.
reason-market-now = Du bist auf dem Markt: Kauf eine Ware oder keine.
reason-task-now = Du bist im Palast: Rechne zuerst eine Aufgabe ab.
reason-new-task-now = Nimm zuerst eine neue Aufgabe aus dem Palast.
reason-card-now = Entscheide zuerst über diese Karte: { $card }.
reason-first-one-binds = Du hast damit begonnen: Etwas davon musst du wählen.
reason-road-needs-die = { $road }: Dein Läufer kommt mit einem Würfel ab { $need } dorthin.
reason-rotate-later = Den Aufleger dreht man, bevor der Läufer Cuzco verlässt, wenn er zurückkam.
reason-house-needs-die = { $kind }: Ein Würfel ab { $need } auf diesem Feld nimmt das Plättchen.
reason-step-needs-die = Auf diese Stufe kommt ein Priester mit einer { $need } auf dem Tempelfeld.
reason-headband-needs-die = Es ist bereit: Ein Würfel ab { $need } auf dem Federschmuck aktiviert es.
reason-feather-later = Federn gibt es in neuen Dörfern, beim Tausch und durch eine Fähigkeit.
reason-exchange-later = Dafür kommt ein Würfel auf den Tausch.
reason-trial-later = Das gibt es in der Feuerprobe: durch Priester, Stirnreif-Plättchen oder Cuzco.
reason-abilities-later = Fähigkeiten nutzt man in Phase II, wenn alle Würfel liegen.
reason-market-later = Der Markt öffnet in Phase III.
reason-tasks-later = Aufgaben werden in Phase III abgerechnet, nach dem Markt.
reason-tasks-chosen = Deine ersten Aufgaben sind gewählt.
reason-card-needed = Das geht nur mit dieser Karte: { $card }.
reason-space-not-here = Dieses Feld gibt es nicht bei { $players } Spielern.
reason-no-such-die = Du hast keinen Würfel mit einer { $face }.
reason-extra-turn-face = Der Extrazug zählt wie ein Würfel mit einer { $face }.
reason-turned-die-only = Du hast einen Würfel gedreht: Jetzt muss die { $face } eingesetzt werden.
reason-not-lower = Dort liegt eine { $lowest }; nur ein niedrigerer Würfel darf folgen, nicht die { $face }.
reason-lower-anyway = Der Würfel darf dort ohnehin liegen; diese Karte ändert nichts: { $card }.
reason-high-anyway = Eine { $face } braucht Karte 13 nicht.
reason-no-pututu-module = Schneckenhörner sind an diesem Tisch nicht im Spiel.
reason-pututu-real-die = Ein Schneckenhorn dreht einen echten Würfel; der Extrazug hat keinen.
reason-no-pututu = Schneckenhorn { $size }: Nötig ist { $need }, und du hast { $have }.
reason-no-road = Von deinem Läufer führt kein Weg dorthin: { $place }.
reason-runner-is-there = Dein Läufer ist schon dort.
reason-other-road = Der Weg dorthin ist von der anderen Art: { $road }.
reason-road-too-long = Der Weg hat { $need } Augen, und du hast { $have }.
reason-jump-to-village = Diese Karte führt in ein Dorf, nicht nach Cuzco.
reason-no-free-field = Jedes Feld deiner Maske trägt ein Khipu oder ein Plättchen.
reason-houses-empty = Die Häuser sind leer: { $kind }.
reason-house-empty = Haus { $slot } ist leer.
reason-house-too-high = Das Haus hat die Nummer { $need }, und du reichst bis { $have }.
reason-house-other-kind = Jetzt wird ein Plättchen der anderen Art genommen: { $kind }.
reason-no-priest-home = Nötig ist { $need } Priester zu Hause, und du hast { $have }.
reason-step-too-high = Das ist Stufe { $need }, und dein Würfel reicht bis { $have }.
reason-headband-active = Stirnreif-Plättchen { $tile } ist schon aktiv.
reason-feathers-missing = Darüber müssen { $need } Federn stecken, und es sind { $have }.
reason-no-headband-ready = Kein Stirnreif-Plättchen, das nicht aktiv ist, hat beide Federn.
reason-headband-too-high = Das Stirnreif-Plättchen hat die Nummer { $need }, und du reichst bis { $have }.
reason-slot-full = In diesem Platz steckt schon eine Feder.
reason-slot-other-colour = Diese Feder gehört in einen Platz ihrer Farbe: { $feather }.
reason-all-feathers = Du hast alle { $feathers } Federn.
reason-field-without-tile = Auf diesem Feld liegt kein Personen-Plättchen.
reason-tile-is-down = Dieses Plättchen ist schon heruntergeschoben.
reason-tile-is-up = Dieses Plättchen liegt schon oben.
reason-no-khipu-on-mask = Auf deiner Maske ist kein Khipu mehr.
reason-one-khipu-a-time = Beim Tausch kommt { $have } Khipu auf einmal weg, nicht { $need }.
reason-too-many-khipu = Du kannst { $have } Khipu bewegen, nicht { $need }.
reason-pips-short = Das kostet { $need } Augen, und du hast noch { $have }.
reason-offerings-gone = Alle { $all } Opfergaben sind bei den Spielern.
reason-food-gone = Alle { $all } Nahrung ist bei den Spielern.
reason-status-end = Dein Statusstein steht auf { $field }, dem letzten Feld.
reason-trial-binds = Eine Feuerprobe ist nicht freiwillig: Nimm eine der Belohnungen.
reason-card-other-time = Diese Karte hat ihren eigenen Moment: { $card }.
reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
reason-card-not-open = Diese Karte liegt nicht offen aus: { $card }.
reason-god-without-card = Dort liegt keine Karte offen.
reason-no-offering = Aus der Hand kostet das { $need ->
    [one] 1 Opfergabe
   *[other] { $need } Opfergaben
}, und du hast { $have }.
reason-no-inti = Aus der Auslage kostet das { $need ->
    [one] 1 Medaillon
   *[other] { $need } Medaillons
}, und du hast { $have }.
reason-inti-used = Diese Karte hast du in diesem Zug schon mit einem Medaillon genutzt: { $card }.
reason-card-once = Hier nur einmal, und du hast sie gespielt: { $card }.
reason-before-turning = Karte 06 kommt, bevor ein Würfel gedreht wird.
reason-no-dice-placed = Noch liegt kein Würfel auf einem Aktionsfeld.
reason-no-tile-down = Keines deiner Plättchen ist heruntergeschoben.
reason-no-die-there = Hier liegt keine { $face }: { $space }.
reason-other-space = Hier liegt der Würfel; er kommt auf ein anderes Feld.
reason-not-discarded = Dieses Plättchen ist nicht unter den abgelegten.
reason-ability-not-owned = Du hast kein solches Plättchen: { $kind }, { $ability }.
reason-ability-used = Diese Fähigkeit hast du in diesem Zug genutzt: { $ability }.
reason-kind-used = Eine Fähigkeit je Art, und deine ist genutzt: { $kind }.
reason-no-boost = Ein Plättchen mehr gibt es durch Karte 01.
reason-nothing-to-boost = Keine Fähigkeit ist übrig, die ein Plättchen mehr stärken würde.
reason-use-left = Nutze zuerst deine Fähigkeit dieser Art: { $kind }.
reason-no-other-ability = Du hast keine andere Fähigkeit dieser Art: { $kind }.
reason-not-in-row = { $good }: nicht in der Reihe von Durchgang { $round }.
reason-food-short = { $good }: kostet { $need } Nahrung, und du hast { $have }.
reason-task-not-drawn = Diese Aufgabe ist nicht unter denen, die du gezogen hast.
reason-task-kept = Diese Aufgabe behältst du schon.
reason-task-not-yours = Diese Aufgabe liegt nicht vor dir.
reason-task-unfulfilled = Diese Aufgabe ist nicht erfüllt: Es fehlen { $missing }.
reason-task-is-fulfilled = Diese Aufgabe ist erfüllt; sie wird abgerechnet, nicht aufgegeben.
reason-other-task-fulfilled = Du gibst nur auf, wenn keine Aufgabe erfüllt ist, und eine ist es.
reason-fulfilled-anyway = Diese Aufgabe ist ohne Karte 04 erfüllt.
reason-too-far-for-card = Karte 04 erspart eine Bedingung, und es fehlen { $missing }.
reason-card-costs-task = Was Karte 04 kostet, würde bei der Aufgabe fehlen.
reason-task-not-in-palace = Diese Aufgabe liegt nicht im Palast.
met-feathers = Beide Federn sind da.
met-number = Der Würfel ist hoch genug.
met-field = Auf deiner Maske ist ein Feld frei.
met-house = Ein Plättchen ist erreichbar.
help-card-07 = Mit Karte 07 darf er dort liegen.
help-free-a-field = Ein Khipu, das ins Dorf oder in die Reserve kommt, macht ein Feld frei.
help-next-round = Im nächsten Durchgang kommen neue Plättchen.
help-card-02 = Karte 02 schiebt Plättchen hoch.
help-in-phase-two = Sie wird in Phase II gespielt, bei den Fähigkeiten deiner Leute.
help-in-exchange = Sie wird während eines Tausches gespielt.
help-at-market = Sie wird gespielt, wenn du eine Ware gekauft hast.
help-with-task = Sie wird mit der Aufgabe gespielt, der sie hilft.
help-after-turn = Sie wird nach deinem Würfel in Phase I gespielt.
help-before-die = Sie wird gespielt, bevor du einen Würfel einsetzt.
help-with-die = Sie wird mit dem Würfel angesagt: Wähle Würfel, Feld und Karte.
help-in-trial = Sie wird zu Beginn einer Feuerprobe gespielt.
help-after-person = Sie wird gespielt, wenn ein Würfel ein Personen-Plättchen genommen hat.
help-after-khipu = Sie wird gespielt, wenn ein Würfel ein Khipu in ein Dorf gebracht hat.
help-into-temple = Sie wird gespielt, wenn dein Priester auf eine besetzte Stufe kommt.
help-card-11-15 = Karte 11 (Forschung) oder 15 (Landwirtschaft) gibt noch eine.
help-card-01 = Spiel sie zuerst.
help-card-04 = Mit Karte 04 darf eine Bedingung fehlen.

## The end of a round

summary-step-status = Status
summary-step-status-about = Ein Punkt für jedes Feld; wer vorn liegt, beginnt.
summary-step-temple = Tempel
summary-step-temple-about = Punkte für jeden Priester; die meisten gewinnen das Medaillon.
summary-step-market = Markt
summary-step-market-about = Eine Ware, mit Nahrung bezahlt.
summary-step-tasks = Palast
summary-step-tasks-about = Eine Aufgabe erfüllt, eine neue genommen.
summary-next-place = spielt in der nächsten Runde als { $place }.

kind-space = Felder
kind-card = Götterkarten
kind-ability = Fähigkeiten der Personen
kind-good = Waren
kind-task = Aufgaben
