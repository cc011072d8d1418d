# Inca Empire: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = A cél
rule-goal = Mindenki a Cuzco körüli ország egy negyedét kormányozza. Onnan indulnak az utak, régiókat hódítotok meg, az utak mentén városok, helyőrségek és templomok épülnek. Ezek senkié: az építő egyszer kap pontot, minden Sapa Inka-fázisban pedig mindenki, akinek az útjai elérik őket. Az nyer, akinek a legtöbb pontja van.
rule-map-title = Térkép
rule-map =
    A kék négyzet városhely, a narancs háromszög helyőrséghely, a fehér pont huaca, ez csak útba eső hely. Az arany keret mutatja, mennyivel ér ott többet egy templom.
    Egy helyszín nyitott, ha meghódított régiót érint. Számodra be van kötve, ha saját utaid összekötik Cuzcóval. A kezdő régiókon kívül minden régióban egy kultúrajelző fekszik.
rule-rounds-title = Fordulók
rule-rounds = Hét forduló, négy korszak. Egy forduló a korszaksáv egy oszlopa: inkafázis, utána felváltva nap- és népfázisok, végül Sapa Inka-fázis. Az 1. fordulóban nincs napfázis és Sapa Inka-fázis.
rule-order-title = Rang és játékossorrend
rule-order = Akinek több pontja van, elöl áll; egyenlő pontnál az, aki előbb ért oda. Minden napfázisban újra eldől a sorrend: az utolsó kezd.
rule-inca-title = Inkafázis
rule-inca = Mindenki megkapja a korszak munkáját ({ $era-1-income }, { $era-2-income }, { $era-3-income }, { $era-4-income }), a jelzőin lévő munkát és teraszonként 1-et. Ezután az első a 2. korszakban { $era-2-support_first_to_last }, a 3. és 4. korszakban { $era-3-support_first_to_last } munkát ad az utolsónak; ott négy játékosnál a második is ad a harmadiknak { $era-3-support_second_to_third } munkát.
rule-sun-title = Napfázis
rule-sun = Sorban mindenki letesz egy kártyát képpel lefelé egy mezőre, ahol még nincs új, és húz egyet. Aztán mindet felfordítjátok. Egy kártya a mezője melletti mindkét színre hat, akár jó, akár rossz, a következő Sapa Inka-fázisig.
rule-cards-title = Napkártyák
rule-cards = Mutass egy kártyára, hogy elolvasd. A kártyák hatása összeadódik. A zavargás és a támogatás minden napfázis végén hat, amíg ott fekszik.
rule-people-title = Népfázis
rule-people = Sorban mindenki egyszer jön: útépítés és egy építkezés, bármilyen sorrendben. Mindkettő elmaradhat. Amit elkezdtél, azt be kell fejezned a másik előtt.
rule-roads-title = Utak
rule-roads = Az útépítés { $roads-free_per_road_action } ingyen utat ad. Egy út olyan szabad összeköttetésre kerül, amelynek egyik vége a hálózatodban van, és egyik vége nyitott. Az újonnan elért helyszínek felfordítják az érintett régiók jelzőit. Építkezésként { $construction-extra_road-cost } munkáért még egy utat vehetsz.
rule-wilderness-title = Út a vadonban
rule-wilderness = Ezzel a kártyával körönként egy utad két olyan helyszín között is futhat, amelyet nem köt össze vonal, vagy más útja mellett. Utána olyan út, mint a többi.
rule-conquest-title = Hódítás
rule-conquest = Bármely régiót meghódíthatod, amelyet egy bekötött helyszín érint. Fizesd ki az ellenállását, kapd meg a pontjait, és vedd el a jelzőt: minden inkafázisban meghozza a munkáját. A szomszédos jelzőket felfordítjátok, és a régió helyszínei mindenki számára nyitottak.
rule-building-title = Városok és helyőrségek
rule-building = Város: { $construction-city-cost } munka, { $construction-city-points } pont. Helyőrség: { $construction-garrison-cost } munka, { $construction-garrison-points } pont. A helyszín legyen bekötve, nyitott és üres. Minden Sapa Inka-fázisban egy város { $construction-city-sapa_inca_points }, egy helyőrség { $construction-garrison-sapa_inca_points } pontot ad mindenkinek, aki be van kötve.
rule-temples-title = Templomok
rule-temples = { $construction-temple-cost } munka, { $construction-temple-points } pont és a helyszín bónusza. A templom olyan bekötött városon áll, amelyen még nincs. Minden Sapa Inka-fázisban { $construction-temple-sapa_inca_points } pontot ad mindenkinek, aki be van kötve.
rule-terraces-title = Teraszok
rule-terraces = { $construction-terrace-cost } munka, { $construction-terrace-points } pont. Az egyik jelződ mellé kerül, és csak a tiéd: 1 munka minden inkafázisban, { $construction-terrace-sapa_inca_points } pont minden Sapa Inka-fázisban.
rule-pilgrimages-title = Zarándoklatok
rule-pilgrimages = Amíg egy zarándoklat hat rád, és az utaid elérik az egyik templomot, amelyet megnevez, az útépítésről vagy az építkezésről lemondhatsz a pontjaiért. Körönként egyszer.
rule-sapa-inca-title = Sapa Inka-fázis
rule-sapa-inca = A naptábla kiürül. Az utolsótól az elsőig mindenki pontot kap azért, amit a hálózata elér: városonként { $construction-city-sapa_inca_points }, helyőrségenként { $construction-garrison-sapa_inca_points }, templomonként { $construction-temple-sapa_inca_points }, saját teraszonként { $construction-terrace-sapa_inca_points }. A 2. korszakban legfeljebb { $era-2-keep }, a 3. korszakban legfeljebb { $era-3-keep } munka marad, a többit vissza kell adni.
rule-end-title = A vége
rule-end = A játék a 7. forduló Sapa Inka-fázisa után ér véget. Egyenlő pontnál az áll elöl, aki előbb érte el.
rule-variants-title = Változatok
rule-variants =
    Pizarro érkezése: az utolsó fordulóban minden népfázis után felfordítotok egy inváziójelzőt; a négy közül az egyik véget vet a játéknak.
    Korai hanyatlás: a { $early_decline-skip_rounds-0 }. és a { $early_decline-skip_rounds-1 }. forduló és a zarándoklatok elmaradnak, csak négy főre. Az istenek egyetértenek: négy régió biztosan { $gods_agree-marker_labour } munkát ad.

