"""Fzzzt!, a robot auction by Tony Boydell."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.game import Game
from fourfold.faults import Sentence, wrong_option
from fourfold.games.fzzzt.cards import Peripheral, read_box, user_faults
from fourfold.games.fzzzt.rules import set_up
from fourfold.games.fzzzt.scoring import ranking, scores
from fourfold.games.fzzzt.table import Fzzzt, impossible, places
from fourfold.games.fzzzt.view import look, redeal
from fourfold.options import Option
from fourfold.plain import Thing


def card_text(value: Any) -> str:
    """The text of a card file; nothing means the printed cards."""
    if not isinstance(value, str):
        raise ValueError(Sentence("fault-card-text"))
    return value


def peripheral_list(value: Any) -> Any:
    """Off, all, or some ids."""
    ids = value.split(",") if isinstance(value, str) and value not in ("off", "all") else value
    if ids in ("off", "all") or (isinstance(ids, (list, tuple)) and ids and all(isinstance(each, str) for each in ids)):
        return ids if isinstance(ids, str) else list(ids)
    raise ValueError(Sentence("fault-fzzzt-peripherals", value=repr(value)))


def bid_order(settled: Mapping[str, Any]) -> str:
    """All at once in the Russian edition, in turn in the French one."""
    return "open" if settled["edition"] == "fr" else "hidden"


def box(seats: int, options: Mapping[str, Any]) -> Mapping[str, Thing]:
    """The cards of the box, if the options go together (fzzzt 134)."""
    if options["extension"] == "on" and (options["edition"] == "ru" or seats > 4):
        raise wrong_option("extension", "fault-fzzzt-extension")
    cards = read_box(options["card_file"])
    known = [each.id for each in cards.values() if isinstance(each, Peripheral)]
    chosen = options["peripherals"] if isinstance(options["peripherals"], list) else []
    for each in chosen:
        if each not in known:
            raise wrong_option("peripherals", "fault-fzzzt-no-peripheral", value=repr(each), known=", ".join(known))
    return cards


GAME = Game(
    name="fzzzt",
    seats=range(2, 7),
    table=Fzzzt,
    options={
        "edition": Option("ru", ("ru", "fr")),
        "peripherals": Option("off", ("off", "all"), peripheral_list),
        "extension": Option("off"),
        "bid_order": Option(bid_order, ("hidden", "open")),
        "auto_assembly": Option("on"),
        "memory_aid": Option("off"),
        "card_file": Option("", (), card_text),
    },
    box=box,
    set_up=set_up,
    look=look,
    redeal=redeal,
    count=scores,
    rank=ranking,
    places=places,
    check=impossible,
    bound=2000,
    prompts={
        "bid": "fzzzt 44",
        "pick lot": "fzzzt 123",
        "keep": "fzzzt 126",
        "shred": "fzzzt 128",
        "place": "fzzzt 78",
        "assemble": "fzzzt 97",
    },
    files={"cards": user_faults},
)
