# FRAG
frag-title = FRAG : le combat
frag-about = Un jeu de tir sans ordinateur, sur ordinateur : courez, ramassez des armes et marquez trois frags avant les autres.

# Words
frag-word-weapon = arme
frag-word-gadget = gadget
frag-word-special = Spéciale
frag-word-hit = touche
frag-word-miss = manque sa cible
frag-word-health = Santé
frag-word-speed = Vitesse
frag-word-accuracy = Précision
frag-word-north = nord
frag-word-east = est
frag-word-south = sud
frag-word-west = ouest
frag-word-blood = sang
frag-word-pistol = pistolet

# Cards
frag-card-pump_station = Station de pompage
frag-card-six_gates = Les six portes
frag-card-pistol = Pistolet
frag-card-w_beam_pistol = Pistolet à rayon
    .effect = 3D. Arme à énergie.
frag-card-w_heavy_beam_pistol = Pistolet à rayon lourd
    .effect = 4D. Arme à énergie.
frag-card-w_beam_rifle = Fusil à rayon
    .effect = 5D. Arme à énergie.
frag-card-w_shotgun = Fusil à pompe
    .effect = 5D jusqu’à la distance 4, 3D au-delà.
frag-card-w_machine_gun = Mitrailleuse
    .effect = 4D. Rafale : pour 3 munitions, deux jets séparés sur une cible en une seule attaque.
frag-card-w_heavy_machine_gun = Mitrailleuse lourde
    .effect = 5D. Rafale comme la mitrailleuse.
frag-card-w_needler = Lance-aiguilles
    .effect = 3D ; une touche coûte 1 point de Santé de plus, même quand les dés ne font rien.
frag-card-w_flamethrower = Lance-flammes
    .effect = Jet de 4D dans une des quatre directions sur 4 cases, jusqu’au premier mur ou à la première porte fermée ; un seul jet pour toucher, comparé à la distance de chacun.
frag-card-w_chainsaw = Tronçonneuse
    .effect = 6D, seulement à la distance 1, sans munitions.
frag-card-w_missile_launcher = Lance-missiles
    .effect = 6D et 1 point de Santé en plus par touche. Pas à la distance 1.
frag-card-w_assault_cannon = Canon d’assaut
    .effect = 7D.
frag-card-w_heavy_assault_cannon = Canon d’assaut lourd
    .effect = 8D ; chaque tir coûte 2 munitions. Vitesse −1 tant qu’il est en jeu.
frag-card-w_sniper_rifle = Fusil de précision
    .effect = 4D. Une cible à plus de 10 cases compte comme à 10.
frag-card-w_tranquilizer_pistol = Pistolet tranquillisant
    .effect = Aucun dégât, +5 en Précision avec cette arme. La victime lance la moitié de ses dés de mouvement au tour suivant et attaque une fois au plus.
frag-card-w_nuke = Bombe atomique
    .effect = Se lance sur une case visible jusqu’à la distance 8. Si le jet touche, tout le monde à 2 pas, vous compris, est attaqué : 8D sur la case, 6D à 1, 4D à 2. Pas de recharge.
frag-card-g_light_armor = Armure légère
    .effect = Armure : +1 Santé.
frag-card-g_medium_armor = Armure moyenne
    .effect = Armure : +2 Santé.
frag-card-g_heavy_armor = Armure lourde
    .effect = Armure : +3 Santé. Plus de sauts.
frag-card-g_energy_shield = Bouclier d’énergie
    .effect = Compte comme armure. Chaque jet de dégâts coûte 1 de moins ; défaussé après 2 points sauvés.
frag-card-g_first_aid_kit = Trousse de soins
    .effect = Soigne 2, sans dépasser la Santé de base. Aussi au moment de mourir.
frag-card-g_adrenaline_surge = Poussée d’adrénaline
    .effect = Toutes vos caractéristiques sont doublées jusqu’à la fin de votre prochain tour.
frag-card-g_stim_pack = Stimulant
    .effect = +2 Santé jusqu’à la fin de votre prochain tour.
frag-card-g_regenerator = Régénérateur
    .effect = Soigne 1 au début de chacun de vos tours.
