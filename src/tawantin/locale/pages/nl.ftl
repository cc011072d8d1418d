# Wat een tafel eerst niet nodig heeft: alle andere pagina’s, vensters, het einde van een spel, de coach; en de terminal.

## Toernooien

tournament-new = Nieuw toernooi
tournaments-none = Er is nog geen toernooi.
tournaments-older = Oudere toernooien
tournaments-yours = Van jou
tournaments-all = Alle toernooien
tournament-needs-account = Voor toernooien heb je een account nodig: maak er rechtsboven een aan.
tournament-title = Titel
tournament-form = Vorm
tournament-swiss = Zwitsers systeem
tournament-round-robin = Iedereen tegen iedereen
tournament-swiss-help = Elke ronde brengt spelers met een vergelijkbare stand samen; niemand treft twee keer dezelfde tegenstander zolang dat te vermijden is.
tournament-round-robin-help = Zoveel rondes tot iedereen elkaar heeft getroffen. Hoogstens 32 spelers.
tournament-seats = Spelers aan een tafel
tournament-rounds = Rondes
tournament-fill = Als de tafels niet vol raken
tournament-fill-bots = Bots vullen ze aan
tournament-fill-bye = Enkelen slaan een ronde over
tournament-level = Sterkte van deze bots
tournament-most = Hoeveel er mogen meedoen
tournament-join-too = Ik doe mee.
tournament-listed-help = Iedereen kan het vinden; anders alleen wie de link heeft.
tournament-make = Toernooi maken
tournament-so-far = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
tournament-round-of = Ronde { $round } van { $rounds }
tournament-round-plain = Ronde { $round }
tournament-open = Open
tournament-finished = Afgelopen
tournament-cancelled = Afgelast
tournament-won-by = Gewonnen door { $name }
tournament-join = Meedoen
tournament-come-back = Weer meedoen
tournament-withdraw = Terugtrekken
tournament-withdraw-help = Aan je tafel speelt een bot verder en je wordt niet meer ingedeeld.
tournament-begin = Beginnen
tournament-begin-help = Het begint als jij het zegt, vanaf twee spelers.
tournament-cancel = Afgelasten
tournament-cancel-sure = Ja, afgelasten
tournament-add-bots = Bots toevoegen
tournament-how-many-bots = Hoeveel bots
tournament-remove = { $name } wegsturen
tournament-host-tools = Jij leidt het toernooi
tournament-hosted-by = geleid door { $name }
tournament-your-game = Je partij van ronde { $round }
tournament-sits-out = Je slaat deze ronde over.
tournament-standing = Stand
tournament-points = Punten
tournament-wins = Zeges
tournament-opponents = Tegenstanders
tournament-opponents-help = punten van de tegenstanders, gemiddeld
tournament-share = Aandeel
tournament-share-help = aandeel in de punten van de eigen tafels
tournament-crosstable = Kruistabel
tournament-crosstable-help = 1: voor de speler van die kolom, ½: gelijk, 0: erachter.
tournament-rounds-head = Rondes
tournament-table = Tafel { $table }
tournament-plays-on = bezig
tournament-byes = Slaan over: { $names }
tournament-void = Zonder uitslag geëindigd: iedereen aan die tafel is vrij.
tournament-withdrawn = teruggetrokken
tournament-how = Hoe er geteld wordt
tournament-how-text = Een punt voor elke tegenstander die aan tafel achter je eindigt, een half voor elke die gelijk staat. Een vrije ronde telt als het midden van een tafel. Bij gelijke punten beslissen de zeges, dan de gemiddelde punten van de tegenstanders, dan het aandeel in de punten van de tafels.
tournament-csv = Stand als CSV
tournament-json = Alles als JSON
tournament-at-tables = { $seats } aan een tafel
bot-number = Bot { $number }

## Account

own-data = Je gegevens
own-data-help = Alles wat er over je bewaard wordt, in één bestand: je naam, aanmeldingen, ratings, partijen en wat je aan tafels hebt gezegd.
own-data-export = Mijn gegevens downloaden
leave-for-good = Account verwijderen
leave-for-good-help = Je naam, je account, je ratings en alles wat je hebt gezegd worden verwijderd, ook in de partijen van anderen; daar staat dan ‘vroegere speler’ in plaats van je naam. Waar je speelt, spelen bots verder. Dit kan niet ongedaan worden gemaakt.
leave-for-good-sure = Mijn account voorgoed verwijderen
invite-code = Code van je uitnodiging
account = Jouw account
your-name = Naam die anderen zien
ask-name = Hoe mogen de anderen je noemen?
save = Opslaan
name-saved = Je naam is opgeslagen.
password = Wachtwoord (8 tekens of meer)

## De terminal en de werkplaats

terminal-choose = { $count ->
    [one] Eén mogelijkheid. Typ 1, of ? voor hulp.
   *[other] { $count } mogelijkheden. Typ een nummer of een deel van de woorden; ? voor hulp.
}
terminal-fits = { $count } van { $all } passen bij ‘{ $text }’. Enter toont ze allemaal.
terminal-nothing-fits = Niets past bij ‘{ $text }’. Typ ? voor hulp.
terminal-number = Er zijn de nummers 1 tot en met { $count }.
terminal-help =
    Typ het nummer van wat je wilt doen, of een deel van de woorden: dan zie je alleen wat past.
      look            de stand nog eens tonen
      undo            je laatste beslissing terugnemen
      save [BESTAND]  het spel in een bestand bewaren
      quit            stoppen (heeft het spel een bestand, dan wordt het bewaard)
    Wie de zetten bij naam kent, kan die ook typen, zoals ‘bid 1 0 12’.
