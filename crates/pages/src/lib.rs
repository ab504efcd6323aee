//! What somebody sees, as HTML and SVG: pure functions of a view and a
//! language, without a server.
//!
//! Everything drawn comes from a view, so nothing hidden can be drawn. Every
//! sentence comes from `locales/`, which is compiled in.

pub mod assets;
mod coach;
pub mod conex;
mod drawn;
mod joined;
mod language;
mod pictures;
mod plot;
mod rich;
mod rules;
mod sight;
mod sobek;
mod story;
mod text;
mod tight;
mod worded;
mod words;

pub use coach::Coached;
pub use drawn::Drawn;
pub use joined::Module;
pub use language::{Language, ParseLanguageError};
pub use pictures::picture_of;
pub use rich::Words;
pub use rules::{Form, RulesPage, rules_page};
pub use sight::{Motion, Sight, Sitter, Tabled, Tale, Way};
pub use text::{Arg, text};
pub use worded::Worded;
pub use words::{InWords, count};
