# Chocolatl: what is read beside the table: rules, lessons, why not.

## Rules

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
    A legmagasabb elviszi a Chocolatl-figurát és { $location-temple_of_chocolatl-first_points } pontot. Akinél van, minden döntetlent megnyer a liciteknél és a piramis soraiban, de a végső értékelésnél nem.
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
lesson-roll = A piramis kártyái nyitva vannak, és { $behind } ponttal le vagy maradva. Dobj a kockáddal.
lesson-roll-hint = Nélküle a licited marad a legkisebb.
lesson-roll-right = A dobás hozzáadódik a licithez, és a kocka elfogy.
lesson-keep-title = Kocka megtartása
lesson-keep = { $lead } ponttal vezetsz, és másnak nincs kockája. Tedd, ami a legjobb.
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
lesson-second = Nyitva fekszik egy lapod a templomnál: { $card }. Vidd ezt a licitet legalább ennyire: { $sum }.
lesson-second-hint = A nyitott lappal ({ $card }) együtt ez kevesebb, mint { $sum }.
lesson-second-right = A többiek első kártyái elárulják, mit akarnak; a másodikkal válaszolj.
lesson-golden-title = Arany forduló
lesson-golden = Helyről helyre, és négy kártya maradt. A legerősebb párt tartsd meg a tlachtli-pályára.
lesson-golden-hint = Akkor a tlachtli-pályára gyengébb pár marad.
lesson-golden-right = Arany fordulóban minden hely lezárul, mielőtt a következőre licitáltok.
lesson-tie-title = Döntetlen
lesson-tie = Minden licit 14, másnak nincs kockája, és nálad van Chocolatl. Tedd, ami a legjobb.
lesson-tie-hint = Már te vagy az első: döntetlennél Chocolatl birtokosa nyer.
lesson-tie-right = Chocolatl a liciteknél minden döntetlent megnyer; a templomnál a legnagyobb licit szerzi meg.
lesson-sum-better = Az 5 és a 7 meghagyja a legmagasabb és a legalacsonyabb lapodat máshová.
lesson-first-title = Az első lépésed
lesson-first-1 = A játék áldozattal kezdődik. Egy közepes lap biztos kezdés: ajánlj fel egyet 4 és 8 között.
lesson-first-1-hint = A magas lapok liciteket nyernek, az alacsonyakat később úgyis leadod.
lesson-first-1-right = Erre a játékra eltűnt, de a végén az értékét adja.
lesson-first-2 = Most licitálsz, helyről helyre. Tégy két kicsi lapot (legfeljebb 9-est) a templomhoz.
lesson-first-2-hint = Tartsd meg a három legmagasabb lapodat: nem nyerhetsz mindenhol.
lesson-first-2-right = Lefordítva fekszenek, amíg mindenki el nem készül; addig visszaveheted őket.
lesson-first-3 = A fehér kockák mutatják, mit hoznak az ültetvények. Licitálj ott 10-essel vagy magasabbal.
lesson-first-3-hint = Ez alacsony licit: használd az egyik megtartott magas lapot.
lesson-first-3-right = Így megy a 6. helyig; aztán minden licitet felfedünk. Minden lehetőség a kérdés alatti listában is ott van. Sok sikert!

## Why not: reasons, what would help, what holds already

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
reason-second-cards-later = Előbb minden helyre egy kártya: eddig { $have } van lent, { $need } kell.
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
