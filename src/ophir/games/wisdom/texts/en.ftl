## The game

game-title = Wisdom of Solomon
game-about = You are one of Solomon's governors. Send your workers to the Merchant, the Trader, the Levite and the Foreman in Jerusalem or out into the land; every worker brings in at once what it was sent for. Put up buildings, join your Customs Houses by roads, take part in building the Temple. Favor is both your money and your score: whoever has the most at the end wins. For 2 to 5 players, or for one against Jeroboam, who follows his own procedure.

counted-good = { $count } { $thing }
counted-good-exotic =
    { $count ->
        [one] 1 Exotic
       *[other] { $count } Exotics
    }
counted-fortune = { $count } × { $thing }
line = • { $name }: { $text }
unit = Favor
automaton-jeroboam = Jeroboam

## Cubes

good-exotic = Exotic
good-gold = Gold
good-copper = Copper
good-stone = Stone
good-wood = Wood
good-food = Food
good-any = of any type

## Places

place-galilee = Galilee
place-geshur = Geshur
place-bashan = Bashan
place-jezreel = Jezreel
place-gilead = Gilead
place-sharon = Sharon
place-ephraim = Ephraim
place-ammon = Ammon
place-judah = Judah
place-moab = Moab
place-negev = Negev
place-edom = Edom
place-aram = Aram
place-phoenicia = Phoenicia
place-philistia = Philistia
place-merchant = The Merchant
place-trader = The Trader
place-levite = The Levite
place-foreman = The Foreman
place-ark = Ark of the Covenant
place-menorah = Menorah
place-altar = Altar of Incense
place-table = Table of the Presence

## Building Cards

building-royal_mint = Royal Mint
building-bronze_foundry = Bronze Foundry
building-hall_of_pillars = Hall of Pillars
building-royal_kitchen = Royal Kitchen
building-house_of_the_forest = House of the Forest of Lebanon
building-hall_of_judgment = Hall of Judgment
building-school_of_scribes = School of Scribes
building-harbor_of_ezion_geber = Harbor of Ezion-Geber
building-treasury = Treasury
building-smelting_works = Smelting Works
building-quarry = Quarry
building-sawmill = Sawmill
building-granary = Granary
building-master_builders_house = Master Builder's House
building-carpenters_lodge = Carpenters' Lodge
building-levites_quarters = Levites' Quarters
building-singers_hall = Singers' Hall
building-pools_of_solomon = Pools of Solomon
building-market_gate = Market Gate
building-caravanserai = Caravanserai
building-great_bazaar = Great Bazaar
building-merchants_court = Merchants' Court
building-trading_post = Trading Post
building-shipyard_of_tarshish = Shipyard of Tarshish
building-royal_vineyard = Royal Vineyard
building-library = Library

place-royal_mint = { building-royal_mint }
place-bronze_foundry = { building-bronze_foundry }
place-hall_of_pillars = { building-hall_of_pillars }
place-royal_kitchen = { building-royal_kitchen }
place-house_of_the_forest = { building-house_of_the_forest }
place-hall_of_judgment = { building-hall_of_judgment }
place-school_of_scribes = { building-school_of_scribes }
place-harbor_of_ezion_geber = { building-harbor_of_ezion_geber }
place-treasury = { building-treasury }
place-smelting_works = { building-smelting_works }
place-quarry = { building-quarry }
place-sawmill = { building-sawmill }
place-granary = { building-granary }
place-master_builders_house = { building-master_builders_house }
place-carpenters_lodge = { building-carpenters_lodge }
place-levites_quarters = { building-levites_quarters }
place-singers_hall = { building-singers_hall }
place-pools_of_solomon = { building-pools_of_solomon }
place-market_gate = { building-market_gate }
place-caravanserai = { building-caravanserai }
place-great_bazaar = { building-great_bazaar }
place-merchants_court = { building-merchants_court }
place-trading_post = { building-trading_post }
place-shipyard_of_tarshish = { building-shipyard_of_tarshish }
place-royal_vineyard = { building-royal_vineyard }
place-library = { building-library }

## Fortune Cards

fortune-dwell_in_unity = Dwell in Unity
fortune-found_wisdom = Found Wisdom
fortune-given_desires = Given Desires
fortune-inherit_the_land = Inherit the Land
fortune-rain_sent = Rain Sent
fortune-stronghold = Stronghold
fortune-harvest_of_plenty = Harvest of Plenty
fortune-cedars_of_lebanon = Cedars of Lebanon
fortune-costly_stones = Costly Stones
fortune-brass_without_weight = Brass Without Weight
fortune-gold_of_ophir = Gold of Ophir
fortune-apes_and_peacocks = Apes and Peacocks
fortune-kings_favour = King's Favour
fortune-prepared_highway = Prepared Highway
fortune-multitude_of_counsellors = Multitude of Counsellors
fortune-just_weights = Just Weights
fortune-peace_on_every_side = Peace on Every Side

## Jeroboam's tiles

tile-trader = Trader
tile-market = Market
tile-temple = Temple
tile-foreman = Foreman
tile-circle = Circle
tile-holy_ark = Holy Place: Ark
tile-holy_menorah = Holy Place: Menorah
tile-holy_altar = Holy Place: Altar
tile-holy_table = Holy Place: Table
tile-galilee = { place-galilee }
tile-geshur = { place-geshur }
tile-bashan = { place-bashan }
tile-jezreel = { place-jezreel }
tile-gilead = { place-gilead }
tile-sharon = { place-sharon }
tile-ephraim = { place-ephraim }
tile-ammon = { place-ammon }
tile-judah = { place-judah }
tile-moab = { place-moab }
tile-negev = { place-negev }
tile-edom = { place-edom }
tile-aram = { place-aram }
tile-phoenicia = { place-phoenicia }
tile-philistia = { place-philistia }

## Phases, ends, score

phase-keep = Choosing a Fortune Card
phase-purchase = Initial Market Purchase
phase-turn = Placing workers
phase-year_end = End of the year
round-named = Year { $round }
stage-keep = Card
stage-purchase = Purchase
stage-turn = Workers

end-houses = a player has placed the last Customs House
end-temple = the last Temple Tile was taken
end-max_years = the limit of years is reached

