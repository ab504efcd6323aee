use game_core::{BySeat, Seat, Seats};
use serde::{Serialize, Serializer};

/// One value for each seat at the table, sent as an array in seat order. Its
/// schema is that of a `Vec`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerSeat<T> {
    seats: Seats,
    values: BySeat<T>,
}

impl<T> PerSeat<T> {
    pub(crate) fn from_fn(seats: Seats, value: impl FnMut(Seat) -> T) -> Self {
        PerSeat { seats, values: BySeat::from_fn(value) }
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats.iter().map(|it| &self.values[it]))
    }
}
