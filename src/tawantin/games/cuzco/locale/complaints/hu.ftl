# Mi a baj e játék összetevőfájljával

complaint-triangles = { $file }: { $place } alatt három tollas és három épületes háromszög legyen.
complaint-bare = { $file }: { $place } toll vagy pont nélkül hagyja ezt: { $village }.
complaint-each-once = { $file }: { $place } ezek mindegyikét egyszer nevezze meg: { $triangles }.
complaint-deeds = { $file }: { $place } nevezze meg, mi történik ott.
complaint-no-space = { $file }: { $place } alatt { $seats } játékoshoz nincs ilyen: { $deed }.
complaint-no-free-space = { $file }: { $place } alatt { $seats } játékoshoz nincs olyan, ahová bármelyik kocka bármikor letehető: nem descending, points vagy exchange.
complaint-slots = { $file }: { $place } alatt ennyi hely kell: { $count }, ehhez: { $colour }.
complaint-khipu = { $file }: { $place } ennyi kipuval kezdődjön: { $count }.
complaint-market = { $file }: { $place } { $seats } játékossal pontosan töltse meg a piacot.
complaint-two-numbers = { $file }: { $place } két különböző szám legyen.
complaint-god-cards = { $file }: { $place } alatt túl kevés istenkártya van { $seats } játékoshoz.
complaint-copies = { $file }: { $place } alatt túl kevés van egy isten lapjaiból { $seats } játékoshoz.
complaint-weaker = { $file }: { $place } nem csökkenhet az erő növekedésével.
complaint-no-tile = { $file }: { $place } nem személylapka.
complaint-tasks = { $file }: { $place } alatt túl kevés van: { $seats } játékos ennyit húz: { $drawn }.
complaint-villages = { $file }: { $place } szerint itt: { $triangles }, { $count } falunak van ilyen tolla: { $feather }; ennyinek kellene: { $wanted }.
complaint-no-way = { $file }: { $place } szerint itt: { $triangles }, a Cuzco-lap { $turns } fordulatánál, nem vezet { $road } ide: { $place }.
