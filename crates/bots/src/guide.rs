//! What bots know about a game.
use crate::{Budget, Level, Strength, Thinking, Weights, budget::SECOND};
use game_core::{BySeat, Game, Outcome, Seat, Seats};
use std::{cmp::Ordering, marker::PhantomData};

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
    /// The chance to win; a shared win counts in part.
    pub win: BySeat<f32>,
    /// Points where the playout stopped.
    pub score: BySeat<f32>,
}

/// What bots know about a game.
///
/// It is only ever asked about worlds drawn from a view, so nothing here can tell a
/// bot more than its seat knows. A well-behaved guide looks only at what the asked
/// seat would know: others' choices in a world should be ones they could make.
///
/// A guide is a type without values, beside the game and not part of its rules. Only
/// the types must be named. Every default is right for any game, and the more of them a
/// guide replaces, the better it plays.
///
/// ```
/// use bots::{Guide, Idea};
/// use conex::{Action, Conex};
/// use game_core::{Game, Seat};
///
/// /// Draws whenever it can.
/// struct Collector;
///
/// impl Guide for Collector {
///     type Game = Conex;
///     type Weights = ();
///     type Evidence = ();
///
///     fn consider(game: &Conex, seat: Seat, (): &(), out: &mut Vec<Idea<Action>>) {
///         let score = |action| if action == Action::Draw { 5.0 } else { 0.0 };
///         let choices = game.choices(seat).into_iter();
///         out.extend(choices.map(|action| Idea { action, score: score(action) }));
///     }
/// }
/// ```
pub trait Guide: Sized + 'static {
    type Game: Game;
    /// The numbers it judges by; `()` if it has none.
    type Weights: Weights;
    /// What others' past choices tell about their hidden cards; `()` if nothing.
    type Evidence: Sync;

    /// By how many points a choice looks worse than the best one if its share is a
    /// quarter of the best one's.
    const TEMPER: f32 = 2.0;

    /// Playouts from each decision that the search meets for the first time: more
    /// than one if luck decides much and getting there costs much.
    const PLAYOUTS: u32 = 1;

    /// From the weakest to the strongest.
    const LEVELS: [Strength; 4] = [
        Strength { iterations: 6, memory: Some(0), noise: 0.6 },
        Strength { iterations: 30, memory: Some(1), noise: 0.25 },
        Strength { iterations: 200, memory: Some(4), noise: 0.05 },
        Strength { iterations: 5000, memory: None, noise: 0.0 },
    ];

    /// How a level thinks: no longer than people like to wait.
    fn thinking(level: Level) -> Thinking {
        let Strength { iterations, memory, noise } = Self::LEVELS[level as usize];
        let budget = Budget::iterations(iterations).within(SECOND);
        Thinking { memory, noise, ..Thinking::with(budget) }
    }

    /// Appends the choices of an asked seat that are worth a thought, each once: at
    /// least one, and none that another one beats in every way.
    fn consider(
        game: &Self::Game,
        seat: Seat,
        _: &Self::Weights,
        out: &mut Vec<Idea<ActionOf<Self>>>,
    ) {
        let choices = game.choices(seat).into_iter();
        out.extend(choices.map(|action| Idea { action, score: 0.0 }));
    }

    /// How it stands, where a playout may stop: at the end, and where the rest is
    /// better judged than played.
    fn verdict(game: &Self::Game) -> Option<Verdict> {
        game.outcome().map(|it| Verdict::by_outcome(game.seats(), &it))
    }

    /// By how many points a playout from here may be off. A win by fewer is a matter of
    /// luck: the search learns more if it counts as about half a win.
    fn blur(_: &Self::Game) -> f32 {
        0.0
    }

    /// What the view shows of others' past choices, if that tells anything.
    fn evidence(_: &ViewOf<Self>, _: &Self::Weights) -> Option<Self::Evidence> {
        None
    }

    /// How well a world explains the evidence; only ratios count.
    fn plausibility(_: &Self::Game, _: &Self::Evidence) -> f32 {
        1.0
    }

    /// Makes the owner of the view forget what they know of others beyond `facts`
    /// known cards.
    fn forget(_: &mut ViewOf<Self>, _facts: usize) {}

    /// Whether listing this seat's actions shows how fast lists are made.
    fn is_typical_list(_: &Self::Game, _: Seat) -> bool {
        true
    }

    /// Whether a search from this decision shows how fast it is: in the middle of a
    /// round, or of a game without rounds.
    fn is_midway(_: &Self::Game) -> bool {
        true
    }
}

