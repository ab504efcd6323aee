use crate::{
    Actor, Audience, BySeat, Eavesdropper, Everybody, Game, Header, Log, Nobody, Refusal, Seat,
    SeatSet, Seats, Seed, Step, StepOf, Turn, Viewer,
    game::{Both, Listeners},
};

/// A log together with the position it leads to.
///
/// Every viewer has a ply of their own: the number of steps of which they have
/// seen something. A hidden step of another seat doesn't move it, so nobody can
/// count hidden steps. Seeing a step taken back moves it on, too.
///
/// ```
/// use game_core::{Game, Rejected, Seats, Seed, Session, Viewer};
/// use sobek::Sobek;
///
/// let mut session = Session::<Sobek>::new(Seats::TWO, Default::default(), Seed::of_run(1, 0));
/// let seat = session.state().asked().first().unwrap();
/// let ply = session.ply(Viewer::Seat(seat));
/// session.submit(seat, ply, "take 1".parse()?)?;
///
/// // The second half of a double click.
/// let again = session.submit(seat, ply, "take 1".parse()?);
/// assert_eq!(again, Err(Rejected::NotYourTurn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    log: Log<G>,
    state: G,
    counts: Counts,
    /// The step that each seat may take back.
    undoable: BySeat<Option<usize>>,
    taken_back: Vec<TakenBack>,
}

/// What is counted for each viewer.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    seat_plies: BySeat<u32>,
    spectator_ply: u32,
    /// The seat's own ply since which it has been asked, if it is.
    asked_since: BySeat<Option<u32>>,
}

/// A step that was taken back.
#[derive(Clone, Copy, Debug)]
struct TakenBack {
    /// Whose step it was.
    seat: Seat,
    /// How many steps were left.
    left: usize,
    /// What was counted then.
    counts: Counts,
    /// Who had seen the step, and so sees that it is gone.
    seen: Listeners,
}

