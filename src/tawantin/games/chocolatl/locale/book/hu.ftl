# Chocolatl: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Cél
rule-goal = Legfeljebb hét forduló. Mindegyikben leteszed mind a tizenkét kártyádat, kettőt-kettőt a hat helyszínre. A kettő összege a licited. A magas licit pontot, segítséget és jobb kártyát hoz. Az nyer, akinek a végső értékelés után a legtöbb pontja van.
rule-offering-title = Áldozat
rule-offering = Az 1. forduló előtt mindenki egy kártyát ({ $cacao_cards-values-first }–{ $cacao_cards-values-last }) lefordítva az áldozóhelyre teszi. Nem kapja vissza. A végén az értékét éri, a legnagyobb áldozat még { $points_item-highest_offering-final_points } pontot.
rule-round-title = Egy forduló
rule-round =
    Dobunk a három fehér kakaókockával, a faluban egy fekete bónuszkocka van, a tlachtli-pályán két fejlesztőkártyát fordítunk fel. Aztán mindenki titokban licitál.
    A helyszíneket 1-től 6-ig kiértékeljük. Utána mindenki visszaveszi mind a tizenkét kártyáját.
rule-modes-title = Háromféle licit
rule-modes =
    Az élen álló korong alatti mező dönti el, egyszer, a forduló elején.
    Piros négyzet: mind a tizenkét kártya egyszerre. Zöld kör: előbb minden helyszínre egy kártya, ezeket felfedjük, aztán a másik hat. Arany rombusz: két kártya egy helyszínre, kiértékeljük, aztán a következő.
rule-ranking-title = Ki licitál többet
rule-ranking = A magasabb licit kerül előre. Döntetlennél a Chocolatl birtokosa nyer, aztán a hátrébb álló korong, aztán a feljebb fekvő. E sorrend utolsója a legalacsonyabb licit adója.
rule-temple-title = 1 Templom
rule-temple =
    A legmagasabb licit elviszi a Chocolatl-figurát és { $location-temple_of_chocolatl-first_points } pontot. Akinél van, minden döntetlent megnyer a liciteknél és a piramis soraiban, de a végső értékelésnél nem.
    A legalacsonyabb licit elviszi az öregembert: a 2–6. helyszínen eggyel kevesebb, a következő forduló 1. helyszínén eggyel több.
rule-plantations-title = 2 Ültetvények
rule-plantations = A három legmagasabb licit pontot kap: a legnagyobb, a középső és a legkisebb kakaókockáét.
rule-village-title = 3 Falu
rule-village = A legmagasabb licit kunyhót vagy a bónuszkockát választja, a második a másikat kapja. A kunyhó egy jelölőbe kerül, és bónuszlapka jár hozzá: mostantól minden licitedre eggyel több, de a faluban eggyel kevesebb.
rule-dice-title = Bónuszkockák
rule-dice = Ha egy helyszín kártyái nyitva vannak, dobhat, akinek bónuszkockája van: egyesével, a legalacsonyabb licit kezdi. A pöttyök a licithez adódnak, a kocka elhasználódik. Minden dobás után mindenki válaszolhat.
rule-pyramid-title = 4 Piramis
rule-pyramid =
    Két jelölő kerül a legalsó sorba, amely nincs tele. Akinek legalább { $location-pyramid-double_placement_margin } az előnye, mindkettőt leteszi, különben az első és a második egyet-egyet.
    A legmagasabb licit adója dönti el, ki tesz először. Ha egy sor betelt, a pontjait az kapja, akinek ott a legtöbb jelölője van; a döntetlent úgy oldjuk fel, mint a liciteknél.
