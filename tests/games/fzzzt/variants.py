"""The sets of options the contract is checked for."""

from typing import Any

from tests.length import times

RANDOM_GAMES = times(1_000, 40_000)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"edition": "fr"},
    {"edition": "fr", "extension": "on"},
    {"bid_order": "open", "memory_aid": True},
    {"peripherals": "all"},
    {"edition": "fr", "peripherals": "all", "auto_assembly": "off"},
]
