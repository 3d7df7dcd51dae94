# FRAG
frag-title = FRAG
frag-about = A shooter without a computer, on a computer: run, grab guns, and be the first to three frags.

# Words
frag-word-weapon = weapon
frag-word-gadget = gadget
frag-word-special = Special
frag-word-hit = hits
frag-word-miss = misses
frag-word-health = Health
frag-word-speed = Speed
frag-word-accuracy = Accuracy
frag-word-north = north
frag-word-east = east
frag-word-south = south
frag-word-west = west
frag-word-blood = blood
frag-word-pistol = pistol

# Cards
frag-card-pump_station = Pump Station
frag-card-six_gates = Six Gates
frag-card-pistol = Pistol
frag-card-w_beam_pistol = Beam Pistol
    .effect = 3D. Energy weapon.
frag-card-w_heavy_beam_pistol = Heavy Beam Pistol
    .effect = 4D. Energy weapon.
frag-card-w_beam_rifle = Beam Rifle
    .effect = 5D. Energy weapon.
frag-card-w_shotgun = Shotgun
    .effect = 5D up to distance 4, 3D farther away.
frag-card-w_machine_gun = Machine Gun
    .effect = 4D. Burst: spend 3 ammo to roll two separate attacks at one target for a single attack.
frag-card-w_heavy_machine_gun = Heavy Machine Gun
    .effect = 5D. Burst as the Machine Gun.
frag-card-w_needler = Needler
    .effect = 3D; a hit costs 1 Health more than rolled, even when the roll does nothing.
frag-card-w_flamethrower = Flamethrower
    .effect = 4D jet: pick one of the four straight directions; every fighter in the next 4 squares up to the first wall or closed door may be hit. One to-hit roll, compared with each fighter's own distance.
frag-card-w_chainsaw = Chainsaw
    .effect = 6D, only at distance 1, no ammo.
frag-card-w_missile_launcher = Missile Launcher
    .effect = 6D and 1 extra Health on a hit. Not at distance 1.
frag-card-w_assault_cannon = Assault Cannon
    .effect = 7D.
frag-card-w_heavy_assault_cannon = Heavy Assault Cannon
    .effect = 8D; each shot costs 2 ammo. While it is in play your Speed is 1 lower (never below 1).
frag-card-w_sniper_rifle = Sniper Rifle
    .effect = 4D. A target farther than 10 squares counts as 10.
frag-card-w_tranquilizer_pistol = Tranquilizer Pistol
    .effect = No damage. +5 Accuracy with this weapon. A fighter hit rolls half his movement dice (at least 1) and makes at most one attack on his next turn; more hits do not add up.
frag-card-w_nuke = Nuke
    .effect = Throw at a square you see up to distance 8. On a hit everybody within 2 squares, you included, is attacked: 8D in the square, 6D at distance 1, 4D at distance 2; walls and closed doors between the square and a fighter shelter him. A miss is a dud. Cannot be reloaded.
frag-card-g_light_armor = Light Armor
    .effect = Armour: +1 Health. Discarded when it has taken 1 damage.
frag-card-g_medium_armor = Medium Armor
    .effect = Armour: +2 Health.
frag-card-g_heavy_armor = Heavy Armor
    .effect = Armour: +3 Health. You cannot jump.
frag-card-g_energy_shield = Energy Shield
    .effect = Counts as your armour. Every attack costs you 1 Health less; gone after saving 2.
frag-card-g_first_aid_kit = First Aid Kit
    .effect = Heal 2, up to your full Health. Also the moment you would die.
frag-card-g_adrenaline_surge = Adrenaline Surge
    .effect = All your stats are doubled until the end of your next turn. The borrowed Health goes away then, but never kills.
frag-card-g_stim_pack = Stim Pack
    .effect = +2 Health until the end of your next turn (bonus dice and bonus hits).
frag-card-g_regenerator = Regenerator
    .effect = At the start of each of your turns heal 1, up to your full Health.
frag-card-g_ammo_pack = Ammo Pack
    .effect = Reload one of your weapons in play completely.
frag-card-g_targeting_system = Targeting System
    .effect = Put it on one weapon (the base pistol too): +1 Accuracy with it. Several may sit on one weapon.
frag-card-g_extreme_damage = Extreme Damage
    .effect = Your damage dice are doubled for the rest of the turn.
frag-card-g_backpack = Backpack
    .effect = You may have 2 more weapons in play.
frag-card-g_overcharger = Overcharger
    .effect = Put it on one weapon: +1D damage.
frag-card-g_autoloader = Autoloader
    .effect = Put it on one weapon: one more attack each turn, only with that weapon.
frag-card-g_speed_boots = Speed Boots
    .effect = +1 Speed.
