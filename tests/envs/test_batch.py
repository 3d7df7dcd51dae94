"""Many games at once are the same games as one at a time."""

import numpy as np
import pytest

from fourfold import GAMES, Dice
from fourfold.envs.batch import Batch
from fourfold.envs.play import Play


def step_by_chance(batch: Batch, dice: Dice) -> list[int]:
    """Any word in each game."""
    said = [dice.pick(np.flatnonzero(mask).tolist()) for mask in batch.masks]
    batch.step(said)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_games(game: str) -> None:
    with Batch(game, games=3, seed=4) as batch:
        dice, language = Dice(1), batch.language
        shadows = [Play(language, batch.record(row).seed) for row in range(3)]
        for _ in range(60):
            acting = batch.seats.tolist()
            for row, said in enumerate(step_by_chance(batch, dice)):
                shadow = shadows[row]
                shadow.act(acting[row], said)
                assert batch.ended[row] == shadow.state.over
                assert batch.rewards[row].tolist() == pytest.approx(shadow.returns())
                if shadow.state.over:
                    shadow = shadows[row] = Play(language, batch.record(row).seed)
                seat = int(batch.seats[row])
                assert (batch.observations[row] == shadow.observe(seat)).all()
                assert (batch.masks[row] == shadow.mask(seat)).all()


def test_a_game_that_ends_is_paid_and_dealt_anew() -> None:
    with Batch("fits", games=2, seats=1, seed=1) as batch:
        dice, paid = Dice(2), []
        for _ in range(60):
            before = batch.record(0).seed
            step_by_chance(batch, dice)
            if batch.ended[0]:
                paid.append(float(batch.rewards[0, 0]))
                assert batch.record(0).moves == []
                assert batch.record(0).seed != before
        assert len(paid) >= 2


def test_processes_that_share_memory_play_games_of_their_own() -> None:
    with Batch("fzzzt", games=4, seats=2, seed=3, processes=2) as batch:
        dice = Dice(5)
        for _ in range(20):
            step_by_chance(batch, dice)
        records = [batch.record(row) for row in range(4)]
    assert len({record.seed for record in records}) == 4
    for record in records:
        assert record.moves
        record.replay()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_row_is_saved_and_goes_on_in_another(processes: int) -> None:
    with Batch("fzzzt", games=4, seats=2, seed=3, processes=processes) as batch:
        dice = Dice(5)
        for _ in range(9):
            step_by_chance(batch, dice)
        batch.load(3, batch.save(1))
        assert batch.save(3) == batch.save(1)
        assert batch.record(3) == batch.record(1)
        for _ in range(40):
            said = [dice.pick(np.flatnonzero(mask).tolist()) for mask in batch.masks]
            batch.step([*said[:3], said[1]])
            assert (batch.observations[3] == batch.observations[1]).all()
            assert (batch.masks[3] == batch.masks[1]).all()
        assert batch.save(2) != batch.save(1)


def test_a_word_that_a_mask_forbids_changes_nothing() -> None:
    with Batch("fits", games=2, seats=2) as batch:
        before = batch.observations.copy()
        with pytest.raises(ValueError, match="2 actions that the masks allow"):
            batch.step([0, 0])
        with pytest.raises(ValueError, match="2 actions that the masks allow"):
            batch.step([1])
        assert (batch.observations == before).all()
        assert batch.record(0).moves == []


def test_a_batch_has_games() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch("fits", games=0)
