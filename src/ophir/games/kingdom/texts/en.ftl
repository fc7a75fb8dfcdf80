## The game

game-title = Kingdom of Solomon
game-about = You are one of the governors who build up Solomon's kingdom. Send your Pawns across the land for cubes and favours, join your spaces with Roads so that one Pawn brings in more, trade at the Market, and turn your cubes into Buildings and Temple Blocks. Whoever has the most Victory Points (VP) when the land or the Temple is finished wins. For 2 to 4 players, about 60 to 90 minutes.

counted-good = { $count } { $thing }
counted-fortune = { $count } × { $thing }
line = • { $name }: { $text }

## Cubes

good-gold = Gold
good-copper = Copper
good-stone = Stone
good-timber = Timber
good-food = Food
good-any = of any type

## Resource Spaces

place-tiphsah = Tiphsah
place-yamhad = Yamhad
place-hamath = Hamath
place-tadmor = Tadmor
place-zobah = Zobah
place-phoenicia = Phoenicia
place-aram = Aram
place-bashan = Bashan
place-tob = Tob
place-gilead = Gilead
place-ammon = Ammon
place-judah = Judah
place-philistia = Philistia
place-moab = Moab
place-amalek = Amalek
place-edom = Edom

## Action Spaces on the board; -first: as the first edition calls them

place-prophet = Prophet
place-prophet-first = Fortune
place-minister = Minister
place-minister-first = Wisdom
place-thief = Thief
place-trader = Trader
place-artisan = Artisan

## Bonus Spaces

place-altar = The Altar
place-ark = The Ark
place-tribute = Tribute

## Action Spaces of Building Cards

place-library = Scribe
place-treasury = Tax Collector
place-workshop = Master Artisan
place-bazaar = Master Trader
place-palace = Steward
place-mint = Goldsmith
place-foundry = Coppersmith
place-stone_yard = Stonecutter
place-lumber_yard = Carpenter
place-granary = Miller
place-winepress = Vintner
place-harbor = Shipmaster
place-barracks = Captain
place-stables = Charioteer
place-inn = Innkeeper
place-governors_house = Governor
place-city_walls = Watchman
place-city_gate = Elder
place-aqueduct = Water Carrier
place-royal_gardens = Gardener

## Building Cards

building-library = Library
building-treasury = Treasury
building-workshop = Workshop
building-bazaar = Bazaar
building-palace = Palace
building-mint = Mint
building-foundry = Foundry
building-stone_yard = Stone Yard
building-lumber_yard = Lumber Yard
building-granary = Granary
building-winepress = Winepress
building-harbor = Harbor
building-barracks = Barracks
building-stables = Stables
building-inn = Inn
building-governors_house = Governor's House
building-city_walls = City Walls
building-city_gate = City Gate
building-aqueduct = Aqueduct
building-royal_gardens = Royal Gardens

## Fortune Cards

fortune-gold_of_ophir = Gold of Ophir
fortune-copper_ingots = Copper Ingots
fortune-hewn_stone = Hewn Stone
fortune-great_stones = Great Stones
fortune-cedars_of_lebanon = Cedars of Lebanon
fortune-abundant_harvest = Abundant Harvest
fortune-daily_provision = Daily Provision
fortune-gift_of_sheba = Gift of Sheba
fortune-wise_judgment = Wise Judgment
fortune-fame_abroad = Fame Abroad
fortune-royal_favor = Royal Favor
fortune-dream_at_gibeon = Dream at Gibeon

## Temple, editions, phases, score

layer-foundation = Foundation
layer-structure = Structure
layer-columns = Columns

edition-final = Final rules (2012)
edition-first = First edition

phase-placement = Placement Phase
phase-resolution = Resolution Phase
phase-market = Market Phase
phase-building = Building Phase
phase-round_end = End of the round
phase-end_check = Check whether the game ends

end-all_sites = every Building Site is occupied
end-five_pieces = a player has all their Building pieces on the board
end-temple_complete = the Temple is complete
end-round_limit = the round limit is reached

source-start = Start
source-buildings = Buildings
source-temple = Temple
source-spaces = Action Spaces
source-bonus = Bonus Spaces
source-fortune = Fortune Cards
source-market = Market
source-high_priest = High Priest
source-cubes = Leftover cubes

result-why =
    { $how ->
        [most_building_pieces] The game ended because { $end }. The tie at { $score } VP goes to the player with the most Buildings on the board.
        [shared] The game ended because { $end }. The victory is shared at { $score } VP.
       *[other] The game ended because { $end }. The most VP win: { $score } to { $other }.
    }

## Options

