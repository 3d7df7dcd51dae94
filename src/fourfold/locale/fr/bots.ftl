# Les robots joueurs : leurs niveaux, et les raisons de leurs choix.
bots-novice = débutant
bots-easy = facile
bots-normal = moyen
bots-hard = fort
bots-expert = expert
bots-random = au hasard
bots-greedy = glouton
bots-rollout = rêveur

bots-likes-it = C’est ce que ferait ce robot.
bots-looks-best = C’est ce qui paraît le mieux pour l’instant.
bots-did-not-think = Choisi sans réfléchir.
bots-only-choice = Il n’y a rien d’autre à choisir.
bots-wins = { $games ->
    [one] Gagne { $percent } % de { $games } partie imaginée.
   *[other] Gagne { $percent } % de { $games } parties imaginées.
}
bots-points = Mène en moyenne à { $points } points.
bots-or = ou bien, { $percent } % :

bots-fits-fills = Remplit la ligne { $row }.
bots-fits-kills = La ligne { $row } ne pourra plus être remplie.
bots-fits-closes = { $cells ->
    [one] Ferme { $cells } case.
   *[other] Ferme { $cells } cases.
}
bots-fits-covers = Recouvre un de ces symboles : { $symbols }.
bots-fits-saves = Laisse visibles ces symboles : { $symbols }.
bots-fits-pass = Aucune position ne vaut la place qu’elle prend.

bots-fzzzt-bid = Mise { $power } pour « { $lot } », qui vaut à peu près { $worth } pour vous.
bots-fzzzt-place = Trop faible pour miser, et ne coûte rien ici : { $robot }.

bots-fluxx-wins = Gagne tout de suite.
bots-fluxx-serves = Sert l’objectif « { $goal } ».
bots-fluxx-goal = Vous avez fait { $percent } % du chemin vers cet objectif.
bots-fluxx-least-use = C’est la carte dont vous avez le moins besoin.

bots-frag-odds = Touche avec { $hit } %, tue avec { $kill } %.
bots-frag-moves = Mène à une meilleure case.

fits-word-star = étoiles
fits-word-diamond = losanges
fits-word-circle = ronds
