//! Rules 10.4: what a perfect memory knows, and worlds drawn from a view.
use super::scene::{
    BLOCKED, NARROW, Play, RED_AND_PURPLE, Scene, assert_sound, card, cards, eyes, seat,
};
use crate::{Action, Conex, Options, Phase, Size, knowledge::KnownTo};
use game_core::{Game, Nobody, Seats, Turn, Viewer, random_action};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// What an onlooker and the seats 1 to 3 know of a hand.
fn hand_of(play: &Play, of: usize) -> [String; 4] {
    [0, 1, 2, 3].map(|it| play.knows(it, of))
}

/// Seat 1 has struck red 7; the pile is turquoise 7, red 7, purple 1 of seat 2,
/// yellow 1 of seat 3. Seat 1 goes on.
fn struck() -> Play {
    let mut play = Scene::of(3)
        .hand(1, "r1 r2 r3")
        .hand(2, "p1 p2 p3")
        .hand(3, "y1 y2")
        .lightning(1)
        .pile("t7")
        .laid(&["r7.p on board.tr"])
        .rest_with(3)
        .ready();
    play.play(1, "lightning r7");
    play.play(2, "discard p1");
    play.play(3, "discard y1");
    assert_eq!(play.pile(), "t7 r7 p1 y1");
    play
}

/// Seat 1 has drawn turquoise 7 and red 7, seat 2 purple 1 and yellow 1.
fn drawn() -> Play {
    let mut play = struck();
    play.play(1, "draw");
    play.play(2, "draw");
    play
}

/// Rules 10.4: known to all, to the player who put it there, or to nobody.
#[test]
fn a_known_card_is_known_in_the_hand_that_draws_it() {
    let play = drawn();
    assert_eq!(hand_of(&play, 1), ["r7", "r1 r2 r3 r7 t7", "r7", "r7"]);
    assert_eq!(hand_of(&play, 2), ["", "", "p1 p2 p3 y1", "y1"], "purple 1 is seat 2's own");
    for viewer in [0, 1, 2, 3] {
        let public = play.view(viewer).memory.public_hands;
        let all = [1, 2, 3].map(|it| public[seat(it)]);
        assert_eq!(all, [cards("r7"), cards(""), cards("")], "what all know that all know");
    }
    assert_eq!(play.view(3).hands[seat(1)], None, "pages don't show it");
}

/// Rules 10.4: not before it is drawn.
#[test]
fn what_lies_in_the_pile_is_in_no_hand() {
    let play = struck();
    assert_eq!(hand_of(&play, 1), ["", "r1 r2 r3", "", ""]);
    assert!(play.view(0).unseen().contains(card("t7")));
    assert!(!play.view(0).unseen().contains(card("r7")));
    assert!(
        play.view(1).unseen().contains(card("p1")) && !play.view(2).unseen().contains(card("p1"))
    );
}

/// Rules 10.4: by the die as well.
#[test]
fn a_known_card_drawn_by_the_die() {
    let mut play = Scene::of(3)
        .hand(1, "r9")
        .hand(2, "p1")
        .lightning(1)
        .laid(&["y13.r on board.tl"])
        .rest_with(1)
        .ready();
    play.play(1, "lightning y13");
    play.play(2, "discard p1");
    play.play(1, "lay r9.p on board.tr");
    play.luck("die 2");
    assert_eq!([0, 2, 3].map(|it| play.knows(it, 1)), ["y13", "p1 y13", "y13"]);
}

/// Rules 10.4: laid for all to see, it is known no more; the others are.
#[test]
fn a_known_card_that_is_laid() {
    let mut play = drawn();
    assert_eq!(play.knows(2, 1), "r7");
    let pass = play.choices(3)[0].clone();
    play.play(3, &pass);
    play.play(1, "lay r7.p on board.tr");
    assert_eq!(hand_of(&play, 1), ["", "r1 r2 r3 t7", "", ""]);
    assert_eq!(play.knows(3, 2), "y1");
    play.play(2, "lay y1.t on board.bl");
    assert_eq!(hand_of(&play, 2), ["", "", "p1 p2 p3", ""]);
}

/// Rules 10.4: another card laid openly takes nothing from what is known.
#[test]
fn another_card_that_is_laid() {
    let mut play = drawn();
    let first = play.choices(3)[0].clone();
    play.play(3, &first);
    play.play(1, "lay r1.p on board.tr");
    assert_eq!(hand_of(&play, 1), ["r7", "r2 r3 r7 t7", "r7", "r7"]);
}

/// Rules 10.4: a card given up unseen may be the known one.
#[test]
fn a_hidden_discard_makes_known_cards_uncertain() {
    let mut play = drawn();
    play.0.tokens.take(seat(3), crate::Token::Lightning);
    play.0.tokens.unlock();
    let lay = play.choices(3).into_iter().find(|it| it.starts_with("lay")).unwrap();
    play.play(3, &lay);
    let strike = play.choices(3)[0].clone();
    assert!(strike.starts_with("lightning"));
    play.play(3, &strike);
    play.play(1, "discard r2");
    assert_eq!(hand_of(&play, 1), ["r7", "r1 r2 r3 r7 t7", "r7", "r7"], "nothing has moved yet");
    play.play(2, "discard p2");
    assert_eq!(hand_of(&play, 1), ["", "r1 r3 r7 t7", "", ""]);
    assert_eq!(hand_of(&play, 2), ["", "", "p1 p3 y1", ""]);
    let public = play.view(1).memory.public_hands;
    assert!([1, 2, 3].iter().all(|&it| public[seat(it)].is_empty()));
}

