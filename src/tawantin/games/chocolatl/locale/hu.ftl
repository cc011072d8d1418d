# Chocolatl: kérdések, napló, súgó, szabályok röviden, vezetett első lépés.

## Kérdések, a lépés fajtája szerint

prompt-offer = Melyik kártyát áldozod fel?
prompt-offer-hint = Kikerül a játékból, és a végén az értékét éri.
prompt-bid = Két kártya: { $name }
prompt-bid-more = { $card } és melyik másik?
prompt-first = Egy nyílt kártya: { $name }
prompt-second = Még egy kártya: { $name }
prompt-left = { $count ->
    [one] Még 1 kártya van hátra.
   *[other] Még { $count } kártya van hátra.
}
prompt-seal = Minden kártya a helyén van. Lezárod a licitet?
prompt-seal-hint = Addig bármelyik kártyát visszaveheted.
prompt-any-order = Bármelyik hellyel kezdheted: válaszd ki a táblán. A letett kártya visszavehető.
seal-bid = Licit lezárása
prompt-pass-die = Dobsz bónuszkockával? Helyszín: { $name }
prompt-pass-die-hint = Elhasználódik; a pöttyei a licithez adódnak.
prompt-village = Kunyhó vagy bónuszkocka?
prompt-village-hint = A második kapja a másikat.
prompt-place-first = Ki tesz először a piramisba?
prompt-place-first-hint = Ebben a sorban egy hely maradt; a második jelölő a következőt kezdi.

## Lépések

action-offer = { $a1 } feláldozása
action-bid = { $a2 } és { $a3 }: { $location }
action-first = { $a2 } nyíltan: { $location }
action-second = { $a2 }: { $location }
action-pass-die = Megtartom a kockát
action-use-die = Dobok bónuszkockával
action-village = { $a1 ->
    [hut] Kunyhót építek
   *[die] A bónuszkockát kérem
}
action-place-first = { $a1 ->
    [self] Én teszek először
   *[other] A másik tesz először
}

## Nevek és súgó

name-card = { $id } kártya
name-field = { $id }. mező
name-hut = kunyhó
name-pass = a kocka megtartása
name-self = én
name-other = a másik
now-plantations = Ebben a fordulóban: első +{ $first }, második +{ $second }, harmadik +{ $third }.
now-village = Szabad építési hely: { $sites }; fekete kocka maradt: { $dice }.
now-pyramid = A nyitott sor pontja: { $points }; szabad mező benne: { $left }.
now-brewery = Ebben a fordulóban: első +{ $first }, második +{ $second }, legalacsonyabb −{ $lowest }.
now-court = Nyitott kártyák: { $cards }.
now-court-points = Az utolsó fordulóban pontokért: { $points }.
tip-location-temple-of-chocolatl = A legmagasabb licit elviszi a Chocolatl-figurát, a legalacsonyabb az öregembert.
tip-location-plantations = A három legmagasabb licit a három fehér kocka pontjait kapja.
tip-location-village = A legmagasabb licit kunyhót vagy a fekete kockát választja, a második a másikat kapja.
tip-location-pyramid = A legmagasabb és a második licit egy-egy jelölőt tesz le; aki nagyon vezet, mindkettőt.
tip-location-chocolatl-brewery = A legmagasabb és a második licit pontot hoz, a legalacsonyabb pontba kerül.
tip-location-tlachtli-court = A legmagasabb licit a nagyobb nyitott kártyát viszi, a második a másikat; mindkettő leadja a legkisebbjét.
tip-offering-place = Az első forduló előtt mindenki feláldoz egy kártyát. A végén az értékét éri, a legnagyobb áldozat még { $points_item-highest_offering-final_points } pontot.
tip-field = Az élen álló korong alatti mező alakja mondja meg, hogyan licitálunk a következő fordulóban.
tip-figure-chocolatl = Birtokosa minden döntetlent megnyer a liciteknél és a piramis soraiban; a végső értékeléskor pontot ér, de döntetlent nem old fel.
tip-hut = A kunyhóhoz bónuszlapka jár: minden későbbi licitre eggyel több, de a faluban eggyel kevesebb.
tip-die-black = A bónuszkockával egyszer lehet dobni, ha a kártyák már nyíltak; a pöttyei egy licithez adódnak.

## Napló, események szerint

