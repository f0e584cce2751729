//! `jogada arena report`: a run as Markdown with pictures beside it, and as one page of HTML with everything in it.

mod page;

use jogada_arena::{Anchor, Bar, Bars, Chart, Folder, History, RunError, RunPlan, Series, Thinking};
use jogada_files::put_in_place;
use jogada_wire::{RunPlayer, RunSummary, VERSION, WrittenFiles};
use jogada_words::{Language, Speak, Word};

use super::shown;
use crate::commands::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::statistics::Row;

/// What everybody calls a sequential test.
const SPRT: &str = "SPRT";

/// A picture with the name of its file.
struct Picture {
    file: &'static str,
    title: String,
    svg: String,
}

/// A heading with a table under it.
struct Section {
    title: Word,
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// Writes the report into the folder of the run.
pub(super) fn run(
    folder: &Folder,
    plan: &RunPlan,
    anchor: Anchor,
    summary: &RunSummary,
    console: &mut Console,
) -> Done {
    let language = console.language;
    let games = folder.games().map_err(RunError::from)?;
    let history = History::new(plan, &games);
    let thinking = history.thinking();
    let sections = sections(summary, &thinking, language);
    let pictures = pictures(&history, anchor, summary, &thinking, language);
    let title = format!("{}: {}", summary.game, plan.labels().join(" – "));
    let mut files = vec![
        ("report.md", markdown(&title, &sections, &pictures, language)),
        ("report.html", page::html(&title, &sections, &pictures, language)),
    ];
    files.extend(pictures.into_iter().map(|picture| (picture.file, picture.svg)));
    let mut written = Vec::new();
    for (name, text) in files {
        let path = folder.path().join(name);
        put_in_place(&path, text.as_bytes()).map_err(|error| Failure::Unwritable { path: path.clone(), error })?;
        written.push(path);
    }
    if console.json {
        console.document(&WrittenFiles { v: VERSION, files: written })?;
    } else {
        written.iter().try_for_each(|path| console.line(path.display()))?;
    }
    Ok(Exit::Fine)
}

fn sections(summary: &RunSummary, thinking: &[Thinking], language: Language) -> Vec<Section> {
    let mut sections = vec![facts(summary, language), ratings(summary, language)];
    sections.push(cross_table(summary, language));
    sections.push(efforts(summary, thinking, language));
    sections
}

fn facts(summary: &RunSummary, language: Language) -> Section {
    let named = |(name, text): Row| vec![name.text(language).to_owned(), text];
    let mut rows: Vec<_> = shown::rows(summary, language).into_iter().map(named).collect();
    if let Some(test) = &summary.sprt {
        let ratio = shown::ratio([test.llr, test.lower, test.upper], language);
        let ratio = ratio.trim_start_matches(SPRT).trim_start();
        rows.push(vec![SPRT.to_owned(), format!("{ratio}, {}", shown::verdict(test, language))]);
    }
    Section { title: Word::Overview, heads: Vec::new(), rows }
}

fn ratings(summary: &RunSummary, language: Language) -> Section {
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

fn cross_table(summary: &RunSummary, language: Language) -> Section {
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

fn efforts(summary: &RunSummary, thinking: &[Thinking], language: Language) -> Section {
    let words = [
        Word::Player,
        Word::MovesThought,
        Word::TimePerMove,
        Word::ProcessorTimePerMove,
        Word::NodesPerMove,
        Word::MeanDepth,
        Word::Branching,
    ];
    let rows = summary.players.iter().zip(thinking).map(|(line, thinking)| {
        let time = |time_ms: f64| format!("{} ms", language.decimal(time_ms, 2));
        let searched = thinking.searched.as_ref();
        let figures = [
            (thinking.moves > 0).then(|| time(thinking.time_ms)),
            thinking.cpu_ms.map(time),
            searched.map(|searched| language.count(searched.nodes.round() as u64)),
            searched.map(|searched| language.decimal(searched.depth, 1)),
            searched.map(|searched| language.decimal(searched.branching, 2)),
        ];
        // Who never searched has no figures, which is not the same as none needed.
        let figures = figures.map(|figure| figure.unwrap_or_else(|| "–".to_owned()));
        [vec![line.player.clone(), language.count(thinking.moves)], figures.to_vec()].concat()
    });
    Section { title: Word::Thinking, heads: heads(&words, language), rows: rows.collect() }
}

fn heads(words: &[Word], language: Language) -> Vec<String> {
    words.iter().map(|word| word.text(language).to_owned()).collect()
}

fn pictures(
    history: &History<'_>,
    anchor: Anchor,
    summary: &RunSummary,
    thinking: &[Thinking],
    language: Language,
) -> Vec<Picture> {
    let curves = |file, title: Word, across: Word, up: Word, logarithmic, series: &[Series]| {
        let (title, across, up) = (capitalized(title.text(language)), across.text(language), up.text(language));
        let svg = Chart { title: &title, across, up, logarithmic, series }.to_svg();
        Picture { file, title, svg }
    };
    let bars = |file, title: Word, across: &str, ends, bars: &[Bar]| {
        let title = capitalized(title.text(language));
        let svg = Bars { title: &title, across, ends, bars }.to_svg();
        Picture { file, title, svg }
    };
    let mut ratings = history.ratings(anchor);
    for (line, player) in ratings.iter_mut().zip(&summary.players) {
        line.range = player.elo_low.zip(player.elo_high);
    }
    let branching = Word::Branching.text(language);
    vec![
        curves("elo.svg", Word::EloOverGames, Word::Games, Word::Elo, false, &ratings),
        curves("times.svg", Word::TimePerMove, Word::Move, Word::Milliseconds, true, &history.times()),
        bars("scores.svg", Word::Scores, "%", (0.0, Some(100.0)), &scores(summary, language)),
        bars("branching.svg", Word::Branching, branching, (1.0, None), &branchings(summary, thinking, language)),
        curves("nodes.svg", Word::NodesByDepth, Word::DepthReached, Word::NodesPerMove, true, &history.nodes()),
    ]
}

/// A word as titles begin.
fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Points of all that were possible.
fn scores(summary: &RunSummary, language: Language) -> Vec<Bar> {
    let bar = |line: &RunPlayer| {
        let [value, low, high] =
            [line.share.score, line.share.score_low, line.share.score_high].map(|part| 100.0 * part);
        let shown = format!("{} %", language.decimal(value, 1));
        Bar { name: line.player.clone(), value, shown, range: Some((low, high)) }
    };
    summary.players.iter().map(bar).collect()
}

fn branchings(summary: &RunSummary, thinking: &[Thinking], language: Language) -> Vec<Bar> {
    let bar = |(line, thinking): (&RunPlayer, &Thinking)| {
        let (name, value) = (line.player.clone(), thinking.searched?.branching);
        Some(Bar { name, value, shown: language.decimal(value, 2), range: None })
    };
    summary.players.iter().zip(thinking).filter_map(bar).collect()
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
