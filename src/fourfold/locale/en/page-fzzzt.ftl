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
