//! The graph itself.

use jogada_rules::Dice;

use super::{MOST_COST, MOST_PLACES};

/// A stroke over a way of this cost takes it away.
const DEAREST_STROKE: u32 = 9;

/// Places by number, ways in the order in which they were written.
#[derive(Clone, Debug, Default)]
pub(super) struct RoadMap {
    pub(super) names: Vec<Box<str>>,
    pub(super) ways: Vec<Road>,
    pub(super) goals: Vec<u16>,
    /// The estimate of each place, where one was given.
    pub(super) estimates: Vec<Option<u32>>,
    /// Where each place is drawn, where that was given.
    pub(super) spots: Vec<Option<(i32, i32)>>,
}

/// A way between two places; one that is directed leads only from the first to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Road {
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) cost: u32,
    pub(super) directed: bool,
}

impl PartialEq for RoadMap {
    /// Names are compared without case, as readers do.
    fn eq(&self, other: &Self) -> bool {
        let plain = |names: &[Box<str>]| names.iter().map(|name| name.to_lowercase()).collect::<Vec<_>>();
        plain(&self.names) == plain(&other.names)
            && self.ways == other.ways
            && self.goals == other.goals
            && self.estimates == other.estimates
            && self.spots == other.spots
    }
}

impl RoadMap {
    /// The number of a place, which is added if it is new.
    pub(super) fn place(&mut self, name: &str) -> u16 {
        let known = self.names.iter().position(|known| known.to_lowercase() == name.to_lowercase());
        known.unwrap_or_else(|| {
            self.names.push(name.into());
            self.estimates.push(None);
            self.spots.push(None);
            self.names.len() - 1
        }) as u16
    }

    /// Draws a way between two places, or makes the one that is there dearer until it is gone; from a place to itself, a
    /// way to a new place.
    pub(super) fn stroke(&mut self, from: u16, to: u16) {
        if from == to {
            if self.names.len() < MOST_PLACES {
                let to = self.place(&self.free_name());
                self.ways.push(Road { from, to, cost: 1, directed: false });
            }
            return;
        }
        let joins = |way: &Road| [(from, to), (to, from)].contains(&(way.from, way.to));
        match self.ways.iter().position(joins) {
            None => self.ways.push(Road { from, to, cost: 1, directed: false }),
            Some(at) if self.ways[at].cost < DEAREST_STROKE => self.ways[at].cost += 1,
            Some(at) => drop(self.ways.remove(at)),
        }
    }

    /// A name that no place has: a letter, or a number where letters have run out.
    fn free_name(&self) -> String {
        let letters = ('A'..='Z').map(String::from);
        let mut names = letters.chain((1..).map(|number: usize| number.to_string()));
        names
            .find(|name| self.names.iter().all(|known| known.to_lowercase() != name.to_lowercase()))
            .unwrap_or_default()
    }

    /// Where one can go from a place, and what it costs.
    pub(super) fn ways_from(&self, at: u16) -> impl Iterator<Item = (u16, u32)> {
        self.ways.iter().filter_map(move |way| match way {
            Road { from, to, cost, .. } if *from == at => Some((*to, *cost)),
            Road { from, to, cost, directed: false } if *to == at => Some((*from, *cost)),
            _ => None,
        })
    }

    /// Where one can come from.
    pub(super) fn ways_to(&self, at: u16) -> impl Iterator<Item = (u16, u32)> {
        self.ways.iter().filter_map(move |way| match way {
            Road { from, to, cost, .. } if *to == at => Some((*from, *cost)),
            Road { from, to, cost, directed: false } if *from == at => Some((*to, *cost)),
            _ => None,
        })
    }

    /// What the cheapest way from each place to a goal costs; nothing where there is none. Plain relaxation: graphs
    /// that people draw are small.
    pub(super) fn costs_to_goal(&self) -> Vec<Option<u32>> {
        let mut costs = vec![None; self.names.len()];
        for &goal in &self.goals {
            costs[usize::from(goal)] = Some(0);
        }
        loop {
            let mut changed = false;
            for at in 0..self.names.len() {
                let best =
                    self.ways_from(at as u16).filter_map(|(to, cost)| Some(costs[usize::from(to)]? + cost)).min();
                if best.is_some_and(|best| costs[at].is_none_or(|known| best < known)) {
                    (costs[at], changed) = (best, true);
                }
            }
            if !changed {
                return costs;
            }
        }
    }

    /// A random graph that hangs together: places on a grid, ways between neighbors and some more, estimates at or
    /// below the true cost.
    pub(super) fn random(places: usize, dice: &mut Dice) -> Self {
        let mut map = Self::default();
        let wide = places.isqrt().max(2) as i32;
        for number in 0..places {
            let place = map.place(&char::from(b'A' + number as u8).to_string());
            let (col, row) = (number as i32 % wide, number as i32 / wide);
            map.spots[usize::from(place)] = Some((col * 4 + dice.below(2) as i32, row * 3 + dice.below(2) as i32));
        }
        for number in 1..places {
            let near = [Some(number - 1).filter(|_| number as i32 % wide != 0), number.checked_sub(wide as usize)];
            let near: Vec<usize> = near.into_iter().flatten().collect();
            let kept = dice.below(3);
            for (nth, &other) in near.iter().enumerate() {
                if nth == 0 || kept > 0 {
                    map.join(other, number, 1 + dice.below(9) as u32);
                }
            }
        }
        map.goals = vec![places as u16 - 1];
        for (place, cost) in map.costs_to_goal().into_iter().enumerate() {
            let least = cost.unwrap_or(0);
            map.estimates[place] = Some(least - dice.below(least as usize / 2 + 1) as u32);
        }
        map
    }

    fn join(&mut self, from: usize, to: usize, cost: u32) {
        debug_assert!(cost <= MOST_COST, "random costs are small");
        self.ways.push(Road { from: from as u16, to: to as u16, cost, directed: false });
    }
}
