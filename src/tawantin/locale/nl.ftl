# De schil: lobby, tafel, alles wat niet bij één spel hoort.

## Lobby

invitations = Uitnodigingen
invited-by = { $name } nodigt je uit voor een spel.
games = Spellen
tournaments = Toernooien
rating = rating
ranking = Ranglijst
rated = telt mee
place = Plaats
player = Speler
game = Spel
date = Datum
former-player = vroegere speler
against = Tegen
how-many-players = Hoeveel spelers?
bot-random = Toeval
bot-easy = Makkelijk
bot-medium = Gemiddeld
bot-hard = Moeilijk
bot-expert = Expert
bot-random-help = Doet zomaar iets wat mag. Om dingen uit te proberen.
bot-easy-help = Ziet wat zijn zetten opleveren, maar schat ze vaak verkeerd in. Voor een eerste spel.
bot-medium-help = Pakt wat nu het beste lijkt. Kent het spel.
bot-hard-help = Denkt vooruit, met de ervaring van veel partijen. Vergist zich zelden.
bot-expert-help = Denkt elke beurt helemaal door. De sterkste hier.
players = Spelers
minutes = Minuten
join = Meedoen
watch = Kijken
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
table-closed = Deze tafel is gesloten
table-closed-help = De gastheer heeft hem gesloten voordat het spel begon.
yes = ja
no = nee

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
invite = Uitnodigen
invite-help = Stuur deze link: wie hem heeft, kan gaan zitten.
invite-watch-help = Stuur deze link: wie hem heeft, kan meekijken.
link = Link
copy-link = Link kopiëren
link-copied = Gekopieerd
no-such-table = Die tafel bestaat niet
no-such-table-help = De link is verkeerd of niet volledig.
nothing-there = niets
loading = Laden

## Tafel

to-the-lobby = Naar de lobby
board = Bord
board-of = Bord van { $game }
your-move = Jouw zet
parts-of-table = Delen van de tafel
tab-play = Spelen
tab-players = Spelers
tab-log = Verloop
log-earlier = Eerder
log-new = { $count ->
    [one] 1 nieuwe regel
   *[other] { $count } nieuwe regels
}
tab-chat = Chat
tab-notes = Notities
talk = Verloop, chat en notities
skip-to-prompt = Naar de vraag
menu = Menu
close = Sluiten
you = jij
you-title = Jij
seat-number = Plaats { $number }
guest-name = Gast { $number }
points-word = punten
thinking = Denkt na
waiting = Wacht
your-turn = Jij bent aan de beurt
not-connected = Niet verbonden
conceded = Heeft opgegeven
bot-of-level = bot: { $level }
bot-plays-meanwhile = een bot speelt zolang
bot-plays-for-you = Een bot speelt voor je
bot-plays-for-you-hint = Hij speelt door tot het einde. Je kunt het elk moment overnemen.
spectator = Toeschouwer
spectators = { $count ->
    [one] 1 kijkt mee
   *[other] { $count } kijken mee
}
connection-lost = Verbinding verbroken, nieuwe poging
notice-waiting = De server wacht op zijn database; zetten duren even.
notice-closing = De server start opnieuw.
time-days = { $days } d { $hours } u
time-hours = { $hours } u { $minutes } min
ago-now = nu
ago-minutes = { $minutes } min
ago-hours = { $hours } u
ago-days = { $days } d

## Vraag en opties

