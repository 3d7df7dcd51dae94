"""What a set file must look like; each fault has a code, a place and a sentence (fits 64 to 71)."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fourfold.faults import Sentence, not_json
from fourfold.games.fits.grid import TALLEST, settled, turned_and_flipped

LARGEST = 64 * 1024
NAMES = ("name", "name_ru", "name_fr")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
KINDS_OF_VALUE = {dict: "object", list: "list", str: "text", int: "number", bool: "flag"}


class Fault(NamedTuple):
    """One error of a set file (fits 71)."""

    code: str
    place: str
    sentence: Sentence

    def whole(self) -> Sentence:
        """All of it in one sentence."""
        return Sentence("fault-fits", code=self.code, place=self.place or Sentence("fault-file"), why=self.sentence)


def complete(chosen: Mapping[str, Any], mini: Mapping[str, Any]) -> dict[str, Any]:
    """A set without faults, with what is absent filled in."""
    own = {"name": "Custom", "width": 6, "height": 10, "pieces": mini["pieces"], "start_cards": mini["start_cards"]}
    plain = {"kinds": {}, "full_row": 1, "open_cell": 0}
    rounds = [plain | board for board in chosen["rounds"]]
    for board in rounds:
        kinds = {letter: kind for letter, kind in board["kinds"].items() if letter not in NAMES}
        board["kinds"] = {letter: {"fills": True} | kind for letter, kind in kinds.items()}
    return own | dict(chosen) | {"rounds": rounds}


def set_faults(text: str, mini: Mapping[str, Any], seats: int = 1) -> list[Fault]:
    """Everything wrong with a set file, in the order of the file's fields (fits 70)."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        return [Fault("too-large", "", Sentence("fault-fits-large", most=LARGEST))]
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [Fault("not-json", not_json(error), Sentence("fault-json-here"))]
    if not isinstance(data, dict):
        place = Sentence("fault-line", line=1, column=1)
        return [Fault("not-json", place, Sentence("fault-fits-object", value=shown(data)))]
    inspection = Inspection()
    inspection.file(data, mini, seats)
    return inspection.faults


def shown(value: Any) -> str:
    """A faulty value in a sentence."""
    if isinstance(value, (dict, list)):
        return Sentence(f"fault-{KINDS_OF_VALUE[type(value)]}")
    return json.dumps(value, ensure_ascii=False)[:40]


