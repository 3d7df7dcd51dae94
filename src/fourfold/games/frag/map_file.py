"""What a map file must look like; all faults are found together, each with its squares (frag 245 to 258)."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import Any, NamedTuple

from fourfold.faults import Sentence, not_json
from fourfold.games.frag.board import DIAGONALS, PASSAGES, RESPAWNS, Board
from fourfold.games.frag.sight import EAST, NORTH, SOUTH, WAYS, WEST

SQUARES = ".#~wgT%/\\HVudlr" + RESPAWNS
UPRIGHT, FLAT = " |D<>", " -D^v"  # edges between neighbours in a row, and in a column
FEWEST, SMALLEST, LARGEST, FAR = 4, 6, 40, 8
WARNINGS = ("acid-lock", "half-closed", "respawn-sight", "pickup-far")
MARKS = {"w": "weapon_pickups", "g": "gadget_pickups", "T": "teleporters", "~": "acid", "%": "grates"}
DOOR_WAYS = {"D": "both", ">": "E", "<": "W", "^": "N", "v": "S"}
INSIDE_WAYS = {"H": "both_WE", "V": "both_NS", "u": "N", "d": "S", "l": "W", "r": "E"}


class Fault(NamedTuple):
    """Something wrong with a map: its name, what it is, and the squares (column, row) where."""

    code: str
    text: Sentence
    squares: tuple[tuple[int, int], ...] = ()

    @property
    def warning(self) -> bool:
        """It does not forbid play (frag 257)."""
        return self.code in WARNINGS

    def whole(self) -> Sentence:
        """All of it in one sentence."""
        return Sentence("fault-frag-warning" if self.warning else "fault-frag", code=self.code, why=self.text)


def fault_at(code: str, why: str, at: Iterable[tuple[int, int]] = (), /, **values: Any) -> Fault:
    """A fault with its sentence and its squares."""
    return Fault(code, Sentence(f"fault-frag-{why}", **values), tuple(at))


def in_field(field: str, why: str, /, **values: Any) -> Fault:
    """A fault of a field of the file."""
    return Fault("file", Sentence("fault-frag-field", field=field, why=Sentence(why, **values)))


def map_faults(text: str) -> list[Fault]:
    """Everything wrong with the text of a map file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [Fault("file", Sentence("fault-not-json", where=not_json(error)))]
    faults = list(head_faults(data))
    return faults or grid_faults(data)


def head_faults(data: Any) -> Iterator[Fault]:
    """The fields of the file, each by itself."""
    if not isinstance(data, dict):
        yield Fault("file", Sentence("fault-frag-object"))
        return
    for field, kind in {"name_en": str, "name_ru": str, "width": int, "height": int, "grid": list}.items():
        if type(data.get(field)) is not kind:
            wanted = Sentence({str: "fault-text", int: "fault-number", list: "fault-list"}[kind])
            yield in_field(field, "fault-should-be", value=repr(data.get(field)), kind=wanted)
    grid = data.get("grid")
    if isinstance(grid, list) and not all([isinstance(row, str) for row in grid]):
        yield in_field("grid", "fault-frag-texts")
    if not isinstance(data.get("features", {}), dict):
        yield in_field("features", "fault-frag-no-object")


