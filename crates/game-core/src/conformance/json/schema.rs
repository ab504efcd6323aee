//! Schemas, and a check of JSON against them.
use super::{text, value};
use crate::{
    Seat, SeatSet,
    json::{Explained, Sent},
};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Schemas by name.
pub(super) type Schemas = BTreeMap<String, Value>;

fn add<T: ToSchema>(to: &mut Schemas) {
    let mut found = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut found);
    for (name, schema) in found {
        let schema = value(&schema);
        if let Some(other) = to.insert(name.clone(), schema.clone()) {
            assert_eq!(other, schema, "two schemas are called {name}");
        }
    }
}

pub(super) fn schemas<G: Explained>() -> Schemas {
    let mut all = Schemas::new();
    add::<G::View>(&mut all);
    add::<G::Event>(&mut all);
    add::<G::Illegal>(&mut all);
    add::<G::Parts>(&mut all);
    add::<G::Catalogue>(&mut all);
    all
}

/// Whether the JSON is exactly as the schema says: every property there, and no
/// other.
fn conforms(json: &Value, schema: &Value, all: &Schemas) -> Result<(), String> {
    let fails = |why: &str| Err(format!("{why}: {json} against {schema}"));
    if let Some(to) = schema.get("$ref") {
        return conforms(json, &all[referred(to)], all);
    }
    if let Some(one_of) = schema.get("oneOf") {
        let one_of = one_of.as_array().expect("alternatives");
        let fitting = one_of.iter().filter(|it| conforms(json, it, all).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { fails(&format!("{fitting} alternatives fit")) };
    }
    if !types(schema).contains(&type_of(json)) {
        return fails("another type");
    }
    if schema.get("enum").is_some_and(|it| it.as_array().is_none_or(|it| !it.contains(json))) {
        return fails("not one of the values");
    }
    if let Some(number) = json.as_f64() {
        let bound = |name| schema.get(name).and_then(Value::as_f64);
        if bound("minimum").is_some_and(|it| number < it)
            || bound("maximum").is_some_and(|it| it < number)
        {
            return fails("out of bounds");
        }
    }
    match json {
        Value::Array(items) => items.iter().try_for_each(|it| conforms(it, &schema["items"], all)),
        Value::Object(fields) => {
            let properties = schema["properties"].as_object().expect("properties");
            if !fields.keys().eq(properties.keys()) {
                return fails("other properties");
            }
            fields.iter().try_for_each(|(name, it)| conforms(it, &properties[name], all))
        }
        _ => Ok(()),
    }
}

/// As JSON, which is as its schema says.
pub(super) fn described<T: Sent>(it: &T, schemas: &Schemas) -> Value {
    let json = serde_json::from_str(&text(it)).expect("plain JSON");
    let schema = &schemas[&*<T as ToSchema>::name()];
    conforms(&json, schema, schemas).unwrap_or_else(|error| panic!("{error}"));
    json
}

fn referred(to: &Value) -> &str {
    let name = to.as_str().and_then(|it| it.strip_prefix("#/components/schemas/"));
    name.expect("a reference to a schema")
}

fn types(schema: &Value) -> Vec<&str> {
    match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(some) => some.iter().filter_map(Value::as_str).collect(),
        other => panic!("no type: {other}"),
    }
}

fn type_of(json: &Value) -> &'static str {
    match json {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(it) if it.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// All objects with properties in a schema.
fn objects<'a>(schema: &'a Value, found: &mut Vec<&'a Map<String, Value>>) {
    match schema {
        Value::Object(object) => {
            if object.contains_key("properties") {
                found.push(object);
            }
            object.values().for_each(|it| objects(it, found));
        }
        Value::Array(some) => some.iter().for_each(|it| objects(it, found)),
        _ => {}
    }
}

/// A game's description is complete, and can't be taken for another game's: every name
/// begins with `prefix`.
pub fn schemas_are_sound<G: Explained>(prefix: &str) {
    let all = schemas::<G>();
    described(&G::catalogue(), &all);
    names_are_the_games_own(&all, prefix);
    fields_are_required_and_described(&all);
    references_lead_somewhere(&all);
}

fn names_are_the_games_own(all: &Schemas, prefix: &str) {
    let mut shared = Schemas::new();
    add::<Seat>(&mut shared);
    add::<SeatSet>(&mut shared);
    for (name, schema) in all {
        match shared.get(name) {
            Some(same) => assert_eq!(schema, same, "{name}"),
            None => assert!(name.starts_with(prefix), "{name}"),
        }
    }
    for noun in
        ["View", "Event", "Reason", "Parts", "Catalogue", "Player", "Phase", "Decision", "Card"]
    {
        assert!(all.contains_key(&format!("{prefix}{noun}")), "{prefix}{noun}");
    }
}

/// Every field is always sent, and says what it means.
fn fields_are_required_and_described(all: &Schemas) {
    let mut found = Vec::new();
    all.values().for_each(|it| objects(it, &mut found));
    assert!(40 < found.len(), "{}", found.len());
    for object in found {
        let properties = object["properties"].as_object().expect("properties");
        let required = object["required"].as_array().expect("required properties");
        assert_eq!(required.len(), properties.len(), "{object:?}");
        for (name, property) in properties {
            let is_tag = property.get("enum").is_some();
            let described = property.to_string().contains("\"description\":");
            assert!(is_tag || described, "{name} of {object:?}");
        }
    }
    for (name, schema) in all {
        assert!(schema.get("description").is_some(), "{name}");
    }
}

fn references_lead_somewhere(all: &Schemas) {
    let text = value(all).to_string();
    for rest in text.split("#/components/schemas/").skip(1) {
        let name = rest.split('"').next().expect("a name");
        assert!(all.contains_key(name), "{name}");
    }
}
