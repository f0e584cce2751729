//! Analysis by simulation, told as it goes: the tree is kept, so a long search can be had in short ones.

use std::time::{Duration, Instant};

use jogada_catalog::{Computer, Limits, Session, StopFlag, Stopped, Thought};

use super::{Hear, line_answers};

/// How often the lines are read off the tree: twice for each report, so that every report has something new to tell.
const SLICE: Duration = Duration::from_millis(50);

/// The best moves, heard again and again while they are looked for.
pub(super) fn analyze(
    session: &mut Session,
    computer: &Computer,
    lines: usize,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Vec<Thought> {
    let start = Instant::now();
    let mut nodes = 0;
    for slice in 0.. {
        let left = Limits {
            nodes: computer.limits.nodes.map(|most| most.saturating_sub(nodes)),
            time: computer.limits.time.map(|most| most.saturating_sub(start.elapsed())),
            ..computer.limits
        };
        let limits = Limits { time: Some(left.time.map_or(SLICE, |time| time.min(SLICE))), ..left };
        // Each slice draws other games than the one before.
        let seed = computer.seed.wrapping_add(slice);
        let mut thoughts = session.analyze(&Computer { limits, seed, ..computer.clone() }, lines, stop, &mut |_| {});
        nodes += thoughts.first().map_or(0, |best| best.counters.nodes);
        // Looked at once: a slice may be over just when someone asks, and what is told must fit what is done.
        let asked = stop.is_stopped();
        let stopped = thoughts.first().and_then(|best| best.stopped);
        for thought in &mut thoughts {
            (thought.counters.nodes, thought.time) = (nodes, start.elapsed());
            thought.stopped = if asked { Some(Stopped::Asked) } else { thought.stopped };
        }
        let answers = line_answers(&thoughts, session);
        if let Some(best) = answers.first() {
            hear(best.clone(), &answers);
        }
        let out_of_time = left.time.is_some_and(|time| time <= SLICE);
        if stopped != Some(Stopped::Time) || out_of_time || asked {
            return thoughts;
        }
    }
    unreachable!("the loop ends by returning")
}
