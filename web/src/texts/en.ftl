## Site

ui-site = Site
ui-home = Home
ui-lobby = Lobby
ui-new-table = New table
ui-review = Review
ui-puzzle = Puzzle
ui-replay = Replay
ui-about = About
ui-rules = Rules
ui-close = Close
ui-loading = One moment…
ui-settings = Settings
ui-other-language = Español
ui-light = Light table
ui-dark = Dark table
ui-sound = Sound
bot-novice = Novice
bot-apprentice = Apprentice
bot-builder = Builder
bot-master = Master
bot-search = The searching bot
bot-greedy = Greedy
bot-random = Random

## Landing page

ui-headline = Games of builders. Pick a box.
ui-lead = Play at once against bots that see no more than you do, or send friends a link. No account, nothing to install.
ui-play-game = Play now: { $title }
ui-by-link = by a link
ui-seats-range =
    { $count ->
        [one] { $most } players
       *[other] { $least } to { $most } players
    }
ui-play-now = Play now
ui-setting-up = Setting the table…
ui-learn = Learn by playing
ui-with-friends = With friends
ui-bots = Bots
ui-to-content = To the content
ui-your-page = You
ui-footer = Ophir is free and unofficial, made by admirers of the games and not connected with their designers or publishers. The rules are told in our own words; all pictures are our own.
ui-against-level =
    { $count ->
        [one] Against { $name }
       *[other] Against { $count } × { $name }
    }
ui-level-share =
    { $count ->
        [one] who wins { $share } % against { $other }
       *[other] each wins { $share } % against { $other }
    }
ui-level-unmeasured = strength not yet measured
ui-alone-with = Alone: { $name }
ui-alone-share = { $level } wins { $share } %
ui-at-one-screen = At one screen
ui-pass-on = pass it on
ui-code-title = Back on a new device?
ui-code-go = Type its code

## Tables

ui-with-pack-hash =
    { $count ->
        [one] With the pack { $name }: 1 change, { $hash }
       *[other] With the pack { $name }: { $count } changes, { $hash }
    }
ui-share = Seats and links
ui-answer-within = { $count } s left
ui-turn-left = { $time } left
ui-fair-open-seed = Whoever set this table up knows its shuffle.
ui-abandoned = The game was ended
ui-abandoned-text = Everybody voted for it; there is no result.
ui-abandoned-sealed = Everybody who was here voted for it; there is no result. Hands stay hidden, because somebody was away.
ui-resigned = resigned
ui-result-resigned = { $name } resigned.

## The table

ui-decision = The decision
ui-board = Board
ui-parts = Parts of the table
ui-tab-board = Board
ui-tab-players = Players
ui-tab-market = Market
ui-tab-temple = Temple
ui-tab-log = Chronicle
ui-round = Round { $round }
ui-round-and-phase = Round and phase
ui-turn = Deciding
ui-own-turn = Your turn
ui-turn-of = { $name }'s turn
ui-of = of { $count }
ui-passing = Passing for you
ui-let-me = Let me decide
ui-automaton = Automaton
ui-away = away
ui-turn-order = Place in turn order
ui-score-of = { $score } { $unit }; show where they come from
ui-court-of = Court of { $name }
ui-visit = Look at the court of { $name }
ui-back-to-own-court = Back to your own court
ui-no-buildings = No Building Cards yet.
ui-pawn-of = Pawn of { $name }
ui-cards-held =
    { $count ->
        [one] 1 Fortune Card in hand
       *[other] { $count } Fortune Cards in hand
    }
ui-watch = Watch
ui-watch-about = Replay what the others did since your last move
ui-since-your-move = your last move
ui-your-court = Your court
ui-spectator = Spectator
ui-open = open
ui-closed = Closed
ui-open-to-you = Open to you
ui-sure = Are you sure?
ui-better-not = Better not
ui-rule-on-page = Rule { $rule }, { $page }
ui-rule = Rule { $rule }
ui-open-choices =
    { $count ->
        [one] 1 choice is open.
       *[other] { $count } choices are open.
    }
