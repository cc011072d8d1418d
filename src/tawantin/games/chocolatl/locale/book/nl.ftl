# Chocolatl: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Doel
rule-goal = Hooguit zeven rondes. In elke leg je alle twaalf kaarten, twee op elk van zes locaties. De som van de twee is je bod. Hoge biedingen geven punten, hulpmiddelen en betere kaarten. Wie na de eindtelling de meeste punten heeft, wint.
rule-offering-title = Offer
rule-offering = Voor ronde 1 legt iedereen één van de kaarten { $cacao_cards-values-first } tot { $cacao_cards-values-last } gesloten op de offerplaats. Die komt nooit terug. Aan het einde levert hij zijn waarde op, het hoogste offer { $points_item-highest_offering-final_points } meer.
rule-round-title = Een ronde
rule-round =
    De drie witte cacaodobbelstenen worden geworpen, in het dorp ligt een zwarte bonusdobbelsteen, op het Tachli-veld gaan twee verbeteringskaarten open. Dan biedt iedereen in het geheim.
    De locaties worden van 1 tot en met 6 afgehandeld. Daarna neemt iedereen alle twaalf kaarten terug.
rule-modes-title = Drie manieren om te bieden
rule-modes =
    Het veld onder het voorste schijfje beslist, één keer aan het begin van de ronde.
    Rood vierkant: alle twaalf kaarten tegelijk. Groene cirkel: eerst op elke locatie één kaart, die gaan open, dan de andere zes. Gouden ruit: twee kaarten voor één locatie, die wordt afgehandeld, dan de volgende.
rule-ranking-title = Wie biedt meer
rule-ranking = Het hogere bod staat voor. Bij gelijke stand wint wie Chocolatl heeft, dan het achterste schijfje, dan het hoogst liggende. De laatste in deze volgorde is de laagste bieder.
rule-temple-title = 1 Tempel
rule-temple =
    De hoogste neemt de Chocolatl-figuur en { $location-temple_of_chocolatl-first_points } punt. Wie die heeft, wint elke gelijke stand bij biedingen en in de rijen van de piramide, niet in de eindtelling.
    De laagste neemt de oude man: één minder op de locaties 2 tot en met 6, één meer op locatie 1 van de volgende ronde.
rule-plantations-title = 2 Plantages
rule-plantations = De drie hoogsten krijgen punten: de hoogste, de middelste en de laagste cacaodobbelsteen.
rule-village-title = 3 Dorp
rule-village = De hoogste neemt een hut of de bonusdobbelsteen, de tweede het andere. Een hut kost een steen en geeft een bonustegel: voortaan één meer op al je biedingen, maar één minder in het dorp.
rule-dice-title = Bonusdobbelstenen
rule-dice = Liggen de kaarten van een locatie open, dan mag wie bonusdobbelstenen heeft ze werpen, één voor één, het laagste bod eerst. De ogen komen bij het bod en de dobbelsteen is op. Na elke worp mag iedereen antwoorden.
rule-pyramid-title = 4 Piramide
rule-pyramid =
    Twee stenen gaan naar de laagste rij die niet vol is. Wie { $location-pyramid-double_placement_margin } of meer voorstaat plaatst beide, anders plaatsen de hoogste en de tweede er elk één.
    De hoogste bepaalt wie het eerst plaatst. Is een rij vol, dan gaan de punten naar wie er de meeste stenen heeft; een gelijke stand wordt beslist zoals bij biedingen.
rule-brewery-title = 5 Bereiding
rule-brewery = De hoogste krijgt het bovenste getal van de ronde, de tweede het onderste, dat na ronde 3 vervalt. De laagste verliest { $minus-location-chocolatl_brewery-lowest_points } punten.
rule-court-title = 6 Tachli-veld
rule-court = De hoogste neemt de hogere open kaart, de tweede de andere. Beiden geven dan hun laagste kaart af. In de laatste ronde krijgen ze in plaats daarvan { $improvement_deck-large-last_round_points } en { $improvement_deck-small-last_round_points } punten.
rule-end-title = Het einde
rule-end = De ronde is de laatste als een schijfje de { $score_track-end_mark } bereikt, als iemand alle { $pieces-marker_stones } stenen heeft geplaatst, of als de piramide vol is. Die wordt nog uitgespeeld.
rule-scoring-title = Eindtelling
rule-scoring = Elke steen in de piramide { $points_item-own_pyramid_markers-final_points }; de meeste stenen { $points_item-pyramid_majority-final_points }; Chocolatl { $points_item-holds_chocolatl-final_points }; oude man min { $minus-points_item-holds_old_man-final_points }; je offer zijn waarde; het hoogste offer { $points_item-highest_offering-final_points }; één bonusdobbelsteen, als je er een hebt, wordt geworpen. Bij gelijke stand wint het hogere offer.

## Lessons

