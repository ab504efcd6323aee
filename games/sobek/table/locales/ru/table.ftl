# Стол Sobek: что на нём лежит, что можно сделать, что происходит.

## Названия на картах

sobek-label-ivory = Слоновая кость
sobek-label-ebony = Чёрное дерево
sobek-label-marble = Мрамор
sobek-label-cattle = Скот
sobek-label-fish = Рыба
sobek-label-wheat = Пшеница
sobek-label-amulet = Амулет
sobek-label-queen = Царица
sobek-label-priest = Верховный жрец
sobek-label-priestess = Верховная жрица
sobek-label-scribe = Писарь
sobek-label-vizier = Визирь
sobek-label-thief = Вор
sobek-label-courtesan = Куртизанка
sobek-label-merchant = Торговец
sobek-label-back-green = Зелёная рубашка
sobek-label-back-beige = Бежевая рубашка
sobek-label-back-orange = Оранжевая рубашка: персонаж
sobek-a-green-back = зелёная рубашка
sobek-token-down = Закрытый жетон события

## После глагола: «берёт …»

sobek-object-ivory = слоновую кость
sobek-object-ebony = чёрное дерево
sobek-object-marble = мрамор
sobek-object-cattle = скот
sobek-object-fish = рыбу
sobek-object-wheat = пшеницу
sobek-object-amulet = амулет
sobek-object-queen = Царицу
sobek-object-priest = Верховного жреца
sobek-object-priestess = Верховную жрицу
sobek-object-scribe = Писаря
sobek-object-vizier = Визиря
sobek-object-thief = Вора
sobek-object-courtesan = Куртизанку
sobek-object-merchant = Торговца
sobek-object-back-green = зелёную карту
sobek-object-back-beige = бежевую карту
sobek-object-back-orange = закрытого персонажа
sobek-object-it = персонажа

## Числа

sobek-scarabs = { $count ->
        [one] { $count } скарабей
        [few] { $count } скарабея
       *[other] { $count } скарабеев
    }
sobek-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
sobek-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
sobek-amulets = { $count ->
        [one] { $count } амулет
        [few] { $count } амулета
       *[other] { $count } амулетов
    }
sobek-backs-green = { $count ->
        [one] { $count } зелёная
       *[other] { $count } зелёных
    }
sobek-backs-beige = { $count ->
        [one] { $count } бежевая
       *[other] { $count } бежевых
    }
sobek-backs-orange = { $count ->
        [one] { $count } оранжевая
       *[other] { $count } оранжевых
    }
sobek-in-hand = { $count } на руке
sobek-tokens-left = ещё { $count }
sobek-deck = Колода { $count }
sobek-discard = Сброс { $count }
sobek-symbol-number = число
sobek-symbol-ankh = Анх
sobek-symbol-eye = Око
sobek-symbol-feather = Перо
sobek-symbol-djed = Джед

## Стол

sobek-round = Раунд { $number } из { $all }
sobek-delivery = Поставка { $number } из { $all }
sobek-fact-over = Игра окончена
sobek-opponents = Соперники
sobek-players = Игроки
sobek-nile = Нил
sobek-quay-empty = пусто
sobek-quay-offer = Причал { $quay }: взять { $card }. { $count ->
        [0] Бесплатно.
        [one] В стопку коррупции: { $cards }.
       *[other] В стопку коррупции: { $cards }.
    }
sobek-free = бесплатно
sobek-dock = Ваше решение и ваши карты
sobek-group = { $family }: { $cards }, { $scarabs }
sobek-own-hand = На руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
sobek-hand-empty = На руке нет карт.
sobek-hand-bare = нет карт
sobek-mine = Ваши наборы и коррупция
sobek-own-sets = Ваши наборы
sobek-own-sets-worth = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    } в конце раунда
sobek-own-sets-none = Три карты одного товара — набор.
sobek-own-corruption = Ваша коррупция
sobek-own-corruption-none = Ваша стопка коррупции пуста.
sobek-flat-scarabs = только скарабеи
sobek-story = Ход игры
sobek-help = Что есть что
sobek-tag-curse = Проклятие +{ $count }
sobek-tag-next = следующий ход
sobek-tag-choosing = выбирает
sobek-tag-away = играет бот
sobek-tag-gone = не в сети
sobek-track = Шкала очков
sobek-track-marker = { $who ->
        [you] Вы
       *[other] { $name }
    }: { $score }, { $symbol }.
