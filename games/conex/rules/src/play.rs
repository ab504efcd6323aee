//! Carries out actions and luck.
use crate::{
    Action, Card, Cards, Conex, DRAW, Deal, Ending, Event, Face, Kind, Luck, Phase, Placement,
    Token,
    check::{check, check_luck},
    knowledge::{Buried, KnownTo, Memories},
};
use game_core::{Audience, BySeat, Outcome, PerSeat, Seat, SeatSet};

pub(crate) fn act<A: Audience<Event>>(game: &mut Conex, seat: Seat, action: Action, to: &mut A) {
    debug_assert_eq!(check(game, seat, action), Ok(()), "{action} by seat {seat}");
    match action {
        Action::Lay { placement, doubled } => game.lay(seat, placement, doubled, to),
        Action::Draw => {
            game.draw_cards(seat, DRAW, to);
            game.finish_main(to);
        }
        Action::Pass => {
            game.passed = true;
            game.stuck = game.table.cards_with_room();
            to.tell(|_| Some(Event::Passed { seat }));
            game.finish_main(to);
        }
        Action::Lightning(card) => game.strike(seat, card, to),
        Action::Discard(card) => game.give_up(seat, card, to),
        Action::Done => {
            to.tell(|_| Some(Event::Done { seat }));
            game.end_turn(to);
        }
    }
}

pub(crate) fn apply_chance<A: Audience<Event>>(game: &mut Conex, luck: &Luck, to: &mut A) {
    debug_assert_eq!(check_luck(game, luck), Ok(()), "{luck}");
    match luck {
        Luck::Deal(deal) => game.deal(deal, to),
        Luck::Die(face) => game.rolled(*face, to),
    }
}

impl Conex {
    fn deal<A: Audience<Event>>(&mut self, deal: &Deal, to: &mut A) {
        for seat in self.seats.iter() {
            self.hands[seat] = deal.hand(seat);
        }
        let pile = deal.pile(self.seats).iter();
        self.pile = pile.map(|&card| Buried { card, known_to: KnownTo::Nobody }).collect();
        self.memories = Memories::default();
        self.start = deal.start;
        let (seats, hands, start) = (self.seats, self.hands, deal.start);
        to.tell(|viewer| {
            let hands = PerSeat::from_fn(seats, |it| viewer.sees(it).then_some(hands[it]));
            Some(Event::Dealt { hands, start })
        });
        self.start_turn(deal.start);
    }

    fn lay<A: Audience<Event>>(
        &mut self,
        seat: Seat,
        placement: Placement,
        doubled: bool,
        to: &mut A,
    ) {
        let card = placement.card();
        self.hands[seat].remove(card);
        self.memories.shown(seat, card, self.seats);
        self.table.lay(placement, seat, self.turn);
        let points = placement.points(doubled);
        self.scores[seat] += points;
        if doubled {
            self.tokens.give_back(Token::Double);
        }
        let score = self.scores[seat];
        to.tell(|_| Some(Event::Laid { seat, placement, doubled, points, to: score }));
        if card.kind() == Kind::Die {
            self.phase = Phase::Die;
            self.asked = SeatSet::EMPTY;
        } else {
            self.finish_main(to);
        }
    }

    fn rolled<A: Audience<Event>>(&mut self, face: Face, to: &mut A) {
        let seat = self.mover;
        self.last_roll = Some((seat, face));
        to.tell(|_| Some(Event::Rolled { seat, face }));
        match face {
            Face::Cards(count) => self.draw_cards(seat, usize::from(count), to),
            Face::Token(token) => match self.tokens.take(seat, token) {
                Some(holder) if holder == seat => {
                    to.tell(|_| Some(Event::KeptToken { seat, token }));
                }
                from => to.tell(|_| Some(Event::TookToken { seat, token, from })),
            },
        }
        self.finish_main(to);
    }

    fn draw_cards<A: Audience<Event>>(&mut self, seat: Seat, wanted: usize, to: &mut A) {
        let count = wanted.min(self.pile.len());
        let mut drawn = Cards::NONE;
        for buried in self.pile.drain(..count) {
            self.memories.drawn(seat, buried);
            drawn.insert(buried.card);
        }
        self.hands[seat] = self.hands[seat].with(drawn);
        to.tell(|it| {
            let cards = it.sees(seat).then_some(drawn);
            Some(Event::Drew { seat, count: count as u8, cards })
        });
    }

