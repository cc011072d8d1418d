# Wat er mis is met een onderdelenbestand van dit spel

complaint-nobody = { $file }: { $place } moet minstens 2 zijn: er is niemand om tegen te bieden.
complaint-visits = { $file }: { $place } moet hier { $wanted } zijn: de volgorde van de bezoeken ligt vast.
complaint-rising = { $file }: { $place } moet van kaart tot kaart stijgen.
complaint-four = { $file }: { $place } zou een speler vier kaarten met waarde { $value } geven.
complaint-end-mark = { $file }: { $place } moet tot de eindmarkering { $mark } lopen.
complaint-spaces = { $file }: { $place } moet samen { $wanted } vakken hebben, maar heeft er { $spaces }.
