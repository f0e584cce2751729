//! `/api/record` and `/api/export`: games in other programs' formats, in and out.

use jogada_catalog::{COMMENT, Catalog, GameBranch, Record, RecordError};
use jogada_protocol::{Format, FormatError};
use jogada_wire::{Export, ExportRequest, GameLine, LeftOutDocument, RecordAnswer, RecordRequest, VERSION};
use serde_json::Value;

use crate::failure::{RequestFailure, Trouble};
use crate::line::{of_record, open};

/// The most games that are read of one text.
const MOST_GAMES: usize = 200;

/// Reads a game, or several, and plays them again.
pub(crate) fn record(catalog: &Catalog, request: &RecordRequest) -> Result<RecordAnswer, RequestFailure> {
    let format = match request.format.as_deref() {
        None | Some("auto") => Format::of_text(&request.text),
        Some(name) => Format::named(name).ok_or(Trouble::Format)?,
    };
    let mut texts = games_of(&request.text, format).into_iter();
    let first = texts.next().unwrap_or(&request.text);
    let (record, line) = played(catalog, first, format)?;
    let others: Vec<_> = texts.by_ref().take(MOST_GAMES).map(|text| played(catalog, text, format)).collect();
    let unreadable = others.iter().filter(|other| other.is_err()).count() + texts.count();
    let told = jogada_protocol::left_out(first, format);
    Ok(RecordAnswer {
        v: VERSION,
        format: format.name().to_owned(),
        players: record.players.clone(),
        left_out: LeftOutDocument { games: unreadable.max(told.games), ..LeftOutDocument::default() },
        record: record.into(),
        line,
        others: others.into_iter().flatten().map(|(record, _)| record.into()).collect(),
    })
}

/// The first game of a text.
pub(super) fn read_one(catalog: &Catalog, text: &str) -> Result<Record, RequestFailure> {
    played(catalog, text, Format::of_text(text)).map(|(record, _)| record)
}

/// The texts of the games in a text: one a line where every line is a record of its own, one a tree of a collection.
fn games_of(text: &str, format: Format) -> Vec<&str> {
    if format == Format::Sgf {
        return trees_of(text);
    }
    let lines: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let each_is_one = lines.len() > 1 && lines.iter().all(|line| line.starts_with('{') && line.ends_with('}'));
    if format == Format::Json && each_is_one { lines } else { vec![text] }
}

/// The trees of a collection: what stands between parentheses that are in no others and in no text.
fn trees_of(text: &str) -> Vec<&str> {
    let (mut trees, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    let (mut in_text, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if in_text => escaped = true,
            ']' => in_text = false,
            _ if in_text => {}
            '[' => in_text = true,
            '(' => {
                if depth == 0 {
                    start = at;
                }
                depth += 1;
            }
            ')' => {
                depth -= 1;
                if depth == 0 {
                    trees.push(&text[start..=at]);
                }
            }
            _ => {}
        }
    }
    if trees.is_empty() { vec![text] } else { trees }
}

/// A record with branches that can be played, and its line.
fn played(catalog: &Catalog, text: &str, format: Format) -> Result<(Record, GameLine), RequestFailure> {
    let mut record = jogada_protocol::read(text, format).map_err(unreadable)?;
    let line = of_record(catalog, &record)?;
    record.drop_unplayable(&open(catalog, &line)?);
    // It can be played, or there would be no line.
    Ok((record.normalized(catalog).unwrap_or(record), line))
}

/// Writes a game.
pub(crate) fn export(catalog: &Catalog, request: &ExportRequest) -> Result<Export, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let name = session.game().split(':').next().unwrap_or_default().to_owned();
    let exported = |text: String, mime: &str, ending: &str, left_out: LeftOutDocument| {
        let (mime, name) = (mime.to_owned(), format!("{name}.{ending}"));
        Export { v: VERSION, text, mime, name, left_out }
    };
    let mut record = Record::of(&session, request.players.as_deref().unwrap_or_default());
    record.info = paired(request.info.as_deref().unwrap_or_default(), record.moves.len());
    record.comment.clone_from(&request.comment);
    record.branches = request.branches.clone().unwrap_or_default().into_iter().map(Into::into).collect();
    record.drop_unplayable(&session);
    if request.format == "svg" {
        let text = jogada_protocol::svg(&session.scene());
        return Ok(exported(text, "image/svg+xml", "svg", LeftOutDocument::default()));
    }
    let format = Format::named(&request.format).ok_or(Trouble::Format)?;
    let text = jogada_protocol::write(&record, format).map_err(|_| Trouble::Format)?;
    let mime = match format {
        Format::Json => "application/json",
        Format::Sgf => "application/x-go-sgf",
        Format::Text => "text/plain",
        Format::HexWorld => "text/uri-list",
    };
    Ok(exported(text, mime, format.extensions()[0], left_out(&record, format)))
}

/// What a format has no room for.
fn left_out(record: &Record, format: Format) -> LeftOutDocument {
    let count = lines_in(&record.branches);
    let remarks = record.info.iter().filter(|info| info.get(COMMENT).is_some()).count();
    LeftOutDocument {
        variations: if format.holds_branches() { 0 } else { count },
        comments: if format.holds_comments() { 0 } else { remarks + usize::from(record.comment.is_some()) },
        games: 0,
    }
}

fn lines_in(branches: &[GameBranch]) -> usize {
    branches.iter().map(|branch| 1 + lines_in(&branch.branches)).sum()
}

/// One entry a move, as every writer of records has it; none at all if nothing is known about any.
fn paired(info: &[Value], moves: usize) -> Vec<Value> {
    let mut paired = info.to_vec();
    // Giving up is told as a move here, and is none in a record.
    paired.resize(moves, Value::Null);
    if paired.iter().all(Value::is_null) { Vec::new() } else { paired }
}

fn unreadable(error: FormatError) -> RequestFailure {
    match error {
        FormatError::At { line, column, .. } | FormatError::Record(RecordError::Form { line, column, .. }) => {
            Trouble::Record { line, column }.into()
        }
        FormatError::Record(RecordError::Game { error, .. }) => RequestFailure::spec("game", error),
        _ => Trouble::Format.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collection_is_taken_apart_where_its_trees_end() {
        let text = "(;FF[4]C[a ) \\] (b];B[a1](;W[b2])(;W[c3]))\n(;FF[4])";
        assert_eq!(trees_of(text), ["(;FF[4]C[a ) \\] (b];B[a1](;W[b2])(;W[c3]))", "(;FF[4])"]);
        assert_eq!(trees_of("no tree"), ["no tree"]);
        assert_eq!(trees_of(")("), [")("], "what is no collection is left to the reader of the format");
    }
}
