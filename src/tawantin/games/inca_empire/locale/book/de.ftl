# Inca Empire: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Ziel
rule-goal = Jeder von euch regiert ein Viertel des Landes um Cuzco. Von dort gehen Straßen aus, Regionen werden erobert, Städte, Garnisonen und Tempel entstehen an den Straßen. Sie gehören niemandem: Wer baut, punktet einmal, und in jeder Sapa-Inka-Phase punkten alle, deren Straßen sie erreichen. Wer die meisten Punkte hat, gewinnt.
rule-map-title = Karte
rule-map =
    Blaue Quadrate sind Stadtorte, orange Dreiecke Garnisonsorte, weiße Punkte Huacas, die nur Wegpunkte sind. Ein goldener Rand zeigt, was ein Tempel dort zusätzlich bringt.
    Ein Ort ist offen, wenn er eine eroberte Region berührt. Er ist für dich angeschlossen, wenn deine eigenen Straßen ihn mit Cuzco verbinden. In jeder Region außerhalb der Startregionen liegt ein Kulturmarker.
rule-rounds-title = Runden
rule-rounds = Sieben Runden in vier Epochen. Eine Runde ist eine Spalte der Epochenleiste: eine Inka-Phase, dann abwechselnd Sonnen- und Volksphasen, am Ende eine Sapa-Inka-Phase. Runde 1 hat weder Sonnen- noch Sapa-Inka-Phase.
rule-order-title = Rang und Spielreihenfolge
rule-order = Wer mehr Punkte hat, liegt vorn; bei gleichen Punkten, wer das Feld zuerst erreicht hat. In jeder Sonnenphase wird die Reihenfolge neu bestimmt: Der Letzte beginnt.
rule-inca-title = Inka-Phase
rule-inca = Alle erhalten die Arbeit der Epoche ({ $era-1-income }, { $era-2-income }, { $era-3-income }, { $era-4-income }), die Arbeit auf ihren Markern und 1 je Terrasse. Dann gibt der Erste dem Letzten in Epoche 2 { $era-2-support_first_to_last } Arbeit, in den Epochen 3 und 4 { $era-3-support_first_to_last }; dort gibt zu viert auch der Zweite dem Dritten { $era-3-support_second_to_third }.
rule-sun-title = Sonnenphase
rule-sun = Der Reihe nach legt jeder eine Karte verdeckt in einen Sektor, in dem noch keine neue liegt, und zieht eine nach. Dann werden alle aufgedeckt. Eine Karte wirkt auf beide Farben neben ihrem Sektor, ob gut oder schlecht, bis zur nächsten Sapa-Inka-Phase.
rule-cards-title = Sonnenkarten
rule-cards = Zeige auf eine Karte, um sie zu lesen. Die Wirkungen der Karten addieren sich. Unruhen und Rückhalt wirken am Ende jeder Sonnenphase, solange sie liegen.
rule-people-title = Volksphase
rule-people = Der Reihe nach hat jeder einen Zug: Straßenbau und einmal Bauen, in beliebiger Reihenfolge. Beides darf ausfallen. Was begonnen ist, wird beendet, bevor das andere beginnt.
rule-roads-title = Straßen
rule-roads = Der Straßenbau gibt { $roads-free_per_road_action } kostenlose Straßen. Eine Straße kommt auf eine freie Verbindung: Ein Ende liegt in deinem Netz, ein Ende ist offen. Neu erreichte Orte decken die Marker der Regionen auf, die sie berühren. Statt zu bauen darfst du für { $construction-extra_road-cost } Arbeit eine weitere Straße kaufen.
rule-wilderness-title = Weg durch die Wildnis
rule-wilderness = Mit dieser Karte darf eine deiner Straßen im Zug zwischen zwei Orten ohne gedruckte Verbindung verlaufen oder neben der Straße eines anderen. Danach ist sie eine Straße wie jede andere.
rule-conquest-title = Erobern
rule-conquest = Du darfst jede Region erobern, die ein angeschlossener Ort berührt. Zahle ihren Widerstand, erhalte ihre Punkte und nimm den Marker: Er bringt seine Arbeit in jeder Inka-Phase. Die Marker der Nachbarn werden aufgedeckt, und die Orte der Region sind für alle offen.
rule-building-title = Städte und Garnisonen
rule-building = Stadt: { $construction-city-cost } Arbeit, { $construction-city-points } Punkte. Garnison: { $construction-garrison-cost } Arbeit, { $construction-garrison-points } Punkte. Der Ort muss angeschlossen, offen und leer sein. In jeder Sapa-Inka-Phase gibt eine Stadt { $construction-city-sapa_inca_points } und eine Garnison { $construction-garrison-sapa_inca_points } an alle Angeschlossenen.
rule-temples-title = Tempel
rule-temples = { $construction-temple-cost } Arbeit, { $construction-temple-points } Punkte und der Bonus des Ortes. Ein Tempel steht auf einer angeschlossenen Stadt, die noch keinen hat. In jeder Sapa-Inka-Phase gibt er allen Angeschlossenen { $construction-temple-sapa_inca_points }.
rule-terraces-title = Terrassen
rule-terraces = { $construction-terrace-cost } Arbeit, Punkte: { $construction-terrace-points }. Sie liegt neben einem deiner Marker und gehört nur dir: 1 Arbeit in jeder Inka-Phase, Punkte in jeder Sapa-Inka-Phase: { $construction-terrace-sapa_inca_points }.
rule-pilgrimages-title = Wallfahrten
rule-pilgrimages = Solange eine Wallfahrt auf dich wirkt und du mit einem Tempel verbunden bist, den sie nennt, darfst du Straßenbau oder Bauen für ihre Punkte aufgeben. Einmal im Zug.
rule-sapa-inca-title = Sapa-Inka-Phase
rule-sapa-inca = Die Sonnentafel wird geleert. Vom Letzten zum Ersten punktet jeder für das, was sein Netz erreicht: { $construction-city-sapa_inca_points } je Stadt, { $construction-garrison-sapa_inca_points } je Garnison, { $construction-temple-sapa_inca_points } je Tempel, { $construction-terrace-sapa_inca_points } je eigene Terrasse. Arbeit über { $era-2-keep } in Epoche 2 und über { $era-3-keep } in Epoche 3 wird zurückgegeben.
rule-end-title = Das Ende
rule-end = Das Spiel endet nach der Sapa-Inka-Phase der Runde 7. Bei gleichen Punkten liegt vorn, wer sie zuerst hatte.
rule-variants-title = Varianten
rule-variants =
    Pizarros Ankunft: In der letzten Runde wird nach jeder Volksphase ein Invasionsmarker umgedreht; einer der vier beendet das Spiel.
    Früher Niedergang: Die Runden { $early_decline-skip_rounds-0 } und { $early_decline-skip_rounds-1 } und die Wallfahrten entfallen, nur zu viert. Die Götter sind sich einig: Vier Regionen geben sicher { $gods_agree-marker_labour } Arbeit.

