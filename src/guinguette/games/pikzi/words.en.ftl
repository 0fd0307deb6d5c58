pikzi-name = Pikzi
pikzi-teams-of-two = Teams of two are for four players, not { $count }

# Cards: portraits have the same names everywhere
pikzi-card = { $card ->
    [bull] Bull
    [hen] Hen
    [wolf] Wolf
    [dog] Guard Dog
   *[piece] { $card }
}
pikzi-a-card = { $card ->
    [bull] a Bull
    [hen] a Hen
    [wolf] a Wolf
    [dog] a Guard Dog
   *[piece] { $card }
}
pikzi-a-given = { $given ->
    [bull] a Bull
    [hen] a Hen
    [wolf] a Wolf
    [dog] a Guard Dog
   *[piece] { $given }
}
pikzi-the-card = { $card ->
    [bull] the Bull
    [hen] the Hen
    [wolf] the Wolf
    [dog] the Guard Dog
   *[piece] { $card }
}
pikzi-no-card = { $card ->
    [bull] no Bull
    [hen] no Hen
    [wolf] no Wolf
    [dog] no Guard Dog
   *[piece] no { $card }
}

# Log
pikzi-round-begins = Round { $round }: the cards are dealt, { $seat } plays first
pikzi-dealt = { $seat } is dealt { pikzi-a-card }
pikzi-drew = { $seat } draws { pikzi-a-card }
pikzi-drew-unseen = { $seat } draws a card
pikzi-reshuffled = { $count ->
    [one] The draw pile is empty: the only card of the discard takes its place
   *[other] The draw pile is empty: the { $count } cards of the discard are shuffled
}
pikzi-no-cards = There is no card left for { $seat } to draw
pikzi-placed = { $seat } places { $card }
pikzi-discarded = { $seat } discards { pikzi-a-card }
pikzi-passed = { $seat } has no card and passes
pikzi-attacks = { $card ->
    [bull] Pikzi! { $seat } sends a Bull to { $other } for { $aim }
    [wolf] Pikzi! { $seat } sends a Wolf to { $other } for { $aim }
   *[hen] Pikzi! { $seat } sends a Hen to { $other }
}
pikzi-lets = { $seat } lets it happen
pikzi-guarded = { $card ->
    [bull] Pikzi-pa! { $seat }'s Guard Dog stops { $other }'s Bull
    [wolf] Pikzi-pa! { $seat }'s Guard Dog faces { $other }'s Wolf
   *[hen] Pikzi-pa! { $seat }'s Guard Dog stops { $other }'s Hen
}
pikzi-turned = The Wolf turns around: { $seat } takes { $other }'s { $portrait }
pikzi-took = { $seat } takes { $card } from { $other }
pikzi-double = { $seat } has { $card } already: { $other }'s goes to the discard
pikzi-plucked = { $seat } draws { pikzi-a-card } from { $other }'s hand
pikzi-plucked-unseen = { $seat } draws a card from { $other }'s hand
pikzi-given-back = { $seat } gives { pikzi-the-card } back to { $other }
pikzi-given-back-unseen = { $seat } gives the card back to { $other }
pikzi-put-down = { $seat } places { $card } from { $other }'s hand
pikzi-swapped = { $seat } keeps { $other }'s { pikzi-card } and gives { pikzi-a-given } for it
pikzi-swapped-unseen = { $seat } keeps { $other }'s card and gives another for it
pikzi-finishes = { $seat } finishes { $portrait }!
pikzi-swept = { $seat }'s { $card } goes to the discard
pikzi-round-ends = The last portrait ends round { $round }: nobody draws any more
pikzi-counted = { $seat } counts { $portraits } for portraits and { $hand } for the hand: { $total } in all

# Refusals
pikzi-not-in-hand = You have { pikzi-no-card } in hand
pikzi-closed = { $portrait } is closed: { $other } has finished it
pikzi-shown-already = You show { $card } already
pikzi-no-target = An action card is played against another player of this table
pikzi-not-shown = { $other } does not show { $card }
pikzi-not-begun = First begin { $portrait } yourself
pikzi-nothing-there = { $other } shows no piece of { $portrait } that you lack
pikzi-out-of-reach = { $portrait } is finished and safe with { $other }
pikzi-empty-hand = { $other } has no card in hand
pikzi-use-a-card = Place a piece, discard a card, or pike somebody
pikzi-no-attack = Nobody is being attacked now
pikzi-no-hen = There is no Hen's card to decide about
pikzi-no-dog = You have no Guard Dog: all you can do is let it happen
pikzi-answer-first = { $seat } answers the attack first
pikzi-hen-first = First say what becomes of the Hen's card
pikzi-no-piece = { $card ->
    [bull] A Bull is not a piece to place
    [hen] A Hen is not a piece to place
    [wolf] A Wolf is not a piece to place
   *[dog] A Guard Dog is not a piece to place
}

