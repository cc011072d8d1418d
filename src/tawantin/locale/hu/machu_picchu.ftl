# Machu Picchu hercegei: kérdések, napló, súgó, rövid szabályok, vezetett első lépés.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } kukorica
amount-llama = { $count } láma
amount-coca = { $count } kokacserje
amount-pottery = { $count } agyagedény
amount-cloth = { $count } ruha
one-farmer = egy farmert
one-herder = egy pásztort
one-coca-planter = egy kokatelepest
one-potter = egy fazekast
one-weaver = egy szövőmunkást
one-virgin = egy szüzet
one-puma-priest = egy pumapapot
one-condor-priest = egy kondorpapot
to-corn-terrace = a kukoricateraszra
to-llama-pasture = a lámalegelőre
to-coca-plantation = a kokaültetvényre
to-potters-quarter = a fazekasnegyedbe
to-weavers-quarter = a szövőmunkásnegyedbe
to-temple-of-the-condor = a kondorkeselyű templomába
to-temple-of-the-puma = a puma templomába
to-temple-of-the-sun = a Nap templomába
to-main-temple = a főtemplomba
to-guard-house = az őrkunyhóhoz
to-royal-palace = a királyi palotába
to-house-of-priests = a papok házába
to-house-of-virgins = a szüzek házába
to-central-plaza = a piactérre
to-sundial = a napórához
of-seat = { $name }: { $count }

## Prompts, by kind of action

prompt-first-inca = Hol dolgozzon az első inkád?
prompt-first-inca-hint = Nem kerül semmibe. Mindenki eggyel kezd.
prompt-place = Tedd le a hercegedet
prompt-place-hint = Bármelyik kerületbe; annak akciója rögtön következik.
prompt-walk = Lépj a hercegeddel
prompt-walk-hint = Sétálj egy fénylő kerületbe, lovagolj lámán, vagy maradj és vegyél el egy holdlapkát.
prompt-ride = Hová mész lámán?
prompt-ride-hint = Bármelyik másik kerületbe; ára: { $cost }.
prompt-produce = { $name }: hány inka dolgozik?
prompt-produce-hint = Mindegyik kukoricába kerül. Ma többször nem dolgozhatnak.
prompt-sacrifice = { $name }: hány lámát áldozol?
prompt-sacrifice-hint = Lámánként { $steps } lépés; minden itteni papodra egy láma juthat.
prompt-offer = Mit ajánlasz fel?
prompt-offer-hint = Különböző árukat, mindegyikből egy egységet; egységenként { $steps } lépés.
prompt-hire = Kit fogadsz fel?
prompt-hire-hint = Minden foglalkozásból egyet; a saját kerületükbe kerülnek.
prompt-recruit = Kit toborzol?
prompt-recruit-hint = Látogatásonként egy lapka. A sor értéke mindenkinek csökken.
prompt-sell = Eladás és vétel
prompt-sell-hint = Eladáshoz kattints az áruidra, vételhez a piac egy oszlopára. Egy áru egy látogatáson csak az egyik irányba mehet.
prompt-buy = Áruvásárlás
prompt-buy-hint = Kattints a piac egy oszlopára; egy darab ára a legalacsonyabb foglalt ár.
prompt-market-remove = Melyik oszlopon változtatsz?
prompt-market-remove-hint = Egyszer, kereskedés előtt: egy darab le a piacról, vagy egy darab rá a bankból.
prompt-market-add = Melyik oszlopon változtatsz?
prompt-market-add-hint = Egyszer, kereskedés előtt: egy darab le a piacról, vagy egy darab rá a bankból.
prompt-send = Küldesz inkát a napórához?
prompt-send-hint = Éjjel három különböző árut és három lépést hoz, majd visszatér a készletedbe.
prompt-sundial-goods = Melyik három áru?
prompt-sundial-goods-hint = A napóra három különböző áruból ad egy-egy egységet.
prompt-give-back = Melyik kártya kerül a pakli alá?
prompt-give-back-hint = { $left ->
    [one] Egy kártya megy vissza, régi vagy új.
   *[other] { $left } kártya megy vissza, régi vagy új.
}
prompt-moon-buy = { $name }
fold-good-llama = Utazás egy lámáért
fold-adjust = A piac módosítása

## Actions

