//! A game for two written in Python, searched by ours.

use std::sync::{Mutex, PoisonError};

use jogada::short::{SearchBuilder, SearchKind};
use jogada::tree::Found;
use jogada::{AlphaBeta, Evaluator, Limits, Mcts, Minimax, Mtdf, Pvs, SmallGame, Turned, Value, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::bounds;
use crate::own::{Own, Trouble};

/// The rules: an object with `start`, `moves`, `play` and `result`.
struct OwnGame<'a> {
    rules: &'a Py<PyAny>,
    start: Own,
    /// Every move met so far; a search handles their numbers.
    moves: Mutex<(Py<PyDict>, Vec<Py<PyAny>>)>,
    trouble: &'a Trouble,
}

impl OwnGame<'_> {
    fn number_of(&self, mv: &Bound<'_, PyAny>) -> PyResult<u32> {
        let mut known = self.moves.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = known.0.bind(mv.py()).get_item(mv)? {
            return number.extract();
        }
        let number = known.1.len() as u32;
        known.0.bind(mv.py()).set_item(mv, number)?;
        known.1.push(mv.clone().unbind());
        Ok(number)
    }

    fn move_of(&self, py: Python<'_>, number: u32) -> Py<PyAny> {
        self.moves.lock().unwrap_or_else(PoisonError::into_inner).1[number as usize].clone_ref(py)
    }

    fn played(&self, py: Python<'_>, position: &Own, mv: u32) -> PyResult<Own> {
        Own::new(&self.rules.bind(py).call_method1("play", (position.bind(py), self.move_of(py, mv)))?)
    }

    /// 1, 0 or −1 for the side to move, or nothing while the game goes on.
    fn result(&self, py: Python<'_>, position: &Own) -> PyResult<Option<Value>> {
        let result = self.rules.bind(py).call_method1("result", (position.bind(py),))?;
        let Some(result) = result.extract::<Option<f64>>()? else { return Ok(None) };
        match result {
            1.0 => Ok(Some(Value::WIN)),
            0.0 => Ok(Some(Value::ZERO)),
            -1.0 => Ok(Some(Value::LOSS)),
            other => Err(PyValueError::new_err(format!("result must be 1, 0, -1 or None, not {other}"))),
        }
    }

    fn listed(&self, py: Python<'_>, position: &Own) -> PyResult<Vec<u32>> {
        let listed = self.rules.bind(py).call_method1("moves", (position.bind(py),))?;
        let moves: Vec<u32> = listed.try_iter()?.map(|mv| self.number_of(&mv?)).collect::<PyResult<_>>()?;
        if moves.is_empty() {
            return Err(PyValueError::new_err("a position without a result must have a move"));
        }
        Ok(moves)
    }
}

impl SmallGame for OwnGame<'_> {
    type Position = Own;
    type Move = u32;

    fn start(&self) -> Own {
        self.start.clone()
    }

    fn choices(&self, position: &Own, out: &mut Vec<u32>) {
        out.extend(self.trouble.ask(Vec::new(), |py| self.listed(py, position)));
    }

    fn make(&self, position: &mut Own, mv: u32) {
        let next = self.trouble.ask(position.clone(), |py| self.played(py, position, mv));
        *position = next;
    }

    fn ended(&self, position: &Own) -> Option<Value> {
        // After trouble every game is over, so that the search comes to its end.
        self.trouble.ask(Some(Value::ZERO), |py| self.result(py, position))
    }
}

/// Searches a game that is written in Python: the line, what it is worth, and how deep that was looked.
#[pyfunction]
#[pyo3(signature = (rules, position, algorithm, depth=None, nodes=None, time=None, evaluate=None))]
#[expect(clippy::too_many_arguments, reason = "the Python half names them")]
pub(crate) fn search_own<'py>(
    py: Python<'py>,
    rules: &Bound<'py, PyAny>,
    position: &Bound<'py, PyAny>,
    algorithm: &str,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    evaluate: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let limits = bounds::limits(depth, nodes, time, None)?;
    let (rules, evaluate) = (rules.clone().unbind(), evaluate.map(|evaluate| evaluate.clone().unbind()));
    let trouble = Trouble::default();
    let moves = Mutex::new((PyDict::new(py).unbind(), Vec::new()));
    let game = OwnGame { rules: &rules, start: Own::new(position)?, moves, trouble: &trouble };
    let state = game.at(game.start());
    let estimate = OwnEstimate { evaluate: evaluate.as_ref(), trouble: &trouble };
    let asking = Asking { limits, estimate };
    let found = match algorithm {
        "pvs" => asking.by(Pvs::new(&game), &state),
        "mtdf" => asking.by(Mtdf::new(&game), &state),
        "alphabeta" => asking.by(AlphaBeta::new(&game), &state),
        "minimax" => asking.by(Minimax::new(&game), &state),
        "mcts" => asking.by(Mcts::new(&game), &state),
        other => return Err(PyValueError::new_err(format!("no such algorithm for games of one's own: {other}"))),
    }?;
    answer(py, &game, &found)
}

/// What every algorithm is asked.
struct Asking<'a> {
    limits: Limits,
    estimate: OwnEstimate<'a>,
}

impl<'a> Asking<'a> {
    fn by<A>(self, search: SearchBuilder<'_, A, OwnGame<'_>>, state: &Turned<Own>) -> PyResult<Found<u32>>
    where
        A: for<'g> SearchKind<OwnGame<'g>, OwnEstimate<'a>, ()>,
    {
        let trouble = self.estimate.trouble;
        let search = search.limits(self.limits).stop(&trouble.stop).evaluator(self.estimate);
        trouble.during(|| search.search(state))
    }
}

/// An estimate by a function of Python's, in points for the side to move; without one, nothing is known.
struct OwnEstimate<'a> {
    evaluate: Option<&'a Py<PyAny>>,
    trouble: &'a Trouble,
}

impl Evaluator<OwnGame<'_>> for OwnEstimate<'_> {
    fn evaluate(&self, _: &OwnGame<'_>, state: &Turned<Own>) -> Value {
        let Some(evaluate) = self.evaluate else { return Value::ZERO };
        self.trouble.ask(Value::ZERO, |py| {
            let points: f64 = evaluate.bind(py).call1((state.position.bind(py),))?.extract()?;
            Ok(Value::hundredths((points * 100.0).round() as i32))
        })
    }
}

fn answer<'py>(py: Python<'py>, game: &OwnGame<'_>, found: &Found<u32>) -> PyResult<Bound<'py, PyDict>> {
    let line: Vec<Py<PyAny>> = found.line.iter().map(|&mv| game.move_of(py, mv)).collect();
    let (kind, value, distance) = match found.value.verdict() {
        Verdict::Win(plies) => ("win", 1.0, plies),
        Verdict::Loss(plies) => ("loss", -1.0, plies),
        Verdict::Points(0) if found.proven => ("draw", 0.0, None),
        Verdict::Points(hundredths) => ("estimate", f64::from(hundredths) / 100.0, None),
    };
    let answer = PyDict::new(py);
    answer.set_item("line", PyList::new(py, line)?)?;
    answer.set_item("kind", kind)?;
    answer.set_item("value", value)?;
    answer.set_item("distance", distance)?;
    answer.set_item("proven", found.proven)?;
    answer.set_item("depth", found.depth)?;
    answer.set_item("stopped", found.stopped.map(|why| why.to_string()))?;
    Ok(answer)
}
