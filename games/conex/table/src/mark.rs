//! Seats are told apart by shape: ●, ▲, ■, ◆.
use super::card::upright;
use game_core::{MAX_SEATS, Seat};
use maud::{Markup, html};
use pages::plot::{Point, at_scaled};

/// About as large to the eye, centred on the origin, some 4 in radius.
const SHAPES: [&str; MAX_SEATS] = [
    "M-4.4 0A4.4 4.4 0 0 1 4.4 0A4.4 4.4 0 0 1-4.4 0z",
    "M0-5.2L5.2 3.8H-5.2z",
    "M-3.9-3.9H3.9V3.9H-3.9z",
    "M0-5.3L5.3 0L0 5.3L-5.3 0z",
];

pub(super) fn shapes() -> Markup {
    html! {
        @for (number, shape) in (1..).zip(SHAPES) {
            path id={ "cx-seat-" (number) } class={ "mark s" (number) } d=(shape) {}
        }
    }
}

/// The shape of a seat on something that is turned by `degrees`.
pub(super) fn mark(seat: Seat, place: Point, degrees: i32) -> Markup {
    upright(place, degrees, &html! { use class="u" href={ "#cx-seat-" (seat) } {} })
}

pub(super) fn scaled_mark(seat: Seat, place: Point, scale: f64) -> Markup {
    html! { use href={ "#cx-seat-" (seat) } transform=(at_scaled(place, scale)) {} }
}
