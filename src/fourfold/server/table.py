"""A table: what its log adds up to. No clock, no network, no disk: entries go in, updates come out."""

from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec

from fourfold.core.dice import Dice
from fourfold.core.events import Told, seen
from fourfold.core.game import GAMES
from fourfold.core.state import IllegalMove, State
from fourfold.faults import trusted
from fourfold.plain import Thing
from fourfold.server.catalogue import brief
from fourfold.server.catalogue import told as as_data
from fourfold.server.clocks import Clocks
from fourfold.server.entries import (
    LATE,
    Agreed,
    AskedUndo,
    Damaged,
    Hinted,
    Kind,
    Moved,
    Ordered,
    Rematched,
    Returned,
    Row,
    Said,
    Sat,
    Setup,
    TookOver,
    Undone,
    doer,
    encode,
    read_entry,
    read_setup,
    seal,
)
from fourfold.server.messages import Update
from fourfold.server.stages import Stages, Turn

Happening = tuple[
    int, list[Told], dict[str, Any] | None
]  # an entry, what the game told, what everybody is told as well
RECENT = 64  # entries whose events are at hand; older ones are read from the log again


@dataclass
class Player:
    """Who sits in a seat."""

    name: str
    holder: str  # "" for a bot, and for an open seat
    bot: str  # who plays now; "" for a person, and for an open seat
    hinted: int = 0  # hints it has had
    untold: int = 0  # and those of which the others cannot be told yet

    @property
    def open(self) -> bool:
        """Nobody sits here yet."""
        return not (self.holder or self.bot)

    def public(self) -> dict[str, Any]:
        """What everybody may know."""
        return {"name": self.name, "person": bool(self.holder), "bot": self.bot or None, "hinted": self.hinted}


