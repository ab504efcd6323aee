//! A new table: which game, who sits where, what is agreed.
use super::{
    Kept,
    filled::Filled,
    known::Known,
    layout::{Reader, alert, page, refusing, seat_sign},
    see_other,
    start::game_name,
};
use crate::{
    answer::Fail,
    api::Asked,
    caller::{Caller, Visit},
    hub::{NewSeat, NewTable},
};
use axum::{
    extract::RawQuery,
    response::{Html, Response},
};
use bots::Level;
use games::GameKind;
use maud::{Markup, html};
use pages::picture_of;
use serde::Deserialize;

/// The level of those who play when nobody says otherwise.
const USUAL: Level = Level::Sailor;

/// What the form holds. Everything has a value at first, so that a link can fill it in
/// and a refused form comes back as it was.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub(super) struct Wish {
    game: String,
    name: String,
    /// `open`, `none`, or the level of a bot.
    seat2: String,
    seat3: String,
    seat4: String,
    size: String,
    track: String,
    memory: String,
    /// `yes`: in the list of open tables.
    public: String,
    /// `on`: who plays may ask what a captain would do.
    hints: String,
    /// `friends`: the link leads to a table for two people.
    with: String,
}

impl Default for Wish {
    fn default() -> Wish {
        let [open, none, usual] = ["open", "none", USUAL.name()].map(str::to_owned);
        Wish {
            game: "conex".to_owned(),
            name: String::new(),
            seat2: open,
            seat3: usual,
            seat4: none,
            size: "medium".to_owned(),
            track: "40".to_owned(),
            memory: "off".to_owned(),
            public: "no".to_owned(),
            hints: "off".to_owned(),
            with: String::new(),
        }
    }
}

impl Wish {
    fn table(&self) -> NewTable {
        let seat = |it: &str| match it {
            "none" => None,
            "open" => Some(NewSeat::Open),
            level => Some(NewSeat::Bot { level: level.to_owned() }),
        };
        let me = NewSeat::Me { name: self.name.clone() };
        let others = [&self.seat2, &self.seat3, &self.seat4].into_iter().filter_map(|it| seat(it));
        let options = match self.game.as_str() {
            "sobek" if self.memory == "on" => "open-memory".to_owned(),
            "sobek" => "-".to_owned(),
            _ if self.track == "30" => format!("{},track-30", self.size),
            _ => self.size.clone(),
        };
        NewTable {
            game: self.game.clone(),
            options,
            seats: std::iter::once(me).chain(others).collect(),
            public: self.public == "yes",
            hints: self.hints == "on",
        }
    }
}

pub(super) async fn new_table(
    caller: Caller,
    RawQuery(query): RawQuery,
    Asked(mut wish): Asked<Wish>,
) -> Html<String> {
    // With what a link has filled in.
    let here = query.map_or_else(|| "/new".to_owned(), |it| format!("/new?{it}"));
    wish.name = caller.name.clone().unwrap_or_default();
    if wish.with == "friends" {
        wish.seat3 = "none".to_owned();
    }
    form(&Reader::of(&caller, &here), &wish, None)
}

pub(super) async fn create(
    Known(who): Known,
    visit: Visit,
    Filled(wish): Filled<Wish>,
) -> Result<Response, Fail> {
    let Visit { app, caller, .. } = &visit;
    caller.may_make_a_table(app)?;
    match app.hub.create(&who, wish.table()).await {
        Ok(id) => {
            let keeps = Kept { token: None, name: Some(&wish.name) };
            Ok(see_other(&visit, &format!("/tables/{id}"), keeps)?)
        }
        Err(refused) => {
            // Nothing that was filled in is lost.
            let message = refused.message(caller.language, "");
            refused.count();
            let reader = Reader::of(caller, "/new");
            Ok(refusing(form(&reader, &wish, Some(&message)), &refused))
        }
    }
}

#[derive(Deserialize)]
pub(super) struct PlayNow {
    game: String,
    coach: Option<String>,
}

