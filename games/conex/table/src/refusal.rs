use super::names;
use crate::speech;
use conex::{Card, Component, Illegal, Misfit, Token};
use pages::{Language, Speech};

/// Why an action is refused, and what to do instead.
pub(crate) fn refusal(illegal: &Illegal, language: Language) -> String {
    let speech = speech(language);
    let plain = |key| speech.text(key, &[]);
    let one = |key, name, value: &str| speech.text(key, &[(name, value.into())]);
    let with_card = |key, card: Card| one(key, "card", &names::card(speech, card));
    match *illegal {
        Illegal::NotAsked => plain("refusal-not-asked"),
        Illegal::OtherDecision { decision } => {
            one("refusal-other-decision", "decision", &names::decision(speech, decision))
        }
        Illegal::NotInHand { card } => with_card("refusal-conex-not-in-hand", card),
        Illegal::NotOnTable { component: Component::Board } => {
            plain("refusal-conex-board-not-on-table")
        }
        Illegal::NotOnTable { component: Component::Card(card) } => {
            with_card("refusal-conex-card-not-on-table", card)
        }
        Illegal::Misfits { ref misfits } => misfits_in_words(speech, misfits.all()),
        Illegal::PileEmpty => plain("refusal-conex-pile-empty"),
        Illegal::CanDraw => plain("refusal-conex-can-draw"),
        Illegal::CanLay => plain("refusal-conex-can-lay"),
        Illegal::NoToken { token: Token::Lightning } => plain("refusal-conex-no-lightning"),
        Illegal::NoToken { token: Token::Double } => plain("refusal-conex-no-double"),
        Illegal::NotThere { card } => with_card("refusal-conex-not-there", card),
        Illegal::Carries { card } => with_card("refusal-conex-carries", card),
        Illegal::NotToGiveUp { card } => with_card("refusal-conex-not-to-give-up", card),
        Illegal::NotDrawn => plain("refusal-not-drawn"),
        Illegal::NotADie => plain("refusal-conex-not-a-die"),
        Illegal::WrongDeal => plain("refusal-conex-wrong-deal"),
    }
}

