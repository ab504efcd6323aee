//! Positions for tests, set up by words.
use crate::{
    Action, Backs, Card, Cards, DECK, Event, Family, Illegal, Luck, Options, Phase, QUAYS, Quay,
    Sobek, Token, View, knowledge::Place,
};
use game_core::{Eavesdropper, Game, Nobody, Refusal, Seat, SeatSet, Seats, Turn, Viewer, uniform};
use rand_core::Rng;

/// A position in the middle of a round, to be filled in. Seats are numbers from 1.
/// By default, nobody holds anything, the deck is empty, the row holds nine
/// cards that are nowhere else, no token is left, seat 1 has its turn in round 1.
pub(super) struct Scene {
    state: Sobek,
    row: Option<Vec<Card>>,
    deck: Vec<Card>,
    deck_size: usize,
}

/// A position at which a test acts and looks.
#[derive(Clone)]
pub(super) struct Table(pub(super) Sobek);

pub(super) fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).unwrap()
}

pub(super) fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

pub(super) fn backs(green: u8, beige: u8, orange: u8) -> Backs {
    Backs { green, beige, orange }
}

/// The set-up of a round: who is drawn, the hands, the first cards of the deck;
/// the rest of it lies in the order of the box.
pub(super) fn deal(drawn: usize, hands: &str, top: &str) -> String {
    let mut deck = list(top);
    let mut rest: Vec<Card> = crate::luck::NOT_GREEN.to_vec();
    for card in &deck {
        let at = rest.iter().position(|it| it == card).unwrap();
        rest.remove(at);
    }
    deck.append(&mut rest);
    let deck: Vec<String> = deck.iter().map(ToString::to_string).collect();
    let tokens = "flood,curse,prosperity,embalming,deceit";
    format!("deal seat={drawn} tokens={tokens} hands={hands} deck={}", deck.join(","))
}

fn list(text: &str) -> Vec<Card> {
    if text == "-" {
        return Vec::new();
    }
    text.split(',').map(|it| it.parse().unwrap()).collect()
}

impl Scene {
    pub(super) fn of(seats: usize) -> Scene {
        let mut state = Sobek::new(Seats::new(seats).unwrap(), &Options::default());
        state.round = 1;
        state.phase = Phase::Turn;
        state.asked = SeatSet::one(Seat::FIRST);
        Scene { state, row: None, deck: Vec::new(), deck_size: 0 }
    }

    /// Cards that only their owner knows.
    pub(super) fn hand(mut self, of: usize, held: &str) -> Scene {
        self.state.places.set(Place::hand(seat(of)), cards(held));
        self
    }

    /// Cards that only their owner knows.
    pub(super) fn pile(mut self, of: usize, held: &str) -> Scene {
        self.state.places.set(Place::pile(seat(of)), cards(held));
        self
    }

    /// Cards of which all know a part.
    pub(super) fn hand_known(self, of: usize, held: &str, known: &str) -> Scene {
        self.known(Place::hand(seat(of)), held, known)
    }

    /// Cards of which all know a part.
    pub(super) fn pile_known(self, of: usize, held: &str, known: &str) -> Scene {
        self.known(Place::pile(seat(of)), held, known)
    }

    fn known(mut self, place: Place, held: &str, known: &str) -> Scene {
        let known = cards(known);
        self.state.places.set_known(place, cards(held), Viewer::Spectator, known, known);
        self
    }

    /// The hand and the pile of `of` are known to all.
    pub(super) fn open(mut self, of: usize) -> Scene {
        self.state.places.open(Place::hand(seat(of)));
        self.state.places.open(Place::pile(seat(of)));
        self
    }

    pub(super) fn set(mut self, of: usize, family: &str, held: &str) -> Scene {
        self.state.sets[seat(of)].add(family.parse().unwrap(), cards(held));
        self
    }

    pub(super) fn prosperity(mut self, of: usize, family: &str) -> Scene {
        self.state.sets[seat(of)].prosper(family.parse().unwrap());
        self
    }

