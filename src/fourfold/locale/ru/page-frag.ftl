# FRAG: тексты поля, которых нет в терминале
page-frag-map = Карта
page-frag-map-keys = Стрелки ведут по клеткам, Enter смотрит на клетку, второй Enter идёт туда. Плюс и минус меняют масштаб, 0 показывает всё, M возвращает к вашему бойцу, удерживайте V, чтобы увидеть вид с этой клетки, Escape отменяет выбор.
page-frag-zoom-in = Ближе (+)
page-frag-zoom-out = Дальше (−)
page-frag-whole = Вся карта (0)
page-frag-mine = К моему бойцу (M)
page-frag-minimap = Вся карта в малом виде
page-frag-square = { $half ->
    [n] Столбец { $x }, ряд { $y }, северная половина
    [s] Столбец { $x }, ряд { $y }, южная половина
   *[none] Столбец { $x }, ряд { $y }
}
page-frag-kind-floor = пол
page-frag-kind-solid = сплошная стена
page-frag-kind-acid = кислота
page-frag-kind-weapon = место с оружием
page-frag-kind-gadget = место с гаджетом
page-frag-kind-teleporter = телепорт
page-frag-kind-grate = решётка
page-frag-kind-diagonal = косая стена
page-frag-kind-door = дверь
page-frag-kind-respawn = клетка возрождения { $number }
page-frag-in-sight = на виду
page-frag-tap = Наведите указатель на клетку, чтобы увидеть путь и его цену. Два касания ведут туда.
page-frag-cost = { $cost ->
    [one] { $cost } очко, останется { $left }
    [few] { $cost } очка, останется { $left }
   *[many] { $cost } очков, останется { $left }
}
page-frag-no-stop = Можно пройти, но не остановиться
page-frag-acid-way = Клеток с кислотой на пути: { $number }
page-frag-weapons-way = Мест с оружием: { $number }
page-frag-gadgets-way = Мест с гаджетами: { $number }
page-frag-markers-way = Маркеров: { $number }
page-frag-chance-die = риск погибнуть { $kill } %
page-frag-go = Идти туда
page-frag-cancel = Не туда
page-frag-peek = Посмотреть оттуда
page-frag-health = Своё здоровье { $own } из { $base }, добавочное { $bonus }, броня { $armour }
page-frag-stats = Здоровье { $health } · Скорость { $speed } · Точность { $accuracy }
page-frag-left = { $rolled ->
    [no] Кубики ещё не брошены
   *[yes] Очки { $points } · атаки { $attacks }
}
page-frag-ammo = Патроны: { $ammo } из { $full }
page-frag-ends = { $turns ->
    [0] до конца этого хода
    [one] до следующего хода
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
}
page-frag-drugged = Под транквилизатором: следующий ход вполсилы
page-frag-show = Показать на карте
page-frag-shots = Цели
page-frag-nobody = Больше никого на поле нет.
page-frag-distance = дистанция { $distance }
page-frag-why-wall = мешает стена
page-frag-why-corner = мешает угол
page-frag-why-door = мешает закрытая дверь
page-frag-why-fighter = мешает другой боец
page-frag-why-near = слишком близко
page-frag-why-far = слишком далеко
page-frag-why-ammo = нет патронов
page-frag-why-attacks = атак не осталось
page-frag-why-jet = не на струе в четыре клетки
page-frag-why-shared = сначала уйдите с этой клетки
page-frag-why-drugged = под транквилизатором только одна атака
page-frag-why-insubstantial = бестелесный боец не атакует
page-frag-why-rush = в первом раунде не атакуют
page-frag-chance = попадание { $hit } % · смерть { $kill } %
page-frag-after-hit = После попадания:
page-frag-loss = { $loss ->
    [0] без потерь:
   *[other] −{ $loss }:
}
page-frag-killed = убит:
page-frag-aim = { $card }: выбрать клетку
page-frag-attacks-left = осталось атак: { $left }
page-frag-way-burst = очередь
page-frag-way-jet = струя
page-frag-way-trick = из-за угла
page-frag-way-trick-burst = очередь из-за угла
page-frag-rolls = Последние броски
page-frag-roll-hit = { $result ->
    [0] мимо
   *[other] попадание
}
page-frag-roll-pickup = { $result ->
    [4] карта
    [5] карта
    [6] карта
   *[other] ничего
}
page-frag-roll-points = { $result ->
    [one] очко
    [few] очка
   *[many] очков
}
page-frag-roll-first = за первый ход
page-frag-roll-lost = { $result ->
    [0] потерь нет
   *[other] потеряно { $result }
}
page-frag-actions = Что вы можете сделать
page-frag-drop = Бросить что-нибудь здесь
page-frag-throw = Выбросить
page-frag-play = Сыграть
page-frag-play-on = Сыграть: { $target }
page-frag-choose-square = Выбрать клетку
page-frag-hand-empty = В руке нет карт.
page-frag-stat-health = кубики против каждого попадания и запас жизни
page-frag-stat-speed = кубики движения и длина прыжка
page-frag-stat-accuracy = кубики попадания; каждые два дают атаку за ход
page-frag-take-build = Играть бойцом { $build }
page-frag-points-off = { $left ->
    [one] осталось раздать { $left } очко
    [few] осталось раздать { $left } очка
   *[many] осталось раздать { $left } очков
}
page-frag-card-dice = Кубики: { $dice }
page-frag-card-ammo = Патроны: { $ammo }
page-frag-card-no-ammo = Не кончается
page-frag-dead = Ваш боец мёртв. В начале вашего хода он вернётся на одну из клеток возрождения, их { $squares }, все равновероятны.
page-frag-show-death = Показать этот выстрел ещё раз
page-frag-orders = Постоянные распоряжения
page-frag-order-pass = Всегда пас
page-frag-order-pass-unless-target = Пас, если цель не я
page-frag-order-heal = Лечиться, если это спасёт
page-frag-seconds = { $seconds } с, затем: { $answer }
page-frag-turn-seconds = На ход осталось { $seconds } с
page-frag-pause = Сейчас кто-то может ответить картой. Кто именно, не сообщается.
page-frag-pass-turn = Если вы пасуете, ход начинается.
page-frag-pass-special = Если вы пасуете, карта сработает.
page-frag-pass-declared = Если все пасуют, бросают на попадание.
page-frag-pass-hit = Если все пасуют, бросают урон.
page-frag-pass-acid = Если вы пасуете, кислота бросит 2 кубика против вашего здоровья.
page-frag-pass-death = Без помощи ваш боец погибнет и оставит здесь своё оружие.
page-frag-risk-acid = Кислота может вас убить ({ $kill } %). Войти?
page-frag-risk-die = Дать бойцу умереть?
page-frag-risk-self = Взрыв заденет и вас. Бросить?
page-frag-risk-throw = Выбросить карту «{ $card }»?
page-frag-risk-drop = Бросить здесь карту «{ $card }»?
page-frag-risk-end = Вы ни разу не атаковали, хотя цель на виду. Закончить ход?
page-frag-sheet-rank = Место
page-frag-sheet-deaths = Смерти
page-frag-sheet-wins = Победы
page-frag-sheet-hits = Попадания
page-frag-sheet-hit = { $hits } из { $shots }
page-frag-sheet-expected = ожидалось { $number }
page-frag-sheet-luck = Кубики
page-frag-sheet-luck-note = Кубики: среднее всех кубиков атаки, защиты и движения; ожидается 3,5.
page-frag-sheet-character = Боец
page-frag-sheet-tournament = Турнир: бойцы сохраняют то, чего достигли.

