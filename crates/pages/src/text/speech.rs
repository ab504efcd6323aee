use crate::{Arg, Language, Texts};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

/// All texts of one language, with its plurals.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Where to look for texts that aren't here.
    shared: Option<&'static Texts>,
}

impl Speech {
    pub(super) fn new(
        language: Language,
        sources: &[&'static str],
        shared: Option<&'static Texts>,
    ) -> Speech {
        let locale = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks are for mixed writing directions; none of our languages needs them.
        bundle.set_use_isolating(false);
        for source in sources {
            // Tests make sure that nothing is wrong; if it were, the rest would still work.
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
        }
        Speech { language, bundle, shared }
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key.
    ///
    /// `args` are the text's variables; all of them must be there. A missing key or variable is
    /// our mistake: it stops a test, and shows its name to a reader.
    pub fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|it| it.value());
        let Some(pattern) = pattern else {
            debug_assert!(self.shared.is_some(), "no such text: {key}");
            return match self.shared {
                Some(shared) => shared.of(self.language).text(key, args),
                None => key.to_owned(),
            };
        };
        let args: FluentArgs<'_> = args.iter().copied().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }

    /// A text without variables.
    pub fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined("list-and", items)
    }

    /// `a`, `a or b`, `a, b or c`.
    pub fn either(&self, items: &[String]) -> String {
        self.joined("list-or", items)
    }

    /// `Thief: what is asked`.
    pub fn titled(&self, about: &str, what: &str) -> String {
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
    pub fn clauses(&self, clauses: Vec<String>) -> String {
        let both = |first: String, second: String| {
            let args = [("first", Arg::from(&first)), ("second", (&second).into())];
            self.text("list-clauses", &args)
        };
        clauses.into_iter().reduce(both).unwrap_or_default()
    }
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}
