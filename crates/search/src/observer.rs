//! Watching a search from outside.

use jogada_rules::{Bound, Value, Window};

/// Whose node was cut: the names that the course reports use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// At a node of the opponent of the root's side.
    Alpha,
    /// At a node of the root's side.
    Beta,
}

/// What a simulation chose among when it went down by a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Selected<M> {
    /// How often the chosen move was taken before.
    pub visits: u64,
    /// The mean of what came of it, for who makes it.
    pub mean: f32,
    /// The moves that could be taken, in the order of the rules.
    pub among: Vec<Weighed<M>>,
}

/// A move that could be taken: the greatest `mean + bonus` is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<M> {
    /// The move.
    pub mv: M,
    /// How often it was taken before.
    pub visits: u64,
    /// What is thought of it, for who makes it: the mean of its results, with hearsay where that counts.
    pub mean: f32,
    /// What it gains by having been tried little.
    pub bonus: f32,
}

/// Makes the trait and all that must know every event of it from one list: who watches nothing, and two who watch at
/// once. An argument that can be had only once says after `=` how two can have it.
macro_rules! observer {
    (
        $(#[$trait_about:meta])*
        pub trait $observer:ident<M> {
            $($(#[$about:meta])* $event:ident($($arg:ident: $type:ty $(= $how:ident)?),*);)*
        }
    ) => {
        $(#[$trait_about])*
        pub trait $observer<M> {
            $(
                $(#[$about])*
                #[inline]
                fn $event(&mut self, $($arg: $type),*) {
                    let _ = ($($arg,)*);
                }
            )*
        }

        /// Two watch at once.
        impl<M: Copy, A: $observer<M>, B: $observer<M>> $observer<M> for (A, B) {
            $(
                #[inline]
                fn $event(&mut self, $($arg: $type),*) {
                    $(let $arg = twice!($arg $($how)?);)*
                    self.0.$event($($arg.0),*);
                    self.1.$event($($arg.1),*);
                }
            )*
        }
    };
}

/// An argument for the first and for the second of two watchers.
macro_rules! twice {
    ($arg:ident) => {
        ($arg, $arg)
    };
    ($arg:ident iterator) => {{
        let all: Vec<_> = $arg.collect();
        (all.clone().into_iter(), all.into_iter())
    }};
    ($arg:ident call) => {{
        let told = $arg();
        let copy = told.clone();
        (move || told, move || copy)
    }};
}

observer! {
    /// Someone who watches a tree search. Every method does nothing unless it is overridden, and with `()` the calls
    /// compile to nothing: statistics, traces and live figures leave the hot loop through here.
    ///
    /// `ply` counts from the root: its children are entered at ply 1.
    ///
    /// ```
    /// use jogada_rules::example::Countdown21;
    /// use jogada_rules::{Game, Nothing, Value};
    /// use jogada_search::tree::{Ends, minimax};
    /// use jogada_search::{Clock, Observer};
    ///
    /// #[derive(Default)]
    /// struct Ends21(u32);
    ///
    /// impl<M> Observer<M> for Ends21 {
    ///     fn settle(&mut self, _: u32, _: Value) {
    ///         self.0 += 1;
    ///     }
    /// }
    ///
    /// let (mut state, mut ends) = (Countdown21.initial(), Ends21::default());
    /// for mv in [3, 3, 3, 3, 3, 3] {
    ///     Countdown21.play(&mut state, mv);
    /// }
    /// minimax(&Countdown21, &state, &Nothing, 9, Ends::Outcome, &mut Clock::unlimited(), &mut ends);
    /// assert_eq!(ends.0, 4, "1 + 1 + 1, 1 + 2, 2 + 1 and 3");
    /// ```
    pub trait Observer<M> {
        /// The root is about to be searched to `depth` within `window`.
        begin(depth: u32, window: Window);

        /// A search that is not depth first turns to a node: the moves that lead there, the last one first.
        turn_to(upward: impl Iterator<Item = M> = iterator);

        /// A position is entered by `mv`, to be searched within `window` (the child's point of view).
        enter(ply: u32, mv: M, window: Window);

        /// The position entered last and not yet left is left with `value`, from its own point of view.
        leave(ply: u32, value: Value);

        /// The horizon: a position is estimated.
        evaluate(ply: u32, value: Value);

        /// The end of a game is reached.
        settle(ply: u32, value: Value);

        /// A move is better than all before it and than alpha.
        raise(ply: u32, mv: M, value: Value);

        /// `value` refutes the node at `ply`; `skipped` moves need not be looked at.
        cut(ply: u32, kind: Cut, value: Value, skipped: usize);

        /// The table is asked for the node at `ply`; a hit is an answer that was used.
        probe(ply: u32, hit: bool);

        /// The table learns about the node at `ply`.
        store(ply: u32, value: Value, bound: Bound);

        /// One iteration is finished.
        iteration(depth: u32, value: Value, line: &[M]);

        /// The node at `ply` needs no search: its value, or a bound that decides it, is proven.
        reach(ply: u32, value: Value);

        /// A best-first search takes the solved node that it turned to, worth `merit` in the eyes of the root.
        merit(ply: u32, merit: Value);

        /// A simulation goes down by `mv` to `ply`; `selected` tells what it chose among.
        select(ply: u32, mv: M, selected: impl FnOnce() -> Selected<M> = call);

        /// The node at `ply` gets so many children.
        grow(ply: u32, children: usize);

        /// A game is played from the node at `ply` to its end: 0 if First lost it, 1 if First won it.
        play_out(ply: u32, result: f32);

        /// The result is counted for the move that leads to `ply`; `record` tells how often it was made, and its mean
        /// for who makes it.
        back_up(ply: u32, record: impl FnOnce() -> (u64, f32) = call);

        /// A search by simulations answers: so many games began with its move, of so many in all, and the tree holds so
        /// many moves.
        tally(chosen: u64, all: u64, tree: usize);

        /// The value of the node at `ply` is proven to lie between two values.
        prove(ply: u32, lower: Value, upper: Value);

        /// A proof begins: can the side to move at the root still get a margin of `at_least`?
        ask(at_least: i32);

        /// A move of a node is looked at: how many positions a yes and a no still need.
        look(ply: u32, mv: M, proof: u32, disproof: u32);

        /// The most promising move is followed until one of its numbers reaches its limit.
        follow(ply: u32, mv: M, proof_limit: u32, disproof_limit: u32);

        /// The numbers of the node at `ply` follow from those of its moves.
        combine(ply: u32, proof: u32, disproof: u32);
    }
}

/// Nobody watches.
impl<M> Observer<M> for () {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes down what it hears.
    #[derive(Default)]
    struct Diary(Vec<String>);

    impl Observer<u8> for Diary {
        fn turn_to(&mut self, upward: impl Iterator<Item = u8>) {
            self.0.push(format!("turn to {:?}", upward.collect::<Vec<_>>()));
        }

        fn cut(&mut self, ply: u32, kind: Cut, value: Value, skipped: usize) {
            self.0.push(format!("cut {kind:?} at {ply}: {value}, {skipped} left"));
        }

        fn back_up(&mut self, ply: u32, record: impl FnOnce() -> (u64, f32)) {
            self.0.push(format!("back up to {ply}: {:?}", record()));
        }
    }

    #[test]
    fn two_who_watch_at_once_hear_the_same() {
        let mut both = (Diary::default(), (Diary::default(), ()));
        both.turn_to([3, 2, 1].into_iter());
        both.cut(4, Cut::Alpha, Value::points(2), 5);
        both.back_up(1, || (7, 0.5));
        let (first, (second, ())) = both;
        assert_eq!(first.0, ["turn to [3, 2, 1]", "cut Alpha at 4: +2, 5 left", "back up to 1: (7, 0.5)"]);
        assert_eq!(first.0, second.0);
    }
}
