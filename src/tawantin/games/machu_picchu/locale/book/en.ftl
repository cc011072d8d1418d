# The Princes of Machu Picchu: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Aim
rule-goal = Your prince walks through the city and makes its districts work; your scout climbs the Inca trail. Each summit brings a secret sacrifice card. Cards score your own Incas and clergy at the end. Either the city is saved, or the Spaniards conquer it and gold counts too.
rule-turn-title = A turn
rule-turn =
    Walk to a neighbouring district for nothing, or pay a llama and ride to any other. The district’s action follows. Or stay and take a moon tile: then there is no action.
    In your very first turn you place the prince anywhere. Any number of princes may share a district.
rule-day-title = Day, moon tiles, sun tile
rule-day = The day ends when the third moon tile is taken. Whoever takes it gets the sun tile; all others have one more turn. The last of them takes the corn of the day’s moon. The holder of the sun begins the next day.
rule-production-title = Production districts
rule-production =
    They work once a day, while something lies in them. Your prince takes everything that lies there. Then all players with Incas there produce, beginning with you: { $profession-farmer-produces-corn } corn for each farmer, free; elsewhere a piece for each Inca and { $profession-herder-pay_corn } corn.
    Whoever lets Incas rest cannot make up for it that day.
rule-temples-title = Temples of sun, puma and condor
rule-temples =
    Once a day, while stones lie there. Your prince takes them: { $temple-steps_per_stone } steps of your scout for each.
    Then all may sacrifice, beginning with you: a llama for each own clergy tile of that kind, each worth the lit number in its row.
rule-main-temple-title = Main temple
rule-main-temple = Stones as in the other temples. Then all may offer up to five different goods, one unit of each, for { $temple-offering_steps_per_unit } steps a unit. Three corn are a unit.
rule-hiring-title = Hut and palace
rule-hiring = Only you. At the watchman’s hut one farmer and one herder, at the royal palace one coca planter, one potter and one weaver. Each costs two different goods and needs a disc of your supply.
rule-clergy-title = Clergy
rule-clergy = One tile a visit: a virgin in the house of virgins, a puma or a condor priest in the house of priests. Each costs four goods, two of one kind. With every tile taken, sacrifices of this kind lose one step, for everybody.
rule-market-title = Central plaza: the market
rule-market =
    First, once, you may take a piece off a column or put one on it from the bank. Then sell and buy piece by piece.
    You sell at the highest free price and buy at the lowest covered one. When a column is full you sell to the bank for { $market-bank_sell_price }; when it is empty you buy from the bank for { $market-bank_buy_price }. A good that you sold you cannot buy in the same visit, and the other way round.
rule-sundial-title = Sundial
rule-sundial = Send one Inca of yours there. At night it goes back to the supply and brings three different goods and three steps.
rule-trail-title = Inca trail
rule-trail = Fields 0 to { $trail_bonus-last-to }. Reaching or passing { $station-granary-field } brings { $station-granary-amount } corn, { $station-llama_stable-field } a llama, both paid at the end of the turn. At { $trail-summit }, the summit, you draw cards and go on from { $trail-wrap_to } with what is left of the steps.
rule-cards-title = Sacrifice cards
rule-cards = At the summit draw { $card_draw-draw }, then put { $card_draw-give_back } of all your cards under the deck. Each card shows two kinds of people and scores { $scoring-points_per_match } point for every Inca or priest of these kinds that you have at the end. The number beside the mask is gold. With the deck empty a summit is worth { $card_draw-missed_draw_points } points.
rule-night-title = Night
rule-night = Moon tiles pay first, from the holder of the sun on: corn and steps for nothing, other goods for { $moon_tile-moon_llama-pay_corn } corn if you like. Then the sundial. Then one more stone or unit is laid in each once-a-day district, at most two.
rule-last-day-title = Day 9
rule-last-day = No night follows, so moon tiles and the sundial pay at once.
rule-end-title = The end
rule-end = The city is saved at the end of a turn or a night in which the last clergy tile was taken or the deck ran out. If day { $time_track-last_day } ends before that, the Spaniards conquer it.
rule-scoring-title = Scoring
rule-scoring =
    Cards, { $trail_bonus-1-points } point for a scout on { $trail_bonus-1-from } to { $trail_bonus-1-to }, { $trail_bonus-2-points } points on { $trail_bonus-2-from } to { $trail_bonus-2-to }, { $card_draw-missed_draw_points } for each summit without a card.
    After a conquest the most gold triples the points, the second most doubles them. The scout’s place counts as gold too. Ties go to the player with more units of goods.

## Lessons

