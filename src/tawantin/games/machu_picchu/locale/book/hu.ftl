# Machu Picchu hercegei: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Cél
rule-goal = Herceged a városban jár és működésbe hozza a kerületeket; felderítőd az inkaösvényen kapaszkodik felfelé. Minden csúcs egy titkos áldozati kártyát hoz. A kártyák a végén a saját inkáidat és papjaidat értékelik. A város vagy megmenekül, vagy a spanyolok meghódítják, és akkor az arany is számít.
rule-turn-title = Egy kör
rule-turn =
    Sétálj ingyen egy szomszédos kerületbe, vagy fizess egy lámát és menj bármelyik másikba. Ezután a kerület akciója következik. Vagy maradj és vegyél el egy holdlapkát: ekkor nincs akció.
    A legelső körödben bárhová leteheted a herceget. Egy kerületben akárhány herceg állhat.
rule-day-title = Nap, holdlapkák, naplapka
rule-day = A nap a harmadik holdlapkával ér véget. Aki elveszi, megkapja a naplapkát; a többieknek még egy körük van. Közülük az utolsó elveszi a hold kukoricáját. A következő napot a naplapka tulajdonosa kezdi.
rule-production-title = Termelő kerületek
rule-production =
    Naponta egyszer működnek, amíg fekszik bennük valami. Herceged elvesz mindent, ami ott fekszik. Utána mindenki termel, akinek ott inkája van, veled kezdve: farmerenként { $profession-farmer-produces-corn } kukorica ingyen; máshol inkánként egy darab { $profession-herder-pay_corn } kukoricáért.
    Aki pihenni hagyja az inkáit, aznap már nem pótolhatja.
rule-temples-title = A Nap, a puma és a kondorkeselyű temploma
rule-temples =
    Naponta egyszer, amíg kő van ott. Herceged elveszi a köveket: felderítőd kövenként { $temple-steps_per_stone } lépést tesz.
    Utána mindenki áldozhat, veled kezdve: minden ilyen saját lapkára egy lámát; egy láma annyi lépést ér, amennyi a sor világos száma.
rule-main-temple-title = Főtemplom
rule-main-temple = Kövek, mint a többi templomban. Utána mindenki legfeljebb öt különböző árut ajánlhat fel, mindegyikből egy egységet, egységenként { $temple-offering_steps_per_unit } lépésért. Három kukorica egy egység.
rule-hiring-title = Kunyhó és palota
rule-hiring = Csak te. Az őrkunyhóban egy farmert és egy pásztort, a királyi palotában egy kokatelepest, egy fazekast és egy szövőmunkást fogadhatsz fel. Mindegyik két különböző áruba kerül, és kell hozzá egy korong a készletedből.
rule-clergy-title = Papok és szüzek
rule-clergy = Látogatásonként egy lapka: a szüzek házában egy szűz, a papok házában a puma vagy a kondorkeselyű egy papja. Mindegyik négy áruba kerül, ebből kettő egyforma. Minden elvett lapkával az ilyen áldozat mindenkinek egy lépéssel kevesebbet ér.
rule-market-title = Piac
rule-market =
    Először egyszer levehetsz egy darabot egy oszlopról, vagy rátehetsz egyet a bankból. Utána darabonként adsz el és veszel.
    A legmagasabb szabad áron adsz el, és a legalacsonyabb foglalt áron veszel. Ha egy oszlop tele van, a bank { $market-bank_sell_price } kukoricáért vesz; ha üres, a bank { $market-bank_buy_price } kukoricáért ad. Amit eladtál, azt ugyanazon a látogatáson nem veheted meg, és fordítva.