option-edition-name = Edition
option-edition = Which edition of the rules you play. The two differ in the starting score, the number of Temple Blocks, how freely you may trade at the Market, leftover cubes and ties.
option-edition-final = Final rules (2012)
option-edition-first = First edition
option-open_bonus_spaces-name = Open Bonus Spaces
option-open_bonus_spaces = With 2 or 3 players and the final rules: the Altar, the Ark and Tribute are all in play, but in each round one Bonus Space fewer than there are players can be claimed.
option-open_bonus_spaces-on = All three, with a limit on claims
option-open_bonus_spaces-off = As many as the number of players allows
option-four_pawns-name = Four Pawns
option-four_pawns = With 4 players and the first edition: 4 Pawns each, as its Spanish text has it, instead of 5, as its English text has it.
option-four_pawns-on = 4 Pawns each
option-four_pawns-off = 5 Pawns each
option-out_of_turn_fortune-name = Fortune Cards out of turn
option-out_of_turn_fortune = When Fortune Cards may be played. The rules say: at any time. To play faster, or by mail, you can limit them to your own decisions.
option-out_of_turn_fortune-open = At any time, even while others decide
option-out_of_turn_fortune-own_turn_only = Only during your own decisions

## Placement Phase

ask-place =
    { $pawns ->
        [one] Place your last Pawn.
       *[other] Place a Pawn. You have { $pawns } left.
    }
help-place = Choose a space without a Pawn; you receive nothing yet. Spaces with another player's Building are closed to you, unless you are the High Priest, who may enter one of them each round. A Bonus Space takes all the Pawns you have left and ends your placing; more Pawns there bring nothing extra, so a single last Pawn is the cheapest way to claim it. You cannot pass. (Rules 6)
wait-place = { $name } places a Pawn.

action-place = Place { $pawns }: { $place }
pawns-one = a Pawn
pawns-all = all remaining Pawns
group-place = Place Pawns

## Resolution Phase

ask-resolve = Which space do you resolve next?
help-resolve = Your Pawns bring in what their spaces give, one space at a time, in any order you like. A Pawn on the map collects its whole region: every space that your own Roads join to it. What the supply lacks is lost. Collect cubes first: you may want them for the Trader. (Rules 7)
wait-resolve = { $name } resolves a space.
action-resolve = Resolve { $place }
group-resolve = Resolve a space
series-resolve = Collect from { $count } spaces

ask-steal = Which cube do you take? Choose it beside an opponent.
help-steal = Take one cube from an opponent; you choose the opponent and the type. Everybody's cubes are open. Fortune Cards cannot be taken. (Rules 8)
wait-steal = { $name } takes a cube from somebody.
action-steal = Take 1 { $good } from { $victim_seat }
group-steal = Take a cube

ask-tax = { $to_seat } collects a tax. Which cube do you give?
help-tax = The tax falls on everybody who holds enough cubes at this moment. You choose which of your cubes to hand over. Fortune Cards do not count. (Rules 8)
wait-tax = { $name } chooses a cube to give.
action-pay = Give 1 { $good }
group-pay = Give a cube
series-tax =
    { $count ->
        [one] Give one cube
       *[other] Give { $count } cubes
    }

ask-trade-give =
    { $cubes ->
        [one] Give one cube for another? Choose which, or decline.
       *[other] Give one cube for { $cubes } others? Choose which, or decline.
    }
help-trade-give = The cube you give goes to the supply, and what you get comes from there. You may decline: nobody is forced to trade. If the supply has too few suitable cubes, you get fewer. The Trader on the board may hand out Gold; the Master Trader never does. (Rules 8)
wait-trade-give = { $name } may give a cube for another.
action-give = Give 1 { $good }
group-give = Give a cube

ask-trade-take =
    { $cubes ->
        [one] Which cube do you take?
       *[other] Which { $cubes } cubes do you take?
    }
help-trade-take = Take a cube that the supply has, of a different type from the one you gave. If you take several, they may be of the same type. (Rules 8)
wait-trade-take = { $name } chooses what to take.
action-take = Take 1 { $good }
group-take = Take a cube
series-trade-take =
    { $count ->
        [one] Take one cube
       *[other] Take { $count } cubes
    }

ask-convert = Return { $good } for { $vp } VP?
help-convert = You may turn these cubes into points, once for each Pawn here. Declining costs nothing. (Rules 8)
wait-convert = { $name } may turn cubes into points.
action-convert = Return the cubes and score
group-convert = Turn cubes into points
action-decline = Decline
group-decline = Decline

ask-repeat =
    { $spaces ->
        [one] Collect again from which space?
       *[other] Collect again from which spaces? Up to { $spaces }.
    }
help-repeat = Choose a Resource Space where you placed a Pawn this round, resolved or not. You collect the cubes printed on that one space once more, never those of a whole region. Action Spaces and Bonus Spaces cannot be repeated. (Rules 8)
wait-repeat = { $name } chooses where to collect again.
action-repeat = Collect again: { $place }
group-repeat = Collect again
series-repeat =
    { $count ->
        [one] Collect again from one space
       *[other] Collect again from { $count } spaces
    }
