"""Plain-Python engines written from the rule clauses alone: yardsticks for the bench, oracles for the tests.

And players to measure ours by.
"""