lesson-inca-title = A first Inca
lesson-inca = Put your free Inca to work on the llama pasture, as a herder.
lesson-inca-hint = He works elsewhere then; look for the llamas.
lesson-inca-right = Incas live in the five production districts and make goods there.
lesson-walk-title = Walking
lesson-walk = Walk to the main temple without paying anything.
lesson-walk-hint = Not this way: the main temple, on foot.
lesson-walk-right = A walk crosses one border and costs nothing.
lesson-ride-title = Riding
lesson-ride = The corn terrace is far away. Get there in one move.
lesson-ride-hint = That leads elsewhere. Your llama can carry the prince anywhere.
lesson-ride-right = A llama carries the prince to any other district.
lesson-produce-title = Production
lesson-produce = Your Inca lives here. Let him work.
lesson-produce-hint = He cannot work again today; one corn for coca is cheap.
lesson-produce-right = Whoever has Incas in the district may let them work, for corn; farmers work for nothing.
lesson-hire-title = Hiring
lesson-hire = You are at the watchman’s hut. Hire a herder.
lesson-hire-hint = Look for the herder: corn and coca pay for him.
lesson-hire-right = Farmers and herders are hired at the hut, the others at the palace; one of each a visit.
lesson-sell-title = Selling
lesson-sell = Sell your cloth on the market.
lesson-sell-hint = Not yet: click the cloth among your goods.
lesson-sell-right = Each piece that lies in a column lowers its price.
lesson-adjust-title = Adjusting the market
lesson-adjust = Before you sell your llama, make it dearer: take a llama off the market.
lesson-adjust-hint = That does not raise the price of llamas; use the adjustment first.
lesson-adjust-right = One piece may be put on or taken off, once, before the first trade.
lesson-offer-title = The main temple
lesson-offer = Offer a unit of any good, for { $temple-offering_steps_per_unit } steps of your scout.
lesson-offer-hint = Without an offering your scout stays where it is.
lesson-offer-right = All may offer different goods, one unit of each; a unit of corn is { $good-corn-unit_size }.
lesson-stay-title = Moon tiles
lesson-stay = Stay where you are and take the moon tile with corn.
lesson-stay-hint = Stay this time, and look for the tile with corn.
lesson-stay-right = The third moon tile ends the day; whoever takes it begins the next one.
lesson-moon-title = Night
lesson-moon = It is night. Buy the llama of your moon tile.
lesson-moon-hint = A llama for { $moon_tile-moon_llama-pay_corn } corn is a good price.
lesson-moon-right = At night moon tiles pay: corn and steps for nothing, other goods for corn.
lesson-recruit-title = Priests
lesson-recruit = You are in the house of priests. Recruit a priest of the puma.
lesson-recruit-hint = You can pay for one: two cloth, pottery and coca.
lesson-recruit-right = With every tile taken the row loses a step; when all are taken, the city is saved.
lesson-sacrifice-title = A sacrifice
lesson-sacrifice = Your priest stands in the temple. Sacrifice a llama.
lesson-sacrifice-hint = Your scout would not move; a llama is worth many steps here.
lesson-sacrifice-right = One llama for each of your tiles of this clergy; the row says how many steps it is worth.
lesson-sundial-title = The sundial
lesson-sundial = Send one of your Incas to the sundial.
lesson-sundial-hint = Without an Inca the sundial brings nothing.
lesson-sundial-right = At night he brings three different goods and three steps, and goes back to your supply.
lesson-cards-title = Sacrifice cards
lesson-cards = Your scout reached the summit. Keep the card with your coca planter: give another one back.
lesson-cards-hint = That is the one that scores your coca planter.
lesson-cards-right = At the end each card scores your own Incas and clergy of its two kinds.
lesson-first-title = Your first turns
lesson-first-1 = Your first Inca costs nothing. A farmer is a safe start: corn pays all others.
lesson-first-1-hint = He works too, but without corn nobody else does. Choose the farmer.
lesson-first-1-right = Whenever anybody makes the corn terrace work, your farmer works too.
lesson-first-2 = Now your prince: place him on the corn terrace, where corn lies and your farmer works.
lesson-first-2-hint = Possible too; but look for the district where your own Inca works.
lesson-first-2-right = Fresh districts give what lies in them to whoever comes first; then all Incas there work.
lesson-first-3 = Everybody has had a turn. Walk to a temple: its stones move your scout up the trail.
lesson-first-3-hint = Possible too; but this time walk to one of the orange temples next to you.
lesson-first-3-right = On the summit the scout draws a sacrifice card: it says whom you want to hire. Good luck!

## Why not: reasons, what would help, what holds already

