//! Which spots are open, kept up to date as cards come and go.
//!
//! Rounded numbers decide what is clear; in case of doubt, exact ones do.
use crate::{
    CARDS, Component, Spot, Table,
    atlas::{Atlas, Clearance, Shapes},
    body::{AIR, Body, SPOT_RADIUS, radius},
    cards::bits,
};
use arrayvec::ArrayVec;

type Placed = (Component, Body);
type Neighbours = ArrayVec<Placed, { CARDS + 1 }>;

/// A spot and where it is.
#[derive(Clone, Copy)]
struct Site {
    spot: Spot,
    place: Body,
}

impl Site {
    /// Whether a card laid here could touch this one.
    fn is_near(self, (component, body): Placed) -> bool {
        self.place.is_within(SPOT_RADIUS + radius(component) + AIR, body)
    }
}

impl Table {
    /// Finds what can be laid on a new component.
    pub(crate) fn open_spots_of(&mut self, component: Component, atlas: &Atlas) {
        let placed = (component, self.body(component));
        let neighbours = self.neighbours(placed);
        for site in sites(placed, atlas) {
            self.open_spot(site, atlas.clear(site.spot), &neighbours, atlas);
        }
    }

    /// Nothing can be laid on a removed component.
    pub(crate) fn close_spots_of(&mut self, component: Component) {
        component.spots().into_iter().for_each(|it| *self.open_mut(it) = 0);
    }

    /// Closes what a new card is in the way of.
    pub(crate) fn close_spots_near(&mut self, card: Component, atlas: &Atlas) {
        let new = (card, self.body(card));
        for neighbour in self.neighbours(new) {
            let sites = sites(neighbour, atlas).into_iter();
            for site in sites.filter(|it| it.is_near(new)) {
                self.close_spot(site, new, atlas);
            }
        }
    }

    /// Opens what a removed card was in the way of.
    pub(crate) fn open_spots_near(&mut self, gone: Placed, atlas: &Atlas) {
        for neighbour in self.neighbours(gone) {
            let neighbours = self.neighbours(neighbour);
            let sites = sites(neighbour, atlas).into_iter();
            for site in sites.filter(|it| it.is_near(gone)) {
                let touched = |&shape: &usize| {
                    let laid = atlas.laid(shape, site.place);
                    atlas.clearance(laid, gone.0, gone.1) != Clearance::Apart
                };
                let freed = bits(atlas.clear(site.spot)).filter(touched);
                let freed = freed.fold(0, |all, shape| all | 1 << shape);
                self.open_spot(site, freed, &neighbours, atlas);
            }
        }
    }

    /// Opens a spot to those of the shapes that fit.
    fn open_spot(&mut self, site: Site, shapes: Shapes, neighbours: &[Placed], atlas: &Atlas) {
        let near = neighbours.iter().filter(|&&it| site.is_near(it));
        let neighbours: Neighbours = near.copied().collect();
        for shape in bits(shapes) {
            let laid = atlas.laid(shape, site.place);
            if self.stays_on_table(shape, site, laid, atlas)
                && neighbours.iter().all(|&it| self.keeps_apart(shape, site, laid, it, atlas))
            {
                *self.open_mut(site.spot) |= atlas.with_shape(site.spot.colour(), shape);
            }
        }
    }

    fn close_spot(&mut self, site: Site, new: Placed, atlas: &Atlas) {
        let colour = site.spot.colour();
        let mut untried = self.open(site.spot);
        while untried != 0 {
            let shape = atlas.shape(atlas.printed(colour, untried.trailing_zeros() as usize));
            // Several printed corners share a shape: they stand or fall together.
            let alike = atlas.with_shape(colour, shape);
            untried &= !alike;
            if !self.keeps_apart(shape, site, atlas.laid(shape, site.place), new, atlas) {
                *self.open_mut(site.spot) &= !alike;
            }
        }
    }

    /// What a card laid on this component could touch.
    fn neighbours(&self, (component, body): Placed) -> Neighbours {
        let reach = radius(component) + SPOT_RADIUS + AIR;
        let others = self.components().filter(|&it| it != component);
        let placed = others.map(|it| (it, self.body(it)));
        placed.filter(|it| body.is_within(reach + radius(it.0), it.1)).collect()
    }

    fn stays_on_table(&self, shape: usize, site: Site, laid: Body, atlas: &Atlas) -> bool {
        match atlas.clearance_of_edges(laid, self.size()) {
            Clearance::Apart => true,
            Clearance::Touching => false,
            Clearance::Doubtful => {
                let pose = atlas.pose(shape, site.spot, self.pose(site.spot.on));
                self.sides_crossed(pose).is_empty()
            }
        }
    }

    #[inline]
    fn keeps_apart(
        &self,
        shape: usize,
        site: Site,
        laid: Body,
        (component, body): Placed,
        atlas: &Atlas,
    ) -> bool {
        match atlas.clearance(laid, component, body) {
            Clearance::Apart => true,
            Clearance::Touching => false,
            Clearance::Doubtful => {
                let pose = atlas.pose(shape, site.spot, self.pose(site.spot.on));
                !self.touches(pose, component)
            }
        }
    }
}

fn sites((component, body): Placed, atlas: &Atlas) -> [Site; 4] {
    component.spots().map(|spot| Site { spot, place: atlas.spot(spot, body) })
}