source-start = Start
source-buildings = Buildings bought
source-actions = Building actions
source-market = Market
source-holy_place = Holy Place
source-fortune = Fortune Cards played
source-tiles = Temple Tiles
source-hand = Cards left in hand
source-cubes = Leftover cubes

result-why =
    { $how ->
        [leftover_cubes] The game ended because { $end }. The tie at { $score } Favor goes to the player with the most cubes left.
        [shared] The game ended because { $end }. It is a draw: { $score } Favor, and as many cubes left.
       *[other] The game ended because { $end }. The most Favor wins: { $score } to { $other }.
    }

## Options

option-starting_player-name = Starting Player
option-starting_player = Who holds the Starting Player token in the first year. By default it is drawn by lot. Against Jeroboam he always begins.
option-starting_player-random = Drawn by lot
option-starting_player-0 = The first seat
option-starting_player-1 = The second seat
option-starting_player-2 = The third seat
option-starting_player-3 = The fourth seat
option-starting_player-4 = The fifth seat
option-solo_ties-name = Jeroboam's ties
option-solo_ties = Against Jeroboam: who settles what his rules leave open, such as two equally good roads. By the rules it is you; a fixed order is faster.
option-solo_ties-human = You decide
option-solo_ties-auto = A fixed order
option-max_years-name = Limit of years
option-max_years = After so many years the game is scored whatever has happened. Purposeful play is over long before.
option-max_years-value = { $count } years

## Set-up

ask-keep = Which of your two Fortune Cards do you keep?
help-keep = The other one is discarded face up, once everybody has chosen. A Fortune Card is played at the end of a visit to a Merchant or a Trader; one that is never played is worth { $card_favor } Favor at the end. (Rules 3)
action-keep = Keep { $fortune }
group-keep = Keep a card

ask-purchase =
    { $cubes ->
        [one] Buy one more cube from the Market, or stop?
       *[other] Buy up to { $cubes } cubes from the Market, or stop?
    }
help-purchase = Before the first year everybody may buy up to { $purchases } cubes, the Starting Player last. You pay with Favor, which is also your score, so buy what gives your first workers something to do. What is bought is not refilled before the year ends. (Rules 3)
action-buy = Buy from the { $mat_good } mat, square { $square }, for { $favor } Favor
group-buy = Buy
action-stop = Stop
group-stop = Stop

## Placing

ask-place =
    { $workers ->
        [one] Place your last worker.
       *[other] Place a worker. You have { $workers } left.
    }
help-place = A worker acts at once. A space holds one worker, so what you want most may be gone next turn. A Location with Customs Houses but none of yours is closed to you. The Holy Place takes all the workers you have left and ends the year for you; the first there begins the next year. You cannot pass as long as anything is possible. (Rules 6.1)
action-place = Place { $workers }: { $place }
workers-one = a worker
workers-all = all workers
group-place = Place workers

## Merchant

ask-trade =
    { $cubes ->
        [one] Buy or sell one more cube, or stop?
       *[other] Buy or sell? Up to { $cubes } cubes, or stop.
    }
help-trade = Buy any cube that lies in the Market for the price of its square, or sell one of yours to any empty square of its mat for the same price. Exotic Goods may be sold on any mat. You never pay more Favor than you have. Sold cubes stay in the Market. (Rules 6.2)
action-sell = Sell 1 { $good } on square { $square } for { $favor } Favor
group-sell = Sell
action-sell-exotic = Sell Exotic Goods on the { $mat_good } mat, square { $square }, for { $favor } Favor
group-sell-exotic = Sell Exotic Goods

ask-move-down = Move a cube of the Market down?
help-move-down = Before you trade here, one cube may slide to the lowest empty square of its mat. That makes it cheaper to buy and leaves a dearer square for your sale. (Rules 6.2)
action-move = Move down the cube on { $mat_good }, square { $square }
group-move = Move a cube down
action-no-move = Move nothing
group-no-move = Move nothing

## Trader

ask-trade-give = Which cube do you give?
help-trade-give = It goes to the supply, and you take { $trade_gets } others of different type from there. Exotic Goods are not handed out here unless a building says so. (Rules 6.3)
action-give = Give 1 { $good }
group-give = Give a cube
ask-trade-take =
    { $cubes ->
        [one] Which cube do you take?
       *[other] Which cube do you take? { $cubes } to take.
    }
help-trade-take = Never of the type that you gave; among themselves they may be alike. If the supply has fewer, you get fewer. (Rules 6.3)
series-trade-take =
    { $count ->
        [one] Take one cube
       *[other] Take { $count } cubes
    }
action-take = Take 1 { $good }
group-take = Take a cube

## Levite and Foreman

ask-pay-levite =
    { $more ->
        [0] With which cubes do you pay the Levite?
        [one] With which cubes do you pay the Levite? One more of any type, for the worker there.
       *[other] With which cubes do you pay the Levite? { $more } more of any type, for the workers there.
    }
help-pay-levite = Either { $price_good }, or { $other_good }, and a cube of any type for every other worker at the Levite. Exotic Goods stand in for anything. (Rules 6.4)
action-pay = Pay { $good }
group-pay = Pay

ask-discard =
    { $cards ->
        [one] Which Fortune Card do you discard?
       *[other] Which Fortune Cards do you discard? { $cards } to go.
    }
help-discard = Any card of your hand, an old one or a new one; everybody sees it. (Rules 9)
series-discard =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
action-discard = Discard { $fortune }
group-discard = Discard

ask-build = Which building do you put up?
help-build = Pay its cubes and gain its Favor, and more the longer it has lain on offer. Then you place a Customs House and perhaps a road. A building works from now on; one with a worker space can be used from your next turn on. (Rules 6.5)
action-build = Build { $building }
group-build = Buildings

ask-pay-building = With which cubes do you pay { $building } ({ $good })?
help-pay-building = Exotic Goods stand in for anything. If a building of yours waives a cube, you choose which. (Rules 6.5)

ask-house = Where do you place your Customs House?
help-house = Any open spot. A worker of yours there collects the whole network that roads join to it, and the Location is closed to those who have no house in it. Your last house brings the end of the game. (Rules 7.2)
action-house = Customs House in { $place }
group-house = Customs House