action-stop = No more
group-stop = Stop

ask-choose-cube =
    { $cubes ->
        [one] Which cube do you take?
       *[other] Which { $cubes } cubes do you take?
    }
help-choose-cube = Take a cube of a type that the effect allows and the supply has. A Fortune Card played during your own building turn may also name a type that has run out: you then get a credit, which pays like a cube until this turn ends. (Rules 8, 9.3)
wait-choose-cube = { $name } chooses a cube.
series-choose-cube =
    { $count ->
        [one] Take one cube
       *[other] Take { $count } cubes
    }

ask-keep =
    { $cards ->
        [one] Which card do you keep?
       *[other] Which { $cards } cards do you keep?
    }
help-keep = Only you see the cards you drew. What you keep stays secret; the rest is discarded face up. (Rules 8)
wait-keep = { $name } chooses which cards to keep.
action-keep = Keep { $fortune }
group-keep = Keep a card
series-keep =
    { $count ->
        [one] Keep one card
       *[other] Keep { $count } cards
    }

## Market Phase

ask-market = Sell, buy, or pass?
help-market =
    The Market runs in reverse turn order, one cube a turn, until all have passed. Sell to any empty space and score its price, or buy from any occupied space and pay its price out of your score, which cannot fall below { $lowest_score }. { $one_direction ->
        [0] You may buy and sell the same type in one phase.
       *[other] In one phase you cannot buy a type that you sold, nor sell a type that you bought.
    } Passing is final for this round. (Rules 10)
wait-market = { $name } sells, buys or passes.
action-sell = Sell 1 { $good } for { $vp } VP
group-sell = Sell
action-buy = Buy 1 { $good } for { $vp } VP
group-buy = Buy
action-pass = Pass for this round
group-pass = Pass

## Building Phase

ask-build = What do you build? Or end your turn.
help-build = In any order: at most one Building Card a round, and as many Temple Blocks and Roads as you can pay for. A Building Card scores at once; its slot is not refilled until the round is over. A Road costs { $road_good } and joins your own Building to another of yours, or to a space that has no Building Site; it never leads to an empty site. Only the lowest unfinished part of the Temple can be built. (Rules 11)
wait-build = { $name } builds.
action-build = Build { $building }: { $good }, { $vp } VP
group-build = Building Cards
action-block = Build a Temple Block
group-block = Temple
action-road = Build a Road between { $place }
group-road = Roads
action-end = End the building turn
group-end = End the turn

ask-site = Where does your Building go?
help-site = Choose any empty Building Site. From now on only you can place Pawns there, apart from the High Priest, and you can build Roads from it. Look at the cubes of the spaces around it. (Rules 11.1)
wait-site = { $name } chooses a Building Site.
action-site = Put the Building in { $place }
group-site = Building Sites

ask-pay-any =
    { $cubes ->
        [one] One cube may be of any type. Which one do you pay?
       *[other] { $cubes } cubes may be of any type. Which do you pay?
    }
help-pay-any = Part of the price of a Temple Block is yours to choose: any of your cubes or credits will do, even of a type that the block asks for anyway. (Rules 11.2)
wait-pay-any = { $name } chooses how to pay.
series-pay-any =
    { $count ->
        [one] Pay one cube
       *[other] Pay { $count } cubes
    }

ask-reward = { $vp } VP, or a Temple Token?
help-reward = Having the most tokens makes you High Priest, worth { $high_priest_vp } VP at the end. Whoever has more of them than the High Priest takes the title; a tie changes nothing. Once a round the High Priest may place a Pawn on a space with an opponent's Building. Points count at once. (Rules 11.2, 11.3)
wait-reward = { $name } chooses points or a Temple Token.
action-reward = Take { $reward }
reward-vp = the points
reward-token = a token
group-reward = Reward

## End of the round, Fortune Cards

ask-last-plays = Play cards, or finish the round?
help-last-plays = This is your last chance to play Fortune Cards in this round. Then you discard down to { $hand_limit } cards, and play none until the next round begins. (Rules 12.1)
wait-last-plays = { $name } may still play cards in this round.
action-done = Finish the round
group-done = Finish

ask-hand-limit =
    { $cards ->
        [one] Discard 1 Fortune Card.
       *[other] Discard { $cards } Fortune Cards.
    }
help-hand-limit = At the end of a round nobody keeps more than { $hand_limit } Fortune Cards. Discards are face up. (Rules 12.1)
wait-hand-limit = { $name } discards.
series-hand-limit =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
action-discard = Discard { $fortune }
group-discard = Discard

action-play = Play { $fortune }
group-play = Fortune Cards

## What happened

