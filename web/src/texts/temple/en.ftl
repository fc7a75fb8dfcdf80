## Solomon's Temple

ui-temple-city = City of { $name }
ui-temple-your-city = Your city
ui-temple-opponents-city = Opponent's city
ui-temple-sin-pending = Played against the build that { $name } announced: unless it is taken away, nothing is built.
ui-temple-sin-standing = It has stopped { $name }'s build and leaves when { $name }'s next turn begins.
ui-temple-count-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ui-temple-count-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
ui-temple-open =
    { $count ->
        [one] { $what } is open.
       *[other] { $what } are open.
    }
ui-temple-needed = Needed to win
ui-temple-missing = Not built yet.
ui-temple-acts-on = It acts on the place with the dashed frame.
ui-temple-more-left = Cards to the left
ui-temple-more-right = Cards to the right
ui-temple-die-quiet = { $name } does not attack.
ui-temple-die-quiet-you = You do not attack.
ui-temple-die-over = { $name }'s attack is over.
ui-temple-die-over-you = Your attack is over.
ui-temple-enlarge = Enlarge
ui-temple-discards =
    { $count ->
        [one] 1 discard
       *[other] { $count } discards
    }
ui-temple-discard-piles = Discard piles
ui-temple-last-discard = Last card: { $name }. Discards are open to both players.
ui-temple-no-discards = Nothing has been discarded yet.
ui-temple-good = Good, { $count }
ui-temple-evil = Evil, { $count }
ui-temple-war = Military, { $count }
ui-temple-from-deck = Choose a Prophet
ui-temple-from-draw = From your draw pile: choose one
ui-temple-from-discard = From your discard pile: choose one
ui-temple-hidden-hands = Hands are hidden from spectators.
ui-temple-of = Temple of { $name }
ui-temple-built = { $structures } of { $structures_all } Structures and { $furnishings } of { $furnishings_all } Furnishings stand.
ui-temple-stands = It stands in the Temple.
ui-temple-gate-open = Open: an army passes in one step, in either direction.
ui-temple-gate-guarded = Guarded: no army passes without a Secret Passage.
ui-temple-army-of = An army of { $name } stands here.
ui-temple-army-moved = It has already taken its step.
ui-temple-start-space = New armies enter here.
ui-temple-court-space = From here an army reaches the Temple.
ui-temple-slot-empty = Empty.
ui-temple-goat-inactive = Asleep: a Burnt Offering wakes it.
ui-temple-goat-active = Awake: it can take away a Sin.
ui-temple-fast = Fast
ui-temple-die-star = { $name }'s armies stay away this turn.
ui-temple-die-star-you = Your armies stay away this turn.
ui-temple-die-sword = { $name } may attack.
ui-temple-die-sword-you = You may attack.
ui-temple-any-sin = All ordinary Sins do the same; { $name } is played first.
ui-temple-sin-lies = { $name }: no build
ui-temple-cities = Cities
ui-temple-not-now = Not for this decision.
ui-temple-king_david-short = David
ui-temple-king_solomon-short = Solomon
ui-temple-scapegoat-short = Scapegoat
ui-temple-draw-pile = Draw pile
ui-temple-discard-pile = Discards
