//! The card of `expert`.

use jogada_catalog::{Computer, Parameter};
use jogada_rules::{Counters, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::Found;

use super::{PvsCard, TreeCard, keys};
use crate::task::Work;

/// The game's own player; it can not be watched, because it tells an observer nothing.
pub(super) struct OwnExpert(PvsCard);

impl TreeCard for OwnExpert {
    const NAME: &'static str = "expert";
    const ABOUT: Phrase = Phrase::new(
        "The game's own player, which knows it better than any general search",
        "O jogador próprio do jogo, que o conhece melhor do que qualquer procura geral",
    );
    const CUTS: bool = true;
    fn keys() -> Vec<Parameter> {
        let own = vec![keys::table("16M"), keys::threads(), keys::seed(), keys::slip()];
        [keys::limits(), own].concat()
    }

    fn of(computer: &Computer) -> Self {
        Self(PvsCard::of(computer))
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, report } = work;
        let (table, kept) = match memory.of_expert(task) {
            Ok(means) => means,
            Err(stopped) => return task.unsearched(stopped),
        };
        match task.expert {
            Some(expert) => expert.search(&task.assignment(table, kept), clock, report),
            // Only a game with an expert has this card on its shelf.
            None => self.0.search(Work { task, memory, clock, observer, report }),
        }
    }

    fn lines<G: Standard>(&self, lines: usize, work: Work<'_, '_, G, Counters>) -> Vec<Found<G::Move>> {
        let Work { task, memory, clock, observer, report } = work;
        let known = match (task.expert, memory.of_expert(task)) {
            (_, Err(stopped)) => return vec![task.unsearched(stopped)],
            (Some(expert), Ok((table, kept))) => expert.analyze(&task.assignment(table, kept), lines, clock, report),
            (None, _) => None,
        };
        known.unwrap_or_else(|| self.0.best_lines(lines, Work { task, memory, clock, observer, report }))
    }
}
