//! Tables of the course reports, in the forms that people hand in.

use jogada_arena::sources::{Figure, MeasuredCell, TableRemark};
use jogada_words::{Language, Published, Speak, Word};

use super::MeasuredTable;
use crate::tabular::{Column, Head, TableCell, TableFormat, Tabular};

/// With more figures than this a cell is a column of its own, as such tables are printed in the reports.
const FIGURES_ACROSS: usize = 6;

/// A table with its title above it and its remarks below; in CSV the table alone.
pub(super) fn written(table: &MeasuredTable, format: TableFormat, language: Language, width: usize) -> String {
    let figures = table.cells.first().map_or(0, |cell| cell.figures.len());
    let is_tall = figures > FIGURES_ACROSS && format != TableFormat::Csv;
    let body = if is_tall { tall(table, language) } else { wide(table, language) };
    let body = body.fitted(format, language, width);
    let title = language.say(title(table.source.name));
    let remarks = |before: &str| table.remarks.iter().flat_map(|remark| ["\n", before, remark]).collect::<String>();
    match format {
        TableFormat::Csv => body,
        TableFormat::Md if table.remarks.is_empty() => format!("## {title}\n\n{body}"),
        TableFormat::Md => format!("## {title}\n\n{body}\n{}", remarks("- ")),
        TableFormat::Latex => format!("% {title}\n{body}{}", remarks("% ")),
        TableFormat::Table | TableFormat::Json => format!("{title}\n{body}{}", remarks("* ")),
    }
}

/// Every figure of every table on a line of its own, under one heading.
pub(super) fn long(tables: &[MeasuredTable]) -> Tabular {
    let columns = ["source", "row", "column", "figure", "published", "measured", "equal"];
    let heads = columns.map(|name| (name.to_owned(), Head::Text(name.to_owned())));
    let mut table = Tabular::new(heads.to_vec());
    for measured in tables {
        for cell in &measured.cells {
            for figure in &cell.figures {
                let [published, here] = figure_cells(figure);
                let equal = figure.is_equal().map_or("", |equal| if equal { "yes" } else { "no" });
                let texts = [measured.source.name, &cell.row, &cell.column, figure.name];
                let mut row: Vec<_> = texts.iter().map(|text| TableCell::Text((*text).to_owned())).collect();
                row.extend([published, here, TableCell::Text(equal.to_owned())]);
                table.push(row);
            }
        }
    }
    table
}

const fn title(source: &str) -> Published<'static> {
    match source.as_bytes() {
        b"adji-boto-puzzle" => Published::PuzzleTitle,
        b"adji-boto" => Published::AdjiBotoTitle,
        b"adji-boto-person" => Published::AdjiBotoPersonTitle,
        b"adji-boto-memory" => Published::AdjiBotoMemoryTitle,
        b"dots-and-boxes" => Published::DotsTitle,
        b"nim" => Published::NimTitle,
        b"tic-tac-toe" => Published::TicTacToeTitle,
        b"hex-depth" => Published::HexDepthTitle,
        _ => Published::HexFirstTitle,
    }
}

/// A remark as it is said.
pub(super) fn remark(remark: TableRemark, language: Language) -> String {
    match remark {
        TableRemark::GivenUp(positions) => language.say(Published::GivenUp { positions: &language.count(positions) }),
        TableRemark::Cuts => language.say(Published::Cuts),
        TableRemark::AnswersFound => language.say(Published::AnswersFound),
        TableRemark::ByTime => language.say(Published::ByTime),
        TableRemark::PartOfTime(1) => language.say(Published::AllOfTime),
        TableRemark::PartOfTime(part) => language.say(Published::PartOfTime { part: &part }),
        TableRemark::DepthReached => language.say(Published::DepthReached),
        TableRemark::LevelForPerson => language.say(Published::LevelForPerson),
        TableRemark::FirstGame => language.say(Published::FirstGame),
        TableRemark::ComputerOnly => language.say(Published::ComputerOnly),
        TableRemark::Derivable => language.say(Published::Derivable),
        TableRemark::Misprint => language.say(Published::Misprint),
        TableRemark::Unsound => language.say(Published::Unsound),
        TableRemark::ByLot(games) => language.say(Published::ByLot { games: &games }),
    }
}

/// One line a cell: every figure as published, if it was anywhere in the table, and as it is here.
fn wide(table: &MeasuredTable, language: Language) -> Tabular {
    let is_published = |place: usize| table.cells.iter().any(|cell| is_published(&cell.figures[place]));
    let names = table.cells.first().map(|cell| cell.figures.as_slice()).unwrap_or_default();
    let mut columns: Vec<Column> =
        vec![("row".to_owned(), row_word(table.source.name).into()), ("column".to_owned(), Word::Method.into())];
    for (place, figure) in names.iter().enumerate() {
        let (name, word) = (figure.name, figure_word(figure.name));
        if is_published(place) {
            columns.push((name.to_owned(), word.into()));
            columns.push((format!("{name}_here"), Word::Here.into()));
        } else {
            columns.push((format!("{name}_here"), word.into()));
        }
    }
    columns.push(("equal".to_owned(), Word::Equal.into()));
    let mut tabular = Tabular::new(columns);
    for cell in &table.cells {
        let mut row = vec![TableCell::Text(row_name(cell, language)), TableCell::Text(cell.column.clone())];
        for (place, figure) in cell.figures.iter().enumerate() {
            let [published, measured] = figure_cells(figure);
            row.extend(is_published(place).then_some(published));
            row.push(measured);
        }
        row.push(TableCell::Text(language.say(match cell.is_equal() {
            Some(true) => Word::Yes,
            Some(false) => Word::No,
            None => Word::NotCompared,
        })));
        tabular.push(row);
    }
    tabular
}

