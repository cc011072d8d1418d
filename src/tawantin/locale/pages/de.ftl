# Alle Seiten außer den Tischen: Ein Tisch lädt sie nicht.

## Turniere

tournament-new = Neues Turnier
tournaments-none = Es gibt noch kein Turnier.
tournaments-older = Ältere Turniere
tournaments-yours = Deine
tournaments-all = Alle Turniere
tournament-needs-account = Für Turniere brauchst du ein Konto: Lege oben rechts eines an.
tournament-title = Titel
tournament-form = Form
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-swiss-help = Jede Runde bringt zusammen, wer ähnlich steht; niemand trifft zweimal auf dieselben Gegner, solange es sich vermeiden lässt.
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
tournament-void = Ohne Ergebnis beendet: Alle daran haben spielfrei.
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
leave-for-good-help = Dein Name, dein Konto, deine Wertungen und alles, was du gesagt hast, werden entfernt, auch in den Partien anderer, wo ein ehemaliger Spieler bleibt. Wo du spielst, spielen Bots weiter. Das lässt sich nicht zurücknehmen.
leave-for-good-sure = Mein Konto endgültig löschen
invite-code = Code deiner Einladung
