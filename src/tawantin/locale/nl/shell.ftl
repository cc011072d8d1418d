# De schil: lobby, tafel, alles wat niet bij één spel hoort.

## Lobby

lobby-title = Vier spellen, één tafel
lobby-line = Open een tafel, stuur de link, speel. Live of een zet per dag, met vrienden of tegen bots.
main-menu = Hoofdmenu
nav-play = Spelen
games = Spellen
my-tables = Mijn tafels
your-tables = Jouw tafels
all-my-tables = Alle { $count } tafels van jou
open-tables = Open tafels
no-open-tables = Geen tafel wacht op spelers. Open er een.
no-tables-yet = Je zit nog aan geen tafel.
new-table = Nieuwe tafel
new-table-of = Nieuwe tafel: { $game }
against-bots = Tegen bots
against-bots-at = { $game } tegen bots
play-now = Spelen
how-many-players = Hoeveel spelers?
how-strong = Hoe sterk zijn de bots?
bot-random = Toeval
bot-easy = Makkelijk
bot-medium = Gemiddeld
bot-hard = Moeilijk
players = Spelers
minutes = Minuten
minutes-of = { $from }–{ $to } min
weight-of = Zwaarte { $weight } van 5
tables-open = { $count } open
rules-of = Regels van { $game }
paste-link = Plak de link van een tafel
find-table = Tafel zoeken
join = Meedoen
watch = Kijken
watch-table = { $game }: { $names }
look = Bekijken
table-of = Tafel van { $name }
game-at-table-of = { $game }, gastheer { $name }
seats-taken = { $taken } van { $seats } plaatsen bezet
wait-for-you = { $count ->
    [one] 1 wacht op jou
   *[other] { $count } wachten op jou
}
waits-for-players = Wacht op spelers
waiting-for = Wacht op { $names }
finished-place = Afgelopen: plaats { $place }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
unofficial = Onofficieel en gratis. De spellen zijn van Günter Burkhardt, Mac Gerdts, Stefan Feld en Alan D. Ernstein; alle tekeningen en teksten hier zijn van onszelf.

## Een nieuwe tafel

time = Tijd
clock-none = Zonder klok
clock-live = Live, elk { $minutes } min
clock-days = { $days ->
    [one] Een zet per dag
   *[other] Een zet per { $days } dagen
}
table-title = Naam van de tafel (mag leeg blijven)
listed-help = In de lobby tonen, zodat iedereen kan meedoen
shuffle-help = Plaatsen schudden bij het begin
options-of-game = Opties van het spel
open-table = Tafel openen
yes = ja
no = nee

## Wachtkamer

listed = In de lobby te zien
private = Alleen met de link
open-seat = Vrije plaats
sit-here = Hier zitten
hotseat-name = Iemand naast je
sit-hotseat = Scherm delen
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
no-board = Dit spel heeft hier nog geen bord.
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
tab-chat = Chat
tab-notes = Notities
talk = Verloop, chat en notities
skip-to-prompt = Naar de vraag
menu = Menu
close = Sluiten
you = jij
you-title = Jij
seat-number = Plaats { $number }
points-word = punten
thinking = Denkt na
waiting = Wacht
your-turn = Jij bent aan de beurt
not-connected = Niet verbonden
conceded = Heeft opgegeven
bot = bot
bot-plays-meanwhile = een bot speelt zolang
spectator = Toeschouwer
spectators = { $count } kijken mee
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
prompt-spectator-hint = Je kijkt mee.
prompt-over = Het spel is afgelopen
prompt-replay = Terugblik: zet { $move }
prompt-replay-hint = Wat je hier doet, verandert niets aan het spel.
prompt-confirm-hint = Bevestig, of ga terug.
confirm-move = Bevestigen
step-back = Stap terug
undo = Ongedaan maken
undo-help = Je laatste beslissing terugnemen
take-back = Terugnemen
take-all-back = Alles terug
all-options = { $count ->
    [one] 1 mogelijkheid
   *[other] Alle { $count } mogelijkheden
}
find-option = Mogelijkheid zoeken
command = Typ een zet
command-placeholder = Typ een zet: { $example }
command-many = { $count } zetten beginnen zo.
command-none = Geen mogelijke zet wordt zo geschreven.
state-selectable = te kiezen
state-selected = gekozen
whole-board = Heel bord
zoom-to-glow = Inzoomen op wat oplicht
undo-asked = { $name } vraagt om terug te gaan naar zet { $move }.
undo-waits = Iedereen moet het ermee eens zijn.
agree = Akkoord
refuse = Weigeren
ask-undo = Vragen om een zet terug te gaan

