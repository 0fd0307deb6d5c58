"""Learning by self-play: a course makes the weights that masters play with."""

from .course import Course, Progress, find_course

__all__ = ["Course", "Progress", "find_course"]
