//! The format of Sobek's JSON, letter by letter.
use game_core::{
    Game, Seat, Seats, Viewer,
    conformance::json::{position, refused, text, told},
};
use sobek::Sobek;

const DEAL: &str = "* deal seat=1 tokens=flood,curse,curse,embalming,deceit \
    hands=Mg,Wg/Cg,Fg/Eg,Wg \
    deck=E2,M0,F1,F1,E2,E2,I0,A,F0,I3,F1,C1,M0,E0,C0,priestess,M2,M2,C1,F0,A,W1,queen,C1,F1,I3,\
    priest,thief,merchant,E2,courtesan,W1,M2,M0,W0,F0,E0,vizier,W0,A,I3,W1,W0,I0,C1,C1,\
    scribe-fish,F1,W1,A,scribe-cattle,C0,W1,A";

/// From a golden log: all of the first round that matters here.
const STEPS: &[&str] = &[
    DEAL,
    "1 take 4",
    "2 take 3",
    "3 take 2",
    "1 take 3",
    "2 take 1",
    "3 take 1",
    "1 take 2",
    "2 take 1",
    "3 take 1",
    "1 priestess ebony",
    "2 take 1",
    "3 take 4",
    "1 take 2",
    "2 take 2",
    "3 take 2",
    "1 take 4",
    "2 priest cattle",
    "3 take 3",
    "1 take 2",
    "2 take 2",
    "3 take 3",
    "1 vizier 3",
    "1 rob W0",
    "2 set marble M2,M0,A",
    "2 event embalming",
    "3 queen",
    "1 take 2",
    "2 take 1",
    "3 set fish F1,F0,F0",
    "3 event curse 2",
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
    let state: Sobek = position(Seats::THREE, STEPS);
    let expected = joined(
        r#"{"round":1,"phase":{"name":"turn"},"decision":"turn","mover":1,"asked":[1],"seats":[
        {"score":0,"hand":{"green":2,"beige":6,"orange":0,"faces":[]},"pile":null,
        "curses":0,"sets":[],"horizontal":null,"discards":null},
        {"score":0,"hand":{"green":2,"beige":7,"orange":0,
        "faces":["I3","I0","E2","E2","C1","Cg","Fg","W1","W0"]},
        "pile":{"green":0,"beige":0,"orange":0,"faces":[]},
        "curses":1,"sets":[{"family":"marble","cards":["M2","M0","A"],"prosperity":0,"points":6}],
        "horizontal":null,"discards":null},
        {"score":0,"hand":{"green":2,"beige":4,"orange":2,"faces":[]},"pile":null,
        "curses":0,"sets":[{"family":"fish","cards":["F1","F0","F0"],"prosperity":0,"points":3}],
        "horizontal":null,"discards":null}],
        "quays":[null,"A","closed","C0","W1","A",null,null,null],
        "delivery":6,"deliveries":6,"deck":0,
        "discard":["queen","E2","priest","priestess","vizier"],
        "tokens_left":3,"tokens":null,"tokens_out":["curse","embalming"]}"#,
    );
    assert_eq!(text(&state.view(Viewer::Seat(seat(2)))), expected);
}

/// A phase with a victim.
#[test]
fn a_phase() {
    let state: Sobek = position(Seats::THREE, &STEPS[..23]);
    let json = serde_json::to_value(state.view(Viewer::Seat(seat(1)))).unwrap();
    assert_eq!(json["phase"].to_string(), r#"{"name":"rob","victim":3}"#);
    assert_eq!(json["decision"], "vizier_card");
    assert!(json["seats"][2]["pile"].is_object() && json["seats"][1]["pile"].is_null());
}

#[test]
fn events() {
    let mut state: Sobek = position(Seats::THREE, &[]);
    let viewer = Viewer::Seat(seat(2));
    let told: Vec<Vec<String>> = STEPS.iter().map(|it| told(&mut state, it, viewer)).collect();
    let expected: &[(usize, &[&str])] = &[
        (
            0,
            &[
                r#"{"kind":"dealt","round":1,"hands":[null,["Cg","Fg"],null]}"#,
                r#"{"kind":"delivered","number":1,"quays":["E2","M0","F1","F1","E2","E2","I0","A","F0"]}"#,
                r#"{"kind":"starter_drawn","seat":1}"#,
            ],
        ),
        (
            16,
            &[
                r#"{"kind":"took","seat":1,"quay":5,"card":"M2","skipped":{"green":0,"beige":2,"orange":1,"faces":["E2","W1"]}}"#,
            ],
        ),
        (
            22,
            &[
                r#"{"kind":"played","seat":1,"character":"vizier"}"#,
                r#"{"kind":"searched","seat":1,"victim":3,"pile":null}"#,
            ],
        ),
        (
            24,
            &[
                r#"{"kind":"laid","seat":2,"family":"marble","cards":["M2","M0","A"],"added":false}"#,
                r#"{"kind":"tokens_seen","seat":2,"left":5,"tokens":["flood","curse","curse","embalming","deceit"]}"#,
            ],
        ),
        (30, &[r#"{"kind":"picked","seat":3,"token":"curse"}"#, r#"{"kind":"cursed","seat":2}"#]),
    ];
    for (step, lines) in expected {
        assert_eq!(told[*step], *lines, "{}", STEPS[*step]);
    }
}

#[test]
fn reasons() {
    let state: Sobek = position(Seats::THREE, STEPS);
    for (action, expected) in [
        ("take 9", r#"{"reason":"not_in_row","lying":5}"#),
        ("take 5", r#"{"reason":"out_of_reach"}"#),
        ("start 1", r#"{"reason":"other_decision","decision":"turn"}"#),
        ("set fish F1,F1,F1", r#"{"reason":"not_in_hand","cards":["F1"]}"#),
    ] {
        assert_eq!(refused(&state, seat(1), action), expected, "{action}");
    }
    assert_eq!(refused(&state, seat(2), "take 1"), r#"{"reason":"not_asked"}"#);
}
