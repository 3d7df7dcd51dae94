# Fluxx
fluxx-title = Fluxx

fluxx-about = Le jeu dont les règles changent : piochez 1, jouez 1, et on verra bien.

fluxx-word-birthday = un anniversaire
fluxx-word-holiday = un jour de fête
fluxx-word-ordinary = un jour ordinaire
fluxx-word-clockwise = dans le sens horaire
fluxx-word-counterclockwise = dans le sens inverse
fluxx-word-rock = pierre
fluxx-word-paper = papier
fluxx-word-scissors = ciseaux

fluxx-card-basic_rules = Règles de Base
    .effect = Piochez 1 carte, jouez 1 carte. Il n’y a pas de limites.
fluxx-card-sleep = Le Sommeil
fluxx-card-the_brain = Le Cerveau
fluxx-card-bread = Le Pain
fluxx-card-chocolate = Le Chocolat
fluxx-card-cookies = Les Cookies
fluxx-card-milk = Le Lait
fluxx-card-money = L'Argent
fluxx-card-the_eye = L'Œil
fluxx-card-the_moon = La Lune
fluxx-card-the_rocket = La Fusée
fluxx-card-the_toaster = Le Grille-Pain
fluxx-card-television = La Télévision
fluxx-card-time = Le Temps
fluxx-card-dreams = Les Rêves
fluxx-card-music = La Musique
fluxx-card-the_party = La Fête
fluxx-card-the_sun = Le Soleil
fluxx-card-love = L'Amour
fluxx-card-peace = La Paix
fluxx-card-the_appliances = L'Électroménager
fluxx-card-baked_goods = La Boulangerie
fluxx-card-bed_time = L'Heure de se Coucher
fluxx-card-cant_buy_me_love = L'Amour n'a pas de prix
fluxx-card-chocolate_cookies = Les Cookies au Chocolat
fluxx-card-chocolate_milk = Le Lait Chocolaté
fluxx-card-day_dreams = Rêve Éveillé
fluxx-card-dreamland = Au Pays des Songes
fluxx-card-the_eye_of_the_beholder = L'Amour est Aveugle
fluxx-card-great_theme_song = Les Génériques de mon Enfance
fluxx-card-hearts_and_minds = De Cœur et d'Esprit
fluxx-card-hippyism = Les Babas Cools
fluxx-card-lullaby = Berceuse
fluxx-card-milk_and_cookies = Les Biscuits Trempés
fluxx-card-the_minds_eye = Le Troisième Œil
fluxx-card-night_and_day = Le Jour et la Nuit
fluxx-card-party_time = C'est l'heure de la Fête !
fluxx-card-rocket_science = L'Ingénieur
fluxx-card-rocket_to_the_moon = On a Marché...
fluxx-card-squishy_chocolate = Chocolat Fondu
fluxx-card-time_is_money = Le Temps c'est de l'Argent
fluxx-card-toast = Le Toast
fluxx-card-turn_it_up = À fond la musique !
fluxx-card-winning_the_lottery = Gagner au Loto
fluxx-card-world_peace = La Paix dans le Monde
fluxx-card-daily_bread = Pain quotidien
fluxx-card-the_brain_no_tv = La Cervelle (sans la Télé)
    .effect = Vous avez Le Cerveau, et La Télévision n’est en jeu chez personne.
fluxx-card-party_snacks = Les Petits Fours
    .effect = Vous avez La Fête et au moins un mets : Pain, Chocolat, Cookies ou Lait.
fluxx-card-five_keepers = 5 Atouts
    .effect = Vous avez au moins 5 Atouts en jeu, et plus que quiconque.
fluxx-card-ten_cards_in_hand = 10 Cartes en Main
    .effect = Vous avez au moins 10 cartes en main, et plus que quiconque.
fluxx-card-draw_2 = Piochez 2
    .effect = Piochez 2 cartes par tour.
fluxx-card-draw_3 = Piochez 3
    .effect = Piochez 3 cartes par tour.
fluxx-card-draw_4 = Piochez 4
    .effect = Piochez 4 cartes par tour.
fluxx-card-draw_5 = Piochez 5
    .effect = Piochez 5 cartes par tour.
fluxx-card-play_2 = Jouez 2
    .effect = Jouez 2 cartes par tour.
