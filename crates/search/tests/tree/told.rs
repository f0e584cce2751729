//! What every search tells while it is watched, and what it finds, in one number a search. A search that does anything
//! else, or says anything else of what it does, shows here; a change that is meant states the new number.

use jogada_rules::{Dice, Game, Guide, Indexed, Playout, Trail, Uniform, Window};
use jogada_search::mcts::{Mcts, Simulation, Tree, lines, watched};
use jogada_search::proof::{DfPn, ProofTable, Question, df_pn, proof_number_search, solve_best_first, solve_watched};
use jogada_search::tree::{
    AlphaBeta, Engine, Found, Informed, Negamax, Order, Pvs, Sss, alphabeta, analyze, greedy, minimax, mtdf, negamax,
    pvs, random, sss,
};
use jogada_search::{Clock, Limits, SearchInfo, StopFlag, Table};

use crate::atlas::{Atlas, Endings};
use crate::chronicle::Chronicle;
use crate::oracle::{ENDS, engine, mixes};
use crate::synthetic::{Guess, Hunch, Maze, Place, positions};

/// Advice on a game whose positions are said to be reached in one way only.
struct Rare;

impl Guide<Maze> for Rare {
    fn rank(&self, game: &Maze, state: &Place, mv: u8) -> i32 {
        Hunch.rank(game, state, mv)
    }

    fn transposes(&self) -> bool {
        false
    }
}

/// Plays by chance, and says which moves it made where that is asked for.
struct Tracked;

impl Playout<Maze> for Tracked {
    fn playout(&self, maze: &Maze, state: &mut Place, dice: &mut Dice) -> i32 {
        Uniform { cap: 100 }.playout(maze, state, dice)
    }

    fn playout_with_trail(&self, maze: &Maze, state: &mut Place, dice: &mut Dice, trail: &mut Trail) -> i32 {
        let mut moves = Vec::new();
        maze.moves(state, &mut moves);
        if let Some(&mv) = dice.pick(&moves) {
            trail.mark(maze.turn(state), maze.slot(state, mv));
            maze.play(state, mv);
        }
        self.playout(maze, state, dice)
    }
}

/// What is told of a search from many positions, each with its number.
fn told(places: &[(Maze, Place)], mut search: impl FnMut(usize, &Maze, &Place, &mut Chronicle)) -> u64 {
    let mut chronicle = Chronicle::default();
    for (number, (maze, place)) in places.iter().enumerate() {
        search(number, maze, place, &mut chronicle);
    }
    chronicle.0
}

fn few() -> Vec<(Maze, Place)> {
    positions(6, 2)
}

fn clock_of(nodes: u64) -> Clock {
    Clock::start(&Limits::nodes(nodes), &StopFlag::new())
}

/// Notes a report, but for its time.
fn heard(chronicle: &mut Chronicle, info: &SearchInfo<u8>) {
    let SearchInfo { depth, selective_depth, line_number, value, proven, nodes, line, .. } = info;
    let figures = [i64::from(*depth), (*selective_depth).into(), *line_number as i64, value.raw().into()];
    chronicle.note("heard", &figures);
    chronicle.note("of", &[(*proven).into(), *nodes as i64, line.len() as i64]);
}

/// Where searches end that are cut short, and one that is not.
const NODES: [u64; 5] = [0, 1, 9, 60, u64::MAX];