frag-card-g_ammo_pack = Caisse de munitions
    .effect = Recharge entièrement une de vos armes en jeu.
frag-card-g_targeting_system = Système de visée
    .effect = Se pose sur une arme, même le pistolet : +1 en Précision avec elle.
frag-card-g_extreme_damage = Dégâts extrêmes
    .effect = Vos dés de dégâts sont doublés jusqu’à la fin du tour.
frag-card-g_backpack = Sac à dos
    .effect = Deux armes de plus peuvent être en jeu.
frag-card-g_overcharger = Surchargeur
    .effect = Se pose sur une arme : +1D de dégâts.
frag-card-g_autoloader = Chargeur automatique
    .effect = Se pose sur une arme : une attaque de plus par tour, avec elle seule.
frag-card-g_speed_boots = Bottes de vitesse
    .effect = +1 Vitesse.
frag-card-g_jump_jets = Propulseurs de saut
    .effect = Un saut coûte 1 par case et peut être plus long d’une case.
frag-card-g_hazmat_boots = Bottes antiacide
    .effect = L’acide ne vous attaque pas.
frag-card-g_pocket_teleporter = Téléporteur de poche
    .effect = Pour 1 point, de n’importe quelle case à n’importe quel téléporteur, en bousculant qui s’y trouve.
frag-card-s_lag = Lag
    .effect = Un adversaire perd son prochain tour.
frag-card-s_disconnect = Déconnexion
    .effect = Un adversaire quitte aussitôt le plateau ; son tour s’arrête s’il est en cours. Il revient au début de son prochain tour.
frag-card-s_no_carrier = Ligne coupée
    .effect = Le combattant d’un adversaire tombe raide mort. Personne ne marque.
frag-card-s_hack_insubstantial = Piratage : immatériel
    .effect = Jusqu’à votre prochain tour, les attaques ne vous font rien et vous traversez les murs, sans pouvoir attaquer.
frag-card-s_hack_ammo = Piratage : munitions infinies
    .effect = Vos tirs ne coûtent rien jusqu’à la fin de votre prochain tour ; les armes vides tirent aussi.
frag-card-s_hack_speed = Piratage : vitesse
    .effect = Votre Vitesse est doublée pendant ce tour.
frag-card-s_aimbot = Visée automatique
    .effect = Cette attaque touche sans jet.
frag-card-s_packet_loss = Perte de paquets
    .effect = L’attaque déclarée manque sa cible.
frag-card-s_trick_fire = Tir par ricochet
    .effect = Ce tir tourne une fois sur une case libre. La moitié des dés de dégâts et de la perte en plus.
frag-card-s_puppeteer = Marionnettiste
    .effect = Lancez les dés de Vitesse d’un adversaire et déplacez son combattant ; les dangers le blessent.
frag-card-s_script_kiddie = Pirate en herbe
    .effect = Prenez en main une arme ou un gadget en jeu chez un adversaire visible.
frag-card-s_respawn_glitch = Bogue de réapparition
    .effect = Un combattant, même le vôtre, va sur une case de réapparition tirée au dé.
frag-card-s_swap = Prises inversées
    .effect = Échangez votre place avec un combattant du plateau.
frag-card-s_rapid_fire = Tir rapide
    .effect = Deux attaques de plus ce tour-ci.
frag-card-s_overclocked_server = Serveur survolté
    .effect = Tous ont +1 Vitesse et +1 Précision jusqu’à votre prochain tour.
frag-card-s_anti_cheat = Antitriche
    .effect = Annulez une carte Spéciale qu’on vient de jouer, ou défaussez pendant votre tour une carte Spéciale en jeu.
frag-card-s_loot_drop = Colis
    .effect = Piochez une arme et un gadget.

