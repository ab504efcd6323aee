//! An action in a few words: `take ivory (3 scarabs)`.
use super::{
    narrate::family_name,
    nile::{lying, object},
    page::Page,
};
use pages::Arg;
use sobek::{Action, Character, Decision, Pick};

pub(super) fn choice(page: &Page<'_>, action: Action) -> String {
    let of_row = |nth: u8| {
        let card = lying(page).get(usize::from(nth)).and_then(|it| it.1);
        object(page, card)
    };
    let one = |key: &str, name: &str, it: String| page.text(key, &[(name, (&it).into())]);
    match action {
        Action::Take(nth) => taken(page, &of_row(nth), nth),
        Action::Rob(card) => taken(page, &page.object(card), 0),
        Action::Discard(card) => one("sobek-choice-discard", "card", page.object(card)),
        Action::Set(..) => set(page, action),
        Action::Done => page.say("sobek-choice-done"),
        Action::Start(seat) => page.about("sobek-choice-start", seat, &[]),
        Action::Event(pick) => {
            let used = one("sobek-choice-event", "token", page.token(pick.token()));
            with(page, used, event_target(page, pick))
        }
        Action::Queen => played(page, Character::Queen, None),
        Action::ScribeOfCattle => played(page, Character::ScribeOfCattle, None),
        Action::ScribeOfFish => played(page, Character::ScribeOfFish, None),
        Action::CourtesanInVain => played(page, Character::Courtesan, None),
        Action::HighPriest(family) => {
            played(page, Character::HighPriest, Some(family_name(page, family)))
        }
        Action::HighPriestess(family) => {
            played(page, Character::HighPriestess, Some(family_name(page, family)))
        }
        Action::Vizier(victim) => {
            played(page, Character::Vizier, Some(page.name(victim).to_owned()))
        }
        Action::Thief(victim, back) => {
            let back = back.map(|it| page.unseen(it));
            let target = std::iter::once(page.name(victim).to_owned()).chain(back);
            let target = target.collect::<Vec<_>>().join(", ");
            played(page, Character::Thief, Some(target))
        }
        Action::Courtesan(_, cards) => {
            played(page, Character::Courtesan, Some(page.enumerated(cards)))
        }
        Action::Merchant(nth) => played(page, Character::Merchant, Some(of_row(nth))),
    }
}

/// A card, and how many go under the tile for it.
fn taken(page: &Page<'_>, card: &str, skipped: u8) -> String {
    page.text("sobek-choice-take", &[("card", card.into()), ("count", skipped.into())])
}

/// A new set, one that grows, or one laid flat at the end of the round.
fn set(page: &Page<'_>, action: Action) -> String {
    let Action::Set(family, cards) = action else { return String::new() };
    // Those of the deciding seat, which needn't be the viewer's.
    let has = page.view.asked.iter().any(|it| page.view.sets[it].has(family));
    let key = match page.view.decision() {
        Some(Decision::HorizontalSets) => "sobek-choice-flat",
        _ if has => "sobek-choice-add",
        _ => "sobek-choice-lay",
    };
    let (family, cards) = (page.say(&format!("sobek-of-{family}")), page.enumerated(cards));
    page.text(key, &[("family", (&family).into()), ("cards", (&cards).into())])
}

fn played(page: &Page<'_>, character: Character, target: Option<String>) -> String {
    let name = page.character(character);
    let args = [("character", Arg::from(&name))];
    with(page, page.text("sobek-choice-play", &args), target)
}

/// `play the Thief: Nefra`.
fn with(page: &Page<'_>, choice: String, target: Option<String>) -> String {
    match target {
        None => choice,
        Some(target) => {
            let args = [("choice", Arg::from(&choice)), ("target", (&target).into())];
            page.text("sobek-choice-with", &args)
        }
    }
}

fn event_target(page: &Page<'_>, pick: Pick) -> Option<String> {
    match pick {
        Pick::Guild(_, victim) | Pick::Curse(victim) => Some(page.name(victim).to_owned()),
        Pick::Prosperity(family) => family.map(|it| family_name(page, it)),
        Pick::Flood | Pick::Embalming | Pick::Deceit => None,
    }
}
