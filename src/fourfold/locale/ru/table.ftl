# Сам стол: то, что нужно каждой игре.
table-title = Fourfold
table-which-game = Какая игра? (от 1 до { $games }, Enter — первая)
table-player = Игрок { $number }
table-bot = Бот { $number } ({ $bot })
table-log = Что произошло
table-your-turn = { $seat }, ваш ход.
table-pass-keyboard = Передайте клавиатуру: { $seat }. Затем нажмите Enter. Остальные не смотрят.
table-choose = Ваш выбор
table-keys = номер или запись хода · ? правило · h подсказка · l весь журнал · q сохранить и выйти
table-not-understood = { $text }: такого варианта нет. Наберите ?, чтобы увидеть правило.
table-empty-input = Сначала наберите свой выбор или ? для справки.
table-confirm = Enter — подтвердить, или наберите другое
table-hint = Бот ({ $bot }) выбрал бы: { $choice }
table-no-hint = Для этой игры подсказок нет.
table-rule = Правило { $rule }
table-saved = Сохранено. Продолжить можно в любой момент: fourfold play --resume
table-over = Игра окончена.
table-winner = Победа: { $names }!
table-winners = Победу делят: { $names }!
table-score-line = { $place }. { $seat }: { $score }
table-record = Запись этой партии: { $path }
table-replay-hint = Просмотреть её ещё раз: fourfold replay { $path }
table-nothing-to-resume = Неоконченных партий нет. Начать новую: fourfold play
table-resumed = { $moves ->
    [one] Продолжаем после { $moves } хода.
   *[other] Продолжаем после { $moves } ходов.
}
table-thinking = { $seat } думает…
table-replay-keys = Enter — следующий ход · b назад · номер — к этому ходу · q выход
table-move = Ход { $move } из { $moves }
table-start = Перед первым ходом
table-played = { $seat } выбирает { $choice }
table-any-key = Нажмите Enter, чтобы продолжить.
