//! Runs of the arena that were started from the page. They go on when nobody looks, end with the program, and can be taken
//! up again: a run is its folder. No process is ever started for one but those that the server was told of by name.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use jogada_arena::{Folder, Pace, PlanError, RunPlan, Staff};
use jogada_catalog::{Catalog, Player, StopFlag};
use jogada_files::make_folder;
use jogada_wire::{RunRequest, RunStarted, VERSION};

use crate::api::runs::{ARENA, find};
use crate::failure::{RequestFailure, Trouble};
use crate::task::limits::TABLE;

/// The most runs that are played at a time: each takes a thread.
const MOST: usize = 2;
/// The most games between two players, and the most players.
const MOST_GAMES: u64 = 10_000;
const MOST_PLAYERS: usize = 8;

/// The runs that are played now.
#[derive(Default)]
pub(crate) struct Contests {
    running: Mutex<BTreeMap<String, StopFlag>>,
    /// Other programs that may play: the spec that stands for each name.
    engines: BTreeMap<String, String>,
}

impl Contests {
    /// No runs yet; these programs may play, by a name and a command each.
    pub(crate) fn new(engines: &[(String, String)]) -> Self {
        let spec = |command: &str| format!("gtp:cmd=\"{command}\"");
        let engines = engines.iter().map(|(name, command)| (name.clone(), spec(command))).collect();
        Self { running: Mutex::default(), engines }
    }

    /// The names of other programs that may play.
    pub(crate) fn engines(&self) -> Vec<String> {
        self.engines.keys().cloned().collect()
    }

    /// The plan with what the names of programs stand for.
    fn named(&self, plan: RunPlan) -> RunPlan {
        let player = |player: &String| self.engines.get(player).unwrap_or(player).clone();
        RunPlan { players: plan.players.iter().map(player).collect(), ..plan }
    }

    /// Begins a run in the data folder; the same plan again goes on with what is there.
    pub(crate) fn start(
        self: &Arc<Self>,
        catalog: &Arc<Catalog>,
        data: Option<&Path>,
        request: &RunRequest,
    ) -> Result<RunStarted, RequestFailure> {
        refuse_commands(request)?;
        let plan = self.named(plan(request));
        self.check(catalog, &plan)?;
        let arena = data.ok_or(Trouble::NotFound)?.join(ARENA);
        let name = plan.name();
        make_folder(&arena).map_err(|_| Trouble::Internal)?;
        let (folder, plan) = Folder::prepare(&arena.join(&name), &plan).map_err(|_| Trouble::Internal)?;
        self.play(catalog, name, folder, plan)
    }

    /// Goes on with a run that is there.
    pub(crate) fn resume(
        self: &Arc<Self>,
        catalog: &Arc<Catalog>,
        data: Option<&Path>,
        name: &str,
    ) -> Result<RunStarted, RequestFailure> {
        let (folder, plan) = find(data, name)?;
        self.check(catalog, &plan)?;
        self.play(catalog, name.to_owned(), folder, plan)
    }

    /// Stops a run, whose games so far are kept; whether it was played at all.
    pub(crate) fn stop(&self, name: &str) -> bool {
        self.running().get(name).inspect(|stop| stop.stop()).is_some()
    }

    /// Whether a run is played now.
    pub(crate) fn is_running(&self, name: &str) -> bool {
        self.running().contains_key(name)
    }

    fn play(
        self: &Arc<Self>,
        catalog: &Arc<Catalog>,
        name: String,
        folder: Folder,
        plan: RunPlan,
    ) -> Result<RunStarted, RequestFailure> {
        let stop = StopFlag::new();
        {
            let mut running = self.running();
            if running.contains_key(&name) || running.len() >= MOST {
                return Err(Trouble::Busy.into());
            }
            running.insert(name.clone(), stop.clone());
        }
        let (contests, catalog, played) = (self.clone(), catalog.clone(), name.clone());
        let begun = thread::Builder::new().name("arena".to_owned()).spawn(move || {
            // What went wrong is seen in the run itself: it is not finished, and can be taken up again.
            let staff = Staff { at_once: 1, alone: false };
            let _ = jogada_arena::run(&catalog, &folder, &plan, staff, &stop, &mut |_, _| {});
            contests.running().remove(&played);
        });
        if begun.is_err() {
            self.running().remove(&name);
            return Err(Trouble::Busy.into());
        }
        Ok(RunStarted { v: VERSION, name })
    }

