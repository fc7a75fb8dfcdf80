game-title = Caravan
game-about = Load the camel, and be the one who sells what it carries.

phase-turn = A turn
ask-turn = What do you load?
help-turn = Load a card and draw another, or sell once the camel carries enough. Whoever loads too much serves the next player. (Rules 2)
group-load = Load
action-load = Load { $card } ({ $weight })
group-sell = Sell
action-sell = Sell what the camel carries
closed-too-heavy = That would be too heavy: the camel carries { $strength } at most.
closed-too-light = A sale needs a load of { $market } at least.

event-loaded = { $seat } loads { $card }: the camel carries { $load }.
    .you = You load { $card }: the camel carries { $load }.
event-sold = { $seat } sells for { $coins } coins.
    .you = You sell for { $coins } coins.
event-coins = { $seat } gets { $coins } coin from the supply.
    .you = You get { $coins } coin from the supply.
event-drew = { $seat } draws a card.
    .you = You draw a card.
event-drew-secret = { $seat } draws { $card }.
    .you = You draw { $card }.

card-water = water
card-dates = dates
card-salt = salt
card-carpet = a carpet
effect-coins = Whoever loads it gets { $count } coin.
field-load = On the camel
field-coins = Coins
field-cards = Cards
source-coins = Coins
end-empty_hand = A hand was empty.
result-why =
    { $how ->
        [shared] Nobody has more than { $score } coins.
       *[other] { $score } coins against { $other }.
    }

option-strong_camel = A strong camel carries more.
option-strong_camel-name = Camel
option-strong_camel-on = Strong
option-strong_camel-off = Usual

rules-sections = 1 2 3 4
rules-1-title = Set-up
rules-1-text = Everybody draws three cards. The first player begins.
rules-2-title = Your turn
rules-2-text = Load one of your cards and draw another, or sell.
rules-3-title = Selling
rules-3-text = Take a coin for each weight on the camel, which is empty then.
rules-4-title = The end
rules-4-text = The game ends when somebody has no card left in his turn. Most coins win.
