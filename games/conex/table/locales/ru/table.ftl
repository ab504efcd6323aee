# Стол Conex: что на нём лежит, что можно сделать, что происходит.

## Части страницы

conex-story = Ход игры
conex-seats = Игроки
conex-table = Стол
conex-hand = Ваша рука
conex-hands = Карты всех игроков
conex-hand-empty = У вас нет карт.
conex-choice = Ваш выбор
conex-over = Конец игры
conex-glossary = Что есть что

conex-fact-size = { $size ->
    [small] малый стол
    [large] большой стол
   *[other] средний стол
}
conex-fact-track = игра до { $points } очков
conex-fact-last = последний раунд
conex-last-round = Это последний раунд.

conex-zoom = Масштаб
conex-zoom-out = Мельче
conex-zoom-fit = Весь стол
conex-zoom-in = Крупнее

## Карты, числа, места

# Именительный падеж.
conex-name = { $colour ->
    [red] красная
    [purple] фиолетовая
    [yellow] жёлтая
   *[other] бирюзовая
} { $kind ->
    [die] карта с кубиком
    [plus] карта «+2»
   *[other] карта
}
# Винительный падеж.
conex-name-object = { $colour ->
    [red] красную
    [purple] фиолетовую
    [yellow] жёлтую
   *[other] бирюзовую
} { $kind ->
    [die] карту с кубиком
    [plus] карту «+2»
   *[other] карту
}
conex-name-full = { $card }: { $numbers }
conex-laid-by = { $who ->
    [you] { $card }, ваша
   *[other] { $card }, игрок { $name }
}

conex-number = { $colour ->
    [red] красный угол { $value }
    [purple] фиолетовый угол { $value }
    [yellow] жёлтый угол { $value }
   *[other] бирюзовый угол { $value }
}
# Творительный падеж.
conex-number-by = { $colour ->
    [red] красным углом { $value }
    [purple] фиолетовым углом { $value }
    [yellow] жёлтым углом { $value }
   *[other] бирюзовым углом { $value }
}

conex-spot-board = { $colour ->
    [red] на красный угол планшета
    [purple] на фиолетовый угол планшета
    [yellow] на жёлтый угол планшета
   *[other] на бирюзовый угол планшета
}
conex-spot-card = на { $card }, { $corner ->
    [tl] левый верхний угол
    [tr] правый верхний угол
    [br] правый нижний угол
   *[other] левый нижний угол
}
# Где несколько карт называются одинаково: чья она и которая из них.
conex-spot-card-of = на { $card } ({ $who ->
    [you] вашу
   *[other] игрок { $name }
}), { $corner ->
    [tl] левый верхний угол
    [tr] правый верхний угол
    [br] правый нижний угол
   *[other] левый нижний угол
}
# Где таких карт несколько.
conex-spot-which = { $place ->
    [first] { $spot } (выложенная первой)
    [second] { $spot } (выложенная второй)
   *[other] { $spot } (выложенная { $nth }-й)
}

conex-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
conex-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
conex-spots = { $count ->
    [0] нет мест
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}

## Решения

conex-ask-lay = { $draw ->
    [0] Ваш ход: выберите, какую карту выложить.
    [1] Ваш ход: выберите, какую карту выложить, или возьмите последнюю.
   *[other] Ваш ход: выберите, какую карту выложить, или возьмите две.
}
conex-ask-stuck = { $draw ->
    [0] Ни одна ваша карта не подходит, а колода пуста: вы пасуете.
    [1] Ни одна ваша карта не подходит: возьмите последнюю из колоды.
   *[other] Ни одна ваша карта не подходит: возьмите две.
}
conex-ask-empty = { $draw ->
    [0] У вас нет карт, и колода пуста: вы пасуете.
    [1] У вас нет карт: возьмите последнюю.
   *[other] У вас нет карт: возьмите две.
}
conex-ask-card = { $count ->
    [0] Ваша { $card } сейчас никуда не подходит.
    [one] Ваша { $card }: на столе светится { $count } место.
    [few] Ваша { $card }: на столе светятся { $count } места.
   *[many] Ваша { $card }: на столе светится { $count } мест.
}
conex-ask-number = { $count ->
    [0] Если класть её { $number }, мест сейчас нет.
    [one] Если класть её { $number }, светится { $count } место.
    [few] Если класть её { $number }, светятся { $count } места.
   *[many] Если класть её { $number }, светится { $count } мест.
}
conex-laid-so = { $bonus ->
    [yes] Карта ложится { $number } на карту «+2»: { $worth }.
   *[no] Карта ложится { $number }: { $worth }.
}
conex-opens = { $corners ->
    [0] Новых углов другим она не открывает.
    [one] Открывает другим { $corners } угол: подойдёт { $cards } из { $others } карт, максимум очков — { $points }.
    [few] Открывает другим { $corners } угла: подойдёт { $cards } из { $others } карт, максимум очков — { $points }.
   *[many] Открывает другим { $corners } углов: подойдёт { $cards } из { $others } карт, максимум очков — { $points }.
}
conex-blocks = { $corners ->
    [one] Закрывает { $corners } угол.
    [few] Закрывает { $corners } угла.
   *[many] Закрывает { $corners } углов.
}