action-first-inca = Leteszel { $who }
action-place = Indulás { $to }
action-walk = Séta { $to }
action-ride = Lámán { $to }, { $cost }
action-stay = Maradsz: { $moon_tile }
action-produce = { $a1 ->
    [0] Pihenjenek
   *[other] { $goods }, ára { $paid }
}
action-sacrifice = { $a1 ->
    [0] Megtartod a lámákat
   *[other] { $goods }: { $steps } lépés
}
action-offer = Felajánlás: { $goods }
action-offer-done = Felajánlás vége
action-hire = Felfogadsz { $who }: { $cost }
action-hire-done = Kész
action-recruit = Toborzol { $who }: { $cost }
action-recruit-none = Senkit sem toborzol
action-market-remove = Le: { $goods }
action-market-add = Rá: { $goods }
action-sell = Eladás: { $goods }, { $price } jár érte
action-buy = Vétel: { $goods }, ára { $price }
action-market-done = Elhagyod a piacot
action-send = Elküldesz { $who }
action-send-none = Senkit sem küldesz
action-give-back = Vissza: { $card }
action-moon-buy = Fizetsz és elveszed
action-moon-decline = Lemondasz róla
action-sundial-goods = Elveszed: { $goods }

## Names and tooltips

market-of = Piac: { $good }
market-state = { $pieces } darab; eladás { $sell }, vétel { $buy }
tip-district-corn-terrace = Vedd el az itt fekvő kukoricát. Utána minden játékos minden farmere 3 kukoricát hoz.
tip-district-llama-pasture = Vedd el az itt lévő lámákat. Utána minden pásztor 1 kukoricáért egy lámát adhat.
tip-district-coca-plantation = Vedd el az itt fekvő kokacserjét. Utána minden kokatelepes 1 kukoricáért egy kokacserjét adhat.
tip-district-potters-quarter = Vedd el az itt fekvő agyagedényt. Utána minden fazekas 1 kukoricáért egy agyagedényt készíthet.
tip-district-weavers-quarter = Vedd el az itt fekvő ruhát. Utána minden szövőmunkás 1 kukoricáért egy ruhát készíthet.
tip-district-temple-of-the-sun = Kövenként 3 lépés. Utána mindenki áldozhat lámát a szüzeivel.
tip-district-temple-of-the-puma = Kövenként 3 lépés. Utána mindenki áldozhat lámát a puma papjaival.
tip-district-temple-of-the-condor = Kövenként 3 lépés. Utána mindenki áldozhat lámát a kondorkeselyű papjaival.
tip-district-main-temple = Kövenként 3 lépés. Utána mindenki különböző árukat ajánlhat fel, egységenként 2 lépésért.
tip-district-guard-house = Fogadj fel egy farmert (1 láma, 1 agyagedény) és egy pásztort (3 kukorica, 1 kokacserje).
tip-district-royal-palace = Fogadj fel egy kokatelepest (agyagedény, ruha), egy fazekast (kokacserje, ruha) és egy szövőmunkást (kokacserje, agyagedény).
tip-district-house-of-priests = Toborozz egy papot: a pumáét vagy a kondorkeselyűét.
tip-district-house-of-virgins = Toborozz egy szüzet.
tip-district-central-plaza = Adj el és vegyél lámát, kokacserjét, agyagedényt és ruhát kukoricáért.
tip-district-sundial = Küldj ide egy inkát: éjjel három különböző árut és három lépést hoz.
tip-moon-tile = Maradj a helyeden és vedd el; éjjel fizet. A harmadik lapka lezárja a napot.
tip-clergy-virgin = Ára 2 agyagedény, 1 kokacserje, 1 ruha. A Nap templomában áldoznak; a világos szám a lámánkénti lépés.
tip-clergy-puma-priest = Ára 2 ruha, 1 agyagedény, 1 kokacserje. A puma templomában áldoznak; a világos szám a lámánkénti lépés.
tip-clergy-condor-priest = Ára 2 kokacserje, 1 agyagedény, 1 ruha. A kondorkeselyű templomában áldoznak; a világos szám a lámánkénti lépés.
tip-market = A legmagasabb szabad áron adsz el, és a legalacsonyabb foglalt áron veszel.
tip-station-granary = Aki eléri vagy áthalad rajta, a lépése végén 3 kukoricát kap.
tip-station-llama-stable = Aki eléri vagy áthalad rajta, a lépése végén egy lámát kap.
tip-piece-summit = Húzz három kártyát, adj vissza kettőt a teljes kezedből, és folytasd 0-tól.
tip-piece-sun-tile = Azé, aki a nap harmadik holdlapkáját elveszi. A többieknek még egy lépésük van; a következő napot a tulajdonosa kezdi.
tip-piece-deck = Egy kártya 1 pontot ér minden olyan saját inkádért és papodért, amilyet mutat. Ha a pakli elfogy, a város megmenekült.
tip-piece-time-track = Az utolsó nap után jönnek a spanyolok. Aki a napot lezárja, elveszi a hold kukoricáját.
held-by = nála: { $name }
district-bonus = { $bonus ->
    [0] ma már nincs itt semmi
   *[other] itt fekszik: { $bonus }
}
district-steps = darabonként { $steps } lépés
district-incas = inkák: { $names }
district-princes = itt áll: { $names }
clergy-state = még { $left }, lámánként { $value } lépés
deck-left = még { $count }
deck-own = saját, { $place }. hely: { $card }

