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
page-frag-kind-gadget = место с вещами
page-frag-kind-teleporter = телепорт
page-frag-kind-grate = решётка
page-frag-kind-diagonal = косая стена
page-frag-kind-door = дверь
page-frag-kind-respawn = возрождение { $number }
page-frag-in-sight = на виду
page-frag-tap = Наведите на клетку, чтобы увидеть путь и его цену. Одно касание смотрит, второе идёт.
page-frag-cost = { $cost ->
    [one] { $cost } очко, останется { $left }
    [few] { $cost } очка, останется { $left }
   *[many] { $cost } очков, останется { $left }
}
page-frag-no-stop = Можно пройти, но не остановиться
page-frag-acid-way = Кислота на пути: { $number }
page-frag-weapons-way = Мест с оружием: { $number }
page-frag-gadgets-way = Мест с вещами: { $number }
page-frag-markers-way = Фишек: { $number }
page-frag-chance-die = смертельно на { $kill } %
page-frag-go = Идти туда
page-frag-cancel = Не туда
page-frag-health = Своё здоровье { $own } из { $base }, добавочное { $bonus }, броня { $armour }
page-frag-stats = Здоровье { $health } · Скорость { $speed } · Меткость { $accuracy }
page-frag-left = { $rolled ->
    [no] Ещё не бросал кубики
   *[yes] Очки { $points } · атаки { $attacks }
}
page-frag-ammo = Патроны: { $ammo } из { $full }
page-frag-ends = { $turns ->
    [0] в этот ход
    [one] до следующего хода
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
}
page-frag-drugged = Усыплён: в следующий ход медленный
page-frag-show = Показать на карте
page-frag-shots = Цели
page-frag-nobody = Больше никого на поле нет.
page-frag-distance = расстояние { $distance }
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
page-frag-why-drugged = усыплён: только одна атака
page-frag-why-insubstantial = бесплотный не может атаковать
page-frag-why-rush = в первом круге без атак
page-frag-chance = попадание { $hit } % · смерть { $kill } %
page-frag-after-hit = После попадания:
page-frag-loss = −{ $loss }:
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
page-frag-hand-empty = На руке нет карт.
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
page-frag-sheet-shots = Выстрелы
page-frag-sheet-hits = Попадания
page-frag-sheet-expected = ожидалось { $number }
page-frag-sheet-luck = Кубики
page-frag-sheet-luck-note = Кубики: среднее всех кубиков атаки, защиты и движения; ожидается 3,5.
page-frag-sheet-character = Боец
page-frag-sheet-tournament = Турнир: бойцы сохраняют то, чего достигли.
