//! What a table of Conex can agree on.
use maud::{Markup, html};
use pages::{OptionField, OptionValue, Speech};

pub(crate) fn fields(speech: &Speech) -> Vec<OptionField> {
    let size = |(notation, rect): (&'static str, [u8; 4])| OptionValue {
        notation,
        label: speech.say(&format!("option-size-{notation}")),
        about: Some(speech.say(&format!("option-size-{notation}-is"))),
        picture: Some(picture(rect)),
    };
    let sizes =
        [("small", [16, 12, 56, 42]), ("medium", [10, 7, 68, 52]), ("large", [1, 1, 86, 64])];
    let track = |notation, key| OptionValue {
        notation,
        label: speech.say(key),
        about: None,
        picture: None,
    };
    let tracks = vec![track("", "option-track-40"), track("track-30", "option-track-30")];
    vec![
        OptionField {
            name: "size",
            label: speech.say("option-size"),
            values: sizes.map(size).into(),
            usual: "medium",
        },
        OptionField { name: "track", label: speech.say("option-track"), values: tracks, usual: "" },
    ]
}

/// How large the table is, shown with the board and two cards on it.
fn picture([x, y, width, height]: [u8; 4]) -> Markup {
    html! {
        svg viewBox="0 0 88 66" aria-hidden="true" {
            rect.t-edge x=(x) y=(y) width=(width) height=(height) {}
            rect.t-board x="38" y="27" width="12" height="12" {}
            rect.y x="52" y="20" width="6" height="9" transform="rotate(30 50 25)" {}
            rect.t x="30" y="34" width="6" height="9" transform="rotate(-20 33 38)" {}
        }
    }
}
