# The board of Fluxx on the page.
page-fluxx-draw = Draw
page-fluxx-play = Play
page-fluxx-hand_limit = Hand limit
page-fluxx-keeper_limit = Keeper limit
page-fluxx-rule = Rule
page-fluxx-basic = Basic
page-fluxx-overridden = overridden
page-fluxx-other-rules = New Rules in play
page-fluxx-raised = Inflation adds { $more }
page-fluxx-source = { $what }: { $number } ({ $cards })
page-fluxx-printed = printed { $was }
page-fluxx-words = { $number ->
    [one] The number written as a word counts one.
   *[other] The number written as a word counts { $number }.
}
page-fluxx-middle = In the middle
page-fluxx-players = Players
page-fluxx-has-turn = has the turn
page-fluxx-choosing = choosing
page-fluxx-no-keepers = no Keepers yet
page-fluxx-cards-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
page-fluxx-empty-hand = no cards
page-fluxx-you-join = You sit down with 3 cards when this turn is over.
page-fluxx-joining = Joining after this turn: { $names }
page-fluxx-in-discard = { $card } lies in the discard pile
page-fluxx-in-your-hand = { $card } is in your hand
page-fluxx-in-hand-of = { $card } is in the hand of { $seat }
page-fluxx-unseen = { $card } has not been seen
page-fluxx-harder = Inflation: { $now } instead of { $was }
page-fluxx-never = { $card }: must not lie before anybody
page-fluxx-tied = not more than { $names }
page-fluxx-drawn = Drawn { $drawn } of { $draws }
page-fluxx-played = Played { $played } of { $plays }
page-fluxx-owed = { $plays ->
    [one] { $plays } play owed
   *[other] { $plays } plays owed
}
page-fluxx-optional = { $plays ->
    [one] { $plays } optional play
   *[other] { $plays } optional plays
}
page-fluxx-unused = Free actions unused: { $cards }
page-fluxx-of = { $played } of { $plays }
page-fluxx-just-played = Just played
page-fluxx-cause = because of { $card }
page-fluxx-open-discard = Look through the discard pile
page-fluxx-discard-pile = { $cards ->
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
}
page-fluxx-newest-first = The card discarded last comes first.
page-fluxx-search = Find a title
page-fluxx-filter = Kind of card
page-fluxx-all-kinds = all
page-fluxx-nothing-found = No such card lies here.
page-fluxx-empty-pile = Nothing has been discarded yet.
page-fluxx-enlarge = right click or E: larger
page-fluxx-keys = Keys 1 to 9 go to a card, the arrows to the next, E shows it large.
page-fluxx-choose = Choose this card
page-fluxx-pick-keep = { $cards ->
    [0] Everything goes.
    [one] Choose { $cards } card to keep; the rest goes.
   *[other] Choose { $cards } cards to keep; the rest goes.
}
page-fluxx-pick-go = { $cards ->
    [one] Choose { $cards } card to discard.
   *[other] Choose { $cards } cards to discard.
}
page-fluxx-pick-some = { $least ->
    [0] Choose up to { $most } to discard, or none.
   *[other] Choose { $least } to { $most } to discard.
}
page-fluxx-picked = Chosen: { $cards } of { $most }
page-fluxx-keep-these = Keep these, discard the rest
page-fluxx-discard-these = { $cards ->
    [one] Discard this card
   *[other] Discard these { $cards } cards
}
page-fluxx-rather-go = Choose what goes instead
page-fluxx-rather-keep = Choose what to keep instead
page-fluxx-swap-mine = Your Keeper to give away:
page-fluxx-swap-first = Choose one of yours first; then one of theirs:
page-fluxx-swap-theirs = For { $card } you take:
page-fluxx-showdown = { $needed ->
    [one] The first to win { $needed } throw takes the other hand.
   *[other] The first to win { $needed } throws takes the other hand.
}
page-fluxx-at-stake = { $cards ->
    [one] { $cards } card at stake
   *[other] { $cards } cards at stake
}
page-fluxx-hasty = End my turn by itself
page-fluxx-deeds = What you can do besides
page-fluxx-by-chance = What follows is up to chance.
page-fluxx-changes = { $what }: { $from } → { $to }.
page-fluxx-pushes-out = { $count ->
    [one] Leaves play: { $cards }.
   *[other] Leave play: { $cards }.
}
page-fluxx-draws = { $cards ->
    [one] You draw { $cards } card.
   *[other] You draw { $cards } cards.
}
page-fluxx-you-discard = { $cards ->
    [one] You discard { $cards } card.
   *[other] You discard { $cards } cards.
}
page-fluxx-they-discard = { $cards ->
    [one] { $seat } discards { $cards } card.
   *[other] { $seat } discards { $cards } cards.
}
page-fluxx-passes = Then your turn is over.
page-fluxx-you-win = You win!
page-fluxx-why-turn = It is not your turn (fluxx { $rule }).
page-fluxx-why-blind = First Play Random: chance picks your first card (fluxx { $rule }).
page-fluxx-why-no-play = You have no play left (fluxx { $rule }).
page-fluxx-why-draw-first = The draw comes before the first play (fluxx { $rule }).
page-fluxx-why-aside = Your hand is set aside until the small hand is played (fluxx { $rule }).
page-fluxx-why-effect = An effect is carried out first (fluxx { $rule }).
page-fluxx-why-owed = You still owe a play, and it cannot be passed (fluxx { $rule }).
page-fluxx-why-used = You have used it this turn (fluxx { $rule }).
page-fluxx-why-over = Your plays are over (fluxx { $rule }).
page-fluxx-why-no-goal = You have no Goal in hand (fluxx { $rule }).
page-fluxx-why-no-keeper = You have no Keeper in play (fluxx { $rule }).
page-fluxx-why-no-card = There is no card left to turn up (fluxx { $rule }).
page-fluxx-why-again = Only Actions and New Rules can be taken (fluxx { $rule }).
page-fluxx-won = { $seat } alone meets the Goal { $goal }.
page-fluxx-won-keepers = { $have } Keepers, at least { $need } were needed, and nobody else has as many.
page-fluxx-won-cards = { $have } cards in hand, at least { $need } were needed, and nobody else has as many.
page-fluxx-won-by = The card played last: { $card }
page-fluxx-turns = { $turns ->
    [one] The game took { $turns } turn.
   *[other] The game took { $turns } turns.
}
page-fluxx-lesson-rules = Welcome to Fluxx! These four numbers are the rules in force. At first you draw 1 card and play 1 card, and there are no limits. Almost every card can change that.
page-fluxx-lesson-hand = These are your cards. Colour and sign show the kind: Keepers (house) lie before you, Goals (target) say how to win, New Rules (triangle) change the numbers, Actions (lightning) happen once.
page-fluxx-lesson-play = When it is your turn, point at a card, or tap it: you are told what it will do. Then play any card you like. A Keeper is never wrong.
page-fluxx-lesson-keepers = Here you see every player with the Keepers in play and the number of cards in hand. A Keeper you play comes to lie before you.
page-fluxx-lesson-goal = The Goal stands here, as soon as somebody has played one. Whoever alone has what it asks for wins at once, in anybody’s turn. The marks show how near everybody is.
page-fluxx-lesson-trail = The cards played last stay in this row, the newest first. Choose one to read it. If nobody chose the card, its sign says why it was played.
page-fluxx-lesson-again = Wait for your next turn, and play again. If a rule lets you play more than one card, the line of the turn counts what you still owe.
page-fluxx-lesson-limits = A limit binds you only outside your own turn: then the surplus is discarded, and you choose what goes. The basic rule is struck through while a New Rule takes its place.
page-fluxx-lesson-discard = The discard pile lies open. Look through it whenever you like, search for a title, or show only one kind of card.
page-fluxx-lesson-win = That is all you need. Collect Keepers, lay a Goal that suits you, and mind the red sign: it warns you of a card that would let somebody else win. Good luck!
