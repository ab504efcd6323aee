//! What all drawings share.
use super::mark::shapes;
use conex::{CARD, Colour};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// The definitions that the drawings of a page use; each page has them once.
pub fn shared() -> PreEscaped<&'static str> {
    static SHARED: LazyLock<String> = LazyLock::new(|| {
        // Not `display: none`, with which browsers lose the patterns.
        let shared = html! {
            svg.cx.defs width="0" height="0" aria-hidden="true" {
                (definitions())
            }
        };
        shared.into_string()
    });
    PreEscaped(&SHARED)
}

pub(crate) fn definitions() -> Markup {
    let [width, height] = CARD;
    html! {
        defs {
            "\n" (patterns())
            @for colour in Colour::ALL.map(Colour::letter) {
                g id={ "cx-card-" (colour) } {
                    rect class=(colour) width=(width) height=(height) {}
                    rect class={ "q" (colour) } width=(width) height=(height) {}
                }
            }
            "\n"
            rect #cx-shade .shade width=(width) height=(height) {}
            g #cx-rim {
                rect.rim x=".8" y=".8" width="58.4" height="88.4" {}
                rect.hair width=(width) height=(height) {}
            }
            g #cx-die .sym {
                rect x="-8" y="-8" width="16" height="16" rx="3.2" {}
                path.pips d="M-4-4h0M4-4h0M0 0h0M-4 4h0M4 4h0" {}
            }
            g #cx-plus .sym {
                path d="M0-10L11.5 0L0 10L-11.5 0z" {}
                text.two y="3.4" { "+2" }
            }
            "\n" (shapes()) "\n"
        }
    }
}

/// A pattern survives any turn of its card, and its tile divides 60 and 90, so
/// it starts the same way at all four tips. (7.5 / √2 across makes 7.5 along the edges.)
fn patterns() -> Markup {
    html! {
        pattern #cx-r width="5.303" height="5.303" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)" { path.mr d="M0 2.65H5.303" {} }
        pattern #cx-p width="6" height="6" patternUnits="userSpaceOnUse" {
            circle.mp cx="3" cy="3" r=".95" {}
        }
        pattern #cx-y width="7.5" height="7.5" patternUnits="userSpaceOnUse" {
            path.my d="M0 3.75H7.5M3.75 0V7.5" {}
        }
        pattern #cx-t width="10" height="6" patternUnits="userSpaceOnUse" {
            path.mt d="M-5 1.5L0 4.5L5 1.5L10 4.5L15 1.5" {}
        }
        pattern #cx-dots width="30" height="30" patternUnits="userSpaceOnUse" {
            circle.dot cx="15" cy="15" r="1" {}
        }
        "\n"
    }
}
