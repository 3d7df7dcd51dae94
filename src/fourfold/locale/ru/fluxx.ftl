# Fluxx
fluxx-title = Игра Fluxx

fluxx-about = Игра, в которой меняются правила: вытяните 1, сыграйте 1, а там посмотрим.

fluxx-word-birthday = день рождения
fluxx-word-holiday = праздник
fluxx-word-ordinary = обычный день
fluxx-word-clockwise = по часовой стрелке
fluxx-word-counterclockwise = против часовой стрелки
fluxx-word-rock = камень
fluxx-word-paper = бумага
fluxx-word-scissors = ножницы

fluxx-card-basic_rules = Базовые правила
    .effect = Вытяните 1 карту и сыграйте 1 карту. Пределов нет.
fluxx-card-sleep = Сон
fluxx-card-the_brain = Мозги
fluxx-card-bread = Хлеб
fluxx-card-chocolate = Шоколадка
fluxx-card-cookies = Печеньки
fluxx-card-milk = Молоко
fluxx-card-money = Деньги
fluxx-card-the_eye = Глаз
fluxx-card-the_moon = Луна
fluxx-card-the_rocket = Ракета
fluxx-card-the_toaster = Тостер
fluxx-card-television = Телевизор
fluxx-card-time = Время
fluxx-card-dreams = Грёзы
fluxx-card-music = Музыка
fluxx-card-the_party = Вечеринка
fluxx-card-the_sun = Солнце
fluxx-card-love = Любовь
fluxx-card-peace = Мир
fluxx-card-the_appliances = Доброе утро!
fluxx-card-baked_goods = Выпечка
fluxx-card-bed_time = Спокойной ночи!
fluxx-card-cant_buy_me_love = Любовь нельзя купить
fluxx-card-chocolate_cookies = Шоколадное печенье
fluxx-card-chocolate_milk = Шоколадное молоко
fluxx-card-day_dreams = Мечты наяву
fluxx-card-dreamland = Страна грёз
fluxx-card-the_eye_of_the_beholder = Красивые глазки
fluxx-card-great_theme_song = Саундтрек
fluxx-card-hearts_and_minds = Сердца и умы
fluxx-card-hippyism = Хиппи
fluxx-card-lullaby = Колыбельная
fluxx-card-milk_and_cookies = Вкусный полдник
fluxx-card-the_minds_eye = Мысленный взор
fluxx-card-night_and_day = День и ночь
fluxx-card-party_time = Время тусить
fluxx-card-rocket_science = Со скоростью мысли
fluxx-card-rocket_to_the_moon = Полёт на Луну
fluxx-card-squishy_chocolate = Подтаявшая шоколадка
fluxx-card-time_is_money = Время — деньги
fluxx-card-toast = Тосты
fluxx-card-turn_it_up = Сделай погромче!
fluxx-card-winning_the_lottery = Выигрыш в лотерею
fluxx-card-world_peace = Мир во всём мире
fluxx-card-daily_bread = Хлеб насущный
fluxx-card-the_brain_no_tv = Выключи ТВ. Включи мозги
    .effect = У вас «Мозги», а «Телевизора» нет ни у кого.
fluxx-card-party_snacks = Праздничный стол
    .effect = У вас «Вечеринка» и хоть что-нибудь съестное: «Хлеб», «Шоколадка», «Печеньки» или «Молоко».
fluxx-card-five_keepers = 5 тем
    .effect = У вас не меньше 5 тем и больше, чем у любого другого.
fluxx-card-ten_cards_in_hand = В десяточку!
    .effect = У вас на руке не меньше 10 карт и больше, чем у любого другого.
fluxx-card-draw_2 = Тяни 2
    .effect = Каждый ход тяните столько карт: 2.
fluxx-card-draw_3 = Тяни 3
    .effect = Каждый ход тяните столько карт: 3.
fluxx-card-draw_4 = Тяни 4
    .effect = Каждый ход тяните столько карт: 4.
fluxx-card-draw_5 = Тяни 5
    .effect = Каждый ход тяните столько карт: 5.
fluxx-card-play_2 = Сыграй 2
    .effect = Каждый ход играйте столько карт: 2.
