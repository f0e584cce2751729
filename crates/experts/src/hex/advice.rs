//! What connections and cells that do not matter tell the net's search.

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::Game;

use super::closing::closing;
use super::glance::{Glance, Insight};
use super::insight::{HexAdviser, HexInsight};

impl Insight for HexAdviser {
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance {
        let insight = self.look(game, state);
        match insight.winner {
            Some(side) if side == game.turn(state) => {
                // Whoever is joined already needs no move of all, but plays where the other side could get in the way.
                let free = |cell: &Cell| game.owner(state, *cell).is_none();
                let HexInsight { winning_move, carrier, must_play, .. } = insight;
                let cell = winning_move.or_else(|| carrier.into_iter().chain(must_play).find(free));
                cell.map_or(Glance::Open(None), Glance::Won)
            }
            Some(_) => Glance::Lost,
            None => Glance::Open(Some(insight.worth_trying())),
        }
    }

    fn closing(&mut self, game: &Hex, state: &HexState) -> Vec<Cell> {
        closing(game, state, &self.look(game, state))
    }

    fn needed(&mut self, game: &Hex, state: &HexState) -> Option<Vec<Cell>> {
        let HexInsight { winner, carrier, .. } = self.look(game, state);
        winner.map(|_| carrier)
    }
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::HexMove;
    use jogada_rules::Dice;
    use jogada_search::Clock;

    use super::*;
    use crate::hex::net::Net;
    use crate::hex::puct::{Puct, Searcher};

    fn after(game: &Hex, state: &HexState, mv: HexMove) -> HexState {
        let mut next = state.clone();
        game.play(&mut next, mv);
        next
    }

    /// Whether the side to move wins, by trying everything.
    fn wins(game: &Hex, state: &HexState) -> bool {
        if let Some(value) = game.settled(state) {
            return value.is_win();
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().any(|mv| !wins(game, &after(game, state, mv)))
    }

    #[test]
    fn a_search_with_advice_proves_what_is_true_and_plays_to_win() {
        let game = Hex::new(4, false).expect("a size that exists");
        let mut dice = Dice::new(2);
        let mut proven_at_once = 0;
        for number in 0..80 {
            let mut state = game.initial();
            for _ in 0..5 + number % 4 {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                if let Some(&mv) = dice.pick(&moves) {
                    game.play(&mut state, mv);
                }
            }
            if game.settled(&state).is_some() {
                continue;
            }
            let options = Puct { insight_after: number as u32 % 3, ..Puct::default() };
            let mut searcher = Searcher::new(Net::standard(), options);
            let mut clock = Clock::unlimited();
            let found = searcher.search(&game, &state, || HexAdviser::new(&game), &mut clock, &mut |_| {});
            let won = wins(&game, &state);
            assert!(found.proven && found.value.is_win() == won, "{state:?}");
            assert!(!won || !wins(&game, &after(&game, &state, found.line[0])), "{state:?}");
            proven_at_once += usize::from(clock.nodes() <= 3);
        }
        assert!(proven_at_once > 40, "{proven_at_once}");
    }
}
