# Ami egy asztalnak eleinte nem kell: minden más oldal, ablakok, a játék vége, az edző; és a terminál.

## Versenyek

tournament-new = Új verseny
tournaments-none = Még nincs verseny.
tournaments-older = Régebbi versenyek
tournaments-yours = A tieid
tournaments-all = Minden verseny
tournament-needs-account = A versenyekhez fiók kell: jobbra fent készíthetsz egyet.
tournament-title = Cím
tournament-form = Lebonyolítás
tournament-swiss = Svájci rendszer
tournament-round-robin = Körmérkőzés
tournament-swiss-help = Minden forduló a hasonló állású játékosokat hozza össze; senki sem találkozik kétszer ugyanazzal az ellenféllel, amíg ez elkerülhető.
tournament-round-robin-help = Annyi forduló, amíg mindenki mindenkivel találkozott. Legfeljebb 32 játékos.
tournament-seats = Játékosok egy asztalnál
tournament-rounds = Fordulók
tournament-fill = Ha a játékosok nem töltik meg az asztalokat
tournament-fill-bots = Botok egészítik ki
tournament-fill-bye = Néhányan kihagynak egy fordulót
tournament-level = E botok ereje
tournament-most = Hányan játszhatnak
tournament-join-too = Én is játszom.
tournament-listed-help = Mindenki megtalálhatja; különben csak az, akinek megvan a link.
tournament-make = Verseny létrehozása
tournament-so-far = { $count ->
    [one] 1 játékos
   *[other] { $count } játékos
}
tournament-round-of = { $round }. forduló, összesen { $rounds }
tournament-round-plain = { $round }. forduló
tournament-open = Nyitott
tournament-finished = Véget ért
tournament-cancelled = Lemondva
tournament-won-by = Győztes: { $name }
tournament-join = Csatlakozás
tournament-come-back = Visszatérés
tournament-withdraw = Visszalépés
tournament-withdraw-help = Az asztalodnál egy bot játszik tovább, és többé nem sorsolnak be.
tournament-begin = Kezdés
tournament-begin-help = Akkor kezdődik, amikor te mondod, két játékostól.
tournament-cancel = Lemondás
tournament-cancel-sure = Igen, lemondom
tournament-add-bots = Botok hozzáadása
tournament-how-many-bots = Hány bot
tournament-remove = { $name } elküldése
tournament-host-tools = Te vezeted a versenyt
tournament-hosted-by = vezeti: { $name }
tournament-your-game = A játszmád ebben a fordulóban: { $round }.
tournament-sits-out = Ezt a fordulót kihagyod.
tournament-standing = Állás
tournament-points = Pont
tournament-wins = Győzelem
tournament-opponents = Ellenfelek
tournament-opponents-help = az ellenfelek átlagos pontszáma
tournament-share = Arány
tournament-share-help = részesedés a saját asztalok pontjaiból
tournament-crosstable = Kereszttábla
tournament-crosstable-help = 1: az oszlop játékosa előtt, ½: egyenlő, 0: mögötte.
tournament-rounds-head = Fordulók
tournament-table = { $table }. asztal
tournament-plays-on = folyamatban
tournament-byes = Kihagyják: { $names }
tournament-void = Eredmény nélkül ért véget: mindenki erőnyerő.
tournament-withdrawn = visszalépett
tournament-how = Hogyan számoljuk
tournament-how-text = Egy pont jár minden ellenfélért, aki az asztalnál mögötted végez, fél pont azért, aki egyenlő veled. Az erőnyerő az asztal közepének felel meg. Pontegyenlőségnél a győzelmek döntenek, aztán az ellenfelek átlagos pontszáma, végül a részesedés az asztalok pontjaiból.
tournament-csv = Állás CSV-ként
tournament-json = Minden JSON-ként
tournament-at-tables = { $seats } fő egy asztalnál
bot-number = { $number }. bot

## Fiók

own-data = Az adataid
own-data-help = Minden, amit rólad tárolunk, egy fájlban: a neved, a bejelentkezéseid, az értékszámaid, a játszmáid és amit az asztaloknál mondtál.
own-data-export = Adataim letöltése
leave-for-good = Fiók törlése
leave-for-good-help = A neved, a fiókod, az értékszámaid és minden, amit mondtál, törlődik, mások játszmáiból is; ott a neved helyén „volt játékos” áll. Ahol játszol, ott botok játszanak tovább. Ez nem vonható vissza.
leave-for-good-sure = A fiókom végleges törlése
invite-code = A meghívód kódja
account = A fiókod
your-name = Ahogy mások látnak
ask-name = Hogy szólítsanak a többiek?
save = Mentés
name-saved = A neved elmentve.
password = Jelszó (legalább 8 karakter)

## A terminál és a műhely

terminal-choose = { $count ->
    [one] Egy lehetőség. Írj 1-est; a ? a súgó.
   *[other] { $count } lehetőség. Írj egy számot vagy a szavak egy részét; a ? a súgó.
}
terminal-fits = { $all } közül { $count } illik ehhez: „{ $text }”. Enterre mind látszik.
terminal-nothing-fits = Semmi sem illik ehhez: „{ $text }”. A ? a súgó.
terminal-number = 1-től { $count }-ig vannak számok.
terminal-help =
    Írd be a választott lehetőség számát, vagy a szavai egy részét: akkor csak az látszik, ami illik rá.
      look         az állás újra
      undo         az utolsó saját döntés visszavonása
      save [FÁJL]  a játszma mentése fájlba
      quit         kilépés (ha van fájlja, a játszma elmentődik)
    Aki név szerint ismeri a lépéseket, azokat is beírhatja, például „bid 1 0 12”.
