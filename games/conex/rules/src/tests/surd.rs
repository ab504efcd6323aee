//! Exact numbers and directions, against numbers of thirty decimal places.
use crate::{Angle, Cards, Component, LARGEST_TABLE, Placement, Point, Surd, Table};
use game_core::{Seat, uniform};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::cmp::Ordering;

/// 1, √2, √3 and √6 in steps of 10⁻³⁰.
const ROOTS: [i128; 4] = [
    1_000_000_000_000_000_000_000_000_000_000,
    1_414_213_562_373_095_048_801_688_724_210,
    1_732_050_807_568_877_293_527_446_341_506,
    2_449_489_742_783_178_098_197_284_074_706,
];

const ONE: Surd = Surd([1, 0, 0, 0]);
const ROOT_2: Surd = Surd([0, 1, 0, 0]);
const ROOT_3: Surd = Surd([0, 0, 1, 0]);
const ROOT_6: Surd = Surd([0, 0, 0, 1]);

/// The greatest coefficient for which [`decimal`] tells the sign. A number other
/// than 0, times its three conjugates, is a whole number: at least 1. Each of
/// these is below 6.6 million, so the number is above 3 · 10⁻²¹; the roots are
/// wrong by 2 · 10⁻²⁴ at most.
const GREATEST: i64 = 1_000_000;

fn decimal(surd: Surd) -> i128 {
    surd.0.into_iter().zip(ROOTS).map(|(it, root)| i128::from(it) * root).sum()
}

fn decimal_sign(surd: Surd) -> Ordering {
    if surd == Surd::ZERO { Ordering::Equal } else { decimal(surd).cmp(&0) }
}

/// Any number, and often one so close to 0 that floats can't tell its sign.
fn surds() -> impl Strategy<Value = Surd> {
    let any = prop::array::uniform4(-GREATEST..=GREATEST).prop_map(Surd);
    let small = prop::array::uniform4(-3i64..=3).prop_map(Surd);
    let near_zero =
        (prop::array::uniform3(-150_000i64..=150_000), -1i64..=1).prop_map(|(roots, off)| {
            let [b, c, d] = roots;
            let rest = decimal(Surd([0, b, c, d]));
            Surd([off - rest.div_euclid(ROOTS[0]) as i64, b, c, d])
        });
    // √3 − √2 and 2 − √3 are units, as √2 − 1 is: their powers go to 0 fast.
    let tiny = (0u32..4, 0u32..4, 0u32..4, prop::array::uniform4(-9i64..=9)).prop_map(
        |(two, three, both, factor)| {
            let powers =
                [(ROOT_2 - ONE, two), (ONE + ONE - ROOT_3, three), (ROOT_3 - ROOT_2, both)];
            powers.into_iter().fold(Surd(factor), |product, (unit, times)| {
                (0..times).fold(product, |product, _| product * unit)
            })
        },
    );
    prop_oneof![any, small, near_zero, tiny]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn signs_are_exact(surd in surds()) {
        prop_assert!(surd.0.iter().all(|it| it.abs() <= GREATEST));
        prop_assert_eq!(surd.sign(), decimal_sign(surd));
        prop_assert_eq!((-surd).sign(), surd.sign().reverse());
    }

    #[test]
    fn numbers_are_ordered_by_their_difference(a in surds(), b in surds()) {
        let half = |it: Surd| Surd(it.0.map(|it| it / 2));
        let (a, b) = (half(a), half(b));
        prop_assert_eq!(a.cmp(&b), decimal_sign(a - b));
        prop_assert_eq!(a < b, decimal(a) < decimal(b));
        prop_assert_eq!(a.max(b) - a.min(b), if a < b { b - a } else { a - b });
    }

    #[test]
    fn numbers_make_a_ring(a in surds(), b in surds(), c in surds()) {
        // Their products must have room in 64 bits.
        let short = |it: Surd| Surd(it.0.map(|it| it % 10_000));
        let (a, b, c) = (short(a), short(b), short(c));
        prop_assert_eq!(a * b, b * a);
        prop_assert_eq!((a * b) * c, a * (b * c));
        prop_assert_eq!(a * (b + c), a * b + a * c);
        prop_assert_eq!((a + b) - b, a);
        prop_assert_eq!(a - b, a + -b);
        prop_assert_eq!(a * ONE, a);
        prop_assert_eq!(a.times(-7), a * Surd::whole(-7));
    }

    #[test]
    fn a_product_has_the_sign_of_both_signs(a in surds(), b in surds()) {
        let short = |it: Surd| Surd(it.0.map(|it| it % 100));
        let (a, b) = (short(a), short(b));
        let sign = |it: Surd| decimal_sign(it) as i8;
        prop_assert_eq!((a * b).sign() as i8, sign(a) * sign(b));
    }

    #[test]
    fn scaled_numbers_are_rounded_to_the_nearest(
        surd in surds(),
        times in 1i64..=1000,
        over in 1i64..=48,
    ) {
        // In steps of 10⁻²⁴, so that there is room.
        let value = decimal(surd) / 1_000_000 * i128::from(times);
        let step = ROOTS[0] / 1_000_000 * i128::from(over);
        let rounded = i128::from(surd.scaled(times, over)) * step;
        prop_assert!(2 * (value - rounded).abs() <= step + step / 1_000_000);
    }
}

