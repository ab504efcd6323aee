//! Where the best choice is plain, the search finds it.
use crate::ConexGuide;
use bots::{
    Bot, Budget, Guide,
    conformance::{Ticks, watch},
};
use conex::{Conex, Token};
use game_core::{Game, Seat, Seats, Viewer};

fn found(state: &Conex, seat: Seat) -> conex::Action {
    let view = state.view(Viewer::Seat(seat));
    Bot::Search(Budget::iterations(300)).choose::<ConexGuide>(&view, 1, &Ticks::never()).unwrap()
}

/// The points that an action brings at once.
fn points(action: conex::Action) -> u16 {
    match action {
        conex::Action::Lay { placement, doubled } => placement.points(doubled),
        _ => 0,
    }
}

/// Whether the game is over after this turn, in which players can only lay or draw.
fn is_last_choice(state: &Conex, seat: Seat) -> bool {
    let reached = state.seats().iter().any(|it| state.options().track() <= state.score(it));
    let last = state.seats().after(seat) == state.start();
    reached && last && !state.tokens().can_use(seat, Token::Lightning)
}

#[test]
fn the_last_card_is_laid_for_most_points() {
    let mut met = 0;
    for (seed, seats) in (0..24).zip(Seats::ALL.into_iter().cycle()) {
        watch::<ConexGuide>(seats, Bot::Greedy, seed, |state| {
            for seat in state.asked().iter().filter(|it| is_last_choice(state, *it)) {
                let most = state.choices(seat).into_iter().map(points).max();
                assert_eq!(Some(points(found(state, seat))), most);
                met += 1;
            }
        });
    }
    assert!(8 < met, "{met}");
}

/// So the last turns are played for the win and nothing else.
#[test]
fn the_nearer_the_end_the_less_a_playout_is_blurred() {
    let mut last = f32::MAX;
    let end = watch::<ConexGuide>(Seats::TWO, Bot::Greedy, 3, |state| {
        assert!(ConexGuide::blur(state) <= last);
        last = ConexGuide::blur(state);
    });
    assert!(end.outcome().is_some() && ConexGuide::blur(&end).abs() < 1e-5);
    let start = Conex::new(Seats::TWO, &conex::Options::default());
    assert!(5.0 < ConexGuide::blur(&start));
}
