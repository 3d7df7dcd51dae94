# Bots: their levels, and why they choose what they choose.
bots-novice = novice
bots-easy = easy
bots-normal = normal
bots-hard = hard
bots-expert = expert
bots-random = random
bots-greedy = greedy
bots-rollout = rollout

bots-likes-it = It is what this bot would do.
bots-looks-best = It looks best right now.
bots-did-not-think = Chosen without a thought.
bots-only-choice = There is nothing else to choose.
bots-wins = { $games ->
    [one] Wins { $percent } % of { $games } imagined game.
   *[other] Wins { $percent } % of { $games } imagined games.
}
bots-points = Leads to { $points } points on average.
bots-or = or, { $percent } %:

bots-fits-fills = Fills row { $row }.
bots-fits-kills = Row { $row } can never be full after it.
bots-fits-closes = { $cells ->
    [one] Closes { $cells } cell.
   *[other] Closes { $cells } cells.
}
bots-fits-covers = Covers one of these: { $symbols }.
bots-fits-saves = Leaves these open: { $symbols }.
bots-fits-pass = No landing is worth its place.

bots-fzzzt-bid = Bids { $power } for { $lot }, worth about { $worth } to you.
bots-fzzzt-place = { $robot } is too weak to bid with and costs nothing there.

bots-fluxx-wins = Wins at once.
bots-fluxx-serves = Serves the Goal { $goal }.
bots-fluxx-goal = You are { $percent } % of the way to this Goal.
bots-fluxx-least-use = You need this card least.

bots-frag-odds = Hits with { $hit } %, kills with { $kill } %.
bots-frag-moves = Leads to a better square.

fits-word-star = stars
fits-word-diamond = diamonds
fits-word-circle = circles