rule-brewery-title = 5 Italkészítő
rule-brewery = A legmagasabb licit a forduló felső számát kapja, a második az alsót, amely a 3. forduló után megszűnik. A legalacsonyabb licit { $minus-location-chocolatl_brewery-lowest_points } pontot veszít.
rule-court-title = 6 Tlachtli-pálya
rule-court = A legmagasabb licit a nagyobb nyitott kártyát viszi, a második a másikat. Aztán mindkettő leadja a legkisebb kártyáját. Az utolsó fordulóban helyette { $improvement_deck-large-last_round_points } és { $improvement_deck-small-last_round_points } pont jár.
rule-end-title = A vége
rule-end = Ez a forduló az utolsó, ha egy korong a pontsávon eléri ezt a mezőt: { $score_track-end_mark }, ha valaki letette az utolsó jelölőjét ({ $pieces-marker_stones } van), vagy ha a piramis betelt. Ezt még végigjátsszuk.
rule-scoring-title = Végső értékelés
rule-scoring = Minden jelölő a piramisban { $points_item-own_pyramid_markers-final_points }; a legtöbb jelölő { $points_item-pyramid_majority-final_points }; Chocolatl { $points_item-holds_chocolatl-final_points }; öregember mínusz { $minus-points_item-holds_old_man-final_points }; az áldozatod annyi, amennyi az értéke; a legnagyobb áldozat { $points_item-highest_offering-final_points }; ha van bónuszkockád, eggyel dobsz. Döntetlennél a nagyobb áldozat nyer.

## Lessons

