//! What everything is and does, once per page: tips show its entries.
use super::{naming::portrait, page::Page};
use maud::{Markup, PreEscaped, html};
use pages::{Arg, PerLanguage};
use sobek::{Back, Card, Character, Family};

/// Things with a text of their own, in the order of the list: `g-` and `sobek-tip-` before it.
const THINGS: [&str; 25] = [
    "queen",
    "priest",
    "priestess",
    "scribe",
    "vizier",
    "thief",
    "courtesan",
    "merchant",
    "back-green",
    "back-beige",
    "back-orange",
    "token",
    "guild",
    "flood",
    "curse",
    "prosperity",
    "embalming",
    "deceit",
    "nile",
    "reach",
    "delivery",
    "deck",
    "flat",
    "track",
    "away",
];

pub(super) fn glossary(page: &Page<'_>) -> PreEscaped<&'static str> {
    static GLOSSARY: PerLanguage = PerLanguage::new();
    GLOSSARY.get(page.frame.language, || written(page))
}

fn written(page: &Page<'_>) -> Markup {
    html! {
        details.help id="help" data-part="help" data-over {
            summary data-keys="g" aria-keyshortcuts="g" { h2 { (page.say("sobek-help")) } }
            dl.glossary {
                @for family in Family::ALL {
                    (entry(family.name(), &page.family_label(family), &goods(page, family)))
                }
                (entry("amulet", &page.label(Card::AMULET), &page.say("sobek-tip-amulet")))
                (entry("corruption", &page.say("sobek-term-corruption"), &page.say("sobek-tip-corruption")))
                (entry("penalty", &page.say("sobek-term-penalty"), &page.say("sobek-tip-penalty")))
                @for thing in THINGS {
                    (entry(thing, &term(page, thing), &page.say(&format!("sobek-tip-{thing}"))))
                }
            }
        }
    }
}

fn entry(id: &str, term: &str, text: &str) -> Markup {
    html! { div id={ "g-" (id) } { dt { (term) } dd { (text) } } }
}

fn term(page: &Page<'_>, thing: &str) -> String {
    if let Some(character) = Character::ALL.into_iter().find(|it| portrait(*it) == thing) {
        return page.label(character.card()).replace('\u{ad}', "");
    }
    match thing {
        "back-green" | "back-beige" | "back-orange" => page.say(&format!("sobek-label-{thing}")),
        "flood" | "curse" | "prosperity" | "embalming" | "deceit" => {
            page.say(&format!("sobek-token-{thing}"))
        }
        _ => page.say(&format!("sobek-term-{thing}")),
    }
}

/// How many cards of a family there are, and of which kinds.
fn goods(page: &Page<'_>, family: Family) -> String {
    let mut counts = [0u32; 3];
    let (mut scarabs, mut people) = (0, Vec::new());
    for card in Card::all().filter(|it| it.family() == Some(family)) {
        let copies = u32::from(card.fact().copies);
        match (card.character(), card.scarabs(), card.back()) {
            (Some(_), ..) => people.push(page.label(card).replace('\u{ad}', "")),
            (None, 0, Back::Green) => counts[2] += copies,
            (None, 0, _) => counts[1] += copies,
            (None, n, _) => {
                counts[0] += copies;
                scarabs = n;
            }
        }
    }
    let people = page.list(&people);
    let [valued, plain, green] = counts.map(Arg::from);
    let args = [
        ("valued", valued),
        ("scarabs", scarabs.into()),
        ("plain", plain),
        ("green", green),
        ("people", (&people).into()),
    ];
    page.text("sobek-tip-goods", &args)
}
