"""The sets of options the contract is checked for."""

import json
from typing import Any

from tests.length import times

ARENA = json.dumps(
    {
        "name_en": "Arena",
        "name_ru": "Арена",
        "width": 10,
        "height": 8,
        "grid": [
            "+-+-+-+-+-+-+-+-+-+-+",
            "|1 . w . .|. . g . 2|",
            "+         +         +",
            "|. . . ~ .D. . . . .|",
            "+-+ +-+   +   +-+ +-+",
            "|g . . . # # . . . w|",
            "+                   +",
            "|3 . . / . . \\ . . 4|",
            "+                   +",
            "|5 . . \\ . . / . . 6|",
            "+                   +",
            "|w . . # V # . ~ . g|",
            "+-+v+-+       +-+^+-+",
            "|. . . . T . . . . .|",
            "+                   +",
            "|7 . g . . T . w . 8|",
            "+-+-+-+-+-+-+-+-+-+-+",
        ],
    }
)
"""A small map of our own with eight respawn squares and one of everything."""

RANDOM_GAMES = times(500, 20_000)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"map": "six_gates", "few_players": "on", "placement": "roll", "round_limit": 12},
    {"fog": "on", "few_players": "on", "secret_piles": "on", "round_limit": 8, "hand_lost_at_death": "on"},
    {
        "map": ARENA,
        "weapon_limit": "current",
        "respawn_at_once": "on",
        "pity_pickup": "on",
        "drops_keep_wear": "on",
        "markers_per_visit": "turn",
        "puppeteer_scores": "on",
        "tournament": "on",
        "round_limit": 10,
    },
    {
        "map": ARENA,
        "few_players": "on",
        "fog": "on",
        "lives": 2,
        "distance": "king",
        "bound_attacks": "off",
        "no_rushes": "on",
        "frags_to_win": 5,
        "round_limit": 10,
    },
]
