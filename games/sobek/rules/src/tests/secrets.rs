//! Rules 10: who sees what.
use super::scene::{Scene, Table, backs, cards, deal, seat};
use crate::{Cards, Quay, Seen};
use game_core::{Game, Viewer};

/// Two positions that differ only in what seat 2 holds and what lies unseen.
fn worlds(scene: impl Fn(Scene, &str) -> Scene) -> [Table; 2] {
    [("I3", "E2"), ("E2", "I3")]
        .map(|(held, unseen)| scene(Scene::of(3), held).deck(unseen).deck_of(9).ready())
}

fn assert_alike([first, second]: &[Table; 2], viewers: &[usize]) {
    assert_ne!(first.0, second.0);
    for &viewer in viewers {
        assert_eq!(first.bytes(viewer), second.bytes(viewer), "viewer {viewer}");
    }
}

/// Rules 10.1: what anybody sees.
#[test]
fn the_public_part() {
    let mut table = Scene::of(3)
        .hand(1, "F1,F1,F1")
        .hand(2, "Ig,Wg,F0,queen,A")
        .set(2, "cattle", "C1,C1,C1")
        .prosperity(2, "cattle")
        .curses(3, 1)
        .score(3, 17)
        .tokens("flood,deceit")
        .row("W0,thief,M2")
        .deck_of(9)
        .ready();
    let discard = table.0.discard;
    for viewer in [0, 1, 2, 3] {
        let view = table.view(viewer);
        assert_eq!(
            view.quays[..3],
            [Quay::Open("W0".parse().unwrap()), Quay::Closed, Quay::Open("M2".parse().unwrap()),]
        );
        assert_eq!(view.quays[3..], [Quay::Empty; 6]);
        assert_eq!((view.deck, view.delivery, view.tokens_left), (9, 5, 2));
        assert_eq!(view.sets[seat(2)].of(crate::Family::Cattle), cards("C1,C1,C1"));
        assert_eq!(view.sets[seat(2)].prosperity(crate::Family::Cattle), 1);
        assert_eq!(view.discard, discard);
        assert_eq!((view.curses[seat(3)], view.scores[seat(3)]), (1, 17));
        assert_eq!(view.hands[seat(2)], backs(2, 2, 1));
        assert_eq!(view.asked.iter().collect::<Vec<_>>(), [seat(1)]);
    }
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event deceit");
    assert_eq!(table.view(0).tokens_out.to_string(), "deceit");
}

/// Rules 10.2.
#[test]
fn a_player_sees_his_own_hand_and_pile() {
    let table = Scene::of(3).hand(2, "Ig,F1,queen").pile(2, "C1,thief").ready();
    let view = table.view(2);
    assert_eq!(view.hand(seat(2)).faces, cards("Ig,F1,queen"));
    assert_eq!(view.hand(seat(2)).hidden(), backs(0, 0, 0));
    let pile = Seen { backs: backs(0, 1, 1), faces: cards("C1,thief") };
    assert_eq!(view.pile(seat(2)), Some(pile));
}

/// Rules 10.3: neither faces nor the number of corruption cards.
#[test]
fn others_see_backs_of_hands_and_nothing_of_piles() {
    let table = Scene::of(3).hand(2, "Ig,F1,queen").pile(2, "C1,thief").open(2).ready();
    for viewer in [0, 1, 3] {
        let view = table.view(viewer);
        let hand = Seen { backs: backs(1, 1, 1), faces: Cards::NONE };
        assert_eq!(view.hand(seat(2)), hand);
        assert_eq!(view.pile(seat(2)), None);
    }
}

/// Rules 10.3.
#[test]
fn no_view_tells_faces_of_another_hand() {
    let tables = worlds(|it, held| it.hand(2, &format!("{held},F1")));
    assert_alike(&tables, &[0, 1, 3]);
    assert_ne!(tables[0].bytes(2), tables[1].bytes(2));
}

/// Rules 10.3.
#[test]
fn no_view_tells_faces_of_another_pile() {
    let tables = worlds(|it, held| it.pile(2, &format!("{held},F1")));
    assert_alike(&tables, &[0, 1, 3]);
    assert_ne!(tables[0].bytes(2), tables[1].bytes(2));
}