#[test]
fn what_plain_searches_tell() {
    let all = [
        told(&few(), |number, maze, place, told| {
            for nodes in NODES {
                let clock = &mut clock_of(nodes);
                let found = minimax(maze, place, &Guess, 1 + number as u32 % 4, ENDS[number % 2], clock, told);
                told.found(&found);
            }
        }),
        told(&few(), |number, maze, place, told| {
            let order = [Order::Natural, Order::Evaluation][number % 2];
            for nodes in NODES {
                let options = AlphaBeta { depth: 1 + number as u32 % 6, ends: ENDS[number / 2 % 2], order };
                let found = alphabeta(maze, place, &Guess, options, Window::FULL, &mut clock_of(nodes), told);
                told.found(&found);
            }
        }),
        told(&few(), |number, maze, place, told| {
            let table = Table::new([64, 1 << 14][number % 2]);
            for nodes in NODES {
                let options = Negamax { depth: 1 + number as u32 % 7, ends: ENDS[number / 2 % 2], table: &table };
                let found = negamax(maze, place, &Guess, &Hunch, options, &mut clock_of(nodes), told);
                told.found(&found);
            }
        }),
        told(&few(), |number, maze, place, told| {
            for nodes in NODES {
                let options =
                    Sss { depth: number as u32 % 6, ends: ENDS[number % 2], most_nodes: [1 << 20, 40][number / 9 % 2] };
                let found = sss(maze, place, &Guess, options, &mut clock_of(nodes), told);
                told.found(&found);
            }
        }),
        told(&few(), |number, maze, place, told| {
            for nodes in [0, 2, u64::MAX] {
                let dice = &mut Dice::new(number as u64);
                let found = greedy(maze, place, &Guess, dice, &mut clock_of(nodes), told);
                told.found(&found);
                told.found(&random(maze, place, dice));
            }
        }),
    ];
    assert_eq!(all, PLAIN, "{all:#x?}");
}

#[test]
fn what_the_engine_tells() {
    let mixes: Vec<_> = mixes().collect();
    let options_of = |number: usize, mix: usize| {
        let options = mixes[mix * 7 % mixes.len()];
        let (depth, step) = (1 + (number + mix) as u32 % 8, 1 + mix as u32 % 3);
        Pvs { depth, step, ends: ENDS[(number + mix) % 2], quiescence: [0, 1, 2, 9][mix % 4], ..options }
    };
    let by_lines = told(&few(), |number, maze, place, told| {
        for mix in 0..24 {
            let (table, options) = (Table::new([64, 1 << 12, 1 << 14][mix % 3]), options_of(number, mix));
            let mut reports = Chronicle::default();
            let (engine, listen) = (engine(maze, &Hunch, &table, options), &mut |info: &_| heard(&mut reports, info));
            let nodes = NODES[if mix % 3 == 0 { mix / 3 % NODES.len() } else { 4 }];
            let found = analyze(engine, place, 1 + (number + mix) % 5, &mut clock_of(nodes), told, listen);
            for line in &found {
                told.found(line);
            }
            told.note("reports", &[reports.0 as i64]);
        }
    });
    let by_mtdf = told(&few(), |number, maze, place, told| {
        for mix in 0..16 {
            let (table, options) = (Table::new(1 << 12), options_of(number, mix + 3));
            let nodes = NODES[if mix % 4 == 0 { mix / 4 } else { 4 }];
            let found = mtdf(engine(maze, &Hunch, &table, options), place, &mut clock_of(nodes), told);
            told.found(&found);
        }
    });
    let informed = told(&few(), |number, maze, place, told| {
        let atlas = Atlas::of(*maze, [0, 30, 100, 200][number % 4]);
        for mix in 0..16 {
            let endings = Endings { atlas: &atlas, first: [3, 5, 6, 8][mix % 4] };
            let evaluator = Informed::new(&atlas, (mix < 12).then_some(&endings), maze, place);
            let (table, options) = (Table::new(1 << 12), options_of(number, mix + 11));
            let engine = Engine { game: maze, evaluator: &evaluator, guide: &Hunch, table: &table, options };
            let found = pvs(engine, place, &mut Clock::unlimited(), told, &mut |_| {});
            told.found(&found);
        }
    });
    let rare = told(&few(), |number, maze, place, told| {
        for mix in 0..8 {
            let (table, options) = (Table::new(1 << 12), options_of(number, mix + 5));
            let found = pvs(engine(maze, &Rare, &table, options), place, &mut Clock::unlimited(), told, &mut |_| {});
            told.found(&found);
        }
    });
    let all = [by_lines, by_mtdf, informed, rare];
    assert_eq!(all, ENGINE, "{all:#x?}");
}

