pickomino-title = Pickomino
pickomino-pitch = Roll, keep, dare once more – and carry off the fattest worms.
pickomino-deluxe-title = Pickomino Deluxe
pickomino-deluxe-pitch = Six specialists, grilled worms, and plenty of ways to be mean.
pickomino-option-edition = Edition
pickomino-option-edition-classic = Classic
pickomino-option-edition-deluxe = Deluxe
pickomino-option-first = Who begins
pickomino-option-first-seat1 = The first seat
pickomino-option-first-random = Drawn by lot

pickomino-skewer = Skewer
pickomino-tile = Tile { $tile }, { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
pickomino-tile-down = Tile { $tile }, face down
pickomino-stack = Top tile { $tile }, { $below } below
pickomino-no-tile = No tile
pickomino-stack-of = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
pickomino-grilled-count = { $count ->
    [one] 1 grilled worm
   *[other] { $count } grilled worms
}
pickomino-choose-face = Choose dice of one face
pickomino-keep-none = Keep …
pickomino-warn-text = { $edition ->
    [deluxe] You win nothing, and lose your top tile and your specialist, if you have them. (The Mother Hen goes instead of a tile.)
   *[classic] You win nothing, and your top tile, if you have one, goes back to the skewer.
}

pickomino-coach-how = Choose whose, then tap the tiles, the lowest of a stack first.
pickomino-coach-down = Face down
pickomino-coach-tile = Tile { $tile }: { $place }
