pina_coladice-name = Piña Coladice
pina_coladice-coaster = { $coaster ->
    [p1] pair of 1
    [p2] pair of 2
    [p3] pair of 3
    [p4] pair of 4
    [p5] pair of 5
    [p6] pair of 6
    [dp] double pair
    [t1] three 1s
    [t2] three 2s
    [t3] three 3s
    [t4] three 4s
    [t5] three 5s
    [t6] three 6s
    [odd] all odd
    [even] all even
    [s9] sum ≤ 9
    [s12] sum 12/13/14
    [s21] sum 21/22/23
    [s26] sum ≥ 26
    [small] small straight
    [large] large straight
    [four] four of a kind
    [full] full house
    [diff] five different
   *[five] five of a kind
}
pina_coladice-ingredient = { $ingredient ->
    [basil] basil
    [mint] mint
    [honey] honey
    [olives] olives
    [sugar] sugar
    [vanilla] vanilla
    [ginger] ginger
    [coffee] coffee
    [water] water
    [sparkling-water] sparkling water
    [juice] juice
    [milk] milk
    [soda] soda
    [banana] banana
    [carrot] carrot
    [cherry] cherry
    [lemon] lemon
    [strawberry] strawberry
    [passion-fruit] passion fruit
    [coconut] coconut
    [orange] orange
    [watermelon] watermelon
    [pear] pear
    [grape] grape
   *[pineapple] pineapple
}

pina_coladice-begins = { $seat } begins with 1 point, the next player with 2, and so on
pina_coladice-laid = The sixteen coasters are laid
pina_coladice-rolled = { $seat } rolls { $dice }
pina_coladice-kept = { $dice ->
    [none] { $seat } rolls all the dice again
   *[other] { $seat } keeps { $dice }
}
pina_coladice-placed = { $points ->
    [one] { $seat } places a token on { $cell }, { pina_coladice-coaster }: 1 point
   *[other] { $seat } places a token on { $cell }, { pina_coladice-coaster }: { $points } points
}
pina_coladice-beside = { $count ->
    [one] One token beside it: 1 point more for { $seat }
   *[other] { $count } tokens beside it: { $count } points more for { $seat }
}
pina_coladice-no-place = { $seat } has nowhere to place a token
pina_coladice-happy-die = Happy Hour! { $seat } rolls a { $die }
pina_coladice-skipped = That effect cannot be applied and is skipped
pina_coladice-lost = { $count ->
    [0] { $seat } has no points to lose
    [one] { $seat } loses 1 point
   *[other] { $seat } loses { $count } points
}
pina_coladice-others-gain = Everybody but { $seat } gains 1 point
pina_coladice-gained = { $seat } gains 4 points
pina_coladice-took-back = { $seat } takes back the token on { $cell }, { pina_coladice-coaster }
pina_coladice-moved = { $seat } moves { $other }'s token from { $cell } to { $to }
pina_coladice-flipped = { $seat } flips { $cell }, { pina_coladice-coaster }
pina_coladice-went-back = { $other }'s token on it goes back to the reserve
pina_coladice-twenty = { $seat } has { $score } points: play ends once all have had as many turns
pina_coladice-six-tokens = { $seat } has placed a sixth token: play ends once all have had as many turns
pina_coladice-coladice = PIÑA COLADICE! { $seat } wins at once with { $one } + { $two } + { $three } + { $four }
pina_coladice-same-turns = Everybody has had as many turns: the game is over
pina_coladice-tie-broken = A tie at the top: { $seat } placed a token last and wins

# Refusals
pina_coladice-not-those = There are no such dice to keep: { $dice }
pina_coladice-choose-dice = First choose the dice to keep, or stop
pina_coladice-place-first = A token can be placed, so it must be: choose where
pina_coladice-take-back-first = First choose which of your tokens to take back
pina_coladice-move-first = First choose another player's token and where it goes
pina_coladice-flip-first = First choose the coaster to flip
pina_coladice-not-made = The dice do not make { $cell }: { pina_coladice-coaster }
pina_coladice-there-already = You have a token on { $cell } already: { pina_coladice-coaster }
pina_coladice-full = There is no free slot on { $cell }: { pina_coladice-coaster }
pina_coladice-not-yours = You have no token on { $cell }: { pina_coladice-coaster }
pina_coladice-no-happy-hour = That is an effect of the Happy Hour die
pina_coladice-move-another = The token must be another player's
pina_coladice-no-such-token = { $other } has no token on { $cell }
pina_coladice-no-room = { $other }'s token cannot go to { $cell }: it needs a free slot on a coaster without one of theirs

