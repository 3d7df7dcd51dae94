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
