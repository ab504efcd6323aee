//! Whole numbers as JSON Schema has them: `1.0` is one, too.
use serde::{
    Deserialize, Deserializer,
    de::{Error, Unexpected, Visitor},
};
use std::{fmt, marker::PhantomData};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole<T>(pub(crate) T);

impl<'de, T: TryFrom<u64>> Deserialize<'de> for Whole<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_u64(Reader(PhantomData)).map(Whole)
    }
}

struct Reader<T>(PhantomData<T>);

impl<T: TryFrom<u64>> Visitor<'_> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number from 0 on, and not too large")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        T::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
        // None of ours is larger than 32 bits, which a float holds exactly.
        if number.fract().abs() > 0.0 || !(0.0..=f64::from(u32::MAX)).contains(&number) {
            return Err(E::invalid_value(Unexpected::Float(number), &self));
        }
        self.visit_u64(number as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_one_however_it_is_written() {
        let read = |text: &str| serde_json::from_str::<Whole<u8>>(text).ok().map(|it| it.0);
        for (text, number) in [("1", 1), ("1.0", 1), ("1e0", 1), ("25.5e1", 255), ("-0.0", 0)] {
            assert_eq!(read(text), Some(number), "{text}");
        }
        for odd in ["1.5", "256", "256.0", "-1", "-1.0", "1e300", "\"1\"", "null", "true"] {
            assert_eq!(read(odd), None, "{odd}");
        }
    }
}
