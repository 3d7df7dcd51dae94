"""A game in progress: what lies on the table, who must choose now, and what is still to happen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Self, TypeVar, TypeVarTuple

from fourfold.asking import Decision as Decision
from fourfold.asking import IllegalMove as IllegalMove
from fourfold.asking import Task as Task
from fourfold.asking import decision, task
from fourfold.compiling import mypyc_attr
from fourfold.core.dice import Dice
from fourfold.core.events import Event, Private, Seat, Told
from fourfold.faults import Sentence
from fourfold.plain import Part, Thing

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Rule = TypeVar("Rule", bound=Callable[..., None])
Offers = Mapping[Seat, Sequence[T]]
Rules = dict[str, dict[str, Callable[..., None]]]  # by package, then by name

STEPS: Rules = {}  # what can wait on the agenda
CALLS: Rules = {}  # what a seat may do without being asked
LOOSE: Final = frozenset([tuple, bool, float])  # types that equal what they are not
new: Final = tuple.__new__  # makes a named tuple quickly


def step(rule: Rule, rules: Rules = STEPS) -> Rule:
    """Mark a rule that can wait on the agenda."""
    named = rules.setdefault(rule.__module__.rpartition(".")[0], {})
    assert rule.__name__ not in named, f"two steps are called {rule.__name__}"
    named[rule.__name__] = rule
    return rule


def call(rule: Rule) -> Rule:
    """Mark a rule that a seat may use without being asked; its IllegalMove says why not now, and changes nothing."""
    return step(rule, CALLS)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """The table, to which each game adds its own fields; rules change it, and nothing else does."""

    options: Mapping[str, Any]
    box: Mapping[str, Thing]  # everything these options may bring to the table, by id
    seats: int
    dice: Dice
    agenda: list[Task]  # the next thing last
    following: list[Task]  # what the running step has said shall follow
    asked: Task | None
    answers: dict[Seat, Any]  # choices made and not yet shown
    pending: dict[Seat, Decision]
    told: list[Told]  # what happened since the last move

    def __init__(self, options: Mapping[str, Any], box: Mapping[str, Thing], seats: int, dice: Dice) -> None:
        self.options, self.box, self.seats, self.dice = options, box, seats, dice
        self.agenda, self.following, self.told = [], [], []
        self.asked, self.answers, self.pending = None, {}, {}

    def then(self, step: Callable[[Self, *Ts], None], *args: *Ts) -> None:
        """What follows; written first, done first."""
        self.following.append(task(step, args, (), False))

    def ask(
        self, seat: Seat, prompt: str, options: Sequence[T], step: Callable[[Self, T, *Ts], None], *args: *Ts
    ) -> None:
        """The seat chooses one of the options, then the step runs; without options nothing happens."""
        if options:
            self.following.append(task(step, args, (decision(seat, prompt, options),), False))

    def ask_all(
        self, prompt: str, offers: Offers[T], step: Callable[[Self, dict[Seat, T], *Ts], None], *args: *Ts
    ) -> None:
        """Several seats choose in secret at once; a seat without options is not asked, and the step gets the rest."""
        assert isinstance(offers, dict)  # all games give one, and compiled code is quicker with it
        asked = [decision(seat, prompt, options) for seat, options in offers.items() if options]
        self.following.append(task(step, args, tuple(asked), True))

    def tell(self, event: Event, seen_by: Seat | tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        """Say what happened: to all, or to some seats while the others learn a public form or nothing."""
        if seen_by is not None:
            event = new(Private, (event, (seen_by,) if isinstance(seen_by, int) else seen_by, others))
        self.told.append(event)

    def play(self, seat: Any, move: Any) -> None:  # a seat may be anything: compiled, True would become seat 1
        """The seat chooses an option, or names it by its notation (a call: `!name`), and the game goes on."""
        mine = self.pending.get(seat)
        if mine is None or type(move) in LOOSE or move not in mine.options:
            if type(move) is str and move[:1] == "!":
                self.call(seat, move[1:])
                return
            if mine is None:
                raise IllegalMove(Sentence("fault-not-asked", seat=seat) if self.pending else Sentence("fault-over"))
            move = mine.named(str(move))
        self.answer(seat, move)

    def answer(self, seat: Seat, move: Any) -> None:
        """The seat has chosen an option that it was offered."""
        question = self.asked
        assert question is not None
        self.told = []
        del self.pending[seat]
        if question.together:
            self.answers[seat] = move
            if self.pending:
                return
            answers, self.answers, move = self.answers, {}, {}
            for each in question.decisions:  # in the order asked, not in that of the answers
                move[each.seat] = answers[each.seat]
        self.asked = None
        if args := question.args:
            question.step(self, move, *args)
        else:  # most often, and quicker
            question.step(self, move)
        self.run()

    def call(self, seat: Any, name: str) -> None:
        """The seat does something it may do unasked."""
        rule = CALLS.get(type(self).__module__.rpartition(".")[0], {}).get(name)
        if rule is None or self.over:
            raise IllegalMove(Sentence("fault-over") if rule else Sentence("fault-no-call", name=repr(name)))
        if type(seat) is not int or seat < 0:  # a newcomer calls with the number of the seat to be taken
            raise IllegalMove(Sentence("fault-no-seat", seat=seat))
        before, self.told = self.told, []
        try:
            rule(self, seat)
        except IllegalMove:
            self.told = before
            raise
        self.agenda += self.following[::-1]  # while somebody is asked, what follows has to wait
        self.following.clear()
        self.run()

    def run(self) -> None:
        """Do what is on the agenda until somebody must choose or nothing is left."""
        agenda, following = self.agenda, self.following
        while self.asked is None and (following or agenda):
            while following:
                agenda.append(following.pop())
            next = agenda.pop()
            if next.decisions:
                self.pose(next)
            elif next.together:
                next.step(self, {}, *next.args)
            elif args := next.args:
                next.step(self, *args)
            else:
                next.step(self)

    def pose(self, question: Task) -> None:
        """Put a question to its seats."""
        self.asked, self.pending = question, {each.seat: each for each in question.decisions}

    def reoffer(self, offers: Offers[Any]) -> None:
        """In an imagined world: offer what would be offered there, and guess anew what has been answered."""
        question = self.asked
        assert question is not None
        offered = [decision(each.seat, each.prompt, offers.get(each.seat, each.options)) for each in question.decisions]
        self.pose(task(question.step, question.args, tuple(offered), question.together))
        for seat in self.answers:
            del self.pending[seat]
            if seat in offers:
                self.answers[seat] = self.dice.pick(offers[seat])

    @property
    def over(self) -> bool:
        """Nobody has to choose any more."""
        return self.asked is None

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats in turn, beginning with this one."""
        seats = self.seats
        return [each if each < seats else each - seats for each in range(seat, seat + seats)]
