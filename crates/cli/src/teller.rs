//! A game told in the terminal, in the words of its presenter.
use crate::report;
use game_core::{Refusal as _, Rejected, Seat, Seats, Viewer};
use pages::{
    Action, Arg, Event, Frame, Illegal, Language, Occupant, Presenter, Speech, View, text,
};
use std::marker::PhantomData;

/// A picture with fewer lines shows too little.
const FEWEST_ROWS: usize = 18;

/// Tells one viewer of a game, in one language.
pub(crate) struct Teller<P> {
    pub(crate) language: Language,
    viewer: Viewer,
    occupants: Vec<Occupant>,
    of: PhantomData<P>,
}

impl<P: Presenter> Teller<P> {
    pub(crate) fn new(seats: Seats, viewer: Viewer, language: Language) -> Self {
        let name = |seat: Seat| match viewer == Viewer::Seat(seat) {
            true => text(language, "you-capital", &[]),
            false => text(language, "seat-number", &[("number", seat.number().into())]),
        };
        let occupant = |it| Occupant { name: name(it), is_bot: false, here: true, away: false };
        Teller {
            language,
            viewer,
            occupants: seats.iter().map(occupant).collect(),
            of: PhantomData,
        }
    }

    fn speech(&self) -> &'static Speech {
        P::texts().of(self.language)
    }

    /// A text around the game.
    pub(crate) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speech().text(key, args)
    }

    /// A text without variables.
    pub(crate) fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// `Seat 2: what is said of it`.
    pub(crate) fn of_seat(&self, seat: Seat, what: &str) -> String {
        let seat = self.text("seat-number", &[("number", seat.number().into())]);
        self.speech().titled(&seat, what)
    }

    fn frame<'a>(&'a self, state: &P::Game, view: &'a View<P>) -> Frame<'a, P::Game> {
        Frame::of(state, view, self.language, &self.occupants)
    }

    fn view(&self, state: &P::Game) -> View<P> {
        game_core::Game::view(state, self.viewer)
    }

    /// The table.
    pub(crate) fn table(&self, state: &P::Game) -> String {
        P::terminal(&self.frame(state, &self.view(state)))
    }

    /// What the viewer is asked; these are their choices.
    pub(crate) fn question(&self, state: &P::Game, choices: &[Action<P>]) -> String {
        let view = self.view(state);
        P::question(&Frame { choices, ..self.frame(state, &view) })
    }

    /// What an action would do.
    pub(crate) fn choice(&self, state: &P::Game, action: Action<P>) -> String {
        P::choice(action, &self.frame(state, &self.view(state))).plain()
    }

    /// What happened, if it needs a word.
    pub(crate) fn event(&self, state: &P::Game, event: &Event<P>) -> Option<String> {
        let view = self.view(state);
        P::narrate(event, &self.frame(state, &view)).map(|it| it.words.plain())
    }

    /// Why an action is refused, with the section of the rules.
    pub(crate) fn refusal(&self, rejected: &Rejected<Illegal<P>>) -> String {
        match rejected {
            Rejected::Illegal(illegal) => {
                let reason = P::refusal(illegal, self.language);
                let args = [("reason", (&reason).into()), ("section", illegal.section().into())];
                self.text("error-illegal", &args)
            }
            Rejected::Over => self.say("error-over"),
            Rejected::NotYourTurn => self.say("error-not-your-turn"),
            Rejected::Stale { .. } => self.say("error-stale"),
            Rejected::NoSeed => rejected.to_string(),
        }
    }

    /// Shows the table: in a terminal with a picture, where the game has one.
    pub(crate) fn show(&self, state: &P::Game) -> anyhow::Result<()> {
        let table = self.table(state);
        if let Some(screen) = report::screen() {
            let [columns, rows] = screen.size;
            // What is written about the table stays in sight.
            let left = rows.saturating_sub(table.lines().count() + 4).max(FEWEST_ROWS);
            let picture = P::mosaic(&self.view(state), self.language, [columns, left]);
            if let Some(picture) = picture {
                picture.lines(screen.palette).iter().try_for_each(|it| report::line(it))?;
                report::prose(&picture.caption, 0)?;
            }
        }
        report::prose(&table, 2)
    }

    /// The table as an SVG file, if this game can be drawn.
    pub(crate) fn drawing(&self, state: &P::Game) -> Option<String> {
        P::drawing(&self.view(state), self.language)
    }
}
