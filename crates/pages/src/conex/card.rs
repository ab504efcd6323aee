use super::{Letters, label::label_place, printed::printed_corner};
use crate::plot::{Point, at_turned};
use conex::{Card, Colour, Kind, Printed};
use maud::{Markup, html};

/// Where the emblem is: no card laid on this one ever reaches it.
const MIDDLE: Point = [30.0, 45.0];
/// Beside a printed corner that reaches further in than the others.
const BESIDE: Point = [33.0, 45.0];
const DEEP: [i32; 2] = [24, 45];
const SYMBOL: Point = [30.0, 41.0];
const SMALL_LETTER: Point = [30.0, 58.5];

/// A card with its top left corner at the origin, where what contains it is
/// turned by `degrees`: labels stay upright.
pub(super) fn face(card: Card, degrees: i32, letters: &Letters) -> Markup {
    html! {
        use href={ "#cx-card-" (card.colour().letter()) } {}
        @for printed in card.printed() { (printed_corner(printed)) }
        @for printed in card.printed() { (number_of(printed, degrees, letters)) }
        // Unbroken: it tells which card lies above.
        use href="#cx-rim" {}
        (emblem(card, degrees, letters))
    }
}

/// Something that stays upright on the screen: however the card is turned, and
/// (by class `u`, which it must have) however the page turns the table.
pub(super) fn upright(place: Point, degrees: i32, what: &Markup) -> Markup {
    html! { g transform=(at_turned(place, -degrees)) { (what) } }
}

/// The letter of a colour in the middle of a card or of a square of the board.
pub(super) fn big_letter(place: Point, degrees: i32, colour: Colour, letters: &Letters) -> Markup {
    let class = format!("u big k{}", colour.letter());
    upright(place, degrees, &html! { text class=(class) y="6.2" { (letters.of(colour)) } })
}

fn emblem(card: Card, degrees: i32, letters: &Letters) -> Markup {
    let symbol = match card.kind() {
        Kind::Plain => {
            let is_deep = card.printed().any(|it| it.tip() == DEEP);
            let place = if is_deep { BESIDE } else { MIDDLE };
            return big_letter(place, degrees, card.colour(), letters);
        }
        Kind::Die => "#cx-die",
        Kind::PlusTwo => "#cx-plus",
    };
    let class = format!("u sm k{}", card.colour().letter());
    let letter = html! { text class=(class) y="3.3" { (letters.of(card.colour())) } };
    html! {
        (upright(SYMBOL, degrees, &html! { use class="u" href=(symbol) {} }))
        (upright(SMALL_LETTER, degrees, &letter))
    }
}

fn number_of(printed: Printed, degrees: i32, letters: &Letters) -> Markup {
    let class = format!("u v k{}", printed.colour().letter());
    let letter = letters.of(printed.colour());
    let text =
        html! { text class=(class) y="3.7" { (printed.value()) tspan.l { (letter) } } };
    upright(label_place(printed), degrees, &text)
}
