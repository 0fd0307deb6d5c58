no-table = There is no such table
no-seat = There is no seat { $number } here
seat-taken = Seat { $number } is taken
full = Every seat is taken
not-yours = This seat is not yours
not-started = The game has not begun: a seat is still open
not-over = The game is not over yet
not-your-turn = It is not your turn
stale = Something happened in the meantime; look again
kept = A bot keeps your seat; take it back first
already-away = You have left already
not-away = You have not left
archived = This table has been put away; it can be read, not played
chat-off = There is no chat at this table
enough = You have done this { $most } times at this table; that is enough
bad-text = This text cannot be shown
hints-off = There are no hints at this table
busy = Too many people ask at the same time; try again in a moment
rematch-made = The next table is already there
no-name = A person needs a name
clock-needs-keeper = A clock needs a bot that takes over when time runs out
bad-message = This cannot be read: { $reason }
too-fast = Too many messages; wait a moment
too-long = This is too long
too-many-tables = Too many new tables from your address; wait a while
too-many-sockets = Too many connections from your address
foreign-origin = This page may not connect here
not-found = There is nothing here
unstored = This could not be stored; try again
no-database = The tables cannot be reached just now; try again in a moment
server-error = Something went wrong here; nothing was changed
unfair-header = This record cannot be checked: it has no “{ $name }”, or one that cannot be read
unfair-commitment = The secret is not the one that was promised before the game
unfair-unfinished = The game is not finished, so its secret is not known yet
unfair-given = The record begins from a position of somebody’s choice, not from the start of a game
unfair-outcome = Event { $number } is not fair: the record has “{ $found }”, the secret gives “{ $expected }”
bad-setting = { $name } cannot be “{ $value }”: { $kind ->
    [bool] it is true or false
    [int] it is a whole number from 1
   *[float] it is a number above 0
}
