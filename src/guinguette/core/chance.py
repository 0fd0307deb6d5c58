"""The engine's own source of chance: splitmix64, kept in the state.

It gives the same numbers on Python ints, NumPy rows and compiled code because every 64-bit
product is masked, and what leaves `random53` is a *signed* integer of 53 bits.
"""

from .state import State

# Dice travel as one number: the count of face f (from 0) in bits 4f to 4f+3.
NIBBLE = 15


def random53(s: State) -> int:
    """53 random bits."""
    z = (int(s.rng) + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    s.rng = z
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z = z ^ (z >> 31)
    return (z >> 11) & 0x1FFFFFFFFFFFFF


def below(s: State, n: int) -> int:
    """A uniform integer in 0..n−1, for n < 1024 (bias under 2⁻⁴³)."""
    return (random53(s) * int(n)) >> 53


def throw(s: State, n: int) -> int:
    """Throw n six-sided dice, at most 9: their counts packed by face. One draw pays for all of them."""
    x = random53(s)
    packed = 0
    for _ in range(n):
        x = x * 6
        packed += 1 << (4 * (x >> 53))
        x = x & 0x1FFFFFFFFFFFFF
    return packed


def count(packed: int, face: int) -> int:
    """How many of the packed dice show this face."""
    return (packed >> (4 * face)) & NIBBLE
