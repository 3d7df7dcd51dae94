# FRAG
frag-title = FRAG: фраг
frag-about = Шутер без компьютера на компьютере: бегайте, хватайте оружие и первыми наберите три фрага.

# Words
frag-word-weapon = оружие
frag-word-gadget = гаджет
frag-word-special = Спец
frag-word-hit = попадает
frag-word-miss = промахивается
frag-word-health = Здоровье
frag-word-speed = Скорость
frag-word-accuracy = Точность
frag-word-north = север
frag-word-east = восток
frag-word-south = юг
frag-word-west = запад
frag-word-blood = кровь
frag-word-pistol = пистолет

# Cards
frag-card-pump_station = Насосная станция
frag-card-six_gates = Шесть ворот
frag-card-pistol = Пистолет
frag-card-w_beam_pistol = Лучевой пистолет
    .effect = 3D. Энергетическое оружие.
frag-card-w_heavy_beam_pistol = Тяжёлый лучевой пистолет
    .effect = 4D. Энергетическое оружие.
frag-card-w_beam_rifle = Лучевая винтовка
    .effect = 5D. Энергетическое оружие.
frag-card-w_shotgun = Дробовик
    .effect = 5D до дистанции 4, дальше 3D.
frag-card-w_machine_gun = Пулемёт
    .effect = 4D. Очередь: за 3 патрона два отдельных броска по одной цели как одна атака.
frag-card-w_heavy_machine_gun = Тяжёлый пулемёт
    .effect = 5D. Очередь как у пулемёта.
frag-card-w_needler = Игломёт
    .effect = 3D; попадание отнимает на 1 Здоровье больше, даже если бросок ничего не дал.
frag-card-w_flamethrower = Огнемёт
    .effect = Струя 4D: выберите прямое направление; задевает всех на 4 клетках до первой стены или закрытой двери. Один бросок на попадание, сравнивается с дистанцией до каждого.
frag-card-w_chainsaw = Бензопила
    .effect = 6D, только вплотную (дистанция 1), патроны не нужны.
frag-card-w_missile_launcher = Ракетомёт
    .effect = 6D и ещё 1 Здоровье при попадании. Нельзя стрелять вплотную.
frag-card-w_assault_cannon = Штурмовая пушка
    .effect = 7D.
frag-card-w_heavy_assault_cannon = Тяжёлая штурмовая пушка
    .effect = 8D; выстрел тратит 2 патрона. Пока она в игре, Скорость меньше на 1 (не ниже 1).
frag-card-w_sniper_rifle = Снайперская винтовка
    .effect = 4D. Цель дальше 10 клеток считается на дистанции 10.
frag-card-w_tranquilizer_pistol = Пистолет-транквилизатор
    .effect = Урона нет. +5 Точности с этим оружием. Поражённый в свой следующий ход бросает половину кубиков движения (не меньше 1) и атакует не больше раза; попадания не складываются.
frag-card-w_nuke = Ядерная граната
    .effect = Бросок на видимую клетку не дальше 8. При попадании атакованы все в пределах 2 клеток, включая вас: 8D в клетке, 6D на дистанции 1, 4D на дистанции 2; стены и закрытые двери прикрывают. Промах — осечка. Не перезаряжается.
frag-card-g_light_armor = Лёгкая броня
    .effect = Броня: +1 Здоровье. Сбрасывается, приняв 1 урон.
frag-card-g_medium_armor = Средняя броня
    .effect = Броня: +2 Здоровья.
frag-card-g_heavy_armor = Тяжёлая броня
    .effect = Броня: +3 Здоровья. Прыгать нельзя.
frag-card-g_energy_shield = Энергощит
    .effect = Считается вашей бронёй. Каждая атака отнимает на 1 Здоровье меньше; исчезает, сохранив 2.
frag-card-g_first_aid_kit = Аптечка
    .effect = Лечит 2, не выше полного Здоровья. Можно и в миг гибели.
frag-card-g_adrenaline_surge = Выброс адреналина
    .effect = Все параметры удвоены до конца вашего следующего хода. Потом лишнее Здоровье уходит, но не убивает.
frag-card-g_stim_pack = Стимулятор
    .effect = +2 Здоровья до конца вашего следующего хода.
frag-card-g_regenerator = Регенератор
    .effect = В начале каждого вашего хода лечит 1, не выше полного Здоровья.
