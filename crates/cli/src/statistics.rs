//! What a search found and did, under the names that the course reports use.

use std::time::Duration;

use jogada_catalog::rules::{Counted, Odds, Side};
use jogada_catalog::{Appraisal, Counters, Ending, Reason, Session, Stopped, Thought, ValueKind};
use jogada_words::{Language, Notice, Speak, Word};

use crate::listing::wrapped;

/// A figure with its name.
pub(crate) type Row = (Word, String);

/// A language in which the results of searches are told.
pub(crate) trait TellResults: Speak {
    /// What a player thinks of a position, from First's point of view and with its unit.
    fn value(self, thought: &Thought, session: &Session) -> String;

    /// An appraisal from First's point of view and with its unit.
    fn worth(self, appraisal: Appraisal, session: &Session) -> String;

    /// Where a session has got: who moves, or how it ended with winner, margin where points are scored, and reason.
    fn standing(self, session: &Session) -> String;

    /// The statistics of one search.
    fn statistics(self, thought: &Thought) -> Vec<Row>;

    /// What searching took, under the reports' names: nothing of what `counted` does not have.
    fn effort(self, depth: u32, counters: &Counters, counted: Counted, time: Duration) -> Vec<Row>;

    /// Rows as lines of at most `width` columns, the values one under the other.
    fn aligned(self, rows: &[Row], width: usize) -> String;
}

impl TellResults for Language {
    fn value(self, thought: &Thought, session: &Session) -> String {
        self.worth(Appraisal::of(thought, session.is_scoring()), session)
    }

    fn worth(self, appraisal: Appraisal, session: &Session) -> String {
        let seen = appraisal.for_first();
        let text = match seen.value_kind {
            ValueKind::Win if session.sides() == 1 => {
                self.say(Notice::SolvedIn { moves: &seen.distance.unwrap_or_default() })
            }
            ValueKind::Win => win(self, Side::First, seen.distance),
            ValueKind::Loss => win(self, Side::Second, seen.distance),
            ValueKind::Draw => self.say(Word::Draw),
            _ if seen.win_rate.is_some() => chance(self, 100.0 * seen.win_rate.unwrap_or_default(), seen.odds),
            _ if session.is_scoring() => self.say(Notice::PointsToCome { points: &self.signed(seen.value) }),
            _ => self.say(Notice::AsFirstSees { value: &self.signed(seen.value) }),
        };
        if seen.proven { self.say(Notice::Proven { text: &text }) } else { self.say(Notice::Estimated { text: &text }) }
    }

    fn standing(self, session: &Session) -> String {
        match session.ending() {
            Some(ending) if session.sides() == 1 => puzzle_ending(self, ending),
            Some(ending) => game_ending(self, ending, session.score()),
            None if session.sides() == 1 => self.say(Notice::NotSolved),
            None => self.say(Notice::ToMove { side: &self.side(session.to_move()) }),
        }
    }

    fn statistics(self, thought: &Thought) -> Vec<Row> {
        let mut rows = self.effort(thought.depth, &thought.counters, thought.counted, thought.time);
        rows.extend(grounds(self, thought));
        rows.extend(thought.stopped.map(|why| (Word::Stopped, stopped(why).text(self).to_owned())));
        rows
    }

    fn effort(self, depth: u32, counters: &Counters, counted: Counted, time: Duration) -> Vec<Row> {
        let simulates = counters.games > 0;
        let nodes = if simulates { Word::Simulations } else { Word::NodesAnalyzed };
        let rows = [
            (depth > 0 && !simulates, Word::DepthReached, depth.to_string()),
            (counters.nodes > 0, nodes, self.count(counters.nodes)),
            (counted.cuts, Word::AlphaRaises, self.count(counters.alpha_raises)),
            (counted.cuts, Word::AlphaCuts, self.count(counters.alpha_cuts)),
            (counted.cuts, Word::BetaCuts, self.count(counters.beta_cuts)),
            (counted.table, Word::TableHits, hits(self, counters.table_hits, counters.table_lookups)),
            (counters.memory_lookups > 0, Word::MemoryHits, hits(self, counters.memory_hits, counters.memory_lookups)),
            (true, Word::Time, self.time(time)),
        ];
        rows.into_iter().filter(|(has, ..)| *has).map(|(_, name, figure)| (name, figure)).collect()
    }

