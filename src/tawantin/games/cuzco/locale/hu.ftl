# Cuzco: kérdések, napló, magyarázatok, szabályok röviden, vezetett első kör.

## Kérdések, az akció fajtája vagy a döntés szerint

prompt-put-feather = Hová kerül az első tollad?
prompt-put-feather-hint = Ezt kaptad; te választod ki a helyét. Ha egy fejpánt-lapka fölött két toll van, a lapka aktiválható.
prompt-keep-task = Tarts meg kettőt ezekből a feladatokból
prompt-keep-task-hint = Egy teljesített feladat { $palace-task_points } pontot ér; fordulónként egyet számolsz el.
prompt-place = { $extra ->
    [true] Extra kör: hová kerül az 1-es?
   *[false] Helyezz el egy kockát
}
prompt-place-hint = Alacsonyabbnak kell lennie a mezőn lévő összes kockánál. Minél magasabb, annál erősebb az akció.
prompt-place-where = Hová kerüljön a kocka ({ $face })?
prompt-place-which = Melyik kocka kerüljön ide: { $space }?
prompt-place-how = { $space }, { $face }: hogyan?
prompt-place-with = Helyezz el egy kockát ezzel: { $with }
prompt-turn-die = Melyik kockát fordítod el?
prompt-turn-die-hint = A kagylókürt visszakerül a készletbe.
prompt-turn-how = Mennyivel fordítod el a kockát ({ $face })?
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
prompt-take-tile = Vegyél el egy lapkát: { $kind }
prompt-take-tile-hint = Az 1.–{ $value }. házból. A maszkod egyik szabad mezőjére kerül.
prompt-take-discarded = Melyik dobott lapkát veszed el?
prompt-exchange = Csere: még { $value } pötty
prompt-exchange-hint = { $exchange-point } pötty: lapka lecsúsztatása vagy egy pont. { $exchange-offering } pötty: áldozati ajándék, istenkártya, toll vagy egy kipu a tartalékba.
prompt-exchange-card = Vége a cserének. Kijátszod ezt is: { $card }?
prompt-slide-up = Melyik lapkát csúsztatod fel?
prompt-slide-up-more = Felcsúsztatsz még egy lapkát?
prompt-step = Melyik lépcsőre lép a pap?
prompt-activate = Melyik fejpánt-lapkát aktiválod?
prompt-activate-hint = Mindkét toll a helyén van fölötte.
prompt-play = Kijátszod ezt: { $card }?
prompt-take-offering = { fire-trial }: istenkártya vagy áldozati ajándék?
prompt-take-offering-hint = A felfordított istenkártya a kezedbe kerül. Utána státuszlépés vagy élelem következik.
prompt-take-status = { fire-trial }: státuszlépés vagy élelem?
prompt-take-status-hint = A státusz a II. fázis végén ad pontot; élelemért árut vehetsz a piacon.
fire-trial = { $trial ->
    [priest] Tűzpróba a papért
    [headband] Tűzpróba a fejpántért
    [cuzco] Tűzpróba Cuzcóban
   *[none] Tűzpróba
}
prompt-trial-god = { fire-trial }: melyik istenkártya?
prompt-trial-or-card = { fire-trial }: a jutalom, vagy { $card }?
prompt-trial-card = { fire-trial }. Kijátszod ezt: { $card }?
prompt-trial-last = { fire-trial }: vedd el, ami maradt
prompt-phase-two = Használd az embereidet
prompt-phase-two-hint = Egy mezőgazdasági és egy kutatási képesség. Az egyforma lapkák összeadódnak.
prompt-phase-two-card = Kijátszol egy kártyát, vagy ennyi volt?
prompt-feather-any = { $value ->
    [one] Vegyél el egy bármilyen színű tollat
   *[other] Vegyél el legfeljebb { $value } tollat
}
prompt-feather-more = { $value ->
    [one] Még egy tollat?
   *[other] Még legfeljebb { $value } tollat?
}
prompt-take-god = { $value ->
    [one] Vegyél el egy nyitott istenkártyát
   *[other] Vegyél el legfeljebb { $value } nyitott istenkártyát
}
prompt-take-god-more = { $value ->
    [one] Még egy nyitott istenkártyát?
   *[other] Még legfeljebb { $value } istenkártyát?
}
prompt-god-how = Elveszed ezt a kártyát, vagy medállal használod?
prompt-reserve-khipu = Hány kipu kerüljön a tartalékba?
prompt-reserve-khipu-hint = Mindegyik felszabadít egy mezőt egy személylapkának.
prompt-card03 = { $good }: még egyszer { $points } pont ezzel: { $card }?
prompt-card05 = Még egy kör ezzel: { $card }?
prompt-card09 = Még egy lapka, a dobottak közül, ezzel: { $card }?
prompt-card10 = Letett kipu: a falu { $points ->
    [one] pontja
   *[other] { $points } pontja
} azonnal ezzel: { $card }?
prompt-card12 = { $owner ->
    [none] A lépcső foglalt. Kijátszod ezt: { $card }?
   *[other] Foglalt lépcső ({ $step }): { $owner } papja. Kijátszod ezt: { $card }?
}
prompt-buy = Veszel egy árut?
prompt-buy-hint = Élelemmel fizetsz, és azonnal megkapod a pontjait.
prompt-complete = Melyik feladatot teljesíted?
prompt-complete-hint = Mindegyik { $palace-task_points } pontot ér, a 04-es kártyával csak { $palace-task_points_with_card } pontot.
prompt-complete-or-box = Egyik sem teljesült: 04-es kártya, vagy feladsz egyet?
prompt-complete-or-box-hint = A 04-es kártyával egy feladat { $palace-task_points_with_card } pontot ér; amit feladsz, semmit.
prompt-box = Melyik feladatot adod fel?
prompt-box-hint = Egyik sem teljesült; egy pont nélkül kikerül, és új jön helyette.
prompt-take-task = Melyik új feladatot veszed el?
prompt-final-task = Az utolsó feladatok: melyik következzen?
prompt-final-task-hint = Teljesítve { $palace-task_points } pont, a 04-es kártyával { $palace-task_points_with_card }, különben semmi.
prompt-task-how = Mi legyen ezzel a feladattal?

