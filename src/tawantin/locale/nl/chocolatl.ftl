# Chocolatl: vragen, verloop, tips, regels in het kort, begeleide eerste beurt.

## Vragen, per soort zet

prompt-offer = Welke kaart offer je?
prompt-offer-hint = Ze verlaat het spel en telt aan het einde haar waarde.
prompt-bid = Twee kaarten: { $name }
prompt-bid-more = { $card } en welke kaart nog?
prompt-first = Eén open kaart: { $name }
prompt-second = Nog één kaart: { $name }
prompt-left = { $count ->
    [one] Nog 1 kaart te leggen.
   *[other] Nog { $count } kaarten te leggen.
}
prompt-pass-die = Een bonusdobbelsteen werpen voor dit bod?
prompt-pass-die-hint = Hij is daarna op; de ogen komen bij je bod.
prompt-village = Hut of bonusdobbelsteen?
prompt-village-hint = De tweede krijgt het andere.
prompt-place-first = Wie plaatst eerst in de piramide?
prompt-place-first-hint = In deze rij is nog één plek; de tweede steen begint de volgende.

## Zetten

action-offer = De { $a1 } offeren
action-bid = { $a2 } en { $a3 }: { $location }
action-first = { $a2 } open: { $location }
action-second = { $a2 }: { $location }
action-pass-die = Dobbelstenen houden
action-use-die = Bonusdobbelsteen werpen
action-village = { $a1 ->
    [hut] Hut bouwen
   *[die] Bonusdobbelsteen nemen
}
action-place-first = { $a1 ->
    [self] Ik plaats eerst
   *[other] De ander plaatst eerst
}

## Namen en tips

name-card = kaart { $id }
name-field = veld { $id }
name-hut = hut
name-pass = dobbelstenen houden
name-self = ik
name-other = de ander
tip-offering-place = Voor de eerste ronde offert iedereen een kaart. Ze telt aan het einde haar waarde, het hoogste offer 3 meer.
tip-field = De vorm van het veld onder het voorste schijfje bepaalt hoe er in de volgende ronde geboden wordt.
tip-hut = Een hut geeft een bonustegel: één meer op elk later bod, maar één minder in het dorp.
tip-die-black = Een bonusdobbelsteen werp je één keer, als de kaarten open liggen; de ogen komen bij één bod.

## Verloop, per gebeurtenis

log-discs-stacked = De schijfjes liggen op veld 0.
log-card-offered = { $seat } offert een kaart.
log-round-prepared = Ronde { $round }: cacaodobbelstenen { $dice }
log-mode-set = Het voorste schijfje staat op { $field }. { $mode }
log-cards-laid = { $seat } legt { $cards }: { $location }.
log-first-cards-opened = De eerste kaarten liggen open.
log-bids-revealed = Open: { $location }.
log-die-used = { $seat } werpt { $pips } en biedt nu { $bid }.
log-die-passed = { $seat } houdt de dobbelstenen.
log-bids-ranked = Afgehandeld: { $location }.
log-figure-taken = { $which ->
    [old_man] { $seat } biedt het laagst en heeft de { $figure }.
   *[other] { $seat } biedt het hoogst en heeft de { $figure }.
}
log-disc-moved = { $gains ->
    [no] { $seat } verliest { $amount } ({ $what }).
   *[yes] { $seat } krijgt { $amount } ({ $what }).
}
log-hut-built = { $seat } bouwt een hut: { $tiles ->
    [one] 1 bonustegel.
   *[other] { $tiles } bonustegels.
}
log-die-taken = { $seat } neemt de bonusdobbelsteen.
log-marker-placed = { $seat } plaatst een steen in rij { $row } van de piramide.
log-row-filled = Rij { $row } is vol: { $seat } heeft de meeste, { $points } punten.
log-card-taken = { $seat } neemt de { $value } en geeft de { $given_up } af.
log-cards-boxed = Laatste ronde: punten in plaats van kaarten op het veld.
log-last-round-set = Dit is de laatste ronde. { $ending }.
log-round-ended = Ronde { $round } is voorbij.
log-offerings-revealed = De offers gaan open.
log-final-die-rolled = { $seat } werpt aan het einde een { $pips }.
log-final-score = { $seat } heeft { $total } punten.

## Bord en hand

rank = { $rank ->
    [1] 1e
    [2] 2e
   *[3] 3e
}
rank-last = laatste
temple-first = +1, gelijk
temple-last = −1 bod
village-first = kiest
village-second = rest
round-word = Ronde
round-none = Offer
round-of = Ronde { $round } van { $rounds }
round-short = Ronde { $round }/{ $rounds }
last-round = Laatste ronde
on-the-board = op het bord
held-by = bij { $name }
your-hand = Jouw hand
hand-sum = som { $sum }
hand-empty = Alle kaarten zijn gelegd.
laid-card = gelegd: { $value }
markers-left = stenen over
bonus-tiles = bonustegels
bonus-dice = bonusdobbelstenen
overview-of = Gelegde kaarten, per locatie: { $cards }
face-down = gesloten
status-offering = Kiest een offer
status-offered = Heeft geofferd
status-sealed = Bod ligt vast
status-laying = Legt kaarten
status-laying-of = Legt kaarten: { $laid } van { $cards }
how-mode-works = { $mode ->
    [red] Zo werkt rood
    [green] Zo werkt groen
   *[gold] Zo werkt goud
}
how-offering-works = Voor de eerste ronde
how-offering-works-help = Iedereen legt één van dertien kaarten gesloten opzij. Ze is uit het spel en telt aan het einde haar waarde.