## Lessons

lesson-begin-title = Ein Zug
lesson-begin = Ein Zug besteht aus Straßenbau und einmal Bauen. Beginne mit den Straßen.
lesson-begin-hint = Möglich, aber der Straßenbau ist kostenlos und bringt dich weiter.
lesson-begin-right = Der Straßenbau gibt kostenlose Straßen, einmal je Zug; das Bauen kostet Arbeit.
lesson-road-title = Eine Straße
lesson-road = Baue die Straße von Paruro nach Accha.
lesson-road-hint = Diese Straße führt woandershin: Zeig auf Accha, um den Namen zu lesen.
lesson-road-right = Eine Straße schließt an dein Netz an und braucht ein Ende an einer eroberten Region.
lesson-extra-title = Noch eine Straße
lesson-extra = Kaufe statt zu bauen eine zusätzliche Straße.
lesson-extra-hint = Das ist der andere Teil des Zuges; such die zusätzliche Straße.
lesson-extra-right = Wo sonst nichts gebaut werden kann, kaufst du mit Arbeit noch eine Straße.
lesson-sun-title = Sonnenkarten
lesson-sun = Lege die Karte, die dir eine Straße mehr gibt, neben deine Farbe.
lesson-sun-hint = Diese Karte bewirkt etwas anderes; lies, was jede tut.
lesson-sun-right = Eine Karte gilt für die zwei Farben neben ihrem Sektor: für dich und einen anderen.
lesson-garrison-title = Eine Garnison
lesson-garrison = Deine Straßen erreichen einen Garnisonsort. Baue eine Garnison.
lesson-garrison-hint = Auch möglich, aber baue diesmal eine Garnison.
lesson-garrison-right = Eine Garnison zählt sofort und in jeder Sapa-Inka-Phase wieder für alle, deren Straßen sie erreichen.
lesson-conquest-title = Eine Eroberung
lesson-conquest = Erobere eine Region, die dein Netz berührt.
lesson-conquest-hint = Auch möglich, aber such eine Region zum Erobern.
lesson-conquest-right = Ihr Marker bringt Punkte und Arbeit, und ihre Orte sind für alle offen.
lesson-terrace-title = Eine Terrasse
lesson-terrace = Du hast eine Region erobert. Baue eine Terrasse neben ihrem Marker.
lesson-terrace-hint = Das ist keine Terrasse; sie würde mehr Arbeiter ernähren.
lesson-terrace-right = Jede Terrasse bringt in jeder Inka-Phase Arbeit; eine je Marker.
lesson-wilderness-title = Durch die Wildnis
lesson-wilderness = Eine Karte lässt dich bauen, wo keine Verbindung frei ist. Beginne einen Weg durch die Wildnis.
lesson-wilderness-hint = Das ist eine gewöhnliche Straße.
lesson-wilderness-right = Ein Weg durch die Wildnis verläuft neben fremden Straßen oder zwischen Orten ohne Verbindung.
lesson-city-title = Eine Stadt
lesson-city = Baue eine Stadt: Sie zählt sofort und in jeder Sapa-Inka-Phase am meisten.
lesson-city-hint = Auch möglich, aber such die Stadt.
lesson-city-right = Städte und Garnisonen zählen wieder für alle Netze, die sie erreichen.
lesson-temple-title = Ein Tempel
lesson-temple = Baue einen Tempel auf etwas, das schon steht.
lesson-temple-hint = Auch möglich, aber such einen Ort, der einen Tempel tragen kann.
lesson-temple-right = Ein Tempel steht auf einer Stadt, mit Glaubenseifer auch auf einer Garnison; Wallfahrten führen hin.
lesson-conquest-better = Dieser Marker bringt die meisten Punkte in Reichweite.
lesson-pilgrimage-title = Eine Wallfahrt
lesson-pilgrimage = Eine Wallfahrt wirkt auf dich, und deine Straßen erreichen einen Tempel, den sie nennt. Brich auf.
lesson-pilgrimage-hint = Auch möglich, aber die Punkte einer Wallfahrt kosten keine Arbeit.
lesson-pilgrimage-right = Du gibst Straßenbau oder Bauen für ihre Punkte auf, einmal im Zug.
lesson-first-title = Dein erster Zug
lesson-first-1 = Dein erster Stab liegt in Cuzco. Ein Zug besteht aus Straßenbau und einmal Bauen: Beginne mit den Straßen.
lesson-first-1-hint = Das kann warten: Hier kommen zuerst deine kostenlosen Straßen.
lesson-first-1-right = Weiße Stäbe auf der Karte zeigen, wo eine Straße hinkann. Vergrößere mit zwei Fingern oder mit Strg und dem Rad.
lesson-first-2 = Lege eine Straße auf einen weißen Stab: Nur was deine Straßen mit Cuzco verbinden, kannst du nutzen.
lesson-first-2-hint = Klicke auf einen der weißen Stäbe.
lesson-first-2-right = Neue Orte decken die Marker der Regionen auf, die sie berühren.
lesson-first-3 = Lege deine zweite kostenlose Straße; geh von dort weiter.
lesson-first-3-hint = Damit verschenkst du eine kostenlose Straße.
lesson-first-3-right = Das war der Straßenbau; jetzt darfst du noch bauen.
lesson-first-4 = Baue etwas mit deiner Arbeit: Was du baust, zählt sofort und später für alle, die es erreichen.
lesson-first-4-hint = Dann hättest du nichts gebaut; wähle einen der leuchtenden Knöpfe.
lesson-first-4-right = Das ist ein ganzer Zug. Ab Runde 2 ändern Sonnenkarten die Regeln für je zwei Nachbarn. Viel Glück!

