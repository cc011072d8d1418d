# Was ein Tisch anfangs nicht braucht: alle anderen Seiten, Fenster, das Spielende, der Coach; und das Terminal.

## Turniere

tournament-new = Neues Turnier
tournaments-none = Es gibt noch kein Turnier.
tournaments-older = Ältere Turniere
tournaments-yours = Deine
tournaments-all = Alle Turniere
tournament-needs-account = Für Turniere brauchst du ein Konto: Lege oben rechts eines an.
tournament-title = Titel
tournament-form = Modus
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-swiss-help = Jede Runde bringt Spieler mit ähnlichem Stand zusammen; niemand trifft zweimal auf dieselben Gegner, solange es sich vermeiden lässt.
tournament-round-robin-help = So viele Runden, bis alle aufeinandergetroffen sind. Höchstens 32 Spieler.
tournament-seats = Spieler an einem Tisch
tournament-rounds = Runden
tournament-fill = Wenn die Tische nicht aufgehen
tournament-fill-bots = Bots füllen sie auf
tournament-fill-bye = Einige setzen eine Runde aus
tournament-level = Stärke dieser Bots
tournament-most = Wie viele mitspielen dürfen
tournament-join-too = Ich spiele mit.
tournament-listed-help = Alle können es finden; sonst nur, wer den Link hat.
tournament-make = Turnier anlegen
tournament-so-far = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
tournament-round-of = Runde { $round } von { $rounds }
tournament-round-plain = Runde { $round }
tournament-open = Offen
tournament-finished = Beendet
tournament-cancelled = Abgesagt
tournament-won-by = Gewonnen von { $name }
tournament-join = Mitspielen
tournament-come-back = Wieder mitspielen
tournament-withdraw = Zurückziehen
tournament-withdraw-help = An deinem Tisch spielt ein Bot weiter, und du wirst nicht mehr ausgelost.
tournament-begin = Beginnen
tournament-begin-help = Es beginnt, wenn du es sagst, ab zwei Spielern.
tournament-cancel = Absagen
tournament-cancel-sure = Ja, absagen
tournament-add-bots = Bots dazunehmen
tournament-how-many-bots = Wie viele Bots
tournament-remove = { $name } wegschicken
tournament-host-tools = Du leitest das Turnier
tournament-hosted-by = geleitet von { $name }
tournament-your-game = Deine Partie der Runde { $round }
tournament-sits-out = Du setzt diese Runde aus.
tournament-standing = Stand
tournament-points = Punkte
tournament-wins = Siege
tournament-opponents = Gegner
tournament-opponents-help = Punkte der Gegner im Durchschnitt
tournament-share = Anteil
tournament-share-help = Anteil an den Punkten der eigenen Tische
tournament-crosstable = Kreuztabelle
tournament-crosstable-help = 1: vor dem Spieler dieser Spalte, ½: gleichauf, 0: dahinter.
tournament-rounds-head = Runden
tournament-table = Tisch { $table }
tournament-plays-on = läuft
tournament-byes = Setzen aus: { $names }
tournament-void = Ohne Ergebnis beendet: Alle am Tisch haben spielfrei.
tournament-withdrawn = zurückgezogen
tournament-how = Wie gezählt wird
tournament-how-text = Ein Punkt für jeden Gegner, der am Tisch hinter dir liegt, ein halber für jeden, der gleichauf ist. Spielfrei zählt wie die Mitte eines Tisches. Bei gleichen Punkten entscheiden die Siege, dann die Punkte der Gegner im Durchschnitt, dann der Anteil an den Punkten der Tische.
tournament-csv = Stand als CSV
tournament-json = Alles als JSON
tournament-at-tables = zu { $seats } am Tisch
bot-number = Bot { $number }

## Konto

own-data = Deine Daten
own-data-help = Alles, was über dich gespeichert ist, als eine Datei: dein Name, Anmeldungen, Wertungen, Partien und was du an Tischen gesagt hast.
own-data-export = Meine Daten herunterladen
leave-for-good = Konto löschen
leave-for-good-help = Dein Name, dein Konto, deine Wertungen und alles, was du gesagt hast, werden entfernt, auch in den Partien anderer; dort steht statt deines Namens „ehemaliger Spieler“. Wo du spielst, spielen Bots weiter. Das lässt sich nicht zurücknehmen.
leave-for-good-sure = Mein Konto endgültig löschen
invite-code = Code deiner Einladung
account = Dein Konto
your-name = Name, den andere sehen
ask-name = Wie sollen dich die anderen nennen?
save = Speichern
name-saved = Dein Name ist gespeichert.
password = Passwort (mindestens 8 Zeichen)

## Das Terminal und die Werkstatt

terminal-choose = { $count ->
    [one] Eine Möglichkeit. Tippe 1 oder ? für Hilfe.
   *[other] { $count } Möglichkeiten. Tippe eine Nummer oder einen Teil der Worte; ? für Hilfe.
}
terminal-fits = { $count } von { $all } passen zu „{ $text }“. Die Eingabetaste zeigt alle.
terminal-nothing-fits = Nichts passt zu „{ $text }“. Tippe ? für Hilfe.
terminal-number = Es gibt die Nummern 1 bis { $count }.
terminal-help =
    Tippe die Nummer dessen, was du tun willst, oder einen Teil der Worte: Dann siehst du nur, was passt.
      look          die Stellung noch einmal zeigen
      undo          die letzte eigene Entscheidung zurücknehmen
      save [DATEI]  das Spiel in eine Datei schreiben
      quit          aufhören (hat das Spiel eine Datei, wird es gesichert)
    Wer die Züge beim Namen kennt, kann auch sie tippen, etwa „bid 1 0 12“.
