//! The games that Jogada brings along. One slice registers a game everywhere.
//!
//! The functions hand out builders, so that a program of one's own can add an evaluation or a level to a game that is
//! already here: `Catalog::standard().with_game(standard::nim().evaluation("mine", Mine).build())`.

use jogada_experts::adji_boto::Endgames;
use jogada_games::adji_boto::{AdjiBoto, Captures, Positional, Score as AdjiBotoScore, Sprint};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Board, Fifths, PROBLEMS};
use jogada_games::dots_and_boxes::{Chains, ClosingFirst, DotsAndBoxes, Fill as DotsFill, Score as DotsScore, Turns};
use jogada_games::hex::{BridgeSaver, Bridges, CenterFirst, Hex, Report, Resistance, TwoDistance};
use jogada_games::nim::{Nim, NimState, NimSum};
use jogada_games::sliding_tiles::{self, LinearConflict, Manhattan, SlidingTiles};
use jogada_games::tic_tac_toe::{OpenLines, Threats, TicTacToe};
use jogada_rules::{Evaluator, Nothing, Shown, Value};
use jogada_search::mcts;

use crate::entry::{EntryBuilder, GameEntry};
use crate::expert::{ByQuiet, ByQuietSearch};
use crate::path::Merged;
use crate::puzzle::{PuzzleBuilder, PuzzleEntry};
use crate::settings::{Parameter, Settings};
use crate::spec::{SpecError, Takes};

/// Every game, by a function that makes its entry.
pub(crate) const GAMES: &[fn() -> GameEntry] = &[
    || adji_boto().build(),
    || dots_and_boxes().build(),
    || hex().build(),
    || nim().build(),
    || tic_tac_toe().build(),
];

/// Every puzzle, by a function that makes its entry.
pub(crate) const PUZZLES: &[fn() -> PuzzleEntry] = &[|| adji_boto_puzzle().build(), || sliding_tiles().build()];

