//! How levels fared against their neighbors, as it was measured: a small file that the arena writes and this program
//! carries along.

use serde::{Deserialize, Serialize};

use crate::entry::Level;

/// What a match between neighboring levels brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The game's spec.
    pub game: String,
    /// The level.
    pub level: String,
    /// What the level stood for at that time.
    pub spec: String,
    /// The level that it played against.
    pub against: String,
    /// What that one stood for at that time.
    pub against_spec: String,
    /// Who really played, where levels that think by time had less of it.
    pub players: [String; 2],
    /// Pairs of games, sides exchanged.
    pub pairs: u64,
    /// Games won, drawn, lost.
    pub games: [u64; 3],
    /// The share of points.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The day, as 2026-11-16.
    pub date: String,
    /// The version of the program.
    pub version: String,
}

impl Measured {
    /// Half the width of the interval: what people write after ±.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether it still says something about two levels: both have to stand for what they did.
    fn is_about(&self, level: &Level, against: &Level) -> bool {
        [&self.level, &self.spec, &self.against, &self.against_spec]
            == [&level.name, &level.spec, &against.name, &against.spec]
    }
}

/// The file as it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    /// The version of the form.
    pub v: u32,
    /// All matches.
    pub matches: Vec<Measured>,
}

impl Calibration {
    /// Adds a match; it takes the place of an earlier one between the same levels on the same board.
    pub fn add(&mut self, measured: Measured) {
        let same = |known: &Measured| {
            (&known.game, &known.level, &known.against) == (&measured.game, &measured.level, &measured.against)
        };
        match self.matches.iter_mut().find(|known| same(known)) {
            Some(known) => *known = measured,
            None => self.matches.push(measured),
        }
    }

    /// How a level fared against its neighbor on a board, the spec of which is `game`, if both are still what they were.
    pub(crate) fn of(&self, game: &str, level: &Level, against: &Level) -> Option<&Measured> {
        self.matches.iter().find(|known| known.game == game && known.is_about(level, against))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(score: f64) -> Measured {
        Measured {
            game: "nim".into(),
            level: "hard".into(),
            spec: "pvs".into(),
            against: "easy".into(),
            against_spec: "greedy".into(),
            players: ["hard".into(), "easy".into()],
            pairs: 50,
            games: [87, 0, 13],
            score,
            low: score - 0.03,
            high: score + 0.03,
            date: "2026-11-16".into(),
            version: "0.1.0".into(),
        }
    }

    #[test]
    fn a_later_match_takes_the_place_of_an_earlier_one() {
        let mut calibration = Calibration::default();
        calibration.add(measured(0.8));
        calibration.add(measured(0.9));
        assert_eq!(calibration.matches.len(), 1);
        assert!((calibration.matches[0].score - 0.9).abs() < 1e-12);
        assert!((calibration.matches[0].error() - 0.03).abs() < 1e-12);
    }

    #[test]
    fn boards_are_measured_apart() {
        let mut calibration = Calibration::default();
        calibration.add(measured(0.8));
        calibration.add(Measured { game: "nim:heaps=5".into(), ..measured(0.9) });
        let (easy, hard) = (Level::new("easy", "greedy"), Level::new("hard", "pvs"));
        let score = |board| calibration.of(board, &hard, &easy).map(|measured| measured.score);
        assert_eq!([score("nim"), score("nim:heaps=5"), score("nim:heaps=6")], [Some(0.8), Some(0.9), None]);
    }

    #[test]
    fn a_level_that_was_changed_since_is_not_measured() {
        let mut calibration = Calibration::default();
        calibration.add(measured(0.8));
        let (easy, hard) = (Level::new("easy", "greedy"), Level::new("hard", "pvs"));
        assert!(calibration.of("nim", &hard, &easy).is_some());
        assert!(calibration.of("nim", &Level::new("hard", "pvs:depth=2"), &easy).is_none());
        assert!(calibration.of("nim", &hard, &Level::new("easy", "random")).is_none());
        assert!(calibration.of("hex", &hard, &easy).is_none());
    }
}
