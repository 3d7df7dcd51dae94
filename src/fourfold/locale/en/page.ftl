# The page: what is not part of a single game.
page-guest = Guest
page-and = { $first } and { $last }
page-close = Close
page-loading = Loading…
page-home = All games
page-play-now = Play now
page-retry = Try again
page-fzzzt = Fzzzt!
    .about = Bid your robots for better robots, and build widgets with the best of them.
page-fits = Mini FITS
    .about = Let pieces slide down a ramp and leave no hole behind.
page-fluxx = Fluxx
    .about = The card game whose rules and goals change with every card.
page-frag = FRAG
    .about = A shooter on a board: run, shoot, dodge, come back.

# Who sits at the table
page-seats = Players
page-bot-names = Otto, Mila, Hugo, Nora, Felix, Ada, Bruno, Lena, Oskar, Vera, Emil, Ida
page-open-seat = open seat
page-bot = bot
page-bot-level = bot, { $level }
page-level-novice = novice
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-level-random = pure chance
page-level-greedy = quick
page-bot-plays-for = a bot plays
page-here = here
page-away = not here
page-thinks = to move
page-thinks-me = your turn
page-you-mark = (you)
page-winner = winner
page-onlookers = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}

# What to do, and why one waits
page-board = The board
page-what-now = What to do now
page-title-turn = Your turn – { $title }
page-waiting-for = Waiting for { $names }.
page-waiting-for-gone = Waiting for { $names }: not connected right now. You can wait, or send the invite link again.
page-replace = Let a bot play for { $names }
page-bots-think = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
page-looking-on = You are looking on.
page-moment = One moment: the table is getting ready.
page-sending = Your move is on its way…
page-bot-plays-for-you = A bot plays your seat. You can take it back at any time.
page-return = Take my seat back
page-explain = What does this mean?
page-hint = What would a bot do?
page-hint-says = A bot would choose: { $choice }
page-undo = Take my last move back
page-undo-asked = { $name } would like to take a move back.
page-undo-yes = Allow it
page-undo-no = Refuse
page-undo-waits = You asked to take a move back. The others have to agree.
page-rerun = Show the last turn again
page-rerunning = The last turn is shown again.
page-in-the-past = You are looking at an earlier moment.
page-past = This is how the table looked at moment { $number }.
page-back-to-now = Back to now
page-sure = Are you sure?
page-do-it = Do it
page-not-yet = Not yet
page-lost = The connection is lost. We keep trying; what you do is sent as soon as it is back.

# The panels beside the board
page-panels = Log, chat, rules and settings
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-settings = Settings
page-log = What happened
page-log-empty = Nothing has happened yet.
page-about-me = Only what is about me
page-older = Show older
page-newest = To the newest
page-show-moment = Look at this moment
page-show-moment-number = Look at moment { $number }
page-chat = What was said
page-chat-empty = Nobody has said anything yet. Be friendly!
page-chat-say = Say something
page-chat-send = Send
page-chat-onlooker = Only those with a seat can talk.
page-search-rules = Search the rules
page-nothing-found = Nothing found. Try fewer or other words.
page-language = Language
page-theme = Colours
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
    .about = Also how fast others’ moves follow each other.
page-motion-off = Off
page-motion-fast = Fast
page-motion-normal = Normal
page-confirm = Ask before a move
    .about = Risky moves are those that cost something and cannot be undone.
page-confirm-off = Never
page-confirm-risky = Risky ones
page-confirm-always = Always
page-sound = Sound
page-keys-on = Single keys are shortcuts
page-keys = Keyboard
page-keys-board = Tab walks through everything, Enter chooses. Boards have further keys; they stand beside their buttons.
page-key-hint = What would a bot do?
page-key-undo = Take the last move back
page-key-rerun = Show the last turn again
page-key-rule = The rule behind the question
page-key-log = Log
page-key-chat = Chat
page-key-invite = Invite
page-key-keys = This list
page-key-escape = Close, or back to now

