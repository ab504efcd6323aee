//! Rules 7: events.
use super::scene::{Scene, Table, cards, seat};
use crate::{Event, Illegal, Tokens};

/// Seat 1 of three has just laid three fish.
fn laid(tokens: &str, scene: impl Fn(Scene) -> Scene) -> Table {
    let mut table = scene(Scene::of(3)).hand(1, "F1,F1,F1").tokens(tokens).ready();
    table.play(1, "set fish F1,F1,F1");
    table
}

/// Rules 7.1: all tokens left can be picked, and only those.
#[test]
fn one_of_the_tokens_left_is_picked() {
    let mut table = laid("guild-eye,flood,flood,prosperity,embalming", |it| it);
    let all = [
        "event guild-eye 2",
        "event guild-eye 3",
        "event flood",
        "event prosperity fish",
        "event embalming",
    ];
    assert_eq!(table.choices(1), all);
    for (action, token) in [
        ("event deceit", "deceit"),
        ("event curse 2", "curse"),
        ("event guild-ankh 2", "guild-ankh"),
    ] {
        let illegal = Illegal::NoSuchToken { token: token.parse().unwrap() };
        assert_eq!(table.refuses_by("7.1", 1, action), illegal);
    }
    table.play(1, "event guild-eye 2");
    assert_eq!(table.tokens_left(), "flood,flood,prosperity,embalming");
    assert!(!table.has_token("guild-eye"));
}

/// Rules 7.1 and 10.1: only the player sees the tokens; the one picked is public.
#[test]
fn who_sees_the_tokens() {
    let table = Scene::of(3).hand(1, "F1,F1,F1").tokens("flood,deceit").ready();
    for viewer in [0, 1, 2, 3] {
        let tokens = (viewer == 1).then(|| "flood,deceit".parse().unwrap());
        let seen = Event::TokensSeen { seat: seat(1), left: 2, tokens };
        assert_eq!(table.witness(1, "set fish F1,F1,F1", viewer).last(), Some(&seen));
    }
    let mut table = table;
    table.play(1, "set fish F1,F1,F1");
    assert_eq!(table.view(2).memory.tokens, None);
    assert_eq!(table.view(0).memory.tokens, None);
    assert_eq!(table.view(2).tokens_left, 2);
    table.play(1, "event deceit");
    let deceit: Tokens = "deceit".parse().unwrap();
    assert_eq!(table.view(2).tokens_out, deceit);
    assert_eq!(table.view(2).tokens_left, 1);
    assert_eq!(table.view(1).memory.tokens, Some("flood".parse().unwrap()), "what was seen once");
}

/// Rules 7.1 and 11: the others go back face down; open memory shows them to those
/// who have seen them.
#[test]
fn tokens_are_displayed_to_who_picks() {
    let displayed = |table: &Table| [0, 1, 2].map(|it| table.view(it).tokens());
    let both = Some("flood,deceit".parse().unwrap());
    let mut table = laid("flood,deceit", |it| it);
    assert_eq!(displayed(&table), [None, both, None]);
    table.play(1, "event deceit");
    assert_eq!(displayed(&table), [None; 3]);
    let mut table = laid("flood,deceit", Scene::open_memory);
    assert_eq!(displayed(&table), [None, both, None]);
    table.play(1, "event deceit");
    assert_eq!(displayed(&table), [None, Some("flood".parse().unwrap()), None]);
}

/// Rules 7.1: one victim, an opponent at the table.
#[test]
fn events_against_an_opponent() {
    let table = laid("guild-ankh,curse", |it| it);
    for token in ["guild-ankh", "curse"] {
        let refuses = |of| table.refuses_by("6.1", 1, &format!("event {token} {of}"));
        assert_eq!(refuses(1), Illegal::Yourself);
        assert_eq!(refuses(4), Illegal::NoSuchSeat { seat: seat(4) });
    }
}

/// Rules 7.2: the book's own space and the rules' examples.
#[test]
fn a_guild_moves_two_markers() {
    for (own, moved, other, back) in [
        (0, 1, 8, 1),
        (1, 8, 1, 0),
        (8, 12, 0, 0),
        (2, 8, 7, 1),
        (7, 8, 12, 8),
        // Ankhs: 52, 59, 61.
        (52, 59, 61, 59),
        (60, 61, 59, 52),
        // Past 100: 99, 101, 108.
        (99, 101, 101, 99),
        (101, 108, 100, 99),
    ] {
        let mut table = laid("guild-ankh", |it| it.score(1, own).score(2, other).score(3, 40));
        table.play(1, "event guild-ankh 2");
        assert_eq!((table.score(1), table.score(2)), (moved, back), "from {own} and {other}");
        assert_eq!(table.score(3), 40);
        assert_eq!(table.asked(), [2]);
    }
}