terminal-hand-over = { $name }, druk op Enter als alleen jij kijkt.
terminal-seen-by = gezien door { $name }
terminal-everybody = zoals iedereen het ziet
terminal-kept = Het spel staat in { $file }. Ga verder met: tawantin play --resume { $file }
terminal-save-where = Zeg waar: save BESTAND
terminal-over = Het spel is afgelopen: { $ending }
terminal-points = Punten
terminal-total = Totaal
terminal-place = Plaats
terminal-seat = plaats { $number }
terminal-player = speler { $number }
terminal-bot = bot { $number } ({ $level })
terminal-mark-accuracy = Nauwkeurigheid
terminal-mark-inaccuracy = Onnauwkeurig
terminal-mark-mistake = Fout
terminal-mark-blunder = Blunder
terminal-better-was = Beter was: { $move }.
terminal-later = overig
terminal-mark-best = Beste zet
terminal-mark-good = Goed
terminal-report = analyse
terminal-report-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
terminal-report-decisions = { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
}
terminal-report-who = Wie het best besliste
terminal-report-luck = geluk
terminal-report-decisions-made = beslissingen
terminal-report-both = Geluk { $luck } %, beslissingen { $decisions } % winstkans
terminal-report-points = { $points } punten
terminal-report-chances = Winstkans
terminal-report-stripes = Hoe breder de strook, hoe groter de kans om te winnen.
terminal-report-turning = Wat werd weggegeven
terminal-report-given = In procent winstkans, naar wat de speler toen kon weten.
terminal-report-none = Niemand gaf iets noemenswaardigs weg.
terminal-report-all = Alle beslissingen
terminal-report-written = Het verslag staat in { $file }.
workshop-figure-winning-score = Punten van de winnaar
workshop-figure-losing-score = Punten van de laatste
workshop-figure-mean-score = Punten per speler
workshop-figure-margin = Voorsprong van de winnaar op de tweede
workshop-figure-seat-score = Punten van plaats { $of }
workshop-figure-seat-wins = Overwinningen van plaats { $of }
workshop-figure-points-from = Punten uit ‘{ $of }’
workshop-figure-decides = ‘{ $of }’ beslist de partij
workshop-figure-decisions = Beslissingen per partij
workshop-figure-rounds = Rondes per partij
workshop-figure-options = Mogelijkheden per beslissing
workshop-figure-halfway-leader-wins = Wie halverwege voorstaat, wint
workshop-figure-known-from = De winnaar staat definitief voor vanaf
workshop-figure-lead-changes = Wisselingen van de leiding
workshop-figure-real-choices = Beslissingen met een echte keuze
workshop-figure-ends-by = Eindigt door ‘{ $of }’
workshop-figure-action = Zet ‘{ $of }’, per speler
workshop-figure-thing = ‘{ $of }’, per speler
workshop-figure-strategy-spread = Afstand tussen de strategieën
workshop-figure-strategy-wins = Overwinningen van wie voor ‘{ $of }’ speelt
workshop-figure-strategy-gains = ‘{ $of }’: voorsprong van wie ervoor speelt
workshop-group-scores = Punten
workshop-group-seats = Overwinningen per plaats
workshop-seat = Plaats { $of }
workshop-spread = De eindstanden van alle spelers
workshop-group-strategies = Strategieën
workshop-group-strategies-help = Eén speler is uit op één bron van punten, de anderen spelen gretig. Het eerste getal is de standaardafwijking tussen hun overwinningen: hoe groter, hoe minder wegen er naar de winst leiden. Wie bij de punten van een bron geen voorsprong heeft, vond geen manier om ervoor te spelen.
workshop-group-points = Waar de punten vandaan komen
workshop-group-decides = Hoe vaak het de partij beslist
workshop-group-decides-help = Partijen die de winnaar zonder de punten uit deze bron niet gewonnen had.
workshop-group-length = Lengte
workshop-group-tension = Spanning
workshop-group-endings = Einde van het spel
workshop-group-actions = Zetten
workshop-size-points = { $n } punten
workshop-size-share = { $n } procentpunt
workshop-size-times = { $n }
workshop-size-count = { $n }
workshop-says = { $figure }: { $size } { $direction ->
    [up] meer
   *[down] minder
} dan eerst, met 95 % tussen { $low } en { $high }.
workshop-says-wins = Plaats { $of } wint { $size } { $direction ->
    [up] vaker
   *[down] minder vaak
}, met 95 % tussen { $low } en { $high }.
workshop-says-seats = Geen plaats wint zeker vaker of minder vaak. Het grootste verschil is dat van plaats { $of }: { $size } { $direction ->
    [up] vaker
   *[down] minder vaak
}, met 95 % tussen { $low } en { $high }.
workshop-says-unsure = { $figure }: geen zekere verandering (eerst { $before }, nu { $after }).
workshop-says-nothing = In { $games } partijen is niets zeker veranderd: wat verschilt, kan toeval zijn.
workshop-says-few = Dit { $games ->
    [one] is pas 1 partij
   *[other] zijn pas { $games } partijen
}: uit minder dan { $fewest } trekken we geen conclusie.
workshop-says-looked = Een zoekprogramma bekeek van elk { $games ->
    [one] 1 beslissing
   *[other] { $games } beslissingen
}.
workshop-habits = Op alle plaatsen speelt { $bots }. Wat die vaak of nooit doet, is eerst een gewoonte van deze bot en dan pas een eigenschap van het spel; laat ook een andere soort bot spelen.
workshop-habits-differ = Wat hieronder voor elke soort bot geldt, zegt iets over het spel; wat maar voor één geldt, is een gewoonte van die bot.
workshop-broken = { $count ->
    [one] 1 partij is afgebroken en telt
   *[other] { $count } partijen zijn afgebroken en tellen
} niet mee: { $problem }
workshop-unnamed = Variant
workshop-report-about = Elk { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $seats } plaatsen, gespeeld door { $bots }; elke partij heeft in beide hetzelfde geluk.
workshop-in-short = In het kort
workshop-what-differs = Wat er anders is
workshop-original = origineel
workshop-variant = variant
workshop-change = verandering
workshop-interval = 95 % tussen
workshop-used-by = gebruikt door
workshop-times = keer per speler
workshop-worth = won vaker
workshop-worth-help = Op hoeveel plaatsen het werd gebruikt, en hoeveel procentpunt vaker dan iedereen samen wie het gebruikte won. Gekleurd is wat toeval niet verklaart. Links van de pijl staat het origineel, rechts de variant.
workshop-rest = en nog { $count }, minder vaak gebruikt
workshop-same = { $count ->
    [one] Eén andere komt in beide precies even vaak voor.
   *[other] { $count } andere komen in beide precies even vaak voor.
}
workshop-sure-help = Zo lees je de cijfers: vet en gekleurd is wat zeker is veranderd. Elke partij wordt vergeleken met de tweelingpartij met hetzelfde geluk, en alle cijfers worden samen gewogen, zodat hooguit één op de twintig gekleurde toeval zal zijn. De grenzen van één verandering gelden met 95 %; veranderingen van aandelen zijn in procentpunten.
workshop-real-choices-help = Echte keuzes: een zoekprogramma bekeek met { $simulations } simulaties van elk { $decisions } beslissingen, hooguit één per partij, en noemde de twee beste zetten; beide werden daarna in { $copies } andere kopieën met hetzelfde geluk verder gespeeld. Een keuze is echt als ze hooguit één punt voorsprong verschillen.
workshop-by-bots = Ligt het aan het spel of aan de bots?
workshop-reproduce = Zo krijg je hetzelfde nog eens
workshop-sweep-title = { $game }: { $what }
workshop-sweep-about = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} per waarde, { $seats } plaatsen, gespeeld door { $bots }; elke waarde wordt met hetzelfde geluk gespeeld.
workshop-sensitivity = Welke getallen er het meest toe doen
workshop-sensitivity-about = Elk getal werd iets lager of hoger gezet, allemaal tegelijk in een evenwichtig plan van { $runs } varianten met elk { $games } partijen. Het effect is wat er tussen laag en hoog met het cijfer gebeurt; de andere getallen heffen elkaar op.
workshop-choose = Verander een getal van een spel, speel ermee en laat bots meten wat het doet.
workshop-of = Werkplaats: { $game }
workshop-parts = Onderdelen
workshop-sheet = Getallen
workshop-result = Resultaat
workshop-search = Zoek een getal
workshop-only-guesses = Alleen wat niemand van de doos heeft afgelezen
workshop-only-changed = Alleen wat veranderd is
workshop-none-found = Geen getal past.
workshop-mark-S = gedrukt
workshop-mark-W = gevonden
workshop-mark-M = uit het geheugen
workshop-mark-R = gereconstrueerd
workshop-mark-yours = van jou
workshop-source = Bron
workshop-source-S = Staat in de spelregels of op het materiaal.
workshop-source-W = Gevonden in openbaar materiaal: { $source }
workshop-source-M = Uit de herinnering aan het spel.
workshop-source-R = Gereconstrueerd: niemand heeft dit getal van de doos afgelezen.
workshop-range = van { $low } tot { $high }
workshop-whole = Alleen hele getallen van { $low } tot { $high }.
workshop-was = veranderd, was { $value }
workshop-number-label = { $name }, { $column }
workshop-changes = { $count ->
    [0] Niets veranderd
    [one] 1 getal veranderd
   *[other] { $count } getallen veranderd
}
workshop-keeps = Het origineel blijft zoals het is; een variant heeft een eigen naam en telt niet mee voor de ranglijst.
workshop-name = Naam van de variant
workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-reset = Terug naar het origineel
workshop-download = Verschillen downloaden
workshop-download-whole = Hele bestand downloaden
workshop-upload = Bestand openen
workshop-link = Link kopiëren
workshop-link-copied = Gekopieerd. Wie de link opent, heeft deze getallen.
workshop-link-broken = Deze link is beschadigd: de getallen erin zijn niet te lezen.
workshop-checking = Wordt gecontroleerd …
workshop-sound = Met deze getallen is er een spel.
workshop-play = Aan een tafel spelen
workshop-run = Laat bots { $games } partijen spelen
workshop-more = Nog { $games }
workshop-stop = Stoppen
workshop-games = Partijen
workshop-seats = Plaatsen
workshop-bots = Bots
workshop-same-deals = Beide versies krijgen hetzelfde geluk.
workshop-no-experiments = Deze server speelt geen proeven; het commando ‘tawantin workshop’ wel.
workshop-progress = { $played } van { $games } partijen
workshop-status-waiting = Wacht op zijn beurt
workshop-status-finished = Klaar
workshop-status-stopped = Gestopt
workshop-status-failed = Met deze getallen kan niet worden gespeeld: { $problem }
workshop-older = De getallen zijn sindsdien veranderd; laat opnieuw spelen.
workshop-empty = Laat bots spelen, en zie hier wat je getallen doen.
workshop-unsure = onzeker
workshop-with-interval = met 95%-interval
workshop-csv = Als CSV bewaren
workshop-strategies = Ook strategieën proberen
workshop-strategies-help = Spelers die elk uit zijn op één bron van punten, tussen gretige spelers.
workshop-report = Verslag downloaden
workshop-share = Link naar dit resultaat kopiëren
workshop-share-copied = Gekopieerd. Wie de link opent, ziet dit resultaat.
workshop-begun = Begonnen { $date }
workshop-gone = Dit resultaat wordt niet meer bewaard; laat de bots nog eens spelen.
workshop-take = Met deze getallen werken
workshop-elsewhere = Je verandert deze getallen ook in een ander venster. Dit venster houdt zijn eigen getallen.
workshop-elsewhere-take = Toon die hier
workshop-elsewhere-keep = Deze houden
workshop-differs = Wat afwijkt van het origineel
workshop-take-back = Terugnemen: { $name }
workshop-list = Als lijst
workshop-board = Op het bord
workshop-board-help = Elk plaatje toont de getallen van wat eronder ligt; druk erop om ze te veranderen.
workshop-board-none = Geen van deze getallen ligt op het bord.
workshop-close = Sluiten
workshop-reset-sure = { $count ->
    [one] Het ene getal terugzetten? Je kunt het ongedaan maken.
   *[other] Alle { $count } getallen terugzetten? Je kunt het ongedaan maken.
}
workshop-reset-yes = Terugzetten
workshop-reset-no = Houden
## Mail

