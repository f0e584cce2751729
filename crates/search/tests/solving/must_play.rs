//! Must-play search against minimax, on random games of filling slots.

use jogada_rules::{
    Coloring, Dice, Evaluator, Game, Indexed, Key, Keyed, Nothing, Placement, Played, Side, Symmetric, Value, contract,
    zobrist,
};
use jogada_search::proof::{CarrierTable, MustPlay, must_play};
use jogada_search::tree::{Ends, minimax};
use jogada_search::{Clock, Limits, StopFlag, Stopped};

/// First wins by filling all slots of one of the sets, Second by a slot in each of them.
#[derive(Clone, Debug)]
struct Claim {
    slots: usize,
    sets: Vec<u16>,
    /// Whether somebody has to say who begins, before anything is filled.
    choice: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Board {
    /// The slots of each side.
    own: [u16; 2],
    turn: Side,
    open: bool,
}

/// A slot, or who begins: itself or the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fill {
    Slot(u8),
    Begin(bool),
}

impl Claim {
    /// Half of the sets are images of the others, so that turning the board by half of its slots changes nothing.
    fn random(seed: u64, choice: bool) -> Self {
        let mut dice = Dice::new(seed);
        let slots = 6 + 2 * dice.below(2);
        let turned = |set: u16| (set << (slots / 2) | set >> (slots / 2)) & ((1 << slots) - 1);
        let mut set = || (0..2 + dice.below(3)).fold(0, |set, _| set | 1 << dice.below(slots));
        let count = 2 + seed as usize % 5;
        let sets = (0..count).map(|_| set()).flat_map(|set| [set, turned(set)]).collect();
        Self { slots, sets, choice }
    }

    fn turned(&self, set: u16) -> u16 {
        (set << (self.slots / 2) | set >> (self.slots / 2)) & ((1 << self.slots) - 1)
    }

    fn winner(&self, board: Board) -> Option<Side> {
        let [first, second] = board.own;
        if self.sets.iter().any(|set| set & first == *set) {
            Some(Side::First)
        } else if self.sets.iter().all(|set| set & second != 0) {
            Some(Side::Second)
        } else {
            None
        }
    }
}

impl Game for Claim {
    type State = Board;
    type Move = Fill;
    type Undo = Board;

    fn initial(&self) -> Board {
        Board { own: [0, 0], turn: Side::First, open: self.choice }
    }

    fn turn(&self, board: &Board) -> Side {
        board.turn
    }

    fn settled(&self, board: &Board) -> Option<Value> {
        self.winner(*board).map(|winner| if winner == board.turn { Value::WIN } else { Value::LOSS })
    }

    fn moves(&self, board: &Board, out: &mut Vec<Fill>) {
        if board.open {
            out.extend([Fill::Begin(true), Fill::Begin(false)]);
        } else if self.winner(*board).is_none() {
            let free = |slot: &u8| (board.own[0] | board.own[1]) >> slot & 1 == 0;
            out.extend((0..self.slots as u8).filter(free).map(Fill::Slot));
        }
    }

    fn play(&self, board: &mut Board, mv: Fill) -> Played<Board> {
        let before = *board;
        match mv {
            Fill::Slot(slot) => board.own[board.turn.index()] |= 1 << slot,
            Fill::Begin(_) => board.open = false,
        }
        board.turn = if mv == Fill::Begin(true) { board.turn } else { !board.turn };
        Played::quiet(before)
    }

    fn undo(&self, board: &mut Board, _: Fill, before: Board) {
        *board = before;
    }
}

impl Keyed for Claim {
    fn key(&self, board: &Board) -> Key {
        let [first, second] = board.own.map(u64::from);
        zobrist(1, first << 20 | second << 4 | (board.turn.index() as u64) << 1 | u64::from(board.open))
    }
}

impl Indexed for Claim {
    fn slots(&self) -> usize {
        self.slots + 2
    }

    fn slot(&self, _: &Board, mv: Fill) -> usize {
        match mv {
            Fill::Slot(slot) => usize::from(slot),
            Fill::Begin(own) => self.slots + usize::from(own),
        }
    }
}

