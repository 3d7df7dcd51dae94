"""Positions as JSON; what is read is checked against the types in the rules, then against the box."""

from typing import Any, get_args

from fourfold.asking import Task, decision, task
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES
from fourfold.core.state import STEPS, State
from fourfold.plain import Unreadable, fields, fill, plain, read, read_fields, read_head

FORMAT = 1
HEAD = {"format": int, "game": str, "seats": int, "options": dict[str, Any]}
TASK = {"step": str, "args": list[Any], "decisions": list[Any], "together": bool}
UNSAVED = {"seats", "options", "box", "following", "pending", "told"}  # at the head, or made anew


class BadSave(ValueError):
    """A save that cannot be read; the message says what is wrong, and where."""


def save(state: State) -> dict[str, Any]:
    """The whole position as plain JSON data, mid-effect included."""
    game = next(game.name for game in GAMES.values() if game.table is type(state))
    values = {name: plain(getattr(state, name)) for name in fields(type(state)) if name not in UNSAVED}
    values["answers"] = {str(seat): str(answer) for seat, answer in state.answers.items()}
    return dict(zip(HEAD, (FORMAT, game, state.seats, dict(state.options)), strict=True)) | values


def load(data: Any) -> State:
    """The position that was saved, or a BadSave; if nobody is asked the game goes on to its next decision."""
    try:
        head = read_head(HEAD, data, FORMAT)
        game = GAMES[head["game"]]
        state: State = game.empty(min(head["seats"], game.seats[-1]), head["options"], Dice())
        state.seats = head["seats"]  # some may have joined
        read_state(state, {name: data[name] for name in data if name not in HEAD})
        if faults := game.faults(state):
            raise Unreadable(f"the position is impossible: {'; '.join(faults[:3])}")
        state.run()
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, AssertionError) as error:
        raise BadSave(f"this save cannot be read: {error}") from error
    return state


def read_state(state: State, data: dict[str, Any]) -> None:
    """Lay the table as it was saved, and put the question again."""
    hints = {name: hint for name, hint in fields(type(state)).items() if name not in UNSAVED}
    hints |= {"agenda": list[Any], "asked": Any, "answers": dict[int, str]}
    fill(state, read_fields(hints, data, state.box) | {"answers": {}, "asked": None})
    state.agenda = [read_task(task, state) for task in data["agenda"]]
    if data["asked"] is not None or data["answers"]:
        state.pose(read_task(data["asked"], state))
        for seat, answer in read(dict[int, str], data["answers"], {}).items():
            state.answers[seat] = state.pending.pop(seat, decision(seat, "not asked", ())).named(answer)
        if not state.pending:
            raise Unreadable("asked: nobody is left to answer")


def read_task(data: Any, state: State) -> Task:
    """A step of the agenda; what it takes and waits for has the types of its parameters."""
    found = read_fields(TASK, data, state.box)
    rule = STEPS[type(state).__module__.rpartition(".")[0]].get(found["step"])
    if rule is None:
        raise Unreadable(f"agenda: there is no step {found['step']!r}")
    together, kinds = found["together"], list(fields(rule).values())[1:-1]
    choice = kinds.pop(0) if found["decisions"] or together else None
    kind: Any = get_args(choice)[1] if together else choice
    offer = {"seat": int, "prompt": str, "options": list[kind]}
    asked = [decision(**read_fields(offer, each, state.box)) for each in found["decisions"]]
    if not all(each.options and 0 <= each.seat < state.seats for each in asked) or (len(asked) > 1 and not together):
        raise Unreadable(f"{rule.__name__}: a seat there is not, or without options, or too many are asked")
    args = [read(kind, each, state.box) for kind, each in zip(kinds, found["args"], strict=True)]
    return task(rule, tuple(args), tuple(asked), together)
