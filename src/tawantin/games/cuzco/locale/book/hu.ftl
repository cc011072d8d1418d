# Cuzco: what is read beside the table: rules and lessons.

## Rules

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
    A pontmezőre bármelyik kocka kerülhet; { $points_action-points } pontot ér.
rule-movement-title = Futár
rule-movement =
    A futár egy megfelelő fajtájú úton megy végig, amelynek értéke legfeljebb a kockáé. Ha egy faluban még nincs kipud, felülre leteszel egyet (a maszkod első mezőjéről, később a tartalékból), és elveszel egy ilyen színű tollat, színenként legfeljebb hármat.
    Cuzcóba érni tűzpróba. Aki később elhagyja, előtte elforgathatja a Cuzco-lapot.
rule-persons-title = Személyek
rule-persons = Vegyél el egy lapkát olyan házból, amelynek száma legfeljebb a kocka értéke, és tedd fel a maszkod egy szabad mezőjére. A II. fázisban működik. Cserekor lecsúsztatva a mezőgazdaság-lapka az értékét élelemben, a kutatáslapka státuszlépésben adja.
rule-exchange-title = Csere
rule-exchange = Költsd el a kocka pontjait tetszés szerint. Egyért: egy lapka lecsúsztatása vagy egy pont. Kettőért: áldozati ajándék, nyitott istenkártya, tetszőleges toll vagy egy kipu a maszkról a tartalékba.
rule-temple-title = Templom
rule-temple = Egy pap a kocka értékének megfelelő lépcsőre lép. Aki ott áll, eggyel lejjebb kerül, és így tovább, végül haza. Utána tűzpróbát állsz ki. A III. fázisban minden pap fordulónként { $temple-points_per_priest_by_round-all } pontot ér, és akinek a legtöbb van, medált kap.
rule-headdress-title = Tolldísz
rule-headdress = Aktiválj egy fejpánt-lapkát, amelynek száma legfeljebb a kocka értéke, és mindkét tollhelye tele van. Fordulónként { $headband-round_bonus-all } pontot ad, meg a számánál eggyel kevesebbet, utána tűzpróba jön.
rule-trial-title = Tűzpróba
rule-trial = Vegyél el egy nyitott istenkártyát vagy egy áldozati ajándékot, aztán lépj egyet a státuszsávon, vagy vegyél el egy élelmet.
rule-gods-title = Istenkártyák és medálok
rule-gods = Öt isten tizenöt különböző kártyája. Kézből kijátszani egy áldozati ajándékba kerül. Egy medállal ehelyett az egyik nyitott kártyát használhatod. Mutass egy kártyára, hogy elolvasd; akkor kínáljuk fel, ha változtat valamin.
rule-abilities-title = Képességek
rule-abilities = A II. fázisban az egy fajtájú, egyforma képű lapkáid összeadódnak: minél több, annál erősebb. Fordulónként egy mezőgazdasági és egy kutatási képesség; mindegy, hogy fent vannak-e vagy lecsúsztatva.
rule-status-title = Státusz
rule-status = A II. fázis után mindenki a jelzője mezőjének pontját kapja. Aki elöl van, első lesz a játékossorrendben; egy mezőn a felső jelző. Utána mindenki újra 0-ról indul.
rule-market-title = Piac
rule-market = Sorban mindenki vehet egy árut a forduló sorából élelemért, és megkapja a pontjait.
rule-tasks-title = Feladatok
rule-tasks = Sorban mindenki elszámol egyet a három feladatából: { $palace-task_points } pont, ha teljesült, különben egyet felad. Fizetni nem kell érte. Aztán új jön a palotából. Az utolsó forduló után a maradék hármat is el kell számolni.
rule-mask-title = Maszk
rule-mask = A maszkodon a fejpánt fölött a tollak, tizenkét mező a személyeknek (tízen eleinte kipu van), az otthon lévő papok, a feladatok, az áruk és a készletek láthatók.
rule-pututu-title = Kagylókürtök
rule-pututu = Ezzel a modullal egy dobott pár kis kagylókürtöt ad, egy hármas nagyot. Elhelyezés előtt visszaadva legfeljebb { $pututu-changes-0 } vagy { $pututu-changes-1 } ponttal fordítja a kockát.
rule-scoring-title = Végső pontozás
rule-scoring = Minden medál { $final_scoring-per_inti_medallion }; minden falu a pontjait adja a legfelső kipunak; mind a tizenkét toll { $final_scoring-all_12_feathers }; mind a hat fejpánt-lapka { $final_scoring-all_6_headbands }; kilenc feladat { $final_scoring-all_9_tasks }; mind a tíz kipu falvakban { $final_scoring-all_10_khipu_in_villages }; lapka mind a tizenkét mezőn { $final_scoring-all_12_fields_filled }; hat áru { $final_scoring-all_6_goods }. Döntetlennél az győz, aki előrébb van a játékossorrendben.

## Lessons

