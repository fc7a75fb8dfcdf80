## The game

game-title = Solomon's Temple
game-about = Two builders race to raise and furnish the Temple, each on a board of their own, and to crown it with the Filling of the Holy of Holies. While you build, you send Sins and Babylonian armies against the other side, and keep your own Altar, gates and Prophet in order. For 2 players, about 60 to 90 minutes.

counted-card = { $count } × { $thing }
line = • { $name }: { $text }

color-white = Lapis
color-black = Tyrian

## Structures

card-porch = Porch
card-pillar_boaz = Pillar Boaz
card-pillar_jachin = Pillar Jachin
card-main_hall = Main Hall
card-holy_of_holies = Holy of Holies

## Furnishings

card-ark_of_the_covenant = Ark of the Covenant
card-cherub_north = Golden Cherub (north)
card-cherub_south = Golden Cherub (south)
card-veil = Veil
card-table_of_showbread = Table of Showbread
card-altar_of_incense = Golden Altar of Incense
card-lampstands_north = Golden Lampstands (north side)
card-lampstands_south = Golden Lampstands (south side)
card-golden_vessels = Golden Vessels
card-bronze_sea = Bronze Sea
card-lavers_north = Bronze Lavers (north side)
card-lavers_south = Bronze Lavers (south side)

## Other good cards

card-filling = Filling of the Holy of Holies
card-guarded_gate = Guarded Gate
card-prophet_isaiah = Isaiah
card-prophet_jeremiah = Jeremiah
card-prophet_ezekiel = Ezekiel
card-king_david = King David
card-king_solomon = King Solomon
card-priest = Priest
card-altar = Altar
card-levites = Levites
card-pray_and_fast = Pray and Fast
card-burnt_offering = Burnt Offering
card-peace_offering = Peace Offering
card-guilt_offering = Guilt Offering
card-grain_offering = Grain Offering
card-scapegoat = Scapegoat
card-cooperation = Cooperation
card-israelite_army = Israelite Army

## Sins, evil instants, Military cards

card-sin = Sin
card-selfish_heart = Selfish Heart
card-idol_worship = Idol Worship
card-covetous_thoughts = Covetous Thoughts
card-doubt = Doubt
card-false_worship = False Worship
card-blaspheme = Blaspheme
card-loss_of_faith = Loss of Faith
card-arrogance = Arrogance
card-loss_of_heart = Loss of Heart
card-bad_offerings = Bad Offerings
card-blemished_animal = Blemished Animal
card-broken_altar = Broken Altar
card-evil_priest = Evil Priest
card-unclean = Unclean
card-babylonian_army = Babylonian Army
card-lay_siege = Lay Siege
card-secret_passage = Secret Passage
card-destruction = Destruction

## The city

space-o_n = Camp before the North Gate
space-o_ne = North-east fields
space-o_e = Field before the East Gate
space-o_se = South-east fields
space-o_s = Field before the South Gate
space-o_sw = South-west fields
space-o_w = Field before the West Gate
space-o_nw = North-west fields
space-i_n = North street
space-i_ne = North-east quarter
space-i_e = East street
space-i_se = South-east quarter
space-i_s = South street
space-i_sw = South-west quarter
space-i_w = West street
space-i_nw = North-west quarter
space-t_n = North court
space-t_e = East court
space-t_s = South court
space-t_w = West court

gate-north = North Gate
gate-east = East Gate
gate-south = South Gate
gate-west = West Gate

slot-prophet = Prophet
slot-king_david = King David
slot-king_solomon = King Solomon
slot-priest = Priest
slot-altar = Altar
slot-scapegoat = Scapegoat
slot-fast = Pray and Fast

phase-setup = Set-up
phase-preparation = Preparation
phase-military = Military Phase
phase-destruction = Destruction (marches are over)
phase-defence = Defence
phase-building = Building Phase
phase-discard = Discard Phase
phase-turn = Start of the turn
phase-window = Answers after the Draw Phase
phase-attack_start = Start of the attack
phase-attack = Attack
phase-turn_end = End of the turn

die-star = Star of David (no attack this turn)
die-sword = Sword (nothing holds armies back)

category-structure = Structure
category-furnishing = Furnishing
category-filling = Last card
category-gate = Gate
category-prophet = Prophet
category-king = King
category-priest = Priest
category-altar = Altar
category-levites = Levites
category-pray_and_fast = Pray and Fast
category-offering = Offering
category-scapegoat = Scapegoat
category-cooperation = Cooperation
category-israelite_army = Israelite Army
category-sin = Sin
category-instant_evil = Evil instant
category-military = Military card

end-filling = the Holy of Holies is filled
end-both_dead = neither Temple can be finished any more
end-round_cap = the last round is over
end-idle = nothing has happened for too long

source-structures = Structures
source-furnishings = Furnishings

result-why =
    { $how ->
        [filling] The Temple of { $winner_seat } stands complete and the Holy of Holies is filled: that wins at once.
        [draw] The game ended because { $end }, and neither player has won it: a draw.
       *[other] The game ended because { $end }. Then the fuller Temple wins: { $score } to { $other }.
    }

## Options

option-deck_exhaustion-name = Empty draw pile
option-deck_exhaustion = What happens when a card has to be drawn and the draw pile is empty. The rulebook never reshuffles: a discarded Furnishing is all but lost.
option-deck_exhaustion-none = No more cards to draw
option-deck_exhaustion-reshuffle = Reshuffle your discard pile
option-stuck_hand-name = Stuck hand
option-stuck_hand = When you may shuffle your whole hand back in the Discard Phase because none of its cards can be placed.
option-stuck_hand-strict = Eight or more cards, all Furnishings
option-stuck_hand-extended = The Filling may be among them
option-grain_extra_build-name = Extra build with Grain
option-grain_extra_build = Whether the build that a Grain Offering allows comes on top of the turn's one build.
option-grain_extra_build-on = On top of it
option-grain_extra_build-off = In its place
option-off_turn_offerings-name = Offerings out of turn
option-off_turn_offerings = Whether Peace and Guilt Offerings may be made on the opponent's turn, and Guilt Offerings during your own attack.
option-off_turn_offerings-on = Allowed
option-off_turn_offerings-off = Only on your own turn
option-unclean_blocks_scapegoat-name = Unclean and the Scapegoat
option-unclean_blocks_scapegoat = Whether an unclean Priest can send the Scapegoat away.
option-unclean_blocks_scapegoat-on = He cannot
option-unclean_blocks_scapegoat-off = He can
option-scapegoat_negates_loss_of_heart-name = Scapegoat against Loss of Heart
option-scapegoat_negates_loss_of_heart = Whether the Scapegoat takes away Loss of Heart, which no Burnt Offering can.
option-scapegoat_negates_loss_of_heart-on = It does
option-scapegoat_negates_loss_of_heart-off = Nothing does
option-every_window-name = Response windows
option-every_window = Who is asked for an answer. If only players who hold a fitting card are asked, every pass gives away that there is one.
option-every_window-on = Everybody, with or without a fitting card
option-every_window-off = Whoever has a fitting card
option-siege_waits-name = Waiting siege
option-siege_waits = Whether a siege that was not used on its third turn stays for a later one.
option-siege_waits-on = It stays
option-siege_waits-off = It is discarded
option-max_rounds-name = Longest game
option-max_rounds = After how many rounds a game without a Filling ends.
option-max_rounds-value =
    { $count ->
        [0] No practical limit
        [one] { $count } round
       *[other] { $count } rounds
    }