    pub(super) fn curses(mut self, of: usize, n: u8) -> Scene {
        self.state.curses[seat(of)] = n;
        self
    }

    pub(super) fn score(mut self, of: usize, score: u16) -> Scene {
        self.state.scores[seat(of)] = score;
        self
    }

    pub(super) fn tokens(mut self, left: &str) -> Scene {
        self.state.tokens = left.parse().unwrap();
        self
    }

    /// The cards lying on the quays, from the temple on.
    pub(super) fn row(mut self, lying: &str) -> Scene {
        self.row = Some(list(lying));
        self
    }

    /// The deck from the top, in full.
    pub(super) fn deck(mut self, held: &str) -> Scene {
        self.deck = list(held);
        self.deck_size = self.deck.len();
        self
    }

    /// A deck of `n` cards that are nowhere else.
    pub(super) fn deck_of(mut self, n: usize) -> Scene {
        self.deck_size = n;
        self
    }

    pub(super) fn round(mut self, n: u8) -> Scene {
        self.state.round = n;
        self
    }

    pub(super) fn turn_of(mut self, number: usize) -> Scene {
        self.state.mover = seat(number);
        self.state.asked = SeatSet::one(seat(number));
        self
    }

    pub(super) fn open_memory(mut self) -> Scene {
        self.state.options.open_memory = true;
        self
    }

    pub(super) fn ready(self) -> Table {
        let Scene { mut state, row, mut deck, deck_size } = self;
        let mut placed: Cards = deck.iter().chain(row.iter().flatten()).copied().collect();
        for it in state.seats.iter() {
            placed = [state.hand(it), state.pile(it), state.sets[it].all()]
                .into_iter()
                .fold(placed, Cards::plus);
        }
        let mut free: Vec<Card> = crate::luck::NOT_GREEN.to_vec();
        for card in placed.iter() {
            if let Some(at) = free.iter().position(|it| *it == card) {
                free.remove(at);
            }
        }
        // Goods first, so that a row nobody described has no surprises.
        free.sort_by_key(|it| it.character().is_none());
        let row = row.unwrap_or_else(|| free.split_off(free.len() - QUAYS));
        deck.extend(free.split_off(free.len() - (deck_size - deck.len())));
        let aside = usize::from(Sobek::aside(state.seats));
        state.deck[..aside].copy_from_slice(&free.split_off(free.len() - aside));
        state.discard = free.into_iter().collect();
        state.top = (DECK - deck.len()) as u8;
        state.deck[usize::from(state.top)..].copy_from_slice(&deck);
        state.first = state.top - QUAYS as u8;
        let first = usize::from(state.first);
        state.deck[first..first + row.len()].copy_from_slice(&row);
        state.row = (1 << row.len()) - 1;
        Table(state)
    }

    /// Seat 1 takes the last card, a fish without scarabs, and nobody lays
    /// anything horizontally: the fish goes to the pile of seat 1.
    pub(super) fn finish(self) -> Table {
        let mut table = self.row("F0").ready();
        table.play(1, "take 1");
        table.all_done();
        table
    }
}

impl Table {
    /// Before the first deal.
    pub(super) fn new(seats: usize) -> Table {
        Table(Sobek::new(Seats::new(seats).unwrap(), &Options::default()))
    }

    /// Carries out a legal action; returns what an onlooker sees.
    pub(super) fn play(&mut self, by: usize, action: &str) -> Vec<Event> {
        self.play_seen(by, action, Viewer::Spectator)
    }

    pub(super) fn play_seen(&mut self, by: usize, action: &str, viewer: Viewer) -> Vec<Event> {
        let parsed: Action = action.parse().unwrap();
        assert_eq!(parsed.to_string(), action, "the test writes actions as the log does");
        assert_eq!(self.0.check(seat(by), parsed), Ok(()), "{action}");
        let mut heard = Vec::new();
        self.0.act(seat(by), parsed, &mut Eavesdropper { viewer, heard: &mut heard });
        self.assert_sound();
        heard
    }

