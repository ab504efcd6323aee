//! What a host does while people play, and what a database from before brings along.
use super::{
    Client, TestServer,
    client::plenty,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
    turns::{first_choice, mover, play},
};
use crate::settings::Settings;
use axum::{body::Body, http::Method};
use serde_json::{Value, json};
use store::{Change, Prunable, Unused, testing::Fresh};

/// Makes a public table from this address, as a proxy forwards it; its name.
async fn made_from(client: &Client, address: &str) -> String {
    let new = json!({"game": "sobek", "seats": [{"me": "Ann"}, "open"], "public": true});
    let request = client
        .request(Method::POST, "/api/v1/tables")
        .header("content-type", "application/json")
        .header("x-forwarded-for", address)
        .body(Body::from(new.to_string()));
    let made = client.send(request.unwrap()).await.ok();
    made["table"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_flood_the_list() {
    for fresh in Fresh::each().await {
        let settings = Settings { behind_proxy: Some(true), ..plenty() };
        let server = TestServer::with(fresh, settings).await;
        let client = server.client();
        let ann = made_from(&client, "192.0.2.1").await;
        let bob = made_from(&client, "192.0.2.2").await;
        // Each with a token of its own, from all of one network's addresses.
        for nth in 0..120 {
            made_from(&client, &format!("2001:db8::{nth:x}")).await;
        }
        let listed = client.get("tables").await.ok();
        let listed = listed["tables"].as_array().unwrap();
        assert_eq!(listed.len(), 50);
        let place = |id: &str| listed.iter().position(|it| it["id"] == id);
        assert_eq!((place(&ann), place(&bob)), (Some(2), Some(1)));
        // The page shows them in the same order.
        let page = client.get("/").await;
        let links: Vec<&str> = page.text().split("href=\"/tables/").skip(1).collect();
        assert_eq!(links.len(), 50);
        assert!(links[1].starts_with(&bob) && links[2].starts_with(&ann));
        // A word is stored for it while it waits, and no address anywhere.
        let origin = server.store.find(&ann).await.unwrap().unwrap().origin.unwrap();
        assert!(origin.len() == 32 && origin.bytes().all(|it| it.is_ascii_hexdigit()), "{origin}");
        for file in server.fresh.folder().into_iter().flat_map(|it| it.read_dir().unwrap()) {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            for address in ["192.0.2.1", "2001:db8"] {
                assert!(!bytes.windows(address.len()).any(|it| it == address.as_bytes()));
            }
        }
        somebody(&server).post(&format!("tables/{ann}/seats"), json!({"name": "Cid"})).await.ok();
        assert_eq!(server.store.find(&ann).await.unwrap().unwrap().origin, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_pruned_while_somebody_is_at_it_is_gone_as_a_whole() {
    for server in TestServer::each().await {
        let ann = somebody(&server);
        let path = make(&ann, "sobek", json!([{"me": "Ann"}, {"bot": "deckhand"}])).await;
        let mut live = ann.live(&format!("{path}/live")).await;
        let state = loop {
            let state = live.next_of("state").await.data;
            if state["choices"].get(0).is_some() {
                break state;
            }
        };
        let host = server.fresh.open_beside().await;
        // Everything that happened until tomorrow.
        let unused =
            Unused { kinds: vec![Prunable::AgainstBots], since_ms: crate::clock::now_ms() + 1000 };
        assert_eq!(host.prune(&unused).await.unwrap().len(), 1);
        let refused = ann.act(&path, &state, state["choices"][0].as_str().unwrap()).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (404, "no_table"));
        while live.next().await.is_some() {}
        assert_eq!(ann.get(&path).await.code(), "no_table");
        assert_eq!(ann.get("me/tables").await.ok()["tables"], json!([]));
        let id = path.strip_prefix("tables/").unwrap();
        assert_eq!(server.store.log(id, 0).await.unwrap(), [], "no move brings a part of it back");
        make(&ann, "conex", json!([{"me": "Ann"}, "open"])).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_its_host_closes_ends_for_all_who_are_at_it() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        play([&ann, &bob], &path, 3).await;
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let seen = asked.state(&path).await;
        let mut live = server.client().live(&format!("{path}/live")).await;
        let id = path.strip_prefix("tables/").unwrap().to_owned();
        let host = server.fresh.open_beside().await;
        host.write(Change::Abandon { id: id.clone() }).await.unwrap();
        // A move on its way doesn't come through, whoever has heard of it.
        let refused = asked.act(&path, &seen, seen["choices"][0].as_str().unwrap()).await;
        assert_eq!(refused.code(), "abandoned");
        while live.next_of("table").await.data["status"] != "abandoned" {}

        // Who only looks on is told without anybody's doing.
        let (ann, _, path) = two(&server, "conex").await;
        let mut live = ann.live(&format!("{path}/live")).await;
        live.next_of("state").await;
        let id = path.strip_prefix("tables/").unwrap().to_owned();
        host.write(Change::Abandon { id }).await.unwrap();
        while live.next_of("table").await.data["status"] != "abandoned" {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_is_played_on() {
    for fresh in Fresh::each_from_before().await {
        let server = TestServer::on(fresh).await;
        let [ann, bob, cid] = [
            "ep532fsnzvbe0f4r0ejq7esaef7zve4xchatsq45",
            "kpsatjp8djvyaa5gsxu2jt6d4q37yhtsd7wb23y4",
            "bacwaptmjcqu2pxdqaf9aujuy0arbujhdsmp27yf",
        ]
        .map(|it| server.client().with_token(it));
        // A game in the middle of which the program was replaced.
        let path = "tables/4v4786nt73rfx2n5jyvy";
        let table = bob.get(path).await.ok();
        assert_eq!((&table["status"], &table["you"]), (&json!("playing"), &json!(2)));
        play_to_the_end(&[&ann, &bob], path).await;
        let log = cid.get(&format!("{path}/log")).await;
        assert!(log.text().starts_with("felucca log 1\n"), "{}", log.text());
        // One that waits.
        let path = "tables/4v47877t44xsrrgcwn7t";
        let listed = cid.get("tables").await.ok();
        assert_eq!(listed["tables"][0]["id"], "4v47877t44xsrrgcwn7t");
        let taken = cid.post(&format!("{path}/seats"), json!({"name": "ANN"})).await;
        assert_eq!(taken.code(), "name_taken", "names from before are compared, too");
        for (who, name) in [(&cid, "Cid"), (&bob, "Bob")] {
            who.post(&format!("{path}/seats"), json!({"name": name})).await.ok();
        }
        first_choice(mover_of(&[&ann, &cid, &bob], path).await, path).await;
        // One at which Bob had got two seats: he has the first, the second is free.
        let path = "tables/4v4787dxv98xpxta6gfs";
        let table = bob.get(path).await.ok();
        assert_eq!((&table["you"], &table["seats"][2]["kind"]), (&json!(2), &json!("open")));
        cid.post(&format!("{path}/seats"), json!({"name": "Cid"})).await.ok();
        first_choice(mover_of(&[&ann, &bob, &cid], path).await, path).await;
        // And one that is in play: a bot plays the second, so that it goes on.
        let path = "tables/4v4787gs7w2ac0kxbcjk";
        let table = bob.get(path).await.ok();
        assert_eq!((&table["you"], &table["seats"][2]["away"]), (&json!(2), &json!(true)));
        for _ in 0..4 {
            first_choice(mover_of(&[&ann, &bob], path).await, path).await;
        }
    }
}

/// Who of these is asked, once bots have played.
async fn mover_of<'a>(people: &[&'a Client], path: &str) -> &'a Client {
    let mut live = people[0].live(&format!("{path}/live")).await;
    loop {
        for who in people {
            let asked: Value = who.state(path).await["choices"].clone();
            if asked.get(0).is_some() {
                return who;
            }
        }
        live.next_of("state").await;
    }
}
