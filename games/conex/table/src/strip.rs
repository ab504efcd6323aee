//! What belongs to a position beside the table: seats, hands, pile.
use super::{
    Letters,
    card::face,
    describe::{count, status},
    mark::scaled_mark,
    token::{die, pile, token},
};
use conex::{CARD, Card, HAND, Token, View};
use game_core::Seat;
use maud::{Markup, html};
use pages::plot::{Point, at, at_scaled, number};

/// The strip goes beside a table of 4 : 3 that is this high.
pub(super) const WIDTH: f64 = 220.0;
pub(super) const HEIGHT: f64 = 510.0;

/// Between panels, and from a panel's edge to its content.
const GAP: f64 = 7.0;
const PADDING: f64 = 10.0;
/// A seat's panel above its hand.
const HEAD: f64 = 42.0;
const SUPPLY: f64 = 30.0;
/// Between the cards of a hand, and below them for their names.
const BETWEEN: f64 = 4.0;
const NAME: f64 = 11.0;
/// Cards per row of a hand: as many as are dealt; enough for all cards in one hand.
const FEWEST: usize = HAND;
const MOST: usize = 12;

/// Tokens and the die are drawn in a square of 34.
const SIGN: f64 = 0.56;

pub(super) fn strip(view: &View, letters: &Letters) -> Markup {
    let hands = Hands::that_fit(view);
    let mut top = 0.0;
    let panels = view.seats.iter().map(|seat| {
        let height = hands.panel_height(view, seat);
        let place = [0.0, top];
        top += height + GAP;
        html! { "\n" g transform=(at(place)) { (panel(view, seat, height, hands, letters)) } }
    });
    let panels: Vec<Markup> = panels.collect();
    html! {
        @for panel in panels { (panel) }
        "\n"
        g transform=(at([0.0, top])) { (supply(view)) }
    }
}

fn panel(view: &View, seat: Seat, height: f64, hands: Hands, letters: &Letters) -> Markup {
    let status = status(view, seat);
    let cards = count(view.hand_sizes[seat].into(), "card");
    let line = status.map_or(cards.clone(), |it| format!("{cards} · {it}"));
    let held = |it: &Token| view.tokens.holder(*it) == Some(seat);
    let right = WIDTH - PADDING;
    html! {
        rect.panel.now[status.is_some()] width=(WIDTH) height=(number(height)) rx="7" {}
        (scaled_mark(seat, [20.0, HEAD / 2.0], 1.6))
        text.who x="38" y="18" { "Seat " (seat) }
        text.said x="38" y="32" { (line) }
        text.score x=(right) y="29.5" { (view.scores[seat]) }
        @for (it, place) in in_a_row(Token::ALL.into_iter().filter(held), 14.0) {
            (token(it, view.tokens.is_locked(it), place, SIGN))
        }
        @for (nth, card) in view.hands[seat].iter().flat_map(|it| it.iter()).enumerate() {
            (hand_card(card, hands.place(nth), hands.scale(), letters))
        }
    }
}

/// Tokens from the right, left of a score or of the die.
fn in_a_row(tokens: impl Iterator<Item = Token>, y: f64) -> impl Iterator<Item = (Token, Point)> {
    tokens.zip(0..).map(move |(it, nth)| (it, [WIDTH - 60.0 - 23.0 * f64::from(nth), y]))
}

fn hand_card(card: Card, place: Point, scale: f64, letters: &Letters) -> Markup {
    let [width, height] = CARD.map(f64::from);
    html! {
        g.card transform=(at_scaled(place, scale)) { (face(card, 0, letters)) }
        text.name x=(number(place[0] + width * scale / 2.0))
            y=(number(place[1] + height * scale + 7.5)) { (card) }
    }
}

/// The pile, the tokens that nobody holds, and the last roll with who made it.
fn supply(view: &View) -> Markup {
    let (middle, right) = (SUPPLY / 2.0, WIDTH - PADDING);
    let free = |it: &Token| view.tokens.holder(*it).is_none();
    html! {
        (pile(view.pile.len(), [PADDING + 1.0, middle - 10.5]))
        text.pile x="38" y=(middle + 4.0) {
            tspan { (view.pile.len()) } " in the pile"
        }
        @for (it, place) in in_a_row(Token::ALL.into_iter().filter(free), middle) {
            (token(it, false, place, SIGN))
        }
        @if let Some((seat, face)) = view.last_roll {
            g {
                title { "last roll: seat " (seat) ", " (face) }
                (scaled_mark(seat, [right - 26.0, middle], 1.0))
                (die(face, [right - 8.0, middle], SIGN))
            }
        }
    }
}

/// How the visible hands are laid out: all cards of one size, this many in a row.
#[derive(Clone, Copy, Debug)]
struct Hands {
    across: usize,
}

impl Hands {
    /// The largest cards for which everything fits beside the table.
    fn that_fit(view: &View) -> Hands {
        let fits = |it: &Hands| {
            let panels = view.seats.iter().map(|seat| it.panel_height(view, seat) + GAP);
            panels.sum::<f64>() + SUPPLY <= HEIGHT
        };
        let mut all = (FEWEST..MOST).map(|across| Hands { across });
        all.find(fits).unwrap_or(Hands { across: MOST })
    }

    fn scale(self) -> f64 {
        let between = BETWEEN * (self.across - 1) as f64;
        let width = (WIDTH - 2.0 * PADDING - between) / self.across as f64;
        // Rounded as it will be written, so that rows end where they should.
        (100.0 * width / f64::from(CARD[0])).floor() / 100.0
    }

    fn panel_height(self, view: &View, seat: Seat) -> f64 {
        let cards = view.hands[seat].map_or(0, |it| it.count());
        let row = self.scale() * f64::from(CARD[1]) + NAME;
        match cards.div_ceil(self.across) {
            0 => HEAD,
            rows => HEAD + row * rows as f64 + BETWEEN,
        }
    }

    fn place(self, nth: usize) -> Point {
        let step = CARD.map(|it| f64::from(it) * self.scale());
        let (column, row) = ((nth % self.across) as f64, (nth / self.across) as f64);
        [PADDING + column * (step[0] + BETWEEN), HEAD + row * (step[1] + NAME)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conex::{CARDS, Cards, Conex};
    use game_core::{Game, Seats, Viewer};

    fn height(view: &View) -> f64 {
        let hands = Hands::that_fit(view);
        let panels = view.seats.iter().map(|it| hands.panel_height(view, it) + GAP);
        panels.sum::<f64>() + SUPPLY
    }

    #[test]
    fn any_hands_fit_beside_the_table() {
        for seats in Seats::ALL {
            let mut view = Conex::new(seats, &Default::default()).view(Viewer::Omniscient);
            let mut deal = |owner: &dyn Fn(usize) -> usize| {
                for seat in seats.iter() {
                    let own = Card::all().filter(|it| owner(it.index()) == seat.index());
                    view.hands[seat] = Some(own.collect::<Cards>());
                }
                assert!(height(&view) <= HEIGHT, "{:?}", view.hands);
            };
            deal(&|_| 0);
            deal(&|card| card % seats.count());
            // One hand has nearly all of them, the others begin a row each.
            deal(&|card| card.saturating_sub(CARDS - seats.count()));
        }
    }

    #[test]
    fn rows_end_within_their_panel() {
        for hands in (FEWEST..=MOST).map(|across| Hands { across }) {
            let [x, _] = hands.place(hands.across - 1);
            assert!(x + f64::from(CARD[0]) * hands.scale() <= WIDTH - PADDING, "{hands:?}");
        }
    }
}
