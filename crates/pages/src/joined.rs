//! Modules of script, joined to one file for each kind of page.
//!
//! A page of a table needs some twenty modules. Sent one by one, they would be as many requests,
//! one after another without HTTP/2; and file names that change with the content would have to be
//! written into every file that imports them. So the server joins them when it starts. Modules are
//! written in a strict form: `import { a, b } from "./c.js";` and `export` before a function or a
//! constant, each at the beginning of a line. Anything else is an error that the first test finds.
use std::fmt::Write as _;

/// A module of script: `core/keys.js`, and what is in it.
pub type Module = (&'static str, &'static str);

/// Modules of a folder beside `src`, each called by its name after a prefix.
#[macro_export]
macro_rules! modules {
    ($prefix:literal, $folder:literal: $($name:literal)+) => {
        &[$((concat!($prefix, $name), include_str!(concat!($folder, $name)))),+]
    };
}

/// Stands for the folder of the modules that all games share.
const SHARED: &str = "#pages/";

/// A script of these modules and all that they import, each once and after what it imports.
/// A module becomes a function that is called at once and returns its exports, so its other names
/// stay private.
pub(crate) fn joined(modules: &[Module], entries: &[&str]) -> String {
    let mut script = Script { modules, order: Vec::new(), text: String::new() };
    for entry in entries {
        script.add(entry, &[]);
    }
    script.text
}

struct Script<'a> {
    modules: &'a [Module],
    /// Modules that are in the text.
    order: Vec<String>,
    text: String,
}

impl Script<'_> {
    /// The number of a module, which is in the text now.
    fn add(&mut self, name: &str, importers: &[&str]) -> usize {
        if let Some(nth) = self.order.iter().position(|it| it == name) {
            return nth;
        }
        assert!(!importers.contains(&name), "{name} imports itself, by {importers:?}");
        let module = self.modules.iter().find(|it| it.0 == name);
        let (name, source) = *module.unwrap_or_else(|| panic!("{importers:?}: no module {name}"));
        let Parsed { imports, exports, body } = parse(name, source);
        let importers = [importers, &[name]].concat();
        let mut head = String::new();
        for (names, from) in imports {
            let nth = self.add(&from, &importers);
            let _ = writeln!(head, "const {{ {} }} = m{nth};", names.join(", "));
        }
        let nth = self.order.len();
        let exports = exports.join(", ");
        let _ = write!(
            self.text,
            "// {name}\nconst m{nth} = (() => {{\n{head}{body}return {{ {exports} }};\n}})();\n"
        );
        self.order.push(name.to_owned());
        nth
    }
}

struct Parsed<'a> {
    /// The names, and the module they come from.
    imports: Vec<(Vec<&'a str>, String)>,
    exports: Vec<&'a str>,
    body: String,
}

/// A module's imports and exports. Comments on lines of their own are dropped.
fn parse<'a>(name: &str, source: &'a str) -> Parsed<'a> {
    let folder = name.split('/').next().unwrap_or_default();
    let mut parsed = Parsed { imports: Vec::new(), exports: Vec::new(), body: String::new() };
    let mut rest = source;
    while let Some(line) = rest.split_inclusive('\n').next() {
        let bare = line.trim();
        let length = match bare {
            _ if line.starts_with("import ") => {
                let statement = &rest[..=rest.find(';').expect("an import ends")];
                parsed.imports.push(import(folder, statement));
                statement.len() + 1
            }
            _ if bare.starts_with("//") || bare.is_empty() => line.len(),
            _ if bare.starts_with("/**") => {
                let end = rest.find("*/").expect("a comment ends") + 2;
                let tail = rest[end..].split('\n').next().unwrap_or_default();
                if !tail.is_empty() {
                    parsed.body += line;
                }
                if tail.is_empty() { end + 1 } else { line.len() }
            }
            _ => {
                let said = line
                    .strip_prefix("export ")
                    .inspect(|it| parsed.exports.push(exported(name, it)));
                parsed.body += said.unwrap_or(line);
                line.len()
            }
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    parsed
}

/// `import { a, b } from "./c.js";`
fn import<'a>(folder: &str, statement: &'a str) -> (Vec<&'a str>, String) {
    let strict = || {
        let (names, from) = statement.strip_prefix("import {")?.split_once("} from \"")?;
        let from = from.strip_suffix("\";")?;
        let from =
            match (from.strip_prefix("./"), from.strip_prefix("../").or(from.strip_prefix(SHARED)))
            {
                (Some(beside), _) => format!("{folder}/{beside}"),
                (None, elsewhere) => elsewhere?.to_owned(),
            };
        let names = names.split(',').map(str::trim).filter(|it| !it.is_empty());
        Some((names.collect(), from))
    };
    strict().unwrap_or_else(|| panic!("not our way to import: {statement}"))
}

/// `function a(`, `const a =`.
fn exported<'a>(module: &str, declaration: &'a str) -> &'a str {
    let kinds = ["function ", "async function ", "const "];
    let named = kinds.iter().find_map(|it| declaration.strip_prefix(it));
    let name = named.and_then(|it| it.split(['(', ' ']).next());
    name.unwrap_or_else(|| panic!("{module}: not our way to export: {declaration}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_comes_once_and_after_what_it_imports() {
        let modules = [
            (
                "table/main.js",
                "import { a } from \"./a.js\";\nimport {\n  b,\n  c,\n} from \"../core/b.js\";\n\na(b, c);\n",
            ),
            (
                "table/a.js",
                "// Why.\nimport { b } from \"../core/b.js\";\n/** It. */\nexport function a() {\n  b();\n}\n",
            ),
            (
                "core/b.js",
                "/**\n * @type {B}\n */\nexport const b = 1;\nlet c_ = 2;\nexport const c = () => c_;\n",
            ),
            (
                "game/main.js",
                "import { b } from \"#pages/core/b.js\";\n/** @type {C} */ (b).c();\n",
            ),
        ];
        let expected = "// core/b.js\nconst m0 = (() => {\nconst b = 1;\nlet c_ = 2;\nconst c = () => c_;\nreturn { b, c };\n})();\n\
            // table/a.js\nconst m1 = (() => {\nconst { b } = m0;\nfunction a() {\n  b();\n}\nreturn { a };\n})();\n\
            // table/main.js\nconst m2 = (() => {\nconst { a } = m1;\nconst { b, c } = m0;\na(b, c);\nreturn {  };\n})();\n\
            // game/main.js\nconst m3 = (() => {\nconst { b } = m0;\n/** @type {C} */ (b).c();\nreturn {  };\n})();\n";
        assert_eq!(joined(&modules, &["table/main.js", "game/main.js"]), expected);
    }

    #[test]
    #[should_panic(expected = "core/a.js imports itself")]
    fn a_circle_is_refused() {
        let modules = [
            ("core/a.js", "import { b } from \"./b.js\";\n"),
            ("core/b.js", "import { a } from \"./a.js\";\n"),
        ];
        joined(&modules, &["core/a.js"]);
    }

    #[test]
    #[should_panic(expected = "not our way to import: import b from")]
    fn other_imports_are_refused() {
        joined(&[("core/a.js", "import b from \"./b.js\";\n")], &["core/a.js"]);
    }

    #[test]
    #[should_panic(expected = "core/a.js: not our way to export: let")]
    fn what_changes_is_not_exported() {
        joined(&[("core/a.js", "export let a = 1;\n")], &["core/a.js"]);
    }
}
