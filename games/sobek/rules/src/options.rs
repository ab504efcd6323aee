use std::{fmt, str::FromStr};

/// What a table can agree on before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Show each viewer what a perfect memory surely knows (rules 11).
    pub open_memory: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such option of Sobek; use `open-memory`, or `-` for none")]
pub struct ParseOptionsError;

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.open_memory { "open-memory" } else { "-" })
    }
}

impl FromStr for Options {
    type Err = ParseOptionsError;

    fn from_str(text: &str) -> Result<Self, ParseOptionsError> {
        match text {
            "-" => Ok(Options::default()),
            "open-memory" => Ok(Options { open_memory: true }),
            _ => Err(ParseOptionsError),
        }
    }
}
