## The game

game-title = Architects of the West Kingdom
game-about = You are an architect at the end of the Carolingian age. Send your workers to quarry, forest and workshop; the more of them stand in one place, the more they bring, until somebody captures them. Hire Apprentices, put up buildings, work on the Cathedral, and decide how much your virtue is worth to you. With Works of Wonder: the Princess and the Profiteer, Influence, and five Wonders to construct. For 2 to 5 players, or for one against an AI opponent.

counted-good = { $count } { $thing }
counted-good-building_card =
    { $count ->
        [one] 1 Building card
       *[other] { $count } Building cards
    }
counted-good-reward_card =
    { $count ->
        [one] 1 Reward card
       *[other] { $count } Reward cards
    }
counted-good-debt =
    { $count ->
        [one] 1 Debt
       *[other] { $count } Debts
    }
counted-good-destroy_debt =
    { $count ->
        [one] the end of a Debt
       *[other] the end of { $count } Debts
    }
counted-good-hire_apprentice =
    { $count ->
        [one] an Apprentice for free
       *[other] { $count } Apprentices for free
    }
counted-good-release_from_prison = all your workers out of Prison
counted-good-wood_or_stone = { $count } Wood or Stone
counted-good-silver_placed = { $count } Silver on the cards passed over
counted-good-any_resource = { $count } in any mix
good-silver_placed = Silver on cards
good-any_resource = any resource
counted-apprentice = { $count } × { $thing }
counted-building = { $count } × { $thing }
line = • { $name }: { $text }
unit = points
automaton-ai = AI opponent

## Goods

good-clay = Clay
good-wood = Wood
good-stone = Stone
good-gold = Gold
good-marble = Marble
good-silver = Silver
good-virtue = Virtue
good-influence = Influence
good-tax = Tax
good-building_card = Building card
good-reward_card = Reward card
good-debt = Debt
good-destroy_debt = destroyed Debt
good-hire_apprentice = Apprentice for free
good-release_from_prison = Worker freed from Prison
good-wood_or_stone = Wood or Stone
good-virtue_loss = lost Virtue

## Skills

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

## Places

place-quarry = Quarry
place-forest = Forest
place-silversmith = Silversmith
place-mines = Mines
place-kings_storehouse = King's Storehouse
place-workshop = Workshop
place-town_centre = Town Centre
place-guardhouse = Guardhouse
place-tax_stand = Tax Stand
place-black_market = Black Market
place-guildhall = Guildhall
place-prison = Prison
place-cathedral = Cathedral
place-building_pile = Building cards
place-reward_pile = Reward cards
place-virtue_track = Virtue track
place-influence_track = Influence track
place-contribution_pile = Contribution cards
place-consequence_pile = Consequence card
place-princess = the Princess
place-profiteer = the Profiteer
place-focus = its focus

## Player boards

board-therese = Therese
board-caroline = Caroline
board-ada = Ada
board-frederick = Frederick
board-rudolf = Rudolf
board-lothaire = Lothaire
board-hugo = Hugo
board-clovis = Clovis
board-fara = Fara
board-bertha = Bertha
board-arnulf = Arnulf
board-charles = Charles
board-clotilde = Clotilde
board-isabette = Isabette
board-louis = Louis
board-zesiro = Zesiro
board-standard = Standard side

## Apprentices

apprentice-acolyte_c = Acolyte (carpentry)
apprentice-acolyte_t = Acolyte (tiling)
apprentice-acolyte_m = Acolyte (masonry)
apprentice-conspirator_1 = Conspirator (carpentry)
apprentice-conspirator_2 = Conspirator (carpentry)
apprentice-debt_collector_t = Debt Collector (tiling)
apprentice-debt_collector_m = Debt Collector (masonry)
apprentice-debt_collector_c = Debt Collector (carpentry)
apprentice-gatekeeper = Gatekeeper (masonry)
apprentice-illusionist = Illusionist (carpentry)
apprentice-jeweller_1 = Jeweller (tiling)
apprentice-jeweller_2 = Jeweller (tiling)
apprentice-labourer = Labourer
apprentice-merchant_t1 = Merchant (tiling)
apprentice-merchant_m1 = Merchant (masonry)
apprentice-merchant_t2 = Merchant (tiling)
apprentice-merchant_m2 = Merchant (masonry)
apprentice-merchant_c = Merchant (carpentry)
apprentice-miner_1 = Miner (tiling)
apprentice-miner_2 = Miner (tiling)
apprentice-patron_t = Patron (tiling)
apprentice-patron_m1 = Patron (masonry)
apprentice-patron_m2 = Patron (masonry)
apprentice-patron_c = Patron (carpentry)
apprentice-pickpocket = Pickpocket (tiling)
apprentice-squire_t = Squire (tiling)
apprentice-squire_m = Squire (masonry)
apprentice-squire_c = Squire (carpentry)
apprentice-stonecutter_1 = Stonecutter (masonry)
apprentice-stonecutter_2 = Stonecutter (masonry)
apprentice-swindler_t = Swindler (tiling)
apprentice-swindler_m = Swindler (masonry)
apprentice-swindler_c = Swindler (carpentry)
apprentice-thief = Thief (carpentry)
apprentice-trader_t = Trader (tiling)
apprentice-trader_m = Trader (masonry)
apprentice-trader_c = Trader (carpentry)
apprentice-trickster = Trickster (masonry)
apprentice-woodcutter_1 = Woodcutter (carpentry)
apprentice-woodcutter_2 = Woodcutter (carpentry)
apprentice-promo_enforcer = Enforcer (tiling)
apprentice-promo_overseer = Overseer (masonry)
apprentice-promo_peddler = Peddler (carpentry)
apprentice-aristocrat_t = Aristocrat (tiling)
apprentice-aristocrat_m = Aristocrat (masonry)
apprentice-aristocrat_c = Aristocrat (carpentry)
apprentice-benefactor_t = Benefactor (tiling)
apprentice-benefactor_m = Benefactor (masonry)
apprentice-charlatan_t = Charlatan (tiling)
apprentice-charlatan_m = Charlatan (masonry)
apprentice-charlatan_c = Charlatan (carpentry)
apprentice-chevalier_m = Chevalier (masonry)
apprentice-chevalier_c = Chevalier (carpentry)
apprentice-diplomat_t = Diplomat (tiling)
apprentice-diplomat_c = Diplomat (carpentry)
apprentice-financer_t = Financer (tiling)
apprentice-financer_m = Financer (masonry)
apprentice-tinker_t = Tinker (tiling)
apprentice-tinker_m = Tinker (masonry)
apprentice-tinker_c = Tinker (carpentry)
apprentice-journeyman_t = Journeyman (tiling)
apprentice-journeyman_m = Journeyman (masonry)
apprentice-journeyman_c = Journeyman (carpentry)
apprentice-racketeer = Racketeer (carpentry)
apprentice-street_urchin_t = Street Urchin (tiling)
apprentice-street_urchin_m = Street Urchin (masonry)
apprentice-street_urchin_c = Street Urchin (carpentry)

## Buildings

building-smithy = Smithy
building-steeple = Steeple
building-stone_market = Stone Market
building-tavern = Tavern
building-thieves_den = Thieves' Den
building-tilers_hut = Tiler's Hut
building-trading_post = Trading Post
building-treasury = Treasury
building-university = University
building-watchtower = Watchtower
building-well = Well
building-wood_market = Wood Market
building-aqueduct = Aqueduct
building-armoury = Armoury
building-barracks = Barracks
building-betting_house = Betting House
building-carpenters_hut = Carpenter's Hut
building-castle = Castle
building-chapel = Chapel
building-church = Church
building-clay_market = Clay Market
building-clay_pit = Clay Pit
building-drafting_room = Drafting Room
building-dungeon = Dungeon
building-factory = Factory
building-fortress = Fortress
building-fountain = Fountain
building-gamblers_den = Gambler's Den
building-hideout = Hideout
building-keep = Keep
building-library = Library
building-lighthouse = Lighthouse
building-lumber_camp = Lumber Camp
building-masons_hut = Mason's Hut
building-moneylender = Moneylender
building-monument = Monument
building-observatory = Observatory
building-palace = Palace
building-reservoir = Reservoir
building-silver_market = Silver Market
building-crane = Crane
building-graveyard = Graveyard
building-museum = Museum
building-arena = Arena
building-baths = Baths
building-courthouse = Courthouse
building-podium = Podium
building-stocks = Stocks
building-monastery = Monastery
building-abbey = Abbey
building-studio = Studio
building-carpenters_hall = Carpenter's Hall
building-masons_hall = Mason's Hall
building-tilers_hall = Tiler's Hall
building-stronghold = Stronghold
building-depot = Depot
building-jail = Jail
building-lodge = Lodge
building-mill = Mill
building-minter = Minter
building-theatre = Theatre
building-manor = Manor
building-mansion = Mansion
building-outpost = Outpost
building-vault = Vault
building-wall = Wall
building-school = School

## Wonders

wonder-wonder_clay = Clay Wonder
wonder-wonder_wood = Wood Wonder
wonder-wonder_stone = Stone Wonder
wonder-wonder_gold = Gold Wonder
wonder-wonder_marble = Marble Wonder

## AI opponents and their Scheme cards

opponent-aristocrat = The Aristocrat
opponent-enforcer = The Enforcer
opponent-illusionist = The Illusionist
opponent-meddler = The Meddler
opponent-patron = The Patron
opponent-peddler = The Peddler

