"""Options and saves that are not as they should be."""

from typing import Any

import pytest

from fourfold import BadSave, load, save
from tests.games.fits.table import FITS, FLAT, play, table


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "giant"}, "option mode: 'giant' is not one of mini, long, custom"),
        ({"modus": "mini"}, "fits has no option 'modus'; there are mode, set_file"),
        ({"mode": "custom", "set_file": 7}, "option set_file: give the text of a set file"),
        ({"mode": "custom", "set_file": "{"}, "not-json at line 1, column 2"),
        ({"set_file": "{}"}, "option set_file: is refused by mode mini"),
    ],
)
def test_bad_options_are_refused_with_a_reason(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        FITS.start(1, **options)


def test_a_save_with_a_piece_laid_twice_is_refused() -> None:
    g = table("L5")
    play(g, FLAT)
    data = save(g)
    data["laid"] = [data["laid"][0] * 2]
    with pytest.raises(BadSave, match="L5 of 0 lies in laid 0 and in laid 0"):
        load(data)


def test_a_save_with_a_card_missing_is_refused() -> None:
    data = save(table("L5"))
    data["deck"].pop()
    with pytest.raises(BadSave, match="is missing"):
        load(data)
