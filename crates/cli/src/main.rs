//! The `jogada` program.
fn main() {}
