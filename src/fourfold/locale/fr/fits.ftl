# Mini FITS
fits-title = Mini FITS
fits-about = Laissez tomber des pièces dans votre grille, remplissez ses rangées et gardez les symboles visibles.

fits-card-I3 = barre (I3)
fits-card-O4 = carré (O4)
fits-card-T4 = petit T (T4)
fits-card-L4 = petit L (L4)
fits-card-L5 = grand L (L5)
fits-card-N5 = grande marche (N5)
fits-card-P5 = carré plus un (P5)
fits-card-T5 = grand T (T5)
fits-card-U5 = crochet (U5)
fits-card-V5 = grand coin (V5)
fits-card-W5 = escalier (W5)
fits-card-X5 = croix (X5)
fits-card-Y5 = barre à bosse (Y5)
fits-card-L3 = coin (L3)
fits-card-S4 = marche (S4)
fits-card-F5 = pièce tordue (F5)
fits-card-start = carte de départ { $shape }
fits-card-piece = pièce { $shape }
fits-card-board = plateau { $number }

fits-event-round-began = La manche { $round } commence, { $board } : les grilles sont vides et les cartes mélangées.
fits-event-start-card-drawn = { $seat } tire la { $card }.
fits-event-card-turned = { $left ->
    [0] La dernière carte appelle : { $card }.
    [one] Carte retournée : { $card }. Il reste { $left } carte.
   *[other] Carte retournée : { $card }. Il reste { $left } cartes.
}
fits-event-piece-laid = { $seat } pose : { $landing-piece }, colonne { $landing-column }, rangée { $landing-row }.
fits-event-piece-passed = { $seat } passe : { $card } reste de côté.
fits-event-nothing-fits = { $card } n’entre nulle part : { $seat } passe.
fits-event-piece-skipped = { $card } est la pièce de départ de { $seat }, qui saute ce tour.
fits-event-round-scored = { $points ->
    [one] { $seat } marque { $points } point dans la manche { $round } ; rangées pleines : { $rows }.
   *[other] { $seat } marque { $points } points dans la manche { $round } ; rangées pleines : { $rows }.
}
fits-event-game-ended = { $rounds ->
    [one] { $rounds } manche jouée : la partie est finie.
   *[other] { $rounds } manches jouées : la partie est finie.
}

fits-prompt-start = Posez votre pièce de départ : { $piece }.
fits-prompt-place = Posez ou passez : { $piece }.

fits-help-start = Choisissez une forme et une colonne. La pièce descend tout droit jusqu’au fond. Tous posent leur pièce de départ en même temps, et on ne peut pas passer (fits 13, 14).
fits-help-place = Choisissez une forme et une colonne. La pièce descend tout droit jusqu’à ce qu’une de ses cases touche le fond ou une pièce posée ; elle peut dépasser en haut. Vous pouvez passer, mais la pièce ne reviendra pas dans cette manche (fits 15, 21 à 38).

fits-option-mode = Quel jeu
    .mini = Mini FITS tel quel
    .long = long : 12 rangées, 16 pièces, les cases vides coûtent
    .custom = vos propres plateaux et pièces
fits-option-set_file = Le texte de votre propre fichier de jeu, pour le mode custom.

fits-choice-pass = passer
fits-screen-round = Manche { $round } sur { $rounds }
fits-screen-called = carte { $calls } : { $piece }
fits-screen-now = maintenant { $points } · avant { $total }
fits-screen-to-come = encore à venir ({ $pieces })
fits-screen-laid = posées ({ $pieces })
fits-screen-passed = laissées ({ $pieces })
fits-screen-start = votre pièce de départ ({ $pieces })
fits-screen-columns = colonnes { $columns }
fits-screen-keys = Tapez la lettre d’une forme et une colonne, par exemple a2 ; ou p pour passer.
fits-screen-passes = Vous vous passez de cette pièce : { $piece }. Elle ne reviendra pas dans cette manche.
fits-screen-lands = Colonne { $column }, s’arrête à la rangée { $row }.
fits-screen-fills = { $count ->
    [one] Remplit la rangée { $rows }.
   *[other] Remplit les rangées { $rows }.
}
fits-screen-kills = { $count ->
    [one] La rangée { $rows } ne pourra plus jamais être pleine.
   *[other] Les rangées { $rows } ne pourront plus jamais être pleines.
}
fits-screen-closes = { $cells ->
    [one] Ferme { $cells } case.
   *[other] Ferme { $cells } cases.
}
fits-screen-covers = Couvre { $symbols }.
fits-screen-then = { $points ->
    [one] La manche donnerait alors { $points } point.
   *[other] La manche donnerait alors { $points } points.
}
fits-sheet-seat = Place
fits-sheet-round = Manche { $round }
fits-sheet-total = Somme
fits-sheet-rank = Votre rang : { $rank }
fits-rank-master = maître FITS
fits-rank-megastar = mégastar
fits-rank-builder = bâtisseur chevronné
fits-rank-lucky = chanceux
fits-rank-botcher = bousilleur
fits-rank-phobe = FITSophobe
