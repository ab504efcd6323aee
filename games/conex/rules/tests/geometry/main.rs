//! Where a card may lie (rules 3): the worked examples, exact ties, and a
//! second opinion in floats on a million placements.

mod agreement;
mod drift;
mod examples;
mod floats;
mod lists;
mod overlap;
mod tables;
mod ties;