fluxx-card-play_3 = Jouez 3
    .effect = Jouez 3 cartes par tour.
fluxx-card-play_4 = Jouez 4
    .effect = Jouez 4 cartes par tour.
fluxx-card-play_all = Jouez tout
    .effect = À chaque tour, jouez toutes vos cartes, même celles gagnées entre-temps.
fluxx-card-play_all_but_1 = Jouez tout sauf 1
    .effect = À chaque tour, jouez jusqu’à ce qu’il vous reste 1 carte. Parti de rien avec une seule carte piochée, piochez-en une de plus.
fluxx-card-hand_limit_0 = Limite de main 0
    .effect = Hors de votre tour, gardez en main au plus ce nombre de cartes : 0.
fluxx-card-hand_limit_1 = Limite de main 1
    .effect = Hors de votre tour, gardez en main au plus ce nombre de cartes : 1.
fluxx-card-hand_limit_2 = Limite de main 2
    .effect = Hors de votre tour, gardez en main au plus ce nombre de cartes : 2.
fluxx-card-keeper_limit_2 = Limite d'Atouts 2
    .effect = Hors de votre tour, gardez au plus 2 Atouts en jeu.
fluxx-card-keeper_limit_3 = Limite d'Atouts 3
    .effect = Hors de votre tour, gardez au plus 3 Atouts en jeu.
fluxx-card-keeper_limit_4 = Limite d'Atouts 4
    .effect = Hors de votre tour, gardez au plus 4 Atouts en jeu.
fluxx-card-no_hand_bonus = Bonus du bredouille
    .effect = Si votre main est vide au début du tour, piochez 3 cartes, puis piochez normalement.
fluxx-card-party_bonus = Bonus de Fête
    .effect = Tant que La Fête est en jeu chez quelqu’un, chacun pioche et joue 1 carte de plus à son tour.
fluxx-card-poor_bonus = Bonus du Pauvre
    .effect = Si vous seul avez le moins d’Atouts, piochez 1 carte de plus.
fluxx-card-rich_bonus = Bonus du Riche
    .effect = Si vous seul avez le plus d’Atouts, vous pouvez jouer 1 carte de plus.
fluxx-card-double_agenda = Sur les Deux Tableaux
    .effect = Deux Objectifs peuvent être en jeu ; l’un ou l’autre fait gagner.
fluxx-card-first_play_random = Première Carte Aléatoire
    .effect = La première carte jouée à chaque tour est tirée au hasard, sauf si vous n’en jouez qu’une.
fluxx-card-get_on_with_it = Dépêche !
    .effect = Action libre : avant votre dernière carte, défaussez votre main, piochez 3 cartes et terminez votre tour.
fluxx-card-goal_mill = Échange d'objectifs
    .effect = Action libre, une fois par tour : défaussez des Objectifs de votre main et piochez autant de cartes.
fluxx-card-inflation = Inflation
    .effect = Chaque chiffre sur une autre carte compte un de plus. Les nombres en lettres ne changent pas.
fluxx-card-mystery_play = Jeu en Aveugle
    .effect = Action libre, une fois par tour : jouez aussitôt la première carte de la pioche.
fluxx-card-recycling = Recyclage
    .effect = Action libre, une fois par tour : défaussez un de vos Atouts et piochez 3 cartes.
fluxx-card-swap_plays_for_draws = Échanger Jouer/Piocher
    .effect = Action libre : piochez autant de cartes qu’il vous en reste à jouer, puis terminez votre tour.
fluxx-card-trash_a_keeper = Un Atout à la poubelle
    .effect = Défaussez un Atout en jeu, à qui que ce soit.
fluxx-card-rotate_hands = Changement de Mains
    .effect = Chacun passe sa main à son voisin ; vous choisissez le sens.
fluxx-card-rules_reset = Règles Réinitialisées
    .effect = Défaussez toutes les Nouvelles Règles en jeu.
fluxx-card-random_tax = Taxe aléatoire
    .effect = Prenez au hasard 1 carte dans la main de chaque adversaire.
fluxx-card-rock_paper_scissors_showdown = Duel de Pierre-Papier-Ciseaux
    .effect = Défiez un joueur ; le premier à gagner deux manches prend la main de l’autre.
fluxx-card-trash_a_new_rule = Nouvelle Règle à la poubelle
    .effect = Défaussez une Nouvelle Règle en jeu.