fluxx-card-play_3 = Сыграй 3
    .effect = Каждый ход играйте столько карт: 3.
fluxx-card-play_4 = Сыграй 4
    .effect = Каждый ход играйте столько карт: 4.
fluxx-card-play_all = Сыграй всё
    .effect = Каждый ход играйте все карты, в том числе полученные по ходу дела.
fluxx-card-play_all_but_1 = Сыграй все, кроме 1
    .effect = Каждый ход играйте, пока не останется 1 карта. Если рука была пуста и вытянута только одна карта, возьмите ещё одну.
fluxx-card-hand_limit_0 = Предел руки 0
    .effect = Вне своего хода держите на руке не больше карт, чем 0.
fluxx-card-hand_limit_1 = Предел руки 1
    .effect = Вне своего хода держите на руке не больше карт, чем 1.
fluxx-card-hand_limit_2 = Предел руки 2
    .effect = Вне своего хода держите на руке не больше карт, чем 2.
fluxx-card-keeper_limit_2 = Предел тем 2
    .effect = Вне своего хода держите перед собой не больше тем, чем 2.
fluxx-card-keeper_limit_3 = Предел тем 3
    .effect = Вне своего хода держите перед собой не больше тем, чем 3.
fluxx-card-keeper_limit_4 = Предел тем 4
    .effect = Вне своего хода держите перед собой не больше тем, чем 4.
fluxx-card-no_hand_bonus = Как без рук
    .effect = Если в начале хода рука пуста, возьмите 3 карты, а затем тяните как обычно.
fluxx-card-party_bonus = Танцуют все!
    .effect = Пока «Вечеринка» лежит перед кем угодно, в свой ход каждый тянет и играет на 1 карту больше.
fluxx-card-poor_bonus = Бедность не порок
    .effect = Если меньше всех тем только у вас, тяните на 1 карту больше.
fluxx-card-rich_bonus = Богато жить не запретишь
    .effect = Если больше всех тем только у вас, можете сыграть на 1 карту больше.
fluxx-card-double_agenda = Дуплет
    .effect = В игре могут быть две цели; победу даёт любая.
fluxx-card-first_play_random = Игра вслепую
    .effect = Первая карта каждого хода выбирается вслепую, если только она не единственная.
fluxx-card-get_on_with_it = С меня хватит!
    .effect = Свободное действие: перед последней картой сбросьте руку, возьмите 3 карты и завершите ход.
fluxx-card-goal_mill = Кручу-верчу
    .effect = Свободное действие, раз за ход: сбросьте с руки сколько угодно целей и возьмите столько же карт.
fluxx-card-inflation = Инфляция
    .effect = Каждая цифра на других картах становится на единицу больше. Числа словами не меняются.
fluxx-card-mystery_play = Наугад
    .effect = Свободное действие, раз за ход: сразу сыграйте верхнюю карту колоды.
fluxx-card-recycling = Переработка
    .effect = Свободное действие, раз за ход: сбросьте одну свою тему и возьмите 3 карты.
fluxx-card-swap_plays_for_draws = Рокировка
    .effect = Свободное действие: возьмите столько карт, сколько ещё можете сыграть, и завершите ход.
fluxx-card-trash_a_keeper = В мусорку!
    .effect = Сбросьте любую выложенную тему, можно и свою.
fluxx-card-rotate_hands = Руковорот
    .effect = Все передают руку соседу; направление выбираете вы.
fluxx-card-rules_reset = Перезагрузка
    .effect = Сбросьте все новые правила.
fluxx-card-random_tax = Оброк
    .effect = Возьмите вслепую 1 карту с руки каждого соперника.
fluxx-card-rock_paper_scissors_showdown = Камень-ножницы-бумага
    .effect = Вызовите соперника: кто первым выиграет дважды, забирает руку другого.
fluxx-card-trash_a_new_rule = Новое правило долой!
    .effect = Сбросьте одно новое правило.
fluxx-card-use_what_you_take = Как карта ляжет
    .effect = Возьмите вслепую карту с чужой руки и сыграйте её.
fluxx-card-zap_a_card = Схвати карту
    .effect = Возьмите на руку любую карту со стола: тему, цель или новое правило.