    /// The main part of the turn is done; lightning may still be used.
    fn finish_main<A: Audience<Event>>(&mut self, to: &mut A) {
        let can_strike = self.tokens.can_use(self.mover, Token::Lightning);
        if can_strike && !self.table.cards().is_empty() {
            self.phase = Phase::End;
            self.asked = SeatSet::one(self.mover);
        } else {
            self.end_turn(to);
        }
    }

    fn strike<A: Audience<Event>>(&mut self, seat: Seat, card: Card, to: &mut A) {
        self.struck = true;
        self.tokens.give_back(Token::Lightning);
        self.table.remove(card);
        self.pile.push(Buried { card, known_to: KnownTo::All });
        to.tell(|_| Some(Event::Struck { seat, card }));
        let goes_on = self.phase == Phase::Start;
        let others = self.seats.others(seat);
        let asked: SeatSet = others.filter(|&it| !self.hands[it].is_empty()).collect();
        if asked.is_empty() {
            return self.after_lightning(goes_on, to);
        }
        self.phase = Phase::Discard { goes_on };
        self.asked = asked;
        to.tell(|_| Some(Event::MustDiscard { seats: asked }));
    }

    fn give_up<A: Audience<Event>>(&mut self, seat: Seat, card: Card, to: &mut A) {
        self.given_up[seat] = Some(card);
        self.asked.remove(seat);
        to.tell(|it| {
            let own = Event::Discarding { seat, card };
            Some(if it.sees(seat) { own } else { Event::Decided { seat } })
        });
        if let Phase::Discard { goes_on } = self.phase
            && self.asked.is_empty()
        {
            self.bury(to);
            self.after_lightning(goes_on, to);
        }
    }

    /// The cards given up go under the pile, from the user's left on.
    fn bury<A: Audience<Event>>(&mut self, to: &mut A) {
        let mut seat = self.seats.after(self.mover);
        while seat != self.mover {
            if let Some(card) = self.given_up[seat].take() {
                self.hands[seat].remove(card);
                self.memories.hidden(seat);
                self.pile.push(Buried { card, known_to: KnownTo::Seat(seat) });
                to.tell(|it| Some(Event::Buried { seat, card: it.sees(seat).then_some(card) }));
            }
            seat = self.seats.after(seat);
        }
    }

    fn after_lightning<A: Audience<Event>>(&mut self, goes_on: bool, to: &mut A) {
        if goes_on {
            self.phase = Phase::Main;
            self.asked = SeatSet::one(self.mover);
        } else {
            self.end_turn(to);
        }
    }

    fn end_turn<A: Audience<Event>>(&mut self, to: &mut A) {
        if self.passed && !self.struck {
            self.passes += 1;
        } else {
            self.passes = 0;
            self.stuck = Cards::NONE;
        }
        self.tokens.unlock();
        let next = self.seats.after(self.mover);
        match self.ends(next) {
            Some(ending) => self.end_game(ending, to),
            None => self.start_turn(next),
        }
    }

    fn start_turn(&mut self, seat: Seat) {
        self.turn += 1;
        self.mover = seat;
        self.asked = SeatSet::one(seat);
        self.phase = Phase::Start;
        self.passed = false;
        self.struck = false;
    }

    /// Whether the game is over before the next seat's turn (rules 9.1).
    fn ends(&self, next: Seat) -> Option<Ending> {
        let lightning = self.tokens.holder(Token::Lightning);
        if lightning.is_none() && !self.table.has_room_for(self.table.outside()) {
            return Some(Ending::NoRoom);
        }
        if usize::from(self.passes) >= self.seats.count() {
            return Some(Ending::AllPassed);
        }
        let best = self.seats.iter().map(|it| self.scores[it]).max();
        let reached = best >= Some(self.options.track());
        (reached && next == self.start).then_some(Ending::Track)
    }

    fn end_game<A: Audience<Event>>(&mut self, ending: Ending, to: &mut A) {
        self.phase = Phase::Over;
        self.ending = Some(ending);
        self.asked = SeatSet::EMPTY;
        let scores = PerSeat::from_fn(self.seats, |it| self.scores[it]);
        let hands = PerSeat::from_fn(self.seats, |it| self.hands[it]);
        let winners = self.final_outcome().winners(self.seats);
        to.tell(|_| Some(Event::GameOver { ending, scores, winners, hands }));
    }

    /// The most points win; equal points share (rules 9.5).
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::by_score(self.seats, BySeat::from_fn(|it| i32::from(self.scores[it])))
    }
}
