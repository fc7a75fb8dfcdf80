## At the table

greet-seed = Seed { $seed }: the same seed and the same actions give the same game.
greet-saved = Saved after every action in { $file }
greet-resumed =
    { $moves ->
        [one] The game goes on after 1 action.
       *[other] The game goes on after { $moves } actions.
    }
greet-help = Answer with a number. `help` explains what is asked, `rules` the game, `quit` leaves; nothing is ever lost.
goodbye = The game is saved in { $file }. Go on with:
record-kept = The record is in { $file }
pass-keyboard = Pass the keyboard to
press-enter = Press Enter to go on.
log-title-cut = Since your last action ({ $all } events; `log` shows them)
log-title = Since your last action
hint = A number, or: help  why  hint  undo{ $parts }  log  rules  quit
thinking = { $player } ({ $bot }) is thinking ...
hint-out-of-turn = number: act now  ·  Enter: let it be  ·  interrupts never: don't ask again  ·  help
options-folded =
    { $count ->
        [one] `more` shows 1 more option, at a worse price.
       *[other] `more` shows { $count } more options, at worse prices.
    }
options-brief = as numbered on the table; `more` lists them
unknown-input = “{ $text }” is neither a command nor an action. Type a number from the list, or `help`.
no-such-number = The options are numbered from 1 to { $last }.

interrupt-anybody = { $turn } is about to act. Does anybody want to do something first? These may:
interrupt-who = Your colour, or Enter to go on: 
interrupt-question = { $turn } is about to act. You may do something first, or let it be.
interrupts-now = You are asked out of turn: { $now }. Allowed: { $allowed }.

help-rule = See section { $rule } of the rules; `rules` gives them in short.
help-commands =
    A number, or the action as it is written in records (now, for example: { $example }).
    why [WORD]: what is closed, and by which rule.
    hint: what a good bot would do in your place, from what you can see.
    undo [N]: take back your last action, or the last N, as long as nothing new became known.
    { $count ->
        [0] table: look at the table again.
       *[other] { $parts }: look at one part of the table; table: all of it.
    }
    rules [PAGE], log [N], more, save [FILE], quit.
    interrupts always|sometimes|never: how often to ask you while others act.
hint-own-decisions = Hints are for your own decisions.
hint-thinking = Thinking about what you can see ...
hint-why = Why: { $why }
hint-option = { $number }. { $what }: estimated chance of winning { $share }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}.
why-nothing = Nothing like that is closed at the moment.
undo-most =
    { $count ->
        [0] There is nothing that you can take back.
        [one] You can take back 1 action.
       *[other] You can take back up to { $count } actions.
    }
undone = Taken back: { $actions }. You can take back { $left } more.
rules-hint = `rules 4` or `rules { $page }` shows a page.
saved-always = The game is saved after every action in { $file }
saved-copy = A copy is in { $file }
word-all = all

result-title = The game is over
result-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Commands, beside their English words

command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-rules = rules
command-log = log
command-more = more
command-table = table
command-save = save
command-interrupts = interrupts
command-quit = quit
command-map = map
command-spaces = spaces
command-market = market
command-temple = temple
command-cards = cards
command-players = players
command-hand = hand
command-board = board
command-opponent = opponent
command-discard = discard
command-deck = deck
command-city = city
command-quay = quay
command-bag = bag
command-places = places
command-display = apprentices
command-court = court
command-cathedral = cathedral
command-rival = rival

## Other commands of the program

games-seats = { $seats } players
games-rules = rules version { $version }
games-options = Options (--option NAME=VALUE)
games-default = default { $value }
games-needs = only with { $needs }
games-levels = Levels of the bots (--seats human,builder)
games-beats = { $stronger } beats { $weaker } in { $share } % of games ({ $low } to { $high } %)
games-measured = Measured on { $date }: { $games } games of two seats for each pair, each deal played from both seats; 95 % intervals.
games-data = Where the data comes from (facts)
games-set = data set
games-all = all
games-play = Play it:
games-missing = { $game } could not be loaded: { $why }.
verify-finished = { $file }: correct. { $game }, { $moves ->
    [one] 1 action
   *[other] { $moves } actions
}, played to the end; { $winners } won with { $score } points.
verify-unfinished = { $file }: correct so far. { $game }, { $moves ->
    [one] 1 action
   *[other] { $moves } actions
}, not finished.
pack-differs =
    { $count ->
        [0] { $pack } changes nothing in the standard data of { $game }.
        [one] { $pack } changes 1 thing in the standard data of { $game }.
       *[other] { $pack } changes { $count } things in the standard data of { $game }.
    }
