//! What cards say: in both languages, with the same values, and nothing twice.

use std::collections::BTreeSet;

use jogada_catalog::{Algorithm, AlgorithmLesson, GameWords, Texts};
use jogada_rules::Phrase;
use jogada_standard::catalog;

fn of_game(words: &GameWords) -> Vec<Phrase> {
    let GameWords { title, rules, lesson, .. } = *words;
    [&[title, rules, lesson.notation], lesson.rules, lesson.think].concat()
}

fn of_algorithm(algorithm: &Algorithm) -> Vec<Phrase> {
    let of_lesson =
        |lesson: AlgorithmLesson| [&[lesson.title, lesson.right, lesson.cost, lesson.watch], lesson.idea].concat();
    let code = algorithm.pseudocode.iter().map(|line| Phrase::new(line.en, line.pt));
    algorithm.lesson.map(of_lesson).unwrap_or_default().into_iter().chain([algorithm.about]).chain(code).collect()
}

/// Everything that is said, and what of it is looked up by a key.
fn said() -> (Vec<Phrase>, Vec<Texts>) {
    let catalog = catalog();
    let puzzles = catalog.puzzles().iter().map(|puzzle| (puzzle.about(), puzzle.words()));
    let games = catalog.games().iter().map(|game| (game.about(), game.words())).chain(puzzles);
    let (mut phrases, mut texts) = (Vec::new(), Vec::new());
    for (about, words) in games {
        let words = words.expect("every game of ours has words");
        phrases.extend(of_game(words).into_iter().chain([about]));
        texts.push(words.texts);
    }
    for algorithm in catalog.game_algorithms().into_iter().chain(catalog.path_algorithms()) {
        phrases.extend(of_algorithm(&algorithm));
        texts.push(algorithm.texts);
    }
    phrases.extend(texts.iter().copied().flatten().map(|(_, phrase)| *phrase));
    (phrases, texts)
}

/// The names between braces.
fn placeholders(text: &str) -> BTreeSet<&str> {
    let names = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    names.filter(|name| name.chars().all(|letter| letter.is_ascii_lowercase())).collect()
}

#[test]
fn both_languages_say_everything_with_the_same_values() {
    let (phrases, texts) = said();
    assert!(phrases.len() > 500, "{} phrases were found", phrases.len());
    for phrase in phrases {
        assert!(!phrase.en.is_empty() && !phrase.pt.is_empty(), "{phrase:?}");
        assert!(phrase.en != phrase.pt || phrase.en.len() < 40, "{phrase:?} is not translated");
        assert!(!phrase.pt.to_lowercase().contains("caixa"), "{phrase:?}: um quadrado");
    }
    for (key, phrase) in texts.into_iter().flatten() {
        assert_eq!(placeholders(phrase.en), placeholders(phrase.pt), "{key}");
    }
}

#[test]
fn no_key_is_on_two_cards() {
    let (_, texts) = said();
    let keys: Vec<_> = texts.into_iter().flatten().map(|(key, _)| key).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}
