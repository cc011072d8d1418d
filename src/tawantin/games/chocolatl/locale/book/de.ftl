# Chocolatl: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Ziel
rule-goal = Höchstens sieben Runden. In jeder legst du alle zwölf Karten, zwei an jede der sechs Stationen. Die Summe der zwei ist dein Gebot. Hohe Gebote bringen Punkte, Hilfen und bessere Karten. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
rule-offering-title = Opfer
rule-offering = Vor Runde 1 legt jeder eine der Karten { $cacao_cards-values-first } bis { $cacao_cards-values-last } verdeckt auf den Opferplatz. Sie kommt nie zurück. Am Ende zählt sie ihren Wert, das höchste Opfer { $points_item-highest_offering-final_points } mehr.
rule-round-title = Eine Runde
rule-round =
    Die drei weißen Erntewürfel werden geworfen, in der Stadt liegt ein schwarzer Bonuswürfel, am Tlachtli-Feld werden zwei Aufbesserungskarten aufgedeckt. Dann bieten alle geheim.
    Die Stationen werden von 1 bis 6 ausgewertet. Danach nimmt jeder alle zwölf Karten zurück.
rule-modes-title = Drei Arten zu bieten
rule-modes =
    Das Feld unter dem führenden Marker entscheidet, einmal am Anfang der Runde.
    Rotes Quadrat: alle zwölf Karten auf einmal. Grüner Kreis: erst an jede Station eine Karte, diese werden aufgedeckt, dann die anderen sechs. Goldene Raute: zwei Karten für eine Station, sie wird ausgewertet, dann die nächste.
rule-ranking-title = Wer bietet mehr
rule-ranking = Das höhere Gebot ist vorn. Bei Gleichstand gewinnt der Besitzer der Chocolatl-Figur, dann der hintere Marker, dann der höher liegende. Der Letzte in dieser Ordnung ist der Niedrigstbietende.
rule-temple-title = 1 Tempel
rule-temple =
    Der Höchste nimmt die Chocolatl-Figur und { $location-temple_of_chocolatl-first_points } Punkt. Wer sie hat, gewinnt jeden Gleichstand bei Geboten und in den Reihen der Pyramide, nicht in der Schlusswertung.
    Der Niedrigste nimmt den Alten Mann: eins weniger an den Stationen 2 bis 6, eins mehr an Station 1 der nächsten Runde.
rule-plantations-title = 2 Plantagen
rule-plantations = Die drei Höchsten erhalten Punkte: den höchsten, den mittleren und den niedrigsten Erntewürfel.
rule-village-title = 3 Stadt
rule-village = Der Höchste nimmt eine Hütte oder den Bonuswürfel, der Zweite das andere. Eine Hütte kostet einen Stein und bringt einen Bonuschip: eins mehr auf alle deine Gebote von nun an, aber eins weniger in der Stadt.
rule-dice-title = Bonuswürfel
rule-dice = Liegen die Karten einer Station offen, darf werfen, wer Bonuswürfel hat, einen nach dem anderen, das niedrigste Gebot zuerst. Die Augen kommen zum Gebot, der Würfel ist verbraucht. Nach jedem Wurf dürfen alle antworten.
rule-pyramid-title = 4 Pyramide
rule-pyramid =
    Zwei Steine kommen in die unterste Reihe, die nicht voll ist. Wer mit { $location-pyramid-double_placement_margin } oder mehr führt, setzt beide, sonst setzen der Höchste und der Zweite je einen.
    Der Höchste bestimmt, wer zuerst setzt. Ist eine Reihe voll, bekommt ihre Punkte, wer dort die meisten Steine hat; ein Gleichstand wird wie bei Geboten entschieden.
