//! A page of rules: its contents beside its text.
use super::{
    Form, RulesPage,
    document::{Part, Plate, Section},
    prose::{References, anchor, line, prose},
};
use crate::{Language, Presenter, Rulebook};
use game_core::Game as _;
use maud::{Markup, html};
use std::marker::PhantomData;

pub(super) fn page<P: Presenter>(rulebook: Rulebook, form: Form, language: Language) -> RulesPage {
    let [document, full] = [form, Form::Full].map(|it| rulebook.document(it));
    let address = Form::Full.path(P::Game::ID);
    let reading = P::texts().of(language).say("rules-reading");
    let on_page = if form == Form::Full { "" } else { &address };
    let references = References { full: &full, page: on_page, language, reading: &reading };
    let writer = Writer::<P> { form, language, references, of: PhantomData };
    let body = html! {
        main #main .wrap.rules {
            (P::figure_definitions())
            (writer.contents(&document.sections))
            article.prose.full[form == Form::Full] {
                header.lead { h1 { (document.head.title) } (writer.parts(&document.head.parts)) }
                @for chapter in chapters(&document.sections) { (writer.chapter(chapter)) }
                (writer.try_it())
            }
        }
    };
    RulesPage { title: document.head.title.to_owned(), body }
}

/// Each section with those within it.
fn chapters<'s, 'a>(sections: &'s [Section<'a>]) -> impl Iterator<Item = &'s [Section<'a>]> {
    sections.chunk_by(|_, next| 2 < next.level)
}

struct Writer<'a, P> {
    form: Form,
    language: Language,
    references: References<'a>,
    of: PhantomData<P>,
}

impl<P: Presenter> Writer<'_, P> {
    fn text(&self, key: &str) -> String {
        P::texts().of(self.language).say(key)
    }

    fn contents(&self, sections: &[Section<'_>]) -> Markup {
        let first = |it: &Section<'_>| it.level == 2;
        html! {
            nav.toc aria-label=(self.text("rules-contents")) {
                ul.forms {
                    @for form in Form::ALL {
                        li {
                            a href=(form.path(P::Game::ID))
                                aria-current=[(form == self.form).then_some("page")]
                            { (self.text(form_key(form))) }
                        }
                    }
                }
                ol.sections {
                    @for section in sections.iter().filter(|it| first(it)) {
                        li {
                            a href={ "#" (id(section)) } {
                                @if let Some(number) = section.number { span.num { (number) } }
                                span { (line(section.title, self.references)) }
                            }
                        }
                    }
                }
                (self.try_it())
            }
        }
    }

    /// A table with bots, at once.
    fn try_it(&self) -> Markup {
        html! {
            form.try method="post" action="/play" {
                input type="hidden" name="game" value=(P::Game::ID);
                button.btn.go { (self.text("rules-try")) }
            }
        }
    }

    fn chapter(&self, sections: &[Section<'_>]) -> Markup {
        html! {
            section {
                @for section in sections {
                    @let anchor = id(section);
                    @match section.level {
                        2 => h2 id=(anchor) { (self.heading(section, &anchor)) },
                        _ => h3 id=(anchor) { (self.heading(section, &anchor)) },
                    }
                    (self.parts(&section.parts))
                }
            }
        }
    }

    fn heading(&self, section: &Section<'_>, anchor: &str) -> Markup {
        html! {
            @if let Some(number) = section.number {
                a.num href={ "#" (anchor) } { (number) } " "
            }
            (line(section.title, self.references))
        }
    }

    fn parts(&self, parts: &[Part<'_>]) -> Markup {
        let are_figures =
            |a: &Part<'_>, b: &Part<'_>| matches!((a, b), (Part::Figure(_), Part::Figure(_)));
        html! {
            @for run in parts.chunk_by(are_figures) {
                @match &run[0] {
                    Part::Prose(text) => { (prose(text, self.references)) },
                    Part::Figure(_) => {
                        div class={ "figs n" (run.len()) } {
                            @for part in run {
                                @if let Part::Figure(plate) = part { (self.plate(*plate)) }
                            }
                        }
                    },
                }
            }
        }
    }

    fn plate(&self, plate: Plate<'_>) -> Markup {
        let drawing = P::figure(plate.name, self.language);
        debug_assert!(drawing.is_some(), "no such figure: {}", plate.name);
        html! {
            figure class={ "rf rf-fig-" (plate.name) } {
                @if let Some(drawing) = drawing { (drawing) }
                @if let Some(caption) = plate.caption {
                    figcaption { (line(caption, self.references)) }
                }
            }
        }
    }
}

fn id(section: &Section<'_>) -> String {
    match section.number {
        Some(number) => anchor(number),
        None => "cards".to_owned(),
    }
}

fn form_key(form: Form) -> &'static str {
    match form {
        Form::Short => "game-rules-short",
        Form::Full => "rules-full",
    }
}
