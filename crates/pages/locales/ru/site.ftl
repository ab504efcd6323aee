# Страницы сайта вокруг игр.

site-description = { $games } в браузере: с друзьями, незнакомцами и ботами, без регистрации.
site-skip = К содержимому
site-nav = Страницы
site-games = Игры
site-new = Новый стол
site-learn = Как играть
site-rules = Правила
site-settings = Настройки
site-api = Написать бота
site-free = Felucca можно свободно запустить у себя.
site-language = Язык

you = вы
you-capital = Вы
your-turn = Ваш ход
bot = Бот
name-usual = Гость

## Уровни ботов

level-deckhand = Юнга
level-sailor = Матрос
level-helmsman = Рулевой
level-captain = Капитан
level-deckhand-is = лёгкий
level-sailor-is = уверенный
level-helmsman-is = сильный
level-captain-is = самый сильный

## Имена ботов

bot-1 = Нефра
bot-2 = Теос
bot-3 = Ибис
bot-4 = Мерит
bot-5 = Ани
bot-6 = Хети
bot-7 = Сатис
bot-8 = Пепи

## Главная страница

start-headline = Две игры, один стол.
start-sentence = Сыграйте с ботами прямо сейчас или позовите друзей по ссылке.
learn-full = Полные правила
learn-first-game = Первая партия с объяснениями
start-play = Играть против ботов
start-invite = Пригласить друзей
start-mine = Мои столы
start-open = Открытые столы
start-none-open = Открытых столов пока нет.
start-want-another = Нет подходящего стола? Создайте свой, и он появится здесь.
start-continue = Продолжить
start-watch = Смотреть
start-look = Открыть
start-replay = Повтор
start-free = Свободно мест: { $free } из { $seats }
start-thinking = { $name } думает
start-playing = Идёт игра
start-abandoned = Закончено без результата
start-give-up = Бросить
give-up-title = Бросить эту партию?
give-up-sure = Она закончится без результата, и продолжить её будет нельзя.
give-up-back = К моим столам

result-you-won = Вы победили, { $scores }
result-won = Победитель: { $name }, { $scores }
result-shared = Общая победа, { $scores }

## Новый стол

new-game = Игра
new-seats = Места
new-name = Ваше имя
new-seats-hint = Свободное место займёт тот, кто откроет ссылку. Пока оно свободно, его можно отдать боту.
new-seat-open = Человек по ссылке
new-seat-bot = Бот: { $level }, { $is }
new-seat-none = Никто
seat-number = Место { $number }
seat-open = Свободное место
seat-program = { $name } (бот)
new-public = Кто может сесть за стол
new-public-no = Те, у кого есть ссылка
new-public-yes = Все: стол будет виден в списке
new-hints = Подсказки
new-hints-off = Выкл.: каждый думает сам
new-hints-on = Вкл.: игроки могут спросить капитана
new-starts = Игра начнётся, как только все места будут заняты.
new-sum-friends = { $n ->
    [1] один игрок по ссылке
    [2] два игрока по ссылке
   *[other] три игрока по ссылке
}
new-sum-deckhand = { $n ->
    [1] один юнга
    [2] два юнги
   *[other] три юнги
}
new-sum-sailor = { $n ->
    [1] один матрос
    [2] два матроса
   *[other] три матроса
}
new-sum-helmsman = { $n ->
    [1] один рулевой
    [2] двое рулевых
   *[other] трое рулевых
}
new-sum-captain = { $n ->
    [1] один капитан
    [2] два капитана
   *[other] три капитана
}
new-create = Создать стол

## Стол, который ждёт

lobby-waits = Ждём игроков
lobby-closed = Этот стол закрыли до начала игры.
lobby-over = Стол закрыт
lobby-hints = В свой ход здесь можно попросить подсказку у капитана.
lobby-share = Пригласить друзей
lobby-link = Ссылка на этот стол
lobby-copy = Копировать
lobby-copied = Скопировано.
lobby-send = Отправить
lobby-qr = QR-код ссылки
lobby-this-machine = Ссылка открывается только на этом компьютере. Чтобы впустить других, запустите сервер так:
lobby-level = Уровень бота
lobby-fill = Посадить бота
lobby-close = Закрыть этот стол
lobby-close-sure = Закрыть этот стол для всех?
lobby-leave = Встать

