"""Measurements. `make bench` runs them all; every figure in the docs comes from here."""
