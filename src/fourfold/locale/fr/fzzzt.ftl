# Fzzzt!
fzzzt-title = Fzzzt!
fzzzt-about = Misez vos robots pour en gagner de meilleurs, et fabriquez des gadgets avec eux.

fzzzt-word-nut = boulon
fzzzt-word-bolt = vis
fzzzt-word-cog = engrenage
fzzzt-word-oil = goutte

# The values of options.
fzzzt-word-ru = édition russe
fzzzt-word-fr = édition française
fzzzt-word-hidden = tous à la fois, en secret
fzzzt-word-open = chacun son tour
fzzzt-word-off = aucune
fzzzt-word-all = toutes

fzzzt-card-mechanic = mécano { $owner }
fzzzt-card-robot = robot { $power } ({ $symbols })
fzzzt-card-upgrade = amélioration
fzzzt-card-fzzzt = Fzzzt!
fzzzt-card-unit = unité { $points } ({ $symbols })

fzzzt-card-per-monitor = Moniteur
    .effect = Toute la chaîne est visible pendant ce tour, et aucune vitesse ne compte.
fzzzt-card-per-screen-filter = Filtre de confidentialité
    .effect = Seule la carte en vente est visible pendant ce tour.
fzzzt-card-per-modem = Modem
    .effect = Pendant ce tour les enchères sont posées face visible, chacun son tour à partir du Chef.
fzzzt-card-per-router = Routeur
    .effect = Après une enchère sans égalité, la clé passe au joueur suivant.
fzzzt-card-per-mouse = Souris
    .effect = Pendant ce tour, la plus petite enchère au-dessus de zéro gagne.
fzzzt-card-per-joystick = Joystick
    .effect = Avant les enchères, le Chef choisit la carte visible à vendre.
fzzzt-card-per-surge-protector = Parasurtenseur
    .effect = Pendant ce tour un Fzzzt! n’apporte aucun pouvoir à une enchère.
fzzzt-card-per-amplifier = Amplificateur
    .effect = Pendant ce tour un mécano apporte 2 de pouvoir à une enchère.
fzzzt-card-per-card-reader = Lecteur de cartes
    .effect = Qui gagne avec deux cartes ou plus en reprend une des plus faibles en main.
fzzzt-card-per-external-drive = Disque externe
    .effect = Chacun prend aussitôt en main la carte du dessus de sa défausse.
fzzzt-card-per-paper-shredder = Destructeur de documents
    .effect = Qui perd avec deux cartes ou plus en met une dans sa défausse.
fzzzt-card-per-plotter = Traceur
    .effect = À la construction de ce tour, chaque unité peut recevoir deux robots.

fzzzt-event-round-began = Tour { $round }. { $chief } tient la clé ; { $belt } cartes sur la chaîne, { $deck } dans l’usine.
fzzzt-event-hand-dealt = { $seat } prend en main : { $cards }.
fzzzt-event-hand-taken = { $cards ->
    [one] { $seat } prend une main de { $cards } carte.
   *[other] { $seat } prend une main de { $cards } cartes.
}
fzzzt-event-peripheral-drawn = Périphérique du tour, une carte maison : { $peripheral }.
fzzzt-event-turned-up = La chaîne montre : { $cards }.
fzzzt-event-lot-offered = En vente : { $lot }.
fzzzt-event-bid-laid = { $cards ->
    [one] { $seat } pose { $cards } carte face cachée.
   *[other] { $seat } pose { $cards } cartes face cachée.
}
fzzzt-event-bids-laid = Les mises sont posées face cachée ; cartes, place par place : { $sizes }.
fzzzt-event-bid-shown = { $seat } mise { $power } : { $cards }.
fzzzt-event-lot-won = { $tied ->
    [1] { $seat } gagne { $lot } avec { $power }.
   *[other] { $seat } gagne { $lot } avec { $power }, à égalité mais plus près de la clé.
}
fzzzt-event-wrench-moved = { $tie ->
    [yes] La clé va à { $seat }, perdant de l’égalité le plus proche du gagnant dans le sens horaire.
   *[no] La clé passe à { $seat }.
}
fzzzt-event-card-kept = { $seat } reprend en main : { $card }.
fzzzt-event-card-shredded = { $seat } met dans sa défausse : { $card }.
fzzzt-event-building-began = La chaîne est vide : on construit.
fzzzt-event-robot-placed = { $seat } pose pour de bon : { $robot } sur { $unit }.
fzzzt-event-game-ended = { $left ->
    [0] L’usine est vide : la partie est finie.
    [one] L’usine est trop courte pour une nouvelle chaîne : la partie est finie, { $left } carte reste inconnue.
   *[other] L’usine est trop courte pour une nouvelle chaîne : la partie est finie, { $left } cartes restent inconnues.
}

