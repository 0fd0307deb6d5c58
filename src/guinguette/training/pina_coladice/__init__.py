"""Piña Coladice, learned."""

from .lessons import PinaColadiceLessons as Lessons

__all__ = ["Lessons"]
