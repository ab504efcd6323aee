//! Tests that read like the rulebook; each cites its section of
//! docs/rules/sobek.md.

mod characters;
mod components;
mod conformance;
mod courtesan_merchant;
mod events;
mod game_end;
mod horizontal;
mod memory;
mod round_end;
pub(crate) mod scene;
mod scribe;
mod secrets;
mod set;
mod setup;
mod take;
mod taking_back;
mod thief_vizier;
mod turns;