terminal-hand-over = { $name }, drück die Eingabetaste, wenn nur du hinsiehst.
terminal-seen-by = gesehen von { $name }
terminal-everybody = wie alle es sehen
terminal-kept = Das Spiel steht in { $file }. Weiter geht es mit: tawantin play --resume { $file }
terminal-save-where = Sag, wohin: save DATEI
terminal-over = Das Spiel ist aus: { $ending }
terminal-points = Punkte
terminal-total = Summe
terminal-place = Rang
terminal-seat = Platz { $number }
terminal-player = Spieler { $number }
terminal-bot = Bot { $number } ({ $level })
terminal-mark-accuracy = Genauigkeit
terminal-mark-inaccuracy = Ungenau
terminal-mark-mistake = Fehler
terminal-mark-blunder = Grober Fehler
terminal-better-was = Besser war: { $move }.
terminal-later = Sonstiges
terminal-mark-best = Bester Zug
terminal-mark-good = Gut
terminal-report = Analyse
terminal-report-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
terminal-report-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
terminal-report-who = Wer am besten entschied
terminal-report-luck = Glück
terminal-report-decisions-made = Entscheidungen
terminal-report-both = Glück { $luck } %, Entscheidungen { $decisions } % Gewinnchance
terminal-report-points = { $points } Punkte
terminal-report-chances = Gewinnchance
terminal-report-stripes = So breit ein Streifen, so groß die Chance auf den Sieg.
terminal-report-turning = Was verschenkt wurde
terminal-report-given = In Prozent Gewinnchance, nach dem, was man am Platz wissen konnte.
terminal-report-none = Niemand hat Nennenswertes verschenkt.
terminal-report-all = Alle Entscheidungen
terminal-report-written = Der Bericht steht in { $file }.
workshop-figure-winning-score = Punkte des Siegers
workshop-figure-losing-score = Punkte des Letzten
workshop-figure-mean-score = Punkte je Spieler
workshop-figure-margin = Vorsprung des Siegers vor dem Zweiten
workshop-figure-seat-score = Punkte von Platz { $of }
workshop-figure-seat-wins = Siege von Platz { $of }
workshop-figure-points-from = Punkte aus „{ $of }“
workshop-figure-decides = „{ $of }“ entscheidet die Partie
workshop-figure-decisions = Entscheidungen je Partie
workshop-figure-rounds = Runden je Partie
workshop-figure-options = Möglichkeiten je Entscheidung
workshop-figure-halfway-leader-wins = Wer zur Halbzeit führt, gewinnt
workshop-figure-known-from = Der Sieger führt endgültig ab
workshop-figure-lead-changes = Wechsel der Führung
workshop-figure-real-choices = Entscheidungen mit echter Wahl
workshop-figure-ends-by = Endet durch „{ $of }“
workshop-figure-action = Zug „{ $of }“, je Spieler
workshop-figure-thing = „{ $of }“, je Spieler
workshop-figure-strategy-spread = Abstand zwischen den Strategien
workshop-figure-strategy-wins = Siege dessen, der auf „{ $of }“ spielt
workshop-figure-strategy-gains = „{ $of }“: Vorsprung dessen, der darauf spielt
workshop-group-scores = Punkte
workshop-group-seats = Siege nach Platz
workshop-seat = Platz { $of }
workshop-spread = Die Endstände aller Spieler
workshop-group-strategies = Strategien
workshop-group-strategies-help = Einer ist auf eine einzige Punktequelle aus, die anderen spielen gierig. Die erste Zahl ist die Standardabweichung zwischen ihren Siegen: Je größer sie ist, desto weniger Wege führen zum Sieg. Wer bei den Punkten einer Quelle keinen Vorsprung hat, fand keinen Weg, darauf zu spielen.
workshop-group-points = Woher die Punkte kommen
workshop-group-decides = Wie oft es die Partie entscheidet
workshop-group-decides-help = Partien, die der Sieger ohne die Punkte dieser Quelle nicht gewonnen hätte.
workshop-group-length = Länge
workshop-group-tension = Spannung
workshop-group-endings = Spielende
workshop-group-actions = Züge
workshop-size-points = { $n } Punkte
workshop-size-share = { $n } Prozentpunkte
workshop-size-times = { $n }
workshop-size-count = { $n }
workshop-says = { $figure }: { $size } { $direction ->
    [up] mehr
   *[down] weniger
} als vorher, mit 95 % zwischen { $low } und { $high }.
workshop-says-wins = Platz { $of } gewinnt { $size } { $direction ->
    [up] öfter
   *[down] seltener
}, mit 95 % zwischen { $low } und { $high }.
workshop-says-seats = Kein Platz gewinnt sicher öfter oder seltener. Am größten ist der Unterschied bei Platz { $of }: { $size } { $direction ->
    [up] öfter
   *[down] seltener
}, mit 95 % zwischen { $low } und { $high }.
workshop-says-unsure = { $figure }: keine sichere Änderung (vorher { $before }, jetzt { $after }).
workshop-says-nothing = In { $games } Partien hat sich nichts sicher geändert: Was abweicht, kann Zufall sein.
workshop-says-few = Das { $games ->
    [one] ist erst 1 Partie
   *[other] sind erst { $games } Partien
}: Aus weniger als { $fewest } wird nichts geschlossen.
workshop-says-looked = Eine Suche hat sich je { $games ->
    [one] 1 Entscheidung
   *[other] { $games } Entscheidungen
} angesehen.
workshop-habits = Auf allen Plätzen spielt { $bots }. Was er oft oder nie tut, ist zuerst eine Gewohnheit dieses Bots und erst dann eine Eigenschaft des Spiels; lass auch andere Bots spielen.
workshop-habits-differ = Was unten für jede Art von Bot gilt, sagt etwas über das Spiel; was nur für eine gilt, ist eine Gewohnheit dieses Bots.
workshop-broken = { $count ->
    [one] 1 Partie ist abgebrochen und zählt
   *[other] { $count } Partien sind abgebrochen und zählen
} nicht mit: { $problem }
workshop-unnamed = Variante
workshop-report-about = Je { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $seats } Plätze, gespielt von { $bots }; jede Partie hat in beiden das gleiche Glück.
workshop-in-short = In Kürze
workshop-what-differs = Was anders ist
workshop-original = Original
workshop-variant = Variante
workshop-change = Änderung
workshop-interval = 95 % zwischen
workshop-used-by = benutzt von
workshop-times = Male je Spieler
workshop-worth = gewann öfter
workshop-worth-help = Auf wie vielen Plätzen es benutzt wurde, und um wie viele Prozentpunkte öfter als alle zusammen gewann, wer es benutzte. Farbig ist, was Zufall nicht erklärt. Links vom Pfeil steht das Original, rechts die Variante.
workshop-rest = und { $count } weitere, seltener benutzt
workshop-same = { $count ->
    [one] Ein weiterer kommt in beiden genau gleich oft vor.
   *[other] { $count } weitere kommen in beiden genau gleich oft vor.
}
workshop-sure-help = So liest man die Zahlen: Fett und farbig ist, was sich sicher geändert hat. Jede Partie wird mit ihrem Zwilling mit dem gleichen Glück verglichen, und alle Größen werden zusammen gewogen, sodass höchstens eine von zwanzig farbigen Zufall sein dürfte. Die Grenzen einer einzelnen Änderung gelten mit 95 %; Änderungen von Anteilen sind in Prozentpunkten.
workshop-real-choices-help = Echte Wahl: Eine Suche mit { $simulations } Simulationen hat sich je { $decisions } Entscheidungen angesehen, höchstens eine pro Partie, und die beiden besten Züge genannt; beide wurden dann in { $copies } weiteren Kopien mit dem gleichen Glück weitergespielt. Eine Wahl ist echt, wenn sie um höchstens einen Punkt Vorsprung auseinanderliegen.
workshop-by-bots = Ist es das Spiel, oder sind es die Bots?
workshop-reproduce = So bekommst du dasselbe wieder
workshop-sweep-title = { $game }: { $what }
workshop-sweep-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} je Wert, { $seats } Plätze, gespielt von { $bots }; jeder Wert wird mit dem gleichen Glück gespielt.
workshop-sensitivity = Welche Zahlen am meisten ausmachen
workshop-sensitivity-about = Jede Zahl wurde ein wenig gesenkt oder erhöht, alle zugleich in einem ausgewogenen Plan von { $runs } Varianten mit je { $games } Partien. Die Wirkung ist, was zwischen niedrig und hoch mit der Größe geschieht; die anderen Zahlen gleichen sich aus.
workshop-choose = Ändere eine Zahl eines Spiels, spiel damit und lass Bots messen, was sie bewirkt.
workshop-of = Werkstatt: { $game }
workshop-parts = Teile
workshop-sheet = Zahlen
workshop-result = Ergebnis
workshop-search = Zahlen suchen
workshop-only-guesses = Nur was niemand an der Schachtel abgelesen hat
workshop-only-changed = Nur Geändertes
workshop-none-found = Keine Zahl passt.
workshop-mark-S = gedruckt
workshop-mark-W = gefunden
workshop-mark-M = aus dem Gedächtnis
workshop-mark-R = rekonstruiert
workshop-mark-yours = deine
workshop-source = Quelle
workshop-source-S = Steht in der Anleitung oder auf dem Material.
workshop-source-W = In öffentlichem Material gefunden: { $source }
workshop-source-M = Aus der Erinnerung an das Spiel.
workshop-source-R = Rekonstruiert: Niemand hat diese Zahl an der Schachtel abgelesen.
workshop-range = von { $low } bis { $high }
workshop-whole = Nur ganze Zahlen von { $low } bis { $high }.
workshop-was = geändert, vorher { $value }
workshop-number-label = { $name }, { $column }
workshop-changes = { $count ->
    [0] Nichts geändert
    [one] 1 Zahl geändert
   *[other] { $count } Zahlen geändert
}
workshop-keeps = Das Original bleibt, wie es ist; eine Variante hat ihren eigenen Namen und keine Wertung.
workshop-name = Name der Variante
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-reset = Zurück zum Original
workshop-download = Unterschiede herunterladen
workshop-download-whole = Ganze Datei herunterladen
workshop-upload = Datei öffnen
workshop-link = Link kopieren
workshop-link-copied = Kopiert. Wer den Link öffnet, hat diese Zahlen.
workshop-link-broken = Dieser Link ist beschädigt: Die Zahlen darin sind nicht lesbar.
workshop-checking = Wird geprüft …
workshop-sound = Aus diesen Zahlen wird ein Spiel.
workshop-play = An einem Tisch spielen
workshop-run = Bots { $games } Partien spielen lassen
workshop-more = Noch { $games }
workshop-stop = Anhalten
workshop-games = Partien
workshop-seats = Plätze
workshop-bots = Bots
workshop-same-deals = Beide Fassungen bekommen dasselbe Glück.
workshop-no-experiments = Dieser Server spielt keine Versuche; der Befehl „tawantin workshop“ tut es.
workshop-progress = { $played } von { $games } Partien
workshop-status-waiting = Wartet, bis es an der Reihe ist
workshop-status-finished = Fertig
workshop-status-stopped = Angehalten
workshop-status-failed = Mit diesen Zahlen kann man nicht spielen: { $problem }
workshop-older = Die Zahlen haben sich seither geändert; lass noch einmal spielen.
workshop-empty = Lass Bots spielen, und sieh hier, was deine Zahlen bewirken.
workshop-unsure = unsicher
workshop-with-interval = mit 95-%-Bereich
workshop-csv = Als CSV speichern
workshop-strategies = Auch Strategien versuchen
workshop-strategies-help = Spieler, die je auf eine Punktequelle aus sind, unter gierigen.
workshop-report = Bericht herunterladen
workshop-share = Link zu diesem Ergebnis kopieren
workshop-share-copied = Kopiert. Wer den Link öffnet, sieht dieses Ergebnis.
workshop-begun = Begonnen { $date }
workshop-gone = Dieses Ergebnis wird nicht mehr aufbewahrt; lass die Bots noch einmal spielen.
workshop-take = Mit diesen Zahlen arbeiten
workshop-elsewhere = Du änderst diese Zahlen auch in einem anderen Fenster. Dieses Fenster behält seine eigenen.
workshop-elsewhere-take = Jene hier zeigen
workshop-elsewhere-keep = Diese behalten
workshop-differs = Was vom Original abweicht
workshop-take-back = Zurücknehmen: { $name }
workshop-list = Als Liste
workshop-board = Auf dem Plan
workshop-board-help = Jedes Schild zeigt die Zahlen dessen, was darunter liegt; drück darauf, um sie zu ändern.
workshop-board-none = Keine dieser Zahlen liegt auf dem Plan.
workshop-close = Schließen
workshop-reset-sure = { $count ->
    [one] Die eine Zahl zurücksetzen? Du kannst es rückgängig machen.
   *[other] Alle { $count } Zahlen zurücksetzen? Du kannst es rückgängig machen.
}
workshop-reset-yes = Zurücksetzen
workshop-reset-no = Behalten
## Mail

