"""The speed of the Gymnasium peer on PyPI, `pickomino-env`, under random valid actions."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any


def make_env(bots: int) -> Any:
    """The peer's environment, without rendering and without Gymnasium's checking wrapper."""
    try:
        import gymnasium
        import pickomino_env  # noqa: F401  (importing it registers the environment)
    except ImportError as error:
        raise ImportError("the Gymnasium peer needs the package pickomino-env: pip install pickomino-env") from error
    return gymnasium.make("Pickomino-v0", number_of_bots=bots, disable_env_checker=True)


def random_action(observation: dict[str, Any], rng: Random) -> tuple[int, int]:
    """A face of the roll that is not collected yet, then roll (0) or stop (1); stop when no die would be left."""
    rolled = observation["dice_rolled"].tolist()
    collected = observation["dice_collected"].tolist()
    face = rng.choice([face for face in range(6) if rolled[face] and not collected[face]])
    dice_left = sum(rolled) - rolled[face]
    return face, rng.choice((0, 1)) if dice_left else 1


def steps_per_second(seconds: float, bots: int, seed: int = 0) -> float:
    """Let a random agent play against the peer's bots for about so many seconds; return its steps per second.

    Resets count in the time, not as steps.
    """
    env = make_env(bots)
    rng = Random(seed)
    steps = 0
    observation, _ = env.reset(seed=seed)
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        observation, _, terminated, truncated, _ = env.step(random_action(observation, rng))
        steps += 1
        if terminated or truncated:
            observation, _ = env.reset()
    env.close()
    return steps / elapsed
