//! How long a bot may think.
use std::{fmt, str::FromStr, time::Duration};

/// How long a bot may think: a number of iterations, a time, or whichever ends
/// first. With iterations alone, the choice is a function of view and seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    iterations: Option<u32>,
    time: Option<Duration>,
}

/// How long people wait before their minds wander: no level takes longer.
pub(crate) const SECOND: Duration = Duration::from_millis(980);

/// Tells the time. Search takes it as an argument, so that nothing else in it
/// depends on the machine.
pub trait Clock: Sync {
    /// Since any fixed moment.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

impl SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place where bots read the clock")]
    pub fn start() -> SystemClock {
        SystemClock(std::time::Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

impl Budget {
    /// At least one: a bot that may not think at all couldn't answer.
    pub const fn iterations(count: u32) -> Budget {
        Budget { iterations: Some(if count == 0 { 1 } else { count }), time: None }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }

    /// The same, but no longer than this.
    #[must_use]
    pub fn within(self, time: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(time, |it| it.min(time))), ..self }
    }

    /// The same without regard to time, if iterations bound it: for results that must
    /// not depend on the machine.
    #[must_use]
    pub fn untimed(self) -> Budget {
        Budget { time: self.time.filter(|_| self.iterations.is_none()), ..self }
    }

    /// Whether time alone bounds it.
    pub fn is_timed(self) -> bool {
        self.iterations.is_none()
    }

    /// How many iterations it allows, if they are bounded.
    pub fn most_iterations(self) -> Option<u32> {
        self.iterations
    }

    /// How long it allows, if that is bounded.
    pub fn longest(self) -> Option<Duration> {
        self.time
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.iterations, self.time) {
            (Some(count), _) => count.fmt(f),
            (None, time) => write!(f, "{}ms", time.unwrap_or_default().as_millis()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a budget is a number of iterations up to {MOST_ITERATIONS}, such as 2000, or a time up to \
     10 minutes, such as 500ms or 2s; neither may be 0"
)]
pub struct ParseBudgetError;

/// More would take days.
const MOST_ITERATIONS: u32 = 100_000_000;
const LONGEST: Duration = Duration::from_secs(600);

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Self, ParseBudgetError> {
        let number = |digits: &str| -> Option<u64> {
            let plain = digits.bytes().all(|it| it.is_ascii_digit());
            digits.parse().ok().filter(|it| plain && *it != 0)
        };
        let time = if let Some(digits) = text.strip_suffix("ms") {
            number(digits).map(Duration::from_millis)
        } else if let Some(digits) = text.strip_suffix('s') {
            number(digits).map(Duration::from_secs)
        } else {
            let count = number(text).and_then(|it| u32::try_from(it).ok());
            let count = count.filter(|it| *it <= MOST_ITERATIONS).ok_or(ParseBudgetError)?;
            return Ok(Budget::iterations(count));
        };
        time.filter(|it| *it <= LONGEST).map(Budget::time).ok_or(ParseBudgetError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_counts_or_times() {
        assert_eq!("2000".parse(), Ok(Budget::iterations(2000)));
        assert_eq!("500ms".parse(), Ok(Budget::time(Duration::from_millis(500))));
        assert_eq!("2s".parse(), Ok(Budget::time(Duration::from_secs(2))));
        for wrong in
            ["", "0", "0ms", "0s", "-1", "+5", "1.5s", "601s", "4294967296", "s", "ms", "x"]
        {
            assert_eq!(wrong.parse::<Budget>(), Err(ParseBudgetError), "{wrong}");
        }
    }
}