terminal-hand-over = { $name }, nyomj Entert, ha már csak te nézed.
terminal-seen-by = { $name } szemével
terminal-everybody = ahogy mindenki látja
terminal-kept = A játszma itt van: { $file }. Folytatás: tawantin play --resume { $file }
terminal-save-where = Mondd meg, hová: save FÁJL
terminal-over = Vége a játéknak: { $ending }
terminal-points = Pontok
terminal-total = Összesen
terminal-place = Helyezés
terminal-seat = { $number }. hely
terminal-player = { $number }. játékos
terminal-bot = { $number }. bot ({ $level })
terminal-mark-accuracy = Pontosság
terminal-mark-inaccuracy = Pontatlan
terminal-mark-mistake = Hiba
terminal-mark-blunder = Durva hiba
terminal-better-was = Jobb lett volna: { $move }.
terminal-later = egyéb
terminal-mark-best = A legjobb
terminal-mark-good = Jó
terminal-report = elemzés
terminal-report-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
terminal-report-decisions = { $count ->
    [one] { $count } döntés
   *[other] { $count } döntés
}
terminal-report-who = Ki döntött a legjobban
terminal-report-luck = szerencse
terminal-report-decisions-made = döntések
terminal-report-both = Szerencse { $luck } %, döntések { $decisions } % nyerési esély
terminal-report-points = { $points } pont
terminal-report-chances = Nyerési esély
terminal-report-stripes = Minél szélesebb a sáv, annál nagyobb a győzelem esélye.
terminal-report-turning = Amit elszalasztottak
terminal-report-given = A nyerési esély százalékában, aszerint, amit a játékos akkor tudhatott.
terminal-report-none = Senki sem szalasztott el említésre méltót.
terminal-report-all = Minden döntés
terminal-report-written = A jelentés itt van: { $file }.
workshop-figure-winning-score = A győztes pontszáma
workshop-figure-losing-score = Az utolsó pontszáma
workshop-figure-mean-score = Egy játékos pontszáma
workshop-figure-margin = A győztes előnye a másodikkal szemben
workshop-figure-seat-score = Pontszám, { $of }. hely
workshop-figure-seat-wins = Győzelmek, { $of }. hely
workshop-figure-points-from = Pont innen: „{ $of }”
workshop-figure-decides = „{ $of }” dönti el a játszmát
workshop-figure-decisions = Döntések egy játszmában
workshop-figure-rounds = Fordulók egy játszmában
workshop-figure-options = Lehetőségek egy döntésnél
workshop-figure-halfway-leader-wins = Aki félidőben vezet, az nyer
workshop-figure-known-from = A győztes innentől végig vezet
workshop-figure-lead-changes = Vezetőváltások
workshop-figure-real-choices = Döntések valódi választással
workshop-figure-ends-by = A vége: „{ $of }”
workshop-figure-action = „{ $of }” lépés, játékosonként
workshop-figure-thing = „{ $of }”, játékosonként
workshop-figure-strategy-spread = A stratégiák közti eltérés
workshop-figure-strategy-wins = „{ $of }”: az erre játszó győzelmei
workshop-figure-strategy-gains = „{ $of }”: az erre játszó előnye
workshop-group-scores = Pontszámok
workshop-group-seats = Győzelmek helyek szerint
workshop-seat = { $of }. hely
workshop-spread = Minden játékos végső pontszáma
workshop-group-strategies = Stratégiák
workshop-group-strategies-help = Az egyik játékos egyetlen pontforrásra hajt, a többiek mohón játszanak. Az első szám a győzelmeik szórása: minél nagyobb, annál kevesebb út vezet a győzelemhez. Akinek egy forrás pontjaiban nincs előnye, az nem talált módot arra, hogy erre játsszon.
workshop-group-points = Honnan jönnek a pontok
workshop-group-decides = Milyen gyakran dönti el a játszmát
workshop-group-decides-help = Játszmák, amelyeket a győztes e forrás pontjai nélkül nem nyert volna meg.
workshop-group-length = Hossz
workshop-group-tension = Feszültség
workshop-group-endings = A játék vége
workshop-group-actions = Lépések
workshop-size-points = { $n } ponttal
workshop-size-share = { $n } százalékponttal
workshop-size-times = { $n } alkalommal
workshop-size-count = { $n } egységgel
workshop-says = { $figure }: { $size } { $direction ->
    [up] több
   *[down] kevesebb
}, mint előtte, 95 %-os biztonsággal { $low } és { $high } között.
workshop-says-wins = { $of }. hely: { $size } { $direction ->
    [up] gyakrabban
   *[down] ritkábban
} nyer, 95 %-os biztonsággal { $low } és { $high } között.
workshop-says-seats = Egyik hely sem nyer biztosan gyakrabban vagy ritkábban. A legnagyobb eltérés itt van: { $of }. hely, { $size } { $direction ->
    [up] gyakrabban
   *[down] ritkábban
}, 95 %-kal { $low } és { $high } között.
workshop-says-unsure = { $figure }: nincs biztos változás (előtte { $before }, most { $after }).
workshop-says-nothing = { $games } játszmában semmi sem változott biztosan: az eltérés lehet véletlen is.
workshop-says-few = Ez még csak { $games } játszma: { $fewest } alatt nem vonunk le következtetést.
workshop-says-looked = A kereső mindkettőből { $games } döntést vizsgált meg.
workshop-habits = Minden helyen { $bots } játszik. Amit gyakran vagy soha nem tesz, az előbb ennek a botnak a szokása, és csak azután a játék tulajdonsága; játszass másfajta botot is.
workshop-habits-differ = Ami lent mindegyik fajta botra igaz, az a játékról mond valamit; ami csak egyre, az annak a botnak a szokása.
workshop-broken = { $count } játszma megszakadt, és nem számít bele: { $problem }
workshop-unnamed = Változat
workshop-report-about = Mindkettőből { $games } játszma, { $seats } hely, játszotta: { $bots }; minden játszmában ugyanaz a szerencse mindkét változatban.
workshop-in-short = Röviden
workshop-what-differs = Mi más
workshop-original = eredeti
workshop-variant = változat
workshop-change = változás
workshop-interval = 95 %-os határok
workshop-used-by = használta
workshop-times = alkalom játékosonként
workshop-worth = gyakrabban nyert
workshop-worth-help = A helyek mekkora részén használták, és hány százalékponttal nyert gyakrabban az átlagnál, aki használta. Színes az, amit a véletlen nem magyaráz. A nyíltól balra az eredeti, jobbra a változat.
workshop-rest = és még { $count }, ritkábban használt
workshop-same = { $count } további mindkettőben pontosan ugyanannyiszor fordul elő.
workshop-sure-help = Így olvasd a számokat: vastag és színes, ami biztosan változott. Minden játszmát az ugyanolyan szerencséjű párjával vetünk össze, és az összes mutatót együtt mérlegeljük, így a színesek közül várhatóan legfeljebb minden huszadik véletlen. Egy-egy változás határai 95 %-kal érvényesek; az arányok változása százalékpontban értendő.
workshop-real-choices-help = Valódi választás: egy { $simulations } szimulációs keresés mindkettőből { $decisions } döntést vizsgált meg, játszmánként legfeljebb egyet, és megnevezte a két legjobb lépést; ezeket aztán { $copies } további másolatban, ugyanolyan szerencsével játszottuk tovább. A választás akkor valódi, ha a kettő között legfeljebb egy pontnyi előny a különbség.
workshop-by-bots = A játék teszi vagy a botok?
workshop-reproduce = Így kapod meg újra ugyanezt
workshop-sweep-title = { $game }: { $what }
workshop-sweep-about = Értékenként { $games } játszma, { $seats } hely, játszotta: { $bots }; minden értéket ugyanazzal a szerencsével játszunk.
workshop-sensitivity = Mely számok számítanak a legtöbbet
workshop-sensitivity-about = Minden számot kicsit lejjebb vagy feljebb állítottunk, egyszerre, { $runs } változat kiegyensúlyozott tervében, változatonként { $games } játszmával. A hatás az, ami az alacsony és a magas érték között a mutatóval történik; a többi szám kiegyenlítődik.
workshop-choose = Változtasd meg egy játék egyik számát, játssz vele, és méresd meg botokkal, mit okoz.
workshop-of = Műhely: { $game }
workshop-parts = Részek
workshop-sheet = Számok
workshop-result = Eredmény
workshop-search = Keresés a számok között
workshop-only-guesses = Csak amit senki sem olvasott le a dobozról
workshop-only-changed = Csak a megváltoztatottak
workshop-none-found = Nincs ilyen szám.
workshop-mark-S = nyomtatott
workshop-mark-W = talált
workshop-mark-M = emlékezetből
workshop-mark-R = rekonstruált
workshop-mark-yours = a tiéd
workshop-source = Forrás
workshop-source-S = A szabálykönyvben vagy a játékelemeken áll.
workshop-source-W = Nyilvános anyagban található: { $source }
workshop-source-M = A játék emlékéből.
workshop-source-R = Rekonstruált: ezt a számot senki sem olvasta le a dobozról.
workshop-range = { $low } és { $high } között
workshop-whole = Csak egész szám, { $low } és { $high } között.
workshop-was = megváltozott, előtte { $value }
workshop-number-label = { $name }, { $column }
workshop-changes = { $count ->
    [0] Semmi sem változott
   *[other] { $count } szám változott
}
workshop-keeps = Az eredeti marad, ahogy van; a változatnak saját neve van, és nem számít az értékelésbe.
workshop-name = A változat neve
workshop-undo = Visszavonás
workshop-redo = Újra
workshop-reset = Vissza az eredetihez
workshop-download = A különbségek letöltése
workshop-download-whole = A teljes fájl letöltése
workshop-upload = Fájl megnyitása
workshop-link = Link másolása
workshop-link-copied = Kimásolva. Aki megnyitja a linket, ezeket a számokat kapja.
workshop-link-broken = Ez a link sérült: a benne lévő számok nem olvashatók.
workshop-checking = Ellenőrzés …
workshop-sound = Ezekkel a számokkal lehet játszani.
workshop-play = Játék egy asztalnál
workshop-run = Botok játsszanak { $games } játszmát
workshop-more = még { $games }
workshop-stop = Leállítás
workshop-games = Játszmák
workshop-seats = Helyek
workshop-bots = Botok
workshop-same-deals = Mindkét változat ugyanazt a szerencsét kapja.
workshop-no-experiments = Ez a szerver nem játszik kísérleteket; a „tawantin workshop” parancs igen.
workshop-progress = { $played } / { $games } játszma
workshop-status-waiting = A sorára vár
workshop-status-finished = Kész
workshop-status-stopped = Leállítva
workshop-status-failed = Ezekkel a számokkal nem lehet játszani: { $problem }
workshop-older = A számok azóta megváltoztak; játszasd le újra.
workshop-empty = Játszass botokkal, és itt látod, mit okoznak a számaid.
workshop-unsure = bizonytalan
workshop-with-interval = 95 %-os tartománnyal
workshop-csv = Mentés CSV-ként
workshop-strategies = Stratégiák kipróbálása is
workshop-strategies-help = Egy-egy pontforrásra hajtó játékosok a mohók között.
workshop-report = A jelentés letöltése
workshop-share = Az eredmény linkjének másolása
workshop-share-copied = Másolva. Aki megnyitja a linket, ezt az eredményt látja.
workshop-begun = Kezdete: { $date }
workshop-gone = Ez az eredmény már nincs meg; játszasd le újra a botokkal.
workshop-take = Ezekkel a számokkal dolgozom
workshop-elsewhere = Ezeket a számokat egy másik ablakban is módosítod. Ez az ablak megtartja a sajátjait.
workshop-elsewhere-take = Azok megjelenítése itt
workshop-elsewhere-keep = Ezek megtartása
workshop-differs = Miben tér el az eredetitől
workshop-take-back = Visszavonás: { $name }
workshop-list = Listaként
workshop-board = A táblán
workshop-board-help = Minden címke az alatta fekvő dolog számait mutatja; nyomd meg, ha módosítanád őket.
workshop-board-none = Ezek közül egyik szám sincs a táblán.
workshop-close = Bezárás
workshop-reset-sure = { $count ->
    [one] Visszaállítod az egyetlen számot? A művelet visszavonható.
   *[other] Visszaállítasz minden változtatott számot ({ $count })? A művelet visszavonható.
}
workshop-reset-yes = Visszaállítom
workshop-reset-no = Megtartom
## Levél

