"""The server's log: one JSON object a line on standard error. Secrets never get into it: they are never passed to it,
travel in no address, and anything that looks like one is blotted out."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from typing import Final

import msgspec

FIELDS: Final = ("table", "code", "reason", "bot", "address", "status", "method", "path", "seconds", "tables")
LOOKS_SECRET: Final = re.compile(r"(?i)(bearer\s+|secret\W{1,4}|[#?&]\w+=)[\w-]{16,}")


class AsJson(logging.Formatter):
    """One line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return LOOKS_SECRET.sub(r"\1...", msgspec.json.encode(line).decode())


def set_up(level: int = logging.INFO) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    for name in ("ophir.server", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "ophir.server" else logging.WARNING)
