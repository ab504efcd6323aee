//! How a form says what somebody chose: the grammar that all games' pages share.
//!
//! Fields come in the order of the page. `ply` is the position that was looked at, once.
//!
//! - `action` is an action in the game's notation.
//! - `card` is a part of the action before it: what was ticked, joined by commas.
//!   `action=set fish`, `card=F1`, `card=A` is `set fish F1,A`.
//! - `with` is an action that isn't complete without the parts that follow it.
//! - `then` comes after all others, if there are any; alone it means that nothing was chosen.
//!
//! Other fields mean nothing here.
use crate::refused::Refused;

/// More than anybody can choose at once.
const MOST_FIELDS: usize = 60;

/// The ply, and the actions one after another.
pub(crate) fn chosen(fields: &[(String, String)]) -> Result<(u32, Vec<String>), Refused> {
    let unread = |what: &str| Refused::BadRequest(what.to_owned());
    if MOST_FIELDS < fields.len() {
        return Err(unread("the form is too long"));
    }
    let mut plies = fields.iter().filter(|it| it.0 == "ply");
    let ply = match (plies.next(), plies.next()) {
        (Some((_, ply)), None) => ply.parse().map_err(|_| unread("ply: not a number"))?,
        _ => return Err(unread("the form isn't complete")),
    };
    let mut actions: Vec<(&str, Vec<&str>)> = Vec::new();
    let (mut with, mut then) = (None, None);
    for (name, value) in fields {
        match name.as_str() {
            "action" => {
                with = None;
                actions.push((value, Vec::new()));
            }
            "with" => with = Some(value),
            "then" => then = Some(value),
            "card" => {
                actions.extend(with.take().map(|it| (it.as_str(), Vec::new())));
                let last = actions.last_mut().ok_or_else(|| unread("the form isn't complete"))?;
                last.1.push(value);
            }
            _ => {}
        }
    }
    match (actions.is_empty(), then) {
        (true, Some(_)) => return Err(Refused::NothingChosen),
        (true, None) => return Err(unread("the form isn't complete")),
        (false, then) => actions.extend(then.map(|it| (it.as_str(), Vec::new()))),
    }
    let written = |(action, parts): (&str, Vec<&str>)| match parts.is_empty() {
        true => action.to_owned(),
        false => format!("{action} {}", parts.join(",")),
    };
    Ok((ply, actions.into_iter().map(written).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `ply=3&action=done` as actions.
    fn read(form: &str) -> Result<Vec<String>, Refused> {
        let fields = form.split('&').filter_map(|it| it.split_once('='));
        let fields: Vec<_> = fields.map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
        chosen(&fields).map(|it| it.1)
    }

    #[test]
    fn parts_belong_to_the_action_before_them() {
        let forms = [
            ("ply=3&action=take 1", vec!["take 1"]),
            ("ply=3&action=set fish&card=F1&card=F1&card=A", vec!["set fish F1,F1,A"]),
            ("ply=3&action=discard F1&action=discard A", vec!["discard F1", "discard A"]),
            (
                "ply=3&with=set ivory&with=set fish&card=F1&card=F2&with=set wheat&card=A&then=done",
                vec!["set fish F1,F2", "set wheat A", "done"],
            ),
            ("then=done&ply=3&with=set fish&card=F1", vec!["set fish F1", "done"]),
        ];
        for (form, actions) in forms {
            assert_eq!(read(form).unwrap(), actions, "{form}");
        }
    }

    #[test]
    fn nothing_is_no_choice() {
        for form in ["ply=3&then=done", "ply=3&with=set fish&then=done"] {
            assert!(matches!(read(form), Err(Refused::NothingChosen)), "{form}");
        }
        let broken = ["", "ply=3", "ply=3&card=F1", "ply=x&action=done", "ply=3&ply=4&action=done"];
        for form in broken.into_iter().chain(["action=done", "ply=3&with=set fish"]) {
            assert!(matches!(read(form), Err(Refused::BadRequest(_))), "{form}");
        }
        let long = format!("ply=3{}", "&action=done".repeat(MOST_FIELDS));
        assert!(matches!(read(&long), Err(Refused::BadRequest(_))), "too long");
    }
}
