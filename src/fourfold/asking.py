"""What a seat is asked, and what waits on the agenda."""

from collections.abc import Callable, Sequence
from typing import Any, final

from fourfold.faults import Sentence
from fourfold.plain import Value


class IllegalMove(ValueError):
    """A move that was not offered; the state is as it was."""


@final
class Decision(Value):
    """A seat, what it is asked, and every choice it has."""

    __slots__ = ("options", "prompt", "seat")
    seat: int
    prompt: str
    options: Sequence[Any]

    def named(self, text: str) -> Any:
        """The option with this notation."""
        for option in self.options:
            if str(option) == text:
                return option
        about = {"move": repr(text), "count": len(self.options), "seat": self.seat, "prompt": self.prompt}
        raise IllegalMove(Sentence("fault-not-among", **about))


@final
class Task(Value):
    """A step that waits on the agenda, with the decisions it waits for (`together`: in secret and at once)."""

    __slots__ = ("args", "decisions", "step", "together")
    step: Callable[..., None]
    args: tuple[Any, ...]
    decisions: tuple[Decision, ...]
    together: bool


def decision(seat: int, prompt: str, options: Sequence[Any]) -> Decision:
    """A question to one seat."""
    asked = Decision()  # without an __init__: in Python that takes half the time
    asked.seat, asked.prompt, asked.options = seat, prompt, options
    return asked


def task(step: Callable[..., None], args: tuple[Any, ...], asked: tuple[Decision, ...], together: bool) -> Task:
    """Something to do, or to ask and then to do."""
    found = Task()
    found.step, found.args, found.decisions, found.together = step, args, asked, together
    return found
