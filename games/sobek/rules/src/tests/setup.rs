//! Rules 2: set-up, and who starts.
use super::scene::{Scene, Table, backs, cards, deal, seat};
use crate::{Decision, Event, Illegal, Luck, Sets, Tokens};
use game_core::{Game, Seats};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const THREE_HANDS: &str = "Ig,Eg/Mg,Cg/Cg,Fg";

fn dealt(drawn: usize, top: &str) -> Table {
    let mut table = Table::new(3);
    table.luck(&deal(drawn, THREE_HANDS, top));
    table
}

/// A round has ended with these scores; nobody scored in it.
fn between_rounds(scores: [u16; 3]) -> Table {
    let scene = Scene::of(3).score(1, scores[0]).score(2, scores[1]).score(3, scores[2]);
    scene.finish()
}

/// Rules 2.1.
#[test]
fn two_green_cards_for_each() {
    let table = dealt(1, "-");
    assert_eq!(table.hand(1), "Ig,Eg");
    assert_eq!(table.hand(2), "Mg,Cg");
    assert_eq!(table.hand(3), "Cg,Fg");
    for of in [1, 2, 3] {
        assert_eq!(table.view(0).hands[seat(of)], backs(2, 0, 0));
        assert_eq!(table.pile(of), "-");
        assert_eq!(table.score(of), 0);
    }
}

/// Rules 2.1: nothing before the deal.
#[test]
fn chance_deals_first() {
    let table = Table::new(3);
    assert!(table.is_chance());
    assert_eq!(table.refuses(1, "take 1"), Illegal::NotAsked);
    assert_eq!(table.refuses_luck("2.1", "steal F1"), Illegal::NotDrawn);
    let deal = deal(1, THREE_HANDS, "-");
    assert_eq!(dealt(1, "-").refuses_luck("2.1", &deal), Illegal::NotDrawn);
}

/// Rules 2.1 to 2.4: what isn't a set-up.
#[test]
fn a_deal_uses_the_box() {
    let table = Table::new(3);
    let good = deal(1, THREE_HANDS, "-");
    let wrong = [
        good.replace("Ig,Eg", "I0,Eg"),
        good.replace("Mg,Cg", "Ig,Mg"),
        deal(1, "Ig,Eg/Mg,Cg", "-"),
        deal(1, "Ig,Eg/Mg,Cg/Cg,Fg/Fg,Wg", "-"),
        good.replace("tokens=flood,", "tokens="),
        good.replace("tokens=flood,", "tokens=guild-ankh,flood,"),
        good.replace("deck=I3", "deck=A"),
        good.replace("deck=I3", "deck=Wg"),
    ];
    for luck in wrong {
        assert_ne!(luck, good);
        assert_eq!(table.refuses_luck("2.1", &luck), Illegal::WrongDeal);
    }
    let nobody = Illegal::NoSuchSeat { seat: seat(4) };
    assert_eq!(table.refuses_luck("6.1", &deal(4, THREE_HANDS, "-")), nobody);
}

/// Rules 2.2.
#[test]
fn with_two_players_nine_cards_go_aside() {
    let mut table = Table::new(2);
    let top = "I3,I3,I3,A,A,A,queen,thief,vizier,F1,F0,merchant,W1,W0,C1,C0,M2,M0";
    table.luck(&deal(1, "Ig,Eg/Mg,Cg", top));
    assert_eq!(table.quays(), "F1 F0 ? W1 W0 C1 C0 M2 M0");
    assert_eq!(table.view(0).deck, 36);
    assert_eq!((table.view(0).delivery, table.view(0).deliveries()), (1, 5));
    assert_eq!(table.view(0).discard, cards("-"), "unseen");
}