frag-card-g_jump_jets = Jump Jets
    .effect = Jumps cost 1 movement per square and may be 1 square longer.
frag-card-g_hazmat_boots = Hazmat Boots
    .effect = Acid does not attack you.
frag-card-g_pocket_teleporter = Pocket Teleporter
    .effect = From any square, move to any teleporter square for 1 movement (bumping whoever is there).
frag-card-s_lag = Lag
    .effect = One opponent loses his next turn.
frag-card-s_disconnect = Disconnect
    .effect = One opponent leaves the board at once (his turn ends if it is running). He comes back at the start of his next turn on a rolled respawn square with everything he had. Damage he has not rolled yet is lost.
frag-card-s_no_carrier = No Carrier
    .effect = One opponent's fighter drops dead. Nobody scores and nobody draws a Special; blood and weapons stay on the square as usual.
frag-card-s_hack_insubstantial = Game Hack: Insubstantial
    .effect = Until your next turn attacks do nothing to you and you walk through walls, doors and solid squares, but you must stop on a normal free square. You cannot attack meanwhile. May answer an attack before damage is rolled.
frag-card-s_hack_ammo = Game Hack: Infinite Ammo
    .effect = Your shots use no ammo until the end of your next turn. Empty weapons fire too.
frag-card-s_hack_speed = Game Hack: Speed
    .effect = Your Speed is doubled this turn (dice, then jump length).
frag-card-s_aimbot = Aimbot
    .effect = Your next attack hits without a roll, at any distance you can see.
frag-card-s_packet_loss = Packet Loss
    .effect = An attack just declared misses. Its ammo is spent.
frag-card-s_trick_fire = Trick Fire
    .effect = This attack may bounce once: aim at a free square you see from which the target is visible. Distance is the sum of both legs. Half the damage dice (up), half the extra Health loss (down).
frag-card-s_puppeteer = Puppeteer
    .effect = Roll an opponent's Speed dice and walk his fighter that far by the normal rules; hazards hurt him. He picks up nothing and does not attack. He may not end on an occupied square.
frag-card-s_script_kiddie = Script Kiddie
    .effect = Take one weapon or gadget in play from an opponent you can see into your hand.
frag-card-s_respawn_glitch = Respawn Glitch
    .effect = Any fighter, you included, moves to a rolled respawn square at once (bumping).
frag-card-s_swap = Swapped Sockets
    .effect = Change places with any fighter on the board.
frag-card-s_rapid_fire = Rapid Fire
    .effect = Two more attacks this turn.
frag-card-s_overclocked_server = Overclocked Server
    .effect = Everybody has +1 Speed and +1 Accuracy until your next turn starts.
frag-card-s_anti_cheat = Anti-Cheat
    .effect = Cancel a Special as it is played, or on your turn discard one Special in play.
frag-card-s_loot_drop = Loot Drop
    .effect = Draw a weapon and a gadget.

