//! What was published about the games, beside what is measured here.
//!
//! Each source is a table of a course report. A cell holds several figures; those with a published number are compared
//! at the precision that was printed. Times are shown and never compared, and so is whatever hangs on times, on a
//! person's moves, or on something that the report does not print. What a reader should know about a table is among
//! its remarks.

mod adji_boto;
mod adji_boto_puzzle;
mod dots_and_boxes;
mod game;
mod hex;
mod nim;
mod tic_tac_toe;

use std::time::Duration;

use jogada_catalog::{Catalog, StopFlag};

/// Every source, in the order that reports show them. A table of another report is one module and one line here.
pub const SOURCES: &[Source] = &[
    adji_boto_puzzle::SOURCE,
    adji_boto::COMPUTERS,
    adji_boto::PERSON,
    adji_boto::MEMORY,
    dots_and_boxes::SOURCE,
    nim::SOURCE,
    tic_tac_toe::SOURCE,
    hex::DEPTHS,
    hex::FIRST_MOVERS,
];

/// A published table, and how to measure it again.
pub struct Source {
    /// Its name.
    pub name: &'static str,
    /// The game that its report is about.
    pub report: &'static str,
    remarks: fn(&Effort) -> Vec<TableRemark>,
    measure: fn(&Effort) -> Vec<MeasuredCell>,
}

/// How much may be spent on measuring.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Whether players think as long as was published, and play many games.
    pub full: bool,
    /// How many games are played at the same time.
    pub jobs: usize,
    /// Ends it all.
    pub stop: &'a StopFlag,
    /// Where the reports' games and players are.
    pub catalog: &'a Catalog,
}

/// What a reader should know about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRemark {
    /// The report gave up after its time, and this program after so many positions.
    GivenUp(u64),
    /// What the report calls cuts is counted under other names here.
    Cuts,
    /// The report names the person's cells only.
    AnswersFound,
    /// Players stopped thinking by time, so the figures are not expected to be equal.
    ByTime,
    /// Players had the published time divided by this number.
    PartOfTime(u32),
    /// The published depth was the limit that mattered here.
    DepthReached,
    /// A level of this program plays for the person, first.
    LevelForPerson,
    /// The report says that in a first game nothing is found in the memory of moves, and no more.
    FirstGame,
    /// Only the figures of the computer's own thinking are counted.
    ComputerOnly,
    /// The evaluation was not printed; some rows follow from the counts alone and are compared.
    Derivable,
    /// One cell of the published table has a misprint, which is mended here.
    Misprint,
    /// The published pruning was not sound, so that its depths are no measure of strength.
    Unsound,
    /// The first stone is drawn by lot, so many games a row, and there is no swap.
    ByLot(u64),
}

impl Source {
    /// Measures the whole table again. Every cell is there even if it is stopped, then without a measure.
    pub fn measure(&self, effort: &Effort) -> Vec<MeasuredCell> {
        (self.measure)(effort)
    }

    /// What a reader should know.
    pub fn remarks(&self, effort: &Effort) -> Vec<TableRemark> {
        (self.remarks)(effort)
    }
}

/// A cell of a table: what one method did on one problem.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredCell {
    /// The row: a problem, position or time.
    pub row: String,
    /// The column: a method or player.
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
    /// What was claimed without figures: from, to.
    pub claimed: Option<[u32; 2]>,
}

impl MeasuredCell {
    /// Whether everything that was published came out again; `None` if nothing was.
    pub fn is_equal(&self) -> Option<bool> {
        let compared: Vec<bool> = self.figures.iter().filter_map(Figure::is_equal).collect();
        (!compared.is_empty()).then(|| compared.into_iter().all(|equal| equal))
    }
}

impl Figure {
    /// A count that has to be the same.
    fn count(name: &'static str, published: Option<impl Into<f64>>, measured: Option<impl TryInto<u64>>) -> Self {
        let measured = measured.and_then(|count| count.try_into().ok()).map(|count| count as f64);
        Self { published: published.map(|number| (number.into(), 0)), ..Self::here(name, measured, 0) }
    }

    /// A time: shown in milliseconds and not compared.
    fn time(name: &'static str, published: Option<impl Into<f64>>, measured: Option<Duration>) -> Self {
        let published = published.map(|number| (number.into(), 0));
        let measured = measured.map(|time| time.as_secs_f64() * 1000.0);
        // About three digits: what took microseconds is not nothing, and the rest is noise.
        let places = match measured {
            Some(time) if time < 0.01 => 5,
            Some(time) if time < 1.0 => 3,
            Some(time) if time < 100.0 => 1,
            _ => 0,
        };
        Self { published, ..Self::here(name, measured, places) }.shown_only()
    }

    /// What was measured here, with nothing published.
    const fn here(name: &'static str, measured: Option<f64>, usual_places: u32) -> Self {
        Self { name, published: None, measured, is_compared: true, usual_places, claimed: None }
    }

    /// The same figure, not to be compared.
    const fn shown_only(mut self) -> Self {
        self.is_compared = false;
        self
    }

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
        Figure { published, is_compared, ..Figure::here("x", Some(measured), 0) }
    }

    fn cell(figures: Vec<Figure>) -> MeasuredCell {
        MeasuredCell { row: String::new(), column: String::new(), figures }
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