# Cards typed by people
pikzi-not-a-card = Cards are written leica 1 (or l1) to mozart 4 (m4), bull, hen, wolf and dog
pikzi-card-elsewhere = { $card ->
    [bull] No Bull can come up here: they are all elsewhere
    [hen] No Hen can come up here: they are all elsewhere
    [wolf] No Wolf can come up here: they are all elsewhere
    [dog] No Guard Dog can come up here: they are all elsewhere
   *[piece] No { $card } can come up here: they are all elsewhere
}
pikzi-wrong-seat = Say which seat begins: 1 to { $seats }

# Why a position cannot be
pikzi-no-such-card = there is no card “{ $card }”
pikzi-not-so-many = there are not so many cards { $card }
pikzi-more-cards = there are more cards { $card } than the game has
pikzi-part-count = { $count ->
    [one] has 1 part for { $seats } seats
   *[other] has { $count } parts for { $seats } seats
}
pikzi-cannot-show = nobody can show { $card } here
pikzi-shown-alone = { $portrait } is finished: nobody else shows it
pikzi-rounds-from-one = rounds are counted from 1 once somebody has begun
pikzi-turns-from-one = turns are counted from 1 once the first cards are dealt
pikzi-turn-a-round = every round has a turn
pikzi-other-turn = it would be another seat's turn
pikzi-first-begins = the first seat begins the round
pikzi-not-drawn-yet = it is not drawn yet
pikzi-young-totals = a point for each portrait
pikzi-wrong-totals = the rounds before cannot have brought that
pikzi-ended-before = the round would have ended before
pikzi-last-portrait = it ends with the last portrait
pikzi-more-rounds = there are more rounds to play
pikzi-pike-on-table = an action card lies on the table only until it is carried out
pikzi-only-hen-draws = only a hen draws out of a hand
pikzi-attacks-themselves = nobody attacks themselves
pikzi-needs-target = an attack has a target
pikzi-target-without-attack = there is no attack
pikzi-drawn-by-hen = a card is drawn by a hen only
pikzi-bull-cannot = the bull cannot take that piece
pikzi-wolf-cannot = the wolf finds nothing to take there
pikzi-hen-needs-cards = a hen needs a hand with cards
pikzi-played-too-soon = nothing is played before the first turn
pikzi-not-dealt-yet = no card is dealt yet
pikzi-dealt-in-order = hands are dealt one after the other
pikzi-nobody-draws = nobody has to draw
pikzi-none-to-draw = there is no card to draw
pikzi-too-many-cards = { $seat } has too many cards
pikzi-too-few-cards = { $seat } has too few cards
pikzi-own-cards = nobody needs to be told their own cards
pikzi-not-held = { $seat } does not hold what { $other } knows

# Buttons
pikzi-do-place = Place { $card }
pikzi-do-discard = Discard { pikzi-the-card }
pikzi-do-bull = Bull: take { $card } from { $other }
pikzi-do-wolf = Wolf: take { $portrait } from { $other }
pikzi-do-hen = Hen: draw from { $other }'s hand
pikzi-do-dog = Pikzi-pa! Guard Dog
pikzi-do-let = Let it happen
pikzi-do-give-back = Give it back
pikzi-do-put = Place it
pikzi-do-swap = Keep it, give { pikzi-the-card }
pikzi-do-pass = Pass

# Table
pikzi-table-round = { $rounds ->
    [1] { $portraits ->
        [one] One portrait ends the game
       *[other] { $portraits } portraits end the game
    }
   *[other] { $portraits ->
        [one] Round { $round } of { $rounds }, one portrait each
       *[other] Round { $round } of { $rounds }, { $portraits } portraits each
    }
}
pikzi-table-pile = Draw pile
pikzi-table-discard = Discard
pikzi-table-hand = Your hand
pikzi-table-worth = counts { $points }
pikzi-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pikzi-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pikzi-table-known = You know in { $seat }'s hand: { $cards }
pikzi-table-knows = { $seat } knows in your hand: { $cards }
pikzi-table-empty = empty
pikzi-table-attack = { $card ->
    [bull] Pikzi! { $seat }'s Bull wants { $aim } from { $other }
    [wolf] Pikzi! { $seat }'s Wolf wants { $aim } from { $other }
   *[hen] Pikzi! { $seat }'s Hen is after { $other }'s hand
}
pikzi-table-answer = { $seat } answers
pikzi-table-drawn = The Hen drew { pikzi-a-card }
pikzi-table-drawn-unseen = The Hen drew a card
