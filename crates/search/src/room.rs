//! Asking for memory whose size someone chose: what is not there ends a search, never the process.

use jogada_rules::Stopped;

/// A list of `count` fresh items, if there is room for it.
pub(crate) fn filled<T>(count: usize, fresh: impl FnMut() -> T) -> Result<Vec<T>, Stopped> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| Stopped::Memory)?;
    list.resize_with(count, fresh);
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_any_machine_has_is_told_and_not_died_of() {
        assert_eq!(filled(usize::MAX / 16, || 0_u64), Err(Stopped::Memory));
        assert_eq!(filled(3, || 7_u8), Ok(vec![7, 7, 7]));
    }
}
