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
ui-language = Language
ui-other-language = Español
ui-theme = Light or dark
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-light = Light table
ui-dark = Dark table
ui-motion = Movement
ui-motion-full = Full
ui-motion-fast = Fast
ui-motion-off = Off
ui-sound = Sound
ui-on = On
ui-off = Off
ui-pace = Bot speed: pause before each move
ui-pace-none = No pause
ui-pace-note = For this table, and for those that you open later.
ui-pace-later = For the tables that you open.
ui-seconds = { $count } s
ui-your-name = Your name
ui-name-hint = As others will see it
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
ui-game = Game
ui-your-tables = Your tables
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
ui-being-played = Being played now
ui-watch-game = Watch { $title }
ui-code-title = Back on a new device?
ui-code-go = Type its code

## Tables

ui-running-tables = Being played
ui-status-waiting = waiting
ui-status-playing = being played
ui-status-finished = finished
ui-status-abandoned = ended early
ui-join = Sit down
ui-open-table = Open
ui-free-seat = Free seat
ui-players = Players
ui-with-pack = with the pack { $name }
ui-with-pack-hash =
    { $count ->
        [one] With the pack { $name }: 1 change, { $hash }
       *[other] With the pack { $name }: { $count } changes, { $hash }
    }
ui-start = Start the game
ui-open-and-invite = Open the table
ui-waiting-count =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
ui-waiting-for = Waiting for { $names }.
ui-invite-link = Link for the others
ui-invite-note = Whoever opens it can take a free seat, or watch.
ui-sit-here = Sit here
ui-put-bot = Let a bot sit here
ui-you = you
ui-owner-starts = Whoever opened the table starts the game.
ui-share = Seats and links
ui-spectator-link = Link for spectators
ui-seat-link = Link to the seat of { $name } (keep it to yourself)
ui-seat-link-note = Who loses the browser comes back by this link: keep it somewhere else, too.
ui-ask-back = This was my seat
ui-asking-back = Tell the others your code { $code }, and leave this open until all have agreed.
ui-asked-back = Somebody who lost the key asks for this seat, with code { $code }.
ui-agree = I know who it is: agree
ui-given-back =
    { $count ->
        [one] given back once by agreement
       *[other] given back { $count } times by agreement
    }
ui-order = Watching and talking
ui-order-spectators = Spectators may watch
ui-order-talk = Spectators may talk
ui-order-seat = { $name } may talk
ui-seats = Seats
ui-hand-to-bot = Let a bot play
ui-take-back = Play on myself
ui-bot-for-away = Let a bot play meanwhile
ui-stand-up = Stand up
ui-free-it = Free the seat
ui-away-never = Nobody is replaced: the game waits for whoever is away.
ui-away-seconds =
    { $count ->
        [0] A bot may play for whoever is away.
        [one] A bot may play for anybody who has been away for 1 second, until they come back.
       *[other] A bot may play for anybody who has been away for { $count } seconds, until they come back.
    }
ui-away-minutes =
    { $count ->
        [60] A bot may play for anybody who has been away for an hour, until they come back.
        [1440] A bot may play for anybody who has been away for a day, until they come back.
       *[other] A bot may play for anybody who has been away for { $count } minutes, until they come back.
    }
ui-answers-even = Everybody is asked, and passes by itself after { $count } s: no pause tells what is held.
ui-answers-asked = Everybody is asked and has to pass, which shows after { $count } s at the earliest.
ui-answers-open = Only who has a fitting card is asked: quick, but it tells that there is one.
ui-answer-within = { $count } s left
ui-turn-left = { $time } left
ui-span-days =
    { $less ->
        [0] { $more } d
       *[other] { $more } d { $less } h
    }
ui-span-hours =
    { $less ->
        [0] { $more } h
       *[other] { $more } h { $less } min
    }
