# Страницы вокруг игр.

site-description = «Собек» и Conex в браузере: с друзьями, незнакомцами и ботами, без регистрации.
site-skip = К содержанию
site-nav = Страницы
site-games = Игры
site-new = Новый стол
site-learn = Научиться
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
level-deckhand-is = мягкий
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
start-sentence = Сразу против ботов или с друзьями по ссылке.
start-about-conex = Кладите угол на угол и больше ничего не касайтесь. Стол невелик и быстро заполняется.
start-about-sobek = Торгуйте на причалах Нила. Что вы пропустили, крокодил запомнит.
start-facts-conex = 2–4 игрока · 20 мин
start-facts-sobek = 2–4 игрока · 40 мин
start-learn-conex = Правила за 3 минуты
start-learn-sobek = Правила за 5 минут
learn-full = Все правила
learn-first-game = Первая игра с объяснениями
start-play = Играть против ботов
start-invite = Пригласить друзей
start-mine = Мои столы
start-open = Открытые столы
start-want-another = Хотите другой? Откройте его, и он появится здесь.
start-continue = Продолжить
start-watch = Смотреть
start-look = Открыть
start-replay = Пересмотреть
start-free = Свободно мест: { $free } из { $seats }
start-thinking = { $name } думает
start-playing = Идёт игра
start-abandoned = Закончено без результата
start-give-up = Бросить
give-up-title = Бросить эту игру?
give-up-sure = Она закончится без результата, и продолжить её будет нельзя.
give-up-back = К моим столам

result-you-won = Вы победили, { $scores }
result-won = Победитель: { $name }, { $scores }
result-shared = Общая победа, { $scores }

## Новый стол

new-game = Игра
new-seats = Места
new-name = Ваше имя
new-seats-hint = Кто откроет ссылку, займёт свободное место. Пока место свободно, его можно отдать боту.
new-seat-open = Человек, по ссылке
new-seat-bot = Бот: { $level }, { $is }
new-seat-none = Никто
seat-number = Место { $number }
seat-open = Свободное место
new-size = Размер стола и есть сложность
new-size-small = Малый
new-size-medium = Средний
new-size-large = Большой
new-size-small-is = тесно, остро
new-size-medium-is = как в коробке
new-size-large-is = просторно, мягко
new-track = Длина
new-track-40 = До 40 очков
new-track-30 = До 30 очков, короче
new-memory = Память
new-memory-off = Как в книге, запоминайте сами
new-memory-on = Показывать то, что могли бы помнить все
new-public = Кто может сесть
new-public-no = У кого есть ссылка
new-public-yes = Все, стол виден в списке
new-hints = Подсказки
new-hints-off = Выкл., каждый думает сам
new-hints-on = Вкл., игроки могут спросить капитана
new-starts = Игра начнётся, как только заняты все места.
new-sum-conex = Conex на { $seats ->
    [2] двоих
    [3] троих
   *[other] четверых
} за { $size ->
    [small] маленьким
    [large] большим
   *[other] средним
} столом: { $who }.
new-sum-sobek = Sobek на { $seats ->
    [2] двоих
    [3] троих
   *[other] четверых
}: { $who }.
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
new-create = Открыть стол

## Стол, который ждёт

lobby-waits = Ждём игроков
lobby-closed = Этот стол закрыли до начала игры.
lobby-over = Стол закрыт
lobby-hints = Здесь тот, чей ход, может попросить подсказку у капитана.
lobby-share = Пригласить друзей
lobby-link = Ссылка на этот стол
lobby-copy = Копировать
lobby-copied = Скопировано.
lobby-send = Отправить
lobby-qr = Ссылка как QR-код
lobby-this-machine = Ссылку откроет только этот компьютер. Чтобы пустить других, запустите сервер так:
lobby-level = Уровень бота
lobby-fill = Посадить бота
lobby-close = Закрыть этот стол
lobby-close-sure = Закрыть этот стол для всех?
lobby-leave = Встать

table-sit = Сесть
table-undo = Вернуть ход
table-hint = Подсказка
hint-title = Подсказка капитана
hint-best = Капитан выбрал бы: { $choice } · победа { $win } %.
hint-next = Или: { $choice } · победа { $win } %.
table-over = Игра окончена
table-next = К следующей игре
table-next-there = Следующая партия готова.
table-away = За вас играет бот, пока вы не вернётесь.
table-waits = Вы вышли: партия ждёт вашего возвращения.
table-would-stop = { $count ->
    [one] { $names } хочет закончить без результата.
   *[other] { $names } хотят закончить без результата.
}
table-agree = Согласиться
table-again = Сыграть ещё
table-log = Скачать запись

seat-here = здесь
seat-away = отошёл, играет бот
seat-would-stop = хочет закончить
seat-to-move = ходит

## Меню стола

