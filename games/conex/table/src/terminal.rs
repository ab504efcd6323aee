//! Conex as text, for a terminal.
use conex::{Card, Component, Kind, Placement, Printed, Slot, Token, View};
use game_core::{Seat, Viewer};
use std::fmt::Write as _;

pub(crate) const LEGEND: &str = "\
The aim: have the most points. A card is laid so that a coloured corner printed
on it hides a real corner of that colour, of a card or of the board; its number
is what you score. It may touch nothing else, cover no other printed corner and
must stay on the table. When somebody has 40 points (or 30, if so agreed), the
round is played out; the game also ends when nothing fits any more.
  r4           red 4: a card is named by its colour (r, p, y, t: red, purple,
               yellow, turquoise) and its number
  r9 to r11    die cards: who lays one rolls the die, which gives 1 or 2 cards,
               lightning or double; a token can be used from the next turn on
  r12, r13     \"+2\" cards: who lays a card on one scores 2 more
  tl tr br bl  a card's own corners as it stands upright: top left, top right,
               bottom right, bottom left; the board's are red, purple, yellow
               and turquoise
  spot         a corner on which a card can be laid
  lay r4.p on p12.tr       lay red 4 by its purple printed corner on the top
                           right corner of purple 12
  lay r4.p on p12.tr x2    the same with the double token: twice the points
  draw                     draw two cards instead of laying one
  pass                     only where you can neither lay nor draw
  lightning p12            use the lightning token at the start or the end of
                           your turn: purple 12, on which nothing lies, goes
                           under the pile, and each other player gives up a card
  discard r4               give up red 4 to another player's lightning
  done                     end your turn and keep lightning
A choice says what it opens for others: `opens room for 9 of the 47 other cards,
5 points at best` means that of the cards you don't hold, 9 could be laid on the
new card, the best of them for 5 points.
Refusals name the section of the rules: see docs/rules/conex.md.";

pub(crate) fn drawing(view: &View) -> String {
    if view.turn == 0 {
        return "Nothing has been dealt yet.".to_owned();
    }
    let mut text = String::new();
    let mut line = |it: String| {
        text.push_str(&it);
        text.push('\n');
    };
    let track = view.options.track();
    let is_last = view.seats.iter().any(|it| track <= view.scores[it]) && view.ending.is_none();
    let known = view.pile.iter().filter(|it| it.card.is_some()).count();
    line(format!(
        "Turn {} · {} table · {} {track} points · {} in the pile{}",
        view.turn,
        view.options.size,
        if is_last { "last round, somebody has" } else { "ends at" },
        count(view.pile.len() as u64, "card"),
        if known == 0 { String::new() } else { format!(" ({})", pile_in_words(&view.pile)) },
    ));
    line(Token::ALL.map(|it| token_line(view, it)).join(" · "));
    line("On the table (what lies on what, and on which corner):".to_owned());
    line("  board".to_owned());
    tree(view, Component::Board, 2, &mut line);
    for seat in view.seats.iter() {
        line(seat_line(view, seat));
    }
    if let Viewer::Seat(own) = view.viewer {
        let hand = view.hands[own].unwrap_or_default();
        line("Your hand:".to_owned());
        hand.iter().for_each(|it| line(format!("  {}", hand_card(view, it))));
        if hand.is_empty() {
            line("  no card".to_owned());
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// What lies on a component, and on that, set in further and further.
fn tree(view: &View, component: Component, depth: usize, line: &mut impl FnMut(String)) {
    for card in view.table.lying_on(component) {
        let Some(laid) = view.table.laid(card) else { continue };
        let indent = "  ".repeat(depth);
        let Placement { spot, by } = laid.placement;
        let (at, by) = (spot.at.notation(), printed_in_words(by));
        let who = name(laid.seat, view.viewer);
        line(format!("{indent}{at}: {card}, {} by its {by} ({who})", face(card)));
        tree(view, Component::Card(card), depth + 1, line);
    }
}

fn seat_line(view: &View, seat: Seat) -> String {
    let own = view.viewer == Viewer::Seat(seat);
    let mut text = format!("Seat {seat}{}", if own { " (you)" } else { "" });
    let _ = write!(text, ": {}", points(view.scores[seat].into()));
    let _ = write!(text, " · {}", count(view.hand_sizes[seat], "card"));
    if let Some(hand) = view.hands[seat].filter(|it| !own && !it.is_empty()) {
        let _ = write!(text, " ({})", hand.to_string().replace(',', " "));
    }
    if view.start == seat {
        text.push_str(" · start card");
    }
    if view.asked.contains(seat) {
        text.push_str(" · to decide");
    }
    text
}

fn token_line(view: &View, token: Token) -> String {
    let where_ = match view.tokens.holder(token) {
        None => "beside the pile".to_owned(),
        Some(seat) if view.tokens.is_locked(token) => {
            format!("{}, locked", name(seat, view.viewer))
        }
        Some(seat) => name(seat, view.viewer),
    };
    format!("{token}: {where_}")
}

/// Known cards of the pile with their places from the top.
fn pile_in_words(pile: &[Slot]) -> String {
    if pile.iter().all(|it| it.card.is_some()) {
        let cards = pile.iter().filter_map(|it| it.card).map(|it| it.to_string());
        return format!("from the top: {}", cards.collect::<Vec<_>>().join(" "));
    }
    let known = (1u8..).zip(pile).filter_map(|(place, slot)| Some((place, slot.card?)));
    known
        .map(|(place, card)| format!("{card} is number {place} from the top"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// `r4: purple 3 (2 spots), yellow 4 (no spot)`.
fn hand_card(view: &View, card: Card) -> String {
    if view.ending.is_some() {
        return format!("{:<3} {}", card.to_string(), face(card));
    }
    let own = view.viewer.seat().unwrap_or(view.mover);
    if view.given_up[own] == Some(card) {
        return format!("{}: given up", face(card));
    }
    let corners = card.printed().map(|it| {
        let spots = match view.table.spots(it).count() {
            0 => "no spot".to_owned(),
            n => count(n as u64, "spot"),
        };
        format!("{} ({spots})", printed_in_words(it))
    });
    format!("{:<3} {}: {}", card.to_string(), face(card), corners.collect::<Vec<_>>().join(", "))
}

fn printed_in_words(printed: Printed) -> String {
    format!("{} {}", printed.colour(), printed.value())
}

/// `red 4`, `red 9 (die)`, `red 12 (+2)`.
fn face(card: Card) -> String {
    let kind = match card.kind() {
        Kind::Plain => "",
        Kind::Die => " (die)",
        Kind::PlusTwo => " (+2)",
    };
    format!("{} {}{kind}", card.colour(), card.layout())
}

/// `1 card`, `2 cards`.
fn count(n: impl Into<u64>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

fn points(n: u32) -> String {
    count(n, "point")
}

fn name(seat: Seat, viewer: Viewer) -> String {
    if viewer == Viewer::Seat(seat) { "you".to_owned() } else { format!("seat {seat}") }
}
