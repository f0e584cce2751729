//! Searches of games for two and of ways in graphs: from textbook minimax, alpha-beta and A* to engines that prove.
//!
//! No server and no command line: the program `jogada` is a package of its own, `jogada-program`. Start from what you want
//! to do.
//!
//! # Search a game of mine
//!
//! Four methods make a game; every search plays it. Results print themselves.
//!
//! ```
//! use jogada::{Mcts, Pvs, SmallGame, Value};
//!
//! /// Take one, two or three; who takes the last wins.
//! struct TakeAway;
//!
//! impl SmallGame for TakeAway {
//!     type Position = u32;
//!     type Move = u32;
//!
//!     fn start(&self) -> u32 { 21 }
//!     fn choices(&self, pile: &u32, out: &mut Vec<u32>) { out.extend(1..=3.min(*pile)) }
//!     fn make(&self, pile: &mut u32, taken: u32) { *pile -= taken }
//!     fn ended(&self, pile: &u32) -> Option<Value> { (*pile == 0).then_some(Value::LOSS) }
//! }
//!
//! let found = Pvs::new(&TakeAway).depth(8).search(&TakeAway.at(6));
//! assert_eq!(found.to_string(), "2: win in 3, proven (depth 3, line 2 1 3)");
//! let found = Mcts::new(&TakeAway).nodes(1_000).search(&TakeAway.at(6));
//! assert_eq!(found.best(), Some(2));
//! ```
//!
//! Estimates are closures ([`estimate`](SearchBuilder::estimate)); limits, threads and memory are methods of the builder, which
//! [`Pvs`], [`Mcts`], [`AlphaBeta`], [`Minimax`] and [`Mtdf`] share. A game that scores points, keeps or skips turns or has
//! a quick undo implements [`Game`]; [`Keyed`], [`Indexed`] and [`Symmetric`] say more about it to those who ask.
//! [`contract::check_rules`] plays random games and holds your rules against the laws that searches rely on.
//!
//! # Find a way in a graph of mine
//!
//! ```
//! // Twelve steps to the east and five to the south, around a wall.
//! let free = |&(x, y): &(i32, i32)| !(x == 6 && y < 4) && (0..20).contains(&x) && (0..20).contains(&y);
//! let steps = |&(x, y): &(i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].into_iter().filter(free);
//! let way = jogada::astar((0, 0), steps, |&(x, y)| x.abs_diff(12) + y.abs_diff(5), |&at| at == (12, 5));
//! assert_eq!((way.cost, way.proven, way.states.len()), (Some(17.into()), true, 18));
//! ```
//!
//! A neighbor is a state, or a state with its cost: `(state, 3)`. The same for [`bfs`], [`dfs`], [`iddfs`], [`uniform`]
//! (Dijkstra), [`greedy`], [`idastar`], [`rbfs`], [`sma`], [`wastar`], [`beam`], [`partial_astar`], [`bidirectional`] and
//! [`optimal`]. A [`Graph`] holds the closures for several searches and has limits; a [`Puzzle`] is the trait behind them,
//! and an observer of [`path`] sees every step.
//!
//! # Add my game to the program
//!
//! With the feature `catalog` a game with [texts](Notation) and a [drawing](Scenic) becomes a card, and a catalog of one's
//! own plays, analyzes, solves and shows it, by name, beside the rest.
//!
//! ```
//! # #[cfg(feature = "catalog")] {
//! use jogada::catalog::{Limits, StopFlag};
//! use jogada::standard::{GameCard, catalog};
//! use jogada::{BoardStyle, MoveError, Notation, ReadError, Reader, Scene, Scenic, Side, Symmetric, Turned, Wanted};
//! # use jogada::{SmallGame, Value};
//! # struct TakeAway;
//! # impl SmallGame for TakeAway {
//! #     type Position = u32;
//! #     type Move = u32;
//! #     fn start(&self) -> u32 { 21 }
//! #     fn choices(&self, pile: &u32, out: &mut Vec<u32>) { out.extend(1..=3.min(*pile)) }
//! #     fn make(&self, pile: &mut u32, taken: u32) { *pile -= taken }
//! #     fn ended(&self, pile: &u32) -> Option<Value> { (*pile == 0).then_some(Value::LOSS) }
//! # }
//!
//! impl Notation for TakeAway {
//!     fn move_text(&self, _: &Turned<u32>, taken: u32) -> String { taken.to_string() }
//!     fn read_move(&self, state: &Turned<u32>, text: &str) -> Result<u32, MoveError> {
//!         let mut reader = Reader::new(text);
//!         let taken = reader.number(Wanted::Move, 1, 3.min(state.position.into()))?;
//!         reader.finish()?;
//!         Ok(taken as u32)
//!     }
//!     fn position_text(&self, state: &Turned<u32>) -> String { format!("{} {}", state.position, state.turn) }
//!     fn read_position(&self, text: &str) -> Result<Turned<u32>, ReadError> {
//!         let mut reader = Reader::new(text);
//!         let position = reader.number(Wanted::Number, 0, 1000)? as u32;
//!         let turn = Side::from_number(reader.number(Wanted::Side, 1, 2)? as u8).expect("1 and 2 are sides");
//!         reader.finish()?;
//!         Ok(Turned { position, turn })
//!     }
//!     fn board_text(&self, state: &Turned<u32>, _: BoardStyle) -> String { "|".repeat(state.position as usize) }
//! }
//!
//! impl Symmetric for TakeAway {}
//!
//! impl Scenic for TakeAway {
//!     fn scene(&self, _: &Turned<u32>) -> Scene { Scene::new(4.0, 2.0) }
//! }
//!
//! let card = GameCard::new("take-away", |_| Ok(TakeAway))
//!     .about("Take 1, 2 or 3; who takes the last wins", "Tira-se 1, 2 ou 3; ganha quem tirar o último")
//!     .level("hard", "pvs:depth=12");
//! let mut game = catalog().with_game(card.build()).open("take-away").expect("it is there");
//! # jogada::contract::check(&TakeAway, 1, 20, 30);
//! assert_eq!(game.solve(&Limits::NONE, &StopFlag::new()).best_moves, ["1"]);
//! # }
//! ```
//!
//! `jogada_cli::run(catalog, std::env::args_os())` makes the whole command line and page of it; the example `own-program`
//! of the repository is such a program, with an evaluation, a heuristic, an algorithm, a solver and an expert more.
//!
//! # Use the engine of Hex
//!
//! ```
//! # #[cfg(feature = "catalog")] {
//! use jogada::catalog::{Player, StopFlag};
//!
//! let catalog = jogada::standard::catalog();
//! let mut game = catalog.open("hex:size=5").expect("a spec");
//! let Ok(Player::Computer(expert)) = catalog.player("hex:size=5", "expert:nodes=50") else { panic!("a player") };
//! game.play("a3").expect("a move");
//! let thought = game.think(&expert, &StopFlag::new());
//! assert!(game.legal().contains(&thought.mv.expect("a move")));
//! # }
//! ```
//!
//! # Features
//!
//! | feature | what |
//! |---|---|
//! | none | the traits and values of `jogada-rules` and the searches of `jogada-search` |
//! | `games` (default) | [`games`]: Hex, Dots and Boxes, Adji-boto, Nim, tic-tac-toe, sliding tiles and more |
//! | `experts` | `experts`: engines and solvers of one game's own |
//! | `catalog` | `catalog` and `standard`: everything by name, sessions, cards |

pub use jogada_rules::*;
pub use jogada_search::short::*;
pub use jogada_search::{
    Assignment, Budget, Clock, Cut, Entry, Expert, Observer, Remaining, Reporter, SearchInfo, Table, mcts, path, proof,
    retro, short, solve, tree,
};

#[cfg(feature = "catalog")]
pub use jogada_catalog as catalog;
#[cfg(feature = "experts")]
pub use jogada_experts as experts;
#[cfg(feature = "games")]
pub use jogada_games as games;
#[cfg(feature = "catalog")]
pub use jogada_standard as standard;