by-mail = Levél
by-mail-address = Cím
by-mail-help = A címedet senki más nem tudja meg.
by-mail-wish = Mit kapsz, amíg távol vagy
by-mail-turns = Minden lépést és minden meghívást
by-mail-digest = Naponta egyszer, ami rám vár
by-mail-off = Semmit
by-mail-code = Erre a címre küldtünk egy kódot. Add meg itt:
by-mail-confirm = Megerősítés
by-mail-confirmed = Megerősítve.
by-mail-unconfirmed = Még nincs megerősítve.
by-mail-forgot = Elfelejtetted a jelszót? Kérek egy kódot
by-mail-on-its-way = Ha ennek a fióknak van megerősített címe, a kód úton van.
by-mail-saved = Elmentve.
mail-stop = Nem kérek több levelet
mail-broken-link = Ez a link nem teljes. Másold ki az egészet a levélből.
mail-stopped = Innen nem kapsz több levelet.
mail-foot = Azért kapod ezt, mert kérted itt: { $site }. Lemondás: { $link }
mail-confirm-subject = Erősítsd meg a címedet
mail-confirm-text =
    A kód: { $code }. Egy napon belül add meg itt: { $site }.
    Ha nem te kérted, ne tegyél semmit: több levél nem jön.
mail-reset-subject = Új jelszó
mail-reset-text =
    Ezzel a kóddal egy órán belül új jelszót adhatsz meg: { $code }. Fiók: { $account }. Itt: { $site }.
    Ha nem te kérted, ne tegyél semmit.