lesson-offering-title = Egy áldozat
lesson-offering = Áldozz fel egy 9-est vagy nagyobb kártyát: a végén az értékét éri.
lesson-offering-hint = Szabad, de egy kis kártya a végén keveset ér.
lesson-offering-right = Az áldozat sosem jön vissza: minden licitedből hiányozni fog. A végén az értékét éri, a legnagyobb jutalmat is hoz.
lesson-bid-title = Két kártya egy licit
lesson-bid = Piros forduló van. Tedd a két legnagyobb kártyádat a templomhoz.
lesson-bid-hint = Ez is licit, de vannak nagyobb kártyáid.
lesson-bid-right = Két kártya egy helyszínen egy licit: az összegük számít. Mind a tizenkettőt lerakod, az 1. helyszíntől a 6.-ig.
lesson-sum-title = Az összeg számít
lesson-sum = Licitálj pontosan 12-t az ültetvényekre.
lesson-sum-hint = Ez a kettő nem 12.
lesson-sum-right = A helyszínek sorban jönnek, és minden kártyát fordulónként egyszer használsz.
lesson-brewery-title = Ne legyél utolsó
lesson-brewery = Az italkészítő helyen a legalacsonyabb licit pontot veszít: ne a két legkisebb kártyádat tedd le.
lesson-brewery-hint = A 2 szinte biztosan a legalacsonyabb licit: pontot veszítenél.
lesson-brewery-right = Az italkészítő hely a legmagasabb licitet jutalmazza, a legalacsonyabb pedig fizet.
lesson-hut-title = Kunyhó a faluban
lesson-hut = Megnyerted a falut. Vedd el a kunyhót: eggyel növeli a későbbi licitjeidet.
lesson-hut-hint = A kocka egyszer segít; keresd azt, ami minden licitnél segít.
lesson-hut-right = A kunyhó egy jelölőbe kerül: eggyel több minden licitre, de a faluban eggyel kevesebb.
lesson-die-title = Egy bónuszkocka
lesson-die = Megint megnyerted a falut. Most a bónuszkockát vedd el.
lesson-die-hint = A kunyhó jelölőbe kerül, a kocka nem.
lesson-die-right = A legmagasabb licit választ kunyhót vagy kockát, a második kapja a másikat.
lesson-roll-title = Kockadobás
lesson-roll = A piramis kártyái nyitva vannak, és { $behind } ponttal lemaradtál. Dobj a kockáddal.
lesson-roll-hint = Nélküle a licited marad a legalacsonyabb.
lesson-roll-right = A pöttyök a licithez adódnak, és a kocka elhasználódik.
lesson-keep-title = Kocka megtartása
lesson-keep = { $lead } ponttal vezetsz, és másnak nincs kockája. Tedd, ami a legjobb.
lesson-keep-hint = Így is nyersz; a kocka hiába veszne el.
lesson-keep-right = A kocka várhat egy szorosabb licitre; a végén annyit ér, amennyit dobsz vele.
lesson-pyramid-title = A sor utolsó helye
lesson-pyramid = A legalsó sorban egy hely maradt, és neked két jelölőd van benne. Mondd meg, ki tesz először.
lesson-pyramid-hint = Akkor a másik zárja le a sort, és nincs benne többséged.
lesson-pyramid-right = Ha egy sor betelt, az kap pontot, akinek a legtöbb jelölője van benne.
lesson-green-title = Zöld forduló
lesson-green = Zöld fordulóban az első kártyáidat megmutatod. A templomnál mutass a lehető legkevesebbet.
lesson-green-hint = Van kisebb kártya is a kezedben.
lesson-green-right = Előbb minden helyszínre egy kártya; mindet felfordítjuk; aztán a másik hat.
lesson-second-title = A második kártyák
lesson-second = Nyitva fekszik egy kártyád a templomnál: { $card }. Vidd ezt a licitet legalább ennyire: { $sum }.
lesson-second-hint = A nyitott kártyával ({ $card }) együtt ez kevesebb, mint { $sum }.
lesson-second-right = A többiek első kártyái elárulják, mit akarnak; a másodikkal válaszolj.
lesson-golden-title = Arany forduló
lesson-golden = Helyszínről helyszínre, és négy kártya maradt. A legerősebb párt tartsd meg a tlachtli-pályára.
lesson-golden-hint = Akkor a tlachtli-pályára gyengébb pár marad.
lesson-golden-right = Arany fordulóban minden helyszínt kiértékeltek, mielőtt a következőre licitáltok.
lesson-tie-title = Döntetlen
lesson-tie = Minden licit { $bid }, másnak nincs kockája, és nálad van a Chocolatl-figura. Tedd, ami a legjobb.
lesson-tie-hint = Már te vagy az első: döntetlennél a Chocolatl-figura birtokosa nyer.
lesson-tie-right = A Chocolatl-figura a liciteknél minden döntetlent megnyer; a templomnál a legmagasabb licit szerzi meg.
lesson-sum-better = Az 5 és a 7 meghagyja a legmagasabb és a legalacsonyabb kártyádat máshová.
lesson-first-title = Az első lépésed
lesson-first-1 = A játék áldozattal kezdődik. Egy magas kártya többet ér, de hiányozni fog: áldozz fel egy közepeset, 4 és 8 között.
lesson-first-1-hint = A magas kártyák liciteket nyernek, az alacsonyakat később úgyis leadod.
lesson-first-1-right = Kikerült a játékból, de a végén az értékét éri.
lesson-first-2 = Most licitálsz, helyszínről helyszínre. Tegyél két kicsi kártyát (legfeljebb 9-est) a templomhoz.
lesson-first-2-hint = Tartsd meg a három legmagasabb kártyádat: nem nyerhetsz mindenhol.
lesson-first-2-right = Lefordítva fekszenek, amíg mindenki el nem készül; addig visszaveheted őket.
lesson-first-3 = A kakaókockák mutatják, mit hoznak az ültetvények. Licitálj ott 10-essel vagy magasabbal.
lesson-first-3-hint = Ez alacsony licit: használd az egyik megtartott magas kártyát.
lesson-first-3-right = Így megy a 6. helyszínig; aztán minden licitet felfedünk. Minden lehetőség a kérdés alatti listában is ott van. Sok sikert!

## Why not: reasons, what would help, what holds already

