//! Tables in the forms that people hand in: text, Markdown, CSV, LaTeX.

mod latex;
mod layout;

use std::time::Duration;

use jogada_words::{Language, Speak, Word};

pub(crate) use latex::Caption;
pub(crate) use layout::TableLayout;

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum TableFormat {
    Table,
    Md,
    Csv,
    Latex,
    Json,
}

/// A column: the key that programs read, and its name for people.
pub(crate) type Column = (String, Head);

/// The name of a column.
#[derive(Clone, Debug)]
pub(crate) enum Head {
    Word(Word),
    /// The same in every language.
    Text(String),
}

impl From<Word> for Head {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}

impl Head {
    fn shown(&self, language: Language) -> String {
        match self {
            Self::Word(word) => word.text(language).to_owned(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// What stands in a table.
#[derive(Clone, Debug)]
pub(crate) enum TableCell {
    Text(String),
    Count(u64),
    /// A number with so many places.
    Decimal(f64, usize),
    Time(Duration),
    Bytes(u64),
    /// From one number to another.
    Range(u32, u32),
    Absent,
}

impl TableCell {
    /// A figure, if there is one.
    pub(crate) fn decimal(figure: Option<f64>, places: usize) -> Self {
        figure.map_or(Self::Absent, |figure| Self::Decimal(figure, places))
    }

    /// A count, if there is one.
    pub(crate) fn count(count: Option<u64>) -> Self {
        count.map_or(Self::Absent, Self::Count)
    }

    /// For people.
    fn shown(&self, language: Language) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Count(count) => language.count(*count),
            Self::Decimal(number, places) => language.decimal(*number, *places),
            Self::Time(time) => language.time(*time),
            Self::Bytes(bytes) => language.kilobytes(*bytes),
            Self::Range(from, to) => format!("{from} – {to}"),
            Self::Absent => "–".to_owned(),
        }
    }

    /// For programs: the same in every language, times in milliseconds.
    fn plain(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Count(count) | Self::Bytes(count) => count.to_string(),
            Self::Decimal(number, _) => number.to_string(),
            Self::Time(time) => (time.as_secs_f64() * 1000.0).to_string(),
            Self::Range(from, to) => format!("{from}-{to}"),
            Self::Absent => String::new(),
        }
    }

    const fn is_text(&self) -> bool {
        matches!(self, Self::Text(_))
    }
}

/// A table.
pub(crate) struct Tabular {
    columns: Vec<Column>,
    rows: Vec<Vec<TableCell>>,
    caption: Option<Caption>,
}

impl Tabular {
    pub(crate) fn new(columns: Vec<(String, impl Into<Head>)>) -> Self {
        let columns = columns.into_iter().map(|(key, name)| (key, name.into())).collect();
        Self { columns, rows: Vec::new(), caption: None }
    }

    /// Says what the table is called, where a form has a place for it.
    pub(crate) fn called(self, caption: Caption) -> Self {
        Self { caption: Some(caption), ..self }
    }

    /// Adds a row, one cell a column.
    pub(crate) fn push(&mut self, row: Vec<TableCell>) {
        debug_assert_eq!(row.len(), self.columns.len());
        self.rows.push(row);
    }

    /// The table as text, without the last end of line.
    pub(crate) fn written(&self, format: TableFormat, language: Language) -> String {
        match format {
            TableFormat::Csv => self.csv(),
            TableFormat::Md => self.markdown(language),
            TableFormat::Latex => self.latex(language),
            TableFormat::Table | TableFormat::Json => self.aligned(language),
        }
    }

    /// The same for a screen of so many columns: where lines of text would break, each figure has a line of its own.
    pub(crate) fn fitted(&self, format: TableFormat, language: Language, width: usize) -> String {
        let text = self.written(format, language);
        let fits = text.lines().all(|line| line.chars().count() <= width);
        if fits || format != TableFormat::Table { text } else { self.stacked(language) }
    }

    fn stacked(&self, language: Language) -> String {
        let head = self.head(language);
        let width = head.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let line = |(name, cell): (&String, &String)| format!("{name:<width$}  {cell}").trim_end().to_owned();
        let block = |row: &Vec<String>| head.iter().zip(row).map(line).collect::<Vec<_>>().join("\n");
        self.shown(language).iter().map(block).collect::<Vec<_>>().join("\n\n")
    }

