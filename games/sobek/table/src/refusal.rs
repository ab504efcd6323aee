use super::names;
use crate::speech;
use game_core::Seat;
use pages::{Arg, Language};
use sobek::Illegal;

/// Why an action is refused, and what to do instead.
pub(crate) fn refusal(illegal: &Illegal, language: Language) -> String {
    let speech = speech(language);
    let plain = |key| speech.text(key, &[]);
    let one = |key, name, value: &str| speech.text(key, &[(name, value.into())]);
    let numbered = |key, name, value: u8| speech.text(key, &[(name, value.into())]);
    match *illegal {
        Illegal::NotAsked => plain("refusal-not-asked"),
        Illegal::OtherDecision { decision } => {
            one("refusal-other-decision", "decision", &names::decision(speech, decision))
        }
        Illegal::NotInRow { lying } => numbered("refusal-sobek-not-in-row", "lying", lying),
        Illegal::OutOfReach => plain("refusal-sobek-out-of-reach"),
        Illegal::NotInHand { cards } => {
            let names = names::cards(speech, cards);
            let args = [("cards", Arg::from(&names)), ("count", cards.count().into())];
            speech.text("refusal-sobek-not-in-hand", &args)
        }
        Illegal::NotOfFamily { card, family } => {
            let (card, family) = (names::card(speech, card), names::of_family(speech, family));
            let args = [("card", Arg::from(&card)), ("family", (&family).into())];
            speech.text("refusal-sobek-not-of-family", &args)
        }
        Illegal::TooFewForSet { count: n } => numbered("refusal-sobek-too-few-for-set", "count", n),
        Illegal::OnlyAmulets => plain("refusal-sobek-only-amulets"),
        Illegal::NoSuchSeat { seat } => {
            numbered("refusal-sobek-no-such-seat", "seat", number(seat))
        }
        Illegal::Yourself => plain("refusal-sobek-yourself"),
        Illegal::NoBackNamed { seat } => {
            numbered("refusal-sobek-no-back-named", "seat", number(seat))
        }
        Illegal::NoSuchBack { victim, back } => {
            let back = names::with_back(speech, back);
            let args = [("seat", number(victim).into()), ("back", Arg::from(&back))];
            speech.text("refusal-sobek-no-such-back", &args)
        }
        Illegal::NotInPile { card } => {
            one("refusal-sobek-not-in-pile", "card", &names::card(speech, card))
        }
        Illegal::NoSuchSet { family } => {
            one("refusal-sobek-no-such-set", "family", &names::of_family(speech, family))
        }
        Illegal::CourtesanAddsOneOrTwo { count: n } => {
            numbered("refusal-sobek-courtesan-adds", "count", n)
        }
        Illegal::CourtesanMustAdd => plain("refusal-sobek-courtesan-must-add"),
        Illegal::NoSuchToken { token } => {
            one("refusal-sobek-no-such-token", "token", &names::token(speech, token))
        }
        Illegal::ProsperityElsewhere => plain("refusal-sobek-prosperity-elsewhere"),
        Illegal::ProsperityMustGo => plain("refusal-sobek-prosperity-must-go"),
        Illegal::DiscardOrder => plain("refusal-sobek-discard-order"),
        Illegal::SetOrder => plain("refusal-sobek-set-order"),
        Illegal::NotDrawn => plain("refusal-not-drawn"),
        Illegal::WrongDeal => plain("refusal-sobek-wrong-deal"),
        Illegal::NotLowest { seat } => numbered("refusal-sobek-not-lowest", "seat", number(seat)),
        Illegal::WrongSteal => plain("refusal-sobek-wrong-steal"),
    }
}

