//! Positions for tests, set up by words.
use crate::{
    Action, Card, Cards, Conex, Ending, Event, Illegal, Luck, Options, Phase, Table, Token, View,
    knowledge::{Buried, KnownTo},
};
use game_core::{
    Eavesdropper, Game, Nobody, Outcome, Refusal, Seat, SeatSet, Seats, Turn, Viewer, uniform,
};
use rand_core::Rng;

/// A position at the start of a turn, to be filled in. Seats are numbers from 1,
/// cards are written in a row: `r4 p12`. By default, the board is bare, the
/// table medium, the tokens lie beside the pile, seat 1 has the start card and
/// its turn, nobody has points or cards, and the pile holds all other cards in
/// the order of the box.
pub(super) struct Scene {
    state: Conex,
    laid: Vec<String>,
    top: Vec<Card>,
    rest: Option<Seat>,
}

/// A position at which a test acts and looks.
#[derive(Clone)]
pub(super) struct Play(pub(super) Conex);

/// A table so narrow that two cards lie on it at most: red 4 or red 8 on the
/// purple corner of the board, yellow 4 or yellow 8 on the turquoise one.
pub(super) const NARROW: [u16; 2] = [188, 248];

/// With these cards on it, the [`SQUARE`] has room for one more card, on the
/// purple corner of the board.
pub(super) const SQUARE: [u16; 2] = [296, 296];
pub(super) const THREE_ON_SQUARE: [&str; 3] =
    ["r6.y on board.br", "t5.r on board.tl", "r5.t on board.bl"];

/// Red and purple cards on all corners of the board: no corner is left for a
/// card with yellow and turquoise only.
pub(super) const RED_AND_PURPLE: [&str; 4] =
    ["p3.r on board.tl", "r7.p on board.tr", "r4.y on board.br", "p2.t on board.bl"];
/// Such cards.
pub(super) const BLOCKED: &str = "r2 r11 p1 p4 p9";

pub(super) fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).unwrap()
}

