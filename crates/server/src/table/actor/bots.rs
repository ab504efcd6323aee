//! Bots at a table.
use super::{AFTER_TROUBLE, Actor, OTHERS_FIRST, SUBSTITUTE};
use crate::{
    bots::{Cause, Errand, LONGEST},
    prefs::USUAL_PACE,
    refused::Refused,
    table::{info::is_program, request::Letter},
};
use bots::Level;
use game_core::{Seat, Viewer};
use pages::Language;
use std::time::Duration;
use store::{SeatKind, SeatRow, Status};
use tokio::time::{Instant, sleep, sleep_until};

/// Who was seen so lately waits for the bots.
const WAITS: Duration = Duration::from_secs(60);

/// What a thought may take beyond its time, until it is the table's again.
const SLACK: Duration = Duration::from_millis(20);

/// What a bot may think, to be done when its pace is over; where it has none, it hurries.
fn longest(pace: Duration) -> Duration {
    if pace.is_zero() { LONGEST } else { pace.saturating_sub(SLACK).max(SLACK) }
}

/// When a bot answers: how long it thought tells nothing. Where it had to wait, that is when
/// all its time is over, whether it took that or not.
fn answers_at(asked: Instant, began: Instant, most: Duration, pace: Duration) -> Instant {
    if pace.is_zero() { asked } else { (asked + pace).max(began + most + SLACK) }
}

/// With this much time a bot of this level thinks to the end, as a rule: nobody's pace makes it
/// weaker.
fn enough(level: Level) -> Duration {
    match level {
        Level::Deckhand => Duration::from_millis(100),
        Level::Sailor => Duration::from_millis(150),
        Level::Helmsman => Duration::from_millis(400),
        Level::Captain => LONGEST + SLACK,
    }
}

/// The usual pace as people at the table like it, in hundredths.
fn paced(usual: Duration, wished: u32, level: Level) -> Duration {
    (usual * wished / USUAL_PACE).max(enough(level).min(usual))
}

impl Actor {
    pub(super) fn ask_bots(&mut self, delay: Duration) {
        let info = &self.info;
        // If all people have left, the table waits for one of them.
        let watched = info.persons().count() == 0 || info.persons().any(|it| !it.away);
        if info.of.status != Status::Playing || !watched {
            return;
        }
        for seat in self.play.asked().iter() {
            let Some(level) = bot_level(info.row(seat)) else { continue };
            if self.thinking.contains(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let ply = self.play.ply(Viewer::Seat(seat));
            let thought = self.play.thought(seat, level);
            let (pool, mail) = (self.context.bots.clone(), self.mail.clone());
            let pace = self.pace(level);
            let errand = self.errand();
            tokio::spawn(async move {
                sleep(delay).await;
                let asked = Instant::now();
                let turn = pool.turn(errand).await.map(|it| it.within(longest(pace)));
                let until = turn
                    .as_ref()
                    .map_or(asked, |it| answers_at(asked, Instant::now(), it.most(), pace));
                let thinks = async { turn?.think(thought).await };
                let (action, ()) = tokio::join!(thinks, sleep_until(until));
                let letter: Letter =
                    Box::new(move |actor| Box::pin(actor.bot_acts(seat, ply, action)));
                if let Some(mail) = mail.upgrade() {
                    let _ = mail.send(letter).await;
                }
            });
        }
    }

    /// What a bot takes for an answer: an instant one would show that there was no choice.
    fn pace(&self, level: Level) -> Duration {
        let (info, usual) = (&self.info, self.context.bot_pace);
        if info.persons().count() == 0 {
            return Duration::ZERO;
        }
        let people = info.seats.iter().zip(info.seats().iter());
        let people = people.filter(|(row, _)| row.kind == SeatKind::Person && !is_program(row));
        paced(usual, self.presence.pace(people.map(|it| it.1).collect()), level)
    }

    /// For whom bots think here.
    pub(super) fn errand(&self) -> Errand {
        let waits = |(row, seat): (&SeatRow, Seat)| {
            let absent = self.presence.absent_for(seat);
            row.kind == SeatKind::Person && !row.away && absent < WAITS
        };
        let awaited = self.info.seats.iter().zip(self.info.seats().iter()).any(waits);
        let cause = if awaited { Cause::Person } else { Cause::Table };
        Errand { cause, from: self.presence.from() }
    }

    /// The node that had the last move asks the bots; only if it doesn't, we do.
    pub(super) fn leave_bots_to_others(&self) {
        let mut asked = self.play.asked().iter();
        if !asked.any(|it| bot_level(self.info.row(it)).is_some()) {
            return;
        }
        let (entries, mail) = (self.play.entries(), self.mail.clone());
        tokio::spawn(async move {
            sleep(OTHERS_FIRST).await;
            let letter: Letter = Box::new(move |actor| {
                Box::pin(async move {
                    if actor.play.entries() == entries {
                        actor.ask_bots(Duration::ZERO);
                    }
                })
            });
            if let Some(mail) = mail.upgrade() {
                let _ = mail.send(letter).await;
            }
        });
    }

    async fn bot_acts(&mut self, seat: Seat, ply: u32, action: Option<String>) {
        self.thinking.remove(seat);
        let still_plays = bot_level(self.info.row(seat)).is_some();
        let mut delay = Duration::ZERO;
        if still_plays && self.info.of.status == Status::Playing {
            let done = match action {
                None => Err(Refused::Internal),
                Some(action) => self.act(seat, ply, &action, Language::En).await,
            };
            match done {
                Ok(_) => return,
                // Somebody was faster: think again.
                Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => {}
                Err(error) => {
                    tracing::warn!(table = ?self.info.id, %seat, ?error, "a bot couldn't act");
                    delay = AFTER_TROUBLE;
                }
            }
        }
        self.ask_bots(delay);
    }
}

/// The level of the bot that acts in this seat, if one does.
fn bot_level(row: &SeatRow) -> Option<Level> {
    match row.kind {
        SeatKind::Bot => Some(row.level.parse().unwrap_or(SUBSTITUTE)),
        SeatKind::Person if row.away => Some(SUBSTITUTE),
        SeatKind::Person => None,
        // Somebody left at one node while the game was started at another.
        SeatKind::Open => Some(SUBSTITUTE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn people_choose_the_pace_and_no_bot_thinks_less_for_it() {
        let usual = Settings::default().bot_pace();
        let paces = |level| [200, 100, 42, 0].map(|it| paced(usual, it, level).as_millis());
        assert_eq!(paces(Level::Sailor), [2400, 1200, 504, 150]);
        assert_eq!(paces(Level::Captain), [2400, 1200, 1000, 1000]);
        for level in Level::ALL {
            assert!(enough(level) <= longest(paced(usual, 0, level)) + SLACK);
        }
        assert_eq!(
            paced(Duration::ZERO, 200, Level::Captain),
            Duration::ZERO,
            "the host wants none"
        );
    }

    /// Conex' captains think as long as they may in one decision and not in another.
    #[test]
    fn the_time_to_answer_tells_nothing_of_the_thought() {
        let pace = Settings::default().bot_pace();
        assert!(LONGEST + SLACK <= pace, "the pace covers what a bot may think");
        for pace in [pace, Duration::from_millis(300), Duration::from_secs(3)] {
            for waited in [0, 5, 700, 2500] {
                let asked = Instant::now();
                let began = asked + Duration::from_millis(waited);
                let most = longest(pace).min(LONGEST);
                let answers = answers_at(asked, began, most, pace);
                assert!(began + most < answers && asked + pace <= answers);
            }
        }
        assert_eq!(longest(Duration::ZERO), LONGEST);
    }
}
