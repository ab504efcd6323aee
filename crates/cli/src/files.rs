//! Logs on disk: read with clear errors, written whole or not at all.
use anyhow::{Context, bail};
use std::{
    fs::{self, File},
    io::{Read, Write},
    path::Path,
};
use tempfile::NamedTempFile;

/// Far beyond any log; anything larger is something else.
const LARGEST_LOG: u64 = 16 << 20;

pub(crate) fn read_log(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("{name}: can't open it"))?;
    let mut bytes = Vec::new();
    let read = file.take(LARGEST_LOG + 1).read_to_end(&mut bytes);
    read.with_context(|| format!("{name}: can't read it"))?;
    if LARGEST_LOG < bytes.len() as u64 {
        bail!("{name}: larger than any log");
    }
    String::from_utf8(bytes).ok().with_context(|| format!("{name}: not a text file"))
}

/// Runs `$body` with the house and the session of a log file, whatever its game; where it is
/// named, also with the log as it was read.
macro_rules! with_log {
    ($path:expr, $H:ident, $session:ident => $body:expr) => {
        $crate::files::with_log!($path, $H, $session, raw => $body)
    };
    ($path:expr, $H:ident, $session:ident, $raw:ident => $body:expr) => {{
        let path: &std::path::Path = $path;
        let text = $crate::files::read_log(path)?;
        let failed = |error| anyhow::anyhow!("{}: {error}", path.display());
        let $raw = game_core::RawLog::parse(&text).map_err(failed)?;
        let kind = games::GameKind::of_log(&$raw).map_err(failed)?;
        games::with_game!(kind, $H => {
            let $session = game_core::Session::<games::GameOf<$H>>::from_raw(&$raw).map_err(failed)?;
            $body
        })
    }};
}
pub(crate) use with_log;

/// Writes a new file. Never replaces one.
pub(crate) fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.display();
    match neighbour(path, text)?.persist_noclobber(path) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{name}: this file already exists; it was not overwritten")
        }
        Err(error) => Err(error.error).with_context(|| format!("{name}: can't write it")),
    }
}

/// Writes a file of our own anew.
pub(crate) fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let written = neighbour(path, text)?.persist(path).map_err(|it| it.error);
    written.map(|_| ()).with_context(|| format!("{}: can't write it", path.display()))
}

/// Is written first and then gets the name, so that a file of this name is always whole.
fn neighbour(path: &Path, text: &str) -> anyhow::Result<NamedTempFile> {
    let name = path.display();
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    if path.is_dir() {
        bail!("{name}: this is a folder");
    }
    if !folder.is_dir() {
        bail!("{name}: there is no folder {}", folder.display());
    }
    let failed = || format!("{name}: can't write it");
    let mut file = builder().tempfile_in(folder).with_context(failed)?;
    file.write_all(text.as_bytes()).with_context(failed)?;
    file.as_file().sync_all().with_context(failed)?;
    Ok(file)
}

/// Temporary files that are kept must be readable by others, too.
fn builder() -> tempfile::Builder<'static, 'static> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only unix has modes"))]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

pub(crate) fn make_folder(path: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(path).with_context(|| format!("{}: can't make this folder", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_written_whole_and_never_over_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.log");
        write_new(&path, "first\n").unwrap();
        let again = write_new(&path, "second\n").unwrap_err().to_string();
        assert!(again.contains("already exists"), "{again}");
        assert_eq!(read_log(&path).unwrap(), "first\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
    }

    #[test]
    fn what_is_no_log_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("binary");
        fs::write(&path, [0xff, 0xfe, 0]).unwrap();
        assert!(read_log(&path).unwrap_err().to_string().ends_with("not a text file"));
        assert!(read_log(folder.path()).is_err());
        assert!(read_log(&folder.path().join("nowhere")).unwrap_err().to_string().contains("open"));
    }
}
