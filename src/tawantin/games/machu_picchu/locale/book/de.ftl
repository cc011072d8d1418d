# Die Prinzen von Machu Picchu: what is read beside the table: rules and lessons.

## Rules

rule-goal-title = Ziel
rule-goal = Dein Prinz geht durch die Stadt und setzt ihre Viertel in Gang; dein Läufer steigt den Inkapfad hinauf. Jeder Gipfel bringt eine geheime Opferkarte. Die Karten werten am Ende deine eigenen Inkas und Geistlichen. Entweder wird die Stadt gerettet, oder die Spanier erobern sie, und auch das Gold zählt.
rule-turn-title = Ein Zug
rule-turn =
    Geh umsonst in ein Nachbarviertel oder zahle ein Lama und reite in ein beliebiges anderes. Dann folgt die Aktion des Viertels. Oder bleib stehen und nimm eine Mondscheibe: Dann gibt es keine Aktion.
    In deinem allerersten Zug setzt du den Prinzen irgendwo ein. Beliebig viele Prinzen dürfen im selben Viertel stehen.
rule-day-title = Tag, Mondscheiben, Sonnenscheibe
rule-day = Der Tag endet mit der dritten Mondscheibe. Wer sie nimmt, bekommt die Sonnenscheibe; alle anderen haben noch einen Zug. Der letzte von ihnen nimmt den Mais des Mondes. Wer die Sonne hat, beginnt den nächsten Tag.
rule-production-title = Produktionsviertel
rule-production =
    Sie arbeiten einmal am Tag, solange etwas in ihnen liegt. Dein Prinz nimmt alles, was da liegt. Dann produzieren alle, die dort Inkas haben, mit dir beginnend: { $profession-farmer-produces-corn } Mais je Maisbauer, umsonst; sonst je Inka ein Stück für { $profession-herder-pay_corn } Mais.
    Wer Inkas ruhen lässt, kann das am selben Tag nicht nachholen.
rule-temples-title = Tempel der Sonne, des Pumas, des Kondors
rule-temples =
    Einmal am Tag, solange Steine dort liegen. Dein Prinz nimmt sie: { $temple-steps_per_stone } Schritte deines Läufers je Stein.
    Dann dürfen alle opfern, mit dir beginnend: ein Lama für jede eigene Scheibe dieser Art, jedes so viel wert wie die helle Zahl der Reihe.
rule-main-temple-title = Haupttempel
rule-main-temple = Steine wie in den anderen Tempeln. Dann dürfen alle bis zu fünf verschiedene Waren opfern, je eine Einheit, für { $temple-offering_steps_per_unit } Schritte je Einheit. Drei Mais sind eine Einheit.
rule-hiring-title = Hütte und Palast
rule-hiring = Nur du. In der Hütte des Wächters ein Maisbauer und ein Lamahirte, im Königspalast ein Cocapflanzer, ein Töpfer und ein Weber. Jeder kostet zwei verschiedene Waren und braucht eine Scheibe aus deinem Vorrat.
rule-clergy-title = Geistliche
rule-clergy = Eine Scheibe je Besuch: im Haus der Jungfrauen eine Jungfrau, im Haus der Priester ein Priester des Pumas oder des Kondors. Jede kostet vier Waren, zwei davon gleich. Mit jeder genommenen Scheibe sind Opfer dieser Art für alle einen Schritt weniger wert.
rule-market-title = Markt
rule-market =
    Zuerst darfst du einmal ein Stück aus einer Spalte nehmen oder eines aus der Bank dazulegen. Dann verkaufst und kaufst du Stück für Stück.
    Verkauft wird zum höchsten freien Preis, gekauft zum niedrigsten belegten. Ist eine Spalte voll, kauft die Bank für { $market-bank_sell_price }; ist sie leer, verkauft die Bank für { $market-bank_buy_price }. Was du verkauft hast, kannst du beim selben Besuch nicht kaufen, und umgekehrt.