/// All the reasons in order (rules 3.7), each kind in one clause.
pub(super) fn misfits_in_words(speech: &Speech, misfits: &[Misfit]) -> String {
    let (mut covered, mut touched, mut clauses) = (Vec::new(), Vec::new(), Vec::new());
    let mut edge = None;
    for misfit in misfits {
        match *misfit {
            // A wrong colour is the only reason there is.
            Misfit::Colour { printed, corner } => {
                let [printed, corner] = [printed, corner].map(|it| names::corner(speech, it));
                let args = [("printed", (&printed).into()), ("corner", (&corner).into())];
                return speech.text("refusal-conex-colour", &args);
            }
            Misfit::Covers { printed } => covered.push(names::covered(speech, printed)),
            Misfit::Touches { component } => touched.push(names::touched(speech, component)),
            Misfit::Edge { sides } => edge = Some(names::sides(speech, sides)),
        }
    }
    let mut clause = |key, name, what: &str| {
        clauses.push(speech.text(key, &[(name, what.into())]));
    };
    if !covered.is_empty() {
        clause("refusal-conex-covers", "corners", &speech.list(&covered));
    }
    if !touched.is_empty() {
        clause("refusal-conex-touches", "components", &speech.list(&touched));
    }
    if let Some(sides) = edge {
        clause("refusal-conex-edge", "sides", &sides);
    }
    let reasons = speech.clauses(clauses);
    speech.text("refusal-conex-misfits", &[("reasons", (&reasons).into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use conex::{Action, Colour, Conex, Decision, Placement, Printed, Sides};
    use game_core::{Game, Seats, Seed, Session, Turn, Viewer, random_action};
    use pages::{samples, testing::assert_sound};
    use std::collections::BTreeSet;

    /// Every card on every corner of the table, each time somebody may lay one.
    fn misfits_of_a_game() -> Vec<Illegal> {
        let seed = Seed::of_run(1, 0);
        let options = "small".parse().unwrap();
        let mut game = Session::<Conex>::new(Seats::TWO, options, seed);
        let mut found = Vec::new();
        while let Turn::Players(asked) = game.state().turn() {
            let seat = asked.first().unwrap();
            let view = game.state().view(Viewer::Seat(seat));
            let spots: Vec<_> = view.table.components().flat_map(Component::spots).collect();
            for card in view.hands[seat].unwrap().iter() {
                let all = card
                    .printed()
                    .flat_map(|by| spots.iter().map(move |&spot| Placement { spot, by }));
                for placement in all {
                    let lay = Action::Lay { placement, doubled: false };
                    found.extend(game.state().check(seat, lay).err());
                }
            }
            let ply = game.log().steps.len() as u32;
            let dice = &mut seed.dice(ply + 1_000_000);
            let (seat, action) = random_action(game.state(), asked, dice, &mut Vec::new());
            game.submit(seat, game.ply(Viewer::Seat(seat)), action).unwrap();
        }
        found.retain(|it| matches!(it, Illegal::Misfits { .. }));
        found
    }

    fn samples() -> Vec<Illegal> {
        let decisions = [Decision::Start, Decision::Main, Decision::End, Decision::Discard];
        let components = [Component::Board].into_iter().chain(Card::all().map(Component::Card));
        samples! {
            Illegal::NotAsked => [Illegal::NotAsked],
            Illegal::OtherDecision { .. } => decisions.map(|decision| Illegal::OtherDecision { decision }),
            Illegal::NotInHand { .. } => Card::all().map(|card| Illegal::NotInHand { card }),
            Illegal::NotOnTable { .. } => components.map(|component| Illegal::NotOnTable { component }),
            Illegal::Misfits { .. } => misfits_of_a_game(),
            Illegal::PileEmpty => [Illegal::PileEmpty],
            Illegal::CanDraw => [Illegal::CanDraw],
            Illegal::CanLay => [Illegal::CanLay],
            Illegal::NoToken { .. } => Token::ALL.map(|token| Illegal::NoToken { token }),
            Illegal::NotThere { .. } => Card::all().map(|card| Illegal::NotThere { card }),
            Illegal::Carries { .. } => Card::all().map(|card| Illegal::Carries { card }),
            Illegal::NotToGiveUp { .. } => Card::all().map(|card| Illegal::NotToGiveUp { card }),
            Illegal::NotDrawn => [Illegal::NotDrawn],
            Illegal::NotADie => [Illegal::NotADie],
            Illegal::WrongDeal => [Illegal::WrongDeal],
        }
    }

    #[test]
    fn every_refusal_is_told_in_every_language() {
        for illegal in samples() {
            assert_sound(&Language::ALL.map(|it| refusal(&illegal, it)));
        }
    }

    #[test]
    fn every_misfit_is_told_in_every_language() {
        let mut misfits: Vec<Misfit> =
            Printed::all().map(|printed| Misfit::Covers { printed }).collect();
        misfits.push(Misfit::Touches { component: Component::Board });
        misfits.extend(Card::all().map(|it| Misfit::Touches { component: Component::Card(it) }));
        for printed in Colour::ALL {
            misfits.extend(Colour::ALL.map(|corner| Misfit::Colour { printed, corner }));
        }
        let sides = |bits: u8| Sides {
            left: bits & 1 != 0,
            top: bits & 2 != 0,
            right: bits & 4 != 0,
            bottom: bits & 8 != 0,
        };
        misfits.extend((1..16).map(|bits| Misfit::Edge { sides: sides(bits) }));
        let told =
            |it: &Misfit| Language::ALL.map(|language| misfits_in_words(speech(language), &[*it]));
        let texts: Vec<[String; 4]> = misfits.iter().map(told).collect();
        for n in 0..Language::ALL.len() {
            let different: BTreeSet<&String> = texts.iter().map(|it| &it[n]).collect();
            // The corners of a card have different colours, so no two sound alike.
            assert_eq!(different.len(), misfits.len());
        }
        texts.iter().for_each(assert_sound);
    }

    #[test]
    fn all_the_reasons_are_told_in_their_order() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let purple = Printed::of_colour(card("r4"), Colour::Purple).unwrap();
        let misfits = [
            Misfit::Covers { printed: purple },
            Misfit::Touches { component: Component::Board },
            Misfit::Touches { component: Component::Card(card("y2")) },
            Misfit::Touches { component: Component::Card(card("t13")) },
            Misfit::Edge { sides: Sides { left: true, top: true, ..Sides::default() } },
        ];
        let told = Language::ALL.map(|it| misfits_in_words(speech(it), &misfits));
        assert_eq!(
            told,
            [
                "The card can't lie there: it would cover the purple 3 printed on red 4 (r4); it \
             would touch the board, yellow 2 (y2) and turquoise 13 (t13); it would reach over the \
             left edge and the top edge of the table. Try another of its corners or another place.",
                "Dort kann die Karte nicht liegen, denn sie würde die lila Conex-Ecke mit der 3 auf \
             der Karte Rot 4 (r4) verdecken; sie würde den Spielplan, die Karte Gelb 2 (y2) und \
             die Karte Türkis 13 (t13) berühren; sie würde über den linken und den oberen Rand \
             des Tisches ragen. Versuche es mit einer anderen Ecke oder an einer anderen Stelle.",
                "La carte ne peut pas être posée là\u{a0}: elle recouvrirait le coin Conex violet de \
             valeur 3 de la carte rouge 4 (r4)\u{202f}; elle toucherait le plateau, la carte \
             jaune 2 (y2) et la carte turquoise 13 (t13)\u{202f}; elle dépasserait le bord \
             gauche et le bord supérieur de la table. Essayez un autre coin ou un autre endroit.",
                "Сюда карту положить нельзя: она закроет фиолетовый Conex-угол с числом 3 на карте \
             «красная 4 (r4)»; она коснётся планшета, карты «жёлтая 2 (y2)» и карты «бирюзовая 13 \
             (t13)»; она выйдет за левый и верхний край стола. Попробуйте другой угол или другое \
             место.",
            ]
        );
    }

    #[test]
    fn a_wrong_colour_names_both() {
        let colours = Misfit::Colour { printed: Colour::Purple, corner: Colour::Turquoise };
        let told = Language::ALL.map(|it| misfits_in_words(speech(it), &[colours]));
        let words = [
            "a purple printed corner doesn't go on a turquoise corner",
            "Eine lila Conex-Ecke passt nicht auf eine türkisfarbene Ecke",
            "un coin Conex violet ne se pose pas sur un coin turquoise",
            "фиолетовый Conex-угол нельзя положить на бирюзовый угол",
        ];
        for (text, words) in told.iter().zip(words) {
            assert!(text.contains(words), "{text}");
        }
    }
}
