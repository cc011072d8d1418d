# Die Prinzen von Machu Picchu: Aufforderungen, Protokoll, Hinweise, Regeln in Kürze, geführter erster Zug.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } Mais
amount-llama = { $count ->
    [one] 1 Lama
   *[other] { $count } Lamas
}
amount-coca = { $count } Coca
amount-pottery = { $count } Keramik
amount-cloth = { $count } Tuch
one-farmer = einen Maisbauern
one-herder = einen Lamahirten
one-coca-planter = einen Cocapflanzer
one-potter = einen Töpfer
one-weaver = einen Weber
one-virgin = eine Jungfrau
one-puma-priest = einen Priester des Pumas
one-condor-priest = einen Priester des Kondors
to-corn-terrace = zu den Maisterrassen
to-llama-pasture = zur Lamaweide
to-coca-plantation = zur Cocapflanzung
to-potters-quarter = ins Viertel der Töpfer
to-weavers-quarter = ins Viertel der Weber
to-temple-of-the-condor = zum Tempel des Kondors
to-temple-of-the-puma = zum Tempel des Pumas
to-temple-of-the-sun = zum Tempel der Sonne
to-main-temple = zum Haupttempel
to-guard-house = zur Hütte des Wächters
to-royal-palace = zum Königspalast
to-house-of-priests = zum Haus der Priester
to-house-of-virgins = zum Haus der Jungfrauen
to-central-plaza = zum Marktplatz
to-sundial = zur Sonnenuhr
of-seat = { $name } { $count }

## Prompts, by kind of action

prompt-first-inca = Wo arbeitet dein erster Inka?
prompt-first-inca-hint = Er kostet nichts. Alle beginnen mit einem.
prompt-place = Setze deinen Prinzen ein
prompt-place-hint = In ein beliebiges Stadtviertel; dessen Aktion folgt sofort.
prompt-walk = Ziehe deinen Prinzen
prompt-walk-hint = Geh in ein leuchtendes Viertel, reite, oder bleib stehen und nimm eine Mondscheibe.
prompt-ride = Wohin reiten?
prompt-ride-hint = In jedes andere Viertel, für { $cost }.
prompt-produce = { $name }: Wie viele Inkas arbeiten?
prompt-produce-hint = Jeder kostet Mais. Heute arbeiten sie nicht noch einmal.
prompt-sacrifice = { $name }: Wie viele Lamas?
prompt-sacrifice-hint = { $steps } Schritte je Lama; ein Lama für jeden deiner Geistlichen hier.
prompt-offer = Was opferst du?
prompt-offer-hint = Verschiedene Waren, je eine Einheit; { $steps } Schritte je Einheit.
prompt-hire = Wen stellst du ein?
prompt-hire-hint = Von jedem Beruf einen; sie kommen in ihr eigenes Viertel.
prompt-recruit = Wen nimmst du auf?
prompt-recruit-hint = Eine Scheibe je Besuch. Der Wert ihrer Reihe sinkt für alle.
prompt-sell = Verkaufen und kaufen
prompt-sell-hint = Klick deine Waren zum Verkaufen, eine Spalte des Marktes zum Kaufen. Jede Ware geht je Besuch nur in eine Richtung.
prompt-buy = Waren kaufen
prompt-buy-hint = Klick eine Spalte des Marktes; jedes Stück kostet den niedrigsten belegten Preis.
prompt-market-remove = Welche Spalte ändern?
prompt-market-remove-hint = Einmal, vor dem Handeln: ein Stück vom Markt nehmen oder eines aus der Bank darauflegen.
prompt-market-add = Welche Spalte ändern?
prompt-market-add-hint = Einmal, vor dem Handeln: ein Stück vom Markt nehmen oder eines aus der Bank darauflegen.
prompt-send = Einen Inka zur Sonnenuhr schicken?
prompt-send-hint = Nachts bringt er drei verschiedene Waren und drei Schritte und kehrt in deinen Vorrat zurück.
prompt-sundial-goods = Welche drei Waren?
prompt-sundial-goods-hint = Die Sonnenuhr gibt je eine Einheit von drei verschiedenen Waren.
prompt-give-back = Welche Karte kommt unter den Stapel?
prompt-give-back-hint = { $left ->
    [one] Eine Karte geht zurück, alt oder neu.
   *[other] { $left } Karten gehen zurück, alt oder neu.
}
prompt-moon-buy = { $name }
fold-good-llama = Für ein Lama reiten
fold-adjust = Markt verändern

