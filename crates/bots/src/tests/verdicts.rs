//! How everybody stands, at the end and where a playout may stop.
use crate::{Verdict, conformance::verdict_is_sound};
use game_core::{BySeat, Outcome, Seat, Seats, uniform};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).unwrap()
}

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

#[test]
fn a_better_place_is_worth_more_and_the_same_place_as_much() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for swing in [0.0, 10.0] {
        for seats in Seats::ALL.into_iter().cycle().take(300) {
            // Few points, so that many are equal.
            let scores = BySeat::from_fn(|_| uniform(&mut rng, 6) as i32);
            let places = Outcome::by_score(seats, scores).places;
            let verdict = Verdict::by_points(seats, BySeat::from_fn(|it| scores[it] as f32), swing);
            verdict_is_sound(seats, &verdict);
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

fn ended<const N: usize>(scores: [i32; N], places: [u8; N]) -> Verdict {
    let outcome = Outcome {
        scores: BySeat::from_fn(|it| scores.get(it.index()).copied().unwrap_or(0)),
        places: BySeat::from_fn(|it| places.get(it.index()).copied().unwrap_or(0)),
    };
    let seats = Seats::new(N).unwrap();
    let verdict = Verdict::by_outcome(seats, &outcome);
    verdict_is_sound(seats, &verdict);
    verdict
}

#[test]
fn where_points_decide_the_end_is_judged_by_points() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for seats in Seats::ALL.into_iter().cycle().take(300) {
        let scores = BySeat::from_fn(|_| uniform(&mut rng, 9) as i32 - 4);
        let outcome = Outcome::by_score(seats, scores);
        let points = BySeat::from_fn(|it| scores[it] as f32);
        let verdict = Verdict::by_outcome(seats, &outcome);
        assert_eq!(verdict, Verdict::by_points(seats, points, 0.0));
        verdict_is_sound(seats, &verdict);
    }
}

#[test]
fn a_place_counts_whatever_the_points_say() {
    let few_win = ended([3, 20, 9], [0, 2, 1]);
    assert!(near(few_win.win[seat(1)], 1.0) && few_win.value[seat(2)] < few_win.value[seat(3)]);
    let margins = [[3, 20], [3, 90]].map(|it| ended(it, [0, 1]).value);
    assert_eq!(margins[0], margins[1], "no points for what is no lead");
    let tie_broken = ended([7, 7], [1, 0]);
    assert!(near(tie_broken.win[seat(2)], 1.0) && tie_broken.value[seat(1)] < 0.1);
}
