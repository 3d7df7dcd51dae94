# What befell each seat how often, at the end of a game.
figure-fits-piece-laid = Pieces laid
figure-fits-piece-passed = Pieces passed on
figure-fits-nothing-fits = Pieces that fitted nowhere
figure-fluxx-turn-began = Turns
figure-fluxx-played = Cards played
figure-fluxx-drew = Times cards were drawn
figure-fluxx-free-action-used = Free actions
figure-frag-turn-began = Turns
figure-frag-declared = Shots and blows
figure-frag-frag-scored = Frags
figure-frag-killed = Deaths
figure-frag-healed = Times healed
figure-fzzzt-lot-won = Lots won
figure-fzzzt-robot-placed = Robots placed on units
figure-fzzzt-wrench-moved = Times the wrench came
