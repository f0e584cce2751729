//! Everything that has a name.

use std::sync::Arc;

use jogada_catalog::dialect::plain;
use jogada_catalog::rules::{Phrase, Promise};
use jogada_catalog::{Algorithm, AlgorithmLesson, Catalog, GameEntry, GameWords, Parameter, PuzzleEntry, Spec};
use jogada_words::page::LEARN;
use jogada_words::{Language, Speak, Taught, Teaching};

use super::{Explained, ExplainedPart};
use crate::listing::described;
use crate::measured::how_it_fared;

/// What has that name, explained: the first of a game, an algorithm, a level, an evaluation, a heuristic, a statistic,
/// a term of the lessons.
pub(super) fn explained(name: &str, catalog: &Catalog, language: Language) -> Option<Explained> {
    let spec = Spec::parse(name).ok();
    let game = spec.as_ref().and_then(|spec| catalog.game(spec).ok()).map(|entry| game(entry, language));
    let puzzle = || spec.as_ref().and_then(|spec| catalog.puzzle(spec).ok()).map(|entry| puzzle(entry, language));
    game.or_else(puzzle)
        .or_else(|| algorithm_named(name, catalog).map(|algorithm| algorithm_explained(&algorithm, language)))
        .or_else(|| level(name, catalog, language))
        .or_else(|| evaluation(name, catalog, language))
        .or_else(|| heuristic(name, catalog, language))
        .or_else(|| statistic(name, language))
        .or_else(|| term(name, catalog, language))
}

/// The names that can be explained, for whoever mistyped one.
pub(super) fn names(catalog: &Catalog) -> Vec<String> {
    let games = catalog.games().iter().map(|game| game.name().to_owned());
    let puzzles = catalog.puzzles().iter().map(|puzzle| puzzle.name().to_owned());
    let algorithms = algorithm_names(catalog);
    let evaluations = catalog.games().iter().flat_map(|game| game.evaluations().iter().cloned());
    let heuristics =
        catalog.puzzles().iter().flat_map(jogada_catalog::PuzzleEntry::heuristics).map(|(name, _)| name.clone());
    let terms = catalog.games().iter().filter_map(GameEntry::words).flat_map(terms).map(|(name, _)| name.to_owned());
    games.chain(puzzles).chain(algorithms).chain(evaluations).chain(heuristics).chain(terms).collect()
}

/// The names of all algorithms.
pub(super) fn algorithm_names(catalog: &Catalog) -> Vec<String> {
    all_algorithms(catalog).into_iter().map(|algorithm| algorithm.name.to_owned()).collect()
}

fn all_algorithms(catalog: &Catalog) -> Vec<Arc<Algorithm>> {
    catalog.game_algorithms().into_iter().chain(catalog.path_algorithms()).collect()
}

/// The algorithm of that name; of two with one name, that for games.
pub(crate) fn algorithm_named(name: &str, catalog: &Catalog) -> Option<Arc<Algorithm>> {
    let name = name.to_lowercase();
    all_algorithms(catalog).into_iter().find(|algorithm| algorithm.is_called(&name))
}

fn said(phrases: &[Phrase], language: Language) -> Vec<String> {
    phrases.iter().map(|phrase| phrase.text(language).to_owned()).collect()
}

fn settings(parameters: &[Parameter], language: Language) -> ExplainedPart {
    ExplainedPart::new(Teaching::Settings, parameters.iter().map(|parameter| described(language, parameter)).collect())
}

fn titled(title: &str, kind: Teaching, name: &str, language: Language) -> String {
    let kind = kind.text(language);
    if plain(title) == plain(name) { format!("{title} ({kind})") } else { format!("{title} ({kind} {name})") }
}

fn of_words(about: Phrase, words: Option<&GameWords>, language: Language) -> Vec<ExplainedPart> {
    let mut parts = vec![ExplainedPart::first(vec![about.text(language).to_owned()])];
    if let Some(words) = words {
        parts.push(ExplainedPart::new(Teaching::Rules, rules(words, language)));
        parts.push(ExplainedPart::new(Teaching::Notation, said(&[words.lesson.notation], language)));
        parts.push(ExplainedPart::new(Teaching::Think, said(words.lesson.think, language)));
    }
    parts
}

