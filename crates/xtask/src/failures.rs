//! Which tests fail, by what `cargo test` says.

/// What was heard so far.
#[derive(Default)]
pub(crate) struct Failures {
    /// Where the tests that are heard now come from: `tests/cmd.rs (cmd)`.
    running: String,
    tests: Vec<String>,
    /// How to run what failed again: `-p felucca --test cmd`.
    targets: Vec<String>,
}

impl Failures {
    pub(crate) fn hear(&mut self, line: &str) {
        let line = without_colours(line);
        let text = line.trim();
        if let Some(target) = text.strip_prefix("Running ") {
            self.running = place(target);
        } else if let Some(name) = text.strip_prefix("Doc-tests ") {
            self.running = format!("the documentation of {name}");
        } else if let Some(name) = failed_test(text) {
            self.tests.push(format!("{name} in {}", self.running));
        } else if line.starts_with("    `") {
            self.targets.push(text.trim_matches('`').to_owned());
        }
    }

    /// One line for each; none if all went well.
    pub(crate) fn named(self, all_well: bool) -> Vec<String> {
        let mut lines = self.tests;
        lines.extend(self.targets.iter().map(|it| format!("again: cargo test {it}")));
        if lines.is_empty() && !all_well {
            lines.push("cargo test, before a test ran: it says why above".to_owned());
        }
        lines
    }
}

/// `test seats::two ... FAILED`.
fn failed_test(text: &str) -> Option<&str> {
    text.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// `unittests src/lib.rs (target/debug/deps/server-0a1b)` is `src/lib.rs (server)`.
fn place(target: &str) -> String {
    let target = target.strip_prefix("unittests ").unwrap_or(target);
    let Some((path, binary)) = target.split_once(" (") else { return target.to_owned() };
    let binary = binary.trim_end_matches(')').rsplit(['/', '\\']).next().unwrap_or_default();
    let name = binary.rsplit_once('-').map_or(binary, |it| it.0);
    format!("{path} ({name})")
}

fn without_colours(line: &str) -> String {
    let mut plain = String::new();
    let mut parts = line.split("\u{1b}[");
    plain.push_str(parts.next().unwrap_or_default());
    for part in parts {
        plain.push_str(part.split_once('m').map_or(part, |it| it.1));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "\
   Compiling server v0.1.0
\u{1b}[1m\u{1b}[32m     Running\u{1b}[0m unittests src/lib.rs (target/debug/deps/server-0a1b2c)
running 2 tests
test tests::seats::two_of_them ... ok
test tests::leak::nothing_leaks ... FAILED
---- tests::leak::nothing_leaks stdout ----
test result: FAILED. 1 passed; 1 failed
error: test failed, to rerun pass `-p server --lib`
     Running tests/cmd.rs (target/debug/deps/cmd-12ab)
test commands ... FAILED
   Doc-tests bots
test crates/bots/src/bot.rs - Bot (line 300) ... FAILED
error: 3 targets failed:
    `-p server --lib`
    `-p felucca --test cmd`
    `-p bots --doc`
";

    fn heard(said: &str, all_well: bool) -> Vec<String> {
        let mut failures = Failures::default();
        said.lines().for_each(|it| failures.hear(it));
        failures.named(all_well)
    }

    #[test]
    fn every_failed_test_is_named_with_where_it_is() {
        let named = [
            "tests::leak::nothing_leaks in src/lib.rs (server)",
            "commands in tests/cmd.rs (cmd)",
            "crates/bots/src/bot.rs - Bot (line 300) in the documentation of bots",
            "again: cargo test -p server --lib",
            "again: cargo test -p felucca --test cmd",
            "again: cargo test -p bots --doc",
        ];
        assert_eq!(heard(SAID, false), named);
    }

    #[test]
    fn what_breaks_before_a_test_is_no_success() {
        assert_eq!(heard("error: could not compile `server`", false).len(), 1);
        assert!(heard("test tests::seats::two ... ok", true).is_empty());
    }
}
