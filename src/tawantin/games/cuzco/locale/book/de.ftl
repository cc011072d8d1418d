# Cuzco: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Ziel
rule-goal = Sechs Durchgänge. Ihr setzt Würfel ein, lauft durch die Anden, sammelt Leute und Federn, dient im Tempel und erfüllt Aufgaben des Sapa Inka. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
rule-round-title = Ein Durchgang
rule-round =
    Phase I: Alle würfeln mit drei Würfeln und setzen sie in Zugreihenfolge einzeln ein, jeden für eine Aktion.
    Phase II: Jeder darf eine Landwirtschafts- und eine Forschungs-Fähigkeit nutzen.
    Phase III: Status, Tempel, Markt und Aufgaben werden abgerechnet; dann kommen neue Plättchen und Aufgaben.
rule-dice-title = Würfel einsetzen
rule-dice =
    Ein Würfel muss niedriger sein als alle, die schon auf dem Feld liegen; seine Augen sind der Wert der Aktion. Die Aktion muss möglich sein.
    Auf dem Punktefeld darf jeder Würfel liegen; er bringt { $points_action-points } Punkte.
rule-movement-title = Läufer
rule-movement =
    Der Läufer nimmt einen Weg der richtigen Art mit höchstens so vielen Augen wie der Würfel. In einem Dorf ohne eigenes Khipu legst du eines obenauf (vom ersten Feld deiner Maske, danach aus der Reserve) und nimmst eine Feder seiner Farbe, höchstens drei von jeder.
    Wer Cuzco betritt, legt eine Feuerprobe ab. Wer es später verlässt, darf vorher den Aufleger drehen.
rule-persons-title = Personen
rule-persons = Nimm ein Plättchen aus einem Haus, dessen Zahl der Würfel mindestens erreicht, und lege es oben auf ein freies Feld deiner Maske. In Phase II wirkt es. Im Tausch heruntergeschoben, gibt ein Landwirtschafts-Plättchen seinen Wert in Nahrung, ein Forschungs-Plättchen in Statusschritten.
rule-exchange-title = Tausch
rule-exchange = Gib die Augen beliebig gemischt aus. Ein Auge: ein Plättchen herunterschieben oder ein Punkt. Zwei Augen: eine Opfergabe, eine offene Götterkarte, eine Feder nach Wahl oder ein Khipu von der Maske in die Reserve.
rule-temple-title = Tempel
rule-temple = Ein Priester betritt die Stufe des Würfels. Wer dort steht, rückt eine Stufe tiefer und so weiter, zuletzt nach Hause. Danach legst du eine Feuerprobe ab. In Phase III zählt jeder Priester je Durchgang { $temple-points_per_priest_by_round-all } Punkte, und wer die meisten hat, nimmt ein Medaillon.
rule-headdress-title = Federschmuck
rule-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind. Es bringt je Durchgang { $headband-round_bonus-all } Punkte und dazu eins weniger als seine Zahl, dann folgt eine Feuerprobe.
rule-trial-title = Feuerprobe
rule-trial = Nimm eine offene Götterkarte oder eine Opfergabe, danach einen Statusschritt oder Nahrung.
rule-gods-title = Götterkarten und Medaillons
rule-gods = Fünfzehn verschiedene Karten von fünf Göttern. Eine aus der Hand kostet eine Opfergabe. Mit einem Medaillon nutzt du stattdessen eine der offenen Karten. Zeige auf eine Karte, um sie zu lesen; sie wird angeboten, wenn sie etwas ändert.
rule-abilities-title = Fähigkeiten
rule-abilities = In Phase II zählen alle deine Plättchen einer Art mit gleichem Bild zusammen: je mehr, desto stärker. Eine Landwirtschafts- und eine Forschungs-Fähigkeit je Durchgang; ob sie oben oder unten liegen, ist gleich.
rule-status-title = Status
rule-status = Nach Phase II zählt für alle das Feld ihres Steins. Wer vorn ist, wird Erster der Zugreihenfolge; auf einem Feld der obere Stein. Danach beginnen alle wieder bei 0.
rule-market-title = Markt
rule-market = In Zugreihenfolge darf jeder eine Ware aus der Reihe des Durchgangs für Nahrung kaufen und erhält ihre Punkte.
rule-tasks-title = Aufgaben
rule-tasks = In Zugreihenfolge rechnet jeder eine von drei Aufgaben ab: { $palace-task_points } Punkte, wenn sie erfüllt ist, sonst wird eine aufgegeben. Bezahlt wird nichts. Dann kommt eine neue aus dem Palast. Nach dem letzten Durchgang werden auch die übrigen drei abgerechnet.
rule-mask-title = Maske
rule-mask = Deine Maske zeigt die Federn über dem Stirnreif, zwölf Felder für Personen (auf zehn liegt am Anfang ein Khipu), Priester zu Hause, Aufgaben, Waren und Vorräte.
rule-pututu-title = Schneckenhörner
rule-pututu = Mit diesem Modul gibt ein gewürfeltes Paar ein kleines Schneckenhorn, ein Drilling ein großes. Vor dem Einsetzen abgegeben, dreht es den Würfel um bis zu { $pututu-changes-0 } oder { $pututu-changes-1 }.
rule-scoring-title = Schlusswertung
rule-scoring = Jedes Medaillon { $final_scoring-per_inti_medallion }; jedes Dorf seine Punkte für das oberste Khipu; alle zwölf Federn { $final_scoring-all_12_feathers }; alle sechs Stirnreif-Plättchen { $final_scoring-all_6_headbands }; neun Aufgaben { $final_scoring-all_9_tasks }; alle zehn Khipu in Dörfern { $final_scoring-all_10_khipu_in_villages }; Plättchen auf allen zwölf Feldern { $final_scoring-all_12_fields_filled }; sechs Waren { $final_scoring-all_6_goods }. Bei Gleichstand gewinnt, wer früher in der Zugreihenfolge ist.