option-idle_rounds-name = Idle rounds
option-idle_rounds = When the game ends because nothing happens: after so many rounds in a row without any card or army moving.
option-idle_rounds-value =
    { $count ->
        [0] Never
        [one] { $count } round
       *[other] { $count } rounds
    }
option-end_when_both_dead-name = Hopeless game
option-end_when_both_dead = Whether the game ends as soon as neither Temple can be finished, because too many of the cards they need lie in the discard piles.
option-end_when_both_dead-on = The game ends then
option-end_when_both_dead-off = Play goes on
option-adjudication-name = Game without a Filling
option-adjudication = How a game that ends before anybody has filled the Holy of Holies is decided. The rulebook knows no other way to win.
option-adjudication-draw = A draw
option-adjudication-pieces = The fuller Temple wins

## Set-up

ask-choose-prophet = Which Prophet do you begin with? All do the same.
help-choose-prophet = All three do the same: as long as one is in play, you roll a die each turn, and half of all rolls keep the armies away. The other two stay in your deck. (Rules 2)
action-choose = Begin with { $card }
group-choose = Prophets

## Your own actions

ask-preparation = What do you lay down before the Military Phase?
help-preparation = Lay down a Prophet, Kings, a Priest and an Altar, search with Levites, begin a fast, make offerings, or harm your opponent's Altar. With King Solomon you place Structures at once; with King David, Guarded Gates. You can do all of this again in the Building Phase, but gates are worth most now. (Rules 5)
action-play = Play { $card }
group-play = Cards
action-build = Place { $card }
group-build = Structures and Furnishings
action-guard = Guard the { $gate }
group-guard = Gates
action-reward = Take the reward of your fast
group-reward = Reward
action-go = Go on: { $phase }
group-go = Go on

ask-find = Which Structure do you take from your draw pile?
help-find = It goes into your hand. Your opponent sees only that you took one. Look at the Furnishings you hold: each needs its own Structure. (Rules 5)
action-find = Take { $card }
group-find = Structures in your draw pile

ask-retrieve = Which good card do you take from your discard pile?
help-retrieve = This is the reward of your fast; your opponent sees it. You may play the card this very turn. (Rules 8)
action-retrieve = Take back { $card }
group-retrieve = Good cards in your discard pile

## Windows

ask-turn-window = { $other_seat } is about to begin. Do you play something first?
help-turn-window = You may spoil the Altar or the Priest before any offering is made, make an offering of your own, or place what your Kings allow. Pass when you are done. (Rules 9.2)
ask-priest-window = { $other_seat } has laid down a Priest or an Altar. Do you answer?
help-priest-window = Broken Altar and Evil Priest take the new card away, Bad Offerings and Unclean spoil it. Pass when you are done. (Rules 9.2)
ask-offering-window =
    { $negated ->
        [0] { $other_seat } makes an offering: { $card }. Do you answer?
       *[other] { $other_seat } makes an offering that is already spoilt: { $card }. Do you play something?
    }
help-offering-window = Blemished Animal spoils a Burnt, Peace or Guilt Offering just made. The other cards come too late for this offering, but stop the next one. Pass when you are done. (Rules 6, 9)
ask-wall-window =
    { $armies ->
        [0] { $other_seat } may attack now. Do you guard a gate first?
       *[other] Armies of { $other_seat } are on your board. Do you guard a gate?
    }
help-wall-window = King David lets you close open gates between the attacker's actions, even right behind an army. Pass when you are done. (Rules 9, R80)
ask-sin-window = { $other_seat } wants to build. Do you play a Sin?
help-sin-window = One Sin stops the build unless it is answered with a Burnt Offering or the Scapegoat. You may add Unclean or Broken Altar before you pass; only then does { $other_seat } answer. (Rules 10)
action-pass = Pass
group-pass = Pass

## Offerings

ask-exchange-give = Which good card do you swap for one from your draw pile?
help-exchange-give = You look through your draw pile and swap one good card. Your opponent sees neither. You may also decline. (Rules 6)
action-give = Give { $card }
group-give = Give a card
action-decline = No, thanks
group-decline = Decline
ask-exchange-take = Which good card do you take in exchange?
help-exchange-take = Take any good card from your draw pile; the one you gave goes there. (Rules 6)
action-take = Take { $card }
group-take = Good cards in your draw pile

## Military Phase

ask-attack = Military Phase of { $other_seat }: your armies may attack. Place armies, march, play cards, or go on.
help-attack = Each army takes one step a turn. New armies enter before the North Gate, if that space is free. Open gates let you in; Secret Passage leads through guarded ones. With two armies you can lay siege. From a court beside the Temple a Destruction card, played after all marches, raids what stands in it. (Rules 7.2, 7.3)
action-move = March from { $space } to { $to_space }
group-move = Marches
action-passage = Secret Passage: from { $space } through the { $gate }
group-passage = Secret Passage
action-siege = Siege: open the { $gate }
group-siege = Siege
action-abandon = Give up the siege
group-abandon = Siege

ask-bonus-move = Which army takes the extra step?
help-bonus-move = The gate is open and nobody can close it before this step. Any army may take it, even one that has already moved. (Rules 7.4)

