# Die Hülle: Lobby, Tisch, alles, was nicht zu einem Spiel gehört.

## Lobby

ranking = Rangliste
rated = gewertet
place = Platz
game = Spiel
former-player = ehemaliger Spieler
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
join = Mitspielen
watch = Zusehen

## Ein neuer Tisch

table-closed = Dieser Tisch ist geschlossen
table-closed-help = Sein Gastgeber hat ihn vor Beginn der Partie geschlossen.
yes = ja
no = nein

## Warteraum

invite = Einladen
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

## Menü und Einstellungen

settings = Einstellungen
title-your-turn = ● Du bist dran: { $game }
notice-your-turn = Du bist dran bei { $game }
notice-game-over = { $game } ist zu Ende
come-back = Selbst weiterspielen
concede = Aufgeben
keys = Tasten

## Konto

code = Code

## Regeln und Hilfe

rules = Regeln
rules-about = Regeln zu { $name }

## Punkte

scores = Punkte
total = Summe
if-over-now = Wenn jetzt Schluss wäre: { $points }

## Ablehnungen

refused-malformed = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-too-soon = Dieser Klick kam, bevor dein letzter Zug beantwortet war. Wähle noch einmal.
refused-too-large = Das ist zu lang.
refused-too-fast = Zu schnell. Warte einen Moment und versuche es noch einmal.
refused-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refused-chat-closed = Du darfst an diesem Tisch nicht schreiben.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht möglich.
refused-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin.
refused-game-over = Das Spiel ist aus.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
refused-no-question = Niemand hat gebeten zurückzugehen.
refused-unavailable = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-unplayable = Dieser Tisch wurde mit anderen Regeln begonnen, als dieser Server hat.
refused-damaged = Dieser Tisch ist beschädigt; wer den Server betreibt, kann ihn reparieren.
refused-bad-request = Der Server hat das nicht verstanden.
refused-ends-turn = Damit endet dein Zug.
refused-is-final = Das lässt sich nicht zurücknehmen.
refused-not-allowed = Das darfst du nicht.
refused-read-only = Der Server ist im Moment schreibgeschützt: Es lässt sich nichts ändern.
refused-full = Es ist kein Platz mehr.

## Eigene Zahlen, und Tische, die ihre Regeln überleben

happened-abandoned = { $name } hat das Spiel ohne Ergebnis beendet.
happened-ended = Das Spiel wurde ohne Ergebnis beendet.

## The end of a round

speed-by-hand = Von Hand
speed-slow = Langsam
speed-fast = Schnell
speed-at-once = Sofort
last-summary = Vorige Runde
summary-round = Runde { $round } ist vorbei
place-short = { $place }.
# The coach

happened-hinted = { $seat } hat um einen Tipp gebeten.
hint = Tipp
hint-help = Den Coach fragen, was du tun könntest (H)
replay-coach = Coach
