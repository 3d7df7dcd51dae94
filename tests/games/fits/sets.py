"""Set files for tests."""

import json
from typing import Any

PIECES: list[dict[str, Any]] = [
    {"id": "bar", "cells": [[0, 0], [1, 0]]},
    {"id": "hook", "cells": [[5, 5], [6, 5], [5, 6]], "name": "Hook", "name_ru": "Крюк", "name_fr": "Crochet"},
    {"id": "dot", "cells": [[0, 0]]},
    {"id": "step", "cells": [[0, 0], [1, 0], [1, 1], [2, 1]]},
]
BOARD: dict[str, Any] = {
    "picture": ["....", ".a..", "....", "..b.", "a..."],
    "kinds": {"a": {"pays": [0, 1, 4]}, "b": {"pays": [2, -3], "fills": False}},
    "full_row": 2,
    "open_cell": -1,
}
SMALL: dict[str, Any] = {
    "name": "Small",
    "width": 4,
    "height": 5,
    "pieces": PIECES,
    "start_cards": ["bar", "hook", "dot"],
    "rounds": [BOARD, {"picture": ["...."] * 5}, BOARD],
}


def set_file(**changes: Any) -> str:
    """The small set as a text, some fields changed; None takes a field away."""
    return json.dumps({name: value for name, value in (SMALL | changes).items() if value is not None})
