//! The numbers of a heuristic, kept as data.

/// Numbers with names, read from a text with a line `name number` for each.
pub trait Weights: Clone + Send + Sync + std::fmt::Debug + 'static {
    const NAMES: &'static [&'static str];

    /// The tuned ones of the project.
    fn tuned() -> &'static Self;
    fn from_values(values: &[f32]) -> Self;
    fn values(&self) -> Vec<f32>;
}

/// Declares a struct of weights and reads the tuned ones from a file beside it.
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
                static TUNED: std::sync::LazyLock<$name> = std::sync::LazyLock::new(|| {
                    let values = $crate::weights::read(
                        include_str!($file),
                        <$name as $crate::Weights>::NAMES,
                    );
                    $crate::Weights::from_values(&values)
                });
                &TUNED
            }

            fn from_values(values: &[f32]) -> Self {
                let mut values = values.iter().copied();
                $name { $($field: values.next().expect("one for each name"),)* }
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field,)*]
            }
        }
    };
}
pub(crate) use weights;

/// The values of all names. The file is part of the program: a test reads it.
pub(crate) fn read(text: &str, names: &[&str]) -> Vec<f32> {
    let lines = text.lines().filter(|it| !it.starts_with('#') && !it.is_empty());
    let named: Vec<(&str, f32)> = lines
        .map(|line| {
            let (name, value) = line.split_once(' ').expect("a name and a number");
            (name, value.trim().parse().expect("a number"))
        })
        .collect();
    assert!(named.iter().map(|it| it.0).eq(names.iter().copied()), "one line for each of {names:?}");
    named.into_iter().map(|it| it.1).collect()
}
