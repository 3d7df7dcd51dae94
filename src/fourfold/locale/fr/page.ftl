# La page : tout ce qui n’appartient pas à un seul jeu.
page-guest = Invité
page-and = { $first } et { $last }
page-close = Fermer
page-loading = Chargement…
page-home = Tous les jeux
page-play-now = Jouer
page-retry = Réessayer
page-fzzzt = Fzzzt!
    .about = Misez vos robots pour en gagner de meilleurs et assemblez-en des machines.
page-fits = Mini FITS
    .about = Faites glisser les pièces sans laisser de trou.
page-fluxx = Fluxx
    .about = Le jeu de cartes dont les règles et les buts changent à chaque carte.
page-frag = FRAG
    .about = Un jeu de tir sur plateau : courez, tirez, esquivez, revenez.

# Qui est à la table
page-seats = Joueurs
page-bot-names = Otto, Mila, Hugo, Nora, Félix, Ada, Bruno, Léna, Oscar, Véra, Émile, Ida
page-open-seat = place libre
page-bot = robot
page-bot-level = robot, { $level }
page-level-novice = débutant
page-level-easy = facile
page-level-normal = moyen
page-level-hard = fort
page-level-expert = expert
page-level-random = au hasard
page-level-greedy = rapide
page-bot-plays-for = un robot joue
page-here = présent
page-away = absent
page-thinks = joue
page-thinks-me = à vous
page-you-mark = (vous)
page-winner = victoire
page-onlookers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

# Que faire, et pourquoi l’on attend
page-board = Le plateau
page-what-now = Que faire maintenant
page-title-turn = À vous – { $title }
page-waiting-for = On attend { $names }.
page-waiting-for-gone = On attend { $names } : pas de connexion pour l’instant. Patientez, ou renvoyez le lien d’invitation.
page-replace = Laisser un robot jouer pour { $names }
page-bots-think = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
page-looking-on = Vous regardez.
page-moment = Un instant : la table se prépare.
page-sending = Votre coup est en route…
page-bot-plays-for-you = Un robot joue à votre place. Vous pouvez la reprendre à tout moment.
page-return = Reprendre ma place
page-explain = Qu’est-ce que cela veut dire ?
page-hint = Que ferait un robot ?
page-hint-says = Un robot choisirait : { $choice }
page-undo = Reprendre mon dernier coup
page-undo-asked = { $name } voudrait reprendre un coup.
page-undo-yes = Accepter
page-undo-no = Refuser
page-undo-waits = Vous demandez à reprendre un coup. Les autres doivent accepter.
page-rerun = Revoir le dernier tour
page-rerunning = Le dernier tour est rejoué.
page-in-the-past = Vous regardez un moment passé.
page-past = Voici la table au moment { $number }.
page-back-to-now = Revenir au présent
page-sure = Vous êtes sûr ?
page-do-it = Oui, le faire
page-not-yet = Pas encore
page-lost = La connexion est perdue. On réessaie ; votre coup partira dès qu’elle revient.

# Les panneaux à côté du plateau
page-panels = Journal, discussion, règles et réglages
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-rules = Règles
page-tab-settings = Réglages
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-about-me = Seulement ce qui me concerne
page-older = Montrer plus ancien
page-newest = Au plus récent
page-show-moment = Voir ce moment
page-show-moment-number = Voir le moment { $number }
page-chat = Ce qui s’est dit
page-chat-empty = Personne n’a encore rien dit. Soyez aimables !
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-onlooker = Seuls ceux qui ont une place peuvent parler.
page-search-rules = Chercher dans les règles
page-nothing-found = Rien trouvé. Essayez d’autres mots.
page-language = Langue
page-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-motion = Animation
    .about = Règle aussi la vitesse à laquelle les coups des autres se suivent.
page-motion-off = Aucune
page-motion-fast = Rapide
page-motion-normal = Normale
page-confirm = Demander avant un coup
    .about = Un coup risqué coûte quelque chose et ne se reprend pas.
