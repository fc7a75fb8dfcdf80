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
ui-review-turn-back = Back to the previous turning point
ui-review-turn-on = On to the next turning point
ui-review-better-was = Better: { $option }.
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
ui-review-nothing-lost = No loss that one could be sure of.
ui-review-no-choice = Nothing hung on it: all options are about equal.
ui-review-else = What else was there
ui-review-known-only = with what { $name } could know
ui-review-best = best
ui-review-equal = about equal
ui-review-taken = taken
ui-review-let-it-be = Let it be
ui-review-brings = At once: { $what }.
ui-review-pays-later = Changes nothing that counts at once; the search sees it pay later.
ui-review-bars = Bars: the chance to win, from 0. Dashed: an even game, { $even }. The line at a bar’s end holds its true length with 95 % certainty.
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

### Puzzles

ui-puzzle-of-day = Puzzle of the day
ui-puzzle-number = Puzzle { $number }
ui-puzzle-about = A game with { $seats } players. { $phase }: { $seat } decides, and you see what { $seat } sees. One option is clearly best.
ui-puzzle-left =
    { $count ->
        [one] One try left. You decide for { $seat }.
       *[other] { $count } tries left. You decide for { $seat }.
    }
ui-puzzle-solution = Solution
ui-puzzle-try = Try: { $what }
ui-puzzle-try-number = Try { $number }
ui-puzzle-choose = Choose on the board.
ui-puzzle-then-solution = Then comes the solution.
ui-puzzle-not-needed = Not used.
ui-puzzle-try-best = That is the best.
ui-puzzle-try-close = As good as the best.
ui-puzzle-try-little = Something else is a little better.
ui-puzzle-try-clearly = Something else is clearly better.
ui-puzzle-tried = try { $number }
ui-puzzle-hint-gain = Hint: the best option gains you something at once.
ui-puzzle-hint-deny = Hint: the best option takes something from another player.
ui-puzzle-hint-prepare = Hint: the best option shows nothing at once; it pays later.
ui-puzzle-hint-kind = Look under “{ $kind }”.
ui-puzzle-solved =
    { $at ->
        [1] Solved on the first try: { $answer }
        [2] Solved on the second try: { $answer }
       *[other] Solved on the third try: { $answer }
    }
ui-puzzle-answer = The answer: { $answer }
ui-puzzle-chance = { $share } to win from here, against { $even } in an even game.
ui-puzzle-share = Share
ui-puzzle-share-solved = Ophir, puzzle of { $game }: solved on try { $at } of 3.
ui-puzzle-share-open = Ophir, puzzle of { $game }: can you find it?
ui-puzzle-why = Why: { $what }
ui-puzzle-lead = It is { $lead } points of win chance ahead of the second ({ $low } to { $high }).
ui-puzzle-tempts = A look one move ahead takes another: { $what }. That leaves { $share }.
ui-puzzle-tempts-by = A look one move ahead takes another: { $what } ({ $by }). That leaves { $share }.
ui-puzzle-all = All { $count } options
ui-puzzle-after = chance to win, after the move
ui-puzzle-note = Line: an even game, { $even }. Found by { $searches } searches of { $iterations } imagined games each, with what the seat could know; they agree on the best. The dark line at a bar’s end holds what they are sure of, 95 %.
ui-puzzle-week = The last seven days
ui-puzzle-lit = played
ui-puzzle-unlit = not played
ui-puzzle-row =
    { $count ->
        [0] No row of days yet.
        [one] 1 day in a row.
       *[other] { $count } days in a row.
    }
ui-puzzle-today-makes =
    { $count ->
        [one] Today begins one.
       *[other] Today makes it { $count }.
    }
ui-puzzle-tomorrow = The next one comes tomorrow.
ui-puzzle-archive = All puzzles
ui-puzzle-archive-text = { $count } positions from games between bots; you have found { $found }.
ui-puzzle-by-game = By game
ui-puzzle-by-theme = By theme
ui-puzzle-all-games = All games
ui-puzzle-all-themes = All themes
ui-puzzle-theme-gain = Gain something
ui-puzzle-theme-deny = Take from others
ui-puzzle-theme-prepare = Pays later
ui-puzzle-seats = { $count } players
ui-puzzle-options = { $count } options
ui-puzzle-found = found
ui-puzzle-not-found = seen, not found
ui-puzzle-none = There is none of these.
ui-puzzle-solve = Solve it
ui-puzzle-look = Look at it again
ui-review-deeper = Look deeper
ui-review-looking = Looking
