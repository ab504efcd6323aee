//! Numbers for a test, the same in every run.
use game_core::{Game, Seed, shuffle, uniform};

pub(super) struct Dice {
    seed: Seed,
    thrown: u32,
}

impl Dice {
    pub(super) fn new(run: u64, nth: u64) -> Dice {
        Dice { seed: Seed::of_run(run, nth), thrown: 0 }
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.thrown += 1;
        uniform(&mut self.seed.dice(self.thrown), bound as u32) as usize
    }

    pub(super) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        self.thrown += 1;
        shuffle(&mut self.seed.dice(self.thrown), items);
    }

    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    pub(super) fn luck<G: Game>(&mut self, state: &G) -> G::Luck {
        self.thrown += 1;
        state.draw(&mut self.seed.dice(self.thrown))
    }
}
