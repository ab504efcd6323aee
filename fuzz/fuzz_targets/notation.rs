//! Whatever is read as notation is written back, and read again the same.
#![no_main]
use libfuzzer_sys::fuzz_target;
use sobek::{Action, Cards, Luck, Options, Tokens};
use std::{fmt, str::FromStr};

fn try_as<T: FromStr + fmt::Display + fmt::Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok().as_ref(), Some(&value), "{text} → {written}");
    }
}

fuzz_target!(|text: &str| {
    try_as::<Action>(text);
    try_as::<Cards>(text);
    try_as::<Luck>(text);
    try_as::<Options>(text);
    try_as::<Tokens>(text);
});
