//! Who sits where: sitting down, leaving, coming back, handing over, ending it.
use super::{
    Client, TestServer,
    client::plenty,
    tables::{play_to_the_end, two},
    turns::{first_choice, mover},
};
use crate::{ids::Secret, settings::Settings};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Change, testing::Fresh};

/// Somebody with a token but no seat.
pub(crate) fn somebody(server: &TestServer) -> Client {
    server.client().with_token(Secret::random().reveal())
}

/// Makes a table; its path.
pub(crate) async fn make(host: &Client, game: &str, seats: Value) -> String {
    let made = host.post("tables", json!({"game": game, "seats": seats})).await.ok();
    format!("tables/{}", made["table"]["id"].as_str().unwrap())
}

async fn sit(who: &Client, path: &str, name: &str) -> Value {
    who.post(&format!("{path}/seats"), json!({"name": name})).await.ok()
}

/// A table of three people.
pub(crate) async fn three(server: &TestServer, game: &str) -> ([Client; 3], String) {
    let people = [somebody(server), somebody(server), somebody(server)];
    let path = make(&people[0], game, json!([{"me": "Ann"}, "open", "open"])).await;
    sit(&people[1], &path, "Bob").await;
    sit(&people[2], &path, "Cy").await;
    (people, path)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_begins_when_the_last_seat_is_taken() {
    let server = TestServer::new().await;
    let (ann, bob, cy) = (somebody(&server), somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!(["open", {"me": "Ann"}, "open"])).await;
    assert_eq!(sit(&bob, &path, "Bob").await["seat"], 1);
    let table = ann.get(&path).await.ok();
    assert_eq!((&table["status"], &table["you"]), (&json!("open"), &json!(2)));
    assert_eq!(ann.get(&format!("{path}/state")).await.code(), "not_started");
    assert_eq!(ann.act(&path, &json!({"ply": 0}), "take 1").await.code(), "not_started");
    assert_eq!(sit(&cy, &path, "Cy").await["seat"], 3);
    assert_eq!(ann.get(&path).await.ok()["status"], "playing");
    assert_eq!(ann.state(&path).await["asked"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_seat_that_is_taken_or_does_not_exist() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "conex", json!([{"me": "Ann"}, {"bot": "deckhand"}, "open"])).await;
    let seats = format!("{path}/seats");
    for (seat, code) in
        [(json!(1), "seat_taken"), (json!(2), "seat_taken"), (json!(4), "seat_none")]
    {
        let refused = bob.post(&seats, json!({"name": "Bob", "seat": seat})).await;
        assert_eq!(refused.code(), code, "{seat}");
    }
    for seat in [json!(0), json!(255)] {
        let refused = bob.post(&seats, json!({"name": "Bob", "seat": seat})).await;
        assert_eq!(refused.code(), "seat_none", "{seat}");
    }
    bob.post(&seats, json!({"name": "Bob", "seat": 3})).await.ok();
    let late = somebody(&server).post(&seats, json!({"name": "Cy"})).await;
    assert_eq!(late.code(), "no_seat_free");
    assert_eq!(ann.get(&path).await.ok()["seats"][2]["name"], "Bob");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_click_gets_the_same_seat() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    let seats = format!("{path}/seats");
    assert_eq!(sit(&bob, &path, "Bob").await["seat"], 2);
    assert_eq!(sit(&bob, &path, "Bob").await["seat"], 2);
    assert_eq!(bob.post(&seats, json!({"name": "Bob", "seat": 2})).await.ok()["seat"], 2);
    let other = bob.post(&seats, json!({"name": "Bob", "seat": 3})).await;
    assert_eq!(other.code(), "already_seated");
    sit(&somebody(&server), &path, "Cy").await;
    assert_eq!(sit(&bob, &path, "Bob").await["seat"], 2, "also when the game has begun");
    let twice = json!({"game": "sobek", "seats": [{"me": "Ann"}, {"me": "Anna"}]});
    assert_eq!(ann.post("tables", twice).await.code(), "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_short_visible_and_nobody_elses() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    let seats = format!("{path}/seats");
    for name in ["", "  ", &"x".repeat(25), "Bo\u{7}b", "Bo\0b", "Bo\u{202e}b", "\u{200b}"] {
        assert_eq!(bob.post(&seats, json!({"name": name})).await.code(), "name", "{name:?}");
        let new = json!({"game": "sobek", "seats": [{"me": name}, "open"]});
        assert_eq!(bob.post("tables", new).await.code(), "name", "{name:?}");
    }
    for name in ["Ann", "ANN", " aNn ", "\u{ff21}nn"] {
        assert_eq!(bob.post(&seats, json!({"name": name})).await.code(), "name_taken", "{name}");
    }
    bob.post(&seats, json!({"name": format!("  {}   ж ", "ö".repeat(22))})).await.ok();
    let shown = ann.get(&path).await.ok()["seats"][1]["name"].clone();
    assert_eq!(shown, format!("{} ж", "ö".repeat(22)), "24 letters of any script");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_puts_bots_on_open_seats() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open", "open"])).await;
    sit(&bob, &path, "Bob").await;
    let bot = json!({"bot": "deckhand"});
    let third = format!("{path}/seats/3");
    assert_eq!(bob.put(&third, bot.clone()).await.code(), "not_host");
    assert_eq!(server.client().put(&third, bot.clone()).await.code(), "no_token");
    assert_eq!(ann.put(&third, json!({"bot": "admiral"})).await.code(), "level");
    assert_eq!(ann.put(&format!("{path}/seats/2"), bot.clone()).await.code(), "seat_taken");
    for odd in ["0", "5", "256", "-1", "x", "%33%00"] {
        let refused = ann.put(&format!("{path}/seats/{odd}"), bot.clone()).await;
        assert_eq!(refused.code(), "seat_none", "{odd}");
    }
    ann.put(&third, bot.clone()).await.ok();
    let seat = &ann.get(&path).await.ok()["seats"][2];
    assert_eq!((&seat["kind"], &seat["level"]), (&json!("bot"), &json!("deckhand")));
    assert_eq!(ann.put(&third, bot.clone()).await.code(), "seat_taken");
    ann.put(&format!("{path}/seats/4"), bot).await.ok();
    assert_eq!(ann.get(&path).await.ok()["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_before_the_game_frees_the_seat() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    sit(&bob, &path, "Bob").await;
    bob.post(&format!("{path}/leave"), json!({})).await.ok();
    let table = bob.get(&path).await.ok();
    assert_eq!(table["you"], Value::Null);
    let seat = &table["seats"][1];
    assert_eq!(
        (&seat["kind"], &seat["name"], &seat["away"]),
        (&json!("open"), &Value::Null, &json!(false))
    );
    assert_eq!(bob.post(&format!("{path}/leave"), json!({})).await.code(), "not_seated");
    // Their name is free, too.
    assert_eq!(sit(&somebody(&server), &path, "Bob").await["seat"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_acts_for_whoever_has_left_until_he_returns() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, seat) = mover([&ann, &bob], &path).await;
    let mut live = waits.live(&format!("{path}/live")).await;
    assert_eq!(live.next_of("state").await.data["choices"], json!([]));
    asked.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(waits.get(&path).await.ok()["seats"][seat]["away"], true);
    // It is their turn; the bot takes it, and then it is the other's.
    while live.next_of("state").await.data["choices"] == json!([]) {}
    asked.post(&format!("{path}/return"), json!({})).await.ok();
    assert_eq!(waits.get(&path).await.ok()["seats"][seat]["away"], false);
    assert_eq!(asked.post(&format!("{path}/return"), json!({})).await.code(), "not_away");
    // From now on the table waits for them.
    first_choice(waits, &path).await;
    let asks = asked.state(&path).await;
    if asks["choices"] != json!([]) {
        assert!(live.next_of("state").await.data["ply"].is_u64());
        assert!(live.is_silent().await);
    }
    let stranger = somebody(&server);
    for what in ["leave", "return"] {
        assert_eq!(stranger.post(&format!("{path}/{what}"), json!({})).await.code(), "not_seated");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_all_have_left_the_table_waits_until_somebody_acts() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, seat) = mover([&ann, &bob], &path).await;
    waits.post(&format!("{path}/leave"), json!({})).await.ok();
    asked.post(&format!("{path}/leave"), json!({})).await.ok();
    let mut live = server.client().live(&format!("{path}/live")).await;
    let ply = live.next_of("state").await.id;
    for _ in 0..5 {
        assert!(live.is_silent().await, "bots don't play alone");
    }
    // To act is to be back; then the other's bot plays with them.
    first_choice(asked, &path).await;
    assert_eq!(asked.get(&path).await.ok()["seats"][seat]["away"], false);
    while asked.state(&path).await["choices"] == json!([]) {
        assert!(ply < live.next_of("state").await.id);
    }
    assert_eq!(asked.get(&path).await.ok()["seats"][1 - seat]["away"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_abandoned_when_all_agree() {
    let server = TestServer::new().await;
    let ([ann, bob, cy], path) = three(&server, "sobek").await;
    let abandon = format!("{path}/abandon");
    let status = async || ann.get(&path).await.ok()["status"].clone();
    cy.post(&abandon, json!({"agree": true})).await.ok();
    cy.post(&format!("{path}/leave"), json!({})).await.ok();
    ann.post(&abandon, json!({"agree": true})).await.ok();
    assert_eq!(status().await, "playing");
    assert_eq!(bob.get(&path).await.ok()["seats"][0]["wants_to_abandon"], true);
    ann.post(&abandon, json!({"agree": false})).await.ok();
    bob.post(&abandon, json!({"agree": true})).await.ok();
    assert_eq!(status().await, "playing", "Ann has thought better of it");
    assert_eq!(somebody(&server).post(&abandon, json!({"agree": true})).await.code(), "not_seated");
    ann.post(&abandon, json!({"agree": true})).await.ok();
    assert_eq!(status().await, "abandoned");
    ann.post(&abandon, json!({"agree": true})).await.ok();
    let seen = json!({"ply": 1});
    assert_eq!(ann.act(&path, &seen, "take 1").await.code(), "abandoned");
    assert_eq!(ann.undo(&path, &seen).await.code(), "abandoned");
    assert_eq!(ann.post(&format!("{path}/leave"), json!({})).await.code(), "abandoned");
    assert_eq!(ann.get(&path).await.ok()["results"], json!([]));
    for who in [&ann, &bob, &cy] {
        let state = who.state(&path).await;
        assert_eq!(
            (&state["asked"], &state["choices"]),
            (&json!([]), &json!([])),
            "nobody is asked"
        );
        assert_eq!(state["can_undo"], false);
        assert_eq!(who.get("me/tables").await.ok()["tables"][0]["your_turn"], false);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_and_stays_away_has_no_say_so_those_who_stay_may_all_have_agreed() {
    let settings = Settings { abandon_after: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let ([ann, bob, cy], path) = three(&server, "sobek").await;
    let agree = json!({"agree": true});
    ann.post(&format!("{path}/abandon"), agree.clone()).await.ok();
    bob.post(&format!("{path}/abandon"), agree).await.ok();
    assert_eq!(ann.get(&path).await.ok()["status"], "playing");
    cy.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(ann.get(&path).await.ok()["status"], "playing", "he may come back");
    let mut live = ann.live(&format!("{path}/live")).await;
    while live.next_of("table").await.data["status"] != "abandoned" {}
}

#[tokio::test(flavor = "multi_thread")]
async fn who_made_a_table_goes_on_as_its_host_on_the_other_device() {
    let server = TestServer::new().await;
    let (laptop, phone) = (somebody(&server), somebody(&server));
    let path = make(&laptop, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    let link = laptop.post(&format!("{path}/handover"), json!({})).await.ok();
    phone.post("handover", json!({"secret": link["secret"]})).await.ok();
    let (second, bot) = (format!("{path}/seats/2"), json!({"bot": "deckhand"}));
    assert_eq!(laptop.put(&second, bot.clone()).await.code(), "not_host");
    phone.put(&second, bot).await.ok();
    assert_eq!(phone.get(&path).await.ok()["host"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_had_left_has_left_in_the_rematch_too() {
    let server = TestServer::new().await;
    let ([ann, bob, cy], path) = three(&server, "sobek").await;
    cy.post(&format!("{path}/leave"), json!({})).await.ok();
    for who in [&ann, &bob, &cy] {
        who.post(&format!("{path}/abandon"), json!({"agree": true})).await.ok();
    }
    let next = ann.post(&format!("{path}/rematch"), json!({})).await.ok();
    let next = format!("tables/{}", next["table"].as_str().unwrap());
    let away = |table: &Value| table["seats"][2]["away"].clone();
    assert_eq!(away(&ann.get(&next).await.ok()), true, "nobody waits for them");
    cy.post(&format!("{next}/return"), json!({})).await.ok();
    assert_eq!(away(&ann.get(&next).await.ok()), false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_has_vanished() {
    let settings = Settings { absent_after: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let replace = async |who: &Client, seat: u8| {
        who.post(&format!("{path}/seats/{seat}/caretaker"), json!({})).await
    };
    assert_eq!(replace(&ann, 2).await.code(), "still_here", "they sat down a moment ago");
    assert_eq!(replace(&somebody(&server), 2).await.code(), "not_seated");
    assert_eq!(replace(&ann, 3).await.code(), "seat_none");
    let mut line = bob.live(&format!("{path}/live")).await;
    line.next_of("state").await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(replace(&ann, 2).await.code(), "still_here", "they are watching");
    drop(line);
    assert_eq!(replace(&ann, 2).await.code(), "still_here", "they have just gone");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    replace(&ann, 2).await.ok();
    assert_eq!(ann.get(&path).await.ok()["seats"][1]["away"], true);
    assert_eq!(replace(&ann, 2).await.code(), "seat_taken", "a bot is already playing");
    bob.post(&format!("{path}/return"), json!({})).await.ok();
    assert_eq!(ann.get(&path).await.ok()["seats"][1]["away"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_stay_those_of_who_said_them() {
    let server = TestServer::new().await;
    let (ann, mallory, bob) = (somebody(&server), somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    sit(&mallory, &path, "Mallory").await;
    mallory.post(&format!("{path}/chat"), json!({"text": "boo"})).await.ok();
    mallory.post(&format!("{path}/leave"), json!({})).await.ok();
    sit(&bob, &path, "Bob").await;
    let line = bob.live(&format!("{path}/live")).await.next_of("chat").await.data;
    assert_eq!((&line["name"], &line["seat"]), (&json!("Mallory"), &json!(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_close_an_open_table() {
    let server = TestServer::new().await;
    let (ann, bob) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    sit(&bob, &path, "Bob").await;
    let agree = json!({"agree": true});
    assert_eq!(bob.post(&format!("{path}/abandon"), agree.clone()).await.code(), "not_host");
    ann.post(&format!("{path}/abandon"), json!({"agree": false})).await.ok();
    assert_eq!(ann.get(&path).await.ok()["status"], "open");
    ann.post(&format!("{path}/abandon"), agree).await.ok();
    assert_eq!(bob.get(&path).await.ok()["status"], "abandoned");
    let late = somebody(&server).post(&format!("{path}/seats"), json!({"name": "Cy"})).await;
    assert_eq!(late.code(), "no_seat_free");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_once_and_the_old_one_looks_on() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "conex").await;
        let mut old = ann.live(&format!("{path}/live")).await;
        assert!(old.next_of("state").await.data["view"]["seats"][0]["hand"].is_array());
        let link = async || {
            let made = ann.post(&format!("{path}/handover"), json!({})).await.ok();
            assert!(made["link"].as_str().unwrap().contains(made["secret"].as_str().unwrap()));
            json!({"secret": made["secret"]})
        };
        let (first, second) = (link().await, link().await);
        let phone = somebody(&server);
        assert_eq!(phone.post("handover", first).await.code(), "handover", "the later one counts");
        assert_eq!(bob.post("handover", second.clone()).await.code(), "already_seated");
        assert_eq!(phone.post("handover", second.clone()).await.ok()["seat"], 1);
        for late in [&phone, &ann, &bob, &somebody(&server)] {
            assert_eq!(late.post("handover", second.clone()).await.code(), "handover", "once");
        }
        assert!(phone.state(&path).await["view"]["seats"][0]["hand"].is_array());
        // The old device is told, and sees no hand from now on.
        loop {
            let event = old.next().await.expect("it goes on");
            if event.kind == "table" && event.data["you"] == Value::Null {
                break;
            }
        }
        let state = old.next_of("state").await.data;
        assert_eq!(state["view"]["seats"][0]["hand"], Value::Null);
        assert_eq!(state["choices"], json!([]));
        // It isn't counted as the seat's any more.
        while old.next_of("table").await.data["seats"][0]["present"] == true {}
        assert_eq!(ann.act(&path, &json!({"ply": 1}), "draw").await.code(), "not_seated");
        assert_eq!(ann.undo(&path, &json!({"ply": 1})).await.code(), "not_seated");
        first_choice_of_either(&phone, &bob, &path).await;
        assert_eq!(old.next_of("state").await.data["view"]["seats"][0]["hand"], Value::Null);
        assert_eq!(
            ann.post(&format!("{path}/chat"), json!({"text": "hi"})).await.code(),
            "not_seated"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_moves_a_seat_works_for_a_day() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "conex").await;
    let made = ann.post(&format!("{path}/handover"), json!({})).await.ok();
    let day = 24 * 60 * 60 * 1000;
    let left = made["expires_ms"].as_i64().unwrap() - crate::clock::now_ms();
    assert!((day - 60_000..=day).contains(&left), "{left}");
    let page = format!("/handover/{}", made["secret"].as_str().unwrap());
    let take = json!({"secret": made["secret"]});
    let id = path.strip_prefix("tables/").unwrap();
    let older = async |server: TestServer, ms: i64| {
        let mut seat = server.store.seats(id).await.unwrap().swap_remove(0);
        seat.handover_ms -= ms;
        server.store.write(Change::Seat { id: id.to_owned(), seat }).await.unwrap();
        server.restarted().await
    };
    let server = older(server, day).await;
    let phone = somebody(&server);
    assert_eq!(phone.get(&page).await.status.as_u16(), 404);
    assert_eq!(phone.post("handover", take.clone()).await.code(), "handover");
    let server = older(server, -60_000).await;
    let phone = somebody(&server);
    assert!(phone.get(&page).await.status.is_success());
    phone.post("handover", take).await.ok();
}

async fn first_choice_of_either(one: &Client, other: &Client, path: &str) {
    let (asked, _, _) = mover([one, other], path).await;
    first_choice(asked, path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_public_tables_while_they_are_open() {
    let server = TestServer::new().await;
    let host = somebody(&server);
    let listed = async || {
        let tables = server.client().get("tables").await.ok()["tables"].clone();
        let ids = tables.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap().to_owned());
        ids.collect::<Vec<_>>()
    };
    let seats = json!([{"me": "Ann"}, "open"]);
    make(&host, "sobek", seats.clone()).await;
    assert_eq!(listed().await, [""; 0], "a table is private by default");
    let new = json!({"game": "conex", "seats": seats, "public": true});
    let made = host.post("tables", new.clone()).await.ok();
    let id = made["table"]["id"].as_str().unwrap();
    assert_eq!(listed().await, [id]);
    sit(&somebody(&server), &format!("tables/{id}"), "Bob").await;
    assert_eq!(listed().await, [""; 0], "it is full");
    let made = host.post("tables", new).await.ok();
    let path = format!("tables/{}", made["table"]["id"].as_str().unwrap());
    assert_eq!(listed().await.len(), 1);
    host.post(&format!("{path}/abandon"), json!({"agree": true})).await.ok();
    assert_eq!(listed().await, [""; 0], "it was closed");
    host.post(&format!("{path}/rematch"), json!({})).await.ok();
    assert_eq!(listed().await.len(), 1, "the next one waits for somebody, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_finds_the_tables_where_he_sits_and_is_asked() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mine = async |who: &Client| who.get("me/tables").await.ok()["tables"].clone();
    let (asked, waits, _) = mover([&ann, &bob], &path).await;
    assert_eq!(mine(asked).await[0]["your_turn"], true);
    assert_eq!(mine(waits).await[0]["your_turn"], false);
    assert_eq!(mine(&ann).await[0]["you"], 1);
    assert_eq!(mine(&somebody(&server)).await, json!([]));
    assert_eq!(server.client().get("me/tables").await.code(), "no_token");
    // People find the tables they made even if they don't sit there.
    let host = somebody(&server);
    make(&host, "sobek", json!(["open", "open"])).await;
    let hosted = &mine(&host).await[0];
    assert_eq!((&hosted["host"], &hosted["you"]), (&json!(true), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_no_hand() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "conex").await;
    for who in [server.client(), somebody(&server)] {
        let state = who.state(&path).await;
        assert_eq!(state["choices"], json!([]));
        assert_eq!(state["can_undo"], false);
        for seat in 0..2 {
            assert_eq!(state["view"]["seats"][seat]["hand"], Value::Null);
        }
    }
    let own = ann.state(&path).await["view"]["seats"].clone();
    assert!(own[0]["hand"].is_array() && own[1]["hand"].is_null());
    let (ann, _, path) = two(&server, "sobek").await;
    let faces = |state: &Value, seat: usize| state["view"]["seats"][seat]["hand"]["faces"].clone();
    let (own, public) = (ann.state(&path).await, server.client().state(&path).await);
    assert_ne!(faces(&own, 0), json!([]));
    assert_eq!(faces(&own, 1), json!([]));
    assert_eq!((faces(&public, 0), faces(&public, 1)), (json!([]), json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_so_many_unfinished_tables_and_no_more() {
    let settings = Settings { tables_per_person: Some(2), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let host = somebody(&server);
    let seats = json!([{"me": "Ann"}, "open"]);
    let path = make(&host, "sobek", seats.clone()).await;
    make(&host, "sobek", seats.clone()).await;
    let new = json!({"game": "sobek", "seats": seats});
    let third = host.post("tables", new.clone()).await;
    assert_eq!((third.status.as_u16(), third.code().as_str()), (429, "too_many_tables"));
    assert!(third.json()["error"]["message"].as_str().unwrap().contains('2'));
    somebody(&server).post("tables", new.clone()).await.ok();
    host.post(&format!("{path}/abandon"), json!({"agree": true})).await.ok();
    host.post("tables", new).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_keeps_its_log_and_its_story() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    play_to_the_end(&[&ann, &bob], &path).await;
    let before = (
        server.client().get(&format!("{path}/log")).await.text().to_owned(),
        ann.get(&format!("{path}/events")).await.ok(),
        bob.state(&path).await,
        ann.get(&path).await.ok(),
    );
    let server = server.restarted().await;
    let (ann, bob) = (
        server.client().with_token(ann.token.as_ref().unwrap()),
        server.client().with_token(bob.token.as_ref().unwrap()),
    );
    let after = (
        server.client().get(&format!("{path}/log")).await.text().to_owned(),
        ann.get(&format!("{path}/events")).await.ok(),
        bob.state(&path).await,
        ann.get(&path).await.ok(),
    );
    assert_eq!(before, after);
    assert_eq!(ann.act(&path, &before.2, "draw").await.code(), "over");
}
