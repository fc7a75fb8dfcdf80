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

ui-no-account = No account: this page belongs to this browser, and to any that you move it to.
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
ui-no-games-yet-text = Once one is, you find here its result, the course of its score, and how often you win against whom.
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
ui-code-note = On the old one, the page “You” gives you a code. Type it here: your games come along.
ui-code = Code
ui-go = Go
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

## Lobby and new table

ui-lobby-counts =
    { $waiting ->
        [0] No table is waiting
        [one] One table is waiting for players
       *[other] { $waiting } tables are waiting for players
    }, { $running ->
        [0] nobody is playing at the moment.
        [one] one is being played.
       *[other] { $running } are being played.
    }
ui-take-a-seat = Take a seat
ui-free = Free
ui-sit-as = Sit down as { $name }
ui-is-here = is here
ui-as-rules = As the rules have it
ui-your-table = Your table
ui-set-a-table = No table is waiting right now. Set one.
ui-set-a-table-text = You get a link to send. Until friends arrive, the table stands here for everybody on this server, and a bot can take any seat that stays free.
ui-open-a-record = Look at a game that is over
ui-new-table-note = Seats for friends by a link, for bots, or for people at this screen.
ui-against-whom = against { $name }
ui-others-by-link = All others by link
ui-others-bots = All others bots
ui-kind-person = Person
ui-kind-bot = Bot
ui-kind-link = By link
ui-kind-person-note = At this screen. Without a name others see { $color }.
ui-kind-link-note = The link comes when the table is open. Whoever opens it first sits here.
ui-levels-note = Games won against the level below.
ui-levels-unmeasured = How strong the levels are at this game is not yet measured.
ui-by-link-short = By link
ui-wins-against = wins { $share } % against { $other }
ui-listed-sit = Anybody on this server can sit down.
ui-listed-watch = Anybody on this server can watch.
ui-then-link =
    { $count ->
        [one] You get a link for one other. The game starts when you say so.
       *[other] You get one link for { $count } others. The game starts when you say so.
    }
ui-then-start = Nobody else has to join: the game starts at once.
ui-level-beats = { $stronger } beats { $weaker } in { $share } of 100 games (95 % interval: { $low } to { $high }).
ui-levels-measured = Measured on { $date }: { $games } games of two players for each pair, every deal played from both seats.
ui-listed = Show this table in the lobby
ui-no-running-tables = Nobody is playing at the moment.
ui-levels = How strong are the bots?
ui-who-sits = Who sits in seat { $number }
ui-pack = Data of your own
ui-pack-note = Owners of the box can correct cards and figures, or invent some: TOML files as in the game's data, each record with its source.
ui-pack-files = Choose TOML files
ui-pack-name = Name
ui-advanced = Advanced options
ui-from-to = ({ $least } to { $most })
ui-unchanged = Everything as the rules have it.
ui-changed = Changed: { $options }.
ui-alone-against = You play alone against { $name }, who follows a printed procedure. Each of his steps is shown with its reason.
ui-alone-wins = { $level } wins { $share } % of its games (95 % interval: { $low } to { $high }).
ui-alone-measured = Measured on { $date }: { $games } games each.
ui-alone-unmeasured = How strong the bots are against { $name } is not yet measured.
ui-answers = When somebody may answer
ui-away-rule = If somebody is away
ui-between = Between people
ui-clock = Pace
ui-clock-off = No clock
ui-clock-off-note = Everybody takes the time they need.
ui-per-turn = Time for a turn
ui-then = When it runs out
ui-then-move = A bot makes the moves of this turn
ui-then-bot = A bot takes the seat, until the player comes back
ui-then-lost = The game is lost
ui-hints-allow = Players may ask bots for hints; everybody is told
ui-resigning-bot = A bot plays on in the seat
ui-resigning-out = The seat is out and comes last
ui-resigning = If somebody resigns

## Notices

ui-notices = When it is your turn
ui-notices-note = You can be told, once a turn, while you are not looking at the table. Nobody but you is asked, and one click ends it.
ui-way-push = A browser of yours
ui-way-mail = By e-mail to
ui-way-hook = A webhook, for programs
ui-way-hook-note = Your program gets a POST with JSON; the header Ophir-Signature is an HMAC (SHA-256) of the body with your secret. Only public addresses.
ui-way-address = Address
ui-way-secret = Your secret
ui-way-here = Tell me in this browser
ui-way-no-push = This browser can only be told over https, or on the server's own machine.
ui-way-add = Add
ui-way-try = Try it
ui-way-again = Send again
ui-way-stop = Stop
ui-way-remove = Remove
ui-way-tried = It has just been sent.
ui-way-look = An e-mail is on its way; its link turns the notices on.
ui-way-is-on = On
ui-way-is-new = Waiting for you to click the link in the e-mail
ui-way-is-gone = This browser no longer exists, so nothing is sent to it
ui-way-failing = The last notice did not arrive: { $reason }
ui-way-status = it was answered with { $status }
ui-way-slow = it took too long
ui-way-unreachable = nobody was there
ui-way-unknown = nobody knows that name
ui-way-private = that address is private
ui-way-form = that is no address
ui-way-port = that port is not for this
ui-way-refused = the mail server does not know the address
ui-way-no-mail = this server no longer sends mail
ui-way-gone = that browser no longer exists
ui-link-stop = Done: nothing more comes this way.
ui-link-confirm = Done: from now on you are told by e-mail when it is your turn.
ui-link-nothing = One moment…

## About

ui-about-text = With Ophir you play modern board games in your browser: with friends, against bots, or alone. It runs on your own machine and asks nobody for anything.
ui-unofficial = An unofficial implementation
ui-disclaimer = Ophir is an unofficial, free implementation, made by admirers of the game. It is not connected with its designer or publishers. The rules are told in our own words, and all pictures are our own. Where the figures in the box are not public, they are reconstructed, and the page says so.
ui-privacy = What is stored
ui-privacy-text = Settings, your name and a secret of this browser's own stay in this browser. The games, and under that secret your results and the keys to your seats, are stored on the server that you play on; on the page “You” you can take everything with you or have it erased. The page loads nothing from anywhere else.
ui-data-sources = Where the figures come from
ui-data-sources-text = Every figure of the game has a source. Those that no public text gives are reconstructed so that the game works well; owners of the box can correct them.
ui-file = File
ui-public-pages = Public pages used

ui-finished-tables = Finished a short while ago
ui-replay-of = Replay of { $title }
