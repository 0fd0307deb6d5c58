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
bad-options = Option { $option }: { $reason }
unknown-game = There is no game “{ $name }”. There are: { $games }
nothing-to-undo = There is no move to take back
none-of = “{ $text }” is none of: { $names }
unknown-level = There is no bot “{ $level }”. There are: { $levels }

# Where something cannot be written
place-is-folder = { $path } is a folder: name a file
place-no-folder = There is no folder { $folder } for { $path }
place-not-writable = { $path } may not be written to: choose another place

# Why a position cannot be
position-too-long = is longer than { $most } characters
position-begins = the line does not begin with “{ $game }”
position-form = is not of the form name=value
position-twice = is given twice
position-missing = is missing
position-no-field = is not a field of this game
position-count = { $count ->
    [one] has 1 value instead of { $wanted }
   *[other] has { $count } values instead of { $wanted }
}
position-no-number = “{ $text }” is not a number from { $least } to { $most }
more-dice = more dice than the game has

# Why a record cannot be
record-too-long = the record is longer than { $most } characters
record-twice = this header is given twice
record-missing = this header is missing
record-neither = neither a header nor a turn (“3 Ana: …”)
record-turn = this is turn { $turn }
record-player = it is { $name }'s turn
record-part = expected a move, or an outcome in parentheses
record-result = the play gives { $result }
record-no-result = the play gives no result yet
