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
prompt-pass-die = Dobsz bónuszkockával ehhez a licithez?
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
tip-offering-place = Az első forduló előtt mindenki feláldoz egy kártyát. A végén az értékét éri, a legnagyobb áldozat 3-mal többet.
tip-field = Az élen álló korong alatti mező alakja mondja meg, hogyan licitálunk a következő fordulóban.
tip-hut = A kunyhóhoz bónuszlapka jár: minden későbbi licitre eggyel több, de a faluban eggyel kevesebb.
tip-die-black = A bónuszkockával egyszer lehet dobni, ha a kártyák már nyíltak; a pöttyei egy licithez adódnak.

## Napló, események szerint

log-discs-stacked = A korongok a 0 mezőn vannak.
log-card-offered = { $seat } feláldoz egy kártyát.
log-round-prepared = { $round }. forduló: kakaókockák { $dice }
log-mode-set = Az élen álló korong itt van: { $field }. { $mode }
log-cards-laid = { $seat } leteszi: { $cards } ({ $location }).
log-first-cards-opened = Az első kártyák nyíltak.
log-bids-revealed = Felfedve: { $location }.
log-die-used = { $seat } dobása { $pips }, licitje most { $bid }.
log-die-passed = { $seat } megtartja a kockát.
log-bids-ranked = Kiértékelve: { $location }.
log-figure-taken = { $which ->
    [old_man] { $seat } licitje a legalacsonyabb, nála van: { $figure }.
   *[other] { $seat } licitje a legmagasabb, nála van: { $figure }.
}
log-disc-moved = { $gains ->
    [no] { $seat } { $amount } pontot veszít ({ $what }).
   *[yes] { $seat } { $amount } pontot kap ({ $what }).
}
log-hut-built = { $seat } kunyhót épít: { $tiles ->
    [one] 1 bónuszlapka.
   *[other] { $tiles } bónuszlapka.
}
log-die-taken = { $seat } elveszi a bónuszkockát.
log-marker-placed = { $seat } jelölőt tesz a piramis { $row }. sorába.
log-row-filled = Betelt a(z) { $row }. sor: a legtöbb jelölő { $seat } színében van, { $points } pont.
log-card-taken = { $seat } elveszi ezt: { $value }, leadja ezt: { $given_up }.
log-cards-boxed = Utolsó forduló: kártya helyett pont a pályán.
log-last-round-set = Ez az utolsó forduló. { $ending }.
log-round-ended = A(z) { $round }. forduló véget ért.
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
temple-first = +1, egyenlő
temple-last = −1 licit
village-first = választ
village-second = másik
round-word = Forduló
round-none = Áldozat
round-of = { $rounds } fordulóból a(z) { $round }.
round-short = { $round }/{ $rounds }. forduló
last-round = Utolsó forduló
on-the-board = a táblán
held-by = nála van: { $name }
your-hand = A kezed
hand-sum = összeg { $sum }
hand-empty = Minden kártya lent van.
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

## Szabályok röviden

rule-goal-title = Cél
rule-goal = Legfeljebb hét forduló. Mindegyikben leteszed mind a tizenkét kártyád, kettőt-kettőt hat helyszínre. A kettő összege a licited. A magas licit pontot, segítséget és jobb kártyát hoz. Az nyer, akinek a végső értékelés után a legtöbb pontja van.
rule-offering-title = Áldozat
rule-offering = Az 1. forduló előtt mindenki a 0–12 kártyák egyikét lefordítva az áldozóhelyre teszi. Nem kapja vissza. A végén az értékét éri, a legnagyobb áldozat 3-mal többet.
rule-round-title = Egy forduló
rule-round =
    Dobunk a három fehér kockával, a faluban egy fekete kocka van, a pályán két fejlesztőkártyát nyitunk. Aztán mindenki titokban licitál.
    A helyszíneket 1-től 6-ig kiértékeljük. Utána mindenki visszaveszi mind a tizenkét kártyáját.
rule-modes-title = Háromféle licit
rule-modes =
    Az élen álló korong alatti mező dönti el, egyszer, a forduló elején.
    Piros négyzet: mind a tizenkét kártya egyszerre. Zöld kör: előbb minden helyszínre egy kártya, ezeket felfedjük, aztán a másik hat. Arany rombusz: két kártya egy helyszínre, kiértékeljük, aztán a következő.