scheme-s01 = The Guild at Work
scheme-s02 = Keys and Coins
scheme-s03 = Round-up
scheme-s04 = The Taxman's Till
scheme-s05 = At the Princess's Side
scheme-s06 = Old Habits
scheme-s07 = Poached Hands
scheme-s08 = Prisoners and Gifts
scheme-s09 = Finishing Touches
scheme-f01 = Grand Designs
scheme-f02 = Penance or Profit
scheme-f03 = The Last Vault
scheme-f04 = Sweep the Streets
scheme-f05 = Stone by Stone
scheme-f06 = A Full Till
scheme-f07 = Court and Alley
scheme-f08 = A Word at Court
scheme-f09 = Broken Chains
scheme-f10 = Justice Sold
scheme-f11 = Into the Woods
scheme-f12 = Quarrymen
scheme-f13 = Foresters
scheme-f14 = Vows
scheme-f15 = A Master's Hand

## Phases, ends, score

phase-turn = Turns
phase-setup = Set-up
phase-boards = Boards
phase-apprentice = Apprentice
phase-draft = Cards
phase-place = Placing a worker
phase-reset = Reset of the Black Market
phase-starting_apprentice = A first Apprentice
phase-turn_end = End of a turn
phase-last = Last round
phase-end = End of the game
round-named = Turn { $round }
stage-boards = Boards
stage-apprentice = Apprentice
stage-draft = Cards
stage-turn = Workers
stage-last = Last round

end-guildhall = the Guildhall is full

source-buildings = Buildings
source-wonders = Wonders
source-cathedral = Cathedral
source-virtue = Virtue
source-debts = Unpaid Debts
source-gold = Gold
source-marble = Marble
source-silver = Silver
source-prison = Workers in Prison

result-why =
    { $how ->
        [virtue] The game ended because { $end }. The tie at { $score } points goes to the higher Virtue.
        [silver] The game ended because { $end }. The tie at { $score } points and in Virtue goes to whoever has more Silver.
        [shared] The game ended because { $end }. It is a draw: { $score } points, the same Virtue and as much Silver.
       *[other] The game ended because { $end }. The most points win: { $score } to { $other }.
    }

## Options

option-expansion_wow-name = Works of Wonder
option-expansion_wow = The Princess and the Profiteer, Influence, Wonders, and many more cards. Switch it off for the game of the first box.
option-expansion_wow-on = With Works of Wonder
option-expansion_wow-off = Without
option-boards-name = Player boards
option-boards = On their variable side the boards differ in what you start with and each has a power. On their standard side they are all the same.
option-boards-variable = Different for all
option-boards-standard = The same for all
option-board_assignment-name = Who gets which board
option-board_assignment = Boards are dealt at random, or chosen one after the other, the last player first.
option-board_assignment-random = At random
option-board_assignment-choose = Chosen
option-board_sets-name = Boards in play
option-board_sets = Which boards may appear. Those of Works of Wonder come only with it.
option-board_sets-base = First box
option-board_sets-promo2018 = Promotion of 2018
option-board_sets-wow = Works of Wonder
option-ai_opponent-name = AI opponent
option-ai_opponent = One person always plays against one; two to four can have one at the table. With five there is no room. Of six each goes about it in a way of its own.
option-ai_opponent-none = Nobody
option-ai_opponent-aristocrat = { opponent-aristocrat }
option-ai_opponent-enforcer = { opponent-enforcer }
option-ai_opponent-illusionist = { opponent-illusionist }
option-ai_opponent-meddler = { opponent-meddler }
option-ai_opponent-patron = { opponent-patron }
option-ai_opponent-peddler = { opponent-peddler }
option-ai_opponent-random = Drawn by lot
option-promo_cards-name = Promotional cards
option-promo_cards = Three more Apprentices and three more buildings.
option-promo_cards-on = With them
option-promo_cards-off = Without
option-starting_apprentice-name = First Apprentice
option-starting_apprentice = Everybody hires one Apprentice for free before the first turn. By the rules only with Works of Wonder.
option-starting_apprentice-as_box = With Works of Wonder
option-starting_apprentice-on = Always
option-starting_apprentice-off = Never
option-guildhall_clears_apprentices-name = The Guildhall clears the display
option-guildhall_clears_apprentices = When a worker takes the third space of one of the first three rows of the Guildhall, the two Apprentices of the first column leave the display. A rule of Age of Artisans.
option-guildhall_clears_apprentices-on = Yes
option-guildhall_clears_apprentices-off = No
option-live_scoring-name = Points during the game
option-live_scoring = Show at any time what everybody would score now.
option-live_scoring-on = Shown
option-live_scoring-off = Only at the end

## Set-up

ask-board = Which player board do you take?
help-board = It says what you start with, and it has a power that lasts all game. The last player in turn order chooses first. (Rules 3.1)
action-board = Take { $board }
group-board = Boards
ask-starting_apprentice = Which Apprentice do you hire for free?
help-starting_apprentice = Any face-up Apprentice, whatever its column. Its skill lets you put up buildings that ask for it, its ability works from now on, and its Virtue counts at once. (Rules 3.2)
action-hire = Hire { $apprentice }
group-hire = Hire an Apprentice
ask-draft = Which Building card do you keep? The rest goes on to the left.
help-draft = Everybody chooses at the same time. Look for buildings whose goods and skills go together: you will keep three. (Rules 3.1)
action-keep = Keep { $building }
group-keep = Keep a card
ask-deal = Which Building card do you keep?
help-deal = You keep { $solo_kept } of the { $solo_dealt } cards; the others go under the pile. (Rules 3.3)

## Placing

ask-place = Where do you place your worker?
help-place = A worker acts at once, and on the large circles it counts together with your others there: the third one in the Forest brings 3 Wood. Large groups tempt others to capture them. A place that is closed says why. (Rules 6.1)
action-place = Place a worker: { $place }{ $space }
group-place = Place a worker
ask-retrieve = You have no worker left. Which one do you take back?
help-retrieve = One worker comes back from a large circle, and your turn is over. Only if you have none there, it may be one from the Prison, the Black Market or another board. (Rules 7.9)
action-retrieve = Take back a worker: { $place }
group-retrieve = Take a worker back
ask-wonder_visit = Your Wonder stands here. What does it bring?
help-wonder_visit = It counts as one more worker for this visit, or it brings 1 Influence at once. (Rules 6.2)
action-visit = { $what }
group-visit = Your Wonder
ask-profiteer = The Profiteer is here. When do you take the Influence?
help-profiteer = 1 Influence, before the action or after it. Before, you can use it at once; after is better only close to the end of the track, or to pass a card mark once more. (Rules 6.2)
action-influence = { $when }
group-influence = Influence
ask-contribute = The Princess is here. { $again ->
        [1] Do you make a Contribution now? Else you are asked again after the action.
       *[other] Do you make a Contribution? You are not asked again.
    }
help-contribute = Put one good on its free spot of the Contribution card and gain what stands below it. It counts towards the Wonder of that good. If you decline before the action, you are asked once more after it. The fifth spot brings a reset. (Rules 12.2)
action-contribute = Contribution: { $good }
group-contribute = Contribution

## Actions of the places

ask-trade =
    { $trades ->
        [one] One more trade, or stop?
       *[other] Up to { $trades } trades, or stop?
    }
help-trade = One after the other, in any mix; what you gain you can trade again. Your Apprentices may bring trades of their own. (Rules 7.2)
action-trade = { $good } for { $gain_good }
group-trade = Trades
action-stop = Stop
group-stop = Stop
action-decline = No, thanks
group-decline = Decline
ask-hire = Which Apprentice do you hire?
help-hire = At the Workshop you reach as many columns as you have workers there, and further ones for 1 Silver a column, which lies down on the cards you pass over. A card comes with the Silver on it. (Rules 7.3, 7.7)
ask-dismiss = Your board is full. Which Apprentice do you send away?
help-dismiss = It goes under the pile. Virtue that it brought or cost stays as it is. (Rules 7.3)
action-dismiss = Send { $apprentice } away
group-dismiss = Send an Apprentice away
ask-keep_drawn = Which of these Building cards do you keep?
help-keep_drawn = The others go under the pile, and nobody else sees them. (Rules 7.7)
ask-capture = Which group do you capture?{ $captures ->
        [one] {""}
       *[other] {" "}Up to { $captures } of them.
    }{ $tax ->
        [0] { $silver ->
            [0] {""}
           *[other] {" "}This one costs { $silver } Silver.
        }
       *[other] {" "}The first costs { $tax } Tax.
    }
help-capture = All workers of one colour at one place. Those of others come onto your board, and the Guardhouse turns them into Silver; your own come back to you. All groups of a visit must come from few places. At the Princess it costs you 1 Virtue, at the Profiteer it brings 1. (Rules 7.4, R9)
action-capture = Capture { $of_seat }: { $place }
group-capture = Capture a group
ask-guardhouse =
    { $actions ->
        [one] One more action of the Guardhouse, or stop?
       *[other] Which action of the Guardhouse? Up to { $actions }.
    }
