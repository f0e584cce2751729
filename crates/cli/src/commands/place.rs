//! The game and position that a command is about, however they were given.

use std::path::{Path, PathBuf};

use jogada_catalog::{Catalog, Computer, GameEntry, Player, Record, Session, Spec};
use jogada_files::{text_at, text_from};
use jogada_protocol::{Format, LARGEST_TEXT, LeftOut};
use jogada_words::{Language, Recorded, Speak};

use crate::console::{Console, remark};
use crate::failure::Failure;

/// A game with a position in it.
#[derive(clap::Args, Clone)]
pub(crate) struct Place {
    #[arg(required_unless_present = "file")]
    pub(crate) game: Option<String>,
    #[arg(allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) file: Option<PathBuf>,
}

impl Place {
    /// Opens the session.
    pub(crate) fn open(&self, catalog: &Catalog, language: Language) -> Result<Session, Failure> {
        match &self.file {
            Some(_) if self.position.is_some() => Err(Failure::FileAndPosition),
            Some(path) => open_file(catalog, self.game.as_deref(), path, language),
            None => open(catalog, self.game.as_deref().unwrap_or_default(), self.position.as_deref()),
        }
    }
}

/// A session of a game, at a position.
pub(crate) fn open(catalog: &Catalog, game: &str, position: Option<&str>) -> Result<Session, Failure> {
    let mut session = catalog.open(game).map_err(|error| Failure::Spec { text: game.to_owned(), error })?;
    if let Some(text) = position {
        session.set_position(text).map_err(|error| Failure::Position { text: text.to_owned(), error })?;
    }
    Ok(session)
}

/// A session from a file: a saved game, or the text of a position of `game`.
fn open_file(catalog: &Catalog, game: Option<&str>, path: &Path, language: Language) -> Result<Session, Failure> {
    let text = read(path)?;
    let opened = match game {
        Some(game) if Format::recognized(&text).is_none() => open(catalog, game, Some(text.trim())),
        _ => record(&text, language).and_then(|record| Ok(record.open(catalog)?)),
    };
    opened.map_err(|failure| failure.in_file(path, None))
}

/// A record in whichever format.
pub(crate) fn record(text: &str, language: Language) -> Result<Record, Failure> {
    record_in(Format::recognized(text).unwrap_or(Format::Json), text, false, language)
}

/// A record in that format. People are told what else the text holds, but of other lines only if they are of no use.
pub(crate) fn record_in(format: Format, text: &str, branches: bool, language: Language) -> Result<Record, Failure> {
    let record = jogada_protocol::read(text, format)?;
    let LeftOut { variations, games } = jogada_protocol::left_out(text, format);
    if variations > 0 && !branches {
        remark(&language.say(Recorded::VariationsLeftOut { count: &variations }));
    }
    if games > 0 {
        // A log is read for the game that was played last.
        remark(&match format {
            Format::Text => language.say(Recorded::EarlierLeftOut { count: &games }),
            _ => language.say(Recorded::GamesLeftOut { count: &games }),
        });
    }
    Ok(record)
}

/// The text of a file; `-` is the standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let text =
        if path == Path::new("-") { text_from(std::io::stdin(), LARGEST_TEXT) } else { text_at(path, LARGEST_TEXT) };
    text.map_err(|error| Failure::Unreadable { path: path.to_owned(), error })
}

/// The entry of a game.
pub(crate) fn entry<'a>(catalog: &'a Catalog, game: &str) -> Result<&'a GameEntry, Failure> {
    let named = |error| Failure::Spec { text: game.to_owned(), error };
    catalog.game(&Spec::parse(game).map_err(named)?).map_err(named)
}

/// Who thinks when nobody is named: the strongest of a game, the solver of a puzzle.
pub(crate) fn usual_player(catalog: &Catalog, game: &str) -> String {
    catalog.usual_player(game).unwrap_or_default().to_owned()
}

/// A game as it is written to last, however it was named.
pub(crate) fn written_game(catalog: &Catalog, game: &str) -> Result<String, Failure> {
    catalog.written_game(game).map_err(|error| Failure::Spec { text: game.to_owned(), error })
}

/// A player as it is written to last; the usual one where nobody is named.
pub(crate) fn written_player(catalog: &Catalog, game: &str, player: Option<&String>) -> Result<String, Failure> {
    let Some(player) = player else { return Ok(usual_player(catalog, game)) };
    catalog.written_player(game, player).map_err(|error| Failure::Spec { text: player.clone(), error })
}

/// Reads a computer player for a game. The seed of the command line is for players that have none of their own.
pub(crate) fn computer(catalog: &Catalog, game: &str, text: &str, console: &Console) -> Result<Computer, Failure> {
    let named = |error| Failure::Spec { text: text.to_owned(), error };
    let Player::Computer(computer) = catalog.player(game, text).map_err(named)? else {
        return Err(Failure::HumansThink);
    };
    if let Some(memory) = &computer.memory {
        let unreadable = |error| Failure::Unreadable { path: memory.file().unwrap_or(Path::new("")).to_owned(), error };
        memory.open().map_err(unreadable)?;
    }
    Ok(computer.seeded(console.seed))
}