prompt-waiting = { $count ->
    [one] { $names } denkt na
   *[other] { $names } denken na
}
prompt-moment = Een ogenblik …
prompt-choose = Wat doe je?
prompt-spectator-hint = Je kijkt mee.
prompt-over = Het spel is afgelopen
prompt-replay = Terugblik: zet { $move }
prompt-replay-hint = Wat je hier doet, verandert niets aan het spel.
prompt-ends-turn = Hiermee eindigt je beurt. Tot dan kun je het terugnemen.
prompt-is-final = Dit kan daarna niet meer worden teruggenomen.
end-turn = Beurt beëindigen
do-it = Doen
step-back = Stap terug
undo = Ongedaan maken
undo-help = Je laatste beslissing terugnemen
undo-was-final = Je laatste beslissing heeft het toeval gebruikt of iets verborgens getoond; alleen kun je die niet terugnemen.
undo-others-moved = Sinds je laatste beslissing hebben anderen beslist; alleen kun je die niet terugnemen.
undo-refused-here = Iemand wilde doorspelen. Na de volgende beslissing kun je het weer vragen.
undo-nothing = Je hebt nog niets beslist wat je kunt terugnemen.
take-back = Terugnemen
take-all-back = Alles terug
all-options = { $count ->
    [one] 1 mogelijkheid
   *[other] Alle { $count } mogelijkheden
}
more-options = Meer ({ $count })
find-option = Mogelijkheid zoeken
command = Typ een zet
command-placeholder = Typ een zet: { $example }
command-many = { $count } zetten beginnen zo.
command-none = Geen mogelijke zet wordt zo geschreven.
state-selectable = te kiezen
state-selected = gekozen
whole-board = Heel bord
zoom-to-glow = Inzoomen op wat oplicht
undo-asked = { $mine ->
    [true] Je vraagt om terug te gaan naar je laatste beslissing.
   *[other] { $name } vraagt om terug te gaan naar de eigen laatste beslissing.
}
undo-waits = Nog te antwoorden: { $names }
undo-withdraw = Toch doorspelen
agree = Akkoord
refuse = Weigeren
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

## Wat er aan tafel gebeurt

happened-undone = { $seat } neemt een zet terug.
happened-rewound = Iedereen is akkoord: het spel gaat verder vanaf zet { $moves }.
happened-conceded = { $seat } geeft op.
happened-left = { $seat } gaat weg; een bot speelt verder.
happened-came-back = { $seat } is terug.
happened-timed-out = De tijd van { $seat } is om; een bot speelt verder.
happened-undo-asked = { $seat } vraagt om terug te gaan.
happened-undo-agreed = { $seat } gaat akkoord om terug te gaan.
happened-undo-refused = { $seat } wil doorspelen: er wordt niet teruggegaan.

## Terugblik

replay = Terugblik
replay-first = Naar het begin
replay-back = Een zet terug
replay-forward = Een zet vooruit
replay-play = Afspelen
replay-stop = Stoppen
replay-speed = Snelheid
replay-slow = langzaam
replay-normal = normaal
replay-fast = snel
replay-here = Dit moment bekijken
since-my-turn = Sinds mijn beurt
move-number = Zet { $move }
back-to-now = Terug naar nu
share = Delen
share-position = Een stelling bij Tawantin
live = live
game-over = Spel afgelopen
to-the-result = Uitslag

## Eén scherm voor meer mensen

curtain-title = { $name } is aan de beurt
curtain-help = Geef het scherm door. Niemand anders kijkt.
curtain-open = Ik ben { $name }

## Menu en instellingen

settings = Instellingen
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
title-your-turn = ● Jouw beurt: { $game }
notice-your-turn = Jouw beurt bij { $game }
notice-game-over = { $game } is afgelopen
let-bot-play = Een bot laten verderspelen
come-back = Zelf verder spelen
leave-help = Een bot speelt jouw plaats tot je het weer overneemt, desnoods tot het einde.
concede = Opgeven
concede-help = Je wordt laatste, en een bot speelt je plaats uit. Dit is niet terug te nemen.
play-on = Verder spelen
keys = Toetsen
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

## Account

account = Jouw account
your-name = Naam die anderen zien
ask-name = Hoe mogen de anderen je noemen?
save = Opslaan
name-saved = Je naam is opgeslagen.
password = Wachtwoord (8 tekens of meer)
code = Code

## Regels en hulp

rules = Regels
rules-about = Regels over { $name }
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

scores = Punten
all-items = Alle posten
total = Totaal
where-points = Waar de punten vandaan kwamen
points-of = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
if-over-now = Als het nu afgelopen was: { $points }
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

