//! Every position of a level at once, on random games that go round in circles.

use std::cell::Cell;

use std::sync::Arc;
use std::sync::atomic::{AtomicI8, AtomicU64, Ordering};

use jogada_rules::{Backward, Dice, Game, Lead, Outbox, Played, Ranked, Side, Value, zobrist};
use jogada_search::retro::{
    BoardKnowledge, CaptureLooks, DEAL, Deal, LevelBelow, LevelShare, LevelWork, Retrograde, Values, first_unsettled,
    work_out,
};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

/// Boards by level and number. A move leads to a lower level with some gain, or without gain to the same level.
struct Pond {
    /// Where the moves of each board lead, and whether the mover moves again.
    moves: Vec<Vec<Vec<(Lead, bool)>>>,
    /// From which boards of its level each board is reached.
    before: Vec<Vec<Vec<u64>>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Swimmer {
    level: usize,
    number: u64,
    turn: Side,
    score: [i32; 2],
}

impl Pond {
    /// `counts` boards to a level; of a hundred moves, `kept` keep the turn.
    fn random(seed: u64, counts: &[u64], kept: usize) -> Self {
        let mut moves: Vec<Vec<Vec<(Lead, bool)>>> = Vec::new();
        for (level, &count) in counts.iter().enumerate() {
            let board = |number| {
                let mut dice = Dice::new(zobrist(seed, (level as u64) << 32 | number).0);
                let some = if level == 0 { 0 } else { 1 + dice.below(3) };
                (0..some).map(|_| lead(&mut dice, level, counts, kept)).collect()
            };
            moves.push((0..count).map(board).collect());
        }
        let before = moves.iter().enumerate().map(|(level, boards)| reversed(level, boards)).collect();
        Self { moves, before }
    }

    fn leads(&self, state: &Swimmer) -> &[(Lead, bool)] {
        &self.moves[state.level][state.number as usize]
    }

    /// The value for the mover if games end after so many moves, worth `rest` points to First from then on.
    fn horizon(&self, state: &Swimmer, plies: u32, rest: i32) -> i32 {
        if state.level == 0 {
            return 0;
        }
        if plies == 0 {
            return if state.turn == Side::First { rest } else { -rest };
        }
        let worth = |&mv: &u8| {
            self.descend(&mut state.clone(), mv, |child, edge| {
                let value = self.horizon(child, plies - 1, rest);
                edge.gain().whole_points() + if edge.passes() { -value } else { value }
            })
        };
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.iter().map(worth).max().expect("a level above the ground has moves")
    }

    /// The exact bounds of all boards of all levels: the same question with ever more moves to go. `settled` makes of
    /// the bounds of each level what they come to, before the next level is looked at.
    fn oracle(&self, settled: impl Fn((i32, i32)) -> (i32, i32)) -> Vec<Vec<(i32, i32)>> {
        let mut all: Vec<Vec<(i32, i32)>> = vec![vec![(0, 0); self.moves[0].len()]];
        for level in 1..self.moves.len() {
            let count = self.moves[level].len();
            all.push(vec![(-(level as i32), level as i32); count]);
            // A bound that is to move does so by one point or more, in a whole round at the latest.
            for _ in 0..count * (2 * level + 1) {
                let next = (0..count).map(|number| self.one_ply(&all, level, number)).collect();
                all[level] = next;
            }
            all[level] = all[level].iter().copied().map(&settled).collect();
        }
        all
    }

    fn one_ply(&self, all: &[Vec<(i32, i32)>], level: usize, number: usize) -> (i32, i32) {
        let seen = self.moves[level][number].iter().map(|&(lead, keeps)| {
            let (low, high) = all[lead.level][lead.number as usize];
            let (low, high) = if keeps { (low, high) } else { (-high, -low) };
            (i32::from(lead.gain) + low, i32::from(lead.gain) + high)
        });
        seen.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1))).expect("a move")
    }
}

fn lead(dice: &mut Dice, level: usize, counts: &[u64], kept: usize) -> (Lead, bool) {
    let to = if dice.below(5) < 3 { level } else { dice.below(level) };
    let gain = dice.below(level - to + 1) as i8;
    let lead = Lead { level: to, number: dice.below(counts[to] as usize) as u64, gain };
    (lead, dice.below(100) < kept)
}

fn reversed(level: usize, boards: &[Vec<(Lead, bool)>]) -> Vec<Vec<u64>> {
    let mut before = vec![Vec::new(); boards.len()];
    for (from, leads) in (0u64..).zip(boards) {
        for (lead, _) in leads.iter().filter(|(lead, _)| lead.level == level) {
            before[lead.number as usize].push(from);
        }
    }
    before
}

