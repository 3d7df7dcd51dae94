# Страница: всё, что не относится к одной игре.
page-guest = Гость
page-and = { $first } и { $last }
page-close = Закрыть
page-loading = Загрузка…
page-home = Все игры
page-play-now = Играть сейчас
page-retry = Ещё раз
page-fzzzt = Фаззт!
    .about = Ставьте своих роботов, чтобы купить роботов получше, и собирайте из лучших изделия.
page-fits = ФИТЦ Мини
    .about = Спускайте фигурки по жёлобу и не оставляйте пустот.
page-fluxx = Fluxx (Флакс)
    .about = Карточная игра, где правила и цели меняются с каждой картой.
page-frag = FRAG (Фраг)
    .about = Стрелялка на столе: бегите, стреляйте, уворачивайтесь, возвращайтесь.

# Кто за столом
page-seats = Игроки
page-bot-names = Отто, Мила, Гуго, Нора, Феликс, Ада, Бруно, Лена, Оскар, Вера, Эмиль, Ида
page-open-seat = свободное место
page-bot = бот
page-bot-level = бот, { $level }
page-level-novice = новичок
page-level-easy = лёгкий
page-level-normal = обычный
page-level-hard = сильный
page-level-expert = эксперт
page-level-random = наугад
page-level-greedy = быстрый
page-bot-plays-for = играет бот
page-here = на связи
page-away = не на связи
page-thinks = ходит
page-thinks-me = ваш ход
page-you-mark = (вы)
page-winner = победа
page-onlookers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
}

# Что делать и почему приходится ждать
page-board = Игровое поле
page-what-now = Что сейчас делать
page-title-turn = Ваш ход – { $title }
page-waiting-for = Ждём: { $names }.
page-waiting-for-gone = Ждём: { $names } (сейчас не на связи). Можно подождать или ещё раз отправить ссылку.
page-replace = Пусть за игрока { $names } сыграет бот
page-bots-think = { $count ->
    [one] Думает { $names }…
   *[other] Думают { $names }…
}
page-looking-on = Вы смотрите со стороны.
page-moment = Минутку: стол готовится.
page-sending = Ваш ход отправляется…
page-bot-plays-for-you = За вас играет бот. Вернуться можно в любой момент.
page-return = Вернуться за стол
page-explain = Что это значит?
page-hint = Как сыграл бы бот?
page-hint-says = Бот сыграл бы так: { $choice }
page-undo = Взять последний ход назад
page-undo-asked = { $name } просит взять ход назад.
page-undo-yes = Разрешить
page-undo-no = Отказать
page-undo-waits = Вы просите взять ход назад. Остальные должны согласиться.
page-rerun = Показать последний ход ещё раз
page-rerunning = Последний ход показан ещё раз.
page-in-the-past = Вы смотрите на более ранний момент.
page-past = Так стол выглядел в момент { $number }.
page-back-to-now = Вернуться к игре
page-sure = Вы уверены?
page-do-it = Да, сделать так
page-not-yet = Пока нет
page-lost = Связь прервалась. Мы пробуем снова; ваш ход уйдёт, как только она вернётся.

# Панели рядом с полем
page-panels = Журнал, чат, правила и настройки
page-tab-log = Журнал
page-tab-chat = Чат
page-tab-rules = Правила
page-tab-settings = Настройки
page-log = Что произошло
page-log-empty = Пока ничего не произошло.
page-about-me = Только то, что касается меня
page-older = Показать раньше
page-newest = К самому новому
page-show-moment = Посмотреть этот момент
page-show-moment-number = Посмотреть момент { $number }
page-chat = Что сказано
page-chat-empty = Пока никто ничего не сказал. Будьте приветливы!
page-chat-say = Написать
page-chat-send = Отправить
page-chat-onlooker = Говорить могут только сидящие за столом.
page-search-rules = Поиск в правилах
page-nothing-found = Ничего не нашлось. Попробуйте другие слова.
page-language = Язык
page-theme = Цвета
page-theme-system = Как на устройстве
page-theme-light = Светлые
page-theme-dark = Тёмные
page-motion = Анимация
    .about = Она же задаёт, как быстро сменяются чужие ходы.
