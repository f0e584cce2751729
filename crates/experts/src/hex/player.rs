//! The player: the net's search, with what can be known without searching.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Value};
use jogada_search::tree::Found;
use jogada_search::{Clock, Report};

use super::insight::Ignorance;
use super::net::{Net, Opinion, Scratch};
use super::perspective::Perspective;
use super::puct::{Line, Options, Searcher};

/// Plays Hex on boards of any size, with or without swap.
///
/// ```
/// use jogada_experts::hex::player::NetPlayer;
/// use jogada_experts::hex::puct::Options;
/// use jogada_games::hex::Hex;
/// use jogada_rules::Game;
/// use jogada_search::{Clock, Limits, StopFlag};
///
/// let game = Hex::new(5, false)?;
/// let mut clock = Clock::start(&Limits::nodes(100), &StopFlag::new());
/// let mut player = NetPlayer::new(Options::default());
/// let found = player.search(&game, &game.initial(), &mut clock, &mut |_| {});
/// assert!(found.best().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct NetPlayer {
    searcher: Searcher<'static>,
    size: usize,
}

impl NetPlayer {
    /// A player that knows nothing of a game yet.
    pub fn new(options: Options) -> Self {
        Self { searcher: Searcher::new(Net::standard(), options), size: 0 }
    }

    /// Searches otherwise from now on; what is known stays.
    pub const fn set_options(&mut self, options: Options) {
        self.searcher.options = options;
    }

    /// The best move that it finds before the clock stops. What it knows of the position from the moves before is used.
    pub fn search(
        &mut self,
        game: &Hex,
        state: &HexState,
        clock: &mut Clock,
        report: &mut Report<'_, HexMove>,
    ) -> Found<HexMove> {
        if self.size != game.size() {
            *self = Self { size: game.size(), ..Self::new(self.searcher.options) };
        }
        self.searcher.search(game, state, || Ignorance, clock, report)
    }

    /// The `lines` best moves, best first.
    pub fn analyze(&mut self, game: &Hex, state: &HexState, lines: usize, clock: &mut Clock) -> Vec<Found<HexMove>> {
        let stopped = self.search(game, state, clock, &mut |_| {}).stopped;
        self.searcher.lines(lines).into_iter().map(|line| Found { stopped, ..found(line) }).collect()
    }
}

fn found(line: Line) -> Found<HexMove> {
    let value = match line.proven {
        true if line.value > 0.0 => Value::SOME_WIN,
        true => Value::SOME_LOSS,
        false => Value::hundredths((line.value.clamp(-0.99, 0.99) * 100.0) as i32),
    };
    Found { depth: line.moves.len() as u32, line: line.moves, value, proven: line.proven, stopped: None }
}

/// Where the net would play, without search: free cells with their shares of one, best first, and what the side to move
/// may expect, from −1 to 1.
pub fn heat(game: &Hex, state: &HexState) -> (Vec<(Cell, f32)>, f32) {
    if game.settled(state).is_some() {
        return (Vec::new(), game.settled(state).map_or(0.0, |value| value.signum() as f32));
    }
    let net = Net::standard();
    let (mut scratch, mut opinion) = (Scratch::new(net, game.size()), Opinion::default());
    let perspective = Perspective::of(game, state);
    net.look(&perspective, &mut scratch, &mut opinion);
    let free = (0..opinion.policy.len()).filter(|&index| perspective.is_empty(index));
    let mut cells: Vec<_> = free.map(|index| (perspective.cell(index), opinion.policy[index])).collect();
    cells.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    (cells, opinion.value)
}
