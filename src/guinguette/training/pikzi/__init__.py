"""Pikzi, learned."""

from .lessons import PikziLessons as Lessons

__all__ = ["Lessons"]
