//! A table in play, as a picture for pages about the game.
use crate::{Letters, definitions, felt};
use conex::{Action, CARD, Component, Conex, Corner, Placement, Table, View};
use game_core::{Game as _, Header, Log, Seats, Seed, Session, Viewer};
use maud::{Markup, html};
use pages::Language;
use std::sync::LazyLock;

/// What is shown of the table: twice as wide as high, the board in its middle.
const WIDTH: i64 = 400;
const HEIGHT: i64 = WIDTH / 2;

/// The middle of a table in play.
pub(crate) fn picture(language: Language) -> Markup {
    let [left, top] = corner(&SAMPLE.table);
    html! {
        svg.cx.pic viewBox={ (left) " " (top) " " (WIDTH) " " (HEIGHT) }
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (definitions()) (felt(&SAMPLE, &Letters::in_language(language)))
        }
    }
}

fn corner(table: &Table) -> [i64; 2] {
    let [width, height] = table.size().map(i64::from);
    [(width - WIDTH) / 2, (height - HEIGHT) / 2]
}

/// Enough cards to show what the game is about, with some felt left free.
const LAID: usize = 14;

/// A real position: every player lays as near to the board as the rules allow, or draws if
/// that would be out of the picture. Of many seeds, this one fills it best.
static SAMPLE: LazyLock<View> = LazyLock::new(|| {
    let seed: Seed = "000000000000000000000000000005a1".parse().expect("digits are a seed");
    let header = Header { seats: Seats::THREE, options: Default::default(), seed: Some(seed) };
    let mut session: Session<Conex> =
        Session::replay(Log { header, steps: Vec::new() }).expect("nothing can be wrong yet");
    let _ = session.settle();
    loop {
        let view = session.state().view(Viewer::Spectator);
        let asked = session.state().asked().first();
        let Some(seat) = asked.filter(|_| view.table.order().len() < LAID) else { return view };
        let choices = session.state().choices(seat);
        let worth = |it: &&Action| match **it {
            Action::Lay { placement, .. } => HEIGHT / 2 - away(&view.table, placement),
            Action::Draw | Action::Done => 0,
            _ => -WIDTH,
        };
        let Some(&best) = choices.iter().max_by_key(worth) else { return view };
        let ply = session.ply(Viewer::Seat(seat));
        if session.submit(seat, ply, best).is_err() {
            return view;
        }
    }
});

/// How far a card would lie from the middle; distance along the picture counts half. A third
/// square of the board is left free, so its letters can be seen.
fn away(table: &Table, placement: Placement) -> i64 {
    let on_board = placement.spot.on == Component::Board;
    if on_board && 2 <= table.lying_on(Component::Board).count() {
        return WIDTH;
    }
    let [dx, dy] = from_middle(table, placement).map(i64::abs);
    dy.max(dx / 2)
}

/// From the middle of the table to the middle of a card.
fn from_middle(table: &Table, placement: Placement) -> [i64; 2] {
    let pose = table.pose_of(placement);
    let corners = Corner::ALL.map(|it| pose.place(it.of(CARD)).thousandths());
    let size = table.size().map(i64::from);
    std::array::from_fn(|axis| {
        corners.iter().map(|it| it[axis]).sum::<i64>() / 4000 - size[axis] / 2
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_is_a_table_in_play() {
        assert_eq!(SAMPLE.table.order().len(), LAID);
        for language in Language::ALL {
            let picture = picture(language).into_string();
            assert!(picture.len() < 40_000, "{}", picture.len());
        }
    }

    #[test]
    fn it_has_cards_on_all_sides_and_letters_on_the_board() {
        let table = &SAMPLE.table;
        assert_eq!(table.lying_on(Component::Board).count(), 2);
        let placements = || table.order().iter().filter_map(|it| Some(table.laid(*it)?.placement));
        for [sx, sy] in [[-1, -1], [1, -1], [1, 1], [-1, 1]] {
            let there = placements().filter(|it| {
                let [dx, dy] = from_middle(table, *it);
                0 < sx * dx && 0 < sy * dy
            });
            assert!(2 <= there.count(), "{sx} {sy}");
        }
    }
}
