//! The figures of Conex: real positions, drawn as at the table.
mod clip;
mod scene;
mod signs;

pub(crate) use scene::definitions;

use crate::outline;
use clip::{middle, path};
use conex::{BOARD, CARD, Card, Component, Pose, Printed, Size};
use game_core::Seat;
use maud::{Markup, html};
use pages::{
    Language,
    plot::{Point, at, number, pair},
};
use scene::{Scene, placement};

pub(crate) fn figure(name: &str, language: Language) -> Option<Markup> {
    let drawing = match name {
        "before" => before(language),
        "laid" => laid(language),
        "covers" => refused(Size::Medium, &[FIRST], "r7.p on p3.br", language),
        "touches" => {
            let laid = ["t6.r on board.tl", "r7.p on board.tr"];
            refused(Size::Medium, &laid, "y6.t on t6.tr", language)
        }
        "edge" => {
            let laid = ["p4.y on board.br", "r6.p on p4.tr"];
            refused(Size::Small, &laid, "y11.r on r6.tl", language)
        }
        "plus" => plus(language),
        "strike" => strike(language),
        "end" => end(language),
        "printed" => printed(language),
        "colours" => signs::colours(language),
        "die" => signs::die_faces(language),
        "tokens" => signs::tokens(language),
        "draw" => signs::draw(language),
        "sizes" => signs::sizes(language),
        "deck" => signs::deck(language),
        _ => return None,
    };
    Some(drawing)
}

/// Width to height of a figure, and of one that is placed beside others.
const WIDE: f64 = 1.6;
const SQUARISH: f64 = 1.15;

/// The first card of a game, in the hand and then on the board.
const FIRST: &str = "p3.r on board.tl";

fn before(language: Language) -> Markup {
    let scene = Scene::new(Size::Medium, &[], language);
    let first = placement(FIRST);
    let board = scene.view.table.pose(Component::Board);
    let place = [-CARD[0] - 34, -46];
    let hand = Pose { origin: board.place(place), angle: board.angle };
    let corner = |it: [i32; 2]| hand.place(it).thousandths().map(|it| it as f64 / 1000.0);
    let card = [[0, 0], [CARD[0], 0], CARD, [0, CARD[1]]].map(corner).to_vec();
    let to = board.origin.thousandths().map(|it| it as f64 / 1000.0);
    let shown: Vec<Point> =
        outline(first.by).into_iter().map(|it| [card[0][0] + it[0], card[0][1] + it[1]]).collect();
    // From its upper side: the number stays in frame.
    let high = shown.iter().copied().min_by(|a, b| a[1].total_cmp(&b[1])).unwrap_or(shown[0]);
    let from = middle(&[shown[0], high]);
    let above = [(from[0] + to[0]) / 2.0, from[1].min(to[1]) - 62.0];
    let head = format!("M{}l-9-5m9 5l4-10", pair([to[0] - 1.0, to[1] - 4.0]));
    let arrow = format!("M{}Q{} {}", pair(from), pair(above), pair([to[0] - 1.0, to[1] - 4.0]));
    let upper_half = vec![[to[0], to[1]], [to[0] + f64::from(BOARD), to[1] + 60.0]];
    scene.draw(
        WIDE,
        &[card, upper_half],
        &html! {
            (scene.card(first.card(), hand))
            path.rf-pick d=(path(&shown)) {}
            path.rf-arrow-halo d={ (arrow) (head) } {}
            path.rf-arrow d={ (arrow) (head) } {}
        },
    )
}

fn laid(language: Language) -> Markup {
    let scene = Scene::new(Size::Medium, &[FIRST], language);
    let first = placement(FIRST);
    let [x, y] = scene.shape(Component::Board)[0];
    let upper_half = vec![[x, y], [x + f64::from(BOARD), y + 60.0]];
    let around = [scene.shape_of(first), upper_half];
    scene.draw(WIDE, &around, &scene.badge(first))
}

fn refused(size: Size, laid: &[&str], tried: &str, language: Language) -> Markup {
    let scene = Scene::new(size, laid, language);
    let tried = placement(tried);
    let around = [scene.shape_of(tried), scene.shape(tried.spot.on)];
    scene.draw(SQUARISH, &around, &scene.refused(tried))
}

fn plus(language: Language) -> Markup {
    let on = "r1.y on y12.tr";
    let scene = Scene::new(Size::Medium, &["y12.r on board.tl", on], language);
    let placed = placement(on);
    let around = [scene.shape(placed.spot.on), scene.shape(Component::Card(placed.card()))];
    scene.draw(WIDE, &around, &scene.badge(placed))
}

/// The cards that lightning may remove.
fn strike(language: Language) -> Markup {
    let placements =
        ["p12.r on board.tl", "t4.p on p12.br", "r1.y on board.br", "y4.t on board.bl"];
    let scene = Scene::new(Size::Medium, &placements, language);
    let shape = |card: Card| scene.shape(Component::Card(card));
    let around: Vec<_> = scene.view.table.order().iter().map(|&it| shape(it)).collect();
    let marks = html! {
        @for card in scene.view.table.free().iter() {
            path.rf-halo d=(path(&shape(card))) {}
            path.rf-free d=(path(&shape(card))) {}
            g transform=(at(middle(&shape(card)))) { (signs::bolt()) }
        }
    };
    scene.draw(WIDE, &around, &marks)
}

/// The track, after one marker has gone round it.
fn end(language: Language) -> Markup {
    let mut scene = Scene::new(Size::Medium, &[], language);
    let [first, second] = [Seat::FIRST, scene.view.seats.after(Seat::FIRST)];
    scene.view.scores[first] = 42;
    scene.view.scores[second] = 37;
    scene.draw(SQUARISH, &[scene.shape(Component::Board)], &html! {})
}

/// A card with the tips and directions of its printed corners.
fn printed(language: Language) -> Markup {
    let scene = Scene::new(Size::Medium, &[], language);
    let card: Card = "r4".parse().expect("a card");
    let arrow = |it: Printed| {
        let tip = it.tip().map(f64::from);
        let (sin, cos) = f64::from(it.outward().degrees()).to_radians().sin_cos();
        let end = [tip[0] + 34.0 * cos, tip[1] + 34.0 * sin];
        let wing = |turn: f64| {
            let (sin, cos) = (f64::from(it.outward().degrees()) + turn).to_radians().sin_cos();
            pair([end[0] + 6.0 * cos, end[1] + 6.0 * sin])
        };
        (
            tip,
            format!("M{}L{}M{}L{}L{}", pair(tip), pair(end), wing(150.0), pair(end), wing(-150.0)),
        )
    };
    let [width, height] = CARD.map(f64::from);
    html! {
        svg.cx viewBox={ "-42 -6 " (number(width + 84.0)) " " (number(height + 12.0)) }
            aria-hidden="true"
        {
            (scene.card(card, Pose::default()))
            @for (tip, way) in card.printed().map(arrow) {
                path.rf-way d=(way) {}
                circle.rf-tip cx=(number(tip[0])) cy=(number(tip[1])) r="2.6" {}
            }
        }
    }
}
