//! The authority on what is allowed, with the reason if it isn't.
use crate::{Action, Card, Cards, Conex, Face, Illegal, Luck, Misfits, Phase, Placement, Token};
use game_core::{Game, Seat};

pub(crate) fn check(game: &Conex, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !game.asks(seat) {
        return Err(Illegal::NotAsked);
    }
    match (action, game.phase) {
        (Action::Lay { placement, doubled }, Phase::Start | Phase::Main) => {
            game.check_lay(seat, placement, doubled)
        }
        (Action::Draw, Phase::Start | Phase::Main) => {
            if game.pile.is_empty() {
                Err(Illegal::PileEmpty)
            } else {
                Ok(())
            }
        }
        (Action::Pass, Phase::Start | Phase::Main) => {
            if !game.pile.is_empty() {
                return Err(Illegal::CanDraw);
            }
            if game.can_lay(seat) { Err(Illegal::CanLay) } else { Ok(()) }
        }
        (Action::Lightning(card), Phase::Start | Phase::End) => game.check_lightning(seat, card),
        (Action::Done, Phase::End) => Ok(()),
        (Action::Discard(card), Phase::Discard { .. }) => {
            let held = game.hands[seat].contains(card);
            if held { Ok(()) } else { Err(Illegal::NotToGiveUp { card }) }
        }
        _ => Err(match game.phase.decision() {
            Some(decision) => Illegal::OtherDecision { decision },
            None => Illegal::NotAsked,
        }),
    }
}

pub(crate) fn check_luck(game: &Conex, luck: &Luck) -> Result<(), Illegal> {
    match (luck, game.phase) {
        (Luck::Deal(deal), Phase::Deal) => {
            let each_once = deal.cards.iter().copied().collect::<Cards>() == Cards::BOX;
            let fits = each_once && game.seats.contains(deal.start);
            if fits { Ok(()) } else { Err(Illegal::WrongDeal) }
        }
        (_, Phase::Deal) => Err(Illegal::WrongDeal),
        (Luck::Die(face), Phase::Die) if Face::DIE.contains(face) => Ok(()),
        (_, Phase::Die) => Err(Illegal::NotADie),
        _ => Err(Illegal::NotDrawn),
    }
}

impl Conex {
    fn check_lay(&self, seat: Seat, lay: Placement, doubled: bool) -> Result<(), Illegal> {
        if !self.hands[seat].contains(lay.card()) {
            return Err(Illegal::NotInHand { card: lay.card() });
        }
        if !self.table.has(lay.spot.on) {
            return Err(Illegal::NotOnTable { component: lay.spot.on });
        }
        if let Some(misfits) = Misfits::new(self.table.misfits(lay)) {
            return Err(Illegal::Misfits { misfits });
        }
        if doubled { self.may_use(seat, Token::Double) } else { Ok(()) }
    }

    fn check_lightning(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        self.may_use(seat, Token::Lightning)?;
        if !self.table.cards().contains(card) {
            return Err(Illegal::NotThere { card });
        }
        if self.table.free().contains(card) { Ok(()) } else { Err(Illegal::Carries { card }) }
    }

    /// Locked tokens don't come up: a player who took one isn't asked again in that turn.
    fn may_use(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        if self.tokens.can_use(seat, token) { Ok(()) } else { Err(Illegal::NoToken { token }) }
    }
}
