"""Whether a refusal speaks French throughout, its reason too."""

from guinguette.core.errors import Refused
from guinguette.core.words import Line, sentence


def check_french(refused: Refused) -> None:
    """No reason is bare text, in one language only, and the innermost is not told in English."""
    line = refused.line
    while "reason" in line.args:
        line = line.args["reason"]
        assert isinstance(line, Line), line
    assert sentence(line, "en") in refused.text("en")
    assert sentence(line, "fr") in refused.text("fr")
    assert sentence(line, "en") not in refused.text("fr")