conex-numbers = Каким углом
conex-list-spots = { $count ->
    [one] Списком: { $count } место
    [few] Списком: { $count } места
   *[many] Списком: { $count } мест
}
conex-list-part = Эти места списком
conex-list-cards = { $count ->
    [one] Списком: { $count } карта
    [few] Списком: { $count } карты
   *[many] Списком: { $count } карт
}
conex-list-group = { $card } — { $number }
conex-list-spot = { $points }: { $spot }

conex-lay = { $points ->
    [one] Выложить за { $points } очко
    [few] Выложить за { $points } очка
   *[many] Выложить за { $points } очков
}
conex-lay-it = Выложить
conex-double = Удвоить
conex-why = Почему нельзя?
conex-draw = Взять { $count }
conex-draw-cards = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
conex-left = ещё { $count }
conex-pass = Пасовать

conex-ask-strike = { $count ->
    [1] Молния убирает карту, на которой ничего не лежит: такая одна, она отмечена. Затем остальные отдают по одной карте.
   *[other] Молния убирает карту, на которой ничего не лежит: выберите одну из { $count } отмеченных. Затем остальные отдают по одной карте.
}
conex-strike-use = Молния
conex-strike-not = Не сейчас
conex-strike-remove = Убрать
conex-strike-removes = { $who ->
    [you] Ваша { $card } уходит под колоду, и её угол снова свободен.
   *[other] Уходит под колоду { $card } (игрок { $name }), и её угол снова свободен.
}
conex-ask-end = Применить молнию сейчас или закончить ход и сохранить её?
conex-done = Закончить ход

conex-ask-discard = { $name } применяет молнию: выберите карту, которая уйдёт под колоду. Её никто не увидит.
conex-discard = Положить под колоду
conex-given-up = отдана

## Выбор, как он следует за «Совет капитана:»

conex-choice-lay = положить { $card } { $number } { $spot }: { $worth }
conex-choice-draw = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
conex-choice-pass = пасовать
conex-choice-strike = применить молнию: { $card }
conex-choice-discard = отдать { $card }
conex-choice-done = закончить ход

## Ожидание и конец

conex-waiting = { $count ->
    [one] Выбирает { $names }.
   *[other] Выбирают { $names }.
}
conex-waiting-discard = { $count ->
    [one] Карту отдаёт { $names }.
   *[other] По одной карте отдают { $names }.
}
conex-waiting-luck = Раздаём карты.
conex-waiting-stopped = Партия остановлена.
conex-waiting-you = Ваш ход.
conex-look = А пока можно присмотреть места для своих карт.

conex-winners = { $count ->
    [one] { $who ->
        [you] Вы побеждаете, ваш счёт — { $points }.
       *[other] Побеждает { $names }, счёт — { $points }.
    }
   *[other] Победу делят { $names }, счёт — { $points }.
}
conex-ending-room = Игра окончена: ни для одной карты больше нет места.
conex-ending-passed = Игра окончена: все пасовали.
conex-ending-track = Игра окончена: счёт дошёл до { $points }, и раунд завершён.

## Места и запас

