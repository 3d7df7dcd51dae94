# La page : tout ce qui n’appartient pas à un seul jeu.
page-you = Vous
page-play-now = Jouer
page-waiting-for = On attend { $names }.
page-fzzzt = Fzzzt!
    .about = Misez vos robots pour en gagner de meilleurs et assemblez-en des machines.
page-fits = Mini FITS
    .about = Faites glisser les pièces sans laisser de trou.
page-fluxx = Fluxx
    .about = Le jeu de cartes dont les règles et les buts changent à chaque carte.
page-frag = FRAG
    .about = Un jeu de tir sur plateau : courez, tirez, esquivez, revenez.
