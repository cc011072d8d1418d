# Wat er mis is met een onderdelenbestand van dit spel

complaint-word = { $file }: { $place } moet een eigen woord zijn.
complaint-no-good = { $file }: { $place } is niet de id van een goed.
complaint-districts-first = { $file }: { $place } moet eerst de productiewijken en tempels noemen.
complaint-two-districts = { $file }: { $place } moet twee wijken noemen, maar is { $value }.
complaint-itself = { $file }: { $place } verbindt een wijk met zichzelf.
complaint-apart = { $file }: { $place } verbinden { $one } niet met { $other }.
complaint-one-good = { $file }: { $place } moet precies één goed noemen.
complaint-other-kind = { $file }: { $place } zet iets in { $district }, een wijk van een andere soort.
complaint-stones = { $file }: { $place } zijn te weinig voor bonus_max van de tempels.
complaint-columns = { $file }: { $place } moeten de goederen met market = true zijn, elk één keer.
complaint-prices = { $file }: { $place } mogen geen stuk goedkoper aanbieden dan het te verkopen is.
complaint-bonus-field = { $file }: { $place } zegt niets over veld { $field }.
complaint-cards = { $file }: { $place } moeten genoeg voor alle spelers zijn, en hoogstens 60.
complaint-no-icon = { $file }: { $place } noemt { $icon }, dat beroep noch geestelijkheid is.
complaint-give-back = { $file }: { $place } moet één minder dan draw zijn.
