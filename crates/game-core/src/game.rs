use crate::{Actor, BySeat, Seat, SeatSet, Seats, Viewer};
use rand_core::Rng;
use std::{fmt, hash::Hash, str::FromStr};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// These seats must choose; if several, in any order and unseen by each
    /// other. A seat keeps its question until it answers.
    Players(SeatSet),
    /// Nature must act: [`Game::draw`] says what.
    Chance,
    /// Nobody: [`Game::outcome`] is final.
    Over,
}

/// Scores and places once a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub scores: BySeat<i32>,
    /// 0 for the winner; equal numbers are shared places.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// The highest score wins; equal scores share their place.
    pub fn by_score(seats: Seats, scores: BySeat<i32>) -> Self {
        let better = |seat| seats.iter().filter(|&it| scores[seat] < scores[it]).count() as u8;
        Outcome { scores, places: BySeat::from_fn(better) }
    }

    pub fn winners(&self, seats: Seats) -> SeatSet {
        seats.iter().filter(|&it| self.places[it] == 0).collect()
    }
}

/// One step of a game: an action of a seat, or what chance did.
///
/// The two have types of their own: a deal is large and comes three times a
/// game, an action is small and comes ten million times a second; and no seat
/// can submit a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<A, L> {
    Seat(Seat, A),
    Chance(L),
}

pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Luck>;

impl<A: fmt::Display, L: fmt::Display> fmt::Display for Step<A, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.actor())?;
        match self {
            Step::Seat(_, action) => action.fmt(f),
            Step::Chance(luck) => luck.fmt(f),
        }
    }
}

impl<A, L> Step<A, L> {
    pub fn actor(&self) -> Actor {
        match self {
            Step::Seat(seat, _) => Actor::Seat(*seat),
            Step::Chance(_) => Actor::Chance,
        }
    }
}

/// Notation that is the same everywhere: in logs, forms, links, the terminal and
/// tests. `Display` writes it, `FromStr` reads it. What a person types may be looser
/// (cards in any order); a log may not.
pub trait Notation:
    Clone
    + Eq
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err: std::error::Error + Send + Sync + 'static>
    + Send
    + Sync
    + 'static
{
}

impl<T> Notation for T where
    T: Clone
        + Eq
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err: std::error::Error + Send + Sync + 'static>
        + Send
        + Sync
        + 'static
{
}

/// Why an action is refused.
pub trait Refusal: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// The section of the game's rules document that says so, such as `4.1`.
    fn section(&self) -> &'static str;
}

/// Who hears what happens in a step.
///
/// A game tells each thing that happens by a function from the viewer to what
/// they see of it, `None` if nothing. So what a viewer gets is built from what
/// they may see; nothing is told first and struck out later.
pub trait Audience<E> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>);
}

/// Nobody listens: telling costs nothing. For search and random play.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<E> Audience<E> for Nobody {
    #[inline(always)]
    fn tell(&mut self, _: impl Fn(Viewer) -> Option<E>) {}
}

/// One viewer listens and remembers.
#[derive(Debug)]
pub struct Eavesdropper<'a, E> {
    pub viewer: Viewer,
    pub heard: &'a mut Vec<E>,
}

impl<E> Audience<E> for Eavesdropper<'_, E> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>) {
        self.heard.extend(event(self.viewer));
    }
}

/// Everybody at a table listens; what each heard is kept apart.
#[derive(Clone, Debug)]
pub struct Everybody<E> {
    seats: Seats,
    by_seat: BySeat<Vec<E>>,
    by_spectators: Vec<E>,
}

impl<E> Everybody<E> {
    pub fn at(seats: Seats) -> Self {
        Everybody { seats, by_seat: BySeat::from_fn(|_| Vec::new()), by_spectators: Vec::new() }
    }

    /// What this viewer heard. The omniscient don't sit at a table in play.
    pub fn heard(&self, viewer: Viewer) -> &[E] {
        match viewer {
            Viewer::Seat(seat) => &self.by_seat[seat],
            Viewer::Spectator => &self.by_spectators,
            Viewer::Omniscient => &[],
        }
    }
}

impl<E> Audience<E> for Everybody<E> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>) {
        for seat in self.seats.iter() {
            self.by_seat[seat].extend(event(Viewer::Seat(seat)));
        }
        self.by_spectators.extend(event(Viewer::Spectator));
    }
}

/// Two audiences at once.
pub(crate) struct Both<'a, A, B>(pub(crate) &'a mut A, pub(crate) &'a mut B);

impl<E, A: Audience<E>, B: Audience<E>> Audience<E> for Both<'_, A, B> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>) {
        self.0.tell(&event);
        self.1.tell(&event);
    }
}