## Regels in het kort

rule-goal-title = Doel
rule-goal = Hooguit zeven ronden. In elke leg je alle twaalf kaarten, twee op elk van zes locaties. De som van de twee is je bod. Hoge biedingen geven punten, hulpmiddelen en betere kaarten. Wie na de eindtelling de meeste punten heeft, wint.
rule-offering-title = Offer
rule-offering = Voor ronde 1 legt iedereen één van de kaarten 0 tot 12 gesloten op de offerplaats. Ze komt nooit terug. Aan het einde telt ze haar waarde, het hoogste offer 3 meer.
rule-round-title = Een ronde
rule-round =
    De drie witte dobbelstenen worden geworpen, in het dorp ligt een zwarte, op het veld gaan twee verbeteringskaarten open. Dan bieden allen in het geheim.
    De locaties worden van 1 tot 6 afgehandeld. Daarna neemt iedereen alle twaalf kaarten terug.
rule-modes-title = Drie manieren om te bieden
rule-modes =
    Het veld onder het voorste schijfje beslist, één keer aan het begin van de ronde.
    Rood vierkant: alle twaalf kaarten tegelijk. Groene cirkel: eerst op elke locatie één kaart, die gaan open, dan de andere zes. Gouden ruit: twee kaarten voor één locatie, die wordt afgehandeld, dan de volgende.
rule-ranking-title = Wie biedt meer
rule-ranking = Het hogere bod staat voor. Bij gelijke stand wint wie Chocolatl heeft, dan het achterste schijfje, dan het hoogst liggende. De laatste in deze volgorde is de laagste bieder.
rule-temple-title = 1 Tempel
rule-temple =
    De hoogste neemt de Chocolatl-figuur en 1 punt. Wie haar heeft, wint elke gelijke stand.
    De laagste neemt de oude man: één minder op locaties 2 tot 6, één meer op locatie 1 van de volgende ronde.
rule-plantations-title = 2 Plantages
rule-plantations = De drie hoogsten krijgen punten: de hoogste, de middelste en de laagste witte dobbelsteen.
rule-village-title = 3 Dorp
rule-village = De hoogste neemt een hut of de zwarte dobbelsteen, de tweede het andere. Een hut kost een steen en geeft een bonustegel: voortaan één meer op al je biedingen, maar één minder in het dorp.
rule-dice-title = Zwarte dobbelstenen
rule-dice = Liggen de kaarten van een locatie open, dan mag wie zwarte dobbelstenen heeft ze werpen, één voor één, de achterste eerst. De ogen komen bij het bod en de dobbelsteen is op. Na elke worp mag iedereen antwoorden.
rule-pyramid-title = 4 Piramide
rule-pyramid =
    Twee stenen gaan naar de laagste rij die niet vol is. Wie 3 of meer voorstaat plaatst beide, anders plaatsen de hoogste en de tweede er elk één.
    Is een rij vol, dan krijgt wie er de meeste stenen heeft haar punten.
rule-brewery-title = 5 Bereiding
rule-brewery = De hoogste krijgt het bovenste getal van de ronde, de tweede het onderste, dat na ronde 3 vervalt. De laagste verliest 2 punten.
rule-court-title = 6 Tachli-veld
rule-court = De hoogste neemt de hogere open kaart, de tweede de andere. Beiden geven dan hun laagste kaart af. In de laatste ronde zijn er in plaats daarvan 6 en 3 punten.
rule-end-title = Het einde
rule-end = De ronde is de laatste als een schijfje de 40 bereikt, als iemand de negende steen heeft geplaatst, of als de piramide vol is. Ze wordt uitgespeeld.
rule-scoring-title = Eindtelling
rule-scoring = Elke steen in de piramide 1; de meeste stenen 3; Chocolatl 3; oude man min 3; je offer zijn waarde; het hoogste offer 3; één zwarte dobbelsteen, als je er een hebt, wordt geworpen. Bij gelijke stand wint het hogere offer.

## Begeleide eerste beurt

guide-welcome-title = Welkom in de cacaostad
guide-welcome = Zes locaties, van 1 tot 6 verbonden door een stippelweg. Elke ronde stuur je er alle twaalf kaarten heen, twee per locatie. De rand telt de punten.
guide-offering-title = Eerst een offer
guide-offering = Kies een van de oplichtende kaarten. Ze is weg uit het spel, maar telt aan het einde haar waarde. Een middelste kaart is een goed begin: hoge winnen biedingen, lage geef je later af.
guide-places-title = Wat de locaties geven
guide-places = Wijs een locatie aan om te lezen wat ze geeft. Overal winnen kan niet: leg hoge kaarten waar het telt en lage waar tweede genoeg is.
guide-bidding-title = Kaarten leggen
guide-bidding = De vraag noemt de locatie, van 1 tot 6. Klik op twee oplichtende kaarten; ze liggen daar gesloten. Is iedereen klaar, dan gaan de locaties één voor één open.
guide-track-title = Het spoor verandert het spel
guide-track = Het veld onder het voorste schijfje bepaalt hoe er in de volgende ronde geboden wordt: vierkant, cirkel of ruit. Wie iets achter ligt, wint gelijke standen.
guide-undo-title = Niets is verloren
guide-undo = Tot de laatste klaar is mag je kaarten terugnemen. Alles wat kan, staat ook in de lijst onder de vraag. Veel geluk!
