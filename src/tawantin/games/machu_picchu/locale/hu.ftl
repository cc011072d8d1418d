# Machu Picchu hercegei: kérdések, napló, súgó, rövid szabályok, vezetett első lépés.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } kukorica
amount-llama = { $count } láma
amount-coca = { $count } koka
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
prompt-offer = A főtemplomban vagy: mit ajánlasz fel?
prompt-offer-visited = { $name } a főtemplomba látogatott: mit ajánlasz fel?
prompt-offer-hint = Különböző árukat, mindegyikből egy egységet; egységenként { $steps } lépés.
prompt-hire = { $name }: kit fogadsz fel?
prompt-hire-hint = Minden mesterségből egyet; a saját kerületükbe kerülnek.
prompt-recruit = { $name }: kit toborzol?
prompt-recruit-hint = Látogatásonként egy lapka. A sor értéke mindenkinek csökken.
prompt-sell = { $name }: eladás és vétel
prompt-sell-hint = Eladáshoz kattints az áruidra, vételhez a piac egy oszlopára. Egy áru egy látogatáson csak az egyik irányba mehet.
prompt-buy = { $name }: áruvásárlás
prompt-buy-hint = Kattints a piac egy oszlopára; egy darab ára a legalacsonyabb foglalt ár.
prompt-market-remove = { $name }: melyik oszlopot igazítod?
prompt-market-remove-hint = Egyszer, kereskedés előtt: egy darab le a piacról, vagy egy darab rá a bankból.
prompt-market-add = { $name }: melyik oszlopot igazítod?
prompt-market-add-hint = Egyszer, kereskedés előtt: egy darab le a piacról, vagy egy darab rá a bankból.
prompt-send = Küldesz inkát a napórához?
prompt-send-hint = Éjjel { $sundial-reward_units } különböző árut és { $sundial-reward_steps } lépést hoz, majd visszatér a készletedbe.
prompt-sundial-goods = Éjszaka a napóránál: melyik { $sundial-reward_units } árut kéred?
prompt-sundial-goods-hint = Egy-egy egység { $sundial-reward_units } különböző áruból.
prompt-give-back = A csúcson jártál: melyik kártya kerül a pakli alá?
prompt-give-back-hint = { $left ->
    [one] Egy kártya megy vissza, régi vagy új.
   *[other] { $left } kártya megy vissza, régi vagy új.
}
prompt-moon-buy = Éjszaka, „{ $name }”: fizetsz érte?
fold-good-llama = Utazás egy lámáért
fold-adjust = A piac igazítása

## Actions

action-first-inca = Leteszel { $profession_one }
action-place = Indulás { $district_to }
action-walk = Séta { $district_to }
action-ride = Lámán { $district_to } ({ $movement-ride_llamas } láma)
action-stay = Maradsz, és elveszed: „{ $moon_tile }”
action-produce = { $a1 ->
    [0] Pihenjenek
   *[other] { $a1 } inka dolgozik
}
more-walk = { $now }
more-ride = { $now }
more-place = { $now }
more-produce = { $goods }, ára { $paid }
action-sacrifice = { $a1 ->
    [0] Megtartod a lámákat
   *[other] { $a1 } láma feláldozása
}
more-sacrifice = { $steps } lépés
action-offer = Felajánlás: { $good_unit }
action-offer-done = Felajánlás vége
action-hire = Felfogadsz { $profession_one }: { $profession_cost }
action-hire-done = Kész
action-recruit = Toborzol { $clergy_one }: { $clergy_cost }
action-recruit-none = Senkit sem toborzol
action-market-remove = Le: { $market_one }
action-market-add = Rá: { $market_one }
action-sell = Eladás: { $good_one }
more-sell = { $price }
action-buy = Vétel: { $market_one }
more-buy = { $price }
action-market-done = Elhagyod a piacot
action-send = Elküldesz { $profession_one }
action-send-none = Senkit sem küldesz
action-give-back = Vissza: { $card }
action-moon-buy = Fizetsz és elveszed
action-moon-decline = Otthagyod
action-sundial-goods = Elveszed: { $good_all_unit }

