"""Learning by self-play: `train` makes the weights that masters play with."""

from .course import Course, Progress, train

__all__ = ["Course", "Progress", "train"]
