use super::{
    Letters,
    board::board,
    card::{LAID_BY, face, name},
    mark::mark,
};
use conex::{Card, Component, Laid, View};
use game_core::Viewer;
use maud::{Markup, html};
use pages::{
    Room,
    plot::{at, number},
};

/// The width of the line around the table.
pub(super) const EDGE: f64 = 1.5;

/// The table as it is, for an `<svg>` that shows it or a part of it.
pub(crate) fn felt(view: &View, letters: &Letters) -> Markup {
    surface(view, letters, &plain, false)
}

/// What a drawing shows of a laid card besides its face.
pub(super) struct Caption {
    /// For a page with only one table.
    pub(super) id: Option<String>,
    pub(super) title: String,
    /// If nothing can be pointed at, cards show their names.
    pub(super) named: bool,
}

fn plain(_: Card, laid: &Laid) -> Caption {
    Caption { id: None, title: laid.placement.to_string(), named: false }
}

pub(super) fn named(card: Card, laid: &Laid) -> Caption {
    Caption { named: true, ..plain(card, laid) }
}

/// The felt with everything that lies on it, with a line of [`EDGE`] around it.
/// `live` on a page that has no other.
pub(super) fn surface(
    view: &View,
    letters: &Letters,
    caption: &dyn Fn(Card, &Laid) -> Caption,
    live: bool,
) -> Markup {
    let [width, height] = view.table.size();
    let corner = number(-EDGE / 2.0);
    let edge = [width, height].map(|it| number(f64::from(it) + EDGE));
    let cards = html! {
        (Room(32 * 1024))
        @for &card in view.table.order() {
            @if let Some(laid) = view.table.laid(card) {
                (laid_card(card, laid, view, letters, &caption(card, laid)))
            }
        }
    };
    html! {
        (Room(cards.0.len() + 16 * 1024))
        rect.felt width=(width) height=(height) {}
        rect.dots width=(width) height=(height) {}
        rect.tableedge x=(corner) y=(corner) width=(edge[0]) height=(edge[1]) {}
        (board(view, letters, live))
        @if live { g data-part="laid" data-list { (cards) } } @else { (cards) }
        "\n"
    }
}

/// A card where it lies. All shadows fall the same way, so a shadow is turned but
/// its offset isn't.
fn laid_card(card: Card, laid: &Laid, view: &View, letters: &Letters, caption: &Caption) -> Markup {
    let pose = view.table.pose(Component::Card(card));
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let degrees = pose.angle.degrees();
    html! {
        "\n"
        g.card id=[caption.id.as_ref()] data-part=[caption.id.as_ref()] transform=(at(place)) {
            title { (caption.title) }
            use href="#cx-shade" transform={ "translate(1 2) rotate(" (degrees) ")" } {}
            g transform={ "rotate(" (degrees) ")" } {
                (face(card, degrees, letters))
                @if caption.named { (name(card)) }
                @if is_news(laid, view) { (mark(laid.seat, LAID_BY, degrees)) }
            }
        }
    }
}

/// Laid within the last round by somebody other than the viewer.
fn is_news(laid: &Laid, view: &View) -> bool {
    let age = view.turn.saturating_sub(laid.turn);
    usize::from(age) < view.seats.count() && view.viewer != Viewer::Seat(laid.seat)
}
