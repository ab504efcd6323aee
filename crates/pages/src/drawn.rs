//! Games as pictures.
use crate::conex::Letters;
use conex::Conex;
use game_core::Game;
use sobek::Sobek;

pub trait Drawn: Game {
    /// The table as an SVG file, if this game can be drawn.
    fn picture(view: &Self::View) -> Option<String>;
}

impl Drawn for Sobek {
    fn picture(_: &Self::View) -> Option<String> {
        None
    }
}

impl Drawn for Conex {
    fn picture(view: &Self::View) -> Option<String> {
        Some(crate::conex::picture(view, &Letters::ENGLISH))
    }
}
