//! Files that the program keeps: what is damaged is refused, and what is accepted says nothing wrong.

use std::fs;
use std::path::PathBuf;

use jogada_arena::{Folder, Pace, RunPlan, run};
use jogada_catalog::{Catalog, StopFlag};
use jogada_experts::dots_and_boxes::{Checkpoint, Means, Proven, QuietSolver};
use jogada_experts::hex::{HexSolver, Knowledge};
use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
use jogada_games::hex::Hex;
use jogada_rules::Game;
use jogada_search::Clock;
use tempfile::TempDir;

use super::{catalog, law};
use crate::Target;

/// Memory for a solver of a small board.
const MEMORY: usize = 1 << 20;

/// A file in a folder of its own.
struct Kept {
    _folder: TempDir,
    path: PathBuf,
}

impl Kept {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { path: folder.path().join("kept"), _folder: folder }
    }
}

/// Checkpoints of Hex.
pub(super) struct HexCheckpoints {
    game: Hex,
    kept: Kept,
    whole: Vec<u8>,
}

impl HexCheckpoints {
    pub(super) fn new() -> Self {
        let (game, kept) = (Hex::new(4, false).expect("a board"), Kept::new());
        let solver = HexSolver::new(&game, MEMORY, Knowledge::ALL);
        let mut clock = Clock::unlimited();
        let _ = solver.solve(&game, &game.initial(), &mut clock);
        solver.save(&kept.path, &game, &game.initial()).expect("written");
        let whole = fs::read(&kept.path).expect("just written");
        Self { game, kept, whole }
    }
}

impl Target for HexCheckpoints {
    fn name(&self) -> &'static str {
        "hex checkpoint"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        vec![self.whole.clone()]
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["jogada hex   1\r\n", "jogada hex   2\r\n", "\0\0\0\0\0\0\0\0"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        fs::write(&self.kept.path, case).map_err(|error| error.to_string())?;
        let solver = HexSolver::new(&self.game, MEMORY, Knowledge::ALL);
        let read = solver.resume(&self.kept.path, &self.game, &self.game.initial());
        law(read.is_err() || case == self.whole, || "a damaged checkpoint is taken for whole".to_owned())
    }
}

/// Checkpoints of Dots and Boxes.
pub(super) struct DotsCheckpoints {
    game: DotsAndBoxes,
    kept: Kept,
    whole: Vec<u8>,
    proven: Proven,
}

impl DotsCheckpoints {
    fn solver(game: &DotsAndBoxes) -> QuietSolver {
        QuietSolver::new(game, &game.initial(), Means { memory: MEMORY, threads: 1 }).expect("it can be solved")
    }

    pub(super) fn new() -> Self {
        let (game, kept) = (DotsAndBoxes::new(2, 2, Turns::Again).expect("a board"), Kept::new());
        let solver = Self::solver(&game);
        let (proven, _) = solver.prove(&game, &game.initial(), None, 0, &mut Clock::unlimited(), &mut |_| {});
        solver.save(&Checkpoint::new(&kept.path, &game, &game.initial()), proven).expect("written");
        let whole = fs::read(&kept.path).expect("just written");
        Self { game, kept, whole, proven }
    }
}

impl Target for DotsCheckpoints {
    fn name(&self) -> &'static str {
        "dots checkpoint"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        vec![self.whole.clone()]
    }

    fn words(&self) -> Vec<&'static str> {
        vec!["jogada dots  2\r\n", "jogada dots  1\r\n", "\u{7f}\u{7f}\u{7f}\u{7f}"]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        fs::write(&self.kept.path, case).map_err(|error| error.to_string())?;
        let solver = Self::solver(&self.game);
        let read = solver.resume(&Checkpoint::new(&self.kept.path, &self.game, &self.game.initial()));
        let right = read.as_ref().map_or(true, |found| *found == Some(self.proven) && case == self.whole);
        law(right, || "a damaged checkpoint is taken for whole".to_owned())
    }
}

/// Runs of the arena: what is read can be told, and to go on from a folder does not fail by a panic.
pub(super) struct RunFolders {
    catalog: Catalog,
    folder: TempDir,
    whole: Vec<Vec<u8>>,
}

/// What parts the two files of a run in one case.
const BETWEEN: &[u8] = b"\n=== games ===\n";

impl RunFolders {
    pub(super) fn new() -> Self {
        let (catalog, folder) = (catalog(), tempfile::tempdir().expect("a folder"));
        let players = ["random".to_owned(), "greedy".to_owned()];
        let plan = RunPlan { pace: Pace::Nodes(10), ..RunPlan::new("nim:start=1+2", &players, 4) };
        let (place, plan) = Folder::prepare(folder.path(), &plan).expect("a folder");
        run(&catalog, &place, &plan, 1, &StopFlag::new(), &mut |_, _| {}).expect("a run");
        let [plan, games] =
            ["run.toml", "games.jsonl"].map(|name| fs::read(folder.path().join(name)).expect("written"));
        let half = games[..games.len() / 2].to_vec();
        let whole = vec![[&plan, BETWEEN, &games].concat(), [&plan, BETWEEN, &half].concat()];
        Self { catalog, folder, whole }
    }
}

impl Target for RunFolders {
    fn name(&self) -> &'static str {
        "run"
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        self.whole.clone()
    }

    fn words(&self) -> Vec<&'static str> {
        vec![
            "\"winner\":2",
            "\"index\":",
            "v = 1",
            "games = ",
            "[",
            "]",
            "\n",
            "\"",
            "reason",
            "crash",
            "9999999999999",
        ]
    }

    fn read(&mut self, case: &[u8]) -> Result<(), String> {
        let at = case.windows(BETWEEN.len()).position(|part| part == BETWEEN);
        let (plan, games) = at.map_or((case, &[][..]), |at| (&case[..at], &case[at + BETWEEN.len()..]));
        for (name, bytes) in [("run.toml", plan), ("games.jsonl", games)] {
            fs::write(self.folder.path().join(name), bytes).map_err(|error| error.to_string())?;
        }
        let Ok((folder, plan)) = Folder::open(self.folder.path()) else { return Ok(()) };
        let Ok(read) = folder.games() else { return Ok(()) };
        // Only what is as small as the run that was played is played on.
        if plan.games > 8 || plan.players.len() > 3 || plan.pace != Pace::Nodes(10) || plan.game != "nim:start=1+2" {
            return Ok(());
        }
        let Ok(standing) = run(&self.catalog, &folder, &plan, 1, &StopFlag::new(), &mut |_, _| {}) else {
            return Ok(());
        };
        let after = folder.games().map_err(|error| format!("what it wrote can not be read: {error}"))?;
        let kept = read.iter().all(|(index, game)| after.get(index) == Some(game));
        law(kept, || "a game that was there is gone".to_owned())?;
        law(standing.played <= after.len() as u64, || format!("{} played, {} there", standing.played, after.len()))
    }
}
