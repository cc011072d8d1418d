# Inca Empire: kérdések, napló, magyarázatok, rövid szabályok, vezetett első kör.

## Prompts, by what is decided

prompt-sun-card = Tegyél le egy napkártyát
prompt-sun-card-hint = Válassz egy kártyát, aztán egy mezőt, ahol még nincs új kártya.
prompt-sun-sector = Hová kerüljön: { $card }?
prompt-sun-sector-hint = A mező melletti két színre hat.
prompt-turn = { $slots ->
    [both] Te jössz: utak és építkezés
    [road] Az útépítés van hátra
   *[construction] Az építkezés van hátra
}
prompt-turn-hint = { $slots ->
    [both] { $roads } ingyen út és egy építkezés, bármilyen sorrendben. { $labour } munkád van.
    [road] { $roads } ingyen út, vagy fejezd be a köröd.
   *[construction] Egy építkezés, vagy fejezd be a köröd. { $labour } munkád van.
}
prompt-road = { $left ->
    [one] Építs utat: ez az utolsó
   *[other] Építs utat: még { $left }
}
prompt-road-hint = { $count ->
   *[other] { $count } hely választható.
}{ $stop ->
    [yes] { " " }Abba is hagyhatod.
   *[no] { "" }
}
prompt-begin-road = Utak építése
prompt-city = Hol épüljön a város?
prompt-garrison = Hol épüljön a helyőrség?
prompt-conquest = Melyik régiót hódítod meg?
prompt-temple = Hol épüljön a templom?
prompt-upgrade = Melyik helyőrségből legyen város?
prompt-terrace = Terasz építése
prompt-extra-road = További út vásárlása
prompt-pilgrimage = Miről mondasz le a zarándoklatért?
prompt-wilderness = Út építése a vadonban
prompt-done = Ennyi elég?
prompt-end-turn = Befejezed a köröd?
prompt-wilderness-from = Honnan indul a vadonban vezető út?
prompt-wilderness-to = Hová vezet innen: { $site }?
prompt-more-garrison = Még egy helyőrséget?
prompt-more-terrace = Még egy teraszt?
prompt-more-conquest = Meghódítasz egy régiót is?
prompt-more-hint = { $labour } munkád van.

## Actions

action-sun-card = { $card }, ide: { $sector }
action-begin-road = Utak építése
action-road = { $connection }
action-wilderness = Út építése a vadonban
action-wilderness-from = Út a vadonban innen: { $site }
action-wilderness-to = Vadon: { $what }
action-city = Város építése: { $site }
action-garrison = Helyőrség építése: { $site }
action-conquest = Hódítás: { $region }
action-temple = Templom építése: { $site }
action-upgrade = Helyőrségből város: { $site }
action-terrace = Terasz építése
action-extra-road = További út vásárlása
action-pilgrimage = { $card } ehelyett: { $slot }
action-done = Ennyi elég
action-end-turn = Kör vége

## Names and tooltips

name-region = { $name }
name-connection = Út: { $from } – { $to }
name-sector = { $colours } mező
name-card-down = képpel lefelé fordított kártya
name-turn-end = Kör vége
name-track = korszaksáv
name-order = játékossorrend
tip-region = A meghódított régió mindenki számára megnyitja a helyszíneit. Az ellenállás a hódítás ára.
tip-connection = Az út a hálózatodból olyan helyszínre vezet, amely meghódított régiót érint.
tip-pair = Ezt a két helyszínt csak a vadonban vezető út kötheti össze.
tip-sector = Az itteni kártyák a két szomszédos színre hatnak a következő szapa inka fázisig.
tip-track = Fordulónként egy oszlop, a fázisok fentről lefelé.
tip-order = Aki hátrébb van, az kezd; minden nap fázisban újra eldől.
tip-turn-end = Ami a körödből megmaradt, elvész.
tip-slot-road = Az e körben járó ingyen utaid.
tip-construction-city = Olyan városhelyre, amelyet az utaid elérnek, és amely meghódított régiót érint.
tip-construction-garrison = Olyan helyőrséghelyre, amelyet az utaid elérnek, és amely meghódított régiót érint.
tip-construction-conquest = Bármely régió, amelyet az utaid érintenek. Ára a jelzőjén lévő ellenállás.
tip-construction-temple = Olyan templom nélküli városra, amelyet az utaid elérnek.
tip-construction-terrace = Az egyik jelződ mellé: eggyel több munka minden inka fázisban, egy pont minden szapa inka fázisban.
tip-construction-extra-road = Még egy út egy munkáért.
tip-construction-upgrade = Egy helyőrség, amelyet az utaid elérnek, várossá válik.
tip-temple-bonus = Egy templom itt { $points } ponttal többet ér.

