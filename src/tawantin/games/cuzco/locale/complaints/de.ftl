# Was an einer Komponentendatei dieses Spiels falsch ist

complaint-triangles = { $file }: { $place } muss drei Feder- und drei Gebäudedreiecke haben.
complaint-bare = { $file }: { $place } lässt { $village } ohne Feder oder Punkte.
complaint-each-once = { $file }: { $place } muss jedes von { $triangles } einmal nennen.
complaint-deeds = { $file }: { $place } muss nennen, was man dort tut.
complaint-no-space = { $file }: { $place } hat keines für { $deed } zu { $seats }.
complaint-no-free-space = { $file }: { $place } hat zu { $seats } keines, auf dem jeder Würfel jederzeit liegen darf: nicht descending, für points oder exchange.
complaint-slots = { $file }: { $place } muss { $count } Plätze für { $colour } haben.
complaint-khipu = { $file }: { $place } muss mit { $count } Khipu beginnen.
complaint-market = { $file }: { $place } muss den Markt zu { $seats } genau füllen.
complaint-two-numbers = { $file }: { $place } müssen zwei verschiedene Zahlen sein.
complaint-god-cards = { $file }: { $place } hat zu wenige Götterkarten für { $seats } Spieler.
complaint-copies = { $file }: { $place } hat von einem Gott zu wenige Karten für { $seats } Spieler.
complaint-weaker = { $file }: { $place } darf mit wachsender Stärke nicht kleiner werden.
complaint-no-tile = { $file }: { $place } ist kein Personen-Plättchen.
complaint-tasks = { $file }: { $place } hat zu wenige für die { $drawn }, die zu { $seats } gezogen werden.
complaint-villages = { $file }: { $place } gibt { $triangles } { $count } Dörfer mit einer Feder { $feather }, nicht { $wanted }.
complaint-no-way = { $file }: { $place } gibt { $triangles }, Aufleger um { $turns } gedreht, keinen Weg { $road } nach { $place }.