/// As it is shown: counted from one.
fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seats;
    use pages::{samples, testing::assert_sound};
    use sobek::{Back, Card, Cards, Decision, Family, Token};

    fn samples() -> Vec<Illegal> {
        let seats = || Seats::FOUR.iter();
        let decisions = [
            Decision::NameStarter,
            Decision::Turn,
            Decision::Event,
            Decision::VizierCard,
            Decision::ScribeDiscards,
            Decision::HorizontalSets,
        ];
        let hands = ["F1", "F1,F1,A,A", "queen,priest,priestess", "I3,I0,Ig,E2,M2"];
        let hands = hands.map(|it| it.parse::<Cards>().unwrap());
        let strangers = Card::all()
            .flat_map(|card| Family::ALL.map(|family| Illegal::NotOfFamily { card, family }));
        let no_backs =
            seats().flat_map(|victim| Back::ALL.map(|back| Illegal::NoSuchBack { victim, back }));
        samples! {
            Illegal::NotAsked => [Illegal::NotAsked],
            Illegal::OtherDecision { .. } => decisions.map(|decision| Illegal::OtherDecision { decision }),
            Illegal::NotInRow { .. } => (0..=9).map(|lying| Illegal::NotInRow { lying }),
            Illegal::OutOfReach => [Illegal::OutOfReach],
            Illegal::NotInHand { .. } => hands.map(|cards| Illegal::NotInHand { cards }),
            Illegal::NotOfFamily { .. } => strangers,
            Illegal::TooFewForSet { .. } => (0..3).map(|count| Illegal::TooFewForSet { count }),
            Illegal::OnlyAmulets => [Illegal::OnlyAmulets],
            Illegal::NoSuchSeat { .. } => seats().map(|seat| Illegal::NoSuchSeat { seat }),
            Illegal::Yourself => [Illegal::Yourself],
            Illegal::NoBackNamed { .. } => seats().map(|seat| Illegal::NoBackNamed { seat }),
            Illegal::NoSuchBack { .. } => no_backs,
            Illegal::NotInPile { .. } => Card::all().map(|card| Illegal::NotInPile { card }),
            Illegal::NoSuchSet { .. } => Family::ALL.map(|family| Illegal::NoSuchSet { family }),
            Illegal::CourtesanAddsOneOrTwo { .. } => [0, 3, 21].map(|count| Illegal::CourtesanAddsOneOrTwo { count }),
            Illegal::CourtesanMustAdd => [Illegal::CourtesanMustAdd],
            Illegal::NoSuchToken { .. } => Token::all().map(|token| Illegal::NoSuchToken { token }),
            Illegal::ProsperityElsewhere => [Illegal::ProsperityElsewhere],
            Illegal::ProsperityMustGo => [Illegal::ProsperityMustGo],
            Illegal::DiscardOrder => [Illegal::DiscardOrder],
            Illegal::SetOrder => [Illegal::SetOrder],
            Illegal::NotDrawn => [Illegal::NotDrawn],
            Illegal::WrongDeal => [Illegal::WrongDeal],
            Illegal::NotLowest { .. } => seats().map(|seat| Illegal::NotLowest { seat }),
            Illegal::WrongSteal => [Illegal::WrongSteal],
        }
    }

    #[test]
    fn every_refusal_is_told_in_every_language() {
        for illegal in samples() {
            assert_sound(&Language::ALL.map(|it| refusal(&illegal, it)));
        }
    }

    /// Nothing that a refusal is about gets lost in its words.
    #[test]
    fn different_refusals_have_different_words() {
        for language in Language::ALL {
            let texts = samples().into_iter().map(|it| refusal(&it, language));
            let all: Vec<String> = texts.collect();
            let different: std::collections::BTreeSet<&String> = all.iter().collect();
            assert_eq!(different.len(), all.len(), "{language}");
        }
    }

    #[test]
    fn things_are_named_as_each_language_inflects_them() {
        let stranger = |card: &str, family| {
            let illegal = Illegal::NotOfFamily { card: card.parse().unwrap(), family };
            Language::ALL.map(|it| refusal(&illegal, it))
        };
        let [en, de, fr, ru] = stranger("F1", Family::Ebony);
        assert!(en.starts_with("A set of ebony can't take this card: fish with 1 scarab (F1)."));
        assert!(de.contains("Satz Ebenholz passt diese Karte nicht: Fisch mit 1 Skarabäus (F1)."));
        assert!(fr.contains("un lot d’ébène\u{a0}: poisson à 1 scarabée (F1)."));
        assert!(ru.contains("набор чёрного дерева эту карту положить нельзя: рыба с 1 скарабеем"));
        let [en, de, fr, ru] = stranger("I3", Family::Wheat);
        assert!(en.contains("ivory with 3 scarabs (I3)"));
        assert!(de.contains("Elfenbein mit 3 Skarabäen (I3)"));
        assert!(fr.contains("ivoire à 3 scarabées (I3)"));
        assert!(ru.contains("слоновая кость с 3 скарабеями (I3)"));
    }

    #[test]
    fn russian_counts_cards() {
        let row = |lying| refusal(&Illegal::NotInRow { lying }, Language::Ru);
        let cases = [(1, "лежит всего 1 карта."), (2, "лежат всего 2 карты.")];
        for (n, words) in cases.into_iter().chain([(5, "лежит всего 5 карт.")]) {
            assert!(row(n).contains(words), "{}", row(n));
        }
        assert!(row(21).contains("лежит всего 21 карта."), "{}", row(21));
    }
}
