"""What every game must pass. Each test runs for every game of the registry and its variants."""
