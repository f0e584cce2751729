//! What the readers and writers of several games share.

use jogada_rules::{BoardStyle, ReadError, Reader, Side, Wanted};

/// Reads the side to move, `1` or `2`; First if the text ends here.
pub(crate) fn read_turn(reader: &mut Reader) -> Result<Side, ReadError> {
    if reader.peek().is_none() {
        return Ok(Side::First);
    }
    let number = reader.number(Wanted::Side, 1, 2)?;
    Ok(if number == 1 { Side::First } else { Side::Second })
}

/// `text` in the color of a side, where colors are wanted.
pub(crate) fn painted(text: &str, side: Side, style: BoardStyle) -> String {
    let color = match side {
        Side::First => 31,
        Side::Second => 34,
    };
    if style.color { format!("\u{1b}[{color}m{text}\u{1b}[0m") } else { text.to_owned() }
}

/// Lines one below the other, each without the blanks at its end.
pub(crate) fn block(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// Reads letters that `accept` takes, without blanks between them; nothing if there is none.
pub(crate) fn read_word<'t>(text: &'t str, reader: &mut Reader<'_>, accept: impl Fn(char) -> bool) -> Option<&'t str> {
    reader.peek();
    let start = reader.position();
    while text[reader.position()..].chars().next().is_some_and(&accept) {
        reader.take_if(Some);
    }
    (reader.position() > start).then(|| &text[start..reader.position()])
}
