//! What people see, as HTML and SVG: pure functions of a view and a language,
//! without a server.
//!
//! All games share this: texts in four languages, the frame that a page is made from, the story,
//! the rulebook as pages, and [`Presenter`], through which a game adds its own.

pub mod assets;
pub mod deeds;
mod frame;
mod joined;
mod language;
pub mod mosaic;
mod plain;
pub mod plot;
mod presenter;
mod room;
mod rules;
pub mod story;
pub mod terminal;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod tight;
mod words;

pub use assets::{Asset, Assets, Entry, Look};
pub use deeds::{Deed, Verb};
pub use frame::{Frame, Motion, Narration, Occupant, Way};
pub use joined::Module;
pub use language::{Language, ParseLanguageError, PerLanguage};
pub use mosaic::{Mosaic, Palette, Tile};
pub use plain::PlainPresenter;
pub use presenter::{Action, Event, Illegal, OptionField, OptionValue, Presenter, Rulebook, View};
pub use room::Room;
pub use rules::{Form, RulesPage, rules_page};
pub use text::{Arg, Speech, Texts, text};
pub use tight::tight;
pub use words::{Words, capital};
