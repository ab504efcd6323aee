//! Everything that is allowed can be sent, and nothing else.
use super::play::{Shown, games};
use game_core::{Game as _, Nobody, Viewer};
use pages::Language;
use sobek::{Action, Cards, Decision};
use std::collections::{BTreeMap, BTreeSet};

/// What a form can send.
#[derive(Default)]
struct Form {
    radios: Vec<String>,
    buttons: Vec<String>,
    boxes: Vec<String>,
    hidden: Vec<String>,
    cards: Vec<String>,
    /// An action that needs the cards after it, and what comes after those.
    with: Vec<(String, Vec<String>)>,
    then: Vec<String>,
}

/// The tags of a page: names with their attributes, closing ones with a slash.
fn tags(html: &str) -> Vec<(&str, BTreeMap<&str, &str>)> {
    let tags = html.split('<').skip(1).map(|it| it.split_once('>').expect("a whole tag").0);
    let read = |tag: &'_ str| -> (usize, Vec<(usize, usize, usize, usize)>) {
        let name = tag.find(' ').unwrap_or(tag.len());
        let (mut at, mut found) = (name, Vec::new());
        while let Some(equals) = tag[at..].find("=\"").map(|it| it + at) {
            let start = tag[..equals].rfind(' ').expect("a space before it") + 1;
            let end = tag[equals + 2..].find('"').expect("a quote after it") + equals + 2;
            found.push((start, equals, equals + 2, end));
            at = end;
        }
        (name, found)
    };
    tags.map(|tag| {
        let (name, found) = read(tag);
        let attributes = found.into_iter().map(|(a, b, c, d)| (&tag[a..b], &tag[c..d])).collect();
        (&tag[..name], attributes)
    })
    .collect()
}

fn forms(html: &str) -> BTreeMap<String, Form> {
    let mut forms: BTreeMap<String, Form> = BTreeMap::new();
    let mut inside: Option<String> = None;
    for (nth, (name, attributes)) in tags(html).into_iter().enumerate() {
        match name {
            "form" => {
                assert_eq!(inside, None, "no form stands in another");
                let id = attributes.get("id").map_or(format!("form {nth}"), |it| (*it).to_owned());
                assert_eq!(attributes["action"], "/tables/kom-ombo/actions");
                inside = Some(id);
            }
            "/form" => inside = None,
            // It sends nothing.
            "button" if attributes.get("type") == Some(&"button") => {}
            "input" | "button" => {
                let owner = attributes.get("form").map(|it| (*it).to_owned());
                let Some(id) = owner.or_else(|| inside.clone()) else { panic!("{attributes:?}") };
                let form = forms.entry(id).or_default();
                let (Some(field), Some(value)) = (attributes.get("name"), attributes.get("value"))
                else {
                    continue;
                };
                if *field == "with" {
                    form.with.push(((*value).to_owned(), Vec::new()));
                    continue;
                }
                let list = match (name, *field, attributes.get("type").copied()) {
                    ("button", "action", _) => &mut form.buttons,
                    ("input", "action", Some("radio")) => &mut form.radios,
                    ("input", "action", Some("checkbox")) => &mut form.boxes,
                    ("input", "action", Some("hidden")) => &mut form.hidden,
                    ("button", "then", _) => &mut form.then,
                    ("input", "card", Some("checkbox")) => match form.with.last_mut() {
                        Some(with) => &mut with.1,
                        None => &mut form.cards,
                    },
                    ("input", "ply", Some("hidden")) => continue,
                    other => panic!("{other:?}"),
                };
                list.push((*value).to_owned());
            }
            _ => {}
        }
    }
    forms
}

