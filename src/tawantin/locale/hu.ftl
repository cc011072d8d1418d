# A keret: előtér, asztal, minden, ami nem egyetlen játéké.

## Előtér

invitations = Meghívások
invited-by = { $name } meghív egy játszmára.
games = Játékok
tournaments = Versenyek
rating = értékszám
ranking = Ranglista
rated = értékelt
place = Helyezés
player = Játékos
game = Játék
date = Dátum
former-player = volt játékos
against = Ellenfelek
how-many-players = Hány játékos?
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
minutes = Perc
join = Beszállok
watch = Nézem
look = Megnézem
table-of = { $name } asztala
waiting-for = Lép: { $names }

## Új asztal

time = Idő
clock-none = Óra nélkül
clock-live = { $seconds ->
    [0] Élő, fejenként { $minutes } perc
   *[other] Élő, fejenként { $minutes } perc + körönként { $seconds } mp
}
clock-days = { $days ->
    [one] Napi egy lépés
   *[other] { $days } naponta egy lépés
}
table-title = Az asztal neve (elhagyható)
listed-help = Látsszon az előtérben, hogy bárki beszállhasson
options-of-game = A játék beállításai
preset = Szokásos beállítás
preset-german = Német kiadás
preset-dutch = Holland kiadás
preset-german-pututu = Német kiadás kagylókürtökkel
preset-dutch-pututu = Holland kiadás kagylókürtökkel
choice-draw4-keep2 = négyet húz, kettőt megtart
choice-draw2 = kettőt húz
choice-random = véletlen
choice-default = mindig ugyanaz
choice-none = nincs korlát
edit-table = Asztal módosítása
close-table = Asztal bezárása
close-table-help = Ide már senki sem ülhet le, és az asztal eltűnik minden listáról. Ezt nem lehet visszavonni.
keep-table = Maradjon nyitva
table-closed = Ez az asztal bezárt
table-closed-help = A házigazda a játék kezdete előtt bezárta.
yes = igen
no = nem

## Váróterem

listed = Látszik az előtérben
private = Csak a linkkel
open-seat = Szabad hely
sit-here = Ideülök
sit-down = Leülök
hotseat-name = Valaki melletted
sit-hotseat = Ennél a képernyőnél játszik
add-bot = Bot ültetése
bot-for-seat = Bot erre a helyre: { $number }.
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
spectator = Néző
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
undo-was-final = Az utolsó döntésed a véletlent kérdezte, vagy rejtett dolgot mutatott meg, ezért egyedül nem vonhatod vissza.
undo-others-moved = Az utolsó döntésed óta mások is döntöttek, ezért egyedül nem vonhatod vissza.
undo-refused-here = Valaki tovább akart játszani. A következő döntés után újra kérheted.
undo-nothing = Még nem döntöttél semmiről, amit vissza lehetne vonni.
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
ask-undo = Kérem, térjünk vissza az utolsó döntésemhez

## Csevegés és jegyzet

chat-earlier = Korábbi üzenetek
chat-empty = Még senki sem szólt.
chat-block = Letiltás
chat-block-help = Ne mutassa többé, amit { $name } mond
chat-report = Jelentés
chat-report-help = Jelentse az üzemeltetőnek, amit { $name } mondott
chat-reported = Jelentve. Az üzemeltető megnézi.
chat-aside = a nézőknek
chat-aside-placeholder = Üzenj a többi nézőnek
chat-aside-help = A játékosok a játszma után látják.
chat-more = Műveletek { $name } üzenetével
invite-person = { $name } meghívása
invite-people-here = Akik itt vannak
invite-sent = meghívva
invite-someone = Meghívás
chat-placeholder = Mondj valamit
chat-who = Ki írhat
chat-who-all = Mindenki
chat-who-signed-in = Akinek van fiókja
chat-who-players = Csak a játékosok
chat-who-nobody = Senki
chat-remove = Eltávolítás
chat-mute = Némítás
chat-unmute = Újra írhat
send = Küldés
notes-placeholder = Saját jegyzeted; más nem látja.

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
prefer-ending = A kör megvárja a „Kör vége” gombot
ending-of-turn-always = mindig
ending-of-turn-final = csak ha nem lehet visszavenni
ending-of-turn-never = soha
prefer-fast = Ne legyen szünet mások lépései között
prefer-sounds = Hangok
prefer-notices = Szólj, ha én jövök
notices-refused = A böngésző nem enged értesítést ennek az oldalnak.
title-your-turn = ● Te jössz: { $game }
notice-your-turn = Te jössz: { $game }
notice-game-over = Véget ért: { $game }
let-bot-play = Játsszon tovább egy bot
come-back = Átveszem
leave-help = Egy bot játszik a helyeden, amíg vissza nem veszed, akár a játék végéig.
concede = Feladom
concede-help = Utolsó leszel, és egy bot játssza végig a helyed. Ez nem vonható vissza.
play-on = Játszom tovább
keys = Billentyűk
key-board = A táblára
key-arrows = Dologról dologra a táblán
key-all-things = Olyan dolgokra is, amelyek nem választhatók; az Enter megmondja, miért
key-ends = Az első és az utolsó választhatóra
key-enter = Választás
key-end-turn = A kör befejezése
key-escape = Vissza
key-options = Minden lehetőség listában
key-command = Lépés beírása
key-prompt = A kérdéshez
key-undo = Visszavonás
key-replay = Visszanézés: egy lépés vissza vagy előre, lejátszás vagy megállítás
key-rules = A kijelölt dolog szabályai
key-help = Ezek a billentyűk

