# Поле «Мини-ФИТЦ» на странице.
fits-kind-star = звёзды
fits-kind-diamond = ромбы
fits-kind-circle = круги
fits-kinds = Что дают символы

fits-field = Фигурка над вашей сеткой. Стрелки влево и вправо двигают её, R поворачивает, F переворачивает, Enter кладёт.
fits-grid-own = Ваша сетка
fits-grid-of = Сетка: { $name }
fits-call = карта { $calls } из { $cards }
fits-sum = { $before ->
    [0] { $now ->
        [one] пока { $now } очко
        [few] пока { $now } очка
       *[many] пока { $now } очков
    }
   *[other] пока { $before } + { $now } = { $total }
}
fits-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fits-points-now = Этот раунд
fits-points-then = станет
fits-above = { $cells ->
    [one] { $cells } клетка торчит над сеткой и не считается.
    [few] { $cells } клетки торчат над сеткой и не считаются.
   *[many] { $cells } клеток торчат над сеткой и не считаются.
}
fits-costs = Потеряно: { $kind }, −{ $points }.
fits-left = Влево
    .key = Влево (стрелка)
fits-right = Вправо
    .key = Вправо (стрелка)
fits-turn = Повернуть
    .key = Повернуть (R, стрелка вверх или колесо)
fits-flip = Отразить
    .key = Перевернуть другой стороной (F)
fits-lay = Положить
fits-pass = Пропустить
    .warning = Фигурка больше не вернётся.
fits-confirm-pass = Да, пропустить
fits-keys = Тяните фигурку или щёлкните по колонке; колесо или R поворачивает, F переворачивает, Enter или двойной щелчок кладёт, P — пропустить.
fits-confirmed = Ваш выбор сделан. Все выборы откроются вместе.
fits-you-skip = { $piece } — ваша стартовая фигурка: эту карту вы пропускаете.
fits-nothing-fits = Для фигурки { $piece } нет места: вы пропускаете ход.
fits-ready = готово
fits-thinks = выбирает
fits-race = Сетки соперников
fits-enlarge = Показать эту сетку крупно
fits-close = Закрыть
fits-tray = Ваши фигурки
fits-tray-start = Стартовая
fits-tray-now = Сейчас
fits-tray-laid = На сетке
fits-tray-passed = Пропущены
fits-cards-left = { $cards ->
    [one] Осталась { $cards } карта
    [few] Остались { $cards } карты, порядок неизвестен
   *[many] Осталось { $cards } карт, порядок неизвестен
}
fits-ways = { $ways ->
    [one] { $ways } способ положить
    [few] { $ways } способа положить
   *[many] { $ways } способов положить
}

fits-show = Конец раунда { $round }
fits-rows-full = { $rows ->
    [one] { $rows } полный ряд
    [few] { $rows } полных ряда
   *[many] { $rows } полных рядов
}
fits-open-cells = { $cells ->
    [one] { $cells } открытая клетка: { $points }
    [few] { $cells } открытые клетки: { $points }
   *[many] { $cells } открытых клеток: { $points }
}
fits-go-on = Дальше
fits-skip-show = Пропустить показ
fits-ladder = Звания
fits-from = от { $points }
fits-next-rank = { $points ->
    [one] Ещё { $points } очко, и ваше звание — { $rank }.
    [few] Ещё { $points } очка, и ваше звание — { $rank }.
   *[many] Ещё { $points } очков, и ваше звание — { $rank }.
}
fits-my-games = { $games ->
    [one] { $games } игра в одиночку в этом браузере: лучший счёт { $best }, в среднем { $mean }.
    [few] { $games } игры в одиночку в этом браузере: лучший счёт { $best }, в среднем { $mean }.
   *[many] { $games } игр в одиночку в этом браузере: лучший счёт { $best }, в среднем { $mean }.
}
fits-sheet = Очки всех раундов
fits-place = Место
fits-share = Поделиться результатом
fits-copy = Скопировать текст
fits-copied = Скопировано
fits-share-line = { $title }: { $rounds } = { $sum }
fits-best-ask = Что позволяли карты?
fits-searching = Идёт поиск…
fits-best-found = { $points ->
    [one] Зная порядок карт, можно было набрать не меньше { $points } очка. Это нашёл перебор; больше он не исключает.
   *[other] Зная порядок карт, можно было набрать не меньше { $points } очков. Это нашёл перебор; больше он не исключает.
}
fits-best-proven = { $points ->
    [one] Зная порядок карт, можно было набрать { $points } очко — больше это поле не даёт.
    [few] Зная порядок карт, можно было набрать { $points } очка — больше это поле не даёт.
   *[many] Зная порядок карт, можно было набрать { $points } очков — больше это поле не даёт.
}
fits-best-not-found = Поиск занял слишком много времени. Попробуйте позже.
fits-best-grid = Лучшая найденная сетка