ask-road = Place a road?
help-road = From a Location with a Customs House of yours to one beside it. Roads are common: everybody's network may run over them, but not through Locations closed to them. (Rules 7.3)
action-road = Road between { $place }
group-road = Road
action-no-road = No road
group-no-road = No road

## Building actions

ask-pay-conversion = With which cubes do you pay for { $favor } Favor ({ $good })?
help-pay-conversion = Exotic Goods stand in for anything. (Rules 9)
ask-convert-again = Once more: { $good } for { $favor } Favor?
help-convert-again = One worker may do this several times, as the card says. (Rules 9)
action-repeat = Once more
group-repeat = Once more

ask-take-any =
    { $cubes ->
        [one] Which cube do you take?
       *[other] Which cube do you take? { $cubes } to take.
    }
help-take-any = Of any type but Exotic Goods, as long as the supply has it. (Rules 9)
series-take-any =
    { $count ->
        [one] Take one cube
       *[other] Take { $count } cubes
    }

ask-give-cube = Which cube do you return?
help-give-cube = Any cube, for what the card brings. (Rules 9)

ask-remove = Which Shortage Tile do you remove?
help-remove = The Location gives cubes again, to everybody. (Rules 9)
action-remove = Remove the Shortage Tile of { $place }
group-remove = Remove a Shortage Tile

## Holy Place

ask-hand-over =
    { $cubes ->
        [one] The Menorah: which cube do you give to { $to_seat }?
       *[other] The Menorah: which cubes do you give to { $to_seat }? { $cubes } to give.
    }
help-hand-over = Whoever holds { $threshold } cubes or more gives half of them, rounded down. You choose which. (Rules 8)
series-hand-over =
    { $count ->
        [one] Give one cube
       *[other] Give { $count } cubes
    }
action-hand = Give 1 { $good }
group-hand = Give a cube

## Fortune Cards

ask-play = Play a Fortune Card?
help-play = One card at the end of each visit to a Merchant or a Trader. One that you keep to the end is worth { $card_favor } Favor. (Rules 10)
action-play = Play { $fortune }
group-play = Fortune Cards
action-no-card = Play no card
group-no-card = No card

ask-again = Which of your workers do you resolve once more?
help-again = As if it had just been placed, at today's prices: at the Levite you pay for all the other workers. Workers on Building Cards do not count as on the board. (Rules 10)
action-again = Once more: { $place }
group-again = Once more

ask-dwell = Around which of your workers do you collect?
help-dwell = You take cubes of the Locations beside it on the map, whoever stands or has houses there. (Rules 10)
action-worker = The worker in { $place }
group-worker = Your workers

ask-dwell-take =
    { $cubes ->
        [one] One more cube from around { $place }?
       *[other] Cubes from around { $place }: up to { $cubes }.
    }
help-dwell-take = Of each Location at most what is printed there; a Shortage Tile stops it. (Rules 10)
action-collect = 1 { $good } from { $place }
group-collect = Collect

ask-replace = Given Desires: you are due { $good }. Take Exotic Goods instead of some of them?
help-replace = The card serves one worker. If you replace nothing now, it waits for a later worker of this year. (Rules 10)
action-replace = Exotic Goods instead of { $good }
group-replace = Replace
action-wait = Replace nothing; the card waits
group-wait = Wait

## What the person decides for Jeroboam

tag-choose = You choose

ask-his-mat =
    { $selling ->
        [0] On which mat does Jeroboam buy Exotic Goods? The price is the same.
       *[other] On which mat does Jeroboam sell Exotic Goods? The price is the same.
    }
help-his-mat = His rules leave this open, so you decide. (Rules 13.8)
ask-his-road = Which road does Jeroboam place? All are equally good: the rules leave it to you.
help-his-road = These lead to equally valuable Locations. You decide. (Rules 13.8)
ask-his-building = Which of his buildings does Jeroboam use? All bring him the same: the rules leave it to you.
help-his-building = They bring him the same Favor and as many cubes. You decide. (Rules 13.8)
action-use = { $building }
group-use = Jeroboam's buildings
ask-his-removal = Which Shortage Tile does Jeroboam remove? The rules leave it to you.
help-his-removal = You decide. It goes into his bag, so that he may draw that Location. (Rules 13.8)
ask-hand-over-his =
    { $cubes ->
        [one] The Menorah: which cube does Jeroboam give you?
       *[other] The Menorah: which cubes does Jeroboam give you? { $cubes } to give.
    }
help-hand-over-his = He gives half of his cubes. You decide which. (Rules 13.8)
series-hand-over-his =
    { $count ->
        [one] One cube for you
       *[other] { $count } cubes for you
    }

## What happens

event-kept = { $seat } has chosen a Fortune Card.
    .you = You have chosen a Fortune Card.
event-kept-secret = { $seat } keeps { $fortune }.
    .you = You keep { $fortune }.
event-discarded = { $seat } discards { $fortune }.
    .you = You discard { $fortune }.
event-starts = { $seat } is the Starting Player.
    .you = You are the Starting Player.
event-year = Year { $year } begins. { $seat } is the Starting Player.
    .you = You are the Starting Player of year { $year }.
event-placed =
    { $workers ->
        [one] { $seat } places a worker: { $place }.
       *[other] { $seat } places { $workers } workers: { $place }.
    }
    .you =
        { $workers ->
            [one] You place a worker: { $place }.
           *[other] You place { $workers } workers: { $place }.
        }
event-passed =
    { $workers ->
        [one] { $seat } can place no more this year; a worker stays home.
       *[other] { $seat } can place no more this year; { $workers } workers stay home.
    }
    .you =
        { $workers ->
            [one] You can place no more this year; a worker stays home.
           *[other] You can place no more this year; { $workers } workers stay home.
        }
event-collected = { $seat } collects { $good } from { $place }.
    .you = You collect { $good } from { $place }.
event-collected-nothing = { $seat } collects nothing in { $place }.
    .you = You collect nothing in { $place }.
event-gained = { $seat } takes { $good }.
    .you = You take { $good }.
event-took = { $seat } takes 1 { $good } from the supply.
    .you = You take 1 { $good } from the supply.
