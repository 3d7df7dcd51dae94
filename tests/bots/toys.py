"""Tiny games in which the right choice is known."""

from typing import Any

from fourfold.advice import Advice, Weighed
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import Game
from fourfold.core.state import State, step


class Toy(State):
    """Points, a hidden coin, and how often the game was asked."""

    points: list[int]
    coin: int


@step
def guess_coin(g: Toy, guess: int) -> None:
    """A sure point, or two for a right guess at a coin nobody has seen."""
    g.points[0] += 3 if guess == 2 else 4 * (guess == g.coin)


@step
def show_hands(g: Toy, hands: dict[Seat, int]) -> None:
    """Matching pennies: seat 0 wants equal hands, seat 1 different ones, and an even hand is better for seat 0."""
    equal = hands[0] == hands[1]
    g.points[0 if equal else 1] += 1


@step
def first_door(g: Toy, door: int) -> None:
    """Behind one door there is another choice, behind the other a little."""
    if door:
        g.ask(0, "second", (0, 1, 2, 3), second_door)
    else:
        g.points[0] += 1


@step
def second_door(g: Toy, door: int) -> None:
    """Only one of the doors behind the door has something behind it."""
    g.points[0] += 3 if door == 3 else 0


def empty(g: Toy) -> None:
    """Nothing yet."""
    g.points, g.coin = [0, 2], g.dice.below(2)


def flip(g: Toy, me: Seat | None) -> None:
    """Nobody knows the coin."""
    g.coin = g.dice.below(2)


def toy(prompt: str) -> Game[Toy]:
    """The game that asks this."""

    def set_up(g: Toy) -> None:
        empty(g)
        if prompt == "coin":
            g.ask(0, "coin", (0, 1, 2), guess_coin)
        elif prompt == "doors":
            g.ask(0, "first", (0, 1), first_door)
        else:
            g.points = [0, 0]
            g.ask_all("hands", {0: (0, 1), 1: (0, 1)}, show_hands)

    return Game(
        name="toy", seats=range(2, 3), table=Toy, options={}, box=lambda seats, options: {}, set_up=set_up,
        look=lambda g, me: {"points": g.points}, redeal=flip, count=lambda g: g.points,
        rank=lambda g: [1 + sum([other > mine for other in g.points]) for mine in g.points],
        places=lambda g: {}, bound=10,
    )  # fmt: skip


def weigh(g: Toy, me: Seat, dice: Dice) -> Weighed:
    """All options, as they come."""
    return [(0.0, option) for option in g.pending[me].options]


def at_random(g: Toy, me: Seat, dice: Dice) -> Any:
    """Any option."""
    return dice.pick(g.pending[me].options)


ADVICE: Advice[Toy] = Advice(weigh, at_random, lambda g: [0.5, 0.5])
