"""Whatever is in a set file: it is either refused with reasons, or it can be played to the end."""

import copy
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fourfold import Dice
from fourfold.games.fits.cards import user_faults
from tests.games.fits.sets import SMALL
from tests.games.fits.table import FITS
from tests.walks import random_moves

numbers = st.integers(-25, 25)
values = st.one_of(
    st.none(),
    st.booleans(),
    numbers,
    st.floats(allow_nan=False),
    st.text("ab.", max_size=5),
    st.lists(numbers, max_size=3),
)
damages = st.lists(st.tuples(st.lists(st.integers(0, 50), min_size=1, max_size=5), values), max_size=3)


def damage(data: Any, path: list[int], value: Any) -> None:
    """Put a value in some place of a file."""
    for step in path[:-1]:
        inside = list(data.values() if isinstance(data, dict) else data)
        if not inside or not isinstance(inside[step % len(inside)], (dict, list)):
            break
        data = inside[step % len(inside)]
    places: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    if places:
        data[places[path[-1] % len(places)]] = value


@given(damages, st.integers(0, 1000))
@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_a_file_is_refused_with_reasons_or_can_be_played(damaged: list[tuple[list[int], Any]], seed: int) -> None:
    data = copy.deepcopy(SMALL)
    for path, value in damaged:
        damage(data, path, value)
    text = json.dumps(data)
    faults = user_faults(text)
    assert all(" at " in fault and ": " in fault for fault in faults)
    if not faults:
        g = FITS.start(1, seed, mode="custom", set_file=text)
        for _ in random_moves(g, seed):
            assert not FITS.faults(g)
        assert FITS.view(FITS.imagine(g, 0, Dice(seed)), 0)["scores"] == FITS.scores(g)
