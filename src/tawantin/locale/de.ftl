# Die Hülle: Lobby, Tisch, alles, was nicht zu einem Spiel gehört.

## Lobby

invitations = Einladungen
invited-by = { $name } lädt dich zu einem Spiel ein.
games = Spiele
tournaments = Turniere
rating = Wertung
ranking = Rangliste
rated = gewertet
place = Platz
player = Spieler
game = Spiel
date = Datum
former-player = ehemaliger Spieler
against = Gegen
how-many-players = Wie viele Spieler?
bot-random = Zufall
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Meisterlich
bot-random-help = Tut irgendetwas Erlaubtes. Zum Ausprobieren.
bot-easy-help = Sieht, was seine Züge bringen, schätzt sie aber oft falsch ein. Für die erste Partie.
bot-medium-help = Nimmt, was gerade am besten aussieht. Kennt sich im Spiel aus.
bot-hard-help = Denkt voraus, mit der Erfahrung vieler Partien. Patzt selten.
bot-expert-help = Denkt jeden Zug gründlich durch. Der stärkste hier.
players = Spieler
minutes = Minuten
join = Mitspielen
watch = Zusehen
look = Ansehen
table-of = Tisch von { $name }
waiting-for = Wartet auf { $names }

## Ein neuer Tisch

time = Zeit
clock-none = Ohne Uhr
clock-live = { $seconds ->
    [0] Live, je { $minutes } min
   *[other] Live, je { $minutes } min + { $seconds } s pro Zug
}
clock-days = { $days ->
    [one] Ein Zug am Tag
   *[other] Ein Zug in { $days } Tagen
}
table-title = Name des Tisches (freiwillig)
listed-help = In der Lobby zeigen, damit jeder mitspielen kann
options-of-game = Optionen des Spiels
preset = Übliche Zusammenstellung
preset-german = Deutsche Ausgabe
preset-dutch = Niederländische Ausgabe
preset-german-pututu = Deutsche Ausgabe mit Schneckenhörnern
preset-dutch-pututu = Niederländische Ausgabe mit Schneckenhörnern
choice-draw4-keep2 = vier ziehen, zwei behalten
choice-draw2 = zwei ziehen
choice-random = zufällig
choice-default = immer derselbe
choice-none = ohne Grenze
edit-table = Tisch ändern
close-table = Tisch schließen
close-table-help = Niemand kann sich mehr hinsetzen, und der Tisch verschwindet aus allen Listen. Das lässt sich nicht rückgängig machen.
keep-table = Offen lassen
table-closed = Dieser Tisch ist geschlossen
table-closed-help = Sein Gastgeber hat ihn vor Beginn der Partie geschlossen.
yes = ja
no = nein

## Warteraum

listed = In der Lobby zu sehen
private = Nur mit dem Link
open-seat = Freier Platz
sit-here = Hier sitzen
sit-down = Platz nehmen
hotseat-name = Jemand neben dir
sit-hotseat = Am selben Bildschirm spielen
add-bot = Bot dazusetzen
bot-for-seat = Bot für Platz { $number }
stand-up = Aufstehen
free-seat = Platz frei machen
seats-still-open = { $count ->
    [one] 1 Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
start-game = Spiel beginnen
host-starts = { $name } beginnt das Spiel, sobald alle Plätze besetzt sind.
invite = Einladen
invite-help = Verschicke diesen Link: Wer ihn hat, kann sich setzen.
invite-watch-help = Verschicke diesen Link: Wer ihn hat, kann zusehen.
link = Link
copy-link = Link kopieren
link-copied = Kopiert
no-such-table = Diesen Tisch gibt es nicht
no-such-table-help = Der Link ist falsch oder unvollständig.
nothing-there = nichts da
loading = Lädt

## Tisch

to-the-lobby = Zur Lobby
board = Spielplan
board-of = Spielplan von { $game }
your-move = Dein Zug
parts-of-table = Teile des Tisches
tab-play = Spielen
tab-players = Spieler
tab-log = Verlauf
log-earlier = Früheres
log-new = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
}
tab-chat = Chat
tab-notes = Notizen
talk = Verlauf, Chat und Notizen
skip-to-prompt = Zur Frage springen
menu = Menü
close = Schließen
you = du
you-title = Du
seat-number = Platz { $number }
guest-name = Gast { $number }
points-word = Punkte
thinking = Überlegt
waiting = Wartet
your-turn = Du bist dran
not-connected = Nicht verbunden
conceded = Hat aufgegeben
bot-of-level = Bot: { $level }
bot-plays-meanwhile = ein Bot spielt solange
bot-plays-for-you = Ein Bot spielt für dich
bot-plays-for-you-hint = Er spielt bis zum Ende weiter. Du kannst jederzeit übernehmen.
spectator = Zuschauer
spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
connection-lost = Verbindung verloren, neuer Versuch
notice-waiting = Der Server wartet auf seine Datenbank; Züge dauern einen Moment.
notice-closing = Der Server startet neu.
time-days = { $days } T { $hours } Std.
time-hours = { $hours } Std. { $minutes } min
ago-now = jetzt
ago-minutes = { $minutes } min
ago-hours = { $hours } Std.
ago-days = { $days } T

