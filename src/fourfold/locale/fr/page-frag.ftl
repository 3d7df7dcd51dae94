# FRAG : textes du plateau que le terminal n'a pas
page-frag-map = Carte
page-frag-map-keys = Les flèches parcourent les cases, Entrée regarde une case, Entrée encore y va. Plus et moins changent l'échelle, 0 montre tout, M revient à votre combattant, maintenez V pour voir ce que l'on voit de cette case, Échap annule.
page-frag-zoom-in = Plus près (+)
page-frag-zoom-out = Plus loin (−)
page-frag-whole = Toute la carte (0)
page-frag-mine = Revenir à mon combattant (M)
page-frag-minimap = Toute la carte en petit
page-frag-square = { $half ->
    [n] Colonne { $x }, ligne { $y }, moitié nord
    [s] Colonne { $x }, ligne { $y }, moitié sud
   *[none] Colonne { $x }, ligne { $y }
}
page-frag-kind-floor = sol
page-frag-kind-solid = plein
page-frag-kind-acid = acide
page-frag-kind-weapon = case d'arme
page-frag-kind-gadget = case de gadget
page-frag-kind-teleporter = téléporteur
page-frag-kind-grate = grille
page-frag-kind-diagonal = mur diagonal
page-frag-kind-door = porte
page-frag-kind-respawn = réapparition { $number }
page-frag-in-sight = en vue
page-frag-tap = Désignez une case pour voir le chemin et son coût. Un premier toucher regarde, un second y va.
page-frag-cost = { $cost ->
    [one] { $cost } point, il en restera { $left }
   *[other] { $cost } points, il en restera { $left }
}
page-frag-no-stop = On peut passer, mais pas s'arrêter
page-frag-acid-way = Acide en chemin : { $number }
page-frag-weapons-way = Cases d'arme : { $number }
page-frag-gadgets-way = Cases de gadget : { $number }
page-frag-markers-way = Marqueurs : { $number }
page-frag-chance-die = mortel à { $kill } %
page-frag-go = Y aller
page-frag-cancel = Pas là
page-frag-health = Santé propre { $own } sur { $base }, bonus { $bonus }, armure { $armour }
page-frag-stats = Santé { $health } · Vitesse { $speed } · Précision { $accuracy }
page-frag-left = { $rolled ->
    [no] N'a pas encore lancé les dés
   *[yes] Points { $points } · attaques { $attacks }
}
page-frag-ammo = Munitions : { $ammo } sur { $full }
page-frag-ends = { $turns ->
    [0] ce tour
    [1] jusqu'au prochain tour
   *[other] encore { $turns } tours
}
page-frag-drugged = Drogué : lent au prochain tour
page-frag-show = Montrer sur la carte
page-frag-shots = Cibles
page-frag-nobody = Il n'y a personne d'autre sur le plateau.
page-frag-distance = distance { $distance }
page-frag-why-wall = un mur gêne
page-frag-why-corner = un coin gêne
page-frag-why-door = une porte fermée gêne
page-frag-why-fighter = un combattant gêne
page-frag-why-near = trop près
page-frag-why-far = hors de portée
page-frag-why-ammo = plus de munitions
page-frag-why-attacks = plus d'attaque
page-frag-why-jet = pas dans un jet de quatre cases
page-frag-why-shared = quittez d'abord cette case
page-frag-why-drugged = drogué : une seule attaque
page-frag-why-insubstantial = qui est immatériel ne peut pas attaquer
page-frag-why-rush = pas d'attaque au premier tour de table
page-frag-chance = touche { $hit } % · tue { $kill } %
page-frag-after-hit = Si c'est touché :
page-frag-loss = −{ $loss } :
page-frag-killed = tué :
page-frag-aim = { $card } : choisir une case
page-frag-attacks-left = attaques restantes { $left }
page-frag-way-burst = rafale
page-frag-way-jet = jet
page-frag-way-trick = par ricochet
page-frag-way-trick-burst = rafale par ricochet
page-frag-rolls = Derniers dés
page-frag-roll-hit = { $result ->
    [0] manqué
   *[other] touché
}
page-frag-roll-pickup = { $result ->
    [4] une carte
    [5] une carte
    [6] une carte
   *[other] rien
}
page-frag-roll-points = { $result ->
    [one] point
   *[other] points
}
page-frag-roll-first = pour le premier tour
page-frag-roll-lost = { $result ->
    [0] rien perdu
    [1] 1 perdu
   *[other] { $result } perdus
}
page-frag-actions = Ce que vous pouvez faire
page-frag-drop = Lâcher quelque chose ici
page-frag-throw = Défausser
page-frag-play = Jouer
page-frag-play-on = Jouer sur { $target }
page-frag-choose-square = Choisir une case
page-frag-hand-empty = Aucune carte en main.
page-frag-stat-health = des dés contre chaque coup, et ce que vous encaissez
page-frag-stat-speed = des dés de mouvement, et la longueur des sauts
page-frag-stat-accuracy = des dés pour toucher ; deux donnent une attaque par tour
page-frag-take-build = Combattre en { $build }
page-frag-points-off = { $left ->
    [one] encore { $left } point à dépenser
   *[other] encore { $left } points à dépenser
}
page-frag-card-dice = { $dice } dés
page-frag-card-ammo = Munitions : { $ammo }
page-frag-card-no-ammo = Jamais vide
page-frag-dead = Votre combattant est mort. Au début de votre prochain tour il revient sur l'une des { $squares } cases de réapparition, toutes aussi probables.
page-frag-show-death = Revoir ce tir
page-frag-orders = Consignes permanentes
page-frag-order-pass = Toujours passer
page-frag-order-pass-unless-target = Passer sauf si je suis la cible
page-frag-order-heal = Me soigner si cela me sauve
page-frag-seconds = { $seconds } s, puis : { $answer }
page-frag-turn-seconds = Encore { $seconds } s pour ce tour
page-frag-pass-turn = Si vous passez, le tour commence.
page-frag-pass-special = Si vous passez, la carte agit.
page-frag-pass-declared = Si tout le monde passe, on lance les dés pour toucher.
page-frag-pass-hit = Si tout le monde passe, on lance les dés de dégâts.
page-frag-pass-acid = Si vous passez, l'acide lance 2 dés contre votre Santé.
page-frag-pass-death = Sans aide, votre combattant meurt et laisse ses armes ici.
page-frag-risk-acid = L'acide peut vous tuer ({ $kill } %). Y entrer ?
page-frag-risk-die = Laisser mourir votre combattant ?
page-frag-risk-self = Vous êtes vous-même dans l'explosion. Lancer ?
page-frag-risk-throw = Défausser { $card } ?
page-frag-risk-drop = Lâcher { $card } ici ?
page-frag-risk-end = Vous n'avez pas attaqué alors que quelqu'un est en vue. Finir le tour ?
page-frag-sheet-rank = Rang
page-frag-sheet-deaths = Morts
page-frag-sheet-shots = Tirs
page-frag-sheet-hits = Touches
page-frag-sheet-expected = attendu { $number }
page-frag-sheet-luck = Dés
page-frag-sheet-luck-note = Dés : la moyenne de tous les dés d'attaque, de défense et de mouvement ; on attend 3,5.
page-frag-sheet-character = Personnage
page-frag-sheet-tournament = Tournoi : les personnages gardent ce qu'ils ont gagné.
