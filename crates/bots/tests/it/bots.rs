//! Players that get a view and nothing else.
use bots::{
    ActionOf, Advice, Bot, Budget, Guide, Level, PlainGuide, Thinking, Unasked, ViewOf, Weights,
    arena::cheat,
    conformance::{Ticks, some_decision, watch},
};
use conex::{Action, Conex};
use conex_guide::ConexGuide;
use game_core::{Game, Nobody, Seat, SeatSet, Seats, Seed, Session, Viewer};
use sobek::Sobek;
use sobek_guide::SobekGuide;
use std::{collections::BTreeSet, time::Duration};

fn bot(name: &str) -> Bot {
    name.parse().unwrap()
}

/// Every kind of bot.
fn everybody() -> impl Iterator<Item = Bot> {
    let kinds = ["random", "greedy", "search:30"].map(bot);
    kinds.into_iter().chain(Level::ALL.map(Bot::Level))
}

fn choice<K: Guide>(bot: Bot, view: &ViewOf<K>, seed: u64) -> Result<ActionOf<K>, Unasked> {
    // Time for ten looks: less than any level would like to have.
    bot.choose::<K>(view, seed, &Ticks::of(100))
}

fn choices_are_legal_and_repeat<K: Guide>() {
    for (bot, seats) in everybody().zip(Seats::ALL.into_iter().cycle()) {
        watch::<K>(seats, Bot::Greedy, 11, |state| {
            for seat in state.asked().iter() {
                let view = state.view(Viewer::Seat(seat));
                let action = choice::<K>(bot, &view, 1).unwrap();
                assert_eq!(state.check(seat, action), Ok(()), "{bot}: {action}");
                assert_eq!(choice::<K>(bot, &view, 1), Ok(action), "{bot}");
            }
        });
    }
}

#[test]
fn choices_are_legal_and_follow_from_view_and_seed() {
    choices_are_legal_and_repeat::<SobekGuide>();
    choices_are_legal_and_repeat::<ConexGuide>();
}

fn another_seed_may_choose_otherwise<K: Guide>() {
    let (state, seat) = some_decision::<K>(Seats::THREE);
    let view = state.view(Viewer::Seat(seat));
    for bot in ["random", "deckhand"].map(bot) {
        let all: BTreeSet<ActionOf<K>> =
            (0..40).map(|seed| choice::<K>(bot, &view, seed).unwrap()).collect();
        assert!(1 < all.len(), "{bot} always chose {all:?}");
    }
}

#[test]
fn luck_comes_from_the_seed() {
    another_seed_may_choose_otherwise::<SobekGuide>();
    another_seed_may_choose_otherwise::<ConexGuide>();
}

/// Where all choices look alike, the greedy player takes each as often, by the seed alone.
#[test]
fn chance_decides_among_equals() {
    type Plain = PlainGuide<Conex>;
    let (state, seat) = some_decision::<Plain>(Seats::THREE);
    let view = state.view(Viewer::Seat(seat));
    let choices = state.choices(seat);
    let taken = |seed| choice::<Plain>(Bot::Greedy, &view, seed).unwrap();
    let seeds = 200 * choices.len() as u64;
    let all: Vec<Action> = (0..seeds).map(taken).collect();
    for it in &choices {
        let count = all.iter().filter(|taken| *taken == it).count();
        assert!((140..260).contains(&count), "{it}: {count} of {seeds}");
    }
    assert_eq!(all, (0..seeds).map(taken).collect::<Vec<_>>());
}

/// Rules 6.4: who has nothing against anybody robs all others alike.
#[test]
fn greedy_thieves_favour_no_seat() {
    let mut robbed = [0u32; 4];
    for deal in 0..60 {
        let mut session =
            Session::<Sobek>::new(Seats::FOUR, Default::default(), Seed::of_run(9, deal));
        while let Some(seat) = session.state().asked().first() {
            let view = session.state().view(Viewer::Seat(seat));
            let seed = deal << 32 | session.log().steps.len() as u64;
            let action = choice::<SobekGuide>(Bot::Greedy, &view, seed).unwrap();
            if let sobek::Action::Thief(victim, _) = action {
                robbed[victim.index()] += 1;
            }
            let ply = session.ply(Viewer::Seat(seat));
            session.submit(seat, ply, action).unwrap();
        }
    }
    let all: u32 = robbed.iter().sum();
    assert!(80 < all, "{robbed:?}");
    for of_seat in robbed {
        let share = f64::from(of_seat) / f64::from(all);
        assert!((0.13..0.37).contains(&share), "{robbed:?}");
    }
}

