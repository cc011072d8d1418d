# Alle pagina’s behalve de tafels: een tafel laadt ze niet.

## Toernooien

tournament-new = Nieuw toernooi
tournaments-none = Er is nog geen toernooi.
tournaments-older = Oudere toernooien
tournaments-yours = Van jou
tournaments-all = Alle toernooien
tournament-needs-account = Voor toernooien heb je een account nodig: maak er rechtsboven een aan.
tournament-title = Titel
tournament-form = Vorm
tournament-swiss = Zwitsers systeem
tournament-round-robin = Iedereen tegen iedereen
tournament-swiss-help = Elke ronde brengt samen wie er ongeveer gelijk voor staat; niemand treft twee keer dezelfde tegenstander zolang dat te vermijden is.
tournament-round-robin-help = Zoveel rondes tot iedereen elkaar heeft getroffen. Hoogstens 32 spelers.
tournament-seats = Spelers aan een tafel
tournament-rounds = Rondes
tournament-fill = Als de tafels niet vol raken
tournament-fill-bots = Bots vullen ze aan
tournament-fill-bye = Enkelen slaan een ronde over
tournament-level = Sterkte van deze bots
tournament-most = Hoeveel er mogen meedoen
tournament-join-too = Ik doe mee.
tournament-listed-help = Iedereen kan het vinden; anders alleen wie de link heeft.
tournament-make = Toernooi maken
tournament-so-far = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
tournament-round-of = Ronde { $round } van { $rounds }
tournament-round-plain = Ronde { $round }
tournament-open = Open
tournament-finished = Afgelopen
tournament-cancelled = Afgelast
tournament-won-by = Gewonnen door { $name }
tournament-join = Meedoen
tournament-come-back = Weer meedoen
tournament-withdraw = Terugtrekken
tournament-withdraw-help = Aan je tafel speelt een bot verder en je wordt niet meer ingedeeld.
tournament-begin = Beginnen
tournament-begin-help = Het begint als jij het zegt, vanaf twee spelers.
tournament-cancel = Afgelasten
tournament-cancel-sure = Ja, afgelasten
tournament-add-bots = Bots toevoegen
tournament-how-many-bots = Hoeveel bots
tournament-remove = { $name } wegsturen
tournament-host-tools = Jij leidt het toernooi
tournament-hosted-by = geleid door { $name }
tournament-your-game = Je partij van ronde { $round }
tournament-sits-out = Je slaat deze ronde over.
tournament-standing = Stand
tournament-points = Punten
tournament-wins = Zeges
tournament-opponents = Tegenstanders
tournament-opponents-help = punten van de tegenstanders, gemiddeld
tournament-share = Aandeel
tournament-share-help = aandeel in de punten van de eigen tafels
tournament-crosstable = Kruistabel
tournament-crosstable-help = 1: voor de speler van die kolom, ½: gelijk, 0: erachter.
tournament-rounds-head = Rondes
tournament-table = Tafel { $table }
tournament-plays-on = bezig
tournament-byes = Slaan over: { $names }
tournament-void = Zonder uitslag geëindigd: iedereen eraan is vrij.
tournament-withdrawn = teruggetrokken
tournament-how = Hoe er geteld wordt
tournament-how-text = Een punt voor elke tegenstander die aan tafel achter je eindigt, een half voor elke die gelijk staat. Een vrije ronde telt als het midden van een tafel. Bij gelijke punten beslissen de zeges, dan de gemiddelde punten van de tegenstanders, dan het aandeel in de punten van de tafels.
tournament-csv = Stand als CSV
tournament-json = Alles als JSON
tournament-at-tables = { $seats } aan een tafel
bot-number = Bot { $number }

## Account

own-data = Je gegevens
own-data-help = Alles wat er over je bewaard wordt, in één bestand: je naam, aanmeldingen, ratings, partijen en wat je aan tafels hebt gezegd.
own-data-export = Mijn gegevens downloaden
leave-for-good = Account verwijderen
leave-for-good-help = Je naam, je account, je ratings en alles wat je hebt gezegd worden verwijderd, ook in de partijen van anderen, waar een voormalige speler blijft. Waar je speelt, spelen bots verder. Dit kan niet ongedaan worden gemaakt.
leave-for-good-sure = Mijn account voorgoed verwijderen
invite-code = Code van je uitnodiging