## Log, by event

log-colour-dealt = { $seat } színe { $colour }, kezdő régiója { $region }.
log-turn-order-set = Új játékossorrend.
log-marker-turned = { $region }: { $marker }, ellenállás { $resistance }.
log-phase-began = { $round }. forduló, { $era }: { $phase }
log-income-received = { $seat } { $labour } munkát kap.
log-support-given = { $giver } { $labour } munkát ad, kapja: { $receiver }.
log-sun-card-laid = { $known ->
    [yes] { $seat } leteszi: { $card } ({ $sector }).
   *[no] { $seat } letesz egy kártyát ({ $sector }).
}
log-sun-card-drawn = { $known ->
    [yes] { $seat } húzása: { $card }.
   *[no] { "" }
}
log-sun-deck-renewed = A { $cards } eldobott napkártyából új pakli lesz.
log-sun-card-shown = { $card } nyitva fekszik ({ $sector }).
log-popular-support-paid = { $seat } { $labour } munkát kap a nép támogatásától.
log-roads-lost = { $seat } { $count } utat veszít a zavargás miatt.
log-road-built = { $wilderness ->
    [yes] { $seat } utat épít a vadonban: { $way }.
   *[no] { $seat } utat épít: { $way }.
}
log-built = { $construction ->
    [city] { $seat } várost épít: { $site }, +{ $points }.
    [garrison] { $seat } helyőrséget épít: { $site }, +{ $points }.
    [temple] { $seat } templomot épít: { $site }, +{ $points }.
   *[upgrade] { $seat } várossá fejleszti a helyőrséget: { $site }, +{ $points }.
}
log-terrace-built = { $seat } teraszt épít, +{ $points }.
log-region-conquered = { $seat } { $labour } munkáért meghódítja: { $region }, +{ $points }.
log-extra-road-paid = { $seat } { $labour } munkát fizet egy további útért.
log-pilgrimage-made = { $seat } elzarándokol ide: { $sites }, +{ $points }.
log-turn-ended = { $seat } befejezi a körét.
log-sun-cards-discarded = { $count } napkártya a dobópakliba kerül.
log-sapa-inca-scored = { $seat } { $points } pontot kap a birodalomért.
log-labour-handed-back = { $seat } visszaad { $labour } munkát.
log-invasion-marker-turned = Inváziójelző: { $marker }.
log-game-ended = A játék véget ért, a győztes { $winner }.

## Board and tray

round-of = { $rounds }/{ $round }. forduló
round-short = { $rounds }/{ $round }. forduló
era-of = { $era }, { $from }–{ $to }
name-phase-inca = Inka
name-phase-sun = Nap
name-phase-people = Nép
name-phase-sapa-inca = Szapa inka
turn-order = Játékossorrend
turn-and-region = { $turn }. a sorban · { $region }
labour = munka
income-of = { $income } a jelzőkért és teraszokért a következő inka fázisban
markers = kultúrajelzők
terraces = teraszok
sapa-inca-now = pont egy mostani szapa inka fázisban
works-for-you = Most hat rád
on-the-map = A térképen
site-built = { $tile ->
    [city] { $temple ->
        [true] város templommal
       *[false] város
    }
   *[garrison] { $temple ->
        [true] helyőrség templommal
       *[false] helyőrség
    }
}
temple-bonus = templombónusz
legend-marker = kultúra, ellenállás
face-down = képpel lefelé
region-of = meghódította { $name }
region-start = kezdő régió
marker-of = ellenállás { $resistance }, munka { $labour }, pont { $points }
road-of = { $names } útja
road-free = szabad
sector-cards = { $count ->
    [0] üres
   *[other] { $count } kártya
}
laid-by = letette { $name }
sun-board = Nap
era-track = Korszakok
your-turn-holds = A köröd
your-sun-cards = A napkártyáid
only-you = csak te látod
no-sun-cards = Nincs.
roads-count = { $count } út
cost-resistance = az ellenállása

