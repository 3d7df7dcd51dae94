"""What is known from each place of a board, found out when it is asked for and kept while there is room."""

from collections.abc import Callable, Sized
from typing import Any, TypeVar

Row = TypeVar("Row", bound=Sized)
ROOM = 64 << 20  # bytes for the rows of all boards together
ROW = 128  # bytes of a row with nothing in it


class Rows(dict[int, Row]):
    """A row for each place, made when it is first asked for; -1 is the last, as in a list."""

    def __init__(self, count: int, make: Callable[[int], Row], weight: int) -> None:
        super().__init__()
        self.count, self.make, self.weight = count, make, weight  # weight: the bytes of an entry, roughly

    def __missing__(self, place: int) -> Row:
        if place < 0:
            return self[place + self.count]
        row = self.make(place)
        KEPT.add(self, ROW + len(row) * self.weight)
        self[place] = row
        return row


class Kept:
    """The rows in memory; when there is no more room all are forgotten, and made again as they are needed."""

    def __init__(self) -> None:
        self.size, self.rows = 0, list[Rows[Any]]()

    def add(self, rows: Rows[Any], size: int) -> None:
        """Make room for one more row."""
        if self.size + size > ROOM:
            for each in self.rows:
                each.clear()
            self.size, self.rows = 0, []
        if not rows:
            self.rows.append(rows)
        self.size += size


KEPT = Kept()
