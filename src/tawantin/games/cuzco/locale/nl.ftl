# Cuzco: vragen, verslag, uitleg, regels in het kort, begeleide eerste beurt.

## Vragen, naar soort actie of naar beslissing

prompt-put-feather = Waar komt je eerste veer?
prompt-put-feather-hint = Je hebt hem gekregen en kiest zijn plek. Met beide veren erboven is een diadeemfiche klaar voor gebruik.
prompt-keep-task = Kies twee opdrachten om te houden
prompt-keep-task-hint = Een vervulde opdracht is { $palace-task_points } punten waard; elke ronde reken je er een af.
prompt-place = { $extra ->
    [true] Extra beurt: waar gaat de 1 heen?
   *[false] Plaats een dobbelsteen
}
prompt-place-hint = Hij moet lager zijn dan alle dobbelstenen op het veld. Hoe hoger, hoe sterker de actie.
prompt-place-where = Waar gaat de { $face } heen?
prompt-place-which = Welke dobbelsteen voor { $space }?
prompt-place-how = De { $face } op { $space }: hoe?
prompt-place-with = Plaats een dobbelsteen met { $with }
prompt-turn-die = Welke dobbelsteen draai je?
prompt-turn-die-hint = Het slakkenhuisje gaat terug naar de voorraad.
prompt-turn-how = Hoeveel draai je de { $face }?
prompt-lift-die = Welke dobbelsteen verplaats je?
prompt-drop-die = Naar welk veld gaat de dobbelsteen?
prompt-rotate = Hoe draai je het tableau?
prompt-rotate-hint = Je loper verlaat Cuzco. Klik waar de hangbrug met 1 heen moet leiden.
prompt-move-to = { $road ->
    [stone] Stenen weg tot { $value }
    [rope] Hangbrug tot { $value }
   *[jump] Sprong naar een dorp
}
prompt-move-to-hint = Kies waar de loper heen gaat.
prompt-feather-slot = Waar komt de veer?
prompt-feather-slot-hint = Met twee veren erboven is een diadeemfiche klaar voor gebruik.
prompt-take-tile = Neem een fiche: { $kind }
prompt-take-tile-hint = Uit de huizen 1 tot en met { $value }. Het komt op een vrij vak van je masker.
prompt-take-discarded = Welk fiche van de aflegstapel?
prompt-exchange = { $value ->
    [one] Omruilen: nog 1 oog
   *[other] Omruilen: nog { $value } ogen
}
prompt-exchange-hint = Voor { $exchange-point }: een fiche omlaag schuiven of een punt. Voor { $exchange-offering }: offergave, godenkaart, veer of quipu naar de reserve.
prompt-exchange-card = Omruilen klaar: ook { $card } spelen?
prompt-slide-up = Welk fiche schuif je omhoog?
prompt-slide-up-more = Nog een fiche omhoog schuiven?
prompt-step = Welke trede betreedt de priester?
prompt-activate = Welk diadeemfiche activeer je?
prompt-activate-hint = Beide veren erboven zijn er.
prompt-play = { $card } spelen?
prompt-take-offering = { fire-trial }: godenkaart of offergave?
prompt-take-offering-hint = Een open godenkaart neem je in de hand. Daarna volgt een kennisstap of voedsel.
prompt-take-status = { fire-trial }: een kennisstap of voedsel?
prompt-take-status-hint = Kennis telt aan het einde van fase II; met voedsel koop je goederen op de markt.
fire-trial = { $trial ->
    [priest] Vuurproef voor de priester
    [headband] Vuurproef voor het diadeem
    [cuzco] Vuurproef in Cuzco
   *[none] Vuurproef
}
prompt-trial-god = { fire-trial }: welke godenkaart?
prompt-trial-or-card = { fire-trial }: de beloning of { $card }?
prompt-trial-card = { fire-trial }: { $card } spelen?
prompt-trial-last = { fire-trial }: neem wat er nog is
prompt-phase-two = Zet je mensen in
prompt-phase-two-hint = Eén landbouw- en één wetenschapsvaardigheid. Gelijke fiches tellen samen.
prompt-phase-two-card = Een kaart spelen, of was dat alles?
prompt-feather-any = { $value ->
    [one] Neem een veer van een kleur naar keuze
   *[other] Neem tot { $value } veren
}
prompt-feather-more = { $value ->
    [one] Nog een veer?
   *[other] Nog hoogstens { $value } veren?
}
prompt-take-god = { $value ->
    [one] Neem een open godenkaart
   *[other] Neem tot { $value } open godenkaarten
}
prompt-take-god-more = { $value ->
    [one] Nog een open godenkaart?
   *[other] Nog hoogstens { $value } godenkaarten?
}
prompt-god-how = Deze kaart nemen of voor een medaille gebruiken?
prompt-reserve-khipu = Hoeveel quipu’s gaan naar de reserve?
prompt-reserve-khipu-hint = Elke maakt een vak vrij voor een persoonsfiche.
prompt-card03 = { $good } gekocht: { $points ->
    [one] het punt
   *[other] de { $points } punten
} nog eens met { $card }?
prompt-card05 = Nog een beurt met { $card }?
prompt-card09 = Nog een fiche, van de aflegstapel, met { $card }?
prompt-card10 = Quipu gelegd: { $points ->
    [one] het punt van het dorp
   *[other] de { $points } punten van het dorp
} meteen met { $card }?
prompt-card12 = { $owner ->
    [none] De trede is bezet: { $card } spelen?
   *[other] { $owner } staat op trede { $step }: { $card } spelen?
}
prompt-buy = Wil je iets op de markt kopen?
prompt-buy-hint = Je betaalt met voedsel en krijgt de punten meteen.
prompt-complete = Welke opdracht vervul je?
prompt-complete-hint = Elke levert { $palace-task_points } punten op, met kaart 04 maar { $palace-task_points_with_card }.
prompt-complete-or-box = Geen enkele is vervuld: kaart 04, of er een opgeven?
prompt-complete-or-box-hint = Met kaart 04 levert een opdracht { $palace-task_points_with_card } punten op; een die je opgeeft, levert niets op.
prompt-box = Welke opdracht geef je op?
prompt-box-hint = Geen enkele is vervuld; één gaat weg zonder punten en er komt een nieuwe.
prompt-take-task = Welke nieuwe opdracht neem je?
prompt-final-task = De laatste opdrachten: welke nu?
prompt-final-task-hint = Vervuld { $palace-task_points } punten, met kaart 04 { $palace-task_points_with_card }, anders geen.
prompt-task-how = Wat gebeurt er met deze opdracht?