## Names and tooltips

name-market = Piac: { $name }
market-state = { $pieces } darab; eladás { $sell }, vétel { $buy }
tip-district-corn-terrace = Vedd el az itt fekvő kukoricát. Utána minden játékos minden farmere { $profession-farmer-produces-corn } kukoricát hoz.
tip-district-llama-pasture = Vedd el az itt lévő lámákat. Utána minden pásztor { $profession-herder-pay_corn } kukoricáért egy lámát adhat.
tip-district-coca-plantation = Vedd el az itt fekvő kokát. Utána minden kokatelepes { $profession-coca_planter-pay_corn } kukoricáért egy kokát adhat.
tip-district-potters-quarter = Vedd el az itt fekvő agyagedényt. Utána minden fazekas { $profession-potter-pay_corn } kukoricáért egy agyagedényt készíthet.
tip-district-weavers-quarter = Vedd el az itt fekvő ruhát. Utána minden szövőmunkás { $profession-weaver-pay_corn } kukoricáért egy ruhát készíthet.
tip-district-temple-of-the-sun = Kövenként { $temple-steps_per_stone } lépés. Utána mindenki áldozhat lámát a szüzeivel.
tip-district-temple-of-the-puma = Kövenként { $temple-steps_per_stone } lépés. Utána mindenki áldozhat lámát a puma papjaival.
tip-district-temple-of-the-condor = Kövenként { $temple-steps_per_stone } lépés. Utána mindenki áldozhat lámát a kondorkeselyű papjaival.
tip-district-main-temple = Kövenként { $temple-steps_per_stone } lépés. Utána mindenki különböző árukat ajánlhat fel, egységenként { $temple-offering_steps_per_unit } lépésért.
tip-district-guard-house = Fogadj fel egy farmert ({ $profession-farmer-cost-llama } láma, { $profession-farmer-cost-pottery } agyagedény) és egy pásztort ({ $profession-herder-cost-corn } kukorica, { $profession-herder-cost-coca } koka).
tip-district-royal-palace = Fogadj fel egy kokatelepest (agyagedény, ruha), egy fazekast (koka, ruha) és egy szövőmunkást (koka, agyagedény).
tip-district-house-of-priests = Toborozz egy papot: a pumáét vagy a kondorkeselyűét.
tip-district-house-of-virgins = Toborozz egy szüzet.
tip-district-central-plaza = Adj el és vegyél lámát, kokát, agyagedényt és ruhát kukoricáért.
tip-district-sundial = Küldj ide egy inkát: éjjel { $sundial-reward_units } különböző árut és { $sundial-reward_steps } lépést hoz.
tip-moon-tile = Maradj a helyeden és vedd el; éjjel fizet. A harmadik lapka lezárja a napot.
tip-clergy-virgin = Ára { $clergy-virgin-cost-pottery } agyagedény, { $clergy-virgin-cost-coca } koka, { $clergy-virgin-cost-cloth } ruha. A Nap templomában áldoznak lámát.
tip-clergy-puma-priest = Ára { $clergy-puma_priest-cost-cloth } ruha, { $clergy-puma_priest-cost-pottery } agyagedény, { $clergy-puma_priest-cost-coca } koka. A puma templomában áldoznak lámát.
tip-clergy-condor-priest = Ára { $clergy-condor_priest-cost-coca } koka, { $clergy-condor_priest-cost-pottery } agyagedény, { $clergy-condor_priest-cost-cloth } ruha. A kondorkeselyű templomában áldoznak lámát.
tip-market = A legmagasabb szabad áron adsz el, és a legalacsonyabb foglalt áron veszel.
tip-station-granary = Aki eléri vagy áthalad rajta, a köre végén { $station-granary-amount } kukoricát kap.
tip-station-llama-stable = Aki eléri vagy áthalad rajta, a köre végén egy lámát kap.
tip-piece-summit = Húzz { $card_draw-draw } kártyát, adj vissza { $card_draw-give_back } kártyát a teljes kezedből, és folytasd a { $trail-wrap_to }. mezőtől.
tip-piece-sun-tile = Azé, aki a nap harmadik holdlapkáját elveszi. A többieknek még egy körük van; a következő napot a tulajdonosa kezdi.
tip-piece-deck = Egy kártya { $scoring-points_per_match } pontot ér minden olyan saját inkádért és papodért, amilyet mutat. Ha a pakli elfogy, a város megmenekült.
tip-piece-time-track = Az utolsó nap után jönnek a spanyolok. Aki a napot lezárja, elveszi a hold kukoricáját.
now-brings = Most ezt hozza neked: { $what }.
now-nothing = Most semmit sem hoz neked.
now-steps = { $steps } lépés
now-steps-up-to = legfeljebb { $steps } lépés
now-for = { $who }, ára { $cost }
now-lacks = Ahhoz, hogy kapj { $who }, hiányzik { $goods }.
now-you-lack = Hiányzik: { $goods }.
now-can-pay = Most ki tudod fizetni.
now-next-value = Ha még egyet elvisznek, { $value } lépés lesz.
now-moon-for = Éjjel: { $gets }, ára { $paid }.
now-moon = Éjjel: { $gets }.
now-scout = A felderítőd { $steps } lépésre van.
now-sells = Most eladhatnád: { $what }.
now-price = A piacon { $sell } jár érte, és { $buy } az ára.
now-job = Itt fogadható fel: { $where }, ára { $cost }. Ennyit készít: { $made }.
tip-good = A saját kerületében készül, a piactéren adható el és vehető meg.
tip-good-corn = Ezzel fizeted a munkát, ez a piac pénze, és ebből veszed, amit a holdlapkák kínálnak.
tip-count-incas = Mindegyik a mestersége kerületében dolgozik, és minden kártyával pontot ér, amely azt mutatja.
tip-profession = Minden saját kártyával pontot ér, amely ezt a mesterséget mutatja.
now-no-inca = Nincs több inka a készletedben.
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
log-card-dealt = { $card_known ->
    [yes] { $seat } kártyát kap: { $card }.
   *[no] { $seat } kap egy kártyát.
}
log-first-inca-placed = { $seat } letesz { $profession_one }.
log-turn-begun = { $seat } következik.
log-prince-moved = { $how_id ->
    [ride] { $seat } lámán megy { $district_to } ({ $llamas_words }).
    [place] { $seat } indul { $district_to }.
   *[walk] { $seat } átmegy { $district_to }.
}
log-moon-tile-taken = { $seat } marad, és elveszi: „{ $tile }”.
log-sun-tile-taken = { $seat } elveszi a naplapkát: a többieknek még egy körük van.
log-bonus-taken = { $seat } elveszi, ami itt feküdt: { $amount_words }.
log-stones-taken = { $seat } elvesz { $stones } követ: { $steps } lépés.
log-nothing-left = Ott ma már nincs semmi.
log-produced = { $incas ->
    [0] { $seat } pihenni hagyja az inkákat.
   *[other] { $corn_paid ->
        [0] { $seat } betakarít: { $amount_words }.
       *[other] { $seat } termel: { $amount_words } (ára { $corn_paid_words }).
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } megtartja a lámákat.
   *[other] { $seat } feláldoz { $llamas } lámát: { $steps } lépés.
}
log-offered = { $seat } felajánl: { $amount_words }.
log-offering-made = { $units ->
    [0] { $seat } semmit sem ajánl fel.
   *[other] { $seat } { $units } egységet ajánl fel: { $steps } lépés.
}
log-inca-hired = { $seat } felfogad { $profession_one } (ára { $paid }).
log-clergy-recruited = { $seat } toboroz { $clergy_one } (ára { $paid }); az érték most { $value }.
log-market-adjusted = { $change_sign ->
    [plus] { $seat } a piacra tesz: { $good_one }.
   *[minus] { $seat } levesz a piacról: { $good_one }.
}
log-good-sold = { $seat } elad: { $good_one }, kap érte: { $corn_words }.
log-good-bought = { $seat } vesz: { $good_one }, ára { $corn_words }.
log-inca-sent = { $seat } elküld { $profession_one } a napórához.
log-sundial-rewarded = { $seat } a napórától kap: { $goods }.
log-scout-moved = { $seat } felderítője ide lép: { $field }. mező.
log-station-reached = Állomás: { $station }. { $seat } a kör végén kap: { $amount_words }.
log-trail-reward-paid = { $seat } az ösvényről kap: { $amount_words }.
log-cards-drawn = { $cards_known ->
    [yes] { $seat } felér a csúcsra, és húz: { $cards }.
   *[no] { $seat } felér a csúcsra, { $count } kártyát húz, és { $give_back } megy vissza.
}
log-returned-card-drawn = { $seat } olyan kártyát húzott, amelyet te adtál vissza: { $card }.
log-card-given-back = { $card_known ->
    [yes] { $seat } visszaad: { $card }.
   *[no] { $seat } visszaad egy kártyát.
}
log-draw-missed = { $seat } felér a csúcsra, de a pakli üres: { $points } pont.
log-time-corn-taken = { $seat } lezárja a napot, és kap: { $amount_words }.
log-night-fell = { $day }. éjszaka
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } nem használja: „{ $tile }”.
   *[other] { $corn_paid ->
        [0] { $seat } kap: { $amount_words } ({ $tile }).
       *[other] { $seat } kap: { $amount_words }, ára { $corn_paid_words } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } { $steps } lépést tesz ({ $tile }).
