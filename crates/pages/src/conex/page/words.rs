//! Cards, numbers and spots as sentences need them. Cards are named by what is seen on
//! them: colour and kind.
use super::Page;
use crate::{Arg, rich::with_icon, text::Speech};
use conex::{Card, Cards, Colour, Component, Face, Kind, Placement, Printed, Spot, Token};

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
        let names = cards.iter().map(|it| with_icon(icon_of(it), &self.card_as_object(it)));
        self.speech.list(&names.collect::<Vec<_>>())
    }

    pub(super) fn number(&self, it: Printed) -> String {
        number(self.speech, it)
    }

    /// As it stands after "by its".
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

/// By which texts tell what the die shows.
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
