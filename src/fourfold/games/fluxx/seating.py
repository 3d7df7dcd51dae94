"""Who sits at the table: newcomers and leavers."""

from fourfold.core.events import Seat
from fourfold.games.fluxx import events
from fourfold.games.fluxx.goals import end_game, victory
from fourfold.games.fluxx.play import discard_from
from fourfold.games.fluxx.table import Fluxx, take_from_deck

DEAL = 3  # cards for each player, never inflated (fluxx 114)
MOST = 6  # players at a table


def sit_down(g: Fluxx) -> None:
    """A newcomer takes the next seat number and 3 cards (fluxx 133 to 135)."""
    g.joining -= 1
    seat, cards = g.seats, take_from_deck(g, DEAL)
    g.seats += 1
    g.hands.append(cards)
    g.keepers.append([])
    g.going.append([])
    g.tell(events.Joined(seat))
    g.tell(events.Drew(seat, tuple(cards)), seat, events.DrewSome(seat, len(cards)))
    victory(g)


def see_off(g: Fluxx) -> bool:
    """Whoever wanted to leave does, now that the effect under way is complete (fluxx 138); says if that ends all."""
    for seat in g.leaving[:]:
        leave_table(g, seat)
        if g.ending:
            return True
    return False


def leave_table(g: Fluxx, seat: Seat) -> None:
    """Hand, then Keepers are discarded; a win check follows; one left alone wins by walkover (fluxx 137, 140)."""
    g.gone.append(seat)
    g.leaving = [each for each in g.leaving if each != seat]
    g.tell(events.Left(seat, bot=False))
    discard_from(g, seat, [*g.hands[seat], *g.keepers[seat]])
    if seat == g.active:
        sweep(g)
    if len(left := g.players()) == 1:
        end_game(g, left[0], "walkover", events.Walkover(left[0]))
    else:
        victory(g)


def sweep(g: Fluxx) -> None:
    """What the active player had under way is discarded, and the rest of the turn is dropped (fluxx 139)."""
    g.agenda.clear()
    g.following.clear()
    g.asked, g.pending, g.answers = None, {}, {}
    g.going = [[] for _ in range(g.seats)]
    cards = [*[card for small in reversed(g.small_hands) for card in small.cards], *g.looked_at, *g.resolving]
    g.small_hands, g.looked_at, g.resolving, g.extra_turn = [], [], [], False
    g.discard += cards
    if cards:
        g.tell(events.Discarded(g.active, tuple(cards)))