event-gave = { $seat } gives 1 { $good } to the supply.
    .you = You give 1 { $good } to the supply.
event-favor = { $seat } gains { $favor } Favor.
    .you = You gain { $favor } Favor.
event-paid = { $seat } pays { $good }.
    .you = You pay { $good }.
event-bought = { $seat } buys 1 { $good } from the { $mat_good } mat for { $favor } Favor.
    .you = You buy 1 { $good } from the { $mat_good } mat for { $favor } Favor.
event-sold = { $seat } sells 1 { $good } on the { $mat_good } mat for { $favor } Favor.
    .you = You sell 1 { $good } on the { $mat_good } mat for { $favor } Favor.
event-moved = { $seat } moves 1 { $good } on the { $mat_good } mat down to square { $square }.
    .you = You move 1 { $good } on the { $mat_good } mat down to square { $square }.
event-tile =
    { $tiles ->
        [0] { $seat } takes the last Temple Tile. The game ends with this year.
        [one] { $seat } takes a Temple Tile. One is left.
       *[other] { $seat } takes a Temple Tile. { $tiles } are left.
    }
    .you =
        { $tiles ->
            [0] You take the last Temple Tile. The game ends with this year.
            [one] You take a Temple Tile. One is left.
           *[other] You take a Temple Tile. { $tiles } are left.
        }
event-tile-secret = { $seat } takes a Temple Tile worth { $favor } Favor.
    .you = You take a Temple Tile worth { $favor } Favor.
event-tile-unseen =
    { $tiles ->
        [0] { $seat } takes the last Temple Tile, unseen. The game ends with this year.
        [one] { $seat } takes a Temple Tile, unseen. One is left.
       *[other] { $seat } takes a Temple Tile, unseen. { $tiles } are left.
    }
event-drew =
    { $cards ->
        [0] { $seat } finds no Fortune Card to draw.
        [one] { $seat } draws a Fortune Card.
       *[other] { $seat } draws { $cards } Fortune Cards.
    }
    .you =
        { $cards ->
            [0] You find no Fortune Card to draw.
            [one] You draw a Fortune Card.
           *[other] You draw { $cards } Fortune Cards.
        }
event-drew-secret =
    { $cards ->
        [0] { $seat } finds no Fortune Card to draw.
       *[other] { $seat } draws { $fortune }.
    }
    .you =
        { $cards ->
            [0] You find no Fortune Card to draw.
           *[other] You draw { $fortune }.
        }
event-drew-unseen =
    { $cards ->
        [0] { $seat } finds no Fortune Card to draw.
        [one] { $seat } draws a Fortune Card, unseen.
       *[other] { $seat } draws { $cards } Fortune Cards, unseen.
    }
event-reshuffled =
    { $cards ->
        [one] The only discard becomes the new Fortune deck.
       *[other] The { $cards } discards become the new Fortune deck.
    }
event-card-time = { $seat } may play a Fortune Card.
    .you = You may play a Fortune Card.
event-played = { $seat } plays { $fortune }.
    .you = You play { $fortune }.
event-used-up = { $fortune } of { $seat } has done its work.
    .you = Your { $fortune } has done its work.
event-lapsed = { $fortune } of { $seat } was not used and is discarded.
    .you = Your { $fortune } was not used and is discarded.
event-again = { $seat } resolves a worker once more: { $place }.
    .you = You resolve a worker once more: { $place }.
event-dwelt = { $seat } takes 1 { $good } from { $place }.
    .you = You take 1 { $good } from { $place }.
event-built = { $seat } builds { $building } for { $good } and gains { $favor } Favor.
    .you = You build { $building } for { $good } and gain { $favor } Favor.
event-house =
    { $houses ->
        [0] { $seat } places the last Customs House in { $place }. The game ends with this year.
        [one] { $seat } places a Customs House in { $place }. One is left.
       *[other] { $seat } places a Customs House in { $place }. { $houses } are left.
    }
    .you =
        { $houses ->
            [0] You place the last Customs House in { $place }. The game ends with this year.
            [one] You place a Customs House in { $place }. One is left.
           *[other] You place a Customs House in { $place }. { $houses } are left.
        }
event-road = { $seat } places a road between { $place }.
    .you = You place a road between { $place }.
event-no-road = { $seat } finds no Location to lead a road to.
    .you = You find no Location to lead a road to.
event-converted = { $seat } returns { $good } and gains { $favor } Favor.
    .you = You return { $good } and gain { $favor } Favor.
event-removed = { $seat } removes the Shortage Tile of { $place }.
    .you = You remove the Shortage Tile of { $place }.
event-handed = { $seat } gives 1 { $good } to { $to_seat }.
    .you = You give 1 { $good } to { $to_seat }.
    .to-you = { $seat } gives you 1 { $good }.
event-no-victim = { $seat } gets nothing: no opponent holds { $threshold } cubes.
    .you = You get nothing: no opponent holds { $threshold } cubes.
event-turned-up = New on offer: { $building }.
event-end = The game ends: { $end }.
event-hand-scored =
    { $cards ->
        [one] { $seat } gains { $favor } Favor for a Fortune Card in hand.
       *[other] { $seat } gains { $favor } Favor for { $cards } Fortune Cards in hand.
    }
    .you =
        { $cards ->
            [one] You gain { $favor } Favor for a Fortune Card in hand.
           *[other] You gain { $favor } Favor for { $cards } Fortune Cards in hand.
        }
event-tiles-scored =
    { $tiles ->
        [one] { $seat } shows a Temple Tile: { $favor } Favor.
       *[other] { $seat } shows { $tiles } Temple Tiles: { $favor } Favor.
    }
    .you =
        { $tiles ->
            [one] You show a Temple Tile: { $favor } Favor.
           *[other] You show { $tiles } Temple Tiles: { $favor } Favor.
        }
event-cubes-scored = { $seat } gains { $favor } Favor for leftover cubes.
    .you = You gain { $favor } Favor for leftover cubes.

