//! A new table: which game, who sits where, what is agreed.
use super::{
    Kept,
    filled::Filled,
    known::Known,
    layout::{Reader, alert, page, refusing},
    see_other,
};
use crate::{
    answer::Fail,
    api::Asked,
    app::App,
    caller::{Caller, Visit},
    hub::{NewSeat, NewTable},
};
use axum::{
    extract::{RawQuery, State},
    response::{Html, Response},
};
use bots::Level;
use game_core::{Seat, Seats};
use games::GameKind;
use maud::{Markup, html};
use pages::{Arg, OptionField};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The level of bots, unless somebody chooses another.
const USUAL: Level = Level::Sailor;

/// What the form holds. Everything has a default, so a link can fill it in and a refused
/// form comes back as it was.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub(super) struct Wish {
    game: String,
    name: String,
    /// `open`, `none`, or the level of a bot.
    seat2: String,
    seat3: String,
    seat4: String,
    /// `yes`: in the list of open tables.
    public: String,
    /// `on`: players may ask what a captain would do.
    hints: String,
    /// `friends`: the link leads to a table for two people.
    with: String,
    /// What the games' own fields hold: `conex-size` and the like.
    #[serde(flatten)]
    options: BTreeMap<String, String>,
}

impl Default for Wish {
    fn default() -> Wish {
        let [open, none, usual] = ["open", "none", USUAL.name()].map(str::to_owned);
        Wish {
            game: String::new(),
            name: String::new(),
            seat2: open,
            seat3: usual,
            seat4: none,
            public: "no".to_owned(),
            hints: "off".to_owned(),
            with: String::new(),
            options: BTreeMap::new(),
        }
    }
}

/// A field of a game in a form, beside the fields of other games.
fn field_name(game: GameKind, field: &OptionField) -> String {
    format!("{game}-{}", field.name)
}

impl Wish {
    /// The game that was chosen; the first one, if it isn't ours.
    fn game(&self, app: &App) -> Option<GameKind> {
        let first = app.games().next();
        app.games().find(|it| it.id() == self.game).or(first)
    }

    /// What is chosen in a game's own field; its default, if that isn't one of its values.
    fn chosen(&self, game: GameKind, field: &OptionField) -> &'static str {
        let wanted = self.options.get(&field_name(game, field));
        let notations = || field.values.iter().map(|it| it.notation);
        notations().find(|it| wanted.is_some_and(|wanted| wanted == it)).unwrap_or(field.usual)
    }

    /// The game's options in its notation.
    fn options(&self, game: GameKind, reader: &Reader<'_>) -> String {
        let fields = game.options(reader.language);
        let chosen = fields.iter().map(|it| self.chosen(game, it)).filter(|it| !it.is_empty());
        let chosen = chosen.collect::<Vec<_>>().join(",");
        if chosen.is_empty() { "-".to_owned() } else { chosen }
    }

    /// Who sits in the other seats, as many as the game has.
    fn others(&self, game: Option<GameKind>) -> Vec<&str> {
        let all = [&self.seat2, &self.seat3, &self.seat4].map(String::as_str);
        all.into_iter().take(most_seats(game) - 1).collect()
    }

    fn table(&self, app: &App, reader: &Reader<'_>) -> NewTable {
        let seat = |it: &str| match it {
            "none" => None,
            "open" => Some(NewSeat::Open),
            level => Some(NewSeat::Bot { level: level.to_owned() }),
        };
        let me = NewSeat::Me { name: self.name.clone(), program: false };
        let game = app.games().find(|it| it.id() == self.game);
        let others = self.others(game).into_iter().filter_map(seat);
        NewTable {
            game: self.game.clone(),
            options: game.map_or_else(|| "-".to_owned(), |it| self.options(it, reader)),
            seats: std::iter::once(me).chain(others).collect(),
            public: self.public == "yes",
            hints: self.hints == "on",
        }
    }
}

fn most_seats(game: Option<GameKind>) -> usize {
    let all = game.map_or(Seats::ALL.as_slice(), GameKind::seats);
    all.iter().map(|it| it.count()).max().unwrap_or(game_core::MAX_SEATS)
}

pub(super) async fn new_table(
    State(app): State<App>,
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
    form(&app, &Reader::of(&caller, &here), &wish, None)
}

