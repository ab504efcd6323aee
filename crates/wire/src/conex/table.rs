use super::{CardText, PrintedText, SpotText};
use crate::{SeatJson, Text};
use ::conex::{Component, Placement, Table};
use serde::Serialize;
use utoipa::ToSchema;

/// The table and what lies on it. Lengths are in units of about a millimetre, x
/// to the right and y down from the table's top left corner. The board, a square
/// of 120, lies upright in the middle; a card is 60 wide and 90 high.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ConexTable)]
pub struct TableJson {
    /// The table's width.
    pub width: u16,
    /// The table's height.
    pub height: u16,
    /// The cards that lie, in the order in which they were laid.
    pub cards: Vec<LaidJson>,
    /// The spots on which some card outside the table could be laid, whoever
    /// holds it.
    pub open_spots: Vec<SpotText>,
}

/// A card that lies on the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexLaid)]
pub struct LaidJson {
    /// The card.
    pub card: CardText,
    /// Its printed corner, which hides the spot.
    pub by: PrintedText,
    /// The spot it lies on.
    pub spot: SpotText,
    /// Who laid it.
    pub seat: SeatJson,
    /// The turn in which it was laid, from 1.
    pub turn: u16,
    /// Where the card's own top left corner is, rounded to thousandths: to draw
    /// it, not to decide what fits.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// How far the card is turned clockwise about that corner, in degrees: a
    /// multiple of 15 below 360.
    pub angle: u16,
}

impl TableJson {
    pub(super) fn of(table: &Table) -> TableJson {
        let [width, height] = table.size();
        let laid = table.order().iter().filter_map(|&card| table.laid(card));
        let cards = laid.map(|it| LaidJson::of(table, it.placement, it.seat.into(), it.turn));
        // A spot's placements stand together.
        let mut open_spots: Vec<SpotText> =
            table.placements(table.outside()).map(|it| Text(it.spot)).collect();
        open_spots.dedup();
        TableJson { width, height, cards: cards.collect(), open_spots }
    }
}

impl LaidJson {
    fn of(table: &Table, placement: Placement, seat: SeatJson, turn: u16) -> LaidJson {
        let pose = table.pose(Component::Card(placement.card()));
        let [x, y] = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
        LaidJson {
            card: Text(placement.card()),
            by: Text(placement.by),
            spot: Text(placement.spot),
            seat,
            turn,
            x,
            y,
            angle: pose.angle.degrees() as u16,
        }
    }
}