log-bonus-laid = Új áruk és kövek kerülnek a városba.
log-day-begun = { $day }. nap
log-hand-revealed = { $seat } megmutatja: { $cards }. Arany: { $gold }.
log-game-ended = { $ending }. { $reason_id ->
    [clergy_complete] Minden papot és szüzet toboroztak.
    [deck_empty] A pakli elfogyott.
   *[last_day_over] Véget ért az utolsó nap.
}
log-points-counted = { $multiplier ->
    [1] { $seat } pontszáma: { $total }.
   *[other] { $seat } aranya: { $gold }, ezért a pontok szorzója { $multiplier }; összesen { $total } pont.
}

## Board, seats, tray

plate-steps = { $steps } lépés
plate-each = { $steps } lépés
plate-hire = inkák
plate-recruit = toboroz
plate-trade = kereskedés
market-title = Piac: ár kukoricában
day-of = { $day }. nap, összesen { $days }
night-of = Éjszaka ({ $day }. nap után)
day-closes = { $name } kapta a naplapkát: a nap utolsó körei
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
incas-supply = készleten: { $count }
your-cards = Áldozati kártyák
worth-now = { $points } pont, { $gold } arany
card-state = { $name }: most { $points } pont, { $gold } arany
card-points = { $points } GyP
end-title = Milyen közel a vég?
end-clergy = Papok
end-deck = Pakli
end-days = Napok
end-help = Ha minden pap és szűz elkel, vagy a pakli elfogy, a város megmenekül: a pontok úgy számítanak, ahogy vannak. Ha előbb telnek le a napok, az arany szorozza őket: ×{ $scoring-multipliers-0 }, ×{ $scoring-multipliers-1 } vagy ×{ $scoring-multipliers-2 }.

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

## The end of a round

summary-night = { $day }. éjszaka
summary-moon = Hold és ösvény
summary-hands = Felfedjük a kártyákat

kind-profession = Mesterségek
kind-district = Kerületek
kind-moon-tile = Holdlapkák
kind-clergy = Papság
kind-card = Áldozati kártyák
