# Cuzco: kérdések, napló, magyarázatok, szabályok röviden, vezetett első kör.

## Kérdések, az akció fajtája vagy a döntés szerint

prompt-put-feather = Melyik tollal kezdesz?
prompt-put-feather-hint = A maszkod egyik helyére kerül. Ha egy fejpánt-lapka fölött két toll van, a lapka aktiválható.
prompt-keep-task = Tarts meg kettőt ezekből a feladatokból
prompt-keep-task-hint = Egy teljesített feladat 6 pontot ér; fordulónként egyet számolsz el.
prompt-place = { $extra ->
    [true] Extra kör: hová kerül az 1-es?
   *[false] Helyezz el egy kockát
}
prompt-place-hint = Alacsonyabbnak kell lennie a mezőn lévő összes kockánál. Minél magasabb, annál erősebb az akció.
prompt-place-where = Hová kerüljön a kocka ({ $face })?
prompt-place-which = Melyik kocka kerüljön ide: { $space }?
prompt-lift-die = Melyik kockát teszed át?
prompt-drop-die = Melyik mezőre kerül a kocka?
prompt-rotate = Merre forgatod a Cuzco-lapot?
prompt-rotate-hint = A futárod elhagyja Cuzcót. Kattints oda, ahová az 1-es függőhíd vezessen.
prompt-move-to = { $road ->
    [stone] Kőút, legfeljebb { $value }
    [rope] Függőhíd, legfeljebb { $value }
   *[jump] Ugrás egy faluba
}
prompt-move-to-hint = Válaszd ki, hová megy a futár.
prompt-feather-slot = Hová kerül a toll?
prompt-feather-slot-hint = Ha egy fejpánt-lapka fölött két toll van, a lapka aktiválható.
prompt-take-tile = Végy el egy lapkát: { $kind }
prompt-take-tile-hint = Az 1.–{ $value }. házból. A maszkod egyik szabad mezőjére kerül.
prompt-take-discarded = Melyik dobott lapkát veszed el?
prompt-exchange = Csere: még { $value } pont a kockából
prompt-exchange-hint = 1-ért: lapka lecsúsztatása vagy 1 pont. 2-ért: áldozati ajándék, istenkártya, toll vagy egy kipu a tartalékba.
prompt-slide-up = Melyik lapkát csúsztatod fel?
prompt-step = Melyik lépcsőre lép a pap?
prompt-activate = Melyik fejpánt-lapkát aktiválod?
prompt-activate-hint = Mindkét toll a helyén van fölötte.
prompt-play = Tűzpróba: kijátszod a kártyát, vagy a jutalmat kéred?
prompt-take-offering = Tűzpróba: istenkártya vagy áldozati ajándék?
prompt-take-status = Tűzpróba: státuszlépés vagy élelem?
prompt-phase-two = Használd az embereidet
prompt-phase-two-hint = Egy mezőgazdasági és egy kutatási képesség. Az egyforma lapkák összeadódnak.
prompt-feather-any = { $value ->
    [one] Végy el egy bármilyen színű tollat
   *[other] Végy el legfeljebb { $value } tollat
}
prompt-take-god = { $value ->
    [one] Végy el egy nyitott istenkártyát
   *[other] Végy el legfeljebb { $value } nyitott istenkártyát
}
prompt-done = Még egyet, vagy elég?
prompt-reserve-khipu = Hány kipu kerüljön a tartalékba?
prompt-reserve-khipu-hint = Mindegyik felszabadít egy mezőt egy személylapkának.
prompt-pass = Kijátszod? { $card }
prompt-buy = Veszel egy árut?
prompt-buy-hint = Élelemmel fizetsz, és azonnal megkapod a pontjait.
prompt-complete = Melyik feladatot teljesíted?
prompt-complete-hint = Egy teljesített feladat 6 pontot ér.
prompt-box = Melyik feladatot adod fel?
prompt-box-hint = Egyik sem teljesült; egy pont nélkül kikerül, és új jön helyette.
prompt-take-task = Melyik új feladatot veszed el?
prompt-final-task = Az utolsó feladatok: melyik következzen?

## Akciók

