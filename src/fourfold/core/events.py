"""What happened, and who saw what of it."""

from typing import Annotated, Any, NamedTuple, Protocol

Seat = Annotated[int, "seat"]  # a player's place, from 0


class Event(Protocol):
    """Anything that happened: a named tuple of seats, cards and numbers."""

    def _asdict(self) -> dict[str, Any]: ...


class Told(NamedTuple):
    """An event and its audience: everybody, or some seats while the others learn the public form or nothing."""

    event: Event
    seen_by: tuple[Seat, ...] | None = None
    others: Event | None = None

    def to(self, seat: Seat | None) -> Event | None:
        """What this seat (None: an onlooker) saw of it."""
        return self.event if self.seen_by is None or seat in self.seen_by else self.others
