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

/// Something that an algorithm does and an observer hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is documented as a method of an observer")]
pub enum Step {
    Start,
    Pick,
    Expand,
    Generate,
    Duplicate,
    Reopen,
    Defer,
    Revise,
    Forget,
    Iteration,
    Bounds,
    Meet,
    Wave,
    Goal,
    Begin,
    Enter,
    /// A position is entered with an empty window: only "is it better?" is asked.
    Scout,
    /// A position is entered once more with a wider window, because the answer was yes.
    Again,
    Leave,
    Settle,
    Evaluate,
    Reach,
    Probe,
    /// The table's answer was used.
    Hit,
    Store,
    Raise,
    Cut,
    Merit,
    Select,
    Grow,
    PlayOut,
    BackUp,
    Prove,
    Ask,
    Look,
    Follow,
    Combine,
    /// The search is over and has an answer.
    Answer,
    /// The search is over without one.
    Stop,
}

impl Step {
    /// The word that traces use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Pick => "pick",
            Self::Expand => "expand",
            Self::Generate => "generate",
            Self::Duplicate => "duplicate",
            Self::Reopen => "reopen",
            Self::Defer => "defer",
            Self::Revise => "revise",
            Self::Forget => "forget",
            Self::Iteration => "iteration",
            Self::Bounds => "bounds",
            Self::Meet => "meet",
            Self::Wave => "wave",
            Self::Goal => "goal",
            Self::Begin => "begin",
            Self::Enter => "enter",
            Self::Scout => "scout",
            Self::Again => "again",
            Self::Leave => "leave",
            Self::Settle => "settle",
            Self::Evaluate => "evaluate",
            Self::Reach => "reach",
            Self::Probe => "probe",
            Self::Hit => "hit",
            Self::Store => "store",
            Self::Raise => "raise",
            Self::Cut => "cut",
            Self::Merit => "merit",
            Self::Select => "select",
            Self::Grow => "grow",
            Self::PlayOut => "play_out",
            Self::BackUp => "back_up",
            Self::Prove => "prove",
            Self::Ask => "ask",
            Self::Look => "look",
            Self::Follow => "follow",
            Self::Combine => "combine",
            Self::Answer => "answer",
            Self::Stop => "stop",
        }
    }
}

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
