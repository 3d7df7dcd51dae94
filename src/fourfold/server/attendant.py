"""What a table does by itself: bots move, clocks run out, agreed undos happen, a finished game is counted."""

import asyncio
import logging
from typing import TYPE_CHECKING

from fourfold.bots import bots
from fourfold.core.state import State
from fourfold.server import deeds
from fourfold.server.entries import LATE, ORDER, Kind, Moved, TookOver, Undone
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.thinkers import BotFailed

if TYPE_CHECKING:
    from fourfold.server.tables import Hosted, Tables

log = logging.getLogger("fourfold.attendant")
PATIENCE = 2.0  # seconds until one process plays the bots of a table that another was busy with
RETRY, LONGEST = 1.0, 60.0  # seconds until something that failed is tried again: at first, and at most
PACES = {"off": 0.0, "fast": 0.4, "normal": 1.0}  # times the pause before a bot moves


class Attendant:
    """Sees to tables whenever something has happened at them."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables

    def attend(self, hosted: "Hosted") -> None:
        """What the table does by itself: agreed undos, bots, clocks, counting a finished game."""
        table = hosted.table
        if hosted.timer:
            hosted.timer.cancel()
            hosted.timer = None
        if (deadline := table.deadline()) is not None:
            wait = max(deadline - self.tables.now(), 0) / 1000 + 0.05
            hosted.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self.tables.spawn(self.stop_clocks(hosted))
            )
        if by_itself(table) and hosted.playing is None:
            hosted.playing = self.tables.spawn(self.play_on(hosted))
        if table.status == "over" and not hosted.counted:
            hosted.counted = True
            self.tables.spawn(self.tables.count(hosted))

    async def stop_clocks(self, hosted: "Hosted") -> None:
        """Somebody's time is up."""
        try:
            await self.tables.write(hosted, time_is_up)
        except Refused as refused:
            if refused.code in ("store", "busy"):
                await asyncio.sleep(RETRY)
                self.attend(hosted)
        except Exception:
            log.exception("clock failed", extra={"game": hosted.table.game.name})
            await asyncio.sleep(LONGEST)
            self.attend(hosted)

    async def play_on(self, hosted: "Hosted") -> None:
        """Let bots move, and undo what all agree to undo, until a person is asked; what fails is tried again."""
        wait = RETRY
        try:
            while by_itself(hosted.table):
                try:
                    if await self.is_ours(hosted):
                        await self.play_one(hosted)
                    wait = RETRY
                except Refused as refused:
                    if refused.code == "damaged":
                        return
                    await asyncio.sleep(0 if refused.code == "seq" else RETRY)
                except Exception:
                    log.exception("table stuck", extra={"game": hosted.table.game.name})
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST)
        finally:
            hosted.playing = None

    async def is_ours(self, hosted: "Hosted") -> bool:
        """Where processes share tables, the one that wrote last goes on; the others only if it seems to be gone."""
        if self.tables.store.shared and not hosted.mine:
            seq = hosted.table.seq
            await asyncio.sleep(PATIENCE)
            hosted.mine = hosted.table.seq == seq
            return hosted.mine
        return True

    async def play_one(self, hosted: "Hosted") -> None:
        """One entry that nobody has to ask for."""
        table = hosted.table
        if agreed := table.all_agree():
            await self.tables.write(hosted, lambda now_table, now: agreed_undo(now_table, agreed.to, now))
        elif table.clocks.away(table.people):
            await self.tables.write(hosted, replace_away)
        elif ordered_moves(table):
            await self.tables.write(hosted, obey)
        elif seats := table.bots_to_move():
            await asyncio.sleep(self.tables.pause * PACES[table.setup.pace])
            await self.play_bot(hosted, seats[0], table.players[seats[0]].bot)

    async def play_bot(self, hosted: "Hosted", seat: int, bot: str) -> None:
        """One move of a bot."""
        table, asked_at = hosted.table, hosted.table.asked_at
        if table.state is None or seat not in table.state.pending:
            return
        move, by, why = await self.choose(table, table.state, seat, bot)

        def make(table: Table, now: int) -> Kind:
            if table.asked_at != asked_at or seat not in table.bots_to_move():
                raise Refused("seq", "the table has changed while the bot was thinking")
            deeds.check_move(table, seat, move)
            return Moved(at=now, seat=seat, move=move, by=by, why=why)

        await self.tables.write(hosted, make)

    async def choose(self, table: Table, state: State, seat: int, bot: str) -> tuple[str, str, str]:
        """A bot's move; if it is slow or fails, a weaker one makes this move, and everybody is told which and why."""
        why = ""
        for name in [bot, *weaker(table, bot)]:
            try:
                move = await self.tables.thinker.choose(table.game, name, state, seat, self.tables.claim(table))
                return move, name if why else "", why
            except BotFailed as failure:
                self.tables.counts["bots_replaced"] += 1
                log.warning("bot replaced", extra={"game": table.game.name, "bot": name, "reason": str(failure)[:80]})
                why = "slow" if str(failure) == "slow" else "failed"
        return str(state.pending[seat].options[0]), "first", why


def weaker(table: Table, bot: str) -> list[str]:
    """Who moves for a bot that cannot: the next weaker, then the weakest."""
    names = list(bots(table.game))
    place = names.index(bot) if bot in names else len(names)
    return list(dict.fromkeys([*names[:place][-1:], *names[:place][:1]]))


def by_itself(table: Table) -> bool:
    """Whether something happens without anybody's deed."""
    return bool(table.bots_to_move() or table.all_agree() or table.clocks.away(table.people) or ordered_moves(table))


def ordered_moves(table: Table) -> list[tuple[int, str]]:
    """What standing orders answer now."""
    waiting = [seat for seat in table.people if table.state and seat in table.state.pending]
    return table.clocks.ordered(table.state, waiting) if table.state and table.clocks.orders else []


def obey(table: Table, now: int) -> Kind:
    """A move by standing orders."""
    for seat, move in ordered_moves(table):
        return Moved(at=now, seat=seat, move=move, by=ORDER)
    raise Refused("orders", "there is nothing to obey")


def replace_away(table: Table, now: int) -> Kind:
    """A bot plays for somebody who missed a whole period."""
    for seat in table.clocks.away(table.people):
        return TookOver(at=now, seat=seat, bot=deeds.stand_in(table), why="away")
    raise Refused("clock", "nobody is away")


def time_is_up(table: Table, now: int) -> Kind:
    """A bot plays on for whoever has no time left on the table's clock; the game answers for others who are late."""
    for seat in table.clocks.flagged(now):
        return TookOver(at=now, seat=seat, bot=deeds.stand_in(table), why="clock")
    for seat in table.clocks.late(now) if table.state else []:
        answer, took = str(table.clocks.rules.default_answer(table.state, seat)), table.clocks.thought(seat, now)
        return Moved(at=now, seat=seat, move=answer, by=LATE, took=took)
    raise Refused("clock", "nobody's time is up")


def agreed_undo(table: Table, to: int, now: int) -> Undone:
    """The undo that all agree to, if they still do."""
    agreed = table.all_agree()
    if agreed is None or agreed.to != to:
        raise Refused("undo", "not everybody agrees any more")
    return Undone(at=now, seat=agreed.seat, to=to)
