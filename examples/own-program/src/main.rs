//! A program of one's own: the whole command line of Jogada, with one more game, one more evaluation and one more heuristic.
//!
//! Run with `cargo run -p own-program -- play twenty-one --text`, or any other command of `jogada`:
//! `cargo run -p own-program -- best nim --player greedy:eval=tallest`,
//! `cargo run -p own-program -- search adji-boto-puzzle --problem C --algorithm greedy --heuristic holes`.

mod twenty_one;

use std::process::ExitCode;

use jogada_catalog::{Catalog, EntryBuilder, GameEntry, Parameter, standard};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Board};
use jogada_games::nim::{Nim, NimState};
use jogada_rules::{Cost, Evaluator, Heuristic, Promise, Value};

use twenty_one::{ModuloFour, TwentyOne};

/// A poor judge of Nim: the taller the tallest heap, the better.
struct Tallest;

impl Evaluator<Nim> for Tallest {
    fn evaluate(&self, _: &Nim, state: &NimState) -> Value {
        let tallest = state.heaps().iter().max().copied().unwrap_or_default();
        Value::hundredths(tallest as i32)
    }
}

/// A bold guess at the Adji-boto puzzle: every hole with pieces takes a move.
struct Holes;

impl Heuristic<AdjiBotoPuzzle> for Holes {
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &Board) -> Cost {
        Cost::moves(state.grid().iter().flatten().filter(|&&pieces| pieces > 0).count() as u32)
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

fn twenty_one() -> GameEntry {
    EntryBuilder::new("twenty-one", |settings| Ok(TwentyOne { goal: settings.size("goal") as u8 }))
        .parameter(Parameter::number("goal", 1, 200, 21))
        .evaluation("modulo-four", ModuloFour)
        .level("easy", "random")
        .level("hard", "pvs:depth=6")
        .build()
}

fn catalog() -> Catalog {
    Catalog::standard()
        .with_game(twenty_one())
        .with_game(standard::nim().evaluation("tallest", Tallest).build())
        .with_puzzle(standard::adji_boto_puzzle().heuristic("holes", Holes).build())
}

fn main() -> ExitCode {
    jogada_cli::run(catalog(), std::env::args_os())
}

#[cfg(test)]
mod tests {
    use jogada_catalog::{Player, Spec, StopFlag};

    use super::*;

    #[test]
    fn the_new_game_obeys_the_laws_and_its_evaluation_is_right() {
        let game = TwentyOne { goal: 21 };
        assert_eq!(jogada_rules::contract::check(&game, 1, 50, 100), 50);
    }

    #[test]
    fn the_new_game_and_the_new_evaluation_are_played_like_the_others() {
        for (game, player, best) in [("twenty-one", "hard", "1"), ("twenty-one:goal=23", "greedy", "3")] {
            let Ok(Player::Computer(computer)) = catalog().player(game, player) else { panic!("{player}") };
            let mut session = catalog().open(game).expect("the new game");
            assert_eq!(session.think(&computer, &StopFlag::new()).mv.as_deref(), Some(best));
        }
        assert!(catalog().player("nim", "greedy:eval=tallest").is_ok());
    }

    #[test]
    fn the_new_heuristic_guides_every_search_that_asks_one() {
        let catalog = catalog();
        let puzzle = catalog.puzzle(&Spec::named("adji-boto-puzzle")).expect("a standard puzzle");
        for algorithm in ["greedy:heuristic=holes", "astar:heuristic=holes,symmetry=on", "sma:heuristic=holes"] {
            let plan = puzzle.plan(algorithm).expect("the heuristic is known");
            let session = catalog.open("adji-boto-puzzle:problem=C").expect("problem C");
            let finding = session.find_way(&plan, &StopFlag::new(), &mut ()).expect("a puzzle");
            assert!(finding.is_found() && !finding.is_optimal(), "{algorithm}");
        }
    }
}
