//! Every path search as one call: where it starts, closures for neighbors, estimate and goal.

use jogada_rules::Cost;

use super::graph::{Guess, Successor, Vertex};
use super::{Graph, Journey, TwoEnded};
use crate::path::Weight;

/// Searches that ask no estimate, each under its own name.
macro_rules! blind {
    ($($(#[$about:meta])* $name:ident;)*) => {$(
        $(#[$about])*
        pub fn $name<S, I>(
            start: S,
            successors: impl Fn(&S) -> I + Send + Sync,
            goal: impl Fn(&S) -> bool + Send + Sync,
        ) -> Journey<S>
        where
            S: Vertex,
            I: IntoIterator<Item: Successor<S>>,
        {
            Graph::new(start, successors, goal).$name()
        }
    )*};
}

/// Searches that ask an estimate, with whatever else they are told after it.
macro_rules! informed {
    ($($(#[$about:meta])* $name:ident($($option:ident: $type:ty)?);)*) => {$(
        $(#[$about])*
        pub fn $name<S, I, C>(
            start: S,
            successors: impl Fn(&S) -> I + Send + Sync,
            estimate: impl Guess<S, C>,
            goal: impl Fn(&S) -> bool + Send + Sync,
            $($option: $type,)?
        ) -> Journey<S>
        where
            S: Vertex,
            I: IntoIterator<Item: Successor<S>>,
            C: Into<Cost>,
        {
            Graph::new(start, successors, goal).$name(estimate $(, $option)?)
        }
    )*};
}

blind! {
    /// Breadth first: the fewest steps. All about it: [`path::bfs`](crate::path::bfs).
    ///
    /// ```
    /// use jogada_search::short::bfs;
    ///
    /// assert_eq!(bfs(1_u32, |&n| [n + 1, 2 * n], |&n| n == 10).states, [1, 2, 4, 5, 10]);
    /// ```
    bfs;

    /// Depth first: some way, seldom a short one. All about it: [`path::dfs`](crate::path::dfs).
    ///
    /// ```
    /// use jogada_search::short::dfs;
    ///
    /// let way = dfs(1_u32, |&n| if n < 10 { vec![n + 1, 2 * n] } else { vec![] }, |&n| n == 10);
    /// assert_eq!((way.states.first(), way.states.last()), (Some(&1), Some(&10)));
    /// ```
    dfs;

    /// Depth first, deeper and deeper: the fewest steps in memory for one path. All about it: [`path::iddfs`](crate::path::iddfs).
    ///
    /// ```
    /// use jogada_search::short::iddfs;
    ///
    /// assert_eq!(iddfs(1_u32, |&n| [n + 1, 2 * n], |&n| n == 10).states, [1, 2, 4, 5, 10]);
    /// ```
    iddfs;

    /// Cheapest first, as by Dijkstra: the cheapest way. All about it: [`path::uniform`](crate::path::uniform).
    ///
    /// ```
    /// use jogada_search::short::uniform;
    ///
    /// assert_eq!(uniform(1_u32, |&n| [n + 1, 2 * n], |&n| n == 10).states, [1, 2, 4, 5, 10]);
    /// ```
    uniform;
}

informed! {
    /// A*: the cheapest way, if the estimate never exceeds the cost of the rest. All about it: [`path::astar`](crate::path::astar).
    ///
    /// ```
    /// use jogada_search::short::astar;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = astar(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    astar();

    /// A* that keeps only the neighbors it may need: the same answer in less memory. All about it: [`path::partial_astar`](crate::path::partial_astar).
    ///
    /// ```
    /// use jogada_search::short::partial_astar;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = partial_astar(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    partial_astar();

    /// Iterative deepening A*: the cheapest way in memory for one path. All about it: [`path::idastar`](crate::path::idastar).
    ///
    /// ```
    /// use jogada_search::short::idastar;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = idastar(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    idastar();

    /// Recursive best first: the cheapest way in memory for one path and its neighbors. All about it: [`path::rbfs`](crate::path::rbfs).
    ///
    /// ```
    /// use jogada_search::short::rbfs;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = rbfs(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    rbfs();

    /// Greedy best first: some way, soon. The estimate promises nothing. All about it: [`path::greedy`](crate::path::greedy).
    ///
    /// ```
    /// use jogada_search::short::greedy;
    ///
    /// let estimate = |&n: &u32| n.abs_diff(10);
    /// let way = greedy(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10);
    /// assert_eq!(way.states.last(), Some(&10));
    /// ```
    greedy();

    /// Weighted A*: a way at most `weight` times as dear as the cheapest. All about it: [`path::wastar`](crate::path::wastar).
    ///
    /// ```
    /// use jogada_search::path::Weight;
    /// use jogada_search::short::wastar;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = wastar(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10, Weight::ONE);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    wastar(weight: Weight);

    /// SMA*: the cheapest way that can be held in so many nodes. All about it: [`path::sma`](crate::path::sma).
    ///
    /// ```
    /// use jogada_search::short::sma;
    ///
    /// let estimate = |&n: &u32| u32::from(n != 10);
    /// let way = sma(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10, 100);
    /// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
    /// ```
    sma(most_nodes: usize);

    /// Beam search: keeps the `width` most promising states of each layer. The estimate promises nothing. All about it: [`path::beam`](crate::path::beam).
    ///
    /// ```
    /// use jogada_search::short::beam;
    ///
    /// let estimate = |&n: &u32| n.abs_diff(10);
    /// let way = beam(1_u32, |&n| [n + 1, 2 * n], estimate, |&n| n == 10, 100);
    /// assert_eq!(way.states.last(), Some(&10));
    /// ```
    beam(width: usize);
}

/// From both ends at once: the cheapest way to the nearest goal. All about it:
/// [`path::bidirectional`](crate::path::bidirectional).
///
/// ```
/// use jogada_search::short::bidirectional;
///
/// let before = |&n: &u32| if n % 2 == 0 { vec![n - 1, n / 2] } else { vec![n - 1] };
/// let way = bidirectional(1_u32, |&n| [n + 1, 2 * n], before, vec![10]);
/// assert_eq!(way.to_string(), "cost 4, proven: 1 2 4 5 10");
/// ```
pub fn bidirectional<S, I, J>(
    start: S,
    successors: impl Fn(&S) -> I + Send + Sync,
    predecessors: impl Fn(&S) -> J + Send + Sync,
    goals: Vec<S>,
) -> Journey<S>
where
    S: Vertex,
    I: IntoIterator<Item: Successor<S>>,
    J: IntoIterator<Item: Successor<S>>,
{
    TwoEnded::new(start, successors, predecessors, goals).bidirectional()
}

/// The fewest steps, proven from both ends, where a step removes at most `most_per_step` of what is `left` and never adds. All about it:
/// [`path::optimal`](crate::path::optimal).
///
/// ```
/// use jogada_search::short::optimal;
///
/// // Take one, two or five away, until nothing is left.
/// let after = |&n: &u32| [1, 2, 5].into_iter().filter_map(move |taken| n.checked_sub(taken)).collect::<Vec<_>>();
/// let before = |&n: &u32| [n + 1, n + 2, n + 5];
/// let way = optimal(18, after, before, vec![0], |&n| n, 5);
/// assert_eq!((way.cost, way.proven), (Some(5.into()), true));
/// ```
pub fn optimal<S, I, J>(
    start: S,
    successors: impl Fn(&S) -> I + Send + Sync,
    predecessors: impl Fn(&S) -> J + Send + Sync,
    goals: Vec<S>,
    left: impl Fn(&S) -> u32 + Send + Sync,
    most_per_step: u32,
) -> Journey<S>
where
    S: Vertex,
    I: IntoIterator<Item: Successor<S>>,
    J: IntoIterator<Item: Successor<S>>,
{
    TwoEnded::new(start, successors, predecessors, goals).optimal(left, most_per_step)
}