page-confirm-off = Jamais
page-confirm-risky = Si risqué
page-confirm-always = Toujours
page-sound = Son
page-keys-on = Raccourcis d’une seule touche
page-keys = Clavier
page-keys-board = Tab parcourt tout, Entrée choisit. Les plateaux ont d’autres touches, indiquées à côté de leurs boutons.
page-key-hint = Que ferait un robot ?
page-key-undo = Reprendre le dernier coup
page-key-rerun = Revoir le dernier tour
page-key-rule = La règle derrière la question
page-key-log = Journal
page-key-chat = Discussion
page-key-invite = Inviter
page-key-keys = Cette liste
page-key-escape = Fermer, ou revenir au présent

# Inviter, attendre, partir
page-invite = Inviter
page-invite-how = Qui ouvre ce lien peut prendre une place libre ou regarder.
page-invite-link = Lien vers cette table
page-invite-code = Code :
page-qr = Code QR du lien vers cette table
page-copy = Copier
page-copied = Copié
page-share = Partager
page-other-device = Jouer sur un autre appareil
page-other-device-about = Scannez ce code ou ouvrez ce lien là-bas. Qui l’a joue à votre place : gardez-le pour vous.
page-join-late = Entrer dans cette partie
page-leave = Quitter la partie
page-leave-about = Un robot joue désormais à votre place. Vous pouvez revenir et la reprendre à tout moment.
page-leave-yes = Laisser jouer un robot
page-leave-no = Rester
page-waiting-room = { $game } : on attend des joueurs
page-waiting-choose = Dites votre nom et prenez place. La partie commence quand toutes les places sont prises.
page-waiting-others = La partie commence quand toutes les places sont prises. Envoyez le lien à ceux qui jouent.
page-your-name = Votre nom
page-sit-here = S’asseoir ici
page-table-kind = Table
page-public = publique
page-private = sur lien seulement
page-rated = classée
page-clock = Pendule
    .about = Le temps de chacun ; qui n’en a plus est remplacé par un robot.
page-clock-text = { $bank } chacun, plus { $increment } s par coup
page-pass-to = Passer l’appareil à { $name }
page-pass-device = Passez l’appareil à { $name }
    .about = Les autres ne regardent pas.
page-i-am = Je suis { $name }
page-no-curtain = Je joue toutes les places : sans rideau

# La fin
page-sheet = Feuille de score
page-place = Rang
page-player = Joueur
page-score = Points
page-rematch = Rejouer
page-next-game = Partie suivante du tournoi
page-rematch-join = Rejoindre la partie suivante
page-replay = Revoir la partie

# Ce qui se passe autour du jeu
page-event-undone = { $seat } reprend un coup.
page-event-asked-undo = { $seat } demande à reprendre un coup.
page-event-agreed = { $answer ->
    [no] { $seat } refuse de revenir en arrière.
   *[yes] { $seat } accepte de revenir en arrière.
}
page-event-took-over = { $why ->
    [clock] { $seat } n’a plus de temps ; un robot continue.
    [gone] { $seat } est absent depuis un moment ; un robot continue.
    [away] { $seat } a manqué un tour ; un robot continue.
    [left] { $seat } s’en va ; un robot continue.
   *[other] Un autre robot joue pour { $seat }.
}
page-event-returned = { $seat } est de retour.
page-event-sat = { $seat } prend place.
page-event-rematched = { $seat } propose une autre partie.

