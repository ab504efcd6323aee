//! No leak on the wire: from two games that a viewer can't tell apart, they get the same
//! bytes. Live frames, answers and refusals, their numbers and ids are compared.
mod deals;
mod dice;
mod wire;
mod worlds;

use super::TestServer;
use conex::Conex;
use deals::Secretive;
use dice::Dice;
use game_core::{Seats, Seed, Viewer};
use serde_json::{Value, json};
use sobek::Sobek;
use std::collections::{BTreeMap, BTreeSet};
use tokio::time::timeout;
use wire::{MOMENT, READS, Secrets, Side};
use worlds::{Move, Twins};

/// Other runs find other things: `FELUCCA_LEAK_RUN=7 cargo test -p server leak`.
fn run() -> u64 {
    std::env::var("FELUCCA_LEAK_RUN").map_or(1, |it| it.parse().expect("a number")) << 8
}

/// How long twins are compared at most.
const MOVES: usize = 14;

/// Wrong actions that the viewer tries in each position.
const WRONG: usize = 2;

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "ru"];

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    twins: usize,
    moves: usize,
    /// Positions in which another seat's hands differed.
    hands: usize,
    /// Moves that the viewer saw nothing of, including those made in one world only.
    hidden: usize,
    uneven: usize,
    /// Positions in which seats choose unseen.
    secret: usize,
    undone: usize,
    answers: usize,
    refusals: usize,
    frames: usize,
    updates: usize,
}

impl Count {
    fn add(&mut self, it: Count) {
        self.twins += it.twins;
        self.moves += it.moves;
        self.hands += it.hands;
        self.hidden += it.hidden;
        self.uneven += it.uneven;
        self.secret += it.secret;
        self.undone += it.undone;
        self.answers += it.answers;
        self.refusals += it.refusals;
        self.frames += it.frames;
        self.updates += it.updates;
    }
}

/// Where twins begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Deal,
    /// After this many moves.
    Later(usize),
    /// Where seats choose unseen.
    Secret,
}

fn find_twins<G: Secretive>(
    seats: Seats,
    options: &G::Options,
    viewer: Viewer,
    start: Start,
    dice: &mut Dice,
) -> Twins<G> {
    for _ in 0..2000 {
        let seed = Seed::of_run(dice.below(1 << 30) as u64, dice.below(1 << 30) as u64);
        let Some(mut twins) = Twins::<G>::deal(seats, options, seed, viewer, dice) else {
            continue;
        };
        let most = match start {
            Start::Deal => 0,
            Start::Later(moves) => moves,
            Start::Secret => 200,
        };
        for _ in 0..most {
            if start == Start::Secret && twins.a.state().is_secret()
                || twins.step(dice).is_none()
                || !twins.differ()
            {
                break;
            }
        }
        let wanted = start != Start::Secret || twins.a.state().is_secret();
        if wanted && twins.differ() {
            return twins;
        }
    }
    panic!("no twins for {viewer:?} of {}", G::ID);
}

