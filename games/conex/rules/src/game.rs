use crate::{
    Action, Cards, Conex, Deal, Event, Face, Illegal, Luck, Options, Phase, Table, Tokens, View,
    check, determinize,
    knowledge::{Memories, Pile},
    list, play, view,
};
use game_core::{
    Audience, BySeat, Game, Nobody, Outcome, Seat, SeatSet, Seats, Turn, Viewer, uniform,
};
use rand_core::Rng;

impl Game for Conex {
    const ID: &'static str = "conex";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Luck = Luck;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(seats: Seats, options: &Options) -> Self {
        Conex {
            table: Table::new(options.size.units()),
            hands: BySeat::from_fn(|_| Cards::NONE),
            pile: Pile::new(),
            memories: Memories::default(),
            given_up: BySeat::default(),
            scores: BySeat::default(),
            tokens: Tokens::default(),
            turn: 0,
            passes: 0,
            stuck: Cards::NONE,
            passed: false,
            struck: false,
            last_roll: None,
            seats,
            start: Seat::FIRST,
            mover: Seat::FIRST,
            asked: SeatSet::EMPTY,
            phase: Phase::Deal,
            ending: None,
            options: *options,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Die => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Players(self.asked),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(|it| self.scores[it].into())
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        check::check(self, seat, action)
    }

    fn check_luck(&self, luck: &Luck) -> Result<(), Illegal> {
        check::check_luck(self, luck)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        list::legal_actions(self, seat, out);
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            // Cards from a hand, from the pile, and that nothing in a hand fits.
            Action::Lay { .. } | Action::Draw | Action::Pass => true,
            Action::Lightning(_) | Action::Done => {
                let mut after = self.clone();
                after.act(seat, action, &mut Nobody);
                after.phase == Phase::Over
            }
            // Hidden, until the last one has chosen.
            Action::Discard(_) => self.asked == SeatSet::one(seat),
        }
    }

    fn draw<R: Rng>(&self, rng: &mut R) -> Luck {
        match self.phase {
            Phase::Die => Luck::Die(Face::DIE[uniform(rng, Face::DIE.len() as u32) as usize]),
            _ => Luck::Deal(Deal::draw(self.seats, rng)),
        }
    }

    fn act<A: Audience<Event>>(&mut self, seat: Seat, action: Action, to: &mut A) {
        play::act(self, seat, action, to);
    }

    fn apply_chance<A: Audience<Event>>(&mut self, luck: &Luck, to: &mut A) {
        play::apply_chance(self, luck, to);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Self {
        determinize::determinize(view, rng)
    }
}
