//! Things of the box by name.
use pages::Speech;
use sobek::{Back, Card, Cards, Decision, Family, Token};

/// `fish with 1 scarab (F1)`: with the notation, for typing.
pub(super) fn card(speech: &Speech, card: Card) -> String {
    format!("{} ({card})", face(speech, card))
}

fn face(speech: &Speech, card: Card) -> String {
    if card.character().is_some() {
        return speech.text(&format!("sobek-card-{card}"), &[]);
    }
    let Some(family) = card.family() else {
        return speech.text("sobek-amulet", &[]);
    };
    let name = speech.text(&format!("sobek-family-{family}"), &[]);
    let family = ("family", (&name).into());
    match (card.scarabs(), card.back()) {
        (0, Back::Green) => speech.text("sobek-goods-green", &[family]),
        (0, _) => speech.text("sobek-goods-plain", &[family]),
        (n, _) => speech.text("sobek-goods-valued", &[family, ("scarabs", n.into())]),
    }
}

/// Each kind once, with its number if there are several.
pub(super) fn cards(speech: &Speech, all: Cards) -> String {
    let kinds = all.kinds().map(|it| match all.copies(it) {
        1 => card(speech, it),
        n => format!("{n} × {}", card(speech, it)),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

/// After "a set": `of fish`.
pub(super) fn of_family(speech: &Speech, family: Family) -> String {
    speech.text(&format!("sobek-of-{family}"), &[])
}

/// After "a card": `with a green back`.
pub(super) fn with_back(speech: &Speech, back: Back) -> String {
    speech.text(&format!("sobek-back-{back}"), &[])
}

/// With the notation, for typing.
pub(super) fn token(speech: &Speech, token: Token) -> String {
    format!("{} ({token})", speech.text(&format!("sobek-token-{token}"), &[]))
}

/// What to do, as a sentence that needs no position.
pub(super) fn decision(speech: &Speech, decision: Decision) -> String {
    let key = match decision {
        Decision::NameStarter => "sobek-decision-starter",
        Decision::Turn => "sobek-decision-turn",
        Decision::Event => "sobek-ask-event",
        Decision::VizierCard => "sobek-decision-rob",
        Decision::ScribeDiscards => "sobek-decision-discards",
        Decision::HorizontalSets => "sobek-ask-flat",
    };
    speech.text(key, &[])
}