action-done = Kész
action-pass = Nem
action-place = { $what ->
    [none] { $a1 }: { $space }
   *[other] { $a1 }: { $what }
}{ $cards ->
    [none] {""}
   *[other] , { $cards }
}
source-hand = { $card } (áldozati ajándék)
source-inti = { $card } (medál)
action-turn-die = Kocka ({ $a1 }) fordítása: { $a3 } (kagylókürt)
action-play = { $a2 ->
    [hand] { $card } kijátszása áldozati ajándékért
   *[inti] { $card } használata medálért
}
action-lift-die = { $space }: { $a2 }
action-drop-die = Ide: { $space }
action-rotate = { $rotation }
action-move-to = Ide: { $place }
action-take-tile = Elveszem: { $tile }
action-take-discarded = Elveszem: { $tile }
action-point = 1 pont
action-slide-down = Lecsúsztatom: { $tile }
action-slide-up = Felcsúsztatom: { $tile }
action-take-offering = Áldozati ajándék
action-take-god = Elveszem: { $card }
action-put-feather = { $a1 }. hely: { $feather }
action-reserve-khipu = { $a1 } kipu a tartalékba
action-step = { $step }
action-activate = Aktiválom: { $headband }
action-take-status = Egy lépés a státuszsávon
action-take-food = Élelem
action-use = { $boosted ->
    [true] { $ability }, eggyel több lapka
   *[false] { $ability }
}
action-buy = Megveszem: { $good }
action-keep-task = Megtartom: { $task }
action-complete = { $with_card ->
    [true] Teljesítem a 04-es kártyával: { $task }
   *[false] Teljesítem: { $task }
}
action-box = Feladom: { $task }
action-take-task = Elveszem: { $task }

## Nevek és magyarázatok

name-die = kocka, értéke { $id }
name-step = { $id }. templomlépcső
name-slot = { $id }. tollhely
name-field = { $id }. mező
name-headband = { $id }. fejpánt-lapka
name-pututu = kagylókürt ({ $id })
name-boost = eggyel több lapka
feather-name = { $colour } toll
house-name = { $slot }. ház ({ $kind })
placed-name = { $face } itt: { $space }
rotation-to = Az 1-es függőhíd ide: { $place }
ability-name = { $kind }: { $ability } × { $count }
tile-name = { $ability } { $value } ({ $kind })
mask-of = { $name } maszkja
village-gives = { $feather }, { $points } pont
khipu-of = kipuk, a legfelső az első: { $names }
left-of = még { $count }
dice-there = kockák: { $dice }
no-dice = nincs kocka
good-state = ára { $cost } élelem, { $points } pont
status-order = elöl: { $names }
empty = üres
priest-of = { $name } papja
no-card = nincs nyitott kártya
a-god-card = egy istenkártya
feather-there = toll a helyén
slot-empty = szabad, ide való: { $feather }
headband-active = aktív
headband-idle = még nem aktív
tile-up = fent
tile-down = lecsúsztatva
khipu-there = kipu van rajta
in-reserve = { $count } a tartalékban
task-missing = még { $count } hiányzik
task-fulfilled = teljesült
open-tasks = Feladatok: { $tasks }
goods-of = Áruk: { $goods }
completed-tasks = Teljesített feladatok: { $count }
pututu-of = Kagylókürt: legfeljebb { $change } ponttal fordít egy kockát
tip-space-stone-path = A futár egy kőúton megy végig, amelynek értéke legfeljebb a kockáé.
tip-space-rope-bridge = A futár egy függőhídon megy át, amelynek értéke legfeljebb a kockáé.
tip-space-movement = A futár egy kőúton vagy függőhídon megy végig, amelynek értéke legfeljebb a kockáé.
tip-space-agriculture = Végy el egy mezőgazdaság-lapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-research = Végy el egy kutatáslapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-people = Végy el egy mezőgazdaság- vagy kutatáslapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-exchange = Költsd el a kocka pontjait: 1-ért egy pont vagy egy lapka lecsúsztatása, 2-ért áldozati ajándék, istenkártya, toll vagy egy kipu a tartalékba.
tip-space-temple = Egy pap a kocka értékének megfelelő lépcsőre lép; aki ott áll, eggyel lejjebb kerül. Utána tűzpróba.
tip-space-headdress = Aktiválj egy fejpánt-lapkát, amelynek száma legfeljebb a kocka értéke, és mindkét tolla megvan; utána tűzpróba.
tip-space-points = 2 pont bármelyik kockával; ide akárhány kocka kerülhet.
tip-place-cuzco = Aki Cuzcóba ér, tűzpróbát áll ki, és távozáskor elforgathatja a Cuzco-lapot.
tip-place = Első látogatáskor kiput teszel le, és ilyen színű tollat kapsz. A végén a legfelső kipu kapja a pontokat.
tip-step = A forduló végén minden pap pontot ér; akinek a legtöbb papja van, medált nyer, döntetlennél a legmagasabban álló.
tip-house = Egy legalább ekkora kocka hozza el a lapkát.
tip-field = Amíg kipu van rajta, a mező zárt. A lapkák fent vannak, és egyszer lecsúsztathatók.
tip-slot = A tollak itt maradnak; kettő egy fejpánt-lapka fölött aktiválhatóvá teszi azt.
tip-headband = Ha mindkét toll megvan fölötte, aktiválható: a forduló bónuszát és a saját pontjait adja.
tip-task = Elszámoláskor teljesítve: 6 pont.
tip-piece-status-track = A II. fázis után mindenki a mezője pontját kapja. Aki elöl van, az kezdi a következő fordulót.
tip-piece-food = Élelemmel árut lehet venni a piacon.
tip-piece-offering = Áldozati ajándékkal fizeted ki a kézből kijátszott istenkártyát.
tip-piece-inti = Egy medállal egy nyitott istenkártyát használhatsz; ha megmarad, 2 pontot ér.
tip-piece-khipu = A tartalék kipui akkor kerülnek falvakba, ha a maszkon már nincs több.