## Actions

action-first-inca = Setze { $who } ein
action-place = Geh { $to }
action-walk = Geh { $to }
action-ride = Reite { $to }, { $cost }
action-stay = Bleib stehen: { $moon_tile }
action-produce = { $a1 ->
    [0] Ruhen lassen
   *[other] { $goods } für { $paid }
}
action-sacrifice = { $a1 ->
    [0] Lamas behalten
   *[other] { $goods }: { $steps } Schritte
}
action-offer = Opfere { $goods }
action-offer-done = Opfer beenden
action-hire = Stell { $who } ein: { $cost }
action-hire-done = Fertig
action-recruit = Nimm { $who } auf: { $cost }
action-recruit-none = Niemanden aufnehmen
action-market-remove = { $goods } wegnehmen
action-market-add = { $goods } dazulegen
action-sell = Verkaufe { $goods } für { $price }
action-buy = Kaufe { $goods } für { $price }
action-market-done = Markt verlassen
action-send = Schick { $who }
action-send-none = Niemanden schicken
action-give-back = Zurück: { $card }
action-moon-buy = Bezahlen und nehmen
action-moon-decline = Verzichten
action-sundial-goods = Nimm { $goods }

## Names and tooltips

market-of = Markt: { $good }
market-state = { $pieces } Stück; Verkauf für { $sell }, Kauf für { $buy }
tip-district-corn-terrace = Nimm den Mais, der hier liegt. Dann bringt jeder Maisbauer aller Spieler 3 Mais.
tip-district-llama-pasture = Nimm die Lamas, die hier stehen. Dann kann jeder Lamahirte für 1 Mais ein Lama liefern.
tip-district-coca-plantation = Nimm die Coca, die hier liegt. Dann kann jeder Cocapflanzer für 1 Mais eine Coca liefern.
tip-district-potters-quarter = Nimm die Keramik, die hier liegt. Dann kann jeder Töpfer für 1 Mais eine Keramik liefern.
tip-district-weavers-quarter = Nimm das Tuch, das hier liegt. Dann kann jeder Weber für 1 Mais ein Tuch liefern.
tip-district-temple-of-the-sun = 3 Schritte je Stein. Dann können alle mit ihren Jungfrauen Lamas opfern.
tip-district-temple-of-the-puma = 3 Schritte je Stein. Dann können alle mit ihren Priestern des Pumas Lamas opfern.
tip-district-temple-of-the-condor = 3 Schritte je Stein. Dann können alle mit ihren Priestern des Kondors Lamas opfern.
tip-district-main-temple = 3 Schritte je Stein. Dann können alle verschiedene Waren opfern, 2 Schritte je Einheit.
tip-district-guard-house = Stell einen Maisbauern (1 Lama, 1 Keramik) und einen Lamahirten (3 Mais, 1 Coca) ein.
tip-district-royal-palace = Stell einen Cocapflanzer (Keramik, Tuch), einen Töpfer (Coca, Tuch) und einen Weber (Coca, Keramik) ein.
tip-district-house-of-priests = Nimm einen Priester des Pumas oder des Kondors auf.
tip-district-house-of-virgins = Nimm eine Jungfrau auf.
tip-district-central-plaza = Verkaufe und kaufe Lamas, Coca, Keramik und Tuch gegen Mais.
tip-district-sundial = Schick einen Inka: Nachts bringt er drei verschiedene Waren und drei Schritte.
tip-moon-tile = Bleib stehen und nimm sie; sie zahlt nachts. Die dritte Scheibe beendet den Tag.
tip-clergy-virgin = Kosten: 2 Keramik, 1 Coca, 1 Tuch. Sie opfern im Tempel der Sonne; die helle Zahl sind die Schritte je Lama.
tip-clergy-puma-priest = Kosten: 2 Tuch, 1 Keramik, 1 Coca. Sie opfern im Tempel des Pumas; die helle Zahl sind die Schritte je Lama.
tip-clergy-condor-priest = Kosten: 2 Coca, 1 Keramik, 1 Tuch. Sie opfern im Tempel des Kondors; die helle Zahl sind die Schritte je Lama.
tip-market = Verkauft wird zum höchsten freien Preis, gekauft zum niedrigsten belegten.
tip-station-granary = Wer ihn erreicht oder überschreitet, bekommt am Ende des Zuges 3 Mais.
tip-station-llama-stable = Wer ihn erreicht oder überschreitet, bekommt am Ende des Zuges ein Lama.
tip-piece-summit = Zieh drei Karten, gib zwei aus der ganzen Hand zurück und geh bei 0 weiter.
tip-piece-sun-tile = Bekommt, wer die dritte Mondscheibe des Tages nimmt. Alle anderen haben noch einen Zug; ihr Besitzer beginnt den nächsten Tag.
tip-piece-deck = Jede Karte zählt 1 Punkt für jeden eigenen Inka oder Geistlichen ihrer zwei Arten. Ist der Stapel leer, ist die Stadt gerettet.
tip-piece-time-track = Nach dem letzten Tag kommen die Spanier. Wer den Tag beendet, nimmt den Mais seines Mondes.
held-by = bei { $name }
district-bonus = { $bonus ->
    [0] heute nichts mehr da
   *[other] liegt da: { $bonus }
}
district-steps = je { $steps } Schritte
district-incas = Inkas: { $names }
district-princes = hier: { $names }
clergy-state = noch { $left }, { $value } Schritte je Lama
deck-left = noch { $count }
deck-own = deine an Stelle { $place }: { $card }