class Inspection:
    """One reading of a set file; a check that needs a faulty value is left out."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, code: str, place: str, why: str, /, **values: Any) -> None:
        """Note an error."""
        self.faults.append(Fault(code, place, Sentence(f"fault-{why}", **values)))

    def file(self, data: dict[str, Any], mini: Mapping[str, Any], seats: int) -> None:
        """The whole object."""
        self.fields(data, "", ("width", "height", "pieces", "start_cards", "rounds"))
        width = self.number(data, "width", "", 3, 12, 6)
        height = self.number(data, "height", "", 4, 20, 10)
        ids = self.pieces(data["pieces"], width) if "pieces" in data else [piece["id"] for piece in mini["pieces"]]
        if "start_cards" in data:
            self.start_cards(data["start_cards"], ids, seats)
        elif "pieces" in data:
            self.fault("missing", "start_cards", "fits-own-start")
        elif len(mini["start_cards"]) < seats:
            self.few_start_cards(len(mini["start_cards"]), seats)
        for place, board in self.entries(data, "rounds", "", 1, 6):
            self.board(board, place, width, height)

    # values

    def fields(self, data: dict[str, Any], place: str, known: tuple[str, ...]) -> None:
        """An object has no fields but these and its names."""
        for field in data:
            if field in NAMES:
                self.name(data[field], join(place, field))
            elif field not in known:
                self.fault("unknown-field", join(place, field), "fits-fields", known=", ".join((*known, *NAMES)))

    def name(self, value: Any, place: str) -> None:
        """Some words."""
        if self.typed(value, str, place) and not 1 <= len(value) <= 60:
            self.fault("out-of-range", place, "fits-name", length=len(value))

    def typed(self, value: Any, kind: type, place: str) -> bool:
        """Whether a value is of a kind; true and false are no numbers."""
        fine = type(value) is kind
        if not fine:
            kind_of = Sentence(f"fault-{KINDS_OF_VALUE[kind]}")
            self.fault("wrong-type", place, "should-be", value=shown(value), kind=kind_of)
        return fine

    def whole(self, value: Any, place: str, least: int, most: int) -> bool:
        """Whether a value is a whole number within bounds."""
        if not self.typed(value, int, place):
            return False
        if not least <= value <= most:
            self.fault("out-of-range", place, "fits-range", value=shown(value), least=least, most=most)
        return bool(least <= value <= most)

    def number(self, data: dict[str, Any], field: str, place: str, least: int, most: int, absent: int) -> int | None:
        """A number of an object, or None if it is faulty."""
        if field not in data:
            return absent
        fine = self.whole(data[field], join(place, field), least, most)
        return int(data[field]) if fine else None

    def listed(self, value: Any, place: str, least: int, most: int) -> bool:
        """Whether a value is a list with so many entries."""
        if not self.typed(value, list, place):
            return False
        if not least <= len(value) <= most:
            self.fault("out-of-range", place, "fits-entries", count=len(value), least=least, most=most)
        return least <= len(value) <= most

    def present(self, data: dict[str, Any], field: str, place: str) -> bool:
        """Whether a field that must be there is there."""
        if field not in data:
            self.fault("missing", join(place, field), "fits-needed", field=field)
        return field in data

    def entries(
        self, data: dict[str, Any], field: str, place: str, least: int, most: int
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """The objects in a list of an object, each with its place."""
        if self.present(data, field, place) and self.listed(data[field], join(place, field), least, most):
            for index, entry in enumerate(data[field]):
                if self.typed(entry, dict, f"{join(place, field)}[{index}]"):
                    yield f"{join(place, field)}[{index}]", entry

    # pieces and cards

    def pieces(self, pieces: Any, width: int | None) -> list[str] | None:
        """The ids of the pieces, or None if one of them is faulty."""
        ids: list[Any] = []
        forms: dict[tuple[Any, ...], str] = {}
        for place, piece in self.entries({"pieces": pieces}, "pieces", "", 1, 40):
            self.fields(piece, place, ("id", "cells"))
            ids += [piece["id"]] if self.piece_id(piece, place, ids) else []
            if self.present(piece, "cells", place) and self.cells(piece["cells"], f"{place}.cells"):
                self.form(piece["cells"], f"{place}.cells", forms, width)
        return ids if isinstance(pieces, list) and len(ids) == len(pieces) > 0 else None

    def piece_id(self, piece: dict[str, Any], place: str, earlier: list[Any]) -> bool:
        """Whether a piece has an id of its own."""
        if not self.present(piece, "id", place) or not self.typed(piece["id"], str, f"{place}.id"):
            return False
        if not (1 <= len(piece["id"]) <= 8 and piece["id"].isalnum()):
            self.fault("out-of-range", f"{place}.id", "fits-id", value=shown(piece["id"]))
            return False
        if piece["id"] in earlier:
            self.fault("duplicate", f"{place}.id", "twice", value=piece["id"])
        return piece["id"] not in earlier

    def cells(self, cells: Any, place: str) -> bool:
        """Whether a piece has cells that are joined by edges."""
        if not self.listed(cells, place, 1, TALLEST):
            return False
        if not all([self.cell(cell, f"{place}[{index}]") for index, cell in enumerate(cells)]):
            return False
        doubles = [index for index, cell in enumerate(cells) if cell in cells[:index]]
        for index in doubles:
            self.fault("duplicate", f"{place}[{index}]", "fits-cell-twice", cell=cells[index])
        if doubles:
            return False
        if not connected(cells):
            self.fault("not-connected", place, "fits-joined")
        return connected(cells)

    def cell(self, cell: Any, place: str) -> bool:
        """Whether a cell is a pair of whole numbers."""
        if not self.typed(cell, list, place):
            return False
        if len(cell) != 2:
            self.fault("wrong-type", place, "fits-pair", count=len(cell))
            return False
        return all([self.whole(number, f"{place}[{index}]", -20, 20) for index, number in enumerate(cell)])

    def form(self, cells: list[list[int]], place: str, forms: dict[tuple[Any, ...], str], width: int | None) -> None:
        """No piece is like an earlier one, and each fits the width in some way."""
        form = min(turned_and_flipped([(column, row) for column, row in cells]))
        if form in forms:
            self.fault("same-form", place, "fits-same", place=forms[form])
        forms.setdefault(form, place)
        narrow = min(max(side) + 1 for side in zip(*form, strict=True))
        if width is not None and narrow > width:
            self.fault("too-wide", place, "fits-wide", needed=narrow, width=width)

    def start_cards(self, cards: Any, ids: list[str] | None, seats: int) -> None:
        """Different pieces, enough for all seats (fits 68)."""
        if not self.listed(cards, "start_cards", 1, 40):
            return
        for index, card in enumerate(cards):
            place = f"start_cards[{index}]"
            if self.typed(card, str, place):
                if card in cards[:index]:
                    self.fault("duplicate", place, "twice", value=shown(card))
                elif ids is not None and card not in ids:
                    self.fault("unknown-piece", place, "fits-no-piece", piece=shown(card))
        if len(cards) < seats:
            self.few_start_cards(len(cards), seats)

    def few_start_cards(self, cards: int, seats: int) -> None:
        """Every seat needs a start card."""
        self.fault("few-start-cards", "start_cards", "fits-few-cards", cards=cards, seats=seats)

    # boards

    def board(self, board: dict[str, Any], place: str, width: int | None, height: int | None) -> None:
        """A picture, its kinds, and what rows and gaps give."""
        self.fields(board, place, ("picture", "kinds", "full_row", "open_cell"))
        self.number(board, "full_row", place, -20, 20, 1)
        self.number(board, "open_cell", place, -20, 20, 0)
        kinds: dict[str, Any] | None = board.get("kinds", {})
        if not self.typed(kinds, dict, f"{place}.kinds"):
            kinds = None
        whole = self.present(board, "picture", place) and self.picture(
            board["picture"], f"{place}.picture", kinds, width, height
        )
        counts = {letter: "".join(board["picture"]).count(letter) for letter in LETTERS} if whole else None
        for letter, kind in (kinds or {}).items():
            if letter not in NAMES:
                self.kind(letter, kind, f"{place}.kinds.{letter}", counts)
            else:
                self.name(kind, f"{place}.kinds.{letter}")

    def picture(
        self, picture: Any, place: str, kinds: dict[str, Any] | None, width: int | None, height: int | None
    ) -> bool:
        """Whether a picture has the size of the grid; its letters are kinds."""
        if not self.typed(picture, list, place):
            return False
        fine = height is not None and len(picture) == height
        if height is not None and not fine:
            self.fault("picture-size", place, "fits-lines", count=len(picture), needed=height)
        return all([self.line(line, f"{place}[{n}]", kinds, width) for n, line in enumerate(picture)]) and fine

    def line(self, line: Any, place: str, kinds: dict[str, Any] | None, width: int | None) -> bool:
        """Whether a line of a picture has the width of the grid."""
        if not self.typed(line, str, place) or width is None:
            return False
        if len(line) != width:
            self.fault("picture-size", place, "fits-characters", count=len(line), needed=width)
            return False
        for each in dict.fromkeys(line):
            if each != "." and (each not in LETTERS or (kinds is not None and each not in kinds)):
                self.fault("unknown-kind", place, "fits-no-kind", kind=shown(each))
        return True

    def kind(self, letter: str, kind: Any, place: str, counts: dict[str, int] | None) -> None:
        """What the symbols of one letter give."""
        if len(letter) != 1 or letter not in LETTERS:
            self.fault("unknown-field", place, "fits-letter")
            return
        if counts is not None and not counts[letter]:
            self.fault("unused-kind", place, "fits-unused", letter=letter)
        if not self.typed(kind, dict, place):
            return
        self.fields(kind, place, ("pays", "fills"))
        if "fills" in kind:
            self.typed(kind["fills"], bool, f"{place}.fills")
        if self.present(kind, "pays", place) and self.typed(kind["pays"], list, f"{place}.pays"):
            for index, points in enumerate(kind["pays"]):
                self.whole(points, f"{place}.pays[{index}]", -20, 20)
            if counts is not None and counts[letter] and len(kind["pays"]) != counts[letter] + 1:
                needed = counts[letter] + 1
                self.fault("pays-length", f"{place}.pays", "fits-pays", count=len(kind["pays"]), needed=needed)


def join(place: str, field: str) -> str:
    """The place of a field."""
    return f"{place}.{field}" if place else field


def connected(cells: list[list[int]]) -> bool:
    """Whether cells are joined by edges."""
    waiting = list(settled([(column, row) for column, row in cells]))
    reached = [waiting.pop()]
    for column, row in reached:
        beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        reached += [cell for cell in waiting if cell in beside]
        waiting = [cell for cell in waiting if cell not in beside]
    return not waiting
