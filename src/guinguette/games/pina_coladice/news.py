"""What the rules of Piña Coladice report while they work: a code, its message, its clause, its numbers.

The numbers are named: `seat` and `other` are seats, `cell` and `to` cells of the grid, `coaster` a coaster, `dice`
packed dice; `die`, `count`, `points` and `score` just numbers. COLADICE also has its four coasters (`turn.cocktail`).
"""

(
    BEGINS,
    LAID,
    ROLLED,
    KEPT,
    PLACED,
    BESIDE,
    NO_PLACE,
    HAPPY_DIE,
    SKIPPED,
    LOST,
    OTHERS_GAIN,
    GAINED,
    TOOK_BACK,
    MOVED,
    FLIPPED,
    WENT_BACK,
    TWENTY,
    SIX_TOKENS,
    COLADICE,
    SAME_TURNS,
    TIE_BROKEN,
) = range(21)

MEANING: dict[int, tuple[str, str | None, tuple[str, ...]]] = {
    BEGINS: ("pina_coladice-begins", "PC-4", ("seat",)),
    LAID: ("pina_coladice-laid", "PC-5", ()),
    ROLLED: ("pina_coladice-rolled", None, ("seat", "dice")),
    KEPT: ("pina_coladice-kept", None, ("seat", "dice")),
    PLACED: ("pina_coladice-placed", None, ("seat", "cell", "coaster", "points")),
    BESIDE: ("pina_coladice-beside", "PC-9", ("seat", "count")),
    NO_PLACE: ("pina_coladice-no-place", "PC-8", ("seat",)),
    HAPPY_DIE: ("pina_coladice-happy-die", "PC-17", ("seat", "die")),
    SKIPPED: ("pina_coladice-skipped", "PC-19", ("seat",)),
    LOST: ("pina_coladice-lost", "PC-18", ("seat", "count")),
    OTHERS_GAIN: ("pina_coladice-others-gain", "PC-18", ("seat",)),
    GAINED: ("pina_coladice-gained", "PC-18", ("seat",)),
    TOOK_BACK: ("pina_coladice-took-back", "PC-18", ("seat", "cell", "coaster")),
    MOVED: ("pina_coladice-moved", "PC-18", ("seat", "other", "cell", "to")),
    FLIPPED: ("pina_coladice-flipped", "PC-18", ("seat", "cell", "coaster")),
    WENT_BACK: ("pina_coladice-went-back", "PC-18", ("other",)),
    TWENTY: ("pina_coladice-twenty", "PC-11", ("seat", "score")),
    SIX_TOKENS: ("pina_coladice-six-tokens", "PC-11", ("seat",)),
    COLADICE: ("pina_coladice-coladice", "PC-16", ("seat",)),
    SAME_TURNS: ("pina_coladice-same-turns", "PC-11", ()),
    TIE_BROKEN: ("pina_coladice-tie-broken", "PC-13", ("seat",)),
}
