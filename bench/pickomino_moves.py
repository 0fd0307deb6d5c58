"""How long the bots of Pickomino think, and how easy *easy* is: `python -m bench.pickomino_moves`."""

from bench.masters import show_duel, show_times
from guinguette.bots.pickomino import Easy, Master, Strong, warm


def show_all(how: str, games: int) -> None:
    for edition in ("classic", "deluxe"):
        for players in (2, 7):
            title = f"master, {how}, {edition}, {players} players"
            show_times(title, "pickomino", Master(), players, games, edition=edition)


def main() -> None:
    show_all("interpreted", 2)
    warm()
    show_all("compiled", 10)
    show_duel("pickomino", Easy(), Strong(), 200)


if __name__ == "__main__":
    main()