#[test]
fn roots_multiply_as_roots_do() {
    assert_eq!(ROOT_2 * ROOT_2, Surd::whole(2));
    assert_eq!(ROOT_3 * ROOT_3, Surd::whole(3));
    assert_eq!(ROOT_6 * ROOT_6, Surd::whole(6));
    assert_eq!(ROOT_2 * ROOT_3, ROOT_6);
    assert_eq!(ROOT_2 * ROOT_6, ROOT_3.times(2));
    assert_eq!(ROOT_3 * ROOT_6, ROOT_2.times(3));
    assert_eq!((ONE + ROOT_2) * (ONE + ROOT_2), Surd([3, 2, 0, 0]));
    assert_eq!((ROOT_2 + ROOT_3) * (ROOT_2 + ROOT_3), Surd([5, 0, 0, 2]));
    assert_eq!((ROOT_2 + ROOT_6) * (ROOT_2 + ROOT_6), Surd([8, 0, 4, 0]));
    assert_eq!((ROOT_3 - ROOT_2) * (ROOT_3 + ROOT_2), ONE);
}

/// Whatever the power, √2 − 1 is more than 0 and −(√2 − 1) less. Floats lose it
/// after some twenty of them.
#[test]
fn ever_smaller_numbers_keep_their_signs() {
    let mut power = ONE;
    for _ in 0..45 {
        power = power * (ROOT_2 - ONE);
        assert_eq!(power.sign(), Ordering::Greater, "{power:?}");
        assert_eq!((-power).sign(), Ordering::Less, "{power:?}");
    }
    let mut power = ONE;
    for _ in 0..14 {
        power = power * (ROOT_3 - ROOT_2);
        assert_eq!(power.sign(), Ordering::Greater, "{power:?}");
        assert_eq!((-power).sign(), Ordering::Less, "{power:?}");
    }
    assert_eq!(Surd::ZERO.sign(), Ordering::Equal);
}

#[test]
fn the_roots_themselves_are_ordered() {
    let ascending = [
        -ROOT_6,
        -ROOT_2,
        -ONE,
        Surd::ZERO,
        Surd([-3, 1, 1, 0]),
        ONE,
        ROOT_2,
        ROOT_3,
        ONE + ONE,
        ONE + ROOT_2,
        ROOT_6,
        ROOT_2 + ROOT_3,
    ];
    let mut sorted = ascending;
    sorted.reverse();
    sorted.sort();
    assert_eq!(sorted, ascending);
}

