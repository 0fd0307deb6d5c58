"""What the careful player thinks things are worth. The numbers were found by play: `bench.pikzi_habits`."""

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
    exposed_more: float  # and more so for each piece of it that lies there already
    race: float  # a piece of a portrait of which a rival shows three
    harm: float  # what a rival's loss is worth, against one's own gain
    leader: float  # and how much more for each ten points that the rival has
    # a piece of a portrait that a rival has begun lets one take the rival's, piece by piece of them
    with_bull: float  # with a bull in hand
    with_wolf: float
    # cards to hold, long before the end
    bull: float
    hen: float
    wolf: float
    dog: float
    piece: float  # one that can still be placed
    piece_more: float  # and more so for each piece of the portrait that lies there
    piece_block: float  # one that a rival lacks for a whole portrait
    double: float  # a second one of the same
    prey: float  # how much more a bull or a wolf is worth for each portrait of which it could take pieces
    # how near the end of the round is, from 0 to 1
    three_left: float  # portraits to be finished
    two_left: float
    two_left_three: float  # and of one of them three pieces lie there
    one_left: float
    one_left_two: float
    one_left_three: float
    # pikes
    guarded: float  # how many times a dog in hand is as likely as chance has it: nobody gives a dog away
    spy: float  # seeing a card of another hand
    gift: float  # how much of a card's worth goes to a rival who is given it
    robbed: float  # what a hen costs its target
    # the end of the game
    triumph: float  # to end it as the winner
    kept: float  # points that a card in another hand has above the mean of hidden cards, for the same reason
    margin: float  # points ahead that are needed to end it


FOR_TWO = Habits(
    one=9.74, two=17.11, three=46.61, whole=62.21, fair_lady=0.35,
    exposed=1.57, exposed_more=0.42, race=-1.95, harm=1.16, leader=0.31, with_bull=1.59, with_wolf=1.77,
    bull=7.28, hen=2.13, wolf=17.31, dog=10.02, piece=0.78, piece_more=1.31, piece_block=1.49, double=0.75, prey=0.44,
    three_left=0.01, two_left=0.26, two_left_three=0.23, one_left=0.27, one_left_two=0.66, one_left_three=1.17,
    guarded=1.7, spy=1.2, gift=0.33, robbed=3.16,
    triumph=300, kept=0.85, margin=1,
)  # fmt: skip
FOR_MANY = Habits(
    one=9.62, two=20.25, three=36.51, whole=36.19, fair_lady=0.33,
    exposed=0.47, exposed_more=0.47, race=-1.09, harm=1.33, leader=0.15, with_bull=1.52, with_wolf=1.32,
    bull=8.86, hen=2.14, wolf=30.3, dog=6.4, piece=1.16, piece_more=1.69, piece_block=2.06, double=0.23, prey=1.79,
    three_left=0.07, two_left=0.41, two_left_three=0.42, one_left=0.24, one_left_two=0.34, one_left_three=0.53,
    guarded=1.11, spy=0.59, gift=0.43, robbed=0.61,
    triumph=300, kept=0.28, margin=1.02,
)  # fmt: skip


def habits_for(seats: int) -> Habits:
    found = FOR_TWO if seats == 2 else FOR_MANY
    return Habits(*(float(number) for number in found))  # all of one type, for compiled code
