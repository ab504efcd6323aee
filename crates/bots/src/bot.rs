//! Players that get a view and nothing else.
use crate::{
    ActionOf, Advice, Budget, Choice, Clock, Guide, Idea, Level, ParseBudgetError, ViewOf, Weights,
    search::{Found, Search},
};
use game_core::{Game, Seat, uniform};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::{cmp::Ordering, fmt, str::FromStr};

/// How a bot comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mind {
    /// Any choice is as good as another.
    Random,
    /// The choice that looks best at once; chance decides among equals.
    Greedy,
    Search(Thinking),
}

/// How a search thinks, and its weaknesses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    pub budget: Budget,
    /// How many known cards of others it remembers; `None`: all.
    pub memory: Option<usize>,
    /// How often it does anything at all, without a thought.
    pub noise: f32,
    /// Searches side by side, whose findings are added up.
    pub threads: usize,
}

impl Thinking {
    pub const fn with(budget: Budget) -> Thinking {
        Thinking { budget, memory: None, noise: 0.0, threads: 1 }
    }

    /// The same, on this many cores.
    pub const fn on(self, threads: usize) -> Thinking {
        Thinking { threads, ..self }
    }
}

/// Why a bot can't answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unasked {
    #[error("an onlooker has nothing to decide")]
    Onlooker,
    #[error("seat {0} is not asked")]
    Seat(Seat),
}

impl Mind {
    /// The same without regard to time, if iterations bound it.
    #[must_use]
    pub fn untimed(self) -> Mind {
        match self {
            Mind::Search(it) => Mind::Search(Thinking { budget: it.budget.untimed(), ..it }),
            Mind::Random | Mind::Greedy => self,
        }
    }

    /// What to do with this view: a function of view and seed, unless the budget
    /// is a time.
    pub fn choose<K: Guide>(
        self,
        view: &ViewOf<K>,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<ActionOf<K>, Unasked> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (seat, world) = asked::<K>(view, &mut rng)?;
        let thoughtless = match self {
            Mind::Random => true,
            Mind::Greedy => false,
            Mind::Search(it) => unit(&mut rng) < f64::from(it.noise),
        };
        if thoughtless {
            let choices = world.choices(seat);
            return Ok(choices[uniform(&mut rng, choices.len() as u32) as usize]);
        }
        let mut ideas = Vec::new();
        K::consider(&world, seat, weights, &mut ideas);
        match self {
            Mind::Search(it) if 1 < ideas.len() => {
                Ok(it.advise::<K>(view, weights, seed, clock)?.best().action)
            }
            _ => Ok(best(&ideas, &mut rng).expect("an asked seat has a choice").action),
        }
    }
}