## Short names of the cards, for the sun board: at most eight letters

name-short-rural-unrest = Zavargás
name-short-skilled-surveyors = Földmérő
name-short-hard-workers = Munkások
name-short-wilderness-road = Vadon
name-short-extra-road-builders = Út +1
name-short-el-nino-flood = Áradás
name-short-epidemic = Járvány
name-short-important-outpost = Előőrs
name-short-urban-renewal = Megújul
name-short-building-project = Építés
name-short-stormy-weather = Vihar
name-short-famine-stores = Készlet
name-short-military-superiority = Fölény
name-short-popular-support = Támogat
name-short-rapid-expansion = Terjedés
name-short-resistance = Ellenáll
name-short-religious-zeal = Hit
name-short-solar-eclipse = Fogyatk.
name-short-great-pilgrimage = Nagy 7
name-short-annual-pilgrimage = Éves 5
name-short-local-pilgrimage = Helyi 4

## Items of the score

item-cities = Épített városok
item-garrisons = Épített helyőrségek
item-temples = Épített templomok
item-terraces = Épített teraszok
item-conquests = Hódítások
item-pilgrimages = Zarándoklatok
item-sapa-inca-cities = Szapa inka: városok
item-sapa-inca-garrisons = Szapa inka: helyőrségek
item-sapa-inca-temples = Szapa inka: templomok
item-sapa-inca-terraces = Szapa inka: teraszok

## Rules in short

rule-goal-title = A cél
rule-goal = Mindenki a Cuzco körüli ország egy negyedét kormányozza. Onnan indulnak az utak, régiókat hódítotok meg, az utak mentén városok, helyőrségek és templomok épülnek. Ezek senkié: az építő egyszer kap pontot, minden szapa inka fázisban pedig mindenki, akinek az útjai elérik őket. A legtöbb pont győz.
rule-map-title = Térkép
rule-map =
    A kék négyzet városhely, a narancs háromszög helyőrséghely, a fehér pont huaca, ez csak útba eső hely. Az arany keret mutatja, mennyivel ér ott többet egy templom.
    Egy helyszín nyitott, ha meghódított régiót érint. Számodra be van kötve, ha saját útjaid összekötik Cuzcóval. A kezdő régiókon kívül minden régióban egy kultúrajelző fekszik.
