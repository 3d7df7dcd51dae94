"""What each Special does when nobody stops it (frag 208 to 224).

Infinite Ammo, Speed, Rapid Fire, Overclocked Server and Insubstantial do nothing by themselves: they lie in play,
and the rules ask for them. So does Lag, until the turn is lost.
"""

from fourfold.games.frag import events
from fourfold.games.frag.damage import die, obey_weapon_limit, take_from_play
from fourfold.games.frag.moving import pull_strings
from fourfold.games.frag.respawn import respawn
from fourfold.games.frag.table import NOBODY, OFF_BOARD, Frag, Named
from fourfold.games.frag.windows import special


@special("s_disconnect")
def disconnect(g: Frag, named: Named) -> None:
    """An opponent's fighter leaves the board as it is; a running turn of that player ends (frag 172, 173, 209)."""
    fighter = g.fighters[named.target]
    fighter.place = OFF_BOARD
    g.tell(events.Disconnected(named.target))
    if named.target == g.active and g.turn_runs():
        fighter.spared = True  # a turn cut short by a card (frag 58)
        g.cut_turn()


@special("s_no_carrier")
def no_carrier(g: Frag, named: Named) -> None:
    """An opponent's fighter is killed; nobody scores (frag 210)."""
    die(g, named.target, NOBODY)


@special("s_aimbot")
def aimbot(g: Frag, _named: Named) -> None:
    """The attack hits without a roll (frag 214)."""
    if g.attack:
        g.attack.luck = "hit"


@special("s_packet_loss")
def packet_loss(g: Frag, _named: Named) -> None:
    """The attack misses (frag 215)."""
    if g.attack:
        g.attack.luck = "miss"


@special("s_trick_fire")
def trick_fire(g: Frag, _named: Named) -> None:
    """The shot turns once (frag 216)."""
    if g.attack:
        g.attack.tricked = True


@special("s_puppeteer")
def puppeteer(g: Frag, named: Named) -> None:
    """You walk an opponent's fighter (frag 217)."""
    pull_strings(g, named.target)


@special("s_script_kiddie")
def script_kiddie(g: Frag, named: Named) -> None:
    """A weapon or gadget in play comes into your hand (frag 218)."""
    assert named.other is not None
    take_from_play(g, named.target, named.other)
    g.to_hand(named.seat, named.other)
    g.tell(events.Stolen(named.seat, named.target, named.other))
    obey_weapon_limit(g, named.target)


@special("s_respawn_glitch")
def respawn_glitch(g: Frag, named: Named) -> None:
    """A fighter moves to a rolled respawn square (frag 219)."""
    respawn(g, named.target)


@special("s_swap")
def swap(g: Frag, named: Named) -> None:
    """Two fighters change places; neither enters a square (frag 220)."""
    mine, theirs = g.fighters[named.seat], g.fighters[named.target]
    mine.place, theirs.place = theirs.place, mine.place
    mine.last_free, theirs.last_free = mine.place, theirs.place
    g.turn.may_take = not g.turn.moved
    g.tell(events.Swapped(named.seat, named.target))


@special("s_anti_cheat")
def anti_cheat(g: Frag, named: Named) -> None:
    """Stop the Special played just before, or end one in play (frag 223)."""
    if named.other is None:
        g.resolving[-1].cancelled = True
        return
    for timed in [each for each in g.specials if each.card is named.other]:
        g.specials.remove(timed)
        g.discard(timed.card)
        g.tell(events.SpecialStopped(timed.card))


@special("s_loot_drop")
def loot_drop(g: Frag, named: Named) -> None:
    """Draw a weapon and a gadget (frag 224)."""
    g.draw(named.seat, "weapon")
    g.draw(named.seat, "gadget")