## Log, by event

log-game-begun = { $start_player } beginnt.
log-card-dealt = { $known ->
    [yes] { $seat } bekommt eine Karte: { $which }.
   *[no] { $seat } bekommt eine Karte.
}
log-first-inca-placed = { $seat } setzt { $who } ein.
log-turn-begun = { $seat } ist am Zug.
log-prince-moved = { $way ->
    [ride] { $seat } zahlt { $cost } und reitet { $to }.
    [place] { $seat } beginnt und geht { $to }.
   *[walk] { $seat } geht { $to }.
}
log-moon-tile-taken = { $seat } bleibt stehen und nimmt eine Scheibe: { $tile }.
log-sun-tile-taken = { $seat } nimmt die Sonnenscheibe: noch ein Zug für alle anderen.
log-bonus-taken = { $seat } nimmt { $goods }.
log-stones-taken = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}: { $steps } Schritte.
log-nothing-left = Dort ist heute nichts mehr zu holen.
log-produced = { $incas ->
    [0] { $seat } lässt die Inkas ruhen.
   *[other] { $free ->
        [yes] { $seat } erntet { $goods }.
       *[no] { $seat } zahlt { $paid } und bekommt { $goods }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } behält die Lamas.
   *[other] { $seat } opfert { $goods }: { $steps } Schritte.
}
log-offered = { $seat } opfert { $goods }.
log-offering-made = { $units ->
    [0] { $seat } opfert nichts.
    [one] { $seat } opfert 1 Einheit: { $steps } Schritte.
   *[other] { $seat } opfert { $units } Einheiten: { $steps } Schritte.
}
log-inca-hired = { $seat } stellt { $who } für { $paid } ein.
log-clergy-recruited = { $seat } nimmt { $who } für { $paid } auf: Wert jetzt { $value }.
log-market-adjusted = { $way ->
    [on] { $seat } legt { $goods } auf den Markt.
   *[off] { $seat } nimmt { $goods } vom Markt.
}
log-good-sold = { $seat } verkauft { $goods } für { $price }.
log-good-bought = { $seat } kauft { $goods } für { $price }.
log-inca-sent = { $seat } schickt { $who } zur Sonnenuhr.
log-sundial-rewarded = { $seat } bekommt { $goods } von der Sonnenuhr.
log-scout-moved = Der Läufer von { $seat } geht { $steps } Schritte auf Feld { $field }.
log-station-reached = { $seat } kommt am { $station } vorbei: { $goods } am Ende des Zuges.
log-trail-reward-paid = { $seat } bekommt { $goods } vom Inkapfad.
log-cards-drawn = { $known ->
    [yes] { $seat } erreicht den Gipfel und zieht: { $which }.
   *[no] { $seat } erreicht den Gipfel, zieht { $count } und gibt { $give_back } zurück.
}
log-returned-card-drawn = { $seat } hat eine Karte gezogen, die du zurückgegeben hattest: { $which }.
log-card-given-back = { $known ->
    [yes] { $seat } gibt zurück: { $which }.
   *[no] { $seat } gibt eine Karte zurück.
}
log-draw-missed = { $seat } erreicht den Gipfel, aber der Stapel ist leer: { $points } Punkte.
log-time-corn-taken = { $seat } beendet den Tag und nimmt { $goods }.
log-night-fell = Nacht { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } lässt die Scheibe ungenutzt: { $tile }.
   *[other] { $free ->
        [yes] { $seat } bekommt { $goods } ({ $tile }).
       *[no] { $seat } zahlt { $paid } für { $goods } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } geht { $steps } Schritte ({ $tile }).
