# Стол Fluxx на странице.
page-fluxx-draw = Добор
page-fluxx-play = Розыгрыш
page-fluxx-hand_limit = Предел руки
page-fluxx-keeper_limit = Предел тем
page-fluxx-rule = правило
page-fluxx-basic = Базовое
page-fluxx-overridden = отменено
page-fluxx-other-rules = Новые правила в игре
page-fluxx-raised = «Инфляция» прибавляет { $more }
page-fluxx-source = { $what }: { $number } ({ $cards })
page-fluxx-printed = напечатано { $was }
page-fluxx-words = Число, написанное словом, сейчас равно { $number }.
page-fluxx-middle = Посередине стола
page-fluxx-players = Игроки
page-fluxx-has-turn = ходит
page-fluxx-choosing = выбирает
page-fluxx-no-keepers = тем пока нет
page-fluxx-cards-in-hand = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[other] { $cards } карт на руке
}
page-fluxx-empty-hand = карт нет
page-fluxx-you-join = Вы сядете за стол с 3 картами, когда закончится этот ход.
page-fluxx-joining = Присоединится после этого хода: { $names }
page-fluxx-in-discard = «{ $card }» лежит в сбросе
page-fluxx-in-your-hand = «{ $card }» у вас на руке
page-fluxx-in-hand-of = «{ $card }» на руке у игрока { $seat }
page-fluxx-unseen = «{ $card }» ещё не показывалась
page-fluxx-harder = Инфляция: { $now } вместо { $was }
page-fluxx-never = { $card }: эта тема не должна лежать ни перед кем
page-fluxx-tied = не больше, чем у: { $names }
page-fluxx-drawn = Вытянуто { $drawn } из { $draws }
page-fluxx-played = Сыграно { $played } из { $plays }
page-fluxx-owed = Обязательно сыграть ещё { $plays }
page-fluxx-optional = { $plays ->
    [one] можно сыграть ещё { $plays } карту
    [few] можно сыграть ещё { $plays } карты
   *[other] можно сыграть ещё { $plays } карт
}
page-fluxx-unused = Свободные действия не применены: { $cards }
page-fluxx-of = { $played } из { $plays }
page-fluxx-just-played = Только что сыграно
page-fluxx-cause = из-за карты «{ $card }»
page-fluxx-open-discard = Просмотреть сброс
page-fluxx-discard-pile = { $cards ->
    [one] В сбросе { $cards } карта
    [few] В сбросе { $cards } карты
   *[other] В сбросе { $cards } карт
}
page-fluxx-newest-first = Первой лежит карта, сброшенная последней.
page-fluxx-search = Найти по названию
page-fluxx-filter = Вид карты
page-fluxx-all-kinds = все
page-fluxx-nothing-found = Такой карты здесь нет.
page-fluxx-empty-pile = В сбросе пока ничего нет.
page-fluxx-enlarge = правая кнопка или клавиша E: крупнее
page-fluxx-keys = Клавиши 1–9 ведут к карте, стрелки к соседней, E показывает её крупно.
page-fluxx-choose = Выбрать эту карту
page-fluxx-pick-keep = { $cards ->
    [0] Уходит всё.
    [one] Оставьте { $cards } карту, остальные уйдут.
    [few] Оставьте { $cards } карты, остальные уйдут.
   *[other] Оставьте { $cards } карт, остальные уйдут.
}
page-fluxx-pick-go = { $cards ->
    [one] Выберите { $cards } карту на сброс.
    [few] Выберите { $cards } карты на сброс.
   *[other] Выберите { $cards } карт на сброс.
}
page-fluxx-pick-some = { $least ->
    [0] Выберите на сброс не больше { $most } или ничего.
   *[other] Выберите на сброс от { $least } до { $most }.
}
page-fluxx-picked = Выбрано: { $cards } из { $most }
page-fluxx-keep-these = Оставить эти, сбросить остальные
page-fluxx-discard-these = { $cards ->
    [one] Сбросить { $cards } карту
    [few] Сбросить { $cards } карты
   *[other] Сбросить { $cards } карт
}
page-fluxx-rather-go = Лучше выбрать, что сбросить
page-fluxx-rather-keep = Лучше выбрать, что оставить
page-fluxx-swap-mine = Какую свою тему отдать:
page-fluxx-swap-first = Сначала выберите свою тему, потом чужую:
page-fluxx-swap-theirs = В обмен на «{ $card }» взять:
page-fluxx-showdown = { $needed ->
    [one] Кто первым выиграет { $needed } раз, забирает чужую руку.
    [few] Кто первым выиграет { $needed } раза, забирает чужую руку.
   *[other] Кто первым выиграет { $needed } раз, забирает чужую руку.
}
page-fluxx-at-stake = { $cards ->
    [one] на кону { $cards } карта
    [few] на кону { $cards } карты
   *[other] на кону { $cards } карт
}
page-fluxx-hasty = Заканчивать мой ход без вопроса
page-fluxx-deeds = Что ещё можно сделать
page-fluxx-by-chance = Что будет дальше, решит случай.
page-fluxx-changes = { $what }: { $from } → { $to }.
page-fluxx-pushes-out = { $count ->
    [one] Выходит из игры: { $cards }.
    [few] Выходят из игры: { $cards }.
   *[other] Выходят из игры: { $cards }.
}
page-fluxx-draws = { $cards ->
    [one] Вы вытянете { $cards } карту.
    [few] Вы вытянете { $cards } карты.
   *[other] Вы вытянете { $cards } карт.
}
page-fluxx-you-discard = { $cards ->
    [one] Вы сбросите { $cards } карту.
    [few] Вы сбросите { $cards } карты.
   *[other] Вы сбросите { $cards } карт.
}
page-fluxx-they-discard = { $cards ->
    [one] { $seat } сбросит { $cards } карту.
    [few] { $seat } сбросит { $cards } карты.
   *[other] { $seat } сбросит { $cards } карт.
}
page-fluxx-passes = На этом ваш ход закончится.
page-fluxx-you-win = Вы победите!
page-fluxx-why-turn = Сейчас не ваш ход (fluxx { $rule }).
page-fluxx-why-blind = «Игра вслепую»: первую карту выбирает случай (fluxx { $rule }).
page-fluxx-why-no-play = Розыгрышей больше не осталось (fluxx { $rule }).
page-fluxx-why-draw-first = Сначала тянут карты, потом играют (fluxx { $rule }).
page-fluxx-why-aside = Рука отложена, пока не сыграна малая рука (fluxx { $rule }).
page-fluxx-why-effect = Сначала выполняется эффект карты (fluxx { $rule }).
page-fluxx-why-owed = Осталась обязательная карта, пропустить её нельзя (fluxx { $rule }).
page-fluxx-why-used = В этот ход уже применено (fluxx { $rule }).
page-fluxx-why-over = Розыгрыш карт окончен (fluxx { $rule }).
page-fluxx-why-no-goal = У вас на руке нет целей (fluxx { $rule }).
page-fluxx-why-no-keeper = У вас нет тем на столе (fluxx { $rule }).
page-fluxx-why-no-card = Открывать больше нечего (fluxx { $rule }).
page-fluxx-why-again = Взять можно только действие или новое правило (fluxx { $rule }).
page-fluxx-won = Цель «{ $goal }» выполняет только { $seat }.
page-fluxx-won-keepers = Тем: { $have }, нужно было не меньше { $need }, и столько больше ни у кого нет.
page-fluxx-won-cards = Карт на руке: { $have }, нужно было не меньше { $need }, и столько больше ни у кого нет.
page-fluxx-won-by = Последняя сыгранная карта: «{ $card }»
page-fluxx-turns = { $turns ->
    [one] Игра длилась { $turns } ход.
    [few] Игра длилась { $turns } хода.
   *[other] Игра длилась { $turns } ходов.
}
page-fluxx-lesson-rules = Добро пожаловать в Fluxx! Эти четыре числа показывают действующие правила. Вначале тянут 1 карту и играют 1 карту, пределов нет. Почти каждая карта может это изменить.
page-fluxx-lesson-hand = Это ваши карты. Цвет и значок показывают вид: темы (домик) лежат перед вами, цели (мишень) говорят, как победить, новые правила (треугольник) меняют числа, действия (молния) срабатывают один раз.
page-fluxx-lesson-play = Когда наступит ваш ход, наведите указатель на карту или коснитесь её: страница расскажет, что она сделает. Потом сыграйте любую. С темой ошибиться трудно.
page-fluxx-lesson-keepers = Здесь все игроки: их темы на столе и число карт на руке. Сыгранная вами тема ляжет перед вами.
page-fluxx-lesson-goal = Здесь появится цель, как только её кто-нибудь сыграет. Кто один собрал всё, что она требует, сразу побеждает, чей бы ни был ход. Отметки показывают, кто насколько близок.
page-fluxx-lesson-trail = Последние сыгранные карты остаются в этом ряду, новые впереди. Выберите любую, чтобы прочитать её. Если карту никто не выбирал, пометка скажет, почему она сыграна.
page-fluxx-lesson-again = Дождитесь следующего хода и сыграйте ещё. Если правило разрешает больше одной карты, строка хода считает, сколько ещё обязательно сыграть.
page-fluxx-lesson-limits = Предел действует только вне вашего хода: тогда лишнее сбрасывают, а что именно, выбираете вы. Базовое правило зачёркнуто, пока вместо него действует новое.
page-fluxx-lesson-discard = Сброс открыт для всех. Просматривайте его когда угодно, ищите по названию или оставьте карты одного вида.
page-fluxx-lesson-win = Этого достаточно. Собирайте темы, выкладывайте удобную цель и следите за красным значком: он предупреждает о карте, после которой победит другой. Удачи!
