//! Carrying out what players and chance do.
use crate::{
    Action, Card, Cards, DECK, Deal, Event, Family, KEPT, Luck, Phase, Pick, QUAYS, QUEENS_DRAW,
    Seen, Sobek, Symbol, Tokens,
    check::{check, check_luck},
    knowledge::{Knowledge, Place},
    sets::Chosen,
};
use game_core::{Audience, BySeat, PerSeat, Seat, SeatSet};

pub(crate) fn act<A: Audience<Event>>(game: &mut Sobek, seat: Seat, action: Action, to: &mut A) {
    debug_assert_eq!(check(game, seat, action), Ok(()), "{action} by seat {seat}");
    if let Some(character) = action.character() {
        let card = character.card();
        game.places.leave_open(Place::hand(seat), card.into());
        game.discard.insert(card);
        to.tell(|_| Some(Event::Played { seat, character }));
    }
    match action {
        Action::Take(nth) => game.take(seat, nth, to),
        Action::Set(family, cards) if game.phase == Phase::HorizontalSets => {
            let mut sets = game.chosen[seat].sets();
            sets.add(family, cards);
            game.chosen[seat] = Chosen::of_sets(sets);
            to.tell(|it| it.sees(seat).then_some(Event::LayingAside { seat, family, cards }));
        }
        Action::Set(family, cards) => game.lay(seat, family, cards, to),
        Action::Queen => game.draw_for_queen(seat, to),
        Action::HighPriest(family) | Action::HighPriestess(family) => {
            let cards = game.pile(seat).of_family(family);
            game.places.leave_open(Place::pile(seat), cards);
            game.discard = game.discard.plus(cards);
            to.tell(|_| Some(Event::Purged { seat, family, cards }));
            game.end_turn();
        }
        Action::Thief(victim, back) => {
            to.tell(|_| Some(Event::StealingFrom { seat, victim, back }));
            match back {
                Some(back) => game.phase = Phase::Steal { victim, back },
                None => game.end_turn_without_effect(to),
            }
        }
        Action::ScribeOfCattle | Action::ScribeOfFish => game.ask_to_reduce(seat, to),
        Action::Vizier(victim) => {
            let pile = game.pile(victim);
            game.places.show(Place::pile(victim), seat);
            to.tell(|it| {
                let pile = (it.sees(seat) || it.sees(victim)).then_some(pile);
                Some(Event::Searched { seat, victim, pile })
            });
            if pile.is_empty() {
                game.end_turn_without_effect(to);
            } else {
                game.phase = Phase::Rob { victim };
            }
        }
        Action::Rob(card) => {
            let Phase::Rob { victim } = game.phase else { unreachable!("checked") };
            game.places.transfer(Place::pile(victim), Place::hand(seat), card.into());
            tell_of_one(to, seat, victim, card, |card| Event::Robbed { seat, victim, card });
            game.end_turn();
        }
        Action::Courtesan(family, cards) => {
            game.places.leave_open(Place::hand(seat), cards);
            game.sets[seat].add(family, cards);
            to.tell(|_| Some(Event::Laid { seat, family, cards, added: true }));
            game.end_turn();
        }
        Action::CourtesanInVain => game.end_turn_without_effect(to),
        Action::Merchant(nth) => {
            let quay = (0..nth).fold(game.row, |row, _| row & (row - 1)).trailing_zeros() as u8;
            game.take_from(seat, quay, Cards::NONE, to);
        }
        Action::Event(pick) => game.event(seat, pick, to),
        Action::Discard(card) => game.discard_for_scribe(seat, card, to),
        Action::Done => game.decided(seat, to, Sobek::score_round),
        Action::Start(starter) => {
            to.tell(|_| Some(Event::StarterNamed { by: seat, starter }));
            game.start_turn(starter);
        }
    }
}

pub(crate) fn apply_chance<A: Audience<Event>>(game: &mut Sobek, luck: &Luck, to: &mut A) {
    debug_assert_eq!(check_luck(game, luck), Ok(()), "{luck}");
    match (luck, game.phase) {
        (Luck::Deal(deal), _) => game.deal(deal, to),
        (&Luck::Steal(card), Phase::Steal { victim, .. }) => {
            let seat = game.mover;
            game.places.transfer(Place::hand(victim), Place::hand(seat), card.into());
            tell_of_one(to, seat, victim, card, |card| Event::Stole { seat, victim, card });
            game.end_turn();
        }
        (Luck::Steal(_), _) => unreachable!("checked"),
    }
}