ask-destroy = Destroy something, play a card, or go on?
help-destroy = One Destruction card for each army: on a guarded gate beside it or, from a court, on the Temple. A raid on the Temple sends back Furnishings, drives the Prophet away and costs you the army. (Rules 7.3)
action-destroy = Destroy the { $gate } from { $space }
group-destroy = Destroy a gate
action-raid = Raid the Temple from { $space }
group-raid = Raid the Temple

ask-send-back =
    { $cards ->
        [one] Which Furnishing goes back to { $other_seat }'s draw pile?
       *[other] Which { $cards } Furnishings go back to { $other_seat }'s draw pile?
    }
help-send-back = Choose what is hardest to build again. Structures stay. (Rules 7.3)
action-send-back = Send back { $card }
group-send-back = Furnishings in the Temple
series-send-back =
    { $count ->
        [one] Send one back
       *[other] Send { $count } back
    }

ask-defence = Enemy armies on your board. Do you defend?
help-defence = One Israelite Army sends the armies that are inside your walls to free spaces of your choice. Two together drive every army from your board and end a siege. An offering may bring you one. (Rules 7.5)
action-rout = Play two Israelite Armies: drive everyone out
group-rout = Israelite Armies

ask-relocate = Which army do you send away?
help-relocate = Each army inside the walls can be moved once, and at least one must be moved. The space before the North Gate will do too: an army there keeps new ones out. (Rules 7.5)
action-seize = Move the army on { $space }
group-seize = Armies inside
action-done = That is all
group-done = Done
ask-relocate-to = Where does the army on { $space } go?
help-relocate-to = Any free space of your board will do. The far corners outside are a long way from your gates. (Rules 7.5)
action-send = To { $space }
group-send = Free spaces

## Building Phase

ask-building =
    { $build ->
        [used] You have used this turn's build. You may still play other cards, or go on.
        [fasting] You are fasting: you cannot build or play good cards. You may still play evil cards, or go on.
        [stopped] { $card } stops your build this turn. You may still play other cards, or go on.
        [nothing] You hold nothing that can be built now. You may play other cards, or go on.
       *[open] Build, or do something else?
    }
help-building =
    { $build ->
        [open] You may announce a build once a turn; your opponent may answer with a Sin. Everything you could lay down before the Military Phase is possible here too. A Grain Offering shields you and lets you build without announcing. (Rules 10)
        [stopped] The Sin leaves at the start of your next turn. Against the next Sin, keep a Burnt Offering with a Priest and an Altar, or a Scapegoat that is awake. (Rules 10)
       *[other] Whatever you could lay down before the Military Phase can be laid down here too. Then go on to the Discard Phase. (Rules 10)
    }
action-announce = Announce a build
group-announce = Build
action-grain-build = Build under the Grain Offering
group-grain-build = Build

ask-sin-response = { $other_seat } plays { $card } against your build. Take it away, or accept it and do not build this turn.
help-sin-response = This Sin stops the build you announced unless you take it away. A Burnt Offering takes a Sin away, but not Loss of Heart; you need a good Priest who is clean, and an Altar. A Scapegoat that is awake needs only the Priest. You may lay down a missing Priest or Altar first. If you accept the Sin, you lose this turn's build; the Sin leaves at the start of your next turn. (Rules 10)
action-scapegoat = Send the Scapegoat away
group-scapegoat = Scapegoat
action-accept = Accept the Sin
group-accept = Accept

ask-build = What do you build?
help-build = A Structure, a Furnishing whose Structure stands, or a Guarded Gate. Cooperation places two Furnishings. (Rules 10)
ask-build-furnishing =
    { $cards ->
        [one] Cooperation: which Furnishing comes next?
       *[other] Cooperation: which Furnishings do you place?
    }
help-build-furnishing = Only Furnishings whose Structure stands can be placed. (Rules 10, R77)
series-build-furnishing =
    { $count ->
        [one] Place one Furnishing
       *[other] Place { $count } Furnishings
    }

## Discard Phase

ask-discard =
    { $cards ->
        [one] Discard one more card, or end your turn?
       *[other] Discard up to { $cards } cards, or end your turn?
    }{ $stopped ->
        [0] { "" }
       *[other] { " " }{ $card } stopped your build; it leaves as your next turn begins.
    }
help-discard = Next turn you draw until you hold { $hand_refill } cards, so a card that does not help stands in the way of one that does. Discards are face up. { $reshuffle ->
        [0] Only Pray and Fast brings one back: keep Structures, Furnishings and the Filling.
       *[other] They come back when your draw pile is empty.
    } (Rules 11.1)
action-discard = Discard { $card }
group-discard = Discard
series-discard =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
action-reshuffle = Show your hand and shuffle it back
group-reshuffle = Stuck hand
action-end = End the turn
group-end = End

## What happened

event-prophet-chosen = { $seat } begins with { $card }.
    .you = You begin with { $card }.
event-coin = { $seat } wins the coin toss.
    .you = You win the coin toss.
event-turn = Round { $round }: { $seat } is up.
    .you = You are up: round { $round }.
event-phase = { $seat }'s turn: { $phase }.
    .you = Your turn: { $phase }.
event-drew =
    { $cards ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $cards } cards.
    }
    .you =
        { $cards ->
            [one] You draw a card.
           *[other] You draw { $cards } cards.
        }
event-drew-secret = { $seat } draws { $card }.
    .you = You draw { $card }.
event-reshuffled =
    { $cards ->
        [one] { $seat }'s discard pile, a single card, becomes the new draw pile.
       *[other] { $seat } shuffles the discard pile, { $cards } cards, into a new draw pile.
    }
    .you =
        { $cards ->
            [one] Your discard pile, a single card, becomes your new draw pile.
           *[other] You shuffle your discard pile, { $cards } cards, into a new draw pile.
        }
event-scapegoat-came = { $seat } finds the Scapegoat; it comes into play asleep.
    .you = You find the Scapegoat; it comes into play asleep.
event-scapegoat-woke = { $seat }'s Scapegoat is awake.
    .you = Your Scapegoat is awake.
event-scapegoat-used = { $seat } sends the Scapegoat away.
    .you = You send the Scapegoat away.
event-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-built = { $seat } places { $card }.
    .you = You place { $card }.
event-guarded = { $seat } guards the { $gate }.
    .you = You guard the { $gate }.
event-passed = { $seat } passes.
    .you = You pass.
event-bad-offering = Bad Offerings spoils { $seat }'s { $card }.
    .you = Your { $card } is spoilt by Bad Offerings.
