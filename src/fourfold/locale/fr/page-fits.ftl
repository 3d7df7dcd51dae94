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
   *[other] { $before } + { $now } = { $total } points pour l’instant
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
fits-confirm-pass = Confirmer la passe
fits-keys = Faites glisser la pièce ou cliquez sur une colonne ; la molette ou R tourne, F retourne, Entrée ou un double clic pose, P passe.
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
fits-tray-now = Appelée
fits-tray-laid = Posées
fits-tray-passed = Laissées
fits-cards-left = { $cards ->
    [one] { $cards } carte reste, celle-ci
   *[other] { $cards } cartes restent, dans un ordre inconnu
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
fits-place = Place
fits-share = Partager le résultat
fits-copy = Copier le texte
fits-copied = Copié
fits-share-line = { $title } : { $rounds } = { $sum }
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
