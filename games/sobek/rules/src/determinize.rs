//! A full position that fits a view: hidden cards are dealt again.
use crate::{
    Back, Backs, Card, Cards, DECK, KEPT, Phase, QUAYS, Quay, SMALLEST_SET, Sets, Sobek, Tokens,
    View,
    knowledge::{Knowledge, Place},
    sets::Chosen,
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

pub(crate) fn determinize<R: Rng>(view: &View, rng: &mut R) -> Sobek {
    let mut world = Sobek {
        places: Knowledge::default(),
        sets: view.sets,
        chosen: BySeat::from_fn(|it| match view.discards[it] {
            Some(discards) => Chosen::of_discards(discards),
            None => Chosen::of_sets(view.horizontal[it].unwrap_or_default()),
        }),
        discard: view.discard,
        scores: view.scores,
        tokens: sample_tokens(view, rng),
        tokens_out: view.tokens_out,
        deck: [Card::AMULET; DECK],
        top: DECK as u8 - view.deck,
        first: Sobek::aside(view.seats),
        row: 0,
        curses: view.curses,
        seats: view.seats,
        round: view.round,
        phase: view.phase,
        mover: view.mover,
        asked: view.asked,
        saw_tokens: match view.viewer {
            Viewer::Seat(seat) if view.memory.tokens.is_some() => SeatSet::one(seat),
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
    let aside = usize::from(Sobek::aside(view.seats));
    for slot in (0..aside).chain(usize::from(world.top)..DECK) {
        world.deck[slot] = beige.draw(rng);
    }
    debug_assert!(beige.0.is_empty());
    for seat in view.seats.iter() {
        if view.discards[seat].is_none() && view.horizontal[seat].is_none() {
            world.choose_somehow(view, seat, rng);
        }
    }
    world
}

impl Sobek {
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
                // What a player would usually do: lay as much as possible.
                let mut sets = Sets::default();
                for family in crate::Family::ALL {
                    let cards = hand.of_family(family);
                    if SMALLEST_SET <= cards.count() {
                        sets.add(family, cards);
                        hand = hand.minus(cards);
                    }
                }
                self.chosen[seat] = Chosen::of_sets(sets);
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
    for seat in view.seats.iter() {
        let memory =
            [view.memory.hands[seat], view.memory.piles[seat].faces, view.sets[seat].all()];
        seen = memory.into_iter().fold(seen, Cards::plus);
        if view.phase.is_opened() {
            seen = seen.plus(view.horizontal[seat].unwrap_or_default().all());
        }
    }
    seen
}

fn sample_tokens<R: Rng>(view: &View, rng: &mut R) -> Tokens {
    let draw = || Tokens::BOX.minus(view.tokens_out).draw(view.tokens_left.into(), rng);
    view.memory.tokens.unwrap_or_else(draw)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CARDS, Options, tests::scene::random_step};
    use game_core::{Game, Seats};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    const SAMPLES: u32 = 5_000;

    /// A position after some random steps.
    fn position(seats: Seats, steps: u32, rng: &mut Xoshiro256PlusPlus) -> Sobek {
        let mut state = Sobek::new(seats, &Options::default());
        for _ in 0..steps {
            random_step(&mut state, rng);
        }
        state
    }

    /// `seen` of every kind must come as often as there are unknown ones of it,
    /// within five standard deviations.
    fn assert_even(seen: [u32; CARDS.len()], unknown: Cards, what: &str) {
        let draws: u32 = seen.iter().sum();
        if draws == 0 {
            return;
        }
        for card in Card::all() {
            let p = f64::from(unknown.copies(card)) / f64::from(unknown.count());
            let expected = p * f64::from(draws);
            // Draws in one world exclude each other, so this bound is generous.
            let deviation = (expected * (1.0 - p)).sqrt();
            let found = f64::from(seen[card.index()]);
            assert!(
                (found - expected).abs() <= 5.0 * deviation + 1e-9,
                "{what}: {card} came {found} times, expected {expected:.0} ± {deviation:.0}"
            );
        }
    }

    /// The hidden cards of each back in hands and piles, in the row and in the
    /// deck are drawn evenly from all that the viewer can't place.
    #[test]
    fn hidden_cards_are_drawn_evenly() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut tried = [0; 3];
        for seats in Seats::ALL.into_iter().cycle().take(9) {
            let state = position(seats, 16, &mut rng);
            for viewer in seats.viewers() {
                let view = state.view(viewer);
                let unknown = Cards::BOX.minus(seen(&view));
                let mut hidden = [[0; CARDS.len()]; 3];
                let mut closed = [0; CARDS.len()];
                for _ in 0..SAMPLES {
                    let world = Sobek::determinize(&view, &mut rng);
                    for seat in seats.iter() {
                        let hand = world.hand(seat).minus(view.memory.hands[seat]);
                        let pile = world.pile(seat).minus(view.memory.piles[seat].faces);
                        for card in hand.iter().chain(pile.iter()) {
                            hidden[card.back() as usize][card.index()] += 1;
                        }
                    }
                    for (quay, lying) in view.quays.iter().enumerate() {
                        if *lying == Quay::Closed {
                            closed[world.on_quay(quay as u8).index()] += 1;
                        }
                    }
                }
                for back in Back::ALL {
                    let seen = hidden[back as usize];
                    tried[back as usize] += seen.iter().sum::<u32>();
                    assert_even(seen, unknown.of_back(back), &format!("{viewer:?}, {back}"));
                }
                assert_even(closed, unknown.of_back(Back::Orange), "row");
            }
        }
        assert!(tried.iter().all(|it| SAMPLES < *it), "every back was hidden somewhere: {tried:?}");
    }

    /// The top of the deck is any card that isn't elsewhere, characters included.
    #[test]
    fn the_deck_is_drawn_evenly() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let state = position(Seats::THREE, 1, &mut rng);
        let view = state.view(Viewer::Spectator);
        assert!(view.quays.contains(&Quay::Closed), "a deal that also tries characters in the row");
        let hidden = Cards::BOX.minus(seen(&view));
        let rows = view.quays.iter().filter(|it| **it == Quay::Closed).count() as f64;
        let (mut orange, samples) = (0u32, f64::from(SAMPLES));
        for _ in 0..SAMPLES {
            let world = Sobek::determinize(&view, &mut rng);
            orange += u32::from(world.deck[usize::from(world.top)].character().is_some());
        }
        let characters = f64::from(hidden.of_back(Back::Orange).count()) - rows;
        let p = characters / f64::from(view.deck);
        let deviation = (samples * p * (1.0 - p)).sqrt();
        assert!((f64::from(orange) - samples * p).abs() < 5.0 * deviation);
    }

    #[test]
    fn a_world_before_the_first_deal() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for seats in Seats::ALL {
            let state = Sobek::new(seats, &Options::default());
            let view = state.view(Viewer::Spectator);
            assert_eq!(Sobek::determinize(&view, &mut rng), state);
        }
    }

    /// Unknown tokens are drawn evenly, too.
    #[test]
    fn tokens_are_drawn_evenly() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        let state = position(Seats::THREE, 1, &mut rng);
        let view = state.view(Viewer::Spectator);
        let floods: u32 =
            (0..SAMPLES).map(|_| sample_tokens(&view, &mut rng).copies(crate::Token::Flood)).sum();
        // Two floods, each among the five of twelve.
        let expected = f64::from(SAMPLES) * 2.0 * 5.0 / 12.0;
        assert!((f64::from(floods) - expected).abs() < 5.0 * expected.sqrt(), "{floods}");
    }
}