/// A game against bots, at once.
pub(super) async fn play_now(
    Known(who): Known,
    visit: Visit,
    Filled(PlayNow { game, coach }): Filled<PlayNow>,
) -> Result<Response, Fail> {
    let Visit { app, caller, .. } = &visit;
    caller.may_make_a_table(app)?;
    let usual = || pages::text(caller.language, "name-usual", &[]);
    let name = caller.name.clone().unwrap_or_else(usual);
    let [seat2, seat3, hints] = [USUAL.name(), USUAL.name(), "on"].map(str::to_owned);
    let wish = Wish { game, name, seat2, seat3, hints, ..Wish::default() };
    let id = app.hub.create(&who, wish.table()).await?;
    let mut response = see_other(&visit, &format!("/tables/{id}"), Kept::default())?;
    if let Some(coach) = coach {
        let mut prefs = caller.prefs.clone();
        prefs.choose("coach", &coach);
        super::remember(&mut response, &prefs)?;
    }
    Ok(response)
}

fn form(reader: &Reader<'_>, wish: &Wish, refused: Option<&str>) -> Html<String> {
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("site-new")) }
            @if let Some(message) = refused { (alert(message)) }
            form.cols.new method="post" action="/tables" data-wish="/new" {
                div.stack { (games(reader, wish)) (seats(reader, wish)) }
                div.stack {
                    (sizes(reader, wish))
                    div.panel.stack {
                        (radios(reader, "track", "new-track", &wish.track, &[
                            ("40", "new-track-40"), ("30", "new-track-30"),
                        ], Some("for-conex")))
                        (radios(reader, "memory", "new-memory", &wish.memory, &[
                            ("off", "new-memory-off"), ("on", "new-memory-on"),
                        ], Some("for-sobek")))
                        (radios(reader, "public", "new-public", &wish.public, &[
                            ("no", "new-public-no"), ("yes", "new-public-yes"),
                        ], None))
                        (radios(reader, "hints", "new-hints", &wish.hints, &[
                            ("off", "new-hints-off"), ("on", "new-hints-on"),
                        ], None))
                    }
                    div.panel.sum {
                        // Only a script keeps it true while somebody chooses.
                        p role="status" data-sum { (in_words(reader, wish)) }
                        p.starts { (reader.say("new-starts")) }
                        button.btn.go.big { (reader.say("new-create")) }
                    }
                }
            }
        }
    };
    page(reader, &reader.say("site-new"), &main)
}

/// What is about to be made: `Conex for three on a medium table: you, one friend, one sailor.`
fn in_words(reader: &Reader<'_>, wish: &Wish) -> String {
    let others = [&wish.seat2, &wish.seat3, &wish.seat4];
    let others: Vec<&str> = others.into_iter().map(|it| it.as_str()).collect();
    let some = |kind: &str, key: &str| {
        let n = others.iter().filter(|it| **it == kind).count() as u32;
        (n != 0).then(|| reader.say_with(&format!("new-sum-{key}"), &[("n", n.into())]))
    };
    let friends = some("open", "friends");
    let bots = Level::ALL.into_iter().filter_map(|it| some(it.name(), it.name()));
    let who = std::iter::once(reader.say("you")).chain(friends).chain(bots);
    let who = who.collect::<Vec<_>>().join(", ");
    let taken = |it: &&&str| **it == "open" || Level::ALL.iter().any(|level| level.name() == **it);
    // Nobody plays alone.
    let seats = (1 + others.iter().filter(taken).count() as u32).max(2);
    let args =
        [("seats", seats.into()), ("size", wish.size.as_str().into()), ("who", (&who).into())];
    let game = wish.game.parse().unwrap_or(GameKind::Conex);
    reader.say_with(&format!("new-sum-{}", game.id()), &args)
}

