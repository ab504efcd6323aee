use fluent_bundle::FluentValue;

/// A variable of a text: numbers are counted in its language, words stay as
/// they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    Number(u32),
    Text(&'a str),
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Number(number) => number.into(),
            Arg::Text(text) => text.into(),
        }
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Number(number)
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Arg::Number(number.into())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}
