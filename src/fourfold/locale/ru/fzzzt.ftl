# Fzzzt! («Фаззт!»)
fzzzt-title = Фаззт!
fzzzt-about = Ставьте своих роботов, чтобы получить роботов получше, и собирайте с ними штуковины.

fzzzt-word-nut = гайка
fzzzt-word-bolt = болт
fzzzt-word-cog = шестерёнка
fzzzt-word-oil = капля

# The values of options.
fzzzt-word-ru = русское издание
fzzzt-word-fr = французское издание
fzzzt-word-hidden = все сразу, втайне
fzzzt-word-open = по очереди
fzzzt-word-off = нет
fzzzt-word-all = все

fzzzt-card-mechanic = механик { $owner }
fzzzt-card-robot = робот { $power } ({ $symbols })
fzzzt-card-upgrade = апгрейд
fzzzt-card-fzzzt = Фаззт!
fzzzt-card-unit = схема { $points } ({ $symbols })

fzzzt-card-per-monitor = Монитор
    .effect = Весь конвейер в этом раунде открыт, скорость не действует.
fzzzt-card-per-screen-filter = Защитный экран
    .effect = В этом раунде открыта только продаваемая карта.
fzzzt-card-per-modem = Модем
    .effect = Ставки в этом раунде кладут открыто, по очереди, начиная с Главного механика.
fzzzt-card-per-router = Маршрутизатор
    .effect = После аукциона без ничьей ключ переходит к следующему игроку.
fzzzt-card-per-mouse = Мышь
    .effect = В этом раунде выигрывает наименьшая ставка больше нуля.
fzzzt-card-per-joystick = Джойстик
    .effect = Перед ставками Главный механик выбирает, какую открытую карту продают.
fzzzt-card-per-surge-protector = Сетевой фильтр
    .effect = «Фаззт!» в этом раунде не добавляет к ставке энергии.
fzzzt-card-per-amplifier = Усилитель
    .effect = Механик в этом раунде добавляет к ставке 2 энергии.
fzzzt-card-per-card-reader = Картридер
    .effect = Победитель, поставивший две карты или больше, берёт одну из слабейших обратно в руку.
fzzzt-card-per-external-drive = Внешний диск
    .effect = Каждый, у кого есть сброс, сразу берёт из него верхнюю карту.
fzzzt-card-per-paper-shredder = Шредер
    .effect = Проигравший, поставивший две карты или больше, кладёт одну из них в свой сброс.
fzzzt-card-per-plotter = Плоттер
    .effect = При сборке в этом раунде на каждую схему можно положить двух роботов.

fzzzt-event-round-began = Раунд { $round }. Гаечный ключ: { $chief }. Карт на конвейере: { $belt }, в колоде: { $deck }.
fzzzt-event-hand-dealt = { $seat } берёт в руку: { $cards }.
fzzzt-event-hand-taken = { $cards ->
    [one] { $seat } берёт в руку { $cards } карту.
    [few] { $seat } берёт в руку { $cards } карты.
   *[many] { $seat } берёт в руку { $cards } карт.
}
fzzzt-event-peripheral-drawn = Периферийное устройство раунда (домашняя карта): { $peripheral }.
fzzzt-event-turned-up = На конвейере открыто: { $cards }.
fzzzt-event-lot-offered = Продаётся: { $lot }.
fzzzt-event-bid-laid = { $cards ->
    [one] { $seat } кладёт { $cards } карту рубашкой вверх.
    [few] { $seat } кладёт { $cards } карты рубашкой вверх.
   *[many] { $seat } кладёт { $cards } карт рубашкой вверх.
}
fzzzt-event-bids-laid = Ставки лежат рубашкой вверх; карт по местам: { $sizes }.
fzzzt-event-bid-shown = Ставка { $power }, { $seat }: { $cards }.
fzzzt-event-lot-won = { $tied ->
    [1] { $seat } получает лот: { $lot }. Ставка { $power }.
   *[other] { $seat } получает лот: { $lot }. Ставка { $power }, ничья решена близостью к ключу.
}
fzzzt-event-wrench-moved = { $tie ->
    [yes] Гаечный ключ переходит: { $seat }. Это ближайший по часовой стрелке от победителя из проигравших ничью.
   *[no] Гаечный ключ переходит дальше: { $seat }.
}
fzzzt-event-card-kept = { $seat } возвращает в руку: { $card }.
fzzzt-event-card-shredded = { $seat } отправляет в свой сброс: { $card }.
fzzzt-event-building-began = Конвейер пуст: пора собирать.
fzzzt-event-robot-placed = { $seat } кладёт насовсем: { $robot } → { $unit }.
fzzzt-event-game-ended = { $left ->
    [0] Колода пуста: игра окончена.
    [one] Колоды не хватает на новый конвейер: игра окончена, { $left } карту никто не увидит.
    [few] Колоды не хватает на новый конвейер: игра окончена, { $left } карты никто не увидит.
   *[many] Колоды не хватает на новый конвейер: игра окончена, { $left } карт никто не увидит.
}