fn advice<K: Guide>(thinking: Thinking, clock: &Ticks) -> Advice<ActionOf<K>> {
    let (state, seat) = some_decision::<K>(Seats::THREE);
    let view = state.view(Viewer::Seat(seat));
    let advice = thinking.advise::<K>(&view, K::Weights::tuned(), 7, clock).unwrap();
    let visits: u32 = advice.choices.iter().map(|it| it.visits).sum();
    assert_eq!(visits, advice.iterations);
    assert_eq!(advice.seat, seat);
    assert_eq!(state.check(seat, advice.best().action), Ok(()));
    advice
}

fn time(milliseconds: u64) -> Budget {
    Budget::time(Duration::from_millis(milliseconds))
}

fn judges_any_choice<K: Guide>() {
    let (state, seat) = some_decision::<K>(Seats::THREE);
    let view = state.view(Viewer::Seat(seat));
    let thinking = Thinking::with(Budget::iterations(40));
    let judge = |action| {
        let judged = thinking.judge::<K>(&view, action, K::Weights::tuned(), 7, &Ticks::never());
        judged.unwrap()
    };
    for action in state.choices(seat) {
        let found = judge(action);
        assert_eq!((found.action, found.visits), (action, 40), "even one it wouldn't try");
        assert!((0.0..=1.0).contains(&found.win), "{found:?}");
        assert_eq!(found, judge(action), "the same once more");
    }
}

#[test]
fn any_choice_can_be_judged() {
    judges_any_choice::<SobekGuide>();
    judges_any_choice::<ConexGuide>();
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    for looks in [1, 2, 10] {
        let found = advice::<SobekGuide>(Thinking::with(time(u64::from(looks))), &Ticks::of(1));
        assert_eq!(found.iterations, looks);
        let found = advice::<ConexGuide>(Thinking::with(time(u64::from(looks))), &Ticks::of(1));
        assert_eq!(found.iterations, looks);
    }
}

#[test]
fn a_search_answers_even_if_its_time_was_up_before_it_began() {
    assert_eq!(advice::<SobekGuide>(Thinking::with(time(1)), &Ticks::of(1000)).iterations, 1);
    // Each of the threads looks once.
    assert_eq!(advice::<ConexGuide>(Thinking::with(time(1)).on(2), &Ticks::of(1000)).iterations, 2);
}

#[test]
fn of_two_bounds_the_nearer_one_ends_the_search() {
    for (iterations, found) in [(5, 5), (500, 20)] {
        let both = Budget::iterations(iterations).within(Duration::from_millis(20));
        assert_eq!(advice::<ConexGuide>(Thinking::with(both), &Ticks::of(1)).iterations, found);
    }
}

#[test]
fn threads_share_the_iterations_and_find_the_same_every_time() {
    let thinking = Thinking::with(Budget::iterations(101)).on(3);
    let found = advice::<SobekGuide>(thinking, &Ticks::never());
    assert_eq!(found.iterations, 101);
    assert_eq!(found, advice::<SobekGuide>(thinking, &Ticks::never()));
    let found = advice::<ConexGuide>(thinking, &Ticks::never());
    assert_eq!(found.iterations, 101);
    assert_eq!(found, advice::<ConexGuide>(thinking, &Ticks::never()));
}

#[test]
fn threads_have_luck_of_their_own() {
    let visits = |threads: u32| {
        let thinking = Thinking::with(Budget::iterations(30 * threads)).on(threads as usize);
        let found = advice::<SobekGuide>(thinking, &Ticks::never());
        found.choices.iter().map(|it| f64::from(it.visits) / f64::from(threads)).collect::<Vec<_>>()
    };
    assert_ne!(visits(3), visits(1));
}

