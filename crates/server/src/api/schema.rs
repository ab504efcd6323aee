//! How what is sent is described: the spelling of words, and what differs from game to game.
//!
//! Whatever names one of [`LEAVES`] is described once for each game, with that game's own in
//! its place, as `SobekState` from `State`; `State` itself is then one of these, and its field
//! `game` says which. Examples aren't described: they are there to be read.
use crate::{ids, names};
use bots::Level;
use game_core::{
    Game, MAX_SEATS,
    json::{Explained, Spelling, text_schema},
};
use games::{GameKind, GameOf, with_game};
use serde_json::{Value, json};
use std::{borrow::Cow, collections::BTreeMap, sync::LazyLock};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Components, Discriminator, ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema,
        schema::{AnyOfBuilder, SchemaType, Type},
    },
};

type Schemas = Vec<(String, RefOr<Schema>)>;

const AT: &str = "#/components/schemas/";

/// What is sent to make a table: each game has its own seats and options.
const NEW_TABLE: &str = "NewTable";

/// What each game has of its own.
const LEAVES: [&str; 4] = ["View", "Event", "Parts", "Catalogue"];

fn words(meaning: &str, all: &[&str]) -> RefOr<Schema> {
    text_schema(meaning, Spelling::one_of(all))
}

/// A text of which something can be seen.
fn text_of(length: usize, meaning: &str, pattern: String) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String).description(Some(meaning));
    text.min_length(Some(1)).max_length(Some(length)).pattern(Some(pattern)).into()
}

/// The letters that no name has, as a part of a class of a regular expression.
static NEVER: LazyLock<String> = LazyLock::new(|| {
    let mut class = String::new();
    let never = |it: &char| names::is_never_in_a_name(*it);
    let mut letters = (char::MIN..=char::MAX).filter(never).peekable();
    while let Some(first) = letters.next() {
        let mut last = first;
        while letters.peek().is_some_and(|it| *it as u32 == last as u32 + 1) {
            last = letters.next().unwrap_or(last);
        }
        class += &format!("{}-{}", spelled_out(first), spelled_out(last));
    }
    class
});

/// Regular expressions of all kinds read these alike.
fn spelled_out(letter: char) -> String {
    let number = letter as u32;
    if number < 0x1_0000 { format!("\\u{number:04x}") } else { letter.to_string() }
}

pub(crate) fn game() -> RefOr<Schema> {
    text_schema("The game, by its name.", Spelling::one_of(GameKind::listed()))
}

pub(crate) fn level() -> RefOr<Schema> {
    text_schema("How strong the bot is.", Spelling::one_of(Level::ALL))
}

/// A level where there may be none.
pub(crate) fn level_or_none() -> RefOr<Schema> {
    let levels = Level::ALL.map(|it| json!(it.name()));
    let kinds = SchemaType::from_iter([Type::String, Type::Null]);
    let text = ObjectBuilder::new().schema_type(kinds).description(Some("The level of a bot."));
    text.enum_values(Some(levels.into_iter().chain([Value::Null]))).into()
}

/// What can be agreed on; each game's own stands in its place.
pub(crate) fn options() -> RefOr<Schema> {
    let text = ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some("What the table agrees on, in the notation of logs; `-` is nothing."));
    text.default(Some(json!("-"))).into()
}

/// Who is to sit where; how many may stands in each game's own.
pub(crate) fn seats() -> RefOr<Schema> {
    AnyOfBuilder::new().into()
}