# Events
frag-event-build-shown = { $seat } joue avec Santé { $health }, Vitesse { $speed }, Précision { $accuracy }.
frag-event-first-rolled = { $seat } obtient { $die } pour le premier tour.
frag-event-first-found = { $seat } commence.
frag-event-placed = { $seat } part de la case { $where }.
frag-event-round-began = La manche { $round } commence.
frag-event-turn-began = C’est le tour de { $seat }.
frag-event-turn-lost = { $seat } perd ce tour à cause du lag.
frag-event-turn-ended = { $points ->
    [0] { $seat } termine son tour.
    [one] { $seat } termine son tour avec { $points } point inutilisé.
   *[other] { $seat } termine son tour avec { $points } points inutilisés.
}
frag-event-movement-rolled = { $points ->
    [one] { $seat } lance { $dice } : { $points } point de mouvement.
   *[other] { $seat } lance { $dice } : { $points } points de mouvement.
}
frag-event-moved = { $how ->
    [jump] { $seat } saute en { $where }.
    [teleport] { $seat } se téléporte en { $where }.
    [back] { $seat } recule en { $where }.
   *[step] { $seat } va en { $where }.
}
frag-event-respawned = { $seat } apparaît sur la case de réapparition { $number }.
frag-event-respawned-unseen = Quelque part dans le brouillard, { $seat } arrive sur une case de réapparition.
frag-event-bumped = Téléfrag ! { $seat } est repoussé vers la case de réapparition { $number }.
frag-event-pickup-rolled = { $seat } obtient { $die } sur une case de ramassage ({ $deck }).
frag-event-pickup-granted = Après deux échecs, { $seat } trouve à coup sûr ({ $deck }).
frag-event-drew = { $seat } pioche { $card }.
frag-event-drew-unseen = { $seat } pioche une carte ({ $deck }).
frag-event-laid-down = { $seat } joue { $card }.
frag-event-thrown-away = { $seat } jette { $card }.
frag-event-dropped = { $seat } laisse { $card } en { $where }.
frag-event-took = { $seat } ramasse { $card }.
frag-event-took-unseen = { $seat } ramasse quelque chose dans un tas.
frag-event-took-blood = { $seat } prend un marqueur de sang.
frag-event-special-named = { $seat } joue la carte Spéciale { $card }.
frag-event-special-aimed = { $seat } joue la carte Spéciale { $card } contre { $target }.
frag-event-special-stopped = { $card } est annulé.
frag-event-effect-ended = { $card } ne fait plus effet.
frag-event-declared = { $seat } attaque { $target } avec { $weapon } à la distance { $distance }.
frag-event-declared-area = { $seat } tire avec { $weapon } : { $where }.
frag-event-declared-unseen = Quelque part dans le brouillard, { $seat } tire avec { $weapon }.
frag-event-hit-rolled = { $hits ->
    [0] { $seat } lance { $dice } pour toucher : manqué.
   *[other] { $seat } lance { $dice } pour toucher : touché.
}
frag-event-hit-decided = L’attaque de { $seat } { $luck } sans jet de dés.
frag-event-attack-lost = L’attaque de { $seat } n’aboutit pas.
frag-event-damage-rolled = { $loss ->
    [0] { $seat } lance { $attack } contre { $defence } de { $victim } : aucune perte.
   *[other] { $seat } lance { $attack } contre { $defence } de { $victim } : Santé perdue, { $loss }.
}
frag-event-acid-rolled = { $loss ->
    [0] L’acide lance { $attack } contre { $defence } de { $seat } : aucune perte.
   *[other] L’acide lance { $attack } contre { $defence } de { $seat } : Santé perdue, { $loss }.
}
frag-event-unharmed = L’attaque traverse { $seat } sans effet.
frag-event-drugged = { $seat } est sous tranquillisant et sera lent au prochain tour.
frag-event-healed = { $seat } se soigne : Santé propre { $health }.
frag-event-killed = { $seat } meurt.
frag-event-frag-scored = { $frags ->
    [one] { $seat } a { $frags } frag.
   *[other] { $seat } a { $frags } frags.
}
frag-event-disconnected = { $seat } est déconnecté et quitte le plateau.
frag-event-swapped = { $seat } et { $other } échangent leurs places.
frag-event-stolen = { $seat } vole { $card } à { $victim }.
frag-event-puppet-moved = { $seat } tire les ficelles de { $victim } et lance { $dice }.
frag-event-out-of-lives = { $seat } n’a plus de vie et quitte la partie.
frag-event-won = { $seat } gagne la partie !
frag-event-stat-gained = { $seat } gagne un point jusqu’à la fin du tournoi : { $stat }.