## Frage und Optionen

prompt-waiting = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
prompt-moment = Einen Moment …
prompt-choose = Was tust du?
prompt-spectator-hint = Du schaust zu.
prompt-over = Das Spiel ist aus
prompt-replay = Rückblick: Zug { $move }
prompt-replay-hint = Was du hier tust, ändert nichts am Spiel.
prompt-ends-turn = Damit endet dein Zug. Bis dahin kannst du es zurücknehmen.
prompt-is-final = Das lässt sich danach nicht mehr zurücknehmen.
end-turn = Zug beenden
do-it = Ausführen
step-back = Zurück
undo = Rückgängig
undo-help = Die letzte Entscheidung zurücknehmen
undo-was-final = Deine letzte Entscheidung hat den Zufall befragt oder etwas Verdecktes gezeigt; allein kannst du sie nicht zurücknehmen.
undo-others-moved = Seit deiner letzten Entscheidung haben andere entschieden; allein kannst du sie nicht zurücknehmen.
undo-refused-here = Jemand wollte weiterspielen. Nach der nächsten Entscheidung kannst du wieder fragen.
undo-nothing = Du hast noch nichts entschieden, was man zurücknehmen könnte.
take-back = Zurücknehmen
take-all-back = Alles zurück
all-options = { $count ->
    [one] 1 Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
more-options = Mehr ({ $count })
find-option = Möglichkeit suchen
command = Zug eintippen
command-placeholder = Zug eintippen: { $example }
command-many = { $count } Züge beginnen so.
command-none = Kein möglicher Zug schreibt sich so.
state-selectable = wählbar
state-selected = gewählt
whole-board = Ganzer Plan
zoom-to-glow = Auf das Leuchtende zoomen
undo-asked = { $mine ->
    [true] Du bittest darum, zu deiner letzten Entscheidung zurückzugehen.
   *[other] { $name } möchte zur eigenen letzten Entscheidung zurückgehen.
}
undo-waits = Es fehlt noch: { $names }
undo-withdraw = Doch weiterspielen
agree = Einverstanden
refuse = Ablehnen
ask-undo = Um Rückkehr zu meiner letzten Entscheidung bitten

## Chat und Notizen

chat-earlier = Früher Gesagtes
chat-empty = Noch hat niemand etwas gesagt.
chat-block = Blockieren
chat-block-help = Nie mehr zeigen, was { $name } sagt
chat-report = Melden
chat-report-help = Den Betreibern melden, was { $name } gesagt hat
chat-reported = Gemeldet. Die Betreiber sehen es sich an.
chat-aside = an Zuschauer
chat-aside-placeholder = Etwas zu den anderen Zuschauern sagen
chat-aside-help = Die Spieler hören dich nach dem Spiel.
chat-more = Mehr zu dem, was { $name } gesagt hat
invite-person = { $name } einladen
invite-people-here = Wer da ist
invite-sent = eingeladen
invite-someone = Einladen
chat-placeholder = Etwas sagen
chat-who = Wer schreiben darf
chat-who-all = Alle
chat-who-signed-in = Wer ein Konto hat
chat-who-players = Nur Spieler
chat-who-nobody = Niemand
chat-remove = Entfernen
chat-mute = Stummschalten
chat-unmute = Wieder schreiben lassen
send = Senden
notes-placeholder = Deine eigenen Notizen; sonst sieht sie niemand.

## Was am Tisch geschieht

happened-undone = { $seat } nimmt einen Zug zurück.
happened-rewound = Alle sind einverstanden: Es geht bei Zug { $moves } weiter.
happened-conceded = { $seat } gibt auf.
happened-left = { $seat } geht; ein Bot spielt weiter.
happened-came-back = { $seat } ist wieder da.
happened-timed-out = Die Zeit von { $seat } ist um; ein Bot spielt weiter.
happened-undo-asked = { $seat } bittet zurückzugehen.
happened-undo-agreed = { $seat } ist einverstanden, zurückzugehen.
happened-undo-refused = { $seat } möchte weiterspielen: Es geht nicht zurück.

## Rückblick

replay = Rückblick
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-here = Diesen Moment ansehen
since-my-turn = Seit meinem Zug
move-number = Zug { $move }
back-to-now = Zurück zum Spiel
share = Teilen
share-position = Eine Stellung bei Tawantin
live = live
game-over = Spiel aus
to-the-result = Ergebnis

## Ein Bildschirm für mehrere

curtain-title = { $name } ist dran
curtain-help = Gib den Bildschirm weiter. Sonst schaut niemand hin.
curtain-open = Ich bin { $name }

## Menü und Einstellungen

settings = Einstellungen
language = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
prefer-ending = Ein Zug wartet auf „Zug beenden“
ending-of-turn-always = immer
ending-of-turn-final = nur wenn er nicht zurückgenommen werden kann
ending-of-turn-never = nie
prefer-fast = Keine Pausen zwischen den Zügen der anderen
prefer-sounds = Töne
prefer-notices = Benachrichtigen, wenn ich dran bin
notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
title-your-turn = ● Du bist dran: { $game }
notice-your-turn = Du bist dran bei { $game }
notice-game-over = { $game } ist zu Ende
let-bot-play = Einen Bot weiterspielen lassen
come-back = Selbst weiterspielen
leave-help = Ein Bot spielt deinen Platz, bis du wieder übernimmst, notfalls bis zum Ende.
concede = Aufgeben
concede-help = Du wirst Letzter, und ein Bot spielt deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
play-on = Weiterspielen
keys = Tasten
key-board = Zum Spielplan
key-arrows = Von Ding zu Ding auf dem Plan
key-all-things = Auch zu Dingen, die nicht wählbar sind; Enter sagt, warum
key-ends = Zum ersten und letzten wählbaren Ding
key-enter = Wählen
key-end-turn = Zug beenden
key-escape = Zurück
key-options = Alle Möglichkeiten als Liste
key-command = Zug eintippen
key-prompt = Zur Frage
key-undo = Rückgängig
key-replay = Rückblick: ein Zug zurück oder vor, abspielen oder anhalten
key-rules = Regeln zum Ding im Fokus
key-help = Diese Tasten

## Konto

account = Dein Konto
your-name = Name, den andere sehen
ask-name = Wie sollen dich die anderen nennen?
save = Speichern
name-saved = Dein Name ist gespeichert.
password = Passwort (mindestens 8 Zeichen)
code = Code

## Regeln und Hilfe

rules = Regeln
rules-about = Regeln zu { $name }
rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rules-contents = Inhalt
rules-found = { $count ->
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-reconstructed = { $mark } rekonstruiert: Diese Zahl hat noch niemand an der Schachtel abgelesen.
rules-own-words = Eine Zusammenfassung in eigenen Worten, für alle, die das Spiel kennen oder hier lernen.

## Punkte

scores = Punkte
all-items = Alle Posten
total = Summe
where-points = Woher die Punkte kamen
points-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
if-over-now = Wenn jetzt Schluss wäre: { $points }
to-come = Das Ende brächte jetzt dazu, soweit du es weißt
total-then = Wenn jetzt Schluss wäre
curve-dotted = Gepunktet: was offen lag. Die Linie zählt dazu, was das Ende damals gebracht hätte.
curve-expected = Erwartet
curve-now = Wenn Schluss gewesen wäre
curve-expected-help = Die Linie ist der zu erwartende Endstand, nach dem, was alle sehen konnten. Gepunktet: was offen lag.
score-curve = Wie die Punkte wuchsen
curve-start = Start
curve-end = Ende
wins-by = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
wins-tie = { $name } gewinnt den Gleichstand
shared-victory = { $names } teilen sich den Sieg
ending-conceded = Die anderen haben aufgegeben.
play-again = Noch einmal, gleiche Plätze
to-rematch = Zum neuen Spiel
watch-replay = Rückblick ansehen
save-record = Aufzeichnung sichern
look-at-board = Spielplan ansehen
back-to-lobby = Zurück zur Lobby

## Ablehnungen

refused-malformed = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-too-soon = Dieser Klick kam, bevor dein letzter Zug beantwortet war. Wähle noch einmal.
refused-too-large = Das ist zu lang.
refused-too-fast = Zu schnell. Warte einen Moment und versuche es noch einmal.
refused-too-many-tables = Du hast viele Tische eröffnet. Warte ein Weilchen, bevor du den nächsten eröffnest.
refused-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refused-chat-closed = Du darfst an diesem Tisch nicht schreiben.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-turn = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht möglich.
refused-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin.
refused-game-over = Das Spiel ist aus.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-already-started = Das Spiel hat schon begonnen.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-open = Ein Platz ist noch frei.
refused-bad-seats = Das Spiel ist nicht für so viele Spieler.
refused-bad-option = Eine Option kann diesen Wert nicht haben.
refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
refused-no-question = Niemand hat gebeten zurückzugehen.
refused-no-bot = Diesen Bot gibt es nicht.
refused-not-finished = Das Spiel ist noch nicht aus.
refused-not-watching = Du bist nicht an diesem Tisch.
refused-watching-many = Du siehst dir viele Tische zugleich an. Verlasse zuerst einen davon.
refused-unavailable = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-unplayable = Dieser Tisch wurde mit anderen Regeln begonnen, als dieser Server hat.
refused-damaged = Dieser Tisch ist beschädigt; wer den Server betreibt, kann ihn reparieren.
refused-bad-request = Der Server hat das nicht verstanden.
refused-ends-turn = Damit endet dein Zug.
refused-is-final = Das lässt sich nicht zurücknehmen.
refused-not-found = Das gibt es nicht.
refused-bad-name = Dieser Name geht nicht.
refused-bot-name = So oder ganz ähnlich heißt ein Bot. Bitte wähle einen anderen Namen.
refused-name-taken = Dieser Name ist schon vergeben.
refused-bad-login = Konto oder Passwort ist falsch.
refused-bad-origin = Die Seite kommt von einem anderen Server. Bitte lade sie neu.
refused-not-allowed = Das darfst du nicht.
refused-account-needed = Dafür brauchst du ein Konto.
refused-tournament-full = Das Turnier ist voll.
refused-read-only = Der Server ist im Moment schreibgeschützt: Es lässt sich nichts ändern.
refused-invite-only = Hier spielen nur Leute mit einem Konto, auf Einladung.
refused-full = Es ist kein Platz mehr.

## Warum nicht

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $seat } ist am Zug.
reason-others-choose = Du wartest: { $count ->
    [one] 1 Person wählt
   *[other] { $count } Personen wählen
} noch.
reason-not-offered = Das ist gerade keiner deiner möglichen Züge.
why-no-move = Kein Zug benutzt es: Es zeigt nur etwas an.
why-was-possible = Das war hier möglich.
why-for = An der Stelle von { $player }:
why-several = { $open } von { $all } Bedingungen sind offen
why-of = { $have } von { $need }
why-others = { $count } weitere
why-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
why-rule = Regel: { $title }
why-show-others = Zeig mir, was ich wählen kann

sheet-guesses = { $game }: Zahlen, die niemand an der Schachtel abgelesen hat
sheet-no-guesses = Jede Zahl wurde an der Schachtel abgelesen.
sheet-mark-S = gedruckt
sheet-mark-W = gefunden: { $source }
sheet-mark-M = aus dem Gedächtnis
sheet-mark-R = rekonstruiert
sheet-how-to-correct = Stimmt eine Zahl nicht? Kopiere { $file }, berichtige sie dort und lass „tawantin components { $game } --check DATEI“ sagen, ob alles passt.

## Eigene Zahlen, und Tische, die ihre Regeln überleben

refused-bad-components = Mit diesen Zahlen lässt sich nicht spielen.
problem-other-rules = Die Regeln dieses Spiels haben sich seither geändert; seine Stellungen lassen sich nicht mehr zeigen.
problem-unknown-components = Die Zahlen, mit denen an diesem Tisch gespielt wurde, hat dieser Server nicht; die Stellungen lassen sich nicht zeigen.
problem-unknown-game = Dieses Spiel ist auf diesem Server nicht mehr installiert; sein Spielplan lässt sich nicht zeigen.
problem-does-not-replay = Dieses Programm kann der Aufzeichnung dieses Spiels nicht folgen; die Stellungen lassen sich nicht zeigen.
problem-all-there = Spieler, Ergebnis, Chat und Aufzeichnung sind alle noch da.
problem-cannot-go-on = Das Spiel kann hier nicht weitergehen. Ihr könnt es ohne Ergebnis beenden und die Aufzeichnung behalten.
problem-cannot-begin = An diesem Tisch kann kein Spiel mehr beginnen; öffne einen neuen.
end-without-result = Spiel ohne Ergebnis beenden
ended-without-result = Dieses Spiel wurde ohne Ergebnis beendet.
happened-abandoned = { $name } hat das Spiel ohne Ergebnis beendet.
place-and-points = { $points ->
    [one] Platz { $place }, { $points } Punkt
   *[other] Platz { $place }, { $points } Punkte
}
house-numbers = Hauszahlen
house-numbers-by = { $name } spielt hier mit anderen als den gedruckten Zahlen:
earlier-numbers = Frühere Zahlen
earlier-numbers-help = Dieser Tisch behält die Zahlen, mit denen er eröffnet wurde; einige wurden seither berichtigt:
number-printed = gedruckt
number-here = hier
number-what = Was
number-none = keine
numbers-file = Die ganze Datei

## The end of a round

speed = Tempo
speed-by-hand = Von Hand
speed-slow = Langsam
speed-fast = Schnell
speed-at-once = Sofort
prefer-summaries = Das Ende einer Runde wird gezeigt
last-summary = Letzte Runde
summary-back = Zurück
summary-round = Runde { $round } ist vorbei
summary-standing = Stand
summary-page = Seite { $page } von { $pages }. Die Leertaste öffnet die nächste, Escape zeigt die letzte.
summary-nothing = Hier hat niemand etwas bekommen.
summary-skip = Zum Ende springen
summary-next = Weiter: { $title }
summary-continue = Weiter
summary-spoken = { $name }{ $total ->
    [none] {""}
   *[other] {" "}{ $total }
}, { $gain ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $gain } Punkte
}, zusammen { $score }
place-short = { $place }.
## Die Werkstatt: die Seite