/// One line a figure, the methods side by side.
fn tall(table: &MeasuredTable, language: Language) -> Tabular {
    let methods = unique(table.cells.iter().map(|cell| cell.column.as_str()));
    let words = [("row", row_word(table.source.name)), ("figure", Word::Figure), ("published", Word::Published)];
    let mut columns: Vec<Column> = words.map(|(key, word)| (key.to_owned(), word.into())).to_vec();
    columns.extend(methods.iter().map(|method| ((*method).to_owned(), Head::Text((*method).to_owned()))));
    let mut tabular = Tabular::new(columns);
    for name in unique(table.cells.iter().map(|cell| cell.row.as_str())) {
        let cells: Vec<_> = table.cells.iter().filter(|cell| cell.row == name).collect();
        for place in 0..cells[0].figures.len() {
            let figures = || cells.iter().map(|cell| &cell.figures[place]);
            let published = figures().find(|figure| is_published(figure)).unwrap_or(&cells[0].figures[place]);
            let word = figure_word(published.name).text(language).to_owned();
            let mut row = vec![TableCell::Text(row_name(cells[0], language)), TableCell::Text(word)];
            row.push(figure_cells(published)[0].clone());
            row.extend(figures().map(|figure| figure_cells(figure)[1].clone()));
            tabular.push(row);
        }
    }
    tabular
}

fn unique<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut found = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

const fn is_published(figure: &Figure) -> bool {
    figure.published.is_some() || figure.claimed.is_some()
}

/// What the rows of a table are.
const fn row_word(source: &str) -> Word {
    match source.as_bytes() {
        b"adji-boto-puzzle" => Word::ProblemName,
        b"adji-boto" | b"adji-boto-person" | b"hex-depth" => Word::Time,
        b"dots-and-boxes" => Word::Move,
        b"adji-boto-memory" => Word::GameNumber,
        b"nim" => Word::HeapSizes,
        b"tic-tac-toe" => Word::MovesSoFar,
        _ => Word::Players,
    }
}

fn row_name(cell: &MeasuredCell, language: Language) -> String {
    match cell.row.as_str() {
        "computer-computer" => Word::TwoComputers.text(language).to_owned(),
        "person-computer" => Word::PersonAgainstComputer.text(language).to_owned(),
        other => other.to_owned(),
    }
}

/// A figure as it was published, and as it is here.
fn figure_cells(figure: &Figure) -> [TableCell; 2] {
    let printed = figure.published.map(|(_, places)| places);
    let places = printed.filter(|_| figure.is_compared).unwrap_or(figure.usual_places);
    let claimed = figure.claimed.map(|[from, to]| TableCell::Range(from, to));
    let published = figure.published.map(|(number, places)| cell(number, places)).or(claimed);
    [published.unwrap_or(TableCell::Absent), figure.measured.map_or(TableCell::Absent, |number| cell(number, places))]
}

/// Whole numbers are counts, with their thousands apart.
fn cell(number: f64, places: u32) -> TableCell {
    if places == 0 && number >= 0.0 {
        TableCell::Count(number.round() as u64)
    } else {
        TableCell::Decimal(number, places as usize)
    }
}

fn figure_word(name: &str) -> Word {
    match name {
        "generated" => Word::Generated,
        "expanded" => Word::Expanded,
        "depth" => Word::DepthFound,
        "penetrance_percent" => Word::PenetrancePercent,
        "score_first" => Word::PointsOfFirst,
        "score_second" => Word::PointsOfSecond,
        "moves" => Word::Moves,
        "turns" => Word::Turns,
        "alpha_raises" => Word::AlphaRaises,
        "cuts" => Word::Cuts,
        "nodes" => Word::NodesAnalyzed,
        "hits" => Word::MemoryHits,
        "lookups" => Word::MemoryLookups,
        "mean_depth" => Word::MeanDepth,
        "max_depth" => Word::MaxDepth,
        "free_lines" => Word::FreeLines,
        "nim_sum" => Word::NimSum,
        "winner" => Word::Winner,
        "best_column" => Word::TheColumn,
        "best_pieces" => Word::PiecesTaken,
        "games" => Word::Games,
        "first_wins_percent" => Word::FirstWins,
        "first_wins_low" => Word::FirstWinsLow,
        "first_wins_high" => Word::FirstWinsHigh,
        _ => Word::Milliseconds,
    }
}
