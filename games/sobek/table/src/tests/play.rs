//! Random games, and the pages of their positions.
use crate::SobekPresenter;
use game_core::{BySeat, Game as _, Seat, Seats, Seed, Session, Turn, Viewer, uniform};
use pages::{Frame, Language, Occupant, Presenter as _};
use sobek::{Action, Event, Options, Sobek};

pub(super) const NAMES: [&str; 4] = ["Mia", "Nefra", "Teos <b>&\"", "Merit-Amun von Theben"];

pub(super) fn occupants() -> Vec<Occupant> {
    let occupant = |(nth, name): (usize, &&str)| Occupant {
        name: (*name).to_owned(),
        is_bot: nth == 1,
        here: nth != 2,
        away: nth == 3,
    };
    NAMES.iter().enumerate().map(occupant).collect()
}

pub(super) fn story(session: &Session<Sobek>, viewer: Viewer) -> Vec<(u32, Event)> {
    let told = session.story(viewer);
    told.flat_map(|it| it.events.into_iter().map(move |event| (it.ply, event))).collect()
}

/// What a viewer is shown of a position.
pub(super) struct Shown {
    pub(super) view: sobek::View,
    pub(super) choices: Vec<Action>,
    pub(super) story: Vec<(u32, Event)>,
    pub(super) ply: u32,
    pub(super) viewer: Viewer,
    pub(super) occupants: Vec<Occupant>,
}

impl Shown {
    pub(super) fn to(session: &Session<Sobek>, viewer: Viewer) -> Shown {
        let state = session.state();
        Shown {
            view: state.view(viewer),
            choices: viewer.seat().map(|it| state.choices(it)).unwrap_or_default(),
            story: story(session, viewer),
            ply: session.ply(viewer),
            viewer,
            occupants: occupants(),
        }
    }

    pub(super) fn frame(&self, language: Language) -> Frame<'_, Sobek> {
        Frame {
            view: &self.view,
            viewer: self.viewer,
            language,
            occupants: &self.occupants[..self.view.seats.count()],
            choices: &self.choices,
            turn: Turn::Players(self.view.asked),
            scores: BySeat::from_fn(|it| self.view.scores[it].into()),
            ply: self.ply,
            path: "/tables/kom-ombo",
            story: &self.story,
            since: Some(self.ply.saturating_sub(2)),
            story_from: 0,
        }
    }

    pub(super) fn page(&self, language: Language) -> String {
        SobekPresenter::page(&self.frame(language)).into_string()
    }
}

/// Plays a game by chance, so that hands grow and sets are laid; `look` sees every position
/// with the seat that acts next, and the last one with nobody.
pub(super) fn play(
    seats: Seats,
    options: Options,
    run: u64,
    mut look: impl FnMut(&Session<Sobek>, Option<Seat>),
) {
    let mut session = Session::<Sobek>::new(seats, options, Seed::of_run(run, 1));
    let mut dice = Seed::of_run(run, 2).dice(0);
    while let Turn::Players(asked) = session.state().turn() {
        let nth = uniform(&mut dice, asked.count() as u32) as usize;
        let seat = asked.iter().nth(nth).expect("counted");
        look(&session, Some(seat));
        let choices = session.state().choices(seat);
        // Sets can be hundreds of choices, a character one: first what to do, then how.
        let mut kinds: Vec<_> = choices.iter().map(std::mem::discriminant).collect();
        kinds.dedup();
        let kind = kinds[uniform(&mut dice, kinds.len() as u32) as usize];
        // Half of the time the first kind, taking a card: hands must grow.
        let kind = if uniform(&mut dice, 2) == 0 { kinds[0] } else { kind };
        let of_kind = choices.iter().filter(|it| std::mem::discriminant(*it) == kind);
        let of_kind: Vec<Action> = of_kind.copied().collect();
        let action = of_kind[uniform(&mut dice, of_kind.len() as u32) as usize];
        let ply = session.ply(Viewer::Seat(seat));
        session.submit(seat, ply, action).expect("a listed action");
    }
    look(&session, None);
}

const GAMES: [Seats; 6] =
    [Seats::TWO, Seats::THREE, Seats::FOUR, Seats::FOUR, Seats::THREE, Seats::TWO];

/// Games of two, three and four, one of them with open memory.
pub(super) fn games(mut look: impl FnMut(&Session<Sobek>, Option<Seat>)) {
    for (run, seats) in (0..).zip(GAMES) {
        play(seats, Options { open_memory: run == 3 }, run, &mut look);
    }
}
