"""The lab: games looked at closely, for those who design them."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fourfold.arena.match import Match, fresh_bot
from fourfold.bots import advice, choose
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES, Game
from fourfold.core.state import State
from fourfold.plain import Thing

CLOSE_LOOKS = 12  # every so many decisions the table is judged and dealt anew


class Question(NamedTuple):
    """One decision: how far the game was, who was asked what, and among how many options."""

    seat: int
    prompt: str
    options: int


class Look(NamedTuple):
    """A close look at a table: after how many decisions, who is likely to win, and what a seat cannot know."""

    decisions: int
    outlook: tuple[float, ...]
    hidden: float  # the share of all things of which the seat that is asked can only guess where they lie


class Study(NamedTuple):
    """One game, looked at closely."""

    number: int
    deal: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    questions: tuple[Question, ...]
    looks: tuple[Look, ...]
    used: tuple[frozenset[str], ...]  # by seat, the things named in its moves


def study_game(match: Match, number: int) -> Study:
    """Play one game and write down what is worth knowing; two games each have the same deal and other dice."""
    game, deal = GAMES[match.game], match.seed + number // 2
    bots = [fresh_bot(game, name, match.clock) for name in match.seating(number)]
    state, dice = game.start(match.seats, deal, **match.options), Dice(match.seed * 1_000_003 + number)
    questions: list[Question] = []
    looks: list[Look] = []
    used: list[set[str]] = [set() for _ in range(match.seats)]
    while not state.over:
        seat = next(iter(state.pending))
        if len(questions) % CLOSE_LOOKS == 0:
            looks.append(look(game, state, seat, len(questions), dice))
        questions.append(Question(seat, state.pending[seat].prompt, len(state.pending[seat].options)))
        choice = choose(game, bots[seat], state, seat, dice)
        used[seat] |= set(named(choice, state.box))
        state.play(seat, choice)
    scores, ranking = tuple(game.scores(state)), tuple(game.ranking(state))
    return Study(number, deal, scores, ranking, tuple(questions), tuple(looks), tuple(map(frozenset, used)))


def look(game: Game[Any], state: State, seat: int, decisions: int, dice: Dice) -> Look:
    """How a table looks now."""
    return Look(decisions, tuple(advice(game).outlook(state)), hidden_share(game, state, seat, dice))


def hidden_share(game: Game[Any], state: State, seat: int, dice: Dice) -> float:
    """In another world that the seat cannot tell from this one, how much lies elsewhere."""
    here, there = lies(game, state), lies(game, game.imagine(state, seat, dice))
    return sum([there[thing] != place for thing, place in here.items()]) / len(here)


def lies(game: Game[Any], state: State) -> dict[Thing, tuple[str, int]]:
    """Where each thing lies: in which pile or hand, and the how manieth it is."""
    return {thing: (place, n) for place, things in game.places(state).items() for n, thing in enumerate(things)}


def named(choice: Any, box: Mapping[str, Thing]) -> Iterable[str]:
    """The things a move names."""
    if isinstance(choice, Thing):
        yield choice.id
    elif isinstance(choice, tuple):
        for part in choice:
            yield from named(part, box)
    elif isinstance(choice, str) and choice in box:
        yield choice
