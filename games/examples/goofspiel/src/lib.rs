//! Goofspiel for two, with prizes that nobody wants: an example of a game that has rules and
//! nothing else.
//!
//! 1. Both players hold the cards 1 to 8. Prizes worth -3, -2, -1 and 1 to 5 points lie face down.
//! 2. One prize after another is turned up. Both choose a card unseen, then show it. The higher
//!    card takes a prize that is worth something, the lower one a prize that costs something; if
//!    both are equal, nobody takes it. Cards that were shown are out of the game.
//! 3. After eight prizes the most points win.
use game_core::{
    Audience, BySeat, Game, Outcome, PerSeat, Refusal, Seat, SeatSet, Seats, Turn, Viewer, uniform,
};
use rand_core::Rng;
use std::{fmt, str::FromStr};
#[cfg(feature = "json")]
use {serde::Serialize, utoipa::ToSchema};

const PRIZES: [i8; 8] = [-3, -2, -1, 1, 2, 3, 4, 5];

/// Cards 1 to 8, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand(u8);

impl Hand {
    const ALL: Hand = Hand(u8::MAX);

    fn has(self, card: u8) -> bool {
        (1..=8).contains(&card) && self.0 & (1 << (card - 1)) != 0
    }

    fn without(self, card: u8) -> Hand {
        Hand(self.0 & !(1 << (card - 1)))
    }

    fn with(self, card: u8) -> Hand {
        Hand(self.0 | 1 << (card - 1))
    }

    fn iter(self) -> impl Iterator<Item = u8> {
        (1..=8).filter(move |it| self.has(*it))
    }
}

#[cfg(feature = "json")]
impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.iter().map(|it| it.to_string()).collect();
        f.write_str(&cards.join(" "))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goofspiel {
    hands: BySeat<Hand>,
    chosen: BySeat<Option<u8>>,
    /// What lies face up.
    prize: Option<i8>,
    /// Prizes that were turned up, one bit each.
    turned: u8,
    scores: BySeat<i32>,
}

/// There is nothing to agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOptions;

/// The card that somebody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(u8);

/// The prize that is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prize(i8);

/// A game of Goofspiel as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, ToSchema), schema(as = GoofspielView))]
pub struct View {
    #[cfg_attr(feature = "json", serde(skip))]
    viewer: Viewer,
    /// The cards of each seat, including one chosen unseen.
    #[cfg_attr(feature = "json", schema(value_type = Vec<Vec<u8>>))]
    hands: PerSeat<Hand>,
    /// Who has chosen.
    decided: SeatSet,
    /// The card that each seat has chosen; `null` if you don't see it.
    #[cfg_attr(feature = "json", schema(value_type = Vec<Option<u8>>))]
    chosen: PerSeat<Option<u8>>,
    /// What lies face up.
    prize: Option<i8>,
    /// Prizes that still lie face down.
    left: Vec<i8>,
    /// The points of each seat.
    #[cfg_attr(feature = "json", schema(value_type = Vec<i32>))]
    scores: PerSeat<i32>,
}

/// Something that one viewer sees happen in a game of Goofspiel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(Serialize, ToSchema),
    serde(tag = "kind", rename_all = "snake_case"),
    schema(as = GoofspielEvent)
)]
pub enum Event {
    /// A prize was turned up.
    Turned { prize: i8 },
    /// Somebody chose a card; `null` unless it is yours.
    Chose { seat: Seat, card: Option<u8> },
    /// Both cards were shown.
    Shown { first: u8, second: u8 },
    /// Somebody took the prize.
    Took { seat: Seat, prize: i8 },
    /// Nobody took the prize.
    NobodyTook { prize: i8 },
}

/// Why an action is refused in a game of Goofspiel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "json",
    derive(Serialize, ToSchema),
    serde(tag = "kind", rename_all = "snake_case"),
    schema(as = GoofspielReason)
)]
pub enum Illegal {
    #[error("you have chosen, or there is nothing to choose")]
    NotAsked,
    #[error("you don't hold the {card}")]
    NotInHand { card: u8 },
    #[error("this prize can't be turned up now")]
    NotThere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(&'static str);

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::NotInHand { .. } => "2",
            Illegal::NotThere => "1",
        }
    }
}