lesson-offering-title = Een offer
lesson-offering = Offer een 9 of een hogere kaart: aan het einde levert hij zijn waarde op.
lesson-offering-hint = Dat mag, maar een lage kaart levert aan het einde weinig op.
lesson-offering-right = Het offer komt nooit terug: je mist het bij al je biedingen. Aan het einde levert het zijn waarde op, het hoogste geeft een bonus.
lesson-bid-title = Twee kaarten zijn een bod
lesson-bid = Het is een rode ronde. Leg je twee hoogste kaarten bij de tempel.
lesson-bid-hint = Dat is een bod, maar je hebt hogere kaarten.
lesson-bid-right = Twee kaarten op een locatie zijn een bod: hun som telt. Je legt ze alle twaalf, van locatie 1 tot en met 6.
lesson-sum-title = De som telt
lesson-sum = Bied precies 12 op de plantages.
lesson-sum-hint = Deze twee zijn samen geen 12.
lesson-sum-right = De locaties komen op volgorde, en een kaart gebruik je één keer per ronde.
lesson-brewery-title = Word niet de laatste
lesson-brewery = Op de bereidingsplaats verliest het laagste bod punten: leg niet je twee laagste kaarten.
lesson-brewery-hint = Met een 2 ben je vrijwel zeker de laagste: je zou punten verliezen.
lesson-brewery-right = De bereidingsplaats beloont het hoogste bod, en het laagste betaalt.
lesson-hut-title = Een hut in het dorp
lesson-hut = Je hebt het dorp gewonnen. Neem de hut: die verhoogt je latere biedingen met één.
lesson-hut-hint = De dobbelsteen helpt één keer; zoek wat bij elk bod helpt.
lesson-hut-right = Een hut kost een steen: één meer op alle biedingen, maar één minder in het dorp.
lesson-die-title = Een bonusdobbelsteen
lesson-die = Je hebt het dorp weer gewonnen. Neem deze keer de bonusdobbelsteen.
lesson-die-hint = De hut kost een steen, de dobbelsteen niet.
lesson-die-right = De hoogste bieder kiest hut of dobbelsteen, de tweede krijgt het andere.
lesson-roll-title = Een dobbelsteen werpen
lesson-roll = De kaarten van de piramide liggen open, en je staat { $behind } achter. Werp je dobbelsteen.
lesson-roll-hint = Zonder die worp blijft je bod het laagste.
lesson-roll-right = De ogen komen bij het bod, en de dobbelsteen is op.
lesson-keep-title = Een dobbelsteen bewaren
lesson-keep = Je leidt met { $lead }, en niemand anders heeft een dobbelsteen. Doe wat het best is.
lesson-keep-hint = Je wint toch al; de dobbelsteen zou voor niets op zijn.
lesson-keep-right = Een dobbelsteen kan wachten op een spannender bod; aan het einde levert hij zijn worp op.
lesson-pyramid-title = De laatste plek van een rij
lesson-pyramid = In de onderste rij is één plek vrij, en jij hebt daar twee stenen. Zeg wie eerst plaatst.
lesson-pyramid-hint = Dan sluit de ander de rij, en heb jij er geen meerderheid in.
lesson-pyramid-right = Is een rij vol, dan scoort wie er de meeste stenen in heeft.
lesson-green-title = Een groene ronde
lesson-green = In een groene ronde worden je eerste kaarten getoond. Toon bij de tempel zo weinig mogelijk.
lesson-green-hint = Je hebt een lagere kaart in je hand.
lesson-green-right = Eerst één kaart op elke locatie; alle gaan open; dan de andere zes.
lesson-second-title = De tweede kaarten
lesson-second = Je { $card } ligt open bij de tempel. Breng dit bod op { $sum } of meer.
lesson-second-hint = Met de { $card } is dat minder dan { $sum }.
lesson-second-right = De eerste kaarten van de anderen tonen wat ze willen; antwoord met je tweede.
lesson-golden-title = Een gouden ronde
lesson-golden = Locatie voor locatie, en er zijn nog vier kaarten. Bewaar het sterkste paar voor het Tachli-veld.
lesson-golden-hint = Dan blijft er voor het Tachli-veld een zwakker paar over.
lesson-golden-right = In een gouden ronde wordt elke locatie afgehandeld voordat je op de volgende biedt.
lesson-tie-title = Gelijke stand
lesson-tie = Alle biedingen zijn { $bid }, niemand anders heeft een dobbelsteen, en jij hebt Chocolatl. Doe wat het best is.
lesson-tie-hint = Je staat al voor: bij gelijke stand wint wie Chocolatl heeft.
lesson-tie-right = Chocolatl wint elke gelijke stand bij biedingen; je krijgt de figuur bij de tempel, met het hoogste bod.
lesson-sum-better = Met 5 en 7 houd je je hoogste en laagste kaart voor andere locaties.
lesson-first-title = Je eerste beurt
lesson-first-1 = Een spel begint met een offer. Een hoge kaart levert meer op, maar je zult hem missen: offer een middelste, van 4 tot 8.
lesson-first-1-hint = Hoge kaarten winnen biedingen, lage geef je later toch af.
lesson-first-1-right = Die is uit het spel en levert aan het einde zijn waarde op.
lesson-first-2 = Nu bied je, locatie voor locatie. Leg twee kleine kaarten (hoogstens 9) bij de tempel.
lesson-first-2-hint = Houd je drie hoogste kaarten: je kunt niet overal winnen.
lesson-first-2-right = Ze liggen gesloten tot iedereen klaar is; tot dan mag je ze terugnemen.
lesson-first-3 = De cacaodobbelstenen tonen wat de plantages opleveren. Bied daar met een 10 of hoger.
lesson-first-3-hint = Dat bod is laag: gebruik een van de hoge kaarten die je hield.
lesson-first-3-right = Zo gaat het door tot locatie 6; dan gaan alle biedingen open. Alles wat kan, staat ook in de lijst onder de vraag. Veel succes!

