//! Bots at the seats of a game.
use bots::{Bot, Guide, Mind, SystemClock};
use game_core::{SeatSet, Seed, Session, Viewer, random_action};
use rand_core::Rng;

/// All seats that no person sits on.
pub(crate) struct Bots<G: Guide, R> {
    mind: Mind,
    weights: &'static G::Weights,
    rng: R,
    clock: SystemClock,
    actions: Vec<G::Action>,
}

impl<G: Guide> Bots<G, ()> {
    /// Bots whose choices follow from the game's seed, by a stream that no ply uses.
    pub(crate) fn of(bot: Bot, seed: Seed) -> Bots<G, impl Rng> {
        Bots {
            mind: bot.mind::<G>(),
            weights: bot.weights::<G>(),
            rng: seed.dice(u32::MAX),
            clock: SystemClock::start(),
            actions: Vec::new(),
        }
    }
}

impl<G: Guide, R: Rng> Bots<G, R> {
    /// The same without regard to time: nobody waits.
    pub(crate) fn untimed(self) -> Self {
        Bots { mind: self.mind.untimed(), ..self }
    }

    /// The first asked seat acts.
    pub(crate) fn act(&mut self, session: &mut Session<G>, asked: SeatSet) {
        let (seat, action) = if self.mind == Mind::Random {
            // Quicker than by a view, and the same: an even choice of what is listed.
            random_action(session.state(), asked, &mut self.rng, &mut self.actions)
        } else {
            let seat = asked.first().expect("somebody is asked");
            let view = session.state().view(Viewer::Seat(seat));
            let seed = self.rng.next_u64();
            let choice = self.mind.choose::<G>(&view, self.weights, seed, &self.clock);
            (seat, choice.expect("the seat is asked"))
        };
        let ply = session.ply(Viewer::Seat(seat));
        session.submit(seat, ply, action).expect("a listed action is taken");
    }
}
