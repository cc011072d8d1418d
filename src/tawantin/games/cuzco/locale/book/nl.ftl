# Cuzco: what is read beside the table: rules and lessons.

## Rules

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
rule-gods = Vijftien verschillende kaarten van vijf goden. Een kaart uit je hand kost een offergave. Een medaille gebruikt in plaats daarvan een van de open kaarten. Wijs een kaart aan om te lezen wat ze doet; ze wordt aangeboden als ze iets verandert.
rule-abilities-title = Vaardigheden
rule-abilities = In fase II tellen al je fiches van één soort met hetzelfde plaatje samen: hoe meer, hoe sterker. Eén landbouw- en één wetenschapsvaardigheid per ronde; boven of omlaag maakt niet uit.
rule-status-title = Kennis
rule-status = Na fase II krijgt iedereen de punten van zijn veld. Wie voorop is, wordt eerste in de spelersvolgorde; op één veld de bovenste steen. Daarna begint iedereen weer op 0.
rule-market-title = Markt
rule-market = Om de beurt mag iedereen één goed uit de rij van de ronde kopen voor voedsel en krijgt de punten ervan.
rule-tasks-title = Opdrachten
rule-tasks = Om de beurt rekent iedereen één van drie opdrachten af: { $palace-task_points } punten als ze vervuld is, anders geef je er een op. Betaald wordt er niets. Dan komt er een nieuwe uit het paleis. Na de laatste ronde worden ook de overige drie afgerekend.
rule-mask-title = Masker
rule-mask = Je masker toont de veren boven de diadeem, twaalf vakken voor personen (op tien ligt eerst een quipu), priesters thuis, opdrachten, goederen en voorraden.
rule-pututu-title = Slakkenhuisjes
rule-pututu = Met deze module geeft een gegooid paar een klein slakkenhuisje en een drietal een groot. Ingeleverd voor het plaatsen, draait het de dobbelsteen met hoogstens { $pututu-changes-0 } of { $pututu-changes-1 }.
rule-scoring-title = Eindtelling
rule-scoring = Elke medaille { $final_scoring-per_inti_medallion }; elk dorp zijn punten voor de bovenste quipu; alle twaalf veren { $final_scoring-all_12_feathers }; alle zes diadeemfiches { $final_scoring-all_6_headbands }; negen opdrachten { $final_scoring-all_9_tasks }; alle tien quipu’s in dorpen { $final_scoring-all_10_khipu_in_villages }; fiches op alle twaalf vakken { $final_scoring-all_12_fields_filled }; zes goederen { $final_scoring-all_6_goods }. Bij gelijkspel wint wie eerder is in de spelersvolgorde.

## Lessons

lesson-feather-title = Een eerste veer
lesson-feather = Zet je eerste veer boven diadeemfiche 3.
lesson-feather-hint = Dat is boven een ander diadeemfiche.
lesson-feather-right = Twee veren boven een diadeemfiche maken het klaar om te activeren.
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
lesson-person-right = Een fiche komt uit een huis tot het getal van de dobbelsteen en ligt omhoog op een vrij vak.
lesson-exchange-title = Omruilen
lesson-exchange = Geef een oog uit: schuif je personenfiche omlaag.
lesson-exchange-hint = Ook mogelijk, maar zoek je fiche op het masker.
lesson-exchange-right = Omlaag geschoven geeft landbouw voedsel en wetenschap status; de vaardigheid blijft.
lesson-trial-title = De vuurproef
lesson-trial = Neem een van de open godenkaarten.
lesson-trial-hint = Dat is ook een beloning, maar neem deze keer een godenkaart.
lesson-trial-right = Priesters, diademen en Cuzco geven een vuurproef: eerst een godenkaart of een offergave.
lesson-reward-title = De tweede beloning
lesson-reward = Je wilt op de markt kopen. Neem waarmee je daar betaalt.
lesson-reward-hint = Status geeft punten en de volgorde, maar geen goederen.
lesson-reward-right = Dan een statusstap of voedsel: voedsel koopt goederen, status bepaalt de volgorde.
lesson-god-title = Een god helpt
lesson-god = Je kaart 08 maakt deze proef groot. Speel haar voor een offergave.
lesson-god-hint = Dat is de gewone beloning; je kaart is beter.
lesson-god-right = Een kaart uit de hand kost een offergave, een open kaart een medaille.
lesson-ability-title = Vaardigheden
lesson-ability = Het is fase II. Gebruik een vaardigheid van je mensen.
lesson-ability-hint = Dan doen ze deze ronde niets.
lesson-ability-right = Eén landbouw- en één wetenschapsvaardigheid per ronde; gelijke fiches tellen samen.
lesson-market-title = De markt
lesson-market = Koop de kruik met je voedsel.
lesson-market-hint = Dat niet: zoek de kruik in de rij van de ronde.
lesson-market-right = Op volgorde mag iedereen één goed van de rij kopen en krijgt de punten.
lesson-headband-title = De hoofdtooi
lesson-headband = Twee diadeemfiches zijn klaar. Activeer het fiche dat meer oplevert.
lesson-headband-hint = De punten groeien met het nummer van het fiche.
lesson-headband-right = Een diadeemfiche geeft de bonus van de ronde en één minder dan zijn nummer.
lesson-task-title = Opdrachten
lesson-task = Er ontbreekt één voorwaarde van je startopdracht. Vervul haar met kaart 04.
lesson-task-hint = Opgegeven levert een opdracht niets op.
lesson-task-right = Eén opdracht per ronde: vervuld geeft ze punten, anders geef je haar op; dan een nieuwe.
lesson-run-better = Dit dorp levert aan het einde de meeste punten op, als je quipu bovenop blijft.
lesson-first-title = Je eerste beurt
lesson-first-1 = Links de kaart, daarnaast de hoofdstad, onder de vakken voor dobbelstenen. Plaats je hoogste dobbelsteen zodat je loper gaat.
lesson-first-1-hint = Mag, maar zoek nu het vak met weg en brug.
lesson-first-1-right = Hoge dobbelstenen zijn sterk; een lage kan nog na een hoge komen en sluit dan het vak.
lesson-first-2 = Je loper mag zo ver als de dobbelsteen toelaat. Loop naar een dorp.
lesson-first-2-hint = Cuzco geeft een vuurproef; een dorp geeft een quipu en een veer.
lesson-first-2-right = Een nieuw dorp neemt een quipu van je masker; dat maakt een vak vrij voor een persoon.
lesson-first-3 = Het dorp gaf een veer. Zet hem in een plek; twee boven een diadeem maken het klaar.
lesson-first-3-hint = Eerst moet de veer zijn plek vinden.
lesson-first-3-right = Dat was één dobbelsteen; er volgen er nog twee deze ronde. Als een godenkaart kan helpen, gloeit ze. Veel succes!
