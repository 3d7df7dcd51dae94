"""One client at a table: what it says is checked, what it may know is sent, and it can slow down nobody but itself."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from fourfold.server import deeds
from fourfold.server.entries import Damaged
from fourfold.server.limits import Allowance, Bucket
from fourfold.server.messages import Deed, Done, Hello, Ping, Pong, Present, Refusal, Refused, Say, read_message
from fourfold.server.tables import Hosted, Tables

LARGEST = 64 * 1024  # bytes of a message
QUEUE = 64  # answers that may wait for a client before it is heard again; of updates only the newest is kept
STRIKES = 200  # messages over the limit until the connection is closed
encode = msgspec.json.Encoder(enc_hook=str).encode


class Hangup(Exception):
    """The connection is closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """The server's end of a connection, without the wire."""

    def __init__(
        self,
        tables: Tables,
        hosted: Hosted,
        allowed: Allowance,
        admit: Callable[[], None] = lambda: None,  # refuses those without a seat at a private table
        may_say: Callable[[int], bool] = lambda seat: True,
    ) -> None:
        self.tables, self.hosted, self.admit, self.may_say = tables, hosted, admit, may_say
        self.seats: list[int | None] = []
        self.known = 0  # the entry up to which the client knows everything
        self.answers: deque[bytes] = deque()
        self.changed, self.greeted = False, False
        self.news, self.room = asyncio.Event(), asyncio.Event()
        self.closed: Hangup | None = None
        self.bucket = Bucket(*allowed.messages, tables.now())
        self.chat = Bucket(*allowed.chat, tables.now())
        self.strikes = 0

    async def receive(self, raw: bytes | str) -> None:
        """One message of the client; whatever is wrong with it changes nothing."""
        while len(self.answers) >= QUEUE and not self.closed:  # first it must hear what we have said
            self.room.clear()
            await self.room.wait()
        id = None
        try:
            message = self.read(raw)
            id = message.id if isinstance(message, Deed) else None
            await self.obey(message)
        except Refused as refused:
            self.answer(Refusal(refused.code, refused.text, id))

    def read(self, raw: bytes | str) -> Struct:
        """The message in some bytes: size, rate, form."""
        if len(raw) > LARGEST:
            raise Refused("size", f"a message has at most {LARGEST} bytes")
        if not self.bucket.take(self.tables.now()):
            self.strikes += 1
            if self.strikes > STRIKES:
                self.hang_up(1008, "too many messages")
            raise Refused("rate", "too many messages; wait a little")
        try:
            message: Struct = read_message(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise Refused("decode", f"this message cannot be read: {str(error)[:200]}") from error
        return message

    async def obey(self, message: Struct) -> None:
        """Do what a message asks."""
        match message:
            case Hello():
                await self.hello(message)
            case Ping():
                self.answer(Pong())
            case Deed():
                if isinstance(message, Say) and not self.may_chat(message):
                    raise Refused("rate", "too much chat; wait a little")
                self.answer(Done(message.id, await self.tables.do(self.hosted, message)))

    def may_chat(self, message: Say) -> bool:
        """Neither this connection nor the seat has said too much."""
        return self.chat.take(self.tables.now()) and self.may_say(deeds.find_seat(self.hosted.table, message.token))

    async def hello(self, message: Hello) -> None:
        """Watch from some seats, or from beside the table."""
        table = self.hosted.table
        seats: list[int | None] = [deeds.find_seat(table, token) for token in dict.fromkeys(message.tokens)]
        if not seats:
            try:
                self.admit()
            except Refused as refused:
                self.hang_up(4404, refused.text)
                raise
        self.seats = seats or [None]
        self.known = -1 if message.since is None else message.since
        if seats and self.known > table.seq:  # entries that somebody has seen are not there any more
            lost = f"you know entry {self.known}, but the log ends at {table.seq}"
            self.answer(Refusal("damaged", self.tables.report(Damaged(f"table {table.id}: {lost}")).text))
        self.known = table.seq if not message.history else min(self.known, table.seq)
        self.changed = True
        self.tables.watch(self.hosted, self)

    def answer(self, message: Struct) -> None:
        """Put an answer into the queue."""
        self.answers.append(encode(message))
        self.news.set()

    def wake(self) -> None:
        """The table has changed."""
        self.news.set()

    def greet(self) -> None:
        """Somebody has come or gone."""
        self.greeted = True
        self.news.set()

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""
        self.closed = self.closed or Hangup(code, reason)
        self.news.set()

    async def next(self) -> list[bytes]:
        """What to send next, as soon as there is something; many changes make one update."""
        while True:
            if self.closed:
                raise self.closed
            if self.answers:
                self.room.set()
                return [self.answers.popleft()]
            if self.changed:
                self.changed = False
                return await self.updates()
            if self.greeted:
                self.greeted = False
                return [encode(Present(*self.tables.present(self.hosted)))]
            self.news.clear()
            await self.news.wait()

    async def updates(self) -> list[bytes]:
        """The table from each seat of this client, with all that happened since the last time."""
        table, now, since = self.hosted.table, self.tables.now(), self.known
        self.known = table.seq
        found = []
        for seat in self.seats:
            events = table.happened(seat, since) if table.knows(since) else None
            if events is None:
                events = await self.long_ago(seat, since)
            found.append(encode(table.update(seat, [each for each in events if each["seq"] <= self.known], now)))
        return found

    async def long_ago(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """Events that are no longer at hand."""
        try:
            return await self.tables.history(self.hosted.table, seat, since)
        except Refused as refused:
            raise Hangup(1011, refused.text) from refused

    def close(self) -> None:
        """The client is gone."""
        self.tables.unwatch(self.hosted, self)