# Questions
frag-prompt-build = Choisissez votre personnage.
frag-help-build = Sept points entre Santé, Vitesse et Précision, de 1 à 4 chacune. La Santé défend, la Vitesse déplace, la Précision touche et donne des attaques (frag 4, 5).
frag-prompt-place = Choisissez votre case de départ.
frag-help-place = À partir du premier joueur, chacun prend une case de réapparition libre (frag 12).
frag-prompt-roll = Lancez les dés de mouvement, ou jouez d’abord des cartes.
frag-help-roll = Autant de dés que votre Vitesse ; le total donne vos points. Sur un téléporteur, vous pouvez vous téléporter à la place, sans points ensuite (frag 50–52).
frag-prompt-act = Déplacez-vous, attaquez, jouez des cartes, ou terminez votre tour.
frag-help-act = Tout peut être mêlé tant qu’il reste des points ou des attaques. On traverse les autres sans pouvoir s’arrêter avec eux (frag 53, 72).
frag-prompt-discard = Trop de cartes : jetez-en une.
frag-help-discard = À la fin du tour, cinq cartes au plus restent en main (frag 19).
frag-prompt-pick = Prenez une carte du tas.
frag-help-pick = Une carte par tas et par tour, avec toutes ses munitions (frag 160, 161).
frag-prompt-bounce = Où le tir tourne-t-il ?
frag-help-bounce = Une case libre que vous voyez et d’où l’on voit la cible ; la distance est la somme des deux trajets (frag 216).
frag-prompt-puppet = Faites marcher votre marionnette.
frag-help-puppet = Vous choisissez son chemin selon les règles ; l’acide la blesse, et elle finit sur une case libre (frag 217).
frag-prompt-surplus = Votre Santé a baissé : lâchez une arme.
frag-help-surplus = Pas plus d’armes en jeu que Santé + 1, blessures comprises (frag 26).
frag-prompt-gain = Victoire : augmentez une caractéristique pour le tournoi.
frag-help-gain = Le gagnant ajoute 1 à une caractéristique pour toutes les parties suivantes (frag 168).
frag-prompt-turn = Le tour de { $active } va commencer. Répondez, ou passez.
frag-help-turn = Lag et Déconnexion se jouent avant qu’un tour commence. Si vous passez, il commence (frag 208, 209).
frag-prompt-special = { $seat } joue { $card }. Annulez, ou passez.
frag-help-special = Antitriche annule une carte Spéciale qu’on vient de jouer. Si vous passez, elle agit (frag 223, 228).
frag-prompt-declared = { $shooter } attaque avec { $weapon }. Répondez avant le jet pour toucher, ou passez.
frag-help-declared = L’attaque est déclarée et les munitions dépensées. Si tous passent, on lance pour toucher (frag 225–230).
frag-prompt-hit = { $shooter } touche { $victim } avec { $weapon }. Répondez avant les dés de dégâts, ou passez.
frag-help-hit = Dernière chance avant les dés de dégâts. Si tous passent, on les lance (frag 215, 227).
frag-prompt-acid = On vous fait entrer dans l’acide. Répondez, ou passez.
frag-help-acid = L’acide attaque avec 2 dés ; vous pouvez répondre comme la cible d’une attaque (frag 89, 217).
frag-prompt-death = Vous mourez : il faut { $needed } de Santé pour vivre.
frag-help-death = Le sang soigne 1, une trousse 2 ; Stimulant et Adrénaline prêtent de la Santé. Le tout peut se combiner (frag 142–144, 231).

# Options
frag-option-map = Carte : l’une des cartes imprimées, ou le texte d’un fichier de carte
frag-option-characters = Personnages : nouveaux, ou par siège des personnages existants, par exemple 3-2-3
    .new = chacun choisit
frag-option-tournament = Le gagnant ajoute un point à une caractéristique pour la partie suivante.
frag-option-few_players = On peut jouer à 2 ou 3.
frag-option-placement = Case de départ
    .choose = on la choisit
    .roll = les dés la donnent
frag-option-weapon_limit = Combien d’armes porte un blessé
    .unhurt = autant qu’avant
    .current = moins