/// Two to four seats in turn order, one of which at most is one's own.
fn seats_of(game: GameKind) -> Value {
    let tagged = |name: &str, value: RefOr<Schema>| {
        let properties = json!({name: value});
        json!({"type": "object", "required": [name], "properties": properties,
            "additionalProperties": false})
    };
    let mine = json!({"oneOf": [tagged("me", name()), tagged("program", name())]});
    let open = words("Whoever has the link.", &["open"]);
    let other = json!({"oneOf": [open, tagged("bot", level())]});
    let counts = || game.seats().iter().map(|it| it.count());
    let (fewest, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
    let mut all =
        vec![json!({"type": "array", "items": other, "minItems": fewest, "maxItems": most})];
    for before in 0..most {
        let mut first = vec![other.clone(); before];
        first.push(mine.clone());
        all.push(json!({"type": "array", "prefixItems": first, "items": other,
            "minItems": fewest.max(before + 1), "maxItems": most}));
    }
    json!({"description": "Who is to sit where, in turn order: at most one of them is yours, \
        as `me` or as a `program`.", "anyOf": all})
}

pub(crate) fn status() -> RefOr<Schema> {
    words(
        "It waits for players, is played, or has ended.",
        &["open", "playing", "over", "abandoned"],
    )
}

pub(crate) fn seat_kind() -> RefOr<Schema> {
    words("Who sits there.", &["open", "person", "bot"])
}

pub(crate) fn name() -> RefOr<Schema> {
    let never = NEVER.as_str();
    let pattern = format!("^[^{never}]*[^{never}\\s][^{never}]*$");
    text_of(names::NAME, "What you are called at this table.", pattern)
}

pub(crate) fn chat() -> RefOr<Schema> {
    text_of(names::CHAT, "What is said.", format!("[^{}\\s]", NEVER.as_str()))
}

pub(crate) fn ply() -> RefOr<Schema> {
    let number = ObjectBuilder::new().schema_type(Type::Integer);
    let number = number.description(Some("The `ply` of the state that you looked at."));
    number.minimum(Some(0)).maximum(Some(u32::MAX)).into()
}

/// A table's name in an address.
pub(crate) struct TableName;

impl PartialSchema for TableName {
    fn schema() -> RefOr<Schema> {
        spelled("The name of a table.", ids::ID_LETTERS)
    }
}

pub(crate) fn table_name() -> RefOr<Schema> {
    TableName::schema()
}

pub(crate) fn secret() -> RefOr<Schema> {
    spelled("A secret of letters and digits.", ids::SECRET_LETTERS)
}

fn spelled(meaning: &str, letters: usize) -> RefOr<Schema> {
    let alphabet = std::str::from_utf8(ids::ALPHABET).unwrap_or_default();
    let text = ObjectBuilder::new().schema_type(Type::String).description(Some(meaning));
    text.pattern(Some(format!("^[{alphabet}]{{{letters}}}$"))).into()
}

/// One event of a stream, as its lines name the parts.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is only described: axum writes it")]
pub(crate) struct StreamEvent {
    /// What kind of event it is.
    event: StreamEventKind,
    /// JSON.
    #[schema(content_media_type = "application/json")]
    data: String,
    /// Your ply, where there is a new state of one table.
    id: Option<String>,
}

#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "it is only described: axum writes it")]
enum StreamEventKind {
    Table,
    State,
    Chat,
    Invitation,
    Bye,
}

/// A seat's number in an address.
pub(crate) struct SeatNumber;

impl PartialSchema for SeatNumber {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        number.minimum(Some(1)).maximum(Some(MAX_SEATS)).into()
    }
}

macro_rules! placeholders {
    ($($(#[$doc:meta])* $Name:ident)+) => {$(
        $(#[$doc])*
        pub(crate) struct $Name;

        impl PartialSchema for $Name {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new().into()
            }
        }

        impl ToSchema for $Name {}
    )+};
}

placeholders! { View Event Parts Catalogue }

/// Why the rules don't allow something: a reason of one of the games.
pub(crate) struct Reason;

impl PartialSchema for Reason {
    fn schema() -> RefOr<Schema> {
        let name = |it| with_game!(it, H => <<GameOf<H> as Game>::Illegal as ToSchema>::name());
        let refs = GameKind::listed().map(|it| Ref::from_schema_name(name(it)));
        refs.fold(AnyOfBuilder::new(), AnyOfBuilder::item).into()
    }
}

impl ToSchema for Reason {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Reason")
    }
}

fn add<T: ToSchema>(all: &mut Schemas) {
    T::schemas(all);
    all.push((T::name().into_owned(), T::schema()));
}

fn add_game<G: Explained>(all: &mut Schemas) {
    add::<G::View>(all);
    add::<G::Event>(all);
    add::<G::Illegal>(all);
    add::<G::Parts>(all);
    add::<G::Catalogue>(all);
}