/// Rules 2.3: from the temple on, goods face up, characters face down.
#[test]
fn the_row_is_laid() {
    let table = dealt(1, "F1,thief,W0,A,queen,I3,M2,E0,C1,C0");
    assert_eq!(table.quays(), "F1 ? W0 A ? I3 M2 E0 C1");
    assert_eq!(table.view(0).deck, 45);
    assert_eq!((table.view(0).delivery, table.view(0).deliveries()), (1, 6));
}

/// Rules 2.4: five of the twelve, face down.
#[test]
fn five_tokens_are_drawn() {
    let table = dealt(1, "-");
    for viewer in [0, 1, 2, 3] {
        let view = table.view(viewer);
        assert_eq!((view.tokens_left, view.memory.tokens), (5, None));
        assert_eq!(view.tokens_out, Tokens::NONE);
    }
}

/// Rules 2.1 and 10.2: players see only their own hands.
#[test]
fn who_sees_the_deal() {
    let table = Table::new(3);
    let luck = deal(2, THREE_HANDS, "-");
    for viewer in [0, 1, 2, 3] {
        let told = table.witness_luck(&luck, viewer);
        let Some(Event::Dealt { round: 1, hands }) = told.first() else { panic!("{told:?}") };
        for (of, held) in [(1, "Ig,Eg"), (2, "Mg,Cg"), (3, "Cg,Fg")] {
            assert_eq!(hands[seat(of)], (of == viewer).then(|| cards(held)));
        }
        assert_eq!(told.last(), Some(&Event::StarterDrawn { seat: seat(2) }));
    }
}

/// Rules 2.5.
#[test]
fn a_random_player_starts_the_first_round() {
    for drawn in [1, 2, 3] {
        assert_eq!(dealt(drawn, "-").asked(), [drawn]);
        assert!(dealt(drawn, "-").choices(drawn).contains(&"take 1".to_owned()));
    }
}

/// Rules 2.1 to 2.5: chance plays by the rules, and everybody may be drawn.
#[test]
fn deals_are_drawn() {
    for seats in Seats::ALL {
        let table = Table::new(seats.count());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut starts = [0; 4];
        for _ in 0..200 {
            let luck = table.0.draw(&mut rng);
            assert_eq!(table.0.check_luck(&luck), Ok(()));
            let Luck::Deal(deal) = luck else { panic!("{luck}") };
            starts[deal.drawn.index()] += 1;
        }
        assert!(starts[..seats.count()].iter().all(|&it| 20 < it), "{starts:?}");
    }
}

/// Rules 2.5: the lowest names the starter, with the row and their hand in view.
#[test]
fn the_lowest_names_the_starter() {
    for starter in [1, 2, 3] {
        let mut table = between_rounds([30, 10, 20]);
        assert!(table.is_chance());
        table.luck(&deal(2, THREE_HANDS, "F1,thief"));
        assert_eq!(table.asked(), [2]);
        assert_eq!(table.choices(2), ["start 1", "start 2", "start 3"]);
        assert_eq!(table.view(2).hand(seat(2)).faces, cards("Mg,Cg"));
        assert!(table.quays().starts_with("F1 ?"));
        let events = table.play(2, &format!("start {starter}"));
        let named = Event::StarterNamed { by: seat(2), starter: seat(starter) };
        assert_eq!(events, [named]);
        assert_eq!(table.asked(), [starter]);
        table.play(starter, "take 1");
        assert_eq!(table.asked(), [starter % 3 + 1], "turns go left from there");
    }
}

/// Rules 2.5.
#[test]
fn the_starter_is_named_before_anything_else() {
    let mut table = between_rounds([30, 10, 20]);
    table.luck(&deal(2, THREE_HANDS, "-"));
    assert_eq!(table.refuses(2, "start 4"), Illegal::NoSuchSeat { seat: seat(4) });
    assert_eq!(table.refuses(1, "start 1"), Illegal::NotAsked);
    let illegal = Illegal::OtherDecision { decision: Decision::NameStarter };
    assert_eq!(table.refuses_by("3.1", 2, "take 1"), illegal);
    assert_eq!(table.refuses_by("3.1", 2, "done"), illegal);
}

