//! How fast bots act: a setting of the person, chosen where one wishes it.
//!
//! Pages are made for all who see the same, so the script marks what is chosen; without it, the
//! settings have the same choice.
use super::layout::Reader;
use crate::{prefs::PACE, table::Snapshot};
use game_core::Viewer;
use maud::{Markup, html};
use store::{SeatKind, Status};

/// Signs of the values, in the order of the choice.
const SIGNS: [(&str, &str); 4] = [
    ("relaxed", "M8 3v10l6-5z"),
    ("normal", "M4 3v10l6-5zM11 3v10l6-5z"),
    ("fast", "M1 3v10l6-5zM8 3v10l6-5zM15 3v10l6-5z"),
    ("at-once", "M5 3v10l7-5zM13 3h3v10h-3z"),
];

/// For players among bots, a choice for the bar (`pace`) or for the menu (`pace-here`).
pub(super) fn pace(
    reader: &Reader<'_>,
    snapshot: &Snapshot,
    viewer: Viewer,
    group: &str,
) -> Markup {
    let info = &snapshot.info;
    let bots = info.seats.iter().any(|it| it.kind == SeatKind::Bot);
    html! {
        @if bots && viewer.seat().is_some() && info.of.status == Status::Playing {
            fieldset.pace hidden data-pace=(PACE.name) {
                legend { (reader.say("prefs-pace")) }
                @for (value, sign) in SIGNS {
                    @let said = reader.say(&format!("pace-{value}"));
                    label title=(said) {
                        input type="radio" name=(group) value=(value) aria-label=(said);
                        svg viewBox="0 0 22 16" aria-hidden="true" { path fill="currentColor" d=(sign) {} }
                        span.word aria-hidden="true" { (reader.say(&format!("prefs-value-{value}"))) }
                    }
                }
            }
        }
    }
}
