# Minden oldal az asztalokon kívül: az asztal ezeket nem tölti be.

## Versenyek

tournament-new = Új verseny
tournaments-none = Még nincs verseny.
tournaments-older = Régebbi versenyek
tournaments-yours = A tieid
tournaments-all = Minden verseny
tournament-needs-account = A versenyekhez fiók kell: jobbra fent készíthetsz egyet.
tournament-title = Cím
tournament-form = Forma
tournament-swiss = Svájci rendszer
tournament-round-robin = Körmérkőzés
tournament-swiss-help = Minden forduló a hasonlóan állókat hozza össze; senki sem találkozik kétszer ugyanazzal az ellenféllel, amíg ez elkerülhető.
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
tournament-your-game = A játszmád a { $round }. fordulóban
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
leave-for-good-help = A neved, a fiókod, az értékszámaid és minden, amit mondtál, törlődik, mások játszmáiban is, ahol egy korábbi játékos marad. Ahol játszol, ott botok játszanak tovább. Ez nem vonható vissza.
leave-for-good-sure = A fiókom végleges törlése
invite-code = A meghívód kódja