## Tábla és tálca

sheet-map = Tawantinsuyu térképe
sheet-capital = A főváros
sheets = A tábla részei
tab-map = Térkép
tab-capital = Főváros
tab-mask = Maszk
tab-others = Többiek
temple = Templom
houses = Házak
market = Piac
palace = Palota
task-piles = Feladatok
round-of = { $round }. forduló, összesen { $rounds }
round-short = { $round }/{ $rounds }. forduló
phase-setup = Előkészület
phase-dice = I. fázis: kockák
phase-abilities = II. fázis: személyek
phase-market = III. fázis: piac
phase-palace = III. fázis: palota
phase-final = Utolsó feladatok
headdress-bonus = bónusz { $points }
headdress-bonus-help = Amit egy fejpánt-lapka ebben a fordulóban a saját pontjain felül ad
priest-points = papok: { $points }
priest-points-help = Amit a templomban minden pap ebben a fordulóban ér
god-cards = Istenkártyák
no-god-cards = Nincs istenkártya
your-dice = A kockáid
drawn-tasks = Húzott feladatok
discarded-tiles = Dobott lapkák
status-chosen = Már választott

## A pontozás tételei

item-start = Kezdő játékossorrend
item-points-action = Pontakció
item-exchange = Csere
item-headbands = Fejpánt-lapkák
item-abilities = Személyek
item-god-cards = Istenkártyák
item-status = Státusz
item-temple = Templom
item-market = Piac
item-tasks = Feladatok
item-inti = Medálok
item-villages = Falvak
item-all-feathers = Mind a 12 toll
item-all-headbands = Mind a 6 fejpánt-lapka
item-all-tasks = 9 feladat
item-all-khipu = Mind a 10 kipu
item-all-fields = Mind a 12 mező
item-all-goods = 6 áru

## Napló, események szerint

