# FRAG: texts of the board that the terminal does not have
page-frag-map = Map
page-frag-map-keys = Arrow keys move over the squares, Enter looks at a square and Enter again goes there. Plus and minus zoom, 0 shows everything, M goes back to your fighter, hold V to see what that square sees, Escape thinks again.
page-frag-zoom-in = Closer (+)
page-frag-zoom-out = Farther (−)
page-frag-whole = Whole map (0)
page-frag-mine = Back to my fighter (M)
page-frag-minimap = The whole map in small
page-frag-square = { $half ->
    [n] Column { $x }, row { $y }, northern half
    [s] Column { $x }, row { $y }, southern half
   *[none] Column { $x }, row { $y }
}
page-frag-kind-floor = floor
page-frag-kind-solid = solid
page-frag-kind-acid = acid
page-frag-kind-weapon = weapon pickup
page-frag-kind-gadget = gadget pickup
page-frag-kind-teleporter = teleporter
page-frag-kind-grate = grate
page-frag-kind-diagonal = diagonal wall
page-frag-kind-door = door
page-frag-kind-respawn = respawn { $number }
page-frag-in-sight = in sight
page-frag-tap = Point at a square to see the way and its cost. Tap twice to go.
page-frag-cost = { $cost ->
    [one] { $cost } point, { $left } left
   *[other] { $cost } points, { $left } left
}
page-frag-no-stop = May be crossed, not stopped on
page-frag-acid-way = Acid on the way: { $number }
page-frag-weapons-way = Weapon pickups: { $number }
page-frag-gadgets-way = Gadget pickups: { $number }
page-frag-markers-way = Markers: { $number }
page-frag-chance-die = { $kill } % deadly
page-frag-go = Go there
page-frag-cancel = Not there
page-frag-peek = Look from there
page-frag-health = Own Health { $own } of { $base }, bonus { $bonus }, armour { $armour }
page-frag-stats = Health { $health } · Speed { $speed } · Accuracy { $accuracy }
page-frag-left = { $rolled ->
    [no] Has not rolled yet
   *[yes] Points { $points } · attacks { $attacks }
}
page-frag-ammo = Ammo { $ammo } of { $full }
page-frag-ends = { $turns ->
    [0] this turn
    [one] until the next turn
   *[other] { $turns } more turns
}
page-frag-drugged = Drugged: slow next turn
page-frag-show = Show on the map
page-frag-shots = Targets
page-frag-nobody = Nobody else is on the board.
page-frag-distance = distance { $distance }
page-frag-why-wall = a wall is in the way
page-frag-why-corner = a corner is in the way
page-frag-why-door = a closed door is in the way
page-frag-why-fighter = a fighter is in the way
page-frag-why-near = too near
page-frag-why-far = out of range
page-frag-why-ammo = no ammo
page-frag-why-attacks = no attack left
page-frag-why-jet = not in a jet of four squares
page-frag-why-shared = move off this square first
page-frag-why-drugged = drugged: one attack only
page-frag-why-insubstantial = the insubstantial cannot attack
page-frag-why-rush = no attacks in round 1
page-frag-chance = hit { $hit } % · kill { $kill } %
page-frag-after-hit = After a hit:
page-frag-loss = { $loss ->
    [0] unhurt:
   *[other] −{ $loss }:
}
page-frag-killed = killed:
page-frag-aim = { $card }: choose a square
page-frag-attacks-left = attacks left { $left }
page-frag-way-burst = burst
page-frag-way-jet = jet
page-frag-way-trick = round the corner
page-frag-way-trick-burst = burst round the corner
page-frag-rolls = Latest dice
page-frag-roll-hit = { $result ->
    [0] miss
   *[other] hit
}
page-frag-roll-pickup = { $result ->
    [4] a card
    [5] a card
    [6] a card
   *[other] nothing
}
page-frag-roll-points = { $result ->
    [one] point
   *[other] points
}
page-frag-roll-first = for the first turn
page-frag-roll-lost = { $result ->
    [0] nothing lost
   *[other] { $result } lost
}
page-frag-actions = What you can do
page-frag-drop = Drop something here
page-frag-throw = Throw away
page-frag-play = Play
page-frag-play-on = Play on { $target }
page-frag-choose-square = Choose a square
page-frag-hand-empty = No cards in hand.
page-frag-stat-health = dice against every hit, and how much you can take
page-frag-stat-speed = dice for movement, and how far you jump
page-frag-stat-accuracy = dice to hit; two of them give one attack a turn
page-frag-take-build = Fight as { $build }
page-frag-points-off = { $left ->
    [one] { $left } point left to spend
   *[other] { $left } points left to spend
}
page-frag-card-dice = { $dice } dice
page-frag-card-ammo = Ammo { $ammo }
page-frag-card-no-ammo = Never empty
page-frag-dead = Your fighter is dead. At the start of your next turn it comes back on one of { $squares } respawn squares, each as likely.
page-frag-show-death = Show that shot again
page-frag-orders = Standing orders
page-frag-order-pass = Always pass
page-frag-order-pass-unless-target = Pass unless I am the target
page-frag-order-heal = Heal when it saves me
page-frag-seconds = { $seconds } s, then: { $answer }
page-frag-turn-seconds = { $seconds } s left for this turn
page-frag-pause = Some players may answer with a card now. Who they are is not told.
page-frag-pass-turn = If you pass, the turn begins.
page-frag-pass-special = If you pass, the card works.
page-frag-pass-declared = If everybody passes, the dice to hit are rolled.
page-frag-pass-hit = If everybody passes, the damage dice are rolled.
page-frag-pass-acid = If you pass, the acid rolls 2 dice against your Health.
page-frag-pass-death = Without help your fighter dies and leaves its weapons here.
page-frag-risk-acid = The acid may kill you ({ $kill } %). Go in?
page-frag-risk-die = Let your fighter die?
page-frag-risk-self = You are in the blast yourself. Throw?
page-frag-risk-throw = Throw { $card } away?
page-frag-risk-drop = Drop { $card } here?
page-frag-risk-end = You have not attacked although somebody is in sight. End the turn?
page-frag-sheet-rank = Rank
page-frag-sheet-deaths = Deaths
page-frag-sheet-wins = Games won
page-frag-sheet-hits = Hits
page-frag-sheet-hit = { $hits } in { $shots }
page-frag-sheet-expected = expected { $number }
page-frag-sheet-luck = Dice
page-frag-sheet-luck-note = Dice: the average of all attack, defence and movement dice; 3.5 is to be expected.
page-frag-sheet-character = Character
page-frag-sheet-tournament = Tournament: characters keep what they gained.