# Said at a real table
pina_coladice-not-dice = Dice are written 1 to 6
pina_coladice-wrong-dice = { $dice ->
    [one] One die is rolled now, not { $given }
   *[other] { $dice } dice are rolled now, not { $given }
}
pina_coladice-wrong-seat = Say which seat begins: 1 to { $seats }
pina_coladice-not-coaster = Say the next coaster by its short name: { $names }
pina_coladice-coaster-used = This coaster is on the grid already: { pina_coladice-coaster }

# Why a position cannot be
pina_coladice-no-such-coaster = there is no coaster “{ $name }”
pina_coladice-coaster-twice = coaster { $name } is there twice
pina_coladice-count-coasters = { $count ->
    [one] has 1 coaster instead of { $most }
   *[other] has { $count } coasters instead of { $most }
}
pina_coladice-slot-signs = coaster { $name } has one or two slots, not “{ $signs }”
pina_coladice-no-such-seat = there is no seat “{ $sign }”
pina_coladice-laid-first = once all coasters lie there, the first turn has begun
pina_coladice-drawn-first = the first player is drawn before the grid
pina_coladice-wrong-faces = the faces are not those for { $count } players
pina_coladice-dearer-first = the first token on a coaster takes the dearer slot
pina_coladice-two-on-one = { $seat } has two tokens on one coaster
pina_coladice-more-tokens = { $seat } has more than { $most } tokens
pina_coladice-too-few-turns = { $count ->
    [one] { $seat } cannot have placed 1 token by then
   *[other] { $seat } cannot have placed { $count } tokens by then
}
pina_coladice-not-their-turn = that was not { $seat }'s turn
pina_coladice-not-placed-yet = nobody has placed yet in this turn
pina_coladice-placed-nothing = { $seat } has placed, but has no token on the grid
pina_coladice-no-fourth-roll = nothing is rolled after the third roll
pina_coladice-kept-too-soon = no dice are kept before the first roll
pina_coladice-none-to-roll = no dice are left to roll
pina_coladice-no-dice-now = no dice are on the table in this phase
pina_coladice-no-rolls-now = no dice are rolled in this phase
pina_coladice-all-dice-now = { $count } dice are on the table in this phase
pina_coladice-must-roll = the first roll is compulsory
pina_coladice-third-is-last = the third roll is the last
pina_coladice-happy-after-three = Happy Hour comes after three rolls
pina_coladice-not-happy = Happy Hour is not played here
pina_coladice-turns-from-one = turns are counted from 1 once the grid is laid
pina_coladice-nobody-drawn = nobody has been drawn to begin
pina_coladice-placed-if-possible = a token is placed if and only if it can be
pina_coladice-none-to-take-back = there is no token to take back
pina_coladice-none-to-move = there is no token to move
pina_coladice-first-scores = scores start at 1, 2 and so on
pina_coladice-points-end = so many points trigger the end
pina_coladice-tokens-end = a sixth token triggers the end
pina_coladice-line-wins = a Piña Coladice wins at once
pina_coladice-line-own-turn = a Piña Coladice is made in one's own turn
pina_coladice-line-just-placed = the last token of a Piña Coladice was just placed
pina_coladice-goes-on = the game goes on
pina_coladice-round-over = the last round is over
pina_coladice-no-end-yet = nothing can trigger the end yet
pina_coladice-ended-before = { $seat } has ended an earlier round

# Buttons
pina_coladice-do-keep = { $count ->
    [5] Roll all five again
   *[other] Keep { $dice }, roll { $count }
}
pina_coladice-do-stop = Stop
pina_coladice-do-place = { $gain ->
    [one] Place on { $cell }, { pina_coladice-coaster }: 1 point
   *[other] Place on { $cell }, { pina_coladice-coaster }: { $gain } points
}
pina_coladice-do-back = Take back { $cell }, { pina_coladice-coaster }
pina_coladice-do-flip = Flip { $cell }, { pina_coladice-coaster }
pina_coladice-do-move = Move { $other }'s token from { $cell } to { $to }
pina_coladice-warn-nothing = Stopping now, you have nowhere to place a token

# The table
pina_coladice-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pina_coladice-tokens = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
pina_coladice-begun = began
pina_coladice-dice = Dice
pina_coladice-rolls-left = { $count ->
    [0] no roll left
    [one] 1 roll left
   *[other] { $count } rolls left
}
pina_coladice-last-round = Last round
pina_coladice-cocktail = { $seat }'s Piña Coladice: { $mix }