impl Goofspiel {
    fn is_over(&self) -> bool {
        self.turned == u8::MAX && self.prize.is_none()
    }

    fn is_left(&self, prize: i8) -> bool {
        let nth = PRIZES.iter().position(|it| *it == prize);
        nth.is_some_and(|it| self.turned & (1 << it) == 0)
    }

    /// Both have chosen: the prize goes to somebody, or to nobody.
    fn award<A: Audience<Event>>(&mut self, prize: i8, [first, second]: [u8; 2], to: &mut A) {
        to.tell(|_| Some(Event::Shown { first, second }));
        let seats: Vec<Seat> = Seats::TWO.iter().collect();
        let first_takes = (first > second) == (prize > 0);
        let taker = (first != second).then(|| seats[usize::from(!first_takes)]);
        match taker {
            Some(seat) => {
                self.scores[seat] += i32::from(prize);
                to.tell(|_| Some(Event::Took { seat, prize }));
            }
            None => to.tell(|_| Some(Event::NobodyTook { prize })),
        }
        self.chosen = BySeat::default();
        self.prize = None;
    }
}

#[cfg(feature = "json")]
game_core::json_plain!(Goofspiel);

impl Game for Goofspiel {
    const ID: &'static str = "goofspiel";
    const RULES: u16 = 1;
    const SEATS: &'static [Seats] = &[Seats::TWO];

    type Options = NoOptions;
    type Action = Bid;
    type Luck = Prize;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(_: Seats, _: &NoOptions) -> Self {
        Goofspiel {
            hands: BySeat::from_fn(|_| Hand::ALL),
            chosen: BySeat::default(),
            prize: None,
            turned: 0,
            scores: BySeat::default(),
        }
    }

    fn seats(&self) -> Seats {
        Seats::TWO
    }

    fn turn(&self) -> Turn {
        match self.prize {
            Some(_) => {
                let waits = Seats::TWO.iter().filter(|it| self.chosen[*it].is_none());
                Turn::Players(waits.collect())
            }
            None if self.is_over() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::by_score(Seats::TWO, self.scores))
    }

    fn scores(&self) -> BySeat<i32> {
        self.scores
    }

    fn check(&self, seat: Seat, Bid(card): Bid) -> Result<(), Illegal> {
        match self.asks(seat) {
            false => Err(Illegal::NotAsked),
            true if self.hands[seat].has(card) => Ok(()),
            true => Err(Illegal::NotInHand { card }),
        }
    }

