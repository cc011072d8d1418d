# Die Hülle: Lobby, Tisch, alles, was nicht zu einem Spiel gehört.

## Lobby

lobby-title = Vier Spiele, ein Tisch
lobby-line = Tisch öffnen, Link verschicken, spielen. Live oder ein Zug am Tag, mit Freunden oder gegen Bots.
main-menu = Hauptmenü
nav-play = Spielen
games = Spiele
my-tables = Meine Tische
your-tables = Deine Tische
all-my-tables = Alle { $count } deiner Tische
open-tables = Offene Tische
no-open-tables = Kein Tisch wartet auf Spieler. Öffne einen.
no-tables-yet = Du sitzt noch an keinem Tisch.
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
against-bots = Gegen Bots
against-bots-at = { $game } gegen Bots
play-now = Spielen
how-many-players = Wie viele Spieler?
how-strong = Wie stark sind die Bots?
bot-random = Zufall
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
players = Spieler
minutes = Minuten
minutes-of = { $from }–{ $to } min
weight-of = Anspruch { $weight } von 5
tables-open = { $count } offen
rules-of = Regeln von { $game }
paste-link = Link eines Tisches einfügen
find-table = Tisch finden
join = Mitspielen
watch = Zusehen
watch-table = { $game }: { $names }
look = Ansehen
table-of = Tisch von { $name }
game-at-table-of = { $game }, Gastgeber { $name }
seats-taken = { $taken } von { $seats } Plätzen besetzt
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
waits-for-players = Wartet auf Spieler
waiting-for = Wartet auf { $names }
finished-place = Beendet: Platz { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
unofficial = Inoffiziell und frei. Die Spiele sind von Günter Burkhardt, Mac Gerdts, Stefan Feld und Alan D. Ernstein; alle Zeichnungen und Texte hier sind unsere eigenen.

## Ein neuer Tisch

time = Zeit
clock-none = Ohne Uhr
clock-live = Live, je { $minutes } min
clock-days = { $days ->
    [one] Ein Zug am Tag
   *[other] Ein Zug in { $days } Tagen
}
table-title = Name des Tisches (freiwillig)
listed-help = In der Lobby zeigen, damit jeder mitspielen kann
shuffle-help = Plätze beim Start mischen
options-of-game = Optionen des Spiels
open-table = Tisch öffnen
yes = ja
no = nein

## Warteraum

listed = In der Lobby zu sehen
private = Nur mit dem Link
open-seat = Freier Platz
sit-here = Hier sitzen
hotseat-name = Jemand neben dir
sit-hotseat = Bildschirm teilen
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
no-board = Dieses Spiel hat hier noch keinen Spielplan.
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
tab-chat = Chat
tab-notes = Notizen
talk = Verlauf, Chat und Notizen
skip-to-prompt = Zur Frage springen
menu = Menü
close = Schließen
you = du
you-title = Du
seat-number = Platz { $number }
points-word = Punkte
thinking = Überlegt
waiting = Wartet
your-turn = Du bist dran
not-connected = Nicht verbunden
conceded = Hat aufgegeben
bot = Bot
bot-plays-meanwhile = ein Bot spielt solange
spectator = Zuschauer
spectators = { $count } schauen zu
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
prompt-spectator-hint = Du schaust zu.
prompt-over = Das Spiel ist aus
prompt-replay = Rückblick: Zug { $move }
prompt-replay-hint = Was du hier tust, ändert nichts am Spiel.
prompt-confirm-hint = Bestätigen oder zurück.
confirm-move = Bestätigen
step-back = Zurück
undo = Rückgängig
undo-help = Die letzte Entscheidung zurücknehmen
take-back = Zurücknehmen
take-all-back = Alles zurück
all-options = { $count ->
    [one] 1 Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
find-option = Möglichkeit suchen
command = Zug eintippen
command-placeholder = Zug eintippen: { $example }
command-many = { $count } Züge beginnen so.
command-none = Kein möglicher Zug schreibt sich so.
state-selectable = wählbar
state-selected = gewählt
whole-board = Ganzer Plan
zoom-to-glow = Auf das Leuchtende zoomen
undo-asked = { $name } bittet, zu Zug { $move } zurückzugehen.
undo-waits = Alle müssen zustimmen.
agree = Einverstanden
refuse = Ablehnen
ask-undo = Um einen Zug zurück bitten

## Chat und Notizen

chat-empty = Noch hat niemand etwas gesagt.
chat-placeholder = Etwas sagen
send = Senden
notes-placeholder = Deine eigenen Notizen; sonst sieht sie niemand.

## Was am Tisch geschieht

happened-undone = { $seat } nimmt einen Zug zurück.
happened-rewound = Alle gehen zu Zug { $moves } zurück.
happened-conceded = { $seat } gibt auf.
happened-left = { $seat } geht; ein Bot spielt weiter.
happened-came-back = { $seat } ist wieder da.
happened-timed-out = Die Zeit von { $seat } ist um; ein Bot spielt weiter.
happened-undo-asked = { $seat } bittet zurückzugehen.

## Rückblick

replay = Rückblick
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-play = Abspielen
replay-stop = Anhalten
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
prefer-confirm = Jeden Zug bestätigen, bevor er gesendet wird
prefer-fast = Keine Pausen zwischen den Zügen der anderen
prefer-sounds = Töne
prefer-notices = Benachrichtigen, wenn ich dran bin
notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
title-your-turn = ● Du bist dran: { $game }
title-waiting = ({ $count }) Tawantin
notice-your-turn = Du bist dran bei { $game }
notice-game-over = { $game } ist zu Ende
let-bot-play = Einen Bot weiterspielen lassen
come-back = Wieder selbst spielen
concede = Aufgeben
concede-help = Du wirst Letzter, und ein Bot spielt deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
play-on = Weiterspielen
guide-again = Den ersten Zug erklären
keys = Tasten
key-board = Zum Spielplan
key-arrows = Von Ding zu Ding auf dem Plan
key-ends = Zum ersten und letzten wählbaren Ding
key-enter = Wählen
key-escape = Zurück
key-options = Alle Möglichkeiten als Liste
key-command = Zug eintippen
key-prompt = Zur Frage
key-undo = Rückgängig
key-rules = Regeln zum Ding im Fokus
key-help = Diese Tasten

## Konto

account = Dein Name
account-of = { $name }: Name und Konto
your-name = Name, den andere sehen
save = Speichern
name-saved = Dein Name ist gespeichert.
account-help = Mit einem Konto kommst du von einem anderen Gerät an deine Tische. Es braucht keine E-Mail-Adresse.
account-name = Konto
password = Passwort (mindestens 8 Zeichen)
make-account = Konto anlegen
account-made = Dein Konto ist angelegt.
sign-in = Anmelden
signed-in = Du bist angemeldet.
signed-in-as = Angemeldet als { $account }
sign-out = Abmelden
signed-out = Du bist abgemeldet.

## Regeln und Hilfe

rules = Regeln
rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rules-own-words = Eine Zusammenfassung in eigenen Worten, für alle, die das Spiel kennen oder hier lernen.
guide = Erster Zug
guide-step = Schritt { $step } von { $steps }
guide-skip = Überspringen
guide-back = Zurück
guide-next = Weiter
guide-done = Los geht’s

## Punkte

scores = Punkte
all-items = Alle Posten
total = Summe
where-points = Woher die Punkte kamen
points-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
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
refused-too-large = Das ist zu lang.
refused-too-fast = Zu schnell. Warte einen Moment und versuche es noch einmal.
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
refused-unavailable = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-unplayable = Dieser Tisch wurde mit anderen Regeln begonnen, als dieser Server hat.
refused-bad-request = Der Server hat das nicht verstanden.
refused-not-found = Das gibt es nicht.
refused-bad-name = Dieser Name geht nicht.
refused-name-taken = Dieses Konto gibt es schon.
refused-bad-login = Konto oder Passwort ist falsch.
refused-bad-origin = Die Seite kommt von einem anderen Server. Bitte lade sie neu.
refused-not-allowed = Das darfst du nicht.
refused-full = Es ist kein Platz mehr.
