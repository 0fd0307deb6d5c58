pickomino-name = Pickomino
pickomino-face = { $face ->
    [w] worm
   *[other] { $face }
}
pickomino-few = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
pickomino-specialist = { $who ->
    [can] canned worm
    [hen] mother hen
    [raven] raven
    [weasel] weasel
    [gold] golden die
   *[apple] apple
}

pickomino-begins = { $seat } begins
pickomino-rolled = { $seat } rolls { $dice }
pickomino-kept = { $face ->
    [w] { $count ->
        [one] { $seat } sets aside one worm: { $total } points
       *[other] { $seat } sets aside { pickomino-few } worms: { $total } points
    }
   *[other] { $count ->
        [one] { $seat } sets aside one { $face }: { pickomino-total }
       *[other] { $seat } sets aside { pickomino-few } { $face }s: { $total } points
    }
}
pickomino-with-gold = { $seat } rolls with the golden die
pickomino-without-gold = { $seat } leaves the golden die
pickomino-weasel = { $seat }'s weasel rolls these dice again
pickomino-can = { $seat }'s canned worm stands in for a worm: { $total } points
pickomino-took = { $seat } stops at { $total } and takes tile { $tile }
pickomino-stole = { $seat } steals tile { $tile } from { $other }
pickomino-only-hen = { $other }'s mother hen guards tile { $tile }: { $seat } gets only the hen
pickomino-null-roll = Null throw: { $seat } rolled nothing new
pickomino-null-no-worm = Null throw: { $seat } stops at { $total } without a worm
pickomino-null-low = Null throw: no tile for { $seat }'s { $total } points
pickomino-hen-saves = { $seat }'s mother hen protects the tiles
pickomino-hen-stays = { $seat } has no tile to lose and keeps the mother hen
pickomino-put-back = { $seat } puts tile { $tile } back on the skewer
pickomino-nothing-back = { $seat } has no tile to put back
pickomino-turned = Tile { $tile } is turned face down
pickomino-highest-stays = Tile { $tile } is the highest and stays face up
pickomino-got = { $who ->
    [can] { $seat } gets the canned worm
    [hen] { $seat } gets the mother hen
    [weasel] { $seat } gets the weasel
    [gold] { $seat } gets the golden die
   *[apple] { $seat } gets the apple
}
pickomino-stands = { $who ->
    [can] The canned worm stands on tile { $tile }
    [hen] The mother hen stands on tile { $tile }
    [raven] The raven stands on tile { $tile }
    [weasel] The weasel stands on tile { $tile }
    [gold] The golden die stands on tile { $tile }
   *[apple] The apple stands on tile { $tile }
}
pickomino-left = { $who ->
    [can] The canned worm leaves the game
    [hen] The mother hen leaves the game
    [raven] The raven leaves the game
    [weasel] The weasel leaves the game
    [gold] The golden die leaves the game
   *[apple] The apple leaves the game
}
pickomino-grilled = { $seat } takes a grilled worm
pickomino-grilled-from = { $seat } takes a grilled worm from { $other }
pickomino-no-grilled = There is no grilled worm for { $seat } to take
pickomino-last-tile = The last tile is gone: the game is over

# Refusals
pickomino-face-used = { $face ->
    [w] Worms are set aside already this turn
   *[other] The { $face }s are set aside already this turn
}
pickomino-face-absent = { $face ->
    [w] There is no worm among the dice just rolled
   *[other] There is no { $face } among the dice just rolled
}
pickomino-keep-first = First set aside all dice of one face
pickomino-stop-or-roll = Stop, or roll the dice that are left
pickomino-choose-dice = First choose: with the golden die or without
pickomino-weasel-or-null = Let the weasel roll again, or accept the null throw
pickomino-choose-giver = First choose whom to take a grilled worm from
pickomino-choose-back = First choose which specialist goes back
pickomino-no-weasel = The weasel cannot run now: it needs its owner, a fresh roll, and runs once per turn
pickomino-no-gold = The golden die is chosen by its owner at the start of the turn
pickomino-not-back = Only one of two specialists just held goes back
pickomino-no-grill = There is no grilled worm to take from anybody now
pickomino-hen-guards = { $other }'s mother hen guards the grilled worms
pickomino-cannot-give = { $other } has no grilled worm to give

