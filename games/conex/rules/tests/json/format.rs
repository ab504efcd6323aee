//! The format of Conex's JSON, letter by letter.
use conex::Conex;
use game_core::{
    Game, Seat, Seats, Viewer,
    conformance::json::{position, refused, text, told},
};

const DEAL: &str = "* deal start=1 cards=y2,p1,y3,r11,p12,r3,r10,p9,y10,p8,y5,t13,t8,y8,r5,t5,y9,\
    r13,t10,t6,y6,p11,p4,p5,t1,t3,t9,y1,t12,t2,r1,r2,y11,y7,r9,p10,p2,t7,y13,r7,y12,p7,r12,p13,\
    t4,r8,y4,t11,r4,r6,p3,p6";

/// From a golden log.
const STEPS: &[&str] = &[
    DEAL,
    "1 draw",
    "2 lay y10.r on board.tl",
    "* die lightning",
    "1 lay y2.p on board.tr",
    "2 draw",
    "2 lightning y2",
    "1 discard y5",
];

fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).expect("one of four")
}

/// JSON broken into lines, put together again.
fn joined(lines: &str) -> String {
    lines.lines().map(str::trim).collect()
}

#[test]
fn a_view() {
    let state: Conex = position(Seats::TWO, STEPS);
    let expected = joined(
        r#"{"phase":{"name":"start"},"decision":"start","ending":null,
        "turn":5,"start":1,"mover":1,"asked":[1],"seats":[
        {"score":2,"hand_size":5,"hand":null,"given_up":null},
        {"score":2,"hand_size":6,"hand":["r3","r10","p8","p9","y8","t8"],"given_up":null}],
        "tokens":{"lightning":{"holder":null,"locked":false},
        "double":{"holder":null,"locked":false}},
        "passes":0,"passed":false,"struck":false,"stuck":[],
        "last_roll":{"seat":2,"face":"lightning"},"pile":[PILE"y2",null],"track":40,
        "table":{"width":680,"height":510,"cards":[
        {"card":"y10","by":"y10.r","spot":"board.tl","seat":2,"turn":2,
        "x":220.011,"y":233.85,"angle":255}],
        "open_spots":["board.tr","board.br","board.bl","y10.tr","y10.br"]}}"#,
    );
    let expected = expected.replace("PILE", &"null,".repeat(38));
    assert_eq!(text(&state.view(Viewer::Seat(seat(2)))), expected);
}

/// A phase with more to it.
#[test]
fn a_phase() {
    let state: Conex = position(Seats::TWO, &STEPS[..7]);
    let json = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
    assert_eq!(json["phase"].to_string(), r#"{"goes_on":false,"name":"discard"}"#);
    assert_eq!(json["decision"], "discard");
}

#[test]
fn events() {
    let mut state: Conex = position(Seats::TWO, &[]);
    let viewer = Viewer::Seat(seat(2));
    let told: Vec<String> = STEPS.iter().flat_map(|it| told(&mut state, it, viewer)).collect();
    let expected = [
        r#"{"kind":"dealt","hands":[null,["r3","r10","p8","p9","y10"]],"start":1}"#,
        r#"{"kind":"drew","seat":1,"count":2,"cards":null}"#,
        r#"{"kind":"laid","seat":2,"placement":"y10.r on board.tl","doubled":false,"points":2,"to":2}"#,
        r#"{"kind":"rolled","seat":2,"face":"lightning"}"#,
        r#"{"kind":"took_token","seat":2,"token":"lightning","from":null}"#,
        r#"{"kind":"laid","seat":1,"placement":"y2.p on board.tr","doubled":false,"points":2,"to":2}"#,
        r#"{"kind":"drew","seat":2,"count":2,"cards":["y8","t8"]}"#,
        r#"{"kind":"struck","seat":2,"card":"y2"}"#,
        r#"{"kind":"must_discard","seats":[1]}"#,
        r#"{"kind":"decided","seat":1}"#,
        r#"{"kind":"buried","seat":1,"card":null}"#,
    ];
    assert_eq!(told, expected);
}

#[test]
fn reasons() {
    let state: Conex = position(Seats::TWO, STEPS);
    for (action, expected) in [
        ("done", r#"{"reason":"other_decision","decision":"start"}"#),
        ("pass", r#"{"reason":"can_draw"}"#),
        ("lightning y10", r#"{"reason":"no_token","token":"lightning"}"#),
        ("lay p9.y on y10.bl", r#"{"reason":"not_in_hand","card":"p9"}"#),
        ("lay p1.y on y1.tr", r#"{"reason":"not_on_table","component":"y1"}"#),
        (
            "lay p1.y on board.tr",
            r#"{"reason":"misfits","misfits":[{"misfit":"colour","printed":"yellow","corner":"purple"}]}"#,
        ),
        (
            "lay p1.y on y10.bl",
            r#"{"reason":"misfits","misfits":[{"misfit":"covers","printed":"y10.r"},{"misfit":"touches","component":"board"}]}"#,
        ),
    ] {
        assert_eq!(refused(&state, seat(1), action), expected, "{action}");
    }
}