## Why not: reasons, what would help, what holds already

reason-offering-first = Eerst offert iedereen een kaart; daarna begint het bieden.
reason-offering-made = Je hebt de { $card } geofferd; dat gebeurt één keer, voor ronde 1.
reason-cards-are-laid = Alle twaalf kaarten liggen; na locatie 6 komen ze terug.
reason-place-has-cards = Je kaarten voor deze locatie liggen er al: { $place }.
reason-place-is-settled = Deze locatie is in deze ronde afgehandeld: { $place }.
reason-place-comes-later = In een gouden ronde volgt locatie op locatie; nu: { $now }.
reason-places-in-order = Kaarten leg je van locatie 1 tot en met 6; de volgende is: { $place }.
reason-green-one-card = In een groene ronde leg je één kaart per locatie, daarna een tweede.
reason-only-green = Losse kaarten leg je alleen in groene rondes; nu gaan er twee samen.
reason-first-cards-lie = De eerste kaarten liggen open en blijven liggen; nu komen de tweede.
reason-second-cards-later = Eerst één kaart op elke locatie: { $have } van { $need } liggen er.
reason-card-is-laid = Je { $card } ligt er al: { $place }.
reason-card-is-offered = Je hebt de { $card } geofferd; die komt niet terug.
reason-card-is-given-up = Je hebt de { $card } afgegeven; die is uit het spel.
reason-card-is-not-yours = De { $card } zit niet bij jouw kaarten.
reason-only-one-such = Daarvoor heb je { $need } kaarten met waarde { $card } nodig; je hebt er { $have }.
reason-no-black-die = Werpen vraagt { $need } bonusdobbelsteen, en je hebt er { $have }.
reason-dice-after-opening = Je werpt pas als de kaarten van een locatie open liggen; bonusdobbelstenen: { $have }.
reason-dice-too-late = De biedingen hier zijn gerangschikt; werpen helpt niet meer: { $place }.
reason-village-later = Hut of bonusdobbelsteen kies je als het dorp wordt afgehandeld.
reason-village-done = Hut en bonusdobbelsteen van deze ronde zijn al genomen.
reason-pyramid-later = Wie eerst plaatst, wordt gevraagd als de piramide wordt afgehandeld.
reason-pyramid-done = De twee stenen van deze ronde liggen in de piramide.
reason-order-all-the-same = De volgorde telt alleen bij { $need } vrije plek in de rij; er zijn er { $have }.
help-offer-now = Kies nu de kaart die je offert.
help-next-round = In de volgende ronde kan het weer.
help-take-back = Tot iedereen klaar is kun je je kaarten terugnemen.
help-other-card = Kies een andere kaart uit je hand.
help-win-a-card = Verbeteringskaarten win je op het Tachli-veld, met de twee hoogste biedingen.
help-win-a-die = Elke ronde neemt een van de twee hoogste bieders in het dorp een bonusdobbelsteen.
help-dice-next-place = Op de volgende locatie kun je werpen, zodra de kaarten open liggen.
help-bid-high = Wie daar het hoogst biedt, beslist.
reason-dice-first = Zeg eerst of je een bonusdobbelsteen werpt.
reason-old-man-first = Zeg eerst of de oude man je helpt.
reason-no-early-dice = Aan deze tafel werp je bonusdobbelstenen als de kaarten open liggen.
reason-early-dice-over = Of je vóór de kaarten werpt, is je al gevraagd.
reason-dice-for-later = { $place }: al afgehandeld; kies een locatie die nog komt.
reason-dice-before-opening = De kaarten liggen nog niet open: kies de locatie waarvoor je werpt.
reason-enough-dice = { $place }: je hebt er { $have } geworpen, meer kan niet voor één bod.
reason-old-man-always = Aan deze tafel telt de oude man altijd.
reason-old-man-later = Over de oude man beslis je bij de tempel, als de kaarten open liggen.
reason-old-man-elsewhere = Je hebt de oude man niet.

## Kinds of moves, in reports

move-offer = Een kaart offeren
move-bid = Een bod leggen
move-first = Eerste kaart van een bod leggen
move-second = Tweede kaart van een bod leggen
move-pass-die = Bonusdobbelstenen houden
move-use-die = Bonusdobbelsteen werpen
move-village = Een beloning van het dorp kiezen
move-place-first = Bepalen wie eerst plaatst
move-early-die = Bonusdobbelsteen vóór de kaarten werpen
move-old-man = De oude man bij de tempel gebruiken
