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

## Szabályok röviden

rule-goal-title = Cél
rule-goal = Legfeljebb hét forduló. Mindegyikben leteszed mind a tizenkét kártyád, kettőt-kettőt hat helyszínre. A kettő összege a licited. A magas licit pontot, segítséget és jobb kártyát hoz. Az nyer, akinek a végső értékelés után a legtöbb pontja van.
rule-offering-title = Áldozat
rule-offering = Az 1. forduló előtt mindenki egy kártyát ({ $cacao_cards-values-first }–{ $cacao_cards-values-last }) lefordítva az áldozóhelyre teszi. Nem kapja vissza. A végén az értékét éri, a legnagyobb áldozat még { $points_item-highest_offering-final_points } pontot.
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
    A legmagasabb elviszi a Chocolatl-figurát és { $location-temple_of_chocolatl-first_points } pontot. Akinél van, minden döntetlent megnyer.
    A legalacsonyabb elviszi az öregembert: a 2–6. helyszínen eggyel kevesebb, a következő forduló 1. helyszínén eggyel több.
rule-plantations-title = 2 Ültetvények
rule-plantations = A három legmagasabb pontot kap: a legnagyobb, a középső és a legkisebb fehér kockát.
rule-village-title = 3 Falu
rule-village = A legmagasabb kunyhót vagy a fekete kockát választja, a második a másikat kapja. A kunyhó egy jelölőbe kerül, és bónuszlapka jár hozzá: mostantól minden licitedre eggyel több, de a faluban eggyel kevesebb.
rule-dice-title = Fekete kockák
rule-dice = Ha egy helyszín kártyái nyíltak, dobhat, akinek fekete kockája van, egyesével, a leghátsó kezd. A pöttyök a licithez adódnak, a kocka elhasználódik. Minden dobás után mindenki válaszolhat.
rule-pyramid-title = 4 Piramis
rule-pyramid =
    Két jelölő kerül a legalsó sorba, amely nincs tele. Akinek legalább { $location-pyramid-double_placement_margin } az előnye, mindkettőt leteszi, különben az első és a második egyet-egyet.
    A legmagasabb licit dönti el, ki tesz először. Ha egy sor betelt, a pontjait az kapja, akinek ott a legtöbb jelölője van; a döntetlent úgy oldjuk fel, mint a liciteknél.
rule-brewery-title = 5 Italkészítő
rule-brewery = A legmagasabb a forduló felső számát kapja, a második az alsót, amely a 3. forduló után megszűnik. A legalacsonyabb { $minus-location-chocolatl_brewery-lowest_points } pontot veszít.
rule-court-title = 6 Tlachtli-pálya
rule-court = A legmagasabb a nagyobb nyitott kártyát viszi, a második a másikat. Aztán mindkettő leadja a legkisebb kártyáját. Az utolsó fordulóban helyette { $improvement_deck-large-last_round_points } és { $improvement_deck-small-last_round_points } pont jár.
rule-end-title = A vége
rule-end = Ez a forduló az utolsó, ha egy korong a pontozósávon eléri ezt a mezőt: { $score_track-end_mark }, ha valaki letette az utolsó jelölőjét ({ $pieces-marker_stones } van), vagy ha a piramis betelt. Végigjátsszuk.
rule-scoring-title = Végső értékelés
rule-scoring = Minden jelölő a piramisban { $points_item-own_pyramid_markers-final_points }; a legtöbb jelölő { $points_item-pyramid_majority-final_points }; Chocolatl { $points_item-holds_chocolatl-final_points }; öregember mínusz { $minus-points_item-holds_old_man-final_points }; az áldozatod az értéke; a legnagyobb áldozat { $points_item-highest_offering-final_points }; egy fekete kockával, ha van, dobsz. Döntetlennél a nagyobb áldozat nyer.

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

## Miért nem: okok, és ami segítene

