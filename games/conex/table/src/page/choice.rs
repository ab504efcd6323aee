//! An action in a few words: `lay a red card by its purple 3 …: 3 points`.
use super::Page;
use conex::{Action, DRAW};
use pages::Arg;

pub(super) fn choice(page: &Page<'_>, action: Action) -> String {
    let of_card = |key: &str, card: String| page.text(key, &[("card", (&card).into())]);
    match action {
        Action::Lay { placement, doubled } => {
            let card = [placement.card()].into_iter().collect();
            let spots = page.view.table.placements(card).map(|it| it.spot);
            let said = [
                ("card", page.card_as_object(placement.card())),
                ("number", page.number_by(placement.by)),
                ("spot", page.spot_among(placement.spot, spots)),
                ("worth", page.worth(placement, doubled)),
            ];
            page.text("conex-choice-lay", &said.each_ref().map(|(name, it)| (*name, it.into())))
        }
        Action::Draw => {
            let count = page.view.pile.len().min(DRAW) as u32;
            page.text("conex-choice-draw", &[("count", Arg::Number(count))])
        }
        Action::Pass => page.say("conex-choice-pass"),
        Action::Lightning(card) => of_card("conex-choice-strike", page.card_with_owner(card)),
        Action::Discard(card) => of_card("conex-choice-discard", page.card_as_object(card)),
        Action::Done => page.say("conex-choice-done"),
    }
}
