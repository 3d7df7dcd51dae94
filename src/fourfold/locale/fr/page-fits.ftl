# Le plateau de Mini FITS sur la page.
fits-kind-star = étoiles
fits-kind-diamond = losanges
fits-kind-circle = cercles
fits-kinds = Ce que donnent les symboles

fits-field = La pièce au-dessus de votre grille. Les flèches gauche et droite la déplacent, R la tourne, F la retourne, Entrée la pose.
fits-grid-own = Votre grille
fits-grid-of = La grille de { $name }
fits-call = carte { $calls } sur { $cards }
fits-sum = { $before ->
    [0] { $now ->
        [one] { $now } point pour l’instant
       *[other] { $now } points pour l’instant
    }
   *[other] { $total ->
        [one] { $before } + { $now } = { $total } point pour l’instant
       *[other] { $before } + { $now } = { $total } points pour l’instant
    }
}
fits-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fits-points-now = Cette manche
fits-points-then = serait alors
fits-above = { $cells ->
    [one] { $cells } case dépasse en haut et ne compte pas.
   *[other] { $cells } cases dépassent en haut et ne comptent pas.
}
fits-costs = Plus de points pour les { $kind } : −{ $points }.
fits-short-fills = { $count ->
    [one] remplit la rangée { $rows }
   *[other] remplit les rangées { $rows }
}
fits-short-closes = { $cells ->
    [one] ferme { $cells } case
   *[other] ferme { $cells } cases
}
fits-short-kills = { $count ->
    [one] rangée { $rows } perdue
   *[other] rangées { $rows } perdues
}
fits-short-above = { $cells } en trop
fits-short-costs = { $kind } −{ $points }
fits-left = À gauche
    .key = À gauche (flèche)
fits-right = À droite
    .key = À droite (flèche)
fits-turn = Tourner
    .key = Tourner (R, flèche haut ou molette)
fits-flip = Retourner
    .key = Retourner (F)
fits-lay = Poser
fits-pass = Passer
    .warning = La pièce ne reviendra pas.
    .key = Passer (X)
fits-confirm-pass = Confirmer la passe
fits-keys = Faites glisser la pièce ou cliquez sur une colonne ; la molette ou R tourne, F retourne, Entrée ou un double clic pose, X passe.
fits-confirmed = Votre choix est fait. Tous les choix seront montrés ensemble.
fits-you-skip = { $piece } est votre pièce de départ : vous sautez cette carte.
fits-nothing-fits = { $piece } ne tient nulle part dans votre grille : vous passez.
fits-ready = prêt
fits-thinks = choisit
fits-race = Les grilles des autres
fits-enlarge = Montrer cette grille en grand
fits-close = Fermer
fits-tray = Vos pièces
fits-tray-start = Pièce de départ
fits-tray-start-later = Pièce de départ (vous sauterez sa carte)
fits-tray-now = Appelée
fits-tray-laid = Posées
fits-tray-passed = Laissées
fits-cards-left = { $cards ->
    [one] Il reste { $cards } carte :
   *[other] Il reste { $cards } cartes, dans un ordre inconnu :
}
fits-ways = { $ways ->
    [one] Une façon de la poser
   *[other] { $ways } façons de la poser
}

fits-show = Fin de la manche { $round }
fits-rows-full = { $rows ->
    [one] { $rows } rangée pleine
   *[other] { $rows } rangées pleines
}
fits-open-cells = { $cells ->
    [one] { $cells } case ouverte : { $points }
   *[other] { $cells } cases ouvertes : { $points }
}
fits-counting = La manche est finie. On compte…
fits-go-on = Continuer
fits-skip-show = Abréger
fits-ladder = Les rangs
fits-from = dès { $points }
fits-next-rank = { $points ->
    [one] Encore { $points } point et votre rang sera : { $rank }.
   *[other] Encore { $points } points et votre rang sera : { $rank }.
}
fits-my-games = { $games ->
    [one] Une partie en solo dans ce navigateur : { $best } points.
   *[other] { $games } parties en solo dans ce navigateur : meilleur score { $best }, { $mean } en moyenne.
}
fits-sheet = Les points de toutes les manches
fits-placed = { $place }. { $name }
fits-player = Joueur
fits-share = Partager le résultat
fits-copy = Copier le texte
fits-copied = Copié
fits-share-line = { $title } : { $rounds } = { $sum }
fits-share-link = La même donne pour vous :
fits-best-ask = Que permettaient les cartes ?
fits-searching = Recherche…
fits-best-found = { $points ->
    [one] En connaissant l’ordre des cartes : au moins { $points } point. C’est une recherche qui l’a trouvé ; elle n’exclut pas mieux.
   *[other] En connaissant l’ordre des cartes : au moins { $points } points. C’est une recherche qui l’a trouvé ; elle n’exclut pas mieux.
}
fits-best-proven = { $points ->
    [one] En connaissant l’ordre des cartes : { $points } point, le maximum de ce plateau.
   *[other] En connaissant l’ordre des cartes : { $points } points, le maximum de ce plateau.
}
fits-best-not-found = La recherche a pris trop de temps. Réessayez plus tard.
fits-best-grid = La meilleure grille trouvée

