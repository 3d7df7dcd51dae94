"""How to play FRAG well enough to be worth beating."""

from collections.abc import Callable
from typing import Any

BOTS: dict[str, Callable[..., Any]] = {}