mail-digest-subject = { $count ->
    [one] 1 játszma vár rád
   *[other] { $count } játszma vár rád
}
## Play now

find-game = Játék most
find-game-line = Mondd meg, mit játszanál: akik illenek hozzá, melléd ülnek, és ha szeretnéd, botok is.
how-many-of = Hány játékos? Több is megjelölhető.
how-fast = Milyen tempóban?
pace-live-help = mindenki a végéig marad, fejenként 20 perc
pace-slow-help = lépésenként egy nap
bots-after = Botok csatlakoznak ennyi idő után
bots-never = soha: csak emberek
wait-seconds = { $count } másodperc
wait-minutes = { $count } perc
find-game-go = Játszma keresése
looking-for = Keresés: { $game }
looking-since = { $time } óta
bots-in = botok csatlakoznak { $time } múlva
bots-now = most csatlakoznak a botok
people-only = csak emberek
others-fit = { $count ->
    [0] Ezt még senki más nem keresi.
   *[other] Ezt még { $count } másik játékos is keresi.
}
you-may-leave-page = Közben nézelődhetsz; a játszma magától megnyílik.
you-may-go-away = El is mehetsz; a játszmát az asztalaid között találod.
seats-or = { $seats } játékos
stop-looking = Keresés abbahagyása
people-look-for = { $count ->
    [one] Valaki játszana: { $game }, { $pace }
   *[other] { $count } játékos játszana: { $game }, { $pace }
}
play-too = Én is játszom

## Invitations

invites-you-to = { $name } meghív: { $game }
challenges-you-to = { $name } kihív: { $game }
accept = Elfogadom
decline = Nem kérem
does-not-come = { $name } nem jön.
challenge = Kihívás
challenge-name = { $name } kihívása
challenge-help = A játszma akkor kezdődik, amikor { $name } elfogadja. A többi helyen botok ülnek.
challenge-send = Kihívás küldése

## Friends

follow = Követés
unfollow = Követés vége
followed = követed
block = Letiltás
unblock = Feloldás
blocked-help = Letiltottad: { $name }. Nem látod, amit mond, sem a meghívásait.
your-people = Akiket követsz és letiltottál
people-followed = Követed
people-blocked = Letiltottad
nobody-followed = Még senkit sem követsz.
nobody-blocked = Senkit sem tiltottál le.
unfollow-name = { $name } követésének vége
unblock-name = { $name } feloldása

## Watching

table-of-the-day = A nap asztala
several-boards = Egymás mellett
watch-page-line = Játszmák, amelyeket bárki nézhet. Válassz legfeljebb négyet, és lásd a tábláikat egymás mellett.
show-board = Tábla mutatása: { $names }
hide-board = Tábla elrejtése: { $names }
no-board-chosen = Válassz egy játszmát a listából.
open-the-table = Az asztalhoz
filter-language = Nyelv
any-language = Bármely nyelv