rule-sundial-title = Napóra
rule-sundial = Küldd ide egy inkádat. Éjjel visszatér a készletedbe, és három különböző árut meg három lépést hoz.
rule-trail-title = Inkaösvény
rule-trail = Mezők: 0–{ $trail_bonus-last-to }. A { $station-granary-field }. mező elérése vagy átlépése { $station-granary-amount } kukoricát, a { $station-llama_stable-field }. mezőé egy lámát hoz, mindkettőt a kör végén. A csúcson ({ $trail-summit }. mező) kártyát húzol, és a maradék lépésekkel a { $trail-wrap_to }. mezőtől folytatod.
rule-cards-title = Áldozati kártyák
rule-cards = A csúcson { $card_draw-draw } kártyát húzol, majd az összes kártyád közül { $card_draw-give_back } kártyát a pakli alá teszel. Minden kártya kétféle embert mutat, és { $scoring-points_per_match } pontot ér minden ilyen inkádért vagy papodért a játék végén. A maszk melletti szám az arany. Ha a pakli üres, egy csúcs { $card_draw-missed_draw_points } pontot ér.
rule-night-title = Éjszaka
rule-night = Először a holdlapkák fizetnek, a naplapka tulajdonosától kezdve: kukorica és lépés ingyen, más áru kívánságra { $moon_tile-moon_llama-pay_corn } kukoricáért. Utána a napóra. Végül minden naponta egyszer működő kerületbe egy kő vagy egység kerül, legfeljebb kettőig.
rule-last-day-title = A 9. nap
rule-last-day = Nem követi éjszaka, ezért a holdlapkák és a napóra rögtön fizetnek.
rule-end-title = A játék vége
rule-end = A város megmenekül annak a körnek vagy éjszakának a végén, amelyben az utolsó pap vagy szűz elkelt, vagy a pakli elfogyott. Ha előbb ér véget a { $time_track-last_day }. nap, a spanyolok meghódítják.
rule-scoring-title = Értékelés
rule-scoring =
    A kártyák, { $trail_bonus-1-points } pont a { $trail_bonus-1-from }–{ $trail_bonus-1-to }. mezőn álló felderítőért, { $trail_bonus-2-points } pont a { $trail_bonus-2-from }–{ $trail_bonus-2-to }. mezőn, { $card_draw-missed_draw_points } minden kártya nélküli csúcsért.
    Hódítás után a legtöbb arany megháromszorozza a pontokat, a második legtöbb megduplázza. A felderítő helye aranyként is számít. Egyenlőségnél az áruk egységei döntenek.

## Lessons

lesson-inca-title = Az első inka
lesson-inca = Állítsd az ingyenes inkádat a lámalegelőre, pásztornak.
lesson-inca-hint = Akkor máshol dolgozik; keresd a lámákat.
lesson-inca-right = Az inkák az öt termelő kerületben élnek, és ott árut készítenek.
lesson-walk-title = Gyaloglás
lesson-walk = Menj gyalog a főtemplomba, fizetés nélkül.
lesson-walk-hint = Nem így: a főtemplomba, gyalog.
lesson-walk-right = A gyaloglás egy határt lép át, és ingyenes.
lesson-ride-title = Lámaháton
lesson-ride = A kukoricaterasz messze van. Juss oda egyetlen körben.
lesson-ride-hint = Ez máshová vezet. A lámád bárhová elviszi a herceget.
lesson-ride-right = Egy láma bármelyik másik kerületbe elviszi a herceget.
lesson-produce-title = Termelés
lesson-produce = Itt él az inkád. Dolgoztasd.
lesson-produce-hint = Ma már nem dolgozhat újra; egy kukorica a kokáért olcsó.
lesson-produce-right = Akinek inkája van a kerületben, kukoricáért dolgoztathatja; a farmerek ingyen dolgoznak.
lesson-hire-title = Felfogadás
lesson-hire = Az őrkunyhóban vagy. Fogadj fel egy pásztort.
lesson-hire-hint = Keresd a pásztort: kukorica és koka az ára.
lesson-hire-right = Farmer és pásztor a kunyhóban fogadható fel, a többi a palotában; látogatásonként egy-egy.
lesson-sell-title = Eladás
lesson-sell = Add el a ruhádat a piacon.
lesson-sell-hint = Még nem: kattints a ruhára az áruid között.
lesson-sell-right = Minden darab az oszlopban csökkenti az árat.
lesson-adjust-title = A piac igazítása
lesson-adjust = Mielőtt eladod a lámádat, drágítsd meg: vegyél le egy lámát a piacról.
lesson-adjust-hint = Ez nem emeli a lámák árát; előbb igazíts.
lesson-adjust-right = Egy darab rátehető vagy levehető, egyszer, az első üzlet előtt.
lesson-offer-title = A főtemplom
lesson-offer = Ajánlj fel egy egységnyi árut: a felderítőd { $temple-offering_steps_per_unit } lépést tesz.
lesson-offer-hint = Felajánlás nélkül a felderítőd marad, ahol van.
lesson-offer-right = Mindenki különböző árukat ajánlhat fel, egy-egy egységet; egy egység kukorica { $good-corn-unit_size } darab.
lesson-stay-title = Holdlapkák
lesson-stay = Maradj, ahol vagy, és vedd el a kukoricás holdlapkát.
lesson-stay-hint = Most maradj, és keresd a kukoricás lapkát.
lesson-stay-right = A harmadik holdlapka véget vet a napnak; aki elveszi, az kezdi a következőt.
lesson-moon-title = Éjszaka
lesson-moon = Éjszaka van. Vedd meg a holdlapkád lámáját.
lesson-moon-hint = Egy láma { $moon_tile-moon_llama-pay_corn } kukoricáért jó ár.
lesson-moon-right = Éjjel fizetnek a holdlapkák: kukorica és lépés ingyen, más áru kukoricáért.
lesson-recruit-title = Papok
lesson-recruit = A papok házában vagy. Toborozz egy pumapapot.
lesson-recruit-hint = Ki tudsz fizetni egyet: két ruha, agyagedény és koka.
lesson-recruit-right = Minden elvitt lapkával eggyel kevesebb lépést ér a sor; ha mind elfogy, a város megmenekül.
lesson-sacrifice-title = Áldozat
lesson-sacrifice = A papod a templomban van. Áldozz fel egy lámát.
lesson-sacrifice-hint = A felderítőd nem mozdulna; egy láma itt sok lépést ér.
lesson-sacrifice-right = Minden ilyen papodért egy láma; a sor mutatja, hány lépést ér.
lesson-sundial-title = A napóra
lesson-sundial = Küldd az egyik inkádat a napórához.
lesson-sundial-hint = Inka nélkül a napóra nem ad semmit.
lesson-sundial-right = Éjjel három különböző árut és három lépést hoz, majd visszatér a készletedbe.
lesson-cards-title = Áldozati kártyák
lesson-cards = A felderítőd felért a csúcsra. Tartsd meg a kokatelepeses kártyát: egy másikat adj vissza.
lesson-cards-hint = Az adja a pontot a kokatelepesedért.
lesson-cards-right = A végén minden kártya a két képén lévő saját embereid után ad pontot.
lesson-first-title = Az első lépéseid
lesson-first-1 = Az első inkád ingyen van. A farmer biztos kezdés: kukoricából fizeted a többit.
lesson-first-1-hint = Ő is dolgozik, de kukorica nélkül senki más. Válaszd a farmert.
lesson-first-1-right = Valahányszor valaki munkába állítja a kukoricateraszt, a farmered is dolgozik.
lesson-first-2 = Most a herceged: állítsd a kukoricateraszra, ahol kukorica fekszik, és a farmered dolgozik.
lesson-first-2-hint = Ez is lehet, de keresd a kerületet, ahol a saját inkád dolgozik.
lesson-first-2-right = A friss kerületek az első érkezőnek adják, ami bennük van; aztán minden ottani inka dolgozik.
lesson-first-3 = Mindenki sorra került. Sétálj egy templomhoz: a kövei feljebb viszik a felderítődet az ösvényen.
lesson-first-3-hint = Ez is lehet, de most sétálj az egyik melletted lévő narancssárga templomhoz.
lesson-first-3-right = A csúcson a felderítő áldozati kártyát húz: megmondja, kit érdemes felfogadnod. Sok sikert!