refused-malformed = De server begreep dat niet. Laad de pagina opnieuw.
refused-too-soon = Die klik kwam voordat je vorige zet beantwoord was. Kies opnieuw.
refused-too-large = Dat is te lang.
refused-too-fast = Te snel. Wacht even en probeer het opnieuw.
refused-too-many-tables = Je hebt veel tafels geopend. Wacht even voordat je er nog een opent.
refused-muted = De gastheer heeft je aan deze tafel gedempt.
refused-chat-closed = Je mag aan deze tafel niet schrijven.
refused-unknown-table = Die tafel bestaat niet.
refused-unknown-game = Dat spel bestaat niet.
refused-not-your-seat = Dat is niet jouw plaats.
refused-not-host = Dat mag alleen de gastheer.
refused-not-your-turn = Je bent niet aan de beurt.
refused-illegal = Dat kan nu niet.
refused-stale = Het spel is verder gegaan. Kijk nog eens.
refused-game-over = Het spel is afgelopen.
refused-not-started = Het spel is nog niet begonnen.
refused-already-started = Het spel is al begonnen.
refused-seat-taken = Daar zit al iemand.
refused-seat-open = Er is nog een plaats vrij.
refused-bad-seats = Het spel is niet voor dat aantal spelers.
refused-bad-option = Een optie kan die waarde niet hebben.
refused-cannot-undo = Dat is niet meer terug te nemen.
refused-no-question = Niemand heeft gevraagd om terug te gaan.
refused-no-bot = Die bot bestaat niet.
refused-not-finished = Het spel is nog niet afgelopen.
refused-not-watching = Je zit niet aan deze tafel.
refused-watching-many = Je bekijkt veel tafels tegelijk. Verlaat er eerst één.
refused-unavailable = De server antwoordt niet. Probeer het zo nog eens.
refused-unplayable = Deze tafel is begonnen met andere regels dan deze server heeft.
refused-damaged = Deze tafel is beschadigd; wie de server beheert, kan hem herstellen.
refused-bad-request = De server begreep dat niet.
refused-ends-turn = Hiermee eindigt je beurt.
refused-is-final = Dat kan niet worden teruggenomen.
refused-not-found = Dat bestaat niet.
refused-bad-name = Die naam kan niet.
refused-bot-name = Zo heet een bot, of het lijkt er te veel op. Kies een andere naam.
refused-name-taken = Die naam is al bezet.
refused-bad-login = Account of wachtwoord klopt niet.
refused-bad-origin = De pagina komt van een andere server. Laad die opnieuw.
refused-not-allowed = Dat mag je niet.
refused-account-needed = Daarvoor heb je een account nodig.
refused-tournament-full = Het toernooi is vol.
refused-read-only = De server is nu alleen-lezen: er kan niets worden veranderd.
refused-invite-only = Hier spelen alleen mensen met een account, op uitnodiging.
refused-full = Er is geen plaats meer.

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
problem-cannot-go-on = Het spel kan hier niet verder. Jullie kunnen het zonder uitslag beëindigen en het verslag bewaren.
problem-cannot-begin = Aan deze tafel kan geen spel meer beginnen; open een nieuwe.
end-without-result = Spel zonder uitslag beëindigen
ended-without-result = Dit spel is zonder uitslag beëindigd.
happened-abandoned = { $name } heeft het spel zonder uitslag beëindigd.
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
speed-by-hand = Met de hand
speed-slow = Langzaam
speed-fast = Snel
speed-at-once = Meteen
prefer-summaries = Het einde van een ronde wordt getoond
last-summary = Laatste ronde
summary-back = Terug
summary-round = Ronde { $round } is voorbij
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
    [one] 1 punt
   *[other] { $gain } punten
}, samen { $score }
place-short = { $place }e
## De werkplaats: de pagina

workshop = Werkplaats
refused-no-experiments = Deze server speelt geen proeven.
refused-too-many-games = Dat zijn meer partijen dan een proef hier mag hebben.
refused-workshop-busy = Er loopt nog een proef; wacht tot die klaar is, of stop hem.

# Learning a game

nav-learn = Leren
learn-task = Opdracht { $task } van { $tasks }
learn-next-task = Volgende opdracht
learn-second-knot = De tweede knoop is gelegd:
learn-one-knot = Goed; één antwoord was nog beter en had een tweede knoop gelegd.
learn-again = Nog eens met andere getallen
learn-play = Een eerste spel spelen

# The coach

happened-hinted = { $seat } heeft om een hint gevraagd.
hint = Hint
hint-help = Vraag de coach wat je zou kunnen doen (H)
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
coach-close = 1 en 2 liggen te dicht bij elkaar.
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
analysis = Analyse
guess-move = Raad de zet
replay-coach = Coach
rounds = Rondes
result = Uitslag

# Puzzles

puzzles = Puzzels
puzzles-line = Puzzels: vind de ene zet die veel beter is dan alle andere.
puzzle-solve = Oplossen

## Finding people

find-somebody = Iemand zoeken
find-somebody-help = Hoe begint de naam?
nobody-found = Geen naam begint zo.
