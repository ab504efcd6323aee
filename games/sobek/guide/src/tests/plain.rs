//! Where the best choice is plain, the search finds it.
use crate::SobekGuide;
use bots::{
    Bot, Budget, Guide, Weights,
    conformance::{Ticks, some_decision, watch},
};
use game_core::{Game, Seat, Seats, Viewer};
use sobek::{Phase, Sobek};

fn found(state: &Sobek, seat: Seat) -> sobek::Action {
    let view = state.view(Viewer::Seat(seat));
    Bot::Search(Budget::iterations(300)).choose::<SobekGuide>(&view, 1, &Ticks::never()).unwrap()
}

#[test]
fn at_the_end_of_a_round_what_can_be_laid_is_laid() {
    let mut met = 0;
    for (seed, seats) in (0..6).zip(Seats::ALL.into_iter().cycle()) {
        watch::<SobekGuide>(seats, Bot::Random, seed, |state| {
            if state.phase() != Phase::HorizontalSets {
                return;
            }
            for seat in state.asked().iter().filter(|it| 1 < state.choices(*it).len()) {
                assert_ne!(found(state, seat), sobek::Action::Done);
                met += 1;
            }
        });
    }
    assert!(8 < met, "{met}");
}

/// Nearly everything is known anyway.
#[test]
fn nothing_is_inferred() {
    let (state, seat) = some_decision::<SobekGuide>(Seats::TWO);
    assert!(SobekGuide::evidence(&state.view(Viewer::Seat(seat)), Weights::tuned()).is_none());
}