event-hand-shuffled =
    { $cards ->
        [0] { $seat } has no hand to shuffle.
        [one] { $seat } shuffles the one card in hand into the draw pile.
       *[other] { $seat } shuffles the hand, { $cards } cards, into the draw pile.
    }
    .you =
        { $cards ->
            [0] You have no hand to shuffle.
            [one] You shuffle the one card in your hand into the draw pile.
           *[other] You shuffle your hand, { $cards } cards, into the draw pile.
        }
event-gave = { $seat } puts a card into the draw pile.
    .you = You put a card into the draw pile.
event-gave-secret = { $seat } puts { $card } into the draw pile.
    .you = You put { $card } into the draw pile.
event-exchanged = { $seat } takes another card in exchange.
    .you = You take another card in exchange.
event-exchanged-secret = { $seat } takes { $card } in exchange for { $given_card }.
    .you = You take { $card } in exchange for { $given_card }.
event-declined = { $seat } exchanges nothing.
    .you = You exchange nothing.
event-found = { $seat } takes a Structure from the draw pile.
    .you = You take a Structure from the draw pile.
event-found-secret = { $seat } takes { $card } from the draw pile.
    .you = You take { $card } from the draw pile.
event-found-nothing = { $seat } finds no Structure in the draw pile.
    .you = You find no Structure in the draw pile.
event-retrieved = { $seat } takes { $card } back from the discard pile.
    .you = You take { $card } back from the discard pile.
event-rolled = { $seat } rolls the die: { $die }.
    .you = You roll the die: { $die }.
event-siege-counted = { $seat }'s siege enters its turn { $turns }.
    .you = Your siege enters its turn { $turns }.
event-siege-opened = { $seat }'s siege opens the { $gate }.
    .you = Your siege opens the { $gate }.
event-siege-abandoned = { $seat } gives up the siege.
    .you = You give up the siege.
event-siege-expired = { $seat }'s siege ends unused.
    .you = Your siege ends unused.
event-army-placed = An army of { $seat } enters: { $space }.
    .you = Your army enters: { $space }.
event-army-moved = An army of { $seat } goes from { $space } to { $to_space }.
    .you = Your army goes from { $space } to { $to_space }.
event-armies-done = All armies of { $seat } have moved.
    .you = Your armies have all moved.
event-passage = { $seat } knows a Secret Passage through the { $gate }.
    .you = You know a Secret Passage through the { $gate }.
event-wall-watched = { $seat }'s watchmen stand on the wall.
    .you = Your watchmen stand on the wall.
event-gate-destroyed = { $seat } destroys the { $gate }.
    .you = You destroy the { $gate }.
event-temple-raided = { $seat } raids the Temple of { $other_seat }.
    .you = You raid the Temple of { $other_seat }.
    .to-you = { $seat } raids your Temple.
event-sent-back = { $card } goes back to the draw pile.
event-routed = { $seat } drives every army of { $other_seat } from the city.
    .you = You drive every army of { $other_seat } from the city.
    .to-you = { $seat } drives all your armies from the city.
event-relocated =
    { $armies ->
        [one] { $seat } has sent one army away.
       *[other] { $seat } has sent { $armies } armies away.
    }
    .you =
        { $armies ->
            [one] You have sent one army away.
           *[other] You have sent { $armies } armies away.
        }
event-announced = { $seat } announces a build.
    .you = You announce a build.
event-grain-build = { $seat } builds under the Grain Offering.
    .you = You build under the Grain Offering.
event-sin-gone = { $card } no longer weighs on { $seat }.
    .you = You are free of { $card }.
event-sin-accepted = { $card } stands against { $seat } until { $seat }'s next turn: no build now.
    .you = You bear { $card } until your next turn: no build now.
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-stuck-hand = { $seat } shows a stuck hand and shuffles it back: { $card }.
    .you = You show a stuck hand and shuffle it back: { $card }.
event-end = The game is over: { $end }.

## Why something is closed

closed-fasting = You are fasting: you play no good card until the fast is over.
closed-no-priest = You have no good Priest in play. Lay one down first.
closed-evil-priest = An Evil Priest holds your Priest's place. Lay down a new Priest to drive him out.
closed-no-altar = You have no Altar in play. Lay one down first.
closed-unclean = Your Priest is unclean until the end of this turn.
closed-nothing-to-burn-for = There is no Sin to answer, no Bad Offerings to clear and no sleeping Scapegoat to wake. Keep it for a Sin.
closed-sin-not-burnt-away = A Burnt Offering does not take { $card } away.
closed-nothing-to-exchange = You need another good card in hand, and a good card in your draw pile.
closed-no-good-card-to-take = Your draw pile has no good card to take.
closed-build-used = You have already used this turn's build.
closed-sin-lies-there = A Sin lies against you. It leaves at the start of your next turn.
closed-grain-active = A Grain Offering is in effect: build under it instead.
closed-prophet-in-play = You already have a Prophet in play.
closed-altar-in-play = You already have an Altar in play.
closed-priest-in-play = You already have a good Priest in play.
closed-fast-in-play = You already have a fast in play.
closed-structures-missing = Not all your Structures stand yet.
closed-furnishings-missing = Not all your Furnishings stand in the Temple yet.
closed-all-structures-stand = All your Structures stand. There is nothing to search for.
closed-not-in-draw-pile = It is not in your draw pile.
closed-announce-first = This has to be built: announce a build in the Building Phase.
closed-needs-king = You could place this now only with { $card } in play.
closed-king-instant = With { $card } you place this at once; it no longer counts as a build. Do it before or after.
closed-gate-guarded = The { $gate } is guarded.
closed-gate-open = The { $gate } is open.
closed-structure-missing = { $card } has to stand first.
closed-no-build = You hold nothing that can be built now.
closed-no-furnishing = No Furnishing in your hand can be placed.
closed-no-army-inside = No enemy army stands inside your walls.
closed-no-army = No enemy army stands on your board.
closed-single-army = You need two Israelite Armies for this.
closed-sin-played = You have already played a Sin against this build. One is the limit.
closed-opponent-has-no-altar = Your opponent has no Altar in play.
closed-bad-offerings-there = Bad Offerings already lies on that Altar.
closed-opponent-has-no-priest = Your opponent has no good Priest in play.
closed-already-unclean = That Priest is already unclean.
closed-opponent-immune = A Grain Offering protects your opponent for the rest of this turn.
closed-no-animal-offering = There is no Burnt, Peace or Guilt Offering to answer.
closed-offering-negated = The offering is already spoilt.
closed-no-token = All your army tokens are on the board.
closed-start-space-taken = An army stands where new ones enter. Move it first.
closed-too-few-armies = A siege needs { $siege_armies } armies on the board.
closed-siege-in-play = You are already laying siege.
closed-passage-played = After a Secret Passage no siege can begin in the same turn.
closed-siege-forbids-cards = During the first two turns of a siege you cannot play cards on armies. You may give it up from its second turn on.
closed-siege-just-begun = A siege can be given up from its second turn on.
closed-siege-not-ripe =
    { $turns ->
        [one] The siege needs one more turn with an attack.
       *[other] The siege needs { $turns } more turns with an attack.
    }