## Chat en notities

chat-empty = Er is nog niets gezegd.
chat-placeholder = Zeg iets
send = Versturen
notes-placeholder = Je eigen notities; niemand anders ziet ze.

## Wat er aan tafel gebeurt

happened-undone = { $seat } neemt een zet terug.
happened-rewound = Iedereen gaat terug naar zet { $moves }.
happened-conceded = { $seat } geeft op.
happened-left = { $seat } gaat weg; een bot speelt verder.
happened-came-back = { $seat } is terug.
happened-timed-out = De tijd van { $seat } is om; een bot speelt verder.
happened-undo-asked = { $seat } vraagt om terug te gaan.

## Terugblik

replay = Terugblik
replay-first = Naar het begin
replay-back = Een zet terug
replay-forward = Een zet vooruit
replay-play = Afspelen
replay-stop = Stoppen
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
prefer-confirm = Elke zet bevestigen voordat hij verstuurd wordt
prefer-fast = Geen pauzes tussen de zetten van anderen
prefer-sounds = Geluiden
prefer-notices = Melden als ik aan de beurt ben
notices-refused = De browser staat voor deze pagina geen meldingen toe.
title-your-turn = ● Jouw beurt: { $game }
title-waiting = ({ $count }) Tawantin
notice-your-turn = Jouw beurt bij { $game }
notice-game-over = { $game } is afgelopen
let-bot-play = Een bot laten verderspelen
come-back = Weer zelf spelen
concede = Opgeven
concede-help = Je wordt laatste, en een bot speelt je plaats uit. Dit is niet terug te nemen.
play-on = Verder spelen
guide-again = De eerste beurt uitleggen
keys = Toetsen
key-board = Naar het bord
key-arrows = Van ding naar ding op het bord
key-ends = Naar het eerste en laatste dat te kiezen is
key-enter = Kiezen
key-escape = Stap terug
key-options = Alle mogelijkheden als lijst
key-command = Typ een zet
key-prompt = Naar de vraag
key-undo = Ongedaan maken
key-rules = Regels bij het ding in focus
key-help = Deze toetsen

## Account

account = Jouw naam
account-of = { $name }: naam en account
your-name = Naam die anderen zien
save = Opslaan
name-saved = Je naam is opgeslagen.
account-help = Met een account kom je vanaf een ander apparaat terug aan je tafels. Een e-mailadres is niet nodig.
account-name = Account
password = Wachtwoord (8 tekens of meer)
make-account = Account maken
account-made = Je account is gemaakt.
sign-in = Aanmelden
signed-in = Je bent aangemeld.
signed-in-as = Aangemeld als { $account }
sign-out = Afmelden
signed-out = Je bent afgemeld.

## Regels en hulp

rules = Regels
rules-search = Zoek in de regels
rules-none = Niets gevonden.
rules-own-words = Een samenvatting in eigen woorden, voor wie het spel kent of hier leert.
guide = Eerste beurt
guide-step = Stap { $step } van { $steps }
guide-skip = Overslaan
guide-back = Terug
guide-next = Verder
guide-done = Spelen maar

## Punten

scores = Punten
all-items = Alle posten
total = Totaal
where-points = Waar de punten vandaan kwamen
points-of = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
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
refused-too-large = Dat is te lang.
refused-too-fast = Te snel. Wacht even en probeer het opnieuw.
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
refused-unavailable = De server antwoordt niet. Probeer het zo nog eens.
refused-unplayable = Deze tafel is begonnen met andere regels dan deze server heeft.
refused-bad-request = De server begreep dat niet.
refused-not-found = Dat bestaat niet.
refused-bad-name = Die naam kan niet.
refused-name-taken = Dat account bestaat al.
refused-bad-login = Account of wachtwoord klopt niet.
refused-bad-origin = De pagina komt van een andere server. Laad haar opnieuw.
refused-not-allowed = Dat mag je niet.
refused-full = Er is geen plaats meer.
