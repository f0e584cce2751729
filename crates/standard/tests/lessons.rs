//! Lessons: whatever they show can be searched, and every figure that a text quotes is that of a fresh trace.

use jogada_catalog::trace::{SearchOutcome, Trace};
use jogada_catalog::{
    Catalog, Lesson, LessonClaim, Player, QuotedFigure, Session, ShownSearch, Spec, StepAt, StopFlag,
};

/// More than any search of a lesson has.
const MANY: usize = 100_000;

fn searched(catalog: &Catalog, shown: &ShownSearch) -> Trace {
    let mut session = catalog.open(shown.game).unwrap_or_else(|error| panic!("{}: {error:?}", shown.game));
    if let Some(start) = shown.start {
        session.set_position(start).unwrap_or_else(|error| panic!("{start}: {error:?}"));
    }
    match &session {
        Session::Match(game) => {
            let Ok(Player::Computer(computer)) = catalog.player(game.game(), shown.algorithm) else {
                panic!("{} is an algorithm", shown.algorithm)
            };
            game.trace(&computer, MANY, &StopFlag::new()).expect("it can be watched").1
        }
        Session::Quest(quest) => {
            let entry = catalog.puzzle(&Spec::parse(quest.game()).expect("a spec")).expect("a puzzle");
            Trace::of_way(&**quest, &entry.plan(shown.algorithm).expect("a plan"), MANY, &StopFlag::new())
        }
    }
}

fn measured(trace: &Trace, figure: QuotedFigure) -> String {
    let of_way = || match &trace.outcome {
        SearchOutcome::Way(finding) => finding,
        SearchOutcome::Move { .. } => panic!("{} finds a move", trace.algorithm),
    };
    let thought = || match &trace.outcome {
        SearchOutcome::Move { thought, .. } => thought,
        SearchOutcome::Way(_) => panic!("{} finds a way", trace.algorithm),
    };
    match figure {
        QuotedFigure::Events(deeds) => {
            let is_one = |event: &str| deeds.iter().any(|deed| deed.word() == event);
            trace.events.iter().filter(|event| is_one(event.event)).count().to_string()
        }
        QuotedFigure::Spared => {
            let cuts = trace.events.iter().filter(|event| event.event == "cut");
            cuts.filter_map(|event| event.count).sum::<u64>().to_string()
        }
        QuotedFigure::Value => (f64::from(thought().value.raw()) / 100.0).to_string(),
        QuotedFigure::Move => thought().mv.clone().unwrap_or_default(),
        QuotedFigure::Cost => of_way().cost.map(|cost| cost.to_string()).unwrap_or_default(),
        QuotedFigure::MostOpen => of_way().counters.max_open.to_string(),
    }
}

/// Whether a text has a number or word by itself: minus signs are typeset.
fn says(text: &str, figure: &str) -> bool {
    let plain = text.replace('−', "-");
    let words = plain.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '.'));
    words.map(|word| word.trim_matches('.')).any(|word| word == figure)
}

fn each_claim(visit: impl Fn(&Lesson, &LessonClaim)) {
    let lessons = jogada_standard::catalog().lessons();
    assert!(lessons.len() >= 14, "{} lessons", lessons.len());
    for lesson in &lessons {
        lesson.claims.iter().for_each(|claim| visit(lesson, claim));
    }
}

#[test]
fn figures_that_are_quoted_are_those_of_a_fresh_trace() {
    let catalog = jogada_standard::catalog();
    each_claim(|lesson, claim| {
        for shown in claim.shown {
            let trace = searched(&catalog, shown);
            assert_eq!(trace.left_out, 0, "{}: {}", lesson.name, shown.algorithm);
            for &(figure, told) in shown.figures {
                let place = format!("{}, {}, {} {figure:?}", lesson.name, claim.title.en, shown.algorithm);
                assert_eq!(measured(&trace, figure), told, "{place}");
                let texts = |of: fn(&jogada_rules::Phrase) -> &'static str| {
                    claim.text.iter().map(of).collect::<Vec<_>>().join(" ")
                };
                assert!(says(&texts(|phrase| phrase.en), told), "{place} is not in the English text");
                assert!(says(&texts(|phrase| phrase.pt), told), "{place} is not in the Portuguese text");
            }
        }
    });
}

#[test]
fn searches_stand_at_a_step_that_they_have() {
    let catalog = jogada_standard::catalog();
    each_claim(|lesson, claim| {
        assert!(!claim.shown.is_empty(), "{}: {} has nothing to touch", lesson.name, claim.title.en);
        for shown in claim.shown {
            if let StepAt::After(deed, count) = shown.at {
                let steps = searched(&catalog, shown).events.iter().filter(|event| event.event == deed.word()).count();
                assert!(steps >= count as usize, "{}, {}: {steps} {deed:?}", lesson.name, shown.algorithm);
            }
        }
    });
}

#[test]
fn a_lesson_asks_what_has_one_answer_and_leads_on() {
    let catalog = jogada_standard::catalog();
    let algorithms: Vec<_> = catalog.game_algorithms().into_iter().chain(catalog.path_algorithms()).collect();
    let mut names = Vec::new();
    for lesson in catalog.lessons() {
        assert!(lesson.claims.len() >= 3, "{}", lesson.name);
        assert!(!names.contains(&lesson.name), "{} twice", lesson.name);
        names.push(lesson.name);
        for question in lesson.questions {
            assert!(question.right < question.answers.len(), "{}: {}", lesson.name, question.ask.en);
            assert!(
                question.why.en.len() > 20 || question.why.en.contains('='),
                "{}: {}",
                lesson.name,
                question.why.en
            );
        }
        assert!(algorithms.iter().any(|known| known.name == lesson.algorithm), "{}", lesson.algorithm);
        let known = |name: &str| catalog.exercises().iter().any(|kind| kind.name == name);
        assert!(lesson.practice.is_none_or(known), "{}", lesson.name);
    }
}
