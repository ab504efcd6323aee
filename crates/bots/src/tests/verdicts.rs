//! Who stands how, at the end and where a playout may stop.
use super::scene::{dice, seat, watch, watch_all};
use crate::{Bot, Guide, Verdict};
use conex::Conex;
use game_core::{BySeat, Game, Outcome, Seat, Seats, Turn, uniform};
use sobek::{ROUNDS, Sobek};

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-5
}

fn verdict(points: &[i16], swing: f32) -> Verdict {
    let score = |it: usize| points.get(it).map_or(0.0, |it| f32::from(*it));
    Verdict::by_points(
        Seats::new(points.len()).unwrap(),
        BySeat::from_fn(|it| score(it.index())),
        swing,
    )
}

/// What the first seat's points are worth at the end.
fn first<const N: usize>(points: [i16; N]) -> f32 {
    verdict(&points, 0.0).value[seat(1)]
}

fn assert_sound(seats: Seats, verdict: &Verdict) {
    let sum: f32 = seats.iter().map(|it| verdict.win[it]).sum();
    assert!(near(sum, 1.0), "{verdict:?}");
    for seat in Seats::FOUR.iter() {
        let (value, win) = (verdict.value[seat], verdict.win[seat]);
        assert!((0.0..=1.0).contains(&value) && (0.0..=1.0).contains(&win), "{verdict:?}");
        assert!(seats.contains(seat) || value + win <= 0.0, "nobody sits there: {verdict:?}");
    }
}

fn verdicts_agree_with_outcomes<G: Guide>(points: impl Fn(&G, Seat) -> u16) -> u32 {
    let mut stops = 0;
    watch_all(3, |state: &G| {
        let Some(verdict) = state.verdict() else {
            return assert_ne!(state.turn(), Turn::Over);
        };
        stops += 1;
        let seats = state.seats();
        assert_sound(seats, &verdict);
        assert!(seats.iter().all(|it| near(verdict.score[it], points(state, it).into())));
        let Some(outcome) = state.outcome() else { return };
        let winners = outcome.winners(seats);
        for seat in seats.iter() {
            let part = if winners.contains(seat) { 1.0 / winners.count() as f32 } else { 0.0 };
            assert!(near(verdict.win[seat], part), "{verdict:?}");
        }
    });
    stops
}

#[test]
fn a_game_of_sobek_is_judged_after_every_round() {
    assert_eq!(verdicts_agree_with_outcomes(Sobek::score), 2 * 3 * 3 * u32::from(ROUNDS));
}

#[test]
fn a_game_of_conex_is_judged_at_its_end() {
    assert_eq!(verdicts_agree_with_outcomes(Conex::score), 2 * 3 * 3);
}

#[test]
fn a_better_place_is_worth_more_and_the_same_place_as_much() {
    let mut rng = dice(1);
    for swing in [0.0, 10.0] {
        for seats in Seats::ALL.into_iter().cycle().take(300) {
            // Few points, so that many are equal.
            let scores = BySeat::from_fn(|_| uniform(&mut rng, 6) as i32);
            let places = Outcome::by_score(seats, scores).places;
            let verdict = Verdict::by_points(seats, BySeat::from_fn(|it| scores[it] as f32), swing);
            assert_sound(seats, &verdict);
            for (a, b) in seats.iter().flat_map(|a| seats.others(a).map(move |b| (a, b))) {
                let [a, b] = [a, b].map(|it| (places[it], verdict.value[it], verdict.win[it]));
                assert!(a.0 != b.0 || near(a.1, b.1) && near(a.2, b.2), "{verdict:?}");
                assert!(a.0 >= b.0 || b.1 < a.1 && b.2 <= a.2, "{verdict:?}");
            }
        }
    }
}

#[test]
fn in_the_same_place_the_margin_counts() {
    assert!(first([11, 10]) < first([12, 10]), "a win by more");
    assert!(first([3, 10]) < first([4, 10]), "a defeat by less");
}

#[test]
fn a_shared_place_is_worth_about_the_mean_of_those_it_spans() {
    for rest in [[10, 0], [10, 20]] {
        let [behind, level, ahead] = [9, 10, 11].map(|it| first([it, rest[0], rest[1]]));
        assert!((level - (behind + ahead) / 2.0).abs() < 0.01, "{behind} {level} {ahead}");
    }
}

#[test]
fn no_margin_outweighs_a_place() {
    assert!(first([200, 0, 201]) < first([1, 0, 0]));
    assert!(first([0, 0, 1]) < first([2, 1, 3]), "second alone, if far from the win");
}

#[test]
fn a_shared_win_is_shared() {
    let win = |verdict: Verdict| Seats::FOUR.iter().map(move |it| verdict.win[it]);
    assert!(win(verdict(&[7, 7], 0.0)).eq([0.5, 0.5, 0.0, 0.0]));
    assert!(win(verdict(&[7, 3, 7], 0.0)).eq([0.5, 0.0, 0.5, 0.0]));
    assert!(win(verdict(&[7, 7, 7, 0], 0.0)).zip([1.0 / 3.0; 3]).all(|(a, b)| near(a, b)));
    assert!(win(verdict(&[0, 0, 0, 0], 0.0)).all(|it| near(it, 0.25)));
}

#[test]
fn the_more_may_still_change_the_less_a_lead_says() {
    let win = |swing| verdict(&[10, 0], swing).win[seat(1)];
    assert!(0.5 < win(30.0) && win(30.0) < win(10.0) && win(10.0) < win(0.0));
}

#[test]
fn a_blurred_verdict_has_the_same_wins_and_points_and_a_softer_value() {
    let sharp = verdict(&[10, 9, 3], 0.0);
    let mut soft = sharp;
    soft.blur(Seats::THREE, 8.0);
    assert_eq!((soft.win, soft.score), (sharp.win, sharp.score));
    let [a, b] = [&sharp, &soft].map(|it| it.value[seat(1)] - it.value[seat(2)]);
    assert!(0.0 < b && b < a / 4.0, "{sharp:?} {soft:?}");
    let mut same = sharp;
    same.blur(Seats::THREE, 0.0);
    assert_eq!(same, sharp);
}

/// So the last turns are played for the win and nothing else.
#[test]
fn the_nearer_the_end_of_conex_the_less_a_playout_is_blurred() {
    let mut last = f32::MAX;
    let end = watch::<Conex>(Seats::TWO, Bot::Greedy, 3, |state| {
        assert!(state.blur() <= last);
        last = state.blur();
    });
    assert!(end.outcome().is_some() && near(end.blur(), 0.0));
    let start = Conex::new(Seats::TWO, &conex::Options::default());
    assert!(5.0 < start.blur());
}
