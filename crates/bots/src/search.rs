//! Information-set Monte Carlo tree search with an observer for each seat.
use crate::{
    ActionOf, Guide, Idea, Verdict, Weights,
    tree::{Seen, Step, Tree},
};
use game_core::{BySeat, Game, Nobody, Seat, SeatSet, Turn};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Beyond this many decisions the trees stop growing, which keeps memory small.
const MOST_NODES: usize = 400_000;

/// What was found about a choice at the root.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(crate) visits: u32,
    /// Games played to their end: all that follows are sums over these.
    pub(crate) ends: u32,
    pub(crate) value: f64,
    pub(crate) win: f64,
    pub(crate) score: f64,
    pub(crate) score_squared: f64,
}

impl Found {
    pub(crate) fn merge(&mut self, other: &Found) {
        self.visits += other.visits;
        self.ends += other.ends;
        self.value += other.value;
        self.win += other.win;
        self.score += other.score;
        self.score_squared += other.score_squared;
    }

    fn add(&mut self, verdict: &Verdict, seat: Seat) {
        let score = f64::from(verdict.score[seat]);
        self.ends += 1;
        self.value += f64::from(verdict.value[seat]);
        self.win += f64::from(verdict.win[seat]);
        self.score += score;
        self.score_squared += score * score;
    }
}

/// One search from one root.
pub(crate) struct Search<'a, K: Guide> {
    seat: Seat,
    weights: &'a K::Weights,
    /// The weights that each seat judges by in this iteration. Nobody knows how others
    /// think, so each is taken for one kind or the other: a search that expects only one
    /// kind of player is wrong about all the rest.
    habits: BySeat<&'a K::Weights>,
    rng: Xoshiro256PlusPlus,
    tree: Tree<ActionOf<K>>,
    path: Vec<(Seat, Step)>,
    /// How this iteration ended, in each of its playouts.
    ends: Vec<Verdict>,
    ideas: Vec<Idea<ActionOf<K>>>,
    /// The one choice at the root to look at, if not all of them.
    only: Option<ActionOf<K>>,
    /// For each choice at the root, in the order of the tree.
    found: Vec<(ActionOf<K>, Found)>,
}

impl<'a, K: Guide> Search<'a, K> {
    pub(crate) fn new(seat: Seat, weights: &'a K::Weights, rng: Xoshiro256PlusPlus) -> Self {
        Search {
            seat,
            weights,
            habits: BySeat::from_fn(|_| weights),
            rng,
            tree: Tree::new(),
            path: Vec::new(),
            ends: Vec::new(),
            ideas: Vec::new(),
            only: None,
            found: Vec::new(),
        }
    }

    /// The same, from what follows this choice alone.
    pub(crate) fn after(self, only: Option<ActionOf<K>>) -> Self {
        Search { only, ..self }
    }

    /// What was found about each choice, in ascending order.
    pub(crate) fn found(&self) -> &[(ActionOf<K>, Found)] {
        &self.found
    }

    /// Plays once through a world: down the trees, and to the end or where it can
    /// be judged.
    pub(crate) fn iterate(&mut self, world: impl FnOnce(&mut Xoshiro256PlusPlus) -> K::Game) {
        let mut world = world(&mut self.rng);
        for other in world.seats().others(self.seat) {
            let learned = self.rng.next_u32() >> 31 == 0;
            self.habits[other] = if learned { self.weights } else { K::Weights::by_hand() };
        }
        let blur = K::blur(&world);
        self.path.clear();
        self.ends.clear();
        self.descend(&mut world);
        for end in &mut self.ends {
            end.blur(world.seats(), blur);
        }
        for &(seat, step) in &self.path {
            let sum: f32 = self.ends.iter().map(|it| it.value[seat]).sum();
            self.tree.learn(step, sum / self.ends.len() as f32);
        }
        if let Some((_, step)) = self.path.first() {
            let action = self.tree.action(*step);
            let at = self.found.binary_search_by_key(&action, |it| it.0);
            let at = at.unwrap_or_else(|at| {
                self.found.insert(at, (action, Found::default()));
                at
            });
            let found = &mut self.found[at].1;
            found.visits += 1;
            self.ends.iter().for_each(|it| found.add(it, self.seat));
        }
    }

