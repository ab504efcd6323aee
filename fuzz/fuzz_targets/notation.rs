//! Whatever is read as notation is written back, and read again the same.
#![no_main]
use games::{conex, sobek};
use libfuzzer_sys::fuzz_target;
use std::{fmt, str::FromStr};

fn try_as<T: FromStr + fmt::Display + fmt::Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok().as_ref(), Some(&value), "{text} → {written}");
    }
}

fuzz_target!(|text: &str| {
    try_as::<sobek::Action>(text);
    try_as::<sobek::Cards>(text);
    try_as::<sobek::Luck>(text);
    try_as::<sobek::Options>(text);
    try_as::<sobek::Tokens>(text);
    try_as::<conex::Action>(text);
    try_as::<conex::Card>(text);
    try_as::<conex::Luck>(text);
    try_as::<conex::Options>(text);
    try_as::<conex::Placement>(text);
});