rule-ranking-title = Ki licitál többet
rule-ranking = A magasabb licit van elöl. Döntetlennél a Chocolatl birtokosa nyer, aztán a hátrébb álló korong, aztán a feljebb fekvő. E sorrend utolsója a legalacsonyabb licit adója.
rule-temple-title = 1 Templom
rule-temple =
    A legmagasabb elviszi a Chocolatl-figurát és 1 pontot. Akinél van, minden döntetlent megnyer.
    A legalacsonyabb elviszi az öregembert: a 2–6. helyszínen eggyel kevesebb, a következő forduló 1. helyszínén eggyel több.
rule-plantations-title = 2 Ültetvények
rule-plantations = A három legmagasabb pontot kap: a legnagyobb, a középső és a legkisebb fehér kockát.
rule-village-title = 3 Falu
rule-village = A legmagasabb kunyhót vagy a fekete kockát választja, a második a másikat kapja. A kunyhó egy jelölőbe kerül, és bónuszlapka jár hozzá: mostantól minden licitedre eggyel több, de a faluban eggyel kevesebb.
rule-dice-title = Fekete kockák
rule-dice = Ha egy helyszín kártyái nyíltak, dobhat, akinek fekete kockája van, egyesével, a leghátsó kezd. A pöttyök a licithez adódnak, a kocka elhasználódik. Minden dobás után mindenki válaszolhat.
rule-pyramid-title = 4 Piramis
rule-pyramid =
    Két jelölő kerül a legalsó sorba, amely nincs tele. Aki legalább 3-mal vezet, mindkettőt leteszi, különben az első és a második egyet-egyet.
    Ha egy sor betelt, a pontjait az kapja, akinek ott a legtöbb jelölője van.
rule-brewery-title = 5 Italkészítő
rule-brewery = A legmagasabb a forduló felső számát kapja, a második az alsót, amely a 3. forduló után megszűnik. A legalacsonyabb 2 pontot veszít.
rule-court-title = 6 Tlachtli-pálya
rule-court = A legmagasabb a nagyobb nyitott kártyát viszi, a második a másikat. Aztán mindkettő leadja a legkisebb kártyáját. Az utolsó fordulóban helyette 6 és 3 pont jár.
rule-end-title = A vége
rule-end = Ez a forduló az utolsó, ha egy korong eléri a 40-et, ha valaki letette a kilencedik jelölőjét, vagy ha a piramis betelt. Végigjátsszuk.
rule-scoring-title = Végső értékelés
rule-scoring = Minden jelölő a piramisban 1; a legtöbb jelölő 3; Chocolatl 3; öregember mínusz 3; az áldozatod az értéke; a legnagyobb áldozat 3; egy fekete kockával, ha van, dobsz. Döntetlennél a nagyobb áldozat nyer.

## Vezetett első lépés

guide-welcome-title = Isten hozott a kakaóvárosban
guide-welcome = Hat helyszín, 1-től 6-ig pontozott út köti össze. Minden fordulóban mind a tizenkét kártyád ide küldöd, kettőt-kettőt. A perem számolja a pontokat.
guide-offering-title = Először egy áldozat
guide-offering = Válassz egyet a fénylő kártyák közül. A játékból kikerül, de a végén az értékét éri. Egy középső kártya jó kezdet: a nagyok licitet nyernek, a kicsiket később leadod.
guide-places-title = Mit adnak a helyszínek
guide-places = Mutass egy helyszínre, és elolvashatod, mit ad. Mindenhol nem nyerhetsz: a nagy kártyák oda, ahol számít, a kicsik oda, ahol a második hely is elég.
guide-bidding-title = Kártyák letétele
guide-bidding = A kérdés megnevezi a helyszínt, 1-től 6-ig. Kattints két fénylő kártyára; lefordítva oda kerülnek. Ha mindenki kész, a helyszínek sorban felnyílnak.
guide-track-title = A sáv megváltoztatja a játékot
guide-track = Az élen álló korong alatti mező mondja meg, hogyan licitálunk legközelebb: négyzet, kör vagy rombusz. Aki kicsit le van maradva, döntetlennél nyer.
guide-undo-title = Semmi sem veszett el
guide-undo = Amíg az utolsó játékos nem kész, visszaveheted a kártyáid. Minden lehetőség ott van a kérdés alatti listában is. Sok szerencsét!
