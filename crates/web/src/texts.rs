//! The words of the page, as modules that its scripts import: made from `words`, one a part of the page.
//!
//! A module has both languages, so that changing the language asks for nothing. What is said about one game or algorithm
//! goes with the part that says it.

use std::sync::Arc;

use jogada_catalog::{
    Algorithm, AlgorithmLesson, Catalog, CodeLine, GameEntry, GameWords, Lesson, LessonClaim, LessonQuestion,
    PuzzleEntry, ShownSearch, StepAt,
};
use jogada_wire::CodeLineDocument;
use jogada_words::page::{ARENA, BOARD, CHALLENGES, LAB, LEARN, PLAY, SHELL, STEPS};
use jogada_words::{Language, Phrase};
use serde_json::{Map, Value, json};

use crate::offers::offers;

/// A file that is made rather than kept: its path and its text.
pub(crate) type Module = (&'static str, String);

/// All of them, with what the games and algorithms of this catalog say, and what the page offers with them.
pub(crate) fn modules(catalog: &Catalog) -> Vec<Module> {
    let mut modules = words(catalog);
    modules.push(("text/offers.js", format!("export default {};\n", json!(offers(catalog)))));
    modules
}

fn words(catalog: &Catalog) -> Vec<Module> {
    let first = [SHELL, BOARD, PLAY].into_iter().flatten().copied().map(owned);
    let algorithms = catalog.game_algorithms().into_iter().chain(catalog.path_algorithms());
    let steps =
        [LAB, STEPS].into_iter().flatten().copied().chain(algorithms.flat_map(|algorithm| algorithm.texts).copied());
    vec![
        ("text/first.js", written(table(first.chain(of_games(catalog))))),
        ("text/lab.js", written(table(steps.map(owned)))),
        ("text/learn.js", written(lessons(catalog))),
        ("text/challenges.js", written(table(CHALLENGES.iter().copied().map(owned)))),
        ("text/arena.js", written(table(ARENA.iter().copied().map(owned)))),
    ]
}

/// A text with its key.
type KeyedPhrase = (String, Phrase);

fn owned((key, phrase): (&str, Phrase)) -> KeyedPhrase {
    (key.to_owned(), phrase)
}

/// The words of every game and puzzle that brings some.
fn games(catalog: &Catalog) -> impl Iterator<Item = (&str, &GameWords)> {
    let games = catalog.games().iter().map(|game: &GameEntry| (game.name(), game.words()));
    let puzzles = catalog.puzzles().iter().map(|puzzle: &PuzzleEntry| (puzzle.name(), puzzle.words()));
    games.chain(puzzles).filter_map(|(name, words)| Some((name, words?)))
}

/// What the view of a game says about it.
fn of_games(catalog: &Catalog) -> impl Iterator<Item = KeyedPhrase> {
    games(catalog).flat_map(|(name, words)| {
        let named = [(format!("game.{name}"), words.title), (format!("rules.{name}"), words.rules)];
        named.into_iter().chain(words.texts.iter().copied().map(owned))
    })
}

fn written(module: Map<String, Value>) -> String {
    format!("export default {};\n", Value::Object(module))
}

/// A table a language.
fn table(texts: impl Iterator<Item = KeyedPhrase>) -> Map<String, Value> {
    let texts: Vec<_> = texts.collect();
    let of = |language: Language| {
        let pairs = texts.iter().map(|(key, phrase)| (key.clone(), phrase.text(language).into()));
        (language.code().to_owned(), Value::Object(pairs.collect()))
    };
    Language::ALL.into_iter().map(of).collect()
}

/// The words of the learning pages, with what they teach: pairs of a name and its page, easy ones first.
fn lessons(catalog: &Catalog) -> Map<String, Value> {
    let mut rules: Vec<_> = games(catalog).collect();
    rules.sort_by_key(|(_, words)| words.lesson.order);
    let mut module = table(LEARN.iter().copied().map(owned));
    module.insert("rules".to_owned(), rules.into_iter().map(|(name, words)| json!([name, game(words)])).collect());
    module.insert("path".to_owned(), taught(&catalog.path_algorithms()));
    module.insert("game".to_owned(), taught(&catalog.game_algorithms()));
    let guided = catalog.lessons().into_iter().map(|known| json!([known.name, lesson(&known)])).collect();
    module.insert("lessons".to_owned(), guided);
    module
}

fn taught(algorithms: &[Arc<Algorithm>]) -> Value {
    let mut lessons: Vec<_> =
        algorithms.iter().filter_map(|found| Some((found.name, found.lesson?, found.pseudocode))).collect();
    lessons.sort_by_key(|(_, lesson, _)| lesson.order);
    lessons.into_iter().map(|(name, lesson, code)| json!([name, algorithm(&lesson, code)])).collect()
}

fn game(words: &GameWords) -> Value {
    let lesson = words.lesson;
    json!({
        "name": both(&words.title), "example": lesson.example, "rules": all(lesson.rules),
        "notation": both(&lesson.notation), "think": all(lesson.think),
    })
}

fn algorithm(lesson: &AlgorithmLesson, code: &[CodeLine]) -> Value {
    let code: Vec<_> = code.iter().map(CodeLineDocument::from).collect();
    json!({
        "name": both(&lesson.title), "spec": lesson.spec, "code": code, "idea": all(lesson.idea), "right": both(&lesson.right),
        "cost": both(&lesson.cost), "watch": both(&lesson.watch), "reference": lesson.reference,
    })
}

fn lesson(lesson: &Lesson) -> Value {
    json!({
        "name": both(&lesson.title), "course": lesson.course.word(), "aim": both(&lesson.aim),
        "claims": lesson.claims.iter().map(claim).collect::<Vec<_>>(),
        "questions": lesson.questions.iter().map(question).collect::<Vec<_>>(),
        "measured": both(&lesson.measured), "algorithm": lesson.algorithm, "practice": lesson.practice,
    })
}

fn claim(claim: &LessonClaim) -> Value {
    json!({
        "title": both(&claim.title), "text": all(claim.text), "shown": claim.shown.iter().map(shown).collect::<Vec<_>>(),
    })
}

/// A search to step through: it stands after the `count`th step of a kind, at its beginning, or at its end.
fn shown(search: &ShownSearch) -> Value {
    let (step, count) = match search.at {
        StepAt::Begin => (None, Some(0)),
        StepAt::After(deed, count) => (Some(deed.word()), Some(count)),
        StepAt::End => (None, None),
    };
    json!({ "game": search.game, "start": search.start, "algorithm": search.algorithm, "step": step, "count": count })
}

fn question(question: &LessonQuestion) -> Value {
    json!({
        "ask": both(&question.ask), "answers": all(&question.answers), "right": question.right, "why": both(&question.why),
    })
}

fn both(phrase: &Phrase) -> Value {
    json!({ "en": phrase.en, "pt": phrase.pt })
}

fn all(phrases: &[Phrase]) -> Value {
    phrases.iter().map(both).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The words of everything that Jogada brings along.
    fn modules() -> Vec<Module> {
        words(&jogada_standard::catalog())
    }

    fn read((path, text): &Module) -> Value {
        let json = text.strip_prefix("export default ").and_then(|text| text.strip_suffix(";\n"));
        serde_json::from_str(json.expect("one value is exported")).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn keys() -> BTreeSet<String> {
        let tables = modules().into_iter().map(|module| read(&module)["en"].as_object().expect("a table").clone());
        tables.flat_map(|table| table.into_iter().map(|(key, _)| key)).collect()
    }

    #[test]
    fn a_module_says_everything_in_both_languages() {
        for module in modules() {
            let value = read(&module);
            let [english, portuguese] = ["en", "pt"].map(|code| value[code].as_object().expect("a table"));
            assert!(english.keys().eq(portuguese.keys()), "{}", module.0);
            assert!(english.len() > 20, "{} is nearly empty", module.0);
        }
    }

    #[test]
    fn lessons_come_in_order_and_every_algorithm_that_can_be_watched_has_one() {
        let catalog = jogada_standard::catalog();
        let lessons = super::lessons(&catalog);
        let names = |part: &str| -> Vec<String> {
            let pages = lessons[part].as_array().expect("a list");
            pages.iter().map(|page| page[0].as_str().expect("a name").to_owned()).collect()
        };
        assert_eq!(names("rules")[..3], ["nim", "tic-tac-toe", "hex"]);
        assert_eq!(names("path")[..3], ["bfs", "dfs", "iddfs"]);
        assert_eq!(names("game")[..3], ["greedy", "minimax", "alphabeta"]);
        let watched = catalog.path_algorithms().into_iter().filter(|algorithm| algorithm.is_traceable());
        for algorithm in watched {
            assert!(names("path").contains(&algorithm.name.to_owned()), "{}", algorithm.name);
        }
    }

    #[test]
    fn every_key_that_a_script_asks_for_by_name_is_there() {
        let (keys, mut asked) = (keys(), 0);
        each_script(&Path::new(env!("CARGO_MANIFEST_DIR")).join("page/script"), &mut |path, source| {
            for rest in source.split("t('").skip(1) {
                let key = rest.split('\'').next().unwrap_or_default();
                if key.contains('.') && key.chars().all(|letter| letter.is_alphanumeric() || "._#-".contains(letter)) {
                    asked += 1;
                    assert!(keys.contains(key), "{key} of {}", path.display());
                }
            }
        });
        assert!(asked > 200, "{asked} keys were found");
    }

    fn each_script(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
        for entry in fs::read_dir(folder).expect("the scripts are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                each_script(&path, visit);
            } else {
                visit(&path, &fs::read_to_string(&path).expect("scripts are text"));
            }
        }
    }
}