/// What a game's schemas begin with.
fn prefix(game: GameKind) -> String {
    let view = with_game!(game, H => <<GameOf<H> as Game>::View as ToSchema>::name());
    view.strip_suffix("View").unwrap_or(&view).to_owned()
}

fn options_of<G: Explained>() -> Vec<String> {
    G::options().iter().map(ToString::to_string).collect()
}

/// Puts each game's own schemas in the place of what is the same for all.
pub(super) fn tell_games_apart(components: &mut Components) {
    let mut all = Schemas::new();
    for game in GameKind::listed() {
        with_game!(game, H => add_game::<GameOf<H>>(&mut all));
    }
    LEAVES.iter().for_each(|it| drop(components.schemas.remove(*it)));
    let mut plain: BTreeMap<String, Value> = BTreeMap::new();
    for (name, schema) in &components.schemas {
        plain.insert(name.clone(), serde_json::to_value(schema).expect("plain JSON"));
    }
    let differing = differing(&plain);
    for name in &differing {
        let schema = &plain[name];
        for game in GameKind::listed() {
            let mut own = of_game(schema.clone(), game, &differing);
            if name == NEW_TABLE {
                limit(&mut own["properties"], game);
            }
            let own = serde_json::from_value(own).expect("a schema is one with other names");
            all.push((prefix(game) + name, own));
        }
        // What stands in others only is theirs now.
        components.schemas.remove(name);
        if schema["properties"].get("game").is_some() {
            all.push((name.clone(), one_of_each(name)));
        }
    }
    components.schemas.extend(all);
}

/// The schemas that aren't the same in all games: those with a leaf, and those with one of
/// these and no `game` of its own that tells them apart.
fn differing(all: &BTreeMap<String, Value>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    loop {
        let tagged =
            |it: &str| all.get(it).is_some_and(|it| it["properties"].get("game").is_some());
        let names = |text: &str, it: &str| text.contains(&format!("\"{AT}{it}\""));
        let is_new = |(name, schema): &(&String, &Value)| {
            let text = schema.to_string();
            let differs = LEAVES.iter().any(|it| names(&text, it))
                || found.iter().any(|it| !tagged(it) && names(&text, it))
                || *name == NEW_TABLE;
            differs && !found.contains(*name)
        };
        let new: Vec<String> = all.iter().filter(is_new).map(|it| it.0.clone()).collect();
        if new.is_empty() {
            return found;
        }
        found.extend(new);
    }
}

/// A schema as one game has it.
fn of_game(mut schema: Value, game: GameKind, differing: &[String]) -> Value {
    rename(&mut schema, &prefix(game), differing);
    let properties = &mut schema["properties"];
    if properties.get("game").is_some() {
        properties["game"]["enum"] = json!([game.id()]);
    }
    schema
}

/// What a game allows of a new table.
fn limit(properties: &mut Value, game: GameKind) {
    let options = with_game!(game, H => options_of::<GameOf<H>>());
    properties["options"]["enum"] = json!(options);
    properties["seats"] = seats_of(game);
}

fn rename(schema: &mut Value, prefix: &str, differing: &[String]) {
    match schema {
        Value::String(text) => {
            let name = text.strip_prefix(AT);
            let own = name.filter(|it| LEAVES.contains(it) || differing.iter().any(|d| d == it));
            if let Some(name) = own {
                *text = format!("{AT}{prefix}{name}");
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|it| rename(it, prefix, differing)),
        Value::Object(all) => all.values_mut().for_each(|it| rename(it, prefix, differing)),
        _ => {}
    }
}

fn one_of_each(name: &str) -> RefOr<Schema> {
    let named = |it| prefix(it) + name;
    let mapping = GameKind::listed().map(|it| (it.id(), format!("{AT}{}", named(it))));
    let refs = GameKind::listed().map(|it| Ref::from_schema_name(named(it)));
    let one = refs.fold(OneOfBuilder::new(), OneOfBuilder::item);
    one.discriminator(Some(Discriminator::with_mapping("game", mapping))).into()
}
