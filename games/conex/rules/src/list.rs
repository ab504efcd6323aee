//! Everything that a seat may do.
use crate::{Action, Conex, Phase, Token};
use game_core::{Game, Seat};

pub(crate) fn legal_actions(game: &Conex, seat: Seat, out: &mut Vec<Action>) {
    if !game.asks(seat) {
        return;
    }
    match game.phase {
        Phase::Start | Phase::Main => {
            let before = out.len();
            game.list_placements(seat, out);
            if !game.pile.is_empty() {
                out.push(Action::Draw);
            } else if out.len() == before {
                out.push(Action::Pass);
            }
            if game.phase == Phase::Start {
                game.list_lightning(seat, out);
            }
        }
        Phase::End => {
            game.list_lightning(seat, out);
            out.push(Action::Done);
        }
        Phase::Discard { .. } => out.extend(game.hands[seat].iter().map(Action::Discard)),
        Phase::Deal | Phase::Die | Phase::Over => {}
    }
}

impl Conex {
    fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let can_double = self.tokens.can_use(seat, Token::Double);
        self.table.placements(self.hands[seat]).for_each(|placement| {
            out.push(Action::Lay { placement, doubled: false });
            if can_double {
                out.push(Action::Lay { placement, doubled: true });
            }
        });
    }

    fn list_lightning(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.tokens.can_use(seat, Token::Lightning) {
            out.extend(self.table.free().iter().map(Action::Lightning));
        }
    }
}
