# The page: what is not part of a single game.
page-you = You
page-play-now = Play now
page-waiting-for = Waiting for { $names }.
page-fzzzt = Fzzzt!
    .about = Bid your robots for better robots, and build widgets with the best of them.
page-fits = Mini FITS
    .about = Let pieces slide down a ramp and leave no hole behind.
page-fluxx = Fluxx
    .about = The card game whose rules and goals change with every card.
page-frag = FRAG
    .about = A shooter on a board: run, shoot, dodge, come back.
