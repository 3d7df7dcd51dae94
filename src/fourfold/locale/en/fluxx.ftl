# Fluxx
fluxx-title = Fluxx

fluxx-about = The card game of changing rules: draw 1, play 1, and then see.

fluxx-word-birthday = a birthday
fluxx-word-holiday = a holiday
fluxx-word-ordinary = an ordinary day
fluxx-word-clockwise = clockwise
fluxx-word-counterclockwise = counter-clockwise
fluxx-word-rock = rock
fluxx-word-paper = paper
fluxx-word-scissors = scissors

fluxx-card-basic_rules = Basic Rules
    .effect = Draw 1 card and play 1 card. There are no limits.
fluxx-card-sleep = Sleep
fluxx-card-the_brain = The Brain
fluxx-card-bread = Bread
fluxx-card-chocolate = Chocolate
fluxx-card-cookies = Cookies
fluxx-card-milk = Milk
fluxx-card-money = Money
fluxx-card-the_eye = The Eye
fluxx-card-the_moon = The Moon
fluxx-card-the_rocket = The Rocket
fluxx-card-the_toaster = The Toaster
fluxx-card-television = Television
fluxx-card-time = Time
fluxx-card-dreams = Dreams
fluxx-card-music = Music
fluxx-card-the_party = The Party
fluxx-card-the_sun = The Sun
fluxx-card-love = Love
fluxx-card-peace = Peace
fluxx-card-the_appliances = The Appliances
fluxx-card-baked_goods = Baked Goods
fluxx-card-bed_time = Bed Time
fluxx-card-cant_buy_me_love = Can't Buy Me Love
fluxx-card-chocolate_cookies = Chocolate Cookies
fluxx-card-chocolate_milk = Chocolate Milk
fluxx-card-day_dreams = Day Dreams
fluxx-card-dreamland = Dreamland
fluxx-card-the_eye_of_the_beholder = The Eye of the Beholder
fluxx-card-great_theme_song = Great Theme Song
fluxx-card-hearts_and_minds = Hearts & Minds
fluxx-card-hippyism = Hippyism
fluxx-card-lullaby = Lullaby
fluxx-card-milk_and_cookies = Milk & Cookies
fluxx-card-the_minds_eye = The Mind's Eye
fluxx-card-night_and_day = Night & Day
fluxx-card-party_time = Party Time!
fluxx-card-rocket_science = Rocket Science
fluxx-card-rocket_to_the_moon = Rocket to the Moon
fluxx-card-squishy_chocolate = Squishy Chocolate
fluxx-card-time_is_money = Time is Money
fluxx-card-toast = Toast
fluxx-card-turn_it_up = Turn it Up!
fluxx-card-winning_the_lottery = Winning the Lottery
fluxx-card-world_peace = World Peace
fluxx-card-daily_bread = Dough
fluxx-card-the_brain_no_tv = The Brain (No TV)
    .effect = You have The Brain, and Television is in play before nobody.
fluxx-card-party_snacks = Party Snacks
    .effect = You have The Party and at least one food: Bread, Chocolate, Cookies or Milk.
fluxx-card-five_keepers = 5 Keepers
    .effect = You have at least 5 Keepers in play, and more than anybody else.
fluxx-card-ten_cards_in_hand = 10 Cards in Hand
    .effect = You have at least 10 cards in hand, and more than anybody else.
fluxx-card-draw_2 = Draw 2
    .effect = Draw 2 cards each turn.
fluxx-card-draw_3 = Draw 3
    .effect = Draw 3 cards each turn.
fluxx-card-draw_4 = Draw 4
    .effect = Draw 4 cards each turn.
fluxx-card-draw_5 = Draw 5
    .effect = Draw 5 cards each turn.
fluxx-card-play_2 = Play 2
    .effect = Play 2 cards each turn.
fluxx-card-play_3 = Play 3
    .effect = Play 3 cards each turn.
fluxx-card-play_4 = Play 4
    .effect = Play 4 cards each turn.
fluxx-card-play_all = Play All
    .effect = Every turn play all your cards, those you gain meanwhile too.
fluxx-card-play_all_but_1 = Play All But 1
    .effect = Every turn play until 1 card is left. If you began with nothing and drew just one card, draw one more.
fluxx-card-hand_limit_0 = Hand Limit 0
    .effect = Outside your turn you may hold at most this many cards: 0.
fluxx-card-hand_limit_1 = Hand Limit 1
    .effect = Outside your turn you may hold at most this many cards: 1.
