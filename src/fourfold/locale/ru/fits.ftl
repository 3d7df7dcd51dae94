# ФИТЦ Мини
fits-title = ФИТЦ Мини
fits-about = Роняйте фигурки в свою сетку, заполняйте ряды и оставляйте символы открытыми.

fits-card-I3 = палочка (I3)
fits-card-O4 = квадрат (O4)
fits-card-T4 = малая Т (T4)
fits-card-L4 = малая Г (L4)
fits-card-L5 = длинная Г (L5)
fits-card-N5 = длинная ступенька (N5)
fits-card-P5 = квадрат с хвостом (P5)
fits-card-T5 = большая Т (T5)
fits-card-U5 = скоба (U5)
fits-card-V5 = большой угол (V5)
fits-card-W5 = лесенка (W5)
fits-card-X5 = крест (X5)
fits-card-Y5 = палка с сучком (Y5)
fits-card-L3 = уголок (L3)
fits-card-S4 = ступенька (S4)
fits-card-F5 = кривая фигура (F5)
fits-card-start = стартовая карта { $shape }
fits-card-piece = фигурка { $shape }
fits-card-board = поле { $number }

fits-event-round-began = Начинается раунд { $round }, { $board }: сетки пусты, карты перемешаны.
fits-event-start-card-drawn = { $seat }: { $card }.
fits-event-card-turned = { $left ->
    [0] Последняя карта: { $card }.
    [one] Открыта карта: { $card }. Осталась { $left } карта.
    [few] Открыта карта: { $card }. Остались { $left } карты.
   *[many] Открыта карта: { $card }. Осталось { $left } карт.
}
fits-event-piece-laid = { $seat } кладёт: { $landing-piece }, колонка { $landing-column }, ряд { $landing-row }.
fits-event-piece-passed = { $seat } пропускает ход: { $card } остаётся вне игры.
fits-event-nothing-fits = Для фигурки { $card } нет места: { $seat } пропускает ход.
fits-event-piece-skipped = { $card } — стартовая фигурка, { $seat } пропускает ход.
fits-event-round-scored = { $points ->
    [one] { $seat } получает { $points } очко за раунд { $round }; полных рядов: { $rows }.
    [few] { $seat } получает { $points } очка за раунд { $round }; полных рядов: { $rows }.
   *[many] { $seat } получает { $points } очков за раунд { $round }; полных рядов: { $rows }.
}
fits-event-game-ended = { $rounds ->
    [one] Сыгран { $rounds } раунд: игра окончена.
    [few] Сыграно { $rounds } раунда: игра окончена.
   *[many] Сыграно { $rounds } раундов: игра окончена.
}

fits-prompt-start = Положите стартовую фигурку: { $piece }.
fits-prompt-place = Положите или пропустите: { $piece }.

fits-help-start = Выберите положение и колонку. Фигурка опускается прямо вниз до дна. Все кладут стартовые фигурки одновременно, отказаться от неё нельзя (fits 13, 14).
fits-help-place = Выберите положение и колонку. Фигурка опускается прямо вниз, пока не упрётся в дно или в другую фигурку; сверху она может выступать. Ход можно пропустить, но в этом раунде фигурка уже не вернётся (fits 15, 21–38).

fits-option-mode = Какая игра
    .mini = «ФИТЦ Мини» как есть
    .long = длинная: 12 рядов, 16 фигурок, открытые клетки отнимают очки
    .custom = свои поля и фигурки
fits-option-set_file = Текст собственного файла набора, для режима custom.

fits-choice-pass = пропустить
fits-screen-round = Раунд { $round } из { $rounds }
fits-screen-called = карта { $calls }: { $piece }
fits-screen-now = сейчас { $points } · раньше { $total }
fits-screen-to-come = ещё будут ({ $pieces })
fits-screen-laid = на поле ({ $pieces })
fits-screen-passed = пропущены ({ $pieces })
fits-screen-start = стартовая фигурка ({ $pieces })
fits-screen-columns = колонки { $columns }
fits-screen-keys = Наберите букву положения и колонку, например a2; p — пропустить.
fits-screen-passes = Вы обходитесь без фигурки: { $piece }. В этом раунде она не вернётся.
fits-screen-lands = Колонка { $column }, остановится в ряду { $row }.
fits-screen-fills = { $count ->
    [one] Заполнит ряд { $rows }.
   *[other] Заполнит ряды { $rows }.
}
fits-screen-kills = { $count ->
    [one] Ряд { $rows } уже никогда не заполнить.
   *[other] Ряды { $rows } уже никогда не заполнить.
}
fits-screen-closes = { $cells ->
    [one] Закроет { $cells } клетку.
    [few] Закроет { $cells } клетки.
   *[many] Закроет { $cells } клеток.
}
fits-screen-covers = Накроет { $symbols }.
fits-screen-then = { $points ->
    [one] Раунд даст тогда { $points } очко.
    [few] Раунд даст тогда { $points } очка.
   *[many] Раунд даст тогда { $points } очков.
}
fits-sheet-seat = Место
fits-sheet-round = Раунд { $round }
fits-sheet-total = Сумма
fits-sheet-rank = Ваше звание: { $rank }
fits-rank-master = ФИТЦ-мастер
fits-rank-megastar = мегазвезда
fits-rank-builder = матёрый строитель
fits-rank-lucky = везунчик
fits-rank-botcher = бракодел
fits-rank-phobe = ФИТЦофоб