frag-card-g_ammo_pack = Боекомплект
    .effect = Полностью перезарядите одно своё оружие в игре.
frag-card-g_targeting_system = Система наведения
    .effect = Крепится к оружию (и к базовому пистолету): +1 Точность с ним. Можно ставить несколько.
frag-card-g_extreme_damage = Запредельный урон
    .effect = Кубики урона удвоены до конца хода.
frag-card-g_backpack = Ранец
    .effect = Можно держать в игре на 2 оружия больше.
frag-card-g_overcharger = Усилитель
    .effect = Крепится к оружию: +1D урона.
frag-card-g_autoloader = Автомат заряжания
    .effect = Крепится к оружию: ещё одна атака за ход, только этим оружием.
frag-card-g_speed_boots = Скоростные ботинки
    .effect = +1 Скорость.
frag-card-g_jump_jets = Прыжковые сопла
    .effect = Прыжок стоит 1 очко за клетку и может быть на 1 клетку длиннее.
frag-card-g_hazmat_boots = Кислотостойкие сапоги
    .effect = Кислота вас не атакует.
frag-card-g_pocket_teleporter = Карманный телепорт
    .effect = С любой клетки за 1 очко движения — на любой телепорт (стоящего там вытесняет).
frag-card-s_lag = Лаг
    .effect = Один противник пропускает следующий ход.
frag-card-s_disconnect = Дисконнект
    .effect = Противник тут же исчезает с поля (если шёл его ход — ход окончен). В начале своего следующего хода он со всем имуществом возвращается по броску на клетку возрождения. Ещё не брошенный им урон пропадает.
frag-card-s_no_carrier = Нет связи
    .effect = Боец одного противника падает замертво. Фраг никому не идёт, Спец никто не тянет; кровь и оружие остаются.
frag-card-s_hack_insubstantial = Хак: бестелесность
    .effect = До вашего следующего хода атаки вам не вредят, вы проходите сквозь стены, двери и сплошные клетки, но остановиться надо на обычной свободной. Атаковать нельзя. Можно сыграть в ответ на атаку до броска урона.
frag-card-s_hack_ammo = Хак: бесконечные патроны
    .effect = До конца вашего следующего хода выстрелы не тратят патроны. Пустое оружие тоже стреляет.
frag-card-s_hack_speed = Хак: скорость
    .effect = Скорость удвоена на этот ход (кубики и длина прыжка).
frag-card-s_aimbot = Аимбот
    .effect = Ваша следующая атака попадает без броска на любой видимой дистанции.
frag-card-s_packet_loss = Потеря пакетов
    .effect = Только что объявленная атака промахивается. Патроны потрачены.
frag-card-s_trick_fire = Выстрел с рикошетом
    .effect = Эта атака может отскочить один раз: через свободную клетку, которую видите вы и с которой видна цель. Дистанция — сумма двух отрезков. Половина кубиков урона (вверх) и половина доп. потери Здоровья (вниз).
frag-card-s_puppeteer = Кукловод
    .effect = Бросьте кубики Скорости противника и проведите его бойца по обычным правилам; опасности действуют. Он ничего не подбирает и не атакует, закончить на занятой клетке нельзя.
frag-card-s_script_kiddie = Скрипт-кидди
    .effect = Заберите в руку одно оружие или гаджет из игры у видимого противника.
frag-card-s_respawn_glitch = Глюк респауна
    .effect = Любой боец, в том числе ваш, тут же переносится по броску на клетку возрождения (и вытесняет стоящего там).
frag-card-s_swap = Перепутанные сокеты
    .effect = Поменяйтесь клетками с любым бойцом на поле.
frag-card-s_rapid_fire = Скорострельность
    .effect = Ещё две атаки в этом ходу.
frag-card-s_overclocked_server = Разогнанный сервер
    .effect = У всех +1 Скорость и +1 Точность до начала вашего следующего хода.
frag-card-s_anti_cheat = Античит
    .effect = Отмените Спец в момент розыгрыша или в свой ход сбросьте один Спец в игре.
frag-card-s_loot_drop = Посылка
    .effect = Возьмите карту оружия и карту гаджета.

