## Wisdom of Solomon

ui-jerusalem = Jerusalem
ui-holy-place = Holy Place
ui-short-ark = Ark
ui-short-menorah = Menorah
ui-short-altar = Altar
ui-short-table = Table
ui-short-merchant = Merchant
ui-short-trader = Trader
ui-short-levite = Levite
ui-short-foreman = Foreman
ui-sea-of-galilee =
    Sea of
    Galilee
ui-quay = Buildings on the quay
ui-cards-left-short = { $count } left
ui-empty-berth = Empty until year end
ui-quay-adds = Its place on the quay adds { $favor } Favor.
ui-you-can-pay = you can pay
ui-roads-left =
    { $count ->
        [one] 1 road
       *[other] { $count } roads
    }
ui-play-one = play
ui-tiles-left = { $left } of { $total } tiles left
ui-temple-floor = The floor of the Temple: { $left } tiles face down, { $taken } taken.
ui-bill = Bill
ui-surcharge = One more cube for each worker at the Levite
ui-own-tiles = Your tiles
ui-tiles-held =
    { $count ->
        [one] 1 Temple Tile
       *[other] { $count } Temple Tiles
    }
ui-market-favor = Favor to buy or sell
ui-square-full = Its price is { $price } Favor.
ui-square-empty = An empty square: a cube sold here brings { $price } Favor.
ui-cube-on-mat = { $cube } on the { $mat } mat
ui-you-hold = You hold { $count }.
ui-your-cubes = Your cubes
ui-fortune-deck = { $count } in the deck, { $played } played
ui-in-play = in play
ui-worker-of = Worker of { $name }
ui-network = Your network collects { $places }.
ui-houses-of =
    { $count ->
        [one] A Customs House of { $names } stands here.
       *[other] Customs Houses of { $names } stand here.
    }
ui-neighbour = A neighbour: no Customs House can be built here.
ui-shortage-here = A Shortage Tile lies here: nothing is collected.
ui-show-city = Jerusalem
ui-city-open = Jerusalem: { $count } open
ui-tiles-drawn = Tiles drawn this year
ui-tiles-counted = { $used } used, { $aside } set aside
ui-tile-used = used
ui-tile-aside = set aside
ui-tile-number =
    { $number ->
        [one] first tile of this turn
       *[other] tile { $number } of this turn
    }
ui-tile-does = It does something: used.
ui-tile-does-nothing = It does nothing: set aside, and he draws again.
ui-tile-locations = Locations
ui-tiles-out = Out of the game, visited: { $tiles }
ui-no-tiles-yet = None yet this year.
ui-bag-holds =
    { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
ui-in-bag = What is in the bag
ui-holy-counts = The next Holy Place tile may send all his workers there.
