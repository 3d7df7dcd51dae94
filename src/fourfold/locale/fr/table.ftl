# La table elle-même : ce dont chaque jeu a besoin.
table-title = Fourfold
table-which-game = Quel jeu ? (1 à { $games }, Entrée pour le premier)
table-player = Joueur { $number }
table-bot = Robot { $number } ({ $bot })
table-log = Ce qui s’est passé
table-your-turn = { $seat }, c’est à vous.
table-pass-keyboard = Passez le clavier à { $seat }, puis Entrée. Les autres ne regardent pas.
table-choose = Votre choix
table-keys = numéro ou notation pour choisir · ? la règle · h un conseil · l tout le journal · q sauver et quitter
table-not-understood = { $text } ne fait pas partie de vos choix. Tapez ? pour voir la règle.
table-empty-input = Tapez d’abord un choix, ou ? pour de l’aide.
table-confirm = Entrée pour confirmer, ou tapez autre chose
table-hint = Un robot { $bot } choisirait : { $choice }
table-no-hint = Il n’y a pas de conseil pour ce jeu.
table-rule = Règle { $rule }
table-saved = Partie sauvée. Pour la reprendre : fourfold play --resume
table-over = La partie est finie.
table-winner = { $names } gagne !
table-winners = Victoire partagée : { $names } !
table-score-line = { $place }. { $seat } : { $score }
table-record = L’enregistrement de cette partie : { $path }
table-replay-hint = Pour la revoir pas à pas : fourfold replay { $path }
table-nothing-to-resume = Aucune partie à reprendre. Pour en commencer une : fourfold play
table-resumed = { $moves ->
    [one] On reprend après { $moves } coup.
   *[other] On reprend après { $moves } coups.
}
table-thinking = { $seat } réfléchit…
table-replay-keys = Entrée coup suivant · b en arrière · numéro aller à ce coup · q quitter
table-move = Coup { $move } sur { $moves }
table-start = Avant le premier coup
table-played = { $seat } choisit { $choice }
table-any-key = Appuyez sur Entrée pour continuer.