fluxx-card-discard_and_draw = Сбрось и тяни
    .effect = Сбросьте руку и возьмите столько же карт.
fluxx-card-draw_2_and_use_em = Тяни 2 и используй их
    .effect = Возьмите 2 карты отдельно от руки и сыграйте обе.
fluxx-card-draw_3_play_2_of_them = Тяни 3, сыграй 2
    .effect = Возьмите 3 карты отдельно от руки, сыграйте 2, последнюю сбросьте.
fluxx-card-empty_the_trash = Большая уборка
    .effect = Замешайте сброс в колоду.
fluxx-card-everybody_gets_1 = Все получают 1
    .effect = Возьмите по 1 карте на каждого игрока, посмотрите их и раздайте как хотите.
fluxx-card-exchange_keepers = Обмен темами
    .effect = Обменяйте свою тему на тему соперника.
fluxx-card-jackpot = Джекпот!
    .effect = Возьмите 3 карты.
fluxx-card-lets_do_that_again = Давай повторим!
    .effect = Возьмите из сброса действие или новое правило и сыграйте его.
fluxx-card-lets_simplify = Будь проще
    .effect = Сбросьте до половины новых правил, но не меньше одного.
fluxx-card-no_limits = Беспредел
    .effect = Сбросьте все пределы руки и тем.
fluxx-card-trade_hands = Из рук в руки
    .effect = Обменяйтесь руками с соперником.
fluxx-card-share_the_wealth = Мешанина
    .effect = Все выложенные темы тасуются и раздаются заново, начиная с вас.
fluxx-card-steal_a_keeper = Тяни-таскай
    .effect = Заберите чужую тему и выложите перед собой.
fluxx-card-take_another_turn = С новым ходом!
    .effect = После этого хода у вас ещё один, но не больше двух подряд.
fluxx-card-todays_special = Именинникам подарок
    .effect = Возьмите 3 карты отдельно: в день рождения сыграйте 3, в праздник 2, иначе 1. Остальные сбросьте.
fluxx-card-bread_and_chocolate = Хлеб с шоколадом

