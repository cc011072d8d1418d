# Inca Empire: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Doel
rule-goal = Ieder van jullie bestuurt een kwart van het land rond Cuzco. Vandaar gaan wegen uit, regio’s worden veroverd, steden, garnizoenen en tempels verrijzen langs de wegen. Ze zijn van niemand: wie bouwt scoort één keer, en in elke Sapa Incafase scoort iedereen wiens wegen ze bereiken. Wie de meeste punten heeft, wint.
rule-map-title = Kaart
rule-map =
    Blauwe vierkanten zijn stadlocaties, oranje driehoeken garnizoenlocaties, witte stippen huaca’s, die alleen tussenpunten zijn. Een gouden rand toont wat een tempel daar extra oplevert.
    Een locatie is open als die een veroverde regio raakt. Voor jou is een locatie verbonden als je eigen wegen haar met Cuzco verbinden. In elke regio buiten de startregio’s ligt een cultuurfiche.
rule-rounds-title = Rondes
rule-rounds = Zeven rondes in vier tijdperken. Een ronde is een kolom van het tijdperkenspoor: een Incafase, dan om en om zonfasen en volkfasen, aan het eind een Sapa Incafase. Ronde 1 heeft geen zonfase en geen Sapa Incafase.
rule-order-title = Rang en speelvolgorde
rule-order = Wie meer punten heeft, staat voor; bij gelijke punten wie er het eerst was. In elke zonfase wordt de volgorde opnieuw bepaald: de laatste begint.
rule-inca-title = Incafase
rule-inca = Iedereen krijgt de arbeid van het tijdperk ({ $era-1-income }, { $era-2-income }, { $era-3-income }, { $era-4-income }), de arbeid op zijn fiches en 1 per terras. Dan geeft de eerste aan de laatste { $era-2-support_first_to_last } arbeid in tijdperk 2 en { $era-3-support_first_to_last } in de tijdperken 3 en 4; daar geeft met vier spelers ook de tweede { $era-3-support_second_to_third } aan de derde.
rule-sun-title = Zonfase
rule-sun = Op volgorde legt ieder een kaart gedekt in een sector waar nog geen nieuwe ligt, en trekt er een bij. Dan gaan ze allemaal open. Een kaart geldt voor beide kleuren naast de sector, gunstig of ongunstig, tot de volgende Sapa Incafase.
rule-cards-title = Zonnekaarten
rule-cards = Wijs een kaart aan om die te lezen. De werking van kaarten wordt opgeteld. Onrust en steun werken aan het eind van elke zonfase zolang ze er liggen.
rule-people-title = Volkfase
rule-people = Op volgorde krijgt ieder één beurt: wegenbouw en één constructie, in willekeurige volgorde. Beide mogen vervallen. Wat begonnen is wordt afgemaakt voordat het andere begint.
rule-roads-title = Wegen
rule-roads = Wegenbouw geeft { $roads-free_per_road_action } gratis wegen. Een weg komt op een vrije verbinding met één eind in je netwerk en één open eind. Nieuwe locaties die je bereikt draaien de fiches om van de regio’s die ze raken. Als constructie mag je voor { $construction-extra_road-cost } arbeid nog een weg kopen.
rule-wilderness-title = Weg door de wildernis
rule-wilderness = Met deze kaart mag één van je wegen per beurt tussen twee locaties zonder gedrukte verbinding lopen, of naast de weg van een ander. Daarna is het een gewone weg.
rule-conquest-title = Veroveren
rule-conquest = Je mag elke regio veroveren die een verbonden locatie raakt. Betaal het verzet, krijg de punten en neem het fiche: het levert zijn arbeid op in elke Incafase. De fiches van de buren worden omgedraaid, en de locaties van de regio zijn open voor iedereen.
rule-building-title = Steden en garnizoenen
rule-building = Stad: { $construction-city-cost } arbeid, { $construction-city-points } punten. Garnizoen: { $construction-garrison-cost } arbeid, { $construction-garrison-points } punten. De locatie moet verbonden, open en leeg zijn. In elke Sapa Incafase geeft een stad { $construction-city-sapa_inca_points } en een garnizoen { $construction-garrison-sapa_inca_points } aan iedereen die verbonden is.
rule-temples-title = Tempels
rule-temples = { $construction-temple-cost } arbeid, { $construction-temple-points } punten en de bonus van de locatie. Een tempel staat op een verbonden stad die er nog geen heeft. In elke Sapa Incafase geeft hij { $construction-temple-sapa_inca_points } aan iedereen die verbonden is.
rule-terraces-title = Terrassen
rule-terraces = { $construction-terrace-cost } arbeid, punten: { $construction-terrace-points }. Het ligt naast een van je fiches en is van jou alleen: 1 arbeid in elke Incafase, punten in elke Sapa Incafase: { $construction-terrace-sapa_inca_points }.
rule-pilgrimages-title = Pelgrimstochten
rule-pilgrimages = Zolang een pelgrimstocht voor jou geldt en je verbonden bent met een tempel die op de kaart staat, mag je wegenbouw of constructie opgeven voor de punten. Eén keer per beurt.
rule-sapa-inca-title = Sapa Incafase
rule-sapa-inca = Het zonnebord wordt leeggemaakt. Van de laatste tot de eerste scoort ieder wat zijn netwerk bereikt: { $construction-city-sapa_inca_points } per stad, { $construction-garrison-sapa_inca_points } per garnizoen, { $construction-temple-sapa_inca_points } per tempel, { $construction-terrace-sapa_inca_points } per eigen terras. Arbeid boven { $era-2-keep } in tijdperk 2 en boven { $era-3-keep } in tijdperk 3 wordt ingeleverd.
rule-end-title = Het einde
rule-end = Het spel eindigt na de Sapa Incafase van ronde 7. Bij gelijke punten staat voor wie ze het eerst had.
rule-variants-title = Varianten
rule-variants =
    De aankomst van Pizarro: in de laatste ronde wordt na elke volkfase een invasiefiche omgedraaid; één van de vier beëindigt het spel.
    Vroeg verval: de rondes { $early_decline-skip_rounds-0 } en { $early_decline-skip_rounds-1 } en de pelgrimstochten vervallen, alleen met vier spelers. De goden zijn het met elkaar eens: vier regio’s geven zeker { $gods_agree-marker_labour } arbeid.

