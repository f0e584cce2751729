//! A game or puzzle in progress.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use jogada_catalog::rules::{BoardStyle, Side};
use jogada_catalog::trace::Trace;
use jogada_catalog::{Appraisal, Catalog, Computer, Info, Player, SolvePlan, SolveProgress, Spec, StopFlag, Thought};
use jogada_wire::{
    Analysis, Best, FoundWay, MoveFigures, Pointed, SceneAnswer, SearchReport, SolvedPosition, TraceDocument, VERSION,
};
use pyo3::prelude::*;

use crate::attend::attend;
use crate::complaint::{self, SpecError};
use crate::hearing::Hearing;
use crate::{bounds, json};

/// What the package knows, once.
pub(crate) fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(jogada_standard::catalog)
}

/// A game or puzzle in progress.
#[pyclass(frozen, module = "jogada._native")]
pub(crate) struct Session {
    inner: Mutex<jogada_catalog::Session>,
}

impl Session {
    fn lock(&self) -> MutexGuard<'_, jogada_catalog::Session> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A copy to think about, so that nobody waits who only looks at the board.
    fn copy(&self) -> jogada_catalog::Session {
        self.lock().fork()
    }
}

/// A computer player of the session's game, the usual one unless named.
fn computer(session: &jogada_catalog::Session, player: Option<&str>) -> PyResult<(Computer, String)> {
    let game = session.game();
    let name = match player {
        Some(name) => name.to_owned(),
        None => catalog().usual_player(game).map_err(|error| complaint::spec(game, &error))?.to_owned(),
    };
    let read = match session {
        jogada_catalog::Session::Match(_) => catalog().player(game, &name),
        jogada_catalog::Session::Quest(_) => {
            Spec::parse(game).and_then(|spec| catalog().puzzle(&spec)).and_then(|puzzle| puzzle.player(&name))
        }
    };
    match read.map_err(|error| complaint::spec(&name, &error))? {
        Player::Computer(computer) => Ok((computer, name)),
        Player::Human => Err(SpecError::new_err(("a person can not be asked here", name.clone(), 0, name.len()))),
    }
}

#[pymethods]
impl Session {
    #[new]
    fn new(spec: &str) -> PyResult<Self> {
        let session = catalog().open(spec).map_err(|error| complaint::spec(spec, &error))?;
        Ok(Self { inner: Mutex::new(session) })
    }

    fn fork(&self) -> Self {
        Self { inner: Mutex::new(self.copy()) }
    }

    fn game(&self) -> String {
        self.lock().game().to_owned()
    }

    fn sides(&self) -> usize {
        self.lock().sides()
    }

    fn is_scoring(&self) -> bool {
        self.lock().is_scoring()
    }

    fn score(&self) -> (i32, i32) {
        self.lock().score().into()
    }

    fn position(&self) -> String {
        self.lock().position()
    }

    fn set_position(&self, text: &str) -> PyResult<()> {
        self.lock().set_position(text).map_err(|error| complaint::position(text, &error))
    }

    fn to_move(&self) -> u8 {
        self.lock().to_move().number()
    }

    fn legal(&self) -> Vec<String> {
        self.lock().legal()
    }

    /// The positions one move away.
    fn successors(&self) -> Vec<String> {
        let mut session = self.copy();
        let legal = session.legal();
        let after = |mv: &String| {
            session.play(mv).ok()?;
            let position = session.position();
            session.undo();
            Some(position)
        };
        legal.iter().filter_map(after).collect()
    }

    fn history(&self) -> Vec<String> {
        self.lock().history().iter().map(|ply| ply.mv.clone()).collect()
    }

    /// Plays a move; points it gained and whose turn was skipped after it.
    fn play(&self, text: &str) -> PyResult<(i32, Option<u8>)> {
        let ply = self.lock().play(text).map_err(|error| complaint::play(text, &error))?;
        Ok((ply.gain, ply.skipped.map(Side::number)))
    }

    fn undo(&self) -> Option<String> {
        self.lock().undo().map(|ply| ply.mv)
    }

    /// Who won, 0 for nobody, and why it ended; nothing while the game goes on.
    fn ending(&self) -> Option<(u8, &'static str)> {
        let ending = self.lock().ending()?;
        Some((ending.winner.map_or(0, Side::number), ending.reason.word()))
    }

    fn board(&self) -> String {
        self.lock().board(BoardStyle::default())
    }

    fn scene(&self) -> String {
        json(&SceneAnswer::from(self.lock().scene()))
    }

    fn perft(&self, py: Python<'_>, depth: usize) -> PyResult<Vec<u64>> {
        let session = self.copy();
        // Who stops it gets an exception and no count.
        attend(py, None, move |stop, _| session.perft(depth, stop).unwrap_or_default())
    }

