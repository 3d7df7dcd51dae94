# Le plateau de Fzzzt! : ce que le terminal ne dit pas.
page-fzzzt-dark = une carte encore cachée
page-fzzzt-dark-left = { $cards ->
    [one] { $cards } carte est encore cachée.
   *[other] { $cards } cartes sont encore cachées.
}
page-fzzzt-speed-says = La vitesse de la première dira combien seront retournées ensuite.
page-fzzzt-belt-empty = La chaîne est vide
page-fzzzt-rounds-left = { $rounds ->
    [0] C'est le dernier tour.
    [one] Encore { $rounds } tour à venir.
   *[other] Encore { $rounds } tours à venir.
}
page-fzzzt-never-seen = { $cards ->
    [one] { $cards } carte ne sera jamais vue.
   *[other] { $cards } cartes ne seront jamais vues.
}
page-fzzzt-peripheral = Périphérique en vigueur ce tour-ci
page-fzzzt-house-card = carte maison
page-fzzzt-printed-card = carte imprimée

page-fzzzt-has-wrench = Chef : tient la clé et gagne les égalités
page-fzzzt-wrench-stays = { $name } tient la clé, et l'égalité va à qui la tient.
page-fzzzt-wrench-to = La clé va à { $name }.
page-fzzzt-lose-ties = { $count ->
    [one] { $names } gagne les égalités contre vous.
   *[other] { $names } gagnent les égalités contre vous.
}
page-fzzzt-hand-size = { $cards ->
    [one] { $cards } en main
   *[other] { $cards } en main
}
page-fzzzt-discard-size = { $cards } en défausse
page-fzzzt-discard-closed = fermée jusqu'à la construction
page-fzzzt-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
page-fzzzt-lies = { $cards ->
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
}
page-fzzzt-sits-out = Main vide : passe jusqu'à ce que toutes le soient
page-fzzzt-you-sit-out = Votre main est vide : vous passez jusqu'à ce que toutes le soient.
page-fzzzt-thinking = choisit
page-fzzzt-ready = prêt
page-fzzzt-owns = { $cards ->
    [one] Possède { $cards } carte
   *[other] Possède { $cards } cartes
}
page-fzzzt-owns-help = Les cartes encadrées sont à coup sûr en main.
page-fzzzt-surely-in-hand = à coup sûr en main

page-fzzzt-workshop = Votre atelier
page-fzzzt-projection = Si tout finissait là : robots { $robots }, unités { $units }, total { $total }
page-fzzzt-no-units = Pas encore d'unité.
page-fzzzt-misses = il manque
page-fzzzt-next-misses = au suivant il manque
page-fzzzt-widgets = { $widgets ->
    [one] { $widgets } gadget
   *[other] { $widgets } gadgets
}
page-fzzzt-widget = Gadget { $number }
page-fzzzt-no-widget = aucun gadget fini
page-fzzzt-lay = { $cards ->
    [one] Poser { $cards } carte valant { $power }
   *[other] Poser { $cards } cartes valant { $power }
}
page-fzzzt-pick-cards = Choisissez au moins une carte
page-fzzzt-keys = Touches : 1, 2, 3 … pour prendre ou rendre une carte, 0 pour poser la mise.
page-fzzzt-laid = { $cards ->
    [one] Votre mise de { $cards } carte est posée face cachée.
   *[other] Votre mise de { $cards } cartes est posée face cachée.
}
page-fzzzt-bid-label = { $cards } (vaut { $power })
page-fzzzt-keep = Reprendre
page-fzzzt-shred = Perdre
page-fzzzt-reveal = On retourne les mises
page-fzzzt-skip = Continuer
page-fzzzt-last = Dernière enchère : { $lot } pour { $name } ({ $bids })

page-fzzzt-place-on = Poser un robot sur { $unit } ?
page-fzzzt-for-good = Les robots qui conviennent sont éclairés. Un robot posé reste là pour de bon : il ne misera plus.
page-fzzzt-place-none = N'en poser aucun
page-fzzzt-fits = Convient à { $unit }
page-fzzzt-place-here = Poser ici
page-fzzzt-risk-place = { $robot } restera sur { $unit } pour de bon et ne misera plus jamais.
page-fzzzt-risk-done = Vos unités valent { $now } ; l'assemblage suggéré les porterait à { $best }.
page-fzzzt-suggestion = Le meilleur assemblage donne { $best } pour les unités ; telles quelles, elles donnent { $now }.
page-fzzzt-take-suggestion = Prendre cet assemblage
page-fzzzt-assembled = J'ai terminé
page-fzzzt-by-hand = Ou assemblez à la main : choisissez un robot éclairé, puis une unité.
page-fzzzt-now-unit = Choisissez maintenant l'unité pour ce robot.
page-fzzzt-tie-break = Robots comptés à égalité (moins, c'est mieux)

page-fzzzt-about-robot = Ajoute son pouvoir à une mise, compte ses points et donne un de ses symboles à un gadget.
page-fzzzt-about-upgrade = Ni pouvoir ni points, mais remplace n'importe quel symbole.
page-fzzzt-about-fzzzt = Utile pour miser, mais coûte un point à la fin et ne construit rien.
page-fzzzt-about-mechanic = Ne vous quitte jamais : on peut le miser, pas le poser sur une unité.
page-fzzzt-about-unit = Rapporte sa valeur par gadget, un robot par symbole ; sans gadget, elle coûte sa valeur.
