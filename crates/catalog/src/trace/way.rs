//! The trace of a search for a way through a puzzle.

use std::collections::HashMap;

use jogada_search::StopFlag;
use jogada_search::pseudocode::{Step, of_path_search};

use super::{Family, Scroll, Summary, Trace, TraceEvent, TraceNode, WaySummary, written};
use crate::path::{Event, Finding, Listener, Method, Plan, Verdict};
use crate::session::Session;

impl Trace {
    /// Searches for a way from the position of `session` and writes down what happens, up to `cap` events; `None` for
    /// games.
    pub fn of_way(session: &dyn Session, plan: &Plan, cap: usize, stop: &StopFlag) -> Option<Self> {
        let code = of_path_search(plan.method.name())?;
        let mut scribe = Scribe { scroll: Scroll::new(code, cap), numbers: HashMap::new(), plan };
        let finding = session.find_way(plan, stop, &mut scribe)?;
        scribe.finish(&finding);
        let Scroll { nodes, events, left_out, .. } = scribe.scroll;
        Some(Self {
            v: 1,
            game: session.game().to_owned(),
            start: session.position(),
            name: plan.method.name(),
            algorithm: plan.to_string(),
            family: Family::Path,
            side: 1,
            scoring: false,
            pseudocode: written(code),
            nodes,
            events,
            truncated: left_out > 0,
            left_out,
            summary: Summary::Way(WaySummary::of(&finding)),
        })
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
            Verdict::NoSolution => self.scroll.push(Step::Stop, stop),
            Verdict::Proven | Verdict::Found if self.plan.method == Method::Optimal => {
                self.scroll.push(Step::Answer, TraceEvent { f: finding.cost, ..TraceEvent::default() });
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
            backward: self.plan.method == Method::Bidirectional && !id.is_multiple_of(2),
            ..TraceNode::default()
        };
        let about = self.add(*id, node);
        self.scroll.push(Step::Generate, TraceEvent { g: Some(*g), h: Some(*h), f: Some(*f), ..about });
    }
}

impl Listener for Scribe<'_> {
    fn hear(&mut self, event: &Event) {
        let (step, told) = match event {
            Event::Start { state, h, f } => {
                let about = self.add(0, TraceNode { state: Some(state.clone()), ..TraceNode::default() });
                (Step::Start, TraceEvent { g: Some(0.0), h: Some(*h), f: Some(*f), ..about })
            }
            Event::Generate { .. } => return self.generated(event),
            Event::Expand { id } => (Step::Expand, self.about(*id)),
            Event::Pick { id } => (Step::Pick, self.about(*id)),
            Event::Duplicate { parent, mv } => {
                (Step::Duplicate, TraceEvent { mv: Some(mv.clone()), ..self.about(*parent) })
            }
            Event::Defer { parent, mv, f } => {
                (Step::Defer, TraceEvent { mv: Some(mv.clone()), f: Some(*f), ..self.about(*parent) })
            }
            Event::Revise { id, f } => (Step::Revise, TraceEvent { f: *f, ..self.about(*id) }),
            Event::Reopen { id, parent, g, f } => {
                let other = self.numbers.get(parent).copied();
                (Step::Reopen, TraceEvent { other, g: Some(*g), f: Some(*f), ..self.about(*id) })
            }
            Event::Forget { id, f } => (Step::Forget, TraceEvent { f: Some(*f), ..self.about(*id) }),
            Event::Iteration { number, threshold } => {
                let count = Some(u64::from(*number));
                (Step::Iteration, TraceEvent { count, threshold: Some(*threshold), ..TraceEvent::default() })
            }
            Event::Bounds { lower, upper } => {
                (Step::Bounds, TraceEvent { g: Some(*lower), f: *upper, ..TraceEvent::default() })
            }
            Event::Meet { id, other, cost } => {
                let other = self.numbers.get(other).copied();
                (Step::Meet, TraceEvent { other, f: Some(*cost), ..self.about(*id) })
            }
            Event::Wave { forward, moves, states } => {
                let reason = Some(if *forward { "start" } else { "goal" });
                let (count, threshold) = (Some(*states as u64), Some(f64::from(*moves)));
                (Step::Wave, TraceEvent { threshold, reason, count, ..TraceEvent::default() })
            }
            Event::Goal { id, cost } => (Step::Goal, TraceEvent { f: Some(*cost), ..self.about(*id) }),
            Event::Stop { reason } => (Step::Stop, TraceEvent { reason: Some(reason), ..TraceEvent::default() }),
        };
        self.scroll.push(step, told);
    }

    fn admits_node(&mut self) -> bool {
        self.scroll.admits()
    }
}