page-motion-off = Нет
page-motion-fast = Быстрая
page-motion-normal = Обычная
page-confirm = Переспрашивать перед ходом
    .about = Рискованные ходы чего-то стоят, и вернуть их нельзя.
page-confirm-off = Никогда
page-confirm-risky = Рискованные
page-confirm-always = Всегда
page-sound = Звук
page-keys-on = Клавиши как команды
page-keys = Клавиатура
page-keys-board = Tab обходит всё, Enter выбирает. У полей есть и свои клавиши: они указаны рядом с кнопками.
page-key-hint = Как сыграл бы бот?
page-key-undo = Взять последний ход назад
page-key-rerun = Показать последний ход ещё раз
page-key-rule = Правило к этому вопросу
page-key-log = Журнал
page-key-chat = Чат
page-key-invite = Пригласить
page-key-keys = Этот список
page-key-escape = Закрыть или вернуться к игре

# Приглашение, ожидание, уход
page-invite = Пригласить
page-invite-how = Кто откроет эту ссылку, сможет занять свободное место или смотреть.
page-invite-link = Ссылка на этот стол
page-invite-code = Код:
page-qr = QR-код ссылки на этот стол
page-copy = Скопировать
page-copied = Скопировано
page-share = Поделиться
page-other-device = Играть на другом устройстве
page-other-device-about = Отсканируйте код или откройте там эту ссылку. У кого она есть, тот играет за вас: никому её не давайте.
page-join-late = Войти в эту игру
page-leave = Уйти из игры
page-leave-about = Дальше за вас будет играть бот. Вернуться и продолжить можно в любой момент.
page-leave-yes = Пусть играет бот
page-leave-no = Остаться
page-waiting-room = { $game }: ждём игроков
page-waiting-choose = Назовите себя и займите место. Игра начнётся, когда все места будут заняты.
page-waiting-others = Игра начнётся, когда все места будут заняты. Отправьте ссылку тем, кто будет играть.
page-your-name = Ваше имя
page-sit-here = Сесть сюда
page-table-kind = Стол
page-public = открытый
page-private = только по ссылке
page-rated = с рейтингом
page-clock = Часы
    .about = Столько времени у каждого; у кого оно вышло, за того играет бот.
page-clock-text = по { $bank } и ещё { $increment } с за ход
page-pass-to = Передать устройство: { $name }
page-pass-device = Передайте устройство: { $name }
    .about = Остальные сейчас не смотрят.
page-i-am = Это я, { $name }
page-no-curtain = Я играю за всех: без занавеса

# Конец игры
page-sheet = Подсчёт очков
page-place = Место
page-player = Игрок
page-score = Очки
page-rematch = Сыграть ещё раз
page-next-game = Следующая игра турнира
page-rematch-join = К следующей игре
page-replay = Запись игры

# Что происходит вокруг игры
page-event-undone = { $seat } берёт ход назад.
page-event-asked-undo = { $seat } просит взять ход назад.
page-event-agreed = { $answer ->
    [no] { $seat } не хочет возвращаться.
   *[yes] { $seat } соглашается вернуться.
}
page-event-took-over = { $why ->
    [clock] У игрока { $seat } вышло время; дальше играет бот.
    [gone] Игрока { $seat } давно нет; дальше играет бот.
    [away] { $seat } пропускает ход; дальше играет бот.
    [left] { $seat } уходит; дальше играет бот.
   *[other] За игрока { $seat } играет другой бот.
}
page-event-returned = { $seat } снова за столом.
page-event-sat = { $seat } садится за стол.
page-event-rematched = { $seat } предлагает сыграть ещё раз.

