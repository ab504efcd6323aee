//! Scoring a round, the penalty for corruption, and the end of the game.
use crate::{
    CURSE, Cards, EARLY_END, Event, Phase, ROUNDS, STEP, ScoredSet, Sobek, Symbol,
    knowledge::Place, penalised,
};
use game_core::{Audience, BySeat, Outcome, PerSeat, Seat, SeatSet};

impl Sobek {
    /// All horizontal sets are chosen: reveal everything and count.
    pub(crate) fn score_round<A: Audience<Event>>(&mut self, to: &mut A) {
        let mut points = BySeat::<u16>::default();
        for seat in self.seats.iter() {
            points[seat] = self.score_sets(seat, to);
            let rest = self.hand_unchosen(seat);
            let pile = self.pile(seat).plus(rest);
            self.places.set(Place::hand(seat), Cards::NONE);
            self.places.set(Place::pile(seat), pile);
            self.places.open(Place::pile(seat));
            let curses = self.curses[seat];
            to.tell(|_| Some(Event::PileOpened { seat, pile, curses }));
        }
        for seat in self.seats.iter() {
            let from = self.scores[seat];
            self.scores[seat] += points[seat];
            let (points, score) = (points[seat], self.scores[seat]);
            to.tell(|_| Some(Event::Scored { seat, points, from, to: score }));
        }
        for seat in self.most_corrupt().iter() {
            let (from, steps) = (self.scores[seat], points[seat] / STEP);
            self.scores[seat] = penalised(from, points[seat]);
            let (symbol, score) = (Symbol::of(from), self.scores[seat]);
            to.tell(|_| Some(Event::Penalised { seat, symbol, steps, from, to: score }));
        }
        self.asked = SeatSet::EMPTY;
        let beyond = self.seats.iter().any(|it| EARLY_END < self.scores[it]);
        if self.round == ROUNDS || self.round + 1 == ROUNDS && beyond {
            self.phase = Phase::Over;
            let scores = PerSeat::from_fn(self.seats, |it| self.scores[it]);
            let winners = self.final_outcome().winners(self.seats);
            to.tell(|_| Some(Event::GameOver { scores, winners }));
        } else {
            self.phase = Phase::Deal;
        }
    }

    fn score_sets<A: Audience<Event>>(&self, seat: Seat, to: &mut A) -> u16 {
        let (sets, horizontal) = (self.sets[seat], self.chosen[seat].sets());
        let upright = sets.families().map(|family| ScoredSet {
            family,
            cards: sets.of(family),
            prosperity: sets.prosperity(family),
            horizontal: false,
            points: sets.points(family),
        });
        let lying = horizontal.families().map(|family| ScoredSet {
            family,
            cards: horizontal.of(family),
            prosperity: 0,
            horizontal: true,
            points: horizontal.horizontal_points(family),
        });
        upright.chain(lying).fold(0, |sum, set| {
            to.tell(|_| Some(Event::SetScored { seat, set }));
            sum + set.points
        })
    }

    /// Those with the greatest pair of pile size, Curses included, and scarabs
    /// in the pile; nobody if no pile has anything (rules 8.3).
    pub(crate) fn most_corrupt(&self) -> SeatSet {
        let corruption = |seat: Seat| {
            let pile = self.pile(seat);
            (pile.count() + CURSE * u32::from(self.curses[seat]), pile.scarabs())
        };
        let greatest = self.seats.iter().map(corruption).max().filter(|it| 0 < it.0);
        self.seats.iter().filter(|&it| Some(corruption(it)) == greatest).collect()
    }

    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::by_score(self.seats, BySeat::from_fn(|it| i32::from(self.scores[it])))
    }
}
