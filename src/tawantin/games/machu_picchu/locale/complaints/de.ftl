# Was an einer Komponentendatei dieses Spiels falsch ist

complaint-word = { $file }: { $place } muss ein eigenes Wort sein.
complaint-no-good = { $file }: { $place } ist nicht die id einer Ware.
complaint-districts-first = { $file }: { $place } muss zuerst die Produktionsviertel und Tempel aufzählen.
complaint-two-districts = { $file }: { $place } muss zwei Viertel nennen, ist aber { $value }.
complaint-itself = { $file }: { $place } verbindet ein Viertel mit sich selbst.
complaint-apart = { $file }: { $place } verbinden { $one } nicht mit { $other }.
complaint-one-good = { $file }: { $place } muss genau eine Ware nennen.
complaint-other-kind = { $file }: { $place } legt etwas in { $district }, ein Viertel anderer Art.
complaint-stones = { $file }: { $place } sind zu wenige für bonus_max der Tempel.
complaint-columns = { $file }: { $place } müssen die Waren mit market = true sein, jede einmal.
complaint-prices = { $file }: { $place } dürfen kein Stück billiger anbieten, als es sich verkaufen lässt.
complaint-bonus-field = { $file }: { $place } sagt nichts über Feld { $field }.
complaint-cards = { $file }: { $place } müssen für alle Spieler reichen und höchstens 60 sein.
complaint-no-icon = { $file }: { $place } nennt { $icon }, das weder Beruf noch Geistlichkeit ist.
complaint-give-back = { $file }: { $place } muss um eins kleiner als draw sein.
