//! The conformance suite is itself tested: a sound toy game passes, and each flaw
//! that a game could have is found.
use game_core::{
    Audience, BySeat, Game, Outcome, Refusal, Seat, SeatSet, Seats, Seed, Turn, Viewer,
    conformance::play_and_check, uniform,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::{convert::Infallible, fmt, str::FromStr};

const SOUND: u8 = 0;
const TELLS_THE_CHOICE: u8 = 1;
const LISTS_BY_ANOTHERS_SECRET: u8 = 2;
const ALLOWS_WHAT_IT_DOES_NOT_LIST: u8 = 3;
const WRITES_WHAT_IT_CANNOT_READ: u8 = 4;
const SAMPLES_ANOTHER_OWN_SECRET: u8 = 5;
const LISTS_TWICE: u8 = 6;
const REFUSES_BY_ANOTHERS_SECRET: u8 = 7;
const TELLS_THE_DEAL: u8 = 8;
const CHANGES_THE_QUESTION: u8 = 9;
const CHANGES_VIEWS_UNTOLD: u8 = 10;
const TAKES_BACK_WHAT_IT_SHOWED: u8 = 11;
const TELLS_BY_WHAT_CAN_BE_TAKEN_BACK: u8 = 12;
const FORGETS_WHOSE_VIEW_IT_IS: u8 = 13;
const IS_FOR_NOBODY: u8 = 14;
const REFUSES_ITS_OWN_DEAL: u8 = 15;

/// Everybody gets a secret number and then adds 0, 1 or 2 to it, unseen; the
/// highest sum up to six wins.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Toy<const FLAW: u8> {
    seats: Seats,
    dealt: bool,
    secrets: BySeat<u8>,
    added: BySeat<Option<u8>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct NoOptions;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Add<const FLAW: u8>(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Secrets(BySeat<u8>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct View {
    viewer: Viewer,
    seats: Seats,
    dealt: bool,
    own: BySeat<Option<u8>>,
    decided: SeatSet,
    added: BySeat<Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Event {
    Dealt(BySeat<Option<u8>>),
    Decided(Seat, Option<u8>),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not now: {0}")]
struct No(u8);

impl Refusal for No {
    fn section(&self) -> &'static str {
        "1"
    }
}

#[derive(Debug, thiserror::Error)]
#[error("no number")]
struct NoNumber;

impl fmt::Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("-")
    }
}

impl FromStr for NoOptions {
    type Err = Infallible;

    fn from_str(_: &str) -> Result<Self, Infallible> {
        Ok(NoOptions)
    }
}

impl<const FLAW: u8> fmt::Display for Add<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if FLAW == WRITES_WHAT_IT_CANNOT_READ { "+" } else { "" }, self.0 * 10)
    }
}

impl<const FLAW: u8> FromStr for Add<FLAW> {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        match text {
            "0" | "10" | "20" | "30" => Ok(Add(text.parse::<u8>().map_err(|_| NoNumber)? / 10)),
            _ => Err(NoNumber),
        }
    }
}

impl fmt::Display for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seats::FOUR.iter().try_for_each(|it| write!(f, "{}", self.0[it]))
    }
}

impl FromStr for Secrets {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        let digits = text.as_bytes();
        let valid = digits.len() == 4 && digits.iter().all(u8::is_ascii_digit);
        valid.then(|| Secrets(BySeat::from_fn(|it| digits[it.index()] - b'0'))).ok_or(NoNumber)
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn asked(&self) -> SeatSet {
        self.seats.iter().filter(|&it| self.added[it].is_none()).collect()
    }

    /// What may be added: in the flawed game, less once somebody has decided.
    fn most(&self) -> u8 {
        let decided = self.asked() != self.seats.all();
        if FLAW == CHANGES_THE_QUESTION && decided { 1 } else { 2 }
    }