fluxx-card-hand_limit_2 = Hand Limit 2
    .effect = Outside your turn you may hold at most this many cards: 2.
fluxx-card-keeper_limit_2 = Keeper Limit 2
    .effect = Outside your turn you may have at most 2 Keepers in play.
fluxx-card-keeper_limit_3 = Keeper Limit 3
    .effect = Outside your turn you may have at most 3 Keepers in play.
fluxx-card-keeper_limit_4 = Keeper Limit 4
    .effect = Outside your turn you may have at most 4 Keepers in play.
fluxx-card-no_hand_bonus = No-Hand Bonus
    .effect = If your hand is empty when your turn begins, draw 3 cards, then draw as usual.
fluxx-card-party_bonus = Party Bonus
    .effect = While The Party is in play before anybody, everybody has 1 extra draw and 1 extra play in their turn.
fluxx-card-poor_bonus = Poor Bonus
    .effect = If you alone have the fewest Keepers, draw 1 extra card.
fluxx-card-rich_bonus = Rich Bonus
    .effect = If you alone have the most Keepers, you may play 1 extra card.
fluxx-card-double_agenda = Double Agenda
    .effect = Two Goals may be in play; meeting either wins.
fluxx-card-first_play_random = First Play Random
    .effect = The first card you play each turn is picked by chance, unless you may play only one.
fluxx-card-get_on_with_it = Get On With It!
    .effect = Free action: before your last play, discard your hand, draw 3 cards and end your turn.
fluxx-card-goal_mill = Goal Mill
    .effect = Free action, once a turn: discard any Goals from your hand and draw as many cards.
fluxx-card-inflation = Inflation
    .effect = Every numeral on another card counts one higher. Numbers written as words stay.
fluxx-card-mystery_play = Mystery Play
    .effect = Free action, once a turn: play the top card of the draw pile at once.
fluxx-card-recycling = Recycling
    .effect = Free action, once a turn: discard one of your Keepers and draw 3 cards.
fluxx-card-swap_plays_for_draws = Swap Plays for Draws
    .effect = Free action: draw as many cards as you have plays left, and end your turn.
fluxx-card-trash_a_keeper = Trash a Keeper
    .effect = Discard a Keeper in play, anybody’s.
fluxx-card-rotate_hands = Rotate Hands
    .effect = Everybody passes their hand to a neighbour; you choose the direction.
fluxx-card-rules_reset = Rules Reset
    .effect = Discard all New Rules in play.
fluxx-card-random_tax = Random Tax
    .effect = Take 1 random card from the hand of every other player.
fluxx-card-rock_paper_scissors_showdown = Rock-Paper-Scissors Showdown
    .effect = Challenge a player; the first to win two throws takes the other’s hand.
fluxx-card-trash_a_new_rule = Trash a New Rule
    .effect = Discard a New Rule in play.
fluxx-card-use_what_you_take = Use What You Take
    .effect = Take a random card from another hand and play it.
fluxx-card-zap_a_card = Zap a Card!
    .effect = Take a card in play into your hand: a Keeper, a Goal or a New Rule.
fluxx-card-discard_and_draw = Discard and Draw
    .effect = Discard your hand and draw as many cards.
fluxx-card-draw_2_and_use_em = Draw 2 and Use 'Em
    .effect = Draw 2 cards apart from your hand and play both.
fluxx-card-draw_3_play_2_of_them = Draw 3, Play 2 of Them
    .effect = Draw 3 cards apart from your hand, play 2 and discard the last.
fluxx-card-empty_the_trash = Empty the Trash
    .effect = Shuffle the discard pile into the draw pile.
fluxx-card-everybody_gets_1 = Everybody Gets 1
    .effect = Draw 1 card for each player, look at them and give them out as you like.
fluxx-card-exchange_keepers = Exchange Keepers
    .effect = Swap one of your Keepers for one of another player’s.
fluxx-card-jackpot = Jackpot!
    .effect = Draw 3 cards.
fluxx-card-lets_do_that_again = Let's Do That Again!
    .effect = Take an Action or New Rule from the discard pile and play it.
fluxx-card-lets_simplify = Let's Simplify
    .effect = Discard up to half of the New Rules in play, at least one.
fluxx-card-no_limits = No Limits
    .effect = Discard all Hand and Keeper Limits in play.
fluxx-card-trade_hands = Trade Hands
    .effect = Swap hands with another player.
fluxx-card-share_the_wealth = Share the Wealth
    .effect = All Keepers in play are shuffled and dealt back, beginning with you.
