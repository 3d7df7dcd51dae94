"""Games as numbers: every choice can be spelled, nothing hidden is seen, and what is saved goes on."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from fourfold import GAMES, Dice
from fourfold.encoding import END, ENDING, WAIT, Choice, Encoding
from fourfold.envs.play import Language, Play
from tests.walks import Case, cases, random_moves

CASES = list(cases())
PLAIN = [case for case in CASES if not case.options]


def played(play: Play, seed: int, most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play by chance, word by word, stopping before each word to tell who will say what."""
    dice = Dice(seed)
    while not play.state.over and most:
        seat = dice.pick(play.acting())
        action = dice.pick(play.legal(seat))
        yield seat, action
        play.act(seat, action)
        most -= 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_can_be_played_word_by_word(case: Case) -> None:
    language = Language(case.game, case.seats, case.options)
    play = Play(language, 5)
    for seat, action in played(play, 5, 300):
        mask = play.mask(seat)
        assert mask.sum() == len(play.legal(seat)) > 0
        assert mask[action] == 1
        assert language.words[action] != WAIT
    replayed = play.record().replay()
    assert case.game.view(replayed, None) == case.game.view(play.state, None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_observation_has_its_size_and_tells_nothing_hidden(case: Case) -> None:
    language = Language(case.game, case.seats, case.options)
    assert sum(size for _, size, _ in language.layout()) == language.size
    play = Play(language, 3)
    for number, (seat, _) in enumerate(played(play, 3, 48)):
        if number % 6 == 0:
            seen = play.observe(seat)
            assert seen.shape == (language.size,)
            assert (play.imagine(seat, Dice(number)).observe(seat) == seen).all()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_is_spelled_as_its_words(case: Case) -> None:
    language = Language(case.game, case.seats, case.options)
    state = case.start(7)
    for number, (seat, move) in enumerate(random_moves(state, 7)):
        if number % 5 == 0:
            options = state.pending[seat].options
            assert said_in_full(language.encoding.begin(options), language.encoding.spelling(move)) is not None
            if len(options) < 300:
                short, long = language.encoding.begin(options), Encoding.begin(language.encoding, list(options))
                assert alike(short, long, Dice(number))


def said_in_full(choice: Choice, words: tuple[int, ...]) -> Any:
    """The option that some words mean."""
    while choice.meant is None:
        word = words[len(choice.said)] if len(choice.said) < len(words) else ENDING
        assert choice.open >> word & 1
        choice = choice.say(word)
    return choice.meant


def alike(short: Choice, long: Choice, dice: Dice) -> bool:
    """Whether two ways to make a choice go along together, whatever is said."""
    while short.meant is None:
        if (short.open, short.said, short.spoken) != (long.open, long.said, long.spoken):
            return False
        word = dice.pick([word for word in range(short.open.bit_length()) if short.open >> word & 1])
        short, long = short.say(word), long.say(word)
    return str(short.meant) == str(long.meant)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_is_remembered_of_a_table_is_what_lies_there(case: Case) -> None:
    play = Play(Language(case.game, case.seats, case.options), 6)
    for number, _ in enumerate(played(play, 6, 150)):
        fresh = play.copy()
        seat = number % case.seats
        assert (play.observe(seat) == fresh.observe(seat)).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_observations_differ_when_something_is_seen(case: Case) -> None:
    play = Play(Language(case.game, case.seats, case.options), 3)
    first = play.observe(0)
    for _ in played(play, 3, 60):
        pass
    assert (play.observe(0) != first).any()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_copies_saves_and_pickles_go_on_alike(case: Case) -> None:
    play = Play(Language(case.game, case.seats, case.options), 9)
    for _ in played(play, 9, 15):
        pass
    saved = Play(play.language, 0)
    saved.load(json.loads(json.dumps(play.save())))
    others = [play.copy(), saved, pickle.loads(pickle.dumps(play))]
    for other in others:
        assert other.save() == play.save()
        for _ in played(other, 4, 60):
            pass
    assert len({json.dumps(other.save()) for other in others}) == 1
    assert others[0].save() != play.save()


def test_a_choice_is_spelled_word_by_word() -> None:
    play = Play(Language(GAMES["fzzzt"], 2, {}), 1)
    hand = [card.id for card in play.state.hands[0]]  # type: ignore[attr-defined]  # a table of Fzzzt!
    number = play.language.number
    assert play.legal(0) == sorted(number[card] for card in hand)
    assert not play.act(0, number[hand[0]])
    assert number[END] in play.legal(0)
    assert number[hand[0]] not in play.legal(0)
    assert play.act(0, number[END])
    assert play.moves == [(0, hand[0])]


def test_a_word_that_is_not_offered_changes_nothing() -> None:
    play = Play(Language(GAMES["fits"], 2, {}), 1)
    before = play.save()
    with pytest.raises(ValueError, match="may not say 'wait'"):
        play.act(0, 0)
    with pytest.raises(ValueError, match="may not say '9999'"):
        play.act(0, 9999)
    assert play.save() == before


def test_wins_are_shared_and_sum_to_nothing() -> None:
    for case in PLAIN:
        play = Play(Language(case.game, case.seats, case.options), 2)
        assert play.returns() == [0.0] * case.seats
        for _ in played(play, 2):
            pass
        if case.seats > 1:
            assert sum(play.returns()) == pytest.approx(0)
            assert max(play.returns()) == play.returns()[case.game.ranking(play.state).index(1)] > 0
        else:
            assert play.returns() == [float(case.game.scores(play.state)[0])]
