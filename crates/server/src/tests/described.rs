//! What is answered is as its description says: thousands of real answers, read by a validator
//! that isn't ours.
use super::{
    Client, Reply, TestServer,
    seats::{make, somebody},
};
use axum::http::Method;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The description, and how often each of its schemas was met.
struct Description {
    api: Value,
    validators: BTreeMap<String, Validator>,
    met: BTreeMap<String, usize>,
}

impl Description {
    async fn of(server: &TestServer) -> Description {
        let api = server.client().get("openapi.json").await.ok();
        Description { api, validators: BTreeMap::new(), met: BTreeMap::new() }
    }

    /// The schema of an answer, as a whole document.
    fn schema(&self, method: &Method, route: &str, status: u16) -> Option<Value> {
        let method = method.as_str().to_lowercase();
        let responses = &self.api["paths"][&format!("/api/v1/{route}")][&method]["responses"];
        let status = status.to_string();
        let wide = format!("{}XX", &status[..1]);
        let response = responses.get(&status).or(responses.get(&wide));
        let response = response.unwrap_or_else(|| panic!("{method} {route}: {status}"));
        let schema = response["content"].get("application/json")?["schema"].clone();
        Some(json!({"allOf": [schema], "components": self.api["components"]}))
    }

    fn check(&mut self, method: &Method, route: &str, reply: &Reply) {
        let status = reply.status.as_u16();
        let key = format!("{method} {route} {status}");
        let Some(schema) = self.schema(method, route, status) else { return };
        let validator = self.validators.entry(key.clone());
        let validator = validator.or_insert_with(|| jsonschema::validator_for(&schema).unwrap());
        let json = reply.json();
        if let Some(error) = validator.iter_errors(&json).next() {
            panic!("{key}: {error}: {json}");
        }
        *self.met.entry(key).or_default() += 1;
    }

    async fn get(&mut self, who: &Client, route: &str, id: &str, query: &str) -> Value {
        let reply = who.get(&format!("{}{query}", route.replace("{id}", id))).await;
        self.check(&Method::GET, route, &reply);
        reply.json()
    }

    async fn post(&mut self, who: &Client, route: &str, id: &str, body: Value) -> Value {
        let reply = who.post(&route.replace("{id}", id), body).await;
        self.check(&Method::POST, route, &reply);
        if reply.body.is_empty() { Value::Null } else { reply.json() }
    }
}

/// A random number below `below`: the choices of a run, always the same.
fn next(dice: &mut u64, below: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize % below
}