by-mail = Mail
by-mail-address = Adres
by-mail-help = Niemand anders krijgt je adres te zien.
by-mail-wish = Wat je krijgt als je weg bent
by-mail-turns = Elke beurt en elke uitnodiging
by-mail-digest = Eén keer per dag wat op mij wacht
by-mail-off = Niets
by-mail-code = Er is een code naar dit adres gestuurd. Voer die hier in:
by-mail-confirm = Bevestigen
by-mail-confirmed = Bevestigd.
by-mail-unconfirmed = Nog niet bevestigd.
by-mail-forgot = Wachtwoord vergeten? Stuur me een code
by-mail-on-its-way = Als dit account een bevestigd adres heeft, is er een code onderweg.
by-mail-saved = Opgeslagen.
mail-stop = Geen mail meer
mail-broken-link = Deze link is niet volledig. Kopieer hem helemaal uit de mail.
mail-stopped = Je krijgt van hier geen mail meer.
mail-foot = Je krijgt dit omdat je { $site } erom hebt gevraagd. Om te stoppen: { $link }
mail-confirm-subject = Bevestig je adres
mail-confirm-text =
    De code is { $code }. Voer die binnen een dag in op { $site }.
    Als je hier niet om hebt gevraagd, doe dan niets: er komt niets meer.
mail-reset-subject = Een nieuw wachtwoord
mail-reset-text =
    Met de code { $code } kun je het account { $account } op { $site } binnen een uur een nieuw wachtwoord geven.
    Als je er niet om hebt gevraagd, doe dan niets.
mail-digest-subject = { $count ->
    [one] 1 partij wacht op je
   *[other] { $count } partijen wachten op je
}
## Play now

