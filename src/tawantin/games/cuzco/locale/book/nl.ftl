# Cuzco: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Doel
rule-goal = Zes rondes. Je plaatst dobbelstenen, loopt door de Andes, verzamelt mensen en veren, dient in de tempel en vervult opdrachten van de Sapa Inca. Wie na de eindtelling de meeste punten heeft, wint.
rule-round-title = Een ronde
rule-round =
    Fase I: iedereen gooit drie dobbelstenen en plaatst ze op volgorde een voor een, elk voor een actie.
    Fase II: iedereen mag één landbouw- en één wetenschapsvaardigheid gebruiken.
    Fase III: kennis, tempel, markt en opdrachten worden afgerekend; dan komen er nieuwe fiches en opdrachten.
rule-dice-title = Dobbelstenen plaatsen
rule-dice =
    Een dobbelsteen moet lager zijn dan alle dobbelstenen die al op het veld liggen; zijn ogen zijn de waarde van de actie. De actie moet mogelijk zijn.
    Op het puntenveld mag elke dobbelsteen liggen; hij levert { $points_action-points } punten op.
rule-movement-title = Loper
rule-movement =
    De loper neemt één weg van de juiste soort met hoogstens zoveel ogen als de dobbelsteen. In een dorp zonder eigen quipu leg je er een bovenop (van het eerste vak van je masker, daarna uit de reserve) en neem je een veer van die kleur, hoogstens drie van elke.
    Cuzco binnengaan is een vuurproef. Wie er later vertrekt, mag eerst het tableau draaien.
rule-persons-title = Personen
rule-persons = Neem een fiche uit een huis met hoogstens het getal van de dobbelsteen en leg het boven op een vrij vak van je masker. In fase II werkt het. Bij het omruilen omlaag geschoven, geeft een landbouwfiche zijn waarde in voedsel, een wetenschapsfiche in kennisstappen.
rule-exchange-title = Omruilen
rule-exchange = Besteed de ogen zoals je wilt. Eén oog: een fiche omlaag schuiven of een punt. Twee ogen: een offergave, een open godenkaart, een veer naar keuze of een quipu van het masker naar de reserve.
rule-temple-title = Tempel
rule-temple = Een priester betreedt de trede van de dobbelsteen. Wie daar staat, zakt een trede, enzovoort, ten slotte naar huis. Daarna doe je een vuurproef. In fase III levert elke priester per ronde { $temple-points_per_priest_by_round-all } punten op, en wie de meeste heeft, neemt een medaille.
rule-headdress-title = Hoofdtooi
rule-headdress = Activeer een diadeemfiche met hoogstens het getal van de dobbelsteen waarboven beide veren zitten. Het levert per ronde { $headband-round_bonus-all } punten op en één minder dan zijn getal, daarna volgt een vuurproef.
rule-trial-title = Vuurproef
rule-trial = Neem een open godenkaart of een offergave, daarna een kennisstap of voedsel.
rule-gods-title = Godenkaarten en medailles
rule-gods = Vijftien verschillende kaarten van vijf goden. Een kaart uit je hand kost een offergave. Met een medaille gebruik je in plaats daarvan een van de open kaarten. Wijs een kaart aan om te lezen wat hij doet; hij wordt aangeboden als hij iets verandert.
rule-abilities-title = Vaardigheden
rule-abilities = In fase II tellen al je fiches van één soort met hetzelfde plaatje samen: hoe meer, hoe sterker. Eén landbouw- en één wetenschapsvaardigheid per ronde; boven of omlaag geschoven maakt niet uit.
rule-status-title = Kennis
rule-status = Na fase II krijgt iedereen de punten van zijn veld. Wie voorop is, wordt eerste in de spelersvolgorde; op één veld de bovenste steen. Daarna begint iedereen weer op 0.
rule-market-title = Markt
rule-market = Op volgorde mag iedereen één goederenfiche uit de rij van de ronde kopen voor voedsel; je krijgt de punten ervan.
rule-tasks-title = Opdrachten
rule-tasks = Op volgorde rekent iedereen één van drie opdrachten af: { $palace-task_points } punten als die vervuld is, anders geef je er een op. Betaald wordt er niets. Dan komt er een nieuwe uit het paleis. Na de laatste ronde worden ook de overige drie afgerekend.
rule-mask-title = Masker
rule-mask = Je masker toont de veren boven het diadeem, twaalf vakken voor personen (op tien ligt eerst een quipu), priesters thuis, opdrachten, goederen en voorraden.
rule-pututu-title = Slakkenhuisjes
rule-pututu = Met deze module geeft een gegooid paar een klein slakkenhuisje en een drietal een groot. Ingeleverd voor het plaatsen, draait het de dobbelsteen met hoogstens { $pututu-changes-0 } of { $pututu-changes-1 }.
rule-scoring-title = Eindtelling
rule-scoring = Elke medaille { $final_scoring-per_inti_medallion }; elk dorp zijn punten voor de bovenste quipu; alle twaalf veren { $final_scoring-all_12_feathers }; alle zes diadeemfiches { $final_scoring-all_6_headbands }; negen opdrachten { $final_scoring-all_9_tasks }; alle tien quipu’s in dorpen { $final_scoring-all_10_khipu_in_villages }; fiches op alle twaalf vakken { $final_scoring-all_12_fields_filled }; zes goederen { $final_scoring-all_6_goods }. Bij gelijke stand wint wie eerder is in de spelersvolgorde.

