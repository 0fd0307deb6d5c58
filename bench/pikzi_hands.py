"""What hands of Pikzi are like, learned from self-play: `python -m bench.pikzi_hands [--players N] [--games N]`.

Prints the numbers of `guinguette.solve.pikzi_values.suspicion`, and how much they tell about hands that were not
learned from: the mean log-likelihood of the true hand among dealt ones, above that of a blind guess.
"""

import argparse

import numpy as np

from guinguette.games.pikzi import Options
from guinguette.solve.engine import compiled
from guinguette.solve.pikzi_values.suspicion import KINDS
from guinguette.solve.values import Network
from guinguette.training.lessons import seeds
from guinguette.training.pikzi import Lessons
from guinguette.training.pikzi.hands import DEALS, fit, study_hands

LOOKS = 40_000
SEED = 9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    args = parser.parse_args()
    lessons = Lessons(args.players, Options())
    careful = lessons.judge(Network.fresh(lessons.features, 1, lessons.outputs, np.random.default_rng(0)), width=1)
    tallies = np.zeros((LOOKS, 1 + DEALS, KINDS))
    tables = lessons.tables(seeds(SEED, 0, LOOKS), Options())
    study = compiled("pikzi", study_hands).study_hands
    study(careful, tables, tallies, lessons.room)
    weights = fit(tallies[: LOOKS // 2])
    fresh = tallies[LOOKS // 2 :] @ weights
    told = fresh[:, 0] - np.log(np.exp(fresh).mean(axis=1))
    print([round(float(weight), 2) for weight in weights])
    print(f"{told.mean():.2f} nats more than a blind guess")


if __name__ == "__main__":
    main()
