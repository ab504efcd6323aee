//! Where the best choice is plain, the search finds it.
use super::scene::{Ticks, asked, bot, own_view, watch};
use crate::{Bot, Guide};
use conex::{Conex, Token};
use game_core::{Game, Seat, Seats};
use sobek::{Phase, Sobek};

fn found<G: Guide>(state: &G, seat: Seat) -> G::Action {
    bot("search:300").choose::<G>(&own_view(state, seat), 1, &Ticks::never()).unwrap()
}

/// The points that an action brings at once.
fn points(action: conex::Action) -> u16 {
    match action {
        conex::Action::Lay { placement, doubled } => placement.points(doubled),
        _ => 0,
    }
}

/// Whether the game is over after this turn, in which nothing can be done but lay
/// or draw.
fn is_last_choice(state: &Conex, seat: Seat) -> bool {
    let reached = state.seats().iter().any(|it| state.options().track() <= state.score(it));
    let last = state.seats().after(seat) == state.start();
    reached && last && !state.tokens().can_use(seat, Token::Lightning)
}

#[test]
fn the_last_card_of_conex_is_laid_for_most_points() {
    let mut met = 0;
    for (seed, seats) in (0..24).zip(Seats::ALL.into_iter().cycle()) {
        watch::<Conex>(seats, Bot::Greedy, seed, |state| {
            for seat in asked(state).iter().filter(|it| is_last_choice(state, *it)) {
                let most = state.choices(seat).into_iter().map(points).max();
                assert_eq!(Some(points(found(state, seat))), most);
                met += 1;
            }
        });
    }
    assert!(8 < met, "{met}");
}

#[test]
fn at_the_end_of_a_round_of_sobek_what_can_be_laid_is_laid() {
    let mut met = 0;
    for (seed, seats) in (0..6).zip(Seats::ALL.into_iter().cycle()) {
        watch::<Sobek>(seats, Bot::Random, seed, |state| {
            if state.phase() != Phase::HorizontalSets {
                return;
            }
            for seat in asked(state).iter().filter(|it| 1 < state.choices(*it).len()) {
                assert_ne!(found(state, seat), sobek::Action::Done);
                met += 1;
            }
        });
    }
    assert!(8 < met, "{met}");
}