ui-span-minutes = { $more } min
ui-clock-none = No clock: everybody takes the time they need.
ui-clock-then-move = Each turn has { $time }; then a bot makes its moves.
ui-clock-then-bot = Each turn has { $time }; then a bot takes the seat, until its person comes back.
ui-clock-then-lost = Each turn has { $time }; whoever takes longer has lost.
ui-late-count =
    { $count ->
        [one] out of time once
       *[other] out of time { $count } times
    }
ui-hints-allowed = Players may ask bots for hints, and everybody is told.
ui-hints-none = Nobody may ask bots for hints.
ui-hints-used =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
ui-fair-fixed = This shuffle was fixed before anybody sat down. Its seal:
ui-fair-check = Check the seal
ui-fair-kept = The seal is whole: the server shuffled as it had promised.
ui-fair-broken = The seal is broken: the server did not shuffle as it had promised.
ui-fair-record = The whole game can be checked, move by move, with “ophir verify” and
ui-fair-download = its record.
ui-fair-open-seed = Whoever set this table up knows its shuffle.
ui-votes-to-end = votes to end the game
ui-abandoned = The game was ended
ui-abandoned-text = Everybody voted for it; there is no result.
ui-abandoned-sealed = Everybody who was here voted for it; there is no result. Hands stay hidden, because somebody was away.
ui-error-not-in-tutorial = The tutorial asks for something else now.
ui-error-no-tutorial = There is no tutorial for this game.
ui-vote-end = Vote to end without a result
ui-end-early = End the game early
ui-resign = Resign
ui-resign-for = Resign for { $name }
ui-resign-two = If you resign, { $name } wins.
ui-resign-bot = If you resign, a bot plays on in your seat and you cannot come back.
ui-resign-out = If you resign, your seat is out: it comes last, and a bot only makes the moves the rules ask of it.
ui-resigned = resigned
ui-result-resigned = { $name } resigned.
ui-copy = Copy
ui-copied = Copied
ui-copy-link = Copy the link
ui-qr = The link as a QR code
ui-only-here = Only this computer can open this link. To let others at home join, end Ophir with Ctrl+C and type:
ui-only-here-then = Nothing is lost: this page then shows the address and its QR code.

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
ui-watch-about = Play again what the others did since your last move
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
ui-choose = Choose on the board
ui-choose-card = Choose a card
ui-all-choices = All choices
ui-closed-count =
    { $count ->
        [one] 1 closed choice, and why
       *[other] { $count } closed choices, and why
    }
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
ui-hint-all-equal = They are about equally good: take the one you like.
ui-hint-some-equal = The first { $count } are about equally good.
ui-hint-of = { $name }: { $text }
ui-hint-note = Chance to win after each choice, estimated with your knowledge only.
ui-hint-thinking = Thinking…
ui-picked = Chosen: { $count } of { $most }.
ui-help = Help with this decision
ui-help-controls = What glows in gold can be chosen. Point at anything to see what it would bring, or why it is closed.
ui-search-rules = Search the rules
ui-nothing-found = Nothing found.
ui-chat = Chat
ui-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
ui-chat-text = Say something
ui-no-chat = Nobody has said anything yet.
ui-send = Send
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
ui-final-scores = Final scores
ui-counting = The points are counted
ui-skip = Skip
ui-total = Total
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
ui-on-the-table = On the table
ui-nothing-here = nothing
ui-face-down =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
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
ui-telling = Turns of a solo opponent
ui-telling-paced = one step after the other
ui-telling-steps = when you say so
ui-telling-once = at once
ui-steps-of-turn = Steps of this turn
ui-step-named = Step { $number }: { $text }
ui-step-to-come = Step { $number }, to come
ui-step-of = { $name }: step { $step } of { $steps }
ui-go-on = Go on by itself
ui-why = Why:
ui-why-link = why
ui-why-this = Why: { $text }
ui-to-my-turn = Go on
ui-all-steps = All steps
ui-more-steps =
    { $count ->
        [one] 1 more step
       *[other] { $count } more steps
    }