## Home, players, rankings

lobby-line = Nyiss asztalt, küldd el a linket, játssz. Élőben vagy napi egy lépéssel, barátokkal vagy botok ellen.
all-my-tables = Minden asztalod ({ $count })
open-tables = Nyitott asztalok
no-open-tables = Egyetlen asztal sem vár játékosra. Nyiss egyet.
no-game-waits = Még egy játszma sem vár rád
none-waits = Egy játszma sem vár rád
all-wait-for-others = A játszmáid másokra várnak
waiting-for-others = Másokra várnak:
just-finished = Most ért véget:
begin-something = Új játszma
going-on = Ami most történik
being-played = Most folyó játszmák
nothing-to-watch = Most senki sem játszik olyat, amit nézhetnél.
watchers = { $count } néző
watch-of = { $game } nézése: { $names }
people-here = Akik itt vannak
nobody-else-here = Most senki más nincs itt.
at-a-table-of = asztalnál: { $game }
look-at-table-with = { $name } asztalának megnézése
your-week = A heted
your-page = Az oldalad
no-game-this-week = Ezen a héten egy játszmád sem ért véget.
keep-your-games = Jelentkezz be, hogy megőrizd a játszmáidat
won-of = megnyert, { $count } játszmából
time-left = még { $time }
with-names = ellenfelek: { $names }
lists-unreachable = A listák nem érhetők el.
tried-again-soon = A játszmáidnak nem esett baja. Néhány másodperc múlva új próbálkozás következik.
try-now = Próbáld most
filter-game = Játék
filter-pace = Tempó
filter-seats = Játékosok száma
filter-rated = Értékelt vagy barátságos
all-games = Minden játék
any-pace = Bármilyen tempó
pace-live = Élőben
pace-slow = Ráérősen
any-seats = Bármennyien
seats-count = { $count } játékos
rated-or-not = Értékelt vagy sem
casual = barátságos
none-fits = Egy nyitott asztal sem felel meg ezeknek a szűrőknek.
show-without-filter = { $count ->
    [one] Mutasd azt az egyet, amely egyébként megfelel
   *[other] Mutasd, ami egyébként megfelel: { $count } asztal
}
show-all-tables = Az összes mutatása ({ $count })
won-of-played = megnyert / lejátszott
won-of-games = { $won } / { $games }
with-seats = { $seats } fővel: { $won } / { $games }
last-game = Utolsó játszma
provisional = ideiglenes
not-rated-yet = még nincs értékszám
nobody-ranked = Ezt a játékot még senki sem játszotta értékelten. Nyiss egy értékelt asztalt.
ranked-people = { $count ->
    [one] 1 értékelt játékos
   *[other] { $count } értékelt játékos
}
places-between = { $count ->
    [one] 1 hely van közöttük
   *[other] { $count } hely van közöttük
}
page-before = Vissza
page-after = Tovább
your-place = A helyezésed
of-ranked = / { $count }
how-counted = Hogyan számoljuk
how-counted-text = Az értékelt játszma mindenkivel összevet az asztalnál: ki végzett mögötted, és ki előtted. A ± utáni szám azt mondja meg, mennyire bizonytalan az értékszám; amíg ez nagy, az értékszám ideiglenes. A botok értékszáma állandó. A barátságos, a saját számokkal játszott és a közös megegyezéssel visszaléptetett játszmák nem számítanak.
rating-curve = Értékszámok az időben
show-as-table = Mutasd táblázatban
finished-games = Befejezett játszmák
no-finished-games = Nincs befejezett játszma.
older-games = Régebbi játszmák
against-whom = Ki ellen?
private-table = Ez az asztal privát volt
nobody-of-that-name = Nincs itt senki ezen a néven.
is-here = most itt van
keeps-private = a többit megtartja magának
streaks = Sorozatban megnyert: most { $now }, legfeljebb { $longest }
likes-to-play-with = Szívesen játszik így:
private-page = Privát oldal
private-page-help = Mások csak a nevedet látják.
my-puzzles = A játszmáimból feladvány készülhet
my-puzzles-help = Az állások név nélkül feladványként megmutathatók másoknak, ha minden játékos beleegyezett.
place-in-ranking = { $place }. hely
ahead-level-behind = előtte, holtverseny, mögötte
nobody-yet = Még senki, akinek fiókja van.
more-waiting = { $count ->
    [one] Még 1
   *[other] Még { $count }
}
game-at-table-of = { $game }, házigazda: { $name }
seats-taken = { $seats } helyből { $taken } foglalt
unofficial = Nem hivatalos és ingyenes. A játékok szerzői: Günter Burkhardt, Mac Gerdts, Stefan Feld és Alan D. Ernstein; minden rajz és szöveg a miénk.
title-waiting = ({ $count }) Tawantin

## Kezdőlap, játékosok, ranglista

account-of = { $name }: név és fiók
account-help = Fiókkal más eszközről is visszatalálsz az asztalaidhoz. Nem kell hozzá e-mail-cím.
account-name = Fiók
account-name-help = 3–30 ékezet nélküli betű, számjegy, pont vagy kötőjel, szóköz nélkül.
make-account = Fiók készítése
account-made = A fiókod elkészült.
sign-in = Belépés
signed-in = Beléptél.
signed-in-as = Belépve: { $account }
sign-out = Kilépés
signed-out = Kiléptél.
another-device = Bejelentkezés másik eszközön
another-device-help = Írd be a kódot ott, a „Van egy kódom” alatt. Egyszer használható.
show-code = Kód mutatása
code-made = Itt a kódod.
code-until = Eddig használható: { $time }.
change-password = Jelszó módosítása
change-password-help = Minden más eszközödről kijelentkeztetünk.
old-password = Eddigi jelszó
new-password = Új jelszó
password-changed = A jelszavad megváltozott.
signed-in-where = Hol vagy bejelentkezve
some-device = Valamilyen eszköz
this-device = ez az eszköz
session-ended = Az az eszköz ki van jelentkeztetve.

