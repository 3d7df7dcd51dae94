"""How to play FITS well."""

from collections.abc import Callable
from typing import Any

BOTS: dict[str, Callable[..., Any]] = {}