class Table:
    """A game, the people at it, and what they may know."""

    def __init__(self, id: str, setup: Setup, recent: int | None = RECENT, origin: str = "") -> None:
        self.id, self.setup, self.game = id, setup, GAMES[setup.game]
        self.seq, self.origin = 0, origin or seal("", encode(setup))
        self.seal = self.origin
        self.players = [Player(place.name or place.bot, place.holder, place.bot) for place in setup.places]
        self.turns: list[Turn] = []
        self.done: dict[tuple[int, str], int] = {}  # by seat and client id: the entry that was made of it
        self.events: deque[Happening] = deque(maxlen=recent)
        self.stages = Stages()
        self.state: State | None = None
        self.ahead: State | None = None
        self.question: object = None
        self.asked_at = 0  # the entry after which the present question was put
        self.floor = 0  # nobody undoes what is older
        self.undo: AskedUndo | None = None
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.clocks = Clocks(setup.clock, self.game, len(self.players))
        self.views: dict[int | None, msgspec.Raw] = {}
        self.changed = setup.made  # when the last entry was made
        self.thought: dict[int, tuple[int, int]] = {}  # by seat: milliseconds on all questions, and on the longest
        self.spoke = False  # the last entry made the game go on
        self.advised: dict[int, int] = {}  # by seat: when the question was put that it had a hint on
        self.begin(setup.made)

    @classmethod
    def first(cls, id: str, setup: bytes) -> Self:
        """A table as it was set up."""
        try:
            return cls(id, read_setup(setup), origin=seal("", setup))
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise Damaged(f"table {id}: its setup cannot be read: {error}") from error

    def copy(self) -> Self:
        """The same table again, independent of this one."""
        other = copy(self)
        other.state = self.state and self.state.copy()
        other.players = [replace(player) for player in self.players]
        other.turns, other.done, other.events = self.turns[:], self.done.copy(), self.events.copy()
        other.stages = self.stages.copy()
        other.advised, other.thought = self.advised.copy(), self.thought.copy()
        other.agreed, other.clocks, other.views = set(self.agreed), self.clocks.copy(), {}
        return other

    @property
    def status(self) -> str:
        """Waiting for players, playing, or over."""
        return "waiting" if self.state is None else "over" if self.state.over else "playing"

    @property
    def people(self) -> list[int]:
        """The seats where a person plays."""
        return [seat for seat, player in enumerate(self.players) if player.holder and not player.bot]

    def seat_of(self, holder: str) -> int | None:
        """The seat that a token belongs to."""
        return next((seat for seat, player in enumerate(self.players) if player.holder == holder != ""), None)

    def read(self, rows: Iterable[Row]) -> None:
        """Add what is stored, if it is what was written."""
        for row in rows:
            if row.seq != self.seq + 1 or row.seal != seal(self.seal, row.body):
                raise Damaged(f"table {self.id}: entry {self.seq + 1} is missing or not as it was written")
            try:
                self.add(read_entry(row.body), row.body)
            except (IllegalMove, msgspec.MsgspecError) as error:
                raise Damaged(f"table {self.id}: entry {row.seq} cannot be read: {error}") from error

    def add(self, entry: Kind, body: bytes, ahead: State | None = None) -> None:
        """One more entry (`ahead`: the game after it, if it has been played out already)."""
        self.seq, self.seal, self.ahead = self.seq + 1, seal(self.seal, body), ahead
        if entry.id:
            self.done[doer(entry), entry.id] = self.seq
        self.views.clear()
        self.spoke, self.changed = False, entry.at
        note = self.apply(entry)
        self.events.append((self.seq, self.state.told if self.state and self.spoke else [], note))
        self.look_round(entry.at)

    def apply(self, entry: Kind) -> dict[str, Any] | None:
        """What an entry changes; gives what everybody is told beside what the game tells."""
        player = self.players[entry.seat] if entry.seat < len(self.players) else None
        match entry:
            case Moved():
                return self.move(entry)
            case Sat():
                return self.sit(entry)
            case Undone():
                self.go_back(entry.to)
                return {"event": "Undone", "seat": entry.seat, "to": entry.to}
            case AskedUndo():
                self.undo, self.agreed = entry, set()
                return {"event": "AskedUndo", "seat": entry.seat}
            case Agreed():
                return self.weigh(entry)
            case TookOver():
                return self.take_over(entry)
            case Returned():
                assert player
                player.bot = ""
                self.clocks.come_back(entry.seat)
                return {"event": "Returned", "seat": entry.seat}
            case Hinted():
                return self.advise(entry.seat)
            case Ordered():
                self.clocks.orders[entry.seat] = tuple(entry.orders)
                return None
            case Said():
                return {"event": "Said", "seat": entry.seat, "text": entry.text}
            case Rematched():
                self.rematch = entry.table
                return {"event": "Rematched", "seat": entry.seat, "table": entry.table}

    def move(self, entry: Moved) -> dict[str, Any] | None:
        """A move; that another bot made it is told unless that would tell who was asked in secret."""
        seat, secret = entry.seat, self.is_secret(entry.seat)
        thought = self.clocks.answered(entry)
        spent, longest = self.thought.get(seat, (0, 0))
        self.thought[seat] = spent + thought, max(longest, thought)
        self.make(seat, entry.move)
        if secret and self.status != "over":
            return None
        self.tell_hints(self.players if self.status == "over" else [self.players[seat]])
        stood_in = {"event": "StoodIn", "seat": seat, "bot": entry.by, "why": entry.why}
        return stood_in if entry.why else {"event": "Late", "seat": seat} if entry.by == LATE else None

    def advise(self, seat: int) -> dict[str, Any] | None:
        """A seat has had a hint; a hint on a secret question is told later."""
        self.players[seat].untold += 1
        self.advised[seat] = self.asked_at
        if self.is_secret(seat):
            return None
        self.tell_hints([self.players[seat]])
        return {"event": "Hinted", "seat": seat}

    def tell_hints(self, players: Iterable[Player]) -> None:
        """Everybody may now know how often these were advised."""
        for player in players:
            player.hinted, player.untold = player.hinted + player.untold, 0

    def make(self, seat: int, move: str) -> None:
        """The game goes on by a move."""
        if self.state is None:
            raise IllegalMove("the game has not begun")
        if self.ahead:
            self.state, self.ahead = self.ahead, None
        else:
            self.state.play(seat, move)
        self.turns.append(Turn(self.seq, seat, move))
        self.stages.note(len(self.turns), self.state)
        self.undo, self.spoke = None, True

    def sit(self, entry: Sat) -> dict[str, Any] | None:
        """Somebody takes an open seat, or a new one; with the last seat taken the game begins."""
        if entry.call:
            self.make(entry.seat, entry.call)
            self.floor = self.seq
            self.players.append(Player(entry.name, entry.holder, ""))
            self.clocks.sit()
            return None
        self.players[entry.seat] = Player(entry.name, entry.holder, "")
        self.begin(entry.at)
        return {"event": "Sat", "seat": entry.seat, "name": entry.name}

    def begin(self, now: int) -> None:
        """Start the game, if everybody is here."""
        if not any(player.open for player in self.players):
            self.state = self.start()
            self.spoke = True
            self.look_round(now)
            if self.seq == 0:
                self.events.append((0, self.state.told, None))

    def start(self) -> State:
        """The game before its first move."""
        options = trusted(self.setup.options, self.game.files)
        state: State = self.game.start(len(self.setup.places), self.setup.seed, **options)
        return state

    def take_over(self, entry: TookOver) -> dict[str, Any]:
        """A bot sits down in a seat."""
        self.players[entry.seat].bot = entry.bot
        self.clocks.banks[entry.seat] = 0 if entry.why == "clock" else self.clocks.banks[entry.seat]
        if entry.call:
            self.make(entry.seat, entry.call)
            self.floor = self.seq
        return {"event": "TookOver", "seat": entry.seat, "bot": entry.bot, "why": entry.why}

    def weigh(self, entry: Agreed) -> dict[str, Any]:
        """One no is enough."""
        if entry.yes:
            self.agreed.add(entry.seat)
        else:
            self.undo = None
        return {"event": "Agreed", "seat": entry.seat, "yes": entry.yes}

    def all_agree(self) -> AskedUndo | None:
        """The undo that everybody agrees to."""
        others = {seat for seat in self.people if self.undo and seat != self.undo.seat}
        return self.undo if self.undo and others <= self.agreed else None

    def before(self, seq: int) -> State:
        """The game as it was before an entry, played again from the nearest stage."""
        return self.stages.after([turn for turn in self.turns if turn.seq < seq], self.start)

    def moment_of(self, moves: int) -> int:
        """The entry after which so many of the moves that stand had been made, and nothing else since."""
        return self.turns[moves - 1].seq if moves else self.turns[0].seq - 1 if self.turns else self.seq

    def box(self) -> Mapping[str, Thing]:
        """Everything that belongs to the game, wherever it lies."""
        options = trusted(self.setup.options, self.game.files)
        table: State = self.state or self.game.empty(len(self.players), options, Dice())
        return table.box

    def go_back(self, seq: int) -> None:
        """Undo everything from an entry on."""
        self.state, self.ahead = self.ahead or self.before(seq), None
        self.turns = [turn for turn in self.turns if turn.seq < seq]
        self.stages.cut(len(self.turns))
        self.undo = None

    def look_round(self, now: int) -> None:
        """See whether there is a new question, and whose clock runs."""
        if self.state is None:
            return
        if self.state.asked is not self.question:
            self.question, self.asked_at = self.state.asked, self.seq
            self.clocks.begin_again()
        waiting = [seat for seat in self.state.pending if seat < len(self.players) and not self.players[seat].bot]
        self.clocks.run(self.state, waiting, len(self.people), now)

    def left(self, seat: int, now: int) -> int:
        """The milliseconds a seat still has; a secret question costs none, or the clock would tell who is asked."""
        return self.clocks.banks[seat] - (max(now - self.clocks.running[seat], 0) if self.ticks(seat) else 0)

    def ticks(self, seat: int) -> bool:
        """Whether a seat is seen to be thinking."""
        return seat in self.clocks.running and not self.is_secret(seat)

    def is_secret(self, seat: int) -> bool:
        """Whether the others are not told that this seat is asked."""
        asked = self.state.pending.get(seat) if self.state else None
        return asked is not None and asked.prompt in self.game.secret

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        return self.clocks.deadline() if self.status == "playing" else None

    def limits(self, viewer: int | None, now: int) -> list[dict[str, int]]:
        """How long seats still have by the rules of the game; of secret questions only its own."""
        shown = {seat: end for seat, end in self.clocks.limits.items() if seat == viewer or not self.is_secret(seat)}
        return [{"seat": seat, "left": max(end - now, 0)} for seat, end in shown.items()]

    def bots_to_move(self) -> list[int]:
        """Seats that are asked and played by a bot."""
        pending = self.state.pending if self.state else {}
        return [seat for seat in pending if seat < len(self.players) and self.players[seat].bot]

    def view(self, seat: int | None) -> msgspec.Raw:
        """The table as a seat sees it, as JSON, made once for all who look from there."""
        if seat not in self.views:
            shown = brief(self.game.view(self.state, seat)) if self.state else None
            self.views[seat] = msgspec.Raw(msgspec.json.encode(shown))
        return self.views[seat]

    def knows(self, since: int) -> bool:
        """Whether everything that happened after an entry is at hand."""
        return since >= self.seq or (bool(self.events) and self.events[0][0] <= since + 1)

    def happened(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat saw happen after an entry."""
        found = []
        for seq, told, note in self.events:
            if seq > since:
                found += [{"seq": seq} | as_data(each) for each in seen(told, seat)]
                found += [{"seq": seq} | note] if note else []
        return found

    def let_in(self, state: State) -> None:
        """See whether the game takes one more seat now; an IllegalMove says why not."""
        state.copy().play(len(self.players), "!join")

    def joinable(self) -> bool:
        """Whether somebody new may join the running game."""
        if self.state is None or self.state.over:
            return False
        with suppress(IllegalMove):
            self.let_in(self.state)
            return True
        return False

    def update(self, seat: int | None, events: list[dict[str, Any]], now: int) -> Update:
        """The table as a seat is told of it."""
        clocks = [{"left": self.left(each, now), "running": self.ticks(each)} for each in range(len(self.players))]
        view: Any = self.view(seat)
        return Update(
            seq=self.seq,
            seat=seat,
            status=self.status,
            players=[player.public() for player in self.players],
            view=view,
            events=events,
            clocks=clocks if self.setup.clock else None,
            limits=self.limits(seat, now),
            orders=list(self.clocks.orders.get(seat, ())) if seat is not None else [],
            undo={"seat": self.undo.seat, "agreed": sorted(self.agreed)} if self.undo else None,
            rematch=self.rematch if seat is not None or self.setup.public else None,
            joinable=seat is None and self.joinable(),
        )

    def moment(self, holder: int | None, since: int) -> Update:
        """A table of the past as a seat saw it; it is no longer asked anything."""
        seat = holder if holder is not None and holder < len(self.players) and not self.players[holder].open else None
        view = {**brief(self.game.view(self.state, seat)), "decision": None} if self.state else None
        return Update(
            seq=self.seq,
            seat=seat,
            status=self.status,
            players=[player.public() for player in self.players],
            view=view,
            events=self.happened(seat, since),
            past=True,
        )
