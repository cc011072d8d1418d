# Chocolatl: kérdések, napló, súgó, szabályok röviden, vezetett első lépés.

## Kérdések, a lépés fajtája szerint

prompt-offer = Melyik kártyát áldozod fel?
prompt-offer-hint = Kikerül a játékból, és a végén az értékét éri.
prompt-bid = Két kártya: { $name }
prompt-bid-more = { $name }: { $card } és melyik másik?
prompt-first = Egy nyílt kártya: { $name }
prompt-second = Még egy kártya: { $name }
prompt-left = { $count ->
    [one] Még 1 kártya van hátra.
   *[other] Még { $count } kártya van hátra.
}
prompt-seal = Minden kártya a helyén van. Lezárod a licitet?
prompt-seal-hint = Addig bármelyik kártyát visszaveheted.
prompt-any-order = Bármelyik helyszínnel kezdheted: válaszd ki a táblán. A letett kártya visszavehető.
seal-bid = Licit lezárása
prompt-pass-die = Dobsz bónuszkockával? Helyszín: { $name }
prompt-pass-die-hint = Elhasználódik; a pöttyei a licithez adódnak.
prompt-village = A faluban te licitáltál a legtöbbet: kunyhó vagy bónuszkocka?
prompt-village-hint = A második kapja a másikat.
prompt-place-first = A piramisnál te licitáltál a legtöbbet: ki tesz először?
prompt-place-first-hint = Ebben a sorban egy hely maradt; a második jelölő kezdi a következőt.

## Lépések

action-offer = Feláldozom ezt: { $a1 }
action-bid = { $a2 } és { $a3 }: { $location }
action-first = { $a2 } nyíltan: { $location }
action-second = { $a2 }: { $location }
action-pass-die = Megtartom a kockákat
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

name-card = { $id } értékű kártya
name-field = { $id }. mező
name-spot-hut = kunyhó
name-spot-black-die = bónuszkocka
name-hut = kunyhó
name-pass = a kockák megtartása
name-self = én
name-other = a másik
now-plantations = Ebben a fordulóban: első +{ $first }, második +{ $second }, harmadik +{ $third }.
now-village = Szabad építési hely: { $sites }; bónuszkocka maradt: { $dice }.
now-pyramid = A nyitott sor pontja: { $points }; szabad mező benne: { $left }.
now-offered = Feláldozva: kikerül a játékból, a végén { $points } pont.
now-brewery = Ebben a fordulóban: első +{ $first }, második +{ $second }, legalacsonyabb −{ $lowest }.
now-court = Nyitott kártyák: { $cards }.
now-court-points = Az utolsó fordulóban pontokért: { $points }.
tip-location-temple-of-chocolatl = A legmagasabb licit elviszi a Chocolatl-figurát, a legalacsonyabb az öregembert.
tip-location-plantations = A három legmagasabb licit a három kakaókocka pontjait kapja.
tip-location-village = A legmagasabb licit kunyhót vagy a bónuszkockát választja, a második a másikat kapja.
tip-location-pyramid = A legmagasabb és a második licit egy-egy jelölőt tesz le; akinek nagy az előnye, mindkettőt leteszi.
tip-location-chocolatl-brewery = A legmagasabb és a második licit pontot hoz, a legalacsonyabb pontba kerül.
tip-location-tlachtli-court = A legmagasabb licit a nagyobb nyitott kártyát viszi, a második a másikat; mindkettő leadja a legkisebbjét.
tip-offering-place = Az első forduló előtt mindenki feláldoz egy kártyát. A végén az értékét éri, a legnagyobb áldozat még { $points_item-highest_offering-final_points } pontot.
tip-card = Minden kártya egyszer kerül le egy fordulóban; a két kártya értéke egy helyszínen összeadódik.
tip-field = Az élen álló korong alatti mező alakja mondja meg, hogyan licitálunk a következő fordulóban.
tip-figure-chocolatl = Birtokosa minden döntetlent megnyer a liciteknél és a piramis soraiban; a végső értékeléskor pontot ér, de döntetlent nem old fel.
tip-hut = A kunyhóhoz bónuszlapka jár: minden későbbi licitre eggyel több, de a faluban eggyel kevesebb.
tip-die-black = A bónuszkockával egyszer lehet dobni, amikor a kártyák már nyitva vannak; a pöttyei egy licithez adódnak.

## Napló, események szerint

log-discs-stacked = A korongok a 0. mezőn vannak.
log-card-offered = { $seat } feláldoz egy kártyát.
log-round-prepared = { $round }. forduló: kakaókockák { $white_dice }
log-mode-set = Az élen álló korong helye: { $field }. mező ({ $mode }).
log-cards-laid = { $seat } leteszi: { $cards } ({ $location }).
log-first-cards-opened = Felfedjük az első kártyákat.
log-bids-revealed = Felfedve: { $location }, { $bids }.
each-bids = { $seat } { $total }
log-die-used = { $seat } dobása: { $pips }, licitje most { $bid }.
log-die-passed = { $seat } megtartja a kockáit.
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
log-row-filled = Betelt a piramis { $row }. sora. A legtöbb jelölő: { $seat }, { $points } pont.
log-card-taken = Csere ({ $seat }): elveszi ezt: { $value }, leadja ezt: { $given_up }.
log-cards-boxed = Utolsó forduló: kártya helyett pont a tlachtli-pályán.
log-last-round-set = Ez az utolsó forduló. { $ending }.
log-round-ended = Vége: { $round }. forduló.
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
temple-last = −{ $minus-figure-old_man-bid_elsewhere } licit
village-first = választ
village-second = másik
round-word = Forduló
round-none = Áldozat
round-of = { $round }. forduló, összesen { $rounds }
round-short = { $round }/{ $rounds }. forduló
last-round = Utolsó forduló
on-the-board = a táblán
held-by = nála van: { $name }
your-hand = Kártyáid
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
    [red] Így működik a piros
    [green] Így működik a zöld
   *[gold] Így működik az arany
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
    [true] { $seat } a templomnál az öregemberrel együtt licitál: { $bid }.
   *[false] { $seat } az öregember nélkül licitál: { $bid }.
}

## The end of a round

summary-bids = { $round }. forduló: felfedjük a liciteket
summary-end = A vége: az áldozatok számítanak
summary-tiles = { $count } bónuszlapka
summary-old-man = { $count } öregember
summary-rolled = +{ $pips } bónuszkocka
summary-tie = { $first } és { $second } licitje is { $total }: { $by ->
    [chocolatl] { $first } van elöl, mert nála van a Chocolatl-figura.
    [further_back] { $first } van elöl, mert a korongja hátrébb áll.
   *[higher_up] { $first } van elöl, mert a korongja feljebb fekszik.
}
final-scoring = Végső értékelés

kind-card = Kártyák
kind-location = Helyszínek
kind-spot = A falu jutalmai
