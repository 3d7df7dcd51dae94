# Стол Fzzzt!: то, чего нет в терминале.
page-fzzzt-dark = карта ещё закрыта
page-fzzzt-dark-left = { $cards ->
    [one] Ещё закрыта { $cards } карта.
    [few] Ещё закрыты { $cards } карты.
   *[many] Ещё закрыто { $cards } карт.
}
page-fzzzt-speed-says = Скорость первой из них скажет, сколько откроется дальше.
page-fzzzt-belt-empty = Конвейер пуст
page-fzzzt-rounds-left = { $rounds ->
    [0] Это последний раунд.
    [one] Впереди ещё { $rounds } раунд.
    [few] Впереди ещё { $rounds } раунда.
   *[many] Впереди ещё { $rounds } раундов.
}
page-fzzzt-never-seen = { $cards ->
    [0] Все карты будут показаны.
    [one] { $cards } карту никто не увидит.
    [few] { $cards } карты никто не увидит.
   *[many] { $cards } карт никто не увидит.
}
page-fzzzt-peripheral = Периферийное устройство этого раунда
page-fzzzt-house-card = домашняя карта
page-fzzzt-printed-card = карта из коробки

page-fzzzt-has-wrench = Главный механик: ключ у него, ничьи за ним
page-fzzzt-wrench-stays = Ключ держит { $name }, и ничьи решаются в пользу владельца ключа.
page-fzzzt-wrench-to = Ключ получает { $name }.
page-fzzzt-lose-ties = { $count ->
    [one] { $names } выигрывает у вас ничьи.
    [few] { $names } выигрывают у вас ничьи.
   *[many] { $names } выигрывают у вас ничьи.
}
page-fzzzt-hand-size = { $cards ->
    [one] в руке { $cards }
   *[other] в руке { $cards }
}
page-fzzzt-discard-size = в сбросе { $cards }
page-fzzzt-discard-closed = закрыт до сборки
page-fzzzt-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
page-fzzzt-lies = { $cards ->
    [one] лежит { $cards } карта
    [few] лежат { $cards } карты
   *[many] лежит { $cards } карт
}
page-fzzzt-sits-out = Рука пуста: пропускает, пока не опустеют все
page-fzzzt-you-sit-out = Ваша рука пуста: вы пропускаете, пока не опустеют все руки.
page-fzzzt-thinking = выбирает
page-fzzzt-ready = готово
page-fzzzt-owns = { $cards ->
    [one] Владеет { $cards } картой
    [few] Владеет { $cards } картами
   *[many] Владеет { $cards } картами
}
page-fzzzt-owns-help = Карты в рамке точно в руке.
page-fzzzt-surely-in-hand = точно в руке

page-fzzzt-workshop = Ваша мастерская
page-fzzzt-projection = Если бы конец сейчас: роботы { $robots }, схемы { $units }, всего { $total }
page-fzzzt-no-units = Схем пока нет.
page-fzzzt-misses = нужно
page-fzzzt-next-misses = на новую нужно
page-fzzzt-widgets = { $widgets ->
    [one] { $widgets } штуковина
    [few] { $widgets } штуковины
   *[many] { $widgets } штуковин
}
page-fzzzt-widget = Штуковина { $number }
page-fzzzt-no-widget = нет готовой штуковины
page-fzzzt-lay = { $cards ->
    [one] Поставить { $cards } карту на { $power }
    [few] Поставить { $cards } карты на { $power }
   *[many] Поставить { $cards } карт на { $power }
}
page-fzzzt-pick-cards = Выберите хотя бы одну карту
page-fzzzt-keys = Клавиши: 1, 2, 3 … взять карту в ставку или вернуть, 0 положить ставку.
page-fzzzt-laid = { $cards ->
    [one] Ваша ставка из { $cards } карты лежит рубашкой вверх.
    [few] Ваша ставка из { $cards } карт лежит рубашкой вверх.
   *[many] Ваша ставка из { $cards } карт лежит рубашкой вверх.
}
page-fzzzt-bid-label = { $cards } (ставка { $power })
page-fzzzt-keep = Вернуть в руку
page-fzzzt-shred = Отправить в сброс
page-fzzzt-reveal = Ставки открываются
page-fzzzt-skip = Дальше
page-fzzzt-last = Прошлый аукцион: { $lot }, лот получает { $name } ({ $bids })