sobek-forecast = С наборами: { $score } + { $points } = { $landing }, { $symbol }
sobek-forecast-back = Если коррупции больше всех: назад { $count } × { $symbol }, { $way }
sobek-forecast-safe = Если коррупции больше всех: без шага назад, наборы дают меньше 10 очков

## Что нужно решить

sobek-ask-turn = Ваш ход: { $ways }.
sobek-turn-take = { $count ->
        [1] возьмите последнюю карту
       *[other] возьмите одну из первых { $count } карт
    }
sobek-turn-lay = выложите набор
sobek-turn-play = сыграйте персонажа
sobek-ask-take = Взять { $card }?
sobek-ask-take-cost = { $count ->
        [0] Стопка коррупции не растёт: { $before }.
        [one] В стопку коррупции вы кладёте { $cards }: { $before } → { $after }.
       *[other] В стопку коррупции вы кладёте { $cards }: { $before } → { $after }.
    }
sobek-ask-event = Выберите один из оставшихся жетонов.
sobek-note-event = Остальные вернутся закрытыми. Набор остаётся на столе.
sobek-ask-rob = { $who ->
        [you] Ваша стопка коррупции
       *[other] Стопка коррупции игрока { $name }
    }: возьмите одну карту.
sobek-note-rob = Эти карты видите только вы.
sobek-ask-discard = Писарь: отдайте в стопку коррупции { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } из { $hand }.
sobek-note-discard = { $others ->
        [0] У вас останется 6.
       *[other] Другие выбирают одновременно и тайно. У вас останется 6.
    }
sobek-ask-flat = Раунд окончен. Выложить горизонтальные наборы? Они дают очки только за скарабеев.
sobek-ask-flat-none = Раунд окончен. Выложить вам нечего.
sobek-ask-flat-done = Больше выложить нечего.
sobek-note-flat = На руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }; всё, что останется, уйдёт в стопку коррупции.
sobek-note-flat-set = Не меньше трёх карт, и не одни амулеты.
sobek-ask-starter = У вас меньше всех очков: кто начнёт раунд { $round }?
sobek-note-starter = Сначала посмотрите на ряд и на свои карты.
sobek-ask-lay = Какие карты выложить в набор { $family }?
sobek-ask-add = Какие карты добавить к вашему набору { $family }?
sobek-note-set = Три или больше, амулеты считаются. Затем вы выберете событие, если остались жетоны.
sobek-ask-queen = взять карты из колоды?
sobek-ask-priest = какой товар убрать из стопки коррупции?
sobek-ask-priestess = какой товар убрать из стопки коррупции?
sobek-ask-scribe = сократить руки соперников?
sobek-ask-vizier = чью стопку коррупции посмотреть?
sobek-ask-thief = какую рубашку украсть и у кого?
sobek-ask-courtesan = какие 1–2 карты добавить к какому набору?
sobek-ask-merchant = какую карту ряда?
sobek-note-queen = { $count ->
        [0] Колода пуста: эффекта не будет.
        [one] Вы возьмёте { $count } карту.
        [few] Вы возьмёте { $count } карты.
       *[other] Вы возьмёте { $count } карт.
    }
sobek-note-priest = Число показывает, сколько карт уйдёт; всего у вас { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }. Амулеты остаются.
sobek-note-scribe = { $count ->
        [0] Больше 6 карт нет ни у кого: эффекта не будет.
        [one] { $names } сокращает руку до 6 карт.
       *[other] { $names } сокращают руку до 6 карт.
    }
sobek-note-vizier = Изменить выбор потом нельзя. Пустая стопка ничего не даст.
sobek-note-thief = Карту с этой рубашкой выберет случай.
sobek-note-courtesan = Одна или две карты. События не будет.
sobek-note-courtesan-vain = Ни одна карта на руке не подходит к вашим наборам: эффекта не будет.
sobek-note-merchant = В стопку коррупции ничего не уходит. Число — номер причала.

## Кнопки

