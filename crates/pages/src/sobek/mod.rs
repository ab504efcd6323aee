//! Sobek in words.

mod names;
mod refusal;
mod table;