/// Rules 7.2 and 1.4: going back over 100.
#[test]
fn a_guild_goes_back_over_the_hundred() {
    let mut table = laid("guild-feather", |it| it.score(1, 103).score(2, 103));
    table.play(1, "event guild-feather 2");
    assert_eq!((table.score(1), table.score(2)), (106, 97));
}

/// Rules 7.2: each guild has its own symbol.
#[test]
fn each_guild_has_its_symbol() {
    for (guild, space) in [("ankh", 1), ("eye", 2), ("feather", 3), ("djed", 4)] {
        let token = format!("guild-{guild}");
        let mut table = laid(&token, |it| it.score(2, 5));
        table.play(1, &format!("event {token} 2"));
        assert_eq!((table.score(1), table.score(2)), (space, space));
    }
}

/// Rules 7.3.
#[test]
fn a_flood_is_a_whole_further_turn() {
    let mut table = laid("flood,deceit", |it| it.row("C1,W0"));
    table.play(1, "event flood");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.choices(1), ["take 1", "take 2"]);
    table.play(1, "take 1");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.tokens_left(), "deceit");
}

/// Rules 7.3: floods chain.
#[test]
fn a_flood_in_a_flood() {
    let mut table = Scene::of(3).hand(1, "C1,C1,C1,F1,F1,F1").tokens("flood,flood,deceit").ready();
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event flood");
    table.play(1, "set cattle C1,C1,C1");
    table.play(1, "event flood");
    assert_eq!(table.asked(), [1]);
    table.play(1, "take 1");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.tokens_left(), "deceit");
}