find-game = Nu spelen
find-game-line = Zeg wat je wilt spelen: wie past komt bij je aan tafel, en bots als je dat wilt.
how-many-of = Hoeveel spelers? Meer dan één mag.
how-fast = Hoe snel?
pace-live-help = iedereen blijft tot het eind, 20 minuten per speler
pace-slow-help = een dag per beurt
bots-after = Bots doen mee na
bots-never = nooit: alleen mensen
wait-seconds = { $count } seconden
wait-minutes = { $count ->
    [one] een minuut
   *[other] { $count } minuten
}
find-game-go = Zoek een spel
looking-for = Gezocht: { $game }
looking-since = al { $time }
bots-in = bots doen mee over { $time }
bots-now = bots doen nu mee
people-only = alleen mensen
others-fit = { $count ->
    [0] Nog niemand anders zoekt dit.
    [one] Nog iemand zoekt dit ook.
   *[other] { $count } anderen zoeken dit ook.
}
you-may-leave-page = Je kunt intussen rondkijken; het spel opent vanzelf.
you-may-go-away = Je kunt weggaan; je vindt het spel bij je tafels.
seats-or = { $seats } spelers
stop-looking = Stop met zoeken
people-look-for = { $count ->
    [one] Iemand zoekt { $game }, { $pace }
   *[other] { $count } mensen zoeken { $game }, { $pace }
}
play-too = Meespelen

## Invitations

invites-you-to = { $name } nodigt je uit voor { $game }
challenges-you-to = { $name } daagt je uit voor { $game }
accept = Aannemen
decline = Afslaan
does-not-come = { $name } komt niet.
challenge = Uitdagen
challenge-name = { $name } uitdagen
challenge-help = Het spel begint zodra { $name } aanneemt. Bots nemen de andere plaatsen in.
challenge-send = Uitdaging versturen

## Friends

follow = Volgen
unfollow = Ontvolgen
followed = volg je
block = Blokkeren
unblock = Deblokkeren
blocked-help = Je hebt { $name } geblokkeerd: je ziet geen berichten en uitnodigingen.
your-people = Wie je volgt en blokkeert
people-followed = Je volgt
people-blocked = Je hebt geblokkeerd
nobody-followed = Je volgt nog niemand.
nobody-blocked = Je hebt niemand geblokkeerd.
unfollow-name = { $name } niet meer volgen
unblock-name = { $name } deblokkeren

## Watching

table-of-the-day = Tafel van de dag
several-boards = Naast elkaar
watch-page-line = Spellen waar iedereen naar mag kijken. Kies er hoogstens vier en bekijk de borden naast elkaar.
show-board = Toon het bord: { $names }
hide-board = Haal het bord weg: { $names }
no-board-chosen = Kies een spel uit de lijst.
open-the-table = Naar de tafel
filter-language = Taal
any-language = Elke taal

## Home, players, rankings

lobby-line = Open een tafel, stuur de link, speel. Live of een zet per dag, met vrienden of tegen bots.
all-my-tables = Al je tafels ({ $count })
open-tables = Open tafels
no-open-tables = Geen tafel wacht op spelers. Open er een.
no-game-waits = Er wacht nog geen partij op je
none-waits = Er wacht geen partij op je
all-wait-for-others = Je partijen wachten op anderen
waiting-for-others = Wachten op anderen:
just-finished = Net afgelopen:
begin-something = Iets beginnen
going-on = Wat er gebeurt
being-played = Nu gespeeld
nothing-to-watch = Er wordt nu niets gespeeld waar je bij kunt kijken.
watchers = { $count ->
    [one] 1 kijkt mee
   *[other] { $count } kijken mee
}
watch-of = Kijk naar { $game }: { $names }
people-here = Wie er zijn
nobody-else-here = Verder is er nu niemand.
at-a-table-of = aan een tafel: { $game }
look-at-table-with = Bekijk de tafel van { $name }
your-week = Jouw week
your-page = Jouw pagina
no-game-this-week = Je hebt deze week geen partij uitgespeeld.
keep-your-games = Log in om je partijen te bewaren
won-of = van { $count } gewonnen
time-left = nog { $time }
with-names = met { $names }
lists-unreachable = De lijsten zijn niet bereikbaar.
tried-again-soon = Met je partijen is niets gebeurd. Over enkele seconden volgt een nieuwe poging.
try-now = Nu proberen
filter-game = Spel
filter-pace = Tempo
filter-seats = Aantal spelers
filter-rated = Voor de ranglijst of niet
all-games = Alle spellen
any-pace = Elk tempo
pace-live = Live
pace-slow = Op je gemak
any-seats = Elk aantal
seats-count = { $count } spelers
rated-or-not = Ranglijst of niet
casual = vriendschappelijk
none-fits = Geen open tafel past bij deze filters.
show-without-filter = { $count ->
    [one] Toon die ene die verder past
   *[other] Toon de { $count } die verder passen
}
show-all-tables = Toon alle { $count }
won-of-played = gewonnen van gespeeld
won-of-games = { $won } van { $games }
with-seats = met { $seats }: { $won } van { $games }
last-game = Laatste partij
provisional = voorlopig
not-rated-yet = nog geen rating
nobody-ranked = Niemand heeft dit spel nog voor de ranglijst gespeeld. Open een tafel die meetelt.
ranked-people = { $count ->
    [one] 1 speler met rating
   *[other] { $count } spelers met rating
}
places-between = { $count ->
    [one] 1 plaats ertussen
   *[other] { $count } plaatsen ertussen
}
page-before = Terug
page-after = Verder
your-place = Jouw plaats
of-ranked = van { $count }
how-counted = Hoe er geteld wordt
how-counted-text = Een partij voor de ranglijst vergelijkt je met iedereen aan tafel: wie achter je eindigde en wie voor je. Het getal na ± zegt hoe onzeker de rating is; zolang dat groot is, is de rating voorlopig. Bots hebben vaste ratings. Vriendschappelijke partijen, partijen met eigen getallen en partijen waarin iedereen instemde met teruggaan tellen niet.
rating-curve = Ratings in de tijd
show-as-table = Als tabel tonen
finished-games = Gespeelde partijen
no-finished-games = Geen gespeelde partijen.
older-games = Oudere partijen
against-whom = Tegen wie?
private-table = Deze tafel was privé
nobody-of-that-name = Er is hier niemand met die naam.
is-here = is er nu
keeps-private = houdt de rest voor zich
streaks = Op rij gewonnen: nu { $now }, hoogstens { $longest }
likes-to-play-with = Speelt graag met:
private-page = Privépagina
private-page-help = Anderen zien alleen je naam.
my-puzzles = Van mijn partijen mogen puzzels worden gemaakt
my-puzzles-help = Stellingen mogen zonder namen als puzzel aan anderen worden getoond, als iedereen die meespeelde dat goedvindt.
place-in-ranking = plaats { $place }
ahead-level-behind = voor, gelijk, achter
nobody-yet = Nog niemand met een account.
more-waiting = { $count ->
    [one] Nog 1
   *[other] Nog { $count }
}
game-at-table-of = { $game }, gastheer { $name }
seats-taken = { $taken } van { $seats } plaatsen bezet
unofficial = Onofficieel en gratis. De spellen zijn van Günter Burkhardt, Mac Gerdts, Stefan Feld en Alan D. Ernstein; alle tekeningen en teksten hier zijn van onszelf.
title-waiting = ({ $count }) Tawantin

