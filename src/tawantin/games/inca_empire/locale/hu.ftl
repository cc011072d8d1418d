# Inca Empire: kérdések, napló, magyarázatok, rövid szabályok, vezetett első kör.

## Prompts, by what is decided

prompt-sun-card = Tegyél le egy napkártyát
prompt-sun-card-hint = Válassz egy kártyát, aztán egy mezőt, ahol még nincs új kártya.
prompt-sun-sector = Hová kerüljön: { $card }?
prompt-sun-sector-hint = A mező melletti két színre hat.
prompt-sun-which = Melyik kártya kerüljön ide: { $sector }?
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
prompt-turn-over = Fejezd be a köröd: más már nem lehetséges
prompt-turn-over-hint = { $slots ->
    [both] Most sem út, sem építkezés nem lehetséges. { $labour } munkád van.
    [road] Most nem építhető út.
   *[construction] Most semmit sem építhetsz. { $labour } munkád van.
}
prompt-road = { $left ->
    [one] Építs utat: ez az utolsó
   *[other] Építs utat: még { $left }
}
prompt-road-hint = { $count ->
    [0] Nem építhető út.
   *[other] { $count } út világít.
}{ $also ->
    [both] {" "}Utat a vadonban is építhetsz, vagy abbahagyhatod.
    [wilderness] {" "}Utat a vadonban is építhetsz.
    [stop] {" "}Abba is hagyhatod.
   *[none] {""}
}
prompt-begin-road = Utak építése
prompt-city = Hol épüljön a város?
prompt-garrison = Hol épüljön a helyőrség?
prompt-conquest = Melyik régiót hódítod meg?
prompt-temple = Hol épüljön a templom?
prompt-upgrade = Melyik helyőrségből legyen város?
prompt-site-how = Mit építesz itt: { $site }?
prompt-slot-how = Utakat építesz, vagy inkább zarándokolsz?
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
action-wilderness-to = Vadon: { $pair ->
    [none] { $connection_from } – { $connection_to }
   *[other] { $pair }
}
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

ending-pizarros-arrival = Megérkezett Pizarro: a birodalom korán elbukik
ending-last-sapa-inca = Az utolsó Sapa Inka értékelése is megtörtént
name-region = { $name }
name-connection = Út: { $from } – { $to }
name-pair = { $from } – { $to }
name-sector = { $name } mező
name-card-down = képpel lefelé fordított kártya
name-turn-end = Kör vége
name-track = korszaksáv
name-order = játékossorrend
now-cost = Most { $cost } munkába kerül; neked { $have } van.
now-gains = Azonnal { $points } pont, minden Sapa Inka-fázisban { $sapa }.
now-roads = Ingyenes utak ebben a körben: { $roads }.
now-conquest = A meghódítás { $cost } munkádba kerül, { $have } van. Minden inkafázisban { $labour } munkát hoz, és { $points } pontot.
now-scores-for = A Sapa Inka-fázisban pontot kap érte: { $names }.
now-reaches = Összeköt ezzel: { $names }.
now-works-for = Akire hat: { $names }.
card-in-hand-skilled-surveyors = Tapasztalt földmérők
card-in-hand-extra-road-builders = További útépítők
card-in-hand-el-nino-flood = El Niño-áradás
card-in-hand-urban-renewal = Város­megújítás
card-in-hand-military-superiority = Katonai fölény
card-in-hand-rapid-expansion = Gyors terjesz­kedés
card-in-hand-religious-zeal = Hit­buzgalom
card-in-hand-solar-eclipse = Nap­fogyatkozás
card-in-hand-great-pilgrimage = Nagy zarándok­lat
card-in-hand-annual-pilgrimage = Éves zarándok­lat
card-in-hand-local-pilgrimage = Helyi zarándok­lat
card-in-hand-rural-unrest = Vidéki zavargás
card-in-hand-hard-workers = Szorgos munkások
card-in-hand-wilderness-road = Út a vadonban
card-in-hand-epidemic = Járvány
card-in-hand-important-outpost = Fontos előőrs
card-in-hand-building-project = Építési terv
card-in-hand-stormy-weather = Viharos idő
card-in-hand-famine-stores = Készletek éhínség ellen
card-in-hand-popular-support = A nép támogatása
card-in-hand-resistance = Ellenállás
tip-region = A meghódított régió mindenki számára megnyitja a helyszíneit. Az ellenállás a hódítás ára.
tip-connection = Az út egyik végének a hálózatodban kell lennie, és egyik végének (akár ugyanannak) olyan helyszínnél, amely meghódított régiót érint.
tip-pair = Ezt a két helyszínt csak a vadonban vezető út kötheti össze.
tip-sector = Az itteni kártyák a két szomszédos színre hatnak a következő Sapa Inka-fázisig.
tip-track = Fordulónként egy oszlop, a fázisok fentről lefelé.
tip-order = Aki hátrébb van, az kezd; minden napfázisban újra eldől.
tip-turn-end = Ami a körödből megmaradt, elvész.
tip-slot-road = Az e körben járó ingyen utaid.
tip-construction-city = Olyan városhelyre, amelyet az utaid elérnek, és amely meghódított régiót érint.
tip-construction-garrison = Olyan helyőrséghelyre, amelyet az utaid elérnek, és amely meghódított régiót érint.
tip-construction-conquest = Bármely régió, amelyet az utaid érintenek. Ára a jelzőjén lévő ellenállás.
tip-construction-temple = Olyan templom nélküli városra, amelyet az utaid elérnek.
tip-construction-terrace = Az egyik jelződ mellé: eggyel több munka minden inkafázisban, egy pont minden Sapa Inka-fázisban.
tip-construction-extra-road = Még egy út egy munkáért.
tip-construction-upgrade = Egy helyőrség, amelyet az utaid elérnek, várossá válik.
tip-site-capital = Itt kezdődik minden hálózat: egy hely akkor van összekötve számodra, ha a saját utaid összekötik Cuzcóval.
tip-site-city = Akinek az útjai elérik, várost építhet itt; a helynek meghódított régiót kell érintenie.
tip-site-garrison = Akinek az útjai elérik, helyőrséget építhet itt; a helynek meghódított régiót kell érintenie.
tip-site-huaca = Útba eső hely: utak haladnak át rajta, építeni nem lehet ide.
tip-temple-bonus = Egy templom itt { $points } ponttal többet ér.