event-round = Round { $round } begins.
event-turned-up = New on display: { $building }.
event-placed =
    { $pawns ->
        [one] { $seat } places a Pawn: { $place }.
       *[other] { $seat } places { $pawns } Pawns: { $place }.
    }
    .you =
        { $pawns ->
            [one] You place a Pawn: { $place }.
           *[other] You place { $pawns } Pawns: { $place }.
        }
event-forfeited =
    { $pawns ->
        [one] { $seat } has no space left for the last Pawn.
       *[other] { $seat } has no space left for the last { $pawns } Pawns.
    }
    .you =
        { $pawns ->
            [one] You have no space left for the last Pawn.
           *[other] You have no space left for the last { $pawns } Pawns.
        }
event-collected = { $seat } collects { $good } from { $region_place }.
    .you = You collect { $good } from { $region_place }.
event-resolved = { $seat } resolves { $place }.
    .you = You resolve { $place }.
event-gained = { $seat } takes { $good }.
    .you = You take { $good }.
event-credited = { $seat } gets credit until the end of this turn: { $good }.
    .you = You get credit until the end of this turn: { $good }.
event-scored = { $seat } gains { $vp } VP.
    .you = You gain { $vp } VP.
event-altar = { $seat } gains { $vp } VP from position { $position } and is now first in turn order.
    .you = You gain { $vp } VP from position { $position } and are now first in turn order.
event-stole = { $seat } takes 1 { $good } from { $victim_seat }.
    .you = You take 1 { $good } from { $victim_seat }.
    .to-you = { $seat } takes 1 { $good } from you.
event-taxed = { $seat } gives 1 { $good } to { $to_seat }.
    .you = You give 1 { $good } to { $to_seat }.
    .to-you = { $seat } gives you 1 { $good }.
event-declined = { $seat } declines.
    .you = You decline.
event-gave = { $seat } gives 1 { $good } to the supply.
    .you = You give 1 { $good } to the supply.
event-took = { $seat } takes 1 { $good } from the supply.
    .you = You take 1 { $good } from the supply.
event-converted = { $seat } returns { $good } and gains { $vp } VP.
    .you = You return { $good } and gain { $vp } VP.
event-repeated = { $seat } collects { $good } from { $place } once more.
    .you = You collect { $good } from { $place } once more.
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
event-played = { $seat } plays { $fortune }.
    .you = You play { $fortune }.
event-discarded = { $seat } discards { $fortune }.
    .you = You discard { $fortune }.
event-reshuffled =
    { $cards ->
        [one] The discard pile, a single card, becomes the new Fortune deck.
       *[other] The { $cards } discarded Fortune Cards are shuffled into a new deck.
    }
event-sold = { $seat } sells 1 { $good } for { $vp } VP.
    .you = You sell 1 { $good } for { $vp } VP.
event-bought = { $seat } buys 1 { $good } for { $vp } VP.
    .you = You buy 1 { $good } for { $vp } VP.
event-passed = { $seat } passes.
    .you = You pass.
event-built = { $seat } builds { $building } for { $good } and gains { $vp } VP.
    .you = You build { $building } for { $good } and gain { $vp } VP.
event-piece = { $seat } puts a Building in { $place }.
    .you = You put a Building in { $place }.
event-road = { $seat } builds a Road between { $place }.
    .you = You build a Road between { $place }.
event-block = { $seat } builds Temple Block { $block } ({ $layer }).
    .you = You build Temple Block { $block } ({ $layer }).
event-token =
    { $tokens ->
        [one] { $seat } takes their first Temple Token.
       *[other] { $seat } takes a Temple Token and now has { $tokens }.
    }
    .you =
        { $tokens ->
            [one] You take your first Temple Token.
           *[other] You take a Temple Token and now have { $tokens }.
        }
event-high-priest = { $seat } becomes High Priest.
    .you = You become High Priest.
event-end = The game ends: { $end }.
event-high-priest-scored = { $seat } gains { $vp } VP as High Priest.
    .you = You gain { $vp } VP as High Priest.
event-cubes-scored = { $seat } gains { $vp } VP for leftover cubes.
    .you = You gain { $vp } VP for leftover cubes.

## Why an option is closed

closed-others-card = { $place } is on a Building Card that belongs to { $owner_seat }. Only its owner can use it; you can use the spaces on your own cards.
closed-pawn-there = { $owner_seat } already has a Pawn on { $place }. It is free again next round.
closed-others-piece = { $owner_seat } has a Building in { $place }. Only the owner and the High Priest can place Pawns there.
closed-privilege-used = { $owner_seat } has a Building in { $place }, and you have already used the High Priest's right this round. You have it again next round.
closed-bonus-claimed-out =
    { $claims ->
        [one] One Bonus Space has been claimed this round, which is all that is allowed. { $place } opens again next round.
       *[other] { $claims } Bonus Spaces have been claimed this round, which is all that is allowed. { $place } opens again next round.
    }
