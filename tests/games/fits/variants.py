"""The sets of options the contract is checked for."""

from typing import Any

from tests.games.fits.sets import set_file
from tests.length import times

RANDOM_GAMES = times(1_000, 40_000)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"mode": "long"},
    {"mode": "custom", "set_file": set_file()},
]
