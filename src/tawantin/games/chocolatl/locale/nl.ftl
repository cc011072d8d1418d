# Chocolatl: vragen, verloop, tips, regels in het kort, begeleide eerste beurt.

## Vragen, per soort zet

prompt-offer = Welke kaart offer je?
prompt-offer-hint = Die gaat uit het spel en levert aan het einde zijn waarde op.
prompt-bid = Twee kaarten: { $name }
prompt-bid-more = { $name }: { $card } en welke kaart nog?
prompt-first = Eén open kaart: { $name }
prompt-second = Nog één kaart: { $name }
prompt-left = { $count ->
    [one] Nog 1 kaart te leggen.
   *[other] Nog { $count } kaarten te leggen.
}
prompt-seal = Alle kaarten liggen er. Bod uitbrengen?
prompt-seal-hint = Tot dan kun je elke kaart terugnemen.
prompt-any-order = Je mag met elke locatie beginnen: kies er een op het bord. Een gelegde kaart kun je terugnemen.
seal-bid = Bod uitbrengen
prompt-pass-die = Een bonusdobbelsteen werpen? Locatie: { $name }
prompt-pass-die-hint = Hij is daarna op; de ogen komen bij je bod.
prompt-village = Je biedt het hoogst in het dorp: hut of bonusdobbelsteen?
prompt-village-hint = De tweede krijgt het andere.
prompt-place-first = Je biedt het hoogst bij de piramide: wie plaatst eerst?
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
name-spot-hut = hut
name-spot-black-die = bonusdobbelsteen
name-hut = hut
name-pass = dobbelstenen houden
name-self = ik
name-other = de ander
now-plantations = Deze ronde: eerste +{ $first }, tweede +{ $second }, derde +{ $third }.
now-village = Vrije bouwplaatsen: { $sites }; bonusdobbelstenen over: { $dice }.
now-pyramid = De open rij brengt { $points } op; vrije vakken erin: { $left }.
now-offered = Geofferd: uit het spel, aan het eind { $points ->
    [one] één punt
   *[other] { $points } punten
}.
now-brewery = Deze ronde: eerste +{ $first }, tweede +{ $second }, laagste −{ $lowest }.
now-court = Open kaarten: { $cards }.
now-court-points = In de laatste ronde om punten: { $points }.
tip-location-temple-of-chocolatl = Het hoogste bod neemt de Chocolatl-figuur, het laagste de oude man.
tip-location-plantations = De drie hoogste biedingen krijgen de drie cacaodobbelstenen als punten.
tip-location-village = Het hoogste bod neemt een hut of de bonusdobbelsteen, het tweede het andere.
tip-location-pyramid = Het hoogste en het tweede bod plaatsen elk een steen; wie duidelijk voorstaat, plaatst beide.
tip-location-chocolatl-brewery = Het hoogste en het tweede bod leveren punten op, het laagste kost er.
tip-location-tlachtli-court = Het hoogste bod neemt de hogere open kaart, het tweede de andere; beiden geven hun laagste af.
tip-offering-place = Voor de eerste ronde offert iedereen een kaart. Die levert aan het einde zijn waarde op, het hoogste offer { $points_item-highest_offering-final_points } meer.
tip-card = Elke kaart wordt één keer per ronde gelegd; de twee bij een locatie worden opgeteld.
tip-field = De vorm van het veld onder het voorste schijfje bepaalt hoe er in de volgende ronde geboden wordt.
tip-figure-chocolatl = De bezitter wint elke gelijke stand bij biedingen en in de rijen van de piramide; in de eindtelling levert de figuur punten op, maar beslist hij geen gelijke stand.
tip-hut = Een hut geeft een bonustegel: één meer op elk later bod, maar één minder in het dorp.
tip-die-black = Een bonusdobbelsteen werp je één keer, als de kaarten open liggen; de ogen komen bij één bod.

## Verloop, per gebeurtenis

