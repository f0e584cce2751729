//! `jogada arena report`: a run as Markdown with pictures beside it, and as one page of HTML with everything in it.

use std::fs;
use std::path::PathBuf;

use jogada_arena::{Anchor, Bar, Bars, Chart, Folder, History, Plan, PlayerLine, RunError, Series, Summary, Thinking};
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
    title: Word,
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// Writes the report into the folder of the run.
pub(super) fn run(folder: &Folder, plan: &Plan, anchor: Anchor, summary: &Summary, console: &mut Console) -> Done {
    let language = console.language;
    let games = folder.games().map_err(RunError::from)?;
    let history = History::new(plan, &games);
    let thinking = history.thinking();
    let sections = sections(summary, &thinking, language);
    let pictures = pictures(&history, anchor, summary, &thinking, language);
    let title = format!("{}: {}", summary.game, plan.labels().join(" – "));
    let mut files = vec![
        ("report.md", markdown(&title, &sections, &pictures, language)),
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
    Section { title: Word::Overview, heads: Vec::new(), rows: rows.collect() }
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
    Section { title: Word::Ratings, heads: heads(&words, language), rows: rows.collect() }
}

fn cross_table(summary: &Summary, language: Language) -> Section {
    let names = summary.players.iter().map(|line| line.player.clone());
    let rows = summary.players.iter().enumerate().map(|(one, line)| {
        let cells = (0..summary.players.len()).map(|other| shown::cell(summary, one, other, language));
        std::iter::once(line.player.clone()).chain(cells).collect()
    });
    Section {
        title: Word::CrossTable,
        heads: std::iter::once(String::new()).chain(names).collect(),
        rows: rows.collect(),
    }
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
    Section { title: Word::Thinking, heads: heads(&words, language), rows: rows.collect() }
}

fn heads(words: &[Word], language: Language) -> Vec<String> {
    words.iter().map(|word| word.text(language).to_owned()).collect()
}

fn pictures(
    history: &History<'_>,
    anchor: Anchor,
    summary: &Summary,
    thinking: &[Thinking],
    language: Language,
) -> Vec<Picture> {
    let curves = |file, title: Word, across: Word, up: Word, logarithmic, series: &[Series]| {
        let (title, across, up) = (title.text(language), across.text(language), up.text(language));
        Picture { file, title, svg: Chart { title, across, up, logarithmic, series }.to_svg() }
    };
    let bars = |file, title: Word, across: &str, ends, bars: &[Bar]| {
        let title = title.text(language);
        Picture { file, title, svg: Bars { title, across, ends, bars }.to_svg() }
    };
    let mut ratings = history.ratings(anchor);
    for (line, player) in ratings.iter_mut().zip(&summary.players) {
        line.range = player.elo_low.zip(player.elo_high);
    }
    let branching = Word::Branching.text(language);
    vec![
        curves("elo.svg", Word::EloOverGames, Word::Games, Word::Elo, false, &ratings),
        bars("scores.svg", Word::Scores, "%", (0.0, Some(100.0)), &scores(summary, language)),
        curves("times.svg", Word::TimePerMove, Word::Move, Word::Milliseconds, true, &history.times()),
        curves("nodes.svg", Word::NodesByDepth, Word::DepthReached, Word::NodesPerMove, true, &history.nodes()),
        bars("branching.svg", Word::Branching, branching, (1.0, None), &branchings(summary, thinking, language)),
    ]
}

/// Points of all that were possible.
fn scores(summary: &Summary, language: Language) -> Vec<Bar> {
    let bar = |line: &PlayerLine| {
        let [value, low, high] =
            [line.share.score, line.share.score_low, line.share.score_high].map(|part| 100.0 * part);
        let shown = format!("{} %", language.decimal(value, 1));
        Bar { name: line.player.clone(), value, shown, range: Some((low, high)) }
    };
    summary.players.iter().map(bar).collect()
}

fn branchings(summary: &Summary, thinking: &[Thinking], language: Language) -> Vec<Bar> {
    let thought = summary.players.iter().zip(thinking).filter(|(_, thinking)| thinking.moves > 0);
    let bar = |(line, thinking): (&PlayerLine, &Thinking)| {
        let (name, value) = (line.player.clone(), thinking.branching);
        Bar { name, value, shown: language.decimal(value, 2), range: None }
    };
    thought.map(bar).collect()
}

fn markdown(title: &str, sections: &[Section], pictures: &[Picture], language: Language) -> String {
    let row = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let table = |section: &Section| {
        // Markdown has no table without a head.
        let columns = section.rows.first().map_or(0, Vec::len);
        let heads = if section.heads.is_empty() { vec![String::new(); columns] } else { section.heads.clone() };
        let rows: String = section.rows.iter().map(|cells| row(cells)).collect();
        format!("\n## {}\n\n{}|{}\n{rows}", section.title.text(language), row(&heads), "---|".repeat(columns))
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
        let head = if section.heads.is_empty() { String::new() } else { row(&section.heads, "th") };
        format!("<h2>{}</h2>\n<table>\n{head}{rows}</table>\n", escaped(section.title.text(language)))
    };
    let figure = |picture: &Picture| format!("<figure>\n{}</figure>\n", picture.svg);
    let (tables, figures): (String, String) =
        (sections.iter().map(table).collect(), pictures.iter().map(figure).collect());
    let (title, code) = (escaped(title), language.code());
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<main>{tables}</main>\n\
         <div class=\"figures\">{figures}</div></body></html>\n"
    )
}

/// How the page looks: nothing is loaded from anywhere.
const STYLE: &str = ":root{color-scheme:light}\
body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#f5f5f3;max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.6rem}h2{font-size:1.1rem;margin:1.6rem 0 .4rem}\
table{border-collapse:collapse;background:#fff;font-variant-numeric:tabular-nums}\
td,th{border:1px solid #d8d8d4;padding:.25rem .7rem;text-align:right}\
th{background:#ececea;font-weight:600}td:first-child,th:first-child{text-align:left}\
.figures{margin-top:2rem}figure{margin:0 0 1.2rem;border:1px solid #d8d8d4;background:#fff}\
svg{display:block;max-width:100%;height:auto;margin:auto}";
