# The board of Mini FITS on the page.
fits-kind-star = stars
fits-kind-diamond = diamonds
fits-kind-circle = circles
fits-kinds = What the symbols give

fits-field = The piece over your grid. Arrows left and right move it, R turns it, F flips it, Enter lays it.
fits-grid-own = Your grid
fits-grid-of = The grid of { $name }
fits-call = call { $calls } of { $cards }
fits-sum = { $before ->
    [0] { $now ->
        [one] { $now } point so far
       *[other] { $now } points so far
    }
   *[other] { $total ->
        [one] { $before } + { $now } = { $total } point so far
       *[other] { $before } + { $now } = { $total } points so far
    }
}
fits-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fits-points-now = This round
fits-points-then = would then be
fits-above = { $cells ->
    [one] { $cells } cell sticks out above and counts for nothing.
   *[other] { $cells } cells stick out above and count for nothing.
}
fits-costs = The { $kind } are lost: −{ $points }.
fits-short-fills = { $count ->
    [one] fills row { $rows }
   *[other] fills rows { $rows }
}
fits-short-closes = { $cells ->
    [one] closes { $cells } cell
   *[other] closes { $cells } cells
}
fits-short-kills = { $count ->
    [one] row { $rows } lost
   *[other] rows { $rows } lost
}
fits-short-above = { $cells } too high
fits-short-costs = { $kind } −{ $points }
fits-left = Left
    .key = Left (arrow key)
fits-right = Right
    .key = Right (arrow key)
fits-turn = Turn
    .key = Turn (R, arrow up, or the wheel)
fits-flip = Flip
    .key = Flip over (F)
fits-lay = Lay it
fits-pass = Pass
    .warning = The piece will not come back.
    .key = Pass (X)
fits-confirm-pass = Confirm the pass
fits-keys = Drag the piece or click a column; the wheel or R turns it, F flips it, Enter or a double click lays it, X passes.
fits-confirmed = Your choice is made. All choices are shown together.
fits-you-skip = { $piece } is your start piece: you skip this card.
fits-nothing-fits = { $piece } fits nowhere in your grid: you pass.
fits-ready = ready
fits-thinks = choosing
fits-race = The grids of the others
fits-enlarge = Show this grid in large
fits-close = Close
fits-tray = Your pieces
fits-tray-start = Start piece
fits-tray-start-later = Start piece (you skip its card)
fits-tray-now = Called now
fits-tray-laid = Laid
fits-tray-passed = Passed
fits-cards-left = { $cards ->
    [one] One card left: this one
   *[other] { $cards } cards left: these, in an order nobody knows
}
fits-ways = { $ways ->
    [one] One way to lay it
   *[other] { $ways } ways to lay it
}

fits-show = The end of round { $round }
fits-rows-full = { $rows ->
    [one] { $rows } full row
   *[other] { $rows } full rows
}
fits-open-cells = { $cells ->
    [one] { $cells } open cell: { $points }
   *[other] { $cells } open cells: { $points }
}
fits-counting = The round is over. Counting …
fits-go-on = Go on
fits-skip-show = Skip
fits-ladder = The ranks
fits-from = from { $points }
fits-next-rank = { $points ->
    [one] { $points } more point makes you { $rank }.
   *[other] { $points } more points make you { $rank }.
}
fits-my-games = { $games ->
    [one] One game alone in this browser: { $best } points.
   *[other] { $games } games alone in this browser: best { $best }, on average { $mean }.
}
fits-sheet = The points of all rounds
fits-placed = { $place }. { $name }
fits-player = Player
fits-share = Share the result
fits-copy = Copy the text
fits-copied = Copied
fits-share-line = { $title }: { $rounds } = { $sum }
fits-share-link = The same deal for you:
fits-best-ask = What would the cards have allowed?
fits-searching = Searching …
fits-best-found = { $points ->
    [one] Had you known the order of the cards: at least { $points } point. A search found this; it cannot rule out more.
   *[other] Had you known the order of the cards: at least { $points } points. A search found this; it cannot rule out more.
}
fits-best-proven = Had you known the order of the cards: { $points } points, the most this board can give.
fits-best-not-found = The search took too long. Try again later.
fits-best-grid = The best grid that was found

fits-lesson-aim = Welcome to Mini FITS! Pieces fall into your grid. A full row gives a point; nothing is ever cleared. There are two rounds.
fits-lesson-aim-piece = The piece hangs over your grid. Drag it sideways, tap a column, or use the arrow keys. The dashed outline shows where it will come to rest.
fits-lesson-turn = Turn the piece with the wheel, with R or by tapping it, and flip it over with F. The same can be done with these buttons.
fits-lesson-ghost = Here you read what the landing brings: rows it fills, cells it closes, and your points if the round ended now. Try as many landings as you like.
fits-lesson-lay = Everybody begins with a start piece of their own. Find a flat place and lay it.
fits-lesson-call = A card calls a piece, the same for everybody. Each piece is called once a round, and here you see which are still to come. Lay this one.
fits-lesson-pass = Does the piece fit badly? You may pass as often as you like, and it costs nothing, but the piece does not come back. Lay it or pass.
fits-lesson-closed = Hatched cells are closed: no piece gets under another. A row with such a gap can never be full. Lay one more piece with as few gaps as you can.
fits-lesson-symbols = In the second round there are symbols on the board. A symbol counts as filled while nothing lies on it, and three of a kind left open give three points.
fits-lesson-end = After all cards the round is scored. The highest sum of both rounds wins; alone you climb the ranks. Now play on!

fits-set = Set file
fits-set-about = Boards and pieces of your own, for mode custom: drop a set file here, open one, or start from the example.
fits-set-open = Open a file
fits-set-example = Start from the example
fits-set-download = Download the example
fits-set-line = Line { $line }
fits-set-faults = { $faults ->
    [one] One thing is wrong with this file:
   *[other] { $faults } things are wrong with this file:
}
fits-set-fine = This file can be played with: { $boards ->
    [one] one board
   *[other] { $boards } boards
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}.
fits-set-starts = The framed pieces are on start cards.
fits-fault-too-large = The file is too large.
fits-fault-not-json = This is no JSON object; there is a slip of the pen here.
fits-fault-missing = Something is missing here.
fits-fault-unknown-field = There is no such field.
fits-fault-wrong-type = This is a value of the wrong sort.
fits-fault-out-of-range = This is too small, too large, too short or too long.
fits-fault-duplicate = This is given twice.
fits-fault-not-connected = The cells of a piece must be joined by their edges.
fits-fault-same-form = Turned or flipped, this is a piece given before.
fits-fault-too-wide = The piece is wider than the grid, however it is turned.
fits-fault-unknown-piece = There is no such piece.
fits-fault-few-start-cards = There are fewer start cards than seats.
fits-fault-picture-size = The picture does not have the size of the grid.
fits-fault-unknown-kind = A letter of the picture has no kind.
fits-fault-unused-kind = No cell of the picture is of this kind.
fits-fault-pays-length = There must be one number more than the kind has cells.
