//! All that a search tells while it is watched, in one number: every event in its order, with all that it says.

use jogada_rules::{Bound, Value, Window};
use jogada_search::proof::Solution;
use jogada_search::tree::Found;
use jogada_search::{Cut, Observer, Selected, Stopped};

/// Hears everything, and keeps one number of it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Chronicle(pub(crate) u64);

/// Odd, and with its bits well spread.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// Shares are told to a thousandth: the last bits of a logarithm are not the same everywhere.
const SHARES: f32 = 1000.0;

impl Chronicle {
    /// Writes down an event.
    pub(crate) fn note(&mut self, event: &str, figures: &[i64]) {
        let letters = event.bytes().map(i64::from);
        for word in letters.chain(figures.iter().copied()) {
            self.0 = (self.0 ^ word as u64).wrapping_mul(SPREAD).rotate_left(29);
        }
    }

    /// Writes down what a search found.
    pub(crate) fn found(&mut self, found: &Found<u8>) {
        let Found { line, value, depth, proven, stopped } = found;
        let line: Vec<i64> = line.iter().map(|&mv| mv.into()).collect();
        self.note("line", &line);
        self.note("found", &[raw(*value), (*depth).into(), (*proven).into(), why(*stopped)]);
    }

    /// Writes down what was proven.
    pub(crate) fn solution(&mut self, solution: &Solution<u8>) {
        let Solution { lower, upper, best, stopped } = *solution;
        self.note("solved", &[raw(lower), raw(upper), best.map_or(-1, i64::from), why(stopped)]);
    }
}

fn raw(value: Value) -> i64 {
    value.raw().into()
}

fn why(stopped: Option<Stopped>) -> i64 {
    stopped.map_or(-1, |stopped| stopped as i64)
}

fn thousandths(share: f32) -> i64 {
    (share * SHARES).round() as i64
}

impl Observer<u8> for Chronicle {
    fn begin(&mut self, depth: u32, window: Window) {
        self.note("begin", &[depth.into(), raw(window.alpha), raw(window.beta)]);
    }

    fn turn_to(&mut self, upward: impl Iterator<Item = u8>) {
        let upward: Vec<i64> = upward.map(i64::from).collect();
        self.note("turn", &upward);
    }

    fn enter(&mut self, ply: u32, mv: u8, window: Window) {
        self.note("enter", &[ply.into(), mv.into(), raw(window.alpha), raw(window.beta)]);
    }

    fn leave(&mut self, ply: u32, value: Value) {
        self.note("leave", &[ply.into(), raw(value)]);
    }

    fn evaluate(&mut self, ply: u32, value: Value) {
        self.note("evaluate", &[ply.into(), raw(value)]);
    }

    fn settle(&mut self, ply: u32, value: Value) {
        self.note("settle", &[ply.into(), raw(value)]);
    }

    fn raise(&mut self, ply: u32, mv: u8, value: Value) {
        self.note("raise", &[ply.into(), mv.into(), raw(value)]);
    }

    fn cut(&mut self, ply: u32, kind: Cut, value: Value, skipped: usize) {
        self.note("cut", &[ply.into(), kind as i64, raw(value), skipped as i64]);
    }

    fn probe(&mut self, ply: u32, hit: bool) {
        self.note("probe", &[ply.into(), hit.into()]);
    }

    fn store(&mut self, ply: u32, value: Value, bound: Bound) {
        self.note("store", &[ply.into(), raw(value), bound as i64]);
    }

    fn iteration(&mut self, depth: u32, value: Value, line: &[u8]) {
        self.note("iteration", &[depth.into(), raw(value), line.len() as i64]);
    }

    fn reach(&mut self, ply: u32, value: Value) {
        self.note("reach", &[ply.into(), raw(value)]);
    }

    fn merit(&mut self, ply: u32, merit: Value) {
        self.note("merit", &[ply.into(), raw(merit)]);
    }

    fn select(&mut self, ply: u32, mv: u8, selected: impl FnOnce() -> Selected<u8>) {
        let Selected { visits, mean, among } = selected();
        self.note("select", &[ply.into(), mv.into(), visits as i64, thousandths(mean)]);
        for one in among {
            self.note("among", &[one.mv.into(), one.visits as i64, thousandths(one.mean), thousandths(one.bonus)]);
        }
    }

    fn grow(&mut self, ply: u32, children: usize) {
        self.note("grow", &[ply.into(), children as i64]);
    }

    fn play_out(&mut self, ply: u32, result: f32) {
        self.note("play", &[ply.into(), thousandths(result)]);
    }

    fn back_up(&mut self, ply: u32, record: impl FnOnce() -> (u64, f32)) {
        let (visits, mean) = record();
        self.note("back", &[ply.into(), visits as i64, thousandths(mean)]);
    }

    fn tally(&mut self, chosen: u64, all: u64, tree: usize) {
        self.note("tally", &[chosen as i64, all as i64, tree as i64]);
    }

    fn prove(&mut self, ply: u32, lower: Value, upper: Value) {
        self.note("prove", &[ply.into(), raw(lower), raw(upper)]);
    }

    fn ask(&mut self, at_least: i32) {
        self.note("ask", &[at_least.into()]);
    }

    fn look(&mut self, ply: u32, mv: u8, proof: u32, disproof: u32) {
        self.note("look", &[ply.into(), mv.into(), proof.into(), disproof.into()]);
    }

    fn follow(&mut self, ply: u32, mv: u8, proof_limit: u32, disproof_limit: u32) {
        self.note("follow", &[ply.into(), mv.into(), proof_limit.into(), disproof_limit.into()]);
    }

    fn combine(&mut self, ply: u32, proof: u32, disproof: u32) {
        self.note("combine", &[ply.into(), proof.into(), disproof.into()]);
    }
}

#[test]
fn another_event_another_order_and_another_figure_are_another_chronicle() {
    let told = |events: &[(&str, &[i64])]| {
        let mut chronicle = Chronicle::default();
        for (event, figures) in events {
            chronicle.note(event, figures);
        }
        chronicle.0
    };
    let one = told(&[("enter", &[1, 2]), ("leave", &[1, 0])]);
    assert_eq!(one, told(&[("enter", &[1, 2]), ("leave", &[1, 0])]));
    assert_ne!(one, told(&[("leave", &[1, 0]), ("enter", &[1, 2])]));
    assert_ne!(one, told(&[("enter", &[1, 2]), ("leave", &[0, 1])]));
    assert_ne!(one, told(&[("enter", &[1, 2]), ("raise", &[1, 0])]));
}