fluxx-event-warned = Цель «{ $goal }» с этой колодой недостижима.
fluxx-event-turn-began = { $extra ->
    [yes] Ход { $turn }: { $seat } ходит ещё раз.
   *[no] Ход { $turn }: ходит { $seat }.
}
fluxx-event-drew = { $seat } тянет: { $cards }.
fluxx-event-drew-some = { $cards ->
    [one] { $seat } тянет { $cards } карту.
    [few] { $seat } тянет { $cards } карты.
   *[many] { $seat } тянет { $cards } карт.
}
fluxx-event-drew-apart = { $seat } тянет для карты «{ $action }»: { $cards }.
fluxx-event-drew-some-apart = { $cards ->
    [one] { $seat } тянет { $cards } карту для карты «{ $action }».
    [few] { $seat } тянет { $cards } карты для карты «{ $action }».
   *[many] { $seat } тянет { $cards } карт для карты «{ $action }».
}
fluxx-event-shuffled = { $cards ->
    [one] { $cards } карта из сброса замешана в колоду.
    [few] { $cards } карты из сброса замешаны в колоду.
   *[many] { $cards } карт из сброса замешано в колоду.
}
fluxx-event-played = { $cause ->
    [hand] { $seat } играет «{ $card }».
    [first_play_random] Вслепую («Игра вслепую»): { $seat } играет «{ $card }».
    [mystery_play] С верха колоды («Наугад»): { $seat } играет «{ $card }».
    [use_what_you_take] С чужой руки: { $seat } играет «{ $card }».
    [lets_do_that_again] Из сброса: { $seat } играет «{ $card }».
   *[other] С малой руки: { $seat } играет «{ $card }».
}
fluxx-event-discarded = { $seat } сбрасывает: { $cards }.
fluxx-event-rules-discarded = Больше не действует: { $cards }.
fluxx-event-goal-discarded = Цель «{ $goal }» сброшена.
fluxx-event-free-action-used = { $seat } применяет свободное действие «{ $card }».
fluxx-event-bonus-answered = { $answer ->
    [accept] { $seat } тянет дополнительные карты по правилу «Танцуют все!».
   *[refuse] { $seat } не тянет дополнительных карт по правилу «Танцуют все!».
}
fluxx-event-day-declared = { $seat } объявляет: сегодня { $day }.
fluxx-event-hands-rotated = { $seat } пускает все руки по кругу { $direction }.
fluxx-event-hands-traded = { $seat } и { $other } меняются руками.
fluxx-event-card-taken = { $seat } берёт карту «{ $card }» с руки игрока { $giver }.
fluxx-event-card-taken-unseen = { $seat } берёт карту с руки игрока { $giver }.
fluxx-event-card-given = { $receiver } получает карту «{ $card }». Раздаёт { $seat }.
fluxx-event-card-given-unseen = { $receiver } получает карту. Раздаёт { $seat }.
fluxx-event-zapped = { $seat } берёт со стола на руку «{ $card }».
fluxx-event-keeper-moved = «{ $keeper }» переходит: { $owner } → { $seat }.
fluxx-event-keepers-shared = { $keepers ->
    [one] { $keepers } тема перетасована и роздана заново.
    [few] { $keepers } темы перетасованы и розданы заново.
   *[many] { $keepers } тем перетасовано и роздано заново.
}
fluxx-event-challenged = { $seat } вызывает игрока { $rival }: победитель забирает чужую руку.
fluxx-event-thrown = { $seat }: { $throw }, { $rival }: { $reply }. Счёт { $won }:{ $lost }.
fluxx-event-hand-won = { $cards ->
    [one] { $seat } выигрывает { $cards } карту у игрока { $loser }.
    [few] { $seat } выигрывает { $cards } карты у игрока { $loser }.
   *[many] { $seat } выигрывает { $cards } карт у игрока { $loser }.
}
fluxx-event-extra-turn-promised = { $seat } потом ходит ещё раз.
fluxx-event-several-meet = { $more ->
    [0] { $seat } и { $other } оба выполняют цель, поэтому никто не победил и игра продолжается.
   *[other] { $seat }, { $other } и другие выполняют цель, поэтому никто не победил и игра продолжается.
}
fluxx-event-joining = После этого хода присоединится { $seat }.
fluxx-event-joined = { $seat } садится за стол.
fluxx-event-left = { $bot ->
    [yes] { $seat } уходит, дальше играет бот.
   *[no] { $seat } уходит из-за стола.
}
fluxx-event-claimed = { $seat } хочет начать и начинает.
fluxx-event-won = Побеждает { $seat }: цель «{ $goal }» выполнена.
fluxx-event-walkover = За столом остаётся только { $seat }: победа без игры, цель не выполнена.
fluxx-event-undecided = { $turns ->
    [one] Игра кончается без победителя через { $turns } ход.
    [few] Игра кончается без победителя через { $turns } хода.
   *[many] Игра кончается без победителя через { $turns } ходов.
}

fluxx-prompt-who-starts = Кто ходит первым? Скажите, что вам всё равно, или займите первый ход.
fluxx-prompt-before-draw = Примените свободное действие до добора или тяните карты.
fluxx-prompt-play = Сыграйте карту или примените свободное действие.
fluxx-prompt-party-bonus = «Танцуют все!»: тянете дополнительные карты?
fluxx-prompt-small-hand = Сыграйте карту с малой руки.
fluxx-prompt-discard = Предел превышен: выберите, что сбросить.
fluxx-prompt-drop-goal = Целей слишком много: выберите, какую сбросить.
fluxx-prompt-trash-keeper = Выберите тему на сброс.
fluxx-prompt-direction = В какую сторону идут руки?
fluxx-prompt-challenge = Кого вы вызываете?
fluxx-prompt-throw = Показывайте!
fluxx-prompt-trash-rule = Выберите новое правило на сброс.
fluxx-prompt-take-from = С чьей руки вы берёте карту?
fluxx-prompt-zap = Возьмите на руку карту со стола.
fluxx-prompt-give = Какая карта достаётся игроку { $seat }?
fluxx-prompt-exchange = Какие темы меняются местами?
fluxx-prompt-again = Какую карту из сброса сыграть ещё раз?
fluxx-prompt-simplify = Выберите новые правила на сброс.
fluxx-prompt-trade-with = С кем вы меняетесь руками?
fluxx-prompt-steal = Какую тему вы забираете?
fluxx-prompt-day = Какой сегодня день?
fluxx-prompt-recycle = Какую свою тему отдать в переработку?
fluxx-prompt-mill = Какие цели с руки сбросить?

