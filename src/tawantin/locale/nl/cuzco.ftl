# Cuzco: vragen, verslag, uitleg, regels in het kort, begeleide eerste beurt.

## Vragen, naar soort actie of naar beslissing

prompt-put-feather = Met welke veer begin je?
prompt-put-feather-hint = Ze komt op een plek van je masker. Twee veren boven een diadeemfiche maken het klaar.
prompt-keep-task = Houd twee van deze opdrachten
prompt-keep-task-hint = Een vervulde opdracht is 6 punten waard; elke ronde reken je er een af.
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
prompt-feather-slot-hint = Twee veren boven één diadeemfiche maken het klaar.
prompt-take-tile = Neem een fiche: { $kind }
prompt-take-tile-hint = Uit de huizen 1 tot en met { $value }. Het komt op een vrij vak van je masker.
prompt-take-discarded = Welk fiche van de aflegstapel?
prompt-exchange = { $value ->
    [one] Omruilen: nog 1 oog
   *[other] Omruilen: nog { $value } ogen
}
prompt-exchange-hint = 1 oog: een fiche omlaag schuiven of 1 punt. 2 ogen: offergave, godenkaart, veer of quipu naar de reserve.
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
prompt-buy = Een goed kopen?
prompt-buy-hint = Je betaalt met voedsel en krijgt de punten meteen.
prompt-complete = Welke opdracht vervul je?
prompt-complete-hint = Een vervulde opdracht levert 6 punten op.
prompt-box = Welke opdracht geef je op?
prompt-box-hint = Geen is vervuld; één gaat weg zonder punten en er komt een nieuwe.
prompt-take-task = Welke nieuwe opdracht neem je?
prompt-final-task = De laatste opdrachten: welke nu?

## Acties

action-done = Klaar
action-pass = Nee
action-place = { $what ->
    [none] { $a1 }: { $space }
   *[other] { $a1 }: { $what }
}{ $cards ->
    [none] {""}
   *[other] , { $cards }
}
source-hand = { $card } (offergave)
source-inti = { $card } (medaille)
action-turn-die = De { $a1 } met { $a3 } draaien (slakkenhuisje)
action-play = { $a2 ->
    [hand] { $card } spelen voor een offergave
   *[inti] { $card } gebruiken voor een medaille
}
action-lift-die = De { $a2 } op { $space }
action-drop-die = Naar { $space }
action-rotate = { $rotation }
action-move-to = Naar { $place }
action-take-tile = { $tile } nemen
action-take-discarded = { $tile } nemen
action-point = 1 punt
action-slide-down = { $tile } omlaag schuiven
action-slide-up = { $tile } omhoog schuiven
action-take-offering = Offergave nemen
action-take-god = { $card } nemen
action-put-feather = Plek { $a1 }: { $feather }
action-reserve-khipu = { $a1 ->
    [one] 1 quipu naar de reserve
   *[other] { $a1 } quipu’s naar de reserve
}
action-step = { $step }
action-activate = { $headband } activeren
action-take-status = Een stap op het kennisspoor
action-take-food = Voedsel nemen
action-use = { $boosted ->
    [true] { $ability }, één fiche extra
   *[false] { $ability }
}
action-buy = { $good } kopen
action-keep-task = Houden: { $task }
action-complete = { $with_card ->
    [true] Vervullen met kaart 04: { $task }
   *[false] Vervullen: { $task }
}
action-box = Opgeven: { $task }
action-take-task = Nemen: { $task }

## Namen en uitleg