log-game-began = Kész a térkép.
log-feather-placed = { $seat } elvesz egy tollat ({ $feather }).
log-tasks-drawn = { $seat } feladatokat húz.
log-task-kept = { $seat } megtartja: { $task }.
log-tasks-revealed = { $seat } feladatai: { $tasks }.
log-god-cards-dealt = { $cards ->
    [none] { $seat } { $count } istenkártyát kap.
   *[other] { $seat } kapja: { $cards }.
}
log-god-card-returned = { $seat } visszaad egy kártyát: { $card }.
log-god-cards-left-over = A többi istenkártya a dobott lapok közé kerül.
log-god-card-turned-up = Most nyitott: { $card }.
log-god-pile-rebuilt = { $god } pakliját újrakeverik.
log-god-card-taken = { $seat } elveszi: { $card }.
log-god-card-played = { $source ->
    [inti] { $seat } medállal használja: { $card }.
   *[hand] { $seat } kijátssza: { $card }.
}
log-god-cards-shown = { $seat } megmutatja: { $cards }.
log-round-began = { $round }. forduló
log-dice-rolled = { $seat } dobása: { $faces }.
log-pututu-taken = { $seat } kagylókürtöt kap (±{ $token }).
log-die-turned = { $seat } kockát fordít: { $start } → { $end }.
log-die-placed = { $virtual ->
    [true] { $seat } extra köre: { $space }.
   *[false] { $same ->
        [true] { $seat } kockát helyez el ({ $face }): { $space }.
       *[false] { $seat } kockát helyez el ({ $face }, értéke { $value }): { $space }.
    }
}
log-die-moved = { $seat } átteszi { $owner } kockáját ({ $face }): { $start } → { $end }.
log-overlay-turned = { $seat } elforgatja a Cuzco-lapot.
log-runner-moved = { $road ->
    [stone] { $seat } a kőúton megy ide: { $end }.
    [rope] { $seat } a függőhídon megy ide: { $end }.
   *[jump] { $seat } ideugrik: { $end }.
}
log-khipu-laid = { $seat } kiput tesz le: { $place }.
log-khipu-reserved = { $seat } egy kiput a tartalékba tesz.
log-tile-taken = { $seat } elveszi: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } lecsúsztatja: { $tile }.
   *[false] { $seat } felcsúsztatja: { $tile }.
}
log-status-moved = { $seat } feljebb lép a státuszsávon: { $end }.
log-points-gained = { $seat } { $points } pontot kap ({ $item }).
log-food-taken = { $seat } { $count } élelmet vesz el.
log-offerings-taken = { $count ->
    [one] { $seat } elvesz egy áldozati ajándékot.
   *[other] { $seat } { $count } áldozati ajándékot vesz el.
}
log-priest-placed = { $seat } papot küld a templom { $step }. lépcsőjére.
log-priest-pushed = { $home ->
    [true] { $seat } egyik papja hazamegy.
   *[false] { $seat } egyik papja a { $end }. lépcsőre kerül.
}
log-headband-activated = { $seat } aktiválja a { $headband }. fejpánt-lapkát.
log-fire-trial-began = { $seat } kiállja a tűzpróbát.
log-ability-used = { $seat } képességet használ: { $ability } ({ $kind }, erő: { $strength }).
log-order-changed = Megváltozik a játékossorrend.
log-medallion-awarded = { $nobody ->
    [true] A medál a dobozba kerül.
   *[false] { $seat } megnyeri a templom medálját.
}
log-good-bought = { $seat } megveszi { $cost } élelemért: { $good }.
log-task-completed = { $with_card ->
    [true] { $seat } a 04-es kártyával teljesíti: { $task }.
   *[false] { $seat } teljesíti: { $task }.
}
log-task-boxed = { $seat } feladja: { $task }.
log-task-taken = { $seat } új feladata: { $task }.
log-houses-laid = Új emberek érkeznek a házakba.
log-palace-laid = Új feladatok fekszenek a palotában.

## Szabályok röviden

rule-goal-title = Cél
rule-goal = Hat forduló. Kockákat helyeztek el, futtok az Andokban, embereket és tollakat gyűjtötök, a templomban szolgáltok, és teljesítitek a Sapa Inka feladatait. A végső pontozás után a legtöbb pont győz.
rule-round-title = Egy forduló
rule-round =
    I. fázis: mindenki három kockával dob, és sorban egyenként elhelyezi őket, mindegyiket egy akcióra.
    II. fázis: mindenki használhat egy mezőgazdasági és egy kutatási képességet.
    III. fázis: státusz, templom, piac és feladatok elszámolása; aztán új lapkák és feladatok jönnek.
rule-dice-title = Kockák elhelyezése
rule-dice =
    A kockának alacsonyabbnak kell lennie a mezőn lévő összes kockánál; az értéke az akció értéke. Az akciónak lehetségesnek kell lennie.
    A pontmezőre bármelyik kocka kerülhet; 2 pontot ér.
rule-movement-title = Futár
rule-movement =
    A futár egy megfelelő fajtájú úton megy végig, amelynek értéke legfeljebb a kockáé. Ha egy faluban még nincs kipud, felülre leteszel egyet (a maszkod első mezőjéről, később a tartalékból), és elveszel egy ilyen színű tollat, színenként legfeljebb hármat.
    Cuzcóba érni tűzpróba. Aki később elhagyja, előtte elforgathatja a Cuzco-lapot.
