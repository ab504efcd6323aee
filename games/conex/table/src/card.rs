use super::{
    Letters, label::label_place, letters::is_wide, picture::self_closed, printed::printed_corner,
};
use conex::{Angle, Card, Colour, Kind, Printed};
use maud::{Markup, PreEscaped, html};
use pages::{
    PerLanguage,
    plot::{Point, at_turned, number},
};
use std::sync::LazyLock;

/// The places of the emblem: no printed corner, and no card laid on this one,
/// ever reaches them.
const MIDDLE: Point = [30.0, 45.0];
/// Beside a printed corner that reaches further in than the others.
const BESIDE: Point = [33.0, 45.0];
const DEEP: [i32; 2] = [24, 45];
const SYMBOL: Point = [30.0, 41.0];
const SMALL_LETTER: Point = [30.0, 58.5];
/// Where a newly laid card shows who laid it; equally free.
pub(super) const LAID_BY: Point = [30.0, 19.0];

/// Where pictures show its name; equally free.
const NAME: Point = [30.0, 28.0];

/// A card's name, turned with the card, so it also shows where the top is.
pub(super) fn name(card: Card) -> Markup {
    let class = format!("id k{}", card.colour().letter());
    let baseline = number(NAME[1] + 2.0);
    html! { text class=(class) x=(number(NAME[0])) y=(baseline) { (card) } }
}

/// In how many ways a card can be turned.
const TURNS: usize = 24;

/// A card with its top left corner at the origin, where what contains it is turned by
/// `degrees`: labels stay upright. Each is drawn once, because pages are full of them.
pub(crate) fn face(card: Card, degrees: i32, letters: &Letters) -> PreEscaped<&'static str> {
    static FACES: LazyLock<Vec<PerLanguage>> =
        LazyLock::new(|| (0..Card::all().len() * TURNS).map(|_| PerLanguage::new()).collect());
    let turned = card.index() * TURNS + Angle::from_degrees(degrees).index();
    FACES[turned].get(letters.language(), || {
        PreEscaped(self_closed(drawn(card, degrees, letters).into_string()))
    })
}

fn drawn(card: Card, degrees: i32, letters: &Letters) -> Markup {
    html! {
        use href={ "#cx-card-" (card.colour().letter()) } {}
        @for printed in card.printed() { (printed_corner(printed)) }
        @for printed in card.printed() { (number_of(printed, degrees, letters)) }
        // Unbroken: it shows which card lies on top.
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
        Kind::Plain => return big_letter(middle(card), degrees, card.colour(), letters),
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

/// What people read on a card besides its numbers, each with the room it needs.
pub(super) fn emblem_places(card: Card) -> Vec<(Point, f64)> {
    match card.kind() {
        Kind::Plain => vec![(middle(card), 6.0)],
        Kind::Die | Kind::PlusTwo => vec![(SYMBOL, 8.0), (SMALL_LETTER, 5.0)],
    }
}

fn middle(card: Card) -> Point {
    let is_deep = card.printed().any(|it| it.tip() == DEEP);
    if is_deep { BESIDE } else { MIDDLE }
}

fn number_of(printed: Printed, degrees: i32, letters: &Letters) -> Markup {
    let class = format!("u v k{}", printed.colour().letter());
    let letter = letters.of(printed.colour());
    let text = html! {
        text class=(class) y="3.7" { (printed.value()) tspan.l.w[is_wide(letter)] { (letter) } }
    };
    upright(label_place(printed), degrees, &text)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            label::{depth, outline, sides},
            printed::from_tip,
        },
        *,
    };
    use conex::{CARD, Corner};

    /// The places on a card with the room that each needs around it.
    fn places(card: Card) -> Vec<(Point, f64)> {
        let mut places = emblem_places(card);
        places.extend([(LAID_BY, 3.9), (NAME, 3.9)]);
        places
    }

    #[test]
    fn printed_corners_leave_the_places_free() {
        for printed in Printed::all() {
            for (place, radius) in places(printed.card()) {
                let depth = depth(place, &sides(&outline(printed)));
                assert!(depth <= -radius, "{printed}: {depth} at {place:?}");
            }
        }
    }

    /// Where a point seen from a tip is on a card that has its corner at the tip.
    fn on_card([x, y]: Point, corner: Corner) -> Point {
        let [width, height] = CARD.map(f64::from);
        match corner {
            Corner::TopLeft => [x, y],
            Corner::TopRight => [width - y, x],
            Corner::BottomRight => [width - x, height - y],
            Corner::BottomLeft => [y, height - x],
        }
    }

    #[test]
    fn cards_laid_on_a_card_leave_the_places_free() {
        for printed in Printed::all() {
            for corner in Corner::ALL {
                let covered: Vec<Point> =
                    from_tip(printed).into_iter().map(|it| on_card(it, corner)).collect();
                for (place, radius) in Card::all().flat_map(places) {
                    let depth = depth(place, &sides(&covered));
                    assert!(depth <= -radius, "{printed} on {corner}: {depth} at {place:?}");
                }
            }
        }
    }
}