name-die = dobbelsteen met { $id }
name-step = tempeltrede { $id }
name-slot = veerplek { $id }
name-field = vak { $id }
name-headband = diadeemfiche { $id }
name-pututu = slakkenhuisje { $id }
name-boost = één fiche extra
feather-name = veer ({ $colour })
house-name = huis { $slot } ({ $kind })
placed-name = de { $face } op { $space }
rotation-to = Hangbrug met 1 naar { $place }
ability-name = { $kind }: { $ability } × { $count }
tile-name = { $ability } { $value } ({ $kind })
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
a-god-card = een godenkaart
feather-there = veer is er
slot-empty = vrij voor: { $feather }
headband-active = actief
headband-idle = nog niet actief
tile-up = boven
tile-down = omlaag geschoven
khipu-there = hier ligt een quipu
in-reserve = { $count } in de reserve
task-missing = nog { $count } te kort
task-fulfilled = vervuld
open-tasks = Opdrachten: { $tasks }
goods-of = Goederen: { $goods }
completed-tasks = Vervulde opdrachten: { $count }
pututu-of = Slakkenhuisje: draait een dobbelsteen met hoogstens { $change }
tip-space-stone-path = De loper gaat over één stenen weg met hoogstens zoveel ogen als de dobbelsteen.
tip-space-rope-bridge = De loper gaat over één hangbrug met hoogstens zoveel ogen als de dobbelsteen.
tip-space-movement = De loper gaat over één stenen weg of hangbrug met hoogstens zoveel ogen als de dobbelsteen.
tip-space-agriculture = Neem een landbouwfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-research = Neem een wetenschapsfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-people = Neem een landbouw- of wetenschapsfiche uit een huis met hoogstens het getal van de dobbelsteen.
tip-space-exchange = Besteed de ogen: 1 voor een punt of om een fiche omlaag te schuiven, 2 voor een offergave, een godenkaart, een veer of een quipu naar de reserve.
tip-space-temple = Een priester betreedt de trede van de dobbelsteen; wie daar staat, zakt een trede. Daarna een vuurproef.
tip-space-headdress = Activeer een diadeemfiche met hoogstens het getal van de dobbelsteen en beide veren; daarna een vuurproef.
tip-space-points = 2 punten met elke dobbelsteen; hier mogen er zoveel liggen als je wilt.
tip-place-cuzco = Wie Cuzco binnengaat, doet een vuurproef en mag bij het vertrek het tableau draaien.
tip-place = Bij je eerste bezoek leg je een quipu en neem je een veer van deze kleur. Aan het eind krijgt de bovenste quipu de punten.
tip-step = Aan het eind van een ronde telt elke priester; de meeste priesters winnen een medaille, bij gelijkspel de hoogste.
tip-house = Een dobbelsteen met minstens dit getal haalt het fiche.
tip-field = Een vak met een quipu is dicht tot de quipu weggaat. Fiches liggen boven en kunnen één keer omlaag worden geschoven.
tip-slot = Veren blijven hier; twee boven een diadeemfiche maken het klaar.
tip-headband = Met beide veren erboven kan het worden geactiveerd, voor de bonus van de ronde en zijn eigen punten.
tip-task = Vervuld bij het afrekenen: 6 punten.
tip-piece-status-track = Na fase II krijgt iedereen de punten van zijn veld. Wie voorop is, begint de volgende ronde.
tip-piece-food = Met voedsel koop je goederen op de markt.
tip-piece-offering = Met een offergave betaal je een godenkaart uit je hand.
tip-piece-inti = Een medaille gebruikt een open godenkaart; ongebruikt is ze 2 punten waard.
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
houses = Huizen
market = Markt
palace = Paleis
task-piles = Opdrachten
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
priest-points = { $points } elk
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
log-feather-placed = { $seat } neemt een veer ({ $feather }).
log-tasks-drawn = { $seat } trekt opdrachten.
log-task-kept = { $seat } houdt { $task }.
log-tasks-revealed = { $seat } heeft de opdrachten { $tasks }.
log-god-cards-dealt = { $cards ->
    [none] { $seat } krijgt { $count } godenkaarten.
   *[other] { $seat } krijgt { $cards }.
}
log-god-card-returned = { $seat } geeft { $card } terug.
log-god-cards-left-over = De overige godenkaarten liggen op de aflegstapel.
log-god-card-turned-up = { $card } ligt nu open.
log-god-pile-rebuilt = De stapel van { $god } wordt opnieuw geschud.
log-god-card-taken = { $seat } neemt { $card }.
log-god-card-played = { $source ->
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
   *[false] { $same ->
        [true] { $seat } plaatst een { $face }: { $space }.
       *[false] { $seat } plaatst een { $face } die telt als { $value }: { $space }.
    }
}
log-die-moved = { $seat } verplaatst een { $face } van { $owner }: { $start } → { $end }.
log-overlay-turned = { $seat } draait het tableau.
log-runner-moved = { $road ->
    [stone] { $seat } neemt de stenen weg naar { $end }.
    [rope] { $seat } neemt de hangbrug naar { $end }.
   *[jump] { $seat } springt naar { $end }.
}
log-khipu-laid = { $seat } legt een quipu: { $place }.
log-khipu-reserved = { $seat } legt een quipu in de reserve.
log-tile-taken = { $seat } neemt { $tile }.
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
log-priest-pushed = { $home ->
    [true] Een priester van { $seat } moet naar huis.
   *[false] Een priester van { $seat } zakt naar trede { $end }.
}
log-headband-activated = { $seat } activeert diadeemfiche { $headband }.
log-fire-trial-began = { $seat } doet de vuurproef.
log-ability-used = { $seat } gebruikt { $ability } ({ $kind }, sterkte { $strength }).
log-order-changed = De spelersvolgorde verandert.
log-medallion-awarded = { $nobody ->
    [true] De medaille gaat in de doos.
   *[false] { $seat } wint de medaille van de tempel.
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

## Regels in het kort

rule-goal-title = Doel
rule-goal = Zes ronden. Je plaatst dobbelstenen, loopt door de Andes, verzamelt mensen en veren, dient in de tempel en vervult opdrachten van de Sapa Inka. Wie na de eindtelling de meeste punten heeft, wint.
rule-round-title = Een ronde
rule-round =
    Fase I: iedereen gooit drie dobbelstenen en plaatst ze om de beurt een voor een, elk voor een actie.
    Fase II: iedereen mag één landbouw- en één wetenschapsvaardigheid gebruiken.
    Fase III: kennis, tempel, markt en opdrachten worden afgerekend; dan komen er nieuwe fiches en opdrachten.
rule-dice-title = Dobbelstenen plaatsen
rule-dice =
    Een dobbelsteen moet lager zijn dan alle stenen die al op het veld liggen; zijn ogen zijn de waarde van de actie. De actie moet mogelijk zijn.
    Op het puntenveld mag elke dobbelsteen liggen; hij levert 2 punten op.
rule-movement-title = Loper
rule-movement =
    De loper neemt één weg van de juiste soort met hoogstens zoveel ogen als de dobbelsteen. In een dorp zonder eigen quipu leg je er een bovenop (van het eerste vak van je masker, daarna uit de reserve) en neem je een veer van die kleur, hoogstens drie van elke.
    Cuzco binnengaan is een vuurproef. Wie er later vertrekt, mag eerst het tableau draaien.
rule-persons-title = Personen
rule-persons = Neem een fiche uit een huis met hoogstens het getal van de dobbelsteen en leg het boven op een vrij vak van je masker. In fase II werkt het. Bij het omruilen omlaag geschoven, geeft een landbouwfiche zijn waarde in voedsel, een wetenschapsfiche in kennisstappen.
rule-exchange-title = Omruilen
rule-exchange = Besteed de ogen zoals je wilt. Eén oog: een fiche omlaag schuiven of een punt. Twee ogen: een offergave, een open godenkaart, een veer naar keuze of een quipu van het masker naar de reserve.
rule-temple-title = Tempel
rule-temple = Een priester betreedt de trede van de dobbelsteen. Wie daar staat, zakt een trede, enzovoort, ten slotte naar huis. Daarna doe je een vuurproef. In fase III levert elke priester per ronde 1, 1, 2, 2, 3, 3 punten op, en wie de meeste heeft, neemt een medaille.
rule-headdress-title = Hoofdtooi
rule-headdress = Activeer een diadeemfiche met hoogstens het getal van de dobbelsteen waarboven beide veren zitten. Het levert per ronde 10, 10, 7, 7, 4, 4 punten op en één minder dan zijn getal, daarna volgt een vuurproef.
rule-trial-title = Vuurproef
rule-trial = Neem een open godenkaart of een offergave, daarna een kennisstap of voedsel.
rule-gods-title = Godenkaarten en medailles
rule-gods = Vijftien verschillende kaarten van vijf goden. Een kaart uit je hand kost een offergave. Een medaille gebruikt in plaats daarvan een van de open kaarten. Wijs een kaart aan om te lezen wat ze doet; ze wordt aangeboden als ze iets verandert.
rule-abilities-title = Vaardigheden
rule-abilities = In fase II tellen al je fiches van één soort met hetzelfde plaatje samen: hoe meer, hoe sterker. Eén landbouw- en één wetenschapsvaardigheid per ronde; boven of omlaag maakt niet uit.
rule-status-title = Kennis
rule-status = Na fase II krijgt iedereen de punten van zijn veld. Wie voorop is, wordt eerste in de spelersvolgorde; op één veld de bovenste steen. Daarna begint iedereen weer op 0.
rule-market-title = Markt
rule-market = Om de beurt mag iedereen één goed uit de rij van de ronde kopen voor voedsel en krijgt de punten ervan.
rule-tasks-title = Opdrachten
rule-tasks = Om de beurt rekent iedereen één van drie opdrachten af: 6 punten als ze vervuld is, anders geef je er een op. Betaald wordt er niets. Dan komt er een nieuwe uit het paleis. Na de laatste ronde worden ook de overige drie afgerekend.
rule-mask-title = Masker
rule-mask = Je masker toont de veren boven de diadeem, twaalf vakken voor personen (op tien ligt eerst een quipu), priesters thuis, opdrachten, goederen en voorraden.
rule-pututu-title = Slakkenhuisjes
rule-pututu = Met deze module geeft een gegooid paar een klein slakkenhuisje en een drietal een groot. Ingeleverd voor het plaatsen, draait het de dobbelsteen met hoogstens 1 of 2.
rule-scoring-title = Eindtelling
rule-scoring = Elke medaille 2; elk dorp zijn punten voor de bovenste quipu; alle twaalf veren 6; alle zes diadeemfiches 9; negen opdrachten 9; alle tien quipu’s in dorpen 10; fiches op alle twaalf vakken 12; zes goederen 6. Bij gelijkspel wint wie eerder is in de spelersvolgorde.

## Begeleide eerste beurt

guide-welcome-title = Welkom in Cuzco
guide-welcome = Links de kaart met de actievelden, ernaast de hoofdstad, eronder de maskers van de anderen. Je eigen masker staat onder de vraag.
guide-setup-title = Voor de eerste ronde
guide-setup = Je kiest een eerste veer en houdt twee opdrachten. Neem opdrachten die bij elkaar passen: ze zeggen wat je moet verzamelen.
guide-place-title = Een dobbelsteen plaatsen
guide-place = Klik een dobbelsteen aan en dan een gloeiend veld. Hoge stenen zijn sterk; een lage kan nog volgen waar een hoge ligt, en sluit dan het veld.
guide-map-title = Lopen
guide-map = Je loper begint in Cuzco. Elk nieuw dorp krijgt een quipu van je masker, wat een vak vrijmaakt, en levert een veer op.
guide-mask-title = Je masker
guide-mask = Twee vakken zijn meteen vrij: haal vroeg mensen, ze werken elke ronde. Twee veren boven een diadeemfiche zijn in de eerste ronden het meest waard.
guide-capital-title = De hoofdstad
guide-capital = Kennis geeft punten en de spelersvolgorde; priesters tellen elke ronde; in de huizen wonen de mensen. Markt en paleis komen aan het eind van de ronde.
guide-gods-title = De goden
guide-gods = Een godenkaart buigt op het juiste moment een regel. Ze kost een offergave uit de hand of, als ze open ligt, een medaille. Als er een kan helpen, gloeit ze.
guide-undo-title = Niets is verloren
guide-undo = Tot er iets verborgens wordt getoond, mag je zetten terugnemen. Alles wat kan, staat ook in de lijst onder de vraag. Veel succes!