impl Sobek {
    fn deal<A: Audience<Event>>(&mut self, deal: &Deal, to: &mut A) {
        self.round += 1;
        self.places = Knowledge::default();
        for seat in self.seats.iter() {
            self.places.set(Place::hand(seat), deal.hands[seat]);
        }
        self.sets = BySeat::default();
        self.chosen = BySeat::default();
        self.discard = Cards::NONE;
        self.tokens = deal.tokens;
        self.tokens_out = Tokens::NONE;
        self.curses = BySeat::default();
        self.saw_tokens = SeatSet::EMPTY;
        self.deck = deal.deck;
        self.top = Self::aside(self.seats);
        let (round, seats, hands) = (self.round, self.seats, &deal.hands);
        to.tell(|viewer| {
            let hands = PerSeat::from_fn(seats, |it| viewer.sees(it).then_some(hands[it]));
            Some(Event::Dealt { round, hands })
        });
        self.deliver(to);
        if round == 1 {
            to.tell(|_| Some(Event::StarterDrawn { seat: deal.drawn }));
            self.start_turn(deal.drawn);
        } else {
            to.tell(|_| Some(Event::NamerDrawn { seat: deal.drawn }));
            self.start_turn(deal.drawn);
            self.phase = Phase::NameStarter;
        }
    }

    fn deliver<A: Audience<Event>>(&mut self, to: &mut A) {
        let cards = self.deck_left().min(QUAYS as u8);
        self.first = self.top;
        self.top += cards;
        self.row = (1 << cards) - 1;
        to.tell(|_| Some(Event::Delivered { number: self.delivery(), quays: self.quays() }));
    }

    fn take<A: Audience<Event>>(&mut self, seat: Seat, nth: u8, to: &mut A) {
        let mut skipped = Cards::NONE;
        for _ in 0..nth {
            let quay = self.row.trailing_zeros() as u8;
            self.row &= self.row - 1;
            let card = self.on_quay(quay);
            self.receive(Place::pile(seat), card);
            skipped.insert(card);
        }
        self.take_from(seat, self.row.trailing_zeros() as u8, skipped, to);
    }

    /// The card on `quay` goes to the hand; the turn, the delivery or the round
    /// may be over.
    fn take_from<A: Audience<Event>>(&mut self, seat: Seat, quay: u8, skipped: Cards, to: &mut A) {
        let card = self.on_quay(quay);
        self.row &= !(1 << quay);
        self.receive(Place::hand(seat), card);
        to.tell(|it| {
            let sees = it.sees(seat);
            let open = skipped.minus(skipped.characters());
            Some(Event::Took {
                seat,
                quay,
                card: (sees || card.character().is_none()).then_some(card),
                skipped: Seen::new(skipped, if sees { skipped } else { open }),
            })
        });
        if self.row != 0 {
            self.end_turn();
        } else if usize::from(self.top) == DECK {
            self.end_round(to);
        } else {
            self.deliver(to);
            self.end_turn();
        }
    }

    /// A card comes from the row: characters lie face down.
    #[inline]
    fn receive(&mut self, place: Place, card: Card) {
        if card.character().is_some() {
            self.places.arrive_closed(place, card);
        } else {
            self.places.arrive_open(place, card);
        }
    }

    fn lay<A: Audience<Event>>(&mut self, seat: Seat, family: Family, cards: Cards, to: &mut A) {
        let added = self.sets[seat].has(family);
        self.places.leave_open(Place::hand(seat), cards);
        self.sets[seat].add(family, cards);
        to.tell(|_| Some(Event::Laid { seat, family, cards, added }));
        if self.tokens.is_empty() {
            return self.end_turn();
        }
        self.phase = Phase::Event;
        self.saw_tokens.insert(seat);
        let tokens = self.tokens;
        to.tell(|it| {
            let left = tokens.count() as u8;
            Some(Event::TokensSeen { seat, left, tokens: it.sees(seat).then_some(tokens) })
        });
    }

    fn draw_for_queen<A: Audience<Event>>(&mut self, seat: Seat, to: &mut A) {
        if self.deck_left() == 0 {
            return self.end_turn_without_effect(to);
        }
        let from = usize::from(self.top);
        self.top += QUEENS_DRAW;
        let cards: Cards = self.deck[from..usize::from(self.top)].iter().copied().collect();
        cards.iter().for_each(|it| self.places.arrive_closed(Place::hand(seat), it));
        to.tell(|it| Some(Event::Drew { seat, cards: Seen::by(cards, it.sees(seat)) }));
        self.end_turn();
    }