pub(super) fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub(super) fn list(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub(super) fn cards(names: &str) -> Cards {
    list(names).into_iter().collect()
}

fn names(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

/// A deal: who starts, and the first cards; the rest lie in the order of the box.
pub(super) fn deal(start: usize, first: &str) -> String {
    let first = list(first);
    let rest = Card::all().filter(|it| !first.contains(it));
    let all: Vec<String> = first.iter().copied().chain(rest).map(|it| it.to_string()).collect();
    format!("deal start={start} cards={}", all.join(","))
}

/// Somebody who looks: a seat, or 0 for an onlooker.
pub(super) fn eyes(viewer: usize) -> Viewer {
    if viewer == 0 { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) }
}

impl Scene {
    pub(super) fn of(seats: usize) -> Scene {
        let mut state = Conex::new(Seats::new(seats).unwrap(), &Options::default());
        state.phase = Phase::Start;
        state.asked = SeatSet::one(Seat::FIRST);
        state.turn = 1;
        Scene { state, laid: Vec::new(), top: Vec::new(), rest: None }
    }

    pub(super) fn hand(mut self, of: usize, held: &str) -> Scene {
        self.state.hands[seat(of)] = cards(held);
        self
    }

    /// Cards that lie on the table already, in the order in which seat 1 laid them.
    pub(super) fn laid(mut self, placements: &[&str]) -> Scene {
        self.laid.extend(placements.iter().map(|&it| it.to_owned()));
        self
    }

    /// The pile from the top, as far as it matters.
    pub(super) fn pile(mut self, top: &str) -> Scene {
        self.top = list(top);
        self
    }

    /// Cards that aren't mentioned are in this hand instead of the pile.
    pub(super) fn rest_with(mut self, of: usize) -> Scene {
        self.rest = Some(seat(of));
        self
    }

    pub(super) fn lightning(self, of: usize) -> Scene {
        self.token(of, Token::Lightning)
    }

    pub(super) fn double(self, of: usize) -> Scene {
        self.token(of, Token::Double)
    }

    fn token(mut self, of: usize, token: Token) -> Scene {
        self.state.tokens.take(seat(of), token);
        self.state.tokens.unlock();
        self
    }

    pub(super) fn score(mut self, of: usize, score: u16) -> Scene {
        self.state.scores[seat(of)] = score;
        self
    }

    /// Passes in a row before this turn.
    pub(super) fn passes(mut self, n: u8) -> Scene {
        self.state.passes = n;
        self
    }

    pub(super) fn turn_of(mut self, number: usize) -> Scene {
        self.state.mover = seat(number);
        self.state.asked = SeatSet::one(seat(number));
        self
    }

    /// Who has the start card.
    pub(super) fn started_by(mut self, number: usize) -> Scene {
        self.state.start = seat(number);
        self
    }

    pub(super) fn options(mut self, options: &str) -> Scene {
        self.state.options = options.parse().unwrap();
        self.state.table = Table::new(self.state.options.size.units());
        self
    }

    /// A table of any size.
    pub(super) fn on(mut self, size: [u16; 2]) -> Scene {
        self.state.table = Table::new(size);
        self
    }

    pub(super) fn ready(self) -> Play {
        let Scene { mut state, laid, top, rest } = self;
        for placement in laid {
            state.table.lay(placement.parse().unwrap(), Seat::FIRST, state.turn);
            state.turn += 1;
        }
        let mut placed = state.table.cards().with(top.iter().copied().collect());
        for it in state.seats.iter() {
            placed = placed.with(state.hands[it]);
        }
        let others = Cards::BOX.minus(placed);
        let mut pile = top;
        match rest {
            Some(seat) => state.hands[seat] = state.hands[seat].with(others),
            None => pile.extend(others.iter()),
        }
        let hidden = |card| Buried { card, known_to: KnownTo::Nobody };
        state.pile = pile.into_iter().map(hidden).collect();
        assert_sound(&state);
        Play(state)
    }
}

impl Play {
    /// Before the deal.
    pub(super) fn new(seats: usize) -> Play {
        Play(Conex::new(Seats::new(seats).unwrap(), &Options::default()))
    }

    /// Carries out a legal action; returns what an onlooker sees.
    pub(super) fn play(&mut self, by: usize, action: &str) -> Vec<Event> {
        self.play_seen(by, action, Viewer::Spectator)
    }

    fn play_seen(&mut self, by: usize, action: &str, viewer: Viewer) -> Vec<Event> {
        let parsed: Action = action.parse().unwrap();
        assert_eq!(parsed.to_string(), action, "the test writes actions as the log does");
        assert_eq!(self.0.check(seat(by), parsed), Ok(()), "{action}");
        let mut heard = Vec::new();
        self.0.act(seat(by), parsed, &mut Eavesdropper { viewer, heard: &mut heard });
        assert_sound(&self.0);
        heard
    }

    pub(super) fn luck(&mut self, luck: &str) -> Vec<Event> {
        self.luck_seen(luck, Viewer::Spectator)
    }

    fn luck_seen(&mut self, luck: &str, viewer: Viewer) -> Vec<Event> {
        let luck: Luck = luck.parse().unwrap();
        assert_eq!(self.0.check_luck(&luck), Ok(()), "{luck}");
        let mut heard = Vec::new();
        self.0.apply_chance(&luck, &mut Eavesdropper { viewer, heard: &mut heard });
        assert_sound(&self.0);
        heard
    }

    /// What `viewer` (0 for an onlooker) would see of an action.
    pub(super) fn witness(&self, by: usize, action: &str, viewer: usize) -> Vec<Event> {
        self.clone().play_seen(by, action, eyes(viewer))
    }

    /// What `viewer` (0 for an onlooker) would see of what chance does.
    pub(super) fn witness_luck(&self, luck: &str, viewer: usize) -> Vec<Event> {
        self.clone().luck_seen(luck, eyes(viewer))
    }

    /// Why an action is refused, as a player reads it, with the section.
    pub(super) fn refuses(&self, by: usize, action: &str) -> String {
        let illegal = self.illegal(by, action);
        format!("{illegal} (rules {})", illegal.section())
    }

    pub(super) fn illegal(&self, by: usize, action: &str) -> Illegal {
        let parsed: Action = action.parse().unwrap();
        assert!(!self.choices(by).contains(&action.to_owned()), "{action} is refused and listed");
        self.0.check(seat(by), parsed).expect_err(action)
    }

    /// Why chance can't do this.
    pub(super) fn refuses_luck(&self, luck: &str) -> String {
        let illegal = self.0.check_luck(&luck.parse().unwrap()).expect_err(luck);
        format!("{illegal} (rules {})", illegal.section())
    }

    /// All choices of a seat in notation.
    pub(super) fn choices(&self, by: usize) -> Vec<String> {
        self.0.choices(seat(by)).iter().map(ToString::to_string).collect()
    }

    /// The kinds of choices of a seat, each once.
    pub(super) fn offers(&self, by: usize) -> String {
        let mut kinds: Vec<&str> = Vec::new();
        for action in self.0.choices(seat(by)) {
            let kind = match action {
                Action::Lay { doubled: false, .. } => "lay",
                Action::Lay { doubled: true, .. } => "x2",
                Action::Draw => "draw",
                Action::Pass => "pass",
                Action::Lightning(_) => "lightning",
                Action::Discard(_) => "discard",
                Action::Done => "done",
            };
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.join(" ")
    }

    pub(super) fn hand(&self, of: usize) -> String {
        names(self.0.hands[seat(of)].iter())
    }

    /// How many cards a seat holds.
    pub(super) fn holds(&self, of: usize) -> usize {
        self.0.hands[seat(of)].count()
    }

    /// The pile from the top.
    pub(super) fn pile(&self) -> String {
        names(self.0.pile.iter().map(|it| it.card))
    }

    /// The lowest cards of the pile, going down.
    pub(super) fn bottom(&self, count: usize) -> String {
        names(self.0.pile[self.0.pile.len() - count..].iter().map(|it| it.card))
    }

    /// The cards on the table in the order in which they were laid.
    pub(super) fn table(&self) -> String {
        names(self.0.table.order().iter().copied())
    }

    pub(super) fn score(&self, of: usize) -> u16 {
        self.0.scores[seat(of)]
    }

    /// Who holds the token; 0: it lies beside the pile.
    pub(super) fn holder(&self, token: Token) -> usize {
        self.0.tokens.holder(token).map_or(0, |it| it.index() + 1)
    }

    /// Whether chance has to act.
    pub(super) fn is_chance(&self) -> bool {
        self.0.turn() == Turn::Chance
    }

    /// Why the game is over, if it is.
    pub(super) fn ending(&self) -> Option<Ending> {
        let over = self.0.turn() == Turn::Over;
        assert_eq!(over, self.0.ending.is_some());
        assert_eq!(over, self.0.outcome().is_some());
        self.0.ending
    }

    /// The numbers of the seats that share the first place.
    pub(super) fn winners(&self) -> Vec<usize> {
        let outcome: Outcome = self.0.outcome().unwrap();
        outcome.winners(self.0.seats()).iter().map(|it| it.index() + 1).collect()
    }

    /// The numbers of the seats that are asked.
    pub(super) fn asked(&self) -> Vec<usize> {
        match self.0.turn() {
            Turn::Players(asked) => asked.iter().map(|it| it.index() + 1).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// What `viewer` (0 for an onlooker) sees.
    pub(super) fn view(&self, viewer: usize) -> View {
        self.0.view(eyes(viewer))
    }

    /// All that `viewer` (0 for an onlooker) could ever read in their view.
    pub(super) fn bytes(&self, viewer: usize) -> String {
        format!("{:?}", self.view(viewer))
    }

    /// The lowest cards of the pile as `viewer` (0 for an onlooker) sees them,
    /// going down: `?` is hidden, `!` known to all.
    pub(super) fn sees_bottom(&self, viewer: usize, count: usize) -> String {
        let pile = self.view(viewer).pile;
        let slots = pile[pile.len() - count..].iter().map(|it| match it.card {
            Some(card) if it.public => format!("{card}!"),
            Some(card) => card.to_string(),
            None if it.public => panic!("public and hidden"),
            None => "?".to_owned(),
        });
        slots.collect::<Vec<_>>().join(" ")
    }

    /// What `viewer` (0 for an onlooker) surely knows of a hand.
    pub(super) fn knows(&self, viewer: usize, of: usize) -> String {
        names(self.view(viewer).memory.hands[seat(of)].iter())
    }
}

/// Every card is in one place, nobody knows what isn't so, and the right seats
/// are asked.
pub(super) fn assert_sound(state: &Conex) {
    if state.phase == Phase::Deal {
        return;
    }
    let mut places = vec![state.table.cards()];
    places.extend(state.seats.iter().map(|it| state.hands[it]));
    places.extend(state.pile.iter().map(|it| Cards::from_iter([it.card])));
    assert_eq!(places.iter().map(|it| it.count()).sum::<usize>(), crate::CARDS);
    assert_eq!(places.into_iter().fold(Cards::NONE, Cards::with), Cards::BOX);
    for holder in state.seats.iter() {
        let known = state.seats.iter().map(|it| state.memories.private[holder][it]);
        let known = known.fold(state.memories.public[holder], Cards::with);
        assert!(known.minus(state.hands[holder]).is_empty(), "{known} in hand {holder}");
        let given = state.given_up[holder];
        assert!(given.is_none_or(|it| state.hands[holder].contains(it)));
        if let Phase::Discard { .. } = state.phase {
            let due = holder != state.mover && !state.hands[holder].is_empty();
            let asked = state.asked.contains(holder);
            assert!(if due { asked != given.is_some() } else { !asked && given.is_none() });
        } else {
            assert_eq!(given, None);
        }
    }
    for token in Token::ALL {
        if state.tokens.is_locked(token) {
            assert_eq!(state.tokens.holder(token), Some(state.mover), "{token}");
        }
    }
    if state.phase.decision().is_some() && !matches!(state.phase, Phase::Discard { .. }) {
        assert_eq!(state.asked, SeatSet::one(state.mover));
    }
}

/// One step of random play that seldom draws, and likes tokens and dice.
pub(super) fn lively_step<R: Rng>(state: &mut Conex, rng: &mut R) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            state.roll(rng, &mut Nobody);
        }
        Turn::Players(asked) => {
            let seat = asked.first().unwrap();
            let mut actions = state.choices(seat);
            if uniform(rng, 3) != 0 {
                let dear: Vec<Action> = actions.iter().copied().filter(|it| is_dear(*it)).collect();
                actions = if dear.is_empty() { actions } else { dear };
            }
            let nth = uniform(rng, actions.len() as u32) as usize;
            state.act(seat, actions[nth], &mut Nobody);
        }
    }
}

fn is_dear(action: Action) -> bool {
    match action {
        Action::Lay { placement, doubled } => {
            doubled || placement.card().kind() == crate::Kind::Die
        }
        Action::Lightning(_) => true,
        Action::Draw | Action::Pass | Action::Discard(_) | Action::Done => false,
    }
}