## Lessons

lesson-feather-title = Een eerste veer
lesson-feather = Zet je eerste veer boven diadeemfiche 3.
lesson-feather-hint = Dat is boven een ander diadeemfiche.
lesson-feather-right = Met twee veren erboven kun je een diadeemfiche activeren.
lesson-die-title = Een dobbelsteen plaatsen
lesson-die = Plaats je 5 zo dat je loper beweegt: hij haalt lange wegen.
lesson-die-hint = Dat mag, maar zoek het bewegingsveld en je 5.
lesson-die-right = De ogen van de dobbelsteen zijn de waarde van de actie; drie per ronde.
lesson-lower-title = Lager dan alle andere
lesson-lower = Op het omruilveld ligt een dobbelsteen. Plaats je hoogste die erna mag.
lesson-lower-hint = Er is een hogere die op het omruilveld mag.
lesson-lower-right = Een dobbelsteen moet lager zijn dan alle daar: lage passen bijna overal.
lesson-run-title = Je loper
lesson-run = Loop naar een dorp: je legt er een quipu en neemt een veer.
lesson-run-hint = Cuzco brengt een vuurproef, maar geen quipu en geen veer.
lesson-run-right = Een nieuw dorp neemt een quipu van je masker; dat maakt een vak vrij voor een persoon.
lesson-person-title = Personen
lesson-person = Neem het fiche uit huis 5, dat alleen een hoge dobbelsteen bereikt.
lesson-person-hint = Dat had ook een lagere dobbelsteen gekund.
lesson-person-right = Een fiche komt uit een huis tot het getal van de dobbelsteen en ligt boven op een vrij vak.
lesson-exchange-title = Omruilen
lesson-exchange = Besteed een oog: schuif je persoonsfiche omlaag.
lesson-exchange-hint = Ook mogelijk, maar zoek je fiche op het masker.
lesson-exchange-right = Omlaag geschoven geeft landbouw voedsel en wetenschap kennis; de vaardigheid blijft.
lesson-trial-title = De vuurproef
lesson-trial = Neem een van de open godenkaarten.
lesson-trial-hint = Dat is ook een beloning, maar neem deze keer een godenkaart.
lesson-trial-right = Priesters, diademen en Cuzco geven een vuurproef: eerst een godenkaart of een offergave.
lesson-reward-title = De tweede beloning
lesson-reward = Je wilt op de markt kopen. Neem waarmee je daar betaalt.
lesson-reward-hint = Kennis geeft punten en bepaalt de volgorde, maar geen goederen.
lesson-reward-right = Dan een kennisstap of voedsel: met voedsel koop je goederen, kennis bepaalt de volgorde.
lesson-god-title = Een god helpt
lesson-god = Je kaart 08 maakt hier een grote vuurproef van. Speel hem voor een offergave.
lesson-god-hint = Dat is de gewone beloning; je kaart is beter.
lesson-god-right = Een kaart uit je hand kost een offergave, een open kaart een medaille.
lesson-ability-title = Vaardigheden
lesson-ability = Het is fase II. Gebruik een vaardigheid van je mensen.
lesson-ability-hint = Dan doen ze deze ronde niets.
lesson-ability-right = Eén landbouw- en één wetenschapsvaardigheid per ronde; gelijke fiches tellen samen.
lesson-market-title = De markt
lesson-market = Koop de karaf met je voedsel.
lesson-market-hint = Dat niet: zoek de karaf in de rij van de ronde.
lesson-market-right = Op volgorde mag iedereen één goederenfiche uit de rij kopen; je krijgt de punten.
lesson-headband-title = De hoofdtooi
lesson-headband = Twee diadeemfiches zijn klaar. Activeer het fiche dat meer oplevert.
lesson-headband-hint = De punten groeien met het nummer van het fiche.
lesson-headband-right = Een diadeemfiche geeft de bonus van de ronde en één minder dan zijn nummer.
lesson-task-title = Opdrachten
lesson-task = Er ontbreekt één voorwaarde van je startopdracht. Vervul die met kaart 04.
lesson-task-hint = Opgegeven levert een opdracht niets op.
lesson-task-right = Eén opdracht per ronde: vervuld levert hij punten op, anders geef je hem op; dan volgt een nieuwe.
lesson-run-better = Dit dorp levert aan het einde de meeste punten op, als je quipu bovenop blijft.
lesson-first-title = Je eerste beurt
lesson-first-1 = Het bord toont de kaart, de hoofdstad en onderaan de velden voor dobbelstenen. Plaats je hoogste dobbelsteen zo dat je loper beweegt.
lesson-first-1-hint = Mag, maar zoek nu het veld met weg en brug.
lesson-first-1-right = Hoge dobbelstenen zijn sterk; een lage kan nog na een hoge komen en sluit dan het veld.
lesson-first-2 = Je loper mag zo ver als de dobbelsteen toelaat. Loop naar een dorp.
lesson-first-2-hint = Cuzco geeft een vuurproef; in een dorp leg je een quipu en krijg je een veer.
lesson-first-2-right = Een nieuw dorp neemt een quipu van je masker; dat maakt een vak vrij voor een persoon.
lesson-first-3 = Het dorp gaf een veer. Zet hem op een plek; met twee veren erboven kun je een diadeemfiche activeren.
lesson-first-3-hint = Eerst moet de veer zijn plek vinden.
lesson-first-3-right = Dat was één dobbelsteen; er volgen er nog twee deze ronde. Als een godenkaart kan helpen, licht die op. Veel succes!

