# Chocolatl: Fragen, Verlauf, Hinweise, Regeln in Kürze, geführter erster Zug.

## Fragen, nach Art des Zugs

prompt-offer = Welche Karte opferst du?
prompt-offer-hint = Sie verlässt das Spiel und zählt am Ende ihren Wert.
prompt-bid = Zwei Karten: { $name }
prompt-bid-more = { $card } und welche Karte noch?
prompt-first = Eine offene Karte: { $name }
prompt-second = Noch eine Karte: { $name }
prompt-left = { $count ->
    [one] Noch 1 Karte zu legen.
   *[other] Noch { $count } Karten zu legen.
}
prompt-pass-die = Einen Bonuswürfel für dieses Gebot werfen?
prompt-pass-die-hint = Er ist danach verbraucht; die Augen kommen zum Gebot.
prompt-village = Hütte oder Bonuswürfel?
prompt-village-hint = Der Zweite bekommt das andere.
prompt-place-first = Wer setzt zuerst in die Pyramide?
prompt-place-first-hint = In dieser Reihe ist ein Platz frei; der zweite Stein beginnt die nächste.

## Züge

action-offer = Die { $a1 } opfern
action-bid = { $a2 } und { $a3 }: { $location }
action-first = { $a2 } offen: { $location }
action-second = { $a2 }: { $location }
action-pass-die = Würfel behalten
action-use-die = Bonuswürfel werfen
action-village = { $a1 ->
    [hut] Hütte bauen
   *[die] Bonuswürfel nehmen
}
action-place-first = { $a1 ->
    [self] Ich setze zuerst
   *[other] Der andere setzt zuerst
}

## Namen und Hinweise

name-card = Karte { $id }
name-field = Feld { $id }
name-hut = Hütte
name-pass = Würfel behalten
name-self = ich
name-other = der andere
tip-offering-place = Vor der ersten Runde opfert jeder eine Karte. Sie zählt am Ende ihren Wert, das höchste Opfer 3 mehr.
tip-field = Die Form des Feldes unter dem führenden Marker sagt, wie in der nächsten Runde geboten wird.
tip-hut = Eine Hütte bringt einen Bonuschip: eins mehr auf jedes spätere Gebot, aber eins weniger in der Stadt.
tip-die-black = Ein Bonuswürfel wird einmal geworfen, wenn die Karten offen liegen, und erhöht ein Gebot um seine Augen.

## Verlauf, nach Ereignis

log-discs-stacked = Die Marker liegen auf Feld 0.
log-card-offered = { $seat } opfert eine Karte.
log-round-prepared = Runde { $round }: Erntewürfel { $dice }
log-mode-set = Der führende Marker steht auf { $field }. { $mode }
log-cards-laid = { $seat } legt { $cards }: { $location }.
log-first-cards-opened = Die ersten Karten sind offen.
log-bids-revealed = Aufgedeckt: { $location }.
log-die-used = { $seat } würfelt { $pips } und bietet jetzt { $bid }.
log-die-passed = { $seat } behält die Würfel.
log-bids-ranked = Ausgewertet: { $location }.
log-figure-taken = { $which ->
    [old_man] { $seat } bietet am wenigsten und hat: { $figure }.
   *[other] { $seat } bietet am meisten und hat: { $figure }.
}
log-disc-moved = { $gains ->
    [no] { $seat } verliert { $amount } ({ $what }).
   *[yes] { $seat } erhält { $amount } ({ $what }).
}
log-hut-built = { $seat } baut eine Hütte: { $tiles ->
    [one] 1 Bonuschip.
   *[other] { $tiles } Bonuschips.
}
log-die-taken = { $seat } nimmt den Bonuswürfel.
log-marker-placed = { $seat } setzt einen Stein in Reihe { $row } der Pyramide.
log-row-filled = Reihe { $row } ist voll: { $seat } hat die meisten, { $points } Punkte.
log-card-taken = { $seat } nimmt die { $value } und gibt die { $given_up } ab.
log-cards-boxed = Letzte Runde: Punkte statt Karten am Tlachtli-Feld.
log-last-round-set = Das ist die letzte Runde. { $ending }.
log-round-ended = Runde { $round } ist zu Ende.
log-offerings-revealed = Die Opfer werden aufgedeckt.
log-final-die-rolled = { $seat } würfelt am Ende eine { $pips }.
log-final-score = { $seat } hat { $total } Punkte.

