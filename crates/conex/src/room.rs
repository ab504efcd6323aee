//! Which spots are open, kept up to date as cards come and go.
//!
//! Rounded numbers decide what is clear; where they leave a doubt, exact ones do.
use crate::{
    CARDS, Component, Spot, Table,
    atlas::{Atlas, Body, CARD_RADIUS, Clearance, SPOT_RADIUS, Shapes, radius},
};
use arrayvec::ArrayVec;

type Bodies = ArrayVec<(Component, Body), { CARDS + 1 }>;

impl Table {
    /// Finds what can be laid on a component, given what else lies there.
    pub(crate) fn open_spots_of(&mut self, component: Component, atlas: &Atlas) {
        let body = self.body(component);
        let neighbours = self.bodies_near(body, radius(component) + SPOT_RADIUS, component);
        for spot in component.spots() {
            let place = atlas.spot(spot, body);
            let shapes = self.shapes_fitting(spot, place, &neighbours, atlas);
            for &(printed, shape) in atlas.of_colour(spot.colour()) {
                let open = u64::from(shapes >> shape & 1);
                self.open[printed.index()] |= open << spot.of_colour();
            }
        }
    }

    /// Opens what a card that is gone stood in the way of.
    pub(crate) fn open_spots_near(&mut self, gone: Component, body: Body, atlas: &Atlas) {
        for (component, _) in self.bodies_near(body, CARD_RADIUS + SPOT_RADIUS, gone) {
            self.open_spots_of(component, atlas);
        }
    }

    /// Nothing can be laid on a component that is gone.
    pub(crate) fn close_spots_of(&mut self, component: Component, atlas: &Atlas) {
        for spot in component.spots() {
            for (printed, _) in atlas.of_colour(spot.colour()) {
                self.open[printed.index()] &= !(1 << spot.of_colour());
            }
        }
    }

    /// Closes what a card that has come stands in the way of.
    pub(crate) fn close_spots_near(&mut self, newcomer: Component, atlas: &Atlas) {
        let new = (newcomer, self.body(newcomer));
        for (component, body) in self.bodies_near(new.1, CARD_RADIUS + SPOT_RADIUS, newcomer) {
            for spot in component.spots() {
                let place = atlas.spot(spot, body);
                if place.is_within(CARD_RADIUS + SPOT_RADIUS + 1, new.1) {
                    self.close_spot(spot, place, new, atlas);
                }
            }
        }
    }

    fn close_spot(&mut self, spot: Spot, place: Body, new: (Component, Body), atlas: &Atlas) {
        // Several printed corners share a shape: each is tried once.
        let (mut tried, mut apart): (Shapes, Shapes) = (0, 0);
        for &(printed, shape) in atlas.of_colour(spot.colour()) {
            if self.open[printed.index()] >> spot.of_colour() & 1 == 0 {
                continue;
            }
            if tried >> shape & 1 == 0 {
                tried |= 1 << shape;
                let keeps = self.keeps_apart(shape, spot, atlas.laid(shape, place), new, atlas);
                apart |= Shapes::from(keeps) << shape;
            }
            if apart >> shape & 1 == 0 {
                self.open[printed.index()] &= !(1 << spot.of_colour());
            }
        }
    }

    /// What could touch a card laid within `reach` of a body, but for `except`.
    fn bodies_near(&self, body: Body, reach: i64, except: Component) -> Bodies {
        let bodies = self.components().map(|it| (it, self.body(it)));
        let near = |it: &(Component, Body)| body.is_within(reach + radius(it.0) + 1, it.1);
        bodies.filter(|it| it.0 != except && near(it)).collect()
    }

    fn shapes_fitting(
        &self,
        spot: Spot,
        place: Body,
        neighbours: &[(Component, Body)],
        atlas: &Atlas,
    ) -> Shapes {
        let mut fitting = 0;
        let mut left = atlas.clear(spot);
        while left != 0 {
            let shape = left.trailing_zeros() as u8;
            left &= left - 1;
            let laid = atlas.laid(shape, place);
            let on_table = match atlas.clearance_of_edges(laid, self.size) {
                Clearance::Apart => true,
                Clearance::Touching => false,
                Clearance::Doubtful => {
                    self.sides_crossed(atlas.pose(shape, spot, self.pose(spot.on))).is_empty()
                }
            };
            let fits = on_table
                && neighbours.iter().all(|&it| self.keeps_apart(shape, spot, laid, it, atlas));
            fitting |= Shapes::from(fits) << shape;
        }
        fitting
    }

    #[inline]
    fn keeps_apart(
        &self,
        shape: u8,
        spot: Spot,
        laid: Body,
        (component, body): (Component, Body),
        atlas: &Atlas,
    ) -> bool {
        match atlas.clearance(laid, component, body) {
            Clearance::Apart => true,
            Clearance::Touching => false,
            Clearance::Doubtful => {
                !self.touches(atlas.pose(shape, spot, self.pose(spot.on)), component)
            }
        }
    }
}
