# Mini FITS
fits-title = Mini FITS
fits-about = Let pieces fall into your grid, fill its rows, and leave the symbols open.

fits-card-I3 = bar (I3)
fits-card-O4 = square (O4)
fits-card-T4 = small T (T4)
fits-card-L4 = small L (L4)
fits-card-L5 = long L (L5)
fits-card-N5 = long step (N5)
fits-card-P5 = square and one (P5)
fits-card-T5 = big T (T5)
fits-card-U5 = bracket (U5)
fits-card-V5 = big corner (V5)
fits-card-W5 = staircase (W5)
fits-card-X5 = cross (X5)
fits-card-Y5 = bar with a bump (Y5)
fits-card-L3 = corner (L3)
fits-card-S4 = step (S4)
fits-card-F5 = crooked piece (F5)
fits-card-start = start card { $shape }
fits-card-piece = piece { $shape }
fits-card-board = board { $number }

fits-event-round-began = Round { $round } begins on { $board }: the grids are empty and the cards are shuffled.
fits-event-start-card-drawn = { $seat } draws the { $card }.
fits-event-card-turned = { $left ->
    [0] The last card calls { $card }.
    [one] { $card } is called, { $left } card is still to come.
   *[other] { $card } is called, { $left } cards are still to come.
}
fits-event-piece-laid = { $seat } lays { $landing-piece } in column { $landing-column }, row { $landing-row }.
fits-event-piece-passed = { $seat } passes on { $card }.
fits-event-nothing-fits = { $card } fits nowhere: { $seat } passes.
fits-event-piece-skipped = { $card } is the start piece of { $seat }, who skips.
fits-event-round-scored = { $points ->
    [one] { $seat } scores { $points } point in round { $round }; full rows: { $rows }.
   *[other] { $seat } scores { $points } points in round { $round }; full rows: { $rows }.
}
fits-event-game-ended = { $rounds ->
    [one] { $rounds } round has been played: the game is over.
   *[other] { $rounds } rounds have been played: the game is over.
}

fits-prompt-start = Lay your start piece: { $piece }.
fits-prompt-place = Lay { $piece }, or pass.

fits-help-start = Choose a form and a column. The piece goes straight down until it meets the floor. Everybody lays the start piece at the same time, and it cannot be passed on (fits 13, 14).
fits-help-place = Choose a form and a column. The piece goes straight down until one of its cells meets the floor or a laid piece; it may stick out at the top. You may pass, but the piece does not come back this round (fits 15, 21 to 38).

fits-option-mode = Which game
    .mini = Mini FITS as it is
    .long = long: 12 rows, 16 pieces, open cells cost points
    .custom = boards and pieces of your own
fits-option-set_file = The text of a set file of your own, for mode custom.

fits-choice-pass = pass
fits-screen-round = Round { $round } of { $rounds }
fits-screen-called = call { $calls }: { $piece }
fits-screen-now = now { $points } · before { $total }
fits-screen-to-come = still to come ({ $pieces })
fits-screen-laid = laid ({ $pieces })
fits-screen-passed = passed ({ $pieces })
fits-screen-start = your start piece ({ $pieces })
fits-screen-columns = columns { $columns }
fits-screen-keys = Type the letter of a form and a column, for example a2; or p to pass.
fits-screen-passes = You do without { $piece }: it does not come back this round.
fits-screen-lands = Column { $column }, lands in row { $row }.
fits-screen-fills = { $count ->
    [one] Fills row { $rows }.
   *[other] Fills rows { $rows }.
}
fits-screen-kills = { $count ->
    [one] Row { $rows } can never be full after it.
   *[other] Rows { $rows } can never be full after it.
}
fits-screen-closes = { $cells ->
    [one] Closes { $cells } cell.
   *[other] Closes { $cells } cells.
}
fits-screen-covers = Covers { $symbols }.
fits-screen-then = { $points ->
    [one] The round would then give { $points } point.
   *[other] The round would then give { $points } points.
}
fits-sheet-seat = Seat
fits-sheet-round = Round { $round }
fits-sheet-total = Sum
fits-sheet-rank = Your rank: { $rank }
fits-rank-master = FITS master
fits-rank-megastar = mega star
fits-rank-builder = seasoned builder
fits-rank-lucky = lucky one
fits-rank-botcher = botcher
fits-rank-phobe = FITSophobe
