# The Princes of Machu Picchu: what is read beside the table: rules and lessons.

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
    Who lets Incas rest cannot make up for it that day.
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
rule-market-title = Market
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
    After a conquest most gold triples the points, second most doubles them. The scout’s place counts as gold too. Ties go to the player with more units of goods.

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
lesson-offer = Offer a unit of any good: steps for your scout: { $temple-offering_steps_per_unit }.
lesson-offer-hint = Without an offering your scout stays where it is.
lesson-offer-right = All may offer different goods, one unit of each; corn for a unit: { $good-corn-unit_size }.
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
lesson-sacrifice-right = One llama for each own tile of this clergy; the row says how many steps it is worth.
lesson-sundial-title = The sundial
lesson-sundial = Send one of your Incas to the sundial.
lesson-sundial-hint = Without an Inca the sundial brings nothing.
lesson-sundial-right = At night he brings three different goods and three steps, and goes back to your supply.
lesson-cards-title = Sacrifice cards
lesson-cards = Your scout reached the summit. Keep the card with your coca planter: give another one back.
lesson-cards-hint = That is the one that scores your coca planter.
lesson-cards-right = At the end each card scores the own Incas and clergy of its two kinds.
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
