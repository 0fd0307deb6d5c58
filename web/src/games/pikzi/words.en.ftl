pikzi-title = Pikzi
pikzi-pitch = Piece together farmyard portraits, and pike your neighbours' pieces.
pikzi-option-portraits = Portraits
pikzi-option-young = For young players
pikzi-option-rounds = Rounds
pikzi-option-teams = In teams

pikzi-easel = { $portrait }: { $count ->
    [0] no piece
    [one] piece { $pieces }
   *[other] pieces { $pieces }
}
pikzi-easel-finished = { $portrait }: finished
pikzi-easel-closed = { $portrait }: closed, { $name } has finished it
pikzi-finished = { $portrait } finished
pikzi-hand-counts = hand: { $points }
pikzi-known-by = known to { $name }
pikzi-team = Team { $team }
pikzi-team-short = T{ $team }
pikzi-team-points = Team { $team }: { $points }

pikzi-prompt-turn = Choose a card of your hand
pikzi-prompt-place = Lay it in front of you, or discard it
pikzi-prompt-bull = Choose one of the highlighted pieces
pikzi-prompt-wolf = Choose one of the highlighted portraits
pikzi-prompt-hen = Choose whose hand to draw from
pikzi-prompt-useless = Now it can only be discarded
pikzi-prompt-answer = How do you answer?
pikzi-prompt-let = You can only let it happen
pikzi-prompt-hen-card = To keep it, choose a card to give
pikzi-prompt-pass = Your hand is empty
pikzi-pike-none = Pikzi …
pikzi-swap-none = Keep it, give …

pikzi-round-over = Round { $round } is over
pikzi-round-next = Next round
pikzi-wall = Finished portraits
pikzi-left-in-hand = Left in hand, and counted

pikzi-coach-first = Tap the cards of your hand; the coach answers as soon as it is complete.
pikzi-coach-how = Tap the pieces that lie before each player, and tell how many cards they hold.
pikzi-coach-held = { $name }: in hand
pikzi-coach-left = { $count ->
    [0] complete
    [one] 1 more card
   *[other] { $count } more cards
}
pikzi-coach-discard = Discard pile: { $count ->
    [0] not told
    [one] 1 card
   *[other] { $count } cards
}
