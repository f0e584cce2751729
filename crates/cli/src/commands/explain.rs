//! `jogada explain`: a game, algorithm, level, evaluation, heuristic, statistic or term in words, or what a position
//! shows.

pub(crate) mod position;
mod subject;

use jogada_catalog::{Catalog, nearest};
use jogada_wire::{Explanation, ExplanationPart, VERSION};
use jogada_words::{Language, Teaching, Word};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::wrapped;

/// What to explain.
#[derive(clap::Args)]
pub(crate) struct ExplainArgs {
    name: String,
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
}

/// Something explained: what it is, what it is called, and what there is to say, under headings.
pub(crate) struct Explained {
    pub(crate) kind: Teaching,
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) parts: Vec<ExplainedPart>,
}

/// A heading with its paragraphs. Code keeps its lines.
pub(crate) struct ExplainedPart {
    pub(crate) heading: Option<Teaching>,
    pub(crate) lines: Vec<String>,
}

impl ExplainedPart {
    /// Paragraphs under a heading.
    pub(crate) const fn new(heading: Teaching, lines: Vec<String>) -> Self {
        Self { heading: Some(heading), lines }
    }

    /// Paragraphs that say what it is.
    pub(crate) const fn first(lines: Vec<String>) -> Self {
        Self { heading: None, lines }
    }
}

/// Explains it.
pub(crate) fn run(args: &ExplainArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let language = console.language;
    let explained = match &args.position {
        Some(position) => {
            let session = place::open(catalog, &args.name, Some(position))?;
            if !console.json {
                console.standing(&session)?;
                console.line("")?;
            }
            position::explained(&session, catalog, console)
        }
        None => subject::explained(&args.name, catalog, language).ok_or_else(|| unknown(&args.name, catalog))?,
    };
    show(&explained, console)?;
    Ok(Exit::Fine)
}

/// An algorithm explained.
pub(crate) fn algorithm(name: &str, catalog: &Catalog, language: Language) -> Result<Explained, Failure> {
    let known = subject::algorithm_named(name, catalog).ok_or_else(|| {
        let known = subject::algorithm_names(catalog);
        Failure::UnknownName { what: Word::UnknownAlgorithm, name: name.to_owned(), known }
    })?;
    Ok(subject::algorithm_explained(&known, language))
}

fn unknown(name: &str, catalog: &Catalog) -> Failure {
    let names = subject::names(catalog);
    let suggestion = nearest(name, names.iter().map(String::as_str)).map(str::to_owned);
    Failure::NothingToExplain { name: name.to_owned(), suggestion }
}

/// Shows what was explained, or hands it to a program.
pub(crate) fn show(explained: &Explained, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    if console.json {
        let Explained { kind, name, title, parts } = explained;
        let part = |part: &ExplainedPart| ExplanationPart {
            heading: part.heading.map(|heading| heading.text(language).to_owned()),
            lines: part.lines.clone(),
        };
        let (kind, name, title) = (kind.text(Language::English).to_owned(), name.clone(), title.clone());
        let parts = parts.iter().map(part).collect();
        return Ok(console.document(&Explanation { v: VERSION, kind, name, title, parts })?);
    }
    console.line(wrapped(&explained.title, console.width, 0))?;
    for part in explained.parts.iter().filter(|part| !part.lines.is_empty()) {
        console.line("")?;
        if let Some(heading) = part.heading {
            console.line(heading.text(language))?;
        }
        let indent = if part.heading.is_some() { 2 } else { 0 };
        for line in &part.lines {
            let own = line.chars().take_while(|letter| *letter == ' ').count();
            console.line(wrapped(&line.replace('`', ""), console.width, indent + own))?;
        }
    }
    Ok(())
}