## Acties

action-done = Klaar
action-pass = Liever niet
action-pass-buy = Niets kopen
action-pass-play = De kaart houden
action-done-use = Niemand meer inzetten
more-done = { $value ->
    [one] 1 oog ongebruikt
   *[other] { $value } ogen ongebruikt
}
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
action-turn-die = De { $a1 } met { $a3 } draaien ({ $pututu })
action-play = { $a2 ->
    [hand] { $card } spelen voor een offergave
   *[inti] { $card } gebruiken voor een medaille
}
action-lift-die = De { $a2 } op { $space }
action-drop-die = Naar { $space }
action-rotate = { $rotation }
action-move-to = Naar { $place }
action-take-tile = Fiche nemen: { $house }
more-take-tile = { $tile }
action-take-discarded = { $tile } nemen
action-point = 1 punt
action-slide-down = Fiche omlaag schuiven: { $field }
more-slide-down = { $tile }. { $now }
action-slide-up = Fiche omhoog schuiven: { $field }
more-slide-up = { $tile }
action-take-offering = Offergave nemen
action-take-god = Open kaart van { $god } nemen
more-take-god = { $card }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
action-put-feather = Veer plaatsen: { $slot }
more-put-feather = { $feather }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
more-buy = { $cost } voedsel, +{ $points }
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
more-box = geen punten
pips = { $count ->
    [one] 1 oog
   *[other] { $count } ogen
}
action-reserve-khipu = { $a1 ->
    [one] 1 quipu naar de reserve
   *[other] { $a1 } quipu’s naar de reserve
}
action-step = { $step }
action-activate = Activeren: { $headband }
action-take-status = Een stap op het kennisspoor
action-take-food = Voedsel nemen
action-use = { $boost ->
    [none] { $ability }
   *[other] { $ability }, één fiche extra
}
action-buy = Kopen: { $good }
action-keep-task = Houden: { $task }
action-complete = Vervullen: { $task }{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-box = Opgeven: { $task }
action-take-task = Nemen: { $task }

## Namen en uitleg

name-die = dobbelsteen met { $id }
name-step = tempeltrede { $id }
name-slot = veerplek { $number }
name-field = vak { $number }
name-headband = diadeemfiche { $id }
name-pututu = slakkenhuisje { $id }
name-boost = één fiche extra
name-feather = veer ({ $name })
name-house = huis { $number } ({ $person_kind })
name-placed = de { $face } op { $space }
name-rotation = Hangbrug met 1 naar { $place }
ability-name = { $kind }: { $ability } × { $count }
name-tile = { $ability_name } { $value } ({ $person_kind })
name-card = { $id } { $name }
name-use = { $source_id ->
    [hand] { $card } (offergave)
   *[inti] { $card } (medaille)
}
name-ability = { $person_kind }: { $ability_name }
mask-of = Masker van { $name }
village-gives = { $feather }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
khipu-of = quipu’s, de bovenste eerst: { $names }
left-of = nog { $count }
dice-there = dobbelstenen: { $dice }
no-dice = geen dobbelstenen
good-state = kost { $cost } voedsel, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
status-order = voorop: { $names }
empty = leeg
priest-of = priester van { $name }
no-card = geen open kaart
feather-there = veer is er
slot-empty = vrij voor: { $feather }
headband-active = actief
headband-idle = nog niet actief
tile-up = boven
tile-down = omlaag geschoven
khipu-there = hier ligt een quipu
completed-tasks = Vervulde opdrachten: { $count }
pututu-of = Slakkenhuisje: draait een dobbelsteen met hoogstens { $change }
tip-ability-01 = Neem offergaven.
tip-ability-02 = Ontvang punten.
tip-ability-03 = Leg veren van een kleur naar keuze op je masker.
tip-ability-04 = Je loper gaat over een stenen weg.
tip-ability-05 = Ga vooruit op het kennisspoor.
tip-ability-06 = Je loper gaat over een hangbrug.
tip-ability-07 = Neem open godenkaarten.
tip-ability-08 = Leg quipu’s van je masker in de reserve.
tip-ability-09 = Activeer een diadeemfiche met beide veren.
tip-ability-10 = Neem voedsel.
tip-ability-11 = Neem een landbouwfiche uit een huis.
tip-ability-12 = Neem een wetenschapsfiche uit een huis.
strengths = Met één, twee, drie gelijke fiches: { $one }, { $two }, { $three }.
strengths-up-to = Met één, twee, drie gelijke fiches: tot en met { $one }, { $two }, { $three }.
tip-space-stone-path = De loper gaat over één stenen weg met hoogstens zoveel ogen als de dobbelsteen.
tip-space-rope-bridge = De loper gaat over één hangbrug met hoogstens zoveel ogen als de dobbelsteen.
tip-person-kind-agriculture = { tip-space-agriculture }
tip-person-kind-research = { tip-space-research }
tip-road-stone = { tip-space-stone-path }
tip-road-rope = { tip-space-rope-bridge }
tip-space-movement = De loper gaat over één stenen weg of hangbrug met hoogstens zoveel ogen als de dobbelsteen.
tip-space-agriculture = Neem een landbouwfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-research = Neem een wetenschapsfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-people = Neem een landbouw- of wetenschapsfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-exchange = Besteed de ogen: { $exchange-point } voor een punt of om een fiche omlaag te schuiven, { $exchange-offering } voor een offergave, een godenkaart, een veer of een quipu naar de reserve.
tip-space-temple = Een priester betreedt de trede van de dobbelsteen; wie daar staat, zakt een trede. Daarna een vuurproef.
tip-space-headdress = Activeer een diadeemfiche met hoogstens het getal van de dobbelsteen en beide veren; daarna een vuurproef.
tip-space-points = { $points_action-points } punten met elke dobbelsteen; hier mogen er zoveel liggen als je wilt.
tip-place-cuzco = Wie Cuzco binnengaat, doet een vuurproef en mag bij het vertrek het tableau draaien.
tip-place = Bij je eerste bezoek leg je een quipu en neem je een veer van deze kleur. Aan het eind krijgt de bovenste quipu de punten.
tip-step = Aan het eind van een ronde telt elke priester; wie de meeste heeft, wint een medaille, bij gelijke stand wie het hoogst staat.
tip-house = Een dobbelsteen met minstens dit getal haalt het fiche.
tip-field = Een vak met een quipu is dicht tot de quipu weggaat. Fiches liggen boven en kunnen één keer omlaag worden geschoven.
tip-slot = Veren blijven hier; met twee erboven is een diadeemfiche klaar voor gebruik.
tip-headband = Met beide veren erboven kan het worden geactiveerd, voor de bonus van de ronde en zijn eigen punten.
tip-task = Vervuld bij het afrekenen: { $palace-task_points } punten.
tip-piece-status-track = Aan het eind van fase II krijgt iedereen de punten van zijn veld. Wie dan voorop is, is meteen als eerste aan de beurt: op de markt, in het paleis en in de volgende ronde.
tip-piece-food = Met voedsel koop je goederen op de markt.
tip-piece-offering = Met een offergave betaal je een godenkaart uit je hand.
tip-piece-inti = Met een medaille gebruik je een open godenkaart; een ongebruikte is { $final_scoring-per_inti_medallion } punten waard.
tip-piece-khipu = Quipu’s uit de reserve gaan naar dorpen als er geen meer op het masker ligt.
tip-pile-tasks = Hieruit komen nieuwe opdrachten als de volgende ronde begint.
tip-god-discard = Als een stapel op is, worden de kaarten van die god hieruit opnieuw geschud.
name-god-discard = aflegstapel van godenkaarten
task-pile = opdrachten die nog komen
cards-there = { $count ->
    [0] leeg
    [one] 1 kaart: { $cards }
   *[other] { $count } kaarten: { $cards }
}
tip-good = Te koop op de markt voor voedsel, één per ronde; de punten tellen meteen. Voor zes goederen aan het eind { $final_scoring-all_6_goods } extra.
good-later = in ronde { $round }: { $cost } voedsel, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
runners-here = hier: { $names }
now-village = Je legt hier een quipu en neemt de veer.
now-village-no-feather = Je legt hier een quipu; van deze kleur heb je alle veren al.
now-village-old = Levert niets op: je quipu ligt hier al.
now-village-no-khipu = Levert niets op: je hebt geen quipu meer.
now-priests = Elke priester levert aan het eind van deze ronde { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
now-god = Kost bij het omruilen { $exchange-god_card } ogen; met een medaille gebruik je die meteen (je hebt er { $have }).
now-tile = Je hebt er { $count } van; met dit fiche telt de vaardigheid voor { $amount }.
now-slid-food = Omlaag geschoven: { $value } voedsel.
now-slid-status = Omlaag geschoven: { $value ->
    [one] 1 kennisstap
   *[other] { $value } kennisstappen
}.
now-slid = Al omlaag geschoven.
now-status-full = Levert niets op: je staat aan het eind van het kennisspoor.
now-ability = { $count ->
    [one] Met je ene fiche
   *[other] Met je { $count } gelijke fiches
} telt die nu voor { $amount }.
now-lacks-food = Je komt { $missing } voedsel tekort; je hebt { $have }.
now-buys = Je kunt het betalen; er blijft { $left } voedsel over.
now-task = Je hebt { $have } van { $need }.
now-task-fulfilled = Vervuld.
now-band-active = Al actief.
now-band = { $of ->
    [slot] Diadeemfiche { $tile } heeft
   *[tile] Het heeft
} { $feathers } van { $need } veren en levert deze ronde { $points } punten op.
now-feathers = Je hebt er { $have } van { $most }.
now-have = Je hebt er { $count }.
now-points = { $count ->
    [one] Je hebt 1 punt.
   *[other] Je hebt { $count } punten.
}
now-khipu = Op je masker { $mask }, in de reserve { $reserve }, in dorpen { $villages }.
now-status = Je veld levert aan het eind van fase II { $points } op.
now-die = Kan naar: { $spaces }.
now-not-turned = Het tableau blijft zoals het ligt.
now-people = Met de { $face }: { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
} binnen bereik ({ $kind }).
now-exchange = Met de { $face }: { $face ->
    [1] 1 oog
   *[other] { $face } ogen
} te besteden.
now-temple = Met de { $face }: trede { $face }{ $owner ->
    [none] , vrij.
   *[other] ; de priester van { $owner } zakt.
} Priesters leveren elk { $points } op.
now-headdress = Met de { $face }: { $count ->
    [one] een diadeemfiche voor { $points } punten.
   *[other] { $count } diadeemfiches klaar, tot { $points } punten.
}
now-leads = Leidt naar: { $places }.{ $idle ->
    [yes] {" "}Dat levert niets op.
   *[no] {""}
}
now-walk = Met de { $face } ({ $road }) naar: { $places }.{ $idle ->
    [yes] {" "}Dat levert niets op.
   *[no] {""}
}

## Bord en bakje

sheet-map = Kaart van Tawantinsuyu
sheet-capital = De hoofdstad
sheets = Delen van het bord
tab-map = Kaart
tab-capital = Stad
tab-mask = Masker
tab-others = Anderen
temple = Tempel
market = Markt
palace = Paleis
cloth = Kaart, hoofdstad en actievelden
spaces = Actievelden
people = Personen
agriculture = Landbouw
research = Wetenschap
god-cards-short = Goden
no-task = Geen opdracht
name-brief-15 = ver­schillende vaardig­heden
name-brief-16 = ver­schillende vaardig­heden
name-brief-17 = omlaag geschoven
name-brief-18 = omlaag geschoven
name-brief-19 = omlaag geschoven
name-brief-20 = weten­schaps­fiches
name-brief-21 = landbouw­fiches
name-brief-39 = actieve diadeem­fiches
name-brief-54 = fiches: landbouw
name-brief-55 = fiches: weten­schap
name-brief-S-01 = priester, landbouw
name-brief-S-02 = priester, weten­schap
name-brief-S-03 = weten­schap, landbouw
name-brief-S-04 = weten­schap, als eerste
name-brief-S-05 = landbouw, goederen
space-free = vrij
space-each = steeds { $points_action-points }
takes-under = neemt dobbelstenen onder de { $limit }
takes-any = neemt elke dobbelsteen
tile-pile = { $kind }: fiches die nog komen
tile-discard = { $pile } in de stapel. { $count ->
    [0] Er is geen fiche afgelegd.
   *[other] Afgelegd: { $tiles }.
}
task-state = { $have } van { $need }
next = hierna
to-place = nog te plaatsen
previous-player = Vorige speler
next-player = Volgende speler
no-dice-left = Geen dobbelstenen meer
read-cards = Je godenkaarten lezen ({ $count })
card-price = Kost een offergave; je hebt er { $have }.
play-card = Deze kaart spelen
card-not-now = Kan nu niet worden gespeeld.
cards-known = kaart { $cards } bekend, { $hidden } verborgen
cards-hidden = { $hidden ->
    [one] 1 kaart verborgen
   *[other] { $hidden } kaarten verborgen
}
market-rest = { $count ->
    [one] nog 1 rij
   *[other] nog { $count } rijen
}
round-of = Ronde { $round } van { $rounds }
round-short = Ronde { $round }/{ $rounds }
phase-setup = Opbouw
phase-dice = Fase I: dobbelstenen
phase-abilities = Fase II: personen
phase-market = Fase III: markt
phase-palace = Fase III: paleis
phase-final = Laatste opdrachten
headdress-bonus = bonus { $points }
headdress-bonus-help = Wat een diadeemfiche deze ronde oplevert, naast zijn eigen punten
priest-points = { $points } per priester
priest-points-help = Wat elke priester in de tempel deze ronde oplevert
god-cards = Godenkaarten
no-god-cards = Geen godenkaarten
your-dice = Jouw dobbelstenen
drawn-tasks = Getrokken opdrachten
discarded-tiles = Afgelegde fiches
status-chosen = Heeft gekozen

## Onderdelen van de score

item-start = Spelersvolgorde bij het begin
item-points-action = Puntenactie
item-exchange = Omruilen
item-headbands = Diadeemfiches
item-abilities = Personen
item-god-cards = Godenkaarten
item-status = Kennis
item-temple = Tempel
item-market = Markt
item-tasks = Opdrachten
item-inti = Medailles
item-villages = Dorpen
item-all-feathers = Alle 12 veren
item-all-headbands = Alle 6 diadeemfiches
item-all-tasks = 9 opdrachten
item-all-khipu = Alle 10 quipu’s
item-all-fields = Alle 12 vakken
item-all-goods = 6 goederen

## Verslag, naar gebeurtenis

log-game-began = De kaart ligt klaar.
log-feather-placed = { $seat } neemt een veer ({ $feather_name }).
log-tasks-drawn = { $seat } trekt opdrachten.
log-task-kept = { $seat } houdt een opdracht: { $task }.
log-tasks-revealed = Opdrachten van { $seat }: { $tasks }.
log-god-cards-dealt = { $cards_count ->
    [0] { $seat } krijgt { $count } godenkaarten.
   *[other] { $seat } krijgt { $cards }.
}
log-god-card-returned = { $seat } geeft { $card } terug.
log-god-cards-left-over = De overige godenkaarten liggen op de aflegstapel.
log-god-card-turned-up = { $card } ligt nu open.
log-god-pile-rebuilt = De stapel van { $god } wordt opnieuw geschud.
log-god-card-taken = { $seat } neemt { $card }.
log-god-card-played = { $source_id ->
    [inti] { $seat } gebruikt { $card } met een medaille.
   *[hand] { $seat } speelt { $card }.
}
log-god-cards-shown = { $seat } toont { $cards }.
log-round-began = Ronde { $round }
log-dice-rolled = { $seat } gooit { $faces }.
log-pututu-taken = { $seat } krijgt een slakkenhuisje (±{ $token }).
log-die-turned = { $seat } draait een { $start } naar { $end }.
log-die-placed = { $virtual ->
    [true] { $seat } neemt een extra beurt: { $space }.
   *[false] { $changed ->
        [false] { $seat } plaatst een { $face }: { $space }.
       *[true] { $seat } plaatst een { $face } die telt als { $value }: { $space }.
    }
}
log-die-moved = { $seat } verplaatst een { $face } van { $owner }: { $start } → { $end }.
log-overlay-turned = { $seat } draait het tableau.
log-runner-moved = { $road_id ->
    [stone] { $seat } neemt de stenen weg naar { $end }.
    [rope] { $seat } neemt de hangbrug naar { $end }.
   *[jump] { $seat } springt naar { $end }.
}
log-khipu-laid = { $seat } legt een quipu: { $place }.
log-khipu-reserved = { $seat } legt een quipu in de reserve.
log-tile-taken = { $seat } neemt een persoonsfiche: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } schuift een fiche omlaag: { $tile }.
   *[false] { $seat } schuift een fiche omhoog: { $tile }.
}
log-status-moved = { $seat } klimt op het kennisspoor naar { $end }.
log-points-gained = { $points ->
    [one] { $seat } krijgt 1 punt ({ $item }).
   *[other] { $seat } krijgt { $points } punten ({ $item }).
}
log-food-taken = { $seat } neemt { $count } voedsel.
log-offerings-taken = { $count ->
    [one] { $seat } neemt een offergave.
   *[other] { $seat } neemt { $count } offergaven.
}
log-priest-placed = { $seat } stuurt een priester naar trede { $step } van de tempel.
log-priest-pushed = { $end ->
    [0] Een priester van { $seat } moet naar huis.
   *[other] Een priester van { $seat } zakt naar trede { $end }.
}
log-headband-activated = { $seat } activeert diadeemfiche { $headband }.
log-fire-trial-began = { $seat } doet de vuurproef.
log-ability-used = { $seat } gebruikt een vaardigheid: { $ability } ({ $kind }, sterkte { $strength }).
log-order-changed = De spelersvolgorde verandert.
log-medallion-awarded = { $seat ->
    [none] De medaille gaat in de doos.
   *[other] { $seat } wint de medaille van de tempel.
}
log-good-bought = { $seat } koopt voor { $cost } voedsel: { $good }.
log-task-completed = { $with_card ->
    [true] { $seat } vervult met kaart 04 een opdracht: { $task }.
   *[false] { $seat } vervult een opdracht: { $task }.
}
log-task-boxed = { $seat } geeft een opdracht op: { $task }.
log-task-taken = { $seat } neemt een nieuwe opdracht: { $task }.
log-houses-laid = Nieuwe mensen komen in de huizen.
log-palace-laid = Er liggen nieuwe opdrachten in het paleis.

