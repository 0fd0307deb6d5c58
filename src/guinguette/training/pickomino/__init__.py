"""Pickomino, learned."""

from .lessons import PickominoLessons as Lessons

__all__ = ["Lessons"]