    fn check_luck(&self, Prize(prize): &Prize) -> Result<(), Illegal> {
        let due = self.turn() == Turn::Chance && self.is_left(*prize);
        if due { Ok(()) } else { Err(Illegal::NotThere) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Bid>) {
        if self.asks(seat) {
            out.extend(self.hands[seat].iter().map(Bid));
        }
    }

    /// The second choice shows the first.
    fn reveals(&self, seat: Seat, _: Bid) -> bool {
        self.asked() == SeatSet::one(seat)
    }

    fn draw<R: Rng>(&self, rng: &mut R) -> Prize {
        let left: Vec<i8> = PRIZES.into_iter().filter(|it| self.is_left(*it)).collect();
        Prize(left[uniform(rng, left.len() as u32) as usize])
    }

    fn act<A: Audience<Event>>(&mut self, seat: Seat, Bid(card): Bid, to: &mut A) {
        self.hands[seat] = self.hands[seat].without(card);
        self.chosen[seat] = Some(card);
        to.tell(|viewer| Some(Event::Chose { seat, card: viewer.sees(seat).then_some(card) }));
        let both: Vec<u8> = Seats::TWO.iter().filter_map(|it| self.chosen[it]).collect();
        if let (Some(prize), [first, second]) = (self.prize, &both[..]) {
            self.award(prize, [*first, *second], to);
        }
    }

    fn apply_chance<A: Audience<Event>>(&mut self, Prize(prize): &Prize, to: &mut A) {
        let nth = PRIZES.iter().position(|it| it == prize).expect("it was checked");
        self.turned |= 1 << nth;
        self.prize = Some(*prize);
        to.tell(|_| Some(Event::Turned { prize: *prize }));
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |it| self.chosen[it].filter(|_| viewer.sees(it));
        // For the viewer, an opponent's chosen card is still in that hand.
        let hidden = |it| self.chosen[it].filter(|_| !viewer.sees(it));
        let hand = |it| hidden(it).map_or(self.hands[it], |card| self.hands[it].with(card));
        View {
            viewer,
            hands: PerSeat::from_fn(Seats::TWO, hand),
            decided: Seats::TWO.iter().filter(|it| self.chosen[*it].is_some()).collect(),
            chosen: PerSeat::from_fn(Seats::TWO, seen),
            prize: self.prize,
            left: PRIZES.into_iter().filter(|it| self.is_left(*it)).collect(),
            scores: PerSeat::from_fn(Seats::TWO, |it| self.scores[it]),
        }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Self {
        let mut world = Goofspiel::new(Seats::TWO, &NoOptions);
        world.prize = view.prize;
        world.turned =
            (0..8).filter(|it| !view.left.contains(&PRIZES[*it])).map(|it| 1 << it).sum();
        for seat in Seats::TWO.iter() {
            let hand = view.hands[seat];
            world.scores[seat] = view.scores[seat];
            world.chosen[seat] = view.chosen[seat];
            world.hands[seat] = hand;
            if view.decided.contains(seat) && view.chosen[seat].is_none() {
                let cards: Vec<u8> = hand.iter().collect();
                let card = cards[uniform(rng, cards.len() as u32) as usize];
                world.chosen[seat] = Some(card);
                world.hands[seat] = hand.without(card);
            }
        }
        world
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.prize {
            Some(prize) => writeln!(f, "The prize is worth {prize}.")?,
            None => writeln!(f, "No prize lies face up.")?,
        }
        let left: Vec<String> = self.left.iter().map(ToString::to_string).collect();
        writeln!(f, "Still face down: {}", left.join(" "))?;
        for seat in Seats::TWO.iter() {
            write!(f, "Seat {seat}: {} points · {}", self.scores[seat], self.hands[seat])?;
            match self.chosen[seat] {
                Some(card) => writeln!(f, " · has chosen {card}")?,
                None if self.decided.contains(seat) => writeln!(f, " · has chosen")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Turned { prize } => write!(f, "a prize worth {prize} is turned up"),
            Event::Chose { seat, card: Some(card) } => write!(f, "seat {seat} chooses the {card}"),
            Event::Chose { seat, card: None } => write!(f, "seat {seat} has chosen"),
            Event::Shown { first, second } => write!(f, "they show {first} and {second}"),
            Event::Took { seat, prize } => write!(f, "seat {seat} takes {prize}"),
            Event::NobodyTook { prize } => write!(f, "nobody takes {prize}"),
        }
    }
}

impl fmt::Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("-")
    }
}

impl FromStr for NoOptions {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "-" { Ok(NoOptions) } else { Err(Unreadable("this game has no options")) }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let card = text.strip_prefix("bid ").and_then(|it| it.parse().ok());
        let card = card.filter(|it| (1..=8).contains(it) && text.len() == "bid 8".len());
        card.map(Bid).ok_or(Unreadable("say which card, from `bid 1` to `bid 8`"))
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize {}", self.0)
    }
}

impl FromStr for Prize {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let prize = text.strip_prefix("prize ");
        let known = PRIZES.into_iter().find(|it| prize == Some(&it.to_string()));
        known.map(Prize).ok_or(Unreadable("a prize is -3 to -1 or 1 to 5"))
    }
}