/// Notes which seats, and whether onlookers, heard anything at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listeners {
    pub(crate) seats: Seats,
    pub(crate) heard: SeatSet,
    pub(crate) spectators: bool,
}

impl<E> Audience<E> for Listeners {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>) {
        for seat in self.seats.iter() {
            if event(Viewer::Seat(seat)).is_some() {
                self.heard.insert(seat);
            }
        }
        self.spectators |= event(Viewer::Spectator).is_some();
    }
}

/// A complete position of one game, hidden parts included.
///
/// Small, without heap, cloned by copying bytes. [`Game::check`] is the
/// authority on what is allowed; [`Game::legal_actions`] lists exactly what it
/// accepts.
///
/// ```
/// use game_core::{Game, Nobody, Seats, Turn, Viewer};
/// use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
/// use sobek::Sobek;
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
/// let mut game = Sobek::new(Seats::TWO, &Default::default());
/// assert_eq!(game.turn(), Turn::Chance);
/// game.roll(&mut rng, &mut Nobody);
///
/// let seat = game.asked().first().unwrap();
/// let action = game.choices(seat)[0];
/// assert_eq!(game.check(seat, action), Ok(()));
/// game.act(seat, action, &mut Nobody);
///
/// // What the seat knows, and a world that it can't tell from the real one.
/// let view = game.view(Viewer::Seat(seat));
/// let world = Sobek::determinize(&view, &mut rng);
/// assert_eq!(world.view(Viewer::Seat(seat)), view);
/// ```
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    const ID: &'static str;
    /// Raised whenever an old log would replay differently.
    const RULES: u16;
    /// How many may play.
    const SEATS: &'static [Seats] = &Seats::ALL;

    type Options: Notation + Default;
    /// A choice of a player.
    type Action: Notation + Copy + Ord;
    /// What chance does: a deal, a die, a stolen card.
    type Luck: Notation;
    /// All that one viewer knows, and nothing else.
    type View: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// Something that one viewer sees happen.
    type Event: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static;
    type Illegal: Refusal;

    /// The position before anything was dealt; chance acts first.
    fn new(seats: Seats, options: &Self::Options) -> Self;
    fn seats(&self) -> Seats;
    fn turn(&self) -> Turn;
    fn outcome(&self) -> Option<Outcome>;
    /// Points so far, as everybody sees them; all zero until the end, if the game counts only then.
    fn scores(&self) -> BySeat<i32> {
        self.outcome().map_or_else(BySeat::default, |it| it.scores)
    }

    /// Whether `seat` may do this now, and if not, why.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Whether chance could do this now.
    fn check_luck(&self, luck: &Self::Luck) -> Result<(), Self::Illegal>;
    /// Appends every action of an asked seat once, in ascending order; for other
    /// seats nothing.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether anybody, including the player, would learn something hidden from
    /// this action, which must be allowed. If not, it can be taken back.
    fn reveals(&self, seat: Seat, action: Self::Action) -> bool;
    /// Draws what chance does next.
    fn draw<R: Rng>(&self, rng: &mut R) -> Self::Luck;

    /// Carries out an action that [`Game::check`] accepts.
    fn act<A: Audience<Self::Event>>(&mut self, seat: Seat, action: Self::Action, to: &mut A);
    /// Carries out what chance did.
    fn apply_chance<A: Audience<Self::Event>>(&mut self, luck: &Self::Luck, to: &mut A);

    fn view(&self, viewer: Viewer) -> Self::View;
    /// Whose view this is.
    fn viewer(view: &Self::View) -> Viewer;
    /// A random full position that the view's owner can't tell from the real one.
    fn determinize<R: Rng>(view: &Self::View, rng: &mut R) -> Self;

    /// The seats that must choose now.
    fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Players(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn asks(&self, seat: Seat) -> bool {
        self.asked().contains(seat)
    }

    /// [`Game::legal_actions`] where speed doesn't matter.
    fn choices(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Lets chance act, which must be due; returns what it did.
    #[inline]
    fn roll<R: Rng, A: Audience<Self::Event>>(&mut self, rng: &mut R, to: &mut A) -> Self::Luck {
        let luck = self.draw(rng);
        self.apply_chance(&luck, to);
        luck
    }

    fn apply<A: Audience<Self::Event>>(&mut self, step: &StepOf<Self>, to: &mut A) {
        match step {
            Step::Seat(seat, action) => self.act(*seat, *action, to),
            Step::Chance(luck) => self.apply_chance(luck, to),
        }
    }
}