ui-earlier-turns = Earlier
ui-see-turn = See this turn again: { $name }
ui-again = Again

## Questions out of turn

ui-passed-by = Phases in which you can do nothing are skipped; that is why you are already here.
ui-windows = When may you be asked to answer?
ui-windows-text = Where you are not asked, the page passes for you after a fixed pause.
ui-windows-always = Always ask
ui-windows-matching = When you hold a card made for it
ui-windows-smart = Only where it usually matters
ui-hush = Don't ask again
ui-hush-about = Pass for me for the rest of this game: { $window }
ui-hushed = Not asked in this game: { $windows }.
ui-unhush = Ask again
ui-policy-always = Always ask
ui-policy-matching = When you hold a card made for it
ui-policy-never = Never ask, pass

## Tutorial

ui-tutorial = Tutorial
ui-tutorial-step = Step { $step } of { $steps }
ui-tutorial-instead = For now: { $action }.
ui-tutorial-watch = Watch what the others do.
ui-tutorial-play = Play a game now
ui-tutorial-go-on = Go on with this game
ui-understood = Understood
ui-stop-tutorial = End the tutorial

## Replay

ui-score-chart = Scores over the game
ui-game-begins = The game begins.
ui-first-move = To the beginning
ui-last-move = To the end
ui-play = Play
ui-pause = Pause
ui-move-slider = Move
ui-share-moment = Copy link to this moment
ui-download-sealed = What you may know so far, without the seed. Once the game is over it is the whole record.
ui-play-on-later = From here a new game can begin once this one is over.
ui-download = Download
ui-play-on = Play on from here
ui-upload = Open a record
ui-upload-note = A finished game can be watched again; an unfinished one can be played on. If it was played with a pack, choose its TOML files too.
ui-choose-file = Choose a record file

## Shortcuts

ui-shortcuts = Keyboard
ui-arrow-keys = Arrows
ui-key-arrows = To the next open target in that direction
ui-key-enter = Choose what has the focus
ui-key-target = To the board: the first open target
ui-key-button = To the buttons of this decision
ui-key-list = All choices as a list, with the reasons why others are closed
ui-key-closed = Let the arrows visit closed targets too
ui-key-undo = Undo one step
ui-key-hint = Hint
ui-key-watch = Play again what the others did since your last move
ui-key-help = Help with this decision
ui-key-rules = Rules
ui-key-sheet = This sheet
ui-key-escape = Clear the selection, back to now

## What went wrong

ui-error-offline = The server can't be reached. Check the connection and try again.
ui-error-server = Something went wrong on the server. Please try again.
ui-error-no-answer = The server did not answer. What you did may not count: look at the table, then try again.
ui-error-unknown-table = There is no table at this address. Ask for the link again.
ui-error-unknown-move = The game does not have that many moves.
ui-error-unknown-seat = The table has no such seat.
ui-error-unknown-language = Ophir does not speak this language. Choose another in the settings.
ui-error-too-few = One person alone can't decide that. Only the link to the seat opens it.
ui-error-not-asked = Nobody with this code asks for the seat now.
ui-error-no-spectators = The owner of this table lets nobody watch.
ui-error-muted = The owner of this table does not let you talk here.
ui-error-wrong-secret = This link opens no seat of the table. Ask for it again.
ui-error-not-yours = Only the owner of the table, or the person in that seat, can do this.
ui-error-still-here =
    { $seconds ->
        [0] This seat belongs to the person in it. Only that person can hand it to a bot.
        [one] This person may come back at any moment. In 1 second a bot may play in the meantime.
       *[other] This person may come back at any moment. In { $seconds } seconds a bot may play in the meantime.
    }
