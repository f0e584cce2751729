//! Games that bring a solver or a player of their own along.

mod dots_and_boxes;

pub(crate) use self::dots_and_boxes::ByQuiet;