#[test]
fn scaled_numbers_round_halves_up_also_below_zero() {
    for (surd, times, over, rounded) in [
        (ROOT_2, 1000, 1, 1414),
        (-ROOT_2, 1000, 1, -1414),
        (ROOT_3, 1000, 1, 1732),
        (-ROOT_6, 1000, 4, -612),
        (Surd::whole(-3), 1000, 4, -750),
        (ONE, 1, 2, 1),
        (-ONE, 1, 2, 0),
        (Surd::whole(3), 1, 2, 2),
        (Surd::whole(-3), 1, 2, -1),
        (Surd::whole(-7), 1, 4, -2),
        (Surd::ZERO, 1000, 4, 0),
        (ROOT_2, 1 << 50, 1, 1_592_262_918_131_443),
        (ROOT_3, 1 << 50, 1, 1_950_115_842_888_491),
        (-ROOT_6, 1 << 50, 1, -2_757_880_273_211_543),
    ] {
        assert_eq!(surd.scaled(times, over), rounded, "{surd:?} {times} {over}");
    }
}

/// In quarters, so that squares come in sixteenths.
#[test]
fn cosines_and_sines_are_those_of_the_circle() {
    assert_eq!(Angle::from_degrees(15).cos(), ROOT_6 + ROOT_2);
    assert_eq!(Angle::from_degrees(75).cos(), ROOT_6 - ROOT_2);
    assert_eq!(Angle::from_degrees(120).cos(), Surd::whole(-2));
    assert_eq!(Angle::from_degrees(-45).sin(), ROOT_2.times(-2));
    assert_eq!(Angle::from_degrees(300).sin(), ROOT_3.times(-2));
    for a in Angle::all() {
        assert_eq!(a.cos() * a.cos() + a.sin() * a.sin(), Surd::whole(16));
        assert_eq!((Angle::RIGHT - a).cos(), a.cos());
        for b in Angle::all() {
            assert_eq!((a + b).degrees(), (a.degrees() + b.degrees()) % 360);
            assert_eq!((a - b) + b, a);
            assert_eq!((a + b).cos().times(4), a.cos() * b.cos() - a.sin() * b.sin());
            assert_eq!((a + b).sin().times(4), a.sin() * b.cos() + a.cos() * b.sin());
        }
    }
}

/// Clockwise as it is seen: right, down, left, up.
#[test]
fn turning_goes_clockwise() {
    let turned = |degrees| Point::turned([3, 1], Angle::from_degrees(degrees)).thousandths();
    assert_eq!(turned(0), [3000, 1000]);
    assert_eq!(turned(90), [-1000, 3000]);
    assert_eq!(turned(180), [-3000, -1000]);
    assert_eq!(turned(270), [1000, -3000]);
    assert_eq!(turned(30), [2098, 2366]);
}

/// Signs square their numbers twice in 128 bits, so coefficients must stay below
/// 2²⁹ or so; in twelfths and turned they are 12 times what they are here.
#[test]
fn coefficients_stay_small_at_the_end_of_a_long_chain() {
    let mut longest = 0;
    for seed in 0..20 {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut table = Table::new([LARGEST_TABLE; 2]);
        let mut last = Component::Board;
        loop {
            let outside = Cards::BOX.minus(table.cards());
            let next: Vec<Placement> =
                table.placements(outside).filter(|it| it.spot.on == last).collect();
            if next.is_empty() {
                break;
            }
            let placement = next[uniform(&mut dice, next.len() as u32) as usize];
            table.lay(placement, Seat::FIRST, 1);
            last = Component::Card(placement.card());
            let Point { x, y } = table.pose(last).origin;
            assert!(x.0.iter().chain(&y.0).all(|it| it.abs() < 1 << 14), "{x:?} {y:?}");
        }
        longest = longest.max(table.order().len());
    }
    assert!(30 < longest, "{longest}");
}
