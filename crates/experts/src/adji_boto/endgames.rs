//! Tables as a search asks for them: opened when they are first needed, quiet when there are none.

use std::sync::{Arc, OnceLock};

use jogada_games::adji_boto::{AdjiBoto, Position};
use jogada_rules::{Endgame, TableError, Value};

use super::tables::{OpenTables, TableFolder};

/// The tables that a program uses, once it has said where they are. Clones share them.
///
/// ```
/// use jogada_experts::adji_boto::Endgames;
/// use jogada_experts::adji_boto::tables::TableFolder;
///
/// let endgames = Endgames::default();
/// assert!(endgames.tables().is_none(), "no folder was named");
/// assert!(endgames.use_folder(TableFolder::new("tables"), |error| eprintln!("{error}")));
/// assert!(!endgames.use_folder(TableFolder::new("others"), |_| {}), "the first stays");
/// ```
#[derive(Clone, Default)]
pub struct Endgames(Arc<Shared>);

#[derive(Default)]
struct Shared {
    source: OnceLock<Source>,
    tables: OnceLock<OpenTables>,
}

struct Source {
    folder: TableFolder,
    hear: Box<Hear>,
}

type Hear = dyn Fn(&TableError) + Send + Sync;

/// The most that one move captures.
const MOST_PER_MOVE: u32 = 5;

impl Endgames {
    /// Uses the tables in a folder from now on; nothing is opened yet. `hear` is told what is wrong with them, once.
    /// Says whether it was the first to name a folder: the first stays.
    pub fn use_folder(&self, folder: TableFolder, hear: impl Fn(&TableError) + Send + Sync + 'static) -> bool {
        self.0.source.set(Source { folder, hear: Box::new(hear) }).is_ok()
    }

    /// The tables, if a folder was named.
    pub fn tables(&self) -> Option<&OpenTables> {
        let source = self.0.source.get()?;
        Some(self.0.tables.get_or_init(|| {
            let tables = OpenTables::open(&source.folder);
            tables.trouble().iter().for_each(|error| (source.hear)(error));
            tables
        }))
    }

    /// The points still to come for the side to move, if they are in a table.
    pub fn probe(&self, game: &AdjiBoto, state: &Position) -> Option<i32> {
        let tables = self.tables().filter(|tables| tables.most_pieces() >= Some(state.pieces() as usize))?;
        let found = tables.probe(game, state);
        if let (None, Some(source)) = (found, self.0.source.get()) {
            tables.trouble().iter().for_each(|error| (source.hear)(error));
        }
        found
    }
}

impl Endgame<AdjiBoto> for Endgames {
    #[inline]
    fn value(&self, game: &AdjiBoto, state: &Position) -> Option<Value> {
        self.probe(game, state).map(Value::points)
    }

    /// The pieces on the board: captures take them away for good.
    #[inline]
    fn stage(&self, _: &AdjiBoto, state: &Position) -> u32 {
        state.pieces()
    }

    #[inline]
    fn plies_away(&self, _: &AdjiBoto, state: &Position) -> u32 {
        match self.tables().and_then(OpenTables::most_pieces) {
            Some(most) => state.pieces().saturating_sub(most as u32).div_ceil(MOST_PER_MOVE),
            None => u32::MAX,
        }
    }
}
