"""Level 5: the `guinguette` command."""


def main() -> None:
    """The command's door. What people get wrong ends with a clear message and exit code 2, never a traceback."""
    from guinguette.cli.app import run

    run()