    /// Down the trees to a decision not met before, and on from there.
    fn descend(&mut self, world: &mut K::Game) {
        let mut seen = Seen::nothing(world.seats());
        loop {
            let asked = match world.turn() {
                Turn::Over | Turn::Chance => {
                    if let Some(verdict) = K::verdict(world) {
                        return self.ends.push(verdict);
                    }
                    world.roll(&mut self.rng, &mut seen);
                    continue;
                }
                Turn::Players(asked) => asked,
            };
            // The searching seat begins; otherwise any order will do, for nobody sees the others.
            let seat = if self.path.is_empty() { self.seat } else { first(asked) };
            let known = self.tree.find(seen.by(seat));
            let node = match known {
                Some(node) => node,
                None if self.path.is_empty() => self.tree.insert(seen.by(seat)),
                None => {
                    if self.tree.len() < MOST_NODES {
                        self.tree.insert(seen.by(seat));
                    }
                    for _ in 1..K::PLAYOUTS {
                        self.playout(&mut world.clone());
                    }
                    return self.playout(world);
                }
            };
            let step = self.select(world, seat, node);
            self.path.push((seat, step));
            world.act(seat, self.tree.action(step), &mut seen);
        }
    }

    fn select(&mut self, world: &K::Game, seat: Seat, node: u32) -> Step {
        // The seat knows everything that decides what it may do.
        if seat == self.seat && !self.tree.node(node).edges.is_empty() {
            return self.tree.select_any(node);
        }
        self.ideas.clear();
        match self.only.filter(|_| self.path.is_empty()) {
            Some(action) => self.ideas.push(Idea { action, score: 0.0 }),
            None => K::consider(world, seat, self.habits[seat], &mut self.ideas),
        }
        weigh::<K>(&mut self.ideas);
        self.ideas.sort_unstable_by_key(|it| it.action);
        self.tree.select(node, &self.ideas)
    }

    /// Goes on by quick choices.
    fn playout(&mut self, world: &mut K::Game) {
        loop {
            match world.turn() {
                Turn::Over | Turn::Chance => {
                    if let Some(verdict) = K::verdict(world) {
                        return self.ends.push(verdict);
                    }
                    world.roll(&mut self.rng, &mut Nobody);
                }
                Turn::Players(asked) => {
                    let seat = first(asked);
                    self.ideas.clear();
                    K::consider(world, seat, self.habits[seat], &mut self.ideas);
                    let action = draw::<K, _>(&mut self.ideas, &mut self.rng);
                    world.act(seat, action, &mut Nobody);
                }
            }
        }
    }
}

fn first(asked: SeatSet) -> Seat {
    asked.first().expect("somebody is asked")
}

/// Turns scores into fractions of the best one's, which becomes 1.
fn compare<K: Guide>(ideas: &mut [Idea<ActionOf<K>>]) {
    let best = ideas.iter().fold(f32::MIN, |best, it| best.max(it.score));
    for idea in ideas {
        let worse = 1.0 + (best - idea.score) / K::TEMPER;
        idea.score = 1.0 / (worse * worse);
    }
}

/// Turns scores into shares that sum to 1.
fn weigh<K: Guide>(ideas: &mut [Idea<ActionOf<K>>]) {
    compare::<K>(ideas);
    let sum: f32 = ideas.iter().map(|it| it.score).sum();
    for idea in ideas {
        idea.score /= sum;
    }
}

/// Draws one of the ideas: nearly always a good one.
fn draw<K: Guide, R: Rng>(ideas: &mut [Idea<ActionOf<K>>], rng: &mut R) -> ActionOf<K> {
    if let [only] = ideas {
        return only.action;
    }
    compare::<K>(ideas);
    for idea in &mut *ideas {
        // The eighth power, by steps that are the same on every machine.
        (0..3).for_each(|_| idea.score *= idea.score);
    }
    let sum: f32 = ideas.iter().map(|it| it.score).sum();
    let mut left = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * sum;
    for idea in &*ideas {
        left -= idea.score;
        if left < 0.0 {
            return idea.action;
        }
    }
    ideas.last().expect("there is always a choice").action
}
