//! What the tests need besides Rust: found where Debian puts it, else installed where we may.
use crate::run;
use anyhow::{Context, bail};
use std::{
    ffi::OsString,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A package of Debian's.
pub(crate) struct Package {
    name: &'static str,
    /// What we run of it, all from one directory.
    programs: &'static [&'static str],
    /// Where Debian keeps its versions side by side, outside PATH: `<here>/<version>/bin`.
    versions: Option<&'static str>,
    /// A setting for its installation: a file, and what it says while we install.
    setting: Option<(&'static str, &'static str)>,
}

/// Installed as it is, it would set up a database on port 5432 that nobody asked for. A file of our own,
/// gone afterwards, leaves the machine's settings alone.
pub(crate) const POSTGRESQL: Package = Package {
    name: "postgresql",
    programs: &["initdb", "pg_ctl", "postgres"],
    versions: Some("usr/lib/postgresql"),
    setting: Some((
        "/etc/postgresql-common/createcluster.d/felucca.conf",
        "# While `cargo xtask test` installs PostgreSQL.\ncreate_main_cluster = false\n",
    )),
};

/// For the example bot.
pub(crate) const PYTHON: Package =
    Package { name: "python3", programs: &["python3"], versions: None, setting: None };

/// For the tests in a browser.
pub(crate) const CHROMIUM: Package =
    Package { name: "chromium", programs: &["chromium"], versions: None, setting: None };

/// Where programs are looked for.
pub(crate) struct Machine {
    root: PathBuf,
    path: OsString,
}

impl Machine {
    pub(crate) fn this() -> Self {
        Self { root: "/".into(), path: std::env::var_os("PATH").unwrap_or_default() }
    }

    /// The directory with the package's programs, the highest version first.
    fn find(&self, package: &Package) -> Option<PathBuf> {
        let versions =
            package.versions.into_iter().filter_map(|it| highest_first(&self.root.join(it)).ok());
        versions
            .flatten()
            .map(|it| it.join("bin"))
            .chain(std::env::split_paths(&self.path))
            .find(|directory| package.programs.iter().all(|it| directory.join(it).is_file()))
    }

    fn has(&self, program: &str) -> bool {
        std::env::split_paths(&self.path).any(|it| it.join(program).is_file())
    }
}

/// The directories that are named by a version: 15 before 9.6.
fn highest_first(parent: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut versions = Vec::new();
    for entry in fs::read_dir(parent)? {
        let entry = entry?;
        let name = entry.file_name();
        let numbers = name.to_string_lossy().split('.').map(str::parse).collect();
        if let Ok::<Vec<u32>, _>(version) = numbers {
            versions.push((version, entry.path()));
        }
    }
    versions.sort();
    Ok(versions.into_iter().rev().map(|it| it.1).collect())
}

/// The directory with the package's programs; installs it if it's missing. The error says why it can't.
pub(crate) fn provide(package: &Package, machine: &Machine) -> anyhow::Result<PathBuf> {
    if let Some(found) = machine.find(package) {
        return Ok(found);
    }
    let missing = package.programs[0];
    if !machine.has("apt-get") {
        bail!("{missing} not found, and no apt-get to install it with");
    }
    let Some(root) = Root::of_this_user() else {
        bail!("{missing} not found, and this user may not install packages");
    };
    root.install(package)
        .with_context(|| format!("{missing} not found, and {} can't be installed", package.name))?;
    machine
        .find(package)
        .with_context(|| format!("{missing} not found, though {} is installed", package.name))
}

pub(crate) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|it| it.stdout.trim_ascii() == b"0")
}

/// The right to install.
enum Root {
    Already,
    BySudo,
}

impl Root {
    fn of_this_user() -> Option<Self> {
        if is_root() {
            return Some(Self::Already);
        }
        // It must not ask for a password: nobody may be there to give it.
        let sudo = Command::new("sudo")
            .args(["-n", "true"])
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .status();
        sudo.is_ok_and(|it| it.success()).then_some(Self::BySudo)
    }

    /// `env` because sudo drops most of our environment.
    fn command(&self, program: &str) -> Command {
        let mut command = match self {
            Self::Already => Command::new("env"),
            Self::BySudo => {
                let mut sudo = Command::new("sudo");
                sudo.args(["-n", "env"]);
                sudo
            }
        };
        command.args(["DEBIAN_FRONTEND=noninteractive", program]).stdin(Stdio::null());
        command
    }

    fn install(&self, package: &Package) -> anyhow::Result<()> {
        eprintln!("Installing Debian's package {}", package.name);
        let Some((path, text)) = package.setting else {
            return self.apt_get_install(package.name);
        };
        let mut setting = tempfile::NamedTempFile::new()?;
        setting.write_all(text.as_bytes())?;
        run(self.command("install").args(["-D", "--mode=644"]).arg(setting.path()).arg(path))?;
        let installed = self.apt_get_install(package.name);
        run(self.command("rm").args(["--force", path]))?;
        installed
    }

    fn apt_get_install(&self, name: &str) -> anyhow::Result<()> {
        // Another apt-get, such as the nightly one, may be running: wait for it.
        let apt_get = |words: &[&str]| {
            let mut command = self.command("apt-get");
            command.args(["--quiet", "--option", "DPkg::Lock::Timeout=120"]).args(words);
            run(&mut command).map_err(|_| anyhow::anyhow!("apt-get {} failed", words[0]))
        };
        let install = ["install", "--yes", "--no-install-recommends", name];
        if apt_get(&install).is_ok() {
            return Ok(());
        }
        eprintln!("Once more, with fresh package lists");
        // One list that can't be fetched doesn't mean that ours can't.
        let _ = apt_get(&["update"]);
        apt_get(&install)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add_programs(directory: &Path, programs: &[&str]) {
        fs::create_dir_all(directory).unwrap();
        for program in programs {
            fs::write(directory.join(program), "").unwrap();
        }
    }

    #[test]
    fn the_highest_version_that_is_whole_wins() {
        let root = tempfile::tempdir().unwrap();
        let machine =
            Machine { root: root.path().to_owned(), path: root.path().join("path").into() };
        assert_eq!(machine.find(&POSTGRESQL), None);

        let on_path = root.path().join("path");
        add_programs(&on_path, POSTGRESQL.programs);
        assert_eq!(machine.find(&POSTGRESQL), Some(on_path));

        let versions = root.path().join("usr/lib/postgresql");
        for version in ["9.6", "15", "9", "common"] {
            add_programs(&versions.join(version).join("bin"), POSTGRESQL.programs);
        }
        // Only clients of it are installed.
        add_programs(&versions.join("17/bin"), &["psql", "pg_dump"]);
        assert_eq!(machine.find(&POSTGRESQL), Some(versions.join("15/bin")));
    }

    #[test]
    fn versions_are_numbers() {
        let parent = tempfile::tempdir().unwrap();
        for name in ["9.6", "10", "9.10", "17", "old"] {
            fs::create_dir(parent.path().join(name)).unwrap();
        }
        let expected = ["17", "10", "9.10", "9.6"].map(|it| parent.path().join(it));
        assert_eq!(highest_first(parent.path()).unwrap(), expected);
    }

    #[test]
    fn what_cant_be_had_is_named() {
        let root = tempfile::tempdir().unwrap();
        let machine = Machine { root: root.path().to_owned(), path: OsString::new() };
        let reason = provide(&POSTGRESQL, &machine).unwrap_err().to_string();
        assert_eq!(reason, "initdb not found, and no apt-get to install it with");
    }
}
