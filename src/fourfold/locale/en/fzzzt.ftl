# Fzzzt!
fzzzt-title = Fzzzt!
fzzzt-about = Bid your robots for better robots, and build widgets with the best of them.

fzzzt-word-nut = nut
fzzzt-word-bolt = bolt
fzzzt-word-cog = cog
fzzzt-word-oil = oil

# The values of options.
fzzzt-word-ru = Russian edition
fzzzt-word-fr = French edition
fzzzt-word-hidden = all at once, hidden
fzzzt-word-open = in turn
fzzzt-word-off = none
fzzzt-word-all = all

fzzzt-card-mechanic = mechanic { $owner }
fzzzt-card-robot = robot { $power } ({ $symbols })
fzzzt-card-upgrade = upgrade
fzzzt-card-fzzzt = Fzzzt!
fzzzt-card-unit = unit { $points } ({ $symbols })

fzzzt-card-per-monitor = Monitor
    .effect = The whole belt lies face up this round, and no speed counts.
fzzzt-card-per-screen-filter = Privacy screen
    .effect = Only the card being sold is ever face up this round.
fzzzt-card-per-modem = Modem
    .effect = Bids are laid face up this round, one after another from the Chief.
fzzzt-card-per-router = Router
    .effect = After an auction without a tie the wrench moves on by one seat.
fzzzt-card-per-mouse = Mouse
    .effect = The smallest bid above zero wins this round.
fzzzt-card-per-joystick = Joystick
    .effect = Before bids the Chief picks which face-up card is sold.
fzzzt-card-per-surge-protector = Surge protector
    .effect = A Fzzzt! adds no power to a bid this round.
fzzzt-card-per-amplifier = Amplifier
    .effect = A mechanic adds 2 power to a bid this round.
fzzzt-card-per-card-reader = Card reader
    .effect = Whoever wins with two or more cards takes a weakest one back into hand.
fzzzt-card-per-external-drive = External drive
    .effect = Everybody with a discard pile takes its top card into hand at once.
fzzzt-card-per-paper-shredder = Paper shredder
    .effect = Whoever loses with two or more cards puts one of them on the own discard pile.
fzzzt-card-per-plotter = Plotter
    .effect = In this round's building each unit may take two robots.

fzzzt-event-round-began = Round { $round } begins. { $chief } holds the wrench; { $belt } cards lie on the belt, { $deck } are left in the deck.
fzzzt-event-hand-dealt = { $seat } takes a hand: { $cards }.
fzzzt-event-hand-taken = { $cards ->
    [one] { $seat } takes a hand of { $cards } card.
   *[other] { $seat } takes a hand of { $cards } cards.
}
fzzzt-event-peripheral-drawn = This round's peripheral, a house card: { $peripheral }.
fzzzt-event-turned-up = The belt shows { $cards }.
fzzzt-event-lot-offered = Up for sale: { $lot }.
fzzzt-event-bid-laid = { $cards ->
    [one] { $seat } lays { $cards } card face down.
   *[other] { $seat } lays { $cards } cards face down.
}
fzzzt-event-bids-laid = Bids lie face down: { $sizes } cards, seat by seat.
fzzzt-event-bid-shown = { $seat } bids { $power }: { $cards }.
fzzzt-event-lot-won = { $tied ->
    [1] { $seat } wins { $lot } with { $power }.
   *[other] { $seat } wins { $lot } with { $power }, tied with others but nearer to the wrench.
}
fzzzt-event-wrench-moved = { $tie ->
    [yes] The wrench goes to { $seat }, who lost the tie and sits nearest clockwise from the winner.
   *[no] The wrench moves on to { $seat }.
}
fzzzt-event-card-kept = { $seat } takes { $card } back into hand.
fzzzt-event-card-shredded = { $seat } loses { $card } to the own discard pile.
fzzzt-event-building-began = The belt is empty: time to build.
fzzzt-event-robot-placed = { $seat } places { $robot } on { $unit } for good.
fzzzt-event-game-ended = { $left ->
    [0] The deck is empty: the game ends.
    [one] The deck is too short for another belt: the game ends, and { $left } card is never seen.
   *[other] The deck is too short for another belt: the game ends, and { $left } cards are never seen.
}

