//! What the search has learned, by what a seat has seen.
use crate::Idea;
use game_core::{Audience, BySeat, Seats, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// How much the prior counts against the findings.
const CURIOSITY: f32 = 0.9;

/// What each seat has seen since the root, as a hash. It identifies a node: two
/// worlds that a seat can't tell apart lead to the same one. So every seat has a
/// tree of its own, all in one table. What others hold at the root isn't in
/// their hashes: their decisions are pooled over the hands that they may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    seats: Seats,
    hashes: BySeat<u64>,
}

impl Seen {
    pub(crate) fn nothing(seats: Seats) -> Seen {
        Seen { seats, hashes: BySeat::from_fn(|it| it.index() as u64 + 1) }
    }

    pub(crate) fn by(&self, seat: game_core::Seat) -> u64 {
        self.hashes[seat]
    }
}

impl<E: Hash> Audience<E> for Seen {
    #[inline]
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<E>) {
        for seat in self.seats.iter() {
            if let Some(event) = event(Viewer::Seat(seat)) {
                let mut hasher = FxHasher::default();
                self.hashes[seat].hash(&mut hasher);
                event.hash(&mut hasher);
                self.hashes[seat] = hasher.finish();
            }
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of values for the seat that chooses.
    total: f64,
}

impl<A> Edge<A> {
    fn mean(&self) -> Option<f32> {
        (self.visits != 0).then(|| (self.total / f64::from(self.visits)) as f32)
    }
}

/// A decision of a seat that has seen something.
#[derive(Debug)]
pub(crate) struct Node<A> {
    /// In ascending order of their actions.
    pub(crate) edges: Vec<Edge<A>>,
    visits: u32,
    total: f64,
}

/// Where an iteration went.
pub(crate) type Step = (u32, u32);

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Open addressing; a node's number and one more, 0 for none.
    slots: Vec<(u64, u32)>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), slots: vec![(0, 0); 1 << 10] }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    fn slot(&self, seen: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (seen ^ seen >> 32) as usize & mask;
        while self.slots[at].1 != 0 && self.slots[at].0 != seen {
            at = (at + 1) & mask;
        }
        at
    }

    /// The decision of a seat that has seen this, if it was met before.
    pub(crate) fn find(&self, seen: u64) -> Option<u32> {
        self.slots[self.slot(seen)].1.checked_sub(1)
    }

    pub(crate) fn insert(&mut self, seen: u64) -> u32 {
        if self.slots.len() < 2 * self.nodes.len() + 2 {
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![(0, 0); 2 * old.len()];
            for slot in old.into_iter().filter(|it| it.1 != 0) {
                let at = self.slot(slot.0);
                self.slots[at] = slot;
            }
        }
        self.nodes.push(Node { edges: Vec::new(), visits: 0, total: 0.0 });
        let at = self.slot(seen);
        self.slots[at] = (seen, self.nodes.len() as u32);
        self.nodes.len() as u32 - 1
    }

    /// Chooses among these ideas, whose scores are their priors.
    pub(crate) fn select(&mut self, node: u32, ideas: &[Idea<A>]) -> Step {
        let edges = &mut self.nodes[node as usize].edges;
        let mut at = 0;
        for idea in ideas {
            while at < edges.len() && edges[at].action < idea.action {
                at += 1;
            }
            let prior = idea.score;
            if edges.get(at).is_some_and(|it| it.action == idea.action) {
                edges[at].prior = prior;
            } else {
                let action = idea.action;
                edges.insert(at, Edge { action, prior, visits: 0, available: 0, total: 0.0 });
            }
        }
        let mut ideas = ideas.iter().peekable();
        self.best(node, |it| ideas.next_if(|idea| idea.action == it.action).is_some())
    }

    /// Chooses among all edges of a node.
    pub(crate) fn select_any(&mut self, node: u32) -> Step {
        self.best(node, |_| true)
    }

    fn best(&mut self, node: u32, mut open: impl FnMut(&Edge<A>) -> bool) -> Step {
        let Node { edges, visits, total } = &mut self.nodes[node as usize];
        // Untried choices count as a little worse than tried ones.
        let untried = if *visits == 0 { 0.5 } else { (*total / f64::from(*visits)) as f32 - 0.05 };
        let mut best = (0, f32::MIN);
        for (i, edge) in (0..).zip(edges.iter_mut()) {
            if !open(edge) {
                continue;
            }
            edge.available += 1;
            let value = edge.mean().unwrap_or(untried);
            let weight = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let bound = value + CURIOSITY * edge.prior * weight;
            if best.1 < bound {
                best = (i, bound);
            }
        }
        (node, best.0)
    }

    pub(crate) fn action(&self, (node, edge): Step) -> A {
        self.nodes[node as usize].edges[edge as usize].action
    }

    pub(crate) fn learn(&mut self, (node, edge): Step, value: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += f64::from(value);
        let edge = &mut node.edges[edge as usize];
        edge.visits += 1;
        edge.total += f64::from(value);
    }
}