# Jeroboam's tiles, and why one of them is set aside
event-turn = { $seat } takes his turn.
event-drew-tile = { $seat } draws a tile: { $tile }.
event-tile-out = The tile { $tile } leaves the game: no Customs House can stand there.
event-bag-empty = { $seat } finds the bag empty and places no more this year.
event-aside-no-space = No free space there: { $tile } is set aside, { $seat } draws again.
event-aside-no-trade = { $seat } has nothing to trade and no card: { $tile } is set aside, he draws again.
event-aside-no-deal = { $seat } can neither buy nor sell and has no card: { $tile } is set aside, he draws again.
event-aside-temple-complete = The Temple is complete: { $tile } is set aside, { $seat } draws again.
event-aside-cannot-pay = { $seat } cannot pay the Levite: { $tile } is set aside, he draws again.
event-aside-no-building = { $seat } can pay none of the buildings on offer: { $tile } is set aside, he draws again.
event-aside-no-card = { $seat } has no building of use to him now: { $tile } is set aside, he draws again.
event-aside-worker-there = A worker stands in { $tile }: the tile is set aside, { $seat } draws again.
event-aside-closed = Only you have a Customs House in { $tile }: the tile is set aside, { $seat } draws again.
event-aside-no-cube = The supply has nothing of what { $tile } would bring: the tile is set aside, { $seat } draws again.
event-aside-first-holy = The first Holy Place tile of the year is set aside ({ $tile }); { $seat } draws again.
event-aside-alone = You place no more workers, so the Holy Place is closed: { $tile } is set aside, { $seat } draws again.
event-aside-holy-taken = The place is taken: { $tile } is set aside, { $seat } draws again.
event-aside-no-victim = You hold fewer than { $threshold } cubes: { $tile } is set aside, { $seat } draws again.
event-aside-no-gain = There is nothing to gain: { $tile } is set aside, { $seat } draws again.

# Why Jeroboam does what he does; each belongs to an event above
why-used-trader = He uses it because a Trader space is free and he has something to trade or a card to turn into Favor.
why-used-market = He uses it because a Merchant space is free and he can buy, sell or turn a card into Favor.
why-used-temple = He uses it because a Levite space is free, a Temple Tile is left and he can pay; he owes no surcharge.
why-used-foreman = He uses it because a Foreman space is free and he can pay for a building with { $solo_discount } cube less.
why-used-circle = He uses it because one of his own buildings has a free worker space and would bring him something.
why-used-location = He goes there because no worker stands in it, it is open to him, and it brings him at least one cube.
why-used-holy = He goes there because you still place workers, the spot is free, and the year's first Holy Place tile is already out.
why-used-menorah = You hold { $threshold } cubes or more, so any Holy Place tile after the first sends him to the Menorah.
why-buys-cheapest = The cheapest cube of a type that he lacks; of equal prices the more valuable one.
why-sells-double = He lacks nothing that he could buy. Of what he holds twice he sells what brings most.
why-sells-single = He lacks nothing that he could buy and holds nothing twice that he could sell: he sells what brings most.
why-spares-double = The least valuable type that he holds twice or more.
why-spares-single = He holds nothing twice that he could trade: his least valuable cube.
why-takes-exotic = Exotic Goods first, as long as the supply has them.
why-takes-lacking = The most valuable type that he lacks and the supply has.
why-takes-valuable = He lacks nothing that the supply has: the most valuable type.
why-first-price = He prefers { $price_good } to { $other_good } if he can pay it. Exotic Goods stand in for what he lacks.
why-other-price = He cannot pay { $price_good }, so he pays { $other_good }. Exotic Goods stand in for what he lacks.
why-card-for-favor = At a Market or a Trader he turns one card of his hand, drawn by chance, into Favor.
why-builds-furthest = The building furthest down the quay that he can pay, with { $solo_discount } cube less.
why-house-by-tile = His house goes where a Location tile falls, drawn by chance among those with an open spot.
why-road-joins = A road that joins two of his Customs Houses comes first.
why-road-valuable = To the most valuable Location beside it that is without a house of yours.
why-best-building = Of his buildings with a free space the one that brings most Favor at once, then most cubes.

## Why a choice is closed

closed-worker-there = { $owner_seat } has a worker on { $place }. It is free again next year.
closed-others-house = Customs Houses stand in { $place }, but none of yours. Place one there, or go elsewhere.
closed-others-building = { $place } belongs to { $owner_seat }. Only its owner can use it.
closed-alone = Nobody else places workers this year, so the Holy Place is closed. Place your workers elsewhere.
closed-no-space = All spaces are taken: { $place }. They are free again next year.
closed-no-trade = The Trader needs a cube of yours and another type in the supply. There is no such trade now.
closed-temple-complete = The Temple is complete. There are no more tiles to take.
closed-no-bill =
    { $more ->
        [0] You cannot pay the Levite: { $price_good }, or { $other_good }.
        [one] You cannot pay the Levite: { $price_good }, or { $other_good }, and one cube more.
       *[other] You cannot pay the Levite: { $price_good }, or { $other_good }, and { $more } cubes more.
    }
closed-no-building = You cannot pay any building on offer. Collect, trade or buy what is missing.
closed-cannot-pay =
    { $lacking ->
        [0] You have too few cubes: { $more } more are needed.
       *[other] You lack { $good }.
    }
closed-cubes-missing = Your cubes do not cover what { $place } asks for.
closed-no-card-in-hand = { $place } asks for a Fortune Card, and you hold none.
closed-no-cubes = { $place } asks for a cube, and you hold none.
closed-no-shortage = There is no Shortage Tile on the map to remove.
closed-no-cube = You have no { $good }.
closed-square-empty = There is no cube on this square of the { $mat_good } mat. Buy from a square with a cube.
closed-square-taken = A cube lies on this square of the { $mat_good } mat. Sell to an empty square.
closed-too-dear = This costs { $favor } Favor, more than you have.
closed-nothing-to-take = For { $good } the supply has nothing that you may take. Give another type.
closed-just-given = You gave { $good }. Take another type.
closed-no-exotics = This Trader hands out no { $good }. Take another type.
closed-supply-empty = The supply has run out of { $good }. Choose a type that is left.
closed-spots-full = All spots for Customs Houses are taken: { $place }. Choose another Location.
closed-no-spot = With so few players { $place } has no spot for a Customs House.
closed-road-there = A road lies here already.
closed-no-worker-on-land = { $fortune } needs a worker of yours on a Location.
closed-no-worker-to-repeat = { $fortune } needs a worker of yours on the board whose action is possible now.
closed-no-later-worker = { $fortune } serves a later worker of this year, and you have none left.