workshop = Werkstatt
refused-no-experiments = Dieser Server spielt keine Versuche.
refused-too-many-games = Das sind mehr Partien, als ein Versuch hier haben darf.
refused-workshop-busy = Ein Versuch läuft noch; warte, bis er fertig ist, oder halte ihn an.

# Learning a game

nav-learn = Lernen
learn-task = Aufgabe { $task } von { $tasks }
learn-next-task = Nächste Aufgabe
learn-second-knot = Der zweite Knoten ist geknüpft:
learn-one-knot = Richtig; eine Antwort war noch besser und hätte einen zweiten Knoten geknüpft.
learn-again = Noch einmal mit anderen Zahlen
learn-play = Ein erstes Spiel spielen

# The coach

happened-hinted = { $seat } hat um einen Tipp gebeten.
hint = Tipp
hint-help = Den Coach fragen, was du tun könntest (H)
key-hint = Um einen Tipp bitten; den ersten, zweiten, dritten Zug ansehen
hints-at-table = Tipps
hints-alone = Nur für alle, die allein gegen Bots spielen
hints-yes = Für alle am Tisch
hints-no = Für niemanden
coach-suggests = Der Coach schlägt vor
coach-thinking = Der Coach überlegt …
coach-one-move = Es gibt nur einen Zug.
coach-against = Erwartete Punkte, verglichen mit dem Durchschnitt deiner Züge
coach-win = Gewinnchance
coach-where = Woher das kommt
coach-play = Spielen
coach-close = 1 und 2 liegen zu nah beieinander.
coach-worlds = { $count ->
    [one] Jeder Zug einmal weitergespielt
   *[other] Jeder Zug { $count }-mal weitergespielt
 }
coach-longer = Länger nachdenken
coach-other = anderes
coach-first = erstens
coach-second = zweitens
coach-third = drittens
coach-read = Coach: { $rank }, { $move }, { $points } Punkte, Gewinnchance { $chance }; wegen { $why }.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-coach-busy = Der Coach ist beschäftigt: Warte, bis eine Analyse fertig ist.
analysis = Analyse
guess-move = Rate den Zug
replay-coach = Coach
rounds = Runden
result = Ergebnis

# Puzzles

puzzles = Rätsel
puzzles-line = Rätsel: Finde den einen Zug, der viel besser ist als alle anderen.
puzzle-solve = Lösen

## Finding people

find-somebody = Jemanden finden
find-somebody-help = Wie fängt der Name an?
nobody-found = Kein Name fängt so an.