/// Plays twins in step as long as the viewer can't know which is which.
async fn compare<G: Secretive>(server: &TestServer, mut twins: Twins<G>, dice: &mut Dice) -> Count {
    let viewer = twins.viewer;
    let guest = dice.one_in(2);
    let mut a = Side::open(server, &twins.a, viewer, guest).await;
    let mut b = Side::open(server, &twins.b, viewer, guest).await;
    let mut count = Count { twins: 1, ..Count::default() };
    let mut pool = BTreeSet::new();
    for side in [&mut a, &mut b] {
        side.hear(twins.ply()).await;
        side.hear_all().await;
        // The first page may have come before it was known who is there.
        side.updates.clear();
    }
    if let Some(seat) = twins.other_hand() {
        // Those who may see the difference do: it is on the wire.
        let states = [&a, &b].map(|it| (it, format!("tables/{}/state", it.id)));
        let [one, other] = states.map(async |(it, path)| it.people[seat.index()].get(&path).await);
        assert_ne!(one.await.text(), other.await.text());
    }
    for nth in 0..=MOVES {
        count.hands += usize::from(twins.other_hand().is_some());
        count.secret += usize::from(twins.a.state().is_secret());
        assert_eq!(a.heard, b.heard, "{viewer:?} hears of what is hidden");
        assert_eq!(a.updates, b.updates, "{viewer:?}'s page tells what is hidden");
        same_answers(&a, &b, &twins, &mut pool, dice, &mut count).await;
        if nth == MOVES {
            break;
        }
        let Some(step) = twins.step(dice) else { break };
        play(&mut a, &mut b, &twins, &step, dice).await;
        count.moves += 1;
        count.hidden += usize::from(!step.seen);
        count.uneven += usize::from(step.deeds[0].len() != step.deeds[1].len());
        count.undone += usize::from(step.deeds.iter().flatten().any(|it| it.action.is_none()));
        if !twins.differ() {
            break;
        }
    }
    for side in [&mut a, &mut b] {
        side.hear_all().await;
    }
    assert_eq!(a.heard, b.heard, "{viewer:?} hears of what is hidden");
    assert_eq!(a.updates, b.updates, "{viewer:?}'s page tells what is hidden");
    count.frames = a.heard.len();
    count.updates = a.updates.len();
    count
}

async fn play<G: Secretive>(
    a: &mut Side,
    b: &mut Side,
    twins: &Twins<G>,
    step: &Move,
    dice: &mut Dice,
) {
    let mut own = Vec::new();
    let pause = !step.seen || dice.one_in(4);
    let by_form = dice.one_in(2);
    for (side, deeds) in [&mut *a, &mut *b].into_iter().zip(&step.deeds) {
        let mut replies = Vec::new();
        for deed in deeds {
            let reply = match by_form {
                true => side.do_by_form(deed).await,
                false => side.do_it(deed).await,
            };
            if twins.viewer.sees(deed.seat) {
                replies.push(side.plain("an own deed", &reply));
            }
        }
        own.push(replies);
        if step.seen {
            side.hear(twins.ply()).await;
        }
        if pause {
            side.hear_all().await;
        }
    }
    assert_eq!(own[0], own[1], "{step:?}");
}

/// Everything that the viewer may ask for, and much that they may not.
async fn same_answers<G: Secretive>(
    a: &Side,
    b: &Side,
    twins: &Twins<G>,
    pool: &mut BTreeSet<String>,
    dice: &mut Dice,
    count: &mut Count,
) {
    let viewer = twins.viewer;
    let earlier = dice.below(twins.ply() as usize + 1);
    for path in READS {
        let path = path.replace("{k}", &earlier.to_string());
        let [one, other] = [a, b].map(|it| (it, path.replace("{id}", &it.id)));
        let one = a.plain(&path, &one.0.viewer.get(&one.1).await);
        let other = b.plain(&path, &other.0.viewer.get(&other.1).await);
        assert_eq!(one, other, "{viewer:?} asks for {path}");
        count.answers += 1;
    }
    if dice.one_in(3) {
        let ply = earlier as u32;
        assert_eq!(a.returns(ply).await, b.returns(ply).await, "{viewer:?} comes back");
    }
    for (path, body) in attempts(twins, pool, dice) {
        let language = LANGUAGES[dice.below(4)];
        let (by_form, scripted) = (dice.one_in(3), dice.one_in(2));
        let mut replies = Vec::new();
        for side in [a, b] {
            let path = format!("tables/{}/{path}", side.id);
            let client = side.viewer.speaking(language);
            let reply = if by_form && scripted {
                client.scripted(&format!("/{path}"), &body, twins.ply(), &side.at).await
            } else if by_form {
                client.form(&format!("/{path}"), &body).await
            } else {
                client.post(&path, body.clone()).await
            };
            assert!(reply.status.is_client_error(), "{viewer:?} {path} {body}: {}", reply.text());
            replies.push(side.plain(&path, &reply));
        }
        assert_eq!(replies[0], replies[1], "{viewer:?} sends {body} to {path}");
        count.refusals += 1;
    }
}

