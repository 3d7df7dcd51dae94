"""What FITS answers without a table: what a set file holds, what grids give, and what the cards would have allowed."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fourfold.core.game import View
from fourfold.games.fits.cards import Board, BuildingCard, mini_set, read_box
from fourfold.games.fits.foresight import foresee, most
from fourfold.games.fits.grid import Landing, Shape
from fourfold.games.fits.scoring import round_points
from fourfold.games.fits.set_file import set_faults
from fourfold.games.fits.view import look_at_board, look_at_grid, look_at_landing, look_at_piece

ROUND = "name the mode, the set_file, the round and the pieces of a game of FITS"


def read_set(data: Any) -> View:
    """The boards, pieces and start cards of a set file, given as `text`, or all that is wrong with it (fits 70)."""
    text = data.get("text") if isinstance(data, dict) else None
    if not isinstance(text, str):
        raise ValueError("give the text of a set file")
    if faults := set_faults(text, mini_set()):
        return {
            "faults": [
                {"code": each.code, "place": str(each.place), "sentence": each.sentence.data()} for each in faults
            ],
            "boards": [],
            "pieces": {},
            "start_cards": [],
        }
    things = read_box("custom", text, 1).values()
    boards = [thing for thing in things if isinstance(thing, Board)]
    decks = boards[0].decks
    return {
        "faults": [],
        "boards": [look_at_board(board) for board in boards],
        "pieces": {card.id: look_at_piece(card.shape) for card in decks.building_cards},
        "start_cards": [card.shape.piece for card in decks.start_cards],
    }


def example(_: Any) -> View:
    """The game itself as a set file, to start from (fits 69)."""
    return {"text": written(mini_set())}


def written(value: Any, depth: int = 0) -> str:
    """JSON as a person would write it: what is short stands on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or (depth and len(line) < 110):
        return line
    inner = "\n" + "  " * (depth + 1)
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join([written(each, depth + 1) for each in value])}\n{'  ' * depth}]"
    entries = [f"{json.dumps(name)}: {written(each, depth + 1)}" for name, each in value.items()]
    return f"{{{inner}{f',{inner}'.join(entries)}\n{'  ' * depth}}}"


def sheets(data: Any) -> View:
    """Grids of a round, given as landings in their order: how they lie, and what they give."""
    with understood():
        board, shapes = round_of(data)
        return {"board": look_at_board(board), "grids": [built(board, shapes, laid) for laid in data["grids"]]}


def built(board: Board, shapes: Mapping[str, Shape], laid: list[str]) -> View:
    """A grid after some landings."""
    covered, landings = 0, list[Landing]()
    for text in laid:
        piece, form, column = text.split()
        landings.append(shapes[piece].by_name[form, int(column)].land(covered))
        covered |= shapes[piece].pattern(landings[-1])
    return look_at_grid(board, covered) | {"laid": [look_at_landing(landing) for landing in landings]}


def best(data: Any) -> View:
    """The best round found for a start piece and calls in their order; `proven` if no round can give more."""
    with understood():
        board, shapes = round_of(data)
        laid = foresee(board, shapes[data["start"]], [shapes[piece] for piece in data["calls"]])
    covered = board.grid.pattern([cell for landing in laid for cell in landing.cells])
    found = look_at_grid(board, covered) | {"laid": [look_at_landing(landing) for landing in laid]}
    return {"grid": found, "board": look_at_board(board), "proven": round_points(board, covered) == most(board)}


def round_of(data: Any) -> tuple[Board, dict[str, Shape]]:
    """The board and the pieces of a round."""
    box = read_box(data["mode"], data["set_file"], 1)
    board = box[f"board-{data['round']}"]
    assert isinstance(board, Board)
    return board, {thing.id: thing.shape for thing in box.values() if isinstance(thing, BuildingCard)}


@contextmanager
def understood() -> Iterator[None]:
    """Whatever is wrong with a question is said in one way."""
    try:
        yield
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise ValueError(ROUND) from error


QUESTIONS: dict[str, Callable[[Any], Any]] = {"set": read_set, "example": example, "sheets": sheets, "best": best}
