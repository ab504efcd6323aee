//! Tests of the scripts and style sheets that pages load: their logic by Node's own test runner,
//! their types and format by the tools in `package.json`. Nothing else here needs Node, so without
//! it they are left out.
use crate::{root, run};
use anyhow::{Context, bail};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// From this version on Node has a test runner that knows our tests.
const NODE: u32 = 20;

/// What can't be tested here is said in `left_out`; what fails is named in `failed`.
pub(crate) fn test(left_out: &mut Vec<String>, failed: &mut Vec<String>) -> anyhow::Result<()> {
    if let Err(reason) = node() {
        left_out.push(format!("the tests of the scripts ({reason:#})"));
        return Ok(());
    }
    let mut check = |name: &str, command: &mut Command| {
        if run(command).is_err() {
            failed.push(format!("the scripts: {name}"));
        }
    };
    check("npm test", Command::new("node").current_dir(root()).arg("--test").args(tests()?));
    if let Err(reason) = packages() {
        left_out.push(format!("types and format of the scripts ({reason:#})"));
        return Ok(());
    }
    for script in ["types", "format:check"] {
        check(&format!("npm run {script}"), npm().args(["run", "--silent", script]));
    }
    Ok(())
}

fn node() -> anyhow::Result<()> {
    let output = Command::new("node").arg("--version").output().context("node not found")?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if major(&version).is_none_or(|it| it < NODE) {
        bail!("node is {version}, and {NODE} is needed");
    }
    Ok(())
}

/// `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn npm() -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(root());
    npm
}

/// The versions of `package-lock.json`, in a folder that git ignores.
fn packages() -> anyhow::Result<()> {
    let quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--silent"];
    let status = npm().arg("ci").args(quiet).status().context("npm not found")?;
    if !status.success() {
        bail!("npm can't get the packages");
    }
    Ok(())
}

/// Tests lie beside what they test. They are named one by one, because versions of Node differ in
/// what a folder means to them.
fn tests() -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in ["crates", "games"] {
        collect(&root().join(folder), &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.to_string_lossy().ends_with(".test.js") {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major("v9.0.0"), Some(9));
        assert_eq!(major("not found"), None);
    }

    #[test]
    fn every_folder_of_scripts_has_tests() {
        let found = tests().unwrap();
        for part in ["js/core/", "js/table/", "games/conex/", "games/sobek/"] {
            assert!(found.iter().any(|it| it.to_string_lossy().contains(part)), "{part}");
        }
    }
}