closed-others-pawn = The Pawn on { $place } belongs to { $owner_seat }. You resolve only your own Pawns.
closed-victim-lacks-good = { $victim_seat } holds no { $good }. Choose a type that this player has.
closed-no-cube = You have no { $good }. You need at least one cube.
closed-nothing-to-take = In exchange for { $good } the supply has nothing that you may take. Give another type, or decline.
closed-good-excluded = { $good } is not among the types that this effect gives. Choose another type.
closed-good-given = You gave { $good }. Take another type.
closed-supply-empty = The supply has run out of { $good }. Choose a type that is left.
closed-cubes-missing = Your cubes do not cover the price: { $good }. Collect, trade or buy what is missing.
closed-no-pawn-this-round = You placed no Pawn in { $place } this round. You can collect again only where you placed one.
closed-repeated-already = You have just collected from { $place } again. Choose another space.
closed-own-turn-only = In this game Fortune Cards are played only during your own decisions. Wait for your turn.
closed-choice-unfinished = Another choice has to be finished first. You can play cards right after it.
closed-round-end-done = Your round is over. You can play cards again when the next round begins.
closed-space-taken = A cube already lies on this space of the { $good } row. Sell to an empty space.
closed-bought-before = You bought { $good } in this Market Phase, so you cannot sell any. You can next round.
closed-space-empty = There is no { $good } on this space. Buy from a space with a cube.
closed-sold-before = You sold { $good } in this Market Phase, so you cannot buy any. You can next round.
closed-too-dear = This costs { $vp } VP, more than you can spend. A Fortune Card or a sale can raise your score.
closed-card-built-already = You have already built a Building Card this round. You can build another next round.
closed-lacking = You lack { $good }.
closed-temple-complete = The Temple is complete. There are no more blocks to build.
closed-road-there = There is already a Road here. A border has room for one.
closed-no-roads-left = All { $roads } Roads have been built. There are no more in this game.
closed-no-own-piece = You have no Building at either end. A Road must start at one.
closed-empty-site = The other end is an empty Building Site. A Road can reach it once your own Building stands there.
closed-others-site = The other end holds an opponent's Building. A Road joins only your own Buildings, or one of them to a space that has no Building Site.
closed-site-taken = { $owner_seat } already has a Building in { $place }. Choose an empty site.

## Effects

effect-gain = Take { $good } from the supply.
effect-gain-choice =
    { $any_type ->
        [0] { $count ->
            [one] Take 1 cube from the supply, of one of these types: { $good }.
           *[other] { $distinct ->
                [0] Take { $count } cubes from the supply, of any of these types: { $good }.
               *[other] Take { $count } cubes of different types from the supply, among these: { $good }.
            }
        }
       *[other] { $count ->
            [one] Take 1 cube of any type from the supply.
           *[other] { $distinct ->
                [0] Take { $count } cubes of any types from the supply.
               *[other] Take { $count } cubes of different types from the supply.
            }
        }
    }
effect-vp = Gain { $vp } VP.
effect-vp-per =
    { $roads ->
        [0] Gain { $vp } VP for each of your Buildings on the board, up to { $most_vp } VP.
       *[other] Gain { $vp } VP for each of your Roads, up to { $most_vp } VP.
    }
effect-draw =
    { $rest ->
        [0] { $count ->
            [one] Draw 1 Fortune Card.
           *[other] Draw { $count } Fortune Cards.
        }
       *[other] Draw { $count } Fortune Cards, keep { $keep } and discard the rest.
    }
effect-steal = Take 1 cube of your choice from an opponent.
effect-tax =
    { $count ->
        [one] Each opponent with { $threshold } cubes or more gives you 1 cube of their choice.
       *[other] Each opponent with { $threshold } cubes or more gives you { $count } cubes of their choice.
    }
effect-trade =
    { $get ->
        [one] { $different ->
            [0] You may give 1 cube to the supply and take 1 of any type from it.
           *[other] You may give 1 cube to the supply and take 1 of another type from it.
        }
       *[other] { $different ->
            [0] You may give 1 cube to the supply and take { $get } of any types from it.
           *[other] You may give 1 cube to the supply and take { $get } of other types from it.
        }
    }{ $excluded ->
        [0] { "" }
       *[other] { " " }You cannot take { $good } this way.
    }
effect-convert = Once, you may return { $good } to gain { $vp } VP.
effect-repeat-space =
    { $count ->
        [one] Collect again what is printed on one Resource Space where you placed a Pawn this round.
       *[other] Collect again what is printed on up to { $count } different Resource Spaces where you placed a Pawn this round.
    }
effect-altar = Gain { $vp } VP times your position in turn order, then move to the first position.
effect-sequence = { $steps }

# The same in a few words, as a terminal has room for; cubes as letters
short-gain = +{ $good }
short-gain-choice =
    { $count ->
        [one] +1 cube of your choice
       *[other] +{ $count } cubes of your choice
    }