by-mail = Mail
by-mail-address = Adresse
by-mail-help = Deine Adresse erfährt niemand sonst.
by-mail-wish = Was du bekommst, solange du weg bist
by-mail-turns = Jeden Zug und jede Einladung
by-mail-digest = Einmal am Tag, was auf mich wartet
by-mail-off = Nichts
by-mail-code = An diese Adresse ging ein Code. Gib ihn hier ein:
by-mail-confirm = Bestätigen
by-mail-confirmed = Bestätigt.
by-mail-unconfirmed = Noch nicht bestätigt.
by-mail-forgot = Passwort vergessen? Schick mir einen Code
by-mail-on-its-way = Wenn dieses Konto eine bestätigte Adresse hat, ist ein Code unterwegs.
by-mail-saved = Gespeichert.
mail-stop = Keine Mail mehr
mail-broken-link = Dieser Link ist nicht vollständig. Kopiere ihn ganz aus der Mail.
mail-stopped = Du bekommst von hier keine Mail mehr.
mail-foot = Du bekommst das, weil du { $site } darum gebeten hast. Zum Abbestellen: { $link }
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text =
    Der Code ist { $code }. Gib ihn innerhalb eines Tages auf { $site } ein.
    Wenn du nicht darum gebeten hast, tu nichts: Es kommt nichts weiter.
