"""Level 4: each game drawn for a terminal, in the module that has its name.

Such a module has `draw(view, players, language)`: what one seat sees, as something Rich prints.
"""
