# Le plateau de Fluxx sur la page.
page-fluxx-draw = Piochez
page-fluxx-play = Jouez
page-fluxx-hand_limit = Main max.
page-fluxx-keeper_limit = Atouts max.
page-fluxx-rule = Règle
page-fluxx-basic = De base
page-fluxx-overridden = annulée
page-fluxx-other-rules = Nouvelles Règles en jeu
page-fluxx-raised = l’Inflation ajoute { $more }
page-fluxx-source = { $what } : { $number } ({ $cards })
page-fluxx-printed = imprimé { $was }
page-fluxx-words = { $number ->
    [one] Le nombre écrit en lettres compte pour un.
   *[other] Le nombre écrit en lettres compte pour { $number }.
}
page-fluxx-middle = Au milieu
page-fluxx-players = Joueurs
page-fluxx-has-turn = joue
page-fluxx-choosing = choisit
page-fluxx-no-keepers = pas encore d’Atout
page-fluxx-cards-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
page-fluxx-empty-hand = aucune carte
page-fluxx-you-join = Vous vous assiérez avec 3 cartes à la fin de ce tour.
page-fluxx-joining = Arrive après ce tour : { $names }
page-fluxx-in-discard = { $card } est dans la défausse
page-fluxx-in-your-hand = { $card } est dans votre main
page-fluxx-in-hand-of = { $card } est dans la main de { $seat }
page-fluxx-unseen = { $card } n’a pas encore été vue
page-fluxx-harder = Inflation : { $now } au lieu de { $was }
page-fluxx-never = { $card } : ne doit être devant personne
page-fluxx-tied = pas plus que { $names }
page-fluxx-drawn = Pioché { $drawn } sur { $draws }
page-fluxx-played = Joué { $played } sur { $plays }
page-fluxx-owed = { $plays ->
    [one] encore { $plays } carte à jouer
   *[other] encore { $plays } cartes à jouer
}
page-fluxx-optional = { $plays ->
    [one] { $plays } carte facultative
   *[other] { $plays } cartes facultatives
}
page-fluxx-unused = Actions libres pas encore utilisées : { $cards }
page-fluxx-of = { $played } sur { $plays }
page-fluxx-just-played = Cartes qui viennent d’être jouées
page-fluxx-cause = à cause de { $card }
page-fluxx-open-discard = Parcourir la défausse
page-fluxx-discard-pile = { $cards ->
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
page-fluxx-newest-first = La dernière carte défaussée vient en premier.
page-fluxx-search = Chercher un titre
page-fluxx-filter = Type de carte
page-fluxx-all-kinds = toutes
page-fluxx-nothing-found = Aucune carte de ce nom ici.
page-fluxx-empty-pile = Rien n’a encore été défaussé.
page-fluxx-enlarge = clic droit ou touche E : en grand
page-fluxx-keys = Les touches 1 à 9 mènent à une carte, les flèches à la suivante, E l’agrandit.
page-fluxx-choose = Choisir cette carte
page-fluxx-pick-keep = { $cards ->
    [0] Tout part.
    [one] Choisissez { $cards } carte à garder ; le reste part.
   *[other] Choisissez { $cards } cartes à garder ; le reste part.
}
page-fluxx-pick-go = { $cards ->
    [one] Choisissez { $cards } carte à défausser.
   *[other] Choisissez { $cards } cartes à défausser.
}
page-fluxx-pick-some = { $least ->
    [0] Choisissez-en { $most } au plus à défausser, ou aucune.
   *[other] Choisissez-en de { $least } à { $most } à défausser.
}
page-fluxx-picked = Choisies : { $cards } sur { $most }
page-fluxx-keep-these = Garder celles-ci, défausser le reste
page-fluxx-discard-these = { $cards ->
    [one] Défausser cette carte
   *[other] Défausser ces { $cards } cartes
}
page-fluxx-rather-go = Choisir plutôt ce qui part
page-fluxx-rather-keep = Choisir plutôt ce que je garde
page-fluxx-swap-mine = Votre Atout à donner :
page-fluxx-swap-first = Choisissez d’abord un des vôtres, puis un des leurs :
page-fluxx-swap-theirs = Contre { $card }, vous prenez :
page-fluxx-showdown = { $needed ->
    [one] Le premier à gagner { $needed } manche prend la main de l’autre.
   *[other] Le premier à gagner { $needed } manches prend la main de l’autre.
}
page-fluxx-at-stake = { $cards ->
    [one] { $cards } carte en jeu
   *[other] { $cards } cartes en jeu
}
page-fluxx-hasty = Finir mon tour tout seul
page-fluxx-deeds = Ce que vous pouvez faire d’autre
page-fluxx-by-chance = La suite dépend du hasard.
page-fluxx-changes = { $what } : { $from } → { $to }.
page-fluxx-pushes-out = { $count ->
    [one] Sort du jeu : { $cards }.
   *[other] Sortent du jeu : { $cards }.
}
page-fluxx-draws = { $cards ->
    [one] Vous piochez { $cards } carte.
   *[other] Vous piochez { $cards } cartes.
}
page-fluxx-you-discard = { $cards ->
    [one] Vous défaussez { $cards } carte.
   *[other] Vous défaussez { $cards } cartes.
}
page-fluxx-they-discard = { $cards ->
    [one] { $seat } défausse { $cards } carte.
   *[other] { $seat } défausse { $cards } cartes.
}
page-fluxx-passes = Votre tour est alors terminé.
page-fluxx-you-win = Vous gagnez !
page-fluxx-why-turn = Ce n’est pas votre tour (fluxx { $rule }).
page-fluxx-why-blind = Première Carte Aléatoire : le hasard choisit votre première carte (fluxx { $rule }).
page-fluxx-why-no-play = Vous n’avez plus rien à jouer (fluxx { $rule }).
page-fluxx-why-draw-first = On pioche avant de jouer (fluxx { $rule }).
page-fluxx-why-aside = Votre main est mise de côté tant que la petite main n’est pas jouée (fluxx { $rule }).
page-fluxx-why-effect = Un effet est d’abord résolu (fluxx { $rule }).
page-fluxx-why-owed = Vous devez encore jouer une carte, sans pouvoir passer (fluxx { $rule }).
page-fluxx-why-used = Déjà utilisée ce tour-ci (fluxx { $rule }).
page-fluxx-why-over = Vous avez fini de jouer (fluxx { $rule }).
page-fluxx-why-no-goal = Vous n’avez aucun Objectif en main (fluxx { $rule }).
page-fluxx-why-no-keeper = Vous n’avez aucun Atout en jeu (fluxx { $rule }).
page-fluxx-why-no-card = Il n’y a plus de carte à retourner (fluxx { $rule }).
page-fluxx-why-again = On ne peut prendre qu’une Action ou une Nouvelle Règle (fluxx { $rule }).
page-fluxx-won = Personne d’autre que { $seat } ne remplit l’Objectif { $goal }.
page-fluxx-won-keepers = { $have } Atouts, il en fallait au moins { $need }, et personne n’en a autant.
page-fluxx-won-cards = { $have } cartes en main, il en fallait au moins { $need }, et personne n’en a autant.
page-fluxx-won-by = Dernière carte jouée : { $card }
page-fluxx-turns = { $turns ->
    [one] La partie a duré { $turns } tour.
   *[other] La partie a duré { $turns } tours.
}
page-fluxx-lesson-rules = Bienvenue dans Fluxx ! Ces quatre nombres sont les règles en vigueur. Au début on pioche 1 carte, on en joue 1, et il n’y a pas de limite. Presque chaque carte peut changer cela.
page-fluxx-lesson-hand = Voici vos cartes. La couleur et le signe indiquent le type : les Atouts (maison) restent devant vous, les Objectifs (cible) disent comment gagner, les Nouvelles Règles (triangle) changent les nombres, les Actions (éclair) n’agissent qu’une fois.
page-fluxx-lesson-play = Quand vient votre tour, pointez une carte ou touchez-la : on vous dit ce qu’elle fera. Jouez ensuite celle que vous voulez. Un Atout n’est jamais une erreur.
page-fluxx-lesson-keepers = Voici tous les joueurs, leurs Atouts en jeu et le nombre de cartes qu’ils ont en main. Un Atout joué reste devant vous.
page-fluxx-lesson-goal = L’Objectif se trouve ici dès que quelqu’un en joue un. Qui réunit seul ce qu’il demande gagne aussitôt, quel que soit le tour. Les marques montrent où en est chacun.
page-fluxx-lesson-trail = Les dernières cartes jouées restent dans cette rangée, la plus récente d’abord. Choisissez-en une pour la lire. Si personne ne l’a choisie, une étiquette dit pourquoi elle a été jouée.
page-fluxx-lesson-again = Attendez votre prochain tour et jouez encore. Si une règle permet de jouer plusieurs cartes, la ligne du tour compte celles que vous devez encore.
page-fluxx-lesson-limits = Une limite ne vous lie qu’en dehors de votre tour : le surplus est alors défaussé, et c’est vous qui choisissez. La règle de base est barrée tant qu’une Nouvelle Règle la remplace.
page-fluxx-lesson-discard = La défausse est visible. Parcourez-la quand vous voulez, cherchez un titre ou ne montrez qu’un type de carte.
page-fluxx-lesson-win = Vous savez tout. Réunissez des Atouts, posez un Objectif qui vous arrange et surveillez le signe rouge : il avertit qu’une carte ferait gagner quelqu’un d’autre. Bonne chance !