    fn aligned(self, rows: &[Row], width: usize) -> String {
        let column = 2 + rows.iter().map(|(name, _)| name.text(self).chars().count()).max().unwrap_or(0);
        let line = |(name, value): &Row| {
            // A position is for copying, so it stays in one piece.
            let width = if *name == Word::Position { usize::MAX } else { width };
            let value = wrapped(value, width, column);
            format!("{:<column$}{}", name.text(self), value.trim_start())
        };
        rows.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// What stands behind an answer that was found by simulations: all of them, how many chose the move, how large they grew.
fn grounds(language: Language, thought: &Thought) -> Vec<Row> {
    let counters = &thought.counters;
    let Some(share) = counters.chosen_share() else { return Vec::new() };
    let share = language
        .say(Notice::ShareOf { percent: &language.decimal(100.0 * share, 1), games: &language.count(counters.games) });
    vec![(Word::VisitShare, share), (Word::TreeSize, language.count(counters.tree_size))]
}

/// A chance to win, in per cent, with what it is a share of.
fn chance(language: Language, percent: f64, odds: Option<Odds>) -> String {
    let percent = &language.decimal(percent, 0);
    match odds {
        Some(Odds::Expected) => language.say(Notice::Chance { percent }),
        _ => language.say(Notice::GamesWon { percent }),
    }
}

fn win(language: Language, side: Side, distance: Option<u32>) -> String {
    let side = &language.side(side);
    match distance {
        None => language.say(Notice::Wins { side }),
        Some(0) => language.say(Notice::HasWon { side }),
        Some(1) => language.say(Notice::WinsNext { side }),
        Some(plies) => language.say(Notice::WinsIn { side, plies: &plies }),
    }
}

fn puzzle_ending(language: Language, ending: Ending) -> String {
    match ending.winner {
        Some(_) => language.say(Notice::Solved),
        None if ending.reason == Reason::Resigned => language.say(Notice::GaveUp),
        None => language.say(Notice::Stuck),
    }
}

fn game_ending(language: Language, ending: Ending, [first, second]: [i32; 2]) -> String {
    let text = match ending.winner {
        Some(side) => language.say(Notice::Wins { side: &language.side(side) }),
        None => language.say(Word::Draw),
    };
    // Who gives up, or is out of time, may be ahead.
    let margin = if matches!(ending.reason, Reason::Resigned | Reason::Time) { 0 } else { (first - second).abs() };
    let text = if margin > 0 { language.say(Notice::ByMargin { text: &text, margin: &margin }) } else { text };
    match reason(ending.reason) {
        Some(reason) => language.say(Notice::Because { text: &text, reason: &reason.text(language) }),
        None => text,
    }
}

fn hits(language: Language, hits: u64, lookups: u64) -> String {
    let rate = if lookups == 0 { 0.0 } else { 100.0 * hits as f64 / lookups as f64 };
    let (hits, lookups) = (language.count(hits), language.count(lookups));
    language.say(Notice::HitsOf { hits: &hits, lookups: &lookups, rate: &language.decimal(rate, 1) })
}

/// Why a game ended, unless it simply was over.
const fn reason(reason: Reason) -> Option<Word> {
    match reason {
        Reason::Rules => None,
        Reason::Repetition => Some(Word::ByRepetition),
        Reason::MoveCap => Some(Word::ByMoveCap),
        Reason::Resigned => Some(Word::ByResigning),
        Reason::Time => Some(Word::ByTimeLoss),
    }
}

/// Why a search stopped, in the words of people.
pub(crate) const fn stopped(why: Stopped) -> Word {
    match why {
        Stopped::Nodes => Word::StoppedByNodes,
        Stopped::Time => Word::StoppedByTime,
        Stopped::Memory => Word::StoppedByMemory,
        Stopped::Asked => Word::StoppedOnRequest,
    }
}
