"""Statistics: what finished games say of players and bots."""

from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from fourfold.server.queries import add_new
from fourfold.server.schema import players, results, tables, tries
from fourfold.server.table import Table

MODEL = PlackettLuce()
Key = tuple[str, bool]
NOTHING_YET = {"games": 0, "wins": 0, "rated": 0}


def finish(connection: Connection, table: Table, now: int) -> None:
    """Count a finished game, once."""
    free = update(tables).where(tables.c.id == table.id, tables.c.counted.is_(False)).values(counted=True)
    if connection.execute(free).rowcount == 0 or table.state is None or table.setup.imported:
        return
    rows = outcome(table, now)
    connection.execute(update(tries).where(tries.c.table_id == table.id).values(score=rows[0]["score"]))
    connection.execute(insert(results), rows)
    for row in sorted(rows, key=key):  # in one order for all, or two games that end at once wait for each other
        count(connection, row)
    if table.setup.rated and len({key(row) for row in rows}) > 1:
        rate(connection, rows)


def outcome(table: Table, now: int) -> list[dict[str, Any]]:
    """Every seat with its score and place; a person whose seat a bot played to the end still owns the result."""
    scores, places = table.game.scores(table.state), table.game.ranking(table.state)
    seats = [(seat, player) for seat, player in enumerate(table.players) if seat < len(scores)]
    common = {"table_id": table.id, "game": table.game.name, "at": now}
    return [
        common
        | {"seat": seat, "name": player.name if player.holder else player.bot, "bot": not player.holder}
        | {"score": scores[seat], "place": places[seat]}
        for seat, player in seats
    ]


def key(row: dict[str, Any]) -> Key:
    """Who a row is about."""
    return row["name"], row["bot"]


def count(connection: Connection, row: dict[str, Any]) -> None:
    """One more game, and perhaps one more win."""
    won = int(row["place"] == 1)
    add_new(connection, players, {name: row[name] for name in ("game", "name", "bot")} | NOTHING_YET)
    mine = (players.c.game == row["game"], players.c.name == row["name"], players.c.bot.is_(row["bot"]))
    connection.execute(update(players).where(*mine).values(games=players.c.games + 1, wins=players.c.wins + won))


def rate(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """New ratings for everybody, by place; a bot that sits in several seats gets the mean of what it earned there."""
    game = rows[0]["game"]
    query = select(players).where(players.c.game == game, players.c.name.in_([row["name"] for row in rows]))
    known = {(row.name, row.bot): row for row in connection.execute(query)}
    before = [known[key(row)] for row in rows]
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma) if each.rated else MODEL.rating()] for each in before]
    after = MODEL.rate(teams, ranks=[row["place"] for row in rows])
    earned: dict[Key, list[Any]] = {}
    for row, (rating,) in zip(rows, after, strict=True):
        earned.setdefault(key(row), []).append(rating)
    for (name, bot), ratings in earned.items():
        mine = (players.c.game == game, players.c.name == name, players.c.bot.is_(bot))
        new = {"mu": fmean(each.mu for each in ratings), "sigma": fmean(each.sigma for each in ratings)}
        connection.execute(update(players).where(*mine).values(new | {"rated": players.c.rated + 1}))