help-guardhouse = Send your captives to Prison for Silver, take your workers out of Prison, free those whom others hold, or pay off a Debt. Each must have something to work on. (Rules 7.5)
action-guard = { $task }
group-guard = Guardhouse
ask-release_cost = How do you pay for the release?
help-release_cost = With Silver and Tax, or with a Debt and 1 Virtue. (Rules 7.5)
action-release = { $cost }
group-release = Release workers
ask-release = How many of your workers come out of Prison?
help-release = Your card or board lets so many out at a reset; less can be wanted only by those who need them in Prison. (Rules 13)
ask-project = What do you construct?
help-project = A building from your hand, the next level of the Cathedral, or a Wonder. The worker stays in the Guildhall for good. (Rules 7.8)
action-construct = Construct { $building }
group-construct = Buildings
action-raise = Construct the { $wonder }
group-raise = Wonders
action-advance = Work on the Cathedral
group-advance = Cathedral
ask-pay = The price: { $cost_good }. How much { $good } do you pay yourself?
help-pay = What you do not pay yourself is covered by something else: Influence, another good, a discount. 2 Influence stand for up to 2 Silver, 4 for a Gold or a Marble. (Rules 8)
action-pay =
    { $count ->
        [0] None
       *[other] { $count } { $good }
    }
group-pay = Pay
ask-cathedral_discard = Which Building card do you give for the Cathedral?
help-cathedral_discard = It goes under the pile face down. (Rules 11)
action-discard = Discard { $building }
group-discard = Discard
ask-wonder_place = Where does your Wonder stand?
help-wonder_place = From now on each worker that you place there counts as one more, or brings 1 Influence. One Wonder a place. (Rules 12.3)
action-site = { $place }
group-site = The Wonder goes to

## Cards and troubles

ask-choose = What does the building bring you?
help-choose = One of the two, as the building says. (Rules 10, 19)
ask-princess = The Princess rewards you. What do you choose?
help-princess = You have the most workers with her, or as many as the most. (Rules 13)
action-choose = { $gain_good }
group-choose = Choose
ask-destroy_debt = Destroy one of your unpaid Debts?
help-destroy_debt = It leaves the game. A destroyed Debt does not count as paid. (Rules 10, 19)
action-debt = { $what }
group-debt = Debt
ask-discard_apprentice = Which Apprentice do you lose?
help-discard_apprentice = The building asks for one. It goes under the pile. (Rules 10, 19)
ask-above_virtue = Your Virtue is at its highest. Destroy a Debt with the point that you gain?
help-above_virtue = Each point above { $virtue_most } may destroy one of your unpaid Debts; else it is lost. (Rules 9)
ask-shield = You are about to lose 1 Virtue. Use Influence instead?
help-shield = 2 Influence save 1 Virtue, whatever takes it. At 0 Virtue it saves you from a Debt. (Rules 8)
action-virtue = { $what }
group-virtue = Virtue
ask-avoid_debt = You are about to take a Debt. Pay Silver instead?
help-avoid_debt = Your board lets you pay instead of taking the Debt. (Rules 9)
ask-hand_limit =
    { $cards ->
        [one] You hold one Building card too many. Which one do you discard?
       *[other] You hold { $cards } Building cards too many. Which do you discard?
    }
help-hand_limit = At the end of your turn you keep { $hand_limit } at most. They go under the pile face down. (Rules 5)

## What happens

event-turn = { $seat } takes a turn.
    .you = You take a turn.
event-board = { $seat } plays { $board }.
    .you = You play { $board }.
event-starts = { $seat } begins.
    .you = You begin.
event-hired =
    { $silver ->
        [0] { $seat } hires { $apprentice }.
        [one] { $seat } hires { $apprentice } and takes 1 Silver from the card.
       *[other] { $seat } hires { $apprentice } and takes { $silver } Silver from the card.
    }
    .you =
        { $silver ->
            [0] You hire { $apprentice }.
            [one] You hire { $apprentice } and take 1 Silver from the card.
           *[other] You hire { $apprentice } and take { $silver } Silver from the card.
        }
event-kept = { $seat } keeps a Building card.
    .you = You keep a Building card.
event-kept-secret = { $seat } keeps { $building }.
    .you = You keep { $building }.
event-drew =
    { $count ->
        [0] { $seat } finds no Building card to draw.
        [one] { $seat } draws a Building card.
       *[other] { $seat } draws { $count } Building cards.
    }
    .you =
        { $count ->
            [0] You find no Building card to draw.
            [one] You draw a Building card.
           *[other] You draw { $count } Building cards.
        }
event-drew-secret = { $seat } draws { $building }.
    .you = You draw { $building }.
event-under =
    { $count ->
        [one] { $seat } puts a Building card under the pile.
       *[other] { $seat } puts { $count } Building cards under the pile.
    }
    .you =
        { $count ->
            [one] You put a Building card under the pile.
           *[other] You put { $count } Building cards under the pile.
        }
event-under-secret = { $seat } puts { $building } under the pile.
    .you = You put { $building } under the pile.
event-packet =
    { $count ->
        [one] { $seat } has one Building card to choose from.
       *[other] { $seat } has { $count } Building cards to choose from.
    }
    .you =
        { $count ->
            [one] You have one Building card to choose from.
           *[other] You have { $count } Building cards to choose from.
        }
event-packet-secret = { $seat } chooses from { $building }.
    .you = You choose from { $building }.
event-drafted = Everybody has chosen; the cards left over go under the pile.
event-placed = { $seat } places a worker: { $place }{ $space }.
    .you = You place a worker: { $place }{ $space }.
event-gained = { $seat } gains { $good }.
    .you = You gain { $good }.
event-paid = { $seat } pays { $good }.
    .you = You pay { $good }.
event-tax = { $seat } puts { $count } Silver on the Tax Stand.
    .you = You put { $count } Silver on the Tax Stand.
event-virtue-lost = { $seat } loses { $count } Virtue.
    .you = You lose { $count } Virtue.
event-shielded = { $seat } uses Influence and keeps the Virtue.
    .you = You use Influence and keep the Virtue.
event-debt-taken = { $seat } takes a Debt.
    .you = You take a Debt.
event-debt-paid = { $seat } pays off a Debt.
    .you = You pay off a Debt.
event-debt-destroyed = { $seat } destroys a Debt.
    .you = You destroy a Debt.
event-debt-avoided = { $seat } pays Silver instead of taking a Debt.
    .you = You pay Silver instead of taking a Debt.
event-captured =
    { $count ->
        [one] { $seat } captures a worker of { $of_seat }: { $place }.
       *[other] { $seat } captures { $count } workers of { $of_seat }: { $place }.
    }
    .you =
        { $count ->
            [one] You capture a worker of { $of_seat }: { $place }.
           *[other] You capture { $count } workers of { $of_seat }: { $place }.
        }
    .to-you =
        { $count ->
            [one] { $seat } captures a worker of yours: { $place }.
           *[other] { $seat } captures { $count } workers of yours: { $place }.
        }
event-took-back =
    { $count ->
        [one] { $seat } takes back a worker: { $place }.
       *[other] { $seat } takes back { $count } workers: { $place }.
    }
    .you =
        { $count ->
            [one] You take back a worker: { $place }.
           *[other] You take back { $count } workers: { $place }.
        }
event-sent-captured =
    { $count ->
        [one] { $seat } sends a captive to Prison.
       *[other] { $seat } sends { $count } captives to Prison.
    }
    .you =
        { $count ->
            [one] You send a captive to Prison.
           *[other] You send { $count } captives to Prison.
        }
event-released =
    { $count ->
        [one] A worker of { $seat } comes out of Prison.
       *[other] { $count } workers of { $seat } come out of Prison.
    }
    .you =
        { $count ->
            [one] Your worker comes out of Prison.
           *[other] Your { $count } workers come out of Prison.
        }
event-freed =
    { $count ->
        [one] A worker of { $seat } comes back from another board.
       *[other] { $count } workers of { $seat } come back from other boards.
    }
    .you =
        { $count ->
            [one] Your worker comes back from another board.
           *[other] Your { $count } workers come back from other boards.
        }
event-took-tax = { $seat } takes { $count } Silver from the Tax Stand.
    .you = You take { $count } Silver from the Tax Stand.
event-begun = { $seat } is about to construct { $building }.
    .you = You are about to construct { $building }.
event-constructed = { $seat } constructs { $building }.
    .you = You construct { $building }.
event-wonder = { $seat } constructs the { $wonder }: { $place }.
    .you = You construct the { $wonder }: { $place }.
event-cathedral = { $seat } moves up to level { $level } of the Cathedral.
    .you = You move up to level { $level } of the Cathedral.
event-reward = { $seat } takes a Reward card.
    .you = You take a Reward card.
event-contributed = { $seat } contributes 1 { $good }.
    .you = You contribute 1 { $good }.
event-dismissed = { $seat } sends { $apprentice } away.
    .you = You send { $apprentice } away.
event-revealed = New on display: { $apprentice }.
event-cleared =
    { $count ->
        [one] One Apprentice leaves the display.
       *[other] { $count } Apprentices leave the display.
    }
event-retrieved = { $seat } takes a worker back: { $place }.
    .you = You take a worker back: { $place }.
event-discarded =
    { $count ->
        [one] { $seat } discards a Building card.
       *[other] { $seat } discards { $count } Building cards.
    }
    .you =
        { $count ->
            [one] You discard a Building card.
           *[other] You discard { $count } Building cards.
        }
event-discarded-secret = { $seat } discards { $building }.
    .you = You discard { $building }.
event-visited = The Wonder of { $seat } counts as a worker: { $place }.
    .you = Your Wonder counts as a worker: { $place }.
event-fizzled = { $building } of { $seat } has nothing to do.
    .you = Your { $building } has nothing to do.
event-skipped = { $seat } can do nothing more here.
    .you = You can do nothing more here.
event-reset = The Black Market is reset.
event-reset-market = A Black Market card is turned over.
event-reset-shuffled = The Black Market cards are shuffled.
event-reset-consequence = The Princess and the Profiteer move on.
event-reset-prison =
    { $count ->
        [one] A worker goes to Prison: { $place }.
       *[other] { $count } workers go to Prison: { $place }.
    }
