//! Sobek as text, for a terminal.
use game_core::{Seat, Viewer};
use sobek::{
    Back, Backs, Card, Cards, Character, Decision, Family, Quay, REACH, ROUNDS, Seen, Token,
    Tokens, View,
};
use std::fmt::Write as _;

pub(crate) const LEGEND: &str = "\
The aim: have the most points after three rounds. They come from sets of three
or more cards of one family: the scarabs (●) on a set times its cards. What you
skip in the row, or still hold when the round ends, is corruption; the most
corrupt player goes back on the track.
  F1, F0, Fg   fish with a scarab, without, and with a green back; so for
               Ivory, Ebony, Marble, Cattle, Wheat (ivory has 3 scarabs,
               ebony and marble 2)
  A            an amulet: fits any set
  thief, …     a character: play it for its effect, or as a card of its family
  take 2       take the second card; the first goes to your corruption
  set fish F1,F0,A                 lay a set; an event token follows
  thief 2 orange, priest wheat     play a character
Refusals name the section of the rules: see docs/rules/sobek.md.";

pub(crate) fn drawing(view: &View) -> String {
    if view.round == 0 {
        return "Nothing has been dealt yet.".to_owned();
    }
    let mut text = String::new();
    let mut line = |it: String| {
        text.push_str(&it);
        text.push('\n');
    };
    line(format!(
        "Round {} of {ROUNDS} · delivery {} of {} · {} in the deck · {} left",
        view.round,
        view.delivery,
        view.deliveries(),
        count(view.deck, "card"),
        count(view.tokens_left, "event token"),
    ));
    line(row(view));
    for seat in view.seats.iter() {
        line(seat_line(view, seat));
    }
    if let Viewer::Seat(own) = view.viewer {
        let (hand, named) = (view.memory.hands[own], named(view, own));
        line(format!("Your hand:       {}", by_family(hand.minus(named))));
        if view.decision() == Some(Decision::ScribeDiscards) && view.asked.contains(own) {
            line(format!("Given up so far: {}", by_family(named)));
        }
        line(format!("Your corruption: {}", by_family(view.memory.piles[own].faces)));
    }
    if let Some(tokens) = view.tokens().filter(|it| !it.is_empty()) {
        line(format!("Tokens left: {}", tokens_in_words(tokens)));
    }
    if !view.discard.is_empty() {
        line(format!("Discard pile: {}", view.discard));
    }
    text.truncate(text.trim_end().len());
    text
}

/// Nine columns in 80 letters.
fn row(view: &View) -> String {
    if view.quays.iter().all(|it| *it == Quay::Empty) {
        return "Nile: empty".to_owned();
    }
    let mut lines = [String::new(), String::new(), String::new()];
    let mut nth = 0;
    for quay in view.quays {
        let (code, name) = match quay {
            Quay::Empty => ("·".to_owned(), String::new()),
            Quay::Closed => ("?".to_owned(), "hidden".to_owned()),
            Quay::Open(card) => (card.to_string(), face_short(card)),
        };
        let number = if quay == Quay::Empty {
            String::new()
        } else {
            nth += 1;
            format!("{nth}{}", if nth <= REACH { "*" } else { "" })
        };
        for (line, cell) in lines.iter_mut().zip([number, code, name]) {
            let _ = write!(line, "{cell:<9}");
        }
    }
    let [numbers, codes, names] = lines.map(|it| it.trim_end().to_owned());
    format!("Nile (* within reach):\n{numbers}\n{codes}\n{names}")
}