/// What is refused to the viewer now.
fn attempts<G: Secretive>(
    twins: &Twins<G>,
    pool: &mut BTreeSet<String>,
    dice: &mut Dice,
) -> Vec<(&'static str, Value)> {
    for world in [&twins.a, &twins.b] {
        for seat in world.session.seats().iter() {
            let mut choices = world.state().choices(seat);
            dice.shuffle(&mut choices);
            pool.extend(choices.into_iter().take(20).map(|it| it.to_string()));
        }
    }
    let words: Vec<&String> = pool.iter().collect();
    let ply = twins.ply();
    let mut tries = vec![
        ("actions", json!({"ply": ply, "action": "look at every hand"})),
        ("actions", json!({"ply": ply})),
        ("undo", json!({"ply": ply + 1})),
        ("rematch", json!({})),
        ("return", json!({})),
        ("seats", json!({"name": "Eve", "seat": 9})),
    ];
    let is_refused = |ply: u32, text: &str| {
        let Ok(action) = text.parse::<G::Action>() else { return true };
        let Some(seat) = twins.viewer.seat() else { return true };
        let [one, other] =
            [&twins.a, &twins.b].map(|it| it.session.propose(seat, ply, action).map(|_| ()));
        assert_eq!(one, other, "refusals follow from what {:?} sees", twins.viewer);
        one.is_err()
    };
    let mut wrong = 0;
    for _ in 0..4 * WRONG {
        let text = dice.pick(&words).map_or("done", |it| it.as_str());
        if wrong < WRONG && is_refused(ply, text) {
            tries.push(("actions", json!({"ply": ply, "action": text})));
            wrong += 1;
        }
    }
    // At another ply, also things that would be fine at this one.
    let other = if dice.one_in(2) { ply + 1 } else { ply.saturating_sub(1) };
    let own = twins.viewer.seat().map(|it| twins.a.state().choices(it)).unwrap_or_default();
    let text = dice.pick(&own).map_or("draw".to_owned(), |it| it.to_string());
    if is_refused(other, &text) {
        tries.push(("actions", json!({"ply": other, "action": text})));
    }
    if !twins.viewer.seat().is_some_and(|it| twins.a.session.can_undo(it)) {
        tries.push(("undo", json!({"ply": ply})));
    }
    tries
}

/// Every viewer at tables of every size, with this many twins each.
async fn no_leak<G: Secretive>(options: &[&str], game: u64, twins: u64) -> Count {
    let server = TestServer::new().await;
    let mut counts = BTreeMap::<String, Count>::new();
    let mut nth = 0;
    for seats in Seats::ALL {
        for viewer in seats.viewers() {
            for twin in 0..twins {
                nth += 1;
                let mut dice = Dice::new(run() + game, nth);
                let start = match twin % 4 {
                    0 => Start::Deal,
                    1 => Start::Later(1 + dice.below(40)),
                    _ => Start::Secret,
                };
                let options = options[(nth % options.len() as u64) as usize];
                let options = options.parse().expect("options of the game");
                let pair = find_twins::<G>(seats, &options, viewer, start, &mut dice);
                let count = compare(&server, pair, &mut dice).await;
                let who = match viewer.seat() {
                    Some(seat) => format!("seat {seat} of {}", seats.count()),
                    None => format!("spectator of {}", seats.count()),
                };
                counts.entry(who).or_default().add(count);
            }
        }
    }
    enough(&counts, twins as usize)
}

