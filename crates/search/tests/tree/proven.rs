//! What a search calls proven is the exact value, whatever it was allowed to take for granted: reach, quiescence,
//! tables of endings, a memory of other searches.

use jogada_rules::{Endgame, Evaluator, Game, Value, contract};
use jogada_search::tree::{Aids, Ends, Engine, Found, Informed, Ordering, Pvs, analyze, mtdf, pvs};
use jogada_search::{Clock, Table};

use crate::atlas::{Atlas, Endings};
use crate::synthetic::{Hunch, Maze, Place, positions};

/// Everything that can be switched, by lot.
fn mix(number: usize) -> Pvs {
    let one_of = |salt: u64, count: usize| jogada_rules::Dice::new(number as u64 ^ salt << 32).below(count);
    let on = |salt| one_of(salt, 2) == 1;
    Pvs {
        depth: 1 + one_of(1, 7) as u32,
        step: 1 + one_of(2, 2) as u32,
        ends: [Ends::Outcome, Ends::Distance][one_of(3, 2)],
        quiescence: [0, 1, 2, 9][one_of(4, 4)],
        aspiration: [None, Some(1), Some(100)][one_of(5, 3)],
        aids: Aids {
            null_windows: on(6),
            reach: one_of(7, 4) > 0,
            table_from: [None, Some(1), Some(2), Some(3)][one_of(8, 4)],
            probe_children_from: [None, Some(2), Some(3)][one_of(9, 3)],
        },
        ordering: Ordering { killers: on(10), countermoves: on(11), history: on(12) },
        threads: 1 + usize::from(one_of(13, 16) == 0),
        ..Pvs::default()
    }
}

/// How often something was claimed, so that no test is green for want of claims.
#[derive(Default)]
struct Claims {
    proven: usize,
    open: usize,
}

impl Claims {
    /// Holds one claim against the truth.
    fn hold(&mut self, atlas: &Atlas, place: &Place, options: &Pvs, found: &Found<u8>) {
        let Some(mv) = found.best() else { return };
        if !found.proven {
            self.open += 1;
            return;
        }
        self.proven += 1;
        let truth = atlas.worth(place, mv, options.ends);
        assert_eq!(found.value, truth, "move {mv} of {place:?} of {:?} with {options:?}", atlas.maze);
    }

    /// The same for the best move, whose value is the position's.
    fn hold_best(&mut self, atlas: &Atlas, place: &Place, options: &Pvs, found: &Found<u8>) {
        self.hold(atlas, place, options, found);
        if found.proven {
            let truth = options.ends.value(atlas.exact(place));
            assert_eq!(found.value, truth, "{place:?} of {:?} with {options:?}", atlas.maze);
        }
    }
}

/// Random mazes with estimates of every size, and places in them.
fn atlases(count: u64) -> impl Iterator<Item = (Atlas, Vec<Place>)> {
    (0..count).flat_map(Maze::all).enumerate().map(|(number, maze)| {
        let mut dice = jogada_rules::Dice::new(number as u64);
        let places = (0..6).map(|_| contract::random_position(&maze, &mut dice, 8)).collect();
        (Atlas::of(maze, [0, 30, 100, 200][number / 4 % 4]), places)
    })
}

#[test]
fn an_atlas_tells_the_truth() {
    for (maze, place) in positions(20, 5) {
        let atlas = Atlas::of(maze, 100);
        let plain = |ends| {
            let clock = &mut Clock::unlimited();
            jogada_search::tree::minimax(&maze, &place, &jogada_rules::Nothing, 30, ends, clock, &mut ()).value
        };
        assert_eq!(atlas.exact(&place), plain(Ends::Distance), "{place:?} of {maze:?}");
        contract::check_evaluator(&maze, &atlas, 3, 5, 20);
    }
}

#[test]
fn a_proof_is_the_truth_under_every_mix_of_options() {
    let mut claims = Claims::default();
    for (number, (atlas, places)) in atlases(200).enumerate() {
        for mixed in 0..8 {
            let options = mix(number * 8 + mixed);
            // One memory for all searches with the same quiescence, as in a game.
            let table = Table::new([64, 1 << 12, 1 << 16][mixed % 3]);
            for (depth, place) in (options.depth..).zip(&places) {
                let options = Pvs { depth: 1 + depth % 7, ..options };
                let engine = Engine { game: &atlas.maze, evaluator: &atlas, guide: &Hunch, table: &table, options };
                let found = pvs(engine, place, &mut Clock::unlimited(), &mut (), &mut |_| {});
                claims.hold_best(&atlas, place, &options, &found);
                let found = mtdf(engine, place, &mut Clock::unlimited(), &mut ());
                claims.hold_best(&atlas, place, &options, &found);
            }
        }
    }
    assert!(claims.proven > 5000 && claims.open > 5000, "{} {}", claims.proven, claims.open);
}

