coach-unknown-game = The coach does not know this game yet: { $game }
coach-not-to-move = { $seat } has nothing to decide now
coach-nothing-to-decide = There is nothing to decide now
coach-rolls-for-nothing = Which roll of the turn it is changes nothing here: leave it out
coach-sure = Surely: { $what }

coach-pickomino-worms = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
} on average
coach-pickomino-bust = Null throw: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pickomino-likeliest = Most likely prize: { $what }, { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pickomino-grilled = A grilled worm: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pickomino-learned = The turn is over: beyond its worms, the chance to win is an estimate
coach-pickomino-take = tile { $tile }
coach-pickomino-steal = tile { $tile } from { $other }
coach-pickomino-hen = { $other }'s mother hen
coach-pickomino-null = null throw

coach-pina_coladice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
coach-pina_coladice-gains = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coach-pina_coladice-line = Piña Coladice: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pina_coladice-bust = Nowhere to place: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pina_coladice-likeliest = Most likely place: { $what }, { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pina_coladice-place = { $cell }, { pina_coladice-coaster }
coach-pina_coladice-nothing = nowhere to place
coach-pina_coladice-happy = The Happy Hour die: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
coach-pina_coladice-wins = A Piña Coladice: wins at once
coach-pina_coladice-hope = Changes what everybody can aim at next: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you
coach-pina_coladice-my-line = Your Piña Coladice next turn: { NUMBER($percent, minimumFractionDigits: 1) }% instead of { NUMBER($before, minimumFractionDigits: 1) }%
coach-pina_coladice-their-line = { $other }'s Piña Coladice next turn: { NUMBER($percent, minimumFractionDigits: 1) }% instead of { NUMBER($before, minimumFractionDigits: 1) }%
coach-pina_coladice-given = { $other } has a Piña Coladice then, and wins at once
coach-pina_coladice-back = A token goes back to { $other }
coach-pina_coladice-mine-back = Your token goes back to you
coach-pina_coladice-learned = Changes no points to count on next turn; the chance to win is an estimate

coach-pikzi-better = { $points ->
    [0] By rule of thumb, as good as before
    [one] By rule of thumb, { $points } point better off than before
   *[other] By rule of thumb, { $points } points better off than before
}
coach-pikzi-worse = By rule of thumb, { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse off than before
coach-pikzi-own-cards = { $seat } decides: tell their cards, such as l1.m3.bull.dog, not how many they are
coach-pikzi-dog = { $other } has a Guard Dog: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pikzi-unguarded = no Guard Dog there
coach-pikzi-guarded = a Guard Dog
coach-pikzi-pieces = Then { $pieces } of 4 pieces of { $portrait }
coach-pikzi-finishes = Finishes { $portrait }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
coach-pikzi-other = { $other } finishes { $portrait }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
coach-pikzi-loses = { $other } loses { $count ->
    [one] a piece
   *[other] { $count } pieces
} of { $portrait }
coach-pikzi-lost = You lose { $count ->
    [one] a piece
   *[other] { $count } pieces
} of { $portrait }
coach-pikzi-turned = A Guard Dog would turn the Wolf around: { $other } would take { $count ->
    [one] your piece
   *[other] your { $count } pieces
} of { $portrait }
coach-pikzi-turned-last = { $other } would finish { $portrait } then
coach-pikzi-ends-ahead = { $points ->
    [0] Ends the round, level
    [one] Ends the round, 1 point ahead
   *[other] Ends the round, { $points } points ahead
}{ coach-pikzi-hidden }
coach-pikzi-ends-behind = Ends the round, { $points ->
    [one] 1 point
   *[other] { $points } points
} behind{ coach-pikzi-hidden }
coach-pikzi-hidden = { $hidden ->
    [0] {""}
   *[1] , before hidden cards count
}
coach-pikzi-spent = You give up playing { pikzi-a-card }
coach-pikzi-fits = A card drawn from { $other } can be placed at once: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pikzi-last = It finishes a portrait: { NUMBER($percent, minimumFractionDigits: 1) }%
coach-pikzi-saves = Protects { $count ->
    [one] your piece
   *[other] your { $count } pieces
} of { $portrait }
coach-pikzi-stops = Keeps { $other } from finishing { $portrait }
coach-pikzi-hand-kept = { $other } draws no card of yours
coach-pikzi-plucked = { $other } draws { $count ->
    [one] your only card
   *[other] one of your { $count } cards
}
coach-pikzi-useless = You cannot place { $card } any more
coach-pikzi-left-costs = In hand at the end, { pikzi-a-card } costs { $points } points
coach-pikzi-left-counts = In hand at the end, { pikzi-a-card } counts { $points } points
coach-pikzi-wanted = { $other } lacks only { $card }
coach-pikzi-needed = You lack only { $card }
coach-pikzi-known = You know then that { $other } has { pikzi-a-card }
coach-pikzi-later = { $card } can be placed on a later turn, as { $pieces } of 4 pieces
