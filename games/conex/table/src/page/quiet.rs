//! Places on the table where a small sign hides nothing that people read.
use super::shapes;
use crate::{card::emblem_places, label::label_place};
use conex::{Component, Pose, Table};
use pages::plot::Point;

/// The room that a number and its letter need.
const NUMBER: f64 = 6.5;

/// On the board: its letters, and its track.
const SQUARES: [Point; 4] = [[18.0, 18.0], [102.0, 18.0], [102.0, 102.0], [18.0, 102.0]];
const TRACK: [Point; 9] = [
    [60.0, 14.0],
    [60.0, 37.0],
    [60.0, 60.0],
    [60.0, 83.0],
    [60.0, 106.0],
    [14.0, 60.0],
    [37.0, 60.0],
    [83.0, 60.0],
    [106.0, 60.0],
];

/// On a card, best first.
const ON_CARD: [Point; 15] = [
    [30.0, 45.0],
    [30.0, 30.0],
    [30.0, 60.0],
    [16.0, 45.0],
    [44.0, 45.0],
    [16.0, 28.0],
    [44.0, 28.0],
    [44.0, 62.0],
    [16.0, 62.0],
    [30.0, 12.0],
    [30.0, 78.0],
    [12.0, 12.0],
    [48.0, 12.0],
    [48.0, 78.0],
    [12.0, 78.0],
];

/// Beside a card, best first.
const BESIDE_CARD: [Point; 12] = [
    [30.0, -12.0],
    [30.0, 102.0],
    [-12.0, 45.0],
    [72.0, 45.0],
    [-12.0, 20.0],
    [72.0, 20.0],
    [-12.0, 70.0],
    [72.0, 70.0],
    [-10.0, -10.0],
    [70.0, -10.0],
    [70.0, 100.0],
    [-10.0, 100.0],
];

pub(super) struct Quiet {
    size: Point,
    /// What must be seen, with the room it needs.
    seen: Vec<(Point, f64)>,
}

impl Quiet {
    pub(super) fn of(table: &Table) -> Quiet {
        let mut seen = Vec::new();
        for &card in table.order() {
            let placed = shapes::placed(table.pose(Component::Card(card)));
            let numbers = card.printed().map(|it| (label_place(it), NUMBER));
            let read = emblem_places(card).into_iter().chain(numbers);
            seen.extend(read.map(|(place, room)| (placed(place), room)));
        }
        let placed = shapes::placed(table.pose(Component::Board));
        seen.extend(SQUARES.map(|it| (placed(it), 9.0)));
        seen.extend(TRACK.map(|it| (placed(it), 15.0)));
        Quiet { size: table.size().map(f64::from), seen }
    }

    /// Something else is there.
    pub(super) fn add(&mut self, place: Point, room: f64) {
        self.seen.push((place, room));
    }

    pub(super) fn on_card(&mut self, pose: Pose, room: f64) -> Point {
        self.best(&ON_CARD.map(shapes::placed(pose)), room)
    }

    pub(super) fn beside_card(&mut self, pose: Pose, room: f64) -> Point {
        self.best(&BESIDE_CARD.map(shapes::placed(pose)), room)
    }

    /// The first with room, or the one with the most; it is then taken.
    fn best(&mut self, places: &[Point], room: f64) -> Point {
        let free = |it: &&Point| room <= self.room(**it);
        let widest = || places.iter().max_by(|a, b| self.room(**a).total_cmp(&self.room(**b)));
        let best = places.iter().find(free).or_else(widest).copied().unwrap_or_default();
        self.add(best, room);
        best
    }

    /// How far it is to what must be seen, and to the edge.
    fn room(&self, [x, y]: Point) -> f64 {
        let edge = x.min(y).min(self.size[0] - x).min(self.size[1] - y);
        let away = |([ax, ay], room): &(Point, f64)| (ax - x).hypot(ay - y) - room;
        self.seen.iter().map(away).fold(edge, f64::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_keep_away_from_each_other_and_from_the_edge() {
        let table = Table::new([680, 510]);
        let mut quiet = Quiet::of(&table);
        let first = quiet.on_card(Pose::default(), 9.0);
        assert!((first[0] - 30.0).hypot(first[1] - 45.0) < 0.01, "{first:?}");
        let second = quiet.on_card(Pose::default(), 9.0);
        assert!(18.0 <= (second[0] - first[0]).hypot(second[1] - first[1]), "{second:?}");
        let beside = quiet.beside_card(Pose::default(), 9.0);
        assert!(beside.iter().all(|it| 9.0 <= *it), "{beside:?}");
    }
}
