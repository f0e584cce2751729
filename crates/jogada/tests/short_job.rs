//! The job that the short ways are measured by stays short.

/// Lines of code: neither blank nor a comment, as rustfmt writes them (which the format check sees to).
fn lines(source: &str) -> usize {
    let code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    source.lines().filter(code).filter(|line| !line.starts_with("#![expect")).count()
}

#[test]
fn a_game_by_two_searches_and_a_way_on_a_grid_take_thirty_one_lines() {
    let count = lines(include_str!("../examples/short.rs"));
    assert!(count <= 31, "{count} lines");
}

#[test]
fn the_long_way_is_counted_the_same() {
    assert!(lines(include_str!("../examples/long.rs")) > 60);
}
