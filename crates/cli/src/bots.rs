//! Bots at the seats of a game.
use bots::{Bot, Clock, Guide, SystemClock};
use game_core::{SeatSet, Seed, Session, Viewer, random_action};
use rand_core::Rng;

/// All seats that no person sits on.
pub(crate) struct Bots<G: Guide, R> {
    bot: Bot,
    rng: R,
    clock: SystemClock,
    actions: Vec<G::Action>,
}

impl<G: Guide> Bots<G, ()> {
    /// Bots whose choices follow from the game's seed, by a stream that no ply uses.
    pub(crate) fn of(bot: Bot, seed: Seed) -> Bots<G, impl Rng> {
        let rng = seed.dice(u32::MAX);
        Bots { bot, rng, clock: SystemClock::start(), actions: Vec::new() }
    }
}

impl<G: Guide, R: Rng> Bots<G, R> {
    /// The first asked seat acts.
    pub(crate) fn act(&mut self, session: &mut Session<G>, asked: SeatSet) {
        let (seat, action) = match self.bot {
            // Quicker than by a view, and the same: an even choice of what is listed.
            Bot::Random => random_action(session.state(), asked, &mut self.rng, &mut self.actions),
            bot => {
                let seat = asked.first().expect("somebody is asked");
                let view = session.state().view(Viewer::Seat(seat));
                let clock: &dyn Clock = &self.clock;
                let choice = bot.choose::<G>(&view, self.rng.next_u64(), clock);
                (seat, choice.expect("the seat is asked"))
            }
        };
        let ply = session.ply(Viewer::Seat(seat));
        session.submit(seat, ply, action).expect("a listed action is taken");
    }
}
