use super::{
    Letters,
    board::board,
    card::{LAID_BY, face, name},
    mark::mark,
};
use crate::plot::{at, number};
use conex::{Card, Component, Laid, View};
use game_core::Viewer;
use maud::{Markup, html};

/// The width of the line around the table.
const EDGE: f64 = 1.5;

/// The table as an `<svg>` element, for a page that has the sheets and, once,
/// [`shared`](super::shared).
pub fn table(view: &View, letters: &Letters) -> Markup {
    let corner = number(-EDGE);
    let [width, height] = view.table.size().map(|it| number(f64::from(it) + 2.0 * EDGE));
    html! {
        svg.cx viewBox={ (corner) " " (corner) " " (width) " " (height) } {
            (surface(view, letters, false))
        }
    }
}

/// The felt with all that lies on it; a line of [`EDGE`] is around it. Where
/// nothing can be pointed at, cards are named.
pub(crate) fn surface(view: &View, letters: &Letters, named: bool) -> Markup {
    let [width, height] = view.table.size();
    let corner = number(-EDGE / 2.0);
    let edge = [width, height].map(|it| number(f64::from(it) + EDGE));
    html! {
        rect.felt width=(width) height=(height) {}
        rect.dots width=(width) height=(height) {}
        rect.tableedge x=(corner) y=(corner) width=(edge[0]) height=(edge[1]) {}
        (board(view, letters))
        @for &card in view.table.order() {
            @if let Some(laid) = view.table.laid(card) {
                (laid_card(card, laid, view, letters, named))
            }
        }
        "\n"
    }
}

/// A card where it lies. Its shade falls the same way for all cards, so it is
/// turned but not its offset.
fn laid_card(card: Card, laid: &Laid, view: &View, letters: &Letters, named: bool) -> Markup {
    let pose = view.table.pose(Component::Card(card));
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let degrees = pose.angle.degrees();
    html! {
        "\n"
        g.card transform=(at(place)) {
            title { (laid.placement) }
            use href="#cx-shade" transform={ "translate(1 2) rotate(" (degrees) ")" } {}
            g transform={ "rotate(" (degrees) ")" } {
                (face(card, degrees, letters))
                @if named { (name(card)) }
                @if is_news(laid, view) { (mark(laid.seat, LAID_BY, degrees)) }
            }
        }
    }
}

/// Laid within the last round, and by another than the viewer.
fn is_news(laid: &Laid, view: &View) -> bool {
    let age = view.turn.saturating_sub(laid.turn);
    usize::from(age) < view.seats.count() && view.viewer != Viewer::Seat(laid.seat)
}
