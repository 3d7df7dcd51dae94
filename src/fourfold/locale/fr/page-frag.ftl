# FRAG : textes du plateau que le terminal n’a pas
page-frag-map = Carte
page-frag-map-keys = Les flèches parcourent les cases, Entrée regarde une case, Entrée encore y va. Plus et moins changent l’échelle, 0 montre tout, M revient à votre combattant, maintenez V pour voir ce que l’on voit de cette case, Échap annule.
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
page-frag-kind-weapon = case d’arme
page-frag-kind-gadget = case de gadget
page-frag-kind-teleporter = téléporteur
page-frag-kind-grate = grille
page-frag-kind-diagonal = mur diagonal
page-frag-kind-door = porte
page-frag-kind-respawn = réapparition { $number }
page-frag-in-sight = en vue
page-frag-tap = Désignez une case : chemin et coût. Touchez deux fois pour y aller.
page-frag-cost = { $cost ->
    [one] { $cost } point, il en restera { $left }
   *[other] { $cost } points, il en restera { $left }
}
page-frag-no-stop = On peut passer, mais pas s’arrêter
page-frag-acid-way = Acide en chemin : { $number }
page-frag-weapons-way = Cases d’arme : { $number }
page-frag-gadgets-way = Cases de gadget : { $number }
page-frag-markers-way = Marqueurs : { $number }
page-frag-chance-die = mortel à { $kill } %
page-frag-go = Y aller
page-frag-cancel = Pas là
page-frag-peek = Regarder de là
page-frag-health = Santé propre { $own } sur { $base }, bonus { $bonus }, armure { $armour }
page-frag-stats = Santé { $health } · Vitesse { $speed } · Précision { $accuracy }
page-frag-left = { $rolled ->
    [no] N’a pas encore lancé les dés
   *[yes] Points { $points } · attaques { $attacks }
}
page-frag-ammo = Munitions : { $ammo } sur { $full }
page-frag-ends = { $turns ->
    [0] ce tour
    [1] jusqu’au prochain tour
   *[other] encore { $turns } tours
}
page-frag-drugged = Sous tranquillisant : lent au prochain tour
page-frag-show = Montrer sur la carte
page-frag-shots = Cibles
page-frag-nobody = Il n’y a personne d’autre sur le plateau.
page-frag-distance = distance { $distance }
page-frag-why-wall = un mur gêne
page-frag-why-corner = un coin gêne
page-frag-why-door = une porte fermée gêne
page-frag-why-fighter = un combattant gêne
page-frag-why-near = trop près
page-frag-why-far = hors de portée
page-frag-why-ammo = plus de munitions
page-frag-why-attacks = plus d’attaque
page-frag-why-jet = pas dans un jet de quatre cases
page-frag-why-shared = quittez d’abord cette case
page-frag-why-drugged = sous tranquillisant : une seule attaque
page-frag-why-insubstantial = qui est immatériel ne peut pas attaquer
page-frag-why-rush = pas d’attaque à la première manche
page-frag-chance = touche { $hit } % · tue { $kill } %
page-frag-after-hit = Si c’est touché :
page-frag-loss = { $loss ->
    [0] indemne :
   *[other] −{ $loss } :
}
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
page-frag-dead = Votre combattant est mort. Au début de votre prochain tour il revient sur l’une des { $squares } cases de réapparition, toutes aussi probables.
page-frag-show-death = Revoir ce tir
page-frag-orders = Consignes permanentes
page-frag-order-pass = Toujours passer
page-frag-order-pass-unless-target = Passer sauf si je suis la cible
page-frag-order-heal = Me soigner si cela me sauve
page-frag-seconds = { $seconds } s, puis : { $answer }
page-frag-turn-seconds = Encore { $seconds } s pour ce tour
page-frag-pause = Certains peuvent répondre par une carte. Lesquels, on ne le dit pas.
page-frag-pass-turn = Si vous passez, le tour commence.
page-frag-pass-special = Si vous passez, la carte agit.
page-frag-pass-declared = Si tout le monde passe, on lance les dés pour toucher.
page-frag-pass-hit = Si tout le monde passe, on lance les dés de dégâts.
page-frag-pass-acid = Si vous passez, l’acide lance 2 dés contre votre Santé.
page-frag-pass-death = Sans aide, votre combattant meurt et laisse ses armes ici.
page-frag-risk-acid = L’acide peut vous tuer ({ $kill } %). Y entrer ?
page-frag-risk-die = Laisser mourir votre combattant ?
page-frag-risk-self = Vous êtes vous-même dans l’explosion. Lancer ?
page-frag-risk-throw = Défausser { $card } ?
page-frag-risk-drop = Lâcher { $card } ici ?
page-frag-risk-end = Vous n’avez pas attaqué alors que quelqu’un est en vue. Finir le tour ?
page-frag-sheet-rank = Rang
page-frag-sheet-deaths = Morts
page-frag-sheet-wins = Parties gagnées
page-frag-sheet-hits = Touches
page-frag-sheet-hit = { $hits } sur { $shots }
page-frag-sheet-expected = attendu { $number }
page-frag-sheet-luck = Dés
page-frag-sheet-luck-note = Dés : la moyenne de tous les dés d’attaque, de défense et de mouvement ; on attend 3,5.
page-frag-sheet-character = Personnage
page-frag-sheet-tournament = Tournoi : les personnages gardent ce qu’ils ont gagné.

