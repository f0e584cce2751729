//! Adji-boto known exactly when few pieces are left.

pub mod tables;