pack-playable = It can be played: ophir play { $game } --pack { $folder }
pack-file = file
pack-record = record
pack-field = field
pack-old = standard
pack-new = this pack
pack-source = source
pack-kept = The data of { $game } is kept as { $name }.
pack-kept-already = The data of { $game } ({ $hash }) had already been kept.

## Kingdom of Solomon: the drawn table

kingdom-round = Round { $round }
kingdom-letter-gold = G
kingdom-letter-copper = C
kingdom-letter-stone = S
kingdom-letter-timber = T
kingdom-letter-food = F
kingdom-vp = { $vp } VP
kingdom-supply = { $cubes } left
kingdom-you = (you)
kingdom-high-priest = High Priest
kingdom-buildings = built:
kingdom-credits = Credits for this building turn:
kingdom-land-title = The land
kingdom-spaces-title = Action Spaces (* takes all Pawns)
kingdom-market-title = Market (▪ buy, · sell) and supply
kingdom-temple-title = Temple (? any cube)
kingdom-cards-title = Cards: VP, cost, [ ] a Building
kingdom-players-title = Players in turn order ({ $good })
kingdom-hand-title = Your Fortune Cards
kingdom-drawn-title = Cards you drew
kingdom-hand-empty = none
kingdom-players-name = player
kingdom-players-score = VP
kingdom-players-cards = cards
kingdom-players-pawns = Pawns
kingdom-players-pieces = built
kingdom-players-tokens = tokens
kingdom-bonus-note = * A Bonus Space takes all the Pawns you have left.
kingdom-legend-piece = Building
kingdom-legend-site = empty Building Site
kingdom-legend-pawn = Pawn
kingdom-legend-road = Road
kingdom-legend-border = border for a Road
kingdom-roads = Roads ({ $left } left):
kingdom-group-land = Resource Spaces, and what you would collect
kingdom-group-spaces = Action Spaces
kingdom-group-bonus = Bonus Spaces, for all your remaining Pawns
kingdom-group-own = Spaces of your Building Cards
kingdom-resolve-all = Collect from all your { $spaces } Resource Spaces

## Wisdom of Solomon: the drawn table

wisdom-year = Year { $year }
wisdom-letter-exotic = E
wisdom-letter-gold = G
wisdom-letter-copper = C
wisdom-letter-stone = S
wisdom-letter-wood = W
wisdom-letter-food = F
wisdom-favor = { $favor } Favor
wisdom-supply = { $cubes } left
wisdom-or = or
wisdom-you = (you)
wisdom-starts = starts
wisdom-buildings = built:
wisdom-in-play = in play:
wisdom-land-title = The Land of Israel (! Shortage Tile)
wisdom-city-title = Jerusalem (* takes all your workers)
wisdom-brief-merchant = buy and sell, then a card
wisdom-brief-trader = 1 cube for 2, then a card
wisdom-brief-levite = a Temple Tile and a card
wisdom-brief-foreman = a building, a house, a road
wisdom-market-title = Market (▪ buy, · sell) and supply
wisdom-temple-title = Temple
wisdom-tiles-left = { $left } of { $total } tiles left
wisdom-bill = The Levite asks for
wisdom-own-tiles = Your tiles:
wisdom-quay-title = Quay: Favor, cost, ( ) a worker space
wisdom-bag-title = Jeroboam's bag ({ $tiles } tiles)
wisdom-bag-used = Used this year:
wisdom-bag-aside = Set aside:
wisdom-bag-left = In the bag:
wisdom-players-title = Players ({ $good })
wisdom-players-name = player
wisdom-players-favor = Favor
wisdom-players-cards = cards
wisdom-players-tiles = tiles
wisdom-players-workers = workers
wisdom-players-houses = houses
wisdom-hand-title = Your Fortune Cards
wisdom-hand-empty = none
wisdom-legend-house = Customs House
wisdom-legend-spot = empty spot
wisdom-legend-worker = worker
wisdom-legend-shortage = Shortage Tile
wisdom-legend-road = road
wisdom-roads = Roads ({ $left } left):
wisdom-group-land = Locations, and what you would collect
wisdom-group-city = Jerusalem
wisdom-group-holy = The Holy Place, for all your remaining workers
wisdom-group-own = Building Cards

## Architects of the West Kingdom: the drawn table

