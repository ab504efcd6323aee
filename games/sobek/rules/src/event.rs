//! What a viewer sees happen.
use crate::{Back, Card, Cards, Character, Family, QUAYS, Quay, Seen, Symbol, Token, Tokens};
use game_core::{PerSeat, Seat, SeatSet};

/// Something that one viewer sees happen in a game of Sobek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "kind", rename_all = "snake_case"),
    schema(as = SobekEvent)
)]
pub enum Event {
    /// A round was set up.
    Dealt {
        /// The round, from 1.
        round: u8,
        /// The hand of each seat; `null` for those you don't see.
        #[cfg_attr(feature = "json", schema(value_type = Vec<Option<Cards>>))]
        hands: PerSeat<Option<Cards>>,
    },
    /// The quays were filled from the deck.
    Delivered {
        /// The number of the delivery in this round, from 1.
        number: u8,
        /// What lies on the nine quays.
        #[cfg_attr(feature = "json", schema(value_type = Vec<Quay>))]
        quays: [Quay; QUAYS],
    },
    /// The starter of the first round was drawn.
    StarterDrawn {
        /// Who starts.
        seat: Seat,
    },
    /// The player who names the starter of a later round was drawn.
    NamerDrawn {
        /// Who names the starter.
        seat: Seat,
    },
    /// The starter of the round was named.
    StarterNamed {
        /// Who named the starter.
        by: Seat,
        /// Who starts.
        starter: Seat,
    },
    /// A card of the row was taken.
    Took {
        /// Who took it.
        seat: Seat,
        /// Where it lay: an index into the nine quays, from 0.
        quay: u8,
        /// The card; `null` if you saw only its back.
        #[cfg_attr(feature = "json", schema(required))]
        card: Option<Card>,
        /// The cards in front of it, which went into the taker's corruption pile.
        skipped: Seen,
    },
    /// A set was laid, or cards were added to one.
    Laid {
        /// Whose set it is.
        seat: Seat,
        /// The set's family.
        family: Family,
        /// The cards laid.
        cards: Cards,
        /// Whether they were added to a set that was already there.
        added: bool,
    },
    /// The player who laid a set looks at the event tokens left.
    TokensSeen {
        /// Who looks.
        seat: Seat,
        /// How many tokens are left.
        left: u8,
        /// Which ones; `null` if you don't see them.
        #[cfg_attr(feature = "json", schema(required))]
        tokens: Option<Tokens>,
    },
    /// A character was played for its effect.
    Played {
        /// Who played it.
        seat: Seat,
        /// The character, by the name of its card.
        #[cfg_attr(
            feature = "json",
            serde(serialize_with = "crate::json::as_card"),
            schema(value_type = Card)
        )]
        character: Character,
    },
    /// The card or token that was played has no effect.
    NoEffect,
    /// Cards were drawn from the deck.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The cards drawn.
        cards: Seen,
    },
    /// Cards of one family left a corruption pile for the discard pile.
    Purged {
        /// Whose pile it is.
        seat: Seat,
        /// The family.
        family: Family,
        /// The cards discarded.
        cards: Cards,
    },
    /// The Thief's card changed hands.
    Stole {
        /// Who has it now.
        seat: Seat,
        /// Who lost it.
        victim: Seat,
        /// The card.
        card: Seen,
    },
    /// A Thief is after a card.
    StealingFrom {
        /// Who steals.
        seat: Seat,
        /// Who will lose a card.
        victim: Seat,
        /// The back of the card; `null` if the hand is empty.
        #[cfg_attr(feature = "json", schema(required))]
        back: Option<Back>,
    },
    /// A Scribe's victims must give up cards.
    MustReduce {
        /// Those who must.
        seats: SeatSet,
    },
    /// You named a card to give up to a Scribe; only you see this.
    Discarding {
        /// Who gives it up.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A Scribe's victim put cards into their corruption pile.
    Reduced {
        /// The victim.
        seat: Seat,
        /// The cards given up.
        cards: Seen,
    },
    /// A Vizier looks through a corruption pile.
    Searched {
        /// Who looks.
        seat: Seat,
        /// Whose pile it is.
        victim: Seat,
        /// The whole pile; `null` if you don't see it.
        #[cfg_attr(feature = "json", schema(required))]
        pile: Option<Cards>,
    },
    /// A Vizier took a card from a corruption pile.
    Robbed {
        /// Who took it.
        seat: Seat,
        /// Whose pile it was in.
        victim: Seat,
        /// The card.
        card: Seen,
    },
    /// A seat has answered a question that several are asked at once.
    Decided {
        /// Who has answered.
        seat: Seat,
    },
    /// An event token was picked.
    Picked {
        /// Who picked it.
        seat: Seat,
        /// The token.
        token: Token,
    },
    /// A marker moved on the score track.
    Moved {
        /// Whose marker it is.
        seat: Seat,
        /// The score before.
        from: u16,
        /// The score now.
        to: u16,
    },
    /// A Curse went to a seat.
    Cursed {
        /// Who has it.
        seat: Seat,
    },
    /// Prosperity went on a set.
    Prospered {
        /// Whose set it is.
        seat: Seat,
        /// The set's family.
        family: Family,
    },
    /// A corruption pile went to its owner's hand.
    Embalmed {
        /// The owner.
        seat: Seat,
        /// The cards of the pile.
        cards: Seen,
    },
    /// Deceit scored the size of its owner's corruption pile.
    Deceived {
        /// The owner.
        seat: Seat,
        /// How many cards the pile holds: the points.
        pile: u8,
    },
    /// A round is over; horizontal sets come next.
    RoundEnded {
        /// The round, from 1.
        round: u8,
    },
    /// You laid a horizontal set; only you see this until all have chosen.
    LayingAside {
        /// Whose set it is.
        seat: Seat,
        /// The set's family.
        family: Family,
        /// Its cards.
        cards: Cards,
    },
    /// A set was counted.
    SetScored {
        /// Whose set it is.
        seat: Seat,
        /// The set and its points.
        set: ScoredSet,
    },
    /// A corruption pile was opened at the end of the round.
    PileOpened {
        /// Whose pile it is.
        seat: Seat,
        /// Its cards.
        pile: Cards,
        /// How many Curses its owner has.
        curses: u8,
    },
    /// The points of all sets of a seat were scored.
    Scored {
        /// Who scored.
        seat: Seat,
        /// The points.
        points: u16,
        /// The score before.
        from: u16,
        /// The score now.
        to: u16,
    },
    /// The most corrupt player went back.
    Penalised {
        /// Who went back.
        seat: Seat,
        /// The symbol that the marker moved along.
        symbol: Symbol,
        /// How many times it went back to the symbol.
        steps: u16,
        /// The score before.
        from: u16,
        /// The score now.
        to: u16,
    },
    /// The game is over.
    GameOver {
        /// The final score of each seat.
        #[cfg_attr(feature = "json", schema(value_type = Vec<u16>))]
        scores: PerSeat<u16>,
        /// Who has won; several if they are level.
        winners: SeatSet,
    },
}

/// A set with what it scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    schema(as = SobekScoredSet)
)]
pub struct ScoredSet {
    /// The family of its goods.
    pub family: Family,
    /// Its cards, amulets included.
    pub cards: Cards,
    /// How many tokens of Prosperity lie on it.
    pub prosperity: u8,
    /// Whether it was laid horizontally and so scored only its scarabs.
    pub horizontal: bool,
    /// What it scored.
    pub points: u16,
}
