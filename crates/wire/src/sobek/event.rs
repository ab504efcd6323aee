use super::{
    BackText, CardText, CardsJson, FamilyText, QuayJson, ScoredSetJson, SeenJson, SymbolText,
    TokenText, TokensJson,
};
use crate::{PerSeat, SeatJson, SeatsJson};
use ::sobek::QUAYS;
use serde::Serialize;
use utoipa::ToSchema;

/// Something that one viewer sees happen in a game of Sobek.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = SobekEvent)]
pub enum EventJson {
    /// A round was set up.
    Dealt {
        /// The round, from 1.
        round: u8,
        /// The hand of each seat; `null` for those you don't see.
        #[schema(value_type = Vec<Option<CardsJson>>)]
        hands: PerSeat<Option<CardsJson>>,
    },
    /// The quays were filled from the deck.
    Delivered {
        /// The number of the delivery in this round, from 1.
        number: u8,
        /// What lies on the nine quays.
        #[schema(value_type = Vec<QuayJson>)]
        quays: [QuayJson; QUAYS],
    },
    /// The starter of the first round was drawn.
    StarterDrawn {
        /// Who starts.
        seat: SeatJson,
    },
    /// Who names the starter of a later round was drawn.
    NamerDrawn {
        /// Who names the starter.
        seat: SeatJson,
    },
    /// The starter of the round was named.
    StarterNamed {
        /// Who named him.
        by: SeatJson,
        /// Who starts.
        starter: SeatJson,
    },
    /// A card of the row was taken.
    Took {
        /// Who took it.
        seat: SeatJson,
        /// Where it lay: an index into the nine quays, from 0.
        quay: u8,
        /// The card; `null` if you saw its back only.
        #[schema(required)]
        card: Option<CardText>,
        /// The cards in front of it, which went into the taker's corruption pile.
        skipped: SeenJson,
    },
    /// A set was laid, or cards were added to one.
    Laid {
        /// Whose set it is.
        seat: SeatJson,
        /// The set's family.
        family: FamilyText,
        /// The cards laid.
        cards: CardsJson,
        /// Whether they were added to a set that lay there already.
        added: bool,
    },
    /// Who laid a set looks at the event tokens left.
    TokensSeen {
        /// Who looks.
        seat: SeatJson,
        /// How many tokens are left.
        left: u8,
        /// Which ones; `null` if you don't see them.
        #[schema(required)]
        tokens: Option<TokensJson>,
    },
    /// A character was played for its effect.
    Played {
        /// Who played it.
        seat: SeatJson,
        /// The character, by the name of its card.
        character: CardText,
    },
    /// What was played has no effect.
    NoEffect,
    /// Cards were drawn from the deck.
    Drew {
        /// Who drew.
        seat: SeatJson,
        /// The cards drawn.
        cards: SeenJson,
    },
    /// Cards of one family left a corruption pile for the discard pile.
    Purged {
        /// Whose pile it is.
        seat: SeatJson,
        /// The family.
        family: FamilyText,
        /// The cards discarded.
        cards: CardsJson,
    },
    /// The Thief's card changed hands.
    Stole {
        /// Who has it now.
        seat: SeatJson,
        /// Who lost it.
        victim: SeatJson,
        /// The card.
        card: SeenJson,
    },
    /// A Thief is after a card.
    StealingFrom {
        /// Who steals.
        seat: SeatJson,
        /// Who is to lose a card.
        victim: SeatJson,
        /// The back of the card; `null` where the hand is empty.
        #[schema(required)]
        back: Option<BackText>,
    },
    /// A Scribe's victims must give up cards.
    MustReduce {
        /// Those who must.
        seats: SeatsJson,
    },
    /// You named a card to give up to a Scribe; only you see this.
    Discarding {
        /// Who gives it up.
        seat: SeatJson,
        /// The card.
        card: CardText,
    },
    /// A Scribe's victim put cards into his corruption pile.
    Reduced {
        /// The victim.
        seat: SeatJson,
        /// The cards given up.
        cards: SeenJson,
    },
    /// A Vizier looks through a corruption pile.
    Searched {
        /// Who looks.
        seat: SeatJson,
        /// Whose pile it is.
        victim: SeatJson,
        /// The whole pile; `null` if you don't see it.
        #[schema(required)]
        pile: Option<CardsJson>,
    },
    /// A Vizier took a card from a corruption pile.
    Robbed {
        /// Who took it.
        seat: SeatJson,
        /// Whose pile it was in.
        victim: SeatJson,
        /// The card.
        card: SeenJson,
    },
    /// A seat has answered a question that several are asked at once.
    Decided {
        /// Who has answered.
        seat: SeatJson,
    },
    /// An event token was picked.
    Picked {
        /// Who picked it.
        seat: SeatJson,
        /// The token.
        token: TokenText,
    },
    /// A marker moved on the score track.
    Moved {
        /// Whose marker it is.
        seat: SeatJson,
        /// The score before.
        from: u16,
        /// The score now.
        to: u16,
    },
    /// A Curse went to a seat.
    Cursed {
        /// Who has it.
        seat: SeatJson,
    },
    /// Prosperity went on a set.
    Prospered {
        /// Whose set it is.
        seat: SeatJson,
        /// The set's family.
        family: FamilyText,
    },
    /// A corruption pile went to its owner's hand.
    Embalmed {
        /// The owner.
        seat: SeatJson,
        /// The cards of the pile.
        cards: SeenJson,
    },
    /// Deceit scored the size of its owner's corruption pile.
    Deceived {
        /// The owner.
        seat: SeatJson,
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
        seat: SeatJson,
        /// The set's family.
        family: FamilyText,
        /// Its cards.
        cards: CardsJson,
    },
    /// A set was counted.
    SetScored {
        /// Whose set it is.
        seat: SeatJson,
        /// The set and its points.
        set: ScoredSetJson,
    },
    /// A corruption pile was opened at the end of the round.
    PileOpened {
        /// Whose pile it is.
        seat: SeatJson,
        /// Its cards.
        pile: CardsJson,
        /// How many Curses its owner has.
        curses: u8,
    },
    /// The points of all sets of a seat were scored.
    Scored {
        /// Who scored.
        seat: SeatJson,
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
        seat: SeatJson,
        /// The symbol from which and to which he went.
        symbol: SymbolText,
        /// How many times he went back to the symbol.
        steps: u16,
        /// The score before.
        from: u16,
        /// The score now.
        to: u16,
    },
    /// The game is over.
    GameOver {
        /// The final score of each seat.
        #[schema(value_type = Vec<u16>)]
        scores: PerSeat<u16>,
        /// Who has won; several if they are level.
        winners: SeatsJson,
    },
}