fluxx-card-use_what_you_take = Utiliser ce que vous Prenez
    .effect = Prenez au hasard une carte d’une autre main et jouez-la.
fluxx-card-zap_a_card = Rafler une carte
    .effect = Prenez en main une carte en jeu : Atout, Objectif ou Nouvelle Règle.
fluxx-card-discard_and_draw = Défaussez et Piochez
    .effect = Défaussez votre main et piochez autant de cartes.
fluxx-card-draw_2_and_use_em = Piochez 2 et jouez-les
    .effect = Piochez 2 cartes à part et jouez les deux.
fluxx-card-draw_3_play_2_of_them = Piochez 3 et Jouez-en 2
    .effect = Piochez 3 cartes à part, jouez-en 2 et défaussez la dernière.
fluxx-card-empty_the_trash = Videz la poubelle
    .effect = Mélangez la défausse à la pioche.
fluxx-card-everybody_gets_1 = 1 pour Tous
    .effect = Piochez 1 carte par joueur, regardez-les et distribuez-les à votre gré.
fluxx-card-exchange_keepers = Échange d'Atouts
    .effect = Échangez un de vos Atouts contre celui d’un adversaire.
fluxx-card-jackpot = Jackpot !
    .effect = Piochez 3 cartes.
fluxx-card-lets_do_that_again = On la Refait !
    .effect = Reprenez une Action ou une Nouvelle Règle de la défausse et jouez-la.
fluxx-card-lets_simplify = On va Simplifier
    .effect = Défaussez jusqu’à la moitié des Nouvelles Règles en jeu, au moins une.
fluxx-card-no_limits = Pas de Limites
    .effect = Défaussez toutes les Limites de main et d’Atouts.
fluxx-card-trade_hands = Échange de Mains
    .effect = Échangez votre main avec un autre joueur.
fluxx-card-share_the_wealth = Partage des Richesses
    .effect = Tous les Atouts en jeu sont mélangés et redistribués, en commençant par vous.
fluxx-card-steal_a_keeper = Vol d'Atout
    .effect = Prenez l’Atout d’un adversaire et posez-le devant vous.
fluxx-card-take_another_turn = Un Tour de Plus
    .effect = Vous rejouez après ce tour, jamais plus de deux tours de suite.
fluxx-card-todays_special = Journée Exceptionnelle
    .effect = Piochez 3 cartes à part ; jouez-en 3 à votre anniversaire, 2 un jour de fête, sinon 1. Défaussez le reste.
fluxx-card-bread_and_chocolate = Pain et Chocolat