## Akciók

action-done = Kész
action-pass = Inkább nem
action-pass-buy = Nem veszek semmit
action-pass-play = Megtartom a kártyát
action-done-use = Nem használok több embert
more-done = { $value } pötty kihasználatlan
action-place = { $a1 }: { $space }{ $road ->
    [none] { $person_kind ->
        [none] {""}
       *[other] {" "}({ $person_kind })
    }
   *[other] {" "}({ $road })
}{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-turn-die = Kocka ({ $a1 }) fordítása: { $a3 } ({ $pututu })
action-play = { $a2 ->
    [hand] Kijátszom áldozati ajándékért: { $card }
   *[inti] Használom medállal: { $card }
}
action-lift-die = { $space }: { $a2 }
action-drop-die = Ide: { $space }
action-rotate = { $rotation }
action-move-to = Ide: { $place }
action-take-tile = Lapka innen: { $house }
more-take-tile = { $tile }
action-take-discarded = Elveszem: { $tile }
action-point = 1 pont
action-slide-down = Lapka lecsúsztatása: { $field }
more-slide-down = { $tile }. { $now }
action-slide-up = Lapka felcsúsztatása: { $field }
more-slide-up = { $tile }
action-take-offering = Áldozati ajándék
action-take-god = Nyitott istenkártya: { $god }
more-take-god = { $card }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
action-put-feather = Toll helye: { $slot }
more-put-feather = { $feather }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
more-buy = { $cost } élelem, +{ $points }
more-activate = +{ $points }
more-point = { $price ->
    [none] {""}
   *[other] { $price }
}
more-take-offering = { $price ->
    [none] {""}
   *[other] { $price }
}
more-reserve-khipu = { $price ->
    [none] {""}
   *[other] { $price }
}
more-move-to = { $now }
more-use = { $now }
more-complete = +{ $points }
more-box = pont nélkül
pips = { $count } pötty
action-reserve-khipu = { $a1 } kipu a tartalékba
action-step = { $step }
action-activate = Aktiválom: { $headband }
action-take-status = Egy lépés a státuszsávon
action-take-food = Élelem
action-use = { $boost ->
    [none] { $ability }
   *[other] { $ability }, eggyel több lapka
}
action-buy = Megveszem: { $good }
action-keep-task = Megtartom: { $task }
action-complete = Teljesítem: { $task }{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-box = Feladom: { $task }
action-take-task = Elveszem: { $task }

## Nevek és magyarázatok

name-die = kocka, értéke { $id }
name-step = { $id }. templomlépcső
name-slot = { $number }. tollhely
name-field = { $number }. mező
name-headband = { $id }. fejpánt-lapka
name-pututu = kagylókürt ({ $id })
name-boost = eggyel több lapka
name-feather = { $name } toll
name-house = { $number }. ház ({ $person_kind })
name-placed = { $face } itt: { $space }
name-rotation = Az 1-es függőhíd ide: { $place }
ability-name = { $kind }: { $ability } × { $count }
name-tile = { $ability_name } { $value } ({ $person_kind })
name-card = { $id } { $name }
name-use = { $source_id ->
    [hand] { $card } (áldozati ajándék)
   *[inti] { $card } (medál)
}
name-ability = { $person_kind }: { $ability_name }
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
feather-there = toll a helyén
slot-empty = szabad, ide való: { $feather }
headband-active = aktív
headband-idle = még nem aktív
tile-up = fent
tile-down = lecsúsztatva
khipu-there = kipu van rajta
completed-tasks = Teljesített feladatok: { $count }
pututu-of = Kagylókürt: legfeljebb { $change } pöttyel fordít el egy kockát
tip-ability-01 = Vegyél el áldozati ajándékokat.
tip-ability-02 = Kapj pontokat.
tip-ability-03 = Tegyél bármilyen színű tollakat a maszkodra.
tip-ability-04 = A futárod egy kőúton megy.
tip-ability-05 = Lépj előre a státuszsávon.
tip-ability-06 = A futárod egy függőhídon megy át.
tip-ability-07 = Vegyél el nyitott istenkártyákat.
tip-ability-08 = Tegyél kipukat a maszkodról a tartalékba.
tip-ability-09 = Aktiválj egy fejpánt-lapkát, amely fölött két toll van.
tip-ability-10 = Vegyél el élelmet.
tip-ability-11 = Vegyél el egy mezőgazdaság-lapkát egy házból.
tip-ability-12 = Vegyél el egy kutatáslapkát egy házból.
strengths = Egy, két, három egyforma lapkával: { $one }, { $two }, { $three }.
strengths-up-to = Egy, két, három egyforma lapkával: legfeljebb { $one }, { $two }, { $three }.
tip-space-stone-path = A futár egy kőúton megy végig, amelynek értéke legfeljebb a kockáé.
tip-space-rope-bridge = A futár egy függőhídon megy át, amelynek értéke legfeljebb a kockáé.
tip-person-kind-agriculture = { tip-space-agriculture }
tip-person-kind-research = { tip-space-research }
tip-road-stone = { tip-space-stone-path }
tip-road-rope = { tip-space-rope-bridge }
tip-space-movement = A futár egy kőúton vagy függőhídon megy végig, amelynek értéke legfeljebb a kockáé.
tip-space-agriculture = Vegyél el egy mezőgazdaság-lapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-research = Vegyél el egy kutatáslapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-people = Vegyél el egy mezőgazdaság- vagy kutatáslapkát olyan házból, amelynek száma legfeljebb a kocka értéke.
tip-space-exchange = Költsd el a kocka pöttyeit: { $exchange-point } pötty: egy pont vagy egy lapka lecsúsztatása, { $exchange-offering } pötty: áldozati ajándék, istenkártya, toll vagy egy kipu a tartalékba.
tip-space-temple = Egy pap a kocka értékének megfelelő lépcsőre lép; aki ott áll, eggyel lejjebb kerül. Utána tűzpróba.
tip-space-headdress = Aktiválj egy fejpánt-lapkát, amelynek száma legfeljebb a kocka értéke, és mindkét tolla megvan; utána tűzpróba.
tip-space-points = { $points_action-points } pont bármelyik kockával; ide akárhány kocka kerülhet.
tip-place-cuzco = Aki Cuzcóba ér, tűzpróbát áll ki, és távozáskor elforgathatja a Cuzco-lapot.
tip-place = Első látogatáskor kiput teszel le, és ilyen színű tollat kapsz. A végén a legfelső kipu kapja a pontokat.
tip-step = A forduló végén minden pap pontot ér; akinek a legtöbb papja van, medált nyer, döntetlennél a legmagasabban álló.
tip-house = Egy legalább ekkora kocka hozza el a lapkát.
tip-field = Amíg kipu van rajta, a mező zárt. A lapkák fent vannak, és egyszer lecsúsztathatók.
tip-slot = A tollak itt maradnak; kettő egy fejpánt-lapka fölött aktiválhatóvá teszi azt.
tip-headband = Ha mindkét toll megvan fölötte, aktiválható: a forduló bónuszát és a saját pontjait adja.
tip-task = Elszámoláskor teljesítve: { $palace-task_points } pont.
tip-piece-status-track = A II. fázis végén mindenki a mezője pontját kapja. Aki ekkor elöl van, az azonnal első lesz: a piacon, a palotában és a következő fordulóban.
tip-piece-food = Élelemmel árut lehet venni a piacon.
tip-piece-offering = Áldozati ajándékkal fizeted ki a kézből kijátszott istenkártyát.
tip-piece-inti = Egy medállal egy nyitott istenkártyát használhatsz; ha megmarad, { $final_scoring-per_inti_medallion } pontot ér.
tip-piece-khipu = A tartalék kipui akkor kerülnek falvakba, ha a maszkon már nincs több.
tip-pile-tasks = Innen jönnek az új feladatok a következő forduló kezdetén.
tip-god-discard = Ha egy pakli elfogy, annak az istennek a lapjait innen keverjük újra.
name-god-discard = dobott istenkártyák
task-pile = hátralévő feladatok
cards-there = { $count ->
    [0] üres
   *[other] { $count } kártya: { $cards }
}
tip-good = A piacon élelemért kapható, fordulónként egy; a pontjai azonnal járnak. Hat áruért a végén még { $final_scoring-all_6_goods }.
good-later = { $round ->
    [1] az 1. fordulóban
    [5] az 5. fordulóban
   *[other] a { $round }. fordulóban
}: { $cost } élelem, { $points } pont
runners-here = itt: { $names }
now-village = Kiput teszel le, és megkapod a tollát.
now-village-no-feather = Kiput teszel le; ebből a színből már minden tollad megvan.
now-village-old = Nem hoz semmit: már itt van a kipud.
now-village-no-khipu = Nem hoz semmit: nincs több kipud.
now-priests = E forduló végén minden pap { $points } pontot ér.
now-god = Cserénél { $exchange-god_card } pötty; medállal azonnal használhatod (neked { $have } van).
now-tile = Ilyenből { $count } lapkád van; ezzel együtt a képesség ereje { $amount }.
now-slid-food = Lecsúsztatva: { $value } élelem.
now-slid-status = Lecsúsztatva: { $value } státuszlépés.
now-slid = Már lecsúsztattad.
now-status-full = Nem hoz semmit: a státuszsáv végén állsz.
now-ability = { $count ->
    [one] Egyetlen lapkáddal
   *[other] { $count } egyforma lapkáddal
} most { $amount } az ereje.
now-lacks-food = Hiányzik { $missing } élelem; neked { $have } van.
now-buys = Ki tudod fizetni; { $left } élelmed marad.
now-task = Megvan: { $have } / { $need }.
now-task-fulfilled = Teljesült.
now-band-active = Már aktív.
now-band = { $of ->
    [slot] A fejpánt-lapka ({ $tile }) fölött
   *[tile] Fölötte
} { $feathers } toll van a szükséges { $need } közül; ebben a fordulóban { $points } pontot hoz.
now-feathers = Neked { $have } van, legfeljebb { $most } lehet.
now-have = Neked { $count } van.
now-points = { $count } pontod van.
now-khipu = A maszkodon { $mask }, a tartalékban { $reserve }, falvakban { $villages }.
now-status = A meződ a II. fázis végén { $points } pontot ér.
now-die = Ide kerülhet: { $spaces }.
now-not-turned = A Cuzco-lap úgy marad, ahogy van.
now-people = Ezzel a kockával ({ $face }) { $count } lapka érhető el ({ $kind }).
now-exchange = Ezzel a kockával { $face } pöttyöt költhetsz el.
now-temple = Ezzel a kockával: { $face }. lépcső{ $owner ->
    [none] , szabad.
   *[other] ; { $owner } papja lejjebb kerül.
} Minden pap { $points } pontot ér.
now-headdress = Ezzel a kockával ({ $face }) { $count ->
    [one] egy fejpánt-lapka { $points } pontért.
   *[other] { $count } fejpánt-lapka kész, akár { $points } pontért.
}
now-leads = Ide vezet: { $places }.{ $idle ->
    [yes] {" "}Ez nem hoz semmit.
   *[no] {""}
}
now-walk = Ezzel a kockával ({ $face }, { $road }) ide: { $places }.{ $idle ->
    [yes] {" "}Ez nem hoz semmit.
   *[no] {""}
}

## Tábla és tálca

sheet-map = Tawantinsuyu térképe
sheet-capital = A főváros
sheets = A tábla részei
tab-map = Térkép
tab-capital = Főváros
tab-mask = Maszk
tab-others = Többiek
temple = Templom
market = Piac
palace = Palota
cloth = Térkép, főváros és akciómezők
spaces = Akciómezők
people = Személyek
agriculture = Mezőgazdaság
research = Kutatás
god-cards-short = Istenek
no-task = Nincs feladat
name-brief-15 = különböző képesség
name-brief-16 = különböző képesség
name-brief-17 = lecsúsz­tatva
name-brief-18 = lecsúsz­tatva
name-brief-19 = lecsúsz­tatva
name-brief-20 = kutatás­lapka
name-brief-21 = mező­gazdaság-lapka
name-brief-39 = aktív fejpánt-lapka
name-brief-54 = lapka: mező­gazdaság
name-brief-55 = lapka: kutatás
name-brief-S-01 = pap, mező­gazdaság
name-brief-S-02 = pap, kutatás
name-brief-S-03 = kutatás, mező­gazdaság
name-brief-S-04 = kutatás, első a sorban
name-brief-S-05 = mező­gazdaság, áru
space-free = szabad
space-each = { $points_action-points } pont
takes-under = { $limit } alatti kockának való
takes-any = bármely kockának való
tile-pile = { $kind }: hátralévő lapkák
tile-discard = { $pile } a húzópakliban. { $count ->
    [0] Nincs eldobott lapka.
   *[other] Eldobva: { $tiles }.
}
task-state = { $have } / { $need }
next = következik
to-place = elhelyezendő
previous-player = Előző játékos
next-player = Következő játékos
no-dice-left = Nincs több kocka
read-cards = Istenkártyáid elolvasása ({ $count })
card-price = Egy áldozati ajándékba kerül; neked { $have } van.
play-card = Kijátszom ezt a kártyát
card-not-now = Most nem játszható ki.
cards-known = ismert kártya: { $cards }, rejtett: { $hidden }
cards-hidden = { $hidden } rejtett kártya
market-rest = még { $count } sor
round-of = { $round }/{ $rounds }. forduló
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
log-feather-placed = { $seat } elvesz egy tollat ({ $feather_name }).
log-tasks-drawn = { $seat } feladatokat húz.
log-task-kept = { $seat } megtart egy feladatot: { $task }.
log-tasks-revealed = { $seat } feladatai: { $tasks }.
log-god-cards-dealt = { $cards_count ->
    [0] { $seat } { $count } istenkártyát kap.
   *[other] { $seat } kapja: { $cards }.
}
log-god-card-returned = { $seat } visszaad egy kártyát: { $card }.
log-god-cards-left-over = A többi istenkártya a dobott kártyák közé kerül.
log-god-card-turned-up = Most nyitott: { $card }.
log-god-pile-rebuilt = { $god } pakliját újrakeverjük.
log-god-card-taken = { $seat } elveszi: { $card }.
log-god-card-played = { $source_id ->
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
   *[false] { $changed ->
        [false] { $seat } kockát helyez el ({ $face }): { $space }.
       *[true] { $seat } kockát helyez el ({ $face }, értéke { $value }): { $space }.
    }
}
log-die-moved = { $seat } átteszi { $owner } kockáját ({ $face }): { $start } → { $end }.
log-overlay-turned = { $seat } elforgatja a Cuzco-lapot.
log-runner-moved = { $road_id ->
    [stone] { $seat } a kőúton megy ide: { $end }.
    [rope] { $seat } a függőhídon megy ide: { $end }.
   *[jump] { $seat } ideugrik: { $end }.
}
log-khipu-laid = { $seat } kiput tesz le: { $place }.
log-khipu-reserved = { $seat } egy kiput a tartalékba tesz.
log-tile-taken = { $seat } személylapkát vesz el: { $tile }.
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
log-priest-pushed = { $end ->
    [0] { $seat } egyik papja hazamegy.
    [1] { $seat } egyik papja az 1. lépcsőre kerül.
    [5] { $seat } egyik papja az 5. lépcsőre kerül.
   *[other] { $seat } egyik papja a { $end }. lépcsőre kerül.
}
log-headband-activated = { $seat } aktivál egy fejpánt-lapkát: { $headband }.
log-fire-trial-began = { $seat } kiállja a tűzpróbát.
log-ability-used = { $seat } képességet használ: { $ability } ({ $kind }, erő: { $strength }).
log-order-changed = Megváltozik a játékossorrend.
log-medallion-awarded = { $seat ->
    [none] A medál a dobozba kerül.
   *[other] { $seat } megnyeri a templom medálját.
}
log-good-bought = { $seat } megveszi { $cost } élelemért: { $good }.
log-task-completed = { $with_card ->
    [true] { $seat } a 04-es kártyával teljesít egy feladatot: { $task }.
   *[false] { $seat } teljesít egy feladatot: { $task }.
}
log-task-boxed = { $seat } felad egy feladatot: { $task }.
log-task-taken = { $seat } új feladata: { $task }.
log-houses-laid = Új emberek érkeznek a házakba.
log-palace-laid = Új feladatok fekszenek a palotában.

## The end of a round

summary-step-status = Státusz
summary-step-status-about = Mezőnként egy pont; aki legelöl áll, kezd.
summary-step-temple = Templom
summary-step-temple-about = Pont minden papért; akinek a legtöbb van, a medált kapja.
summary-step-market = Piac
summary-step-market-about = Egy áru, élelemért.
summary-step-tasks = Palota
summary-step-tasks-about = Egy teljesített feladat, és egy új.
summary-next-place = { $way ->
    [up] mostantól { $place } a sorrendben, eddig { $from }
    [down] mostantól { $place } a sorrendben, eddig { $from }
    [same] továbbra is { $place } a sorrendben
   *[now] mostantól { $place } a sorrendben
}
summary-field = { $field }. mező
summary-same-field = { $names } egy mezőn áll: akinek a jelzője felül van, előbb jön.
summary-priests = { $count ->
    [0] nincs papja
   *[other] { $count } pap
}
summary-highest = { $count ->
    [one] 1 pap, a legmagasabban álló
   *[other] { $count } pap, köztük a legmagasabban álló
}
summary-nothing-bought = nem vesz semmit

kind-space = Akciómezők
kind-card = Istenkártyák
kind-ability = A személyek képességei
kind-good = Áruk
kind-task = Feladatok
