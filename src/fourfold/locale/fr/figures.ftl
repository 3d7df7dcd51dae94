# Ce qui est arrivé à chacun et combien de fois, à la fin d’une partie.
figure-fits-piece-laid = Pièces posées
figure-fits-piece-passed = Pièces passées
figure-fits-nothing-fits = Pièces sans place
figure-fluxx-turn-began = Tours
figure-fluxx-played = Cartes jouées
figure-fluxx-drew = Pioches
figure-fluxx-free-action-used = Actions libres
figure-frag-turn-began = Tours
figure-frag-declared = Attaques
figure-frag-frag-scored = Frags
figure-frag-killed = Morts
figure-frag-healed = Soins
figure-fzzzt-lot-won = Lots gagnés
figure-fzzzt-robot-placed = Robots placés sur des unités
figure-fzzzt-wrench-moved = Fois où la clé est venue