/// Rules 2.5: only the lowest can be drawn.
#[test]
fn nobody_but_the_lowest_is_drawn() {
    let table = between_rounds([30, 10, 20]);
    for other in [1, 3] {
        let luck = deal(other, THREE_HANDS, "-");
        assert_eq!(table.refuses_luck("2.5", &luck), Illegal::NotLowest { seat: seat(other) });
    }
}

/// Rules 2.5: among several lowest, one is drawn.
#[test]
fn a_tie_for_the_lowest_is_drawn() {
    let table = between_rounds([10, 20, 10]);
    for drawn in [1, 3] {
        let mut table = table.clone();
        table.luck(&deal(drawn, THREE_HANDS, "-"));
        assert_eq!(table.asked(), [drawn]);
    }
    let illegal = Illegal::NotLowest { seat: seat(2) };
    assert_eq!(table.refuses_luck("2.5", &deal(2, THREE_HANDS, "-")), illegal);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut drawn = [0; 4];
    for _ in 0..100 {
        let Luck::Deal(deal) = table.0.draw(&mut rng) else { panic!("a deal is due") };
        drawn[deal.drawn.index()] += 1;
    }
    assert!(20 < drawn[0] && drawn[1] == 0 && 20 < drawn[2], "{drawn:?}");
}

/// Rules 2.5: after the penalty. 12 for seat 1, one Ankh back: 8.
#[test]
fn the_lowest_after_the_penalty() {
    let table = Scene::of(2).set(1, "ebony", "E2,E2,E0").score(2, 10).finish();
    assert_eq!((table.score(1), table.score(2)), (8, 10));
    let luck = deal(2, "Ig,Eg/Mg,Cg", "-");
    assert_eq!(table.refuses_luck("2.5", &luck), Illegal::NotLowest { seat: seat(2) });
}

/// Rules 9.1 and 2: a new round uses all cards and tokens again.
#[test]
fn a_new_round_begins_anew() {
    let mut table = Scene::of(3)
        .hand(1, "F1,F1,F1")
        .set(1, "wheat", "W1,W1,W1")
        .set(2, "fish", "F0,F0,Fg")
        .prosperity(2, "fish")
        .curses(3, 2)
        .pile(2, "A,A")
        .tokens("flood,curse,prosperity,embalming,deceit")
        .row("C0,C0")
        .ready();
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event flood");
    table.play(1, "take 2");
    table.all_done();
    let scores = [1, 2, 3].map(|it| table.score(it));
    table.luck(&deal(3, THREE_HANDS, "-"));
    let view = table.view(1);
    assert_eq!((view.round, view.delivery, view.deck), (2, 1, 45));
    assert_eq!((view.tokens_left, view.memory.tokens, view.tokens_out), (5, None, Tokens::NONE));
    assert_eq!(view.discard, cards("-"));
    for of in [1, 2, 3] {
        assert_eq!(view.sets[seat(of)], Sets::default());
        assert_eq!(view.curses[seat(of)], 0);
        assert_eq!(table.pile(of), "-");
        assert_eq!(view.hands[seat(of)], backs(2, 0, 0));
    }
    assert_eq!([1, 2, 3].map(|it| table.score(it)), scores, "the scores stay");
}

/// Rules 9.1: three rounds from the first deal to the end.
#[test]
fn a_whole_game() {
    let mut table = Table::new(2);
    for round in 1..=3 {
        assert!(table.is_chance() && !table.is_over());
        // Nobody ever scores: both are lowest.
        table.luck(&deal(2, "Ig,Eg/Mg,Cg", "-"));
        assert_eq!(table.view(0).round, round);
        if 1 < round {
            table.play(2, "start 1");
        }
        table.take_all();
        table.all_done();
    }
    assert!(table.is_over());
}