## Lessons

lesson-begin-title = Een beurt
lesson-begin = Een beurt is wegen bouwen en één constructie. Begin met de wegen.
lesson-begin-hint = Mogelijk, maar wegenbouw is gratis en brengt je verder.
lesson-begin-right = Wegenbouw geeft gratis wegen, één keer per beurt; de constructie kost arbeid.
lesson-road-title = Een weg
lesson-road = Bouw de weg van Paruro naar Accha.
lesson-road-hint = Die weg leidt ergens anders heen: wijs Accha aan om de naam te lezen.
lesson-road-right = Een weg sluit aan op je netwerk en heeft één eind aan een veroverde regio nodig.
lesson-extra-title = Nog een weg
lesson-extra = Gebruik je constructie om een extra weg te kopen.
lesson-extra-hint = Dat is het andere deel van de beurt; zoek de extra weg.
lesson-extra-right = Waar niets anders te bouwen is, koop je met arbeid nog een weg.
lesson-sun-title = Zonnekaarten
lesson-sun = Leg de kaart die je één weg meer geeft naast je kleur.
lesson-sun-hint = Die kaart doet iets anders; lees wat elke kaart doet.
lesson-sun-right = Een kaart geldt voor de twee kleuren naast de sector: voor jou en één ander.
lesson-garrison-title = Een garnizoen
lesson-garrison = Je wegen bereiken een garnizoenlocatie. Bouw een garnizoen.
lesson-garrison-hint = Ook mogelijk, maar bouw deze keer een garnizoen.
lesson-garrison-right = Een garnizoen telt meteen, en in elke Sapa Incafase weer voor iedereen wiens wegen het bereiken.
lesson-conquest-title = Een verovering
lesson-conquest = Verover een regio die je netwerk raakt.
lesson-conquest-hint = Ook mogelijk, maar zoek een regio om te veroveren.
lesson-conquest-right = Het fiche geeft punten en arbeid, en de locaties zijn open voor iedereen.
lesson-terrace-title = Een terras
lesson-terrace = Je hebt een regio veroverd. Bouw een terras naast het fiche.
lesson-terrace-hint = Dat is geen terras; dat zou meer arbeiders voeden.
lesson-terrace-right = Elk terras geeft arbeid in elke Incafase; één per fiche.
lesson-wilderness-title = Door de wildernis
lesson-wilderness = Een kaart laat je bouwen waar geen verbinding vrij is. Begin een weg door de wildernis.
lesson-wilderness-hint = Dat is een gewone weg.
lesson-wilderness-right = Een weg door de wildernis loopt naast andermans weg, of tussen locaties zonder verbinding.
lesson-city-title = Een stad
lesson-city = Bouw een stad: die telt meteen, en in elke Sapa Incafase het meest.
lesson-city-hint = Ook mogelijk, maar zoek de stad.
lesson-city-right = Steden en garnizoenen tellen weer voor alle netwerken die ze bereiken.
lesson-temple-title = Een tempel
lesson-temple = Bouw een tempel op iets dat er al staat.
lesson-temple-hint = Ook mogelijk, maar zoek een locatie die een tempel kan dragen.
lesson-temple-right = Een tempel staat op een stad, met geloofsijver ook op een garnizoen; pelgrims gaan erheen.
lesson-conquest-better = Dit fiche levert de meeste punten op binnen bereik.
lesson-pilgrimage-title = Een pelgrimstocht
lesson-pilgrimage = Een pelgrimstocht geldt voor jou, en je wegen bereiken een tempel die hij noemt. Ga op weg.
lesson-pilgrimage-hint = Ook mogelijk, maar de punten van een pelgrimstocht kosten geen arbeid.
lesson-pilgrimage-right = Je geeft wegenbouw of constructie op voor de punten, één keer per beurt.
lesson-first-title = Je eerste beurt
lesson-first-1 = Je eerste staafje ligt in Cuzco. Een beurt is wegenbouw en één constructie: begin met de wegen.
lesson-first-1-hint = Dat kan wachten: hier komen eerst je gratis wegen.
lesson-first-1-right = Witte staafjes op de kaart tonen waar een weg kan komen. Zoom met twee vingers of met Ctrl en het wiel.
lesson-first-2 = Leg een weg op een wit staafje: alleen wat je wegen met Cuzco verbinden, kun je gebruiken.
lesson-first-2-hint = Klik op een van de witte staafjes.
lesson-first-2-right = Nieuwe locaties draaien de fiches om van de regio’s die ze raken.
lesson-first-3 = Leg je tweede gratis weg; ga verder vanwaar je bent.
lesson-first-3-hint = Zo geef je een gratis weg weg.
lesson-first-3-right = Dat was de wegenbouw; er blijft één constructie over.
lesson-first-4 = Bouw iets met je arbeid: wat je bouwt, telt meteen en later voor wie het bereikt.
lesson-first-4-hint = Je constructie zou vervallen; kies een van de oplichtende knoppen.
lesson-first-4-right = Dat is een hele beurt. Vanaf ronde 2 veranderen zonnekaarten de regels voor twee buren. Veel succes!