# Редактор карт
page-frag-editor = Редактор карт
page-frag-name = Название
page-frag-width = Столбцы
page-frag-height = Ряды
page-frag-mirror = Отражение
page-frag-mirror-none = нет
page-frag-mirror-across = слева направо
page-frag-mirror-down = сверху вниз
page-frag-mirror-turn = пол-оборота
page-frag-mirror-four = все четыре угла
page-frag-undo = Отменить
page-frag-play-map = Играть на этой карте
page-frag-tools = Инструменты
page-frag-tool-wall = Стена
page-frag-tool-door = Дверь между клетками
page-frag-tool-arrow = Дверь в одну сторону; ещё раз — развернуть
page-frag-tool-open = Проход
page-frag-tool-floor = Пол
page-frag-tool-solid = Сплошная клетка
page-frag-tool-acid = Кислота
page-frag-tool-weapon = Место с оружием
page-frag-tool-gadget = Место с гаджетом
page-frag-tool-teleporter = Телепорт
page-frag-tool-grate = Решётка
page-frag-tool-respawn = Клетка возрождения, следующий номер
page-frag-tool-diagonal = Косая стена; ещё раз — повернуть
page-frag-tool-doorway = Дверь внутри клетки; ещё раз — повернуть
page-frag-tool-oneway = Дверь в одну сторону внутри клетки; ещё раз — повернуть
page-frag-tool-sight = Проверить вид и дистанцию
page-frag-tool-walk = Пробная прогулка
page-frag-tool-move = Двигать карту
page-frag-canvas = Карта, которую вы рисуете
page-frag-canvas-keys = Стрелки ведут по клеткам, Enter рисует клетку, Shift со стрелкой рисует край с этой стороны. Цифры и буквы выбирают инструмент, Ctrl+Z отменяет.
page-frag-zoom = Масштаб
page-frag-walk-points = Очки
page-frag-probe-start = Выберите клетку, откуда смотреть или идти.
page-frag-probed = Дистанция: { $steps } шагами, { $king } ходом короля
page-frag-faults = Ошибок: { $number }
page-frag-checking = Проверяется…
page-frag-no-faults = Можно играть
page-frag-error = Ошибка:
page-frag-warning = Замечание:
page-frag-fault-file = Текст не похож на файл карты.
page-frag-fault-size = Неверный размер: от 6 до 40 столбцов и рядов, каждая строка полная.
page-frag-fault-character = Неизвестный знак.
page-frag-fault-border = Внешний край должен быть стеной.
page-frag-fault-respawn-few = Нужно не меньше четырёх клеток возрождения.
page-frag-fault-respawn-missing = В номерах возрождения есть пропуск.
page-frag-fault-respawn-twice = Номер возрождения стоит на двух клетках.
page-frag-fault-door-posts = Двери внутри клетки нужны стены с обеих сторон.
page-frag-fault-door-nowhere = Дверь ведёт в никуда.
page-frag-fault-unreachable = Сюда никто не попадёт.
page-frag-fault-one-way-trap = Отсюда никто не выберется.
page-frag-fault-teleporter-single = Один телепорт никуда не ведёт.
page-frag-fault-features = Список особенностей и рисунок расходятся.
page-frag-fault-acid-lock = Сюда можно попасть только через кислоту.
page-frag-fault-half-closed = Одна половина клетки закрыта.
page-frag-fault-respawn-sight = Две клетки возрождения видят друг друга.
page-frag-fault-pickup-far = В восьми шагах от этой клетки возрождения нечего подобрать.
page-frag-own-map = Ваша карта { $name }
page-frag-begin = Начать с
page-frag-blank = пустая карта
page-frag-text = Сохранить, поделиться, загрузить
page-frag-copy = Скопировать текст
page-frag-copy-link = Скопировать ссылку
page-frag-save = Сохранить в файл
page-frag-copied = Скопировано.
page-frag-no-map = Это не файл карты.
page-frag-export = Эта карта как текст
page-frag-import = Карта как текст
page-frag-take = Взять
page-frag-file = или файл:

# Уроки
page-frag-lesson-build = У вас семь очков на Здоровье, Скорость и Точность. Выберите готового бойца: для начала хорош универсал.
page-frag-lesson-place = Выберите одну из клеток с номером, чтобы начать оттуда.
page-frag-lesson-hand = Это ваши карты. Чтобы стрелять, оружие нужно сначала выложить. Если оно у вас есть, сыграйте его сейчас.
page-frag-lesson-roll = Ход начинается с броска движения: по кубику за каждое очко Скорости.
page-frag-lesson-walk = Синие клетки достижимы шагами, с точками — прыжком. Наведите указатель на клетку, чтобы увидеть путь; коснитесь дважды, чтобы пойти. Клетки с оружием и гаджетами могут дать карту.
page-frag-lesson-sight = Ваш боец видит полосатые клетки. Кто стоит на них, в того можно стрелять.
page-frag-lesson-shot = Здесь ваши цели: шанс попасть и убить или причина, почему нельзя. Стреляйте, если можете; если нет, подойдите ближе.
page-frag-lesson-end = Больше нечего делать? Закончите ход. Оставшиеся очки пропадут.
page-frag-lesson-react = Когда атакуют другие, иногда можно ответить картой. Если не хотите, чтобы вас спрашивали, дайте постоянные распоряжения.
page-frag-lesson-goal = Побеждает тот, кто первым наберёт нужное число фрагов. Убитые возвращаются, так что смелее. Удачи!
