# Cuzco: Fragen, Protokoll, Erklärungen, Regeln in Kürze, geführter erster Zug.

## Fragen, nach Art der Aktion oder nach Entscheidung

prompt-put-feather = Mit welcher Feder beginnst du?
prompt-put-feather-hint = Sie kommt auf einen Platz deiner Maske. Zwei Federn über einem Stirnreif-Plättchen machen es bereit.
prompt-keep-task = Behalte zwei dieser Aufgaben
prompt-keep-task-hint = Eine erfüllte Aufgabe bringt 6 Punkte; jeden Durchgang wird eine abgerechnet.
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
prompt-exchange-hint = 1 Auge: Plättchen herunterschieben oder 1 Punkt. 2 Augen: Opfergabe, Götterkarte, Feder oder Khipu in die Reserve.
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
prompt-complete-hint = Eine erfüllte Aufgabe bringt 6 Punkte.
prompt-box = Welche Aufgabe gibst du auf?
prompt-box-hint = Keine ist erfüllt; eine geht ohne Punkte weg, eine neue kommt.
prompt-take-task = Welche neue Aufgabe nimmst du?
prompt-final-task = Die letzten Aufgaben: Welche kommt jetzt?

## Aktionen

action-done = Fertig
action-pass = Nein
action-place = { $what ->
    [none] { $a1 }: { $space }
   *[other] { $a1 }: { $what }
}{ $cards ->
    [none] {""}
   *[other] , { $cards }
}
source-hand = { $card } (Opfergabe)
source-inti = { $card } (Medaillon)
action-turn-die = Die { $a1 } um { $a3 } drehen (Schneckenhorn)
action-play = { $a2 ->
    [hand] { $card } für eine Opfergabe spielen
   *[inti] { $card } für ein Medaillon nutzen
}
action-lift-die = Die { $a2 } auf { $space }
action-drop-die = Auf { $space }
action-rotate = { $rotation }
action-move-to = Nach: { $place }
action-take-tile = { $tile } nehmen
action-take-discarded = { $tile } nehmen
action-point = 1 Punkt
action-slide-down = { $tile } herunterschieben
action-slide-up = { $tile } hochschieben
action-take-offering = Opfergabe nehmen
action-take-god = { $card } nehmen
action-put-feather = Platz { $a1 }: { $feather }
action-reserve-khipu = { $a1 } Khipu in die Reserve
action-step = { $step }
action-activate = { $headband } aktivieren
action-take-status = Ein Schritt auf der Statusleiste
action-take-food = Nahrung nehmen
action-use = { $boosted ->
    [true] { $ability }, ein Plättchen mehr
   *[false] { $ability }
}
action-buy = { $good } kaufen
action-keep-task = Behalten: { $task }
action-complete = { $with_card ->
    [true] Mit Karte 04 erfüllen: { $task }
   *[false] Erfüllen: { $task }
}
action-box = Aufgeben: { $task }
action-take-task = Nehmen: { $task }

## Namen und Erklärungen