async fn play(
    api: &mut Description,
    server: &TestServer,
    game: &str,
    seats: usize,
    dice: &mut u64,
) {
    let people: Vec<Client> = (0..seats).map(|_| somebody(server)).collect();
    let open = vec![json!("open"); seats];
    let new = json!({"game": game, "seats": open, "public": true});
    let made = api.post(&people[0], "tables", "", new).await;
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    api.get(&people[0], "tables", "", "").await;
    for (nth, who) in people.iter().enumerate() {
        let sits = json!({"name": format!("P{nth}"), "program": nth == 1});
        api.post(who, "tables/{id}/seats", &id, sits).await;
    }
    for turn in 0.. {
        let mut over = true;
        for who in &people {
            let query = ["", "?explained=true", "?since=0"][turn % 3];
            let state = api.get(who, "tables/{id}/state", &id, query).await;
            over &= state["over"] == true;
            let choices = state["choices"].as_array().unwrap();
            if turn % 4 == 0 {
                let query = if turn % 8 == 0 { "?explained=true" } else { "" };
                api.get(who, "tables/{id}/choices", &id, query).await;
                api.get(who, "tables/{id}/events", &id, "?since=3").await;
                api.get(who, "tables/{id}", &id, "").await;
                let act = json!({"ply": state["ply"], "action": "take 9"});
                api.post(who, "tables/{id}/actions", &id, act).await;
            }
            if !choices.is_empty() {
                let action = &choices[next(dice, choices.len())];
                let act = json!({"ply": state["ply"], "action": action});
                api.post(who, "tables/{id}/actions", &id, act).await;
            }
        }
        if over {
            break;
        }
    }
    api.get(&people[0], "tables/{id}", &id, "").await;
    api.get(&people[0], "me/tables", "", "").await;
    api.post(&people[0], "tables/{id}/rematch", &id, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_real_answers_are_as_described() {
    let server = TestServer::new().await;
    let mut api = Description::of(&server).await;
    let mut dice = 1;
    let seats = [2, 3, 4, 2];
    for (game, seats) in ["sobek", "conex"].into_iter().flat_map(|it| seats.map(|n| (it, n))) {
        play(&mut api, &server, game, seats, &mut dice).await;
        let ann = somebody(&server);
        let new = json!({"game": game, "seats": [{"me": "Ann"}, "open"], "hints": true});
        let made = api.post(&ann, "tables", "", new).await;
        let id = made["table"]["id"].as_str().unwrap().to_owned();
        let bob = somebody(&server);
        api.post(&bob, "tables/{id}/seats", &id, json!({"name": "Bob"})).await;
        for who in [&ann, &bob] {
            api.get(who, "tables/{id}/hint", &id, "").await;
            api.get(who, "tables/{id}/log", &id, "").await;
        }
        let secret = api.post(&bob, "tables/{id}/handover", &id, json!({})).await;
        let take = json!({"secret": secret["secret"]});
        api.post(&somebody(&server), "handover", "", take).await;
        let reply = ann.get(&format!("games/{game}")).await;
        api.check(&Method::GET, "games/{game}", &reply);
    }
    let stranger = server.client();
    api.get(&stranger, "games", "", "").await;
    api.get(&stranger, "me/tables", "", "").await;
    let bad = stranger.with_token("x");
    api.get(&bad, "tables", "", "").await;
    api.get(&stranger, "tables/{id}", "x", "").await;
    let count: usize = api.met.values().sum();
    assert!(2000 <= count, "{count} answers: {:?}", api.met);
    for needed in [
        "GET tables/{id}/state 200",
        "GET tables/{id}/choices 200",
        "GET tables/{id}/events 200",
        "GET tables/{id}/hint 200",
        "GET games/{game} 200",
        "GET tables 401",
        "POST tables/{id}/actions 409",
        "POST tables/{id}/actions 422",
    ] {
        assert!(api.met.contains_key(needed), "{needed}: {:?}", api.met);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_event_is_of_one_kind_of_one_game() {
    let server = TestServer::new().await;
    let api = Description::of(&server).await;
    let schema = api.schema(&Method::GET, "tables/{id}/events", 200).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let told = |game: &str, event: Value| json!({"game": game, "ply": 1, "undone": false, "events": [event]});
    // Both games have it; the game says whose it is.
    let decided = json!({"kind": "decided", "seat": 1});
    for game in ["sobek", "conex"] {
        assert!(validator.is_valid(&told(game, decided.clone())), "{game}");
    }
    let lightning = json!({"kind": "struck", "seat": 1, "card": "r1"});
    assert!(validator.is_valid(&told("conex", lightning.clone())));
    for wrong in [
        told("sobek", lightning),
        told("chess", decided),
        told("sobek", json!({"kind": "decided"})),
        told("sobek", json!({"kind": "decided", "seat": 5})),
        json!({"ply": 1, "undone": false, "events": []}),
    ] {
        assert!(!validator.is_valid(&wrong), "{wrong}");
    }
    let schemas = &api.api["components"]["schemas"];
    for union in ["State", "Story", "Choices", "Hint", "NewTable", "Game"] {
        assert_eq!(schemas[union]["discriminator"]["propertyName"], "game", "{union}");
        assert_eq!(schemas[union]["oneOf"].as_array().map(Vec::len), Some(2), "{union}");
    }
    let text = api.api.to_string();
    for rest in text.split("\"#/components/schemas/").skip(1) {
        let name = rest.split('"').next().unwrap();
        assert!(schemas.get(name).is_some(), "{name} is described");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn parameters_are_described_where_they_stand() {
    let server = TestServer::new().await;
    let api = Description::of(&server).await;
    let mut queries = 0;
    for (path, methods) in api.api["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().values() {
            for parameter in method["parameters"].as_array().unwrap_or(&Vec::new()) {
                let name = parameter["name"].as_str().unwrap();
                let in_path = path.contains(&format!("{{{name}}}"));
                assert_eq!(parameter["in"] == "path", in_path, "{path}: {name}");
                assert_eq!(parameter["required"] == true, in_path, "{path}: {name}");
                queries += usize::from(parameter["in"] == "query");
            }
        }
    }
    assert!(queries > 5, "{queries}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_has_its_limits_in_the_description() {
    let server = TestServer::new().await;
    let api = Description::of(&server).await;
    let schemas = &api.api["components"]["schemas"];
    let new = &schemas["ConexNewTable"]["properties"];
    assert_eq!(new["options"]["enum"].as_array().unwrap().len(), 6);
    let seats = jsonschema::validator_for(&new["seats"]).unwrap();
    for (some, fit) in [
        (json!(["open", "open"]), true),
        (json!([{"bot": "sailor"}, "open", {"me": "Ann"}]), true),
        (json!([{"program": "bot.py"}, "open", "open", "open"]), true),
        (json!(["open"]), false),
        (json!(["open", "open", "open", "open", "open"]), false),
        (json!([{"me": "Ann"}, {"program": "bot.py"}]), false),
        (json!([{"me": ""}, "open"]), false),
        (json!([{"me": "\u{200b}Ann"}, "open"]), false),
        (json!([{"me": "x".repeat(25)}, "open"]), false),
        (json!([{"bot": "god"}, "open"]), false),
    ] {
        assert_eq!(seats.is_valid(&some), fit, "{some}");
        let new = json!({"game": "conex", "seats": some});
        let made = somebody(&server).post("tables", new).await;
        assert_eq!(made.status.is_success(), fit, "as the server does: {}", made.text());
    }
    assert_eq!(schemas["SobekNewTable"]["properties"]["game"]["enum"], json!(["sobek"]));
    assert_eq!(schemas["Say"]["properties"]["text"]["maxLength"], 500);
    assert_eq!(schemas["Sit"]["properties"]["name"]["maxLength"], 24);
    assert_eq!(schemas["Act"]["properties"]["ply"]["maximum"], u64::from(u32::MAX));
    let levels = &schemas["Fill"]["properties"]["bot"]["enum"];
    assert_eq!(*levels, json!(["deckhand", "sailor", "helmsman", "captain"]));
    let parameters = &api.api["paths"]["/api/v1/tables/{id}/seats/{seat}"]["put"]["parameters"];
    assert_eq!(parameters[1]["schema"]["maximum"], 4, "{parameters}");
    let name = parameters[0]["schema"]["pattern"].as_str().unwrap();
    let path = make(&somebody(&server), "sobek", json!(["open", "open"])).await;
    let id = json!(path.strip_prefix("tables/").unwrap());
    assert!(jsonschema::is_valid(&json!({"pattern": name}), &id), "{name}");
}