# Что случилось и что делать
page-refused-network = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
page-refused-server = На сервере неполадка. Попробуйте чуть позже.
page-refused-rate = Слишком много сразу. Подождите немного и повторите.
page-refused-size = Это слишком длинно. Сократите.
page-refused-decode = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
page-refused-token = Это место не за этим браузером. Вы смотрите; чтобы играть, откройте ссылку самого места.
page-refused-seat = Место занято, или за него играет бот. Выберите другое или сначала вернитесь.
page-refused-decision = Сейчас спрашивают не вас. Дождитесь своего хода.
page-refused-seq = Пока ход шёл, за столом всё изменилось. Посмотрите ещё раз и выберите снова.
page-refused-legality = Сейчас так нельзя. Выберите один из предложенных ходов.
page-refused-present = Этот игрок снова на связи, бот не нужен.
page-refused-patience = Подождите две минуты. Потом до возвращения игрока может сыграть бот.
page-refused-undo = Сейчас нечего брать назад.
page-refused-name = Это имя здесь уже занято. Выберите другое.
page-refused-store = Неизвестно, сохранилось ли это. Попробуйте ещё раз.
page-refused-damaged = Этот стол повреждён на сервере, играть за ним нельзя. Начните новый.
page-refused-rules = Игра не смогла выполнить этот ход, и ничего не изменилось. Выберите другой и, пожалуйста, сообщите об ошибке.
page-refused-busy = Сервер занят. Попробуйте чуть позже.
page-refused-table = Такого стола нет. Проверьте ссылку.
page-refused-game = Такой игры нет.
page-refused-options = С такими настройками играть нельзя. Измените отмеченные.
page-refused-bot = Такого бота у этой игры нет. Выберите другой уровень.
page-refused-record = Эту запись не прочитать. Выберите файл, сохранённый здесь.
page-refused-hint = За этим столом без подсказок.
page-refused-hints = За этим столом без подсказок.
page-refused-other = Что-то пошло не так. Обновите страницу; ваша игра цела.
page-missing-page = Здесь ничего нет
    .about = Возможно, в адресе опечатка. Все игры и ваши столы — на первой странице.
page-missing-table = Такого стола нет
    .about = Возможно, ссылка неполная или с опечаткой. Попросите её ещё раз или начните свой стол.
page-missing-game = Такой игры нет
    .about = Здесь четыре игры: «Фаззт!», «ФИТЦ Мини», Fluxx и FRAG.

# Первая страница
page-title = Fourfold: четыре игры за одним столом
page-welcome = Четыре игры, один стол
    .about = Сразу играйте с ботами или отправьте ссылку и играйте с друзьями. Ничего не нужно устанавливать, вход не нужен.
page-skip = Сразу к содержимому
page-places = Разделы
page-new-table = Новый стол
page-leaders = Таблица лидеров
page-to-light = Светлые цвета
page-to-dark = Тёмные цвета
page-players = Игроков: { $range }
page-minutes = { $range } мин
page-learn = Научиться
page-daily = Расклад дня
    .about = Сегодня у всех одни и те же фигурки. Считается одна попытка: без подсказок и без возврата ходов.
page-daily-link = Расклад дня
page-daily-play = Сыграть сегодняшний расклад
page-daily-results = Результаты за сегодня
page-daily-unfinished = ещё играет
page-daily-first = Пока никто не сыграл. Ваш результат будет первым!
page-deal = Тот же расклад
    .about = { $game }. Результат игрока { $name } на этих картах — { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }. Вам выпадут те же карты в том же порядке. Сможете лучше?
page-deal-play = Сыграть этот расклад
page-edit = Редактор карт
page-our-tables = Ваши игры
page-your-turn = Ваш ход
page-waits-for-players = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
page-place-made = Закончена: место { $place } из { $seats }
page-forget = Убрать из списка
page-show-all = Показать все
page-open-tables = Открытые столы
page-no-open-tables = Сейчас никто не ждёт игроков. Откройте свой стол и сделайте его открытым.
page-look-on-tables = Можно посмотреть
page-look-on = Смотреть
page-join = Войти
page-join-by-code = Войти по коду
page-code-or-link = Код или ссылка
page-import = Продолжить сохранённую игру
    .about = Выберите файл игры, сохранённой здесь.
