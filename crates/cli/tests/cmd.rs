//! The commands as they are typed, with all that they print.
#[test]
fn commands() {
    trycmd::TestCases::new().case("tests/cmd/*.md").case("tests/cmd/*.toml");
}
