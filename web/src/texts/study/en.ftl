### What only the pages of review and puzzles say.

### Review

ui-review-moves = Moves
ui-review-move = Move { $move } of { $moves }
ui-review-move-only = Move { $move }
ui-review-end = The end of the game
ui-review-result =
    { $count ->
        [one] { $names } won, { $scores }
       *[other] { $names } shared the victory, { $scores }
    }
ui-review-turns = Turning points
ui-review-turns-count =
    { $count ->
        [0] No turning points
        [one] 1 turning point
       *[other] { $count } turning points
    }
ui-review-turn = Turning point { $number } of { $count }
ui-review-turn-back = Back to the turning point before
ui-review-turn-on = On to the next turning point
ui-review-share = Share this moment
ui-review-start = Look at this game again
ui-review-stop = Stop
ui-review-go-on = Go on
ui-review-not-yet =
    { $count ->
        [0] Nothing was decided in this game.
        [one] A search looks at the one decision with what its seat could know.
       *[other] A search looks at all { $count } decisions, each with what its seat could know.
    }
ui-review-first = { $done } of { $all } decisions looked at.
ui-review-second = { $done } of { $all } doubtful decisions looked at again, longer.
ui-review-stopped = Stopped; what was found is kept.
ui-review-failed = Something went wrong on the way. What was found until then is kept.
ui-review-done =
    { $again ->
        [0] All { $count } decisions were looked at.
        [one] All { $count } decisions were looked at, one of them again and longer.
       *[other] All { $count } decisions were looked at, { $again } of them again and longer.
    }
ui-review-chance = Win chance
ui-review-chance-short = Chance
ui-review-score = Points against the average
ui-review-score-short = Points
ui-review-chart = What the lines show
ui-review-band = Show how sure the line of { $name } is
ui-review-key-turn = turning point by choice
ui-review-key-chance = by chance
ui-review-key-even = dashed: an even game, { $even }
ui-review-mark-good = good
ui-review-mark-inaccurate = inaccurate
ui-review-mark-mistake = mistake
ui-review-mark-doubtful = looked at once
ui-review-lost = { $lost } points of win chance lost ({ $low } to { $high })
ui-review-lost-maybe = Perhaps { $lost } points of win chance lost; it was looked at only once.
ui-review-nothing-lost = Nothing lost that one could be sure of.
ui-review-no-choice = Nothing hung on it: all options are about equal.
ui-review-else = What else was there
ui-review-known-only = with what { $name } could know
ui-review-best = best
ui-review-equal = about equal
ui-review-taken = taken
ui-review-let-it-be = Let it be
ui-review-brings = At once: { $what }.
ui-review-pays-later = Changes nothing that counts at once; the search sees it pay later.
ui-review-bars = Bars: the chance to win, from 0. Dashed: an even game, { $even }. The line at a bar’s end holds its true length with 95 %.
ui-review-by-chance = By chance the win chance of { $name } changed by { $change } points here: by cards, dice or what came to light.
ui-review-none-text = The points can be seen already. Win chances, better options and luck come with the review.
ui-review-not-looked = Nobody has looked at this move yet.
ui-review-costly = What cost most
ui-review-better = better: { $what }
ui-review-player = Player
ui-review-accuracy = Accuracy
ui-review-accuracy-of = of real choices
ui-review-luck = Luck and choice
ui-review-points = points of win chance
ui-review-luck-text = { $name }: { $own } by own choices, { $others } by the choices of others, { $luck } by chance.
ui-review-by-own = own choices
ui-review-by-others = others’ choices
ui-review-by-luck = chance
ui-review-adds-up = { $even } plus a row is the result. Each column adds up to nothing, but for “own” and “others’”, which do so together.