closed-army-moved = The army on { $space } has already taken its step.
closed-space-taken = An army stands there: { $space }.
closed-passage-used = The army on { $space } has already used a Secret Passage this turn.
closed-destruction-used = The army on { $space } has already used a Destruction card this turn.
closed-nothing-to-destroy = A raid needs a Structure in the Temple, and a Furnishing or a Prophet to lose.
closed-relocated = This card has already moved the army on { $space }.
closed-army-outside = The army on { $space } stands outside your walls.
closed-move-one-first = Move at least one army.
closed-scapegoat-asleep = The Scapegoat is asleep. A Burnt Offering wakes it.
closed-scapegoat-powerless = In this game nothing takes { $card } away.
closed-reward-taken = You have already taken the reward of this fast.
closed-no-good-card-discarded = There is no good card in your discard pile.
closed-discarded-already = You have already discarded a card. You can shuffle your hand back only instead of discarding.
closed-hand-not-stuck =
    { $extended_stuck_hand ->
        [0] Your hand is not stuck: all its cards must be Furnishings that lack their Structure.
       *[other] Your hand is not stuck: all its cards must be Furnishings that lack their Structure, or the Filling.
    }

## What cards do

about-structure = Part of the Temple. All { $structures_all } have to stand. Built in the Building Phase; with King Solomon in play it is placed at once, on your turn or as your opponent's begins. Never destroyed.
about-furnishing = Stands in the { $home_card }, which has to be built first. All { $furnishings_all } are needed to win.
about-filling = Played on a complete Temple with all its Furnishings, it wins the game at once.
about-guarded_gate = Closes an open gate of your city to armies. Built like a part of the Temple or, with King David in play, placed at any time. { $count } in a deck.
about-prophet = While he is in play, a die is rolled before each attack on you: on a Star the armies do nothing this turn. Lost when the Temple is raided.
about-king_david = Stays for the whole game. Your Guarded Gates become instants: they do not count as builds, no Sin stops them, and you may place them even between the attacker's moves.
about-king_solomon = Stays for the whole game. Your Structures become instants: they do not count as builds, no Sin stops them, and you may place as many a turn as you like.
about-priest = With an Altar he makes your offerings possible. Laying him down drives out an Evil Priest. { $count } in a deck.
about-altar = With a good Priest it makes your offerings possible. { $count } in a deck.
about-levites = Take a Structure of your choice from your draw pile. Cannot be played once all Structures stand. { $count } in a deck.
about-pray_and_fast = Play no good card for two of your turns; on the third, take a good card back from your discard pile. This turn counts if you have played no good card in it yet. { $count } in a deck.
about-burnt_offering = Takes away a Sin played against your build (not Loss of Heart), and wakes the Scapegoat. { $count } in a deck.
about-peace_offering = An instant. Swap a good card in your hand for a good card in your draw pile. { $count } in a deck.
about-guilt_offering = An instant. Shuffle your hand into your draw pile and draw { $guilt_draw } cards. { $count } in a deck.
about-grain_offering = Until the end of your turn no Sin and no evil instant can be played against you, and you may build without announcing. { $count } in a deck.
about-scapegoat = Comes into play by itself, asleep; a Burnt Offering wakes it. Once awake it can take away a Sin, with a good Priest but without an Altar. The only one in a deck.
about-cooperation = Place two Furnishings in one build. { $count } in a deck.
about-israelite_army = One sends the enemy armies that are inside your walls wherever you like; two together drive all armies from your board and end a siege. { $count } in a deck.
about-sin = Played when your opponent announces a build, one for each announcement. Unanswered, it stops the build for this turn.
about-loss_of_heart = A Sin that no Burnt Offering takes away.
about-bad_offerings = An instant. Lies on your opponent's Altar and spoils the next offering there. { $count } in a deck.
about-blemished_animal = An instant. Spoils a Burnt, Peace or Guilt Offering just made. { $count } in a deck.
about-broken_altar = An instant. Your opponent's Altar is discarded. { $count } in a deck.
about-evil_priest = An instant. Takes the place of your opponent's good Priest until a new one is laid. The only one in a deck.
about-unclean = An instant. Your opponent's Priest makes no offering for the rest of the turn. { $count } in a deck.
about-babylonian_army = An army enters your opponent's board before the North Gate. { $count } in a deck.
about-lay_siege = With two armies on the board: on its third turn with an attack, a guarded gate is opened and an army takes an extra step. Until then no cards may be played on armies. { $count } in a deck.
about-secret_passage = An army goes through a guarded gate beside it, in addition to its step. { $count } in a deck.
about-destruction = An army destroys a guarded gate beside it; or, from a court, it raids the Temple: Furnishings go back to the draw pile, the Prophet and the army are lost. { $count } in a deck.

## The rules in short

rules-sections = goal setup turn cards offerings military siege destruction defence building sin instants fast discard end options

rules-goal-title = Goal
rules-goal-text = Each player has a deck of { $deck_size } cards and a board with the city and the Temple. Build the { $structures_all } Structures and the { $furnishings_all } Furnishings of your Temple, then play the Filling of the Holy of Holies: that wins at once. Guarded Gates help, but are not needed to win.

rules-setup-title = Set-up
rules-setup-text = Choose one of the three Prophets and put him into play. Shuffle the rest of your deck and draw { $starting_hand } cards; if the Scapegoat is among them, it comes into play and you draw another card. All gates are open. A coin toss decides who begins. (Rules 2)