rule-rounds-title = Fordulók
rule-rounds = Hét forduló, négy korszak. Egy forduló a korszaksáv egy oszlopa: inka fázis, utána felváltva nap és nép fázisok, végül szapa inka fázis. Az 1. fordulóban nincs nap fázis és szapa inka fázis.
rule-order-title = Rang és játékossorrend
rule-order = Akinek több pontja van, elöl áll; egyenlő pontnál az, aki előbb ért oda. Minden nap fázisban újra eldől a sorrend: az utolsó kezd.
rule-inca-title = Inka fázis
rule-inca = Mindenki megkapja a korszak munkáját (6, 3, 2, 1), a jelzőin lévő munkát és teraszonként 1-et. Ezután az első a 2. korszakban 1, a 3. és 4. korszakban 2 munkát ad az utolsónak; ott négy játékosnál a második is ad 1-et a harmadiknak.
rule-sun-title = Nap fázis
rule-sun = Sorban mindenki letesz egy kártyát képpel lefelé egy mezőre, ahol még nincs új, és húz egyet. Aztán mindet felfordítjátok. Egy kártya a mezője melletti mindkét színre hat, akár jó, akár rossz, a következő szapa inka fázisig.
rule-cards-title = Napkártyák
rule-cards = Mutass egy kártyára, hogy elolvasd. A kártyák összeadódnak. A zavargás és a támogatás minden nap fázis végén hat, amíg ott fekszik.
rule-people-title = Nép fázis
rule-people = Sorban mindenki egyszer jön: útépítés és egy építkezés, bármilyen sorrendben. Mindkettő elmaradhat. Amit elkezdtél, azt be kell fejezned a másik előtt.
rule-roads-title = Utak
rule-roads = Az útépítés két ingyen utat ad. Egy út olyan szabad összeköttetésre kerül, amelynek egyik vége a hálózatodban van, és egyik vége nyitott. Az újonnan elért helyszínek felfordítják az érintett régiók jelzőit. Építkezésként 1 munkáért még egy utat vehetsz.
rule-wilderness-title = Út a vadonban
rule-wilderness = Ezzel a kártyával körönként egy utad két olyan helyszín között is futhat, amelyet nem köt össze vonal, vagy más útja mellett. Utána olyan út, mint a többi.
rule-conquest-title = Hódítás
rule-conquest = Bármely régiót meghódíthatod, amelyet egy bekötött helyszín érint. Fizesd ki az ellenállását, kapd meg a pontjait, és vedd el a jelzőt: minden inka fázisban meghozza a munkáját. A szomszédos jelzőket felfordítjátok, és a régió helyszínei mindenki számára nyitottak.
rule-building-title = Városok és helyőrségek
rule-building = Város: 6 munka, 4 pont. Helyőrség: 4 munka, 3 pont. A helyszín legyen bekötve, nyitott és üres. Minden szapa inka fázisban egy város 3, egy helyőrség 2 pontot ad mindenkinek, aki be van kötve.
rule-temples-title = Templomok
rule-temples = 5 munka, 4 pont és a helyszín bónusza. A templom olyan bekötött városon áll, amelyen még nincs. Minden szapa inka fázisban 1 pontot ad mindenkinek, aki be van kötve.
rule-terraces-title = Teraszok
rule-terraces = 2 munka, 1 pont. Az egyik jelződ mellé kerül, és csak a tiéd: 1 munka minden inka fázisban, 1 pont minden szapa inka fázisban.
rule-pilgrimages-title = Zarándoklatok
rule-pilgrimages = Amíg egy zarándoklat hat rád, és az utaid elérik az egyik templomot, amelyet megnevez, az útépítésről vagy az építkezésről lemondhatsz a pontjaiért. Körönként egyszer.
rule-sapa-inca-title = Szapa inka fázis
rule-sapa-inca = A naptábla kiürül. Az utolsótól az elsőig mindenki pontot kap azért, amit a hálózata elér: városonként 3, helyőrségenként 2, templomonként 1, saját teraszonként 1. A 2. korszakban a 3, a 3. korszakban a 2 fölötti munkát vissza kell adni.
rule-end-title = A vége
rule-end = A játék a 7. forduló szapa inka fázisa után ér véget. Egyenlő pontnál az áll elöl, aki előbb érte el.
rule-variants-title = Változatok
rule-variants =
    Pizarro érkezése: az utolsó fordulóban minden nép fázis után felfordítotok egy inváziójelzőt; a négy közül az egyik véget vet a játéknak.
    Korai hanyatlás: a 4. és a 6. forduló és a zarándoklatok elmaradnak, csak négy főre. Az istenek egyetértenek: négy régió biztosan 3 munkát ad.

## Guided first turn

guide-welcome-title = Üdv a négy országrészben
guide-welcome = Az Andok északról délre, középen Cuzco. Fent olvasod, mit tehetsz, és minden világít, amit választhatsz. Nagyíts két ujjal, dupla kattintással vagy a Ctrl gombbal és a görgővel.
guide-network-title = Minden Cuzcóban kezdődik
guide-network = Az első pálcikád már ott fekszik. A hálózatod az, amit a saját pálcikáid Cuzcóval összekötnek; csak ott építhetsz, és csak az ér pontot.
guide-turn-title = A köröd
guide-turn = Két ingyen út és egy építkezés. Kezdd az útépítéssel: a térképen a fehér pálcikák mutatják, hová kerülhet út.
guide-regions-title = A régiók megnyitják az utat
guide-regions = A jelzőn a szám a hódítás ára, a pöttyök a munka, amit minden fordulóban hoz. Egy gyenge szomszéd jó első hódítás.
guide-sharing-title = Semmi sem csak a tiéd
guide-sharing = Az építésért egyszer kapsz pontot. Utána minden szapa inka fázisban mindenki kap, akinek az útjai elérik a helyet. Menj hát oda, ahol a többiek építenek.
guide-sun-title = A nap a szomszédokat segíti
guide-sun = A 2. fordulótól napkártyákat teszel két szín közé. Egy kártya mindkettőre hat: a jót a saját sugarad mellé, a rosszat máshová.
guide-era-title = Figyeld a korszakokat
guide-era = A jövedelem korszakról korszakra csökken, ezért a játék végét a jelzők és a teraszok fizetik. Az arany mező mutatja az aktuális fázist. Sok szerencsét!