/// Rules 10.1: nobody sees the cards of the deck, or their backs.
#[test]
fn no_view_tells_the_deck() {
    let tables = ["I3,queen", "queen,I3"].map(|it| Scene::of(2).deck(it).deck_of(9).ready());
    assert_alike(&tables, &[0, 1, 2]);
}

/// Rules 10.1: nor what was put aside.
#[test]
fn no_view_tells_what_was_put_aside() {
    let aside = ["I3,A,A,A,A,A,queen,thief,vizier", "E2,A,A,A,A,A,queen,thief,vizier"];
    let tables = aside.map(|aside| {
        let mut table = Table::new(2);
        let below = if aside.starts_with('I') { "E2" } else { "I3" };
        let row = "F1,F1,F1,F1,F1,C1,C1,C1,C1";
        table.luck(&deal(1, "Ig,Eg/Mg,Cg", &format!("{aside},{row},{below}")));
        table
    });
    assert_alike(&tables, &[0, 1, 2]);
}

/// Rules 10.1: nobody sees which character lies face down.
#[test]
fn no_view_tells_a_face_down_card_of_the_row() {
    let tables = [("thief", "queen"), ("queen", "thief")]
        .map(|(row, deck)| Scene::of(3).row(&format!("F1,{row}")).deck(deck).deck_of(9).ready());
    assert_alike(&tables, &[0, 1, 2, 3]);
}

/// Rules 10.4: nor what somebody else took face down.
#[test]
fn no_view_tells_a_face_down_card_that_was_taken() {
    for action in ["take 1", "take 2"] {
        let tables = [("thief", "queen"), ("queen", "thief")].map(|(row, deck)| {
            let scene = Scene::of(3).row(&format!("{row},F1")).deck(deck).deck_of(9);
            let mut table = scene.ready();
            table.play(1, action);
            table
        });
        assert_alike(&tables, &[0, 2, 3]);
    }
}

/// Rules 10.4: what the Queen drew is hers.
#[test]
fn no_view_tells_what_the_queen_drew() {
    let tables = [("I3", "E2"), ("E2", "I3")].map(|(drawn, below)| {
        let deck = format!("{drawn},F1,F1,{below}");
        let mut table = Scene::of(3).hand(1, "queen").deck(&deck).deck_of(9).ready();
        table.play(1, "queen");
        table
    });
    assert_alike(&tables, &[0, 2, 3]);
    assert_eq!(tables[0].view(0).hands[seat(1)], backs(0, 3, 0));
}

/// Rules 10.4: the third player sees the back of a stolen card.
#[test]
fn no_third_view_tells_what_was_stolen() {
    let mut tables = worlds(|it, held| it.hand(1, "thief").hand(2, &format!("{held},F1")));
    for (table, stolen) in tables.iter_mut().zip(["I3", "E2"]) {
        table.play(1, "thief 2 beige");
        table.luck(&format!("steal {stolen}"));
    }
    assert_alike(&tables, &[0, 3]);
    assert_eq!(tables[0].view(3).hands[seat(1)], backs(0, 1, 0));
}

/// Rules 10.4: the same of the Vizier's card.
#[test]
fn no_third_view_tells_what_the_vizier_took() {
    let mut tables = worlds(|it, held| it.hand(1, "vizier").pile(2, &format!("{held},F1")));
    for table in &mut tables {
        table.play(1, "vizier 2");
    }
    assert_alike(&tables, &[0, 3]);
    for (table, taken) in tables.iter_mut().zip(["I3", "E2"]) {
        table.play(1, &format!("rob {taken}"));
    }
    assert_alike(&tables, &[0, 3]);
}

/// Rules 10.3: whether the Vizier's victim held anything is told; how much isn't.
#[test]
fn legal_actions_do_not_tell_the_size_of_a_pile() {
    let piles = ["-", "A", "A,A"].map(|it| {
        let table = Scene::of(3).hand(1, "vizier,thief").pile(2, it).row("C1").ready();
        table.choices(1)
    });
    assert_eq!(piles[0], piles[1]);
    assert_eq!(piles[0], piles[2]);
}