rule-persons-title = Személyek
rule-persons = Végy el egy lapkát olyan házból, amelynek száma legfeljebb a kocka értéke, és tedd fel a maszkod egy szabad mezőjére. A II. fázisban működik. Cserekor lecsúsztatva a mezőgazdaság-lapka az értékét élelemben, a kutatáslapka státuszlépésben adja.
rule-exchange-title = Csere
rule-exchange = Költsd el a kocka pontjait tetszés szerint. Egyért: egy lapka lecsúsztatása vagy egy pont. Kettőért: áldozati ajándék, nyitott istenkártya, tetszőleges toll vagy egy kipu a maszkról a tartalékba.
rule-temple-title = Templom
rule-temple = Egy pap a kocka értékének megfelelő lépcsőre lép. Aki ott áll, eggyel lejjebb kerül, és így tovább, végül haza. Utána tűzpróbát állsz ki. A III. fázisban minden pap fordulónként 1, 1, 2, 2, 3, 3 pontot ér, és akinek a legtöbb van, medált kap.
rule-headdress-title = Tolldísz
rule-headdress = Aktiválj egy fejpánt-lapkát, amelynek száma legfeljebb a kocka értéke, és mindkét tollhelye tele van. Fordulónként 10, 10, 7, 7, 4, 4 pontot ad, meg a számánál eggyel kevesebbet, utána tűzpróba jön.
rule-trial-title = Tűzpróba
rule-trial = Végy el egy nyitott istenkártyát vagy egy áldozati ajándékot, aztán lépj egyet a státuszsávon, vagy végy el egy élelmet.
rule-gods-title = Istenkártyák és medálok
rule-gods = Öt isten tizenöt különböző kártyája. Kézből kijátszani egy áldozati ajándékba kerül. Egy medállal ehelyett az egyik nyitott kártyát használhatod. Mutass egy kártyára, hogy elolvasd; akkor kínáljuk fel, ha változtat valamin.
rule-abilities-title = Képességek
rule-abilities = A II. fázisban az egy fajtájú, egyforma képű lapkáid összeadódnak: minél több, annál erősebb. Fordulónként egy mezőgazdasági és egy kutatási képesség; mindegy, hogy fent vannak-e vagy lecsúsztatva.
rule-status-title = Státusz
rule-status = A II. fázis után mindenki a jelzője mezőjének pontját kapja. Aki elöl van, első lesz a játékossorrendben; egy mezőn a felső jelző. Utána mindenki újra 0-ról indul.
rule-market-title = Piac
rule-market = Sorban mindenki vehet egy árut a forduló sorából élelemért, és megkapja a pontjait.
rule-tasks-title = Feladatok
rule-tasks = Sorban mindenki elszámol egyet a három feladatából: 6 pont, ha teljesült, különben egyet felad. Fizetni nem kell érte. Aztán új jön a palotából. Az utolsó forduló után a maradék hármat is el kell számolni.
rule-mask-title = Maszk
rule-mask = A maszkodon a fejpánt fölött a tollak, tizenkét mező a személyeknek (tízen eleinte kipu van), az otthon lévő papok, a feladatok, az áruk és a készletek láthatók.
rule-pututu-title = Kagylókürtök
rule-pututu = Ezzel a modullal egy dobott pár kis kagylókürtöt ad, egy hármas nagyot. Elhelyezés előtt visszaadva legfeljebb 1 vagy 2 ponttal fordítja a kockát.
rule-scoring-title = Végső pontozás
rule-scoring = Minden medál 2; minden falu a pontjait adja a legfelső kipunak; mind a tizenkét toll 6; mind a hat fejpánt-lapka 9; kilenc feladat 9; mind a tíz kipu falvakban 10; lapka mind a tizenkét mezőn 12; hat áru 6. Döntetlennél az győz, aki előrébb van a játékossorrendben.

## Vezetett első kör

guide-welcome-title = Üdv Cuzcóban
guide-welcome = Balra a térkép az akciómezőkkel, mellette a főváros, alattuk a többiek maszkjai. A saját maszkod a kérdés alatt van.
guide-setup-title = Az első forduló előtt
guide-setup = Választasz egy első tollat, és megtartasz két feladatot. Összeillő feladatokat tarts meg: megmondják, mit érdemes gyűjteni.
guide-place-title = Kocka elhelyezése
guide-place = Kattints egy kockára, aztán egy világító mezőre. A magas kocka erős; az alacsony oda is mehet, ahol már magas van, és utána lezárja a mezőt.
guide-map-title = Futás
guide-map = A futárod Cuzcóból indul. Minden új falu kap egy kiput a maszkodról, ez felszabadít egy mezőt, és tollat is hoz.
guide-mask-title = A maszkod
guide-mask = Két mező kezdettől szabad: szerezz korán embereket, minden fordulóban dolgoznak. Két toll egy fejpánt-lapka fölött az első fordulókban ér a legtöbbet.
guide-capital-title = A főváros
guide-capital = A státusz pontot és sorrendet ad; a papok minden fordulóban pontot érnek; a házakban laknak az emberek. A piac és a palota a forduló végén jön.
guide-gods-title = Az istenek
guide-gods = Egy istenkártya a kellő pillanatban meghajlít egy szabályt. Kézből egy áldozati ajándékba kerül, nyitva fekve egy medálba. Ha valamelyik segíthet, világít.
guide-undo-title = Semmi sem vész el
guide-undo = Amíg rejtett dolog nem válik láthatóvá, visszaveheted a lépéseidet. Minden lehetőség ott van a kérdés alatti listában is. Jó játékot!