rule-brewery-title = 5 Zubereitung
rule-brewery = Der Höchste bekommt die obere Zahl der Runde, der Zweite die untere, die es nur bis Runde 3 gibt. Der Niedrigste verliert { $minus-location-chocolatl_brewery-lowest_points } Punkte.
rule-court-title = 6 Tlachtli-Feld
rule-court = Der Höchste nimmt die höhere offene Karte, der Zweite die andere. Beide geben dann ihre niedrigste Karte ab. In der letzten Runde gibt es stattdessen { $improvement_deck-large-last_round_points } und { $improvement_deck-small-last_round_points } Punkte.
rule-end-title = Das Ende
rule-end = Die Runde ist die letzte, wenn ein Marker die { $score_track-end_mark } erreicht, wenn jemand alle { $pieces-marker_stones } Steine gesetzt hat oder wenn die Pyramide voll ist. Sie wird zu Ende gespielt.
rule-scoring-title = Schlusswertung
rule-scoring = Jeder Stein in der Pyramide { $points_item-own_pyramid_markers-final_points }; die meisten Steine { $points_item-pyramid_majority-final_points }; Chocolatl { $points_item-holds_chocolatl-final_points }; Alter Mann minus { $minus-points_item-holds_old_man-final_points }; dein Opfer seinen Wert; das höchste Opfer { $points_item-highest_offering-final_points }; ein Bonuswürfel, falls du einen hast, wird geworfen. Bei Gleichstand gewinnt das höhere Opfer.

## Lessons

