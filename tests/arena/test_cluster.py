"""The same match on a real Ray, started here: equal results, game by game.

Ray is an optional extra. Without it the test is skipped, except in CI (CI=true): there it fails if pip finds a Ray for
this Python (`pip install --dry-run`), because then somebody forgot to install it.
"""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from guinguette.arena import Cluster, Results, compete
from guinguette.core.errors import BadSetup

from .matches import SHORT, here


def need_ray() -> None:
    if find_spec("ray") is not None:
        return
    if os.environ.get("CI") == "true":
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-deps", "--quiet", "ray"]
        found = subprocess.run(pip, capture_output=True, timeout=60, check=False)  # noqa: S603  # ours
        assert found.returncode != 0, "CI could have Ray: pip install 'guinguette[ray]'"
    pytest.skip("Ray is not installed: pip install 'guinguette[ray]'")


def test_ray_plays_the_same_games() -> None:
    need_ray()
    results = Results(SHORT)
    list(compete(results, 12, Cluster("local", cores=1)))
    assert sorted(results.games.values(), key=lambda end: end.game) == here(SHORT, 12)


def test_a_cluster_that_is_not_there_is_refused() -> None:
    need_ray()
    with pytest.raises(BadSetup) as refused:
        list(compete(Results(SHORT), 2, Cluster("no-such-address")))
    assert refused.value.code == "arena-no-cluster"
