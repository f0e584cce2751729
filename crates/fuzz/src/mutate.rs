//! Cases from a corpus: changed here and there, cut, doubled, crossed, with words that mean something put in.

use jogada_rules::Dice;

/// The most changes of one case.
const MOST_CHANGES: usize = 6;
/// Texts do not grow beyond this, so that a case takes no time.
const LONGEST: usize = 4096;
/// Numbers at the edge of what machines hold.
const EDGES: [&str; 12] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "9223372036854775807",
    "99999999999999999999",
    "1e308",
    "NaN",
    "0x7f",
];

/// A case: one of the corpus as it is, now and then, or changed.
pub(crate) fn case(corpus: &[Vec<u8>], words: &[&str], dice: &mut Dice) -> Vec<u8> {
    let mut case = dice.pick(corpus).cloned().unwrap_or_default();
    for _ in 0..dice.below(MOST_CHANGES + 1) {
        change(&mut case, corpus, words, dice);
        case.truncate(LONGEST.max(corpus.iter().map(Vec::len).max().unwrap_or(0)));
    }
    case
}

fn change(case: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[&str], dice: &mut Dice) {
    let at = dice.below(case.len() + 1);
    let end = (at + dice.below(12)).min(case.len());
    match dice.below(10) {
        0 => drop(case.drain(at..end)),
        1 => case.truncate(at),
        2 => {
            let part = case[at..end].to_vec();
            (0..=dice.below(4)).for_each(|_| drop(case.splice(at..at, part.iter().copied())));
        }
        3 => put(case, at, &[dice.roll() as u8]),
        4 if at < case.len() => case[at] ^= 1 << dice.below(8),
        5 => put(case, at, dice.pick(words).copied().unwrap_or_default().as_bytes()),
        6 => drop(case.splice(at..end, dice.pick(&EDGES).copied().unwrap_or_default().bytes())),
        7 => cross(case, at, corpus, dice),
        8 => case[at..end].make_ascii_uppercase(),
        _ => drop(case.splice(at..end, dice.pick(words).copied().unwrap_or_default().bytes())),
    }
}

fn put(case: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    case.splice(at..at, bytes.iter().copied());
}

/// Goes on with another text of the corpus.
fn cross(case: &mut Vec<u8>, at: usize, corpus: &[Vec<u8>], dice: &mut Dice) {
    if let Some(other) = dice.pick(corpus) {
        case.truncate(at);
        case.extend(&other[dice.below(other.len() + 1)..]);
    }
}