    pub(super) fn luck(&mut self, luck: &str) -> Vec<Event> {
        self.luck_seen(luck, Viewer::Spectator)
    }

    pub(super) fn luck_seen(&mut self, luck: &str, viewer: Viewer) -> Vec<Event> {
        let luck: Luck = luck.parse().unwrap();
        assert_eq!(self.0.check_luck(&luck), Ok(()), "{luck}");
        let mut heard = Vec::new();
        self.0.apply_chance(&luck, &mut Eavesdropper { viewer, heard: &mut heard });
        self.assert_sound();
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

    /// All seats that are asked are done.
    pub(super) fn all_done(&mut self) -> Vec<Event> {
        let asked = self.asked();
        asked.into_iter().flat_map(|it| self.play(it, "done")).collect()
    }

    /// Everybody takes the nearest card until the round ends. Returns how many
    /// cards each delivery brought on the way.
    pub(super) fn take_all(&mut self) -> Vec<usize> {
        let mut deliveries = Vec::new();
        while self.0.phase == Phase::Turn {
            for event in self.play(self.asked()[0], "take 1") {
                if let Event::Delivered { quays, .. } = event {
                    deliveries.push(quays.iter().filter(|&&it| it != Quay::Empty).count());
                }
            }
        }
        deliveries
    }

    /// The reason why an action is refused, by this section of the rules.
    pub(super) fn refuses_by(&self, section: &str, by: usize, action: &str) -> Illegal {
        let illegal = self.refuses(by, action);
        assert_eq!(illegal.section(), section, "{action}: {illegal}");
        illegal
    }

    /// The reason why chance can't do this, by this section of the rules.
    pub(super) fn refuses_luck(&self, section: &str, luck: &str) -> Illegal {
        let illegal = self.0.check_luck(&luck.parse().unwrap()).expect_err(luck);
        assert_eq!(illegal.section(), section, "{luck}: {illegal}");
        illegal
    }

    /// The reason why an action is refused.
    pub(super) fn refuses(&self, by: usize, action: &str) -> Illegal {
        let parsed: Action = action.parse().unwrap();
        assert!(!self.choices(by).contains(&action.to_owned()), "{action} is refused and listed");
        self.0.check(seat(by), parsed).expect_err(action)
    }

    /// All choices of a seat in notation.
    pub(super) fn choices(&self, by: usize) -> Vec<String> {
        self.0.choices(seat(by)).iter().map(ToString::to_string).collect()
    }

    pub(super) fn hand(&self, of: usize) -> String {
        self.0.hand(seat(of)).to_string()
    }

    pub(super) fn pile(&self, of: usize) -> String {
        self.0.pile(seat(of)).to_string()
    }

    pub(super) fn set(&self, of: usize, family: &str) -> String {
        self.0.sets[seat(of)].of(family.parse::<Family>().unwrap()).to_string()
    }

    pub(super) fn score(&self, of: usize) -> u16 {
        self.0.scores[seat(of)]
    }

    pub(super) fn tokens_left(&self) -> String {
        self.0.tokens.to_string()
    }

    pub(super) fn has_token(&self, token: &str) -> bool {
        self.0.tokens.contains(token.parse::<Token>().unwrap())
    }

    pub(super) fn is_discarded(&self, card: &str) -> bool {
        self.0.discard.contains(card.parse().unwrap())
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.turn() == Turn::Over
    }

    /// Chance has to act.
    pub(super) fn is_chance(&self) -> bool {
        self.0.turn() == Turn::Chance
    }

    /// The quays from the temple on: `?` is a face-down card, `-` a gap.
    pub(super) fn quays(&self) -> String {
        let quays = self.0.quays().map(|it| match it {
            Quay::Empty => "-".to_owned(),
            Quay::Closed => "?".to_owned(),
            Quay::Open(card) => card.to_string(),
        });
        quays.join(" ")
    }

    /// What `viewer` (0 for an onlooker) sees.
    pub(super) fn view(&self, viewer: usize) -> View {
        self.0.view(eyes(viewer))
    }

    /// All that `viewer` (0 for an onlooker) could ever read in their view.
    pub(super) fn bytes(&self, viewer: usize) -> String {
        format!("{:?}", self.view(viewer))
    }

    /// The numbers of the seats that are asked.
    pub(super) fn asked(&self) -> Vec<usize> {
        match self.0.turn() {
            Turn::Players(asked) => asked.iter().map(|it| it.index() + 1).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// What `viewer` (0 for an onlooker) surely knows of a hand.
    pub(super) fn knows_hand(&self, viewer: usize, of: usize) -> String {
        self.0.places.known(Place::hand(seat(of)), eyes(viewer)).to_string()
    }

    /// What `viewer` (0 for an onlooker) surely knows of a pile.
    pub(super) fn knows_pile(&self, viewer: usize, of: usize) -> String {
        self.0.places.known(Place::pile(seat(of)), eyes(viewer)).to_string()
    }

    pub(super) fn assert_sound(&self) {
        assert_sound(&self.0);
    }
}

pub(super) fn eyes(viewer: usize) -> Viewer {
    if viewer == 0 { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) }
}

/// All cards are somewhere and only there, and nobody knows what isn't so.
pub(super) fn assert_sound(state: &Sobek) {
    if state.round == 0 {
        return;
    }
    let mut places = vec![state.discard];
    for it in state.seats.iter() {
        places.extend([state.hand(it), state.pile(it), state.sets[it].all()]);
        if state.phase.is_opened() {
            places.push(state.chosen[it].sets().all());
        } else if state.phase == Phase::Reduce {
            assert!(state.hand(it).contains_all(state.discards(it)));
        } else {
            assert!(state.hand(it).contains_all(state.chosen[it].sets().all()));
        }
        assert!(state.places.is_sound(Place::hand(it)) && state.places.is_sound(Place::pile(it)));
    }
    let row = (0..QUAYS as u8).filter(|quay| state.row >> quay & 1 == 1);
    places.push(row.map(|quay| state.on_quay(quay)).collect());
    let aside = usize::from(Sobek::aside(state.seats));
    places.push(state.deck[..aside].iter().copied().collect());
    places.push(state.deck[usize::from(state.top)..].iter().copied().collect());
    let mut all = [0; crate::CARDS.len()];
    for card in places.iter().flat_map(|it| it.iter()) {
        all[card.index()] += 1;
    }
    for card in Card::all() {
        let (found, copies) = (all[card.index()], u32::from(card.fact().copies));
        match card.back() {
            crate::Back::Green => assert!(found <= copies, "{card}: {found} of {copies}"),
            _ => assert_eq!(found, copies, "{card}"),
        }
    }
    let tokens = state.tokens.iter().chain(state.tokens_out.iter());
    assert!(tokens.count() <= crate::TOKENS_IN_PLAY);
    for token in Token::all() {
        let used = state.tokens.copies(token) + state.tokens_out.copies(token);
        assert!(used <= u32::from(token.fact().copies), "{token}");
    }
}

/// One step of random play that lays sets and plays characters more often than
/// a uniform choice would.
pub(crate) fn random_step<R: Rng>(state: &mut Sobek, rng: &mut R) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            state.roll(rng, &mut Nobody);
        }
        Turn::Players(asked) => {
            let seat = asked.first().unwrap();
            let actions = state.choices(seat);
            let dear = actions.iter().position(|it| !matches!(it, Action::Take(_))).unwrap_or(0);
            let from = if uniform(rng, 4) == 0 { dear } else { 0 };
            let nth = from + uniform(rng, (actions.len() - from) as u32) as usize;
            state.act(seat, actions[nth], &mut Nobody);
        }
    }
}
