# Chocolatl: Fragen, Verlauf, Hinweise, Regeln in Kürze, geführter erster Zug.

## Fragen, nach Art des Zugs

prompt-offer = Welche Karte opferst du?
prompt-offer-hint = Sie verlässt das Spiel und zählt am Ende ihren Wert.
prompt-bid = Zwei Karten: { $name }
prompt-bid-more = { $name }: { $card } und welche Karte noch?
prompt-first = Eine offene Karte: { $name }
prompt-second = Noch eine Karte: { $name }
prompt-left = { $count ->
    [one] Noch 1 Karte zu legen.
   *[other] Noch { $count } Karten zu legen.
}
prompt-seal = Alle Karten liegen. Gebot abgeben?
prompt-seal-hint = Bis dahin kannst du jede Karte zurücknehmen.
prompt-any-order = Du darfst mit jeder Station beginnen: Wähle sie auf dem Plan. Gelegte Karten kannst du zurücknehmen.
seal-bid = Gebot abgeben
prompt-pass-die = Einen Bonuswürfel werfen? Station: { $name }
prompt-pass-die-hint = Er ist danach verbraucht; die Augen kommen zum Gebot.
prompt-village = In der Stadt bist du vorn: Hütte oder Bonuswürfel?
prompt-village-hint = Der Zweite bekommt das andere.
prompt-place-first = An der Pyramide bist du vorn: Wer setzt zuerst?
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
name-spot-hut = Hütte
name-spot-black-die = Bonuswürfel
name-hut = Hütte
name-pass = Würfel behalten
name-self = ich
name-other = der andere
now-plantations = Diese Runde: Erster +{ $first }, Zweiter +{ $second }, Dritter +{ $third }.
now-village = Freie Bauplätze: { $sites }; Bonuswürfel übrig: { $dice }.
now-pyramid = Die offene Reihe bringt { $points }; freie Felder darin: { $left }.
now-offered = Geopfert: aus dem Spiel, am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
now-brewery = Diese Runde: Erster +{ $first }, Zweiter +{ $second }, Niedrigster −{ $lowest }.
now-court = Offene Karten: { $cards }.
now-court-points = In der letzten Runde um Punkte: { $points }.
tip-location-temple-of-chocolatl = Das höchste Gebot nimmt die Chocolatl-Figur, das niedrigste den Alten Mann.
tip-location-plantations = Die drei höchsten Gebote erhalten die drei Erntewürfel als Punkte.
tip-location-village = Das höchste Gebot nimmt eine Hütte oder den Bonuswürfel, das zweite das andere.
tip-location-pyramid = Das höchste und das zweite Gebot setzen je einen Stein; wer deutlich führt, setzt beide.
tip-location-chocolatl-brewery = Das höchste und das zweite Gebot bringen Punkte, das niedrigste kostet welche.
tip-location-tlachtli-court = Das höchste Gebot nimmt die höhere offene Karte, das zweite die andere; beide geben ihre niedrigste ab.
tip-offering-place = Vor der ersten Runde opfert jeder eine Karte. Sie zählt am Ende ihren Wert, das höchste Opfer { $points_item-highest_offering-final_points } mehr.
tip-card = Jede Karte wird einmal in der Runde gelegt; die zwei an einer Station werden zusammengezählt.
tip-field = Die Form des Feldes unter dem führenden Marker sagt, wie in der nächsten Runde geboten wird.
tip-figure-chocolatl = Ihr Besitzer gewinnt jeden Gleichstand bei Geboten und in den Reihen der Pyramide; in der Schlusswertung bringt sie Punkte, entscheidet aber keinen Gleichstand.
tip-hut = Eine Hütte bringt einen Bonuschip: eins mehr auf jedes spätere Gebot, aber eins weniger in der Stadt.
tip-die-black = Ein Bonuswürfel wird einmal geworfen, wenn die Karten offen liegen, und erhöht ein Gebot um seine Augen.

## Verlauf, nach Ereignis

