//! The trace of a search for a way through a puzzle.

use std::collections::HashMap;

use jogada_rules::{Deed, StopFlag};

use super::{Scroll, SearchOutcome, Trace, TraceEvent, TraceNode};
use crate::algorithm::{Family, Need};
use crate::board::Quest;
use crate::path::{Event, Finding, Listener, Plan, WayVerdict};

impl Trace {
    /// Searches for a way from the position of `quest` and writes down what happens, up to `cap` events.
    pub fn of_way(quest: &dyn Quest, plan: &Plan, cap: usize, stop: &StopFlag) -> Self {
        let code = plan.method.pseudocode;
        let mut scribe = Scribe { scroll: Scroll::new(code, cap), numbers: HashMap::new(), plan };
        let finding = quest.find_way(plan, stop, &mut scribe);
        scribe.finish(&finding);
        let Scroll { nodes, events, left_out, .. } = scribe.scroll;
        Self {
            game: quest.game().to_owned(),
            start: quest.position(),
            name: plan.method.name,
            algorithm: plan.to_string(),
            family: Family::Path,
            side: 1,
            scoring: false,
            pseudocode: code,
            nodes,
            events,
            left_out,
            outcome: SearchOutcome::Way(finding),
        }
    }
}

/// Writes down what a listener hears.
struct Scribe<'a> {
    scroll: Scroll,
    /// The search's own numbers have gaps where nodes were not described.
    numbers: HashMap<u64, u32>,
    plan: &'a Plan,
}

impl Scribe<'_> {
    fn finish(&mut self, finding: &Finding) {
        let stop = TraceEvent { reason: Some("no_solution"), ..TraceEvent::default() };
        match finding.verdict {
            WayVerdict::NoSolution => self.scroll.push(Deed::Stop, stop),
            WayVerdict::Proven | WayVerdict::Found if self.plan.method.need == Some(Need::Countdown) => {
                self.scroll.push(Deed::Answer, TraceEvent { f: finding.cost, ..TraceEvent::default() });
            }
            _ => {}
        }
    }

    fn about(&self, id: u64) -> TraceEvent {
        TraceEvent { node: self.numbers.get(&id).copied(), ..TraceEvent::default() }
    }

    fn add(&mut self, id: u64, node: TraceNode) -> TraceEvent {
        let number = self.scroll.add(node);
        self.numbers.insert(id, number);
        TraceEvent::about(number)
    }

    fn generated(&mut self, event: &Event) {
        let Event::Generate { id, parent, mv, depth, g, h, f, state } = event else { return };
        let node = TraceNode {
            parent: parent.and_then(|parent| self.numbers.get(&parent).copied()),
            mv: mv.clone(),
            depth: *depth,
            state: Some(state.clone()),
            backward: self.plan.method.need == Some(Need::Predecessors) && !id.is_multiple_of(2),
            ..TraceNode::default()
        };
        let about = self.add(*id, node);
        self.scroll.push(Deed::Generate, TraceEvent { g: Some(*g), h: Some(*h), f: Some(*f), ..about });
    }
}

impl Listener for Scribe<'_> {
    fn hear(&mut self, event: &Event) {
        let (step, told) = match event {
            Event::Start { state, h, f } => {
                let about = self.add(0, TraceNode { state: Some(state.clone()), ..TraceNode::default() });
                (Deed::Start, TraceEvent { g: Some(0.0), h: Some(*h), f: Some(*f), ..about })
            }
            Event::Generate { .. } => return self.generated(event),
            Event::Expand { id } => (Deed::Expand, self.about(*id)),
            Event::Pick { id } => (Deed::Pick, self.about(*id)),
            Event::Duplicate { parent, mv } => {
                (Deed::Duplicate, TraceEvent { mv: Some(mv.clone()), ..self.about(*parent) })
            }
            Event::Defer { parent, mv, f } => {
                (Deed::Defer, TraceEvent { mv: Some(mv.clone()), f: Some(*f), ..self.about(*parent) })
            }
            Event::Revise { id, f } => (Deed::Revise, TraceEvent { f: *f, ..self.about(*id) }),
            Event::Reopen { id, parent, g, f } => {
                let other = self.numbers.get(parent).copied();
                (Deed::Reopen, TraceEvent { other, g: Some(*g), f: Some(*f), ..self.about(*id) })
            }
            Event::Forget { id, f } => (Deed::Forget, TraceEvent { f: Some(*f), ..self.about(*id) }),
            Event::Iteration { number, threshold } => {
                let count = Some(u64::from(*number));
                (Deed::Iteration, TraceEvent { count, threshold: Some(*threshold), ..TraceEvent::default() })
            }
            Event::Bounds { lower, upper } => {
                (Deed::Bounds, TraceEvent { g: Some(*lower), f: *upper, ..TraceEvent::default() })
            }
            Event::Meet { id, other, cost } => {
                let other = self.numbers.get(other).copied();
                (Deed::Meet, TraceEvent { other, f: Some(*cost), ..self.about(*id) })
            }
            Event::Wave { forward, moves, states } => {
                let reason = Some(if *forward { "start" } else { "goal" });
                let (count, threshold) = (Some(*states as u64), Some(f64::from(*moves)));
                (Deed::Wave, TraceEvent { threshold, reason, count, ..TraceEvent::default() })
            }
            Event::Goal { id, cost } => (Deed::Goal, TraceEvent { f: Some(*cost), ..self.about(*id) }),
            Event::Stop { reason } => (Deed::Stop, TraceEvent { reason: Some(reason), ..TraceEvent::default() }),
        };
        self.scroll.push(step, told);
    }

    fn admits_node(&mut self) -> bool {
        self.scroll.admits()
    }
}