event-last-round = The Guildhall is full. Everybody has one more turn.
event-award = { $seat } has the most Influence and gains { $good }.
    .you = You have the most Influence and gain { $good }.

## What effects count

of-clay = Clay
of-wood = Wood
of-stone = Stone
of-gold = Gold
of-marble = Marble
of-silver = Silver
of-virtue = Virtue
of-influence = Influence
of-cathedral_level = levels of the Cathedral
of-unpaid_debt = unpaid Debts
of-paid_debt = paid Debts
of-captured_worker = captives
of-worker_in_supply = workers at hand
of-constructed_building = buildings and Wonders
of-skill_carpentry = Apprentices with carpentry
of-skill_tiling = Apprentices with tiling
of-skill_masonry = Apprentices with masonry
of-clay_wood_stone = Clay, Wood and Stone
of-pair_building_and_cathedral_level = pairs of a building and a level of the Cathedral

## Effects, in a sentence

effect-on =
    { $when ->
        [cathedral_advance] Each time you move up in the Cathedral, gain { $gain_good }.
        [action_at] Each time you use this place, gain { $gain_good }: { $place }.
        [place_at] Each time you place a worker here, gain { $gain_good }: { $place }.
        [place_at_profiteer] Each time you place a worker with the Profiteer, gain { $gain_good }.
        [debt_paid] Each time you pay off a Debt, gain { $gain_good }.
        [debt_gained] Each time you take a Debt, gain { $gain_good }.
        [construct] Each time you construct a building or a Wonder, gain { $gain_good }.
        [send_captured] Each time you send captives to Prison, gain { $gain_good }.
        [virtue_lost] For each Virtue that you lose, gain { $gain_good }.
        [apprentice_gained] Each time you hire an Apprentice, gain { $gain_good }.
       *[other] { $condition ->
             [no_own_workers_in_prison] At a reset, if you have no workers in Prison, gain { $gain_good }.
             [own_worker_at_princess] At a reset, if you have a worker with the Princess, gain { $gain_good }.
             [own_worker_at_profiteer] At a reset, if you have a worker with the Profiteer, gain { $gain_good }.
            *[other] { $release ->
                [0] At a reset, gain { $gain_good }.
                [one] At a reset you may take a worker of yours out of Prison.
               *[other] At a reset you may take up to { $release } workers of yours out of Prison.
            }
        }
    }
effect-storehouse-trade =
    { $any ->
        [0] At the King's Storehouse you may trade { $cost_good } for { $gain_good }.
       *[other] At the King's Storehouse you may trade one of these for { $gain_good }: { $cost_good }.
    }
effect-cost-modifier =
    { $where ->
        [town_centre] Your captures at the Town Centre cost { $silver } Silver less in all.
        [tax_stand] You lose { $virtue_loss } Virtue less at the Tax Stand.
        [workshop_hire] Hiring at the Workshop costs you { $silver } Silver less.
       *[other] { $silver ->
             [0] You lose { $virtue_loss } Virtue less at the Black Market.
            *[other] The Black Market costs you { $silver } Silver less.
        }
    }
effect-virtual-worker =
    { $count ->
        [one] You count as having one worker more here: { $place }.
       *[other] You count as having { $count } workers more here: { $place }.
    }
effect-substitute = You may pay { $pay_good } instead of { $cost_good }, as often as you like.
effect-gold-marble-interchangeable = Your Gold counts as Marble and your Marble as Gold.
effect-ignore-tax = You pay { $amount } Tax less for each action.
effect-cathedral-no-discard = You discard no Building card for the Cathedral.
effect-apprentice-limit = You may have { $value } Apprentices.
effect-build-discount = Buildings, Wonders and the Cathedral cost you one Wood or one Stone less.
effect-avoid-debt = Instead of taking a Debt you may pay { $silver } Silver.
effect-princess-counts-as-worker = The Princess counts as a worker of yours where you place one with her.
effect-avoid-influence-loss = Instead of each point of Influence that you would lose or spend you may pay { $silver } Silver.
effect-cathedral-any-virtue = You work on the Cathedral whatever your Virtue.
effect-black-market-any-virtue = You go to the Black Market whatever your Virtue.

effect-gain = Gain { $gain_good }.
effect-lose = Lose { $lose_good }.
effect-choose = Gain { $first_good }, or { $other_good }.
effect-choose-action = You may free your workers from all other boards, or capture a group.
effect-gain-per =
    { $each ->
        [one] Gain { $gain_good } for each of your { $of }.
       *[other] Gain { $gain_good } for every { $each } of your { $of }.
    }
effect-capture =
    { $count ->
        [one] Capture a group.
       *[other] Capture { $count } groups.
    }
effect-release-from-prison = All your workers come out of Prison.
effect-send-captured = Send your captives to Prison, for 1 Silver each.
effect-pay-debt-free = Pay off a Debt without cost.
effect-hire-any = Hire any Apprentice on display for free.
effect-destroy-debt = You may destroy an unpaid Debt.
effect-discard-building-card-for = You may discard a Building card from your hand and gain { $gain_good }.
effect-discard-apprentice = Discard one of your Apprentices.
effect-all-players =
    { $prison ->
        [0] { $release ->
             [0] Everybody gains { $gain_good }.
            *[other] All workers of everybody come out of Prison.
        }
       *[other] Everybody with { $prison } workers or more in Prison loses { $lose_good }.
    }
effect-place-worker = Place one more worker here: { $place }.
effect-school = The Apprentices of all columns but the last leave the display; then hire any Apprentice on display for free.
effect-per =
    { $each ->
        [one] { $vp ->
             [0] At the end, { $virtue } Virtue for each of your { $of }.
             [one] At the end, 1 point for each of your { $of }.
            *[other] At the end, { $vp } points for each of your { $of }.
        }
       *[other] { $vp ->
             [0] At the end, { $virtue } Virtue for every { $each } of your { $of }.
             [one] At the end, 1 point for every { $each } of your { $of }.
            *[other] At the end, { $vp } points for every { $each } of your { $of }.
        }
    }
effect-if-most =
    { $vp ->
        [0] At the end, { $virtue } Virtue if you have more { $of } than anybody else.
       *[other] At the end, { $vp } points if you have more { $of } than anybody else.
    }
effect-if-none = At the end, { $vp } points if you have no unpaid Debts.
effect-debt-vp =
    { $change ->
        [1] At the end, each of your unpaid Debts costs 1 point less.
       *[other] At the end, each of your unpaid Debts costs 1 point more.
    }
effect-several = { $parts }
# The same in a few words, as a terminal has room for
short-on =
    { $when ->
        [cathedral_advance] Cathedral: +{ $gain_good }
        [action_at] { brief-place }: +{ $gain_good }
        [place_at] { brief-place }: +{ $gain_good }
        [place_at_profiteer] Profiteer: +{ $gain_good }
        [debt_paid] Debt paid: +{ $gain_good }
        [debt_gained] Debt taken: +{ $gain_good }
        [construct] building: +{ $gain_good }
        [send_captured] captives sent: +{ $gain_good }
        [virtue_lost] Virtue lost: +{ $gain_good }
        [apprentice_gained] hire: +{ $gain_good }
       *[other] { $condition ->
             [no_own_workers_in_prison] reset, Prison empty: +{ $gain_good }
             [own_worker_at_princess] reset, with the Princess: +{ $gain_good }
             [own_worker_at_profiteer] reset, with the Profiteer: +{ $gain_good }
            *[other] { $release ->
                [0] reset: +{ $gain_good }
               *[other] reset: { $release } out of Prison
            }
        }
    }
short-storehouse-trade =
    { $any ->
        [0] { $cost_good } → { $gain_good }
       *[other] 1 of { $cost_good } → { $gain_good }
    }
short-cost-modifier =
    { $where ->
        [town_centre] Town Centre: -{ $silver } Silver
        [tax_stand] Tax Stand: -{ $virtue_loss } Virtue lost
        [workshop_hire] hire: -{ $silver } Silver
       *[other] { $silver ->
             [0] Black Market: -{ $virtue_loss } Virtue lost
            *[other] Black Market: -{ $silver } Silver
        }
    }
short-virtual-worker = +{ $count } worker: { brief-place }
short-substitute = { $pay_good } for { $cost_good }
short-gold-marble-interchangeable = Gold = Marble
short-ignore-tax = -{ $amount } Tax
short-cathedral-no-discard = Cathedral: no card
short-apprentice-limit = { $value } Apprentices
short-build-discount = building: -1 Wood or Stone
short-avoid-debt = Debt: or pay { $silver } Silver
short-princess-counts-as-worker = Princess = worker
short-avoid-influence-loss = Influence lost: or pay { $silver } Silver
short-cathedral-any-virtue = Cathedral: any Virtue
short-black-market-any-virtue = Black Market: any Virtue
short-gain = +{ $gain_good }
short-lose = -{ $lose_good }
short-choose = +{ $first_good } or { $other_good }
short-choose-action = free workers or capture
short-gain-per = +{ $gain_good } for { $each } { brief-of }
short-capture = capture { $count }
short-release-from-prison = empty your Prison
short-send-captured = captives to Prison
short-pay-debt-free = pay a Debt free
short-hire-any = hire free
short-destroy-debt = destroy a Debt
short-discard-building-card-for = card → { $gain_good }
short-discard-apprentice = lose an Apprentice
short-place-worker = worker: { brief-place }
short-school = new display, hire free
short-if-none = end: { $vp } VP without Debt
short-debt-vp = end: { $change } VP a Debt
short-all-players =
    { $prison ->
        [0] { $release ->
             [0] all: +{ $gain_good }
            *[other] all Prisons empty
        }
       *[other] all with { $prison }+ in Prison: -{ $lose_good }
    }