short-vp = +{ $vp } VP
short-vp-per =
    { $roads ->
        [0] { $vp } VP per Building (max { $most_vp })
       *[other] { $vp } VP per Road (max { $most_vp })
    }
short-draw =
    { $rest ->
        [0] draw { $count }
       *[other] draw { $count }, keep { $keep }
    }
short-steal = steal 1 cube
short-tax =
    { $count ->
        [one] 1 cube from all with { $threshold }+
       *[other] { $count } cubes from all with { $threshold }+
    }
short-trade =
    { $excluded ->
        [0] 1 cube → { $get } other
       *[other] 1 cube → { $get } other, no { $good }
    }
short-convert = { $good } → { $vp } VP
short-repeat-space =
    { $count ->
        [one] 1 space again
       *[other] { $count } spaces again
    }
short-altar = { $vp } VP x place, go 1st
short-sequence = { $steps }

# The same in signs, as a page draws it: icons by name, numbers and arrows, a blank between each
sign-gain = { $good }
sign-gain-choice = { $any_good }
sign-vp = +{ $vp } #vp
sign-vp-per =
    { $roads ->
        [0] { $vp } #vp × #building
       *[other] { $vp } #vp × #roadpiece
    }
sign-draw =
    { $rest ->
        [0] +{ $count } #fortune
       *[other] { $count } #fortune #to { $keep }
    }
sign-steal = #thief #to #any
sign-tax = { $threshold }+ #any #to { $any_good }
sign-trade = #any #to { $any_good }
sign-convert = { $good } #to { $vp } #vp
sign-repeat-space = #repeat { $count }× #any
sign-altar = { $vp } #vp × #turn-order
sign-sequence = { $steps }

about-space =
    Gives { $good }. { $site ->
        [0] Neutral: it has no Building Site, and everybody's Roads can reach it.
       *[other] With a Building Site.
    }
about-bonus = { $effect } Takes all your remaining Pawns.
about-building =
    Costs { $good }. Worth { $vp } VP. { $site ->
        [0] No Building is placed on the board.
       *[other] Place a Building on an empty site.
    } Action Space { $place }: { $effect }
about-fortune =
    { $count ->
        [one] { $effect } The only copy in the game.
       *[other] { $effect } { $count } copies in the game.
    }
about-layer =
    { $blocks ->
        [one] 1 block. It costs { $good } and brings { $vp } VP or a Temple Token.
       *[other] { $blocks } blocks. Each costs { $good } and brings { $vp } VP or a Temple Token.
    }

## The rules in short

rules-sections = goal setup round placement resolution regions spaces fortune market building temple high-priest round-end scoring options

rules-goal-title = Goal
rules-goal-text = Collect Victory Points (VP). They come from Building Cards, Temple Blocks, sales at the Market, some spaces and Fortune Cards, and from being High Priest at the end. Whoever has the most VP wins.

rules-setup-title = Set-up
rules-setup-text =
    Turn order is drawn by lot. Everybody starts with { $pawns } Pawns, { $pieces } Building pieces and { $starting_score } VP, but without cubes or cards. { $slots } Building Cards are turned up. { $cubes_left_out ->
        [0] All the cubes are in the supply.
        [one] One cube of each type is left out; the others are the supply.
       *[other] { $cubes_left_out } cubes of each type are left out; the others are the supply.
    } Bonus Spaces in play: { $bonus_place }. (Rules 2)

rules-round-title = A round
rules-round-text = Placement, Resolution, Market, Building, then the end of the round. Everybody takes part in each phase, in turn order; only the Market runs in reverse. Turn order changes only through the Altar. (Rules 5)

rules-placement-title = Placement Phase
rules-placement-text =
    In turn, place one Pawn on a free Resource Space, a free Action Space, or the free Action Space of a Building Card you own. A space with a Pawn is taken, even if the Pawn is yours. You cannot pass, and you receive nothing yet.

    Spaces with another player's Building are closed, except to the High Priest. Instead of one Pawn you may put all you have left, even if it is only one, on a free Bonus Space; you then place no more this round. { $open_bonus_spaces ->
        [0] More Pawns there bring nothing extra.
       *[other] In this game no more than { $bonus_limit } of the Bonus Spaces can be claimed in a round.
    } (Rules 6)

rules-resolution-title = Resolution Phase
rules-resolution-text = In turn order, each player resolves all of their own Pawns, one space at a time and in any order. Cubes come from the supply; if it has too few, what is missing is lost. What one Pawn brings in may be used for the next. Effects that cost nothing must be carried out; a trade can be declined. (Rules 7)

rules-regions-title = Regions and Roads
rules-regions-text =
    A Road costs { $road_good }. It joins two spaces that touch: at one end must stand your Building; the other end must hold another Building of yours or be neutral, which means that it has no Building Site. A Road never leads to an empty site or to an opponent's Building. All players together share { $roads } Roads.

    All spaces joined by your Roads are your region. Each of your Pawns in it collects the cubes of the whole region. A region is private: nobody uses another player's Roads, even where two regions share a space. (Rules 4, 11.4)