impl Symmetric for Claim {
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, board: &Board, symmetry: usize) -> Board {
        if symmetry == 0 { *board } else { Board { own: board.own.map(|own| self.turned(own)), ..*board } }
    }

    fn image_of_move(&self, mv: Fill, symmetry: usize) -> Fill {
        match mv {
            Fill::Slot(slot) if symmetry == 1 => Fill::Slot((slot + self.slots as u8 / 2) % self.slots as u8),
            _ => mv,
        }
    }
}

impl Placement for Claim {
    fn is_placement(&self, board: &Board) -> bool {
        !board.open
    }
}

impl Coloring for Claim {}

/// What fills slots looks random.
struct Fancy;

impl Evaluator<Claim> for Fancy {
    fn evaluate(&self, game: &Claim, board: &Board) -> Value {
        Value::hundredths((game.key(board).0 % 100) as i32)
    }
}

fn boards(games: u64) -> impl Iterator<Item = (Claim, Board)> {
    (0..games).flat_map(|seed| {
        let game = Claim::random(seed, seed % 5 == 4);
        let mut dice = Dice::new(seed);
        let boards: Vec<_> = (0..4).map(|_| contract::random_position(&game, &mut dice, 4)).collect();
        boards.into_iter().chain([game.initial()]).map(move |board| (game.clone(), board))
    })
}

#[test]
fn claims_obey_the_rules() {
    for seed in 0..20 {
        let game = Claim::random(seed, seed % 2 == 1);
        assert_eq!(contract::check_rules(&game, 1, 10, 20), 10);
        contract::check_coloring(&game, 1, 10);
    }
}

#[test]
fn must_play_finds_who_wins_whatever_the_table_forgets() {
    let mut seen = [0; 2];
    for (number, (game, board)) in boards(250).enumerate().filter(|(_, (game, board))| game.settled(board).is_none()) {
        let truth = minimax(&game, &board, &Nothing, 30, Ends::Outcome, &mut Clock::unlimited(), &mut ()).value;
        let mut table = CarrierTable::new([64, 1 << 10, 1 << 16][number % 3]);
        // The second time, what the first has left behind answers.
        for _ in 0..2 {
            let prover = MustPlay { game: &game, evaluator: &Fancy, table: &mut table };
            let wins = must_play(prover, &board, &mut Clock::unlimited()).expect("nothing stops it");
            assert_eq!(wins, truth.is_win(), "{board:?} of {game:?}");
            seen[usize::from(wins)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 200), "{seen:?}");
}

#[test]
fn one_table_serves_all_positions_of_a_game() {
    for seed in 0..25 {
        let game = Claim::random(seed, false);
        let (mut table, mut dice) = (CarrierTable::new(1 << 14), Dice::new(seed));
        for _ in 0..30 {
            let board = contract::random_position(&game, &mut dice, 5);
            if game.settled(&board).is_none() {
                let truth = minimax(&game, &board, &Nothing, 30, Ends::Outcome, &mut Clock::unlimited(), &mut ()).value;
                let prover = MustPlay { game: &game, evaluator: &Nothing, table: &mut table };
                assert_eq!(
                    must_play(prover, &board, &mut Clock::unlimited()),
                    Ok(truth.is_win()),
                    "{board:?} {game:?}"
                );
            }
        }
    }
}

#[test]
fn must_play_takes_as_many_positions_as_it_did() {
    let sizes = [64, 1 << 10, 1 << 12, 1 << 16];
    let took = sizes.map(|bytes| {
        let mut clock = Clock::unlimited();
        for (game, board) in boards(60).filter(|(game, board)| game.settled(board).is_none()) {
            let mut table = CarrierTable::new(bytes);
            for board in [board, game.image(&board, 1)] {
                let prover = MustPlay { game: &game, evaluator: &Fancy, table: &mut table };
                must_play(prover, &board, &mut clock).expect("nothing stops it");
            }
        }
        clock.nodes()
    });
    assert_eq!(took, [32_904, 28_369, 24_440, 24_010]);
}

#[test]
fn a_stopped_search_says_nothing() {
    let game = Claim { slots: 6, sets: vec![0b111, 0b11_1000], choice: false };
    for nodes in [0, 1, 8] {
        let mut table = CarrierTable::new(1 << 10);
        let prover = MustPlay { game: &game, evaluator: &Nothing, table: &mut table };
        let clock = &mut Clock::start(&Limits::nodes(nodes), &StopFlag::new());
        assert_eq!(must_play(prover, &game.initial(), clock), Err(Stopped::Nodes));
    }
}
