## Small words

nobody = nobody
nothing = nothing
yes = yes
no = no
list-end = { $first } and { $last }
counted = { $count } × { $thing }
closed-with-rule = { $reason } (rule { $rule })

## Seats

color-blue = Lapis
color-red = Tyrian
color-green = Verdigris
color-yellow = Saffron
color-ivory = Ivory

## Why nothing can be taken back

undo-nothing-played = No action of yours is left to take back.
undo-other-acted = Another player has acted since, so your earlier actions stand.
undo-something-known = That action showed something new, such as a card, so it stands.

## Why an action is refused, where no rule of the game says more

reason-over = The game is over.
reason-not-together = These choices cannot be taken together at the moment.
reason-not-offered = It is not among the options of { $seat } at the moment.

## Errors, by code

error-bad-seats = This game is for { $allowed } players, not { $seats }.
error-unknown-seat = There is no seat “{ $seat }” at this table. Name one of these: { $allowed }.
error-bad-option = Option “{ $option }” does not fit here. Allowed: { $allowed }.
error-bad-game = “{ $folder }” can't be loaded as a game: { $reason }.
error-unknown-game = There is no game “{ $game }”. Choose one of these: { $allowed }.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of these: { $allowed }.
error-unknown-action = “{ $text }” is not an action in this game. Write one of the options listed.
error-illegal-action = “{ $action }” is not possible. { $reason }
error-not-over = The game goes on: it has an outcome only once it is over.
error-bad-answer = The bot “{ $bot }” answered “{ $answer }”, which is not an action it may take. Choose another bot.
error-bad-chance = Chance can't give that: { $reason }.
error-nothing-to-undo = { $seat } cannot take anything more back. { $reason }
error-bad-position = This position cannot be read. Look at { $field }: { $reason }.
error-bad-record =
    { $line ->
        [0] This record cannot be read: { $reason }.
       *[other] This record cannot be read. Look at line { NUMBER($line, useGrouping: 0) }: { $reason }.
    }
error-not-at-hand = This can't go on here: the rules or data that it was played with are not available. Nothing is lost.
error-other-rules = This was played under rules { $rules } of { $game }; this Ophir has rules { $known }. Use the Ophir that made it.
error-other-data = This was played with the data “{ $pack }” ({ $hash }), which is not available. Name the folder with that data (--pack), or use the Ophir that made it.
error-damaged-data = The kept data { $hash } is damaged: { $reason }. Install Ophir again; nothing that was played is lost.
error-other-judgement = { $file } is not a judgement for { $game }: { $why }. The command “ophir train { $game }” makes one.
error-missing-part = This needs the package { $part }. Install ophir[{ $extra }].
error-bad-pack = This data pack cannot be used. Look at { $file } { $record } { $field }: { $reason }.

## Fields that many games have, as the general board calls them

field-hand = Hand
field-deck = Deck
field-discard = Discard pile
field-score = Score
field-round = Round
field-order = Turn order

# Where a figure of the data comes from
data-source-rulebook = from a rulebook
data-source-public = from a public page
data-source-memory = from memory
data-source-reconstructed = reconstructed for Ophir
data-source-owner = checked against a copy of the game
data-source-invented = invented

## What stands on the panels of players: the unit of scores, and what being asked is called

unit = points
tag-turn = Your turn
tag-answer = Your answer