## Log, by event

log-game-begun = { $start_player } kezd.
log-card-dealt = { $known ->
    [yes] { $seat } kártyát kap: { $which }.
   *[no] { $seat } kap egy kártyát.
}
log-first-inca-placed = { $seat } letesz { $who }.
log-turn-begun = { $seat } következik.
log-prince-moved = { $way ->
    [ride] { $seat } lámán megy { $to } ({ $cost }).
    [place] { $seat } indul { $to }.
   *[walk] { $seat } átmegy { $to }.
}
log-moon-tile-taken = { $seat } marad, és elvesz egy lapkát: { $tile }.
log-sun-tile-taken = { $seat } elveszi a naplapkát: a többieknek még egy lépésük van.
log-bonus-taken = { $seat } elveszi, ami itt feküdt: { $goods }.
log-stones-taken = { $seat } elvesz { $stones } követ: { $steps } lépés.
log-nothing-left = Ott ma már nincs semmi.
log-produced = { $incas ->
    [0] { $seat } pihenni hagyja az inkákat.
   *[other] { $free ->
        [yes] { $seat } betakarít: { $goods }.
       *[no] { $seat } termel: { $goods } (ára { $paid }).
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } megtartja a lámákat.
   *[other] { $seat } feláldoz { $llamas } lámát: { $steps } lépés.
}
log-offered = { $seat } felajánl: { $goods }.
log-offering-made = { $units ->
    [0] { $seat } semmit sem ajánl fel.
   *[other] { $seat } { $units } egységet ajánl fel: { $steps } lépés.
}
log-inca-hired = { $seat } felfogad { $who } (ára { $paid }).
log-clergy-recruited = { $seat } toboroz { $who } (ára { $paid }); az érték most { $value }.
log-market-adjusted = { $way ->
    [on] { $seat } a piacra tesz: { $goods }.
   *[off] { $seat } levesz a piacról: { $goods }.
}
log-good-sold = { $seat } elad: { $goods }, kap érte: { $price }.
log-good-bought = { $seat } vesz: { $goods }, ára { $price }.
log-inca-sent = { $seat } elküld { $who } a napórához.
log-sundial-rewarded = { $seat } a napórától kap: { $goods }.
log-scout-moved = { $seat } felderítője { $steps } lépést tesz; mezője: { $field }.
log-station-reached = { $seat } eléri ({ $station }): { $goods } a lépés végén.
log-trail-reward-paid = { $seat } az ösvényről kap: { $goods }.
log-cards-drawn = { $known ->
    [yes] { $seat } felér a csúcsra, és húz: { $which }.
   *[no] { $seat } felér a csúcsra, { $count } kártyát húz, és { $give_back } megy vissza.
}
log-returned-card-drawn = { $seat } olyan kártyát húzott, amelyet te adtál vissza: { $which }.
log-card-given-back = { $known ->
    [yes] { $seat } visszaad: { $which }.
   *[no] { $seat } visszaad egy kártyát.
}
log-draw-missed = { $seat } felér a csúcsra, de a pakli üres: { $points } pont.
log-time-corn-taken = { $seat } lezárja a napot, és kap: { $goods }.
log-night-fell = { $day }. éjszaka
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } nem használja a lapkát: { $tile }.
   *[other] { $free ->
        [yes] { $seat } kap: { $goods } ({ $tile }).
       *[no] { $seat } kap: { $goods }, ára { $paid } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } { $steps } lépést tesz ({ $tile }).
log-bonus-laid = Új áruk és kövek kerülnek a városba.
log-day-begun = { $day }. nap
log-hand-revealed = { $seat } megmutatja: { $which }. Arany: { $gold }.
log-game-ended = { $ending }. { $reason ->
    [clergy_complete] Minden papot és szüzet toboroztak.
    [deck_empty] A pakli elfogyott.
   *[last_day_over] Véget ért az utolsó nap.
}

