//! What each algorithm does, line by line, for people who watch one at work.
//!
//! A line names the steps that it stands for. An observer hears of those steps while the real algorithm runs, so a
//! trace can point at the line that was just carried out; a test sees every line of every algorithm pointed at by a
//! real trace. Control flow shares a line with what it controls: a line that no step stands for would never light up.

mod blind;
mod bounded;
mod informed;
mod report;
mod simulation;
mod tree;

pub use jogada_rules::Deed as Step;

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// How far it is indented, in levels.
    pub indent: u8,
    /// In English.
    pub english: &'static str,
    /// In Portuguese.
    pub portuguese: &'static str,
    /// The steps that it stands for.
    pub steps: &'static [Step],
}

const fn line(indent: u8, english: &'static str, portuguese: &'static str, steps: &'static [Step]) -> Line {
    Line { indent, english, portuguese, steps }
}

/// The pseudocode of a path search, by the name that specs use.
pub fn of_path_search(name: &str) -> Option<&'static [Line]> {
    Some(match name {
        "bfs" => blind::BFS,
        "dfs" => blind::DFS,
        "iddfs" => blind::IDDFS,
        "uniform" => blind::UNIFORM,
        "bidirectional" => blind::BIDIRECTIONAL,
        "optimal" => blind::OPTIMAL,
        "greedy" => informed::GREEDY,
        "astar" => informed::ASTAR,
        "wastar" => informed::WASTAR,
        "partial-astar" => informed::PARTIAL_ASTAR,
        "beam" => informed::BEAM,
        "idastar" => bounded::IDASTAR,
        "rbfs" => bounded::RBFS,
        "sma" => bounded::SMA,
        "bfs-report" => report::BFS,
        "dfs-report" => report::DFS,
        "astar-report" => report::ASTAR,
        "sma-report" => report::SMA,
        _ => return None,
    })
}

/// The pseudocode of a search for a move, by the name that specs use.
pub fn of_game_search(name: &str) -> Option<&'static [Line]> {
    Some(match name {
        "random" => tree::RANDOM,
        "greedy" => tree::GREEDY,
        "minimax" => tree::MINIMAX,
        "alphabeta" => tree::ALPHABETA,
        "negamax" => tree::NEGAMAX,
        "pvs" => tree::PVS,
        "mtdf" => tree::MTDF,
        "sss" => tree::SSS,
        "mcts" => simulation::MCTS,
        "dfpn" => simulation::DFPN,
        "pns" => simulation::PNS,
        _ => return None,
    })
}

/// The line of `code` that stands for `step`.
pub fn line_of(code: &[Line], step: Step) -> Option<usize> {
    code.iter().position(|line| line.steps.contains(&step))
}