## Plan und Hand

rank = { $rank ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
rank-last = letzter
temple-first = +1, gleich
temple-last = −1 Gebot
village-first = wählt
village-second = Rest
round-word = Runde
round-none = Opfer
round-of = Runde { $round } von { $rounds }
round-short = Runde { $round }/{ $rounds }
last-round = Letzte Runde
on-the-board = auf dem Plan
held-by = bei { $name }
your-hand = Deine Hand
hand-sum = Summe { $sum }
hand-empty = Alle Karten sind gelegt.
laid-card = gelegt: { $value }
markers-left = Steine übrig
bonus-tiles = Bonuschips
bonus-dice = Bonuswürfel
overview-of = Gelegte Karten, Station für Station: { $cards }
face-down = verdeckt
status-offering = Wählt ein Opfer
status-offered = Hat geopfert
status-sealed = Gebot steht
status-laying = Legt Karten
status-laying-of = Legt Karten: { $laid } von { $cards }
how-mode-works = { $mode ->
    [red] So geht Rot
    [green] So geht Grün
   *[gold] So geht Gold
}
how-offering-works = Vor der ersten Runde
how-offering-works-help = Jeder legt eine von dreizehn Karten verdeckt beiseite. Sie ist aus dem Spiel und zählt am Ende ihren Wert.

## Regeln in Kürze

rule-goal-title = Ziel
rule-goal = Höchstens sieben Runden. In jeder legst du alle zwölf Karten, zwei an jede der sechs Stationen. Die Summe der zwei ist dein Gebot. Hohe Gebote bringen Punkte, Hilfen und bessere Karten. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
rule-offering-title = Opfer
rule-offering = Vor Runde 1 legt jeder eine der Karten 0 bis 12 verdeckt auf den Opferplatz. Sie kommt nie zurück. Am Ende zählt sie ihren Wert, das höchste Opfer 3 mehr.
rule-round-title = Eine Runde
rule-round =
    Die drei weißen Würfel werden geworfen, in der Stadt liegt ein schwarzer Würfel, am Tlachtli-Feld werden zwei Aufbesserungskarten aufgedeckt. Dann bieten alle geheim.
    Die Stationen werden von 1 bis 6 ausgewertet. Danach nimmt jeder alle zwölf Karten zurück.
rule-modes-title = Drei Arten zu bieten
rule-modes =
    Das Feld unter dem führenden Marker entscheidet, einmal am Anfang der Runde.
    Rotes Quadrat: alle zwölf Karten auf einmal. Grüner Kreis: erst an jede Station eine Karte, diese werden aufgedeckt, dann die anderen sechs. Goldene Raute: zwei Karten für eine Station, sie wird ausgewertet, dann die nächste.
rule-ranking-title = Wer bietet mehr
rule-ranking = Das höhere Gebot ist vorn. Bei Gleichstand gewinnt der Besitzer der Chocolatl-Figur, dann der hintere Marker, dann der höher liegende. Der Letzte in dieser Ordnung ist der Niedrigstbietende.
rule-temple-title = 1 Tempel
rule-temple =
    Der Höchste nimmt die Chocolatl-Figur und 1 Punkt. Wer sie hat, gewinnt jeden Gleichstand.
    Der Niedrigste nimmt den Alten Mann: eins weniger an den Stationen 2 bis 6, eins mehr an Station 1 der nächsten Runde.
rule-plantations-title = 2 Plantagen
rule-plantations = Die drei Höchsten erhalten Punkte: den höchsten, den mittleren und den niedrigsten weißen Würfel.
rule-village-title = 3 Stadt
rule-village = Der Höchste nimmt eine Hütte oder den schwarzen Würfel, der Zweite das andere. Eine Hütte kostet einen Stein und bringt einen Bonuschip: eins mehr auf alle deine Gebote von nun an, aber eins weniger in der Stadt.
rule-dice-title = Schwarze Würfel
rule-dice = Liegen die Karten einer Station offen, darf werfen, wer schwarze Würfel hat, einen nach dem anderen, der Hinterste zuerst. Die Augen kommen zum Gebot, der Würfel ist verbraucht. Nach jedem Wurf dürfen alle antworten.
rule-pyramid-title = 4 Pyramide
rule-pyramid =
    Zwei Steine kommen in die unterste Reihe, die nicht voll ist. Wer mit 3 oder mehr führt, setzt beide, sonst setzen der Höchste und der Zweite je einen.
    Ist eine Reihe voll, bekommt ihre Punkte, wer dort die meisten Steine hat.
rule-brewery-title = 5 Zubereitung
rule-brewery = Der Höchste bekommt die obere Zahl der Runde, der Zweite die untere, die es nur bis Runde 3 gibt. Der Niedrigste verliert 2 Punkte.
rule-court-title = 6 Tlachtli-Feld
rule-court = Der Höchste nimmt die höhere offene Karte, der Zweite die andere. Beide geben dann ihre niedrigste Karte ab. In der letzten Runde gibt es stattdessen 6 und 3 Punkte.
rule-end-title = Das Ende
rule-end = Die Runde ist die letzte, wenn ein Marker die 40 erreicht, wenn jemand den neunten Stein gesetzt hat oder wenn die Pyramide voll ist. Sie wird zu Ende gespielt.
rule-scoring-title = Schlusswertung
rule-scoring = Jeder Stein in der Pyramide 1; die meisten Steine 3; Chocolatl 3; Alter Mann minus 3; dein Opfer seinen Wert; das höchste Opfer 3; ein schwarzer Würfel, falls du einen hast, wird geworfen. Bei Gleichstand gewinnt das höhere Opfer.

## Geführter erster Zug

guide-welcome-title = Willkommen in der Kakaostadt
guide-welcome = Sechs Stationen, von 1 bis 6 durch einen gepunkteten Weg verbunden. Jede Runde schickst du alle zwölf Karten dorthin, zwei an jede. Der Rand zählt die Punkte.
guide-offering-title = Zuerst ein Opfer
guide-offering = Wähle eine der leuchtenden Karten. Sie fehlt im Spiel, zählt aber am Ende ihren Wert. Eine mittlere Karte ist ein guter Anfang: Hohe gewinnen Gebote, niedrige gibst du später ab.
guide-places-title = Was die Stationen bringen
guide-places = Zeige auf eine Station, um zu lesen, was sie bringt. Überall gewinnen kannst du nicht: hohe Karten dorthin, wo es zählt, niedrige dorthin, wo der zweite Platz genügt.
guide-bidding-title = Karten legen
guide-bidding = Die Frage nennt die Station, von 1 bis 6. Klicke zwei leuchtende Karten an; sie liegen dort verdeckt. Sind alle fertig, werden die Stationen nacheinander aufgedeckt.
guide-track-title = Die Leiste ändert das Spiel
guide-track = Das Feld unter dem führenden Marker sagt, wie in der nächsten Runde geboten wird: Quadrat, Kreis oder Raute. Wer etwas zurückliegt, gewinnt Gleichstände.
guide-undo-title = Nichts ist verloren
guide-undo = Bis der Letzte fertig ist, darfst du Karten zurücknehmen. Alles, was möglich ist, steht auch in der Liste unter der Frage. Viel Glück!
