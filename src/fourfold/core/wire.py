"""Positions as JSON; what is read is checked against the types in the rules, then against the box."""

from typing import Any, get_args

from fourfold.core.dice import Dice
from fourfold.core.game import GAMES
from fourfold.core.state import STEPS, Decision, State, Task
from fourfold.plain import Unreadable, fields, plain, read, read_fields

FORMAT, HEAD = 1, ("format", "game", "seats", "options")
OFFER = {"seat": int, "prompt": str, "options": list[Any]}
UNSAVED = {"seats", "options", "box", "following", "pending", "told"}  # at the head, or made anew


class BadSave(ValueError):
    """A save that cannot be read; the message says what is wrong, and where."""


def save(state: State) -> dict[str, Any]:
    """The whole position as plain JSON data, mid-effect included."""
    game = next(game.name for game in GAMES.values() if game.table is type(state))
    values = {name: plain(getattr(state, name)) for name in fields(type(state)) if name not in UNSAVED}
    return dict(zip(HEAD, (FORMAT, game, state.seats, dict(state.options)), strict=True)) | values


def load(data: Any) -> State:
    """The position that was saved, or a BadSave; if nobody is asked the game goes on to its next decision."""
    try:
        if data["format"] != FORMAT:
            raise BadSave(f"its format is {data['format']!r}, and this version of Fourfold reads {FORMAT}")
        state = load_state(data)
        faults = GAMES[data["game"]].faults(state)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadSave(f"this save cannot be read: {error}") from error
    if faults:
        raise BadSave(f"this position is impossible: {'; '.join(faults[:3])}")
    state.run()
    return state


def load_state(data: dict[str, Any]) -> State:
    """The position as it was saved."""
    game = GAMES[data["game"]]
    state: State = game.empty(data["seats"], data["options"], Dice())
    hints = {name: hint for name, hint in fields(game.table).items() if name not in UNSAVED}
    hints |= {"agenda": list[Any], "asked": Any, "answers": dict[int, Any]}
    vars(state).update(read_fields(hints, {name: data[name] for name in data if name not in HEAD}, state.box))
    state.agenda = [read_task(task, state) for task in data["agenda"]]
    if data["asked"]:
        resume(state, read_task(data["asked"], state))
    return state


def resume(state: State, question: Task) -> None:
    """Put the question again, and find the answers among what was offered."""
    answers, state.answers = state.answers, {}
    state.pose(question)
    for seat, answer in answers.items():
        found = [option for option in state.pending.pop(seat).options if plain(option) == answer]
        state.answers[seat] = found[0]
    if not state.pending or not all(0 <= seat < state.seats for seat in state.pending):
        raise Unreadable("asked: nobody at the table is asked")


def read_task(data: Any, state: State) -> Task:
    """A step of the agenda; what it takes and waits for has the types of its parameters."""
    rule = STEPS[type(state).__module__.rpartition(".")[0]].get(data["step"])
    if rule is None:
        raise Unreadable(f"agenda: there is no step {data['step']!r}")
    together, kinds = bool(data["together"]), list(fields(rule).values())[1:-1]
    choice = kinds.pop(0) if data["decisions"] or together else None
    asked = [read_fields(OFFER, each, state.box) for each in data["decisions"]]
    kind = get_args(choice)[1] if together else choice
    decisions = [
        Decision(o["seat"], o["prompt"], tuple([read(kind, each, state.box) for each in o["options"]])) for o in asked
    ]
    args = [read(kind, each, state.box) for kind, each in zip(kinds, data["args"], strict=True)]
    return Task(rule, tuple(args), tuple(decisions), together)
