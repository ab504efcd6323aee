//! Tables that people and bots play at, over HTTP.
//!
//! The log of a match is the truth, and it is in the store before anybody hears of it;
//! everything here is a cache of it. A table is an actor; everybody who looks gets
//! their own view of what it last published.

mod answer;
mod api;
mod app;
mod bots;
mod caller;
mod clock;
mod cors;
mod greeting;
mod hub;
mod ids;
mod limits;
mod listeners;
mod logging;
mod measures;
mod names;
mod origin;
mod page;
mod prefs;
mod refused;
mod replay;
mod serve;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod turning;
mod verbs;

pub use ids::seed_hash;
pub use serve::{ServeError, serve};
pub use settings::{LogFormat, Settings, SettingsError};
pub use table::log_of;