#[test]
fn more_threads_than_iterations_try_no_more() {
    let thinking = Thinking::with(Budget::iterations(2)).on(5);
    assert_eq!(advice::<ConexGuide>(thinking, &Ticks::never()).iterations, 2);
}

fn advice_is_sorted_and_sound<K: Guide>() {
    let found = advice::<K>(Thinking::with(Budget::iterations(200)).on(2), &Ticks::never());
    assert!(found.choices.is_sorted_by(|a, b| a.visits >= b.visits));
    let actions: BTreeSet<ActionOf<K>> = found.choices.iter().map(|it| it.action).collect();
    assert_eq!(actions.len(), found.choices.len(), "each choice once");
    for it in &found.choices {
        assert!((0.0..=1.0).contains(&it.value) && (0.0..=1.0).contains(&it.win), "{it:?}");
        assert!(0.0 <= it.spread && it.score.is_finite(), "{it:?}");
    }
}

#[test]
fn advice_has_each_choice_once_and_the_most_tried_first() {
    advice_is_sorted_and_sound::<SobekGuide>();
    advice_is_sorted_and_sound::<ConexGuide>();
}

fn who_is_not_asked_gets_no_answer<K: Guide>() {
    for bot in everybody() {
        watch::<K>(Seats::THREE, Bot::Greedy, 2, |state| {
            for seat in state.seats().iter().filter(|it| !state.asks(*it)) {
                let refused = choice::<K>(bot, &state.view(Viewer::Seat(seat)), 1);
                assert_eq!(refused, Err(Unasked::Seat(seat)));
            }
            for viewer in [Viewer::Spectator, Viewer::Omniscient] {
                assert_eq!(choice::<K>(bot, &state.view(viewer), 1), Err(Unasked::Onlooker));
            }
        });
    }
}

/// Onlookers and the others, before the first deal and once the game is over, too.
#[test]
fn only_who_is_asked_gets_an_answer() {
    who_is_not_asked_gets_no_answer::<SobekGuide>();
    who_is_not_asked_gets_no_answer::<ConexGuide>();
    assert_eq!(Unasked::Seat(Seats::TWO.seat(1).unwrap()).to_string(), "seat 2 is not asked");
}

fn after(state: &Conex, seat: Seat, action: Action) -> Conex {
    let mut next = state.clone();
    next.act(seat, action, &mut Nobody);
    next
}

/// Whether, after this, the other can end a game for two at once: in one way they win,
/// in another they lose.
fn leaves_the_last_word(state: &Conex, seat: Seat, action: Action) -> bool {
    let next = after(state, seat, action);
    let Some(other) = next.asked().first().filter(|it| *it != seat) else { return false };
    let ends = next.choices(other).into_iter().map(|it| after(&next, other, it));
    let winners: Vec<SeatSet> =
        ends.filter_map(|it| Some(it.outcome()?.winners(Seats::TWO))).collect();
    [other, seat].iter().all(|it| winners.contains(&SeatSet::one(*it)))
}

#[test]
fn others_are_expected_to_do_what_is_best_for_them() {
    let mut tried = 0;
    for seed in 0..20 {
        watch::<ConexGuide>(Seats::TWO, Bot::Greedy, seed, |state| {
            let Some(seat) = state.asked().first() else { return };
            let risky = |it: &Action| leaves_the_last_word(state, seat, *it);
            if !state.choices(seat).iter().any(risky) {
                return;
            }
            let thinking = Thinking::with(Budget::iterations(2000));
            let (weights, never) = (Weights::tuned(), Ticks::never());
            let advice = cheat::<ConexGuide>(thinking, state, seat, weights, 1, &never);
            let looked_at = advice.choices.iter().filter(|it| 100 < it.visits);
            for choice in looked_at.filter(|it| risky(&it.action)) {
                assert!(choice.win < 0.3, "{choice:?}");
                tried += 1;
            }
        });
    }
    assert!(3 < tried, "{tried}");
}
