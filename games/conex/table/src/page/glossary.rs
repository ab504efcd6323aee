//! Everything on the page explained, each once; tips show the same.
use super::Page;
use maud::{Markup, PreEscaped, html};
use pages::PerLanguage;

/// Ids, and the keys of term and explanation.
const ENTRIES: [&str; 13] = [
    "card",
    "die-card",
    "plus",
    "number",
    "spot",
    "colours",
    "board",
    "track",
    "pile",
    "die",
    "lightning",
    "double",
    "start",
];

pub(super) fn glossary(page: &Page<'_>) -> PreEscaped<&'static str> {
    static GLOSSARY: PerLanguage = PerLanguage::new();
    GLOSSARY.get(page.frame.language, || written(page))
}

fn written(page: &Page<'_>) -> Markup {
    html! {
        details.explained {
            summary { (page.say("conex-glossary")) }
            dl.glossary {
                @for it in ENTRIES {
                    div id={ "tip-" (it) } {
                        dt { (page.say(&format!("conex-tip-{it}-term"))) }
                        dd { (page.say(&format!("conex-tip-{it}"))) }
                    }
                }
            }
        }
    }
}
