use crate::{
    Action, Card, Cards, DECK, Deal, Event, Illegal, Luck, Options, Phase, Quay, Sobek, Tokens,
    View, check, determinize, knowledge::Knowledge, list, play, view,
};
use arrayvec::ArrayVec;
use game_core::{
    Audience, BySeat, Game, MAX_SEATS, Nobody, Outcome, Seat, SeatSet, Seats, Turn, Viewer, uniform,
};
use rand_core::Rng;

impl Game for Sobek {
    const ID: &'static str = "sobek";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Luck = Luck;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(seats: Seats, options: &Options) -> Self {
        Sobek {
            places: Knowledge::default(),
            sets: BySeat::default(),
            chosen: BySeat::default(),
            discard: Cards::NONE,
            scores: BySeat::default(),
            tokens: Tokens::NONE,
            tokens_out: Tokens::NONE,
            deck: [Card::AMULET; DECK],
            top: DECK as u8,
            first: Self::aside(seats),
            row: 0,
            curses: BySeat::default(),
            seats,
            round: 0,
            phase: Phase::Deal,
            mover: Seat::FIRST,
            asked: SeatSet::EMPTY,
            saw_tokens: SeatSet::EMPTY,
            options: *options,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Steal { .. } => Turn::Chance,
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
            Action::Start(_) => false,
            Action::Take(nth) => {
                let lying = self.quays().into_iter().filter(|it| *it != Quay::Empty);
                let closed = lying.take(usize::from(nth) + 1).any(|it| it == Quay::Closed);
                closed || self.row.count_ones() <= u32::from(nth) + 1
            }
            // Hidden choices, until the last one opens them all.
            Action::Set(..) | Action::Discard(_) | Action::Done => {
                let mut after = self.clone();
                after.act(seat, action, &mut Nobody);
                self.phase == Phase::Turn || after.phase != self.phase
            }
            _ => true,
        }
    }

    fn draw<R: Rng>(&self, rng: &mut R) -> Luck {
        match self.phase {
            Phase::Steal { victim, back } => {
                let cards = self.hand(victim).of_back(back);
                let nth = uniform(rng, cards.count());
                Luck::Steal(cards.nth(nth).expect("the Thief names a back that is there"))
            }
            _ => {
                let candidates: ArrayVec<Seat, MAX_SEATS> = self.candidates().collect();
                Luck::Deal(Deal::draw(self.seats, &candidates, rng))
            }
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