mail-reset-subject = Ein neues Passwort
mail-reset-text =
    Mit dem Code { $code } kannst du dem Konto { $account } auf { $site } innerhalb einer Stunde ein neues Passwort geben.
    Wenn du nicht darum gebeten hast, tu nichts.
mail-digest-subject = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
## Play now

find-game = Jetzt spielen
find-game-line = Sag, was du spielen möchtest: Wer passt, wird mit dir an einen Tisch gesetzt, auf Wunsch auch Bots.
how-many-of = Wie viele Spieler? Mehrere Antworten sind möglich.
how-fast = Wie schnell?
pace-live-help = alle bleiben bis zum Ende, je 20 Minuten
pace-slow-help = ein Tag je Zug
bots-after = Bots kommen dazu nach
bots-never = nie: nur Menschen
wait-seconds = { $count } Sekunden
wait-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
find-game-go = Spiel suchen
looking-for = Gesucht: { $game }
looking-since = seit { $time }
bots-in = Bots kommen in { $time } dazu
bots-now = Bots kommen jetzt dazu
people-only = nur Menschen
others-fit = { $count ->
    [0] Noch sucht das sonst niemand.
    [one] Eine weitere Person sucht das auch.
   *[other] { $count } weitere suchen das auch.
}
you-may-leave-page = Du kannst dich inzwischen umsehen; das Spiel öffnet sich von selbst.
you-may-go-away = Du kannst weggehen; das Spiel findest du unter deinen Tischen.
seats-or = { $seats } Spieler
stop-looking = Nicht mehr suchen
people-look-for = { $count ->
    [one] Jemand sucht { $game }, { $pace }
   *[other] { $count } suchen { $game }, { $pace }
}
play-too = Mitspielen

## Invitations

invites-you-to = { $name } lädt dich zu { $game } ein
challenges-you-to = { $name } fordert dich zu { $game } heraus
accept = Annehmen
decline = Ablehnen
does-not-come = { $name } kommt nicht.
challenge = Herausfordern
challenge-name = { $name } herausfordern
challenge-help = Das Spiel beginnt, sobald { $name } annimmt. Die übrigen Plätze nehmen Bots ein.
challenge-send = Herausforderung senden

## Friends

follow = Folgen
unfollow = Entfolgen
followed = folgst du
block = Blockieren
unblock = Freigeben
blocked-help = Du hast { $name } blockiert: Was sie oder er sagt und wozu du eingeladen wirst, siehst du nicht.
your-people = Wem du folgst und wen du blockierst
people-followed = Du folgst
people-blocked = Du hast blockiert
nobody-followed = Du folgst noch niemandem.
nobody-blocked = Du hast niemanden blockiert.
unfollow-name = { $name } nicht mehr folgen
unblock-name = { $name } freigeben

## Watching