sobek-do-back = Назад
sobek-do-take = Взять карту
sobek-do-take-card = Взять { $card }
sobek-do-lay = Выложить { $count }
sobek-do-add = Добавить { $count }
sobek-do-lay-these = Выложить эти
sobek-do-add-these = Добавить эти
sobek-do-choose = Выбрать…
sobek-do-in-vain = Сыграть без эффекта
sobek-do-play-queen = Сыграть Царицу
sobek-do-play-priest = Сыграть Верховного жреца
sobek-do-play-priestess = Сыграть Верховную жрицу
sobek-do-play-scribe = Сыграть Писаря
sobek-do-play-vizier = Сыграть Визиря
sobek-do-play-thief = Сыграть Вора
sobek-do-play-courtesan = Сыграть Куртизанку
sobek-do-play-merchant = Сыграть Торговца
sobek-do-courtesan = Добавить к набору { $family }
sobek-do-event = Применить жетон
sobek-do-use = Применить: { $token }
sobek-do-discard = Отдать { $count }
sobek-do-flat = Выложить выбранное
sobek-do-flat-none = Ничего не выкладывать
sobek-do-flat-done = Это всё
sobek-do-start = Начинаю я

## Выбор, как он следует за «Совет капитана:»

sobek-choice-take = { $count ->
        [0] взять { $card }
        [one] взять { $card }, { $count } карту в стопку коррупции
        [few] взять { $card }, { $count } карты в стопку коррупции
       *[other] взять { $card }, { $count } карт в стопку коррупции
    }
sobek-choice-lay = выложить набор { $family }: { $cards }
sobek-choice-add = добавить к набору { $family }: { $cards }
sobek-choice-flat = выложить горизонтальный набор { $family }: { $cards }
sobek-choice-play = сыграть { $character }
sobek-choice-event = применить жетон { $token }
sobek-choice-with = { $choice }: { $target }
sobek-choice-discard = отдать { $card }
sobek-choice-done = больше ничего не выкладывать
sobek-choice-start = { $who ->
        [you] сделать первый ход
       *[other] отдать первый ход игроку { $name }
    }

## Подсказки

sobek-hint-set = ещё { $count } до набора
sobek-hint-add = ещё { $count }, чтобы дополнить
sobek-hint-amulet = к любому набору
sobek-hint-flat = уйдёт в коррупцию

## События

sobek-effect-guild = Ваш маркер идёт к следующему символу ({ $symbol }): { $from } → { $to }. Кто пойдёт назад?
sobek-effect-flood = Вы сразу ходите ещё раз.
sobek-effect-curse = В конце раунда считается за { $count } карты коррупции. Кому отдать?
sobek-effect-prosperity = Ещё { $count } скарабея для набора пшеницы, рыбы или скота. Для какого?
sobek-effect-embalming = Вы берёте на руку свою стопку коррупции: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
sobek-effect-deceit = Вы показываете, сколько карт в вашей стопке коррупции, и получаете столько же очков: { $count }. Карты остаются в ней.
sobek-use-flood = Ещё один ход
sobek-use-embalming = Взять на руку
sobek-use-deceit = Показать и получить очки
sobek-use-vain = Такого набора нет: без эффекта

## Ожидание

sobek-wait-turn = { $count ->
        [one] Ходит { $names }.
       *[other] Ходят { $names }.
    }
sobek-wait-event = { $count ->
        [one] { $names } выбирает событие.
       *[other] { $names } выбирают событие.
    }
sobek-wait-rob = { $count ->
        [one] { $names } выбирает карту из стопки коррупции.
       *[other] { $names } выбирают карту из стопки коррупции.
    }
sobek-wait-discard = { $count ->
        [one] { $names } ещё выбирает, что отдать.
       *[other] { $names } ещё выбирают, что отдать.
    }
sobek-wait-flat = { $count ->
        [one] { $names } ещё выбирает горизонтальные наборы.
       *[other] { $names } ещё выбирают горизонтальные наборы.
    }
sobek-wait-starter = { $count ->
        [one] { $names } решает, кто начнёт.
       *[other] { $names } решают, кто начнёт.
    }
sobek-wait-chance = Решает случай.
sobek-wait-stopped = Партия остановлена.

## Конец раунда

