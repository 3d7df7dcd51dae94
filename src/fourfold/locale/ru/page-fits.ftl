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
fits-short-fills = { $count ->
    [one] полон ряд { $rows }
   *[other] полны ряды { $rows }
}
fits-short-closes = закроет: { $cells }
fits-short-kills = { $count ->
    [one] пропал ряд { $rows }
   *[other] пропали ряды { $rows }
}
fits-short-above = выше края: { $cells }
fits-short-costs = { $kind } −{ $points }
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
    .key = Пропустить (X)
fits-confirm-pass = Да, пропустить
fits-keys = Тяните фигурку или щёлкните по колонке; колесо или R поворачивает, F переворачивает, Enter или двойной щелчок кладёт, X — пропустить.
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
fits-tray-start-later = Стартовая (её карту вы пропустите)
fits-tray-now = Сейчас
fits-tray-laid = На сетке
fits-tray-passed = Пропущены
fits-cards-left = { $cards ->
    [one] Осталась { $cards } карта:
    [few] Остались { $cards } карты, порядок неизвестен:
   *[many] Осталось { $cards } карт, порядок неизвестен:
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
fits-counting = Раунд окончен. Идёт подсчёт…
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
fits-placed = { $place }. { $name }
fits-player = Игрок
fits-share = Поделиться результатом
fits-copy = Скопировать текст
fits-copied = Скопировано
fits-share-line = { $title }: { $rounds } = { $sum }
fits-share-link = Тот же расклад для вас:
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

fits-lesson-aim = Добро пожаловать в «ФИТЦ Мини»! Фигурки падают в вашу сетку. Полный ряд даёт очко; ничего никогда не исчезает. В игре два раунда.
fits-lesson-aim-piece = Фигурка висит над сеткой. Тяните её в сторону, коснитесь колонки или нажимайте стрелки. Пунктир показывает, где она остановится.
fits-lesson-turn = Поворачивайте фигурку колесом, клавишей R или касанием, переворачивайте клавишей F. То же делают эти кнопки.
fits-lesson-ghost = Здесь написано, что даст ход: какие ряды он заполнит, какие клетки закроет и сколько очков было бы, если бы раунд кончился сейчас. Пробуйте сколько угодно.
fits-lesson-lay = Каждый начинает со своей стартовой фигурки. Найдите ровное место и положите её.
fits-lesson-call = Карта называет фигурку, одну для всех. За раунд каждая выпадает один раз; здесь видно, какие ещё будут. Положите эту.
fits-lesson-pass = Фигурка не подходит? Пропускать можно сколько угодно раз, это ничего не стоит, но фигурка не вернётся. Положите её или пропустите.
fits-lesson-closed = Заштрихованные клетки закрыты: под другую фигурку ничто не попадёт. Ряд с такой дырой уже не заполнить. Положите ещё одну фигурку, оставив поменьше дыр.
fits-lesson-symbols = Во втором раунде на поле есть символы. Символ считается заполненной клеткой, пока на нём ничего не лежит, а три открытых символа одного вида дают три очка.
fits-lesson-end = Когда карты кончатся, раунд подсчитывают. Побеждает большая сумма двух раундов; в одиночку вы поднимаетесь по званиям. А теперь играйте дальше!

fits-set = Файл набора
fits-set-about = Свои поля и фигурки, для режима custom: перетащите сюда файл набора, откройте его или начните с примера.
fits-set-open = Открыть файл
fits-set-example = Начать с примера
fits-set-download = Скачать пример
fits-set-line = Строка { $line }
fits-set-faults = { $faults ->
    [one] В файле { $faults } ошибка:
    [few] В файле { $faults } ошибки:
   *[many] В файле { $faults } ошибок:
}
fits-set-fine = С этим файлом можно играть: { $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
   *[many] { $boards } полей
}, { $pieces ->
    [one] { $pieces } фигурка
    [few] { $pieces } фигурки
   *[many] { $pieces } фигурок
}.
fits-set-starts = Фигурки в рамке есть на стартовых картах.
fits-fault-too-large = Файл слишком велик.
fits-fault-not-json = Это не объект JSON: здесь описка.
fits-fault-missing = Здесь чего-то не хватает.
fits-fault-unknown-field = Такого поля нет.
fits-fault-wrong-type = Это значение не того рода.
fits-fault-out-of-range = Слишком мало, слишком много, слишком коротко или слишком длинно.
fits-fault-duplicate = Это указано дважды.
fits-fault-not-connected = Клетки фигурки должны соединяться сторонами.
fits-fault-same-form = Если повернуть или перевернуть, такая фигурка уже есть.
fits-fault-too-wide = Фигурка шире сетки, как её ни поверни.
fits-fault-unknown-piece = Такой фигурки нет.
fits-fault-few-start-cards = Стартовых карт меньше, чем мест.
fits-fault-picture-size = Размер рисунка не равен размеру сетки.
fits-fault-unknown-kind = У буквы рисунка нет вида.
fits-fault-unused-kind = На рисунке нет клеток этого вида.
fits-fault-pays-length = Чисел должно быть на одно больше, чем клеток этого вида.
