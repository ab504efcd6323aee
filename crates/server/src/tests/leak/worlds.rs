//! Two games that one viewer can't tell apart, played in step.
use super::{
    deals::{Secretive, altered},
    dice::Dice,
};
use game_core::{
    Eavesdropper, Game, Header, Log, Nobody, Seat, Seats, Seed, Session, Step, Turn, Viewer,
};

/// Something a seat sends: an action, or that it takes the last one back.
#[derive(Clone, Debug)]
pub(super) struct Deed {
    pub(super) seat: Seat,
    pub(super) ply: u32,
    pub(super) action: Option<String>,
    /// The seat's ply afterwards.
    pub(super) then: u32,
}

/// A game with the entries of its stored log.
#[derive(Clone)]
pub(super) struct World<G: Game> {
    pub(super) session: Session<G>,
    pub(super) rows: Vec<(String, String)>,
}

/// What would happen if somebody did something, and what the viewer would hear of it.
struct Trial<G: Game> {
    world: World<G>,
    deed: Deed,
    /// By step, without those of which they hear nothing.
    told: Vec<Vec<G::Event>>,
}

impl<G: Game> World<G> {
    fn new(header: Header<G>, deal: G::Luck) -> Option<World<G>> {
        let row = ("*".to_owned(), deal.to_string());
        let mut session = Session::replay(Log { header, steps: Vec::new() }).ok()?;
        session.extend(Step::Chance(deal)).ok()?;
        Some(World { session, rows: vec![row] })
    }

    pub(super) fn state(&self) -> &G {
        self.session.state()
    }