def grid_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of the drawing; those that need a whole map only if it is one."""
    faults = list(size_faults(data["width"], data["height"], data["grid"]))
    if faults:
        return faults
    board = Board("custom", {"en": data["name_en"], "ru": data["name_ru"]}, data["width"], data["height"],
                  tuple(data["grid"]))  # fmt: skip
    faults = [*character_faults(board), *border_faults(board), *respawn_faults(board), *door_faults(board)]
    teleporters = list(squares_with(board, "T"))
    if len(teleporters) == 1:
        faults.append(fault_at("teleporter-single", "one-teleporter", teleporters, squares=places(teleporters)))
    if "features" in data and data["features"] != (found := features(board)):
        wrong = [key for key in {**found, **data["features"]} if not same(found.get(key), data["features"].get(key))]
        faults += [fault_at("features", "features", features=", ".join(wrong))] if wrong else []
    sound = not any([fault.code in ("character", "border") or fault.code.startswith("respawn") for fault in faults])
    return faults + (reach_faults(board) if sound else [])


def size_faults(width: int, height: int, grid: list[str]) -> Iterator[Fault]:
    """2H+1 lines of 2W+1 characters, W and H from 6 to 40 (frag 245)."""
    for name, number in {"width": width, "height": height}.items():
        if not SMALLEST <= number <= LARGEST:
            yield fault_at("size", "size", name=name, number=number, least=SMALLEST, most=LARGEST)
    if len(grid) != 2 * height + 1:
        yield fault_at("size", "lines", count=len(grid), needed=2 * height + 1)
    for number, row in enumerate(grid):
        if len(row) != 2 * width + 1:
            yield fault_at("size", "long-line", line=number, count=len(row), needed=2 * width + 1)


def character_faults(board: Board) -> Iterator[Fault]:
    """Only known squares, edges and posts (frag 246)."""
    for y, row in enumerate(board.grid):
        for x, mark in enumerate(row):
            kind, known = (("square", SQUARES), ("edge", FLAT))[x % 2 != y % 2] if x % 2 else ("edge", UPRIGHT)
            if not x % 2 and not y % 2:
                kind, known = "post", "+ "
            if mark not in known:
                square = (min(x // 2, board.width - 1), min(y // 2, board.height - 1))
                named = Sentence(f"fault-frag-{kind}")
                yield fault_at("character", "mark", [square], mark=repr(mark), kind=named, line=y, column=x)


def border_faults(board: Board) -> Iterator[Fault]:
    """The outer edges are walls (frag 247)."""
    holes = [
        (x, y)
        for x, y in all_squares(board)
        for way in range(4)
        if not inside(board, x + WAYS[way][0], y + WAYS[way][1]) and board.edge(x, y, way) not in "|-"
    ]
    if holes:
        yield fault_at("border", "border", holes, squares=places(holes))


def respawn_faults(board: Board, players: int = 0) -> Iterator[Fault]:
    """At least four respawn squares, numbered from 1 without a gap, each number once (frag 248 to 250)."""
    found: dict[str, list[tuple[int, int]]] = {number: [] for number in RESPAWNS}
    for square in all_squares(board):
        if (mark := board.square(*square)) in found:
            found[mark].append(square)
    used = [number for number in RESPAWNS if found[number]]
    if len(used) < max(FEWEST, players):
        yield fault_at("respawn-few", "few-respawns", count=len(used), least=max(FEWEST, players))
    missing = [1 + n for n, number in enumerate(RESPAWNS) if not found[number] and any(map(found.get, RESPAWNS[n:]))]
    if missing:
        yield fault_at("respawn-missing", "no-respawn", numbers=", ".join(map(str, missing)))
    for n, number in enumerate(RESPAWNS):
        if len(squares := found[number]) > 1:
            yield fault_at("respawn-twice", "two-respawns", squares, number=n + 1, squares=places(squares))


def door_faults(board: Board) -> Iterator[Fault]:
    """Doors inside hang between walls, and every door leads somewhere (frag 251, 252)."""
    for x, y in all_squares(board):
        for way in (EAST, SOUTH):
            beside = (x + WAYS[way][0], y + WAYS[way][1])
            if board.edge(x, y, way) in "D<>^v" and inside(board, *beside):
                solid = [each for each in ((x, y), beside) if board.square(*each) == "#"]
                if solid:
                    words = {"square": places([(x, y)]), "solid": places(solid)}
                    yield fault_at("door-nowhere", "solid-door", [(x, y), beside], **words)
        if board.square(x, y) in PASSAGES:
            yield from inside_door_faults(board, x, y)


def inside_door_faults(board: Board, x: int, y: int) -> Iterator[Fault]:
    """One door inside a square."""
    along = (EAST, WEST) if PASSAGES[board.square(x, y)][0] in (EAST, WEST) else (NORTH, SOUTH)
    for way in range(4):
        closed = walled(board, x, y, way)
        if way in along and closed:
            yield fault_at("door-nowhere", "closed-door", [(x, y)], square=places([(x, y)]))
        if way not in along and not closed:
            yield fault_at("door-posts", "loose-door", [(x, y)], square=places([(x, y)]))


def walled(board: Board, x: int, y: int, way: int) -> bool:
    """A wall or a solid square bounds this side."""
    beside = (x + WAYS[way][0], y + WAYS[way][1])
    return board.edge(x, y, way) in "|-" or not inside(board, *beside) or board.square(*beside) == "#"


def reach_faults(board: Board) -> list[Fault]:
    """Squares nobody reaches or leaves, and what makes a map unkind (frag 253, 254, 257)."""
    reached = reachable(board, board.respawns[0])
    lost = [place for place in board.open_places if place not in reached]
    halves = {place: 0 for place in lost if board.kinds[place] in DIAGONALS and twin(board, place) in reached}
    faults = []
    if gone := [place for place in lost if place not in halves]:
        faults.append(fault_at("unreachable", "unreached", squares_of(board, gone), squares=names(board, gone)))
    if halves:
        faults.append(fault_at("half-closed", "half", squares_of(board, halves), squares=names(board, halves)))
    back = [returning(board, respawn) for respawn in board.respawns]
    if trapped := [
        place for place in board.open_places if place in reached and not all([place in each for each in back])
    ]:
        doors, why = ", ".join(one_way_doors_into(board, set(trapped))), {"squares": names(board, trapped)}
        told = ("doors-trap", why | {"doors": doors}) if doors else ("trap", why)
        faults.append(fault_at("one-way-trap", told[0], squares_of(board, trapped), **told[1]))
    return faults + list(unkindness(board, [place for place in board.open_places if place in reached]))


def unkindness(board: Board, open_places: list[int]) -> Iterator[Fault]:
    """Acid that cuts off, respawn squares that see each other, and those without a pickup near by (frag 257)."""
    dry = [place for place in open_places if board.kinds[place] != "~"]
    for number, respawn in enumerate(board.respawns, 1):
        without = reachable(board, respawn, lambda place: board.kinds[place] != "~")
        if cut := [place for place in dry if place not in without]:
            yield fault_at("acid-lock", "acid", squares_of(board, cut), number=number, squares=names(board, cut))
        near = [place for place, steps in reachable(board, respawn, beams=False).items() if steps <= FAR]
        if not any([board.kinds[place] in "wg" for place in near]):
            yield fault_at("pickup-far", "far", squares_of(board, [respawn]), number=number, steps=FAR)
        for other, place in enumerate(board.respawns, 1):
            if other > number and board.between(min(respawn, place), max(respawn, place)) is not None:
                both = squares_of(board, [respawn, place])
                yield fault_at("respawn-sight", "seen", both, number=number, other=other)


def reachable(
    board: Board, start: int, allowed: Callable[[int], bool] = lambda _: True, beams: bool = True
) -> dict[int, int]:
    """Every place reached by steps and teleporters, with the number of moves."""
    found, edge = {start: 0}, [start]
    for place in edge:
        teleports = board.beams[place] if beams else ()
        beams = beams and not teleports  # the first teleporter leads to all others
        ways = [*board.steps[place], *teleports]
        for to in [way.to for way in ways if way.to not in found and allowed(way.to)]:
            found[to] = found[place] + 1
            edge.append(to)
    return found


def returning(board: Board, goal: int) -> dict[int, int]:
    """Every place from which the goal is reached."""
    into: dict[int, list[int]] = {}
    for place in range(len(board.places)):
        for way in board.steps[place]:
            into.setdefault(way.to, []).append(place)
    found, edge, beams = {goal: 0}, [goal], board.teleporters
    for place in edge:
        beamed = beams if board.kinds[place] == "T" else ()
        beams = () if beamed else beams
        for back in [*into.get(place, []), *beamed]:
            if back not in found:
                found[back] = found[place] + 1
                edge.append(back)
    return found


def one_way_doors_into(board: Board, trapped: Set[int]) -> Iterator[str]:
    """The one-way doors that lead from outside into some places."""
    for place in range(len(board.places)):
        for way in board.steps[place] if place not in trapped else ():
            if way.to in trapped:
                yield f"{board.places[place]} → {board.places[way.to]}"


def features(board: Board) -> dict[str, Any]:
    """The list of features that a grid shows."""
    found: dict[str, Any] = {name: [list(each) for each in squares_with(board, mark)] for mark, name in MARKS.items()}
    found["respawn"] = {
        str(n + 1): [*square] for n, number in enumerate(RESPAWNS) for square in squares_with(board, number)
    }
    found["diagonals"] = [{"square": [x, y], "wall": wall} for wall in "/\\" for x, y in squares_with(board, wall)]
    found["doors_inside"] = [
        {"square": [x, y], "way": INSIDE_WAYS[board.square(x, y)]}
        for x, y in all_squares(board)
        if board.square(x, y) in PASSAGES
    ]
    found["doors_between"] = [
        {"between": [[x, y], [x + WAYS[way][0], y + WAYS[way][1]]], "way": DOOR_WAYS[board.edge(x, y, way)]}
        for x, y in all_squares(board)
        for way in (EAST, SOUTH)
        if board.edge(x, y, way) in DOOR_WAYS
    ]
    return found


def same(one: Any, other: Any) -> bool:
    """The same features, in whatever order."""
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(repr, one)) == sorted(map(repr, other))
    return bool(one == other)


def all_squares(board: Board) -> Iterator[tuple[int, int]]:
    """Every square, row by row."""
    return ((x, y) for y in range(board.height) for x in range(board.width))


def squares_with(board: Board, mark: str) -> Iterator[tuple[int, int]]:
    """Every square that shows a mark."""
    return ((x, y) for x, y in all_squares(board) if board.square(x, y) == mark)


def inside(board: Board, x: int, y: int) -> bool:
    """A square of the map."""
    return 0 <= x < board.width and 0 <= y < board.height


def twin(board: Board, place: int) -> int:
    """The other half of a diagonal square."""
    x, y, half = board.places[place]
    return board.index[f"{x},{y}{'s' if half == 0 else 'n'}"]


def places(squares: Iterable[tuple[int, int]]) -> str:
    """Squares in words."""
    return ", ".join([f"({x}, {y})" for x, y in squares])


def squares_of(board: Board, numbers: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The squares of places, each once."""
    return tuple(dict.fromkeys([(board.places[number].x, board.places[number].y) for number in numbers]))


def names(board: Board, numbers: Iterable[int]) -> str:
    """Places in words."""
    return ", ".join([f"({board.places[number]})" for number in numbers])
