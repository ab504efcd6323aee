//! From what happens to what is told of it.
use super::{EventJson, QuayJson};
use crate::{List, PerSeat, Text};
use ::sobek::Event;
use game_core::Seats;

impl EventJson {
    pub(super) fn of(event: &Event, seats: Seats) -> EventJson {
        use EventJson as Json;
        match *event {
            Event::Dealt { round, hands } => {
                let hands = PerSeat::from_fn(seats, |it| hands[it].map(List));
                Json::Dealt { round, hands }
            }
            Event::Delivered { number, quays } => {
                Json::Delivered { number, quays: quays.map(QuayJson) }
            }
            Event::StarterDrawn(seat) => Json::StarterDrawn { seat: seat.into() },
            Event::NamerDrawn(seat) => Json::NamerDrawn { seat: seat.into() },
            Event::StarterNamed { by, starter } => {
                Json::StarterNamed { by: by.into(), starter: starter.into() }
            }
            Event::Took { seat, quay, card, skipped } => Json::Took {
                seat: seat.into(),
                quay,
                card: card.map(Text),
                skipped: skipped.into(),
            },
            Event::Laid { seat, family, cards, added } => {
                Json::Laid { seat: seat.into(), family: Text(family), cards: List(cards), added }
            }
            Event::TokensSeen { seat, left, tokens } => {
                Json::TokensSeen { seat: seat.into(), left, tokens: tokens.map(List) }
            }
            Event::Played { seat, character } => {
                Json::Played { seat: seat.into(), character: Text(character.card()) }
            }
            Event::NoEffect => Json::NoEffect,
            Event::Drew { seat, cards } => Json::Drew { seat: seat.into(), cards: cards.into() },
            Event::Purged { seat, family, cards } => {
                Json::Purged { seat: seat.into(), family: Text(family), cards: List(cards) }
            }
            Event::Stole { seat, victim, card } => {
                Json::Stole { seat: seat.into(), victim: victim.into(), card: card.into() }
            }
            Event::StealingFrom { seat, victim, back } => Json::StealingFrom {
                seat: seat.into(),
                victim: victim.into(),
                back: back.map(Text),
            },
            Event::MustReduce(seats) => Json::MustReduce { seats: List(seats) },
            Event::Discarding { seat, card } => {
                Json::Discarding { seat: seat.into(), card: Text(card) }
            }
            Event::Reduced { seat, cards } => {
                Json::Reduced { seat: seat.into(), cards: cards.into() }
            }
            Event::Searched { seat, victim, pile } => {
                Json::Searched { seat: seat.into(), victim: victim.into(), pile: pile.map(List) }
            }
            Event::Robbed { seat, victim, card } => {
                Json::Robbed { seat: seat.into(), victim: victim.into(), card: card.into() }
            }
            Event::Decided(seat) => Json::Decided { seat: seat.into() },
            Event::Picked { seat, token } => Json::Picked { seat: seat.into(), token: Text(token) },
            Event::Moved { seat, from, to } => Json::Moved { seat: seat.into(), from, to },
            Event::Cursed(seat) => Json::Cursed { seat: seat.into() },
            Event::Prospered { seat, family } => {
                Json::Prospered { seat: seat.into(), family: Text(family) }
            }
            Event::Embalmed { seat, cards } => {
                Json::Embalmed { seat: seat.into(), cards: cards.into() }
            }
            Event::Deceived { seat, pile } => Json::Deceived { seat: seat.into(), pile },
            Event::RoundEnded(round) => Json::RoundEnded { round },
            Event::LayingAside { seat, family, cards } => {
                Json::LayingAside { seat: seat.into(), family: Text(family), cards: List(cards) }
            }
            Event::SetScored { seat, set } => {
                Json::SetScored { seat: seat.into(), set: set.into() }
            }
            Event::PileOpened { seat, pile, curses } => {
                Json::PileOpened { seat: seat.into(), pile: List(pile), curses }
            }
            Event::Scored { seat, points, from, to } => {
                Json::Scored { seat: seat.into(), points, from, to }
            }
            Event::Penalised { seat, symbol, steps, from, to } => {
                Json::Penalised { seat: seat.into(), symbol: Text(symbol), steps, from, to }
            }
            Event::GameOver { scores, winners } => Json::GameOver {
                scores: PerSeat::from_fn(seats, |it| scores[it]),
                winners: List(winners),
            },
        }
    }
}
