# Was an einer Komponentendatei dieses Spiels falsch ist

complaint-nobody = { $file }: { $place } muss mindestens 2 sein: Gegen niemanden kann man nicht bieten.
complaint-visits = { $file }: { $place } muss hier { $wanted } sein: Die Reihenfolge der Besuche steht fest.
complaint-rising = { $file }: { $place } muss von Karte zu Karte steigen.
complaint-four = { $file }: { $place } gäbe einem Spieler vier Karten mit dem Wert { $value }.
complaint-end-mark = { $file }: { $place } muss bis zur Endmarke { $mark } reichen.
complaint-spaces = { $file }: { $place } muss zusammen { $wanted } Felder haben, hat aber { $spaces }.