# Events
frag-event-build-shown = { $seat } играет так: Здоровье { $health }, Скорость { $speed }, Точность { $accuracy }.
frag-event-first-rolled = { $seat } выбрасывает { $die } за право первого хода.
frag-event-first-found = Первый ход: { $seat }.
frag-event-placed = { $seat } начинает на клетке { $where }.
frag-event-round-began = Начинается раунд { $round }.
frag-event-turn-began = Ход переходит: { $seat }.
frag-event-turn-lost = { $seat } пропускает ход из-за лага.
frag-event-turn-ended = { $points ->
    [0] { $seat } заканчивает ход.
    [one] { $seat } заканчивает ход; пропадает { $points } очко движения.
    [few] { $seat } заканчивает ход; пропадают { $points } очка движения.
   *[many] { $seat } заканчивает ход; пропадают { $points } очков движения.
}
frag-event-movement-rolled = { $points ->
    [one] { $seat } бросает на движение { $dice }: { $points } очко.
    [few] { $seat } бросает на движение { $dice }: { $points } очка.
   *[many] { $seat } бросает на движение { $dice }: { $points } очков.
}
frag-event-moved = { $how ->
    [jump] { $seat } прыгает на { $where }.
    [teleport] { $seat } телепортируется на { $where }.
    [back] { $seat } отступает на { $where }.
   *[step] { $seat } шагает на { $where }.
}
frag-event-respawned = { $seat } появляется на клетке возрождения { $number }.
frag-event-respawned-unseen = Где-то в тумане { $seat } оказывается на клетке возрождения.
frag-event-bumped = Телефраг! { $seat } вылетает на клетку возрождения { $number }.
frag-event-pickup-rolled = { $seat } бросает на прокачку ({ $deck }): { $die }.
frag-event-pickup-granted = После двух неудач { $seat } находит наверняка ({ $deck }).
frag-event-drew = { $seat } берёт карту: { $card }.
frag-event-drew-unseen = { $seat } берёт карту ({ $deck }).
frag-event-laid-down = { $seat } разыгрывает: { $card }.
frag-event-thrown-away = { $seat } сбрасывает карту: { $card }.
frag-event-dropped = { $seat } бросает на клетке { $where }: { $card }.
frag-event-took = { $seat } подбирает: { $card }.
frag-event-took-unseen = { $seat } подбирает что-то из кучи.
frag-event-took-blood = { $seat } берёт маркер крови.
frag-event-special-named = { $seat } играет Спец: { $card }.
frag-event-special-aimed = { $seat } играет Спец: { $card }. Цель — { $target }.
frag-event-special-stopped = Отменено: { $card }.
frag-event-effect-ended = Действие закончилось: { $card }.
frag-event-declared = { $seat } атакует. Цель — { $target }, оружие — { $weapon }, дистанция { $distance }.
frag-event-declared-area = { $seat } стреляет. { $weapon }: { $where }.
frag-event-declared-unseen = Где-то в тумане { $seat } стреляет: { $weapon }.
frag-event-hit-rolled = { $hits ->
    [0] { $seat } бросает на попадание { $dice }: промах.
   *[other] { $seat } бросает на попадание { $dice }: есть попадание.
}
frag-event-hit-decided = Атака ({ $seat }) без броска { $luck }.
frag-event-attack-lost = Атака ({ $seat }) пропадает впустую.
frag-event-damage-rolled = { $loss ->
    [0] { $seat } бросает урон { $attack } против { $defence } ({ $victim }): без потерь.
   *[other] { $seat } бросает урон { $attack } против { $defence } ({ $victim }): потеря Здоровья — { $loss }.
}
frag-event-acid-rolled = { $loss ->
    [0] Кислота: { $attack } против { $defence } ({ $seat }): без потерь.
   *[other] Кислота: { $attack } против { $defence } ({ $seat }): потеря Здоровья — { $loss }.
}
frag-event-unharmed = Атака проходит насквозь ({ $seat }).
frag-event-drugged = { $seat } под действием транквилизатора: следующий ход будет вполсилы.
frag-event-healed = { $seat } лечится: собственное Здоровье { $health }.
frag-event-killed = { $seat } погибает.
frag-event-frag-scored = { $frags ->
    [one] { $seat }: теперь { $frags } фраг.
    [few] { $seat }: теперь { $frags } фрага.
   *[many] { $seat }: теперь { $frags } фрагов.
}
frag-event-disconnected = { $seat } теряет соединение и исчезает с поля.
frag-event-swapped = { $seat } и { $other } меняются местами.
frag-event-stolen = { $seat } крадёт: { $card }. Жертва — { $victim }.
frag-event-puppet-moved = { $seat } дёргает за нитки и бросает { $dice }. Кукла — { $victim }.
frag-event-out-of-lives = { $seat } выбывает: жизней больше нет.
frag-event-won = Победа! { $seat } выигрывает.
frag-event-stat-gained = { $seat } получает +1 до конца турнира: { $stat }.