## Why not: reasons, what would help, what holds already

reason-draft-now = Kies eerst de { $tasks } opdrachten die je houdt.
reason-feather-now = Plaats eerst je veer.
reason-die-now = Het is fase I: eerst plaats je een dobbelsteen.
reason-run-now = Je loper is onderweg: zeg waarheen.
reason-person-now = Neem eerst een persoonsfiche.
reason-step-now = Zeg eerst op welke trede je priester komt.
reason-headband-now = Kies eerst het diadeemfiche dat je activeert.
reason-exchange-now = Je ruilt ogen om (nog { $pips }); maak dat eerst af.
reason-trial-now = Het is een vuurproef: neem eerst je beloning.
reason-abilities-now = Het is fase II: gebruik vaardigheden van je mensen, of stop.
reason-ability-now = Maak eerst de vaardigheid af die je gebruikt: { $ability }.
reason-market-now = Je bent op de markt: koop iets, of niet.
reason-task-now = Je bent in het paleis: reken eerst een opdracht af.
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
reason-not-lower = Daar ligt een { $lowest }; alleen een lagere dobbelsteen mag volgen, en dit is een { $face }.
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
reason-feathers-missing = Er horen { $need } veren boven, en er { $have ->
    [1] is
   *[other] zijn
} er { $have }.
reason-no-headband-ready = Geen diadeemfiche dat nog niet actief is, heeft beide veren.
reason-headband-too-high = Het diadeemfiche heeft nummer { $need }, en jij komt tot { $have }.
reason-slot-full = Op deze plek zit al een veer.
reason-slot-other-colour = Deze veer hoort op een plek van zijn kleur: { $feather }.
reason-all-feathers = Je hebt alle { $feathers } veren.
reason-field-without-tile = Op dit vak ligt geen persoonsfiche.
reason-tile-is-down = Dit fiche is al omlaag geschoven.
reason-tile-is-up = Dit fiche ligt al boven.
reason-no-khipu-on-mask = Er ligt geen quipu meer op je masker.
reason-one-khipu-a-time = Bij het omruilen gaat er { $have } quipu tegelijk weg, niet { $need }.
reason-too-many-khipu = Je kunt { $have ->
    [one] 1 quipu
   *[other] { $have } quipu’s
} verplaatsen, niet { $need }.
reason-pips-short = Dat kost { $need } ogen, en je hebt er nog { $have }.
reason-offerings-gone = Alle { $all } offergaven zijn bij de spelers.
reason-food-gone = Alle { $all } voedselfiches zijn bij de spelers.
reason-status-end = Je steen op het kennisspoor staat op { $field }, het laatste veld.
reason-trial-binds = Een vuurproef is niet vrijwillig: neem een van de beloningen.
reason-card-other-time = Deze kaart heeft zijn eigen moment: { $card }.
reason-card-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
reason-card-not-open = Deze kaart ligt niet open: { $card }.
reason-god-without-card = Daar ligt geen kaart open.
reason-no-offering = Uit je hand kost dat { $need ->
    [one] 1 offergave
   *[other] { $need } offergaven
}, en je hebt er { $have }.
reason-no-inti = Van de open kaarten kost dat { $need ->
    [one] 1 medaille
   *[other] { $need } medailles
}, en je hebt er { $have }.
reason-inti-used = Deze kaart heb je deze beurt al met een medaille gebruikt: { $card }.
reason-card-once = Hier maar één keer, en je hebt hem gespeeld: { $card }.
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
reason-food-short = { $good }: kost { $need } voedsel, en je hebt { $have }.
reason-task-not-drawn = Deze opdracht zit niet bij de opdrachten die je trok.
reason-task-kept = Deze opdracht houd je al.
reason-task-not-yours = Deze opdracht ligt niet voor je.
reason-task-unfulfilled = Deze opdracht is niet vervuld: { $missing ->
    [one] er ontbreekt 1 voorwaarde
   *[other] er ontbreken { $missing } voorwaarden
}.
reason-task-is-fulfilled = Deze opdracht is vervuld; je rekent hem af en geeft hem niet op.
reason-other-task-fulfilled = Je geeft pas op als geen opdracht vervuld is, en er is er een vervuld.
reason-fulfilled-anyway = Deze opdracht is zonder kaart 04 vervuld.
reason-too-far-for-card = Kaart 04 bespaart je één voorwaarde, en er ontbreken er { $missing }.
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
help-in-phase-two = Je speelt hem in fase II, bij de vaardigheden van je mensen.
help-in-exchange = Je speelt hem tijdens het omruilen.
help-at-market = Je speelt hem als je goederen gekocht hebt.
help-with-task = Je speelt hem bij de opdracht die hij helpt.
help-after-turn = Je speelt hem na je dobbelsteen in fase I.
help-before-die = Je speelt hem voordat je een dobbelsteen plaatst.
help-with-die = Je kondigt hem aan met de dobbelsteen: kies dobbelsteen, veld en kaart.
help-in-trial = Je speelt hem aan het begin van een vuurproef.
help-after-person = Je speelt hem als een dobbelsteen een persoonsfiche genomen heeft.
help-after-khipu = Je speelt hem als een dobbelsteen een quipu in een dorp bracht.
help-into-temple = Je speelt hem als je priester op een bezette trede komt.
help-card-11-15 = Kaart 11 (wetenschap) of 15 (landbouw) geeft er nog een.
help-card-01 = Speel die eerst.
help-card-04 = Met kaart 04 mag er één voorwaarde ontbreken.

## Kinds of moves, in reports

move-done = Klaar
move-pass = Afzien
move-place = Een dobbelsteen plaatsen
move-turn-die = Een dobbelsteen draaien
move-play = Een godenkaart spelen
move-lift-die = Een dobbelsteen oppakken
move-drop-die = Een opgepakte dobbelsteen neerleggen
move-rotate = Het tableau draaien
move-move-to = De loper verplaatsen
move-take-tile = Een persoonsfiche nemen
move-take-discarded = Een afgelegd fiche nemen
move-point = Een punt nemen
move-slide-down = Een fiche omlaag schuiven
move-take-offering = Een offergave nemen
move-take-god = Een open godenkaart nemen
move-put-feather = Een veer plaatsen
move-reserve-khipu = Quipu’s in de reserve leggen
move-slide-up = Een fiche omhoog schuiven
move-step = Een priester naar de tempel sturen
move-activate = Een diadeemfiche activeren
move-take-status = Een stap op het kennisspoor
move-take-food = Voedsel nemen
move-use = De vaardigheid van een persoon gebruiken
move-buy = Iets op de markt kopen
move-keep-task = Een opdracht houden
move-complete = Een opdracht vervullen
move-box = Een opdracht opgeven
move-take-task = Een opdracht nemen
