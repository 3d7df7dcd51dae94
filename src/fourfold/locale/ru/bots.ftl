# Боты: уровни и причины их выбора.
bots-novice = новичок
bots-easy = лёгкий
bots-normal = обычный
bots-hard = сильный
bots-expert = эксперт
bots-random = случайный
bots-greedy = жадный
bots-rollout = мечтатель

bots-likes-it = Так поступил бы этот бот.
bots-looks-best = Сейчас это выглядит лучше всего.
bots-did-not-think = Выбрано не раздумывая.
bots-only-choice = Больше выбирать не из чего.
bots-wins = { $games ->
    [one] Победа в { $percent } % из { $games } воображаемой партии.
    [few] Победа в { $percent } % из { $games } воображаемых партий.
   *[many] Победа в { $percent } % из { $games } воображаемых партий.
}
bots-points = В среднем приводит к результату { $points }.
bots-or = или, { $percent } %:

bots-fits-fills = Заполняет ряд { $row }.
bots-fits-kills = Ряд { $row } после этого уже не заполнить.
bots-fits-closes = { $cells ->
    [one] Закрывает { $cells } клетку.
    [few] Закрывает { $cells } клетки.
   *[many] Закрывает { $cells } клеток.
}
bots-fits-covers = Закрывает один из символов: { $symbols }.
bots-fits-saves = Оставляет открытыми символы: { $symbols }.
bots-fits-pass = Ни одно положение не стоит занятого места.

bots-fzzzt-bid = Ставит { $power } за лот «{ $lot }», который стоит для вас около { $worth }.
bots-fzzzt-place = Слишком слаб для торгов, а здесь ничего не стоит: { $robot }.

bots-fluxx-wins = Сразу приносит победу.
bots-fluxx-serves = Служит цели «{ $goal }».
bots-fluxx-goal = До этой цели пройдено { $percent } % пути.
bots-fluxx-least-use = Эта карта нужна вам меньше всего.

bots-frag-odds = Попадает с вероятностью { $hit } %, убивает с вероятностью { $kill } %.
bots-frag-moves = Ведёт на лучшую клетку.

fits-word-star = звёзды
fits-word-diamond = ромбы
fits-word-circle = круги
