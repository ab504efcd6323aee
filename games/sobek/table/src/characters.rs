//! Playing a character: a sheet for each, with its targets.
use super::{
    cards::{back, seal},
    controls::{Sheet, Tick, card_form, form, radio},
    naming::portrait,
    nile::{lying, picture},
    page::Page,
    seats::named,
};
use game_core::Seat;
use maud::{Markup, html};
use pages::Arg;
use sobek::{Action, Back, Character, Family, KEPT, QUEENS_DRAW};

/// Everything that can be done with this character, on one sheet.
pub(super) fn sheet(page: &Page<'_>, character: Character) -> Markup {
    let mine = |it: &&Action| it.character() == Some(character);
    let actions: Vec<Action> = page.frame.choices.iter().filter(mine).copied().collect();
    if actions.is_empty() {
        return html! {};
    }
    let label = page.label(character.card()).replace('\u{ad}', "");
    let open = page.say(&format!("sobek-do-play-{}", portrait(character)));
    let title = page.say(&format!("sobek-ask-{}", portrait(character)));
    let note = note(page, character);
    let vain = is_in_vain(page, character);
    let send = if vain { page.say("sobek-do-in-vain") } else { open.clone() };
    let about = Sheet {
        id: &character.card().to_string(),
        open: &open,
        key: "c",
        icon: portrait(character),
        title: &page.titled(&label, if vain { &note } else { &title }),
        note: if vain { "" } else { &note },
    };
    match character {
        Character::Courtesan if !vain => courtesan(page, &about, &actions),
        _ => {
            let options = match character {
                Character::Thief => thief(page, &actions),
                _ => html! { @for it in &actions { (option(page, *it)) } },
            };
            about.markup(page, &form(page, &options, &html! { button.primary { (send) } }))
        }
    }
}

/// The others who hold more than a Scribe allows.
fn long_hands(page: &Page<'_>) -> impl Iterator<Item = Seat> {
    let others = page.view.seats.iter().filter(|&it| page.own() != Some(it));
    others.filter(|&it| KEPT < page.view.hands[it].count())
}

/// Whether the character may be played, but would have no effect.
fn is_in_vain(page: &Page<'_>, character: Character) -> bool {
    match character {
        Character::Queen => page.view.deck == 0,
        Character::ScribeOfCattle | Character::ScribeOfFish => long_hands(page).next().is_none(),
        Character::Courtesan => page.may(Action::CourtesanInVain),
        _ => false,
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
            let names: Vec<String> = long_hands(page).map(|it| page.name(it).to_owned()).collect();
            let list = page.list(&names);
            let args = [("count", Arg::Number(names.len() as u32)), ("names", (&list).into())];
            page.text("sobek-note-scribe", &args)
        }
        Character::Vizier => page.say("sobek-note-vizier"),
        Character::Thief => page.say("sobek-note-thief"),
        Character::Courtesan if is_in_vain(page, character) => {
            page.say("sobek-note-courtesan-vain")
        }
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
                    let id = format!("buy{nth}");
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

/// A form for each set that can grow.
fn courtesan(page: &Page<'_>, about: &Sheet<'_>, actions: &[Action]) -> Markup {
    let grows = |family| {
        actions.iter().any(|it| matches!(it, Action::Courtesan(grown, _) if *grown == family))
    };
    let families: Vec<Family> = Family::ALL.into_iter().filter(|&it| grows(it)).collect();
    let hand = page.own_hand().minus(Character::Courtesan.card().into());
    let forms = html! {
        @for family in families {
            @let of_family = page.say(&format!("sobek-of-{family}"));
            @let send = page.text("sobek-do-courtesan", &[("family", (&of_family).into())]);
            @let action = format!("courtesan {family}");
            (card_form(page, &action, hand.fitting(family), Tick::OneOrTwo, &send))
        }
    };
    about.markup(page, &forms)
}
