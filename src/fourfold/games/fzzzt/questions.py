"""What Fzzzt! answers without a table: what a card file holds, and the printed cards as one."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from fourfold.core.game import View
from fourfold.faults import Sentence
from fourfold.games.fzzzt.card_file import FIELDS
from fourfold.games.fzzzt.cards import Card, Peripheral, printed, read_box, user_faults


def read_cards(text: Any) -> View:
    """Every card of a game with this card file, or all that is wrong with it (fzzzt 130, 131)."""
    if not isinstance(text, str):
        raise ValueError("give the text of a card file")
    if faults := user_faults(text):
        return {"faults": [look_at_fault(fault) for fault in faults], "cards": []}
    cards = [thing for thing in read_box(text).values() if isinstance(thing, (Card, Peripheral))]
    return {"faults": [], "cards": [asdict(card) for card in cards]}


def look_at_fault(fault: Sentence) -> View:
    """Where a fault is (nowhere: in the whole file), and what is wrong there."""
    said = fault.values
    place = ", ".join([said[name] for name in ("place", "field") if name in said])
    return {"place": place, "text": said["why"].data() if place else fault.data()}


def example(_: Any) -> View:
    """The printed cards as a card file, to start from (fzzzt 130)."""
    lists = [f'  "{name}": [\n' + ",\n".join(map(line, printed()[name])) + "\n  ]" for name in FIELDS]
    return {"text": "{\n" + ",\n".join(lists) + "\n}\n"}


def line(entry: Mapping[str, Any]) -> str:
    """One entry of the printed file, without where we know it from."""
    kept = {field: value for field, value in entry.items() if field not in ("status", "source", "reason")}
    return "    " + json.dumps(kept, ensure_ascii=False)


QUESTIONS: dict[str, Callable[[Any], Any]] = {"cards": read_cards, "example": example}