rules-spaces-title = Action Spaces and Bonus Spaces
rules-spaces-text =
    Each Action Space takes one Pawn:
    { $action_lines }

    Bonus Spaces:
    { $bonus_lines }

    The Artisan repeats the cubes of a single space, never of a region. Each Building Card has an Action Space of its own, which only its owner can use, from the round after it was built. (Rules 8)

rules-fortune-title = Fortune Cards
rules-fortune-text =
    Fortune Cards are secret until played, and cannot be stolen or taxed. { $out_of_turn ->
        [0] In this game you may play them only during your own decisions, as many as you like.
       *[other] You may play them at any time, even while others decide, as many as you like.
    } A choice that has begun is finished first.

    If you play a card during your own building turn and the supply lacks its cubes, you get them as credit, which pays for Building Cards, Temple Blocks and Roads until that turn ends. At any other time they are lost. When a card has to be drawn and the deck is empty, the discards are shuffled into a new one. (Rules 9)

rules-market-title = Market Phase
rules-market-text =
    Whoever is last in turn order begins. On your turn sell one cube, buy one cube, or pass for the rest of the phase. Each type has { $market_spaces } spaces with a price in VP, the same for selling and buying. You sell to an empty space and buy from an occupied one; your score cannot fall below { $lowest_score }. Cubes stay in the Market from round to round. { $one_direction ->
        [0] Each player makes at most { $transaction_cap } deals a phase.
       *[other] In one phase you cannot buy a type that you sold, nor sell a type that you bought.
    } (Rules 10)

rules-building-title = Building Phase
rules-building-text =
    In turn order, each player has one turn to build, in any order: at most one Building Card, and any number of Temple Blocks and Roads.

    For a Building Card, pay its cubes to the supply and score its VP at once. Unless the card bears the “no building” sign, put a Building on an empty Building Site: the space is closed to others from then on. If no site is empty any more, which happens only in the final round, you may still build the card; you just place no Building. The empty slot is not refilled until the round ends. (Rules 11, 11.1)

rules-temple-title = The Temple
rules-temple-text =
    The Temple has { $blocks } blocks in layers, built from the bottom up. Each block earns its builder VP or a Temple Token, whichever the builder prefers.
    { $layer_lines }
    (Rules 11.2)

rules-high-priest-title = The High Priest
rules-high-priest-text = The first to take a Temple Token becomes High Priest. The title passes to whoever has more tokens than its holder; a tie is not enough. Once a round the High Priest may place a Pawn on a space with an opponent's Building; that Pawn collects the opponent's whole region there, but nothing from the High Priest's own. The space must be free of Pawns. When the game ends, the title is worth { $high_priest_vp } VP. (Rules 11.3)

rules-round-end-title = End of the round
rules-round-end-text = In turn order, each player may play Fortune Cards one last time and then discards down to { $hand_limit }. Once you have done so, you play none until the next round. If the game does not end, empty slots get new Building Cards, and the next round begins. (Rules 12.1)

rules-scoring-title = End of the game
rules-scoring-text =
    The game ends with the round in which all { $sites_all } Building Sites are occupied, or a player has { $pieces } Buildings on the board, or the Temple is complete. That round is always played to its end.

    The High Priest gains { $high_priest_vp } VP. Then the Fortune Cards still in hand are played. { $leftover_cube_vp ->
        [0] Leftover cubes are worth nothing.
       *[other] Each leftover cube is worth { $leftover_cube_vp } VP.
    } { $tie_pieces ->
        [0] Tied players share the victory.
       *[other] Among tied players, the one with the most Buildings on the board wins.
    } (Rules 12)

rules-options-title = Editions and options
rules-options-text = Under the final rules you start with more VP, the Temple is larger, you may not buy and sell the same type in one phase, and leftover cubes count. The first edition has none of this, and calls some Action Spaces by other names. Options open all Bonus Spaces to 2 or 3 players, give each of four players only 4 Pawns in the first edition, or limit Fortune Cards to your own decisions. Some figures of the game are reconstructions; the data says which. (Rules 0, 3)