fluxx-card-steal_a_keeper = Steal a Keeper
    .effect = Take another player’s Keeper and put it before you.
fluxx-card-take_another_turn = Take Another Turn
    .effect = You have another turn after this one, but never more than two in a row.
fluxx-card-todays_special = Today's Special!
    .effect = Draw 3 cards apart; on your birthday play all 3, on a holiday 2, otherwise 1. Discard the rest.
fluxx-card-bread_and_chocolate = Bread & Chocolate

fluxx-event-warned = { $goal } cannot be reached with this deck.
fluxx-event-turn-began = { $extra ->
    [yes] Turn { $turn }: { $seat } has another turn.
   *[no] Turn { $turn }: { $seat } is next.
}
fluxx-event-drew = { $seat } draws { $cards }.
fluxx-event-drew-some = { $cards ->
    [one] { $seat } draws { $cards } card.
   *[other] { $seat } draws { $cards } cards.
}
fluxx-event-drew-apart = { $seat } draws for { $action }: { $cards }.
fluxx-event-drew-some-apart = { $cards ->
    [one] { $seat } draws { $cards } card for { $action }.
   *[other] { $seat } draws { $cards } cards for { $action }.
}
fluxx-event-shuffled = { $cards ->
    [one] { $cards } discarded card is shuffled into the draw pile.
   *[other] { $cards } discarded cards are shuffled into the draw pile.
}
fluxx-event-played = { $cause ->
    [hand] { $seat } plays { $card }.
    [first_play_random] Picked blindly (First Play Random): { $seat } plays { $card }.
    [mystery_play] From the top of the draw pile (Mystery Play): { $seat } plays { $card }.
    [use_what_you_take] Taken from another hand: { $seat } plays { $card }.
    [lets_do_that_again] Out of the discard pile: { $seat } plays { $card }.
   *[other] From the small hand: { $seat } plays { $card }.
}
fluxx-event-discarded = { $seat } discards { $cards }.
fluxx-event-rules-discarded = Out of play: { $cards }.
fluxx-event-goal-discarded = The Goal { $goal } is discarded.
fluxx-event-free-action-used = { $seat } uses the free action { $card }.
fluxx-event-bonus-answered = { $answer ->
    [accept] { $seat } takes the extra draw of Party Bonus.
   *[refuse] { $seat } does without the extra draw of Party Bonus.
}
fluxx-event-day-declared = { $seat } says that today is { $day }.
fluxx-event-hands-rotated = { $seat } makes all hands go round { $direction }.
fluxx-event-hands-traded = { $seat } and { $other } swap hands.
fluxx-event-card-taken = { $seat } takes { $card } from the hand of { $giver }.
fluxx-event-card-taken-unseen = { $seat } takes a card from the hand of { $giver }.
fluxx-event-card-given = { $receiver } gets { $card } from { $seat }.
fluxx-event-card-given-unseen = { $receiver } gets a card from { $seat }.
fluxx-event-zapped = { $seat } takes { $card } from the table into hand.
fluxx-event-keeper-moved = { $keeper } goes from { $owner } to { $seat }.
fluxx-event-keepers-shared = { $keepers ->
    [one] { $keepers } Keeper is shuffled and dealt anew.
   *[other] { $keepers } Keepers are shuffled and dealt anew.
}
fluxx-event-challenged = { $seat } challenges { $rival }: the winner takes the other hand.
fluxx-event-thrown = { $seat }: { $throw }, { $rival }: { $reply }. It stands { $won } to { $lost }.
fluxx-event-hand-won = { $cards ->
    [one] { $seat } wins { $cards } card from { $loser }.
   *[other] { $seat } wins the { $cards } cards of { $loser }.
}
fluxx-event-extra-turn-promised = { $seat } will have another turn.
fluxx-event-several-meet = { $more ->
    [0] { $seat } and { $other } both meet a Goal, so nobody wins and play goes on.
   *[other] { $seat }, { $other } and others meet a Goal, so nobody wins and play goes on.
}
fluxx-event-joining = { $seat } joins the game after this turn.
fluxx-event-joined = { $seat } sits down.
fluxx-event-left = { $bot ->
    [yes] { $seat } leaves; a bot plays on.
   *[no] { $seat } leaves the table.
}
fluxx-event-claimed = { $seat } wants to start, and does.
fluxx-event-won = { $seat } alone meets { $goal } and wins.
fluxx-event-walkover = Only { $seat } is left at the table: a walkover, and no Goal was met.
fluxx-event-undecided = { $turns ->
    [one] The game ends undecided after { $turns } turn.
   *[other] The game ends undecided after { $turns } turns.
}

