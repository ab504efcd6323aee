use crate::{Arg, Language};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use std::sync::LazyLock;

/// All texts of one language, with its plurals.
pub(crate) struct Speech(FluentBundle<FluentResource>);

static SPEECHES: LazyLock<[Speech; 4]> = LazyLock::new(|| Language::ALL.map(Speech::new));

macro_rules! locale {
    ($code:literal) => {
        [
            include_str!(concat!("../../locales/", $code, "/errors.ftl")),
            include_str!(concat!("../../locales/", $code, "/coach.ftl")),
            include_str!(concat!("../../locales/", $code, "/conex.ftl")),
            include_str!(concat!("../../locales/", $code, "/games.ftl")),
            include_str!(concat!("../../locales/", $code, "/refusals.ftl")),
            include_str!(concat!("../../locales/", $code, "/rules.ftl")),
            include_str!(concat!("../../locales/", $code, "/site.ftl")),
            include_str!(concat!("../../locales/", $code, "/sobek.ftl")),
        ]
    };
}

pub(super) fn sources(language: Language) -> [&'static str; 8] {
    match language {
        Language::En => locale!("en"),
        Language::De => locale!("de"),
        Language::Fr => locale!("fr"),
        Language::Ru => locale!("ru"),
    }
}

impl Speech {
    pub(crate) fn of(language: Language) -> &'static Speech {
        &SPEECHES[language as usize]
    }

    fn new(language: Language) -> Speech {
        let locale = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks are for mixed directions of writing; none of ours goes left.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            // Tests hold that nothing is wrong; if it were, the rest would still do.
            let resource = FluentResource::try_new(source.to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
        }
        Speech(bundle)
    }

    pub(crate) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let pattern = self.0.get_message(key).and_then(|it| it.value());
        debug_assert!(pattern.is_some(), "no such text: {key}");
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().copied().collect();
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }

    /// `a`, `a and b`, `a, b and c`.
    pub(crate) fn list(&self, items: &[String]) -> String {
        self.joined("list-and", items)
    }

    /// `a`, `a or b`, `a, b or c`.
    pub(crate) fn either(&self, items: &[String]) -> String {
        self.joined("list-or", items)
    }

    /// `Thief: what is asked`.
    pub(crate) fn titled(&self, about: &str, what: &str) -> String {
        self.text("list-titled", &[("about", about.into()), ("what", what.into())])
    }

    fn joined(&self, key: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [list @ .., last] => {
                let list = list.join(", ");
                self.text(key, &[("list", Arg::from(&list)), ("last", last.into())])
            }
        }
    }

    /// `a`, `a; b`, `a; b; c`.
    pub(crate) fn clauses(&self, clauses: Vec<String>) -> String {
        let both = |first: String, second: String| {
            let args = [("first", Arg::from(&first)), ("second", (&second).into())];
            self.text("list-clauses", &args)
        };
        clauses.into_iter().reduce(both).unwrap_or_default()
    }
}
