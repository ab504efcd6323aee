//! The numbers of a heuristic, kept as data.

/// Numbers with names, read from a text with a line for each: its name, the value
/// set by hand, and the one learned from there.
pub trait Weights: Clone + Send + Sync + std::fmt::Debug + 'static {
    const NAMES: &'static [&'static str];

    /// The learned values.
    fn tuned() -> &'static Self;
    /// The values they were learned from.
    fn by_hand() -> &'static Self;
    fn from_values(values: &[f32]) -> Self;
    fn values(&self) -> Vec<f32>;
}

/// No weights: there is nothing to learn.
impl Weights for () {
    const NAMES: &'static [&'static str] = &[];

    fn tuned() -> &'static Self {
        &()
    }

    fn by_hand() -> &'static Self {
        &()
    }

    fn from_values(_: &[f32]) -> Self {}

    fn values(&self) -> Vec<f32> {
        Vec::new()
    }
}

/// Declares a struct of weights and reads them from a file beside it.
#[macro_export]
macro_rules! weights {
    ($(#[$meta:meta])* $name:ident from $file:literal { $($(#[$doc:meta])* $field:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[$doc])* pub $field: f32,)*
        }

        impl $crate::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field),)*];

            fn tuned() -> &'static Self {
                &Self::both()[1]
            }

            fn by_hand() -> &'static Self {
                &Self::both()[0]
            }

            fn from_values(values: &[f32]) -> Self {
                let mut values = values.iter().copied();
                $name { $($field: values.next().expect("one for each name"),)* }
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field,)*]
            }
        }

        impl $name {
            fn both() -> &'static [Self; 2] {
                static BOTH: std::sync::LazyLock<[$name; 2]> = std::sync::LazyLock::new(|| {
                    use $crate::Weights;
                    $crate::read_weights(include_str!($file), $name::NAMES)
                        .map(|it| $name::from_values(&it))
                });
                &BOTH
            }
        }
    };
}
/// Both columns of values, for [`weights!`]. The file is part of the program: a test reads
/// it.
#[doc(hidden)]
pub fn read_weights(text: &str, names: &[&str]) -> [Vec<f32>; 2] {
    let lines = text.lines().filter(|it| !it.starts_with('#'));
    let rows: Vec<Vec<&str>> = lines.map(|it| it.split_whitespace().collect()).collect();
    assert!(rows.iter().map(|it| it[0]).eq(names.iter().copied()), "a line for each of {names:?}");
    [1, 2].map(|column| rows.iter().map(|it| it[column].parse().expect("a number")).collect())
}