fluxx-prompt-who-starts = Who starts? Say that you do not mind, or claim the first turn.
fluxx-prompt-before-draw = Use a free action before you draw, or draw.
fluxx-prompt-play = Play a card, or use a free action.
fluxx-prompt-party-bonus = Party Bonus: do you want the extra draw?
fluxx-prompt-small-hand = Play a card of the small hand.
fluxx-prompt-discard = You are over a limit: choose what goes.
fluxx-prompt-drop-goal = There is a Goal too many: choose which one goes.
fluxx-prompt-trash-keeper = Choose a Keeper to discard.
fluxx-prompt-direction = Which way do the hands go?
fluxx-prompt-challenge = Whom do you challenge?
fluxx-prompt-throw = Throw!
fluxx-prompt-trash-rule = Choose a New Rule to discard.
fluxx-prompt-take-from = From whose hand do you take a card?
fluxx-prompt-zap = Take a card in play into your hand.
fluxx-prompt-give = Which card goes to { $seat }?
fluxx-prompt-exchange = Which Keepers are swapped?
fluxx-prompt-again = Which card of the discard pile do you play again?
fluxx-prompt-simplify = Choose New Rules to discard.
fluxx-prompt-trade-with = With whom do you swap hands?
fluxx-prompt-steal = Which Keeper do you steal?
fluxx-prompt-day = What day is it today?
fluxx-prompt-recycle = Which of your Keepers do you recycle?
fluxx-prompt-mill = Which Goals of your hand go?

fluxx-help-who-starts = The first player who claims the first turn has it; if all do not mind, the dice decide (fluxx 9, 10).
fluxx-help-before-draw = Free actions may be used before the draw step; each once a turn (fluxx 88, 90).
fluxx-help-play = Play any card of your hand, as many as the rules ask for. When no play is owed you may end your turn (fluxx 15, 16, 29 to 36).
fluxx-help-party-bonus = The extra draw of Party Bonus is accepted or refused once a turn, and the answer holds for that turn (fluxx 100, 101).
fluxx-help-small-hand = Cards of a small hand are played apart from your hand, in any order; what is left over is discarded (fluxx 79 to 86).
fluxx-help-discard = Outside your own turn you obey the limits at once, in your own turn at its end: hand first, then Keepers (fluxx 41 to 44).
fluxx-help-drop-goal = Whoever lays a third Goal, or removes Double Agenda, chooses the Goal that is discarded (fluxx 67, 68).
fluxx-help-trash-keeper = Any Keeper in play may be discarded, your own too (fluxx 198).
fluxx-help-direction = All players pass their whole hands one seat on (fluxx 199).
fluxx-help-challenge = The first to win two throws takes the other’s whole hand (fluxx 165 to 169).
fluxx-help-throw = Both throw in secret at the same time; equal throws are repeated (fluxx 165, 166).
fluxx-help-trash-rule = Any New Rule in play; the Basic Rules stay (fluxx 203).
fluxx-help-take-from = A random card of that hand is played at once as yours (fluxx 204).
fluxx-help-zap = Anybody’s Keeper, a Goal or a New Rule, not the Basic Rules (fluxx 205).
fluxx-help-give = Give as many cards to each player, your own hand included; if there are too few, somebody goes without (fluxx 210).
fluxx-help-exchange = One of your Keepers for one of another player’s (fluxx 211).
fluxx-help-again = Any Action or New Rule of the discard pile, played at once (fluxx 213).
fluxx-help-simplify = At least one and at most half of the New Rules in play, rounded up (fluxx 214).
fluxx-help-trade-with = Two whole hands change owners, even if one is empty (fluxx 216).
fluxx-help-steal = Another player’s Keeper now lies before you (fluxx 218).
fluxx-help-day = It is said before the draw; nobody checks a calendar (fluxx 161 to 164).
fluxx-help-recycle = Discard one of your Keepers and draw 3 cards, 4 under Inflation (fluxx 196).
fluxx-help-mill = Discard any number of Goals from your hand and draw as many cards (fluxx 193).

fluxx-option-edition = Which box
    .ru = Russian
    .en = English, with Bread & Chocolate instead of Dough