log-bonus-laid = In der Stadt liegen neue Waren und Steine.
log-day-begun = Tag { $day }
log-hand-revealed = { $seat } zeigt: { $which }. Gold: { $gold }.
log-game-ended = { $ending }. { $reason ->
    [clergy_complete] Alle Geistlichen sind aufgenommen.
    [deck_empty] Der Stapel ist leer.
   *[last_day_over] Der letzte Tag ist vorbei.
}

## Board, seats, tray

plate-steps = je { $steps }
plate-each = je { $steps }
plate-hire = Inkas
plate-recruit = Klerus
plate-trade = handeln
market-title = Markt: Preis in Mais
day-of = Tag { $day } von { $days }
night-of = Nacht nach Tag { $day }
day-closes = { $name } hat die Sonne: letzte Züge des Tages
moons-of = { $taken } von { $ends } Mondscheiben genommen
incas-of = { $count } von { $total }
incas-in-city = Inkas in der Stadt
cards-in-hand = Karten
moon-tiles-held = Mondscheiben
status-active = Am Zug
your-goods = Deine Waren
good-state = { $name }: { $count }
your-incas = Deine Inkas
inca-state = { $name }: { $count }. Kosten: { $cost }
incas-supply = { $count } im Vorrat
your-cards = Opferkarten
worth-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold
card-state = { $name }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold
card-points = { $points } SP
end-title = Wie nah ist das Ende?
end-clergy = Geistliche
end-deck = Stapel
end-days = Tage
end-help = Alle Geistlichen oder ein leerer Stapel retten die Stadt: Die Punkte zählen, wie sie sind. Sind vorher die Tage um, vervielfacht das Gold sie mit 3, 2 oder 1.

## Score

item-farmer = Maisbauern
item-herder = Lamahirten
item-coca-planter = Cocapflanzer
item-potter = Töpfer
item-weaver = Weber
item-virgin = Jungfrauen
item-puma-priest = Priester des Pumas
item-condor-priest = Priester des Kondors
item-trail = Läufer auf dem Inkapfad
item-missed-draws = Gipfel ohne Karte
item-gold = Gold

## Rules in short

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
    Sie arbeiten einmal am Tag, solange etwas in ihnen liegt. Dein Prinz nimmt alles, was da liegt. Dann produzieren alle, die dort Inkas haben, mit dir beginnend: 3 Mais je Maisbauer, umsonst; sonst je Inka ein Stück für 1 Mais.
    Wer Inkas ruhen lässt, kann das am selben Tag nicht nachholen.
rule-temples-title = Tempel der Sonne, des Pumas, des Kondors
rule-temples =
    Einmal am Tag, solange Steine dort liegen. Dein Prinz nimmt sie: 3 Schritte deines Läufers je Stein.
    Dann dürfen alle opfern, mit dir beginnend: ein Lama für jede eigene Scheibe dieser Art, jedes so viel wert wie die helle Zahl der Reihe.
rule-main-temple-title = Haupttempel
rule-main-temple = Steine wie in den anderen Tempeln. Dann dürfen alle bis zu fünf verschiedene Waren opfern, je eine Einheit, für 2 Schritte je Einheit. Drei Mais sind eine Einheit.
rule-hiring-title = Hütte und Palast
rule-hiring = Nur du. In der Hütte des Wächters ein Maisbauer und ein Lamahirte, im Königspalast ein Cocapflanzer, ein Töpfer und ein Weber. Jeder kostet zwei verschiedene Waren und braucht eine Scheibe aus deinem Vorrat.
rule-clergy-title = Geistliche
rule-clergy = Eine Scheibe je Besuch: im Haus der Jungfrauen eine Jungfrau, im Haus der Priester ein Priester des Pumas oder des Kondors. Jede kostet vier Waren, zwei davon gleich. Mit jeder genommenen Scheibe sind Opfer dieser Art für alle einen Schritt weniger wert.
rule-market-title = Markt
rule-market =
    Zuerst darfst du einmal ein Stück aus einer Spalte nehmen oder eines aus der Bank dazulegen. Dann verkaufst und kaufst du Stück für Stück.
    Verkauft wird zum höchsten freien Preis, gekauft zum niedrigsten belegten. Ist eine Spalte voll, kauft die Bank für 3; ist sie leer, verkauft die Bank für 6. Was du verkauft hast, kannst du beim selben Besuch nicht kaufen, und umgekehrt.
