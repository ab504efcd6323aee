//! Games in the terminal that go on later: each is kept after every action, so that nothing is
//! lost however the program ends.
use crate::files;
use anyhow::{Context, anyhow, bail};
use bots::Bot;
use etcetera::BaseStrategy as _;
use game_core::{Game, Seat, Session};
use std::{
    fmt, fs,
    path::{Path, PathBuf},
    str::FromStr,
};

/// Who plays a game on: the last line of its file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Players {
    /// The person's seat.
    pub(crate) seat: Seat,
    /// Who plays the others.
    pub(crate) bots: Bot,
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.bots)
    }
}

impl FromStr for Players {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Players> {
        let unknown = || format!("`play {text}`: a seat and a bot are needed, as `play 1 sailor`");
        let (seat, bots) = text.split_once(' ').with_context(unknown)?;
        Ok(Players {
            seat: seat.parse().with_context(unknown)?,
            bots: bots.parse().with_context(unknown)?,
        })
    }
}

/// Where a game is kept while it is played.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    /// Whether the player chose it: then the log stays there when the game is over.
    chosen: bool,
    /// Whether anything is kept there.
    pub(crate) in_use: bool,
}

impl Place {
    /// A new file of the player's choice.
    pub(crate) fn chosen(path: PathBuf) -> anyhow::Result<Place> {
        if path.exists() {
            let name = path.display();
            bail!(
                "--save {name}: it exists already; `felucca play --resume {name}` goes on with it"
            );
        }
        Ok(Place { path, chosen: true, in_use: false })
    }

    /// The file that a game was read from.
    pub(crate) fn again(path: PathBuf) -> Place {
        let chosen = folder().is_none_or(|it| !path.starts_with(it));
        Place { path, chosen, in_use: true }
    }

    /// A file of its own in the user's data folder, if there is one.
    pub(crate) fn usual<G: Game>(session: &Session<G>) -> Option<Place> {
        let seed = session.log().header.seed?;
        let path = folder()?.join(format!("{}-{seed:x}.log", G::ID));
        Some(Place { path, chosen: false, in_use: false })
    }

    pub(crate) fn keep<G: Game>(
        &mut self,
        session: &Session<G>,
        players: Players,
    ) -> anyhow::Result<()> {
        if !self.chosen
            && let Some(folder) = self.path.parent()
        {
            files::make_folder(folder)?;
        }
        files::replace(&self.path, &session.to_saved(players))?;
        self.in_use = true;
        Ok(())
    }

    /// The game is over: what the player chose keeps the log, the rest is cleared away.
    pub(crate) fn finish<G: Game>(
        &mut self,
        session: &Session<G>,
        players: Players,
    ) -> anyhow::Result<()> {
        if self.chosen {
            return self.keep(session, players);
        }
        if self.in_use {
            fs::remove_file(&self.path)
                .with_context(|| format!("{}: can't remove it", self.path.display()))?;
            self.in_use = false;
        }
        Ok(())
    }

    /// What goes on with the game.
    pub(crate) fn command(&self) -> String {
        match self.chosen {
            true => format!("felucca play --resume {}", self.path.display()),
            false => "felucca play --resume".to_owned(),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// The game that was broken off last.
pub(crate) fn newest() -> anyhow::Result<PathBuf> {
    let nothing = || anyhow!("--resume: no game was broken off; name a file that holds one");
    let files = fs::read_dir(folder().ok_or_else(nothing)?).map_err(|_| nothing())?;
    let logs = files.filter_map(|it| {
        let path = it.ok()?.path();
        let is_log = path.extension().is_some_and(|it| it == "log");
        let changed = path.metadata().ok().filter(|_| is_log)?.modified().ok()?;
        Some((changed, path))
    });
    logs.max().map(|it| it.1).ok_or_else(nothing)
}

fn folder() -> Option<PathBuf> {
    let strategy = etcetera::choose_base_strategy().ok()?;
    Some(strategy.data_dir().join("felucca").join("play"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in ["1 sailor", "4 search:500ms", "2 random"] {
            assert_eq!(text.parse::<Players>().unwrap().to_string(), text);
        }
        for text in ["", "1", "sailor 1", "9 sailor", "1 admiral"] {
            let error = text.parse::<Players>().unwrap_err().to_string();
            assert!(error.contains("a seat and a bot are needed"), "{text}: {error}");
        }
    }
}
