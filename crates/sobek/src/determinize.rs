//! A full position that fits a view: hidden cards are dealt anew.
use crate::{
    Back, Backs, Card, Cards, DECK, KEPT, Phase, QUAYS, Quay, Sets, Sobek, Tokens, View,
    knowledge::{Knowledge, Place},
};
use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet, Viewer, uniform};
use rand_core::Rng;

/// Unknown cards of one back, drawn evenly.
struct Pool(ArrayVec<Card, DECK>);

impl Pool {
    fn draw<R: Rng>(&mut self, rng: &mut R) -> Card {
        let nth = uniform(rng, self.0.len() as u32) as usize;
        self.0.swap_remove(nth)
    }
}

impl Sobek {
    pub(crate) fn sample<R: Rng>(view: &View, rng: &mut R) -> Sobek {
        let mut world = Sobek {
            places: Knowledge::default(),
            sets: view.sets,
            chosen: BySeat::from_fn(|it| view.chosen[it].unwrap_or_default()),
            discard: view.discard,
            scores: view.scores,
            tokens: sample_tokens(view, rng),
            tokens_out: view.tokens_out,
            deck: [Card::AMULET; DECK],
            top: DECK as u8 - view.deck,
            first: 0,
            row: 0,
            curses: view.curses,
            seats: view.seats,
            round: view.round,
            phase: view.phase,
            mover: view.mover,
            asked: view.asked,
            saw_tokens: match view.viewer {
                Viewer::Seat(seat) if view.tokens.is_some() => SeatSet::one(seat),
                _ => SeatSet::EMPTY,
            },
            options: view.options,
        };
        if view.round == 0 {
            return world;
        }
        let hidden = Cards::BOX.minus(seen(view));
        let [mut green, mut beige, mut orange] =
            Back::ALL.map(|it| Pool(hidden.of_back(it).iter().collect()));
        let mut fill = |known: Cards, backs: Backs, rng: &mut R| {
            let mut cards = known;
            let known = Backs::of(known);
            (known.green..backs.green).for_each(|_| cards.insert(green.draw(rng)));
            (known.beige..backs.beige).for_each(|_| cards.insert(beige.draw(rng)));
            (known.orange..backs.orange).for_each(|_| cards.insert(orange.draw(rng)));
            cards
        };
        let memory = &view.memory;
        for seat in view.seats.iter() {
            let (known, public) = (memory.hands[seat], memory.public_hands[seat]);
            let hand = fill(known, view.hands[seat], rng);
            world.places.set_known(Place::hand(seat), hand, view.viewer, known, public);
            let (pile, public) = (memory.piles[seat], memory.public_piles[seat]);
            let cards = fill(pile.faces, pile.backs, rng);
            world.places.set_known(Place::pile(seat), cards, view.viewer, pile.faces, public);
        }
        world.lay_row(view, || orange.draw(rng));
        // What is left of both backs lies in the deck and aside, in any order.
        beige.0.extend(orange.0);
        let aside = usize::from(Self::aside(view.seats));
        for slot in (0..aside).chain(usize::from(world.top)..DECK) {
            world.deck[slot] = beige.draw(rng);
        }
        debug_assert!(beige.0.is_empty());
        for seat in view.seats.iter().filter(|&it| view.chosen[it].is_none()) {
            world.choose_somehow(view, seat, rng);
        }
        world
    }

    fn lay_row(&mut self, view: &View, mut character: impl FnMut() -> Card) {
        // The Queen may have drawn since: only the number of the delivery tells
        // where it began, not the top of the deck.
        self.first = Self::aside(view.seats) + (view.delivery - 1) * QUAYS as u8;
        for (quay, &lying) in view.quays.iter().enumerate() {
            let slot = usize::from(self.first) + quay;
            match lying {
                Quay::Empty => continue,
                Quay::Open(card) => self.deck[slot] = card,
                Quay::Closed => self.deck[slot] = character(),
            }
            self.row |= 1 << quay;
        }
    }

    /// A hidden choice that this seat, not asked any more, could have made.
    fn choose_somehow<R: Rng>(&mut self, view: &View, seat: Seat, rng: &mut R) {
        if view.asked.contains(seat) {
            return;
        }
        let mut hand = self.hand(seat);
        match view.phase {
            Phase::Reduce if seat != view.mover => {
                for _ in KEPT..hand.count() {
                    let card = hand.nth(uniform(rng, hand.count())).expect("counted");
                    hand.remove(card);
                    self.choose_discard(seat, card);
                }
            }
            Phase::HorizontalSets => {
                // What a player would mostly do: lay all he can.
                let mut sets = Sets::default();
                for family in crate::Family::ALL {
                    let cards = hand.of_family(family);
                    if 3 <= cards.count() {
                        sets.add(family, cards);
                        hand = hand.minus(cards);
                    }
                }
                self.chosen[seat] = sets;
            }
            _ => {}
        }
    }
}

/// The cards whose place the viewer knows.
fn seen(view: &View) -> Cards {
    let open = view.quays.iter().filter_map(|quay| match quay {
        Quay::Open(card) => Some(*card),
        Quay::Empty | Quay::Closed => None,
    });
    let mut seen = view.discard.plus(open.collect());
    let opened = matches!(view.phase, Phase::Deal | Phase::Over);
    for seat in view.seats.iter() {
        let memory =
            [view.memory.hands[seat], view.memory.piles[seat].faces, view.sets[seat].all()];
        seen = memory.into_iter().fold(seen, Cards::plus);
        if opened {
            seen = seen.plus(view.chosen[seat].unwrap_or_default().all());
        }
    }
    seen
}

fn sample_tokens<R: Rng>(view: &View, rng: &mut R) -> Tokens {
    view.tokens.unwrap_or_else(|| {
        let mut unknown = Tokens::BOX.minus(view.tokens_out);
        let mut tokens = Tokens::NONE;
        for _ in 0..view.tokens_left {
            let nth = uniform(rng, unknown.count()) as usize;
            let token = unknown.iter().nth(nth).expect("counted");
            unknown.remove(token);
            tokens.insert(token);
        }
        tokens
    })
}
