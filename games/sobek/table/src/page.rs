//! A frame with the words of its language at hand.
use crate::speech;
use game_core::Seat;
use maud::{Markup, html};
use pages::{Arg, Frame, Speech};
use sobek::{Action, Cards, Decision, Sobek, View};
use std::cell::Cell;

pub(super) struct Page<'a> {
    pub(super) frame: &'a Frame<'a, Sobek>,
    pub(super) view: &'a View,
    speech: &'static Speech,
    /// The next free number of a control.
    next: Cell<u32>,
}

/// Controls of the quays have numbers below this one, so the sheet can name them.
const FIRST_FREE: u32 = 10;

impl<'a> Page<'a> {
    pub(super) fn of(frame: &'a Frame<'a, Sobek>) -> Page<'a> {
        let speech = speech(frame.language);
        Page { frame, view: frame.view, speech, next: Cell::new(FIRST_FREE) }
    }

    pub(super) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speech.text(key, args)
    }

    /// A text without variables.
    pub(super) fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// A text that counts one thing.
    pub(super) fn counted(&self, key: &str, count: impl Into<u32>) -> String {
        self.text(key, &[("count", Arg::Number(count.into()))])
    }

    /// A text about somebody, who may be the viewer.
    pub(super) fn about(&self, key: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let mut all =
            vec![("who", Arg::from(self.frame.who(seat))), ("name", self.name(seat).into())];
        all.extend(args);
        self.text(key, &all)
    }

    pub(super) fn list(&self, items: &[String]) -> String {
        self.speech.list(items)
    }

    pub(super) fn titled(&self, about: &str, what: &str) -> String {
        self.speech.titled(about, what)
    }

    pub(super) fn either(&self, items: &[String]) -> String {
        self.speech.either(items)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.frame.occupant(seat).name
    }

    /// The seat that looks, if it is one.
    pub(super) fn own(&self) -> Option<Seat> {
        self.frame.viewer.seat()
    }

    /// The hand of the seat that looks.
    pub(super) fn own_hand(&self) -> Cards {
        self.own().map_or(Cards::NONE, |it| self.view.hand(it).faces)
    }

    pub(super) fn own_pile(&self) -> Cards {
        let pile = self.own().and_then(|it| self.view.pile(it));
        pile.map_or(Cards::NONE, |it| it.faces)
    }

    /// What the viewer is asked, if anything.
    pub(super) fn question(&self) -> Option<Decision> {
        self.view.decision().filter(|_| self.frame.is_asked())
    }

    pub(super) fn may(&self, action: Action) -> bool {
        self.frame.choices.contains(&action)
    }

    /// A fresh id for a control.
    pub(super) fn id(&self) -> String {
        let id = self.next.get();
        self.next.set(id + 1);
        format!("o{id}")
    }

    /// Where forms go.
    pub(super) fn target(&self) -> String {
        format!("{}/actions", self.frame.path)
    }

    /// The field that says which position a form answers.
    pub(super) fn ply(&self) -> Markup {
        html! { input type="hidden" name="ply" value=(self.frame.ply); }
    }
}
