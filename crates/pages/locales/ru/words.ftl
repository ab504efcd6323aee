## Как складываются предложения, в любой игре.

# Перечисление, последний член которого присоединяется союзом.
list-and = { $list } и { $last }
list-or = { $list } или { $last }
list-titled = { $about }: { $what }

# Две части рядом.
list-clauses = { $first }; { $second }

## Почему ход не принят, в любой игре.

refusal-not-asked = Сейчас решаете не вы. Дождитесь своей очереди.
refusal-other-decision = Сейчас от вас требуется другое. { $decision }
refusal-not-drawn = Сейчас случай ничего не решает.

## Игра, у которой ещё нет своей страницы.

plain-question = Ваш ход: выберите действие.
plain-waits = Сейчас никто ничего не решает.
plain-to-decide = Решает { $name }.
plain-over = Игра окончена.
plain-choices = Что можно сделать
plain-story = Что произошло
plain-table = Стол
plain-players = { $seats } игрока
plain-new = { $game }, { $seats ->
    [2] двое игроков
    [3] трое игроков
   *[other] четверо игроков
}: { $who }.

since-title = После вашего хода
since-title-onlooker = Последние ходы
since-nothing = С тех пор никто не ходил.
since-again = Посмотреть ещё раз.
