//! The board. Its score track runs on the cross between the squares, which no
//! card ever covers: a printed corner stays within its square (rules 3.8).
use super::{
    Letters,
    card::{big_letter, upright},
    mark::mark,
};
use conex::{BOARD, BOARD_SQUARE, Component, Corner, Spot, View};
use game_core::Seat;
use maud::{Markup, html};
use pages::plot::{Point, at, number, pair};

/// The way round the cross, clockwise from the first space.
const WAY: [Point; 12] = [
    [43.0, 7.0],
    [77.0, 7.0],
    [77.0, 43.0],
    [113.0, 43.0],
    [113.0, 77.0],
    [77.0, 77.0],
    [77.0, 113.0],
    [43.0, 113.0],
    [43.0, 77.0],
    [7.0, 77.0],
    [7.0, 43.0],
    [43.0, 43.0],
];

/// The middles of the cross's arms.
const ARMS: [Point; 4] = [[60.0, 27.0], [93.0, 60.0], [60.0, 93.0], [27.0, 60.0]];

/// The start field beside the first space: its lower end, and the distance between
/// markers that wait there, clear of the first spaces.
const START: Point = [60.0, 41.5];
const QUEUE: f64 = 8.6;
/// Half the width of the start field.
const LANE: f64 = 6.0;

/// The distance between markers that share a space.
const STACK: f64 = 9.2;

/// `live` on a page with only one board: then its parts have ids.
pub(super) fn board(view: &View, letters: &Letters, live: bool) -> Markup {
    let pose = view.table.pose(Component::Board);
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let edge = format!("M0 0H{BOARD}V{BOARD}H0z");
    html! {
        "\n"
        g.board id=[live.then_some("board")] data-part=[live.then_some("board")] transform=(at(place)) {
            rect.shade x="1" y="2" width=(BOARD) height=(BOARD) {}
            rect.wood width=(BOARD) height=(BOARD) {}
            @for spot in Component::Board.spots() { (square(spot, is_taken(spot, view), letters)) }
            "\n" (track(view.options.track()))
            g.logo transform="translate(60 60)" {
                path.r d="M0-1L-11-12H11z" {}
                path.p d="M1 0L12-11V11z" {}
                path.y d="M0 1L11 12H-11z" {}
                path.t d="M-1 0L-12 11V-11z" {}
            }
            path.hair d=(edge) {}
            "\n" (markers(view, live))
        }
    }
}

fn is_taken(spot: Spot, view: &View) -> bool {
    let laid = |card| view.table.laid(card).is_some_and(|it| it.placement.spot == spot);
    view.table.lying_on(spot.on).any(laid)
}

/// Half a letter below a card would say less than the number on the card.
fn square(spot: Spot, taken: bool, letters: &Letters) -> Markup {
    let colour = spot.colour();
    let far = f64::from(BOARD - BOARD_SQUARE);
    let place = match spot.at {
        Corner::TopLeft => [0.0, 0.0],
        Corner::TopRight => [far, 0.0],
        Corner::BottomRight => [far, far],
        Corner::BottomLeft => [0.0, far],
    };
    let middle = f64::from(BOARD_SQUARE) / 2.0;
    html! {
        g transform=(at(place)) {
            rect class=(colour.letter()) width=(BOARD_SQUARE) height=(BOARD_SQUARE) {}
            rect class={ "q" (colour.letter()) } width=(BOARD_SQUARE) height=(BOARD_SQUARE) {}
            rect.rim x=".8" y=".8" width="34.4" height="34.4" {}
            rect.hair width=(BOARD_SQUARE) height=(BOARD_SQUARE) {}
            @if !taken { (big_letter([middle, middle], 0, colour, letters)) }
        }
    }
}

fn track(spaces: u16) -> Markup {
    let way: Vec<String> = WAY.into_iter().map(pair).collect();
    // Beads are round line caps: one path for all that have no number.
    let plain = (1..=spaces).filter(|it| it % 5 != 0);
    let beads: String = plain.map(|it| format!("M{}h0", pair(bead(it, spaces)))).collect();
    let first = START[1] - 3.0 * QUEUE;
    let lane = [2.0 * LANE, 3.0 * QUEUE + 2.0 * LANE].map(number);
    html! {
        path.track d={ "M" (way.join("L")) "z" } {}
        path.bead d=(beads) {}
        rect.five x=(number(START[0] - LANE)) y=(number(first - LANE)) width=(lane[0])
            height=(lane[1]) rx=(LANE) {}
        (upright([START[0], first], 0, &html! { text.u.n y="1.95" { "0" } }))
        @for space in (5..=spaces).step_by(5) {
            g transform=(at(bead(space, spaces))) {
                circle.five r="4.6" {}
                text.u.n y="1.95" { (space) }
            }
        }
    }
}

