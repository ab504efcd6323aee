//! Acting: what is accepted, what is refused and how, and what everybody hears of it.
use super::{
    Client, Live, TestServer,
    seats::{make, somebody, three},
    tables::{play_to_the_end, two},
};
use serde_json::{Value, json};

/// Of two players, the one who is asked, the other, and the index of the first.
pub(crate) async fn mover<'a>(
    people: [&'a Client; 2],
    path: &str,
) -> (&'a Client, &'a Client, usize) {
    let state = people[0].state(path).await;
    match state["choices"].get(0) {
        Some(_) => (people[0], people[1], 0),
        None => (people[1], people[0], 1),
    }
}

/// Makes the first choice; returns the state before it.
pub(crate) async fn first_choice(who: &Client, path: &str) -> Value {
    let state = who.state(path).await;
    let action = state["choices"][0].as_str().expect("asked");
    who.act(path, &state, action).await.ok();
    state
}

/// Plays with the first choices until somebody is asked for this decision.
pub(crate) async fn play_until(people: &[&Client], path: &str, decision: &str) {
    for _ in 0..1000 {
        for who in people {
            let state = who.state(path).await;
            if state["view"]["decision"] == decision {
                return;
            }
            assert_eq!(state["over"], false, "before there was {decision}");
            if state["choices"].get(0).is_some() {
                first_choice(who, path).await;
            }
        }
    }
    panic!("no {decision}");
}

/// Plays this many moves with the first choices.
pub(crate) async fn play(people: [&Client; 2], path: &str, moves: usize) {
    for _ in 0..moves {
        let (asked, _, _) = mover(people, path).await;
        first_choice(asked, path).await;
    }
}

