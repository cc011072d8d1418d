# Mi a baj e játék összetevőfájljával

complaint-nobody = { $file }: { $place } értéke legalább 2 lehet: nincs, aki ellen licitálni lehetne.
complaint-visits = { $file }: { $place } itt csak { $wanted } lehet: a látogatások sorrendje kötött.
complaint-rising = { $file }: { $place } értékeinek lapról lapra nőniük kell.
complaint-four = { $file }: { $place } miatt egy játékosnak négy { $value } értékű lapja lenne.
complaint-end-mark = { $file }: { $place } legalább a végjelig ({ $mark }) érjen.
complaint-spaces = { $file }: { $place } alatt összesen { $wanted } mezőnek kell lennie, de { $spaces } van.