impl Thinking {
    /// The choices of the view's owner, the best first.
    ///
    /// ```
    /// use bots::{Budget, SystemClock, Thinking, Weights};
    /// use conex::{Conex, Options};
    /// use conex_guide::{ConexGuide, ConexWeights};
    /// use game_core::{Game, Seats, Seed, Session, Viewer};
    ///
    /// let session = Session::<Conex>::new(Seats::TWO, Options::default(), Seed::of_run(1, 0));
    /// let seat = session.state().asked().first().expect("cards are dealt");
    /// let view = session.state().view(Viewer::Seat(seat));
    /// let thinking = Thinking::with(Budget::iterations(20));
    /// let clock = SystemClock::start();
    /// let advice = thinking.advise::<ConexGuide>(&view, ConexWeights::tuned(), 7, &clock)?;
    /// assert_eq!((advice.seat, advice.iterations), (seat, 20));
    /// assert_eq!(session.state().check(seat, advice.best().action), Ok(()));
    /// # Ok::<(), bots::Unasked>(())
    /// ```
    pub fn advise<K: Guide>(
        self,
        view: &ViewOf<K>,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<Advice<ActionOf<K>>, Unasked> {
        self.look::<K>(view, None, weights, seed, clock)
    }

    /// What one choice of the view's owner is worth, even if the search would hardly try
    /// it, or not at all. Two that are judged with the same seed can be compared.
    pub fn judge<K: Guide>(
        self,
        view: &ViewOf<K>,
        action: ActionOf<K>,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<Choice<ActionOf<K>>, Unasked> {
        Ok(*self.look::<K>(view, Some(action), weights, seed, clock)?.best())
    }

    fn look<K: Guide>(
        self,
        view: &ViewOf<K>,
        only: Option<ActionOf<K>>,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<Advice<ActionOf<K>>, Unasked> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (seat, _) = asked::<K>(view, &mut rng)?;
        let mut remembered;
        let view = match self.memory {
            None => view,
            Some(facts) => {
                remembered = view.clone();
                K::forget(&mut remembered, facts);
                &remembered
            }
        };
        // A bot that forgets doesn't infer.
        let evidence = if self.memory.is_none() { K::evidence(view, weights) } else { None };
        Ok(match evidence {
            None => self.search_after::<K>(
                seat,
                only,
                |rng| K::Game::determinize(view, rng),
                weights,
                seed,
                clock,
            ),
            Some(it) => self.search_after::<K>(
                seat,
                only,
                |rng| likely_world::<K, _>(view, &it, rng),
                weights,
                seed,
                clock,
            ),
        })
    }

    /// Searches worlds from any source. Only the arena has a source other than a view.
    pub(crate) fn search<K: Guide>(
        self,
        seat: Seat,
        worlds: impl Fn(&mut Xoshiro256PlusPlus) -> K::Game + Sync,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Advice<ActionOf<K>> {
        self.search_after::<K>(seat, None, worlds, weights, seed, clock)
    }

    fn search_after<K: Guide>(
        self,
        seat: Seat,
        only: Option<ActionOf<K>>,
        worlds: impl Fn(&mut Xoshiro256PlusPlus) -> K::Game + Sync,
        weights: &K::Weights,
        seed: u64,
        clock: &dyn Clock,
    ) -> Advice<ActionOf<K>> {
        let deadline = self.budget.longest().map(|it| clock.now() + it);
        // A thread that waits for a core can't see that time is up.
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let most = if deadline.is_some() { cores() } else { usize::MAX };
        let threads = self.threads.clamp(1, most);
        let run = |nth: usize| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            (0..nth).for_each(|_| rng.jump());
            let mut search = Search::<K>::new(seat, weights, rng).after(only);
            let share =
                |all: u32| all as usize / threads + usize::from(nth < all as usize % threads);
            let most = self.budget.most_iterations().map_or(usize::MAX, share);
            for _ in 0..most {
                search.iterate(&worlds);
                // Last, so that even the shortest time gives one look.
                if deadline.is_some_and(|it| it <= clock.now()) {
                    break;
                }
            }
            search.found().to_vec()
        };
        if threads == 1 {
            return Advice::of(seat, &run(0));
        }
        let run = &run;
        let all: Vec<Vec<(ActionOf<K>, Found)>> = std::thread::scope(|scope| {
            let started: Vec<_> = (0..threads).map(|nth| scope.spawn(move || run(nth))).collect();
            started.into_iter().map(|it| it.join().expect("a search doesn't fail")).collect()
        });
        let mut sum: Vec<(ActionOf<K>, Found)> = all.into_iter().flatten().collect();
        sum.sort_by_key(|it| it.0);
        sum.dedup_by(|next, kept| {
            let alike = next.0 == kept.0;
            if alike {
                kept.1.merge(&next.1);
            }
            alike
        });
        Advice::of(seat, &sum)
    }
}

/// The idea that looks best. Among equals chance decides: by their order, the last seat would be
/// robbed most.
fn best<'a, A, R: Rng>(ideas: &'a [Idea<A>], rng: &mut R) -> Option<&'a Idea<A>> {
    let (mut best, rest) = ideas.split_first()?;
    let mut equals = 1;
    for idea in rest {
        match idea.score.total_cmp(&best.score) {
            Ordering::Less => {}
            Ordering::Greater => (best, equals) = (idea, 1),
            Ordering::Equal => {
                equals += 1;
                // Each of them is kept with the same chance.
                if uniform(rng, equals) == 0 {
                    best = idea;
                }
            }
        }
    }
    Some(best)
}

