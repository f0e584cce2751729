//! A sheet of exercises as one page of HTML that prints well and asks nobody for anything.

use jogada_catalog::{Asks, Exercise, FillIn};
use jogada_words::{Language, Sheet, Speak};

/// What makes it a sheet of paper.
const STYLE: &str = "body{font:11pt/1.4 Georgia,serif;max-width:18cm;margin:1cm auto;color:#111}\
h1{font-size:16pt;margin:0 0 .2cm}.head{display:flex;justify-content:space-between;border-bottom:1px solid #888;\
padding-bottom:.2cm;margin-bottom:.5cm}section{break-inside:avoid;margin-bottom:.8cm}h2{font-size:12pt;margin:0 0 .1cm}\
p{margin:0 0 .2cm}svg{display:block;max-width:100%;max-height:8.5cm;margin:.2cm auto}\
table{border-collapse:collapse;margin:.2cm 0}td,th{border:1px solid #888;padding:.08cm .3cm;text-align:center;\
min-width:1cm;height:.6cm}th{font-weight:normal;background:#f2f2f2}code{font-size:9pt;color:#555;overflow-wrap:anywhere}\
.why{font-size:9pt;color:#555}@media print{body{margin:0}}";
/// Questions beside each other.
const ACROSS: usize = 8;

/// The page, with or without the answers.
pub(super) fn html(exercises: &[Exercise], with_answers: bool, language: Language) -> String {
    let Some(first) = exercises.first() else { return String::new() };
    let name = first.kind.title.text(language);
    let title = if with_answers {
        language.say(Sheet::Key { name: &name })
    } else {
        language.say(Sheet::Title { name: &name })
    };
    let from = language.say(Sheet::From { seed: &first.seed, difficulty: &first.difficulty });
    let who = if with_answers { String::new() } else { format!("{}: ____________________", language.say(Sheet::Name)) };
    let numbered = (1..).zip(exercises);
    let sections: String =
        numbered.map(|(number, exercise)| section(number, exercise, with_answers, language)).collect();
    let (title, code) = (escaped(&title), language.code());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<div class=\"head\"><span>{from}</span>\
         <span>{who}</span></div>\n{sections}</body>\n</html>\n"
    )
}

fn section(number: usize, exercise: &Exercise, with_answers: bool, language: Language) -> String {
    let heading = language.say(Sheet::Number { number: &number });
    let question = escaped(&asked(exercise, language));
    let picture = jogada_protocol::svg(&exercise.scene);
    let answers = table(exercise, with_answers, language);
    let text = escaped(&exercise.position);
    format!("<section>\n<h2>{heading}</h2>\n<p>{question}</p>\n{picture}\n{answers}<code>{text}</code>\n</section>\n")
}

/// What is asked, in words.
fn asked(exercise: &Exercise, language: Language) -> String {
    let algorithm = exercise.kind.algorithm.split(':').next().unwrap_or_default();
    match exercise.kind.asks {
        Asks::Values => language.say(Sheet::AskValues),
        Asks::Unseen => language.say(Sheet::AskUnseen),
        Asks::Order if exercise.kind.algorithm.contains("heuristic") => {
            language.say(Sheet::AskBestFirst { algorithm: &algorithm })
        }
        Asks::Order => language.say(Sheet::AskOrder { algorithm: &algorithm }),
        Asks::Next => language.say(Sheet::AskNext { algorithm: &algorithm }),
        Asks::Costs => language.say(Sheet::AskCosts { algorithm: &algorithm }),
        Asks::WinningMoves => language.say(Sheet::AskWinning),
    }
}

/// Places to write in; in the key, what belongs there. Leaves are crossed out in the picture, so only the key lists
/// them.
fn table(exercise: &Exercise, with_answers: bool, language: Language) -> String {
    let (head, questions) = match exercise.kind.asks {
        Asks::Unseen if !with_answers => return String::new(),
        Asks::Unseen => {
            (Sheet::Node, exercise.questions.iter().filter(|question| !question.answer.is_empty()).collect())
        }
        Asks::Values => (Sheet::Node, exercise.questions.iter().collect::<Vec<_>>()),
        Asks::Next => (Sheet::Taken, exercise.questions.iter().collect()),
        Asks::Order => (Sheet::Step, exercise.questions.iter().collect()),
        Asks::Costs => (Sheet::Place, exercise.questions.iter().collect()),
        Asks::WinningMoves => (Sheet::Answer, exercise.questions.iter().collect()),
    };
    let (head, root, answer) = (language.say(head), language.say(Sheet::Root), language.say(Sheet::Answer));
    let about = |question: &&FillIn| {
        let text = if question.about.is_empty() { root.clone() } else { question.about.clone() };
        format!("<th>{}</th>", escaped(&text))
    };
    let written = |question: &&FillIn| {
        if !with_answers {
            return "<td></td>".to_owned();
        }
        let none = question.answer.is_empty().then(|| language.say(Sheet::NoneAtAll));
        let why = why(exercise.kind.asks, question, language);
        format!("<td>{}{why}</td>", escaped(none.as_deref().unwrap_or(&question.answer)))
    };
    let rows = questions.chunks(ACROSS).map(|row| {
        let heads: String = row.iter().map(about).collect();
        let cells: String = row.iter().map(written).collect();
        format!("<tr><th>{head}</th>{heads}</tr>\n<tr><th>{answer}</th>{cells}</tr>\n")
    });
    format!("<table>\n{}</table>\n", rows.collect::<String>())
}

/// What an answer follows from.
fn why(asks: Asks, question: &FillIn, language: Language) -> String {
    if question.because.is_empty() {
        return String::new();
    }
    let values = &question.because;
    let text = match asks {
        Asks::Values => language.say(Sheet::Because { values }),
        _ => question.because.clone(),
    };
    format!("<br><span class=\"why\">{}</span>", escaped(&text))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