# Ce qui n’a pas marché, et que faire
page-refused-network = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-refused-server = Le serveur a un problème. Réessayez dans un instant.
page-refused-rate = C’était trop à la fois. Attendez un peu et réessayez.
page-refused-size = C’est trop long. Raccourcissez.
page-refused-decode = Le serveur n’a pas compris. Rechargez la page et réessayez.
page-refused-token = Cette place n’est pas à ce navigateur. Vous regardez ; pour jouer, ouvrez le lien de la place.
page-refused-seat = Cette place est prise ou jouée par un robot. Choisissez-en une autre, ou reprenez-la d’abord.
page-refused-decision = On ne vous demande rien pour l’instant. Attendez votre tour.
page-refused-seq = La table a changé avant l’arrivée de votre coup. Regardez et choisissez à nouveau.
page-refused-legality = Ce n’est pas possible maintenant. Choisissez l’un des coups proposés.
page-refused-present = Cette personne est de nouveau connectée : pas besoin de robot.
page-refused-patience = Laissez-lui deux minutes. Ensuite, un robot pourra jouer jusqu’à son retour.
page-refused-undo = Il n’y a rien à reprendre maintenant.
page-refused-name = Ce nom est déjà pris ici. Choisissez-en un autre.
page-refused-store = Il n’est pas sûr que ce soit enregistré. Réessayez.
page-refused-damaged = Cette table est endommagée sur le serveur et ne peut plus servir. Commencez-en une autre.
page-refused-rules = Le jeu n’a pas pu jouer ce coup, et rien n’a changé. Choisissez-en un autre et signalez-le, s’il vous plaît.
page-refused-busy = Le serveur est occupé. Réessayez dans un instant.
page-refused-table = Cette table n’existe pas. Vérifiez le lien.
page-refused-game = Ce jeu n’existe pas.
page-refused-options = Le jeu ne peut pas se jouer avec ces réglages. Changez ceux qui sont marqués.
page-refused-bot = Ce jeu n’a pas ce robot. Choisissez un autre niveau.
page-refused-record = Cet enregistrement est illisible. Choisissez un fichier enregistré ici.
page-refused-hint = Pas de conseils à cette table.
page-refused-hints = Pas de conseils à cette table.
page-refused-other = Quelque chose s’est mal passé. Rechargez la page ; votre partie est sauve.
page-missing-page = Il n’y a rien ici
    .about = L’adresse est peut-être fausse. Tous les jeux et vos tables sont sur la première page.
page-missing-table = Cette table n’existe pas
    .about = Le lien est peut-être incomplet ou faux. Redemandez-le, ou ouvrez votre propre table.
page-missing-game = Ce jeu n’existe pas
    .about = Il y en a quatre : Fzzzt!, Mini FITS, Fluxx et FRAG.

# La première page
page-title = Fourfold : quatre jeux à une table
page-welcome = Quatre jeux, une table
    .about = Jouez tout de suite contre des robots, ou envoyez un lien et jouez entre amis. Rien à installer, pas de compte.
page-skip = Aller au contenu
page-places = Rubriques
page-new-table = Nouvelle table
page-leaders = Classement
page-to-light = Couleurs claires
page-to-dark = Couleurs sombres
page-players = { $range } joueurs
page-minutes = { $range } min
page-learn = Apprendre
page-daily = La donne du jour
    .about = Aujourd’hui, les mêmes pièces pour tous. Un seul essai compte : ni conseil, ni retour en arrière.
