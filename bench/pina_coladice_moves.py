"""How long the bots of Piña Coladice think, and how easy *easy* is: `python -m bench.pina_coladice_moves`."""

from bench.masters import show_duel, show_times
from guinguette.bots.pina_coladice import Easy, Master, Strong, warm


def show_all(how: str, games: int) -> None:
    for happy_hour in (False, True):
        for players in (2, 4):
            title = f"master, {how}, {players} players{', Happy Hour' if happy_hour else ''}"
            show_times(title, "pina_coladice", Master(), players, games, happy_hour=happy_hour)


def main() -> None:
    show_all("interpreted", 2)
    warm()
    show_all("compiled", 10)
    show_duel("pina_coladice", Easy(), Strong(), 200)


if __name__ == "__main__":
    main()
