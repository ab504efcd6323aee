//! What the viewer is asked, or is waiting for: one sentence, on the page and in a terminal.
use super::page::Page;
use pages::Arg;
use sobek::{Action, Cards, Decision, Family, KEPT, Phase};

pub(super) fn question(page: &Page<'_>) -> String {
    match page.question() {
        Some(Decision::Turn) => turn(page),
        Some(Decision::Event) => page.say("sobek-ask-event"),
        Some(Decision::VizierCard) => rob(page),
        Some(Decision::ScribeDiscards) => discards(page),
        Some(Decision::HorizontalSets) => horizontal(page),
        Some(Decision::NameStarter) => {
            page.text("sobek-ask-starter", &[("round", page.view.round.into())])
        }
        None => waiting(page),
    }
}

/// How many cards of the row can be taken.
pub(super) fn takes(page: &Page<'_>) -> usize {
    page.frame.choices.iter().filter(|it| matches!(it, Action::Take(_))).count()
}

/// What a turn can be now: `Your turn: take one of the first 4 cards or lay a set.`
fn turn(page: &Page<'_>) -> String {
    let takes = takes(page);
    let may = |it: fn(&Action) -> bool| page.frame.choices.iter().any(it);
    let mut ways = Vec::new();
    if 0 < takes {
        ways.push(page.counted("sobek-turn-take", takes as u32));
    }
    if may(|it| matches!(it, Action::Set(..))) {
        ways.push(page.say("sobek-turn-lay"));
    }
    if may(|it| it.character().is_some()) {
        ways.push(page.say("sobek-turn-play"));
    }
    page.text("sobek-ask-turn", &[("ways", (&page.either(&ways)).into())])
}

fn rob(page: &Page<'_>) -> String {
    let Phase::Rob { victim } = page.view.phase else { return String::new() };
    page.about("sobek-ask-rob", victim, &[])
}

/// What is left of the hand besides the cards that are given up.
pub(super) fn left(page: &Page<'_>) -> Cards {
    let named = page.own().and_then(|it| page.view.discards[it]).unwrap_or_default();
    page.own_hand().minus(named)
}

fn discards(page: &Page<'_>) -> String {
    let hand = left(page).count();
    let args = [("count", Arg::Number(hand.saturating_sub(KEPT))), ("hand", hand.into())];
    page.text("sobek-ask-discard", &args)
}

/// The families of which a horizontal set can be laid.
pub(super) fn layable(page: &Page<'_>) -> Vec<Family> {
    let can = |family: &Family| {
        page.frame.choices.iter().any(|it| matches!(it, Action::Set(f, _) if f == family))
    };
    Family::ALL.into_iter().filter(can).collect()
}

fn horizontal(page: &Page<'_>) -> String {
    let named = page.own().and_then(|it| page.view.horizontal[it]).unwrap_or_default();
    page.say(match (layable(page).is_empty(), named.all().is_empty()) {
        (true, true) => "sobek-ask-flat-none",
        (true, false) => "sobek-ask-flat-done",
        (false, _) => "sobek-ask-flat",
    })
}

/// What the viewer is waiting for.
fn waiting(page: &Page<'_>) -> String {
    let view = page.view;
    // Nobody is asked any more if the match was stopped.
    if view.asked.is_empty() && view.decision().is_some() {
        return page.say("sobek-wait-stopped");
    }
    let names: Vec<String> = view.asked.iter().map(|it| page.name(it).to_owned()).collect();
    let list = page.list(&names);
    let key = match view.phase {
        Phase::Turn => "sobek-wait-turn",
        Phase::Event => "sobek-wait-event",
        Phase::Rob { .. } => "sobek-wait-rob",
        Phase::Reduce => "sobek-wait-discard",
        Phase::HorizontalSets => "sobek-wait-flat",
        Phase::NameStarter => "sobek-wait-starter",
        Phase::Deal | Phase::Steal { .. } => return page.say("sobek-wait-chance"),
        Phase::Over => return page.say("plain-over"),
    };
    page.text(key, &[("names", (&list).into()), ("count", (names.len() as u32).into())])
}