ui-error-bad-address = Nothing can be sent there: it is no address, or a private one.
ui-error-no-mail = The host of this server has set up no mail.
ui-error-no-such-notice = This link was used already, or nothing is sent by it any more.
ui-error-push-denied = This browser was not allowed to show notices; its settings for this page can change that.
ui-error-push-worker = This page has not been kept in the browser yet; load it again and try once more.
ui-error-push-service = This browser has no push service, or it can't be reached.
ui-error-no-clock = Nobody waits for whoever plays alone: such a table needs no clock.
ui-error-no-hints = At this table nobody may ask bots for hints.
ui-error-not-for-others = This table was set up without others: set up another one with a free seat.
ui-error-seed-for-all = Whoever knows the seed knows every hand: a table with free seats takes no seed.
ui-error-seat-not-open = Somebody already sits there. Choose another seat.
ui-error-seats-still-open = Some seats are still free. Wait for players, or let bots sit there.
ui-error-wrong-status = That is not possible at this stage of the table.
ui-error-stale-version = The table has moved on. This is how it stands now.
ui-error-too-fast = Too many requests. Wait a moment.
ui-error-too-many = The server is full at the moment. Try again later.
ui-error-too-many-watch = So many people are watching this table that there is no room for more. Players always get in.
ui-error-arranged-enough = This was changed so often at this table that it stays as it is now.
ui-error-talked-enough = You have said as much at this table as it can keep.
ui-error-undone-enough = You have taken back a great deal by now. Play on first.
ui-error-bad-message = The server did not understand the message. Reload the page.
ui-error-bad-pack = This data cannot be used. Look at { $where }: { $reason }.
ui-error-bad-record = This record cannot be read: { $reason }.
ui-error-table-stopped =
    This table can't go on here. { $why ->
        [other-rules] It was begun under rules { $rules } of its game; this Ophir has rules { $known }.
        [other-data] It was begun with the data “{ $pack }” ({ $hash }), which is not at hand.
        [damaged-data] The data that it was begun with ({ $hash }) was kept, but is damaged.
       *[other] This Ophir can't read its log.
    } Nothing is lost: download its record, and ask whoever runs this server for the Ophir that began it.
ui-error-other-rules = This was played under rules { $rules } of { $game }; this Ophir has rules { $known }. Use the Ophir that made it.
ui-error-other-data = This was played with the data “{ $pack }” ({ $hash }), which is not at hand. Choose the pack with that data too, or use the Ophir that made it.
ui-error-damaged-data = The kept data { $hash } is damaged: { $reason }. Install Ophir again; nothing that was played is lost.
ui-error-banned = For now the host of this server admits nobody from your address.
ui-error-wrong-origin = Another site may not do that. Open Ophir itself.
ui-error-wrong-kind = The server refused what was sent. Reload the page.
ui-error-bad-request = The server refused what was sent. Is a file too large?
ui-error-unknown-puzzle = There is no such puzzle here. Look in the archive of puzzles.
ui-error-not-saved = The move could not be stored, so it does not count. Try again.
ui-error-no-person = No browser can be told apart by that. Reload the page.
ui-error-wrong-code = This code is mistyped, older than ten minutes, or already used. Ask for a new one on the other device.

## Without the server

ui-offline = The server can't be reached. Trying again.
ui-offline-works = Without it you can read the rules, look at puzzles that you opened before, and read a record from a file as text.
ui-offline-not = Tables, bots, tutorials, replays on the board and reviews need it; nothing that you played is lost.
ui-record-as-text = The server draws a record on the board. Until it is back, this is the record as it was written, one move a line.
ui-rules-of = Rules of { $title }
ui-rulings =
    { $count ->
        [one] One ruling
       *[other] { $count } rulings
    }
ui-no-rules = The rules can't be had at the moment. Try again when the server is back.

## Spectators and comments

ui-watching =
    { $count ->
        [one] 1 person watches.
       *[other] { $count } people watch.
    }
ui-delay = Spectators see the moves
ui-delay-none = at once
ui-delay-moves = { $count } moves later
ui-delay-minutes = { $count } minutes later
ui-delay-shown = shown { $delay }
ui-comments = Comments
ui-commented = with comments
ui-comment-on = A comment on move { $move }
ui-comment-write = Write
