# Стол Sobek в виде текста.

sobek-terminal-tokens = { $count ->
        [one] ещё { $count } жетон события
        [few] ещё { $count } жетона события
       *[other] ещё { $count } жетонов событий
    }
sobek-terminal-nile = Нил (* можно взять):
sobek-terminal-nile-empty = Нил: пусто
sobek-terminal-hidden = закрыта
sobek-terminal-hand = рука: { $cards }
sobek-terminal-pile = коррупция: { $cards }
sobek-terminal-pile-bare = коррупции нет
sobek-terminal-flat = горизонтально: { $set }
sobek-terminal-green = { $family } (зелёная)
sobek-terminal-own-hand = Ваша рука
sobek-terminal-given-up = Уже отдано
sobek-terminal-tokens-left = Оставшиеся жетоны
sobek-terminal-discard = Сброс
sobek-terminal-nothing = пусто

# Не больше восьми букв вместе с точками по числу скарабеев.
sobek-short-ivory = кость
sobek-short-ebony = дерево
sobek-short-marble = мрамор
sobek-short-cattle = скот
sobek-short-fish = рыба
sobek-short-wheat = пшеница

sobek-legend =
    Цель — набрать больше всех очков за три раунда. Очки приносят наборы из трёх и
    более карт одного товара: число скарабеев (●) в наборе, умноженное на число его
    карт. Всё, что вы пропустили в ряду или не сыграли до конца раунда, уходит в
    вашу стопку коррупции; самый коррумпированный игрок отступает по шкале очков.
      F1, F0, Fg   рыба (fish) со скарабеем, без него и с зелёной рубашкой; так же
                   I слоновая кость (ivory), E чёрное дерево (ebony), M мрамор
                   (marble), C скот (cattle), W пшеница (wheat). У слоновой кости
                   3 скарабея, у чёрного дерева и мрамора по 2
      A            амулет: подходит к любому набору
      thief, …     персонаж: сыграйте его ради эффекта или как карту его товара.
                   queen — Царица, priest — Верховный жрец, priestess —
                   Верховная жрица, scribe-cattle и scribe-fish — Писарь,
                   vizier — Визирь, thief — Вор, courtesan — Куртизанка,
                   merchant — Торговец
      take 2       взять вторую карту; первая уйдёт в вашу стопку коррупции
      set fish F1,F0,A                 выложить набор; затем жетон события
      thief 2 orange, priest wheat     сыграть персонажа
    Отказ называет пункт правил: games/sobek/table/rulebook/ru/full.md.
