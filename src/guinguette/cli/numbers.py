"""Numbers on the screen, as the reader writes them."""

from guinguette.core.words import say


def percent(share: float, language: str) -> str:
    """
    >>> percent(0.6, "en"), percent(0.6, "fr")
    ('60.0%', '60,0\\xa0%')
    """
    return say("cli-percent", language, {"number": tenths(share, language)})


def tenths(share: float, language: str) -> str:
    """In hundredths, with one digit more.

    >>> tenths(0.6, "en"), tenths(0.6, "fr")
    ('60.0', '60,0')
    """
    return say("cli-tenths", language, {"number": round(100 * share, 1)})


def count(number: int, language: str) -> str:
    """
    >>> count(20_000, "en"), count(20_000, "fr")
    ('20,000', '20\\u202f000')
    """
    return say("cli-count", language, {"number": number})


def signed(number: float, language: str) -> str:
    """
    >>> signed(1.5, "en"), signed(-0.25, "fr")
    ('+1.50', '-0,25')
    """
    return f"{'-' if number < 0 else '+'}{say('cli-number', language, {'number': round(abs(number), 2)})}"
