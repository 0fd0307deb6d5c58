"""Level 2: exact solvers of a turn, for any value of its ends. One package for each game whose turns are dice.

Everything answers interpreted at once; call a package's `warm` (in a thread, say) and it answers compiled.
"""
