//! Numbers, points and transforms as SVG writes them.
use std::fmt;

/// In the units of the picture, x to the right, y down.
pub type Point = [f64; 2];

/// Written with at most two decimals and nothing superfluous, so pictures are
/// small and the same on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    hundredths: i64,
}

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Number { hundredths: (value * 100.0).round() as i64 }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let (whole, part) = (self.hundredths.abs() / 100, self.hundredths.abs() % 100);
        match (whole, part) {
            (_, 0) => write!(f, "{sign}{whole}"),
            (0, _) => write!(f, "{sign}{}", Decimals(part)),
            (_, _) => write!(f, "{sign}{whole}{}", Decimals(part)),
        }
    }
}

struct Decimals(i64);

impl fmt::Display for Decimals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 % 10 == 0 { write!(f, ".{}", self.0 / 10) } else { write!(f, ".{:02}", self.0) }
    }
}

pub fn number(value: f64) -> Number {
    Number::from(value)
}

/// `x y`.
pub fn pair([x, y]: Point) -> String {
    format!("{} {}", number(x), number(y))
}

pub fn at(place: Point) -> String {
    format!("translate({})", pair(place))
}

/// Moved there, then turned clockwise about itself.
pub fn at_turned(place: Point, degrees: i32) -> String {
    match degrees {
        0 => at(place),
        _ => format!("translate({}) rotate({degrees})", pair(place)),
    }
}

pub fn at_scaled(place: Point, scale: f64) -> String {
    format!("translate({}) scale({})", pair(place), number(scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (0.8, ".8"),
            (-0.25, "-.25"),
            (10.0, "10"),
            (100.05, "100.05"),
            (9.2 * 1.1, "10.12"),
            (-12.304, "-12.3"),
        ];
        for (value, text) in cases {
            assert_eq!(number(value).to_string(), text);
        }
    }

    #[test]
    fn transforms_leave_out_what_does_nothing() {
        assert_eq!(at_turned([1.5, 2.0], 0), "translate(1.5 2)");
        assert_eq!(at_turned([1.5, 2.0], -15), "translate(1.5 2) rotate(-15)");
        assert_eq!(at_scaled([0.0, 1.0], 0.5), "translate(0 1) scale(.5)");
    }
}
