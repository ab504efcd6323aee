//! What Conex's notation names.
use crate::{List, Listed, Spelling, Text, Written};
use ::conex::{Card, Cards, Colour, Component, Face, Placement, Printed, Spot, Token};

pub type CardText = Text<Card>;
pub type ColourText = Text<Colour>;
pub type ComponentText = Text<Component>;
pub type FaceText = Text<Face>;
pub type PlacementText = Text<Placement>;
pub type PrintedText = Text<Printed>;
pub type SpotText = Text<Spot>;
pub type TokenText = Text<Token>;
pub type CardsJson = List<Cards>;

impl Written for Card {
    const NAME: &'static str = "ConexCard";
    const MEANING: &'static str = "A card: the letter of its colour (`r`, `p`, `y` or `t`) and \
        its layout from 1 to 13. Layouts 9 to 11 are die cards, 12 and 13 are \"+2\" cards.";

    fn spelling() -> Spelling {
        Spelling::one_of(Card::all())
    }
}

impl Written for Colour {
    const NAME: &'static str = "ConexColour";
    const MEANING: &'static str = "One of the four colours.";

    fn spelling() -> Spelling {
        Spelling::one_of(Colour::ALL)
    }
}

impl Written for Component {
    const NAME: &'static str = "ConexComponent";
    const MEANING: &'static str = "What a card can lie on: `board` or a card.";

    fn spelling() -> Spelling {
        let cards = Card::all().map(Component::Card);
        Spelling::one_of([Component::Board].into_iter().chain(cards))
    }
}

impl Written for Face {
    const NAME: &'static str = "ConexFace";
    const MEANING: &'static str = "What the die shows: how many cards to draw, or a token.";

    fn spelling() -> Spelling {
        let mut faces = Face::DIE.to_vec();
        faces.dedup();
        Spelling::one_of(faces)
    }
}

impl Written for Placement {
    const NAME: &'static str = "ConexPlacement";
    const MEANING: &'static str = "A printed corner of a card laid on a spot.";

    fn spelling() -> Spelling {
        let pattern = r"^[rpyt]\d+\.[rpyt] on (board|[rpyt]\d+)\.(tl|tr|br|bl)$";
        Spelling::Pattern { pattern, example: "r4.p on p12.tr" }
    }
}

impl Written for Printed {
    const NAME: &'static str = "ConexPrinted";
    const MEANING: &'static str = "A corner printed on a card, by card and colour: `r4.p` is the \
        purple one on red 4.";

    fn spelling() -> Spelling {
        Spelling::Pattern { pattern: r"^[rpyt]\d+\.[rpyt]$", example: "r4.p" }
    }
}

impl Written for Spot {
    const NAME: &'static str = "ConexSpot";
    const MEANING: &'static str = "A corner of the board or of a card: `tl`, `tr`, `br` or `bl` \
        (top left, top right, bottom right, bottom left) as it stands upright, however it lies.";

    fn spelling() -> Spelling {
        let pattern = r"^(board|[rpyt]\d+)\.(tl|tr|br|bl)$";
        Spelling::Pattern { pattern, example: "p12.tr" }
    }
}

impl Written for Token {
    const NAME: &'static str = "ConexToken";
    const MEANING: &'static str = "One of the two tokens.";

    fn spelling() -> Spelling {
        Spelling::one_of(Token::ALL)
    }
}

impl Listed for Cards {
    type Item = CardText;
    const NAME: &'static str = "ConexCards";
    const MEANING: &'static str = "Cards in the order of the box: red, purple, yellow, turquoise.";

    fn items(&self) -> impl Iterator<Item = CardText> {
        self.iter().map(Text)
    }
}
