use crate::{
    Actor, BySeat, Eavesdropper, Game, Header, Log, Nobody, Refusal, Seat, SeatSet, Seats, Seed,
    Step, StepOf, Turn, Viewer, game::Listeners,
};

/// A log together with the position it leads to.
///
/// Every viewer has a ply of his own: the number of steps of which he has seen
/// something. A hidden step of another seat doesn't move it, so that nobody can
/// count hidden steps.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    log: Log<G>,
    state: G,
    seat_plies: BySeat<u32>,
    spectator_ply: u32,
    /// The own ply since which each seat has been asked, if it is.
    asked_since: BySeat<Option<u32>>,
}

/// Why a submitted action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejected<I: Refusal> {
    #[error("the game is over")]
    Over,
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The seat answered a question that is no longer, or not yet, open.
    #[error("this answers an earlier position; the table is at ply {ply} for this seat")]
    Stale { ply: u32 },
    #[error("{0} (rules {section})", section = .0.section())]
    Illegal(I),
    #[error("chance must act, but the log carries no seed to draw from")]
    NoSeed,
}

/// Where and why a log doesn't replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ply {ply}: {reason}")]
pub struct ReplayError<I: Refusal> {
    pub ply: u32,
    pub reason: ReplayReason<I>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayReason<I: Refusal> {
    #[error("the game was over before this step")]
    AfterTheEnd,
    #[error("it is chance's turn, not a seat's")]
    ChanceIsDue,
    #[error("it is not chance's turn")]
    ChanceIsNotDue,
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
    #[error("{0} (rules {section})", section = .0.section())]
    Illegal(I),
}

/// Whether the luck in a log is the luck of its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckCheck {
    NoSeed,
    /// All of this many steps of chance follow from the seed.
    Fair(u32),
    /// The step of chance at this ply doesn't follow from the seed.
    Foul(u32),
}

/// A step as one viewer saw it.
#[derive(Debug)]
pub struct Told<'a, G: Game> {
    /// The viewer's own ply before the step.
    pub ply: u32,
    pub step: &'a StepOf<G>,
    /// Never empty: of what he saw nothing of, he isn't told.
    pub events: Vec<G::Event>,
}

impl<G: Game> Session<G> {
    /// Starts a game and lets chance act until a player must choose.
    pub fn new(seats: Seats, options: G::Options, seed: Seed) -> Self {
        let mut session = Session::blank(Header { seats, options, seed: Some(seed) });
        session.settle().expect("there is a seed");
        session
    }

    /// Plays a log again, checking every step. The log may end anywhere: if
    /// chance is due then, [`Session::settle`] goes on.
    pub fn replay(log: Log<G>) -> Result<Self, ReplayError<G::Illegal>> {
        let mut session = Session::blank(log.header);
        for (ply, step) in (0..).zip(log.steps) {
            session.extend(step).map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(session)
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    pub fn seats(&self) -> Seats {
        self.log.header.seats
    }

    /// How many steps `viewer` has seen something of. The omniscient see all.
    pub fn ply(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => self.seat_plies[seat],
            Viewer::Spectator => self.spectator_ply,
            Viewer::Omniscient => self.log.steps.len() as u32,
        }
    }

    /// Everything that `viewer` has been told.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = Told<'_, G>> {
        let mut state = G::new(self.seats(), &self.log.header.options);
        let mut own_ply = 0..;
        self.log.steps.iter().filter_map(move |step| {
            let mut events = Vec::new();
            state.apply(step, &mut Eavesdropper { viewer, heard: &mut events });
            if events.is_empty() {
                return None;
            }
            own_ply.next().map(|ply| Told { ply, step, events })
        })
    }

    /// The position in which `viewer` had seen something of `ply` steps, if there
    /// was one.
    pub fn state_at(&self, viewer: Viewer, ply: u32) -> Option<G> {
        let mut then = Session::blank(self.log.header.clone());
        let mut steps = self.log.steps.iter();
        while then.ply(viewer) != ply {
            then.push(steps.next()?.clone());
        }
        Some(then.state)
    }

    /// The steps that a seat's action would add: itself, then luck. Nothing is
    /// changed, so that they can be stored before anybody hears of them.
    ///
    /// `ply` is the seat's own ply of the position it looked at. That is fresh
    /// if the seat has been asked ever since: parallel choices don't collide,
    /// and the second half of a double click is stale.
    pub fn propose(
        &self,
        seat: Seat,
        ply: u32,
        action: G::Action,
    ) -> Result<Vec<StepOf<G>>, Rejected<G::Illegal>> {
        if self.state.turn() == Turn::Over {
            return Err(Rejected::Over);
        }
        let since = match self.asked_since[seat] {
            Some(since) if self.seats().contains(seat) => since,
            _ => return Err(Rejected::NotYourTurn),
        };
        let now = self.seat_plies[seat];
        if !(since..=now).contains(&ply) {
            return Err(Rejected::Stale { ply: now });
        }
        self.state.check(seat, action).map_err(Rejected::Illegal)?;
        let mut state = self.state.clone();
        state.act(seat, action, &mut Nobody);
        self.with_luck(state, vec![Step::Seat(seat, action)])
    }

