"""Exact odds: every chance is a whole number of ways out of all ways the dice can fall."""

from fractions import Fraction
from functools import cache

FACES = 6


@cache
def ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice give each total; the place in the row is the total."""
    if dice == 0:
        return (1,)
    fewer = ways(dice - 1)
    totals = range(FACES * dice + 1)
    return tuple([sum([fewer[total - face] for face in range(1, FACES + 1) if 0 <= total - face < len(fewer)])
                  for total in totals])  # fmt: skip


@cache
def hit_chance(dice: int, distance: int) -> Fraction:
    """How likely a to-hit roll reaches the distance (frag 128)."""
    return Fraction(sum(ways(dice)[max(distance, 0) :]), FACES**dice)


@cache
def loss_chances(attack: int, defence: int, extra: int = 0) -> tuple[Fraction, ...]:
    """How likely a damage roll costs each number of Health; the place in the row is the loss (frag 131 to 133)."""
    counts = [0] * (FACES * attack // max(defence, 1) + extra + 1)
    for defended, times in enumerate(ways(defence)):
        for attacked, number in enumerate(ways(attack)) if times else ():
            counts[attacked // defended + extra] += times * number
    return tuple([Fraction(number, FACES ** (attack + defence)) for number in counts])


@cache
def kill_chance(attack: int, defence: int, extra: int = 0, saved: int = 0) -> Fraction:
    """How likely a damage roll takes all the Health that defends; `saved`: a shield takes 1 off."""
    return sum(loss_chances(attack, defence, extra)[defence + saved :], Fraction(0))


@cache
def outcomes(attack: int, defence: int, extra: int = 0, saved: int = 0) -> tuple[Fraction, ...]:
    """How likely a damage roll costs 0, 1, … Health; the last number is the chance that it kills."""
    losses = [*loss_chances(attack, defence, extra), *[Fraction(0)] * (defence + saved)]
    none = sum(losses[: saved + 1], Fraction(0))
    return (none, *losses[saved + 1 : saved + defence], kill_chance(attack, defence, extra, saved))


def pickup_chance() -> Fraction:
    """How likely a pickup square gives a card (frag 77)."""
    return Fraction(1, 2)
