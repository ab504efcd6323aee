//! The table: what lies where, on what, and where a card can be laid.
use crate::{
    Angle, BOARD, CARDS, Card, Cards, Component, Corner, Placement, Point, Pose, Printed, Spot,
    atlas::{OfColour, atlas},
    body::Body,
    cards::bits,
};
use arrayvec::ArrayVec;
use game_core::Seat;

/// A table with the board in its middle and the cards laid so far.
///
/// Only how the cards hang on each other is kept, and rounded centres; exact
/// places follow from that, so nothing drifts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    size: [u16; 2],
    cards: Cards,
    /// In the order in which they were laid.
    order: ArrayVec<Card, CARDS>,
    laid: [Laid; CARDS],
    /// For each spot the printed corners of its colour that can be laid there;
    /// the board comes first.
    open: [[OfColour; 4]; CARDS + 1],
}

/// The longest side of a table. Rounded places are in 2⁻²⁰ units, and a word of
/// 32 bits must hold them, also those of cards beyond the edge.
pub const LARGEST_TABLE: u16 = 1800;

/// How a card was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    pub placement: Placement,
    pub seat: Seat,
    /// The turn in which it was laid, counted from 1.
    pub turn: u16,
    body: Body,
}

/// Stands for a card that isn't on the table.
const NOWHERE: Laid = Laid {
    placement: Placement {
        spot: Spot { on: Component::Board, at: Corner::TopLeft },
        by: Printed::FIRST,
    },
    seat: Seat::FIRST,
    turn: 0,
    body: Body { centre: [0; 2], angle: Angle::RIGHT },
};

impl Table {
    /// Sizes are even, so the board has a whole-numbered place, and at most
    /// [`LARGEST_TABLE`] a side.
    pub fn new(size: [u16; 2]) -> Table {
        assert!(size.iter().all(|it| it % 2 == 0 && *it <= LARGEST_TABLE), "a table of {size:?}");
        let mut table = Table {
            size,
            cards: Cards::NONE,
            order: ArrayVec::new(),
            laid: [NOWHERE; CARDS],
            open: [[0; 4]; CARDS + 1],
        };
        table.open_spots_of(Component::Board, atlas());
        table
    }

    pub fn size(&self) -> [u16; 2] {
        self.size
    }

    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// The cards in the order in which they were laid.
    pub fn order(&self) -> &[Card] {
        &self.order
    }

    pub fn has(&self, component: Component) -> bool {
        match component {
            Component::Board => true,
            Component::Card(card) => self.cards.contains(card),
        }
    }

    /// How a card lies, if it does.
    pub fn laid(&self, card: Card) -> Option<&Laid> {
        self.cards.contains(card).then(|| &self.laid[card.index()])
    }

    /// The board, then the cards in the order in which they were laid.
    pub fn components(&self) -> impl Iterator<Item = Component> + Clone {
        let cards = self.order.iter().copied().map(Component::Card);
        std::iter::once(Component::Board).chain(cards)
    }

    /// The cards on which no other lies.
    pub fn free(&self) -> Cards {
        let under =
            self.order.iter().filter_map(|it| match self.laid[it.index()].placement.spot.on {
                Component::Board => None,
                Component::Card(card) => Some(card),
            });
        self.cards.minus(under.collect())
    }

    /// What lies on this component, in the order in which it was laid.
    pub fn lying_on(&self, component: Component) -> impl Iterator<Item = Card> {
        self.order
            .iter()
            .copied()
            .filter(move |it| self.laid[it.index()].placement.spot.on == component)
    }

    /// Exactly where a component lies: from card to card down to the board.
    pub fn pose(&self, component: Component) -> Pose {
        debug_assert!(self.has(component), "{component}");
        match component {
            Component::Board => {
                let origin = self.size.map(|it| (i32::from(it) - BOARD) / 2);
                Pose { origin: Point::whole(origin), angle: Angle::RIGHT }
            }
            Component::Card(card) => self.pose_of(self.laid[card.index()].placement),
        }
    }

    /// Where a card would lie.
    pub fn pose_of(&self, placement: Placement) -> Pose {
        let Placement { by, spot } = placement;
        self.pose(spot.on).hang(spot, by.tip(), by.outward())
    }

    /// Where any of these cards, which aren't on the table, can be laid, in
    /// ascending order.
    pub fn placements(&self, cards: Cards) -> impl Iterator<Item = Placement> {
        let atlas = atlas();
        let printed = atlas.of_cards(cards);
        self.open_spots().flat_map(move |spot| {
            let colour = spot.colour();
            let fitting = self.open(spot) & printed[colour.index()];
            bits(fitting).map(move |nth| Placement { spot, by: atlas.printed(colour, nth) })
        })
    }

    /// Where a card can be laid by this printed corner, in ascending order.
    pub fn spots(&self, printed: Printed) -> impl Iterator<Item = Spot> {
        self.open_spots().filter(move |&spot| self.fits(Placement { spot, by: printed }))
    }

    /// The cards that aren't on the table.
    pub fn outside(&self) -> Cards {
        Cards::BOX.minus(self.cards)
    }

    /// The cards outside the table that can be laid somewhere.
    pub fn cards_with_room(&self) -> Cards {
        self.placements(self.outside()).map(Placement::card).collect()
    }

    /// Whether any of these cards can be laid anywhere.
    pub fn has_room_for(&self, cards: Cards) -> bool {
        let printed = atlas().of_cards(cards);
        self.open_spots().any(|it| self.open(it) & printed[it.colour().index()] != 0)
    }

    /// Whether this can be laid: the quick answer of the list. [`Table::misfits`]
    /// gives the reasons.
    pub fn fits(&self, placement: Placement) -> bool {
        let Placement { by, spot } = placement;
        by.colour() == spot.colour() && self.open(spot) & atlas().alone(by) != 0
    }

    /// The corners of all components that have an open one, in ascending order.
    fn open_spots(&self) -> impl Iterator<Item = Spot> {
        let cards = self.cards.iter().map(Component::Card);
        let components = std::iter::once(Component::Board).chain(cards);
        let open = components.filter(|it| self.open[it.index()] != [0; 4]);
        open.flat_map(Component::spots)
    }

    #[inline]
    pub(crate) fn open(&self, spot: Spot) -> OfColour {
        self.open[spot.on.index()][spot.at.index()]
    }

    #[inline]
    pub(crate) fn open_mut(&mut self, spot: Spot) -> &mut OfColour {
        &mut self.open[spot.on.index()][spot.at.index()]
    }

    /// Lays a card where it fits.
    pub fn lay(&mut self, placement: Placement, seat: Seat, turn: u16) {
        let card = placement.card();
        debug_assert!(self.fits(placement) && !self.cards.contains(card), "{placement}");
        let body = Body::new(Component::Card(card), self.pose_of(placement));
        self.laid[card.index()] = Laid { placement, seat, turn, body };
        self.cards.insert(card);
        self.order.push(card);
        self.close_spots_near(Component::Card(card), atlas());
        self.open_spots_of(Component::Card(card), atlas());
    }

    /// Takes away a card with nothing on it.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.free().contains(card), "{card}");
        let body = self.laid[card.index()].body;
        self.cards.remove(card);
        self.order.retain(|it| *it != card);
        self.laid[card.index()] = NOWHERE;
        self.close_spots_of(Component::Card(card));
        self.open_spots_near((Component::Card(card), body), atlas());
    }

    /// Where a component lies, rounded.
    pub(crate) fn body(&self, component: Component) -> Body {
        match component {
            Component::Board => Body::new(component, self.pose(component)),
            Component::Card(card) => self.laid[card.index()].body,
        }
    }
}
