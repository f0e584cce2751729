//! `/api/record` and `/api/export`: games in other programs' formats, in and out.

use jogada_catalog::{Catalog, Record, RecordError};
use jogada_protocol::{Format, FormatError};
use jogada_wire::{Export, ExportRequest, RecordAnswer, RecordDocument, RecordRequest, VERSION};
use serde_json::Value;

use crate::failure::{RequestFailure, Trouble};
use crate::line::{of_record, open};

/// Reads a game and plays it again.
pub(crate) fn record(catalog: &Catalog, request: &RecordRequest) -> Result<RecordAnswer, RequestFailure> {
    let format = match request.format.as_deref() {
        None | Some("auto") => Format::of_text(&request.text),
        Some(name) => Format::named(name).ok_or(Trouble::Format)?,
    };
    let record = jogada_protocol::read(&request.text, format).map_err(unreadable)?;
    let line = of_record(catalog, &record)?;
    // It can be played, or there would be no line.
    let record = record.normalized(catalog).unwrap_or(record);
    let players = record.players.clone();
    let record = RecordDocument::from(record);
    Ok(RecordAnswer { v: VERSION, format: format.name().to_owned(), record, line, players })
}

/// Writes a game.
pub(crate) fn export(catalog: &Catalog, request: &ExportRequest) -> Result<Export, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let name = session.game().split(':').next().unwrap_or_default().to_owned();
    let exported = |text: String, mime: &str, ending: &str| Export {
        v: VERSION,
        text,
        mime: mime.to_owned(),
        name: format!("{name}.{ending}"),
    };
    if request.format == "svg" {
        return Ok(exported(jogada_protocol::svg(&session.scene()), "image/svg+xml", "svg"));
    }
    let format = Format::named(&request.format).ok_or(Trouble::Format)?;
    let record = Record::of(&session, request.players.as_deref().unwrap_or_default());
    let info = paired(request.info.as_deref().unwrap_or_default(), record.moves.len());
    let record = Record { info, ..record };
    let text = jogada_protocol::write(&record, format).map_err(|_| Trouble::Format)?;
    let mime = match format {
        Format::Json => "application/json",
        Format::Sgf => "application/x-go-sgf",
        Format::Text => "text/plain",
        Format::HexWorld => "text/uri-list",
    };
    Ok(exported(text, mime, format.extensions()[0]))
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