## Lessons

lesson-feather-title = Eine erste Feder
lesson-feather = Stecke deine erste Feder über Stirnreif-Plättchen 3.
lesson-feather-hint = Das ist über einem anderen Stirnreif-Plättchen.
lesson-feather-right = Zwei Federn über einem Stirnreif-Plättchen machen es bereit.
lesson-die-title = Einen Würfel einsetzen
lesson-die = Setze deine 5 so ein, dass dein Läufer zieht: Sie schafft weite Wege.
lesson-die-hint = Das ist erlaubt, aber such das Bewegungsfeld und deine 5.
lesson-die-right = Die Augen des Würfels sind der Wert der Aktion; drei Würfel je Durchgang.
lesson-lower-title = Niedriger als alle anderen
lesson-lower = Auf dem Tausch liegt ein Würfel. Setze deinen höchsten ein, der ihm folgen darf.
lesson-lower-hint = Es gibt einen höheren Würfel, der auf den Tausch darf.
lesson-lower-right = Ein Würfel muss niedriger sein als alle dort: Niedrige passen fast überall.
lesson-run-title = Dein Läufer
lesson-run = Lauf in ein Dorf: Du legst dort ein Khipu und nimmst eine Feder.
lesson-run-hint = Cuzco bringt eine Feuerprobe, aber kein Khipu und keine Feder.
lesson-run-right = Ein neues Dorf nimmt ein Khipu von deiner Maske; das macht ein Feld für Personen frei.
lesson-person-title = Personen
lesson-person = Nimm das Plättchen aus Haus 5, das nur ein hoher Würfel erreicht.
lesson-person-hint = Das hätte auch ein niedrigerer Würfel genommen.
lesson-person-right = Ein Plättchen kommt aus einem Haus bis zur Zahl des Würfels und liegt oben auf einem freien Feld.
lesson-exchange-title = Der Tausch
lesson-exchange = Gib ein Auge aus: Schieb dein Personen-Plättchen herunter.
lesson-exchange-hint = Auch möglich, aber such dein Plättchen auf der Maske.
lesson-exchange-right = Heruntergeschoben gibt Landwirtschaft Nahrung und Forschung Status; die Fähigkeit bleibt.
lesson-trial-title = Die Feuerprobe
lesson-trial = Nimm eine der offenen Götterkarten.
lesson-trial-hint = Auch das ist eine Belohnung, aber nimm diesmal eine Götterkarte.
lesson-trial-right = Priester, Stirnreif und Cuzco bringen eine Feuerprobe: zuerst Götterkarte oder Opfergabe.
lesson-reward-title = Die zweite Belohnung
lesson-reward = Du willst am Markt kaufen. Nimm, womit man dort bezahlt.
lesson-reward-hint = Status bringt Punkte und bestimmt die Zugreihenfolge, aber keine Waren.
lesson-reward-right = Dann ein Statusschritt oder Nahrung: Mit Nahrung kaufst du Waren, Status bestimmt die Zugreihenfolge.
lesson-god-title = Ein Gott hilft
lesson-god = Deine Karte 08 macht daraus eine große Feuerprobe. Spiel sie für eine Opfergabe.
lesson-god-hint = Das ist die übliche Belohnung; deine Karte ist besser.
lesson-god-right = Eine Karte aus der Hand kostet eine Opfergabe, eine offene ein Medaillon.
lesson-ability-title = Fähigkeiten
lesson-ability = Es ist Phase II. Nutze eine Fähigkeit deiner Leute.
lesson-ability-hint = Sie stünden in diesem Durchgang nutzlos da.
lesson-ability-right = Je Durchgang eine Landwirtschafts- und eine Forschungs-Fähigkeit; gleiche Plättchen zählen zusammen.
lesson-market-title = Der Markt
lesson-market = Kauf die Karaffe mit deiner Nahrung.
lesson-market-hint = Das nicht: Such die Karaffe in der Reihe des Durchgangs.
lesson-market-right = In Zugreihenfolge darf jeder eine Ware aus der Reihe kaufen und bekommt ihre Punkte.
lesson-headband-title = Der Federschmuck
lesson-headband = Zwei Stirnreif-Plättchen sind bereit. Aktiviere das, das mehr bringt.
lesson-headband-hint = Die Punkte wachsen mit der Nummer des Plättchens.
lesson-headband-right = Ein Stirnreif-Plättchen bringt den Bonus des Durchgangs und eins weniger als seine Nummer.
lesson-task-title = Aufgaben
lesson-task = Eine Bedingung deiner Start-Aufgabe fehlt. Erfülle sie mit Karte 04.
lesson-task-hint = Aufgegeben bringt eine Aufgabe nichts.
lesson-task-right = Eine Aufgabe je Durchgang: Erfüllt bringt sie Punkte, sonst gibst du sie auf; dann eine neue.
lesson-run-better = Dieses Dorf bringt am Ende die meisten Punkte, wenn dein Khipu oben bleibt.
lesson-first-title = Dein erster Zug
lesson-first-1 = Der Plan zeigt die Karte, die Hauptstadt und unten die Felder für Würfel. Setze deinen höchsten Würfel so ein, dass dein Läufer zieht.
lesson-first-1-hint = Erlaubt, aber suche jetzt das Feld mit Weg und Brücke.
lesson-first-1-right = Hohe Würfel sind stark; ein niedriger kann noch auf einen hohen folgen und schließt dann das Feld.
lesson-first-2 = Dein Läufer darf so weit, wie der Würfel erlaubt. Lauf in ein Dorf.
lesson-first-2-hint = Cuzco bringt eine Feuerprobe; in einem Dorf legst du ein Khipu und nimmst eine Feder.
lesson-first-2-right = Ein neues Dorf nimmt ein Khipu von deiner Maske; das macht ein Feld für eine Person frei.
lesson-first-3 = Das Dorf brachte eine Feder. Stecke sie an einen Platz; mit zwei Federn darüber ist ein Stirnreif-Plättchen bereit.
lesson-first-3-hint = Zuerst muss die Feder ihren Platz finden.
lesson-first-3-right = Das war ein Würfel; zwei weitere folgen in diesem Durchgang. Wenn eine Götterkarte helfen kann, leuchtet sie. Viel Glück!

