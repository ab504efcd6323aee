//! A position in English words, for people who can't see the picture or who search for it.
use conex::{Phase, Token, View};
use game_core::{Seat, Viewer};

/// `1 card`, `2 cards`.
pub(super) fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

pub(super) fn title(view: &View) -> String {
    let scores: Vec<String> = view.seats.iter().map(|it| view.scores[it].to_string()).collect();
    let laid = count(view.table.order().len(), "card");
    format!("Conex, {} table: {laid} laid, scores {}", view.options.size, scores.join(" : "))
}

pub(super) fn description(view: &View) -> String {
    let [width, height] = view.table.size();
    let laid = count(view.table.order().len(), "card");
    let seats: String = view.seats.iter().map(|it| format!(" {}.", seat(view, it))).collect();
    let pile = count(view.pile.len(), "card");
    let eyes = match view.viewer {
        Viewer::Seat(seat) => format!("as seat {seat} sees it"),
        Viewer::Spectator => "as an onlooker sees it".to_owned(),
        Viewer::Omniscient => "with all hands".to_owned(),
    };
    format!(
        "A table of {width} × {height} with {laid} laid, turn {}, {eyes}.{seats} {pile} in the pile.",
        view.turn
    )
}

fn seat(view: &View, seat: Seat) -> String {
    let points = count(view.scores[seat].into(), "point");
    let cards = count(view.hand_sizes[seat].into(), "card");
    let held = |token: &Token| view.tokens.holder(*token) == Some(seat);
    let token = |token: Token| {
        let locked = if view.tokens.is_locked(token) { " (locked)" } else { "" };
        format!(", {token}{locked}")
    };
    let tokens: String = Token::ALL.into_iter().filter(held).map(token).collect();
    let status = status(view, seat).map_or(String::new(), |it| format!(", {it}"));
    format!("Seat {seat}: {points}, {cards}{tokens}{status}")
}

/// What to say about a seat at this moment, if anything.
pub(super) fn status(view: &View, seat: Seat) -> Option<&'static str> {
    let best = view.seats.iter().map(|it| view.scores[it]).max();
    match view.phase {
        Phase::Over => (Some(view.scores[seat]) == best).then_some("won"),
        _ if !view.asked.contains(seat) => None,
        Phase::Discard { .. } => Some("must discard"),
        _ => Some("to move"),
    }
}
