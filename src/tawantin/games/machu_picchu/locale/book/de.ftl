# Die Prinzen von Machu Picchu: what is read beside the table: rules, lessons, why not.

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
lesson-inca = Setze deinen kostenlosen Inka auf der Lamaweide ein, als Lamahirten.
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
lesson-hire-hint = Such den Lamahirten: Er kostet Mais und Coca.
lesson-hire-right = Maisbauern und Lamahirten gibt es in der Hütte, die anderen im Palast; je Besuch einen von jedem.
lesson-sell-title = Verkaufen
lesson-sell = Verkaufe dein Tuch auf dem Markt.
lesson-sell-hint = Noch nicht: Klick das Tuch bei deinen Waren an.
lesson-sell-right = Jedes Stück, das in einer Spalte liegt, senkt ihren Preis.
lesson-adjust-title = Den Markt anpassen
lesson-adjust = Bevor du dein Lama verkaufst, mach es teurer: Nimm ein Lama vom Markt.
lesson-adjust-hint = Das hebt den Preis der Lamas nicht; nutze zuerst die Anpassung.
lesson-adjust-right = Ein Stück darf dazu oder weg, einmal, vor dem ersten Handel.
lesson-offer-title = Der Haupttempel
lesson-offer = Opfere eine Einheit einer Ware, für { $temple-offering_steps_per_unit } Schritte deines Läufers.
lesson-offer-hint = Ohne Opfer bleibt dein Läufer stehen.
lesson-offer-right = Alle dürfen verschiedene Waren opfern, je eine Einheit; eine Einheit Mais sind { $good-corn-unit_size }.
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
lesson-first-1-right = Wann immer jemand die Maisterrassen arbeiten lässt, arbeitet dein Maisbauer mit.
lesson-first-2 = Nun dein Prinz: Stelle ihn auf die Maisterrassen, wo Mais liegt und dein Maisbauer arbeitet.
lesson-first-2-hint = Auch möglich; aber suche das Viertel, in dem dein eigener Inka arbeitet.
lesson-first-2-right = Frische Viertel geben dem Ersten, was in ihnen liegt; dann arbeiten alle Inkas dort.
lesson-first-3 = Alle waren an der Reihe. Geh zu einem Tempel: Seine Steine bringen deinen Läufer den Pfad hinauf.
lesson-first-3-hint = Auch möglich; aber geh diesmal zu einem der orangen Tempel neben dir.
lesson-first-3-right = Auf dem Gipfel zieht der Läufer eine Opferkarte: Sie sagt, wen du einstellen willst. Viel Glück!

## Why not: reasons, what would help, what holds already

