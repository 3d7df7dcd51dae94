"""What happened, and who saw what of it."""

from collections.abc import Iterable
from typing import Annotated, Any, Protocol

Seat = Annotated[int, "seat"]  # a player's place, from 0


class Event(Protocol):
    """Anything that happened: a named tuple of seats, cards and numbers."""

    def _asdict(self) -> dict[str, Any]: ...


Told = tuple[Event, tuple[Seat, ...] | None, Event | None]
"""An event, the seats that saw it (None: everybody), and the form of it that the others saw, if any."""


def seen(told: Iterable[Told], seat: Seat | None) -> list[Event]:
    """What a seat (None: an onlooker) saw of all that was told."""
    forms = [event if audience is None or seat in audience else others for event, audience, others in told]
    return [event for event in forms if event is not None]