sobek-end-of-round = Конец раунда { $round }
sobek-rite-on = Дальше
sobek-rite-table = К столу
sobek-rite-again = Посмотреть ещё раз
sobek-rite-skip = Пропустить
sobek-step-hands = Наборы открыты
sobek-step-sets = Наборы подсчитаны
sobek-step-piles = Коррупция подсчитана
sobek-step-penalty = Штраф учтён
sobek-step-starter = Кто начинает
sobek-step-winner = Кто победил
sobek-most-corrupt = больше всех коррупции
sobek-no-sets = Нет наборов
sobek-from-sets = { $from } + { $points } за наборы
sobek-pile-cursed = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } + { $curses } за Проклятие
sobek-no-penalty = Без штрафа
sobek-penalty-nought = Штраф: 0 шагов
sobek-penalty = { $way }: −{ $lost }
sobek-walk = { $who ->
        [you] У вас больше всех коррупции
       *[other] { $name }: больше всех коррупции
    }. Наборы принесли { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, поэтому маркер идёт назад на { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[other] { $count } символов
    } ({ $symbol }). Потеряно очков: { $lost }.
sobek-walk-nought = { $who ->
        [you] У вас больше всех коррупции
       *[other] { $name }: больше всех коррупции
    }, но наборы принесли меньше 10 очков, и шагов назад нет.
sobek-won = Игра окончена. { $who ->
        [you] Вы побеждаете
       *[other] { $name } побеждает
    }, счёт { $score }.
sobek-won-together = Игра окончена. { $names } побеждают вместе, счёт { $score }.

## Что происходит

sobek-tale-dealt = Раунд { $round }
sobek-tale-dealt-hand = Раунд { $round }. На руке: { $cards }
sobek-tale-delivery = Поставка { $number } на причалах
sobek-tale-starts = { $who ->
        [you] Начинаете вы
       *[other] Начинает { $name }
    }.
sobek-tale-names = { $who ->
        [you] У вас меньше всех очков, и вы решаете, кто начнёт.
       *[other] У игрока { $name } меньше всех очков: ему решать, кто начнёт.
    }
sobek-tale-lets-start = { $who ->
        [you] Вы решаете: начинает { $victim }.
       *[other] { $name } решает: { $whom ->
            [you] начинаете вы
           *[other] начинает { $victim }
        }.
    }
sobek-tale-take = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $card }{ $count ->
        [0] .
        [one] ; в стопку коррупции: { $cards }.
       *[other] ; в стопку коррупции: { $cards }.
    }
sobek-tale-lay = { $who ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } набор: { $count } × { $family }.
sobek-tale-add = { $who ->
        [you] Вы дополняете
       *[other] { $name } дополняет
    } набор: { $count } × { $family }.
sobek-tale-tokens = { $who ->
        [you] Вы видите
       *[other] { $name } видит
    } оставшиеся жетоны: { $tokens }.
sobek-tale-play = { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } { $character }.
sobek-tale-vain = Эффекта нет.
sobek-tale-draw = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }: { $cards }.
sobek-tale-purge = { $who ->
        [you] Вы называете
       *[other] { $name } называет
    }: { $family }. { $count ->
        [0] В стопке коррупции таких карт нет.
        [one] Из стопки коррупции уходит { $count } карта.
        [few] Из стопки коррупции уходят { $count } карты.
       *[other] Из стопки коррупции уходит { $count } карт.
    }
sobek-tale-steal = { $who ->
        [you] Вы крадёте { $card } у игрока { $victim }.
       *[other] { $name } крадёт { $card } { $whom ->
            [you] у вас
           *[other] у игрока { $victim }
        }.
    }
sobek-tale-steal-bare = { $who ->
        [you] Красть нечего: у игрока { $victim } нет карт.
       *[other] { $name }: красть нечего, { $whom ->
            [you] у вас
           *[other] у игрока { $victim }
        } нет карт.
    }
sobek-tale-search = { $who ->
        [you] Вы смотрите стопку коррупции игрока { $victim }: { $cards }.
       *[other] { $whom ->
            [you] { $name } смотрит вашу стопку коррупции: { $cards }.
           *[other] { $name } смотрит стопку коррупции игрока { $victim }.
        }
    }