reason-offering-first = Előbb mindenki feláldoz egy kártyát; utána kezdődik a licit.
reason-offering-made = Már feláldoztad: { $card }. Ez egyszer történik, az 1. forduló előtt.
reason-cards-are-laid = Mind a tizenkét kártyád lent van; a 6. helyszín után visszakapod őket.
reason-place-has-cards = Erre a helyszínre már letetted a kártyáidat: { $place }.
reason-place-is-settled = Ezt a helyszínt ebben a fordulóban már kiértékeltük: { $place }.
reason-place-comes-later = Arany fordulóban egyik helyszín a másik után következik; most: { $now }.
reason-places-in-order = A kártyákat az 1. helyszíntől a 6.-ig tesszük le; a következő: { $place }.
reason-green-one-card = Zöld fordulóban minden helyszínre egy kártya kerül, aztán egy második.
reason-only-green = Egyesével csak zöld fordulóban teszünk kártyát; most kettő megy együtt.
reason-first-cards-lie = Az első kártyák nyitva vannak és maradnak; most a második kártyák jönnek.
reason-second-cards-later = Előbb minden helyszínre egy kártya: eddig { $have } van lent, { $need } kell.
reason-card-is-laid = Ez a kártyád már lent van: { $card } ({ $place }).
reason-card-is-offered = Ezt feláldoztad: { $card }. Nem jön vissza.
reason-card-is-given-up = Ezt leadtad: { $card }. Kikerült a játékból.
reason-card-is-not-yours = Ez nincs a kártyáid között: { $card }.
reason-only-one-such = Ehhez { $need } darab { $card } értékű kártya kellene; neked { $have } van.
reason-no-black-die = A dobáshoz { $need } bónuszkocka kell, neked { $have } van.
reason-dice-after-opening = Bónuszkockával a kártyák felfedése után dobunk; neked { $have } van.
reason-dice-too-late = Itt a licitek sorrendje már kész, a kocka nem segít: { $place }.
reason-village-later = Kunyhó vagy bónuszkocka között a falu kiértékelésekor választunk.
reason-village-done = A forduló kunyhója és bónuszkockája már elkelt.
reason-pyramid-later = Azt, hogy ki tesz először, a piramis kiértékelésekor kérdezzük.
reason-pyramid-done = A forduló két jelölője már a piramisban van.
reason-order-all-the-same = A sorrend csak akkor számít, ha { $need } hely maradt a sorban; most { $have } van.
help-offer-now = Válaszd ki most a kártyát, amelyet feláldozol.
help-next-round = A következő fordulóban újra lehet.
help-take-back = Amíg nem végzett mindenki, visszaveheted a kártyáidat.
help-other-card = Válassz másik kártyát a kezedből.
help-win-a-card = Fejlesztőkártyát a két legmagasabb licit nyer a tlachtli-pályán.
help-win-a-die = Minden fordulóban a falu két legmagasabb licitálójának egyike bónuszkockát kap.
help-dice-next-place = A következő helyszínen dobhatsz, amint a kártyái nyitva vannak.
help-bid-high = Az dönt, aki ott a legtöbbet licitálta.
reason-dice-first = Előbb döntsd el, dobsz-e bónuszkockával.
reason-old-man-first = Előbb döntsd el, segít-e az öregember.
reason-no-early-dice = Ennél az asztalnál a kártyák felfordítása után dobunk bónuszkockával.
reason-early-dice-over = A kártyák előtti kockákról már döntöttél.
reason-dice-for-later = { $place }: már kiértékelve; válassz olyan helyszínt, amely még hátravan.
reason-dice-before-opening = A kártyák még nincsenek felfordítva: válaszd ki, melyik helyszínre dobsz.
reason-enough-dice = { $place }: { $have } kockával dobtál, ennyi jut egy licitre.
reason-old-man-always = Ennél az asztalnál az öregember mindig számít.
reason-old-man-later = Az öregemberről a templomnál döntesz, ha a kártyák nyitva vannak.
reason-old-man-elsewhere = Nem nálad van az öregember.

## Kinds of moves, in reports

move-offer = Kártya feláldozása
move-bid = Licit letétele
move-first = A licit első kártyája
move-second = A licit második kártyája
move-pass-die = Bónuszkockák megtartása
move-use-die = Dobás bónuszkockával
move-village = A falu jutalmának kiválasztása
move-place-first = Döntés arról, ki tesz le elsőként
move-early-die = Bónuszkocka a kártyák előtt
move-old-man = Az öregember használata a templomnál
