//! The shape of the command line. Its words are in the message table, which `manual` puts in.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use jogada_words::Language;

use crate::commands::{
    algorithms, analyze, arena, bench, best, challenges, compare, completions, convert, doctor, explain, games, gtp,
    levels, library, man, perft, queue, replay, report, search, serve, show, solve, tables, verify, work, worksheet,
};
use crate::play;

/// The whole command line.
#[derive(Parser)]
#[command(name = "jogada", version, about = None, long_about = None, disable_help_subcommand = true)]
pub(crate) struct CommandLine {
    #[command(flatten)]
    pub(crate) globals: Globals,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What every command takes.
#[derive(Args, Clone, Debug)]
#[command(about = None, long_about = None)]
pub(crate) struct Globals {
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_parser = language_parser())]
    pub(crate) lang: Option<Language>,
    #[arg(long, global = true)]
    pub(crate) seed: Option<u64>,
    #[arg(long, global = true, value_enum, default_value = "auto")]
    pub(crate) color: ColorChoice,
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data_dir: Option<PathBuf>,
    #[arg(long, global = true, value_enum, value_name = "FORM", default_value = "auto")]
    pub(crate) progress: ProgressChoice,
}

/// How to tell how far something long has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ProgressChoice {
    Auto,
    Json,
    Never,
}

/// When to use color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

/// The commands, in the order that the help lists them.
#[derive(Subcommand)]
pub(crate) enum Command {
    Play(play::PlayArgs),
    Best(best::BestArgs),
    #[command(alias = "analyse")]
    Analyze(analyze::AnalyzeArgs),
    Solve(solve::SolveArgs),
    Tables(tables::TablesArgs),
    Verify(verify::VerifyArgs),
    Search(search::SearchArgs),
    Compare(compare::CompareArgs),
    Report(report::ReportArgs),
    Challenges(challenges::ChallengesArgs),
    Worksheet(worksheet::WorksheetArgs),
    Show(show::ShowArgs),
    Replay(replay::ReplayArgs),
    Perft(perft::PerftArgs),
    Arena(arena::ArenaArgs),
    Work(work::WorkArgs),
    Queue(queue::QueueArgs),
    Serve(serve::ServeArgs),
    Gtp(gtp::GtpArgs),
    Convert(convert::ConvertArgs),
    Library(library::LibraryArgs),
    Games(games::GamesArgs),
    Algorithms(algorithms::AlgorithmsArgs),
    Levels(levels::LevelsArgs),
    Explain(explain::ExplainArgs),
    Bench(bench::BenchArgs),
    Completions(completions::CompletionsArgs),
    Man(man::ManArgs),
    Doctor(doctor::DoctorArgs),
    Help(HelpArgs),
}

/// Which command to explain.
#[derive(Args)]
pub(crate) struct HelpArgs {
    pub(crate) command: Option<String>,
}

/// Reads what `--lang` takes.
fn language_parser() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).map(|code| Language::named(&code).expect("it is one of the codes"))
}
