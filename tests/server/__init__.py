"""The table server, tested with real servers on loopback."""
