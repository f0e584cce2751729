//! `jogada arena report`: a run as Markdown with pictures beside it, and as one page of HTML with everything in it.

use std::fs;
use std::path::PathBuf;

use jogada_arena::{Chart, Folder, History, Plan, RunError, Series, Summary, Thinking};
use jogada_protocol::escaped;
use serde::Serialize;

use super::shown;
use crate::commands::{Done, FORM};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::language::Language;
use crate::messages::Word;

/// What programs read.
#[derive(Serialize)]
struct Answer {
    v: u32,
    files: Vec<PathBuf>,
}

/// A picture with the name of its file.
struct Picture {
    file: &'static str,
    title: &'static str,
    svg: String,
}

/// A heading with a table under it.
struct Section {
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// Writes the report into the folder of the run.
pub(super) fn run(folder: &Folder, plan: &Plan, summary: &Summary, console: &mut Console) -> Done {
    let language = console.language;
    let games = folder.games().map_err(RunError::from)?;
    let history = History::new(plan, &games);
    let sections = sections(summary, &history.thinking(), language);
    let pictures = pictures(&history, language);
    let title = format!("{}: {}", summary.game, plan.labels().join(" – "));
    let mut files = vec![
        ("report.md", markdown(&title, &sections, &pictures)),
        ("report.html", html(&title, &sections, &pictures, language)),
    ];
    files.extend(pictures.into_iter().map(|picture| (picture.file, picture.svg)));
    let mut written = Vec::new();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::write(&path, text).map_err(|error| Failure::Unwritable { path: path.clone(), error })?;
        written.push(path);
    }
    if console.json {
        console.document(&Answer { v: FORM, files: written })?;
    } else {
        written.iter().try_for_each(|path| console.line(path.display()))?;
    }
    Ok(Exit::Fine)
}

fn sections(summary: &Summary, thinking: &[Thinking], language: Language) -> Vec<Section> {
    let mut sections = vec![facts(summary, language), ratings(summary, language)];
    sections.push(cross_table(summary, language));
    sections.push(efforts(summary, thinking, language));
    sections
}

fn facts(summary: &Summary, language: Language) -> Section {
    let rows =
        shown::rows(summary, language).into_iter().map(|(name, text)| vec![name.text(language).to_owned(), text]);
    Section { heads: vec![String::new(), String::new()], rows: rows.collect() }
}

fn ratings(summary: &Summary, language: Language) -> Section {
    let words = [Word::Player, Word::Elo, Word::Interval, Word::Games, Word::Score, Word::Interval];
    let rows = summary.players.iter().map(|line| {
        let games = line.share.games;
        let percent = |part: f64| format!("{} %", language.decimal(100.0 * part, 1));
        vec![
            line.player.clone(),
            language.signed(line.elo.round()),
            shown::range(line, language),
            games.games().to_string(),
            format!("{} ({})", percent(line.share.score), shown::results(&games)),
            format!("{} – {}", percent(line.share.score_low), percent(line.share.score_high)),
        ]
    });
    Section { heads: heads(&words, language), rows: rows.collect() }
}

fn cross_table(summary: &Summary, language: Language) -> Section {
    let names = summary.players.iter().map(|line| line.player.clone());
    let rows = summary.players.iter().enumerate().map(|(one, line)| {
        let cells = (0..summary.players.len()).map(|other| shown::cell(summary, one, other, language));
        std::iter::once(line.player.clone()).chain(cells).collect()
    });
    Section { heads: std::iter::once(String::new()).chain(names).collect(), rows: rows.collect() }
}

fn efforts(summary: &Summary, thinking: &[Thinking], language: Language) -> Section {
    let words =
        [Word::Player, Word::MovesThought, Word::TimePerMove, Word::NodesPerMove, Word::MeanDepth, Word::Branching];
    let rows = summary.players.iter().zip(thinking).map(|(line, thinking)| {
        vec![
            line.player.clone(),
            language.count(thinking.moves),
            format!("{} ms", language.decimal(thinking.time_ms, 2)),
            language.count(thinking.nodes.round() as u64),
            language.decimal(thinking.depth, 1),
            language.decimal(thinking.branching, 2),
        ]
    });
    Section { heads: heads(&words, language), rows: rows.collect() }
}

fn heads(words: &[Word], language: Language) -> Vec<String> {
    words.iter().map(|word| word.text(language).to_owned()).collect()
}

fn pictures(history: &History<'_>, language: Language) -> Vec<Picture> {
    let picture = |file, title: Word, across: Word, up: Word, logarithmic, series: &[Series]| {
        let (title, across, up) = (title.text(language), across.text(language), up.text(language));
        Picture { file, title, svg: Chart { title, across, up, logarithmic, series }.to_svg() }
    };
    vec![
        picture("elo.svg", Word::EloOverGames, Word::Games, Word::Elo, false, &history.ratings()),
        picture("times.svg", Word::TimePerMove, Word::Move, Word::Milliseconds, true, &history.times()),
        picture("nodes.svg", Word::NodesByDepth, Word::DepthReached, Word::NodesPerMove, true, &history.nodes()),
    ]
}

fn markdown(title: &str, sections: &[Section], pictures: &[Picture]) -> String {
    let row = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let table = |section: &Section| {
        let rows: String = section.rows.iter().map(|cells| row(cells)).collect();
        format!("\n{}|{}\n{rows}", row(&section.heads), "---|".repeat(section.heads.len()))
    };
    let picture = |picture: &Picture| format!("\n![{}]({})\n", picture.title, picture.file);
    let (tables, pictures): (String, String) =
        (sections.iter().map(table).collect(), pictures.iter().map(picture).collect());
    format!("# {title}\n{tables}{pictures}")
}

fn html(title: &str, sections: &[Section], pictures: &[Picture], language: Language) -> String {
    let row = |cells: &[String], tag: &str| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect();
        format!("<tr>{}</tr>\n", cells.concat())
    };
    let table = |section: &Section| {
        let rows: String = section.rows.iter().map(|cells| row(cells, "td")).collect();
        format!("<table>\n{}{rows}</table>\n", row(&section.heads, "th"))
    };
    let figure = |picture: &Picture| {
        format!("<figure>\n{}<figcaption>{}</figcaption></figure>\n", picture.svg, escaped(picture.title))
    };
    let (tables, figures): (String, String) =
        (sections.iter().map(table).collect(), pictures.iter().map(figure).collect());
    let (title, code) = (escaped(title), language.code());
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n{tables}{figures}</body></html>\n"
    )
}

/// How the page looks: nothing is loaded from anywhere.
const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;margin:1rem 0}td,th{border:1px solid #ccc;padding:.2rem .6rem;text-align:left}\
figure{margin:1rem 0}svg{max-width:100%;height:auto}";