page-choose-file = Выбрать файл
page-failed = Не получилось
page-reload = Обновить страницу
page-missing-load = Эту часть страницы не удалось загрузить
    .about = Проверьте связь и обновите страницу.

# Таблица лидеров
page-games-played = Игры
page-games-won = Победы
page-rating = Рейтинг
page-rating-about = В рейтинг входят только рейтинговые игры; пока их мало, он невысок.
page-no-leaders = Ещё ни одна игра не закончена.

# Новый стол
page-new-table-of = Новый стол: { $game }
page-which-game = Какая игра?
page-who-plays = Кто играет
page-seat-kind = Кто на месте { $number }
page-seat-level = Уровень бота на месте { $number }
page-seat-name = Имя игрока на месте { $number }
page-seat-me = Я
page-seat-here = Кто-то за этим устройством
page-seat-open = Свободно для других
page-seat-bot = Бот
page-seat-open-about = кто придёт по ссылке
page-seat-remove = Убрать место { $number }
page-seat-add = Добавить место
page-seat-range = Мест: от { $least } до { $most }. За одним устройством его передают друг другу; тайное закрывает занавес.
page-table-settings = Стол
page-who-may-join = Кто может прийти
page-join-link = У кого есть ссылка
    .about = Стола нет ни в одном списке. Отправьте ссылку или код.
page-join-public = Все
    .about = Стол виден на первой странице.
page-clock-none = Без часов
page-clock-fast = 5 мин
page-clock-slow = 20 мин
page-clock-own = Свои
page-clock-bank = Минут каждому
page-clock-increment = Секунд за ход
page-pace = Боты думают
    .about = Сколько боты ждут перед ходом.
page-pace-off = Сразу
page-pace-fast = Недолго
page-pace-normal = Не спеша
page-rated-switch = Игра на рейтинг
    .about = Идёт в таблицу лидеров; без подсказок.
page-hints-switch = Подсказки разрешены
    .about = Каждый может спросить, как сыграл бы бот; кто спрашивал, отмечен.
page-game-options = Правила за этим столом
    .about = Для обычной игры здесь ничего менять не нужно.
page-limited = с ограничением
page-option-on = да
page-option-off = нет
page-own-value = своё…
page-line = строка { $line }
page-open-table = Открыть стол

# Запись игры
page-replay-of = Запись игры: { $game }
page-replay-not-yet = Эта игра ещё идёт. Запись откроется, когда она закончится.
page-to-table = К столу
page-move = Ход
page-to-start = К началу
page-one-back = На ход назад
page-one-on = На ход вперёд
page-to-end = К концу
page-autoplay = Показывать подряд
page-stop = Стоп
page-speed = Скорость
page-eyes = Чьими глазами
page-eyes-of = глазами: { $name }
page-onlooker = глазами зрителя
page-share-moment = Поделиться моментом
page-what-if = А если…
    .about = Открывает новый стол, где игра идёт дальше с этого момента.
page-export = Сохранить
page-statistics = Игра в цифрах
page-moves-made = Ходы
page-thought = Раздумья
page-longest-thought = Самое долгое раздумье
page-course = Как менялся счёт
page-course-ends = { $name }: в конце { $score }.
page-lasted = { $moves ->
    [one] { $moves } ход за { $time }
    [few] { $moves } хода за { $time }
   *[other] { $moves } ходов за { $time }
}
page-with-hints = с подсказками
page-share-result = Поделиться результатом

# Обучение
page-lesson-step = Шаг { $step } из { $steps }
page-lesson-try = попробуйте на поле
page-lesson-back = Назад
page-lesson-next = Дальше
page-lesson-skip = Всё равно дальше
page-lesson-done = Готово
page-lesson-end = Закончить урок
