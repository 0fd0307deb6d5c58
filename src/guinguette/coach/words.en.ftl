coach-unknown-game = The coach does not know this game yet: { $game }
coach-not-to-move = { $seat } has nothing to decide now
coach-nothing-to-decide = There is nothing to decide now
coach-likeliest = Most likely: { $what }, { $percent } %
coach-sure = Surely: { $what }

coach-pickomino-worms = { $worms } worms on average
coach-pickomino-bust = Null throw: { $percent } %
coach-pickomino-grilled = A grilled worm: { $percent } %
coach-pickomino-learned = The turn is over: beyond worms, chances to win are learned, not solved
coach-pickomino-take = tile { $tile }
coach-pickomino-steal = tile { $tile } from { $other }
coach-pickomino-hen = { $other }'s mother hen
coach-pickomino-null = null throw

coach-pina_coladice-points = { $points } points on average
coach-pina_coladice-gains = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coach-pina_coladice-line = Piña Coladice: { $percent } %
coach-pina_coladice-bust = Nowhere to place: { $percent } %
coach-pina_coladice-place = { $cell }, { pina_coladice-coaster }
coach-pina_coladice-nothing = nowhere to place
coach-pina_coladice-wins = A Piña Coladice: wins at once
coach-pina_coladice-hope = Changes what everybody can aim at next: { $points } points for you

coach-pikzi-thumb = Worth about { $points } points, by rule of thumb
coach-pikzi-dog = { $other } has a guard dog: { $percent } %
coach-pikzi-works = it works
coach-pikzi-guarded = a guard dog
