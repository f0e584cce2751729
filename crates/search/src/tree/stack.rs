//! Recursion as deep as anyone asks for.

/// Plies between two looks at the stack.
const PLIES_BETWEEN_LOOKS: u32 = 32;
/// What must be left on the stack at a look: far more than that many plies need, in debug builds too.
const MUST_BE_LEFT: usize = 256 << 10;
/// How much a new stretch of stack holds.
const STRETCH: usize = 4 << 20;

/// Runs one level of a recursion, on a fresh stretch of stack when the present one runs low.
///
/// Looks only at every 32nd ply, so it costs nothing where recursion is shallow.
///
/// ```
/// use jogada_search::tree::deep;
///
/// fn sum(ply: u32) -> u64 {
///     if ply == 200_000 { 0 } else { deep(ply, || u64::from(ply) + sum(ply + 1)) }
/// }
/// assert_eq!(sum(0), 19_999_900_000);
/// ```
#[inline]
pub fn deep<R>(ply: u32, level: impl FnOnce() -> R) -> R {
    if ply % PLIES_BETWEEN_LOOKS == PLIES_BETWEEN_LOOKS - 1 {
        stacker::maybe_grow(MUST_BE_LEFT, STRETCH, level)
    } else {
        level()
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    /// Far deeper than the stack of a thread is.
    const BOTTOM: u32 = 100_000;

    /// A level that takes its room, as those of searches do.
    fn count(ply: u32) -> u32 {
        let room = black_box([ply; 64]);
        if ply == BOTTOM { 0 } else { deep(ply, || count(ply + 1)) + room[1] / ply.max(1) }
    }

    #[test]
    fn recursion_goes_on_where_the_stack_ends() {
        let narrow = std::thread::Builder::new().stack_size(1 << 20);
        let counted = narrow.spawn(|| count(0)).expect("a thread can be started").join();
        assert_eq!(counted.expect("there is room"), BOTTOM - 1);
    }
}