## Startpagina, spelers, ranglijst

account-of = { $name }: naam en account
account-help = Met een account kom je vanaf een ander apparaat terug aan je tafels. Een e-mailadres is niet nodig.
account-name = Account
account-name-help = 3 tot 30 letters zonder accenten, cijfers, punten of streepjes; geen spaties.
make-account = Account maken
account-made = Je account is gemaakt.
sign-in = Inloggen
signed-in = Je bent ingelogd.
signed-in-as = Ingelogd als { $account }
sign-out = Uitloggen
signed-out = Je bent uitgelogd.
another-device = Inloggen op een ander apparaat
another-device-help = Typ de code daar in, onder ‘Ik heb een code’. Hij werkt één keer.
show-code = Toon een code
code-made = Hier is je code.
code-until = Hij werkt tot { $time }.
change-password = Wachtwoord wijzigen
change-password-help = Al je andere apparaten worden uitgelogd.
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
password-changed = Je wachtwoord is gewijzigd.
signed-in-where = Waar je ingelogd bent
some-device = Een apparaat
this-device = dit apparaat
session-ended = Dat apparaat is uitgelogd.

## Lobby, account, learning

main-menu = Hoofdmenu
nav-play = Spelen
nav-watch = Kijken
my-tables = Mijn tafels
server-read-only = Deze server is nu alleen-lezen: je kunt alles bekijken, maar niets veranderen.
server-invite-only = Op deze server speel je op uitnodiging: kijk rond; om te spelen heb je een account nodig, en daarvoor een code van de beheerder.
no-tables-yet = Je zit nog aan geen tafel.
rated-table = Telt voor de ranglijst
rated-table-help = Het resultaat telt voor ieders rating; iedereen heeft een account nodig.
new-table = Nieuwe tafel
new-table-of = Nieuwe tafel: { $game }
against-bots = Tegen bots
against-bots-at = { $game } tegen bots
play-now = Spelen
how-strong = Hoe sterk zijn de bots?
your-colour = Jouw kleur
minutes-of = { $from }–{ $to } min
weight-of = Zwaarte { $weight } van 5
tables-open = { $count } open
rules-of = Regels van { $game }
paste-link = Plak de link van een tafel
find-table = Tafel zoeken
wait-for-you = { $count ->
    [one] 1 partij wacht op je
   *[other] { $count } partijen wachten op je
}
waits-for-players = Wacht op spelers
shuffle-help = Plaatsen schudden bij het begin
open-table = Tafel openen
have-code = Ik heb een code
have-code-help = Van een ander apparaat van jou, of van de beheerder van deze server als je je wachtwoord vergeten bent: geef dan ook je account en een nieuw wachtwoord op.
sign-in-by-code = Inloggen met de code
reset-by-code = Nieuw wachtwoord instellen
house-numbers-choose = Met eigen getallen spelen
house-numbers-help = Een onderdelenbestand dat je hebt veranderd. Iedereen ziet wat er anders is voordat ze gaan zitten.
house-numbers-get = Het gedrukte bestand ophalen
house-numbers-checking = Het bestand wordt uitgeprobeerd …
house-numbers-same = Het bestand heeft de gedrukte getallen.
house-numbers-differ = { $count ->
    [one] Eén getal is niet het gedrukte:
   *[other] { $count } getallen zijn niet de gedrukte:
}
house-numbers-remove = Bestand weghalen
file-too-large = Het bestand is te groot.
learn-games = Leer een spel
learn-line = Korte lessen op het echte bord. Probeer maar: wat niet kan, zegt je waarom.
learn-title = { $game } leren
learn-lessons = Lessen
learn-done = { $done } van { $lessons } lessen gedaan
learn-progress = Les { $lesson } van { $lessons }
learn-kept = Je kunt altijd weg: je plaats blijft in deze browser bewaard, en niemand ziet hoe vaak je probeerde.
learn-known = Wat je al weet
learn-right = Goed!
learn-next = Volgende les
learn-try-again = Probeer opnieuw
learn-show = Laat zien
learn-answer = Bijvoorbeeld: { $move }.
no-such-lesson = Die les is er niet.

## The coach

analysis-of = { $players } spelers, { $decisions } beslissingen
analysis-begin = Deze partij analyseren
analysis-go-on = Doorgaan
analysis-none = De coach kan elk van de { $total } beslissingen beoordelen. Dat duurt een minuut of twee; je mag ondertussen weggaan.
analysis-stopped = { $done } van { $total } beslissingen zijn beoordeeld.
analysis-going = { $done } van { $total } beslissingen beoordeeld
analysis-waits = Wacht op een andere analyse van jou; { $done } van { $total } beslissingen beoordeeld
analysis-cannot = Deze partij kan niet worden geanalyseerd.
analysis-cannot-help = Deze partij is gespeeld met regels die deze versie niet meer volgt; uitslag en verslag zijn er nog.
analysis-not-yet = Een partij wordt geanalyseerd als die voorbij is.
seconds-left = { $count ->
    [one] nog ongeveer een seconde
   *[other] nog ongeveer { $count } seconden
 }
win-chance = Winstkans
curve-stripes = Banen
curve-lines = Lijnen
curve-points = Punten
curve-stripes-help = de breedte van een baan is de winstkans van die speler
curve-lines-help = de winstkans van elke speler
curve-points-help = verwachte punten aan het eind
round-number = Ronde { $round }
who-decided-best = Wie het best besliste
luck = geluk
decisions = Beslissingen
points-of-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
accuracy = Nauwkeurigheid
all-players = Alle spelers
decisions-turning = Keerpunten
decisions-mistakes = Fouten
decisions-all = Alle
decisions-help = Getal: weggegeven winstkans, in %
decisions-none = Geen van deze soort.
decisions-soon = Nog niet beoordeeld.
mark-best = beste
mark-good = goed
mark-inaccuracy = onnauwkeurigheid
mark-mistake = fout
mark-blunder = blunder
verdict-forced = { $name }: er was maar één zet
verdict-best = { $name }: de beste zet
verdict-good = { $name }: een goede zet
verdict-inaccuracy = { $name }: een onnauwkeurigheid
verdict-mistake = { $name }: een fout
verdict-blunder = { $name }: een blunder
verdict-chances = Winstkans { $played } in plaats van { $best }.
verdict-chance = Winstkans { $played }.
better-was = Beter was: { $move }.
better-gain = { $chance }% winstkans, { $points } verwachte punten.
try-it = Uitproberen
try-from-here = Vanaf hier doorspelen
difference-from = Waar het verschil vandaan komt, in verwachte punten
verdict-error = 95% van zulke schattingen ligt binnen ±{ $error }% winstkans.
also-good = Ook goed:
verdict-luck = Het geluk veranderde daarna de kans van { $name } met { $luck }%.
previous-mistake = Vorige fout
next-mistake = Volgende fout
next-mistake-of-yours = Je volgende fout
puzzles-none = Er zijn nog geen puzzels.
puzzle-count = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
 }