lesson-offering-title = Ein Opfer
lesson-offering = Opfere eine 9 oder eine höhere Karte: Am Ende zählt sie ihren Wert.
lesson-offering-hint = Das ist erlaubt, aber eine niedrige Karte bringt am Ende wenig.
lesson-offering-right = Das Opfer kommt nie zurück: Es fehlt dir bei allen Geboten. Am Ende zählt es seinen Wert, das höchste bringt einen Bonus.
lesson-bid-title = Zwei Karten sind ein Gebot
lesson-bid = Es ist eine rote Runde. Lege deine zwei höchsten Karten an den Tempel.
lesson-bid-hint = Das ist ein Gebot, aber du hast höhere Karten.
lesson-bid-right = Zwei Karten an einer Station sind ein Gebot: Ihre Summe zählt. Du legst alle zwölf, von Station 1 bis 6.
lesson-sum-title = Die Summe zählt
lesson-sum = Biete genau 12 auf die Plantagen.
lesson-sum-hint = Diese zwei ergeben nicht 12.
lesson-sum-right = Die Stationen kommen der Reihe nach, und jede Karte legst du einmal je Runde.
lesson-brewery-title = Nicht Letzter sein
lesson-brewery = Am Zubereitungsplatz verliert das niedrigste Gebot Punkte: Lege nicht deine zwei niedrigsten Karten.
lesson-brewery-hint = Eine 2 ist fast sicher das niedrigste Gebot: Du würdest Punkte verlieren.
lesson-brewery-right = Der Zubereitungsplatz belohnt das höchste Gebot, und das niedrigste zahlt.
lesson-hut-title = Eine Hütte in der Stadt
lesson-hut = Du hast die Stadt gewonnen. Nimm die Hütte: Sie erhöht deine späteren Gebote um eins.
lesson-hut-hint = Der Würfel hilft einmal; suche, was bei jedem Gebot hilft.
lesson-hut-right = Eine Hütte kostet einen Stein: eins mehr auf alle Gebote, aber eins weniger in der Stadt.
lesson-die-title = Ein Bonuswürfel
lesson-die = Du hast die Stadt wieder gewonnen. Nimm diesmal den Bonuswürfel.
lesson-die-hint = Die Hütte kostet einen Stein, der Würfel nicht.
lesson-die-right = Das höchste Gebot wählt Hütte oder Würfel, das zweite bekommt das andere.
lesson-roll-title = Einen Würfel werfen
lesson-roll = Die Karten der Pyramide sind offen, und du liegst { $behind } zurück. Wirf deinen Würfel.
lesson-roll-hint = Ohne ihn bleibt dein Gebot das niedrigste.
lesson-roll-right = Die Augen kommen zum Gebot, und der Würfel ist verbraucht.
lesson-keep-title = Einen Würfel aufheben
lesson-keep = Du führst mit { $lead }, und sonst hat niemand einen Würfel. Tu das Beste.
lesson-keep-hint = Du gewinnst ohnehin; der Würfel wäre umsonst weg.
lesson-keep-right = Ein Würfel kann auf ein knapperes Gebot warten; am Ende zählt er, was er zeigt.
lesson-pyramid-title = Der letzte Platz einer Reihe
lesson-pyramid = In der untersten Reihe ist ein Platz frei, und du hast dort zwei Steine. Sag, wer zuerst setzt.
lesson-pyramid-hint = Dann schließt der andere die Reihe, und du hast keine Mehrheit darin.
lesson-pyramid-right = Ist eine Reihe voll, punktet, wer darin die meisten Steine hat.
lesson-green-title = Eine grüne Runde
lesson-green = In einer grünen Runde werden deine ersten Karten gezeigt. Zeig am Tempel so wenig wie möglich.
lesson-green-hint = Du hast eine niedrigere Karte auf der Hand.
lesson-green-right = Zuerst eine Karte an jede Station; alle werden aufgedeckt; dann die anderen sechs.
lesson-second-title = Die zweiten Karten
lesson-second = Deine { $card } liegt offen am Tempel. Bring dieses Gebot auf { $sum } oder mehr.
lesson-second-hint = Mit der { $card } ist das weniger als { $sum }.
lesson-second-right = Die ersten Karten der anderen zeigen, was sie wollen; antworte mit deinen zweiten.
lesson-golden-title = Eine goldene Runde
lesson-golden = Station für Station, und vier Karten sind übrig. Heb das stärkste Paar für das Tlachtli-Feld auf.
lesson-golden-hint = Dann bleibt fürs Tlachtli-Feld ein schwächeres Paar.
lesson-golden-right = In einer goldenen Runde wird jede Station ausgewertet, bevor auf die nächste geboten wird.
lesson-tie-title = Gleichstand
lesson-tie = Alle Gebote sind { $bid }, sonst hat niemand einen Würfel, und du hast Chocolatl. Tu das Beste.
lesson-tie-hint = Du bist schon vorn: Gleichstand gewinnt, wer Chocolatl hat.
lesson-tie-right = Chocolatl gewinnt jeden Gleichstand bei Geboten; du bekommst die Figur am Tempel, mit dem höchsten Gebot.
lesson-sum-better = Mit 5 und 7 bleiben dir deine höchste und deine niedrigste Karte für andere Stationen.
lesson-first-title = Dein erster Zug
lesson-first-1 = Ein Spiel beginnt mit einem Opfer. Eine hohe Karte zählt mehr, wird dir aber fehlen: Opfere eine mittlere, von 4 bis 8.
lesson-first-1-hint = Hohe Karten gewinnen Gebote, niedrige gibst du später ohnehin ab.
lesson-first-1-right = Sie ist aus dem Spiel und zählt am Ende ihren Wert.
lesson-first-2 = Jetzt bietest du, Station für Station. Lege zwei kleine Karten (höchstens 9) an den Tempel.
lesson-first-2-hint = Behalte deine drei höchsten Karten: Man kann nicht überall gewinnen.
lesson-first-2-right = Sie liegen verdeckt, bis alle fertig sind; so lange darfst du sie zurücknehmen.
lesson-first-3 = Die Erntewürfel zeigen, was die Plantagen bringen. Biete dort mit einer 10 oder höher.
lesson-first-3-hint = Das Gebot ist niedrig: Nimm eine der hohen Karten, die du behalten hast.
lesson-first-3-right = So geht es weiter bis Station 6; dann werden alle Gebote aufgedeckt. Alles, was möglich ist, steht auch in der Liste unter der Frage. Viel Glück!

## Why not: reasons, what would help, what holds already

