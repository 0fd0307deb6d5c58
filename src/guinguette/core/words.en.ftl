seat-number = Seat { $number }

# Refusals that every game shares
unknown-move = “{ $text }” is not a move of this game
over = The game is over
chance-first = Nobody is to move: the dice or cards come first
not-chance = There is nothing to roll or draw now
bad-position = This position cannot be: { $field }: { $reason }
bad-record = Line { $line }, at “{ $token }”: { $reason }
wrong-players = { $game } is for { $fewest } to { $most } players, not { $count }
bad-name = “{ $name }” cannot be a player's name: 1 to 32 characters, no comma, colon or line break, and nobody else's
bad-options = These options do not go together: { $reason }
unknown-game = There is no game “{ $name }”. There are: { $games }
nothing-to-undo = There is no move to take back
unknown-level = There is no bot “{ $level }”. There are: { $levels }
