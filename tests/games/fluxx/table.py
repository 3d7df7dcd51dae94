"""Words to set up positions of Fluxx: `table`, `play`, `asked`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fourfold import GAMES, Dice
from fourfold.core.events import Event, seen
from fourfold.games.fluxx.cards import Card, Goal, NewRule
from fourfold.games.fluxx.table import Fluxx
from fourfold.games.fluxx.turn import begin_turn, go_on, lay_out, plays_the_rules_give
from fourfold.plain import Thing

GAME = GAMES["fluxx"]
ANN, BOB, CY, DEE = range(4)
FILLERS = [  # cards that do nothing in a hand
    *("toast", "lullaby", "dreamland", "hippyism", "bed_time", "night_and_day", "world_peace", "rocket_science"),
    *("day_dreams", "baked_goods", "the_appliances", "time_is_money", "party_time", "turn_it_up", "hearts_and_minds"),
    *("cant_buy_me_love", "chocolate_cookies", "chocolate_milk", "great_theme_song", "the_minds_eye", "daily_bread"),
    *("squishy_chocolate", "winning_the_lottery", "rocket_to_the_moon", "the_eye_of_the_beholder", "party_snacks"),
]
Cards = Sequence[str | int] | int


def table(
    seats: int = 3,
    hands: Mapping[int, Cards] | None = None,
    keepers: Mapping[int, Sequence[str]] | None = None,
    rules: Sequence[str] = (),
    goals: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str = "deck",
    turn: int = ANN,
    drawn: int | None = 1,
    **options: Any,
) -> Fluxx:
    """A table where the active player has drawn so many cards (None: the turn begins) and may play.

    Hands are ids, and numbers for so many fillers; the first card of `deck` is drawn first; the rest lies in `rest`.
    """
    g: Fluxx = GAME.empty(seats, options, Dice(7))
    lay_out(g)
    stock: dict[str, Thing] = {key: card for key, card in g.box.items() if key != "basic_rules"}
    named = {*rules, *goals, *deck, *discard}
    for pile in [*(hands or {}).values(), *(keepers or {}).values()]:
        named |= {str(each) for each in pile} if not isinstance(pile, int) else set()
    fillers = [each for each in FILLERS if each not in named]
    for seat, cards in (hands or {}).items():
        for each in [cards] if isinstance(cards, int) else cards:
            wanted = [fillers.pop(0) for _ in range(each)] if isinstance(each, int) else [each]
            g.hands[seat] += take(stock, wanted)
    for seat, mine in (keepers or {}).items():
        g.keepers[seat] = take(stock, mine)
    g.rules = tuple(take(stock, rules))
    g.goals = take(stock, goals)
    g.discard = take(stock, discard)
    top = take(stock, deck)[::-1]
    g.deck = top
    getattr(g, rest)[:0] = take(stock, list(stock))
    g.active, g.turn, g.in_a_row = turn, 1, 1
    if drawn is None:
        g.turn = g.in_a_row = 0
        g.then(begin_turn)
    else:
        g.stage, g.drawn, g.drawn_in_all, g.plays_given = "play", drawn, drawn, plays_the_rules_give(g)
        g.then(go_on)
    g.run()
    return g


def take(stock: dict[str, Thing], wanted: Iterable[str]) -> list[Any]:
    """These cards, out of the stock."""
    return [stock.pop(each) for each in list(wanted)]


def play(g: Fluxx, *moves: str) -> Fluxx:
    """The one who is asked chooses these options one after another."""
    for move in moves:
        (seat,) = g.pending
        g.play(seat, move)
    return g


def asked(g: Fluxx) -> dict[int, str]:
    """Who is asked what."""
    return {seat: decision.prompt for seat, decision in g.pending.items()}


def options(g: Fluxx, seat: int | None = None) -> list[str]:
    """What can be chosen."""
    decision = g.pending[seat] if seat is not None else next(iter(g.pending.values()))
    return [str(option) for option in decision.options]


def ids(cards: Iterable[Thing]) -> list[str]:
    """Cards by id."""
    return [card.id for card in cards]


def card(g: Fluxx, key: str) -> Card:
    """A card of the box."""
    found = g.box[key]
    assert isinstance(found, Card)
    return found


def heard(g: Fluxx, seat: int | None = None) -> list[Event]:
    """What a seat saw since the last move."""
    return seen(g.told, seat)


def view(g: Fluxx, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it."""
    seen_table: dict[str, Any] = GAME.view(g, seat)["table"]
    return seen_table


def new_rules() -> list[NewRule]:
    """Every printed New Rule."""
    return [each for each in table().box.values() if isinstance(each, NewRule)]


def goals() -> list[Goal]:
    """Every printed Goal of the Russian box."""
    return [each for each in table().box.values() if isinstance(each, Goal)]
