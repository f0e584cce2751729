//! Numbers in as few bytes as they take: seven bits a byte, the lowest first.

/// Writes a number at the end.
pub(super) fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads the number at a place, which moves on to the next.
pub(super) fn take(bytes: &[u8], place: &mut usize) -> u64 {
    let mut number = 0;
    for shift in (0..).step_by(7) {
        let byte = bytes[*place];
        *place += 1;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
    }
    number
}

/// A signed number whose size decides how many bytes it takes.
pub(super) const fn unsigned(number: i32) -> u64 {
    ((number << 1) ^ (number >> 31)) as u32 as u64
}

/// The inverse of [`unsigned`].
pub(super) const fn signed(number: u64) -> i32 {
    let number = number as u32;
    (number >> 1) as i32 ^ -((number & 1) as i32)
}

/// A fraction: its last bits, which are mostly zero, are put first.
pub(super) const fn bits(fraction: f64) -> u64 {
    fraction.to_bits().reverse_bits()
}

/// The inverse of [`bits`].
pub(super) const fn number(bits: u64) -> f64 {
    f64::from_bits(bits.reverse_bits())
}
