## Что есть на каждом столе в терминале.

terminal-undealt = Карты ещё не розданы.
terminal-seat-own = Место { $number } (вы)
terminal-asked = { $who ->
        [you] выбираете вы
       *[other] выбирает
    }

## Игра

terminal-hello = Ваше место — { $seat } из { $seats }. `?` показывает, что вы можете сделать, `help` объясняет стол.
terminal-help =
    Введите действие (Tab его дополняет) или его номер в списке.
      ?            что вы можете сделать и что это значит
      ? СЛОВО      только то, в чём есть это слово
      table        ещё раз показать стол
      story        всё, что вы узнали до сих пор
      hint         что сделал бы сильный игрок; hint 10s думает дольше
      undo         взять назад ваше последнее действие и всё, что было после
      save ФАЙЛ    сохранить партию до этого места в новый файл
      svg ФАЙЛ     нарисовать стол, каким вы его видите, в новый файл, если эту
                   игру можно нарисовать
      quit         выйти из игры (или Ctrl-D); `felucca play --resume`
                   продолжит её
terminal-interrupted = `quit` или Ctrl-D — выйти из игры, `help` — объяснение.
terminal-left = Вы выходите из игры до её конца.
terminal-kept = Она сохранена в { $file }: `{ $command }` продолжит её.
terminal-undone = Ваше последнее действие взято назад, и всё, что было после, тоже.
terminal-no-undo = Вы ещё ничего не сделали, что можно взять назад.
terminal-result = { $won ->
        [yes] Вы победили.
       *[no] Вы не победили.
    } Итоговый счёт: { $scores }.
terminal-seed = Все случайные события определило число { $seed }. `save ФАЙЛ` сохраняет запись, `quit` — выход.
terminal-over = Игра окончена: `save ФАЙЛ`, `undo` или `quit`.

terminal-refused = Отклонено: { $reason }
terminal-numbers = Номера ваших вариантов — от 1 до { $last }.
terminal-none-with = Ни в одном вашем варианте нет `{ $word }`.

terminal-save-where = Укажите куда: save game.log
terminal-saved = Сохранено в { $file }. Там карты всех игроков: никому не показывайте.
terminal-not-saved = Не сохранено: { $reason }.
terminal-svg-where = Укажите куда: svg table.svg
terminal-drawn = Нарисовано в { $file }.
terminal-drawn-own = Нарисовано в { $file }. Там видны ваши карты.
terminal-not-drawn = Не нарисовано: { $reason }.
terminal-no-drawing = Стол этой игры пока нельзя нарисовать.

## Просмотр

terminal-next = (Enter — дальше, q — выход)

## Совет

terminal-choice = действие
terminal-meaning = значение
terminal-win = победа
terminal-score = очки
terminal-visits = попытки
terminal-played = { $nth } сыграно
terminal-not-tried = Сыграно было { $action }; до этого поиск не дошёл.
terminal-iterations = { $count ->
        [one] { $count } итерация
        [few] { $count } итерации
       *[other] { $count } итераций
    }
