//! The table as a picture of characters, for a terminal.
use super::{Letters, text};
use conex::{BOARD, BOARD_SQUARE, CARD, Card, Colour, Component, Corner, Printed, Spot, View};
use pages::{Language, Mosaic, Tile, mosaic::Colour as Rgb, plot::Point};
use std::collections::BTreeSet;

/// What is seen around the cards: as much as a card laid at their edge would take.
const MARGIN: f64 = 84.0;
/// Units of the table that a point shows at least.
const FINEST: f64 = 4.0;
/// How wide the rim of a card is, in points: so that it shows on every side.
const RIM: f64 = 0.8;
/// How far from both of its edges the name of a spot stands.
const INSET: f64 = 13.0;

const FELT: Tile = Tile { colour: Some([33, 43, 63]), glyph: ' ' };
const BEYOND: Tile = Tile { colour: None, glyph: '.' };
const BOARD_GROUND: Tile = Tile { colour: Some([222, 216, 200]), glyph: '+' };

pub(super) fn mosaic(view: &View, language: Language, room: [usize; 2]) -> Mosaic {
    let scene = Scene::of(view);
    let [from, to] = scene.window();
    let [columns, rows] = room.map(|it| it.max(1) as f64);
    let [width, height] = [to[0] - from[0], to[1] - from[1]];
    let scale = (width / columns).max(height / (2.0 * rows)).max(FINEST);
    let place = |x: usize, y: usize| -> Point {
        [from[0] + (x as f64 + 0.5) * scale, from[1] + (y as f64 + 0.5) * scale]
    };
    let point = |[x, y]: Point| -> [usize; 2] {
        [(x - from[0]) / scale, (y - from[1]) / scale].map(|it| it.max(0.0) as usize)
    };
    let letters = Letters::in_language(language);
    let mut mosaic = Mosaic::new(
        (width / scale).ceil() as usize,
        (height / scale / 2.0).ceil() as usize,
        |x, y| scene.tile(place(x, y), RIM * scale, &letters),
    );
    let spots = scene.open_spots();
    for spot in &spots {
        mosaic.write(spot.at.notation(), point(scene.near(*spot)));
    }
    for &card in view.table.order() {
        let mut seen = scene.places_for_name(card);
        seen.any(|it| mosaic.write(&card.to_string(), point(it)));
    }
    if !spots.is_empty() {
        mosaic.caption = text(language, "conex-terminal-spots", &[]);
    }
    mosaic
}

/// Where everything lies, in numbers that will do for a picture.
struct Scene<'a> {
    view: &'a View,
    /// The board, then the cards as they were laid.
    bodies: Vec<Body>,
}

struct Body {
    component: Component,
    origin: Point,
    cos: f64,
    sin: f64,
}

impl Body {
    fn size(&self) -> Point {
        self.component.size().map(f64::from)
    }

    /// A point of the table as it lies on the upright component.
    fn local(&self, [x, y]: Point) -> Point {
        let [dx, dy] = [x - self.origin[0], y - self.origin[1]];
        [dx * self.cos + dy * self.sin, dy * self.cos - dx * self.sin]
    }

    fn on_table(&self, [x, y]: Point) -> Point {
        [self.origin[0] + x * self.cos - y * self.sin, self.origin[1] + x * self.sin + y * self.cos]
    }

    fn holds(&self, place: Point) -> bool {
        let size = self.size();
        let local = self.local(place);
        (0..2).all(|i| (0.0..=size[i]).contains(&local[i]))
    }
}

