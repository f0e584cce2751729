//! How a player is asked for a move at a table, and what it remembers.

use std::sync::Arc;

use jogada_catalog::{BestMoves, Computer, Info, Thought};
use jogada_rules::{Counters, Dice, Limits, Odds, Standard, StopFlag};
use jogada_search::tree::{Found, random};
use jogada_search::{Budget, SearchInfo};

use super::MatchTable;
use crate::algorithms::Compiled;
use crate::task::{Memory, SearchEffort, Task};
use crate::thinker::Thinker;

impl<G: Standard> MatchTable<G> {
    pub(super) fn thinker(&self, name: Option<&str>) -> Option<&Arc<dyn Thinker<G>>> {
        let wanted = |(known, _): &&(String, _)| name.is_none_or(|name| name == known);
        self.kit.thinkers.iter().find(wanted).map(|(_, thinker)| thinker)
    }

    /// What this player remembers: nothing, if another thought for this side last.
    pub(super) fn recall(&mut self, computer: &Computer, side: usize) -> (Computer, Memory<G>) {
        let owner = Computer { limits: Limits::NONE, seed: 0, slip: 0, memory: None, ..computer.clone() };
        match self.memory[side].take() {
            Some((before, memory)) if before == owner => (owner, memory),
            _ => (owner, Memory::new()),
        }
    }

    pub(super) fn to_move_index(&self) -> usize {
        self.kit.game.turn(self.state()).index()
    }

    pub(super) fn dice(&self, computer: &Computer) -> Dice {
        let ply = self.under_way.history.plies().len() as u64;
        Dice::new(computer.seed.wrapping_mul(0x9E37_79B9).wrapping_add(ply))
    }

    /// The player's algorithm, compiled for this game.
    pub(super) fn algorithm(&self, computer: &Computer) -> &dyn Compiled<G> {
        let wanted = |known: &&Arc<dyn Compiled<G>>| known.facts().name == computer.algorithm.name;
        &**self.kit.algorithms.iter().find(wanted).expect("specs name algorithms that play the game")
    }

    pub(super) fn task<'a>(&'a self, computer: &'a Computer, dice: Dice) -> Task<'a, G> {
        let thinker = self.thinker(computer.evaluation.as_deref()).expect("specs name evaluations that exist");
        Task {
            game: &self.kit.game,
            state: self.state(),
            computer,
            thinker: &**thinker,
            simulation: &self.kit.simulation,
            expert: self.kit.expert.as_deref(),
            usual_depth: self.kit.rulings.usual_depth,
            dice,
            soft_time: self.budget(computer).map(|budget| budget.soft),
        }
    }

    /// What the clock of this player allows for its move, if it has one.
    pub(super) fn budget(&self, computer: &Computer) -> Option<Budget> {
        computer.clock.map(|clock| self.clocks.budget(self.kit.game.turn(self.state()), clock))
    }

    /// The player with what its clock allows among its limits.
    pub(super) fn on_the_clock(&self, computer: &Computer) -> Computer {
        let mut computer = computer.clone();
        if let Some(budget) = self.budget(&computer) {
            let time = if computer.algorithm.paces_itself { budget.hard } else { budget.even };
            computer.limits.time = Some(computer.limits.time.map_or(time, |own| own.min(time)));
        }
        computer
    }

    /// What this player's values are shares of, where they are no number of points.
    pub(super) fn odds(&self, computer: &Computer) -> Option<Odds> {
        computer.algorithm.odds.filter(|_| !self.kit.game.is_scoring())
    }

    pub(super) fn info(&self, info: &SearchInfo<G::Move>, computer: &Computer) -> Info {
        Info {
            depth: info.depth,
            selective_depth: info.selective_depth,
            line_number: info.line_number + 1,
            value: info.value,
            proven: info.proven,
            odds: self.odds(computer),
            nodes: info.nodes,
            fill: info.fill,
            time: info.time,
            pv: self.texts(&info.line),
        }
    }

    pub(super) fn thought(&self, found: &Found<G::Move>, effort: SearchEffort, computer: &Computer) -> Thought {
        let pv = self.texts(&found.line);
        let SearchEffort { counters, time, cpu } = effort;
        Thought {
            mv: pv.first().cloned(),
            pv,
            value: found.value,
            side: self.kit.game.turn(self.state()),
            proven: found.proven,
            odds: self.odds(computer),
            // A search to the end of the game looks no deeper than the game is.
            depth: if found.proven { found.depth.min(counters.deepest) } else { found.depth },
            counters,
            counted: computer.algorithm.counted,
            time,
            cpu,
            stopped: found.stopped,
            slipped: false,
            remembered: false,
        }
    }

    /// A move that the player did not look for, now and then, if it is one who slips.
    pub(super) fn slip(&self, computer: &Computer, dice: &mut Dice) -> Option<G::Move> {
        let slips = dice.below(100) < computer.slip as usize;
        if slips { random(&self.kit.game, self.state(), dice).best() } else { None }
    }

    /// The move that the player's memory of best moves has for this position, without a search.
    pub(super) fn remembered(&self, computer: &Computer) -> Option<Thought> {
        let (game, state) = (&self.kit.game, self.state());
        let text = computer.memory.as_ref()?.find(&self.under_way.spec, game.turn(state), game.key(state))?;
        let mv = game.read_move(state, &text).ok()?;
        let evaluated = self.thinker(computer.evaluation.as_deref())?.evaluator().evaluate(game, state);
        let counters = Counters { memory_hits: 1, memory_lookups: 1, ..Counters::default() };
        let found = Found { line: vec![mv], value: evaluated, depth: 0, proven: false, stopped: None };
        let thought = self.thought(&found, SearchEffort { counters, ..SearchEffort::default() }, computer);
        Some(Thought { remembered: true, odds: None, ..thought })
    }

    /// Remembers what was found for the next time, unless someone ended the search.
    pub(super) fn learn(&self, computer: &Computer, thought: &mut Thought, stop: &StopFlag) {
        let Some(memory) = &computer.memory else { return };
        thought.counters.memory_lookups = 1;
        if let Some(mv) = thought.mv.as_ref().filter(|_| !stop.is_stopped()) {
            self.keep(memory, mv);
        }
    }

    pub(super) fn keep(&self, memory: &BestMoves, mv: &str) {
        let (game, state) = (&self.kit.game, self.state());
        memory.learn(&self.under_way.spec, game.turn(state), game.key(state), mv);
    }

    /// The texts of a line from the present position; it ends where a move does not fit.
    pub(super) fn texts(&self, line: &[G::Move]) -> Vec<String> {
        let mut state = self.state().clone();
        let mut texts = Vec::new();
        for &mv in line {
            texts.push(self.kit.game.move_text(&state, mv));
            self.kit.game.play(&mut state, mv);
        }
        texts
    }
}
