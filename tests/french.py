"""French as it is printed, and whether a refusal speaks it throughout, its reason too."""

import re

from guinguette.core.errors import Refused
from guinguette.core.words import Line, sentence

SPACED = re.compile(r"(?<=\S) (?=[:;!?»%](?:\W|$))|(?<=«) ", re.MULTILINE)


def printed(typed: str) -> str:
    """No line breaks before a colon, nor within quotation marks: the spaces there are hard ones."""
    return SPACED.sub("\xa0", typed)


def check_french(refused: Refused) -> None:
    """No reason is bare text, in one language only, and the innermost is not told in English."""
    line = refused.line
    while "reason" in line.args:
        line = line.args["reason"]
        assert isinstance(line, Line), line
    assert sentence(line, "en") in refused.text("en")
    assert sentence(line, "fr") in refused.text("fr")
    assert sentence(line, "en") not in refused.text("fr")