reason-first-inca-now = Zuerst setzt jeder einen Inka ein, ohne zu bezahlen.
reason-prince-first = Jetzt zieht dein Prinz, oder er bleibt und du nimmst eine Mondscheibe.
reason-work-now = Sag zuerst, wie viele deiner Inkas arbeiten: { $place }.
reason-sacrifice-now = Sag zuerst, wie viele Lamas du opferst.
reason-offer-now = Beende zuerst dein Opfer im Haupttempel.
reason-hire-now = Du stellst gerade Inkas ein; beende das zuerst.
reason-recruit-now = Entscheide zuerst, wen du aufnimmst, oder niemanden.
reason-trade-now = Du bist auf dem Markt; verlass ihn zuerst.
reason-service-now = Entscheide zuerst, ob ein Inka an der Sonnenuhr dient.
reason-goods-now = Wähle zuerst die Waren, die dir die Sonnenuhr gibt.
reason-card-back-now = Dein Läufer ist auf dem Gipfel: Zuerst { $cards ->
    [1] kommt 1 Karte
   *[other] kommen { $cards } Karten
} unter den Stapel.
reason-tile-now = Entscheide zuerst, ob du für „{ $tile }“ zahlst.
reason-work-later = Inkas arbeiten, wenn ein Prinz in ihr Viertel kommt.
reason-sacrifice-later = Lamas werden geopfert, wenn ein Prinz in einen Tempel mit Steinen kommt.
reason-offer-later = Waren werden geopfert, wenn ein Prinz in den Haupttempel mit Steinen kommt.
reason-card-back-later = Karten kommen nur unter den Stapel, wenn dein Läufer den Gipfel erreicht.
reason-tile-later = Mondscheiben zahlen in der Nacht, am letzten Tag sofort.
reason-goods-later = Die Sonnenuhr zahlt in der Nacht für die Inkas, die dort dienen.
reason-hired-at = { $profession }: wird eingestellt, wenn dein Prinz hierher kommt: { $place }.
reason-recruited-at = { $clergy }: Aufnahme, wenn dein Prinz hierher kommt: { $place }.
reason-traded-at = Gehandelt wird, wenn dein Prinz auf den Marktplatz kommt.
reason-sent-at = Ein Inka geht zur Sonnenuhr, wenn dein Prinz dorthin kommt.
reason-first-inca-placed = Dein kostenloser Inka ist eingesetzt; alle weiteren werden eingestellt.
reason-prince-is-placed = Dein Prinz ist schon in der Stadt: { $place }.
reason-place-first = In deinem ersten Zug wird der Prinz eingesetzt, in ein beliebiges Viertel.
reason-only-staying = Nach { $turns } Zügen am Tag bleiben alle stehen, bis zur dritten Mondscheibe.
reason-prince-is-there = Dein Prinz ist schon dort.
reason-not-next = Dein Prinz steht nicht daneben ({ $place }), es sind { $steps } Schritte.
reason-no-llama-to-ride = Reiten kostet { $need } Lama, und du hast { $have }.
reason-tile-taken = { $seat } hat diese Mondscheibe heute genommen.
reason-too-few-incas = { $place }: Dafür bräuchtest du { $need } Inkas dort und hast { $have }.
reason-work-too-dear = Das kostet { $need } Mais, und du hast { $have }.
reason-work-bank-short = { $good }: Die Bank müsste { $need } geben und hat { $have }.
reason-too-few-clergy = { $clergy }: ein Lama je Scheibe; dafür bräuchtest du { $need } und hast { $have }.
reason-too-few-llamas = Dafür brauchst du { $need } Lamas und hast { $have }.
reason-good-is-offered = Jede Ware wird einmal geopfert, und diese liegt schon dort: { $good }.
reason-no-unit-to-offer = { $good }: Eine Einheit sind { $need }, und du hast { $have }.
reason-hired-already = Je Besuch einer von jedem Beruf, und den hast du schon: { $profession }.
reason-no-disc = Einstellen braucht { $need } Inka aus deinem Vorrat, und dort sind { $have }.
reason-hire-too-dear = { $good }: Der Preis ist { $need }, und du hast { $have }.
reason-row-is-empty = { $clergy }: Alle { $taken } Scheiben sind vergeben.
reason-recruit-too-dear = { $good }: Diese Scheibe kostet { $need }, und du hast { $have }.
reason-adjusted-once = Der Markt wird einmal je Besuch angepasst, und das hast du getan.
reason-adjust-before-trade = Der Markt wird vor dem ersten Handel angepasst, und du hast gehandelt.
reason-column-is-empty = In dieser Spalte liegt nichts: { $good }.
reason-column-is-full = { $good }: Die Spalte ist mit { $pieces } Stück voll.
reason-market-bank-empty = Die Bank hat davon nichts mehr: { $good }.
reason-nothing-to-sell = { $good }: Zum Verkaufen brauchst du { $need } und hast { $have }.
reason-bank-cannot-pay = Die Bank müsste { $need } Mais zahlen und hat { $have }.
reason-sold-not-bought = Du hast sie in diesem Besuch verkauft; jede Ware geht nur in eine Richtung: { $good }.
reason-bought-not-sold = Du hast sie in diesem Besuch gekauft; jede Ware geht nur in eine Richtung: { $good }.
reason-turned-once = In einem Besuch darf eine Ware nur einmal die Richtung wechseln: { $good }.
reason-buy-too-dear = Es kostet jetzt { $need } Mais, und du hast { $have }.
reason-no-such-inca = { $profession }: Du brauchst { $need } in der Stadt und hast { $have }.
reason-sundial-bank-short = { $good }: Eine Einheit sind { $need }, und die Bank hat { $have }.
reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
reason-other-tile-now = Eine Scheibe nach der anderen; jetzt ist es diese: { $tile }.
reason-tile-not-yours = Diese Mondscheibe hast du nicht: { $tile }.
met-incas = Dort arbeiten genug Inkas.
met-paid = Du kannst es bezahlen.
met-bank = Die Bank hat genug.
met-clergy = Du hast genug Geistliche.
met-llamas = Du hast genug Lamas.
met-disc = In deinem Vorrat liegt eine Scheibe.
help-go-there = Du kannst jetzt mit deinem Prinzen dorthin gehen.
help-stay-instead = Wer nicht zieht, nimmt eine Mondscheibe.
help-ride-there = Ein Lama trägt ihn dorthin.
help-hire-more = Weitere gibt es in der Hütte des Wächters und im Königspalast.
help-recruit-more = Weitere gibt es im Haus der Priester und im Haus der Jungfrauen.
help-send-one-back = Ein Inka, der an der Sonnenuhr gedient hat, kehrt in den Vorrat zurück.

## Kinds of moves, in reports

move-first-inca = Ersten Inka einsetzen
move-place = Prinzen einsetzen
move-walk = In ein Viertel gehen
move-ride = In ein Viertel reiten
move-stay = Für eine Mondscheibe stehen bleiben
move-produce = Inkas arbeiten lassen
move-sacrifice = Über Lamaopfer entscheiden
move-offer = Ware opfern
move-offer-done = Opfer beenden
move-hire = Inka einstellen
move-hire-done = Einstellen beenden
move-recruit = Priester oder Jungfrau aufnehmen
move-recruit-none = Niemanden aufnehmen
move-market-remove = Stück vom Markt nehmen
move-market-add = Stück auf den Markt legen
move-sell = Ware verkaufen
move-buy = Ware kaufen
move-market-done = Markt verlassen
move-send = Inka zur Sonnenuhr schicken
move-send-none = Niemanden schicken
move-give-back = Karte zurückgeben
move-moon-buy = Mondscheibe bezahlen
move-moon-decline = Auf eine Mondscheibe verzichten
move-sundial-goods = Waren an der Sonnenuhr nehmen
