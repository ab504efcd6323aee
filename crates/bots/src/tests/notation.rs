//! How bots are named.
use crate::{
    Bot, Budget, Level, ParseBotError, ParseBudgetError, UnknownLevel,
    arena::{Entrant, LADDER, ParseEntrantError},
};
use std::{fmt::Display, str::FromStr};

/// Whether this is how it is written.
fn is_written<T: Display + FromStr>(text: &str) -> bool {
    text.parse::<T>().is_ok_and(|it| it.to_string() == text)
}

const BUDGETS: [&str; 5] = ["1", "2000", "100000000", "1ms", "500ms"];
const LEVELS: [&str; 4] = ["deckhand", "sailor", "helmsman", "captain"];
const BOTS: [&str; 4] = ["random", "greedy", "search:2000", "search:500ms"];
const ARENA_ONLY: [&str; 4] =
    ["tuned-greedy", "untuned-search:5", "cheating-search:5", "cheating-search:5ms"];

#[test]
fn what_is_written_is_read() {
    assert!(BUDGETS.iter().all(|it| is_written::<Budget>(it)));
    assert!(LEVELS.iter().all(|it| is_written::<Level>(it)));
    assert!(BOTS.iter().chain(&LEVELS).all(|it| is_written::<Bot>(it)));
    let entrants = BOTS.iter().chain(&LEVELS).chain(&ARENA_ONLY);
    assert!(entrants.clone().all(|it| is_written::<Entrant>(it)));
    assert!(
        LADDER.iter().all(|(a, b)| [a, b]
            .map(ToString::to_string)
            .iter()
            .all(|it| is_written::<Entrant>(it)))
    );
}

#[test]
fn seconds_are_written_as_milliseconds() {
    assert_eq!("2s".parse::<Budget>().unwrap().to_string(), "2000ms");
    assert_eq!("search:2s".parse::<Bot>().unwrap().to_string(), "search:2000ms");
}

#[test]
fn levels_go_from_deckhand_to_captain() {
    assert_eq!(Level::ALL.map(Level::name), LEVELS);
    assert!(Level::ALL.is_sorted());
    assert_eq!(format!("{:>9}|", Level::Sailor), "   sailor|", "as wide as a column");
}

#[test]
fn an_unknown_bot_is_refused_with_those_there_are() {
    for wrong in ["", "Random", "search", "random:5", "captain:5", "serach:5", "admiral", " greedy"]
    {
        assert_eq!(wrong.parse::<Bot>(), Err(ParseBotError::Unknown), "{wrong}");
        let unknown = ParseEntrantError::Unknown(ParseBotError::Unknown);
        assert_eq!(wrong.parse::<Entrant>(), Err(unknown), "{wrong}");
    }
    let message = ParseBotError::Unknown.to_string();
    let kinds = ["random", "greedy", "search:2000", "search:500ms"];
    assert!(kinds.iter().chain(&LEVELS).all(|it| message.contains(it)), "{message}");
    let all = ParseEntrantError::Unknown(ParseBotError::Unknown).to_string();
    let arena = ["tuned-greedy", "untuned-search:2000", "cheating-search:2000"];
    assert!(all.starts_with(&message) && arena.iter().all(|it| all.contains(it)), "{all}");
}

#[test]
fn an_unknown_level_is_refused_with_those_there_are() {
    assert_eq!("Captain".parse::<Level>(), Err(UnknownLevel));
    let message = UnknownLevel.to_string();
    assert!(LEVELS.iter().all(|it| message.contains(it)), "{message}");
}

#[test]
fn some_play_in_the_arena_alone() {
    for name in ARENA_ONLY {
        assert_eq!(name.parse::<Bot>(), Err(ParseBotError::Unknown), "{name}");
        assert!(!matches!(name.parse(), Ok(Entrant::Honest(_)) | Err(_)), "{name}");
    }
    for name in ["tuned-greedy:5", "untuned-search", "cheating-search"] {
        assert!(name.parse::<Entrant>().is_err(), "{name}");
    }
}

#[test]
fn nobody_thinks_for_no_time() {
    for budget in ["0", "0ms", "0s", "", "-5", "100000001", "601s"] {
        assert_eq!(budget.parse::<Budget>(), Err(ParseBudgetError), "{budget}");
        let refused = ParseBotError::Budget(ParseBudgetError);
        assert_eq!(format!("search:{budget}").parse::<Bot>(), Err(refused));
        for kind in ["search", "untuned-search", "cheating-search"] {
            let found = format!("{kind}:{budget}").parse::<Entrant>();
            assert_eq!(found, Err(ParseEntrantError::Bot(refused)));
        }
    }
    let message = ParseEntrantError::Bot(ParseBotError::Budget(ParseBudgetError)).to_string();
    assert!(message.contains("2000") && message.contains("500ms"), "{message}");
}
