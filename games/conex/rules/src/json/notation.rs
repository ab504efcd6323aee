//! What Conex's notation names.
use crate::{Card, Cards, Colour, Component, Face, Placement, Printed, Side, Sides, Spot, Token};
use game_core::{json::Spelling, json_list, json_text};

json_text!(
    Card,
    "ConexCard",
    "A card: the letter of its colour (`r`, `p`, `y` or `t`) and its layout from 1 to 13. Layouts \
     9 to 11 are die cards, 12 and 13 are \"+2\" cards.",
    Spelling::one_of(Card::all())
);

json_text!(Colour, "ConexColour", "One of the four colours.", Spelling::one_of(Colour::ALL));

json_text!(
    Component,
    "ConexComponent",
    "What a card can lie on: `board` or a card.",
    Spelling::one_of([Component::Board].into_iter().chain(Card::all().map(Component::Card)))
);

json_text!(
    Face,
    "ConexFace",
    "What the die shows: how many cards to draw, or a token.",
    Spelling::one_of({
        let mut faces = Face::DIE.to_vec();
        faces.dedup();
        faces
    })
);

json_text!(
    Placement,
    "ConexPlacement",
    "A printed corner of a card laid on a spot.",
    Spelling::Pattern {
        pattern: r"^[rpyt]\d+\.[rpyt] on (board|[rpyt]\d+)\.(tl|tr|br|bl)$",
        example: "r4.p on p12.tr",
    }
);

json_text!(
    Printed,
    "ConexPrinted",
    "A corner printed on a card, by card and colour: `r4.p` is the purple one on red 4.",
    Spelling::Pattern { pattern: r"^[rpyt]\d+\.[rpyt]$", example: "r4.p" }
);

json_text!(
    Spot,
    "ConexSpot",
    "A corner of the board or of a card: `tl`, `tr`, `br` or `bl` (top left, top right, bottom \
     right, bottom left) as it stands upright, however it lies.",
    Spelling::Pattern { pattern: r"^(board|[rpyt]\d+)\.(tl|tr|br|bl)$", example: "p12.tr" }
);

json_text!(Token, "ConexToken", "One of the two tokens.", Spelling::one_of(Token::ALL));

json_list!(
    Cards of Card,
    "ConexCards",
    "Cards in the order of the box: red, purple, yellow, turquoise.",
    |it| it.iter()
);

json_list!(Sides of Side, "ConexSides", "Sides of the table, each once.", |it| it.iter());