## Why not: reasons, what would help, what holds already

reason-draft-now = Wähle zuerst die { $tasks } Aufgaben, die du behältst.
reason-feather-now = Setze zuerst deine Feder ein.
reason-die-now = Es ist Phase I: Zuerst setzt du einen Würfel ein.
reason-run-now = Dein Läufer ist unterwegs: Sag, wohin.
reason-person-now = Nimm zuerst ein Personen-Plättchen.
reason-step-now = Sag zuerst, auf welche Stufe dein Priester kommt.
reason-headband-now = Wähle zuerst das Stirnreif-Plättchen, das du aktivierst.
reason-exchange-now = Du tauschst gerade Augen ({ $pips } übrig); beende das zuerst.
reason-trial-now = Du legst die Feuerprobe ab: Nimm zuerst deine Belohnung.
reason-abilities-now = Es ist Phase II: Nutze Fähigkeiten deiner Leute oder beende sie.
reason-ability-now = Beende zuerst die Fähigkeit, die du nutzt: { $ability }.
reason-market-now = Du bist auf dem Markt: Kauf eine Ware oder keine.
reason-task-now = Du bist im Palast: Rechne zuerst eine Aufgabe ab.
reason-new-task-now = Nimm zuerst eine neue Aufgabe aus dem Palast.
reason-card-now = Entscheide zuerst über diese Karte: { $card }.
reason-first-one-binds = Du hast damit begonnen: Etwas davon musst du wählen.
reason-road-needs-die = { $road }: Dein Läufer kommt mit einem Würfel ab { $need } dorthin.
reason-rotate-later = Den Aufleger drehst du, bevor dein zurückgekehrter Läufer Cuzco wieder verlässt.
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
reason-extra-turn-face = Der Zusatzzug zählt wie ein Würfel mit einer { $face }.
reason-turned-die-only = Du hast einen Würfel gedreht: Jetzt muss die { $face } eingesetzt werden.
reason-not-lower = Dort liegt eine { $lowest }; nur ein niedrigerer Würfel darf folgen, nicht die { $face }.
reason-lower-anyway = Der Würfel darf dort ohnehin liegen; diese Karte ändert nichts: { $card }.
reason-high-anyway = Eine { $face } braucht Karte 13 nicht.
reason-no-pututu-module = Schneckenhörner sind an diesem Tisch nicht im Spiel.
reason-pututu-real-die = Ein Schneckenhorn dreht einen echten Würfel; der Zusatzzug hat keinen.
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
reason-feathers-missing = Darüber müssen { $need } Federn stecken, und bisher { $have ->
    [1] steckt
   *[other] stecken
} dort { $have }.
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
reason-food-gone = Alle { $all } Nahrungs-Plättchen sind bei den Spielern.
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
reason-task-unfulfilled = Diese Aufgabe ist nicht erfüllt: { $missing ->
    [one] Es fehlt 1 Bedingung
   *[other] Es fehlen { $missing } Bedingungen
}.
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

## Kinds of moves, in reports

move-done = Fertig
move-pass = Verzichten
move-place = Würfel einsetzen
move-turn-die = Würfel drehen
move-play = Götterkarte spielen
move-lift-die = Würfel aufnehmen
move-drop-die = Aufgenommenen Würfel ablegen
move-rotate = Aufleger drehen
move-move-to = Läufer bewegen
move-take-tile = Personen-Plättchen nehmen
move-take-discarded = Abgelegtes Plättchen nehmen
move-point = Einen Punkt nehmen
move-slide-down = Plättchen herunterschieben
move-take-offering = Opfergabe nehmen
move-take-god = Offene Götterkarte nehmen
move-put-feather = Feder einsetzen
move-reserve-khipu = Khipu in die Reserve legen
move-slide-up = Plättchen hochschieben
move-step = Priester in den Tempel schicken
move-activate = Stirnreif-Plättchen aktivieren
move-take-status = Schritt auf der Statusleiste
move-take-food = Nahrung nehmen
move-use = Fähigkeit einer Person nutzen
move-buy = Ware kaufen
move-keep-task = Aufgabe behalten
move-complete = Aufgabe erfüllen
move-box = Aufgabe aufgeben
move-take-task = Aufgabe nehmen