impl<'a> Scene<'a> {
    fn of(view: &'a View) -> Scene<'a> {
        let body = |component| {
            let pose = view.table.pose(component);
            let [cos, sin] =
                [pose.angle.cos(), pose.angle.sin()].map(|it| it.scaled(1_000_000, 4) as f64 / 1e6);
            let origin = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
            Body { component, origin, cos, sin }
        };
        Scene { view, bodies: view.table.components().map(body).collect() }
    }

    /// The part of the table that matters, from its top left to its bottom right.
    fn window(&self) -> [Point; 2] {
        let corners = self.bodies.iter().flat_map(|body| {
            Corner::ALL.map(|it| body.on_table(body.component.corner(it).map(f64::from)))
        });
        let far = |i: usize| {
            let all = corners.clone().map(|it| it[i]);
            let (low, high) = all.fold((f64::MAX, f64::MIN), |(a, b), it| (a.min(it), b.max(it)));
            let edge = f64::from(self.view.table.size()[i]);
            // A little more than the table, so that its edge shows.
            ((low - MARGIN).max(-8.0), (high + MARGIN).min(edge + 8.0))
        };
        let (x, y) = (far(0), far(1));
        [[x.0, y.0], [x.1, y.1]]
    }

    /// What lies above all else.
    fn top(&self, place: Point) -> Option<&Body> {
        self.bodies.iter().rev().find(|it| it.holds(place))
    }

    fn tile(&self, place: Point, rim: f64, letters: &Letters) -> Tile {
        let size = self.view.table.size().map(f64::from);
        match self.top(place) {
            Some(body) => match body.component {
                Component::Board => board_tile(body.local(place), letters),
                Component::Card(card) => card_tile(card, body.local(place), rim, letters),
            },
            None if (0..2).all(|i| (0.0..=size[i]).contains(&place[i])) => FELT,
            None => BEYOND,
        }
    }

    /// Where a card of the viewer's hand can be laid.
    fn open_spots(&self) -> BTreeSet<Spot> {
        let hand = self.view.viewer.seat().and_then(|it| self.view.hands[it]);
        hand.map(|it| self.view.table.placements(it).map(|it| it.spot).collect())
            .unwrap_or_default()
    }

    /// Where the name of a spot stands: inside its corner.
    fn near(&self, spot: Spot) -> Point {
        let inside = |at: i32, size: i32| if at == 0 { INSET } else { f64::from(size) - INSET };
        let [x, y] = spot.on.corner(spot.at);
        let [width, height] = spot.on.size();
        let body = self.bodies.iter().find(|it| it.component == spot.on);
        let place = [inside(x, width), inside(y, height)];
        body.map_or(place, |it| it.on_table(place))
    }

    /// Where a card's name may stand, the best place first: where no other card lies.
    fn places_for_name(&self, card: Card) -> impl Iterator<Item = Point> {
        let component = Component::Card(card);
        let [width, height] = CARD.map(f64::from);
        let heights = [0.5, 0.3, 0.7].map(|it| [width / 2.0, height * it]);
        let body = self.bodies.iter().find(move |it| it.component == component);
        let places = body.into_iter().flat_map(move |body| heights.map(|it| body.on_table(it)));
        places.filter(move |it| self.top(*it).is_some_and(|it| it.component == component))
    }
}

fn board_tile([x, y]: Point, letters: &Letters) -> Tile {
    let far = f64::from(BOARD - BOARD_SQUARE);
    let near = f64::from(BOARD_SQUARE);
    let corner = match (x <= near, x >= far, y <= near, y >= far) {
        (true, _, true, _) => Corner::TopLeft,
        (_, true, true, _) => Corner::TopRight,
        (_, true, _, true) => Corner::BottomRight,
        (true, _, _, true) => Corner::BottomLeft,
        _ => return BOARD_GROUND,
    };
    let colour = Spot { on: Component::Board, at: corner }.colour();
    Tile { colour: Some(rgb(colour)), glyph: letters.of(colour) }
}

/// A card has a rim, by which it is told from what lies below it.
fn card_tile(card: Card, place: Point, width: f64, letters: &Letters) -> Tile {
    let size = CARD.map(f64::from);
    let edge = (0..2).map(|i| place[i].min(size[i] - place[i])).fold(f64::MAX, f64::min);
    let printed = card.printed().find(|it| opens_over(*it, place));
    if edge < width {
        return Tile { colour: Some(rim(card.colour())), glyph: '#' };
    }
    match printed.map(Printed::colour) {
        Some(colour) => Tile { colour: Some(rgb(colour)), glyph: letters.of(colour) },
        None => Tile { colour: Some(rgb(card.colour())), glyph: ' ' },
    }
}

/// Whether a point of the upright card is in the right angle of a printed corner.
fn opens_over(printed: Printed, [x, y]: Point) -> bool {
    let outward = printed.outward();
    let [cos, sin] = [outward.cos(), outward.sin()].map(|it| it.scaled(1_000_000, 4) as f64 / 1e6);
    let [tip_x, tip_y] = printed.tip().map(f64::from);
    let [dx, dy] = [x - tip_x, y - tip_y];
    let along = dx * cos + dy * sin;
    let across = dy * cos - dx * sin;
    across.abs() <= along
}

/// Each has a neighbour of its own among the 256 colours of a plain terminal.
fn rgb(colour: Colour) -> Rgb {
    match colour {
        Colour::Red => [205, 35, 45],
        Colour::Purple => [125, 60, 205],
        Colour::Yellow => [255, 198, 41],
        Colour::Turquoise => [60, 192, 182],
    }
}

/// Darker than the card.
fn rim(colour: Colour) -> Rgb {
    rgb(colour).map(|it| (u16::from(it) * 5 / 9) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use conex::{Action, Conex, Options};
    use game_core::{Game, Seats, Seed, Session, Viewer};
    use pages::Palette;

    /// A game between players who lay the first card that fits.
    fn sessions() -> impl Iterator<Item = Session<Conex>> {
        (0..4).map(|nth| {
            let seed = Seed::of_run(3, nth);
            let mut session = Session::<Conex>::new(Seats::TWO, Options::default(), seed);
            while let Some(seat) = session.state().asked().first() {
                if 9 < session.state().view(Viewer::Seat(seat)).table.order().len() {
                    break;
                }
                let choices = session.state().choices(seat);
                let lays = |it: &&Action| matches!(it, Action::Lay { .. });
                let action = *choices.iter().find(lays).unwrap_or(&choices[0]);
                session.submit(seat, session.ply(Viewer::Seat(seat)), action).unwrap();
            }
            session
        })
    }

    fn views() -> impl Iterator<Item = View> {
        sessions().map(|it| {
            let seat = it.state().asked().first().unwrap();
            it.state().view(Viewer::Seat(seat))
        })
    }

    #[test]
    fn it_fits_into_the_room_and_every_line_is_as_wide() {
        for view in views() {
            for room in [[80, 24], [80, 12], [132, 50], [20, 5]] {
                let lines = mosaic(&view, Language::En, room).lines(Palette::Full);
                assert!(lines.len() <= room[1], "{room:?}");
                let shown = |it: &str| it.split_once('m').map_or(it, |it| it.1).chars().count();
                let width = |it: &String| it.split("\x1b[").map(shown).sum();
                let widths: BTreeSet<usize> = lines.iter().map(width).collect();
                assert!(widths.len() == 1 && widths.iter().all(|it| *it <= room[0]), "{widths:?}");
            }
        }
    }

    /// With enough room.
    #[test]
    fn every_card_and_every_spot_for_the_hand_is_named_where_it_is() {
        for view in views() {
            let picture = mosaic(&view, Language::En, [160, 70]).lines(Palette::None).join("\n");
            for card in view.table.order() {
                assert!(picture.contains(&card.to_string()), "{card}\n{picture}");
            }
            let seat = view.viewer.seat().unwrap();
            let hand = view.hands[seat].unwrap();
            let spots: BTreeSet<Spot> = view.table.placements(hand).map(|it| it.spot).collect();
            for at in Corner::ALL {
                let wanted = spots.iter().filter(|it| it.at == at).count();
                assert_eq!(picture.matches(at.notation()).count(), wanted, "{at}\n{picture}");
            }
        }
    }

    #[test]
    fn a_spectator_is_told_no_hand() {
        let session = sessions().next().unwrap();
        let view = session.state().view(Viewer::Spectator);
        let picture = mosaic(&view, Language::En, [160, 70]);
        assert!(picture.caption.is_empty());
        let text = picture.lines(Palette::None).join("\n");
        assert!(Corner::ALL.iter().all(|it| !text.contains(it.notation())), "{text}");
    }

    #[test]
    fn colours_differ_as_much_as_their_letters() {
        let all: BTreeSet<Rgb> =
            Colour::ALL.into_iter().flat_map(|it| [rgb(it), rim(it)]).collect();
        assert_eq!(all.len(), 8);
    }
}
