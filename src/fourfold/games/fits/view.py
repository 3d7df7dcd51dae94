"""What each seat may know of a game of FITS, and worlds it cannot tell from the real one."""

from operator import attrgetter
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.fits.cards import Board, BuildingCard, Kind, data
from fourfold.games.fits.grid import Landing, Shape
from fourfold.games.fits.scoring import forecast, kind_points, score_sheet, solo_rank
from fourfold.games.fits.table import Fits


def look(g: Fits, me: Seat | None) -> View:
    """The table as a seat sees it (fits 72 to 74)."""
    return {
        "round": g.round + 1,
        "rounds": len(g.boards()),
        "board": look_at_board(g.board),
        "pieces": {card.id: look_at_piece(card.shape) for card in building_cards(g)},
        "called": [card.id for card in g.called],
        "to_come": [card.id for card in in_order(g.deck)],
        "seats": [look_at_seat(g, seat) for seat in range(g.seats)],
        "confirmed": str(g.answers[me]) if me in g.answers else None,
        "confirmed_cells": confirmed_cells(g, me),
        "forecasts": forecasts(g, me) if me in g.pending else {},
        "rank": solo_rank(g) if g.over else None,
        "ladder": solo_ladder(g),
    }


def forecasts(g: Fits, me: Seat) -> dict[str, View]:
    """What each landing offered to a seat would bring, by its notation."""
    covered, grid = g.covered[me], g.board.grid
    landings = [each for each in g.pending[me].options if isinstance(each, Landing)]
    return {str(each): foretell(g.board, covered, covered | grid.pattern(each.cells)) for each in landings}


def foretell(board: Board, before: int, after: int) -> View:
    """What a landing brings, the symbols it lies on, and the points each kind loses by it."""
    symbols = board.grid.inside & ~board.plain & after & ~before
    losses = {kind.letter: kind_points(kind, before) - kind_points(kind, after) for kind in board.kinds}
    return forecast(board, before, after) | {
        "symbols": cells(board.grid.cells(symbols)),
        "costs": {letter: points for letter, points in losses.items() if points > 0},
    }


def solo_ladder(g: Fits) -> list[View] | None:
    """The ranks a single player climbs, the highest first, each with the least sum it needs (fits 58, 59)."""
    if g.seats > 1 or g.options["mode"] != "mini":
        return None
    return [{"rank": rank["id"], "least": rank["min"]} for rank in data()["solo_ranks"]["value"]]


def confirmed_cells(g: Fits, me: Seat | None) -> list[list[int]]:
    """Where the piece a seat has confirmed will rest, once all are shown (fits 17, 18)."""
    chosen = g.answers.get(me) if me is not None else None
    return cells(chosen.cells) if isinstance(chosen, Landing) else []


def look_at_board(board: Board) -> View:
    """The board in play: its picture from the top row down, and what it pays."""
    return {
        "names": dict(board.names),
        "set": dict(board.title),
        "width": board.grid.width,
        "height": board.grid.height,
        "picture": list(board.picture),
        "kinds": {kind.letter: look_at_kind(kind) for kind in board.kinds},
        "full_row": board.full_row,
        "open_cell": board.open_cell,
    }


def look_at_kind(kind: Kind) -> View:
    """The symbols of one letter."""
    return {"names": dict(kind.names), "pays": list(kind.pays), "fills": kind.fills}


def look_at_piece(shape: Shape) -> View:
    """A piece and the forms it has."""
    return {"names": dict(shape.names), "forms": list(shape.forms)}


def look_at_seat(g: Fits, seat: Seat) -> View:
    """One seat, of which everybody sees the same."""
    return look_at_grid(g.board, g.covered[seat]) | {
        "start_card": g.start_cards[seat].shape.piece,
        "laid": [look_at_landing(laid) for laid in g.laid[seat]],
        "passed": g.passed_pieces(seat),
        "skipped": [card.id for card in g.called if card.shape is g.start_cards[seat].shape],
        "at_hand": [card.id for card in in_order([*g.deck, *now_called(g, seat)]) if not starts_with(g, seat, card)],
        "points": list(g.points[seat]),
        "ready": seat in g.answers,
    }


def look_at_landing(laid: Landing) -> View:
    """A piece at rest."""
    return laid._asdict() | {"cells": cells(laid.cells), "text": str(laid)}


def look_at_grid(board: Board, covered: int) -> View:
    """A grid: what is closed, what it would give now, and the kinds that give less than they could."""
    grid = board.grid
    return {
        "heights": grid.heights(covered),
        "closed": cells(grid.cells(grid.closed(covered))),
        "sheet": score_sheet(board, covered),
        "lost": [kind.letter for kind in board.kinds if kind_points(kind, covered) < kind.pays[-1]],
    }


def cells(found: Any) -> list[list[int]]:
    """Cells as JSON has them."""
    return [list(cell) for cell in found]


def starts_with(g: Fits, seat: Seat, card: BuildingCard) -> bool:
    """Whether a card shows the start piece of a seat."""
    return card.shape is g.start_cards[seat].shape


def now_called(g: Fits, seat: Seat) -> list[BuildingCard]:
    """The card a seat is being asked about."""
    return g.called[-1:] if seat in g.pending or seat in g.answers else []


def building_cards(g: Fits) -> list[BuildingCard]:
    """All building cards, turned or not."""
    return in_order([*g.deck, *g.called])


def in_order(cards: list[BuildingCard]) -> list[BuildingCard]:
    """Cards in the order of the set, which tells nothing of the deck."""
    return sorted(cards, key=attrgetter("order"))


def redeal(g: Fits, me: Seat | None) -> None:
    """The face-down order, the unshown choices of the others, and no more; later shuffles have fresh dice (fits 75)."""
    g.deck, g.start_deck = in_order(g.deck), sorted(g.start_deck, key=attrgetter("order"))
    g.dice.shuffle(g.deck)
    g.dice.shuffle(g.start_deck)
    if g.answers and g.asked:
        g.reoffer({each.seat: each.options for each in g.asked.decisions if each.seat != me})
