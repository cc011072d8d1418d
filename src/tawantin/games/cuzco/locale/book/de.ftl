# Cuzco: what is read beside the table: rules and lessons.

## Rules

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
    Auf dem Punktefeld darf jeder Würfel liegen; er bringt { $points_action-points } Punkte.
rule-movement-title = Läufer
rule-movement =
    Der Läufer nimmt einen Weg der richtigen Art mit höchstens so vielen Augen wie der Würfel. In einem Dorf ohne eigenes Khipu legst du eines obenauf (vom ersten Feld deiner Maske, danach aus der Reserve) und nimmst eine Feder seiner Farbe, höchstens drei von jeder.
    Wer Cuzco betritt, besteht eine Feuerprobe. Wer es später verlässt, darf vorher den Aufleger drehen.
rule-persons-title = Personen
rule-persons = Nimm ein Plättchen aus einem Haus, dessen Zahl der Würfel mindestens erreicht, und lege es oben auf ein freies Feld deiner Maske. In Phase II wirkt es. Im Tausch heruntergeschoben, gibt ein Landwirtschafts-Plättchen seinen Wert in Nahrung, ein Forschungs-Plättchen in Statusschritten.
rule-exchange-title = Tausch
rule-exchange = Gib die Augen beliebig gemischt aus. Ein Auge: ein Plättchen herunterschieben oder ein Punkt. Zwei Augen: eine Opfergabe, eine offene Götterkarte, eine Feder nach Wahl oder ein Khipu von der Maske in die Reserve.
rule-temple-title = Tempel
rule-temple = Ein Priester betritt die Stufe des Würfels. Wer dort steht, rückt eine Stufe tiefer und so weiter, zuletzt nach Hause. Danach bestehst du eine Feuerprobe. In Phase III zählt jeder Priester je Durchgang { $temple-points_per_priest_by_round-all } Punkte, und wer die meisten hat, nimmt ein Medaillon.
rule-headdress-title = Federschmuck
rule-headdress = Aktiviere ein Stirnreif-Plättchen mit höchstens der Zahl des Würfels, über dem beide Federn sind. Es bringt je Durchgang { $headband-round_bonus-all } Punkte und dazu eins weniger als seine Zahl, dann folgt eine Feuerprobe.
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
rule-tasks = Reihum rechnet jeder eine von drei Aufgaben ab: { $palace-task_points } Punkte, wenn sie erfüllt ist, sonst wird eine aufgegeben. Bezahlt wird nichts. Dann kommt eine neue aus dem Palast. Nach dem letzten Durchgang werden auch die übrigen drei abgerechnet.
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
lesson-exchange = Gib ein Auge aus: Schieb dein Personen-Plättchen hinunter.
lesson-exchange-hint = Auch möglich, aber such dein Plättchen auf der Maske.
lesson-exchange-right = Heruntergeschoben gibt Landwirtschaft Nahrung und Forschung Status; die Fähigkeit bleibt.
lesson-trial-title = Die Feuerprobe
lesson-trial = Nimm eine der offenen Götterkarten.
lesson-trial-hint = Auch das ist eine Belohnung, aber nimm diesmal eine Götterkarte.
lesson-trial-right = Priester, Stirnreif und Cuzco bringen eine Feuerprobe: zuerst Götterkarte oder Opfergabe.
lesson-reward-title = Die zweite Belohnung
lesson-reward = Du willst am Markt kaufen. Nimm, womit man dort bezahlt.
lesson-reward-hint = Status bringt Punkte und die Reihenfolge, aber keine Waren.
lesson-reward-right = Dann ein Statusschritt oder Nahrung: Nahrung kauft Waren, Status bestimmt die Reihenfolge.
lesson-god-title = Ein Gott hilft
lesson-god = Deine Karte 08 macht diese Probe groß. Spiel sie für eine Opfergabe.
lesson-god-hint = Das ist die übliche Belohnung; deine Karte ist besser.
lesson-god-right = Eine Karte aus der Hand kostet eine Opfergabe, eine offene ein Medaillon.
lesson-ability-title = Fähigkeiten
lesson-ability = Es ist Phase II. Nutze eine Fähigkeit deiner Leute.
lesson-ability-hint = Sie stünden in diesem Durchgang nutzlos da.
lesson-ability-right = Je Durchgang eine Landwirtschafts- und eine Forschungsfähigkeit; gleiche Plättchen zählen zusammen.
lesson-market-title = Der Markt
lesson-market = Kauf den Krug mit deiner Nahrung.
lesson-market-hint = Das nicht: Such den Krug in der Reihe des Durchgangs.
lesson-market-right = In Reihenfolge darf jeder eine Ware der Reihe kaufen und bekommt ihre Punkte.
lesson-headband-title = Der Federschmuck
lesson-headband = Zwei Stirnreif-Plättchen sind bereit. Aktiviere das, das mehr bringt.
lesson-headband-hint = Die Punkte wachsen mit der Nummer des Plättchens.
lesson-headband-right = Ein Stirnreif-Plättchen bringt den Bonus des Durchgangs und eins weniger als seine Nummer.
lesson-task-title = Aufgaben
lesson-task = Eine Bedingung deiner Startaufgabe fehlt. Erfülle sie mit Karte 04.
lesson-task-hint = Aufgegeben bringt eine Aufgabe nichts.
lesson-task-right = Eine Aufgabe je Durchgang: Erfüllt bringt sie Punkte, sonst gibst du sie auf; dann eine neue.
lesson-run-better = Dieses Dorf bringt am Ende die meisten Punkte, wenn dein Khipu oben bleibt.
lesson-first-title = Dein erster Zug
lesson-first-1 = Links die Karte, daneben die Hauptstadt, unten die Felder für Würfel. Setze deinen höchsten Würfel so ein, dass dein Läufer zieht.
lesson-first-1-hint = Erlaubt, aber suche jetzt das Feld mit Weg und Brücke.
lesson-first-1-right = Hohe Würfel sind stark; ein niedriger kann noch auf einen hohen folgen und schließt dann das Feld.
lesson-first-2 = Dein Läufer darf so weit, wie der Würfel erlaubt. Lauf in ein Dorf.
lesson-first-2-hint = Cuzco bringt eine Feuerprobe; ein Dorf bringt Khipu und Feder.
lesson-first-2-right = Ein neues Dorf nimmt ein Khipu von deiner Maske; das macht ein Feld für eine Person frei.
lesson-first-3 = Das Dorf brachte eine Feder. Stecke sie in einen Platz; zwei über einem Stirnreif machen ihn bereit.
lesson-first-3-hint = Zuerst muss die Feder ihren Platz finden.
lesson-first-3-right = Das war ein Würfel; zwei weitere folgen in diesem Durchgang. Wenn eine Götterkarte helfen kann, leuchtet sie. Viel Glück!
