//! A choice, taken apart, from what its seat is shown.
use crate::{
    Action, Back, Backs, Card, Cards, Family, KEPT, Phase, Pick, QUEENS_DRAW, Quay, Seen, Symbol,
    Token, View,
};
use game_core::{Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

/// What a choice is made of. What doesn't concern it is `null`, empty or 0.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekParts)]
pub struct Parts {
    /// What is done.
    kind: Kind,
    /// The character that is played, by the name of its card.
    #[schema(required)]
    character: Option<Card>,
    /// The event token that is picked.
    #[schema(required)]
    token: Option<Token>,
    /// Where the card lies that is taken: an index into the nine quays, from 0.
    #[schema(required)]
    quay: Option<u8>,
    /// The cards that are taken, laid, robbed or given up. A card that is taken face down
    /// isn't known, and not among them.
    cards: Cards,
    /// How many cards come to your hand that you haven't seen.
    unseen: u8,
    /// The family of a set, or of the cards that a priest removes.
    #[schema(required)]
    family: Option<Family>,
    /// The others whom it concerns: victims, or the starter who is named.
    seats: SeatSet,
    /// The back of the card that a Thief is after.
    #[schema(required)]
    back: Option<Back>,
    /// What goes into your corruption pile.
    corruption: Seen,
    /// What leaves your corruption pile.
    cleared: Cards,
    /// What it brings you: steps of your marker at once, or what your set is worth more when
    /// sets are counted.
    points: u16,
    /// What it costs the one in `seats` at once.
    costs: u16,
    /// Whether you pick an event token next.
    picks_token: bool,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SobekKind)]
enum Kind {
    Take,
    Set,
    Character,
    Event,
    Rob,
    Discard,
    Done,
    Start,
}

impl Parts {
    fn new(kind: Kind) -> Parts {
        Parts {
            kind,
            character: None,
            token: None,
            quay: None,
            cards: Cards::NONE,
            unseen: 0,
            family: None,
            seats: SeatSet::EMPTY,
            back: None,
            corruption: Seen::default(),
            cleared: Cards::NONE,
            points: 0,
            costs: 0,
            picks_token: false,
        }
    }

    pub(super) fn of(view: &View, action: Action) -> Parts {
        // Only who sits there has choices.
        let me = view.viewer.seat().unwrap_or(view.mover);
        if let Some(character) = action.character() {
            let parts = Parts::new(Kind::Character).played(view, me, action);
            return Parts { character: Some(character.card()), ..parts };
        }
        match action {
            Action::Take(nth) => {
                let (skipped, taken) = (view.row().take(nth.into()), view.row().nth(nth.into()));
                let quays = skipped.map(|it| it.1);
                Parts { corruption: seen(quays), ..Parts::new(Kind::Take) }.taking(taken)
            }
            Action::Set(family, cards) => {
                let horizontal = view.phase == Phase::HorizontalSets;
                let points = if horizontal {
                    cards.scarabs() as u16
                } else {
                    view.set_gains(me, family, cards)
                };
                let picks_token = !horizontal && 0 < view.tokens_left;
                let family = Some(family);
                Parts { family, cards, points, picks_token, ..Parts::new(Kind::Set) }
            }
            Action::Event(pick) => Parts::new(Kind::Event).picked(view, me, pick),
            Action::Rob(card) => {
                let victim = match view.phase {
                    Phase::Rob { victim } => SeatSet::one(victim),
                    _ => SeatSet::EMPTY,
                };
                Parts { cards: card.into(), seats: victim, ..Parts::new(Kind::Rob) }
            }
            Action::Discard(card) => {
                let cards: Cards = card.into();
                let corruption = Seen::by(cards, true);
                Parts { cards, corruption, ..Parts::new(Kind::Discard) }
            }
            Action::Start(seat) => Parts { seats: SeatSet::one(seat), ..Parts::new(Kind::Start) },
            // What is left are characters.
            _ => Parts::new(Kind::Done),
        }
    }