rules-turn-title = A turn
rules-turn-text =
    Draw until you hold { $hand_refill } cards, except on your first turn. Lay down what you like. In the Military Phase your opponent's armies may attack you; then you defend. In the Building Phase you may build once, and lay down more cards. In the Discard Phase you may discard up to { $discards } cards.

    At the start of your turn, a Sin that still lies against you leaves. (Rules 3)

rules-cards-title = Laying cards down
rules-cards-text = Before the Military Phase and again in the Building Phase you may play a Prophet, Kings, a Priest, an Altar, Levites, Pray and Fast, offerings and evil instants. You may have one Prophet, one Priest, one Altar and one fast in play; both Kings may be there together. Cards always go to their owner's discard pile. (Rules 5)

rules-offerings-title = Offerings
rules-offerings-text =
    You need a good Priest, who must be clean, and an Altar. A Burnt Offering takes a Sin away and wakes the Scapegoat. A Peace Offering swaps a good card in your hand for one in your draw pile. A Guilt Offering shuffles your hand into your draw pile and lets you draw { $guilt_draw } cards. A Grain Offering shields you for the turn and lets you build without announcing.

    Bad Offerings on your Altar spoils the next offering of any kind, and is gone with it. Blemished Animal spoils a Burnt, Peace or Guilt Offering just made. Anything else played in answer comes too late for this offering. (Rules 6)

rules-military-title = Military Phase
rules-military-text =
    If you have a Prophet, roll the die: on a Star your opponent's armies do nothing this turn. On a Sword, or without a Prophet, your opponent attacks your board.

    A Babylonian Army card brings an army to the space before the North Gate, if that is free; an attacker has at most { $tokens } on the board at once. Each army may take one step to a free space next to it; open gates join the spaces on either side of them. Secret Passage leads an army through a guarded gate beside it. A space holds only one army. (Rules 7.1, 7.2)

rules-siege-title = Lay Siege
rules-siege-text =
    You need { $siege_armies } armies on the board. The turn it is played is its first; only turns with an attack count. During the first two no card may be played on an army. On the third the attacker may open any one guarded gate, and one army may take an extra step at once. { $siege_waits ->
        [0] If that is not done, the siege is lost.
       *[other] In this game the siege may wait for a later turn.
    } From its second turn on it can be given up. (Rules 7.4)

rules-destruction-title = Destruction
rules-destruction-text = After all marches, each army may use one Destruction card: on a guarded gate beside it or, from a court, on the Temple, if a Structure stands there. The attacker picks { $furnishings_lost } Furnishings, which are shuffled into the draw pile; the Prophet is discarded, and the army is lost. Structures are never destroyed. (Rules 7.3)

rules-defence-title = Defence
rules-defence-text = After the attack, and even after a Star, one Israelite Army sends the armies that are inside your walls to free spaces anywhere on your board. Two together drive all armies out and end a siege. While an army is there, you may also make Peace and Guilt Offerings. (Rules 7.5)

rules-building-title = Building
rules-building-text =
    Announce that you are building; you need not say what. If no Sin stops you, place one card: a Structure, a Furnishing whose Structure stands, or a Guarded Gate on an open gate. Cooperation places two Furnishings.

    With King Solomon in play you place your Structures at once; with King David, your Guarded Gates. These do not count as builds, and no Sin stops them. { $extra_grain_build ->
        [0] The build under a Grain Offering is this turn's one build.
       *[other] In this game the build under a Grain Offering comes on top of the ordinary one.
    } (Rules 10)

rules-sin-title = Sin
rules-sin-text =
    Your opponent may play one Sin against your announcement. Answer it with a Burnt Offering, or send away a Scapegoat that is awake, which needs a good Priest but no Altar. You may lay down a missing Priest or Altar first. If you accept the Sin, you do not build this turn.

    No Burnt Offering takes Loss of Heart away. { $scapegoat_negates_loss_of_heart ->
        [0] In this game nothing does.
       *[other] The Scapegoat does.
    } (Rules 10)

rules-instants-title = Instants
rules-instants-text =
    You may play Bad Offerings, Broken Altar, Evil Priest and Unclean on your own turn, and on your opponent's turn at its beginning, after a Priest or Altar is laid down, after an offering, and after an announcement. Each card takes effect before the next. { $off_turn_offerings ->
        [0] In this game Peace and Guilt Offerings are for your own turn only.
       *[other] Peace and Guilt Offerings may also be made at the beginning of the opponent's turn and after an announcement.
    } (Rules 9)

rules-fast-title = Pray and Fast
rules-fast-text = You play no good card for two of your turns, nor on your opponent's turns in between. On the third you may take one good card from your discard pile, and at its end the fast is discarded. The turn in which you begin counts only if you have played no good card in it before. (Rules 8)

rules-discard-title = Discarding
rules-discard-text =
    Discard up to { $discards } cards. { $extended_stuck_hand ->
        [0] If you hold { $hand_refill } cards or more and all are Furnishings that lack their Structure, you may instead show them and shuffle them into your draw pile.
       *[other] If you hold { $hand_refill } cards or more and all are Furnishings that lack their Structure, or the Filling, you may instead show them and shuffle them into your draw pile.
    } { $reshuffle ->
        [0] Discard piles are never reshuffled: when your draw pile is empty, you draw no more.
       *[other] In this game your discard pile becomes your draw pile when that is empty.
    } (Rules 11)

rules-end-title = End of the game
rules-end-text =
    The Filling of the Holy of Holies wins at once. Otherwise the game ends after { $max_rounds ->
        [one] { $max_rounds } round
       *[other] { $max_rounds } rounds
    }{ $idle_rounds ->
        [0] { "" }
        [one] , or after a round in which nothing happened
       *[other] , or after { $idle_rounds } rounds in a row in which nothing happened
    }{ $ends_when_both_dead ->
        [0] { "" }
       *[other] , or when neither Temple can be finished any more
    }. { $won_by_pieces ->
        [0] Then it is a draw: if your Temple is lost, you can still keep your opponent from finishing.
       *[other] Then the Temple with more Structures and Furnishings wins; equal Temples are a draw.
    } (Rules 11.3)

rules-options-title = Options
rules-options-text = Options settle points where the rulebook is silent or can be read in two ways; the defaults are closest to its text. The number of copies of most cards, ten of the Furnishings and the map of the city are reconstructions; the data says which. (Rules 2)

