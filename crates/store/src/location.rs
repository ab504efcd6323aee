//! Where a database is.
use crate::OpenError;
use std::{fmt, path::PathBuf};

/// A file for SQLite, or a URL of PostgreSQL.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Location {
    /// A path, `sqlite:PATH`, or `postgres://…`.
    pub fn parse(text: &str) -> Result<Location, OpenError> {
        // SQLite would keep these in memory alone.
        if text.trim().is_empty() || text.contains(":memory:") {
            return Err(OpenError::NoFile);
        }
        match text.split_once(':') {
            Some(("postgres" | "postgresql", _)) => Ok(Location::Postgres(text.to_owned())),
            Some(("sqlite", path)) => {
                Ok(Location::Sqlite(path.strip_prefix("//").unwrap_or(path).into()))
            }
            // A path of Windows begins with one letter.
            Some((scheme, rest)) if 1 < scheme.len() && rest.starts_with("//") => {
                Err(OpenError::Scheme { scheme: scheme.to_owned() })
            }
            _ => Ok(Location::Sqlite(text.into())),
        }
    }
}

/// Without the password that a URL may hold.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Sqlite(path) => write!(f, "{}", path.display()),
            Location::Postgres(url) => {
                let host = url
                    .rsplit_once('@')
                    .map_or_else(|| url.split_once("://").map_or("", |it| it.1), |(_, host)| host);
                write!(f, "postgres://{}", host.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_location_is_a_path_or_a_url() {
        let sqlite = |path: &str| Location::Sqlite(path.into());
        for (text, location) in [
            ("club.db", sqlite("club.db")),
            ("/var/lib/felucca/felucca.db", sqlite("/var/lib/felucca/felucca.db")),
            ("sqlite:club.db", sqlite("club.db")),
            ("sqlite:///srv/club.db", sqlite("/srv/club.db")),
            ("C:\\club.db", sqlite("C:\\club.db")),
            ("postgres://me@db/felucca", Location::Postgres("postgres://me@db/felucca".into())),
        ] {
            assert_eq!(Location::parse(text).unwrap(), location, "{text}");
        }
        for nowhere in ["", " ", ":memory:", "sqlite::memory:"] {
            assert!(Location::parse(nowhere).is_err(), "{nowhere}");
        }
        let error = Location::parse("mysql://me:secret@db/felucca").unwrap_err().to_string();
        assert!(error.contains("not `mysql:`") && !error.contains("secret"), "{error}");
    }

    #[test]
    fn a_password_is_never_shown() {
        for url in [
            "postgres://me:secret@db:5432/felucca?password=secret",
            "postgres://db/felucca?user=me&password=secret",
        ] {
            let location = Location::parse(url).unwrap();
            let shown = format!("{location} {location:?}");
            assert!(!shown.contains("secret") && shown.contains("/felucca"), "{shown}");
        }
    }
}