    fn played(self, view: &View, me: Seat, action: Action) -> Parts {
        match action {
            Action::Queen => Parts { unseen: QUEENS_DRAW.min(view.deck), ..self },
            Action::HighPriest(family) | Action::HighPriestess(family) => {
                let cleared = view.own_pile(me).of_family(family);
                Parts { family: Some(family), cleared, ..self }
            }
            Action::ScribeOfCattle | Action::ScribeOfFish => {
                let others = view.seats.others(me);
                let rich = others.filter(|&it| KEPT < view.hands[it].count());
                Parts { seats: rich.collect(), ..self }
            }
            Action::Vizier(victim) => Parts { seats: SeatSet::one(victim), ..self },
            Action::Thief(victim, back) => {
                let unseen = u8::from(back.is_some());
                Parts { seats: SeatSet::one(victim), back, unseen, ..self }
            }
            Action::Courtesan(family, cards) => {
                let points = view.set_gains(me, family, cards);
                Parts { family: Some(family), cards, points, ..self }
            }
            Action::Merchant(nth) => self.taking(view.row().nth(nth.into())),
            _ => self,
        }
    }

    fn picked(self, view: &View, me: Seat, pick: Pick) -> Parts {
        let parts = Parts { token: Some(pick.token()), ..self };
        match pick {
            Pick::Guild(hieroglyph, victim) => {
                let symbol = Symbol::Hieroglyph(hieroglyph);
                let (own, theirs) = (view.scores[me], view.scores[victim]);
                let points = symbol.after(own) - own;
                let costs = theirs - symbol.before(theirs).unwrap_or(0);
                Parts { seats: SeatSet::one(victim), points, costs, ..parts }
            }
            Pick::Curse(victim) => Parts { seats: SeatSet::one(victim), ..parts },
            Pick::Prosperity(family) => {
                let gains = |it| {
                    let mut sets = view.sets[me];
                    sets.prosper(it);
                    sets.points(it) - view.sets[me].points(it)
                };
                Parts { family, points: family.map_or(0, gains), ..parts }
            }
            Pick::Embalming => {
                let cards = view.own_pile(me);
                Parts { cards, cleared: cards, ..parts }
            }
            Pick::Deceit => Parts { points: view.own_pile(me).count() as u16, ..parts },
            Pick::Flood => parts,
        }
    }

    /// A card of the row comes to the hand.
    fn taking(self, taken: Option<(u8, Quay)>) -> Parts {
        let quay = taken.map(|it| it.0);
        match taken {
            Some((_, Quay::Open(card))) => Parts { quay, cards: card.into(), ..self },
            _ => Parts { quay, unseen: 1, ..self },
        }
    }
}

impl View {
    /// The quays on which cards lie, each with its index.
    fn row(&self) -> impl Iterator<Item = (u8, Quay)> {
        (0..).zip(self.quays).filter(|it| it.1 != Quay::Empty)
    }

    /// One's own corruption pile, which one may look through.
    fn own_pile(&self, seat: Seat) -> Cards {
        self.pile(seat).map_or(Cards::NONE, |it| it.faces)
    }

    /// What a set is worth more with these cards.
    fn set_gains(&self, seat: Seat, family: Family, cards: Cards) -> u16 {
        let mut sets = self.sets[seat];
        sets.add(family, cards);
        sets.points(family) - self.sets[seat].points(family)
    }
}

/// Cards of the row, as everybody sees them.
fn seen(quays: impl Iterator<Item = Quay>) -> Seen {
    let (mut faces, mut closed) = (Cards::NONE, 0);
    for quay in quays {
        match quay {
            Quay::Open(card) => faces.insert(card),
            Quay::Closed => closed += 1,
            Quay::Empty => {}
        }
    }
    let backs = Backs::of(faces);
    Seen { backs: Backs { orange: backs.orange + closed, ..backs }, faces }
}