## Fiók

account = A fiókod
your-name = Ahogy mások látnak
ask-name = Hogy szólítsanak a többiek?
save = Mentés
name-saved = A neved elmentve.
password = Jelszó (legalább 8 karakter)
code = Kód

## Szabályok és segítség

rules = Szabályok
rules-about = Szabályok: { $name }
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
rules-contents = Tartalom
rules-found = { $count } találat
rules-reconstructed = { $mark } rekonstruált: ezt a számot még senki sem olvasta le a dobozról.
rules-own-words = Összefoglaló a saját szavainkkal azoknak, akik ismerik a játékot, vagy itt tanulják.

## Pontok

scores = Pontok
all-items = Minden tétel
total = Összesen
where-points = Miből lettek a pontok
points-of = { $name }: { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
if-over-now = Ha most lenne vége: { $points }
to-come = Ennyit adna most hozzá a játék vége, amennyire tudod
total-then = Ha most lenne vége
curve-dotted = Pontozva: ami nyílt volt. A vonalban benne van az is, amit akkor a játék vége hozott volna.
curve-expected = Várható
curve-now = Ha vége lett volna
curve-expected-help = A vonal a várható végeredmény aszerint, amit mindenki láthatott. Pontozva: ami nyílt volt.
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
refused-too-soon = Ez a kattintás megelőzte az előző lépésedre adott választ. Válassz újra.
refused-too-large = Ez túl hosszú.
refused-too-fast = Túl gyors. Várj egy kicsit, és próbáld újra.
refused-too-many-tables = Sok asztalt nyitottál. Várj egy kicsit, mielőtt újabbat nyitsz.
refused-muted = A házigazda elnémított ennél az asztalnál.
refused-chat-closed = Ennél az asztalnál nem írhatsz.
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
refused-watching-many = Egyszerre sok asztalt nézel. Előbb lépj ki az egyikből.
refused-unavailable = A szerver nem válaszol. Próbáld újra hamarosan.
refused-unplayable = Ez az asztal más szabályokkal kezdődött, mint amelyek ezen a szerveren vannak.
refused-damaged = Ez az asztal megsérült; a szerver üzemeltetője helyre tudja állítani.
refused-bad-request = A szerver nem értette.
refused-ends-turn = Ezzel véget ér a köröd.
refused-is-final = Ezt nem lehet visszavenni.
refused-not-found = Nincs ilyen.
refused-bad-name = Ez a név nem jó.
refused-bot-name = Így vagy nagyon hasonlóan hívnak egy botot. Válassz másik nevet!
refused-name-taken = Ez a név már foglalt.
refused-bad-login = Hibás fiók vagy jelszó.
refused-bad-origin = Az oldal másik szerverről jön. Töltsd újra.
refused-not-allowed = Ezt nem teheted.
refused-account-needed = Ehhez fiókra van szükséged.
refused-tournament-full = A verseny betelt.
refused-read-only = A szerver most csak olvasható: semmi sem módosítható.
refused-invite-only = Itt csak fiókkal rendelkezők játszanak, meghívásra.
refused-full = Nincs több hely.

## Miért nem

reason-game-over = A játék véget ért.
reason-not-your-turn = { $seat } következik.
reason-others-choose = Te vársz: még { $count ->
    [one] 1 játékos választ
   *[other] { $count } játékos választ
}.
reason-not-offered = Ez most nincs a lehetséges lépéseid között.
why-no-move = Ezt egyik lépés sem használja: csak mutat valamit.
why-was-possible = Ezt itt meg lehetett tenni.
why-for = { $player } helyében:
why-several = { $all } feltételből { $open } hiányzik
why-of = { $have }/{ $need }
why-others = még { $count }
why-short = { $count } hiányzik
why-rule = Szabály: { $title }
why-show-others = Mutasd, mit választhatok

sheet-guesses = { $game }: számok, amelyeket senki sem olvasott le a dobozról
sheet-no-guesses = Minden számot a dobozról olvastak le.
sheet-mark-S = nyomtatott
sheet-mark-W = talált: { $source }
sheet-mark-M = emlékezetből
sheet-mark-R = rekonstruált
sheet-how-to-correct = Hibás egy szám? Készíts másolatot erről a fájlról: { $file }, javítsd ki benne, és a „tawantin components { $game } --check FÁJL” megmondja, rendben van-e.

## Saját számok, és a szabályaikat túlélő asztalok

refused-bad-components = Ezekkel a számokkal nem lehet játszani.
problem-other-rules = A játék szabályai azóta megváltoztak, ezért az állásai már nem mutathatók meg.
problem-unknown-components = Azok a számok, amelyekkel ennél az asztalnál játszottak, nincsenek meg ezen a szerveren, ezért az állások nem mutathatók meg.
problem-unknown-game = Ez a játék már nincs telepítve ezen a szerveren, ezért a táblája nem mutatható meg.
problem-does-not-replay = Ez a program nem tudja követni a játszma feljegyzését, ezért az állások nem mutathatók meg.
problem-all-there = A játékosok, az eredmény, a csevegés és a feljegyzés mind megvan.
problem-cannot-go-on = A játék itt nem folytatható. Eredmény nélkül befejezhetitek, és megtarthatjátok a feljegyzést.
problem-cannot-begin = Ennél az asztalnál már nem kezdődhet játék; nyiss egy újat.
end-without-result = A játék befejezése eredmény nélkül
ended-without-result = Ez a játék eredmény nélkül ért véget.
happened-abandoned = { $name } eredmény nélkül befejezte a játékot.
place-and-points = { $place }. hely, { $points } pont
house-numbers = Házi számok
house-numbers-by = { $name } itt nem a nyomtatott számokkal játszik:
earlier-numbers = Korábbi számok
earlier-numbers-help = Ez az asztal megtartja azokat a számokat, amelyekkel megnyitották; néhányat azóta kijavítottak:
number-printed = nyomtatott
number-here = itt
number-what = Mi
number-none = nincs
numbers-file = A teljes fájl

## The end of a round

speed = Tempó
speed-by-hand = Kézzel
speed-slow = Lassan
speed-fast = Gyorsan
speed-at-once = Azonnal
prefer-summaries = A forduló végének bemutatása
last-summary = Utolsó forduló
summary-back = Vissza
summary-round = Véget ért: { $round }. forduló
summary-standing = Állás
summary-page = { $page }/{ $pages }. oldal. A szóköz a következőt nyitja meg, az Escape az utolsót.
summary-nothing = Itt senki sem kapott semmit.
summary-skip = Ugrás a végére
summary-next = Tovább: { $title }
summary-continue = Tovább
summary-spoken = { $name }{ $total ->
    [none] {""}
   *[other] {" "}{ $total }
}, { $gain ->
    [0] nincs pont
   *[other] { $gain } pont
}, összesen { $score }
place-short = { $place }.
## A műhely: az oldal

workshop = Műhely
refused-no-experiments = Ez a szerver nem játszik kísérleteket.
refused-too-many-games = Ez több játszma, mint amennyi itt egy kísérletben lehet.
refused-workshop-busy = Még folyik egy kísérlet; várd meg a végét, vagy állítsd le.

# Learning a game

nav-learn = Tanulás
learn-task = { $task }/{ $tasks }. feladat
learn-next-task = Következő feladat
learn-second-knot = Megvan a második csomó:
learn-one-knot = Helyes; volt egy még jobb válasz, az második csomót is kötött volna.
learn-again = Még egyszer más számokkal
learn-play = Az első játék

# The coach

happened-hinted = { $seat } tippet kért.
hint = Tipp
hint-help = Kérdezd meg az edzőt, mit tehetnél (H)
key-hint = Tipp kérése; az első, második, harmadik lépés megnézése
hints-at-table = Tippek
hints-alone = Csak annak, aki egyedül játszik botok ellen
hints-yes = Mindenkinek az asztalnál
hints-no = Senkinek
coach-suggests = Az edző javaslata
coach-thinking = Az edző gondolkodik …
coach-one-move = Csak egy lépés van.
coach-against = Várható pontok a lépéseid átlagához képest
coach-win = nyerési esély
coach-where = Honnan származik
coach-play = Meglépem
coach-close = Az 1. és a 2. túl közel van egymáshoz.
coach-worlds = { $count ->
    [one] Minden lépés egyszer továbbjátszva
   *[other] Minden lépés továbbjátszva ennyiszer: { $count }
 }
coach-longer = Gondolkodjon tovább
coach-other = egyéb
coach-first = első
coach-second = második
coach-third = harmadik
coach-read = Edző: { $rank }: { $move }, { $points } pont, nyerési esély { $chance }; okai: { $why }.
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-coach-busy = Az edző foglalt: várd meg, míg egy elemzés elkészül.
analysis = Elemzés
guess-move = Találd ki a lépést
replay-coach = Edző
rounds = Fordulók
result = Eredmény

# Puzzles

puzzles = Feladványok
puzzles-line = Feladványok: találd meg azt az egy lépést, amely sokkal jobb a többinél.
puzzle-solve = Megoldom

## Finding people

find-somebody = Valakit keresek
find-somebody-help = Hogyan kezdődik a neve?
nobody-found = Senkinek a neve nem kezdődik így.
