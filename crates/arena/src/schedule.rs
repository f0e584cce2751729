//! Who meets whom, in which order: a number decides everything about a game.

/// A round robin. In each round every two players play the round's opening twice, sides exchanged.
///
/// ```
/// use jogada_arena::Schedule;
///
/// let schedule = Schedule::new(3, 2);
/// let games: Vec<_> = (0..schedule.games()).map(|index| schedule.fixture(index)).map(|game| (game.first, game.second)).collect();
/// assert_eq!(games, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    players: u64,
    rounds: u64,
}

/// One game of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from 0.
    pub index: u64,
    /// The number of its pair, from 0.
    pub pair: u64,
    /// The number of its round, from 0.
    pub round: u64,
    /// Who moves first, by number.
    pub first: usize,
    /// Who moves second, by number.
    pub second: usize,
}

impl Schedule {
    /// Each two of `players` play `games` games.
    pub const fn new(players: usize, games: u64) -> Self {
        Self { players: players as u64, rounds: games.div_ceil(2) }
    }

    /// How many openings are played.
    pub const fn rounds(&self) -> u64 {
        self.rounds
    }

    /// How many games are played in all.
    pub const fn games(&self) -> u64 {
        2 * self.rounds * self.pairings()
    }

    /// How many ways there are to choose two players.
    const fn pairings(&self) -> u64 {
        self.players * self.players.saturating_sub(1) / 2
    }

    /// The game of that number. Rounds follow each other, so a longer schedule begins with the shorter one.
    pub fn fixture(&self, index: u64) -> Fixture {
        let pair = index / 2;
        let (one, other) = self.pairing(pair % self.pairings().max(1));
        let (first, second) = if index.is_multiple_of(2) { (one, other) } else { (other, one) };
        Fixture { index, pair, round: pair / self.pairings().max(1), first, second }
    }

    fn pairing(&self, mut number: u64) -> (usize, usize) {
        let mut one = 0;
        while number + one + 1 >= self.players && one + 2 < self.players {
            number -= self.players - 1 - one;
            one += 1;
        }
        (one as usize, (one + 1 + number) as usize)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn everyone_plays_everyone_on_both_sides_as_often() {
        for players in 2..6 {
            let schedule = Schedule::new(players, 6);
            let mut met = BTreeMap::new();
            for index in 0..schedule.games() {
                let fixture = schedule.fixture(index);
                *met.entry((fixture.first, fixture.second)).or_insert(0) += 1;
            }
            assert_eq!(met.len(), players * (players - 1));
            assert!(met.values().all(|&games| games == 3), "{met:?}");
        }
    }

    #[test]
    fn the_games_of_a_pair_exchange_sides() {
        let schedule = Schedule::new(4, 10);
        for pair in 0..schedule.games() / 2 {
            let (one, other) = (schedule.fixture(2 * pair), schedule.fixture(2 * pair + 1));
            assert_eq!((one.first, one.second, one.round), (other.second, other.first, other.round));
            assert_eq!((one.pair, other.pair), (pair, pair));
        }
    }

    #[test]
    fn a_longer_schedule_begins_with_the_shorter_one() {
        let (short, long) = (Schedule::new(3, 4), Schedule::new(3, 40));
        assert!((0..short.games()).all(|index| short.fixture(index) == long.fixture(index)));
    }
}
