//! The list of keys: those that work everywhere; a script adds the page's own.
use super::layout::Reader;
use maud::{Markup, html};

const EVERYWHERE: [(&[&str], &str); 4] = [
    (&["Enter"], "keys-enter"),
    (&["Esc"], "keys-escape"),
    (&["Tab", "←", "→", "↑", "↓"], "keys-around"),
    (&["?"], "keys-list"),
];

pub(super) fn list(reader: &Reader<'_>) -> Markup {
    html! {
        template #keys {
            dialog.keys-list aria-labelledby="keys-title" {
                form method="dialog" {
                    h2 #keys-title { (reader.say("keys")) }
                    button.btn.quiet.icon aria-label=(reader.say("keys-close")) {
                        svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true" {
                            path d="M5 5l10 10M15 5L5 15" {}
                        }
                    }
                }
                dl {
                    @for (keys, does) in EVERYWHERE {
                        div { dt { @for key in keys { kbd { (key) } } } dd { (reader.say(does)) } }
                    }
                }
            }
        }
    }
}
