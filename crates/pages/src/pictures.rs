//! The games' own pictures, for pages about them.
use crate::{
    Language,
    conex::{Letters, definitions, felt},
};
use conex::{Action, Conex, View};
use game_core::{Game as _, Header, Log, Seats, Seed, Session, Viewer};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// A picture of a game, twice as wide as high.
pub fn picture_of(game: &str, language: Language) -> Markup {
    match game {
        "sobek" => PreEscaped(include_str!("../assets/pictures/nile.svg").to_owned()),
        _ => conex_table(language),
    }
}

/// The middle of a table in play.
fn conex_table(language: Language) -> Markup {
    let [width, height] = SAMPLE.table.size();
    html! {
        svg.cx.pic viewBox={ (width / 2 - 215) " " (height / 2 - 98) " 430 196" }
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (definitions()) (felt(&SAMPLE, &Letters::in_language(language)))
        }
    }
}

/// As many cards as show what the game is about, and leave some felt free.
const LAID: usize = 12;

/// A real position: whoever is asked lays for the most points.
static SAMPLE: LazyLock<View> = LazyLock::new(|| {
    let seed: Seed = "0000000000000000000000000000000b".parse().expect("digits are a seed");
    let header = Header { seats: Seats::THREE, options: Default::default(), seed: Some(seed) };
    let mut session: Session<Conex> =
        Session::replay(Log { header, steps: Vec::new() }).expect("nothing can be wrong yet");
    let _ = session.settle();
    while session.state().view(Viewer::Spectator).table.order().len() < LAID {
        let Some(seat) = session.state().asked().first() else { break };
        let choices = session.state().choices(seat);
        let worth = |it: &&Action| match it {
            Action::Lay { placement, .. } => 10 + i32::from(placement.by.value()),
            Action::Draw => 5,
            _ => 0,
        };
        let Some(&best) = choices.iter().max_by_key(worth) else { break };
        let ply = session.ply(Viewer::Seat(seat));
        if session.submit(seat, ply, best).is_err() {
            break;
        }
    }
    session.state().view(Viewer::Spectator)
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_is_a_table_in_play() {
        assert_eq!(SAMPLE.table.order().len(), LAID);
        for language in Language::ALL {
            let picture = picture_of("conex", language).into_string();
            assert!(picture.len() < 40_000, "{}", picture.len());
        }
    }
}
