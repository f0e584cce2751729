//! Where in a text something is.

use crate::error::{Expected, FormatError};

/// The error of a text that has something else than `expected` at byte `at`.
pub(crate) fn stumble(text: &str, at: usize, expected: Expected) -> FormatError {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    FormatError::At {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        expected,
    }
}