## Lobby, account, learning

main-menu = Főmenü
nav-play = Játék
nav-watch = Nézés
my-tables = Asztalaim
server-read-only = Ez a szerver most csak olvasható: mindent megnézhetsz, de semmit sem módosíthatsz.
server-invite-only = Erre a szerverre meghívással lehet jönni: nézz körül; a játékhoz fiók kell, ahhoz pedig egy kód az üzemeltetőtől.
no-tables-yet = Még egy asztalnál sem ülsz.
rated-table = Értékelt
rated-table-help = Az eredmény mindenki értékszámába beleszámít; mindenkinek fiók kell hozzá.
new-table = Új asztal
new-table-of = Új asztal: { $game }
against-bots = Botok ellen
against-bots-at = { $game } botok ellen
play-now = Játék
how-strong = Milyen erősek a botok?
your-colour = A színed
minutes-of = { $from }–{ $to } perc
weight-of = Nehézség: { $weight } az 5-ből
tables-open = { $count } nyitott
rules-of = { $game }: szabályok
paste-link = Illeszd be egy asztal linkjét
find-table = Asztal keresése
wait-for-you = { $count ->
    [one] 1 játszma vár rád
   *[other] { $count } játszma vár rád
}
waits-for-players = Játékosokra vár
shuffle-help = A helyek megkeverése kezdéskor
open-table = Asztal nyitása
have-code = Van egy kódom
have-code-help = Egy másik eszközödről, vagy a szerver üzemeltetőjétől, ha elfelejtetted a jelszavad: ekkor add meg a fiókodat és egy új jelszót is.
sign-in-by-code = Bejelentkezés a kóddal
reset-by-code = Új jelszó beállítása
house-numbers-choose = Saját számokkal játszani
house-numbers-help = Egy általad módosított összetevőfájl. Mindenki látja az eltéréseket, mielőtt leül.
house-numbers-get = A nyomtatott fájl letöltése
house-numbers-checking = A fájl kipróbálása …
house-numbers-same = A fájlban a nyomtatott számok vannak.
house-numbers-differ = { $count ->
    [one] Egy szám nem a nyomtatott:
   *[other] { $count } szám nem a nyomtatott:
}
house-numbers-remove = Fájl elvétele
file-too-large = A fájl túl nagy.
learn-games = Tanulj meg egy játékot
learn-line = Rövid leckék az igazi táblán. Próbálkozz: ami nem lehetséges, megmondja, miért.
learn-title = { $game } – tanulás
learn-lessons = Leckék
learn-done = { $lessons } leckéből { $done } kész
learn-progress = { $lesson }. lecke, összesen { $lessons }
learn-kept = Bármikor elmehetsz: a helyed ebben a böngészőben megmarad, és senki sem látja, hányszor próbálkoztál.
learn-known = Amit már tudsz
learn-right = Helyes!
learn-next = Következő lecke
learn-try-again = Próbáld újra
learn-show = Mutasd meg
learn-answer = Például: { $move }.
no-such-lesson = Nincs ilyen lecke.

## The coach

analysis-of = { $players } játékos, { $decisions } döntés
analysis-begin = Játszma elemzése
analysis-go-on = Folytatás
analysis-none = Az edző minden döntést meg tud ítélni ({ $total }). Egy-két percig tart, közben el is mehetsz.
analysis-stopped = { $total } döntésből { $done } van megítélve.
analysis-going = { $total } döntésből { $done } megítélve
analysis-waits = Egy másik elemzésedre vár; { $total } döntésből { $done } megítélve
analysis-cannot = Ezt a játszmát nem lehet elemezni.
analysis-cannot-help = Olyan szabályokkal játszották, amelyeket ez a változat már nem követ; az eredmény és a feljegyzés megvan.
analysis-not-yet = A játszmát akkor elemezzük, ha véget ért.
seconds-left = { $count ->
    [one] még körülbelül egy másodperc
   *[other] még körülbelül { $count } másodperc
 }