reason-offering-first = Előbb mindenki feláldoz egy kártyát; utána kezdődik a licit.
reason-offering-made = Már feláldoztad: { $card }. Ez egyszer történik, az 1. forduló előtt.
reason-cards-are-laid = Mind a tizenkét kártyád lent van; a 6. hely után visszakapod őket.
reason-place-has-cards = Erre a helyre már letetted a kártyáidat: { $place }.
reason-place-is-settled = Ez a hely ebben a fordulóban már lezárult: { $place }.
reason-place-comes-later = Arany fordulóban hely hely után következik; most: { $now }.
reason-places-in-order = A kártyákat az 1. helytől a 6.-ig tesszük le; a következő: { $place }.
reason-green-one-card = Zöld fordulóban minden helyre egy kártya kerül, aztán egy második.
reason-only-green = Egyesével csak zöld fordulóban teszünk kártyát; most kettő megy együtt.
reason-first-cards-lie = Az első kártyák nyíltak és maradnak; most a másodikak jönnek.
reason-second-cards-later = Előbb minden helyre egy kártya: { $have } van lent a { $need } közül.
reason-card-is-laid = Ez a kártyád már lent van: { $card } ({ $place }).
reason-card-is-offered = Ezt feláldoztad: { $card }. Nem jön vissza.
reason-card-is-given-up = Ezt leadtad: { $card }. Kikerült a játékból.
reason-card-is-not-yours = Ez nincs a kártyáid között: { $card }.
reason-only-one-such = Két { $card } értékű kártyához { $need } kell, neked { $have } van.
reason-no-black-die = A dobáshoz { $need } bónuszkocka kell, neked { $have } van.
reason-dice-after-opening = Bónuszkockával a kártyák felfedése után dobunk; neked { $have } van.
reason-dice-too-late = Itt a licitek sorrendje már kész, a kocka nem segít: { $place }.
reason-village-later = Kunyhó vagy bónuszkocka között a falu kiértékelésekor választunk.
reason-village-done = A forduló kunyhója és bónuszkockája már elkelt.
reason-pyramid-later = Azt, hogy ki tesz először, a piramis kiértékelésekor kérdezzük.
reason-pyramid-done = A forduló két jelölője már a piramisban van.
reason-order-all-the-same = A sorrend akkor számít, ha { $need } hely maradt a sorban; most { $have } van.
help-offer-now = Válaszd ki most a kártyát, amelyet feláldozol.
help-next-round = A következő fordulóban újra lehet.
help-take-back = Amíg nem végzett mindenki, visszaveheted a kártyáidat.
help-other-card = Válassz másik kártyát a kezedből.
help-win-a-card = Jobb kártyát a két legmagasabb licit nyer a Tlachtli-pályán.
help-win-a-die = Minden fordulóban a falu két legmagasabb licitálójának egyike bónuszkockát kap.
help-dice-next-place = A következő helyen dobhatsz, amint a kártyái nyíltak.
help-bid-high = Azt kérdezzük, aki ott a legtöbbet licitálta.

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
reason-dice-first = Előbb döntsd el, dobsz-e bónuszkockával.
reason-old-man-first = Előbb döntsd el, segít-e az öregember.
reason-no-early-dice = Ennél az asztalnál a kártyák felfordítása után dobunk bónuszkockával.
reason-early-dice-over = A kártyák előtti kockákról már döntöttél.
reason-dice-for-later = { $place } már lezárult; válassz olyan helyszínt, amely még hátravan.
reason-dice-before-opening = A kártyák még nincsenek felfordítva: válaszd ki, melyik helyszínre dobsz.
reason-enough-dice = { $place }: { $have } kockával dobtál, ennyi jut egy licitre.
reason-old-man-always = Ennél az asztalnál az öregember mindig számít.
reason-old-man-later = Az öregemberről a templomnál döntesz, ha a kártyák nyitva vannak.
reason-old-man-elsewhere = Nem nálad van az öregember.

## Lessons