# Events
frag-event-build-shown = { $seat } plays with Health { $health }, Speed { $speed }, Accuracy { $accuracy }.
frag-event-first-rolled = { $seat } rolls { $die } for the first turn.
frag-event-first-found = { $seat } goes first.
frag-event-placed = { $seat } starts on { $where }.
frag-event-round-began = Round { $round } begins.
frag-event-turn-began = { $seat } is on the move.
frag-event-turn-lost = { $seat } loses this turn to lag.
frag-event-turn-ended = { $points ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn with { $points } point left over.
   *[other] { $seat } ends the turn with { $points } points left over.
}
frag-event-movement-rolled = { $points ->
    [one] { $seat } rolls { $dice }: { $points } movement point.
   *[other] { $seat } rolls { $dice }: { $points } movement points.
}
frag-event-moved = { $how ->
    [jump] { $seat } jumps to { $where }.
    [teleport] { $seat } teleports to { $where }.
    [back] { $seat } is pushed back to { $where }.
   *[step] { $seat } steps to { $where }.
}
frag-event-respawned = { $seat } comes in on respawn square { $number }.
frag-event-respawned-unseen = Somewhere in the fog { $seat } comes to a respawn square.
frag-event-bumped = Telefrag! { $seat } is bumped to respawn square { $number }.
frag-event-pickup-rolled = { $seat } rolls { $die } on a pickup square ({ $deck }).
frag-event-pickup-granted = After two failures { $seat } finds something for sure ({ $deck }).
frag-event-drew = { $seat } draws { $card }.
frag-event-drew-unseen = { $seat } draws a card ({ $deck }).
frag-event-laid-down = { $seat } plays { $card }.
frag-event-thrown-away = { $seat } throws { $card } away.
frag-event-dropped = { $seat } drops { $card } on { $where }.
frag-event-took = { $seat } picks up { $card }.
frag-event-took-unseen = { $seat } picks something up from a pile.
frag-event-took-blood = { $seat } takes a blood marker.
frag-event-special-named = { $seat } plays { $card }.
frag-event-special-aimed = { $seat } plays { $card } on { $target }.
frag-event-special-stopped = { $card } is cancelled.
frag-event-effect-ended = { $card } wears off.
frag-event-declared = { $seat } attacks { $target } with { $weapon } at distance { $distance }.
frag-event-declared-area = { $seat } fires { $weapon }: { $where }.
frag-event-declared-unseen = Somewhere in the fog { $seat } fires { $weapon }.
frag-event-hit-rolled = { $hits ->
    [0] { $seat } rolls { $dice } to hit: a miss.
   *[other] { $seat } rolls { $dice } to hit: a hit.
}
frag-event-hit-decided = The attack of { $seat } { $luck } without a roll.
frag-event-attack-lost = The attack of { $seat } comes to nothing.
frag-event-damage-rolled = { $loss ->
    [0] { $seat } rolls { $attack } against { $defence } of { $victim }: nothing lost.
   *[other] { $seat } rolls { $attack } against { $defence } of { $victim }: { $loss } Health lost.
}
frag-event-acid-rolled = { $loss ->
    [0] Acid rolls { $attack } against { $defence } of { $seat }: nothing lost.
   *[other] Acid rolls { $attack } against { $defence } of { $seat }: { $loss } Health lost.
}
frag-event-unharmed = The attack passes through { $seat }.
frag-event-drugged = { $seat } is drugged and will be slow next turn.
frag-event-healed = { $seat } heals to { $health } own Health.
frag-event-killed = { $seat } is dead.
frag-event-frag-scored = { $frags ->
    [one] { $seat } has { $frags } frag.
   *[other] { $seat } has { $frags } frags.
}
frag-event-disconnected = { $seat } is disconnected and leaves the board.
frag-event-swapped = { $seat } and { $other } change places.
frag-event-stolen = { $seat } steals { $card } from { $victim }.
frag-event-puppet-moved = { $seat } pulls the strings of { $victim } and rolls { $dice }.
frag-event-out-of-lives = { $seat } has no life left and is out.
frag-event-won = { $seat } wins the game!
frag-event-stat-gained = { $seat } gains a point of { $stat } for the rest of the tournament.

# Questions
frag-prompt-build = Choose your character.
frag-help-build = Seven points on Health, Speed and Accuracy, 1 to 4 on each. Health defends, Speed moves and jumps, Accuracy hits and gives attacks (frag 4, 5).
frag-prompt-place = Choose the respawn square you start on.
frag-help-place = From the first player clockwise, each takes a free respawn square (frag 12).
frag-prompt-roll = Roll for movement, or use cards first.
frag-help-roll = As many dice as your Speed; the total is your movement. On a teleporter you may teleport instead and then have no points (frag 50 to 52).
frag-prompt-act = Move, attack, play cards, or end your turn.
frag-help-act = Everything may be mixed while points or attacks are left. You may cross other fighters but not stop with them (frag 53, 72).
frag-prompt-discard = Too many cards: throw one away.
frag-help-discard = At the end of your turn at most five cards stay in hand (frag 19).
frag-prompt-pick = Take one card from the pile.
frag-help-pick = One card of a pile in a turn; it has full ammo (frag 160, 161).
frag-prompt-bounce = Where does the shot turn?
frag-help-bounce = A free square that you see and that sees the target; the distance is the sum of both legs (frag 216).
frag-prompt-puppet = Walk your puppet.
frag-help-puppet = You choose its path by the rules of movement; acid hurts it, and it must end on a free square (frag 217).
frag-prompt-surplus = Your Health has fallen: drop a weapon.
frag-help-surplus = No more weapons in play than Health + 1, counted with your wounds (frag 26).
frag-prompt-gain = You won: raise one stat for the tournament.
frag-help-gain = The winner of a tournament game adds 1 to one stat for all later games (frag 168).
frag-prompt-turn = { $active } is about to begin a turn. Answer, or pass.
frag-help-turn = Lag and Disconnect may be played before a turn begins. If you pass, the turn begins (frag 208, 209).
frag-prompt-special = { $seat } plays { $card }. Stop it, or pass.
frag-help-special = Anti-Cheat cancels a Special as it is played. If you pass, it works (frag 223, 228).
frag-prompt-declared = { $shooter } attacks with { $weapon }. Answer before the to-hit roll, or pass.
frag-help-declared = The attack is declared and its ammo spent. If everybody passes, the to-hit dice are rolled (frag 225 to 230).
frag-prompt-hit = { $shooter } hits { $victim } with { $weapon }. Answer before the damage dice, or pass.
frag-help-hit = Last chance before the damage dice. If everybody passes, they are rolled (frag 215, 227).
frag-prompt-acid = You are walked into acid. Answer, or pass.
frag-help-acid = Acid attacks with 2 dice; you may answer as the target of an attack (frag 89, 217).
frag-prompt-death = You are dying: it takes { $needed } Health to live.
frag-help-death = Blood heals 1, a First Aid Kit 2; Stim Pack and Adrenaline Surge lend Health. Several may be combined (frag 142 to 144, 231).