impl Game for Pond {
    type State = Swimmer;
    type Move = u8;
    type Undo = Swimmer;

    fn initial(&self) -> Swimmer {
        Swimmer { level: self.moves.len() - 1, number: 0, turn: Side::First, score: [0, 0] }
    }

    fn turn(&self, state: &Swimmer) -> Side {
        state.turn
    }

    fn settled(&self, state: &Swimmer) -> Option<Value> {
        (state.level == 0).then_some(Value::ZERO)
    }

    fn moves(&self, state: &Swimmer, out: &mut Vec<u8>) {
        out.extend(0..self.leads(state).len() as u8);
    }

    fn play(&self, state: &mut Swimmer, mv: u8) -> Played<Swimmer> {
        let before = *state;
        let (lead, keeps) = self.leads(state)[usize::from(mv)];
        state.score[state.turn.index()] += i32::from(lead.gain);
        (state.level, state.number) = (lead.level, lead.number);
        state.turn = if keeps { state.turn } else { !state.turn };
        Played { undo: before, gain: lead.gain.into() }
    }

    fn undo(&self, state: &mut Swimmer, _: u8, before: Swimmer) {
        *state = before;
    }

    fn score(&self, state: &Swimmer) -> [i32; 2] {
        state.score
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

impl Ranked for Pond {
    fn positions(&self, level: usize) -> u64 {
        self.moves[level].len() as u64
    }

    fn rank(&self, state: &Swimmer) -> (usize, u64) {
        (state.level, state.number)
    }

    fn unrank(&self, level: usize, number: u64) -> Swimmer {
        Swimmer { level, number, turn: Side::First, score: [0, 0] }
    }
}

impl Backward for Pond {
    type Board = (usize, u64);
    type Notes = ();

    fn board(&self, level: usize, number: u64) -> (usize, u64) {
        (level, number)
    }

    fn advance(&self, board: &mut (usize, u64)) {
        board.1 += 1;
    }

    fn forward(&self, _: usize, &(level, number): &(usize, u64), (): &mut (), tell: impl FnMut(Lead)) {
        self.moves[level][number as usize].iter().map(|&(lead, _)| lead).for_each(tell);
    }

    fn backward(&self, &(level, number): &(usize, u64), (): &mut (), tell: impl FnMut(u64)) {
        self.before[level][number as usize].iter().copied().for_each(tell);
    }
}

/// All levels of a pond by [`work_out`], with as many threads.
fn worked_out(pond: &Pond, threads: usize) -> Vec<Values> {
    let stop = StopFlag::new();
    let work = LevelWork { threads, stop: &stop, tell: &|_| {} };
    let mut levels = vec![Values::zero(pond.positions(0))];
    for level in 1..pond.moves.len() {
        let below: Vec<_> = levels.iter().collect();
        let values = work_out(pond, level, &below, &work).expect("nothing stops it");
        levels.push(values);
    }
    levels
}

/// Has workers speak and hear in turn, a few words at a time, until nobody has any more to say.
fn talk<W>(
    workers: &mut [W],
    mut speak: impl FnMut(&mut W, &mut Outbox) -> bool,
    mut hear: impl FnMut(&mut W, &[u64]),
) {
    let (count, mut more) = (workers.len(), true);
    while more {
        more = false;
        let mut letters = Vec::new();
        for worker in workers.iter_mut() {
            let mut outbox = Outbox::new(count);
            more |= speak(worker, &mut outbox);
            letters.extend(outbox.empty().collect::<Vec<_>>());
        }
        more |= !letters.is_empty();
        for (to, words) in &letters {
            hear(&mut workers[*to], words);
        }
    }
}

/// Words that are told at a time.
const WORDS: usize = 50;

/// A level by passes, shared by workers of whom so many are in one process.
fn passed_out(pond: &Pond, level: usize, below: &[&Values], workers: usize, together: usize) -> Values {
    let deal = |level: usize| Deal { count: pond.positions(level), workers };
    let part = |level: usize, worker: usize| {
        let numbers = (0..deal(level).owned(worker)).map(|own| deal(level).number(worker, own));
        Arc::new(numbers.map(|number| below[level].get(number)).collect::<Values>())
    };
    let of = |worker: usize| {
        let first = worker / together * together;
        let local = first..(first + together).min(workers);
        let levels = (0..level).map(|level| {
            let parts = local.clone().map(|worker| part(level, worker)).collect();
            LevelBelow { level, deal: deal(level), parts }
        });
        let captures = CaptureLooks::new(local.clone(), levels.collect());
        (LevelShare::new(pond, level, deal(level), worker), captures)
    };
    let mut all: Vec<_> = (0..workers).map(of).collect();
    talk(
        &mut all,
        |(share, captures), outbox| {
            let more = captures.speak(share, WORDS, outbox);
            assert_eq!(
                more,
                captures.looked() < share.known().len() as u64,
                "there is more as long as boards are left"
            );
            more
        },
        |(share, captures), words| captures.hear(share, words),
    );
    for (share, captures) in &all {
        let owned = share.known().len() as u64;
        assert_eq!(captures.looked(), owned.next_multiple_of(DEAL), "to the end of the last block");
    }
    for score in (1..=level as i8).rev() {
        for (share, _) in &mut all {
            share.begin(score);
        }
        let speak = |(share, _): &mut (LevelShare<'_, Pond>, _), outbox: &mut Outbox| {
            let more = share.speak(WORDS, outbox);
            assert!(!more || outbox.told() >= WORDS, "it stops before the end only when it has told enough");
            more
        };
        talk(&mut all, speak, |(share, _), words| share.hear(words));
    }
    let value = |number: u64| {
        let (worker, own) = deal(level).place(number);
        all[worker].0.known()[own as usize].value()
    };
    (0..pond.positions(level)).map(value).collect()
}

#[test]
fn passes_by_score_work_out_the_same_however_they_are_shared() {
    for (seed, workers, together) in [(1, 1, 1), (2, 2, 2), (3, 3, 1), (4, 5, 2)] {
        let pond = Pond::random(seed, &[1, 50, 9_000, 20_000, 17_000], 0);
        let levels = worked_out(&pond, 1);
        for level in 1..levels.len() {
            let below: Vec<_> = levels[..level].iter().collect();
            let passed = passed_out(&pond, level, &below, workers, together);
            assert!(passed.iter().eq(levels[level].iter()), "level {level}, {workers} workers");
        }
    }
}

#[test]
fn bounds_are_what_ever_longer_games_come_to() {
    let mut open = 0;
    for seed in 0..60 {
        let pond = Pond::random(seed, &[1, 8, 12, 10], [0, 30, 60][seed as usize % 3]);
        let (truth, mut retrograde) = (pond.oracle(|bounds| bounds), Retrograde::new());
        retrograde.reach(&pond, 3, &mut Clock::unlimited()).expect("nothing stops it");
        for (level, boards) in truth.iter().enumerate() {
            for (number, &(low, high)) in (0u64..).zip(boards) {
                let found = retrograde.bounds(&pond, &pond.unrank(level, number)).expect("known");
                assert_eq!((found.lower.into(), found.upper.into()), (low, high), "{number} of {level}, seed {seed}");
                open += usize::from(low < high);
            }
        }
    }
    assert!(open > 50, "some games must go round: {open}");
}

#[test]
fn no_game_of_a_few_moves_contradicts_the_bounds() {
    for seed in 0..30 {
        let pond = Pond::random(seed, &[1, 6, 6, 6], 20);
        let mut retrograde = Retrograde::new();
        retrograde.reach(&pond, 3, &mut Clock::unlimited()).expect("nothing stops it");
        for state in (0..6).map(|number| pond.unrank(3, number)) {
            let bounds = retrograde.bounds(&pond, &state).expect("known");
            let [worst, best] = [-3, 3].map(|rest| pond.horizon(&state, 7, rest));
            assert!(worst <= bounds.lower.into() && i32::from(bounds.upper) <= best, "{state:?}, seed {seed}");
        }
    }
}

#[test]
fn where_play_without_end_is_worth_nothing_every_board_has_one_value() {
    let around = Cell::new(0);
    let settled = |(low, high): (i32, i32)| {
        // Whoever can not force an end has nothing to gain by playing on.
        around.set(around.get() + usize::from(low < 0 && high > 0));
        let value = if low > 0 { low } else { high.min(0) };
        (value, value)
    };
    for seed in 0..60 {
        let pond = Pond::random(seed, &[1, 9, 70, 40, 30], 0);
        let (truth, levels) = (pond.oracle(settled), worked_out(&pond, 1));
        for (level, boards) in truth.iter().enumerate() {
            for (number, &(value, _)) in (0u64..).zip(boards) {
                assert_eq!(i32::from(levels[level].get(number)), value, "{number} of {level}, seed {seed}");
            }
        }
    }
    assert!(around.get() > 50, "{around:?}");
}

#[test]
fn threads_work_out_the_same_and_a_wrong_value_is_found() {
    let pond = Pond::random(5, &[1, 50, 40_000, 35_000], 0);
    let (one, two) = (worked_out(&pond, 1), worked_out(&pond, 2));
    assert!(one.iter().zip(&two).all(|(one, two)| one.iter().eq(two.iter())));
    let stop = StopFlag::new();
    let work = LevelWork { threads: 2, stop: &stop, tell: &|_| {} };
    let levels: Vec<_> = one.iter().collect();
    assert_eq!(first_unsettled(&pond, &levels, &work), Ok(None));
    for wrong in [0, 31, 32, 16_383, 16_384, 34_999] {
        let spoiled: Values = (0u64..).zip(one[3].iter()).map(|(at, value)| value + i8::from(at == wrong)).collect();
        let levels = [&one[0], &one[1], &one[2], &spoiled];
        let found = first_unsettled(&pond, &levels, &work).expect("nothing stops it");
        assert!(found.is_some_and(|number| number <= wrong), "{found:?} instead of {wrong}");
    }
}

#[test]
fn a_level_takes_as_many_looks_as_it_did() {
    let took = [3, 4, 5].map(|seed| {
        let pond = Pond::random(seed, &[1, 50, 3_000, 20_000], 0);
        let (stop, looks) = (StopFlag::new(), AtomicU64::new(0));
        let tell = |more| _ = looks.fetch_add(more, Ordering::Relaxed);
        let work = LevelWork { threads: 1, stop: &stop, tell: &tell };
        let mut levels = vec![Values::zero(1)];
        for level in 1..4 {
            let below: Vec<_> = levels.iter().collect();
            let values = work_out(&pond, level, &below, &work).expect("nothing stops it");
            levels.push(values);
        }
        looks.into_inner()
    });
    assert_eq!(took, [32_322, 32_248, 31_852]);
}

#[test]
fn a_wrong_value_is_found_in_the_smallest_level_too_and_every_board_is_told_of() {
    for count in [1, 20, 31, 32, 33, 40, 20_000] {
        let pond = Pond::random(7, &[1, count], 0);
        let levels = worked_out(&pond, 1);
        let (stop, looks) = (StopFlag::new(), AtomicU64::new(0));
        let tell = |more| _ = looks.fetch_add(more, Ordering::Relaxed);
        let work = LevelWork { threads: 1, stop: &stop, tell: &tell };
        assert_eq!(first_unsettled(&pond, &[&levels[0], &levels[1]], &work), Ok(None));
        assert_eq!(looks.load(Ordering::Relaxed), count);
        for wrong in 0..count.min(40) {
            let spoiled = (0u64..).zip(levels[1].iter()).map(|(at, value)| value + i8::from(at == wrong) * 9);
            let spoiled: Values = spoiled.collect();
            let found = first_unsettled(&pond, &[&levels[0], &spoiled], &work).expect("nothing stops it");
            assert!(found.is_some_and(|number| number <= wrong), "{wrong} of {count}: {found:?}");
        }
    }
}

#[test]
fn what_was_known_before_can_be_put_in() {
    let pond = Pond::random(7, &[1, 20], 0);
    let mut share = LevelShare::new(&pond, 1, Deal { count: 20, workers: 1 }, 0);
    let known = BoardKnowledge { worth: 3, open: BoardKnowledge::DECIDED };
    share.known_mut()[4] = known;
    assert_eq!((share.known()[4], share.known()[4].value(), share.known()[5].value()), (known, 3, 0));
    let values = Values::from(vec![AtomicI8::new(3), AtomicI8::new(-1)]);
    assert!(values.iter().eq([3, -1]));
}

#[test]
fn what_was_stopped_is_not_known() {
    let pond = Pond::random(1, &[1, 8, 12, 10], 30);
    let mut retrograde = Retrograde::new();
    let clock = &mut Clock::start(&Limits::nodes(30), &StopFlag::new());
    assert_eq!(retrograde.reach(&pond, 3, clock), Err(Stopped::Nodes));
    assert!(retrograde.levels() < 4 && retrograde.bounds(&pond, &pond.initial()).is_none());
    let stop = StopFlag::new();
    stop.stop();
    let work = LevelWork { threads: 1, stop: &stop, tell: &|_| {} };
    assert!(matches!(work_out(&pond, 1, &[&Values::zero(1)], &work), Err(Stopped::Asked)));
}