# The tutorial: a title and what the coach says, one pair for each step of tutorial.toml.
tutorial-goal-title = Your goal
tutorial-goal = This is your city, with your Temple in the middle; dashed outlines show what is missing. Raise its five Structures, set every Furnishing into them, then play the Filling of the Holy of Holies: that wins. Your opponent does the same, and you can hinder each other. Look around, then press Understood.
tutorial-hand-title = Your hand
tutorial-hand = Every turn but your first you fill your hand up to { $hand_refill } cards. Good cards help you, evil ones harm your opponent. To make offerings you need a Priest and an Altar: play both.
tutorial-king-title = Kings
tutorial-king = Kings stay for the whole game. With David you guard gates at any time, even in the middle of an attack; with Solomon you place Structures without announcing them. Play King David.
tutorial-prophet-title = The Prophet
tutorial-prophet = Your opponent may attack in your Military Phase. Your Prophet rolls a die first: on a Star no army moves. Go on to the Military Phase and roll. If the attack comes, pass for now and see where the army stands.
tutorial-gate-title = Guard a gate
tutorial-gate = A Babylonian Army stands before your North Gate. Armies walk in through open gates. From beside the Temple, a Destruction card lets them carry off Furnishings and drive the Prophet out. Close the North Gate.
tutorial-announce-title = Announce a build
tutorial-announce = The army has to go around. Now build: once a turn you announce it, without naming the card. Your opponent may answer with a Sin. Announce.
tutorial-offering-title = Make an offering
tutorial-offering = A Sin stops your build, unless you atone for it. Priest and Altar are ready: play the Burnt Offering, and the Sin is gone.
tutorial-discard-title = Build and discard
tutorial-discard = The Sin is gone, so your build went ahead: the Main Hall, the only card you could build, was placed for you. Now you may discard up to { $discards } cards and draw others next turn. Discards hardly ever come back, so keep the parts of your Temple. Discard Bad Offerings, then end your turn.
tutorial-answer-title = Answer a build
tutorial-answer = Now your opponent announces a build, and you are asked. Answer with your Sin: without a Priest and an Altar nobody can atone, and nothing is built this turn.
tutorial-winning-title = How you win
tutorial-winning = Your Sin held: nothing was built. You win with the Filling of the Holy of Holies, once all Structures and Furnishings stand. So build every turn, keep a Burnt Offering against Sins, guard your gates, and slow your opponent with Sins and armies. Now play a whole game, or go on with this one.

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R4 R16 R24 R26 R30 R31 R33 R34 R35 R37 R42 R43 R49 R52 R56 R59 R60 R63 R64 R73 R76 R77 R79 R80 R86
ruling-R4 = Each player has at most one Prophet, one Priest, one Altar and one Pray and Fast in play; both Kings may stand together. There is at most one Bad Offerings on an Altar, one Unclean on a Priest and one siege against a city. (Rules 5)
ruling-R16 = An announcement names no card, but you must hold something that can be built. You may announce once a turn. (Rules 10)
ruling-R24 = Without a Sin that it can take away, a Burnt Offering is made only to clear Bad Offerings or to wake a Scapegoat. Against Loss of Heart it serves the same two ends. (Rules 6)
ruling-R26 = The Scapegoat needs a good Priest, but no Altar. It is not an offering: what spoils offerings does not touch it. It stays awake until it is used. (Rules 10)
ruling-R30 = Unclean lasts until the end of the turn in which it was played and is tied to that Priest. A new Priest laid down later in the turn is clean. (Rules 9.1)
ruling-R31 = The Evil Priest takes the place of a good Priest; without one he cannot be played. (Rules 9.1)
ruling-R33 = A Grain Offering is made on your own turn and before any Sin of that turn. Unless the table plays otherwise, its build is this turn's one build. (Rules 6)
ruling-R34 = A Grain Offering protects against all Sins and evil instants until the end of the turn, but not against Military cards. Only Bad Offerings that already lies on the Altar spoils it. (Rules 6)
ruling-R35 = The exchange of a Peace Offering is optional and needs another good card in hand. It may also be offered just to clear Bad Offerings. (Rules 6)
ruling-R37 = Levites may be played while your Temple lacks a Structure, even if none is left in the draw pile. (Rules 5)
ruling-R42 = The reward of a fast is taken once, on the reward turn, after drawing. It is optional, and the card may be played in the same turn. (Rules 8)
ruling-R43 = You cannot play a second Pray and Fast while one is in play. A used one may be taken back from the discard pile. (Rules 8)
ruling-R49 = A raid on the Temple needs at least one Structure and something to lose: a Furnishing or a Prophet. If there are fewer Furnishings than would be lost, all of them go. (Rules 7.3)
ruling-R52 = Lay Siege cannot be played after a Secret Passage in the same phase: the turn it is played already counts as one without cards on armies. (Rules 7.4)
ruling-R56 = A siege can be given up from its second counted turn on. (Rules 7.4)
ruling-R59 = Two Israelite Armies drive all armies out only if they are played together, not one after the other. (Rules 7.5)
ruling-R60 = Israelite Armies may also be played after a Star. A single one needs an army inside the walls, a pair any army on the board. (Rules 7.5)
ruling-R63 = A hand is stuck when it has enough cards, all of them Furnishings, and none can be placed. Hands stuck in other ways have no remedy, unless the table plays otherwise. (Rules 11.1)
ruling-R64 = Shuffling a stuck hand back replaces the normal discard: it is not possible once a card has been discarded. (Rules 11.1)
ruling-R73 = While King Solomon is in play, his owner's Structures are placed only as instants; with King David the same goes for Guarded Gates. They then do not count as builds: they need no announcement, and no Sin stops them. (Rules 10)
ruling-R76 = The build of a Grain Offering is made in the Building Phase. While it protects you, you announce no other build; its own build takes the place of that one. It may be offered for its protection alone. (Rules 10)
ruling-R77 = Cooperation may be played when a Furnishing in your hand can be placed. The Furnishings follow one after the other; the next must follow if one can be placed. (Rules 10)
ruling-R79 = Peace and Guilt Offerings are instants: the attacker's Guilt Offering may come during the attack, the defender's offerings in the defence while an army is on the board. (Rules 7.5)
ruling-R80 = With King David the defender may guard a gate at the start of an attack and after each of the attacker's actions on the board, but not after an offering. An army beside an open gate is no hindrance. (Rules 9)
ruling-R86 = Depending on this table's options, an unclean Priest may keep the Scapegoat from helping, and it may be unable to take Loss of Heart away. A Burnt Offering may still be made to wake it. (Rules 10)