/// An action of the guide's game.
pub type ActionOf<K> = <<K as Guide>::Game as Game>::Action;
/// A view of the guide's game.
pub type ViewOf<K> = <<K as Guide>::Game as Game>::View;
/// The options of the guide's game.
pub type OptionsOf<K> = <<K as Guide>::Game as Game>::Options;

/// Knows nothing about a game but its rules: every choice looks alike, and only the end
/// is judged. Enough to play any game, though not well where it is long.
///
/// ```
/// use bots::{Bot, PlainGuide, SystemClock};
/// use conex::{Conex, Options};
/// use game_core::{Game, Nobody, Seats, Seed, Viewer};
///
/// let mut game = Conex::new(Seats::TWO, &Options::default());
/// game.roll(&mut Seed::of_run(1, 0).dice(0), &mut Nobody);
/// let seat = game.asked().first().expect("cards are dealt");
/// let bot: Bot = "search:5".parse()?;
/// let view = game.view(Viewer::Seat(seat));
/// let action = bot.choose::<PlainGuide<Conex>>(&view, 7, &SystemClock::start())?;
/// assert_eq!(game.check(seat, action), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PlainGuide<G>(PhantomData<G>);

impl<G: Game> Guide for PlainGuide<G> {
    type Game = G;
    type Weights = ();
    type Evidence = ();
}

impl Verdict {
    /// Judges the points again as if that many could still change: wins and points
    /// stay as they are, what the search maximises becomes smooth.
    pub fn blur(&mut self, seats: Seats, points: f32) {
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
        let ahead = |seat: Seat, other: Seat| match swing {
            0.0 if (score[seat] - score[other]).abs() < 0.5 => 0.5,
            0.0 => f32::from(u8::from(score[other] < score[seat])),
            _ => half_sigmoid((score[seat] - score[other]) / swing),
        };
        let margin = |seat: Seat| {
            let others = seats.others(seat).map(|it| score[it]);
            score[seat] - others.fold(f32::MIN, f32::max)
        };
        Verdict::judge(seats, score, ahead, margin)
    }

    /// Judges the end of a game: by places, whatever decides them. Points count as a
    /// margin only where more of them go with the better place; where the scores are
    /// those that decide, it is the same as [`Verdict::by_points`].
    pub fn by_outcome(seats: Seats, outcome: &Outcome) -> Verdict {
        let Outcome { scores, places } = outcome;
        let score = BySeat::from_fn(|it| scores[it] as f32);
        let ahead = |seat: Seat, other: Seat| match places[seat].cmp(&places[other]) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        };
        let margin = |seat: Seat| {
            let rival = seats.others(seat).min_by_key(|it| places[*it]);
            let rival = rival.expect("nobody plays alone");
            let difference = score[seat] - score[rival];
            match places[seat].cmp(&places[rival]) {
                Ordering::Less => difference.max(0.0),
                Ordering::Equal => 0.0,
                Ordering::Greater => difference.min(0.0),
            }
        };
        Verdict::judge(seats, score, ahead, margin)
    }

    /// `ahead` is the chance of a seat to be ahead of another one, `margin` by how many
    /// points it leads or trails.
    fn judge(
        seats: Seats,
        score: BySeat<f32>,
        ahead: impl Fn(Seat, Seat) -> f32,
        margin: impl Fn(Seat) -> f32,
    ) -> Verdict {
        /// What the margin can add or take, against the place.
        const MARGIN: f32 = 0.1;
        /// A difference of points that shows half of that.
        const FAR: f32 = 25.0;
        /// How much of the value is the win itself, and not the place.
        const WIN: f32 = 0.9;
        let win = BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            seats.others(seat).map(|it| ahead(seat, it)).product()
        });
        // Chances to win sum to 1.
        let sum: f32 = seats.iter().map(|it| win[it]).sum();
        let win = BySeat::from_fn(|seat| if 0.0 < sum { win[seat] / sum } else { 0.0 });
        let value = BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            let rivals = (seats.count() - 1) as f32;
            let place = seats.others(seat).map(|it| ahead(seat, it)).sum::<f32>() / rivals;
            let margin = half_sigmoid(margin(seat) / FAR);
            (1.0 - MARGIN) * (WIN * win[seat] + (1.0 - WIN) * place) + MARGIN * margin
        });
        Verdict { value, win, score }
    }
}

/// From 0 to 1, a half at 0. Made of a root, which is the same on every machine.
fn half_sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