    /// Whether a plan may be played here: by players of this program, none of which takes more than a search may, and
    /// by programs that the server was told of.
    fn check(&self, catalog: &Catalog, plan: &RunPlan) -> Result<(), RequestFailure> {
        if plan.players.len() > MOST_PLAYERS {
            return Err(Trouble::TooLarge.into());
        }
        for player in &plan.players {
            if is_engine(player) {
                if self.engines.values().any(|known| known == player) {
                    continue;
                }
                return Err(Trouble::Engines.into());
            }
            let named = |error| RequestFailure::spec("players", error);
            let Player::Computer(computer) = catalog.player(&plan.game, player).map_err(named)? else {
                return Err(Trouble::HumansThink.into());
            };
            if computer.without_files(player).map_err(named)?.table > TABLE {
                return Err(Trouble::TooLarge.into());
            }
        }
        plan.field(catalog).map(drop).map_err(wrong)
    }

    fn running(&self) -> MutexGuard<'_, BTreeMap<String, StopFlag>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn plan(request: &RunRequest) -> RunPlan {
    let pace = match (request.nodes, request.movetime_ms) {
        (Some(nodes), _) => Pace::Nodes(nodes.max(1)),
        (None, Some(time)) => Pace::Movetime(time.max(1)),
        (None, None) => Pace::default(),
    };
    let games = request.games.clamp(2, MOST_GAMES);
    RunPlan { pace, seed: request.seed.unwrap_or_default(), ..RunPlan::new(&request.game, &request.players, games) }
}

/// Refuses commands: a page may name a program that the server was told of, and never say what to start.
fn refuse_commands(request: &RunRequest) -> Result<(), RequestFailure> {
    if request.players.iter().any(|player| is_engine(player)) { Err(Trouble::Engines.into()) } else { Ok(()) }
}

/// Whether a player is a program of its own, which would have to be started.
fn is_engine(player: &str) -> bool {
    player.trim_start().split(':').next().is_some_and(|name| name.trim().eq_ignore_ascii_case("gtp"))
}

fn wrong(error: PlanError) -> RequestFailure {
    match error {
        PlanError::Game { error, .. } => RequestFailure::spec("game", error),
        PlanError::Player { error, .. } => RequestFailure::spec("players", error),
        other => Trouble::Form(other.to_string()).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(players: &[&str]) -> RunRequest {
        let players = players.iter().map(|&player| player.to_owned()).collect();
        RunRequest { game: "nim".to_owned(), players, games: 4, nodes: Some(50), movetime_ms: None, seed: None }
    }

    #[test]
    fn a_run_never_starts_a_process_and_keeps_to_the_caps() {
        let catalog = jogada_standard::catalog();
        let contests = Contests::new(&[("mine".to_owned(), "some program".to_owned())]);
        let code = |players: &[&str]| {
            let request = asked(players);
            let checked = refuse_commands(&request);
            checked
                .and_then(|()| contests.check(&catalog, &contests.named(plan(&request))))
                .map_err(|failure| failure.code())
        };
        assert_eq!(code(&["easy", "mine"]), Ok(()));
        assert_eq!(
            code(&["easy", "gtp:cmd=\"some program\""]),
            Err("bad-player"),
            "even the known one has to be named"
        );
        assert_eq!(code(&["easy", "hard"]), Ok(()));
        for engine in ["gtp:cmd=x", " GTP:cmd=\"sh -c true\"", "gtp"] {
            assert_eq!(code(&["easy", engine]), Err("bad-player"), "{engine}");
        }
        assert_eq!(code(&["easy", "human"]), Err("bad-player"));
        assert_eq!(code(&["easy", "pvs:depth=3,table=4G"]), Err("too-large"));
        assert_eq!(code(&["easy"; 9]), Err("too-large"));
        assert_eq!(code(&["easy", "nobody"]), Err("bad-spec"));
    }
}