fn seat_line(view: &View, seat: Seat) -> String {
    let own = view.viewer == Viewer::Seat(seat);
    let mut text = format!("Seat {seat}{}", if own { " (you)" } else { "" });
    let _ = write!(text, ": {}", points(view.scores[seat].into()));
    if view.asked.contains(seat) {
        text.push_str(" · to decide");
    }
    if !own {
        let _ = write!(text, " · hand {}", seen(view.hand(seat)));
        if let Some(pile) = view.pile(seat) {
            let _ = write!(text, " · corruption {}", seen(pile));
        }
    }
    if 0 < view.curses[seat] {
        let _ = write!(text, " · {}", count(view.curses[seat], "Curse"));
    }
    let sets = view.sets[seat];
    for family in sets.families() {
        let prosperity = match sets.prosperity(family) {
            0 => String::new(),
            n => format!(" + {n} Prosperity"),
        };
        let worth = sets.points(family);
        let _ = write!(text, " · {family} {}{prosperity} = {worth}", sets.of(family));
    }
    if let Some(sets) = view.horizontal[seat] {
        for family in sets.families() {
            let worth = sets.horizontal_points(family);
            let _ = write!(text, " · horizontal {family} {} = {worth}", sets.of(family));
        }
    }
    text
}

/// What the viewer has named while others still choose: still in his hand, but
/// as good as gone.
fn named(view: &View, own: Seat) -> Cards {
    match view.decision() {
        Some(Decision::HorizontalSets) => view.horizontal[own].unwrap_or_default().all(),
        _ => view.discards[own].unwrap_or_default(),
    }
}

fn by_family(cards: Cards) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    let families = Family::ALL.map(|it| (it.name(), cards.of_family(it)));
    let groups = families.into_iter().chain([("amulets", cards.amulets())]);
    let groups = groups.filter(|(_, cards)| !cards.is_empty());
    groups.map(|(name, cards)| format!("{name} {cards}")).collect::<Vec<_>>().join(" · ")
}

fn face(card: Card) -> String {
    match (card.character(), card.family()) {
        (Some(character), _) => character_in_words(character).to_owned(),
        (None, None) => "an amulet".to_owned(),
        (None, Some(family)) => match (card.scarabs(), card.back()) {
            (0, Back::Green) => format!("{family} (green)"),
            (0, _) => family.to_string(),
            (n, _) => format!("{family}{}", "●".repeat(n.into())),
        },
    }
}

/// A face without its article, eight letters at most.
fn face_short(card: Card) -> String {
    match card.family() {
        Some(family) => format!("{family}{}", "●".repeat(card.scarabs().into())),
        None => "amulet".to_owned(),
    }
}

fn face_list(cards: Cards) -> Vec<String> {
    let kinds = cards.kinds().map(|it| match cards.copies(it) {
        1 => face(it),
        n => format!("{n}× {}", face(it).trim_start_matches("an ")),
    });
    kinds.collect()
}

/// Faces where they are seen, backs for the rest.
fn seen(cards: Seen) -> String {
    let mut parts = face_list(cards.faces);
    let Backs { green, beige, orange } = cards.hidden();
    for (n, back) in [(green, Back::Green), (beige, Back::Beige), (orange, Back::Orange)] {
        if 0 < n {
            parts.push(format!("{n} {back}"));
        }
    }
    and(&parts)
}

fn tokens_in_words(tokens: Tokens) -> String {
    and(&tokens.iter().map(token_in_words).collect::<Vec<_>>())
}

fn token_in_words(token: Token) -> String {
    match token {
        Token::Guild(hieroglyph) => format!("Guild ({hieroglyph})"),
        Token::Flood => "Flood".to_owned(),
        Token::Curse => "Curse".to_owned(),
        Token::Prosperity => "Prosperity".to_owned(),
        Token::Embalming => "Embalming".to_owned(),
        Token::Deceit => "Deceit".to_owned(),
    }
}

fn character_in_words(character: Character) -> &'static str {
    match character {
        Character::Queen => "Queen Sobekneferu",
        Character::HighPriest => "the High Priest",
        Character::HighPriestess => "the High Priestess",
        Character::ScribeOfCattle => "the Scribe (cattle)",
        Character::Vizier => "the Vizier",
        Character::Thief => "the Thief",
        Character::ScribeOfFish => "the Scribe (fish)",
        Character::Courtesan => "the Courtesan",
        Character::Merchant => "the Merchant",
    }
}

/// `1 card`, `2 cards`.
fn count(n: impl Into<u64>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// `one, two and three`.
fn and(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

fn points(n: u32) -> String {
    count(n, "point")
}