lesson-feather-title = Az első toll
lesson-feather = Tedd az első tolladat a 3. fejpánt-lapka fölé.
lesson-feather-hint = Az egy másik fejpánt-lapka fölött van.
lesson-feather-right = Két toll egy fejpánt-lapka fölött aktiválhatóvá teszi.
lesson-die-title = Kocka letétele
lesson-die = Tedd le az 5-ösödet úgy, hogy a futárod mozogjon: hosszú utat is megtehet.
lesson-die-hint = Szabad, de keresd a mozgásmezőt és az 5-ösödet.
lesson-die-right = A kocka értéke az akció ereje; fordulónként három kocka.
lesson-lower-title = Kisebb a többinél
lesson-lower = A cserén már van kocka. Tedd oda a legnagyobb kockádat, amely követheti.
lesson-lower-hint = Van nagyobb kocka, amely a cserére mehet.
lesson-lower-right = A kockának minden ottaninál kisebbnek kell lennie: a kicsik szinte mindenhová mehetnek.
lesson-run-title = A futárod
lesson-run = Fuss egy faluba: kiput teszel le, és tollat kapsz.
lesson-run-hint = Cuzco tűzpróbát hoz, de se kiput, se tollat.
lesson-run-right = Az új falu elvisz egy kiput a maszkodról, így mező szabadul fel egy személynek.
lesson-person-title = Személyek
lesson-person = Vedd el az 5. ház lapkáját, amelyet csak nagy kocka ér el.
lesson-person-hint = Azt kisebb kocka is elvihette volna.
lesson-person-right = A lapka a kocka értékéig terjedő házból jön, és felcsúsztatva szabad mezőre kerül.
lesson-exchange-title = A csere
lesson-exchange = Költs el egy pöttyöt: csúsztasd le a személylapkádat.
lesson-exchange-hint = Az is lehet, de keresd a lapkádat a maszkon.
lesson-exchange-right = Lecsúsztatva a mezőgazdaság élelmet, a kutatás státuszt ad; a képesség megmarad.
lesson-trial-title = A tűzpróba
lesson-trial = Vedd el az egyik nyitott istenkártyát.
lesson-trial-hint = Az is jutalom, de most istenkártyát vegyél.
lesson-trial-right = Pap, fejpánt és Cuzco tűzpróbát hoz: előbb istenkártya vagy áldozati ajándék.
lesson-reward-title = A második jutalom
lesson-reward = A piacon akarsz venni. Vedd azt, amivel ott fizetnek.
lesson-reward-hint = A státusz pontot és sorrendet ad, de árut nem.
lesson-reward-right = Aztán státuszlépés vagy élelem: az élelem árut vesz, a státusz sorrendet dönt.
lesson-god-title = Egy isten segít
lesson-god = A 08-as kártyád naggyá teszi ezt a próbát. Játszd ki egy áldozati ajándékért.
lesson-god-hint = Ez a szokásos jutalom; a kártyád jobb.
lesson-god-right = Kézből a kártya áldozati ajándékba, a tálcáról medálba kerül.
lesson-ability-title = Képességek
lesson-ability = II. fázis van. Használd az egyik embered képességét.
lesson-ability-hint = Ebben a fordulóban tétlenek maradnának.
lesson-ability-right = Fordulónként egy mezőgazdasági és egy kutatási képesség; az egyforma lapkák összeadódnak.
lesson-market-title = A piac
lesson-market = Vedd meg a korsót az élelmedből.
lesson-market-hint = Nem azt: keresd a korsót a forduló sorában.
lesson-market-right = Sorban mindenki vehet egy árut a forduló sorából, és megkapja a pontjait.
lesson-headband-title = A tolldísz
lesson-headband = Két fejpánt-lapka kész. Aktiváld azt, amelyik többet hoz.
lesson-headband-hint = A pontok a lapka számával nőnek.
lesson-headband-right = A fejpánt-lapka a forduló bónuszát és a számánál eggyel kevesebbet ér.
lesson-task-title = Feladatok
lesson-task = A kezdő feladatodból egy feltétel hiányzik. Teljesítsd a 04-es kártyával.
lesson-task-hint = Feladva a feladat nem ér semmit.
lesson-task-right = Fordulónként egy feladat: teljesítve pontot ér, különben feladod; aztán jön egy új.
lesson-run-better = Ez a falu hozza a végén a legtöbb pontot, ha a kipud felül marad.
lesson-first-title = Az első lépésed
lesson-first-1 = Balra a térkép, mellette a főváros, alul a kockák helyei. Helyezd el a legmagasabb kockádat úgy, hogy a futárod mozogjon.
lesson-first-1-hint = Szabad, de most keresd az utas és hidas helyet.
lesson-first-1-right = A magas kocka erős; az alacsony még követheti a magasat, és utána lezárja a helyet.
lesson-first-2 = A futárod addig mehet, ameddig a kocka engedi. Fuss egy faluba.
lesson-first-2-hint = Cuzco tűzpróbát ad; egy falu kiput és tollat.
lesson-first-2-right = Az új falu elvesz egy kiput a maszkodról, így felszabadul egy mező egy személynek.
lesson-first-3 = A falu tollat hozott. Tedd egy helyre; kettő egy fejpánt fölött késszé teszi.
lesson-first-3-hint = Előbb a tollnak kell helyet találnia.
lesson-first-3-right = Ez egy kocka volt; ebben a fordulóban még kettő jön. Ha egy istenkártya segíthet, ragyog. Sok sikert!