fluxx-help-who-starts = Первый ход у того, кто первым его потребует; если всем всё равно, решает жребий (fluxx 9, 10).
fluxx-help-before-draw = Свободные действия можно применять и до добора, каждое раз за ход (fluxx 88, 90).
fluxx-help-play = Играйте любые карты с руки, столько, сколько требуют правила. Когда обязательных карт не осталось, ход можно закончить (fluxx 15, 16, 29–36).
fluxx-help-party-bonus = Дополнительный добор принимается или отклоняется раз за ход, и ответ действует весь ход (fluxx 100, 101).
fluxx-help-small-hand = Карты малой руки играются отдельно от руки, в любом порядке; остаток сбрасывается (fluxx 79–86).
fluxx-help-discard = Вне своего хода пределы соблюдаются сразу, в свой ход в его конце: сперва рука, потом темы (fluxx 41–44).
fluxx-help-drop-goal = Кто выложил третью цель или убрал «Дуплет», выбирает, какую цель сбросить (fluxx 67, 68).
fluxx-help-trash-keeper = Сбросить можно любую выложенную тему, и свою тоже (fluxx 198).
fluxx-help-direction = Все передают руки целиком на одно место (fluxx 199).
fluxx-help-challenge = Кто первым выиграет два раза, забирает всю руку другого (fluxx 165–169).
fluxx-help-throw = Оба показывают тайно и одновременно; равные броски повторяются (fluxx 165, 166).
fluxx-help-trash-rule = Любое новое правило; базовые правила остаются (fluxx 203).
fluxx-help-take-from = Случайная карта с этой руки тут же играется как ваша (fluxx 204).
fluxx-help-zap = Чью угодно тему, цель или новое правило, но не базовые правила (fluxx 205).
fluxx-help-give = Раздайте всем поровну, и себе тоже; если карт не хватает, кто-то остаётся ни с чем (fluxx 210).
fluxx-help-exchange = Одна ваша тема на одну тему соперника (fluxx 211).
fluxx-help-again = Любое действие или новое правило из сброса, играется сразу (fluxx 213).
fluxx-help-simplify = Не меньше одного и не больше половины новых правил с округлением вверх (fluxx 214).
fluxx-help-trade-with = Руки меняются целиком, даже если одна пуста (fluxx 216).
fluxx-help-steal = Чужая тема теперь лежит перед вами (fluxx 218).
fluxx-help-day = Объявляется до добора; календарь никто не проверяет (fluxx 161–164).
fluxx-help-recycle = Сбросьте одну свою тему и возьмите 3 карты, при «Инфляции» 4 (fluxx 196).
fluxx-help-mill = Сбросьте с руки сколько угодно целей и возьмите столько же карт (fluxx 193).

fluxx-option-edition = Какое издание
    .ru = русское
    .en = английское: вместо «Хлеба насущного» цель из хлеба и шоколада
fluxx-option-optional_bonuses = Прибавку по правилам «Богато жить не запретишь» и «Танцуют все!» можно не использовать.
fluxx-option-inflation_on_words = «Инфляция» увеличивает и три числа, написанные словами.
fluxx-option-lets_simplify_zero = По карте «Будь проще» можно ничего не сбрасывать.
fluxx-option-free_actions_before_draw = Свободные действия можно применять до добора.
fluxx-option-random_first_test = Когда «Игра вслепую» смотрит на число карт
    .start = в конце добора
    .current = каждый раз, когда играется карта
fluxx-option-running_actions_grow = Пришедшая «Инфляция» увеличивает уже начатые малые руки.
fluxx-option-todays_special = Какой сегодня день
    .declare = говорит сам игрок
    .ordinary = всегда обычный