    fn head(&self, language: Language) -> Vec<String> {
        self.columns.iter().map(|(_, name)| name.shown(language)).collect()
    }

    fn shown(&self, language: Language) -> Vec<Vec<String>> {
        self.rows.iter().map(|row| row.iter().map(|cell| cell.shown(language)).collect()).collect()
    }

    /// Whether a column holds words; it is then aligned on the left.
    fn is_text(&self, column: usize) -> bool {
        self.rows.iter().any(|row| row[column].is_text())
    }

    fn aligned(&self, language: Language) -> String {
        let mut lines = vec![self.head(language)];
        lines.extend(self.shown(language));
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<_> = (0..self.columns.len()).map(width).collect();
        let padded = |(column, text): (usize, &String)| {
            let width = widths[column];
            if self.is_text(column) { format!("{text:<width$}") } else { format!("{text:>width$}") }
        };
        let joined = |line: &Vec<String>| line.iter().enumerate().map(padded).collect::<Vec<_>>().join("  ");
        lines.iter().map(|line| joined(line).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn markdown(&self, language: Language) -> String {
        let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
        let clean = |cells: Vec<String>| cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        let rules = (0..self.columns.len()).map(|column| if self.is_text(column) { ":--" } else { "--:" }.to_owned());
        let mut lines = vec![line(clean(self.head(language))), line(rules.collect())];
        lines.extend(self.shown(language).into_iter().map(|row| line(clean(row))));
        lines.join("\n")
    }

    fn csv(&self) -> String {
        let doubled = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
        let quoted = |text: &str| if text.contains([',', '"', '\n']) { doubled(text) } else { text.to_owned() };
        let mut lines = vec![self.columns.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(",")];
        let line = |row: &Vec<TableCell>| row.iter().map(|cell| quoted(&cell.plain())).collect::<Vec<_>>().join(",");
        lines.extend(self.rows.iter().map(line));
        lines.join("\n")
    }

    fn latex(&self, language: Language) -> String {
        let is_text: Vec<bool> = (0..self.columns.len()).map(|column| self.is_text(column)).collect();
        latex::written(&is_text, &self.head(language), &self.shown(language), self.caption.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Tabular {
        let mut table = Tabular::new(vec![
            ("algorithm".to_owned(), Word::AlgorithmName),
            ("generated".to_owned(), Word::Generated),
        ]);
        table.push(vec![TableCell::Text("a_b|c,d".to_owned()), TableCell::Count(12_345)]);
        table.push(vec![TableCell::Text("e".to_owned()), TableCell::Absent]);
        table
    }

    #[test]
    fn numbers_stand_under_each_other_on_the_right() {
        let text = table().written(TableFormat::Table, Language::English);
        assert_eq!(text, "algorithm  generated\na_b|c,d       12,345\ne                  –");
    }

    #[test]
    fn a_table_wider_than_the_screen_has_one_figure_a_line() {
        let fitted = |width| table().fitted(TableFormat::Table, Language::English, width);
        assert_eq!(fitted(20), table().written(TableFormat::Table, Language::English));
        assert_eq!(fitted(19), "algorithm  a_b|c,d\ngenerated  12,345\n\nalgorithm  e\ngenerated  –");
        let markdown = table().fitted(TableFormat::Md, Language::English, 19);
        assert_eq!(markdown, table().written(TableFormat::Md, Language::English), "other forms are for files");
    }

    #[test]
    fn markdown_escapes_what_would_part_cells() {
        let text = table().written(TableFormat::Md, Language::Portuguese);
        assert!(text.starts_with("| algoritmo | gerados |\n| :-- | --: |\n| a_b\\|c,d | 12 345 |"), "{text}");
    }

    #[test]
    fn csv_has_keys_and_bare_numbers_whatever_the_language() {
        let text = table().written(TableFormat::Csv, Language::Portuguese);
        assert_eq!(text, "algorithm,generated\n\"a_b|c,d\",12345\ne,");
    }

    #[test]
    fn latex_escapes_its_own_signs() {
        let text = table().written(TableFormat::Latex, Language::English);
        assert!(text.contains("a\\_b|c,d & 12,345 \\\\"), "{text}");
        assert!(text.starts_with("\\begin{tabular}{lr}") && text.ends_with("\\end{tabular}"), "{text}");
    }
}