page-daily-link = Donne du jour
page-daily-play = Jouer la donne du jour
page-daily-results = Résultats du jour
page-daily-unfinished = joue encore
page-daily-first = Personne ne l’a encore jouée. À vous d’ouvrir le bal !
page-deal = La même donne
    .about = { $game } : avec ces cartes, { $name } a marqué { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Vous aurez les mêmes, dans le même ordre. Ferez-vous mieux ?
page-deal-play = Jouer cette donne
page-edit = Éditeur de cartes
page-our-tables = Vos parties
page-your-turn = À vous de jouer
page-waits-for-players = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
page-place-made = Terminée : rang { $place } sur { $seats }
page-forget = Retirer de la liste
page-show-all = Tout montrer
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend de joueurs pour l’instant. Ouvrez votre table et rendez-la publique.
page-look-on-tables = À regarder
page-look-on = Regarder
page-join = Rejoindre
page-join-by-code = Rejoindre par un code
page-code-or-link = Code ou lien
page-import = Reprendre une partie enregistrée
    .about = Choisissez le fichier d’une partie enregistrée ici.
page-choose-file = Choisir un fichier
page-failed = Cela n’a pas marché
page-reload = Recharger la page
page-missing-load = Cette partie de la page n’a pas pu être chargée
    .about = Vérifiez votre connexion, puis rechargez la page.

# Classement
page-games-played = Parties
page-games-won = Gagnées
page-rating = Cote
page-rating-about = La cote ne compte que les parties classées ; elle reste basse tant qu’il y en a peu.
page-no-leaders = Aucune partie n’est encore terminée.

# Une nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-which-game = Quel jeu ?
page-who-plays = Qui joue
page-seat-kind = Qui occupe la place { $number }
page-seat-level = Niveau du robot à la place { $number }
page-seat-name = Nom du joueur à la place { $number }
page-seat-me = Moi
page-seat-here = Quelqu’un sur cet appareil
page-seat-open = Libre pour d’autres
page-seat-bot = Robot
page-seat-open-about = qui viendra par le lien
page-seat-remove = Retirer la place { $number }
page-seat-add = Ajouter une place
page-seat-range = De { $least } à { $most } places. Sur un même appareil on se le passe ; un rideau cache ce qui est secret.
page-table-settings = La table
page-who-may-join = Qui peut venir
page-join-link = Qui a le lien
    .about = La table n’est dans aucune liste. Envoyez son lien ou son code.
page-join-public = Tout le monde
    .about = La table est visible sur la première page.
page-clock-none = Aucune
page-clock-fast = 5 min
page-clock-slow = 20 min
page-clock-own = À mon goût
page-clock-bank = Minutes pour chacun
page-clock-increment = Secondes de plus par coup
page-pace = Réflexion des robots
    .about = Le temps que les robots attendent avant de jouer.
page-pace-off = Aucune
page-pace-fast = Brève
page-pace-normal = Tranquille
page-rated-switch = Partie classée
    .about = Compte pour le classement ; sans conseils.
page-hints-switch = Conseils permis
    .about = Chacun peut demander ce que ferait un robot ; qui l’a fait est marqué.
page-game-options = Les règles de cette table
    .about = Pour la partie habituelle, il n’y a rien à changer.
page-limited = limité
page-option-on = oui
page-option-off = non
page-own-value = autre…
page-line = ligne { $line }
page-open-table = Ouvrir la table

# Revoir une partie
page-replay-of = Revoir { $game }
page-replay-not-yet = Cette partie est en cours. On pourra la revoir quand elle sera finie.
page-to-table = À la table
page-move = Coup
page-to-start = Au début
page-one-back = Un coup en arrière
page-one-on = Un coup en avant
page-to-end = À la fin
page-autoplay = Lecture
page-stop = Arrêter
page-speed = Vitesse
page-eyes = Par les yeux de
page-eyes-of = vu par { $name }
page-onlooker = vu par un spectateur
page-share-moment = Partager ce moment
page-what-if = Et si…
    .about = Ouvre une nouvelle table qui repart de ce moment.
page-export = Enregistrer
page-statistics = La partie en chiffres
page-moves-made = Coups
page-thought = Réflexion
page-longest-thought = Plus longue réflexion
page-course = Le cours du score
page-course-ends = { $name } : { $score } à la fin.
page-lasted = { $moves ->
    [one] { $moves } coup en { $time }
   *[other] { $moves } coups en { $time }
}
page-with-hints = avec conseils
page-share-result = Partager le résultat

# Apprendre
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-try = essayez sur le plateau
page-lesson-back = Retour
page-lesson-next = Suite
page-lesson-skip = Continuer quand même
page-lesson-done = Terminé
page-lesson-end = Finir la leçon