win-chance = Nyerési esély
curve-stripes = Sávok
curve-lines = Vonalak
curve-points = Pontok
curve-stripes-help = egy sáv szélessége az adott játékos nyerési esélye
curve-lines-help = az egyes játékosok nyerési esélye
curve-points-help = várható végső pontszám
round-number = { $round }. forduló
who-decided-best = Ki döntött a legjobban
luck = szerencse
decisions = Döntések
points-of-score = { $points } pont
accuracy = Pontosság
all-players = Minden játékos
decisions-turning = Fordulópontok
decisions-mistakes = Hibák
decisions-all = Mind
decisions-help = Szám: elvesztegetett nyerési esély, %-ban
decisions-none = Ilyen nincs.
decisions-soon = Még nincs megítélve.
mark-best = legjobb
mark-good = jó
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = durva hiba
verdict-forced = { $name }: csak egy lépés volt
verdict-best = { $name }: a legjobb lépés
verdict-good = { $name }: jó lépés
verdict-inaccuracy = { $name }: pontatlanság
verdict-mistake = { $name }: hiba
verdict-blunder = { $name }: durva hiba
verdict-chances = Nyerési esély: { $played } a lehetséges { $best } helyett.
verdict-chance = Nyerési esély: { $played }.
better-was = Jobb lett volna: { $move }.
better-gain = { $chance }% nyerési esély, { $points } várható pont.
try-it = Kipróbálom
try-from-here = Folytatás innen
difference-from = Honnan ered a különbség, várható pontokban
verdict-error = Az ilyen becslések 95%-a ±{ $error }% nyerési esélyen belül van.
also-good = Szintén jó:
verdict-luck = A szerencse ezután { $luck }%-kal változtatta { $name } esélyét.
previous-mistake = Előző hiba
next-mistake = Következő hiba
next-mistake-of-yours = Következő hibád
puzzles-none = Még nincsenek feladványok.
puzzle-count = { $count } feladvány
puzzle-level = Nehézség
puzzle-level-all = Mind
puzzle-level-easy = Könnyű
puzzle-level-medium = Közepes
puzzle-level-hard = Nehéz
puzzle-rated = Értékszám: { $rating }
puzzle-find = Találd meg a legjobb lépést
puzzle-about = Értékszám: { $rating }, { $seats } fős játszma. Az első próbálkozás számít.
puzzle-rating = Értékszámod: { $rating } ± { $error }
puzzle-right = Helyes!
puzzle-wrong = Nem a legjobb
puzzle-yours = { $move }: ez legalább { $loss } nyerési esélyt ad fel.
puzzle-best = A legjobb lépés: { $move }. Nyerési esély: { $chance }.
puzzle-reason = Mennyivel hoz többet a másodiknál, várható pontokban
puzzle-next = Következő feladvány
puzzle-kept = Az első próbálkozásaid adják az értékszámodat.
puzzle-kept-here = Ez a böngésző megjegyzi, mit oldottál meg; fiókkal értékszámot is kapsz.
guess-whose = Kinek a lépései
guess-what = Mit lépett itt { $name }?
guess-place = { $place }. döntés (összesen { $count }).
guess-choose = Válassz egy lépést a táblán.
guess-score = { $count } tippből { $hits } egyezik.
guess-given = Döntésenként elvesztegetett nyerési esély: te { $own }, { $name } { $theirs }.
guess-skip = Kihagyom
guess-next = Következő döntés
guess-hit = { $name } is pontosan ezt lépte
guess-equal = Ugyanolyan jó, mint { $name } lépése
guess-better = Jobb, mint { $name } lépése
guess-worse = { $name } jobbat talált
guess-coach = Edző
guess-loss = { $loss } esélyt ad fel
guess-chance = Nyerési esély a legjobb lépés után: { $chance }.
guess-end = Ez volt { $name } utolsó döntése.
guess-none = { $name } nem választhatott semmit.
eyes = Kinek a szemével
eyes-decider = Aki éppen dönt
best-moves-of = Mit tehet { $name }
best-moves-played = ezt lépte
best-moves-forced = Csak egy lépés volt.

## People: finding, ranking, devices, channels

nav-more = Több
learn-game = { $game }: tanulás
puzzles-of = { $game }: feladványok
home-round = { $game ->
    [machu_picchu] { $round }/{ $rounds }. nap
   *[other] { $round }/{ $rounds }. forduló
 }
last-move-ago = utolsó lépés: { $ago }
running-tables = Folyamatban
unbegun-tables = Még nem kezdődött el
replay-of = Visszajátszás: { $game }
analysis-of-game = Elemzés: { $game }
ranking-active = Ki játszott mostanában
ranking-all-time = Minden idők
ranking-year = Idén játszott
ranking-month = E hónapban játszott
ranking-people-only = Csak emberek
ranking-friends = Akiket követek
nobody-in-scope = Erre a szűrésre senki sem illik.
last-games = Utolsó játszmák
here-now = most itt van
rating-lately = { $from } → { $to } az utolsó { $games } játszmában
spread-of-ratings = Az értékszámok eloszlása
spread-bar = { $people } fő { $from } és { $to } között
provisional-help = Az értékszámod ideiglenes: amíg nem biztosabb, a véglegesek mögött áll.
points-to = { $points } pont választ el tőle: { $name }.
points-to-next = { $points } pont a következő helyig.
no-place-yet = Még nincs helyezésed: játssz értékelt játszmát.
no-place-without-account = A ranglistán a fiókkal rendelkezők szerepelnek.
find-rated = Értékelt játszmát keresek
change-this-month = { $change } 30 nap alatt
profile-overview = Áttekintés
curve-range = A megjelenített időszak
curve-month = Hónap
curve-year = Év
curve-all = Mind
qr-of-code = Ugyanez a kód képként
qr-help = Irányítsd a másik eszköz kameráját a képre, vagy írd be ott a kódot.
claim-device = Belépsz ezen az eszközön?
claim-device-help = A kód egy olyan eszközről jön, amelyen már be vagy lépve. Csak akkor folytasd, ha az a tiéd.
by-webhook = Értesítés Discordon vagy Slacken
by-webhook-help = Ha te jössz és nem vagy itt, egy sor jelenik meg a csatornádban. Hozz létre webhookot a csatorna beállításaiban, és illeszd be a címét.
by-webhook-address = A webhook címe
by-webhook-mention = Kit említsen meg (nem kötelező)
by-webhook-saved = Mostantól ott szólunk, ha te jössz.
by-webhook-stop = Leállítás
by-webhook-stopped = Oda már nem írunk.

## Előtér

invitations = Meghívások
invited-by = { $name } meghív egy játszmára.
games = Játékok
tournaments = Versenyek
rating = értékszám
player = Játékos
date = Dátum
against = Ellenfelek
how-many-players = Hány játékos?
minutes = Perc
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
invite-help = Küldd el ezt a linket: akinél megvan, leülhet.
invite-watch-help = Küldd el ezt a linket: akinél megvan, nézheti.
link = Link
copy-link = Link másolása