puzzle-level = Moeilijkheid
puzzle-level-all = Alle
puzzle-level-easy = Makkelijk
puzzle-level-medium = Gemiddeld
puzzle-level-hard = Moeilijk
puzzle-rated = Rating { $rating }
puzzle-find = Vind de beste zet
puzzle-about = Rating { $rating }, een partij met { $seats } spelers. De eerste poging telt.
puzzle-rating = Jouw rating: { $rating } ± { $error }
puzzle-right = Goed!
puzzle-wrong = Niet de beste
puzzle-yours = { $move }: dat geeft minstens { $loss } winstkans weg.
puzzle-best = De beste zet: { $move }. Winstkans { $chance }.
puzzle-reason = Wat die meer oplevert dan de op één na beste, in verwachte punten
puzzle-next = Volgende puzzel
puzzle-kept = Je eerste pogingen bepalen je rating.
puzzle-kept-here = Deze browser onthoudt wat je hebt opgelost; met een account krijg je een rating.
guess-whose = Wiens zetten
guess-what = Wat deed { $name } hier?
guess-place = Beslissing { $place } van { $count }.
guess-choose = Kies een zet op het bord.
guess-score = { $hits } van { $count } zoals gespeeld.
guess-given = Weggegeven winstkans per beslissing: jij { $own }, { $name } { $theirs }.
guess-skip = Overslaan
guess-next = Volgende beslissing
guess-hit = Precies wat { $name } speelde
guess-equal = Even goed als wat { $name } speelde
guess-better = Beter dan wat { $name } speelde
guess-worse = { $name } vond iets beters
guess-coach = Coach
guess-loss = geeft { $loss } weg
guess-chance = Winstkans na de beste zet: { $chance }.
guess-end = Dat was de laatste beslissing van { $name }.
guess-none = { $name } had niets te kiezen.
eyes = Door wiens ogen
eyes-decider = Wie beslist
best-moves-of = Wat { $name } kan doen
best-moves-played = gespeeld
best-moves-forced = Er was maar één zet.

## People: finding, ranking, devices, channels

nav-more = Meer
learn-game = { $game } leren
puzzles-of = Puzzels van { $game }
home-round = { $game ->
    [machu_picchu] Dag { $round } van { $rounds }
   *[other] Ronde { $round } van { $rounds }
 }
last-move-ago = laatste zet { $ago }
running-tables = Lopende partijen
unbegun-tables = Nog niet begonnen
replay-of = Terugkijken: { $game }
analysis-of-game = Analyse: { $game }
ranking-active = Wie onlangs speelde
ranking-all-time = Aller tijden
ranking-year = Dit jaar gespeeld
ranking-month = Deze maand gespeeld
ranking-people-only = Alleen mensen
ranking-friends = Wie ik volg
nobody-in-scope = Niemand past bij deze keuze.
last-games = Laatste partijen
here-now = nu hier
rating-lately = { $from } naar { $to } in de laatste { $games } partijen
spread-of-ratings = Spreiding van de ratings
spread-bar = { $people } van { $from } tot { $to }
provisional-help = Je rating is voorlopig: die staat achter de vaste tot hij zekerder is.
points-to = Nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
} tot { $name }.
points-to-next = Nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
} tot de volgende plaats.
no-place-yet = Je hebt nog geen plaats: speel een partij met rating.
no-place-without-account = In de ranglijst staan mensen met een account.
find-rated = Partij met rating zoeken
change-this-month = { $change } in 30 dagen
profile-overview = Overzicht
curve-range = Getoonde periode
curve-month = Maand
curve-year = Jaar
curve-all = Alles
qr-of-code = Dezelfde code als plaatje
qr-help = Richt de camera van het andere apparaat op het plaatje, of typ daar de code.
claim-device = Op dit apparaat inloggen?
claim-device-help = De code komt van een apparaat waarop je bent ingelogd. Ga alleen verder als het van jou is.
by-webhook = Mijn beurten in Discord of Slack
by-webhook-help = Als je aan de beurt bent en niet hier bent, komt er een regel in je kanaal. Maak in de instellingen van het kanaal een webhook en plak het adres.
by-webhook-address = Adres van de webhook
by-webhook-mention = Wie wordt vermeld (optioneel)
by-webhook-saved = Je beurten worden daar vanaf nu gemeld.
by-webhook-stop = Stoppen
by-webhook-stopped = Daar wordt niets meer gemeld.

## Lobby

invitations = Uitnodigingen
invited-by = { $name } nodigt je uit voor een spel.
games = Spellen
tournaments = Toernooien
rating = rating
player = Speler
date = Datum
against = Tegen
how-many-players = Hoeveel spelers?
minutes = Minuten
look = Bekijken
table-of = Tafel van { $name }
waiting-for = Wacht op { $names }

## Een nieuwe tafel

time = Tijd
clock-none = Zonder klok
clock-live = { $seconds ->
    [0] Live, { $minutes } min per speler
   *[other] Live, { $minutes } min per speler + { $seconds } s per beurt
}
clock-days = { $days ->
    [one] Een zet per dag
   *[other] Een zet per { $days } dagen
}
table-title = Naam van de tafel (mag leeg blijven)
listed-help = In de lobby tonen, zodat iedereen kan meedoen
options-of-game = Opties van het spel
preset = Gebruikelijke combinatie
preset-german = Duitse editie
preset-dutch = Nederlandse editie
preset-german-pututu = Duitse editie met slakkenhuisjes
preset-dutch-pututu = Nederlandse editie met slakkenhuisjes
choice-draw4-keep2 = vier trekken, twee houden
choice-draw2 = twee trekken
choice-random = willekeurig
choice-default = altijd dezelfde
choice-none = geen grens
edit-table = Tafel wijzigen
close-table = Tafel sluiten
close-table-help = Niemand kan hier nog gaan zitten en de tafel verdwijnt uit alle lijsten. Dit kun je niet ongedaan maken.
keep-table = Open laten