/// Rules 10.4: nothing is forgotten about the hands of those who weren't asked.
#[test]
fn the_user_of_lightning_gives_up_nothing() {
    let mut play = drawn();
    play.0.tokens.take(seat(1), crate::Token::Lightning);
    play.0.tokens.unlock();
    let first = play.choices(3)[0].clone();
    play.play(3, &first);
    play.play(1, "lay r1.p on board.tr");
    play.play(1, "lightning r1");
    play.play(2, "discard p3");
    play.play(3, "discard y2");
    assert_eq!(hand_of(&play, 1), ["r7", "r2 r3 r7 t7", "r7", "r7"]);
    assert_eq!(hand_of(&play, 2), ["", "", "p1 p2 y1", ""]);
}

/// Rules 10.4: players never forget their own hands, and know the places of cards
/// they gave up.
#[test]
fn own_cards_are_always_known() {
    let play = struck();
    assert_eq!(play.knows(2, 2), play.hand(2));
    assert_eq!(play.sees_bottom(2, 3), "r7! p1 ?");
}

/// Rules 10.4: a game begins without memories.
#[test]
fn a_deal_brings_no_memory() {
    let mut play = Play::new(3);
    play.luck(&super::scene::deal(1, "r1 r2 r3 r4 r5 p1 p2 p3 p4 p5"));
    assert_eq!(hand_of(&play, 2), ["", "", "p1 p2 p3 p4 p5", ""]);
}

/// A world drawn from a view has what the viewer knows in its place, and deals
/// the rest again.
#[test]
fn a_world_keeps_what_is_known() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for play in [struck(), drawn()] {
        for viewer in [0, 1, 2, 3] {
            let view = play.view(viewer);
            let mut hands = BTreeSet::new();
            for _ in 0..30 {
                let world = Conex::determinize(&view, &mut rng);
                assert_sound(&world);
                assert_eq!(world.view(eyes(viewer)), view);
                for of in [1, 2, 3] {
                    let known = view.memory.hands[seat(of)];
                    assert!(known.minus(world.hands[seat(of)]).is_empty());
                }
                for (slot, buried) in view.pile.iter().zip(&world.pile) {
                    assert!(slot.card.is_none_or(|it| it == buried.card));
                    assert_eq!(slot.public, buried.known_to == KnownTo::All);
                }
                let others = [1, 2, 3].map(|it| world.hands[seat(it)]);
                hands.insert(others);
            }
            assert!(20 < hands.len(), "unknown cards are dealt again");
        }
    }
}

/// A viewer's own knowledge goes on in a world as it does in the game.
#[test]
fn knowledge_goes_on_in_a_world() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let play = struck();
    for viewer in [0, 2, 3] {
        let mut world = Play(Conex::determinize(&play.view(viewer), &mut rng));
        let mut real = play.clone();
        for (by, action) in [(1, "draw"), (2, "draw")] {
            world.play(by, action);
            real.play(by, action);
        }
        for of in [1, 2, 3] {
            if of != viewer {
                assert_eq!(world.knows(viewer, of), real.knows(viewer, of), "{viewer} of {of}");
            }
        }
    }
}

/// While others choose, a world lets those who have answered give up any of their cards.
#[test]
fn a_world_in_the_middle_of_discards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let scene = Scene::of(4).hand(1, "r1").hand(2, "p1 p2 p3").hand(3, "y1 y2").lightning(1);
    let mut play = scene.laid(&["r7.p on board.tr"]).ready();
    play.play(1, "lightning r7");
    play.play(2, "discard p2");
    for viewer in [0, 1, 2, 3, 4] {
        let view = play.view(viewer);
        let mut given = BTreeSet::new();
        for _ in 0..40 {
            let world = Conex::determinize(&view, &mut rng);
            assert_sound(&world);
            assert_eq!(world.phase, Phase::Discard { goes_on: true });
            let hand = world.hands[seat(2)];
            let card = world.given_up[seat(2)].unwrap();
            assert_eq!(hand.count(), 3);
            given.insert(hand.iter().position(|it| it == card).unwrap());
            assert_eq!([1, 3, 4].map(|it| world.given_up[seat(it)]), [None; 3]);
            if viewer == 2 {
                assert_eq!(card.to_string(), "p2");
            }
        }
        assert_eq!(given.len(), if viewer == 2 { 1 } else { 3 }, "viewer {viewer}");
    }
}