table-of-the-day = Tisch des Tages
several-boards = Nebeneinander
watch-page-line = Spiele, denen alle zuschauen dürfen. Wähle bis zu vier und sieh ihre Spielpläne nebeneinander.
show-board = Spielplan zeigen: { $names }
hide-board = Spielplan wegnehmen: { $names }
no-board-chosen = Wähle ein Spiel aus der Liste.
open-the-table = Zum Tisch
filter-language = Sprache
any-language = Jede Sprache

## Home, players, rankings

lobby-line = Tisch öffnen, Link verschicken, spielen. Live oder ein Zug am Tag, mit Freunden oder gegen Bots.
all-my-tables = Alle deine Tische ({ $count })
open-tables = Offene Tische
no-open-tables = Kein Tisch wartet auf Spieler. Öffne einen.
no-game-waits = Noch wartet keine Partie auf dich
none-waits = Keine Partie wartet auf dich
all-wait-for-others = Deine Partien warten auf andere
waiting-for-others = Warten auf andere:
just-finished = Gerade zu Ende:
begin-something = Etwas beginnen
going-on = Was gerade läuft
being-played = Wird gerade gespielt
nothing-to-watch = Gerade wird nichts gespielt, bei dem du zusehen könntest.
watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
watch-of = { $game } zusehen: { $names }
people-here = Wer da ist
nobody-else-here = Sonst ist gerade niemand da.
at-a-table-of = an einem Tisch: { $game }
look-at-table-with = Den Tisch von { $name } ansehen
your-week = Deine Woche
your-page = Deine Seite
no-game-this-week = Diese Woche hast du keine Partie beendet.
keep-your-games = Melde dich an, um deine Partien zu behalten
won-of = von { $count } gewonnen
time-left = noch { $time }
with-names = mit { $names }
lists-unreachable = Die Listen sind nicht erreichbar.
tried-again-soon = Deinen Partien ist nichts geschehen. In einigen Sekunden folgt ein neuer Versuch.
try-now = Jetzt versuchen
filter-game = Spiel
filter-pace = Tempo
filter-seats = Anzahl der Spieler
filter-rated = Gewertet oder nicht
all-games = Alle Spiele
any-pace = Jedes Tempo
pace-live = Live
pace-slow = Mit viel Zeit
any-seats = Beliebig viele
seats-count = { $count } Spieler
rated-or-not = Gewertet oder nicht
casual = freundschaftlich
none-fits = Kein offener Tisch passt zu diesen Filtern.
show-without-filter = { $count ->
    [one] Den einen zeigen, der sonst passt
   *[other] Die { $count } zeigen, die sonst passen
}
show-all-tables = Alle { $count } zeigen
won-of-played = gewonnen von gespielt
won-of-games = { $won } von { $games }
with-seats = zu { $seats }: { $won } von { $games }
last-game = Letzte Partie
provisional = vorläufig
not-rated-yet = noch nicht gewertet
nobody-ranked = Dieses Spiel hat noch niemand gewertet gespielt. Öffne einen gewerteten Tisch.
ranked-people = { $count ->
    [one] 1 gewerteter Spieler
   *[other] { $count } gewertete Spieler
}
places-between = { $count ->
    [one] 1 Platz dazwischen
   *[other] { $count } Plätze dazwischen
}
page-before = Zurück
page-after = Weiter
your-place = Dein Platz
of-ranked = von { $count }
how-counted = Wie gezählt wird
how-counted-text = Eine gewertete Partie vergleicht dich mit allen am Tisch: wer hinter dir und wer vor dir war. Die Zahl nach ± sagt, wie unsicher die Wertung ist; solange sie groß ist, ist die Wertung vorläufig. Bots haben feste Wertungen. Freundschaftliche Partien, Partien mit eigenen Zahlen und solche, in denen alle sich auf ein Zurück geeinigt haben, zählen nicht.
rating-curve = Wertungen im Lauf der Zeit
show-as-table = Als Tabelle zeigen
finished-games = Beendete Partien
no-finished-games = Keine beendeten Partien.
older-games = Ältere Partien
against-whom = Gegen wen?
private-table = Dieser Tisch war privat
nobody-of-that-name = Hier gibt es niemanden mit diesem Namen.
is-here = ist gerade da
keeps-private = behält den Rest für sich
streaks = In Folge gewonnen: jetzt { $now }, höchstens { $longest }
likes-to-play-with = Spielt gern mit:
private-page = Private Seite
private-page-help = Andere sehen nur deinen Namen.
my-puzzles = Aus meinen Partien dürfen Rätsel werden
my-puzzles-help = Stellungen dürfen anderen ohne Namen als Rätsel gezeigt werden, wenn alle zustimmen, die mitgespielt haben.
place-in-ranking = Platz { $place }
ahead-level-behind = vorn, gleich, hinten
nobody-yet = Noch niemand mit Konto.
more-waiting = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere
}
game-at-table-of = { $game }, Gastgeber { $name }
seats-taken = { $taken } von { $seats } Plätzen besetzt
unofficial = Inoffiziell und kostenlos. Die Spiele sind von Günter Burkhardt, Mac Gerdts, Stefan Feld und Alan D. Ernstein; alle Zeichnungen und Texte hier sind unsere eigenen.
title-waiting = ({ $count }) Tawantin

## Startseite, Spieler, Rangliste

