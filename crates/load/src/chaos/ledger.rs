//! What somebody did in one game, as far as he was told.
use std::time::Instant;

/// The actions of a seat, in the order they were sent.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    sent: Vec<Sent>,
    /// How far they know the game to be.
    ply: u32,
}

#[derive(Clone, Debug)]
struct Sent {
    ply: u32,
    action: String,
    /// When the server has said so, and the ply then; if it hasn't, it died first, and the
    /// action may be there or not.
    accepted: Option<(Instant, u32)>,
}

/// What became of the actions that nobody answered.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InFlight {
    pub(crate) kept: u64,
    pub(crate) lost: u64,
}

/// Where a log isn't what was promised.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Differs {
    pub(crate) ply: u32,
    pub(crate) what: String,
}

impl Ledger {
    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    pub(crate) fn saw(&mut self, ply: u32) {
        self.ply = ply;
    }

    pub(crate) fn send(&mut self, ply: u32, action: &str) {
        self.sent.push(Sent { ply, action: action.to_owned(), accepted: None });
    }

    /// The last action sent is promised.
    pub(crate) fn accepted(&mut self, ply: u32) {
        if let Some(last) = self.sent.last_mut() {
            last.accepted = Some((Instant::now(), ply));
        }
        self.ply = self.ply.max(ply);
    }

    /// What was accepted since then isn't promised any more: the game was taken from a backup
    /// that was begun at that time.
    pub(crate) fn restored(&mut self, since: Instant) {
        for sent in &mut self.sent {
            sent.accepted = sent.accepted.filter(|it| it.0 <= since);
        }
        self.ply = self.sent.iter().filter_map(|it| it.accepted).map(|it| it.1).max().unwrap_or(0);
    }

    /// What was sent last is not done, and won't be.
    pub(crate) fn refused(&mut self) {
        self.sent.pop();
    }

    /// Where they are, to help find a fault.
    pub(crate) fn last(&self) -> String {
        match self.sent.last() {
            None => format!("ply {}, nothing done yet", self.ply),
            Some(Sent { ply, action, accepted }) => {
                let answer = if accepted.is_some() { "accepted" } else { "not answered" };
                format!("ply {}, last action `{action}` at ply {ply}, {answer}", self.ply)
            }
        }
    }

    /// The seat's actions in the log must be those that were accepted, in order, with any of
    /// those that weren't answered between them, and no others.
    pub(crate) fn check(&self, played: &[&str]) -> Result<InFlight, Differs> {
        // How much of `played` can be explained by what was sent so far: several numbers if an
        // unanswered action was sent again.
        let mut explained = vec![0];
        for sent in &self.sent {
            let is_next = |at: &usize| played.get(*at) == Some(&sent.action.as_str());
            let there = explained.iter().copied().filter(is_next).map(|it| it + 1);
            let mut after: Vec<usize> = there.collect();
            if sent.accepted.is_none() {
                after.extend(&explained);
                after.sort_unstable();
                after.dedup();
            }
            if after.is_empty() {
                let at = explained.last().copied().unwrap_or(0);
                let found = played.get(at).map_or("nothing", |it| *it);
                let what = format!(
                    "`{}` was accepted, but the log has `{found}` as the seat's action {at}",
                    sent.action
                );
                return Err(Differs { ply: sent.ply, what });
            }
            explained = after;
        }
        if !explained.contains(&played.len()) {
            let at = explained.last().copied().unwrap_or(0);
            let what = format!("the log has `{}`, which was never sent", played[at]);
            return Err(Differs { ply: self.ply, what });
        }
        let accepted = self.sent.iter().filter(|it| it.accepted.is_some()).count();
        let kept = played.len() - accepted;
        let lost = self.sent.len() - accepted - kept;
        Ok(InFlight { kept: kept as u64, lost: lost as u64 })
    }
}

