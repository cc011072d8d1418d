# Wat er mis is met een onderdelenbestand van dit spel

complaint-triangles = { $file }: { $place } moet drie veren- en drie gebouwendriehoeken hebben.
complaint-bare = { $file }: { $place } laat { $village } zonder veer of punten.
complaint-each-once = { $file }: { $place } moet elk van { $triangles } één keer noemen.
complaint-deeds = { $file }: { $place } moet noemen wat men daar doet.
complaint-no-space = { $file }: { $place } heeft er geen voor { $deed } met { $seats } spelers.
complaint-no-free-space = { $file }: { $place } heeft er met { $seats } spelers geen waar elke dobbelsteen altijd mag liggen: niet descending, voor points of exchange.
complaint-slots = { $file }: { $place } moet { $count } plekken voor { $colour } hebben.
complaint-khipu = { $file }: { $place } moet met { $count } quipu’s beginnen.
complaint-market = { $file }: { $place } moet de markt met { $seats } spelers precies vullen.
complaint-two-numbers = { $file }: { $place } moeten twee verschillende getallen zijn.
complaint-god-cards = { $file }: { $place } heeft te weinig godenkaarten voor { $seats } spelers.
complaint-copies = { $file }: { $place } heeft van een god te weinig kaarten voor { $seats } spelers.
complaint-weaker = { $file }: { $place } mag niet kleiner worden naarmate de sterkte toeneemt.
complaint-no-tile = { $file }: { $place } is geen persoonsfiche.
complaint-tasks = { $file }: { $place } heeft er te weinig voor de { $drawn } die met { $seats } spelers worden getrokken.
complaint-villages = { $file }: { $place } geeft { $triangles } { $count } dorpen met een veer { $feather }, niet { $wanted }.
complaint-no-way = { $file }: { $place } geeft { $triangles }, tableau { $turns } gedraaid, geen { $road } naar { $place }.
