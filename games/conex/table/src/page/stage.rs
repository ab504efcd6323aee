//! The table itself, with room for what the script draws on it.
use super::{Page, hand::shown, quiet::Quiet};
use crate::{
    card::face,
    shared::shared,
    table::{Caption, EDGE, surface},
};
use conex::{Card, Component, Event, Laid, THE_BOARD, THE_CARD};
use maud::{Markup, html};
use pages::plot::{at, at_turned, number};

pub(super) fn stage(page: &Page<'_>) -> Markup {
    let corner = number(-EDGE);
    let [width, height] = page.view.table.size().map(|it| number(f64::from(it) + 2.0 * EDGE));
    let caption = |card: Card, _: &Laid| Caption {
        id: Some(format!("card-{card}")),
        title: page.card_with_owner(card),
        named: false,
    };
    let (card, board) = (THE_CARD.size, THE_BOARD.side);
    let can_ask = page.own.is_some() && !page.frame.looks_back();
    let why = format!("{}/why", page.frame.path);
    html! {
        section.stage aria-label=(page.say("conex-table")) {
            (shared())
            (definitions(page))
            div.sheet {
                svg.cx #table data-part="table" viewBox={ (corner) " " (corner) " " (width) " " (height) }
                    data-why=[can_ask.then_some(why)]
                    data-card={ (card[0]) " " (card[1]) } data-board={ (board) " " (board) }
                {
                    (surface(page.view, &page.letters, &caption, true))
                    @if page.frame.looks_back() { (latest(page)) }
                    g #ghosts {} g #marks {} g #badges {} g #refusals {}
                }
            }
            (zoom(page))
        }
    }
}

/// A frame around the card that was laid last, and its points beside it.
fn latest(page: &Page<'_>) -> Markup {
    let table = &page.view.table;
    let laid = |(_, event): &(u32, Event)| match *event {
        Event::Laid { placement, points, .. } => Some((placement, points)),
        _ => None,
    };
    let last = page.frame.story.iter().rev().find_map(laid);
    // Lightning may have removed it.
    let lies = last.filter(|(it, _)| table.laid(it.card()).is_some_and(|on| on.placement == *it));
    let Some((placement, points)) = lies else { return html! {} };
    let pose = table.pose(Component::Card(placement.card()));
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let beside = Quiet::of(table).beside_card(pose, 11.0);
    html! {
        g.latest {
            g transform=(at_turned(place, pose.angle.degrees())) {
                rect.under width="60" height="90" {} rect width="60" height="90" {}
            }
            g.badge transform=(at(beside)) {
                circle r="10.5" {} text.u y="3.6" { "+" (points) }
            }
        }
    }
}

/// The faces of hands, and what the script draws with: each once.
fn definitions(page: &Page<'_>) -> Markup {
    html! {
        svg.cx.defs data-part="faces" width="0" height="0" aria-hidden="true" {
            defs {
                @for card in shown(page).iter() {
                    g id={ "f-" (card) } { (face(card, 0, &page.letters)) }
                }
                pattern #cx-no width="6" height="6" patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                {
                    rect.no1 width="6" height="6" {} rect.no2 width="3" height="6" {}
                }
                g #cx-under {
                    rect.glow width="60" height="90" {} rect.halo width="60" height="90" {}
                }
                rect #cx-dash .dash width="60" height="90" {}
                path #cx-closed .closed d="M0 0H20L0 20z" {}
                circle #cx-open .opened r="6.5" {}
                path #cx-bolt d="M2.2-11.7L-7.7 2.7H-1.4L-3.2 11.7L7.6-3.6H1.3z" {}
            }
        }
    }
}

fn zoom(page: &Page<'_>) -> Markup {
    let buttons = [
        ("out", "−", "conex-zoom-out"),
        ("fit", "", "conex-zoom-fit"),
        ("in", "+", "conex-zoom-in"),
    ];
    html! {
        div.zoom role="group" aria-label=(page.say("conex-zoom")) {
            @for (way, sign, label) in buttons {
                button.btn.icon type="button" data-zoom=(way) aria-label=(page.say(label)) {
                    (sign)
                    @if sign.is_empty() {
                        svg.fit viewBox="0 0 20 20" aria-hidden="true" {
                            path d="M7 2H2v5M13 2h5v5M7 18H2v-5M13 18h5v-5" {}
                        }
                    }
                }
            }
            label.btn.icon.narrow title=(page.say("conex-story")) {
                input #log-open type="checkbox" aria-label=(page.say("conex-story"));
                svg.fit viewBox="0 0 20 20" aria-hidden="true" {
                    path d="M3 3h14v11H9l-4 4v-4H3zM6 7h8M6 10h5" {}
                }
            }
        }
    }
}