/// The actions of a seat, numbered from 1, in a log.
pub(crate) fn played_by(seat: usize, log: &str) -> Vec<&str> {
    let step = |line| -> Option<(&str, &str)> {
        let (number, step) = str::split_once(line, ". ")?;
        number.parse::<u32>().ok()?;
        step.split_once(' ')
    };
    let seat = seat.to_string();
    log.lines().filter_map(step).filter(|it| it.0 == seat).map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `a` was accepted, `a?` not answered.
    fn ledger(sent: &str) -> Ledger {
        let mut ledger = Ledger::default();
        for (ply, word) in (0..).zip(sent.split_whitespace()) {
            ledger.send(ply, word.trim_end_matches('?'));
            if !word.ends_with('?') {
                ledger.accepted(ply + 1);
            }
        }
        ledger
    }

    fn check(sent: &str, log: &str) -> Result<(u64, u64), u32> {
        let played: Vec<&str> = log.split_whitespace().collect();
        let checked = ledger(sent).check(&played);
        checked.map(|it| (it.kept, it.lost)).map_err(|it| it.ply)
    }

    #[test]
    fn what_was_accepted_is_there_in_order() {
        assert_eq!(check("", ""), Ok((0, 0)));
        assert_eq!(check("a b c", "a b c"), Ok((0, 0)));
        assert_eq!(check("a b c", "a c"), Err(1), "one is lost");
        assert_eq!(check("a b c", "a b"), Err(2), "the last is lost");
        assert_eq!(check("a b c", "a c b"), Err(1), "two changed places");
        assert_eq!(check("a b", "a a b"), Err(1), "one was done twice");
        assert_eq!(check("a b", "a b c"), Err(2), "one was never sent");
    }

    #[test]
    fn what_was_in_flight_may_be_there() {
        assert_eq!(check("a b? c", "a b c"), Ok((1, 0)));
        assert_eq!(check("a b? c", "a c"), Ok((0, 1)));
        assert_eq!(check("a b?", "a"), Ok((0, 1)));
        assert_eq!(check("a b?", "a b"), Ok((1, 0)));
        assert_eq!(check("a b? c", "b c"), Err(0), "it doesn't stand for another");
    }

    #[test]
    fn what_was_sent_again_counts_once_or_twice() {
        assert_eq!(check("a? a b", "a b"), Ok((0, 1)));
        assert_eq!(check("a? a b", "a a b"), Ok((1, 0)));
        assert_eq!(check("a? a b", "a a a b"), Err(2));
        assert_eq!(check("a? a? b? a", "a b a"), Ok((2, 1)));
    }

    #[test]
    fn what_was_accepted_after_a_backup_may_be_lost() {
        let mut ledger = ledger("a b");
        let begun = Instant::now();
        ledger.send(2, "c");
        ledger.accepted(3);
        assert_eq!(ledger.check(&["a", "b"]).map_err(|it| it.ply), Err(2));
        ledger.restored(begun);
        assert_eq!(ledger.ply(), 2);
        assert_eq!(ledger.check(&["a", "b"]), Ok(InFlight { kept: 0, lost: 1 }));
        assert_eq!(ledger.check(&["a", "b", "c"]), Ok(InFlight { kept: 1, lost: 0 }));
        assert_eq!(ledger.check(&["a"]).map_err(|it| it.ply), Err(1), "what was before isn't");
    }

    #[test]
    fn a_refused_action_is_forgotten() {
        let mut ledger = ledger("a");
        ledger.send(1, "b");
        ledger.refused();
        assert_eq!(ledger.check(&["a"]), Ok(InFlight { kept: 0, lost: 0 }));
        assert_eq!(ledger.ply(), 1);
    }

    #[test]
    fn a_seat_finds_its_actions_in_a_log() {
        let log = "felucca log 1\nseats 2\noptions -\nseed 01\n0. * deal start=1 cards=a,b\n\
            1. 1 lay y11.p on board.tr\n2. * die 2\n3. 2 draw\n4. 1 draw\nend 40 33\n";
        assert_eq!(played_by(1, log), ["lay y11.p on board.tr", "draw"]);
        assert_eq!(played_by(2, log), ["draw"]);
    }
}