caution-nothing = { $place } would give you nothing now.
caution-last-house = This places your last Customs House: the game ends with this year.

## Effects, in a sentence

effect-bring-favor = Gain { $favor } Favor.
effect-bring-cubes = Take { $good }.
effect-bring-any =
    { $count ->
        [one] Take a cube of your choice, but no Exotic Goods.
       *[other] Take { $count } cubes of your choice, but no Exotic Goods.
    }
effect-bring-cards =
    { $count ->
        [one] Draw a Fortune Card.
       *[other] Draw { $count } Fortune Cards.
    }
effect-bring-roads =
    { $count ->
        [one] You may place a road beside one of your Customs Houses.
       *[other] You may place { $count } roads beside your Customs Houses.
    }
effect-gain = { $parts }
effect-menorah = Every opponent with { $threshold } cubes or more gives you half of them, rounded down. The giver chooses which.
effect-convert =
    { $times ->
        [one] Return { $good } and gain { $favor } Favor, once.
       *[other] Return { $good } and gain { $favor } Favor, up to { $times } times with one worker.
    }
effect-discard-card = Discard a Fortune Card. { $parts }
effect-discard-resource = Return a cube of any type. { $parts }
effect-merchant =
    { $move_down ->
        [0] Visit the Merchant.
        [one] Visit the Merchant; before you trade, one cube of the Market may slide to the lowest empty square of its mat.
       *[other] Visit the Merchant; before you trade, { $move_down } cubes of the Market may slide to the lowest empty squares of their mats.
    }
effect-trader =
    { $max_exotic ->
        [0] Visit the Trader.
        [one] Visit the Trader; one of the cubes you take may be Exotic Goods.
       *[other] Visit the Trader; up to { $max_exotic } of the cubes you take may be Exotic Goods.
    }
effect-remove-shortage = Remove a Shortage Tile from the map. { $parts }
effect-region-bonus = Each worker of yours on a Location of { $region_good } brings { $good } more.
effect-foreman-favor = Gain { $favor } Favor more each time you build at the Foreman.
effect-pay-less =
    { $amount ->
        [one] You pay one cube less, of your choice: { $place }.
       *[other] You pay { $amount } cubes less, of your choice: { $place }.
    }
effect-temple-extra-card =
    { $draw ->
        [one] With each Temple Tile you draw one more Fortune Card, then discard { $discard }.
       *[other] With each Temple Tile you draw { $draw } more Fortune Cards, then discard { $discard }.
    }
effect-sell-bonus = Gain { $favor } Favor more for each cube you sell.
effect-buy-discount = Pay { $favor } Favor less for each cube you buy, but never less than { $least_favor }.
effect-extra-transaction =
    { $amount ->
        [one] One more transaction at any Merchant.
       *[other] { $amount } more transactions at any Merchant.
    }
effect-extra-trade =
    { $amount ->
        [one] One more cube from any Trader.
       *[other] { $amount } more cubes from any Trader.
    }
effect-market-transactions = Buy or sell up to { $amount } cubes at the Market.
effect-collect-adjacent = Around one of your workers on a Location, take up to { $max_resources } cubes of the Locations beside it, whoever stands there.
effect-repeat-worker = Resolve one of your workers on the board as if it had just been placed.
effect-exotic-instead = For one worker that you place later this year, take Exotic Goods instead of any of the cubes it collects.
effect-enter-opponent = Later this year, place one worker on a Location that is closed to you, or on another player's Building Card.
effect-double-land = Your next worker on a Location this year collects twice as much, its network included.
effect-ignore-shortage = For the rest of the game Shortage Tiles do not stop you from collecting.

# The same in a few words, as a terminal has room for
short-bring-favor = +{ $favor } Favor
short-bring-cubes = +{ $good }
short-bring-any = +{ $count } cubes of choice
short-bring-cards = draw { $count }
short-bring-roads = +{ $count } road
short-gain = { $parts }
short-menorah = half of the cubes of all with { $threshold }+
short-convert = { $good } → { $favor } Favor (x{ $times })
short-discard-card = 1 card → { $parts }
short-discard-resource = 1 cube → { $parts }
short-merchant = Merchant, { $move_down } cube down
short-trader = Trader, { $max_exotic } Exotic
short-remove-shortage = Shortage Tile off, { $parts }
short-region-bonus = +{ $good } in { $region_good } Locations
short-foreman-favor = +{ $favor } Favor a building
short-pay-less = -{ $amount } cube ({ $place })
short-temple-extra-card = Temple: draw { $draw }, discard { $discard }
short-sell-bonus = +{ $favor } a sale
short-buy-discount = -{ $favor } a purchase (least { $least_favor })
short-extra-transaction = +{ $amount } transaction
short-extra-trade = +{ $amount } cube at the Trader
short-market-transactions = { $amount } transactions
short-collect-adjacent = { $max_resources } cubes around a worker
short-repeat-worker = a worker once more
short-exotic-instead = Exotics instead, once
short-enter-opponent = enter another's, once
short-double-land = next Location twice
short-ignore-shortage = no shortage for you

# The same in signs, as a page draws it: icons by name, numbers and arrows, a blank between each
sign-bring-favor = +{ $favor } #favor
sign-bring-cubes = { $good }
sign-bring-any = { $any_good }
sign-bring-cards = +{ $count } #fortune
sign-bring-roads = +{ $count } #highway
sign-gain = { $parts }
sign-menorah = ½ #any of { $threshold }+
sign-convert = { $times }× { $good } #to { $favor } #favor
sign-discard-card = #fortune #to { $parts }
sign-discard-resource = #any #to { $parts }
sign-merchant = #merchant { $move_down } #down
sign-trader = #trader { $max_exotic } #exotic
sign-remove-shortage = #shortage #to { $parts }
sign-region-bonus = #{ $region_good } #to { $good }
sign-foreman-favor = #foreman +{ $favor } #favor
sign-pay-less = #{ $place } -{ $amount } #any
sign-temple-extra-card = #tile +{ $draw } #fortune -{ $discard } #fortune
sign-sell-bonus = #sell +{ $favor } #favor
sign-buy-discount = #buy -{ $favor } #favor ≥ { $least_favor }
sign-extra-transaction = #merchant +{ $amount }
sign-extra-trade = #trader +{ $amount } #any
sign-market-transactions = { $amount }× #merchant
sign-collect-adjacent = #worker #to { $max_resources } #any
sign-repeat-worker = #repeat #worker
sign-exotic-instead = #any #to #exotic
sign-enter-opponent = #worker #to #house
sign-double-land = 2× #location
sign-ignore-shortage = #shortage ×