# The map editor
page-frag-editor = Map editor
page-frag-name = Name
page-frag-width = Columns
page-frag-height = Rows
page-frag-mirror = Mirror
page-frag-mirror-none = none
page-frag-mirror-across = left and right
page-frag-mirror-down = top and bottom
page-frag-mirror-turn = half a turn
page-frag-mirror-four = all four corners
page-frag-undo = Undo
page-frag-play-map = Play on this map
page-frag-tools = Tools
page-frag-tool-wall = Wall
page-frag-tool-door = Door between squares
page-frag-tool-arrow = One-way door; again to turn it round
page-frag-tool-open = Opening
page-frag-tool-floor = Floor
page-frag-tool-solid = Solid
page-frag-tool-acid = Acid
page-frag-tool-weapon = Weapon pickup
page-frag-tool-gadget = Gadget pickup
page-frag-tool-teleporter = Teleporter
page-frag-tool-grate = Grate
page-frag-tool-respawn = Respawn square, next number
page-frag-tool-diagonal = Diagonal wall; again to turn it
page-frag-tool-doorway = Door inside a square; again to turn it
page-frag-tool-oneway = One-way door inside; again to turn it
page-frag-tool-sight = Probe sight and distance
page-frag-tool-walk = Test walk
page-frag-tool-move = Move the map
page-frag-canvas = The map you draw
page-frag-canvas-keys = Arrow keys move over the squares, Enter draws the square, Shift with an arrow draws the edge on that side. Digits and letters choose tools, Ctrl+Z takes back.
page-frag-zoom = Zoom
page-frag-walk-points = Points
page-frag-probe-start = Choose the square to look or walk from.
page-frag-probed = Distance { $steps } in steps, { $king } as the king moves
page-frag-faults = Faults: { $number }
page-frag-checking = Checking …
page-frag-no-faults = Ready to play
page-frag-error = Fault:
page-frag-warning = Note:
page-frag-fault-file = The text is no map file.
page-frag-fault-size = The size is wrong: 6 to 40 columns and rows, every line complete.
page-frag-fault-character = An unknown sign.
page-frag-fault-border = The outer edge must be wall.
page-frag-fault-respawn-few = At least four respawn squares are needed.
page-frag-fault-respawn-missing = The respawn numbers have a gap.
page-frag-fault-respawn-twice = A respawn number stands on two squares.
page-frag-fault-door-posts = A door inside a square needs a wall on both sides.
page-frag-fault-door-nowhere = A door leads nowhere.
page-frag-fault-unreachable = Nobody can get here.
page-frag-fault-one-way-trap = Nobody gets out of here again.
page-frag-fault-teleporter-single = A single teleporter leads nowhere.
page-frag-fault-features = The list of features and the drawing disagree.
page-frag-fault-acid-lock = Reached only through acid.
page-frag-fault-half-closed = One half of the square is closed.
page-frag-fault-respawn-sight = Two respawn squares see each other.
page-frag-fault-pickup-far = No pickup within eight steps of this respawn square.
page-frag-own-map = The map you drew { $name }
page-frag-begin = Begin from
page-frag-blank = an empty map
page-frag-text = Save, share, bring in
page-frag-copy = Copy the text
page-frag-copy-link = Copy a link
page-frag-save = Save as a file
page-frag-copied = Copied.
page-frag-no-map = This is no map file.
page-frag-export = This map as text
page-frag-import = A map as text
page-frag-take = Take it
page-frag-file = or a file:

# Lessons
page-frag-lesson-build = You have seven points for Health, Speed and Accuracy. Choose a ready-made fighter; the all-rounder is a good start.
page-frag-lesson-place = Choose one of the numbered squares to start on.
page-frag-lesson-hand = These are your cards. A weapon must be put into play before it can fire. Play one now if you have one.
page-frag-lesson-roll = Your turn begins with a roll for movement: one die for each point of Speed.
page-frag-lesson-walk = Blue squares are in reach, dotted ones by a jump. Point at a square to see the way; tap it twice to go. Weapon and gadget squares may give you a card.
page-frag-lesson-sight = Your fighter sees the striped squares. Whoever stands there can be shot.
page-frag-lesson-shot = Here are your targets with the chance to hit and to kill, or the reason why not. Fire when you can; otherwise come nearer.
page-frag-lesson-end = Nothing more to do? End your turn. Points that are left are lost.
page-frag-lesson-react = When others attack you may sometimes answer with a card. If you never want to be asked, give standing orders.
page-frag-lesson-goal = The first to reach the frags needed wins. The dead come back, so be bold. Good luck!