fzzzt-prompt-bid = Misez une ou plusieurs cartes pour : { $lot }.
fzzzt-prompt-pick-lot = Vous êtes le Chef : choisissez la carte visible à vendre.
fzzzt-prompt-keep = Gagné : reprenez en main une des cartes les plus faibles de votre mise.
fzzzt-prompt-shred = Perdu : mettez une carte de votre mise dans votre défausse.
fzzzt-prompt-place = Posez un robot sur { $unit } pour de bon, ou aucun.
fzzzt-prompt-assemble = Assemblage final : posez des robots, acceptez la suggestion, ou terminez.

fzzzt-help-bid = Qui a des cartes en main doit en miser au moins une. Le plus grand pouvoir gagne. Une égalité va au Chef, ou au joueur le plus proche de lui dans le sens horaire. La mise gagnante va à la défausse du gagnant ; les autres reprennent la leur (fzzzt 44 à 66).
fzzzt-help-pick-lot = Avec le Joystick, le Chef choisit parmi les cartes visibles avant les enchères (fzzzt 123).
fzzzt-help-keep = Avec le Lecteur de cartes, un gagnant qui a misé deux cartes ou plus reprend une des plus faibles (fzzzt 126).
fzzzt-help-shred = Avec le Destructeur, un perdant qui a misé deux cartes ou plus en perd une de son choix (fzzzt 128).
fzzzt-help-place = Chaque unité peut recevoir par tour un robot montrant au moins un de ses symboles. Un gadget demande un robot par symbole. Un robot posé ne revient jamais (fzzzt 78 à 84).
fzzzt-help-assemble = On peut maintenant poser autant de robots qu’on veut. Une unité rapporte sa valeur par gadget fini, et la coûte si elle n’en a aucun (fzzzt 90 à 101).

fzzzt-option-edition = Quelles règles : l’édition russe de 2011, de 2 à 6 joueurs, ou les règles françaises de l’original et de son extension.
fzzzt-option-peripherals = Cartes maison qui changent les règles pour un tour : aucune, toutes, ou une liste.
fzzzt-option-extension = Huit cartes de plus et six tours ; pour l’édition française de 2 à 4 joueurs.
fzzzt-option-bid_order = Comment on mise : tous à la fois et en secret, ou chacun son tour, et le nombre de cartes se voit.
fzzzt-option-auto_assembly = Le jeu trouve le meilleur assemblage final ; sans cela, vous assemblez vous-même.
fzzzt-option-memory_aid = Une aide à la mémoire : les cartes de tous sont listées comme une mémoire parfaite les connaîtrait.
fzzzt-option-card_file = Le texte d’un fichier de cartes à vous.

fzzzt-choice-none = aucun robot
fzzzt-choice-suggestion = le meilleur assemblage
fzzzt-choice-done = terminé
fzzzt-screen-round = Tour { $round } sur { $rounds }
fzzzt-screen-deck = { $cards ->
    [one] { $cards } carte dans l’usine
   *[other] { $cards } cartes dans l’usine
}
fzzzt-screen-belt = Chaîne
fzzzt-screen-lot = en vente
fzzzt-screen-speed = vitesse { $speed }
fzzzt-screen-hand = Votre main
fzzzt-screen-seat = Place
fzzzt-screen-cards = Main
fzzzt-screen-discard = Défausse
fzzzt-screen-units = Unités et ce qui leur manque
fzzzt-screen-chief = Chef
fzzzt-screen-out = passe
fzzzt-screen-misses = manque { $symbols }
fzzzt-screen-complete = complète
fzzzt-screen-owns = Possède
fzzzt-screen-power = pouvoir { $power }
fzzzt-screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fzzzt-screen-projection = Si la partie finissait maintenant : { $robots } pour les robots, { $units } pour les unités.
fzzzt-screen-total = Votre mise vaut { $power }.
fzzzt-screen-you-win-ties = Vous tenez la clé : les égalités sont à vous.
fzzzt-screen-ties = À égalité, vous perdez contre { $names }.
fzzzt-screen-no-ties = À égalité, personne ne passe avant vous.
fzzzt-screen-bid-keys = Tapez les numéros des cartes à miser, par exemple 1 3.
fzzzt-sheet-robots = robots
fzzzt-sheet-fzzzt = Fzzzt!
fzzzt-sheet-units = unités
fzzzt-sheet-count = robots possédés