rule-sundial-title = Sonnenuhr
rule-sundial = Schick einen deiner Inkas dorthin. Nachts kehrt er in den Vorrat zurück und bringt drei verschiedene Waren und drei Schritte.
rule-trail-title = Inkapfad
rule-trail = Felder 0 bis 19. Wer die 7 erreicht oder überschreitet, bekommt 3 Mais, bei der 13 ein Lama, beides am Ende des Zuges. Auf der 20, dem Gipfel, ziehst du Karten und gehst mit den übrigen Schritten bei 0 weiter.
rule-cards-title = Opferkarten
rule-cards = Am Gipfel ziehst du drei und legst zwei von allen deinen Karten unter den Stapel. Jede Karte zeigt zwei Arten von Menschen und zählt 1 Punkt für jeden Inka oder Geistlichen dieser Arten, den du am Ende hast. Die Zahl neben der Maske ist Gold. Ist der Stapel leer, bringt ein Gipfel 3 Punkte.
rule-night-title = Nacht
rule-night = Zuerst zahlen die Mondscheiben, vom Besitzer der Sonne an: Mais und Schritte umsonst, andere Waren nach Wunsch für 1 Mais. Dann die Sonnenuhr. Dann kommt in jedes Viertel, das einmal am Tag arbeitet, ein Stein oder eine Einheit dazu, höchstens bis zwei.
rule-last-day-title = Tag 9
rule-last-day = Es folgt keine Nacht, darum zahlen Mondscheiben und Sonnenuhr sofort.
rule-end-title = Das Ende
rule-end = Die Stadt ist gerettet am Ende des Zuges, in dem die fünfzehnte Scheibe der Geistlichen genommen oder der Stapel leer wurde. Endet Tag 9 vorher, erobern die Spanier sie.
rule-scoring-title = Wertung
rule-scoring =
    Die Karten, 1 Punkt für einen Läufer auf 7 bis 12, 2 Punkte auf 13 bis 19, 3 für jeden Gipfel ohne Karte.
    Nach einer Eroberung verdreifacht das meiste Gold die Punkte, das zweitmeiste verdoppelt sie. Auch der Platz des Läufers zählt als Gold. Bei Gleichstand entscheiden die Einheiten an Waren.

## Guided first turn

guide-welcome-title = Willkommen in Machu Picchu
guide-welcome = Fünfzehn Viertel, durch gepflasterte Wege verbunden. Links der Inkapfad, rechts oben die Geistlichen, darunter der Markt. Zeig auf irgendetwas, um zu lesen, was es tut.
guide-inca-title = Dein erster Inka
guide-inca = Wähl eines der fünf grünen Viertel. Immer wenn jemand es in Gang setzt, arbeitet auch dein Inka. Ein Maisbauer bringt Mais, und Mais bezahlt alle anderen: ein sicherer Anfang.
guide-prince-title = Dein Prinz
guide-prince = Im ersten Zug setzt du ihn irgendwo ein. Frische Viertel geben, was in ihnen liegt, dem, der zuerst kommt. Später gehst du die Wege entlang, reitest für ein Lama, oder bleibst stehen und nimmst eine Mondscheibe.
guide-scout-title = Dein Läufer
guide-scout = Tempel bringen den Läufer den Pfad hinauf. Unterwegs sammelt er Mais und ein Lama, auf dem Gipfel eine Opferkarte. Dann beginnt er unten von vorn.
guide-cards-title = Wofür du spielst
guide-cards = Deine Karte zeigt zwei Arten von Menschen. Jeder davon, den du am Ende hast, ist ein Punkt. Stell also ein, wen deine Karten wollen, und behalte Karten, die passen.
guide-day-title = Kurze Tage, lange Tage
guide-day = Die dritte Mondscheibe beendet den Tag. Nimm eine, wenn nichts Gutes in Reichweite ist, oder wenn die anderen noch etwas vorhaben.
guide-end-title = Zwei Enden
guide-end = Alle Geistlichen genommen oder der Stapel leer: Die Stadt ist gerettet. Sonst entscheidet nach Tag 9 das Gold. Behalte die Balken links im Auge. Viel Glück!