log-discs-stacked = A korongok a 0 mezőn vannak.
log-card-offered = { $seat } feláldoz egy kártyát.
log-round-prepared = { $round }. forduló: kakaókockák { $white_dice }
log-mode-set = Az élen álló korong itt van: { $field }: { $mode }.
log-cards-laid = { $seat } leteszi: { $cards } ({ $location }).
log-first-cards-opened = Az első kártyák nyíltak.
log-bids-revealed = Felfedve: { $location }, { $bids }.
each-bids = { $seat } { $total }
log-die-used = { $seat } dobása { $pips }, licitje most { $bid }.
log-die-passed = { $seat } megtartja a kockát.
log-bids-ranked = Kiértékelve: { $location }.
log-figure-taken = { $figure_id ->
    [old_man] { $seat } licitje a legalacsonyabb, nála van: { $figure }.
   *[other] { $seat } licitje a legmagasabb, nála van: { $figure }.
}
log-disc-moved = { $change_sign ->
    [minus] { $seat } { $change_size } pontot veszít ({ $item }).
   *[plus] { $seat } { $change_size } pontot kap ({ $item }).
}
log-hut-built = { $seat } kunyhót épít: { $tiles ->
    [one] 1 bónuszlapka.
   *[other] { $tiles } bónuszlapka.
}
log-die-taken = { $seat } elveszi a bónuszkockát.
log-marker-placed = { $seat } jelölőt tesz a piramis { $row }. sorába.
log-row-filled = Betelt egy sor ({ $row }.): a legtöbb jelölő { $seat } színében van, { $points } pont.
log-card-taken = { $seat } elveszi ezt: { $value }, leadja ezt: { $given_up }.
log-cards-boxed = Utolsó forduló: kártya helyett pont a pályán.
log-last-round-set = Ez az utolsó forduló. { $ending }.
log-round-ended = Véget ért a forduló: { $round }.
log-offerings-revealed = Felfedjük az áldozatokat.
log-final-die-rolled = { $seat } a végén ezt dobja: { $pips }.
log-final-score = { $seat } pontjai: { $total }.

## Tábla és kéz

rank = { $rank ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
rank-last = utolsó
temple-first = +{ $location-temple_of_chocolatl-first_points }, egyenlő
temple-last = −1 licit
village-first = választ
village-second = másik
round-word = Forduló
round-none = Áldozat
round-of = { $round }. forduló, összesen { $rounds }
round-short = { $round }/{ $rounds }. forduló
last-round = Utolsó forduló
on-the-board = a táblán
held-by = nála van: { $name }
your-hand = A kezed
hand-sum = összeg { $sum }
hand-empty = Minden kártya lent van.
take-card-back = { $value }: visszavétel
laid-card = letéve: { $value }
markers-left = maradék jelölő
bonus-tiles = bónuszlapka
bonus-dice = bónuszkocka
overview-of = Letett kártyák helyszínenként: { $cards }
face-down = lefordítva
status-offering = Áldozatot választ
status-offered = Áldozott
status-sealed = Kész a licit
status-laying = Kártyát tesz le
status-laying-of = Letett kártyák: { $laid } / { $cards }
how-mode-works = { $mode ->
    [red] Így megy a piros
    [green] Így megy a zöld
   *[gold] Így megy az arany
}
how-offering-works = Az első forduló előtt
how-offering-works-help = Mindenki félretesz lefordítva egyet a tizenhárom kártyából. Kikerül a játékból, és a végén az értékét éri.

## A szabálykönyv lehetőségei

prompt-early-die = Dobsz bónuszkockával a kártyák előtt?
prompt-early-die-hint = A pöttyök a választott helyszínen számítanak. A kártyák felfordítása után is dobhatsz még.
prompt-old-man = Segít neked az öregember a templomnál?
prompt-old-man-hint = A licitedhez adódik: { $figure-old_man-bid_at_temple }.
action-early-die = Bónuszkocka ide: { $location }
action-old-man = { $a1 ->
    [helps] Az öregember segít
   *[rests] Öregember nélkül
}
log-die-rolled-early = { $seat } a kártyák előtt bónuszkockával dob ({ $location }): { $pips }.
log-old-man-asked = { $helps ->
    [true] Az öregember segít a templomnál: { $seat }, { $bid }.
   *[false] { $seat } az öregember nélkül licitál: { $bid }.
}

## The end of a round

summary-bids = { $round }. forduló: felfedjük a liciteket
summary-end = A vége: az áldozatok számítanak
summary-tiles = { $count } bónuszlapka
summary-old-man = { $count } öregember
summary-rolled = +{ $pips } fekete kocka
summary-tie = { $first } és { $second } is { $total } licitet tett: { $first } van elöl.
final-scoring = Végső értékelés

kind-card = Kártyák
kind-location = Helyszínek
kind-spot = A falu jutalmai
