//! Everyone against everyone.

use super::pairs::Pairs;
use super::rating::Meeting;
use super::score::Tally;

/// Who got what against whom.
#[derive(Clone, Debug, Default)]
pub struct CrossTable {
    cells: Vec<Vec<Duel>>,
}

/// What a player got against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Game by game.
    pub games: Tally,
    /// Pair by pair.
    pub pairs: Pairs,
}

impl CrossTable {
    /// A table for so many players, nothing played yet.
    pub fn new(players: usize) -> Self {
        Self { cells: vec![vec![Duel::default(); players]; players] }
    }

    /// How many players there are.
    pub const fn players(&self) -> usize {
        self.cells.len()
    }

    /// One more game: `one` got so many half points against `other`.
    pub fn add_game(&mut self, one: usize, other: usize, half_points: u8) {
        self.cells[one][other].games.add(half_points);
        self.cells[other][one].games.add(2 - half_points.min(2));
    }

    /// One more pair: `one` got so many half points against `other`.
    pub fn add_pair(&mut self, one: usize, other: usize, half_points: u8) {
        self.cells[one][other].pairs.add(half_points);
        self.cells[other][one].pairs.add(4 - half_points.min(4));
    }

    /// What `one` got against `other`.
    pub fn cell(&self, one: usize, other: usize) -> &Duel {
        &self.cells[one][other]
    }

    /// What a player got in all.
    pub fn total(&self, player: usize) -> Duel {
        self.cells[player].iter().fold(Duel::default(), |mut sum, cell| {
            sum.games += cell.games;
            for (all, count) in sum.pairs.counts.iter_mut().zip(cell.pairs.counts) {
                *all += count;
            }
            sum
        })
    }

    /// Every meeting once.
    pub fn meetings(&self) -> Vec<Meeting> {
        let players = self.players();
        let pairings = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
        pairings.map(|(one, other)| Meeting { one, other, pairs: self.cells[one][other].pairs }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_see_the_same_game() {
        let mut table = CrossTable::new(3);
        table.add_game(0, 1, 2);
        table.add_game(1, 0, 1);
        table.add_pair(0, 1, 3);
        table.add_game(2, 0, 2);
        assert_eq!(table.cell(0, 1).games, Tally { wins: 1, draws: 1, losses: 0 });
        assert_eq!(table.cell(1, 0).games, table.cell(0, 1).games.turned());
        assert_eq!(table.cell(1, 0).pairs.counts, [0, 1, 0, 0, 0]);
        assert_eq!(table.total(0).games, Tally { wins: 1, draws: 1, losses: 1 });
        assert_eq!(table.meetings().len(), 3);
    }
}
