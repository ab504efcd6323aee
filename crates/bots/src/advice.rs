//! What a search found, for people and pages.
use crate::search::Found;
use game_core::Seat;

/// A choice as the search sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    pub action: A,
    /// How often it was tried: the search tries most what it thinks best.
    pub visits: u32,
    /// What the search maximises, from 0 to 1: place first, then the margin.
    pub value: f64,
    /// The chance to win.
    pub win: f64,
    /// The seat's expected points where the search stopped playing: at the end, or
    /// where its guide judges, such as after a round.
    pub score: f64,
    /// How far these points spread: their standard deviation.
    pub spread: f64,
}

/// All choices that were tried, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    pub seat: Seat,
    pub iterations: u32,
    pub choices: Vec<Choice<A>>,
}

impl<A: Copy> Advice<A> {
    pub(crate) fn of(seat: Seat, found: &[(A, Found)]) -> Self {
        let mut choices: Vec<_> = found
            .iter()
            .map(|&(action, it)| {
                let ends = f64::from(it.ends);
                let score = it.score / ends;
                let variance = (it.score_squared / ends - score * score).max(0.0);
                Choice {
                    action,
                    visits: it.visits,
                    value: it.value / ends,
                    win: it.win / ends,
                    score,
                    spread: variance.sqrt(),
                }
            })
            .collect();
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Advice { seat, iterations: found.iter().map(|it| it.1.visits).sum(), choices }
    }

    pub fn best(&self) -> &Choice<A> {
        self.choices.first().expect("an asked seat has a choice")
    }
}
