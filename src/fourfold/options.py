"""What may be chosen when a game is created."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fourfold.faults import Sentence, reason


@dataclass(frozen=True)
class Option:
    """One of some values (off and on: a switch), or what a check lets pass."""

    default: Any  # a value, or a function of the options before this one
    values: Sequence[Any] = ("off", "on")
    check: Callable[[Any], Any] | None = None  # gives the settled value or raises a ValueError
    bounds: tuple[int, int] | None = None  # the least and the most, where a number is asked for

    def settle(self, value: Any) -> Any:
        """The value as the rules know it."""
        if self.check:
            return self.check(value)
        value = ("off", "on")[value] if isinstance(value, bool) and "on" in self.values else value
        if value not in self.values:
            raise ValueError(Sentence("fault-not-one-of", value=repr(value), known=", ".join(map(str, self.values))))
        return value


def settle(game: str, options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of a game with its value, or a ValueError that names the wrong one."""
    if unknown := [name for name in given if name not in options]:
        known = ", ".join(options)
        raise ValueError(Sentence("fault-no-option", game=game, name=repr(unknown[0]), known=known))
    settled: dict[str, Any] = {}
    for name, option in options.items():
        default = option.default(settled) if callable(option.default) else option.default
        try:
            settled[name] = option.settle(given[name]) if name in given else default
        except ValueError as error:
            raise ValueError(Sentence("fault-option", name=name, why=reason(error))) from error
    return settled


def wrong_seats(game: str, allowed: range, seats: Any) -> ValueError:
    """The error that a game is not for so many."""
    least, most = allowed[0], allowed[-1]
    return ValueError(Sentence("fault-players", game=game, least=least, most=most, seats=repr(seats)))
