//! The page and the server behind it.
