"""The sets of options the contract is checked for."""

from typing import Any

from tests.games.fits.sets import set_file

RANDOM_GAMES = 2000
VARIANTS: list[dict[str, Any]] = [
    {},
    {"mode": "long"},
    {"mode": "custom", "set_file": set_file()},
]
