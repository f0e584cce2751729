//! Comparing what was printed with what a README says, where it may leave something out.

/// A line of its own that stands for any number of lines.
const ANY_LINES: &str = "…";
/// A part of a line that stands for any characters.
const ANY_TEXT: &str = "[..]";

/// Whether `printed` is what `pattern` says.
pub(super) fn matches(pattern: &[String], printed: &[String]) -> bool {
    match pattern.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first.trim() == ANY_LINES => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        Some((first, rest)) => {
            printed.split_first().is_some_and(|(line, others)| line_matches(first, line) && matches(rest, others))
        }
    }
}

/// What `printed` becomes in a file that said `pattern`: where a line still matches one that leaves something out, that
/// one, for what it leaves out changes from run to run.
pub(super) fn renewed(pattern: &[String], printed: &[String]) -> Vec<String> {
    let loose = |line: &String| pattern.iter().find(|loose| loose.contains(ANY_TEXT) && line_matches(loose, line));
    printed.iter().map(|line| loose(line).unwrap_or(line).clone()).collect()
}

fn line_matches(pattern: &str, line: &str) -> bool {
    match pattern.split_once(ANY_TEXT) {
        None => pattern == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| ends_match(after, rest)),
    }
}

/// Whether some end of `rest` matches `pattern`.
fn ends_match(pattern: &str, rest: &str) -> bool {
    let starts = rest.char_indices().map(|(index, _)| index).chain([rest.len()]);
    starts.into_iter().any(|start| line_matches(pattern, &rest[start..]))
}

#[cfg(test)]
mod tests {
    use super::{matches, renewed};

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    fn holds(pattern: &str, printed: &str) -> bool {
        matches(&lines(pattern), &lines(printed))
    }

    #[test]
    fn without_wildcards_every_line_must_agree() {
        assert!(holds("a\nb", "a\nb"));
        assert!(!holds("a\nb", "a"));
        assert!(!holds("a", "a\nb"));
        assert!(!holds("a\nb", "a\nc"));
    }

    #[test]
    fn an_ellipsis_stands_for_any_lines_even_none() {
        assert!(holds("a\n…\nz", "a\nz"));
        assert!(holds("a\n…\nz", "a\nb\nz\nz"));
        assert!(!holds("a\n…\nz", "a\nb"));
    }

    #[test]
    fn brackets_stand_for_any_part_of_a_line() {
        assert!(holds("time [..] ms", "time 12.5 ms"));
        assert!(holds("[..] nodes in [..] s", "7 nodes in 0.1 s"));
        assert!(!holds("time [..] ms", "time 12.5 s"));
        assert!(!holds("time [..] ms", "a time 1 ms"));
    }

    #[test]
    fn what_a_line_leaves_out_stays_left_out() {
        let printed = renewed(&lines("depth 8\ntime [..] ms"), &lines("depth 9\ntime 1.2 ms\nnodes 7"));
        assert_eq!(printed, lines("depth 9\ntime [..] ms\nnodes 7"));
    }
}
