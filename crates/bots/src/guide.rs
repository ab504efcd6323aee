//! What a game tells the search about itself.
use crate::{Budget, Level, Strength, Thinking, Weights, budget::SECOND};
use game_core::{BySeat, Game, Seat, Seats};

/// A choice and how good it looks, in points of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idea<A> {
    pub action: A,
    pub score: f32,
}

/// How a game went or will probably go on, for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdict {
    /// What the search maximises, from 0 to 1.
    pub value: BySeat<f32>,
    /// The chance to win; who shares a win has his part of it.
    pub win: BySeat<f32>,
    /// Points, where the playout stopped.
    pub score: BySeat<f32>,
}

/// A game that bots know something about.
///
/// All of it is asked of worlds drawn from a view, so nothing here can tell a
/// bot more than its seat knows. By good manners it looks only at what the asked
/// seat would know: others' choices in a world should be those they could make.
pub trait Guide: Game {
    type Weights: Weights;
    /// What others' past choices tell about their hidden cards.
    type Evidence: Sync;

    /// Points that a choice looks worse than the best one where its share is a
    /// quarter of the best one's.
    const TEMPER: f32;

    /// Playouts from each decision that the search meets for the first time: more
    /// than one where luck decides much, and getting there costs much.
    const PLAYOUTS: u32;

    /// From the weakest to the strongest.
    const LEVELS: [Strength; 4];

    /// How a level thinks: no longer than people like to wait.
    fn thinking(level: Level) -> Thinking {
        let Strength { iterations, memory, noise } = Self::LEVELS[level as usize];
        let budget = Budget::iterations(iterations).within(SECOND);
        Thinking { memory, noise, ..Thinking::with(budget) }
    }

    /// The seat whose view this is; nobody's if it is an onlooker's.
    fn owner(view: &Self::View) -> Option<Seat>;

    /// Appends the choices of an asked seat that are worth a thought, each once: at
    /// least one, and none that another one beats in every way.
    fn consider(&self, seat: Seat, weights: &Self::Weights, out: &mut Vec<Idea<Self::Action>>);

    /// How it stands, where a playout may stop: at the end, and where the rest is
    /// better judged than played.
    fn verdict(&self) -> Option<Verdict>;

    /// How many points a playout from here may be off. A win by fewer is a matter of
    /// luck: the search learns more from it if it counts as half a one.
    fn blur(&self) -> f32;

    /// What the view shows of others' past choices, if that tells anything.
    fn evidence(view: &Self::View, weights: &Self::Weights) -> Option<Self::Evidence>;

    /// How well a world explains the evidence; only ratios count.
    fn plausibility(&self, evidence: &Self::Evidence) -> f32;

    /// Makes the owner of the view forget what he knows of others beyond `facts`
    /// known cards.
    fn forget(view: &mut Self::View, facts: usize);
}

impl Verdict {
    /// Judges the points again as if that many could still change: wins and points
    /// stay as they are, what the search maximises becomes smooth.
    pub(crate) fn blur(&mut self, seats: Seats, points: f32) {
        if points != 0.0 {
            self.value = Verdict::by_points(seats, self.score, points).value;
        }
    }

    /// Judges by points. `swing` is how many points may still change between two
    /// seats: 0 at the end of the game.
    ///
    /// Place counts first, then the difference of points: the value is the chance
    /// to be ahead of each of the others, with a little for the margin.
    pub fn by_points(seats: Seats, score: BySeat<f32>, swing: f32) -> Verdict {
        /// What the margin can add or take, against the place.
        const MARGIN: f32 = 0.1;
        /// A difference of points that shows half of that.
        const FAR: f32 = 25.0;
        /// How much of the value is the win itself, and not the place.
        const WIN: f32 = 0.9;
        let ahead = |mine: f32, other: f32| match swing {
            0.0 if (mine - other).abs() < 0.5 => 0.5,
            0.0 => f32::from(u8::from(other < mine)),
            _ => half_sigmoid((mine - other) / swing),
        };
        let others = |seat: Seat| seats.others(seat).map(|it| score[it]);
        let win = BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            others(seat).map(|it| ahead(score[seat], it)).product()
        });
        // Chances to win sum to 1.
        let sum: f32 = seats.iter().map(|it| win[it]).sum();
        let win = BySeat::from_fn(|seat| if 0.0 < sum { win[seat] / sum } else { 0.0 });
        let value = BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            let rivals = (seats.count() - 1) as f32;
            let place = others(seat).map(|it| ahead(score[seat], it)).sum::<f32>() / rivals;
            let best = others(seat).fold(f32::MIN, f32::max);
            let margin = half_sigmoid((score[seat] - best) / FAR);
            (1.0 - MARGIN) * (WIN * win[seat] + (1.0 - WIN) * place) + MARGIN * margin
        });
        Verdict { value, win, score }
    }
}

/// From 0 to 1, a half at 0. Made of a root, which is the same on every machine.
fn half_sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
