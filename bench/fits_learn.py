"""Learn what the grids of Mini FITS lead to, for its expert: thousands of rounds at a time, on a GPU if there is one.

A net learns by temporal differences: what it says of a grid is drawn towards what it says of the best grid after the
next piece, and in the end towards the points. Needs PyTorch, which Fourfold itself does not. The nets that come with
the game were learnt so, one process for each board (`fits_learn.py 1`, then `2`).
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "src"))

import torch
from torch.nn import functional

from fourfold.games.fits.cards import Board, BuildingCard, StartCard, read_box
from fourfold.games.fits.learnt import MOST, ROOM, STEEP, Facts, describe, write_net

Tensor = Any  # of PyTorch, whose types are not at hand where this is checked
BOX = list(read_box("mini", "", 1).values())
BOARDS = [thing for thing in BOX if isinstance(thing, Board)]
SHAPES = [thing.shape for thing in BOX if isinstance(thing, BuildingCard)]
STARTS = [SHAPES.index(thing.shape) for thing in BOX if isinstance(thing, StartCard)]
GRID = BOARDS[0].grid
TALL = GRID.height + GRID.tallest  # no column is higher
NEVER = 99
RISES = 2 * STEEP + 1
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def numbers(number: int) -> Tensor:
    """0, 1, 2 and so on."""
    return torch.arange(number, device=DEVICE)


class Stacks:
    """What there is to know of every column by what is covered in it."""

    def __init__(self) -> None:
        covered = numbers(1 << TALL)[:, None] >> numbers(TALL) & 1
        inside, places = covered[:, : GRID.height], 1 << GRID.width * numbers(GRID.height)
        self.height = (covered * (numbers(TALL) + 1)).amax(1)
        self.rows = (inside * places).sum(1)  # its cells, so that the columns of a grid add up to rows
        self.gaps = ((1 - inside) * (numbers(GRID.height) < self.height[:, None]) * places).sum(1)
        self.cells = inside.sum(1)


STACKS = Stacks()


@dataclass
class Rules:
    """All ways to lay each piece, and what the grids of a board bring; a grid is a row of columns."""

    lowest: Tensor
    stacks: Tensor
    ways: Tensor
    filled: Tensor
    kinds: list[tuple[Tensor, int]]

    def after(self, grids: Tensor, pieces: Tensor) -> tuple[Tensor, Tensor]:
        """The grids after every way to lay a piece, passing last, and which of them the rules allow."""
        row = (STACKS.height[grids][:, None] - self.lowest[pieces]).amax(-1).clamp(min=0)
        legal = self.ways[pieces] & (row < GRID.height)
        laid = self.stacks[pieces] << row.clamp(max=GRID.height - 1)[..., None]
        return grids[:, None] | laid, legal

    def points(self, grids: Tensor) -> Tensor:
        """What grids bring when the round is over."""
        full = (grids | self.filled) & GRID.column
        for column in range(1, GRID.width):
            full[..., 0] &= full[..., column]
        points = STACKS.cells[full[..., 0]].float()
        for pattern, pays in self.kinds:
            points += pays * ((grids & pattern) == 0).all(-1)
        return points


def read_rules(board: Board) -> Rules:
    """The rules of a board as tensors."""
    most = max([len(shape.drops) for shape in SHAPES]) + 1
    lowest, stacks = torch.full((len(SHAPES), most, GRID.width), NEVER), torch.zeros(len(SHAPES), most, GRID.width)
    ways = torch.zeros(len(SHAPES), most).bool()
    ways[:, -1] = True
    for piece, shape in enumerate(SHAPES):
        for way, drop in enumerate(shape.drops):
            columns = slice(drop.column, drop.column + len(drop.stacks))
            lowest[piece, way, columns], stacks[piece, way, columns] = map(torch.tensor, (drop.lowest, drop.stacks))
            ways[piece, way] = True
    kinds = [(columns_of(kind.pattern), kind.pays[-1]) for kind in board.kinds]
    lowest, stacks, ways = [each.to(DEVICE) for each in (lowest, stacks.long(), ways)]
    return Rules(lowest, stacks, ways, columns_of(board.filled), kinds)


def columns_of(pattern: int) -> Tensor:
    """A pattern as a row of columns."""
    return torch.tensor([GRID.stack(pattern, column) for column in range(GRID.width)], device=DEVICE)


def features(grids: Tensor) -> Tensor:
    """What a net sees of grids: numbers of rows of its first layer, in the order of `Facts`."""
    width, height, high = GRID.width, GRID.height, STACKS.height[grids]
    rises = (high[..., 1:] - high[..., :-1]).clamp(-STEEP, STEEP) + STEEP
    seen, before = [], 0
    for table in (STACKS.rows, STACKS.gaps):
        rows = (table[grids] << numbers(width)).sum(-1)[..., None] >> width * numbers(height) & (1 << width) - 1
        seen.append(before + rows + (numbers(height) << width))
        before += height << width
    seen.append(before + rises[..., :-1] * RISES + rises[..., 1:] + RISES**2 * numbers(width - 2))
    before += RISES**2 * (width - 2)
    return torch.cat([*seen, before + high + (TALL + 1) * numbers(width)], -1)


FEATURES = (2 * GRID.height << GRID.width) + RISES**2 * (GRID.width - 2) + (TALL + 1) * GRID.width


class Net:
    """Two hidden layers; the first is a row of numbers for every feature, and for every piece still to come."""

    def __init__(self, first: int, second: int) -> None:
        def spread(*size: int) -> Tensor:
            return (torch.randn(*size, device=DEVICE) / size[0] ** 0.5).requires_grad_()

        def zeros(*size: int) -> Tensor:
            return torch.zeros(*size, device=DEVICE).requires_grad_()

        self.seen, self.left, self.bias = zeros(FEATURES, first), spread(len(SHAPES), first), zeros(first)
        self.second, self.second_bias = spread(first, second), zeros(second)
        self.last, self.last_bias = spread(second, 1), zeros(1)

    def parts(self) -> list[Tensor]:
        """All that is learnt."""
        return [self.seen, self.left, self.bias, self.second, self.second_bias, self.last, self.last_bias]

    def __call__(self, grids: Tensor, left: Tensor) -> Tensor:
        """What grids lead to, with the pieces that are left."""
        seen = features(grids)
        first = functional.embedding_bag(seen.reshape(-1, seen.shape[-1]), self.seen, mode="sum")
        hidden = torch.relu(first.reshape(*seen.shape[:-1], -1) + left @ self.left + self.bias)
        return (torch.relu(hidden @ self.second + self.second_bias) @ self.last + self.last_bias).squeeze(-1)

    def follow(self, other: "Net", share: float) -> None:
        """Come nearer to another net."""
        for mine, new in zip(self.parts(), other.parts(), strict=True):
            mine.data.lerp_(new.data, share)


@dataclass
class Step:
    """Grids, the pieces left, and what the best ways to lay the next piece promised."""

    grids: Tensor
    left: Tensor
    promised: Tensor


def shuffled(size: int) -> Tensor:
    """The pieces of many rounds in order: a start piece, then the others."""
    start = torch.tensor(STARTS, device=DEVICE)[torch.randint(len(STARTS), (size, 1), device=DEVICE)]
    return torch.rand(size, len(SHAPES), device=DEVICE).scatter(1, start, -1.0).argsort(1)


def play(rules: Rules, net: Net, size: int, daring: float) -> Iterator[Step]:
    """Play many rounds by what a net says, sometimes a little worse; the last step promised the points."""
    order, grids = shuffled(size), torch.zeros(size, GRID.width, dtype=torch.long, device=DEVICE)
    left = torch.ones(size, len(SHAPES), device=DEVICE)
    for number, pieces in enumerate(order.T):
        before, left = left, left.scatter(1, pieces[:, None], 0.0)
        found, legal = rules.after(grids, pieces)
        legal[:, -1] &= number > 0  # nobody passes on the start piece
        worth = net(found, left[:, None]) if number < len(SHAPES) - 1 else rules.points(found)
        worth = worth.masked_fill(~legal, -NEVER)
        if number:
            yield Step(grids, before, worth.amax(1))
        dares = torch.rand(size, 1, device=DEVICE) < daring
        chosen = (worth + dares * torch.rand_like(worth)).argmax(1)
        grids = found[numbers(size), chosen]


def learn(rules: Rules, net: Net, seconds: float, size: int) -> Net:
    """A net that has followed the learning one at some distance."""
    calm, began, turn = Net(net.second.shape[0], net.second.shape[1]), time.monotonic(), 0
    calm.follow(net, 1.0)
    tuner = torch.optim.Adam(net.parts())
    while (spent := (time.monotonic() - began) / seconds) < 1:
        tuner.param_groups[0]["lr"] = 0.002 * max((1 - spent) ** 1.5, 0.005)
        with torch.no_grad():
            steps = list(play(rules, calm, size, daring=0.15 * (1 - spent) + 0.02))
        grids, left, promised = [torch.cat([getattr(each, name) for each in steps]) for name in vars(steps[0])]
        for some in torch.randperm(len(grids), device=DEVICE).chunk(4):
            tuner.zero_grad()
            loss = functional.mse_loss(net(grids[some], left[some]), promised[some])
            loss.backward()
            tuner.step()
            calm.follow(net, 0.01 if turn > 100 else 0.1)
        turn += 1
        if turn % 500 == 0:
            print(f"{spent:4.0%} {turn} turns, {steps[-1].promised.mean():.3f} points", flush=True)
    print(f"{turn} turns of {size} rounds")
    return calm


def whole(net: Net, board: Board) -> Facts:
    """A net in whole numbers."""
    added_once = net.left.detach().abs().sum(0) + net.bias.detach().abs()
    first = min(finest(net.seen, MOST), finest(added_once, ROOM - len(SHAPES) - 1))
    second, last = finest(net.second, MOST), finest(net.last, MOST)
    scales = [first, first, first, second, first * second, last, first * second * last]
    rounded = [(part.detach() * scale).round() for part, scale in zip(net.parts(), scales, strict=True)]
    for part, new, scale in zip(net.parts(), rounded, scales, strict=True):
        part.data = new / scale  # so that it can be measured as it will be used
    seen, left, bias, rows, second_bias, last_row, last_bias = [each.int().tolist() for each in rounded]
    weights = [row[0] for row in last_row]
    return Facts(describe(board, SHAPES), seen, left, bias, rows, second_bias, weights, last_bias[0], scales[-1])


def finest(part: Tensor, most: int) -> float:
    """By how much numbers may be multiplied so that none comes to more."""
    return float(most / part.detach().abs().max())


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, measure and write."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("board", type=int, choices=(1, 2))
    words.add_argument("--first", type=int, default=64, help="numbers in the first layer (default: %(default)s)")
    words.add_argument("--second", type=int, default=32, help="and in the second (default: %(default)s)")
    words.add_argument("--seconds", type=float, default=500, help="of learning (default: %(default)s)")
    words.add_argument("--size", type=int, default=4096, help="rounds played at a time (default: %(default)s)")
    words.add_argument("--out", type=Path, default=Path(), help="the folder for the net (default: this one)")
    given = words.parse_args(arguments)
    rules = read_rules(board := BOARDS[given.board - 1])
    net = learn(rules, Net(given.first, given.second), given.seconds, given.size)
    facts = whole(net, board)
    with torch.no_grad():
        points = torch.cat([list(play(rules, net, given.size, 0.0))[-1].promised for _ in range(8)])
    error = points.std() / len(points) ** 0.5
    print(f"board {given.board}: {points.mean():.3f} ± {error:.3f} points by what it says of the next grid alone")
    write_net(facts, given.out / f"learnt-{given.board}.json.gz")


if __name__ == "__main__":
    main()
