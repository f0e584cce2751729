//! What people read about a search.

use jogada_catalog::path::{Exclusions, Finding, Plan, Shortfall, Stride, WayVerdict};
use jogada_words::{Language, Speak, Way, Word};

use super::starts::Start;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::statistics::{Row, stopped};

/// A language in which the results of searches for a way are told.
pub(crate) trait WayResults: Speak {
    /// How a search ended, in a sentence.
    fn verdict(self, finding: &Finding) -> String;

    /// What is known about the shortest way when a search had to stop.
    fn known(self, finding: &Finding) -> String;

    /// Why a search stopped.
    fn open_reason(self, reason: Shortfall) -> &'static str;

    /// What a search took, under the reports' names.
    fn way_statistics(self, finding: &Finding) -> Vec<Row>;

    /// What was searched and how it ended: the facts of a log.
    fn way_facts(self, start: &Start, plan: &Plan, finding: &Finding) -> Vec<Row>;
}

impl WayResults for Language {
    fn verdict(self, finding: &Finding) -> String {
        match (finding.verdict, finding.depth()) {
            (_, Some(0)) => self.say(Way::SolvedAlready),
            (WayVerdict::NoSolution, _) => self.say(Way::NoSolution),
            (WayVerdict::Proven, Some(moves)) => self.say(Way::SolvedBest { moves: &moves }),
            (WayVerdict::Found, Some(moves)) => self.say(Way::Solved { moves: &moves }),
            (WayVerdict::Open(reason), _) => {
                let reason = self.open_reason(reason);
                self.say(Way::NotSolved { reason: &reason, known: &self.known(finding) })
            }
            (WayVerdict::Proven | WayVerdict::Found, None) => unreachable!("what is found has a length"),
        }
    }

    fn known(self, finding: &Finding) -> String {
        let least = &finding.at_least;
        match finding.cost {
            Some(most) => self.say(Way::Between { least, most: &most }),
            None if finding.at_least > 0.0 => self.say(Way::AtLeast { least }),
            None => self.say(Way::NothingKnown),
        }
    }

    fn open_reason(self, reason: Shortfall) -> &'static str {
        match reason {
            Shortfall::Limit(why) => stopped(why).text(self),
            Shortfall::Depth => Word::StoppedByDepth.text(self),
            Shortfall::TooFewNodes => Word::TooFewNodes.text(self),
            Shortfall::Dropped => Word::DroppedTooMuch.text(self),
        }
    }

    fn way_statistics(self, finding: &Finding) -> Vec<Row> {
        let counters = &finding.counters;
        let decimal = |figure: Option<f64>, places| figure.map(|figure| self.decimal(figure, places));
        let figures = [
            (Word::DepthFound, finding.depth().map(|depth| depth.to_string())),
            (Word::Generated, Some(self.count(counters.generated))),
            (Word::Expanded, Some(self.count(counters.expanded))),
            (Word::Duplicates, Some(self.count(counters.duplicates))),
            (Word::Reopened, some(counters.reopened).map(|count| self.count(count))),
            (Word::Forgotten, some(counters.forgotten).map(|count| self.count(count))),
            (Word::Iterations, some(u64::from(counters.iterations)).map(|count| self.count(count))),
            (Word::MaxOpen, Some(self.count(counters.max_open))),
            (Word::MaxHeld, Some(self.count(counters.max_held))),
            (Word::DeepestNode, Some(counters.max_depth.to_string())),
            (Word::Penetrance, decimal(finding.penetrance(), 6)),
            (Word::EffectiveBranching, decimal(finding.effective_branching(), 3)),
            (Word::MeanBranching, decimal(finding.mean_branching(), 3)),
            (Word::PeakMemory, Some(self.kilobytes(counters.peak_memory as u64))),
            (Word::Time, Some(self.time(finding.time))),
            (Word::ProcessorTime, Some(self.time(finding.cpu))),
        ];
        figures.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    fn way_facts(self, start: &Start, plan: &Plan, finding: &Finding) -> Vec<Row> {
        let way = finding.way.as_deref().unwrap_or_default();
        let moves: Vec<_> = way.iter().map(|stride| stride.mv.as_str()).collect();
        let named = Some(start.name.clone()).filter(|name| !name.is_empty());
        let mut rows = vec![(Word::PuzzleName, start.puzzle.clone())];
        rows.extend(named.map(|name| (Word::ProblemName, name)));
        rows.push((Word::AlgorithmName, plan.to_string()));
        rows.extend(plan.heuristic.clone().map(|name| (Word::HeuristicName, name)));
        rows.push((Word::StartPosition, finding.start.clone()));
        rows.extend(way.last().map(|stride| (Word::GoalPosition, stride.position.clone())));
        rows.push((Word::Result, self.verdict(finding)));
        rows.extend((!moves.is_empty()).then(|| (Word::Moves, moves.join(" "))));
        rows.extend(finding.proof.as_ref().map(|proof| (Word::ProofOf, grounds(self, proof))));
        rows
    }
}

/// What a proof rests on.
fn grounds(language: Language, proof: &Exclusions) -> String {
    let (left, most) = (&proof.left, &proof.most_per_move);
    let at_once = language.say(Way::ProofAtOnce { left, most, moves: &proof.left.div_ceil(proof.most_per_move) });
    let Some(last) = proof.excluded.last() else { return at_once };
    let lengths: Vec<_> = proof.excluded.iter().map(|exclusion| exclusion.moves.to_string()).collect();
    let (from_start, from_goal) = (language.count(last.from_start), language.count(last.from_goal));
    let (lengths, from_start, from_goal) = (&lengths.join(", "), &from_start, &from_goal);
    language.say(Way::ProofInTurn { at_once: &at_once, lengths, from_start, from_goal })
}

fn some(count: u64) -> Option<u64> {
    (count > 0).then_some(count)
}

/// Shows a search: the way with its boards, then the figures.
pub(crate) fn show(start: &Start, plan: &Plan, finding: &Finding, console: &mut Console) -> Result<(), Failure> {
    let mut session = start.session.fork();
    console.line(session.board(console.style).trim_end())?;
    for (number, stride) in (1..).zip(finding.way.as_deref().unwrap_or_default()) {
        session.play(&stride.mv).map_err(|error| Failure::Move { number, text: stride.mv.clone(), error })?;
        let line = self::stride(console.language, number, stride);
        console.line(line)?;
        console.line(session.board(console.style).trim_end())?;
    }
    console.line("")?;
    let mut rows = console.language.way_facts(start, plan, finding);
    rows.extend(console.language.way_statistics(finding));
    console.rows(&rows)?;
    Ok(())
}

fn stride(language: Language, number: usize, stride: &Stride) -> String {
    match stride.taken {
        Some(taken) if taken > 0 => language.say(Way::Taking { number: &number, mv: &stride.mv, taken: &taken }),
        _ => language.say(Way::Stepping { number: &number, mv: &stride.mv }),
    }
}

/// How a command ends that found this.
pub(crate) fn exit(finding: &Finding) -> Exit {
    match finding.verdict {
        WayVerdict::Open(_) => Exit::Unsolved,
        _ => Exit::Fine,
    }
}
