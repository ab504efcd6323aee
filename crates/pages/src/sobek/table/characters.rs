//! Playing a character: a sheet for each, with its targets.
use super::{
    cards::{back, seal},
    controls::{Sheet, Tick, Worth, card_form, form, radio},
    naming::portrait,
    nile::{lying, picture},
    page::Page,
    seats::named,
};
use crate::Arg;
use maud::{Markup, html};
use sobek::{Action, Back, Character, Family, KEPT, QUEENS_DRAW};

/// Everything one may do with this character, on one sheet.
pub(super) fn sheet(page: &Page<'_>, character: Character) -> Markup {
    let mine = |it: &&Action| it.character() == Some(character);
    let actions: Vec<Action> = page.sight.choices.iter().filter(mine).copied().collect();
    if actions.is_empty() {
        return html! {};
    }
    let label = page.label(character.card()).replace('\u{ad}', "");
    let open = page.say(&format!("sobek-do-play-{}", portrait(character)));
    let title = page.say(&format!("sobek-ask-{}", portrait(character)));
    let note = note(page, character);
    let first = page.own_hand().characters().kinds().next() == Some(character.card());
    let about = Sheet {
        id: &character.card().to_string(),
        open: &open,
        key: first.then_some("c"),
        icon: portrait(character),
        title: &format!("{label}: {title}"),
        note: &note,
    };
    match character {
        Character::Courtesan => courtesan(page, &about, &actions),
        _ => {
            let options = match character {
                Character::Thief => thief(page, &actions),
                _ => html! { @for it in &actions { (option(page, *it)) } },
            };
            about.markup(page, &form(page, &options, &html! { button.primary { (open) } }))
        }
    }
}

fn note(page: &Page<'_>, character: Character) -> String {
    let view = page.view;
    match character {
        Character::Queen => page.counted("sobek-note-queen", QUEENS_DRAW.min(view.deck)),
        Character::HighPriest | Character::HighPriestess => {
            page.counted("sobek-note-priest", page.own_pile().count())
        }
        Character::ScribeOfCattle | Character::ScribeOfFish => {
            let others = view.seats.iter().filter(|&it| page.own() != Some(it));
            let victims = others.filter(|&it| KEPT < view.hands[it].count());
            let names: Vec<String> = victims.map(|it| page.name(it).to_owned()).collect();
            let list = page.list(&names);
            let args = [("count", Arg::Number(names.len() as u32)), ("names", (&list).into())];
            page.text("sobek-note-scribe", &args)
        }
        Character::Vizier => page.say("sobek-note-vizier"),
        Character::Thief => page.say("sobek-note-thief"),
        Character::Courtesan => page.say("sobek-note-courtesan"),
        Character::Merchant => page.say("sobek-note-merchant"),
    }
}

/// A single action as an option.
fn option(page: &Page<'_>, action: Action) -> Markup {
    let (id, value) = (page.id(), action.to_string());
    let label = match action {
        Action::HighPriest(family) | Action::HighPriestess(family) => html! {
            (seal(family.name())) (page.family_label(family))
            span.num.n { (page.own_pile().of_family(family).count()) }
        },
        Action::Vizier(victim) => named(page, victim),
        Action::Merchant(nth) => {
            let lying = lying(page);
            let found = lying.get(usize::from(nth)).copied();
            return match found {
                None => html! {},
                Some((at, card)) => {
                    radio(&id, &value, &html! { (picture(page, card)) span.num { (at + 1) } })
                }
            };
        }
        // Nothing to choose: the button says it all.
        _ => return html! { input type="hidden" name="action" value=(value); },
    };
    radio(&id, &value, &label)
}

/// Opponents, each with the backs of the hand.
fn thief(page: &Page<'_>, actions: &[Action]) -> Markup {
    let victims = page.view.seats.iter().filter(|&it| page.own() != Some(it));
    let against = |victim| {
        let of = actions.iter().filter_map(move |it| match *it {
            Action::Thief(seat, back) if seat == victim => Some((*it, back)),
            _ => None,
        });
        of.collect::<Vec<_>>()
    };
    html! {
        @for victim in victims {
            @let hand = page.view.hands[victim];
            @for (action, stolen) in against(victim) {
                @let id = page.id();
                @let label = match stolen {
                    Some(it) => html! {
                        (named(page, victim)) (back(page, it))
                        span.num { (match it {
                            Back::Green => hand.green,
                            Back::Beige => hand.beige,
                            Back::Orange => hand.orange,
                        }) }
                    },
                    None => html! { (named(page, victim)) small { (page.say("sobek-hand-bare")) } },
                };
                (radio(&id, &action.to_string(), &label))
            }
        }
    }
}

/// A form for each set that can grow; or the card alone, where nothing fits.
fn courtesan(page: &Page<'_>, about: &Sheet<'_>, actions: &[Action]) -> Markup {
    let grows = |family| {
        actions.iter().any(|it| matches!(it, Action::Courtesan(grown, _) if *grown == family))
    };
    let families: Vec<Family> = Family::ALL.into_iter().filter(|&it| grows(it)).collect();
    if families.is_empty() {
        let value = Action::CourtesanInVain.to_string();
        let options = html! { input type="hidden" name="action" value=(value); };
        let note = page.say("sobek-note-courtesan-vain");
        let about = Sheet { note: &note, ..*about };
        let send = html! { button.primary { (about.open) } };
        return about.markup(page, &form(page, &options, &send));
    }
    let hand = page.own_hand().minus(Character::Courtesan.card().into());
    let forms = html! {
        @for family in families {
            @let of_family = page.say(&format!("sobek-of-{family}"));
            @let send = page.text("sobek-do-courtesan", &[("family", (&of_family).into())]);
            @let action = format!("courtesan {family}");
            (card_form(page, &action, hand.fitting(family), Tick::OneOrTwo, Worth::Product, &send))
        }
    };
    about.markup(page, &forms)
}
