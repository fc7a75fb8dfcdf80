# What no first look needs: it comes when it is said.

## Site

ui-language = Language
ui-theme = Light or dark
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Movement
ui-motion-full = Full
ui-motion-fast = Fast
ui-motion-off = Off
ui-on = On
ui-off = Off
ui-pace = Bot speed: pause before each move
ui-pace-none = No pause
ui-pace-note = For this table, and for those that you open later.
ui-pace-later = For the tables that you open.
ui-seconds = { $count } s
ui-your-name = Your name
ui-name-hint = As others will see it

## Landing page

ui-game = Game
ui-your-tables = Your tables
ui-being-played = Being played now
ui-watch-game = Watch { $title }

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
ui-spectator-link = Link for spectators
ui-seat-link = Link to the seat of { $name } (keep it to yourself)
ui-seat-link-note = If you lose this browser, this link brings you back: keep it somewhere else, too.
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
        [1] A bot may play for anybody who has been away for a minute, until they come back.
        [60] A bot may play for anybody who has been away for an hour, until they come back.
        [1440] A bot may play for anybody who has been away for a day, until they come back.
       *[other] A bot may play for anybody who has been away for { $count } minutes, until they come back.
    }
ui-answers-even = Everybody is asked, and a pass comes by itself after { $count } s: no pause gives a hand away.
ui-answers-asked = Everybody is asked and has to pass, which is shown after { $count } s at the earliest.
ui-answers-open = Only players with a fitting card are asked: quick, but it gives away that they have one.
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
ui-clock-then-bot = Each turn has { $time }; then a bot takes the seat, until the player comes back.
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
ui-votes-to-end = votes to end the game
ui-error-not-in-tutorial = The tutorial asks for something else now.
ui-error-no-tutorial = There is no tutorial for this game.
ui-vote-end = Vote to end without a result
ui-end-early = End the game early
ui-resign = Resign
ui-resign-for = Resign for { $name }
ui-resign-two = If you resign, { $name } wins.
ui-resign-bot = If you resign, a bot plays on in your seat and you cannot come back.
ui-resign-out = If you resign, your seat is out: it comes last, and a bot only makes the moves the rules ask of it.
ui-copy = Copy
ui-copied = Copied
ui-copy-link = Copy the link
ui-qr = The link as a QR code
ui-only-here = Only this computer can open this link. To let others at home join, end Ophir with Ctrl+C and type:
ui-only-here-then = Nothing is lost: this page then shows the address and its QR code.

## The table

ui-closed-count =
    { $count ->
        [one] 1 closed choice, and why
       *[other] { $count } closed choices, and why
    }
ui-hint-all-equal = All about equally good.
ui-hint-some-equal = The first { $count } are about equal.
ui-hint-note = Chance to win after each choice, estimated from what you can know.
ui-help-controls = What glows in gold can be chosen. Point at anything, or tap it, to see what it would bring, or why it is closed.
ui-search-rules = Search the rules
ui-nothing-found = Nothing found.
ui-chat-text = Say something
ui-no-chat = Nobody has said anything yet.
ui-send = Send
ui-final-scores = Final scores
ui-total = Total

## Kingdom of Solomon

ui-on-the-table = On the table
ui-nothing-here = nothing
ui-face-down =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }

## An automaton's turn, told step by step

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

ui-ahead-text = This is asked of you later. Say now what you will do: it is done as soon as it is your turn. Only you know of it, and you can take it back until then.
ui-ahead-again-text = This is answered now, and again each time until something else is asked of you. Only you know of it, and you can take it back.
ui-ahead-same = Ask me after all if my choices change
ui-windows = When may you be asked to answer?
ui-windows-text = Where you are not asked, the page passes for you after a fixed pause.
ui-windows-always = Always ask
ui-windows-matching = When you hold a card made for it
ui-windows-smart = Only where it usually matters
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
ui-picture = Save this moment as a picture
ui-download-sealed = What you may know so far, without the seed. Once the game is over it is the whole record.
ui-play-on-later = From here a new game can begin once this one is over.
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
ui-key-watch = Replay what the others did since your last move
ui-key-help = Help with this decision
ui-key-rules = Rules
ui-key-sheet = This sheet
ui-key-escape = Clear the selection, back to now