about-location =
    { $spots ->
        [0] Gives { $good }; region of { $region_good }. No Customs House can stand here.
        [one] Gives { $good }; region of { $region_good }. One spot for a Customs House.
       *[other] Gives { $good }; region of { $region_good }. { $spots } spots for Customs Houses.
    }
about-merchant = Buy and sell up to { $transactions } cubes, then you may play a Fortune Card. Spaces: { $spaces }.
about-trader = Give one cube and take { $trade_gets } others of different type, no Exotic Goods; then you may play a Fortune Card. Spaces: { $spaces }.
about-levite = Pay { $price_good }, or { $other_good }, and a cube for every other worker here: take a Temple Tile worth { $least_tile } to { $most_tile } Favor and draw a Fortune Card. Spaces: { $spaces }.
about-foreman = Buy a building on offer, place a Customs House and perhaps a road. Spaces: { $spaces }.
about-holy = { $effect } Takes all your remaining workers.
about-building =
    { $space ->
        [0] Costs { $good }. Worth { $favor } Favor. Works by itself: { $effect }
       *[other] Costs { $good }. Worth { $favor } Favor. With a worker on it: { $effect }
    }
about-fortune =
    { $count ->
        [one] { $effect } The only copy in the game.
       *[other] { $effect } { $count } copies in the game.
    }

## The rules in short

rules-sections = goal setup year placing merchant trader levite foreman land holy buildings fortune year-end scoring solo options

rules-goal-title = Goal
rules-goal-text = Favor is your money and your score at once. It comes from buildings and their actions, sales at the Market, Temple Tiles, the Holy Place and Fortune Cards. Whoever has the most Favor at the end wins. (Rules 2)

rules-setup-title = Set-up
rules-setup-text =
    Everybody starts with { $workers } workers, { $houses } Customs Houses and { $starting_favor } Favor. { $cubes_left_out ->
        [0] All cubes are in play.
        [one] One cube of each type is left out.
       *[other] { $cubes_left_out } cubes of each type are left out.
    } The lowest { $market_fill } squares of each mat of the Market are filled, { $shortage_count } Locations get a Shortage Tile, { $temple_squares } Temple Tiles lie face down, and { $slots } buildings are on offer.

    Everybody is dealt two Fortune Cards and keeps one. Then, from the right of the Starting Player on, everybody may buy up to { $purchases } cubes at the Market; the Starting Player is last. (Rules 3)

rules-year-title = A year
rules-year-text = The Starting Player begins; then, clockwise, everybody places one worker a turn and does at once what it was sent for. When all workers are placed, the year is over. There is no passing: only who can place nowhere stays home. (Rules 4)

rules-placing-title = Placing a worker
rules-placing-text = On a free space of an area of Jerusalem, on a free Location that is not closed to you, on a free building of your own, or with all remaining workers on the Holy Place. Each space holds one worker until the year ends. Trader, Levite, Foreman and buildings can be entered only if their action is possible. (Rules 6.1)

rules-merchant-title = The Merchant
rules-merchant-text = Make up to { $transactions } transactions. Buy any cube in the Market for the price of its square, or put a cube of yours on an empty square of its mat and gain that price; Exotic Goods may go on any mat. Each mat has { $squares } squares. Then you may play a Fortune Card. (Rules 6.2)

rules-trader-title = The Trader
rules-trader-text = Return one cube and take { $trade_gets } cubes from the supply, of other types and no Exotic Goods. Then you may play a Fortune Card. (Rules 6.3)

rules-levite-title = The Levite
rules-levite-text = Pay { $price_good }, or { $other_good }, and { $surcharge } cube of any type for each worker already there. Take a Temple Tile worth { $least_tile } to { $most_tile } Favor, which only you may look at, and draw a Fortune Card. The last tile brings the end of the game. Exotic Goods stand in for any cube in every payment. (Rules 6.4)

rules-foreman-title = The Foreman
rules-foreman-text = Buy one of the buildings on offer: pay its cubes, gain its Favor and up to { $best_slot } more, the longer it has lain there. Place a Customs House on an open spot, then perhaps a road. Your last Customs House brings the end of the game. (Rules 6.5)

rules-land-title = The Land of Israel
rules-land-text =
    A worker on a Location collects what is printed there. If you have a Customs House in it, the worker also collects from your network: all Locations that roads join to it, as far as they are not closed to you. Closed is a Location with Customs Houses but none of yours. No cubes come from a Location with a Shortage Tile or with another worker on it.

    Customs Houses stay where they are. A road is placed beside one of your houses, on an edge without a road. There are { $road_pieces } roads, and everybody uses all of them. What the supply lacks is lost. (Rules 7, 7.1, 7.2, 7.3)

rules-holy-title = The Holy Place
rules-holy-text =
    Placing here takes all your remaining workers and ends the year for you. It is open as long as at least two players place workers. The first to come here begins the next year.
    { $holy_lines }
    (Rules 8)

rules-buildings-title = Buildings
rules-buildings-text = A building works for its owner only. Some work by themselves from the moment they are built; the others have a worker space, which you may use from your next turn on, once a year, if their action is possible. (Rules 6.6, 9)

rules-fortune-title = Fortune Cards
rules-fortune-text = You play at most one at the end of each visit to a Merchant or a Trader. Some do something at once; some lie before you until a later worker of this year uses them; one stays for good. A card still in hand at the end is worth { $card_favor } Favor. When the deck is empty, the discards become the new one. (Rules 10)