/// Rules 10.1: a pass tells everyone that nothing in that hand could be laid. So no
/// world gives such a card to a player who has passed, as long as the passes count.
#[test]
fn a_world_after_passes() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(10);
    let (mut worlds, mut hidden) = (0, 0);
    for seed in 0..60 {
        let mut state =
            Conex::new(Seats::ALL[seed % 3], &Options { size: Size::Small, ..Options::default() });
        while state.turn() != Turn::Over {
            let Turn::Players(asked) = state.turn() else {
                state.roll(&mut rng, &mut Nobody);
                continue;
            };
            for viewer in state.seats.viewers() {
                let view = state.view(viewer);
                for passer in view.passers().iter() {
                    assert!(state.hands[passer].minus(view.stuck) == state.hands[passer]);
                    hidden += view.unseen().count() - view.unseen().minus(view.stuck).count();
                    for _ in 0..5 {
                        let hand = Conex::determinize(&view, &mut rng).hands[passer];
                        assert!(
                            hand.minus(view.stuck) == hand,
                            "{hand} has some of {}",
                            view.stuck
                        );
                        worlds += 1;
                    }
                }
            }
            let (seat, action) = random_action(&state, asked, &mut rng, &mut Vec::new());
            let before = state.table.clone();
            state.act(seat, action, &mut Nobody);
            if action == Action::Pass && state.phase != Phase::Over {
                assert!(state.view(Viewer::Spectator).passers().contains(seat));
                assert_eq!(state.stuck, before.cards_with_room());
            }
        }
    }
    assert!(
        500 < worlds && 50 < hidden,
        "{worlds} worlds, {hidden} cards that could be dealt wrong"
    );
}

/// Rules 10.1: what a pass tells, until the row of passes is broken.
#[test]
fn what_a_pass_tells() {
    let scene = || Scene::of(2).hand(1, BLOCKED).laid(&RED_AND_PURPLE).rest_with(2);
    let passers = |play: &Play| play.view(0).passers().iter().collect::<Vec<_>>();
    let mut play = scene().ready();
    assert!(play.view(0).stuck.is_empty() && passers(&play).is_empty());
    play.play(1, "pass");
    let stuck = play.view(0).stuck;
    assert!(stuck.contains(card("t13")) && !stuck.contains(card("r2")));
    assert_eq!(stuck.minus(cards(BLOCKED)), stuck, "none of those in this hand");
    assert_eq!(passers(&play), [seat(1)]);
    let lay = play.choices(2)[0].clone();
    play.play(2, &lay);
    assert!(play.view(0).stuck.is_empty() && passers(&play).is_empty());
    // A pass with lightning isn't a pass, but it tells the same.
    let mut play = scene().lightning(1).ready();
    play.play(1, "pass");
    assert_eq!((play.view(0).stuck, passers(&play)), (stuck, vec![seat(1)]));
    play.play(1, "lightning p3");
    play.play(2, "discard t1");
    assert!(play.view(0).stuck.is_empty() && passers(&play).is_empty());
}

/// A world has all that is public, in the middle of a turn as well.
#[test]
fn a_world_has_the_public_part() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(10);
    let mut play = Scene::of(3)
        .options("small,track-30")
        .hand(1, BLOCKED)
        .laid(&RED_AND_PURPLE)
        .lightning(1)
        .double(2)
        .score(2, 7)
        .started_by(2)
        .rest_with(3)
        .ready();
    play.play(1, "pass");
    let mut next = play.clone();
    next.play(1, "done");
    assert_eq!((next.view(0).passes, next.view(0).passed), (1, false));
    let mut rolled = Scene::of(3).hand(1, "r9").lightning(1).ready();
    rolled.play(1, "lay r9.p on board.tr");
    rolled.luck("die double");
    let mut struck = rolled.clone();
    struck.play(1, "lightning r9");
    let mut over = Scene::of(3).on(NARROW).laid(&["r4.p on board.tr"]).hand(1, "y4 r8").ready();
    over.play(1, "lay y4.t on board.bl");
    assert!(over.ending().is_some());
    for play in [play, next, rolled, struck, over] {
        for viewer in [0, 1, 2, 3] {
            let view = play.view(viewer);
            let world = Conex::determinize(&view, &mut rng);
            assert!(world.view(eyes(viewer)) == view, "viewer {viewer}");
        }
        // Nobody has seen cards of the others.
        let world = Conex::determinize(&play.0.view(Viewer::Omniscient), &mut rng);
        assert!(world == play.0, "the omniscient draw the position itself");
    }
}

/// Before the deal no card has a place.
#[test]
fn a_world_before_the_deal() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let play = Play::new(3);
    for viewer in [0, 1] {
        let view = play.view(viewer);
        let world = Conex::determinize(&view, &mut rng);
        assert_eq!(world, play.0);
    }
}

/// The omniscient viewer's world is the position itself, except for who knows what.
#[test]
fn a_world_of_the_omniscient() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let play = drawn();
    let view = play.0.view(Viewer::Omniscient);
    let world = Conex::determinize(&view, &mut rng);
    assert_eq!(world.hands, play.0.hands);
    assert_eq!(world.view(Viewer::Omniscient), view);
}
