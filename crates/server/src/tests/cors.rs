//! Other sites' scripts: only those that are named, by their token alone.
use super::{Client, Reply, TestServer, client::plenty, seats::make, seats::somebody};
use crate::Settings;
use axum::{body::Body, http::Method};
use serde_json::json;
use store::testing::Fresh;

const TOOL: &str = "https://tool.test";

async fn with(cors: Option<&str>) -> TestServer {
    let settings = Settings { cors: cors.map(str::to_owned), ..plenty() };
    TestServer::with(Fresh::sqlite(), settings).await
}

async fn asks(
    who: &Client,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let mut request = who.request(method, &format!("/api/v1/{path}"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    who.send(request.body(Body::from(body.to_owned())).unwrap()).await
}

fn allowed(reply: &Reply) -> Option<&str> {
    reply.headers.get("access-control-allow-origin").map(|it| it.to_str().unwrap())
}

const NEW: &str = r#"{"game": "sobek", "seats": [{"me": "Ann"}, "open"]}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_site_that_is_named_may_ask_and_no_other() {
    for (setting, origin, answer) in [
        (Some("https://tool.test"), TOOL, Some(TOOL)),
        (Some("http://a.test:8080, https://tool.test"), TOOL, Some(TOOL)),
        (Some("*"), TOOL, Some("*")),
        (Some("*"), "null", Some("*")),
        (Some("https://tool.test"), "https://evil.test", None),
        (Some("https://tool.test"), "https://tool.test.evil.test", None),
        (Some("https://tool.test"), "http://tool.test", None),
        (None, TOOL, None),
    ] {
        let server = with(setting).await;
        let who = somebody(&server);
        let from = [("origin", origin), ("sec-fetch-site", "cross-site")];
        let first = [from[0], from[1], ("access-control-request-method", "POST")];
        let reply = asks(&who.stranger(), Method::OPTIONS, "tables", &first, "").await;
        assert_eq!(allowed(&reply), answer, "{setting:?} {origin}");
        assert_eq!(reply.status.as_u16(), if answer.is_some() { 204 } else { 405 });
        if answer.is_some() {
            let headers = reply.headers["access-control-allow-headers"].to_str().unwrap();
            assert!(headers.contains("authorization") && headers.contains("content-type"));
        }
        let json = [from[0], from[1], ("content-type", "application/json")];
        let reply = asks(&who, Method::POST, "tables", &json, NEW).await;
        assert_eq!(allowed(&reply), answer, "{setting:?} {origin}");
        assert_eq!(reply.status.as_u16(), if answer.is_some() { 201 } else { 403 });
        // What is refused can be read, too; and nothing ever allows a cookie.
        let reply = asks(&who, Method::GET, "tables/x", &from, "").await;
        assert_eq!((allowed(&reply), reply.code().as_str()), (answer, "no_table"));
        assert!(reply.headers.get("access-control-allow-credentials").is_none());
        super::hostile::sealed(&reply, origin);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_never_acts_in_the_name_of_who_visits_it() {
    let server = with(Some("*")).await;
    let ann = somebody(&server);
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, "open"])).await;
    let cookie = format!("felucca={}", ann.token.clone().unwrap());
    let nobody = server.client();
    let from =
        [("origin", TOOL), ("cookie", cookie.as_str()), ("content-type", "application/json")];
    let reply = asks(&nobody, Method::POST, &format!("{path}/leave"), &from, "").await;
    assert_eq!(reply.code(), "no_token");
    let reply = asks(&nobody, Method::GET, "me/tables", &from, "").await;
    assert_eq!(reply.code(), "no_token");
    let table = asks(&nobody, Method::GET, &path, &from, "").await.ok();
    assert_eq!((&table["you"], &table["seats"][0]["name"]), (&json!(null), &json!("Ann")));
    // Pages aren't the API: a form of another site is refused as ever.
    let form = nobody.request(Method::POST, &format!("/{path}/leave"));
    let form = form.header("origin", TOOL).header("cookie", &cookie);
    let reply = nobody.send(form.body(Body::empty()).unwrap()).await;
    assert_eq!((reply.status.as_u16(), allowed(&reply)), (403, None));
    // Our own pages keep their cookie.
    let own = [("origin", "http://felucca.test"), ("cookie", cookie.as_str())];
    let reply = asks(&nobody, Method::GET, "me/tables", &own, "").await;
    assert_eq!(allowed(&reply), None);
    assert_eq!(reply.ok()["tables"][0]["you"], 1);
}

#[test]
fn a_setting_that_names_no_site_is_refused() {
    for odd in
        ["", "tool.test", "https://", "https://tool.test/", "https://*.test", "*,https://a.test"]
    {
        let settings = Settings { cors: Some(odd.to_owned()), ..Settings::default() };
        assert!(settings.cors().is_err(), "{odd}");
    }
}