fzzzt-prompt-bid = Ставка на лот «{ $lot }»: одна карта или больше.
fzzzt-prompt-pick-lot = Вы Главный механик: выберите, какую открытую карту продать.
fzzzt-prompt-keep = Победа: верните в руку одну из слабейших карт ставки.
fzzzt-prompt-shred = Поражение: положите одну из карт ставки в свой сброс.
fzzzt-prompt-place = Положите навсегда одного робота на «{ $unit }» или никого.
fzzzt-prompt-assemble = Последняя сборка: кладите роботов на схемы, примите совет или закончите.

fzzzt-help-bid = Каждый, у кого есть карты в руке, ставит хотя бы одну. Побеждает наибольшая энергия. Ничью выигрывает Главный механик или ближайший к нему по часовой стрелке. Ставка победителя уходит в его сброс, остальные забирают свои (fzzzt 44–66).
fzzzt-help-pick-lot = С «Джойстиком» Главный механик перед ставками выбирает лот из открытых карт (fzzzt 123).
fzzzt-help-keep = С «Картридером» победитель, поставивший две карты или больше, возвращает одну из самых слабых (fzzzt 126).
fzzzt-help-shred = Со «Шредером» проигравший, поставивший две карты или больше, теряет одну из них на свой выбор (fzzzt 128).
fzzzt-help-place = За раунд на каждую схему можно положить одного робота хотя бы с одним её элементом. Для штуковины нужен робот на каждый элемент. Положенный робот не возвращается (fzzzt 78–84).
fzzzt-help-assemble = Теперь можно положить сколько угодно роботов. Схема приносит свою стоимость за каждую штуковину и отнимает её, если штуковин нет (fzzzt 90–101).

fzzzt-option-edition = Какие правила: русское издание 2011 года на 2–6 игроков или французские правила первого издания с дополнением.
fzzzt-option-peripherals = Домашние карты, меняющие правила на раунд: ни одной, все или список.
fzzzt-option-extension = Ещё восемь карт и шесть раундов; для французского издания и 2–4 игроков.
fzzzt-option-bid_order = Как кладут ставки: все сразу и втайне или по очереди, и тогда видно число карт.
fzzzt-option-auto_assembly = Игра сама находит лучшую последнюю сборку; если выключить, собираете вы.
fzzzt-option-memory_aid = Подсказка для памяти: карты всех игроков перечислены, как их помнила бы безупречная память.
fzzzt-option-card_file = Текст вашего собственного файла карт.

fzzzt-choice-none = без робота
fzzzt-choice-suggestion = лучшая сборка
fzzzt-choice-done = готово
fzzzt-screen-round = Раунд { $round } из { $rounds }
fzzzt-screen-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
fzzzt-screen-belt = Конвейер
fzzzt-screen-lot = продаётся
fzzzt-screen-speed = скорость { $speed }
fzzzt-screen-hand = Ваша рука
fzzzt-screen-seat = Место
fzzzt-screen-cards = Рука
fzzzt-screen-discard = Сброс
fzzzt-screen-units = Схемы и чего им не хватает
fzzzt-screen-chief = Главный
fzzzt-screen-out = пропускает
fzzzt-screen-misses = нужно: { $symbols }
fzzzt-screen-complete = собрана
fzzzt-screen-owns = Владеет
fzzzt-screen-power = энергия { $power }
fzzzt-screen-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fzzzt-screen-projection = Если бы игра кончилась сейчас: за роботов { $robots }, за схемы { $units }.
fzzzt-screen-total = Ваша ставка: { $power }.
fzzzt-screen-you-win-ties = Ключ у вас: ничьи ваши.
fzzzt-screen-ties = При ничьей вас опередят: { $names }.
fzzzt-screen-no-ties = При ничьей вас никто не опередит.
fzzzt-screen-bid-keys = Наберите номера карт ставки, например 1 3.
fzzzt-sheet-robots = роботы
fzzzt-sheet-fzzzt = Фаззт!
fzzzt-sheet-units = схемы
fzzzt-sheet-count = всего роботов