#[test]
fn a_proof_with_tables_of_endings_is_the_truth() {
    let mut claims = Claims::default();
    for (number, (atlas, places)) in atlases(60).enumerate() {
        for mixed in 0..8 {
            let options = mix(number * 8 + mixed + (1 << 20));
            let table = Table::new([64, 1 << 12, 1 << 16][mixed % 3]);
            let endings = Endings { atlas: &atlas, first: [3, 5, 6, 8][mixed % 4] };
            for place in &places {
                let informed = Informed::new(&atlas, Some(&endings), &atlas.maze, place);
                let engine = Engine { game: &atlas.maze, evaluator: &informed, guide: &Hunch, table: &table, options };
                let found = pvs(engine, place, &mut Clock::unlimited(), &mut (), &mut |_| {});
                claims.hold_best(&atlas, place, &options, &found);
                let found = mtdf(engine, place, &mut Clock::unlimited(), &mut ());
                claims.hold_best(&atlas, place, &options, &found);
            }
        }
    }
    assert!(claims.proven > 5000 && claims.open > 1000, "{} {}", claims.proven, claims.open);
}

/// What a search to `depth` plies is to find: the best of the moves, each line followed to its end, to a position that
/// the tables know, or to the horizon.
fn defined(atlas: &Atlas, endings: &Endings<'_>, place: &Place, depth: u32, ends: Ends, is_root: bool) -> Value {
    let maze = &atlas.maze;
    let known = if is_root { None } else { endings.value(maze, place) };
    if let Some(value) = maze.settled(place).or(known) {
        return ends.value(value);
    }
    if depth == 0 {
        return atlas.evaluate(maze, place);
    }
    let mut moves = Vec::new();
    maze.moves(place, &mut moves);
    let worth = |mv| {
        maze.descend(&mut place.clone(), mv, |child, edge| {
            edge.lift(defined(atlas, endings, child, depth - 1, ends, false))
        })
    };
    moves.into_iter().map(worth).max().expect("a game that goes on has a move")
}

#[test]
fn values_with_tables_of_endings_are_what_they_are_defined_to_be() {
    for (number, (atlas, places)) in atlases(40).enumerate() {
        for mixed in 0..6 {
            let options = Pvs { quiescence: 0, ..mix(number * 6 + mixed + (3 << 20)) };
            let endings = Endings { atlas: &atlas, first: [3, 5, 6, 8][mixed % 4] };
            for place in places.iter().filter(|place| atlas.maze.settled(place).is_none()) {
                let table = Table::new(1 << 12);
                let informed = Informed::new(&atlas, Some(&endings), &atlas.maze, place);
                let engine = Engine { game: &atlas.maze, evaluator: &informed, guide: &Hunch, table: &table, options };
                let found = pvs(engine, place, &mut Clock::unlimited(), &mut (), &mut |_| {});
                let truth = defined(&atlas, &endings, place, found.depth, options.ends, true);
                assert_eq!(found.value, truth, "{place:?} of {:?} with {options:?}", atlas.maze);
            }
        }
    }
}

#[test]
fn every_line_of_an_analysis_that_is_called_proven_is() {
    let mut claims = Claims::default();
    for (number, (atlas, places)) in atlases(40).enumerate() {
        for mixed in 0..4 {
            let options = mix(number * 4 + mixed + (2 << 20));
            let table = Table::new(1 << 14);
            for (wanted, place) in (1..).zip(&places) {
                let engine = Engine { game: &atlas.maze, evaluator: &atlas, guide: &Hunch, table: &table, options };
                let mut told = Vec::new();
                let listen = &mut |info: &jogada_search::SearchInfo<u8>| told.push(info.clone());
                for line in analyze(engine, place, wanted, &mut Clock::unlimited(), &mut (), listen) {
                    claims.hold(&atlas, place, &options, &line);
                }
                for info in told.into_iter().filter(|info| info.proven) {
                    assert_eq!(info.value, atlas.worth(place, info.line[0], options.ends), "{place:?} {options:?}");
                }
            }
        }
    }
    assert!(claims.proven > 1000 && claims.open > 1000, "{} {}", claims.proven, claims.open);
}
