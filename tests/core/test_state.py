"""The agenda: what is written first is done first, and whoever is asked is answered for."""

from typing import NamedTuple

import pytest

from fourfold import Dice, IllegalMove, State
from fourfold.core.events import Seat, seen
from fourfold.core.state import call, step


class Toy(State):
    """A game of nothing but notes."""

    notes: list[str]


class Noted(NamedTuple):
    """Something was noted."""

    note: str


class Answer(NamedTuple):
    """An option made of two numbers."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


def toy() -> Toy:
    """An empty table for three."""
    g = Toy({}, {}, 3, Dice())
    g.notes = []
    return g


@step
def note(g: Toy, text: str) -> None:
    g.notes.append(text)


@step
def note_twice_within(g: Toy, text: str) -> None:
    g.then(note, f"{text} first")
    g.then(note, f"{text} second")


@step
def note_choice(g: Toy, choice: str, text: str) -> None:
    g.notes.append(f"{text} {choice}")


@step
def note_answer(g: Toy, answer: Answer) -> None:
    g.notes.append(f"{answer.first} and {answer.second}")


@step
def note_number(g: Toy, number: int) -> None:
    g.notes.append(repr(number))


@step
def note_choices(g: Toy, choices: dict[Seat, str]) -> None:
    g.notes.append(str(choices))


@step
def ask_within(g: Toy) -> None:
    g.ask(1, "inner", ["x"], note_choice, "inner")
    g.then(note, "after inner")


def test_what_is_written_first_is_done_first() -> None:
    g = toy()
    for text in ("a", "b", "c"):
        g.then(note, text)
    g.run()
    assert g.notes == ["a", "b", "c"]
    assert g.over


def test_a_nested_effect_is_done_before_what_was_to_follow() -> None:
    g = toy()
    g.then(note_twice_within, "a")
    g.then(note_twice_within, "b")
    g.then(note, "c")
    g.run()
    assert g.notes == ["a first", "a second", "b first", "b second", "c"]


def test_what_follows_waits_for_a_choice_and_for_choices_within() -> None:
    g = toy()
    g.ask(0, "outer", ["y", "z"], note_choice, "outer")
    g.then(ask_within)
    g.then(note, "last")
    g.run()
    assert (g.notes, list(g.pending), g.over) == ([], [0], False)
    g.play(0, "z")
    assert (g.notes, list(g.pending)) == (["outer z"], [1])
    g.play(1, "x")
    assert (g.notes[1:], g.over) == (["inner x", "after inner", "last"], True)


def test_asked_without_options_nothing_happens() -> None:
    g = toy()
    g.ask(0, "choose", [], note_choice, "never")
    g.then(note, "next")
    g.run()
    assert (g.notes, g.over) == (["next"], True)


def test_all_are_asked_at_once_and_the_step_waits_for_the_last() -> None:
    g = toy()
    g.ask_all("choose", {2: ["a", "b"], 0: ["c"], 1: []}, note_choices)
    g.run()
    assert {seat: decision.prompt for seat, decision in g.pending.items()} == {2: "choose", 0: "choose"}
    g.play(0, "c")
    assert (g.notes, list(g.pending), g.answers, g.over) == ([], [2], {0: "c"}, False)
    g.play(2, "b")
    assert g.notes == ["{2: 'b', 0: 'c'}"]  # in the order asked, not answered
    assert (g.answers, g.over) == ({}, True)


def test_with_nobody_to_ask_the_step_gets_no_answers() -> None:
    g = toy()
    g.ask_all("choose", {0: [], 1: []}, note_choices)
    g.run()
    assert (g.notes, g.over) == (["{}"], True)


def test_a_single_seat_asked_with_all_gets_its_answer_as_one_of_several() -> None:
    g = toy()
    g.ask_all("choose", {1: ["a"]}, note_choices)
    g.run()
    g.play(1, "a")
    assert g.notes == ["{1: 'a'}"]


@pytest.mark.parametrize("move", ["q", None, 3, [], {}, ("y",), b"y"])
def test_a_move_that_was_not_offered_is_refused_and_changes_nothing(move: object) -> None:
    g = toy()
    g.ask(0, "choose", ["y"], note_choice, "outer")
    g.run()
    g.tell(Noted("before"))
    with pytest.raises(IllegalMove, match=r"is not among the 1 options of seat 0 \(choose\)"):
        g.play(0, move)
    assert (list(g.pending), g.notes, len(g.told)) == ([0], [], 1)


def test_only_who_is_asked_may_move() -> None:
    g = toy()
    with pytest.raises(IllegalMove, match="the game is over"):
        g.play(0, "y")
    g.ask(0, "choose", ["y"], note_choice, "outer")
    g.run()
    for seat in (1, -1, 99):
        with pytest.raises(IllegalMove, match=f"seat {seat} is not asked"):
            g.play(seat, "y")


def test_what_merely_equals_an_option_is_not_taken_for_it() -> None:
    g = toy()
    g.ask(0, "choose", [Answer(1, 2)], note_answer)
    g.run()
    with pytest.raises(IllegalMove):
        g.play(0, (1, 2))
    g.play(0, "1-2")
    assert g.notes == ["1 and 2"]
    for strange in (True, 1.0):
        g = toy()
        g.ask(0, "choose", [0, 1], note_number)
        g.run()
        with pytest.raises(IllegalMove):
            g.play(0, strange)
        g.play(0, 1)
        assert g.notes == ["1"]


def test_an_option_is_chosen_itself_or_by_its_notation() -> None:
    for move in (Answer(1, 2), "1-2"):
        g = toy()
        g.ask(0, "choose", [Answer(0, 0), Answer(1, 2)], note_answer)
        g.run()
        g.play(0, move)
        assert g.notes == ["1 and 2"]


def test_an_event_is_told_to_all_or_to_some_while_others_see_another_or_nothing() -> None:
    g = toy()
    g.tell(Noted("for all"))
    g.tell(Noted("for 1"), seen_by=1)
    g.tell(Noted("for 0 and 2"), seen_by=(0, 2), others=Noted("something"))
    told = {seat: [str(vars_of(event)) for event in seen(g.told, seat)] for seat in (0, 1, 2, None)}
    assert told == {
        0: ["for all", "for 0 and 2"],
        1: ["for all", "for 1", "something"],
        2: ["for all", "for 0 and 2"],
        None: ["for all", "something"],
    }


def vars_of(event: object) -> str:
    """The note in an event."""
    assert isinstance(event, Noted)
    return event.note


def test_seat_0_alone_may_see_an_event() -> None:
    g = toy()
    g.tell(Noted("for 0"), seen_by=0)
    assert [len(seen(g.told, seat)) for seat in (0, 1, None)] == [1, 0, 0]


def test_a_move_begins_the_telling_anew() -> None:
    g = toy()
    g.ask_all("choose", {0: ["a"], 1: ["b"]}, note_choices)
    g.run()
    g.tell(Noted("before"))
    g.play(0, "a")
    assert g.told == []


def test_two_steps_of_one_game_cannot_have_the_same_name() -> None:
    with pytest.raises(AssertionError, match="two steps are called note"):
        step(note)


def test_seats_in_turn_begin_anywhere() -> None:
    g = toy()
    assert [g.clockwise_from(seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_copy_in_the_middle_of_everything_goes_its_own_way() -> None:
    g = toy()
    g.ask_all("choose", {0: ["a", "b"], 1: ["c"]}, note_choices)
    g.then(note, "end")
    g.run()
    g.play(0, "a")
    copy = g.copy()
    copy.play(1, "c")
    assert (copy.notes, copy.over) == (["{0: 'a', 1: 'c'}", "end"], True)
    assert (g.notes, g.answers, list(g.pending), len(g.agenda)) == ([], {0: "a"}, [1], 1)


def test_reoffered_answers_are_guessed_anew_and_others_kept() -> None:
    g = toy()
    g.ask_all("choose", {0: ["a"], 1: ["b"], 2: ["c"]}, note_choices)
    g.run()
    g.play(0, "a")
    g.play(1, "b")
    g.reoffer({1: ["x"], 2: ["y"]})
    assert (g.answers, list(g.pending), list(g.pending[2].options)) == ({0: "a", 1: "x"}, [2], ["y"])
    g.play(2, "y")
    assert g.notes == ["{0: 'a', 1: 'x', 2: 'y'}"]


@call
def ring(g: Toy, seat: Seat) -> None:
    if seat == 1:
        raise IllegalMove("seat 1 has no bell")
    g.tell(Noted(f"bell of {seat}"))


def test_a_call_is_made_unasked_and_the_question_stays() -> None:
    g = toy()
    g.ask(0, "which", ["a", "b"], note_choice, "")
    g.run()
    g.play(2, "!ring")
    assert [vars_of(event) for event in seen(g.told, None)] == [vars_of(Noted("bell of 2"))]
    assert list(g.pending) == [0]


@pytest.mark.parametrize(("seat", "name", "reason"), [(1, "ring", "seat 1 has no bell"), (0, "sing", "no call 'sing'")])
def test_a_call_that_may_not_be_made_is_refused_and_changes_nothing(seat: int, name: str, reason: str) -> None:
    g = toy()
    g.ask(0, "which", ["a", "b"], note_choice, "")
    g.run()
    told = g.told
    with pytest.raises(IllegalMove, match=reason):
        g.play(seat, f"!{name}")
    assert g.told is told
    assert list(g.pending) == [0]


def test_nobody_calls_when_the_game_is_over() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        toy().play(0, "!ring")


@call
def leave_note(g: Toy, seat: Seat) -> None:
    g.then(note, f"first of {seat}")
    g.then(note, f"second of {seat}")


def test_what_follows_a_call_waits_on_the_agenda_for_the_question() -> None:
    g = toy()
    g.ask(0, "which", ["a"], note_choice, "chosen")
    g.then(note, "last")
    g.run()
    g.play(2, "!leave_note")
    assert (g.following, len(g.agenda), list(g.pending)) == ([], 3, [0])  # what waits is saved with the agenda
    g.play(0, "a")
    assert g.notes == ["chosen a", "first of 2", "second of 2", "last"]


def test_a_newcomer_may_call_and_the_rule_judges_it() -> None:
    g = toy()
    g.ask(0, "which", ["a"], note_choice, "chosen")
    g.run()
    g.play(3, "!ring")
    assert [vars_of(event) for event in seen(g.told, None)] == [vars_of(Noted("bell of 3"))]


@pytest.mark.parametrize("seat", [-1, True])
def test_what_is_no_seat_cannot_call(seat: int) -> None:
    g = toy()
    g.ask(0, "which", ["a"], note_choice, "chosen")
    g.run()
    with pytest.raises(IllegalMove, match=f"there is no seat {seat}"):
        g.play(seat, "!ring")
