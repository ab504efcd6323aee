game-rules-short = За 5 минут

rules-sobek-scarabs = { $count ->
        [one] { $count } скарабей
        [few] { $count } скарабея
       *[many] { $count } скарабеев
    }
rules-sobek-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
rules-sobek-joker = джокер

rules-sobek-back-green = Зелёная
rules-sobek-back-beige = Бежевая
rules-sobek-back-orange = Оранжевая
rules-sobek-use-green = стартовые карты
rules-sobek-use-beige = товары, лицом вверх
rules-sobek-use-orange = персонажи, рубашкой вверх

rules-sobek-row-taken = вы берёте на руку
rules-sobek-row-corrupts = идут в вашу стопку коррупции
rules-sobek-row-reach = тоже доступна
rules-sobek-row-beyond = недоступны

rules-sobek-sum-upright = скарабеи: { $scarabs } × карты: { $cards } = очки: { $points }
rules-sobek-sum-horizontal = скарабеи: { $scarabs } = очки: { $points }

rules-sobek-penalty-landed = сюда пришёл маркер
rules-sobek-penalty-step = шаг назад
rules-sobek-penalty-end = здесь он остаётся

rules-sobek-does-queen = Возьмите три карты из колоды.
rules-sobek-does-priest = Назовите товар: его карты уходят из вашей стопки коррупции. Амулеты остаются.
rules-sobek-does-priestess = Назовите товар: его карты уходят из вашей стопки коррупции. Амулеты остаются.
rules-sobek-does-scribe = Все остальные оставляют на руке шесть карт. Лишние уходят в их стопки коррупции.
rules-sobek-does-vizier = Просмотрите стопку коррупции соперника и возьмите из неё одну карту.
rules-sobek-does-thief = Украдите карту с чужой руки. Рубашку выбираете вы, карту — случай.
rules-sobek-does-courtesan = Добавьте одну или две карты к своему набору. События не будет.
rules-sobek-does-merchant = Возьмите любую карту ряда без коррупции.

rules-sobek-event-guild = Гильдия
rules-sobek-event-flood = Разлив
rules-sobek-event-curse = Проклятие
rules-sobek-event-prosperity = Процветание
rules-sobek-event-embalming = Мумификация
rules-sobek-event-deceit = Жульничество
rules-sobek-does-guild = Ваш маркер идёт вперёд к следующему делению с её иероглифом, маркер соперника — назад к предыдущему.
rules-sobek-does-flood = Вы сразу ходите ещё раз.
rules-sobek-does-curse = Отдайте его сопернику: оно считается за две карты коррупции.
rules-sobek-does-prosperity = Положите его на свой набор скота, рыбы или пшеницы: плюс два скарабея.
rules-sobek-does-embalming = Заберите на руку всю свою стопку коррупции.
rules-sobek-does-deceit = Получите очко за каждую карту в своей стопке коррупции.