# The tutorial: a title and what the coach says, one pair for each step of tutorial.toml.
tutorial-place-title = Place a Pawn
tutorial-place = Welcome to the court of Solomon. You are Lapis; the most Victory Points win. Every round you send your Pawns out, and a Pawn on the map brings home the cubes drawn there. You need Stone: click Yamhad.
tutorial-region-title = Use your Road
tutorial-region = A Road of yours runs from Gilead, where your Building stands, to Judah. The two are one region now: a single Pawn collects from both. Place one in Judah for Gold and Timber.
tutorial-action-space-title = Action Spaces
tutorial-action-space = The plaques in the east give no cubes; they do things. One Pawn to a space, so come early. Take the Prophet: he brings a Fortune Card.
tutorial-bonus-space-title = Bonus Spaces
tutorial-bonus-space = A Bonus Space takes all the Pawns you have left, at once. The Altar scores more the later you are in turn order, and makes you first from then on. Put your last Pawns there.
tutorial-resolve-title = Bring the Pawns home
tutorial-resolve = Placing gave you nothing yet. Now, in turn order, each player resolves their own Pawns in any order they like. Tyrian is first. Then bring yours home: Judah, Yamhad, the Prophet and the Altar. Watch the cubes arrive in your panel.
tutorial-market-title = The Market
tutorial-market = Whoever is last in turn order trades first. Sell a cube to an empty space and score its number; buy one from an occupied space and pay it. Sell 1 Food at the best price, then pass to keep the rest.
tutorial-fortune-title = Play a Fortune Card
tutorial-fortune = Now you build, but the Workshop costs 2 Food and you have 1 left. Fortune Cards may be played at any time, even on another player's turn. Play Abundant Harvest from your hand.
tutorial-building-title = Build
tutorial-building = One Building Card a round: it scores at once, and its Action Space is yours alone from the next round on. Build the Workshop, and put the Building in Tob, beside Gilead: a later Road can join them.
tutorial-temple-title = The Temple
tutorial-temple = Stone and a cube of any type pay for a Temple Block. Build one, pay with Food, and choose the token: whoever has the most tokens is High Priest, who may enter an opponent's space once a round.
tutorial-winning-title = How you win
tutorial-winning = The game ends with the round in which all { $sites_all } Building Sites are taken, somebody has { $pieces } Buildings on the board, or the Temple is complete. The High Priest then scores { $high_priest_vp } VP, and each leftover cube { $leftover_cube_vp }. The most Victory Points win. You know enough to play.

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R10 R19 R24 R31 R32 R34 R36 R59
ruling-R10 = A Pawn blocks its space for everybody, its own player included. Spaces are free again next round. (Rules 6)
ruling-R19 = The Artisan repeats a Resource Space where you placed a Pawn this round; whether that Pawn has already collected does not matter. (Rules 8)
ruling-R24 = Every cube you receive in a trade differs in type from the cube you give. Two cubes received together may be of the same type. (Rules 8)
ruling-R31 = A score never falls below { $lowest_score }, so you can buy only what your VP can pay for. A card that brings VP may be played first. (Rules 10)
ruling-R32 = A seller chooses any empty space of the row, a buyer any occupied one. (Rules 10)
ruling-R34 = One direction: in one phase a player either sells or buys a type, never both. Cubes obtained in other ways do not count. (Rules 10)
ruling-R36 = Each player builds at most one Building Card a round, including cards that place no Building. (Rules 11.1)
ruling-R59 = The hand limit applies when a round is over: after your own last plays and discards you play no card until the next round. (Rules 12.1)

## What a page shows beside the board

stage-placement = Placement
stage-resolution = Resolution
stage-market = Market
stage-building = Building
stage-round_end = Round end
unit = VP
stock-building = Buildings on the board
stock-road = Road
stock-tokens = Temple Tokens
stock-fortune = Fortune Cards in hand
stock-pawn =
    { $count ->
        [one] 1 Pawn left
       *[other] { $count } Pawns left
    }
stock-high-priest = High Priest
note-any-time = You may play a Fortune Card at any time, even while others decide.

## What bots look at: reasons of a hint. $change is a signed number such as +2.

feature-score = { $change } VP
feature-gold = { $change } Gold to build with
feature-copper = { $change } Copper to build with
feature-stone = { $change } Stone to build with
feature-timber = { $change } Timber to build with
feature-food = { $change } Food to build with
feature-spare = { $change } value in spare cubes
feature-any-good = { $change } cubes of your choice
feature-hand = { $change } Fortune Cards
feature-pawns = { $change } Pawns to place
feature-points = { $change } VP from Pawns on the board
feature-trades = { $change } cubes to trade
feature-thefts = { $change } cubes from opponents
feature-plan = { $change } VP of a Building in reach this round
feature-later-plan = { $change } VP of a Building in reach next round
feature-plan-site = { $change } of the way to a Building
feature-block = { $change } VP of a Temple Block in reach
feature-income = { $change } yield of regions
feature-own-spaces = { $change } private Action Spaces
feature-own-yield = { $change } yield of private Action Spaces
feature-place = { $change } places in turn order
feature-tokens = { $change } Temple Tokens
feature-high-priest = High Priest
feature-lead = { $change } Temple Tokens ahead
feature-pieces = { $change } Buildings on the board
feature-roads = { $change } Roads
feature-market = { $change } Market turn to come
feature-building = { $change } building turn to come