## The end of a round

summary-step-status = Kennis
summary-step-status-about = Een punt per veld; wie het verst staat, begint.
summary-step-temple = Tempel
summary-step-temple-about = Punten voor elke priester; wie er de meeste heeft, wint de medaille.
summary-step-market = Markt
summary-step-market-about = Eén aankoop, betaald met voedsel.
summary-step-tasks = Paleis
summary-step-tasks-about = Eén opdracht vervuld, een nieuwe genomen.
summary-next-place = { $way ->
    [up] nu { $place } in de volgorde, eerst { $from }
    [down] nu { $place } in de volgorde, eerst { $from }
    [same] nog steeds { $place } in de volgorde
   *[now] nu { $place } in de volgorde
}
summary-field = veld { $field }
summary-same-field = { $names } delen een veld: wie bovenop ligt, gaat voor.
summary-priests = { $count ->
    [0] geen priester
    [one] 1 priester
   *[other] { $count } priesters
}
summary-highest = { $count ->
    [one] 1 priester, de hoogste
   *[other] { $count } priesters, met de hoogste erbij
}
summary-nothing-bought = koopt niets

kind-space = Actievelden
kind-card = Godenkaarten
kind-ability = Vaardigheden van personen
kind-good = Goederen
kind-task = Opdrachten
