//! The commands as they are typed, with everything they print.
#[test]
fn commands() {
    let cases = trycmd::TestCases::new();
    // Whatever language the system speaks; and nobody's own games are touched.
    cases.env("LC_ALL", "C").env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
    cases.case("tests/cmd/*.md").case("tests/cmd/*.toml");
}
