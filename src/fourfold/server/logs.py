"""Structured logs: one JSON object a line, without tokens, hidden cards or chat."""

import json
import logging
import sys
import time
import traceback
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

from fourfold.server.limits import Bucket

REPEATS = (30, 0.5)  # how often the same may be said: at once, and a second
KINDS = 1000  # of messages whose repeats are counted
LONGEST = 2000  # characters of a value
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON; only what was said with `extra` goes in beside the event."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{each.name}:{each.lineno}" for each in traceback.extract_tb(record.exc_info[2])][-6:]
        return json.dumps({name: cut(value) for name, value in line.items()}, ensure_ascii=False, default=str)


def cut(value: Any) -> Any:
    """A value that is not too long for a line."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class Calm(logging.Filter):
    """Limits how often the same message is logged; the next one says how many were skipped."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self.now = now
        self.kinds: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.skipped: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is said; what is meant for finding faults always is."""
        if record.levelno <= logging.DEBUG:
            return True
        kind = record.name, str(record.msg).partition("\n")[0][:100]
        bucket = self.kinds.pop(kind, None) or Bucket(*REPEATS, self.now())
        self.kinds[kind] = bucket
        if len(self.kinds) > KINDS:
            self.skipped.pop(self.kinds.popitem(last=False)[0], None)
        if not bucket.take(self.now()):
            self.skipped[kind] += 1
            return False
        if skipped := self.skipped.pop(kind, 0):
            record.skipped = skipped
        return True


def start_logging(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm(lambda: time.monotonic_ns() // 1_000_000))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
