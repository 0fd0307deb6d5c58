"""What the careful player thinks things are worth, in points, roughly. The numbers were found by play: `bench.pikzi_habits`."""

from typing import NamedTuple


class Habits(NamedTuple):
    # a portrait of which so many pieces lie in front of a player
    one: float
    two: float
    three: float
    whole: float  # for each ten points that it brings
    fair_lady: float  # how much more a piece of Philomène is worth than another's
    # what lies open can be taken
    exposed: float  # a piece of a portrait that a rival has begun
    race: float  # a piece of a portrait of which a rival shows three
    harm: float  # what a rival's loss is worth, against one's own gain
    # cards to hold, long before the end
    bull: float
    hen: float
    wolf: float
    dog: float
    piece: float  # one that can still be placed
    piece_more: float  # and more so for each piece of the portrait that lies there
    piece_block: float  # one that a rival lacks for a whole portrait
    double: float  # a second one of the same
    # how near the end of the round is, from 0 to 1
    two_left: float  # portraits to be finished
    two_left_three: float  # and of one of them three pieces lie there
    one_left: float
    one_left_two: float
    one_left_three: float
    # pikes
    guarded: float  # how often a player who has a dog uses it
    spy: float  # seeing a card of another hand
    gift: float  # how much of a card's worth goes to a rival who is given it
    robbed: float  # what a hen costs its target
    # the end of the game
    triumph: float  # to end it as the winner
    margin: float  # points ahead that are needed to be sure


FIRST_GUESS = Habits(
    one=6, two=14, three=26, whole=50, fair_lady=0.2,
    exposed=1.5, race=4, harm=0.6,
    bull=5, hen=3, wolf=7, dog=8, piece=2, piece_more=1.5, piece_block=1, double=0.5,
    two_left=0.25, two_left_three=0.35, one_left=0.5, one_left_two=0.65, one_left_three=0.9,
    guarded=0.8, spy=1, gift=0.3, robbed=3,
    triumph=300, margin=0,
)  # fmt: skip

FOR_TWO = FIRST_GUESS
FOR_MANY = FIRST_GUESS
