//! What is in the box, as data.
use crate::{
    BOARD, BOARD_SQUARE, CARD, Card, Colour, Component, DRAW, Face, HAND, Kind, PLUS, Printed,
    Size, Spot, THE_BOARD, TRACK, Token,
};
use serde::Serialize;
use utoipa::ToSchema;

/// What is in the box of Conex, and the numbers of its rules. Lengths are in units of about a
/// millimetre, x to the right and y down.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexCatalogue)]
pub struct Catalogue {
    /// All cards, in the order of the box.
    cards: Vec<CardJson>,
    /// How wide and how high a card is.
    card_size: Vec<i32>,
    /// The board.
    board: BoardJson,
    /// The two tokens.
    tokens: Vec<Token>,
    /// The six faces of the die.
    die: Vec<Face>,
    /// The sizes of table that one can agree on.
    tables: Vec<TableSize>,
    /// The numbers of the rules.
    numbers: Numbers,
}

/// A card with what is printed on it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexCardFact)]
struct CardJson {
    /// Its name in the notation.
    card: Card,
    /// Its main colour.
    colour: Colour,
    /// Its layout, from 1: the same in all colours.
    layout: u8,
    /// What it does besides.
    kind: Kind,
    /// Its printed corners.
    corners: Vec<CornerJson>,
}

/// A printed corner.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexCornerFact)]
struct CornerJson {
    /// Its name in the notation.
    by: Printed,
    /// Its colour: it hides corners of this colour.
    colour: Colour,
    /// What it scores.
    value: u8,
    /// Where its tip is on the upright card.
    x: i32,
    /// See `x`.
    y: i32,
    /// Where it opens to, from the tip outwards, clockwise from the right.
    degrees: i32,
}

/// The board, which lies upright in the middle of the table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexBoardFact)]
struct BoardJson {
    /// Its side.
    side: i32,
    /// The side of the coloured squares in its corners.
    square: i32,
    /// Its corners with their colours.
    corners: Vec<BoardCorner>,
    /// Spaces of the score track.
    track: u16,
}

/// A corner of the board.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexBoardCorner)]
struct BoardCorner {
    /// Its name in the notation.
    spot: Spot,
    /// Its colour.
    colour: Colour,
}

/// A size of table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexTableSize)]
struct TableSize {
    /// Its name among the options; `medium` needs not be said.
    name: String,
    /// Its width.
    width: u16,
    /// Its height.
    height: u16,
}

/// The numbers of the rules.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexNumbers)]
struct Numbers {
    /// Cards dealt to each seat.
    hand: usize,
    /// Cards drawn instead of laying one.
    draw: usize,
    /// What a "+2" card adds for who lays on it.
    plus: u16,
    /// Points that bring on the last round, unless the table agreed on fewer.
    track: u16,
}

impl Catalogue {
    pub(super) fn new() -> Catalogue {
        let corner = |spot: Spot| BoardCorner { spot, colour: spot.colour() };
        Catalogue {
            cards: Card::all().map(CardJson::of).collect(),
            card_size: CARD.to_vec(),
            board: BoardJson {
                side: BOARD,
                square: BOARD_SQUARE,
                corners: Component::Board.spots().map(corner).into(),
                track: THE_BOARD.track,
            },
            tokens: Token::ALL.to_vec(),
            die: Face::DIE.to_vec(),
            tables: Size::ALL.map(TableSize::of).into(),
            numbers: Numbers { hand: HAND, draw: DRAW, plus: PLUS, track: TRACK },
        }
    }
}

impl CardJson {
    fn of(card: Card) -> CardJson {
        CardJson {
            card,
            colour: card.colour(),
            layout: card.layout(),
            kind: card.kind(),
            corners: card.printed().map(CornerJson::of).collect(),
        }
    }
}

impl CornerJson {
    fn of(by: Printed) -> CornerJson {
        let ([x, y], degrees) = (by.tip(), by.fact().degrees);
        CornerJson { by, colour: by.colour(), value: by.value(), x, y, degrees }
    }
}

impl TableSize {
    fn of(size: Size) -> TableSize {
        let [width, height] = size.units();
        TableSize { name: size.to_string(), width, height }
    }
}
