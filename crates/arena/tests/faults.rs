//! A run on a disk that fails, fills up, tears what is written and loses power: nothing that was reported is lost.

use std::collections::BTreeMap;
use std::path::Path;

use jogada_arena::{FinishedGame, Folder, Pace, RunError, RunPlan, Standing, run};
use jogada_catalog::{Catalog, StopFlag};
use jogada_files::trial::every_fault;

fn plan() -> RunPlan {
    let players = ["random", "greedy"].map(str::to_owned);
    RunPlan { seed: 5, pace: Pace::Nodes(20), ..RunPlan::new("nim:start=1+2", &players, 4) }
}

/// What a run said: how it ended, and the games that it had told as finished by then.
struct Told {
    ended: Result<Standing, RunError>,
    finished: usize,
}

fn play(catalog: &Catalog, path: &Path) -> Told {
    let mut finished = 0;
    let mut begun = || {
        let (folder, plan) = Folder::prepare(path, &plan())?;
        run(catalog, &folder, &plan, 1, &StopFlag::new(), &mut |_, _| finished += 1)
    };
    let ended = begun();
    Told { ended, finished }
}

/// All games of a run, without what may vary; none where there is no run.
fn games(path: &Path) -> BTreeMap<u64, FinishedGame> {
    let found = Folder::open(path).map(|(folder, _)| folder.games().expect("every whole line is a game"));
    let mut games = found.unwrap_or_default();
    games.values_mut().for_each(|game| game.record.info.clear());
    games
}

#[test]
fn what_a_run_reported_outlives_every_fault_and_it_goes_on_to_the_same_end() {
    let (place, whole) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let catalog = jogada_standard::catalog();
    let expected = format!("{:?}", play(&catalog, whole.path()).ended.expect("no fault here"));
    let all = games(whole.path());
    let points = every_fault(
        place.path(),
        |_| {},
        |folder| play(&catalog, &folder.join("runs").join("one")),
        |folder, told, point| {
            let path = folder.join("runs").join("one");
            let left = games(&path);
            assert!(left.iter().all(|(index, game)| all.get(index) == Some(game)), "{point:?}: another game");
            if told.ended.is_ok() {
                assert_eq!(left.len(), all.len(), "{point:?}: a run that was done");
            } else if point.remains.is_none() {
                assert!(left.len() >= told.finished, "{point:?}: {} of {} games", left.len(), told.finished);
            }
            let again = play(&catalog, &path).ended;
            assert_eq!(again.map(|standing| format!("{standing:?}")).ok().as_ref(), Some(&expected), "{point:?}");
            assert_eq!(games(&path), all, "{point:?}");
        },
    );
    assert!(points >= 40, "{points}");
}