# L’éditeur de cartes
page-frag-editor = Éditeur de cartes
page-frag-name = Nom
page-frag-width = Colonnes
page-frag-height = Lignes
page-frag-mirror = Miroir
page-frag-mirror-none = aucun
page-frag-mirror-across = gauche et droite
page-frag-mirror-down = haut et bas
page-frag-mirror-turn = demi-tour
page-frag-mirror-four = les quatre coins
page-frag-undo = Annuler
page-frag-play-map = Jouer sur cette carte
page-frag-tools = Outils
page-frag-tool-wall = Mur
page-frag-tool-door = Porte entre deux cases
page-frag-tool-arrow = Porte à sens unique ; encore pour la retourner
page-frag-tool-open = Ouverture
page-frag-tool-floor = Sol
page-frag-tool-solid = Case pleine
page-frag-tool-acid = Acide
page-frag-tool-weapon = Case d’arme
page-frag-tool-gadget = Case de gadget
page-frag-tool-teleporter = Téléporteur
page-frag-tool-grate = Grille
page-frag-tool-respawn = Case de réapparition, numéro suivant
page-frag-tool-diagonal = Mur diagonal ; encore pour le tourner
page-frag-tool-doorway = Porte dans une case ; encore pour la tourner
page-frag-tool-oneway = Porte à sens unique dans une case ; encore pour la tourner
page-frag-tool-sight = Sonder la vue et la distance
page-frag-tool-walk = Marche d’essai
page-frag-tool-move = Déplacer la carte
page-frag-canvas = La carte que vous dessinez
page-frag-canvas-keys = Les flèches parcourent les cases, Entrée dessine la case, Maj avec une flèche dessine le bord de ce côté. Chiffres et lettres choisissent l’outil, Ctrl+Z annule.
page-frag-zoom = Échelle
page-frag-walk-points = Points
page-frag-probe-start = Choisissez la case d’où regarder ou partir.
page-frag-probed = Distance : { $steps } en pas, { $king } comme le roi
page-frag-faults = Défauts : { $number }
page-frag-checking = Vérification…
page-frag-no-faults = Prête à jouer
page-frag-error = Défaut :
page-frag-warning = Remarque :
page-frag-fault-file = Ce texte n’est pas un fichier de carte.
page-frag-fault-size = La taille est fausse : 6 à 40 colonnes et lignes, chaque ligne complète.
page-frag-fault-character = Un signe inconnu.
page-frag-fault-border = Le bord extérieur doit être un mur.
page-frag-fault-respawn-few = Il faut au moins quatre cases de réapparition.
page-frag-fault-respawn-missing = Il manque un numéro de réapparition.
page-frag-fault-respawn-twice = Un numéro de réapparition est sur deux cases.
page-frag-fault-door-posts = Une porte dans une case veut un mur de chaque côté.
page-frag-fault-door-nowhere = Une porte ne mène nulle part.
page-frag-fault-unreachable = Personne ne peut venir ici.
page-frag-fault-one-way-trap = Personne ne ressort d’ici.
page-frag-fault-teleporter-single = Un seul téléporteur ne mène nulle part.
page-frag-fault-features = La liste des éléments et le dessin ne s’accordent pas.
page-frag-fault-acid-lock = On n’y vient que par l’acide.
page-frag-fault-half-closed = Une moitié de la case est fermée.
page-frag-fault-respawn-sight = Deux cases de réapparition se voient.
page-frag-fault-pickup-far = Rien à ramasser à moins de huit pas de cette case de réapparition.
page-frag-own-map = Votre carte { $name }
page-frag-begin = Partir de
page-frag-blank = une carte vide
page-frag-text = Garder, partager, importer
page-frag-copy = Copier le texte
page-frag-copy-link = Copier un lien
page-frag-save = Enregistrer dans un fichier
page-frag-copied = Copié.
page-frag-no-map = Ce n’est pas un fichier de carte.
page-frag-export = Cette carte en texte
page-frag-import = Une carte en texte
page-frag-take = La prendre
page-frag-file = ou un fichier :

# Leçons
page-frag-lesson-build = Vous avez sept points pour la Santé, la Vitesse et la Précision. Choisissez un combattant tout prêt ; le polyvalent est un bon début.
page-frag-lesson-place = Choisissez une case numérotée pour commencer.
page-frag-lesson-hand = Voici vos cartes. Une arme doit être posée avant de tirer. Jouez-en une maintenant si vous en avez.
page-frag-lesson-roll = Votre tour commence par un jet de mouvement : un dé par point de Vitesse.
page-frag-lesson-walk = Les cases bleues sont à portée de pas, les cases à points par un saut. Désignez une case pour voir le chemin ; touchez-la deux fois pour y aller. Les cases d’arme et de gadget peuvent donner une carte.
page-frag-lesson-sight = Votre combattant voit les cases rayées. On peut tirer sur qui s’y trouve.
page-frag-lesson-shot = Voici vos cibles avec la chance de toucher et de tuer, ou la raison de l’impossibilité. Tirez si vous pouvez ; sinon, approchez.
page-frag-lesson-end = Plus rien à faire ? Finissez votre tour. Les points restants sont perdus.
page-frag-lesson-react = Quand d’autres attaquent, vous pouvez parfois répondre par une carte. Pour ne plus être consulté, donnez des consignes permanentes.
page-frag-lesson-goal = Le premier qui atteint le nombre de frags voulu gagne. Les morts reviennent, alors osez. Bonne chance !