#[test]
fn what_proofs_tell() {
    let by_questions = told(&few(), |number, maze, place, told| {
        let table = ProofTable::new([64, 1 << 12][number % 2]);
        for nodes in NODES {
            let prover = DfPn { game: maze, evaluator: &Guess, table: &table, threads: 1 };
            let solution = solve_watched(prover, place, &mut clock_of(nodes), told);
            told.solution(&solution);
        }
    });
    let best_first = told(&few(), |number, maze, place, told| {
        let atlas = Atlas::of(*maze, 100);
        for nodes in NODES {
            let most_nodes = [1 << 20, 30][number / 3 % 2];
            let solution = solve_best_first(maze, place, &atlas, most_nodes, &mut clock_of(nodes), told);
            told.solution(&solution);
        }
    });
    let asked = told(&few(), |number, maze, place, told| {
        for at_least in -2..=2 {
            let question = Question { side: jogada_rules::Side::BOTH[number % 2], at_least };
            let (table, clock) = (ProofTable::new(1 << 10), &mut Clock::unlimited());
            let prover = DfPn { game: maze, evaluator: &Guess, table: &table, threads: 1 };
            for proof in [
                df_pn(prover, place, question, clock),
                proof_number_search(maze, place, &Guess, question, 1 << 16, clock, told),
            ] {
                let answer = proof.answer.map_or(-1, i64::from);
                told.note("proof", &[answer, proof.best.map_or(-1, i64::from), clock.nodes() as i64]);
            }
        }
    });
    let all = [by_questions, best_first, asked];
    assert_eq!(all, PROOFS, "{all:#x?}");
}

#[test]
fn what_simulations_tell() {
    let all = [0, 1, 2, 3].map(|mix: u32| {
        told(&few(), |number, maze, place, told| {
            let options = Mcts {
                exploration: [0.7, 1.4][number % 2],
                rave: [0.0, 30.0][mix as usize % 2],
                prior: [0.0, 8.0][mix as usize / 2],
                expand_after: number as u32 % 3,
                memory: [1 << 20, 3000][number / 4 % 2],
                seed: number as u64,
                answer_only_move: number % 5 == 0,
                ..Mcts::default()
            };
            let (simulation, mut tree) =
                (Simulation { game: maze, playout: &Tracked, guide: &Hunch, options }, Tree::new(maze));
            for games in [1, 40, 300] {
                let (clock, mut reports) = (&mut clock_of(games), Chronicle::default());
                let listen = &mut |info: &_| heard(&mut reports, info);
                let found: Found<u8> = watched(simulation, &mut tree, place, clock, told, listen);
                told.found(&found);
                for line in &lines(simulation, &tree, 3) {
                    told.found(line);
                }
                let (lower, upper) = tree.bounds();
                told.note("tree", &[lower.raw().into(), upper.raw().into(), tree.size() as i64]);
                told.note("reports", &[reports.0 as i64]);
            }
        })
    });
    assert_eq!(all, SIMULATIONS, "{all:#x?}");
}

const PLAIN: [u64; 5] =
    [0xdf8d_1e50_8d77_ff60, 0x0a34_8502_b0a9_895d, 0x6788_774a_85f9_52b7, 0x0d46_302f_a77f_d13d, 0xcbc6_3758_38e8_abdb];
const ENGINE: [u64; 4] = [0xdcba_fc9a_7bdc_9104, 0x9cf8_3409_9b2c_4d43, 0xd0a3_1d03_c42e_ec73, 0xab2f_c6b9_8b11_8d07];
const PROOFS: [u64; 3] = [0xb574_7201_77cb_610b, 0xe919_353b_5702_a250, 0xc435_00f6_18d4_50a0];
const SIMULATIONS: [u64; 4] =
    [0x5bcf_2e80_6e6a_4956, 0x538b_4f29_1d27_6487, 0x5bcf_2e80_6e6a_4956, 0x35cd_49a3_ec2d_8a4b];
