"""Mini FITS, a falling puzzle by Reiner Knizia."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.game import Game
from fourfold.faults import Sentence, wrong_option
from fourfold.games.fits.cards import read_box, user_faults
from fourfold.games.fits.rules import set_up
from fourfold.games.fits.scoring import ranking, scores
from fourfold.games.fits.table import Fits, places
from fourfold.games.fits.view import look, redeal
from fourfold.options import Option
from fourfold.plain import Thing


def set_text(value: Any) -> str:
    """The text of a set file; nothing means none."""
    if not isinstance(value, str):
        raise ValueError(Sentence("fault-set-text"))
    return value


def box(seats: int, options: Mapping[str, Any]) -> Mapping[str, Thing]:
    """Everything for so many seats; a set file belongs to `mode=custom` and to no other (fits 64)."""
    custom = options["mode"] == "custom"
    if custom != bool(options["set_file"]):
        if custom:
            raise wrong_option("set_file", "fault-fits-set-needed")
        raise wrong_option("set_file", "fault-fits-set-refused", mode=options["mode"])
    return read_box(options["mode"], options["set_file"], seats)


GAME = Game(
    name="fits",
    seats=range(1, 5),
    table=Fits,
    options={
        "mode": Option("mini", ("mini", "long", "custom")),
        "set_file": Option("", (), set_text),
    },
    box=box,
    set_up=set_up,
    look=look,
    redeal=redeal,
    count=scores,
    rank=ranking,
    places=places,
    bound=1000,  # four seats, six rounds of a custom set, 41 pieces each
    prompts={"start": "fits 13", "place": "fits 15"},
    files={"set": user_faults},
)
