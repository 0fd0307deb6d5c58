arena-no-bots = Name the bots that are to play
arena-no-entrant = The bot “{ $bot }” cannot be had: { $reason }
arena-bot-failed = Bot { $bot } failed in game { $game }: { $reason }. Finished games are kept. Position: { $position }
arena-process-died = the process died
arena-endless = the game does not end
arena-other-match = { $path } holds games of another match, or of another version of Guinguette: choose another file
arena-no-ray = Ray is not installed here: pip install 'guinguette[ray]'
arena-no-address = “{ $address }” is no address of a Ray cluster. There are: auto, local, HOST:PORT and ray://HOST:PORT
arena-nobody-there = Nobody answers at { $address }. Is the head of the cluster running there (ray start --head)? On its machines --ray auto finds it; --ray local starts a cluster here
arena-no-cluster-here = This machine is in no Ray cluster: begin one (ray start --head), or say --ray local
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
arena-no-picture = What kind of picture is { $path } to be? The end of its name tells: { $kinds }
arena-no-matplotlib = Pictures need matplotlib: pip install 'guinguette[pictures]'
arena-title = { $game }, { $players } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-elo = Elo, with 95 % intervals
arena-wins-axis = wins in %; the stroke is the fair share
