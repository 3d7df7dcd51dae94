"""The box of FITS: boards, pieces and cards, made from a set file; the modes are sets of their own."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fourfold.faults import Sentence, wrong_option
from fourfold.games.fits.grid import Grid, Shape, extent
from fourfold.games.fits.set_file import complete, set_faults
from fourfold.plain import Thing

Names = Mapping[str, str]  # by language


@dataclass(frozen=True, eq=False)
class Piece(Thing):
    """A seat's own copy of a piece (fits 2)."""

    seat: int
    shape: Shape
    kind = "piece"


@dataclass(frozen=True, eq=False)
class Card(Thing):
    """A card that shows a piece."""

    shape: Shape
    order: int

    @property
    def names(self) -> Names:
        """What the piece is called."""
        return self.shape.names


class StartCard(Card):
    """Shows the first piece of a seat (fits 10)."""

    kind = "start"


class BuildingCard(Card):
    """Calls a piece (fits 9)."""


@dataclass(frozen=True)
class Decks:
    """Both decks of a set, in the order of the set."""

    start_cards: tuple[StartCard, ...]
    building_cards: tuple[BuildingCard, ...]


@dataclass(frozen=True)
class Kind:
    """The symbols of a board that look alike (fits 47, 65, 67)."""

    letter: str
    pattern: int
    pays: tuple[int, ...]  # by the number of visible cells
    fills: bool  # counts as filled even when not covered
    names: Names


@dataclass(frozen=True, eq=False)
class Board(Thing):
    """What all seats build on in a round."""

    number: int
    grid: Grid
    picture: tuple[str, ...]  # from the top row down
    kinds: tuple[Kind, ...]
    full_row: int
    open_cell: int
    plain: int  # cells without a symbol
    filled: int  # symbol cells that need no piece
    names: Names
    title: Names  # what the set is called
    decks: Decks  # what it is played with
    kind = "board"


@cache
def data() -> dict[str, Any]:
    """The facts that come with the game, each marked confirmed or reconstructed."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    return found


@cache
def mini_set() -> dict[str, Any]:
    """`mode=mini` written as a set file (fits 69)."""
    facts, second = data(), data()["boards"]["2"]
    width, height = facts["board"]["width"]["value"], facts["board"]["height"]["value"]
    triple = second["scoring"]["visible_triple"]
    legend = second["symbols"]["picture_legend"]
    kinds = {letter: {"name": symbol, "pays": [0, 0, 0, triple]} for letter, symbol in legend.items()}
    return {
        "name": facts["game"]["title"],
        "width": width,
        "height": height,
        "pieces": [entry(piece) for piece in facts["pieces"]["list"]],
        "start_cards": facts["start_cards"]["value"],
        "rounds": [
            {"picture": ["." * width] * height, "full_row": facts["boards"]["1"]["scoring"]["full_row"]},
            {"picture": second["symbols"]["picture_top_row_first"], "kinds": kinds},
        ],
    }


@cache
def long_set() -> dict[str, Any]:
    """`mode=long` written as a set file: board 1 of the full-size game, twice (fits 60 to 63)."""
    facts, full = data(), data()["original_fits"]
    width, height, board = full["width"]["value"], full["height"]["value"], full["boards"]["1"]
    known = {piece["id"]: piece for piece in [*facts["pieces"]["list"], *full["extra_pieces"]]}
    plain = {
        "picture": ["." * width] * height,
        "full_row": board["full_row"],
        "open_cell": board["visible_dot"],
    }
    return {
        "name": full["title"],
        "width": width,
        "height": height,
        "pieces": [entry(known[piece]) for piece in full["pieces"]["value"]],
        "start_cards": facts["start_cards"]["value"],
        "rounds": [plain, plain],
    }


def entry(piece: Mapping[str, Any]) -> dict[str, Any]:
    """A piece of the data as a set file has it."""
    return {name: piece[name] for name in ("id", "name", "name_ru", "cells")}


def user_faults(text: str) -> list[Sentence]:
    """Everything wrong with a user's set file, one line each (fits 70)."""
    return [fault.whole() for fault in set_faults(text, mini_set())]


@lru_cache(maxsize=64)
def read_box(mode: str, set_file: str, seats: int) -> dict[str, Thing]:
    """Everything on the table, by id."""
    if mode != "custom":
        return make_box(complete(long_set() if mode == "long" else mini_set(), mini_set()), seats)
    if faults := set_faults(set_file, mini_set(), seats):
        raise wrong_option("set_file", "fault-set-file", faults=[fault.whole() for fault in faults])
    return make_box(complete(json.loads(set_file), mini_set()), seats)


def make_box(chosen: Mapping[str, Any], seats: int) -> dict[str, Thing]:
    """Boards in the order of the rounds, a set of pieces for each seat, and both decks."""
    cells = {piece["id"]: [(column, row) for column, row in piece["cells"]] for piece in chosen["pieces"]}
    grid = Grid(chosen["width"], chosen["height"], max(map(extent, cells.values())))
    shapes = {piece["id"]: Shape(piece["id"], cells[piece["id"]], grid, names(piece)) for piece in chosen["pieces"]}
    decks = Decks(
        tuple([StartCard(f"start {id}", shapes[id], order) for order, id in enumerate(chosen["start_cards"])]),
        tuple([BuildingCard(id, shape, order) for order, (id, shape) in enumerate(shapes.items())]),
    )
    rounds, title = enumerate(chosen["rounds"], 1), names(chosen)
    things: list[Thing] = [make_board(number, each, grid, title, decks) for number, each in rounds]
    things += [*decks.start_cards, *decks.building_cards]
    things += [Piece(f"{id} of {seat}", seat, shape) for seat in range(seats) for id, shape in shapes.items()]
    return {thing.id: thing for thing in things}


def make_board(number: int, board: Mapping[str, Any], grid: Grid, title: Names, decks: Decks) -> Board:
    """A board from its picture and its kinds."""
    kinds = tuple([make_kind(letter, kind, board["picture"], grid) for letter, kind in board["kinds"].items()])
    symbols = sum([kind.pattern for kind in kinds])
    return Board(
        id=f"board-{number}",
        number=number,
        grid=grid,
        picture=tuple(board["picture"]),
        kinds=kinds,
        full_row=board["full_row"],
        open_cell=board["open_cell"],
        plain=grid.inside & ~symbols,
        filled=sum([kind.pattern for kind in kinds if kind.fills]),
        names=names(board),
        title=title,
        decks=decks,
    )


def make_kind(letter: str, kind: Mapping[str, Any], picture: list[str], grid: Grid) -> Kind:
    """The symbols of one letter."""
    lines = enumerate(reversed(picture))
    cells = [(column, row) for row, line in lines for column, each in enumerate(line) if each == letter]
    return Kind(letter, grid.pattern(cells), tuple(kind["pays"]), kind["fills"], names(kind))


def names(named: Mapping[str, Any]) -> Names:
    """What something is called, by language."""
    languages = {"name": "en", "name_ru": "ru", "name_fr": "fr"}
    return {language: str(named[field]) for field, language in languages.items() if field in named}
