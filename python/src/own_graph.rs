//! A graph written in Python, searched by ours.

use jogada::path::Weight;
use jogada::{Cost, Graph, Journey};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::bounds;
use crate::own::{Own, Trouble};

/// Finds a way in a graph that is written in Python: the states, what they cost, and what it took.
#[pyfunction]
#[pyo3(signature = (
    start, successors, goal, algorithm, estimate=None, weighted=false, width=100, weight=1.5, depth=None, nodes=None,
    time=None
))]
#[expect(clippy::too_many_arguments, reason = "the Python half names them")]
pub(crate) fn find_own_way<'py>(
    py: Python<'py>,
    start: &Bound<'py, PyAny>,
    successors: &Bound<'py, PyAny>,
    goal: &Bound<'py, PyAny>,
    algorithm: &str,
    estimate: Option<&Bound<'py, PyAny>>,
    weighted: bool,
    width: usize,
    weight: f64,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
) -> PyResult<Bound<'py, PyDict>> {
    let limits = bounds::limits(depth, nodes, time, None)?;
    let (width, weight) = (bounds::count("width", width)?, Weight::thousandths(bounds::weight(weight)?));
    let [successors, goal] = [successors, goal].map(|function| function.clone().unbind());
    let estimate = estimate.map(|estimate| estimate.clone().unbind());
    let trouble = Trouble::default();
    let follow = |state: &Own| trouble.ask(Vec::new(), |py| neighbors(py, &successors, state, weighted));
    // After trouble every state is a goal, so that the search comes to its end.
    let is_goal = |state: &Own| trouble.ask(true, |py| goal.bind(py).call1((state.bind(py),))?.is_truthy());
    let guess = |state: &Own| {
        let Some(estimate) = &estimate else { return Cost::ZERO };
        trouble.ask(Cost::ZERO, |py| cost(estimate.bind(py).call1((state.bind(py),))?.extract()?))
    };
    let graph = Graph::new(Own::new(start)?, follow, is_goal).limits(limits).stop(&trouble.stop);
    let route = trouble.during(|| {
        Some(match algorithm {
            "bfs" => graph.bfs(),
            "dfs" => graph.dfs(),
            "iddfs" => graph.iddfs(),
            "uniform" => graph.uniform(),
            "astar" => graph.astar(guess),
            "partial-astar" => graph.partial_astar(guess),
            "idastar" => graph.idastar(guess),
            "rbfs" => graph.rbfs(guess),
            "greedy" => graph.greedy(guess),
            "wastar" => graph.wastar(guess, weight),
            "sma" => graph.sma(guess, width),
            "beam" => graph.beam(guess, width),
            _ => return None,
        })
    })?;
    let route = route
        .ok_or_else(|| PyValueError::new_err(format!("no such algorithm for graphs of one's own: {algorithm}")))?;
    answer(py, &route)
}

/// What a state's neighbors are, each with its cost.
fn neighbors(py: Python<'_>, successors: &Py<PyAny>, state: &Own, weighted: bool) -> PyResult<Vec<(Own, Cost)>> {
    let listed = successors.bind(py).call1((state.bind(py),))?;
    let neighbor = |item: PyResult<Bound<'_, PyAny>>| {
        let item = item?;
        if !weighted {
            return Ok((Own::new(&item)?, Cost::ONE));
        }
        let (state, price): (Bound<'_, PyAny>, f64) = item.extract()?;
        let price = cost(price)?;
        if price == Cost::ZERO {
            return Err(PyValueError::new_err("a step must cost at least a thousandth"));
        }
        Ok((Own::new(&state)?, price))
    };
    listed.try_iter()?.map(neighbor).collect()
}

/// A number as a cost.
fn cost(number: f64) -> PyResult<Cost> {
    let thousandths = (number * 1000.0).round();
    if (0.0..=f64::from(u32::MAX)).contains(&thousandths) {
        Ok(Cost::thousandths(thousandths as u32))
    } else {
        Err(PyValueError::new_err(format!("a cost must be a number from 0 to 4294967, not {number}")))
    }
}

fn answer<'py>(py: Python<'py>, route: &Journey<Own>) -> PyResult<Bound<'py, PyDict>> {
    let answer = PyDict::new(py);
    answer.set_item("states", PyList::new(py, route.states.iter().map(|state| state.bind(py)))?)?;
    answer.set_item("cost", route.cost.map(Cost::as_f64))?;
    answer.set_item("proven", route.proven)?;
    answer.set_item("stopped", route.stopped.map(|why| why.to_string()))?;
    answer.set_item("expanded", route.counters.expanded)?;
    answer.set_item("generated", route.counters.generated)?;
    Ok(answer)
}