account-of = { $name }: Name und Konto
account-help = Mit einem Konto kommst du von einem anderen Gerät an deine Tische. Es braucht keine E-Mail-Adresse.
account-name = Konto
account-name-help = 3 bis 30 Buchstaben ohne Umlaute, Ziffern, Punkte oder Striche; keine Leerzeichen.
make-account = Konto anlegen
account-made = Dein Konto ist angelegt.
sign-in = Anmelden
signed-in = Du bist angemeldet.
signed-in-as = Angemeldet als { $account }
sign-out = Abmelden
signed-out = Du bist abgemeldet.
another-device = Auf einem anderen Gerät anmelden
another-device-help = Gib den Code dort unter „Ich habe einen Code“ ein. Er gilt einmal.
show-code = Code zeigen
code-made = Hier ist dein Code.
code-until = Er gilt bis { $time }.
change-password = Passwort ändern
change-password-help = Alle deine anderen Geräte werden abgemeldet.
old-password = Bisheriges Passwort
new-password = Neues Passwort
password-changed = Dein Passwort ist geändert.
signed-in-where = Wo du angemeldet bist
some-device = Irgendein Gerät
this-device = dieses Gerät
session-ended = Dieses Gerät ist abgemeldet.

## Lobby, account, learning

main-menu = Hauptmenü
nav-play = Spielen
nav-watch = Zuschauen
my-tables = Meine Tische
server-read-only = Dieser Server ist im Moment schreibgeschützt: Du kannst dir alles ansehen, aber nichts ändern.
server-invite-only = Auf diesem Server spielt man auf Einladung: Sieh dich um; zum Spielen brauchst du ein Konto und dafür einen Code von seinem Betreiber.
no-tables-yet = Du sitzt noch an keinem Tisch.
rated-table = Gewertet
rated-table-help = Das Ergebnis zählt für die Wertung aller; alle brauchen ein Konto.
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
against-bots = Gegen Bots
against-bots-at = { $game } gegen Bots
play-now = Spielen
how-strong = Wie stark sind die Bots?
your-colour = Deine Farbe
minutes-of = { $from }–{ $to } min
weight-of = Anspruch { $weight } von 5
tables-open = { $count } offen
rules-of = Regeln von { $game }
paste-link = Link eines Tisches einfügen
find-table = Tisch finden
wait-for-you = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
waits-for-players = Wartet auf Spieler
shuffle-help = Plätze beim Start mischen
open-table = Tisch öffnen
have-code = Ich habe einen Code
have-code-help = Von einem anderen Gerät von dir, oder vom Betreiber dieses Servers, wenn du dein Passwort vergessen hast: Dann gib auch dein Konto und ein neues Passwort an.
sign-in-by-code = Mit dem Code anmelden
reset-by-code = Neues Passwort setzen
house-numbers-choose = Mit eigenen Zahlen spielen
house-numbers-help = Eine Komponentendatei, die du geändert hast. Alle sehen, was anders ist, bevor sie sich setzen.
house-numbers-get = Die gedruckte Datei holen
house-numbers-checking = Die Datei wird ausprobiert …
house-numbers-same = Die Datei hat die gedruckten Zahlen.
house-numbers-differ = { $count ->
    [one] Eine Zahl ist nicht die gedruckte:
   *[other] { $count } Zahlen sind nicht die gedruckten:
}
house-numbers-remove = Datei wegnehmen
file-too-large = Die Datei ist zu groß.
learn-games = Ein Spiel lernen
learn-line = Kurze Lektionen auf dem echten Spielplan. Probier aus: Was nicht geht, sagt dir warum.
learn-title = { $game } lernen
learn-lessons = Lektionen
learn-done = { $done } von { $lessons } Lektionen geschafft
learn-progress = Lektion { $lesson } von { $lessons }
learn-kept = Du kannst jederzeit gehen: Dein Stand bleibt in diesem Browser, und niemand sieht, wie oft du probiert hast.
learn-known = Was du schon weißt
learn-right = Richtig!
learn-next = Nächste Lektion
learn-try-again = Noch einmal
learn-show = Zeig es mir
learn-answer = Zum Beispiel: { $move }.
no-such-lesson = Diese Lektion gibt es nicht.

## The coach

analysis-of = { $players } Spieler, { $decisions } Entscheidungen
analysis-begin = Diese Partie analysieren
analysis-go-on = Weitermachen
analysis-none = Der Coach kann jede der { $total } Entscheidungen beurteilen. Das dauert ein, zwei Minuten; du kannst inzwischen weggehen.
analysis-stopped = { $done } von { $total } Entscheidungen sind beurteilt.
analysis-going = { $done } von { $total } Entscheidungen beurteilt
analysis-waits = Wartet auf eine andere Analyse von dir; { $done } von { $total } Entscheidungen beurteilt
analysis-cannot = Diese Partie kann nicht analysiert werden.
analysis-cannot-help = Sie wurde nach Regeln gespielt, denen diese Version nicht mehr folgt; Ergebnis und Aufzeichnung sind noch da.
analysis-not-yet = Eine Partie wird analysiert, wenn sie zu Ende ist.
seconds-left = { $count ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $count } Sekunden
 }
