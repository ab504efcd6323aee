//! Exact numbers. With angles in steps of 15° every coordinate is a sum of
//! whole multiples of 1, √2, √3 and √6, over a small common denominator
//! (docs/decisions/0008).
use std::{
    cmp::Ordering,
    ops::{Add, Mul, Neg, Sub},
};

/// `a + b√2 + c√3 + d√6`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Surd(pub(crate) [i64; 4]);

/// 1, √2, √3 and √6, times 2⁶⁰ and rounded.
const ROOTS: [i128; 4] =
    [1 << 60, 1_630_477_228_166_597_777, 1_996_918_623_117_814_388, 2_824_069_399_768_620_282];

impl Surd {
    pub const ZERO: Surd = Surd([0; 4]);

    pub(crate) const fn whole(n: i64) -> Surd {
        Surd([n, 0, 0, 0])
    }

    #[must_use]
    pub(crate) fn times(self, n: i64) -> Surd {
        Surd(self.0.map(|it| it * n))
    }

    /// Compares with zero, exactly: for parts up to 2²⁹, because they are squared
    /// twice. On a table they stay below 2²⁴.
    pub fn sign(self) -> Ordering {
        let [a, b, c, d] = self.0.map(i128::from);
        // (a + b√2) + (c + d√2)√3
        sign_of_sum(sign_with_root_2(a, b), sign_with_root_2(c, d), || {
            let squares = a * a + 2 * b * b - 3 * (c * c + 2 * d * d);
            sign_with_root_2(squares, 2 * a * b - 6 * c * d)
        })
    }

    /// The nearest whole number to `self` · `times` / `over`.
    ///
    /// The roots are rounded, by less than 2⁻⁶⁰ each: for display, or for comparing
    /// with room for doubt.
    pub fn scaled(self, times: i64, over: i64) -> i64 {
        let sum: i128 = self.0.iter().zip(ROOTS).map(|(&it, root)| i128::from(it) * root).sum();
        let (times, over) = (i128::from(times), i128::from(over) << 60);
        (sum * times + over / 2).div_euclid(over) as i64
    }
}

/// The sign of `a + b√2`.
fn sign_with_root_2(a: i128, b: i128) -> Ordering {
    sign_of_sum(a.cmp(&0), b.cmp(&0), || (a * a).cmp(&(2 * b * b)))
}

/// The sign of x + y from the signs of x and y; if they differ, the sign of
/// x² − y² tells which outweighs the other.
fn sign_of_sum(x: Ordering, y: Ordering, squares: impl FnOnce() -> Ordering) -> Ordering {
    match (x, y) {
        (Ordering::Equal, _) => y,
        (_, Ordering::Equal) => x,
        _ if x == y => x,
        (Ordering::Greater, _) => squares(),
        (Ordering::Less, _) => squares().reverse(),
    }
}

impl Add for Surd {
    type Output = Surd;

    fn add(self, other: Surd) -> Surd {
        Surd(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl Sub for Surd {
    type Output = Surd;

    fn sub(self, other: Surd) -> Surd {
        Surd(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }
}

impl Neg for Surd {
    type Output = Surd;

    fn neg(self) -> Surd {
        Surd(self.0.map(|it| -it))
    }
}

impl Mul for Surd {
    type Output = Surd;

    fn mul(self, other: Surd) -> Surd {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Surd([
            a * e + 2 * b * f + 3 * c * g + 6 * d * h,
            a * f + b * e + 3 * (c * h + d * g),
            a * g + c * e + 2 * (b * h + d * f),
            a * h + d * e + b * g + c * f,
        ])
    }
}

impl PartialOrd for Surd {
    fn partial_cmp(&self, other: &Surd) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Surd {
    fn cmp(&self, other: &Surd) -> Ordering {
        (*self - *other).sign()
    }
}