log-discs-stacked = Die Marker liegen auf Feld 0.
log-card-offered = { $seat } opfert eine Karte.
log-round-prepared = Runde { $round }: Erntewürfel { $white_dice }
log-mode-set = Der führende Marker steht auf Feld { $field } ({ $mode }).
log-cards-laid = { $seat } legt { $cards }: { $location }.
log-first-cards-opened = Die ersten Karten sind offen.
log-bids-revealed = Aufgedeckt: { $location }, { $bids }.
each-bids = { $seat } { $total }
log-die-used = { $seat } würfelt { $pips } und bietet jetzt { $bid }.
log-die-passed = { $seat } behält die Würfel.
log-bids-ranked = Ausgewertet: { $location }.
log-figure-taken = { $figure_id ->
    [old_man] { $seat } bietet am wenigsten und hat: { $figure }.
   *[other] { $seat } bietet am meisten und hat: { $figure }.
}
log-disc-moved = { $change_sign ->
    [minus] { $seat } verliert { $change_size ->
        [one] 1 Punkt
       *[other] { $change_size } Punkte
    } ({ $item }).
   *[plus] { $seat } erhält { $change_size ->
        [one] 1 Punkt
       *[other] { $change_size } Punkte
    } ({ $item }).
}
log-hut-built = { $seat } baut eine Hütte: { $tiles ->
    [one] 1 Bonuschip.
   *[other] { $tiles } Bonuschips.
}
log-die-taken = { $seat } nimmt den Bonuswürfel.
log-marker-placed = { $seat } setzt einen Stein in Reihe { $row } der Pyramide.
log-row-filled = Reihe { $row } ist voll: { $seat } hat dort die meisten Steine, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-card-taken = { $seat } nimmt die { $value } und gibt die { $given_up } ab.
log-cards-boxed = Letzte Runde: Punkte statt Karten am Tlachtli-Feld.
log-last-round-set = Das ist die letzte Runde. { $ending }.
log-round-ended = Runde { $round } ist zu Ende.
log-offerings-revealed = Die Opfer werden aufgedeckt.
log-final-die-rolled = { $seat } würfelt am Ende eine { $pips }.
log-final-score = { $seat } hat { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.

## Plan und Hand

rank = { $rank ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
rank-last = letzter
temple-first = +{ $location-temple_of_chocolatl-first_points }, Patt
temple-last = −{ $minus-figure-old_man-bid_elsewhere } Gebot
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
take-card-back = { $value }: zurücknehmen
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

## Optionen der Anleitung

prompt-early-die = Vor den Karten einen Bonuswürfel werfen?
prompt-early-die-hint = Die Augen zählen für die Station, die du wählst. Auch nach dem Aufdecken darfst du noch werfen.
prompt-old-man = Hilft dir der Alte Mann am Tempel?
prompt-old-man-hint = Er zählt { $figure-old_man-bid_at_temple } zu deinem Gebot.
action-early-die = Bonuswürfel werfen für: { $location }
action-old-man = { $a1 ->
    [helps] Der Alte Mann hilft
   *[rests] Ohne den Alten Mann
}
log-die-rolled-early = { $seat } wirft vor den Karten einen Bonuswürfel ({ $location }): { $pips }.
log-old-man-asked = { $helps ->
    [true] Der Alte Mann hilft { $seat } am Tempel: { $bid }.
   *[false] { $seat } bietet ohne den Alten Mann: { $bid }.
}

## The end of a round

summary-bids = Runde { $round }: Die Gebote werden aufgedeckt
summary-end = Das Ende: Die Opfer zählen
summary-tiles = { $count } { $size ->
    [one] Bonuschip
   *[other] Bonuschips
}
summary-old-man = { $count } Alter Mann
summary-rolled = +{ $pips } Bonuswürfel
summary-tie = { $first } und { $second } bieten beide { $total }: { $by ->
    [chocolatl] { $first } hat die Chocolatl-Figur und liegt vorn.
    [further_back] Der Marker von { $first } liegt weiter hinten und geht vor.
   *[higher_up] Der Marker von { $first } liegt höher und geht vor.
}
final-scoring = Schlusswertung

kind-card = Karten
kind-location = Stationen
kind-spot = Belohnungen der Stadt
