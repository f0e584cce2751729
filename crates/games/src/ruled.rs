//! Boards of ruled cells for a terminal.

use jogada_rules::BoardStyle;

/// The strokes of the three kinds of rules (left end, crossing, right end), the line across and the line down.
struct Strokes {
    top: [&'static str; 3],
    between: [&'static str; 3],
    bottom: [&'static str; 3],
    across: &'static str,
    down: &'static str,
}

const BOXES: Strokes =
    Strokes {
        top: ["┌", "┬", "┐"], between: ["├", "┼", "┤"], bottom: ["└", "┴", "┘"], across: "─", down: "│"
    };
const PLAIN: Strokes = Strokes { top: ["+"; 3], between: ["+"; 3], bottom: ["+"; 3], across: "-", down: "|" };

/// The lines of a board: a rule, the first row, a rule, the second row … a rule. The cells are `width` wide on the
/// terminal; how long their texts are does not matter, since they may hold colors.
pub(crate) fn ruled(rows: &[Vec<String>], width: usize, style: BoardStyle) -> Vec<String> {
    let strokes = if style.ascii { &PLAIN } else { &BOXES };
    let mut lines = Vec::new();
    for (index, cells) in rows.iter().enumerate() {
        lines.push(rule(if index == 0 { strokes.top } else { strokes.between }, strokes.across, width, cells.len()));
        let down = strokes.down;
        lines.push(format!("{down}{}{down}", cells.join(down)));
    }
    lines.push(rule(strokes.bottom, strokes.across, width, rows.last().map_or(0, Vec::len)));
    lines
}

fn rule([left, crossing, right]: [&str; 3], across: &str, width: usize, cells: usize) -> String {
    format!("{left}{}{right}", vec![across.repeat(width); cells].join(crossing))
}