## Board, seats, tray

plate-steps = { $steps } lépés
plate-each = { $steps } lépés
plate-hire = inkák
plate-recruit = toboroz
plate-trade = kereskedés
market-title = Piac: ár kukoricában
day-of = { $day }. nap, összesen { $days }
night-of = Éjszaka, { $day }. nap után
day-closes = { $name } kapta a napot: utolsó lépések ma
moons-of = Elvett holdlapka: { $taken } / { $ends }
incas-of = { $count } / { $total }
incas-in-city = inka a városban
cards-in-hand = kártya
moon-tiles-held = holdlapka
status-active = Ő lép
your-goods = Áruid
good-state = { $name }: { $count }
your-incas = Inkáid
inca-state = { $name }: { $count }. Ára { $cost }
incas-supply = { $count } készletben
your-cards = Áldozati kártyák
worth-now = { $points } pont, { $gold } arany
card-state = { $name }: most { $points } pont, { $gold } arany
card-points = { $points } GyP
end-title = Milyen közel a vég?
end-clergy = Papok
end-deck = Pakli
end-days = Napok
end-help = Ha minden pap és szűz elkel, vagy a pakli elfogy, a város megmenekül: a pontok úgy számítanak, ahogy vannak. Ha előbb telnek le a napok, az arany 3-mal, 2-vel vagy 1-gyel szorozza őket.

## Score

item-farmer = Farmerek
item-herder = Pásztorok
item-coca-planter = Kokatelepesek
item-potter = Fazekasok
item-weaver = Szövőmunkások
item-virgin = Szüzek
item-puma-priest = A puma papjai
item-condor-priest = A kondorkeselyű papjai
item-trail = Felderítő az ösvényen
item-missed-draws = Csúcs kártya nélkül
item-gold = Arany

## Rules in short

rule-goal-title = Cél
rule-goal = Herceged a városban jár és működésbe hozza a kerületeket; felderítőd az inkaösvényen kapaszkodik felfelé. Minden csúcs egy titkos áldozati kártyát hoz. A kártyák a végén a saját inkáidat és papjaidat értékelik. A város vagy megmenekül, vagy a spanyolok meghódítják, és akkor az arany is számít.
rule-turn-title = Egy lépés
rule-turn =
    Sétálj ingyen egy szomszédos kerületbe, vagy fizess egy lámát és menj bármelyik másikba. Ezután a kerület akciója következik. Vagy maradj és vegyél el egy holdlapkát: ekkor nincs akció.
    A legelső lépésedben bárhová leteheted a herceget. Egy kerületben akárhány herceg állhat.
rule-day-title = Nap, holdlapkák, naplapka
rule-day = A nap a harmadik holdlapkával ér véget. Aki elveszi, megkapja a naplapkát; a többieknek még egy lépésük van. Közülük az utolsó elveszi a hold kukoricáját. A következő napot a naplapka tulajdonosa kezdi.
rule-production-title = Termelő kerületek
rule-production =
    Naponta egyszer működnek, amíg fekszik bennük valami. Herceged elvesz mindent, ami ott fekszik. Utána mindenki termel, akinek ott inkája van, veled kezdve: farmerenként 3 kukorica ingyen; máshol inkánként egy darab 1 kukoricáért.
    Aki pihenni hagyja az inkáit, aznap már nem pótolhatja.
rule-temples-title = A Nap, a puma és a kondorkeselyű temploma
rule-temples =
    Naponta egyszer, amíg kő van ott. Herceged elveszi a köveket: felderítőd kövenként 3 lépést tesz.
    Utána mindenki áldozhat, veled kezdve: minden ilyen saját lapkára egy lámát; egy láma annyi lépést ér, amennyi a sor világos száma.
rule-main-temple-title = Főtemplom
rule-main-temple = Kövek, mint a többi templomban. Utána mindenki legfeljebb öt különböző árut ajánlhat fel, mindegyikből egy egységet, egységenként 2 lépésért. Három kukorica egy egység.
rule-hiring-title = Kunyhó és palota
rule-hiring = Csak te. Az őrkunyhóban egy farmert és egy pásztort, a királyi palotában egy kokatelepest, egy fazekast és egy szövőmunkást fogadhatsz fel. Mindegyik két különböző áruba kerül, és kell hozzá egy korong a készletedből.
rule-clergy-title = Papok és szüzek
rule-clergy = Látogatásonként egy lapka: a szüzek házában egy szűz, a papok házában a puma vagy a kondorkeselyű egy papja. Mindegyik négy áruba kerül, ebből kettő egyforma. Minden elvett lapkával az ilyen áldozat mindenkinek egy lépéssel kevesebbet ér.
rule-market-title = Piac
rule-market =
    Először egyszer levehetsz egy darabot egy oszlopról, vagy rátehetsz egyet a bankból. Utána darabonként adsz el és veszel.
    A legmagasabb szabad áron adsz el, és a legalacsonyabb foglalt áron veszel. Ha egy oszlop tele van, a bank 3-ért vesz; ha üres, a bank 6-ért ad. Amit eladtál, azt ugyanazon a látogatáson nem veheted meg, és fordítva.
