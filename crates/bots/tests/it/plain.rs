//! A guide that knows nothing but the rules.
use bots::{
    Guide, PlainGuide,
    arena::{Contest, Player, Tally, line_ups},
    conformance::{self, Ticks},
};
use conex::Conex;
use game_core::{BySeat, Game, Seats};
use sobek::Sobek;
use std::sync::atomic::AtomicBool;

fn is_sound<G: Game>() {
    conformance::ideas_are_sound::<PlainGuide<G>>(1);
    conformance::ideas_follow_from_the_view::<PlainGuide<G>>(1);
    conformance::levels_grow::<PlainGuide<G>>();
    conformance::worlds_fit_what_is_left::<PlainGuide<G>>(1);
    let points = |it: &G| {
        let outcome = it.outcome().expect("only the end is judged");
        BySeat::from_fn(|seat| outcome.scores[seat] as f32)
    };
    let ends = conformance::verdicts_agree_with_outcomes::<PlainGuide<G>>(1, points);
    assert_eq!(ends as usize, 2 * G::SEATS.len());
}

#[test]
fn it_is_a_guide_of_any_game() {
    is_sound::<Sobek>();
    is_sound::<Conex>();
}

#[test]
fn it_has_nothing_to_learn_or_to_infer() {
    let (state, seat) = conformance::some_decision::<PlainGuide<Conex>>(Seats::TWO);
    let view = state.view(game_core::Viewer::Seat(seat));
    assert!(PlainGuide::<Conex>::evidence(&view, &()).is_none());
    assert_eq!(<() as bots::Weights>::NAMES.len(), 0);
}

/// Its search still beats chance.
#[test]
fn who_thinks_with_it_beats_who_does_not() {
    let names = ["search:60", "random"];
    let contest = Contest::<PlainGuide<Conex>> {
        seats: Seats::TWO,
        options: conex::Options::default(),
        seed: 4,
        players: names.iter().map(|it| Player::new(it.parse().unwrap())).collect(),
        line_ups: line_ups(2, Seats::TWO).unwrap(),
    };
    let mut tally = Tally::new(2);
    let deals = contest.play(0..6, &Ticks::never(), &AtomicBool::new(false), &|| ());
    deals.iter().for_each(|it| tally.add(it));
    assert_eq!(tally.standings()[0].player, 0, "{:?}", tally.standings());
}