rule-sundial-title = Sonnenuhr
rule-sundial = Schick einen deiner Inkas dorthin. Nachts kehrt er in den Vorrat zurück und bringt drei verschiedene Waren und drei Schritte.
rule-trail-title = Inkapfad
rule-trail = Felder 0 bis { $trail_bonus-last-to }. Wer die { $station-granary-field } erreicht oder überschreitet, bekommt { $station-granary-amount } Mais, bei der { $station-llama_stable-field } ein Lama, beides am Ende des Zuges. Auf der { $trail-summit }, dem Gipfel, ziehst du Karten und gehst mit den übrigen Schritten bei { $trail-wrap_to } weiter.
rule-cards-title = Opferkarten
rule-cards = Am Gipfel ziehst du { $card_draw-draw } und legst { $card_draw-give_back } von allen deinen Karten unter den Stapel. Jede Karte zeigt zwei Arten von Menschen und zählt { $scoring-points_per_match } Punkt für jeden Inka oder Geistlichen dieser Arten, den du am Ende hast. Die Zahl neben der Maske ist Gold. Ist der Stapel leer, bringt ein Gipfel { $card_draw-missed_draw_points } Punkte.
rule-night-title = Nacht
rule-night = Zuerst zahlen die Mondscheiben, vom Besitzer der Sonne an: Mais und Schritte umsonst, andere Waren nach Wunsch für { $moon_tile-moon_llama-pay_corn } Mais. Dann die Sonnenuhr. Dann kommt in jedes Viertel, das einmal am Tag arbeitet, ein Stein oder eine Einheit dazu, höchstens bis zwei.
rule-last-day-title = Tag 9
rule-last-day = Es folgt keine Nacht, darum zahlen Mondscheiben und Sonnenuhr sofort.
rule-end-title = Das Ende
rule-end = Die Stadt ist gerettet am Ende des Zuges oder der Nacht, in der die letzte Scheibe der Geistlichen genommen oder der Stapel leer wurde. Endet Tag { $time_track-last_day } vorher, erobern die Spanier sie.
rule-scoring-title = Wertung
rule-scoring =
    Die Karten, { $trail_bonus-1-points } Punkt für einen Läufer auf { $trail_bonus-1-from } bis { $trail_bonus-1-to }, { $trail_bonus-2-points } Punkte auf { $trail_bonus-2-from } bis { $trail_bonus-2-to }, { $card_draw-missed_draw_points } für jeden Gipfel ohne Karte.
    Nach einer Eroberung verdreifacht das meiste Gold die Punkte, das zweitmeiste verdoppelt sie. Auch der Platz des Läufers zählt als Gold. Bei Gleichstand entscheiden die Einheiten an Waren.

## Lessons