name-die = Würfel mit { $id }
name-step = Tempelstufe { $id }
name-slot = Federplatz { $id }
name-field = Feld { $id }
name-headband = Stirnreif-Plättchen { $id }
name-pututu = Schneckenhorn { $id }
name-boost = ein Plättchen mehr
feather-name = Feder ({ $colour })
house-name = Haus { $slot } ({ $kind })
placed-name = die { $face } auf { $space }
rotation-to = Hängebrücke mit 1 nach: { $place }
ability-name = { $kind }: { $ability } × { $count }
tile-name = { $ability } { $value } ({ $kind })
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
a-god-card = eine Götterkarte
feather-there = Feder ist da
slot-empty = frei für: { $feather }
headband-active = aktiv
headband-idle = noch nicht aktiv
tile-up = oben
tile-down = heruntergeschoben
khipu-there = hier liegt ein Khipu
in-reserve = { $count } in der Reserve
task-missing = { $count } fehlt noch
task-fulfilled = erfüllt
open-tasks = Aufgaben: { $tasks }
goods-of = Waren: { $goods }
completed-tasks = Erfüllte Aufgaben: { $count }
pututu-of = Schneckenhorn: dreht einen Würfel um bis zu { $change }
tip-space-stone-path = Der Läufer geht über einen Steinweg mit höchstens so vielen Augen wie der Würfel.
tip-space-rope-bridge = Der Läufer geht über eine Hängebrücke mit höchstens so vielen Augen wie der Würfel.
tip-space-movement = Der Läufer geht über einen Steinweg oder eine Hängebrücke mit höchstens so vielen Augen wie der Würfel.
tip-space-agriculture = Nimm ein Landwirtschafts-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-research = Nimm ein Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-people = Nimm ein Landwirtschafts- oder Forschungs-Plättchen aus einem Haus mit höchstens der Zahl des Würfels.
tip-space-exchange = Gib die Augen aus: 1 für einen Punkt oder um ein Plättchen herunterzuschieben, 2 für eine Opfergabe, eine Götterkarte, eine Feder oder ein Khipu in die Reserve.
tip-space-temple = Ein Priester betritt die Stufe des Würfels; wer dort steht, rückt eine Stufe tiefer. Danach eine Feuerprobe.
tip-space-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind; danach eine Feuerprobe.
tip-space-points = 2 Punkte mit jedem Würfel; hier dürfen beliebig viele Würfel liegen.
tip-place-cuzco = Wer Cuzco betritt, besteht eine Feuerprobe und darf beim Verlassen den Aufleger drehen.
tip-place = Beim ersten Besuch legst du ein Khipu und nimmst eine Feder dieser Farbe. Am Ende bringt das oberste Khipu die Punkte.
tip-step = Am Ende des Durchgangs zählt jeder Priester; die meisten Priester bringen ein Medaillon, bei Gleichstand der höchste.
tip-house = Ein Würfel mit mindestens dieser Zahl holt das Plättchen.
tip-field = Ein Feld mit Khipu ist zu, bis das Khipu es verlässt. Plättchen liegen oben und können einmal heruntergeschoben werden.
tip-slot = Federn bleiben hier; zwei über einem Stirnreif-Plättchen machen es bereit.
tip-headband = Sind beide Federn darüber da, kann es aktiviert werden: für den Bonus des Durchgangs und seine eigenen Punkte.
tip-task = Beim Abrechnen erfüllt: 6 Punkte.
tip-piece-status-track = Nach Phase II zählt für alle das Feld. Wer vorn ist, beginnt den nächsten Durchgang.
tip-piece-food = Mit Nahrung kauft man Waren auf dem Markt.
tip-piece-offering = Mit einer Opfergabe bezahlst du eine Götterkarte aus der Hand.
tip-piece-inti = Ein Medaillon nutzt eine offene Götterkarte der Auslage; ungenutzt bringt es 2 Punkte.
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
houses = Häuser
market = Markt
palace = Palast
task-piles = Aufgaben
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
log-feather-placed = { $seat } nimmt eine Feder ({ $feather }).
log-tasks-drawn = { $seat } zieht Aufgaben.
log-task-kept = { $seat } behält { $task }.
log-tasks-revealed = { $seat } hat die Aufgaben { $tasks }.
log-god-cards-dealt = { $cards ->
    [none] { $seat } bekommt { $count } Götterkarten.
   *[other] { $seat } bekommt { $cards }.
}
log-god-card-returned = { $seat } gibt { $card } zurück.
log-god-cards-left-over = Die übrigen Götterkarten liegen auf dem Ablagestapel.
log-god-card-turned-up = { $card } liegt jetzt offen.
log-god-pile-rebuilt = Der Stapel von { $god } wird neu gemischt.
log-god-card-taken = { $seat } nimmt { $card }.
log-god-card-played = { $source ->
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
   *[false] { $same ->
        [true] { $seat } setzt eine { $face } ein: { $space }.
       *[false] { $seat } setzt eine { $face } ein, die als { $value } gilt: { $space }.
    }
}
log-die-moved = { $seat } versetzt eine { $face } von { $owner }: { $start } → { $end }.
log-overlay-turned = { $seat } dreht den Aufleger.
log-runner-moved = { $road ->
    [stone] { $seat } geht über den Steinweg: { $end }.
    [rope] { $seat } geht über die Hängebrücke: { $end }.
   *[jump] { $seat } springt: { $end }.
}
log-khipu-laid = { $seat } legt ein Khipu: { $place }.
log-khipu-reserved = { $seat } legt ein Khipu in die Reserve.
log-tile-taken = { $seat } nimmt { $tile }.
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
log-priest-pushed = { $home ->
    [true] Ein Priester von { $seat } muss nach Hause.
   *[false] Ein Priester von { $seat } rückt auf Stufe { $end }.
}
log-headband-activated = { $seat } aktiviert Stirnreif-Plättchen { $headband }.
log-fire-trial-began = { $seat } besteht die Feuerprobe.
log-ability-used = { $seat } nutzt { $ability } ({ $kind }, Stärke { $strength }).
log-order-changed = Die Zugreihenfolge ändert sich.
log-medallion-awarded = { $nobody ->
    [true] Das Medaillon kommt in die Schachtel.
   *[false] { $seat } gewinnt das Medaillon des Tempels.
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

## Regeln in Kürze

rule-goal-title = Ziel
rule-goal = Sechs Durchgänge. Ihr setzt Würfel ein, lauft durch die Anden, sammelt Leute und Federn, dient im Tempel und erfüllt Aufgaben des Sapa Inka. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
rule-round-title = Ein Durchgang
rule-round =
    Phase I: Alle würfeln mit drei Würfeln und setzen sie reihum einzeln ein, jeden für eine Aktion.
    Phase II: Jeder darf eine Landwirtschafts- und eine Forschungs-Fähigkeit nutzen.
    Phase III: Status, Tempel, Markt und Aufgaben werden abgerechnet; dann kommen neue Plättchen und Aufgaben.
rule-dice-title = Würfel einsetzen
rule-dice =
    Ein Würfel muss niedriger sein als alle, die schon auf dem Feld liegen; seine Augen sind der Wert der Aktion. Die Aktion muss möglich sein.
    Auf dem Punktefeld darf jeder Würfel liegen; er bringt 2 Punkte.
rule-movement-title = Läufer
rule-movement =
    Der Läufer nimmt einen Weg der richtigen Art mit höchstens so vielen Augen wie der Würfel. In einem Dorf ohne eigenes Khipu legst du eines obenauf (vom ersten Feld deiner Maske, danach aus der Reserve) und nimmst eine Feder seiner Farbe, höchstens drei von jeder.
    Wer Cuzco betritt, besteht eine Feuerprobe. Wer es später verlässt, darf vorher den Aufleger drehen.
rule-persons-title = Personen
rule-persons = Nimm ein Plättchen aus einem Haus, dessen Zahl der Würfel mindestens erreicht, und lege es oben auf ein freies Feld deiner Maske. In Phase II wirkt es. Im Tausch heruntergeschoben, gibt ein Landwirtschafts-Plättchen seinen Wert in Nahrung, ein Forschungs-Plättchen in Statusschritten.
rule-exchange-title = Tausch
rule-exchange = Gib die Augen beliebig gemischt aus. Ein Auge: ein Plättchen herunterschieben oder ein Punkt. Zwei Augen: eine Opfergabe, eine offene Götterkarte, eine Feder nach Wahl oder ein Khipu von der Maske in die Reserve.
rule-temple-title = Tempel
rule-temple = Ein Priester betritt die Stufe des Würfels. Wer dort steht, rückt eine Stufe tiefer und so weiter, zuletzt nach Hause. Danach bestehst du eine Feuerprobe. In Phase III zählt jeder Priester je Durchgang 1, 1, 2, 2, 3, 3 Punkte, und wer die meisten hat, nimmt ein Medaillon.
rule-headdress-title = Federschmuck
rule-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind. Es bringt je Durchgang 10, 10, 7, 7, 4, 4 Punkte und dazu eins weniger als seine Zahl, dann folgt eine Feuerprobe.
rule-trial-title = Feuerprobe
rule-trial = Nimm eine offene Götterkarte oder eine Opfergabe, danach einen Statusschritt oder Nahrung.
rule-gods-title = Götterkarten und Medaillons
rule-gods = Fünfzehn verschiedene Karten von fünf Göttern. Eine aus der Hand kostet eine Opfergabe. Ein Medaillon nutzt stattdessen eine der offenen Karten. Zeige auf eine Karte, um sie zu lesen; sie wird angeboten, wenn sie etwas ändert.
rule-abilities-title = Fähigkeiten
rule-abilities = In Phase II zählen alle deine Plättchen einer Art mit gleichem Bild zusammen: je mehr, desto stärker. Eine Landwirtschafts- und eine Forschungs-Fähigkeit je Durchgang; ob sie oben oder unten liegen, ist gleich.
rule-status-title = Status
rule-status = Nach Phase II zählt für alle das Feld ihres Steins. Wer vorn ist, wird Erster der Zugreihenfolge; auf einem Feld der obere Stein. Danach beginnen alle wieder bei 0.
rule-market-title = Markt
rule-market = Reihum darf jeder eine Ware aus der Reihe des Durchgangs für Nahrung kaufen und erhält ihre Punkte.
rule-tasks-title = Aufgaben
rule-tasks = Reihum rechnet jeder eine von drei Aufgaben ab: 6 Punkte, wenn sie erfüllt ist, sonst wird eine aufgegeben. Bezahlt wird nichts. Dann kommt eine neue aus dem Palast. Nach dem letzten Durchgang werden auch die übrigen drei abgerechnet.
rule-mask-title = Maske
rule-mask = Deine Maske zeigt die Federn über dem Stirnreif, zwölf Felder für Personen (auf zehn liegt am Anfang ein Khipu), Priester zu Hause, Aufgaben, Waren und Vorräte.
rule-pututu-title = Schneckenhörner
rule-pututu = Mit diesem Modul gibt ein gewürfeltes Paar ein kleines Schneckenhorn, ein Drilling ein großes. Vor dem Einsetzen abgegeben, dreht es den Würfel um bis zu 1 oder 2.
rule-scoring-title = Schlusswertung
rule-scoring = Jedes Medaillon 2; jedes Dorf seine Punkte für das oberste Khipu; alle zwölf Federn 6; alle sechs Stirnreif-Plättchen 9; neun Aufgaben 9; alle zehn Khipu in Dörfern 10; Plättchen auf allen zwölf Feldern 12; sechs Waren 6. Bei Gleichstand gewinnt, wer früher in der Zugreihenfolge ist.

## Geführter erster Zug

guide-welcome-title = Willkommen in Cuzco
guide-welcome = Links die Karte mit den Aktionsfeldern, daneben die Hauptstadt, darunter die Masken der anderen. Deine eigene Maske ist unter der Frage.
guide-setup-title = Vor dem ersten Durchgang
guide-setup = Du wählst eine erste Feder und behältst zwei Aufgaben. Nimm Aufgaben, die zusammenpassen: Sie sagen dir, was du sammeln sollst.
guide-place-title = Einen Würfel einsetzen
guide-place = Klicke einen Würfel und dann ein leuchtendes Feld an. Hohe Würfel sind stark; ein niedriger kommt auch dorthin, wo schon ein hoher liegt, und versperrt das Feld.
guide-map-title = Laufen
guide-map = Dein Läufer beginnt in Cuzco. Jedes neue Dorf bekommt ein Khipu von deiner Maske, das macht ein Feld frei, und bringt eine Feder.
guide-mask-title = Deine Maske
guide-mask = Zwei Felder sind von Anfang an frei: Hole früh Leute, sie wirken jeden Durchgang. Zwei Federn über einem Stirnreif-Plättchen sind in den ersten Durchgängen am meisten wert.
guide-capital-title = Die Hauptstadt
guide-capital = Status bringt Punkte und die Zugreihenfolge; Priester zählen jeden Durchgang; in den Häusern wohnen die Leute. Markt und Palast kommen am Ende des Durchgangs.
guide-gods-title = Die Götter
guide-gods = Eine Götterkarte biegt im rechten Augenblick eine Regel. Sie kostet eine Opfergabe aus der Hand oder, wenn sie offen liegt, ein Medaillon. Kann eine helfen, dann leuchtet sie.
guide-undo-title = Nichts ist verloren
guide-undo = Bis etwas Verdecktes gezeigt wird, kannst du Züge zurücknehmen. Alles, was möglich ist, steht auch in der Liste unter der Frage. Viel Glück!