## Wachtkamer

listed = In de lobby te zien
private = Alleen met de link
open-seat = Vrije plaats
sit-here = Hier zitten
sit-down = Gaan zitten
hotseat-name = Iemand naast je
sit-hotseat = Aan hetzelfde scherm spelen
add-bot = Bot erbij
bot-for-seat = Bot voor plaats { $number }
stand-up = Opstaan
free-seat = Plaats vrijmaken
seats-still-open = { $count ->
    [one] 1 plaats is nog vrij
   *[other] { $count } plaatsen zijn nog vrij
}
start-game = Spel beginnen
host-starts = { $name } begint het spel zodra alle plaatsen bezet zijn.
invite-help = Stuur deze link: wie hem heeft, kan gaan zitten.
invite-watch-help = Stuur deze link: wie hem heeft, kan meekijken.
link = Link
copy-link = Link kopiëren

## Tafel

spectator = Toeschouwer

## Vraag en opties

undo-was-final = Je laatste beslissing heeft het toeval gebruikt of iets verborgens getoond; alleen kun je die niet terugnemen.
undo-others-moved = Sinds je laatste beslissing hebben anderen beslist; alleen kun je die niet terugnemen.
undo-refused-here = Iemand wilde doorspelen. Na de volgende beslissing kun je het weer vragen.
undo-nothing = Je hebt nog niets beslist wat je kunt terugnemen.
ask-undo = Vragen om terug te gaan naar mijn laatste beslissing

## Chat en notities

chat-earlier = Eerdere berichten
chat-empty = Er is nog niets gezegd.
chat-block = Blokkeren
chat-block-help = Toon nooit meer wat { $name } zegt
chat-report = Melden
chat-report-help = Meld aan de beheerder wat { $name } zei
chat-reported = Gemeld. De beheerder kijkt ernaar.
chat-aside = aan kijkers
chat-aside-placeholder = Zeg iets tegen de andere kijkers
chat-aside-help = De spelers horen je na het spel.
chat-more = Meer over wat { $name } zei
invite-person = { $name } uitnodigen
invite-people-here = Wie er zijn
invite-sent = uitgenodigd
invite-someone = Uitnodigen
chat-placeholder = Zeg iets
chat-who = Wie mag schrijven
chat-who-all = Iedereen
chat-who-signed-in = Wie een account heeft
chat-who-players = Alleen spelers
chat-who-nobody = Niemand
chat-remove = Verwijderen
chat-mute = Dempen
chat-unmute = Weer laten schrijven
send = Versturen
notes-placeholder = Je eigen notities; niemand anders ziet ze.

## Eén scherm voor meer mensen

curtain-title = { $name } is aan de beurt
curtain-help = Geef het scherm door. Niemand anders kijkt.
curtain-open = Ik ben { $name }

## Menu en instellingen

language = Taal
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
prefer-ending = Een beurt wacht op ‘Beurt beëindigen’
ending-of-turn-always = altijd
ending-of-turn-final = alleen als die niet kan worden teruggenomen
ending-of-turn-never = nooit
prefer-fast = Geen pauzes tussen de zetten van anderen
prefer-sounds = Geluiden
prefer-notices = Melden als ik aan de beurt ben
notices-refused = De browser staat voor deze pagina geen meldingen toe.
let-bot-play = Een bot laten verderspelen
leave-help = Een bot speelt jouw plaats tot je het weer overneemt, desnoods tot het einde.
concede-help = Je wordt laatste, en een bot speelt je plaats uit. Dit is niet terug te nemen.
play-on = Verder spelen
key-board = Naar het bord
key-arrows = Van ding naar ding op het bord
key-all-things = Ook naar dingen die je niet kunt kiezen; Enter zegt waarom
key-ends = Naar het eerste en laatste dat te kiezen is
key-enter = Kiezen
key-end-turn = Beurt beëindigen
key-escape = Stap terug
key-options = Alle mogelijkheden als lijst
key-command = Typ een zet
key-prompt = Naar de vraag
key-undo = Ongedaan maken
key-replay = Terugblik: een zet terug of verder, afspelen of stoppen
key-rules = Regels bij het ding in focus
key-help = Deze toetsen

## Regels en hulp

rules-search = Zoek in de regels
rules-none = Niets gevonden.
rules-contents = Inhoud
rules-found = { $count ->
    [one] 1 plaats gevonden
   *[other] { $count } plaatsen gevonden
}
rules-reconstructed = { $mark } gereconstrueerd: dit getal heeft nog niemand van de doos afgelezen.
rules-own-words = Een samenvatting in eigen woorden, voor wie het spel kent of hier leert.

## Punten

all-items = Alle posten
where-points = Waar de punten vandaan kwamen
points-of = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
to-come = Het einde zou er nu bij geven, voor zover je het weet
total-then = Als het nu afgelopen was
curve-dotted = Gestippeld: wat open lag. De lijn telt erbij wat het einde toen had opgeleverd.
curve-expected = Verwacht
curve-now = Als het afgelopen was
curve-expected-help = De lijn is de eindstand die te verwachten was, naar wat iedereen kon zien. Gestippeld: wat open lag.
score-curve = Hoe de punten groeiden
curve-start = begin
curve-end = einde
wins-by = { $points ->
    [one] { $name } wint met één punt verschil
   *[other] { $name } wint met { $points } punten verschil
}
wins-tie = { $name } wint bij gelijke stand
shared-victory = { $names } delen de overwinning
ending-conceded = De anderen hebben opgegeven.
play-again = Nog eens, zelfde plaatsen
to-rematch = Naar het nieuwe spel
watch-replay = Terugblik bekijken
save-record = Verslag opslaan
look-at-board = Bord bekijken
back-to-lobby = Terug naar de lobby

## Weigeringen

refused-too-many-tables = Je hebt veel tafels geopend. Wacht even voordat je er nog een opent.
refused-unknown-game = Dat spel bestaat niet.
refused-not-host = Dat mag alleen de gastheer.
refused-already-started = Het spel is al begonnen.
refused-seat-taken = Daar zit al iemand.
refused-seat-open = Er is nog een plaats vrij.
refused-bad-seats = Het spel is niet voor dat aantal spelers.
refused-bad-option = Een optie kan die waarde niet hebben.
refused-no-bot = Die bot bestaat niet.
refused-not-finished = Het spel is nog niet afgelopen.
refused-not-watching = Je zit niet aan deze tafel.
refused-watching-many = Je bekijkt veel tafels tegelijk. Verlaat er eerst één.
refused-not-found = Dat bestaat niet.
refused-bad-name = Die naam kan niet.
refused-bot-name = Zo heet een bot, of het lijkt er te veel op. Kies een andere naam.
refused-name-taken = Die naam is al bezet.
refused-bad-code = Deze code klopt niet, is al gebruikt of te oud.
refused-bad-address = Dat is geen e-mailadres.
refused-bad-webhook = Het adres van een webhook begint met https://discord.com/api/webhooks/ of https://hooks.slack.com/.
refused-bad-login = Account of wachtwoord klopt niet.
refused-bad-origin = De pagina komt van een andere server. Laad die opnieuw.
refused-account-needed = Daarvoor heb je een account nodig.
refused-tournament-full = Het toernooi is vol.
refused-invite-only = Hier spelen alleen mensen met een account, op uitnodiging.

