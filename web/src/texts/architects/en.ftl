## Architects of the West Kingdom

ui-tab-wonders = Wonders
ui-tab-contributions = Princess
ui-tab-possessions = Court
ui-cathedral = Cathedral
ui-cathedral-about = Beside each level stand its points and its price. It takes { $virtue } Virtue to work here.
ui-cathedral-level = Cathedral, level { $level }
ui-apprentices = Apprentices
ui-building-cards = Building cards
ui-building-cards-held =
    { $count ->
        [one] 1 Building card in hand
       *[other] { $count } Building cards in hand
    }
ui-built-here = Built
ui-packet = Choose from these
ui-payable =
    { $count ->
        [one] 1 can be built now
       *[other] { $count } can be built now
    }
ui-end = End
ui-taken-of = { $taken } / { $spaces }
ui-of-limit = { $count } hired
ui-pile = { $count } left
ui-pile-of = { $name }: { $count } left
ui-pile-buildings = Buildings
ui-pile-rewards = Rewards
ui-or-one-of-five = or 1 of { $count }
ui-tracks = Virtue and Influence
ui-track-of = { $name }: Virtue { $virtue }, Influence { $influence }.
ui-virtue-of = { $name }: Virtue { $virtue }.
ui-captives-of =
    { $count ->
        [one] 1 captured worker of { $name }
       *[other] { $count } captured workers of { $name }
    }
ui-captives-with = Your workers with { $name }
ui-no-captives = no captives
ui-debts =
    { $count ->
        [one] 1 unpaid Debt
       *[other] { $count } unpaid Debts
    }
ui-debts-paid =
    { $count ->
        [one] 1 paid Debt
       *[other] { $count } paid Debts
    }
ui-workers-of =
    { $count ->
        [0] { $name }: no workers
        [one] { $name }: 1 worker
       *[other] { $name }: { $count } workers
    }
ui-prison-empty = Nobody sits in Prison.
ui-wonders = Wonders
ui-wonders-built = { $built } of { $all } built
ui-wonder-here = The { $wonder } of { $name } stands here.
ui-contributions = Contributions
ui-contributed = { $given } of { $all }, the last resets
ui-no-contribution = No Contribution card until the next Reset.
ui-spot-taken = Taken until the next Reset.
ui-spot-free = Free: whoever places a worker at the Princess may give 1 here.
ui-princess-at = Princess: { $place }
ui-profiteer-at = Profiteer: { $place }
ui-princess-reset = Most workers at the Reset:
ui-profiteer-reset = All here at the Reset:
ui-then-prison = then all here to Prison
ui-princess-here = The Princess is here: whoever places a worker may contribute 1 good.
ui-profiteer-here = The Profiteer is here: whoever places a worker gains 1 Influence.
ui-silver-on = { $count } Silver lies on the card.
ui-stall-small = Small
ui-stall-middle = Middle
ui-stall-large = Large
ui-resource-track = Resource track
ui-schemes-draw = { $count } to draw
ui-schemes-used = { $count } used
ui-schemes-future = { $count } Future
ui-scheme-card = Scheme card
ui-scheme-number = Scheme { $number } of this turn
ui-first-true-line = the first true line counts
ui-otherwise = otherwise
ui-told-event-reset = Black Market Reset
ui-show-town = Town
ui-town-open = Town: { $count } open
ui-show-west = West
ui-west-open = West: { $count } open
ui-show-east = East
ui-east-open = East: { $count } open
ui-show-hire = Apprentices
ui-hire-open = Apprentices: { $count } open
