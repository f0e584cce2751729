//! What a search found and did, under the names that the course reports use.

use std::time::Duration;

use jogada_catalog::rules::Side;
use jogada_catalog::{Appraisal, Ending, Reason, Stopped, Thought};

use crate::language::Language;
use crate::messages::{Notice, Word};

/// A figure with its name.
pub(crate) type Row = (Word, String);

impl Language {
    /// What a position is worth, from First's point of view and with its unit.
    pub(crate) fn appraisal(self, appraisal: Appraisal) -> String {
        let seen = appraisal.for_first();
        let text = match seen.value_kind {
            "win" => self.win(Side::First, seen.distance),
            "loss" => self.win(Side::Second, seen.distance),
            "draw" => self.say(Word::Draw),
            _ => self.say(Notice::PointsToCome { points: &self.signed(seen.value) }),
        };
        if seen.proven { self.say(Notice::Proven { text: &text }) } else { self.say(Notice::Estimated { text: &text }) }
    }

    fn win(self, side: Side, distance: Option<u32>) -> String {
        let side = &self.side(side);
        match distance {
            None => self.say(Notice::Wins { side }),
            Some(0 | 1) => self.say(Notice::WinsNext { side }),
            Some(plies) => self.say(Notice::WinsIn { side, plies: &plies }),
        }
    }

    /// How a game ended: winner, margin where points are scored, reason.
    pub(crate) fn ending(self, ending: Ending, score: [i32; 2]) -> String {
        let text = match ending.winner {
            Some(side) => self.say(Notice::Wins { side: &self.side(side) }),
            None => self.say(Word::Draw),
        };
        let margin = (score[0] - score[1]).abs();
        let text = if margin > 0 { self.say(Notice::ByMargin { text: &text, margin: &margin }) } else { text };
        self.say(Notice::Because { text: &text, reason: &reason(ending.reason).text(self) })
    }

    /// A time in the unit that suits it.
    pub(crate) fn time(self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        if seconds < 1.0 {
            format!("{} ms", self.decimal(seconds * 1000.0, 1))
        } else {
            format!("{} s", self.decimal(seconds, 2))
        }
    }

    /// The statistics of one search.
    pub(crate) fn statistics(self, thought: &Thought) -> Vec<Row> {
        let counters = &thought.counters;
        let mut rows = vec![
            (Word::DepthReached, thought.depth.to_string()),
            (Word::NodesAnalyzed, self.count(counters.nodes)),
            (Word::AlphaRaises, self.count(counters.alpha_raises)),
            (Word::AlphaCuts, self.count(counters.alpha_cuts)),
            (Word::BetaCuts, self.count(counters.beta_cuts)),
            (Word::TableHits, self.hits(counters.table_hits, counters.table_lookups)),
            (Word::Time, self.time(thought.time)),
        ];
        rows.extend(thought.stopped.map(|why| (Word::Stopped, stopped(why).text(self).to_owned())));
        rows
    }

    fn hits(self, hits: u64, lookups: u64) -> String {
        let rate = if lookups == 0 { 0.0 } else { 100.0 * hits as f64 / lookups as f64 };
        let (hits, lookups) = (self.count(hits), self.count(lookups));
        self.say(Notice::HitsOf { hits: &hits, lookups: &lookups, rate: &self.decimal(rate, 1) })
    }

    /// Rows as lines, the values one under the other.
    pub(crate) fn aligned(self, rows: &[Row]) -> String {
        let width = rows.iter().map(|(name, _)| name.text(self).chars().count()).max().unwrap_or(0);
        let line = |(name, value): &Row| format!("{:<width$}  {value}", name.text(self));
        rows.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

const fn reason(reason: Reason) -> Word {
    match reason {
        Reason::Rules => Word::ByRules,
        Reason::Repetition => Word::ByRepetition,
        Reason::MoveCap => Word::ByMoveCap,
        Reason::Resigned => Word::ByResigning,
    }
}

const fn stopped(why: Stopped) -> Word {
    match why {
        Stopped::Nodes => Word::StoppedByNodes,
        Stopped::Time => Word::StoppedByTime,
        Stopped::Memory => Word::StoppedByMemory,
        Stopped::Asked => Word::StoppedOnRequest,
    }
}