short-several = { $parts }
short-per =
    { $vp ->
        [0] end: { $virtue } Virtue for { $each } { brief-of }
       *[other] end: { $vp } VP for { $each } { brief-of }
    }
short-if-most =
    { $vp ->
        [0] end: { $virtue } Virtue for most { brief-of }
       *[other] end: { $vp } VP for most { brief-of }
    }
# The same in signs, as a page draws it: icons by name, numbers and arrows, a blank between each
sign-on =
    { $when ->
        [cathedral_advance] #cathedral #to { $gain_good }
        [action_at] { icon-place } #to { $gain_good }
        [place_at] #worker { icon-place } #to { $gain_good }
        [place_at_profiteer] #worker #profiteer #to { $gain_good }
        [debt_paid] #paid #debt #to { $gain_good }
        [debt_gained] #debt #to { $gain_good }
        [construct] #building-card #to { $gain_good }
        [send_captured] #capture #prison #to { $gain_good }
        [virtue_lost] -1 #virtue #to { $gain_good }
        [apprentice_gained] #apprentice #to { $gain_good }
       *[other] { $condition ->
             [no_own_workers_in_prison] #reset 0 #prison #to { $gain_good }
             [own_worker_at_princess] #reset #princess #to { $gain_good }
             [own_worker_at_profiteer] #reset #profiteer #to { $gain_good }
            *[other] { $release ->
                [0] #reset #to { $gain_good }
               *[other] #reset #prison #to { $release } #worker
            }
        }
    }
sign-storehouse-trade = #storehouse { $cost_good } #to { $gain_good }
sign-virtual-worker = { icon-place } +{ $count } #worker
sign-substitute = { $pay_good } = { $cost_good }
sign-gold-marble-interchangeable = #gold = #marble
sign-ignore-tax = -{ $amount } #tax
sign-cathedral-no-discard = #cathedral 0 #building-card
sign-apprentice-limit = { $value } #apprentice
sign-build-discount = #building-card -1 #wood / #stone
sign-avoid-debt = #debt = { $silver } #silver
sign-princess-counts-as-worker = #princess = #worker
sign-avoid-influence-loss = #influence = { $silver } #silver
sign-cathedral-any-virtue = #cathedral ≥ 0 #virtue
sign-black-market-any-virtue = #black-market ≥ 0 #virtue
sign-gain = { $gain_good }
sign-lose = - { $lose_good }
sign-choose = { $first_good } / { $other_good }
sign-choose-action = #key / #capture
sign-gain-per = { $each } × { icon-of } #to { $gain_good }
sign-capture = { $count } #capture
sign-release-from-prison = #prison #to #worker
sign-send-captured = #capture #to #prison
sign-pay-debt-free = #debt #to #paid
sign-hire-any = #apprentice
sign-destroy-debt = - #debt
sign-discard-building-card-for = - #building-card #to { $gain_good }
sign-discard-apprentice = - #apprentice
sign-place-worker = #worker #to { icon-place }
sign-school = #reset #apprentice
sign-if-none = 0 #debt #to { $vp } #vp
sign-debt-vp = #debt { $change } #vp
sign-cost-modifier =
    { $where ->
        [town_centre] #town-centre -{ $silver } #silver
        [tax_stand] #tax-stand { $virtue_loss } #virtue
        [workshop_hire] #apprentice -{ $silver } #silver
       *[other] { $silver ->
             [0] #black-market { $virtue_loss } #virtue
            *[other] #black-market -{ $silver } #silver
        }
    }
sign-all-players =
    { $prison ->
        [0] { $release ->
             [0] #any { $gain_good }
            *[other] #any #prison #to #worker
        }
       *[other] { $prison }+ #prison #to - { $lose_good }
    }
sign-several = { $parts }
sign-per =
    { $vp ->
        [0] { $each } × { icon-of } #to { $virtue } #virtue
       *[other] { $each } × { icon-of } #to { $vp } #vp
    }
sign-if-most =
    { $vp ->
        [0] { icon-of } > #to { $virtue } #virtue
       *[other] { icon-of } > #to { $vp } #vp
    }

brief-place =
    { $place ->
        [quarry] Quarry
        [forest] Forest
        [silversmith] Silversmith
        [mines] Mines
        [kings_storehouse] Storehouse
        [workshop] Workshop
        [town_centre] Town Centre
        [guardhouse] Guardhouse
        [tax_stand] Tax Stand
        [black_market] Black Market
       *[other] Guildhall
    }
brief-of =
    { $of ->
        [clay] Clay
        [wood] Wood
        [stone] Stone
        [gold] Gold
        [marble] Marble
        [silver] Silver
        [virtue] Virtue
        [influence] Influence
        [cathedral_level] Cathedral level
        [unpaid_debt] unpaid Debt
        [paid_debt] paid Debt
        [captured_worker] captive
        [worker_in_supply] worker at hand
        [constructed_building] building
        [skill_carpentry] carpentry
        [skill_tiling] tiling
        [skill_masonry] masonry
        [clay_wood_stone] Clay, Wood, Stone
       *[other] building and Cathedral level
    }
icon-place =
    { $place ->
        [quarry] #quarry
        [forest] #forest
        [silversmith] #silversmith
        [mines] #mines
        [kings_storehouse] #storehouse
        [workshop] #workshop
        [town_centre] #town-centre
        [guardhouse] #guardhouse
        [tax_stand] #tax-stand
        [black_market] #black-market
       *[other] #guildhall
    }
icon-of =
    { $of ->
        [clay] #clay
        [wood] #wood
        [stone] #stone
        [gold] #gold
        [marble] #marble
        [silver] #silver
        [virtue] #virtue
        [influence] #influence
        [cathedral_level] #cathedral
        [unpaid_debt] #debt
        [paid_debt] #paid
        [captured_worker] #capture
        [worker_in_supply] #worker
        [constructed_building] #building-card
        [skill_carpentry] #carpentry
        [skill_tiling] #tiling
        [skill_masonry] #masonry
        [clay_wood_stone] #clay / #wood / #stone
       *[other] #building-card #cathedral
    }

## The AI opponent: what its cards say

step-gain = it gains { $gain_good }
step-lose = it loses { $lose_good }
step-gain-per-worker =
    { $base ->
        [0] { $each ->
             [one] it gains { $gain_good } for each worker there
            *[other] it gains { $gain_good } for every { $each } workers there
        }
       *[other] it gains { $gain_good } for each worker there and { $base } more
    }
step-captures = it captures as many groups as it has workers there
step-guardhouse-actions = it carries out as many actions of the Guardhouse as it has workers there
step-black-market = it takes what the free space of the Black Market brings
step-contribute = it makes a Contribution
step-next-scheme = it turns up another Scheme card
step-take-tax = it takes all Tax
step-add-tax = { $amount } Tax is added
step-remove-apprentices = it removes the Apprentices of a column
step-send-captured = it sends its captives to Prison
step-construct-wonder = it constructs a Wonder
step-work-cathedral = it works on the Cathedral
step-adornment = it gains an Adornment
step-first-available = the first of these that it can: { $steps }
step-future-scheme =
    { $count ->
        [one] it gains a Future Scheme card
       *[other] it gains { $count } Future Scheme cards
    }

clause-own-in-prison = { $count } or more of its workers are in Prison
clause-opponent-group = somebody has { $count } or more workers at one place
clause-tax = { $count } or more Tax lies on the Tax Stand
clause-holds-captured = it holds captives
clause-most-at-princess = it has more workers with the Princess than anybody else
clause-can-wonder-or-cathedral = it can construct a Wonder or work on the Cathedral
clause-can-cathedral-and-virtue = it can work on the Cathedral and has { $count } Virtue or less
clause-can-cathedral-and-no-future-left = it can work on the Cathedral and no Future Scheme card is left
clause-influence = it has { $count } Influence or less
clause-can-stack = it can stack a worker in the Guildhall
clause-settled =
    { $answer ->
        [no] never here
       *[other] always here
    }

talent-wonder-marble-discount = Each Wonder costs it { $amount } Marble less.
talent-no-virtue-loss = The Black Market costs it no Virtue.
talent-on =
    { $when ->
        [send_captured] Each time it sends captives to Prison it gains { $gain_good }.
        [wonder_or_cathedral] Each time it constructs a Wonder or works on the Cathedral it captures a group.
        [place_at] Each time it places a worker here it gains { $gain_good }: { $place }.
       *[other] At a reset it gains { $gain_good }.
    }

## The AI opponent: what it does

event-ai-opponent = { $seat } is { $opponent }.
event-scheme = { $seat } turns up a Scheme card: { $scheme }.
event-scheme-shuffled = { $seat } shuffles its Scheme cards.
event-scheme-otherwise = Nothing above applies, so line { $line } does.
event-clause-own-in-prison =
    { $held ->
        [0] Line { $line } wants { $count } of its workers in Prison; there are { $now }.
       *[other] Line { $line } wants { $count } of its workers in Prison; there are { $now }, so it applies.
    }
event-clause-opponent-group =
    { $held ->
        [0] Line { $line } wants a group of { $count } workers; the largest has { $now }.
       *[other] Line { $line } wants a group of { $count } workers; the largest has { $now }, so it applies.
    }