    fn ask_to_reduce<A: Audience<Event>>(&mut self, seat: Seat, to: &mut A) {
        let opponents = self.seats.others(seat);
        let victims: SeatSet = opponents.filter(|&it| KEPT < self.hand(it).count()).collect();
        to.tell(|_| Some(Event::MustReduce { seats: victims }));
        if victims.is_empty() {
            return self.end_turn();
        }
        self.phase = Phase::Reduce;
        self.asked = victims;
        self.chosen = BySeat::default();
    }

    fn discard_for_scribe<A: Audience<Event>>(&mut self, seat: Seat, card: Card, to: &mut A) {
        self.choose_discard(seat, card);
        to.tell(|it| it.sees(seat).then_some(Event::Discarding { seat, card }));
        if self.to_discard(seat) == 0 {
            self.decided(seat, to, Self::reduce);
        }
    }

    /// A seat has made its hidden choice; once all have, it is carried out.
    fn decided<A: Audience<Event>>(&mut self, seat: Seat, to: &mut A, all: fn(&mut Self, &mut A)) {
        self.asked.remove(seat);
        to.tell(|_| Some(Event::Decided { seat }));
        if self.asked.is_empty() {
            all(self, to);
        }
    }

    fn reduce<A: Audience<Event>>(&mut self, to: &mut A) {
        for seat in self.seats.iter() {
            let cards = self.discards(seat);
            if !cards.is_empty() {
                let (hand, pile) = (Place::hand(seat), Place::pile(seat));
                self.places.transfer(hand, pile, cards);
                to.tell(|it| Some(Event::Reduced { seat, cards: Seen::by(cards, it.sees(seat)) }));
            }
        }
        self.chosen = BySeat::default();
        self.end_turn();
    }

    fn event<A: Audience<Event>>(&mut self, seat: Seat, pick: Pick, to: &mut A) {
        let token = pick.token();
        self.tokens.remove(token);
        self.tokens_out.insert(token);
        to.tell(|_| Some(Event::Picked { seat, token }));
        match pick {
            Pick::Guild(hieroglyph, victim) => {
                let symbol = Symbol::Hieroglyph(hieroglyph);
                self.move_marker(seat, symbol.after(self.scores[seat]), to);
                self.move_marker(victim, symbol.before(self.scores[victim]).unwrap_or(0), to);
            }
            Pick::Flood => return self.start_turn(seat),
            Pick::Curse(victim) => {
                self.curses[victim] += 1;
                to.tell(|_| Some(Event::Cursed { seat: victim }));
            }
            Pick::Prosperity(Some(family)) => {
                self.sets[seat].prosper(family);
                to.tell(|_| Some(Event::Prospered { seat, family }));
            }
            Pick::Prosperity(None) => to.tell(|_| Some(Event::NoEffect)),
            Pick::Embalming => {
                let cards = self.pile(seat);
                let (hand, pile) = (Place::hand(seat), Place::pile(seat));
                self.places.transfer(pile, hand, cards);
                to.tell(|it| Some(Event::Embalmed { seat, cards: Seen::by(cards, it.sees(seat)) }));
            }
            Pick::Deceit => {
                let pile = self.pile(seat).count() as u8;
                to.tell(|_| Some(Event::Deceived { seat, pile }));
                self.move_marker(seat, self.scores[seat] + u16::from(pile), to);
            }
        }
        self.end_turn();
    }

    pub(crate) fn move_marker<A: Audience<Event>>(&mut self, seat: Seat, score: u16, to: &mut A) {
        let from = std::mem::replace(&mut self.scores[seat], score);
        to.tell(|_| Some(Event::Moved { seat, from, to: score }));
    }

    fn end_turn_without_effect<A: Audience<Event>>(&mut self, to: &mut A) {
        to.tell(|_| Some(Event::NoEffect));
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.start_turn(self.seats.after(self.mover));
    }

    fn start_turn(&mut self, seat: Seat) {
        self.mover = seat;
        self.phase = Phase::Turn;
        self.asked = SeatSet::one(seat);
    }

    fn end_round<A: Audience<Event>>(&mut self, to: &mut A) {
        to.tell(|_| Some(Event::RoundEnded { round: self.round }));
        self.phase = Phase::HorizontalSets;
        self.asked = self.seats.all();
        self.chosen = BySeat::default();
    }
}

/// Tells of one card that only the two seats involved see.
fn tell_of_one<A: Audience<Event>>(
    to: &mut A,
    seat: Seat,
    victim: Seat,
    card: Card,
    event: impl Fn(Seen) -> Event,
) {
    to.tell(|it| {
        let sees = it.sees(seat) || it.sees(victim);
        Some(event(Seen::by(card.into(), sees)))
    });
}
