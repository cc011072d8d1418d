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
prompt-place-hint = Hij moet lager zijn dan alle stenen op het veld. Hoe hoger, hoe sterker de actie.
prompt-place-where = Waar gaat de { $face } heen?
prompt-place-which = Welke dobbelsteen voor { $space }?
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
prompt-slide-up = Welk fiche schuif je omhoog?
prompt-step = Welke trede betreedt de priester?
prompt-activate = Welk diadeemfiche activeer je?
prompt-activate-hint = Beide veren erboven zijn er.
prompt-play = Vuurproef: de kaart spelen of de beloning nemen?
prompt-take-offering = Vuurproef: godenkaart of offergave?
prompt-take-status = Vuurproef: een kennisstap of voedsel?
prompt-phase-two = Zet je mensen in
prompt-phase-two-hint = Eén landbouw- en één wetenschapsvaardigheid. Gelijke fiches tellen samen.
prompt-feather-any = { $value ->
    [one] Neem een veer van een kleur naar keuze
   *[other] Neem tot { $value } veren
}
prompt-take-god = { $value ->
    [one] Neem een open godenkaart
   *[other] Neem tot { $value } open godenkaarten
}
prompt-done = Nog een, of is het genoeg?
prompt-reserve-khipu = Hoeveel quipu’s gaan naar de reserve?
prompt-reserve-khipu-hint = Elke maakt een vak vrij voor een persoonsfiche.
prompt-pass = { $card } spelen?
prompt-buy = Wil je een goed kopen?
prompt-buy-hint = Je betaalt met voedsel en krijgt de punten meteen.
prompt-complete = Welke opdracht vervul je?
prompt-complete-hint = Een vervulde opdracht levert { $palace-task_points } punten op.
prompt-complete-or-box = Een opdracht vervullen of er een opgeven?
prompt-complete-or-box-hint = Wat je vervult, ook met kaart 04, levert { $palace-task_points } punten op; wat je opgeeft niets.
prompt-box = Welke opdracht geef je op?
prompt-box-hint = Geen is vervuld; één gaat weg zonder punten en er komt een nieuwe.
prompt-take-task = Welke nieuwe opdracht neem je?
prompt-final-task = De laatste opdrachten: welke nu?

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
more-slide-down = { $tile }
action-slide-up = Fiche omhoog schuiven: { $field }
more-slide-up = { $tile }
action-take-offering = Offergave nemen
action-take-god = Open kaart van { $god } nemen
more-take-god = { $card }
action-put-feather = Veer plaatsen: { $slot }
more-put-feather = { $feather }
more-buy = { $cost } voedsel, +{ $points }
more-activate = +{ $points }
action-reserve-khipu = { $a1 ->
    [one] 1 quipu naar de reserve
   *[other] { $a1 } quipu’s naar de reserve
}
action-step = { $step }
action-activate = { $headband } activeren
action-take-status = Een stap op het kennisspoor
action-take-food = Voedsel nemen
action-use = { $boost ->
    [none] { $ability }
   *[other] { $ability }, één fiche extra
}
action-buy = { $good } kopen
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
tip-step = Aan het eind van een ronde telt elke priester; de meeste priesters winnen een medaille, bij gelijkspel de hoogste.
tip-house = Een dobbelsteen met minstens dit getal haalt het fiche.
tip-field = Een vak met een quipu is dicht tot de quipu weggaat. Fiches liggen boven en kunnen één keer omlaag worden geschoven.
tip-slot = Veren blijven hier; met twee erboven is een diadeemfiche klaar voor gebruik.
tip-headband = Met beide veren erboven kan het worden geactiveerd, voor de bonus van de ronde en zijn eigen punten.
tip-task = Vervuld bij het afrekenen: { $palace-task_points } punten.
tip-piece-status-track = Aan het eind van fase II krijgt iedereen de punten van zijn veld. Wie dan voorop is, is meteen als eerste aan de beurt: op de markt, in het paleis en in de volgende ronde.
tip-piece-food = Met voedsel koop je goederen op de markt.
tip-piece-offering = Met een offergave betaal je een godenkaart uit je hand.
tip-piece-inti = Een medaille gebruikt een open godenkaart; ongebruikt is ze { $final_scoring-per_inti_medallion } punten waard.
tip-piece-khipu = Quipu’s uit de reserve gaan naar dorpen als er geen meer op het masker ligt.

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
log-task-kept = { $seat } houdt { $task }.
log-tasks-revealed = { $seat } heeft de opdrachten { $tasks }.
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
log-tile-taken = { $seat } neemt een personenfiche: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } schuift { $tile } omlaag.
   *[false] { $seat } schuift { $tile } omhoog.
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
log-ability-used = { $seat } gebruikt { $ability } ({ $kind }, sterkte { $strength }).
log-order-changed = De spelersvolgorde verandert.
log-medallion-awarded = { $seat ->
    [none] De medaille gaat in de doos.
   *[other] { $seat } wint de medaille van de tempel.
}
log-good-bought = { $seat } koopt { $good } voor { $cost } voedsel.
log-task-completed = { $with_card ->
    [true] { $seat } vervult met kaart 04: { $task }.
   *[false] { $seat } vervult { $task }.
}
log-task-boxed = { $seat } geeft { $task } op.
log-task-taken = { $seat } neemt de opdracht { $task }.
log-houses-laid = Nieuwe mensen komen in de huizen.
log-palace-laid = Er liggen nieuwe opdrachten in het paleis.

