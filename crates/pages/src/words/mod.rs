//! Games in English words: for the terminal, and for pages that show no pictures yet.
mod conex;
mod sobek;

use game_core::{Game, PerSeat, Seat, SeatSet, Viewer};

pub trait InWords: Game {
    /// What a newcomer must know to read the table.
    const LEGEND: &'static str;

    /// The whole table as its viewer sees it.
    fn view_in_words(view: &Self::View) -> String;
    /// What the viewer is asked.
    fn question_in_words(view: &Self::View) -> String;
    /// What an action would do.
    fn action_in_words(action: Self::Action, view: &Self::View) -> String;
    /// Where an action stands in a list of choices: low numbers first, equal ones
    /// as they come.
    fn place_in_list(_: Self::Action) -> i32 {
        0
    }
    fn event_in_words(event: &Self::Event, viewer: Viewer) -> String;
}

/// `1 card`, `2 cards`.
pub fn count(n: impl Into<u64>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// `one, two and three`.
fn and(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

/// Who would act: the viewer, or for an onlooker whose turn it is.
fn acting_seat(viewer: Viewer, mover: Seat) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Omniscient => mover,
    }
}

fn winners_in_words(
    winners: SeatSet,
    scores: &PerSeat<impl std::fmt::Display>,
    viewer: Viewer,
) -> String {
    let with_score = |it| format!("{} with {}", name(it, viewer), scores[it]);
    let noun = if winners.count() == 1 { "Winner" } else { "Winners" };
    format!("{noun}: {}.", and(&winners.iter().map(with_score).collect::<Vec<_>>()))
}

fn points(n: u32) -> String {
    count(n, "point")
}

fn name(seat: Seat, viewer: Viewer) -> String {
    if viewer == Viewer::Seat(seat) { "you".to_owned() } else { format!("seat {seat}") }
}

fn whose(seat: Seat, viewer: Viewer) -> String {
    if viewer == Viewer::Seat(seat) { "your".to_owned() } else { format!("seat {seat}'s") }
}

/// `your` or `their`, right after the seat was named.
fn own(seat: Seat, viewer: Viewer) -> &'static str {
    if viewer == Viewer::Seat(seat) { "your" } else { "their" }
}

/// `you take`, `seat 2 takes`.
fn verb(seat: Seat, viewer: Viewer, plain: &str, third: &str) -> String {
    let verb = if viewer == Viewer::Seat(seat) { plain } else { third };
    format!("{} {verb}", name(seat, viewer))
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|it| it.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}
