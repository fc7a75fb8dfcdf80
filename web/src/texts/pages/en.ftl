## Home of who comes back

ui-welcome-back = Welcome back
ui-your-turn = Your turn
ui-your-turn-at =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
ui-nothing-waits = Nothing waits for you
ui-continue = Continue
ui-continue-game = Continue: { $title }
ui-resume = Go on
ui-look = Look
ui-you-name = You
ui-moved-last = Last move: { $when }
ui-somebody-decides = { $name } decides
ui-start-another = Start another
ui-you-win =
    { $count ->
        [one] You win { $share } % of one game
       *[other] You win { $share } % of { $count } games
    }
ui-learn-first = New to you: learn it
ui-unfinished = Unfinished
ui-recent-results = Recent results
ui-all-yours = Your page
ui-victory = Won
ui-place-of = { $place } of { $count }
ui-a-person = a person

## You

ui-no-account = No account: this page belongs to this browser, and to those to which you move it.
ui-count-games =
    { $count ->
        [one] game
       *[other] games
    }
ui-count-won = won
ui-days-in-row =
    { $count ->
        [0] no game yesterday or today
        [one] played on 1 day in a row
       *[other] played on { $count } days in a row
    }
ui-try-again = Try again
ui-no-games-yet = No game is over yet
ui-no-games-yet-text = When one is, its result, the course of its score and what you win against whom stand here.
ui-pick-a-game = Pick a game
ui-rating-later =
    { $count ->
        [one] A rating after one more game
       *[other] A rating after { $count } more games
    }
ui-rating-about =
    { $count ->
        [one] Rating after one game: { $rating }
       *[other] Rating over { $count } games, now { $rating }
    }
ui-rating-levels = The measured ratings of the bots
ui-between-levels = between { $low } and { $high }
ui-above-level = above { $level }
ui-below-level = below { $level }
ui-won-of = { $won } of { $count } won
ui-interval = ({ $low } to { $high } %)
ui-won-by = Won, by game and opponent
ui-won-by-note = Band: 95 % interval. Tick: an even game.
ui-against-alone = Alone
ui-against-people = People
ui-against-mixed = Mixed bots
ui-tally-about = { $won } of { $count } won, 95 % interval { $low } to { $high } %
ui-of-games = { $won } of { $count }
ui-invite = Invite
ui-try = Try
ui-games = Games
ui-show-only = Show only
ui-all = All
ui-apart-tutorial = Tutorial, does not count
ui-apart-practice = Played on from a record, does not count
ui-apart-screen = At one screen, does not count
ui-apart-seed = With a chosen seed, does not count
ui-apart-bot = A bot finished it, does not count
ui-download-record = Download the record
ui-earlier-games = Show earlier games
ui-move-device = Move to another device
ui-move-device-note = Open Ophir there and type a code, or scan it. Both devices are you from then on.
ui-make-code = Get a code
ui-time-left = { $time } left; it works once.
ui-code-keep = Whoever types it first is you: keep it to yourself.
ui-arrive = Come from another device
ui-arrive-merge = Type the code that it shows. What you have played here comes along.
ui-your-records = Your records
ui-your-records-note = Every game as a file that any Ophir can replay, and your results as a table.
ui-all-records =
    { $count ->
        [one] One game as a file
       *[other] All { $count } games as one file
    }
ui-forget-me = Forget me
ui-forget-note = Games with other people stay theirs.
ui-forget-ask = The server erases your results, your ratings and the games in which nobody else sat; this browser forgets its keys and your name. Games with other people stay whole for them, and you can't go on with them. This can't be taken back.
ui-forget-yes = Forget everything of mine
ui-forget-no = Keep it
ui-forgotten = Forgotten. Nothing of yours is left here.