/// Whether a form can send this action and nothing else.
fn can_send(form: &Form, action: Action) -> bool {
    let text = action.to_string();
    let all = [&form.radios, &form.buttons, &form.boxes, &form.hidden];
    if all.iter().any(|it| it.contains(&text)) {
        return true;
    }
    let (Action::Set(family, cards) | Action::Courtesan(family, cards)) = action else {
        return false;
    };
    let verb = if matches!(action, Action::Set(..)) { "set" } else { "courtesan" };
    let offers = |all: &[String]| {
        let offered: Cards = all.iter().map(|it| it.parse().expect("a card")).collect();
        offered.contains_all(cards)
    };
    let opening = format!("{verb} {family}");
    let with = form.with.iter().find(|it| it.0 == opening);
    form.hidden == [opening.clone()] && offers(&form.cards) || with.is_some_and(|it| offers(&it.1))
}

#[test]
fn everything_one_may_do_has_a_control() {
    let mut seen = BTreeSet::new();
    games(|session, seat| {
        let Some(seat) = seat else { return };
        let shown = Shown::to(session, Viewer::Seat(seat));
        let forms = forms(&shown.page(Language::En));
        for &action in &shown.choices {
            let found = forms.values().any(|it| can_send(it, action));
            assert!(found, "{action} can't be sent");
            let verb = action.to_string();
            seen.insert(verb.split(' ').next().unwrap_or_default().to_owned());
        }
    });
    for verb in ["take", "set", "event", "rob", "discard", "done", "start", "thief", "courtesan"] {
        assert!(seen.contains(verb), "{verb} never came up");
    }
}

#[test]
fn nothing_else_has_one() {
    games(|session, seat| {
        let Some(seat) = seat else { return };
        let shown = Shown::to(session, Viewer::Seat(seat));
        let decision = shown.view.decision();
        for form in forms(&shown.page(Language::En)).values() {
            for value in form.radios.iter().chain(&form.buttons) {
                let action = value.parse().unwrap_or_else(|_| panic!("{value} isn't an action"));
                assert!(shown.choices.contains(&action), "{action} is not allowed");
            }
            // Things named one after another are allowed in that order.
            if decision == Some(Decision::HorizontalSets) && !form.with.is_empty() {
                let three = form.with.iter().filter(|it| 3 <= goods(&it.1).len());
                let sets = three.map(|it| format!("{} {}", it.0, goods(&it.1).join(",")));
                let sets: Vec<String> = sets.chain(form.then.iter().cloned()).collect();
                carried_out(session, seat, sets.iter());
            }
            if decision == Some(Decision::ScribeDiscards) && !form.boxes.is_empty() {
                let needed = shown.view.hands[seat].count() - sobek::KEPT;
                let named = shown.view.discards[seat].expect("one's own").count();
                let needed = (needed - named) as usize;
                carried_out(session, seat, form.boxes.iter().take(needed));
                let beyond = form.boxes.len() - needed;
                carried_out(session, seat, form.boxes.iter().skip(beyond));
            }
        }
    });
}

/// Without the amulets, which are offered to each set.
fn goods(cards: &[String]) -> Vec<String> {
    cards.iter().filter(|it| *it != "A").cloned().collect()
}

fn carried_out<'a>(
    session: &game_core::Session<sobek::Sobek>,
    seat: game_core::Seat,
    actions: impl Iterator<Item = &'a String>,
) {
    let mut state = session.state().clone();
    for value in actions {
        let action: Action = value.parse().expect("an action");
        assert_eq!(state.check(seat, action), Ok(()), "{action}");
        state.act(seat, action, &mut Nobody);
    }
}

#[test]
fn who_is_not_asked_has_no_form() {
    games(|session, seat| {
        for viewer in session.seats().viewers().chain([Viewer::Omniscient]) {
            let asked = viewer.seat().is_some_and(|it| session.state().asks(it));
            if !asked && seat.is_some_and(|it| it.number() == 1) {
                let page = Shown::to(session, viewer).page(Language::En);
                assert!(!page.contains("<form") && !page.contains("<input"), "{viewer:?}");
            }
        }
    });
}