# Inviting, waiting, leaving
page-invite = Invite
page-invite-how = Whoever opens this link can take an open seat or look on.
page-invite-link = Link to this table
page-invite-code = Code:
page-qr = QR code of the link to this table
page-copy = Copy
page-copied = Copied
page-share = Share
page-other-device = Play on another device
page-other-device-about = Scan this, or open this link there. Whoever has it plays your seat: keep it to yourself.
page-join-late = Join this game
page-leave = Leave the game
page-leave-about = A bot plays your seat from now on. You can come back and take it over again at any time.
page-leave-yes = Let a bot play
page-leave-no = Stay
page-waiting-room = { $game }: waiting for players
page-waiting-choose = Say your name and take a seat. The game begins when all seats are taken.
page-waiting-others = The game begins when all seats are taken. Send the link to those who shall play.
page-your-name = Your name
page-sit-here = Sit here
page-table-kind = Table
page-public = public
page-private = by link only
page-rated = rated
page-clock = Clock
    .about = Each has this much time; whoever runs out is replaced by a bot.
page-clock-text = { $bank } each, plus { $increment } s a move
page-pass-to = Pass the device to { $name }
page-pass-device = Pass the device to { $name }
    .about = Nobody else should look now.
page-i-am = I am { $name }
page-no-curtain = I play all seats myself: no curtain

# The end
page-sheet = Score sheet
page-place = Place
page-player = Player
page-score = Score
page-rematch = Play again
page-next-game = Next game of the tournament
page-rematch-join = Join the next game
page-replay = Replay

# What happens around the game
page-event-undone = { $seat } takes a move back.
page-event-asked-undo = { $seat } asks to take a move back.
page-event-agreed = { $answer ->
    [no] { $seat } does not want to go back.
   *[yes] { $seat } agrees to go back.
}
page-event-took-over = { $why ->
    [clock] { $seat } has no time left; a bot plays on.
    [gone] { $seat } has been gone for a while; a bot plays on.
    [away] { $seat } has missed a turn; a bot plays on.
    [left] { $seat } leaves; a bot plays on.
   *[other] Another bot plays on for { $seat }.
}
page-event-returned = { $seat } is back.
page-event-sat = { $seat } takes a seat.
page-event-rematched = { $seat } has set up the next game.

# What went wrong, and what to do
page-refused-network = The server cannot be reached. Check your connection and try again.
page-refused-server = The server has a problem. Try again in a moment.
page-refused-rate = That was too much at once. Wait a little and try again.
page-refused-size = That was too long. Make it shorter.
page-refused-decode = The server did not understand that. Reload the page and try again.
page-refused-token = This seat does not belong to this browser. You are looking on; use the seat’s own link to play.
page-refused-seat = This seat is taken or played by a bot. Choose another one, or take it back first.
page-refused-decision = You are not asked at the moment. Wait for your turn.
page-refused-seq = The table had moved on before your move arrived. Look again and choose anew.
page-refused-legality = This is not possible now. Choose one of the moves that are offered.
page-refused-present = This person is connected again, so no bot is needed.
page-refused-patience = Give them two minutes. After that, a bot may play until they are back.
page-refused-undo = There is nothing that could be taken back now.
page-refused-name = This name is already taken here. Choose another one.
page-refused-store = It is not certain that this was saved. Try again.
page-refused-damaged = This table is damaged on the server and cannot be played on. Start a new one.
page-refused-rules = The game could not carry out this move, and nothing has changed. Choose another one, and please report it.
page-refused-busy = The server is busy. Try again in a moment.
page-refused-table = There is no such table. Check the link.
page-refused-game = There is no such game.
page-refused-options = The game cannot be played with these settings. Change the marked ones.
page-refused-bot = There is no such bot for this game. Choose another level.
page-refused-record = This record cannot be read. Choose a file that was saved here.
page-refused-hint = No hints at this table.
page-refused-hints = No hints at this table.
page-refused-other = Something went wrong. Reload the page; your game is safe.
page-missing-page = There is nothing here
    .about = The address may be mistyped. All games and your tables are on the first page.
page-missing-table = There is no such table
    .about = The link may be incomplete or mistyped. Ask for it again, or start a table of your own.
page-missing-game = There is no such game
    .about = These four are here: Fzzzt!, Mini FITS, Fluxx and FRAG.

# The first page
page-title = Fourfold: four games at one table
page-welcome = Four games, one table
    .about = Play at once against bots, or send a link and play with friends. Nothing to install, no account.
page-skip = Skip to the content
page-places = Places
page-new-table = New table
page-leaders = Leaderboard
page-to-light = Light colours
page-to-dark = Dark colours
page-players = { $range } players
page-minutes = { $range } min
page-learn = Learn
page-daily = Deal of the day
    .about = The same pieces for everybody today. One try counts: no hints, nothing is taken back.