architects-letter-clay = C
architects-letter-wood = W
architects-letter-stone = S
architects-letter-gold = G
architects-letter-marble = M
architects-letter-silver = $
architects-letter-virtue = V
architects-letter-influence = I
architects-letter-building_card = B
architects-letter-reward_card = R
architects-letter-debt = D
architects-letter-destroy_debt = d
architects-letter-hire_apprentice = A
architects-letter-release_from_prison = P
architects-letter-tax = T
architects-letter-wood_or_stone = ?
architects-skill-carpentry = c
architects-skill-tiling = t
architects-skill-masonry = m
architects-vp = { $vp } VP
architects-or = or
architects-at-end = end:
architects-none = none
architects-you = (you)
architects-princess = Princess
architects-profiteer = Profiteer
architects-wonder = Wonder
architects-tax = { $tax } $
architects-space = { $place }, { $deal }
architects-deal-small = small
architects-deal-middle = middle
architects-deal-large = large
architects-for-clay = Clay
architects-for-gold = Gold
architects-for-hire = an Apprentice
architects-for-draw = Building cards
architects-for-small = small deal
architects-for-large = large deal
architects-reset-at = (reset at { $spaces })
architects-places-title = Places (groups; what each is for)
architects-brief-quarry = Stone
architects-brief-forest = Wood
architects-brief-silversmith = Silver
architects-brief-mines = Clay or Gold
architects-brief-kings_storehouse = trades
architects-brief-workshop = hire or draw
architects-brief-town_centre = capture groups
architects-brief-guardhouse = Prison, Debts
architects-brief-tax_stand = take all Tax
architects-brief-guildhall = construct
architects-brief-middle = hire or a card
architects-cathedral-title = Cathedral (level, who, cost)
architects-court-title = Princess, Profiteer, Wonders
architects-contributions = Contributions
architects-display-title = Apprentices (column, skills c t m)
architects-hand-title = Your cards (V Virtue, I Influence, B card, R Reward, A hire, D Debt, d less)
architects-packet-title = To choose from
architects-players-title = Players ({ $good })
architects-players-name = player
architects-players-score = points
architects-players-virtue = Virt
architects-players-influence = Infl
architects-players-cathedral = Cath
architects-players-cards = hand
architects-players-supply = work
architects-players-prison = Pris
architects-players-held = held
architects-players-debts = Debt
architects-apprentices = Apprentices:
architects-buildings = built:
architects-rival-title = AI opponent: { $opponent }
architects-marker = Its marker stands on
architects-unseen = { $cards } unseen
architects-schemes-draw = Scheme cards to come:
architects-schemes-discard = Scheme cards used:
architects-schemes-future = Future Scheme cards left: { $cards }

## Solomon's Temple: the drawn table

temple-round = Round { $round } of { $rounds }
temple-turn = { $player }'s turn
temple-you = (you)
temple-opponent = (opponent)
temple-score = Built
temple-none = none
temple-there = ready
temple-unclean = unclean this turn
temple-spoilt = Bad Offerings on it
temple-asleep = asleep
temple-awake = awake
temple-fasting = turn { $turn } of { $turns }, no good cards
temple-fast-reward = reward this turn
temple-slot-prophet = Prophet
temple-slot-kings = Kings
temple-slot-priest = Priest
temple-slot-altar = Altar
temple-slot-scapegoat = Scapegoat
temple-slot-fast = Fast
temple-siege = Under siege: turn { $turn } of { $turns }
temple-sin-pending = Sin to answer: { $card }
temple-sin-stands = Sin: { $card }, until the next turn
temple-offering = Offering: { $card }
temple-offering-spoilt = Spoilt offering: { $card }
temple-grain = Grain Offering in effect
temple-build-used = build used
temple-piles = hand { $hand }, draw pile { $draw }, discards { $discard }, armies left { $armies }
temple-known-hand = Known in hand:
temple-built-structures = Structures { $built }/{ $all }
temple-built-furnishings = Furnishings { $built }/{ $all }
temple-house = Temple
temple-gates = Gates
temple-armies = Armies
temple-gate-north = N
temple-gate-east = E
temple-gate-south = S
temple-gate-west = W
temple-legend-army = enemy army
temple-legend-own-army = your army
temple-legend-guarded = guarded gate
temple-legend-open = open gate
temple-hand-title =
    { $cards ->
        [one] Your hand: 1 card
       *[other] Your hand: { $cards } cards
    }
temple-group-build = Build
temple-group-own = Lay down
temple-group-evil = Harm
temple-group-war = War
temple-group-play = Play a card
temple-discard-title =
    { $cards ->
        [one] Discard pile of { $player }: 1 card
       *[other] Discard pile of { $player }: { $cards } cards
    }
temple-discard-last = On top: { $card }
temple-discard-lost = Needed to win: { $cards }. Only Pray and Fast brings a card back.
temple-draw-title =
    { $cards ->
        [one] Your draw pile holds 1 card
       *[other] Your draw pile holds { $cards } cards, in an order nobody knows
    }
