# A keret: előtér, asztal, minden, ami nem egyetlen játéké.

## Előtér

ranking = Ranglista
rated = értékelt
place = Helyezés
game = Játék
former-player = volt játékos
bot-random = Véletlen
bot-easy = Könnyű
bot-medium = Közepes
bot-hard = Nehéz
bot-expert = Mester
bot-random-help = Bármit lép, ami szabályos. Próbálkozáshoz.
bot-easy-help = Látja, mit hoznak a lépései, de gyakran félreítéli őket. Első játékhoz.
bot-medium-help = Azt lépi, ami éppen a legjobbnak látszik. Ismeri a játékot.
bot-hard-help = Sok játszma tapasztalatával gondolkodik előre. Ritkán hibázik.
bot-expert-help = Minden lépését alaposan végiggondolja. Itt a legerősebb.
players = Játékosok
join = Beszállok
watch = Nézem

## Új asztal

table-closed = Ez az asztal bezárt
table-closed-help = A házigazda a játék kezdete előtt bezárta.
yes = igen
no = nem

## Váróterem

invite = Meghívás
link-copied = Másolva
no-such-table = Nincs ilyen asztal
no-such-table-help = A link hibás vagy hiányos.
nothing-there = nincs ott semmi
loading = Betöltés

## Asztal

to-the-lobby = Az előtérbe
board = Tábla
board-of = { $game }: tábla
your-move = A te lépésed
parts-of-table = Az asztal részei
tab-play = Játék
tab-players = Játékosok
tab-log = Napló
log-earlier = Korábbiak
log-new = { $count ->
    [one] 1 új sor
   *[other] { $count } új sor
}
tab-chat = Csevegés
tab-notes = Jegyzet
talk = Napló, csevegés és jegyzet
skip-to-prompt = Ugrás a kérdéshez
menu = Menü
close = Bezárás
you = te
you-title = Te
seat-number = { $number }. hely
guest-name = { $number }. vendég
points-word = pont
thinking = Gondolkodik
waiting = Vár
your-turn = Te jössz
not-connected = Nincs kapcsolat
conceded = Feladta
bot-of-level = bot: { $level }
bot-plays-meanwhile = addig bot játszik
bot-plays-for-you = Egy bot játszik helyetted
bot-plays-for-you-hint = A játék végéig játszik. Bármikor átveheted.
spectators = { $count ->
    [one] 1 néző
   *[other] { $count } néző
}
connection-lost = Megszakadt a kapcsolat, újrapróbálom
notice-waiting = A szerver az adatbázisára vár; a lépések kicsit tovább tartanak.
notice-closing = A szerver újraindul.
time-days = { $days } n { $hours } ó
time-hours = { $hours } ó { $minutes } p
ago-now = most
ago-minutes = { $minutes } p
ago-hours = { $hours } ó
ago-days = { $days } n

## Kérdés és lehetőségek

prompt-waiting = { $count ->
    [one] { $names } gondolkodik
   *[other] { $names } gondolkodik
}
prompt-moment = Egy pillanat …
prompt-choose = Mit teszel?
prompt-spectator-hint = Nézőként vagy itt.
prompt-over = A játéknak vége
prompt-replay = Visszanézés: { $move }. lépés
prompt-replay-hint = Amit itt teszel, nem változtat a játékon.
prompt-ends-turn = Ezzel véget ér a köröd. Addig még visszaveheted.
prompt-is-final = Ezt utána már nem lehet visszavenni.
end-turn = Kör vége
do-it = Mehet
step-back = Vissza
undo = Visszavonás
undo-help = Az utolsó döntésed visszavonása
take-back = Visszaveszem
take-all-back = Mindet vissza
all-options = { $count ->
    [one] 1 lehetőség
   *[other] Minden lehetőség ({ $count })
}
more-options = Több ({ $count })
find-option = Lehetőség keresése
command = Lépés beírása
command-placeholder = Lépés beírása: { $example }
command-many = { $count } lépés kezdődik így.
command-none = Egyetlen lehetséges lépést sem írnak így.
state-selectable = választható
state-selected = kiválasztva
whole-board = Az egész tábla
zoom-to-glow = Nagyítás arra, ami fénylik
undo-asked = { $mine ->
    [true] Azt kéred, hogy térjetek vissza az utolsó döntésedhez.
   *[other] { $name } szeretne visszatérni a saját utolsó döntéséhez.
}
undo-waits = Még nem válaszolt: { $names }
undo-withdraw = Inkább játsszunk tovább
agree = Rendben
refuse = Nem