    /// One move, as JSON.
    #[pyo3(signature = (player=None, progress=None))]
    fn best(&self, py: Python<'_>, player: Option<&str>, progress: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let mut session = self.copy();
        let (computer, player) = computer(&session, player)?;
        let (view, scoring) = (session.fork(), session.is_scoring());
        attend(py, progress, move |stop, tell| {
            let mut hear = |info: &Info| tell(report(info, &view));
            let thought = session.think_aloud(&computer, stop, &mut hear);
            let mut after = session.fork();
            let after = thought.mv.as_ref().and_then(|mv| after.play(mv).ok().map(|_| after.position()));
            let appraisal = Appraisal::of(&thought, scoring);
            json(&Best {
                v: VERSION,
                game: session.game().to_owned(),
                position: session.position(),
                player,
                figures: MoveFigures::of(&thought, appraisal, computer.is_deterministic()),
                after,
                slipped: thought.slipped,
                reason: None,
                info: None,
            })
        })
    }

    /// The best moves, as JSON.
    #[pyo3(signature = (lines, player=None, progress=None))]
    fn analyze(
        &self,
        py: Python<'_>,
        lines: usize,
        player: Option<&str>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let mut session = self.copy();
        let (computer, player) = computer(&session, player)?;
        let (view, scoring) = (session.fork(), session.is_scoring());
        attend(py, progress, move |stop, tell| {
            let mut hear = |info: &Info| tell(report(info, &view));
            let thoughts = session.analyze(&computer, lines.max(1), stop, &mut hear);
            let appraisal = |thought: &Thought| Appraisal::of(thought, scoring);
            let line =
                |(number, thought): (usize, &Thought)| SearchReport::of_line(number, thought, appraisal(thought));
            let remarks = session.as_match().map_or_else(Vec::new, jogada_catalog::Match::remarks);
            json(&Analysis {
                v: VERSION,
                game: session.game().to_owned(),
                position: session.position(),
                player,
                figures: thoughts
                    .first()
                    .map(|best| MoveFigures::of(best, appraisal(best), computer.is_deterministic())),
                lines: (1..).zip(&thoughts).map(line).collect(),
                moves: None,
                remarks: remarks.iter().map(Pointed::from).collect(),
                overlays: Vec::new(),
            })
        })
    }

    /// The exact value, as JSON.
    #[pyo3(signature = (nodes=None, time=None, memory=None, threads=1, progress=None))]
    fn solve(
        &self,
        py: Python<'_>,
        nodes: Option<u64>,
        time: Option<f64>,
        memory: Option<usize>,
        threads: usize,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let mut session = self.copy();
        let limits = bounds::limits(None, nodes, time, memory)?;
        let plan = SolvePlan { limits, threads: bounds::threads(threads)?, ..SolvePlan::default() };
        attend(py, progress, move |stop, tell| {
            let mut hear = |progress: &SolveProgress| {
                tell(format!("{{\"nodes\":{},\"time_ms\":{}}}", progress.nodes, progress.time.as_secs_f64() * 1000.0));
            };
            let solving = session.solve_aloud(&plan, stop, &mut hear).expect("without a checkpoint none is wrong");
            json(&SolvedPosition::of(session.game(), session.position(), &solving, session.is_scoring()))
        })
    }

    /// A way to the goal of a puzzle, as JSON.
    #[pyo3(signature = (algorithm, progress=None))]
    fn find_way(&self, py: Python<'_>, algorithm: &str, progress: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let session = self.copy();
        let plan = plan(&session, algorithm)?;
        attend(py, progress, move |stop, tell| {
            let quest = session.as_quest().expect("only puzzles have plans");
            let problem = quest.setting("problem").unwrap_or_default();
            json(&FoundWay::of(quest.game(), &problem, &plan, &quest.find_way(&plan, stop, &mut Hearing::new(tell))))
        })
    }

    /// A search step by step, as JSON.
    fn trace(&self, py: Python<'_>, algorithm: &str, cap: usize) -> PyResult<String> {
        let session = self.copy();
        let wrong = |message: String| SpecError::new_err((message, algorithm.to_owned(), 0, algorithm.len()));
        if session.as_quest().is_some() {
            let plan = plan(&session, algorithm)?;
            return attend(py, None, move |stop, _| {
                let quest = session.as_quest().expect("only puzzles have plans");
                json(&TraceDocument::from(&Trace::of_way(quest, &plan, cap, stop)))
            });
        }
        let (computer, _) = computer(&session, Some(algorithm))?;
        let traced = attend(py, None, move |stop: &StopFlag, _| {
            let game = session.as_match().expect("what is no puzzle is a match");
            game.trace(&computer, cap, stop).map(|(_, trace)| json(&TraceDocument::from(&trace)))
        })?;
        traced.map_err(|error| wrong(error.to_string()))
    }
}

fn report(info: &Info, session: &jogada_catalog::Session) -> String {
    json(&SearchReport::so_far(info, Appraisal::so_far(info, session)))
}

fn plan(session: &jogada_catalog::Session, algorithm: &str) -> PyResult<jogada_catalog::path::Plan> {
    let puzzle = Spec::parse(session.game()).and_then(|spec| catalog().puzzle(&spec));
    let puzzle = puzzle.map_err(|error| complaint::spec(session.game(), &error))?;
    puzzle.plan(algorithm).map_err(|error| complaint::spec(algorithm, &error))
}
