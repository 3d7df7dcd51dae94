"""Frags and places."""

from fourfold.games.frag.table import Frag


def scores(g: Frag) -> list[int]:
    """The frags of every seat (frag 145)."""
    return [fighter.frags for fighter in g.fighters]


def ranking(g: Frag) -> list[int]:
    """The winner first, or all who share the win; the others by frags (frag 146, 169, 170)."""
    standing = [(seat not in g.winners, -fighter.frags) for seat, fighter in enumerate(g.fighters)]
    winners = [(False, 0) if not lost else (lost, frags) for lost, frags in standing]
    return [1 + sum([other < mine for other in winners]) for mine in winners]