event-clause-tax =
    { $held ->
        [0] Line { $line } wants { $count } Tax; there is { $now }.
       *[other] Line { $line } wants { $count } Tax; there is { $now }, so it applies.
    }
event-clause-holds-captured =
    { $held ->
        [0] Line { $line } wants captives; it holds none.
       *[other] Line { $line } wants captives; it holds { $now }, so it applies.
    }
event-clause-most-at-princess =
    { $held ->
        [0] Line { $line } wants most workers with the Princess; it has not.
       *[other] Line { $line } wants most workers with the Princess; it has them.
    }
event-clause-can-wonder-or-cathedral =
    { $held ->
        [0] Line { $line } wants a Wonder or the Cathedral; it can do neither.
       *[other] Line { $line } wants a Wonder or the Cathedral; it can.
    }
event-clause-can-cathedral-and-no-future-left =
    { $held ->
        [0] Line { $line } wants the Cathedral and no Future Scheme card left; it does not apply.
       *[other] Line { $line } wants the Cathedral and no Future Scheme card left; it applies.
    }
event-clause-can-cathedral-and-virtue =
    { $held ->
        [0] Line { $line } wants the Cathedral and Virtue of { $count } or less; with { $now } Virtue it does not apply.
       *[other] Line { $line } wants the Cathedral and Virtue of { $count } or less; it has { $now }, so it applies.
    }
event-clause-influence =
    { $held ->
        [0] Line { $line } wants Influence of { $count } or less; it has { $now }.
       *[other] Line { $line } wants Influence of { $count } or less; it has { $now }, so it applies.
    }
event-clause-settled =
    { $held ->
        [0] Line { $line } never applies without Works of Wonder.
       *[other] Line { $line } always applies without Works of Wonder.
    }
event-clause-can-stack =
    { $held ->
        [0] Line { $line } needs Age of Artisans.
       *[other] Line { $line } applies.
    }
event-ai-skipped = { $seat } leaves out a step: { $task }.
event-ai-instead = { $seat } has no use for { $good } and gains { $gain_good } instead.
event-ai-marker = { $seat } gains { $count } Silver: the marker moves to { $good }.
event-ai-future =
    { $count ->
        [one] { $seat } gains a Future Scheme card, unseen; { $left } are left.
       *[other] { $seat } gains { $count } Future Scheme cards, unseen; { $left } are left.
    }
event-ai-no-future = No Future Scheme card is left: { $seat } gains Silver instead.
event-ai-no-loss = { $seat } loses no Virtue at the Black Market.

task-place = placing a worker
task-contribute = a Contribution
task-captures = captures
task-next_scheme = another Scheme card
task-take_tax = taking the Tax
task-send_captured = Send captives to Prison
task-construct_wonder = a Wonder
task-work_cathedral = the Cathedral
task-gain_per_worker = gains for its workers
task-first_available = all of the steps named
task-adornment = an Adornment
task-remove_apprentices = removing Apprentices
task-guardhouse_actions = actions of the Guardhouse
task-black_market = the Black Market
task-future_scheme = a Future Scheme card
task-add_tax = adding Tax
task-gain = a gain
task-lose = a loss
# Why it does what it does; each belongs to an event above
why-ai-gold = Gold that it gains becomes Marble.
why-ai-above = Above the end of the track it destroys its Debts.
why-ai-largest-group = It captures the largest group; among equals its list of places decides, with the Princess first.
why-ai-equal-groups = Several groups of that size stand there: it captures all of them.
why-ai-guardhouse = The first action of its list that has something to work on.
why-ai-marker = Its marker stands there.
why-ai-next-spot = The spot of its marker is taken, so it takes the next free one to the right.
why-ai-marked-wonder = The Wonder of its marker, which it can afford.
why-ai-next-wonder = It cannot construct the Wonder of its marker, so it takes the next to the right that it can.
why-ai-first-space = The first empty space of its list.
why-ai-princess = Capturing with the Princess costs 1 Virtue.
why-ai-profiteer = A worker with the Profiteer brings 1 Influence; capturing there brings 1 Virtue.
why-ai-power = Its own power.
why-ai-no-workers = It has no worker left, so it takes back its largest group.
why-skip-no-contribution-card = There is no Contribution card.
why-skip-no-free-spot = No spot of the Contribution card is free.
why-skip-few-workers = It has too few workers there.
why-skip-nobody-to-capture = There is nobody to capture.
why-skip-no-tax = No Tax lies there.
why-skip-holds-nobody = It holds no captives.
why-skip-no-wonder = It can afford no Wonder.
why-skip-cathedral-done = It has reached the top of the Cathedral.
why-skip-cathedral-full = The next level of the Cathedral is full.
why-skip-market-full = All spaces of the Black Market are taken.
why-skip-no-worker = It has no worker left.
why-skip-no-artisans = It needs Age of Artisans.

## What things are

about-quarry = 1 Stone for each of your workers here.
about-forest = 1 Wood for each of your workers here.
about-silversmith = 1 Silver for each of your workers here, and 1 more.
about-mines = Either Clay: 1 for each of your workers here, and 1 more. Or Gold: 1 for every two of them.
about-kings-storehouse = As many trades as you have workers here: { $virtue_trade } of Clay, Wood and Stone for 1 Virtue, { $marble_trade } of Wood and Stone for 1 Marble, and those of your Apprentices.
about-workshop = Either hire an Apprentice for { $hire_silver } Silver and { $hire_tax } Tax, as many columns in reach as you have workers here. Or draw 1 Building card and 1 more for every two of them.
about-town-centre = Capture as many groups as you have workers here, for { $first_tax } Tax and { $further_silver } Silver for each group after the first.
about-guardhouse = As many of these actions as you have workers here: send captives to Prison, empty your Prison, free your workers from other boards, pay off a Debt.
about-tax-stand = Take all Silver that lies here and lose { $tax_virtue } Virtue.
about-black-market = Three spaces: goods for { $small_silver } Silver, an Apprentice or a choice of { $market_cards } Building cards for { $middle_silver }, more goods for { $large_silver }. Each costs 1 Virtue. Closed above { $market_virtue } Virtue.
about-guildhall = Put up a building from your hand, work on the Cathedral or construct a Wonder. The worker stays here for good; the last of { $guildhall_spaces } spaces brings the end.
about-apprentice = { $skills ->
        [one] Skill: { $skill }.
       *[other] Skills: { $skill }.
    }{ $virtue ->
        [0] {""}
        [1] {" "}Brings 1 Virtue when hired.
       *[other] {" "}Costs 1 Virtue when hired.
    }{ $works ->
        [0] {""}
       *[other] {" "}{ $effect }
    }
about-building = Worth { $vp } points. Costs { $cost_good }. { $skills ->
        [0] Asks for no skills.
       *[other] Asks for { $skill }.
    } { $virtue ->
        [0] { $effect }
       *[other] Virtue { $change }. { $effect }
    }
about-at-end = At the end of the game: { $effect }
about-board =
    { $prison ->
        [0] Starts with Virtue { $virtue } and { $start_good }. { $effect }
       *[other] Starts with Virtue { $virtue } and { $start_good }, and { $prison } workers in Prison. { $effect }
    }
about-wonder = Worth { $vp } points. Costs { $cost_good }, less what lies on its card. Brings { $wonder_virtue } Virtue; each worker that you place where it stands counts as one more, or brings 1 Influence.
about-spot = { $good }: { $gain_good }
about-contribution = Contributions: { $spots }. Its other side: { $consequence }
about-consequence = The Princess ({ $princess_place }) gives whoever has most workers with her { $choices ->
             [one] { $first_good }
            *[other] { $first_good }, or { $other_good }
        }. Whoever has a worker with the Profiteer ({ $profiteer_place }) { $losing ->
             [0] gets { $step_good }
            *[other] loses { $step_good }
        }, and all workers there go to Prison.