## Ami az asztalnál történik

happened-undone = { $seat } visszavesz egy lépést.
happened-rewound = Mindenki beleegyezett: a játék innen folytatódik: { $moves }. lépés.
happened-conceded = { $seat } feladja.
happened-left = { $seat } elmegy; bot játszik tovább.
happened-came-back = { $seat } visszatért.
happened-timed-out = { $seat } ideje lejárt; bot játszik tovább.
happened-undo-asked = { $seat } vissza szeretne lépni.
happened-undo-agreed = { $seat } beleegyezik a visszatérésbe.
happened-undo-refused = { $seat } tovább játszana: nincs visszatérés.

## Visszanézés

replay = Visszanézés
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-play = Lejátszás
replay-stop = Megállítás
replay-speed = Sebesség
replay-slow = lassú
replay-normal = normál
replay-fast = gyors
replay-here = Ennek a pillanatnak a megtekintése
since-my-turn = Lépésem óta
move-number = { $move }. lépés
back-to-now = Vissza a jelenbe
share = Megosztás
share-position = Egy állás a Tawantinon
live = élő
game-over = Vége
to-the-result = Eredmény

## Menü és beállítások

settings = Beállítások
title-your-turn = ● Te jössz: { $game }
notice-your-turn = Te jössz: { $game }
notice-game-over = Véget ért: { $game }
come-back = Átveszem
concede = Feladom
keys = Billentyűk

## Fiók

code = Kód

## Szabályok és segítség

rules = Szabályok
rules-about = Szabályok: { $name }

## Pontok

scores = Pontok
total = Összesen
if-over-now = Ha most lenne vége: { $points }

## Elutasítások

refused-malformed = A szerver nem értette. Töltsd újra az oldalt.
refused-too-soon = Ez a kattintás megelőzte az előző lépésedre adott választ. Válassz újra.
refused-too-large = Ez túl hosszú.
refused-too-fast = Túl gyors. Várj egy kicsit, és próbáld újra.
refused-muted = A házigazda elnémított ennél az asztalnál.
refused-chat-closed = Ennél az asztalnál nem írhatsz.
refused-unknown-table = Nincs ilyen asztal.
refused-not-your-seat = Ez nem a te helyed.
refused-not-your-turn = Nem te jössz.
refused-illegal = Ez most nem lehetséges.
refused-stale = A játék továbbment. Nézd meg újra.
refused-game-over = A játéknak vége.
refused-not-started = A játék még nem kezdődött el.
refused-cannot-undo = Ezt már nem lehet visszavonni.
refused-no-question = Senki sem kért visszalépést.
refused-unavailable = A szerver nem válaszol. Próbáld újra hamarosan.
refused-unplayable = Ez az asztal más szabályokkal kezdődött, mint amelyek ezen a szerveren vannak.
refused-damaged = Ez az asztal megsérült; a szerver üzemeltetője helyre tudja állítani.
refused-bad-request = A szerver nem értette.
refused-ends-turn = Ezzel véget ér a köröd.
refused-is-final = Ezt nem lehet visszavenni.
refused-not-allowed = Ezt nem teheted.
refused-read-only = A szerver most csak olvasható: semmi sem módosítható.
refused-full = Nincs több hely.

## Saját számok, és a szabályaikat túlélő asztalok

happened-abandoned = { $name } eredmény nélkül befejezte a játékot.
happened-ended = A játék eredmény nélkül ért véget.

## The end of a round

speed-by-hand = Kézzel
speed-slow = Lassan
speed-fast = Gyorsan
speed-at-once = Azonnal
last-summary = Előző forduló
summary-round = Véget ért: { $round }. forduló
place-short = { $place }.
# The coach

happened-hinted = { $seat } tippet kért.
hint = Tipp
hint-help = Kérdezd meg az edzőt, mit tehetnél (H)
replay-coach = Edző