frag-option-respawn_at_once = Les morts reviennent sans attendre leur tour.
frag-option-pity_pickup = Pas de troisième ramassage raté de suite.
frag-option-distance = Comment on compte les cases
    .steps = en lignes et colonnes
    .king = une diagonale compte pour une
frag-option-bound_attacks = La Précision liée à une arme donne des attaques de plus avec elle.
frag-option-no_rushes = Personne n’attaque pendant la première manche.
frag-option-markers_per_visit = Marqueurs sur une case
    .entry = un à chaque arrivée
    .turn = un par tour
frag-option-drops_keep_wear = Une arme lâchée garde ses munitions, une armure ses points.
frag-option-hand_lost_at_death = Pas de cartes au départ, et la mort coûte les armes et gadgets en main.
frag-option-puppeteer_scores = Une marionnette tuée par l’acide compte pour le marionnettiste.
frag-option-frags_to_win = Le nombre de frags pour gagner.
frag-option-lives = Un joueur tué autant de fois est éliminé ; le dernier gagne.
frag-option-round_limit = La partie finit après autant de manches ; le plus de frags gagne.
frag-option-secret_piles = Seul celui qui ramasse voit ce que cache un marqueur d’arme.
frag-option-fog = On ne voit les autres que lorsqu’ils sont en vue.
frag-option-reaction_seconds = Combien de secondes on attend une réaction.
frag-option-turn_seconds = Combien de secondes un tour peut durer.

# Choices
frag-choice-pass = passer
frag-choice-end = finir le tour
frag-choice-roll = lancer les dés de mouvement
frag-choice-stop = s’arrêter ici
frag-choice-blood = utiliser du sang : soigne 1
frag-choice-step = aller en { $where }
frag-choice-jump = sauter en { $where }
frag-choice-teleport = se téléporter en { $where }
frag-choice-start = partir de la case { $where }
frag-choice-bounce = tourner en { $where }
frag-choice-take = prendre : { $where }
frag-choice-pile = tas d’armes { $number } : { $cards }
frag-choice-throw = jeter { $card }
frag-choice-drop = lâcher ici { $card }
frag-choice-play = jouer { $card }
frag-choice-fire = tirer avec { $card }
frag-choice-burst = rafale avec { $card }
frag-choice-jet = jet de { $card }
frag-choice-nuke = lancer { $card }
frag-choice-trick = par ricochet avec { $card }
frag-choice-odds = { $name } : distance { $distance }, touche { $hit } %, mort { $kill } %
frag-choice-die = mourir
frag-choice-means-blood = sang × { $number }
frag-choice-health = Santé
frag-choice-speed = Vitesse
frag-choice-accuracy = Précision
frag-choice-build = Santé { $health }, Vitesse { $speed }, Précision { $accuracy }
frag-choice-build-all-rounder = polyvalent : un peu de tout
frag-choice-build-scout = éclaireur : rapide et précis, mais fragile
frag-choice-build-runner = coureur : le premier à chaque ramassage
frag-choice-build-tank = blindé : dur à tuer
frag-choice-build-marksman = tireur : deux attaques qui manquent rarement
frag-choice-build-slow = attention : pas de sauts, 1 à 6 cases par tour, difficile à jouer

# Screen
frag-screen-head = { $map } · manche { $round } · tour de { $active }
frag-screen-left = { $points ->
    [one] { $points } point de mouvement restant, attaques faites : { $attacks }
   *[other] { $points } points de mouvement restants, attaques faites : { $attacks }
}
frag-screen-seat = Combattant
frag-screen-stats = Profil
frag-screen-health = Santé
frag-screen-place = Case
frag-screen-frags = Marqués
frag-screen-hand-size = Main
frag-screen-in-play = En jeu
frag-screen-dead = mort
frag-screen-out = éliminé
frag-screen-offline = déconnecté
frag-screen-unseen = dans le brouillard
frag-screen-blood = sang × { $number }
frag-screen-hand = Votre main
frag-screen-specials = Cartes Spéciales en jeu : { $cards }
frag-screen-legend = lettres : combattants · bleu : à portée · w g : ramassage · T téléporteur · ≈ acide · * sang · ! armes · D portes, flèches à sens unique
frag-screen-keys = Tapez un numéro, une case comme 7,4 (à un mouvement), ou n e s w pour un pas.