win-chance = Gewinnchance
curve-stripes = Streifen
curve-lines = Linien
curve-points = Punkte
curve-stripes-help = die Breite eines Streifens ist die Gewinnchance dieser Person
curve-lines-help = die Gewinnchance jeder Person
curve-points-help = erwartete Punkte am Ende
round-number = Runde { $round }
who-decided-best = Wer am besten entschied
luck = Glück
decisions = Entscheidungen
points-of-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
accuracy = Genauigkeit
all-players = Alle Spieler
decisions-turning = Wendepunkte
decisions-mistakes = Fehler
decisions-all = Alle
decisions-help = Zahl: verschenkte Gewinnchance, in %
decisions-none = Keine dieser Art.
decisions-soon = Noch nicht beurteilt.
mark-best = bester
mark-good = gut
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
verdict-forced = { $name }: Es gab nur einen Zug
verdict-best = { $name }: der beste Zug
verdict-good = { $name }: ein guter Zug
verdict-inaccuracy = { $name }: eine Ungenauigkeit
verdict-mistake = { $name }: ein Fehler
verdict-blunder = { $name }: ein grober Fehler
verdict-chances = Gewinnchance { $played } statt { $best }.
verdict-chance = Gewinnchance { $played }.
better-was = Besser war: { $move }.
better-gain = { $chance } % Gewinnchance, { $points } erwartete Punkte.
try-it = Ausprobieren
try-from-here = Von hier weiterspielen
difference-from = Woher der Unterschied kommt, in erwarteten Punkten
verdict-error = 95 % solcher Schätzungen liegen innerhalb von ±{ $error } % Gewinnchance.
also-good = Auch gut:
verdict-luck = Das Glück veränderte dann die Chance von { $name } um { $luck } %.
previous-mistake = Voriger Fehler
next-mistake = Nächster Fehler
next-mistake-of-yours = Dein nächster Fehler
puzzles-none = Es gibt noch keine Rätsel.
puzzle-count = { $count } Rätsel
puzzle-level = Schwierigkeit
puzzle-level-all = Alle
puzzle-level-easy = Leicht
puzzle-level-medium = Mittel
puzzle-level-hard = Schwer
puzzle-rated = Wertung { $rating }
puzzle-find = Finde den besten Zug
puzzle-about = Wertung { $rating }, eine Partie zu { $seats }. Der erste Versuch zählt.
puzzle-rating = Deine Wertung: { $rating } ± { $error }
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste
puzzle-yours = { $move }: Das verschenkt mindestens { $loss } Gewinnchance.
puzzle-best = Der beste Zug: { $move }. Gewinnchance { $chance }.
puzzle-reason = Was er mehr bringt als der nächstbeste, in erwarteten Punkten
puzzle-next = Nächstes Rätsel
puzzle-kept = Deine ersten Versuche ergeben deine Wertung.
puzzle-kept-here = Dieser Browser merkt sich, was du gelöst hast; mit einem Konto bekommst du eine Wertung.
guess-whose = Wessen Züge
guess-what = Was hat { $name } hier getan?
guess-place = Entscheidung { $place } von { $count }.
guess-choose = Wähle einen Zug auf dem Spielplan.
guess-score = { $hits } von { $count } wie gespielt.
guess-given = Verschenkte Gewinnchance je Entscheidung: du { $own }, { $name } { $theirs }.
guess-skip = Überspringen
guess-next = Nächste Entscheidung
guess-hit = Genau so hat { $name } gespielt
guess-equal = So gut wie der Zug von { $name }
guess-better = Besser als der Zug von { $name }
guess-worse = { $name } hat etwas Besseres gefunden
guess-coach = Coach
guess-loss = verschenkt { $loss }
guess-chance = Gewinnchance nach dem besten Zug: { $chance }.
guess-end = Das war die letzte Entscheidung von { $name }.
guess-none = { $name } hatte nichts zu entscheiden.
eyes = Mit wessen Augen
eyes-decider = Wer gerade entscheidet
best-moves-of = Was { $name } tun könnte
best-moves-played = gespielt
best-moves-forced = Es gab nur einen Zug.

## People: finding, ranking, devices, channels

nav-more = Mehr
learn-game = { $game } lernen
puzzles-of = Rätsel zu { $game }
home-round = { $game ->
    [machu_picchu] Tag { $round } von { $rounds }
   *[other] Runde { $round } von { $rounds }
 }
last-move-ago = letzter Zug { $ago }
running-tables = Laufende Partien
unbegun-tables = Noch nicht begonnen
replay-of = Noch einmal ansehen: { $game }
analysis-of-game = Analyse: { $game }
ranking-active = Wer zuletzt gespielt hat
ranking-all-time = Aller Zeiten
ranking-year = Dieses Jahr aktiv
ranking-month = Diesen Monat aktiv
ranking-people-only = Nur Menschen
ranking-friends = Wem ich folge
nobody-in-scope = Auf diese Auswahl passt niemand.
last-games = Letzte Partien
here-now = jetzt da
rating-lately = { $from } bis { $to } in den letzten { $games } Partien
spread-of-ratings = Verteilung der Wertungen
spread-bar = { $people } von { $from } bis { $to }
provisional-help = Deine Wertung ist vorläufig: Sie steht hinter den gesicherten, bis sie sicherer ist.
points-to = Noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bis { $name }.
points-to-next = Noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bis zum nächsten Platz.
no-place-yet = Du hast noch keinen Platz: Spiel eine gewertete Partie.
no-place-without-account = In der Rangliste stehen Leute mit Konto.
find-rated = Gewertete Partie finden
change-this-month = { $change } in 30 Tagen
profile-overview = Überblick
curve-range = Gezeigter Zeitraum
curve-month = Monat
curve-year = Jahr
curve-all = Alles
qr-of-code = Derselbe Code als Bild
qr-help = Richte die Kamera des anderen Geräts auf das Bild oder tippe dort den Code ein.
claim-device = Auf diesem Gerät anmelden?
claim-device-help = Der Code kommt von einem Gerät, auf dem du angemeldet bist. Mach nur weiter, wenn es deins ist.
by-webhook = Meine Züge in Discord oder Slack
by-webhook-help = Bist du dran und nicht hier, erscheint eine Zeile in deinem Kanal. Leg in den Einstellungen des Kanals einen Webhook an und füge seine Adresse ein.
by-webhook-address = Adresse des Webhooks
by-webhook-mention = Wer erwähnt wird (freiwillig)
by-webhook-saved = Deine Züge werden ab jetzt dort gemeldet.
by-webhook-stop = Beenden
by-webhook-stopped = Dort wird nichts mehr gemeldet.

## Lobby

