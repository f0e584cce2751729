//! The menu of `search`: asks for the puzzle, the problem, the algorithm and the heuristic that were not said.

use jogada_catalog::{Catalog, PuzzleEntry, Spec};
use jogada_words::Way;

use super::starts::entry;
use crate::console::Console;
use crate::failure::Failure;
use crate::play::{Chosen, Input, Menu, listed, numbered};

/// Asks about a search.
pub(crate) struct Asking<'a> {
    catalog: &'a Catalog,
    menu: Menu<'a>,
    language: jogada_words::Language,
}

impl<'a> Asking<'a> {
    pub(crate) fn new(catalog: &'a Catalog, console: &'a mut Console, input: &'a mut Input) -> Self {
        let language = console.language;
        Self { catalog, menu: Menu::new(catalog, console, input), language }
    }

    /// Asks for a puzzle.
    pub(crate) fn puzzle(&mut self) -> Chosen<String> {
        let puzzles = self.catalog.puzzles();
        let names: Vec<_> = puzzles.iter().map(PuzzleEntry::name).collect();
        let language = self.language;
        let line = |puzzle: &PuzzleEntry| listed(puzzle.name(), puzzle.about().text(language));
        self.menu.list(&puzzles.iter().map(line).collect::<Vec<_>>())?;
        let catalog = self.catalog;
        self.menu.ask(Way::WhichPuzzle, |text| {
            let spec = chosen(text, &names);
            entry(catalog, spec).map(|_| spec.to_owned())
        })
    }

    /// Asks for a problem of a puzzle, or for a board. The answer is the spec of the puzzle with its problem, and the
    /// board if one was typed.
    pub(crate) fn problem(&mut self, puzzle: &str) -> Chosen<(Option<String>, Option<String>)> {
        let problems = entry(self.catalog, puzzle)?.problems();
        let names: Vec<_> = problems.iter().map(|problem| problem.name.as_str()).collect();
        let lines: Vec<_> = problems.iter().map(|problem| format!("{}  {}", problem.name, problem.start)).collect();
        self.menu.list(&lines)?;
        let catalog = self.catalog;
        self.menu.ask(Way::WhichProblem, |text| {
            let meant = chosen(text, &names);
            if names.iter().any(|name| name.eq_ignore_ascii_case(meant)) {
                return Ok((Some(meant.to_owned()), None));
            }
            crate::commands::place::open(catalog, puzzle, Some(text))?;
            Ok((None, Some(text.to_owned())))
        })
    }

    /// Asks for an algorithm.
    pub(crate) fn algorithm(&mut self, puzzle: &str) -> Chosen<String> {
        let entry = entry(self.catalog, puzzle)?;
        let names: Vec<_> = entry.methods().map(|method| method.name).collect();
        let language = self.language;
        let lines: Vec<_> = entry.methods().map(|method| listed(method.name, method.about.text(language))).collect();
        self.menu.list(&lines)?;
        self.menu.ask(Way::WhichAlgorithm, |text| {
            let spec = chosen(text, &names);
            entry.plan(spec).map_err(|error| Failure::Spec { text: spec.to_owned(), error })?;
            Ok(spec.to_owned())
        })
    }

    /// Asks for a heuristic, if the algorithm asks one and its spec does not name it.
    pub(crate) fn heuristic(&mut self, puzzle: &str, algorithm: &str) -> Chosen<Option<String>> {
        let entry = entry(self.catalog, puzzle)?;
        let spec = Spec::parse(algorithm).ok();
        let asks = spec.is_some_and(|spec| {
            let mut named = entry.methods().filter(|method| method.name == spec.name);
            spec.setting("heuristic").is_none() && named.any(|method| method.asks_heuristic())
        });
        if !asks {
            return Ok(Some(None));
        }
        let names: Vec<_> = entry.heuristics().iter().map(|(name, _)| name.as_str()).collect();
        self.menu.list(&names)?;
        self.menu.ask(Way::WhichHeuristic { usual: &names.first().copied().unwrap_or_default() }, |text| {
            if text.is_empty() {
                return Ok(None);
            }
            let name = chosen(text, &names);
            let spec = super::shorthand::with(algorithm, ("heuristic", name));
            entry.plan(&spec).map_err(|error| Failure::Spec { text: spec.clone(), error })?;
            Ok(Some(name.to_owned()))
        })
    }
}

/// What an answer means: the item of that number, or itself.
fn chosen<'a>(text: &'a str, names: &[&'a str]) -> &'a str {
    match numbered(text, names) {
        Some(name) => names.iter().find(|known| **known == name).copied().unwrap_or(text),
        None => text,
    }
}