## Why not: reasons, what would help, what holds already

reason-other-side = Dit staat niet op de kaart voor { $players } spelers.
reason-sun-card-now = Het is zonfase: eerst wordt een zonnekaart gelegd.
reason-sun-cards-later = Zonnekaarten leg je in een zonfase; nu is het volkfase.
reason-sector-taken = { $seat } heeft daar in deze zonfase een kaart gelegd: { $sector }.
reason-card-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
reason-roads-first = Je bouwt nu wegen; { $roads ->
    [one] er is er nog 1 mogelijk.
   *[other] er zijn er nog { $roads } mogelijk.
}
reason-card-first = Beslis eerst wat deze kaart nog toelaat: { $card }.
reason-roads-used = Wegenbouw is er één keer per beurt, en die van jou is op.
reason-construction-used = Eén constructie per beurt, en die heb je gedaan.
reason-nothing-to-stop = Er is niets bezig waarmee je kunt stoppen.
reason-first-road-binds = Je bent wegen gaan bouwen: de eerste moet er komen.
reason-begin-roads = Hier past een weg; begin eerst met de wegenbouw ({ $roads ->
    [one] 1 gratis weg
   *[other] { $roads } gratis wegen
}).
reason-no-road-fits = Vanuit je netwerk leidt geen vrije verbinding verder.
reason-road-is-yours = Hier ligt al een weg van jezelf.
reason-road-is-taken = { $seat } heeft hier een weg, en op een verbinding past er maar één.
reason-not-joined = Je wegen komen niet tot { $place }: { $roads ->
    [one] er ontbreekt 1 weg.
   *[other] er ontbreken { $roads } wegen.
}
reason-no-way-there = Vanuit je netwerk leiden geen vrije verbindingen naar { $place }.
reason-beyond-frontier = Geen van beide einden raakt een veroverde regio; { $region } is onveroverd.
reason-wilderness-later = Een weg door de wildernis kies je bij het wegen bouwen, met de kaart.
reason-wilderness-now = De weg door de wildernis is begonnen: zeg waar hij loopt.
reason-wilderness-no-card = Nodig is { $need } wilderniskaart naast je kleur; je hebt er { $have }.
reason-wilderness-used = Je wegen door de wildernis van deze beurt liggen er: { $cards } van { $cards }.
reason-wilderness-nowhere = Nergens past een weg door de wildernis vanuit je netwerk.
reason-wilderness-not-here = Hier kan geen weg door de wildernis beginnen: { $place }.
reason-wilderness-elsewhere = De weg door de wildernis begint ergens anders: { $place }.
reason-wilderness-needless = Niemand heeft hier een weg: een gewone volstaat.
reason-huaca = { $place }: een huaca is alleen een tussenpunt, daar wordt niets gebouwd.
reason-city-stands = Hier staat al een stad: { $place }.
reason-garrison-stands = Hier staat al een garnizoen: { $place }.
reason-site-closed = { $place } raakt geen veroverde regio en is nog niet open.
reason-no-city-here = Een tempel staat op een stad, en die is er niet: { $place }.
reason-temple-stands = Hier staat al een tempel: { $place }.
reason-eclipse = Bij een zonsverduistering kost een tempel ook je wegenbouw, en die is op.
reason-no-outpost = Een garnizoen wordt alleen een stad met deze kaart naast je kleur: { $card }.
reason-no-garrison-here = Hier is geen garnizoen dat een stad kan worden: { $place }.
reason-start-region = { $region } is een startregio, vanaf het begin veroverd.
reason-region-conquered = { $seat } heeft { $region } veroverd.
reason-no-marker-free = { $markers ->
    [0] Een terras vraagt een cultuurfiche, en je hebt er 0.
   *[other] Een terras vraagt een vrij cultuurfiche: je hebt er { $markers }, { $terraces } met terras.
}
reason-city-too-dear = Een stad kost { $need } arbeid, en je hebt { $have }.
reason-garrison-too-dear = Een garnizoen kost { $need } arbeid, en je hebt { $have }.
reason-temple-too-dear = Een tempel kost { $need } arbeid, en je hebt { $have }.
reason-upgrade-too-dear = Er een stad van maken kost { $need } arbeid, en je hebt { $have }.
reason-terrace-too-dear = Een terras kost { $need } arbeid, en je hebt { $have }.
reason-conquest-too-dear = Deze regio veroveren kost { $need } arbeid, en je hebt { $have }.
reason-extra-road-too-dear = Een extra weg kost { $need } arbeid, en je hebt { $have }.
reason-one-pilgrimage = Eén pelgrimstocht per beurt, en die heb je gemaakt.
reason-pilgrim-no-card = Deze kaart ligt niet naast je kleur: { $card }.
reason-pilgrim-no-temple = Geen van de locaties heeft een tempel die je wegen bereiken: { $card }.
met-joined = Je wegen bereiken het.
met-open = Het raakt een veroverde regio.
met-paid = Je kunt het betalen.
met-marker = Naast een van je fiches is plaats.
met-road-fits = Er is plaats voor een weg.
help-lay-a-card = Kies een van je kaarten en een sector zonder nieuwe kaart.
help-other-sector = Kies een sector zonder nieuwe kaart.
help-place-or-stop = Leg een weg op een oplichtende verbinding, of stop als dat mag.
help-use-or-stop = Gebruik die nu, of stop.
help-buy-a-road = Als constructie kun je nog één extra weg kopen.
help-end-turn = Je kunt je beurt beëindigen.
help-choose-roads = Kies de wegenbouw en dan deze verbinding.
help-wilderness-beside = Met je weg door de wildernis kun je ernaast bouwen.
help-conquer-first = Wie { $region } verovert, opent dit voor iedereen.
help-temple-there = Er kan een tempel op gebouwd worden.
help-zeal = Met geloofsijver kan een tempel op het garnizoen staan.
help-conquer-more = Elke regio die je verovert brengt een cultuurfiche.
help-next-income = De volgende Incafase brengt je { $income } arbeid.

## Kinds of moves, in reports

move-sun-card = Een zonnekaart leggen
move-begin-road = Wegenbouw beginnen
move-road = Een weg bouwen
move-wilderness = Een weg door de wildernis kiezen
move-wilderness-from = Begin van een weg door de wildernis kiezen
move-wilderness-to = Een weg door de wildernis bouwen
move-city = Een stad bouwen
move-garrison = Een garnizoen bouwen
move-conquest = Een regio veroveren
move-temple = Een tempel bouwen
move-upgrade = Van een garnizoen een stad maken
move-terrace = Een terras bouwen
move-extra-road = Een extra weg betalen
move-pilgrimage = Op pelgrimstocht gaan
move-done = Stoppen met bouwen
move-end-turn = De beurt beëindigen
