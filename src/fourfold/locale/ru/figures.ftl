# Что с каждым случалось и сколько раз, в конце игры.
figure-fits-piece-laid = Положено фигурок
figure-fits-piece-passed = Пропущено фигурок
figure-fits-nothing-fits = Фигурок никуда не встало
figure-fluxx-turn-began = Ходов
figure-fluxx-played = Сыграно карт
figure-fluxx-drew = Сколько раз брали карты
figure-fluxx-free-action-used = Свободных действий
figure-frag-turn-began = Ходов
figure-frag-declared = Атак
figure-frag-frag-scored = Фрагов
figure-frag-killed = Смертей
figure-frag-healed = Лечений
figure-fzzzt-lot-won = Выиграно лотов
figure-fzzzt-robot-placed = Роботов на схемах
figure-fzzzt-wrench-moved = Сколько раз пришёл ключ