fzzzt-prompt-bid = Bid one or more cards for { $lot }.
fzzzt-prompt-pick-lot = You are the Chief: pick the face-up card that is sold next.
fzzzt-prompt-keep = You won: take one of your weakest bid cards back into hand.
fzzzt-prompt-shred = You lost: put one of your bid cards on your discard pile.
fzzzt-prompt-place = Place one robot on { $unit } for good, or none.
fzzzt-prompt-assemble = Final assembly: place robots on your units, take the suggestion, or be done.

fzzzt-help-bid = Everybody with cards in hand must bid at least one. The highest power wins. A tie goes to the Chief, or to the nearest seat clockwise from the Chief. The winner's bid goes to the own discard pile; losers take theirs back (fzzzt 44 to 66).
fzzzt-help-pick-lot = Under Joystick the Chief chooses among the face-up cards before bids are laid (fzzzt 123).
fzzzt-help-keep = Under Card reader a winner who bid two or more cards takes one of the lowest power back (fzzzt 126).
fzzzt-help-shred = Under Paper shredder a loser who bid two or more cards loses one of them, of its choice (fzzzt 128).
fzzzt-help-place = Each unit may take one robot a round that shows at least one of its symbols. Widgets need one robot for every symbol. A placed robot never comes back (fzzzt 78 to 84).
fzzzt-help-assemble = Any number of robots may be placed now. A unit pays its value for every finished widget, and costs its value if it has none (fzzzt 90 to 101).

fzzzt-option-edition = Which rulebook: the Russian edition of 2011, for 2 to 6 players, or the French rules of the original with its extension.
fzzzt-option-peripherals = House cards that change the rules for a round: none, all of them, or a list of ids.
fzzzt-option-extension = Eight more cards and six rounds; for the French edition with 2 to 4 players.
fzzzt-option-bid_order = How bids are laid: all at once and hidden, or in turn, so that the number of cards is seen.
fzzzt-option-auto_assembly = The game finds the best final assembly; switched off, you assemble by hand.
fzzzt-option-memory_aid = A counting aid: everybody's cards are listed as a perfect memory would know them.
fzzzt-option-card_file = The text of a card file of your own.

fzzzt-choice-none = no robot
fzzzt-choice-suggestion = the best assembly
fzzzt-choice-done = done
fzzzt-screen-round = Round { $round } of { $rounds }
fzzzt-screen-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
fzzzt-screen-belt = Belt
fzzzt-screen-lot = for sale
fzzzt-screen-speed = speed { $speed }
fzzzt-screen-hand = Your hand
fzzzt-screen-seat = Seat
fzzzt-screen-cards = Hand
fzzzt-screen-discard = Discard
fzzzt-screen-units = Units and what they miss
fzzzt-screen-chief = Chief
fzzzt-screen-out = sits out
fzzzt-screen-misses = misses { $symbols }
fzzzt-screen-complete = complete
fzzzt-screen-owns = Owns
fzzzt-screen-power = power { $power }
fzzzt-screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fzzzt-screen-projection = If the game ended now: { $robots } for robots, { $units } for units.
fzzzt-screen-total = Your bid is worth { $power }.
fzzzt-screen-you-win-ties = You hold the wrench: you win ties.
fzzzt-screen-ties = In a tie you lose to { $names }.
fzzzt-screen-no-ties = No rival comes before you in a tie.
fzzzt-screen-bid-keys = Type the numbers of the cards you bid, for example 1 3.
fzzzt-sheet-robots = robots
fzzzt-sheet-fzzzt = Fzzzt!
fzzzt-sheet-units = units
fzzzt-sheet-count = robots owned