invitations = Einladungen
invited-by = { $name } lädt dich zu einem Spiel ein.
games = Spiele
tournaments = Turniere
rating = Wertung
player = Spieler
date = Datum
against = Gegen
how-many-players = Wie viele Spieler?
minutes = Minuten
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
invite-help = Verschicke diesen Link: Wer ihn hat, kann sich setzen.
invite-watch-help = Verschicke diesen Link: Wer ihn hat, kann zusehen.
link = Link
copy-link = Link kopieren

## Tisch

spectator = Zuschauer

## Frage und Optionen

undo-was-final = Bei deiner letzten Entscheidung hat der Zufall mitgespielt oder wurde etwas Verdecktes gezeigt; allein kannst du sie nicht zurücknehmen.
undo-others-moved = Seit deiner letzten Entscheidung haben andere entschieden; allein kannst du sie nicht zurücknehmen.
undo-refused-here = Jemand wollte weiterspielen. Nach der nächsten Entscheidung kannst du wieder fragen.
undo-nothing = Du hast noch nichts entschieden, was man zurücknehmen könnte.
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
chat-aside-help = Die Spieler lesen das erst nach dem Spiel.
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

## Ein Bildschirm für mehrere

curtain-title = { $name } ist dran
curtain-help = Gib den Bildschirm weiter. Sonst schaut niemand hin.
curtain-open = Ich bin { $name }

## Menü und Einstellungen

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
let-bot-play = Einen Bot weiterspielen lassen
leave-help = Ein Bot spielt deinen Platz, bis du wieder übernimmst, notfalls bis zum Ende.
concede-help = Du wirst Letzter, und ein Bot spielt deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
play-on = Weiterspielen
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

## Regeln und Hilfe

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

all-items = Alle Posten
where-points = Woher die Punkte kamen
points-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
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
wins-tie = { $name } gewinnt bei Gleichstand
shared-victory = { $names } teilen sich den Sieg
ending-conceded = Die anderen haben aufgegeben.
play-again = Noch einmal, gleiche Plätze
to-rematch = Zum neuen Spiel
watch-replay = Rückblick ansehen
save-record = Aufzeichnung sichern
look-at-board = Spielplan ansehen
back-to-lobby = Zurück zur Lobby

## Ablehnungen

refused-too-many-tables = Du hast viele Tische eröffnet. Warte ein Weilchen, bevor du den nächsten eröffnest.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-not-host = Das darf nur der Gastgeber.
refused-already-started = Das Spiel hat schon begonnen.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-open = Ein Platz ist noch frei.
refused-bad-seats = Das Spiel ist nicht für so viele Spieler.
refused-bad-option = Eine Option kann diesen Wert nicht haben.
refused-no-bot = Diesen Bot gibt es nicht.
refused-not-finished = Das Spiel ist noch nicht aus.
refused-not-watching = Du bist nicht an diesem Tisch.
refused-watching-many = Du siehst dir viele Tische zugleich an. Verlasse zuerst einen davon.
refused-not-found = Das gibt es nicht.
refused-bad-name = Dieser Name geht nicht.
refused-bot-name = So oder ganz ähnlich heißt ein Bot. Bitte wähle einen anderen Namen.
refused-name-taken = Dieser Name ist schon vergeben.
refused-bad-code = Dieser Code ist falsch, verbraucht oder zu alt.
refused-bad-address = Das ist keine E-Mail-Adresse.
refused-bad-webhook = Die Adresse eines Webhooks beginnt mit https://discord.com/api/webhooks/ oder https://hooks.slack.com/.
refused-bad-login = Konto oder Passwort ist falsch.
refused-bad-origin = Die Seite kommt von einem anderen Server. Bitte lade sie neu.
refused-account-needed = Dafür brauchst du ein Konto.
refused-tournament-full = Das Turnier ist voll.
refused-invite-only = Hier spielen nur Leute mit einem Konto, auf Einladung.

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
why-first = Möglich nach „{ $way }“.
why-implied = Darum geht es gerade bei deiner Wahl.
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
problem-can-be-ended = Ihr könnt es ohne Ergebnis beenden und die Aufzeichnung behalten.
problem-cannot-go-on = Das Spiel kann hier nicht weitergehen.
problem-cannot-begin = An diesem Tisch kann kein Spiel mehr beginnen; öffne einen neuen.
end-without-result = Spiel ohne Ergebnis beenden
ended-without-result = Dieses Spiel wurde ohne Ergebnis beendet.
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
prefer-summaries = Das Ende einer Runde wird gezeigt
summary-back = Zurück
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
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}, zusammen { $score }

## Die Werkstatt: die Seite

workshop = Werkstatt
refused-no-experiments = Dieser Server spielt keine Versuche.
refused-too-many-games = Das sind mehr Partien, als ein Versuch hier haben darf.
refused-workshop-busy = Ein Versuch läuft noch; warte, bis er fertig ist, oder halte ihn an.
nav-learn = Lernen
learn-task = Aufgabe { $task } von { $tasks }
learn-next-task = Nächste Aufgabe
learn-second-knot = Der zweite Knoten ist geknüpft.
learn-one-knot = Richtig; eine Antwort war noch besser und hätte einen zweiten Knoten geknüpft.
learn-again = Noch einmal mit anderen Zahlen
learn-play = Ein erstes Spiel spielen
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
coach-close = 1 und 2 liegen zu nah beieinander, um sie zu unterscheiden.
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
refused-coach-silent = Der Coach hat nicht geantwortet. Frag noch einmal.
analysis = Analyse
guess-move = Rate den Zug
rounds = Runden
result = Ergebnis
to-the-table = Zum Tisch
puzzles = Rätsel
puzzles-line = Rätsel: Finde den einen Zug, der viel besser ist als alle anderen.
puzzles-task = Finde den einen Zug, der viel besser ist als alle anderen.
puzzle-solve = Lösen

## Finding people

find-somebody = Jemanden finden
find-somebody-help = Wie fängt der Name an?
nobody-found = Kein Name fängt so an.
