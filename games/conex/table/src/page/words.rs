//! Cards, numbers and spots as sentences need them. Cards are named by what is seen on
//! them: colour and kind.
use super::Page;
use crate::ASSETS;
use conex::{Card, Cards, Colour, Component, Face, Kind, Placement, Printed, Spot, Token};
use pages::{Arg, Speech};

/// `red die card`, as the subject of a sentence.
pub(super) fn card(speech: &Speech, card: Card) -> String {
    card_in(speech, "conex-name", card)
}

/// The same, as what is laid or what is laid on.
pub(super) fn card_as_object(speech: &Speech, card: Card) -> String {
    card_in(speech, "conex-name-object", card)
}

fn card_in(speech: &Speech, key: &str, card: Card) -> String {
    let colour = card.colour().to_string();
    let kind = match card.kind() {
        Kind::Plain => "plain",
        Kind::Die => "die",
        Kind::PlusTwo => "plus",
    };
    speech.text(key, &[("colour", (&colour).into()), ("kind", kind.into())])
}

/// `purple 3`.
pub(super) fn number(speech: &Speech, printed: Printed) -> String {
    number_in(speech, "conex-number", printed)
}

fn number_in(speech: &Speech, key: &str, printed: Printed) -> String {
    let colour = printed.colour().to_string();
    speech.text(key, &[("colour", (&colour).into()), ("value", printed.value().into())])
}

impl Page<'_> {
    pub(super) fn card(&self, it: Card) -> String {
        card(self.speech, it)
    }

    pub(super) fn card_as_object(&self, it: Card) -> String {
        card_as_object(self.speech, it)
    }

    /// `red die card: purple 1, yellow 2`.
    pub(super) fn card_in_full(&self, card: Card) -> String {
        let numbers: Vec<String> = card.printed().map(|it| self.number(it)).collect();
        let args = [("card", self.card(card)), ("numbers", numbers.join(", "))];
        let args = args.each_ref().map(|(name, it)| (*name, Arg::from(it)));
        self.text("conex-name-full", &args)
    }

    /// With a picture each: `a red card and a yellow +2 card`.
    pub(super) fn cards_with_icons(&self, cards: Cards) -> String {
        let names = cards.iter().map(|it| ASSETS.with_icon(icon_of(it), &self.card_as_object(it)));
        self.speech.list(&names.collect::<Vec<_>>())
    }

    pub(super) fn number(&self, it: Printed) -> String {
        number(self.speech, it)
    }

    /// After "by its".
    pub(super) fn number_by(&self, printed: Printed) -> String {
        number_in(self.speech, "conex-number-by", printed)
    }

    /// `on a yellow +2 card, top right corner`.
    pub(super) fn spot(&self, spot: Spot) -> String {
        match spot.on {
            Component::Board => {
                let colour = spot.colour().to_string();
                self.text("conex-spot-board", &[("colour", (&colour).into())])
            }
            Component::Card(card) => {
                let card = self.card_as_object(card);
                let args = [("card", (&card).into()), ("corner", spot.at.notation().into())];
                self.text("conex-spot-card", &args)
            }
        }
    }

    /// The same in words that no other of these spots has: with who laid the card and,
    /// if that isn't enough, in which order.
    pub(super) fn spot_among(&self, spot: Spot, all: impl Iterator<Item = Spot>) -> String {
        let Component::Card(card) = spot.on else { return self.spot(spot) };
        let table = &self.view.table;
        let owner = |it: Card| table.laid(it).map(|it| it.seat);
        let mut alike: Vec<Card> = all
            .filter(|it| it.at == spot.at)
            .filter_map(|it| match it.on {
                Component::Card(it) => Some(it),
                Component::Board => None,
            })
            .filter(|it| (it.colour(), it.kind()) == (card.colour(), card.kind()))
            .collect();
        alike.sort_unstable();
        alike.dedup();
        let Some(seat) = owner(card).filter(|_| 1 < alike.len()) else { return self.spot(spot) };
        alike.retain(|it| owner(*it) == Some(seat));
        let name = self.card_as_object(card);
        let args = [
            ("card", Arg::from(&name)),
            ("who", self.who(seat)),
            ("name", self.name(seat).into()),
            ("corner", spot.at.notation().into()),
        ];
        let said = self.text("conex-spot-card-of", &args);
        let Some((place, nth)) = self.place_among(card, &alike) else { return said };
        let args = [("spot", Arg::from(&said)), ("place", place.into()), ("nth", nth.into())];
        self.text("conex-spot-which", &args)
    }

    /// Which of several it is, by the order of laying: a phone turns the table, so left and
    /// right would mislead.
    fn place_among(&self, card: Card, all: &[Card]) -> Option<(&'static str, u32)> {
        let order = self.view.table.order();
        let laid = order.iter().filter(|it| all.contains(it));
        let nth = laid.clone().position(|it| *it == card)?;
        let place = match (all.len(), nth) {
            (1, _) => return None,
            (_, 0) => "first",
            (2, _) => "second",
            _ => "nth",
        };
        Some((place, nth as u32 + 1))
    }

    /// `6 points`.
    pub(super) fn points(&self, points: u16) -> String {
        self.text("conex-points", &[("points", u32::from(points).into())])
    }

    /// `(1 + 2) × 2 = 6 points`.
    pub(super) fn worth(&self, placement: Placement, doubled: bool) -> String {
        let value = placement.by.value();
        let points = self.points(placement.points(doubled));
        match (placement.bonus(), doubled) {
            (0, false) => points,
            (0, true) => format!("{value} × 2 = {points}"),
            (bonus, false) => format!("{value} + {bonus} = {points}"),
            (bonus, true) => format!("({value} + {bonus}) × 2 = {points}"),
        }
    }
}

/// The key for what the die shows.
pub(super) fn face_key(face: Face) -> &'static str {
    match face {
        Face::Cards(1) => "card",
        Face::Cards(_) => "cards",
        Face::Token(Token::Lightning) => "lightning",
        Face::Token(Token::Double) => "double",
    }
}

/// The icon of a card in its colour.
pub(super) fn icon_of(card: Card) -> &'static str {
    match card.colour() {
        Colour::Red => "card-red",
        Colour::Purple => "card-purple",
        Colour::Yellow => "card-yellow",
        Colour::Turquoise => "card-turquoise",
    }
}
