# De schil: lobby, tafel, alles wat niet bij één spel hoort.

## Lobby

ranking = Ranglijst
rated = telt mee
place = Plaats
game = Spel
former-player = vroegere speler
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
join = Meedoen
watch = Kijken

## Een nieuwe tafel

table-closed = Deze tafel is gesloten
table-closed-help = De gastheer heeft hem gesloten voordat het spel begon.
yes = ja
no = nee

## Wachtkamer

invite = Uitnodigen
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
your-turn = Jouw beurt
not-connected = Niet verbonden
conceded = Heeft opgegeven
bot-of-level = bot: { $level }
bot-plays-meanwhile = een bot speelt zolang
bot-plays-for-you = Een bot speelt voor je
bot-plays-for-you-hint = Hij speelt door tot het einde. Je kunt het elk moment overnemen.
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
undo-waits = Nog geen antwoord van: { $names }
undo-withdraw = Toch doorspelen
agree = Akkoord
refuse = Weigeren

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

## Menu en instellingen

settings = Instellingen
title-your-turn = ● Jouw beurt: { $game }
notice-your-turn = Jouw beurt bij { $game }
notice-game-over = { $game } is afgelopen
come-back = Zelf verder spelen
concede = Opgeven
keys = Toetsen

## Account

code = Code

## Regels en hulp

rules = Regels
rules-about = Regels over { $name }

## Punten

scores = Punten
total = Totaal
if-over-now = Als het nu afgelopen was: { $points }

## Weigeringen

refused-malformed = De server begreep dat niet. Laad de pagina opnieuw.
refused-too-soon = Die klik kwam voordat je vorige zet beantwoord was. Kies opnieuw.
refused-too-large = Dat is te lang.
refused-too-fast = Te snel. Wacht even en probeer het opnieuw.
refused-muted = De gastheer heeft je aan deze tafel gedempt.
refused-chat-closed = Je mag aan deze tafel niet schrijven.
refused-unknown-table = Die tafel bestaat niet.
refused-not-your-seat = Dat is niet jouw plaats.
refused-not-your-turn = Je bent niet aan de beurt.
refused-illegal = Dat kan nu niet.
refused-stale = Het spel is verder gegaan. Kijk nog eens.
refused-game-over = Het spel is afgelopen.
refused-not-started = Het spel is nog niet begonnen.
refused-cannot-undo = Dat is niet meer terug te nemen.
refused-no-question = Niemand heeft gevraagd om terug te gaan.
refused-unavailable = De server antwoordt niet. Probeer het zo nog eens.
refused-unplayable = Deze tafel is begonnen met andere regels dan deze server heeft.
refused-damaged = Deze tafel is beschadigd; wie de server beheert, kan hem herstellen.
refused-bad-request = De server begreep dat niet.
refused-ends-turn = Hiermee eindigt je beurt.
refused-is-final = Dat kan niet worden teruggenomen.
refused-not-allowed = Dat mag je niet.
refused-read-only = De server is nu alleen-lezen: er kan niets worden veranderd.
refused-full = Er is geen plaats meer.

## Eigen getallen, en tafels die hun regels overleven

happened-abandoned = { $name } heeft het spel zonder uitslag beëindigd.
happened-ended = Het spel is zonder uitslag beëindigd.

## The end of a round

speed-by-hand = Met de hand
speed-slow = Langzaam
speed-fast = Snel
speed-at-once = Meteen
last-summary = Vorige ronde
summary-round = Ronde { $round } is voorbij
place-short = { $place }e
# The coach

happened-hinted = { $seat } heeft om een hint gevraagd.
hint = Hint
hint-help = Vraag de coach wat je zou kunnen doen (H)
replay-coach = Coach
