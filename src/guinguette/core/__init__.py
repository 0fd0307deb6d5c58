"""Level 0: what every game is. States, chance, moves, the compiled twin, records, errors."""