ui-choose-glowing = Choose what glows
ui-choose = Choose on the board
ui-choose-card = Choose a card
ui-all-choices = All choices
ui-waiting = { $name } is deciding
ui-no-decision = There is nothing to decide.
ui-out-of-turn = You may act out of turn.
ui-undo = Undo
ui-undo-count =
    { $count ->
        [one] Undo: 1 step back
       *[other] Undo: up to { $count } steps back
    }
ui-undo-to = Take back, up to and including:
ui-hint = Hint
ui-hint-of = { $name }: { $text }
ui-hint-thinking = Thinking…
ui-picked = Chosen: { $count } of { $most }.
ui-help = Help with this decision
ui-chat = Chat
ui-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
ui-chronicle = Chronicle
ui-move-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
ui-see-position = See the position at this moment
ui-nothing-yet = The game begins.
ui-looking-back = Looking back: move { $move }
ui-of-moves = of { $moves } moves
ui-step-back = One move back
ui-step-on = One move on
ui-back-to-now = Back to now
ui-line-lost = The connection is lost. Trying again…
ui-try-now = Try now
ui-curtain = { $name }, it is your turn
ui-curtain-text = Pass the screen on; the cards are covered.
ui-curtain-covered = Covered until their player sits here.
ui-curtain-open = I am { $name }
ui-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-you-won = You win
ui-you-lost =
    { $count ->
        [one] You lost: { $names } wins
       *[other] You lost: { $names } share the victory
    }
ui-you-share = You share the victory with { $names }
ui-draw = A draw
ui-counting = The points are counted
ui-skip = Skip
ui-rematch = Play again
ui-rematch-join = To the next game
ui-price = Price

## Kingdom of Solomon

ui-salt-sea = Salt Sea
ui-great-sea = The Great Sea
ui-actions = Actions
ui-bonus-spaces = Bonus Spaces
ui-supply = Supply
ui-built = built
ui-decks = Decks and roads
ui-cards-left = Building Cards in the deck: { $count }
ui-fortune-left = Fortune Cards in the deck: { $count }, played: { $played }
ui-road-cost = Roads left: { $count }. A Road costs { $cost }.
ui-temple = Temple
ui-blocks = { $built } of { $total } blocks
ui-market = Market
ui-market-note = VP to sell or buy
ui-market-space = Sell or buy here for { $price } VP.
ui-in-supply = { $count } in the supply.
ui-road = Road
ui-tokens-count =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
ui-no-high-priest = No High Priest yet
ui-or = or
ui-buildings = Buildings
ui-fortune-cards = Fortune Cards
ui-drawn-cards = Drawn cards: choose what to keep
ui-no-cards = No cards in hand.
ui-whole-region = A Pawn here collects the whole region: { $places }.
ui-building-of = A Building of { $name } stands here.
ui-empty-site = An empty Building Site. A Pawn collects what is printed.
ui-neutral = Neutral ground. A Pawn collects what is printed.
ui-show-north = North
ui-show-south = South
ui-north-open = North: { $count } open
ui-south-open = South: { $count } open
ui-show-actions = Actions
ui-show-cards = Buildings
ui-cards-open = Buildings: { $count } open
ui-actions-open = Actions: { $count } open

## An automaton's turn, told step by step

ui-on-turn = On turn
ui-why-link = why
ui-why-this = Why: { $text }

## Questions out of turn

ui-passed-by = Phases in which you can do nothing are skipped; that is why you are already here.
ui-ahead = Answer ahead
ui-ahead-again = Answer like this each time
ui-ahead-said = You answer “{ $answer }”.
ui-ahead-said-same = Unless something changes, you answer “{ $answer }”.
ui-ahead-back = Take it back
ui-hush = Don't ask again
ui-hush-about = Pass for me for the rest of this game: { $window }

## Replay

ui-download = Download

## What went wrong

ui-error-offline = The server can't be reached. Check the connection and try again.
ui-error-server = Something went wrong on the server. Please try again.
ui-error-no-answer = The server did not answer. What you did may not count: look at the table, then try again.

## Without the server

ui-offline = The server can't be reached. Trying again.
ui-offline-works = Without it you can read the rules, look at puzzles that you opened before, and read a record from a file as text.
ui-offline-not = Tables, bots, tutorials, replays on the board and reviews need it; nothing that you played is lost.
ui-rules-of = Rules of { $title }
