//! Help texts: the games in them come from the list.
use clap::{
    Command,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use games::{GameKind, PresenterOf, with_game};
use pages::{Language, Presenter};

/// Fills in what the help of a command and its subcommands says about games: `{game}` is one,
/// `{another}` is another and `{option}` one of its options; `{names}`, `{options}` and
/// `{rules}` cover all games.
pub(crate) fn with_games(mut command: Command) -> Command {
    if let Some(text) = command.get_about().map(|it| filled(&it.to_string())) {
        command = command.about(text);
    }
    if let Some(text) = command.get_long_about().map(|it| filled(&it.to_string())) {
        command = command.long_about(text);
    }
    if let Some(text) = command.get_after_help().map(|it| filled(&it.to_string())) {
        command = command.after_help(text);
    }
    let command = command.mut_args(|arg| match arg.get_help().map(|it| filled(&it.to_string())) {
        Some(text) => arg.help(text),
        None => arg,
    });
    command.mut_subcommands(with_games)
}

/// Takes a game by its name.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    let values = PossibleValuesParser::new(game_values());
    values.map(|it| it.parse().expect("possible values are games"))
}

/// All games by name. Examples are accepted, but not offered.
pub(crate) fn game_values() -> impl Iterator<Item = PossibleValue> {
    GameKind::ALL.into_iter().map(|it| PossibleValue::new(it.id()).hide(it.is_example()))
}

fn filled(text: &str) -> String {
    let all = |of: fn(GameKind) -> String, between: &str| {
        GameKind::listed().map(of).collect::<Vec<_>>().join(between)
    };
    let [game, another] =
        [GameKind::listed().next(), GameKind::listed().last()].map(|it| it.unwrap_or(FIRST));
    let text = text
        .replace("{game}", game.id())
        .replace("{another}", another.id())
        .replace("{option}", options(another).first().unwrap_or(&"-"))
        .replace("{names}", &all(|it| name(it).to_owned(), " and "))
        .replace("{options}", &all(options_in_words, "; "))
        .replace("{rules}", &all(|it| format!("docs/rules/{it}.md"), ", "));
    in_columns(&text)
}

const FIRST: GameKind = GameKind::ALL[0];

fn name(game: GameKind) -> &'static str {
    with_game!(game, H => <PresenterOf<H> as Presenter>::NAME)
}

/// What may be agreed on, as it is typed.
fn options(game: GameKind) -> Vec<&'static str> {
    let fields = with_game!(game, H => <PresenterOf<H> as Presenter>::options(Language::En));
    let values = fields.iter().flat_map(|it| &it.values).map(|it| it.notation);
    values.filter(|it| !it.is_empty()).collect()
}

fn options_in_words(game: GameKind) -> String {
    match options(game).as_slice() {
        [] => format!("{} has none", name(game)),
        some => format!("for {}: {}", name(game), some.join(", ")),
    }
}

/// What stands after a tab becomes a second column.
fn in_columns(text: &str) -> String {
    let first = |line: &str| line.split_once('\t').map(|it| it.0.chars().count());
    let width = text.lines().filter_map(first).max().unwrap_or(0);
    let line = |line: &str| match line.split_once('\t') {
        Some((first, second)) => format!("{first:<width$}  {second}"),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_filled_in() {
        let text = filled("play {game}\tone\nplay {another} --options {option}\ttwo\n{rules}");
        assert!(text.starts_with("play sobek                  one\n"), "{text}");
        assert!(text.contains("play conex --options small  two\n"), "{text}");
        assert!(text.ends_with("docs/rules/sobek.md, docs/rules/conex.md"), "{text}");
        assert!(filled("{options}").starts_with("for Sobek: open-memory; for Conex: "));
    }
}