reason-first-inca-now = First everybody puts an Inca to work, for nothing.
reason-prince-first = It is your prince’s turn: move him, or stay and take a moon tile.
reason-work-now = First say how many of your Incas work: { $place }.
reason-sacrifice-now = First say how many llamas you sacrifice.
reason-offer-now = First finish your offering in the main temple.
reason-hire-now = You are hiring Incas; finish that first.
reason-recruit-now = First decide whom you recruit, or nobody.
reason-trade-now = You are at the market; leave it first.
reason-service-now = First decide whether an Inca serves at the sundial.
reason-goods-now = First choose the goods that the sundial gives you.
reason-card-back-now = Your scout is on the summit: first { $cards ->
    [1] 1 card goes
   *[other] { $cards } cards go
} under the deck.
reason-tile-now = First decide whether you pay for “{ $tile }”.
reason-work-later = Incas work when a prince enters their district.
reason-sacrifice-later = Llamas are sacrificed when a prince enters a temple with stones.
reason-offer-later = Goods are offered when a prince enters the main temple with its stones.
reason-card-back-later = Cards go under the deck only when your scout reaches the summit.
reason-tile-later = Moon tiles pay at night, on the last day as soon as they are taken.
reason-goods-later = The sundial pays at night for the Incas that serve there.
reason-hired-at = { $profession }: hired when your prince comes here: { $place }.
reason-recruited-at = { $clergy }: recruited when your prince comes here: { $place }.
reason-traded-at = You trade when your prince comes to the central plaza.
reason-sent-at = An Inca goes to the sundial when your prince comes there.
reason-first-inca-placed = Your free Inca is placed; all others are hired.
reason-prince-is-placed = Your prince is in the city already: { $place }.
reason-place-first = In your first turn the prince is placed, in any district.
reason-only-staying = After { $turns } turns in a day princes can only stay, until the third moon tile.
reason-prince-is-there = Your prince is there already.
reason-not-next = Your prince is not next to it ({ $place }): it is { $steps } steps away.
reason-no-llama-to-ride = Riding costs { $need } llama, and you have { $have }.
reason-tile-taken = { $seat } has taken this moon tile today.
reason-too-few-incas = { $place }: { $need } Incas would have to be there, you have { $have }.
reason-work-too-dear = For that you pay { $need } corn, and you have { $have }.
reason-work-bank-short = { $good }: the bank would have to give { $need } and has { $have }.
reason-too-few-clergy = { $clergy }: one llama for each tile; that takes { $need }, and you have { $have }.
reason-too-few-llamas = That takes { $need } llamas, and you have { $have }.
reason-good-is-offered = Each good is offered once, and this one lies there: { $good }.
reason-no-unit-to-offer = { $good }: a unit is { $need }, and you have { $have }.
reason-hired-already = One of each profession a visit, and you have hired one: { $profession }.
reason-no-disc = Hiring takes { $need } Inca disc from your supply, and it has { $have }.
reason-hire-too-dear = { $good }: the price is { $need }, and you have { $have }.
reason-row-is-empty = { $clergy }: all { $taken } tiles are taken.
reason-recruit-too-dear = { $good }: this tile takes { $need }, and you have { $have }.
reason-adjusted-once = The market is adjusted once a visit, and you have done it.
reason-adjust-before-trade = The market is adjusted before the first trade, and you have traded.
reason-column-is-empty = Nothing lies in this column: { $good }.
reason-column-is-full = { $good }: the column is full with { $pieces } pieces.
reason-market-bank-empty = The bank has none left: { $good }.
reason-nothing-to-sell = { $good }: selling takes { $need }, and you have { $have }.
reason-bank-cannot-pay = The bank would pay { $need } corn and has { $have }.
reason-sold-not-bought = You have sold it in this visit; a good goes one way only: { $good }.
reason-bought-not-sold = You have bought it in this visit; a good goes one way only: { $good }.
reason-turned-once = In one visit a good may change direction only once: { $good }.
reason-buy-too-dear = It costs { $need } corn now, and you have { $have }.
reason-no-such-inca = { $profession }: it takes { $need } of yours in the city, and there are { $have }.
reason-sundial-bank-short = { $good }: a unit is { $need }, and the bank has { $have }.
reason-card-not-in-hand = This card is not in your hand: { $card }.
reason-other-tile-now = One tile after the other; now it is this one: { $tile }.
reason-tile-not-yours = You do not hold this moon tile: { $tile }.
met-incas = Enough Incas work there.
met-paid = You can pay for it.
met-bank = The bank has enough.
met-clergy = You have enough clergy.
met-llamas = You have enough llamas.
met-disc = A disc is in your supply.
help-go-there = You can go there with your prince now.
help-stay-instead = Whoever does not move takes a moon tile.
help-ride-there = A llama would carry him there.
help-hire-more = More are hired at the watchman’s hut and in the royal palace.
help-recruit-more = More are recruited in the house of priests and the house of virgins.
help-send-one-back = An Inca that served at the sundial comes back into your supply.

## Kinds of moves, in reports

move-first-inca = Place a first Inca
move-place = Put the prince on the board
move-walk = Walk to a district
move-ride = Ride to a district
move-stay = Stay for a moon tile
move-produce = Let Incas work
move-sacrifice = Decide on llamas to sacrifice
move-offer = Offer a good
move-offer-done = Stop offering
move-hire = Hire an Inca
move-hire-done = Stop hiring
move-recruit = Recruit clergy
move-recruit-none = Recruit nobody
move-market-remove = Take a piece off the market
move-market-add = Put a piece on the market
move-sell = Sell a good
move-buy = Buy a good
move-market-done = Leave the market
move-send = Send an Inca to the sundial
move-send-none = Send nobody
move-give-back = Give a card back
move-moon-buy = Pay for a moon tile
move-moon-decline = Decline a moon tile
move-sundial-goods = Take goods at the sundial
