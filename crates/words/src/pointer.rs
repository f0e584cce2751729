//! Shows a text that a person typed, with carets under the part that is wrong.

use std::ops::Range;

/// How much of a long text is shown on each side of the place.
const AROUND: usize = 30;

/// The text and, under it, the carets; both indented. Of a long text only the surroundings of the place are shown.
///
/// ```
/// assert_eq!(jogada_words::point_at("hex:size=99", &(9..11)), "  hex:size=99\n           ^^");
/// ```
pub fn point_at(text: &str, span: &Range<usize>) -> String {
    // Anything that moves the cursor would part carets and place.
    let clean: Vec<char> = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let from = text.get(..span.start).map_or(clean.len(), |before| before.chars().count());
    let length = text.get(span.clone()).map_or(0, |part| part.chars().count()).max(1);
    // Nobody has typed a place that is longer than a line.
    let length = length.min(2 * AROUND);
    let start = from.saturating_sub(AROUND);
    let end = (from + length + AROUND).min(clean.len());
    let before = if start > 0 { "…" } else { "" };
    let after = if end < clean.len() { "…" } else { "" };
    let shown: String = clean[start..end].iter().collect();
    let offset = " ".repeat(before.chars().count() + from - start);
    format!("  {before}{shown}{after}\n  {offset}{}", "^".repeat(length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carets_stand_under_the_span() {
        assert_eq!(point_at("hex:size=99", &(9..11)), "  hex:size=99\n           ^^");
    }

    #[test]
    fn a_missing_part_is_shown_after_the_end() {
        assert_eq!(point_at("1,3", &(3..3)), "  1,3\n     ^");
        assert_eq!(point_at("", &(0..0)), "  \n  ^");
    }

    #[test]
    fn letters_of_several_bytes_count_once() {
        assert_eq!(point_at("çã9", &(4..5)), "  çã9\n    ^");
    }

    #[test]
    fn control_characters_do_not_move_the_caret() {
        assert_eq!(point_at("a\tb\nc", &(4..5)), "  a b c\n      ^");
    }

    #[test]
    fn a_long_place_is_cut_too() {
        let text = format!("hex:{}=1", "x".repeat(1 << 12));
        let shown = point_at(&text, &(4..text.len() - 2));
        let (line, carets) = shown.split_once('\n').expect("two lines");
        assert_eq!(line, format!("  hex:{}…", "x".repeat(90)));
        assert_eq!(carets, format!("      {}", "^".repeat(60)));
    }

    #[test]
    fn long_texts_are_cut_around_the_place() {
        let text = format!("{}!{}", "a".repeat(100), "b".repeat(100));
        let shown = point_at(&text, &(100..101));
        let (line, carets) = shown.split_once('\n').expect("two lines");
        assert_eq!(line.chars().position(|c| c == '!'), carets.chars().position(|c| c == '^'));
        assert!(line.chars().count() < 70, "{line}");
    }
}