fluxx-option-who_starts = Кто начинает: по жребию, кто первым попросит или номер места
    .random = по жребию
    .claim = кто первым попросит
fluxx-option-late_joiners = Новые игроки могут присоединяться между ходами.
fluxx-option-on_leave = Если кто-то уходит
    .discard = его карты сбрасываются
    .bot = за него играет бот
fluxx-option-add = Текст файла с собственными картами, их замешают в колоду.
fluxx-option-without = Какие карты убрать: их обозначения.
fluxx-option-max_turns = После скольких ходов игра кончается без победителя
    .none = никогда

fluxx-choice-end = закончить ход
fluxx-choice-draw = тянуть карты
fluxx-choice-random = карта наугад
fluxx-choice-done = хватит
fluxx-choice-nobody = ничего этому игроку
fluxx-choice-accept = да, тянуть
fluxx-choice-refuse = нет, не надо
fluxx-choice-anybody = мне всё равно
fluxx-choice-claim = хочу начать
fluxx-choice-clockwise = по часовой стрелке
fluxx-choice-counterclockwise = против часовой стрелки
fluxx-choice-birthday = мой день рождения
fluxx-choice-holiday = праздник или годовщина
fluxx-choice-ordinary = обычный день
fluxx-choice-rock = камень
fluxx-choice-paper = бумага
fluxx-choice-scissors = ножницы
fluxx-choice-use = применить «{ $card }»
fluxx-choice-swap = «{ $mine }» на «{ $theirs }»

fluxx-screen-turn = Ход { $turn }: { $seat }
fluxx-screen-rules = Действующие правила
fluxx-screen-draw = Добор: { $number }
fluxx-screen-play = Розыгрыш: { $number }
fluxx-screen-all = всё
fluxx-screen-all-but = всё, кроме { $keep }
fluxx-screen-hand-limit = Предел руки { $number }
fluxx-screen-keeper-limit = Предел тем { $number }
fluxx-screen-no-limit = нет
fluxx-screen-inflated = Инфляция: каждая цифра больше на { $more }
fluxx-screen-basic = Базовые правила
fluxx-screen-strip = Вытянуто { $drawn } из { $draws } · сыграно { $played } · ещё сыграть: { $left }, обязательно: { $owed }
fluxx-screen-extra-turn = обещан ещё один ход
fluxx-screen-used = применено: { $cards }
fluxx-screen-goals = Цели
fluxx-screen-no-goal = Цели пока нет: победить нельзя.
fluxx-screen-has = { $seat } { $have } из { $need }
fluxx-screen-lies = «{ $card }» лежит у игрока { $seat }
fluxx-screen-blocked = мешает «{ $card }» у игрока { $seat }
fluxx-screen-several = Цель выполнили несколько игроков: играем, пока не останется один.
fluxx-screen-some-of = что-то из: { $cards }
fluxx-screen-resolving = Сейчас выполняется
fluxx-screen-small-hand = «{ $action }» (сыграно { $played }, осталось { $left })
fluxx-screen-seat = Игрок
fluxx-screen-hand = Рука
fluxx-screen-keepers = Темы
fluxx-screen-known = Известно на руке
fluxx-screen-gone = игрок ушёл
fluxx-screen-bot = играет бот
fluxx-screen-leaving = уходит
fluxx-screen-your-hand = Ваша рука
fluxx-screen-set-aside = Ваша рука, пока отложена
fluxx-screen-your-small-hand = Малая рука
fluxx-screen-looked-at = Карты на раздачу
fluxx-screen-keeper = тема
fluxx-screen-goal = цель
fluxx-screen-new-rule = новое правило
fluxx-screen-action = действие
fluxx-screen-pushes-out = Карта «{ $card }» уйдёт в сброс.
fluxx-screen-danger = Осторожно: по всему, что известно, победит { $seat }.
fluxx-screen-walkover = Победа без игры: цель не выполнена.
fluxx-screen-undecided = Никто не победил.
fluxx-screen-goal-met = Выполнена цель «{ $goal }»
fluxx-screen-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
fluxx-screen-discard = { $cards ->
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[many] { $cards } карт в сбросе
}