sobek-tale-search-empty = { $who ->
        [you] Вы смотрите стопку коррупции игрока { $victim }: она пуста.
       *[other] { $name } смотрит { $whom ->
            [you] вашу стопку коррупции: она пуста.
           *[other] стопку коррупции игрока { $victim }.
        }
    }
sobek-tale-rob = { $who ->
        [you] Вы берёте { $card } из стопки коррупции игрока { $victim }.
       *[other] { $name } берёт { $card } из { $whom ->
            [you] вашей стопки коррупции
           *[other] стопки коррупции игрока { $victim }
        }.
    }
sobek-tale-reduce = { $who ->
        [you] { $count ->
            [0] Вы сокращаете руку до 6 карт.
           *[other] Вы сокращаете руку до 6 карт, как и { $names }.
        }
       *[other] { $count ->
            [0] Больше 6 карт нет ни у кого.
            [one] { $names } сокращает руку до 6 карт.
           *[other] { $names } сокращают руку до 6 карт.
        }
    }
sobek-tale-discarding = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { $card }.
sobek-tale-reduced = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } в стопку коррупции { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }: { $cards }.
sobek-tale-decided = { $who ->
        [you] Ваш выбор сделан
       *[other] { $name }: выбор сделан
    }.
sobek-tale-pick = { $who ->
        [you] Вы применяете
       *[other] { $name } применяет
    } жетон: { $token }.
sobek-tale-move = { $who ->
        [you] Вы переходите
       *[other] { $name } переходит
    }: { $from } → { $to }.
sobek-tale-cursed = { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } Проклятие: коррупция +{ $count }.
sobek-tale-prospered = { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } его на набор: { $family }.
sobek-tale-embalmed = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } на руку свою стопку коррупции: { $count ->
        [0] она пуста.
       *[other] { $cards }.
    }
sobek-tale-deceived = { $who ->
        [you] Вы показываете
       *[other] { $name } показывает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } коррупции и { $who ->
        [you] получаете
       *[other] получает
    } столько же очков.
sobek-tale-round-over = Раунд { $round } окончен
sobek-tale-lay-flat = { $who ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } горизонтальный набор: { $count } × { $family }.
sobek-tale-set = { $who ->
        [you] Вы
       *[other] { $name }
    }: { $family }, { $formula } = { $points }.
sobek-tale-set-flat = { $who ->
        [you] Вы
       *[other] { $name }
    }: { $family }, горизонтальный набор, только скарабеи: { $points }.
sobek-tale-pile = { $who ->
        [you] Ваша коррупция
       *[other] { $name }, коррупция
    }: { $count ->
        [0] пусто.
        [one] { $count } карта: { $cards }.
        [few] { $count } карты: { $cards }.
       *[other] { $count } карт: { $cards }.
    }
sobek-tale-pile-cursed = { $who ->
        [you] Ваша коррупция
       *[other] { $name }, коррупция
    }: { $count ->
        [0] ни одной карты + { $curses } за Проклятие.
        [one] { $count } карта + { $curses } за Проклятие: { $cards }.
        [few] { $count } карты + { $curses } за Проклятие: { $cards }.
       *[other] { $count } карт + { $curses } за Проклятие: { $cards }.
    }
sobek-tale-score = { $who ->
        [you] Ваши наборы приносят
       *[other] { $name }: наборы приносят
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $from } → { $to }.
sobek-tale-penalty = { $who ->
        [you] У вас
       *[other] { $name }:
    } больше всех коррупции, назад { $count } × { $symbol }, { $from } → { $to }.
sobek-tale-penalty-nought = { $who ->
        [you] У вас
       *[other] { $name }:
    } больше всех коррупции, но за наборы меньше 10 очков: без шага назад.

## Что есть что

sobek-tip-goods = Товар. Карт с { $scarabs } { $scarabs ->
        [one] скарабеем
       *[other] скарабеями
    }: { $valued }, без скарабеев: { $plain }, с зелёной рубашкой: { $green }. Персонажи этого товара: { $people }. Три карты и больше — набор: скарабеи × карты (правила 1.1, 5.1).
