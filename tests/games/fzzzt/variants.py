"""The sets of options the contract is checked for."""

from typing import Any

RANDOM_GAMES = 2000
VARIANTS: list[dict[str, Any]] = [
    {},
    {"edition": "fr"},
    {"edition": "fr", "extension": "on"},
    {"bid_order": "open", "memory_aid": True},
    {"peripherals": "all"},
    {"edition": "fr", "peripherals": "all", "auto_assembly": "off"},
]
