//! Tests that read like the rulebook; each cites its section of
//! docs/rules/sobek.md.

mod conformance;
mod scene;
mod take;
