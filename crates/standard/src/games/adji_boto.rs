//! Adji-boto for two, the course variant.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jogada_catalog::{HearTables, Parameter, Tables};
use jogada_experts::adji_boto::Endgames;
use jogada_experts::adji_boto::tables::{self, Folder};
use jogada_games::adji_boto::{AdjiBoto, Captures, Positional, Score, Sprint};
use jogada_rules::{CheckedLevel, StopFlag, TableBuild, TableError, TableLevel};
use jogada_search::mcts;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<AdjiBoto, Captures, Endgames> {
    let endgames = Endgames::default();
    GameCard::new("adji-boto", |settings| {
        AdjiBoto::new(settings.size("per-hole")).map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Sow pieces round two rows of holes and capture ones, threes and fives (course variant)",
        "Semeiam-se peças por duas filas de covas e capturam-se uma, três ou cinco (variante do curso)",
    )
    .parameter(Parameter::number("per-hole", 1, 21, 8))
    .guide(Captures, true)
    .playout(Sprint::default(), mcts::Options { spread: 12, ..mcts::Options::default() })
    .tables(endgames.clone(), Arc::new(AdjiBotoTables(endgames)))
    .evaluation("score", Score)
    .evaluation("positional", Positional)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=11,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=11,order=evaluation,eval=score")
    .level("easy", "pvs:nodes=200,slip=10")
    .level("medium", "pvs:nodes=2k,eval=positional")
    .level("hard", "pvs:nodes=100k,eval=positional")
    .level("max", "pvs:time=3s,eval=positional,table=64M,threads=2")
    .usual_depth(8)
    .move_cap(1000)
    .solved_by_levels()
}

/// Its tables of endings as everyone meets them.
struct AdjiBotoTables(Endgames);

impl Tables for AdjiBotoTables {
    fn place(&self, data: &Path) -> PathBuf {
        Folder::in_data(data).path().to_owned()
    }

    fn use_folder(&self, folder: &Path, hear: Box<HearTables>) -> bool {
        self.0.use_folder(Folder::new(folder), hear)
    }

    fn build(&self, folder: &Path, build: &TableBuild<'_>) -> Result<(), TableError> {
        tables::build(&Folder::new(folder), build)
    }

    fn check(
        &self,
        folder: &Path,
        pieces: usize,
        threads: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(CheckedLevel),
    ) -> Result<(), TableError> {
        tables::check(&Folder::new(folder), pieces, threads, stop, tell)
    }

    fn levels(&self, folder: &Path) -> Result<Vec<usize>, TableError> {
        Folder::new(folder).levels()
    }

    fn list(&self, folder: &Path) -> (Vec<TableLevel>, Option<TableError>) {
        let open = tables::Tables::open(&Folder::new(folder));
        let level = |file: &tables::LevelFile| {
            let tables::Header { pieces, count: positions, tally, .. } = *file.header();
            let tables::Tally { wins, losses, endless, .. } = tally;
            TableLevel { pieces, positions, wins, losses, endless, bytes: file.size() }
        };
        (open.files().iter().map(level).collect(), open.trouble())
    }
}