fn games(reader: &Reader<'_>, wish: &Wish) -> Markup {
    html! {
        fieldset.panel {
            legend { (reader.say("new-game")) }
            div.pick2 {
                @for game in [GameKind::Conex, GameKind::Sobek] {
                    @let id = game.id();
                    label.gpick {
                        input type="radio" name="game" value=(id) checked[wish.game == id];
                        span.art { (picture_of(id, reader.language)) }
                        b { (game_name(id)) }
                    }
                }
            }
        }
    }
}

fn seats(reader: &Reader<'_>, wish: &Wish) -> Markup {
    let others = [("seat2", &wish.seat2), ("seat3", &wish.seat3), ("seat4", &wish.seat4)];
    html! {
        fieldset.panel {
            legend { (reader.say("new-seats")) }
            ol.srows {
                li.srow {
                    (signs(1))
                    span { (reader.say("you-capital")) }
                    input type="text" name="name" value=(wish.name) required maxlength="24"
                        autocomplete="nickname" placeholder=(reader.say("new-name"))
                        aria-label=(reader.say("new-name"));
                }
                @for ((name, chosen), number) in others.into_iter().zip(2_u8..) {
                    li.srow {
                        (signs(number))
                        (seat(reader, name, number, chosen, 2 < number))
                    }
                }
            }
            p.muted.hintp { (reader.say("new-seats-hint")) }
        }
    }
}

/// What a seat is known by, in whichever game is chosen.
fn signs(number: u8) -> Markup {
    html! {
        span {
            @for game in [GameKind::Conex, GameKind::Sobek] {
                @let id = game.id();
                span class={ "for-" (id) } { (seat_sign(id, number)) }
            }
        }
    }
}

fn seat(reader: &Reader<'_>, name: &str, number: u8, chosen: &str, may_be_none: bool) -> Markup {
    let label = reader.say_with("seat-number", &[("number", number.into())]);
    html! {
        select.both name=(name) aria-label=(label) {
            option value="open" selected[chosen == "open"] { (reader.say("new-seat-open")) }
            @for level in Level::ALL {
                option value=(level) selected[chosen == level.name()] {
                    (a_bot(reader, level))
                }
            }
            @if may_be_none {
                option value="none" selected[chosen == "none"] { (reader.say("new-seat-none")) }
            }
        }
    }
}

/// `Bot: Captain, the strongest`.
fn a_bot(reader: &Reader<'_>, level: Level) -> String {
    let [name, is] = ["", "-is"].map(|it| reader.say(&format!("level-{level}{it}")));
    reader.say_with("new-seat-bot", &[("level", (&name).into()), ("is", (&is).into())])
}

fn sizes(reader: &Reader<'_>, wish: &Wish) -> Markup {
    let sizes =
        [("small", [16, 12, 56, 42]), ("medium", [10, 7, 68, 52]), ("large", [1, 1, 86, 64])];
    html! {
        fieldset.panel.for-conex {
            legend { (reader.say("new-size")) }
            div.sizes {
                @for (size, [x, y, width, height]) in sizes {
                    label.sz {
                        input type="radio" name="size" value=(size) checked[wish.size == size];
                        svg viewBox="0 0 88 66" aria-hidden="true" {
                            rect.t-edge x=(x) y=(y) width=(width) height=(height) {}
                            rect.t-board x="38" y="27" width="12" height="12" {}
                            rect.y x="52" y="20" width="6" height="9" transform="rotate(30 50 25)" {}
                            rect.t x="30" y="34" width="6" height="9" transform="rotate(-20 33 38)" {}
                        }
                        b { (reader.say(&format!("new-size-{size}"))) }
                        span.muted { (reader.say(&format!("new-size-{size}-is"))) }
                    }
                }
            }
        }
    }
}

fn radios(
    reader: &Reader<'_>,
    name: &str,
    legend: &str,
    chosen: &str,
    choices: &[(&str, &str)],
    class: Option<&str>,
) -> Markup {
    html! {
        fieldset class=[class] {
            legend { (reader.say(legend)) }
            div.pills {
                @for (value, key) in choices {
                    label {
                        input type="radio" name=(name) value=(value) checked[chosen == *value];
                        (reader.say(key))
                    }
                }
            }
        }
    }
}