# Options
frag-option-map = Map: one of the printed ones, or the text of a map file
frag-option-characters = Characters: chosen anew, or by seat brought along, such as 3-2-3
    .new = everybody chooses
frag-option-tournament = The winner adds a point to a stat for the next game.
frag-option-few_players = 2 or 3 may play.
frag-option-placement = Start squares
    .choose = you choose yours
    .roll = the dice choose
frag-option-weapon_limit = How many weapons a wounded fighter carries
    .unhurt = as many as before
    .current = fewer
frag-option-respawn_at_once = The dead come back without waiting for their turn.
frag-option-pity_pickup = No third failed pickup in a row.
frag-option-distance = How squares are counted
    .steps = along rows and columns
    .king = a diagonal counts as one
frag-option-bound_attacks = Accuracy bound to one weapon gives further attacks with it.
frag-option-no_rushes = Nobody attacks in the first round.
frag-option-markers_per_visit = Markers on one square
    .entry = one for each time you come there
    .turn = one a turn
frag-option-drops_keep_wear = Dropped weapons keep their ammo, dropped armour its points.
frag-option-hand_lost_at_death = No cards are dealt, and death costs the weapons and gadgets in hand.
frag-option-puppeteer_scores = A puppet killed by acid counts for the puppeteer.
frag-option-frags_to_win = So many frags win the game.
frag-option-lives = A player killed so often is out; the last one left wins.
frag-option-round_limit = The game ends after so many rounds; most frags wins.
frag-option-secret_piles = Only the taker sees what lies under a weapon marker.
frag-option-fog = You see other fighters only while they are in sight.
frag-option-reaction_seconds = How long a window waits for an answer.
frag-option-turn_seconds = How long a turn may take.

# Choices
frag-choice-pass = pass
frag-choice-end = end the turn
frag-choice-roll = roll for movement
frag-choice-stop = stop here
frag-choice-blood = use blood: heal 1
frag-choice-step = step to { $where }
frag-choice-jump = jump to { $where }
frag-choice-teleport = teleport to { $where }
frag-choice-start = start on respawn { $where }
frag-choice-bounce = turn at { $where }
frag-choice-take = take { $where }
frag-choice-pile = weapon pile { $number }: { $cards }
frag-choice-throw = throw away { $card }
frag-choice-drop = drop { $card } here
frag-choice-play = play { $card }
frag-choice-fire = fire { $card }
frag-choice-burst = burst with { $card }
frag-choice-jet = jet of { $card }
frag-choice-nuke = throw { $card }
frag-choice-trick = round the corner with { $card }
frag-choice-odds = { $name }: distance { $distance }, hit { $hit } %, kill { $kill } %
frag-choice-die = die
frag-choice-means-blood = blood × { $number }
frag-choice-health = Health
frag-choice-speed = Speed
frag-choice-accuracy = Accuracy
frag-choice-build = Health { $health }, Speed { $speed }, Accuracy { $accuracy }
frag-choice-build-all-rounder = all-rounder: a bit of everything
frag-choice-build-scout = scout: quick and sharp, but thin
frag-choice-build-runner = runner: first at every pickup
frag-choice-build-tank = tank: hard to kill
frag-choice-build-marksman = marksman: two attacks that rarely miss
frag-choice-build-slow = warning: no jumps, 1 to 6 squares a turn, hard to play

# Screen
frag-screen-head = { $map } · round { $round } · turn of { $active }
frag-screen-left = { $points ->
    [one] { $points } movement point left, { $attacks } attacks made
   *[other] { $points } movement points left, { $attacks } attacks made
}
frag-screen-seat = Fighter
frag-screen-stats = Stats
frag-screen-health = Health
frag-screen-place = Square
frag-screen-frags = Frags
frag-screen-hand-size = Hand
frag-screen-in-play = In play
frag-screen-dead = dead
frag-screen-out = out
frag-screen-offline = disconnected
frag-screen-unseen = in the fog
frag-screen-blood = blood × { $number }
frag-screen-hand = Your hand
frag-screen-specials = Specials in play: { $cards }
frag-screen-legend = letters: fighters · blue: in reach · w g: pickups · T teleporter · ≈ acid · * blood · ! weapons · D doors, arrows one way
frag-screen-keys = Type a number, a square such as 7,4 (one move away), or n e s w for a step.
