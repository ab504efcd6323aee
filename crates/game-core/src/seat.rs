use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

pub const MAX_SEATS: usize = 4;

/// A place at the table, in turn order. Shown and written as 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// How many seats a game has: 2 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats(u8);

/// Whose eyes a view or an event is made for.
///
/// ```
/// use game_core::{Seats, Viewer};
///
/// let [first, second] = [0, 1].map(|it| Seats::TWO.seat(it).unwrap());
/// assert!(Viewer::Seat(first).sees(first) && !Viewer::Seat(first).sees(second));
/// assert!(!Viewer::Spectator.sees(first));
/// assert!(Viewer::Omniscient.sees(first) && Viewer::Omniscient.sees(second));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    /// Sees what is public, and no hand.
    Spectator,
    /// Sees every hand: for games that are over and for analysis, never for a
    /// table in play.
    Omniscient,
}

/// Who acted. Written as the seat's number, or `*` for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    Seat(Seat),
    Chance,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

/// One value for each seat there could be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

/// One value for each seat at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: Seats,
    values: BySeat<T>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to 4")]
pub struct ParseSeatError;

impl Seat {
    pub const FIRST: Seat = Seat(0);

    /// Counted from 1, as it is shown and written.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Counted from zero.
    #[inline]
    pub fn index(self) -> usize {
        // The mask changes nothing; it lets the compiler drop bounds checks.
        usize::from(self.0) & (MAX_SEATS - 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseSeatError),
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

impl FromStr for Actor {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        if text == "*" { Ok(Actor::Chance) } else { text.parse().map(Actor::Seat) }
    }
}

impl Seats {
    pub const TWO: Seats = Seats(2);
    pub const THREE: Seats = Seats(3);
    pub const FOUR: Seats = Seats(4);
    pub const ALL: [Seats; 3] = [Seats::TWO, Seats::THREE, Seats::FOUR];

    pub fn new(n: usize) -> Option<Self> {
        (2..=MAX_SEATS).contains(&n).then_some(Seats(n as u8))
    }

    /// How many; never zero.
    #[inline]
    pub fn count(self) -> usize {
        usize::from(self.0)
    }

    /// The seat with this index, counted from zero.
    pub fn seat(self, index: usize) -> Option<Seat> {
        (index < self.count()).then_some(Seat(index as u8))
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// The seat to the left.
    #[inline]
    pub fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 == self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    #[inline]
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.iter().filter(move |&it| it != seat)
    }

    pub fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }

    /// Everybody who may look at a table in play.
    pub fn viewers(self) -> impl Iterator<Item = Viewer> + Clone {
        self.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl Viewer {
    /// The seat that looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    /// Whether this viewer may see what `seat` alone may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&it| self.contains(it))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl<T> BySeat<T> {
    pub fn from_fn(f: impl FnMut(Seat) -> T) -> Self {
        let mut f = f;
        BySeat(std::array::from_fn(|i| f(Seat(i as u8))))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> PerSeat<T> {
    pub fn from_fn(seats: Seats, f: impl FnMut(Seat) -> T) -> Self {
        PerSeat { seats, values: BySeat::from_fn(f) }
    }

    /// In seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &T> {
        self.seats.iter().map(|it| &self.values[it])
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_two_to_four_seats() {
        assert_eq!([0, 1, 5, 250].map(Seats::new), [None; 4]);
        assert_eq!([2, 3, 4].map(|n| Seats::new(n).unwrap().count()), [2, 3, 4]);
    }

    #[test]
    fn seats_are_written_from_one() {
        let third = Seats::THREE.seat(2).unwrap();
        assert_eq!(third.to_string(), "3");
        assert_eq!("3".parse(), Ok(third));
        for wrong in ["0", "5", "", "03", "+3", "x", "٣"] {
            assert_eq!(wrong.parse::<Seat>(), Err(ParseSeatError), "{wrong}");
        }
    }

    #[test]
    fn turns_go_round() {
        let [a, b, c] = [0, 1, 2].map(|i| Seats::THREE.seat(i).unwrap());
        assert_eq!([a, b, c].map(|it| Seats::THREE.after(it)), [b, c, a]);
    }
}