## Waarom niet

reason-game-over = Het spel is afgelopen.
reason-not-your-turn = { $seat } is aan de beurt.
reason-others-choose = Je wacht: { $count ->
    [one] 1 speler kiest
   *[other] { $count } spelers kiezen
} nog.
reason-not-offered = Dit is nu geen van je mogelijke zetten.
why-no-move = Geen enkele zet gebruikt dit: het laat alleen iets zien.
why-was-possible = Dat kon hier.
why-first = Mogelijk na ‘{ $way }’.
why-implied = Hier gaat je keuze nu om.
why-for = In de plaats van { $player }:
why-several = { $open } van { $all } voorwaarden zijn open
why-of = { $have } van { $need }
why-others = nog { $count }
why-short = { $count } tekort
why-rule = Regel: { $title }
why-show-others = Laat zien wat ik kan kiezen
sheet-guesses = { $game }: getallen die niemand van de doos heeft afgelezen
sheet-no-guesses = Elk getal is van de doos afgelezen.
sheet-mark-S = gedrukt
sheet-mark-W = gevonden: { $source }
sheet-mark-M = uit het geheugen
sheet-mark-R = gereconstrueerd
sheet-how-to-correct = Klopt een getal niet? Kopieer { $file }, verbeter het daar en laat ‘tawantin components { $game } --check BESTAND’ zeggen of alles past.

## Eigen getallen, en tafels die hun regels overleven

refused-bad-components = Met deze getallen kan niet worden gespeeld.
problem-other-rules = De regels van dit spel zijn sindsdien veranderd, dus de stellingen kunnen niet meer worden getoond.
problem-unknown-components = De getallen waarmee aan deze tafel is gespeeld staan niet op deze server, dus de stellingen kunnen niet worden getoond.
problem-unknown-game = Dit spel is niet meer op deze server geïnstalleerd, dus het bord kan niet worden getoond.
problem-does-not-replay = Dit programma kan het verslag van dit spel niet volgen, dus de stellingen kunnen niet worden getoond.
problem-all-there = Spelers, uitslag, chat en verslag zijn er allemaal nog.
problem-can-be-ended = Jullie kunnen het zonder uitslag beëindigen en het verslag bewaren.
problem-cannot-go-on = Het spel kan hier niet verder.
problem-cannot-begin = Aan deze tafel kan geen spel meer beginnen; open een nieuwe.
end-without-result = Spel zonder uitslag beëindigen
ended-without-result = Dit spel is zonder uitslag beëindigd.
place-and-points = { $points ->
    [one] Plaats { $place }, { $points } punt
   *[other] Plaats { $place }, { $points } punten
}
house-numbers = Huisgetallen
house-numbers-by = { $name } speelt hier met andere getallen dan de gedrukte:
earlier-numbers = Eerdere getallen
earlier-numbers-help = Deze tafel houdt de getallen waarmee hij is geopend; sommige zijn sindsdien verbeterd:
number-printed = gedrukt
number-here = hier
number-what = Wat
number-none = geen
numbers-file = Het hele bestand

## The end of a round

speed = Snelheid
prefer-summaries = Het einde van een ronde wordt getoond
summary-back = Terug
summary-standing = Stand
summary-page = Pagina { $page } van { $pages }. Met de spatiebalk ga je verder, Escape toont de laatste.
summary-nothing = Niemand kreeg hier iets.
summary-skip = Naar het einde
summary-next = Verder: { $title }
summary-continue = Verder
summary-spoken = { $name }{ $total ->
    [none] {""}
   *[other] {" "}{ $total }
}, { $gain ->
    [0] geen punten
    [one] { $gain } punt
   *[other] { $gain } punten
}, samen { $score }

## De werkplaats: de pagina

workshop = Werkplaats
refused-no-experiments = Deze server speelt geen proeven.
refused-too-many-games = Dat zijn meer partijen dan een proef hier mag hebben.
refused-workshop-busy = Er loopt nog een proef; wacht tot die klaar is, of stop hem.
nav-learn = Leren
learn-task = Opdracht { $task } van { $tasks }
learn-next-task = Volgende opdracht
learn-second-knot = De tweede knoop is gelegd.
learn-one-knot = Goed; één antwoord was nog beter en had een tweede knoop gelegd.
learn-again = Nog eens met andere getallen
learn-play = Een eerste spel spelen
key-hint = Om een hint vragen; de eerste, tweede, derde zet bekijken
hints-at-table = Hints
hints-alone = Alleen voor wie alleen tegen bots speelt
hints-yes = Voor iedereen aan tafel
hints-no = Voor niemand
coach-suggests = De coach stelt voor
coach-thinking = De coach denkt na …
coach-one-move = Er is maar één zet.
coach-against = Verwachte punten, vergeleken met het gemiddelde van je zetten
coach-win = winstkans
coach-where = Waar het vandaan komt
coach-play = Spelen
coach-close = 1 en 2 liggen te dicht bij elkaar om ze te onderscheiden.
coach-worlds = { $count ->
    [one] Elke zet één keer doorgespeeld
   *[other] Elke zet { $count } keer doorgespeeld
 }
coach-longer = Langer nadenken
coach-other = overig
coach-first = ten eerste
coach-second = ten tweede
coach-third = ten derde
coach-read = Coach: { $rank }, { $move }, { $points } punten, winstkans { $chance }; door { $why }.
refused-no-hints = Aan deze tafel zijn er geen hints.
refused-coach-busy = De coach is bezig: wacht tot er een analyse klaar is.
refused-coach-silent = De coach antwoordde niet. Vraag het nog eens.
analysis = Analyse
guess-move = Raad de zet
rounds = Rondes
result = Uitslag
to-the-table = Naar de tafel
puzzles = Puzzels
puzzles-line = Puzzels: vind de ene zet die veel beter is dan alle andere.
puzzles-task = Vind de ene zet die veel beter is dan alle andere.
puzzle-solve = Oplossen

## Finding people

find-somebody = Iemand zoeken
find-somebody-help = Hoe begint de naam?
nobody-found = Geen naam begint zo.