reason-offering-first = Zuerst opfern alle eine Karte; danach wird geboten.
reason-offering-made = Du hast die { $card } geopfert; das geschieht einmal, vor Runde 1.
reason-cards-are-laid = Alle zwölf Karten sind gelegt; nach Station 6 kommen sie zurück.
reason-place-has-cards = Deine Karten für diese Station sind gelegt: { $place }.
reason-place-is-settled = Diese Station ist in dieser Runde ausgewertet: { $place }.
reason-place-comes-later = In einer goldenen Runde folgt Station auf Station; jetzt: { $now }.
reason-places-in-order = Gelegt wird von Station 1 bis Station 6; als Nächstes: { $place }.
reason-green-one-card = In einer grünen Runde legst du eine Karte je Station, dann eine zweite.
reason-only-green = Einzelne Karten legt man nur in grünen Runden; jetzt gehen zwei zusammen.
reason-first-cards-lie = Die ersten Karten liegen offen und bleiben; jetzt kommen die zweiten.
reason-second-cards-later = Zuerst eine Karte an jede Station: { $have } von { $need } sind gelegt.
reason-card-is-laid = Deine { $card } ist schon gelegt: { $place }.
reason-card-is-offered = Du hast die { $card } geopfert; sie kommt nicht zurück.
reason-card-is-given-up = Du hast die { $card } abgegeben; sie ist aus dem Spiel.
reason-card-is-not-yours = Die { $card } ist nicht unter deinen Karten.
reason-only-one-such = Dafür brauchst du { $need } Karten mit Wert { $card }; du hast { $have }.
reason-no-black-die = Zum Werfen braucht es { $need } Bonuswürfel, und du hast { $have }.
reason-dice-after-opening = Bonuswürfel wirft man, wenn die Karten einer Station offen sind; du hast { $have }.
reason-dice-too-late = Die Gebote hier sind gereiht, Würfel ändern nichts mehr: { $place }.
reason-village-later = Hütte oder Bonuswürfel wird gewählt, wenn die Stadt ausgewertet wird.
reason-village-done = Hütte und Bonuswürfel dieser Runde sind vergeben.
reason-pyramid-later = Wer zuerst setzt, wird gefragt, wenn die Pyramide ausgewertet wird.
reason-pyramid-done = Die zwei Steine dieser Runde liegen in der Pyramide.
reason-order-all-the-same = Die Reihenfolge zählt nur bei { $need } freiem Platz in der Reihe; frei sind { $have }.
help-offer-now = Wähle jetzt die Karte, die du opferst.
help-next-round = In der nächsten Runde geht es wieder.
help-take-back = Bis alle fertig sind, kannst du deine Karten zurücknehmen.
help-other-card = Wähle eine andere Karte aus deiner Hand.
help-win-a-card = Aufbesserungskarten gewinnen die zwei höchsten Gebote am Tlachtli-Feld.
help-win-a-die = In jeder Runde nimmt einer der zwei Höchstbietenden der Stadt einen Bonuswürfel.
help-dice-next-place = An der nächsten Station kannst du werfen, sobald ihre Karten offen sind.
help-bid-high = Es entscheidet, wer dort am höchsten bietet.
reason-dice-first = Sag zuerst, ob du einen Bonuswürfel wirfst.
reason-old-man-first = Sag zuerst, ob dir der Alte Mann hilft.
reason-no-early-dice = An diesem Tisch wirft man Bonuswürfel, wenn die Karten offen liegen.
reason-early-dice-over = Ob du vor den Karten würfelst, wurdest du schon gefragt.
reason-dice-for-later = { $place }: schon ausgewertet; wähle eine Station, die noch kommt.
reason-dice-before-opening = Die Karten sind noch nicht offen: Wähle die Station, für die du wirfst.
reason-enough-dice = { $place }: Du hast { $have } geworfen, mehr geht für ein Gebot nicht.
reason-old-man-always = An diesem Tisch zählt der Alte Mann immer.
reason-old-man-later = Über den Alten Mann entscheidest du am Tempel, wenn die Karten offen liegen.
reason-old-man-elsewhere = Du hast den Alten Mann nicht.

## Kinds of moves, in reports

move-offer = Karte opfern
move-bid = Gebot legen
move-first = Erste Karte eines Gebots legen
move-second = Zweite Karte eines Gebots legen
move-pass-die = Bonuswürfel behalten
move-use-die = Bonuswürfel werfen
move-village = Belohnung der Stadt wählen
move-place-first = Bestimmen, wer zuerst setzt
move-early-die = Bonuswürfel vor den Karten werfen
move-old-man = Den Alten Mann am Tempel nutzen
