//! Schemas, and a check of JSON against them.
use super::*;
use ::conex::Conex;
use ::sobek::Sobek;
use serde_json::Map;
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

pub(super) fn schemas<G: Wired>() -> Schemas {
    let mut all = Schemas::new();
    add::<G::ViewJson>(&mut all);
    add::<G::EventJson>(&mut all);
    add::<G::ReasonJson>(&mut all);
    all
}

/// Whether the JSON is exactly as the schema says: every property there, and no
/// other.
pub(super) fn conforms(json: &Value, schema: &Value, all: &Schemas) -> Result<(), String> {
    let fails = |why: &str| Err(format!("{why}: {json} against {schema}"));
    if let Some(to) = schema.get("$ref") {
        return conforms(json, &all[referred(to)], all);
    }
    if let Some(one_of) = schema.get("oneOf") {
        let one_of = one_of.as_array().unwrap();
        let fitting = one_of.iter().filter(|it| conforms(json, it, all).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { fails(&format!("{fitting} alternatives fit")) };
    }
    if !types(schema).contains(&type_of(json)) {
        return fails("another type");
    }
    if schema.get("enum").is_some_and(|it| !it.as_array().unwrap().contains(json)) {
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
            let properties = schema["properties"].as_object().unwrap();
            if !fields.keys().eq(properties.keys()) {
                return fails("other properties");
            }
            fields.iter().try_for_each(|(name, it)| conforms(it, &properties[name], all))
        }
        _ => Ok(()),
    }
}

fn referred(to: &Value) -> &str {
    to.as_str().unwrap().strip_prefix("#/components/schemas/").unwrap()
}

fn types(schema: &Value) -> Vec<&str> {
    match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(some) => some.iter().map(|it| it.as_str().unwrap()).collect(),
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

#[test]
fn names_of_two_games_never_collide() {
    let (sobek, conex) = (schemas::<Sobek>(), schemas::<Conex>());
    for (games, prefix) in [(&sobek, "Sobek"), (&conex, "Conex")] {
        for name in games.keys().filter(|it| !["Seat", "Seats"].contains(&it.as_str())) {
            assert!(name.starts_with(prefix), "{name}");
        }
        for noun in ["View", "Event", "Reason", "Player", "Phase", "Decision", "Card"] {
            assert!(games.contains_key(&format!("{prefix}{noun}")), "{prefix}{noun}");
        }
    }
    assert_eq!((&sobek["Seat"], &sobek["Seats"]), (&conex["Seat"], &conex["Seats"]));
}

/// Every field is always sent, and says what it means.
#[test]
fn fields_are_required_and_described() {
    let mut all = schemas::<Sobek>();
    all.append(&mut schemas::<Conex>());
    let mut found = Vec::new();
    all.values().for_each(|it| objects(it, &mut found));
    assert!(100 < found.len());
    for object in found {
        let properties = object["properties"].as_object().unwrap();
        let required = object["required"].as_array().unwrap();
        assert_eq!(required.len(), properties.len(), "{object:?}");
        for (name, property) in properties {
            let is_tag = property.get("enum").is_some();
            let described = property.to_string().contains("\"description\":");
            assert!(is_tag || described, "{name} of {object:?}");
        }
    }
    for (name, schema) in &all {
        assert!(schema.get("description").is_some(), "{name}");
    }
}

/// Every reference leads somewhere.
#[test]
fn schemas_are_complete() {
    for all in [schemas::<Sobek>(), schemas::<Conex>()] {
        let text = value(&all).to_string();
        for rest in text.split("#/components/schemas/").skip(1) {
            let name = rest.split('"').next().unwrap();
            assert!(all.contains_key(name), "{name}");
        }
    }
}