    /// Plays a seat's action and then chance; returns the new steps.
    pub fn submit(
        &mut self,
        seat: Seat,
        ply: u32,
        action: G::Action,
    ) -> Result<&[StepOf<G>], Rejected<G::Illegal>> {
        let steps = self.propose(seat, ply, action)?;
        Ok(self.push_all(steps))
    }

    /// Lets chance act while it is due; returns the new steps.
    pub fn settle(&mut self) -> Result<&[StepOf<G>], Rejected<G::Illegal>> {
        let steps = self.with_luck(self.state.clone(), Vec::new())?;
        Ok(self.push_all(steps))
    }

    /// Adds a step from elsewhere, if it fits.
    pub fn extend(&mut self, step: StepOf<G>) -> Result<(), ReplayReason<G::Illegal>> {
        self.fits(&step)?;
        self.push(step);
        Ok(())
    }

    /// Draws all luck again from the seed, if the log carries it.
    pub fn check_luck(&self) -> LuckCheck {
        let Some(seed) = self.log.header.seed else { return LuckCheck::NoSeed };
        let mut state = G::new(self.seats(), &self.log.header.options);
        let mut drawn = 0;
        for (ply, step) in (0..).zip(&self.log.steps) {
            if let Step::Chance(luck) = step {
                if state.draw(&mut seed.dice(ply)) != *luck {
                    return LuckCheck::Foul(ply);
                }
                drawn += 1;
            }
            state.apply(step, &mut Nobody);
        }
        LuckCheck::Fair(drawn)
    }

    fn blank(header: Header<G>) -> Self {
        let state = G::new(header.seats, &header.options);
        Session {
            log: Log { header, steps: Vec::new() },
            state,
            seat_plies: BySeat::default(),
            spectator_ply: 0,
            asked_since: BySeat::default(),
        }
    }

    fn fits(&self, step: &StepOf<G>) -> Result<(), ReplayReason<G::Illegal>> {
        match (self.state.turn(), step.actor()) {
            (Turn::Over, _) => return Err(ReplayReason::AfterTheEnd),
            (Turn::Chance, Actor::Seat(_)) => return Err(ReplayReason::ChanceIsDue),
            (Turn::Players(_), Actor::Chance) => return Err(ReplayReason::ChanceIsNotDue),
            (Turn::Players(asked), Actor::Seat(seat)) if !asked.contains(seat) => {
                return Err(ReplayReason::NotAsked(seat));
            }
            (Turn::Players(_) | Turn::Chance, _) => {}
        }
        match step {
            Step::Seat(seat, action) => self.state.check(*seat, *action),
            Step::Chance(luck) => self.state.check_luck(luck),
        }
        .map_err(ReplayReason::Illegal)
    }

    /// Adds to new `steps`, which lead to `state`, the luck that is due then.
    fn with_luck(
        &self,
        mut state: G,
        mut steps: Vec<StepOf<G>>,
    ) -> Result<Vec<StepOf<G>>, Rejected<G::Illegal>> {
        while state.turn() == Turn::Chance {
            let seed = self.log.header.seed.ok_or(Rejected::NoSeed)?;
            let ply = (self.log.steps.len() + steps.len()) as u32;
            steps.push(Step::Chance(state.roll(&mut seed.dice(ply), &mut Nobody)));
        }
        Ok(steps)
    }

    fn push_all(&mut self, steps: Vec<StepOf<G>>) -> &[StepOf<G>] {
        let first_new = self.log.steps.len();
        steps.into_iter().for_each(|it| self.push(it));
        &self.log.steps[first_new..]
    }

    fn push(&mut self, step: StepOf<G>) {
        let seats = self.seats();
        let mut audience = Listeners { seats, heard: SeatSet::EMPTY, spectators: false };
        self.state.apply(&step, &mut audience);
        if let Actor::Seat(seat) = step.actor() {
            self.asked_since[seat] = None;
        }
        self.log.steps.push(step);
        self.spectator_ply += u32::from(audience.spectators);
        for seat in seats.iter() {
            self.seat_plies[seat] += u32::from(audience.heard.contains(seat));
            let since = self.asked_since[seat].unwrap_or(self.seat_plies[seat]);
            self.asked_since[seat] = self.state.asks(seat).then_some(since);
        }
    }
}
