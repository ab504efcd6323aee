//! Things of the box as sentences and labels need them, with their pictures.
use super::page::Page;
use crate::ASSETS;
use sobek::{Back, Backs, Card, Cards, Character, Family, Hieroglyph, Seen, Symbol, Token};

/// What is drawn on a card.
pub(super) fn picture(card: Card) -> &'static str {
    match (card.character(), card.family()) {
        (Some(character), _) => portrait(character),
        (None, Some(family)) => family.name(),
        (None, None) => "amulet",
    }
}

pub(super) fn portrait(character: Character) -> &'static str {
    match character {
        Character::Queen => "queen",
        Character::HighPriest => "priest",
        Character::HighPriestess => "priestess",
        Character::ScribeOfCattle | Character::ScribeOfFish => "scribe",
        Character::Vizier => "vizier",
        Character::Thief => "thief",
        Character::Courtesan => "courtesan",
        Character::Merchant => "merchant",
    }
}

pub(super) fn back_picture(back: Back) -> &'static str {
    match back {
        Back::Green => "back-green",
        Back::Beige => "back-beige",
        Back::Orange => "back-orange",
    }
}

pub(super) fn token_picture(token: Token) -> &'static str {
    match token {
        Token::Guild(_) => "e-guild",
        Token::Flood => "e-flood",
        Token::Curse => "e-curse",
        Token::Prosperity => "e-prosperity",
        Token::Embalming => "e-embalming",
        Token::Deceit => "e-deceit",
    }
}

/// The entry of the glossary about a card.
pub(super) fn card_tip(card: Card) -> String {
    format!("g-{}", picture(card))
}

pub(super) fn token_tip(token: Token) -> &'static str {
    match token {
        Token::Guild(_) => "g-guild",
        Token::Flood => "g-flood",
        Token::Curse => "g-curse",
        Token::Prosperity => "g-prosperity",
        Token::Embalming => "g-embalming",
        Token::Deceit => "g-deceit",
    }
}

impl Page<'_> {
    /// The name printed on a card.
    pub(super) fn label(&self, card: Card) -> String {
        self.say(&format!("sobek-label-{}", picture(card)))
    }

    pub(super) fn family_label(&self, family: Family) -> String {
        self.say(&format!("sobek-label-{family}"))
    }

    pub(super) fn token_label(&self, token: Token) -> String {
        self.say(&format!("sobek-token-{token}"))
    }

    /// `Ivory, 3 scarabs`, `Thief (fish)`: what a card is, for people who can't see it.
    pub(super) fn card_label(&self, card: Card) -> String {
        let label = self.label(card).replace('\u{ad}', "");
        match (card.character(), card.family()) {
            (Some(_), Some(family)) => {
                format!("{label} ({})", self.say(&format!("sobek-family-{family}")))
            }
            _ if 0 < card.scarabs() => format!("{label}, {}", self.scarabs(card.scarabs())),
            _ if card.back() == Back::Green => {
                format!("{label}, {}", self.say("sobek-a-green-back"))
            }
            _ => label,
        }
    }

    pub(super) fn scarabs(&self, count: impl Into<u32>) -> String {
        self.counted("sobek-scarabs", count)
    }

    pub(super) fn cards(&self, count: impl Into<u32>) -> String {
        self.counted("sobek-cards", count)
    }

    pub(super) fn points(&self, count: impl Into<u32>) -> String {
        self.counted("sobek-points", count)
    }

    /// A card as the object of a verb: `take ivory (3 scarabs)`.
    pub(super) fn object(&self, card: Card) -> String {
        let word = self.say(&format!("sobek-object-{}", picture(card)));
        let word = ASSETS.with_icon(picture(card), &word);
        match card.scarabs() {
            0 => word,
            n => format!("{word} ({})", self.scarabs(n)),
        }
    }

    /// A character as the object of a verb, with its picture.
    pub(super) fn character(&self, character: Character) -> String {
        self.object(character.card())
    }

    /// A card from behind as the object of a verb.
    pub(super) fn unseen(&self, back: Back) -> String {
        ASSETS.with_icon(back_picture(back), &self.say(&format!("sobek-object-back-{back}")))
    }

    /// Cards after a colon, each kind once with its number.
    pub(super) fn enumerated(&self, cards: Cards) -> String {
        let kinds = cards.kinds().map(|it| {
            let name = if it.character().is_some() {
                self.say(&format!("sobek-card-{it}"))
            } else if let Some(family) = it.family() {
                self.say(&format!("sobek-family-{family}"))
            } else {
                self.say("sobek-amulet")
            };
            let name = ASSETS.with_icon(picture(it), &name);
            let name = match it.scarabs() {
                0 => name,
                n => format!("{name} ({})", self.scarabs(n)),
            };
            match cards.copies(it) {
                1 => name,
                n => format!("{n} × {name}"),
            }
        });
        kinds.collect::<Vec<_>>().join(", ")
    }

    /// Faces where they are seen, numbers of backs for the rest.
    pub(super) fn seen(&self, cards: Seen) -> String {
        let faces = Some(self.enumerated(cards.faces)).filter(|it| !it.is_empty());
        let hidden = each_back(cards.hidden()).map(|(back, n)| self.backs(back, n));
        faces.into_iter().chain(hidden).collect::<Vec<_>>().join(", ")
    }

    /// `2 beige`.
    pub(super) fn backs(&self, back: Back, count: u8) -> String {
        ASSETS.with_icon(back_picture(back), &self.counted(&format!("sobek-backs-{back}"), count))
    }

    /// Cards that somebody puts away, as the object of a verb.
    pub(super) fn objects(&self, cards: Seen) -> String {
        let faces = cards.faces.iter().map(|it| self.object(it));
        let hidden =
            each_back(cards.hidden()).flat_map(|(back, n)| (0..n).map(move |_| self.unseen(back)));
        self.list(&faces.chain(hidden).collect::<Vec<_>>())
    }

    pub(super) fn token(&self, token: Token) -> String {
        ASSETS.with_icon(token_picture(token), &self.token_label(token))
    }

    /// A symbol of the track: `Ankh`, `number`.
    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Number => self.say("sobek-symbol-number"),
            Symbol::Hieroglyph(it) => {
                ASSETS.with_icon(it.name(), &self.say(&format!("sobek-symbol-{it}")))
            }
        }
    }

    pub(super) fn hieroglyph(&self, hieroglyph: Hieroglyph) -> String {
        self.say(&format!("sobek-symbol-{hieroglyph}"))
    }
}

/// The backs of which there are any.
pub(super) fn each_back(backs: Backs) -> impl Iterator<Item = (Back, u8)> {
    let Backs { green, beige, orange } = backs;
    let all = [(Back::Green, green), (Back::Beige, beige), (Back::Orange, orange)];
    all.into_iter().filter(|it| 0 < it.1)
}
