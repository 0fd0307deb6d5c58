"""Structured logs: one JSON object per line. Tokens and secrets are never among what is logged."""

import logging
import sys
from typing import Any

import msgspec

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    chosen = logging.getLevelNamesMapping()[level.upper()]
    # Below INFO, libraries tell every header and frame, and with them tokens.
    logging.basicConfig(level=max(chosen, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("guinguette").setLevel(chosen)
    for noisy in ("alembic", "httpx"):
        logging.getLogger(noisy).setLevel("WARNING")
