"""The sets of options the contract is checked for."""

import json
from typing import Any

from tests.length import times

MORE = json.dumps(
    [
        {"id": "tea", "type": "keeper", "name": "Tea"},
        {"id": "soy_milk", "type": "keeper", "name": "Soy Milk", "like": "milk"},
        {
            "id": "five_o_clock",
            "type": "goal",
            "name": "Five o'Clock",
            "condition": {"all_keepers": ["tea", "cookies"]},
        },
        {"id": "draw_6", "type": "new_rule", "name": "Draw 6", "category": "draw", "numbers": {"draw": 6}},
        {"id": "hyperinflation", "type": "new_rule", "name": "Hyperinflation", "like": "inflation"},
        {"id": "encore", "type": "action", "name": "Encore", "like": "lets_do_that_again"},
    ]
)
RANDOM_GAMES = times(1_500, 60_000)
VARIANTS: list[dict[str, Any]] = [
    {},
    {
        "edition": "en",
        "optional_bonuses": "off",
        "inflation_on_words": "on",
        "lets_simplify_zero": "on",
        "random_first_test": "current",
        "max_turns": 30,
    },
    {
        "free_actions_before_draw": "off",
        "running_actions_grow": "off",
        "todays_special": "ordinary",
        "who_starts": "claim",
        "max_turns": 30,
    },
    {"add": MORE, "without": ["television", "jackpot"], "who_starts": 1, "max_turns": 30},
]