# Dice typed by people
pickomino-not-dice = Dice are written 1 to 5 and w for a worm, the golden die g1 or gw
pickomino-wrong-dice = { $gold ->
    [0] { $dice ->
        [one] One die is rolled now, not { $given }
       *[other] { $dice } dice are rolled now, not { $given }
    }
   *[other] { $dice } dice are rolled now, one of them golden (g1 or gw)
}
pickomino-not-golden = No golden die is rolled now, only { $dice ->
    [one] one white die
   *[other] { $dice } white dice
}
pickomino-wrong-seat = Say which seat begins: 1 to { $seats }

# Why a position cannot be
pickomino-no-such-tile = there is no tile { $tile }
pickomino-tile-twice = tile { $tile } is there twice
pickomino-two-places = tile { $tile } is in two places
pickomino-other-edition = tile { $tile } is not in this edition
pickomino-tile-missing = tile { $tile } is missing
pickomino-more-tiles = has more tiles than the game
pickomino-stack-count = { $count ->
    [one] has 1 stack for { $seats } seats
   *[other] has { $count } stacks for { $seats } seats
}
pickomino-nobody-stands = nobody can stand on tile { $tile }
pickomino-letters = must have { $seats } letters out of { $letters }, with commas between
pickomino-specialist-twice = a specialist is in two places
pickomino-no-specialists = there are no specialists in this edition
pickomino-no-own-specialist = the player has no specialist
pickomino-second-waits = a second specialist waits only to be chosen
pickomino-raven-free = nobody owns the raven
pickomino-raven-waits = the raven waits only for its pay
pickomino-weasel-owner = the player does not own the weasel
pickomino-weasel-idle = the weasel has nothing to save
pickomino-grilled-count = there are { $count } grilled worms
pickomino-no-giver-choice = there is no choice of a giver
pickomino-gold-owner = the player does not own the golden die
pickomino-gold-apart = the golden die is told by gold=aside, not here
pickomino-gold-rolled = the golden die is rolled with the others
pickomino-gold-shows = the golden die shows a 1 or a worm
pickomino-no-gold-choice = there is no golden die to choose
pickomino-not-all-rolled = not all dice left were rolled
pickomino-rolled-to-choose = dice lie rolled only while a face is chosen (phase=keep)
pickomino-none-aside = no dice are set aside in this phase
pickomino-some-aside = some dice are set aside in this phase
pickomino-none-left = no dice are left to roll
pickomino-no-new-face = no face can be set aside
pickomino-nothing-waits = nothing waits in this phase
pickomino-turns-from-one = turns are counted from 1 once somebody has begun
pickomino-first-not-drawn = the first seat is not drawn here
pickomino-tile-too-soon = nobody has a tile before the first turn
pickomino-goes-on = the game goes on while a tile is face up
pickomino-ends = the game ends with the last face-up tile

# Buttons
pickomino-do-keep = { $face ->
    [w] { $count ->
        [1] Keep the worm
       *[other] Keep { pickomino-few } worms
    }
   *[other] { $count ->
        [1] Keep the { $face }
       *[other] Keep { pickomino-few } { $face }s
    }
}
pickomino-do-stop = Stop
pickomino-do-roll = Roll on
pickomino-do-gold = With the golden die
pickomino-do-white = Without it
pickomino-do-weasel = Weasel: roll again
pickomino-do-null = Accept the null throw
pickomino-do-back = { $who ->
    [can] Send the canned worm back
    [hen] Send the mother hen back
    [weasel] Send the weasel back
    [gold] Send the golden die back
   *[apple] Send the apple back
}
pickomino-do-grill = Take from { $other }
pickomino-warn-null = Stopping now is a null throw

# The table
pickomino-reserve = { $count ->
    [one] 1 grilled worm in reserve
   *[other] { $count } grilled worms in reserve
}
pickomino-worms = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
pickomino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pickomino-aside = Set aside
pickomino-on-table = Rolled
pickomino-stop-now = { $kind ->
    [take] Stopping takes tile { $tile }
    [steal] Stopping steals tile { $tile }
    [hen] Stopping wins the mother hen
   *[null] Stopping now is a null throw
}
