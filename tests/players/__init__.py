"""Sensible players that need no time to think; those of the package solve their turns."""
