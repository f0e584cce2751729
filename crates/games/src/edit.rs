//! Positions set up by pointing at places: what a touch does to the text of a position. Whether the result is a possible
//! position is for the reader to say, so that one may pass through impossible ones.

use jogada_rules::Touch;

/// The most pieces that a touch fills a hole with before it is empty again.
const MOST_PIECES: u32 = 12;

/// Rows of `.xo`: empty, First, Second, and round.
pub(crate) fn stones(text: &str, touch: Touch<'_>) -> Option<String> {
    let Touch::Place(place) = touch else { return turned(text, touch) };
    let (board, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let mut rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
    let (row, col) = cell(place, rows.first().map_or(0, Vec::len))?;
    let stone = rows.get_mut(row)?.get_mut(col)?;
    *stone = match stone.to_ascii_lowercase() {
        '.' => 'x',
        'x' => 'o',
        _ => '.',
    };
    let board = rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/");
    Some(if rest.is_empty() { board } else { format!("{board} {}", rest.trim_start()) })
}

/// `f6` by letter and number, `5` by number alone on a board of so many columns.
fn cell(place: &str, cols: usize) -> Option<(usize, usize)> {
    let letter = place.chars().next().filter(char::is_ascii_alphabetic);
    let number: usize = place[letter.map_or(0, char::len_utf8)..].parse().ok()?;
    let index = number.checked_sub(1)?;
    match letter {
        Some(letter) => Some((index, usize::from(letter.to_ascii_lowercase() as u8 - b'a'))),
        None => Some((index / cols.max(1), index % cols.max(1))),
    }
}

/// The `number`-th count of the text, from 0, changed.
pub(crate) fn count(text: &str, number: usize, change: impl Fn(u32) -> u32) -> Option<String> {
    let mut seen = 0;
    let mut edited = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let digits = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, found) = (&rest[..start], &rest[start..start + digits]);
        edited.push_str(before);
        if seen == number {
            edited.push_str(&change(found.parse().ok()?).to_string());
            edited.push_str(&rest[start + digits..]);
            return Some(edited);
        }
        edited.push_str(found);
        rest = &rest[start + digits..];
        seen += 1;
    }
    None
}

/// Two rows of six holes, top row first: one piece more, and none after many. Places are `t1` … `b6`.
pub(crate) fn holes(text: &str, touch: Touch<'_>) -> Option<String> {
    let Touch::Place(place) = touch else { return turned(text, touch) };
    let row = match place.chars().next()?.to_ascii_lowercase() {
        't' => 0,
        'b' => 6,
        _ => return None,
    };
    let column: usize = place[1..].parse().ok().filter(|column| (1..=6).contains(column))?;
    count(text, row + column - 1, |pieces| (pieces + 1) % (MOST_PIECES + 1))
}

/// What a touch does that points at no place: no line can be drawn here.
pub(crate) fn turned(text: &str, touch: Touch<'_>) -> Option<String> {
    if touch == Touch::Side { other_side(text) } else { None }
}

/// The same text with the other side to move: the last `1` or `2` that stands alone.
pub(crate) fn other_side(text: &str) -> Option<String> {
    let end = text.trim_end();
    let (head, other) =
        end.strip_suffix('1').map(|head| (head, 2)).or_else(|| end.strip_suffix('2').map(|head| (head, 1)))?;
    let alone = head.is_empty() || head.ends_with([' ', ';']);
    alone.then(|| format!("{head}{other}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(place: &str) -> Touch<'_> {
        Touch::Place(place)
    }

    #[test]
    fn stones_go_round_and_the_rest_of_the_text_stays() {
        assert_eq!(stones("..x/.o./... 1", at("a1")).as_deref(), Some("x.x/.o./... 1"));
        assert_eq!(stones("..x/.o./... 1", at("c1")).as_deref(), Some("..o/.o./... 1"));
        assert_eq!(stones("..x/.o./... 1", at("5")).as_deref(), Some("..x/.../... 1"));
        for nowhere in ["d1", "a4", "0", "", "zz", "é1"] {
            assert_eq!(stones("..x/.o./... 1", at(nowhere)), None, "{nowhere}");
        }
    }

    #[test]
    fn holes_fill_piece_by_piece_until_they_are_empty() {
        let text = "((0 1 2 3 4 5)(6 7 8 9 10 12)) 3 4 1";
        assert_eq!(holes(text, at("t2")).as_deref(), Some("((0 2 2 3 4 5)(6 7 8 9 10 12)) 3 4 1"));
        assert_eq!(holes(text, at("b6")).as_deref(), Some("((0 1 2 3 4 5)(6 7 8 9 10 0)) 3 4 1"));
        for nowhere in ["t7", "b0", "x1", "t", ""] {
            assert_eq!(holes(text, at(nowhere)), None, "{nowhere}");
        }
    }

    #[test]
    fn the_other_side_moves_where_a_side_is_named() {
        assert_eq!(other_side("1,3,5 1").as_deref(), Some("1,3,5 2"));
        assert_eq!(other_side("h:1/0;v:1;0 0;2").as_deref(), Some("h:1/0;v:1;0 0;1"));
        assert_eq!(other_side("1,3,11"), None);
        assert_eq!(other_side("2").as_deref(), Some("1"));
        for nobody in ["", "1,3,5", "1,3,5 3", "1,3,5 1é", "é"] {
            assert_eq!(other_side(nobody), None, "{nobody}");
        }
    }
}