temple-cards-title = The { $cards } cards of a deck
temple-options-folded =
    { $count ->
        [one] `more` shows 1 more option: a card that you need to win.
       *[other] `more` shows { $count } more options: cards that you need to win.
    }
temple-short-structure = part of the Temple
temple-short-furnishing = can be placed: { $home } stands
temple-short-furnishing-waits = waits for { $home }
temple-short-filling = wins once the Temple is complete
temple-short-gate = closes a gate of your city
temple-short-prophet = a die each turn; half the attacks fail
temple-short-king-david = gates at any time, no Sin stops them
temple-short-king-solomon = Structures at once, no Sin stops them
temple-short-priest = for offerings, with an Altar
temple-short-altar = for offerings, with a Priest
temple-short-levites = take a Structure from your draw pile
temple-short-pray-and-fast = fast 2 turns, then take a discard back
temple-short-burnt-offering = takes a Sin away, wakes the Scapegoat
temple-short-peace-offering = swap a good card with your draw pile
temple-short-guilt-offering = shuffle your hand away, draw a new one
temple-short-grain-offering = this turn no Sin, build unannounced
temple-short-cooperation = two Furnishings in one build
temple-short-israelite-army = 1 sends armies off, 2 drive all out
temple-short-sin = stops a build, unless answered
temple-short-loss-of-heart = stops a build; no Burnt Offering helps
temple-short-bad-offerings = spoils the next offering
temple-short-blemished-animal = spoils an animal offering just made
temple-short-broken-altar = breaks the Altar
temple-short-evil-priest = replaces the good Priest
temple-short-unclean = no offerings this turn
temple-short-babylonian-army = an army enters before the North Gate
temple-short-lay-siege = 2 armies: opens a gate on its 3rd turn
temple-short-secret-passage = an army passes a guarded gate
temple-short-destruction = destroys a gate or raids the Temple
temple-wait-turn-window = It may play something before your turn begins.
temple-wait-priest-window = It may answer your Priest or Altar.
temple-wait-offering-window = It may answer your offering.
temple-wait-sin-window = It may answer your build with a Sin.
temple-wait-wall-window = It may guard a gate while you attack.
temple-wait-sin-response = It may answer your Sin.
temple-wait-attack = It attacks your city.
temple-wait-bonus-move = Its siege has opened a gate.
temple-wait-destroy = It may destroy a gate or raid your Temple.
temple-wait-send-back = It chooses what your Temple loses.
temple-wait-defence = It may drive your armies away.
temple-wait-relocate = It sends your armies away.
temple-wait-relocate-to = It sends your armies away.

## Any game's table

table-hidden = { $count } face down

## Checking a game

check-result =
    { $broken ->
        [0] { $game } keeps all { $all } promises of a game.
        [one] { $game } breaks 1 of the { $all } promises of a game.
       *[other] { $game } breaks { $broken } of the { $all } promises of a game.
    }
check-alike =
    { $count ->
        [one] and 1 promise more, for the same reason:
       *[other] and { $count } promises more, for the same reason:
    }
check-without-judgement = It has no judgement of its own (prospects): bots look at the scores alone, and so play badly.
check-without-moments = It names no moments: a position can't be set up by names.
check-without-rules = It has no rules in short (rules-sections): people can't look them up while they play.
check-without-tutorial = It has no tutorial (tutorial.toml).
check-without-ladder = Nobody has measured how strong the levels are in it (`ophir ladder`).
check-without-drawing = The terminal draws it as a list of its fields: it has no drawing of its own.

review-accuracy = { $share } ± { $error } of what the best options promised was kept in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} with something to choose; { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $inaccurate ->
    [one] 1 inaccuracy
   *[other] { $inaccurate } inaccuracies
}
review-account = { $even } to begin with, { $own } by own choices, { $others } by others’ choices, { $luck } by luck: { $last }
review-costly = { $count ->
    [0] No decision cost anything for sure
    [one] One decision cost something
   *[other] { $count } decisions cost something, the dearest first
}
review-mark-mistake = mistake
review-mark-inaccurate = inaccuracy
review-lost = { $lost } ± { $error } points of 100 lost
review-taken = Taken: { $what } ({ $share })
review-better = Better: { $what } ({ $share })
review-why = Why: { $why }
review-let-it-be = let it be
review-from-here = { $count ->
    [0] Every decision was judged by what its seat could know.
   *[other] Every decision was judged by what its seat could know. `ophir replay FILE --to NUMBER` shows the table.
}