fluxx-event-warned = { $goal } ne peut pas être atteint avec ce paquet.
fluxx-event-turn-began = { $extra ->
    [yes] Tour { $turn } : { $seat } rejoue.
   *[no] Tour { $turn } : à { $seat }.
}
fluxx-event-drew = { $seat } pioche { $cards }.
fluxx-event-drew-some = { $cards ->
    [one] { $seat } pioche { $cards } carte.
   *[other] { $seat } pioche { $cards } cartes.
}
fluxx-event-drew-apart = { $seat } pioche pour { $action } : { $cards }.
fluxx-event-drew-some-apart = { $cards ->
    [one] { $seat } pioche { $cards } carte pour { $action }.
   *[other] { $seat } pioche { $cards } cartes pour { $action }.
}
fluxx-event-shuffled = { $cards ->
    [one] { $cards } carte défaussée est mélangée à la pioche.
   *[other] { $cards } cartes défaussées sont mélangées à la pioche.
}
fluxx-event-played = { $cause ->
    [hand] { $seat } joue { $card }.
    [first_play_random] Au hasard (Première Carte Aléatoire) : { $seat } joue { $card }.
    [mystery_play] De la pioche (Jeu en Aveugle) : { $seat } joue { $card }.
    [use_what_you_take] D’une autre main : { $seat } joue { $card }.
    [lets_do_that_again] De la défausse : { $seat } joue { $card }.
   *[other] De la petite main : { $seat } joue { $card }.
}
fluxx-event-discarded = { $seat } défausse { $cards }.
fluxx-event-rules-discarded = Plus en jeu : { $cards }.
fluxx-event-goal-discarded = L’Objectif { $goal } est défaussé.
fluxx-event-free-action-used = { $seat } utilise l’action libre { $card }.
fluxx-event-bonus-answered = { $answer ->
    [accept] { $seat } prend la pioche en plus du Bonus de Fête.
   *[refuse] { $seat } renonce à la pioche en plus du Bonus de Fête.
}
fluxx-event-day-declared = { $seat } déclare que c’est { $day }.
fluxx-event-hands-rotated = { $seat } fait tourner toutes les mains { $direction }.
fluxx-event-hands-traded = { $seat } et { $other } échangent leurs mains.
fluxx-event-card-taken = { $seat } prend { $card } dans la main de { $giver }.
fluxx-event-card-taken-unseen = { $seat } prend une carte dans la main de { $giver }.
fluxx-event-card-given = { $receiver } reçoit { $card } de { $seat }.
fluxx-event-card-given-unseen = { $receiver } reçoit une carte de { $seat }.
fluxx-event-zapped = { $seat } prend en main { $card }, qui était en jeu.
fluxx-event-keeper-moved = { $keeper } passe de { $owner } à { $seat }.
fluxx-event-keepers-shared = { $keepers ->
    [one] { $keepers } Atout est mélangé et redistribué.
   *[other] { $keepers } Atouts sont mélangés et redistribués.
}
fluxx-event-challenged = { $seat } défie { $rival } : le gagnant prend l’autre main.
fluxx-event-thrown = { $seat } : { $throw }, { $rival } : { $reply }. Score : { $won } à { $lost }.
fluxx-event-hand-won = { $cards ->
    [one] { $seat } gagne { $cards } carte de { $loser }.
   *[other] { $seat } gagne les { $cards } cartes de { $loser }.
}
fluxx-event-extra-turn-promised = { $seat } rejouera.
fluxx-event-several-meet = { $more ->
    [0] { $seat } et { $other } remplissent tous deux un Objectif : personne ne gagne, la partie continue.
   *[other] { $seat }, { $other } et d’autres remplissent un Objectif : personne ne gagne, la partie continue.
}
fluxx-event-joining = { $seat } se joint à la partie après ce tour.
fluxx-event-joined = { $seat } s’assoit à la table.
fluxx-event-left = { $bot ->
    [yes] { $seat } s’en va ; un robot prend sa place.
   *[no] { $seat } quitte la table.
}
fluxx-event-claimed = { $seat } veut commencer, et commence.
fluxx-event-won = { $seat } est seul à remplir { $goal } et gagne.
fluxx-event-walkover = Il ne reste que { $seat } à la table : victoire par forfait, sans Objectif rempli.
fluxx-event-undecided = { $turns ->
    [one] La partie s’arrête sans vainqueur après { $turns } tour.
   *[other] La partie s’arrête sans vainqueur après { $turns } tours.
}

fluxx-prompt-who-starts = Qui commence ? Dites que cela vous est égal, ou réclamez le premier tour.
fluxx-prompt-before-draw = Utilisez une action libre avant de piocher, ou piochez.
fluxx-prompt-play = Jouez une carte, ou utilisez une action libre.
fluxx-prompt-party-bonus = Bonus de Fête : voulez-vous la pioche supplémentaire ?
fluxx-prompt-small-hand = Jouez une carte de la petite main.
fluxx-prompt-discard = Vous dépassez une limite : choisissez ce qui part.
fluxx-prompt-drop-goal = Il y a un Objectif de trop : choisissez lequel part.
fluxx-prompt-trash-keeper = Choisissez un Atout à défausser.
fluxx-prompt-direction = Dans quel sens passent les mains ?
fluxx-prompt-challenge = Qui défiez-vous ?
fluxx-prompt-throw = À vous !
fluxx-prompt-trash-rule = Choisissez une Nouvelle Règle à défausser.
fluxx-prompt-take-from = Dans quelle main prenez-vous une carte ?
fluxx-prompt-zap = Prenez en main une carte en jeu.
fluxx-prompt-give = Quelle carte va à { $seat } ?
fluxx-prompt-exchange = Quels Atouts sont échangés ?
fluxx-prompt-again = Quelle carte de la défausse rejouez-vous ?
fluxx-prompt-simplify = Choisissez des Nouvelles Règles à défausser.
fluxx-prompt-trade-with = Avec qui échangez-vous votre main ?
fluxx-prompt-steal = Quel Atout volez-vous ?
fluxx-prompt-day = Quel jour sommes-nous ?
fluxx-prompt-recycle = Lequel de vos Atouts recyclez-vous ?
fluxx-prompt-mill = Quels Objectifs de votre main partent ?