## What a page shows beside the boards

stage-preparation = Preparation
stage-military = Military
stage-building = Building
stage-discard = Discard
unit = parts of the Temple
stock-hand = Cards in hand
stock-draw = Cards in the draw pile
stock-gates = Guarded gates
stock-army-token =
    { $count ->
        [one] 1 army left in the supply
       *[other] { $count } armies left in the supply
    }
tag-attack = Your attack
caution-reward = You have not yet taken the reward of your fast. After this phase it is lost.
caution-fast = Your Temple cannot be finished without it: { $card }. Only a Pray and Fast could bring it back.
caution-game = Your Temple cannot be finished without it: { $card }. There are not enough Pray and Fast cards left to bring it back: you could no longer win with the Filling.
caution-rescue = A part of your Temple lies in your discard pile, and only this card can bring it back: { $card }. Without it you could no longer win with the Filling.
window-turn-window = Before your opponent's turn
window-priest-window = A Priest or an Altar was laid down
window-offering-window = An offering was made
window-sin-window = A build was announced
window-wall-window = During an attack on you (King David)
wait-turn-window = { $name } may play something before the turn begins.
wait-priest-window = { $name } may answer the card you laid down.
wait-offering-window = { $name } may answer the offering.
wait-sin-window = { $name } may answer your build with a Sin.
wait-wall-window = { $name } may close a gate between your moves.
wait-attack = { $name } attacks your city: you defend afterwards.
wait-destroy = { $name } may destroy gates or raid your Temple.
wait-defence = { $name } may defend with Israelite Armies.
wait-sin-response = { $name } may answer your Sin.
wait-preparation = { $name } lays down cards before the Military Phase.
wait-building = { $name } builds or lays down cards.
wait-build = { $name } chooses what to build.
wait-discard = { $name } discards.
wait-choose-prophet = { $name } chooses a Prophet.
fast-turn = Turn { $turn } of the fast; the reward comes on turn { $fast_reward }.
brief-structure = A part of the Temple; never destroyed.
brief-furnishing = Stands in: { $home_card }.
brief-filling = On a complete Temple: you win.
brief-guarded_gate = Shuts an open gate of your city.
brief-prophet = Half of all rolls keep armies away.
brief-king_david = Your gates become instants.
brief-king_solomon = Your Structures become instants.
brief-priest = With an Altar: your offerings.
brief-altar = With a Priest: your offerings.
brief-levites = Find a Structure in your draw pile.
brief-pray_and_fast = Fast { $fast_turns } turns, take a good card back.
brief-burnt_offering = Takes away a Sin against you.
brief-peace_offering = Swap a good card with your draw pile.
brief-guilt_offering = A new hand from your draw pile.
brief-grain_offering = Safe this turn; build unannounced.
brief-scapegoat = Awake, it takes a Sin away.
brief-cooperation = Two Furnishings in one build.
brief-israelite_army = Sends armies away; two drive all out.
brief-sin = Stops an announced build.
brief-loss_of_heart = Stops a build; no Burnt Offering helps.
brief-bad_offerings = Spoils the next offering there.
brief-blemished_animal = Spoils an offering just made.
brief-broken_altar = Your opponent's Altar is gone.
brief-evil_priest = Takes the place of the good Priest.
brief-unclean = No offerings there this turn.
brief-babylonian_army = An army enters the enemy fields.
brief-lay_siege = With { $siege_armies } armies: opens a gate later.
brief-secret_passage = An army through a guarded gate.
brief-destruction = Breaks a gate or raids the Temple.

# What bots judge a position by, as reasons of a hint

feature-structures = { $change } Structures in play
feature-furnishings = { $change } Furnishings in play
feature-held-structures = { $change } Structures in hand
feature-held-furnishings = { $change } Furnishings in hand that can be placed
feature-early-furnishings = { $change } Furnishings in hand without their Structure
feature-filling = { $change } Filling in hand
feature-depth = { $change } cards to draw until the last part comes
feature-lost = { $change } parts lost in the discard pile
feature-reserve = { $change } parts that fasts can still bring back
feature-dead = The Temple can't be finished
feature-fetching = A fast brings a lost part back
feature-fasting = { $change } turns of fasting
feature-draws = { $change } cards in the next Draw Phase
feature-crowd = { $change } surplus cards that only wait
feature-frozen = A full hand that only waits
feature-hurry = { $change } cards nearer to the last part, now that only time counts
feature-prophet = { $change } Prophet in play
feature-king-david = { $change } King David for open gates
feature-king-solomon = { $change } King Solomon for missing Structures
feature-priest = { $change } Priest in play
feature-altar = { $change } Altar in play
feature-offers = { $change } way to make offerings
feature-spoiled = { $change } Unclean or Bad Offerings
feature-evil-priest = { $change } Evil Priest
feature-scapegoat = { $change } step of the Scapegoat
feature-gates = { $change } guarded gates
feature-besiegers = { $change } armies before the walls
feature-intruders = { $change } armies near the Temple
feature-prey = { $change } Furnishings in danger
feature-siege = { $change } turns of siege
feature-build = { $change } build to announce
feature-announced = { $change } announced build
feature-answered = { $change } Sin that can be answered
feature-allowed = { $change } parts being built
feature-search = { $change } card to choose
feature-held-kings = { $change } Kings in hand
feature-held-prophet = { $change } Prophet in hand
feature-held-priest = { $change } Priest in hand
feature-held-altar = { $change } Altar in hand
feature-levites = { $change } Levites in hand
feature-prayers = { $change } Pray and Fast for a lost part
feature-burnt-offerings = { $change } Burnt Offerings in hand
feature-peace-offerings = { $change } Peace Offering in hand
feature-guilt-offerings = { $change } Guilt Offering in hand
feature-grain-offerings = { $change } Grain Offering in hand
feature-cooperation = { $change } Cooperation in hand
feature-held-gates = { $change } Guarded Gates in hand
feature-israelite-armies = { $change } Israelite Armies in hand
feature-sins = { $change } Sins in hand
feature-evil-instants = { $change } evil instants in hand
feature-babylonian-armies = { $change } Babylonian Armies in hand
feature-destruction = { $change } Destruction in hand
feature-stratagems = { $change } Lay Siege or Secret Passage in hand
feature-spare = { $change } spare cards in hand
