game-rules-short = За 3 минуты

rules-conex-red = Красный
rules-conex-purple = Фиолетовый
rules-conex-yellow = Жёлтый
rules-conex-turquoise = Бирюзовый
rules-conex-pattern-red = полосы
rules-conex-pattern-purple = точки
rules-conex-pattern-yellow = сетка
rules-conex-pattern-turquoise = волны

rules-conex-face-1 = взять 1 карту
rules-conex-face-2 = взять 2 карты
rules-conex-face-lightning = забрать молнию
rules-conex-face-double = забрать удвоение

rules-conex-token-lightning = Молния.
rules-conex-token-double = Удвоение.
rules-conex-token-locked = Заблокирована.
rules-conex-does-lightning = В начале или в конце хода уберите со стола карту, на которой ничего не лежит. Все остальные кладут карту с руки под колоду.
rules-conex-does-double = Удваивает все очки за карту, которую вы выкладываете.
rules-conex-does-locked = В тот ход, когда вы взяли фишку, применить её нельзя.

rules-conex-size-small = Малый
rules-conex-size-medium = Средний
rules-conex-size-large = Большой

rules-conex-kind-plain = обычная
rules-conex-kind-die = кубик
rules-conex-kind-plus = +2