# Questions
frag-prompt-build = Выберите персонажа.
frag-help-build = Семь очков на Здоровье, Скорость и Точность, на каждый параметр от 1 до 4. Здоровье защищает, Скорость двигает, Точность попадает и даёт атаки (frag 4, 5).
frag-prompt-place = Выберите клетку возрождения, с которой начнёте.
frag-help-place = Начиная с первого игрока по часовой стрелке каждый занимает свободную клетку возрождения (frag 12).
frag-prompt-roll = Бросьте кубики движения или сначала сыграйте карты.
frag-help-roll = Кубиков столько, сколько Скорости; сумма — очки движения. С телепорта можно уйти вместо броска, тогда очков не будет (frag 50–52).
frag-prompt-act = Двигайтесь, атакуйте, играйте карты или закончите ход.
frag-help-act = Всё можно чередовать, пока есть очки или атаки. Через чужие клетки можно проходить, но не останавливаться (frag 53, 72).
frag-prompt-discard = Слишком много карт: сбросьте одну.
frag-help-discard = В конце хода в руке остаётся не больше пяти карт (frag 19).
frag-prompt-pick = Возьмите одну карту из кучи.
frag-help-pick = Из кучи за ход берут одну карту; боезапас у неё полный (frag 160, 161).
frag-prompt-bounce = Где отскочит выстрел?
frag-help-bounce = Свободная клетка, которую видите вы и с которой видна цель; дистанция — сумма двух отрезков (frag 216).
frag-prompt-puppet = Ведите свою куклу.
frag-help-puppet = Путь выбираете вы по правилам движения; кислота ранит, закончить надо на свободной клетке (frag 217).
frag-prompt-surplus = Здоровье упало: бросьте оружие.
frag-help-surplus = Оружия в игре не больше, чем Здоровье + 1, с учётом ран (frag 26).
frag-prompt-gain = Вы победили: увеличьте параметр до конца турнира.
frag-help-gain = Победитель игры турнира добавляет 1 к одному параметру на все следующие игры (frag 168).
frag-prompt-turn = Сейчас начнётся ход: { $active }. Ответьте или пасуйте.
frag-help-turn = Лаг и Дисконнект можно сыграть до начала хода. Пас — ход начнётся (frag 208, 209).
frag-prompt-special = { $seat } играет: { $card }. Отмените или пасуйте.
frag-help-special = Античит отменяет Спец в момент розыгрыша. Пас — карта сработает (frag 223, 228).
frag-prompt-declared = { $shooter } атакует ({ $weapon }). Ответьте до броска на попадание или пасуйте.
frag-help-declared = Атака объявлена, патроны потрачены. Если все спасуют, бросаются кубики на попадание (frag 225–230).
frag-prompt-hit = { $shooter } попадает ({ $weapon }). Цель — { $victim }. Ответьте до броска на урон или пасуйте.
frag-help-hit = Последняя возможность до броска на урон. Если все спасуют, он будет сделан (frag 215, 227).
frag-prompt-acid = Вас ведут в кислоту. Ответьте или пасуйте.
frag-help-acid = Кислота атакует двумя кубиками; вы можете ответить как цель атаки (frag 89, 217).
frag-prompt-death = Вы умираете: чтобы выжить, нужно Здоровья: { $needed }.
frag-help-death = Кровь лечит 1, Аптечка 2; Стимулятор и Выброс адреналина дают Здоровье взаймы. Средства можно складывать (frag 142–144, 231).

# Options
frag-option-map = Карта: одна из напечатанных или текст файла карты
frag-option-characters = Персонажи: новые или по местам готовые, например 3-2-3
    .new = каждый выбирает
frag-option-tournament = Победитель добавляет очко к параметру для следующей игры.
frag-option-few_players = Можно играть вдвоём или втроём.
frag-option-placement = Место старта
    .choose = выбираете вы
    .roll = решает кубик
frag-option-weapon_limit = Сколько оружия несёт раненый боец
    .unhurt = сколько и раньше
    .current = меньше