menu = Меню
menu-players = Игроки
menu-caretaker = Нет на месте: пусть играет бот
menu-notes = Свои заметки
menu-notes-hint = Их видите только вы, в этом браузере.
menu-return = Я снова здесь
menu-leave = Уйти; за меня играет бот
menu-leave-sure = Уйти из-за стола? Пока вас нет, за вас играет бот.
menu-pause = Выйти; партия подождёт
menu-pause-sure = Выйти из-за стола? Партия подождёт, пока вы не вернётесь.
menu-go-on = Всё-таки играть дальше
menu-stop = Закончить без результата
menu-stop-sure = Предложить закончить без результата? Игра закончится, когда согласятся все.
menu-handover = Перенести моё место на другое устройство
menu-undo-when = Ход можно взять назад, пока не сходил кто-то другой и пока он не показал ничего нового.
chat = Чат
chat-line = Что сказать
chat-say = Сказать
chat-empty = Пока никто ничего не сказал.
chat-unread = В чате есть новое.
fair-hash = Вся случайность следует из одного числа. Его SHA-256:
fair-seed = Это число:
fair-later = Само число будет показано, когда игра закончится.

handover-how = Откройте эту ссылку на другом устройстве. Она действует один раз, и место получит тот, у кого она есть.
handover-back = Назад к столу
handover-offer = Занять место с другого устройства
handover-moves = Место перейдёт на это устройство; другое дальше только смотрит.
handover-take = Занять место

live-lost = Связь потеряна. Пробуем снова …
live-unsent = Это не отправлено: нет связи. Попробуйте ещё раз чуть позже.
live-undone = Последний ход взят назад.
live-newer = Felucca обновилась. Загрузите страницу заново, чтобы продолжить.
live-reload = Обновить
live-moved = Ваше место теперь на другом устройстве. Здесь вы смотрите.

## Клавиши

keys = Клавиши
keys-close = Закрыть
keys-enter = сделать выбранное
keys-escape = на шаг назад или закрыть открытое
keys-around = от варианта к варианту
keys-list = этот список

## Написать бота

bots-intro = Всё, что может делать здесь человек, может и программа. Она узнаёт то, что положено знать её месту, и ничего больше.
bots-load = Начните с готового бота. Это один короткий файл на Python, и больше ему ничего не нужно.
bots-run = Пусть он сыграет три партии против бота этого сервера. Он ходит наугад и сохраняет записи.
bots-idea = Вложите свою идею в одну функцию: она получает то, что видит место и что оно может сделать, и возвращает один из вариантов.
bots-meet = Приведите его за стол к людям: создайте стол со свободным местом и дайте боту ссылку.
bots-more = Все адреса и поля описаны для программ. Карты и действия пишутся так, как сказано в разделе 13 правил.

## Настройки

prefs-kept = Эти настройки хранятся в этом браузере.
prefs-keep = Сохранить
prefs-back = Оставить как было
prefs-theme = Светло или темно
prefs-theme-hint = Папирус на рассвете или Нил ночью.
prefs-motion = Движение
prefs-motion-hint = Карты перелетают, фишки шагают.
prefs-sound = Звук
prefs-sound-hint = Несколько тихих тонов и напоминание, когда ваш ход.
prefs-confirm = Спрашивать перед действием
prefs-confirm-hint = Сначала выбрать, потом нажать кнопку; или действовать сразу.
prefs-keys = Клавиши из одной буквы
prefs-keys-hint = Нажмите за столом ?, чтобы увидеть все.
prefs-patterns = Узоры на картах Conex
prefs-patterns-hint = Полосы, точки, сетка и волны различают цвета. Буквы остаются.
prefs-coach = Объяснять каждый шаг
prefs-coach-hint = Для первой игры: о чём подумать при каждом решении.
prefs-value-auto = Как в системе
prefs-value-light = Светло
prefs-value-dark = Темно
prefs-value-on = Вкл.
prefs-value-off = Выкл.

## Когда чего-то нет

sorry-title = Эта лодка не плывёт
sorry-home = На главную
cookie-title = Не хватает одного cookie
cookie-needed = Felucca нужен один файл cookie, чтобы знать ваше место, а ваш браузер не хранит их для этого сайта. Разрешите здесь cookie и попробуйте ещё раз.

## Пересмотреть

replay-title = Просмотр
replay-give = Посмотреть запись
replay-give-how = Вставьте запись игры или выберите файл. Она станет ссылкой, в которой вся игра; здесь ничего не хранится.
replay-file = Файл
replay-text = Запись
replay-show = Показать
replay-cut = Ссылка неполная. Попросите её ещё раз или вставьте запись.
replay-unreadable = Запись не читается: { $detail }.
replay-unplayable = Эту запись нельзя разыграть: { $detail }.
replay-too-long = Это слишком длинно для записи одной игры. В записи не больше { $most } знаков.
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
points-waiting = Сначала обдумывается другая игра. Эта будет следующей сама собой.
points-full = Слишком много игр ждут разбора. Эта страница попробует снова сама.
points-none = Переломных моментов нет: никто не упустил заметного шанса.
points-one = Шаг { $at } · { $name }: { $made }. Капитан выбрал бы: { $best } (победа { $better } % вместо { $win } %).
points-next = К следующему переломному моменту
points-previous = К предыдущему переломному моменту
