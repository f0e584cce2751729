//! Days by their dates.

/// Year, month and day of a day counted from 1970-01-01. Years begin in March, so that leap days end them (after Hinnant).
///
/// ```
/// assert_eq!(jogada_catalog::date_of(20_773), [2026, 11, 16]);
/// ```
pub const fn date_of(day: i64) -> [i64; 3] {
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    [year_of_era + era * 400 + (month <= 2) as i64, month, day]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date_of(0), [1970, 1, 1]);
        assert_eq!(date_of(11_016), [2000, 2, 29]);
        assert_eq!(date_of(20_773), [2026, 11, 16]);
    }
}