## Asztal

spectator = Néző

## Kérdés és lehetőségek

undo-was-final = Az utolsó döntésed a véletlent kérdezte, vagy rejtett dolgot mutatott meg, ezért egyedül nem vonhatod vissza.
undo-others-moved = Az utolsó döntésed óta mások is döntöttek, ezért egyedül nem vonhatod vissza.
undo-refused-here = Valaki tovább akart játszani. A következő döntés után újra kérheted.
undo-nothing = Még nem döntöttél semmiről, amit vissza lehetne vonni.
ask-undo = Kérem, térjünk vissza az utolsó döntésemhez

## Csevegés és jegyzet

chat-earlier = Korábbi üzenetek
chat-empty = Még senki sem szólt.
chat-block = Letiltás
chat-block-help = Ne mutassa többé, amit { $name } mond
chat-report = Jelentés
chat-report-help = Jelentsd az üzemeltetőnek, amit { $name } mondott
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

## Közös képernyő

curtain-title = { $name } következik
curtain-help = Add át a képernyőt. Más ne nézzen oda.
curtain-open = Én vagyok { $name }

## Menü és beállítások

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
let-bot-play = Játsszon tovább egy bot
leave-help = Egy bot játszik a helyeden, amíg vissza nem veszed, akár a játék végéig.
concede-help = Utolsó leszel, és egy bot játssza végig a helyed. Ez nem vonható vissza.
play-on = Játszom tovább
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

## Szabályok és segítség

rules-search = Keresés a szabályokban
rules-none = Nincs találat.
rules-contents = Tartalom
rules-found = { $count } találat
rules-reconstructed = { $mark } rekonstruált: ezt a számot még senki sem olvasta le a dobozról.
rules-own-words = Összefoglaló a saját szavainkkal azoknak, akik ismerik a játékot, vagy itt tanulják.

## Pontok

all-items = Minden tétel
where-points = Miből lettek a pontok
points-of = { $name }: { $points } pont
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

refused-too-many-tables = Sok asztalt nyitottál. Várj egy kicsit, mielőtt újabbat nyitsz.
refused-unknown-game = Nincs ilyen játék.
refused-not-host = Ezt csak a házigazda teheti.
refused-already-started = A játék már elkezdődött.
refused-seat-taken = Ott már ül valaki.
refused-seat-open = Egy hely még szabad.
refused-bad-seats = A játék nem ennyi játékosnak való.
refused-bad-option = Egy beállítás értéke nem lehet ez.
refused-no-bot = Nincs ilyen bot.
refused-not-finished = A játéknak még nincs vége.
refused-not-watching = Nem vagy ennél az asztalnál.
refused-watching-many = Egyszerre sok asztalt nézel. Előbb lépj ki az egyikből.
refused-not-found = Nincs ilyen.
refused-bad-name = Ez a név nem jó.
refused-bot-name = Így vagy nagyon hasonlóan hívnak egy botot. Válassz másik nevet!
refused-name-taken = Ez a név már foglalt.
refused-bad-code = Ez a kód hibás, már felhasználták, vagy lejárt.
refused-bad-address = Ez nem e-mail-cím.
refused-bad-webhook = A webhook címe így kezdődik: https://discord.com/api/webhooks/ vagy https://hooks.slack.com/.
refused-bad-login = Hibás fiók vagy jelszó.
refused-bad-origin = Az oldal másik szerverről jön. Töltsd újra.
refused-account-needed = Ehhez fiókra van szükséged.
refused-tournament-full = A verseny betelt.
refused-invite-only = Itt csak fiókkal rendelkezők játszanak, meghívásra.

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
why-first = Lehetséges, ha előbb ezt választod: „{ $way }”.
why-implied = Most éppen erről döntesz.
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
problem-can-be-ended = Eredmény nélkül befejezhetitek, és megtarthatjátok a feljegyzést.
problem-cannot-go-on = A játék itt nem folytatható.
problem-cannot-begin = Ennél az asztalnál már nem kezdődhet játék; nyiss egy újat.
end-without-result = A játék befejezése eredmény nélkül
ended-without-result = Ez a játék eredmény nélkül ért véget.
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
prefer-summaries = A forduló végének bemutatása
summary-back = Vissza
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

## A műhely: az oldal

workshop = Műhely
refused-no-experiments = Ez a szerver nem játszik kísérleteket.
refused-too-many-games = Ez több játszma, mint amennyi itt egy kísérletben lehet.
refused-workshop-busy = Még folyik egy kísérlet; várd meg a végét, vagy állítsd le.
nav-learn = Tanulás
learn-task = { $task }/{ $tasks }. feladat
learn-next-task = Következő feladat
learn-second-knot = Megvan a második csomó.
learn-one-knot = Helyes; volt egy még jobb válasz, az második csomót is kötött volna.
learn-again = Még egyszer más számokkal
learn-play = Az első játék
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
coach-close = Az 1. és a 2. lépés között nincs biztos különbség.
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
refused-coach-silent = Az edző nem válaszolt. Kérdezd újra.
analysis = Elemzés
guess-move = Találd ki a lépést
rounds = Fordulók
result = Eredmény
to-the-table = Az asztalhoz
puzzles = Feladványok
puzzles-line = Feladványok: találd meg azt az egy lépést, amely sokkal jobb a többinél.
puzzles-task = Találd meg azt az egy lépést, amely sokkal jobb a többinél.
puzzle-solve = Megoldom

## Finding people

find-somebody = Valakit keresek
find-somebody-help = Hogyan kezdődik a neve?
nobody-found = Senkinek a neve nem kezdődik így.