/// The rules of a game, one after the other, with whose sides are whose.
pub(crate) fn rules(words: &GameWords, language: Language) -> Vec<String> {
    said(words.lesson.rules, language)
}

fn game(entry: &GameEntry, language: Language) -> Explained {
    let title = entry.words().map_or(entry.name(), |words| words.title.text(language));
    let mut parts = of_words(entry.about(), entry.words(), language);
    parts.push(settings(entry.parameters(), language));
    let title = titled(title, Teaching::Game, entry.name(), language);
    Explained { kind: Teaching::Game, name: entry.name().to_owned(), title, parts }
}

fn puzzle(entry: &PuzzleEntry, language: Language) -> Explained {
    let title = entry.words().map_or(entry.name(), |words| words.title.text(language));
    let mut parts = of_words(entry.about(), entry.words(), language);
    parts.push(settings(entry.parameters(), language));
    let title = titled(title, Teaching::Puzzle, entry.name(), language);
    Explained { kind: Teaching::Puzzle, name: entry.name().to_owned(), title, parts }
}

/// An algorithm with its lesson and its steps.
pub(crate) fn algorithm_explained(algorithm: &Algorithm, language: Language) -> Explained {
    let title = algorithm.lesson.map_or(algorithm.name, |lesson| lesson.title.text(language));
    let mut parts = vec![ExplainedPart::first(vec![algorithm.about.text(language).to_owned()])];
    if let Some(AlgorithmLesson { idea, right, cost, watch, reference, .. }) = algorithm.lesson {
        parts.push(ExplainedPart::new(Teaching::Idea, said(idea, language)));
        parts.push(ExplainedPart::new(Teaching::Right, said(&[right], language)));
        parts.push(ExplainedPart::new(Teaching::Cost, said(&[cost], language)));
        parts.push(ExplainedPart::new(Teaching::Watch, said(&[watch], language)));
        parts.push(ExplainedPart::new(Teaching::From, vec![reference.to_owned()]));
    }
    let code = algorithm.pseudocode.iter().map(|line| {
        let text = Phrase::new(line.en, line.pt).text(language);
        format!("{}{text}", "  ".repeat(line.indent.into()))
    });
    parts.push(ExplainedPart::new(Teaching::Steps, code.collect()));
    parts.push(settings(&algorithm.parameters, language));
    let title = titled(title, Teaching::Algorithm, algorithm.name, language);
    Explained { kind: Teaching::Algorithm, name: algorithm.name.to_owned(), title, parts }
}

/// A level, as it is in every game that has it.
fn level(name: &str, catalog: &Catalog, language: Language) -> Option<Explained> {
    let found: Vec<_> = catalog
        .games()
        .iter()
        .filter_map(|game| {
            let written = catalog.written_player(game.name(), name).ok()?;
            Some((game, game.levels().iter().find(|level| level.name == written)?))
        })
        .collect();
    let (_, first) = found.first()?;
    let stands =
        |(game, level): &(&GameEntry, &jogada_catalog::Level)| format!("{}: {}", game.name_in(language), level.spec);
    let fares = |(game, level): &(&GameEntry, &jogada_catalog::Level)| {
        level.measured.as_ref()?;
        Some(format!("{}: {}", game.name_in(language), how_it_fared(language, level).join("; ")))
    };
    let parts = vec![
        ExplainedPart::new(Teaching::StandsFor, found.iter().map(stands).collect()),
        ExplainedPart::new(Teaching::Fares, found.iter().filter_map(fares).collect()),
    ];
    let shown = catalog.shown_player(language, &first.name);
    let title = titled(&shown, Teaching::Level, &first.name, language);
    Some(Explained { kind: Teaching::Level, name: first.name.clone(), title, parts })
}

/// An evaluation: what its card says, for every game that has one of that name.
fn evaluation(name: &str, catalog: &Catalog, language: Language) -> Option<Explained> {
    let name = plain(name);
    let games: Vec<_> = catalog.games().iter().filter(|game| game.evaluations().contains(&name)).collect();
    if games.is_empty() {
        return None;
    }
    let meaning = |game: &&GameEntry| {
        let text =
            text_about(game.words(), &["eval", "evaluation"], &name, language).or_else(|| common(&name, language));
        let game = game.name_in(language);
        match text {
            Some(text) => format!("{game}: {text}"),
            None => language.say(Taught::OfGame { what: &Teaching::Evaluation.text(language), game: &game }),
        }
    };
    let parts = vec![ExplainedPart::new(Teaching::Meaning, games.iter().map(meaning).collect())];
    let title = titled(&name, Teaching::Evaluation, &name, language);
    Some(Explained { kind: Teaching::Evaluation, name, title, parts })
}

