# The board of Fzzzt!: what the terminal does not say.
page-fzzzt-dark = a card still in the dark
page-fzzzt-dark-left = { $cards ->
    [one] { $cards } card is still in the dark.
   *[other] { $cards } cards are still in the dark.
}
page-fzzzt-speed-says = The speed of the first of them says how many are turned up next.
page-fzzzt-belt-empty = The belt is empty
page-fzzzt-rounds-left = { $rounds ->
    [0] This is the last round.
    [one] { $rounds } round to come.
   *[other] { $rounds } rounds to come.
}
page-fzzzt-never-seen = { $cards ->
    [0] Every card will be seen.
    [one] { $cards } card will never be seen.
   *[other] { $cards } cards will never be seen.
}
page-fzzzt-peripheral = Peripheral in force this round
page-fzzzt-house-card = house card
page-fzzzt-printed-card = printed card

page-fzzzt-has-wrench = Chief: holds the wrench and wins ties
page-fzzzt-wrench-stays = { $name } holds the wrench and wins ties.
page-fzzzt-wrench-to = The wrench goes to { $name }.
page-fzzzt-lose-ties = { $count ->
    [one] { $names } wins ties against you.
   *[other] { $names } win ties against you.
}
page-fzzzt-hand-size = { $cards ->
    [one] { $cards } in hand
   *[other] { $cards } in hand
}
page-fzzzt-discard-size = { $cards } discarded
page-fzzzt-discard-closed = closed until building
page-fzzzt-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-fzzzt-lies = { $cards ->
    [one] { $cards } card laid
   *[other] { $cards } cards laid
}
page-fzzzt-sits-out = Empty hand: sits out until all are empty
page-fzzzt-you-sit-out = Your hand is empty: you sit out until everybody's is.
page-fzzzt-thinking = choosing
page-fzzzt-ready = ready
page-fzzzt-owns = { $cards ->
    [one] Owns { $cards } card
   *[other] Owns { $cards } cards
}
page-fzzzt-owns-help = Framed cards are surely in hand.
page-fzzzt-surely-in-hand = surely in hand

page-fzzzt-workshop = Your workshop
page-fzzzt-projection = If it ended now: { $robots } robots { $units } units = { $total }
page-fzzzt-no-units = No units yet.
page-fzzzt-misses = misses
page-fzzzt-next-misses = next misses
page-fzzzt-widgets = { $widgets ->
    [one] { $widgets } widget
   *[other] { $widgets } widgets
}
page-fzzzt-widget = Widget { $number }
page-fzzzt-no-widget = no finished widget
page-fzzzt-lay = { $cards ->
    [one] Lay { $cards } card worth { $power }
   *[other] Lay { $cards } cards worth { $power }
}
page-fzzzt-pick-cards = Pick at least one card
page-fzzzt-keys = Keys: 1, 2, 3 … pick a card or put it back, 0 lays the bid.
page-fzzzt-laid = { $cards ->
    [one] Your bid of { $cards } card lies face down.
   *[other] Your bid of { $cards } cards lies face down.
}
page-fzzzt-bid-label = { $cards } (worth { $power })
page-fzzzt-keep = Take back
page-fzzzt-shred = Lose
page-fzzzt-reveal = The bids are turned up
page-fzzzt-skip = Go on
page-fzzzt-last = Last auction: { $lot } to { $name } ({ $bids })

page-fzzzt-place-on = Place a robot on { $unit }?
page-fzzzt-for-good = Robots that fit are lit up. A placed robot stays for good: it never bids again.
page-fzzzt-place-none = Place none
page-fzzzt-fits = Fits { $unit }
page-fzzzt-place-here = Place here
page-fzzzt-risk-place = { $robot } will stay on { $unit } for good and never bid again.
page-fzzzt-risk-done = Your units stand at { $now }; the suggested assembly would make it { $best }.
page-fzzzt-suggestion = The best assembly gives { $best } for units; as they are now they give { $now }.
page-fzzzt-take-suggestion = Take this assembly
page-fzzzt-assembled = I am done
page-fzzzt-by-hand = Or assemble by hand: pick a robot that is lit up, then a unit.
page-fzzzt-now-unit = Now pick the unit for this robot.
page-fzzzt-tie-break = Robots that count in a tie (fewer wins)

page-fzzzt-about-robot = Adds its power to a bid, counts its points, and gives one of its symbols to a widget.
page-fzzzt-about-upgrade = No power and no points, but it can stand in for any one symbol.
page-fzzzt-about-fzzzt = Good for a bid, but it costs a point at the end and builds nothing.
page-fzzzt-about-mechanic = Never leaves you: it can be bid, but not built.
page-fzzzt-about-unit = Pays its value for every widget, one robot for each symbol; without any widget it costs its value.

page-fzzzt-file = Card file
page-fzzzt-file-about = Play with cards of your own: a JSON file with any of the lists mechanics, robots, upgrades, fzzzt, production_units and peripherals. A list you leave out is as printed.
page-fzzzt-file-open = Open a file
page-fzzzt-file-example = Start from the printed cards
page-fzzzt-file-save = Save as a file
page-fzzzt-file-printed = Back to the printed cards
page-fzzzt-file-fine = Ready to play: { $cards } cards and { $peripherals } peripherals.
page-fzzzt-faults = { $faults ->
    [one] { $faults } fault must be mended first:
   *[other] { $faults } faults must be mended first:
}

page-fzzzt-lesson-aim = You run a workshop. Win robots and units at auction, and make widgets with them. Robots are worth points; a widget is worth the value of its unit; a unit without a widget costs its value.
page-fzzzt-lesson-belt = Cards come along the belt. The framed one is for sale now. The arrows at the foot of a card are its speed: they say how many cards are turned up when it is the first of a new stretch.
page-fzzzt-lesson-card = These are your cards. Top left is power, what a card adds to a bid; top right are its points; at the foot are the symbols it can give to a widget.
page-fzzzt-lesson-bid = Everybody bids at the same time, with at least one card. Tap one or more cards, look at the sum, and lay your bid.
page-fzzzt-lesson-paid = The highest bid wins. The winner's bid goes to the own discard pile and comes back later; everybody else takes their cards back. Here is what was bid. Bid again!
page-fzzzt-lesson-wrench = A tie goes to whoever holds the wrench, or sits nearest clockwise from it. Then the wrench moves on to the loser of the tie.
page-fzzzt-lesson-empty = Here you see how many cards everybody holds. Whoever has none sits out until all hands are empty; then everybody takes a new hand. So do not spend all at once. Bid once more!
page-fzzzt-lesson-units = Units you win lie here. A widget takes one robot for each symbol of the unit, and you see what is missing. A unit may make several widgets.
page-fzzzt-lesson-building = After the last card of the belt you may place one robot on each unit. It stays there for good and bids no more. What you own would be worth this now.
page-fzzzt-lesson-end = At the end the game finds the best assembly for you. Most points win, and with equal points fewer robots. That is all: play on, and ask for a hint when you like.