pub(super) async fn create(
    Known(who): Known,
    visit: Visit,
    Filled(wish): Filled<Wish>,
) -> Result<Response, Fail> {
    let Visit { app, caller, .. } = &visit;
    caller.may_make_a_table(app)?;
    let reader = Reader::of(caller, "/new");
    match app.hub.create(&who, caller.address, wish.table(app, &reader)).await {
        Ok(id) => {
            let keeps = Kept { token: None, name: Some(&wish.name) };
            Ok(see_other(&visit, &format!("/tables/{id}"), keeps)?)
        }
        Err(refused) => {
            // Nothing that was filled in is lost.
            let message = refused.message(caller.language, "");
            refused.count();
            Ok(refusing(form(app, &reader, &wish, Some(&message)), &refused))
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
    let table = wish.table(app, &Reader::of(caller, "/"));
    let id = app.hub.create(&who, caller.address, table).await?;
    let mut response = see_other(&visit, &format!("/tables/{id}"), Kept::default())?;
    if let Some(coach) = coach {
        let mut prefs = caller.prefs.clone();
        prefs.choose("coach", &coach);
        super::remember(&mut response, &prefs)?;
    }
    Ok(response)
}

fn form(app: &App, reader: &Reader<'_>, wish: &Wish, refused: Option<&str>) -> Html<String> {
    let game = wish.game(app);
    let fields: Vec<(GameKind, OptionField)> = app
        .games()
        .flat_map(|game| game.options(reader.language).into_iter().map(move |it| (game, it)))
        .collect();
    let (pictured, plain): (Vec<_>, Vec<_>) = fields.iter().partition(|it| is_pictured(&it.1));
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("site-new")) }
            @if let Some(message) = refused { (alert(message)) }
            form.cols.new method="post" action="/tables" data-wish="/new" {
                div.stack { (games(app, reader, game)) (seats(app, reader, wish)) }
                div.stack {
                    @for (game, field) in pictured { (pictures(wish, *game, field)) }
                    div.panel.stack {
                        @for (game, field) in plain { (option(wish, *game, field)) }
                        (radios(reader, "public", "new-public", &wish.public, &[
                            ("no", "new-public-no"), ("yes", "new-public-yes"),
                        ]))
                        (radios(reader, "hints", "new-hints", &wish.hints, &[
                            ("off", "new-hints-off"), ("on", "new-hints-on"),
                        ]))
                    }
                    div.panel.sum {
                        // Only a script keeps it true while somebody chooses.
                        p role="status" data-sum {
                            @if let Some(game) = game { (in_words(reader, wish, game)) }
                        }
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
fn in_words(reader: &Reader<'_>, wish: &Wish, game: GameKind) -> String {
    let others = wish.others(Some(game));
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
    let fields = game.options(reader.language);
    let chosen = fields.iter().map(|it| (it.name, Arg::from(wish.chosen(game, it))));
    let around = [("seats", seats.into()), ("who", (&who).into()), ("game", game.name().into())];
    let args: Vec<(&str, Arg<'_>)> = around.into_iter().chain(chosen).collect();
    let plain = || reader.say_with("plain-new", &args);
    game.text(reader.language, "game-new", &args).unwrap_or_else(plain)
}

fn games(app: &App, reader: &Reader<'_>, chosen: Option<GameKind>) -> Markup {
    html! {
        fieldset.panel {
            legend { (reader.say("new-game")) }
            div.pick2 {
                @for game in app.games() {
                    label.gpick {
                        input type="radio" name="game" value=(game) checked[chosen == Some(game)];
                        span.art { (game.picture(reader.language)) }
                        b { (game.name()) }
                    }
                }
            }
        }
    }
}

fn seats(app: &App, reader: &Reader<'_>, wish: &Wish) -> Markup {
    let others = [("seat2", &wish.seat2), ("seat3", &wish.seat3), ("seat4", &wish.seat4)];
    let all = Seats::FOUR.iter().skip(1);
    html! {
        fieldset.panel {
            legend { (reader.say("new-seats")) }
            ol.srows {
                li.srow {
                    (signs(app, Seat::FIRST))
                    span { (reader.say("you-capital")) }
                    input type="text" name="name" value=(wish.name) required maxlength="24"
                        autocomplete="nickname" placeholder=(reader.say("new-name"))
                        aria-label=(reader.say("new-name"));
                }
                @for ((name, chosen), seat) in others.into_iter().zip(all) {
                    li class={ "srow" (for_those_with(app, seat)) } {
                        (signs(app, seat))
                        (select(reader, name, seat.number(), chosen, 2 < seat.number()))
                    }
                }
            }
            p.muted.hintp { (reader.say("new-seats-hint")) }
        }
    }
}

/// The classes that hide a seat for a game that doesn't have it.
fn for_those_with(app: &App, seat: Seat) -> String {
    let all = app.games().all(|it| seat.index() < most_seats(Some(it)));
    let having = app.games().filter(|it| !all && seat.index() < most_seats(Some(*it)));
    having.map(|it| format!(" for-{it}")).collect()
}

/// What a seat is known by, in whichever game is chosen.
fn signs(app: &App, seat: Seat) -> Markup {
    html! {
        span {
            @for game in app.games() { span class={ "for-" (game) } { (game.seat_sign(seat)) } }
        }
    }
}

fn select(reader: &Reader<'_>, name: &str, number: u8, chosen: &str, may_be_none: bool) -> Markup {
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

fn is_pictured(field: &OptionField) -> bool {
    field.values.iter().any(|it| it.picture.is_some())
}

/// A field of a game's own whose values have pictures, as a panel.
fn pictures(wish: &Wish, game: GameKind, field: &OptionField) -> Markup {
    let (name, chosen) = (field_name(game, field), wish.chosen(game, field));
    html! {
        fieldset class={ "panel for-" (game) } {
            legend { (field.label) }
            div.sizes {
                @for value in &field.values {
                    label.sz {
                        input type="radio" name=(name) value=(value.notation) checked[value.notation == chosen];
                        @if let Some(picture) = &value.picture { (picture) }
                        b { (value.label) }
                        @if let Some(about) = &value.about { span.muted { (about) } }
                    }
                }
            }
        }
    }
}

/// The same without pictures.
fn option(wish: &Wish, game: GameKind, field: &OptionField) -> Markup {
    let (name, chosen) = (field_name(game, field), wish.chosen(game, field));
    html! {
        fieldset class={ "for-" (game) } {
            legend { (field.label) }
            div.pills {
                @for value in &field.values {
                    label {
                        input type="radio" name=(name) value=(value.notation) checked[value.notation == chosen];
                        (value.label)
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
) -> Markup {
    html! {
        fieldset {
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