fluxx-help-who-starts = Le premier qui réclame le premier tour l’obtient ; si cela est égal à tous, le sort décide (fluxx 9, 10).
fluxx-help-before-draw = Les actions libres peuvent servir avant la pioche, chacune une fois par tour (fluxx 88, 90).
fluxx-help-play = Jouez n’importe quelle carte de votre main, autant que les règles l’exigent. Quand plus rien n’est dû, vous pouvez terminer (fluxx 15, 16, 29 à 36).
fluxx-help-party-bonus = La pioche en plus est acceptée ou refusée une fois par tour, et la réponse vaut pour ce tour (fluxx 100, 101).
fluxx-help-small-hand = Les cartes de la petite main se jouent à part, dans l’ordre voulu ; le reste est défaussé (fluxx 79 à 86).
fluxx-help-discard = Hors de votre tour les limites s’appliquent aussitôt, à votre tour à la fin : la main, puis les Atouts (fluxx 41 à 44).
fluxx-help-drop-goal = Qui pose un troisième Objectif, ou retire la règle des deux Objectifs, choisit celui qui est défaussé (fluxx 67, 68).
fluxx-help-trash-keeper = Tout Atout en jeu peut être défaussé, les vôtres aussi (fluxx 198).
fluxx-help-direction = Tous passent leur main entière au voisin (fluxx 199).
fluxx-help-challenge = Le premier à gagner deux manches prend toute la main de l’autre (fluxx 165 à 169).
fluxx-help-throw = Les deux jouent en secret et en même temps ; une égalité se rejoue (fluxx 165, 166).
fluxx-help-trash-rule = Toute Nouvelle Règle en jeu ; les Règles de Base restent (fluxx 203).
fluxx-help-take-from = Une carte au hasard de cette main est jouée aussitôt comme la vôtre (fluxx 204).
fluxx-help-zap = Un Atout de n’importe qui, un Objectif ou une Nouvelle Règle, pas les Règles de Base (fluxx 205).
fluxx-help-give = Donnez autant de cartes à chacun, vous compris ; s’il en manque, quelqu’un n’a rien (fluxx 210).
fluxx-help-exchange = Un de vos Atouts contre celui d’un adversaire (fluxx 211).
fluxx-help-again = Toute Action ou Nouvelle Règle de la défausse, jouée aussitôt (fluxx 213).
fluxx-help-simplify = Au moins une et au plus la moitié des Nouvelles Règles, arrondie au supérieur (fluxx 214).
fluxx-help-trade-with = Deux mains entières changent de propriétaire, même si l’une est vide (fluxx 216).
fluxx-help-steal = L’Atout d’un adversaire est désormais devant vous (fluxx 218).
fluxx-help-day = On le dit avant de piocher ; personne ne vérifie le calendrier (fluxx 161 à 164).
fluxx-help-recycle = Défaussez un de vos Atouts et piochez 3 cartes, 4 sous Inflation (fluxx 196).
fluxx-help-mill = Défaussez autant d’Objectifs que vous voulez et piochez autant de cartes (fluxx 193).

fluxx-option-edition = Quelle boîte
    .ru = russe
    .en = anglaise, avec Pain et Chocolat
fluxx-option-optional_bonuses = Les bonus du Riche et de Fête peuvent rester inutilisés.
fluxx-option-inflation_on_words = L’Inflation compte aussi trois nombres écrits en lettres.
fluxx-option-lets_simplify_zero = « On va Simplifier » peut ne rien défausser.
fluxx-option-free_actions_before_draw = Les actions libres peuvent servir avant la pioche.
fluxx-option-random_first_test = Quand la Première Carte Aléatoire compte vos cartes
    .start = à la fin de la pioche
    .current = chaque fois qu’on joue une carte
fluxx-option-running_actions_grow = L’Inflation qui arrive agrandit les petites mains en cours.
fluxx-option-todays_special = Quel jour on est
    .declare = le joueur le dit
    .ordinary = toujours un jour ordinaire
