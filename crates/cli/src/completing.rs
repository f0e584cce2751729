//! Completions of the command line, asked for by a shell: games and their parameters, players, algorithms, problems.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::sync::Arc;

use clap::{Arg, Command};
use clap_complete::engine::ArgValueCompleter;
use clap_complete::{CompleteEnv, CompletionCandidate};
use jogada_catalog::{Algorithm, Catalog, GameEntry, PuzzleEntry};
use jogada_words::Language;

use crate::manual;

/// The variable by which a shell asks.
pub(crate) const VARIABLE: &str = "COMPLETE";

/// Answers a shell that asks for completions; whether one did.
pub(crate) fn answered(catalog: &Catalog, arguments: &[OsString], language: Language) -> bool {
    if std::env::var_os(VARIABLE).is_none() {
        return false;
    }
    let known = Arc::new(Known::of(catalog, language));
    let here = std::env::current_dir().ok();
    let factory = || completed(manual::command(language), &known);
    let answer = CompleteEnv::with_factory(factory).var(VARIABLE).bin("jogada").completer("jogada");
    answer.try_complete(arguments.to_vec(), here.as_deref().map(Path::new)).unwrap_or(true)
}

/// Everything that can be completed.
struct Known {
    games: Vec<String>,
    players: Vec<String>,
    algorithms: Vec<String>,
    problems: Vec<String>,
    heuristics: Vec<String>,
    subjects: Vec<String>,
}

impl Known {
    fn of(catalog: &Catalog, language: Language) -> Self {
        let games = catalog.games().iter().flat_map(|game| game_specs(game, language));
        let puzzles = catalog.puzzles().iter().flat_map(|puzzle| puzzle_specs(puzzle, language));
        let games: Vec<String> = games.chain(puzzles).collect();
        let levels = catalog.games().iter().flat_map(|game| game.levels().iter().map(|level| level.name.clone()));
        let playing = with_keys(&catalog.game_algorithms());
        let mut players: Vec<String> = std::iter::once("human".to_owned()).chain(levels).chain(playing).collect();
        players.sort();
        players.dedup();
        let algorithms = with_keys(&catalog.path_algorithms()).into_iter().chain(players.iter().cloned()).collect();
        let problems =
            catalog.puzzles().iter().flat_map(jogada_catalog::PuzzleEntry::problems).map(|it| it.name.clone());
        let heuristics =
            catalog.puzzles().iter().flat_map(jogada_catalog::PuzzleEntry::heuristics).map(|(name, _)| name.clone());
        let subjects = games.iter().chain(&players).cloned().collect();
        let (problems, heuristics) = (problems.collect(), heuristics.collect());
        Self { games, players, algorithms, problems, heuristics, subjects }
    }

    /// What an argument takes, by its name in the command line.
    fn of_argument(&self, id: &str) -> Option<&[String]> {
        Some(match id {
            "game" | "puzzle" | "subject" => &self.games,
            "player" | "players" | "first" | "second" => &self.players,
            "algorithm" | "algorithms" => &self.algorithms,
            "problem" | "problems" => &self.problems,
            "heuristic" => &self.heuristics,
            "name" => &self.subjects,
            _ => return None,
        })
    }
}

/// A game by its name, and with each of its parameters begun.
fn game_specs(game: &GameEntry, language: Language) -> Vec<String> {
    let name = game.name_in(language);
    let keys = game.parameters().iter().map(|parameter| format!("{name}:{}=", parameter.name_in(language)));
    std::iter::once(name.clone()).chain(keys).collect()
}

fn puzzle_specs(puzzle: &PuzzleEntry, language: Language) -> Vec<String> {
    let name = puzzle.name_in(language);
    let keys = puzzle.parameters().iter().map(|parameter| format!("{name}:{}=", parameter.name_in(language)));
    std::iter::once(name.clone()).chain(keys).collect()
}

fn with_keys(algorithms: &[Arc<Algorithm>]) -> Vec<String> {
    let specs = |algorithm: &Arc<Algorithm>| {
        let name = algorithm.name;
        let keys = algorithm.parameters.iter().map(|parameter| format!("{name}:{}=", parameter.name));
        std::iter::once(name.to_owned()).chain(keys).collect::<Vec<_>>()
    };
    algorithms.iter().flat_map(specs).collect()
}

/// The command line with completers on its arguments.
fn completed(mut root: Command, known: &Arc<Known>) -> Command {
    let names: Vec<String> = root.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        root = root.mut_subcommand(name, |command| command.mut_args(|arg| completing(arg, known)));
    }
    root
}

fn completing(arg: Arg, known: &Arc<Known>) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    if known.of_argument(&id).is_none() {
        return arg;
    }
    let known = known.clone();
    arg.add(ArgValueCompleter::new(move |begun: &OsStr| candidates(&known, &id, begun)))
}

/// What goes on as it was begun. Parameters come up once a name is whole.
fn candidates(known: &Known, id: &str, begun: &OsStr) -> Vec<CompletionCandidate> {
    let Some(begun) = begun.to_str() else { return Vec::new() };
    let names = known.of_argument(id).unwrap_or_default();
    let fits = |name: &&String| name.starts_with(begun) && (begun.contains(':') || !name.contains(':'));
    names.iter().filter(fits).map(CompletionCandidate::new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(id: &str, begun: &str) -> Vec<String> {
        let known = Known::of(&jogada_standard::catalog(), Language::English);
        let found = candidates(&known, id, OsStr::new(begun));
        found.iter().map(|candidate| candidate.get_value().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn what_was_begun_goes_on() {
        assert_eq!(of("game", "dots"), ["dots-and-boxes"]);
        assert_eq!(of("game", "hex:s"), ["hex:size=", "hex:swap="]);
        assert!(of("player", "report-").contains(&"report-hard".to_owned()));
        assert!(of("algorithm", "astar:h").contains(&"astar:heuristic=".to_owned()));
        assert!(of("problem", "").contains(&"A".to_owned()));
        assert!(of("game", "zzz").is_empty());
    }
}