lesson-offering-title = Egy áldozat
lesson-offering = Áldozz egy 9-est vagy nagyobb kártyát: a végén az értékét éri.
lesson-offering-hint = Szabad, de egy kis kártya a végén keveset ér.
lesson-offering-right = Az áldozat sosem jön vissza; a végén az értékét éri, a legnagyobb jutalmat is hoz.
lesson-bid-title = Két kártya egy licit
lesson-bid = Piros forduló van. Tedd a két legnagyobb kártyádat a templomhoz.
lesson-bid-hint = Ez is licit, de vannak nagyobb kártyáid.
lesson-bid-right = Két kártya egy helyen egy licit: az összegük számít. Mind a tizenkettőt lerakod, az 1. helytől a 6.-ig.
lesson-sum-title = Az összeg számít
lesson-sum = Licitálj pontosan 12-t az ültetvényekre.
lesson-sum-hint = Ez a kettő nem 12.
lesson-sum-right = A helyek sorban jönnek, és minden kártyát fordulónként egyszer használsz.
lesson-brewery-title = Ne legyél utolsó
lesson-brewery = Az italkészítő helyen a legkisebb licit pontot veszít: ne a két legkisebb kártyádat tedd le.
lesson-brewery-hint = A 2 szinte biztosan a legkisebb licit: pontot veszítenél.
lesson-brewery-right = Az italkészítő hely a legnagyobb licitet jutalmazza, a legkisebb pedig fizet.
lesson-hut-title = Kunyhó a faluban
lesson-hut = Megnyerted a falut. Vedd a kunyhót: eggyel növeli a későbbi licitjeidet.
lesson-hut-hint = A kocka egyszer segít; keresd, ami minden licitnél segít.
lesson-hut-right = A kunyhó egy jelzőbe kerül: eggyel több minden licitre, de a faluban eggyel kevesebb.
lesson-die-title = Egy bónuszkocka
lesson-die = Megint megnyerted a falut. Most a bónuszkockát vedd el.
lesson-die-hint = A kunyhó jelzőbe kerül, a kocka nem.
lesson-die-right = A legnagyobb licit választ kunyhót vagy kockát, a második kapja a másikat.
lesson-roll-title = Kockadobás
lesson-roll = A piramis kártyái nyitva vannak, és 3-mal le vagy maradva. Dobj a kockáddal.
lesson-roll-hint = Nélküle a licited marad a legkisebb.
lesson-roll-right = A dobás hozzáadódik a licithez, és a kocka elfogy.
lesson-keep-title = Kocka megtartása
lesson-keep = 8-cal vezetsz, és másnak nincs kockája. Tedd, ami a legjobb.
lesson-keep-hint = Így is nyersz; a kocka hiába veszne el.
lesson-keep-right = A kocka várhat egy szorosabb licitre; a végén annyit ér, amennyit dobsz vele.
lesson-pyramid-title = A sor utolsó helye
lesson-pyramid = A legalsó sorban egy hely maradt, és neked két jelződ van benne. Mondd meg, ki rak először.
lesson-pyramid-hint = Akkor a másik zárja le a sort, és nincs benne többséged.
lesson-pyramid-right = Ha egy sor megtelik, a legtöbb benne lévő jelző pontot hoz.
lesson-green-title = Zöld forduló
lesson-green = Zöld fordulóban az első kártyáidat megmutatod. A templomnál mutass a lehető legkevesebbet.
lesson-green-hint = Van kisebb kártya is a kezedben.
lesson-green-right = Előbb minden helyre egy kártya; mindet felfordítjuk; aztán a másik hat.
lesson-second-title = A második kártyák
lesson-second = A 8-asod nyitva fekszik a templomnál. Vidd ezt a licitet legalább 17-re.
lesson-second-hint = A 8-cal együtt ez kevesebb, mint 17.
lesson-second-right = A többiek első kártyái elárulják, mit akarnak; a másodikkal válaszolj.
lesson-golden-title = Arany forduló
lesson-golden = Helyről helyre, és négy kártya maradt. A legerősebb párt tartsd meg a tlachtli-pályára.
lesson-golden-hint = Akkor a tlachtli-pályára gyengébb pár marad.
lesson-golden-right = Arany fordulóban minden hely lezárul, mielőtt a következőre licitáltok.
lesson-tie-title = Döntetlen
lesson-tie = Minden licit 14, másnak nincs kockája, és nálad van Chocolatl. Tedd, ami a legjobb.
lesson-tie-hint = Már te vagy az első: döntetlennél Chocolatl birtokosa nyer.
lesson-tie-right = Chocolatl minden döntetlent megnyer; a templomnál a legnagyobb licit szerzi meg.

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
