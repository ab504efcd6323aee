//! The page of every position: complete, sound, and silent about what is hidden.
mod ceremony;
mod controls;
mod deeds;
mod play;
mod sound;
mod told;
mod track;
mod words;