about-reward = Gain { $gain_good }.
about-market = Small deal: { $small_good }. Turned over, large deal: { $large_good }.
about-scheme-if = If { $clause }: { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-scheme-else = Otherwise: { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-scheme-only = { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-opponent = Starts with Virtue { $virtue } and Influence { $influence }. Its focus: { $place }, { $steps }. { $power }

## What a page shows beside the board

stock-virtue = Virtue
stock-influence = Influence
stock-cathedral = Level of the Cathedral
stock-hand = Building cards in hand
stock-apprentices = Apprentices
stock-buildings = Buildings and Wonders
stock-wonders = Wonders
stock-debts = Unpaid Debts
stock-paid = Paid Debts
stock-captives = Captives
stock-prison = Workers in Prison
stock-scheme = Scheme cards to come
stock-worker =
    { $count ->
        [one] 1 worker left
       *[other] { $count } workers left
    }
stock-start = Began the game
caution-group =
    { $count ->
        [one] The group here would be { $count } worker: it is worth capturing.
       *[other] Your group here would be { $count } workers: it is worth capturing.
    }
caution-reset = This brings a reset of the Black Market.
caution-last = This is the last space of the Guildhall: it brings the last round.
caution-no-captive = This takes your own workers back.

## More questions

ask-another_action = What you wanted to do here is no longer possible. What else?
help-another_action = Your Contribution has changed what you can pay. Take another action of the same place. (Rules R74)
ask-discard_for = Discard a Building card for what the building brings?
help-discard_for = You may. The card goes under the pile. (Rules 19)
ask-hire_free = Which Apprentice do you hire for free?
help-hire_free = Any face-up one, whatever its column, with the Silver that lies on it. You may decline where your board is full or the Princess offers it. (Rules 7.7, R28, R73)
ask-place_another = { $building }: what does the other worker do?
help-place_another = The building places one more worker for you, with all that comes with placing. (Rules R29)
ask-release_or_capture = Free your workers from other boards, or capture a group?
help-release_or_capture = One of the two, without cost, or neither. (Rules 19)
ask-save_influence =
    { $points ->
        [one] You are about to lose 1 Influence. How much of it do you really lose?
       *[other] You are about to lose { $points } Influence. How much of it do you really lose?
    }
help-save_influence = For each point that you keep you pay { $silver } Silver. (Rules R45)
action-barracks = { $task }
group-barracks = Barracks
action-free =
    { $count ->
        [0] Take no worker out of Prison
        [one] Take one worker out of Prison
       *[other] Take { $count } workers out of Prison
    }
group-free = Prison
series-above_virtue =
    { $count ->
        [one] Destroy a Debt
       *[other] Destroy { $count } Debts
    }
series-avoid_debt =
    { $count ->
        [one] Pay for one Debt
       *[other] Pay for { $count } Debts
    }
series-deal =
    { $count ->
        [one] Keep one card
       *[other] Keep { $count } cards
    }
series-hand_limit =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
series-shield =
    { $count ->
        [one] Save one Virtue
       *[other] Save { $count } Virtue
    }
# What the words of actions mean
space-none = {""}
space-clay = {", "}for Clay
space-gold = {", "}for Gold
space-hire = {", "}to hire an Apprentice
space-draw = {", "}for Building cards
space-small = {", "}small deal
space-middle = {", "}middle space
space-large = {", "}large deal
place-captor = another board
what-extra_worker = Count it as a worker
what-influence = Gain Influence
when-now = Now
when-later = After the action
good-none = none
what-destroy = Destroy a Debt
what-keep = Keep the Debt
what-avoid = Pay Silver instead
what-take = Take the Debt
what-shield = Use Influence
what-lose = Lose the Virtue
cost-silver = Pay { $free_silver } Silver and { $free_tax } Tax
cost-debt = Take a Debt and lose 1 Virtue
task-release_captured = Free your workers from other boards
task-release_prison = Take your workers out of Prison
task-pay_debt = Pay off a Debt
task-capture = Capture a group
trade-merchant_t1 = { apprentice-merchant_t1 }
trade-merchant_m1 = { apprentice-merchant_m1 }
trade-merchant_t2 = { apprentice-merchant_t2 }
trade-merchant_m2 = { apprentice-merchant_m2 }
trade-merchant_c = { apprentice-merchant_c }
trade-patron_t = { apprentice-patron_t }
trade-patron_m1 = { apprentice-patron_m1 }
trade-patron_m2 = { apprentice-patron_m2 }
trade-patron_c = { apprentice-patron_c }
trade-trader_t = { apprentice-trader_t }
trade-trader_m = { apprentice-trader_m }
trade-trader_c = { apprentice-trader_c }
trade-benefactor_t = { apprentice-benefactor_t }
trade-benefactor_m = { apprentice-benefactor_m }
trade-financer_t = { apprentice-financer_t }
trade-financer_m = { apprentice-financer_m }
trade-tinker_t = { apprentice-tinker_t }
trade-tinker_m = { apprentice-tinker_m }
trade-tinker_c = { apprentice-tinker_c }
trade-to_virtue = { place-kings_storehouse }
trade-to_marble = { place-kings_storehouse }

tag-debt = A Debt
tag-pay = Your payment
tag-reset = The reset
tag-virtue = Your Virtue

## Why a choice is closed

closed-cant-hire = You can pay for no Apprentice within your reach: { $hire_silver } Silver and { $hire_tax } Tax, and 1 Silver for each column beyond. Get Silver first.
closed-cant-pay = You cannot pay for this. Gather what is missing first.
closed-cathedral-done = You have reached the top of the Cathedral.
closed-lacks-resource = You have none of this to contribute.
closed-level-full = The next level of the Cathedral is full. Wait until somebody moves up.
closed-no-apprentice = There is no Apprentice on display.
closed-no-captives = You hold no captives. Capture some at the Town Centre first.
closed-no-card = The Cathedral takes a Building card from your hand, and you hold none.
closed-no-debt = You have no unpaid Debt.
closed-no-skill = None of your Apprentices has a skill that this building asks for.
closed-no-tax = No Silver lies on the Tax Stand.
closed-none-captured = Nobody holds workers of yours.
closed-not-virtuous = You need { $cathedral_virtue } Virtue or more to work on the Cathedral.
closed-nothing-to-build = You can complete nothing now: no building from your hand, no level of the Cathedral, no Wonder.
closed-nothing-to-guard = There is nothing to do here that you can pay for: no captives, nobody of yours in Prison or captured, no Debt.
closed-one-worker = Gold needs a second worker of yours here. Take Clay, or place another worker first.
closed-prison-empty = None of your workers is in Prison.
closed-space-taken = Somebody stands on this space of the Black Market. It is free again after the next reset.
closed-spot-taken = This spot of the Contribution card is taken until the next reset.
closed-too-virtuous = With more than { $market_virtue } Virtue you do not go to the Black Market.

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R9 R28 R29 R45 R73 R74
ruling-R9 = Captures and releases that a card brings cost nothing; all captures of one card come from few places, as at the Town Centre. (Rules 7.4)
ruling-R28 = What a building does at once must be done if it can be. An Apprentice for free may be declined only with a full board. (Rules 10)
ruling-R29 = A building that places another worker needs one at hand and a place where it can act; else nothing comes of it. (Rules 10)
ruling-R45 = Louis pays Silver for each point of Influence that he would lose or spend, even for points that he does not have. (Rules 8)
ruling-R73 = Of a table of goods what cannot be done is left out, and the rest is gained. An Apprentice from the Princess may always be declined. (Rules 9)
ruling-R74 = If a Contribution has made the announced action impossible, another one of the same place is taken; if there is none, the worker just stays. (Rules 6.2)

## Cards without a title

contribution-cc1 = Contribution card 1
contribution-cc2 = Contribution card 2
contribution-cc3 = Contribution card 3
contribution-cc4 = Contribution card 4
contribution-cc5 = Contribution card 5
contribution-cc6 = Contribution card 6
contribution-cc7 = Contribution card 7
market-bm01 = Black Market card 1
market-bm02 = Black Market card 2
market-bm03 = Black Market card 3
market-bm04 = Black Market card 4
market-bm05 = Black Market card 5
market-bm06 = Black Market card 6
market-bm07 = Black Market card 7
market-bm08 = Black Market card 8
market-bm09 = Black Market card 9
market-bm10 = Black Market card 10
reward-rw_base_01 = Reward card 1
reward-rw_base_02 = Reward card 2
reward-rw_base_03 = Reward card 3
reward-rw_base_04 = Reward card 4
reward-rw_base_05 = Reward card 5
reward-rw_base_06 = Reward card 6
reward-rw_base_07 = Reward card 7
reward-rw_base_08 = Reward card 8
reward-rw_base_09 = Reward card 9
reward-rw_base_10 = Reward card 10
reward-rw_base_11 = Reward card 11
reward-rw_wow_01 = Reward card 12
reward-rw_wow_02 = Reward card 13
reward-rw_wow_03 = Reward card 14
reward-rw_wow_04 = Reward card 15
reward-rw_wow_05 = Reward card 16
reward-rw_wow_06 = Reward card 17
reward-rw_wow_07 = Reward card 18
reward-rw_wow_08 = Reward card 19
reward-rw_wow_09 = Reward card 20
reward-rw_wow_10 = Reward card 21
reward-rw_wow_11 = Reward card 22
reward-rw_wow_12 = Reward card 23

## What matters, as hints say it

feature-score = { $change } points
feature-clay = { $change } Clay
feature-wood = { $change } Wood
feature-stone = { $change } Stone
feature-gold = { $change } Gold
feature-marble = { $change } Marble
feature-silver = { $change } Silver
feature-spare = { $change } goods to spare
feature-virtue = { $change } Virtue
feature-influence = { $change } Influence
feature-most-influence = most Influence
feature-debts = { $change } Debts
feature-cards = { $change } Building cards
feature-apprentices = { $change } Apprentices
feature-skills = { $change } skills
feature-supply = { $change } workers at hand
feature-standing = { $change } workers on the board
feature-camps = { $change } from groups that grow
feature-prison = { $change } workers in Prison
feature-held = { $change } workers captured by others
feature-captives = { $change } captives
feature-plan = { $change } points of a building in reach
feature-other-plan = { $change } points of another building
feature-cathedral = { $change } points of the next level of the Cathedral
feature-wonder = { $change } points of a Wonder in reach
feature-ready = { $change } points that could be built at once
feature-project = { $change } points being built
feature-hires = { $change } Apprentices to come
feature-captures = { $change } captives to come
feature-trades = { $change } trades to come
feature-guard = { $change } from the Guardhouse

## The rules in short

rules-sections = goal setup turn placing gathering storehouse workshop town guardhouse tax market guildhall cathedral paying virtue court wonders reset scoring rival options

rules-goal-title = Goal
rules-goal-text = You are an architect of the West Kingdom. Put up buildings, work on the Cathedral and keep your virtue, or earn by doing without it. Whoever has the most victory points at the end wins. (Rules 1, 2)

rules-setup-title = Set-up
rules-setup-text =
    Everybody has { $workers_each } workers. Your player board says what you start with: Silver, goods, Virtue, perhaps workers in Prison or a Debt; and it has a power of its own. { $tax_start } Silver lie on the Tax Stand.
    { $free_apprentice ->
        [0] Then everybody is dealt { $draft_dealt } Building cards, keeps one and passes the rest to the left, until { $draft_kept } are kept. Alone against an AI opponent you are dealt { $solo_dealt } and keep { $solo_kept }. The highest Virtue begins. (Rules 3, 4)
       *[other] With Works of Wonder everybody hires one Apprentice for free, last player first. Then everybody is dealt { $draft_dealt } Building cards, keeps one and passes the rest to the left, until { $draft_kept } are kept. Alone against an AI opponent you are dealt { $solo_dealt } and keep { $solo_kept }. The highest Virtue begins. (Rules 3, 4)
    }

rules-turn-title = A turn
rules-turn-text = Place one worker and carry out what the place offers; there is no passing. At the end of your turn you keep at most { $hand_limit } Building cards. If you have no worker left, you take one back instead, and your turn is over. (Rules 5, 7.9)

rules-placing-title = Placing a worker
rules-placing-text = The large circles hold any number of workers, and the more of yours stand there, the more the next one brings. So groups grow, until somebody captures them. You may place only where you can do something and pay for it. (Rules 6, 6.1)

rules-gathering-title = Quarry, Forest, Silversmith, Mines
rules-gathering-text = Each worker of yours at the Quarry counts 1 Stone, in the Forest 1 Wood, at the Silversmith 1 Silver and 1 more in all. In the Mines take either Clay, 1 for each worker and 1 more, or Gold, 1 for every two workers. (Rules 7.1)

rules-storehouse-title = King's Storehouse
rules-storehouse-text = Make up to as many trades as you have workers there, in any mix: { $virtue_trade } of Clay, Wood and Stone for 1 Virtue, { $marble_trade } of Wood and Stone for 1 Marble, and the trades that your Apprentices bring. (Rules 7.2)

rules-workshop-title = Workshop
rules-workshop-text = Draw 1 Building card and 1 more for every two workers of yours there; or hire an Apprentice for { $hire_silver } Silver and { $hire_tax } Tax. As many columns as you have workers there are in reach. For each further column put 1 Silver on a card of that row, from the left. Whoever takes a card takes the Silver on it. You hold at most { $apprentice_limit } Apprentices. (Rules 7.3)

rules-town-title = Town Centre
rules-town-text = Capture up to as many groups as you have workers there: all workers of one colour at one place. The first costs { $first_tax } Tax, each further one { $further_silver } Silver. With { $players_all } players all captures of a visit come from at most { $capture_places } { $capture_places ->
        [one] place
       *[other] places
    }. Workers of others come onto your board; your own return to you. (Rules 7.4)

rules-guardhouse-title = Guardhouse
rules-guardhouse-text = Carry out as many of these as you have workers there: send all your captives to Prison for 1 Silver each; take all your workers out of Prison; free your workers from all other boards, for { $free_silver } Silver and { $free_tax } Tax or for a Debt and 1 Virtue; pay off a Debt for { $debt_silver } Silver and { $debt_tax } Tax and gain 1 Virtue. (Rules 7.5)

rules-tax-title = Tax Stand
rules-tax-text = Take all the Silver that lies there and lose { $tax_virtue } Virtue. (Rules 7.6)

rules-market-title = Black Market
rules-market-text = Three spaces, one worker each; nobody with more than { $market_virtue } Virtue goes there. Each costs Silver and 1 Virtue. On the outer spaces you get the goods of the card there; on the middle one you hire any Apprentice on display or look at five Building cards and keep one. The third worker brings a reset. (Rules 7.7)

rules-guildhall-title = Guildhall
rules-guildhall-text = Put up a building from your hand: your Apprentices must show the skills that it asks for, and you pay its goods. Or work on the Cathedral, or construct a Wonder. The worker stays in the Guildhall for good. It has { $guildhall_spaces } spaces; some of them bring a reset, and the last one the end. (Rules 7.8, 10, 19)

rules-cathedral-title = Cathedral
rules-cathedral-text = You need { $cathedral_virtue } Virtue or more and a free space on the next level. Pay what the level asks for, discard a Building card from your hand, move up and take a Reward card. Only the level that you reach counts at the end. (Rules 11)

rules-paying-title = Paying
rules-paying-text = Silver goes to the supply, Tax onto the Tax Stand. With little Virtue you may leave out some Tax. Influence can stand in: 2 for up to 2 Silver or for a Virtue that you would lose, 4 for a Gold or a Marble. It never stands in for Tax or for a Contribution. (Rules 8)

rules-virtue-title = Virtue, Debts and Influence
rules-virtue-text = Virtue runs from 0 to { $virtue_most }. Each point below gives you a Debt, each point above may destroy one. An unpaid Debt costs { $debt_points } points at the end. Influence runs to { $influence_most }; on the way it brings Building cards, and whoever has most at the end gains { $award_good }. (Rules 9)

rules-court-title = Princess and Profiteer
rules-court-text = Both stand at a place until the next reset. At the Profiteer each worker that you place brings 1 Influence. At the Princess you may make a Contribution: put a good on its free spot of the card and gain what the card shows. Capturing others' workers at the Princess costs 1 Virtue, at the Profiteer it brings 1. (Rules 6.2, 12.1, 12.2)

rules-wonders-title = Wonders
rules-wonders-text = Five Wonders, one for each good. What was contributed lies on them and makes them cheaper. You pay the rest of the goods, Influence and Tax, gain { $wonder_virtue } Virtue and put the Wonder at a place: each worker that you place there counts as one more, or brings 1 Influence. (Rules 12.3)

rules-reset-title = Reset of the Black Market
rules-reset-text = After the turn that brought it: the workers at the Black Market go to Prison, and another card shows. With the Profiteer everybody bears the consequence, and all workers there go to Prison; most workers with the Princess are rewarded. The two move on, and a new Contribution card shows. Then { $prison_many } workers or more in Prison cost 1 Virtue, and whoever has the most there takes a Debt. (Rules 13)

rules-scoring-title = End of the game
rules-scoring-text = When the Guildhall is full, everybody has one more turn. You score your buildings and Wonders, the Cathedral and your Virtue, 1 point for each Gold and Marble and for every { $silver_each } Silver; less { $debt_points } for each unpaid Debt and 1 for every { $prison_each } workers in Prison. Among equals the higher Virtue wins, then more Silver. (Rules 14)

rules-rival-title = The AI opponent
rules-rival-text =
    It turns up a Scheme card in each turn and takes the first line of it that applies, with a worker of its own. It has no hand and no Apprentices and pays no Silver; Silver that it gains moves its marker along the five goods, and after Marble it gets a Marble. The marker also says which good it contributes, which Wonder it builds, and which Apprentices it removes.

    It goes to the Black Market and works on the Cathedral whatever its Virtue. It captures the largest groups. New Scheme cards come into its pile as the game goes on. Without Works of Wonder it plays by a variant of ours. (Rules 15, 16)

rules-options-title = Options
rules-options-text = Works of Wonder can be left out; player boards can be the same for all; an AI opponent can join two to four players. Many figures of Works of Wonder are reconstructions; the data says which. (Rules 4, 17, 20, 21)

## The tutorial

tutorial-apprentice-title = A first Apprentice
tutorial-apprentice = Welcome to the West Kingdom. You play alone against the Patron, one of six AI opponents. First you hire an Apprentice for free: take the Woodcutter, who brings you one more Wood in the Forest and knows carpentry.
tutorial-cards-title = Three buildings
tutorial-cards = Each Building card names its goods, the skills it asks for, its points and what it does. Keep the Well, which asks for no skill at all, then the Stocks and the Thieves' Den.
tutorial-forest-title = A worker acts at once
tutorial-forest = In each turn you place one of your { $workers_each } workers. Send one into the Forest: 1 Wood for the worker, and 1 more for the Woodcutter.
tutorial-rival-title = The Patron's turn
tutorial-rival = The Patron turns up a Scheme card and takes the first line of it that applies. Here four Silver lay on the Tax Stand, so she took them and lost Virtue. Follow her steps at your own pace; each has its reason and its rule. Then go on.
tutorial-group-title = Groups grow
tutorial-group = Workers stay where they are and count together. Place a second one in the Forest: now it brings 2 Wood, and the Woodcutter one more.
tutorial-quarry-title = Stone
tutorial-quarry = The Well costs 2 Wood and 2 Stone. Place two workers at the Quarry, one a turn: the first brings 1 Stone, the second 2.
tutorial-guildhall-title = Build
tutorial-guildhall = Send a worker to the Guildhall and construct the Well. It costs its goods, is worth 3 points and gives you 4 Clay at once. Here you also work on the Cathedral and construct Wonders. When the Guildhall is full, the game ends.
tutorial-capture-title = Captives
tutorial-capture = The Patron's group at the Silversmith has grown. At the Town Centre capture it for 1 Tax; with the Princess beside it that costs you 1 Virtue. Then, at the Guardhouse, send your captives to Prison for 1 Silver each. Mind your own groups: others can do the same.
tutorial-princess-title = The Princess
tutorial-princess = At the Silversmith stands the Princess. A worker there may make a Contribution: give Wood for 2 Influence. Influence pays in place of Silver, saves Virtue, and Wonders ask for it.
tutorial-winning-title = How you win
tutorial-winning = Points come from buildings and Wonders, from the Cathedral, your Virtue, Gold, Marble and Silver; Debts and workers in Prison cost you some. Little Virtue opens the Black Market, much Virtue the Cathedral and points. You know enough to play.