## Log, by event

log-colour-dealt = { $seat } színe { $colour }, kezdő régiója { $region }.
log-turn-order-set = Új játékossorrend.
log-marker-turned = { $region }: { $marker }, ellenállás { $marker_resistance }.
log-phase-began = { $round }. forduló, { $era }: { $phase }
log-income-received = { $seat } { $labour } munkát kap.
log-support-given = { $giver } { $labour } munkát ad neki: { $receiver }.
log-sun-card-laid = { $card_known ->
    [yes] { $seat } leteszi: { $card } ({ $sector_name }).
   *[no] { $seat } letesz egy kártyát ({ $sector_name }).
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } húzása: { $card }.
   *[no] { "" }
}
log-sun-deck-renewed = Az eldobott napkártyákból ({ $cards }) új pakli lesz.
log-sun-card-shown = Nyitva fekszik: { $card } ({ $sector_name }).
log-popular-support-paid = { $seat } { $labour } munkát kap a nép támogatásától.
log-roads-lost = { $seat } { $places_count } utat veszít a zavargás miatt.
log-road-built = { $wilderness ->
    [true] { $seat } utat épít a vadonban: { $place_from } – { $place_to }.
   *[false] { $seat } utat épít: { $place_from } – { $place_to }.
}
log-built = { $construction_id ->
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
log-sun-cards-discarded = { $cards_count } napkártya a dobópakliba kerül.
log-sapa-inca-scored = { $seat } { $points } pontot kap a birodalomért.
log-labour-handed-back = { $seat } visszaad { $labour } munkát.
log-invasion-marker-turned = Inváziójelző: { $marker }.
log-game-ended = A játék véget ért, a győztes { $winner }.

## Board and tray

round-of = { $round }/{ $rounds }. forduló
round-short = { $round }/{ $rounds }. forduló
era-of = { $era }, { $from }–{ $to }
name-phase-inca = Inka
name-phase-sun = Nap
name-phase-people = Nép
name-phase-sapa-inca = Sapa Inka
turn-order = Játékossorrend
turn-and-region = { $turn }. a sorban · { $region }
labour = munka
income-of = { $income } a jelzőkért és teraszokért a következő inkafázisban
markers = kultúrajelzők
terraces = teraszok
sapa-inca-now = pont egy mostani Sapa Inka-fázisban
works-for-you = Ami most rád hat
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

item-start = Kezdőpontok
item-cities = Épített városok
item-garrisons = Épített helyőrségek
item-temples = Épített templomok
item-terraces = Épített teraszok
item-conquests = Hódítások
item-pilgrimages = Zarándoklatok
item-sapa-inca-cities = Sapa Inka: városok
item-sapa-inca-garrisons = Sapa Inka: helyőrségek
item-sapa-inca-temples = Sapa Inka: templomok
item-sapa-inca-terraces = Sapa Inka: teraszok

## The end of a round

summary-empire = A birodalom
summary-empire-about = A város, a helyőrség és a templom mindenkinek pontot hoz, akinek az útjai elérik, a terasz a tulajdonosának.
summary-income = Bevétel
summary-income-about = A korszak, a jelzők és a teraszok munkája; utána, aki elöl áll, támogatja azt, aki hátul van.
summary-none = semmi sem számít
summary-city = { $count } város (+{ $points })
summary-garrison = { $count } helyőrség (+{ $points })
summary-temple = { $count } templom (+{ $points })
summary-terrace = { $count } terasz (+{ $points })

kind-card = Napkártyák
kind-site = Helyszínek
kind-construction = Építmények
kind-region = Régiók
