//! What a seat can hope for in a round of Sobek.
use crate::SobekWeights;
use game_core::{Game, Seat};
use sobek::{CURSE, Card, Cards, DECK, Family, PROSPERITY, SMALLEST_SET, Sets, Sobek};

/// Scarabs on a card of each family, on average.
const SCARABS: [f32; 6] = {
    let mut mean = [0.0; 6];
    let mut family = 0;
    while family < 6 {
        let (mut cards, mut scarabs) = (0, 0);
        let mut i = 0;
        while i < sobek::CARDS.len() {
            let fact = &sobek::CARDS[i];
            if let Some(its) = fact.family
                && its as usize == family
            {
                cards += fact.copies as u32;
                scarabs += fact.copies as u32 * fact.scarabs as u32;
            }
            i += 1;
        }
        mean[family] = scarabs as f32 / cards as f32;
        family += 1;
    }
    mean
};

/// Cards and scarabs of a family.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    pub(super) cards: f32,
    pub(super) scarabs: f32,
}

impl Part {
    pub(super) fn of(cards: Cards) -> Part {
        Part { cards: cards.count() as f32, scarabs: cards.scarabs() as f32 }
    }

    pub(super) fn plus(self, cards: f32, scarabs: f32) -> Part {
        Part { cards: self.cards + cards, scarabs: self.scarabs + scarabs }
    }
}

/// What is left of a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// From 1 at the start of the round to 0 at its end.
    pub(super) left: f32,
    /// About how many turns each seat will have.
    pub(super) turns: f32,
}

impl Time {
    pub(super) fn of(state: &Sobek) -> Time {
        let cards = f32::from(state.deck_left() + state.lying());
        // A turn takes about one card and skips another half.
        Time { left: cards / DECK as f32, turns: cards / (1.6 * state.seats().count() as f32) }
    }
}

/// A seat's hand and sets, family by family.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects<'a> {
    weights: &'a SobekWeights,
    time: Time,
    pub(super) hand: [Part; 6],
    pub(super) laid: [Part; 6],
    pub(super) value: [f32; 6],
    pub(super) amulets: f32,
    /// What the amulets add.
    pub(super) with_amulets: f32,
}

impl<'a> Prospects<'a> {
    pub(super) fn of(hand: Cards, sets: Sets, time: Time, weights: &'a SobekWeights) -> Self {
        let mut it = Prospects {
            weights,
            time,
            hand: Family::ALL.map(|family| Part::of(hand.of_family(family))),
            laid: Family::ALL.map(|family| {
                if !sets.has(family) {
                    return Part::default();
                }
                let prosperity = PROSPERITY * u32::from(sets.prosperity(family));
                Part::of(sets.of(family)).plus(0.0, prosperity as f32)
            }),
            value: [0.0; 6],
            amulets: hand.amulets().count() as f32,
            with_amulets: 0.0,
        };
        it.value = Family::ALL.map(|family| it.worth(family, it.hand[family as usize]));
        it.with_amulets = it.jokers(it.amulets);
        it
    }

    /// The points to hope for from a family with these cards in hand.
    pub(super) fn worth(&self, family: Family, hand: Part) -> f32 {
        self.worth_of(family, self.laid[family as usize], hand)
    }

    pub(super) fn worth_of(&self, family: Family, laid: Part, hand: Part) -> f32 {
        let w = self.weights;
        let whole = |ready: f32, growth: f32| {
            let more = growth * self.time.left;
            let scarabs = laid.scarabs + ready * hand.scarabs + more * SCARABS[family as usize];
            scarabs * (laid.cards + ready * hand.cards + more)
        };
        let in_time = self.time.turns / (self.time.turns + w.late);
        if laid.cards == 0.0 {
            let ready = match hand.cards {
                0.0 => return 0.0,
                1.0 => w.ready_1,
                2.0 => w.ready_2,
                _ => w.ready_3,
            };
            ready * in_time * whole(1.0, w.growth)
        } else {
            let ready = match hand.cards {
                0.0 => 0.0,
                1.0 => w.add_1,
                2.0 => w.add_2,
                _ => w.add_3,
            };
            whole(ready * in_time, w.growth_laid)
        }
    }

    /// What amulets add in the best place.
    pub(super) fn jokers(&self, amulets: f32) -> f32 {
        if amulets == 0.0 {
            return 0.0;
        }
        let with = |family: Family| {
            let i = family as usize;
            self.worth(family, self.hand[i].plus(amulets, 0.0)) - self.value[i]
        };
        Family::ALL.into_iter().map(with).fold(0.0, f32::max)
    }

    /// What this card would add to the hand; `price` is that of corruption.
    pub(super) fn gain(&self, card: Card, price: f32) -> f32 {
        let Some(family) = card.family() else {
            return self.jokers(self.amulets + 1.0) - self.with_amulets;
        };
        let i = family as usize;
        let with = self.hand[i].plus(1.0, f32::from(card.scarabs()));
        let gain = self.worth(family, with) - self.value[i];
        let kept = if card.character().is_some() { self.weights.keep } else { 0.0 };
        let without_set = with.cards < SMALLEST_SET as f32;
        let risk = if without_set { self.weights.junk * (1.0 - self.time.left) } else { 0.0 };
        gain + kept - risk * price
    }

    /// What the hand would lose with this card.
    pub(super) fn loss(&self, card: Card) -> f32 {
        let Some(family) = card.family() else {
            return self.with_amulets - self.jokers(self.amulets - 1.0);
        };
        let i = family as usize;
        let without = self.hand[i].plus(-1.0, -f32::from(card.scarabs()));
        let kept = if card.character().is_some() { self.weights.keep } else { 0.0 };
        self.value[i] - self.worth(family, without) + kept
    }

    /// All points to hope for.
    pub(super) fn total(&self) -> f32 {
        self.value.iter().sum::<f32>() + self.with_amulets
    }
}

/// About how corrupt a seat will be in the end.
pub(super) fn corruption(state: &Sobek, seat: Seat, time: Time, w: &SobekWeights) -> f32 {
    let now = state.pile(seat).count() + CURSE * u32::from(state.curses(seat));
    now as f32 + w.burden * (1.0 - time.left) * state.hand(seat).count() as f32
}

/// What a card of corruption costs a seat that hopes for `points`.
pub(super) fn price(state: &Sobek, seat: Seat, points: f32, time: Time, w: &SobekWeights) -> f32 {
    let others = state.seats().others(seat).map(|it| corruption(state, it, time, w));
    let ahead = corruption(state, seat, time, w) - others.fold(0.0, f32::max);
    let width = w.width + w.width_early * time.left;
    let x = ahead / width;
    let bend = 1.0 + x * x;
    // The slope of the chance to be the most corrupt.
    let slope = 0.5 / (width * bend * bend.sqrt());
    w.penalty * slope * points.max(15.0)
}
