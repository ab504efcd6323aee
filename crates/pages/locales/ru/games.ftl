# Названия в тех формах, которых требуют предложения в refusals.ftl; термины
# взяты из русских правил.

# Перечисление, последний член которого присоединяется союзом.
list-and = { $list } и { $last }
list-or = { $list } или { $last }
list-titled = { $about }: { $what }

# Две части рядом.
list-clauses = { $first }; { $second }

## Sobek

sobek-family-ivory = слоновая кость
sobek-family-ebony = чёрное дерево
sobek-family-marble = мрамор
sobek-family-cattle = скот
sobek-family-fish = рыба
sobek-family-wheat = пшеница

# После слова «набор».
sobek-of-ivory = слоновой кости
sobek-of-ebony = чёрного дерева
sobek-of-marble = мрамора
sobek-of-cattle = скота
sobek-of-fish = рыбы
sobek-of-wheat = пшеницы

# После слова «карта».
sobek-back-green = с зелёной рубашкой
sobek-back-beige = с бежевой рубашкой
sobek-back-orange = с оранжевой рубашкой

sobek-goods-valued = { $family } с { $scarabs } { $scarabs ->
        [one] скарабеем
       *[other] скарабеями
    }
sobek-goods-plain = { $family } без скарабеев
sobek-goods-green = { $family } с зелёной рубашкой
sobek-amulet = амулет

sobek-card-queen = Царица Собекнеферу
sobek-card-priest = Верховный жрец
sobek-card-priestess = Верховная жрица
sobek-card-scribe-cattle = Писарь скота
sobek-card-vizier = Визирь
sobek-card-thief = Вор
sobek-card-scribe-fish = Писарь рыбы
sobek-card-courtesan = Куртизанка
sobek-card-merchant = Торговец

sobek-token-guild-ankh = Гильдия анха
sobek-token-guild-eye = Гильдия ока
sobek-token-guild-feather = Гильдия пера
sobek-token-guild-djed = Гильдия джеда
sobek-token-flood = Разлив
sobek-token-curse = Проклятие
sobek-token-prosperity = Процветание
sobek-token-embalming = Мумификация
sobek-token-deceit = Жульничество

sobek-decision-starter = Назовите, кто начнёт раунд.
sobek-decision-turn = Возьмите карту, сыграйте персонажа или выложите набор.
sobek-decision-event = Выберите жетон события.
sobek-decision-rob = Возьмите карту из стопки коррупции, которую просматриваете.
sobek-decision-discards = Отдавайте карты, пока их не останется 6.
sobek-decision-horizontal = Выложите горизонтальные наборы или скажите, что закончили.

## Conex

# Карта: её основной цвет и номер её рисунка.
conex-card-red = красная { $number }
conex-card-purple = фиолетовая { $number }
conex-card-yellow = жёлтая { $number }
conex-card-turquoise = бирюзовая { $number }

# Перед словом «угол».
conex-corner-red = красный
conex-corner-purple = фиолетовый
conex-corner-yellow = жёлтый
conex-corner-turquoise = бирюзовый

# После слова «коснётся».
conex-touched-board = планшета
conex-touched-card = карты «{ $card }»

# После слова «закроет».
conex-covered = { $colour } Conex-угол с числом { $value } на карте «{ $card }»

# Перед словом «край», после слова «за».
conex-side-left = левый
conex-side-top = верхний
conex-side-right = правый
conex-side-bottom = нижний

conex-decision-start = Выложите карту или возьмите карты из колоды; если можно, примените молнию или пасуйте.
conex-decision-main = Выложите карту или возьмите карты из колоды.
conex-decision-end = Примените молнию или закончите ход.
conex-decision-discard = Отдайте одну карту с руки.