    fn neighbours_secret(&self, seat: Seat) -> u8 {
        self.secrets[self.seats.after(seat)]
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "toy";
    const RULES: u16 = 1;
    const SEATS: &'static [Seats] = if FLAW == IS_FOR_NOBODY { &[] } else { &Seats::ALL };
    type Options = NoOptions;
    type Action = Add<FLAW>;
    type Luck = Secrets;
    type View = View;
    type Event = Event;
    type Illegal = No;

    fn new(seats: Seats, _: &NoOptions) -> Self {
        Toy { seats, dealt: false, secrets: BySeat::default(), added: BySeat::default() }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.dealt, self.asked()) {
            (false, _) => Turn::Chance,
            (true, SeatSet::EMPTY) => Turn::Over,
            (true, asked) => Turn::Players(asked),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = |it| match self.secrets[it] + self.added[it].unwrap_or(0) {
            sum @ ..=6 => i32::from(sum),
            _ => 0,
        };
        (self.turn() == Turn::Over).then(|| Outcome::by_score(self.seats, BySeat::from_fn(score)))
    }

    fn check(&self, seat: Seat, Add(n): Add<FLAW>) -> Result<(), No> {
        let most =
            if FLAW == ALLOWS_WHAT_IT_DOES_NOT_LIST && self.secrets[seat] == 1 { 1 } else { 2 };
        let reason =
            if FLAW == REFUSES_BY_ANOTHERS_SECRET { self.neighbours_secret(seat) } else { 0 };
        let asked = self.dealt && self.asked().contains(seat);
        if asked && n <= most.min(self.most()) { Ok(()) } else { Err(No(reason)) }
    }

    fn check_luck(&self, _: &Secrets) -> Result<(), No> {
        let flaw = FLAW == REFUSES_ITS_OWN_DEAL && self.seats == Seats::FOUR;
        if self.dealt || flaw { Err(No(0)) } else { Ok(()) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Add<FLAW>>) {
        if self.dealt && self.asked().contains(seat) {
            out.extend([Add(0), Add(1), Add(2)].into_iter().filter(|it| it.0 <= self.most()));
        }
        if FLAW == LISTS_BY_ANOTHERS_SECRET && self.neighbours_secret(seat) == 1 {
            out.pop();
        }
        if FLAW == LISTS_TWICE && !out.is_empty() {
            out.push(Add(2));
        }
    }

    fn reveals(&self, seat: Seat, _: Add<FLAW>) -> bool {
        match FLAW {
            TAKES_BACK_WHAT_IT_SHOWED => false,
            TELLS_BY_WHAT_CAN_BE_TAKEN_BACK if self.neighbours_secret(seat) == 1 => true,
            _ => self.asked() == SeatSet::one(seat),
        }
    }

    fn draw<R: Rng>(&self, rng: &mut R) -> Secrets {
        let seats = self.seats;
        Secrets(BySeat::from_fn(
            |it| {
                if seats.contains(it) { 1 + uniform(rng, 6) as u8 } else { 0 }
            },
        ))
    }

    fn act<A: Audience<Event>>(&mut self, seat: Seat, Add(n): Add<FLAW>, to: &mut A) {
        self.added[seat] = Some(n);
        let over = self.turn() == Turn::Over;
        to.tell(|it| {
            let sees = it.sees(seat) || over || FLAW == TELLS_THE_CHOICE;
            let told = sees || FLAW != CHANGES_VIEWS_UNTOLD;
            told.then_some(Event::Decided(seat, sees.then_some(n)))
        });
    }

    fn apply_chance<A: Audience<Event>>(&mut self, luck: &Secrets, to: &mut A) {
        self.secrets = luck.0;
        self.dealt = true;
        to.tell(|viewer| {
            let sees = |it| viewer.sees(it) || FLAW == TELLS_THE_DEAL;
            let own = |it| sees(it).then_some(self.secrets[it]);
            Some(Event::Dealt(BySeat::from_fn(own)))
        });
    }

    fn view(&self, viewer: Viewer) -> View {
        let open = self.turn() == Turn::Over;
        let sees = |it| open || viewer.sees(it);
        View {
            viewer,
            seats: self.seats,
            dealt: self.dealt,
            own: BySeat::from_fn(|it| sees(it).then_some(self.secrets[it])),
            decided: self.seats.iter().filter(|&it| self.added[it].is_some()).collect(),
            added: BySeat::from_fn(|it| self.added[it].filter(|_| sees(it))),
        }
    }

    fn viewer(view: &View) -> Viewer {
        if FLAW == FORGETS_WHOSE_VIEW_IT_IS { Viewer::Spectator } else { view.viewer }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Self {
        let mut world = Toy::new(view.seats, &NoOptions);
        world.dealt = view.dealt;
        for seat in view.seats.iter() {
            let known = view.own[seat].filter(|_| FLAW != SAMPLES_ANOTHER_OWN_SECRET);
            world.secrets[seat] = known.unwrap_or_else(|| 1 + uniform(rng, 6) as u8);
            if view.decided.contains(seat) {
                let chosen = view.added[seat].unwrap_or_else(|| uniform(rng, 3) as u8);
                world.added[seat] = Some(chosen);
            }
        }
        world
    }
}

fn play<const FLAW: u8>() {
    for n in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(n);
        for seats in Seats::ALL {
            play_and_check::<Toy<FLAW>, _>(seats, &NoOptions, Seed::of_run(1, n), &mut rng);
        }
    }
}

#[test]
fn a_sound_game_passes() {
    play::<SOUND>();
}

#[test]
#[should_panic(expected = "an event tells")]
fn a_choice_told_too_early_is_found() {
    play::<TELLS_THE_CHOICE>();
}

#[test]
#[should_panic(expected = "choices follow from the view")]
fn a_list_by_anothers_secret_is_found() {
    play::<LISTS_BY_ANOTHERS_SECRET>();
}

#[test]
#[should_panic(expected = "listed ⇔ checked")]
fn a_list_that_differs_from_the_check_is_found() {
    play::<ALLOWS_WHAT_IT_DOES_NOT_LIST>();
}

#[test]
#[should_panic(expected = "notation of")]
fn notation_that_does_not_read_back_is_found() {
    play::<WRITES_WHAT_IT_CANNOT_READ>();
}

#[test]
#[should_panic(expected = "a sampled world looks the same")]
fn a_world_that_contradicts_its_view_is_found() {
    play::<SAMPLES_ANOTHER_OWN_SECRET>();
}

#[test]
#[should_panic(expected = "each choice once")]
fn a_doubled_choice_is_found() {
    play::<LISTS_TWICE>();
}

#[test]
#[should_panic(expected = "refusals follow from the view")]
fn a_refusal_by_anothers_secret_is_found() {
    play::<REFUSES_BY_ANOTHERS_SECRET>();
}

#[test]
#[should_panic(expected = "luck tells")]
fn a_deal_told_to_all_is_found() {
    play::<TELLS_THE_DEAL>();
}

#[test]
#[should_panic(expected = "a question stays")]
fn a_question_that_changes_under_an_answer_is_found() {
    play::<CHANGES_THE_QUESTION>();
}

#[test]
#[should_panic(expected = "untold")]
fn a_view_that_changes_untold_is_found() {
    play::<CHANGES_VIEWS_UNTOLD>();
}

#[test]
#[should_panic(expected = "can't be taken back")]
fn a_step_that_opens_secrets_and_can_be_taken_back_is_found() {
    play::<TAKES_BACK_WHAT_IT_SHOWED>();
}

#[test]
#[should_panic(expected = "what can be taken back follows from the view")]
fn a_secret_told_by_what_can_be_taken_back_is_found() {
    play::<TELLS_BY_WHAT_CAN_BE_TAKEN_BACK>();
}

#[test]
#[should_panic(expected = "a view knows whose it is")]
fn a_view_that_forgets_its_viewer_is_found() {
    play::<FORGETS_WHOSE_VIEW_IT_IS>();
}

#[test]
#[should_panic(expected = "somebody may play")]
fn a_game_for_nobody_is_found() {
    play::<IS_FOR_NOBODY>();
}

#[test]
#[should_panic(expected = "what is drawn is allowed")]
fn a_game_that_refuses_a_table_is_found() {
    play::<REFUSES_ITS_OWN_DEAL>();
}