/// What is said of an evaluation that several games have.
fn common(name: &str, language: Language) -> Option<String> {
    let key = format!("evaluation.{name}");
    LEARN.iter().find(|(known, _)| *known == key).map(|(_, phrase)| phrase.text(language).to_owned())
}

/// A heuristic with what it promises.
fn heuristic(name: &str, catalog: &Catalog, language: Language) -> Option<Explained> {
    let name = plain(name);
    let of = |puzzle: &PuzzleEntry| puzzle.heuristics().iter().find(|(known, _)| *known == name).cloned();
    let (puzzle, (_, promise)) = catalog.puzzles().iter().find_map(|puzzle| Some((puzzle, of(puzzle)?)))?;
    let what =
        language.say(Taught::OfGame { what: &Teaching::Heuristic.text(language), game: &puzzle.name_in(language) });
    let text = text_about(puzzle.words(), &["heuristic"], &name, language);
    let holds = matches!(promise, Promise::Nothing);
    let promise = if holds { Teaching::MayExaggerate } else { Teaching::NeverTooMuch };
    let parts = vec![
        ExplainedPart::first(vec![what]),
        ExplainedPart::new(Teaching::Meaning, text.into_iter().collect()),
        ExplainedPart::new(Teaching::Promise, vec![promise.text(language).to_owned()]),
    ];
    let title = titled(&name, Teaching::Heuristic, &name, language);
    Some(Explained { kind: Teaching::Heuristic, name, title, parts })
}

/// What a card says about something of the game's own, under one of these kinds; else what its lesson says.
fn text_about(words: Option<&GameWords>, kinds: &[&str], name: &str, language: Language) -> Option<String> {
    let words = words?;
    let own = kinds.iter().find_map(|kind| words.text(&format!("{kind}.{name}")));
    let quoted = format!("`{name}`");
    let taught = || words.lesson.think.iter().find(|phrase| phrase.text(language).contains(&quoted)).copied();
    own.or_else(taught).map(|phrase| phrase.text(language).to_owned())
}

fn statistic(name: &str, language: Language) -> Option<Explained> {
    let name = plain(name);
    let (word, meaning) = Teaching::statistic(|text| plain(text) == name)?;
    let title = titled(word.text(language), Teaching::Statistic, word.text(language), language);
    let parts = vec![ExplainedPart::first(vec![meaning.text(language).to_owned()])];
    Some(Explained { kind: Teaching::Statistic, name: word.text(Language::English).to_owned(), title, parts })
}

/// What kind of text names a term that a lesson uses.
const TERM: &str = "term.";

/// The terms that the lesson of a game uses, each with the name that programs may say.
fn terms(words: &GameWords) -> impl Iterator<Item = (&'static str, Phrase)> {
    words.texts.iter().filter_map(|(key, phrase)| Some((key.strip_prefix(TERM)?, *phrase)))
}

/// A term: what the lesson says where it uses it.
fn term(name: &str, catalog: &Catalog, language: Language) -> Option<Explained> {
    let name = plain(name);
    let is_it = |(known, phrase): &(&str, Phrase)| {
        *known == name || Language::ALL.iter().any(|language| plain(phrase.text(*language)) == name)
    };
    let found = catalog.games().iter().find_map(|game| Some((game, terms(game.words()?).find(is_it)?)));
    let (game, (known, phrase)) = found?;
    let term = phrase.text(language);
    let lesson = game.words()?.lesson;
    let taught = [lesson.rules, lesson.think].concat();
    let uses = |text: &String| text.to_lowercase().contains(term);
    let said = said(&taught, language).into_iter().filter(uses);
    let what = language.say(Taught::OfGame { what: &Teaching::Term.text(language), game: &game.name_in(language) });
    let parts = vec![ExplainedPart::first(vec![what]), ExplainedPart::new(Teaching::Meaning, said.collect())];
    let title = titled(term, Teaching::Term, term, language);
    Some(Explained { kind: Teaching::Term, name: known.to_owned(), title, parts })
}