## Why not: reasons, what would help, what holds already

reason-first-inca-now = Előbb mindenki munkába állít egy inkát, ingyen.
reason-prince-first = Most a herceged következik: lépj vele, vagy maradj, és vegyél el egy holdlapkát.
reason-work-now = Előbb döntsd el, hány inkád dolgozik: { $place }.
reason-sacrifice-now = Előbb döntsd el, hány lámát áldozol.
reason-offer-now = Előbb fejezd be a felajánlásodat a főtemplomban.
reason-hire-now = Éppen inkákat fogadsz fel; előbb fejezd be.
reason-recruit-now = Előbb döntsd el, kit toborzol, vagy hogy senkit.
reason-trade-now = A piacon vagy; előbb hagyd el.
reason-service-now = Előbb döntsd el, szolgál-e inkád a napóránál.
reason-goods-now = Előbb válaszd ki az árukat, amelyeket a napóra ad.
reason-card-back-now = A felderítőd a csúcson van: előbb { $cards } kártya kerül a pakli alá.
reason-tile-now = Előbb döntsd el, fizetsz-e ezért a lapkáért: „{ $tile }”.
reason-work-later = Az inkák akkor dolgoznak, amikor egy herceg a kerületükbe lép.
reason-sacrifice-later = Lámát akkor áldozunk, amikor egy herceg köves templomba lép.
reason-offer-later = Árut akkor ajánlunk fel, amikor egy herceg a köves főtemplomba lép.
reason-card-back-later = Kártya csak akkor kerül a pakli alá, ha a felderítőd a csúcsra ér.
reason-tile-later = A holdlapkák éjszaka fizetnek, az utolsó napon azonnal.
reason-goods-later = A napóra éjszaka fizet az ott szolgáló inkákért.
reason-hired-at = { $profession }: akkor fogadhatod fel, ha a herceged ide lép: { $place }.
reason-recruited-at = { $clergy }: akkor toborozhatod, ha a herceged ide lép: { $place }.
reason-traded-at = Kereskedni akkor lehet, ha a herceged a piactérre lép.
reason-sent-at = Inka akkor mehet a napórához, ha a herceged odalép.
reason-first-inca-placed = Az ingyenes inkád már dolgozik; a többit fel kell fogadni.
reason-prince-is-placed = A herceged már a városban van: { $place }.
reason-place-first = Az első körödben a herceget leteszed, bármelyik kerületbe.
reason-only-staying = Napi { $turns } kör után már csak maradni lehet, a harmadik holdlapkáig.
reason-prince-is-there = A herceged már ott van.
reason-not-next = A herceged nincs mellette ({ $place }), { $steps } lépésre van.
reason-no-llama-to-ride = A lámán utazás ára { $need } láma, neked { $have } van.
reason-tile-taken = Ezt a holdlapkát ma { $seat } már elvette.
reason-too-few-incas = { $place }: ehhez { $need } inka kellene ott, neked { $have } van.
reason-work-too-dear = Ez { $need } kukoricába kerül, neked { $have } van.
reason-work-bank-short = { $good }: a banknak { $need } kellene adnia, de csak { $have } van nála.
reason-too-few-clergy = { $clergy }: lapkánként egy láma; ehhez { $need } kell, neked { $have } van.
reason-too-few-llamas = Ehhez { $need } láma kell, neked { $have } van.
reason-good-is-offered = Minden árut egyszer lehet felajánlani, és ez már ott van: { $good }.
reason-no-unit-to-offer = { $good }: egy egység { $need }, neked { $have } van.
reason-hired-already = Látogatásonként mindegyikből egy, és ezt már felfogadtad: { $profession }.
reason-no-disc = A felfogadáshoz { $need } inkakorong kell a készletedből, és ott { $have } van.
reason-hire-too-dear = { $good }: az ára { $need }, neked { $have } van.
reason-row-is-empty = { $clergy }: minden lapka elkelt ({ $taken }).
reason-recruit-too-dear = { $good }: ehhez a lapkához { $need } kell, neked { $have } van.
reason-adjusted-once = A piacot látogatásonként egyszer lehet igazítani, és ez megvolt.
reason-adjust-before-trade = A piacot az első üzlet előtt lehet igazítani, és te már kereskedtél.
reason-column-is-empty = Ebben az oszlopban nincs semmi: { $good }.
reason-column-is-full = { $good }: az oszlop { $pieces } darabbal tele van.
reason-market-bank-empty = A bankban ebből nincs több: { $good }.
reason-nothing-to-sell = { $good }: az eladáshoz { $need } kell, neked { $have } van.
reason-bank-cannot-pay = A banknak { $need } kukoricát kellene fizetnie, de csak { $have } van nála.
reason-sold-not-bought = Ebből ezúttal már eladtál; egy áru csak egy irányba mehet: { $good }.
reason-bought-not-sold = Ebből ezúttal már vettél; egy áru csak egy irányba mehet: { $good }.
reason-turned-once = Egy látogatáson egy áru csak egyszer válthat irányt: { $good }.
reason-buy-too-dear = Most { $need } kukoricába kerül, neked { $have } van.
reason-no-such-inca = { $profession }: { $need } kellene a városban, neked { $have } van.
reason-sundial-bank-short = { $good }: egy egység { $need }, a bankban { $have } van.
reason-card-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
reason-other-tile-now = Egyik lapka a másik után; most ez következik: { $tile }.
reason-tile-not-yours = Ez a holdlapka nem nálad van: { $tile }.
met-incas = Elég inka dolgozik ott.
met-paid = Ki tudod fizetni.
met-bank = A bankban van elég.
met-clergy = Van elég papod.
met-llamas = Van elég lámád.
met-disc = Van korong a készletedben.
help-go-there = A herceged most odamehet.
help-stay-instead = Aki nem lép, holdlapkát vesz el.
help-ride-there = Egy láma hátán odajuthat.
help-hire-more = Újakat az őrkunyhóban és a királyi palotában fogadhatsz fel.
help-recruit-more = Újakat a papok házában és a szüzek házában toborozhatsz.
help-send-one-back = A napóránál szolgált inka visszakerül a készletedbe.

## Kinds of moves, in reports

move-first-inca = Első inka letétele
move-place = A herceg felállítása
move-walk = Séta egy kerületbe
move-ride = Utazás lámán egy kerületbe
move-stay = Maradás egy holdlapkáért
move-produce = Inkák munkája
move-sacrifice = Döntés lámák feláldozásáról
move-offer = Áru felajánlása
move-offer-done = Felajánlás befejezése
move-hire = Inka felfogadása
move-hire-done = Felfogadás befejezése
move-recruit = Pap vagy szűz toborzása
move-recruit-none = Toborzás nélkül
move-market-remove = Darab levétele a piacról
move-market-add = Darab felrakása a piacra
move-sell = Áru eladása
move-buy = Áru vásárlása
move-market-done = A piac elhagyása
move-send = Inka küldése a napórához
move-send-none = Küldés nélkül
move-give-back = Kártya visszaadása
move-moon-buy = Holdlapka kifizetése
move-moon-decline = Lemondás egy holdlapkáról
move-sundial-goods = Áruk a napóránál