## Why not: reasons, what would help, what holds already

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
    [one] 1 kostenlose Straße
   *[other] { $roads } kostenlose Straßen
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
reason-huaca = { $place }: Eine Huaca ist nur ein Wegpunkt, dort wird nichts gebaut.
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
reason-no-marker-free = { $markers ->
    [0] Eine Terrasse braucht einen Marker, und du hast 0.
   *[other] Eine Terrasse braucht einen freien Marker: Du hast { $markers }, davon { $terraces } mit Terrasse.
}
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
met-open = Es berührt eine eroberte Region.
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
help-conquer-more = Jede Region, die du eroberst, bringt einen Marker.
help-next-income = Die nächste Inka-Phase bringt dir { $income } Arbeit.

## Kinds of moves, in reports

move-sun-card = Sonnenkarte legen
move-begin-road = Straßenbau beginnen
move-road = Straße bauen
move-wilderness = Weg durch die Wildnis wählen
move-wilderness-from = Beginn eines Wegs durch die Wildnis wählen
move-wilderness-to = Weg durch die Wildnis bauen
move-city = Stadt bauen
move-garrison = Garnison bauen
move-conquest = Region erobern
move-temple = Tempel bauen
move-upgrade = Garnison zur Stadt machen
move-terrace = Terrasse bauen
move-extra-road = Zusätzliche Straße bezahlen
move-pilgrimage = Auf Wallfahrt gehen
move-done = Bauen beenden
move-end-turn = Zug beenden
