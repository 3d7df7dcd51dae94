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
   *[other] { $before } + { $now } = { $total } points so far
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
fits-confirm-pass = Confirm the pass
fits-keys = Drag the piece or click a column; the wheel or R turns it, F flips it, Enter or a double click lays it, P passes.
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
fits-tray-now = Called now
fits-tray-laid = Laid
fits-tray-passed = Passed
fits-cards-left = { $cards ->
    [one] { $cards } card left, this one
   *[other] { $cards } cards left, in an order nobody knows
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
fits-place = Place
fits-share = Share the result
fits-copy = Copy the text
fits-copied = Copied
fits-share-line = { $title }: { $rounds } = { $sum }
fits-best-ask = What would the cards have allowed?
fits-searching = Searching …
fits-best-found = { $points ->
    [one] Had you known the order of the cards: at least { $points } point. A search found this; it cannot rule out more.
   *[other] Had you known the order of the cards: at least { $points } points. A search found this; it cannot rule out more.
}
fits-best-proven = Had you known the order of the cards: { $points } points, the most this board can give.
fits-best-not-found = The search took too long. Try again later.
fits-best-grid = The best grid that was found
