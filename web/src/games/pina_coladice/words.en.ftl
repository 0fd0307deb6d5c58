pina_coladice-title = Piña Coladice
pina_coladice-pitch = Five dice, sixteen coasters: mix four in a row before the others do.
pina_coladice-option-happy_hour = Happy hour

pina_coladice-grid = Coasters
pina_coladice-spot = { $cell }: { pina_coladice-coaster }, { pina_coladice-ingredient }
pina_coladice-slot-free = { $points ->
    [one] free slot for 1 point
   *[other] free slot for { $points } points
}
pina_coladice-slot-taken = token of { $name }
pina_coladice-would-gain = { $gain ->
    [one] open: 1 point
   *[other] open: { $gain } points
}
pina_coladice-would-win = open: wins the game
pina_coladice-picked = picked: token of { $name }
pina_coladice-keep-die = Keep the { $face }
pina_coladice-choose = { $phase ->
    [choose] Tap the dice you keep
    [place] Choose a coaster for your token
    [back] Which of your tokens comes back?
    [move] Which token moves?
    [flip] Which coaster is flipped?
   *[other] { "" }
}
pina_coladice-where = Where does { $name }’s token go?
pina_coladice-again = { $count ->
    [0] Roll again
    [one] Roll 1 die again
    [5] Roll all five again
   *[other] Roll { $count } dice again
}
pina_coladice-stop-place = Stop and place: +{ $gain }
pina_coladice-confirm = { $phase ->
    [back] Take back …
    [move] Move …
    [flip] Flip …
   *[place] Place …
}
pina_coladice-happy-hour = Happy Hour!
pina_coladice-effect = { $die ->
    [1] Lose 3 points
    [2] Take back one’s own token
    [3] All the others gain 1 point
    [4] Move somebody else’s token
    [5] Flip a coaster
   *[6] Gain 4 points
}
pina_coladice-cheer = Piña Coladice!

pina_coladice-coach-how = Lay your coasters, flip those that show two slots, then put the tokens on them.
pina_coladice-coach-lay = Coaster
pina_coladice-coach-flip = Flip
pina_coladice-coach-which = Which coaster lies here?
pina_coladice-coach-points = Points: { $name }
pina_coladice-coach-roll = Which roll of the turn