fluxx-option-who_starts = Qui commence : le sort, le premier qui demande ou un numéro de place
    .random = le sort décide
    .claim = le premier qui demande
fluxx-option-late_joiners = De nouveaux joueurs peuvent arriver entre deux tours.
fluxx-option-on_leave = Quand quelqu’un part
    .discard = ses cartes sont défaussées
    .bot = un robot continue
fluxx-option-add = Le texte d’un fichier de cartes à vous, mêlées au paquet.
fluxx-option-without = Les identifiants des cartes à retirer.
fluxx-option-max_turns = Après combien de tours la partie s’arrête sans vainqueur
    .none = jamais

fluxx-choice-end = terminer le tour
fluxx-choice-draw = piocher
fluxx-choice-random = une carte au hasard
fluxx-choice-done = c’est tout
fluxx-choice-nobody = rien pour ce joueur
fluxx-choice-accept = oui, piocher
fluxx-choice-refuse = non merci
fluxx-choice-anybody = cela m’est égal
fluxx-choice-claim = je veux commencer
fluxx-choice-clockwise = sens horaire
fluxx-choice-counterclockwise = sens antihoraire
fluxx-choice-birthday = mon anniversaire
fluxx-choice-holiday = une fête
fluxx-choice-ordinary = un jour ordinaire
fluxx-choice-rock = pierre
fluxx-choice-paper = papier
fluxx-choice-scissors = ciseaux
fluxx-choice-use = utiliser { $card }
fluxx-choice-swap = { $mine } contre { $theirs }

fluxx-screen-turn = Tour { $turn } : { $seat }
fluxx-screen-rules = Règles en vigueur
fluxx-screen-draw = Piocher { $number }
fluxx-screen-play = Jouer { $number }
fluxx-screen-all = tout
fluxx-screen-all-but = tout sauf { $keep }
fluxx-screen-hand-limit = Limite de main { $number }
fluxx-screen-keeper-limit = Limite d’Atouts { $number }
fluxx-screen-no-limit = aucune
fluxx-screen-inflated = Inflation : chaque chiffre compte { $more } de plus
fluxx-screen-basic = Règles de Base
fluxx-screen-strip = Pioché { $drawn } sur { $draws } · joué { $played } · à jouer : { $left }, obligatoires : { $owed }
fluxx-screen-extra-turn = un autre tour est promis
fluxx-screen-used = utilisé : { $cards }
fluxx-screen-goals = Objectifs
fluxx-screen-no-goal = Pas encore d’Objectif : personne ne peut gagner.
fluxx-screen-has = { $seat } { $have } sur { $need }
fluxx-screen-lies = { $card } est devant { $seat }
fluxx-screen-blocked = bloqué : { $card } est devant { $seat }
fluxx-screen-several = Plusieurs remplissent un Objectif : on joue jusqu’à ce qu’il n’en reste qu’un.
fluxx-screen-some-of = un parmi { $cards }
fluxx-screen-resolving = En cours
fluxx-screen-small-hand = { $action } ({ $played } jouées, { $left } à jouer)
fluxx-screen-seat = Joueur
fluxx-screen-hand = Main
fluxx-screen-keepers = Atouts
fluxx-screen-known = Connu en main
fluxx-screen-gone = parti
fluxx-screen-bot = joué par un robot
fluxx-screen-leaving = s’en va
fluxx-screen-your-hand = Votre main
fluxx-screen-set-aside = Votre main, mise de côté
fluxx-screen-your-small-hand = Petite main
fluxx-screen-looked-at = Cartes à donner
fluxx-screen-keeper = Atout
fluxx-screen-goal = Objectif
fluxx-screen-new-rule = Nouvelle Règle
fluxx-screen-action = Action
fluxx-screen-pushes-out = { $card } serait défaussée.
fluxx-screen-danger = Attention : d’après ce qu’on sait, { $seat } gagnerait.
fluxx-screen-walkover = Victoire par forfait : aucun Objectif rempli.
fluxx-screen-undecided = Personne n’a gagné.
fluxx-screen-goal-met = Objectif rempli : { $goal }
fluxx-screen-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
fluxx-screen-discard = { $cards ->
    [one] { $cards } carte dans la défausse
   *[other] { $cards } cartes dans la défausse
}