## Why not: reasons, and what would help

reason-draft-now = Kies eerst de { $tasks } opdrachten die je houdt.
reason-feather-now = Plaats eerst je veer.
reason-die-now = Het is fase I: eerst plaats je een dobbelsteen.
reason-run-now = Je loper is onderweg: zeg waarheen.
reason-person-now = Neem eerst een personenfiche.
reason-step-now = Zeg eerst op welke trede je priester komt.
reason-headband-now = Kies eerst het diadeemfiche dat je activeert.
reason-exchange-now = Je ruilt ogen om (nog { $pips }); maak dat eerst af.
reason-trial-now = Het is een vuurproef: neem eerst je beloning.
reason-abilities-now = Het is fase II: gebruik vaardigheden van je mensen, of stop.
reason-ability-now = Maak eerst de vaardigheid af die je gebruikt: { $ability }.
reason-market-now = Je bent op de markt: koop een goed, of niet.
reason-task-now = Je bent in het paleis: handel eerst een opdracht af.
reason-new-task-now = Neem eerst een nieuwe opdracht uit het paleis.
reason-card-now = Beslis eerst over deze kaart: { $card }.
reason-first-one-binds = Je bent ermee begonnen: het eerste moet je kiezen.
reason-road-needs-die = { $road }: je loper komt er met een dobbelsteen van minstens { $need }.
reason-rotate-later = Het tableau draai je voordat de loper, eenmaal terug, Cuzco verlaat.
reason-house-needs-die = { $kind }: een dobbelsteen van minstens { $need } op dat veld neemt dit fiche.
reason-step-needs-die = Op deze trede komt een priester met een { $need } op het tempelveld.
reason-headband-needs-die = Het is klaar: een dobbelsteen van minstens { $need } op de hoofdtooi activeert het.
reason-feather-later = Veren komen van nieuwe dorpen, van het omruilen en van een vaardigheid.
reason-exchange-later = Daarvoor gaat een dobbelsteen op het omruilveld.
reason-trial-later = Dat hoort bij een vuurproef: door een priester, een diadeem of Cuzco.
reason-abilities-later = Vaardigheden gebruik je in fase II, als alle dobbelstenen liggen.
reason-market-later = De markt gaat in fase III open.
reason-tasks-later = Opdrachten komen in fase III, na de markt.
reason-tasks-chosen = Je eerste opdrachten zijn gekozen.
reason-card-needed = Dat doet alleen deze kaart: { $card }.
reason-space-not-here = Dit veld is er niet met { $players } spelers.
reason-no-such-die = Je hebt geen dobbelsteen met een { $face }.
reason-extra-turn-face = De extra beurt telt als een dobbelsteen met een { $face }.
reason-turned-die-only = Je hebt een dobbelsteen gedraaid: nu moet de { $face } geplaatst worden.
reason-not-lower = Daar ligt een { $lowest }; alleen een lagere mag volgen, en dit is een { $face }.
reason-lower-anyway = De dobbelsteen mag daar toch al; deze kaart verandert niets: { $card }.
reason-high-anyway = Een { $face } heeft kaart 13 niet nodig.
reason-no-pututu-module = Slakkenhuisjes doen aan deze tafel niet mee.
reason-pututu-real-die = Een slakkenhuisje draait een echte dobbelsteen; de extra beurt heeft er geen.
reason-no-pututu = Slakkenhuisje { $size }: nodig is { $need }, en je hebt er { $have }.
reason-no-road = Er leidt geen weg van je loper daarheen: { $place }.
reason-runner-is-there = Je loper is daar al.
reason-other-road = De weg daarheen is van de andere soort: { $road }.
reason-road-too-long = De weg heeft { $need } ogen, en jij hebt er { $have }.
reason-jump-to-village = Deze kaart leidt naar een dorp, niet naar Cuzco.
reason-no-free-field = Op elk vak van je masker ligt een quipu of een fiche.
reason-houses-empty = De huizen zijn leeg: { $kind }.
reason-house-empty = Huis { $slot } is leeg.
reason-house-too-high = Het huis heeft nummer { $need }, en jij komt tot { $have }.
reason-house-other-kind = Nu neem je een fiche van de andere soort: { $kind }.
reason-no-priest-home = Nodig is { $need } priester thuis, en je hebt er { $have }.
reason-step-too-high = Dit is trede { $need }, en je dobbelsteen komt tot { $have }.
reason-headband-active = Diadeemfiche { $tile } is al actief.
reason-feathers-missing = Er horen { $need } veren boven, en er zijn er { $have }.
reason-no-headband-ready = Geen diadeemfiche dat nog niet actief is, heeft beide veren.
reason-headband-too-high = Het diadeemfiche heeft nummer { $need }, en jij komt tot { $have }.
reason-slot-full = In deze plek zit al een veer.
reason-slot-other-colour = Deze veer hoort in een plek van haar kleur: { $feather }.
reason-all-feathers = Je hebt alle { $feathers } veren.
reason-field-without-tile = Op dit vak ligt geen personenfiche.
reason-tile-is-down = Dit fiche is al omlaag geschoven.
reason-tile-is-up = Dit fiche ligt al omhoog.
reason-no-khipu-on-mask = Er ligt geen quipu meer op je masker.
reason-one-khipu-a-time = Bij het omruilen gaat er { $have } quipu tegelijk weg, niet { $need }.
reason-too-many-khipu = Je kunt { $have } quipu verplaatsen, niet { $need }.
reason-pips-short = Dat kost { $need } ogen, en je hebt er nog { $have }.
reason-offerings-gone = Alle { $all } offergaven zijn bij de spelers.
reason-food-gone = Alle { $all } voedsel is bij de spelers.
reason-status-end = Je statussteen staat op { $field }, het laatste veld.
reason-trial-binds = Een vuurproef is niet vrijwillig: neem een van de beloningen.
reason-card-other-time = Deze kaart heeft haar eigen moment: { $card }.
reason-card-not-in-hand = Deze kaart heb je niet op hand: { $card }.
reason-card-not-open = Deze kaart ligt niet open: { $card }.
reason-god-without-card = Daar ligt geen kaart open.
reason-no-offering = Uit de hand kost dat { $need ->
    [one] 1 offergave
   *[other] { $need } offergaven
}, en je hebt er { $have }.
reason-no-inti = Uit de bak kost dat { $need ->
    [one] 1 medaille
   *[other] { $need } medailles
}, en je hebt er { $have }.
reason-inti-used = Deze kaart heb je deze beurt al met een medaille gebruikt: { $card }.
reason-card-once = Hier maar één keer, en je hebt haar gespeeld: { $card }.
reason-before-turning = Kaart 06 komt voordat je een dobbelsteen draait.
reason-no-dice-placed = Er ligt nog geen dobbelsteen op een actieveld.
reason-no-tile-down = Geen van je fiches is omlaag geschoven.
reason-no-die-there = Hier ligt geen { $face }: { $space }.
reason-other-space = Hier ligt de dobbelsteen; hij gaat naar een ander veld.
reason-not-discarded = Dit fiche is niet bij de afgelegde.
reason-ability-not-owned = Je hebt geen fiche van: { $kind }, { $ability }.
reason-ability-used = Deze vaardigheid heb je deze beurt gebruikt: { $ability }.
reason-kind-used = Eén vaardigheid per soort, en die is gebruikt: { $kind }.
reason-no-boost = Eén fiche extra geeft kaart 01.
reason-nothing-to-boost = Er is geen vaardigheid meer die een fiche extra zou versterken.
reason-use-left = Gebruik eerst je vaardigheid van deze soort: { $kind }.
reason-no-other-ability = Je hebt geen andere vaardigheid van deze soort: { $kind }.
reason-not-in-row = { $good }: niet in de rij van ronde { $round }.
reason-food-short = { $good }: kost { $need } voedsel, en je hebt er { $have }.
reason-task-not-drawn = Deze opdracht zit niet bij die je trok.
reason-task-kept = Deze opdracht houd je al.
reason-task-not-yours = Deze opdracht ligt niet voor je.
reason-task-unfulfilled = Deze opdracht is niet vervuld: er ontbreken er { $missing }.
reason-task-is-fulfilled = Deze opdracht is vervuld; je vervult haar en geeft haar niet op.
reason-other-task-fulfilled = Je geeft pas op als geen opdracht vervuld is, en er is er een.
reason-fulfilled-anyway = Deze opdracht is zonder kaart 04 vervuld.
reason-too-far-for-card = Kaart 04 spaart één voorwaarde, en er ontbreken er { $missing }.
reason-card-costs-task = Wat kaart 04 kost, zou bij de opdracht ontbreken.
reason-task-not-in-palace = Deze opdracht ligt niet in het paleis.
met-feathers = Beide veren staan er.
met-number = De dobbelsteen is hoog genoeg.
met-field = Op je masker is een vak vrij.
met-house = Een fiche is bereikbaar.
help-card-07 = Met kaart 07 mag het wel.
help-free-a-field = Een quipu in een dorp of in de reserve maakt een vak vrij.
help-next-round = In de volgende ronde komen nieuwe fiches.
help-card-02 = Kaart 02 schuift fiches omhoog.
help-in-phase-two = Je speelt haar in fase II, bij de vaardigheden van je mensen.
help-in-exchange = Je speelt haar tijdens het omruilen.
help-at-market = Je speelt haar als je een goed gekocht hebt.
help-with-task = Je speelt haar met de opdracht die ze helpt.
help-after-turn = Je speelt haar na je dobbelsteen in fase I.
help-before-die = Je speelt haar voordat je een dobbelsteen plaatst.
help-with-die = Je kondigt haar aan met de dobbelsteen: kies steen, veld en kaart.
help-in-trial = Je speelt haar aan het begin van een vuurproef.
help-after-person = Je speelt haar als een dobbelsteen een personenfiche genomen heeft.
help-after-khipu = Je speelt haar als een dobbelsteen een quipu in een dorp bracht.
help-into-temple = Je speelt haar als je priester op een bezette trede komt.
help-card-11-15 = Kaart 11 (wetenschap) of 15 (landbouw) geeft er nog een.
help-card-01 = Speel die eerst.
help-card-04 = Met kaart 04 mag er één voorwaarde ontbreken.

## The end of a round

summary-step-status = Status
summary-step-status-about = Een punt per veld; wie het verst staat, begint.
summary-step-temple = Tempel
summary-step-temple-about = Punten voor elke priester; de meeste winnen het medaillon.
summary-step-market = Markt
summary-step-market-about = Eén goed, betaald met voedsel.
summary-step-tasks = Paleis
summary-step-tasks-about = Eén opdracht voltooid, een nieuwe genomen.
summary-next-place = speelt de volgende ronde als { $place }e

kind-space = Vakken
kind-card = Godenkaarten
kind-ability = Vaardigheden van personen
kind-good = Goederen
kind-task = Taken
