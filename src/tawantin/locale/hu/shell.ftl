# A keret: előtér, asztal, minden, ami nem egyetlen játéké.

## Előtér

lobby-title = Négy játék, egy asztal
lobby-line = Nyiss asztalt, küldd el a linket, játssz. Élőben vagy napi egy lépéssel, barátokkal vagy botok ellen.
main-menu = Főmenü
nav-play = Játék
games = Játékok
my-tables = Asztalaim
your-tables = Asztalaid
all-my-tables = Mind a { $count } asztalod
open-tables = Nyitott asztalok
no-open-tables = Egyetlen asztal sem vár játékosra. Nyiss egyet.
no-tables-yet = Még egy asztalnál sem ülsz.
new-table = Új asztal
new-table-of = Új asztal: { $game }
against-bots = Botok ellen
against-bots-at = { $game } botok ellen
play-now = Játék
how-many-players = Hány játékos?
how-strong = Milyen erősek a botok?
bot-random = Véletlen
bot-easy = Könnyű
bot-medium = Közepes
bot-hard = Nehéz
players = Játékosok
minutes = Perc
minutes-of = { $from }–{ $to } perc
weight-of = Nehézség: { $weight } az 5-ből
tables-open = { $count } nyitott
rules-of = { $game }: szabályok
paste-link = Illeszd be egy asztal linkjét
find-table = Asztal keresése
join = Beszállok
watch = Nézem
watch-table = { $game }: { $names }
look = Megnézem
table-of = { $name } asztala
game-at-table-of = { $game }, házigazda: { $name }
seats-taken = { $seats } helyből { $taken } foglalt
wait-for-you = { $count ->
    [one] 1 rád vár
   *[other] { $count } rád vár
}
waits-for-players = Játékosokra vár
waiting-for = Lép: { $names }
finished-place = Vége: { $place }. hely, { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
unofficial = Nem hivatalos és ingyenes. A játékok szerzői: Günter Burkhardt, Mac Gerdts, Stefan Feld és Alan D. Ernstein; minden rajz és szöveg a miénk.

## Új asztal

time = Idő
clock-none = Óra nélkül
clock-live = Élőben, fejenként { $minutes } perc
clock-days = { $days ->
    [one] Napi egy lépés
   *[other] { $days } naponta egy lépés
}
table-title = Az asztal neve (elhagyható)
listed-help = Látsszon az előtérben, hogy bárki beszállhasson
shuffle-help = A helyek megkeverése kezdéskor
options-of-game = A játék beállításai
open-table = Asztal nyitása
yes = igen
no = nem

## Váróterem

listed = Látszik az előtérben
private = Csak a linkkel
open-seat = Szabad hely
sit-here = Ideülök
hotseat-name = Valaki melletted
sit-hotseat = Közös képernyő
add-bot = Bot ültetése
bot-for-seat = Bot a(z) { $number }. helyre
stand-up = Felállok
free-seat = Hely felszabadítása
seats-still-open = { $count ->
    [one] 1 hely még szabad
   *[other] { $count } hely még szabad
}
start-game = Játék indítása
host-starts = { $name } indítja a játékot, ha minden hely foglalt.
invite = Meghívás
invite-help = Küldd el ezt a linket: akinél megvan, leülhet.
invite-watch-help = Küldd el ezt a linket: akinél megvan, nézheti.
link = Link
copy-link = Link másolása
link-copied = Másolva
no-such-table = Nincs ilyen asztal
no-such-table-help = A link hibás vagy hiányos.
no-board = Ennek a játéknak itt még nincs táblája.
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
tab-chat = Csevegés
tab-notes = Jegyzet
talk = Napló, csevegés és jegyzet
skip-to-prompt = Ugrás a kérdéshez
menu = Menü
close = Bezárás
you = te
you-title = Te
seat-number = { $number }. hely
points-word = pont
thinking = Gondolkodik
waiting = Vár
your-turn = Te jössz
not-connected = Nincs kapcsolat
conceded = Feladta
bot = bot
bot-plays-meanwhile = addig bot játszik
spectator = Néző
spectators = { $count } néző
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
prompt-spectator-hint = Nézőként vagy itt.
prompt-over = A játéknak vége
prompt-replay = Visszanézés: { $move }. lépés
prompt-replay-hint = Amit itt teszel, nem változtat a játékon.
prompt-confirm-hint = Hagyd jóvá, vagy lépj vissza.
confirm-move = Jóváhagyás
step-back = Vissza
undo = Visszavonás
undo-help = Az utolsó döntésed visszavonása
take-back = Visszaveszem
take-all-back = Mindet vissza
all-options = { $count ->
    [one] 1 lehetőség
   *[other] Mind a { $count } lehetőség
}
find-option = Lehetőség keresése
command = Lépés beírása
command-placeholder = Lépés beírása: { $example }
command-many = { $count } lépés kezdődik így.
command-none = Egyetlen lehetséges lépést sem írnak így.
state-selectable = választható
state-selected = kiválasztva
whole-board = Az egész tábla
zoom-to-glow = Nagyítás arra, ami fénylik
undo-asked = { $name } kéri, hogy menjünk vissza a(z) { $move }. lépésig.
undo-waits = Mindenkinek bele kell egyeznie.
agree = Rendben
refuse = Nem
ask-undo = Kérés: egy lépést vissza

## Csevegés és jegyzet

chat-empty = Még senki sem szólt.
chat-placeholder = Mondj valamit
send = Küldés
notes-placeholder = Saját jegyzeted; más nem látja.

## Ami az asztalnál történik

happened-undone = { $seat } visszavesz egy lépést.
happened-rewound = Közös döntés: vissza a(z) { $moves }. lépésig.
happened-conceded = { $seat } feladja.
happened-left = { $seat } elmegy; bot játszik tovább.
happened-came-back = { $seat } visszatért.
happened-timed-out = { $seat } ideje lejárt; bot játszik tovább.
happened-undo-asked = { $seat } vissza szeretne lépni.

## Visszanézés

replay = Visszanézés
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-play = Lejátszás
replay-stop = Megállítás
move-number = { $move }. lépés
back-to-now = Vissza a jelenbe
share = Megosztás
share-position = Egy állás a Tawantinon
live = élő
game-over = Vége
to-the-result = Eredmény

## Közös képernyő

curtain-title = { $name } következik
curtain-help = Add át a képernyőt. Más ne nézzen oda.
curtain-open = Én vagyok { $name }

## Menü és beállítások

settings = Beállítások
language = Nyelv
theme = Színek
theme-system = Mint a rendszer
theme-light = Világos
theme-dark = Sötét
prefer-confirm = Minden lépést jóváhagyok, mielőtt elmegy
prefer-fast = Ne legyen szünet mások lépései között
prefer-sounds = Hangok
prefer-notices = Szólj, ha én jövök
notices-refused = A böngésző nem enged értesítést ennek az oldalnak.
title-your-turn = ● Te jössz: { $game }
title-waiting = ({ $count }) Tawantin
notice-your-turn = Te jössz: { $game }
notice-game-over = Véget ért: { $game }
let-bot-play = Játsszon tovább egy bot
come-back = Újra én játszom
concede = Feladom
concede-help = Utolsó leszel, és egy bot játssza végig a helyed. Ez nem vonható vissza.
play-on = Játszom tovább
guide-again = Az első lépés magyarázata
keys = Billentyűk
key-board = A táblára
key-arrows = Dologról dologra a táblán
key-ends = Az első és az utolsó választhatóra
key-enter = Választás
key-escape = Vissza
key-options = Minden lehetőség listában
key-command = Lépés beírása
key-prompt = A kérdéshez
key-undo = Visszavonás
key-rules = A kijelölt dolog szabályai
key-help = Ezek a billentyűk

## Fiók

account = A neved
account-of = { $name }: név és fiók
your-name = Ahogy mások látnak
save = Mentés
name-saved = A neved elmentve.
account-help = Fiókkal más eszközről is visszatalálsz az asztalaidhoz. Nem kell hozzá e-mail-cím.
account-name = Fiók
password = Jelszó (legalább 8 karakter)
make-account = Fiók készítése
account-made = A fiókod elkészült.
sign-in = Belépés
signed-in = Beléptél.
signed-in-as = Belépve: { $account }
sign-out = Kilépés
signed-out = Kiléptél.

## Szabályok és segítség

rules = Szabályok
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
rules-own-words = Összefoglaló a saját szavainkkal azoknak, akik ismerik a játékot, vagy itt tanulják.
guide = Első lépés
guide-step = { $steps } lépésből a(z) { $step }.
guide-skip = Kihagyom
guide-back = Vissza
guide-next = Tovább
guide-done = Játsszunk

## Pontok

scores = Pontok
all-items = Minden tétel
total = Összesen
where-points = Miből lettek a pontok
points-of = { $name }: { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
score-curve = Hogyan nőttek a pontok
curve-start = kezdet
curve-end = vég
wins-by = { $points ->
    [one] { $name } egy ponttal nyer
   *[other] { $name } { $points } ponttal nyer
}
wins-tie = { $name } nyeri a döntetlent
shared-victory = Közös győzelem: { $names }
ending-conceded = A többiek feladták.
play-again = Újra, ugyanezekkel a helyekkel
to-rematch = Az új játékhoz
watch-replay = Visszanézem
save-record = Játszma mentése
look-at-board = A tábla megnézése
back-to-lobby = Vissza az előtérbe

## Elutasítások

refused-malformed = A szerver nem értette. Töltsd újra az oldalt.
refused-too-large = Ez túl hosszú.
refused-too-fast = Túl gyors. Várj egy kicsit, és próbáld újra.
refused-unknown-table = Nincs ilyen asztal.
refused-unknown-game = Nincs ilyen játék.
refused-not-your-seat = Ez nem a te helyed.
refused-not-host = Ezt csak a házigazda teheti.
refused-not-your-turn = Nem te jössz.
refused-illegal = Ez most nem lehetséges.
refused-stale = A játék továbbment. Nézd meg újra.
refused-game-over = A játéknak vége.
refused-not-started = A játék még nem kezdődött el.
refused-already-started = A játék már elkezdődött.
refused-seat-taken = Ott már ül valaki.
refused-seat-open = Egy hely még szabad.
refused-bad-seats = A játék nem ennyi játékosnak való.
refused-bad-option = Egy beállítás értéke nem lehet ez.
refused-cannot-undo = Ezt már nem lehet visszavonni.
refused-no-question = Senki sem kért visszalépést.
refused-no-bot = Nincs ilyen bot.
refused-not-finished = A játéknak még nincs vége.
refused-not-watching = Nem vagy ennél az asztalnál.
refused-unavailable = A szerver nem válaszol. Próbáld újra hamarosan.
refused-unplayable = Ez az asztal más szabályokkal kezdődött, mint amelyek ezen a szerveren vannak.
refused-bad-request = A szerver nem értette.
refused-not-found = Nincs ilyen.
refused-bad-name = Ez a név nem jó.
refused-name-taken = Ez a fiók már létezik.
refused-bad-login = Hibás fiók vagy jelszó.
refused-bad-origin = Az oldal másik szerverről jön. Töltsd újra.
refused-not-allowed = Ezt nem teheted.
refused-full = Nincs több hely.