    fn asked(&self) -> Vec<Seat> {
        match self.state().turn() {
            Turn::Players(asked) => asked.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn act(&self, viewer: Viewer, seat: Seat, action: G::Action) -> Option<Trial<G>> {
        let ply = self.session.ply(Viewer::Seat(seat));
        let steps = self.session.propose(seat, ply, action).ok()?;
        let (mut world, mut told) = (self.clone(), Vec::new());
        for step in steps {
            world.rows.push(match &step {
                Step::Seat(seat, action) => (seat.to_string(), action.to_string()),
                Step::Chance(luck) => ("*".to_owned(), luck.to_string()),
            });
            let mut heard = Vec::new();
            let mut ear = Eavesdropper { viewer, heard: &mut heard };
            world.session.extend_before(step, &mut ear).expect("it was proposed");
            if !heard.is_empty() {
                told.push(heard);
            }
        }
        let then = world.session.ply(Viewer::Seat(seat));
        let deed = Deed { seat, ply, action: Some(action.to_string()), then };
        Some(Trial { world, deed, told })
    }

    fn undo(&self, seat: Seat) -> Option<Trial<G>> {
        let mut world = self.clone();
        world.session.undo(seat).ok()?;
        world.rows.push((seat.to_string(), "undo".to_owned()));
        let ply = self.session.ply(Viewer::Seat(seat));
        let then = world.session.ply(Viewer::Seat(seat));
        Some(Trial { world, deed: Deed { seat, ply, action: None, then }, told: Vec::new() })
    }

    fn is_over(&self) -> bool {
        self.state().turn() == Turn::Over
    }
}

/// What happened in both worlds, alike for the viewer.
#[derive(Clone, Debug, Default)]
pub(super) struct Move {
    pub(super) deeds: [Vec<Deed>; 2],
    /// Whether the viewer has seen something of it.
    pub(super) seen: bool,
}

/// A match and its twin.
pub(super) struct Twins<G: Game> {
    pub(super) viewer: Viewer,
    pub(super) a: World<G>,
    pub(super) b: World<G>,
}

impl<G: Secretive> Twins<G> {
    /// A deal and another one that the viewer can't tell from it.
    pub(super) fn deal(
        seats: Seats,
        options: &G::Options,
        seed: Seed,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<Twins<G>> {
        let header = Header { seats, options: options.clone(), seed: Some(seed) };
        let blank = G::new(seats, options);
        let deal = blank.draw(&mut seed.dice(0));
        let a = World::new(header.clone(), deal.clone())?;
        let heard = |luck: &G::Luck| {
            let (mut heard, mut state) = (Vec::new(), blank.clone());
            state.apply_chance(luck, &mut Eavesdropper { viewer, heard: &mut heard });
            (heard, state.view(viewer))
        };
        let (told, mut twin) = (heard(&deal), deal.clone());
        let hands = |luck: &G::Luck| {
            let mut state = blank.clone();
            state.apply_chance(luck, &mut Nobody);
            seats.iter().map(|it| state.hand_of(it)).collect::<Vec<_>>()
        };
        let mut wanted = 1 + dice.below(4);
        for _ in 0..400 {
            let Some(other) = altered::<G>(&twin, &blank, dice) else { continue };
            let fits = other != twin && blank.check_luck(&other).is_ok() && heard(&other) == told;
            // At least one of them is in a hand.
            if fits && (0 < wanted || hands(&other) != hands(&deal)) {
                twin = other;
                wanted = wanted.saturating_sub(1);
            }
            if wanted == 0 && hands(&twin) != hands(&deal) {
                break;
            }
        }
        let b = World::new(header, twin)?;
        (a.state() != b.state()).then_some(Twins { viewer, a, b })
    }

    pub(super) fn ply(&self) -> u32 {
        self.a.session.ply(self.viewer)
    }

    pub(super) fn differ(&self) -> bool {
        self.a.state() != self.b.state()
    }

    /// A seat, other than the viewer, whose hands differ.
    pub(super) fn other_hand(&self) -> Option<Seat> {
        let differs = |it: &Seat| self.a.state().hand_of(*it) != self.b.state().hand_of(*it);
        self.a.session.seats().iter().find(differs)
    }

    /// Something random in one world, with something in the other that the viewer can't
    /// tell from it. `None`: whatever comes next, they would learn which it is.
    pub(super) fn step(&mut self, dice: &mut Dice) -> Option<Move> {
        let secret = self.a.state().is_secret();
        if dice.one_in(if secret { 3 } else { 6 })
            && let Some(done) = self.undo(dice)
        {
            return Some(done);
        }
        if secret
            && dice.one_in(4)
            && let Some(it) = self.hidden(dice)
        {
            self.b = it.world;
            return Some(Move { deeds: [vec![], vec![it.deed]], seen: false });
        }
        let mut asked = self.a.asked();
        dice.shuffle(&mut asked);
        for seat in asked {
            let mut choices = self.a.state().choices(seat);
            dice.shuffle(&mut choices);
            if dice.one_in(2) {
                let eager = |it: &G::Action| {
                    let text = it.to_string();
                    G::EAGER.iter().any(|word| text.starts_with(word))
                };
                choices.sort_by_cached_key(|it| !eager(it));
            }
            for action in choices.into_iter().take(60) {
                if let Some(done) = self.try_action(seat, action, dice) {
                    return Some(done);
                }
            }
        }
        None
    }

    fn try_action(&mut self, seat: Seat, action: G::Action, dice: &mut Dice) -> Option<Move> {
        let it = self.a.act(self.viewer, seat, action).expect("it is listed");
        if it.world.is_over() {
            return None;
        }
        if self.viewer.sees(seat) {
            let twin = self.b.act(self.viewer, seat, action);
            let twin = twin.expect("choices follow from the view");
            return self.is_alike(&it, &twin).then(|| self.take(it, vec![], twin));
        }
        if it.told.is_empty() {
            // Nobody can count what they don't see: nothing, something else, or the same.
            let others = if dice.one_in(2) { self.hidden_of(seat, dice) } else { None };
            self.a = it.world;
            let mut deeds = [vec![it.deed], vec![]];
            if let Some(other) = others {
                self.b = other.world;
                deeds[1].push(other.deed);
            }
            return Some(Move { deeds, seen: false });
        }
        let (before, mut first) = (self.b.clone(), Vec::new());
        for _ in 0..5 {
            let mut tried = self.b.state().choices(seat);
            dice.shuffle(&mut tried);
            if dice.one_in(2) {
                tried.insert(0, action);
            }
            let mut trials = tried.into_iter().filter_map(|it| self.b.act(self.viewer, seat, it));
            if let Some(twin) = trials.find(|twin| self.is_alike(&it, twin)) {
                return Some(self.take(it, first, twin));
            }
            // Perhaps once they have chosen more.
            let Some(hidden) = self.hidden_of(seat, dice) else { break };
            self.b = hidden.world;
            first.push(hidden.deed);
        }
        self.b = before;
        None
    }

    fn take(&mut self, it: Trial<G>, mut first: Vec<Deed>, twin: Trial<G>) -> Move {
        let before = self.ply();
        (self.a, self.b) = (it.world, twin.world);
        first.push(twin.deed);
        Move { deeds: [vec![it.deed], first], seen: self.ply() != before }
    }

    /// Whether the viewer hears and sees the same. What they may take back, and what they are
    /// told of things taken back, has to follow from that.
    fn is_alike(&self, it: &Trial<G>, twin: &Trial<G>) -> bool {
        it.told == twin.told && self.looks_alike(&it.world, &twin.world)
    }

    fn looks_alike(&self, one: &World<G>, other: &World<G>) -> bool {
        one.session.ply(self.viewer) == other.session.ply(self.viewer)
            && one.state().view(self.viewer) == other.state().view(self.viewer)
    }

    /// Something that the viewer sees nothing of, in the second world.
    fn hidden(&self, dice: &mut Dice) -> Option<Trial<G>> {
        let mut asked = self.b.asked();
        dice.shuffle(&mut asked);
        asked.into_iter().find_map(|it| self.hidden_of(it, dice))
    }

    fn hidden_of(&self, seat: Seat, dice: &mut Dice) -> Option<Trial<G>> {
        if self.viewer.sees(seat) || !self.b.state().is_secret() {
            return None;
        }
        let mut choices = self.b.state().choices(seat);
        dice.shuffle(&mut choices);
        let trials = choices.into_iter().filter_map(|it| self.b.act(self.viewer, seat, it));
        trials.into_iter().find(|it| it.told.is_empty() && self.looks_alike(&self.b, &it.world))
    }

    fn undo(&mut self, dice: &mut Dice) -> Option<Move> {
        let mut seats: Vec<Seat> = self.a.session.seats().iter().collect();
        dice.shuffle(&mut seats);
        let before = self.ply();
        for seat in seats {
            let Some(it) = self.a.undo(seat) else { continue };
            let seen = it.world.session.ply(self.viewer) != before;
            let twin = self.b.undo(seat);
            assert!(!self.viewer.sees(seat) || twin.is_some(), "undo follows from the view");
            let twin = twin.filter(|_| seen || dice.one_in(2));
            match twin {
                Some(twin) if self.looks_alike(&it.world, &twin.world) => {
                    (self.a, self.b) = (it.world, twin.world);
                    return Some(Move { deeds: [vec![it.deed], vec![twin.deed]], seen });
                }
                None if !seen && self.looks_alike(&it.world, &self.b) => {
                    self.a = it.world;
                    return Some(Move { deeds: [vec![it.deed], vec![]], seen });
                }
                Some(_) | None => {}
            }
        }
        None
    }
}