lesson-inca-title = Ein erster Inka
lesson-inca = Setze deinen freien Inka auf der Lamaweide ein, als Lamahirte.
lesson-inca-hint = Dann arbeitet er woanders; such die Lamas.
lesson-inca-right = Inkas leben in den fünf Produktionsvierteln und stellen dort Waren her.
lesson-walk-title = Gehen
lesson-walk = Geh zum Haupttempel, ohne etwas zu bezahlen.
lesson-walk-hint = Nicht so: zum Haupttempel, zu Fuß.
lesson-walk-right = Ein Gang führt über eine Grenze und kostet nichts.
lesson-ride-title = Reiten
lesson-ride = Die Maisterrassen sind weit weg. Komm in einem Zug dorthin.
lesson-ride-hint = Das führt woandershin. Dein Lama trägt den Prinzen überallhin.
lesson-ride-right = Ein Lama trägt den Prinzen in jedes andere Viertel.
lesson-produce-title = Produktion
lesson-produce = Dein Inka lebt hier. Lass ihn arbeiten.
lesson-produce-hint = Heute arbeitet er nicht noch einmal; ein Mais für Coca ist billig.
lesson-produce-right = Wer Inkas im Viertel hat, darf sie für Mais arbeiten lassen; Maisbauern arbeiten umsonst.
lesson-hire-title = Einstellen
lesson-hire = Du bist in der Hütte des Wächters. Stell einen Lamahirten ein.
lesson-hire-hint = Such den Lamahirten: Mais und Coca bezahlen ihn.
lesson-hire-right = Bauern und Hirten gibt es in der Hütte, die anderen im Palast; je Besuch einen von jedem.
lesson-sell-title = Verkaufen
lesson-sell = Verkaufe dein Tuch auf dem Markt.
lesson-sell-hint = Noch nicht: Klick das Tuch bei deinen Waren an.
lesson-sell-right = Jedes Stück, das in einer Spalte liegt, senkt ihren Preis.
lesson-adjust-title = Den Markt anpassen
lesson-adjust = Bevor du dein Lama verkaufst, mach es teurer: Nimm ein Lama vom Markt.
lesson-adjust-hint = Das hebt den Preis der Lamas nicht; nutze zuerst die Anpassung.
lesson-adjust-right = Ein Stück darf dazu oder weg, einmal, vor dem ersten Handel.
lesson-offer-title = Der Haupttempel
lesson-offer = Opfere eine Einheit einer Ware: Schritte für deinen Läufer: { $temple-offering_steps_per_unit }.
lesson-offer-hint = Ohne Opfer bleibt dein Läufer stehen.
lesson-offer-right = Alle dürfen verschiedene Waren opfern, je eine Einheit; Mais für eine Einheit: { $good-corn-unit_size }.
lesson-stay-title = Mondscheiben
lesson-stay = Bleib, wo du bist, und nimm die Mondscheibe mit Mais.
lesson-stay-hint = Bleib diesmal stehen und such die Scheibe mit Mais.
lesson-stay-right = Die dritte Mondscheibe beendet den Tag; wer sie nimmt, beginnt den nächsten.
lesson-moon-title = Nacht
lesson-moon = Es ist Nacht. Kauf das Lama deiner Mondscheibe.
lesson-moon-hint = Ein Lama für { $moon_tile-moon_llama-pay_corn } Mais ist ein guter Preis.
lesson-moon-right = Nachts zahlen die Mondscheiben: Mais und Schritte umsonst, andere Waren für Mais.
lesson-recruit-title = Priester
lesson-recruit = Du bist im Haus der Priester. Nimm einen Priester des Pumas auf.
lesson-recruit-hint = Du kannst einen bezahlen: zwei Tuch, Keramik und Coca.
lesson-recruit-right = Mit jeder Scheibe verliert die Reihe einen Schritt; sind alle vergeben, ist die Stadt gerettet.
lesson-sacrifice-title = Ein Opfer
lesson-sacrifice = Dein Priester ist im Tempel. Opfere ein Lama.
lesson-sacrifice-hint = Dein Läufer käme nicht voran; ein Lama ist hier viele Schritte wert.
lesson-sacrifice-right = Ein Lama je eigener Scheibe dieser Geistlichen; die Reihe sagt, wie viele Schritte es wert ist.
lesson-sundial-title = Die Sonnenuhr
lesson-sundial = Schick einen deiner Inkas zur Sonnenuhr.
lesson-sundial-hint = Ohne Inka bringt die Sonnenuhr nichts.
lesson-sundial-right = Nachts bringt er drei verschiedene Waren und drei Schritte und kehrt in den Vorrat zurück.
lesson-cards-title = Opferkarten
lesson-cards = Dein Läufer war am Gipfel. Behalte die Karte mit deinem Cocapflanzer: Gib eine andere zurück.
lesson-cards-hint = Das ist die, die deinen Cocapflanzer wertet.
lesson-cards-right = Am Ende wertet jede Karte die eigenen Inkas und Geistlichen ihrer zwei Arten.
lesson-first-title = Deine ersten Züge
lesson-first-1 = Dein erster Inka kostet nichts. Ein Maisbauer ist ein sicherer Anfang: Mais bezahlt alle anderen.
lesson-first-1-hint = Auch er arbeitet, aber ohne Mais sonst niemand. Wähle den Maisbauern.
lesson-first-1-right = Wann immer jemand die Maisterrasse arbeiten lässt, arbeitet dein Maisbauer mit.
lesson-first-2 = Nun dein Prinz: Stelle ihn auf die Maisterrasse, wo Mais liegt und dein Maisbauer arbeitet.
lesson-first-2-hint = Auch möglich; aber suche das Viertel, in dem dein eigener Inka arbeitet.
lesson-first-2-right = Frische Viertel geben dem Ersten, was in ihnen liegt; dann arbeiten alle Inkas dort.
lesson-first-3 = Alle waren an der Reihe. Geh zu einem Tempel: Seine Steine bringen deinen Läufer den Pfad hinauf.
lesson-first-3-hint = Auch möglich; aber geh diesmal zu einem der orangen Tempel neben dir.
lesson-first-3-right = Auf dem Gipfel zieht der Läufer eine Opferkarte: Sie sagt, wen du anwerben willst. Viel Glück!
