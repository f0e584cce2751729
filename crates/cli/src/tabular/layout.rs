//! The columns that are wanted, and tables turned as reports print them: a line a figure, a column an algorithm.

use std::time::Duration;

use jogada_words::Language;

use super::{Head, TableCell, Tabular};

/// What stands in the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, clap::ValueEnum)]
pub(crate) enum TableLayout {
    /// A line a search.
    #[default]
    Rows,
    /// A line a figure, a column a search: as reports print it.
    Report,
}

/// The unit of a line of times, chosen once for all of it.
struct TimeUnit {
    name: &'static str,
    seconds: f64,
}

impl TimeUnit {
    fn of(longest: Duration) -> Self {
        match longest.as_secs_f64() {
            seconds if seconds < 1e-3 => Self { name: "µs", seconds: 1e-6 },
            seconds if seconds < 1.0 => Self { name: "ms", seconds: 1e-3 },
            _ => Self { name: "s", seconds: 1.0 },
        }
    }
}

impl Tabular {
    /// Only the columns of these keys, in this order; the first key that is none of a column otherwise.
    pub(crate) fn with_columns(mut self, keys: &[String]) -> Result<Self, String> {
        if keys.is_empty() {
            return Ok(self);
        }
        let place = |key: &String| {
            let known = self.columns.iter().position(|(known, _)| known == key);
            known.ok_or_else(|| key.clone())
        };
        let places = keys.iter().map(place).collect::<Result<Vec<_>, _>>()?;
        self.columns = places.iter().map(|&place| self.columns[place].clone()).collect();
        for row in &mut self.rows {
            *row = places.iter().map(|&place| row[place].clone()).collect();
        }
        Ok(self)
    }

    /// The keys of all columns.
    pub(crate) fn keys(&self) -> Vec<String> {
        self.columns.iter().map(|(key, _)| key.clone()).collect()
    }

    /// Lines and columns change places: `names` are the columns that name a line, and become the heads. What is the
    /// same everywhere in a naming column is left out of them.
    pub(crate) fn turned(self, names: &[&str], language: Language) -> Self {
        let is_name = |column: usize| names.contains(&self.columns[column].0.as_str());
        let all: Vec<usize> = (0..self.columns.len()).collect();
        let (naming, figures): (Vec<usize>, Vec<usize>) = all.into_iter().partition(|&column| is_name(column));
        let differs = |column: &usize| {
            let texts: Vec<_> = self.rows.iter().map(|row| row[*column].plain()).collect();
            texts.windows(2).any(|pair| pair[0] != pair[1])
        };
        let telling: Vec<usize> = naming.iter().copied().filter(differs).collect();
        let telling = if telling.is_empty() { naming } else { telling };
        let head = |row: &Vec<TableCell>| {
            let texts: Vec<_> = telling.iter().map(|&column| row[column].plain()).collect();
            let name = texts.join(" ");
            (name.clone(), Head::Text(name))
        };
        let mut columns = vec![("figure".to_owned(), Head::Text(String::new()))];
        columns.extend(self.rows.iter().map(head));
        let rows = figures.iter().map(|&column| self.line_of(column, language)).collect();
        Self { columns, rows, caption: self.caption }
    }

    /// A column as a line: its name with its unit, then its cells.
    fn line_of(&self, column: usize, language: Language) -> Vec<TableCell> {
        let (key, name) = &self.columns[column];
        let cells = || self.rows.iter().map(|row| &row[column]);
        let longest =
            cells().filter_map(|cell| if let TableCell::Time(time) = cell { Some(*time) } else { None }).max();
        let name = name.shown(language);
        if let Some(unit) = longest.map(TimeUnit::of) {
            let shown = |cell: &TableCell| match cell {
                TableCell::Time(time) => TableCell::Decimal(time.as_secs_f64() / unit.seconds, 1),
                other => other.clone(),
            };
            return [TableCell::Text(format!("{name} ({})", unit.name))]
                .into_iter()
                .chain(cells().map(shown))
                .collect();
        }
        if key == "penetrance" {
            let shown = |cell: &TableCell| match cell {
                TableCell::Decimal(share, _) => TableCell::Decimal(share * 100.0, 2),
                other => other.clone(),
            };
            return [TableCell::Text(format!("{name} (%)"))].into_iter().chain(cells().map(shown)).collect();
        }
        [TableCell::Text(name)].into_iter().chain(cells().cloned()).collect()
    }

    /// The table in the layout that is wanted.
    pub(crate) fn laid_out(self, layout: TableLayout, names: &[&str], language: Language) -> Self {
        if layout == TableLayout::Report { self.turned(names, language) } else { self }
    }
}

#[cfg(test)]
mod tests {
    use jogada_words::Word;

    use super::super::TableFormat;
    use super::*;

    fn table() -> Tabular {
        let columns = [
            ("problem", Word::ProblemName),
            ("spec", Word::AlgorithmName),
            ("generated", Word::Generated),
            ("penetrance", Word::Penetrance),
            ("time_ms", Word::Time),
        ];
        let mut table = Tabular::new(columns.map(|(key, name)| (key.to_owned(), name)).to_vec());
        for (spec, generated, micros) in [("bfs", 1200, 900), ("astar", 30, 40)] {
            table.push(vec![
                TableCell::Text("A".to_owned()),
                TableCell::Text(spec.to_owned()),
                TableCell::Count(generated),
                TableCell::Decimal(0.125, 6),
                TableCell::Time(Duration::from_micros(micros)),
            ]);
        }
        table
    }

    #[test]
    fn a_report_has_a_line_a_figure_and_one_unit_a_line() {
        let turned = table().turned(&["problem", "spec"], Language::English);
        let text = turned.written(TableFormat::Md, Language::English);
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "|  | bfs | astar |", "the problem is the same everywhere");
        assert!(lines.contains(&"| generated | 1,200 | 30 |"), "{text}");
        assert!(lines.contains(&"| penetrance (%) | 12.50 | 12.50 |"), "{text}");
        assert!(lines.iter().any(|line| line.ends_with("(µs) | 900.0 | 40.0 |")), "{text}");
    }

    #[test]
    fn columns_come_as_they_are_asked_for() {
        let keys = ["time_ms", "spec"].map(str::to_owned);
        let chosen = table().with_columns(&keys).expect("known columns");
        assert_eq!(chosen.keys(), keys);
        assert_eq!(table().with_columns(&["speed".to_owned()]).err(), Some("speed".to_owned()));
    }
}
