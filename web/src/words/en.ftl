home = Home
home-pitch = Four games by the river. Sit down, no account needed.
guest = Guest
your-name = Your name
close = Close
cancel = Cancel
copy = Copy the link
copied = Copied
share = Share
sound = Sound
not-here = There is nothing here.
key-hint = Key: { $key }
percent = { $percent }%
theme-terrace = Light: terrace
theme-lanterns = Dark: lanterns

game-players = { $fewest }–{ $most } players
game-minutes = { $minutes } min
game-play = Play now
game-play-this = Play { $title } now
game-table = New table
game-table-this = New table of { $title }
rules = Rules
rules-of = Rules: { $title }
rules-all = All rules
rules-clause = Rule { $id }
rules-ruling = our ruling
rules-picture = from a picture

join = Join
join-title = Join a table
join-code = Code of the table
join-letters = Six letters
lobby-title = Public tables
lobby-empty = No public table just now.
lobby-free = { $free ->
    [one] 1 free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
lobby-full = being played
recent-title = Recently played

new-seats = Seats
new-make = Set the table
seat-person = On this device
seat-open = Open, by link
seat-bot = Bot: { $level }
seat-add = One more seat
seat-remove = Remove this seat
level-random = chick (plays anything)
level-easy = duckling (easy)
level-strong = rooster (strong)
level-master = fox (master)
habit-listed = Show among public tables
habit-chat = Chat and reactions
habit-hints = Hints from the coach
habit-keeper = Whoever leaves or is late
habit-keeper-bot = a bot plays for them
habit-keeper-nobody = the table waits
habit-clock = Time per turn
habit-clock-value = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
   *[other] 1 day
}
habit-pause = Bots play
habit-pause-0 = at once
habit-pause-1 = briskly
habit-pause-2 = leisurely

invite = Invite
invite-how = Anyone with this link can sit down or watch.
invite-here = This address works on this computer only. For others in the house: make play HOST=0.0.0.0
invite-qr = QR code of { $link }
own-link = Your own seat, on another device
own-link-private = For you alone: whoever has this link plays in your place. Do not send it to anybody.
own-link-copy = Copy my own link
own-link-qr = QR code of your own link
waiting-title = The table is filling up
waiting-open = Open seat
waiting-for = Kept for { $name }
waiting-fill = Seat a bot
waiting-sit = Sit down

table-seats = Players
table-bot = bot
table-away = away
table-offline = not here
table-clock = Time left
table-log = What happened
table-talk = Log and chat
table-talk-new = Log and chat, something new
table-record = Download the game so far
table-your-turn = Your turn
table-turn = { $name } to move
table-skip = Show what happened at once
table-watching = You are watching.
table-spectators = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
table-kept = A bot plays for you.
table-missed = The table waits for you.
table-return = Take my seat back
table-leave = Leave the table
leave-text = A bot will play for you until you return.
leave-text-missed = The table will wait for you.
leave-text-early = Your seat will be free for somebody else.

log-sit = { $name } sits down
log-bot = A bot takes the seat of { $name }
log-leave = { $name } leaves
log-return = { $name } is back
log-keep = Time is up for { $name }
log-rematch = { $name } would like to play again

chat-say = Say something
chat-send = Send
chat-mute = Hide chat and reactions
reaction-clap = Well done
reaction-cheers = Cheers
reaction-laugh = Ha ha
reaction-wow = Oh!
reaction-think = Hm …
reaction-sad = Oh no

pass-to = Pass the screen to { $name }
pass-ready = I am { $name }

sure-no = Better not

line-connecting = Connecting …
line-lost = The line is lost. We keep trying …

end-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-again = Play again
end-join = Join the rematch
end-watch = Watch the rematch
end-check = Check the dice
end-replay = Watch it again
end-record = Download the record
check-how = Before the game the table promised a secret. All dice come from it and from the players' browsers. Download the record and check every die:
check-commitment = Promised before the game
check-commitment-late = Promised, as you first heard it
check-secret = The secret
check-command = Command
check-kept = The secret is the promised one.
check-broken = The secret is not the promised one!
check-late = You came after the first roll: ask somebody who sat here before it for the promise they saw.

hint = Ask the coach
hint-title = The coach says
hint-show = Show me
hint-percent = { NUMBER($percent, minimumFractionDigits: 1) }%
hint-win = { $figure } to win
hint-wins = Chance to win
hint-worms = { $sign ->
    [minus] −{ $worth }
   *[plus] +{ $worth }
} { $worth ->
    [1] worm
   *[other] worms
}
hint-points = { $sign ->
    [minus] −{ $worth }
   *[plus] +{ $worth }
} { $worth ->
    [1] point
   *[other] points
}
hint-more = { $count ->
    [one] 1 more choice
   *[other] { $count } more choices
}
hint-exact = The odds of this turn are exact; the chance to win is an estimate.
hint-thumb = Points by rule of thumb; the chance to win is an estimate.

replay = Replay a game
replay-pitch = Step through a finished game: what happened, and whose luck it was.
replay-of = Replay: { $title }
replay-other = Another game
replay-file = Open a record
replay-paste = … or paste it
replay-watch = Watch the game
replay-controls = Steps of the game
replay-step = Step
replay-at = { $at } of { $length }
replay-first = To the beginning
replay-turn-back = Previous turn
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-turn-on = Next turn
replay-last = To the end
replay-turns = Turns
replay-turn-short = Turn
replay-end = End
replay-chances = Chance to win, in percent
replay-as-table = As a table

coach = Coach for a real table
coach-pitch = Playing with the box? Tap what lies before you: the coach tells the best choice and its odds.
coach-games = Games
coach-dice = Dice
coach-rolled = Just rolled
coach-table = On the table
coach-players = Players
coach-me = Me
coach-where = What a tap does
coach-add = Add { $what }
coach-remove = Remove { $what }
coach-fewer = One less
coach-more = One more
coach-dice-left = { $count ->
    [0] complete
    [one] 1 more die
   *[other] { $count } more dice
}
better-title = Get better