rules-year-end-title = End of the year
rules-year-end-text = Unless the game is over: the token goes to whoever was first at the Holy Place; workers return; cards that waited are discarded. The cubes of the Market slide down, and the lowest { $refill } squares of each mat are refilled, with Exotic Goods if a type has run out. The buildings slide down, and new ones are turned up. (Rules 11)

rules-scoring-title = End of the game
rules-scoring-text = The game ends with the year in which somebody has placed the last Customs House, or the last Temple Tile was taken. Add { $card_favor } Favor for each Fortune Card in hand and the values of your Temple Tiles. Among equals whoever has more cubes left wins; else the victory is shared. (Rules 12)

rules-solo-title = Against Jeroboam
rules-solo-text =
    One person plays against Jeroboam, who has pieces like a player and draws tiles from a bag. A tile that would do nothing is set aside with its reason, and he draws again. He is the Starting Player of the first year.

    Trader: he gives what he has most to spare and takes Exotic Goods first. Market: he buys the cheapest type that he lacks, then sells. Temple: he pays no surcharge. Foreman: he buys the building furthest down that he can pay, with { $solo_discount } cube less; the house goes where a tile falls. Circle: his best building. A Location: he collects there. The Holy Place: the first tile of a year is set aside; then he goes there, or to the Menorah if you hold { $threshold } cubes. At Market and Trader he turns a card into { $solo_card_favor } Favor. At the end he gets 1 Favor for every { $cubes_per_favor } cubes.

    Where his rules leave something open, you decide. (Rules 13, 13.8)

rules-options-title = Options
rules-options-text = The Starting Player can be fixed; Jeroboam's ties can be settled in a fixed order; and a limit of { $max_years } years makes sure that every game ends. Many figures of the game are reconstructions; the data says which. (Rules 1, 3)

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R4 R11 R15
ruling-R4 = Favor may be spent down to 0, never below. Each purchase must be payable when it is made. (Rules 6.2)
ruling-R11 = The Holy Place closes when only one player has workers left to place, the one whose turn it is included. (Rules 8)
ruling-R15 = Each edge of the map takes one road. (Rules 7.3)

## What a page shows beside the board

stock-house = Customs Houses left
stock-building = Buildings
stock-tile = Temple Tiles
stock-fortune = Fortune Cards in hand
stock-worker =
    { $count ->
        [one] 1 worker left
       *[other] { $count } workers left
    }
stock-start = Starting Player
note-passed = Places no more this year.

## The tutorial

tutorial-keep-title = A card to keep
tutorial-keep = Welcome to the court of Solomon. You play alone against Jeroboam; the most Favor wins. Of two Fortune Cards you keep one for a good moment. Keep Brass Without Weight: it brings Copper and Favor.
tutorial-purchase-title = Buy what you need
tutorial-purchase = Favor is your money and your score at once, so buy with a purpose. The Master Builder's House on the quay costs Copper, Stone and Food. Buy one cube of each from the lowest squares of the Market.
tutorial-foreman-title = Build
tutorial-foreman = Each turn you place one worker, who acts at once. Send one to the Foreman and build the Master Builder's House: it scores its Favor and the bonus on its bollard, and works from now on.
tutorial-house-title = A house and a road
tutorial-house = With a building comes a Customs House. Put it in Bashan: nobody without a house there may enter now. Then lay the road to Gilead. Roads are everybody's.
tutorial-jeroboam-title = Jeroboam's turn
tutorial-jeroboam = Now Jeroboam draws a tile. One that would do nothing is set aside, and he draws again. Follow his steps at the top at your own pace: each has its reason and its rule, and they stay beside your court. Then go on.
tutorial-network-title = Your network collects
tutorial-network = Bashan has your house and a road to Gilead, so one worker collects from both. Place a worker in Bashan for Stone and Wood.
tutorial-trader-title = Trade, then play a card
tutorial-trader = The Trader gives two cubes for one. Give Wood and take Gold twice. After a visit to the Trader or the Merchant you may play one card: play Brass Without Weight for Copper.
tutorial-levite-title = The Temple
tutorial-levite = The Levite takes Gold and Copper, or Stone, Wood and Food, and one more cube for each worker already there. Pay with your Gold and Copper: you get a Temple Tile, which only you see, and a card.
tutorial-holy-title = The Holy Place
tutorial-holy = The Holy Place takes all the workers you have left and ends your year. Whoever comes first begins the next year. Send them to the Altar for Favor and Exotic Goods, which stand in for any cube.
tutorial-winning-title = How you win
tutorial-winning = The game ends with the year in which somebody places the last Customs House or the last Temple Tile is taken. Then count your Temple Tiles and { $card_favor } Favor for each card in hand. Jeroboam gets a little for his cubes as well. You know enough to play.

## What bots look at: reasons of a hint. $change is a signed number such as +2.

feature-favor = { $change } Favor
feature-exotic = { $change } Exotic Goods
feature-gold = { $change } Gold
feature-copper = { $change } Copper
feature-stone = { $change } Stone
feature-wood = { $change } Wood
feature-food = { $change } Food
feature-spare = { $change } value in spare cubes
feature-picks = { $change } cubes of a type to choose
feature-hand = { $change } Fortune Cards
feature-waiting = { $change } cards laid out for a later worker
feature-rain = Shortage Tiles no longer count
feature-tiles = { $change } Favor on Temple Tiles
feature-workers = { $change } workers to place
feature-deals = { $change } transactions at the Market
feature-plan = { $change } Favor of a building in reach this year
feature-later-plan = { $change } Favor of a building in reach next year
feature-temple = { $change } nearer to a Temple Tile this year
feature-later-temple = { $change } nearer to a Temple Tile next year
feature-conversion = { $change } Favor from cubes on own buildings
feature-houses = { $change } Customs Houses on the map
feature-roads = { $change } Roads to lay
feature-income = { $change } yield around own Customs Houses
feature-network = { $change } yield of the best network
feature-closed = { $change } closed Locations
feature-actions = { $change } worker spaces on own buildings
feature-action-yield = { $change } yield of own worker spaces
feature-helpers = { $change } buildings that work by themselves
feature-first = begins the next year