/// Rules 7.4.
#[test]
fn a_curse_is_given_to_an_opponent() {
    let mut table = laid("curse", |it| it);
    let events = table.play(1, "event curse 3");
    assert_eq!(events.last(), Some(&Event::Cursed { seat: seat(3) }));
    assert_eq!([1, 2, 3].map(|it| table.view(0).curses[seat(it)]), [0, 0, 1]);
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.4: two may lie with one player.
#[test]
fn two_curses_on_one_player() {
    let mut table = laid("curse", |it| it.curses(3, 1));
    table.play(1, "event curse 3");
    assert_eq!(table.view(2).curses[seat(3)], 2);
}

/// Rules 7.5: on the set just played.
#[test]
fn prosperity_goes_on_the_set_just_laid() {
    let mut table = laid("prosperity", |it| it);
    assert_eq!(table.choices(1), ["event prosperity fish"]);
    table.play(1, "event prosperity fish");
    assert_eq!(table.view(0).sets[seat(1)].prosperity(crate::Family::Fish), 1);
    assert_eq!(table.set(1, "fish"), "F1,F1,F1", "it isn't a card");
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.5: the player's own wheat, fish or cattle.
#[test]
fn prosperity_goes_on_a_set_of_wheat_fish_or_cattle() {
    let table = laid("prosperity", |it| {
        it.set(1, "ivory", "I3,I0,Ig")
            .set(1, "ebony", "E2,E0,Eg")
            .set(1, "marble", "M2,M0,Mg")
            .set(1, "cattle", "C1,C0,Cg")
            .set(2, "wheat", "W1,W0,Wg")
    });
    assert_eq!(table.choices(1), ["event prosperity cattle", "event prosperity fish"]);
    for family in ["ivory", "ebony", "marble", "wheat"] {
        let illegal = table.refuses_by("7.5", 1, &format!("event prosperity {family}"));
        assert_eq!(illegal, Illegal::ProsperityElsewhere);
    }
}

/// Rules 7.5 and 6.1: it must go where it can.
#[test]
fn prosperity_must_go() {
    let table = laid("prosperity", |it| it);
    assert_eq!(table.refuses_by("7.5", 1, "event prosperity"), Illegal::ProsperityMustGo);
}

/// Rules 7.5: the only effect that can fail to happen.
#[test]
fn prosperity_without_a_place_is_discarded() {
    let mut table = Scene::of(3)
        .hand(1, "I3,I0,Ig")
        .set(2, "fish", "F1,F1,F1")
        .tokens("prosperity,deceit")
        .ready();
    table.play(1, "set ivory I3,I0,Ig");
    assert_eq!(table.choices(1), ["event prosperity", "event deceit"]);
    let events = table.play(1, "event prosperity");
    assert_eq!(events.last(), Some(&Event::NoEffect));
    assert_eq!(table.tokens_left(), "deceit");
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.5 and 8.2: two extra scarabs each.
#[test]
fn two_tokens_of_prosperity_on_one_set() {
    let mut table = Scene::of(2)
        .hand(1, "F1,F1,F0,W1,W1,W1")
        .tokens("prosperity,prosperity")
        .row("C0,C0")
        .ready();
    table.play(1, "set fish F1,F1,F0");
    table.play(1, "event prosperity fish");
    table.play(2, "take 1");
    table.play(1, "set wheat W1,W1,W1");
    assert_eq!(table.choices(1), ["event prosperity fish", "event prosperity wheat"]);
    table.play(1, "event prosperity fish");
    table.play(2, "take 1");
    table.all_done();
    assert_eq!(table.score(1), (2 + 4) * 3 + 3 * 3);
}

/// Rules 7.6.
#[test]
fn embalming_brings_the_pile_to_the_hand() {
    let mut table = laid("embalming", |it| it.pile(1, "I3,thief,A").pile(2, "W0"));
    table.play(1, "event embalming");
    assert_eq!((table.hand(1), table.pile(1)), ("I3,thief,A".into(), "-".into()));
    assert_eq!(table.pile(2), "W0");
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.6.
#[test]
fn embalming_an_empty_pile_changes_nothing() {
    let mut table = laid("embalming", |it| it);
    table.play(1, "event embalming");
    assert_eq!((table.hand(1), table.pile(1)), ("-".into(), "-".into()));
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.4 and 7.6: a Curse stays whatever happens to the pile.
#[test]
fn embalming_leaves_the_curse() {
    let mut table = Scene::of(2)
        .hand(1, "F1,F1,F1")
        .pile(1, "E2,E2,E0")
        .curses(1, 1)
        .tokens("embalming")
        .row("C0")
        .ready();
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event embalming");
    table.play(2, "take 1");
    table.play(1, "set ebony E2,E2,E0");
    table.all_done();
    assert_eq!((table.pile(1), table.pile(2)), ("-".into(), "C0".into()));
    // Fish 9, ebony 4, and 2 for the Curse against 1: 13, one Eye back.
    assert_eq!((table.score(1), table.score(2)), (9, 0));
}

/// Rules 7.7: the number is public and scored at once, the pile stays.
#[test]
fn deceit_scores_the_pile() {
    let mut table = laid("deceit", |it| it.pile(1, "I3,thief,A,A").score(1, 98));
    let events = table.play(1, "event deceit");
    assert!(events.contains(&Event::Deceived { seat: seat(1), pile: 4 }));
    assert_eq!(table.score(1), 102);
    assert_eq!(table.pile(1), "I3,thief,A,A");
    assert_eq!(table.asked(), [2]);
}

/// Rules 7.7: the cards themselves stay hidden.
#[test]
fn deceit_shows_no_card() {
    let worlds = ["I3,A", "E2,A"].map(|pile| {
        let table = laid("deceit", |it| it.pile(1, pile));
        [0, 2, 3].map(|it| format!("{:?}", table.witness(1, "event deceit", it)))
    });
    assert_eq!(worlds[0], worlds[1]);
}

/// Rules 7.7.
#[test]
fn deceit_with_an_empty_pile_scores_nothing() {
    let mut table = laid("deceit", |it| it.score(1, 7));
    table.play(1, "event deceit");
    assert_eq!(table.score(1), 7);
}

/// Rules 7.4: Deceit doesn't count a Curse.
#[test]
fn deceit_does_not_count_curses() {
    let mut table = laid("deceit", |it| it.pile(1, "I3,A").curses(1, 2));
    table.play(1, "event deceit");
    assert_eq!(table.score(1), 2);
}

/// Rules 10.4: faces for the owner, backs for the others.
#[test]
fn who_sees_what_is_embalmed() {
    let table = laid("embalming", |it| it.pile(1, "I3,thief"));
    for viewer in [0, 1, 2, 3] {
        let told = table.witness(1, "event embalming", viewer);
        let Some(Event::Embalmed { cards: seen, .. }) = told.last() else { panic!("{told:?}") };
        assert_eq!(seen.faces, cards(if viewer == 1 { "I3,thief" } else { "-" }));
        assert_eq!(seen.backs, super::scene::backs(0, 1, 1));
    }
}