## Lessons

lesson-begin-title = Egy kör
lesson-begin = Egy kör útépítés és egy építkezés. Kezdd az utakkal.
lesson-begin-hint = Lehet, de az útépítés ingyenes, és tovább visz.
lesson-begin-right = Az útépítés ingyen utat ad, körönként egyszer; az építkezés munkába kerül.
lesson-road-title = Egy út
lesson-road = Építsd meg az utat Paruróból Acchába.
lesson-road-hint = Az az út máshová vezet: mutass Acchára, hogy lásd a nevét.
lesson-road-right = Az út a hálózatodhoz csatlakozik, és egyik végének meghódított régiót kell érintenie.
lesson-extra-title = Még egy út
lesson-extra = Az építkezéseddel vegyél egy további utat.
lesson-extra-hint = Az a kör másik része; keresd a további utat.
lesson-extra-right = Ahol mást nem lehet építeni, munkáért még egy utat vehetsz.
lesson-sun-title = Napkártyák
lesson-sun = Tedd a színed mellé azt a kártyát, amely eggyel több utat ad.
lesson-sun-hint = Az a kártya mást tesz; olvasd el, melyik mit ad.
lesson-sun-right = A kártya a mezője melletti két színre hat: rád és még valakire.
lesson-garrison-title = Helyőrség
lesson-garrison = Az utaid elérnek egy helyőrséghelyet. Építs helyőrséget.
lesson-garrison-hint = Az is lehet, de most helyőrséget építs.
lesson-garrison-right = A helyőrség azonnal pontot ér, és minden Sapa Inka-fázisban újra mindenkinek, akinek az útjai elérik.
lesson-conquest-title = Hódítás
lesson-conquest = Hódíts meg egy régiót, amelyet a hálózatod érint.
lesson-conquest-hint = Az is lehet, de keress egy meghódítható régiót.
lesson-conquest-right = A jelző pontot és munkát hoz, és a régió helyszínei mindenkinek megnyílnak.
lesson-terrace-title = Terasz
lesson-terrace = Meghódítottál egy régiót. Építs teraszt a jelzője mellé.
lesson-terrace-hint = Ez nem terasz; az több munkást táplálna.
lesson-terrace-right = Minden terasz munkát hoz minden inkafázisban; jelzőnként egy.
lesson-wilderness-title = A vadonon át
lesson-wilderness = Egy kártyával ott is építhetsz, ahol nincs szabad összeköttetés. Kezdj vadonbeli utat.
lesson-wilderness-hint = Ez rendes út.
lesson-wilderness-right = A vadonbeli út más útja mellett vagy összeköttetés nélküli helyszínek között fut.
lesson-city-title = Egy város
lesson-city = Építs várost: azonnal pontot ér, és minden Sapa Inka-fázisban a legtöbbet.
lesson-city-hint = Az is lehet, de keresd a várost.
lesson-city-right = A városok és helyőrségek újra pontot érnek minden hálózatnak, amely eléri őket.
lesson-temple-title = Egy templom
lesson-temple = Építs templomot arra, ami már áll.
lesson-temple-hint = Az is lehet, de keress olyan helyszínt, ahol templom állhat.
lesson-temple-right = A templom városon áll, hitbuzgalommal helyőrségen is; zarándoklatok vezetnek oda.
lesson-conquest-better = Az elérhetők közül ez a jelző hozza a legtöbb pontot.
lesson-pilgrimage-title = Zarándoklat
lesson-pilgrimage = Zarándoklat hat rád, és az utaid elérnek egy templomot, amelyet megnevez. Indulj el.
lesson-pilgrimage-hint = Ez is lehet, de a zarándoklat pontjai nem kerülnek munkába.
lesson-pilgrimage-right = Az útépítésről vagy az építkezésről mondasz le a pontjaiért, körönként egyszer.
lesson-first-title = Az első köröd
lesson-first-1 = Az első pálcád Cuzcóban fekszik. Egy kör útépítésből és egy építkezésből áll: kezdd az utakkal.
lesson-first-1-hint = Ez várhat: itt először az ingyenes utaid jönnek.
lesson-first-1-right = A fehér pálcák mutatják a térképen, hová kerülhet út. Nagyíts két ujjal, vagy Ctrl-lal és a görgővel.
lesson-first-2 = Tegyél utat bármelyik fehér pálcára: csak azt használhatod, amit az utaid Cuzcóval összekötnek.
lesson-first-2-hint = Kattints az egyik fehér pálcára.
lesson-first-2-right = Az új helyszínek felfordítják az érintett régiók jelzőit.
lesson-first-3 = Tedd le a második ingyenes utadat; folytasd onnan, ahol vagy.
lesson-first-3-hint = Így elajándékoznál egy ingyenes utat.
lesson-first-3-right = Ez volt az útépítés; egy építkezés maradt.
lesson-first-4 = Építs valamit a munkádból: rögtön pontot ad, később pedig mindenkinek, aki eléri.
lesson-first-4-hint = Elveszne az építkezésed; válassz a ragyogó gombok közül.
lesson-first-4-right = Ez egy egész kör. A 2. fordulótól napkártyák változtatják a szabályokat két szomszédnak. Sok sikert!

