//! Bots at the seats of a game.
use bots::{ActionOf, Bot, Guide, Mind, SystemClock};
use game_core::{Game, Nobody, Seat, SeatSet, Seed, Session, Step, Turn, Viewer, random_action};
use rand_core::Rng;

/// All seats without a person.
pub(crate) struct Bots<K: Guide, R> {
    mind: Mind,
    weights: &'static K::Weights,
    rng: R,
    clock: SystemClock,
    actions: Vec<ActionOf<K>>,
}

impl<K: Guide> Bots<K, ()> {
    /// Bots whose choices follow from the game's seed, through a stream that no ply uses.
    pub(crate) fn of(bot: Bot, seed: Seed) -> Bots<K, impl Rng> {
        Bots {
            mind: bot.mind::<K>(),
            weights: bot.weights::<K>(),
            rng: seed.dice(u32::MAX),
            clock: SystemClock::start(),
            actions: Vec::new(),
        }
    }
}

impl<K: Guide, R: Rng> Bots<K, R> {
    /// The same without regard to time: nobody waits.
    pub(crate) fn untimed(self) -> Self {
        Bots { mind: self.mind.untimed(), ..self }
    }

    /// The same after all that happened in a game at whose seat `own` a person sits: what is
    /// played on, or played again, goes as it would have gone.
    pub(crate) fn after(mut self, session: &Session<K::Game>, own: Seat) -> Self {
        let log = session.log();
        let mut state = K::Game::new(log.header.seats, &log.header.options);
        for step in &log.steps {
            if let (Turn::Players(asked), Step::Seat(seat, _)) = (state.turn(), step)
                && *seat != own
            {
                self.luck(&state, asked);
            }
            state.apply(step, &mut Nobody);
        }
        self
    }

    /// The luck that a decision takes, without a thought.
    fn luck(&mut self, state: &K::Game, asked: SeatSet) {
        if self.mind == Mind::Random {
            random_action(state, asked, &mut self.rng, &mut self.actions);
        } else {
            self.rng.next_u64();
        }
    }

    /// The first asked seat acts.
    pub(crate) fn act(&mut self, session: &mut Session<K::Game>, asked: SeatSet) {
        let (seat, action) = if self.mind == Mind::Random {
            // Quicker than through a view, with the same result: a uniform choice from the list.
            random_action(session.state(), asked, &mut self.rng, &mut self.actions)
        } else {
            let seat = asked.first().expect("somebody is asked");
            let view = session.state().view(Viewer::Seat(seat));
            let seed = self.rng.next_u64();
            let choice = self.mind.choose::<K>(&view, self.weights, seed, &self.clock);
            (seat, choice.expect("the seat is asked"))
        };
        let ply = session.ply(Viewer::Seat(seat));
        session.submit(seat, ply, action).expect("a listed action is taken");
    }
}