page-daily-link = Daily deal
page-daily-play = Play today’s deal
page-daily-results = Today’s results
page-daily-unfinished = still playing
page-daily-first = Nobody has played it yet. Be the first!
page-deal = The same deal
    .about = { $game }: { $name } made { $score ->
        [one] { $score } point
       *[other] { $score } points
    } of these cards. You get the same ones in the same order. Can you do better?
page-deal-play = Play this deal
page-edit = Map editor
page-our-tables = Your games
page-your-turn = Your turn
page-waits-for-players = { $count ->
    [one] { $count } seat is still open
   *[other] { $count } seats are still open
}
page-place-made = Finished: place { $place } of { $seats }
page-forget = Remove from this list
page-show-all = Show all
page-open-tables = Open tables
page-no-open-tables = Nobody waits for players right now. Open a table of your own and make it public.
page-look-on-tables = Look on
page-look-on = Watch
page-join = Join
page-join-by-code = Join with a code
page-code-or-link = Code or link
page-import = Go on from a saved game
    .about = Choose the file of a game that was saved here.
page-choose-file = Choose a file
page-failed = That did not work
page-reload = Reload the page
page-missing-load = This part of the page could not be loaded
    .about = Check your connection, then reload the page.

# Leaderboard
page-games-played = Games
page-games-won = Won
page-rating = Rating
page-rating-about = The rating counts rated games only; it is low until enough of them are played.
page-no-leaders = No game has been finished yet.

# A new table
page-new-table-of = New table: { $game }
page-which-game = Which game?
page-who-plays = Who plays
page-seat-kind = Who sits in seat { $number }
page-seat-level = Level of the bot in seat { $number }
page-seat-name = Name of the player in seat { $number }
page-seat-me = Me
page-seat-here = Somebody on this device
page-seat-open = Open for others
page-seat-bot = Bot
page-seat-open-about = whoever comes by the link
page-seat-remove = Remove seat { $number }
page-seat-add = Add a seat
page-seat-range = { $least } to { $most } seats. Several people on this device pass it on; a curtain hides what is secret.
page-table-settings = Table
page-who-may-join = Who may come
page-join-link = Whoever has the link
    .about = The table is in no list. Send its link or code.
page-join-public = Everybody
    .about = The table is listed on the first page.
page-clock-none = None
page-clock-fast = 5 min
page-clock-slow = 20 min
page-clock-own = My own
page-clock-bank = Minutes for each
page-clock-increment = Seconds more a move
page-pace = Bots think
    .about = How long bots wait before they move.
page-pace-off = At once
page-pace-fast = Briefly
page-pace-normal = Unhurried
page-rated-switch = Rated game
    .about = Counts for the leaderboard; no hints.
page-hints-switch = Hints allowed
    .about = Everybody may ask what a bot would do; those who did are marked.
page-game-options = Rules of this table
    .about = The usual game needs no change here.
page-limited = limited
page-option-on = yes
page-option-off = no
page-own-value = my own…
page-line = line { $line }
page-open-table = Open the table

# Replay
page-replay-of = Replay of { $game }
page-replay-not-yet = This game is still being played. Its replay opens when it is over.
page-to-table = To the table
page-move = Move
page-to-start = To the beginning
page-one-back = One move back
page-one-on = One move on
page-to-end = To the end
page-autoplay = Play
page-stop = Stop
page-speed = Speed
page-eyes = Whose eyes
page-eyes-of = as { $name } saw it
page-onlooker = as an onlooker
page-share-moment = Share this moment
page-what-if = What if…
    .about = Opens a new table that goes on from this moment.
page-export = Save
page-statistics = The game in figures
page-moves-made = Moves
page-thought = Thought
page-longest-thought = Longest thought
page-course = How the score went
page-course-ends = { $name }: { $score } at the end.
page-lasted = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
}
page-with-hints = with hints
page-share-result = Share the result

# Learning
page-lesson-step = Step { $step } of { $steps }
page-lesson-try = try it on the board
page-lesson-back = Back
page-lesson-next = Next
page-lesson-skip = Go on anyway
page-lesson-done = Done
page-lesson-end = End the lesson
