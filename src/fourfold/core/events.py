"""What happened, and who saw what of it."""

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple, Protocol

Seat = Annotated[int, "seat"]  # a player's place, from 0


class Event(Protocol):
    """Anything that happened: a named tuple of seats, cards and numbers."""

    def _asdict(self) -> dict[str, Any]: ...


class Private(NamedTuple):
    """An event, the only seats that saw it, and the form of it that the others saw, if any."""

    event: Event
    seen_by: tuple[Seat, ...]
    others: Event | None


Told = Event | Private


def whole(told: Iterable[Told]) -> list[Event]:
    """All that was told, as those saw it who saw most."""
    return [each.event if isinstance(each, Private) else each for each in told]


def seen(told: Iterable[Told], seat: Seat | None) -> list[Event]:
    """What a seat (None: an onlooker) saw of all that was told."""
    forms = [
        (each.event if seat in each.seen_by else each.others) if isinstance(each, Private) else each for each in told
    ]
    return [event for event in forms if event is not None]