## What went wrong

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
ui-error-bad-address = Nothing can be sent there: it is not an address, or it is a private one.
ui-error-no-mail = The host of this server has set up no mail.
ui-error-no-such-notice = This link has already been used, or nothing is sent by it any more.
ui-error-push-denied = This browser was not allowed to show notices; its settings for this page can change that.
ui-error-push-worker = This page has not been kept in the browser yet; load it again and try once more.
ui-error-push-service = This browser has no push service, or it can't be reached.
ui-error-no-clock = When you play alone, nobody has to wait for you: such a table needs no clock.
ui-error-no-picture = This browser can't draw a picture of the page.
ui-error-nothing-ahead = Nothing is asked now that you could answer ahead.
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
ui-error-arranged-enough = This has been changed so often at this table that it stays as it is now.
ui-error-talked-enough = You have said as much at this table as it can keep.
ui-error-undone-enough = You have taken back a great deal by now. Play on first.
ui-error-bad-message = The server did not understand the message. Reload the page.
ui-error-bad-pack = This data cannot be used. Look at { $where }: { $reason }.
ui-error-bad-record = This record cannot be read: { $reason }.
ui-error-table-stopped =
    This table can't go on here. { $why ->
        [other-rules] It was begun under rules { $rules } of its game; this Ophir has rules { $known }.
        [other-data] It was begun with the data “{ $pack }” ({ $hash }), which is not available.
        [damaged-data] The data that it was begun with ({ $hash }) was kept, but is damaged.
       *[other] This Ophir can't read its log.
    } Nothing is lost: download its record, and ask whoever runs this server for the Ophir that began it.
ui-error-other-rules = This was played under rules { $rules } of { $game }; this Ophir has rules { $known }. Use the Ophir that made it.
ui-error-other-data = This was played with the data “{ $pack }” ({ $hash }), which is not available. Choose the pack with that data too, or use the Ophir that made it.
ui-error-damaged-data = The kept data { $hash } is damaged: { $reason }. Install Ophir again; nothing that was played is lost.
ui-error-banned = For now the host of this server admits nobody from your address.
ui-error-wrong-origin = Another site may not do that. Open Ophir itself.
ui-error-wrong-kind = The server refused what was sent. Reload the page.
ui-error-bad-request = The server refused what was sent. Is a file too large?
ui-error-unknown-puzzle = There is no such puzzle here. Look in the archive of puzzles.
ui-error-not-saved = The move could not be stored, so it does not count. Try again.
ui-error-no-person = That does not identify a browser. Reload the page.
ui-error-wrong-code = This code is mistyped, older than ten minutes, or already used. Ask for a new one on the other device.

## Without the server

ui-record-as-text = The server draws a record on the board. Until it is back, this is the record as it was written, one move per line.
ui-rules-usual = With the usual options, and figures for { $count } players. At a table, the rules show the options and figures of that table.
ui-rulings =
    { $count ->
        [one] One ruling
       *[other] { $count } rulings
    }
ui-no-rules = The rules are not available at the moment. Try again when the server is back.

## Spectators and comments

ui-watching =
    { $count ->
        [one] 1 person watches.
       *[other] { $count } people watch.
    }
ui-delay = Spectators see the moves
ui-delay-none = at once
ui-delay-moves = { $count } moves later
ui-delay-turns =
    { $count ->
        [one] a turn later
       *[other] { $count } turns later
    }
ui-delay-minutes = { $count } minutes later
ui-delay-shown = shown { $delay }
ui-comments = Comments
ui-commented = with comments
ui-comment-on = A comment on move { $move }
ui-comment-write = Write