/// Where a marker stands on the board, on a space or before the first.
pub(super) fn place_on_track(space: Option<u16>, spaces: u16) -> Point {
    space.map_or(START, |it| bead(it, spaces))
}

/// Where a space of the track is on the board; spaces count from 1.
fn bead(space: u16, spaces: u16) -> Point {
    let next = WAY.iter().cycle().skip(1);
    let legs = || WAY.iter().zip(next.clone());
    let length = |[ax, ay]: Point, [bx, by]: Point| (bx - ax).abs() + (by - ay).abs();
    let total: f64 = legs().map(|(&a, &b)| length(a, b)).sum();
    let mut left = total * f64::from(space - 1) / f64::from(spaces);
    for (&a, &b) in legs() {
        let length = length(a, b);
        if left < length {
            return std::array::from_fn(|i| a[i] + (b[i] - a[i]) * left / length);
        }
        left -= length;
    }
    WAY[0]
}

fn markers(view: &View, live: bool) -> Markup {
    let spaces = view.options.track();
    let space_of = |seat: Seat| view.options.space(view.scores[seat]);
    let together = |space| view.seats.iter().filter(move |&it| space_of(it) == space);
    let waiting = together(None)
        .rev()
        .zip(0..)
        .map(|(seat, nth)| (seat, [START[0], START[1] - f64::from(nth) * QUEUE]));
    html! {
        @for (seat, place) in waiting { (marker(seat, place, live)) }
        @for space in 1..=spaces {
            @let seats: Vec<Seat> = together(Some(space)).collect();
            @if !seats.is_empty() { (stack(&seats, bead(space, spaces), live)) }
        }
    }
}

/// Markers on one space: from the bead towards the middle of its arm, where they
/// hide no other space.
fn stack(seats: &[Seat], bead: Point, live: bool) -> Markup {
    let step = stack_step(bead);
    let place = |nth: usize| std::array::from_fn(|i| bead[i] + step[i] * nth as f64);
    html! {
        @if 1 < seats.len() {
            path.stack d={ "M" (pair(bead)) "L" (pair(place(seats.len() - 1))) } {}
        }
        @for (nth, &seat) in seats.iter().enumerate() { (marker(seat, place(nth), live)) }
    }
}

fn marker(seat: Seat, place: Point, live: bool) -> Markup {
    let mark = mark(seat, place, 0);
    if live {
        html! { g id={ "mark-" (seat) } { (mark) } }
    } else {
        mark
    }
}

fn stack_step([x, y]: Point) -> Point {
    let ways = ARMS.map(|[ax, ay]| [ax - x, ay - y]);
    let length = |[dx, dy]: Point| (dx * dx + dy * dy).sqrt();
    let nearest = ways.into_iter().min_by(|&a, &b| length(a).total_cmp(&length(b)));
    let way = nearest.expect("the cross has arms");
    way.map(|it| it * STACK / length(way))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RADIUS: f64 = 4.6;

    fn distance([ax, ay]: Point, [bx, by]: Point) -> f64 {
        ((ax - bx).powi(2) + (ay - by).powi(2)).sqrt()
    }

    /// On the board, and in none of its squares.
    fn is_on_the_cross(place: Point, radius: f64) -> bool {
        let (low, high) = (f64::from(BOARD_SQUARE), f64::from(BOARD - BOARD_SQUARE));
        let within = |it: f64, low: f64, high: f64| low <= it - radius && it + radius <= high;
        let [x, y] = place;
        let on_board = [x, y].iter().all(|&it| within(it, 0.0, f64::from(BOARD)));
        on_board && (within(x, low, high) || within(y, low, high))
    }

    #[test]
    fn spaces_are_apart_and_never_covered() {
        for spaces in [30, 40] {
            let beads: Vec<Point> = (1..=spaces).map(|it| bead(it, spaces)).collect();
            for (i, &a) in beads.iter().enumerate() {
                assert!(is_on_the_cross(a, RADIUS), "{a:?}");
                assert!(beads[..i].iter().all(|&b| 7.0 < distance(a, b)), "{spaces}: {a:?}");
            }
        }
    }

    #[test]
    fn four_markers_on_a_space_are_on_the_cross() {
        for spaces in [30, 40] {
            for bead in (1..=spaces).map(|it| bead(it, spaces)) {
                let step = stack_step(bead);
                let last = std::array::from_fn(|i| bead[i] + 3.0 * step[i]);
                assert!(is_on_the_cross(last, RADIUS), "{bead:?} {last:?}");
            }
        }
    }
}