page-fzzzt-place-on = Положить робота на «{ $unit }»?
page-fzzzt-for-good = Подходящие роботы подсвечены. Положенный робот остаётся насовсем и больше не участвует в ставках.
page-fzzzt-place-none = Никого не класть
page-fzzzt-fits = Подходит: { $unit }
page-fzzzt-place-here = Положить сюда
page-fzzzt-risk-place = { $robot } останется на «{ $unit }» насовсем и больше не сможет участвовать в ставках.
page-fzzzt-risk-done = Сейчас схемы дают { $now }, а предложенная сборка дала бы { $best }.
page-fzzzt-suggestion = Лучшая сборка даёт за схемы { $best }; сейчас они дают { $now }.
page-fzzzt-take-suggestion = Принять эту сборку
page-fzzzt-assembled = У меня всё
page-fzzzt-by-hand = Или соберите сами: выберите подсвеченного робота, затем схему.
page-fzzzt-now-unit = Теперь выберите схему для этого робота.
page-fzzzt-tie-break = Роботов при ничьей (меньше лучше)

page-fzzzt-about-robot = Добавляет к ставке энергию, приносит очки и даёт штуковине один из своих элементов.
page-fzzzt-about-upgrade = Ни энергии, ни очков, зато заменяет любой элемент.
page-fzzzt-about-fzzzt = Годится для ставки, но в конце отнимает очко и ничего не собирает.
page-fzzzt-about-mechanic = Всегда с вами: его можно ставить, но нельзя класть на схему.
page-fzzzt-about-unit = Приносит стоимость за каждую штуковину, по роботу на каждый элемент; без штуковин отнимает её.

page-fzzzt-file = Файл карт
page-fzzzt-file-about = Играйте своими картами: файл JSON с любыми из списков mechanics, robots, upgrades, fzzzt, production_units и peripherals. Пропущенный список остаётся как в коробке.
page-fzzzt-file-open = Открыть файл
page-fzzzt-file-example = Начать с карт из коробки
page-fzzzt-file-save = Сохранить в файл
page-fzzzt-file-printed = Вернуться к картам из коробки
page-fzzzt-file-fine = Можно играть: карт { $cards }, периферийных устройств { $peripherals }.
page-fzzzt-faults = { $faults ->
    [one] Сначала нужно исправить { $faults } ошибку:
    [few] Сначала нужно исправить { $faults } ошибки:
   *[many] Сначала нужно исправить { $faults } ошибок:
}

page-fzzzt-lesson-aim = У вас мастерская. Выигрывайте на аукционах роботов и схемы и собирайте штуковины. Роботы приносят очки, штуковина приносит стоимость своей схемы, а схема без штуковины эту стоимость отнимает.
page-fzzzt-lesson-belt = Карты едут по конвейеру. Сейчас продаётся карта в рамке. Стрелки внизу карты означают скорость: сколько карт откроется, когда она окажется первой на новом отрезке.
page-fzzzt-lesson-card = Это ваши карты. Слева вверху энергия, которую карта добавляет к ставке, справа вверху очки, внизу элементы, которые она может дать штуковине.
page-fzzzt-lesson-bid = Все ставят одновременно, хотя бы одну карту. Нажмите на одну или несколько карт, посмотрите на сумму и положите ставку.
page-fzzzt-lesson-paid = Побеждает наибольшая ставка. Карты победителя уходят в его сброс и позже вернутся, остальные забирают свои обратно. Здесь видно, кто сколько поставил. Сделайте ещё одну ставку!
page-fzzzt-lesson-wrench = Ничью выигрывает тот, у кого гаечный ключ, или ближайший к нему по часовой стрелке. Затем ключ переходит к проигравшему ничью.
page-fzzzt-lesson-empty = Здесь видно, сколько карт у каждого. У кого рука пуста, тот пропускает, пока не опустеют все; тогда все берут новую руку. Поэтому не тратьте всё сразу. Поставьте ещё раз!
page-fzzzt-lesson-units = Выигранные схемы лежат здесь. Для штуковины нужен робот на каждый элемент схемы, и видно, чего не хватает. Одна схема может дать несколько штуковин.
page-fzzzt-lesson-building = После последней карты конвейера на каждую схему можно положить одного робота. Он остаётся там насовсем и больше не участвует в ставках. А здесь видно, сколько всё это стоит сейчас.
page-fzzzt-lesson-end = В конце игра сама найдёт лучшую сборку. Побеждает тот, у кого больше очков, а при равенстве меньше роботов. Вот и всё: играйте дальше и просите подсказку, когда захочется.