sobek-tip-amulet = Джокер: подходит к набору любого товара и считается картой без скарабеев. Из одних амулетов новый набор не собрать (правило 5.2).
sobek-term-corruption = Коррупция
sobek-tip-corruption = Пропущенные карты уходят рубашкой вверх в вашу стопку коррупции. Смотреть их можете только вы. Тот, у кого их больше всех в конце раунда, платит штраф (правила 4.2, 8.3).
sobek-term-penalty = Больше всех коррупции
sobek-tip-penalty = Больше всех карт коррупции, считая Проклятия; при равенстве решают скарабеи. За каждые полные 10 очков за наборы — шаг назад к предыдущему делению с тем же символом (правила 8.3, 8.4).
sobek-tip-queen = Слоновая кость. Возьмите три верхние карты колоды (правило 6.2).
sobek-tip-priest = Чёрное дерево. Назовите товар: все его карты уходят из вашей стопки коррупции (правило 6.3).
sobek-tip-priestess = Мрамор. Назовите товар: все его карты уходят из вашей стопки коррупции (правило 6.3).
sobek-tip-scribe = Скот или рыба: Писарей двое. Соперники, у которых семь карт или больше, оставляют шесть; остальные уходят в их стопки коррупции (правило 6.5).
sobek-tip-vizier = Скот. Просмотрите стопку коррупции соперника и возьмите из неё одну карту (правило 6.6).
sobek-tip-thief = Рыба. Назовите соперника и рубашку: вы получите с его руки случайную карту с этой рубашкой (правило 6.4).
sobek-tip-courtesan = Пшеница. Добавьте одну или две карты к своему набору; события не будет (правило 6.7).
sobek-tip-merchant = Пшеница. Возьмите любую карту ряда; в стопку коррупции ничего не уходит (правило 6.8).
sobek-tip-back-green = Девять товаров без скарабеев; каждый игрок начинает раунд с двумя (правило 1.1).
sobek-tip-back-beige = Товары и амулеты колоды (правило 1.1).
sobek-tip-back-orange = Персонаж. На причале лежит рубашкой вверх: вы увидите его, когда возьмёте или пропустите (правило 4.3).
sobek-term-token = Жетоны событий
sobek-tip-token = В игре пять из двенадцати. Выложив или дополнив набор, посмотрите оставшиеся и примените один (правило 7.1).
sobek-term-guild = Гильдия
sobek-tip-guild = Ваш маркер идёт к следующему делению с этим иероглифом, маркер соперника — назад к предыдущему (правило 7.2).
sobek-tip-flood = Сразу ещё один полный ход (правило 7.3).
sobek-tip-curse = Сопернику: до конца раунда считается за две карты коррупции (правило 7.4).
sobek-tip-prosperity = На ваш набор пшеницы, рыбы или скота: ещё два скарабея (правило 7.5).
sobek-tip-embalming = Вся ваша стопка коррупции переходит на руку (правило 7.6).
sobek-tip-deceit = Назовите, сколько карт в вашей стопке коррупции, и получите столько же очков (правило 7.7).
sobek-term-nile = Ряд
sobek-tip-nile = Девять причалов. Первая карта — ближайшая к храму; пустые причалы не считаются (правила 2.3, 4.1).
sobek-term-reach = Недоступная карта
sobek-tip-reach = Можно взять только одну из первых четырёх карт ряда; Торговец берёт любую (правила 4.1, 6.8).
sobek-term-delivery = Поставка
sobek-tip-delivery = Когда ряд пустеет, приходят следующие девять карт. После последней поставки раунд сразу заканчивается (правило 3.3).
sobek-term-deck = Колода
sobek-tip-deck = Карты следующих поставок. Царица берёт из неё (правила 2.1, 6.2).
sobek-term-flat = Горизонтальный набор
sobek-tip-flat = Выкладывается с руки в конце раунда: даёт очки только за скарабеев (правила 8.1, 8.2).
sobek-term-track = Символы шкалы
sobek-tip-track = У каждого деления есть символ: на каждом пятом число, на других Анх, Око, Перо или Джед. По ним маркеры двигают Гильдии и штрафы. После 99 круг начинается заново (правило 1.4).
sobek-term-away = Играет бот
sobek-tip-away = Игрока нет за столом; до возвращения за него играет бот.
