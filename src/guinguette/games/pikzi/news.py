"""What the rules of Pikzi report while they work: a code, its message, its clause, its numbers.

The numbers are named: `seat` and `other` are seats, `card` and `given` kinds of cards, `portrait`
a portrait, `aim` what an action card is aimed at; the others are just numbers.
"""

(
    ROUND_BEGINS,
    DEALT,
    DREW,
    RESHUFFLED,
    NO_CARDS,
    PLACED,
    DISCARDED,
    PASSED,
    ATTACKS,
    LETS,
    GUARDED,
    TURNED,
    TOOK,
    DOUBLE,
    PLUCKED,
    GIVEN_BACK,
    PUT_DOWN,
    SWAPPED,
    FINISHES,
    SWEPT,
    ROUND_ENDS,
    COUNTED,
) = range(22)

MEANING: dict[int, tuple[str, str | None, tuple[str, ...]]] = {
    ROUND_BEGINS: ("pikzi-round-begins", "PZ-3", ("seat", "round")),
    DEALT: ("pikzi-dealt", None, ("seat", "card")),
    DREW: ("pikzi-drew", None, ("seat", "card")),
    RESHUFFLED: ("pikzi-reshuffled", "PZ-6", ("count",)),
    NO_CARDS: ("pikzi-no-cards", "PZ-6", ("seat",)),
    PLACED: ("pikzi-placed", None, ("seat", "card")),
    DISCARDED: ("pikzi-discarded", None, ("seat", "card")),
    PASSED: ("pikzi-passed", "PZ-6", ("seat",)),
    ATTACKS: ("pikzi-attacks", None, ("seat", "card", "other", "aim")),
    LETS: ("pikzi-lets", None, ("seat",)),
    GUARDED: ("pikzi-guarded", "PZ-11", ("seat", "card", "other")),
    TURNED: ("pikzi-turned", "PZ-14", ("seat", "portrait", "other")),
    TOOK: ("pikzi-took", None, ("seat", "card", "other")),
    DOUBLE: ("pikzi-double", "PZ-13", ("seat", "card", "other")),
    PLUCKED: ("pikzi-plucked", None, ("seat", "card", "other")),
    GIVEN_BACK: ("pikzi-given-back", None, ("seat", "card", "other")),
    PUT_DOWN: ("pikzi-put-down", None, ("seat", "card", "other")),
    SWAPPED: ("pikzi-swapped", None, ("seat", "card", "other", "given")),
    FINISHES: ("pikzi-finishes", "PZ-8", ("seat", "portrait")),
    SWEPT: ("pikzi-swept", "PZ-9", ("seat", "card")),
    ROUND_ENDS: ("pikzi-round-ends", "PZ-19", ("round",)),
    COUNTED: ("pikzi-counted", None, ("seat", "portraits", "hand", "total")),
}

# Cards that only these seats may read (PZ-26); everybody else is told the same without the cards.
SECRETS = {
    DEALT: ("seat",),
    DREW: ("seat",),
    PLUCKED: ("seat", "other"),
    GIVEN_BACK: ("seat", "other"),
    SWAPPED: ("seat", "other"),
}
