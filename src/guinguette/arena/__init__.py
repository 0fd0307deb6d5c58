"""Level 3: matches between bots, on all cores of a machine or on a Ray cluster, and what they tell about strength."""

from .cluster import Cluster
from .compete import Runner, compete
from .crew import Crew
from .match import Match
from .report import Report, report
from .result import Fault, Result
from .results import Results
from .schedule import Fixture, fixtures

__all__ = [
    "Cluster",
    "Crew",
    "Fault",
    "Fixture",
    "Match",
    "Report",
    "Result",
    "Results",
    "Runner",
    "compete",
    "fixtures",
    "report",
]