/// Nobody can pass this by comparing nothing.
fn enough(counts: &BTreeMap<String, Count>, twins: usize) -> Count {
    let mut all = Count::default();
    for (who, count) in counts {
        println!("{who}: {count:?}");
        let enough = twins * MOVES / 5;
        assert!(enough <= count.moves, "{who}: {count:?}");
        assert!(enough <= count.hands, "{who}: {count:?}");
        assert!(0 < count.secret, "{who}: {count:?}");
        all.add(*count);
    }
    println!("all: {all:?}");
    assert_eq!(counts.len(), 12);
    assert!(all.twins * 6 < all.refusals && all.twins * READS.len() < all.answers);
    assert!(all.moves < all.frames * 4 && 0 < all.undone, "{all:?}");
    assert!(all.moves < all.updates * 4, "{all:?}");
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn sobek_sends_twins_the_same_bytes() {
    let all = no_leak::<Sobek>(&["-", "open-memory"], 1, 12).await;
    // Sets laid in secret can't be counted, nor can it be seen that one was taken back.
    assert!(80 < all.hidden && 50 < all.uneven, "{all:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn conex_sends_twins_the_same_bytes() {
    let all = no_leak::<Conex>(&["-", "small,track-30", "large"], 2, 4).await;
    assert!(80 < all.secret, "{all:?}");
}

/// Before a game is over, nothing sent to anybody contains the seed, a token, a hash of a token
/// or a deal.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_the_seed_or_a_token_before_the_end() {
    let server = TestServer::new().await;
    for (nth, game) in ["sobek", "conex"].into_iter().enumerate() {
        let mut dice = Dice::new(run() + 3, nth as u64);
        let stranger = server.client();
        let seats = json!([{"me": "Ann"}, "open", "open"]);
        let made = stranger.post("tables", json!({"game": game, "seats": seats})).await.ok();
        let id = made["table"]["id"].as_str().unwrap().to_owned();
        let mut tokens = vec![made["token"].as_str().unwrap().to_owned()];
        for name in ["Bob", "Cid"] {
            let sits = stranger.post(&format!("tables/{id}/seats"), json!({"name": name})).await;
            tokens.push(sits.ok()["token"].as_str().unwrap().to_owned());
        }
        let seed = server.store.find(&id).await.unwrap().unwrap().seed;
        let secrets = Secrets::new(&seed, &tokens);
        let mut all: Vec<_> = tokens.iter().map(|it| stranger.with_token(it)).collect();
        all.push(stranger.clone());
        let mut lives = Vec::new();
        for client in &all {
            lives.push((client.live(&format!("tables/{id}/live")).await, None));
        }
        let mut pages = Vec::new();
        for client in &all {
            pages.push(client.live(&format!("/tables/{id}/live")).await);
        }
        let (mut moves, mut updates) = (0, 0);
        loop {
            let mut acts = None;
            for ((client, (live, heard)), page) in all.iter().zip(&mut lives).zip(&mut pages) {
                let state = client.get(&format!("tables/{id}/state")).await;
                secrets.are_not_in_reply("a state", &state);
                let state = state.ok();
                while *heard != state["ply"].as_u64() {
                    let event = live.next().await.expect("a stream goes on");
                    secrets.are_not_in("a frame", &event.raw);
                    *heard = event.id.map(u64::from).or(*heard);
                }
                while let Ok(update) = timeout(MOMENT, page.next()).await {
                    secrets.are_not_in("an update", &update.expect("a stream goes on").raw);
                    updates += 1;
                }
                for path in READS.iter().filter(|_| moves % 8 == 0) {
                    let path = path.replace("{id}", &id).replace("{k}", "1");
                    secrets.are_not_in_reply(&path, &client.get(&path).await);
                }
                if let Some(action) = dice.pick(state["choices"].as_array().unwrap()) {
                    acts = Some((client, json!({"ply": state["ply"], "action": action})));
                }
            }
            let (client, act) = acts.expect("somebody is asked");
            let reply = match moves % 2 {
                0 => client.post(&format!("tables/{id}/actions"), act).await,
                _ => {
                    let path = format!("/tables/{id}/actions");
                    client.scripted(&path, &act, act["ply"].as_u64().unwrap() as u32, "").await
                }
            };
            assert!(reply.status.is_success(), "{}", reply.text());
            moves += 1;
            let table = stranger.get(&format!("tables/{id}")).await;
            if table.json()["status"] != "over" {
                secrets.are_not_in_reply("an action", &reply);
            } else {
                // It would have been found.
                assert!(table.text().contains(&seed) && 20 < moves, "{moves}");
                assert!(moves < updates, "{updates}");
                break;
            }
        }
    }
}
