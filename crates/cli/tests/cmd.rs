//! The commands as they are typed, with everything they print.
#[test]
fn commands() {
    let cases = trycmd::TestCases::new();
    // Whatever language the system speaks.
    cases.env("LC_ALL", "C").case("tests/cmd/*.md").case("tests/cmd/*.toml");
}
