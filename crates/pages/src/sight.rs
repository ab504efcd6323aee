//! What a page shows of a game in play: a view, and what the table around it knows.
use crate::{Language, rich::Words};
use game_core::{BySeat, Game, Seat, Viewer};
use maud::Markup;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Of a person as he gave it, of a bot in the viewer's language.
    pub name: String,
    pub is_bot: bool,
    /// Whether this person has the table open; bots always have.
    pub here: bool,
    /// Whether a bot plays for this person.
    pub away: bool,
}

/// A position as one viewer sees it, in his language, with all that its page needs.
///
/// It is made from a view, so nothing hidden can be drawn.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    pub view: &'a G::View,
    pub viewer: Viewer,
    pub language: Language,
    /// One for each seat.
    pub sitters: &'a [Sitter],
    /// What the viewer may do now; nothing where he isn't asked, or only looks back.
    pub choices: &'a [G::Action],
    /// The viewer's own count of what he was told: forms send it along.
    pub ply: u32,
    /// Where forms of this table go: `/tables/…`; nowhere, where one looks back.
    pub path: &'a str,
    /// Everything the viewer was told so far, oldest first, each with its ply.
    pub story: &'a [(u32, G::Event)],
    /// The ply from which on the story is new to the page; it moves what happened since.
    pub since: Option<u32>,
}

/// A game that can be shown as a page.
pub trait Tabled: Game {
    /// The table, with a control for everything the viewer may do.
    fn table(sight: &Sight<'_, Self>) -> Markup;

    /// Short facts for the bar above it: `Round 2 of 3`.
    fn facts(sight: &Sight<'_, Self>) -> Vec<String>;

    /// The sign of a seat, the same wherever the seat is meant.
    fn marker(seat: Seat, sight: &Sight<'_, Self>) -> Markup;

    /// Where a card of the viewer's own, in notation, doesn't fit, and why: drawn, for a game
    /// in which that is a question.
    fn why(_: &Self::View, _card: &str, _: Language) -> Option<Markup> {
        None
    }

    /// The same view of a match that was stopped: nobody is asked any more.
    fn stopped(view: Self::View) -> Self::View;

    /// The points of the seats.
    fn scores(view: &Self::View) -> BySeat<i32>;

    /// A choice of the viewer's in a few words that go on a sentence: `take ivory`.
    fn choice(action: Self::Action, sight: &Sight<'_, Self>) -> Words;

    /// One happening, in words and motion.
    fn tale(event: &Self::Event, sight: &Sight<'_, Self>) -> Option<Tale>;
}

/// What is told of one happening.
#[derive(Clone, Debug, PartialEq)]
pub struct Tale {
    /// Who did it.
    pub seat: Option<Seat>,
    pub words: Words,
    /// Begins a part of the story, such as a delivery or a round.
    pub heading: bool,
    pub motions: Vec<Motion>,
}

/// Something that goes from one place of the page to another, both named by their ids.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    pub from: String,
    pub to: String,
    /// What is seen to go, as an icon of the sprite; what lay at `from`, if there is none.
    pub icon: Option<&'static str>,
    /// Something that walks instead of going straight.
    pub way: Option<Way>,
}

/// A way in the drawing with the id `inside`, in its units, from where it begins to where
/// it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub inside: &'static str,
    pub stops: Vec<[f64; 2]>,
    /// From stop to stop, instead of along them.
    pub hops: bool,
}

impl<G: Game> Sight<'_, G> {
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// Whether this is a look back at what has been played: nothing can be done there.
    pub fn looks_back(&self) -> bool {
        self.path.is_empty()
    }

    /// Whether the viewer is to decide.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Seats, Seed, Session, Turn, random_action};
    use std::collections::BTreeSet;

    /// Every choice of some random games, in all languages.
    fn choices_in_words<G: Tabled>() -> BTreeSet<[String; 4]> {
        let name =
            |it: &str| Sitter { name: it.to_owned(), is_bot: false, here: true, away: false };
        let sitters = ["Nefra", "Teodor <b>", "Ibis & Co", "{ $x }"].map(name);
        let mut all = BTreeSet::new();
        for run in 0..9 {
            let (seats, seed) = (Seats::ALL[run as usize % 3], Seed::of_run(run, 8));
            let options = G::Options::default();
            let mut game = Session::<G>::new(seats, options, seed);
            while let Turn::Players(asked) = game.state().turn() {
                let dice = &mut seed.dice(game.log().steps.len() as u32 + 1_000_000);
                let (seat, action) = random_action(game.state(), asked, dice, &mut Vec::new());
                let viewer = Viewer::Seat(seat);
                let (view, choices) = (game.state().view(viewer), game.state().choices(seat));
                for choice in choices.into_iter().take(40).chain([action]) {
                    all.insert(Language::ALL.map(|language| {
                        let sight = Sight::<G> {
                            view: &view,
                            viewer,
                            language,
                            sitters: &sitters,
                            choices: &[],
                            ply: 0,
                            path: "",
                            story: &[],
                            since: None,
                        };
                        G::choice(choice, &sight).plain()
                    }));
                }
                game.submit(seat, game.ply(viewer), action).unwrap();
            }
        }
        all
    }

    fn are_sound(all: &BTreeSet<[String; 4]>, verbs: &[[&str; 4]]) {
        for words in all {
            for it in words {
                assert!(it.len() > 3 && !it.ends_with('.') && !it.contains("-choice-"), "{it}");
                assert!(it.chars().next().is_some_and(|it| !it.is_whitespace()), "{it}");
            }
        }
        for verb in verbs {
            let said = |it: &[String; 4]| it.iter().zip(verb).all(|(it, verb)| it.contains(verb));
            assert!(all.iter().any(said), "nobody could {}", verb[0]);
        }
    }

    #[test]
    fn every_choice_of_sobek_has_words() {
        let verbs = [
            ["take", "nehmen", "prendre", "взять"],
            ["lay a set", "auslegen", "poser un lot", "выложить набор"],
            ["play the", "spielen", "jouer l", "сыграть"],
            ["use the token", "einsetzen", "utiliser", "применить"],
            ["lay nothing more", "nichts weiter", "plus rien", "больше ничего"],
        ];
        are_sound(&choices_in_words::<sobek::Sobek>(), &verbs);
    }

    #[test]
    fn every_choice_of_conex_has_words() {
        let verbs = [
            ["lay a", "legen", "poser une", "положить"],
            ["draw 2 cards", "2 Karten ziehen", "piocher 2 cartes", "взять 2 карты"],
            ["use lightning", "Blitz", "éclair", "молнию"],
            ["give up a", "abgeben", "céder une", "отдать"],
            ["end the turn", "den Zug beenden", "terminer", "закончить ход"],
        ];
        are_sound(&choices_in_words::<conex::Conex>(), &verbs);
    }
}