/// Rules 10.4: a Scribe's victim shows number and backs.
#[test]
fn no_other_view_tells_what_a_scribes_victim_gave_up() {
    let rest = "M2,C1,C0,F1,F0,W1";
    let mut tables =
        worlds(|it, held| it.hand(1, "scribe-fish").hand(2, &format!("{held},{rest}")));
    for (table, given) in tables.iter_mut().zip(["I3", "E2"]) {
        table.play(1, "scribe-fish");
        table.play(2, &format!("discard {given}"));
    }
    assert_alike(&tables, &[0, 1, 3]);
}

/// Rules 10.2 and 10.4: nor what was embalmed.
#[test]
fn no_other_view_tells_what_was_embalmed() {
    let mut tables = worlds(|it, held| {
        let pile = format!("{held},M2");
        it.hand(2, "F1,F1,F1").pile(2, &pile).tokens("embalming").turn_of(2)
    });
    for table in &mut tables {
        table.play(2, "set fish F1,F1,F1");
        table.play(2, "event embalming");
    }
    assert_alike(&tables, &[0, 1, 3]);
    assert_eq!(tables[0].view(0).hands[seat(2)], backs(0, 2, 0));
}

/// Rules 10.2: the player who laid a set sees the tokens.
#[test]
fn no_view_tells_tokens_one_has_not_seen() {
    let tables = ["flood,curse", "flood,deceit"].map(|tokens| {
        let mut table = Scene::of(3).hand(1, "F1,F1,F1").tokens(tokens).ready();
        table.play(1, "set fish F1,F1,F1");
        table.play(1, "event flood");
        table
    });
    assert_alike(&tables, &[0, 2, 3]);
    assert_eq!(tables[1].view(1).memory.tokens, Some("deceit".parse().unwrap()));
}

/// Rules 10.5: at the end of a round all piles are open.
#[test]
fn piles_lie_open_at_the_end_of_a_round() {
    for round in [1, 3] {
        let table = Scene::of(3).round(round).pile(2, "C1,thief").hand(3, "A").finish();
        for viewer in [0, 1, 2, 3] {
            let view = table.view(viewer);
            let shown = [1, 2, 3].map(|it| view.pile(seat(it)).map(|it| it.faces.to_string()));
            let all = ["F0", "C1,thief", "A"].map(|it| Some(it.to_owned()));
            assert_eq!(shown, all, "after round {round}, viewer {viewer}");
        }
    }
}

/// Rules 10.5: and all horizontal sets.
#[test]
fn horizontal_sets_lie_open_at_the_end_of_a_round() {
    let mut table = Scene::of(3).hand(2, "F1,F1,F1").row("F0").ready();
    table.play(1, "take 1");
    table.play(2, "set fish F1,F1,F1");
    table.all_done();
    for viewer in [0, 1, 3] {
        let laid = table.view(viewer).horizontal[seat(2)].unwrap();
        assert_eq!(laid.of(crate::Family::Fish), cards("F1,F1,F1"));
    }
}

/// Rules 10.6: an onlooker sees no hand and no pile.
#[test]
fn an_onlooker_sees_the_public_part() {
    let table = Scene::of(3).hand(1, "I3").hand(2, "F1").pile(3, "C1").ready();
    let view = table.view(0);
    for of in [1, 2, 3] {
        assert_eq!(view.hand(seat(of)).faces, Cards::NONE);
        assert_eq!(view.pile(seat(of)), None);
    }
}

/// For games that are over and for analysis.
#[test]
fn the_omniscient_sees_all() {
    let table = Scene::of(3).hand(1, "I3").hand(2, "F1,queen").pile(3, "C1").tokens("flood");
    let view = table.ready().0.view(Viewer::Omniscient);
    assert_eq!(view.hand(seat(1)).faces, cards("I3"));
    assert_eq!(view.hand(seat(2)).faces, cards("F1,queen"));
    assert_eq!(view.pile(seat(3)).unwrap().faces, cards("C1"));
    assert_eq!(view.memory.tokens, Some("flood".parse().unwrap()));
}
