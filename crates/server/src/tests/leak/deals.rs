//! What the test knows about each game: its hidden parts, and deals that differ in them.
use super::dice::Dice;
use conex::Conex;
use game_core::{Game, Seat};
use sobek::Sobek;
use std::ops::Range;

/// What this test asks of a game beyond its contract.
pub(super) trait Secretive: Game {
    /// Whether seats choose unseen now.
    fn is_secret(&self) -> bool;
    fn hand_of(&self, seat: Seat) -> String;
    /// Whether two cards of a deal look the same to those who don't hold them.
    fn are_alike(one: &str, other: &str) -> bool;
    /// Actions that lead to hidden choices, by their first word.
    const EAGER: &'static [&'static str];
}

impl Secretive for Sobek {
    fn is_secret(&self) -> bool {
        use sobek::Phase;
        matches!(self.phase(), Phase::HorizontalSets | Phase::Reduce)
    }

    fn hand_of(&self, seat: Seat) -> String {
        self.hand(seat).to_string()
    }

    fn are_alike(one: &str, other: &str) -> bool {
        use sobek::{Back, Card};
        let (Ok(one), Ok(other)) = (one.parse::<Card>(), other.parse::<Card>()) else {
            return false;
        };
        let hidden = |it: Card| it.back() == Back::Green || it.character().is_some();
        one.back() == other.back() && hidden(one) && hidden(other)
    }

    const EAGER: &'static [&'static str] =
        &["set", "scribe-fish", "scribe-cattle", "queen", "thief", "vizier", "merchant"];
}

impl Secretive for Conex {
    fn is_secret(&self) -> bool {
        matches!(self.phase(), conex::Phase::Discard { .. })
    }

    fn hand_of(&self, seat: Seat) -> String {
        self.hand(seat).to_string()
    }

    fn are_alike(one: &str, other: &str) -> bool {
        let is_card = |it: &str| it.parse::<conex::Card>().is_ok();
        is_card(one) && is_card(other)
    }

    const EAGER: &'static [&'static str] = &["lightning", "lay"];
}

/// A deal with two of its parts swapped, or with one that another deal has in its place.
pub(super) fn altered<G: Secretive>(deal: &G::Luck, blank: &G, dice: &mut Dice) -> Option<G::Luck> {
    let text = deal.to_string();
    let parts = parts(&text);
    let (i, mut j) = (dice.below(parts.len()), dice.below(parts.len()));
    if dice.one_in(3) {
        let other = dice.luck(blank).to_string();
        let others = self::parts(&other);
        let new = others.get(i).map(|it| &other[it.clone()])?;
        let mut text = text;
        text.replace_range(parts[i].clone(), new);
        return text.parse().ok();
    }
    if !dice.one_in(8) {
        let fits = |it: &usize| G::are_alike(&text[parts[i].clone()], &text[parts[*it].clone()]);
        let alike: Vec<usize> = (0..parts.len()).filter(fits).collect();
        j = *dice.pick(&alike)?;
    }
    let (first, second) = (parts[i.min(j)].clone(), parts[i.max(j)].clone());
    if first == second {
        return None;
    }
    let swapped = [
        &text[..first.start],
        &text[second.clone()],
        &text[first.end..second.start],
        &text[first],
        &text[second.end..],
    ];
    swapped.concat().parse().ok()
}

/// Where in a deal's notation its values stand.
fn parts(text: &str) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut at = 0;
    for field in text.split(' ') {
        if let Some((name, values)) = field.split_once('=') {
            let mut start = at + name.len() + 1;
            for value in values.split([',', '/']) {
                parts.push(start..start + value.len());
                start += value.len() + 1;
            }
        }
        at += field.len() + 1;
    }
    parts
}