table-sit = Сесть
table-undo = Отменить ход
table-hint = Подсказка
hint-title = Подсказка капитана
hint-best = Совет капитана: { $choice } (шанс победы { $win } %).
hint-next = Или: { $choice } (шанс победы { $win } %).
table-over = Игра окончена
table-next = К следующей партии
table-next-there = Следующая партия готова.
table-away = Пока вас нет, за вас играет бот.
table-waits = Вы ушли: партия ждёт вашего возвращения.
table-would-stop = { $count ->
    [one] { $names } хочет закончить партию без результата.
   *[other] { $names } хотят закончить партию без результата.
}
table-ends = { $count ->
    [one] { $names } может вернуться до { $when }. Потом партия закончится без результата.
   *[other] { $names } могут вернуться до { $when }. Потом партия закончится без результата.
}
table-ends-away = Если вы не вернётесь до { $when }, партия закончится без результата.
table-agree = Согласиться
table-again = Сыграть ещё
table-log = Скачать запись

seat-here = здесь
seat-away = нет на месте, играет бот
seat-would-stop = хочет закончить
seat-to-move = ходит

## Меню стола

menu = Меню
menu-players = Игроки
menu-caretaker = Нет на месте: пусть играет бот
menu-notes = Мои заметки
menu-notes-hint = Они видны только вам и только в этом браузере.
menu-return = Я снова здесь
menu-leave = Уйти: за меня сыграет бот
menu-leave-sure = Уйти из-за стола? Пока вас нет, за вас будет играть бот.
menu-pause = Уйти: партия подождёт
menu-pause-sure = Уйти из-за стола? Партия подождёт вашего возвращения.
menu-go-on = Всё-таки играть дальше
menu-stop = Закончить без результата
menu-stop-sure = Предложить закончить без результата? Партия закончится, когда согласятся все.
menu-handover = Перенести моё место на другое устройство
menu-undo-when = Ход можно отменить, пока не сходил кто-то другой и пока не открылось ничего нового.
chat = Чат
chat-line = Ваше сообщение
chat-say = Отправить
chat-empty = Сообщений пока нет.
chat-unread = В чате новое сообщение.
fair-hash = Все случайные события определяет одно число. Его SHA-256:
fair-seed = Это число:
fair-later = Само число откроется после окончания партии.

handover-how = Откройте эту ссылку на другом устройстве в течение 24 часов. Она сработает один раз, и место достанется тому, кто её откроет.
handover-back = Назад к столу
handover-offer = Перенести место сюда
handover-moves = Место перейдёт на это устройство, а на прежнем можно будет только смотреть.
handover-take = Занять место

live-lost = Связь потеряна. Пробуем снова…
live-unsent = Не отправлено: нет связи. Попробуйте ещё раз чуть позже.
live-undone = Последний ход отменён.
live-newer = Вышла новая версия Felucca. Обновите страницу, чтобы продолжить.
live-reload = Обновить
live-moved = Ваше место теперь на другом устройстве. Здесь можно только смотреть.

## Клавиши

keys = Клавиши
keys-close = Закрыть
keys-enter = выполнить выбранное
keys-escape = шаг назад или закрыть открытое
keys-around = от варианта к варианту
keys-list = этот список

## Написать бота

bots-intro = Программа может здесь всё то же, что и человек. Она узнаёт только то, что положено знать игроку на её месте.
bots-load = Начните с готового бота. Это один короткий файл на Python, и ничего, кроме Python, ему не нужно.
bots-run = Пусть он сыграет три партии против бота этого сервера. Он следует простому правилу и сохраняет записи.
bots-idea = Воплотите свою идею в одной функции: она получает то, что видит игрок, и список возможных ходов, а возвращает один из них.
bots-meet = Посадите бота за стол к людям: создайте стол со свободным местом и дайте боту ссылку.
bots-more = Все адреса и поля описаны в OpenAPI. Карты и действия записывают, как сказано в разделе 13 правил.