conex-start = стартовая карта
conex-state-yours = ваш ход
conex-state-turn = выбирает
conex-state-you = вы
conex-state-bot = бот
conex-state-away = играет бот
conex-state-here = в сети
conex-state-gone = не в сети
conex-token = { $token ->
    [lightning] { $state ->
        [locked] Молния, заблокирована до следующего хода
        [ready] Молния, готова
       *[free] Молния, рядом с колодой
    }
   *[double] { $state ->
        [locked] Удвоение, заблокировано до следующего хода
        [ready] Удвоение, готово
       *[free] Удвоение, рядом с колодой
    }
}
conex-pile = В колоде { $count }
# Что выпало на кубике.
conex-face = { $face ->
    [card] одна карта
    [cards] две карты
    [lightning] молния
   *[double] удвоение
}
conex-last-roll = { $who ->
    [you] { $face ->
        [card] Последний бросок: одна карта, бросали вы
        [cards] Последний бросок: две карты, бросали вы
        [lightning] Последний бросок: молния, бросали вы
       *[double] Последний бросок: удвоение, бросали вы
    }
   *[other] { $face ->
        [card] Последний бросок: одна карта, игрок { $name }
        [cards] Последний бросок: две карты, игрок { $name }
        [lightning] Последний бросок: молния, игрок { $name }
       *[double] Последний бросок: удвоение, игрок { $name }
    }
}

## Почему карта не подходит: не больше трёх слов

conex-not-colour = Другой цвет
conex-not-covers = { $colour ->
    [red] Закроет красный { $value }
    [purple] Закроет фиолетовый { $value }
    [yellow] Закроет жёлтый { $value }
   *[other] Закроет бирюзовый { $value }
}
conex-not-board = Коснётся планшета
conex-not-touches = { $colour ->
    [red] Коснётся красной
    [purple] Коснётся фиолетовой
    [yellow] Коснётся жёлтой
   *[other] Коснётся бирюзовой
}
conex-not-edge = За краем стола

# То же целиком.
conex-refused = Сюда нельзя: { $reasons }.
conex-refused-felt = Сюда нельзя: карта должна закрыть свободный угол цвета одного из своих чисел.
conex-refused-covers = она закроет { $corners }
conex-refused-touches = она заденет { $components }
conex-refused-edge = она выйдет за край стола
conex-refused-number = { $number }
conex-refused-board = планшет
conex-refused-card = { $card }

## Что происходит

