//! What was published about the games, beside what is measured here.
//!
//! Each source is a table of a course report. A cell holds several figures; those with a published number are compared
//! at the precision that was printed. Times are shown and never compared, and so are cells without published figures.

mod adji_boto_puzzle;

use jogada_search::StopFlag;

/// Every source, in the order that reports show them. A table of another report is one module and one line here.
pub const SOURCES: &[Source] = &[adji_boto_puzzle::SOURCE];

/// A published table, and how to measure it again.
pub struct Source {
    /// Its name.
    pub name: &'static str,
    measure: fn(&StopFlag) -> Vec<Cell>,
}

impl Source {
    /// Measures the whole table again. Every cell is there even if it is stopped, then without a measure.
    pub fn measure(&self, stop: &StopFlag) -> Vec<Cell> {
        (self.measure)(stop)
    }
}

/// A cell of a table: what one method did on one problem.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The row: a problem or position.
    pub row: String,
    /// The column: a method.
    pub column: String,
    /// The figures, the same ones in every cell of a source.
    pub figures: Vec<Figure>,
}

/// One figure of a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Its name, as JSON has it.
    pub name: &'static str,
    /// The number that was published, with the decimal places that were printed.
    pub published: Option<(f64, u32)>,
    /// The number that was measured here.
    pub measured: Option<f64>,
    /// Whether it has to be the same; times have not.
    pub is_compared: bool,
    /// How many places to show where nothing was published.
    pub usual_places: u32,
}

impl Cell {
    /// Whether everything that was published came out again; `None` if nothing was.
    pub fn is_equal(&self) -> Option<bool> {
        let compared: Vec<bool> = self.figures.iter().filter_map(Figure::is_equal).collect();
        (!compared.is_empty()).then(|| compared.into_iter().all(|equal| equal))
    }
}

impl Figure {
    /// Whether the measure, rounded as the published number is, equals it; `None` if they are not to be compared.
    pub fn is_equal(&self) -> Option<bool> {
        let (published, places) = self.published.filter(|_| self.is_compared)?;
        let scale = 10_f64.powi(places as i32);
        let rounded = |number: f64| (number * scale).round() as i64;
        Some(self.measured.is_some_and(|measured| rounded(measured) == rounded(published)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(published: Option<(f64, u32)>, measured: f64, is_compared: bool) -> Figure {
        Figure { name: "x", published, measured: Some(measured), is_compared, usual_places: 0 }
    }

    fn cell(figures: Vec<Figure>) -> Cell {
        Cell { row: String::new(), column: String::new(), figures }
    }

    #[test]
    fn figures_are_compared_at_the_printed_precision() {
        assert_eq!(figure(Some((14.8, 1)), 14.794_5, true).is_equal(), Some(true));
        assert_eq!(figure(Some((14.8, 1)), 14.74, true).is_equal(), Some(false));
        assert_eq!(figure(Some((9.0, 0)), 9.0, false).is_equal(), None);
        assert_eq!(figure(None, 9.0, true).is_equal(), None);
    }

    #[test]
    fn a_cell_is_equal_if_all_compared_figures_are() {
        let (right, wrong, time) =
            (figure(Some((4.0, 0)), 4.0, true), figure(Some((4.0, 0)), 5.0, true), figure(Some((6.0, 0)), 0.1, false));
        assert_eq!(cell(vec![right.clone(), time.clone()]).is_equal(), Some(true));
        assert_eq!(cell(vec![right, wrong]).is_equal(), Some(false));
        assert_eq!(cell(vec![time]).is_equal(), None);
    }
}