log-discs-stacked = De schijfjes liggen op veld 0.
log-card-offered = { $seat } offert een kaart.
log-round-prepared = Ronde { $round }: cacaodobbelstenen { $white_dice }
log-mode-set = Het voorste schijfje staat op veld { $field } ({ $mode }).
log-cards-laid = { $seat } legt { $cards }: { $location }.
log-first-cards-opened = De eerste kaarten liggen open.
log-bids-revealed = Onthuld: { $location }, { $bids }.
each-bids = { $seat } { $total }
log-die-used = { $seat } werpt { $pips } en biedt nu { $bid }.
log-die-passed = { $seat } houdt de dobbelstenen.
log-bids-ranked = Afgehandeld: { $location }.
log-figure-taken = { $figure_id ->
    [old_man] { $seat } biedt het laagst en heeft de { $figure }.
   *[other] { $seat } biedt het hoogst en heeft de { $figure }.
}
log-disc-moved = { $change_sign ->
    [minus] { $seat } verliest { $change_size ->
        [one] 1 punt
       *[other] { $change_size } punten
    } ({ $item }).
   *[plus] { $seat } krijgt { $change_size ->
        [one] 1 punt
       *[other] { $change_size } punten
    } ({ $item }).
}
log-hut-built = { $seat } bouwt een hut: { $tiles ->
    [one] 1 bonustegel.
   *[other] { $tiles } bonustegels.
}
log-die-taken = { $seat } neemt de bonusdobbelsteen.
log-marker-placed = { $seat } plaatst een steen in rij { $row } van de piramide.
log-row-filled = Rij { $row } is vol: { $seat } heeft er de meeste stenen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
log-card-taken = { $seat } neemt de { $value } en geeft de { $given_up } af.
log-cards-boxed = Laatste ronde: punten in plaats van kaarten op het Tachli-veld.
log-last-round-set = Dit is de laatste ronde. { $ending }.
log-round-ended = Ronde { $round } is voorbij.
log-offerings-revealed = De offers gaan open.
log-final-die-rolled = { $seat } werpt aan het einde een { $pips }.
log-final-score = { $seat } heeft { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.

## Bord en hand

rank = { $rank ->
    [1] 1e
    [2] 2e
   *[3] 3e
}
rank-last = laatste
temple-first = +{ $location-temple_of_chocolatl-first_points }, gelijk
temple-last = −{ $minus-figure-old_man-bid_elsewhere } bod
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
take-card-back = { $value }: terugnemen
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
how-offering-works-help = Iedereen legt één van dertien kaarten gesloten opzij. Die is uit het spel en levert aan het einde zijn waarde op.

## Opties van de spelregels

prompt-early-die = Vóór de kaarten een bonusdobbelsteen werpen?
prompt-early-die-hint = De ogen tellen voor de locatie die je kiest. Ook als de kaarten open liggen mag je nog werpen.
prompt-old-man = Helpt de oude man je bij de tempel?
prompt-old-man-hint = Hij telt { $figure-old_man-bid_at_temple } bij je bod.
action-early-die = Bonusdobbelsteen werpen voor: { $location }
action-old-man = { $a1 ->
    [helps] De oude man helpt
   *[rests] Zonder de oude man
}
log-die-rolled-early = { $seat } werpt vóór de kaarten een bonusdobbelsteen ({ $location }): { $pips }.
log-old-man-asked = { $helps ->
    [true] De oude man helpt { $seat } bij de tempel: { $bid }.
   *[false] { $seat } biedt zonder de oude man: { $bid }.
}

## The end of a round

summary-bids = Ronde { $round }: de biedingen gaan open
summary-end = Het einde: de offers tellen mee
summary-tiles = { $count } { $size ->
    [one] bonustegel
   *[other] bonustegels
}
summary-old-man = { $count } oude man
summary-rolled = +{ $pips } bonusdobbelsteen
summary-tie = { $first } en { $second } bieden allebei { $total }: { $by ->
    [chocolatl] { $first } heeft de Chocolatl-figuur en staat voor.
    [further_back] het schijfje van { $first } ligt verder naar achteren en wint.
   *[higher_up] het schijfje van { $first } ligt hoger en wint.
}
final-scoring = Eindtelling

kind-card = Kaarten
kind-location = Locaties
kind-spot = Beloningen van het dorp