conex-tale-dealt = { $who ->
    [you] Всем раздано по пять карт. Начинаете вы.
   *[other] Всем раздано по пять карт. Начинает { $name }.
}
conex-tale-laid = { $who ->
    [you] Вы кладёте { $card } { $number } { $spot }: { $worth }. Ваш счёт — { $to }.
   *[other] { $name } кладёт { $card } { $number } { $spot }: { $worth }. Счёт — { $to }.
}
conex-tale-drew = { $who ->
    [you] { $count ->
        [0] Колода пуста, брать вам нечего.
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
   *[other] { $count ->
        [0] Колода пуста, { $name } ничего не берёт.
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[many] { $name } берёт { $count } карт.
    }
}
conex-tale-drew-cards = { $who ->
    [you] Вы берёте { $cards }.
   *[other] { $name } берёт { $cards }.
}
conex-tale-passed = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
conex-tale-done = { $who ->
    [you] Вы приберегаете молнию.
   *[other] { $name } приберегает молнию.
}
conex-tale-rolled = { $who ->
    [you] Вы бросаете кубик: { $face }.
   *[other] { $name } бросает кубик: { $face }.
}
conex-tale-took = { $token ->
    [lightning] { $who ->
        [you] { $from ->
            [nobody] Вы берёте молнию; применить её можно в следующий ход.
           *[other] Вы забираете молнию у игрока { $loser }; применить её можно в следующий ход.
        }
       *[other] { $from ->
            [nobody] { $name } берёт молнию.
            [you] { $name } забирает вашу молнию.
           *[other] { $name } забирает молнию у игрока { $loser }.
        }
    }
   *[double] { $who ->
        [you] { $from ->
            [nobody] Вы берёте удвоение; применить его можно в следующий ход.
           *[other] Вы забираете удвоение у игрока { $loser }; применить его можно в следующий ход.
        }
       *[other] { $from ->
            [nobody] { $name } берёт удвоение.
            [you] { $name } забирает ваше удвоение.
           *[other] { $name } забирает удвоение у игрока { $loser }.
        }
    }
}
conex-tale-kept = { $token ->
    [lightning] { $who ->
        [you] Молния у вас уже есть.
       *[other] У игрока { $name } уже есть молния.
    }
   *[double] { $who ->
        [you] Удвоение у вас уже есть.
       *[other] У игрока { $name } уже есть удвоение.
    }
}
conex-tale-struck = { $who ->
    [you] Вы применяете молнию: { $card } уходит под колоду.
   *[other] { $name } применяет молнию: { $card } уходит под колоду.
}
conex-tale-must = { $who ->
    [you] Вы должны отдать карту.
    [both] Вы должны отдать карту, как и { $names }.
   *[other] { $count ->
        [one] Карту отдаёт { $names }.
       *[other] По одной карте отдают { $names }.
    }
}
conex-tale-discarding = { $who ->
    [you] Вы отдаёте { $card }.
   *[other] { $name } отдаёт { $card }.
}
conex-tale-decided = { $who ->
    [you] Ваша карта уже выбрана.
   *[other] { $name }: карта уже выбрана.
}
conex-tale-buried = { $who ->
    [you] Вы кладёте карту под колоду.
   *[other] { $name } кладёт карту под колоду.
}
conex-tale-buried-card = { $who ->
    [you] Вы кладёте { $card } под колоду.
   *[other] { $name } кладёт { $card } под колоду.
}

## Что есть что

conex-tip-card-term = Карта
conex-tip-card = У карты есть основной цвет и два или три Conex-угла других цветов, каждый с числом. Положите её так, чтобы Conex-угол ровно накрыл настоящий угол того же цвета, и получите указанное число очков (правила 1.2, 5.1).
conex-tip-die-card-term = Карта с кубиком
conex-tip-die-card = Выложив карту с кубиком, вы получаете очки как обычно, а затем бросаете кубик (правило 5.4).
conex-tip-plus-term = Карта «+2»
conex-tip-plus = Положив карту на карту «+2», вы получаете на 2 очка больше, кто бы её ни выложил. Сама карта «+2», когда её выкладывают, ничего не добавляет (правило 5.2).
conex-tip-number-term = Число
conex-tip-number = Число на Conex-угле — это очки, которые вы получите, если положите карту этим углом. Цвет угла говорит, куда он подходит (правило 5.1).
conex-tip-spot-term = Место
conex-tip-spot = Место — это угол, на который подходит ваша карта: цвета совпадают, ни один Conex-угол нижней карты не закрыт, больше ничего карта не касается и остаётся на столе (правила 3.2–3.5).
conex-tip-colours-term = Цвета
conex-tip-colours = Четыре цвета различаются ещё узором и буквой: у красного полосы, у фиолетового точки, у жёлтого сетка, у бирюзового волны (правило 1.1).
conex-tip-board-term = Планшет
conex-tip-board = Планшет лежит в середине стола. На каждый из четырёх его цветных углов можно положить по карте, а на кресте ведётся счёт (правило 1.3).
conex-tip-track-term = Очки
conex-tip-track = За каждое очко ваша фишка проходит одно деление. Когда кто-то доходит до последнего, раунд доигрывают, и побеждает тот, у кого больше очков (правила 9.4, 9.5).
conex-tip-pile-term = Колода
conex-tip-pile = Вместо того чтобы выложить карту, можно взять две из колоды, даже если есть что выложить. Если колода пуста, а карту выложить можно, вы обязаны её выложить (правила 6.1, 6.2).
conex-tip-die-term = Кубик
conex-tip-die = Кубик даёт одну карту, две карты, молнию или удвоение. Фишку берут рядом с колодой или у игрока, у которого она есть (правила 5.4, 7.1).
conex-tip-lightning-term = Молния
conex-tip-lightning = В начале или в конце своего хода уберите молнией карту, на которой не лежит другая. Она уходит под колоду, а остальные игроки отдают по карте. В тот ход, когда вы взяли молнию, она заблокирована (правила 8, 7.2).
conex-tip-double-term = Удвоение
conex-tip-double = С удвоением выложенная карта приносит вдвое больше очков, считая и 2 за карту «+2». В тот ход, когда вы взяли удвоение, оно заблокировано (правила 5.3, 7.2).
conex-tip-start-term = Стартовая карта
conex-tip-start = Начинает игрок со стартовой картой. Игра заканчивается перед его ходом, чтобы ходов у всех было поровну (правила 2.1, 9.4).