## Why not: reasons, what would help, what holds already

reason-other-side = Ez nincs rajta a { $players } fős térképen.
reason-sun-card-now = Napfázis van: előbb egy napkártyát kell letenni.
reason-sun-cards-later = Napkártyát napfázisban teszünk le; most népfázis van.
reason-sector-taken = { $seat } ebben a napfázisban már tett ide kártyát: { $sector }.
reason-card-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
reason-roads-first = Éppen utakat építesz; { $roads ->
    [one] még 1 lehetséges.
   *[other] még { $roads } lehetséges.
}
reason-card-first = Előbb döntsd el, amit ez a kártya még megenged: { $card }.
reason-roads-used = Körönként egyszer van útépítés, és a tiédet felhasználtad.
reason-construction-used = Körönként egy építkezés van, és a tiéd megvolt.
reason-nothing-to-stop = Nincs folyamatban semmi, amit abba lehetne hagyni.
reason-first-road-binds = Elkezdted az útépítést: az első utat le kell tenned.
reason-begin-roads = Ide lehet utat tenni; előbb kezdd el az útépítést ({ $roads ->
    [one] 1 ingyenes út
   *[other] { $roads } ingyenes út
}).
reason-no-road-fits = A hálózatodból nem vezet tovább szabad összeköttetés.
reason-road-is-yours = Itt már a saját utad fekszik.
reason-road-is-taken = Itt { $seat } útja fekszik, és egy összeköttetésen egy fér el.
reason-not-joined = Az utaid nem érnek el ide: { $place }. { $roads ->
    [one] Még 1 út hiányzik.
   *[other] Még { $roads } út hiányzik.
}
reason-no-way-there = A hálózatodból nem vezet ide szabad összeköttetés: { $place }.
reason-beyond-frontier = Egyik vége sem érint meghódított régiót; { $region } még szabad.
reason-wilderness-later = A vadonbeli utat útépítés közben választjuk, a kártyájával.
reason-wilderness-now = A vadonbeli út elkezdődött: mondd meg, merre vezet.
reason-wilderness-no-card = Ehhez { $need } vadonkártya kell a színed mellett; neked { $have } van.
reason-wilderness-used = Ebben a körben a vadonbeli utaid megépültek: { $cards } / { $cards }.
reason-wilderness-nowhere = A hálózatodból sehol sem indulhat vadonbeli út.
reason-wilderness-not-here = Innen nem indulhat vadonbeli út: { $place }.
reason-wilderness-elsewhere = A vadonbeli út máshonnan indul: { $place }.
reason-wilderness-needless = Itt senkinek sincs útja: elég egy rendes út.
reason-huaca = { $place }: a huaca csak útba eső pont, oda nem építünk semmit.
reason-city-stands = Itt már város áll: { $place }.
reason-garrison-stands = Itt már helyőrség áll: { $place }.
reason-site-closed = { $place } nem érint meghódított régiót, ezért még nem nyitott.
reason-no-city-here = Templom városon állhat, és itt nincs: { $place }.
reason-temple-stands = Itt már templom áll: { $place }.
reason-eclipse = Napfogyatkozáskor a templom az útépítésbe is kerül, és azt már felhasználtad.
reason-no-outpost = Helyőrségből csak ezzel a kártyával lesz város, a színed mellett: { $card }.
reason-no-garrison-here = Itt nincs helyőrség, amelyből város lehetne: { $place }.
reason-start-region = { $region } kezdő régió, eleve meghódított.
reason-region-conquered = { $seat } már meghódította: { $region }.
reason-no-marker-free = { $markers ->
    [0] Teraszhoz jelző kell, és neked 0 van.
   *[other] Teraszhoz szabad jelző kell: neked { $markers } van, { $terraces } mellett már van terasz.
}
reason-city-too-dear = Egy város { $need } munkába kerül, neked { $have } van.
reason-garrison-too-dear = Egy helyőrség { $need } munkába kerül, neked { $have } van.
reason-temple-too-dear = Egy templom { $need } munkába kerül, neked { $have } van.
reason-upgrade-too-dear = A várossá alakítás { $need } munkába kerül, neked { $have } van.
reason-terrace-too-dear = Egy terasz { $need } munkába kerül, neked { $have } van.
reason-conquest-too-dear = Ennek a régiónak a meghódítása { $need } munka, neked { $have } van.
reason-extra-road-too-dear = Egy további út { $need } munkába kerül, neked { $have } van.
reason-one-pilgrimage = Körönként egy zarándoklat van, és a tiéd megvolt.
reason-pilgrim-no-card = Ez a kártya nem a színed mellett fekszik: { $card }.
reason-pilgrim-no-temple = Egyik helyszínén sincs templom, amelyet az utaid elérnek: { $card }.
met-joined = Elérik az utaid.
met-open = Meghódított régiót érint.
met-paid = Ki tudod fizetni.
met-marker = Van hely az egyik jelződ mellett.
met-road-fits = Van hely egy útnak.
help-lay-a-card = Válassz egy kártyát a kezedből és egy mezőt, ahol nincs új kártya.
help-other-sector = Válassz olyan mezőt, ahol nincs új kártya.
help-place-or-stop = Tegyél utat egy világító összeköttetésre, vagy hagyd abba, ha lehet.
help-use-or-stop = Használd most, vagy hagyd abba.
help-buy-a-road = Építkezésként még vehetsz egy további utat.
help-end-turn = Befejezheted a körödet.
help-choose-roads = Válaszd az útépítést, aztán ezt az összeköttetést.
help-wilderness-beside = A vadonbeli utaddal mellé építhetsz.
help-conquer-first = Aki meghódítja ({ $region }), mindenki előtt megnyitja.
help-temple-there = Templom épülhet rá.
help-zeal = Hitbuzgalommal a helyőrségen is állhatna templom.
help-conquer-more = Minden meghódított régió jelzőt hoz.
help-next-income = A következő inkafázisban { $income } munkát kapsz.

## Kinds of moves, in reports

move-sun-card = Napkártya letétele
move-begin-road = Útépítés kezdése
move-road = Út építése
move-wilderness = Vadonbeli út választása
move-wilderness-from = Vadonbeli út kezdőpontja
move-wilderness-to = Vadonbeli út építése
move-city = Város építése
move-garrison = Helyőrség építése
move-conquest = Régió meghódítása
move-temple = Templom építése
move-upgrade = Helyőrségből város
move-terrace = Terasz építése
move-extra-road = További út vásárlása
move-pilgrimage = Zarándoklat
move-done = Építés befejezése
move-end-turn = Kör befejezése