rule-sundial-title = Napóra
rule-sundial = Küldd ide egy inkádat. Éjjel visszatér a készletedbe, és három különböző árut meg három lépést hoz.
rule-trail-title = Inkaösvény
rule-trail = Mezők 0-tól 19-ig. A 7-es elérése vagy átlépése 3 kukoricát, a 13-asé egy lámát hoz, mindkettőt a lépés végén. A 20-ason, a csúcson kártyát húzol, és a maradék lépésekkel 0-tól folytatod.
rule-cards-title = Áldozati kártyák
rule-cards = A csúcson hármat húzol, majd az összes kártyád közül kettőt a pakli alá teszel. Minden kártya kétféle embert mutat, és 1 pontot ér minden ilyen inkáért vagy papért, akid a végén van. A maszk melletti szám az arany. Ha a pakli üres, egy csúcs 3 pontot ér.
rule-night-title = Éjszaka
rule-night = Először a holdlapkák fizetnek, a naplapka tulajdonosától kezdve: kukorica és lépés ingyen, más áru kívánságra 1 kukoricáért. Utána a napóra. Végül minden naponta egyszer működő kerületbe egy kő vagy egység kerül, legfeljebb kettőig.
rule-last-day-title = A 9. nap
rule-last-day = Nem követi éjszaka, ezért a holdlapkák és a napóra rögtön fizetnek.
rule-end-title = A játék vége
rule-end = A város megmenekül annak a lépésnek a végén, amelyben a tizenötödik pap vagy szűz elkelt, vagy a pakli elfogyott. Ha előbb ér véget a 9. nap, a spanyolok meghódítják.
rule-scoring-title = Értékelés
rule-scoring =
    A kártyák, 1 pont a 7–12. mezőn álló felderítőért, 2 pont a 13–19. mezőn, 3 minden kártya nélküli csúcsért.
    Hódítás után a legtöbb arany megháromszorozza a pontokat, a második legtöbb megduplázza. A felderítő helye aranyként is számít. Egyenlőségnél az áruk egységei döntenek.

## Guided first turn

guide-welcome-title = Üdv Machu Picchuban
guide-welcome = Tizenöt kerület, kövezett utakkal összekötve. Balra az inkaösvény, jobbra fent a papok és szüzek, alattuk a piac. Mutass bármire, és elolvashatod, mit tud.
guide-inca-title = Az első inkád
guide-inca = Válassz egyet az öt zöld kerületből. Ha bárki működésbe hozza, a te inkád is dolgozik. A farmer kukoricát hoz, és kukoricával fizetsz mindenki másnak: biztos kezdés.
guide-prince-title = A herceged
guide-prince = Az első lépésben bárhová leteheted. A friss kerületek annak adják, ami bennük fekszik, aki először érkezik. Később az utakon sétálsz, egy lámáért utazol, vagy maradsz és elveszel egy holdlapkát.
guide-scout-title = A felderítőd
guide-scout = A templomok viszik feljebb a felderítőt az ösvényen. Útközben kukoricát és lámát gyűjt, a csúcson áldozati kártyát. Utána lent elölről kezdi.
guide-cards-title = Miért játszol
guide-cards = A kártyád kétféle embert mutat. Mindegyikük, akid a végén van, egy pont. Fogadd fel hát, akit a kártyáid kívánnak, és tartsd meg a hozzád illő kártyákat.
guide-day-title = Rövid napok, hosszú napok
guide-day = A harmadik holdlapka lezárja a napot. Vegyél el egyet, ha nincs jó hely a közelben, vagy ha a többiek még terveznek valamit.
guide-end-title = Kétféle vég
guide-end = Ha minden pap és szűz elkelt, vagy a pakli üres: a város megmenekült. Különben a 9. nap után az arany dönt. Figyeld a sávokat balra. Jó játékot!
