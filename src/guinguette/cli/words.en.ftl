cli-type-chance = What came up?
cli-your-move = { $seat }, your move
cli-hint = Also: hint to ask the coach, ? for help, a clause such as { $clause } to read it, record, quit
cli-help = Type what stands before a choice, or its whole notation. Case and spacing do not matter.
cli-sure = { $warning }. Really? (y/n)
cli-yes = y
cli-pass = Pass the screen to { $seat }, then press Enter
cli-you = You
cli-result = Final score
cli-shared = shared
cli-saved = Record written to { $path }
cli-left = The game was left
cli-no-clause = There is no clause { $clause } in this game
cli-ruling = our ruling
cli-picture = from a picture
cli-no-terminal = Nobody is at the keyboard any more
cli-fair = Every outcome is the one that was promised: { $outcomes } checked, table { $table }
cli-compiling = compiling, or loading what was compiled before
cli-serving = Guinguette is at { $address } (Ctrl+C stops it; nothing is lost)

# numbers
cli-percent = { $number }%
cli-tenths = { NUMBER($number, minimumFractionDigits: 1) }
cli-count = { NUMBER($number) }
cli-number = { NUMBER($number, minimumFractionDigits: 2) }

# arena
arena-playing = Playing
arena-stopped = Stopped; this is what was finished
arena-stopped-file = Stopped; the same command goes on from { $file }
arena-same-file = Results and picture cannot both be written to { $path }: give them two names
arena-bot = bot
arena-rating = Elo
arena-won = won
arena-games = games
arena-lineup = lineup
arena-interval = 95 %
arena-fair = fair
arena-seat = seat { $number }
arena-seats = Seats: wins from that seat alone; { $fair } would be fair
arena-seats-teams = Seats: wins of the team from that seat; { $fair } would be fair. Elsewhere partners share a win

# odds
odds-ahead = The roll ahead
odds-ahead-win = Chance to win: { $chance }
odds-exact = The odds of this turn are exact; the chance to win is an estimate
odds-thumb = Points by rule of thumb; the chance to win is an estimate
odds-glance = With --thorough it is worked out as the master does
odds-best = Best: { $move }
odds-more = … and { $count } moves more
odds-move = Move
odds-win = wins
odds-worms = worms
odds-points = points

# train
train-error = chances off by { $percent } points
train-last = setting chances right by results
train-strength = { $games } games: wins { $share } ± { $margin } against strong players
train-stopped = { $games ->
    [0] Stopped before anything was kept; the same command begins again
   *[other] Stopped; the same command goes on after { $games } games, from { $folder }
}
train-done = Learned: weights.npz and curve.png are in { $folder }
train-no-matplotlib = The learning curve is drawn by Matplotlib: pip install guinguette[pictures]