/// From 0 to 1.
fn unit<R: Rng>(rng: &mut R) -> f64 {
    f64::from(rng.next_u32()) / f64::from(u32::MAX)
}

/// A world that explains well what others have done: one of several, drawn by how
/// well each explains it.
pub fn likely_world<K: Guide, R: Rng>(
    view: &ViewOf<K>,
    evidence: &K::Evidence,
    rng: &mut R,
) -> K::Game {
    const WORLDS: usize = 16;
    let mut chosen = K::Game::determinize(view, rng);
    let mut sum = K::plausibility(&chosen, evidence);
    for _ in 1..WORLDS {
        let world = K::Game::determinize(view, rng);
        let plausibility = K::plausibility(&world, evidence);
        sum += plausibility;
        if (unit(rng) as f32) * sum < plausibility {
            chosen = world;
        }
    }
    chosen
}

/// The seat that is asked, and a world that it can't tell from the real one.
fn asked<K: Guide>(
    view: &ViewOf<K>,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<(Seat, K::Game), Unasked> {
    let seat = K::Game::viewer(view).seat().ok_or(Unasked::Onlooker)?;
    let world = K::Game::determinize(view, rng);
    if world.asks(seat) { Ok((seat, world)) } else { Err(Unasked::Seat(seat)) }
}

/// A bot as people name it: `random`, `greedy`, `search:2000`, `search:500ms`, or
/// a level.
///
/// ```
/// use bots::{Bot, Level};
///
/// assert_eq!("captain".parse(), Ok(Bot::Level(Level::Captain)));
/// assert_eq!("search:2s".parse::<Bot>()?.to_string(), "search:2000ms");
/// # Ok::<(), bots::ParseBotError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bot {
    Random,
    Greedy,
    Search(Budget),
    Level(Level),
}

impl Bot {
    /// How it comes to its choice.
    pub fn mind<K: Guide>(self) -> Mind {
        match self {
            Bot::Random => Mind::Random,
            Bot::Greedy => Mind::Greedy,
            Bot::Search(budget) => Mind::Search(Thinking::with(budget)),
            Bot::Level(level) => Mind::Search(K::thinking(level)),
        }
    }

    /// The weights it plays by: the search has the learned ones; the greedy player shows
    /// what the heuristic is worth as it was written.
    pub fn weights<K: Guide>(self) -> &'static K::Weights {
        match self {
            Bot::Random | Bot::Greedy => K::Weights::by_hand(),
            Bot::Search(_) | Bot::Level(_) => K::Weights::tuned(),
        }
    }

    /// [`Mind::choose`] with its own weights.
    pub fn choose<K: Guide>(
        self,
        view: &ViewOf<K>,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<ActionOf<K>, Unasked> {
        self.mind::<K>().choose::<K>(view, self.weights::<K>(), seed, clock)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Greedy => f.write_str("greedy"),
            Bot::Search(budget) => write!(f, "search:{budget}"),
            Bot::Level(level) => level.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseBotError {
    #[error(
        "there is no such bot; choose random, greedy, search with a budget (search:2000, \
         search:500ms), or a level: deckhand, sailor, helmsman, captain"
    )]
    Unknown,
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
}

impl FromStr for Bot {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<Self, ParseBotError> {
        match text.split_once(':') {
            None if text == "random" => Ok(Bot::Random),
            None if text == "greedy" => Ok(Bot::Greedy),
            None => text.parse().map(Bot::Level).map_err(|_| ParseBotError::Unknown),
            Some(("search", budget)) => Ok(Bot::Search(budget.parse()?)),
            Some(_) => Err(ParseBotError::Unknown),
        }
    }
}
