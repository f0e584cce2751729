//! Leaving a game that goes on: it is kept whole, and the one command that goes on with it is told.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use jogada_catalog::Record;
use jogada_files::{claim, make_folder};
use jogada_words::{Chat, Language, Speak};

use super::seat::shell_quoted;
use super::sitting::Sitting;
use super::storage;
use crate::environment;

/// All that this takes, away from the board: Ctrl-C is heard on another thread.
pub(super) struct Farewell {
    language: Language,
    record: Record,
    /// Where the game would start if it can not be kept.
    position: String,
    /// Where games are kept that were left.
    folder: Option<PathBuf>,
    /// The file there that this game came from.
    kept: Option<PathBuf>,
    /// What else was said on the command line.
    options: String,
}

impl Farewell {
    /// Keeps the game, unless nothing was played. Says where, and how to go on.
    pub(super) fn bid(&self) -> String {
        match self.keep() {
            Some(path) => {
                let kept = self.language.say(Chat::GameKept { path: &path.display() });
                format!("{kept}\n{}", self.way_back_from(&path))
            }
            None => self.way_back(),
        }
    }

    /// The same after what Ctrl-C has cut short.
    pub(super) fn bid_unfinished(&self) -> String {
        format!("{}\n{}", self.language.say(Chat::Unfinished), self.bid())
    }

    fn keep(&self) -> Option<PathBuf> {
        if self.record.moves.is_empty() {
            return None;
        }
        let path = self.kept.clone().or_else(|| free_place(self.folder.as_deref()?, &self.record.game))?;
        storage::replace(&self.record, &path).ok()?;
        Some(path)
    }

    /// How to go on with a game that was kept: with its history, its players, and everything said on the command line.
    fn way_back_from(&self, path: &Path) -> String {
        let path = shell_quoted(&path.display().to_string());
        let command = self.language.say(Chat::ResumeFile { path: &path, options: &self.options });
        self.language.say(Chat::GoOnWith { command: &command })
    }

    /// How to go on from the position alone.
    fn way_back(&self) -> String {
        let (game, position) = (shell_quoted(&self.record.game), shell_quoted(&self.position));
        let command = match &self.record.players[..] {
            [first, second] => {
                let (first, second) = (shell_quoted(first), shell_quoted(second));
                self.language.say(Chat::ResumeGame { game: &game, position: &position, first: &first, second: &second })
            }
            _ => self.language.say(Chat::ResumePuzzle { game: &game, position: &position }),
        };
        self.language.say(Chat::GoOnWith { command: &command })
    }
}

/// A name in the folder that no other game has. Another sitting may end at the same time: it is ours before we write.
fn free_place(folder: &Path, game: &str) -> Option<PathBuf> {
    make_folder(folder).ok()?;
    let game = game.split(':').next().unwrap_or_default();
    let mut names = (1..=u32::MAX).map(|number| folder.join(format!("{game}-{number}.json")));
    names.find_map(|path| claim(&path).map(|ours| ours.then_some(path)).transpose())?.ok()
}

impl Sitting<'_> {
    /// How this game would be left now; nothing if it is over.
    pub(super) fn farewell(&self) -> Option<Farewell> {
        if self.session.ending().is_some() {
            return None;
        }
        let folder = environment::data_folder(self.console.data_dir.as_deref()).map(|folder| folder.join("sittings"));
        let is_kept = |path: &&PathBuf| path.parent().is_some_and(|parent| folder.as_deref() == Some(parent));
        let kept = self.own_files.iter().rev().find(is_kept).cloned();
        let (language, record, position) = (self.language(), self.record(), self.session.position());
        Some(Farewell { language, record, position, folder, kept, options: self.options() })
    }

    /// What of the command line belongs to a game that goes on.
    fn options(&self) -> String {
        let mut options = format!(" --lang {}", self.language().code());
        if let Some(seed) = self.console.seed {
            let _ = write!(options, " --seed {seed}");
        }
        if let Some(log) = &self.log {
            let _ = write!(options, " --log {}", shell_quoted(&log.path().display().to_string()));
        }
        if let Some(folder) = &self.console.data_dir {
            let _ = write!(options, " --data-dir {}", shell_quoted(&folder.display().to_string()));
        }
        if self.console.style.ascii {
            options.push_str(" --ascii");
        }
        options
    }

    /// Lets Ctrl-C leave the game as it is now, as `quit` would.
    pub(super) fn mind_leaving(&self) {
        let farewell = self.farewell();
        self.console.interrupt.when_leaving(farewell.map(|farewell| move || farewell.bid_unfinished()));
    }
}