/// Adji-boto for two, the course variant.
pub fn adji_boto() -> EntryBuilder<AdjiBoto, Captures, Sprint, Endgames> {
    EntryBuilder::new("adji-boto", |settings| {
        AdjiBoto::new(settings.size("per-hole")).map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("per-hole", 1, 21, 8))
    .guide(Captures, true)
    .playout(Sprint::default(), mcts::Options { spread: 12, ..mcts::Options::default() })
    .tables(Endgames::default())
    .evaluation("score", AdjiBotoScore)
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

/// Dots and Boxes on any board up to 19 by 19.
pub fn dots_and_boxes() -> EntryBuilder<DotsAndBoxes, ClosingFirst, DotsFill> {
    EntryBuilder::new("dots-and-boxes", |settings| {
        let alternate = settings.text("turns") == Some("alternate");
        let turns = if alternate { Turns::Alternate } else { Turns::Again };
        DotsAndBoxes::new(settings.size("rows"), settings.size("cols"), turns)
            .map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("rows", 1, 19, 5))
    .parameter(Parameter::number("cols", 1, 19, 6))
    .parameter(Parameter::choice("turns", &["again", "alternate"]))
    .guide(ClosingFirst, true)
    .playout(DotsFill, mcts::Options::default())
    .evaluation("score", DotsScore)
    .evaluation("chains", Chains)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=2,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=2,order=evaluation,eval=score")
    .level("easy", "pvs:nodes=200,slip=15")
    .level("medium", "pvs:nodes=2k,eval=chains")
    .level("hard", "expert:nodes=40k")
    .level("max", "expert:time=3s,table=64M,threads=2")
    .usual_depth(3)
    .solved_by(ByQuiet::new())
    .expert(ByQuietSearch)
}

/// Hex on any board up to 26 by 26.
pub fn hex() -> EntryBuilder<Hex, CenterFirst, BridgeSaver> {
    EntryBuilder::new("hex", |settings| {
        Hex::new(settings.size("size"), settings.switch("swap")).map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("size", 1, 26, 11))
    .parameter(Parameter::switch("swap", true))
    .guide(CenterFirst, false)
    .playout(BridgeSaver, mcts::Options { rave: 1000.0, exploration: 0.2, ..mcts::Options::default() })
    .evaluation("report", Report)
    .evaluation("bridges", Bridges)
    .evaluation("two-distance", TwoDistance)
    .evaluation("resistance", Resistance)
    .level("report-easy", "greedy:eval=report")
    .level("report-medium", "alphabeta:depth=6,order=evaluation,eval=report,time=1s,slip=10")
    .level("report-hard", "alphabeta:depth=6,order=evaluation,eval=report,time=1s")
    .level("easy", "mcts:nodes=100")
    .level("medium", "mcts:nodes=800")
    .level("hard", "mcts:nodes=40k")
    .level("max", "mcts:time=3s,threads=2")
    .usual_depth(2)
    .solved_by_must_play(TwoDistance)
}

/// The Adji-boto puzzle with its seven problems.
pub fn adji_boto_puzzle() -> PuzzleBuilder<AdjiBotoPuzzle, Merged> {
    let first = |_: &Settings| Ok(AdjiBotoPuzzle::problem('A').expect("problem A is one of the seven"));
    let builder = PuzzleBuilder::new("adji-boto-puzzle", first)
        .folded()
        .reversible()
        .countdown()
        .heuristic("fifths", Fifths)
        .heuristic("base", Base)
        .heuristic("advanced", Advanced);
    PROBLEMS.iter().fold(builder, |builder, (letter, grid)| {
        let start = Board::new(*grid).expect("the problems are boards");
        let puzzle = AdjiBotoPuzzle::new(start);
        builder.problem(&letter.to_string(), &puzzle.state_text(&start), &[])
    })
}

/// Sliding tiles on boards of up to sixteen cells.
pub fn sliding_tiles() -> PuzzleBuilder<SlidingTiles> {
    let make = |settings: &Settings| {
        SlidingTiles::new(settings.size("rows"), settings.size("cols")).map_err(|error| settings.out_of_range(error))
    };
    let builder = PuzzleBuilder::new("sliding-tiles", make)
        .parameter(Parameter::number("rows", 2, 8, 3))
        .parameter(Parameter::number("cols", 2, 8, 3))
        .reversible()
        .heuristic("linear-conflict", LinearConflict)
        .heuristic("manhattan", Manhattan);
    sliding_tiles::PROBLEMS.iter().fold(builder, |builder, problem| {
        let size = [("rows", problem.rows.to_string()), ("cols", problem.cols.to_string())];
        builder.problem(problem.name, problem.start, &size)
    })
}

/// Nim from any heaps, normal or misère.
pub fn nim() -> EntryBuilder<Nim> {
    EntryBuilder::new("nim", make_nim)
        .parameter(Parameter::number("heaps", 1, 16, 3))
        .parameter(Parameter::new("start", Takes::Numbers { least: 1, most: 5_000 }, ""))
        .parameter(Parameter::switch("misere", false))
        .evaluation("nim-sum", NimSum)
        .evaluation("outcome", Nothing)
        .solved_by_theory(nim_theory)
        .level("report-easy", "greedy:eval=nim-sum")
        .level("report-medium", "alphabeta:eval=nim-sum,time=5s,slip=10")
        .level("report-hard", "alphabeta:eval=nim-sum,time=5s")
        .level("easy", "pvs:depth=2,eval=outcome,slip=30")
        .level("medium", "pvs:depth=4,eval=outcome,slip=10")
        .level("hard", "pvs:nodes=50k")
        .level("max", "pvs:time=3s,table=64M")
}

/// The nim-sum decides, without saying when.
fn nim_theory(game: &Nim, state: &NimState) -> Value {
    if NimSum.evaluate(game, state).signum() > 0 { Value::SOME_WIN } else { Value::SOME_LOSS }
}

fn make_nim(settings: &Settings) -> Result<Nim, SpecError> {
    let misere = settings.switch("misere");
    let game = match settings.numbers("start") {
        Some(heaps) => Nim::new(&heaps.iter().map(|&heap| heap as u32).collect::<Vec<_>>(), misere),
        None => Nim::odd(settings.size("heaps"), misere),
    };
    game.map_err(|error| settings.out_of_range(error))
}

/// Tic-tac-toe and its m,n,k relatives.
pub fn tic_tac_toe() -> EntryBuilder<TicTacToe, Threats> {
    EntryBuilder::new("tic-tac-toe", |settings| {
        TicTacToe::new(settings.size("rows"), settings.size("cols"), settings.size("win"))
            .map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("rows", 1, 8, 3))
    .parameter(Parameter::number("cols", 1, 8, 3))
    .parameter(Parameter::number("win", 1, 8, 3))
    .guide(Threats, false)
    .evaluation("outcome", Nothing)
    .evaluation("open-lines", OpenLines)
    .level("report-easy", "greedy:eval=outcome")
    .level("report-medium", "alphabeta:time=5s,slip=10")
    .level("report-hard", "alphabeta:time=5s")
    .level("easy", "pvs:depth=2,slip=30")
    .level("medium", "pvs:depth=4,slip=10")
    .level("hard", "pvs:nodes=200k,eval=open-lines")
    .level("max", "pvs:time=3s,eval=open-lines,table=64M")
}
