//! Programs that play: they say that they are some, and hear of all their tables at once.
use super::{
    Client, TestServer,
    pages::Browser,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_program_says_that_it_is_one_when_it_sits_down() {
    let server = TestServer::new().await;
    let (ann, robot) = (somebody(&server), somebody(&server));
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
    let seats = format!("{path}/seats");
    robot.post(&seats, json!({"name": "Robert", "program": true})).await.ok();
    let programs = async || {
        let table = ann.get(&path).await.ok();
        let seats = table["seats"].as_array().unwrap().iter();
        seats.map(|it| it["program"].as_bool().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(programs().await, [false, true, false]);
    let row = &ann.get(&path).await.ok()["seats"][1];
    assert_eq!((&row["kind"], &row["level"]), (&json!("person"), &Value::Null));
    for (language, shown) in [
        ("en", "Robert (bot)"),
        ("de", "Robert (Bot)"),
        ("fr", "Robert (robot)"),
        ("ru", "Robert (бот)"),
    ] {
        let page = Browser::of(&ann.speaking(language)).go(&format!("/{path}")).await.ok();
        assert!(page.says(shown), "{language}: {}", page.text);
    }
    // Who leaves takes the mark along, and a person who takes the seat over is a person.
    robot.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(programs().await, [false, false, false]);
    robot.post(&seats, json!({"name": "Robert", "seat": 3, "program": true})).await.ok();
    server.client().post(&seats, json!({"name": "Cid"})).await.ok();
    assert_eq!(programs().await, [false, false, true]);
    let page = Browser::of(&ann).go(&format!("/{path}")).await.ok();
    assert!(page.says("Robert (bot)"), "in a game, too: {}", page.text);
    let moved = async |program: bool| {
        let seat = robot.post(&format!("{path}/handover"), json!({})).await.ok();
        let take = json!({"secret": seat["secret"], "program": program});
        robot.post("handover", take).await.ok();
        programs().await
    };
    assert_eq!(moved(false).await, [false, false, false]);
    assert_eq!(moved(true).await, [false, false, true]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_makes_a_table_and_its_rematch_stays_one() {
    let server = TestServer::new().await;
    let (robot, bob) = (somebody(&server), somebody(&server));
    let path = make(&robot, "conex", json!([{"program": "bot.py"}, "open"])).await;
    bob.post(&format!("{path}/seats"), json!({"name": "Bob"})).await.ok();
    play_to_the_end(&[&robot, &bob], &path).await;
    let again = bob.post(&format!("{path}/rematch"), json!({})).await.ok();
    let table = bob.get(&format!("tables/{}", again["table"].as_str().unwrap())).await.ok();
    assert_eq!(
        (&table["seats"][0]["program"], &table["seats"][1]["program"]),
        (&json!(true), &json!(false))
    );
    let two_of_me = json!([{"me": "Ann"}, {"program": "bot.py"}]);
    let refused = bob.post("tables", json!({"game": "conex", "seats": two_of_me})).await;
    assert_eq!(refused.code(), "bad_request");
}

/// The name of a table at a path.
fn id(path: &str) -> Value {
    json!(path.strip_prefix("tables/").unwrap())
}

async fn move_on(people: [&Client; 2], path: &str) {
    for who in people {
        let state = who.state(path).await;
        if let Some(action) = state["choices"].get(0) {
            who.act(path, &state, action.as_str().unwrap()).await.ok();
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_stream_tells_of_all_tables() {
    let server = TestServer::new().await;
    assert_eq!(server.client().get("me/live").await.code(), "no_token");
    let (ann, bob, first) = two(&server, "sobek").await;
    let mut live = ann.live("me/live").await;
    let table = live.next_of("table").await.data;
    assert_eq!((&table["id"], &table["you"]), (&id(&first), &json!(1)));
    let state = live.next_of("state").await;
    assert_eq!((&state.data["table"], &state.id), (&id(&first), &None));
    assert_eq!(state.data["state"]["view"], ann.state(&first).await["view"]);
    assert!(state.data["state"].get("explained").is_none());
    // Ann is there, at every one of her tables; that is noted in time.
    while bob.get(&first).await.ok()["seats"][0]["present"] != true {}

    // A table that she makes elsewhere comes by itself, and what happens there, too.
    let second = make(&ann, "conex", json!([{"me": "Ann"}, "open"])).await;
    assert_eq!(live.next_of("invitation").await.data, json!({"table": id(&second)}));
    assert_eq!(live.next_of("table").await.data["id"], id(&second));
    bob.post(&format!("{second}/seats"), json!({"name": "Bob"})).await.ok();
    loop {
        let told = live.next_of("state").await.data;
        if told["table"] == id(&second) {
            break;
        }
    }
    live.settle().await;
    move_on([&ann, &bob], &first).await;
    let told = live.next_of("state").await.data;
    assert_eq!((&told["table"], told["state"]["events"] == json!([])), (&id(&first), false));
    bob.post(&format!("{second}/chat"), json!({"text": "Hello"})).await.ok();
    let said = live.next_of("chat").await.data;
    assert_eq!((&said["table"], &said["line"]["text"]), (&id(&second), &json!("Hello")));
    // Others' tables are no business of hers.
    let (_, _, others) = two(&server, "sobek").await;
    assert!(live.is_silent().await, "{others}");
    server.stop();
    assert_eq!(live.next_of("bye").await.data, json!({}));
    assert!(live.next().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_and_a_seat_that_is_handed_over_are_invitations() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    let mut live = ann.live("me/live?explained=true").await;
    let state = live.next_of("state").await.data;
    assert_eq!(
        state["state"]["explained"].as_array().unwrap().len(),
        state["state"]["choices"].as_array().unwrap().len()
    );
    play_to_the_end(&[&ann, &bob], &path).await;
    while live.next_of("table").await.data["status"] != "over" {}
    let again = bob.post(&format!("{path}/rematch"), json!({})).await.ok();
    assert_eq!(live.next_of("invitation").await.data["table"], again["table"]);
    let table = live.next_of("table").await.data;
    assert_eq!((&table["id"], &table["you"]), (&again["table"], &json!(1)));
    assert_eq!(live.next_of("state").await.data["table"], again["table"]);

    // Bob hands a seat over to Ann; then it is no longer his.
    let (cid, bob, other) = two(&server, "sobek").await;
    let mut to_bob = bob.live("me/live").await;
    to_bob.next_of("state").await;
    let secret = bob.post(&format!("{other}/handover"), json!({})).await.ok()["secret"].clone();
    ann.post("handover", json!({"secret": secret})).await.ok();
    assert_eq!(live.next_of("invitation").await.data, json!({"table": id(&other)}));
    let told = loop {
        let told = to_bob.next_of("table").await.data;
        if told["you"] == Value::Null {
            break told;
        }
    };
    assert_eq!(told["id"], id(&other));
    to_bob.settle().await;
    move_on([&cid, &ann], &other).await;
    assert!(to_bob.is_silent().await, "nothing more of a table that isn't his");
}