impl Counts {
    fn ply(&self, viewer: Viewer) -> Option<u32> {
        match viewer {
            Viewer::Seat(seat) => Some(self.seat_plies[seat]),
            Viewer::Spectator => Some(self.spectator_ply),
            Viewer::Omniscient => None,
        }
    }
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

/// Why a step can't be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to take back: somebody has acted, or has learned something")]
pub struct NoUndo;

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
    /// Never empty: viewers aren't told of steps they saw nothing of.
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
        self.counts.ply(viewer).unwrap_or(self.log.steps.len() as u32)
    }

    /// Everything that `viewer` has been told, without what was taken back.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = Told<'_, G>> {
        let mut state = G::new(self.seats(), &self.log.header.options);
        let mut own_ply = 0;
        let mut taken_back = self.taken_back.iter().peekable();
        self.log.steps.iter().enumerate().filter_map(move |(index, step)| {
            while let Some(it) = taken_back.next_if(|it| it.left == index) {
                own_ply = it.counts.ply(viewer).unwrap_or(own_ply);
            }
            let mut events = Vec::new();
            state.apply(step, &mut Eavesdropper { viewer, heard: &mut events });
            if events.is_empty() {
                return None;
            }
            own_ply += 1;
            Some(Told { ply: own_ply - 1, step, events })
        })
    }

    /// What [`Session::story`] tells, for all seats and then for those who look on, each event
    /// with its ply: played through once for all.
    pub fn stories(&self) -> Vec<Vec<(u32, G::Event)>> {
        let viewers: Vec<Viewer> = self.seats().viewers().collect();
        let mut state = G::new(self.seats(), &self.log.header.options);
        let mut stories = vec![Vec::new(); viewers.len()];
        let mut plies = vec![0; viewers.len()];
        let mut taken_back = self.taken_back.iter().peekable();
        for (index, step) in self.log.steps.iter().enumerate() {
            while let Some(it) = taken_back.next_if(|it| it.left == index) {
                for (ply, viewer) in plies.iter_mut().zip(&viewers) {
                    *ply = it.counts.ply(*viewer).unwrap_or(*ply);
                }
            }
            let mut heard = Everybody::at(self.seats());
            state.apply(step, &mut heard);
            for ((viewer, story), ply) in viewers.iter().zip(&mut stories).zip(&mut plies) {
                let events = heard.heard(*viewer);
                story.extend(events.iter().map(|it| (*ply, it.clone())));
                *ply += u32::from(!events.is_empty());
            }
        }
        stories
    }

    /// Whether `viewer` has seen a step taken back since he was at this ply.
    pub fn was_taken_back_since(&self, viewer: Viewer, ply: u32) -> bool {
        let sees = |it: &TakenBack| match viewer {
            Viewer::Seat(seat) => it.seen.heard.contains(seat),
            Viewer::Spectator => it.seen.spectators,
            Viewer::Omniscient => false,
        };
        self.taken_back.iter().any(|it| sees(it) && Some(ply) < it.counts.ply(viewer))
    }

    /// The position in which `viewer` had seen something of `ply` steps, if there
    /// was one.
    pub fn state_at(&self, viewer: Viewer, ply: u32) -> Option<G> {
        let mut then = Session::blank(self.log.header.clone());
        let mut steps = self.log.steps.iter();
        loop {
            then.count_taken_back(&self.taken_back);
            if then.ply(viewer) == ply {
                return Some(then.state);
            }
            then.push(steps.next()?.clone());
        }
    }

    /// The steps that a seat's action would add: itself, then luck. Nothing is
    /// changed, so they can be stored before anybody hears of them.
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
        self.preview(seat, ply, action).map(|it| it.0)
    }

    /// The same, with the position that they would lead to.
    #[expect(clippy::type_complexity, reason = "two things, each with its plain type")]
    pub fn preview(
        &self,
        seat: Seat,
        ply: u32,
        action: G::Action,
    ) -> Result<(Vec<StepOf<G>>, G), Rejected<G::Illegal>> {
        if self.state.turn() == Turn::Over {
            return Err(Rejected::Over);
        }
        let since = match self.counts.asked_since[seat] {
            Some(since) if self.seats().contains(seat) => since,
            _ => return Err(Rejected::NotYourTurn),
        };
        let now = self.counts.seat_plies[seat];
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

    /// How often the seat has taken something back.
    pub fn undos(&self, seat: Seat) -> usize {
        self.taken_back.iter().filter(|it| it.seat == seat).count()
    }

    /// Whether the seat's last step can be taken back: nobody has learned anything
    /// from it, and the seat has seen nobody act since. (It must not show whether
    /// others have acted unseen.)
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable[seat].is_some()
    }

    /// Takes the seat's last step back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let gone = self.undoable[seat].ok_or(NoUndo)?;
        let left = self.log.steps.len() - 1;
        let mut again = Session::blank(self.log.header.clone());
        let mut seen = self.nobody_heard();
        for (index, step) in self.log.steps.iter().enumerate() {
            if index == gone {
                again.state.clone().apply(step, &mut seen);
            } else {
                // What others have chosen unseen doesn't depend on it.
                again.extend(step.clone()).map_err(|_| NoUndo)?;
            }
        }
        let mut counts = self.counts;
        counts.spectator_ply += u32::from(seen.spectators);
        for it in self.seats().iter() {
            counts.seat_plies[it] += u32::from(seen.heard.contains(it));
            let since = self.counts.asked_since[it].filter(|_| it != seat);
            let since = since.unwrap_or(counts.seat_plies[it]);
            counts.asked_since[it] = again.state.asks(it).then_some(since);
        }
        // Viewers who saw another step taken back before must not see that this one was.
        again.taken_back = std::mem::take(&mut self.taken_back);
        let later = again.taken_back.iter_mut().filter(|it| gone < it.left);
        later.for_each(|it| it.left -= 1);
        again.taken_back.push(TakenBack { seat, left, counts, seen });
        again.counts = counts;
        *self = again;
        Ok(())
    }

    /// The luck that is due. Nothing is changed.
    pub fn due(&self) -> Result<Vec<StepOf<G>>, Rejected<G::Illegal>> {
        self.with_luck(self.state.clone(), Vec::new()).map(|it| it.0)
    }

    /// Lets chance act while it is due; returns the new steps.
    pub fn settle(&mut self) -> Result<&[StepOf<G>], Rejected<G::Illegal>> {
        let steps = self.due()?;
        Ok(self.push_all(steps))
    }

    /// Adds a step from elsewhere, if it fits.
    pub fn extend(&mut self, step: StepOf<G>) -> Result<(), ReplayReason<G::Illegal>> {
        self.extend_before(step, &mut Nobody)
    }

    /// The same before an audience.
    pub fn extend_before<A: Audience<G::Event>>(
        &mut self,
        step: StepOf<G>,
        to: &mut A,
    ) -> Result<(), ReplayReason<G::Illegal>> {
        self.fits(&step)?;
        self.push_before(step, to);
        Ok(())
    }

    /// Carries out, before an audience, steps that were proposed for this very position.
    pub fn carry_out<A: Audience<G::Event>>(&mut self, steps: Vec<StepOf<G>>, to: &mut A) {
        for step in steps {
            debug_assert_eq!(self.fits(&step), Ok(()), "{step}");
            self.push_before(step, to);
        }
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
            counts: Counts::default(),
            undoable: BySeat::default(),
            taken_back: Vec::new(),
        }
    }

    /// Counts what was taken back when there were as many steps as there are now.
    fn count_taken_back(&mut self, all: &[TakenBack]) {
        let now = self.log.steps.len();
        if let Some(it) = all.iter().rfind(|it| it.left == now) {
            self.counts = it.counts;
        }
    }

    fn nobody_heard(&self) -> Listeners {
        Listeners { seats: self.seats(), heard: SeatSet::EMPTY, spectators: false }
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
    #[expect(clippy::type_complexity, reason = "two things, each with its plain type")]
    fn with_luck(
        &self,
        mut state: G,
        mut steps: Vec<StepOf<G>>,
    ) -> Result<(Vec<StepOf<G>>, G), Rejected<G::Illegal>> {
        while state.turn() == Turn::Chance {
            let seed = self.log.header.seed.ok_or(Rejected::NoSeed)?;
            let ply = (self.log.steps.len() + steps.len()) as u32;
            steps.push(Step::Chance(state.roll(&mut seed.dice(ply), &mut Nobody)));
        }
        Ok((steps, state))
    }

    fn push_all(&mut self, steps: Vec<StepOf<G>>) -> &[StepOf<G>] {
        let first_new = self.log.steps.len();
        steps.into_iter().for_each(|it| self.push(it));
        &self.log.steps[first_new..]
    }

    fn push(&mut self, step: StepOf<G>) {
        self.push_before(step, &mut Nobody);
    }

    fn push_before<A: Audience<G::Event>>(&mut self, step: StepOf<G>, to: &mut A) {
        let mut heard = self.nobody_heard();
        let secret = match step {
            Step::Seat(seat, action) => !self.state.reveals(seat, action),
            Step::Chance(_) => false,
        };
        self.state.apply(&step, &mut Both(&mut heard, to));
        let counts = &mut self.counts;
        counts.spectator_ply += u32::from(heard.spectators);
        if let Actor::Seat(seat) = step.actor() {
            counts.asked_since[seat] = None;
        }
        for seat in heard.seats.iter() {
            counts.seat_plies[seat] += u32::from(heard.heard.contains(seat));
            let since = counts.asked_since[seat].unwrap_or(counts.seat_plies[seat]);
            counts.asked_since[seat] = self.state.asks(seat).then_some(since);
            if step.actor() == Actor::Seat(seat) {
                self.undoable[seat] = secret.then_some(self.log.steps.len());
            } else if heard.heard.contains(seat) {
                self.undoable[seat] = None;
            }
        }
        self.log.steps.push(step);
    }
}
