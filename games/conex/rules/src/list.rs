//! All that a seat may do.
use crate::{Action, Conex, Phase, Token};
use game_core::{Game, Seat};

impl Conex {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.asks(seat) {
            return;
        }
        match self.phase {
            Phase::Start | Phase::Main => {
                let before = out.len();
                self.list_placements(seat, out);
                if !self.pile.is_empty() {
                    out.push(Action::Draw);
                } else if out.len() == before {
                    out.push(Action::Pass);
                }
                if self.phase == Phase::Start {
                    self.list_lightning(seat, out);
                }
            }
            Phase::End => {
                self.list_lightning(seat, out);
                out.push(Action::Done);
            }
            Phase::Discard { .. } => out.extend(self.hands[seat].iter().map(Action::Discard)),
            Phase::Deal | Phase::Die | Phase::Over => {}
        }
    }

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