frag-option-respawn_at_once = Погибшие возвращаются, не дожидаясь своего хода.
frag-option-pity_pickup = Третьей неудачи подряд при прокачке не бывает.
frag-option-distance = Как считают клетки
    .steps = по строкам и столбцам
    .king = диагональ за одну клетку
frag-option-bound_attacks = Точность, привязанная к оружию, даёт им дополнительные атаки.
frag-option-no_rushes = В первом раунде никто не атакует.
frag-option-markers_per_visit = Маркеры на одной клетке
    .entry = по одному за каждый приход
    .turn = один за ход
frag-option-drops_keep_wear = Брошенное оружие хранит свои патроны, броня — свои пункты.
frag-option-hand_lost_at_death = Карты не раздаются, а смерть отнимает оружие и гаджеты из руки.
frag-option-puppeteer_scores = Кукла, погибшая в кислоте, засчитывается кукловоду.
frag-option-frags_to_win = Столько фрагов нужно для победы.
frag-option-lives = Погибший столько раз выбывает; последний оставшийся побеждает.
frag-option-round_limit = Игра кончается после стольких раундов; побеждает набравший больше фрагов.
frag-option-secret_piles = Что лежит под маркером оружия, видит только берущий.
frag-option-fog = Других бойцов видно, только пока они в зоне видимости.
frag-option-reaction_seconds = Сколько секунд ждёт окно реакции.
frag-option-turn_seconds = Сколько секунд может длиться ход.

# Choices
frag-choice-pass = пас
frag-choice-end = закончить ход
frag-choice-roll = бросить на движение
frag-choice-stop = остановиться здесь
frag-choice-blood = использовать кровь: лечит 1
frag-choice-step = шаг на { $where }
frag-choice-jump = прыжок на { $where }
frag-choice-teleport = телепорт на { $where }
frag-choice-start = старт с клетки возрождения { $where }
frag-choice-bounce = отскок на { $where }
frag-choice-take = взять: { $where }
frag-choice-pile = куча оружия { $number }: { $cards }
frag-choice-throw = сбросить: { $card }
frag-choice-drop = бросить здесь: { $card }
frag-choice-play = сыграть: { $card }
frag-choice-fire = выстрел: { $card }
frag-choice-burst = очередь: { $card }
frag-choice-jet = струя: { $card }
frag-choice-nuke = бросок: { $card }
frag-choice-trick = из-за угла: { $card }
frag-choice-odds = { $name }: дистанция { $distance }, попадание { $hit } %, убийство { $kill } %
frag-choice-die = погибнуть
frag-choice-means-blood = кровь × { $number }
frag-choice-health = Здоровье
frag-choice-speed = Скорость
frag-choice-accuracy = Точность
frag-choice-build = Здоровье { $health }, Скорость { $speed }, Точность { $accuracy }
frag-choice-build-all-rounder = универсал: всего понемногу
frag-choice-build-scout = разведчик: быстр и меток, но хрупок
frag-choice-build-runner = бегун: первым у каждой прокачки
frag-choice-build-tank = танк: убить его непросто
frag-choice-build-marksman = стрелок: две меткие атаки
frag-choice-build-slow = осторожно: без прыжков, 1–6 клеток за ход, играть трудно

# Screen
frag-screen-head = { $map } · раунд { $round } · ходит { $active }
frag-screen-left = { $points ->
    [one] осталось { $points } очко движения, сделано атак: { $attacks }
    [few] осталось { $points } очка движения, сделано атак: { $attacks }
   *[many] осталось { $points } очков движения, сделано атак: { $attacks }
}
frag-screen-seat = Боец
frag-screen-stats = Параметры
frag-screen-health = Здоровье
frag-screen-place = Клетка
frag-screen-frags = Фраги
frag-screen-hand-size = Рука
frag-screen-in-play = В игре
frag-screen-dead = погиб
frag-screen-out = выбыл
frag-screen-offline = без связи
frag-screen-unseen = в тумане
frag-screen-blood = кровь × { $number }
frag-screen-hand = Ваша рука
frag-screen-specials = Спец в игре: { $cards }
frag-screen-legend = буквы: бойцы · синее: досягаемо · w g: прокачка · T телепорт · ≈ кислота · * кровь · ! оружие · D двери, стрелки в одну сторону
frag-screen-keys = Введите номер, клетку вида 7,4 (в одном движении) или n e s w для шага.