fits-lesson-aim = Bienvenue à Mini FITS ! Des pièces tombent dans votre grille. Une rangée pleine donne un point ; rien ne disparaît jamais. Il y a deux manches.
fits-lesson-aim-piece = La pièce est suspendue au-dessus de la grille. Faites-la glisser, touchez une colonne ou utilisez les flèches. Le pointillé montre où elle s’arrêtera.
fits-lesson-turn = Tournez la pièce avec la molette, avec R ou en la touchant ; retournez-la avec F. Ces boutons font de même.
fits-lesson-ghost = Ici vous lisez ce que donne la pose : rangées remplies, cases fermées, et vos points si la manche finissait maintenant. Essayez autant que vous voulez.
fits-lesson-lay = Chacun commence par sa pièce de départ. Trouvez un endroit plat et posez-la.
fits-lesson-call = Une carte appelle une pièce, la même pour tous. Chaque pièce est appelée une fois par manche ; ici vous voyez celles qui viendront encore. Posez celle-ci.
fits-lesson-pass = La pièce va mal ? Vous pouvez passer autant que vous voulez, cela ne coûte rien, mais la pièce ne revient pas. Posez-la ou passez.
fits-lesson-closed = Les cases hachurées sont fermées : rien ne passe sous une autre pièce. Une rangée avec un tel trou ne sera jamais pleine. Posez encore une pièce en laissant le moins de trous possible.
fits-lesson-symbols = Dans la deuxième manche, le plateau porte des symboles. Un symbole compte comme rempli tant que rien n’est posé dessus, et trois symboles pareils laissés ouverts donnent trois points.
fits-lesson-end = Après toutes les cartes, on compte la manche. La plus grande somme des deux manches gagne ; en solo vous montez de rang en rang. À vous de jouer !

fits-set = Fichier de jeu
fits-set-about = Vos propres plateaux et pièces, pour le mode custom : déposez ici un fichier de jeu, ouvrez-en un ou partez de l’exemple.
fits-set-open = Ouvrir un fichier
fits-set-example = Partir de l’exemple
fits-set-download = Télécharger l’exemple
fits-set-line = Ligne { $line }
fits-set-faults = { $faults ->
    [one] Il y a { $faults } erreur dans ce fichier :
   *[other] Il y a { $faults } erreurs dans ce fichier :
}
fits-set-fine = On peut jouer avec ce fichier : { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
}, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}.
fits-set-starts = Les pièces encadrées sont sur les cartes de départ.
fits-fault-too-large = Le fichier est trop grand.
fits-fault-not-json = Ce n’est pas un objet JSON ; il y a une coquille ici.
fits-fault-missing = Il manque quelque chose ici.
fits-fault-unknown-field = Ce champ n’existe pas.
fits-fault-wrong-type = Cette valeur n’est pas de la bonne sorte.
fits-fault-out-of-range = C’est trop petit, trop grand, trop court ou trop long.
fits-fault-duplicate = C’est indiqué deux fois.
fits-fault-not-connected = Les cases d’une pièce doivent se toucher par un côté.
fits-fault-same-form = Tournée ou retournée, cette pièce existe déjà.
fits-fault-too-wide = La pièce est plus large que la grille, de quelque façon qu’on la tourne.
fits-fault-unknown-piece = Cette pièce n’existe pas.
fits-fault-few-start-cards = Il y a moins de cartes de départ que de places.
fits-fault-picture-size = L’image n’a pas la taille de la grille.
fits-fault-unknown-kind = Une lettre de l’image n’a pas de sorte.
fits-fault-unused-kind = Aucune case de l’image n’est de cette sorte.
fits-fault-pays-length = Il faut un nombre de plus que la sorte n’a de cases.
