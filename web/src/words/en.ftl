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
level-random = carefree
level-easy = easy-going
level-strong = strong
level-master = master
habit-listed = Show among public tables
habit-chat = Chat and reactions
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
invite-qr = QR code of { $link }
waiting-title = The table is filling up
waiting-open = Open seat
waiting-for = Kept for { $name }
waiting-fill = Seat a bot
waiting-sit = Sit down

table-seats = Players
table-bot = bot
table-away = away
table-clock = Time left
table-log = What happened
table-talk = Log and chat
table-talk-new = Log and chat, something new
table-your-turn = Your turn
table-turn = { $name } to move
table-watching = You are watching.
table-kept = A bot plays for you.
table-return = Take my seat back
table-leave = Leave the table
leave-text = A bot will play for you until you return.

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
end-record = Download the record
check-how = Before the game the table promised a secret. All dice come from it and from the players' browsers. Download the record and check every die:
check-commitment = Promised before the game
check-secret = The secret
check-command = Command
check-kept = The secret is the promised one.
check-broken = The secret is not the promised one!
