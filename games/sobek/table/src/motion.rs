//! What moves on the page when something happens: from where to where, by their ids.
use super::{
    naming::{back_picture, each_back, picture, portrait, token_picture},
    page::Page,
    track::{PLAN, middle, way_back},
};
use crate::ASSETS;
use game_core::Seat;
use pages::{Motion, Way};
use sobek::{Back, Cards, Event, QUAYS, Quay, STEP, Seen, Token};

fn go(from: String, to: String, icon: Option<&'static str>) -> Motion {
    let icon = icon.map(|it| ASSETS.icon_address(it));
    Motion { from, to, icon, way: None }
}

fn quay(index: usize) -> String {
    format!("q{}", index + 1)
}

fn hand(seat: Seat) -> String {
    format!("hand-{seat}")
}

fn pile(seat: Seat) -> String {
    format!("pile-{seat}")
}

fn sets(seat: Seat) -> String {
    format!("sets-{seat}")
}

/// A marker on the track.
fn walk(seat: Seat, spaces: &[u16], hops: bool) -> Motion {
    let marker = format!("m{seat}");
    let stops = spaces.iter().map(|it| middle(*it)).collect();
    let way = Some(Way { inside: PLAN, stops, hops });
    Motion { from: marker.clone(), to: marker, icon: None, way }
}

/// Cards that go from one place to another: faces for those who see them.
fn cards(from: &str, to: &str, cards: Seen) -> Vec<Motion> {
    let faces = cards.faces.iter().map(picture);
    let hidden = each_back(cards.hidden());
    let hidden = hidden.flat_map(|(back, n)| (0..n).map(move |_| back_picture(back)));
    faces.chain(hidden).map(|it| go(from.to_owned(), to.to_owned(), Some(it))).collect()
}

fn open(all: Cards) -> Seen {
    Seen::new(all, all)
}

pub(super) fn motions(page: &Page<'_>, event: &Event) -> Vec<Motion> {
    match *event {
        Event::Delivered { quays, .. } => {
            let lying = quays.iter().enumerate().filter(|it| *it.1 != Quay::Empty);
            let back = |it: &Quay| if *it == Quay::Closed { Back::Orange } else { Back::Beige };
            let delivered =
                lying.map(|(at, it)| go("deck".to_owned(), quay(at), Some(back_picture(back(it)))));
            delivered.collect()
        }
        Event::Took { seat, quay: at, .. } => {
            let skipped = skipped_quays(page, event);
            let skipped = skipped.into_iter().map(|it| go(quay(it), pile(seat), None));
            skipped.chain([go(quay(usize::from(at)), hand(seat), None)]).collect()
        }
        Event::Laid { seat, cards: laid, .. } | Event::LayingAside { seat, cards: laid, .. } => {
            cards(&hand(seat), &sets(seat), open(laid))
        }
        Event::Played { seat, character } => {
            vec![go(hand(seat), "discard".to_owned(), Some(portrait(character)))]
        }
        Event::Drew { seat, cards: drawn } => cards("deck", &hand(seat), drawn),
        Event::Purged { seat, cards: gone, .. } => cards(&pile(seat), "discard", open(gone)),
        Event::Stole { seat, victim, card } => cards(&hand(victim), &hand(seat), card),
        Event::Robbed { seat, victim, card } => cards(&pile(victim), &hand(seat), card),
        Event::Reduced { seat, cards: gone } => cards(&hand(seat), &pile(seat), gone),
        Event::Embalmed { seat, cards: back } => cards(&pile(seat), &hand(seat), back),
        Event::Cursed { seat } => {
            let curse = Some(token_picture(Token::Curse));
            vec![go("tokens".to_owned(), format!("tags-{seat}"), curse)]
        }
        Event::Prospered { seat, .. } => {
            let prosperity = Some(token_picture(Token::Prosperity));
            vec![go("tokens".to_owned(), sets(seat), prosperity)]
        }
        // The path of a Curse or Prosperity to its target is told next.
        Event::Picked { seat, token } if !matches!(token, Token::Curse | Token::Prosperity) => {
            vec![go("tokens".to_owned(), format!("seat-{seat}"), Some(token_picture(token)))]
        }
        Event::Moved { seat, from, to } | Event::Scored { seat, from, to, .. } if from != to => {
            vec![walk(seat, &[from, to], false)]
        }
        Event::Penalised { seat, steps, from, .. } if 0 < steps => {
            let way = way_back(from, steps * STEP);
            vec![walk(seat, &[&[from], &*way].concat(), true)]
        }
        _ => Vec::new(),
    }
}

/// The quays whose cards were skipped: those that were not empty before the one taken from.
fn skipped_quays(page: &Page<'_>, event: &Event) -> Vec<usize> {
    let Event::Took { quay: taken, skipped, .. } = *event else { return Vec::new() };
    if skipped.backs.count() == 0 {
        return Vec::new();
    }
    let story = page.frame.story;
    let now = story.iter().rposition(|it| it.1 == *event).unwrap_or(story.len());
    let mut full = [false; QUAYS];
    for (_, earlier) in &story[..now] {
        match *earlier {
            Event::Delivered { quays, .. } => full = quays.map(|it| it != Quay::Empty),
            Event::Took { quay, skipped, .. } => {
                let gone = usize::from(quay);
                full[gone] = false;
                if 0 < skipped.backs.count() {
                    full[..gone].fill(false);
                }
            }
            _ => {}
        }
    }
    (0..usize::from(taken)).filter(|&it| full[it]).collect()
}
