//! Tests that read like the rulebook; each cites its section of
//! docs/rules/conex.md.

mod conformance;
mod drawing;
mod game_end;
mod laying;
mod lightning;
mod memory;
mod notation;
mod scene;
mod secrets;
mod setup;
mod shapes;
mod surd;
mod taking_back;
mod tokens;
mod turns;
