use crate::{Card, Component, Laid, Pose, Printed, Spot, Table};
use game_core::{Seat, json_as};
use serde::Serialize;
use utoipa::ToSchema;

/// The table and what lies on it. Lengths are in units of about a millimetre, x
/// to the right and y down from the table's top left corner. The board, a square
/// of 120, lies upright in the middle; a card is 60 wide and 90 high.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ConexTable)]
struct TableJson {
    /// The table's width.
    width: u16,
    /// The table's height.
    height: u16,
    /// The cards on the table, in the order in which they were laid.
    cards: Vec<LaidJson>,
    /// The spots on which some card outside the table could be laid, no matter who
    /// holds it.
    open_spots: Vec<Spot>,
}

/// A card that lies on the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexLaid)]
struct LaidJson {
    /// The card.
    card: Card,
    /// Its printed corner, which hides the spot.
    by: Printed,
    /// The spot it lies on.
    spot: Spot,
    /// Who laid it.
    seat: Seat,
    /// The turn in which it was laid, from 1.
    turn: u16,
    /// Where the card's own top left corner is, rounded to thousandths: to draw
    /// it, not to decide what fits.
    x: f64,
    /// See `x`.
    y: f64,
    /// How far the card is turned clockwise about that corner, in degrees: a
    /// multiple of 15 below 360.
    angle: u16,
}

json_as!(Table as TableJson);

impl From<&Table> for TableJson {
    fn from(table: &Table) -> Self {
        let [width, height] = table.size();
        let laid = table.order().iter().filter_map(|&card| table.laid(card));
        let cards = laid.map(|it| LaidJson::of(table, it)).collect();
        TableJson { width, height, cards, open_spots: open_spots(table) }
    }
}

/// The spots on which some card outside the table could be laid.
pub(super) fn open_spots(table: &Table) -> Vec<Spot> {
    // A spot's placements stand together.
    let mut spots: Vec<Spot> = table.placements(table.outside()).map(|it| it.spot).collect();
    spots.dedup();
    spots
}

impl LaidJson {
    fn of(table: &Table, laid: &Laid) -> LaidJson {
        let card = laid.placement.card();
        let Place { x, y, angle } = Place::of(table.pose(Component::Card(card)));
        LaidJson {
            card,
            by: laid.placement.by,
            spot: laid.placement.spot,
            seat: laid.seat,
            turn: laid.turn,
            x,
            y,
            angle,
        }
    }
}

/// Where a card would lie.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexPlace)]
pub(super) struct Place {
    /// Where the card's own top left corner would be, rounded to thousandths.
    x: f64,
    /// See `x`.
    y: f64,
    /// How far the card would be turned clockwise about that corner, in degrees.
    angle: u16,
}

impl Place {
    pub(super) fn of(pose: Pose) -> Place {
        let [x, y] = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
        Place { x, y, angle: pose.angle.degrees() as u16 }
    }
}
