//! A program of one's own: the whole command line of Jogada, with one more game, one more evaluation and one more heuristic.
//!
//! Run with `cargo run -p own-program -- play twenty-one --text`, or any other command of `jogada`:
//! `cargo run -p own-program -- best nim --player greedy:eval=tallest`,
//! `cargo run -p own-program -- best hex --player cautious`, `cargo run -p own-program -- solve twenty-one`,
//! `cargo run -p own-program -- search doubling --algorithm bfs`,
//! `cargo run -p own-program -- search adji-boto-puzzle --problem C --algorithm greedy --heuristic holes`.

mod cautious;
mod doubling;
mod knowledge;
mod twenty_one;

use std::process::ExitCode;

use jogada_catalog::{Catalog, Parameter};
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, PuzzleBoard};
use jogada_games::nim::{Nim, NimState};
use jogada_rules::{Blind, Cost, Evaluator, Heuristic, Promise, Value};
use jogada_standard::{Addition, GameCard, PuzzleCard, catalog_with, games};

use cautious::WithCautious;
use doubling::DoublingPuzzle;
use knowledge::{Arithmetic, Counter};
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
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &PuzzleBoard) -> Cost {
        Cost::moves(state.grid().iter().flatten().filter(|&&pieces| pieces > 0).count() as u32)
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

/// A game with an evaluation, levels, a solver and an expert.
fn twenty_one() -> GameCard<TwentyOne> {
    GameCard::new("twenty-one", |settings| Ok(TwentyOne { goal: settings.size("goal") as u8 }))
        .about("Add 1, 2 or 3; who reaches the goal wins", "Soma-se 1, 2 ou 3; ganha quem chegar ao alvo")
        .parameter(Parameter::number("goal", 1, 200, 21))
        .evaluation("modulo-four", ModuloFour)
        .level("easy", "random")
        .level("hard", "pvs:depth=6")
        .solved_by(Arithmetic)
        .expert(Counter)
}

/// A puzzle with a heuristic.
fn doubling() -> PuzzleCard<DoublingPuzzle> {
    PuzzleCard::new("doubling", |settings| Ok(DoublingPuzzle { start: 1, goal: settings.size("goal") as u32 }))
        .about("From 1 to the goal by doubling and adding one", "De 1 ao alvo, dobrando e somando um")
        .parameter(Parameter::number("goal", 2, 1_000_000, 100))
        .heuristic("blind", Blind)
}

/// What Jogada brings along and everything of ours; the algorithm plays all games, ours too.
fn catalog() -> Catalog {
    catalog_with(&WithCautious)
        .with_game(WithCautious.to_game(twenty_one()).build())
        .with_game(WithCautious.to_game(games::nim::card().evaluation("tallest", Tallest)).build())
        .with_puzzle(doubling().build())
        .with_puzzle(games::adji_boto_puzzle::card().heuristic("holes", Holes).build())
}

fn main() -> ExitCode {
    jogada_cli::run(catalog(), std::env::args_os())
}

#[cfg(test)]
mod tests {
    use jogada_catalog::{Limits, Player, Spec, StopFlag};

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
            let spec = Spec::parse("adji-boto-puzzle:problem=C").expect("a spec");
            let finding = puzzle.open_quest(&spec).expect("problem C").find_way(&plan, &StopFlag::new(), &mut ());
            assert!(finding.is_found() && !finding.is_optimal(), "{algorithm}");
        }
    }

    #[test]
    fn the_new_puzzle_is_solved_by_the_old_algorithms() {
        let catalog = catalog();
        let puzzle = catalog.puzzle(&Spec::named("doubling")).expect("the new puzzle");
        for algorithm in ["bfs", "astar", "iddfs"] {
            let quest = puzzle.open_quest(&Spec::named("doubling")).expect("it opens");
            let finding = quest.find_way(&puzzle.plan(algorithm).expect("known"), &StopFlag::new(), &mut ());
            // 1 2 3 6 12 24 25 50 100.
            assert_eq!((finding.depth(), finding.is_optimal()), (Some(8), true), "{algorithm}");
        }
    }

    #[test]
    fn the_new_algorithm_plays_every_game_and_takes_what_the_reply_can_not_take_back() {
        let catalog = catalog();
        for game in catalog.games() {
            let Ok(Player::Computer(computer)) = Player::parse("cautious", game) else { panic!("{}", game.name()) };
            let mut session = game.open(&Spec::named(game.name())).expect("it opens");
            assert!(session.think(&computer, &StopFlag::new()).mv.is_some(), "{}", game.name());
        }
        let Ok(Player::Computer(computer)) = catalog.player("tic-tac-toe", "cautious") else { panic!("a player") };
        let mut session = catalog.open("tic-tac-toe").expect("it opens");
        session.set_position("xx./oo./x.. 2").expect("a position");
        assert_eq!(session.think(&computer, &StopFlag::new()).mv.as_deref(), Some("6"), "it wins at once");
    }

    #[test]
    fn the_new_solver_and_the_new_expert_know_what_the_search_finds() {
        let catalog = catalog();
        let Ok(Player::Computer(expert)) = catalog.player("twenty-one", "expert") else { panic!("an expert") };
        for total in 0..21 {
            let mut session = catalog.open("twenty-one").expect("the new game");
            session.set_position(&format!("{total} 1")).expect("a position");
            let solved = session.solve(&Limits::NONE, &StopFlag::new());
            let Ok(Player::Computer(plain)) = catalog.player("twenty-one", "minimax") else { panic!("a player") };
            let searched = session.think(&plain, &StopFlag::new());
            assert_eq!(solved.value(), Some(searched.value), "{total}");
            let chosen = session.think(&expert, &StopFlag::new()).mv.expect("a move");
            assert!(solved.best_moves.contains(&chosen), "{total}: {chosen}");
        }
    }
}