## Настройки

prefs-kept = Настройки хранятся в этом браузере.
prefs-keep = Сохранить
prefs-back = Отмена
prefs-theme = Тема оформления
prefs-theme-hint = Папирус на рассвете или Нил ночью.
prefs-motion = Анимация
prefs-motion-hint = Карты перелетают, фишки шагают.
prefs-sound = Звук
prefs-sound-hint = Несколько тихих сигналов и напоминание о вашем ходе.
prefs-confirm = Подтверждать ход
prefs-confirm-hint = Сначала выбрать, потом нажать кнопку. Если выключить, ход делается сразу.
prefs-keys = Буквенные клавиши
prefs-keys-hint = Чтобы увидеть все, нажмите за столом «?».
prefs-patterns = Узоры на цветных картах
prefs-patterns-hint = Цвета различаются ещё и узором: полосы, точки, сетка и волны. Буквы остаются.
prefs-coach = Объяснять каждый шаг
prefs-coach-hint = Для первой партии: на что обратить внимание при каждом решении.
prefs-pace = Темп ботов
prefs-pace-hint = Сколько времени боты тратят на ход. Если за столом несколько человек, выбирается самый медленный темп.
prefs-value-auto = Как в системе
prefs-value-light = Светлая
prefs-value-dark = Тёмная
prefs-value-on = Вкл.
prefs-value-off = Выкл.
prefs-value-normal = Обычный
prefs-value-relaxed = Спокойный
prefs-value-fast = Быстрый
prefs-value-at-once = Сразу
pace-relaxed = Спокойный: вдвое дольше обычного
pace-normal = Обычный
pace-fast = Быстрый: вдвое быстрее обычного
pace-at-once = Сразу: без движения

## Когда чего-то нет

sorry-title = Эта лодка не плывёт
sorry-home = На главную
cookie-title = Нужен файл cookie
cookie-needed = Felucca запоминает ваше место с помощью файла cookie, а ваш браузер не сохраняет такие файлы для этого сайта. Разрешите их и попробуйте ещё раз.

## Повтор

replay-title = Повтор
replay-give = Посмотреть запись
replay-give-how = Вставьте запись партии или выберите файл. Вы получите ссылку, в которой вся партия; здесь ничего не сохраняется.
replay-file = Файл
replay-text = Запись
replay-show = Показать
replay-cut = Ссылка неполная. Попросите её ещё раз или вставьте запись.
replay-unreadable = Не удалось прочитать запись: { $detail }.
replay-unplayable = Эту запись нельзя воспроизвести: { $detail }.
replay-too-long = Слишком длинно для записи одной партии. В ней может быть не больше { $most } знаков.
replay-where = Шаг { $at } из { $last }
replay-first = К началу
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-moment = Момент
replay-go = Перейти
replay-everyone = Все
replay-eyes = Глазами игрока
replay-copy = Копировать ссылку на этот момент
points-find = Найти переломные моменты
points-title = Переломные моменты
points-thinking = Капитан думает: решение { $done } из { $all }
points-waiting = Сначала разбирается другая партия. До этой очередь дойдёт сама.
points-full = Разбора ждёт слишком много партий. Страница сама попробует снова.
points-none = Переломных моментов нет: никто не упустил заметного шанса.
points-one = Шаг { $at } · { $name }: { $made }. Совет капитана: { $best } (шанс победы { $better } % вместо { $win } %).
points-next = К следующему переломному моменту
points-previous = К предыдущему переломному моменту

## Правила как страницы: что стоит вокруг текстов и на рисунках.

rules-contents = Содержание
rules-full = Полные правила
rules-try = Попробовать за столом
rules-reading = Наша трактовка, см. раздел 12

## Что полезно знать в первой партии при каждом решении.

coach-title = Первая партия
coach-stop = Больше не объяснять
