//! Tables for LaTeX, in nothing but its kernel: plain ASCII, no package needed, so that they compile wherever they are
//! put.

/// What a table is called in a document.
#[derive(Clone, Debug)]
pub(crate) struct Caption {
    /// What stands above it.
    pub(crate) text: String,
    /// What the document refers to it by.
    pub(crate) label: String,
}

/// A table whose columns of words are known: head and rows.
pub(super) fn written(is_text: &[bool], head: &[String], rows: &[Vec<String>], caption: Option<&Caption>) -> String {
    let shape: String = is_text.iter().map(|is_text| if *is_text { 'l' } else { 'r' }).collect();
    let line = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| escaped(cell)).collect();
        format!("{} \\\\", cells.join(" & "))
    };
    let mut lines = Vec::new();
    if let Some(Caption { text, label }) = caption {
        lines.extend(["\\begin{table}[ht]".to_owned(), "\\centering".to_owned()]);
        lines.push(format!("\\caption{{{}}}", escaped(text)));
        lines.push(format!("\\label{{{}}}", reference(label)));
    }
    lines.extend([format!("\\begin{{tabular}}{{{shape}}}"), "\\hline".to_owned(), line(head), "\\hline".to_owned()]);
    lines.extend(rows.iter().map(|row| line(row)));
    lines.extend(["\\hline".to_owned(), "\\end{tabular}".to_owned()]);
    if caption.is_some() {
        lines.push("\\end{table}".to_owned());
    }
    lines.join("\n")
}

/// Only what a reference may be made of.
fn reference(label: &str) -> String {
    label
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() || ":-".contains(letter) { letter } else { '-' })
        .collect()
}

/// A text as LaTeX takes it.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' | '%' | '#' | '_' | '$' | '{' | '}' => escaped.extend(['\\', letter]),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '\\' => escaped.push_str("\\textbackslash{}"),
            ' '..='~' => escaped.push(letter),
            other => escaped.push_str(&beyond_ascii(other)),
        }
    }
    escaped
}

/// Signs and letters with accents.
fn beyond_ascii(letter: char) -> String {
    let sign = match letter {
        '–' => "--",
        '—' => "---",
        '…' => "\\ldots{}",
        '−' => "$-$",
        '≥' => "$\\geq$",
        '≤' => "$\\leq$",
        '×' => "$\\times$",
        '·' => "$\\cdot$",
        '∞' => "$\\infty$",
        '√' => "$\\surd$",
        'α' => "$\\alpha$",
        'β' => "$\\beta$",
        'γ' => "$\\gamma$",
        'µ' | 'μ' => "$\\mu$",
        '→' => "$\\to$",
        '\u{a0}' => "~",
        '\u{202f}' => "\\,",
        '“' | '«' => "``",
        '”' | '»' => "''",
        other => return accented(other),
    };
    sign.to_owned()
}

/// The capitals of Latin-1 from U+00C0 on: the command for the accent, then the letter under it.
const CAPITALS: &[u8; 64] = br#"`A'A^A~A"ArA  cC`E'E^E"E`I'I^I"I  ~N`O'O^O~O"O    `U'U^U"U'Y    "#;

/// A letter with its accent; a question mark for what LaTeX has no word for.
fn accented(letter: char) -> String {
    // Small letters come in the order of the capitals.
    let code = u32::from(letter).wrapping_sub(0xc0) as usize;
    match CAPITALS.chunks_exact(2).nth(code % 32) {
        Some([accent, bare]) if code < 64 && *accent != b' ' => {
            let bare = if code < 32 { *bare } else { bare.to_ascii_lowercase() };
            format!("\\{}{{{}}}", char::from(*accent), char::from(bare))
        }
        _ => "?".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_ascii_is_left() {
        let text = escaped("α cuts ≥ 3 µs – ótimo, posição 100 % {x_1}");
        assert!(text.is_ascii(), "{text}");
        assert_eq!(text, "$\\alpha$ cuts $\\geq$ 3 $\\mu$s -- \\'{o}timo, posi\\c{c}\\~{a}o 100 \\% \\{x\\_1\\}");
    }

    #[test]
    fn letters_of_latin_1_have_their_accents() {
        let known =
            ['\u{c0}', '\u{c5}', '\u{d1}', '\u{dd}', '\u{e7}', '\u{fd}', '\u{d0}', '\u{f7}', '\u{142}'].map(accented);
        assert_eq!(known, ["\\`{A}", "\\r{A}", "\\~{N}", "\\'{Y}", "\\c{c}", "\\'{y}", "?", "?", "?"]);
    }

    #[test]
    fn a_caption_makes_it_a_table_with_a_label() {
        let caption = Caption { text: "Nós".to_owned(), label: "tab:a b".to_owned() };
        let text = written(&[true, false], &["x".into(), "y".into()], &[vec!["a".into(), "1".into()]], Some(&caption));
        assert!(text.starts_with("\\begin{table}[ht]\n\\centering\n\\caption{N\\'{o}s}\n\\label{tab:a-b}\n"), "{text}");
        assert!(text.ends_with("\\end{tabular}\n\\end{table}"), "{text}");
    }
}