/// The next state that comes.
async fn state(live: &mut Live) -> Value {
    live.next_of("state").await.data
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_old_question_is_stale() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, _) = mover([&ann, &bob], &path).await;
    let old = first_choice(asked, &path).await;
    while asked.state(&path).await["choices"] == json!([]) {
        first_choice(waits, &path).await;
    }
    let now = asked.state(&path).await;
    let action = now["choices"][0].as_str().unwrap();
    let beyond = json!({"ply": now["ply"].as_u64().unwrap() + 1});
    let zero = json!({"ply": 0});
    for seen in [old, beyond, zero] {
        let refused = asked.act(&path, &seen, action).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "stale"), "{seen}");
        assert_eq!(refused.json()["state"], now, "it says where the table stands");
    }
    assert_eq!(asked.state(&path).await, now, "and nothing has changed");
    asked.act(&path, &now, action).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_asked_hears_it_with_his_own_state() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    let (asked, waits, _) = mover([&ann, &bob], &path).await;
    let seen = waits.state(&path).await;
    for action in ["draw", "nonsense"] {
        let early = waits.act(&path, &seen, action).await;
        assert_eq!(early.code(), "not_your_turn", "{action}");
        assert_eq!(early.json()["state"], seen);
    }
    let old = first_choice(asked, &path).await;
    let doubled = asked.act(&path, &old, old["choices"][0].as_str().unwrap()).await;
    assert!(["stale", "not_your_turn"].contains(&doubled.code().as_str()), "{}", doubled.text());
    assert_eq!(doubled.json()["state"], asked.state(&path).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_acts() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    let seen = asked.state(&path).await;
    assert_eq!(server.client().act(&path, &seen, "take 1").await.code(), "no_token");
    let stranger = somebody(&server).act(&path, &seen, "take 1").await;
    assert_eq!((stranger.status.as_u16(), stranger.code().as_str()), (403, "not_seated"));
    // A player of another table is a stranger here.
    let (other, _, _) = two(&server, "sobek").await;
    assert_eq!(other.act(&path, &seen, "take 1").await.code(), "not_seated");
    assert_eq!(asked.state(&path).await, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_section_and_reason_in_four_languages() {
    let server = TestServer::new().await;
    for (game, action) in [("sobek", "take 9"), ("conex", "done")] {
        let (ann, bob, path) = two(&server, game).await;
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let seen = asked.state(&path).await;
        let mut messages = Vec::new();
        let mut reasons = Vec::new();
        for language in ["en", "de", "fr", "ru"] {
            let refused = asked.speaking(language).act(&path, &seen, action).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "illegal"));
            let error = refused.json()["error"].clone();
            assert!(error["reason"]["reason"].is_string(), "{error}");
            let rule = error["rule"].as_str().expect("a section").to_owned();
            assert!(rule.starts_with(|it: char| it.is_ascii_digit()), "{rule}");
            messages.push(error["message"].as_str().unwrap().to_owned());
            reasons.push((rule, error["reason"].to_string()));
        }
        reasons.dedup();
        assert_eq!(reasons.len(), 1, "the same in all languages");
        messages.sort();
        messages.dedup();
        assert_eq!(messages.len(), 4, "{messages:?}");
        assert_eq!(asked.state(&path).await, seen);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_no_action() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    let seen = asked.state(&path).await;
    let long = "take ".repeat(2000);
    for action in ["", "dance", "take", "take 0", "take 1 2", "take 1\n", "undo", "TAKE 1", &long] {
        let refused = asked.act(&path, &seen, action).await;
        let code = refused.code();
        assert_eq!((refused.status.as_u16(), code.as_str()), (400, "not_an_action"), "{action:?}");
    }
    assert_eq!(asked.state(&path).await, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_game_is_over_nobody_acts() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    play_to_the_end(&[&ann, &bob], &path).await;
    let seen = ann.state(&path).await;
    assert_eq!(ann.act(&path, &seen, "draw").await.code(), "over");
    assert_eq!(ann.undo(&path, &seen).await.code(), "over");
    assert_eq!(ann.post(&format!("{path}/leave"), json!({})).await.code(), "over");
    assert_eq!(ann.post(&format!("{path}/abandon"), json!({"agree": true})).await.code(), "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_choose_at_the_same_time_do_not_collide() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    play_until(&[&ann, &bob], &path, "horizontal_sets").await;
    let (to_ann, to_bob) = (ann.state(&path).await, bob.state(&path).await);
    assert_eq!(to_ann["asked"], json!([1, 2]));
    // Each answers what they saw before the other had answered.
    ann.act(&path, &to_ann, "done").await.ok();
    bob.act(&path, &to_bob, "done").await.ok();
    assert_ne!(ann.state(&path).await["view"]["decision"], "horizontal_sets");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_several_are_asked_at_once_each_answers_in_his_own_time() {
    let server = TestServer::new().await;
    // Lightning asks all others at once; somebody must have rolled it and use it.
    for _ in 0..40 {
        let (people, path) = three(&server, "conex").await;
        for _ in 0..300 {
            let mut seen = Vec::new();
            for who in &people {
                let state = who.state(&path).await;
                if state["choices"] != json!([]) {
                    seen.push((who, state));
                }
            }
            let answer = async |(who, state): &(&Client, Value)| {
                who.act(&path, state, state["choices"][0].as_str().unwrap()).await
            };
            match seen.as_slice() {
                [] => break,
                [alone] => {
                    answer(alone).await.ok();
                }
                [one, other, ..] => {
                    // Each answers what they saw before the other had answered; once.
                    let (first, second) = tokio::join!(answer(one), answer(other));
                    first.ok();
                    second.ok();
                    let code = answer(one).await.code();
                    assert!(matches!(code.as_str(), "stale" | "not_your_turn"), "{code}");
                    return;
                }
            }
        }
    }
    panic!("nobody was asked together with another");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_step_is_not_sent_to_those_who_may_not_know() {
    let server = TestServer::new().await;
    // Somebody must hold a set at the end of the round: not in every game.
    for _ in 0..40 {
        let (ann, bob, path) = two(&server, "sobek").await;
        play_until(&[&ann, &bob], &path, "horizontal_sets").await;
        for (who, other) in [(&ann, &bob), (&bob, &ann)] {
            let seen = who.state(&path).await;
            let set = seen["choices"].as_array().unwrap().iter().find(|it| *it != "done");
            let Some(set) = set else { continue };
            let live = format!("{path}/live");
            let (mut own, mut others) = (who.live(&live).await, other.live(&live).await);
            let mut onlookers = server.client().live(&live).await;
            for it in [&mut own, &mut others, &mut onlookers] {
                state(it).await;
            }
            others.settle().await;
            onlookers.settle().await;
            let before = (other.state(&path).await, server.client().state(&path).await);
            who.act(&path, &seen, set.as_str().unwrap()).await.ok();
            assert_ne!(state(&mut own).await["events"], json!([]), "the player hears of it");
            assert!(others.is_silent().await && onlookers.is_silent().await);
            assert_eq!(before, (other.state(&path).await, server.client().state(&path).await));
            return;
        }
    }
    panic!("no set to lay aside in any game");
}

#[tokio::test(flavor = "multi_thread")]
async fn events_since_a_ply_tell_what_the_live_stream_told() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let (ann, bob, path) = two(&server, game).await;
        let onlooker = server.client();
        let mut streams = Vec::new();
        for who in [&ann, &bob, &onlooker] {
            let mut live = who.live(&format!("{path}/live")).await;
            let first = live.next_of("state").await;
            assert_eq!(first.data["events"], json!([]), "newcomers hear of nothing old");
            streams.push((who, live, first.id.unwrap(), Vec::new()));
        }
        for _ in 0..12 {
            play([&ann, &bob], &path, 1).await;
            for (who, live, _, heard) in &mut streams {
                let now = who.state(&path).await["ply"].as_u64().unwrap() as u32;
                let event = live.next_of("state").await;
                assert_eq!(event.id, Some(now), "its id is their ply");
                assert_eq!(event.data["ply"], now);
                heard.extend(event.data["events"].as_array().unwrap().clone());
            }
        }
        for (who, _, first, heard) in &streams {
            let told = who.get(&format!("{path}/events?since={first}")).await.ok();
            assert_eq!(told["events"], json!(heard));
            assert_eq!(told["undone"], false);
            let state = who.get(&format!("{path}/state?since={first}")).await.ok();
            assert_eq!((&state["events"], &state["since"]), (&told["events"], &json!(first)));
            let all = who.get(&format!("{path}/events")).await.ok()["events"].clone();
            assert!(all.as_array().unwrap().ends_with(heard), "everything, without a ply");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_he_missed_and_no_more() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let live = format!("{path}/live");
    let mut first = ann.live(&live).await;
    let last = first.next_of("state").await.id.unwrap();
    drop(first);
    play([&ann, &bob], &path, 7).await;
    let missed = ann.get(&format!("{path}/events?since={last}")).await.ok();
    let by_header = state(&mut ann.live_after(&live, Some(last)).await).await;
    let by_query = state(&mut ann.live(&format!("{live}?since={last}")).await).await;
    assert_eq!(by_header, by_query);
    assert_eq!((&by_header["events"], &by_header["since"]), (&missed["events"], &json!(last)));
    // Those who have missed nothing, or claim to come from the future, get the present state.
    let now = ann.state(&path).await;
    for seen in [now["ply"].as_u64().unwrap() as u32, u32::MAX] {
        assert_eq!(state(&mut ann.live_after(&live, Some(seen)).await).await, now, "{seen}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_slowly_gets_one_state_with_all_that_happened() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mut slow = ann.live(&format!("{path}/live")).await;
    let first = slow.next_of("state").await.id.unwrap();
    play([&ann, &bob], &path, 30).await;
    let now = slow.next_of("state").await;
    let told = ann.get(&format!("{path}/events?since={first}")).await.ok();
    assert_eq!((&now.data["events"], &now.data["since"]), (&told["events"], &json!(first)));
    assert_eq!(now.data["ply"], ann.state(&path).await["ply"]);
    assert!(30 <= told["events"].as_array().unwrap().len());
    while let Ok(more) =
        tokio::time::timeout(std::time::Duration::from_millis(150), slow.next()).await
    {
        assert_ne!(more.expect("it goes on").kind, "state", "one was enough");
    }
}

/// More streams than a mailbox has room for want the story at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn however_many_listen_all_are_told() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    for _ in 0..6 {
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        first_choice(asked, &path).await;
    }
    let listeners = (0..300).map(|_| {
        let (who, path) = (server.client(), format!("{path}/live"));
        tokio::spawn(async move {
            let mut live = who.live_after(&path, Some(1)).await;
            live.next_of("state").await.data["events"].as_array().unwrap().len()
        })
    });
    let listeners: Vec<_> = listeners.collect();
    let mut told = Vec::new();
    for it in listeners {
        told.push(it.await.expect("everybody gets their state"));
    }
    assert!(0 < told[0] && told.iter().all(|it| *it == told[0]), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_everybody_in_order_and_who_comes_later() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mut live = bob.live(&format!("{path}/live")).await;
    state(&mut live).await;
    for (who, text) in [(&ann, "hello <b>"), (&bob, "салют\n2"), (&ann, "…")] {
        who.post(&format!("{path}/chat"), json!({"text": text})).await.ok();
    }
    let mut late = server.client().live(&format!("{path}/live")).await;
    for stream in [&mut live, &mut late] {
        for (number, seat, text) in [(0, 1, "hello <b>"), (1, 2, "салют\n2"), (2, 1, "…")] {
            let line = stream.next_of("chat").await.data;
            assert_eq!((&line["number"], &line["seat"]), (&json!(number), &json!(seat)));
            assert_eq!(line["text"], text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_at_the_table() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mut to_ann = ann.live(&format!("{path}/live")).await;
    let bob_is_there = async |live: &mut Live, there: bool| {
        while live.next_of("table").await.data["seats"][1]["present"] != json!(there) {}
    };
    let mut to_bob = bob.live(&format!("{path}/live")).await;
    state(&mut to_bob).await;
    bob_is_there(&mut to_ann, true).await;
    drop(to_bob);
    bob_is_there(&mut to_ann, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_those_of_the_state() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    for who in [&ann, &bob, &server.client()] {
        let (state, choices) =
            (who.state(&path).await, who.get(&format!("{path}/choices")).await.ok());
        assert_eq!(
            choices,
            json!({"game": "conex", "ply": state["ply"], "choices": state["choices"]})
        );
    }
    let open = make(&ann, "conex", json!([{"me": "Ann"}, "open"])).await;
    for what in ["state", "choices", "events"] {
        assert_eq!(ann.get(&format!("{open}/{what}")).await.code(), "not_started", "{what}");
    }
}