fluxx-option-optional_bonuses = The extras of Rich and Party Bonus may be left unused.
fluxx-option-inflation_on_words = Inflation also raises three numbers written as words.
fluxx-option-lets_simplify_zero = Let’s Simplify may discard nothing.
fluxx-option-free_actions_before_draw = Free actions may be used before the draw step.
fluxx-option-random_first_test = When First Play Random looks at your number of plays
    .start = at the end of the draw step
    .current = whenever a card is to be played
fluxx-option-running_actions_grow = Inflation that arrives makes small hands under way grow.
fluxx-option-todays_special = Which day it is for Today’s Special
    .declare = the player says so
    .ordinary = always an ordinary day
fluxx-option-who_starts = Who starts: the dice decide, the first who asks, or a seat number
    .random = the dice decide
    .claim = the first who asks
fluxx-option-late_joiners = New players may join between turns.
fluxx-option-on_leave = When somebody leaves
    .discard = their cards are discarded
    .bot = a bot plays on
fluxx-option-add = The text of a card file of your own, mixed in.
fluxx-option-without = Ids of cards to leave out.
fluxx-option-max_turns = After how many turns the game ends undecided
    .none = never

fluxx-choice-end = end the turn
fluxx-choice-draw = draw now
fluxx-choice-random = a card picked by chance
fluxx-choice-done = that is all
fluxx-choice-nobody = nothing for this player
fluxx-choice-accept = yes, draw
fluxx-choice-refuse = no, thank you
fluxx-choice-anybody = I do not mind
fluxx-choice-claim = I want to start
fluxx-choice-clockwise = clockwise
fluxx-choice-counterclockwise = counter-clockwise
fluxx-choice-birthday = my birthday
fluxx-choice-holiday = a holiday or an anniversary
fluxx-choice-ordinary = an ordinary day
fluxx-choice-rock = rock
fluxx-choice-paper = paper
fluxx-choice-scissors = scissors
fluxx-choice-use = use { $card }
fluxx-choice-swap = { $mine } for { $theirs }

fluxx-screen-turn = Turn { $turn }: { $seat }
fluxx-screen-rules = Rules in force
fluxx-screen-draw = Draw { $number }
fluxx-screen-play = Play { $number }
fluxx-screen-all = all
fluxx-screen-all-but = all but { $keep }
fluxx-screen-hand-limit = Hand limit { $number }
fluxx-screen-keeper-limit = Keeper limit { $number }
fluxx-screen-no-limit = none
fluxx-screen-inflated = Inflation: every numeral counts { $more } higher
fluxx-screen-basic = Basic Rules
fluxx-screen-strip = Drawn { $drawn } of { $draws } · played { $played } · plays left: { $left }, owed: { $owed }
fluxx-screen-extra-turn = another turn is promised
fluxx-screen-used = used: { $cards }
fluxx-screen-goals = Goals
fluxx-screen-no-goal = There is no Goal yet: nobody can win.
fluxx-screen-has = { $seat } { $have } of { $need }
fluxx-screen-lies = { $card } lies before { $seat }
fluxx-screen-blocked = blocked: { $card } lies before { $seat }
fluxx-screen-several = Several meet a Goal: play goes on until only one does.
fluxx-screen-some-of = one of { $cards }
fluxx-screen-resolving = Under way
fluxx-screen-small-hand = { $action } ({ $played } played, { $left } to go)
fluxx-screen-seat = Player
fluxx-screen-hand = Hand
fluxx-screen-keepers = Keepers
fluxx-screen-known = Known in hand
fluxx-screen-gone = has left
fluxx-screen-bot = played by a bot
fluxx-screen-leaving = is leaving
fluxx-screen-your-hand = Your hand
fluxx-screen-set-aside = Your hand, set aside
fluxx-screen-your-small-hand = Small hand
fluxx-screen-looked-at = Cards to give
fluxx-screen-keeper = Keeper
fluxx-screen-goal = Goal
fluxx-screen-new-rule = New Rule
fluxx-screen-action = Action
fluxx-screen-pushes-out = { $card } would be discarded.
fluxx-screen-danger = Careful: by all that is known { $seat } would win.
fluxx-screen-walkover = A walkover: no Goal was met.
fluxx-screen-undecided = Nobody has won.
fluxx-screen-goal-met = Goal met: { $goal }
fluxx-screen-deck = { $cards ->
    [one] { $cards } card in the draw pile
   *[other] { $cards } cards in the draw pile
}
fluxx-screen-discard = { $cards ->
    [one] { $cards } card in the discard pile
   *[other] { $cards } cards in the discard pile
}
